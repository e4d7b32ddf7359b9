// RUN: fuse-opt %s -split-input-file --fuse-to-fused | FileCheck %s

// Scale, causal mask, softmax, as ops of their own.
#a = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-LABEL: func.func @masked(
// CHECK: fuse.softmax (b, m, n) over(n) causal(m)
// CHECK: prologue(
// CHECK-NOT: arith.select
// CHECK: fuse.yield
// CHECK-NOT: fuse.kernel
func.func @masked(%x: tensor<4x?x?xf16>) -> tensor<4x?x?xf16> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d1 = tensor.dim %x, %c1 : tensor<4x?x?xf16>
  %d2 = tensor.dim %x, %c2 : tensor<4x?x?xf16>
  %e = tensor.empty(%d1, %d2) : tensor<4x?x?xf32>
  %scale = arith.constant 0.125 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %s = linalg.generic {indexing_maps = [#a, #a], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x : tensor<4x?x?xf16>) outs(%e : tensor<4x?x?xf32>) {
  ^bb0(%a: f16, %o: f32):
    %w = arith.extf %a : f16 to f32
    %r = arith.mulf %w, %scale : f32
    linalg.yield %r : f32
  } -> tensor<4x?x?xf32>
  %m = linalg.generic {indexing_maps = [#a, #a], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%s : tensor<4x?x?xf32>) outs(%e : tensor<4x?x?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %i = linalg.index 1 : index
    %j = linalg.index 2 : index
    %c = arith.cmpi ugt, %j, %i : index
    %r = arith.select %c, %ninf, %a : f32
    linalg.yield %r : f32
  } -> tensor<4x?x?xf32>
  %p = linalg.softmax dimension(2) ins(%m : tensor<4x?x?xf32>) outs(%e : tensor<4x?x?xf32>) -> tensor<4x?x?xf32>
  %e16 = tensor.empty(%d1, %d2) : tensor<4x?x?xf16>
  %y = linalg.generic {indexing_maps = [#a, #a], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%p : tensor<4x?x?xf32>) outs(%e16 : tensor<4x?x?xf16>) {
  ^bb0(%a: f32, %o: f16):
    %r = arith.truncf %a : f32 to f16
    linalg.yield %r : f16
  } -> tensor<4x?x?xf16>
  return %y : tensor<4x?x?xf16>
}
