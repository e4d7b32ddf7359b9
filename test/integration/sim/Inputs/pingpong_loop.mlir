// Two right operands; two dimensions of the reduction, which lie apart in all operands; a result of f32.

func.func @main(%x: tensor<5x?x40xf16>, %w: tensor<480x5x40xf16>, %v: tensor<480x5x40xf16>) -> tensor<?x480xf32> {
  %c1 = arith.constant 1 : index
  %m = tensor.dim %x, %c1 : tensor<5x?x40xf16>
  %init = tensor.empty(%m) : tensor<?x480xf32>
  %y = fuse.matmul (m, n, a, k) acc(f32) lhs(%x[a, m, k] : tensor<5x?x40xf16>)
      rhs(%w[n, a, k] : tensor<480x5x40xf16>, %v[n, a, k] : tensor<480x5x40xf16>)
      outs(%init[m, n] : tensor<?x480xf32>) epilogue(%p, %q) {
    %s = arith.mulf %p, %q : f32
    fuse.yield %s : f32
  }
  return %y : tensor<?x480xf32>
}
