// Two products with a bias each, a GELU by erf of the one times the other.
func.func @main(%x: tensor<?x4096xf16>, %u: tensor<4096x4096xf16>, %v: tensor<4096x4096xf16>, %b: tensor<4096xf16>, %c: tensor<4096xf16>, %o: tensor<?x4096xf16>) -> tensor<?x4096xf16> {
  %r = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x4096xf16>)
      rhs(%u[n, k] : tensor<4096x4096xf16>, %v[n, k] : tensor<4096x4096xf16>)
      aux(%b[n] : tensor<4096xf16>, %c[n] : tensor<4096xf16>)
      outs(%o[m, n] : tensor<?x4096xf16>) epilogue(%a, %d, %e, %f) {
    %e32 = arith.extf %e : f16 to f32
    %f32 = arith.extf %f : f16 to f32
    %s = arith.addf %a, %e32 : f32
    %t = arith.addf %d, %f32 : f32
    %g = fuse.gelu erf %s : f32
    %p = arith.mulf %g, %t : f32
    %y = arith.truncf %p : f32 to f16
    fuse.yield %y : f16
  }
  return %r : tensor<?x4096xf16>
}
