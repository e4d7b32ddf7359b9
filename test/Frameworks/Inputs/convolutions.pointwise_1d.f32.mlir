module {
  func.func @main(%arg0: tensor<2x12x9xf32>, %arg1: tensor<20x12x1xf32>, %arg2: tensor<20xf32>) -> tensor<2x20x9xf32> {
    %0 = tensor.empty() : tensor<2x20x9xf32>
    %broadcasted = linalg.broadcast ins(%arg2 : tensor<20xf32>) outs(%0 : tensor<2x20x9xf32>) dimensions = [0, 2] 
    %1 = linalg.conv_1d_ncw_fcw {dilations = dense<1> : vector<1xi64>, strides = dense<1> : vector<1xi64>} ins(%arg0, %arg1 : tensor<2x12x9xf32>, tensor<20x12x1xf32>) outs(%broadcasted : tensor<2x20x9xf32>) -> tensor<2x20x9xf32>
    return %1 : tensor<2x20x9xf32>
  }
}
