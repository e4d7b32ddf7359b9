module {
  func.func @main(%arg0: tensor<3x?x24xf32>, %arg1: tensor<3x24x20xf32>) -> tensor<3x?x20xf32> {
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = tensor.dim %arg0, %c1 : tensor<3x?x24xf32>
    %0 = tensor.empty(%dim) : tensor<3x?x20xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x?x20xf32>) -> tensor<3x?x20xf32>
    %2 = linalg.batch_matmul ins(%arg0, %arg1 : tensor<3x?x24xf32>, tensor<3x24x20xf32>) outs(%1 : tensor<3x?x20xf32>) -> tensor<3x?x20xf32>
    return %2 : tensor<3x?x20xf32>
  }
}
