#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @main(%arg0: tensor<?x?x48xbf16>, %arg1: tensor<48x48xbf16>, %arg2: tensor<48xbf16>, %arg3: tensor<48x48xbf16>, %arg4: tensor<48xbf16>, %arg5: tensor<48x48xbf16>, %arg6: tensor<48xbf16>, %arg7: tensor<48x48xbf16>, %arg8: tensor<48xbf16>, %arg9: tensor<48xbf16>, %arg10: tensor<48xbf16>, %arg11: tensor<80x48xbf16>, %arg12: tensor<80xbf16>, %arg13: tensor<48x80xbf16>, %arg14: tensor<48xbf16>, %arg15: tensor<48xbf16>, %arg16: tensor<48xbf16>) -> tensor<?x?x48xbf16> {
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c16_i64 = arith.constant 16 : i64
    %c3 = arith.constant 3 : index
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.000000e+00 : f64
    %cst_2 = arith.constant 1.000000e+00 : bf16
    %cst_3 = arith.constant 2.000000e+00 : bf16
    %cst_4 = arith.constant 5.000000e-01 : bf16
    %cst_5 = arith.constant 9.9999999999999998E-13 : f64
    %c48_i64 = arith.constant 48 : i64
    %cst_6 = arith.constant 2.500000e-01 : bf16
    %cst_7 = arith.constant 4.800000e+01 : f64
    %cst_8 = arith.constant 4.800000e+01 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x48xbf16>
    %0 = arith.index_cast %dim : index to i64
    %dim_9 = tensor.dim %arg0, %c1 : tensor<?x?x48xbf16>
    %1 = arith.index_cast %dim_9 : index to i64
    %2 = tensor.empty() : tensor<48x48xbf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<48x48xbf16>) outs(%2 : tensor<48x48xbf16>) permutation = [1, 0] 
    %3 = tensor.empty(%dim) : tensor<?x48x48xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<48x48xbf16>) outs(%3 : tensor<?x48x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<?x48x48xbf16>
    %5 = tensor.empty(%dim, %dim_9) : tensor<?x?x48xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<?x?x48xf32>) -> tensor<?x?x48xf32>
    %7 = linalg.batch_matmul ins(%arg0, %4 : tensor<?x?x48xbf16>, tensor<?x48x48xbf16>) outs(%6 : tensor<?x?x48xf32>) -> tensor<?x?x48xf32>
    %8 = tensor.empty(%dim, %dim_9) : tensor<?x?x48xbf16>
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<?x?x48xf32>) outs(%8 : tensor<?x?x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %129 = arith.truncf %in : f32 to bf16
      linalg.yield %129 : bf16
    } -> tensor<?x?x48xbf16>
    %10 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %arg2 : tensor<?x?x48xbf16>, tensor<48xbf16>) outs(%8 : tensor<?x?x48xbf16>) {
    ^bb0(%in: bf16, %in_28: bf16, %out: bf16):
      %129 = arith.addf %in, %in_28 : bf16
      linalg.yield %129 : bf16
    } -> tensor<?x?x48xbf16>
    %11 = arith.muli %0, %1 : i64
    %12 = arith.muli %11, %c16_i64 : i64
    %13 = arith.muli %0, %1 : i64
    %14 = arith.muli %13, %c48_i64 : i64
    %15 = arith.divui %14, %12 : i64
    %from_elements = tensor.from_elements %0, %1, %15, %c16_i64 : tensor<4xi64>
    %reshape = tensor.reshape %10(%from_elements) : (tensor<?x?x48xbf16>, tensor<4xi64>) -> tensor<?x?x3x16xbf16>
    %16 = tensor.empty(%dim, %dim_9) : tensor<?x3x?x16xbf16>
    %transposed_10 = linalg.transpose ins(%reshape : tensor<?x?x3x16xbf16>) outs(%16 : tensor<?x3x?x16xbf16>) permutation = [0, 2, 1, 3] 
    %transposed_11 = linalg.transpose ins(%arg3 : tensor<48x48xbf16>) outs(%2 : tensor<48x48xbf16>) permutation = [1, 0] 
    %17 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_11 : tensor<48x48xbf16>) outs(%3 : tensor<?x48x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<?x48x48xbf16>
    %18 = linalg.batch_matmul ins(%arg0, %17 : tensor<?x?x48xbf16>, tensor<?x48x48xbf16>) outs(%6 : tensor<?x?x48xf32>) -> tensor<?x?x48xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<?x?x48xf32>) outs(%8 : tensor<?x?x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %129 = arith.truncf %in : f32 to bf16
      linalg.yield %129 : bf16
    } -> tensor<?x?x48xbf16>
    %20 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %arg4 : tensor<?x?x48xbf16>, tensor<48xbf16>) outs(%8 : tensor<?x?x48xbf16>) {
    ^bb0(%in: bf16, %in_28: bf16, %out: bf16):
      %129 = arith.addf %in, %in_28 : bf16
      linalg.yield %129 : bf16
    } -> tensor<?x?x48xbf16>
    %reshape_12 = tensor.reshape %20(%from_elements) : (tensor<?x?x48xbf16>, tensor<4xi64>) -> tensor<?x?x3x16xbf16>
    %transposed_13 = linalg.transpose ins(%arg5 : tensor<48x48xbf16>) outs(%2 : tensor<48x48xbf16>) permutation = [1, 0] 
    %21 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_13 : tensor<48x48xbf16>) outs(%3 : tensor<?x48x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<?x48x48xbf16>
    %22 = linalg.batch_matmul ins(%arg0, %21 : tensor<?x?x48xbf16>, tensor<?x48x48xbf16>) outs(%6 : tensor<?x?x48xf32>) -> tensor<?x?x48xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<?x?x48xf32>) outs(%8 : tensor<?x?x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %129 = arith.truncf %in : f32 to bf16
      linalg.yield %129 : bf16
    } -> tensor<?x?x48xbf16>
    %24 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %arg6 : tensor<?x?x48xbf16>, tensor<48xbf16>) outs(%8 : tensor<?x?x48xbf16>) {
    ^bb0(%in: bf16, %in_28: bf16, %out: bf16):
      %129 = arith.addf %in, %in_28 : bf16
      linalg.yield %129 : bf16
    } -> tensor<?x?x48xbf16>
    %reshape_14 = tensor.reshape %24(%from_elements) : (tensor<?x?x48xbf16>, tensor<4xi64>) -> tensor<?x?x3x16xbf16>
    %transposed_15 = linalg.transpose ins(%reshape_14 : tensor<?x?x3x16xbf16>) outs(%16 : tensor<?x3x?x16xbf16>) permutation = [0, 2, 1, 3] 
    %25 = tensor.empty(%dim, %dim_9) : tensor<?x3x16x?xbf16>
    %transposed_16 = linalg.transpose ins(%reshape_12 : tensor<?x?x3x16xbf16>) outs(%25 : tensor<?x3x16x?xbf16>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed_10 [[0, 1], [2], [3]] : tensor<?x3x?x16xbf16> into tensor<?x?x16xbf16>
    %collapsed_17 = tensor.collapse_shape %transposed_16 [[0, 1], [2], [3]] : tensor<?x3x16x?xbf16> into tensor<?x16x?xbf16>
    %26 = arith.muli %dim, %c3 : index
    %27 = tensor.empty(%26, %dim_9, %dim_9) : tensor<?x?x?xf32>
    %28 = linalg.fill ins(%cst : f32) outs(%27 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %29 = linalg.batch_matmul ins(%collapsed, %collapsed_17 : tensor<?x?x16xbf16>, tensor<?x16x?xbf16>) outs(%28 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %30 = tensor.empty(%26, %dim_9, %dim_9) : tensor<?x?x?xbf16>
    %31 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<?x?x?xf32>) outs(%30 : tensor<?x?x?xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %129 = arith.truncf %in : f32 to bf16
      linalg.yield %129 : bf16
    } -> tensor<?x?x?xbf16>
    %32 = arith.divsi %26, %c3 : index
    %expanded = tensor.expand_shape %31 [[0, 1], [2], [3]] output_shape [%32, 3, %dim_9, %dim_9] : tensor<?x?x?xbf16> into tensor<?x3x?x?xbf16>
    %33 = tensor.empty(%32, %dim_9, %dim_9) : tensor<?x3x?x?xbf16>
    %34 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<?x3x?x?xbf16>) outs(%33 : tensor<?x3x?x?xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %129 = arith.mulf %in, %cst_6 : bf16
      linalg.yield %129 : bf16
    } -> tensor<?x3x?x?xbf16>
    %35 = tensor.empty(%32, %dim_9, %dim_9) : tensor<?x3x?x?xf32>
    %36 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34 : tensor<?x3x?x?xbf16>) outs(%35 : tensor<?x3x?x?xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %129 = arith.extf %in : bf16 to f32
      linalg.yield %129 : f32
    } -> tensor<?x3x?x?xf32>
    %37 = tensor.empty(%32, %dim_9) : tensor<?x3x?xi64>
    %38 = linalg.fill ins(%c0_i64 : i64) outs(%37 : tensor<?x3x?xi64>) -> tensor<?x3x?xi64>
    %39 = tensor.empty(%32, %dim_9) : tensor<?x3x?xf32>
    %40 = linalg.fill ins(%cst_0 : f32) outs(%39 : tensor<?x3x?xf32>) -> tensor<?x3x?xf32>
    %41:2 = linalg.generic {indexing_maps = [#map3, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%36 : tensor<?x3x?x?xf32>) outs(%40, %38 : tensor<?x3x?xf32>, tensor<?x3x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_28: i64):
      %129 = linalg.index 3 : index
      %130 = arith.index_cast %129 : index to i64
      %131 = arith.maximumf %in, %out : f32
      %132 = arith.cmpf ogt, %in, %out : f32
      %133 = arith.select %132, %130, %out_28 : i64
      linalg.yield %131, %133 : f32, i64
    } -> (tensor<?x3x?xf32>, tensor<?x3x?xi64>)
    %expanded_18 = tensor.expand_shape %41#0 [[0], [1], [2, 3]] output_shape [%32, 3, %dim_9, 1] : tensor<?x3x?xf32> into tensor<?x3x?x1xf32>
    %42 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36, %expanded_18 : tensor<?x3x?x?xf32>, tensor<?x3x?x1xf32>) outs(%35 : tensor<?x3x?x?xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %129 = arith.subf %in, %in_28 : f32
      linalg.yield %129 : f32
    } -> tensor<?x3x?x?xf32>
    %43 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42 : tensor<?x3x?x?xf32>) outs(%35 : tensor<?x3x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %129 = math.exp %in : f32
      linalg.yield %129 : f32
    } -> tensor<?x3x?x?xf32>
    %44 = tensor.empty(%32, %dim_9) : tensor<?x3x?x1xf32>
    %45 = linalg.fill ins(%cst : f32) outs(%44 : tensor<?x3x?x1xf32>) -> tensor<?x3x?x1xf32>
    %46 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%43 : tensor<?x3x?x?xf32>) outs(%45 : tensor<?x3x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %129 = arith.addf %in, %out : f32
      linalg.yield %129 : f32
    } -> tensor<?x3x?x1xf32>
    %47 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43, %46 : tensor<?x3x?x?xf32>, tensor<?x3x?x1xf32>) outs(%35 : tensor<?x3x?x?xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %129 = arith.divf %in, %in_28 : f32
      linalg.yield %129 : f32
    } -> tensor<?x3x?x?xf32>
    %48 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47 : tensor<?x3x?x?xf32>) outs(%33 : tensor<?x3x?x?xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %129 = arith.truncf %in : f32 to bf16
      linalg.yield %129 : bf16
    } -> tensor<?x3x?x?xbf16>
    %49 = arith.maxui %32, %dim : index
    %collapsed_19 = tensor.collapse_shape %48 [[0, 1], [2], [3]] : tensor<?x3x?x?xbf16> into tensor<?x?x?xbf16>
    %collapsed_20 = tensor.collapse_shape %transposed_15 [[0, 1], [2], [3]] : tensor<?x3x?x16xbf16> into tensor<?x?x16xbf16>
    %50 = arith.muli %49, %c3 : index
    %51 = tensor.empty(%50, %dim_9) : tensor<?x?x16xf32>
    %52 = linalg.fill ins(%cst : f32) outs(%51 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %53 = linalg.batch_matmul ins(%collapsed_19, %collapsed_20 : tensor<?x?x?xbf16>, tensor<?x?x16xbf16>) outs(%52 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %54 = tensor.empty(%50, %dim_9) : tensor<?x?x16xbf16>
    %55 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<?x?x16xf32>) outs(%54 : tensor<?x?x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %129 = arith.truncf %in : f32 to bf16
      linalg.yield %129 : bf16
    } -> tensor<?x?x16xbf16>
    %56 = arith.divsi %50, %c3 : index
    %expanded_21 = tensor.expand_shape %55 [[0, 1], [2], [3]] output_shape [%56, 3, %dim_9, 16] : tensor<?x?x16xbf16> into tensor<?x3x?x16xbf16>
    %57 = tensor.empty(%56, %dim_9) : tensor<?x?x3x16xbf16>
    %transposed_22 = linalg.transpose ins(%expanded_21 : tensor<?x3x?x16xbf16>) outs(%57 : tensor<?x?x3x16xbf16>) permutation = [0, 2, 1, 3] 
    %58 = arith.index_cast %56 : index to i64
    %59 = arith.muli %58, %1 : i64
    %60 = arith.muli %59, %c48_i64 : i64
    %61 = arith.divui %60, %11 : i64
    %from_elements_23 = tensor.from_elements %0, %1, %61 : tensor<3xi64>
    %reshape_24 = tensor.reshape %transposed_22(%from_elements_23) : (tensor<?x?x3x16xbf16>, tensor<3xi64>) -> tensor<?x?x48xbf16>
    %transposed_25 = linalg.transpose ins(%arg7 : tensor<48x48xbf16>) outs(%2 : tensor<48x48xbf16>) permutation = [1, 0] 
    %62 = tensor.empty(%dim) : tensor<?x48x48xbf16>
    %63 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_25 : tensor<48x48xbf16>) outs(%62 : tensor<?x48x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<?x48x48xbf16>
    %64 = tensor.empty(%dim, %dim_9) : tensor<?x?x48xf32>
    %65 = linalg.fill ins(%cst : f32) outs(%64 : tensor<?x?x48xf32>) -> tensor<?x?x48xf32>
    %66 = linalg.batch_matmul ins(%reshape_24, %63 : tensor<?x?x48xbf16>, tensor<?x48x48xbf16>) outs(%65 : tensor<?x?x48xf32>) -> tensor<?x?x48xf32>
    %67 = tensor.empty(%dim, %dim_9) : tensor<?x?x48xbf16>
    %68 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66 : tensor<?x?x48xf32>) outs(%67 : tensor<?x?x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %129 = arith.truncf %in : f32 to bf16
      linalg.yield %129 : bf16
    } -> tensor<?x?x48xbf16>
    %69 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %arg8 : tensor<?x?x48xbf16>, tensor<48xbf16>) outs(%67 : tensor<?x?x48xbf16>) {
    ^bb0(%in: bf16, %in_28: bf16, %out: bf16):
      %129 = arith.addf %in, %in_28 : bf16
      linalg.yield %129 : bf16
    } -> tensor<?x?x48xbf16>
    %70 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %arg0 : tensor<?x?x48xbf16>, tensor<?x?x48xbf16>) outs(%67 : tensor<?x?x48xbf16>) {
    ^bb0(%in: bf16, %in_28: bf16, %out: bf16):
      %129 = arith.addf %in, %in_28 : bf16
      linalg.yield %129 : bf16
    } -> tensor<?x?x48xbf16>
    %71 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<?x?x48xbf16>) outs(%64 : tensor<?x?x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %129 = arith.extf %in : bf16 to f32
      linalg.yield %129 : f32
    } -> tensor<?x?x48xf32>
    %72 = tensor.empty(%dim, %dim_9) : tensor<?x?x48xf64>
    %73 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<?x?x48xf32>) outs(%72 : tensor<?x?x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %129 = arith.extf %in : f32 to f64
      linalg.yield %129 : f64
    } -> tensor<?x?x48xf64>
    %74 = tensor.empty(%dim, %dim_9) : tensor<?x?x1xf64>
    %75 = linalg.fill ins(%cst_1 : f64) outs(%74 : tensor<?x?x1xf64>) -> tensor<?x?x1xf64>
    %76 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%73 : tensor<?x?x48xf64>) outs(%75 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %129 = arith.addf %in, %out : f64
      linalg.yield %129 : f64
    } -> tensor<?x?x1xf64>
    %77 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<?x?x1xf64>) outs(%74 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %129 = arith.divf %in, %cst_7 : f64
      linalg.yield %129 : f64
    } -> tensor<?x?x1xf64>
    %78 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %77 : tensor<?x?x48xf64>, tensor<?x?x1xf64>) outs(%72 : tensor<?x?x48xf64>) {
    ^bb0(%in: f64, %in_28: f64, %out: f64):
      %129 = arith.subf %in, %in_28 : f64
      linalg.yield %129 : f64
    } -> tensor<?x?x48xf64>
    %79 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %78 : tensor<?x?x48xf64>, tensor<?x?x48xf64>) outs(%72 : tensor<?x?x48xf64>) {
    ^bb0(%in: f64, %in_28: f64, %out: f64):
      %129 = arith.mulf %in, %in_28 : f64
      linalg.yield %129 : f64
    } -> tensor<?x?x48xf64>
    %80 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%79 : tensor<?x?x48xf64>) outs(%75 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %129 = arith.addf %in, %out : f64
      linalg.yield %129 : f64
    } -> tensor<?x?x1xf64>
    %81 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<?x?x1xf64>) outs(%74 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %129 = arith.divf %in, %cst_7 : f64
      linalg.yield %129 : f64
    } -> tensor<?x?x1xf64>
    %82 = tensor.empty(%dim, %dim_9) : tensor<?x?x1xf32>
    %83 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<?x?x1xf64>) outs(%82 : tensor<?x?x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %129 = arith.truncf %in : f64 to f32
      linalg.yield %129 : f32
    } -> tensor<?x?x1xf32>
    %84 = linalg.fill ins(%cst : f32) outs(%82 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %85 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%71 : tensor<?x?x48xf32>) outs(%84 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %129 = arith.addf %in, %out : f32
      linalg.yield %129 : f32
    } -> tensor<?x?x1xf32>
    %86 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<?x?x1xf32>) outs(%82 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %129 = arith.divf %in, %cst_8 : f32
      linalg.yield %129 : f32
    } -> tensor<?x?x1xf32>
    %87 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<?x?x1xf32>) outs(%82 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %129 = arith.truncf %cst_5 : f64 to f32
      %130 = arith.addf %in, %129 : f32
      linalg.yield %130 : f32
    } -> tensor<?x?x1xf32>
    %88 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<?x?x1xf32>) outs(%82 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %129 = math.rsqrt %in : f32
      linalg.yield %129 : f32
    } -> tensor<?x?x1xf32>
    %89 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %86 : tensor<?x?x48xf32>, tensor<?x?x1xf32>) outs(%64 : tensor<?x?x48xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %129 = arith.subf %in, %in_28 : f32
      linalg.yield %129 : f32
    } -> tensor<?x?x48xf32>
    %90 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %88 : tensor<?x?x48xf32>, tensor<?x?x1xf32>) outs(%64 : tensor<?x?x48xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %129 = arith.mulf %in, %in_28 : f32
      linalg.yield %129 : f32
    } -> tensor<?x?x48xf32>
    %91 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %arg9 : tensor<?x?x48xf32>, tensor<48xbf16>) outs(%64 : tensor<?x?x48xf32>) {
    ^bb0(%in: f32, %in_28: bf16, %out: f32):
      %129 = arith.extf %in_28 : bf16 to f32
      %130 = arith.mulf %in, %129 : f32
      linalg.yield %130 : f32
    } -> tensor<?x?x48xf32>
    %92 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91, %arg10 : tensor<?x?x48xf32>, tensor<48xbf16>) outs(%64 : tensor<?x?x48xf32>) {
    ^bb0(%in: f32, %in_28: bf16, %out: f32):
      %129 = arith.extf %in_28 : bf16 to f32
      %130 = arith.addf %in, %129 : f32
      linalg.yield %130 : f32
    } -> tensor<?x?x48xf32>
    %93 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<?x?x48xf32>) outs(%67 : tensor<?x?x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %129 = arith.truncf %in : f32 to bf16
      linalg.yield %129 : bf16
    } -> tensor<?x?x48xbf16>
    %94 = tensor.empty() : tensor<48x80xbf16>
    %transposed_26 = linalg.transpose ins(%arg11 : tensor<80x48xbf16>) outs(%94 : tensor<48x80xbf16>) permutation = [1, 0] 
    %95 = tensor.empty(%dim) : tensor<?x48x80xbf16>
    %96 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_26 : tensor<48x80xbf16>) outs(%95 : tensor<?x48x80xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<?x48x80xbf16>
    %97 = tensor.empty(%dim, %dim_9) : tensor<?x?x80xf32>
    %98 = linalg.fill ins(%cst : f32) outs(%97 : tensor<?x?x80xf32>) -> tensor<?x?x80xf32>
    %99 = linalg.batch_matmul ins(%93, %96 : tensor<?x?x48xbf16>, tensor<?x48x80xbf16>) outs(%98 : tensor<?x?x80xf32>) -> tensor<?x?x80xf32>
    %100 = tensor.empty(%dim, %dim_9) : tensor<?x?x80xbf16>
    %101 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<?x?x80xf32>) outs(%100 : tensor<?x?x80xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %129 = arith.truncf %in : f32 to bf16
      linalg.yield %129 : bf16
    } -> tensor<?x?x80xbf16>
    %102 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101, %arg12 : tensor<?x?x80xbf16>, tensor<80xbf16>) outs(%100 : tensor<?x?x80xbf16>) {
    ^bb0(%in: bf16, %in_28: bf16, %out: bf16):
      %129 = arith.addf %in, %in_28 : bf16
      linalg.yield %129 : bf16
    } -> tensor<?x?x80xbf16>
    %103 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102 : tensor<?x?x80xbf16>) outs(%100 : tensor<?x?x80xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %129 = math.sqrt %cst_3 : bf16
      %130 = arith.divf %in, %129 : bf16
      %131 = math.erf %130 : bf16
      %132 = arith.addf %131, %cst_2 : bf16
      %133 = arith.mulf %132, %cst_4 : bf16
      %134 = arith.mulf %in, %133 : bf16
      linalg.yield %134 : bf16
    } -> tensor<?x?x80xbf16>
    %104 = tensor.empty() : tensor<80x48xbf16>
    %transposed_27 = linalg.transpose ins(%arg13 : tensor<48x80xbf16>) outs(%104 : tensor<80x48xbf16>) permutation = [1, 0] 
    %105 = tensor.empty(%dim) : tensor<?x80x48xbf16>
    %106 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_27 : tensor<80x48xbf16>) outs(%105 : tensor<?x80x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<?x80x48xbf16>
    %107 = linalg.batch_matmul ins(%103, %106 : tensor<?x?x80xbf16>, tensor<?x80x48xbf16>) outs(%65 : tensor<?x?x48xf32>) -> tensor<?x?x48xf32>
    %108 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<?x?x48xf32>) outs(%67 : tensor<?x?x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %129 = arith.truncf %in : f32 to bf16
      linalg.yield %129 : bf16
    } -> tensor<?x?x48xbf16>
    %109 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %arg14 : tensor<?x?x48xbf16>, tensor<48xbf16>) outs(%67 : tensor<?x?x48xbf16>) {
    ^bb0(%in: bf16, %in_28: bf16, %out: bf16):
      %129 = arith.addf %in, %in_28 : bf16
      linalg.yield %129 : bf16
    } -> tensor<?x?x48xbf16>
    %110 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %93 : tensor<?x?x48xbf16>, tensor<?x?x48xbf16>) outs(%67 : tensor<?x?x48xbf16>) {
    ^bb0(%in: bf16, %in_28: bf16, %out: bf16):
      %129 = arith.addf %in, %in_28 : bf16
      linalg.yield %129 : bf16
    } -> tensor<?x?x48xbf16>
    %111 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<?x?x48xbf16>) outs(%64 : tensor<?x?x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %129 = arith.extf %in : bf16 to f32
      linalg.yield %129 : f32
    } -> tensor<?x?x48xf32>
    %112 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111 : tensor<?x?x48xf32>) outs(%72 : tensor<?x?x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %129 = arith.extf %in : f32 to f64
      linalg.yield %129 : f64
    } -> tensor<?x?x48xf64>
    %113 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%112 : tensor<?x?x48xf64>) outs(%75 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %129 = arith.addf %in, %out : f64
      linalg.yield %129 : f64
    } -> tensor<?x?x1xf64>
    %114 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113 : tensor<?x?x1xf64>) outs(%74 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %129 = arith.divf %in, %cst_7 : f64
      linalg.yield %129 : f64
    } -> tensor<?x?x1xf64>
    %115 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112, %114 : tensor<?x?x48xf64>, tensor<?x?x1xf64>) outs(%72 : tensor<?x?x48xf64>) {
    ^bb0(%in: f64, %in_28: f64, %out: f64):
      %129 = arith.subf %in, %in_28 : f64
      linalg.yield %129 : f64
    } -> tensor<?x?x48xf64>
    %116 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115, %115 : tensor<?x?x48xf64>, tensor<?x?x48xf64>) outs(%72 : tensor<?x?x48xf64>) {
    ^bb0(%in: f64, %in_28: f64, %out: f64):
      %129 = arith.mulf %in, %in_28 : f64
      linalg.yield %129 : f64
    } -> tensor<?x?x48xf64>
    %117 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%116 : tensor<?x?x48xf64>) outs(%75 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %129 = arith.addf %in, %out : f64
      linalg.yield %129 : f64
    } -> tensor<?x?x1xf64>
    %118 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<?x?x1xf64>) outs(%74 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %129 = arith.divf %in, %cst_7 : f64
      linalg.yield %129 : f64
    } -> tensor<?x?x1xf64>
    %119 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118 : tensor<?x?x1xf64>) outs(%82 : tensor<?x?x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %129 = arith.truncf %in : f64 to f32
      linalg.yield %129 : f32
    } -> tensor<?x?x1xf32>
    %120 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%111 : tensor<?x?x48xf32>) outs(%84 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %129 = arith.addf %in, %out : f32
      linalg.yield %129 : f32
    } -> tensor<?x?x1xf32>
    %121 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120 : tensor<?x?x1xf32>) outs(%82 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %129 = arith.divf %in, %cst_8 : f32
      linalg.yield %129 : f32
    } -> tensor<?x?x1xf32>
    %122 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119 : tensor<?x?x1xf32>) outs(%82 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %129 = arith.truncf %cst_5 : f64 to f32
      %130 = arith.addf %in, %129 : f32
      linalg.yield %130 : f32
    } -> tensor<?x?x1xf32>
    %123 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122 : tensor<?x?x1xf32>) outs(%82 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %129 = math.rsqrt %in : f32
      linalg.yield %129 : f32
    } -> tensor<?x?x1xf32>
    %124 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111, %121 : tensor<?x?x48xf32>, tensor<?x?x1xf32>) outs(%64 : tensor<?x?x48xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %129 = arith.subf %in, %in_28 : f32
      linalg.yield %129 : f32
    } -> tensor<?x?x48xf32>
    %125 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124, %123 : tensor<?x?x48xf32>, tensor<?x?x1xf32>) outs(%64 : tensor<?x?x48xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %129 = arith.mulf %in, %in_28 : f32
      linalg.yield %129 : f32
    } -> tensor<?x?x48xf32>
    %126 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125, %arg15 : tensor<?x?x48xf32>, tensor<48xbf16>) outs(%64 : tensor<?x?x48xf32>) {
    ^bb0(%in: f32, %in_28: bf16, %out: f32):
      %129 = arith.extf %in_28 : bf16 to f32
      %130 = arith.mulf %in, %129 : f32
      linalg.yield %130 : f32
    } -> tensor<?x?x48xf32>
    %127 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126, %arg16 : tensor<?x?x48xf32>, tensor<48xbf16>) outs(%64 : tensor<?x?x48xf32>) {
    ^bb0(%in: f32, %in_28: bf16, %out: f32):
      %129 = arith.extf %in_28 : bf16 to f32
      %130 = arith.addf %in, %129 : f32
      linalg.yield %130 : f32
    } -> tensor<?x?x48xf32>
    %128 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<?x?x48xf32>) outs(%67 : tensor<?x?x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %129 = arith.truncf %in : f32 to bf16
      linalg.yield %129 : bf16
    } -> tensor<?x?x48xbf16>
    return %128 : tensor<?x?x48xbf16>
  }
}
