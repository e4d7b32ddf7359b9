#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
module {
  func.func @main(%arg0: tensor<2x3x7x16xbf16>, %arg1: tensor<7x16xbf16>, %arg2: tensor<7x16xbf16>) -> tensor<2x3x7x16xbf16> {
    %0 = tensor.empty() : tensor<2x3x7x16xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x3x7x16xbf16>, tensor<7x16xbf16>) outs(%0 : tensor<2x3x7x16xbf16>) {
    ^bb0(%in: bf16, %in_1: bf16, %out: bf16):
      %6 = arith.mulf %in, %in_1 : bf16
      linalg.yield %6 : bf16
    } -> tensor<2x3x7x16xbf16>
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, 8] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xbf16> to tensor<2x3x7x8xbf16>
    %2 = tensor.empty() : tensor<2x3x7x8xbf16>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x3x7x8xbf16>) outs(%2 : tensor<2x3x7x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %6 = arith.negf %in : bf16
      linalg.yield %6 : bf16
    } -> tensor<2x3x7x8xbf16>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0, 0, 0] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xbf16> to tensor<2x3x7x8xbf16>
    %concat = tensor.concat dim(3) %3, %extracted_slice_0 : (tensor<2x3x7x8xbf16>, tensor<2x3x7x8xbf16>) -> tensor<2x3x7x16xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat, %arg2 : tensor<2x3x7x16xbf16>, tensor<7x16xbf16>) outs(%0 : tensor<2x3x7x16xbf16>) {
    ^bb0(%in: bf16, %in_1: bf16, %out: bf16):
      %6 = arith.mulf %in, %in_1 : bf16
      linalg.yield %6 : bf16
    } -> tensor<2x3x7x16xbf16>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %4 : tensor<2x3x7x16xbf16>, tensor<2x3x7x16xbf16>) outs(%0 : tensor<2x3x7x16xbf16>) {
    ^bb0(%in: bf16, %in_1: bf16, %out: bf16):
      %6 = arith.addf %in, %in_1 : bf16
      linalg.yield %6 : bf16
    } -> tensor<2x3x7x16xbf16>
    return %5 : tensor<2x3x7x16xbf16>
  }
}
