// Both operands contiguous along their tiles: the left one along m, two right ones along n.

#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mnk = affine_map<(m, n, k) -> (m, n)>
#mn = affine_map<(m, n) -> (m, n)>

func.func @main(%a: tensor<520x328xf16>, %w: tensor<520x264xf16>, %v: tensor<520x264xf16>) -> tensor<328x264xf16> {
  %zero = arith.constant 0.0 : f32
  %sums = tensor.empty() : tensor<328x264xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%sums : tensor<328x264xf32>) -> tensor<328x264xf32>
  %p = linalg.matmul indexing_maps = [#km, #kn, #mnk] ins(%a, %w : tensor<520x328xf16>, tensor<520x264xf16>)
      outs(%zeros : tensor<328x264xf32>) -> tensor<328x264xf32>
  %q = linalg.matmul indexing_maps = [#km, #kn, #mnk] ins(%a, %v : tensor<520x328xf16>, tensor<520x264xf16>)
      outs(%zeros : tensor<328x264xf32>) -> tensor<328x264xf32>
  %empty = tensor.empty() : tensor<328x264xf16>
  %y = linalg.generic {indexing_maps = [#mn, #mn, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%p, %q : tensor<328x264xf32>, tensor<328x264xf32>) outs(%empty : tensor<328x264xf16>) {
  ^bb0(%x: f32, %gate: f32, %out: f16):
    %s = arith.mulf %x, %gate : f32
    %h = arith.truncf %s : f32 to f16
    linalg.yield %h : f16
  } -> tensor<328x264xf16>
  return %y : tensor<328x264xf16>
}
