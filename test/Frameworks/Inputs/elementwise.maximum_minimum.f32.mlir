#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<13x24xf32>, %arg1: tensor<13x24xf32>) -> (tensor<13x24xf32>, tensor<13x24xf32>) {
    %0 = tensor.empty() : tensor<13x24xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<13x24xf32>, tensor<13x24xf32>) outs(%0 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %3 = arith.cmpf ogt, %in, %in_0 : f32
      %4 = arith.select %3, %in, %in_0 : f32
      linalg.yield %4 : f32
    } -> tensor<13x24xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<13x24xf32>, tensor<13x24xf32>) outs(%0 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %3 = arith.cmpf olt, %in, %in_0 : f32
      %4 = arith.select %3, %in, %in_0 : f32
      linalg.yield %4 : f32
    } -> tensor<13x24xf32>
    return %1, %2 : tensor<13x24xf32>, tensor<13x24xf32>
  }
}
