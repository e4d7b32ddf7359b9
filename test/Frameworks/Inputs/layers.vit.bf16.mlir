#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x7x48xbf16>, %arg1: tensor<48x48xbf16>, %arg2: tensor<48xbf16>, %arg3: tensor<48x48xbf16>, %arg4: tensor<48xbf16>, %arg5: tensor<48x48xbf16>, %arg6: tensor<48xbf16>, %arg7: tensor<48x48xbf16>, %arg8: tensor<48xbf16>, %arg9: tensor<48xbf16>, %arg10: tensor<48xbf16>, %arg11: tensor<48xbf16>, %arg12: tensor<48xbf16>, %arg13: tensor<80x48xbf16>, %arg14: tensor<80xbf16>, %arg15: tensor<48x80xbf16>, %arg16: tensor<48xbf16>) -> tensor<2x7x48xbf16> {
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 1.000000e+00 : bf16
    %cst_3 = arith.constant 2.000000e+00 : bf16
    %cst_4 = arith.constant 5.000000e-01 : bf16
    %cst_5 = arith.constant 9.9999999999999998E-13 : f64
    %cst_6 = arith.constant 4.800000e+01 : f64
    %cst_7 = arith.constant 4.800000e+01 : f32
    %cst_8 = arith.constant 2.500000e-01 : bf16
    %0 = tensor.empty() : tensor<2x7x48xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xbf16>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %109 = arith.extf %in : bf16 to f32
      linalg.yield %109 : f32
    } -> tensor<2x7x48xf32>
    %2 = tensor.empty() : tensor<2x7x48xf64>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x7x48xf32>) outs(%2 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %109 = arith.extf %in : f32 to f64
      linalg.yield %109 : f64
    } -> tensor<2x7x48xf64>
    %4 = tensor.empty() : tensor<2x7x1xf64>
    %5 = linalg.fill ins(%cst : f64) outs(%4 : tensor<2x7x1xf64>) -> tensor<2x7x1xf64>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<2x7x48xf64>) outs(%5 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %109 = arith.addf %in, %out : f64
      linalg.yield %109 : f64
    } -> tensor<2x7x1xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x7x1xf64>) outs(%4 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %109 = arith.divf %in, %cst_6 : f64
      linalg.yield %109 : f64
    } -> tensor<2x7x1xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %7 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%2 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_27: f64, %out: f64):
      %109 = arith.subf %in, %in_27 : f64
      linalg.yield %109 : f64
    } -> tensor<2x7x48xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %8 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%2 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_27: f64, %out: f64):
      %109 = arith.mulf %in, %in_27 : f64
      linalg.yield %109 : f64
    } -> tensor<2x7x48xf64>
    %10 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9 : tensor<2x7x48xf64>) outs(%5 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %109 = arith.addf %in, %out : f64
      linalg.yield %109 : f64
    } -> tensor<2x7x1xf64>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<2x7x1xf64>) outs(%4 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %109 = arith.divf %in, %cst_6 : f64
      linalg.yield %109 : f64
    } -> tensor<2x7x1xf64>
    %12 = tensor.empty() : tensor<2x7x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x7x1xf64>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %109 = arith.truncf %in : f64 to f32
      linalg.yield %109 : f32
    } -> tensor<2x7x1xf32>
    %14 = linalg.fill ins(%cst_0 : f32) outs(%12 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<2x7x48xf32>) outs(%14 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = arith.addf %in, %out : f32
      linalg.yield %109 : f32
    } -> tensor<2x7x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x7x1xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = arith.divf %in, %cst_7 : f32
      linalg.yield %109 : f32
    } -> tensor<2x7x1xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x7x1xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = arith.truncf %cst_5 : f64 to f32
      %110 = arith.addf %in, %109 : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x1xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x7x1xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = math.rsqrt %in : f32
      linalg.yield %109 : f32
    } -> tensor<2x7x1xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %16 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %109 = arith.subf %in, %in_27 : f32
      linalg.yield %109 : f32
    } -> tensor<2x7x48xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %18 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %109 = arith.mulf %in, %in_27 : f32
      linalg.yield %109 : f32
    } -> tensor<2x7x48xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %arg9 : tensor<2x7x48xf32>, tensor<48xbf16>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_27: bf16, %out: f32):
      %109 = arith.extf %in_27 : bf16 to f32
      %110 = arith.mulf %in, %109 : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x48xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %arg10 : tensor<2x7x48xf32>, tensor<48xbf16>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_27: bf16, %out: f32):
      %109 = arith.extf %in_27 : bf16 to f32
      %110 = arith.addf %in, %109 : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x48xf32>
    %23 = tensor.empty() : tensor<2x7x48xbf16>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<2x7x48xf32>) outs(%23 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %109 = arith.truncf %in : f32 to bf16
      linalg.yield %109 : bf16
    } -> tensor<2x7x48xbf16>
    %25 = tensor.empty() : tensor<48x48xbf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<48x48xbf16>) outs(%25 : tensor<48x48xbf16>) permutation = [1, 0] 
    %26 = tensor.empty() : tensor<2x48x48xbf16>
    %27 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<48x48xbf16>) outs(%26 : tensor<2x48x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x48xbf16>
    %28 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %29 = linalg.batch_matmul ins(%24, %27 : tensor<2x7x48xbf16>, tensor<2x48x48xbf16>) outs(%28 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<2x7x48xf32>) outs(%23 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %109 = arith.truncf %in : f32 to bf16
      linalg.yield %109 : bf16
    } -> tensor<2x7x48xbf16>
    %31 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30, %arg2 : tensor<2x7x48xbf16>, tensor<48xbf16>) outs(%23 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_27: bf16, %out: bf16):
      %109 = arith.addf %in, %in_27 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x7x48xbf16>
    %expanded = tensor.expand_shape %31 [[0], [1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<2x7x48xbf16> into tensor<2x7x3x16xbf16>
    %32 = tensor.empty() : tensor<2x3x7x16xbf16>
    %transposed_9 = linalg.transpose ins(%expanded : tensor<2x7x3x16xbf16>) outs(%32 : tensor<2x3x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %transposed_10 = linalg.transpose ins(%arg3 : tensor<48x48xbf16>) outs(%25 : tensor<48x48xbf16>) permutation = [1, 0] 
    %33 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_10 : tensor<48x48xbf16>) outs(%26 : tensor<2x48x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x48xbf16>
    %34 = linalg.batch_matmul ins(%24, %33 : tensor<2x7x48xbf16>, tensor<2x48x48xbf16>) outs(%28 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34 : tensor<2x7x48xf32>) outs(%23 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %109 = arith.truncf %in : f32 to bf16
      linalg.yield %109 : bf16
    } -> tensor<2x7x48xbf16>
    %36 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %arg4 : tensor<2x7x48xbf16>, tensor<48xbf16>) outs(%23 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_27: bf16, %out: bf16):
      %109 = arith.addf %in, %in_27 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x7x48xbf16>
    %expanded_11 = tensor.expand_shape %36 [[0], [1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<2x7x48xbf16> into tensor<2x7x3x16xbf16>
    %transposed_12 = linalg.transpose ins(%arg5 : tensor<48x48xbf16>) outs(%25 : tensor<48x48xbf16>) permutation = [1, 0] 
    %37 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_12 : tensor<48x48xbf16>) outs(%26 : tensor<2x48x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x48xbf16>
    %38 = linalg.batch_matmul ins(%24, %37 : tensor<2x7x48xbf16>, tensor<2x48x48xbf16>) outs(%28 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38 : tensor<2x7x48xf32>) outs(%23 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %109 = arith.truncf %in : f32 to bf16
      linalg.yield %109 : bf16
    } -> tensor<2x7x48xbf16>
    %40 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %arg6 : tensor<2x7x48xbf16>, tensor<48xbf16>) outs(%23 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_27: bf16, %out: bf16):
      %109 = arith.addf %in, %in_27 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x7x48xbf16>
    %expanded_13 = tensor.expand_shape %40 [[0], [1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<2x7x48xbf16> into tensor<2x7x3x16xbf16>
    %transposed_14 = linalg.transpose ins(%expanded_13 : tensor<2x7x3x16xbf16>) outs(%32 : tensor<2x3x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %41 = tensor.empty() : tensor<2x3x16x7xbf16>
    %transposed_15 = linalg.transpose ins(%expanded_11 : tensor<2x7x3x16xbf16>) outs(%41 : tensor<2x3x16x7xbf16>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed_9 [[0, 1], [2], [3]] : tensor<2x3x7x16xbf16> into tensor<6x7x16xbf16>
    %collapsed_16 = tensor.collapse_shape %transposed_15 [[0, 1], [2], [3]] : tensor<2x3x16x7xbf16> into tensor<6x16x7xbf16>
    %42 = tensor.empty() : tensor<6x7x7xf32>
    %43 = linalg.fill ins(%cst_0 : f32) outs(%42 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %44 = linalg.batch_matmul ins(%collapsed, %collapsed_16 : tensor<6x7x16xbf16>, tensor<6x16x7xbf16>) outs(%43 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %45 = tensor.empty() : tensor<6x7x7xbf16>
    %46 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44 : tensor<6x7x7xf32>) outs(%45 : tensor<6x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %109 = arith.truncf %in : f32 to bf16
      linalg.yield %109 : bf16
    } -> tensor<6x7x7xbf16>
    %expanded_17 = tensor.expand_shape %46 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xbf16> into tensor<2x3x7x7xbf16>
    %47 = tensor.empty() : tensor<2x3x7x7xbf16>
    %48 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_17 : tensor<2x3x7x7xbf16>) outs(%47 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %109 = arith.mulf %in, %cst_8 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x3x7x7xbf16>
    %49 = tensor.empty() : tensor<2x3x7x7xf32>
    %50 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48 : tensor<2x3x7x7xbf16>) outs(%49 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %109 = arith.extf %in : bf16 to f32
      linalg.yield %109 : f32
    } -> tensor<2x3x7x7xf32>
    %51 = tensor.empty() : tensor<2x3x7xi64>
    %52 = linalg.fill ins(%c0_i64 : i64) outs(%51 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %53 = tensor.empty() : tensor<2x3x7xf32>
    %54 = linalg.fill ins(%cst_1 : f32) outs(%53 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %55:2 = linalg.generic {indexing_maps = [#map4, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%50 : tensor<2x3x7x7xf32>) outs(%54, %52 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_27: i64):
      %109 = linalg.index 3 : index
      %110 = arith.index_cast %109 : index to i64
      %111 = arith.maximumf %in, %out : f32
      %112 = arith.cmpf ogt, %in, %out : f32
      %113 = arith.select %112, %110, %out_27 : i64
      linalg.yield %111, %113 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_18 = tensor.expand_shape %55#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %56 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50, %expanded_18 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%49 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %109 = arith.subf %in, %in_27 : f32
      linalg.yield %109 : f32
    } -> tensor<2x3x7x7xf32>
    %57 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56 : tensor<2x3x7x7xf32>) outs(%49 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = math.exp %in : f32
      linalg.yield %109 : f32
    } -> tensor<2x3x7x7xf32>
    %58 = tensor.empty() : tensor<2x3x7x1xf32>
    %59 = linalg.fill ins(%cst_0 : f32) outs(%58 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %60 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%57 : tensor<2x3x7x7xf32>) outs(%59 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = arith.addf %in, %out : f32
      linalg.yield %109 : f32
    } -> tensor<2x3x7x1xf32>
    %61 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57, %60 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%49 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %109 = arith.divf %in, %in_27 : f32
      linalg.yield %109 : f32
    } -> tensor<2x3x7x7xf32>
    %62 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61 : tensor<2x3x7x7xf32>) outs(%47 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %109 = arith.truncf %in : f32 to bf16
      linalg.yield %109 : bf16
    } -> tensor<2x3x7x7xbf16>
    %collapsed_19 = tensor.collapse_shape %62 [[0, 1], [2], [3]] : tensor<2x3x7x7xbf16> into tensor<6x7x7xbf16>
    %collapsed_20 = tensor.collapse_shape %transposed_14 [[0, 1], [2], [3]] : tensor<2x3x7x16xbf16> into tensor<6x7x16xbf16>
    %63 = tensor.empty() : tensor<6x7x16xf32>
    %64 = linalg.fill ins(%cst_0 : f32) outs(%63 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %65 = linalg.batch_matmul ins(%collapsed_19, %collapsed_20 : tensor<6x7x7xbf16>, tensor<6x7x16xbf16>) outs(%64 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %66 = tensor.empty() : tensor<6x7x16xbf16>
    %67 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65 : tensor<6x7x16xf32>) outs(%66 : tensor<6x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %109 = arith.truncf %in : f32 to bf16
      linalg.yield %109 : bf16
    } -> tensor<6x7x16xbf16>
    %expanded_21 = tensor.expand_shape %67 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xbf16> into tensor<2x3x7x16xbf16>
    %68 = tensor.empty() : tensor<2x7x3x16xbf16>
    %transposed_22 = linalg.transpose ins(%expanded_21 : tensor<2x3x7x16xbf16>) outs(%68 : tensor<2x7x3x16xbf16>) permutation = [0, 2, 1, 3] 
    %collapsed_23 = tensor.collapse_shape %transposed_22 [[0], [1], [2, 3]] : tensor<2x7x3x16xbf16> into tensor<2x7x48xbf16>
    %transposed_24 = linalg.transpose ins(%arg7 : tensor<48x48xbf16>) outs(%25 : tensor<48x48xbf16>) permutation = [1, 0] 
    %69 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_24 : tensor<48x48xbf16>) outs(%26 : tensor<2x48x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x48xbf16>
    %70 = linalg.batch_matmul ins(%collapsed_23, %69 : tensor<2x7x48xbf16>, tensor<2x48x48xbf16>) outs(%28 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %71 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<2x7x48xf32>) outs(%23 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %109 = arith.truncf %in : f32 to bf16
      linalg.yield %109 : bf16
    } -> tensor<2x7x48xbf16>
    %72 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %arg8 : tensor<2x7x48xbf16>, tensor<48xbf16>) outs(%23 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_27: bf16, %out: bf16):
      %109 = arith.addf %in, %in_27 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x7x48xbf16>
    %73 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72, %arg0 : tensor<2x7x48xbf16>, tensor<2x7x48xbf16>) outs(%23 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_27: bf16, %out: bf16):
      %109 = arith.addf %in, %in_27 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x7x48xbf16>
    %74 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<2x7x48xbf16>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %109 = arith.extf %in : bf16 to f32
      linalg.yield %109 : f32
    } -> tensor<2x7x48xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<2x7x48xf32>) outs(%2 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %109 = arith.extf %in : f32 to f64
      linalg.yield %109 : f64
    } -> tensor<2x7x48xf64>
    %76 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%75 : tensor<2x7x48xf64>) outs(%5 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %109 = arith.addf %in, %out : f64
      linalg.yield %109 : f64
    } -> tensor<2x7x1xf64>
    %77 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<2x7x1xf64>) outs(%4 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %109 = arith.divf %in, %cst_6 : f64
      linalg.yield %109 : f64
    } -> tensor<2x7x1xf64>
    %78 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %77 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%2 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_27: f64, %out: f64):
      %109 = arith.subf %in, %in_27 : f64
      linalg.yield %109 : f64
    } -> tensor<2x7x48xf64>
    %79 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %78 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%2 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_27: f64, %out: f64):
      %109 = arith.mulf %in, %in_27 : f64
      linalg.yield %109 : f64
    } -> tensor<2x7x48xf64>
    %80 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%79 : tensor<2x7x48xf64>) outs(%5 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %109 = arith.addf %in, %out : f64
      linalg.yield %109 : f64
    } -> tensor<2x7x1xf64>
    %81 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<2x7x1xf64>) outs(%4 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %109 = arith.divf %in, %cst_6 : f64
      linalg.yield %109 : f64
    } -> tensor<2x7x1xf64>
    %82 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<2x7x1xf64>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %109 = arith.truncf %in : f64 to f32
      linalg.yield %109 : f32
    } -> tensor<2x7x1xf32>
    %83 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%74 : tensor<2x7x48xf32>) outs(%14 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = arith.addf %in, %out : f32
      linalg.yield %109 : f32
    } -> tensor<2x7x1xf32>
    %84 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<2x7x1xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = arith.divf %in, %cst_7 : f32
      linalg.yield %109 : f32
    } -> tensor<2x7x1xf32>
    %85 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<2x7x1xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = arith.truncf %cst_5 : f64 to f32
      %110 = arith.addf %in, %109 : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x1xf32>
    %86 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<2x7x1xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = math.rsqrt %in : f32
      linalg.yield %109 : f32
    } -> tensor<2x7x1xf32>
    %87 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74, %84 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %109 = arith.subf %in, %in_27 : f32
      linalg.yield %109 : f32
    } -> tensor<2x7x48xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %86 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %109 = arith.mulf %in, %in_27 : f32
      linalg.yield %109 : f32
    } -> tensor<2x7x48xf32>
    %89 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88, %arg11 : tensor<2x7x48xf32>, tensor<48xbf16>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_27: bf16, %out: f32):
      %109 = arith.extf %in_27 : bf16 to f32
      %110 = arith.mulf %in, %109 : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x48xf32>
    %90 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %arg12 : tensor<2x7x48xf32>, tensor<48xbf16>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_27: bf16, %out: f32):
      %109 = arith.extf %in_27 : bf16 to f32
      %110 = arith.addf %in, %109 : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x48xf32>
    %91 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<2x7x48xf32>) outs(%23 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %109 = arith.truncf %in : f32 to bf16
      linalg.yield %109 : bf16
    } -> tensor<2x7x48xbf16>
    %92 = tensor.empty() : tensor<48x80xbf16>
    %transposed_25 = linalg.transpose ins(%arg13 : tensor<80x48xbf16>) outs(%92 : tensor<48x80xbf16>) permutation = [1, 0] 
    %93 = tensor.empty() : tensor<2x48x80xbf16>
    %94 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_25 : tensor<48x80xbf16>) outs(%93 : tensor<2x48x80xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x80xbf16>
    %95 = tensor.empty() : tensor<2x7x80xf32>
    %96 = linalg.fill ins(%cst_0 : f32) outs(%95 : tensor<2x7x80xf32>) -> tensor<2x7x80xf32>
    %97 = linalg.batch_matmul ins(%91, %94 : tensor<2x7x48xbf16>, tensor<2x48x80xbf16>) outs(%96 : tensor<2x7x80xf32>) -> tensor<2x7x80xf32>
    %98 = tensor.empty() : tensor<2x7x80xbf16>
    %99 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<2x7x80xf32>) outs(%98 : tensor<2x7x80xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %109 = arith.truncf %in : f32 to bf16
      linalg.yield %109 : bf16
    } -> tensor<2x7x80xbf16>
    %100 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99, %arg14 : tensor<2x7x80xbf16>, tensor<80xbf16>) outs(%98 : tensor<2x7x80xbf16>) {
    ^bb0(%in: bf16, %in_27: bf16, %out: bf16):
      %109 = arith.addf %in, %in_27 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x7x80xbf16>
    %101 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<2x7x80xbf16>) outs(%98 : tensor<2x7x80xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %109 = math.sqrt %cst_3 : bf16
      %110 = arith.divf %in, %109 : bf16
      %111 = math.erf %110 : bf16
      %112 = arith.addf %111, %cst_2 : bf16
      %113 = arith.mulf %112, %cst_4 : bf16
      %114 = arith.mulf %in, %113 : bf16
      linalg.yield %114 : bf16
    } -> tensor<2x7x80xbf16>
    %102 = tensor.empty() : tensor<80x48xbf16>
    %transposed_26 = linalg.transpose ins(%arg15 : tensor<48x80xbf16>) outs(%102 : tensor<80x48xbf16>) permutation = [1, 0] 
    %103 = tensor.empty() : tensor<2x80x48xbf16>
    %104 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_26 : tensor<80x48xbf16>) outs(%103 : tensor<2x80x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x80x48xbf16>
    %105 = linalg.batch_matmul ins(%101, %104 : tensor<2x7x80xbf16>, tensor<2x80x48xbf16>) outs(%28 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %106 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<2x7x48xf32>) outs(%23 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %109 = arith.truncf %in : f32 to bf16
      linalg.yield %109 : bf16
    } -> tensor<2x7x48xbf16>
    %107 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %arg16 : tensor<2x7x48xbf16>, tensor<48xbf16>) outs(%23 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_27: bf16, %out: bf16):
      %109 = arith.addf %in, %in_27 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x7x48xbf16>
    %108 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107, %73 : tensor<2x7x48xbf16>, tensor<2x7x48xbf16>) outs(%23 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_27: bf16, %out: bf16):
      %109 = arith.addf %in, %in_27 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x7x48xbf16>
    return %108 : tensor<2x7x48xbf16>
  }
}
