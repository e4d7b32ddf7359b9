#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, 0, 0)>
#map5 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d1, d2, 0)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
#map12 = affine_map<(d0, d1) -> ()>
module {
  func.func @main(%arg0: tensor<2x2x8x16xf32>, %arg1: tensor<2x2x8x16xf32>, %arg2: tensor<2x2x8x16xf32>, %arg3: tensor<2x2x16x16xf32>, %arg4: tensor<2xf32>) -> (tensor<2x2x8x16xf32>, tensor<2x2x16x16xf32>) {
    %c0_i64 = arith.constant 0 : i64
    %c8_i64 = arith.constant 8 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<7> : tensor<i64>
    %0 = tensor.empty() : tensor<8xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %38 = linalg.index 0 : index
      %39 = arith.index_cast %38 : index to i64
      linalg.yield %39 : i64
    } -> tensor<8xi64>
    %expanded = tensor.expand_shape %arg4 [[0, 1, 2]] output_shape [2, 1, 1] : tensor<2xf32> into tensor<2x1x1xf32>
    %expanded_1 = tensor.expand_shape %1 [[0, 1]] output_shape [8, 1] : tensor<8xi64> into tensor<8x1xi64>
    %expanded_2 = tensor.expand_shape %1 [[0, 1]] output_shape [1, 8] : tensor<8xi64> into tensor<1x8xi64>
    %2 = tensor.empty() : tensor<8x8xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_1, %expanded_2 : tensor<8x1xi64>, tensor<1x8xi64>) outs(%2 : tensor<8x8xi64>) {
    ^bb0(%in: i64, %in_13: i64, %out: i64):
      %38 = arith.subi %in, %in_13 : i64
      linalg.yield %38 : i64
    } -> tensor<8x8xi64>
    %4 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<8x8xi64>) outs(%2 : tensor<8x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %38 = arith.maxsi %in, %c0_i64 : i64
      linalg.yield %38 : i64
    } -> tensor<8x8xi64>
    %5 = tensor.empty() : tensor<2x8x8xf32>
    %6 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %4 : tensor<2x1x1xf32>, tensor<8x8xi64>) outs(%5 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %in_13: i64, %out: f32):
      %38 = arith.extf %in : f32 to f64
      %39 = arith.sitofp %in_13 : i64 to f64
      %40 = math.powf %38, %39 : f64
      %41 = arith.truncf %40 : f64 to f32
      linalg.yield %41 : f32
    } -> tensor<2x8x8xf32>
    %7 = tensor.empty() : tensor<8x8xi1>
    %8 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_1, %expanded_2 : tensor<8x1xi64>, tensor<1x8xi64>) outs(%7 : tensor<8x8xi1>) {
    ^bb0(%in: i64, %in_13: i64, %out: i1):
      %38 = arith.cmpi sge, %in, %in_13 : i64
      linalg.yield %38 : i1
    } -> tensor<8x8xi1>
    %9 = linalg.generic {indexing_maps = [#map6, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %8 : tensor<2x8x8xf32>, tensor<8x8xi1>) outs(%5 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %in_13: i1, %out: f32):
      %38 = arith.uitofp %in_13 : i1 to f32
      %39 = arith.mulf %in, %38 : f32
      linalg.yield %39 : f32
    } -> tensor<2x8x8xf32>
    %10 = tensor.empty() : tensor<2x2x16x8xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x2x8x16xf32>) outs(%10 : tensor<2x2x16x8xf32>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x2x8x16xf32> into tensor<4x8x16xf32>
    %collapsed_3 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x2x16x8xf32> into tensor<4x16x8xf32>
    %11 = tensor.empty() : tensor<4x8x8xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
    %13 = linalg.batch_matmul ins(%collapsed, %collapsed_3 : tensor<4x8x16xf32>, tensor<4x16x8xf32>) outs(%12 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
    %expanded_4 = tensor.expand_shape %13 [[0, 1], [2], [3]] output_shape [2, 2, 8, 8] : tensor<4x8x8xf32> into tensor<2x2x8x8xf32>
    %14 = tensor.empty() : tensor<2x2x8x8xf32>
    %15 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4, %9 : tensor<2x2x8x8xf32>, tensor<2x8x8xf32>) outs(%14 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %38 = arith.mulf %in, %in_13 : f32
      linalg.yield %38 : f32
    } -> tensor<2x2x8x8xf32>
    %collapsed_5 = tensor.collapse_shape %15 [[0, 1], [2], [3]] : tensor<2x2x8x8xf32> into tensor<4x8x8xf32>
    %collapsed_6 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x2x8x16xf32> into tensor<4x8x16xf32>
    %16 = tensor.empty() : tensor<4x8x16xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %18 = linalg.batch_matmul ins(%collapsed_5, %collapsed_6 : tensor<4x8x8xf32>, tensor<4x8x16xf32>) outs(%17 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %expanded_7 = tensor.expand_shape %18 [[0, 1], [2], [3]] output_shape [2, 2, 8, 16] : tensor<4x8x16xf32> into tensor<2x2x8x16xf32>
    %collapsed_8 = tensor.collapse_shape %arg3 [[0, 1], [2], [3]] : tensor<2x2x16x16xf32> into tensor<4x16x16xf32>
    %19 = linalg.batch_matmul ins(%collapsed, %collapsed_8 : tensor<4x8x16xf32>, tensor<4x16x16xf32>) outs(%17 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %expanded_9 = tensor.expand_shape %19 [[0, 1], [2], [3]] output_shape [2, 2, 8, 16] : tensor<4x8x16xf32> into tensor<2x2x8x16xf32>
    %20 = tensor.empty() : tensor<8x1xi64>
    %21 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_1 : tensor<8x1xi64>) outs(%20 : tensor<8x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %38 = arith.addi %in, %c1_i64 : i64
      linalg.yield %38 : i64
    } -> tensor<8x1xi64>
    %22 = tensor.empty() : tensor<2x8x1xf32>
    %23 = linalg.generic {indexing_maps = [#map9, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %21 : tensor<2x1x1xf32>, tensor<8x1xi64>) outs(%22 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %in_13: i64, %out: f32):
      %38 = arith.extf %in : f32 to f64
      %39 = arith.sitofp %in_13 : i64 to f64
      %40 = math.powf %38, %39 : f64
      %41 = arith.truncf %40 : f64 to f32
      linalg.yield %41 : f32
    } -> tensor<2x8x1xf32>
    %24 = tensor.empty() : tensor<2x2x8x16xf32>
    %25 = linalg.generic {indexing_maps = [#map7, #map10, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_9, %23 : tensor<2x2x8x16xf32>, tensor<2x8x1xf32>) outs(%24 : tensor<2x2x8x16xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %38 = arith.mulf %in, %in_13 : f32
      linalg.yield %38 : f32
    } -> tensor<2x2x8x16xf32>
    %26 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7, %25 : tensor<2x2x8x16xf32>, tensor<2x2x8x16xf32>) outs(%24 : tensor<2x2x8x16xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %38 = arith.addf %in, %in_13 : f32
      linalg.yield %38 : f32
    } -> tensor<2x2x8x16xf32>
    %27 = tensor.empty() : tensor<2x1x1xf32>
    %28 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x1x1xf32>) outs(%27 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = math.fpowi %in, %c8_i64 : f32, i64
      linalg.yield %38 : f32
    } -> tensor<2x1x1xf32>
    %29 = tensor.empty() : tensor<2x2x16x16xf32>
    %30 = linalg.generic {indexing_maps = [#map7, #map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3, %28 : tensor<2x2x16x16xf32>, tensor<2x1x1xf32>) outs(%29 : tensor<2x2x16x16xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %38 = arith.mulf %in, %in_13 : f32
      linalg.yield %38 : f32
    } -> tensor<2x2x16x16xf32>
    %31 = linalg.generic {indexing_maps = [#map12, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_0, %expanded_1 : tensor<i64>, tensor<8x1xi64>) outs(%20 : tensor<8x1xi64>) {
    ^bb0(%in: i64, %in_13: i64, %out: i64):
      %38 = arith.subi %in, %in_13 : i64
      linalg.yield %38 : i64
    } -> tensor<8x1xi64>
    %32 = linalg.generic {indexing_maps = [#map9, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %31 : tensor<2x1x1xf32>, tensor<8x1xi64>) outs(%22 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %in_13: i64, %out: f32):
      %38 = arith.extf %in : f32 to f64
      %39 = arith.sitofp %in_13 : i64 to f64
      %40 = math.powf %38, %39 : f64
      %41 = arith.truncf %40 : f64 to f32
      linalg.yield %41 : f32
    } -> tensor<2x8x1xf32>
    %33 = linalg.generic {indexing_maps = [#map7, #map10, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1, %32 : tensor<2x2x8x16xf32>, tensor<2x8x1xf32>) outs(%24 : tensor<2x2x8x16xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %38 = arith.mulf %in, %in_13 : f32
      linalg.yield %38 : f32
    } -> tensor<2x2x8x16xf32>
    %transposed_10 = linalg.transpose ins(%33 : tensor<2x2x8x16xf32>) outs(%10 : tensor<2x2x16x8xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_11 = tensor.collapse_shape %transposed_10 [[0, 1], [2], [3]] : tensor<2x2x16x8xf32> into tensor<4x16x8xf32>
    %34 = tensor.empty() : tensor<4x16x16xf32>
    %35 = linalg.fill ins(%cst : f32) outs(%34 : tensor<4x16x16xf32>) -> tensor<4x16x16xf32>
    %36 = linalg.batch_matmul ins(%collapsed_11, %collapsed_6 : tensor<4x16x8xf32>, tensor<4x8x16xf32>) outs(%35 : tensor<4x16x16xf32>) -> tensor<4x16x16xf32>
    %expanded_12 = tensor.expand_shape %36 [[0, 1], [2], [3]] output_shape [2, 2, 16, 16] : tensor<4x16x16xf32> into tensor<2x2x16x16xf32>
    %37 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30, %expanded_12 : tensor<2x2x16x16xf32>, tensor<2x2x16x16xf32>) outs(%29 : tensor<2x2x16x16xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %38 = arith.addf %in, %in_13 : f32
      linalg.yield %38 : f32
    } -> tensor<2x2x16x16xf32>
    return %26, %37 : tensor<2x2x8x16xf32>, tensor<2x2x16x16xf32>
  }
}
