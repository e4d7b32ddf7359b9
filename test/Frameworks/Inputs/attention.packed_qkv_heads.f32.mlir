module {
  func.func @main(%arg0: tensor<2x7x48xf32>, %arg1: tensor<144x48xf32>) -> (tensor<2x3x7x16xf32>, tensor<2x3x7x16xf32>, tensor<2x3x7x16xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<48x144xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<144x48xf32>) outs(%0 : tensor<48x144xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %1 = tensor.empty() : tensor<14x144xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<14x144xf32>) -> tensor<14x144xf32>
    %3 = linalg.matmul ins(%collapsed, %transposed : tensor<14x48xf32>, tensor<48x144xf32>) outs(%2 : tensor<14x144xf32>) -> tensor<14x144xf32>
    %expanded = tensor.expand_shape %3 [[0, 1], [2, 3, 4]] output_shape [2, 7, 3, 3, 16] : tensor<14x144xf32> into tensor<2x7x3x3x16xf32>
    %4 = tensor.empty() : tensor<3x2x3x7x16xf32>
    %transposed_0 = linalg.transpose ins(%expanded : tensor<2x7x3x3x16xf32>) outs(%4 : tensor<3x2x3x7x16xf32>) permutation = [2, 0, 3, 1, 4] 
    %extracted_slice = tensor.extract_slice %transposed_0[0, 0, 0, 0, 0] [1, 2, 3, 7, 16] [1, 1, 1, 1, 1] : tensor<3x2x3x7x16xf32> to tensor<1x2x3x7x16xf32>
    %extracted_slice_1 = tensor.extract_slice %transposed_0[1, 0, 0, 0, 0] [1, 2, 3, 7, 16] [1, 1, 1, 1, 1] : tensor<3x2x3x7x16xf32> to tensor<1x2x3x7x16xf32>
    %extracted_slice_2 = tensor.extract_slice %transposed_0[2, 0, 0, 0, 0] [1, 2, 3, 7, 16] [1, 1, 1, 1, 1] : tensor<3x2x3x7x16xf32> to tensor<1x2x3x7x16xf32>
    %collapsed_3 = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3], [4]] : tensor<1x2x3x7x16xf32> into tensor<2x3x7x16xf32>
    %collapsed_4 = tensor.collapse_shape %extracted_slice_1 [[0, 1], [2], [3], [4]] : tensor<1x2x3x7x16xf32> into tensor<2x3x7x16xf32>
    %collapsed_5 = tensor.collapse_shape %extracted_slice_2 [[0, 1], [2], [3], [4]] : tensor<1x2x3x7x16xf32> into tensor<2x3x7x16xf32>
    return %collapsed_3, %collapsed_4, %collapsed_5 : tensor<2x3x7x16xf32>, tensor<2x3x7x16xf32>, tensor<2x3x7x16xf32>
  }
}
