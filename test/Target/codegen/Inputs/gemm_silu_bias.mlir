// A SiLU of the product alone, to which a bias is added: ptxas computes elements side by side before it loads that.
func.func @main(%x: tensor<?x2488xf16>, %w: tensor<4096x2488xf16>, %b: tensor<4096xf16>, %o: tensor<?x4096xf16>) -> tensor<?x4096xf16> {
  %r = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x2488xf16>) rhs(%w[n, k] : tensor<4096x2488xf16>)
      aux(%b[n] : tensor<4096xf16>) outs(%o[m, n] : tensor<?x4096xf16>) epilogue(%a, %c) {
    %c32 = arith.extf %c : f16 to f32
    %s = fuse.silu %a : f32
    %t = arith.addf %s, %c32 : f32
    %y = arith.truncf %t : f32 to f16
    fuse.yield %y : f16
  }
  return %r : tensor<?x4096xf16>
}
