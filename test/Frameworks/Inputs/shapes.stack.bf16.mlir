module {
  func.func @main(%arg0: tensor<13x20xbf16>, %arg1: tensor<13x20xbf16>, %arg2: tensor<13x20xbf16>) -> tensor<13x3x20xbf16> {
    %concat = tensor.concat dim(1) %arg0, %arg1, %arg2 : (tensor<13x20xbf16>, tensor<13x20xbf16>, tensor<13x20xbf16>) -> tensor<13x60xbf16>
    %expanded = tensor.expand_shape %concat [[0], [1, 2]] output_shape [13, 3, 20] : tensor<13x60xbf16> into tensor<13x3x20xbf16>
    return %expanded : tensor<13x3x20xbf16>
  }
}
