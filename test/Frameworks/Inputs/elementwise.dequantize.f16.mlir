#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
module {
  func.func @main(%arg0: tensor<13x24xi8>, %arg1: tensor<13x1xf16>) -> tensor<13x24xf16> {
    %0 = tensor.empty() : tensor<13x24xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xi8>) outs(%0 : tensor<13x24xf16>) {
    ^bb0(%in: i8, %out: f16):
      %3 = arith.sitofp %in : i8 to f16
      linalg.yield %3 : f16
    } -> tensor<13x24xf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %arg1 : tensor<13x24xf16>, tensor<13x1xf16>) outs(%0 : tensor<13x24xf16>) {
    ^bb0(%in: f16, %in_0: f16, %out: f16):
      %3 = arith.mulf %in, %in_0 : f16
      linalg.yield %3 : f16
    } -> tensor<13x24xf16>
    return %2 : tensor<13x24xf16>
  }
}
