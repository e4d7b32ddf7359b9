module {
  func.func @main(%arg0: tensor<2x?x20xbf16>, %arg1: tensor<2x?x12xbf16>) -> tensor<2x?x32xbf16> {
    %concat = tensor.concat dim(2) %arg0, %arg1 : (tensor<2x?x20xbf16>, tensor<2x?x12xbf16>) -> tensor<2x?x32xbf16>
    return %concat : tensor<2x?x32xbf16>
  }
}
