// A table of coordinates with a costly function: a kernel of its own, unless the compiler computes it.
// RUN: fuse-opt %s --fuse-to-fused | FileCheck %s --check-prefix=FUSED
// RUN: fuse-run %s --device=cpu --at=fused --check | FileCheck %s
// RUN: fuse-run %s --device=cpu --at=kernels --check | FileCheck %s

// FUSED-COUNT-1: fuse.kernel
// FUSED:         aux(%{{.*}}[m, n] : tensor<7x5xf32>)
// FUSED-NOT:     fuse.kernel
// FUSED-NOT:     math.
// CHECK:         result 0 f32 [3, 7, 5] ok

#id = affine_map<(m, n) -> (m, n)>
#all = affine_map<(b, m, n) -> (b, m, n)>
#table = affine_map<(b, m, n) -> (m, n)>
func.func @decay(%x: tensor<3x7x16xf32>, %y: tensor<3x16x5xf32>) -> tensor<3x7x5xf32> {
  %zero = arith.constant 0.0 : f32
  %rate = arith.constant -0.3 : f32
  %e = tensor.empty() : tensor<7x5xf32>
  %t = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<7x5xf32>) {
  ^bb0(%o: f32):
    %m = linalg.index 0 : index
    %n = linalg.index 1 : index
    %d = arith.subi %m, %n : index
    %i = arith.index_cast %d : index to i64
    %f = arith.sitofp %i : i64 to f32
    %s = arith.mulf %f, %rate : f32
    %p = math.exp %s : f32
    linalg.yield %p : f32
  } -> tensor<7x5xf32>
  %f = tensor.empty() : tensor<3x7x5xf32>
  %i = linalg.fill ins(%zero : f32) outs(%f : tensor<3x7x5xf32>) -> tensor<3x7x5xf32>
  %c = linalg.batch_matmul ins(%x, %y : tensor<3x7x16xf32>, tensor<3x16x5xf32>) outs(%i : tensor<3x7x5xf32>) -> tensor<3x7x5xf32>
  %r = linalg.generic {indexing_maps = [#all, #table, #all], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%c, %t : tensor<3x7x5xf32>, tensor<7x5xf32>) outs(%f : tensor<3x7x5xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.mulf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<3x7x5xf32>
  return %r : tensor<3x7x5xf32>
}
