#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> ()>
#map7 = affine_map<(d0, d1) -> (d1)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map9 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map12 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map13 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: tensor<2x7x48xf16>, %arg1: tensor<2x11x48xf16>, %arg2: tensor<48x48xf16>, %arg3: tensor<48xf16>, %arg4: tensor<48x48xf16>, %arg5: tensor<48xf16>, %arg6: tensor<48x48xf16>, %arg7: tensor<48xf16>, %arg8: tensor<48x48xf16>, %arg9: tensor<48xf16>, %arg10: tensor<48xf16>, %arg11: tensor<48xf16>, %arg12: tensor<48x48xf16>, %arg13: tensor<48xf16>, %arg14: tensor<48x48xf16>, %arg15: tensor<48xf16>, %arg16: tensor<48x48xf16>, %arg17: tensor<48xf16>, %arg18: tensor<48x48xf16>, %arg19: tensor<48xf16>, %arg20: tensor<48xf16>, %arg21: tensor<48xf16>, %arg22: tensor<80x48xf16>, %arg23: tensor<80xf16>, %arg24: tensor<48x80xf16>, %arg25: tensor<48xf16>, %arg26: tensor<48xf16>, %arg27: tensor<48xf16>) -> tensor<2x7x48xf16> {
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.000000e+00 : f64
    %cst_2 = arith.constant 1.000000e+00 : f16
    %cst_3 = arith.constant 2.000000e+00 : f16
    %cst_4 = arith.constant 5.000000e-01 : f16
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<f16>
    %cst_6 = arith.constant dense<-1.000000e+04> : tensor<1x1x7x7xf16>
    %cst_7 = arith.constant 1.000000e-05 : f64
    %cst_8 = arith.constant 2.500000e-01 : f16
    %cst_9 = arith.constant 4.800000e+01 : f64
    %cst_10 = arith.constant 4.800000e+01 : f32
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %197 = linalg.index 0 : index
      %198 = arith.index_cast %197 : index to i64
      linalg.yield %198 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_11 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_11 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_59: i64, %out: i64):
      %197 = arith.subi %in, %in_59 : i64
      linalg.yield %197 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %197 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %197 : i1
    } -> tensor<7x7xi1>
    %6 = tensor.empty() : tensor<1x1x7x7xf16>
    %7 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_6, %cst_5 : tensor<7x7xi1>, tensor<1x1x7x7xf16>, tensor<f16>) outs(%6 : tensor<1x1x7x7xf16>) {
    ^bb0(%in: i1, %in_59: f16, %in_60: f16, %out: f16):
      %197 = arith.select %in, %in_59, %in_60 : f16
      linalg.yield %197 : f16
    } -> tensor<1x1x7x7xf16>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x7x48xf16> into tensor<14x48xf16>
    %8 = tensor.empty() : tensor<48x48xf16>
    %transposed = linalg.transpose ins(%arg6 : tensor<48x48xf16>) outs(%8 : tensor<48x48xf16>) permutation = [1, 0] 
    %9 = tensor.empty() : tensor<48xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg7 : tensor<48xf16>) outs(%9 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %197 = arith.extf %in : f16 to f32
      linalg.yield %197 : f32
    } -> tensor<48xf32>
    %11 = tensor.empty() : tensor<14x48xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<14x48xf16>) outs(%11 : tensor<14x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %197 = arith.extf %in : f16 to f32
      linalg.yield %197 : f32
    } -> tensor<14x48xf32>
    %13 = tensor.empty() : tensor<48x48xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%transposed : tensor<48x48xf16>) outs(%13 : tensor<48x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %197 = arith.extf %in : f16 to f32
      linalg.yield %197 : f32
    } -> tensor<48x48xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%11 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %16 = linalg.matmul ins(%12, %14 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%15 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %17 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%16, %10 : tensor<14x48xf32>, tensor<48xf32>) outs(%11 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %197 = arith.addf %in, %in_59 : f32
      linalg.yield %197 : f32
    } -> tensor<14x48xf32>
    %18 = tensor.empty() : tensor<14x48xf16>
    %19 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<14x48xf32>) outs(%18 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %197 = arith.truncf %in : f32 to f16
      linalg.yield %197 : f16
    } -> tensor<14x48xf16>
    %expanded_12 = tensor.expand_shape %19 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf16> into tensor<2x7x3x16xf16>
    %20 = tensor.empty() : tensor<2x3x7x16xf16>
    %transposed_13 = linalg.transpose ins(%expanded_12 : tensor<2x7x3x16xf16>) outs(%20 : tensor<2x3x7x16xf16>) permutation = [0, 2, 1, 3] 
    %transposed_14 = linalg.transpose ins(%arg2 : tensor<48x48xf16>) outs(%8 : tensor<48x48xf16>) permutation = [1, 0] 
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg3 : tensor<48xf16>) outs(%9 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %197 = arith.extf %in : f16 to f32
      linalg.yield %197 : f32
    } -> tensor<48xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%transposed_14 : tensor<48x48xf16>) outs(%13 : tensor<48x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %197 = arith.extf %in : f16 to f32
      linalg.yield %197 : f32
    } -> tensor<48x48xf32>
    %23 = linalg.matmul ins(%12, %22 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%15 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %24 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%23, %21 : tensor<14x48xf32>, tensor<48xf32>) outs(%11 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %197 = arith.addf %in, %in_59 : f32
      linalg.yield %197 : f32
    } -> tensor<14x48xf32>
    %25 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<14x48xf32>) outs(%18 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %197 = arith.truncf %in : f32 to f16
      linalg.yield %197 : f16
    } -> tensor<14x48xf16>
    %transposed_15 = linalg.transpose ins(%arg4 : tensor<48x48xf16>) outs(%8 : tensor<48x48xf16>) permutation = [1, 0] 
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg5 : tensor<48xf16>) outs(%9 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %197 = arith.extf %in : f16 to f32
      linalg.yield %197 : f32
    } -> tensor<48xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%transposed_15 : tensor<48x48xf16>) outs(%13 : tensor<48x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %197 = arith.extf %in : f16 to f32
      linalg.yield %197 : f32
    } -> tensor<48x48xf32>
    %28 = linalg.matmul ins(%12, %27 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%15 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%28, %26 : tensor<14x48xf32>, tensor<48xf32>) outs(%11 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %197 = arith.addf %in, %in_59 : f32
      linalg.yield %197 : f32
    } -> tensor<14x48xf32>
    %30 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<14x48xf32>) outs(%18 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %197 = arith.truncf %in : f32 to f16
      linalg.yield %197 : f16
    } -> tensor<14x48xf16>
    %expanded_16 = tensor.expand_shape %25 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf16> into tensor<2x7x3x16xf16>
    %expanded_17 = tensor.expand_shape %30 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf16> into tensor<2x7x3x16xf16>
    %transposed_18 = linalg.transpose ins(%expanded_17 : tensor<2x7x3x16xf16>) outs(%20 : tensor<2x3x7x16xf16>) permutation = [0, 2, 1, 3] 
    %31 = tensor.empty() : tensor<2x3x16x7xf16>
    %transposed_19 = linalg.transpose ins(%expanded_16 : tensor<2x7x3x16xf16>) outs(%31 : tensor<2x3x16x7xf16>) permutation = [0, 2, 3, 1] 
    %collapsed_20 = tensor.collapse_shape %transposed_13 [[0, 1], [2], [3]] : tensor<2x3x7x16xf16> into tensor<6x7x16xf16>
    %collapsed_21 = tensor.collapse_shape %transposed_19 [[0, 1], [2], [3]] : tensor<2x3x16x7xf16> into tensor<6x16x7xf16>
    %32 = tensor.empty() : tensor<6x7x7xf32>
    %33 = linalg.fill ins(%cst : f32) outs(%32 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %34 = linalg.batch_matmul ins(%collapsed_20, %collapsed_21 : tensor<6x7x16xf16>, tensor<6x16x7xf16>) outs(%33 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %35 = tensor.empty() : tensor<6x7x7xf16>
    %36 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34 : tensor<6x7x7xf32>) outs(%35 : tensor<6x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %197 = arith.truncf %in : f32 to f16
      linalg.yield %197 : f16
    } -> tensor<6x7x7xf16>
    %expanded_22 = tensor.expand_shape %36 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf16> into tensor<2x3x7x7xf16>
    %37 = tensor.empty() : tensor<2x3x7x7xf16>
    %38 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_22 : tensor<2x3x7x7xf16>) outs(%37 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %197 = arith.mulf %in, %cst_8 : f16
      linalg.yield %197 : f16
    } -> tensor<2x3x7x7xf16>
    %39 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38, %7 : tensor<2x3x7x7xf16>, tensor<1x1x7x7xf16>) outs(%37 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %in_59: f16, %out: f16):
      %197 = arith.addf %in, %in_59 : f16
      linalg.yield %197 : f16
    } -> tensor<2x3x7x7xf16>
    %40 = tensor.empty() : tensor<2x3x7x7xf32>
    %41 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39 : tensor<2x3x7x7xf16>) outs(%40 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f16, %out: f32):
      %197 = arith.extf %in : f16 to f32
      linalg.yield %197 : f32
    } -> tensor<2x3x7x7xf32>
    %42 = tensor.empty() : tensor<2x3x7xi64>
    %43 = linalg.fill ins(%c0_i64 : i64) outs(%42 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %44 = tensor.empty() : tensor<2x3x7xf32>
    %45 = linalg.fill ins(%cst_0 : f32) outs(%44 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %46:2 = linalg.generic {indexing_maps = [#map5, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%41 : tensor<2x3x7x7xf32>) outs(%45, %43 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_59: i64):
      %197 = linalg.index 3 : index
      %198 = arith.index_cast %197 : index to i64
      %199 = arith.maximumf %in, %out : f32
      %200 = arith.cmpf ogt, %in, %out : f32
      %201 = arith.select %200, %198, %out_59 : i64
      linalg.yield %199, %201 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_23 = tensor.expand_shape %46#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %47 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41, %expanded_23 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%40 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %197 = arith.subf %in, %in_59 : f32
      linalg.yield %197 : f32
    } -> tensor<2x3x7x7xf32>
    %48 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47 : tensor<2x3x7x7xf32>) outs(%40 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = math.exp %in : f32
      linalg.yield %197 : f32
    } -> tensor<2x3x7x7xf32>
    %49 = tensor.empty() : tensor<2x3x7x1xf32>
    %50 = linalg.fill ins(%cst : f32) outs(%49 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %51 = linalg.generic {indexing_maps = [#map5, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%48 : tensor<2x3x7x7xf32>) outs(%50 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.addf %in, %out : f32
      linalg.yield %197 : f32
    } -> tensor<2x3x7x1xf32>
    %52 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %51 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%40 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %197 = arith.divf %in, %in_59 : f32
      linalg.yield %197 : f32
    } -> tensor<2x3x7x7xf32>
    %53 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<2x3x7x7xf32>) outs(%37 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %197 = arith.truncf %in : f32 to f16
      linalg.yield %197 : f16
    } -> tensor<2x3x7x7xf16>
    %collapsed_24 = tensor.collapse_shape %53 [[0, 1], [2], [3]] : tensor<2x3x7x7xf16> into tensor<6x7x7xf16>
    %collapsed_25 = tensor.collapse_shape %transposed_18 [[0, 1], [2], [3]] : tensor<2x3x7x16xf16> into tensor<6x7x16xf16>
    %54 = tensor.empty() : tensor<6x7x16xf32>
    %55 = linalg.fill ins(%cst : f32) outs(%54 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %56 = linalg.batch_matmul ins(%collapsed_24, %collapsed_25 : tensor<6x7x7xf16>, tensor<6x7x16xf16>) outs(%55 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %57 = tensor.empty() : tensor<6x7x16xf16>
    %58 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56 : tensor<6x7x16xf32>) outs(%57 : tensor<6x7x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %197 = arith.truncf %in : f32 to f16
      linalg.yield %197 : f16
    } -> tensor<6x7x16xf16>
    %expanded_26 = tensor.expand_shape %58 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf16> into tensor<2x3x7x16xf16>
    %59 = tensor.empty() : tensor<2x7x3x16xf16>
    %transposed_27 = linalg.transpose ins(%expanded_26 : tensor<2x3x7x16xf16>) outs(%59 : tensor<2x7x3x16xf16>) permutation = [0, 2, 1, 3] 
    %collapsed_28 = tensor.collapse_shape %transposed_27 [[0, 1], [2, 3]] : tensor<2x7x3x16xf16> into tensor<14x48xf16>
    %transposed_29 = linalg.transpose ins(%arg8 : tensor<48x48xf16>) outs(%8 : tensor<48x48xf16>) permutation = [1, 0] 
    %60 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg9 : tensor<48xf16>) outs(%9 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %197 = arith.extf %in : f16 to f32
      linalg.yield %197 : f32
    } -> tensor<48xf32>
    %61 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_28 : tensor<14x48xf16>) outs(%11 : tensor<14x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %197 = arith.extf %in : f16 to f32
      linalg.yield %197 : f32
    } -> tensor<14x48xf32>
    %62 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%transposed_29 : tensor<48x48xf16>) outs(%13 : tensor<48x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %197 = arith.extf %in : f16 to f32
      linalg.yield %197 : f32
    } -> tensor<48x48xf32>
    %63 = linalg.matmul ins(%61, %62 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%15 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %64 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%63, %60 : tensor<14x48xf32>, tensor<48xf32>) outs(%11 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %197 = arith.addf %in, %in_59 : f32
      linalg.yield %197 : f32
    } -> tensor<14x48xf32>
    %65 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%64 : tensor<14x48xf32>) outs(%18 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %197 = arith.truncf %in : f32 to f16
      linalg.yield %197 : f16
    } -> tensor<14x48xf16>
    %expanded_30 = tensor.expand_shape %65 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf16> into tensor<2x7x48xf16>
    %66 = tensor.empty() : tensor<2x7x48xf16>
    %67 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded_30 : tensor<2x7x48xf16>, tensor<2x7x48xf16>) outs(%66 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_59: f16, %out: f16):
      %197 = arith.addf %in, %in_59 : f16
      linalg.yield %197 : f16
    } -> tensor<2x7x48xf16>
    %68 = tensor.empty() : tensor<2x7x48xf32>
    %69 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<2x7x48xf16>) outs(%68 : tensor<2x7x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %197 = arith.extf %in : f16 to f32
      linalg.yield %197 : f32
    } -> tensor<2x7x48xf32>
    %70 = tensor.empty() : tensor<2x7x48xf64>
    %71 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69 : tensor<2x7x48xf32>) outs(%70 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %197 = arith.extf %in : f32 to f64
      linalg.yield %197 : f64
    } -> tensor<2x7x48xf64>
    %72 = tensor.empty() : tensor<2x7x1xf64>
    %73 = linalg.fill ins(%cst_1 : f64) outs(%72 : tensor<2x7x1xf64>) -> tensor<2x7x1xf64>
    %74 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%71 : tensor<2x7x48xf64>) outs(%73 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %197 = arith.addf %in, %out : f64
      linalg.yield %197 : f64
    } -> tensor<2x7x1xf64>
    %75 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<2x7x1xf64>) outs(%72 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %197 = arith.divf %in, %cst_9 : f64
      linalg.yield %197 : f64
    } -> tensor<2x7x1xf64>
    %76 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %75 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%70 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_59: f64, %out: f64):
      %197 = arith.subf %in, %in_59 : f64
      linalg.yield %197 : f64
    } -> tensor<2x7x48xf64>
    %77 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76, %76 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%70 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_59: f64, %out: f64):
      %197 = arith.mulf %in, %in_59 : f64
      linalg.yield %197 : f64
    } -> tensor<2x7x48xf64>
    %78 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%77 : tensor<2x7x48xf64>) outs(%73 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %197 = arith.addf %in, %out : f64
      linalg.yield %197 : f64
    } -> tensor<2x7x1xf64>
    %79 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78 : tensor<2x7x1xf64>) outs(%72 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %197 = arith.divf %in, %cst_9 : f64
      linalg.yield %197 : f64
    } -> tensor<2x7x1xf64>
    %80 = tensor.empty() : tensor<2x7x1xf32>
    %81 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<2x7x1xf64>) outs(%80 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %197 = arith.truncf %in : f64 to f32
      linalg.yield %197 : f32
    } -> tensor<2x7x1xf32>
    %82 = linalg.fill ins(%cst : f32) outs(%80 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %83 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%69 : tensor<2x7x48xf32>) outs(%82 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.addf %in, %out : f32
      linalg.yield %197 : f32
    } -> tensor<2x7x1xf32>
    %84 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<2x7x1xf32>) outs(%80 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.divf %in, %cst_10 : f32
      linalg.yield %197 : f32
    } -> tensor<2x7x1xf32>
    %85 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<2x7x1xf32>) outs(%80 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.truncf %cst_7 : f64 to f32
      %198 = arith.addf %in, %197 : f32
      linalg.yield %198 : f32
    } -> tensor<2x7x1xf32>
    %86 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<2x7x1xf32>) outs(%80 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = math.rsqrt %in : f32
      linalg.yield %197 : f32
    } -> tensor<2x7x1xf32>
    %87 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %84 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%68 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %197 = arith.subf %in, %in_59 : f32
      linalg.yield %197 : f32
    } -> tensor<2x7x48xf32>
    %88 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %86 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%68 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %197 = arith.mulf %in, %in_59 : f32
      linalg.yield %197 : f32
    } -> tensor<2x7x48xf32>
    %89 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88, %arg10 : tensor<2x7x48xf32>, tensor<48xf16>) outs(%68 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f16, %out: f32):
      %197 = arith.extf %in_59 : f16 to f32
      %198 = arith.mulf %in, %197 : f32
      linalg.yield %198 : f32
    } -> tensor<2x7x48xf32>
    %90 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %arg11 : tensor<2x7x48xf32>, tensor<48xf16>) outs(%68 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f16, %out: f32):
      %197 = arith.extf %in_59 : f16 to f32
      %198 = arith.addf %in, %197 : f32
      linalg.yield %198 : f32
    } -> tensor<2x7x48xf32>
    %91 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<2x7x48xf32>) outs(%66 : tensor<2x7x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %197 = arith.truncf %in : f32 to f16
      linalg.yield %197 : f16
    } -> tensor<2x7x48xf16>
    %collapsed_31 = tensor.collapse_shape %91 [[0, 1], [2]] : tensor<2x7x48xf16> into tensor<14x48xf16>
    %transposed_32 = linalg.transpose ins(%arg16 : tensor<48x48xf16>) outs(%8 : tensor<48x48xf16>) permutation = [1, 0] 
    %92 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg17 : tensor<48xf16>) outs(%9 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %197 = arith.extf %in : f16 to f32
      linalg.yield %197 : f32
    } -> tensor<48xf32>
    %93 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_31 : tensor<14x48xf16>) outs(%11 : tensor<14x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %197 = arith.extf %in : f16 to f32
      linalg.yield %197 : f32
    } -> tensor<14x48xf32>
    %94 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%transposed_32 : tensor<48x48xf16>) outs(%13 : tensor<48x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %197 = arith.extf %in : f16 to f32
      linalg.yield %197 : f32
    } -> tensor<48x48xf32>
    %95 = linalg.matmul ins(%93, %94 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%15 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %96 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%95, %92 : tensor<14x48xf32>, tensor<48xf32>) outs(%11 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %197 = arith.addf %in, %in_59 : f32
      linalg.yield %197 : f32
    } -> tensor<14x48xf32>
    %97 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%96 : tensor<14x48xf32>) outs(%18 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %197 = arith.truncf %in : f32 to f16
      linalg.yield %197 : f16
    } -> tensor<14x48xf16>
    %expanded_33 = tensor.expand_shape %97 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf16> into tensor<2x7x3x16xf16>
    %transposed_34 = linalg.transpose ins(%expanded_33 : tensor<2x7x3x16xf16>) outs(%20 : tensor<2x3x7x16xf16>) permutation = [0, 2, 1, 3] 
    %collapsed_35 = tensor.collapse_shape %arg1 [[0, 1], [2]] : tensor<2x11x48xf16> into tensor<22x48xf16>
    %transposed_36 = linalg.transpose ins(%arg12 : tensor<48x48xf16>) outs(%8 : tensor<48x48xf16>) permutation = [1, 0] 
    %98 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg13 : tensor<48xf16>) outs(%9 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %197 = arith.extf %in : f16 to f32
      linalg.yield %197 : f32
    } -> tensor<48xf32>
    %99 = tensor.empty() : tensor<22x48xf32>
    %100 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_35 : tensor<22x48xf16>) outs(%99 : tensor<22x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %197 = arith.extf %in : f16 to f32
      linalg.yield %197 : f32
    } -> tensor<22x48xf32>
    %101 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%transposed_36 : tensor<48x48xf16>) outs(%13 : tensor<48x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %197 = arith.extf %in : f16 to f32
      linalg.yield %197 : f32
    } -> tensor<48x48xf32>
    %102 = linalg.fill ins(%cst : f32) outs(%99 : tensor<22x48xf32>) -> tensor<22x48xf32>
    %103 = linalg.matmul ins(%100, %101 : tensor<22x48xf32>, tensor<48x48xf32>) outs(%102 : tensor<22x48xf32>) -> tensor<22x48xf32>
    %104 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%103, %98 : tensor<22x48xf32>, tensor<48xf32>) outs(%99 : tensor<22x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %197 = arith.addf %in, %in_59 : f32
      linalg.yield %197 : f32
    } -> tensor<22x48xf32>
    %105 = tensor.empty() : tensor<22x48xf16>
    %106 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%104 : tensor<22x48xf32>) outs(%105 : tensor<22x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %197 = arith.truncf %in : f32 to f16
      linalg.yield %197 : f16
    } -> tensor<22x48xf16>
    %transposed_37 = linalg.transpose ins(%arg14 : tensor<48x48xf16>) outs(%8 : tensor<48x48xf16>) permutation = [1, 0] 
    %107 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg15 : tensor<48xf16>) outs(%9 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %197 = arith.extf %in : f16 to f32
      linalg.yield %197 : f32
    } -> tensor<48xf32>
    %108 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%transposed_37 : tensor<48x48xf16>) outs(%13 : tensor<48x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %197 = arith.extf %in : f16 to f32
      linalg.yield %197 : f32
    } -> tensor<48x48xf32>
    %109 = linalg.matmul ins(%100, %108 : tensor<22x48xf32>, tensor<48x48xf32>) outs(%102 : tensor<22x48xf32>) -> tensor<22x48xf32>
    %110 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%109, %107 : tensor<22x48xf32>, tensor<48xf32>) outs(%99 : tensor<22x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %197 = arith.addf %in, %in_59 : f32
      linalg.yield %197 : f32
    } -> tensor<22x48xf32>
    %111 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%110 : tensor<22x48xf32>) outs(%105 : tensor<22x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %197 = arith.truncf %in : f32 to f16
      linalg.yield %197 : f16
    } -> tensor<22x48xf16>
    %expanded_38 = tensor.expand_shape %106 [[0, 1], [2, 3]] output_shape [2, 11, 3, 16] : tensor<22x48xf16> into tensor<2x11x3x16xf16>
    %expanded_39 = tensor.expand_shape %111 [[0, 1], [2, 3]] output_shape [2, 11, 3, 16] : tensor<22x48xf16> into tensor<2x11x3x16xf16>
    %112 = tensor.empty() : tensor<2x3x11x16xf16>
    %transposed_40 = linalg.transpose ins(%expanded_39 : tensor<2x11x3x16xf16>) outs(%112 : tensor<2x3x11x16xf16>) permutation = [0, 2, 1, 3] 
    %113 = tensor.empty() : tensor<2x3x16x11xf16>
    %transposed_41 = linalg.transpose ins(%expanded_38 : tensor<2x11x3x16xf16>) outs(%113 : tensor<2x3x16x11xf16>) permutation = [0, 2, 3, 1] 
    %collapsed_42 = tensor.collapse_shape %transposed_34 [[0, 1], [2], [3]] : tensor<2x3x7x16xf16> into tensor<6x7x16xf16>
    %collapsed_43 = tensor.collapse_shape %transposed_41 [[0, 1], [2], [3]] : tensor<2x3x16x11xf16> into tensor<6x16x11xf16>
    %114 = tensor.empty() : tensor<6x7x11xf32>
    %115 = linalg.fill ins(%cst : f32) outs(%114 : tensor<6x7x11xf32>) -> tensor<6x7x11xf32>
    %116 = linalg.batch_matmul ins(%collapsed_42, %collapsed_43 : tensor<6x7x16xf16>, tensor<6x16x11xf16>) outs(%115 : tensor<6x7x11xf32>) -> tensor<6x7x11xf32>
    %117 = tensor.empty() : tensor<6x7x11xf16>
    %118 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116 : tensor<6x7x11xf32>) outs(%117 : tensor<6x7x11xf16>) {
    ^bb0(%in: f32, %out: f16):
      %197 = arith.truncf %in : f32 to f16
      linalg.yield %197 : f16
    } -> tensor<6x7x11xf16>
    %expanded_44 = tensor.expand_shape %118 [[0, 1], [2], [3]] output_shape [2, 3, 7, 11] : tensor<6x7x11xf16> into tensor<2x3x7x11xf16>
    %119 = tensor.empty() : tensor<2x3x7x11xf16>
    %120 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_44 : tensor<2x3x7x11xf16>) outs(%119 : tensor<2x3x7x11xf16>) {
    ^bb0(%in: f16, %out: f16):
      %197 = arith.mulf %in, %cst_8 : f16
      linalg.yield %197 : f16
    } -> tensor<2x3x7x11xf16>
    %121 = tensor.empty() : tensor<2x3x7x11xf32>
    %122 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120 : tensor<2x3x7x11xf16>) outs(%121 : tensor<2x3x7x11xf32>) {
    ^bb0(%in: f16, %out: f32):
      %197 = arith.extf %in : f16 to f32
      linalg.yield %197 : f32
    } -> tensor<2x3x7x11xf32>
    %123:2 = linalg.generic {indexing_maps = [#map5, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%122 : tensor<2x3x7x11xf32>) outs(%45, %43 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_59: i64):
      %197 = linalg.index 3 : index
      %198 = arith.index_cast %197 : index to i64
      %199 = arith.maximumf %in, %out : f32
      %200 = arith.cmpf ogt, %in, %out : f32
      %201 = arith.select %200, %198, %out_59 : i64
      linalg.yield %199, %201 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_45 = tensor.expand_shape %123#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %124 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%122, %expanded_45 : tensor<2x3x7x11xf32>, tensor<2x3x7x1xf32>) outs(%121 : tensor<2x3x7x11xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %197 = arith.subf %in, %in_59 : f32
      linalg.yield %197 : f32
    } -> tensor<2x3x7x11xf32>
    %125 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%124 : tensor<2x3x7x11xf32>) outs(%121 : tensor<2x3x7x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = math.exp %in : f32
      linalg.yield %197 : f32
    } -> tensor<2x3x7x11xf32>
    %126 = linalg.generic {indexing_maps = [#map5, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%125 : tensor<2x3x7x11xf32>) outs(%50 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.addf %in, %out : f32
      linalg.yield %197 : f32
    } -> tensor<2x3x7x1xf32>
    %127 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%125, %126 : tensor<2x3x7x11xf32>, tensor<2x3x7x1xf32>) outs(%121 : tensor<2x3x7x11xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %197 = arith.divf %in, %in_59 : f32
      linalg.yield %197 : f32
    } -> tensor<2x3x7x11xf32>
    %128 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%127 : tensor<2x3x7x11xf32>) outs(%119 : tensor<2x3x7x11xf16>) {
    ^bb0(%in: f32, %out: f16):
      %197 = arith.truncf %in : f32 to f16
      linalg.yield %197 : f16
    } -> tensor<2x3x7x11xf16>
    %collapsed_46 = tensor.collapse_shape %128 [[0, 1], [2], [3]] : tensor<2x3x7x11xf16> into tensor<6x7x11xf16>
    %collapsed_47 = tensor.collapse_shape %transposed_40 [[0, 1], [2], [3]] : tensor<2x3x11x16xf16> into tensor<6x11x16xf16>
    %129 = linalg.batch_matmul ins(%collapsed_46, %collapsed_47 : tensor<6x7x11xf16>, tensor<6x11x16xf16>) outs(%55 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %130 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<6x7x16xf32>) outs(%57 : tensor<6x7x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %197 = arith.truncf %in : f32 to f16
      linalg.yield %197 : f16
    } -> tensor<6x7x16xf16>
    %expanded_48 = tensor.expand_shape %130 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf16> into tensor<2x3x7x16xf16>
    %transposed_49 = linalg.transpose ins(%expanded_48 : tensor<2x3x7x16xf16>) outs(%59 : tensor<2x7x3x16xf16>) permutation = [0, 2, 1, 3] 
    %collapsed_50 = tensor.collapse_shape %transposed_49 [[0, 1], [2, 3]] : tensor<2x7x3x16xf16> into tensor<14x48xf16>
    %transposed_51 = linalg.transpose ins(%arg18 : tensor<48x48xf16>) outs(%8 : tensor<48x48xf16>) permutation = [1, 0] 
    %131 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg19 : tensor<48xf16>) outs(%9 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %197 = arith.extf %in : f16 to f32
      linalg.yield %197 : f32
    } -> tensor<48xf32>
    %132 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_50 : tensor<14x48xf16>) outs(%11 : tensor<14x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %197 = arith.extf %in : f16 to f32
      linalg.yield %197 : f32
    } -> tensor<14x48xf32>
    %133 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%transposed_51 : tensor<48x48xf16>) outs(%13 : tensor<48x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %197 = arith.extf %in : f16 to f32
      linalg.yield %197 : f32
    } -> tensor<48x48xf32>
    %134 = linalg.matmul ins(%132, %133 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%15 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %135 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%134, %131 : tensor<14x48xf32>, tensor<48xf32>) outs(%11 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %197 = arith.addf %in, %in_59 : f32
      linalg.yield %197 : f32
    } -> tensor<14x48xf32>
    %136 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%135 : tensor<14x48xf32>) outs(%18 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %197 = arith.truncf %in : f32 to f16
      linalg.yield %197 : f16
    } -> tensor<14x48xf16>
    %expanded_52 = tensor.expand_shape %136 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf16> into tensor<2x7x48xf16>
    %137 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91, %expanded_52 : tensor<2x7x48xf16>, tensor<2x7x48xf16>) outs(%66 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_59: f16, %out: f16):
      %197 = arith.addf %in, %in_59 : f16
      linalg.yield %197 : f16
    } -> tensor<2x7x48xf16>
    %138 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137 : tensor<2x7x48xf16>) outs(%68 : tensor<2x7x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %197 = arith.extf %in : f16 to f32
      linalg.yield %197 : f32
    } -> tensor<2x7x48xf32>
    %139 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<2x7x48xf32>) outs(%70 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %197 = arith.extf %in : f32 to f64
      linalg.yield %197 : f64
    } -> tensor<2x7x48xf64>
    %140 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%139 : tensor<2x7x48xf64>) outs(%73 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %197 = arith.addf %in, %out : f64
      linalg.yield %197 : f64
    } -> tensor<2x7x1xf64>
    %141 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140 : tensor<2x7x1xf64>) outs(%72 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %197 = arith.divf %in, %cst_9 : f64
      linalg.yield %197 : f64
    } -> tensor<2x7x1xf64>
    %142 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %141 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%70 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_59: f64, %out: f64):
      %197 = arith.subf %in, %in_59 : f64
      linalg.yield %197 : f64
    } -> tensor<2x7x48xf64>
    %143 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142, %142 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%70 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_59: f64, %out: f64):
      %197 = arith.mulf %in, %in_59 : f64
      linalg.yield %197 : f64
    } -> tensor<2x7x48xf64>
    %144 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%143 : tensor<2x7x48xf64>) outs(%73 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %197 = arith.addf %in, %out : f64
      linalg.yield %197 : f64
    } -> tensor<2x7x1xf64>
    %145 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144 : tensor<2x7x1xf64>) outs(%72 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %197 = arith.divf %in, %cst_9 : f64
      linalg.yield %197 : f64
    } -> tensor<2x7x1xf64>
    %146 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145 : tensor<2x7x1xf64>) outs(%80 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %197 = arith.truncf %in : f64 to f32
      linalg.yield %197 : f32
    } -> tensor<2x7x1xf32>
    %147 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%138 : tensor<2x7x48xf32>) outs(%82 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.addf %in, %out : f32
      linalg.yield %197 : f32
    } -> tensor<2x7x1xf32>
    %148 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147 : tensor<2x7x1xf32>) outs(%80 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.divf %in, %cst_10 : f32
      linalg.yield %197 : f32
    } -> tensor<2x7x1xf32>
    %149 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146 : tensor<2x7x1xf32>) outs(%80 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.truncf %cst_7 : f64 to f32
      %198 = arith.addf %in, %197 : f32
      linalg.yield %198 : f32
    } -> tensor<2x7x1xf32>
    %150 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149 : tensor<2x7x1xf32>) outs(%80 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = math.rsqrt %in : f32
      linalg.yield %197 : f32
    } -> tensor<2x7x1xf32>
    %151 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %148 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%68 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %197 = arith.subf %in, %in_59 : f32
      linalg.yield %197 : f32
    } -> tensor<2x7x48xf32>
    %152 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %150 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%68 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %197 = arith.mulf %in, %in_59 : f32
      linalg.yield %197 : f32
    } -> tensor<2x7x48xf32>
    %153 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152, %arg20 : tensor<2x7x48xf32>, tensor<48xf16>) outs(%68 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f16, %out: f32):
      %197 = arith.extf %in_59 : f16 to f32
      %198 = arith.mulf %in, %197 : f32
      linalg.yield %198 : f32
    } -> tensor<2x7x48xf32>
    %154 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153, %arg21 : tensor<2x7x48xf32>, tensor<48xf16>) outs(%68 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f16, %out: f32):
      %197 = arith.extf %in_59 : f16 to f32
      %198 = arith.addf %in, %197 : f32
      linalg.yield %198 : f32
    } -> tensor<2x7x48xf32>
    %155 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154 : tensor<2x7x48xf32>) outs(%66 : tensor<2x7x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %197 = arith.truncf %in : f32 to f16
      linalg.yield %197 : f16
    } -> tensor<2x7x48xf16>
    %collapsed_53 = tensor.collapse_shape %155 [[0, 1], [2]] : tensor<2x7x48xf16> into tensor<14x48xf16>
    %156 = tensor.empty() : tensor<48x80xf16>
    %transposed_54 = linalg.transpose ins(%arg22 : tensor<80x48xf16>) outs(%156 : tensor<48x80xf16>) permutation = [1, 0] 
    %157 = tensor.empty() : tensor<80xf32>
    %158 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg23 : tensor<80xf16>) outs(%157 : tensor<80xf32>) {
    ^bb0(%in: f16, %out: f32):
      %197 = arith.extf %in : f16 to f32
      linalg.yield %197 : f32
    } -> tensor<80xf32>
    %159 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_53 : tensor<14x48xf16>) outs(%11 : tensor<14x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %197 = arith.extf %in : f16 to f32
      linalg.yield %197 : f32
    } -> tensor<14x48xf32>
    %160 = tensor.empty() : tensor<48x80xf32>
    %161 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%transposed_54 : tensor<48x80xf16>) outs(%160 : tensor<48x80xf32>) {
    ^bb0(%in: f16, %out: f32):
      %197 = arith.extf %in : f16 to f32
      linalg.yield %197 : f32
    } -> tensor<48x80xf32>
    %162 = tensor.empty() : tensor<14x80xf32>
    %163 = linalg.fill ins(%cst : f32) outs(%162 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %164 = linalg.matmul ins(%159, %161 : tensor<14x48xf32>, tensor<48x80xf32>) outs(%163 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %165 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%164, %158 : tensor<14x80xf32>, tensor<80xf32>) outs(%162 : tensor<14x80xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %197 = arith.addf %in, %in_59 : f32
      linalg.yield %197 : f32
    } -> tensor<14x80xf32>
    %166 = tensor.empty() : tensor<14x80xf16>
    %167 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%165 : tensor<14x80xf32>) outs(%166 : tensor<14x80xf16>) {
    ^bb0(%in: f32, %out: f16):
      %197 = arith.truncf %in : f32 to f16
      linalg.yield %197 : f16
    } -> tensor<14x80xf16>
    %expanded_55 = tensor.expand_shape %167 [[0, 1], [2]] output_shape [2, 7, 80] : tensor<14x80xf16> into tensor<2x7x80xf16>
    %168 = tensor.empty() : tensor<2x7x80xf16>
    %169 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_55 : tensor<2x7x80xf16>) outs(%168 : tensor<2x7x80xf16>) {
    ^bb0(%in: f16, %out: f16):
      %197 = math.sqrt %cst_3 : f16
      %198 = arith.divf %in, %197 : f16
      %199 = math.erf %198 : f16
      %200 = arith.addf %199, %cst_2 : f16
      %201 = arith.mulf %200, %cst_4 : f16
      %202 = arith.mulf %in, %201 : f16
      linalg.yield %202 : f16
    } -> tensor<2x7x80xf16>
    %collapsed_56 = tensor.collapse_shape %169 [[0, 1], [2]] : tensor<2x7x80xf16> into tensor<14x80xf16>
    %170 = tensor.empty() : tensor<80x48xf16>
    %transposed_57 = linalg.transpose ins(%arg24 : tensor<48x80xf16>) outs(%170 : tensor<80x48xf16>) permutation = [1, 0] 
    %171 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg25 : tensor<48xf16>) outs(%9 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %197 = arith.extf %in : f16 to f32
      linalg.yield %197 : f32
    } -> tensor<48xf32>
    %172 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_56 : tensor<14x80xf16>) outs(%162 : tensor<14x80xf32>) {
    ^bb0(%in: f16, %out: f32):
      %197 = arith.extf %in : f16 to f32
      linalg.yield %197 : f32
    } -> tensor<14x80xf32>
    %173 = tensor.empty() : tensor<80x48xf32>
    %174 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%transposed_57 : tensor<80x48xf16>) outs(%173 : tensor<80x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %197 = arith.extf %in : f16 to f32
      linalg.yield %197 : f32
    } -> tensor<80x48xf32>
    %175 = linalg.matmul ins(%172, %174 : tensor<14x80xf32>, tensor<80x48xf32>) outs(%15 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %176 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%175, %171 : tensor<14x48xf32>, tensor<48xf32>) outs(%11 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %197 = arith.addf %in, %in_59 : f32
      linalg.yield %197 : f32
    } -> tensor<14x48xf32>
    %177 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%176 : tensor<14x48xf32>) outs(%18 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %197 = arith.truncf %in : f32 to f16
      linalg.yield %197 : f16
    } -> tensor<14x48xf16>
    %expanded_58 = tensor.expand_shape %177 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf16> into tensor<2x7x48xf16>
    %178 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155, %expanded_58 : tensor<2x7x48xf16>, tensor<2x7x48xf16>) outs(%66 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_59: f16, %out: f16):
      %197 = arith.addf %in, %in_59 : f16
      linalg.yield %197 : f16
    } -> tensor<2x7x48xf16>
    %179 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178 : tensor<2x7x48xf16>) outs(%68 : tensor<2x7x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %197 = arith.extf %in : f16 to f32
      linalg.yield %197 : f32
    } -> tensor<2x7x48xf32>
    %180 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179 : tensor<2x7x48xf32>) outs(%70 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %197 = arith.extf %in : f32 to f64
      linalg.yield %197 : f64
    } -> tensor<2x7x48xf64>
    %181 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%180 : tensor<2x7x48xf64>) outs(%73 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %197 = arith.addf %in, %out : f64
      linalg.yield %197 : f64
    } -> tensor<2x7x1xf64>
    %182 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181 : tensor<2x7x1xf64>) outs(%72 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %197 = arith.divf %in, %cst_9 : f64
      linalg.yield %197 : f64
    } -> tensor<2x7x1xf64>
    %183 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %182 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%70 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_59: f64, %out: f64):
      %197 = arith.subf %in, %in_59 : f64
      linalg.yield %197 : f64
    } -> tensor<2x7x48xf64>
    %184 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183, %183 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%70 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_59: f64, %out: f64):
      %197 = arith.mulf %in, %in_59 : f64
      linalg.yield %197 : f64
    } -> tensor<2x7x48xf64>
    %185 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%184 : tensor<2x7x48xf64>) outs(%73 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %197 = arith.addf %in, %out : f64
      linalg.yield %197 : f64
    } -> tensor<2x7x1xf64>
    %186 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185 : tensor<2x7x1xf64>) outs(%72 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %197 = arith.divf %in, %cst_9 : f64
      linalg.yield %197 : f64
    } -> tensor<2x7x1xf64>
    %187 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186 : tensor<2x7x1xf64>) outs(%80 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %197 = arith.truncf %in : f64 to f32
      linalg.yield %197 : f32
    } -> tensor<2x7x1xf32>
    %188 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%179 : tensor<2x7x48xf32>) outs(%82 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.addf %in, %out : f32
      linalg.yield %197 : f32
    } -> tensor<2x7x1xf32>
    %189 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188 : tensor<2x7x1xf32>) outs(%80 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.divf %in, %cst_10 : f32
      linalg.yield %197 : f32
    } -> tensor<2x7x1xf32>
    %190 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187 : tensor<2x7x1xf32>) outs(%80 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = arith.truncf %cst_7 : f64 to f32
      %198 = arith.addf %in, %197 : f32
      linalg.yield %198 : f32
    } -> tensor<2x7x1xf32>
    %191 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190 : tensor<2x7x1xf32>) outs(%80 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %197 = math.rsqrt %in : f32
      linalg.yield %197 : f32
    } -> tensor<2x7x1xf32>
    %192 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179, %189 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%68 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %197 = arith.subf %in, %in_59 : f32
      linalg.yield %197 : f32
    } -> tensor<2x7x48xf32>
    %193 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192, %191 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%68 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %197 = arith.mulf %in, %in_59 : f32
      linalg.yield %197 : f32
    } -> tensor<2x7x48xf32>
    %194 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %arg26 : tensor<2x7x48xf32>, tensor<48xf16>) outs(%68 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f16, %out: f32):
      %197 = arith.extf %in_59 : f16 to f32
      %198 = arith.mulf %in, %197 : f32
      linalg.yield %198 : f32
    } -> tensor<2x7x48xf32>
    %195 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194, %arg27 : tensor<2x7x48xf32>, tensor<48xf16>) outs(%68 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f16, %out: f32):
      %197 = arith.extf %in_59 : f16 to f32
      %198 = arith.addf %in, %197 : f32
      linalg.yield %198 : f32
    } -> tensor<2x7x48xf32>
    %196 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195 : tensor<2x7x48xf32>) outs(%66 : tensor<2x7x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %197 = arith.truncf %in : f32 to f16
      linalg.yield %197 : f16
    } -> tensor<2x7x48xf16>
    return %196 : tensor<2x7x48xf16>
  }
}
