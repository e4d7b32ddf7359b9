#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map4 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x?x48xf32>, %arg1: tensor<2x48xf32>, %arg2: tensor<144x48xf32>, %arg3: tensor<144xf32>, %arg4: tensor<48x48xf32>, %arg5: tensor<48xf32>, %arg6: tensor<96x48xf32>, %arg7: tensor<96xf32>, %arg8: tensor<48x96xf32>, %arg9: tensor<48xf32>, %arg10: tensor<288x48xf32>, %arg11: tensor<288xf32>) -> tensor<2x?x48xf32> {
    %c3_i64 = arith.constant 3 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f64
    %cst_2 = arith.constant 0xFF800000 : f32
    %cst_3 = arith.constant 4.471500e-02 : f32
    %cst_4 = arith.constant 7.977240e-01 : f32
    %cst_5 = arith.constant 5.000000e-01 : f32
    %cst_6 = arith.constant 9.9999999999999995E-7 : f64
    %cst_7 = arith.constant 4.800000e+01 : f64
    %cst_8 = arith.constant 4.800000e+01 : f32
    %cst_9 = arith.constant 2.500000e-01 : f32
    %0 = tensor.empty() : tensor<2x48xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<2x48xf32>) outs(%0 : tensor<2x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.negf %in : f32
      %102 = math.exp %101 : f32
      %103 = arith.addf %102, %cst : f32
      %104 = arith.divf %cst, %103 : f32
      linalg.yield %104 : f32
    } -> tensor<2x48xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %1 : tensor<2x48xf32>, tensor<2x48xf32>) outs(%0 : tensor<2x48xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %101 = arith.mulf %in, %in_39 : f32
      linalg.yield %101 : f32
    } -> tensor<2x48xf32>
    %3 = tensor.empty() : tensor<48x288xf32>
    %transposed = linalg.transpose ins(%arg10 : tensor<288x48xf32>) outs(%3 : tensor<48x288xf32>) permutation = [1, 0] 
    %4 = tensor.empty() : tensor<2x288xf32>
    %5 = linalg.fill ins(%cst_0 : f32) outs(%4 : tensor<2x288xf32>) -> tensor<2x288xf32>
    %6 = linalg.matmul ins(%2, %transposed : tensor<2x48xf32>, tensor<48x288xf32>) outs(%5 : tensor<2x288xf32>) -> tensor<2x288xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %arg11 : tensor<2x288xf32>, tensor<288xf32>) outs(%4 : tensor<2x288xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %101 = arith.addf %in, %in_39 : f32
      linalg.yield %101 : f32
    } -> tensor<2x288xf32>
    %extracted_slice = tensor.extract_slice %7[0, 0] [2, 48] [1, 1] : tensor<2x288xf32> to tensor<2x48xf32>
    %extracted_slice_10 = tensor.extract_slice %7[0, 48] [2, 48] [1, 1] : tensor<2x288xf32> to tensor<2x48xf32>
    %extracted_slice_11 = tensor.extract_slice %7[0, 96] [2, 48] [1, 1] : tensor<2x288xf32> to tensor<2x48xf32>
    %extracted_slice_12 = tensor.extract_slice %7[0, 144] [2, 48] [1, 1] : tensor<2x288xf32> to tensor<2x48xf32>
    %extracted_slice_13 = tensor.extract_slice %7[0, 192] [2, 48] [1, 1] : tensor<2x288xf32> to tensor<2x48xf32>
    %extracted_slice_14 = tensor.extract_slice %7[0, 240] [2, 48] [1, 1] : tensor<2x288xf32> to tensor<2x48xf32>
    %expanded = tensor.expand_shape %extracted_slice_11 [[0], [1, 2]] output_shape [2, 1, 48] : tensor<2x48xf32> into tensor<2x1x48xf32>
    %dim = tensor.dim %arg0, %c1 : tensor<2x?x48xf32>
    %8 = tensor.empty(%dim) : tensor<2x?x48xf64>
    %9 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x?x48xf32>) outs(%8 : tensor<2x?x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %101 = arith.extf %in : f32 to f64
      linalg.yield %101 : f64
    } -> tensor<2x?x48xf64>
    %10 = tensor.empty(%dim) : tensor<2x?x1xf64>
    %11 = linalg.fill ins(%cst_1 : f64) outs(%10 : tensor<2x?x1xf64>) -> tensor<2x?x1xf64>
    %12 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9 : tensor<2x?x48xf64>) outs(%11 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %101 = arith.addf %in, %out : f64
      linalg.yield %101 : f64
    } -> tensor<2x?x1xf64>
    %13 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x?x1xf64>) outs(%10 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %101 = arith.divf %in, %cst_7 : f64
      linalg.yield %101 : f64
    } -> tensor<2x?x1xf64>
    %14 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %13 : tensor<2x?x48xf64>, tensor<2x?x1xf64>) outs(%8 : tensor<2x?x48xf64>) {
    ^bb0(%in: f64, %in_39: f64, %out: f64):
      %101 = arith.subf %in, %in_39 : f64
      linalg.yield %101 : f64
    } -> tensor<2x?x48xf64>
    %15 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %14 : tensor<2x?x48xf64>, tensor<2x?x48xf64>) outs(%8 : tensor<2x?x48xf64>) {
    ^bb0(%in: f64, %in_39: f64, %out: f64):
      %101 = arith.mulf %in, %in_39 : f64
      linalg.yield %101 : f64
    } -> tensor<2x?x48xf64>
    %16 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%15 : tensor<2x?x48xf64>) outs(%11 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %101 = arith.addf %in, %out : f64
      linalg.yield %101 : f64
    } -> tensor<2x?x1xf64>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x?x1xf64>) outs(%10 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %101 = arith.divf %in, %cst_7 : f64
      linalg.yield %101 : f64
    } -> tensor<2x?x1xf64>
    %18 = tensor.empty(%dim) : tensor<2x?x1xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x?x1xf64>) outs(%18 : tensor<2x?x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %101 = arith.truncf %in : f64 to f32
      linalg.yield %101 : f32
    } -> tensor<2x?x1xf32>
    %20 = linalg.fill ins(%cst_0 : f32) outs(%18 : tensor<2x?x1xf32>) -> tensor<2x?x1xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<2x?x48xf32>) outs(%20 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.addf %in, %out : f32
      linalg.yield %101 : f32
    } -> tensor<2x?x1xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x?x1xf32>) outs(%18 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.divf %in, %cst_8 : f32
      linalg.yield %101 : f32
    } -> tensor<2x?x1xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x?x1xf32>) outs(%18 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.truncf %cst_6 : f64 to f32
      %102 = arith.addf %in, %101 : f32
      linalg.yield %102 : f32
    } -> tensor<2x?x1xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x?x1xf32>) outs(%18 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = math.rsqrt %in : f32
      linalg.yield %101 : f32
    } -> tensor<2x?x1xf32>
    %25 = tensor.empty(%dim) : tensor<2x?x48xf32>
    %26 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %22 : tensor<2x?x48xf32>, tensor<2x?x1xf32>) outs(%25 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %101 = arith.subf %in, %in_39 : f32
      linalg.yield %101 : f32
    } -> tensor<2x?x48xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %24 : tensor<2x?x48xf32>, tensor<2x?x1xf32>) outs(%25 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %101 = arith.mulf %in, %in_39 : f32
      linalg.yield %101 : f32
    } -> tensor<2x?x48xf32>
    %expanded_15 = tensor.expand_shape %extracted_slice_10 [[0], [1, 2]] output_shape [2, 1, 48] : tensor<2x48xf32> into tensor<2x1x48xf32>
    %28 = tensor.empty() : tensor<2x1x48xf32>
    %29 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_15 : tensor<2x1x48xf32>) outs(%28 : tensor<2x1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.addf %in, %cst : f32
      linalg.yield %101 : f32
    } -> tensor<2x1x48xf32>
    %30 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %29 : tensor<2x?x48xf32>, tensor<2x1x48xf32>) outs(%25 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %101 = arith.mulf %in, %in_39 : f32
      linalg.yield %101 : f32
    } -> tensor<2x?x48xf32>
    %expanded_16 = tensor.expand_shape %extracted_slice [[0], [1, 2]] output_shape [2, 1, 48] : tensor<2x48xf32> into tensor<2x1x48xf32>
    %31 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30, %expanded_16 : tensor<2x?x48xf32>, tensor<2x1x48xf32>) outs(%25 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %101 = arith.addf %in, %in_39 : f32
      linalg.yield %101 : f32
    } -> tensor<2x?x48xf32>
    %32 = tensor.empty() : tensor<48x144xf32>
    %transposed_17 = linalg.transpose ins(%arg2 : tensor<144x48xf32>) outs(%32 : tensor<48x144xf32>) permutation = [1, 0] 
    %33 = tensor.empty() : tensor<2x48x144xf32>
    %34 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_17 : tensor<48x144xf32>) outs(%33 : tensor<2x48x144xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x48x144xf32>
    %35 = tensor.empty(%dim) : tensor<2x?x144xf32>
    %36 = linalg.fill ins(%cst_0 : f32) outs(%35 : tensor<2x?x144xf32>) -> tensor<2x?x144xf32>
    %37 = linalg.batch_matmul ins(%31, %34 : tensor<2x?x48xf32>, tensor<2x48x144xf32>) outs(%36 : tensor<2x?x144xf32>) -> tensor<2x?x144xf32>
    %38 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %arg3 : tensor<2x?x144xf32>, tensor<144xf32>) outs(%35 : tensor<2x?x144xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %101 = arith.addf %in, %in_39 : f32
      linalg.yield %101 : f32
    } -> tensor<2x?x144xf32>
    %expanded_18 = tensor.expand_shape %38 [[0], [1], [2, 3, 4]] output_shape [2, %dim, 3, 3, 16] : tensor<2x?x144xf32> into tensor<2x?x3x3x16xf32>
    %39 = tensor.empty(%dim) : tensor<3x2x3x?x16xf32>
    %transposed_19 = linalg.transpose ins(%expanded_18 : tensor<2x?x3x3x16xf32>) outs(%39 : tensor<3x2x3x?x16xf32>) permutation = [2, 0, 3, 1, 4] 
    %extracted_slice_20 = tensor.extract_slice %transposed_19[0, 0, 0, 0, 0] [1, 2, 3, %dim, 16] [1, 1, 1, 1, 1] : tensor<3x2x3x?x16xf32> to tensor<1x2x3x?x16xf32>
    %extracted_slice_21 = tensor.extract_slice %transposed_19[1, 0, 0, 0, 0] [1, 2, 3, %dim, 16] [1, 1, 1, 1, 1] : tensor<3x2x3x?x16xf32> to tensor<1x2x3x?x16xf32>
    %extracted_slice_22 = tensor.extract_slice %transposed_19[2, 0, 0, 0, 0] [1, 2, 3, %dim, 16] [1, 1, 1, 1, 1] : tensor<3x2x3x?x16xf32> to tensor<1x2x3x?x16xf32>
    %collapsed = tensor.collapse_shape %extracted_slice_21 [[0, 1], [2], [3], [4]] : tensor<1x2x3x?x16xf32> into tensor<2x3x?x16xf32>
    %40 = tensor.empty(%dim) : tensor<2x3x16x?xf32>
    %transposed_23 = linalg.transpose ins(%collapsed : tensor<2x3x?x16xf32>) outs(%40 : tensor<2x3x16x?xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_24 = tensor.collapse_shape %extracted_slice_20 [[0, 1, 2], [3], [4]] : tensor<1x2x3x?x16xf32> into tensor<6x?x16xf32>
    %collapsed_25 = tensor.collapse_shape %transposed_23 [[0, 1], [2], [3]] : tensor<2x3x16x?xf32> into tensor<6x16x?xf32>
    %41 = tensor.empty(%dim, %dim) : tensor<6x?x?xf32>
    %42 = linalg.fill ins(%cst_0 : f32) outs(%41 : tensor<6x?x?xf32>) -> tensor<6x?x?xf32>
    %43 = linalg.batch_matmul ins(%collapsed_24, %collapsed_25 : tensor<6x?x16xf32>, tensor<6x16x?xf32>) outs(%42 : tensor<6x?x?xf32>) -> tensor<6x?x?xf32>
    %expanded_26 = tensor.expand_shape %43 [[0, 1], [2], [3]] output_shape [2, 3, %dim, %dim] : tensor<6x?x?xf32> into tensor<2x3x?x?xf32>
    %44 = tensor.empty(%dim, %dim) : tensor<2x3x?x?xf32>
    %45 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_26 : tensor<2x3x?x?xf32>) outs(%44 : tensor<2x3x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.mulf %in, %cst_9 : f32
      linalg.yield %101 : f32
    } -> tensor<2x3x?x?xf32>
    %46 = tensor.empty(%dim) : tensor<2x3x?xi64>
    %47 = linalg.fill ins(%c0_i64 : i64) outs(%46 : tensor<2x3x?xi64>) -> tensor<2x3x?xi64>
    %48 = tensor.empty(%dim) : tensor<2x3x?xf32>
    %49 = linalg.fill ins(%cst_2 : f32) outs(%48 : tensor<2x3x?xf32>) -> tensor<2x3x?xf32>
    %50:2 = linalg.generic {indexing_maps = [#map7, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%45 : tensor<2x3x?x?xf32>) outs(%49, %47 : tensor<2x3x?xf32>, tensor<2x3x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_39: i64):
      %101 = linalg.index 3 : index
      %102 = arith.index_cast %101 : index to i64
      %103 = arith.maximumf %in, %out : f32
      %104 = arith.cmpf ogt, %in, %out : f32
      %105 = arith.select %104, %102, %out_39 : i64
      linalg.yield %103, %105 : f32, i64
    } -> (tensor<2x3x?xf32>, tensor<2x3x?xi64>)
    %expanded_27 = tensor.expand_shape %50#0 [[0], [1], [2, 3]] output_shape [2, 3, %dim, 1] : tensor<2x3x?xf32> into tensor<2x3x?x1xf32>
    %51 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45, %expanded_27 : tensor<2x3x?x?xf32>, tensor<2x3x?x1xf32>) outs(%44 : tensor<2x3x?x?xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %101 = arith.subf %in, %in_39 : f32
      linalg.yield %101 : f32
    } -> tensor<2x3x?x?xf32>
    %52 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51 : tensor<2x3x?x?xf32>) outs(%44 : tensor<2x3x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = math.exp %in : f32
      linalg.yield %101 : f32
    } -> tensor<2x3x?x?xf32>
    %53 = tensor.empty(%dim) : tensor<2x3x?x1xf32>
    %54 = linalg.fill ins(%cst_0 : f32) outs(%53 : tensor<2x3x?x1xf32>) -> tensor<2x3x?x1xf32>
    %55 = linalg.generic {indexing_maps = [#map7, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%52 : tensor<2x3x?x?xf32>) outs(%54 : tensor<2x3x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.addf %in, %out : f32
      linalg.yield %101 : f32
    } -> tensor<2x3x?x1xf32>
    %56 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %55 : tensor<2x3x?x?xf32>, tensor<2x3x?x1xf32>) outs(%44 : tensor<2x3x?x?xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %101 = arith.divf %in, %in_39 : f32
      linalg.yield %101 : f32
    } -> tensor<2x3x?x?xf32>
    %collapsed_28 = tensor.collapse_shape %56 [[0, 1], [2], [3]] : tensor<2x3x?x?xf32> into tensor<6x?x?xf32>
    %collapsed_29 = tensor.collapse_shape %extracted_slice_22 [[0, 1, 2], [3], [4]] : tensor<1x2x3x?x16xf32> into tensor<6x?x16xf32>
    %57 = tensor.empty(%dim) : tensor<6x?x16xf32>
    %58 = linalg.fill ins(%cst_0 : f32) outs(%57 : tensor<6x?x16xf32>) -> tensor<6x?x16xf32>
    %59 = linalg.batch_matmul ins(%collapsed_28, %collapsed_29 : tensor<6x?x?xf32>, tensor<6x?x16xf32>) outs(%58 : tensor<6x?x16xf32>) -> tensor<6x?x16xf32>
    %expanded_30 = tensor.expand_shape %59 [[0, 1], [2], [3]] output_shape [2, 3, %dim, 16] : tensor<6x?x16xf32> into tensor<2x3x?x16xf32>
    %60 = tensor.empty(%dim) : tensor<2x?x3x16xf32>
    %transposed_31 = linalg.transpose ins(%expanded_30 : tensor<2x3x?x16xf32>) outs(%60 : tensor<2x?x3x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_32 = tensor.collapse_shape %transposed_31 [[0], [1], [2, 3]] : tensor<2x?x3x16xf32> into tensor<2x?x48xf32>
    %61 = tensor.empty() : tensor<48x48xf32>
    %transposed_33 = linalg.transpose ins(%arg4 : tensor<48x48xf32>) outs(%61 : tensor<48x48xf32>) permutation = [1, 0] 
    %62 = tensor.empty() : tensor<2x48x48xf32>
    %63 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_33 : tensor<48x48xf32>) outs(%62 : tensor<2x48x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x48x48xf32>
    %64 = linalg.fill ins(%cst_0 : f32) outs(%25 : tensor<2x?x48xf32>) -> tensor<2x?x48xf32>
    %65 = linalg.batch_matmul ins(%collapsed_32, %63 : tensor<2x?x48xf32>, tensor<2x48x48xf32>) outs(%64 : tensor<2x?x48xf32>) -> tensor<2x?x48xf32>
    %66 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65, %arg5 : tensor<2x?x48xf32>, tensor<48xf32>) outs(%25 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %101 = arith.addf %in, %in_39 : f32
      linalg.yield %101 : f32
    } -> tensor<2x?x48xf32>
    %67 = linalg.generic {indexing_maps = [#map4, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %66 : tensor<2x1x48xf32>, tensor<2x?x48xf32>) outs(%25 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %101 = arith.mulf %in, %in_39 : f32
      linalg.yield %101 : f32
    } -> tensor<2x?x48xf32>
    %68 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %67 : tensor<2x?x48xf32>, tensor<2x?x48xf32>) outs(%25 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %101 = arith.addf %in, %in_39 : f32
      linalg.yield %101 : f32
    } -> tensor<2x?x48xf32>
    %69 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68 : tensor<2x?x48xf32>) outs(%8 : tensor<2x?x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %101 = arith.extf %in : f32 to f64
      linalg.yield %101 : f64
    } -> tensor<2x?x48xf64>
    %70 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%69 : tensor<2x?x48xf64>) outs(%11 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %101 = arith.addf %in, %out : f64
      linalg.yield %101 : f64
    } -> tensor<2x?x1xf64>
    %71 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<2x?x1xf64>) outs(%10 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %101 = arith.divf %in, %cst_7 : f64
      linalg.yield %101 : f64
    } -> tensor<2x?x1xf64>
    %72 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %71 : tensor<2x?x48xf64>, tensor<2x?x1xf64>) outs(%8 : tensor<2x?x48xf64>) {
    ^bb0(%in: f64, %in_39: f64, %out: f64):
      %101 = arith.subf %in, %in_39 : f64
      linalg.yield %101 : f64
    } -> tensor<2x?x48xf64>
    %73 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72, %72 : tensor<2x?x48xf64>, tensor<2x?x48xf64>) outs(%8 : tensor<2x?x48xf64>) {
    ^bb0(%in: f64, %in_39: f64, %out: f64):
      %101 = arith.mulf %in, %in_39 : f64
      linalg.yield %101 : f64
    } -> tensor<2x?x48xf64>
    %74 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%73 : tensor<2x?x48xf64>) outs(%11 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %101 = arith.addf %in, %out : f64
      linalg.yield %101 : f64
    } -> tensor<2x?x1xf64>
    %75 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<2x?x1xf64>) outs(%10 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %101 = arith.divf %in, %cst_7 : f64
      linalg.yield %101 : f64
    } -> tensor<2x?x1xf64>
    %76 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<2x?x1xf64>) outs(%18 : tensor<2x?x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %101 = arith.truncf %in : f64 to f32
      linalg.yield %101 : f32
    } -> tensor<2x?x1xf32>
    %77 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%68 : tensor<2x?x48xf32>) outs(%20 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.addf %in, %out : f32
      linalg.yield %101 : f32
    } -> tensor<2x?x1xf32>
    %78 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<2x?x1xf32>) outs(%18 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.divf %in, %cst_8 : f32
      linalg.yield %101 : f32
    } -> tensor<2x?x1xf32>
    %79 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<2x?x1xf32>) outs(%18 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.truncf %cst_6 : f64 to f32
      %102 = arith.addf %in, %101 : f32
      linalg.yield %102 : f32
    } -> tensor<2x?x1xf32>
    %80 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<2x?x1xf32>) outs(%18 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = math.rsqrt %in : f32
      linalg.yield %101 : f32
    } -> tensor<2x?x1xf32>
    %81 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %78 : tensor<2x?x48xf32>, tensor<2x?x1xf32>) outs(%25 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %101 = arith.subf %in, %in_39 : f32
      linalg.yield %101 : f32
    } -> tensor<2x?x48xf32>
    %82 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %80 : tensor<2x?x48xf32>, tensor<2x?x1xf32>) outs(%25 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %101 = arith.mulf %in, %in_39 : f32
      linalg.yield %101 : f32
    } -> tensor<2x?x48xf32>
    %expanded_34 = tensor.expand_shape %extracted_slice_13 [[0], [1, 2]] output_shape [2, 1, 48] : tensor<2x48xf32> into tensor<2x1x48xf32>
    %83 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_34 : tensor<2x1x48xf32>) outs(%28 : tensor<2x1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.addf %in, %cst : f32
      linalg.yield %101 : f32
    } -> tensor<2x1x48xf32>
    %84 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82, %83 : tensor<2x?x48xf32>, tensor<2x1x48xf32>) outs(%25 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %101 = arith.mulf %in, %in_39 : f32
      linalg.yield %101 : f32
    } -> tensor<2x?x48xf32>
    %expanded_35 = tensor.expand_shape %extracted_slice_12 [[0], [1, 2]] output_shape [2, 1, 48] : tensor<2x48xf32> into tensor<2x1x48xf32>
    %85 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %expanded_35 : tensor<2x?x48xf32>, tensor<2x1x48xf32>) outs(%25 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %101 = arith.addf %in, %in_39 : f32
      linalg.yield %101 : f32
    } -> tensor<2x?x48xf32>
    %86 = tensor.empty() : tensor<48x96xf32>
    %transposed_36 = linalg.transpose ins(%arg6 : tensor<96x48xf32>) outs(%86 : tensor<48x96xf32>) permutation = [1, 0] 
    %87 = tensor.empty() : tensor<2x48x96xf32>
    %88 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_36 : tensor<48x96xf32>) outs(%87 : tensor<2x48x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x48x96xf32>
    %89 = tensor.empty(%dim) : tensor<2x?x96xf32>
    %90 = linalg.fill ins(%cst_0 : f32) outs(%89 : tensor<2x?x96xf32>) -> tensor<2x?x96xf32>
    %91 = linalg.batch_matmul ins(%85, %88 : tensor<2x?x48xf32>, tensor<2x48x96xf32>) outs(%90 : tensor<2x?x96xf32>) -> tensor<2x?x96xf32>
    %92 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91, %arg7 : tensor<2x?x96xf32>, tensor<96xf32>) outs(%89 : tensor<2x?x96xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %101 = arith.addf %in, %in_39 : f32
      linalg.yield %101 : f32
    } -> tensor<2x?x96xf32>
    %93 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<2x?x96xf32>) outs(%89 : tensor<2x?x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = math.fpowi %in, %c3_i64 : f32, i64
      %102 = arith.mulf %101, %cst_3 : f32
      %103 = arith.addf %in, %102 : f32
      %104 = arith.mulf %103, %cst_4 : f32
      %105 = math.tanh %104 : f32
      %106 = arith.addf %105, %cst : f32
      %107 = arith.mulf %106, %cst_5 : f32
      %108 = arith.mulf %in, %107 : f32
      linalg.yield %108 : f32
    } -> tensor<2x?x96xf32>
    %94 = tensor.empty() : tensor<96x48xf32>
    %transposed_37 = linalg.transpose ins(%arg8 : tensor<48x96xf32>) outs(%94 : tensor<96x48xf32>) permutation = [1, 0] 
    %95 = tensor.empty() : tensor<2x96x48xf32>
    %96 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_37 : tensor<96x48xf32>) outs(%95 : tensor<2x96x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x96x48xf32>
    %97 = linalg.batch_matmul ins(%93, %96 : tensor<2x?x96xf32>, tensor<2x96x48xf32>) outs(%64 : tensor<2x?x48xf32>) -> tensor<2x?x48xf32>
    %98 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97, %arg9 : tensor<2x?x48xf32>, tensor<48xf32>) outs(%25 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %101 = arith.addf %in, %in_39 : f32
      linalg.yield %101 : f32
    } -> tensor<2x?x48xf32>
    %expanded_38 = tensor.expand_shape %extracted_slice_14 [[0], [1, 2]] output_shape [2, 1, 48] : tensor<2x48xf32> into tensor<2x1x48xf32>
    %99 = linalg.generic {indexing_maps = [#map4, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_38, %98 : tensor<2x1x48xf32>, tensor<2x?x48xf32>) outs(%25 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %101 = arith.mulf %in, %in_39 : f32
      linalg.yield %101 : f32
    } -> tensor<2x?x48xf32>
    %100 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %99 : tensor<2x?x48xf32>, tensor<2x?x48xf32>) outs(%25 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %101 = arith.addf %in, %in_39 : f32
      linalg.yield %101 : f32
    } -> tensor<2x?x48xf32>
    return %100 : tensor<2x?x48xf32>
  }
}
