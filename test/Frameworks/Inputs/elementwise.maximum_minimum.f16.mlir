#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<13x24xf16>, %arg1: tensor<13x24xf16>) -> (tensor<13x24xf16>, tensor<13x24xf16>) {
    %0 = tensor.empty() : tensor<13x24xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<13x24xf16>, tensor<13x24xf16>) outs(%0 : tensor<13x24xf16>) {
    ^bb0(%in: f16, %in_0: f16, %out: f16):
      %3 = arith.cmpf ogt, %in, %in_0 : f16
      %4 = arith.select %3, %in, %in_0 : f16
      linalg.yield %4 : f16
    } -> tensor<13x24xf16>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<13x24xf16>, tensor<13x24xf16>) outs(%0 : tensor<13x24xf16>) {
    ^bb0(%in: f16, %in_0: f16, %out: f16):
      %3 = arith.cmpf olt, %in, %in_0 : f16
      %4 = arith.select %3, %in, %in_0 : f16
      linalg.yield %4 : f16
    } -> tensor<13x24xf16>
    return %1, %2 : tensor<13x24xf16>, tensor<13x24xf16>
  }
}
