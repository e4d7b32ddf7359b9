module {
  func.func @main(%arg0: tensor<?x?x48xf32>, %arg1: tensor<48x40xf32>) -> tensor<?x?x40xf32> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c40_i64 = arith.constant 40 : i64
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x48xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?x48xf32>
    %1 = arith.index_cast %dim_0 : index to i64
    %cast = tensor.cast %arg0 : tensor<?x?x48xf32> to tensor<?x1x48xf32>
    %collapsed = tensor.collapse_shape %cast [[0], [1, 2]] : tensor<?x1x48xf32> into tensor<?x48xf32>
    %dim_1 = tensor.dim %arg0, %c0 : tensor<?x?x48xf32>
    %2 = tensor.empty(%dim_1) : tensor<?x40xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<?x40xf32>) -> tensor<?x40xf32>
    %4 = linalg.matmul ins(%collapsed, %arg1 : tensor<?x48xf32>, tensor<48x40xf32>) outs(%3 : tensor<?x40xf32>) -> tensor<?x40xf32>
    %from_elements = tensor.from_elements %0, %1, %c40_i64 : tensor<3xi64>
    %reshape = tensor.reshape %4(%from_elements) : (tensor<?x40xf32>, tensor<3xi64>) -> tensor<?x?x40xf32>
    return %reshape : tensor<?x?x40xf32>
  }
}
