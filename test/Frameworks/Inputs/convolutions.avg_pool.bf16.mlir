#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<2x6x8x12xbf16>) -> tensor<2x6x4x4xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant 6.000000e+00 : bf16
    %0 = tensor.empty() : tensor<2x6x4x4xbf16>
    %1 = linalg.fill ins(%cst : bf16) outs(%0 : tensor<2x6x4x4xbf16>) -> tensor<2x6x4x4xbf16>
    %2 = tensor.empty() : tensor<2x3xbf16>
    %3 = linalg.pooling_nchw_sum {dilations = dense<1> : vector<2xi64>, strides = dense<[2, 3]> : vector<2xi64>} ins(%arg0, %2 : tensor<2x6x8x12xbf16>, tensor<2x3xbf16>) outs(%1 : tensor<2x6x4x4xbf16>) -> tensor<2x6x4x4xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3 : tensor<2x6x4x4xbf16>) outs(%0 : tensor<2x6x4x4xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %5 = arith.divf %in, %cst_0 : bf16
      linalg.yield %5 : bf16
    } -> tensor<2x6x4x4xbf16>
    return %4 : tensor<2x6x4x4xbf16>
  }
}
