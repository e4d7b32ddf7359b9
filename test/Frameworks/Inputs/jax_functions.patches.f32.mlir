#map = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module @jit__lambda {
  func.func public @main(%arg0: tensor<2x8x8x3xf32>, %arg1: tensor<32xf32>, %arg2: tensor<4x4x3x32xf32>) -> tensor<2x4x32xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x2x2x32xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x2x2x32xf32>) -> tensor<2x2x2x32xf32>
    %2 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<4> : tensor<2xi64>} ins(%arg0, %arg2 : tensor<2x8x8x3xf32>, tensor<4x4x3x32xf32>) outs(%1 : tensor<2x2x2x32xf32>) -> tensor<2x2x2x32xf32>
    %expanded = tensor.expand_shape %arg1 [[0, 1, 2, 3]] output_shape [1, 1, 1, 32] : tensor<32xf32> into tensor<1x1x1x32xf32>
    %3 = tensor.empty() : tensor<2x2x2x32xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x1x1x32xf32>) outs(%3 : tensor<2x2x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x32xf32>
    %5 = tensor.empty() : tensor<2x2x2x32xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2, %4 : tensor<2x2x2x32xf32>, tensor<2x2x2x32xf32>) outs(%5 : tensor<2x2x2x32xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %7 = arith.addf %in, %in_0 : f32
      linalg.yield %7 : f32
    } -> tensor<2x2x2x32xf32>
    %collapsed = tensor.collapse_shape %6 [[0], [1, 2], [3]] : tensor<2x2x2x32xf32> into tensor<2x4x32xf32>
    return %collapsed : tensor<2x4x32xf32>
  }
}
