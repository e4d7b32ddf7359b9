#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<2x3x12x8xf16>, %arg1: tensor<32x3x4x4xf16>, %arg2: tensor<32xf16>) -> tensor<2x6x32xf16> {
    %0 = tensor.empty() : tensor<2x32x3x2xf32>
    %1 = tensor.empty() : tensor<32xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<32xf16>) outs(%1 : tensor<32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %7 = arith.extf %in : f16 to f32
      linalg.yield %7 : f32
    } -> tensor<32xf32>
    %broadcasted = linalg.broadcast ins(%2 : tensor<32xf32>) outs(%0 : tensor<2x32x3x2xf32>) dimensions = [0, 2, 3] 
    %3 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<4> : vector<2xi64>} ins(%arg0, %arg1 : tensor<2x3x12x8xf16>, tensor<32x3x4x4xf16>) outs(%broadcasted : tensor<2x32x3x2xf32>) -> tensor<2x32x3x2xf32>
    %4 = tensor.empty() : tensor<2x32x3x2xf16>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3 : tensor<2x32x3x2xf32>) outs(%4 : tensor<2x32x3x2xf16>) {
    ^bb0(%in: f32, %out: f16):
      %7 = arith.truncf %in : f32 to f16
      linalg.yield %7 : f16
    } -> tensor<2x32x3x2xf16>
    %collapsed = tensor.collapse_shape %5 [[0], [1], [2, 3]] : tensor<2x32x3x2xf16> into tensor<2x32x6xf16>
    %6 = tensor.empty() : tensor<2x6x32xf16>
    %transposed = linalg.transpose ins(%collapsed : tensor<2x32x6xf16>) outs(%6 : tensor<2x6x32xf16>) permutation = [0, 2, 1] 
    return %transposed : tensor<2x6x32xf16>
  }
}
