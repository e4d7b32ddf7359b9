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
  func.func @main(%arg0: tensor<2x7x48xf32>, %arg1: tensor<48xf32>, %arg2: tensor<48xf32>, %arg3: tensor<48x144xf32>, %arg4: tensor<144xf32>, %arg5: tensor<48x48xf32>, %arg6: tensor<48xf32>, %arg7: tensor<48xf32>, %arg8: tensor<48xf32>, %arg9: tensor<48x192xf32>, %arg10: tensor<192xf32>, %arg11: tensor<192x48xf32>, %arg12: tensor<48xf32>) -> tensor<2x7x48xf32> {
    %c3_i64 = arith.constant 3 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<-1.000000e+04> : tensor<1x1x7x7xf32>
    %cst_4 = arith.constant 0.79788456080286541 : f64
    %cst_5 = arith.constant 4.471500e-02 : f64
    %cst_6 = arith.constant 1.000000e-05 : f64
    %cst_7 = arith.constant 4.800000e+01 : f64
    %cst_8 = arith.constant 4.800000e+01 : f32
    %cst_9 = arith.constant 2.500000e-01 : f32
    %cst_10 = arith.constant 5.000000e-01 : f32
    %cst_11 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %94 = linalg.index 0 : index
      %95 = arith.index_cast %94 : index to i64
      linalg.yield %95 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_12 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_12 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_35: i64, %out: i64):
      %94 = arith.subi %in, %in_35 : i64
      linalg.yield %94 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %94 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %94 : i1
    } -> tensor<7x7xi1>
    %6 = tensor.empty() : tensor<1x1x7x7xf32>
    %7 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_3, %cst_2 : tensor<7x7xi1>, tensor<1x1x7x7xf32>, tensor<f32>) outs(%6 : tensor<1x1x7x7xf32>) {
    ^bb0(%in: i1, %in_35: f32, %in_36: f32, %out: f32):
      %94 = arith.select %in, %in_35, %in_36 : f32
      linalg.yield %94 : f32
    } -> tensor<1x1x7x7xf32>
    %8 = tensor.empty() : tensor<2x7x48xf64>
    %9 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %94 = arith.extf %in : f32 to f64
      linalg.yield %94 : f64
    } -> tensor<2x7x48xf64>
    %10 = tensor.empty() : tensor<2x7x1xf64>
    %11 = linalg.fill ins(%cst : f64) outs(%10 : tensor<2x7x1xf64>) -> tensor<2x7x1xf64>
    %12 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9 : tensor<2x7x48xf64>) outs(%11 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %94 = arith.addf %in, %out : f64
      linalg.yield %94 : f64
    } -> tensor<2x7x1xf64>
    %13 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x7x1xf64>) outs(%10 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %94 = arith.divf %in, %cst_7 : f64
      linalg.yield %94 : f64
    } -> tensor<2x7x1xf64>
    %14 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %13 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%8 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_35: f64, %out: f64):
      %94 = arith.subf %in, %in_35 : f64
      linalg.yield %94 : f64
    } -> tensor<2x7x48xf64>
    %15 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %14 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%8 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_35: f64, %out: f64):
      %94 = arith.mulf %in, %in_35 : f64
      linalg.yield %94 : f64
    } -> tensor<2x7x48xf64>
    %16 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%15 : tensor<2x7x48xf64>) outs(%11 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %94 = arith.addf %in, %out : f64
      linalg.yield %94 : f64
    } -> tensor<2x7x1xf64>
    %17 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x7x1xf64>) outs(%10 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %94 = arith.divf %in, %cst_7 : f64
      linalg.yield %94 : f64
    } -> tensor<2x7x1xf64>
    %18 = tensor.empty() : tensor<2x7x1xf32>
    %19 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x7x1xf64>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %94 = arith.truncf %in : f64 to f32
      linalg.yield %94 : f32
    } -> tensor<2x7x1xf32>
    %20 = linalg.fill ins(%cst_0 : f32) outs(%18 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %21 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<2x7x48xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = arith.addf %in, %out : f32
      linalg.yield %94 : f32
    } -> tensor<2x7x1xf32>
    %22 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = arith.divf %in, %cst_8 : f32
      linalg.yield %94 : f32
    } -> tensor<2x7x1xf32>
    %23 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = arith.truncf %cst_6 : f64 to f32
      %95 = arith.addf %in, %94 : f32
      linalg.yield %95 : f32
    } -> tensor<2x7x1xf32>
    %24 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = math.rsqrt %in : f32
      linalg.yield %94 : f32
    } -> tensor<2x7x1xf32>
    %25 = tensor.empty() : tensor<2x7x48xf32>
    %26 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %22 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %94 = arith.subf %in, %in_35 : f32
      linalg.yield %94 : f32
    } -> tensor<2x7x48xf32>
    %27 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %24 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %94 = arith.mulf %in, %in_35 : f32
      linalg.yield %94 : f32
    } -> tensor<2x7x48xf32>
    %28 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %arg1 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %94 = arith.mulf %in, %in_35 : f32
      linalg.yield %94 : f32
    } -> tensor<2x7x48xf32>
    %29 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28, %arg2 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %94 = arith.addf %in, %in_35 : f32
      linalg.yield %94 : f32
    } -> tensor<2x7x48xf32>
    %collapsed = tensor.collapse_shape %29 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %30 = tensor.empty() : tensor<14x144xf32>
    %31 = linalg.fill ins(%cst_0 : f32) outs(%30 : tensor<14x144xf32>) -> tensor<14x144xf32>
    %32 = linalg.matmul ins(%collapsed, %arg3 : tensor<14x48xf32>, tensor<48x144xf32>) outs(%31 : tensor<14x144xf32>) -> tensor<14x144xf32>
    %33 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%32, %arg4 : tensor<14x144xf32>, tensor<144xf32>) outs(%30 : tensor<14x144xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %94 = arith.addf %in, %in_35 : f32
      linalg.yield %94 : f32
    } -> tensor<14x144xf32>
    %expanded_13 = tensor.expand_shape %33 [[0, 1], [2]] output_shape [2, 7, 144] : tensor<14x144xf32> into tensor<2x7x144xf32>
    %extracted_slice = tensor.extract_slice %expanded_13[0, 0, 0] [2, 7, 48] [1, 1, 1] : tensor<2x7x144xf32> to tensor<2x7x48xf32>
    %extracted_slice_14 = tensor.extract_slice %expanded_13[0, 0, 48] [2, 7, 48] [1, 1, 1] : tensor<2x7x144xf32> to tensor<2x7x48xf32>
    %extracted_slice_15 = tensor.extract_slice %expanded_13[0, 0, 96] [2, 7, 48] [1, 1, 1] : tensor<2x7x144xf32> to tensor<2x7x48xf32>
    %expanded_16 = tensor.expand_shape %extracted_slice_14 [[0], [1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<2x7x48xf32> into tensor<2x7x3x16xf32>
    %expanded_17 = tensor.expand_shape %extracted_slice_15 [[0], [1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<2x7x48xf32> into tensor<2x7x3x16xf32>
    %34 = tensor.empty() : tensor<2x3x7x16xf32>
    %transposed = linalg.transpose ins(%expanded_17 : tensor<2x7x3x16xf32>) outs(%34 : tensor<2x3x7x16xf32>) permutation = [0, 2, 1, 3] 
    %expanded_18 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<2x7x48xf32> into tensor<2x7x3x16xf32>
    %transposed_19 = linalg.transpose ins(%expanded_18 : tensor<2x7x3x16xf32>) outs(%34 : tensor<2x3x7x16xf32>) permutation = [0, 2, 1, 3] 
    %35 = tensor.empty() : tensor<2x3x16x7xf32>
    %transposed_20 = linalg.transpose ins(%expanded_16 : tensor<2x7x3x16xf32>) outs(%35 : tensor<2x3x16x7xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_21 = tensor.collapse_shape %transposed_19 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %collapsed_22 = tensor.collapse_shape %transposed_20 [[0, 1], [2], [3]] : tensor<2x3x16x7xf32> into tensor<6x16x7xf32>
    %36 = tensor.empty() : tensor<6x7x7xf32>
    %37 = linalg.fill ins(%cst_0 : f32) outs(%36 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %38 = linalg.batch_matmul ins(%collapsed_21, %collapsed_22 : tensor<6x7x16xf32>, tensor<6x16x7xf32>) outs(%37 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %expanded_23 = tensor.expand_shape %38 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf32> into tensor<2x3x7x7xf32>
    %39 = tensor.empty() : tensor<2x3x7x7xf32>
    %40 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_23 : tensor<2x3x7x7xf32>) outs(%39 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = arith.mulf %in, %cst_9 : f32
      linalg.yield %94 : f32
    } -> tensor<2x3x7x7xf32>
    %41 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %7 : tensor<2x3x7x7xf32>, tensor<1x1x7x7xf32>) outs(%39 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %94 = arith.addf %in, %in_35 : f32
      linalg.yield %94 : f32
    } -> tensor<2x3x7x7xf32>
    %42 = tensor.empty() : tensor<2x3x7xi64>
    %43 = linalg.fill ins(%c0_i64 : i64) outs(%42 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %44 = tensor.empty() : tensor<2x3x7xf32>
    %45 = linalg.fill ins(%cst_1 : f32) outs(%44 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %46:2 = linalg.generic {indexing_maps = [#map5, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%41 : tensor<2x3x7x7xf32>) outs(%45, %43 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_35: i64):
      %94 = linalg.index 3 : index
      %95 = arith.index_cast %94 : index to i64
      %96 = arith.maximumf %in, %out : f32
      %97 = arith.cmpf ogt, %in, %out : f32
      %98 = arith.select %97, %95, %out_35 : i64
      linalg.yield %96, %98 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_24 = tensor.expand_shape %46#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %47 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41, %expanded_24 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%39 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %94 = arith.subf %in, %in_35 : f32
      linalg.yield %94 : f32
    } -> tensor<2x3x7x7xf32>
    %48 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47 : tensor<2x3x7x7xf32>) outs(%39 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = math.exp %in : f32
      linalg.yield %94 : f32
    } -> tensor<2x3x7x7xf32>
    %49 = tensor.empty() : tensor<2x3x7x1xf32>
    %50 = linalg.fill ins(%cst_0 : f32) outs(%49 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %51 = linalg.generic {indexing_maps = [#map5, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%48 : tensor<2x3x7x7xf32>) outs(%50 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = arith.addf %in, %out : f32
      linalg.yield %94 : f32
    } -> tensor<2x3x7x1xf32>
    %52 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %51 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%39 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %94 = arith.divf %in, %in_35 : f32
      linalg.yield %94 : f32
    } -> tensor<2x3x7x7xf32>
    %collapsed_25 = tensor.collapse_shape %52 [[0, 1], [2], [3]] : tensor<2x3x7x7xf32> into tensor<6x7x7xf32>
    %collapsed_26 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %53 = tensor.empty() : tensor<6x7x16xf32>
    %54 = linalg.fill ins(%cst_0 : f32) outs(%53 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %55 = linalg.batch_matmul ins(%collapsed_25, %collapsed_26 : tensor<6x7x7xf32>, tensor<6x7x16xf32>) outs(%54 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %expanded_27 = tensor.expand_shape %55 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    %56 = tensor.empty() : tensor<2x7x3x16xf32>
    %transposed_28 = linalg.transpose ins(%expanded_27 : tensor<2x3x7x16xf32>) outs(%56 : tensor<2x7x3x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_29 = tensor.collapse_shape %transposed_28 [[0, 1], [2, 3]] : tensor<2x7x3x16xf32> into tensor<14x48xf32>
    %57 = tensor.empty() : tensor<14x48xf32>
    %58 = linalg.fill ins(%cst_0 : f32) outs(%57 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %59 = linalg.matmul ins(%collapsed_29, %arg5 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%58 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %60 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%59, %arg6 : tensor<14x48xf32>, tensor<48xf32>) outs(%57 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %94 = arith.addf %in, %in_35 : f32
      linalg.yield %94 : f32
    } -> tensor<14x48xf32>
    %expanded_30 = tensor.expand_shape %60 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %61 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_30, %arg0 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %94 = arith.addf %in, %in_35 : f32
      linalg.yield %94 : f32
    } -> tensor<2x7x48xf32>
    %62 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %94 = arith.extf %in : f32 to f64
      linalg.yield %94 : f64
    } -> tensor<2x7x48xf64>
    %63 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%62 : tensor<2x7x48xf64>) outs(%11 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %94 = arith.addf %in, %out : f64
      linalg.yield %94 : f64
    } -> tensor<2x7x1xf64>
    %64 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63 : tensor<2x7x1xf64>) outs(%10 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %94 = arith.divf %in, %cst_7 : f64
      linalg.yield %94 : f64
    } -> tensor<2x7x1xf64>
    %65 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62, %64 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%8 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_35: f64, %out: f64):
      %94 = arith.subf %in, %in_35 : f64
      linalg.yield %94 : f64
    } -> tensor<2x7x48xf64>
    %66 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65, %65 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%8 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_35: f64, %out: f64):
      %94 = arith.mulf %in, %in_35 : f64
      linalg.yield %94 : f64
    } -> tensor<2x7x48xf64>
    %67 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%66 : tensor<2x7x48xf64>) outs(%11 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %94 = arith.addf %in, %out : f64
      linalg.yield %94 : f64
    } -> tensor<2x7x1xf64>
    %68 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<2x7x1xf64>) outs(%10 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %94 = arith.divf %in, %cst_7 : f64
      linalg.yield %94 : f64
    } -> tensor<2x7x1xf64>
    %69 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68 : tensor<2x7x1xf64>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %94 = arith.truncf %in : f64 to f32
      linalg.yield %94 : f32
    } -> tensor<2x7x1xf32>
    %70 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%61 : tensor<2x7x48xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = arith.addf %in, %out : f32
      linalg.yield %94 : f32
    } -> tensor<2x7x1xf32>
    %71 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = arith.divf %in, %cst_8 : f32
      linalg.yield %94 : f32
    } -> tensor<2x7x1xf32>
    %72 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = arith.truncf %cst_6 : f64 to f32
      %95 = arith.addf %in, %94 : f32
      linalg.yield %95 : f32
    } -> tensor<2x7x1xf32>
    %73 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = math.rsqrt %in : f32
      linalg.yield %94 : f32
    } -> tensor<2x7x1xf32>
    %74 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61, %71 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %94 = arith.subf %in, %in_35 : f32
      linalg.yield %94 : f32
    } -> tensor<2x7x48xf32>
    %75 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74, %73 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %94 = arith.mulf %in, %in_35 : f32
      linalg.yield %94 : f32
    } -> tensor<2x7x48xf32>
    %76 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %arg7 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %94 = arith.mulf %in, %in_35 : f32
      linalg.yield %94 : f32
    } -> tensor<2x7x48xf32>
    %77 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76, %arg8 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %94 = arith.addf %in, %in_35 : f32
      linalg.yield %94 : f32
    } -> tensor<2x7x48xf32>
    %collapsed_31 = tensor.collapse_shape %77 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %78 = tensor.empty() : tensor<14x192xf32>
    %79 = linalg.fill ins(%cst_0 : f32) outs(%78 : tensor<14x192xf32>) -> tensor<14x192xf32>
    %80 = linalg.matmul ins(%collapsed_31, %arg9 : tensor<14x48xf32>, tensor<48x192xf32>) outs(%79 : tensor<14x192xf32>) -> tensor<14x192xf32>
    %81 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%80, %arg10 : tensor<14x192xf32>, tensor<192xf32>) outs(%78 : tensor<14x192xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %94 = arith.addf %in, %in_35 : f32
      linalg.yield %94 : f32
    } -> tensor<14x192xf32>
    %expanded_32 = tensor.expand_shape %81 [[0, 1], [2]] output_shape [2, 7, 192] : tensor<14x192xf32> into tensor<2x7x192xf32>
    %82 = tensor.empty() : tensor<2x7x192xf32>
    %83 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_32 : tensor<2x7x192xf32>) outs(%82 : tensor<2x7x192xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = arith.mulf %in, %cst_10 : f32
      linalg.yield %94 : f32
    } -> tensor<2x7x192xf32>
    %84 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_32 : tensor<2x7x192xf32>) outs(%82 : tensor<2x7x192xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = math.fpowi %in, %c3_i64 : f32, i64
      linalg.yield %94 : f32
    } -> tensor<2x7x192xf32>
    %85 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84 : tensor<2x7x192xf32>) outs(%82 : tensor<2x7x192xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = arith.truncf %cst_5 : f64 to f32
      %95 = arith.mulf %in, %94 : f32
      linalg.yield %95 : f32
    } -> tensor<2x7x192xf32>
    %86 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_32, %85 : tensor<2x7x192xf32>, tensor<2x7x192xf32>) outs(%82 : tensor<2x7x192xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %94 = arith.addf %in, %in_35 : f32
      linalg.yield %94 : f32
    } -> tensor<2x7x192xf32>
    %87 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<2x7x192xf32>) outs(%82 : tensor<2x7x192xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = arith.truncf %cst_4 : f64 to f32
      %95 = arith.mulf %in, %94 : f32
      linalg.yield %95 : f32
    } -> tensor<2x7x192xf32>
    %88 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<2x7x192xf32>) outs(%82 : tensor<2x7x192xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = math.tanh %in : f32
      linalg.yield %94 : f32
    } -> tensor<2x7x192xf32>
    %89 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<2x7x192xf32>) outs(%82 : tensor<2x7x192xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = arith.addf %in, %cst_11 : f32
      linalg.yield %94 : f32
    } -> tensor<2x7x192xf32>
    %90 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83, %89 : tensor<2x7x192xf32>, tensor<2x7x192xf32>) outs(%82 : tensor<2x7x192xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %94 = arith.mulf %in, %in_35 : f32
      linalg.yield %94 : f32
    } -> tensor<2x7x192xf32>
    %collapsed_33 = tensor.collapse_shape %90 [[0, 1], [2]] : tensor<2x7x192xf32> into tensor<14x192xf32>
    %91 = linalg.matmul ins(%collapsed_33, %arg11 : tensor<14x192xf32>, tensor<192x48xf32>) outs(%58 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %92 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%91, %arg12 : tensor<14x48xf32>, tensor<48xf32>) outs(%57 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %94 = arith.addf %in, %in_35 : f32
      linalg.yield %94 : f32
    } -> tensor<14x48xf32>
    %expanded_34 = tensor.expand_shape %92 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %93 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61, %expanded_34 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %94 = arith.addf %in, %in_35 : f32
      linalg.yield %94 : f32
    } -> tensor<2x7x48xf32>
    return %93 : tensor<2x7x48xf32>
  }
}
