#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x4x20xf32>, %arg1: tensor<2x7x20xf32>) -> tensor<2x11x20xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x7x20xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x7x20xf32>) outs(%0 : tensor<2x7x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = arith.negf %in : f32
      %4 = math.exp %3 : f32
      %5 = arith.addf %4, %cst : f32
      %6 = arith.divf %cst, %5 : f32
      linalg.yield %6 : f32
    } -> tensor<2x7x20xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %1 : tensor<2x7x20xf32>, tensor<2x7x20xf32>) outs(%0 : tensor<2x7x20xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %3 = arith.mulf %in, %in_0 : f32
      linalg.yield %3 : f32
    } -> tensor<2x7x20xf32>
    %concat = tensor.concat dim(1) %arg0, %2 : (tensor<2x4x20xf32>, tensor<2x7x20xf32>) -> tensor<2x11x20xf32>
    return %concat : tensor<2x11x20xf32>
  }
}
