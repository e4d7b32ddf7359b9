#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x?xf16>, %arg1: tensor<?x?xf16>) -> tensor<?x?xf16> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f16
    %dim = tensor.dim %arg1, %c0 : tensor<?x?xf16>
    %dim_1 = tensor.dim %arg1, %c1 : tensor<?x?xf16>
    %0 = tensor.empty(%dim_1, %dim) : tensor<?x?xf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<?x?xf16>) outs(%0 : tensor<?x?xf16>) permutation = [1, 0] 
    %dim_2 = tensor.dim %arg0, %c0 : tensor<?x?xf16>
    %1 = tensor.empty(%dim_2, %dim) : tensor<?x?xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %3 = linalg.matmul ins(%arg0, %transposed : tensor<?x?xf16>, tensor<?x?xf16>) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %4 = tensor.empty(%dim_2, %dim) : tensor<?x?xf16>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<?x?xf32>) outs(%4 : tensor<?x?xf16>) {
    ^bb0(%in: f32, %out: f16):
      %7 = arith.truncf %in : f32 to f16
      linalg.yield %7 : f16
    } -> tensor<?x?xf16>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<?x?xf16>) outs(%4 : tensor<?x?xf16>) {
    ^bb0(%in: f16, %out: f16):
      %7 = arith.cmpf ugt, %in, %cst_0 : f16
      %8 = arith.select %7, %in, %cst_0 : f16
      linalg.yield %8 : f16
    } -> tensor<?x?xf16>
    return %6 : tensor<?x?xf16>
  }
}
