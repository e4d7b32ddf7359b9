#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0, d1) -> (0, d1)>
#map6 = affine_map<(d0, d1) -> (d0, 0)>
#map7 = affine_map<(d0, d1) -> (d0, d1)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> ()>
#map10 = affine_map<(d0, d1) -> (d1)>
#map11 = affine_map<(d0, d1) -> ()>
module {
  func.func @main(%arg0: tensor<2x3x7x16xf32>, %arg1: tensor<2x3x7x16xf32>, %arg2: tensor<2x3x7x16xf32>, %arg3: tensor<2x3x7xf32>) -> tensor<2x3x7x16xf32> {
    %c0_i64 = arith.constant 0 : i64
    %c-1_i64 = arith.constant -1 : i64
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<true> : tensor<7x7xi1>
    %cst_4 = arith.constant 9.9999999999999998E-13 : f64
    %cst_5 = arith.constant 5.000000e-01 : f32
    %cst_6 = arith.constant 2.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x3x7xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2x3x7xf32>) outs(%0 : tensor<2x3x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.negf %in : f32
      %46 = math.exp %45 : f32
      %47 = arith.addf %46, %cst : f32
      %48 = arith.divf %cst, %47 : f32
      linalg.yield %48 : f32
    } -> tensor<2x3x7xf32>
    %expanded = tensor.expand_shape %1 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %2 = tensor.empty() : tensor<2x3x7x1xf32>
    %3 = linalg.fill ins(%cst_0 : f32) outs(%2 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg1 : tensor<2x3x7x16xf32>) outs(%3 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = math.absf %in : f32
      %46 = math.powf %45, %cst_6 : f32
      %47 = arith.addf %46, %out : f32
      linalg.yield %47 : f32
    } -> tensor<2x3x7x1xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4 : tensor<2x3x7x1xf32>) outs(%2 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = math.powf %in, %cst_5 : f32
      linalg.yield %45 : f32
    } -> tensor<2x3x7x1xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5 : tensor<2x3x7x1xf32>) outs(%2 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.truncf %cst_4 : f64 to f32
      %46 = arith.cmpf ult, %in, %45 : f32
      %47 = arith.select %46, %45, %in : f32
      linalg.yield %47 : f32
    } -> tensor<2x3x7x1xf32>
    %7 = tensor.empty() : tensor<2x3x7x16xf32>
    %collapsed = tensor.collapse_shape %6 [[0], [1], [2, 3]] : tensor<2x3x7x1xf32> into tensor<2x3x7xf32>
    %8 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<2x3x7xf32>) outs(%7 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x7x16xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1, %8 : tensor<2x3x7x16xf32>, tensor<2x3x7x16xf32>) outs(%7 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %45 = arith.divf %in, %in_23 : f32
      linalg.yield %45 : f32
    } -> tensor<2x3x7x16xf32>
    %10 = tensor.empty() : tensor<7xi64>
    %11 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel"]} outs(%10 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %45 = linalg.index 0 : index
      %46 = arith.index_cast %45 : index to i64
      linalg.yield %46 : i64
    } -> tensor<7xi64>
    %expanded_7 = tensor.expand_shape %11 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_8 = tensor.expand_shape %11 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %12 = tensor.empty() : tensor<7x7xi64>
    %13 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%expanded_7, %expanded_8 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%12 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_23: i64, %out: i64):
      %45 = arith.subi %in, %in_23 : i64
      linalg.yield %45 : i64
    } -> tensor<7x7xi64>
    %14 = tensor.empty() : tensor<7x7xi1>
    %15 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<7x7xi64>) outs(%14 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %45 = arith.cmpi sle, %in, %c-1_i64 : i64
      linalg.yield %45 : i1
    } -> tensor<7x7xi1>
    %16 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%15, %cst_3 : tensor<7x7xi1>, tensor<7x7xi1>) outs(%14 : tensor<7x7xi1>) {
    ^bb0(%in: i1, %in_23: i1, %out: i1):
      %45 = arith.andi %in, %in_23 : i1
      linalg.yield %45 : i1
    } -> tensor<7x7xi1>
    %17 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %expanded : tensor<2x3x7x16xf32>, tensor<2x3x7x1xf32>) outs(%7 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %45 = arith.mulf %in, %in_23 : f32
      linalg.yield %45 : f32
    } -> tensor<2x3x7x16xf32>
    %18 = tensor.empty() : tensor<2x3x16x7xf32>
    %transposed = linalg.transpose ins(%9 : tensor<2x3x7x16xf32>) outs(%18 : tensor<2x3x16x7xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_9 = tensor.collapse_shape %17 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %collapsed_10 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x16x7xf32> into tensor<6x16x7xf32>
    %19 = tensor.empty() : tensor<6x7x7xf32>
    %20 = linalg.fill ins(%cst_0 : f32) outs(%19 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %21 = linalg.batch_matmul ins(%collapsed_9, %collapsed_10 : tensor<6x7x16xf32>, tensor<6x16x7xf32>) outs(%20 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %expanded_11 = tensor.expand_shape %21 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf32> into tensor<2x3x7x7xf32>
    %22 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<7x7xi1>) outs(%14 : tensor<7x7xi1>) {
    ^bb0(%in: i1, %out: i1):
      %45 = arith.xori %in, %true : i1
      linalg.yield %45 : i1
    } -> tensor<7x7xi1>
    %23 = tensor.empty() : tensor<2x3x7x7xf32>
    %24 = linalg.generic {indexing_maps = [#map8, #map9, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %cst_2, %expanded_11 : tensor<7x7xi1>, tensor<f32>, tensor<2x3x7x7xf32>) outs(%23 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %45 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %45 : f32
    } -> tensor<2x3x7x7xf32>
    %25 = linalg.generic {indexing_maps = [#map6, #map10, #map7], iterator_types = ["parallel", "parallel"]} ins(%expanded_8, %11 : tensor<7x1xi64>, tensor<7xi64>) outs(%14 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %in_23: i64, %out: i1):
      %45 = arith.cmpi eq, %in, %in_23 : i64
      linalg.yield %45 : i1
    } -> tensor<7x7xi1>
    %26 = tensor.empty() : tensor<7x7xf32>
    %27 = linalg.generic {indexing_maps = [#map7, #map11, #map11, #map7], iterator_types = ["parallel", "parallel"]} ins(%25, %cst_1, %cst_2 : tensor<7x7xi1>, tensor<f32>, tensor<f32>) outs(%26 : tensor<7x7xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %45 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %45 : f32
    } -> tensor<7x7xf32>
    %collapsed_12 = tensor.collapse_shape %24 [[0, 1], [2], [3]] : tensor<2x3x7x7xf32> into tensor<6x7x7xf32>
    %28 = linalg.batch_matmul ins(%collapsed_12, %collapsed_12 : tensor<6x7x7xf32>, tensor<6x7x7xf32>) outs(%20 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %expanded_13 = tensor.expand_shape %28 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf32> into tensor<2x3x7x7xf32>
    %29 = linalg.generic {indexing_maps = [#map8, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %24 : tensor<7x7xf32>, tensor<2x3x7x7xf32>) outs(%23 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %45 = arith.subf %in, %in_23 : f32
      linalg.yield %45 : f32
    } -> tensor<2x3x7x7xf32>
    %30 = linalg.generic {indexing_maps = [#map8, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %expanded_13 : tensor<7x7xf32>, tensor<2x3x7x7xf32>) outs(%23 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %45 = arith.addf %in, %in_23 : f32
      linalg.yield %45 : f32
    } -> tensor<2x3x7x7xf32>
    %collapsed_14 = tensor.collapse_shape %29 [[0, 1], [2], [3]] : tensor<2x3x7x7xf32> into tensor<6x7x7xf32>
    %collapsed_15 = tensor.collapse_shape %30 [[0, 1], [2], [3]] : tensor<2x3x7x7xf32> into tensor<6x7x7xf32>
    %31 = linalg.batch_matmul ins(%collapsed_14, %collapsed_15 : tensor<6x7x7xf32>, tensor<6x7x7xf32>) outs(%20 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %32 = linalg.batch_matmul ins(%28, %28 : tensor<6x7x7xf32>, tensor<6x7x7xf32>) outs(%20 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %expanded_16 = tensor.expand_shape %32 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf32> into tensor<2x3x7x7xf32>
    %33 = linalg.generic {indexing_maps = [#map8, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %expanded_16 : tensor<7x7xf32>, tensor<2x3x7x7xf32>) outs(%23 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %45 = arith.addf %in, %in_23 : f32
      linalg.yield %45 : f32
    } -> tensor<2x3x7x7xf32>
    %collapsed_17 = tensor.collapse_shape %33 [[0, 1], [2], [3]] : tensor<2x3x7x7xf32> into tensor<6x7x7xf32>
    %34 = linalg.batch_matmul ins(%31, %collapsed_17 : tensor<6x7x7xf32>, tensor<6x7x7xf32>) outs(%20 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %collapsed_18 = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %35 = linalg.batch_matmul ins(%collapsed_18, %collapsed_10 : tensor<6x7x16xf32>, tensor<6x16x7xf32>) outs(%20 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %expanded_19 = tensor.expand_shape %35 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf32> into tensor<2x3x7x7xf32>
    %36 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<7x7xi64>) outs(%14 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %45 = arith.cmpi sle, %in, %c0_i64 : i64
      linalg.yield %45 : i1
    } -> tensor<7x7xi1>
    %37 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%36, %cst_3 : tensor<7x7xi1>, tensor<7x7xi1>) outs(%14 : tensor<7x7xi1>) {
    ^bb0(%in: i1, %in_23: i1, %out: i1):
      %45 = arith.andi %in, %in_23 : i1
      linalg.yield %45 : i1
    } -> tensor<7x7xi1>
    %38 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<7x7xi1>) outs(%14 : tensor<7x7xi1>) {
    ^bb0(%in: i1, %out: i1):
      %45 = arith.xori %in, %true : i1
      linalg.yield %45 : i1
    } -> tensor<7x7xi1>
    %39 = linalg.generic {indexing_maps = [#map8, #map9, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38, %cst_2, %expanded_19 : tensor<7x7xi1>, tensor<f32>, tensor<2x3x7x7xf32>) outs(%23 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %45 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %45 : f32
    } -> tensor<2x3x7x7xf32>
    %40 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2, %expanded : tensor<2x3x7x16xf32>, tensor<2x3x7x1xf32>) outs(%7 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %45 = arith.mulf %in, %in_23 : f32
      linalg.yield %45 : f32
    } -> tensor<2x3x7x16xf32>
    %collapsed_20 = tensor.collapse_shape %40 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %41 = tensor.empty() : tensor<6x7x16xf32>
    %42 = linalg.fill ins(%cst_0 : f32) outs(%41 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %43 = linalg.batch_matmul ins(%34, %collapsed_20 : tensor<6x7x7xf32>, tensor<6x7x16xf32>) outs(%42 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %collapsed_21 = tensor.collapse_shape %39 [[0, 1], [2], [3]] : tensor<2x3x7x7xf32> into tensor<6x7x7xf32>
    %44 = linalg.batch_matmul ins(%collapsed_21, %43 : tensor<6x7x7xf32>, tensor<6x7x16xf32>) outs(%42 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %expanded_22 = tensor.expand_shape %44 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    return %expanded_22 : tensor<2x3x7x16xf32>
  }
}
