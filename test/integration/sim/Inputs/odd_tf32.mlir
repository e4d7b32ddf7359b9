// Rows of 140 bytes: products with precision tf32 take their operands by tensor maps only.
func.func @main(%x: tensor<?x35xf32>, %w: tensor<40x35xf32>) -> tensor<?x40xf32> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x35xf32>
  %o = tensor.empty(%m) : tensor<?x40xf32>
  %r = fuse.matmul (m, n, k) acc(f32) precision(tf32) lhs(%x[m, k] : tensor<?x35xf32>) rhs(%w[n, k] : tensor<40x35xf32>)
    outs(%o[m, n] : tensor<?x40xf32>) epilogue(%a) {
    fuse.yield %a : f32
  }
  return %r : tensor<?x40xf32>
}
