module {
  func.func @main(%arg0: tensor<2x5x6x7xf32>, %arg1: tensor<2x7x6x9xf32>) -> tensor<2x5x6x9xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2], [3, 4]] output_shape [2, 5, 6, 7, 1] : tensor<2x5x6x7xf32> into tensor<2x5x6x7x1xf32>
    %expanded_0 = tensor.expand_shape %arg1 [[0], [1], [2], [3, 4]] output_shape [2, 7, 6, 9, 1] : tensor<2x7x6x9xf32> into tensor<2x7x6x9x1xf32>
    %0 = tensor.empty() : tensor<2x6x5x7x1xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<2x5x6x7x1xf32>) outs(%0 : tensor<2x6x5x7x1xf32>) permutation = [0, 2, 1, 3, 4] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3, 4]] : tensor<2x6x5x7x1xf32> into tensor<12x5x7xf32>
    %1 = tensor.empty() : tensor<2x6x7x9x1xf32>
    %transposed_1 = linalg.transpose ins(%expanded_0 : tensor<2x7x6x9x1xf32>) outs(%1 : tensor<2x6x7x9x1xf32>) permutation = [0, 2, 1, 3, 4] 
    %collapsed_2 = tensor.collapse_shape %transposed_1 [[0, 1], [2], [3, 4]] : tensor<2x6x7x9x1xf32> into tensor<12x7x9xf32>
    %2 = tensor.empty() : tensor<12x5x9xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<12x5x9xf32>) -> tensor<12x5x9xf32>
    %4 = linalg.batch_matmul ins(%collapsed, %collapsed_2 : tensor<12x5x7xf32>, tensor<12x7x9xf32>) outs(%3 : tensor<12x5x9xf32>) -> tensor<12x5x9xf32>
    %expanded_3 = tensor.expand_shape %4 [[0, 1], [2], [3, 4]] output_shape [2, 6, 5, 1, 9] : tensor<12x5x9xf32> into tensor<2x6x5x1x9xf32>
    %5 = tensor.empty() : tensor<2x5x6x9x1xf32>
    %transposed_4 = linalg.transpose ins(%expanded_3 : tensor<2x6x5x1x9xf32>) outs(%5 : tensor<2x5x6x9x1xf32>) permutation = [0, 2, 1, 4, 3] 
    %collapsed_5 = tensor.collapse_shape %transposed_4 [[0], [1], [2], [3, 4]] : tensor<2x5x6x9x1xf32> into tensor<2x5x6x9xf32>
    return %collapsed_5 : tensor<2x5x6x9xf32>
  }
}
