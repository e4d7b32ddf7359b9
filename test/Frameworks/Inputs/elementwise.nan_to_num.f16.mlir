#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
module {
  func.func @main(%arg0: tensor<13x24xf16>) -> tensor<13x24xf16> {
    %cst = arith.constant dense<6.550400e+04> : tensor<f16>
    %cst_0 = arith.constant dense<-6.550400e+04> : tensor<f16>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f16>
    %cst_2 = arith.constant 0x7FF0000000000000 : f64
    %cst_3 = arith.constant 0xFFF0000000000000 : f64
    %0 = tensor.empty() : tensor<13x24xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xf16>) outs(%0 : tensor<13x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      %11 = math.log %in : f16
      linalg.yield %11 : f16
    } -> tensor<13x24xf16>
    %2 = tensor.empty() : tensor<13x24xi1>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %1 : tensor<13x24xf16>, tensor<13x24xf16>) outs(%2 : tensor<13x24xi1>) {
    ^bb0(%in: f16, %in_4: f16, %out: i1):
      %11 = arith.cmpf une, %in, %in_4 : f16
      linalg.yield %11 : i1
    } -> tensor<13x24xi1>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %cst_1, %1 : tensor<13x24xi1>, tensor<f16>, tensor<13x24xf16>) outs(%0 : tensor<13x24xf16>) {
    ^bb0(%in: i1, %in_4: f16, %in_5: f16, %out: f16):
      %11 = arith.select %in, %in_4, %in_5 : f16
      linalg.yield %11 : f16
    } -> tensor<13x24xf16>
    %5 = tensor.empty() : tensor<13x24xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<13x24xf16>) outs(%5 : tensor<13x24xf32>) {
    ^bb0(%in: f16, %out: f32):
      %11 = arith.extf %in : f16 to f32
      linalg.yield %11 : f32
    } -> tensor<13x24xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<13x24xf32>) outs(%2 : tensor<13x24xi1>) {
    ^bb0(%in: f32, %out: i1):
      %11 = arith.extf %in : f32 to f64
      %12 = arith.cmpf oeq, %11, %cst_3 : f64
      linalg.yield %12 : i1
    } -> tensor<13x24xi1>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %cst_0, %4 : tensor<13x24xi1>, tensor<f16>, tensor<13x24xf16>) outs(%0 : tensor<13x24xf16>) {
    ^bb0(%in: i1, %in_4: f16, %in_5: f16, %out: f16):
      %11 = arith.select %in, %in_4, %in_5 : f16
      linalg.yield %11 : f16
    } -> tensor<13x24xf16>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<13x24xf32>) outs(%2 : tensor<13x24xi1>) {
    ^bb0(%in: f32, %out: i1):
      %11 = arith.extf %in : f32 to f64
      %12 = arith.cmpf oeq, %11, %cst_2 : f64
      linalg.yield %12 : i1
    } -> tensor<13x24xi1>
    %10 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %cst, %8 : tensor<13x24xi1>, tensor<f16>, tensor<13x24xf16>) outs(%0 : tensor<13x24xf16>) {
    ^bb0(%in: i1, %in_4: f16, %in_5: f16, %out: f16):
      %11 = arith.select %in, %in_4, %in_5 : f16
      linalg.yield %11 : f16
    } -> tensor<13x24xf16>
    return %10 : tensor<13x24xf16>
  }
}
