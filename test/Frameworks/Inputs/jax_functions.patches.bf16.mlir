#map = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module @jit__lambda {
  func.func public @main(%arg0: tensor<2x8x8x3xbf16>, %arg1: tensor<32xbf16>, %arg2: tensor<4x4x3x32xbf16>) -> tensor<2x4x32xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %0 = tensor.empty() : tensor<2x2x2x32xbf16>
    %1 = linalg.fill ins(%cst : bf16) outs(%0 : tensor<2x2x2x32xbf16>) -> tensor<2x2x2x32xbf16>
    %2 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<4> : tensor<2xi64>} ins(%arg0, %arg2 : tensor<2x8x8x3xbf16>, tensor<4x4x3x32xbf16>) outs(%1 : tensor<2x2x2x32xbf16>) -> tensor<2x2x2x32xbf16>
    %expanded = tensor.expand_shape %arg1 [[0, 1, 2, 3]] output_shape [1, 1, 1, 32] : tensor<32xbf16> into tensor<1x1x1x32xbf16>
    %3 = tensor.empty() : tensor<2x2x2x32xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x1x1x32xbf16>) outs(%3 : tensor<2x2x2x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x2x32xbf16>
    %5 = tensor.empty() : tensor<2x2x2x32xbf16>
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2, %4 : tensor<2x2x2x32xbf16>, tensor<2x2x2x32xbf16>) outs(%5 : tensor<2x2x2x32xbf16>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: bf16):
      %7 = arith.addf %in, %in_0 : bf16
      linalg.yield %7 : bf16
    } -> tensor<2x2x2x32xbf16>
    %collapsed = tensor.collapse_shape %6 [[0], [1, 2], [3]] : tensor<2x2x2x32xbf16> into tensor<2x4x32xbf16>
    return %collapsed : tensor<2x4x32xbf16>
  }
}
