module @jit_mask_matmul {
  func.func public @main(%arg0: tensor<13x24xf32>, %arg1: tensor<13x13xi1>) -> tensor<13x24xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<13x24xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<13x24xf32>) -> tensor<13x24xf32>
    %2 = linalg.matmul ins(%arg1, %arg0 : tensor<13x13xi1>, tensor<13x24xf32>) outs(%1 : tensor<13x24xf32>) -> tensor<13x24xf32>
    return %2 : tensor<13x24xf32>
  }
}
