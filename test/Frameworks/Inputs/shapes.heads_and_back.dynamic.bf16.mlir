#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<?x?x48xbf16>) -> tensor<?x?x48xbf16> {
    %c3_i64 = arith.constant 3 : i64
    %c16_i64 = arith.constant 16 : i64
    %c48_i64 = arith.constant 48 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x48xbf16>
    %0 = arith.index_cast %dim : index to i64
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?x48xbf16>
    %1 = arith.index_cast %dim_0 : index to i64
    %from_elements = tensor.from_elements %0, %1, %c3_i64, %c16_i64 : tensor<4xi64>
    %reshape = tensor.reshape %arg0(%from_elements) : (tensor<?x?x48xbf16>, tensor<4xi64>) -> tensor<?x?x3x16xbf16>
    %2 = tensor.empty(%dim, %dim_0) : tensor<?x3x?x16xbf16>
    %transposed = linalg.transpose ins(%reshape : tensor<?x?x3x16xbf16>) outs(%2 : tensor<?x3x?x16xbf16>) permutation = [0, 2, 1, 3] 
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed : tensor<?x3x?x16xbf16>) outs(%2 : tensor<?x3x?x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %5 = math.exp %in : bf16
      linalg.yield %5 : bf16
    } -> tensor<?x3x?x16xbf16>
    %4 = tensor.empty(%dim, %dim_0) : tensor<?x?x3x16xbf16>
    %transposed_1 = linalg.transpose ins(%3 : tensor<?x3x?x16xbf16>) outs(%4 : tensor<?x?x3x16xbf16>) permutation = [0, 2, 1, 3] 
    %from_elements_2 = tensor.from_elements %0, %1, %c48_i64 : tensor<3xi64>
    %reshape_3 = tensor.reshape %transposed_1(%from_elements_2) : (tensor<?x?x3x16xbf16>, tensor<3xi64>) -> tensor<?x?x48xbf16>
    return %reshape_3 : tensor<?x?x48xbf16>
  }
}
