// Rows of 404 bytes: multiples of 4, not of 16.
func.func @main(%x: tensor<?x202xbf16>, %w0: tensor<72x202xbf16>, %bias: tensor<72xbf16>, %o: tensor<?x72xbf16>) -> tensor<?x72xbf16> {
  %r = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x202xbf16>)
    rhs(%w0[n, k] : tensor<72x202xbf16>)
    aux(%bias[n] : tensor<72xbf16>) outs(%o[m, n] : tensor<?x72xbf16>) epilogue(%a0, %b) {
    %b32 = arith.extf %b : bf16 to f32
    %s0 = arith.addf %a0, %b32 : f32
    %y = arith.truncf %s0 : f32 to bf16
    fuse.yield %y : bf16
  }
  return %r : tensor<?x72xbf16>
}
