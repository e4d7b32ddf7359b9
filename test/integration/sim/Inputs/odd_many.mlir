// Rows of odd length that a copy pads where there are many.
func.func @main(%x: tensor<?x513xbf16>, %w: tensor<4096x513xbf16>, %bias: tensor<4096xbf16>, %o: tensor<?x4096xbf16>) -> tensor<?x4096xbf16> {
  %r = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x513xbf16>)
    rhs(%w[n, k] : tensor<4096x513xbf16>)
    aux(%bias[n] : tensor<4096xbf16>) outs(%o[m, n] : tensor<?x4096xbf16>) epilogue(%a, %b) {
    %b32 = arith.extf %b : bf16 to f32
    %s = arith.addf %a, %b32 : f32
    %g = fuse.gelu tanh %s : f32
    %y = arith.truncf %g : f32 to bf16
    fuse.yield %y : bf16
  }
  return %r : tensor<?x4096xbf16>
}
