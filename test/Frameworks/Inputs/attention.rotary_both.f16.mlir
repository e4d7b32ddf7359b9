#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
module {
  func.func @main(%arg0: tensor<2x4x7x16xf16>, %arg1: tensor<2x2x7x16xf16>, %arg2: tensor<2x7x16xf16>, %arg3: tensor<2x7x16xf16>) -> (tensor<2x4x7x16xf16>, tensor<2x2x7x16xf16>) {
    %expanded = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [2, 1, 7, 16] : tensor<2x7x16xf16> into tensor<2x1x7x16xf16>
    %expanded_0 = tensor.expand_shape %arg3 [[0], [1, 2], [3]] output_shape [2, 1, 7, 16] : tensor<2x7x16xf16> into tensor<2x1x7x16xf16>
    %0 = tensor.empty() : tensor<2x4x7x16xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %expanded : tensor<2x4x7x16xf16>, tensor<2x1x7x16xf16>) outs(%0 : tensor<2x4x7x16xf16>) {
    ^bb0(%in: f16, %in_5: f16, %out: f16):
      %12 = arith.mulf %in, %in_5 : f16
      linalg.yield %12 : f16
    } -> tensor<2x4x7x16xf16>
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, 8] [2, 4, 7, 8] [1, 1, 1, 1] : tensor<2x4x7x16xf16> to tensor<2x4x7x8xf16>
    %2 = tensor.empty() : tensor<2x4x7x8xf16>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x4x7x8xf16>) outs(%2 : tensor<2x4x7x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      %12 = arith.negf %in : f16
      linalg.yield %12 : f16
    } -> tensor<2x4x7x8xf16>
    %extracted_slice_1 = tensor.extract_slice %arg0[0, 0, 0, 0] [2, 4, 7, 8] [1, 1, 1, 1] : tensor<2x4x7x16xf16> to tensor<2x4x7x8xf16>
    %concat = tensor.concat dim(3) %3, %extracted_slice_1 : (tensor<2x4x7x8xf16>, tensor<2x4x7x8xf16>) -> tensor<2x4x7x16xf16>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat, %expanded_0 : tensor<2x4x7x16xf16>, tensor<2x1x7x16xf16>) outs(%0 : tensor<2x4x7x16xf16>) {
    ^bb0(%in: f16, %in_5: f16, %out: f16):
      %12 = arith.mulf %in, %in_5 : f16
      linalg.yield %12 : f16
    } -> tensor<2x4x7x16xf16>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %4 : tensor<2x4x7x16xf16>, tensor<2x4x7x16xf16>) outs(%0 : tensor<2x4x7x16xf16>) {
    ^bb0(%in: f16, %in_5: f16, %out: f16):
      %12 = arith.addf %in, %in_5 : f16
      linalg.yield %12 : f16
    } -> tensor<2x4x7x16xf16>
    %6 = tensor.empty() : tensor<2x2x7x16xf16>
    %7 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1, %expanded : tensor<2x2x7x16xf16>, tensor<2x1x7x16xf16>) outs(%6 : tensor<2x2x7x16xf16>) {
    ^bb0(%in: f16, %in_5: f16, %out: f16):
      %12 = arith.mulf %in, %in_5 : f16
      linalg.yield %12 : f16
    } -> tensor<2x2x7x16xf16>
    %extracted_slice_2 = tensor.extract_slice %arg1[0, 0, 0, 8] [2, 2, 7, 8] [1, 1, 1, 1] : tensor<2x2x7x16xf16> to tensor<2x2x7x8xf16>
    %8 = tensor.empty() : tensor<2x2x7x8xf16>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_2 : tensor<2x2x7x8xf16>) outs(%8 : tensor<2x2x7x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      %12 = arith.negf %in : f16
      linalg.yield %12 : f16
    } -> tensor<2x2x7x8xf16>
    %extracted_slice_3 = tensor.extract_slice %arg1[0, 0, 0, 0] [2, 2, 7, 8] [1, 1, 1, 1] : tensor<2x2x7x16xf16> to tensor<2x2x7x8xf16>
    %concat_4 = tensor.concat dim(3) %9, %extracted_slice_3 : (tensor<2x2x7x8xf16>, tensor<2x2x7x8xf16>) -> tensor<2x2x7x16xf16>
    %10 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_4, %expanded_0 : tensor<2x2x7x16xf16>, tensor<2x1x7x16xf16>) outs(%6 : tensor<2x2x7x16xf16>) {
    ^bb0(%in: f16, %in_5: f16, %out: f16):
      %12 = arith.mulf %in, %in_5 : f16
      linalg.yield %12 : f16
    } -> tensor<2x2x7x16xf16>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %10 : tensor<2x2x7x16xf16>, tensor<2x2x7x16xf16>) outs(%6 : tensor<2x2x7x16xf16>) {
    ^bb0(%in: f16, %in_5: f16, %out: f16):
      %12 = arith.addf %in, %in_5 : f16
      linalg.yield %12 : f16
    } -> tensor<2x2x7x16xf16>
    return %5, %11 : tensor<2x4x7x16xf16>, tensor<2x2x7x16xf16>
  }
}
