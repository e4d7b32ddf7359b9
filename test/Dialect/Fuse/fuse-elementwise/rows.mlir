// RUN: fuse-opt %s -split-input-file --fuse-to-fused | FileCheck %s

#mn = affine_map<(d0, d1) -> (d0, d1)>
#m = affine_map<(d0, d1) -> (d0)>
#i = affine_map<(d0) -> (d0)>

// Sum, work on the sum, work on the row: one kernel, with the sum as a result.
// CHECK-LABEL: func.func @share(
// CHECK:         fuse.kernel
// CHECK:           fuse.row (m, n) over(n)
// CHECK:             fuse.reduce addf
// CHECK:             arith.divf
// CHECK-NOT:     fuse.kernel
func.func @share(%x: tensor<?x64xf32>) -> (tensor<?x64xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %d = tensor.dim %x, %c0 : tensor<?x64xf32>
  %e = tensor.empty(%d) : tensor<?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %s = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x64xf32>) outs(%f : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.addf %a, %o : f32
    linalg.yield %r : f32
  } -> tensor<?xf32>
  %g = tensor.empty(%d) : tensor<?x64xf32>
  %y = linalg.generic {indexing_maps = [#mn, #m, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%x, %s : tensor<?x64xf32>, tensor<?xf32>) outs(%g : tensor<?x64xf32>) {
  ^bb0(%a: f32, %t: f32, %o: f32):
    %r = arith.divf %a, %t : f32
    linalg.yield %r : f32
  } -> tensor<?x64xf32>
  return %y, %s : tensor<?x64xf32>, tensor<?xf32>
}

// -----

#mn = affine_map<(d0, d1) -> (d0, d1)>
#m = affine_map<(d0, d1) -> (d0)>

// Softmax and the largest of what it gives: the softmax gives way to row work.
// CHECK-LABEL: func.func @softmax_max(
// CHECK:         fuse.row (m, n) over(n)
// CHECK:           fuse.reduce maximumf
// CHECK:           fuse.reduce addf
// CHECK:           fuse.reduce maximumf
// CHECK-NOT:     fuse.kernel
func.func @softmax_max(%x: tensor<8x64xf32>) -> (tensor<8x64xf32>, tensor<8xf32>) {
  %low = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<8x64xf32>
  %p = linalg.softmax dimension(1) ins(%x : tensor<8x64xf32>) outs(%e : tensor<8x64xf32>) -> tensor<8x64xf32>
  %e1 = tensor.empty() : tensor<8xf32>
  %f = linalg.fill ins(%low : f32) outs(%e1 : tensor<8xf32>) -> tensor<8xf32>
  %s = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%p : tensor<8x64xf32>) outs(%f : tensor<8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.maximumf %a, %o : f32
    linalg.yield %r : f32
  } -> tensor<8xf32>
  return %p, %s : tensor<8x64xf32>, tensor<8xf32>
}

// -----

#mn = affine_map<(d0, d1) -> (d0, d1)>
#m = affine_map<(d0, d1) -> (d0)>
#n = affine_map<(d0, d1) -> (d1)>

// Sums of rows and of columns: two kernels.
// CHECK-LABEL: func.func @apart(
// CHECK:         fuse.row (m, n) over(n)
// CHECK:         fuse.row (m, n) over(m)
func.func @apart(%x: tensor<8x64xf32>) -> (tensor<8xf32>, tensor<64xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %s = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<8x64xf32>) outs(%f : tensor<8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.addf %a, %o : f32
    linalg.yield %r : f32
  } -> tensor<8xf32>
  %e1 = tensor.empty() : tensor<64xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<64xf32>) -> tensor<64xf32>
  %t = linalg.generic {indexing_maps = [#mn, #n], iterator_types = ["reduction", "parallel"]}
      ins(%x : tensor<8x64xf32>) outs(%f1 : tensor<64xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.addf %a, %o : f32
    linalg.yield %r : f32
  } -> tensor<64xf32>
  return %s, %t : tensor<8xf32>, tensor<64xf32>
}
