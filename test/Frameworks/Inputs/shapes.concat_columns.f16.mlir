module {
  func.func @main(%arg0: tensor<2x7x20xf16>, %arg1: tensor<2x7x12xf16>) -> tensor<2x7x32xf16> {
    %concat = tensor.concat dim(2) %arg0, %arg1 : (tensor<2x7x20xf16>, tensor<2x7x12xf16>) -> tensor<2x7x32xf16>
    return %concat : tensor<2x7x32xf16>
  }
}
