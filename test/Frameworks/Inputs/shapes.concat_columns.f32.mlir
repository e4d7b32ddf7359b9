module {
  func.func @main(%arg0: tensor<2x7x20xf32>, %arg1: tensor<2x7x12xf32>) -> tensor<2x7x32xf32> {
    %concat = tensor.concat dim(2) %arg0, %arg1 : (tensor<2x7x20xf32>, tensor<2x7x12xf32>) -> tensor<2x7x32xf32>
    return %concat : tensor<2x7x32xf32>
  }
}
