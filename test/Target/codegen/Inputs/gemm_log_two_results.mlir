// A function that is neither an exponential nor a GELU, and the product itself as a second result.
func.func @main(%x: tensor<?x864xf16>, %w: tensor<14336x864xf16>, %b: tensor<14336xbf16>, %o: tensor<?x14336xf16>, %q: tensor<?x14336xf16>)
    -> (tensor<?x14336xf16>, tensor<?x14336xf16>) {
  %r:2 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x864xf16>) rhs(%w[n, k] : tensor<14336x864xf16>)
      aux(%b[n] : tensor<14336xbf16>)
      outs(%o[m, n] : tensor<?x14336xf16>, %q[m, n] : tensor<?x14336xf16>) epilogue(%a, %c) {
    %c32 = arith.extf %c : bf16 to f32
    %s = math.absf %a : f32
    %t = math.log1p %s : f32
    %u = arith.mulf %t, %c32 : f32
    %y = arith.truncf %u : f32 to f16
    %z = arith.truncf %a : f32 to f16
    fuse.yield %y, %z : f16, f16
  }
  return %r#0, %r#1 : tensor<?x14336xf16>, tensor<?x14336xf16>
}
