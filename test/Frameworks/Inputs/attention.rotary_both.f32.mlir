#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
module {
  func.func @main(%arg0: tensor<2x4x7x16xf32>, %arg1: tensor<2x2x7x16xf32>, %arg2: tensor<2x7x16xf32>, %arg3: tensor<2x7x16xf32>) -> (tensor<2x4x7x16xf32>, tensor<2x2x7x16xf32>) {
    %expanded = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [2, 1, 7, 16] : tensor<2x7x16xf32> into tensor<2x1x7x16xf32>
    %expanded_0 = tensor.expand_shape %arg3 [[0], [1, 2], [3]] output_shape [2, 1, 7, 16] : tensor<2x7x16xf32> into tensor<2x1x7x16xf32>
    %0 = tensor.empty() : tensor<2x4x7x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %expanded : tensor<2x4x7x16xf32>, tensor<2x1x7x16xf32>) outs(%0 : tensor<2x4x7x16xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %12 = arith.mulf %in, %in_5 : f32
      linalg.yield %12 : f32
    } -> tensor<2x4x7x16xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, 8] [2, 4, 7, 8] [1, 1, 1, 1] : tensor<2x4x7x16xf32> to tensor<2x4x7x8xf32>
    %2 = tensor.empty() : tensor<2x4x7x8xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x4x7x8xf32>) outs(%2 : tensor<2x4x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %12 = arith.negf %in : f32
      linalg.yield %12 : f32
    } -> tensor<2x4x7x8xf32>
    %extracted_slice_1 = tensor.extract_slice %arg0[0, 0, 0, 0] [2, 4, 7, 8] [1, 1, 1, 1] : tensor<2x4x7x16xf32> to tensor<2x4x7x8xf32>
    %concat = tensor.concat dim(3) %3, %extracted_slice_1 : (tensor<2x4x7x8xf32>, tensor<2x4x7x8xf32>) -> tensor<2x4x7x16xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat, %expanded_0 : tensor<2x4x7x16xf32>, tensor<2x1x7x16xf32>) outs(%0 : tensor<2x4x7x16xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %12 = arith.mulf %in, %in_5 : f32
      linalg.yield %12 : f32
    } -> tensor<2x4x7x16xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %4 : tensor<2x4x7x16xf32>, tensor<2x4x7x16xf32>) outs(%0 : tensor<2x4x7x16xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %12 = arith.addf %in, %in_5 : f32
      linalg.yield %12 : f32
    } -> tensor<2x4x7x16xf32>
    %6 = tensor.empty() : tensor<2x2x7x16xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1, %expanded : tensor<2x2x7x16xf32>, tensor<2x1x7x16xf32>) outs(%6 : tensor<2x2x7x16xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %12 = arith.mulf %in, %in_5 : f32
      linalg.yield %12 : f32
    } -> tensor<2x2x7x16xf32>
    %extracted_slice_2 = tensor.extract_slice %arg1[0, 0, 0, 8] [2, 2, 7, 8] [1, 1, 1, 1] : tensor<2x2x7x16xf32> to tensor<2x2x7x8xf32>
    %8 = tensor.empty() : tensor<2x2x7x8xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_2 : tensor<2x2x7x8xf32>) outs(%8 : tensor<2x2x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %12 = arith.negf %in : f32
      linalg.yield %12 : f32
    } -> tensor<2x2x7x8xf32>
    %extracted_slice_3 = tensor.extract_slice %arg1[0, 0, 0, 0] [2, 2, 7, 8] [1, 1, 1, 1] : tensor<2x2x7x16xf32> to tensor<2x2x7x8xf32>
    %concat_4 = tensor.concat dim(3) %9, %extracted_slice_3 : (tensor<2x2x7x8xf32>, tensor<2x2x7x8xf32>) -> tensor<2x2x7x16xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_4, %expanded_0 : tensor<2x2x7x16xf32>, tensor<2x1x7x16xf32>) outs(%6 : tensor<2x2x7x16xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %12 = arith.mulf %in, %in_5 : f32
      linalg.yield %12 : f32
    } -> tensor<2x2x7x16xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %10 : tensor<2x2x7x16xf32>, tensor<2x2x7x16xf32>) outs(%6 : tensor<2x2x7x16xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %12 = arith.addf %in, %in_5 : f32
      linalg.yield %12 : f32
    } -> tensor<2x2x7x16xf32>
    return %5, %11 : tensor<2x4x7x16xf32>, tensor<2x2x7x16xf32>
  }
}
