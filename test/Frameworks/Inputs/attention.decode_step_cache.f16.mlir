#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map6 = affine_map<(d0) -> (0)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> ()>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x3x1x16xf16>, %arg1: tensor<2x3x1x16xf16>, %arg2: tensor<2x3x1x16xf16>, %arg3: tensor<2x3x13x16xf16>, %arg4: tensor<2x3x13x16xf16>, %arg5: tensor<1xi64>) -> (tensor<2x3x1x16xf16>, tensor<2x3x13x16xf16>, tensor<2x3x13x16xf16>) {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %true = arith.constant true
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0xFC00> : tensor<f16>
    %cst_2 = arith.constant 2.500000e-01 : f16
    %0 = tensor.empty() : tensor<16xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<16xi64>) {
    ^bb0(%out: i64):
      %46 = linalg.index 0 : index
      %47 = arith.index_cast %46 : index to i64
      linalg.yield %47 : i64
    } -> tensor<16xi64>
    %2 = tensor.empty() : tensor<3xi64>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%2 : tensor<3xi64>) {
    ^bb0(%out: i64):
      %46 = linalg.index 0 : index
      %47 = arith.index_cast %46 : index to i64
      linalg.yield %47 : i64
    } -> tensor<3xi64>
    %4 = tensor.empty() : tensor<2xi64>
    %5 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%4 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %46 = linalg.index 0 : index
      %47 = arith.index_cast %46 : index to i64
      linalg.yield %47 : i64
    } -> tensor<2xi64>
    %6 = tensor.empty() : tensor<2x3x1x16xi64>
    %expanded = tensor.expand_shape %5 [[0, 1]] output_shape [2, 1] : tensor<2xi64> into tensor<2x1xi64>
    %7 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x1xi64>) outs(%6 : tensor<2x3x1x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x3x1x16xi64>
    %collapsed = tensor.collapse_shape %7 [[0, 1, 2, 3]] : tensor<2x3x1x16xi64> into tensor<96xi64>
    %expanded_3 = tensor.expand_shape %3 [[0, 1]] output_shape [3, 1] : tensor<3xi64> into tensor<3x1xi64>
    %8 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_3 : tensor<3x1xi64>) outs(%6 : tensor<2x3x1x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x3x1x16xi64>
    %collapsed_4 = tensor.collapse_shape %8 [[0, 1, 2, 3]] : tensor<2x3x1x16xi64> into tensor<96xi64>
    %9 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg5 : tensor<1xi64>) outs(%6 : tensor<2x3x1x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x3x1x16xi64>
    %collapsed_5 = tensor.collapse_shape %9 [[0, 1, 2, 3]] : tensor<2x3x1x16xi64> into tensor<96xi64>
    %10 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1 : tensor<16xi64>) outs(%6 : tensor<2x3x1x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x3x1x16xi64>
    %collapsed_6 = tensor.collapse_shape %10 [[0, 1, 2, 3]] : tensor<2x3x1x16xi64> into tensor<96xi64>
    %expanded_7 = tensor.expand_shape %collapsed [[0, 1]] output_shape [96, 1] : tensor<96xi64> into tensor<96x1xi64>
    %expanded_8 = tensor.expand_shape %collapsed_4 [[0, 1]] output_shape [96, 1] : tensor<96xi64> into tensor<96x1xi64>
    %expanded_9 = tensor.expand_shape %collapsed_5 [[0, 1]] output_shape [96, 1] : tensor<96xi64> into tensor<96x1xi64>
    %expanded_10 = tensor.expand_shape %collapsed_6 [[0, 1]] output_shape [96, 1] : tensor<96xi64> into tensor<96x1xi64>
    %concat = tensor.concat dim(1) %expanded_7, %expanded_8, %expanded_9, %expanded_10 : (tensor<96x1xi64>, tensor<96x1xi64>, tensor<96x1xi64>, tensor<96x1xi64>) -> tensor<96x4xi64>
    %collapsed_11 = tensor.collapse_shape %arg1 [[0, 1, 2, 3]] : tensor<2x3x1x16xf16> into tensor<96xf16>
    %expanded_12 = tensor.expand_shape %collapsed_11 [[0, 1, 2, 3, 4]] output_shape [96, 1, 1, 1, 1] : tensor<96xf16> into tensor<96x1x1x1x1xf16>
    %11 = tm_tensor.scatter {dimension_map = array<i64: 0, 1, 2, 3>} unique_indices(true) ins(%expanded_12, %concat : tensor<96x1x1x1x1xf16>, tensor<96x4xi64>) outs(%arg3 : tensor<2x3x13x16xf16>) {
    ^bb0(%arg6: f16, %arg7: f16):
      tm_tensor.yield %arg6 : f16
    } -> tensor<2x3x13x16xf16>
    %collapsed_13 = tensor.collapse_shape %arg2 [[0, 1, 2, 3]] : tensor<2x3x1x16xf16> into tensor<96xf16>
    %expanded_14 = tensor.expand_shape %collapsed_13 [[0, 1, 2, 3, 4]] output_shape [96, 1, 1, 1, 1] : tensor<96xf16> into tensor<96x1x1x1x1xf16>
    %12 = tm_tensor.scatter {dimension_map = array<i64: 0, 1, 2, 3>} unique_indices(true) ins(%expanded_14, %concat : tensor<96x1x1x1x1xf16>, tensor<96x4xi64>) outs(%arg4 : tensor<2x3x13x16xf16>) {
    ^bb0(%arg6: f16, %arg7: f16):
      tm_tensor.yield %arg6 : f16
    } -> tensor<2x3x13x16xf16>
    %13 = tensor.empty() : tensor<13xi64>
    %14 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%13 : tensor<13xi64>) {
    ^bb0(%out: i64):
      %46 = linalg.index 0 : index
      %47 = arith.index_cast %46 : index to i64
      linalg.yield %47 : i64
    } -> tensor<13xi64>
    %15 = tensor.empty() : tensor<13xi1>
    %16 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel"]} ins(%14, %arg5 : tensor<13xi64>, tensor<1xi64>) outs(%15 : tensor<13xi1>) {
    ^bb0(%in: i64, %in_22: i64, %out: i1):
      %46 = arith.cmpi sle, %in, %in_22 : i64
      linalg.yield %46 : i1
    } -> tensor<13xi1>
    %17 = tensor.empty() : tensor<2x3x16x13xf16>
    %transposed = linalg.transpose ins(%11 : tensor<2x3x13x16xf16>) outs(%17 : tensor<2x3x16x13xf16>) permutation = [0, 1, 3, 2] 
    %collapsed_15 = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x1x16xf16> into tensor<6x1x16xf16>
    %collapsed_16 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x16x13xf16> into tensor<6x16x13xf16>
    %18 = tensor.empty() : tensor<6x1x13xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<6x1x13xf32>) -> tensor<6x1x13xf32>
    %20 = linalg.batch_matmul ins(%collapsed_15, %collapsed_16 : tensor<6x1x16xf16>, tensor<6x16x13xf16>) outs(%19 : tensor<6x1x13xf32>) -> tensor<6x1x13xf32>
    %21 = tensor.empty() : tensor<6x1x13xf16>
    %22 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<6x1x13xf32>) outs(%21 : tensor<6x1x13xf16>) {
    ^bb0(%in: f32, %out: f16):
      %46 = arith.truncf %in : f32 to f16
      linalg.yield %46 : f16
    } -> tensor<6x1x13xf16>
    %expanded_17 = tensor.expand_shape %22 [[0, 1], [2], [3]] output_shape [2, 3, 1, 13] : tensor<6x1x13xf16> into tensor<2x3x1x13xf16>
    %23 = tensor.empty() : tensor<2x3x1x13xf16>
    %24 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_17 : tensor<2x3x1x13xf16>) outs(%23 : tensor<2x3x1x13xf16>) {
    ^bb0(%in: f16, %out: f16):
      %46 = arith.mulf %in, %cst_2 : f16
      linalg.yield %46 : f16
    } -> tensor<2x3x1x13xf16>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%16 : tensor<13xi1>) outs(%15 : tensor<13xi1>) {
    ^bb0(%in: i1, %out: i1):
      %46 = arith.xori %in, %true : i1
      linalg.yield %46 : i1
    } -> tensor<13xi1>
    %26 = linalg.generic {indexing_maps = [#map5, #map8, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %cst_1, %24 : tensor<13xi1>, tensor<f16>, tensor<2x3x1x13xf16>) outs(%23 : tensor<2x3x1x13xf16>) {
    ^bb0(%in: i1, %in_22: f16, %in_23: f16, %out: f16):
      %46 = arith.select %in, %in_22, %in_23 : f16
      linalg.yield %46 : f16
    } -> tensor<2x3x1x13xf16>
    %27 = tensor.empty() : tensor<2x3x1x13xf32>
    %28 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26 : tensor<2x3x1x13xf16>) outs(%27 : tensor<2x3x1x13xf32>) {
    ^bb0(%in: f16, %out: f32):
      %46 = arith.extf %in : f16 to f32
      linalg.yield %46 : f32
    } -> tensor<2x3x1x13xf32>
    %29 = tensor.empty() : tensor<2x3x1xi64>
    %30 = linalg.fill ins(%c0_i64 : i64) outs(%29 : tensor<2x3x1xi64>) -> tensor<2x3x1xi64>
    %31 = tensor.empty() : tensor<2x3x1xf32>
    %32 = linalg.fill ins(%cst_0 : f32) outs(%31 : tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
    %33:2 = linalg.generic {indexing_maps = [#map2, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%28 : tensor<2x3x1x13xf32>) outs(%32, %30 : tensor<2x3x1xf32>, tensor<2x3x1xi64>) {
    ^bb0(%in: f32, %out: f32, %out_22: i64):
      %46 = linalg.index 3 : index
      %47 = arith.index_cast %46 : index to i64
      %48 = arith.maximumf %in, %out : f32
      %49 = arith.cmpf ogt, %in, %out : f32
      %50 = arith.select %49, %47, %out_22 : i64
      linalg.yield %48, %50 : f32, i64
    } -> (tensor<2x3x1xf32>, tensor<2x3x1xi64>)
    %expanded_18 = tensor.expand_shape %33#0 [[0], [1], [2, 3]] output_shape [2, 3, 1, 1] : tensor<2x3x1xf32> into tensor<2x3x1x1xf32>
    %34 = linalg.generic {indexing_maps = [#map2, #map10, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28, %expanded_18 : tensor<2x3x1x13xf32>, tensor<2x3x1x1xf32>) outs(%27 : tensor<2x3x1x13xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %46 = arith.subf %in, %in_22 : f32
      linalg.yield %46 : f32
    } -> tensor<2x3x1x13xf32>
    %35 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34 : tensor<2x3x1x13xf32>) outs(%27 : tensor<2x3x1x13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = math.exp %in : f32
      linalg.yield %46 : f32
    } -> tensor<2x3x1x13xf32>
    %36 = tensor.empty() : tensor<2x3x1x1xf32>
    %37 = linalg.fill ins(%cst : f32) outs(%36 : tensor<2x3x1x1xf32>) -> tensor<2x3x1x1xf32>
    %38 = linalg.generic {indexing_maps = [#map2, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%35 : tensor<2x3x1x13xf32>) outs(%37 : tensor<2x3x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = arith.addf %in, %out : f32
      linalg.yield %46 : f32
    } -> tensor<2x3x1x1xf32>
    %39 = linalg.generic {indexing_maps = [#map2, #map10, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %38 : tensor<2x3x1x13xf32>, tensor<2x3x1x1xf32>) outs(%27 : tensor<2x3x1x13xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %46 = arith.divf %in, %in_22 : f32
      linalg.yield %46 : f32
    } -> tensor<2x3x1x13xf32>
    %40 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39 : tensor<2x3x1x13xf32>) outs(%23 : tensor<2x3x1x13xf16>) {
    ^bb0(%in: f32, %out: f16):
      %46 = arith.truncf %in : f32 to f16
      linalg.yield %46 : f16
    } -> tensor<2x3x1x13xf16>
    %collapsed_19 = tensor.collapse_shape %40 [[0, 1], [2], [3]] : tensor<2x3x1x13xf16> into tensor<6x1x13xf16>
    %collapsed_20 = tensor.collapse_shape %12 [[0, 1], [2], [3]] : tensor<2x3x13x16xf16> into tensor<6x13x16xf16>
    %41 = tensor.empty() : tensor<6x1x16xf32>
    %42 = linalg.fill ins(%cst : f32) outs(%41 : tensor<6x1x16xf32>) -> tensor<6x1x16xf32>
    %43 = linalg.batch_matmul ins(%collapsed_19, %collapsed_20 : tensor<6x1x13xf16>, tensor<6x13x16xf16>) outs(%42 : tensor<6x1x16xf32>) -> tensor<6x1x16xf32>
    %44 = tensor.empty() : tensor<6x1x16xf16>
    %45 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<6x1x16xf32>) outs(%44 : tensor<6x1x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %46 = arith.truncf %in : f32 to f16
      linalg.yield %46 : f16
    } -> tensor<6x1x16xf16>
    %expanded_21 = tensor.expand_shape %45 [[0, 1], [2], [3]] output_shape [2, 3, 1, 16] : tensor<6x1x16xf16> into tensor<2x3x1x16xf16>
    return %expanded_21, %11, %12 : tensor<2x3x1x16xf16>, tensor<2x3x13x16xf16>, tensor<2x3x13x16xf16>
  }
}
