#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<13x1xf16>, %arg1: tensor<1x20xf16>) -> tensor<13x20xf16> {
    %0 = tensor.empty() : tensor<13x20xf16>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<13x1xf16> into tensor<13xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<13xf16>) outs(%0 : tensor<13x20xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<13x20xf16>
    %collapsed_0 = tensor.collapse_shape %arg1 [[0, 1]] : tensor<1x20xf16> into tensor<20xf16>
    %2 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_0 : tensor<20xf16>) outs(%0 : tensor<13x20xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<13x20xf16>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1, %2 : tensor<13x20xf16>, tensor<13x20xf16>) outs(%0 : tensor<13x20xf16>) {
    ^bb0(%in: f16, %in_1: f16, %out: f16):
      %4 = arith.mulf %in, %in_1 : f16
      linalg.yield %4 : f16
    } -> tensor<13x20xf16>
    return %3 : tensor<13x20xf16>
  }
}
