// Two products, and two auxiliaries of the result's size: a factor and a residual.
func.func @main(%x: tensor<?x520xf16>, %u: tensor<392x520xf16>, %v: tensor<392x520xf16>, %e: tensor<?x392xf16>, %f: tensor<?x392xf16>, %o: tensor<?x392xf16>) -> tensor<?x392xf16> {
  %r = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x520xf16>)
      rhs(%u[n, k] : tensor<392x520xf16>, %v[n, k] : tensor<392x520xf16>)
      aux(%e[m, n] : tensor<?x392xf16>, %f[m, n] : tensor<?x392xf16>)
      outs(%o[m, n] : tensor<?x392xf16>) epilogue(%a, %b, %c, %d) {
    %g = fuse.silu %a : f32
    %p = arith.mulf %g, %b : f32
    %d32 = arith.extf %d : f16 to f32
    %q = arith.mulf %p, %d32 : f32
    %c32 = arith.extf %c : f16 to f32
    %t = arith.addf %q, %c32 : f32
    %y = arith.truncf %t : f32 to f16
    fuse.yield %y : f16
  }
  return %r : tensor<?x392xf16>
}
