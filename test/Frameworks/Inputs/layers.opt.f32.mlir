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
  func.func @main(%arg0: tensor<2x7x48xf32>, %arg1: tensor<48x48xf32>, %arg2: tensor<48xf32>, %arg3: tensor<48x48xf32>, %arg4: tensor<48xf32>, %arg5: tensor<48x48xf32>, %arg6: tensor<48xf32>, %arg7: tensor<48x48xf32>, %arg8: tensor<48xf32>, %arg9: tensor<48xf32>, %arg10: tensor<48xf32>, %arg11: tensor<80x48xf32>, %arg12: tensor<80xf32>, %arg13: tensor<48x80xf32>, %arg14: tensor<48xf32>, %arg15: tensor<48xf32>, %arg16: tensor<48xf32>) -> tensor<2x7x48xf32> {
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<-1.000000e+04> : tensor<1x1x7x7xf32>
    %cst_4 = arith.constant 1.000000e-05 : f64
    %cst_5 = arith.constant 4.800000e+01 : f64
    %cst_6 = arith.constant 4.800000e+01 : f32
    %cst_7 = arith.constant 2.500000e-01 : f32
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %96 = linalg.index 0 : index
      %97 = arith.index_cast %96 : index to i64
      linalg.yield %97 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_8 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_8 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_33: i64, %out: i64):
      %96 = arith.subi %in, %in_33 : i64
      linalg.yield %96 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %96 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %96 : i1
    } -> tensor<7x7xi1>
    %6 = tensor.empty() : tensor<1x1x7x7xf32>
    %7 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_3, %cst_2 : tensor<7x7xi1>, tensor<1x1x7x7xf32>, tensor<f32>) outs(%6 : tensor<1x1x7x7xf32>) {
    ^bb0(%in: i1, %in_33: f32, %in_34: f32, %out: f32):
      %96 = arith.select %in, %in_33, %in_34 : f32
      linalg.yield %96 : f32
    } -> tensor<1x1x7x7xf32>
    %8 = tensor.empty() : tensor<2x7x48xf64>
    %9 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %96 = arith.extf %in : f32 to f64
      linalg.yield %96 : f64
    } -> tensor<2x7x48xf64>
    %10 = tensor.empty() : tensor<2x7x1xf64>
    %11 = linalg.fill ins(%cst : f64) outs(%10 : tensor<2x7x1xf64>) -> tensor<2x7x1xf64>
    %12 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9 : tensor<2x7x48xf64>) outs(%11 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %96 = arith.addf %in, %out : f64
      linalg.yield %96 : f64
    } -> tensor<2x7x1xf64>
    %13 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x7x1xf64>) outs(%10 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %96 = arith.divf %in, %cst_5 : f64
      linalg.yield %96 : f64
    } -> tensor<2x7x1xf64>
    %14 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %13 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%8 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_33: f64, %out: f64):
      %96 = arith.subf %in, %in_33 : f64
      linalg.yield %96 : f64
    } -> tensor<2x7x48xf64>
    %15 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %14 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%8 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_33: f64, %out: f64):
      %96 = arith.mulf %in, %in_33 : f64
      linalg.yield %96 : f64
    } -> tensor<2x7x48xf64>
    %16 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%15 : tensor<2x7x48xf64>) outs(%11 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %96 = arith.addf %in, %out : f64
      linalg.yield %96 : f64
    } -> tensor<2x7x1xf64>
    %17 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x7x1xf64>) outs(%10 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %96 = arith.divf %in, %cst_5 : f64
      linalg.yield %96 : f64
    } -> tensor<2x7x1xf64>
    %18 = tensor.empty() : tensor<2x7x1xf32>
    %19 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x7x1xf64>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %96 = arith.truncf %in : f64 to f32
      linalg.yield %96 : f32
    } -> tensor<2x7x1xf32>
    %20 = linalg.fill ins(%cst_0 : f32) outs(%18 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %21 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<2x7x48xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.addf %in, %out : f32
      linalg.yield %96 : f32
    } -> tensor<2x7x1xf32>
    %22 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.divf %in, %cst_6 : f32
      linalg.yield %96 : f32
    } -> tensor<2x7x1xf32>
    %23 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.truncf %cst_4 : f64 to f32
      %97 = arith.addf %in, %96 : f32
      linalg.yield %97 : f32
    } -> tensor<2x7x1xf32>
    %24 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = math.rsqrt %in : f32
      linalg.yield %96 : f32
    } -> tensor<2x7x1xf32>
    %25 = tensor.empty() : tensor<2x7x48xf32>
    %26 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %22 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %96 = arith.subf %in, %in_33 : f32
      linalg.yield %96 : f32
    } -> tensor<2x7x48xf32>
    %27 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %24 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %96 = arith.mulf %in, %in_33 : f32
      linalg.yield %96 : f32
    } -> tensor<2x7x48xf32>
    %28 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %arg9 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %96 = arith.mulf %in, %in_33 : f32
      linalg.yield %96 : f32
    } -> tensor<2x7x48xf32>
    %29 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28, %arg10 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %96 = arith.addf %in, %in_33 : f32
      linalg.yield %96 : f32
    } -> tensor<2x7x48xf32>
    %collapsed = tensor.collapse_shape %29 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %30 = tensor.empty() : tensor<48x48xf32>
    %transposed = linalg.transpose ins(%arg5 : tensor<48x48xf32>) outs(%30 : tensor<48x48xf32>) permutation = [1, 0] 
    %31 = tensor.empty() : tensor<14x48xf32>
    %32 = linalg.fill ins(%cst_0 : f32) outs(%31 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %33 = linalg.matmul ins(%collapsed, %transposed : tensor<14x48xf32>, tensor<48x48xf32>) outs(%32 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %34 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%33, %arg6 : tensor<14x48xf32>, tensor<48xf32>) outs(%31 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %96 = arith.addf %in, %in_33 : f32
      linalg.yield %96 : f32
    } -> tensor<14x48xf32>
    %expanded_9 = tensor.expand_shape %34 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %35 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<2x7x48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.mulf %in, %cst_7 : f32
      linalg.yield %96 : f32
    } -> tensor<2x7x48xf32>
    %expanded_10 = tensor.expand_shape %35 [[0], [1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<2x7x48xf32> into tensor<2x7x3x16xf32>
    %36 = tensor.empty() : tensor<2x3x7x16xf32>
    %transposed_11 = linalg.transpose ins(%expanded_10 : tensor<2x7x3x16xf32>) outs(%36 : tensor<2x3x7x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_12 = linalg.transpose ins(%arg1 : tensor<48x48xf32>) outs(%30 : tensor<48x48xf32>) permutation = [1, 0] 
    %37 = linalg.matmul ins(%collapsed, %transposed_12 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%32 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %38 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%37, %arg2 : tensor<14x48xf32>, tensor<48xf32>) outs(%31 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %96 = arith.addf %in, %in_33 : f32
      linalg.yield %96 : f32
    } -> tensor<14x48xf32>
    %transposed_13 = linalg.transpose ins(%arg3 : tensor<48x48xf32>) outs(%30 : tensor<48x48xf32>) permutation = [1, 0] 
    %39 = linalg.matmul ins(%collapsed, %transposed_13 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%32 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %40 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%39, %arg4 : tensor<14x48xf32>, tensor<48xf32>) outs(%31 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %96 = arith.addf %in, %in_33 : f32
      linalg.yield %96 : f32
    } -> tensor<14x48xf32>
    %expanded_14 = tensor.expand_shape %38 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf32> into tensor<2x7x3x16xf32>
    %expanded_15 = tensor.expand_shape %40 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf32> into tensor<2x7x3x16xf32>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<2x7x3x16xf32>) outs(%36 : tensor<2x3x7x16xf32>) permutation = [0, 2, 1, 3] 
    %41 = tensor.empty() : tensor<2x3x16x7xf32>
    %transposed_17 = linalg.transpose ins(%expanded_14 : tensor<2x7x3x16xf32>) outs(%41 : tensor<2x3x16x7xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_18 = tensor.collapse_shape %transposed_11 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %collapsed_19 = tensor.collapse_shape %transposed_17 [[0, 1], [2], [3]] : tensor<2x3x16x7xf32> into tensor<6x16x7xf32>
    %42 = tensor.empty() : tensor<6x7x7xf32>
    %43 = linalg.fill ins(%cst_0 : f32) outs(%42 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %44 = linalg.batch_matmul ins(%collapsed_18, %collapsed_19 : tensor<6x7x16xf32>, tensor<6x16x7xf32>) outs(%43 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %expanded_20 = tensor.expand_shape %44 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf32> into tensor<2x3x7x7xf32>
    %45 = tensor.empty() : tensor<2x3x7x7xf32>
    %46 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_20, %7 : tensor<2x3x7x7xf32>, tensor<1x1x7x7xf32>) outs(%45 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %96 = arith.addf %in, %in_33 : f32
      linalg.yield %96 : f32
    } -> tensor<2x3x7x7xf32>
    %47 = tensor.empty() : tensor<2x3x7xi64>
    %48 = linalg.fill ins(%c0_i64 : i64) outs(%47 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %49 = tensor.empty() : tensor<2x3x7xf32>
    %50 = linalg.fill ins(%cst_1 : f32) outs(%49 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %51:2 = linalg.generic {indexing_maps = [#map5, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%46 : tensor<2x3x7x7xf32>) outs(%50, %48 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_33: i64):
      %96 = linalg.index 3 : index
      %97 = arith.index_cast %96 : index to i64
      %98 = arith.maximumf %in, %out : f32
      %99 = arith.cmpf ogt, %in, %out : f32
      %100 = arith.select %99, %97, %out_33 : i64
      linalg.yield %98, %100 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_21 = tensor.expand_shape %51#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %52 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46, %expanded_21 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%45 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %96 = arith.subf %in, %in_33 : f32
      linalg.yield %96 : f32
    } -> tensor<2x3x7x7xf32>
    %53 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<2x3x7x7xf32>) outs(%45 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = math.exp %in : f32
      linalg.yield %96 : f32
    } -> tensor<2x3x7x7xf32>
    %54 = tensor.empty() : tensor<2x3x7x1xf32>
    %55 = linalg.fill ins(%cst_0 : f32) outs(%54 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %56 = linalg.generic {indexing_maps = [#map5, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%53 : tensor<2x3x7x7xf32>) outs(%55 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.addf %in, %out : f32
      linalg.yield %96 : f32
    } -> tensor<2x3x7x1xf32>
    %57 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %56 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%45 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %96 = arith.divf %in, %in_33 : f32
      linalg.yield %96 : f32
    } -> tensor<2x3x7x7xf32>
    %collapsed_22 = tensor.collapse_shape %57 [[0, 1], [2], [3]] : tensor<2x3x7x7xf32> into tensor<6x7x7xf32>
    %collapsed_23 = tensor.collapse_shape %transposed_16 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %58 = tensor.empty() : tensor<6x7x16xf32>
    %59 = linalg.fill ins(%cst_0 : f32) outs(%58 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %60 = linalg.batch_matmul ins(%collapsed_22, %collapsed_23 : tensor<6x7x7xf32>, tensor<6x7x16xf32>) outs(%59 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %expanded_24 = tensor.expand_shape %60 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    %61 = tensor.empty() : tensor<2x7x3x16xf32>
    %transposed_25 = linalg.transpose ins(%expanded_24 : tensor<2x3x7x16xf32>) outs(%61 : tensor<2x7x3x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_26 = tensor.collapse_shape %transposed_25 [[0, 1], [2, 3]] : tensor<2x7x3x16xf32> into tensor<14x48xf32>
    %transposed_27 = linalg.transpose ins(%arg7 : tensor<48x48xf32>) outs(%30 : tensor<48x48xf32>) permutation = [1, 0] 
    %62 = linalg.matmul ins(%collapsed_26, %transposed_27 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%32 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %63 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%62, %arg8 : tensor<14x48xf32>, tensor<48xf32>) outs(%31 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %96 = arith.addf %in, %in_33 : f32
      linalg.yield %96 : f32
    } -> tensor<14x48xf32>
    %expanded_28 = tensor.expand_shape %63 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %64 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded_28 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %96 = arith.addf %in, %in_33 : f32
      linalg.yield %96 : f32
    } -> tensor<2x7x48xf32>
    %collapsed_29 = tensor.collapse_shape %64 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %65 = tensor.empty() : tensor<14x48xf64>
    %66 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_29 : tensor<14x48xf32>) outs(%65 : tensor<14x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %96 = arith.extf %in : f32 to f64
      linalg.yield %96 : f64
    } -> tensor<14x48xf64>
    %67 = tensor.empty() : tensor<14x1xf64>
    %68 = linalg.fill ins(%cst : f64) outs(%67 : tensor<14x1xf64>) -> tensor<14x1xf64>
    %69 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "reduction"]} ins(%66 : tensor<14x48xf64>) outs(%68 : tensor<14x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %96 = arith.addf %in, %out : f64
      linalg.yield %96 : f64
    } -> tensor<14x1xf64>
    %70 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%69 : tensor<14x1xf64>) outs(%67 : tensor<14x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %96 = arith.divf %in, %cst_5 : f64
      linalg.yield %96 : f64
    } -> tensor<14x1xf64>
    %71 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%66, %70 : tensor<14x48xf64>, tensor<14x1xf64>) outs(%65 : tensor<14x48xf64>) {
    ^bb0(%in: f64, %in_33: f64, %out: f64):
      %96 = arith.subf %in, %in_33 : f64
      linalg.yield %96 : f64
    } -> tensor<14x48xf64>
    %72 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%71, %71 : tensor<14x48xf64>, tensor<14x48xf64>) outs(%65 : tensor<14x48xf64>) {
    ^bb0(%in: f64, %in_33: f64, %out: f64):
      %96 = arith.mulf %in, %in_33 : f64
      linalg.yield %96 : f64
    } -> tensor<14x48xf64>
    %73 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "reduction"]} ins(%72 : tensor<14x48xf64>) outs(%68 : tensor<14x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %96 = arith.addf %in, %out : f64
      linalg.yield %96 : f64
    } -> tensor<14x1xf64>
    %74 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%73 : tensor<14x1xf64>) outs(%67 : tensor<14x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %96 = arith.divf %in, %cst_5 : f64
      linalg.yield %96 : f64
    } -> tensor<14x1xf64>
    %75 = tensor.empty() : tensor<14x1xf32>
    %76 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%74 : tensor<14x1xf64>) outs(%75 : tensor<14x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %96 = arith.truncf %in : f64 to f32
      linalg.yield %96 : f32
    } -> tensor<14x1xf32>
    %77 = linalg.fill ins(%cst_0 : f32) outs(%75 : tensor<14x1xf32>) -> tensor<14x1xf32>
    %78 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "reduction"]} ins(%collapsed_29 : tensor<14x48xf32>) outs(%77 : tensor<14x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.addf %in, %out : f32
      linalg.yield %96 : f32
    } -> tensor<14x1xf32>
    %79 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%78 : tensor<14x1xf32>) outs(%75 : tensor<14x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.divf %in, %cst_6 : f32
      linalg.yield %96 : f32
    } -> tensor<14x1xf32>
    %80 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%76 : tensor<14x1xf32>) outs(%75 : tensor<14x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.truncf %cst_4 : f64 to f32
      %97 = arith.addf %in, %96 : f32
      linalg.yield %97 : f32
    } -> tensor<14x1xf32>
    %81 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%80 : tensor<14x1xf32>) outs(%75 : tensor<14x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = math.rsqrt %in : f32
      linalg.yield %96 : f32
    } -> tensor<14x1xf32>
    %82 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_29, %79 : tensor<14x48xf32>, tensor<14x1xf32>) outs(%31 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %96 = arith.subf %in, %in_33 : f32
      linalg.yield %96 : f32
    } -> tensor<14x48xf32>
    %83 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%82, %81 : tensor<14x48xf32>, tensor<14x1xf32>) outs(%31 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %96 = arith.mulf %in, %in_33 : f32
      linalg.yield %96 : f32
    } -> tensor<14x48xf32>
    %84 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%83, %arg15 : tensor<14x48xf32>, tensor<48xf32>) outs(%31 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %96 = arith.mulf %in, %in_33 : f32
      linalg.yield %96 : f32
    } -> tensor<14x48xf32>
    %85 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%84, %arg16 : tensor<14x48xf32>, tensor<48xf32>) outs(%31 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %96 = arith.addf %in, %in_33 : f32
      linalg.yield %96 : f32
    } -> tensor<14x48xf32>
    %86 = tensor.empty() : tensor<48x80xf32>
    %transposed_30 = linalg.transpose ins(%arg11 : tensor<80x48xf32>) outs(%86 : tensor<48x80xf32>) permutation = [1, 0] 
    %87 = tensor.empty() : tensor<14x80xf32>
    %88 = linalg.fill ins(%cst_0 : f32) outs(%87 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %89 = linalg.matmul ins(%85, %transposed_30 : tensor<14x48xf32>, tensor<48x80xf32>) outs(%88 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %90 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%89, %arg12 : tensor<14x80xf32>, tensor<80xf32>) outs(%87 : tensor<14x80xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %96 = arith.addf %in, %in_33 : f32
      linalg.yield %96 : f32
    } -> tensor<14x80xf32>
    %91 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%90 : tensor<14x80xf32>) outs(%87 : tensor<14x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.cmpf ugt, %in, %cst_0 : f32
      %97 = arith.select %96, %in, %cst_0 : f32
      linalg.yield %97 : f32
    } -> tensor<14x80xf32>
    %92 = tensor.empty() : tensor<80x48xf32>
    %transposed_31 = linalg.transpose ins(%arg13 : tensor<48x80xf32>) outs(%92 : tensor<80x48xf32>) permutation = [1, 0] 
    %93 = linalg.matmul ins(%91, %transposed_31 : tensor<14x80xf32>, tensor<80x48xf32>) outs(%32 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %94 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%93, %arg14 : tensor<14x48xf32>, tensor<48xf32>) outs(%31 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %96 = arith.addf %in, %in_33 : f32
      linalg.yield %96 : f32
    } -> tensor<14x48xf32>
    %95 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_29, %94 : tensor<14x48xf32>, tensor<14x48xf32>) outs(%31 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %96 = arith.addf %in, %in_33 : f32
      linalg.yield %96 : f32
    } -> tensor<14x48xf32>
    %expanded_32 = tensor.expand_shape %95 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    return %expanded_32 : tensor<2x7x48xf32>
  }
}
