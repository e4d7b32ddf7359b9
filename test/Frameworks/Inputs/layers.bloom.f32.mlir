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
#map11 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x7x48xf32>, %arg1: tensor<6x1x7xf32>, %arg2: tensor<48xf32>, %arg3: tensor<48xf32>, %arg4: tensor<144x48xf32>, %arg5: tensor<144xf32>, %arg6: tensor<48x48xf32>, %arg7: tensor<48xf32>, %arg8: tensor<48xf32>, %arg9: tensor<48xf32>, %arg10: tensor<192x48xf32>, %arg11: tensor<192xf32>, %arg12: tensor<48x192xf32>, %arg13: tensor<48xf32>) -> tensor<2x7x48xf32> {
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<-1.000000e+04> : tensor<1x1x7x7xf32>
    %cst_4 = arith.constant 4.471500e-02 : f64
    %cst_5 = arith.constant 0.79788455999999996 : f64
    %cst_6 = arith.constant 1.000000e-05 : f64
    %cst_7 = arith.constant 4.800000e+01 : f64
    %cst_8 = arith.constant 4.800000e+01 : f32
    %cst_9 = arith.constant 2.500000e-01 : f32
    %cst_10 = arith.constant 5.000000e-01 : f32
    %cst_11 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %100 = linalg.index 0 : index
      %101 = arith.index_cast %100 : index to i64
      linalg.yield %101 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_12 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_12 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_40: i64, %out: i64):
      %100 = arith.subi %in, %in_40 : i64
      linalg.yield %100 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %100 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %100 : i1
    } -> tensor<7x7xi1>
    %6 = tensor.empty() : tensor<1x1x7x7xf32>
    %7 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_3, %cst_2 : tensor<7x7xi1>, tensor<1x1x7x7xf32>, tensor<f32>) outs(%6 : tensor<1x1x7x7xf32>) {
    ^bb0(%in: i1, %in_40: f32, %in_41: f32, %out: f32):
      %100 = arith.select %in, %in_40, %in_41 : f32
      linalg.yield %100 : f32
    } -> tensor<1x1x7x7xf32>
    %8 = tensor.empty() : tensor<2x7x48xf64>
    %9 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %100 = arith.extf %in : f32 to f64
      linalg.yield %100 : f64
    } -> tensor<2x7x48xf64>
    %10 = tensor.empty() : tensor<2x7x1xf64>
    %11 = linalg.fill ins(%cst : f64) outs(%10 : tensor<2x7x1xf64>) -> tensor<2x7x1xf64>
    %12 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9 : tensor<2x7x48xf64>) outs(%11 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %100 = arith.addf %in, %out : f64
      linalg.yield %100 : f64
    } -> tensor<2x7x1xf64>
    %13 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x7x1xf64>) outs(%10 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %100 = arith.divf %in, %cst_7 : f64
      linalg.yield %100 : f64
    } -> tensor<2x7x1xf64>
    %14 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %13 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%8 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_40: f64, %out: f64):
      %100 = arith.subf %in, %in_40 : f64
      linalg.yield %100 : f64
    } -> tensor<2x7x48xf64>
    %15 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %14 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%8 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_40: f64, %out: f64):
      %100 = arith.mulf %in, %in_40 : f64
      linalg.yield %100 : f64
    } -> tensor<2x7x48xf64>
    %16 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%15 : tensor<2x7x48xf64>) outs(%11 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %100 = arith.addf %in, %out : f64
      linalg.yield %100 : f64
    } -> tensor<2x7x1xf64>
    %17 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x7x1xf64>) outs(%10 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %100 = arith.divf %in, %cst_7 : f64
      linalg.yield %100 : f64
    } -> tensor<2x7x1xf64>
    %18 = tensor.empty() : tensor<2x7x1xf32>
    %19 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x7x1xf64>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %100 = arith.truncf %in : f64 to f32
      linalg.yield %100 : f32
    } -> tensor<2x7x1xf32>
    %20 = linalg.fill ins(%cst_0 : f32) outs(%18 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %21 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<2x7x48xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %in, %out : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x1xf32>
    %22 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.divf %in, %cst_8 : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x1xf32>
    %23 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.truncf %cst_6 : f64 to f32
      %101 = arith.addf %in, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<2x7x1xf32>
    %24 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.rsqrt %in : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x1xf32>
    %25 = tensor.empty() : tensor<2x7x48xf32>
    %26 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %22 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %100 = arith.subf %in, %in_40 : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x48xf32>
    %27 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %24 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %100 = arith.mulf %in, %in_40 : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x48xf32>
    %28 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %arg2 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %100 = arith.mulf %in, %in_40 : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x48xf32>
    %29 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28, %arg3 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %100 = arith.addf %in, %in_40 : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x48xf32>
    %collapsed = tensor.collapse_shape %29 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %30 = tensor.empty() : tensor<48x144xf32>
    %transposed = linalg.transpose ins(%arg4 : tensor<144x48xf32>) outs(%30 : tensor<48x144xf32>) permutation = [1, 0] 
    %31 = tensor.empty() : tensor<14x144xf32>
    %32 = linalg.fill ins(%cst_0 : f32) outs(%31 : tensor<14x144xf32>) -> tensor<14x144xf32>
    %33 = linalg.matmul ins(%collapsed, %transposed : tensor<14x48xf32>, tensor<48x144xf32>) outs(%32 : tensor<14x144xf32>) -> tensor<14x144xf32>
    %34 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%33, %arg5 : tensor<14x144xf32>, tensor<144xf32>) outs(%31 : tensor<14x144xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %100 = arith.addf %in, %in_40 : f32
      linalg.yield %100 : f32
    } -> tensor<14x144xf32>
    %expanded_13 = tensor.expand_shape %34 [[0, 1], [2, 3, 4]] output_shape [2, 7, 3, 3, 16] : tensor<14x144xf32> into tensor<2x7x3x3x16xf32>
    %extracted_slice = tensor.extract_slice %expanded_13[0, 0, 0, 0, 0] [2, 7, 3, 1, 16] [1, 1, 1, 1, 1] : tensor<2x7x3x3x16xf32> to tensor<2x7x3x1x16xf32>
    %collapsed_14 = tensor.collapse_shape %extracted_slice [[0], [1], [2, 3], [4]] : tensor<2x7x3x1x16xf32> into tensor<2x7x3x16xf32>
    %35 = tensor.empty() : tensor<2x3x7x16xf32>
    %transposed_15 = linalg.transpose ins(%collapsed_14 : tensor<2x7x3x16xf32>) outs(%35 : tensor<2x3x7x16xf32>) permutation = [0, 2, 1, 3] 
    %extracted_slice_16 = tensor.extract_slice %expanded_13[0, 0, 0, 1, 0] [2, 7, 3, 1, 16] [1, 1, 1, 1, 1] : tensor<2x7x3x3x16xf32> to tensor<2x7x3x1x16xf32>
    %collapsed_17 = tensor.collapse_shape %extracted_slice_16 [[0], [1], [2, 3], [4]] : tensor<2x7x3x1x16xf32> into tensor<2x7x3x16xf32>
    %transposed_18 = linalg.transpose ins(%collapsed_17 : tensor<2x7x3x16xf32>) outs(%35 : tensor<2x3x7x16xf32>) permutation = [0, 2, 1, 3] 
    %extracted_slice_19 = tensor.extract_slice %expanded_13[0, 0, 0, 2, 0] [2, 7, 3, 1, 16] [1, 1, 1, 1, 1] : tensor<2x7x3x3x16xf32> to tensor<2x7x3x1x16xf32>
    %collapsed_20 = tensor.collapse_shape %extracted_slice_19 [[0], [1], [2, 3], [4]] : tensor<2x7x3x1x16xf32> into tensor<2x7x3x16xf32>
    %transposed_21 = linalg.transpose ins(%collapsed_20 : tensor<2x7x3x16xf32>) outs(%35 : tensor<2x3x7x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_22 = tensor.collapse_shape %transposed_15 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %collapsed_23 = tensor.collapse_shape %transposed_18 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %36 = tensor.empty() : tensor<6x16x7xf32>
    %transposed_24 = linalg.transpose ins(%collapsed_23 : tensor<6x7x16xf32>) outs(%36 : tensor<6x16x7xf32>) permutation = [0, 2, 1] 
    %collapsed_25 = tensor.collapse_shape %transposed_21 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %37 = tensor.empty() : tensor<6x7x7xf32>
    %38 = linalg.fill ins(%cst_0 : f32) outs(%37 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %39 = linalg.batch_matmul ins(%collapsed_22, %transposed_24 : tensor<6x7x16xf32>, tensor<6x16x7xf32>) outs(%38 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %40 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<6x7x7xf32>) outs(%37 : tensor<6x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.mulf %in, %cst_9 : f32
      linalg.yield %100 : f32
    } -> tensor<6x7x7xf32>
    %41 = linalg.generic {indexing_maps = [#map11, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %40 : tensor<6x1x7xf32>, tensor<6x7x7xf32>) outs(%37 : tensor<6x7x7xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %100 = arith.addf %in, %in_40 : f32
      linalg.yield %100 : f32
    } -> tensor<6x7x7xf32>
    %expanded_26 = tensor.expand_shape %41 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf32> into tensor<2x3x7x7xf32>
    %42 = tensor.empty() : tensor<2x3x7x7xf32>
    %43 = linalg.generic {indexing_maps = [#map5, #map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_26, %7 : tensor<2x3x7x7xf32>, tensor<1x1x7x7xf32>) outs(%42 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %100 = arith.addf %in, %in_40 : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x7x7xf32>
    %44 = tensor.empty() : tensor<2x3x7xi64>
    %45 = linalg.fill ins(%c0_i64 : i64) outs(%44 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %46 = tensor.empty() : tensor<2x3x7xf32>
    %47 = linalg.fill ins(%cst_1 : f32) outs(%46 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %48:2 = linalg.generic {indexing_maps = [#map5, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%43 : tensor<2x3x7x7xf32>) outs(%47, %45 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_40: i64):
      %100 = linalg.index 3 : index
      %101 = arith.index_cast %100 : index to i64
      %102 = arith.maximumf %in, %out : f32
      %103 = arith.cmpf ogt, %in, %out : f32
      %104 = arith.select %103, %101, %out_40 : i64
      linalg.yield %102, %104 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_27 = tensor.expand_shape %48#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %49 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43, %expanded_27 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%42 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %100 = arith.subf %in, %in_40 : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x7x7xf32>
    %50 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49 : tensor<2x3x7x7xf32>) outs(%42 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.exp %in : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x7x7xf32>
    %51 = tensor.empty() : tensor<2x3x7x1xf32>
    %52 = linalg.fill ins(%cst_0 : f32) outs(%51 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %53 = linalg.generic {indexing_maps = [#map5, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%50 : tensor<2x3x7x7xf32>) outs(%52 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %in, %out : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x7x1xf32>
    %54 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50, %53 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%42 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %100 = arith.divf %in, %in_40 : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x7x7xf32>
    %collapsed_28 = tensor.collapse_shape %54 [[0, 1], [2], [3]] : tensor<2x3x7x7xf32> into tensor<6x7x7xf32>
    %55 = tensor.empty() : tensor<6x7x16xf32>
    %56 = linalg.fill ins(%cst_0 : f32) outs(%55 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %57 = linalg.batch_matmul ins(%collapsed_28, %collapsed_25 : tensor<6x7x7xf32>, tensor<6x7x16xf32>) outs(%56 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %expanded_29 = tensor.expand_shape %57 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    %58 = tensor.empty() : tensor<2x7x3x16xf32>
    %transposed_30 = linalg.transpose ins(%expanded_29 : tensor<2x3x7x16xf32>) outs(%58 : tensor<2x7x3x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_31 = tensor.collapse_shape %transposed_30 [[0, 1], [2, 3]] : tensor<2x7x3x16xf32> into tensor<14x48xf32>
    %59 = tensor.empty() : tensor<48x48xf32>
    %transposed_32 = linalg.transpose ins(%arg6 : tensor<48x48xf32>) outs(%59 : tensor<48x48xf32>) permutation = [1, 0] 
    %60 = tensor.empty() : tensor<14x48xf32>
    %61 = linalg.fill ins(%cst_0 : f32) outs(%60 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %62 = linalg.matmul ins(%collapsed_31, %transposed_32 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%61 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %63 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%62, %arg7 : tensor<14x48xf32>, tensor<48xf32>) outs(%60 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %100 = arith.addf %in, %in_40 : f32
      linalg.yield %100 : f32
    } -> tensor<14x48xf32>
    %expanded_33 = tensor.expand_shape %63 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %64 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded_33 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %100 = arith.addf %in, %in_40 : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x48xf32>
    %65 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %100 = arith.extf %in : f32 to f64
      linalg.yield %100 : f64
    } -> tensor<2x7x48xf64>
    %66 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%65 : tensor<2x7x48xf64>) outs(%11 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %100 = arith.addf %in, %out : f64
      linalg.yield %100 : f64
    } -> tensor<2x7x1xf64>
    %67 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66 : tensor<2x7x1xf64>) outs(%10 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %100 = arith.divf %in, %cst_7 : f64
      linalg.yield %100 : f64
    } -> tensor<2x7x1xf64>
    %68 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65, %67 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%8 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_40: f64, %out: f64):
      %100 = arith.subf %in, %in_40 : f64
      linalg.yield %100 : f64
    } -> tensor<2x7x48xf64>
    %69 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %68 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%8 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_40: f64, %out: f64):
      %100 = arith.mulf %in, %in_40 : f64
      linalg.yield %100 : f64
    } -> tensor<2x7x48xf64>
    %70 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%69 : tensor<2x7x48xf64>) outs(%11 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %100 = arith.addf %in, %out : f64
      linalg.yield %100 : f64
    } -> tensor<2x7x1xf64>
    %71 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<2x7x1xf64>) outs(%10 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %100 = arith.divf %in, %cst_7 : f64
      linalg.yield %100 : f64
    } -> tensor<2x7x1xf64>
    %72 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<2x7x1xf64>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %100 = arith.truncf %in : f64 to f32
      linalg.yield %100 : f32
    } -> tensor<2x7x1xf32>
    %73 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%64 : tensor<2x7x48xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %in, %out : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x1xf32>
    %74 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.divf %in, %cst_8 : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x1xf32>
    %75 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.truncf %cst_6 : f64 to f32
      %101 = arith.addf %in, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<2x7x1xf32>
    %76 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.rsqrt %in : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x1xf32>
    %77 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %74 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %100 = arith.subf %in, %in_40 : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x48xf32>
    %78 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %76 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %100 = arith.mulf %in, %in_40 : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x48xf32>
    %79 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %arg8 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %100 = arith.mulf %in, %in_40 : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x48xf32>
    %80 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %arg9 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %100 = arith.addf %in, %in_40 : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x48xf32>
    %collapsed_34 = tensor.collapse_shape %80 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %81 = tensor.empty() : tensor<48x192xf32>
    %transposed_35 = linalg.transpose ins(%arg10 : tensor<192x48xf32>) outs(%81 : tensor<48x192xf32>) permutation = [1, 0] 
    %82 = tensor.empty() : tensor<14x192xf32>
    %83 = linalg.fill ins(%cst_0 : f32) outs(%82 : tensor<14x192xf32>) -> tensor<14x192xf32>
    %84 = linalg.matmul ins(%collapsed_34, %transposed_35 : tensor<14x48xf32>, tensor<48x192xf32>) outs(%83 : tensor<14x192xf32>) -> tensor<14x192xf32>
    %85 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%84, %arg11 : tensor<14x192xf32>, tensor<192xf32>) outs(%82 : tensor<14x192xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %100 = arith.addf %in, %in_40 : f32
      linalg.yield %100 : f32
    } -> tensor<14x192xf32>
    %expanded_36 = tensor.expand_shape %85 [[0, 1], [2]] output_shape [2, 7, 192] : tensor<14x192xf32> into tensor<2x7x192xf32>
    %86 = tensor.empty() : tensor<2x7x192xf32>
    %87 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_36 : tensor<2x7x192xf32>) outs(%86 : tensor<2x7x192xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.mulf %in, %cst_10 : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x192xf32>
    %88 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_36 : tensor<2x7x192xf32>) outs(%86 : tensor<2x7x192xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.truncf %cst_5 : f64 to f32
      %101 = arith.mulf %in, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<2x7x192xf32>
    %89 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_36 : tensor<2x7x192xf32>) outs(%86 : tensor<2x7x192xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.truncf %cst_4 : f64 to f32
      %101 = arith.mulf %in, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<2x7x192xf32>
    %90 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %expanded_36 : tensor<2x7x192xf32>, tensor<2x7x192xf32>) outs(%86 : tensor<2x7x192xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %100 = arith.mulf %in, %in_40 : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x192xf32>
    %91 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<2x7x192xf32>) outs(%86 : tensor<2x7x192xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %in, %cst_11 : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x192xf32>
    %92 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88, %91 : tensor<2x7x192xf32>, tensor<2x7x192xf32>) outs(%86 : tensor<2x7x192xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %100 = arith.mulf %in, %in_40 : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x192xf32>
    %93 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<2x7x192xf32>) outs(%86 : tensor<2x7x192xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.tanh %in : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x192xf32>
    %94 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<2x7x192xf32>) outs(%86 : tensor<2x7x192xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %in, %cst_11 : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x192xf32>
    %95 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %94 : tensor<2x7x192xf32>, tensor<2x7x192xf32>) outs(%86 : tensor<2x7x192xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %100 = arith.mulf %in, %in_40 : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x192xf32>
    %collapsed_37 = tensor.collapse_shape %95 [[0, 1], [2]] : tensor<2x7x192xf32> into tensor<14x192xf32>
    %96 = tensor.empty() : tensor<192x48xf32>
    %transposed_38 = linalg.transpose ins(%arg12 : tensor<48x192xf32>) outs(%96 : tensor<192x48xf32>) permutation = [1, 0] 
    %97 = linalg.matmul ins(%collapsed_37, %transposed_38 : tensor<14x192xf32>, tensor<192x48xf32>) outs(%61 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %98 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%97, %arg13 : tensor<14x48xf32>, tensor<48xf32>) outs(%60 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %100 = arith.addf %in, %in_40 : f32
      linalg.yield %100 : f32
    } -> tensor<14x48xf32>
    %expanded_39 = tensor.expand_shape %98 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %99 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %expanded_39 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %100 = arith.addf %in, %in_40 : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x48xf32>
    return %99 : tensor<2x7x48xf32>
  }
}
