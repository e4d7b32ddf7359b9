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
  func.func @main(%arg0: tensor<2x7x48xbf16>, %arg1: tensor<2x48xbf16>, %arg2: tensor<144x48xbf16>, %arg3: tensor<144xbf16>, %arg4: tensor<48x48xbf16>, %arg5: tensor<48xbf16>, %arg6: tensor<96x48xbf16>, %arg7: tensor<96xbf16>, %arg8: tensor<48x96xbf16>, %arg9: tensor<48xbf16>, %arg10: tensor<288x48xbf16>, %arg11: tensor<288xbf16>) -> tensor<2x7x48xbf16> {
    %c3_i64 = arith.constant 3 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f64
    %cst_2 = arith.constant 0xFF800000 : f32
    %cst_3 = arith.constant 4.467770e-02 : bf16
    %cst_4 = arith.constant 7.968750e-01 : bf16
    %cst_5 = arith.constant 1.000000e+00 : bf16
    %cst_6 = arith.constant 5.000000e-01 : bf16
    %cst_7 = arith.constant 9.9999999999999995E-7 : f64
    %cst_8 = arith.constant 4.800000e+01 : f64
    %cst_9 = arith.constant 4.800000e+01 : f32
    %cst_10 = arith.constant 2.500000e-01 : bf16
    %0 = tensor.empty() : tensor<2x48xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<2x48xbf16>) outs(%0 : tensor<2x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %124 = arith.extf %in : bf16 to f32
      linalg.yield %124 : f32
    } -> tensor<2x48xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<2x48xf32>) outs(%0 : tensor<2x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.negf %in : f32
      %125 = math.exp %124 : f32
      %126 = arith.addf %125, %cst : f32
      %127 = arith.divf %cst, %126 : f32
      linalg.yield %127 : f32
    } -> tensor<2x48xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %2 : tensor<2x48xf32>, tensor<2x48xf32>) outs(%0 : tensor<2x48xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %124 = arith.mulf %in, %in_40 : f32
      linalg.yield %124 : f32
    } -> tensor<2x48xf32>
    %4 = tensor.empty() : tensor<2x48xbf16>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<2x48xf32>) outs(%4 : tensor<2x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %124 = arith.truncf %in : f32 to bf16
      linalg.yield %124 : bf16
    } -> tensor<2x48xbf16>
    %6 = tensor.empty() : tensor<48x288xbf16>
    %transposed = linalg.transpose ins(%arg10 : tensor<288x48xbf16>) outs(%6 : tensor<48x288xbf16>) permutation = [1, 0] 
    %7 = tensor.empty() : tensor<2x288xf32>
    %8 = linalg.fill ins(%cst_0 : f32) outs(%7 : tensor<2x288xf32>) -> tensor<2x288xf32>
    %9 = linalg.matmul ins(%5, %transposed : tensor<2x48xbf16>, tensor<48x288xbf16>) outs(%8 : tensor<2x288xf32>) -> tensor<2x288xf32>
    %10 = tensor.empty() : tensor<2x288xbf16>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<2x288xf32>) outs(%10 : tensor<2x288xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %124 = arith.truncf %in : f32 to bf16
      linalg.yield %124 : bf16
    } -> tensor<2x288xbf16>
    %12 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %arg11 : tensor<2x288xbf16>, tensor<288xbf16>) outs(%10 : tensor<2x288xbf16>) {
    ^bb0(%in: bf16, %in_40: bf16, %out: bf16):
      %124 = arith.addf %in, %in_40 : bf16
      linalg.yield %124 : bf16
    } -> tensor<2x288xbf16>
    %extracted_slice = tensor.extract_slice %12[0, 0] [2, 48] [1, 1] : tensor<2x288xbf16> to tensor<2x48xbf16>
    %extracted_slice_11 = tensor.extract_slice %12[0, 48] [2, 48] [1, 1] : tensor<2x288xbf16> to tensor<2x48xbf16>
    %extracted_slice_12 = tensor.extract_slice %12[0, 96] [2, 48] [1, 1] : tensor<2x288xbf16> to tensor<2x48xbf16>
    %extracted_slice_13 = tensor.extract_slice %12[0, 144] [2, 48] [1, 1] : tensor<2x288xbf16> to tensor<2x48xbf16>
    %extracted_slice_14 = tensor.extract_slice %12[0, 192] [2, 48] [1, 1] : tensor<2x288xbf16> to tensor<2x48xbf16>
    %extracted_slice_15 = tensor.extract_slice %12[0, 240] [2, 48] [1, 1] : tensor<2x288xbf16> to tensor<2x48xbf16>
    %expanded = tensor.expand_shape %extracted_slice_12 [[0], [1, 2]] output_shape [2, 1, 48] : tensor<2x48xbf16> into tensor<2x1x48xbf16>
    %13 = tensor.empty() : tensor<2x7x48xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xbf16>) outs(%13 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %124 = arith.extf %in : bf16 to f32
      linalg.yield %124 : f32
    } -> tensor<2x7x48xf32>
    %15 = tensor.empty() : tensor<2x7x48xf64>
    %16 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x7x48xf32>) outs(%15 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %124 = arith.extf %in : f32 to f64
      linalg.yield %124 : f64
    } -> tensor<2x7x48xf64>
    %17 = tensor.empty() : tensor<2x7x1xf64>
    %18 = linalg.fill ins(%cst_1 : f64) outs(%17 : tensor<2x7x1xf64>) -> tensor<2x7x1xf64>
    %19 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%16 : tensor<2x7x48xf64>) outs(%18 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %124 = arith.addf %in, %out : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x1xf64>
    %20 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x7x1xf64>) outs(%17 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %124 = arith.divf %in, %cst_8 : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x1xf64>
    %21 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %20 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%15 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_40: f64, %out: f64):
      %124 = arith.subf %in, %in_40 : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x48xf64>
    %22 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %21 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%15 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_40: f64, %out: f64):
      %124 = arith.mulf %in, %in_40 : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x48xf64>
    %23 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%22 : tensor<2x7x48xf64>) outs(%18 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %124 = arith.addf %in, %out : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x1xf64>
    %24 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x7x1xf64>) outs(%17 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %124 = arith.divf %in, %cst_8 : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x1xf64>
    %25 = tensor.empty() : tensor<2x7x1xf32>
    %26 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<2x7x1xf64>) outs(%25 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %124 = arith.truncf %in : f64 to f32
      linalg.yield %124 : f32
    } -> tensor<2x7x1xf32>
    %27 = linalg.fill ins(%cst_0 : f32) outs(%25 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %28 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%14 : tensor<2x7x48xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.addf %in, %out : f32
      linalg.yield %124 : f32
    } -> tensor<2x7x1xf32>
    %29 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<2x7x1xf32>) outs(%25 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.divf %in, %cst_9 : f32
      linalg.yield %124 : f32
    } -> tensor<2x7x1xf32>
    %30 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<2x7x1xf32>) outs(%25 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.truncf %cst_7 : f64 to f32
      %125 = arith.addf %in, %124 : f32
      linalg.yield %125 : f32
    } -> tensor<2x7x1xf32>
    %31 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<2x7x1xf32>) outs(%25 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = math.rsqrt %in : f32
      linalg.yield %124 : f32
    } -> tensor<2x7x1xf32>
    %32 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %29 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%13 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %124 = arith.subf %in, %in_40 : f32
      linalg.yield %124 : f32
    } -> tensor<2x7x48xf32>
    %33 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32, %31 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%13 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %124 = arith.mulf %in, %in_40 : f32
      linalg.yield %124 : f32
    } -> tensor<2x7x48xf32>
    %34 = tensor.empty() : tensor<2x7x48xbf16>
    %35 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<2x7x48xf32>) outs(%34 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %124 = arith.truncf %in : f32 to bf16
      linalg.yield %124 : bf16
    } -> tensor<2x7x48xbf16>
    %expanded_16 = tensor.expand_shape %extracted_slice_11 [[0], [1, 2]] output_shape [2, 1, 48] : tensor<2x48xbf16> into tensor<2x1x48xbf16>
    %36 = tensor.empty() : tensor<2x1x48xbf16>
    %37 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_16 : tensor<2x1x48xbf16>) outs(%36 : tensor<2x1x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %124 = arith.addf %in, %cst_5 : bf16
      linalg.yield %124 : bf16
    } -> tensor<2x1x48xbf16>
    %38 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %37 : tensor<2x7x48xbf16>, tensor<2x1x48xbf16>) outs(%34 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_40: bf16, %out: bf16):
      %124 = arith.mulf %in, %in_40 : bf16
      linalg.yield %124 : bf16
    } -> tensor<2x7x48xbf16>
    %expanded_17 = tensor.expand_shape %extracted_slice [[0], [1, 2]] output_shape [2, 1, 48] : tensor<2x48xbf16> into tensor<2x1x48xbf16>
    %39 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38, %expanded_17 : tensor<2x7x48xbf16>, tensor<2x1x48xbf16>) outs(%34 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_40: bf16, %out: bf16):
      %124 = arith.addf %in, %in_40 : bf16
      linalg.yield %124 : bf16
    } -> tensor<2x7x48xbf16>
    %40 = tensor.empty() : tensor<48x144xbf16>
    %transposed_18 = linalg.transpose ins(%arg2 : tensor<144x48xbf16>) outs(%40 : tensor<48x144xbf16>) permutation = [1, 0] 
    %41 = tensor.empty() : tensor<2x48x144xbf16>
    %42 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_18 : tensor<48x144xbf16>) outs(%41 : tensor<2x48x144xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x144xbf16>
    %43 = tensor.empty() : tensor<2x7x144xf32>
    %44 = linalg.fill ins(%cst_0 : f32) outs(%43 : tensor<2x7x144xf32>) -> tensor<2x7x144xf32>
    %45 = linalg.batch_matmul ins(%39, %42 : tensor<2x7x48xbf16>, tensor<2x48x144xbf16>) outs(%44 : tensor<2x7x144xf32>) -> tensor<2x7x144xf32>
    %46 = tensor.empty() : tensor<2x7x144xbf16>
    %47 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45 : tensor<2x7x144xf32>) outs(%46 : tensor<2x7x144xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %124 = arith.truncf %in : f32 to bf16
      linalg.yield %124 : bf16
    } -> tensor<2x7x144xbf16>
    %48 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47, %arg3 : tensor<2x7x144xbf16>, tensor<144xbf16>) outs(%46 : tensor<2x7x144xbf16>) {
    ^bb0(%in: bf16, %in_40: bf16, %out: bf16):
      %124 = arith.addf %in, %in_40 : bf16
      linalg.yield %124 : bf16
    } -> tensor<2x7x144xbf16>
    %expanded_19 = tensor.expand_shape %48 [[0], [1], [2, 3, 4]] output_shape [2, 7, 3, 3, 16] : tensor<2x7x144xbf16> into tensor<2x7x3x3x16xbf16>
    %49 = tensor.empty() : tensor<3x2x3x7x16xbf16>
    %transposed_20 = linalg.transpose ins(%expanded_19 : tensor<2x7x3x3x16xbf16>) outs(%49 : tensor<3x2x3x7x16xbf16>) permutation = [2, 0, 3, 1, 4] 
    %extracted_slice_21 = tensor.extract_slice %transposed_20[0, 0, 0, 0, 0] [1, 2, 3, 7, 16] [1, 1, 1, 1, 1] : tensor<3x2x3x7x16xbf16> to tensor<1x2x3x7x16xbf16>
    %extracted_slice_22 = tensor.extract_slice %transposed_20[1, 0, 0, 0, 0] [1, 2, 3, 7, 16] [1, 1, 1, 1, 1] : tensor<3x2x3x7x16xbf16> to tensor<1x2x3x7x16xbf16>
    %extracted_slice_23 = tensor.extract_slice %transposed_20[2, 0, 0, 0, 0] [1, 2, 3, 7, 16] [1, 1, 1, 1, 1] : tensor<3x2x3x7x16xbf16> to tensor<1x2x3x7x16xbf16>
    %collapsed = tensor.collapse_shape %extracted_slice_22 [[0, 1], [2], [3], [4]] : tensor<1x2x3x7x16xbf16> into tensor<2x3x7x16xbf16>
    %50 = tensor.empty() : tensor<2x3x16x7xbf16>
    %transposed_24 = linalg.transpose ins(%collapsed : tensor<2x3x7x16xbf16>) outs(%50 : tensor<2x3x16x7xbf16>) permutation = [0, 1, 3, 2] 
    %collapsed_25 = tensor.collapse_shape %extracted_slice_21 [[0, 1, 2], [3], [4]] : tensor<1x2x3x7x16xbf16> into tensor<6x7x16xbf16>
    %collapsed_26 = tensor.collapse_shape %transposed_24 [[0, 1], [2], [3]] : tensor<2x3x16x7xbf16> into tensor<6x16x7xbf16>
    %51 = tensor.empty() : tensor<6x7x7xf32>
    %52 = linalg.fill ins(%cst_0 : f32) outs(%51 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %53 = linalg.batch_matmul ins(%collapsed_25, %collapsed_26 : tensor<6x7x16xbf16>, tensor<6x16x7xbf16>) outs(%52 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %54 = tensor.empty() : tensor<6x7x7xbf16>
    %55 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<6x7x7xf32>) outs(%54 : tensor<6x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %124 = arith.truncf %in : f32 to bf16
      linalg.yield %124 : bf16
    } -> tensor<6x7x7xbf16>
    %expanded_27 = tensor.expand_shape %55 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xbf16> into tensor<2x3x7x7xbf16>
    %56 = tensor.empty() : tensor<2x3x7x7xbf16>
    %57 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_27 : tensor<2x3x7x7xbf16>) outs(%56 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %124 = arith.mulf %in, %cst_10 : bf16
      linalg.yield %124 : bf16
    } -> tensor<2x3x7x7xbf16>
    %58 = tensor.empty() : tensor<2x3x7x7xf32>
    %59 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57 : tensor<2x3x7x7xbf16>) outs(%58 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %124 = arith.extf %in : bf16 to f32
      linalg.yield %124 : f32
    } -> tensor<2x3x7x7xf32>
    %60 = tensor.empty() : tensor<2x3x7xi64>
    %61 = linalg.fill ins(%c0_i64 : i64) outs(%60 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %62 = tensor.empty() : tensor<2x3x7xf32>
    %63 = linalg.fill ins(%cst_2 : f32) outs(%62 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %64:2 = linalg.generic {indexing_maps = [#map7, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%59 : tensor<2x3x7x7xf32>) outs(%63, %61 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_40: i64):
      %124 = linalg.index 3 : index
      %125 = arith.index_cast %124 : index to i64
      %126 = arith.maximumf %in, %out : f32
      %127 = arith.cmpf ogt, %in, %out : f32
      %128 = arith.select %127, %125, %out_40 : i64
      linalg.yield %126, %128 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_28 = tensor.expand_shape %64#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %65 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %expanded_28 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%58 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %124 = arith.subf %in, %in_40 : f32
      linalg.yield %124 : f32
    } -> tensor<2x3x7x7xf32>
    %66 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65 : tensor<2x3x7x7xf32>) outs(%58 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = math.exp %in : f32
      linalg.yield %124 : f32
    } -> tensor<2x3x7x7xf32>
    %67 = tensor.empty() : tensor<2x3x7x1xf32>
    %68 = linalg.fill ins(%cst_0 : f32) outs(%67 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %69 = linalg.generic {indexing_maps = [#map7, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%66 : tensor<2x3x7x7xf32>) outs(%68 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.addf %in, %out : f32
      linalg.yield %124 : f32
    } -> tensor<2x3x7x1xf32>
    %70 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66, %69 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%58 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %124 = arith.divf %in, %in_40 : f32
      linalg.yield %124 : f32
    } -> tensor<2x3x7x7xf32>
    %71 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%70 : tensor<2x3x7x7xf32>) outs(%56 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %124 = arith.truncf %in : f32 to bf16
      linalg.yield %124 : bf16
    } -> tensor<2x3x7x7xbf16>
    %collapsed_29 = tensor.collapse_shape %71 [[0, 1], [2], [3]] : tensor<2x3x7x7xbf16> into tensor<6x7x7xbf16>
    %collapsed_30 = tensor.collapse_shape %extracted_slice_23 [[0, 1, 2], [3], [4]] : tensor<1x2x3x7x16xbf16> into tensor<6x7x16xbf16>
    %72 = tensor.empty() : tensor<6x7x16xf32>
    %73 = linalg.fill ins(%cst_0 : f32) outs(%72 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %74 = linalg.batch_matmul ins(%collapsed_29, %collapsed_30 : tensor<6x7x7xbf16>, tensor<6x7x16xbf16>) outs(%73 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %75 = tensor.empty() : tensor<6x7x16xbf16>
    %76 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<6x7x16xf32>) outs(%75 : tensor<6x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %124 = arith.truncf %in : f32 to bf16
      linalg.yield %124 : bf16
    } -> tensor<6x7x16xbf16>
    %expanded_31 = tensor.expand_shape %76 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xbf16> into tensor<2x3x7x16xbf16>
    %77 = tensor.empty() : tensor<2x7x3x16xbf16>
    %transposed_32 = linalg.transpose ins(%expanded_31 : tensor<2x3x7x16xbf16>) outs(%77 : tensor<2x7x3x16xbf16>) permutation = [0, 2, 1, 3] 
    %collapsed_33 = tensor.collapse_shape %transposed_32 [[0], [1], [2, 3]] : tensor<2x7x3x16xbf16> into tensor<2x7x48xbf16>
    %78 = tensor.empty() : tensor<48x48xbf16>
    %transposed_34 = linalg.transpose ins(%arg4 : tensor<48x48xbf16>) outs(%78 : tensor<48x48xbf16>) permutation = [1, 0] 
    %79 = tensor.empty() : tensor<2x48x48xbf16>
    %80 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_34 : tensor<48x48xbf16>) outs(%79 : tensor<2x48x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x48xbf16>
    %81 = linalg.fill ins(%cst_0 : f32) outs(%13 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %82 = linalg.batch_matmul ins(%collapsed_33, %80 : tensor<2x7x48xbf16>, tensor<2x48x48xbf16>) outs(%81 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %83 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<2x7x48xf32>) outs(%34 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %124 = arith.truncf %in : f32 to bf16
      linalg.yield %124 : bf16
    } -> tensor<2x7x48xbf16>
    %84 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83, %arg5 : tensor<2x7x48xbf16>, tensor<48xbf16>) outs(%34 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_40: bf16, %out: bf16):
      %124 = arith.addf %in, %in_40 : bf16
      linalg.yield %124 : bf16
    } -> tensor<2x7x48xbf16>
    %85 = linalg.generic {indexing_maps = [#map4, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %84 : tensor<2x1x48xbf16>, tensor<2x7x48xbf16>) outs(%34 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_40: bf16, %out: bf16):
      %124 = arith.mulf %in, %in_40 : bf16
      linalg.yield %124 : bf16
    } -> tensor<2x7x48xbf16>
    %86 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %85 : tensor<2x7x48xbf16>, tensor<2x7x48xbf16>) outs(%34 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_40: bf16, %out: bf16):
      %124 = arith.addf %in, %in_40 : bf16
      linalg.yield %124 : bf16
    } -> tensor<2x7x48xbf16>
    %87 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<2x7x48xbf16>) outs(%13 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %124 = arith.extf %in : bf16 to f32
      linalg.yield %124 : f32
    } -> tensor<2x7x48xf32>
    %88 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<2x7x48xf32>) outs(%15 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %124 = arith.extf %in : f32 to f64
      linalg.yield %124 : f64
    } -> tensor<2x7x48xf64>
    %89 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%88 : tensor<2x7x48xf64>) outs(%18 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %124 = arith.addf %in, %out : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x1xf64>
    %90 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<2x7x1xf64>) outs(%17 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %124 = arith.divf %in, %cst_8 : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x1xf64>
    %91 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88, %90 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%15 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_40: f64, %out: f64):
      %124 = arith.subf %in, %in_40 : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x48xf64>
    %92 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91, %91 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%15 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_40: f64, %out: f64):
      %124 = arith.mulf %in, %in_40 : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x48xf64>
    %93 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%92 : tensor<2x7x48xf64>) outs(%18 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %124 = arith.addf %in, %out : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x1xf64>
    %94 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<2x7x1xf64>) outs(%17 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %124 = arith.divf %in, %cst_8 : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x1xf64>
    %95 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<2x7x1xf64>) outs(%25 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %124 = arith.truncf %in : f64 to f32
      linalg.yield %124 : f32
    } -> tensor<2x7x1xf32>
    %96 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%87 : tensor<2x7x48xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.addf %in, %out : f32
      linalg.yield %124 : f32
    } -> tensor<2x7x1xf32>
    %97 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<2x7x1xf32>) outs(%25 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.divf %in, %cst_9 : f32
      linalg.yield %124 : f32
    } -> tensor<2x7x1xf32>
    %98 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<2x7x1xf32>) outs(%25 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.truncf %cst_7 : f64 to f32
      %125 = arith.addf %in, %124 : f32
      linalg.yield %125 : f32
    } -> tensor<2x7x1xf32>
    %99 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<2x7x1xf32>) outs(%25 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = math.rsqrt %in : f32
      linalg.yield %124 : f32
    } -> tensor<2x7x1xf32>
    %100 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %97 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%13 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %124 = arith.subf %in, %in_40 : f32
      linalg.yield %124 : f32
    } -> tensor<2x7x48xf32>
    %101 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100, %99 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%13 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %124 = arith.mulf %in, %in_40 : f32
      linalg.yield %124 : f32
    } -> tensor<2x7x48xf32>
    %102 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<2x7x48xf32>) outs(%34 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %124 = arith.truncf %in : f32 to bf16
      linalg.yield %124 : bf16
    } -> tensor<2x7x48xbf16>
    %expanded_35 = tensor.expand_shape %extracted_slice_14 [[0], [1, 2]] output_shape [2, 1, 48] : tensor<2x48xbf16> into tensor<2x1x48xbf16>
    %103 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_35 : tensor<2x1x48xbf16>) outs(%36 : tensor<2x1x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %124 = arith.addf %in, %cst_5 : bf16
      linalg.yield %124 : bf16
    } -> tensor<2x1x48xbf16>
    %104 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %103 : tensor<2x7x48xbf16>, tensor<2x1x48xbf16>) outs(%34 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_40: bf16, %out: bf16):
      %124 = arith.mulf %in, %in_40 : bf16
      linalg.yield %124 : bf16
    } -> tensor<2x7x48xbf16>
    %expanded_36 = tensor.expand_shape %extracted_slice_13 [[0], [1, 2]] output_shape [2, 1, 48] : tensor<2x48xbf16> into tensor<2x1x48xbf16>
    %105 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %expanded_36 : tensor<2x7x48xbf16>, tensor<2x1x48xbf16>) outs(%34 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_40: bf16, %out: bf16):
      %124 = arith.addf %in, %in_40 : bf16
      linalg.yield %124 : bf16
    } -> tensor<2x7x48xbf16>
    %106 = tensor.empty() : tensor<48x96xbf16>
    %transposed_37 = linalg.transpose ins(%arg6 : tensor<96x48xbf16>) outs(%106 : tensor<48x96xbf16>) permutation = [1, 0] 
    %107 = tensor.empty() : tensor<2x48x96xbf16>
    %108 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_37 : tensor<48x96xbf16>) outs(%107 : tensor<2x48x96xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x96xbf16>
    %109 = tensor.empty() : tensor<2x7x96xf32>
    %110 = linalg.fill ins(%cst_0 : f32) outs(%109 : tensor<2x7x96xf32>) -> tensor<2x7x96xf32>
    %111 = linalg.batch_matmul ins(%105, %108 : tensor<2x7x48xbf16>, tensor<2x48x96xbf16>) outs(%110 : tensor<2x7x96xf32>) -> tensor<2x7x96xf32>
    %112 = tensor.empty() : tensor<2x7x96xbf16>
    %113 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111 : tensor<2x7x96xf32>) outs(%112 : tensor<2x7x96xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %124 = arith.truncf %in : f32 to bf16
      linalg.yield %124 : bf16
    } -> tensor<2x7x96xbf16>
    %114 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113, %arg7 : tensor<2x7x96xbf16>, tensor<96xbf16>) outs(%112 : tensor<2x7x96xbf16>) {
    ^bb0(%in: bf16, %in_40: bf16, %out: bf16):
      %124 = arith.addf %in, %in_40 : bf16
      linalg.yield %124 : bf16
    } -> tensor<2x7x96xbf16>
    %115 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<2x7x96xbf16>) outs(%112 : tensor<2x7x96xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %124 = math.fpowi %in, %c3_i64 : bf16, i64
      %125 = arith.mulf %124, %cst_3 : bf16
      %126 = arith.addf %in, %125 : bf16
      %127 = arith.mulf %126, %cst_4 : bf16
      %128 = math.tanh %127 : bf16
      %129 = arith.addf %128, %cst_5 : bf16
      %130 = arith.mulf %129, %cst_6 : bf16
      %131 = arith.mulf %in, %130 : bf16
      linalg.yield %131 : bf16
    } -> tensor<2x7x96xbf16>
    %116 = tensor.empty() : tensor<96x48xbf16>
    %transposed_38 = linalg.transpose ins(%arg8 : tensor<48x96xbf16>) outs(%116 : tensor<96x48xbf16>) permutation = [1, 0] 
    %117 = tensor.empty() : tensor<2x96x48xbf16>
    %118 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_38 : tensor<96x48xbf16>) outs(%117 : tensor<2x96x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x96x48xbf16>
    %119 = linalg.batch_matmul ins(%115, %118 : tensor<2x7x96xbf16>, tensor<2x96x48xbf16>) outs(%81 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %120 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119 : tensor<2x7x48xf32>) outs(%34 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %124 = arith.truncf %in : f32 to bf16
      linalg.yield %124 : bf16
    } -> tensor<2x7x48xbf16>
    %121 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120, %arg9 : tensor<2x7x48xbf16>, tensor<48xbf16>) outs(%34 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_40: bf16, %out: bf16):
      %124 = arith.addf %in, %in_40 : bf16
      linalg.yield %124 : bf16
    } -> tensor<2x7x48xbf16>
    %expanded_39 = tensor.expand_shape %extracted_slice_15 [[0], [1, 2]] output_shape [2, 1, 48] : tensor<2x48xbf16> into tensor<2x1x48xbf16>
    %122 = linalg.generic {indexing_maps = [#map4, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_39, %121 : tensor<2x1x48xbf16>, tensor<2x7x48xbf16>) outs(%34 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_40: bf16, %out: bf16):
      %124 = arith.mulf %in, %in_40 : bf16
      linalg.yield %124 : bf16
    } -> tensor<2x7x48xbf16>
    %123 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %122 : tensor<2x7x48xbf16>, tensor<2x7x48xbf16>) outs(%34 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_40: bf16, %out: bf16):
      %124 = arith.addf %in, %in_40 : bf16
      linalg.yield %124 : bf16
    } -> tensor<2x7x48xbf16>
    return %123 : tensor<2x7x48xbf16>
  }
}
