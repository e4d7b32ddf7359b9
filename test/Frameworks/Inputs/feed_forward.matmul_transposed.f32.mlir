module {
  func.func @main(%arg0: tensor<36x13xf32>, %arg1: tensor<36x20xf32>) -> tensor<13x20xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<13x36xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<36x13xf32>) outs(%0 : tensor<13x36xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<13x20xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<13x20xf32>) -> tensor<13x20xf32>
    %3 = linalg.matmul ins(%transposed, %arg1 : tensor<13x36xf32>, tensor<36x20xf32>) outs(%2 : tensor<13x20xf32>) -> tensor<13x20xf32>
    return %3 : tensor<13x20xf32>
  }
}
