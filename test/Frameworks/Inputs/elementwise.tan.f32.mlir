#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<13x24xf32>) -> tensor<13x24xf32> {
    %cst = arith.constant 3.000000e-01 : f64
    %0 = tensor.empty() : tensor<13x24xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xf32>) outs(%0 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = arith.truncf %cst : f64 to f32
      %4 = arith.mulf %in, %3 : f32
      linalg.yield %4 : f32
    } -> tensor<13x24xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<13x24xf32>) outs(%0 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = math.tan %in : f32
      linalg.yield %3 : f32
    } -> tensor<13x24xf32>
    return %2 : tensor<13x24xf32>
  }
}
