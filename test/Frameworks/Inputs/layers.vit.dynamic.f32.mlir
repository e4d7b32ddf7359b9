#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<?x?x48xf32>, %arg1: tensor<48x48xf32>, %arg2: tensor<48xf32>, %arg3: tensor<48x48xf32>, %arg4: tensor<48xf32>, %arg5: tensor<48x48xf32>, %arg6: tensor<48xf32>, %arg7: tensor<48x48xf32>, %arg8: tensor<48xf32>, %arg9: tensor<48xf32>, %arg10: tensor<48xf32>, %arg11: tensor<48xf32>, %arg12: tensor<48xf32>, %arg13: tensor<80x48xf32>, %arg14: tensor<80xf32>, %arg15: tensor<48x80xf32>, %arg16: tensor<48xf32>) -> tensor<?x?x48xf32> {
    %c0_i64 = arith.constant 0 : i64
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c16_i64 = arith.constant 16 : i64
    %c3 = arith.constant 3 : index
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 5.000000e-01 : f32
    %cst_4 = arith.constant 9.9999999999999998E-13 : f64
    %cst_5 = arith.constant 4.800000e+01 : f64
    %cst_6 = arith.constant 4.800000e+01 : f32
    %c48_i64 = arith.constant 48 : i64
    %cst_7 = arith.constant 2.500000e-01 : f32
    %cst_8 = arith.constant 1.41421354 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x48xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_9 = tensor.dim %arg0, %c1 : tensor<?x?x48xf32>
    %1 = arith.index_cast %dim_9 : index to i64
    %2 = tensor.empty(%dim, %dim_9) : tensor<?x?x48xf64>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x?x48xf32>) outs(%2 : tensor<?x?x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %114 = arith.extf %in : f32 to f64
      linalg.yield %114 : f64
    } -> tensor<?x?x48xf64>
    %4 = tensor.empty(%dim, %dim_9) : tensor<?x?x1xf64>
    %5 = linalg.fill ins(%cst : f64) outs(%4 : tensor<?x?x1xf64>) -> tensor<?x?x1xf64>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<?x?x48xf64>) outs(%5 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %114 = arith.addf %in, %out : f64
      linalg.yield %114 : f64
    } -> tensor<?x?x1xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<?x?x1xf64>) outs(%4 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %114 = arith.divf %in, %cst_5 : f64
      linalg.yield %114 : f64
    } -> tensor<?x?x1xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %7 : tensor<?x?x48xf64>, tensor<?x?x1xf64>) outs(%2 : tensor<?x?x48xf64>) {
    ^bb0(%in: f64, %in_28: f64, %out: f64):
      %114 = arith.subf %in, %in_28 : f64
      linalg.yield %114 : f64
    } -> tensor<?x?x48xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %8 : tensor<?x?x48xf64>, tensor<?x?x48xf64>) outs(%2 : tensor<?x?x48xf64>) {
    ^bb0(%in: f64, %in_28: f64, %out: f64):
      %114 = arith.mulf %in, %in_28 : f64
      linalg.yield %114 : f64
    } -> tensor<?x?x48xf64>
    %10 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9 : tensor<?x?x48xf64>) outs(%5 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %114 = arith.addf %in, %out : f64
      linalg.yield %114 : f64
    } -> tensor<?x?x1xf64>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<?x?x1xf64>) outs(%4 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %114 = arith.divf %in, %cst_5 : f64
      linalg.yield %114 : f64
    } -> tensor<?x?x1xf64>
    %12 = tensor.empty(%dim, %dim_9) : tensor<?x?x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<?x?x1xf64>) outs(%12 : tensor<?x?x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %114 = arith.truncf %in : f64 to f32
      linalg.yield %114 : f32
    } -> tensor<?x?x1xf32>
    %14 = linalg.fill ins(%cst_0 : f32) outs(%12 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<?x?x48xf32>) outs(%14 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.addf %in, %out : f32
      linalg.yield %114 : f32
    } -> tensor<?x?x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<?x?x1xf32>) outs(%12 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.divf %in, %cst_6 : f32
      linalg.yield %114 : f32
    } -> tensor<?x?x1xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<?x?x1xf32>) outs(%12 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.truncf %cst_4 : f64 to f32
      %115 = arith.addf %in, %114 : f32
      linalg.yield %115 : f32
    } -> tensor<?x?x1xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<?x?x1xf32>) outs(%12 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = math.rsqrt %in : f32
      linalg.yield %114 : f32
    } -> tensor<?x?x1xf32>
    %19 = tensor.empty(%dim, %dim_9) : tensor<?x?x48xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %16 : tensor<?x?x48xf32>, tensor<?x?x1xf32>) outs(%19 : tensor<?x?x48xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %114 = arith.subf %in, %in_28 : f32
      linalg.yield %114 : f32
    } -> tensor<?x?x48xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %18 : tensor<?x?x48xf32>, tensor<?x?x1xf32>) outs(%19 : tensor<?x?x48xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %114 = arith.mulf %in, %in_28 : f32
      linalg.yield %114 : f32
    } -> tensor<?x?x48xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %arg9 : tensor<?x?x48xf32>, tensor<48xf32>) outs(%19 : tensor<?x?x48xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %114 = arith.mulf %in, %in_28 : f32
      linalg.yield %114 : f32
    } -> tensor<?x?x48xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22, %arg10 : tensor<?x?x48xf32>, tensor<48xf32>) outs(%19 : tensor<?x?x48xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %114 = arith.addf %in, %in_28 : f32
      linalg.yield %114 : f32
    } -> tensor<?x?x48xf32>
    %24 = tensor.empty() : tensor<48x48xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<48x48xf32>) outs(%24 : tensor<48x48xf32>) permutation = [1, 0] 
    %25 = tensor.empty(%dim) : tensor<?x48x48xf32>
    %26 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<48x48xf32>) outs(%25 : tensor<?x48x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x48x48xf32>
    %27 = linalg.fill ins(%cst_0 : f32) outs(%19 : tensor<?x?x48xf32>) -> tensor<?x?x48xf32>
    %28 = linalg.batch_matmul ins(%23, %26 : tensor<?x?x48xf32>, tensor<?x48x48xf32>) outs(%27 : tensor<?x?x48xf32>) -> tensor<?x?x48xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28, %arg2 : tensor<?x?x48xf32>, tensor<48xf32>) outs(%19 : tensor<?x?x48xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %114 = arith.addf %in, %in_28 : f32
      linalg.yield %114 : f32
    } -> tensor<?x?x48xf32>
    %30 = arith.muli %0, %1 : i64
    %31 = arith.muli %30, %c16_i64 : i64
    %32 = arith.muli %0, %1 : i64
    %33 = arith.muli %32, %c48_i64 : i64
    %34 = arith.divui %33, %31 : i64
    %from_elements = tensor.from_elements %0, %1, %34, %c16_i64 : tensor<4xi64>
    %reshape = tensor.reshape %29(%from_elements) : (tensor<?x?x48xf32>, tensor<4xi64>) -> tensor<?x?x3x16xf32>
    %35 = tensor.empty(%dim, %dim_9) : tensor<?x3x?x16xf32>
    %transposed_10 = linalg.transpose ins(%reshape : tensor<?x?x3x16xf32>) outs(%35 : tensor<?x3x?x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_11 = linalg.transpose ins(%arg3 : tensor<48x48xf32>) outs(%24 : tensor<48x48xf32>) permutation = [1, 0] 
    %36 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_11 : tensor<48x48xf32>) outs(%25 : tensor<?x48x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x48x48xf32>
    %37 = linalg.batch_matmul ins(%23, %36 : tensor<?x?x48xf32>, tensor<?x48x48xf32>) outs(%27 : tensor<?x?x48xf32>) -> tensor<?x?x48xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %arg4 : tensor<?x?x48xf32>, tensor<48xf32>) outs(%19 : tensor<?x?x48xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %114 = arith.addf %in, %in_28 : f32
      linalg.yield %114 : f32
    } -> tensor<?x?x48xf32>
    %reshape_12 = tensor.reshape %38(%from_elements) : (tensor<?x?x48xf32>, tensor<4xi64>) -> tensor<?x?x3x16xf32>
    %transposed_13 = linalg.transpose ins(%arg5 : tensor<48x48xf32>) outs(%24 : tensor<48x48xf32>) permutation = [1, 0] 
    %39 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_13 : tensor<48x48xf32>) outs(%25 : tensor<?x48x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x48x48xf32>
    %40 = linalg.batch_matmul ins(%23, %39 : tensor<?x?x48xf32>, tensor<?x48x48xf32>) outs(%27 : tensor<?x?x48xf32>) -> tensor<?x?x48xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40, %arg6 : tensor<?x?x48xf32>, tensor<48xf32>) outs(%19 : tensor<?x?x48xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %114 = arith.addf %in, %in_28 : f32
      linalg.yield %114 : f32
    } -> tensor<?x?x48xf32>
    %reshape_14 = tensor.reshape %41(%from_elements) : (tensor<?x?x48xf32>, tensor<4xi64>) -> tensor<?x?x3x16xf32>
    %transposed_15 = linalg.transpose ins(%reshape_14 : tensor<?x?x3x16xf32>) outs(%35 : tensor<?x3x?x16xf32>) permutation = [0, 2, 1, 3] 
    %42 = tensor.empty(%dim, %dim_9) : tensor<?x3x16x?xf32>
    %transposed_16 = linalg.transpose ins(%reshape_12 : tensor<?x?x3x16xf32>) outs(%42 : tensor<?x3x16x?xf32>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed_10 [[0, 1], [2], [3]] : tensor<?x3x?x16xf32> into tensor<?x?x16xf32>
    %collapsed_17 = tensor.collapse_shape %transposed_16 [[0, 1], [2], [3]] : tensor<?x3x16x?xf32> into tensor<?x16x?xf32>
    %43 = arith.muli %dim, %c3 : index
    %44 = tensor.empty(%43, %dim_9, %dim_9) : tensor<?x?x?xf32>
    %45 = linalg.fill ins(%cst_0 : f32) outs(%44 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %46 = linalg.batch_matmul ins(%collapsed, %collapsed_17 : tensor<?x?x16xf32>, tensor<?x16x?xf32>) outs(%45 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %47 = arith.divsi %43, %c3 : index
    %expanded = tensor.expand_shape %46 [[0, 1], [2], [3]] output_shape [%47, 3, %dim_9, %dim_9] : tensor<?x?x?xf32> into tensor<?x3x?x?xf32>
    %48 = tensor.empty(%47, %dim_9, %dim_9) : tensor<?x3x?x?xf32>
    %49 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<?x3x?x?xf32>) outs(%48 : tensor<?x3x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.mulf %in, %cst_7 : f32
      linalg.yield %114 : f32
    } -> tensor<?x3x?x?xf32>
    %50 = tensor.empty(%47, %dim_9) : tensor<?x3x?xi64>
    %51 = linalg.fill ins(%c0_i64 : i64) outs(%50 : tensor<?x3x?xi64>) -> tensor<?x3x?xi64>
    %52 = tensor.empty(%47, %dim_9) : tensor<?x3x?xf32>
    %53 = linalg.fill ins(%cst_1 : f32) outs(%52 : tensor<?x3x?xf32>) -> tensor<?x3x?xf32>
    %54:2 = linalg.generic {indexing_maps = [#map4, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%49 : tensor<?x3x?x?xf32>) outs(%53, %51 : tensor<?x3x?xf32>, tensor<?x3x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_28: i64):
      %114 = linalg.index 3 : index
      %115 = arith.index_cast %114 : index to i64
      %116 = arith.maximumf %in, %out : f32
      %117 = arith.cmpf ogt, %in, %out : f32
      %118 = arith.select %117, %115, %out_28 : i64
      linalg.yield %116, %118 : f32, i64
    } -> (tensor<?x3x?xf32>, tensor<?x3x?xi64>)
    %expanded_18 = tensor.expand_shape %54#0 [[0], [1], [2, 3]] output_shape [%47, 3, %dim_9, 1] : tensor<?x3x?xf32> into tensor<?x3x?x1xf32>
    %55 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49, %expanded_18 : tensor<?x3x?x?xf32>, tensor<?x3x?x1xf32>) outs(%48 : tensor<?x3x?x?xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %114 = arith.subf %in, %in_28 : f32
      linalg.yield %114 : f32
    } -> tensor<?x3x?x?xf32>
    %56 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<?x3x?x?xf32>) outs(%48 : tensor<?x3x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = math.exp %in : f32
      linalg.yield %114 : f32
    } -> tensor<?x3x?x?xf32>
    %57 = tensor.empty(%47, %dim_9) : tensor<?x3x?x1xf32>
    %58 = linalg.fill ins(%cst_0 : f32) outs(%57 : tensor<?x3x?x1xf32>) -> tensor<?x3x?x1xf32>
    %59 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%56 : tensor<?x3x?x?xf32>) outs(%58 : tensor<?x3x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.addf %in, %out : f32
      linalg.yield %114 : f32
    } -> tensor<?x3x?x1xf32>
    %60 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56, %59 : tensor<?x3x?x?xf32>, tensor<?x3x?x1xf32>) outs(%48 : tensor<?x3x?x?xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %114 = arith.divf %in, %in_28 : f32
      linalg.yield %114 : f32
    } -> tensor<?x3x?x?xf32>
    %61 = arith.maxui %47, %dim : index
    %collapsed_19 = tensor.collapse_shape %60 [[0, 1], [2], [3]] : tensor<?x3x?x?xf32> into tensor<?x?x?xf32>
    %collapsed_20 = tensor.collapse_shape %transposed_15 [[0, 1], [2], [3]] : tensor<?x3x?x16xf32> into tensor<?x?x16xf32>
    %62 = arith.muli %61, %c3 : index
    %63 = tensor.empty(%62, %dim_9) : tensor<?x?x16xf32>
    %64 = linalg.fill ins(%cst_0 : f32) outs(%63 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %65 = linalg.batch_matmul ins(%collapsed_19, %collapsed_20 : tensor<?x?x?xf32>, tensor<?x?x16xf32>) outs(%64 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %66 = arith.divsi %62, %c3 : index
    %expanded_21 = tensor.expand_shape %65 [[0, 1], [2], [3]] output_shape [%66, 3, %dim_9, 16] : tensor<?x?x16xf32> into tensor<?x3x?x16xf32>
    %67 = tensor.empty(%66, %dim_9) : tensor<?x?x3x16xf32>
    %transposed_22 = linalg.transpose ins(%expanded_21 : tensor<?x3x?x16xf32>) outs(%67 : tensor<?x?x3x16xf32>) permutation = [0, 2, 1, 3] 
    %68 = arith.index_cast %66 : index to i64
    %69 = arith.muli %68, %1 : i64
    %70 = arith.muli %69, %c48_i64 : i64
    %71 = arith.divui %70, %30 : i64
    %from_elements_23 = tensor.from_elements %0, %1, %71 : tensor<3xi64>
    %reshape_24 = tensor.reshape %transposed_22(%from_elements_23) : (tensor<?x?x3x16xf32>, tensor<3xi64>) -> tensor<?x?x48xf32>
    %transposed_25 = linalg.transpose ins(%arg7 : tensor<48x48xf32>) outs(%24 : tensor<48x48xf32>) permutation = [1, 0] 
    %72 = tensor.empty(%dim) : tensor<?x48x48xf32>
    %73 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_25 : tensor<48x48xf32>) outs(%72 : tensor<?x48x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x48x48xf32>
    %74 = tensor.empty(%dim, %dim_9) : tensor<?x?x48xf32>
    %75 = linalg.fill ins(%cst_0 : f32) outs(%74 : tensor<?x?x48xf32>) -> tensor<?x?x48xf32>
    %76 = linalg.batch_matmul ins(%reshape_24, %73 : tensor<?x?x48xf32>, tensor<?x48x48xf32>) outs(%75 : tensor<?x?x48xf32>) -> tensor<?x?x48xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76, %arg8 : tensor<?x?x48xf32>, tensor<48xf32>) outs(%74 : tensor<?x?x48xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %114 = arith.addf %in, %in_28 : f32
      linalg.yield %114 : f32
    } -> tensor<?x?x48xf32>
    %78 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %arg0 : tensor<?x?x48xf32>, tensor<?x?x48xf32>) outs(%74 : tensor<?x?x48xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %114 = arith.addf %in, %in_28 : f32
      linalg.yield %114 : f32
    } -> tensor<?x?x48xf32>
    %79 = tensor.empty(%dim, %dim_9) : tensor<?x?x48xf64>
    %80 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78 : tensor<?x?x48xf32>) outs(%79 : tensor<?x?x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %114 = arith.extf %in : f32 to f64
      linalg.yield %114 : f64
    } -> tensor<?x?x48xf64>
    %81 = tensor.empty(%dim, %dim_9) : tensor<?x?x1xf64>
    %82 = linalg.fill ins(%cst : f64) outs(%81 : tensor<?x?x1xf64>) -> tensor<?x?x1xf64>
    %83 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%80 : tensor<?x?x48xf64>) outs(%82 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %114 = arith.addf %in, %out : f64
      linalg.yield %114 : f64
    } -> tensor<?x?x1xf64>
    %84 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<?x?x1xf64>) outs(%81 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %114 = arith.divf %in, %cst_5 : f64
      linalg.yield %114 : f64
    } -> tensor<?x?x1xf64>
    %85 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %84 : tensor<?x?x48xf64>, tensor<?x?x1xf64>) outs(%79 : tensor<?x?x48xf64>) {
    ^bb0(%in: f64, %in_28: f64, %out: f64):
      %114 = arith.subf %in, %in_28 : f64
      linalg.yield %114 : f64
    } -> tensor<?x?x48xf64>
    %86 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %85 : tensor<?x?x48xf64>, tensor<?x?x48xf64>) outs(%79 : tensor<?x?x48xf64>) {
    ^bb0(%in: f64, %in_28: f64, %out: f64):
      %114 = arith.mulf %in, %in_28 : f64
      linalg.yield %114 : f64
    } -> tensor<?x?x48xf64>
    %87 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%86 : tensor<?x?x48xf64>) outs(%82 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %114 = arith.addf %in, %out : f64
      linalg.yield %114 : f64
    } -> tensor<?x?x1xf64>
    %88 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<?x?x1xf64>) outs(%81 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %114 = arith.divf %in, %cst_5 : f64
      linalg.yield %114 : f64
    } -> tensor<?x?x1xf64>
    %89 = tensor.empty(%dim, %dim_9) : tensor<?x?x1xf32>
    %90 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<?x?x1xf64>) outs(%89 : tensor<?x?x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %114 = arith.truncf %in : f64 to f32
      linalg.yield %114 : f32
    } -> tensor<?x?x1xf32>
    %91 = linalg.fill ins(%cst_0 : f32) outs(%89 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %92 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%78 : tensor<?x?x48xf32>) outs(%91 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.addf %in, %out : f32
      linalg.yield %114 : f32
    } -> tensor<?x?x1xf32>
    %93 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<?x?x1xf32>) outs(%89 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.divf %in, %cst_6 : f32
      linalg.yield %114 : f32
    } -> tensor<?x?x1xf32>
    %94 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<?x?x1xf32>) outs(%89 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.truncf %cst_4 : f64 to f32
      %115 = arith.addf %in, %114 : f32
      linalg.yield %115 : f32
    } -> tensor<?x?x1xf32>
    %95 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<?x?x1xf32>) outs(%89 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = math.rsqrt %in : f32
      linalg.yield %114 : f32
    } -> tensor<?x?x1xf32>
    %96 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %93 : tensor<?x?x48xf32>, tensor<?x?x1xf32>) outs(%74 : tensor<?x?x48xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %114 = arith.subf %in, %in_28 : f32
      linalg.yield %114 : f32
    } -> tensor<?x?x48xf32>
    %97 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %95 : tensor<?x?x48xf32>, tensor<?x?x1xf32>) outs(%74 : tensor<?x?x48xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %114 = arith.mulf %in, %in_28 : f32
      linalg.yield %114 : f32
    } -> tensor<?x?x48xf32>
    %98 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97, %arg11 : tensor<?x?x48xf32>, tensor<48xf32>) outs(%74 : tensor<?x?x48xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %114 = arith.mulf %in, %in_28 : f32
      linalg.yield %114 : f32
    } -> tensor<?x?x48xf32>
    %99 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %arg12 : tensor<?x?x48xf32>, tensor<48xf32>) outs(%74 : tensor<?x?x48xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %114 = arith.addf %in, %in_28 : f32
      linalg.yield %114 : f32
    } -> tensor<?x?x48xf32>
    %100 = tensor.empty() : tensor<48x80xf32>
    %transposed_26 = linalg.transpose ins(%arg13 : tensor<80x48xf32>) outs(%100 : tensor<48x80xf32>) permutation = [1, 0] 
    %101 = tensor.empty(%dim) : tensor<?x48x80xf32>
    %102 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_26 : tensor<48x80xf32>) outs(%101 : tensor<?x48x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x48x80xf32>
    %103 = tensor.empty(%dim, %dim_9) : tensor<?x?x80xf32>
    %104 = linalg.fill ins(%cst_0 : f32) outs(%103 : tensor<?x?x80xf32>) -> tensor<?x?x80xf32>
    %105 = linalg.batch_matmul ins(%99, %102 : tensor<?x?x48xf32>, tensor<?x48x80xf32>) outs(%104 : tensor<?x?x80xf32>) -> tensor<?x?x80xf32>
    %106 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %arg14 : tensor<?x?x80xf32>, tensor<80xf32>) outs(%103 : tensor<?x?x80xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %114 = arith.addf %in, %in_28 : f32
      linalg.yield %114 : f32
    } -> tensor<?x?x80xf32>
    %107 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<?x?x80xf32>) outs(%103 : tensor<?x?x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.divf %in, %cst_8 : f32
      %115 = math.erf %114 : f32
      %116 = arith.addf %115, %cst_2 : f32
      %117 = arith.mulf %116, %cst_3 : f32
      %118 = arith.mulf %in, %117 : f32
      linalg.yield %118 : f32
    } -> tensor<?x?x80xf32>
    %108 = tensor.empty() : tensor<80x48xf32>
    %transposed_27 = linalg.transpose ins(%arg15 : tensor<48x80xf32>) outs(%108 : tensor<80x48xf32>) permutation = [1, 0] 
    %109 = tensor.empty(%dim) : tensor<?x80x48xf32>
    %110 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_27 : tensor<80x48xf32>) outs(%109 : tensor<?x80x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x80x48xf32>
    %111 = linalg.batch_matmul ins(%107, %110 : tensor<?x?x80xf32>, tensor<?x80x48xf32>) outs(%75 : tensor<?x?x48xf32>) -> tensor<?x?x48xf32>
    %112 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111, %arg16 : tensor<?x?x48xf32>, tensor<48xf32>) outs(%74 : tensor<?x?x48xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %114 = arith.addf %in, %in_28 : f32
      linalg.yield %114 : f32
    } -> tensor<?x?x48xf32>
    %113 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112, %78 : tensor<?x?x48xf32>, tensor<?x?x48xf32>) outs(%74 : tensor<?x?x48xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %114 = arith.addf %in, %in_28 : f32
      linalg.yield %114 : f32
    } -> tensor<?x?x48xf32>
    return %113 : tensor<?x?x48xf32>
  }
}
