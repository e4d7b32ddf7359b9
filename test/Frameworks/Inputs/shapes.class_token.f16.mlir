#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<1x1x24xf16>, %arg1: tensor<2x9x24xf16>) -> tensor<2x10x24xf16> {
    %0 = tensor.empty() : tensor<2x1x24xf16>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<1x1x24xf16> into tensor<1x24xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x24xf16>) outs(%0 : tensor<2x1x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x1x24xf16>
    %concat = tensor.concat dim(1) %1, %arg1 : (tensor<2x1x24xf16>, tensor<2x9x24xf16>) -> tensor<2x10x24xf16>
    return %concat : tensor<2x10x24xf16>
  }
}
