#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x7x48xbf16>, %arg1: tensor<1x7x16xbf16>, %arg2: tensor<1x7x16xbf16>, %arg3: tensor<48xbf16>, %arg4: tensor<144x48xbf16>, %arg5: tensor<48x48xbf16>, %arg6: tensor<48xbf16>, %arg7: tensor<160x48xbf16>, %arg8: tensor<48x80xbf16>) -> tensor<2x7x48xbf16> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 1.000000e+00 : bf16
    %cst_3 = arith.constant 2.000000e+00 : bf16
    %cst_4 = arith.constant 5.000000e-01 : bf16
    %cst_5 = arith.constant 1.000000e-05 : f64
    %cst_6 = arith.constant 4.800000e+01 : f64
    %cst_7 = arith.constant 4.800000e+01 : f32
    %cst_8 = arith.constant 2.500000e-01 : bf16
    %0 = tensor.empty() : tensor<2x7x48xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xbf16>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %116 = arith.extf %in : bf16 to f32
      linalg.yield %116 : f32
    } -> tensor<2x7x48xf32>
    %2 = tensor.empty() : tensor<2x7x48xf64>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x7x48xf32>) outs(%2 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %116 = arith.extf %in : f32 to f64
      linalg.yield %116 : f64
    } -> tensor<2x7x48xf64>
    %4 = tensor.empty() : tensor<2x7x1xf64>
    %5 = linalg.fill ins(%cst : f64) outs(%4 : tensor<2x7x1xf64>) -> tensor<2x7x1xf64>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<2x7x48xf64>) outs(%5 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %116 = arith.addf %in, %out : f64
      linalg.yield %116 : f64
    } -> tensor<2x7x1xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x7x1xf64>) outs(%4 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %116 = arith.divf %in, %cst_6 : f64
      linalg.yield %116 : f64
    } -> tensor<2x7x1xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %7 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%2 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_38: f64, %out: f64):
      %116 = arith.subf %in, %in_38 : f64
      linalg.yield %116 : f64
    } -> tensor<2x7x48xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %8 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%2 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_38: f64, %out: f64):
      %116 = arith.mulf %in, %in_38 : f64
      linalg.yield %116 : f64
    } -> tensor<2x7x48xf64>
    %10 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9 : tensor<2x7x48xf64>) outs(%5 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %116 = arith.addf %in, %out : f64
      linalg.yield %116 : f64
    } -> tensor<2x7x1xf64>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<2x7x1xf64>) outs(%4 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %116 = arith.divf %in, %cst_6 : f64
      linalg.yield %116 : f64
    } -> tensor<2x7x1xf64>
    %12 = tensor.empty() : tensor<2x7x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x7x1xf64>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %116 = arith.truncf %in : f64 to f32
      linalg.yield %116 : f32
    } -> tensor<2x7x1xf32>
    %14 = linalg.fill ins(%cst_0 : f32) outs(%12 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<2x7x48xf32>) outs(%14 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.addf %in, %out : f32
      linalg.yield %116 : f32
    } -> tensor<2x7x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x7x1xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.divf %in, %cst_7 : f32
      linalg.yield %116 : f32
    } -> tensor<2x7x1xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x7x1xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.truncf %cst_5 : f64 to f32
      %117 = arith.addf %in, %116 : f32
      linalg.yield %117 : f32
    } -> tensor<2x7x1xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x7x1xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = math.rsqrt %in : f32
      linalg.yield %116 : f32
    } -> tensor<2x7x1xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %16 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %116 = arith.subf %in, %in_38 : f32
      linalg.yield %116 : f32
    } -> tensor<2x7x48xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %18 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %116 = arith.mulf %in, %in_38 : f32
      linalg.yield %116 : f32
    } -> tensor<2x7x48xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %arg3 : tensor<2x7x48xf32>, tensor<48xbf16>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_38: bf16, %out: f32):
      %116 = arith.extf %in_38 : bf16 to f32
      %117 = arith.mulf %in, %116 : f32
      linalg.yield %117 : f32
    } -> tensor<2x7x48xf32>
    %22 = tensor.empty() : tensor<2x7x48xbf16>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x7x48xf32>) outs(%22 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %116 = arith.truncf %in : f32 to bf16
      linalg.yield %116 : bf16
    } -> tensor<2x7x48xbf16>
    %24 = tensor.empty() : tensor<48x144xbf16>
    %transposed = linalg.transpose ins(%arg4 : tensor<144x48xbf16>) outs(%24 : tensor<48x144xbf16>) permutation = [1, 0] 
    %25 = tensor.empty() : tensor<2x48x144xbf16>
    %26 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<48x144xbf16>) outs(%25 : tensor<2x48x144xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x144xbf16>
    %27 = tensor.empty() : tensor<2x7x144xf32>
    %28 = linalg.fill ins(%cst_0 : f32) outs(%27 : tensor<2x7x144xf32>) -> tensor<2x7x144xf32>
    %29 = linalg.batch_matmul ins(%23, %26 : tensor<2x7x48xbf16>, tensor<2x48x144xbf16>) outs(%28 : tensor<2x7x144xf32>) -> tensor<2x7x144xf32>
    %30 = tensor.empty() : tensor<2x7x144xbf16>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<2x7x144xf32>) outs(%30 : tensor<2x7x144xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %116 = arith.truncf %in : f32 to bf16
      linalg.yield %116 : bf16
    } -> tensor<2x7x144xbf16>
    %expanded = tensor.expand_shape %31 [[0], [1], [2, 3, 4]] output_shape [2, 7, 3, 3, 16] : tensor<2x7x144xbf16> into tensor<2x7x3x3x16xbf16>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0, 0, 0] [2, 7, 1, 3, 16] [1, 1, 1, 1, 1] : tensor<2x7x3x3x16xbf16> to tensor<2x7x1x3x16xbf16>
    %extracted_slice_9 = tensor.extract_slice %expanded[0, 0, 1, 0, 0] [2, 7, 1, 3, 16] [1, 1, 1, 1, 1] : tensor<2x7x3x3x16xbf16> to tensor<2x7x1x3x16xbf16>
    %extracted_slice_10 = tensor.extract_slice %expanded[0, 0, 2, 0, 0] [2, 7, 1, 3, 16] [1, 1, 1, 1, 1] : tensor<2x7x3x3x16xbf16> to tensor<2x7x1x3x16xbf16>
    %collapsed = tensor.collapse_shape %extracted_slice [[0], [1, 2], [3], [4]] : tensor<2x7x1x3x16xbf16> into tensor<2x7x3x16xbf16>
    %collapsed_11 = tensor.collapse_shape %extracted_slice_9 [[0], [1, 2], [3], [4]] : tensor<2x7x1x3x16xbf16> into tensor<2x7x3x16xbf16>
    %collapsed_12 = tensor.collapse_shape %extracted_slice_10 [[0], [1, 2], [3], [4]] : tensor<2x7x1x3x16xbf16> into tensor<2x7x3x16xbf16>
    %32 = tensor.empty() : tensor<2x3x7x16xbf16>
    %transposed_13 = linalg.transpose ins(%collapsed : tensor<2x7x3x16xbf16>) outs(%32 : tensor<2x3x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %transposed_14 = linalg.transpose ins(%collapsed_11 : tensor<2x7x3x16xbf16>) outs(%32 : tensor<2x3x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %transposed_15 = linalg.transpose ins(%collapsed_12 : tensor<2x7x3x16xbf16>) outs(%32 : tensor<2x3x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %expanded_16 = tensor.expand_shape %arg1 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xbf16> into tensor<1x1x7x16xbf16>
    %expanded_17 = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xbf16> into tensor<1x1x7x16xbf16>
    %33 = tensor.empty() : tensor<2x3x7x16xf32>
    %34 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_13 : tensor<2x3x7x16xbf16>) outs(%33 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %116 = arith.extf %in : bf16 to f32
      linalg.yield %116 : f32
    } -> tensor<2x3x7x16xf32>
    %35 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34, %expanded_16 : tensor<2x3x7x16xf32>, tensor<1x1x7x16xbf16>) outs(%33 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %in_38: bf16, %out: f32):
      %116 = arith.extf %in_38 : bf16 to f32
      %117 = arith.mulf %in, %116 : f32
      linalg.yield %117 : f32
    } -> tensor<2x3x7x16xf32>
    %extracted_slice_18 = tensor.extract_slice %34[0, 0, 0, 0] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xf32> to tensor<2x3x7x8xf32>
    %extracted_slice_19 = tensor.extract_slice %34[0, 0, 0, 8] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xf32> to tensor<2x3x7x8xf32>
    %36 = tensor.empty() : tensor<2x3x7x8xf32>
    %37 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_19 : tensor<2x3x7x8xf32>) outs(%36 : tensor<2x3x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.negf %in : f32
      linalg.yield %116 : f32
    } -> tensor<2x3x7x8xf32>
    %concat = tensor.concat dim(3) %37, %extracted_slice_18 : (tensor<2x3x7x8xf32>, tensor<2x3x7x8xf32>) -> tensor<2x3x7x16xf32>
    %38 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat, %expanded_17 : tensor<2x3x7x16xf32>, tensor<1x1x7x16xbf16>) outs(%33 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %in_38: bf16, %out: f32):
      %116 = arith.extf %in_38 : bf16 to f32
      %117 = arith.mulf %in, %116 : f32
      linalg.yield %117 : f32
    } -> tensor<2x3x7x16xf32>
    %39 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %38 : tensor<2x3x7x16xf32>, tensor<2x3x7x16xf32>) outs(%33 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %116 = arith.addf %in, %in_38 : f32
      linalg.yield %116 : f32
    } -> tensor<2x3x7x16xf32>
    %40 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_14 : tensor<2x3x7x16xbf16>) outs(%33 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %116 = arith.extf %in : bf16 to f32
      linalg.yield %116 : f32
    } -> tensor<2x3x7x16xf32>
    %41 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %expanded_16 : tensor<2x3x7x16xf32>, tensor<1x1x7x16xbf16>) outs(%33 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %in_38: bf16, %out: f32):
      %116 = arith.extf %in_38 : bf16 to f32
      %117 = arith.mulf %in, %116 : f32
      linalg.yield %117 : f32
    } -> tensor<2x3x7x16xf32>
    %extracted_slice_20 = tensor.extract_slice %40[0, 0, 0, 0] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xf32> to tensor<2x3x7x8xf32>
    %extracted_slice_21 = tensor.extract_slice %40[0, 0, 0, 8] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xf32> to tensor<2x3x7x8xf32>
    %42 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_21 : tensor<2x3x7x8xf32>) outs(%36 : tensor<2x3x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.negf %in : f32
      linalg.yield %116 : f32
    } -> tensor<2x3x7x8xf32>
    %concat_22 = tensor.concat dim(3) %42, %extracted_slice_20 : (tensor<2x3x7x8xf32>, tensor<2x3x7x8xf32>) -> tensor<2x3x7x16xf32>
    %43 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_22, %expanded_17 : tensor<2x3x7x16xf32>, tensor<1x1x7x16xbf16>) outs(%33 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %in_38: bf16, %out: f32):
      %116 = arith.extf %in_38 : bf16 to f32
      %117 = arith.mulf %in, %116 : f32
      linalg.yield %117 : f32
    } -> tensor<2x3x7x16xf32>
    %44 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41, %43 : tensor<2x3x7x16xf32>, tensor<2x3x7x16xf32>) outs(%33 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %116 = arith.addf %in, %in_38 : f32
      linalg.yield %116 : f32
    } -> tensor<2x3x7x16xf32>
    %45 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39 : tensor<2x3x7x16xf32>) outs(%32 : tensor<2x3x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %116 = arith.truncf %in : f32 to bf16
      linalg.yield %116 : bf16
    } -> tensor<2x3x7x16xbf16>
    %46 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44 : tensor<2x3x7x16xf32>) outs(%32 : tensor<2x3x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %116 = arith.truncf %in : f32 to bf16
      linalg.yield %116 : bf16
    } -> tensor<2x3x7x16xbf16>
    %47 = tensor.empty() : tensor<2x3x16x7xbf16>
    %transposed_23 = linalg.transpose ins(%46 : tensor<2x3x7x16xbf16>) outs(%47 : tensor<2x3x16x7xbf16>) permutation = [0, 1, 3, 2] 
    %collapsed_24 = tensor.collapse_shape %45 [[0, 1], [2], [3]] : tensor<2x3x7x16xbf16> into tensor<6x7x16xbf16>
    %collapsed_25 = tensor.collapse_shape %transposed_23 [[0, 1], [2], [3]] : tensor<2x3x16x7xbf16> into tensor<6x16x7xbf16>
    %48 = tensor.empty() : tensor<6x7x7xf32>
    %49 = linalg.fill ins(%cst_0 : f32) outs(%48 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %50 = linalg.batch_matmul ins(%collapsed_24, %collapsed_25 : tensor<6x7x16xbf16>, tensor<6x16x7xbf16>) outs(%49 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %51 = tensor.empty() : tensor<6x7x7xbf16>
    %52 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<6x7x7xf32>) outs(%51 : tensor<6x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %116 = arith.truncf %in : f32 to bf16
      linalg.yield %116 : bf16
    } -> tensor<6x7x7xbf16>
    %expanded_26 = tensor.expand_shape %52 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xbf16> into tensor<2x3x7x7xbf16>
    %53 = tensor.empty() : tensor<2x3x7x7xbf16>
    %54 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_26 : tensor<2x3x7x7xbf16>) outs(%53 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %116 = arith.mulf %in, %cst_8 : bf16
      linalg.yield %116 : bf16
    } -> tensor<2x3x7x7xbf16>
    %55 = tensor.empty() : tensor<2x3x7x7xf32>
    %56 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54 : tensor<2x3x7x7xbf16>) outs(%55 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %116 = arith.extf %in : bf16 to f32
      linalg.yield %116 : f32
    } -> tensor<2x3x7x7xf32>
    %57 = tensor.empty() : tensor<2x3x7xi64>
    %58 = linalg.fill ins(%c0_i64 : i64) outs(%57 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %59 = tensor.empty() : tensor<2x3x7xf32>
    %60 = linalg.fill ins(%cst_1 : f32) outs(%59 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %61:2 = linalg.generic {indexing_maps = [#map4, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%56 : tensor<2x3x7x7xf32>) outs(%60, %58 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_38: i64):
      %116 = linalg.index 3 : index
      %117 = arith.index_cast %116 : index to i64
      %118 = arith.maximumf %in, %out : f32
      %119 = arith.cmpf ogt, %in, %out : f32
      %120 = arith.select %119, %117, %out_38 : i64
      linalg.yield %118, %120 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_27 = tensor.expand_shape %61#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %62 = linalg.generic {indexing_maps = [#map4, #map7, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56, %expanded_27 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%55 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %116 = arith.subf %in, %in_38 : f32
      linalg.yield %116 : f32
    } -> tensor<2x3x7x7xf32>
    %63 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62 : tensor<2x3x7x7xf32>) outs(%55 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = math.exp %in : f32
      linalg.yield %116 : f32
    } -> tensor<2x3x7x7xf32>
    %64 = tensor.empty() : tensor<2x3x7x1xf32>
    %65 = linalg.fill ins(%cst_0 : f32) outs(%64 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %66 = linalg.generic {indexing_maps = [#map4, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%63 : tensor<2x3x7x7xf32>) outs(%65 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.addf %in, %out : f32
      linalg.yield %116 : f32
    } -> tensor<2x3x7x1xf32>
    %67 = linalg.generic {indexing_maps = [#map4, #map7, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %66 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%55 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %116 = arith.divf %in, %in_38 : f32
      linalg.yield %116 : f32
    } -> tensor<2x3x7x7xf32>
    %68 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67 : tensor<2x3x7x7xf32>) outs(%53 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %116 = arith.truncf %in : f32 to bf16
      linalg.yield %116 : bf16
    } -> tensor<2x3x7x7xbf16>
    %collapsed_28 = tensor.collapse_shape %68 [[0, 1], [2], [3]] : tensor<2x3x7x7xbf16> into tensor<6x7x7xbf16>
    %collapsed_29 = tensor.collapse_shape %transposed_15 [[0, 1], [2], [3]] : tensor<2x3x7x16xbf16> into tensor<6x7x16xbf16>
    %69 = tensor.empty() : tensor<6x7x16xf32>
    %70 = linalg.fill ins(%cst_0 : f32) outs(%69 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %71 = linalg.batch_matmul ins(%collapsed_28, %collapsed_29 : tensor<6x7x7xbf16>, tensor<6x7x16xbf16>) outs(%70 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %72 = tensor.empty() : tensor<6x7x16xbf16>
    %73 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<6x7x16xf32>) outs(%72 : tensor<6x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %116 = arith.truncf %in : f32 to bf16
      linalg.yield %116 : bf16
    } -> tensor<6x7x16xbf16>
    %expanded_30 = tensor.expand_shape %73 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xbf16> into tensor<2x3x7x16xbf16>
    %74 = tensor.empty() : tensor<2x7x3x16xbf16>
    %transposed_31 = linalg.transpose ins(%expanded_30 : tensor<2x3x7x16xbf16>) outs(%74 : tensor<2x7x3x16xbf16>) permutation = [0, 2, 1, 3] 
    %collapsed_32 = tensor.collapse_shape %transposed_31 [[0], [1], [2, 3]] : tensor<2x7x3x16xbf16> into tensor<2x7x48xbf16>
    %75 = tensor.empty() : tensor<48x48xbf16>
    %transposed_33 = linalg.transpose ins(%arg5 : tensor<48x48xbf16>) outs(%75 : tensor<48x48xbf16>) permutation = [1, 0] 
    %76 = tensor.empty() : tensor<2x48x48xbf16>
    %77 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_33 : tensor<48x48xbf16>) outs(%76 : tensor<2x48x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x48xbf16>
    %78 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %79 = linalg.batch_matmul ins(%collapsed_32, %77 : tensor<2x7x48xbf16>, tensor<2x48x48xbf16>) outs(%78 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %80 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<2x7x48xf32>) outs(%22 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %116 = arith.truncf %in : f32 to bf16
      linalg.yield %116 : bf16
    } -> tensor<2x7x48xbf16>
    %81 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %80 : tensor<2x7x48xbf16>, tensor<2x7x48xbf16>) outs(%22 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_38: bf16, %out: bf16):
      %116 = arith.addf %in, %in_38 : bf16
      linalg.yield %116 : bf16
    } -> tensor<2x7x48xbf16>
    %82 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<2x7x48xbf16>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %116 = arith.extf %in : bf16 to f32
      linalg.yield %116 : f32
    } -> tensor<2x7x48xf32>
    %83 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<2x7x48xf32>) outs(%2 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %116 = arith.extf %in : f32 to f64
      linalg.yield %116 : f64
    } -> tensor<2x7x48xf64>
    %84 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%83 : tensor<2x7x48xf64>) outs(%5 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %116 = arith.addf %in, %out : f64
      linalg.yield %116 : f64
    } -> tensor<2x7x1xf64>
    %85 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84 : tensor<2x7x1xf64>) outs(%4 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %116 = arith.divf %in, %cst_6 : f64
      linalg.yield %116 : f64
    } -> tensor<2x7x1xf64>
    %86 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83, %85 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%2 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_38: f64, %out: f64):
      %116 = arith.subf %in, %in_38 : f64
      linalg.yield %116 : f64
    } -> tensor<2x7x48xf64>
    %87 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %86 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%2 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_38: f64, %out: f64):
      %116 = arith.mulf %in, %in_38 : f64
      linalg.yield %116 : f64
    } -> tensor<2x7x48xf64>
    %88 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%87 : tensor<2x7x48xf64>) outs(%5 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %116 = arith.addf %in, %out : f64
      linalg.yield %116 : f64
    } -> tensor<2x7x1xf64>
    %89 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<2x7x1xf64>) outs(%4 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %116 = arith.divf %in, %cst_6 : f64
      linalg.yield %116 : f64
    } -> tensor<2x7x1xf64>
    %90 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<2x7x1xf64>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %116 = arith.truncf %in : f64 to f32
      linalg.yield %116 : f32
    } -> tensor<2x7x1xf32>
    %91 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%82 : tensor<2x7x48xf32>) outs(%14 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.addf %in, %out : f32
      linalg.yield %116 : f32
    } -> tensor<2x7x1xf32>
    %92 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91 : tensor<2x7x1xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.divf %in, %cst_7 : f32
      linalg.yield %116 : f32
    } -> tensor<2x7x1xf32>
    %93 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<2x7x1xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.truncf %cst_5 : f64 to f32
      %117 = arith.addf %in, %116 : f32
      linalg.yield %117 : f32
    } -> tensor<2x7x1xf32>
    %94 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<2x7x1xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = math.rsqrt %in : f32
      linalg.yield %116 : f32
    } -> tensor<2x7x1xf32>
    %95 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82, %92 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %116 = arith.subf %in, %in_38 : f32
      linalg.yield %116 : f32
    } -> tensor<2x7x48xf32>
    %96 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %94 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %116 = arith.mulf %in, %in_38 : f32
      linalg.yield %116 : f32
    } -> tensor<2x7x48xf32>
    %97 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %arg6 : tensor<2x7x48xf32>, tensor<48xbf16>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_38: bf16, %out: f32):
      %116 = arith.extf %in_38 : bf16 to f32
      %117 = arith.mulf %in, %116 : f32
      linalg.yield %117 : f32
    } -> tensor<2x7x48xf32>
    %98 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<2x7x48xf32>) outs(%22 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %116 = arith.truncf %in : f32 to bf16
      linalg.yield %116 : bf16
    } -> tensor<2x7x48xbf16>
    %99 = tensor.empty() : tensor<48x160xbf16>
    %transposed_34 = linalg.transpose ins(%arg7 : tensor<160x48xbf16>) outs(%99 : tensor<48x160xbf16>) permutation = [1, 0] 
    %100 = tensor.empty() : tensor<2x48x160xbf16>
    %101 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_34 : tensor<48x160xbf16>) outs(%100 : tensor<2x48x160xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x160xbf16>
    %102 = tensor.empty() : tensor<2x7x160xf32>
    %103 = linalg.fill ins(%cst_0 : f32) outs(%102 : tensor<2x7x160xf32>) -> tensor<2x7x160xf32>
    %104 = linalg.batch_matmul ins(%98, %101 : tensor<2x7x48xbf16>, tensor<2x48x160xbf16>) outs(%103 : tensor<2x7x160xf32>) -> tensor<2x7x160xf32>
    %105 = tensor.empty() : tensor<2x7x160xbf16>
    %106 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<2x7x160xf32>) outs(%105 : tensor<2x7x160xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %116 = arith.truncf %in : f32 to bf16
      linalg.yield %116 : bf16
    } -> tensor<2x7x160xbf16>
    %extracted_slice_35 = tensor.extract_slice %106[0, 0, 0] [2, 7, 80] [1, 1, 1] : tensor<2x7x160xbf16> to tensor<2x7x80xbf16>
    %extracted_slice_36 = tensor.extract_slice %106[0, 0, 80] [2, 7, 80] [1, 1, 1] : tensor<2x7x160xbf16> to tensor<2x7x80xbf16>
    %107 = tensor.empty() : tensor<2x7x80xbf16>
    %108 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_35 : tensor<2x7x80xbf16>) outs(%107 : tensor<2x7x80xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %116 = math.sqrt %cst_3 : bf16
      %117 = arith.divf %in, %116 : bf16
      %118 = math.erf %117 : bf16
      %119 = arith.addf %118, %cst_2 : bf16
      %120 = arith.mulf %119, %cst_4 : bf16
      %121 = arith.mulf %in, %120 : bf16
      linalg.yield %121 : bf16
    } -> tensor<2x7x80xbf16>
    %109 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %extracted_slice_36 : tensor<2x7x80xbf16>, tensor<2x7x80xbf16>) outs(%107 : tensor<2x7x80xbf16>) {
    ^bb0(%in: bf16, %in_38: bf16, %out: bf16):
      %116 = arith.mulf %in, %in_38 : bf16
      linalg.yield %116 : bf16
    } -> tensor<2x7x80xbf16>
    %110 = tensor.empty() : tensor<80x48xbf16>
    %transposed_37 = linalg.transpose ins(%arg8 : tensor<48x80xbf16>) outs(%110 : tensor<80x48xbf16>) permutation = [1, 0] 
    %111 = tensor.empty() : tensor<2x80x48xbf16>
    %112 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_37 : tensor<80x48xbf16>) outs(%111 : tensor<2x80x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x80x48xbf16>
    %113 = linalg.batch_matmul ins(%109, %112 : tensor<2x7x80xbf16>, tensor<2x80x48xbf16>) outs(%78 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %114 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113 : tensor<2x7x48xf32>) outs(%22 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %116 = arith.truncf %in : f32 to bf16
      linalg.yield %116 : bf16
    } -> tensor<2x7x48xbf16>
    %115 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %114 : tensor<2x7x48xbf16>, tensor<2x7x48xbf16>) outs(%22 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_38: bf16, %out: bf16):
      %116 = arith.addf %in, %in_38 : bf16
      linalg.yield %116 : bf16
    } -> tensor<2x7x48xbf16>
    return %115 : tensor<2x7x48xbf16>
  }
}
