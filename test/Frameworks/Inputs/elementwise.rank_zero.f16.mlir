#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> ()>
module {
  func.func @main(%arg0: tensor<f16>, %arg1: tensor<13x24xf16>) -> tensor<13x24xf16> {
    %0 = tensor.empty() : tensor<f16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<f16>) outs(%0 : tensor<f16>) {
    ^bb0(%in: f16, %out: f16):
      %4 = math.exp %in : f16
      linalg.yield %4 : f16
    } -> tensor<f16>
    %2 = tensor.empty() : tensor<13x24xf16>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1, %1 : tensor<13x24xf16>, tensor<f16>) outs(%2 : tensor<13x24xf16>) {
    ^bb0(%in: f16, %in_0: f16, %out: f16):
      %4 = arith.mulf %in, %in_0 : f16
      linalg.yield %4 : f16
    } -> tensor<13x24xf16>
    return %3 : tensor<13x24xf16>
  }
}
