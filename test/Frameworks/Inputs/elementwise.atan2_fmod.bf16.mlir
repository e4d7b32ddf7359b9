#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
module {
  func.func @main(%arg0: tensor<13x24xbf16>, %arg1: tensor<13x24xbf16>) -> (tensor<13x24xbf16>, tensor<13x24xbf16>) {
    %cst = arith.constant dense<-1.000000e+00> : tensor<bf16>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<bf16>
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<bf16>
    %cst_2 = arith.constant 0.000000e+00 : bf16
    %0 = tensor.empty() : tensor<13x24xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<13x24xbf16>, tensor<13x24xbf16>) outs(%0 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %in_3: bf16, %out: bf16):
      %13 = math.atan2 %in, %in_3 : bf16
      linalg.yield %13 : bf16
    } -> tensor<13x24xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<13x24xbf16>, tensor<13x24xbf16>) outs(%0 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %in_3: bf16, %out: bf16):
      %13 = arith.divf %in, %in_3 : bf16
      linalg.yield %13 : bf16
    } -> tensor<13x24xbf16>
    %3 = tensor.empty() : tensor<13x24xi1>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<13x24xbf16>) outs(%3 : tensor<13x24xi1>) {
    ^bb0(%in: bf16, %out: i1):
      %13 = arith.cmpf ogt, %in, %cst_2 : bf16
      linalg.yield %13 : i1
    } -> tensor<13x24xi1>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<13x24xbf16>) outs(%3 : tensor<13x24xi1>) {
    ^bb0(%in: bf16, %out: i1):
      %13 = arith.cmpf olt, %in, %cst_2 : bf16
      linalg.yield %13 : i1
    } -> tensor<13x24xi1>
    %6 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %cst_1, %cst_0 : tensor<13x24xi1>, tensor<bf16>, tensor<bf16>) outs(%0 : tensor<13x24xbf16>) {
    ^bb0(%in: i1, %in_3: bf16, %in_4: bf16, %out: bf16):
      %13 = arith.select %in, %in_3, %in_4 : bf16
      linalg.yield %13 : bf16
    } -> tensor<13x24xbf16>
    %7 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %cst, %6 : tensor<13x24xi1>, tensor<bf16>, tensor<13x24xbf16>) outs(%0 : tensor<13x24xbf16>) {
    ^bb0(%in: i1, %in_3: bf16, %in_4: bf16, %out: bf16):
      %13 = arith.select %in, %in_3, %in_4 : bf16
      linalg.yield %13 : bf16
    } -> tensor<13x24xbf16>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<13x24xbf16>) outs(%0 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %13 = math.absf %in : bf16
      linalg.yield %13 : bf16
    } -> tensor<13x24xbf16>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<13x24xbf16>) outs(%0 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %13 = math.floor %in : bf16
      linalg.yield %13 : bf16
    } -> tensor<13x24xbf16>
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %9 : tensor<13x24xbf16>, tensor<13x24xbf16>) outs(%0 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %in_3: bf16, %out: bf16):
      %13 = arith.mulf %in, %in_3 : bf16
      linalg.yield %13 : bf16
    } -> tensor<13x24xbf16>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%10, %arg1 : tensor<13x24xbf16>, tensor<13x24xbf16>) outs(%0 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %in_3: bf16, %out: bf16):
      %13 = arith.mulf %in, %in_3 : bf16
      linalg.yield %13 : bf16
    } -> tensor<13x24xbf16>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %11 : tensor<13x24xbf16>, tensor<13x24xbf16>) outs(%0 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %in_3: bf16, %out: bf16):
      %13 = arith.subf %in, %in_3 : bf16
      linalg.yield %13 : bf16
    } -> tensor<13x24xbf16>
    return %1, %12 : tensor<13x24xbf16>, tensor<13x24xbf16>
  }
}
