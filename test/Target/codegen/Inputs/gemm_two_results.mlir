// Accumulators as they are beside their conversion.
func.func @main(%x: tensor<?x4096xf16>, %w: tensor<4096x4096xf16>, %o: tensor<?x4096xf32>, %h: tensor<?x4096xf16>)
    -> (tensor<?x4096xf32>, tensor<?x4096xf16>) {
  %r:2 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x4096xf16>) rhs(%w[n, k] : tensor<4096x4096xf16>)
      outs(%o[m, n] : tensor<?x4096xf32>, %h[m, n] : tensor<?x4096xf16>) epilogue(%a) {
    %y = arith.truncf %a : f32 to f16
    fuse.yield %a, %y : f32, f16
  }
  return %r#0, %r#1 : tensor<?x4096xf32>, tensor<?x4096xf16>
}
