#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<2x7x48xf16>) -> tensor<2x7x48xf16> {
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<2x7x48xf16> into tensor<2x7x3x16xf16>
    %0 = tensor.empty() : tensor<2x3x7x16xf16>
    %transposed = linalg.transpose ins(%expanded : tensor<2x7x3x16xf16>) outs(%0 : tensor<2x3x7x16xf16>) permutation = [0, 2, 1, 3] 
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed : tensor<2x3x7x16xf16>) outs(%0 : tensor<2x3x7x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      %3 = math.exp %in : f16
      linalg.yield %3 : f16
    } -> tensor<2x3x7x16xf16>
    %2 = tensor.empty() : tensor<2x7x3x16xf16>
    %transposed_0 = linalg.transpose ins(%1 : tensor<2x3x7x16xf16>) outs(%2 : tensor<2x7x3x16xf16>) permutation = [0, 2, 1, 3] 
    %collapsed = tensor.collapse_shape %transposed_0 [[0], [1], [2, 3]] : tensor<2x7x3x16xf16> into tensor<2x7x48xf16>
    return %collapsed : tensor<2x7x48xf16>
  }
}
