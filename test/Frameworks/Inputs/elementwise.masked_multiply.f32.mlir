#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<13x24xf32>, %arg1: tensor<13x24xi1>) -> tensor<13x24xf32> {
    %0 = tensor.empty() : tensor<13x24xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<13x24xf32>, tensor<13x24xi1>) outs(%0 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_0: i1, %out: f32):
      %2 = arith.uitofp %in_0 : i1 to f32
      %3 = arith.mulf %in, %2 : f32
      linalg.yield %3 : f32
    } -> tensor<13x24xf32>
    return %1 : tensor<13x24xf32>
  }
}
