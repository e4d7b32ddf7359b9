#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d1, 0, d3)>
module {
  func.func @main(%arg0: tensor<2x7x3x16xf32>, %arg1: tensor<7x4xf32>, %arg2: tensor<7x4xf32>) -> tensor<2x7x3x16xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, 0] [2, 7, 3, 8] [1, 1, 1, 1] : tensor<2x7x3x16xf32> to tensor<2x7x3x8xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0, 0, 8] [2, 7, 3, 8] [1, 1, 1, 1] : tensor<2x7x3x16xf32> to tensor<2x7x3x8xf32>
    %concat = tensor.concat dim(1) %arg1, %arg1 : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x8xf32>
    %expanded = tensor.expand_shape %concat [[0], [1, 2]] output_shape [7, 1, 8] : tensor<7x8xf32> into tensor<7x1x8xf32>
    %concat_1 = tensor.concat dim(1) %arg2, %arg2 : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x8xf32>
    %expanded_2 = tensor.expand_shape %concat_1 [[0], [1, 2]] output_shape [7, 1, 8] : tensor<7x8xf32> into tensor<7x1x8xf32>
    %0 = tensor.empty() : tensor<2x7x3x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %expanded : tensor<2x7x3x8xf32>, tensor<7x1x8xf32>) outs(%0 : tensor<2x7x3x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %6 = arith.mulf %in, %in_7 : f32
      linalg.yield %6 : f32
    } -> tensor<2x7x3x8xf32>
    %extracted_slice_3 = tensor.extract_slice %extracted_slice[0, 0, 0, 4] [2, 7, 3, 4] [1, 1, 1, 1] : tensor<2x7x3x8xf32> to tensor<2x7x3x4xf32>
    %2 = tensor.empty() : tensor<2x7x3x4xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_3 : tensor<2x7x3x4xf32>) outs(%2 : tensor<2x7x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = arith.negf %in : f32
      linalg.yield %6 : f32
    } -> tensor<2x7x3x4xf32>
    %extracted_slice_4 = tensor.extract_slice %extracted_slice[0, 0, 0, 0] [2, 7, 3, 4] [1, 1, 1, 1] : tensor<2x7x3x8xf32> to tensor<2x7x3x4xf32>
    %concat_5 = tensor.concat dim(3) %3, %extracted_slice_4 : (tensor<2x7x3x4xf32>, tensor<2x7x3x4xf32>) -> tensor<2x7x3x8xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_5, %expanded_2 : tensor<2x7x3x8xf32>, tensor<7x1x8xf32>) outs(%0 : tensor<2x7x3x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %6 = arith.mulf %in, %in_7 : f32
      linalg.yield %6 : f32
    } -> tensor<2x7x3x8xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %4 : tensor<2x7x3x8xf32>, tensor<2x7x3x8xf32>) outs(%0 : tensor<2x7x3x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %6 = arith.addf %in, %in_7 : f32
      linalg.yield %6 : f32
    } -> tensor<2x7x3x8xf32>
    %concat_6 = tensor.concat dim(3) %5, %extracted_slice_0 : (tensor<2x7x3x8xf32>, tensor<2x7x3x8xf32>) -> tensor<2x7x3x16xf32>
    return %concat_6 : tensor<2x7x3x16xf32>
  }
}
