#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<13x24xf16>, %arg1: tensor<13x24xf16>) -> tensor<13x24xf16> {
    %cst = arith.constant 5.000000e-01 : f16
    %cst_0 = arith.constant -1.000000e+00 : f16
    %cst_1 = arith.constant 1.000000e+00 : f16
    %0 = tensor.empty() : tensor<13x24xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<13x24xf16>, tensor<13x24xf16>) outs(%0 : tensor<13x24xf16>) {
    ^bb0(%in: f16, %in_2: f16, %out: f16):
      %5 = arith.addf %in, %in_2 : f16
      linalg.yield %5 : f16
    } -> tensor<13x24xf16>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<13x24xf16>) outs(%0 : tensor<13x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      %5 = arith.mulf %in, %cst : f16
      linalg.yield %5 : f16
    } -> tensor<13x24xf16>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %arg0 : tensor<13x24xf16>, tensor<13x24xf16>) outs(%0 : tensor<13x24xf16>) {
    ^bb0(%in: f16, %in_2: f16, %out: f16):
      %5 = arith.subf %in, %in_2 : f16
      linalg.yield %5 : f16
    } -> tensor<13x24xf16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<13x24xf16>) outs(%0 : tensor<13x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      %5 = arith.cmpf ult, %in, %cst_0 : f16
      %6 = arith.select %5, %cst_0, %in : f16
      %7 = arith.cmpf ugt, %6, %cst_1 : f16
      %8 = arith.select %7, %cst_1, %6 : f16
      linalg.yield %8 : f16
    } -> tensor<13x24xf16>
    return %4 : tensor<13x24xf16>
  }
}
