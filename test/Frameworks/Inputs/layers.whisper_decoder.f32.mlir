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
  func.func @main(%arg0: tensor<2x7x48xf32>, %arg1: tensor<2x11x48xf32>, %arg2: tensor<48x48xf32>, %arg3: tensor<48x48xf32>, %arg4: tensor<48xf32>, %arg5: tensor<48x48xf32>, %arg6: tensor<48xf32>, %arg7: tensor<48x48xf32>, %arg8: tensor<48xf32>, %arg9: tensor<48xf32>, %arg10: tensor<48xf32>, %arg11: tensor<48x48xf32>, %arg12: tensor<48x48xf32>, %arg13: tensor<48xf32>, %arg14: tensor<48x48xf32>, %arg15: tensor<48xf32>, %arg16: tensor<48x48xf32>, %arg17: tensor<48xf32>, %arg18: tensor<48xf32>, %arg19: tensor<48xf32>, %arg20: tensor<80x48xf32>, %arg21: tensor<80xf32>, %arg22: tensor<48x80xf32>, %arg23: tensor<48xf32>, %arg24: tensor<48xf32>, %arg25: tensor<48xf32>) -> tensor<2x7x48xf32> {
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 5.000000e-01 : f32
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = arith.constant dense<-1.000000e+04> : tensor<1x1x7x7xf32>
    %cst_6 = arith.constant 1.000000e-05 : f64
    %cst_7 = arith.constant 4.800000e+01 : f64
    %cst_8 = arith.constant 4.800000e+01 : f32
    %cst_9 = arith.constant 2.500000e-01 : f32
    %cst_10 = arith.constant 1.41421354 : f32
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %130 = linalg.index 0 : index
      %131 = arith.index_cast %130 : index to i64
      linalg.yield %131 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_11 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_11 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_61: i64, %out: i64):
      %130 = arith.subi %in, %in_61 : i64
      linalg.yield %130 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %130 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %130 : i1
    } -> tensor<7x7xi1>
    %6 = tensor.empty() : tensor<1x1x7x7xf32>
    %7 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_5, %cst_4 : tensor<7x7xi1>, tensor<1x1x7x7xf32>, tensor<f32>) outs(%6 : tensor<1x1x7x7xf32>) {
    ^bb0(%in: i1, %in_61: f32, %in_62: f32, %out: f32):
      %130 = arith.select %in, %in_61, %in_62 : f32
      linalg.yield %130 : f32
    } -> tensor<1x1x7x7xf32>
    %8 = tensor.empty() : tensor<2x7x48xf64>
    %9 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %130 = arith.extf %in : f32 to f64
      linalg.yield %130 : f64
    } -> tensor<2x7x48xf64>
    %10 = tensor.empty() : tensor<2x7x1xf64>
    %11 = linalg.fill ins(%cst : f64) outs(%10 : tensor<2x7x1xf64>) -> tensor<2x7x1xf64>
    %12 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9 : tensor<2x7x48xf64>) outs(%11 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %130 = arith.addf %in, %out : f64
      linalg.yield %130 : f64
    } -> tensor<2x7x1xf64>
    %13 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x7x1xf64>) outs(%10 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %130 = arith.divf %in, %cst_7 : f64
      linalg.yield %130 : f64
    } -> tensor<2x7x1xf64>
    %14 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %13 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%8 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_61: f64, %out: f64):
      %130 = arith.subf %in, %in_61 : f64
      linalg.yield %130 : f64
    } -> tensor<2x7x48xf64>
    %15 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %14 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%8 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_61: f64, %out: f64):
      %130 = arith.mulf %in, %in_61 : f64
      linalg.yield %130 : f64
    } -> tensor<2x7x48xf64>
    %16 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%15 : tensor<2x7x48xf64>) outs(%11 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %130 = arith.addf %in, %out : f64
      linalg.yield %130 : f64
    } -> tensor<2x7x1xf64>
    %17 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x7x1xf64>) outs(%10 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %130 = arith.divf %in, %cst_7 : f64
      linalg.yield %130 : f64
    } -> tensor<2x7x1xf64>
    %18 = tensor.empty() : tensor<2x7x1xf32>
    %19 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x7x1xf64>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %130 = arith.truncf %in : f64 to f32
      linalg.yield %130 : f32
    } -> tensor<2x7x1xf32>
    %20 = linalg.fill ins(%cst_0 : f32) outs(%18 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %21 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<2x7x48xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %130 = arith.addf %in, %out : f32
      linalg.yield %130 : f32
    } -> tensor<2x7x1xf32>
    %22 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %130 = arith.divf %in, %cst_8 : f32
      linalg.yield %130 : f32
    } -> tensor<2x7x1xf32>
    %23 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %130 = arith.truncf %cst_6 : f64 to f32
      %131 = arith.addf %in, %130 : f32
      linalg.yield %131 : f32
    } -> tensor<2x7x1xf32>
    %24 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %130 = math.rsqrt %in : f32
      linalg.yield %130 : f32
    } -> tensor<2x7x1xf32>
    %25 = tensor.empty() : tensor<2x7x48xf32>
    %26 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %22 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %130 = arith.subf %in, %in_61 : f32
      linalg.yield %130 : f32
    } -> tensor<2x7x48xf32>
    %27 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %24 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %130 = arith.mulf %in, %in_61 : f32
      linalg.yield %130 : f32
    } -> tensor<2x7x48xf32>
    %28 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %arg9 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %130 = arith.mulf %in, %in_61 : f32
      linalg.yield %130 : f32
    } -> tensor<2x7x48xf32>
    %29 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28, %arg10 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %130 = arith.addf %in, %in_61 : f32
      linalg.yield %130 : f32
    } -> tensor<2x7x48xf32>
    %collapsed = tensor.collapse_shape %29 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %30 = tensor.empty() : tensor<48x48xf32>
    %transposed = linalg.transpose ins(%arg5 : tensor<48x48xf32>) outs(%30 : tensor<48x48xf32>) permutation = [1, 0] 
    %31 = tensor.empty() : tensor<14x48xf32>
    %32 = linalg.fill ins(%cst_0 : f32) outs(%31 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %33 = linalg.matmul ins(%collapsed, %transposed : tensor<14x48xf32>, tensor<48x48xf32>) outs(%32 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %34 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%33, %arg6 : tensor<14x48xf32>, tensor<48xf32>) outs(%31 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %130 = arith.addf %in, %in_61 : f32
      linalg.yield %130 : f32
    } -> tensor<14x48xf32>
    %expanded_12 = tensor.expand_shape %34 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %35 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_12 : tensor<2x7x48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %130 = arith.mulf %in, %cst_9 : f32
      linalg.yield %130 : f32
    } -> tensor<2x7x48xf32>
    %expanded_13 = tensor.expand_shape %35 [[0], [1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<2x7x48xf32> into tensor<2x7x3x16xf32>
    %36 = tensor.empty() : tensor<2x3x7x16xf32>
    %transposed_14 = linalg.transpose ins(%expanded_13 : tensor<2x7x3x16xf32>) outs(%36 : tensor<2x3x7x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_15 = linalg.transpose ins(%arg2 : tensor<48x48xf32>) outs(%30 : tensor<48x48xf32>) permutation = [1, 0] 
    %37 = linalg.matmul ins(%collapsed, %transposed_15 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%32 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_16 = tensor.expand_shape %37 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf32> into tensor<2x7x3x16xf32>
    %transposed_17 = linalg.transpose ins(%arg3 : tensor<48x48xf32>) outs(%30 : tensor<48x48xf32>) permutation = [1, 0] 
    %38 = linalg.matmul ins(%collapsed, %transposed_17 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%32 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %39 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%38, %arg4 : tensor<14x48xf32>, tensor<48xf32>) outs(%31 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %130 = arith.addf %in, %in_61 : f32
      linalg.yield %130 : f32
    } -> tensor<14x48xf32>
    %expanded_18 = tensor.expand_shape %39 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf32> into tensor<2x7x3x16xf32>
    %transposed_19 = linalg.transpose ins(%expanded_18 : tensor<2x7x3x16xf32>) outs(%36 : tensor<2x3x7x16xf32>) permutation = [0, 2, 1, 3] 
    %40 = tensor.empty() : tensor<2x3x16x7xf32>
    %transposed_20 = linalg.transpose ins(%expanded_16 : tensor<2x7x3x16xf32>) outs(%40 : tensor<2x3x16x7xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_21 = tensor.collapse_shape %transposed_14 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %collapsed_22 = tensor.collapse_shape %transposed_20 [[0, 1], [2], [3]] : tensor<2x3x16x7xf32> into tensor<6x16x7xf32>
    %41 = tensor.empty() : tensor<6x7x7xf32>
    %42 = linalg.fill ins(%cst_0 : f32) outs(%41 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %43 = linalg.batch_matmul ins(%collapsed_21, %collapsed_22 : tensor<6x7x16xf32>, tensor<6x16x7xf32>) outs(%42 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %expanded_23 = tensor.expand_shape %43 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf32> into tensor<2x3x7x7xf32>
    %44 = tensor.empty() : tensor<2x3x7x7xf32>
    %45 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_23, %7 : tensor<2x3x7x7xf32>, tensor<1x1x7x7xf32>) outs(%44 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %130 = arith.addf %in, %in_61 : f32
      linalg.yield %130 : f32
    } -> tensor<2x3x7x7xf32>
    %46 = tensor.empty() : tensor<2x3x7xi64>
    %47 = linalg.fill ins(%c0_i64 : i64) outs(%46 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %48 = tensor.empty() : tensor<2x3x7xf32>
    %49 = linalg.fill ins(%cst_1 : f32) outs(%48 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %50:2 = linalg.generic {indexing_maps = [#map5, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%45 : tensor<2x3x7x7xf32>) outs(%49, %47 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_61: i64):
      %130 = linalg.index 3 : index
      %131 = arith.index_cast %130 : index to i64
      %132 = arith.maximumf %in, %out : f32
      %133 = arith.cmpf ogt, %in, %out : f32
      %134 = arith.select %133, %131, %out_61 : i64
      linalg.yield %132, %134 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_24 = tensor.expand_shape %50#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %51 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45, %expanded_24 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%44 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %130 = arith.subf %in, %in_61 : f32
      linalg.yield %130 : f32
    } -> tensor<2x3x7x7xf32>
    %52 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51 : tensor<2x3x7x7xf32>) outs(%44 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %130 = math.exp %in : f32
      linalg.yield %130 : f32
    } -> tensor<2x3x7x7xf32>
    %53 = tensor.empty() : tensor<2x3x7x1xf32>
    %54 = linalg.fill ins(%cst_0 : f32) outs(%53 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %55 = linalg.generic {indexing_maps = [#map5, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%52 : tensor<2x3x7x7xf32>) outs(%54 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %130 = arith.addf %in, %out : f32
      linalg.yield %130 : f32
    } -> tensor<2x3x7x1xf32>
    %56 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %55 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%44 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %130 = arith.divf %in, %in_61 : f32
      linalg.yield %130 : f32
    } -> tensor<2x3x7x7xf32>
    %collapsed_25 = tensor.collapse_shape %56 [[0, 1], [2], [3]] : tensor<2x3x7x7xf32> into tensor<6x7x7xf32>
    %collapsed_26 = tensor.collapse_shape %transposed_19 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %57 = tensor.empty() : tensor<6x7x16xf32>
    %58 = linalg.fill ins(%cst_0 : f32) outs(%57 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %59 = linalg.batch_matmul ins(%collapsed_25, %collapsed_26 : tensor<6x7x7xf32>, tensor<6x7x16xf32>) outs(%58 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %expanded_27 = tensor.expand_shape %59 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    %60 = tensor.empty() : tensor<2x7x3x16xf32>
    %transposed_28 = linalg.transpose ins(%expanded_27 : tensor<2x3x7x16xf32>) outs(%60 : tensor<2x7x3x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_29 = tensor.collapse_shape %transposed_28 [[0, 1], [2, 3]] : tensor<2x7x3x16xf32> into tensor<14x48xf32>
    %transposed_30 = linalg.transpose ins(%arg7 : tensor<48x48xf32>) outs(%30 : tensor<48x48xf32>) permutation = [1, 0] 
    %61 = linalg.matmul ins(%collapsed_29, %transposed_30 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%32 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %62 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%61, %arg8 : tensor<14x48xf32>, tensor<48xf32>) outs(%31 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %130 = arith.addf %in, %in_61 : f32
      linalg.yield %130 : f32
    } -> tensor<14x48xf32>
    %expanded_31 = tensor.expand_shape %62 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %63 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded_31 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %130 = arith.addf %in, %in_61 : f32
      linalg.yield %130 : f32
    } -> tensor<2x7x48xf32>
    %64 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %130 = arith.extf %in : f32 to f64
      linalg.yield %130 : f64
    } -> tensor<2x7x48xf64>
    %65 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%64 : tensor<2x7x48xf64>) outs(%11 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %130 = arith.addf %in, %out : f64
      linalg.yield %130 : f64
    } -> tensor<2x7x1xf64>
    %66 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65 : tensor<2x7x1xf64>) outs(%10 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %130 = arith.divf %in, %cst_7 : f64
      linalg.yield %130 : f64
    } -> tensor<2x7x1xf64>
    %67 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %66 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%8 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_61: f64, %out: f64):
      %130 = arith.subf %in, %in_61 : f64
      linalg.yield %130 : f64
    } -> tensor<2x7x48xf64>
    %68 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67, %67 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%8 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_61: f64, %out: f64):
      %130 = arith.mulf %in, %in_61 : f64
      linalg.yield %130 : f64
    } -> tensor<2x7x48xf64>
    %69 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%68 : tensor<2x7x48xf64>) outs(%11 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %130 = arith.addf %in, %out : f64
      linalg.yield %130 : f64
    } -> tensor<2x7x1xf64>
    %70 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69 : tensor<2x7x1xf64>) outs(%10 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %130 = arith.divf %in, %cst_7 : f64
      linalg.yield %130 : f64
    } -> tensor<2x7x1xf64>
    %71 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<2x7x1xf64>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %130 = arith.truncf %in : f64 to f32
      linalg.yield %130 : f32
    } -> tensor<2x7x1xf32>
    %72 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%63 : tensor<2x7x48xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %130 = arith.addf %in, %out : f32
      linalg.yield %130 : f32
    } -> tensor<2x7x1xf32>
    %73 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %130 = arith.divf %in, %cst_8 : f32
      linalg.yield %130 : f32
    } -> tensor<2x7x1xf32>
    %74 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %130 = arith.truncf %cst_6 : f64 to f32
      %131 = arith.addf %in, %130 : f32
      linalg.yield %131 : f32
    } -> tensor<2x7x1xf32>
    %75 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %130 = math.rsqrt %in : f32
      linalg.yield %130 : f32
    } -> tensor<2x7x1xf32>
    %76 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63, %73 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %130 = arith.subf %in, %in_61 : f32
      linalg.yield %130 : f32
    } -> tensor<2x7x48xf32>
    %77 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76, %75 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %130 = arith.mulf %in, %in_61 : f32
      linalg.yield %130 : f32
    } -> tensor<2x7x48xf32>
    %78 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %arg18 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %130 = arith.mulf %in, %in_61 : f32
      linalg.yield %130 : f32
    } -> tensor<2x7x48xf32>
    %79 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %arg19 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %130 = arith.addf %in, %in_61 : f32
      linalg.yield %130 : f32
    } -> tensor<2x7x48xf32>
    %collapsed_32 = tensor.collapse_shape %79 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %transposed_33 = linalg.transpose ins(%arg14 : tensor<48x48xf32>) outs(%30 : tensor<48x48xf32>) permutation = [1, 0] 
    %80 = linalg.matmul ins(%collapsed_32, %transposed_33 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%32 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %81 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%80, %arg15 : tensor<14x48xf32>, tensor<48xf32>) outs(%31 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %130 = arith.addf %in, %in_61 : f32
      linalg.yield %130 : f32
    } -> tensor<14x48xf32>
    %expanded_34 = tensor.expand_shape %81 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %82 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_34 : tensor<2x7x48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %130 = arith.mulf %in, %cst_9 : f32
      linalg.yield %130 : f32
    } -> tensor<2x7x48xf32>
    %expanded_35 = tensor.expand_shape %82 [[0], [1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<2x7x48xf32> into tensor<2x7x3x16xf32>
    %transposed_36 = linalg.transpose ins(%expanded_35 : tensor<2x7x3x16xf32>) outs(%36 : tensor<2x3x7x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_37 = linalg.transpose ins(%arg11 : tensor<48x48xf32>) outs(%30 : tensor<48x48xf32>) permutation = [1, 0] 
    %collapsed_38 = tensor.collapse_shape %arg1 [[0, 1], [2]] : tensor<2x11x48xf32> into tensor<22x48xf32>
    %83 = tensor.empty() : tensor<22x48xf32>
    %84 = linalg.fill ins(%cst_0 : f32) outs(%83 : tensor<22x48xf32>) -> tensor<22x48xf32>
    %85 = linalg.matmul ins(%collapsed_38, %transposed_37 : tensor<22x48xf32>, tensor<48x48xf32>) outs(%84 : tensor<22x48xf32>) -> tensor<22x48xf32>
    %expanded_39 = tensor.expand_shape %85 [[0, 1], [2, 3]] output_shape [2, 11, 3, 16] : tensor<22x48xf32> into tensor<2x11x3x16xf32>
    %transposed_40 = linalg.transpose ins(%arg12 : tensor<48x48xf32>) outs(%30 : tensor<48x48xf32>) permutation = [1, 0] 
    %86 = linalg.matmul ins(%collapsed_38, %transposed_40 : tensor<22x48xf32>, tensor<48x48xf32>) outs(%84 : tensor<22x48xf32>) -> tensor<22x48xf32>
    %87 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%86, %arg13 : tensor<22x48xf32>, tensor<48xf32>) outs(%83 : tensor<22x48xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %130 = arith.addf %in, %in_61 : f32
      linalg.yield %130 : f32
    } -> tensor<22x48xf32>
    %expanded_41 = tensor.expand_shape %87 [[0, 1], [2, 3]] output_shape [2, 11, 3, 16] : tensor<22x48xf32> into tensor<2x11x3x16xf32>
    %88 = tensor.empty() : tensor<2x3x11x16xf32>
    %transposed_42 = linalg.transpose ins(%expanded_41 : tensor<2x11x3x16xf32>) outs(%88 : tensor<2x3x11x16xf32>) permutation = [0, 2, 1, 3] 
    %89 = tensor.empty() : tensor<2x3x16x11xf32>
    %transposed_43 = linalg.transpose ins(%expanded_39 : tensor<2x11x3x16xf32>) outs(%89 : tensor<2x3x16x11xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_44 = tensor.collapse_shape %transposed_36 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %collapsed_45 = tensor.collapse_shape %transposed_43 [[0, 1], [2], [3]] : tensor<2x3x16x11xf32> into tensor<6x16x11xf32>
    %90 = tensor.empty() : tensor<6x7x11xf32>
    %91 = linalg.fill ins(%cst_0 : f32) outs(%90 : tensor<6x7x11xf32>) -> tensor<6x7x11xf32>
    %92 = linalg.batch_matmul ins(%collapsed_44, %collapsed_45 : tensor<6x7x16xf32>, tensor<6x16x11xf32>) outs(%91 : tensor<6x7x11xf32>) -> tensor<6x7x11xf32>
    %expanded_46 = tensor.expand_shape %92 [[0, 1], [2], [3]] output_shape [2, 3, 7, 11] : tensor<6x7x11xf32> into tensor<2x3x7x11xf32>
    %93:2 = linalg.generic {indexing_maps = [#map5, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_46 : tensor<2x3x7x11xf32>) outs(%49, %47 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_61: i64):
      %130 = linalg.index 3 : index
      %131 = arith.index_cast %130 : index to i64
      %132 = arith.maximumf %in, %out : f32
      %133 = arith.cmpf ogt, %in, %out : f32
      %134 = arith.select %133, %131, %out_61 : i64
      linalg.yield %132, %134 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_47 = tensor.expand_shape %93#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %94 = tensor.empty() : tensor<2x3x7x11xf32>
    %95 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_46, %expanded_47 : tensor<2x3x7x11xf32>, tensor<2x3x7x1xf32>) outs(%94 : tensor<2x3x7x11xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %130 = arith.subf %in, %in_61 : f32
      linalg.yield %130 : f32
    } -> tensor<2x3x7x11xf32>
    %96 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%95 : tensor<2x3x7x11xf32>) outs(%94 : tensor<2x3x7x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %130 = math.exp %in : f32
      linalg.yield %130 : f32
    } -> tensor<2x3x7x11xf32>
    %97 = linalg.generic {indexing_maps = [#map5, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%96 : tensor<2x3x7x11xf32>) outs(%54 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %130 = arith.addf %in, %out : f32
      linalg.yield %130 : f32
    } -> tensor<2x3x7x1xf32>
    %98 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%96, %97 : tensor<2x3x7x11xf32>, tensor<2x3x7x1xf32>) outs(%94 : tensor<2x3x7x11xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %130 = arith.divf %in, %in_61 : f32
      linalg.yield %130 : f32
    } -> tensor<2x3x7x11xf32>
    %collapsed_48 = tensor.collapse_shape %98 [[0, 1], [2], [3]] : tensor<2x3x7x11xf32> into tensor<6x7x11xf32>
    %collapsed_49 = tensor.collapse_shape %transposed_42 [[0, 1], [2], [3]] : tensor<2x3x11x16xf32> into tensor<6x11x16xf32>
    %99 = linalg.batch_matmul ins(%collapsed_48, %collapsed_49 : tensor<6x7x11xf32>, tensor<6x11x16xf32>) outs(%58 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %expanded_50 = tensor.expand_shape %99 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    %transposed_51 = linalg.transpose ins(%expanded_50 : tensor<2x3x7x16xf32>) outs(%60 : tensor<2x7x3x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_52 = tensor.collapse_shape %transposed_51 [[0, 1], [2, 3]] : tensor<2x7x3x16xf32> into tensor<14x48xf32>
    %transposed_53 = linalg.transpose ins(%arg16 : tensor<48x48xf32>) outs(%30 : tensor<48x48xf32>) permutation = [1, 0] 
    %100 = linalg.matmul ins(%collapsed_52, %transposed_53 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%32 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %101 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%100, %arg17 : tensor<14x48xf32>, tensor<48xf32>) outs(%31 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %130 = arith.addf %in, %in_61 : f32
      linalg.yield %130 : f32
    } -> tensor<14x48xf32>
    %expanded_54 = tensor.expand_shape %101 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %102 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63, %expanded_54 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %130 = arith.addf %in, %in_61 : f32
      linalg.yield %130 : f32
    } -> tensor<2x7x48xf32>
    %103 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %130 = arith.extf %in : f32 to f64
      linalg.yield %130 : f64
    } -> tensor<2x7x48xf64>
    %104 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%103 : tensor<2x7x48xf64>) outs(%11 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %130 = arith.addf %in, %out : f64
      linalg.yield %130 : f64
    } -> tensor<2x7x1xf64>
    %105 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<2x7x1xf64>) outs(%10 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %130 = arith.divf %in, %cst_7 : f64
      linalg.yield %130 : f64
    } -> tensor<2x7x1xf64>
    %106 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %105 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%8 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_61: f64, %out: f64):
      %130 = arith.subf %in, %in_61 : f64
      linalg.yield %130 : f64
    } -> tensor<2x7x48xf64>
    %107 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %106 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%8 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_61: f64, %out: f64):
      %130 = arith.mulf %in, %in_61 : f64
      linalg.yield %130 : f64
    } -> tensor<2x7x48xf64>
    %108 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%107 : tensor<2x7x48xf64>) outs(%11 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %130 = arith.addf %in, %out : f64
      linalg.yield %130 : f64
    } -> tensor<2x7x1xf64>
    %109 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<2x7x1xf64>) outs(%10 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %130 = arith.divf %in, %cst_7 : f64
      linalg.yield %130 : f64
    } -> tensor<2x7x1xf64>
    %110 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<2x7x1xf64>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %130 = arith.truncf %in : f64 to f32
      linalg.yield %130 : f32
    } -> tensor<2x7x1xf32>
    %111 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%102 : tensor<2x7x48xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %130 = arith.addf %in, %out : f32
      linalg.yield %130 : f32
    } -> tensor<2x7x1xf32>
    %112 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %130 = arith.divf %in, %cst_8 : f32
      linalg.yield %130 : f32
    } -> tensor<2x7x1xf32>
    %113 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %130 = arith.truncf %cst_6 : f64 to f32
      %131 = arith.addf %in, %130 : f32
      linalg.yield %131 : f32
    } -> tensor<2x7x1xf32>
    %114 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %130 = math.rsqrt %in : f32
      linalg.yield %130 : f32
    } -> tensor<2x7x1xf32>
    %115 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %112 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %130 = arith.subf %in, %in_61 : f32
      linalg.yield %130 : f32
    } -> tensor<2x7x48xf32>
    %116 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115, %114 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %130 = arith.mulf %in, %in_61 : f32
      linalg.yield %130 : f32
    } -> tensor<2x7x48xf32>
    %117 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116, %arg24 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %130 = arith.mulf %in, %in_61 : f32
      linalg.yield %130 : f32
    } -> tensor<2x7x48xf32>
    %118 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117, %arg25 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %130 = arith.addf %in, %in_61 : f32
      linalg.yield %130 : f32
    } -> tensor<2x7x48xf32>
    %collapsed_55 = tensor.collapse_shape %118 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %119 = tensor.empty() : tensor<48x80xf32>
    %transposed_56 = linalg.transpose ins(%arg20 : tensor<80x48xf32>) outs(%119 : tensor<48x80xf32>) permutation = [1, 0] 
    %120 = tensor.empty() : tensor<14x80xf32>
    %121 = linalg.fill ins(%cst_0 : f32) outs(%120 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %122 = linalg.matmul ins(%collapsed_55, %transposed_56 : tensor<14x48xf32>, tensor<48x80xf32>) outs(%121 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %123 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%122, %arg21 : tensor<14x80xf32>, tensor<80xf32>) outs(%120 : tensor<14x80xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %130 = arith.addf %in, %in_61 : f32
      linalg.yield %130 : f32
    } -> tensor<14x80xf32>
    %expanded_57 = tensor.expand_shape %123 [[0, 1], [2]] output_shape [2, 7, 80] : tensor<14x80xf32> into tensor<2x7x80xf32>
    %124 = tensor.empty() : tensor<2x7x80xf32>
    %125 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_57 : tensor<2x7x80xf32>) outs(%124 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %130 = arith.divf %in, %cst_10 : f32
      %131 = math.erf %130 : f32
      %132 = arith.addf %131, %cst_2 : f32
      %133 = arith.mulf %132, %cst_3 : f32
      %134 = arith.mulf %in, %133 : f32
      linalg.yield %134 : f32
    } -> tensor<2x7x80xf32>
    %collapsed_58 = tensor.collapse_shape %125 [[0, 1], [2]] : tensor<2x7x80xf32> into tensor<14x80xf32>
    %126 = tensor.empty() : tensor<80x48xf32>
    %transposed_59 = linalg.transpose ins(%arg22 : tensor<48x80xf32>) outs(%126 : tensor<80x48xf32>) permutation = [1, 0] 
    %127 = linalg.matmul ins(%collapsed_58, %transposed_59 : tensor<14x80xf32>, tensor<80x48xf32>) outs(%32 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %128 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%127, %arg23 : tensor<14x48xf32>, tensor<48xf32>) outs(%31 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %130 = arith.addf %in, %in_61 : f32
      linalg.yield %130 : f32
    } -> tensor<14x48xf32>
    %expanded_60 = tensor.expand_shape %128 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %129 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %expanded_60 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %130 = arith.addf %in, %in_61 : f32
      linalg.yield %130 : f32
    } -> tensor<2x7x48xf32>
    return %129 : tensor<2x7x48xf32>
  }
}
