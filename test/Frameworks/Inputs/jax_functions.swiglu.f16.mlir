#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_swiglu {
  func.func public @main(%arg0: tensor<2x7x32xf16>, %arg1: tensor<32x56xf16>, %arg2: tensor<32x56xf16>, %arg3: tensor<56x32xf16>) -> tensor<2x7x32xf16> {
    %cst = arith.constant 1.000000e+00 : f16
    %cst_0 = arith.constant 0.000000e+00 : f16
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x7x32xf16> into tensor<14x32xf16>
    %0 = tensor.empty() : tensor<14x56xf16>
    %1 = linalg.fill ins(%cst_0 : f16) outs(%0 : tensor<14x56xf16>) -> tensor<14x56xf16>
    %2 = linalg.matmul ins(%collapsed, %arg1 : tensor<14x32xf16>, tensor<32x56xf16>) outs(%1 : tensor<14x56xf16>) -> tensor<14x56xf16>
    %expanded = tensor.expand_shape %2 [[0, 1], [2]] output_shape [2, 7, 56] : tensor<14x56xf16> into tensor<2x7x56xf16>
    %3 = tensor.empty() : tensor<2x7x56xf16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x7x56xf16>) outs(%3 : tensor<2x7x56xf16>) {
    ^bb0(%in: f16, %out: f16):
      %21 = arith.negf %in : f16
      linalg.yield %21 : f16
    } -> tensor<2x7x56xf16>
    %5 = tensor.empty() : tensor<2x7x56xf16>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2x7x56xf16>) outs(%5 : tensor<2x7x56xf16>) {
    ^bb0(%in: f16, %out: f16):
      %21 = math.exp %in : f16
      linalg.yield %21 : f16
    } -> tensor<2x7x56xf16>
    %7 = tensor.empty() : tensor<2x7x56xf16>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x7x56xf16>) outs(%7 : tensor<2x7x56xf16>) {
    ^bb0(%in: f16, %out: f16):
      %21 = arith.addf %in, %cst : f16
      linalg.yield %21 : f16
    } -> tensor<2x7x56xf16>
    %9 = tensor.empty() : tensor<2x7x56xf16>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x7x56xf16>) outs(%9 : tensor<2x7x56xf16>) {
    ^bb0(%in: f16, %out: f16):
      %21 = arith.divf %cst, %in : f16
      linalg.yield %21 : f16
    } -> tensor<2x7x56xf16>
    %11 = tensor.empty() : tensor<2x7x56xf16>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %10 : tensor<2x7x56xf16>, tensor<2x7x56xf16>) outs(%11 : tensor<2x7x56xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %21 = arith.mulf %in, %in_4 : f16
      linalg.yield %21 : f16
    } -> tensor<2x7x56xf16>
    %13 = tensor.empty() : tensor<14x56xf16>
    %14 = linalg.fill ins(%cst_0 : f16) outs(%13 : tensor<14x56xf16>) -> tensor<14x56xf16>
    %15 = linalg.matmul ins(%collapsed, %arg2 : tensor<14x32xf16>, tensor<32x56xf16>) outs(%14 : tensor<14x56xf16>) -> tensor<14x56xf16>
    %expanded_1 = tensor.expand_shape %15 [[0, 1], [2]] output_shape [2, 7, 56] : tensor<14x56xf16> into tensor<2x7x56xf16>
    %16 = tensor.empty() : tensor<2x7x56xf16>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %expanded_1 : tensor<2x7x56xf16>, tensor<2x7x56xf16>) outs(%16 : tensor<2x7x56xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %21 = arith.mulf %in, %in_4 : f16
      linalg.yield %21 : f16
    } -> tensor<2x7x56xf16>
    %collapsed_2 = tensor.collapse_shape %17 [[0, 1], [2]] : tensor<2x7x56xf16> into tensor<14x56xf16>
    %18 = tensor.empty() : tensor<14x32xf16>
    %19 = linalg.fill ins(%cst_0 : f16) outs(%18 : tensor<14x32xf16>) -> tensor<14x32xf16>
    %20 = linalg.matmul ins(%collapsed_2, %arg3 : tensor<14x56xf16>, tensor<56x32xf16>) outs(%19 : tensor<14x32xf16>) -> tensor<14x32xf16>
    %expanded_3 = tensor.expand_shape %20 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf16> into tensor<2x7x32xf16>
    return %expanded_3 : tensor<2x7x32xf16>
  }
}
