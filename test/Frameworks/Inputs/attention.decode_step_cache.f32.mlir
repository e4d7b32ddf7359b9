#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map6 = affine_map<(d0) -> (0)>
#map7 = affine_map<(d0, d1, d2, d3) -> ()>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x3x1x16xf32>, %arg1: tensor<2x3x1x16xf32>, %arg2: tensor<2x3x1x16xf32>, %arg3: tensor<2x3x13x16xf32>, %arg4: tensor<2x3x13x16xf32>, %arg5: tensor<1xi64>) -> (tensor<2x3x1x16xf32>, tensor<2x3x13x16xf32>, tensor<2x3x13x16xf32>) {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %true = arith.constant true
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_2 = arith.constant 2.500000e-01 : f32
    %0 = tensor.empty() : tensor<16xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<16xi64>) {
    ^bb0(%out: i64):
      %39 = linalg.index 0 : index
      %40 = arith.index_cast %39 : index to i64
      linalg.yield %40 : i64
    } -> tensor<16xi64>
    %2 = tensor.empty() : tensor<3xi64>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%2 : tensor<3xi64>) {
    ^bb0(%out: i64):
      %39 = linalg.index 0 : index
      %40 = arith.index_cast %39 : index to i64
      linalg.yield %40 : i64
    } -> tensor<3xi64>
    %4 = tensor.empty() : tensor<2xi64>
    %5 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%4 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %39 = linalg.index 0 : index
      %40 = arith.index_cast %39 : index to i64
      linalg.yield %40 : i64
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
    %collapsed_11 = tensor.collapse_shape %arg1 [[0, 1, 2, 3]] : tensor<2x3x1x16xf32> into tensor<96xf32>
    %expanded_12 = tensor.expand_shape %collapsed_11 [[0, 1, 2, 3, 4]] output_shape [96, 1, 1, 1, 1] : tensor<96xf32> into tensor<96x1x1x1x1xf32>
    %11 = tm_tensor.scatter {dimension_map = array<i64: 0, 1, 2, 3>} unique_indices(true) ins(%expanded_12, %concat : tensor<96x1x1x1x1xf32>, tensor<96x4xi64>) outs(%arg3 : tensor<2x3x13x16xf32>) {
    ^bb0(%arg6: f32, %arg7: f32):
      tm_tensor.yield %arg6 : f32
    } -> tensor<2x3x13x16xf32>
    %collapsed_13 = tensor.collapse_shape %arg2 [[0, 1, 2, 3]] : tensor<2x3x1x16xf32> into tensor<96xf32>
    %expanded_14 = tensor.expand_shape %collapsed_13 [[0, 1, 2, 3, 4]] output_shape [96, 1, 1, 1, 1] : tensor<96xf32> into tensor<96x1x1x1x1xf32>
    %12 = tm_tensor.scatter {dimension_map = array<i64: 0, 1, 2, 3>} unique_indices(true) ins(%expanded_14, %concat : tensor<96x1x1x1x1xf32>, tensor<96x4xi64>) outs(%arg4 : tensor<2x3x13x16xf32>) {
    ^bb0(%arg6: f32, %arg7: f32):
      tm_tensor.yield %arg6 : f32
    } -> tensor<2x3x13x16xf32>
    %13 = tensor.empty() : tensor<13xi64>
    %14 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%13 : tensor<13xi64>) {
    ^bb0(%out: i64):
      %39 = linalg.index 0 : index
      %40 = arith.index_cast %39 : index to i64
      linalg.yield %40 : i64
    } -> tensor<13xi64>
    %15 = tensor.empty() : tensor<13xi1>
    %16 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel"]} ins(%14, %arg5 : tensor<13xi64>, tensor<1xi64>) outs(%15 : tensor<13xi1>) {
    ^bb0(%in: i64, %in_22: i64, %out: i1):
      %39 = arith.cmpi sle, %in, %in_22 : i64
      linalg.yield %39 : i1
    } -> tensor<13xi1>
    %17 = tensor.empty() : tensor<2x3x16x13xf32>
    %transposed = linalg.transpose ins(%11 : tensor<2x3x13x16xf32>) outs(%17 : tensor<2x3x16x13xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_15 = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x1x16xf32> into tensor<6x1x16xf32>
    %collapsed_16 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x16x13xf32> into tensor<6x16x13xf32>
    %18 = tensor.empty() : tensor<6x1x13xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<6x1x13xf32>) -> tensor<6x1x13xf32>
    %20 = linalg.batch_matmul ins(%collapsed_15, %collapsed_16 : tensor<6x1x16xf32>, tensor<6x16x13xf32>) outs(%19 : tensor<6x1x13xf32>) -> tensor<6x1x13xf32>
    %expanded_17 = tensor.expand_shape %20 [[0, 1], [2], [3]] output_shape [2, 3, 1, 13] : tensor<6x1x13xf32> into tensor<2x3x1x13xf32>
    %21 = tensor.empty() : tensor<2x3x1x13xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_17 : tensor<2x3x1x13xf32>) outs(%21 : tensor<2x3x1x13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.mulf %in, %cst_2 : f32
      linalg.yield %39 : f32
    } -> tensor<2x3x1x13xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%16 : tensor<13xi1>) outs(%15 : tensor<13xi1>) {
    ^bb0(%in: i1, %out: i1):
      %39 = arith.xori %in, %true : i1
      linalg.yield %39 : i1
    } -> tensor<13xi1>
    %24 = linalg.generic {indexing_maps = [#map5, #map7, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %cst_1, %22 : tensor<13xi1>, tensor<f32>, tensor<2x3x1x13xf32>) outs(%21 : tensor<2x3x1x13xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %39 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %39 : f32
    } -> tensor<2x3x1x13xf32>
    %25 = tensor.empty() : tensor<2x3x1xi64>
    %26 = linalg.fill ins(%c0_i64 : i64) outs(%25 : tensor<2x3x1xi64>) -> tensor<2x3x1xi64>
    %27 = tensor.empty() : tensor<2x3x1xf32>
    %28 = linalg.fill ins(%cst_0 : f32) outs(%27 : tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
    %29:2 = linalg.generic {indexing_maps = [#map2, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%24 : tensor<2x3x1x13xf32>) outs(%28, %26 : tensor<2x3x1xf32>, tensor<2x3x1xi64>) {
    ^bb0(%in: f32, %out: f32, %out_22: i64):
      %39 = linalg.index 3 : index
      %40 = arith.index_cast %39 : index to i64
      %41 = arith.maximumf %in, %out : f32
      %42 = arith.cmpf ogt, %in, %out : f32
      %43 = arith.select %42, %40, %out_22 : i64
      linalg.yield %41, %43 : f32, i64
    } -> (tensor<2x3x1xf32>, tensor<2x3x1xi64>)
    %expanded_18 = tensor.expand_shape %29#0 [[0], [1], [2, 3]] output_shape [2, 3, 1, 1] : tensor<2x3x1xf32> into tensor<2x3x1x1xf32>
    %30 = linalg.generic {indexing_maps = [#map2, #map9, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24, %expanded_18 : tensor<2x3x1x13xf32>, tensor<2x3x1x1xf32>) outs(%21 : tensor<2x3x1x13xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %39 = arith.subf %in, %in_22 : f32
      linalg.yield %39 : f32
    } -> tensor<2x3x1x13xf32>
    %31 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30 : tensor<2x3x1x13xf32>) outs(%21 : tensor<2x3x1x13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.exp %in : f32
      linalg.yield %39 : f32
    } -> tensor<2x3x1x13xf32>
    %32 = tensor.empty() : tensor<2x3x1x1xf32>
    %33 = linalg.fill ins(%cst : f32) outs(%32 : tensor<2x3x1x1xf32>) -> tensor<2x3x1x1xf32>
    %34 = linalg.generic {indexing_maps = [#map2, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%31 : tensor<2x3x1x13xf32>) outs(%33 : tensor<2x3x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.addf %in, %out : f32
      linalg.yield %39 : f32
    } -> tensor<2x3x1x1xf32>
    %35 = linalg.generic {indexing_maps = [#map2, #map9, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %34 : tensor<2x3x1x13xf32>, tensor<2x3x1x1xf32>) outs(%21 : tensor<2x3x1x13xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %39 = arith.divf %in, %in_22 : f32
      linalg.yield %39 : f32
    } -> tensor<2x3x1x13xf32>
    %collapsed_19 = tensor.collapse_shape %35 [[0, 1], [2], [3]] : tensor<2x3x1x13xf32> into tensor<6x1x13xf32>
    %collapsed_20 = tensor.collapse_shape %12 [[0, 1], [2], [3]] : tensor<2x3x13x16xf32> into tensor<6x13x16xf32>
    %36 = tensor.empty() : tensor<6x1x16xf32>
    %37 = linalg.fill ins(%cst : f32) outs(%36 : tensor<6x1x16xf32>) -> tensor<6x1x16xf32>
    %38 = linalg.batch_matmul ins(%collapsed_19, %collapsed_20 : tensor<6x1x13xf32>, tensor<6x13x16xf32>) outs(%37 : tensor<6x1x16xf32>) -> tensor<6x1x16xf32>
    %expanded_21 = tensor.expand_shape %38 [[0, 1], [2], [3]] output_shape [2, 3, 1, 16] : tensor<6x1x16xf32> into tensor<2x3x1x16xf32>
    return %expanded_21, %11, %12 : tensor<2x3x1x16xf32>, tensor<2x3x13x16xf32>, tensor<2x3x13x16xf32>
  }
}
