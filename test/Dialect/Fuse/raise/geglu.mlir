// RUN: fuse-opt %s --fuse-normalize --fuse-raise | FileCheck %s

// A GEGLU feed-forward block as a framework spells it: f16 tensors, weights
// [out, in], a dynamic number of tokens, exact GELU in f32.

#xk = affine_map<(d0, d1, d2) -> (d0, d2)>
#wk = affine_map<(d0, d1, d2) -> (d1, d2)>
#mn = affine_map<(d0, d1, d2) -> (d0, d1)>
#id = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: func.func @geglu(
// CHECK-SAME: %[[X:.*]]: tensor<?x4096xf16>, %[[WU:.*]]: tensor<12288x4096xf16>, %[[WV:.*]]: tensor<12288x4096xf16>, %[[WO:.*]]: tensor<4096x12288xf16>
func.func @geglu(%x: tensor<?x4096xf16>, %wu: tensor<12288x4096xf16>, %wv: tensor<12288x4096xf16>,
                 %wo: tensor<4096x12288xf16>) -> tensor<?x4096xf16> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f16
  %m = tensor.dim %x, %c0 : tensor<?x4096xf16>
  %e0 = tensor.empty(%m) : tensor<?x12288xf16>
  %f0 = linalg.fill ins(%zero : f16) outs(%e0 : tensor<?x12288xf16>) -> tensor<?x12288xf16>
  // CHECK: %[[U:.*]] = fuse.matmul (m, n, k) acc(f32)
  // CHECK-NEXT: lhs(%[[X]][m, k] : tensor<?x4096xf16>)
  // CHECK-NEXT: rhs(%[[WU]][n, k] : tensor<12288x4096xf16>)
  // CHECK-NEXT: outs(%{{.*}}[m, n] : tensor<?x12288xf16>)
  // CHECK-NEXT: epilogue(%[[A:.*]]) {
  // CHECK-NEXT: %[[T:.*]] = arith.truncf %[[A]] : f32 to f16
  // CHECK-NEXT: fuse.yield %[[T]] : f16
  %u = linalg.matmul indexing_maps = [#xk, #wk, #mn]
      ins(%x, %wu : tensor<?x4096xf16>, tensor<12288x4096xf16>) outs(%f0 : tensor<?x12288xf16>) -> tensor<?x12288xf16>
  // CHECK: %[[V:.*]] = fuse.matmul (m, n, k) acc(f32)
  // CHECK-NEXT: lhs(%[[X]][m, k] : tensor<?x4096xf16>)
  // CHECK-NEXT: rhs(%[[WV]][n, k] : tensor<12288x4096xf16>)
  %et = tensor.empty() : tensor<4096x12288xf16>
  %wvt = linalg.transpose ins(%wv : tensor<12288x4096xf16>) outs(%et : tensor<4096x12288xf16>) permutation = [1, 0]
  %v = linalg.matmul ins(%x, %wvt : tensor<?x4096xf16>, tensor<4096x12288xf16>)
      outs(%f0 : tensor<?x12288xf16>) -> tensor<?x12288xf16>
  // CHECK: %[[H:.*]] = fuse.elementwise (m, n)
  // CHECK-NEXT: ins(%[[U]][m, n] : tensor<?x12288xf16>, %[[V]][m, n] : tensor<?x12288xf16>)
  // CHECK-NEXT: outs(%{{.*}}[m, n] : tensor<?x12288xf16>)
  // CHECK-NEXT: body(%[[UE:.*]], %[[VE:.*]]) {
  // CHECK-NEXT: %[[U32:.*]] = arith.extf %[[UE]]
  // CHECK: %[[G:.*]] = fuse.gelu erf %[[U32]] : f32
  // CHECK-NOT: math.erf
  %h = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%u, %v : tensor<?x12288xf16>, tensor<?x12288xf16>) outs(%e0 : tensor<?x12288xf16>) {
  ^bb0(%a: f16, %b: f16, %o: f16):
    %half = arith.constant 0.5 : f32
    %one = arith.constant 1.0 : f32
    %sqrt2 = arith.constant 1.41421354 : f32
    %a32 = arith.extf %a : f16 to f32
    %b32 = arith.extf %b : f16 to f32
    %s = arith.divf %a32, %sqrt2 : f32
    %erf = math.erf %s : f32
    %p = arith.addf %erf, %one : f32
    %q = arith.mulf %a32, %half : f32
    %g = arith.mulf %q, %p : f32
    %y = arith.mulf %g, %b32 : f32
    %r = arith.truncf %y : f32 to f16
    linalg.yield %r : f16
  } -> tensor<?x12288xf16>
  // CHECK: %[[Y:.*]] = fuse.matmul (m, n, k) acc(f32)
  // CHECK-NEXT: lhs(%[[H]][m, k] : tensor<?x12288xf16>)
  // CHECK-NEXT: rhs(%[[WO]][n, k] : tensor<4096x12288xf16>)
  // CHECK: return %[[Y]]
  // CHECK-NOT: linalg
  %e1 = tensor.empty(%m) : tensor<?x4096xf16>
  %f1 = linalg.fill ins(%zero : f16) outs(%e1 : tensor<?x4096xf16>) -> tensor<?x4096xf16>
  %y = linalg.matmul indexing_maps = [#xk, #wk, #mn]
      ins(%h, %wo : tensor<?x12288xf16>, tensor<4096x12288xf16>) outs(%f1 : tensor<?x4096xf16>) -> tensor<?x4096xf16>
  return %y : tensor<?x4096xf16>
}
