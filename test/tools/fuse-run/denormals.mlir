// A result whose elements are denormals of its type has few digits, and owes no more.

// RUN: fuse-run %s --device=cpu --check | FileCheck %s
// RUN: fuse-run %s --device=cpu --outputs=%t
// RUN: fuse-run %s --device=cpu --check --reference=%t/result0.npy | FileCheck %s
// RUN: not fuse-run %s --device=cpu --check --reference=%t/result0.npy --seed=1 | FileCheck %s --check-prefix=OTHER
// CHECK: ok: |got-ref|/|ref|
// OTHER: FAILED: |got-ref|/|ref|
#id = affine_map<(d0) -> (d0)>
func.func @main(%x: tensor<1000xf32>) -> tensor<1000xf16> {
  %small = arith.constant 3.0e-7 : f32
  %empty = tensor.empty() : tensor<1000xf16>
  %y = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : tensor<1000xf32>) outs(%empty : tensor<1000xf16>) {
  ^bb0(%a: f32, %b: f16):
    %s = arith.mulf %a, %small : f32
    %h = arith.truncf %s : f32 to f16
    linalg.yield %h : f16
  } -> tensor<1000xf16>
  return %y : tensor<1000xf16>
}
