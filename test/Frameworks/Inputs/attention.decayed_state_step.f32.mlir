#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
module {
  func.func @main(%arg0: tensor<2x3x16xf32>, %arg1: tensor<2x3x16xf32>, %arg2: tensor<2x3x20xf32>, %arg3: tensor<2x3xf32>, %arg4: tensor<2x3x16x20xf32>) -> (tensor<2x3x20xf32>, tensor<2x3x16x20xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 2.000000e+01 : f32
    %0 = tensor.empty() : tensor<2x3xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<2x3xf32>) outs(%0 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %17 = math.exp %in : f32
      linalg.yield %17 : f32
    } -> tensor<2x3xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<2x3xf32>) outs(%0 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %17 = math.log1p %in : f32
      linalg.yield %17 : f32
    } -> tensor<2x3xf32>
    %3 = tensor.empty() : tensor<2x3xi1>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<2x3xf32>) outs(%3 : tensor<2x3xi1>) {
    ^bb0(%in: f32, %out: i1):
      %17 = arith.cmpf ogt, %in, %cst_0 : f32
      linalg.yield %17 : i1
    } -> tensor<2x3xi1>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %arg3, %2 : tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) outs(%0 : tensor<2x3xf32>) {
    ^bb0(%in: i1, %in_8: f32, %in_9: f32, %out: f32):
      %17 = arith.select %in, %in_8, %in_9 : f32
      linalg.yield %17 : f32
    } -> tensor<2x3xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<2x3xf32>) outs(%0 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %17 = arith.negf %in : f32
      linalg.yield %17 : f32
    } -> tensor<2x3xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<2x3xf32>) outs(%0 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %17 = math.exp %in : f32
      linalg.yield %17 : f32
    } -> tensor<2x3xf32>
    %expanded = tensor.expand_shape %7 [[0], [1, 2, 3]] output_shape [2, 3, 1, 1] : tensor<2x3xf32> into tensor<2x3x1x1xf32>
    %8 = tensor.empty() : tensor<2x3x16x20xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg4, %expanded : tensor<2x3x16x20xf32>, tensor<2x3x1x1xf32>) outs(%8 : tensor<2x3x16x20xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %17 = arith.mulf %in, %in_8 : f32
      linalg.yield %17 : f32
    } -> tensor<2x3x16x20xf32>
    %expanded_1 = tensor.expand_shape %arg1 [[0], [1], [2, 3]] output_shape [2, 3, 16, 1] : tensor<2x3x16xf32> into tensor<2x3x16x1xf32>
    %expanded_2 = tensor.expand_shape %arg2 [[0], [1], [2, 3]] output_shape [2, 3, 20, 1] : tensor<2x3x20xf32> into tensor<2x3x20x1xf32>
    %10 = tensor.empty() : tensor<2x3x1x20xf32>
    %transposed = linalg.transpose ins(%expanded_2 : tensor<2x3x20x1xf32>) outs(%10 : tensor<2x3x1x20xf32>) permutation = [0, 1, 3, 2] 
    %11 = linalg.generic {indexing_maps = [#map3, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_1, %transposed : tensor<2x3x16x1xf32>, tensor<2x3x1x20xf32>) outs(%8 : tensor<2x3x16x20xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %17 = arith.mulf %in, %in_8 : f32
      linalg.yield %17 : f32
    } -> tensor<2x3x16x20xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %11 : tensor<2x3x16x20xf32>, tensor<2x3x16x20xf32>) outs(%8 : tensor<2x3x16x20xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %17 = arith.addf %in, %in_8 : f32
      linalg.yield %17 : f32
    } -> tensor<2x3x16x20xf32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x3x16xf32> into tensor<6x16xf32>
    %expanded_3 = tensor.expand_shape %collapsed [[0], [1, 2]] output_shape [6, 1, 16] : tensor<6x16xf32> into tensor<6x1x16xf32>
    %collapsed_4 = tensor.collapse_shape %12 [[0, 1], [2], [3]] : tensor<2x3x16x20xf32> into tensor<6x16x20xf32>
    %13 = tensor.empty() : tensor<6x1x20xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<6x1x20xf32>) -> tensor<6x1x20xf32>
    %15 = linalg.batch_matmul ins(%expanded_3, %collapsed_4 : tensor<6x1x16xf32>, tensor<6x16x20xf32>) outs(%14 : tensor<6x1x20xf32>) -> tensor<6x1x20xf32>
    %expanded_5 = tensor.expand_shape %15 [[0, 1], [2], [3]] output_shape [2, 3, 1, 20] : tensor<6x1x20xf32> into tensor<2x3x1x20xf32>
    %16 = tensor.empty() : tensor<2x3x20x1xf32>
    %transposed_6 = linalg.transpose ins(%expanded_5 : tensor<2x3x1x20xf32>) outs(%16 : tensor<2x3x20x1xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_7 = tensor.collapse_shape %transposed_6 [[0], [1], [2, 3]] : tensor<2x3x20x1xf32> into tensor<2x3x20xf32>
    return %collapsed_7, %12 : tensor<2x3x20xf32>, tensor<2x3x16x20xf32>
  }
}
