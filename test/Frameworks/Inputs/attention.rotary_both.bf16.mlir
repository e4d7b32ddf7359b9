#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
module {
  func.func @main(%arg0: tensor<2x4x7x16xbf16>, %arg1: tensor<2x2x7x16xbf16>, %arg2: tensor<2x7x16xbf16>, %arg3: tensor<2x7x16xbf16>) -> (tensor<2x4x7x16xbf16>, tensor<2x2x7x16xbf16>) {
    %expanded = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [2, 1, 7, 16] : tensor<2x7x16xbf16> into tensor<2x1x7x16xbf16>
    %expanded_0 = tensor.expand_shape %arg3 [[0], [1, 2], [3]] output_shape [2, 1, 7, 16] : tensor<2x7x16xbf16> into tensor<2x1x7x16xbf16>
    %0 = tensor.empty() : tensor<2x4x7x16xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %expanded : tensor<2x4x7x16xbf16>, tensor<2x1x7x16xbf16>) outs(%0 : tensor<2x4x7x16xbf16>) {
    ^bb0(%in: bf16, %in_5: bf16, %out: bf16):
      %12 = arith.mulf %in, %in_5 : bf16
      linalg.yield %12 : bf16
    } -> tensor<2x4x7x16xbf16>
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, 8] [2, 4, 7, 8] [1, 1, 1, 1] : tensor<2x4x7x16xbf16> to tensor<2x4x7x8xbf16>
    %2 = tensor.empty() : tensor<2x4x7x8xbf16>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x4x7x8xbf16>) outs(%2 : tensor<2x4x7x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %12 = arith.negf %in : bf16
      linalg.yield %12 : bf16
    } -> tensor<2x4x7x8xbf16>
    %extracted_slice_1 = tensor.extract_slice %arg0[0, 0, 0, 0] [2, 4, 7, 8] [1, 1, 1, 1] : tensor<2x4x7x16xbf16> to tensor<2x4x7x8xbf16>
    %concat = tensor.concat dim(3) %3, %extracted_slice_1 : (tensor<2x4x7x8xbf16>, tensor<2x4x7x8xbf16>) -> tensor<2x4x7x16xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat, %expanded_0 : tensor<2x4x7x16xbf16>, tensor<2x1x7x16xbf16>) outs(%0 : tensor<2x4x7x16xbf16>) {
    ^bb0(%in: bf16, %in_5: bf16, %out: bf16):
      %12 = arith.mulf %in, %in_5 : bf16
      linalg.yield %12 : bf16
    } -> tensor<2x4x7x16xbf16>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %4 : tensor<2x4x7x16xbf16>, tensor<2x4x7x16xbf16>) outs(%0 : tensor<2x4x7x16xbf16>) {
    ^bb0(%in: bf16, %in_5: bf16, %out: bf16):
      %12 = arith.addf %in, %in_5 : bf16
      linalg.yield %12 : bf16
    } -> tensor<2x4x7x16xbf16>
    %6 = tensor.empty() : tensor<2x2x7x16xbf16>
    %7 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1, %expanded : tensor<2x2x7x16xbf16>, tensor<2x1x7x16xbf16>) outs(%6 : tensor<2x2x7x16xbf16>) {
    ^bb0(%in: bf16, %in_5: bf16, %out: bf16):
      %12 = arith.mulf %in, %in_5 : bf16
      linalg.yield %12 : bf16
    } -> tensor<2x2x7x16xbf16>
    %extracted_slice_2 = tensor.extract_slice %arg1[0, 0, 0, 8] [2, 2, 7, 8] [1, 1, 1, 1] : tensor<2x2x7x16xbf16> to tensor<2x2x7x8xbf16>
    %8 = tensor.empty() : tensor<2x2x7x8xbf16>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_2 : tensor<2x2x7x8xbf16>) outs(%8 : tensor<2x2x7x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %12 = arith.negf %in : bf16
      linalg.yield %12 : bf16
    } -> tensor<2x2x7x8xbf16>
    %extracted_slice_3 = tensor.extract_slice %arg1[0, 0, 0, 0] [2, 2, 7, 8] [1, 1, 1, 1] : tensor<2x2x7x16xbf16> to tensor<2x2x7x8xbf16>
    %concat_4 = tensor.concat dim(3) %9, %extracted_slice_3 : (tensor<2x2x7x8xbf16>, tensor<2x2x7x8xbf16>) -> tensor<2x2x7x16xbf16>
    %10 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_4, %expanded_0 : tensor<2x2x7x16xbf16>, tensor<2x1x7x16xbf16>) outs(%6 : tensor<2x2x7x16xbf16>) {
    ^bb0(%in: bf16, %in_5: bf16, %out: bf16):
      %12 = arith.mulf %in, %in_5 : bf16
      linalg.yield %12 : bf16
    } -> tensor<2x2x7x16xbf16>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %10 : tensor<2x2x7x16xbf16>, tensor<2x2x7x16xbf16>) outs(%6 : tensor<2x2x7x16xbf16>) {
    ^bb0(%in: bf16, %in_5: bf16, %out: bf16):
      %12 = arith.addf %in, %in_5 : bf16
      linalg.yield %12 : bf16
    } -> tensor<2x2x7x16xbf16>
    return %5, %11 : tensor<2x4x7x16xbf16>, tensor<2x2x7x16xbf16>
  }
}
