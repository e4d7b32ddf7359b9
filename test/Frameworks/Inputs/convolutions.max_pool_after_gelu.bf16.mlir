#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<2x6x8x12xbf16>) -> tensor<2x6x4x6xbf16> {
    %cst = arith.constant 1.000000e+00 : bf16
    %cst_0 = arith.constant 2.000000e+00 : bf16
    %cst_1 = arith.constant 5.000000e-01 : bf16
    %cst_2 = arith.constant 0xFF80 : bf16
    %0 = tensor.empty() : tensor<2x6x8x12xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x6x8x12xbf16>) outs(%0 : tensor<2x6x8x12xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %6 = math.sqrt %cst_0 : bf16
      %7 = arith.divf %in, %6 : bf16
      %8 = math.erf %7 : bf16
      %9 = arith.addf %8, %cst : bf16
      %10 = arith.mulf %9, %cst_1 : bf16
      %11 = arith.mulf %in, %10 : bf16
      linalg.yield %11 : bf16
    } -> tensor<2x6x8x12xbf16>
    %2 = tensor.empty() : tensor<2x6x4x6xbf16>
    %3 = linalg.fill ins(%cst_2 : bf16) outs(%2 : tensor<2x6x4x6xbf16>) -> tensor<2x6x4x6xbf16>
    %4 = tensor.empty() : tensor<2x2xbf16>
    %5 = linalg.pooling_nchw_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%1, %4 : tensor<2x6x8x12xbf16>, tensor<2x2xbf16>) outs(%3 : tensor<2x6x4x6xbf16>) -> tensor<2x6x4x6xbf16>
    return %5 : tensor<2x6x4x6xbf16>
  }
}
