#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
module {
  func.func @main(%arg0: tensor<13x24xf16>) -> tensor<13x24xf16> {
    %cst = arith.constant dense<-1.000000e+00> : tensor<f16>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<f16>
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<f16>
    %cst_2 = arith.constant 0.000000e+00 : f16
    %0 = tensor.empty() : tensor<13x24xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xf16>) outs(%0 : tensor<13x24xi1>) {
    ^bb0(%in: f16, %out: i1):
      %6 = arith.cmpf ogt, %in, %cst_2 : f16
      linalg.yield %6 : i1
    } -> tensor<13x24xi1>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xf16>) outs(%0 : tensor<13x24xi1>) {
    ^bb0(%in: f16, %out: i1):
      %6 = arith.cmpf olt, %in, %cst_2 : f16
      linalg.yield %6 : i1
    } -> tensor<13x24xi1>
    %3 = tensor.empty() : tensor<13x24xf16>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %cst_1, %cst_0 : tensor<13x24xi1>, tensor<f16>, tensor<f16>) outs(%3 : tensor<13x24xf16>) {
    ^bb0(%in: i1, %in_3: f16, %in_4: f16, %out: f16):
      %6 = arith.select %in, %in_3, %in_4 : f16
      linalg.yield %6 : f16
    } -> tensor<13x24xf16>
    %5 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %cst, %4 : tensor<13x24xi1>, tensor<f16>, tensor<13x24xf16>) outs(%3 : tensor<13x24xf16>) {
    ^bb0(%in: i1, %in_3: f16, %in_4: f16, %out: f16):
      %6 = arith.select %in, %in_3, %in_4 : f16
      linalg.yield %6 : f16
    } -> tensor<13x24xf16>
    return %5 : tensor<13x24xf16>
  }
}
