// Two projections of one x: two accumulators, of which each is a result.
func.func @main(%x: tensor<?x4096xf16>, %w: tensor<4096x4096xf16>, %v: tensor<4096x4096xf16>) -> (tensor<?x4096xf16>, tensor<?x4096xf16>) {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x4096xf16>
  %e = tensor.empty(%m) : tensor<?x4096xf16>
  %a = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x4096xf16>) rhs(%w[n, k] : tensor<4096x4096xf16>) outs(%e[m, n] : tensor<?x4096xf16>) epilogue(%c) {
    %t = arith.truncf %c : f32 to f16
    fuse.yield %t : f16
  }
  %b = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x4096xf16>) rhs(%v[n, k] : tensor<4096x4096xf16>) outs(%e[m, n] : tensor<?x4096xf16>) epilogue(%c) {
    %t = arith.truncf %c : f32 to f16
    fuse.yield %t : f16
  }
  return %a, %b : tensor<?x4096xf16>, tensor<?x4096xf16>
}
