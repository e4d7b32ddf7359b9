// RUN: fuse-opt %s -split-input-file --fuse-to-fused | FileCheck %s

// Two token dimensions are one M; the reshapes end at the function's boundaries.
#x = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#w = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#y = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#i = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#b = affine_map<(d0, d1, d2) -> (d2)>
// CHECK-LABEL: func.func @tokens(
// CHECK: tensor.collapse_shape
// CHECK: fuse.kernel
// CHECK: fuse.matmul (m, n, k) acc(f32)
// CHECK-NEXT: lhs(%{{.*}}[m, k] : tensor<?x32xf16>)
// CHECK-NEXT: rhs(%{{.*}}[n, k] : tensor<16x32xf16>)
// CHECK-NEXT: aux(%{{.*}}[n] : tensor<16xf32>)
// CHECK-NOT: fuse.kernel
// CHECK: tensor.expand_shape
// CHECK-NEXT: return
func.func @tokens(%x: tensor<?x?x32xf16>, %w: tensor<16x32xf16>, %bias: tensor<16xf32>) -> tensor<?x?x16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %d0 = tensor.dim %x, %c0 : tensor<?x?x32xf16>
  %d1 = tensor.dim %x, %c1 : tensor<?x?x32xf16>
  %e = tensor.empty(%d0, %d1) : tensor<?x?x16xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
  %y = linalg.contract indexing_maps = [#x, #w, #y]
      ins(%x, %w : tensor<?x?x32xf16>, tensor<16x32xf16>) outs(%f : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
  %r = linalg.generic {indexing_maps = [#i, #b, #i], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%y, %bias : tensor<?x?x16xf32>, tensor<16xf32>) outs(%e : tensor<?x?x16xf32>) {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %s = arith.addf %a, %c : f32
    linalg.yield %s : f32
  } -> tensor<?x?x16xf32>
  return %r : tensor<?x?x16xf32>
}
