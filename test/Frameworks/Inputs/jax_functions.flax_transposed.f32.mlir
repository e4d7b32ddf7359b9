#map = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module @jit__lambda {
  func.func public @main(%arg0: tensor<2x6x6x12xf32>, %arg1: tensor<8xf32>, %arg2: tensor<2x2x12x8xf32>) -> tensor<2x12x12x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x12x12x8xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x12x12x8xf32>) -> tensor<2x12x12x8xf32>
    %2 = tensor.empty() : tensor<2x13x13x12xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<2x13x13x12xf32>) -> tensor<2x13x13x12xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %3[0, 1, 1, 0] [2, 6, 6, 12] [1, 2, 2, 1] : tensor<2x6x6x12xf32> into tensor<2x13x13x12xf32>
    %4 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%inserted_slice, %arg2 : tensor<2x13x13x12xf32>, tensor<2x2x12x8xf32>) outs(%1 : tensor<2x12x12x8xf32>) -> tensor<2x12x12x8xf32>
    %expanded = tensor.expand_shape %arg1 [[0, 1, 2, 3]] output_shape [1, 1, 1, 8] : tensor<8xf32> into tensor<1x1x1x8xf32>
    %5 = tensor.empty() : tensor<2x12x12x8xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x1x1x8xf32>) outs(%5 : tensor<2x12x12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x12x12x8xf32>
    %7 = tensor.empty() : tensor<2x12x12x8xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4, %6 : tensor<2x12x12x8xf32>, tensor<2x12x12x8xf32>) outs(%7 : tensor<2x12x12x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %11 = arith.addf %in, %in_0 : f32
      linalg.yield %11 : f32
    } -> tensor<2x12x12x8xf32>
    %9 = tensor.empty() : tensor<2x12x12x8xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<2x12x12x8xf32>) outs(%9 : tensor<2x12x12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = arith.maximumf %in, %cst : f32
      linalg.yield %11 : f32
    } -> tensor<2x12x12x8xf32>
    return %10 : tensor<2x12x12x8xf32>
  }
}
