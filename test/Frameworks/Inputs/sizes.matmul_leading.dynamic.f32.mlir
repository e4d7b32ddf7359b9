#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<?x?x48xf32>, %arg1: tensor<48x40xf32>) -> tensor<?x?x40xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x48xf32>
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?x48xf32>
    %0 = tensor.empty(%dim) : tensor<?x48x40xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<48x40xf32>) outs(%0 : tensor<?x48x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x48x40xf32>
    %2 = tensor.empty(%dim, %dim_0) : tensor<?x?x40xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<?x?x40xf32>) -> tensor<?x?x40xf32>
    %4 = linalg.batch_matmul ins(%arg0, %1 : tensor<?x?x48xf32>, tensor<?x48x40xf32>) outs(%3 : tensor<?x?x40xf32>) -> tensor<?x?x40xf32>
    return %4 : tensor<?x?x40xf32>
  }
}
