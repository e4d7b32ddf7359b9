#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<13x24xf16>, %arg1: tensor<13x24xf16>) -> tensor<13x24xf16> {
    %cst = arith.constant 0.000000e+00 : f16
    %0 = tensor.empty() : tensor<13x24xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<13x24xf16>, tensor<13x24xf16>) outs(%0 : tensor<13x24xi1>) {
    ^bb0(%in: f16, %in_0: f16, %out: i1):
      %6 = arith.cmpf ogt, %in, %in_0 : f16
      linalg.yield %6 : i1
    } -> tensor<13x24xi1>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xf16>) outs(%0 : tensor<13x24xi1>) {
    ^bb0(%in: f16, %out: i1):
      %6 = arith.cmpf ogt, %in, %cst : f16
      linalg.yield %6 : i1
    } -> tensor<13x24xi1>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %2 : tensor<13x24xi1>, tensor<13x24xi1>) outs(%0 : tensor<13x24xi1>) {
    ^bb0(%in: i1, %in_0: i1, %out: i1):
      %6 = arith.andi %in, %in_0 : i1
      linalg.yield %6 : i1
    } -> tensor<13x24xi1>
    %4 = tensor.empty() : tensor<13x24xf16>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %arg0, %arg1 : tensor<13x24xi1>, tensor<13x24xf16>, tensor<13x24xf16>) outs(%4 : tensor<13x24xf16>) {
    ^bb0(%in: i1, %in_0: f16, %in_1: f16, %out: f16):
      %6 = arith.select %in, %in_0, %in_1 : f16
      linalg.yield %6 : f16
    } -> tensor<13x24xf16>
    return %5 : tensor<13x24xf16>
  }
}
