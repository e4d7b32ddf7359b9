module {
  func.func @main(%arg0: tensor<13x20xf32>, %arg1: tensor<13x20xf32>, %arg2: tensor<13x20xf32>) -> tensor<13x3x20xf32> {
    %concat = tensor.concat dim(1) %arg0, %arg1, %arg2 : (tensor<13x20xf32>, tensor<13x20xf32>, tensor<13x20xf32>) -> tensor<13x60xf32>
    %expanded = tensor.expand_shape %concat [[0], [1, 2]] output_shape [13, 3, 20] : tensor<13x60xf32> into tensor<13x3x20xf32>
    return %expanded : tensor<13x3x20xf32>
  }
}
