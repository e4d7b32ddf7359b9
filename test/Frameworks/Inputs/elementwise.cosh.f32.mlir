#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<13x24xf32>) -> tensor<13x24xf32> {
    %0 = tensor.empty() : tensor<13x24xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xf32>) outs(%0 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = math.cosh %in : f32
      linalg.yield %2 : f32
    } -> tensor<13x24xf32>
    return %1 : tensor<13x24xf32>
  }
}
