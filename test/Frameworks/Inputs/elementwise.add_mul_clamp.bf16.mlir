#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<13x24xbf16>, %arg1: tensor<13x24xbf16>) -> tensor<13x24xbf16> {
    %cst = arith.constant 5.000000e-01 : bf16
    %cst_0 = arith.constant -1.000000e+00 : bf16
    %cst_1 = arith.constant 1.000000e+00 : bf16
    %0 = tensor.empty() : tensor<13x24xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<13x24xbf16>, tensor<13x24xbf16>) outs(%0 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %in_2: bf16, %out: bf16):
      %5 = arith.addf %in, %in_2 : bf16
      linalg.yield %5 : bf16
    } -> tensor<13x24xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<13x24xbf16>) outs(%0 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %5 = arith.mulf %in, %cst : bf16
      linalg.yield %5 : bf16
    } -> tensor<13x24xbf16>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %arg0 : tensor<13x24xbf16>, tensor<13x24xbf16>) outs(%0 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %in_2: bf16, %out: bf16):
      %5 = arith.subf %in, %in_2 : bf16
      linalg.yield %5 : bf16
    } -> tensor<13x24xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<13x24xbf16>) outs(%0 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %5 = arith.cmpf ult, %in, %cst_0 : bf16
      %6 = arith.select %5, %cst_0, %in : bf16
      %7 = arith.cmpf ugt, %6, %cst_1 : bf16
      %8 = arith.select %7, %cst_1, %6 : bf16
      linalg.yield %8 : bf16
    } -> tensor<13x24xbf16>
    return %4 : tensor<13x24xbf16>
  }
}
