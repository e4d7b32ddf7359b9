module {
  func.func @main(%arg0: tensor<2x6x7x7xf32>, %arg1: tensor<6x1x3x3xf32>, %arg2: tensor<6xf32>) -> tensor<2x6x7x7xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %padded = tensor.pad %arg0 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst : f32
    } : tensor<2x6x7x7xf32> to tensor<2x6x9x9xf32>
    %0 = tensor.empty() : tensor<2x6x7x7xf32>
    %broadcasted = linalg.broadcast ins(%arg2 : tensor<6xf32>) outs(%0 : tensor<2x6x7x7xf32>) dimensions = [0, 2, 3] 
    %collapsed = tensor.collapse_shape %arg1 [[0, 1], [2], [3]] : tensor<6x1x3x3xf32> into tensor<6x3x3xf32>
    %1 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %collapsed : tensor<2x6x9x9xf32>, tensor<6x3x3xf32>) outs(%broadcasted : tensor<2x6x7x7xf32>) -> tensor<2x6x7x7xf32>
    return %1 : tensor<2x6x7x7xf32>
  }
}
