// A SiLU of the product alone, then a maximum with a bias: of 112 accumulators in turns 8 bytes were spilled.
func.func @main(%x: tensor<?x8000xf16>, %w: tensor<14336x8000xf16>, %b: tensor<14336xf16>, %o: tensor<?x14336xf16>) -> tensor<?x14336xf16> {
  %r = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x8000xf16>) rhs(%w[n, k] : tensor<14336x8000xf16>)
      aux(%b[n] : tensor<14336xf16>) outs(%o[m, n] : tensor<?x14336xf16>) epilogue(%a, %c) {
    %one = arith.constant 1.5 : f32
    %c32 = arith.extf %c : f16 to f32
    %s = fuse.silu %a : f32
    %t = arith.addf %s, %one : f32
    %u = arith.maxnumf %t, %c32 : f32
    %y = arith.truncf %u : f32 to f16
    fuse.yield %y : f16
  }
  return %r : tensor<?x14336xf16>
}
