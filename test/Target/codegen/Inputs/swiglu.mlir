// Two products, a SiLU of the one times the other.
func.func @main(%x: tensor<?x4096xf16>, %u: tensor<4096x4096xf16>, %v: tensor<4096x4096xf16>, %o: tensor<?x4096xf16>) -> tensor<?x4096xf16> {
  %r = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x4096xf16>)
      rhs(%u[n, k] : tensor<4096x4096xf16>, %v[n, k] : tensor<4096x4096xf16>)
      outs(%o[m, n] : tensor<?x4096xf16>) epilogue(%a, %b) {
    %s = fuse.silu %a : f32
    %p = arith.mulf %s, %b : f32
    %y = arith.truncf %p : f32 to f16
    fuse.yield %y : f16
  }
  return %r : tensor<?x4096xf16>
}
