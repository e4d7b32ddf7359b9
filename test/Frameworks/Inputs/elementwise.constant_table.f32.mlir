#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<9x16xf32>) -> tensor<9x16xf32> {
    %cst = arith.constant 2.000000e+00 : f32
    %0 = tensor.empty() : tensor<9x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<9x16xf32>) outs(%0 : tensor<9x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = math.tanh %in : f32
      linalg.yield %3 : f32
    } -> tensor<9x16xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<9x16xf32>) outs(%0 : tensor<9x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = arith.mulf %in, %cst : f32
      linalg.yield %3 : f32
    } -> tensor<9x16xf32>
    return %2 : tensor<9x16xf32>
  }
}
