#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x3x7x16xf32>, %arg1: tensor<2x3x7x16xf32>, %arg2: tensor<2x3x7x16xf32>, %arg3: tensor<2x3x7x16xf32>) -> (tensor<2x3x7x16xf32>, tensor<2x3x7x16xf32>, tensor<2x3x7x16xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 2.500000e-01 : f32
    %0 = tensor.empty() : tensor<2x3x16x7xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x3x7x16xf32>) outs(%0 : tensor<2x3x16x7xf32>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %collapsed_2 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x16x7xf32> into tensor<6x16x7xf32>
    %1 = tensor.empty() : tensor<6x7x7xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %3 = linalg.batch_matmul ins(%collapsed, %collapsed_2 : tensor<6x7x16xf32>, tensor<6x16x7xf32>) outs(%2 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %expanded = tensor.expand_shape %3 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf32> into tensor<2x3x7x7xf32>
    %4 = tensor.empty() : tensor<2x3x7x7xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x7x7xf32>) outs(%4 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.mulf %in, %cst_1 : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x7x7xf32>
    %6 = tensor.empty() : tensor<2x3x7xi64>
    %7 = linalg.fill ins(%c0_i64 : i64) outs(%6 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %8 = tensor.empty() : tensor<2x3x7xf32>
    %9 = linalg.fill ins(%cst_0 : f32) outs(%8 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %10:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%5 : tensor<2x3x7x7xf32>) outs(%9, %7 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_17: i64):
      %28 = linalg.index 3 : index
      %29 = arith.index_cast %28 : index to i64
      %30 = arith.maximumf %in, %out : f32
      %31 = arith.cmpf ogt, %in, %out : f32
      %32 = arith.select %31, %29, %out_17 : i64
      linalg.yield %30, %32 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_3 = tensor.expand_shape %10#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %expanded_3 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%4 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %28 = arith.subf %in, %in_17 : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x7x7xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<2x3x7x7xf32>) outs(%4 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = math.exp %in : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x7x7xf32>
    %13 = tensor.empty() : tensor<2x3x7x1xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%12 : tensor<2x3x7x7xf32>) outs(%14 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.addf %in, %out : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x7x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %15 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%4 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %28 = arith.divf %in, %in_17 : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x7x7xf32>
    %transposed_4 = linalg.transpose ins(%arg2 : tensor<2x3x7x16xf32>) outs(%0 : tensor<2x3x16x7xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_5 = tensor.collapse_shape %arg3 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %collapsed_6 = tensor.collapse_shape %transposed_4 [[0, 1], [2], [3]] : tensor<2x3x16x7xf32> into tensor<6x16x7xf32>
    %17 = linalg.batch_matmul ins(%collapsed_5, %collapsed_6 : tensor<6x7x16xf32>, tensor<6x16x7xf32>) outs(%2 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %expanded_7 = tensor.expand_shape %17 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf32> into tensor<2x3x7x7xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7, %16 : tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) outs(%4 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %28 = arith.mulf %in, %in_17 : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x7x7xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%18 : tensor<2x3x7x7xf32>) outs(%14 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.addf %in, %out : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x7x1xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7, %19 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%4 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %28 = arith.subf %in, %in_17 : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x7x7xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %20 : tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) outs(%4 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %28 = arith.mulf %in, %in_17 : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x7x7xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<2x3x7x7xf32>) outs(%4 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.mulf %in, %cst_1 : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x7x7xf32>
    %collapsed_8 = tensor.collapse_shape %22 [[0, 1], [2], [3]] : tensor<2x3x7x7xf32> into tensor<6x7x7xf32>
    %collapsed_9 = tensor.collapse_shape %arg1 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %23 = tensor.empty() : tensor<6x7x16xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %25 = linalg.batch_matmul ins(%collapsed_8, %collapsed_9 : tensor<6x7x7xf32>, tensor<6x7x16xf32>) outs(%24 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %expanded_10 = tensor.expand_shape %25 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    %transposed_11 = linalg.transpose ins(%22 : tensor<2x3x7x7xf32>) outs(%4 : tensor<2x3x7x7xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_12 = tensor.collapse_shape %transposed_11 [[0, 1], [2], [3]] : tensor<2x3x7x7xf32> into tensor<6x7x7xf32>
    %26 = linalg.batch_matmul ins(%collapsed_12, %collapsed : tensor<6x7x7xf32>, tensor<6x7x16xf32>) outs(%24 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %expanded_13 = tensor.expand_shape %26 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    %transposed_14 = linalg.transpose ins(%16 : tensor<2x3x7x7xf32>) outs(%4 : tensor<2x3x7x7xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_15 = tensor.collapse_shape %transposed_14 [[0, 1], [2], [3]] : tensor<2x3x7x7xf32> into tensor<6x7x7xf32>
    %27 = linalg.batch_matmul ins(%collapsed_15, %collapsed_5 : tensor<6x7x7xf32>, tensor<6x7x16xf32>) outs(%24 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %expanded_16 = tensor.expand_shape %27 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    return %expanded_10, %expanded_13, %expanded_16 : tensor<2x3x7x16xf32>, tensor<2x3x7x16xf32>, tensor<2x3x7x16xf32>
  }
}
