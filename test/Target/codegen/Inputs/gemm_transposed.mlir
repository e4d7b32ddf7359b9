// A result whose rows are the tile's columns: lanes store it element by element.
func.func @main(%x: tensor<?x4024xbf16>, %w: tensor<28672x4024xbf16>, %o: tensor<28672x?xbf16>) -> tensor<28672x?xbf16> {
  %r = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x4024xbf16>) rhs(%w[n, k] : tensor<28672x4024xbf16>)
      outs(%o[n, m] : tensor<28672x?xbf16>) epilogue(%a) {
    %y = arith.truncf %a : f32 to bf16
    fuse.yield %y : bf16
  }
  return %r : tensor<28672x?xbf16>
}
