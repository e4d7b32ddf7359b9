#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<13x12xf16>) -> tensor<13x36xf16> {
    %0 = tensor.empty() : tensor<13x12x3xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<13x12xf16>) outs(%0 : tensor<13x12x3xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<13x12x3xf16>
    %collapsed = tensor.collapse_shape %1 [[0], [1, 2]] : tensor<13x12x3xf16> into tensor<13x36xf16>
    return %collapsed : tensor<13x36xf16>
  }
}
