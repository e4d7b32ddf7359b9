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
  func.func @main(%arg0: tensor<2x7x48xf16>, %arg1: tensor<48x48xf16>, %arg2: tensor<48xf16>, %arg3: tensor<48x48xf16>, %arg4: tensor<48xf16>, %arg5: tensor<48x48xf16>, %arg6: tensor<48xf16>, %arg7: tensor<48x48xf16>, %arg8: tensor<48xf16>, %arg9: tensor<48xf16>, %arg10: tensor<48xf16>, %arg11: tensor<80x48xf16>, %arg12: tensor<80xf16>, %arg13: tensor<48x80xf16>, %arg14: tensor<48xf16>, %arg15: tensor<48xf16>, %arg16: tensor<48xf16>) -> tensor<2x7x48xf16> {
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 0.000000e+00 : f16
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<f16>
    %cst_4 = arith.constant dense<-1.000000e+04> : tensor<1x1x7x7xf16>
    %cst_5 = arith.constant 1.000000e-05 : f64
    %cst_6 = arith.constant 4.800000e+01 : f64
    %cst_7 = arith.constant 4.800000e+01 : f32
    %cst_8 = arith.constant 2.500000e-01 : f16
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %137 = linalg.index 0 : index
      %138 = arith.index_cast %137 : index to i64
      linalg.yield %138 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_9 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_9 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_34: i64, %out: i64):
      %137 = arith.subi %in, %in_34 : i64
      linalg.yield %137 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %137 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %137 : i1
    } -> tensor<7x7xi1>
    %6 = tensor.empty() : tensor<1x1x7x7xf16>
    %7 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_4, %cst_3 : tensor<7x7xi1>, tensor<1x1x7x7xf16>, tensor<f16>) outs(%6 : tensor<1x1x7x7xf16>) {
    ^bb0(%in: i1, %in_34: f16, %in_35: f16, %out: f16):
      %137 = arith.select %in, %in_34, %in_35 : f16
      linalg.yield %137 : f16
    } -> tensor<1x1x7x7xf16>
    %8 = tensor.empty() : tensor<2x7x48xf32>
    %9 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xf16>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %137 = arith.extf %in : f16 to f32
      linalg.yield %137 : f32
    } -> tensor<2x7x48xf32>
    %10 = tensor.empty() : tensor<2x7x48xf64>
    %11 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x7x48xf32>) outs(%10 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %137 = arith.extf %in : f32 to f64
      linalg.yield %137 : f64
    } -> tensor<2x7x48xf64>
    %12 = tensor.empty() : tensor<2x7x1xf64>
    %13 = linalg.fill ins(%cst : f64) outs(%12 : tensor<2x7x1xf64>) -> tensor<2x7x1xf64>
    %14 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%11 : tensor<2x7x48xf64>) outs(%13 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %137 = arith.addf %in, %out : f64
      linalg.yield %137 : f64
    } -> tensor<2x7x1xf64>
    %15 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x7x1xf64>) outs(%12 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %137 = arith.divf %in, %cst_6 : f64
      linalg.yield %137 : f64
    } -> tensor<2x7x1xf64>
    %16 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %15 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%10 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_34: f64, %out: f64):
      %137 = arith.subf %in, %in_34 : f64
      linalg.yield %137 : f64
    } -> tensor<2x7x48xf64>
    %17 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %16 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%10 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_34: f64, %out: f64):
      %137 = arith.mulf %in, %in_34 : f64
      linalg.yield %137 : f64
    } -> tensor<2x7x48xf64>
    %18 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%17 : tensor<2x7x48xf64>) outs(%13 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %137 = arith.addf %in, %out : f64
      linalg.yield %137 : f64
    } -> tensor<2x7x1xf64>
    %19 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<2x7x1xf64>) outs(%12 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %137 = arith.divf %in, %cst_6 : f64
      linalg.yield %137 : f64
    } -> tensor<2x7x1xf64>
    %20 = tensor.empty() : tensor<2x7x1xf32>
    %21 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x7x1xf64>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %137 = arith.truncf %in : f64 to f32
      linalg.yield %137 : f32
    } -> tensor<2x7x1xf32>
    %22 = linalg.fill ins(%cst_0 : f32) outs(%20 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %23 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9 : tensor<2x7x48xf32>) outs(%22 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.addf %in, %out : f32
      linalg.yield %137 : f32
    } -> tensor<2x7x1xf32>
    %24 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x7x1xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.divf %in, %cst_7 : f32
      linalg.yield %137 : f32
    } -> tensor<2x7x1xf32>
    %25 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x7x1xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.truncf %cst_5 : f64 to f32
      %138 = arith.addf %in, %137 : f32
      linalg.yield %138 : f32
    } -> tensor<2x7x1xf32>
    %26 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<2x7x1xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = math.rsqrt %in : f32
      linalg.yield %137 : f32
    } -> tensor<2x7x1xf32>
    %27 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %24 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.subf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<2x7x48xf32>
    %28 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %26 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.mulf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<2x7x48xf32>
    %29 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28, %arg9 : tensor<2x7x48xf32>, tensor<48xf16>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_34: f16, %out: f32):
      %137 = arith.extf %in_34 : f16 to f32
      %138 = arith.mulf %in, %137 : f32
      linalg.yield %138 : f32
    } -> tensor<2x7x48xf32>
    %30 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %arg10 : tensor<2x7x48xf32>, tensor<48xf16>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_34: f16, %out: f32):
      %137 = arith.extf %in_34 : f16 to f32
      %138 = arith.addf %in, %137 : f32
      linalg.yield %138 : f32
    } -> tensor<2x7x48xf32>
    %31 = tensor.empty() : tensor<2x7x48xf16>
    %32 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<2x7x48xf32>) outs(%31 : tensor<2x7x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %137 = arith.truncf %in : f32 to f16
      linalg.yield %137 : f16
    } -> tensor<2x7x48xf16>
    %collapsed = tensor.collapse_shape %32 [[0, 1], [2]] : tensor<2x7x48xf16> into tensor<14x48xf16>
    %33 = tensor.empty() : tensor<48x48xf16>
    %transposed = linalg.transpose ins(%arg5 : tensor<48x48xf16>) outs(%33 : tensor<48x48xf16>) permutation = [1, 0] 
    %34 = tensor.empty() : tensor<48xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg6 : tensor<48xf16>) outs(%34 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %137 = arith.extf %in : f16 to f32
      linalg.yield %137 : f32
    } -> tensor<48xf32>
    %36 = tensor.empty() : tensor<14x48xf32>
    %37 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<14x48xf16>) outs(%36 : tensor<14x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %137 = arith.extf %in : f16 to f32
      linalg.yield %137 : f32
    } -> tensor<14x48xf32>
    %38 = tensor.empty() : tensor<48x48xf32>
    %39 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%transposed : tensor<48x48xf16>) outs(%38 : tensor<48x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %137 = arith.extf %in : f16 to f32
      linalg.yield %137 : f32
    } -> tensor<48x48xf32>
    %40 = linalg.fill ins(%cst_0 : f32) outs(%36 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %41 = linalg.matmul ins(%37, %39 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%40 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %42 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%41, %35 : tensor<14x48xf32>, tensor<48xf32>) outs(%36 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.addf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<14x48xf32>
    %43 = tensor.empty() : tensor<14x48xf16>
    %44 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<14x48xf32>) outs(%43 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %137 = arith.truncf %in : f32 to f16
      linalg.yield %137 : f16
    } -> tensor<14x48xf16>
    %expanded_10 = tensor.expand_shape %44 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf16> into tensor<2x7x48xf16>
    %45 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_10 : tensor<2x7x48xf16>) outs(%31 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %out: f16):
      %137 = arith.mulf %in, %cst_8 : f16
      linalg.yield %137 : f16
    } -> tensor<2x7x48xf16>
    %expanded_11 = tensor.expand_shape %45 [[0], [1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<2x7x48xf16> into tensor<2x7x3x16xf16>
    %46 = tensor.empty() : tensor<2x3x7x16xf16>
    %transposed_12 = linalg.transpose ins(%expanded_11 : tensor<2x7x3x16xf16>) outs(%46 : tensor<2x3x7x16xf16>) permutation = [0, 2, 1, 3] 
    %transposed_13 = linalg.transpose ins(%arg1 : tensor<48x48xf16>) outs(%33 : tensor<48x48xf16>) permutation = [1, 0] 
    %47 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<48xf16>) outs(%34 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %137 = arith.extf %in : f16 to f32
      linalg.yield %137 : f32
    } -> tensor<48xf32>
    %48 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%transposed_13 : tensor<48x48xf16>) outs(%38 : tensor<48x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %137 = arith.extf %in : f16 to f32
      linalg.yield %137 : f32
    } -> tensor<48x48xf32>
    %49 = linalg.matmul ins(%37, %48 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%40 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %50 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%49, %47 : tensor<14x48xf32>, tensor<48xf32>) outs(%36 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.addf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<14x48xf32>
    %51 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%50 : tensor<14x48xf32>) outs(%43 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %137 = arith.truncf %in : f32 to f16
      linalg.yield %137 : f16
    } -> tensor<14x48xf16>
    %transposed_14 = linalg.transpose ins(%arg3 : tensor<48x48xf16>) outs(%33 : tensor<48x48xf16>) permutation = [1, 0] 
    %52 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg4 : tensor<48xf16>) outs(%34 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %137 = arith.extf %in : f16 to f32
      linalg.yield %137 : f32
    } -> tensor<48xf32>
    %53 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%transposed_14 : tensor<48x48xf16>) outs(%38 : tensor<48x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %137 = arith.extf %in : f16 to f32
      linalg.yield %137 : f32
    } -> tensor<48x48xf32>
    %54 = linalg.matmul ins(%37, %53 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%40 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %55 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%54, %52 : tensor<14x48xf32>, tensor<48xf32>) outs(%36 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.addf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<14x48xf32>
    %56 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%55 : tensor<14x48xf32>) outs(%43 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %137 = arith.truncf %in : f32 to f16
      linalg.yield %137 : f16
    } -> tensor<14x48xf16>
    %expanded_15 = tensor.expand_shape %51 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf16> into tensor<2x7x3x16xf16>
    %expanded_16 = tensor.expand_shape %56 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf16> into tensor<2x7x3x16xf16>
    %transposed_17 = linalg.transpose ins(%expanded_16 : tensor<2x7x3x16xf16>) outs(%46 : tensor<2x3x7x16xf16>) permutation = [0, 2, 1, 3] 
    %57 = tensor.empty() : tensor<2x3x16x7xf16>
    %transposed_18 = linalg.transpose ins(%expanded_15 : tensor<2x7x3x16xf16>) outs(%57 : tensor<2x3x16x7xf16>) permutation = [0, 2, 3, 1] 
    %collapsed_19 = tensor.collapse_shape %transposed_12 [[0, 1], [2], [3]] : tensor<2x3x7x16xf16> into tensor<6x7x16xf16>
    %collapsed_20 = tensor.collapse_shape %transposed_18 [[0, 1], [2], [3]] : tensor<2x3x16x7xf16> into tensor<6x16x7xf16>
    %58 = tensor.empty() : tensor<6x7x7xf32>
    %59 = linalg.fill ins(%cst_0 : f32) outs(%58 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %60 = linalg.batch_matmul ins(%collapsed_19, %collapsed_20 : tensor<6x7x16xf16>, tensor<6x16x7xf16>) outs(%59 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %61 = tensor.empty() : tensor<6x7x7xf16>
    %62 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60 : tensor<6x7x7xf32>) outs(%61 : tensor<6x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %137 = arith.truncf %in : f32 to f16
      linalg.yield %137 : f16
    } -> tensor<6x7x7xf16>
    %expanded_21 = tensor.expand_shape %62 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf16> into tensor<2x3x7x7xf16>
    %63 = tensor.empty() : tensor<2x3x7x7xf16>
    %64 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_21, %7 : tensor<2x3x7x7xf16>, tensor<1x1x7x7xf16>) outs(%63 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %in_34: f16, %out: f16):
      %137 = arith.addf %in, %in_34 : f16
      linalg.yield %137 : f16
    } -> tensor<2x3x7x7xf16>
    %65 = tensor.empty() : tensor<2x3x7x7xf32>
    %66 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64 : tensor<2x3x7x7xf16>) outs(%65 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f16, %out: f32):
      %137 = arith.extf %in : f16 to f32
      linalg.yield %137 : f32
    } -> tensor<2x3x7x7xf32>
    %67 = tensor.empty() : tensor<2x3x7xi64>
    %68 = linalg.fill ins(%c0_i64 : i64) outs(%67 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %69 = tensor.empty() : tensor<2x3x7xf32>
    %70 = linalg.fill ins(%cst_1 : f32) outs(%69 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %71:2 = linalg.generic {indexing_maps = [#map5, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%66 : tensor<2x3x7x7xf32>) outs(%70, %68 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_34: i64):
      %137 = linalg.index 3 : index
      %138 = arith.index_cast %137 : index to i64
      %139 = arith.maximumf %in, %out : f32
      %140 = arith.cmpf ogt, %in, %out : f32
      %141 = arith.select %140, %138, %out_34 : i64
      linalg.yield %139, %141 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_22 = tensor.expand_shape %71#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %72 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66, %expanded_22 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%65 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.subf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<2x3x7x7xf32>
    %73 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72 : tensor<2x3x7x7xf32>) outs(%65 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = math.exp %in : f32
      linalg.yield %137 : f32
    } -> tensor<2x3x7x7xf32>
    %74 = tensor.empty() : tensor<2x3x7x1xf32>
    %75 = linalg.fill ins(%cst_0 : f32) outs(%74 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %76 = linalg.generic {indexing_maps = [#map5, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%73 : tensor<2x3x7x7xf32>) outs(%75 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.addf %in, %out : f32
      linalg.yield %137 : f32
    } -> tensor<2x3x7x1xf32>
    %77 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73, %76 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%65 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.divf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<2x3x7x7xf32>
    %78 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77 : tensor<2x3x7x7xf32>) outs(%63 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %137 = arith.truncf %in : f32 to f16
      linalg.yield %137 : f16
    } -> tensor<2x3x7x7xf16>
    %collapsed_23 = tensor.collapse_shape %78 [[0, 1], [2], [3]] : tensor<2x3x7x7xf16> into tensor<6x7x7xf16>
    %collapsed_24 = tensor.collapse_shape %transposed_17 [[0, 1], [2], [3]] : tensor<2x3x7x16xf16> into tensor<6x7x16xf16>
    %79 = tensor.empty() : tensor<6x7x16xf32>
    %80 = linalg.fill ins(%cst_0 : f32) outs(%79 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %81 = linalg.batch_matmul ins(%collapsed_23, %collapsed_24 : tensor<6x7x7xf16>, tensor<6x7x16xf16>) outs(%80 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %82 = tensor.empty() : tensor<6x7x16xf16>
    %83 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<6x7x16xf32>) outs(%82 : tensor<6x7x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %137 = arith.truncf %in : f32 to f16
      linalg.yield %137 : f16
    } -> tensor<6x7x16xf16>
    %expanded_25 = tensor.expand_shape %83 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf16> into tensor<2x3x7x16xf16>
    %84 = tensor.empty() : tensor<2x7x3x16xf16>
    %transposed_26 = linalg.transpose ins(%expanded_25 : tensor<2x3x7x16xf16>) outs(%84 : tensor<2x7x3x16xf16>) permutation = [0, 2, 1, 3] 
    %collapsed_27 = tensor.collapse_shape %transposed_26 [[0, 1], [2, 3]] : tensor<2x7x3x16xf16> into tensor<14x48xf16>
    %transposed_28 = linalg.transpose ins(%arg7 : tensor<48x48xf16>) outs(%33 : tensor<48x48xf16>) permutation = [1, 0] 
    %85 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg8 : tensor<48xf16>) outs(%34 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %137 = arith.extf %in : f16 to f32
      linalg.yield %137 : f32
    } -> tensor<48xf32>
    %86 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_27 : tensor<14x48xf16>) outs(%36 : tensor<14x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %137 = arith.extf %in : f16 to f32
      linalg.yield %137 : f32
    } -> tensor<14x48xf32>
    %87 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%transposed_28 : tensor<48x48xf16>) outs(%38 : tensor<48x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %137 = arith.extf %in : f16 to f32
      linalg.yield %137 : f32
    } -> tensor<48x48xf32>
    %88 = linalg.matmul ins(%86, %87 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%40 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %89 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%88, %85 : tensor<14x48xf32>, tensor<48xf32>) outs(%36 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.addf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<14x48xf32>
    %90 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%89 : tensor<14x48xf32>) outs(%43 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %137 = arith.truncf %in : f32 to f16
      linalg.yield %137 : f16
    } -> tensor<14x48xf16>
    %expanded_29 = tensor.expand_shape %90 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf16> into tensor<2x7x48xf16>
    %91 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded_29 : tensor<2x7x48xf16>, tensor<2x7x48xf16>) outs(%31 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_34: f16, %out: f16):
      %137 = arith.addf %in, %in_34 : f16
      linalg.yield %137 : f16
    } -> tensor<2x7x48xf16>
    %collapsed_30 = tensor.collapse_shape %91 [[0, 1], [2]] : tensor<2x7x48xf16> into tensor<14x48xf16>
    %92 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_30 : tensor<14x48xf16>) outs(%36 : tensor<14x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %137 = arith.extf %in : f16 to f32
      linalg.yield %137 : f32
    } -> tensor<14x48xf32>
    %93 = tensor.empty() : tensor<14x48xf64>
    %94 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%92 : tensor<14x48xf32>) outs(%93 : tensor<14x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %137 = arith.extf %in : f32 to f64
      linalg.yield %137 : f64
    } -> tensor<14x48xf64>
    %95 = tensor.empty() : tensor<14x1xf64>
    %96 = linalg.fill ins(%cst : f64) outs(%95 : tensor<14x1xf64>) -> tensor<14x1xf64>
    %97 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "reduction"]} ins(%94 : tensor<14x48xf64>) outs(%96 : tensor<14x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %137 = arith.addf %in, %out : f64
      linalg.yield %137 : f64
    } -> tensor<14x1xf64>
    %98 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%97 : tensor<14x1xf64>) outs(%95 : tensor<14x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %137 = arith.divf %in, %cst_6 : f64
      linalg.yield %137 : f64
    } -> tensor<14x1xf64>
    %99 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%94, %98 : tensor<14x48xf64>, tensor<14x1xf64>) outs(%93 : tensor<14x48xf64>) {
    ^bb0(%in: f64, %in_34: f64, %out: f64):
      %137 = arith.subf %in, %in_34 : f64
      linalg.yield %137 : f64
    } -> tensor<14x48xf64>
    %100 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%99, %99 : tensor<14x48xf64>, tensor<14x48xf64>) outs(%93 : tensor<14x48xf64>) {
    ^bb0(%in: f64, %in_34: f64, %out: f64):
      %137 = arith.mulf %in, %in_34 : f64
      linalg.yield %137 : f64
    } -> tensor<14x48xf64>
    %101 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "reduction"]} ins(%100 : tensor<14x48xf64>) outs(%96 : tensor<14x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %137 = arith.addf %in, %out : f64
      linalg.yield %137 : f64
    } -> tensor<14x1xf64>
    %102 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%101 : tensor<14x1xf64>) outs(%95 : tensor<14x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %137 = arith.divf %in, %cst_6 : f64
      linalg.yield %137 : f64
    } -> tensor<14x1xf64>
    %103 = tensor.empty() : tensor<14x1xf32>
    %104 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%102 : tensor<14x1xf64>) outs(%103 : tensor<14x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %137 = arith.truncf %in : f64 to f32
      linalg.yield %137 : f32
    } -> tensor<14x1xf32>
    %105 = linalg.fill ins(%cst_0 : f32) outs(%103 : tensor<14x1xf32>) -> tensor<14x1xf32>
    %106 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "reduction"]} ins(%92 : tensor<14x48xf32>) outs(%105 : tensor<14x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.addf %in, %out : f32
      linalg.yield %137 : f32
    } -> tensor<14x1xf32>
    %107 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%106 : tensor<14x1xf32>) outs(%103 : tensor<14x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.divf %in, %cst_7 : f32
      linalg.yield %137 : f32
    } -> tensor<14x1xf32>
    %108 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%104 : tensor<14x1xf32>) outs(%103 : tensor<14x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.truncf %cst_5 : f64 to f32
      %138 = arith.addf %in, %137 : f32
      linalg.yield %138 : f32
    } -> tensor<14x1xf32>
    %109 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%108 : tensor<14x1xf32>) outs(%103 : tensor<14x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = math.rsqrt %in : f32
      linalg.yield %137 : f32
    } -> tensor<14x1xf32>
    %110 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%92, %107 : tensor<14x48xf32>, tensor<14x1xf32>) outs(%36 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.subf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<14x48xf32>
    %111 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%110, %109 : tensor<14x48xf32>, tensor<14x1xf32>) outs(%36 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.mulf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<14x48xf32>
    %112 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%111, %arg15 : tensor<14x48xf32>, tensor<48xf16>) outs(%36 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_34: f16, %out: f32):
      %137 = arith.extf %in_34 : f16 to f32
      %138 = arith.mulf %in, %137 : f32
      linalg.yield %138 : f32
    } -> tensor<14x48xf32>
    %113 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%112, %arg16 : tensor<14x48xf32>, tensor<48xf16>) outs(%36 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_34: f16, %out: f32):
      %137 = arith.extf %in_34 : f16 to f32
      %138 = arith.addf %in, %137 : f32
      linalg.yield %138 : f32
    } -> tensor<14x48xf32>
    %114 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%113 : tensor<14x48xf32>) outs(%43 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %137 = arith.truncf %in : f32 to f16
      linalg.yield %137 : f16
    } -> tensor<14x48xf16>
    %115 = tensor.empty() : tensor<48x80xf16>
    %transposed_31 = linalg.transpose ins(%arg11 : tensor<80x48xf16>) outs(%115 : tensor<48x80xf16>) permutation = [1, 0] 
    %116 = tensor.empty() : tensor<80xf32>
    %117 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg12 : tensor<80xf16>) outs(%116 : tensor<80xf32>) {
    ^bb0(%in: f16, %out: f32):
      %137 = arith.extf %in : f16 to f32
      linalg.yield %137 : f32
    } -> tensor<80xf32>
    %118 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%114 : tensor<14x48xf16>) outs(%36 : tensor<14x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %137 = arith.extf %in : f16 to f32
      linalg.yield %137 : f32
    } -> tensor<14x48xf32>
    %119 = tensor.empty() : tensor<48x80xf32>
    %120 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%transposed_31 : tensor<48x80xf16>) outs(%119 : tensor<48x80xf32>) {
    ^bb0(%in: f16, %out: f32):
      %137 = arith.extf %in : f16 to f32
      linalg.yield %137 : f32
    } -> tensor<48x80xf32>
    %121 = tensor.empty() : tensor<14x80xf32>
    %122 = linalg.fill ins(%cst_0 : f32) outs(%121 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %123 = linalg.matmul ins(%118, %120 : tensor<14x48xf32>, tensor<48x80xf32>) outs(%122 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %124 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%123, %117 : tensor<14x80xf32>, tensor<80xf32>) outs(%121 : tensor<14x80xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.addf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<14x80xf32>
    %125 = tensor.empty() : tensor<14x80xf16>
    %126 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%124 : tensor<14x80xf32>) outs(%125 : tensor<14x80xf16>) {
    ^bb0(%in: f32, %out: f16):
      %137 = arith.truncf %in : f32 to f16
      linalg.yield %137 : f16
    } -> tensor<14x80xf16>
    %127 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%126 : tensor<14x80xf16>) outs(%125 : tensor<14x80xf16>) {
    ^bb0(%in: f16, %out: f16):
      %137 = arith.cmpf ugt, %in, %cst_2 : f16
      %138 = arith.select %137, %in, %cst_2 : f16
      linalg.yield %138 : f16
    } -> tensor<14x80xf16>
    %128 = tensor.empty() : tensor<80x48xf16>
    %transposed_32 = linalg.transpose ins(%arg13 : tensor<48x80xf16>) outs(%128 : tensor<80x48xf16>) permutation = [1, 0] 
    %129 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg14 : tensor<48xf16>) outs(%34 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %137 = arith.extf %in : f16 to f32
      linalg.yield %137 : f32
    } -> tensor<48xf32>
    %130 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%127 : tensor<14x80xf16>) outs(%121 : tensor<14x80xf32>) {
    ^bb0(%in: f16, %out: f32):
      %137 = arith.extf %in : f16 to f32
      linalg.yield %137 : f32
    } -> tensor<14x80xf32>
    %131 = tensor.empty() : tensor<80x48xf32>
    %132 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%transposed_32 : tensor<80x48xf16>) outs(%131 : tensor<80x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %137 = arith.extf %in : f16 to f32
      linalg.yield %137 : f32
    } -> tensor<80x48xf32>
    %133 = linalg.matmul ins(%130, %132 : tensor<14x80xf32>, tensor<80x48xf32>) outs(%40 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %134 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%133, %129 : tensor<14x48xf32>, tensor<48xf32>) outs(%36 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.addf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<14x48xf32>
    %135 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%134 : tensor<14x48xf32>) outs(%43 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %137 = arith.truncf %in : f32 to f16
      linalg.yield %137 : f16
    } -> tensor<14x48xf16>
    %136 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_30, %135 : tensor<14x48xf16>, tensor<14x48xf16>) outs(%43 : tensor<14x48xf16>) {
    ^bb0(%in: f16, %in_34: f16, %out: f16):
      %137 = arith.addf %in, %in_34 : f16
      linalg.yield %137 : f16
    } -> tensor<14x48xf16>
    %expanded_33 = tensor.expand_shape %136 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf16> into tensor<2x7x48xf16>
    return %expanded_33 : tensor<2x7x48xf16>
  }
}
