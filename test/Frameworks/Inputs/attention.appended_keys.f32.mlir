module {
  func.func @main(%arg0: tensor<2x3x1x16xf32>, %arg1: tensor<2x3x11x16xf32>, %arg2: tensor<2x3x1x16xf32>) -> (tensor<2x3x1x12xf32>, tensor<2x3x12x16xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %concat = tensor.concat dim(2) %arg1, %arg2 : (tensor<2x3x11x16xf32>, tensor<2x3x1x16xf32>) -> tensor<2x3x12x16xf32>
    %0 = tensor.empty() : tensor<2x3x16x12xf32>
    %transposed = linalg.transpose ins(%concat : tensor<2x3x12x16xf32>) outs(%0 : tensor<2x3x16x12xf32>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x1x16xf32> into tensor<6x1x16xf32>
    %collapsed_0 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x16x12xf32> into tensor<6x16x12xf32>
    %1 = tensor.empty() : tensor<6x1x12xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<6x1x12xf32>) -> tensor<6x1x12xf32>
    %3 = linalg.batch_matmul ins(%collapsed, %collapsed_0 : tensor<6x1x16xf32>, tensor<6x16x12xf32>) outs(%2 : tensor<6x1x12xf32>) -> tensor<6x1x12xf32>
    %expanded = tensor.expand_shape %3 [[0, 1], [2], [3]] output_shape [2, 3, 1, 12] : tensor<6x1x12xf32> into tensor<2x3x1x12xf32>
    return %expanded, %concat : tensor<2x3x1x12xf32>, tensor<2x3x12x16xf32>
  }
}
