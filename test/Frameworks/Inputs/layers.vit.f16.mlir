#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> (d1)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x7x48xf16>, %arg1: tensor<48x48xf16>, %arg2: tensor<48xf16>, %arg3: tensor<48x48xf16>, %arg4: tensor<48xf16>, %arg5: tensor<48x48xf16>, %arg6: tensor<48xf16>, %arg7: tensor<48x48xf16>, %arg8: tensor<48xf16>, %arg9: tensor<48xf16>, %arg10: tensor<48xf16>, %arg11: tensor<48xf16>, %arg12: tensor<48xf16>, %arg13: tensor<80x48xf16>, %arg14: tensor<80xf16>, %arg15: tensor<48x80xf16>, %arg16: tensor<48xf16>) -> tensor<2x7x48xf16> {
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 1.000000e+00 : f16
    %cst_3 = arith.constant 2.000000e+00 : f16
    %cst_4 = arith.constant 5.000000e-01 : f16
    %cst_5 = arith.constant 9.9999999999999998E-13 : f64
    %cst_6 = arith.constant 4.800000e+01 : f64
    %cst_7 = arith.constant 4.800000e+01 : f32
    %cst_8 = arith.constant 2.500000e-01 : f16
    %0 = tensor.empty() : tensor<2x7x48xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xf16>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<2x7x48xf32>
    %2 = tensor.empty() : tensor<2x7x48xf64>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x7x48xf32>) outs(%2 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %124 = arith.extf %in : f32 to f64
      linalg.yield %124 : f64
    } -> tensor<2x7x48xf64>
    %4 = tensor.empty() : tensor<2x7x1xf64>
    %5 = linalg.fill ins(%cst : f64) outs(%4 : tensor<2x7x1xf64>) -> tensor<2x7x1xf64>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<2x7x48xf64>) outs(%5 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %124 = arith.addf %in, %out : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x1xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x7x1xf64>) outs(%4 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %124 = arith.divf %in, %cst_6 : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x1xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %7 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%2 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_33: f64, %out: f64):
      %124 = arith.subf %in, %in_33 : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x48xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %8 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%2 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_33: f64, %out: f64):
      %124 = arith.mulf %in, %in_33 : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x48xf64>
    %10 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9 : tensor<2x7x48xf64>) outs(%5 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %124 = arith.addf %in, %out : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x1xf64>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<2x7x1xf64>) outs(%4 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %124 = arith.divf %in, %cst_6 : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x1xf64>
    %12 = tensor.empty() : tensor<2x7x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x7x1xf64>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %124 = arith.truncf %in : f64 to f32
      linalg.yield %124 : f32
    } -> tensor<2x7x1xf32>
    %14 = linalg.fill ins(%cst_0 : f32) outs(%12 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<2x7x48xf32>) outs(%14 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.addf %in, %out : f32
      linalg.yield %124 : f32
    } -> tensor<2x7x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x7x1xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.divf %in, %cst_7 : f32
      linalg.yield %124 : f32
    } -> tensor<2x7x1xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x7x1xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.truncf %cst_5 : f64 to f32
      %125 = arith.addf %in, %124 : f32
      linalg.yield %125 : f32
    } -> tensor<2x7x1xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x7x1xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = math.rsqrt %in : f32
      linalg.yield %124 : f32
    } -> tensor<2x7x1xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %16 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %124 = arith.subf %in, %in_33 : f32
      linalg.yield %124 : f32
    } -> tensor<2x7x48xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %18 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %124 = arith.mulf %in, %in_33 : f32
      linalg.yield %124 : f32
    } -> tensor<2x7x48xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %arg9 : tensor<2x7x48xf32>, tensor<48xf16>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_33: f16, %out: f32):
      %124 = arith.extf %in_33 : f16 to f32
      %125 = arith.mulf %in, %124 : f32
      linalg.yield %125 : f32
    } -> tensor<2x7x48xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %arg10 : tensor<2x7x48xf32>, tensor<48xf16>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_33: f16, %out: f32):
      %124 = arith.extf %in_33 : f16 to f32
      %125 = arith.addf %in, %124 : f32
      linalg.yield %125 : f32
    } -> tensor<2x7x48xf32>
    %23 = tensor.empty() : tensor<2x7x48xf16>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<2x7x48xf32>) outs(%23 : tensor<2x7x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %124 = arith.truncf %in : f32 to f16
      linalg.yield %124 : f16
    } -> tensor<2x7x48xf16>
    %collapsed = tensor.collapse_shape %24 [[0, 1], [2]] : tensor<2x7x48xf16> into tensor<14x48xf16>
    %25 = tensor.empty() : tensor<48x48xf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<48x48xf16>) outs(%25 : tensor<48x48xf16>) permutation = [1, 0] 
    %26 = tensor.empty() : tensor<48xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg2 : tensor<48xf16>) outs(%26 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<48xf32>
    %28 = tensor.empty() : tensor<14x48xf32>
    %29 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<14x48xf16>) outs(%28 : tensor<14x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<14x48xf32>
    %30 = tensor.empty() : tensor<48x48xf32>
    %31 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%transposed : tensor<48x48xf16>) outs(%30 : tensor<48x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<48x48xf32>
    %32 = linalg.fill ins(%cst_0 : f32) outs(%28 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %33 = linalg.matmul ins(%29, %31 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%32 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %34 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%33, %27 : tensor<14x48xf32>, tensor<48xf32>) outs(%28 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %124 = arith.addf %in, %in_33 : f32
      linalg.yield %124 : f32
    } -> tensor<14x48xf32>
    %35 = tensor.empty() : tensor<14x48xf16>
    %36 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<14x48xf32>) outs(%35 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %124 = arith.truncf %in : f32 to f16
      linalg.yield %124 : f16
    } -> tensor<14x48xf16>
    %expanded = tensor.expand_shape %36 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf16> into tensor<2x7x3x16xf16>
    %37 = tensor.empty() : tensor<2x3x7x16xf16>
    %transposed_9 = linalg.transpose ins(%expanded : tensor<2x7x3x16xf16>) outs(%37 : tensor<2x3x7x16xf16>) permutation = [0, 2, 1, 3] 
    %transposed_10 = linalg.transpose ins(%arg3 : tensor<48x48xf16>) outs(%25 : tensor<48x48xf16>) permutation = [1, 0] 
    %38 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg4 : tensor<48xf16>) outs(%26 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<48xf32>
    %39 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%transposed_10 : tensor<48x48xf16>) outs(%30 : tensor<48x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<48x48xf32>
    %40 = linalg.matmul ins(%29, %39 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%32 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %41 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%40, %38 : tensor<14x48xf32>, tensor<48xf32>) outs(%28 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %124 = arith.addf %in, %in_33 : f32
      linalg.yield %124 : f32
    } -> tensor<14x48xf32>
    %42 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<14x48xf32>) outs(%35 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %124 = arith.truncf %in : f32 to f16
      linalg.yield %124 : f16
    } -> tensor<14x48xf16>
    %expanded_11 = tensor.expand_shape %42 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf16> into tensor<2x7x3x16xf16>
    %transposed_12 = linalg.transpose ins(%arg5 : tensor<48x48xf16>) outs(%25 : tensor<48x48xf16>) permutation = [1, 0] 
    %43 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg6 : tensor<48xf16>) outs(%26 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<48xf32>
    %44 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%transposed_12 : tensor<48x48xf16>) outs(%30 : tensor<48x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<48x48xf32>
    %45 = linalg.matmul ins(%29, %44 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%32 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %46 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%45, %43 : tensor<14x48xf32>, tensor<48xf32>) outs(%28 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %124 = arith.addf %in, %in_33 : f32
      linalg.yield %124 : f32
    } -> tensor<14x48xf32>
    %47 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<14x48xf32>) outs(%35 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %124 = arith.truncf %in : f32 to f16
      linalg.yield %124 : f16
    } -> tensor<14x48xf16>
    %expanded_13 = tensor.expand_shape %47 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf16> into tensor<2x7x3x16xf16>
    %transposed_14 = linalg.transpose ins(%expanded_13 : tensor<2x7x3x16xf16>) outs(%37 : tensor<2x3x7x16xf16>) permutation = [0, 2, 1, 3] 
    %48 = tensor.empty() : tensor<2x3x16x7xf16>
    %transposed_15 = linalg.transpose ins(%expanded_11 : tensor<2x7x3x16xf16>) outs(%48 : tensor<2x3x16x7xf16>) permutation = [0, 2, 3, 1] 
    %collapsed_16 = tensor.collapse_shape %transposed_9 [[0, 1], [2], [3]] : tensor<2x3x7x16xf16> into tensor<6x7x16xf16>
    %collapsed_17 = tensor.collapse_shape %transposed_15 [[0, 1], [2], [3]] : tensor<2x3x16x7xf16> into tensor<6x16x7xf16>
    %49 = tensor.empty() : tensor<6x7x7xf32>
    %50 = linalg.fill ins(%cst_0 : f32) outs(%49 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %51 = linalg.batch_matmul ins(%collapsed_16, %collapsed_17 : tensor<6x7x16xf16>, tensor<6x16x7xf16>) outs(%50 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %52 = tensor.empty() : tensor<6x7x7xf16>
    %53 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51 : tensor<6x7x7xf32>) outs(%52 : tensor<6x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %124 = arith.truncf %in : f32 to f16
      linalg.yield %124 : f16
    } -> tensor<6x7x7xf16>
    %expanded_18 = tensor.expand_shape %53 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf16> into tensor<2x3x7x7xf16>
    %54 = tensor.empty() : tensor<2x3x7x7xf16>
    %55 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_18 : tensor<2x3x7x7xf16>) outs(%54 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %124 = arith.mulf %in, %cst_8 : f16
      linalg.yield %124 : f16
    } -> tensor<2x3x7x7xf16>
    %56 = tensor.empty() : tensor<2x3x7x7xf32>
    %57 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<2x3x7x7xf16>) outs(%56 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<2x3x7x7xf32>
    %58 = tensor.empty() : tensor<2x3x7xi64>
    %59 = linalg.fill ins(%c0_i64 : i64) outs(%58 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %60 = tensor.empty() : tensor<2x3x7xf32>
    %61 = linalg.fill ins(%cst_1 : f32) outs(%60 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %62:2 = linalg.generic {indexing_maps = [#map6, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%57 : tensor<2x3x7x7xf32>) outs(%61, %59 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_33: i64):
      %124 = linalg.index 3 : index
      %125 = arith.index_cast %124 : index to i64
      %126 = arith.maximumf %in, %out : f32
      %127 = arith.cmpf ogt, %in, %out : f32
      %128 = arith.select %127, %125, %out_33 : i64
      linalg.yield %126, %128 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_19 = tensor.expand_shape %62#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %63 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57, %expanded_19 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%56 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %124 = arith.subf %in, %in_33 : f32
      linalg.yield %124 : f32
    } -> tensor<2x3x7x7xf32>
    %64 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63 : tensor<2x3x7x7xf32>) outs(%56 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = math.exp %in : f32
      linalg.yield %124 : f32
    } -> tensor<2x3x7x7xf32>
    %65 = tensor.empty() : tensor<2x3x7x1xf32>
    %66 = linalg.fill ins(%cst_0 : f32) outs(%65 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %67 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%64 : tensor<2x3x7x7xf32>) outs(%66 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.addf %in, %out : f32
      linalg.yield %124 : f32
    } -> tensor<2x3x7x1xf32>
    %68 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64, %67 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%56 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %124 = arith.divf %in, %in_33 : f32
      linalg.yield %124 : f32
    } -> tensor<2x3x7x7xf32>
    %69 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68 : tensor<2x3x7x7xf32>) outs(%54 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %124 = arith.truncf %in : f32 to f16
      linalg.yield %124 : f16
    } -> tensor<2x3x7x7xf16>
    %collapsed_20 = tensor.collapse_shape %69 [[0, 1], [2], [3]] : tensor<2x3x7x7xf16> into tensor<6x7x7xf16>
    %collapsed_21 = tensor.collapse_shape %transposed_14 [[0, 1], [2], [3]] : tensor<2x3x7x16xf16> into tensor<6x7x16xf16>
    %70 = tensor.empty() : tensor<6x7x16xf32>
    %71 = linalg.fill ins(%cst_0 : f32) outs(%70 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %72 = linalg.batch_matmul ins(%collapsed_20, %collapsed_21 : tensor<6x7x7xf16>, tensor<6x7x16xf16>) outs(%71 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %73 = tensor.empty() : tensor<6x7x16xf16>
    %74 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<6x7x16xf32>) outs(%73 : tensor<6x7x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %124 = arith.truncf %in : f32 to f16
      linalg.yield %124 : f16
    } -> tensor<6x7x16xf16>
    %expanded_22 = tensor.expand_shape %74 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf16> into tensor<2x3x7x16xf16>
    %75 = tensor.empty() : tensor<2x7x3x16xf16>
    %transposed_23 = linalg.transpose ins(%expanded_22 : tensor<2x3x7x16xf16>) outs(%75 : tensor<2x7x3x16xf16>) permutation = [0, 2, 1, 3] 
    %collapsed_24 = tensor.collapse_shape %transposed_23 [[0, 1], [2, 3]] : tensor<2x7x3x16xf16> into tensor<14x48xf16>
    %transposed_25 = linalg.transpose ins(%arg7 : tensor<48x48xf16>) outs(%25 : tensor<48x48xf16>) permutation = [1, 0] 
    %76 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg8 : tensor<48xf16>) outs(%26 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<48xf32>
    %77 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_24 : tensor<14x48xf16>) outs(%28 : tensor<14x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<14x48xf32>
    %78 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%transposed_25 : tensor<48x48xf16>) outs(%30 : tensor<48x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<48x48xf32>
    %79 = linalg.matmul ins(%77, %78 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%32 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %80 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%79, %76 : tensor<14x48xf32>, tensor<48xf32>) outs(%28 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %124 = arith.addf %in, %in_33 : f32
      linalg.yield %124 : f32
    } -> tensor<14x48xf32>
    %81 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%80 : tensor<14x48xf32>) outs(%35 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %124 = arith.truncf %in : f32 to f16
      linalg.yield %124 : f16
    } -> tensor<14x48xf16>
    %expanded_26 = tensor.expand_shape %81 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf16> into tensor<2x7x48xf16>
    %82 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_26, %arg0 : tensor<2x7x48xf16>, tensor<2x7x48xf16>) outs(%23 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_33: f16, %out: f16):
      %124 = arith.addf %in, %in_33 : f16
      linalg.yield %124 : f16
    } -> tensor<2x7x48xf16>
    %83 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<2x7x48xf16>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<2x7x48xf32>
    %84 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<2x7x48xf32>) outs(%2 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %124 = arith.extf %in : f32 to f64
      linalg.yield %124 : f64
    } -> tensor<2x7x48xf64>
    %85 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%84 : tensor<2x7x48xf64>) outs(%5 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %124 = arith.addf %in, %out : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x1xf64>
    %86 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<2x7x1xf64>) outs(%4 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %124 = arith.divf %in, %cst_6 : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x1xf64>
    %87 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %86 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%2 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_33: f64, %out: f64):
      %124 = arith.subf %in, %in_33 : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x48xf64>
    %88 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %87 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%2 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_33: f64, %out: f64):
      %124 = arith.mulf %in, %in_33 : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x48xf64>
    %89 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%88 : tensor<2x7x48xf64>) outs(%5 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %124 = arith.addf %in, %out : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x1xf64>
    %90 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<2x7x1xf64>) outs(%4 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %124 = arith.divf %in, %cst_6 : f64
      linalg.yield %124 : f64
    } -> tensor<2x7x1xf64>
    %91 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<2x7x1xf64>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %124 = arith.truncf %in : f64 to f32
      linalg.yield %124 : f32
    } -> tensor<2x7x1xf32>
    %92 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%83 : tensor<2x7x48xf32>) outs(%14 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.addf %in, %out : f32
      linalg.yield %124 : f32
    } -> tensor<2x7x1xf32>
    %93 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<2x7x1xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.divf %in, %cst_7 : f32
      linalg.yield %124 : f32
    } -> tensor<2x7x1xf32>
    %94 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91 : tensor<2x7x1xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.truncf %cst_5 : f64 to f32
      %125 = arith.addf %in, %124 : f32
      linalg.yield %125 : f32
    } -> tensor<2x7x1xf32>
    %95 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<2x7x1xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = math.rsqrt %in : f32
      linalg.yield %124 : f32
    } -> tensor<2x7x1xf32>
    %96 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83, %93 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %124 = arith.subf %in, %in_33 : f32
      linalg.yield %124 : f32
    } -> tensor<2x7x48xf32>
    %97 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %95 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %124 = arith.mulf %in, %in_33 : f32
      linalg.yield %124 : f32
    } -> tensor<2x7x48xf32>
    %98 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97, %arg11 : tensor<2x7x48xf32>, tensor<48xf16>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_33: f16, %out: f32):
      %124 = arith.extf %in_33 : f16 to f32
      %125 = arith.mulf %in, %124 : f32
      linalg.yield %125 : f32
    } -> tensor<2x7x48xf32>
    %99 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %arg12 : tensor<2x7x48xf32>, tensor<48xf16>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_33: f16, %out: f32):
      %124 = arith.extf %in_33 : f16 to f32
      %125 = arith.addf %in, %124 : f32
      linalg.yield %125 : f32
    } -> tensor<2x7x48xf32>
    %100 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<2x7x48xf32>) outs(%23 : tensor<2x7x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %124 = arith.truncf %in : f32 to f16
      linalg.yield %124 : f16
    } -> tensor<2x7x48xf16>
    %collapsed_27 = tensor.collapse_shape %100 [[0, 1], [2]] : tensor<2x7x48xf16> into tensor<14x48xf16>
    %101 = tensor.empty() : tensor<48x80xf16>
    %transposed_28 = linalg.transpose ins(%arg13 : tensor<80x48xf16>) outs(%101 : tensor<48x80xf16>) permutation = [1, 0] 
    %102 = tensor.empty() : tensor<80xf32>
    %103 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg14 : tensor<80xf16>) outs(%102 : tensor<80xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<80xf32>
    %104 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_27 : tensor<14x48xf16>) outs(%28 : tensor<14x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<14x48xf32>
    %105 = tensor.empty() : tensor<48x80xf32>
    %106 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%transposed_28 : tensor<48x80xf16>) outs(%105 : tensor<48x80xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<48x80xf32>
    %107 = tensor.empty() : tensor<14x80xf32>
    %108 = linalg.fill ins(%cst_0 : f32) outs(%107 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %109 = linalg.matmul ins(%104, %106 : tensor<14x48xf32>, tensor<48x80xf32>) outs(%108 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %110 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%109, %103 : tensor<14x80xf32>, tensor<80xf32>) outs(%107 : tensor<14x80xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %124 = arith.addf %in, %in_33 : f32
      linalg.yield %124 : f32
    } -> tensor<14x80xf32>
    %111 = tensor.empty() : tensor<14x80xf16>
    %112 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%110 : tensor<14x80xf32>) outs(%111 : tensor<14x80xf16>) {
    ^bb0(%in: f32, %out: f16):
      %124 = arith.truncf %in : f32 to f16
      linalg.yield %124 : f16
    } -> tensor<14x80xf16>
    %expanded_29 = tensor.expand_shape %112 [[0, 1], [2]] output_shape [2, 7, 80] : tensor<14x80xf16> into tensor<2x7x80xf16>
    %113 = tensor.empty() : tensor<2x7x80xf16>
    %114 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_29 : tensor<2x7x80xf16>) outs(%113 : tensor<2x7x80xf16>) {
    ^bb0(%in: f16, %out: f16):
      %124 = math.sqrt %cst_3 : f16
      %125 = arith.divf %in, %124 : f16
      %126 = math.erf %125 : f16
      %127 = arith.addf %126, %cst_2 : f16
      %128 = arith.mulf %127, %cst_4 : f16
      %129 = arith.mulf %in, %128 : f16
      linalg.yield %129 : f16
    } -> tensor<2x7x80xf16>
    %collapsed_30 = tensor.collapse_shape %114 [[0, 1], [2]] : tensor<2x7x80xf16> into tensor<14x80xf16>
    %115 = tensor.empty() : tensor<80x48xf16>
    %transposed_31 = linalg.transpose ins(%arg15 : tensor<48x80xf16>) outs(%115 : tensor<80x48xf16>) permutation = [1, 0] 
    %116 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg16 : tensor<48xf16>) outs(%26 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<48xf32>
    %117 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_30 : tensor<14x80xf16>) outs(%107 : tensor<14x80xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<14x80xf32>
    %118 = tensor.empty() : tensor<80x48xf32>
    %119 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%transposed_31 : tensor<80x48xf16>) outs(%118 : tensor<80x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %124 = arith.extf %in : f16 to f32
      linalg.yield %124 : f32
    } -> tensor<80x48xf32>
    %120 = linalg.matmul ins(%117, %119 : tensor<14x80xf32>, tensor<80x48xf32>) outs(%32 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %121 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%120, %116 : tensor<14x48xf32>, tensor<48xf32>) outs(%28 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %124 = arith.addf %in, %in_33 : f32
      linalg.yield %124 : f32
    } -> tensor<14x48xf32>
    %122 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%121 : tensor<14x48xf32>) outs(%35 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %124 = arith.truncf %in : f32 to f16
      linalg.yield %124 : f16
    } -> tensor<14x48xf16>
    %expanded_32 = tensor.expand_shape %122 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf16> into tensor<2x7x48xf16>
    %123 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_32, %82 : tensor<2x7x48xf16>, tensor<2x7x48xf16>) outs(%23 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_33: f16, %out: f16):
      %124 = arith.addf %in, %in_33 : f16
      linalg.yield %124 : f16
    } -> tensor<2x7x48xf16>
    return %123 : tensor<2x7x48xf16>
  }
}
