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
  func.func @main(%arg0: tensor<2x7x48xf16>, %arg1: tensor<1x7x4xf16>, %arg2: tensor<1x7x4xf16>, %arg3: tensor<48xf16>, %arg4: tensor<48xf16>, %arg5: tensor<48xf16>, %arg6: tensor<48xf16>, %arg7: tensor<144x48xf16>, %arg8: tensor<144xf16>, %arg9: tensor<48x48xf16>, %arg10: tensor<48xf16>, %arg11: tensor<80x48xf16>, %arg12: tensor<80xf16>, %arg13: tensor<48x80xf16>, %arg14: tensor<48xf16>) -> tensor<2x7x48xf16> {
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 1.000000e+00 : f16
    %cst_3 = arith.constant 2.000000e+00 : f16
    %cst_4 = arith.constant 5.000000e-01 : f16
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<f16>
    %cst_6 = arith.constant dense<-1.000000e+04> : tensor<1x1x7x7xf16>
    %cst_7 = arith.constant 1.000000e-05 : f64
    %cst_8 = arith.constant 4.800000e+01 : f64
    %cst_9 = arith.constant 4.800000e+01 : f32
    %cst_10 = arith.constant 2.500000e-01 : f16
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %124 = linalg.index 0 : index
      %125 = arith.index_cast %124 : index to i64
      linalg.yield %125 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_11 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_11 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_47: i64, %out: i64):
      %124 = arith.subi %in, %in_47 : i64
      linalg.yield %124 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %124 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %124 : i1
    } -> tensor<7x7xi1>
    %6 = tensor.empty() : tensor<1x1x7x7xf16>
    %7 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_6, %cst_5 : tensor<7x7xi1>, tensor<1x1x7x7xf16>, tensor<f16>) outs(%6 : tensor<1x1x7x7xf16>) {
    ^bb0(%in: i1, %in_47: f16, %in_48: f16, %out: f16):
      %124 = arith.select %in, %in_47, %in_48 : f16
      linalg.yield %124 : f16
    } -> tensor<1x1x7x7xf16>
    %8 = tensor.empty() : tensor<2x7x48xf32>
    %9 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xf16>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<2x7x48xf32>
    %10 = tensor.empty() : tensor<2x7x48xf64>
    %11 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x7x48xf32>) outs(%10 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %124 = arith.extf %in : f32 to f64
      linalg.yield %124 : f64
    } -> tensor<2x7x48xf64>
    %12 = tensor.empty() : tensor<2x7x1xf64>
    %13 = linalg.fill ins(%cst : f64) outs(%12 : tensor<2x7x1xf64>) -> tensor<2x7x1xf64>
    %14 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%11 : tensor<2x7x48xf64>) outs(%13 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %124 = arith.addf %in, %out : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x1xf64>
    %15 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x7x1xf64>) outs(%12 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %124 = arith.divf %in, %cst_8 : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x1xf64>
    %16 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %15 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%10 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_47: f64, %out: f64):
      %124 = arith.subf %in, %in_47 : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x48xf64>
    %17 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %16 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%10 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_47: f64, %out: f64):
      %124 = arith.mulf %in, %in_47 : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x48xf64>
    %18 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%17 : tensor<2x7x48xf64>) outs(%13 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %124 = arith.addf %in, %out : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x1xf64>
    %19 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<2x7x1xf64>) outs(%12 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %124 = arith.divf %in, %cst_8 : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x1xf64>
    %20 = tensor.empty() : tensor<2x7x1xf32>
    %21 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x7x1xf64>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %124 = arith.truncf %in : f64 to f32
      linalg.yield %124 : f32
    } -> tensor<2x7x1xf32>
    %22 = linalg.fill ins(%cst_0 : f32) outs(%20 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %23 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9 : tensor<2x7x48xf32>) outs(%22 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.addf %in, %out : f32
      linalg.yield %124 : f32
    } -> tensor<2x7x1xf32>
    %24 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x7x1xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.divf %in, %cst_9 : f32
      linalg.yield %124 : f32
    } -> tensor<2x7x1xf32>
    %25 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x7x1xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.truncf %cst_7 : f64 to f32
      %125 = arith.addf %in, %124 : f32
      linalg.yield %125 : f32
    } -> tensor<2x7x1xf32>
    %26 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<2x7x1xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = math.rsqrt %in : f32
      linalg.yield %124 : f32
    } -> tensor<2x7x1xf32>
    %27 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %24 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %124 = arith.subf %in, %in_47 : f32
      linalg.yield %124 : f32
    } -> tensor<2x7x48xf32>
    %28 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %26 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %124 = arith.mulf %in, %in_47 : f32
      linalg.yield %124 : f32
    } -> tensor<2x7x48xf32>
    %29 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28, %arg3 : tensor<2x7x48xf32>, tensor<48xf16>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_47: f16, %out: f32):
      %124 = arith.extf %in_47 : f16 to f32
      %125 = arith.mulf %in, %124 : f32
      linalg.yield %125 : f32
    } -> tensor<2x7x48xf32>
    %30 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %arg4 : tensor<2x7x48xf32>, tensor<48xf16>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_47: f16, %out: f32):
      %124 = arith.extf %in_47 : f16 to f32
      %125 = arith.addf %in, %124 : f32
      linalg.yield %125 : f32
    } -> tensor<2x7x48xf32>
    %31 = tensor.empty() : tensor<2x7x48xf16>
    %32 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<2x7x48xf32>) outs(%31 : tensor<2x7x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %124 = arith.truncf %in : f32 to f16
      linalg.yield %124 : f16
    } -> tensor<2x7x48xf16>
    %collapsed = tensor.collapse_shape %32 [[0, 1], [2]] : tensor<2x7x48xf16> into tensor<14x48xf16>
    %33 = tensor.empty() : tensor<48x144xf16>
    %transposed = linalg.transpose ins(%arg7 : tensor<144x48xf16>) outs(%33 : tensor<48x144xf16>) permutation = [1, 0] 
    %34 = tensor.empty() : tensor<144xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg8 : tensor<144xf16>) outs(%34 : tensor<144xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<144xf32>
    %36 = tensor.empty() : tensor<14x48xf32>
    %37 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<14x48xf16>) outs(%36 : tensor<14x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<14x48xf32>
    %38 = tensor.empty() : tensor<48x144xf32>
    %39 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%transposed : tensor<48x144xf16>) outs(%38 : tensor<48x144xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<48x144xf32>
    %40 = tensor.empty() : tensor<14x144xf32>
    %41 = linalg.fill ins(%cst_0 : f32) outs(%40 : tensor<14x144xf32>) -> tensor<14x144xf32>
    %42 = linalg.matmul ins(%37, %39 : tensor<14x48xf32>, tensor<48x144xf32>) outs(%41 : tensor<14x144xf32>) -> tensor<14x144xf32>
    %43 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%42, %35 : tensor<14x144xf32>, tensor<144xf32>) outs(%40 : tensor<14x144xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %124 = arith.addf %in, %in_47 : f32
      linalg.yield %124 : f32
    } -> tensor<14x144xf32>
    %44 = tensor.empty() : tensor<14x144xf16>
    %45 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<14x144xf32>) outs(%44 : tensor<14x144xf16>) {
    ^bb0(%in: f32, %out: f16):
      %124 = arith.truncf %in : f32 to f16
      linalg.yield %124 : f16
    } -> tensor<14x144xf16>
    %expanded_12 = tensor.expand_shape %45 [[0, 1], [2, 3]] output_shape [2, 7, 3, 48] : tensor<14x144xf16> into tensor<2x7x3x48xf16>
    %46 = tensor.empty() : tensor<2x3x7x48xf16>
    %transposed_13 = linalg.transpose ins(%expanded_12 : tensor<2x7x3x48xf16>) outs(%46 : tensor<2x3x7x48xf16>) permutation = [0, 2, 1, 3] 
    %extracted_slice = tensor.extract_slice %transposed_13[0, 0, 0, 0] [2, 3, 7, 16] [1, 1, 1, 1] : tensor<2x3x7x48xf16> to tensor<2x3x7x16xf16>
    %extracted_slice_14 = tensor.extract_slice %transposed_13[0, 0, 0, 16] [2, 3, 7, 16] [1, 1, 1, 1] : tensor<2x3x7x48xf16> to tensor<2x3x7x16xf16>
    %extracted_slice_15 = tensor.extract_slice %transposed_13[0, 0, 0, 32] [2, 3, 7, 16] [1, 1, 1, 1] : tensor<2x3x7x48xf16> to tensor<2x3x7x16xf16>
    %expanded_16 = tensor.expand_shape %arg1 [[0], [1, 2], [3]] output_shape [1, 1, 7, 4] : tensor<1x7x4xf16> into tensor<1x1x7x4xf16>
    %expanded_17 = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [1, 1, 7, 4] : tensor<1x7x4xf16> into tensor<1x1x7x4xf16>
    %extracted_slice_18 = tensor.extract_slice %extracted_slice[0, 0, 0, 0] [2, 3, 7, 4] [1, 1, 1, 1] : tensor<2x3x7x16xf16> to tensor<2x3x7x4xf16>
    %extracted_slice_19 = tensor.extract_slice %extracted_slice[0, 0, 0, 4] [2, 3, 7, 12] [1, 1, 1, 1] : tensor<2x3x7x16xf16> to tensor<2x3x7x12xf16>
    %extracted_slice_20 = tensor.extract_slice %extracted_slice_14[0, 0, 0, 0] [2, 3, 7, 4] [1, 1, 1, 1] : tensor<2x3x7x16xf16> to tensor<2x3x7x4xf16>
    %extracted_slice_21 = tensor.extract_slice %extracted_slice_14[0, 0, 0, 4] [2, 3, 7, 12] [1, 1, 1, 1] : tensor<2x3x7x16xf16> to tensor<2x3x7x12xf16>
    %47 = tensor.empty() : tensor<2x3x7x4xf16>
    %48 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_18, %expanded_16 : tensor<2x3x7x4xf16>, tensor<1x1x7x4xf16>) outs(%47 : tensor<2x3x7x4xf16>) {
    ^bb0(%in: f16, %in_47: f16, %out: f16):
      %124 = arith.mulf %in, %in_47 : f16
      linalg.yield %124 : f16
    } -> tensor<2x3x7x4xf16>
    %extracted_slice_22 = tensor.extract_slice %extracted_slice_18[0, 0, 0, 0] [2, 3, 7, 2] [1, 1, 1, 1] : tensor<2x3x7x4xf16> to tensor<2x3x7x2xf16>
    %extracted_slice_23 = tensor.extract_slice %extracted_slice_18[0, 0, 0, 2] [2, 3, 7, 2] [1, 1, 1, 1] : tensor<2x3x7x4xf16> to tensor<2x3x7x2xf16>
    %49 = tensor.empty() : tensor<2x3x7x2xf16>
    %50 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_23 : tensor<2x3x7x2xf16>) outs(%49 : tensor<2x3x7x2xf16>) {
    ^bb0(%in: f16, %out: f16):
      %124 = arith.negf %in : f16
      linalg.yield %124 : f16
    } -> tensor<2x3x7x2xf16>
    %concat = tensor.concat dim(3) %50, %extracted_slice_22 : (tensor<2x3x7x2xf16>, tensor<2x3x7x2xf16>) -> tensor<2x3x7x4xf16>
    %51 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat, %expanded_17 : tensor<2x3x7x4xf16>, tensor<1x1x7x4xf16>) outs(%47 : tensor<2x3x7x4xf16>) {
    ^bb0(%in: f16, %in_47: f16, %out: f16):
      %124 = arith.mulf %in, %in_47 : f16
      linalg.yield %124 : f16
    } -> tensor<2x3x7x4xf16>
    %52 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %51 : tensor<2x3x7x4xf16>, tensor<2x3x7x4xf16>) outs(%47 : tensor<2x3x7x4xf16>) {
    ^bb0(%in: f16, %in_47: f16, %out: f16):
      %124 = arith.addf %in, %in_47 : f16
      linalg.yield %124 : f16
    } -> tensor<2x3x7x4xf16>
    %53 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_20, %expanded_16 : tensor<2x3x7x4xf16>, tensor<1x1x7x4xf16>) outs(%47 : tensor<2x3x7x4xf16>) {
    ^bb0(%in: f16, %in_47: f16, %out: f16):
      %124 = arith.mulf %in, %in_47 : f16
      linalg.yield %124 : f16
    } -> tensor<2x3x7x4xf16>
    %extracted_slice_24 = tensor.extract_slice %extracted_slice_20[0, 0, 0, 0] [2, 3, 7, 2] [1, 1, 1, 1] : tensor<2x3x7x4xf16> to tensor<2x3x7x2xf16>
    %extracted_slice_25 = tensor.extract_slice %extracted_slice_20[0, 0, 0, 2] [2, 3, 7, 2] [1, 1, 1, 1] : tensor<2x3x7x4xf16> to tensor<2x3x7x2xf16>
    %54 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_25 : tensor<2x3x7x2xf16>) outs(%49 : tensor<2x3x7x2xf16>) {
    ^bb0(%in: f16, %out: f16):
      %124 = arith.negf %in : f16
      linalg.yield %124 : f16
    } -> tensor<2x3x7x2xf16>
    %concat_26 = tensor.concat dim(3) %54, %extracted_slice_24 : (tensor<2x3x7x2xf16>, tensor<2x3x7x2xf16>) -> tensor<2x3x7x4xf16>
    %55 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_26, %expanded_17 : tensor<2x3x7x4xf16>, tensor<1x1x7x4xf16>) outs(%47 : tensor<2x3x7x4xf16>) {
    ^bb0(%in: f16, %in_47: f16, %out: f16):
      %124 = arith.mulf %in, %in_47 : f16
      linalg.yield %124 : f16
    } -> tensor<2x3x7x4xf16>
    %56 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %55 : tensor<2x3x7x4xf16>, tensor<2x3x7x4xf16>) outs(%47 : tensor<2x3x7x4xf16>) {
    ^bb0(%in: f16, %in_47: f16, %out: f16):
      %124 = arith.addf %in, %in_47 : f16
      linalg.yield %124 : f16
    } -> tensor<2x3x7x4xf16>
    %concat_27 = tensor.concat dim(3) %52, %extracted_slice_19 : (tensor<2x3x7x4xf16>, tensor<2x3x7x12xf16>) -> tensor<2x3x7x16xf16>
    %concat_28 = tensor.concat dim(3) %56, %extracted_slice_21 : (tensor<2x3x7x4xf16>, tensor<2x3x7x12xf16>) -> tensor<2x3x7x16xf16>
    %57 = tensor.empty() : tensor<2x3x16x7xf16>
    %transposed_29 = linalg.transpose ins(%concat_28 : tensor<2x3x7x16xf16>) outs(%57 : tensor<2x3x16x7xf16>) permutation = [0, 1, 3, 2] 
    %collapsed_30 = tensor.collapse_shape %concat_27 [[0, 1], [2], [3]] : tensor<2x3x7x16xf16> into tensor<6x7x16xf16>
    %collapsed_31 = tensor.collapse_shape %transposed_29 [[0, 1], [2], [3]] : tensor<2x3x16x7xf16> into tensor<6x16x7xf16>
    %58 = tensor.empty() : tensor<6x7x7xf32>
    %59 = linalg.fill ins(%cst_0 : f32) outs(%58 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %60 = linalg.batch_matmul ins(%collapsed_30, %collapsed_31 : tensor<6x7x16xf16>, tensor<6x16x7xf16>) outs(%59 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %61 = tensor.empty() : tensor<6x7x7xf16>
    %62 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60 : tensor<6x7x7xf32>) outs(%61 : tensor<6x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %124 = arith.truncf %in : f32 to f16
      linalg.yield %124 : f16
    } -> tensor<6x7x7xf16>
    %expanded_32 = tensor.expand_shape %62 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf16> into tensor<2x3x7x7xf16>
    %63 = tensor.empty() : tensor<2x3x7x7xf16>
    %64 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_32 : tensor<2x3x7x7xf16>) outs(%63 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %124 = arith.mulf %in, %cst_10 : f16
      linalg.yield %124 : f16
    } -> tensor<2x3x7x7xf16>
    %65 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64, %7 : tensor<2x3x7x7xf16>, tensor<1x1x7x7xf16>) outs(%63 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %in_47: f16, %out: f16):
      %124 = arith.addf %in, %in_47 : f16
      linalg.yield %124 : f16
    } -> tensor<2x3x7x7xf16>
    %66 = tensor.empty() : tensor<2x3x7x7xf32>
    %67 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65 : tensor<2x3x7x7xf16>) outs(%66 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<2x3x7x7xf32>
    %68 = tensor.empty() : tensor<2x3x7xi64>
    %69 = linalg.fill ins(%c0_i64 : i64) outs(%68 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %70 = tensor.empty() : tensor<2x3x7xf32>
    %71 = linalg.fill ins(%cst_1 : f32) outs(%70 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %72:2 = linalg.generic {indexing_maps = [#map5, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%67 : tensor<2x3x7x7xf32>) outs(%71, %69 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_47: i64):
      %124 = linalg.index 3 : index
      %125 = arith.index_cast %124 : index to i64
      %126 = arith.maximumf %in, %out : f32
      %127 = arith.cmpf ogt, %in, %out : f32
      %128 = arith.select %127, %125, %out_47 : i64
      linalg.yield %126, %128 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_33 = tensor.expand_shape %72#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %73 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %expanded_33 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%66 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %124 = arith.subf %in, %in_47 : f32
      linalg.yield %124 : f32
    } -> tensor<2x3x7x7xf32>
    %74 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73 : tensor<2x3x7x7xf32>) outs(%66 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = math.exp %in : f32
      linalg.yield %124 : f32
    } -> tensor<2x3x7x7xf32>
    %75 = tensor.empty() : tensor<2x3x7x1xf32>
    %76 = linalg.fill ins(%cst_0 : f32) outs(%75 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %77 = linalg.generic {indexing_maps = [#map5, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%74 : tensor<2x3x7x7xf32>) outs(%76 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.addf %in, %out : f32
      linalg.yield %124 : f32
    } -> tensor<2x3x7x1xf32>
    %78 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74, %77 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%66 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %124 = arith.divf %in, %in_47 : f32
      linalg.yield %124 : f32
    } -> tensor<2x3x7x7xf32>
    %79 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78 : tensor<2x3x7x7xf32>) outs(%63 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %124 = arith.truncf %in : f32 to f16
      linalg.yield %124 : f16
    } -> tensor<2x3x7x7xf16>
    %collapsed_34 = tensor.collapse_shape %79 [[0, 1], [2], [3]] : tensor<2x3x7x7xf16> into tensor<6x7x7xf16>
    %collapsed_35 = tensor.collapse_shape %extracted_slice_15 [[0, 1], [2], [3]] : tensor<2x3x7x16xf16> into tensor<6x7x16xf16>
    %80 = tensor.empty() : tensor<6x7x16xf32>
    %81 = linalg.fill ins(%cst_0 : f32) outs(%80 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %82 = linalg.batch_matmul ins(%collapsed_34, %collapsed_35 : tensor<6x7x7xf16>, tensor<6x7x16xf16>) outs(%81 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %83 = tensor.empty() : tensor<6x7x16xf16>
    %84 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<6x7x16xf32>) outs(%83 : tensor<6x7x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %124 = arith.truncf %in : f32 to f16
      linalg.yield %124 : f16
    } -> tensor<6x7x16xf16>
    %expanded_36 = tensor.expand_shape %84 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf16> into tensor<2x3x7x16xf16>
    %85 = tensor.empty() : tensor<2x7x3x16xf16>
    %transposed_37 = linalg.transpose ins(%expanded_36 : tensor<2x3x7x16xf16>) outs(%85 : tensor<2x7x3x16xf16>) permutation = [0, 2, 1, 3] 
    %collapsed_38 = tensor.collapse_shape %transposed_37 [[0, 1], [2, 3]] : tensor<2x7x3x16xf16> into tensor<14x48xf16>
    %86 = tensor.empty() : tensor<48x48xf16>
    %transposed_39 = linalg.transpose ins(%arg9 : tensor<48x48xf16>) outs(%86 : tensor<48x48xf16>) permutation = [1, 0] 
    %87 = tensor.empty() : tensor<48xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg10 : tensor<48xf16>) outs(%87 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<48xf32>
    %89 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_38 : tensor<14x48xf16>) outs(%36 : tensor<14x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<14x48xf32>
    %90 = tensor.empty() : tensor<48x48xf32>
    %91 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%transposed_39 : tensor<48x48xf16>) outs(%90 : tensor<48x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<48x48xf32>
    %92 = linalg.fill ins(%cst_0 : f32) outs(%36 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %93 = linalg.matmul ins(%89, %91 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%92 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %94 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%93, %88 : tensor<14x48xf32>, tensor<48xf32>) outs(%36 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %124 = arith.addf %in, %in_47 : f32
      linalg.yield %124 : f32
    } -> tensor<14x48xf32>
    %95 = tensor.empty() : tensor<14x48xf16>
    %96 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%94 : tensor<14x48xf32>) outs(%95 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %124 = arith.truncf %in : f32 to f16
      linalg.yield %124 : f16
    } -> tensor<14x48xf16>
    %expanded_40 = tensor.expand_shape %96 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf16> into tensor<2x7x48xf16>
    %97 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28, %arg5 : tensor<2x7x48xf32>, tensor<48xf16>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_47: f16, %out: f32):
      %124 = arith.extf %in_47 : f16 to f32
      %125 = arith.mulf %in, %124 : f32
      linalg.yield %125 : f32
    } -> tensor<2x7x48xf32>
    %98 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97, %arg6 : tensor<2x7x48xf32>, tensor<48xf16>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_47: f16, %out: f32):
      %124 = arith.extf %in_47 : f16 to f32
      %125 = arith.addf %in, %124 : f32
      linalg.yield %125 : f32
    } -> tensor<2x7x48xf32>
    %99 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<2x7x48xf32>) outs(%31 : tensor<2x7x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %124 = arith.truncf %in : f32 to f16
      linalg.yield %124 : f16
    } -> tensor<2x7x48xf16>
    %collapsed_41 = tensor.collapse_shape %99 [[0, 1], [2]] : tensor<2x7x48xf16> into tensor<14x48xf16>
    %100 = tensor.empty() : tensor<48x80xf16>
    %transposed_42 = linalg.transpose ins(%arg11 : tensor<80x48xf16>) outs(%100 : tensor<48x80xf16>) permutation = [1, 0] 
    %101 = tensor.empty() : tensor<80xf32>
    %102 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg12 : tensor<80xf16>) outs(%101 : tensor<80xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<80xf32>
    %103 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_41 : tensor<14x48xf16>) outs(%36 : tensor<14x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<14x48xf32>
    %104 = tensor.empty() : tensor<48x80xf32>
    %105 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%transposed_42 : tensor<48x80xf16>) outs(%104 : tensor<48x80xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<48x80xf32>
    %106 = tensor.empty() : tensor<14x80xf32>
    %107 = linalg.fill ins(%cst_0 : f32) outs(%106 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %108 = linalg.matmul ins(%103, %105 : tensor<14x48xf32>, tensor<48x80xf32>) outs(%107 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %109 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%108, %102 : tensor<14x80xf32>, tensor<80xf32>) outs(%106 : tensor<14x80xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %124 = arith.addf %in, %in_47 : f32
      linalg.yield %124 : f32
    } -> tensor<14x80xf32>
    %110 = tensor.empty() : tensor<14x80xf16>
    %111 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%109 : tensor<14x80xf32>) outs(%110 : tensor<14x80xf16>) {
    ^bb0(%in: f32, %out: f16):
      %124 = arith.truncf %in : f32 to f16
      linalg.yield %124 : f16
    } -> tensor<14x80xf16>
    %expanded_43 = tensor.expand_shape %111 [[0, 1], [2]] output_shape [2, 7, 80] : tensor<14x80xf16> into tensor<2x7x80xf16>
    %112 = tensor.empty() : tensor<2x7x80xf16>
    %113 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_43 : tensor<2x7x80xf16>) outs(%112 : tensor<2x7x80xf16>) {
    ^bb0(%in: f16, %out: f16):
      %124 = math.sqrt %cst_3 : f16
      %125 = arith.divf %in, %124 : f16
      %126 = math.erf %125 : f16
      %127 = arith.addf %126, %cst_2 : f16
      %128 = arith.mulf %127, %cst_4 : f16
      %129 = arith.mulf %in, %128 : f16
      linalg.yield %129 : f16
    } -> tensor<2x7x80xf16>
    %collapsed_44 = tensor.collapse_shape %113 [[0, 1], [2]] : tensor<2x7x80xf16> into tensor<14x80xf16>
    %114 = tensor.empty() : tensor<80x48xf16>
    %transposed_45 = linalg.transpose ins(%arg13 : tensor<48x80xf16>) outs(%114 : tensor<80x48xf16>) permutation = [1, 0] 
    %115 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg14 : tensor<48xf16>) outs(%87 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<48xf32>
    %116 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_44 : tensor<14x80xf16>) outs(%106 : tensor<14x80xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<14x80xf32>
    %117 = tensor.empty() : tensor<80x48xf32>
    %118 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%transposed_45 : tensor<80x48xf16>) outs(%117 : tensor<80x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<80x48xf32>
    %119 = linalg.matmul ins(%116, %118 : tensor<14x80xf32>, tensor<80x48xf32>) outs(%92 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %120 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%119, %115 : tensor<14x48xf32>, tensor<48xf32>) outs(%36 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %124 = arith.addf %in, %in_47 : f32
      linalg.yield %124 : f32
    } -> tensor<14x48xf32>
    %121 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%120 : tensor<14x48xf32>) outs(%95 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %124 = arith.truncf %in : f32 to f16
      linalg.yield %124 : f16
    } -> tensor<14x48xf16>
    %expanded_46 = tensor.expand_shape %121 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf16> into tensor<2x7x48xf16>
    %122 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_46, %expanded_40 : tensor<2x7x48xf16>, tensor<2x7x48xf16>) outs(%31 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_47: f16, %out: f16):
      %124 = arith.addf %in, %in_47 : f16
      linalg.yield %124 : f16
    } -> tensor<2x7x48xf16>
    %123 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122, %arg0 : tensor<2x7x48xf16>, tensor<2x7x48xf16>) outs(%31 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_47: f16, %out: f16):
      %124 = arith.addf %in, %in_47 : f16
      linalg.yield %124 : f16
    } -> tensor<2x7x48xf16>
    return %123 : tensor<2x7x48xf16>
  }
}
