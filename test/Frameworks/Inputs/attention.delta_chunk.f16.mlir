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
  func.func @main(%arg0: tensor<2x3x7x16xf16>, %arg1: tensor<2x3x7x16xf16>, %arg2: tensor<2x3x7x16xf16>, %arg3: tensor<2x3x7xf16>) -> tensor<2x3x7x16xf16> {
    %c0_i64 = arith.constant 0 : i64
    %c-1_i64 = arith.constant -1 : i64
    %cst = arith.constant 1.000000e+00 : f16
    %cst_0 = arith.constant 0.000000e+00 : f16
    %cst_1 = arith.constant 0.000000e+00 : f32
    %true = arith.constant true
    %cst_2 = arith.constant dense<1.000000e+00> : tensor<f16>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<f16>
    %cst_4 = arith.constant dense<true> : tensor<7x7xi1>
    %cst_5 = arith.constant 9.9999999999999998E-13 : f64
    %cst_6 = arith.constant 5.000000e-01 : f16
    %cst_7 = arith.constant 2.000000e+00 : f16
    %0 = tensor.empty() : tensor<2x3x7xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2x3x7xf16>) outs(%0 : tensor<2x3x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %55 = arith.negf %in : f16
      %56 = math.exp %55 : f16
      %57 = arith.addf %56, %cst : f16
      %58 = arith.divf %cst, %57 : f16
      linalg.yield %58 : f16
    } -> tensor<2x3x7xf16>
    %expanded = tensor.expand_shape %1 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf16> into tensor<2x3x7x1xf16>
    %2 = tensor.empty() : tensor<2x3x7x1xf16>
    %3 = linalg.fill ins(%cst_0 : f16) outs(%2 : tensor<2x3x7x1xf16>) -> tensor<2x3x7x1xf16>
    %4 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg1 : tensor<2x3x7x16xf16>) outs(%3 : tensor<2x3x7x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %55 = math.absf %in : f16
      %56 = math.powf %55, %cst_7 : f16
      %57 = arith.addf %56, %out : f16
      linalg.yield %57 : f16
    } -> tensor<2x3x7x1xf16>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4 : tensor<2x3x7x1xf16>) outs(%2 : tensor<2x3x7x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %55 = math.powf %in, %cst_6 : f16
      linalg.yield %55 : f16
    } -> tensor<2x3x7x1xf16>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5 : tensor<2x3x7x1xf16>) outs(%2 : tensor<2x3x7x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %55 = arith.truncf %cst_5 : f64 to f16
      %56 = arith.cmpf ult, %in, %55 : f16
      %57 = arith.select %56, %55, %in : f16
      linalg.yield %57 : f16
    } -> tensor<2x3x7x1xf16>
    %7 = tensor.empty() : tensor<2x3x7x16xf16>
    %collapsed = tensor.collapse_shape %6 [[0], [1], [2, 3]] : tensor<2x3x7x1xf16> into tensor<2x3x7xf16>
    %8 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<2x3x7xf16>) outs(%7 : tensor<2x3x7x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x3x7x16xf16>
    %9 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1, %8 : tensor<2x3x7x16xf16>, tensor<2x3x7x16xf16>) outs(%7 : tensor<2x3x7x16xf16>) {
    ^bb0(%in: f16, %in_24: f16, %out: f16):
      %55 = arith.divf %in, %in_24 : f16
      linalg.yield %55 : f16
    } -> tensor<2x3x7x16xf16>
    %10 = tensor.empty() : tensor<7xi64>
    %11 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel"]} outs(%10 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %55 = linalg.index 0 : index
      %56 = arith.index_cast %55 : index to i64
      linalg.yield %56 : i64
    } -> tensor<7xi64>
    %expanded_8 = tensor.expand_shape %11 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_9 = tensor.expand_shape %11 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %12 = tensor.empty() : tensor<7x7xi64>
    %13 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%expanded_8, %expanded_9 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%12 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_24: i64, %out: i64):
      %55 = arith.subi %in, %in_24 : i64
      linalg.yield %55 : i64
    } -> tensor<7x7xi64>
    %14 = tensor.empty() : tensor<7x7xi1>
    %15 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<7x7xi64>) outs(%14 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %55 = arith.cmpi sle, %in, %c-1_i64 : i64
      linalg.yield %55 : i1
    } -> tensor<7x7xi1>
    %16 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%15, %cst_4 : tensor<7x7xi1>, tensor<7x7xi1>) outs(%14 : tensor<7x7xi1>) {
    ^bb0(%in: i1, %in_24: i1, %out: i1):
      %55 = arith.andi %in, %in_24 : i1
      linalg.yield %55 : i1
    } -> tensor<7x7xi1>
    %17 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %expanded : tensor<2x3x7x16xf16>, tensor<2x3x7x1xf16>) outs(%7 : tensor<2x3x7x16xf16>) {
    ^bb0(%in: f16, %in_24: f16, %out: f16):
      %55 = arith.mulf %in, %in_24 : f16
      linalg.yield %55 : f16
    } -> tensor<2x3x7x16xf16>
    %18 = tensor.empty() : tensor<2x3x16x7xf16>
    %transposed = linalg.transpose ins(%9 : tensor<2x3x7x16xf16>) outs(%18 : tensor<2x3x16x7xf16>) permutation = [0, 1, 3, 2] 
    %collapsed_10 = tensor.collapse_shape %17 [[0, 1], [2], [3]] : tensor<2x3x7x16xf16> into tensor<6x7x16xf16>
    %collapsed_11 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x16x7xf16> into tensor<6x16x7xf16>
    %19 = tensor.empty() : tensor<6x7x7xf32>
    %20 = linalg.fill ins(%cst_1 : f32) outs(%19 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %21 = linalg.batch_matmul ins(%collapsed_10, %collapsed_11 : tensor<6x7x16xf16>, tensor<6x16x7xf16>) outs(%20 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %22 = tensor.empty() : tensor<6x7x7xf16>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<6x7x7xf32>) outs(%22 : tensor<6x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %55 = arith.truncf %in : f32 to f16
      linalg.yield %55 : f16
    } -> tensor<6x7x7xf16>
    %expanded_12 = tensor.expand_shape %23 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf16> into tensor<2x3x7x7xf16>
    %24 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<7x7xi1>) outs(%14 : tensor<7x7xi1>) {
    ^bb0(%in: i1, %out: i1):
      %55 = arith.xori %in, %true : i1
      linalg.yield %55 : i1
    } -> tensor<7x7xi1>
    %25 = tensor.empty() : tensor<2x3x7x7xf16>
    %26 = linalg.generic {indexing_maps = [#map8, #map9, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24, %cst_3, %expanded_12 : tensor<7x7xi1>, tensor<f16>, tensor<2x3x7x7xf16>) outs(%25 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: i1, %in_24: f16, %in_25: f16, %out: f16):
      %55 = arith.select %in, %in_24, %in_25 : f16
      linalg.yield %55 : f16
    } -> tensor<2x3x7x7xf16>
    %27 = linalg.generic {indexing_maps = [#map6, #map10, #map7], iterator_types = ["parallel", "parallel"]} ins(%expanded_9, %11 : tensor<7x1xi64>, tensor<7xi64>) outs(%14 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %in_24: i64, %out: i1):
      %55 = arith.cmpi eq, %in, %in_24 : i64
      linalg.yield %55 : i1
    } -> tensor<7x7xi1>
    %28 = tensor.empty() : tensor<7x7xf16>
    %29 = linalg.generic {indexing_maps = [#map7, #map11, #map11, #map7], iterator_types = ["parallel", "parallel"]} ins(%27, %cst_2, %cst_3 : tensor<7x7xi1>, tensor<f16>, tensor<f16>) outs(%28 : tensor<7x7xf16>) {
    ^bb0(%in: i1, %in_24: f16, %in_25: f16, %out: f16):
      %55 = arith.select %in, %in_24, %in_25 : f16
      linalg.yield %55 : f16
    } -> tensor<7x7xf16>
    %collapsed_13 = tensor.collapse_shape %26 [[0, 1], [2], [3]] : tensor<2x3x7x7xf16> into tensor<6x7x7xf16>
    %30 = linalg.batch_matmul ins(%collapsed_13, %collapsed_13 : tensor<6x7x7xf16>, tensor<6x7x7xf16>) outs(%20 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<6x7x7xf32>) outs(%22 : tensor<6x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %55 = arith.truncf %in : f32 to f16
      linalg.yield %55 : f16
    } -> tensor<6x7x7xf16>
    %expanded_14 = tensor.expand_shape %31 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf16> into tensor<2x3x7x7xf16>
    %32 = linalg.generic {indexing_maps = [#map8, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29, %26 : tensor<7x7xf16>, tensor<2x3x7x7xf16>) outs(%25 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %in_24: f16, %out: f16):
      %55 = arith.subf %in, %in_24 : f16
      linalg.yield %55 : f16
    } -> tensor<2x3x7x7xf16>
    %33 = linalg.generic {indexing_maps = [#map8, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29, %expanded_14 : tensor<7x7xf16>, tensor<2x3x7x7xf16>) outs(%25 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %in_24: f16, %out: f16):
      %55 = arith.addf %in, %in_24 : f16
      linalg.yield %55 : f16
    } -> tensor<2x3x7x7xf16>
    %collapsed_15 = tensor.collapse_shape %32 [[0, 1], [2], [3]] : tensor<2x3x7x7xf16> into tensor<6x7x7xf16>
    %collapsed_16 = tensor.collapse_shape %33 [[0, 1], [2], [3]] : tensor<2x3x7x7xf16> into tensor<6x7x7xf16>
    %34 = linalg.batch_matmul ins(%collapsed_15, %collapsed_16 : tensor<6x7x7xf16>, tensor<6x7x7xf16>) outs(%20 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34 : tensor<6x7x7xf32>) outs(%22 : tensor<6x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %55 = arith.truncf %in : f32 to f16
      linalg.yield %55 : f16
    } -> tensor<6x7x7xf16>
    %36 = linalg.batch_matmul ins(%31, %31 : tensor<6x7x7xf16>, tensor<6x7x7xf16>) outs(%20 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36 : tensor<6x7x7xf32>) outs(%22 : tensor<6x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %55 = arith.truncf %in : f32 to f16
      linalg.yield %55 : f16
    } -> tensor<6x7x7xf16>
    %expanded_17 = tensor.expand_shape %37 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf16> into tensor<2x3x7x7xf16>
    %38 = linalg.generic {indexing_maps = [#map8, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29, %expanded_17 : tensor<7x7xf16>, tensor<2x3x7x7xf16>) outs(%25 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %in_24: f16, %out: f16):
      %55 = arith.addf %in, %in_24 : f16
      linalg.yield %55 : f16
    } -> tensor<2x3x7x7xf16>
    %collapsed_18 = tensor.collapse_shape %38 [[0, 1], [2], [3]] : tensor<2x3x7x7xf16> into tensor<6x7x7xf16>
    %39 = linalg.batch_matmul ins(%35, %collapsed_18 : tensor<6x7x7xf16>, tensor<6x7x7xf16>) outs(%20 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<6x7x7xf32>) outs(%22 : tensor<6x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %55 = arith.truncf %in : f32 to f16
      linalg.yield %55 : f16
    } -> tensor<6x7x7xf16>
    %collapsed_19 = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x7x16xf16> into tensor<6x7x16xf16>
    %41 = linalg.batch_matmul ins(%collapsed_19, %collapsed_11 : tensor<6x7x16xf16>, tensor<6x16x7xf16>) outs(%20 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<6x7x7xf32>) outs(%22 : tensor<6x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %55 = arith.truncf %in : f32 to f16
      linalg.yield %55 : f16
    } -> tensor<6x7x7xf16>
    %expanded_20 = tensor.expand_shape %42 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf16> into tensor<2x3x7x7xf16>
    %43 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<7x7xi64>) outs(%14 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %55 = arith.cmpi sle, %in, %c0_i64 : i64
      linalg.yield %55 : i1
    } -> tensor<7x7xi1>
    %44 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%43, %cst_4 : tensor<7x7xi1>, tensor<7x7xi1>) outs(%14 : tensor<7x7xi1>) {
    ^bb0(%in: i1, %in_24: i1, %out: i1):
      %55 = arith.andi %in, %in_24 : i1
      linalg.yield %55 : i1
    } -> tensor<7x7xi1>
    %45 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%44 : tensor<7x7xi1>) outs(%14 : tensor<7x7xi1>) {
    ^bb0(%in: i1, %out: i1):
      %55 = arith.xori %in, %true : i1
      linalg.yield %55 : i1
    } -> tensor<7x7xi1>
    %46 = linalg.generic {indexing_maps = [#map8, #map9, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45, %cst_3, %expanded_20 : tensor<7x7xi1>, tensor<f16>, tensor<2x3x7x7xf16>) outs(%25 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: i1, %in_24: f16, %in_25: f16, %out: f16):
      %55 = arith.select %in, %in_24, %in_25 : f16
      linalg.yield %55 : f16
    } -> tensor<2x3x7x7xf16>
    %47 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2, %expanded : tensor<2x3x7x16xf16>, tensor<2x3x7x1xf16>) outs(%7 : tensor<2x3x7x16xf16>) {
    ^bb0(%in: f16, %in_24: f16, %out: f16):
      %55 = arith.mulf %in, %in_24 : f16
      linalg.yield %55 : f16
    } -> tensor<2x3x7x16xf16>
    %collapsed_21 = tensor.collapse_shape %47 [[0, 1], [2], [3]] : tensor<2x3x7x16xf16> into tensor<6x7x16xf16>
    %48 = tensor.empty() : tensor<6x7x16xf32>
    %49 = linalg.fill ins(%cst_1 : f32) outs(%48 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %50 = linalg.batch_matmul ins(%40, %collapsed_21 : tensor<6x7x7xf16>, tensor<6x7x16xf16>) outs(%49 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %51 = tensor.empty() : tensor<6x7x16xf16>
    %52 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<6x7x16xf32>) outs(%51 : tensor<6x7x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %55 = arith.truncf %in : f32 to f16
      linalg.yield %55 : f16
    } -> tensor<6x7x16xf16>
    %collapsed_22 = tensor.collapse_shape %46 [[0, 1], [2], [3]] : tensor<2x3x7x7xf16> into tensor<6x7x7xf16>
    %53 = linalg.batch_matmul ins(%collapsed_22, %52 : tensor<6x7x7xf16>, tensor<6x7x16xf16>) outs(%49 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %54 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<6x7x16xf32>) outs(%51 : tensor<6x7x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %55 = arith.truncf %in : f32 to f16
      linalg.yield %55 : f16
    } -> tensor<6x7x16xf16>
    %expanded_23 = tensor.expand_shape %54 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf16> into tensor<2x3x7x16xf16>
    return %expanded_23 : tensor<2x3x7x16xf16>
  }
}
