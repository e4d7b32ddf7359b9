#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map4 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x7x48xf32>, %arg1: tensor<2x48xf32>, %arg2: tensor<144x48xf32>, %arg3: tensor<144xf32>, %arg4: tensor<48x48xf32>, %arg5: tensor<48xf32>, %arg6: tensor<96x48xf32>, %arg7: tensor<96xf32>, %arg8: tensor<48x96xf32>, %arg9: tensor<48xf32>, %arg10: tensor<288x48xf32>, %arg11: tensor<288xf32>) -> tensor<2x7x48xf32> {
    %c3_i64 = arith.constant 3 : i64
    %c0_i64 = arith.constant 0 : i64
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
      %95 = arith.negf %in : f32
      %96 = math.exp %95 : f32
      %97 = arith.addf %96, %cst : f32
      %98 = arith.divf %cst, %97 : f32
      linalg.yield %98 : f32
    } -> tensor<2x48xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %1 : tensor<2x48xf32>, tensor<2x48xf32>) outs(%0 : tensor<2x48xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %95 = arith.mulf %in, %in_45 : f32
      linalg.yield %95 : f32
    } -> tensor<2x48xf32>
    %3 = tensor.empty() : tensor<48x288xf32>
    %transposed = linalg.transpose ins(%arg10 : tensor<288x48xf32>) outs(%3 : tensor<48x288xf32>) permutation = [1, 0] 
    %4 = tensor.empty() : tensor<2x288xf32>
    %5 = linalg.fill ins(%cst_0 : f32) outs(%4 : tensor<2x288xf32>) -> tensor<2x288xf32>
    %6 = linalg.matmul ins(%2, %transposed : tensor<2x48xf32>, tensor<48x288xf32>) outs(%5 : tensor<2x288xf32>) -> tensor<2x288xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %arg11 : tensor<2x288xf32>, tensor<288xf32>) outs(%4 : tensor<2x288xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %95 = arith.addf %in, %in_45 : f32
      linalg.yield %95 : f32
    } -> tensor<2x288xf32>
    %extracted_slice = tensor.extract_slice %7[0, 0] [2, 48] [1, 1] : tensor<2x288xf32> to tensor<2x48xf32>
    %extracted_slice_10 = tensor.extract_slice %7[0, 48] [2, 48] [1, 1] : tensor<2x288xf32> to tensor<2x48xf32>
    %extracted_slice_11 = tensor.extract_slice %7[0, 96] [2, 48] [1, 1] : tensor<2x288xf32> to tensor<2x48xf32>
    %extracted_slice_12 = tensor.extract_slice %7[0, 144] [2, 48] [1, 1] : tensor<2x288xf32> to tensor<2x48xf32>
    %extracted_slice_13 = tensor.extract_slice %7[0, 192] [2, 48] [1, 1] : tensor<2x288xf32> to tensor<2x48xf32>
    %extracted_slice_14 = tensor.extract_slice %7[0, 240] [2, 48] [1, 1] : tensor<2x288xf32> to tensor<2x48xf32>
    %expanded = tensor.expand_shape %extracted_slice_11 [[0], [1, 2]] output_shape [2, 1, 48] : tensor<2x48xf32> into tensor<2x1x48xf32>
    %8 = tensor.empty() : tensor<2x7x48xf64>
    %9 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %95 = arith.extf %in : f32 to f64
      linalg.yield %95 : f64
    } -> tensor<2x7x48xf64>
    %10 = tensor.empty() : tensor<2x7x1xf64>
    %11 = linalg.fill ins(%cst_1 : f64) outs(%10 : tensor<2x7x1xf64>) -> tensor<2x7x1xf64>
    %12 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9 : tensor<2x7x48xf64>) outs(%11 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %95 = arith.addf %in, %out : f64
      linalg.yield %95 : f64
    } -> tensor<2x7x1xf64>
    %13 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x7x1xf64>) outs(%10 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %95 = arith.divf %in, %cst_7 : f64
      linalg.yield %95 : f64
    } -> tensor<2x7x1xf64>
    %14 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %13 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%8 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_45: f64, %out: f64):
      %95 = arith.subf %in, %in_45 : f64
      linalg.yield %95 : f64
    } -> tensor<2x7x48xf64>
    %15 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %14 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%8 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_45: f64, %out: f64):
      %95 = arith.mulf %in, %in_45 : f64
      linalg.yield %95 : f64
    } -> tensor<2x7x48xf64>
    %16 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%15 : tensor<2x7x48xf64>) outs(%11 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %95 = arith.addf %in, %out : f64
      linalg.yield %95 : f64
    } -> tensor<2x7x1xf64>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x7x1xf64>) outs(%10 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %95 = arith.divf %in, %cst_7 : f64
      linalg.yield %95 : f64
    } -> tensor<2x7x1xf64>
    %18 = tensor.empty() : tensor<2x7x1xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x7x1xf64>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %95 = arith.truncf %in : f64 to f32
      linalg.yield %95 : f32
    } -> tensor<2x7x1xf32>
    %20 = linalg.fill ins(%cst_0 : f32) outs(%18 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<2x7x48xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.addf %in, %out : f32
      linalg.yield %95 : f32
    } -> tensor<2x7x1xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.divf %in, %cst_8 : f32
      linalg.yield %95 : f32
    } -> tensor<2x7x1xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.truncf %cst_6 : f64 to f32
      %96 = arith.addf %in, %95 : f32
      linalg.yield %96 : f32
    } -> tensor<2x7x1xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = math.rsqrt %in : f32
      linalg.yield %95 : f32
    } -> tensor<2x7x1xf32>
    %25 = tensor.empty() : tensor<2x7x48xf32>
    %26 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %22 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %95 = arith.subf %in, %in_45 : f32
      linalg.yield %95 : f32
    } -> tensor<2x7x48xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %24 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %95 = arith.mulf %in, %in_45 : f32
      linalg.yield %95 : f32
    } -> tensor<2x7x48xf32>
    %expanded_15 = tensor.expand_shape %extracted_slice_10 [[0], [1, 2]] output_shape [2, 1, 48] : tensor<2x48xf32> into tensor<2x1x48xf32>
    %28 = tensor.empty() : tensor<2x1x48xf32>
    %29 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_15 : tensor<2x1x48xf32>) outs(%28 : tensor<2x1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.addf %in, %cst : f32
      linalg.yield %95 : f32
    } -> tensor<2x1x48xf32>
    %30 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %29 : tensor<2x7x48xf32>, tensor<2x1x48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %95 = arith.mulf %in, %in_45 : f32
      linalg.yield %95 : f32
    } -> tensor<2x7x48xf32>
    %expanded_16 = tensor.expand_shape %extracted_slice [[0], [1, 2]] output_shape [2, 1, 48] : tensor<2x48xf32> into tensor<2x1x48xf32>
    %31 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30, %expanded_16 : tensor<2x7x48xf32>, tensor<2x1x48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %95 = arith.addf %in, %in_45 : f32
      linalg.yield %95 : f32
    } -> tensor<2x7x48xf32>
    %collapsed = tensor.collapse_shape %31 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %32 = tensor.empty() : tensor<48x144xf32>
    %transposed_17 = linalg.transpose ins(%arg2 : tensor<144x48xf32>) outs(%32 : tensor<48x144xf32>) permutation = [1, 0] 
    %33 = tensor.empty() : tensor<14x144xf32>
    %34 = linalg.fill ins(%cst_0 : f32) outs(%33 : tensor<14x144xf32>) -> tensor<14x144xf32>
    %35 = linalg.matmul ins(%collapsed, %transposed_17 : tensor<14x48xf32>, tensor<48x144xf32>) outs(%34 : tensor<14x144xf32>) -> tensor<14x144xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%35, %arg3 : tensor<14x144xf32>, tensor<144xf32>) outs(%33 : tensor<14x144xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %95 = arith.addf %in, %in_45 : f32
      linalg.yield %95 : f32
    } -> tensor<14x144xf32>
    %expanded_18 = tensor.expand_shape %36 [[0, 1], [2, 3, 4]] output_shape [2, 7, 3, 3, 16] : tensor<14x144xf32> into tensor<2x7x3x3x16xf32>
    %37 = tensor.empty() : tensor<3x2x3x7x16xf32>
    %transposed_19 = linalg.transpose ins(%expanded_18 : tensor<2x7x3x3x16xf32>) outs(%37 : tensor<3x2x3x7x16xf32>) permutation = [2, 0, 3, 1, 4] 
    %extracted_slice_20 = tensor.extract_slice %transposed_19[0, 0, 0, 0, 0] [1, 2, 3, 7, 16] [1, 1, 1, 1, 1] : tensor<3x2x3x7x16xf32> to tensor<1x2x3x7x16xf32>
    %extracted_slice_21 = tensor.extract_slice %transposed_19[1, 0, 0, 0, 0] [1, 2, 3, 7, 16] [1, 1, 1, 1, 1] : tensor<3x2x3x7x16xf32> to tensor<1x2x3x7x16xf32>
    %extracted_slice_22 = tensor.extract_slice %transposed_19[2, 0, 0, 0, 0] [1, 2, 3, 7, 16] [1, 1, 1, 1, 1] : tensor<3x2x3x7x16xf32> to tensor<1x2x3x7x16xf32>
    %collapsed_23 = tensor.collapse_shape %extracted_slice_21 [[0, 1], [2], [3], [4]] : tensor<1x2x3x7x16xf32> into tensor<2x3x7x16xf32>
    %38 = tensor.empty() : tensor<2x3x16x7xf32>
    %transposed_24 = linalg.transpose ins(%collapsed_23 : tensor<2x3x7x16xf32>) outs(%38 : tensor<2x3x16x7xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_25 = tensor.collapse_shape %extracted_slice_20 [[0, 1, 2], [3], [4]] : tensor<1x2x3x7x16xf32> into tensor<6x7x16xf32>
    %collapsed_26 = tensor.collapse_shape %transposed_24 [[0, 1], [2], [3]] : tensor<2x3x16x7xf32> into tensor<6x16x7xf32>
    %39 = tensor.empty() : tensor<6x7x7xf32>
    %40 = linalg.fill ins(%cst_0 : f32) outs(%39 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %41 = linalg.batch_matmul ins(%collapsed_25, %collapsed_26 : tensor<6x7x16xf32>, tensor<6x16x7xf32>) outs(%40 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %expanded_27 = tensor.expand_shape %41 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf32> into tensor<2x3x7x7xf32>
    %42 = tensor.empty() : tensor<2x3x7x7xf32>
    %43 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_27 : tensor<2x3x7x7xf32>) outs(%42 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.mulf %in, %cst_9 : f32
      linalg.yield %95 : f32
    } -> tensor<2x3x7x7xf32>
    %44 = tensor.empty() : tensor<2x3x7xi64>
    %45 = linalg.fill ins(%c0_i64 : i64) outs(%44 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %46 = tensor.empty() : tensor<2x3x7xf32>
    %47 = linalg.fill ins(%cst_2 : f32) outs(%46 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %48:2 = linalg.generic {indexing_maps = [#map5, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%43 : tensor<2x3x7x7xf32>) outs(%47, %45 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_45: i64):
      %95 = linalg.index 3 : index
      %96 = arith.index_cast %95 : index to i64
      %97 = arith.maximumf %in, %out : f32
      %98 = arith.cmpf ogt, %in, %out : f32
      %99 = arith.select %98, %96, %out_45 : i64
      linalg.yield %97, %99 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_28 = tensor.expand_shape %48#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %49 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43, %expanded_28 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%42 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %95 = arith.subf %in, %in_45 : f32
      linalg.yield %95 : f32
    } -> tensor<2x3x7x7xf32>
    %50 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49 : tensor<2x3x7x7xf32>) outs(%42 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = math.exp %in : f32
      linalg.yield %95 : f32
    } -> tensor<2x3x7x7xf32>
    %51 = tensor.empty() : tensor<2x3x7x1xf32>
    %52 = linalg.fill ins(%cst_0 : f32) outs(%51 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %53 = linalg.generic {indexing_maps = [#map5, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%50 : tensor<2x3x7x7xf32>) outs(%52 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.addf %in, %out : f32
      linalg.yield %95 : f32
    } -> tensor<2x3x7x1xf32>
    %54 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50, %53 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%42 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %95 = arith.divf %in, %in_45 : f32
      linalg.yield %95 : f32
    } -> tensor<2x3x7x7xf32>
    %collapsed_29 = tensor.collapse_shape %54 [[0, 1], [2], [3]] : tensor<2x3x7x7xf32> into tensor<6x7x7xf32>
    %collapsed_30 = tensor.collapse_shape %extracted_slice_22 [[0, 1, 2], [3], [4]] : tensor<1x2x3x7x16xf32> into tensor<6x7x16xf32>
    %55 = tensor.empty() : tensor<6x7x16xf32>
    %56 = linalg.fill ins(%cst_0 : f32) outs(%55 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %57 = linalg.batch_matmul ins(%collapsed_29, %collapsed_30 : tensor<6x7x7xf32>, tensor<6x7x16xf32>) outs(%56 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %expanded_31 = tensor.expand_shape %57 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    %58 = tensor.empty() : tensor<2x7x3x16xf32>
    %transposed_32 = linalg.transpose ins(%expanded_31 : tensor<2x3x7x16xf32>) outs(%58 : tensor<2x7x3x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_33 = tensor.collapse_shape %transposed_32 [[0, 1], [2, 3]] : tensor<2x7x3x16xf32> into tensor<14x48xf32>
    %59 = tensor.empty() : tensor<48x48xf32>
    %transposed_34 = linalg.transpose ins(%arg4 : tensor<48x48xf32>) outs(%59 : tensor<48x48xf32>) permutation = [1, 0] 
    %60 = tensor.empty() : tensor<14x48xf32>
    %61 = linalg.fill ins(%cst_0 : f32) outs(%60 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %62 = linalg.matmul ins(%collapsed_33, %transposed_34 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%61 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %63 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%62, %arg5 : tensor<14x48xf32>, tensor<48xf32>) outs(%60 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %95 = arith.addf %in, %in_45 : f32
      linalg.yield %95 : f32
    } -> tensor<14x48xf32>
    %expanded_35 = tensor.expand_shape %63 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %64 = linalg.generic {indexing_maps = [#map4, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %expanded_35 : tensor<2x1x48xf32>, tensor<2x7x48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %95 = arith.mulf %in, %in_45 : f32
      linalg.yield %95 : f32
    } -> tensor<2x7x48xf32>
    %65 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %64 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %95 = arith.addf %in, %in_45 : f32
      linalg.yield %95 : f32
    } -> tensor<2x7x48xf32>
    %66 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %95 = arith.extf %in : f32 to f64
      linalg.yield %95 : f64
    } -> tensor<2x7x48xf64>
    %67 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%66 : tensor<2x7x48xf64>) outs(%11 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %95 = arith.addf %in, %out : f64
      linalg.yield %95 : f64
    } -> tensor<2x7x1xf64>
    %68 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<2x7x1xf64>) outs(%10 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %95 = arith.divf %in, %cst_7 : f64
      linalg.yield %95 : f64
    } -> tensor<2x7x1xf64>
    %69 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66, %68 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%8 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_45: f64, %out: f64):
      %95 = arith.subf %in, %in_45 : f64
      linalg.yield %95 : f64
    } -> tensor<2x7x48xf64>
    %70 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %69 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%8 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_45: f64, %out: f64):
      %95 = arith.mulf %in, %in_45 : f64
      linalg.yield %95 : f64
    } -> tensor<2x7x48xf64>
    %71 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%70 : tensor<2x7x48xf64>) outs(%11 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %95 = arith.addf %in, %out : f64
      linalg.yield %95 : f64
    } -> tensor<2x7x1xf64>
    %72 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<2x7x1xf64>) outs(%10 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %95 = arith.divf %in, %cst_7 : f64
      linalg.yield %95 : f64
    } -> tensor<2x7x1xf64>
    %73 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<2x7x1xf64>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %95 = arith.truncf %in : f64 to f32
      linalg.yield %95 : f32
    } -> tensor<2x7x1xf32>
    %74 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%65 : tensor<2x7x48xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.addf %in, %out : f32
      linalg.yield %95 : f32
    } -> tensor<2x7x1xf32>
    %75 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.divf %in, %cst_8 : f32
      linalg.yield %95 : f32
    } -> tensor<2x7x1xf32>
    %76 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.truncf %cst_6 : f64 to f32
      %96 = arith.addf %in, %95 : f32
      linalg.yield %96 : f32
    } -> tensor<2x7x1xf32>
    %77 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = math.rsqrt %in : f32
      linalg.yield %95 : f32
    } -> tensor<2x7x1xf32>
    %78 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65, %75 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %95 = arith.subf %in, %in_45 : f32
      linalg.yield %95 : f32
    } -> tensor<2x7x48xf32>
    %79 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %77 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %95 = arith.mulf %in, %in_45 : f32
      linalg.yield %95 : f32
    } -> tensor<2x7x48xf32>
    %expanded_36 = tensor.expand_shape %extracted_slice_13 [[0], [1, 2]] output_shape [2, 1, 48] : tensor<2x48xf32> into tensor<2x1x48xf32>
    %80 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_36 : tensor<2x1x48xf32>) outs(%28 : tensor<2x1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.addf %in, %cst : f32
      linalg.yield %95 : f32
    } -> tensor<2x1x48xf32>
    %81 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %80 : tensor<2x7x48xf32>, tensor<2x1x48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %95 = arith.mulf %in, %in_45 : f32
      linalg.yield %95 : f32
    } -> tensor<2x7x48xf32>
    %expanded_37 = tensor.expand_shape %extracted_slice_12 [[0], [1, 2]] output_shape [2, 1, 48] : tensor<2x48xf32> into tensor<2x1x48xf32>
    %82 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %expanded_37 : tensor<2x7x48xf32>, tensor<2x1x48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %95 = arith.addf %in, %in_45 : f32
      linalg.yield %95 : f32
    } -> tensor<2x7x48xf32>
    %collapsed_38 = tensor.collapse_shape %82 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %83 = tensor.empty() : tensor<48x96xf32>
    %transposed_39 = linalg.transpose ins(%arg6 : tensor<96x48xf32>) outs(%83 : tensor<48x96xf32>) permutation = [1, 0] 
    %84 = tensor.empty() : tensor<14x96xf32>
    %85 = linalg.fill ins(%cst_0 : f32) outs(%84 : tensor<14x96xf32>) -> tensor<14x96xf32>
    %86 = linalg.matmul ins(%collapsed_38, %transposed_39 : tensor<14x48xf32>, tensor<48x96xf32>) outs(%85 : tensor<14x96xf32>) -> tensor<14x96xf32>
    %87 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%86, %arg7 : tensor<14x96xf32>, tensor<96xf32>) outs(%84 : tensor<14x96xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %95 = arith.addf %in, %in_45 : f32
      linalg.yield %95 : f32
    } -> tensor<14x96xf32>
    %expanded_40 = tensor.expand_shape %87 [[0, 1], [2]] output_shape [2, 7, 96] : tensor<14x96xf32> into tensor<2x7x96xf32>
    %88 = tensor.empty() : tensor<2x7x96xf32>
    %89 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_40 : tensor<2x7x96xf32>) outs(%88 : tensor<2x7x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = math.fpowi %in, %c3_i64 : f32, i64
      %96 = arith.mulf %95, %cst_3 : f32
      %97 = arith.addf %in, %96 : f32
      %98 = arith.mulf %97, %cst_4 : f32
      %99 = math.tanh %98 : f32
      %100 = arith.addf %99, %cst : f32
      %101 = arith.mulf %100, %cst_5 : f32
      %102 = arith.mulf %in, %101 : f32
      linalg.yield %102 : f32
    } -> tensor<2x7x96xf32>
    %collapsed_41 = tensor.collapse_shape %89 [[0, 1], [2]] : tensor<2x7x96xf32> into tensor<14x96xf32>
    %90 = tensor.empty() : tensor<96x48xf32>
    %transposed_42 = linalg.transpose ins(%arg8 : tensor<48x96xf32>) outs(%90 : tensor<96x48xf32>) permutation = [1, 0] 
    %91 = linalg.matmul ins(%collapsed_41, %transposed_42 : tensor<14x96xf32>, tensor<96x48xf32>) outs(%61 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %92 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%91, %arg9 : tensor<14x48xf32>, tensor<48xf32>) outs(%60 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %95 = arith.addf %in, %in_45 : f32
      linalg.yield %95 : f32
    } -> tensor<14x48xf32>
    %expanded_43 = tensor.expand_shape %92 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %expanded_44 = tensor.expand_shape %extracted_slice_14 [[0], [1, 2]] output_shape [2, 1, 48] : tensor<2x48xf32> into tensor<2x1x48xf32>
    %93 = linalg.generic {indexing_maps = [#map4, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_44, %expanded_43 : tensor<2x1x48xf32>, tensor<2x7x48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %95 = arith.mulf %in, %in_45 : f32
      linalg.yield %95 : f32
    } -> tensor<2x7x48xf32>
    %94 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65, %93 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %95 = arith.addf %in, %in_45 : f32
      linalg.yield %95 : f32
    } -> tensor<2x7x48xf32>
    return %94 : tensor<2x7x48xf32>
  }
}
