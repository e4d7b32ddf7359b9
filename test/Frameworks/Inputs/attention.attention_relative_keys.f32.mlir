#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x3x7x16xf32>, %arg1: tensor<2x3x7x16xf32>, %arg2: tensor<13x16xf32>) -> tensor<2x3x7x7xf32> {
    %c6_i64 = arith.constant 6 : i64
    %c0_i64 = arith.constant 0 : i64
    %c13_i64 = arith.constant 13 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 2.500000e-01 : f32
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %31 = linalg.index 0 : index
      %32 = arith.index_cast %31 : index to i64
      linalg.yield %32 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_2 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_2 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_15: i64, %out: i64):
      %31 = arith.subi %in, %in_15 : i64
      linalg.yield %31 : i64
    } -> tensor<7x7xi64>
    %4 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %31 = arith.addi %in, %c6_i64 : i64
      linalg.yield %31 : i64
    } -> tensor<7x7xi64>
    %5 = tensor.empty() : tensor<7x7x16xf32>
    %6 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<7x7xi64>) outs(%5 : tensor<7x7x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %31 = arith.cmpi slt, %in, %c0_i64 : i64
      %32 = arith.addi %in, %c13_i64 : i64
      %33 = arith.select %31, %32, %in : i64
      %34 = arith.index_cast %33 : i64 to index
      %35 = linalg.index 2 : index
      %extracted = tensor.extract %arg2[%34, %35] : tensor<13x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x7x16xf32>
    %7 = tensor.empty() : tensor<2x3x16x7xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x3x7x16xf32>) outs(%7 : tensor<2x3x16x7xf32>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %collapsed_3 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x16x7xf32> into tensor<6x16x7xf32>
    %8 = tensor.empty() : tensor<6x7x7xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %10 = linalg.batch_matmul ins(%collapsed, %collapsed_3 : tensor<6x7x16xf32>, tensor<6x16x7xf32>) outs(%9 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %expanded_4 = tensor.expand_shape %10 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf32> into tensor<2x3x7x7xf32>
    %expanded_5 = tensor.expand_shape %arg0 [[0], [1], [2], [3, 4]] output_shape [2, 3, 7, 16, 1] : tensor<2x3x7x16xf32> into tensor<2x3x7x16x1xf32>
    %expanded_6 = tensor.expand_shape %6 [[0], [1], [2, 3, 4]] output_shape [7, 7, 16, 1, 1] : tensor<7x7x16xf32> into tensor<7x7x16x1x1xf32>
    %11 = tensor.empty() : tensor<7x2x3x16x1xf32>
    %transposed_7 = linalg.transpose ins(%expanded_5 : tensor<2x3x7x16x1xf32>) outs(%11 : tensor<7x2x3x16x1xf32>) permutation = [2, 0, 1, 3, 4] 
    %collapsed_8 = tensor.collapse_shape %transposed_7 [[0], [1, 2], [3, 4]] : tensor<7x2x3x16x1xf32> into tensor<7x6x16xf32>
    %12 = tensor.empty() : tensor<7x16x7x1x1xf32>
    %transposed_9 = linalg.transpose ins(%expanded_6 : tensor<7x7x16x1x1xf32>) outs(%12 : tensor<7x16x7x1x1xf32>) permutation = [0, 2, 1, 3, 4] 
    %collapsed_10 = tensor.collapse_shape %transposed_9 [[0], [1], [2, 3, 4]] : tensor<7x16x7x1x1xf32> into tensor<7x16x7xf32>
    %13 = tensor.empty() : tensor<7x6x7xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<7x6x7xf32>) -> tensor<7x6x7xf32>
    %15 = linalg.batch_matmul ins(%collapsed_8, %collapsed_10 : tensor<7x6x16xf32>, tensor<7x16x7xf32>) outs(%14 : tensor<7x6x7xf32>) -> tensor<7x6x7xf32>
    %expanded_11 = tensor.expand_shape %15 [[0], [1, 2], [3, 4]] output_shape [7, 2, 3, 1, 7] : tensor<7x6x7xf32> into tensor<7x2x3x1x7xf32>
    %16 = tensor.empty() : tensor<2x3x7x7x1xf32>
    %transposed_12 = linalg.transpose ins(%expanded_11 : tensor<7x2x3x1x7xf32>) outs(%16 : tensor<2x3x7x7x1xf32>) permutation = [1, 2, 0, 4, 3] 
    %collapsed_13 = tensor.collapse_shape %transposed_12 [[0], [1], [2], [3, 4]] : tensor<2x3x7x7x1xf32> into tensor<2x3x7x7xf32>
    %17 = tensor.empty() : tensor<2x3x7x7xf32>
    %18 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4, %collapsed_13 : tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) outs(%17 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %31 = arith.addf %in, %in_15 : f32
      linalg.yield %31 : f32
    } -> tensor<2x3x7x7xf32>
    %19 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<2x3x7x7xf32>) outs(%17 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.mulf %in, %cst_1 : f32
      linalg.yield %31 : f32
    } -> tensor<2x3x7x7xf32>
    %20 = tensor.empty() : tensor<2x3x7xi64>
    %21 = linalg.fill ins(%c0_i64 : i64) outs(%20 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %22 = tensor.empty() : tensor<2x3x7xf32>
    %23 = linalg.fill ins(%cst_0 : f32) outs(%22 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %24:2 = linalg.generic {indexing_maps = [#map6, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%19 : tensor<2x3x7x7xf32>) outs(%23, %21 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_15: i64):
      %31 = linalg.index 3 : index
      %32 = arith.index_cast %31 : index to i64
      %33 = arith.maximumf %in, %out : f32
      %34 = arith.cmpf ogt, %in, %out : f32
      %35 = arith.select %34, %32, %out_15 : i64
      linalg.yield %33, %35 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_14 = tensor.expand_shape %24#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %25 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %expanded_14 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%17 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %31 = arith.subf %in, %in_15 : f32
      linalg.yield %31 : f32
    } -> tensor<2x3x7x7xf32>
    %26 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25 : tensor<2x3x7x7xf32>) outs(%17 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = math.exp %in : f32
      linalg.yield %31 : f32
    } -> tensor<2x3x7x7xf32>
    %27 = tensor.empty() : tensor<2x3x7x1xf32>
    %28 = linalg.fill ins(%cst : f32) outs(%27 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %29 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%26 : tensor<2x3x7x7xf32>) outs(%28 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.addf %in, %out : f32
      linalg.yield %31 : f32
    } -> tensor<2x3x7x1xf32>
    %30 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %29 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%17 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %31 = arith.divf %in, %in_15 : f32
      linalg.yield %31 : f32
    } -> tensor<2x3x7x7xf32>
    return %30 : tensor<2x3x7x7xf32>
  }
}
