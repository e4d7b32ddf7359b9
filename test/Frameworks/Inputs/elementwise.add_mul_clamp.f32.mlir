#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<13x24xf32>, %arg1: tensor<13x24xf32>) -> tensor<13x24xf32> {
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant -1.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<13x24xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<13x24xf32>, tensor<13x24xf32>) outs(%0 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %5 = arith.addf %in, %in_2 : f32
      linalg.yield %5 : f32
    } -> tensor<13x24xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<13x24xf32>) outs(%0 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %5 = arith.mulf %in, %cst : f32
      linalg.yield %5 : f32
    } -> tensor<13x24xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %arg0 : tensor<13x24xf32>, tensor<13x24xf32>) outs(%0 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %5 = arith.subf %in, %in_2 : f32
      linalg.yield %5 : f32
    } -> tensor<13x24xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<13x24xf32>) outs(%0 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %5 = arith.cmpf ult, %in, %cst_0 : f32
      %6 = arith.select %5, %cst_0, %in : f32
      %7 = arith.cmpf ugt, %6, %cst_1 : f32
      %8 = arith.select %7, %cst_1, %6 : f32
      linalg.yield %8 : f32
    } -> tensor<13x24xf32>
    return %4 : tensor<13x24xf32>
  }
}
