#map = affine_map<(d0, d1) -> (d0, 0)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<13xf16>, %arg1: tensor<20xf16>) -> tensor<13x20xf16> {
    %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [13, 1] : tensor<13xf16> into tensor<13x1xf16>
    %0 = tensor.empty() : tensor<13x20xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded, %arg1 : tensor<13x1xf16>, tensor<20xf16>) outs(%0 : tensor<13x20xf16>) {
    ^bb0(%in: f16, %in_0: f16, %out: f16):
      %2 = arith.mulf %in, %in_0 : f16
      linalg.yield %2 : f16
    } -> tensor<13x20xf16>
    return %1 : tensor<13x20xf16>
  }
}
