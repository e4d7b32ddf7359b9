#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d1, 0, d3)>
module {
  func.func @main(%arg0: tensor<2x7x3x16xf16>, %arg1: tensor<7x4xf16>, %arg2: tensor<7x4xf16>) -> tensor<2x7x3x16xf16> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, 0] [2, 7, 3, 8] [1, 1, 1, 1] : tensor<2x7x3x16xf16> to tensor<2x7x3x8xf16>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0, 0, 8] [2, 7, 3, 8] [1, 1, 1, 1] : tensor<2x7x3x16xf16> to tensor<2x7x3x8xf16>
    %concat = tensor.concat dim(1) %arg1, %arg1 : (tensor<7x4xf16>, tensor<7x4xf16>) -> tensor<7x8xf16>
    %expanded = tensor.expand_shape %concat [[0], [1, 2]] output_shape [7, 1, 8] : tensor<7x8xf16> into tensor<7x1x8xf16>
    %concat_1 = tensor.concat dim(1) %arg2, %arg2 : (tensor<7x4xf16>, tensor<7x4xf16>) -> tensor<7x8xf16>
    %expanded_2 = tensor.expand_shape %concat_1 [[0], [1, 2]] output_shape [7, 1, 8] : tensor<7x8xf16> into tensor<7x1x8xf16>
    %0 = tensor.empty() : tensor<2x7x3x8xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %expanded : tensor<2x7x3x8xf16>, tensor<7x1x8xf16>) outs(%0 : tensor<2x7x3x8xf16>) {
    ^bb0(%in: f16, %in_7: f16, %out: f16):
      %6 = arith.mulf %in, %in_7 : f16
      linalg.yield %6 : f16
    } -> tensor<2x7x3x8xf16>
    %extracted_slice_3 = tensor.extract_slice %extracted_slice[0, 0, 0, 4] [2, 7, 3, 4] [1, 1, 1, 1] : tensor<2x7x3x8xf16> to tensor<2x7x3x4xf16>
    %2 = tensor.empty() : tensor<2x7x3x4xf16>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_3 : tensor<2x7x3x4xf16>) outs(%2 : tensor<2x7x3x4xf16>) {
    ^bb0(%in: f16, %out: f16):
      %6 = arith.negf %in : f16
      linalg.yield %6 : f16
    } -> tensor<2x7x3x4xf16>
    %extracted_slice_4 = tensor.extract_slice %extracted_slice[0, 0, 0, 0] [2, 7, 3, 4] [1, 1, 1, 1] : tensor<2x7x3x8xf16> to tensor<2x7x3x4xf16>
    %concat_5 = tensor.concat dim(3) %3, %extracted_slice_4 : (tensor<2x7x3x4xf16>, tensor<2x7x3x4xf16>) -> tensor<2x7x3x8xf16>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_5, %expanded_2 : tensor<2x7x3x8xf16>, tensor<7x1x8xf16>) outs(%0 : tensor<2x7x3x8xf16>) {
    ^bb0(%in: f16, %in_7: f16, %out: f16):
      %6 = arith.mulf %in, %in_7 : f16
      linalg.yield %6 : f16
    } -> tensor<2x7x3x8xf16>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %4 : tensor<2x7x3x8xf16>, tensor<2x7x3x8xf16>) outs(%0 : tensor<2x7x3x8xf16>) {
    ^bb0(%in: f16, %in_7: f16, %out: f16):
      %6 = arith.addf %in, %in_7 : f16
      linalg.yield %6 : f16
    } -> tensor<2x7x3x8xf16>
    %concat_6 = tensor.concat dim(3) %5, %extracted_slice_0 : (tensor<2x7x3x8xf16>, tensor<2x7x3x8xf16>) -> tensor<2x7x3x16xf16>
    return %concat_6 : tensor<2x7x3x16xf16>
  }
}
