#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map5 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x7x48xf16>, %arg1: tensor<2x48xf16>, %arg2: tensor<144x48xf16>, %arg3: tensor<144xf16>, %arg4: tensor<48x48xf16>, %arg5: tensor<48xf16>, %arg6: tensor<96x48xf16>, %arg7: tensor<96xf16>, %arg8: tensor<48x96xf16>, %arg9: tensor<48xf16>, %arg10: tensor<288x48xf16>, %arg11: tensor<288xf16>) -> tensor<2x7x48xf16> {
    %c3_i64 = arith.constant 3 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f64
    %cst_2 = arith.constant 0xFF800000 : f32
    %cst_3 = arith.constant 4.470830e-02 : f16
    %cst_4 = arith.constant 7.978520e-01 : f16
    %cst_5 = arith.constant 1.000000e+00 : f16
    %cst_6 = arith.constant 5.000000e-01 : f16
    %cst_7 = arith.constant 9.9999999999999995E-7 : f64
    %cst_8 = arith.constant 4.800000e+01 : f64
    %cst_9 = arith.constant 4.800000e+01 : f32
    %cst_10 = arith.constant 2.500000e-01 : f16
    %0 = tensor.empty() : tensor<2x48xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<2x48xf16>) outs(%0 : tensor<2x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %143 = arith.extf %in : f16 to f32
      linalg.yield %143 : f32
    } -> tensor<2x48xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<2x48xf32>) outs(%0 : tensor<2x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.negf %in : f32
      %144 = math.exp %143 : f32
      %145 = arith.addf %144, %cst : f32
      %146 = arith.divf %cst, %145 : f32
      linalg.yield %146 : f32
    } -> tensor<2x48xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %2 : tensor<2x48xf32>, tensor<2x48xf32>) outs(%0 : tensor<2x48xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %143 = arith.mulf %in, %in_46 : f32
      linalg.yield %143 : f32
    } -> tensor<2x48xf32>
    %4 = tensor.empty() : tensor<2x48xf16>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<2x48xf32>) outs(%4 : tensor<2x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %143 = arith.truncf %in : f32 to f16
      linalg.yield %143 : f16
    } -> tensor<2x48xf16>
    %6 = tensor.empty() : tensor<48x288xf16>
    %transposed = linalg.transpose ins(%arg10 : tensor<288x48xf16>) outs(%6 : tensor<48x288xf16>) permutation = [1, 0] 
    %7 = tensor.empty() : tensor<288xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg11 : tensor<288xf16>) outs(%7 : tensor<288xf32>) {
    ^bb0(%in: f16, %out: f32):
      %143 = arith.extf %in : f16 to f32
      linalg.yield %143 : f32
    } -> tensor<288xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<2x48xf16>) outs(%0 : tensor<2x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %143 = arith.extf %in : f16 to f32
      linalg.yield %143 : f32
    } -> tensor<2x48xf32>
    %10 = tensor.empty() : tensor<48x288xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%transposed : tensor<48x288xf16>) outs(%10 : tensor<48x288xf32>) {
    ^bb0(%in: f16, %out: f32):
      %143 = arith.extf %in : f16 to f32
      linalg.yield %143 : f32
    } -> tensor<48x288xf32>
    %12 = tensor.empty() : tensor<2x288xf32>
    %13 = linalg.fill ins(%cst_0 : f32) outs(%12 : tensor<2x288xf32>) -> tensor<2x288xf32>
    %14 = linalg.matmul ins(%9, %11 : tensor<2x48xf32>, tensor<48x288xf32>) outs(%13 : tensor<2x288xf32>) -> tensor<2x288xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%14, %8 : tensor<2x288xf32>, tensor<288xf32>) outs(%12 : tensor<2x288xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %143 = arith.addf %in, %in_46 : f32
      linalg.yield %143 : f32
    } -> tensor<2x288xf32>
    %16 = tensor.empty() : tensor<2x288xf16>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<2x288xf32>) outs(%16 : tensor<2x288xf16>) {
    ^bb0(%in: f32, %out: f16):
      %143 = arith.truncf %in : f32 to f16
      linalg.yield %143 : f16
    } -> tensor<2x288xf16>
    %extracted_slice = tensor.extract_slice %17[0, 0] [2, 48] [1, 1] : tensor<2x288xf16> to tensor<2x48xf16>
    %extracted_slice_11 = tensor.extract_slice %17[0, 48] [2, 48] [1, 1] : tensor<2x288xf16> to tensor<2x48xf16>
    %extracted_slice_12 = tensor.extract_slice %17[0, 96] [2, 48] [1, 1] : tensor<2x288xf16> to tensor<2x48xf16>
    %extracted_slice_13 = tensor.extract_slice %17[0, 144] [2, 48] [1, 1] : tensor<2x288xf16> to tensor<2x48xf16>
    %extracted_slice_14 = tensor.extract_slice %17[0, 192] [2, 48] [1, 1] : tensor<2x288xf16> to tensor<2x48xf16>
    %extracted_slice_15 = tensor.extract_slice %17[0, 240] [2, 48] [1, 1] : tensor<2x288xf16> to tensor<2x48xf16>
    %expanded = tensor.expand_shape %extracted_slice_12 [[0], [1, 2]] output_shape [2, 1, 48] : tensor<2x48xf16> into tensor<2x1x48xf16>
    %18 = tensor.empty() : tensor<2x7x48xf32>
    %19 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xf16>) outs(%18 : tensor<2x7x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %143 = arith.extf %in : f16 to f32
      linalg.yield %143 : f32
    } -> tensor<2x7x48xf32>
    %20 = tensor.empty() : tensor<2x7x48xf64>
    %21 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x7x48xf32>) outs(%20 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %143 = arith.extf %in : f32 to f64
      linalg.yield %143 : f64
    } -> tensor<2x7x48xf64>
    %22 = tensor.empty() : tensor<2x7x1xf64>
    %23 = linalg.fill ins(%cst_1 : f64) outs(%22 : tensor<2x7x1xf64>) -> tensor<2x7x1xf64>
    %24 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%21 : tensor<2x7x48xf64>) outs(%23 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %143 = arith.addf %in, %out : f64
      linalg.yield %143 : f64
    } -> tensor<2x7x1xf64>
    %25 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<2x7x1xf64>) outs(%22 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %143 = arith.divf %in, %cst_8 : f64
      linalg.yield %143 : f64
    } -> tensor<2x7x1xf64>
    %26 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %25 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%20 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_46: f64, %out: f64):
      %143 = arith.subf %in, %in_46 : f64
      linalg.yield %143 : f64
    } -> tensor<2x7x48xf64>
    %27 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %26 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%20 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_46: f64, %out: f64):
      %143 = arith.mulf %in, %in_46 : f64
      linalg.yield %143 : f64
    } -> tensor<2x7x48xf64>
    %28 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%27 : tensor<2x7x48xf64>) outs(%23 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %143 = arith.addf %in, %out : f64
      linalg.yield %143 : f64
    } -> tensor<2x7x1xf64>
    %29 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<2x7x1xf64>) outs(%22 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %143 = arith.divf %in, %cst_8 : f64
      linalg.yield %143 : f64
    } -> tensor<2x7x1xf64>
    %30 = tensor.empty() : tensor<2x7x1xf32>
    %31 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<2x7x1xf64>) outs(%30 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %143 = arith.truncf %in : f64 to f32
      linalg.yield %143 : f32
    } -> tensor<2x7x1xf32>
    %32 = linalg.fill ins(%cst_0 : f32) outs(%30 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %33 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%19 : tensor<2x7x48xf32>) outs(%32 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.addf %in, %out : f32
      linalg.yield %143 : f32
    } -> tensor<2x7x1xf32>
    %34 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<2x7x1xf32>) outs(%30 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.divf %in, %cst_9 : f32
      linalg.yield %143 : f32
    } -> tensor<2x7x1xf32>
    %35 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<2x7x1xf32>) outs(%30 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.truncf %cst_7 : f64 to f32
      %144 = arith.addf %in, %143 : f32
      linalg.yield %144 : f32
    } -> tensor<2x7x1xf32>
    %36 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<2x7x1xf32>) outs(%30 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = math.rsqrt %in : f32
      linalg.yield %143 : f32
    } -> tensor<2x7x1xf32>
    %37 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %34 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%18 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %143 = arith.subf %in, %in_46 : f32
      linalg.yield %143 : f32
    } -> tensor<2x7x48xf32>
    %38 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %36 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%18 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %143 = arith.mulf %in, %in_46 : f32
      linalg.yield %143 : f32
    } -> tensor<2x7x48xf32>
    %39 = tensor.empty() : tensor<2x7x48xf16>
    %40 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38 : tensor<2x7x48xf32>) outs(%39 : tensor<2x7x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %143 = arith.truncf %in : f32 to f16
      linalg.yield %143 : f16
    } -> tensor<2x7x48xf16>
    %expanded_16 = tensor.expand_shape %extracted_slice_11 [[0], [1, 2]] output_shape [2, 1, 48] : tensor<2x48xf16> into tensor<2x1x48xf16>
    %41 = tensor.empty() : tensor<2x1x48xf16>
    %42 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_16 : tensor<2x1x48xf16>) outs(%41 : tensor<2x1x48xf16>) {
    ^bb0(%in: f16, %out: f16):
      %143 = arith.addf %in, %cst_5 : f16
      linalg.yield %143 : f16
    } -> tensor<2x1x48xf16>
    %43 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40, %42 : tensor<2x7x48xf16>, tensor<2x1x48xf16>) outs(%39 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_46: f16, %out: f16):
      %143 = arith.mulf %in, %in_46 : f16
      linalg.yield %143 : f16
    } -> tensor<2x7x48xf16>
    %expanded_17 = tensor.expand_shape %extracted_slice [[0], [1, 2]] output_shape [2, 1, 48] : tensor<2x48xf16> into tensor<2x1x48xf16>
    %44 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43, %expanded_17 : tensor<2x7x48xf16>, tensor<2x1x48xf16>) outs(%39 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_46: f16, %out: f16):
      %143 = arith.addf %in, %in_46 : f16
      linalg.yield %143 : f16
    } -> tensor<2x7x48xf16>
    %collapsed = tensor.collapse_shape %44 [[0, 1], [2]] : tensor<2x7x48xf16> into tensor<14x48xf16>
    %45 = tensor.empty() : tensor<48x144xf16>
    %transposed_18 = linalg.transpose ins(%arg2 : tensor<144x48xf16>) outs(%45 : tensor<48x144xf16>) permutation = [1, 0] 
    %46 = tensor.empty() : tensor<144xf32>
    %47 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg3 : tensor<144xf16>) outs(%46 : tensor<144xf32>) {
    ^bb0(%in: f16, %out: f32):
      %143 = arith.extf %in : f16 to f32
      linalg.yield %143 : f32
    } -> tensor<144xf32>
    %48 = tensor.empty() : tensor<14x48xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<14x48xf16>) outs(%48 : tensor<14x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %143 = arith.extf %in : f16 to f32
      linalg.yield %143 : f32
    } -> tensor<14x48xf32>
    %50 = tensor.empty() : tensor<48x144xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%transposed_18 : tensor<48x144xf16>) outs(%50 : tensor<48x144xf32>) {
    ^bb0(%in: f16, %out: f32):
      %143 = arith.extf %in : f16 to f32
      linalg.yield %143 : f32
    } -> tensor<48x144xf32>
    %52 = tensor.empty() : tensor<14x144xf32>
    %53 = linalg.fill ins(%cst_0 : f32) outs(%52 : tensor<14x144xf32>) -> tensor<14x144xf32>
    %54 = linalg.matmul ins(%49, %51 : tensor<14x48xf32>, tensor<48x144xf32>) outs(%53 : tensor<14x144xf32>) -> tensor<14x144xf32>
    %55 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%54, %47 : tensor<14x144xf32>, tensor<144xf32>) outs(%52 : tensor<14x144xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %143 = arith.addf %in, %in_46 : f32
      linalg.yield %143 : f32
    } -> tensor<14x144xf32>
    %56 = tensor.empty() : tensor<14x144xf16>
    %57 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%55 : tensor<14x144xf32>) outs(%56 : tensor<14x144xf16>) {
    ^bb0(%in: f32, %out: f16):
      %143 = arith.truncf %in : f32 to f16
      linalg.yield %143 : f16
    } -> tensor<14x144xf16>
    %expanded_19 = tensor.expand_shape %57 [[0, 1], [2, 3, 4]] output_shape [2, 7, 3, 3, 16] : tensor<14x144xf16> into tensor<2x7x3x3x16xf16>
    %58 = tensor.empty() : tensor<3x2x3x7x16xf16>
    %transposed_20 = linalg.transpose ins(%expanded_19 : tensor<2x7x3x3x16xf16>) outs(%58 : tensor<3x2x3x7x16xf16>) permutation = [2, 0, 3, 1, 4] 
    %extracted_slice_21 = tensor.extract_slice %transposed_20[0, 0, 0, 0, 0] [1, 2, 3, 7, 16] [1, 1, 1, 1, 1] : tensor<3x2x3x7x16xf16> to tensor<1x2x3x7x16xf16>
    %extracted_slice_22 = tensor.extract_slice %transposed_20[1, 0, 0, 0, 0] [1, 2, 3, 7, 16] [1, 1, 1, 1, 1] : tensor<3x2x3x7x16xf16> to tensor<1x2x3x7x16xf16>
    %extracted_slice_23 = tensor.extract_slice %transposed_20[2, 0, 0, 0, 0] [1, 2, 3, 7, 16] [1, 1, 1, 1, 1] : tensor<3x2x3x7x16xf16> to tensor<1x2x3x7x16xf16>
    %collapsed_24 = tensor.collapse_shape %extracted_slice_22 [[0, 1], [2], [3], [4]] : tensor<1x2x3x7x16xf16> into tensor<2x3x7x16xf16>
    %59 = tensor.empty() : tensor<2x3x16x7xf16>
    %transposed_25 = linalg.transpose ins(%collapsed_24 : tensor<2x3x7x16xf16>) outs(%59 : tensor<2x3x16x7xf16>) permutation = [0, 1, 3, 2] 
    %collapsed_26 = tensor.collapse_shape %extracted_slice_21 [[0, 1, 2], [3], [4]] : tensor<1x2x3x7x16xf16> into tensor<6x7x16xf16>
    %collapsed_27 = tensor.collapse_shape %transposed_25 [[0, 1], [2], [3]] : tensor<2x3x16x7xf16> into tensor<6x16x7xf16>
    %60 = tensor.empty() : tensor<6x7x7xf32>
    %61 = linalg.fill ins(%cst_0 : f32) outs(%60 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %62 = linalg.batch_matmul ins(%collapsed_26, %collapsed_27 : tensor<6x7x16xf16>, tensor<6x16x7xf16>) outs(%61 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %63 = tensor.empty() : tensor<6x7x7xf16>
    %64 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62 : tensor<6x7x7xf32>) outs(%63 : tensor<6x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %143 = arith.truncf %in : f32 to f16
      linalg.yield %143 : f16
    } -> tensor<6x7x7xf16>
    %expanded_28 = tensor.expand_shape %64 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf16> into tensor<2x3x7x7xf16>
    %65 = tensor.empty() : tensor<2x3x7x7xf16>
    %66 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_28 : tensor<2x3x7x7xf16>) outs(%65 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %143 = arith.mulf %in, %cst_10 : f16
      linalg.yield %143 : f16
    } -> tensor<2x3x7x7xf16>
    %67 = tensor.empty() : tensor<2x3x7x7xf32>
    %68 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66 : tensor<2x3x7x7xf16>) outs(%67 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f16, %out: f32):
      %143 = arith.extf %in : f16 to f32
      linalg.yield %143 : f32
    } -> tensor<2x3x7x7xf32>
    %69 = tensor.empty() : tensor<2x3x7xi64>
    %70 = linalg.fill ins(%c0_i64 : i64) outs(%69 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %71 = tensor.empty() : tensor<2x3x7xf32>
    %72 = linalg.fill ins(%cst_2 : f32) outs(%71 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %73:2 = linalg.generic {indexing_maps = [#map6, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%68 : tensor<2x3x7x7xf32>) outs(%72, %70 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_46: i64):
      %143 = linalg.index 3 : index
      %144 = arith.index_cast %143 : index to i64
      %145 = arith.maximumf %in, %out : f32
      %146 = arith.cmpf ogt, %in, %out : f32
      %147 = arith.select %146, %144, %out_46 : i64
      linalg.yield %145, %147 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_29 = tensor.expand_shape %73#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %74 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68, %expanded_29 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%67 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %143 = arith.subf %in, %in_46 : f32
      linalg.yield %143 : f32
    } -> tensor<2x3x7x7xf32>
    %75 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74 : tensor<2x3x7x7xf32>) outs(%67 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = math.exp %in : f32
      linalg.yield %143 : f32
    } -> tensor<2x3x7x7xf32>
    %76 = tensor.empty() : tensor<2x3x7x1xf32>
    %77 = linalg.fill ins(%cst_0 : f32) outs(%76 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %78 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%75 : tensor<2x3x7x7xf32>) outs(%77 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.addf %in, %out : f32
      linalg.yield %143 : f32
    } -> tensor<2x3x7x1xf32>
    %79 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75, %78 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%67 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %143 = arith.divf %in, %in_46 : f32
      linalg.yield %143 : f32
    } -> tensor<2x3x7x7xf32>
    %80 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79 : tensor<2x3x7x7xf32>) outs(%65 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %143 = arith.truncf %in : f32 to f16
      linalg.yield %143 : f16
    } -> tensor<2x3x7x7xf16>
    %collapsed_30 = tensor.collapse_shape %80 [[0, 1], [2], [3]] : tensor<2x3x7x7xf16> into tensor<6x7x7xf16>
    %collapsed_31 = tensor.collapse_shape %extracted_slice_23 [[0, 1, 2], [3], [4]] : tensor<1x2x3x7x16xf16> into tensor<6x7x16xf16>
    %81 = tensor.empty() : tensor<6x7x16xf32>
    %82 = linalg.fill ins(%cst_0 : f32) outs(%81 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %83 = linalg.batch_matmul ins(%collapsed_30, %collapsed_31 : tensor<6x7x7xf16>, tensor<6x7x16xf16>) outs(%82 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %84 = tensor.empty() : tensor<6x7x16xf16>
    %85 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<6x7x16xf32>) outs(%84 : tensor<6x7x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %143 = arith.truncf %in : f32 to f16
      linalg.yield %143 : f16
    } -> tensor<6x7x16xf16>
    %expanded_32 = tensor.expand_shape %85 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf16> into tensor<2x3x7x16xf16>
    %86 = tensor.empty() : tensor<2x7x3x16xf16>
    %transposed_33 = linalg.transpose ins(%expanded_32 : tensor<2x3x7x16xf16>) outs(%86 : tensor<2x7x3x16xf16>) permutation = [0, 2, 1, 3] 
    %collapsed_34 = tensor.collapse_shape %transposed_33 [[0, 1], [2, 3]] : tensor<2x7x3x16xf16> into tensor<14x48xf16>
    %87 = tensor.empty() : tensor<48x48xf16>
    %transposed_35 = linalg.transpose ins(%arg4 : tensor<48x48xf16>) outs(%87 : tensor<48x48xf16>) permutation = [1, 0] 
    %88 = tensor.empty() : tensor<48xf32>
    %89 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg5 : tensor<48xf16>) outs(%88 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %143 = arith.extf %in : f16 to f32
      linalg.yield %143 : f32
    } -> tensor<48xf32>
    %90 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_34 : tensor<14x48xf16>) outs(%48 : tensor<14x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %143 = arith.extf %in : f16 to f32
      linalg.yield %143 : f32
    } -> tensor<14x48xf32>
    %91 = tensor.empty() : tensor<48x48xf32>
    %92 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%transposed_35 : tensor<48x48xf16>) outs(%91 : tensor<48x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %143 = arith.extf %in : f16 to f32
      linalg.yield %143 : f32
    } -> tensor<48x48xf32>
    %93 = linalg.fill ins(%cst_0 : f32) outs(%48 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %94 = linalg.matmul ins(%90, %92 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%93 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %95 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%94, %89 : tensor<14x48xf32>, tensor<48xf32>) outs(%48 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %143 = arith.addf %in, %in_46 : f32
      linalg.yield %143 : f32
    } -> tensor<14x48xf32>
    %96 = tensor.empty() : tensor<14x48xf16>
    %97 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%95 : tensor<14x48xf32>) outs(%96 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %143 = arith.truncf %in : f32 to f16
      linalg.yield %143 : f16
    } -> tensor<14x48xf16>
    %expanded_36 = tensor.expand_shape %97 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf16> into tensor<2x7x48xf16>
    %98 = linalg.generic {indexing_maps = [#map5, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %expanded_36 : tensor<2x1x48xf16>, tensor<2x7x48xf16>) outs(%39 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_46: f16, %out: f16):
      %143 = arith.mulf %in, %in_46 : f16
      linalg.yield %143 : f16
    } -> tensor<2x7x48xf16>
    %99 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %98 : tensor<2x7x48xf16>, tensor<2x7x48xf16>) outs(%39 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_46: f16, %out: f16):
      %143 = arith.addf %in, %in_46 : f16
      linalg.yield %143 : f16
    } -> tensor<2x7x48xf16>
    %100 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<2x7x48xf16>) outs(%18 : tensor<2x7x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %143 = arith.extf %in : f16 to f32
      linalg.yield %143 : f32
    } -> tensor<2x7x48xf32>
    %101 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<2x7x48xf32>) outs(%20 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %143 = arith.extf %in : f32 to f64
      linalg.yield %143 : f64
    } -> tensor<2x7x48xf64>
    %102 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%101 : tensor<2x7x48xf64>) outs(%23 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %143 = arith.addf %in, %out : f64
      linalg.yield %143 : f64
    } -> tensor<2x7x1xf64>
    %103 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102 : tensor<2x7x1xf64>) outs(%22 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %143 = arith.divf %in, %cst_8 : f64
      linalg.yield %143 : f64
    } -> tensor<2x7x1xf64>
    %104 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101, %103 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%20 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_46: f64, %out: f64):
      %143 = arith.subf %in, %in_46 : f64
      linalg.yield %143 : f64
    } -> tensor<2x7x48xf64>
    %105 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %104 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%20 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_46: f64, %out: f64):
      %143 = arith.mulf %in, %in_46 : f64
      linalg.yield %143 : f64
    } -> tensor<2x7x48xf64>
    %106 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%105 : tensor<2x7x48xf64>) outs(%23 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %143 = arith.addf %in, %out : f64
      linalg.yield %143 : f64
    } -> tensor<2x7x1xf64>
    %107 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<2x7x1xf64>) outs(%22 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %143 = arith.divf %in, %cst_8 : f64
      linalg.yield %143 : f64
    } -> tensor<2x7x1xf64>
    %108 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<2x7x1xf64>) outs(%30 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %143 = arith.truncf %in : f64 to f32
      linalg.yield %143 : f32
    } -> tensor<2x7x1xf32>
    %109 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%100 : tensor<2x7x48xf32>) outs(%32 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.addf %in, %out : f32
      linalg.yield %143 : f32
    } -> tensor<2x7x1xf32>
    %110 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<2x7x1xf32>) outs(%30 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.divf %in, %cst_9 : f32
      linalg.yield %143 : f32
    } -> tensor<2x7x1xf32>
    %111 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<2x7x1xf32>) outs(%30 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.truncf %cst_7 : f64 to f32
      %144 = arith.addf %in, %143 : f32
      linalg.yield %144 : f32
    } -> tensor<2x7x1xf32>
    %112 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111 : tensor<2x7x1xf32>) outs(%30 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = math.rsqrt %in : f32
      linalg.yield %143 : f32
    } -> tensor<2x7x1xf32>
    %113 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100, %110 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%18 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %143 = arith.subf %in, %in_46 : f32
      linalg.yield %143 : f32
    } -> tensor<2x7x48xf32>
    %114 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113, %112 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%18 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %143 = arith.mulf %in, %in_46 : f32
      linalg.yield %143 : f32
    } -> tensor<2x7x48xf32>
    %115 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<2x7x48xf32>) outs(%39 : tensor<2x7x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %143 = arith.truncf %in : f32 to f16
      linalg.yield %143 : f16
    } -> tensor<2x7x48xf16>
    %expanded_37 = tensor.expand_shape %extracted_slice_14 [[0], [1, 2]] output_shape [2, 1, 48] : tensor<2x48xf16> into tensor<2x1x48xf16>
    %116 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_37 : tensor<2x1x48xf16>) outs(%41 : tensor<2x1x48xf16>) {
    ^bb0(%in: f16, %out: f16):
      %143 = arith.addf %in, %cst_5 : f16
      linalg.yield %143 : f16
    } -> tensor<2x1x48xf16>
    %117 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115, %116 : tensor<2x7x48xf16>, tensor<2x1x48xf16>) outs(%39 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_46: f16, %out: f16):
      %143 = arith.mulf %in, %in_46 : f16
      linalg.yield %143 : f16
    } -> tensor<2x7x48xf16>
    %expanded_38 = tensor.expand_shape %extracted_slice_13 [[0], [1, 2]] output_shape [2, 1, 48] : tensor<2x48xf16> into tensor<2x1x48xf16>
    %118 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117, %expanded_38 : tensor<2x7x48xf16>, tensor<2x1x48xf16>) outs(%39 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_46: f16, %out: f16):
      %143 = arith.addf %in, %in_46 : f16
      linalg.yield %143 : f16
    } -> tensor<2x7x48xf16>
    %collapsed_39 = tensor.collapse_shape %118 [[0, 1], [2]] : tensor<2x7x48xf16> into tensor<14x48xf16>
    %119 = tensor.empty() : tensor<48x96xf16>
    %transposed_40 = linalg.transpose ins(%arg6 : tensor<96x48xf16>) outs(%119 : tensor<48x96xf16>) permutation = [1, 0] 
    %120 = tensor.empty() : tensor<96xf32>
    %121 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg7 : tensor<96xf16>) outs(%120 : tensor<96xf32>) {
    ^bb0(%in: f16, %out: f32):
      %143 = arith.extf %in : f16 to f32
      linalg.yield %143 : f32
    } -> tensor<96xf32>
    %122 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_39 : tensor<14x48xf16>) outs(%48 : tensor<14x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %143 = arith.extf %in : f16 to f32
      linalg.yield %143 : f32
    } -> tensor<14x48xf32>
    %123 = tensor.empty() : tensor<48x96xf32>
    %124 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%transposed_40 : tensor<48x96xf16>) outs(%123 : tensor<48x96xf32>) {
    ^bb0(%in: f16, %out: f32):
      %143 = arith.extf %in : f16 to f32
      linalg.yield %143 : f32
    } -> tensor<48x96xf32>
    %125 = tensor.empty() : tensor<14x96xf32>
    %126 = linalg.fill ins(%cst_0 : f32) outs(%125 : tensor<14x96xf32>) -> tensor<14x96xf32>
    %127 = linalg.matmul ins(%122, %124 : tensor<14x48xf32>, tensor<48x96xf32>) outs(%126 : tensor<14x96xf32>) -> tensor<14x96xf32>
    %128 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%127, %121 : tensor<14x96xf32>, tensor<96xf32>) outs(%125 : tensor<14x96xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %143 = arith.addf %in, %in_46 : f32
      linalg.yield %143 : f32
    } -> tensor<14x96xf32>
    %129 = tensor.empty() : tensor<14x96xf16>
    %130 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%128 : tensor<14x96xf32>) outs(%129 : tensor<14x96xf16>) {
    ^bb0(%in: f32, %out: f16):
      %143 = arith.truncf %in : f32 to f16
      linalg.yield %143 : f16
    } -> tensor<14x96xf16>
    %expanded_41 = tensor.expand_shape %130 [[0, 1], [2]] output_shape [2, 7, 96] : tensor<14x96xf16> into tensor<2x7x96xf16>
    %131 = tensor.empty() : tensor<2x7x96xf16>
    %132 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_41 : tensor<2x7x96xf16>) outs(%131 : tensor<2x7x96xf16>) {
    ^bb0(%in: f16, %out: f16):
      %143 = math.fpowi %in, %c3_i64 : f16, i64
      %144 = arith.mulf %143, %cst_3 : f16
      %145 = arith.addf %in, %144 : f16
      %146 = arith.mulf %145, %cst_4 : f16
      %147 = math.tanh %146 : f16
      %148 = arith.addf %147, %cst_5 : f16
      %149 = arith.mulf %148, %cst_6 : f16
      %150 = arith.mulf %in, %149 : f16
      linalg.yield %150 : f16
    } -> tensor<2x7x96xf16>
    %collapsed_42 = tensor.collapse_shape %132 [[0, 1], [2]] : tensor<2x7x96xf16> into tensor<14x96xf16>
    %133 = tensor.empty() : tensor<96x48xf16>
    %transposed_43 = linalg.transpose ins(%arg8 : tensor<48x96xf16>) outs(%133 : tensor<96x48xf16>) permutation = [1, 0] 
    %134 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg9 : tensor<48xf16>) outs(%88 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %143 = arith.extf %in : f16 to f32
      linalg.yield %143 : f32
    } -> tensor<48xf32>
    %135 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_42 : tensor<14x96xf16>) outs(%125 : tensor<14x96xf32>) {
    ^bb0(%in: f16, %out: f32):
      %143 = arith.extf %in : f16 to f32
      linalg.yield %143 : f32
    } -> tensor<14x96xf32>
    %136 = tensor.empty() : tensor<96x48xf32>
    %137 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%transposed_43 : tensor<96x48xf16>) outs(%136 : tensor<96x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %143 = arith.extf %in : f16 to f32
      linalg.yield %143 : f32
    } -> tensor<96x48xf32>
    %138 = linalg.matmul ins(%135, %137 : tensor<14x96xf32>, tensor<96x48xf32>) outs(%93 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %139 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%138, %134 : tensor<14x48xf32>, tensor<48xf32>) outs(%48 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %143 = arith.addf %in, %in_46 : f32
      linalg.yield %143 : f32
    } -> tensor<14x48xf32>
    %140 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%139 : tensor<14x48xf32>) outs(%96 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %143 = arith.truncf %in : f32 to f16
      linalg.yield %143 : f16
    } -> tensor<14x48xf16>
    %expanded_44 = tensor.expand_shape %140 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf16> into tensor<2x7x48xf16>
    %expanded_45 = tensor.expand_shape %extracted_slice_15 [[0], [1, 2]] output_shape [2, 1, 48] : tensor<2x48xf16> into tensor<2x1x48xf16>
    %141 = linalg.generic {indexing_maps = [#map5, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_45, %expanded_44 : tensor<2x1x48xf16>, tensor<2x7x48xf16>) outs(%39 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_46: f16, %out: f16):
      %143 = arith.mulf %in, %in_46 : f16
      linalg.yield %143 : f16
    } -> tensor<2x7x48xf16>
    %142 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99, %141 : tensor<2x7x48xf16>, tensor<2x7x48xf16>) outs(%39 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_46: f16, %out: f16):
      %143 = arith.addf %in, %in_46 : f16
      linalg.yield %143 : f16
    } -> tensor<2x7x48xf16>
    return %142 : tensor<2x7x48xf16>
  }
}
