module {
  func.func @main(%arg0: tensor<7x37xf32>, %arg1: tensor<29x37xf32>) -> tensor<7x29xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<37x29xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<29x37xf32>) outs(%0 : tensor<37x29xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<7x29xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<7x29xf32>) -> tensor<7x29xf32>
    %3 = linalg.matmul ins(%arg0, %transposed : tensor<7x37xf32>, tensor<37x29xf32>) outs(%2 : tensor<7x29xf32>) -> tensor<7x29xf32>
    return %3 : tensor<7x29xf32>
  }
}
