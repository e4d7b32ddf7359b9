// A product whose epilogue loads nothing, and has a SiLU.
func.func @main(%x: tensor<?x4096xf16>, %w: tensor<4096x4096xf16>, %o: tensor<?x4096xf16>) -> tensor<?x4096xf16> {
  %r = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x4096xf16>) rhs(%w[n, k] : tensor<4096x4096xf16>)
      outs(%o[m, n] : tensor<?x4096xf16>) epilogue(%a) {
    %s = fuse.silu %a : f32
    %y = arith.truncf %s : f32 to f16
    fuse.yield %y : f16
  }
  return %r : tensor<?x4096xf16>
}
