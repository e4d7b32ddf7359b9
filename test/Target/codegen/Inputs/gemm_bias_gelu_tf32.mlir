// f32 operands, products with precision tf32; a bias and GELU.
func.func @main(%x: tensor<4096x4096xf32>, %w: tensor<4096x4096xf32>, %bias: tensor<4096xf32>)
    -> tensor<4096x4096xf32> {
  %e = tensor.empty() : tensor<4096x4096xf32>
  %h = fuse.matmul (m, n, k) acc(f32) precision(tf32)
      lhs(%x[m, k] : tensor<4096x4096xf32>) rhs(%w[n, k] : tensor<4096x4096xf32>)
      aux(%bias[n] : tensor<4096xf32>) outs(%e[m, n] : tensor<4096x4096xf32>) epilogue(%u, %b) {
    %ub = arith.addf %u, %b : f32
    %g = fuse.gelu tanh %ub : f32
    fuse.yield %g : f32
  }
  return %h : tensor<4096x4096xf32>
}
