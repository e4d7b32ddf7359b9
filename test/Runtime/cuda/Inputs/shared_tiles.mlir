// Few tiles, none of them whole, and a k that no number of pieces divides.
func.func @main(%x: tensor<33x304xf16>, %w: tensor<136x304xf16>) -> tensor<33x136xf32> {
  %e = tensor.empty() : tensor<33x136xf32>
  %y = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<33x304xf16>) rhs(%w[n, k] : tensor<136x304xf16>)
      outs(%e[m, n] : tensor<33x136xf32>) epilogue(%a) {
    fuse.yield %a : f32
  }
  return %y : tensor<33x136xf32>
}
