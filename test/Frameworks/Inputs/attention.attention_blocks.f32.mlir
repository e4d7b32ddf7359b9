#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, 0)>
module {
  func.func @main(%arg0: tensor<2x3x12x16xf32>, %arg1: tensor<2x3x12x16xf32>, %arg2: tensor<2x3x12x16xf32>) -> tensor<2x3x12x16xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 2.500000e-01 : f32
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2, 3], [4, 5]] output_shape [2, 3, 3, 4, 16, 1] : tensor<2x3x12x16xf32> into tensor<2x3x3x4x16x1xf32>
    %expanded_2 = tensor.expand_shape %arg1 [[0], [1], [2, 3], [4, 5]] output_shape [2, 3, 3, 4, 16, 1] : tensor<2x3x12x16xf32> into tensor<2x3x3x4x16x1xf32>
    %collapsed = tensor.collapse_shape %expanded [[0, 1, 2], [3], [4, 5]] : tensor<2x3x3x4x16x1xf32> into tensor<18x4x16xf32>
    %0 = tensor.empty() : tensor<2x3x3x16x4x1xf32>
    %transposed = linalg.transpose ins(%expanded_2 : tensor<2x3x3x4x16x1xf32>) outs(%0 : tensor<2x3x3x16x4x1xf32>) permutation = [0, 1, 2, 4, 3, 5] 
    %collapsed_3 = tensor.collapse_shape %transposed [[0, 1, 2], [3], [4, 5]] : tensor<2x3x3x16x4x1xf32> into tensor<18x16x4xf32>
    %1 = tensor.empty() : tensor<18x4x4xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<18x4x4xf32>) -> tensor<18x4x4xf32>
    %3 = linalg.batch_matmul ins(%collapsed, %collapsed_3 : tensor<18x4x16xf32>, tensor<18x16x4xf32>) outs(%2 : tensor<18x4x4xf32>) -> tensor<18x4x4xf32>
    %expanded_4 = tensor.expand_shape %3 [[0, 1, 2], [3], [4, 5]] output_shape [2, 3, 3, 4, 1, 4] : tensor<18x4x4xf32> into tensor<2x3x3x4x1x4xf32>
    %4 = tensor.empty() : tensor<2x3x3x4x4x1xf32>
    %transposed_5 = linalg.transpose ins(%expanded_4 : tensor<2x3x3x4x1x4xf32>) outs(%4 : tensor<2x3x3x4x4x1xf32>) permutation = [0, 1, 2, 3, 5, 4] 
    %collapsed_6 = tensor.collapse_shape %transposed_5 [[0], [1], [2], [3], [4, 5]] : tensor<2x3x3x4x4x1xf32> into tensor<2x3x3x4x4xf32>
    %5 = tensor.empty() : tensor<2x3x3x4x4xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_6 : tensor<2x3x3x4x4xf32>) outs(%5 : tensor<2x3x3x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.mulf %in, %cst_1 : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x3x4x4xf32>
    %7 = tensor.empty() : tensor<2x3x3x4xi64>
    %8 = linalg.fill ins(%c0_i64 : i64) outs(%7 : tensor<2x3x3x4xi64>) -> tensor<2x3x3x4xi64>
    %9 = tensor.empty() : tensor<2x3x3x4xf32>
    %10 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<2x3x3x4xf32>) -> tensor<2x3x3x4xf32>
    %11:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%6 : tensor<2x3x3x4x4xf32>) outs(%10, %8 : tensor<2x3x3x4xf32>, tensor<2x3x3x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_14: i64):
      %22 = linalg.index 4 : index
      %23 = arith.index_cast %22 : index to i64
      %24 = arith.maximumf %in, %out : f32
      %25 = arith.cmpf ogt, %in, %out : f32
      %26 = arith.select %25, %23, %out_14 : i64
      linalg.yield %24, %26 : f32, i64
    } -> (tensor<2x3x3x4xf32>, tensor<2x3x3x4xi64>)
    %expanded_7 = tensor.expand_shape %11#0 [[0], [1], [2], [3, 4]] output_shape [2, 3, 3, 4, 1] : tensor<2x3x3x4xf32> into tensor<2x3x3x4x1xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%6, %expanded_7 : tensor<2x3x3x4x4xf32>, tensor<2x3x3x4x1xf32>) outs(%5 : tensor<2x3x3x4x4xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %22 = arith.subf %in, %in_14 : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x3x4x4xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%12 : tensor<2x3x3x4x4xf32>) outs(%5 : tensor<2x3x3x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = math.exp %in : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x3x4x4xf32>
    %14 = tensor.empty() : tensor<2x3x3x4x1xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<2x3x3x4x1xf32>) -> tensor<2x3x3x4x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%13 : tensor<2x3x3x4x4xf32>) outs(%15 : tensor<2x3x3x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.addf %in, %out : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x3x4x1xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%13, %16 : tensor<2x3x3x4x4xf32>, tensor<2x3x3x4x1xf32>) outs(%5 : tensor<2x3x3x4x4xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %22 = arith.divf %in, %in_14 : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x3x4x4xf32>
    %expanded_8 = tensor.expand_shape %arg2 [[0], [1], [2, 3], [4, 5]] output_shape [2, 3, 3, 4, 16, 1] : tensor<2x3x12x16xf32> into tensor<2x3x3x4x16x1xf32>
    %collapsed_9 = tensor.collapse_shape %17 [[0, 1, 2], [3], [4]] : tensor<2x3x3x4x4xf32> into tensor<18x4x4xf32>
    %collapsed_10 = tensor.collapse_shape %expanded_8 [[0, 1, 2], [3], [4, 5]] : tensor<2x3x3x4x16x1xf32> into tensor<18x4x16xf32>
    %18 = tensor.empty() : tensor<18x4x16xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<18x4x16xf32>) -> tensor<18x4x16xf32>
    %20 = linalg.batch_matmul ins(%collapsed_9, %collapsed_10 : tensor<18x4x4xf32>, tensor<18x4x16xf32>) outs(%19 : tensor<18x4x16xf32>) -> tensor<18x4x16xf32>
    %expanded_11 = tensor.expand_shape %20 [[0, 1, 2], [3], [4, 5]] output_shape [2, 3, 3, 4, 1, 16] : tensor<18x4x16xf32> into tensor<2x3x3x4x1x16xf32>
    %21 = tensor.empty() : tensor<2x3x3x4x16x1xf32>
    %transposed_12 = linalg.transpose ins(%expanded_11 : tensor<2x3x3x4x1x16xf32>) outs(%21 : tensor<2x3x3x4x16x1xf32>) permutation = [0, 1, 2, 3, 5, 4] 
    %collapsed_13 = tensor.collapse_shape %transposed_12 [[0], [1], [2, 3], [4, 5]] : tensor<2x3x3x4x16x1xf32> into tensor<2x3x12x16xf32>
    return %collapsed_13 : tensor<2x3x12x16xf32>
  }
}
