// RUN: fuse-opt %s --fuse-to-fused | FileCheck %s

// Work that asks for coordinates keeps the dimensions that a contraction sees as one: no division tells them apart.
#b = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-LABEL: func.func @swapped(
// CHECK-NOT:     arith.divsi
// CHECK:         fuse.elementwise (b, m, n)
// CHECK-NOT:     arith.divsi
// CHECK:         tensor.collapse_shape %{{.*}} {{\[\[}}0, 1], [2]]
// CHECK:         fuse.matmul (m, n, k)
func.func @swapped(%x: tensor<2x7x16xf32>, %w: tensor<16x8xf32>) -> tensor<14x8xf32> {
  %z = arith.constant 0.0 : f32
  %p = tensor.extract_slice %x[0, 0, 8] [2, 7, 8] [1, 1, 1] : tensor<2x7x16xf32> to tensor<2x7x8xf32>
  %q = tensor.extract_slice %x[0, 0, 0] [2, 7, 8] [1, 1, 1] : tensor<2x7x16xf32> to tensor<2x7x8xf32>
  %s = tensor.concat dim(2) %p, %q : (tensor<2x7x8xf32>, tensor<2x7x8xf32>) -> tensor<2x7x16xf32>
  %e0 = tensor.empty() : tensor<2x7x16xf32>
  %n = linalg.generic {indexing_maps = [#b, #b], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%s : tensor<2x7x16xf32>) outs(%e0 : tensor<2x7x16xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.negf %a : f32
    linalg.yield %r : f32
  } -> tensor<2x7x16xf32>
  %c = tensor.collapse_shape %n [[0, 1], [2]] : tensor<2x7x16xf32> into tensor<14x16xf32>
  %e = tensor.empty() : tensor<14x8xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<14x8xf32>) -> tensor<14x8xf32>
  %y = linalg.matmul ins(%c, %w : tensor<14x16xf32>, tensor<16x8xf32>) outs(%f : tensor<14x8xf32>) -> tensor<14x8xf32>
  return %y : tensor<14x8xf32>
}

// Without coordinates the work takes the contraction's dimensions, as before.
// CHECK-LABEL: func.func @plain(
// CHECK:         tensor.collapse_shape %arg0
// CHECK:         fuse.elementwise (m, n)
// CHECK:         fuse.matmul (m, n, k)
func.func @plain(%x: tensor<2x7x16xf32>, %w: tensor<16x8xf32>) -> tensor<14x8xf32> {
  %z = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<2x7x16xf32>
  %n = linalg.generic {indexing_maps = [#b, #b], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x : tensor<2x7x16xf32>) outs(%e0 : tensor<2x7x16xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.negf %a : f32
    linalg.yield %r : f32
  } -> tensor<2x7x16xf32>
  %c = tensor.collapse_shape %n [[0, 1], [2]] : tensor<2x7x16xf32> into tensor<14x16xf32>
  %e = tensor.empty() : tensor<14x8xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<14x8xf32>) -> tensor<14x8xf32>
  %y = linalg.matmul ins(%c, %w : tensor<14x16xf32>, tensor<16x8xf32>) outs(%f : tensor<14x8xf32>) -> tensor<14x8xf32>
  return %y : tensor<14x8xf32>
}
