#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d1, 0, d3)>
module {
  func.func @main(%arg0: tensor<2x7x3x16xf16>, %arg1: tensor<7x8xf16>, %arg2: tensor<7x8xf16>) -> tensor<2x7x3x16xf16> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, 0] [2, 7, 3, 8] [1, 1, 1, 2] : tensor<2x7x3x16xf16> to tensor<2x7x3x8xf16>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0, 0, 1] [2, 7, 3, 8] [1, 1, 1, 2] : tensor<2x7x3x16xf16> to tensor<2x7x3x8xf16>
    %expanded = tensor.expand_shape %arg1 [[0], [1, 2]] output_shape [7, 1, 8] : tensor<7x8xf16> into tensor<7x1x8xf16>
    %expanded_1 = tensor.expand_shape %arg2 [[0], [1, 2]] output_shape [7, 1, 8] : tensor<7x8xf16> into tensor<7x1x8xf16>
    %0 = tensor.empty() : tensor<2x7x3x8xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %expanded : tensor<2x7x3x8xf16>, tensor<7x1x8xf16>) outs(%0 : tensor<2x7x3x8xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %7 = arith.mulf %in, %in_4 : f16
      linalg.yield %7 : f16
    } -> tensor<2x7x3x8xf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_0, %expanded_1 : tensor<2x7x3x8xf16>, tensor<7x1x8xf16>) outs(%0 : tensor<2x7x3x8xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %7 = arith.mulf %in, %in_4 : f16
      linalg.yield %7 : f16
    } -> tensor<2x7x3x8xf16>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %2 : tensor<2x7x3x8xf16>, tensor<2x7x3x8xf16>) outs(%0 : tensor<2x7x3x8xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %7 = arith.subf %in, %in_4 : f16
      linalg.yield %7 : f16
    } -> tensor<2x7x3x8xf16>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %expanded_1 : tensor<2x7x3x8xf16>, tensor<7x1x8xf16>) outs(%0 : tensor<2x7x3x8xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %7 = arith.mulf %in, %in_4 : f16
      linalg.yield %7 : f16
    } -> tensor<2x7x3x8xf16>
    %5 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_0, %expanded : tensor<2x7x3x8xf16>, tensor<7x1x8xf16>) outs(%0 : tensor<2x7x3x8xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %7 = arith.mulf %in, %in_4 : f16
      linalg.yield %7 : f16
    } -> tensor<2x7x3x8xf16>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4, %5 : tensor<2x7x3x8xf16>, tensor<2x7x3x8xf16>) outs(%0 : tensor<2x7x3x8xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %7 = arith.addf %in, %in_4 : f16
      linalg.yield %7 : f16
    } -> tensor<2x7x3x8xf16>
    %expanded_2 = tensor.expand_shape %3 [[0], [1], [2], [3, 4]] output_shape [2, 7, 3, 8, 1] : tensor<2x7x3x8xf16> into tensor<2x7x3x8x1xf16>
    %expanded_3 = tensor.expand_shape %6 [[0], [1], [2], [3, 4]] output_shape [2, 7, 3, 8, 1] : tensor<2x7x3x8xf16> into tensor<2x7x3x8x1xf16>
    %concat = tensor.concat dim(4) %expanded_2, %expanded_3 : (tensor<2x7x3x8x1xf16>, tensor<2x7x3x8x1xf16>) -> tensor<2x7x3x8x2xf16>
    %collapsed = tensor.collapse_shape %concat [[0], [1], [2], [3, 4]] : tensor<2x7x3x8x2xf16> into tensor<2x7x3x16xf16>
    return %collapsed : tensor<2x7x3x16xf16>
  }
}
