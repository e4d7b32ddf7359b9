#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> ()>
module {
  func.func @main(%arg0: tensor<2x7xi64>) -> tensor<2x1x1x7xf32> {
    %cst = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = arith.constant -3.000000e+38 : f64
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2, 3]] output_shape [2, 1, 1, 7] : tensor<2x7xi64> into tensor<2x1x1x7xi64>
    %0 = tensor.empty() : tensor<2x1x1x7xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x1x1x7xi64>) outs(%0 : tensor<2x1x1x7xf32>) {
    ^bb0(%in: i64, %out: f32):
      %4 = arith.sitofp %in : i64 to f32
      linalg.yield %4 : f32
    } -> tensor<2x1x1x7xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst, %1 : tensor<f32>, tensor<2x1x1x7xf32>) outs(%0 : tensor<2x1x1x7xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %4 = arith.subf %in, %in_1 : f32
      linalg.yield %4 : f32
    } -> tensor<2x1x1x7xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2 : tensor<2x1x1x7xf32>) outs(%0 : tensor<2x1x1x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = arith.truncf %cst_0 : f64 to f32
      %5 = arith.mulf %in, %4 : f32
      linalg.yield %5 : f32
    } -> tensor<2x1x1x7xf32>
    return %3 : tensor<2x1x1x7xf32>
  }
}
