#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> ()>
#map7 = affine_map<(d0, d1) -> (d1)>
#map8 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map11 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map12 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map13 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: tensor<2x7x48xf32>, %arg1: tensor<2x11x48xf32>, %arg2: tensor<48x48xf32>, %arg3: tensor<48xf32>, %arg4: tensor<48x48xf32>, %arg5: tensor<48xf32>, %arg6: tensor<48x48xf32>, %arg7: tensor<48xf32>, %arg8: tensor<48x48xf32>, %arg9: tensor<48xf32>, %arg10: tensor<48xf32>, %arg11: tensor<48xf32>, %arg12: tensor<48x48xf32>, %arg13: tensor<48xf32>, %arg14: tensor<48x48xf32>, %arg15: tensor<48xf32>, %arg16: tensor<48x48xf32>, %arg17: tensor<48xf32>, %arg18: tensor<48x48xf32>, %arg19: tensor<48xf32>, %arg20: tensor<48xf32>, %arg21: tensor<48xf32>, %arg22: tensor<80x48xf32>, %arg23: tensor<80xf32>, %arg24: tensor<48x80xf32>, %arg25: tensor<48xf32>, %arg26: tensor<48xf32>, %arg27: tensor<48xf32>) -> tensor<2x7x48xf32> {
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.000000e+00 : f64
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 5.000000e-01 : f32
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = arith.constant dense<-1.000000e+04> : tensor<1x1x7x7xf32>
    %cst_6 = arith.constant 1.000000e-05 : f64
    %cst_7 = arith.constant 2.500000e-01 : f32
    %cst_8 = arith.constant 4.800000e+01 : f64
    %cst_9 = arith.constant 4.800000e+01 : f32
    %cst_10 = arith.constant 1.41421354 : f32
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %132 = linalg.index 0 : index
      %133 = arith.index_cast %132 : index to i64
      linalg.yield %133 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_11 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_11 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_59: i64, %out: i64):
      %132 = arith.subi %in, %in_59 : i64
      linalg.yield %132 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %132 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %132 : i1
    } -> tensor<7x7xi1>
    %6 = tensor.empty() : tensor<1x1x7x7xf32>
    %7 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_5, %cst_4 : tensor<7x7xi1>, tensor<1x1x7x7xf32>, tensor<f32>) outs(%6 : tensor<1x1x7x7xf32>) {
    ^bb0(%in: i1, %in_59: f32, %in_60: f32, %out: f32):
      %132 = arith.select %in, %in_59, %in_60 : f32
      linalg.yield %132 : f32
    } -> tensor<1x1x7x7xf32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %8 = tensor.empty() : tensor<48x48xf32>
    %transposed = linalg.transpose ins(%arg6 : tensor<48x48xf32>) outs(%8 : tensor<48x48xf32>) permutation = [1, 0] 
    %9 = tensor.empty() : tensor<14x48xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %11 = linalg.matmul ins(%collapsed, %transposed : tensor<14x48xf32>, tensor<48x48xf32>) outs(%10 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%11, %arg7 : tensor<14x48xf32>, tensor<48xf32>) outs(%9 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %132 = arith.addf %in, %in_59 : f32
      linalg.yield %132 : f32
    } -> tensor<14x48xf32>
    %expanded_12 = tensor.expand_shape %12 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf32> into tensor<2x7x3x16xf32>
    %13 = tensor.empty() : tensor<2x3x7x16xf32>
    %transposed_13 = linalg.transpose ins(%expanded_12 : tensor<2x7x3x16xf32>) outs(%13 : tensor<2x3x7x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_14 = linalg.transpose ins(%arg2 : tensor<48x48xf32>) outs(%8 : tensor<48x48xf32>) permutation = [1, 0] 
    %14 = linalg.matmul ins(%collapsed, %transposed_14 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%10 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%14, %arg3 : tensor<14x48xf32>, tensor<48xf32>) outs(%9 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %132 = arith.addf %in, %in_59 : f32
      linalg.yield %132 : f32
    } -> tensor<14x48xf32>
    %transposed_15 = linalg.transpose ins(%arg4 : tensor<48x48xf32>) outs(%8 : tensor<48x48xf32>) permutation = [1, 0] 
    %16 = linalg.matmul ins(%collapsed, %transposed_15 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%10 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %17 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%16, %arg5 : tensor<14x48xf32>, tensor<48xf32>) outs(%9 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %132 = arith.addf %in, %in_59 : f32
      linalg.yield %132 : f32
    } -> tensor<14x48xf32>
    %expanded_16 = tensor.expand_shape %15 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf32> into tensor<2x7x3x16xf32>
    %expanded_17 = tensor.expand_shape %17 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf32> into tensor<2x7x3x16xf32>
    %transposed_18 = linalg.transpose ins(%expanded_17 : tensor<2x7x3x16xf32>) outs(%13 : tensor<2x3x7x16xf32>) permutation = [0, 2, 1, 3] 
    %18 = tensor.empty() : tensor<2x3x16x7xf32>
    %transposed_19 = linalg.transpose ins(%expanded_16 : tensor<2x7x3x16xf32>) outs(%18 : tensor<2x3x16x7xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_20 = tensor.collapse_shape %transposed_13 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %collapsed_21 = tensor.collapse_shape %transposed_19 [[0, 1], [2], [3]] : tensor<2x3x16x7xf32> into tensor<6x16x7xf32>
    %19 = tensor.empty() : tensor<6x7x7xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %21 = linalg.batch_matmul ins(%collapsed_20, %collapsed_21 : tensor<6x7x16xf32>, tensor<6x16x7xf32>) outs(%20 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %expanded_22 = tensor.expand_shape %21 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf32> into tensor<2x3x7x7xf32>
    %22 = tensor.empty() : tensor<2x3x7x7xf32>
    %23 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_22 : tensor<2x3x7x7xf32>) outs(%22 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.mulf %in, %cst_7 : f32
      linalg.yield %132 : f32
    } -> tensor<2x3x7x7xf32>
    %24 = linalg.generic {indexing_maps = [#map5, #map8, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %7 : tensor<2x3x7x7xf32>, tensor<1x1x7x7xf32>) outs(%22 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %132 = arith.addf %in, %in_59 : f32
      linalg.yield %132 : f32
    } -> tensor<2x3x7x7xf32>
    %25 = tensor.empty() : tensor<2x3x7xi64>
    %26 = linalg.fill ins(%c0_i64 : i64) outs(%25 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %27 = tensor.empty() : tensor<2x3x7xf32>
    %28 = linalg.fill ins(%cst_0 : f32) outs(%27 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %29:2 = linalg.generic {indexing_maps = [#map5, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%24 : tensor<2x3x7x7xf32>) outs(%28, %26 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_59: i64):
      %132 = linalg.index 3 : index
      %133 = arith.index_cast %132 : index to i64
      %134 = arith.maximumf %in, %out : f32
      %135 = arith.cmpf ogt, %in, %out : f32
      %136 = arith.select %135, %133, %out_59 : i64
      linalg.yield %134, %136 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_23 = tensor.expand_shape %29#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %30 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24, %expanded_23 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%22 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %132 = arith.subf %in, %in_59 : f32
      linalg.yield %132 : f32
    } -> tensor<2x3x7x7xf32>
    %31 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30 : tensor<2x3x7x7xf32>) outs(%22 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = math.exp %in : f32
      linalg.yield %132 : f32
    } -> tensor<2x3x7x7xf32>
    %32 = tensor.empty() : tensor<2x3x7x1xf32>
    %33 = linalg.fill ins(%cst : f32) outs(%32 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %34 = linalg.generic {indexing_maps = [#map5, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%31 : tensor<2x3x7x7xf32>) outs(%33 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.addf %in, %out : f32
      linalg.yield %132 : f32
    } -> tensor<2x3x7x1xf32>
    %35 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %34 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%22 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %132 = arith.divf %in, %in_59 : f32
      linalg.yield %132 : f32
    } -> tensor<2x3x7x7xf32>
    %collapsed_24 = tensor.collapse_shape %35 [[0, 1], [2], [3]] : tensor<2x3x7x7xf32> into tensor<6x7x7xf32>
    %collapsed_25 = tensor.collapse_shape %transposed_18 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %36 = tensor.empty() : tensor<6x7x16xf32>
    %37 = linalg.fill ins(%cst : f32) outs(%36 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %38 = linalg.batch_matmul ins(%collapsed_24, %collapsed_25 : tensor<6x7x7xf32>, tensor<6x7x16xf32>) outs(%37 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %expanded_26 = tensor.expand_shape %38 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    %39 = tensor.empty() : tensor<2x7x3x16xf32>
    %transposed_27 = linalg.transpose ins(%expanded_26 : tensor<2x3x7x16xf32>) outs(%39 : tensor<2x7x3x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_28 = tensor.collapse_shape %transposed_27 [[0, 1], [2, 3]] : tensor<2x7x3x16xf32> into tensor<14x48xf32>
    %transposed_29 = linalg.transpose ins(%arg8 : tensor<48x48xf32>) outs(%8 : tensor<48x48xf32>) permutation = [1, 0] 
    %40 = linalg.matmul ins(%collapsed_28, %transposed_29 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%10 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %41 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%40, %arg9 : tensor<14x48xf32>, tensor<48xf32>) outs(%9 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %132 = arith.addf %in, %in_59 : f32
      linalg.yield %132 : f32
    } -> tensor<14x48xf32>
    %expanded_30 = tensor.expand_shape %41 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %42 = tensor.empty() : tensor<2x7x48xf32>
    %43 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded_30 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%42 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %132 = arith.addf %in, %in_59 : f32
      linalg.yield %132 : f32
    } -> tensor<2x7x48xf32>
    %44 = tensor.empty() : tensor<2x7x48xf64>
    %45 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<2x7x48xf32>) outs(%44 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %132 = arith.extf %in : f32 to f64
      linalg.yield %132 : f64
    } -> tensor<2x7x48xf64>
    %46 = tensor.empty() : tensor<2x7x1xf64>
    %47 = linalg.fill ins(%cst_1 : f64) outs(%46 : tensor<2x7x1xf64>) -> tensor<2x7x1xf64>
    %48 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%45 : tensor<2x7x48xf64>) outs(%47 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %132 = arith.addf %in, %out : f64
      linalg.yield %132 : f64
    } -> tensor<2x7x1xf64>
    %49 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48 : tensor<2x7x1xf64>) outs(%46 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %132 = arith.divf %in, %cst_8 : f64
      linalg.yield %132 : f64
    } -> tensor<2x7x1xf64>
    %50 = linalg.generic {indexing_maps = [#map11, #map12, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %49 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%44 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_59: f64, %out: f64):
      %132 = arith.subf %in, %in_59 : f64
      linalg.yield %132 : f64
    } -> tensor<2x7x48xf64>
    %51 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50, %50 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%44 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_59: f64, %out: f64):
      %132 = arith.mulf %in, %in_59 : f64
      linalg.yield %132 : f64
    } -> tensor<2x7x48xf64>
    %52 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%51 : tensor<2x7x48xf64>) outs(%47 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %132 = arith.addf %in, %out : f64
      linalg.yield %132 : f64
    } -> tensor<2x7x1xf64>
    %53 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52 : tensor<2x7x1xf64>) outs(%46 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %132 = arith.divf %in, %cst_8 : f64
      linalg.yield %132 : f64
    } -> tensor<2x7x1xf64>
    %54 = tensor.empty() : tensor<2x7x1xf32>
    %55 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<2x7x1xf64>) outs(%54 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %132 = arith.truncf %in : f64 to f32
      linalg.yield %132 : f32
    } -> tensor<2x7x1xf32>
    %56 = linalg.fill ins(%cst : f32) outs(%54 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %57 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%43 : tensor<2x7x48xf32>) outs(%56 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.addf %in, %out : f32
      linalg.yield %132 : f32
    } -> tensor<2x7x1xf32>
    %58 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57 : tensor<2x7x1xf32>) outs(%54 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.divf %in, %cst_9 : f32
      linalg.yield %132 : f32
    } -> tensor<2x7x1xf32>
    %59 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55 : tensor<2x7x1xf32>) outs(%54 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.truncf %cst_6 : f64 to f32
      %133 = arith.addf %in, %132 : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x1xf32>
    %60 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59 : tensor<2x7x1xf32>) outs(%54 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = math.rsqrt %in : f32
      linalg.yield %132 : f32
    } -> tensor<2x7x1xf32>
    %61 = linalg.generic {indexing_maps = [#map11, #map12, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43, %58 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%42 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %132 = arith.subf %in, %in_59 : f32
      linalg.yield %132 : f32
    } -> tensor<2x7x48xf32>
    %62 = linalg.generic {indexing_maps = [#map11, #map12, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61, %60 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%42 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %132 = arith.mulf %in, %in_59 : f32
      linalg.yield %132 : f32
    } -> tensor<2x7x48xf32>
    %63 = linalg.generic {indexing_maps = [#map11, #map13, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62, %arg10 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%42 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %132 = arith.mulf %in, %in_59 : f32
      linalg.yield %132 : f32
    } -> tensor<2x7x48xf32>
    %64 = linalg.generic {indexing_maps = [#map11, #map13, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63, %arg11 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%42 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %132 = arith.addf %in, %in_59 : f32
      linalg.yield %132 : f32
    } -> tensor<2x7x48xf32>
    %collapsed_31 = tensor.collapse_shape %64 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %transposed_32 = linalg.transpose ins(%arg16 : tensor<48x48xf32>) outs(%8 : tensor<48x48xf32>) permutation = [1, 0] 
    %65 = linalg.matmul ins(%collapsed_31, %transposed_32 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%10 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %66 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%65, %arg17 : tensor<14x48xf32>, tensor<48xf32>) outs(%9 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %132 = arith.addf %in, %in_59 : f32
      linalg.yield %132 : f32
    } -> tensor<14x48xf32>
    %expanded_33 = tensor.expand_shape %66 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf32> into tensor<2x7x3x16xf32>
    %transposed_34 = linalg.transpose ins(%expanded_33 : tensor<2x7x3x16xf32>) outs(%13 : tensor<2x3x7x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_35 = tensor.collapse_shape %arg1 [[0, 1], [2]] : tensor<2x11x48xf32> into tensor<22x48xf32>
    %transposed_36 = linalg.transpose ins(%arg12 : tensor<48x48xf32>) outs(%8 : tensor<48x48xf32>) permutation = [1, 0] 
    %67 = tensor.empty() : tensor<22x48xf32>
    %68 = linalg.fill ins(%cst : f32) outs(%67 : tensor<22x48xf32>) -> tensor<22x48xf32>
    %69 = linalg.matmul ins(%collapsed_35, %transposed_36 : tensor<22x48xf32>, tensor<48x48xf32>) outs(%68 : tensor<22x48xf32>) -> tensor<22x48xf32>
    %70 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%69, %arg13 : tensor<22x48xf32>, tensor<48xf32>) outs(%67 : tensor<22x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %132 = arith.addf %in, %in_59 : f32
      linalg.yield %132 : f32
    } -> tensor<22x48xf32>
    %transposed_37 = linalg.transpose ins(%arg14 : tensor<48x48xf32>) outs(%8 : tensor<48x48xf32>) permutation = [1, 0] 
    %71 = linalg.matmul ins(%collapsed_35, %transposed_37 : tensor<22x48xf32>, tensor<48x48xf32>) outs(%68 : tensor<22x48xf32>) -> tensor<22x48xf32>
    %72 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%71, %arg15 : tensor<22x48xf32>, tensor<48xf32>) outs(%67 : tensor<22x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %132 = arith.addf %in, %in_59 : f32
      linalg.yield %132 : f32
    } -> tensor<22x48xf32>
    %expanded_38 = tensor.expand_shape %70 [[0, 1], [2, 3]] output_shape [2, 11, 3, 16] : tensor<22x48xf32> into tensor<2x11x3x16xf32>
    %expanded_39 = tensor.expand_shape %72 [[0, 1], [2, 3]] output_shape [2, 11, 3, 16] : tensor<22x48xf32> into tensor<2x11x3x16xf32>
    %73 = tensor.empty() : tensor<2x3x11x16xf32>
    %transposed_40 = linalg.transpose ins(%expanded_39 : tensor<2x11x3x16xf32>) outs(%73 : tensor<2x3x11x16xf32>) permutation = [0, 2, 1, 3] 
    %74 = tensor.empty() : tensor<2x3x16x11xf32>
    %transposed_41 = linalg.transpose ins(%expanded_38 : tensor<2x11x3x16xf32>) outs(%74 : tensor<2x3x16x11xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_42 = tensor.collapse_shape %transposed_34 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %collapsed_43 = tensor.collapse_shape %transposed_41 [[0, 1], [2], [3]] : tensor<2x3x16x11xf32> into tensor<6x16x11xf32>
    %75 = tensor.empty() : tensor<6x7x11xf32>
    %76 = linalg.fill ins(%cst : f32) outs(%75 : tensor<6x7x11xf32>) -> tensor<6x7x11xf32>
    %77 = linalg.batch_matmul ins(%collapsed_42, %collapsed_43 : tensor<6x7x16xf32>, tensor<6x16x11xf32>) outs(%76 : tensor<6x7x11xf32>) -> tensor<6x7x11xf32>
    %expanded_44 = tensor.expand_shape %77 [[0, 1], [2], [3]] output_shape [2, 3, 7, 11] : tensor<6x7x11xf32> into tensor<2x3x7x11xf32>
    %78 = tensor.empty() : tensor<2x3x7x11xf32>
    %79 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_44 : tensor<2x3x7x11xf32>) outs(%78 : tensor<2x3x7x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.mulf %in, %cst_7 : f32
      linalg.yield %132 : f32
    } -> tensor<2x3x7x11xf32>
    %80:2 = linalg.generic {indexing_maps = [#map5, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%79 : tensor<2x3x7x11xf32>) outs(%28, %26 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_59: i64):
      %132 = linalg.index 3 : index
      %133 = arith.index_cast %132 : index to i64
      %134 = arith.maximumf %in, %out : f32
      %135 = arith.cmpf ogt, %in, %out : f32
      %136 = arith.select %135, %133, %out_59 : i64
      linalg.yield %134, %136 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_45 = tensor.expand_shape %80#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %81 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79, %expanded_45 : tensor<2x3x7x11xf32>, tensor<2x3x7x1xf32>) outs(%78 : tensor<2x3x7x11xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %132 = arith.subf %in, %in_59 : f32
      linalg.yield %132 : f32
    } -> tensor<2x3x7x11xf32>
    %82 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81 : tensor<2x3x7x11xf32>) outs(%78 : tensor<2x3x7x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = math.exp %in : f32
      linalg.yield %132 : f32
    } -> tensor<2x3x7x11xf32>
    %83 = linalg.generic {indexing_maps = [#map5, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%82 : tensor<2x3x7x11xf32>) outs(%33 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.addf %in, %out : f32
      linalg.yield %132 : f32
    } -> tensor<2x3x7x1xf32>
    %84 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82, %83 : tensor<2x3x7x11xf32>, tensor<2x3x7x1xf32>) outs(%78 : tensor<2x3x7x11xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %132 = arith.divf %in, %in_59 : f32
      linalg.yield %132 : f32
    } -> tensor<2x3x7x11xf32>
    %collapsed_46 = tensor.collapse_shape %84 [[0, 1], [2], [3]] : tensor<2x3x7x11xf32> into tensor<6x7x11xf32>
    %collapsed_47 = tensor.collapse_shape %transposed_40 [[0, 1], [2], [3]] : tensor<2x3x11x16xf32> into tensor<6x11x16xf32>
    %85 = linalg.batch_matmul ins(%collapsed_46, %collapsed_47 : tensor<6x7x11xf32>, tensor<6x11x16xf32>) outs(%37 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %expanded_48 = tensor.expand_shape %85 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    %transposed_49 = linalg.transpose ins(%expanded_48 : tensor<2x3x7x16xf32>) outs(%39 : tensor<2x7x3x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_50 = tensor.collapse_shape %transposed_49 [[0, 1], [2, 3]] : tensor<2x7x3x16xf32> into tensor<14x48xf32>
    %transposed_51 = linalg.transpose ins(%arg18 : tensor<48x48xf32>) outs(%8 : tensor<48x48xf32>) permutation = [1, 0] 
    %86 = linalg.matmul ins(%collapsed_50, %transposed_51 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%10 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %87 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%86, %arg19 : tensor<14x48xf32>, tensor<48xf32>) outs(%9 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %132 = arith.addf %in, %in_59 : f32
      linalg.yield %132 : f32
    } -> tensor<14x48xf32>
    %expanded_52 = tensor.expand_shape %87 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %88 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %expanded_52 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%42 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %132 = arith.addf %in, %in_59 : f32
      linalg.yield %132 : f32
    } -> tensor<2x7x48xf32>
    %89 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<2x7x48xf32>) outs(%44 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %132 = arith.extf %in : f32 to f64
      linalg.yield %132 : f64
    } -> tensor<2x7x48xf64>
    %90 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%89 : tensor<2x7x48xf64>) outs(%47 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %132 = arith.addf %in, %out : f64
      linalg.yield %132 : f64
    } -> tensor<2x7x1xf64>
    %91 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<2x7x1xf64>) outs(%46 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %132 = arith.divf %in, %cst_8 : f64
      linalg.yield %132 : f64
    } -> tensor<2x7x1xf64>
    %92 = linalg.generic {indexing_maps = [#map11, #map12, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %91 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%44 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_59: f64, %out: f64):
      %132 = arith.subf %in, %in_59 : f64
      linalg.yield %132 : f64
    } -> tensor<2x7x48xf64>
    %93 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92, %92 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%44 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_59: f64, %out: f64):
      %132 = arith.mulf %in, %in_59 : f64
      linalg.yield %132 : f64
    } -> tensor<2x7x48xf64>
    %94 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%93 : tensor<2x7x48xf64>) outs(%47 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %132 = arith.addf %in, %out : f64
      linalg.yield %132 : f64
    } -> tensor<2x7x1xf64>
    %95 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<2x7x1xf64>) outs(%46 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %132 = arith.divf %in, %cst_8 : f64
      linalg.yield %132 : f64
    } -> tensor<2x7x1xf64>
    %96 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<2x7x1xf64>) outs(%54 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %132 = arith.truncf %in : f64 to f32
      linalg.yield %132 : f32
    } -> tensor<2x7x1xf32>
    %97 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%88 : tensor<2x7x48xf32>) outs(%56 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.addf %in, %out : f32
      linalg.yield %132 : f32
    } -> tensor<2x7x1xf32>
    %98 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<2x7x1xf32>) outs(%54 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.divf %in, %cst_9 : f32
      linalg.yield %132 : f32
    } -> tensor<2x7x1xf32>
    %99 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<2x7x1xf32>) outs(%54 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.truncf %cst_6 : f64 to f32
      %133 = arith.addf %in, %132 : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x1xf32>
    %100 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<2x7x1xf32>) outs(%54 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = math.rsqrt %in : f32
      linalg.yield %132 : f32
    } -> tensor<2x7x1xf32>
    %101 = linalg.generic {indexing_maps = [#map11, #map12, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88, %98 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%42 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %132 = arith.subf %in, %in_59 : f32
      linalg.yield %132 : f32
    } -> tensor<2x7x48xf32>
    %102 = linalg.generic {indexing_maps = [#map11, #map12, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101, %100 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%42 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %132 = arith.mulf %in, %in_59 : f32
      linalg.yield %132 : f32
    } -> tensor<2x7x48xf32>
    %103 = linalg.generic {indexing_maps = [#map11, #map13, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %arg20 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%42 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %132 = arith.mulf %in, %in_59 : f32
      linalg.yield %132 : f32
    } -> tensor<2x7x48xf32>
    %104 = linalg.generic {indexing_maps = [#map11, #map13, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %arg21 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%42 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %132 = arith.addf %in, %in_59 : f32
      linalg.yield %132 : f32
    } -> tensor<2x7x48xf32>
    %collapsed_53 = tensor.collapse_shape %104 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %105 = tensor.empty() : tensor<48x80xf32>
    %transposed_54 = linalg.transpose ins(%arg22 : tensor<80x48xf32>) outs(%105 : tensor<48x80xf32>) permutation = [1, 0] 
    %106 = tensor.empty() : tensor<14x80xf32>
    %107 = linalg.fill ins(%cst : f32) outs(%106 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %108 = linalg.matmul ins(%collapsed_53, %transposed_54 : tensor<14x48xf32>, tensor<48x80xf32>) outs(%107 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %109 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%108, %arg23 : tensor<14x80xf32>, tensor<80xf32>) outs(%106 : tensor<14x80xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %132 = arith.addf %in, %in_59 : f32
      linalg.yield %132 : f32
    } -> tensor<14x80xf32>
    %expanded_55 = tensor.expand_shape %109 [[0, 1], [2]] output_shape [2, 7, 80] : tensor<14x80xf32> into tensor<2x7x80xf32>
    %110 = tensor.empty() : tensor<2x7x80xf32>
    %111 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_55 : tensor<2x7x80xf32>) outs(%110 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.divf %in, %cst_10 : f32
      %133 = math.erf %132 : f32
      %134 = arith.addf %133, %cst_2 : f32
      %135 = arith.mulf %134, %cst_3 : f32
      %136 = arith.mulf %in, %135 : f32
      linalg.yield %136 : f32
    } -> tensor<2x7x80xf32>
    %collapsed_56 = tensor.collapse_shape %111 [[0, 1], [2]] : tensor<2x7x80xf32> into tensor<14x80xf32>
    %112 = tensor.empty() : tensor<80x48xf32>
    %transposed_57 = linalg.transpose ins(%arg24 : tensor<48x80xf32>) outs(%112 : tensor<80x48xf32>) permutation = [1, 0] 
    %113 = linalg.matmul ins(%collapsed_56, %transposed_57 : tensor<14x80xf32>, tensor<80x48xf32>) outs(%10 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %114 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%113, %arg25 : tensor<14x48xf32>, tensor<48xf32>) outs(%9 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %132 = arith.addf %in, %in_59 : f32
      linalg.yield %132 : f32
    } -> tensor<14x48xf32>
    %expanded_58 = tensor.expand_shape %114 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %115 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %expanded_58 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%42 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %132 = arith.addf %in, %in_59 : f32
      linalg.yield %132 : f32
    } -> tensor<2x7x48xf32>
    %116 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115 : tensor<2x7x48xf32>) outs(%44 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %132 = arith.extf %in : f32 to f64
      linalg.yield %132 : f64
    } -> tensor<2x7x48xf64>
    %117 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%116 : tensor<2x7x48xf64>) outs(%47 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %132 = arith.addf %in, %out : f64
      linalg.yield %132 : f64
    } -> tensor<2x7x1xf64>
    %118 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<2x7x1xf64>) outs(%46 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %132 = arith.divf %in, %cst_8 : f64
      linalg.yield %132 : f64
    } -> tensor<2x7x1xf64>
    %119 = linalg.generic {indexing_maps = [#map11, #map12, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116, %118 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%44 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_59: f64, %out: f64):
      %132 = arith.subf %in, %in_59 : f64
      linalg.yield %132 : f64
    } -> tensor<2x7x48xf64>
    %120 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %119 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%44 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_59: f64, %out: f64):
      %132 = arith.mulf %in, %in_59 : f64
      linalg.yield %132 : f64
    } -> tensor<2x7x48xf64>
    %121 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%120 : tensor<2x7x48xf64>) outs(%47 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %132 = arith.addf %in, %out : f64
      linalg.yield %132 : f64
    } -> tensor<2x7x1xf64>
    %122 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121 : tensor<2x7x1xf64>) outs(%46 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %132 = arith.divf %in, %cst_8 : f64
      linalg.yield %132 : f64
    } -> tensor<2x7x1xf64>
    %123 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122 : tensor<2x7x1xf64>) outs(%54 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %132 = arith.truncf %in : f64 to f32
      linalg.yield %132 : f32
    } -> tensor<2x7x1xf32>
    %124 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%115 : tensor<2x7x48xf32>) outs(%56 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.addf %in, %out : f32
      linalg.yield %132 : f32
    } -> tensor<2x7x1xf32>
    %125 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124 : tensor<2x7x1xf32>) outs(%54 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.divf %in, %cst_9 : f32
      linalg.yield %132 : f32
    } -> tensor<2x7x1xf32>
    %126 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123 : tensor<2x7x1xf32>) outs(%54 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.truncf %cst_6 : f64 to f32
      %133 = arith.addf %in, %132 : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x1xf32>
    %127 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126 : tensor<2x7x1xf32>) outs(%54 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = math.rsqrt %in : f32
      linalg.yield %132 : f32
    } -> tensor<2x7x1xf32>
    %128 = linalg.generic {indexing_maps = [#map11, #map12, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115, %125 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%42 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %132 = arith.subf %in, %in_59 : f32
      linalg.yield %132 : f32
    } -> tensor<2x7x48xf32>
    %129 = linalg.generic {indexing_maps = [#map11, #map12, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128, %127 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%42 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %132 = arith.mulf %in, %in_59 : f32
      linalg.yield %132 : f32
    } -> tensor<2x7x48xf32>
    %130 = linalg.generic {indexing_maps = [#map11, #map13, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129, %arg26 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%42 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %132 = arith.mulf %in, %in_59 : f32
      linalg.yield %132 : f32
    } -> tensor<2x7x48xf32>
    %131 = linalg.generic {indexing_maps = [#map11, #map13, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %arg27 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%42 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %132 = arith.addf %in, %in_59 : f32
      linalg.yield %132 : f32
    } -> tensor<2x7x48xf32>
    return %131 : tensor<2x7x48xf32>
  }
}
