// f32 operands, products with precision tf32; a bias and a tensor of the result's size.
func.func @main(%x: tensor<?x512xf32>, %w: tensor<768x512xf32>, %bias: tensor<768xf32>,
                %d: tensor<?x768xf32>) -> tensor<?x768xf32> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x512xf32>
  %e = tensor.empty(%m) : tensor<?x768xf32>
  %h = fuse.matmul (m, n, k) acc(f32) precision(tf32)
      lhs(%x[m, k] : tensor<?x512xf32>) rhs(%w[n, k] : tensor<768x512xf32>)
      aux(%bias[n] : tensor<768xf32>, %d[m, n] : tensor<?x768xf32>)
      outs(%e[m, n] : tensor<?x768xf32>) epilogue(%u, %b, %r) {
    %ub = arith.addf %u, %b : f32
    %g = fuse.gelu tanh %ub : f32
    %y = arith.addf %g, %r : f32
    fuse.yield %y : f32
  }
  return %h : tensor<?x768xf32>
}
