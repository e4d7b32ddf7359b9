module {
  func.func @main(%arg0: tensor<2x3x12x8xf32>, %arg1: tensor<32x3x4x4xf32>, %arg2: tensor<32xf32>) -> tensor<2x6x32xf32> {
    %0 = tensor.empty() : tensor<2x32x3x2xf32>
    %broadcasted = linalg.broadcast ins(%arg2 : tensor<32xf32>) outs(%0 : tensor<2x32x3x2xf32>) dimensions = [0, 2, 3] 
    %1 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<4> : vector<2xi64>} ins(%arg0, %arg1 : tensor<2x3x12x8xf32>, tensor<32x3x4x4xf32>) outs(%broadcasted : tensor<2x32x3x2xf32>) -> tensor<2x32x3x2xf32>
    %collapsed = tensor.collapse_shape %1 [[0], [1], [2, 3]] : tensor<2x32x3x2xf32> into tensor<2x32x6xf32>
    %2 = tensor.empty() : tensor<2x6x32xf32>
    %transposed = linalg.transpose ins(%collapsed : tensor<2x32x6xf32>) outs(%2 : tensor<2x6x32xf32>) permutation = [0, 2, 1] 
    return %transposed : tensor<2x6x32xf32>
  }
}
