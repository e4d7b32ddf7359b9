#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map7 = affine_map<(d0, d1) -> (d0, d1)>
#map8 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<2x7x48xbf16>, %arg1: tensor<144x48xbf16>, %arg2: tensor<144xbf16>, %arg3: tensor<48x48xbf16>, %arg4: tensor<48xbf16>, %arg5: tensor<80x48xbf16>, %arg6: tensor<80xbf16>, %arg7: tensor<48x80xbf16>, %arg8: tensor<48xbf16>, %arg9: tensor<48xbf16>, %arg10: tensor<48xbf16>, %arg11: tensor<48xbf16>, %arg12: tensor<48xbf16>) -> tensor<2x7x48xbf16> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_2 = arith.constant 1.000000e+00 : bf16
    %cst_3 = arith.constant 2.000000e+00 : bf16
    %cst_4 = arith.constant 5.000000e-01 : bf16
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<2x3x7x7xf32>
    %cst_6 = arith.constant 0xFFF0000000000000 : f64
    %cst_7 = arith.constant 1.000000e-05 : f64
    %cst_8 = arith.constant 4.800000e+01 : f64
    %cst_9 = arith.constant 4.800000e+01 : f32
    %cst_10 = arith.constant 5.000000e-01 : f32
    %0 = tensor.empty() : tensor<2x7x48xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xbf16>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %120 = arith.extf %in : bf16 to f32
      linalg.yield %120 : f32
    } -> tensor<2x7x48xf32>
    %2 = tensor.empty() : tensor<2x7x48xf64>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x7x48xf32>) outs(%2 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %120 = arith.extf %in : f32 to f64
      linalg.yield %120 : f64
    } -> tensor<2x7x48xf64>
    %4 = tensor.empty() : tensor<2x7x1xf64>
    %5 = linalg.fill ins(%cst : f64) outs(%4 : tensor<2x7x1xf64>) -> tensor<2x7x1xf64>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<2x7x48xf64>) outs(%5 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %120 = arith.addf %in, %out : f64
      linalg.yield %120 : f64
    } -> tensor<2x7x1xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x7x1xf64>) outs(%4 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %120 = arith.divf %in, %cst_8 : f64
      linalg.yield %120 : f64
    } -> tensor<2x7x1xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %7 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%2 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_44: f64, %out: f64):
      %120 = arith.subf %in, %in_44 : f64
      linalg.yield %120 : f64
    } -> tensor<2x7x48xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %8 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%2 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_44: f64, %out: f64):
      %120 = arith.mulf %in, %in_44 : f64
      linalg.yield %120 : f64
    } -> tensor<2x7x48xf64>
    %10 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9 : tensor<2x7x48xf64>) outs(%5 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %120 = arith.addf %in, %out : f64
      linalg.yield %120 : f64
    } -> tensor<2x7x1xf64>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<2x7x1xf64>) outs(%4 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %120 = arith.divf %in, %cst_8 : f64
      linalg.yield %120 : f64
    } -> tensor<2x7x1xf64>
    %12 = tensor.empty() : tensor<2x7x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x7x1xf64>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %120 = arith.truncf %in : f64 to f32
      linalg.yield %120 : f32
    } -> tensor<2x7x1xf32>
    %14 = linalg.fill ins(%cst_0 : f32) outs(%12 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<2x7x48xf32>) outs(%14 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %120 = arith.addf %in, %out : f32
      linalg.yield %120 : f32
    } -> tensor<2x7x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x7x1xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %120 = arith.divf %in, %cst_9 : f32
      linalg.yield %120 : f32
    } -> tensor<2x7x1xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x7x1xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %120 = arith.truncf %cst_7 : f64 to f32
      %121 = arith.addf %in, %120 : f32
      linalg.yield %121 : f32
    } -> tensor<2x7x1xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x7x1xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %120 = math.rsqrt %in : f32
      linalg.yield %120 : f32
    } -> tensor<2x7x1xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %16 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %120 = arith.subf %in, %in_44 : f32
      linalg.yield %120 : f32
    } -> tensor<2x7x48xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %18 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %120 = arith.mulf %in, %in_44 : f32
      linalg.yield %120 : f32
    } -> tensor<2x7x48xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %arg9 : tensor<2x7x48xf32>, tensor<48xbf16>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_44: bf16, %out: f32):
      %120 = arith.extf %in_44 : bf16 to f32
      %121 = arith.mulf %in, %120 : f32
      linalg.yield %121 : f32
    } -> tensor<2x7x48xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %arg10 : tensor<2x7x48xf32>, tensor<48xbf16>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_44: bf16, %out: f32):
      %120 = arith.extf %in_44 : bf16 to f32
      %121 = arith.addf %in, %120 : f32
      linalg.yield %121 : f32
    } -> tensor<2x7x48xf32>
    %23 = tensor.empty() : tensor<2x7x48xbf16>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<2x7x48xf32>) outs(%23 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %120 = arith.truncf %in : f32 to bf16
      linalg.yield %120 : bf16
    } -> tensor<2x7x48xbf16>
    %25 = tensor.empty() : tensor<7x2x48xbf16>
    %transposed = linalg.transpose ins(%24 : tensor<2x7x48xbf16>) outs(%25 : tensor<7x2x48xbf16>) permutation = [1, 0, 2] 
    %extracted_slice = tensor.extract_slice %arg1[0, 0] [48, 48] [1, 1] : tensor<144x48xbf16> to tensor<48x48xbf16>
    %extracted_slice_11 = tensor.extract_slice %arg1[48, 0] [48, 48] [1, 1] : tensor<144x48xbf16> to tensor<48x48xbf16>
    %extracted_slice_12 = tensor.extract_slice %arg1[96, 0] [48, 48] [1, 1] : tensor<144x48xbf16> to tensor<48x48xbf16>
    %extracted_slice_13 = tensor.extract_slice %arg2[0] [48] [1] : tensor<144xbf16> to tensor<48xbf16>
    %extracted_slice_14 = tensor.extract_slice %arg2[48] [48] [1] : tensor<144xbf16> to tensor<48xbf16>
    %extracted_slice_15 = tensor.extract_slice %arg2[96] [48] [1] : tensor<144xbf16> to tensor<48xbf16>
    %26 = tensor.empty() : tensor<48x48xbf16>
    %transposed_16 = linalg.transpose ins(%extracted_slice : tensor<48x48xbf16>) outs(%26 : tensor<48x48xbf16>) permutation = [1, 0] 
    %27 = tensor.empty() : tensor<7x48x48xbf16>
    %28 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_16 : tensor<48x48xbf16>) outs(%27 : tensor<7x48x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<7x48x48xbf16>
    %29 = tensor.empty() : tensor<7x2x48xf32>
    %30 = linalg.fill ins(%cst_0 : f32) outs(%29 : tensor<7x2x48xf32>) -> tensor<7x2x48xf32>
    %31 = linalg.batch_matmul ins(%transposed, %28 : tensor<7x2x48xbf16>, tensor<7x48x48xbf16>) outs(%30 : tensor<7x2x48xf32>) -> tensor<7x2x48xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<7x2x48xf32>) outs(%25 : tensor<7x2x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %120 = arith.truncf %in : f32 to bf16
      linalg.yield %120 : bf16
    } -> tensor<7x2x48xbf16>
    %33 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32, %extracted_slice_13 : tensor<7x2x48xbf16>, tensor<48xbf16>) outs(%25 : tensor<7x2x48xbf16>) {
    ^bb0(%in: bf16, %in_44: bf16, %out: bf16):
      %120 = arith.addf %in, %in_44 : bf16
      linalg.yield %120 : bf16
    } -> tensor<7x2x48xbf16>
    %transposed_17 = linalg.transpose ins(%extracted_slice_11 : tensor<48x48xbf16>) outs(%26 : tensor<48x48xbf16>) permutation = [1, 0] 
    %34 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_17 : tensor<48x48xbf16>) outs(%27 : tensor<7x48x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<7x48x48xbf16>
    %35 = linalg.batch_matmul ins(%transposed, %34 : tensor<7x2x48xbf16>, tensor<7x48x48xbf16>) outs(%30 : tensor<7x2x48xf32>) -> tensor<7x2x48xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<7x2x48xf32>) outs(%25 : tensor<7x2x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %120 = arith.truncf %in : f32 to bf16
      linalg.yield %120 : bf16
    } -> tensor<7x2x48xbf16>
    %37 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36, %extracted_slice_14 : tensor<7x2x48xbf16>, tensor<48xbf16>) outs(%25 : tensor<7x2x48xbf16>) {
    ^bb0(%in: bf16, %in_44: bf16, %out: bf16):
      %120 = arith.addf %in, %in_44 : bf16
      linalg.yield %120 : bf16
    } -> tensor<7x2x48xbf16>
    %transposed_18 = linalg.transpose ins(%extracted_slice_12 : tensor<48x48xbf16>) outs(%26 : tensor<48x48xbf16>) permutation = [1, 0] 
    %38 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_18 : tensor<48x48xbf16>) outs(%27 : tensor<7x48x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<7x48x48xbf16>
    %39 = linalg.batch_matmul ins(%transposed, %38 : tensor<7x2x48xbf16>, tensor<7x48x48xbf16>) outs(%30 : tensor<7x2x48xf32>) -> tensor<7x2x48xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<7x2x48xf32>) outs(%25 : tensor<7x2x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %120 = arith.truncf %in : f32 to bf16
      linalg.yield %120 : bf16
    } -> tensor<7x2x48xbf16>
    %41 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40, %extracted_slice_15 : tensor<7x2x48xbf16>, tensor<48xbf16>) outs(%25 : tensor<7x2x48xbf16>) {
    ^bb0(%in: bf16, %in_44: bf16, %out: bf16):
      %120 = arith.addf %in, %in_44 : bf16
      linalg.yield %120 : bf16
    } -> tensor<7x2x48xbf16>
    %collapsed = tensor.collapse_shape %33 [[0], [1, 2]] : tensor<7x2x48xbf16> into tensor<7x96xbf16>
    %expanded = tensor.expand_shape %collapsed [[0], [1, 2]] output_shape [7, 6, 16] : tensor<7x96xbf16> into tensor<7x6x16xbf16>
    %42 = tensor.empty() : tensor<6x7x16xbf16>
    %transposed_19 = linalg.transpose ins(%expanded : tensor<7x6x16xbf16>) outs(%42 : tensor<6x7x16xbf16>) permutation = [1, 0, 2] 
    %collapsed_20 = tensor.collapse_shape %37 [[0], [1, 2]] : tensor<7x2x48xbf16> into tensor<7x96xbf16>
    %expanded_21 = tensor.expand_shape %collapsed_20 [[0], [1, 2]] output_shape [7, 6, 16] : tensor<7x96xbf16> into tensor<7x6x16xbf16>
    %transposed_22 = linalg.transpose ins(%expanded_21 : tensor<7x6x16xbf16>) outs(%42 : tensor<6x7x16xbf16>) permutation = [1, 0, 2] 
    %collapsed_23 = tensor.collapse_shape %41 [[0], [1, 2]] : tensor<7x2x48xbf16> into tensor<7x96xbf16>
    %expanded_24 = tensor.expand_shape %collapsed_23 [[0], [1, 2]] output_shape [7, 6, 16] : tensor<7x96xbf16> into tensor<7x6x16xbf16>
    %transposed_25 = linalg.transpose ins(%expanded_24 : tensor<7x6x16xbf16>) outs(%42 : tensor<6x7x16xbf16>) permutation = [1, 0, 2] 
    %expanded_26 = tensor.expand_shape %transposed_19 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xbf16> into tensor<2x3x7x16xbf16>
    %expanded_27 = tensor.expand_shape %transposed_22 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xbf16> into tensor<2x3x7x16xbf16>
    %expanded_28 = tensor.expand_shape %transposed_25 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xbf16> into tensor<2x3x7x16xbf16>
    %43 = tensor.empty() : tensor<2x3x7x16xf32>
    %44 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_26 : tensor<2x3x7x16xbf16>) outs(%43 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %120 = arith.extf %in : bf16 to f32
      linalg.yield %120 : f32
    } -> tensor<2x3x7x16xf32>
    %45 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_27 : tensor<2x3x7x16xbf16>) outs(%43 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %120 = arith.extf %in : bf16 to f32
      linalg.yield %120 : f32
    } -> tensor<2x3x7x16xf32>
    %46 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_28 : tensor<2x3x7x16xbf16>) outs(%43 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %120 = arith.extf %in : bf16 to f32
      linalg.yield %120 : f32
    } -> tensor<2x3x7x16xf32>
    %47 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44 : tensor<2x3x7x16xf32>) outs(%43 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %120 = arith.mulf %in, %cst_10 : f32
      linalg.yield %120 : f32
    } -> tensor<2x3x7x16xf32>
    %48 = tensor.empty() : tensor<2x3x16x7xf32>
    %transposed_29 = linalg.transpose ins(%45 : tensor<2x3x7x16xf32>) outs(%48 : tensor<2x3x16x7xf32>) permutation = [0, 1, 3, 2] 
    %49 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_29 : tensor<2x3x16x7xf32>) outs(%48 : tensor<2x3x16x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %120 = arith.mulf %in, %cst_10 : f32
      linalg.yield %120 : f32
    } -> tensor<2x3x16x7xf32>
    %collapsed_30 = tensor.collapse_shape %47 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %collapsed_31 = tensor.collapse_shape %49 [[0, 1], [2], [3]] : tensor<2x3x16x7xf32> into tensor<6x16x7xf32>
    %50 = tensor.empty() : tensor<6x7x7xf32>
    %51 = linalg.fill ins(%cst_0 : f32) outs(%50 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %52 = linalg.batch_matmul ins(%collapsed_30, %collapsed_31 : tensor<6x7x16xf32>, tensor<6x16x7xf32>) outs(%51 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %expanded_32 = tensor.expand_shape %52 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf32> into tensor<2x3x7x7xf32>
    %53 = tensor.empty() : tensor<2x3x7xi64>
    %54 = linalg.fill ins(%c0_i64 : i64) outs(%53 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %55 = tensor.empty() : tensor<2x3x7xf32>
    %56 = linalg.fill ins(%cst_1 : f32) outs(%55 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %57:2 = linalg.generic {indexing_maps = [#map4, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_32 : tensor<2x3x7x7xf32>) outs(%56, %54 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_44: i64):
      %120 = linalg.index 3 : index
      %121 = arith.index_cast %120 : index to i64
      %122 = arith.maximumf %in, %out : f32
      %123 = arith.cmpf ogt, %in, %out : f32
      %124 = arith.select %123, %121, %out_44 : i64
      linalg.yield %122, %124 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_33 = tensor.expand_shape %57#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %58 = tensor.empty() : tensor<2x3x7x7xf32>
    %59 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_32, %expanded_33 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%58 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %120 = arith.subf %in, %in_44 : f32
      linalg.yield %120 : f32
    } -> tensor<2x3x7x7xf32>
    %60 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59 : tensor<2x3x7x7xf32>) outs(%58 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %120 = math.exp %in : f32
      linalg.yield %120 : f32
    } -> tensor<2x3x7x7xf32>
    %61 = tensor.empty() : tensor<2x3x7x1xf32>
    %62 = linalg.fill ins(%cst_0 : f32) outs(%61 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %63 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%60 : tensor<2x3x7x7xf32>) outs(%62 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %120 = arith.addf %in, %out : f32
      linalg.yield %120 : f32
    } -> tensor<2x3x7x1xf32>
    %64 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60, %63 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%58 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %120 = arith.divf %in, %in_44 : f32
      linalg.yield %120 : f32
    } -> tensor<2x3x7x7xf32>
    %65 = tensor.empty() : tensor<2x3x7x7xi1>
    %66 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_32 : tensor<2x3x7x7xf32>) outs(%65 : tensor<2x3x7x7xi1>) {
    ^bb0(%in: f32, %out: i1):
      %120 = arith.extf %in : f32 to f64
      %121 = arith.cmpf oeq, %120, %cst_6 : f64
      linalg.yield %121 : i1
    } -> tensor<2x3x7x7xi1>
    %67 = tensor.empty() : tensor<2x3x7x1xi1>
    %68 = linalg.fill ins(%true : i1) outs(%67 : tensor<2x3x7x1xi1>) -> tensor<2x3x7x1xi1>
    %69 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%66 : tensor<2x3x7x7xi1>) outs(%68 : tensor<2x3x7x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %120 = arith.andi %in, %out : i1
      linalg.yield %120 : i1
    } -> tensor<2x3x7x1xi1>
    %70 = linalg.generic {indexing_maps = [#map6, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69, %cst_5, %64 : tensor<2x3x7x1xi1>, tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) outs(%58 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: i1, %in_44: f32, %in_45: f32, %out: f32):
      %120 = arith.select %in, %in_44, %in_45 : f32
      linalg.yield %120 : f32
    } -> tensor<2x3x7x7xf32>
    %collapsed_34 = tensor.collapse_shape %70 [[0, 1], [2], [3]] : tensor<2x3x7x7xf32> into tensor<6x7x7xf32>
    %collapsed_35 = tensor.collapse_shape %46 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %71 = tensor.empty() : tensor<6x7x16xf32>
    %72 = linalg.fill ins(%cst_0 : f32) outs(%71 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %73 = linalg.batch_matmul ins(%collapsed_34, %collapsed_35 : tensor<6x7x7xf32>, tensor<6x7x16xf32>) outs(%72 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %expanded_36 = tensor.expand_shape %73 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    %74 = tensor.empty() : tensor<2x3x7x16xbf16>
    %75 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_36 : tensor<2x3x7x16xf32>) outs(%74 : tensor<2x3x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %120 = arith.truncf %in : f32 to bf16
      linalg.yield %120 : bf16
    } -> tensor<2x3x7x16xbf16>
    %76 = tensor.empty() : tensor<7x2x3x16xbf16>
    %transposed_37 = linalg.transpose ins(%75 : tensor<2x3x7x16xbf16>) outs(%76 : tensor<7x2x3x16xbf16>) permutation = [2, 0, 1, 3] 
    %collapsed_38 = tensor.collapse_shape %transposed_37 [[0, 1], [2, 3]] : tensor<7x2x3x16xbf16> into tensor<14x48xbf16>
    %transposed_39 = linalg.transpose ins(%arg3 : tensor<48x48xbf16>) outs(%26 : tensor<48x48xbf16>) permutation = [1, 0] 
    %77 = tensor.empty() : tensor<14x48xf32>
    %78 = linalg.fill ins(%cst_0 : f32) outs(%77 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %79 = linalg.matmul ins(%collapsed_38, %transposed_39 : tensor<14x48xbf16>, tensor<48x48xbf16>) outs(%78 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %80 = tensor.empty() : tensor<14x48xbf16>
    %81 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%79 : tensor<14x48xf32>) outs(%80 : tensor<14x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %120 = arith.truncf %in : f32 to bf16
      linalg.yield %120 : bf16
    } -> tensor<14x48xbf16>
    %82 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel"]} ins(%81, %arg4 : tensor<14x48xbf16>, tensor<48xbf16>) outs(%80 : tensor<14x48xbf16>) {
    ^bb0(%in: bf16, %in_44: bf16, %out: bf16):
      %120 = arith.addf %in, %in_44 : bf16
      linalg.yield %120 : bf16
    } -> tensor<14x48xbf16>
    %expanded_40 = tensor.expand_shape %82 [[0, 1], [2]] output_shape [7, 2, 48] : tensor<14x48xbf16> into tensor<7x2x48xbf16>
    %transposed_41 = linalg.transpose ins(%expanded_40 : tensor<7x2x48xbf16>) outs(%23 : tensor<2x7x48xbf16>) permutation = [1, 0, 2] 
    %83 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %transposed_41 : tensor<2x7x48xbf16>, tensor<2x7x48xbf16>) outs(%23 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_44: bf16, %out: bf16):
      %120 = arith.addf %in, %in_44 : bf16
      linalg.yield %120 : bf16
    } -> tensor<2x7x48xbf16>
    %84 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<2x7x48xbf16>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %120 = arith.extf %in : bf16 to f32
      linalg.yield %120 : f32
    } -> tensor<2x7x48xf32>
    %85 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84 : tensor<2x7x48xf32>) outs(%2 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %120 = arith.extf %in : f32 to f64
      linalg.yield %120 : f64
    } -> tensor<2x7x48xf64>
    %86 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%85 : tensor<2x7x48xf64>) outs(%5 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %120 = arith.addf %in, %out : f64
      linalg.yield %120 : f64
    } -> tensor<2x7x1xf64>
    %87 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<2x7x1xf64>) outs(%4 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %120 = arith.divf %in, %cst_8 : f64
      linalg.yield %120 : f64
    } -> tensor<2x7x1xf64>
    %88 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %87 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%2 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_44: f64, %out: f64):
      %120 = arith.subf %in, %in_44 : f64
      linalg.yield %120 : f64
    } -> tensor<2x7x48xf64>
    %89 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88, %88 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%2 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_44: f64, %out: f64):
      %120 = arith.mulf %in, %in_44 : f64
      linalg.yield %120 : f64
    } -> tensor<2x7x48xf64>
    %90 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%89 : tensor<2x7x48xf64>) outs(%5 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %120 = arith.addf %in, %out : f64
      linalg.yield %120 : f64
    } -> tensor<2x7x1xf64>
    %91 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<2x7x1xf64>) outs(%4 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %120 = arith.divf %in, %cst_8 : f64
      linalg.yield %120 : f64
    } -> tensor<2x7x1xf64>
    %92 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91 : tensor<2x7x1xf64>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %120 = arith.truncf %in : f64 to f32
      linalg.yield %120 : f32
    } -> tensor<2x7x1xf32>
    %93 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%84 : tensor<2x7x48xf32>) outs(%14 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %120 = arith.addf %in, %out : f32
      linalg.yield %120 : f32
    } -> tensor<2x7x1xf32>
    %94 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<2x7x1xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %120 = arith.divf %in, %cst_9 : f32
      linalg.yield %120 : f32
    } -> tensor<2x7x1xf32>
    %95 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<2x7x1xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %120 = arith.truncf %cst_7 : f64 to f32
      %121 = arith.addf %in, %120 : f32
      linalg.yield %121 : f32
    } -> tensor<2x7x1xf32>
    %96 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<2x7x1xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %120 = math.rsqrt %in : f32
      linalg.yield %120 : f32
    } -> tensor<2x7x1xf32>
    %97 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %94 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %120 = arith.subf %in, %in_44 : f32
      linalg.yield %120 : f32
    } -> tensor<2x7x48xf32>
    %98 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97, %96 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %120 = arith.mulf %in, %in_44 : f32
      linalg.yield %120 : f32
    } -> tensor<2x7x48xf32>
    %99 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %arg11 : tensor<2x7x48xf32>, tensor<48xbf16>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_44: bf16, %out: f32):
      %120 = arith.extf %in_44 : bf16 to f32
      %121 = arith.mulf %in, %120 : f32
      linalg.yield %121 : f32
    } -> tensor<2x7x48xf32>
    %100 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99, %arg12 : tensor<2x7x48xf32>, tensor<48xbf16>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_44: bf16, %out: f32):
      %120 = arith.extf %in_44 : bf16 to f32
      %121 = arith.addf %in, %120 : f32
      linalg.yield %121 : f32
    } -> tensor<2x7x48xf32>
    %101 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<2x7x48xf32>) outs(%23 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %120 = arith.truncf %in : f32 to bf16
      linalg.yield %120 : bf16
    } -> tensor<2x7x48xbf16>
    %102 = tensor.empty() : tensor<48x80xbf16>
    %transposed_42 = linalg.transpose ins(%arg5 : tensor<80x48xbf16>) outs(%102 : tensor<48x80xbf16>) permutation = [1, 0] 
    %103 = tensor.empty() : tensor<2x48x80xbf16>
    %104 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_42 : tensor<48x80xbf16>) outs(%103 : tensor<2x48x80xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x80xbf16>
    %105 = tensor.empty() : tensor<2x7x80xf32>
    %106 = linalg.fill ins(%cst_0 : f32) outs(%105 : tensor<2x7x80xf32>) -> tensor<2x7x80xf32>
    %107 = linalg.batch_matmul ins(%101, %104 : tensor<2x7x48xbf16>, tensor<2x48x80xbf16>) outs(%106 : tensor<2x7x80xf32>) -> tensor<2x7x80xf32>
    %108 = tensor.empty() : tensor<2x7x80xbf16>
    %109 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<2x7x80xf32>) outs(%108 : tensor<2x7x80xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %120 = arith.truncf %in : f32 to bf16
      linalg.yield %120 : bf16
    } -> tensor<2x7x80xbf16>
    %110 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %arg6 : tensor<2x7x80xbf16>, tensor<80xbf16>) outs(%108 : tensor<2x7x80xbf16>) {
    ^bb0(%in: bf16, %in_44: bf16, %out: bf16):
      %120 = arith.addf %in, %in_44 : bf16
      linalg.yield %120 : bf16
    } -> tensor<2x7x80xbf16>
    %111 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<2x7x80xbf16>) outs(%108 : tensor<2x7x80xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %120 = math.sqrt %cst_3 : bf16
      %121 = arith.divf %in, %120 : bf16
      %122 = math.erf %121 : bf16
      %123 = arith.addf %122, %cst_2 : bf16
      %124 = arith.mulf %123, %cst_4 : bf16
      %125 = arith.mulf %in, %124 : bf16
      linalg.yield %125 : bf16
    } -> tensor<2x7x80xbf16>
    %112 = tensor.empty() : tensor<80x48xbf16>
    %transposed_43 = linalg.transpose ins(%arg7 : tensor<48x80xbf16>) outs(%112 : tensor<80x48xbf16>) permutation = [1, 0] 
    %113 = tensor.empty() : tensor<2x80x48xbf16>
    %114 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_43 : tensor<80x48xbf16>) outs(%113 : tensor<2x80x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x80x48xbf16>
    %115 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %116 = linalg.batch_matmul ins(%111, %114 : tensor<2x7x80xbf16>, tensor<2x80x48xbf16>) outs(%115 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %117 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116 : tensor<2x7x48xf32>) outs(%23 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %120 = arith.truncf %in : f32 to bf16
      linalg.yield %120 : bf16
    } -> tensor<2x7x48xbf16>
    %118 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117, %arg8 : tensor<2x7x48xbf16>, tensor<48xbf16>) outs(%23 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_44: bf16, %out: bf16):
      %120 = arith.addf %in, %in_44 : bf16
      linalg.yield %120 : bf16
    } -> tensor<2x7x48xbf16>
    %119 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83, %118 : tensor<2x7x48xbf16>, tensor<2x7x48xbf16>) outs(%23 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_44: bf16, %out: bf16):
      %120 = arith.addf %in, %in_44 : bf16
      linalg.yield %120 : bf16
    } -> tensor<2x7x48xbf16>
    return %119 : tensor<2x7x48xbf16>
  }
}
