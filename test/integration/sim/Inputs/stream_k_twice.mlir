// Two products, the second one of the first one's result; any number of rows, 1000 and 480 elements of k.
func.func @main(%a: tensor<?x1000xf16>, %w: tensor<480x1000xf16>, %v: tensor<480x480xf16>, %h: tensor<?x480xf16>,
                %o: tensor<?x480xf16>) -> tensor<?x480xf16> {
  %x = fuse.matmul (m, n, k) acc(f32) lhs(%a[m, k] : tensor<?x1000xf16>) rhs(%w[n, k] : tensor<480x1000xf16>)
      outs(%h[m, n] : tensor<?x480xf16>) epilogue(%s) {
    %r = arith.truncf %s : f32 to f16
    fuse.yield %r : f16
  }
  %y = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x480xf16>) rhs(%v[n, k] : tensor<480x480xf16>)
      outs(%o[m, n] : tensor<?x480xf16>) epilogue(%s) {
    %r = arith.truncf %s : f32 to f16
    fuse.yield %r : f16
  }
  return %y : tensor<?x480xf16>
}
