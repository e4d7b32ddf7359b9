// RUN: fuse-opt %s --fuse-to-fused | FileCheck %s

// QKV: k and v are as wide as each other, q is wider.
// CHECK-LABEL: func.func @qkv
// CHECK-SAME:    %[[X:[^:]*]]: {{[^,]*}}, %[[Q:[^:]*]]: {{[^,]*}}, %[[K:[^:]*]]: {{[^,]*}}, %[[V:[^:]*]]:
// CHECK:         fuse.kernel "qkv_0"
// CHECK:           rhs(%[[Q]][n, k] : tensor<64x64xf16>)
// CHECK:         fuse.kernel "qkv_1"
// CHECK:           rhs(%[[K]][n, k] : tensor<16x64xf16>, %[[V]][n, k] : tensor<16x64xf16>)
// CHECK:           fuse.yield %{{.*}}, %{{.*}} : f16, f16
// CHECK-NOT:     fuse.kernel
func.func @qkv(%x: tensor<?x64xf16>, %wq: tensor<64x64xf16>, %wk: tensor<16x64xf16>, %wv: tensor<16x64xf16>) -> (tensor<?x64xf16>, tensor<?x16xf16>, tensor<?x16xf16>) {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %x, %c0 : tensor<?x64xf16>
  %e = tensor.empty(%d) : tensor<?x64xf16>
  %f = tensor.empty(%d) : tensor<?x16xf16>
  %q = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x64xf16>) rhs(%wq[n, k] : tensor<64x64xf16>)
      outs(%e[m, n] : tensor<?x64xf16>) epilogue(%a) {
    %t = arith.truncf %a : f32 to f16
    fuse.yield %t : f16
  }
  %k = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x64xf16>) rhs(%wk[n, k] : tensor<16x64xf16>)
      outs(%f[m, n] : tensor<?x16xf16>) epilogue(%a) {
    %t = arith.truncf %a : f32 to f16
    fuse.yield %t : f16
  }
  %v = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x64xf16>) rhs(%wv[n, k] : tensor<16x64xf16>)
      outs(%f[m, n] : tensor<?x16xf16>) epilogue(%a) {
    %t = arith.truncf %a : f32 to f16
    fuse.yield %t : f16
  }
  return %q, %k, %v : tensor<?x64xf16>, tensor<?x16xf16>, tensor<?x16xf16>
}
