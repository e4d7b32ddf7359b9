// Planes and rows of odd length, and two right operands.
func.func @main(%x: tensor<3x71x77xf16>, %w0: tensor<3x73x77xf16>, %w1: tensor<3x73x77xf16>, %bias: tensor<73xf16>, %o: tensor<3x71x73xf16>) -> tensor<3x71x73xf16> {
  %r = fuse.matmul (b, m, n, k) acc(f32) lhs(%x[b, m, k] : tensor<3x71x77xf16>)
    rhs(%w0[b, n, k] : tensor<3x73x77xf16>, %w1[b, n, k] : tensor<3x73x77xf16>)
    aux(%bias[n] : tensor<73xf16>) outs(%o[b, m, n] : tensor<3x71x73xf16>) epilogue(%a0, %a1, %b) {
    %b32 = arith.extf %b : f16 to f32
    %s0 = arith.addf %a0, %b32 : f32
    %s1 = arith.mulf %s0, %a1 : f32
    %y = arith.truncf %s1 : f32 to f16
    fuse.yield %y : f16
  }
  return %r : tensor<3x71x73xf16>
}
