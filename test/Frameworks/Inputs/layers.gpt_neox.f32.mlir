#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> ()>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map9 = affine_map<(d0, d1, d2) -> (d2)>
#map10 = affine_map<(d0, d1) -> (d1)>
#map11 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x7x48xf32>, %arg1: tensor<1x7x4xf32>, %arg2: tensor<1x7x4xf32>, %arg3: tensor<48xf32>, %arg4: tensor<48xf32>, %arg5: tensor<48xf32>, %arg6: tensor<48xf32>, %arg7: tensor<144x48xf32>, %arg8: tensor<144xf32>, %arg9: tensor<48x48xf32>, %arg10: tensor<48xf32>, %arg11: tensor<80x48xf32>, %arg12: tensor<80xf32>, %arg13: tensor<48x80xf32>, %arg14: tensor<48xf32>) -> tensor<2x7x48xf32> {
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 5.000000e-01 : f32
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = arith.constant dense<-1.000000e+04> : tensor<1x1x7x7xf32>
    %cst_6 = arith.constant 1.000000e-05 : f64
    %cst_7 = arith.constant 4.800000e+01 : f64
    %cst_8 = arith.constant 4.800000e+01 : f32
    %cst_9 = arith.constant 2.500000e-01 : f32
    %cst_10 = arith.constant 1.41421354 : f32
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %87 = linalg.index 0 : index
      %88 = arith.index_cast %87 : index to i64
      linalg.yield %88 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_11 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_11 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_47: i64, %out: i64):
      %87 = arith.subi %in, %in_47 : i64
      linalg.yield %87 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %87 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %87 : i1
    } -> tensor<7x7xi1>
    %6 = tensor.empty() : tensor<1x1x7x7xf32>
    %7 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_5, %cst_4 : tensor<7x7xi1>, tensor<1x1x7x7xf32>, tensor<f32>) outs(%6 : tensor<1x1x7x7xf32>) {
    ^bb0(%in: i1, %in_47: f32, %in_48: f32, %out: f32):
      %87 = arith.select %in, %in_47, %in_48 : f32
      linalg.yield %87 : f32
    } -> tensor<1x1x7x7xf32>
    %8 = tensor.empty() : tensor<2x7x48xf64>
    %9 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %87 = arith.extf %in : f32 to f64
      linalg.yield %87 : f64
    } -> tensor<2x7x48xf64>
    %10 = tensor.empty() : tensor<2x7x1xf64>
    %11 = linalg.fill ins(%cst : f64) outs(%10 : tensor<2x7x1xf64>) -> tensor<2x7x1xf64>
    %12 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9 : tensor<2x7x48xf64>) outs(%11 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %87 = arith.addf %in, %out : f64
      linalg.yield %87 : f64
    } -> tensor<2x7x1xf64>
    %13 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x7x1xf64>) outs(%10 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %87 = arith.divf %in, %cst_7 : f64
      linalg.yield %87 : f64
    } -> tensor<2x7x1xf64>
    %14 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %13 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%8 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_47: f64, %out: f64):
      %87 = arith.subf %in, %in_47 : f64
      linalg.yield %87 : f64
    } -> tensor<2x7x48xf64>
    %15 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %14 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%8 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_47: f64, %out: f64):
      %87 = arith.mulf %in, %in_47 : f64
      linalg.yield %87 : f64
    } -> tensor<2x7x48xf64>
    %16 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%15 : tensor<2x7x48xf64>) outs(%11 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %87 = arith.addf %in, %out : f64
      linalg.yield %87 : f64
    } -> tensor<2x7x1xf64>
    %17 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x7x1xf64>) outs(%10 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %87 = arith.divf %in, %cst_7 : f64
      linalg.yield %87 : f64
    } -> tensor<2x7x1xf64>
    %18 = tensor.empty() : tensor<2x7x1xf32>
    %19 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x7x1xf64>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %87 = arith.truncf %in : f64 to f32
      linalg.yield %87 : f32
    } -> tensor<2x7x1xf32>
    %20 = linalg.fill ins(%cst_0 : f32) outs(%18 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %21 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<2x7x48xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %87 = arith.addf %in, %out : f32
      linalg.yield %87 : f32
    } -> tensor<2x7x1xf32>
    %22 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %87 = arith.divf %in, %cst_8 : f32
      linalg.yield %87 : f32
    } -> tensor<2x7x1xf32>
    %23 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %87 = arith.truncf %cst_6 : f64 to f32
      %88 = arith.addf %in, %87 : f32
      linalg.yield %88 : f32
    } -> tensor<2x7x1xf32>
    %24 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %87 = math.rsqrt %in : f32
      linalg.yield %87 : f32
    } -> tensor<2x7x1xf32>
    %25 = tensor.empty() : tensor<2x7x48xf32>
    %26 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %22 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %87 = arith.subf %in, %in_47 : f32
      linalg.yield %87 : f32
    } -> tensor<2x7x48xf32>
    %27 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %24 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %87 = arith.mulf %in, %in_47 : f32
      linalg.yield %87 : f32
    } -> tensor<2x7x48xf32>
    %28 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %arg3 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %87 = arith.mulf %in, %in_47 : f32
      linalg.yield %87 : f32
    } -> tensor<2x7x48xf32>
    %29 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28, %arg4 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %87 = arith.addf %in, %in_47 : f32
      linalg.yield %87 : f32
    } -> tensor<2x7x48xf32>
    %collapsed = tensor.collapse_shape %29 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %30 = tensor.empty() : tensor<48x144xf32>
    %transposed = linalg.transpose ins(%arg7 : tensor<144x48xf32>) outs(%30 : tensor<48x144xf32>) permutation = [1, 0] 
    %31 = tensor.empty() : tensor<14x144xf32>
    %32 = linalg.fill ins(%cst_0 : f32) outs(%31 : tensor<14x144xf32>) -> tensor<14x144xf32>
    %33 = linalg.matmul ins(%collapsed, %transposed : tensor<14x48xf32>, tensor<48x144xf32>) outs(%32 : tensor<14x144xf32>) -> tensor<14x144xf32>
    %34 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%33, %arg8 : tensor<14x144xf32>, tensor<144xf32>) outs(%31 : tensor<14x144xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %87 = arith.addf %in, %in_47 : f32
      linalg.yield %87 : f32
    } -> tensor<14x144xf32>
    %expanded_12 = tensor.expand_shape %34 [[0, 1], [2, 3]] output_shape [2, 7, 3, 48] : tensor<14x144xf32> into tensor<2x7x3x48xf32>
    %35 = tensor.empty() : tensor<2x3x7x48xf32>
    %transposed_13 = linalg.transpose ins(%expanded_12 : tensor<2x7x3x48xf32>) outs(%35 : tensor<2x3x7x48xf32>) permutation = [0, 2, 1, 3] 
    %extracted_slice = tensor.extract_slice %transposed_13[0, 0, 0, 0] [2, 3, 7, 16] [1, 1, 1, 1] : tensor<2x3x7x48xf32> to tensor<2x3x7x16xf32>
    %extracted_slice_14 = tensor.extract_slice %transposed_13[0, 0, 0, 16] [2, 3, 7, 16] [1, 1, 1, 1] : tensor<2x3x7x48xf32> to tensor<2x3x7x16xf32>
    %extracted_slice_15 = tensor.extract_slice %transposed_13[0, 0, 0, 32] [2, 3, 7, 16] [1, 1, 1, 1] : tensor<2x3x7x48xf32> to tensor<2x3x7x16xf32>
    %expanded_16 = tensor.expand_shape %arg1 [[0], [1, 2], [3]] output_shape [1, 1, 7, 4] : tensor<1x7x4xf32> into tensor<1x1x7x4xf32>
    %expanded_17 = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [1, 1, 7, 4] : tensor<1x7x4xf32> into tensor<1x1x7x4xf32>
    %extracted_slice_18 = tensor.extract_slice %extracted_slice[0, 0, 0, 0] [2, 3, 7, 4] [1, 1, 1, 1] : tensor<2x3x7x16xf32> to tensor<2x3x7x4xf32>
    %extracted_slice_19 = tensor.extract_slice %extracted_slice[0, 0, 0, 4] [2, 3, 7, 12] [1, 1, 1, 1] : tensor<2x3x7x16xf32> to tensor<2x3x7x12xf32>
    %extracted_slice_20 = tensor.extract_slice %extracted_slice_14[0, 0, 0, 0] [2, 3, 7, 4] [1, 1, 1, 1] : tensor<2x3x7x16xf32> to tensor<2x3x7x4xf32>
    %extracted_slice_21 = tensor.extract_slice %extracted_slice_14[0, 0, 0, 4] [2, 3, 7, 12] [1, 1, 1, 1] : tensor<2x3x7x16xf32> to tensor<2x3x7x12xf32>
    %36 = tensor.empty() : tensor<2x3x7x4xf32>
    %37 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_18, %expanded_16 : tensor<2x3x7x4xf32>, tensor<1x1x7x4xf32>) outs(%36 : tensor<2x3x7x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %87 = arith.mulf %in, %in_47 : f32
      linalg.yield %87 : f32
    } -> tensor<2x3x7x4xf32>
    %extracted_slice_22 = tensor.extract_slice %extracted_slice_18[0, 0, 0, 0] [2, 3, 7, 2] [1, 1, 1, 1] : tensor<2x3x7x4xf32> to tensor<2x3x7x2xf32>
    %extracted_slice_23 = tensor.extract_slice %extracted_slice_18[0, 0, 0, 2] [2, 3, 7, 2] [1, 1, 1, 1] : tensor<2x3x7x4xf32> to tensor<2x3x7x2xf32>
    %38 = tensor.empty() : tensor<2x3x7x2xf32>
    %39 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_23 : tensor<2x3x7x2xf32>) outs(%38 : tensor<2x3x7x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %87 = arith.negf %in : f32
      linalg.yield %87 : f32
    } -> tensor<2x3x7x2xf32>
    %concat = tensor.concat dim(3) %39, %extracted_slice_22 : (tensor<2x3x7x2xf32>, tensor<2x3x7x2xf32>) -> tensor<2x3x7x4xf32>
    %40 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat, %expanded_17 : tensor<2x3x7x4xf32>, tensor<1x1x7x4xf32>) outs(%36 : tensor<2x3x7x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %87 = arith.mulf %in, %in_47 : f32
      linalg.yield %87 : f32
    } -> tensor<2x3x7x4xf32>
    %41 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37, %40 : tensor<2x3x7x4xf32>, tensor<2x3x7x4xf32>) outs(%36 : tensor<2x3x7x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %87 = arith.addf %in, %in_47 : f32
      linalg.yield %87 : f32
    } -> tensor<2x3x7x4xf32>
    %42 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_20, %expanded_16 : tensor<2x3x7x4xf32>, tensor<1x1x7x4xf32>) outs(%36 : tensor<2x3x7x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %87 = arith.mulf %in, %in_47 : f32
      linalg.yield %87 : f32
    } -> tensor<2x3x7x4xf32>
    %extracted_slice_24 = tensor.extract_slice %extracted_slice_20[0, 0, 0, 0] [2, 3, 7, 2] [1, 1, 1, 1] : tensor<2x3x7x4xf32> to tensor<2x3x7x2xf32>
    %extracted_slice_25 = tensor.extract_slice %extracted_slice_20[0, 0, 0, 2] [2, 3, 7, 2] [1, 1, 1, 1] : tensor<2x3x7x4xf32> to tensor<2x3x7x2xf32>
    %43 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_25 : tensor<2x3x7x2xf32>) outs(%38 : tensor<2x3x7x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %87 = arith.negf %in : f32
      linalg.yield %87 : f32
    } -> tensor<2x3x7x2xf32>
    %concat_26 = tensor.concat dim(3) %43, %extracted_slice_24 : (tensor<2x3x7x2xf32>, tensor<2x3x7x2xf32>) -> tensor<2x3x7x4xf32>
    %44 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_26, %expanded_17 : tensor<2x3x7x4xf32>, tensor<1x1x7x4xf32>) outs(%36 : tensor<2x3x7x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %87 = arith.mulf %in, %in_47 : f32
      linalg.yield %87 : f32
    } -> tensor<2x3x7x4xf32>
    %45 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42, %44 : tensor<2x3x7x4xf32>, tensor<2x3x7x4xf32>) outs(%36 : tensor<2x3x7x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %87 = arith.addf %in, %in_47 : f32
      linalg.yield %87 : f32
    } -> tensor<2x3x7x4xf32>
    %concat_27 = tensor.concat dim(3) %41, %extracted_slice_19 : (tensor<2x3x7x4xf32>, tensor<2x3x7x12xf32>) -> tensor<2x3x7x16xf32>
    %concat_28 = tensor.concat dim(3) %45, %extracted_slice_21 : (tensor<2x3x7x4xf32>, tensor<2x3x7x12xf32>) -> tensor<2x3x7x16xf32>
    %46 = tensor.empty() : tensor<2x3x16x7xf32>
    %transposed_29 = linalg.transpose ins(%concat_28 : tensor<2x3x7x16xf32>) outs(%46 : tensor<2x3x16x7xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_30 = tensor.collapse_shape %concat_27 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %collapsed_31 = tensor.collapse_shape %transposed_29 [[0, 1], [2], [3]] : tensor<2x3x16x7xf32> into tensor<6x16x7xf32>
    %47 = tensor.empty() : tensor<6x7x7xf32>
    %48 = linalg.fill ins(%cst_0 : f32) outs(%47 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %49 = linalg.batch_matmul ins(%collapsed_30, %collapsed_31 : tensor<6x7x16xf32>, tensor<6x16x7xf32>) outs(%48 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %expanded_32 = tensor.expand_shape %49 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf32> into tensor<2x3x7x7xf32>
    %50 = tensor.empty() : tensor<2x3x7x7xf32>
    %51 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_32 : tensor<2x3x7x7xf32>) outs(%50 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %87 = arith.mulf %in, %cst_9 : f32
      linalg.yield %87 : f32
    } -> tensor<2x3x7x7xf32>
    %52 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %7 : tensor<2x3x7x7xf32>, tensor<1x1x7x7xf32>) outs(%50 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %87 = arith.addf %in, %in_47 : f32
      linalg.yield %87 : f32
    } -> tensor<2x3x7x7xf32>
    %53 = tensor.empty() : tensor<2x3x7xi64>
    %54 = linalg.fill ins(%c0_i64 : i64) outs(%53 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %55 = tensor.empty() : tensor<2x3x7xf32>
    %56 = linalg.fill ins(%cst_1 : f32) outs(%55 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %57:2 = linalg.generic {indexing_maps = [#map5, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%52 : tensor<2x3x7x7xf32>) outs(%56, %54 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_47: i64):
      %87 = linalg.index 3 : index
      %88 = arith.index_cast %87 : index to i64
      %89 = arith.maximumf %in, %out : f32
      %90 = arith.cmpf ogt, %in, %out : f32
      %91 = arith.select %90, %88, %out_47 : i64
      linalg.yield %89, %91 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_33 = tensor.expand_shape %57#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %58 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %expanded_33 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%50 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %87 = arith.subf %in, %in_47 : f32
      linalg.yield %87 : f32
    } -> tensor<2x3x7x7xf32>
    %59 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58 : tensor<2x3x7x7xf32>) outs(%50 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %87 = math.exp %in : f32
      linalg.yield %87 : f32
    } -> tensor<2x3x7x7xf32>
    %60 = tensor.empty() : tensor<2x3x7x1xf32>
    %61 = linalg.fill ins(%cst_0 : f32) outs(%60 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %62 = linalg.generic {indexing_maps = [#map5, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%59 : tensor<2x3x7x7xf32>) outs(%61 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %87 = arith.addf %in, %out : f32
      linalg.yield %87 : f32
    } -> tensor<2x3x7x1xf32>
    %63 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %62 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%50 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %87 = arith.divf %in, %in_47 : f32
      linalg.yield %87 : f32
    } -> tensor<2x3x7x7xf32>
    %collapsed_34 = tensor.collapse_shape %63 [[0, 1], [2], [3]] : tensor<2x3x7x7xf32> into tensor<6x7x7xf32>
    %collapsed_35 = tensor.collapse_shape %extracted_slice_15 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %64 = tensor.empty() : tensor<6x7x16xf32>
    %65 = linalg.fill ins(%cst_0 : f32) outs(%64 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %66 = linalg.batch_matmul ins(%collapsed_34, %collapsed_35 : tensor<6x7x7xf32>, tensor<6x7x16xf32>) outs(%65 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %expanded_36 = tensor.expand_shape %66 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    %67 = tensor.empty() : tensor<2x7x3x16xf32>
    %transposed_37 = linalg.transpose ins(%expanded_36 : tensor<2x3x7x16xf32>) outs(%67 : tensor<2x7x3x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_38 = tensor.collapse_shape %transposed_37 [[0, 1], [2, 3]] : tensor<2x7x3x16xf32> into tensor<14x48xf32>
    %68 = tensor.empty() : tensor<48x48xf32>
    %transposed_39 = linalg.transpose ins(%arg9 : tensor<48x48xf32>) outs(%68 : tensor<48x48xf32>) permutation = [1, 0] 
    %69 = tensor.empty() : tensor<14x48xf32>
    %70 = linalg.fill ins(%cst_0 : f32) outs(%69 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %71 = linalg.matmul ins(%collapsed_38, %transposed_39 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%70 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %72 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%71, %arg10 : tensor<14x48xf32>, tensor<48xf32>) outs(%69 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %87 = arith.addf %in, %in_47 : f32
      linalg.yield %87 : f32
    } -> tensor<14x48xf32>
    %expanded_40 = tensor.expand_shape %72 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %73 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %arg5 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %87 = arith.mulf %in, %in_47 : f32
      linalg.yield %87 : f32
    } -> tensor<2x7x48xf32>
    %74 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %arg6 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %87 = arith.addf %in, %in_47 : f32
      linalg.yield %87 : f32
    } -> tensor<2x7x48xf32>
    %collapsed_41 = tensor.collapse_shape %74 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %75 = tensor.empty() : tensor<48x80xf32>
    %transposed_42 = linalg.transpose ins(%arg11 : tensor<80x48xf32>) outs(%75 : tensor<48x80xf32>) permutation = [1, 0] 
    %76 = tensor.empty() : tensor<14x80xf32>
    %77 = linalg.fill ins(%cst_0 : f32) outs(%76 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %78 = linalg.matmul ins(%collapsed_41, %transposed_42 : tensor<14x48xf32>, tensor<48x80xf32>) outs(%77 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %79 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%78, %arg12 : tensor<14x80xf32>, tensor<80xf32>) outs(%76 : tensor<14x80xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %87 = arith.addf %in, %in_47 : f32
      linalg.yield %87 : f32
    } -> tensor<14x80xf32>
    %expanded_43 = tensor.expand_shape %79 [[0, 1], [2]] output_shape [2, 7, 80] : tensor<14x80xf32> into tensor<2x7x80xf32>
    %80 = tensor.empty() : tensor<2x7x80xf32>
    %81 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_43 : tensor<2x7x80xf32>) outs(%80 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %87 = arith.divf %in, %cst_10 : f32
      %88 = math.erf %87 : f32
      %89 = arith.addf %88, %cst_2 : f32
      %90 = arith.mulf %89, %cst_3 : f32
      %91 = arith.mulf %in, %90 : f32
      linalg.yield %91 : f32
    } -> tensor<2x7x80xf32>
    %collapsed_44 = tensor.collapse_shape %81 [[0, 1], [2]] : tensor<2x7x80xf32> into tensor<14x80xf32>
    %82 = tensor.empty() : tensor<80x48xf32>
    %transposed_45 = linalg.transpose ins(%arg13 : tensor<48x80xf32>) outs(%82 : tensor<80x48xf32>) permutation = [1, 0] 
    %83 = linalg.matmul ins(%collapsed_44, %transposed_45 : tensor<14x80xf32>, tensor<80x48xf32>) outs(%70 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %84 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%83, %arg14 : tensor<14x48xf32>, tensor<48xf32>) outs(%69 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %87 = arith.addf %in, %in_47 : f32
      linalg.yield %87 : f32
    } -> tensor<14x48xf32>
    %expanded_46 = tensor.expand_shape %84 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %85 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_46, %expanded_40 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %87 = arith.addf %in, %in_47 : f32
      linalg.yield %87 : f32
    } -> tensor<2x7x48xf32>
    %86 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %arg0 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %87 = arith.addf %in, %in_47 : f32
      linalg.yield %87 : f32
    } -> tensor<2x7x48xf32>
    return %86 : tensor<2x7x48xf32>
  }
}
