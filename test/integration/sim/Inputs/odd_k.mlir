// Rows of 154 bytes: no tensor map, and no multiple of 4.
func.func @main(%x: tensor<?x77xf16>, %w0: tensor<72x77xf16>, %bias: tensor<72xf16>, %o: tensor<?x72xf16>) -> tensor<?x72xf16> {
  %r = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x77xf16>)
    rhs(%w0[n, k] : tensor<72x77xf16>)
    aux(%bias[n] : tensor<72xf16>) outs(%o[m, n] : tensor<?x72xf16>) epilogue(%a0, %b) {
    %b32 = arith.extf %b : f16 to f32
    %s0 = arith.addf %a0, %b32 : f32
    %y = arith.truncf %s0 : f32 to f16
    fuse.yield %y : f16
  }
  return %r : tensor<?x72xf16>
}
