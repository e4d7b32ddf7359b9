#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<13x24xf16>) -> tensor<13x24xi1> {
    %0 = tensor.empty() : tensor<13x24xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xf16>) outs(%0 : tensor<13x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      %4 = math.log %in : f16
      linalg.yield %4 : f16
    } -> tensor<13x24xf16>
    %2 = tensor.empty() : tensor<13x24xi1>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %1 : tensor<13x24xf16>, tensor<13x24xf16>) outs(%2 : tensor<13x24xi1>) {
    ^bb0(%in: f16, %in_0: f16, %out: i1):
      %4 = arith.cmpf une, %in, %in_0 : f16
      linalg.yield %4 : i1
    } -> tensor<13x24xi1>
    return %3 : tensor<13x24xi1>
  }
}
