#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<2x4x9x9xbf16>) -> (tensor<2x4x9x9xbf16>, tensor<2x4x4x4xbf16>, tensor<2x4x9x9xbf16>) {
    %cst = arith.constant 0xFF80 : bf16
    %cst_0 = arith.constant 0.000000e+00 : bf16
    %cst_1 = arith.constant 9.000000e+00 : bf16
    %padded = tensor.pad %arg0 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
      tensor.yield %cst : bf16
    } : tensor<2x4x9x9xbf16> to tensor<2x4x11x11xbf16>
    %0 = tensor.empty() : tensor<2x4x9x9xbf16>
    %1 = linalg.fill ins(%cst : bf16) outs(%0 : tensor<2x4x9x9xbf16>) -> tensor<2x4x9x9xbf16>
    %2 = tensor.empty() : tensor<3x3xbf16>
    %3 = linalg.pooling_nchw_max {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %2 : tensor<2x4x11x11xbf16>, tensor<3x3xbf16>) outs(%1 : tensor<2x4x9x9xbf16>) -> tensor<2x4x9x9xbf16>
    %4 = tensor.empty() : tensor<2x4x4x4xbf16>
    %5 = linalg.fill ins(%cst_0 : bf16) outs(%4 : tensor<2x4x4x4xbf16>) -> tensor<2x4x4x4xbf16>
    %6 = linalg.pooling_nchw_sum {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%arg0, %2 : tensor<2x4x9x9xbf16>, tensor<3x3xbf16>) outs(%5 : tensor<2x4x4x4xbf16>) -> tensor<2x4x4x4xbf16>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6 : tensor<2x4x4x4xbf16>) outs(%4 : tensor<2x4x4x4xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %12 = arith.divf %in, %cst_1 : bf16
      linalg.yield %12 : bf16
    } -> tensor<2x4x4x4xbf16>
    %padded_2 = tensor.pad %arg0 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
      tensor.yield %cst_0 : bf16
    } : tensor<2x4x9x9xbf16> to tensor<2x4x11x11xbf16>
    %8 = linalg.fill ins(%cst_0 : bf16) outs(%0 : tensor<2x4x9x9xbf16>) -> tensor<2x4x9x9xbf16>
    %9 = linalg.pooling_nchw_sum {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_2, %2 : tensor<2x4x11x11xbf16>, tensor<3x3xbf16>) outs(%8 : tensor<2x4x9x9xbf16>) -> tensor<2x4x9x9xbf16>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<2x4x9x9xbf16>) outs(%0 : tensor<2x4x9x9xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %12 = arith.divf %in, %cst_1 : bf16
      linalg.yield %12 : bf16
    } -> tensor<2x4x9x9xbf16>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %arg0 : tensor<2x4x9x9xbf16>, tensor<2x4x9x9xbf16>) outs(%0 : tensor<2x4x9x9xbf16>) {
    ^bb0(%in: bf16, %in_3: bf16, %out: bf16):
      %12 = arith.subf %in, %in_3 : bf16
      linalg.yield %12 : bf16
    } -> tensor<2x4x9x9xbf16>
    return %3, %7, %11 : tensor<2x4x9x9xbf16>, tensor<2x4x4x4xbf16>, tensor<2x4x9x9xbf16>
  }
}
