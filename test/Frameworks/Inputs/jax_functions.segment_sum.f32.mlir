module @jit_segment_sum {
  func.func public @main(%arg0: tensor<13x24xf32>, %arg1: tensor<13xi32>) -> tensor<5x24xf32> {
    %cst = arith.constant dense<0.000000e+00> : tensor<5x24xf32>
    %expanded = tensor.expand_shape %arg1 [[0, 1]] output_shape [13, 1] : tensor<13xi32> into tensor<13x1xi32>
    %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%arg0, %expanded : tensor<13x24xf32>, tensor<13x1xi32>) outs(%cst : tensor<5x24xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %1 = arith.addf %arg3, %arg2 : f32
      iree_linalg_ext.yield %1 : f32
    } -> tensor<5x24xf32>
    return %0 : tensor<5x24xf32>
  }
}
