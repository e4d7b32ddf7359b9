#map = affine_map<(d0, d1, d2) -> (d0, d2 + d1 * 2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: tensor<2x20xf32>, %arg1: tensor<4xf32>) -> tensor<2x9x4xf32> {
    %0 = tensor.empty() : tensor<2x9x4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x20xf32>) outs(%0 : tensor<2x9x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x9x4xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %arg1 : tensor<2x9x4xf32>, tensor<4xf32>) outs(%0 : tensor<2x9x4xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %3 = arith.mulf %in, %in_0 : f32
      linalg.yield %3 : f32
    } -> tensor<2x9x4xf32>
    return %2 : tensor<2x9x4xf32>
  }
}
