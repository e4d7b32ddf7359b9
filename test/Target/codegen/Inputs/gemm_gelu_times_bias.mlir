// A GELU of the product alone that is multiplied by it, and a bias of f32 added.
func.func @main(%x: tensor<?x4096xf16>, %w: tensor<4096x4096xf16>, %b: tensor<4096xf32>, %o: tensor<?x4096xf16>) -> tensor<?x4096xf16> {
  %r = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x4096xf16>) rhs(%w[n, k] : tensor<4096x4096xf16>)
      aux(%b[n] : tensor<4096xf32>) outs(%o[m, n] : tensor<?x4096xf16>) epilogue(%a, %c) {
    %s = fuse.gelu erf %a : f32
    %p = arith.mulf %s, %a : f32
    %t = arith.addf %p, %c : f32
    %y = arith.truncf %t : f32 to f16
    fuse.yield %y : f16
  }
  return %r : tensor<?x4096xf16>
}
