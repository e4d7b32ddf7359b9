// Rows that TMA cannot load.
func.func @main(%x: tensor<?x4097xf16>, %w0: tensor<4097x4097xf16>, %bias: tensor<4097xf16>, %o: tensor<?x4097xf16>) -> tensor<?x4097xf16> {
  %r = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x4097xf16>)
    rhs(%w0[k, n] : tensor<4097x4097xf16>)
    aux(%bias[n] : tensor<4097xf16>) outs(%o[m, n] : tensor<?x4097xf16>) epilogue(%a0, %b) {
    %b32 = arith.extf %b : f16 to f32
    %s0 = arith.addf %a0, %b32 : f32
    %y = arith.truncf %s0 : f32 to f16
    fuse.yield %y : f16
  }
  return %r : tensor<?x4097xf16>
}
