module {
  func.func @main(%arg0: tensor<2x7x48xbf16>) -> tensor<2x48xbf16> {
    %extracted_slice = tensor.extract_slice %arg0[0, 6, 0] [2, 1, 48] [1, 1, 1] : tensor<2x7x48xbf16> to tensor<2x1x48xbf16>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<2x1x48xbf16> into tensor<2x48xbf16>
    return %collapsed : tensor<2x48xbf16>
  }
}
