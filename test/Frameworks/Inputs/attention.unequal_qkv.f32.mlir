module {
  func.func @main(%arg0: tensor<2x7x48xf32>, %arg1: tensor<80x48xf32>) -> (tensor<2x7x48xf32>, tensor<2x7x16xf32>, tensor<2x7x16xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<48x80xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<80x48xf32>) outs(%0 : tensor<48x80xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %1 = tensor.empty() : tensor<14x80xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %3 = linalg.matmul ins(%collapsed, %transposed : tensor<14x48xf32>, tensor<48x80xf32>) outs(%2 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %expanded = tensor.expand_shape %3 [[0, 1], [2]] output_shape [2, 7, 80] : tensor<14x80xf32> into tensor<2x7x80xf32>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0] [2, 7, 48] [1, 1, 1] : tensor<2x7x80xf32> to tensor<2x7x48xf32>
    %extracted_slice_0 = tensor.extract_slice %expanded[0, 0, 48] [2, 7, 16] [1, 1, 1] : tensor<2x7x80xf32> to tensor<2x7x16xf32>
    %extracted_slice_1 = tensor.extract_slice %expanded[0, 0, 64] [2, 7, 16] [1, 1, 1] : tensor<2x7x80xf32> to tensor<2x7x16xf32>
    return %extracted_slice, %extracted_slice_0, %extracted_slice_1 : tensor<2x7x48xf32>, tensor<2x7x16xf32>, tensor<2x7x16xf32>
  }
}
