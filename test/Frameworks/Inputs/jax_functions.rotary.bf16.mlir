#map = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module @jit_rotary {
  func.func public @main(%arg0: tensor<2x7x3x16xbf16>, %arg1: tensor<7x8xbf16>, %arg2: tensor<7x8xbf16>) -> tensor<2x7x3x16xbf16> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, 0] [2, 7, 3, 8] [1, 1, 1, 1] : tensor<2x7x3x16xbf16> to tensor<2x7x3x8xbf16>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0, 0, 8] [2, 7, 3, 8] [1, 1, 1, 1] : tensor<2x7x3x16xbf16> to tensor<2x7x3x8xbf16>
    %0 = tensor.empty() : tensor<2x7x3x8xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<7x8xbf16>) outs(%0 : tensor<2x7x3x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x7x3x8xbf16>
    %2 = tensor.empty() : tensor<2x7x3x8xbf16>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %1 : tensor<2x7x3x8xbf16>, tensor<2x7x3x8xbf16>) outs(%2 : tensor<2x7x3x8xbf16>) {
    ^bb0(%in: bf16, %in_2: bf16, %out: bf16):
      %17 = arith.mulf %in, %in_2 : bf16
      linalg.yield %17 : bf16
    } -> tensor<2x7x3x8xbf16>
    %4 = tensor.empty() : tensor<2x7x3x8xbf16>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<7x8xbf16>) outs(%4 : tensor<2x7x3x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x7x3x8xbf16>
    %6 = tensor.empty() : tensor<2x7x3x8xbf16>
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_0, %5 : tensor<2x7x3x8xbf16>, tensor<2x7x3x8xbf16>) outs(%6 : tensor<2x7x3x8xbf16>) {
    ^bb0(%in: bf16, %in_2: bf16, %out: bf16):
      %17 = arith.mulf %in, %in_2 : bf16
      linalg.yield %17 : bf16
    } -> tensor<2x7x3x8xbf16>
    %8 = tensor.empty() : tensor<2x7x3x8xbf16>
    %9 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3, %7 : tensor<2x7x3x8xbf16>, tensor<2x7x3x8xbf16>) outs(%8 : tensor<2x7x3x8xbf16>) {
    ^bb0(%in: bf16, %in_2: bf16, %out: bf16):
      %17 = arith.subf %in, %in_2 : bf16
      linalg.yield %17 : bf16
    } -> tensor<2x7x3x8xbf16>
    %10 = tensor.empty() : tensor<2x7x3x8xbf16>
    %11 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_0, %1 : tensor<2x7x3x8xbf16>, tensor<2x7x3x8xbf16>) outs(%10 : tensor<2x7x3x8xbf16>) {
    ^bb0(%in: bf16, %in_2: bf16, %out: bf16):
      %17 = arith.mulf %in, %in_2 : bf16
      linalg.yield %17 : bf16
    } -> tensor<2x7x3x8xbf16>
    %12 = tensor.empty() : tensor<2x7x3x8xbf16>
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %5 : tensor<2x7x3x8xbf16>, tensor<2x7x3x8xbf16>) outs(%12 : tensor<2x7x3x8xbf16>) {
    ^bb0(%in: bf16, %in_2: bf16, %out: bf16):
      %17 = arith.mulf %in, %in_2 : bf16
      linalg.yield %17 : bf16
    } -> tensor<2x7x3x8xbf16>
    %14 = tensor.empty() : tensor<2x7x3x8xbf16>
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %13 : tensor<2x7x3x8xbf16>, tensor<2x7x3x8xbf16>) outs(%14 : tensor<2x7x3x8xbf16>) {
    ^bb0(%in: bf16, %in_2: bf16, %out: bf16):
      %17 = arith.addf %in, %in_2 : bf16
      linalg.yield %17 : bf16
    } -> tensor<2x7x3x8xbf16>
    %16 = tensor.empty() : tensor<2x7x3x16xbf16>
    %inserted_slice = tensor.insert_slice %9 into %16[0, 0, 0, 0] [2, 7, 3, 8] [1, 1, 1, 1] : tensor<2x7x3x8xbf16> into tensor<2x7x3x16xbf16>
    %inserted_slice_1 = tensor.insert_slice %15 into %inserted_slice[0, 0, 0, 8] [2, 7, 3, 8] [1, 1, 1, 1] : tensor<2x7x3x8xbf16> into tensor<2x7x3x16xbf16>
    return %inserted_slice_1 : tensor<2x7x3x16xbf16>
  }
}
