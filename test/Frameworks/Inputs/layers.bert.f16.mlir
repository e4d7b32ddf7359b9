#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map8 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: tensor<2x7x48xf16>, %arg1: tensor<48x48xf16>, %arg2: tensor<48xf16>, %arg3: tensor<48x48xf16>, %arg4: tensor<48xf16>, %arg5: tensor<48x48xf16>, %arg6: tensor<48xf16>, %arg7: tensor<48x48xf16>, %arg8: tensor<48xf16>, %arg9: tensor<48xf16>, %arg10: tensor<48xf16>, %arg11: tensor<80x48xf16>, %arg12: tensor<80xf16>, %arg13: tensor<48x80xf16>, %arg14: tensor<48xf16>, %arg15: tensor<48xf16>, %arg16: tensor<48xf16>) -> tensor<2x7x48xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.000000e+00 : f64
    %cst_2 = arith.constant 1.000000e+00 : f16
    %cst_3 = arith.constant 2.000000e+00 : f16
    %cst_4 = arith.constant 5.000000e-01 : f16
    %cst_5 = arith.constant 9.9999999999999998E-13 : f64
    %cst_6 = arith.constant 2.500000e-01 : f16
    %cst_7 = arith.constant 4.800000e+01 : f64
    %cst_8 = arith.constant 4.800000e+01 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x7x48xf16> into tensor<14x48xf16>
    %0 = tensor.empty() : tensor<48x48xf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<48x48xf16>) outs(%0 : tensor<48x48xf16>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<48xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<48xf16>) outs(%1 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<48xf32>
    %3 = tensor.empty() : tensor<14x48xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<14x48xf16>) outs(%3 : tensor<14x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<14x48xf32>
    %5 = tensor.empty() : tensor<48x48xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%transposed : tensor<48x48xf16>) outs(%5 : tensor<48x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<48x48xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%3 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %8 = linalg.matmul ins(%4, %6 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%7 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%8, %2 : tensor<14x48xf32>, tensor<48xf32>) outs(%3 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %124 = arith.addf %in, %in_33 : f32
      linalg.yield %124 : f32
    } -> tensor<14x48xf32>
    %10 = tensor.empty() : tensor<14x48xf16>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<14x48xf32>) outs(%10 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %124 = arith.truncf %in : f32 to f16
      linalg.yield %124 : f16
    } -> tensor<14x48xf16>
    %expanded = tensor.expand_shape %11 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf16> into tensor<2x7x3x16xf16>
    %12 = tensor.empty() : tensor<2x3x7x16xf16>
    %transposed_9 = linalg.transpose ins(%expanded : tensor<2x7x3x16xf16>) outs(%12 : tensor<2x3x7x16xf16>) permutation = [0, 2, 1, 3] 
    %transposed_10 = linalg.transpose ins(%arg3 : tensor<48x48xf16>) outs(%0 : tensor<48x48xf16>) permutation = [1, 0] 
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg4 : tensor<48xf16>) outs(%1 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<48xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%transposed_10 : tensor<48x48xf16>) outs(%5 : tensor<48x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<48x48xf32>
    %15 = linalg.matmul ins(%4, %14 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%7 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%15, %13 : tensor<14x48xf32>, tensor<48xf32>) outs(%3 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %124 = arith.addf %in, %in_33 : f32
      linalg.yield %124 : f32
    } -> tensor<14x48xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<14x48xf32>) outs(%10 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %124 = arith.truncf %in : f32 to f16
      linalg.yield %124 : f16
    } -> tensor<14x48xf16>
    %expanded_11 = tensor.expand_shape %17 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf16> into tensor<2x7x3x16xf16>
    %transposed_12 = linalg.transpose ins(%arg5 : tensor<48x48xf16>) outs(%0 : tensor<48x48xf16>) permutation = [1, 0] 
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg6 : tensor<48xf16>) outs(%1 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<48xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%transposed_12 : tensor<48x48xf16>) outs(%5 : tensor<48x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<48x48xf32>
    %20 = linalg.matmul ins(%4, %19 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%7 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%20, %18 : tensor<14x48xf32>, tensor<48xf32>) outs(%3 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %124 = arith.addf %in, %in_33 : f32
      linalg.yield %124 : f32
    } -> tensor<14x48xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<14x48xf32>) outs(%10 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %124 = arith.truncf %in : f32 to f16
      linalg.yield %124 : f16
    } -> tensor<14x48xf16>
    %expanded_13 = tensor.expand_shape %22 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf16> into tensor<2x7x3x16xf16>
    %transposed_14 = linalg.transpose ins(%expanded_13 : tensor<2x7x3x16xf16>) outs(%12 : tensor<2x3x7x16xf16>) permutation = [0, 2, 1, 3] 
    %23 = tensor.empty() : tensor<2x3x16x7xf16>
    %transposed_15 = linalg.transpose ins(%expanded_11 : tensor<2x7x3x16xf16>) outs(%23 : tensor<2x3x16x7xf16>) permutation = [0, 2, 3, 1] 
    %collapsed_16 = tensor.collapse_shape %transposed_9 [[0, 1], [2], [3]] : tensor<2x3x7x16xf16> into tensor<6x7x16xf16>
    %collapsed_17 = tensor.collapse_shape %transposed_15 [[0, 1], [2], [3]] : tensor<2x3x16x7xf16> into tensor<6x16x7xf16>
    %24 = tensor.empty() : tensor<6x7x7xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %26 = linalg.batch_matmul ins(%collapsed_16, %collapsed_17 : tensor<6x7x16xf16>, tensor<6x16x7xf16>) outs(%25 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %27 = tensor.empty() : tensor<6x7x7xf16>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<6x7x7xf32>) outs(%27 : tensor<6x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %124 = arith.truncf %in : f32 to f16
      linalg.yield %124 : f16
    } -> tensor<6x7x7xf16>
    %expanded_18 = tensor.expand_shape %28 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf16> into tensor<2x3x7x7xf16>
    %29 = tensor.empty() : tensor<2x3x7x7xf16>
    %30 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_18 : tensor<2x3x7x7xf16>) outs(%29 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %124 = arith.mulf %in, %cst_6 : f16
      linalg.yield %124 : f16
    } -> tensor<2x3x7x7xf16>
    %31 = tensor.empty() : tensor<2x3x7x7xf32>
    %32 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30 : tensor<2x3x7x7xf16>) outs(%31 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<2x3x7x7xf32>
    %33 = tensor.empty() : tensor<2x3x7xi64>
    %34 = linalg.fill ins(%c0_i64 : i64) outs(%33 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %35 = tensor.empty() : tensor<2x3x7xf32>
    %36 = linalg.fill ins(%cst_0 : f32) outs(%35 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %37:2 = linalg.generic {indexing_maps = [#map4, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%32 : tensor<2x3x7x7xf32>) outs(%36, %34 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_33: i64):
      %124 = linalg.index 3 : index
      %125 = arith.index_cast %124 : index to i64
      %126 = arith.maximumf %in, %out : f32
      %127 = arith.cmpf ogt, %in, %out : f32
      %128 = arith.select %127, %125, %out_33 : i64
      linalg.yield %126, %128 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_19 = tensor.expand_shape %37#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %38 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %expanded_19 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%31 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %124 = arith.subf %in, %in_33 : f32
      linalg.yield %124 : f32
    } -> tensor<2x3x7x7xf32>
    %39 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<2x3x7x7xf32>) outs(%31 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = math.exp %in : f32
      linalg.yield %124 : f32
    } -> tensor<2x3x7x7xf32>
    %40 = tensor.empty() : tensor<2x3x7x1xf32>
    %41 = linalg.fill ins(%cst : f32) outs(%40 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %42 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%39 : tensor<2x3x7x7xf32>) outs(%41 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.addf %in, %out : f32
      linalg.yield %124 : f32
    } -> tensor<2x3x7x1xf32>
    %43 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %42 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%31 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %124 = arith.divf %in, %in_33 : f32
      linalg.yield %124 : f32
    } -> tensor<2x3x7x7xf32>
    %44 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43 : tensor<2x3x7x7xf32>) outs(%29 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %124 = arith.truncf %in : f32 to f16
      linalg.yield %124 : f16
    } -> tensor<2x3x7x7xf16>
    %collapsed_20 = tensor.collapse_shape %44 [[0, 1], [2], [3]] : tensor<2x3x7x7xf16> into tensor<6x7x7xf16>
    %collapsed_21 = tensor.collapse_shape %transposed_14 [[0, 1], [2], [3]] : tensor<2x3x7x16xf16> into tensor<6x7x16xf16>
    %45 = tensor.empty() : tensor<6x7x16xf32>
    %46 = linalg.fill ins(%cst : f32) outs(%45 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %47 = linalg.batch_matmul ins(%collapsed_20, %collapsed_21 : tensor<6x7x7xf16>, tensor<6x7x16xf16>) outs(%46 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %48 = tensor.empty() : tensor<6x7x16xf16>
    %49 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47 : tensor<6x7x16xf32>) outs(%48 : tensor<6x7x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %124 = arith.truncf %in : f32 to f16
      linalg.yield %124 : f16
    } -> tensor<6x7x16xf16>
    %expanded_22 = tensor.expand_shape %49 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf16> into tensor<2x3x7x16xf16>
    %50 = tensor.empty() : tensor<2x7x3x16xf16>
    %transposed_23 = linalg.transpose ins(%expanded_22 : tensor<2x3x7x16xf16>) outs(%50 : tensor<2x7x3x16xf16>) permutation = [0, 2, 1, 3] 
    %collapsed_24 = tensor.collapse_shape %transposed_23 [[0, 1], [2, 3]] : tensor<2x7x3x16xf16> into tensor<14x48xf16>
    %transposed_25 = linalg.transpose ins(%arg7 : tensor<48x48xf16>) outs(%0 : tensor<48x48xf16>) permutation = [1, 0] 
    %51 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg8 : tensor<48xf16>) outs(%1 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<48xf32>
    %52 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_24 : tensor<14x48xf16>) outs(%3 : tensor<14x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<14x48xf32>
    %53 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%transposed_25 : tensor<48x48xf16>) outs(%5 : tensor<48x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<48x48xf32>
    %54 = linalg.matmul ins(%52, %53 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%7 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%54, %51 : tensor<14x48xf32>, tensor<48xf32>) outs(%3 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %124 = arith.addf %in, %in_33 : f32
      linalg.yield %124 : f32
    } -> tensor<14x48xf32>
    %56 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%55 : tensor<14x48xf32>) outs(%10 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %124 = arith.truncf %in : f32 to f16
      linalg.yield %124 : f16
    } -> tensor<14x48xf16>
    %expanded_26 = tensor.expand_shape %56 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf16> into tensor<2x7x48xf16>
    %57 = tensor.empty() : tensor<2x7x48xf16>
    %58 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_26, %arg0 : tensor<2x7x48xf16>, tensor<2x7x48xf16>) outs(%57 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_33: f16, %out: f16):
      %124 = arith.addf %in, %in_33 : f16
      linalg.yield %124 : f16
    } -> tensor<2x7x48xf16>
    %59 = tensor.empty() : tensor<2x7x48xf32>
    %60 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58 : tensor<2x7x48xf16>) outs(%59 : tensor<2x7x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<2x7x48xf32>
    %61 = tensor.empty() : tensor<2x7x48xf64>
    %62 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60 : tensor<2x7x48xf32>) outs(%61 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %124 = arith.extf %in : f32 to f64
      linalg.yield %124 : f64
    } -> tensor<2x7x48xf64>
    %63 = tensor.empty() : tensor<2x7x1xf64>
    %64 = linalg.fill ins(%cst_1 : f64) outs(%63 : tensor<2x7x1xf64>) -> tensor<2x7x1xf64>
    %65 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%62 : tensor<2x7x48xf64>) outs(%64 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %124 = arith.addf %in, %out : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x1xf64>
    %66 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65 : tensor<2x7x1xf64>) outs(%63 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %124 = arith.divf %in, %cst_7 : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x1xf64>
    %67 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62, %66 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%61 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_33: f64, %out: f64):
      %124 = arith.subf %in, %in_33 : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x48xf64>
    %68 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67, %67 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%61 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_33: f64, %out: f64):
      %124 = arith.mulf %in, %in_33 : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x48xf64>
    %69 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%68 : tensor<2x7x48xf64>) outs(%64 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %124 = arith.addf %in, %out : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x1xf64>
    %70 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69 : tensor<2x7x1xf64>) outs(%63 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %124 = arith.divf %in, %cst_7 : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x1xf64>
    %71 = tensor.empty() : tensor<2x7x1xf32>
    %72 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<2x7x1xf64>) outs(%71 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %124 = arith.truncf %in : f64 to f32
      linalg.yield %124 : f32
    } -> tensor<2x7x1xf32>
    %73 = linalg.fill ins(%cst : f32) outs(%71 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %74 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%60 : tensor<2x7x48xf32>) outs(%73 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.addf %in, %out : f32
      linalg.yield %124 : f32
    } -> tensor<2x7x1xf32>
    %75 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<2x7x1xf32>) outs(%71 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.divf %in, %cst_8 : f32
      linalg.yield %124 : f32
    } -> tensor<2x7x1xf32>
    %76 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<2x7x1xf32>) outs(%71 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.truncf %cst_5 : f64 to f32
      %125 = arith.addf %in, %124 : f32
      linalg.yield %125 : f32
    } -> tensor<2x7x1xf32>
    %77 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<2x7x1xf32>) outs(%71 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = math.rsqrt %in : f32
      linalg.yield %124 : f32
    } -> tensor<2x7x1xf32>
    %78 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60, %75 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%59 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %124 = arith.subf %in, %in_33 : f32
      linalg.yield %124 : f32
    } -> tensor<2x7x48xf32>
    %79 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %77 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%59 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %124 = arith.mulf %in, %in_33 : f32
      linalg.yield %124 : f32
    } -> tensor<2x7x48xf32>
    %80 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %arg9 : tensor<2x7x48xf32>, tensor<48xf16>) outs(%59 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_33: f16, %out: f32):
      %124 = arith.extf %in_33 : f16 to f32
      %125 = arith.mulf %in, %124 : f32
      linalg.yield %125 : f32
    } -> tensor<2x7x48xf32>
    %81 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %arg10 : tensor<2x7x48xf32>, tensor<48xf16>) outs(%59 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_33: f16, %out: f32):
      %124 = arith.extf %in_33 : f16 to f32
      %125 = arith.addf %in, %124 : f32
      linalg.yield %125 : f32
    } -> tensor<2x7x48xf32>
    %82 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<2x7x48xf32>) outs(%57 : tensor<2x7x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %124 = arith.truncf %in : f32 to f16
      linalg.yield %124 : f16
    } -> tensor<2x7x48xf16>
    %collapsed_27 = tensor.collapse_shape %82 [[0, 1], [2]] : tensor<2x7x48xf16> into tensor<14x48xf16>
    %83 = tensor.empty() : tensor<48x80xf16>
    %transposed_28 = linalg.transpose ins(%arg11 : tensor<80x48xf16>) outs(%83 : tensor<48x80xf16>) permutation = [1, 0] 
    %84 = tensor.empty() : tensor<80xf32>
    %85 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg12 : tensor<80xf16>) outs(%84 : tensor<80xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<80xf32>
    %86 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_27 : tensor<14x48xf16>) outs(%3 : tensor<14x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<14x48xf32>
    %87 = tensor.empty() : tensor<48x80xf32>
    %88 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%transposed_28 : tensor<48x80xf16>) outs(%87 : tensor<48x80xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<48x80xf32>
    %89 = tensor.empty() : tensor<14x80xf32>
    %90 = linalg.fill ins(%cst : f32) outs(%89 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %91 = linalg.matmul ins(%86, %88 : tensor<14x48xf32>, tensor<48x80xf32>) outs(%90 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %92 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%91, %85 : tensor<14x80xf32>, tensor<80xf32>) outs(%89 : tensor<14x80xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %124 = arith.addf %in, %in_33 : f32
      linalg.yield %124 : f32
    } -> tensor<14x80xf32>
    %93 = tensor.empty() : tensor<14x80xf16>
    %94 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%92 : tensor<14x80xf32>) outs(%93 : tensor<14x80xf16>) {
    ^bb0(%in: f32, %out: f16):
      %124 = arith.truncf %in : f32 to f16
      linalg.yield %124 : f16
    } -> tensor<14x80xf16>
    %expanded_29 = tensor.expand_shape %94 [[0, 1], [2]] output_shape [2, 7, 80] : tensor<14x80xf16> into tensor<2x7x80xf16>
    %95 = tensor.empty() : tensor<2x7x80xf16>
    %96 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_29 : tensor<2x7x80xf16>) outs(%95 : tensor<2x7x80xf16>) {
    ^bb0(%in: f16, %out: f16):
      %124 = math.sqrt %cst_3 : f16
      %125 = arith.divf %in, %124 : f16
      %126 = math.erf %125 : f16
      %127 = arith.addf %126, %cst_2 : f16
      %128 = arith.mulf %127, %cst_4 : f16
      %129 = arith.mulf %in, %128 : f16
      linalg.yield %129 : f16
    } -> tensor<2x7x80xf16>
    %collapsed_30 = tensor.collapse_shape %96 [[0, 1], [2]] : tensor<2x7x80xf16> into tensor<14x80xf16>
    %97 = tensor.empty() : tensor<80x48xf16>
    %transposed_31 = linalg.transpose ins(%arg13 : tensor<48x80xf16>) outs(%97 : tensor<80x48xf16>) permutation = [1, 0] 
    %98 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg14 : tensor<48xf16>) outs(%1 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<48xf32>
    %99 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_30 : tensor<14x80xf16>) outs(%89 : tensor<14x80xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<14x80xf32>
    %100 = tensor.empty() : tensor<80x48xf32>
    %101 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%transposed_31 : tensor<80x48xf16>) outs(%100 : tensor<80x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<80x48xf32>
    %102 = linalg.matmul ins(%99, %101 : tensor<14x80xf32>, tensor<80x48xf32>) outs(%7 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %103 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%102, %98 : tensor<14x48xf32>, tensor<48xf32>) outs(%3 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %124 = arith.addf %in, %in_33 : f32
      linalg.yield %124 : f32
    } -> tensor<14x48xf32>
    %104 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%103 : tensor<14x48xf32>) outs(%10 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %124 = arith.truncf %in : f32 to f16
      linalg.yield %124 : f16
    } -> tensor<14x48xf16>
    %expanded_32 = tensor.expand_shape %104 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf16> into tensor<2x7x48xf16>
    %105 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_32, %82 : tensor<2x7x48xf16>, tensor<2x7x48xf16>) outs(%57 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_33: f16, %out: f16):
      %124 = arith.addf %in, %in_33 : f16
      linalg.yield %124 : f16
    } -> tensor<2x7x48xf16>
    %106 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<2x7x48xf16>) outs(%59 : tensor<2x7x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<2x7x48xf32>
    %107 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<2x7x48xf32>) outs(%61 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %124 = arith.extf %in : f32 to f64
      linalg.yield %124 : f64
    } -> tensor<2x7x48xf64>
    %108 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%107 : tensor<2x7x48xf64>) outs(%64 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %124 = arith.addf %in, %out : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x1xf64>
    %109 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<2x7x1xf64>) outs(%63 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %124 = arith.divf %in, %cst_7 : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x1xf64>
    %110 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107, %109 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%61 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_33: f64, %out: f64):
      %124 = arith.subf %in, %in_33 : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x48xf64>
    %111 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110, %110 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%61 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_33: f64, %out: f64):
      %124 = arith.mulf %in, %in_33 : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x48xf64>
    %112 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%111 : tensor<2x7x48xf64>) outs(%64 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %124 = arith.addf %in, %out : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x1xf64>
    %113 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112 : tensor<2x7x1xf64>) outs(%63 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %124 = arith.divf %in, %cst_7 : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x1xf64>
    %114 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113 : tensor<2x7x1xf64>) outs(%71 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %124 = arith.truncf %in : f64 to f32
      linalg.yield %124 : f32
    } -> tensor<2x7x1xf32>
    %115 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%106 : tensor<2x7x48xf32>) outs(%73 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.addf %in, %out : f32
      linalg.yield %124 : f32
    } -> tensor<2x7x1xf32>
    %116 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115 : tensor<2x7x1xf32>) outs(%71 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.divf %in, %cst_8 : f32
      linalg.yield %124 : f32
    } -> tensor<2x7x1xf32>
    %117 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<2x7x1xf32>) outs(%71 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.truncf %cst_5 : f64 to f32
      %125 = arith.addf %in, %124 : f32
      linalg.yield %125 : f32
    } -> tensor<2x7x1xf32>
    %118 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<2x7x1xf32>) outs(%71 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = math.rsqrt %in : f32
      linalg.yield %124 : f32
    } -> tensor<2x7x1xf32>
    %119 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %116 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%59 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %124 = arith.subf %in, %in_33 : f32
      linalg.yield %124 : f32
    } -> tensor<2x7x48xf32>
    %120 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %118 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%59 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %124 = arith.mulf %in, %in_33 : f32
      linalg.yield %124 : f32
    } -> tensor<2x7x48xf32>
    %121 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120, %arg15 : tensor<2x7x48xf32>, tensor<48xf16>) outs(%59 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_33: f16, %out: f32):
      %124 = arith.extf %in_33 : f16 to f32
      %125 = arith.mulf %in, %124 : f32
      linalg.yield %125 : f32
    } -> tensor<2x7x48xf32>
    %122 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121, %arg16 : tensor<2x7x48xf32>, tensor<48xf16>) outs(%59 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_33: f16, %out: f32):
      %124 = arith.extf %in_33 : f16 to f32
      %125 = arith.addf %in, %124 : f32
      linalg.yield %125 : f32
    } -> tensor<2x7x48xf32>
    %123 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122 : tensor<2x7x48xf32>) outs(%57 : tensor<2x7x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %124 = arith.truncf %in : f32 to f16
      linalg.yield %124 : f16
    } -> tensor<2x7x48xf16>
    return %123 : tensor<2x7x48xf16>
  }
}
