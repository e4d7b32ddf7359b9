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
#map11 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x7x48xf16>, %arg1: tensor<6x1x7xf16>, %arg2: tensor<48xf16>, %arg3: tensor<48xf16>, %arg4: tensor<144x48xf16>, %arg5: tensor<144xf16>, %arg6: tensor<48x48xf16>, %arg7: tensor<48xf16>, %arg8: tensor<48xf16>, %arg9: tensor<48xf16>, %arg10: tensor<192x48xf16>, %arg11: tensor<192xf16>, %arg12: tensor<48x192xf16>, %arg13: tensor<48xf16>) -> tensor<2x7x48xf16> {
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f16>
    %cst_3 = arith.constant dense<-1.000000e+04> : tensor<1x1x7x7xf16>
    %cst_4 = arith.constant 4.471500e-02 : f64
    %cst_5 = arith.constant 0.79788455999999996 : f64
    %cst_6 = arith.constant 1.000000e-05 : f64
    %cst_7 = arith.constant 4.800000e+01 : f64
    %cst_8 = arith.constant 4.800000e+01 : f32
    %cst_9 = arith.constant 2.500000e-01 : f32
    %cst_10 = arith.constant 5.000000e-01 : f16
    %cst_11 = arith.constant 1.000000e+00 : f16
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %143 = linalg.index 0 : index
      %144 = arith.index_cast %143 : index to i64
      linalg.yield %144 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_12 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_12 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_40: i64, %out: i64):
      %143 = arith.subi %in, %in_40 : i64
      linalg.yield %143 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %143 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %143 : i1
    } -> tensor<7x7xi1>
    %6 = tensor.empty() : tensor<1x1x7x7xf16>
    %7 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_3, %cst_2 : tensor<7x7xi1>, tensor<1x1x7x7xf16>, tensor<f16>) outs(%6 : tensor<1x1x7x7xf16>) {
    ^bb0(%in: i1, %in_40: f16, %in_41: f16, %out: f16):
      %143 = arith.select %in, %in_40, %in_41 : f16
      linalg.yield %143 : f16
    } -> tensor<1x1x7x7xf16>
    %8 = tensor.empty() : tensor<2x7x48xf32>
    %9 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xf16>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %143 = arith.extf %in : f16 to f32
      linalg.yield %143 : f32
    } -> tensor<2x7x48xf32>
    %10 = tensor.empty() : tensor<2x7x48xf64>
    %11 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x7x48xf32>) outs(%10 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %143 = arith.extf %in : f32 to f64
      linalg.yield %143 : f64
    } -> tensor<2x7x48xf64>
    %12 = tensor.empty() : tensor<2x7x1xf64>
    %13 = linalg.fill ins(%cst : f64) outs(%12 : tensor<2x7x1xf64>) -> tensor<2x7x1xf64>
    %14 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%11 : tensor<2x7x48xf64>) outs(%13 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %143 = arith.addf %in, %out : f64
      linalg.yield %143 : f64
    } -> tensor<2x7x1xf64>
    %15 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x7x1xf64>) outs(%12 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %143 = arith.divf %in, %cst_7 : f64
      linalg.yield %143 : f64
    } -> tensor<2x7x1xf64>
    %16 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %15 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%10 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_40: f64, %out: f64):
      %143 = arith.subf %in, %in_40 : f64
      linalg.yield %143 : f64
    } -> tensor<2x7x48xf64>
    %17 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %16 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%10 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_40: f64, %out: f64):
      %143 = arith.mulf %in, %in_40 : f64
      linalg.yield %143 : f64
    } -> tensor<2x7x48xf64>
    %18 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%17 : tensor<2x7x48xf64>) outs(%13 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %143 = arith.addf %in, %out : f64
      linalg.yield %143 : f64
    } -> tensor<2x7x1xf64>
    %19 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<2x7x1xf64>) outs(%12 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %143 = arith.divf %in, %cst_7 : f64
      linalg.yield %143 : f64
    } -> tensor<2x7x1xf64>
    %20 = tensor.empty() : tensor<2x7x1xf32>
    %21 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x7x1xf64>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %143 = arith.truncf %in : f64 to f32
      linalg.yield %143 : f32
    } -> tensor<2x7x1xf32>
    %22 = linalg.fill ins(%cst_0 : f32) outs(%20 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %23 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9 : tensor<2x7x48xf32>) outs(%22 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.addf %in, %out : f32
      linalg.yield %143 : f32
    } -> tensor<2x7x1xf32>
    %24 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x7x1xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.divf %in, %cst_8 : f32
      linalg.yield %143 : f32
    } -> tensor<2x7x1xf32>
    %25 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x7x1xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.truncf %cst_6 : f64 to f32
      %144 = arith.addf %in, %143 : f32
      linalg.yield %144 : f32
    } -> tensor<2x7x1xf32>
    %26 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<2x7x1xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = math.rsqrt %in : f32
      linalg.yield %143 : f32
    } -> tensor<2x7x1xf32>
    %27 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %24 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %143 = arith.subf %in, %in_40 : f32
      linalg.yield %143 : f32
    } -> tensor<2x7x48xf32>
    %28 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %26 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %143 = arith.mulf %in, %in_40 : f32
      linalg.yield %143 : f32
    } -> tensor<2x7x48xf32>
    %29 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28, %arg2 : tensor<2x7x48xf32>, tensor<48xf16>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_40: f16, %out: f32):
      %143 = arith.extf %in_40 : f16 to f32
      %144 = arith.mulf %in, %143 : f32
      linalg.yield %144 : f32
    } -> tensor<2x7x48xf32>
    %30 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %arg3 : tensor<2x7x48xf32>, tensor<48xf16>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_40: f16, %out: f32):
      %143 = arith.extf %in_40 : f16 to f32
      %144 = arith.addf %in, %143 : f32
      linalg.yield %144 : f32
    } -> tensor<2x7x48xf32>
    %31 = tensor.empty() : tensor<2x7x48xf16>
    %32 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<2x7x48xf32>) outs(%31 : tensor<2x7x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %143 = arith.truncf %in : f32 to f16
      linalg.yield %143 : f16
    } -> tensor<2x7x48xf16>
    %collapsed = tensor.collapse_shape %32 [[0, 1], [2]] : tensor<2x7x48xf16> into tensor<14x48xf16>
    %33 = tensor.empty() : tensor<48x144xf16>
    %transposed = linalg.transpose ins(%arg4 : tensor<144x48xf16>) outs(%33 : tensor<48x144xf16>) permutation = [1, 0] 
    %34 = tensor.empty() : tensor<144xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg5 : tensor<144xf16>) outs(%34 : tensor<144xf32>) {
    ^bb0(%in: f16, %out: f32):
      %143 = arith.extf %in : f16 to f32
      linalg.yield %143 : f32
    } -> tensor<144xf32>
    %36 = tensor.empty() : tensor<14x48xf32>
    %37 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<14x48xf16>) outs(%36 : tensor<14x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %143 = arith.extf %in : f16 to f32
      linalg.yield %143 : f32
    } -> tensor<14x48xf32>
    %38 = tensor.empty() : tensor<48x144xf32>
    %39 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%transposed : tensor<48x144xf16>) outs(%38 : tensor<48x144xf32>) {
    ^bb0(%in: f16, %out: f32):
      %143 = arith.extf %in : f16 to f32
      linalg.yield %143 : f32
    } -> tensor<48x144xf32>
    %40 = tensor.empty() : tensor<14x144xf32>
    %41 = linalg.fill ins(%cst_0 : f32) outs(%40 : tensor<14x144xf32>) -> tensor<14x144xf32>
    %42 = linalg.matmul ins(%37, %39 : tensor<14x48xf32>, tensor<48x144xf32>) outs(%41 : tensor<14x144xf32>) -> tensor<14x144xf32>
    %43 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%42, %35 : tensor<14x144xf32>, tensor<144xf32>) outs(%40 : tensor<14x144xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %143 = arith.addf %in, %in_40 : f32
      linalg.yield %143 : f32
    } -> tensor<14x144xf32>
    %44 = tensor.empty() : tensor<14x144xf16>
    %45 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<14x144xf32>) outs(%44 : tensor<14x144xf16>) {
    ^bb0(%in: f32, %out: f16):
      %143 = arith.truncf %in : f32 to f16
      linalg.yield %143 : f16
    } -> tensor<14x144xf16>
    %expanded_13 = tensor.expand_shape %45 [[0, 1], [2, 3, 4]] output_shape [2, 7, 3, 3, 16] : tensor<14x144xf16> into tensor<2x7x3x3x16xf16>
    %extracted_slice = tensor.extract_slice %expanded_13[0, 0, 0, 0, 0] [2, 7, 3, 1, 16] [1, 1, 1, 1, 1] : tensor<2x7x3x3x16xf16> to tensor<2x7x3x1x16xf16>
    %collapsed_14 = tensor.collapse_shape %extracted_slice [[0], [1], [2, 3], [4]] : tensor<2x7x3x1x16xf16> into tensor<2x7x3x16xf16>
    %46 = tensor.empty() : tensor<2x3x7x16xf16>
    %transposed_15 = linalg.transpose ins(%collapsed_14 : tensor<2x7x3x16xf16>) outs(%46 : tensor<2x3x7x16xf16>) permutation = [0, 2, 1, 3] 
    %extracted_slice_16 = tensor.extract_slice %expanded_13[0, 0, 0, 1, 0] [2, 7, 3, 1, 16] [1, 1, 1, 1, 1] : tensor<2x7x3x3x16xf16> to tensor<2x7x3x1x16xf16>
    %collapsed_17 = tensor.collapse_shape %extracted_slice_16 [[0], [1], [2, 3], [4]] : tensor<2x7x3x1x16xf16> into tensor<2x7x3x16xf16>
    %transposed_18 = linalg.transpose ins(%collapsed_17 : tensor<2x7x3x16xf16>) outs(%46 : tensor<2x3x7x16xf16>) permutation = [0, 2, 1, 3] 
    %extracted_slice_19 = tensor.extract_slice %expanded_13[0, 0, 0, 2, 0] [2, 7, 3, 1, 16] [1, 1, 1, 1, 1] : tensor<2x7x3x3x16xf16> to tensor<2x7x3x1x16xf16>
    %collapsed_20 = tensor.collapse_shape %extracted_slice_19 [[0], [1], [2, 3], [4]] : tensor<2x7x3x1x16xf16> into tensor<2x7x3x16xf16>
    %transposed_21 = linalg.transpose ins(%collapsed_20 : tensor<2x7x3x16xf16>) outs(%46 : tensor<2x3x7x16xf16>) permutation = [0, 2, 1, 3] 
    %collapsed_22 = tensor.collapse_shape %transposed_15 [[0, 1], [2], [3]] : tensor<2x3x7x16xf16> into tensor<6x7x16xf16>
    %collapsed_23 = tensor.collapse_shape %transposed_18 [[0, 1], [2], [3]] : tensor<2x3x7x16xf16> into tensor<6x7x16xf16>
    %47 = tensor.empty() : tensor<6x16x7xf16>
    %transposed_24 = linalg.transpose ins(%collapsed_23 : tensor<6x7x16xf16>) outs(%47 : tensor<6x16x7xf16>) permutation = [0, 2, 1] 
    %collapsed_25 = tensor.collapse_shape %transposed_21 [[0, 1], [2], [3]] : tensor<2x3x7x16xf16> into tensor<6x7x16xf16>
    %48 = tensor.empty() : tensor<6x1x7xf32>
    %49 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<6x1x7xf16>) outs(%48 : tensor<6x1x7xf32>) {
    ^bb0(%in: f16, %out: f32):
      %143 = arith.extf %in : f16 to f32
      linalg.yield %143 : f32
    } -> tensor<6x1x7xf32>
    %50 = tensor.empty() : tensor<6x7x16xf32>
    %51 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_22 : tensor<6x7x16xf16>) outs(%50 : tensor<6x7x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %143 = arith.extf %in : f16 to f32
      linalg.yield %143 : f32
    } -> tensor<6x7x16xf32>
    %52 = tensor.empty() : tensor<6x16x7xf32>
    %53 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_24 : tensor<6x16x7xf16>) outs(%52 : tensor<6x16x7xf32>) {
    ^bb0(%in: f16, %out: f32):
      %143 = arith.extf %in : f16 to f32
      linalg.yield %143 : f32
    } -> tensor<6x16x7xf32>
    %54 = tensor.empty() : tensor<6x7x7xf32>
    %55 = linalg.fill ins(%cst_0 : f32) outs(%54 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %56 = linalg.batch_matmul ins(%51, %53 : tensor<6x7x16xf32>, tensor<6x16x7xf32>) outs(%55 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %57 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56 : tensor<6x7x7xf32>) outs(%54 : tensor<6x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.mulf %in, %cst_9 : f32
      linalg.yield %143 : f32
    } -> tensor<6x7x7xf32>
    %58 = linalg.generic {indexing_maps = [#map11, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49, %57 : tensor<6x1x7xf32>, tensor<6x7x7xf32>) outs(%54 : tensor<6x7x7xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %143 = arith.addf %in, %in_40 : f32
      linalg.yield %143 : f32
    } -> tensor<6x7x7xf32>
    %59 = tensor.empty() : tensor<6x7x7xf16>
    %60 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58 : tensor<6x7x7xf32>) outs(%59 : tensor<6x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %143 = arith.truncf %in : f32 to f16
      linalg.yield %143 : f16
    } -> tensor<6x7x7xf16>
    %expanded_26 = tensor.expand_shape %60 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf16> into tensor<2x3x7x7xf16>
    %61 = tensor.empty() : tensor<2x3x7x7xf16>
    %62 = linalg.generic {indexing_maps = [#map5, #map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_26, %7 : tensor<2x3x7x7xf16>, tensor<1x1x7x7xf16>) outs(%61 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %in_40: f16, %out: f16):
      %143 = arith.addf %in, %in_40 : f16
      linalg.yield %143 : f16
    } -> tensor<2x3x7x7xf16>
    %63 = tensor.empty() : tensor<2x3x7x7xf32>
    %64 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62 : tensor<2x3x7x7xf16>) outs(%63 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f16, %out: f32):
      %143 = arith.extf %in : f16 to f32
      linalg.yield %143 : f32
    } -> tensor<2x3x7x7xf32>
    %65 = tensor.empty() : tensor<2x3x7xi64>
    %66 = linalg.fill ins(%c0_i64 : i64) outs(%65 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %67 = tensor.empty() : tensor<2x3x7xf32>
    %68 = linalg.fill ins(%cst_1 : f32) outs(%67 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %69:2 = linalg.generic {indexing_maps = [#map5, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%64 : tensor<2x3x7x7xf32>) outs(%68, %66 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_40: i64):
      %143 = linalg.index 3 : index
      %144 = arith.index_cast %143 : index to i64
      %145 = arith.maximumf %in, %out : f32
      %146 = arith.cmpf ogt, %in, %out : f32
      %147 = arith.select %146, %144, %out_40 : i64
      linalg.yield %145, %147 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_27 = tensor.expand_shape %69#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %70 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64, %expanded_27 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%63 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %143 = arith.subf %in, %in_40 : f32
      linalg.yield %143 : f32
    } -> tensor<2x3x7x7xf32>
    %71 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%70 : tensor<2x3x7x7xf32>) outs(%63 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = math.exp %in : f32
      linalg.yield %143 : f32
    } -> tensor<2x3x7x7xf32>
    %72 = tensor.empty() : tensor<2x3x7x1xf32>
    %73 = linalg.fill ins(%cst_0 : f32) outs(%72 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %74 = linalg.generic {indexing_maps = [#map5, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%71 : tensor<2x3x7x7xf32>) outs(%73 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.addf %in, %out : f32
      linalg.yield %143 : f32
    } -> tensor<2x3x7x1xf32>
    %75 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71, %74 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%63 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %143 = arith.divf %in, %in_40 : f32
      linalg.yield %143 : f32
    } -> tensor<2x3x7x7xf32>
    %76 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75 : tensor<2x3x7x7xf32>) outs(%61 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %143 = arith.truncf %in : f32 to f16
      linalg.yield %143 : f16
    } -> tensor<2x3x7x7xf16>
    %collapsed_28 = tensor.collapse_shape %76 [[0, 1], [2], [3]] : tensor<2x3x7x7xf16> into tensor<6x7x7xf16>
    %77 = linalg.fill ins(%cst_0 : f32) outs(%50 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %78 = linalg.batch_matmul ins(%collapsed_28, %collapsed_25 : tensor<6x7x7xf16>, tensor<6x7x16xf16>) outs(%77 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %79 = tensor.empty() : tensor<6x7x16xf16>
    %80 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78 : tensor<6x7x16xf32>) outs(%79 : tensor<6x7x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %143 = arith.truncf %in : f32 to f16
      linalg.yield %143 : f16
    } -> tensor<6x7x16xf16>
    %expanded_29 = tensor.expand_shape %80 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf16> into tensor<2x3x7x16xf16>
    %81 = tensor.empty() : tensor<2x7x3x16xf16>
    %transposed_30 = linalg.transpose ins(%expanded_29 : tensor<2x3x7x16xf16>) outs(%81 : tensor<2x7x3x16xf16>) permutation = [0, 2, 1, 3] 
    %collapsed_31 = tensor.collapse_shape %transposed_30 [[0, 1], [2, 3]] : tensor<2x7x3x16xf16> into tensor<14x48xf16>
    %82 = tensor.empty() : tensor<48x48xf16>
    %transposed_32 = linalg.transpose ins(%arg6 : tensor<48x48xf16>) outs(%82 : tensor<48x48xf16>) permutation = [1, 0] 
    %83 = tensor.empty() : tensor<48xf32>
    %84 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg7 : tensor<48xf16>) outs(%83 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %143 = arith.extf %in : f16 to f32
      linalg.yield %143 : f32
    } -> tensor<48xf32>
    %85 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_31 : tensor<14x48xf16>) outs(%36 : tensor<14x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %143 = arith.extf %in : f16 to f32
      linalg.yield %143 : f32
    } -> tensor<14x48xf32>
    %86 = tensor.empty() : tensor<48x48xf32>
    %87 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%transposed_32 : tensor<48x48xf16>) outs(%86 : tensor<48x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %143 = arith.extf %in : f16 to f32
      linalg.yield %143 : f32
    } -> tensor<48x48xf32>
    %88 = linalg.fill ins(%cst_0 : f32) outs(%36 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %89 = linalg.matmul ins(%85, %87 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%88 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %90 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%89, %84 : tensor<14x48xf32>, tensor<48xf32>) outs(%36 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %143 = arith.addf %in, %in_40 : f32
      linalg.yield %143 : f32
    } -> tensor<14x48xf32>
    %91 = tensor.empty() : tensor<14x48xf16>
    %92 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%90 : tensor<14x48xf32>) outs(%91 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %143 = arith.truncf %in : f32 to f16
      linalg.yield %143 : f16
    } -> tensor<14x48xf16>
    %expanded_33 = tensor.expand_shape %92 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf16> into tensor<2x7x48xf16>
    %93 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded_33 : tensor<2x7x48xf16>, tensor<2x7x48xf16>) outs(%31 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_40: f16, %out: f16):
      %143 = arith.addf %in, %in_40 : f16
      linalg.yield %143 : f16
    } -> tensor<2x7x48xf16>
    %94 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<2x7x48xf16>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %143 = arith.extf %in : f16 to f32
      linalg.yield %143 : f32
    } -> tensor<2x7x48xf32>
    %95 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<2x7x48xf32>) outs(%10 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %143 = arith.extf %in : f32 to f64
      linalg.yield %143 : f64
    } -> tensor<2x7x48xf64>
    %96 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%95 : tensor<2x7x48xf64>) outs(%13 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %143 = arith.addf %in, %out : f64
      linalg.yield %143 : f64
    } -> tensor<2x7x1xf64>
    %97 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<2x7x1xf64>) outs(%12 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %143 = arith.divf %in, %cst_7 : f64
      linalg.yield %143 : f64
    } -> tensor<2x7x1xf64>
    %98 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %97 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%10 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_40: f64, %out: f64):
      %143 = arith.subf %in, %in_40 : f64
      linalg.yield %143 : f64
    } -> tensor<2x7x48xf64>
    %99 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %98 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%10 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_40: f64, %out: f64):
      %143 = arith.mulf %in, %in_40 : f64
      linalg.yield %143 : f64
    } -> tensor<2x7x48xf64>
    %100 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%99 : tensor<2x7x48xf64>) outs(%13 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %143 = arith.addf %in, %out : f64
      linalg.yield %143 : f64
    } -> tensor<2x7x1xf64>
    %101 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<2x7x1xf64>) outs(%12 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %143 = arith.divf %in, %cst_7 : f64
      linalg.yield %143 : f64
    } -> tensor<2x7x1xf64>
    %102 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<2x7x1xf64>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %143 = arith.truncf %in : f64 to f32
      linalg.yield %143 : f32
    } -> tensor<2x7x1xf32>
    %103 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%94 : tensor<2x7x48xf32>) outs(%22 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.addf %in, %out : f32
      linalg.yield %143 : f32
    } -> tensor<2x7x1xf32>
    %104 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<2x7x1xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.divf %in, %cst_8 : f32
      linalg.yield %143 : f32
    } -> tensor<2x7x1xf32>
    %105 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102 : tensor<2x7x1xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.truncf %cst_6 : f64 to f32
      %144 = arith.addf %in, %143 : f32
      linalg.yield %144 : f32
    } -> tensor<2x7x1xf32>
    %106 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<2x7x1xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = math.rsqrt %in : f32
      linalg.yield %143 : f32
    } -> tensor<2x7x1xf32>
    %107 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %104 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %143 = arith.subf %in, %in_40 : f32
      linalg.yield %143 : f32
    } -> tensor<2x7x48xf32>
    %108 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107, %106 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %143 = arith.mulf %in, %in_40 : f32
      linalg.yield %143 : f32
    } -> tensor<2x7x48xf32>
    %109 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %arg8 : tensor<2x7x48xf32>, tensor<48xf16>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_40: f16, %out: f32):
      %143 = arith.extf %in_40 : f16 to f32
      %144 = arith.mulf %in, %143 : f32
      linalg.yield %144 : f32
    } -> tensor<2x7x48xf32>
    %110 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %arg9 : tensor<2x7x48xf32>, tensor<48xf16>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_40: f16, %out: f32):
      %143 = arith.extf %in_40 : f16 to f32
      %144 = arith.addf %in, %143 : f32
      linalg.yield %144 : f32
    } -> tensor<2x7x48xf32>
    %111 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<2x7x48xf32>) outs(%31 : tensor<2x7x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %143 = arith.truncf %in : f32 to f16
      linalg.yield %143 : f16
    } -> tensor<2x7x48xf16>
    %collapsed_34 = tensor.collapse_shape %111 [[0, 1], [2]] : tensor<2x7x48xf16> into tensor<14x48xf16>
    %112 = tensor.empty() : tensor<48x192xf16>
    %transposed_35 = linalg.transpose ins(%arg10 : tensor<192x48xf16>) outs(%112 : tensor<48x192xf16>) permutation = [1, 0] 
    %113 = tensor.empty() : tensor<192xf32>
    %114 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg11 : tensor<192xf16>) outs(%113 : tensor<192xf32>) {
    ^bb0(%in: f16, %out: f32):
      %143 = arith.extf %in : f16 to f32
      linalg.yield %143 : f32
    } -> tensor<192xf32>
    %115 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_34 : tensor<14x48xf16>) outs(%36 : tensor<14x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %143 = arith.extf %in : f16 to f32
      linalg.yield %143 : f32
    } -> tensor<14x48xf32>
    %116 = tensor.empty() : tensor<48x192xf32>
    %117 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%transposed_35 : tensor<48x192xf16>) outs(%116 : tensor<48x192xf32>) {
    ^bb0(%in: f16, %out: f32):
      %143 = arith.extf %in : f16 to f32
      linalg.yield %143 : f32
    } -> tensor<48x192xf32>
    %118 = tensor.empty() : tensor<14x192xf32>
    %119 = linalg.fill ins(%cst_0 : f32) outs(%118 : tensor<14x192xf32>) -> tensor<14x192xf32>
    %120 = linalg.matmul ins(%115, %117 : tensor<14x48xf32>, tensor<48x192xf32>) outs(%119 : tensor<14x192xf32>) -> tensor<14x192xf32>
    %121 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%120, %114 : tensor<14x192xf32>, tensor<192xf32>) outs(%118 : tensor<14x192xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %143 = arith.addf %in, %in_40 : f32
      linalg.yield %143 : f32
    } -> tensor<14x192xf32>
    %122 = tensor.empty() : tensor<14x192xf16>
    %123 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%121 : tensor<14x192xf32>) outs(%122 : tensor<14x192xf16>) {
    ^bb0(%in: f32, %out: f16):
      %143 = arith.truncf %in : f32 to f16
      linalg.yield %143 : f16
    } -> tensor<14x192xf16>
    %expanded_36 = tensor.expand_shape %123 [[0, 1], [2]] output_shape [2, 7, 192] : tensor<14x192xf16> into tensor<2x7x192xf16>
    %124 = tensor.empty() : tensor<2x7x192xf16>
    %125 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_36 : tensor<2x7x192xf16>) outs(%124 : tensor<2x7x192xf16>) {
    ^bb0(%in: f16, %out: f16):
      %143 = arith.mulf %in, %cst_10 : f16
      linalg.yield %143 : f16
    } -> tensor<2x7x192xf16>
    %126 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_36 : tensor<2x7x192xf16>) outs(%124 : tensor<2x7x192xf16>) {
    ^bb0(%in: f16, %out: f16):
      %143 = arith.truncf %cst_5 : f64 to f16
      %144 = arith.mulf %in, %143 : f16
      linalg.yield %144 : f16
    } -> tensor<2x7x192xf16>
    %127 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_36 : tensor<2x7x192xf16>) outs(%124 : tensor<2x7x192xf16>) {
    ^bb0(%in: f16, %out: f16):
      %143 = arith.truncf %cst_4 : f64 to f16
      %144 = arith.mulf %in, %143 : f16
      linalg.yield %144 : f16
    } -> tensor<2x7x192xf16>
    %128 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127, %expanded_36 : tensor<2x7x192xf16>, tensor<2x7x192xf16>) outs(%124 : tensor<2x7x192xf16>) {
    ^bb0(%in: f16, %in_40: f16, %out: f16):
      %143 = arith.mulf %in, %in_40 : f16
      linalg.yield %143 : f16
    } -> tensor<2x7x192xf16>
    %129 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128 : tensor<2x7x192xf16>) outs(%124 : tensor<2x7x192xf16>) {
    ^bb0(%in: f16, %out: f16):
      %143 = arith.addf %in, %cst_11 : f16
      linalg.yield %143 : f16
    } -> tensor<2x7x192xf16>
    %130 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126, %129 : tensor<2x7x192xf16>, tensor<2x7x192xf16>) outs(%124 : tensor<2x7x192xf16>) {
    ^bb0(%in: f16, %in_40: f16, %out: f16):
      %143 = arith.mulf %in, %in_40 : f16
      linalg.yield %143 : f16
    } -> tensor<2x7x192xf16>
    %131 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130 : tensor<2x7x192xf16>) outs(%124 : tensor<2x7x192xf16>) {
    ^bb0(%in: f16, %out: f16):
      %143 = math.tanh %in : f16
      linalg.yield %143 : f16
    } -> tensor<2x7x192xf16>
    %132 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<2x7x192xf16>) outs(%124 : tensor<2x7x192xf16>) {
    ^bb0(%in: f16, %out: f16):
      %143 = arith.addf %in, %cst_11 : f16
      linalg.yield %143 : f16
    } -> tensor<2x7x192xf16>
    %133 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125, %132 : tensor<2x7x192xf16>, tensor<2x7x192xf16>) outs(%124 : tensor<2x7x192xf16>) {
    ^bb0(%in: f16, %in_40: f16, %out: f16):
      %143 = arith.mulf %in, %in_40 : f16
      linalg.yield %143 : f16
    } -> tensor<2x7x192xf16>
    %collapsed_37 = tensor.collapse_shape %133 [[0, 1], [2]] : tensor<2x7x192xf16> into tensor<14x192xf16>
    %134 = tensor.empty() : tensor<192x48xf16>
    %transposed_38 = linalg.transpose ins(%arg12 : tensor<48x192xf16>) outs(%134 : tensor<192x48xf16>) permutation = [1, 0] 
    %135 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg13 : tensor<48xf16>) outs(%83 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %143 = arith.extf %in : f16 to f32
      linalg.yield %143 : f32
    } -> tensor<48xf32>
    %136 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_37 : tensor<14x192xf16>) outs(%118 : tensor<14x192xf32>) {
    ^bb0(%in: f16, %out: f32):
      %143 = arith.extf %in : f16 to f32
      linalg.yield %143 : f32
    } -> tensor<14x192xf32>
    %137 = tensor.empty() : tensor<192x48xf32>
    %138 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%transposed_38 : tensor<192x48xf16>) outs(%137 : tensor<192x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %143 = arith.extf %in : f16 to f32
      linalg.yield %143 : f32
    } -> tensor<192x48xf32>
    %139 = linalg.matmul ins(%136, %138 : tensor<14x192xf32>, tensor<192x48xf32>) outs(%88 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %140 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%139, %135 : tensor<14x48xf32>, tensor<48xf32>) outs(%36 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %143 = arith.addf %in, %in_40 : f32
      linalg.yield %143 : f32
    } -> tensor<14x48xf32>
    %141 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%140 : tensor<14x48xf32>) outs(%91 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %143 = arith.truncf %in : f32 to f16
      linalg.yield %143 : f16
    } -> tensor<14x48xf16>
    %expanded_39 = tensor.expand_shape %141 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf16> into tensor<2x7x48xf16>
    %142 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %expanded_39 : tensor<2x7x48xf16>, tensor<2x7x48xf16>) outs(%31 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_40: f16, %out: f16):
      %143 = arith.addf %in, %in_40 : f16
      linalg.yield %143 : f16
    } -> tensor<2x7x48xf16>
    return %142 : tensor<2x7x48xf16>
  }
}
