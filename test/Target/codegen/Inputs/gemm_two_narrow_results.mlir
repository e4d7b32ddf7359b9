// What is computed of accumulators beside their conversion, both of 16 bits.
func.func @main(%x: tensor<?x4096xf16>, %w: tensor<4096x4096xf16>, %o: tensor<?x4096xf16>, %h: tensor<?x4096xf16>)
    -> (tensor<?x4096xf16>, tensor<?x4096xf16>) {
  %r:2 = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x4096xf16>) rhs(%w[n, k] : tensor<4096x4096xf16>)
      outs(%o[m, n] : tensor<?x4096xf16>, %h[m, n] : tensor<?x4096xf16>) epilogue(%a) {
    %z = arith.constant 0.0 : f32
    %s = arith.maximumf %a, %z : f32
    %t = arith.truncf %s : f32 to f16
    %y = arith.truncf %a : f32 to f16
    fuse.yield %t, %y : f16, f16
  }
  return %r#0, %r#1 : tensor<?x4096xf16>, tensor<?x4096xf16>
}
