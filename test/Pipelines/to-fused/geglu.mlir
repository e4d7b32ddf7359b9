// RUN: fuse-opt %s --fuse-to-fused | FileCheck %s

// Two matmuls whose results meet in elementwise work, one of them with other dimension names and order.

// CHECK-LABEL: func.func @ffn
// CHECK-SAME:    %[[X:[^:]*]]: tensor<?x4096xf16>, %[[WU:[^:]*]]: {{[^,]*}}, %[[WV:[^:]*]]: {{[^,]*}}, %[[WO:[^:]*]]:
// CHECK:         %[[P:.*]] = fuse.kernel "ffn_0" {
// CHECK:           %[[H:.*]] = fuse.matmul (m, n, k) acc(f32)
// CHECK-NEXT:        lhs(%[[X]][m, k] :
// CHECK-NEXT:        rhs(%[[WU]][n, k] : tensor<12288x4096xf16>, %[[WV]][n, k] : tensor<12288x4096xf16>)
// CHECK-NEXT:        outs(%{{.*}}[m, n] : tensor<?x12288xf16>)
// CHECK-NEXT:        epilogue(%[[A:.*]], %[[B:.*]]) {
// CHECK:               %[[G:.*]] = fuse.gelu  erf %[[A]] : f32
// CHECK-NEXT:          %[[M:.*]] = arith.mulf %[[G]], %[[B]] : f32
// CHECK:               %[[R:.*]] = arith.truncf %[[M]] : f32 to f16
// CHECK:               fuse.yield %[[R]] : f16
// CHECK:           fuse.yield %[[H]] : tensor<?x12288xf16>
// CHECK:         %[[Y:.*]] = fuse.kernel "ffn_1" {
// CHECK:           lhs(%[[P]][m, k] :
// CHECK:         return %[[Y]]
// CHECK-NOT:     fuse.kernel
func.func @ffn(%x: tensor<?x4096xf16>, %wu: tensor<12288x4096xf16>, %wv: tensor<12288x4096xf16>, %wo: tensor<4096x12288xf16>) -> tensor<?x4096xf16> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %x, %c0 : tensor<?x4096xf16>
  %e = tensor.empty(%d) : tensor<?x12288xf16>
  %u = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x4096xf16>) rhs(%wu[n, k] : tensor<12288x4096xf16>)
     outs(%e[m, n] : tensor<?x12288xf16>) epilogue(%a) {
    %r = arith.truncf %a : f32 to f16
    fuse.yield %r : f16
  }
  %du = tensor.dim %u, %c0 : tensor<?x12288xf16>
  %e2 = tensor.empty(%du) : tensor<?x12288xf16>
  %g = fuse.elementwise (i, j) ins(%u[i, j] : tensor<?x12288xf16>) outs(%e2[i, j] : tensor<?x12288xf16>) body(%a) {
    %a32 = arith.extf %a : f16 to f32
    %r = fuse.gelu erf %a32 : f32
    %r16 = arith.truncf %r : f32 to f16
    fuse.yield %r16 : f16
  }
  %v = fuse.matmul (i, k, j) acc(f32) lhs(%x[i, k] : tensor<?x4096xf16>) rhs(%wv[j, k] : tensor<12288x4096xf16>)
     outs(%e[i, j] : tensor<?x12288xf16>) epilogue(%a) {
    %r = arith.truncf %a : f32 to f16
    fuse.yield %r : f16
  }
  %p = fuse.elementwise (i, j) ins(%g[i, j] : tensor<?x12288xf16>, %v[i, j] : tensor<?x12288xf16>) outs(%e2[i, j] : tensor<?x12288xf16>) body(%a, %b) {
    %a32 = arith.extf %a : f16 to f32
    %b32 = arith.extf %b : f16 to f32
    %r = arith.mulf %a32, %b32 : f32
    %r16 = arith.truncf %r : f32 to f16
    fuse.yield %r16 : f16
  }
  %e3 = tensor.empty(%d) : tensor<?x4096xf16>
  %y = fuse.matmul (m, n, k) acc(f32) lhs(%p[m, k] : tensor<?x12288xf16>) rhs(%wo[n, k] : tensor<4096x12288xf16>)
     outs(%e3[m, n] : tensor<?x4096xf16>) epilogue(%a) {
    %r = arith.truncf %a : f32 to f16
    fuse.yield %r : f16
  }
  return %y : tensor<?x4096xf16>
}
