#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_packed_glu {
  func.func public @main(%arg0: tensor<2x7x32xbf16>, %arg1: tensor<32x112xbf16>) -> tensor<2x7x56xbf16> {
    %cst = arith.constant 1.000000e+00 : bf16
    %cst_0 = arith.constant 0.000000e+00 : bf16
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x7x32xbf16> into tensor<14x32xbf16>
    %0 = tensor.empty() : tensor<14x112xbf16>
    %1 = linalg.fill ins(%cst_0 : bf16) outs(%0 : tensor<14x112xbf16>) -> tensor<14x112xbf16>
    %2 = linalg.matmul ins(%collapsed, %arg1 : tensor<14x32xbf16>, tensor<32x112xbf16>) outs(%1 : tensor<14x112xbf16>) -> tensor<14x112xbf16>
    %expanded = tensor.expand_shape %2 [[0, 1], [2]] output_shape [2, 7, 112] : tensor<14x112xbf16> into tensor<2x7x112xbf16>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0] [2, 7, 56] [1, 1, 1] : tensor<2x7x112xbf16> to tensor<2x7x56xbf16>
    %extracted_slice_1 = tensor.extract_slice %expanded[0, 0, 56] [2, 7, 56] [1, 1, 1] : tensor<2x7x112xbf16> to tensor<2x7x56xbf16>
    %3 = tensor.empty() : tensor<2x7x56xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x7x56xbf16>) outs(%3 : tensor<2x7x56xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %13 = arith.negf %in : bf16
      linalg.yield %13 : bf16
    } -> tensor<2x7x56xbf16>
    %5 = tensor.empty() : tensor<2x7x56xbf16>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2x7x56xbf16>) outs(%5 : tensor<2x7x56xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %13 = math.exp %in : bf16
      linalg.yield %13 : bf16
    } -> tensor<2x7x56xbf16>
    %7 = tensor.empty() : tensor<2x7x56xbf16>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x7x56xbf16>) outs(%7 : tensor<2x7x56xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %13 = arith.addf %in, %cst : bf16
      linalg.yield %13 : bf16
    } -> tensor<2x7x56xbf16>
    %9 = tensor.empty() : tensor<2x7x56xbf16>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x7x56xbf16>) outs(%9 : tensor<2x7x56xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %13 = arith.divf %cst, %in : bf16
      linalg.yield %13 : bf16
    } -> tensor<2x7x56xbf16>
    %11 = tensor.empty() : tensor<2x7x56xbf16>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %extracted_slice_1 : tensor<2x7x56xbf16>, tensor<2x7x56xbf16>) outs(%11 : tensor<2x7x56xbf16>) {
    ^bb0(%in: bf16, %in_2: bf16, %out: bf16):
      %13 = arith.mulf %in, %in_2 : bf16
      linalg.yield %13 : bf16
    } -> tensor<2x7x56xbf16>
    return %12 : tensor<2x7x56xbf16>
  }
}
