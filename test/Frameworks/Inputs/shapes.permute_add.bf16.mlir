#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<2x5x4x6xbf16>) -> tensor<2x4x6x5xbf16> {
    %cst = arith.constant 1.000000e+00 : bf16
    %0 = tensor.empty() : tensor<2x4x6x5xbf16>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x5x4x6xbf16>) outs(%0 : tensor<2x4x6x5xbf16>) permutation = [0, 2, 3, 1] 
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed : tensor<2x4x6x5xbf16>) outs(%0 : tensor<2x4x6x5xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %2 = arith.addf %in, %cst : bf16
      linalg.yield %2 : bf16
    } -> tensor<2x4x6x5xbf16>
    return %1 : tensor<2x4x6x5xbf16>
  }
}
