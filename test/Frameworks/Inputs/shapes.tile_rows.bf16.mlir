#map = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<13x12xbf16>) -> tensor<26x36xbf16> {
    %0 = tensor.empty() : tensor<2x13x3x12xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<13x12xbf16>) outs(%0 : tensor<2x13x3x12xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x13x3x12xbf16>
    %collapsed = tensor.collapse_shape %1 [[0, 1], [2, 3]] : tensor<2x13x3x12xbf16> into tensor<26x36xbf16>
    return %collapsed : tensor<26x36xbf16>
  }
}
