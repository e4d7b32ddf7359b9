#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<2x7x48xbf16>) -> tensor<2x7x48xbf16> {
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<2x7x48xbf16> into tensor<2x7x3x16xbf16>
    %0 = tensor.empty() : tensor<2x3x7x16xbf16>
    %transposed = linalg.transpose ins(%expanded : tensor<2x7x3x16xbf16>) outs(%0 : tensor<2x3x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed : tensor<2x3x7x16xbf16>) outs(%0 : tensor<2x3x7x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %3 = math.exp %in : bf16
      linalg.yield %3 : bf16
    } -> tensor<2x3x7x16xbf16>
    %2 = tensor.empty() : tensor<2x7x3x16xbf16>
    %transposed_0 = linalg.transpose ins(%1 : tensor<2x3x7x16xbf16>) outs(%2 : tensor<2x7x3x16xbf16>) permutation = [0, 2, 1, 3] 
    %collapsed = tensor.collapse_shape %transposed_0 [[0], [1], [2, 3]] : tensor<2x7x3x16xbf16> into tensor<2x7x48xbf16>
    return %collapsed : tensor<2x7x48xbf16>
  }
}
