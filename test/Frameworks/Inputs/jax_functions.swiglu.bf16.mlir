#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_swiglu {
  func.func public @main(%arg0: tensor<2x7x32xbf16>, %arg1: tensor<32x56xbf16>, %arg2: tensor<32x56xbf16>, %arg3: tensor<56x32xbf16>) -> tensor<2x7x32xbf16> {
    %cst = arith.constant 1.000000e+00 : bf16
    %cst_0 = arith.constant 0.000000e+00 : bf16
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x7x32xbf16> into tensor<14x32xbf16>
    %0 = tensor.empty() : tensor<14x56xbf16>
    %1 = linalg.fill ins(%cst_0 : bf16) outs(%0 : tensor<14x56xbf16>) -> tensor<14x56xbf16>
    %2 = linalg.matmul ins(%collapsed, %arg1 : tensor<14x32xbf16>, tensor<32x56xbf16>) outs(%1 : tensor<14x56xbf16>) -> tensor<14x56xbf16>
    %expanded = tensor.expand_shape %2 [[0, 1], [2]] output_shape [2, 7, 56] : tensor<14x56xbf16> into tensor<2x7x56xbf16>
    %3 = tensor.empty() : tensor<2x7x56xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x7x56xbf16>) outs(%3 : tensor<2x7x56xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %21 = arith.negf %in : bf16
      linalg.yield %21 : bf16
    } -> tensor<2x7x56xbf16>
    %5 = tensor.empty() : tensor<2x7x56xbf16>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2x7x56xbf16>) outs(%5 : tensor<2x7x56xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %21 = math.exp %in : bf16
      linalg.yield %21 : bf16
    } -> tensor<2x7x56xbf16>
    %7 = tensor.empty() : tensor<2x7x56xbf16>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x7x56xbf16>) outs(%7 : tensor<2x7x56xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %21 = arith.addf %in, %cst : bf16
      linalg.yield %21 : bf16
    } -> tensor<2x7x56xbf16>
    %9 = tensor.empty() : tensor<2x7x56xbf16>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x7x56xbf16>) outs(%9 : tensor<2x7x56xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %21 = arith.divf %cst, %in : bf16
      linalg.yield %21 : bf16
    } -> tensor<2x7x56xbf16>
    %11 = tensor.empty() : tensor<2x7x56xbf16>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %10 : tensor<2x7x56xbf16>, tensor<2x7x56xbf16>) outs(%11 : tensor<2x7x56xbf16>) {
    ^bb0(%in: bf16, %in_4: bf16, %out: bf16):
      %21 = arith.mulf %in, %in_4 : bf16
      linalg.yield %21 : bf16
    } -> tensor<2x7x56xbf16>
    %13 = tensor.empty() : tensor<14x56xbf16>
    %14 = linalg.fill ins(%cst_0 : bf16) outs(%13 : tensor<14x56xbf16>) -> tensor<14x56xbf16>
    %15 = linalg.matmul ins(%collapsed, %arg2 : tensor<14x32xbf16>, tensor<32x56xbf16>) outs(%14 : tensor<14x56xbf16>) -> tensor<14x56xbf16>
    %expanded_1 = tensor.expand_shape %15 [[0, 1], [2]] output_shape [2, 7, 56] : tensor<14x56xbf16> into tensor<2x7x56xbf16>
    %16 = tensor.empty() : tensor<2x7x56xbf16>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %expanded_1 : tensor<2x7x56xbf16>, tensor<2x7x56xbf16>) outs(%16 : tensor<2x7x56xbf16>) {
    ^bb0(%in: bf16, %in_4: bf16, %out: bf16):
      %21 = arith.mulf %in, %in_4 : bf16
      linalg.yield %21 : bf16
    } -> tensor<2x7x56xbf16>
    %collapsed_2 = tensor.collapse_shape %17 [[0, 1], [2]] : tensor<2x7x56xbf16> into tensor<14x56xbf16>
    %18 = tensor.empty() : tensor<14x32xbf16>
    %19 = linalg.fill ins(%cst_0 : bf16) outs(%18 : tensor<14x32xbf16>) -> tensor<14x32xbf16>
    %20 = linalg.matmul ins(%collapsed_2, %arg3 : tensor<14x56xbf16>, tensor<56x32xbf16>) outs(%19 : tensor<14x32xbf16>) -> tensor<14x32xbf16>
    %expanded_3 = tensor.expand_shape %20 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xbf16> into tensor<2x7x32xbf16>
    return %expanded_3 : tensor<2x7x32xbf16>
  }
}
