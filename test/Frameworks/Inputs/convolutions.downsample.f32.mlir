module {
  func.func @main(%arg0: tensor<2x6x8x8xf32>, %arg1: tensor<12x6x2x2xf32>, %arg2: tensor<12xf32>) -> tensor<2x12x4x4xf32> {
    %0 = tensor.empty() : tensor<2x12x4x4xf32>
    %broadcasted = linalg.broadcast ins(%arg2 : tensor<12xf32>) outs(%0 : tensor<2x12x4x4xf32>) dimensions = [0, 2, 3] 
    %1 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%arg0, %arg1 : tensor<2x6x8x8xf32>, tensor<12x6x2x2xf32>) outs(%broadcasted : tensor<2x12x4x4xf32>) -> tensor<2x12x4x4xf32>
    return %1 : tensor<2x12x4x4xf32>
  }
}
