// Nothing is known of n and k.
func.func @main(%x: tensor<?x?xf16>, %w0: tensor<?x?xf16>, %bias: tensor<?xf16>, %o: tensor<?x?xf16>) -> tensor<?x?xf16> {
  %r = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x?xf16>)
    rhs(%w0[k, n] : tensor<?x?xf16>)
    aux(%bias[n] : tensor<?xf16>) outs(%o[m, n] : tensor<?x?xf16>) epilogue(%a0, %b) {
    %b32 = arith.extf %b : f16 to f32
    %s0 = arith.addf %a0, %b32 : f32
    %y = arith.truncf %s0 : f32 to f16
    fuse.yield %y : f16
  }
  return %r : tensor<?x?xf16>
}
