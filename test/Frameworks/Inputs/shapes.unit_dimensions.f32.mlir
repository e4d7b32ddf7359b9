#map = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @main(%arg0: tensor<13x1x24xf32>, %arg1: tensor<1x5x24xf32>, %arg2: tensor<13x5x1xf32>) -> tensor<13x5x24xf32> {
    %0 = tensor.empty() : tensor<13x5x24xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg1 : tensor<13x1x24xf32>, tensor<1x5x24xf32>) outs(%0 : tensor<13x5x24xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %3 = arith.addf %in, %in_0 : f32
      linalg.yield %3 : f32
    } -> tensor<13x5x24xf32>
    %2 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %arg2 : tensor<13x5x24xf32>, tensor<13x5x1xf32>) outs(%0 : tensor<13x5x24xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %3 = arith.mulf %in, %in_0 : f32
      linalg.yield %3 : f32
    } -> tensor<13x5x24xf32>
    return %2 : tensor<13x5x24xf32>
  }
}
