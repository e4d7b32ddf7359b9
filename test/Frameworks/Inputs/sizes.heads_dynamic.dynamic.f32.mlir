#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<?x?x48xf32>) -> tensor<?x4x?x12xf32> {
    %c4_i64 = arith.constant 4 : i64
    %c12_i64 = arith.constant 12 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.000000e+00 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x48xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?x48xf32>
    %1 = arith.index_cast %dim_0 : index to i64
    %from_elements = tensor.from_elements %0, %1, %c4_i64, %c12_i64 : tensor<4xi64>
    %reshape = tensor.reshape %arg0(%from_elements) : (tensor<?x?x48xf32>, tensor<4xi64>) -> tensor<?x?x4x12xf32>
    %2 = tensor.empty(%dim, %dim_0) : tensor<?x4x?x12xf32>
    %transposed = linalg.transpose ins(%reshape : tensor<?x?x4x12xf32>) outs(%2 : tensor<?x4x?x12xf32>) permutation = [0, 2, 1, 3] 
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed : tensor<?x4x?x12xf32>) outs(%2 : tensor<?x4x?x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = arith.addf %in, %cst : f32
      linalg.yield %4 : f32
    } -> tensor<?x4x?x12xf32>
    return %3 : tensor<?x4x?x12xf32>
  }
}
