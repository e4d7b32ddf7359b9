module @jit_mask_matmul {
  func.func public @main(%arg0: tensor<13x24xf16>, %arg1: tensor<13x13xi1>) -> tensor<13x24xf16> {
    %cst = arith.constant 0.000000e+00 : f16
    %0 = tensor.empty() : tensor<13x24xf16>
    %1 = linalg.fill ins(%cst : f16) outs(%0 : tensor<13x24xf16>) -> tensor<13x24xf16>
    %2 = linalg.matmul ins(%arg1, %arg0 : tensor<13x13xi1>, tensor<13x24xf16>) outs(%1 : tensor<13x24xf16>) -> tensor<13x24xf16>
    return %2 : tensor<13x24xf16>
  }
}
