module {
  func.func @main(%arg0: tensor<2x3x8x12xf32>) -> tensor<2x12x4x6xf32> {
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2, 3], [4, 5]] output_shape [2, 3, 4, 2, 6, 2] : tensor<2x3x8x12xf32> into tensor<2x3x4x2x6x2xf32>
    %0 = tensor.empty() : tensor<2x3x2x2x4x6xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<2x3x4x2x6x2xf32>) outs(%0 : tensor<2x3x2x2x4x6xf32>) permutation = [0, 1, 3, 5, 2, 4] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1, 2, 3], [4], [5]] : tensor<2x3x2x2x4x6xf32> into tensor<2x12x4x6xf32>
    return %collapsed : tensor<2x12x4x6xf32>
  }
}
