// A bias, a sigmoid and a gate of the result's size.
func.func @main(%x: tensor<?x4096xf16>, %w: tensor<4096x4096xf16>, %b: tensor<4096xf16>, %e: tensor<?x4096xf16>, %o: tensor<?x4096xf16>) -> tensor<?x4096xf16> {
  %r = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x4096xf16>) rhs(%w[n, k] : tensor<4096x4096xf16>)
      aux(%b[n] : tensor<4096xf16>, %e[m, n] : tensor<?x4096xf16>)
      outs(%o[m, n] : tensor<?x4096xf16>) epilogue(%a, %c, %d) {
    %c32 = arith.extf %c : f16 to f32
    %d32 = arith.extf %d : f16 to f32
    %t = arith.addf %a, %c32 : f32
    %s = fuse.sigmoid %t : f32
    %p = arith.mulf %s, %d32 : f32
    %y = arith.truncf %p : f32 to f16
    fuse.yield %y : f16
  }
  return %r : tensor<?x4096xf16>
}
