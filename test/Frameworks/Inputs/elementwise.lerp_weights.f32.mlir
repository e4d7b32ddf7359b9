#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<13x24xf32>, %arg1: tensor<13x24xf32>, %arg2: tensor<24xf32>) -> tensor<13x24xf32> {
    %cst = arith.constant 5.000000e-01 : f64
    %cst_0 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<24xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<24xf32>) outs(%0 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = math.absf %in : f32
      linalg.yield %11 : f32
    } -> tensor<24xf32>
    %2 = tensor.empty() : tensor<24xi1>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<24xf32>) outs(%2 : tensor<24xi1>) {
    ^bb0(%in: f32, %out: i1):
      %11 = arith.extf %in : f32 to f64
      %12 = arith.cmpf oge, %11, %cst : f64
      linalg.yield %12 : i1
    } -> tensor<24xi1>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<24xf32>) outs(%0 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = arith.subf %in, %cst_0 : f32
      linalg.yield %11 : f32
    } -> tensor<24xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%3, %4, %arg2 : tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) outs(%0 : tensor<24xf32>) {
    ^bb0(%in: i1, %in_1: f32, %in_2: f32, %out: f32):
      %11 = arith.select %in, %in_1, %in_2 : f32
      linalg.yield %11 : f32
    } -> tensor<24xf32>
    %6 = tensor.empty() : tensor<13x24xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%3, %arg1, %arg0 : tensor<24xi1>, tensor<13x24xf32>, tensor<13x24xf32>) outs(%6 : tensor<13x24xf32>) {
    ^bb0(%in: i1, %in_1: f32, %in_2: f32, %out: f32):
      %11 = arith.select %in, %in_1, %in_2 : f32
      linalg.yield %11 : f32
    } -> tensor<13x24xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg1, %arg0 : tensor<13x24xf32>, tensor<13x24xf32>) outs(%6 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %11 = arith.subf %in, %in_1 : f32
      linalg.yield %11 : f32
    } -> tensor<13x24xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%5, %8 : tensor<24xf32>, tensor<13x24xf32>) outs(%6 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %11 = arith.mulf %in, %in_1 : f32
      linalg.yield %11 : f32
    } -> tensor<13x24xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%9, %7 : tensor<13x24xf32>, tensor<13x24xf32>) outs(%6 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %11 = arith.addf %in, %in_1 : f32
      linalg.yield %11 : f32
    } -> tensor<13x24xf32>
    return %10 : tensor<13x24xf32>
  }
}
