#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<13x24xf32>, %arg1: tensor<13x24xf32>) -> tensor<13x24xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<13x24xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<13x24xf32>, tensor<13x24xf32>) outs(%0 : tensor<13x24xi1>) {
    ^bb0(%in: f32, %in_0: f32, %out: i1):
      %6 = arith.cmpf ogt, %in, %in_0 : f32
      linalg.yield %6 : i1
    } -> tensor<13x24xi1>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xf32>) outs(%0 : tensor<13x24xi1>) {
    ^bb0(%in: f32, %out: i1):
      %6 = arith.cmpf ogt, %in, %cst : f32
      linalg.yield %6 : i1
    } -> tensor<13x24xi1>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %2 : tensor<13x24xi1>, tensor<13x24xi1>) outs(%0 : tensor<13x24xi1>) {
    ^bb0(%in: i1, %in_0: i1, %out: i1):
      %6 = arith.andi %in, %in_0 : i1
      linalg.yield %6 : i1
    } -> tensor<13x24xi1>
    %4 = tensor.empty() : tensor<13x24xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %arg0, %arg1 : tensor<13x24xi1>, tensor<13x24xf32>, tensor<13x24xf32>) outs(%4 : tensor<13x24xf32>) {
    ^bb0(%in: i1, %in_0: f32, %in_1: f32, %out: f32):
      %6 = arith.select %in, %in_0, %in_1 : f32
      linalg.yield %6 : f32
    } -> tensor<13x24xf32>
    return %5 : tensor<13x24xf32>
  }
}
