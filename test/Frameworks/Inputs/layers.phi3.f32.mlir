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
#map10 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x7x48xf32>, %arg1: tensor<1x7x16xf32>, %arg2: tensor<1x7x16xf32>, %arg3: tensor<48x48xf32>, %arg4: tensor<80x48xf32>, %arg5: tensor<160x48xf32>, %arg6: tensor<48x80xf32>, %arg7: tensor<48xf32>, %arg8: tensor<48xf32>) -> tensor<2x7x48xf32> {
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<-1.000000e+04> : tensor<1x1x7x7xf32>
    %cst_4 = arith.constant 1.000000e-05 : f64
    %cst_5 = arith.constant 4.800000e+01 : f32
    %cst_6 = arith.constant 2.500000e-01 : f32
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %82 = linalg.index 0 : index
      %83 = arith.index_cast %82 : index to i64
      linalg.yield %83 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_7 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_7 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_45: i64, %out: i64):
      %82 = arith.subi %in, %in_45 : i64
      linalg.yield %82 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %82 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %82 : i1
    } -> tensor<7x7xi1>
    %6 = tensor.empty() : tensor<1x1x7x7xf32>
    %7 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_3, %cst_2 : tensor<7x7xi1>, tensor<1x1x7x7xf32>, tensor<f32>) outs(%6 : tensor<1x1x7x7xf32>) {
    ^bb0(%in: i1, %in_45: f32, %in_46: f32, %out: f32):
      %82 = arith.select %in, %in_45, %in_46 : f32
      linalg.yield %82 : f32
    } -> tensor<1x1x7x7xf32>
    %8 = tensor.empty() : tensor<2x7x48xf32>
    %9 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %82 : f32
    } -> tensor<2x7x48xf32>
    %10 = tensor.empty() : tensor<2x7x1xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %12 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9 : tensor<2x7x48xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.addf %in, %out : f32
      linalg.yield %82 : f32
    } -> tensor<2x7x1xf32>
    %13 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.divf %in, %cst_5 : f32
      linalg.yield %82 : f32
    } -> tensor<2x7x1xf32>
    %14 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.truncf %cst_4 : f64 to f32
      %83 = arith.addf %in, %82 : f32
      linalg.yield %83 : f32
    } -> tensor<2x7x1xf32>
    %15 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = math.rsqrt %in : f32
      linalg.yield %82 : f32
    } -> tensor<2x7x1xf32>
    %16 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %15 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %82 = arith.mulf %in, %in_45 : f32
      linalg.yield %82 : f32
    } -> tensor<2x7x48xf32>
    %17 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg7, %16 : tensor<48xf32>, tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %82 = arith.mulf %in, %in_45 : f32
      linalg.yield %82 : f32
    } -> tensor<2x7x48xf32>
    %18 = tensor.empty() : tensor<48x80xf32>
    %transposed = linalg.transpose ins(%arg4 : tensor<80x48xf32>) outs(%18 : tensor<48x80xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %17 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %19 = tensor.empty() : tensor<14x80xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %21 = linalg.matmul ins(%collapsed, %transposed : tensor<14x48xf32>, tensor<48x80xf32>) outs(%20 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %expanded_8 = tensor.expand_shape %21 [[0, 1], [2]] output_shape [2, 7, 80] : tensor<14x80xf32> into tensor<2x7x80xf32>
    %extracted_slice = tensor.extract_slice %expanded_8[0, 0, 0] [2, 7, 48] [1, 1, 1] : tensor<2x7x80xf32> to tensor<2x7x48xf32>
    %extracted_slice_9 = tensor.extract_slice %expanded_8[0, 0, 48] [2, 7, 16] [1, 1, 1] : tensor<2x7x80xf32> to tensor<2x7x16xf32>
    %extracted_slice_10 = tensor.extract_slice %expanded_8[0, 0, 64] [2, 7, 16] [1, 1, 1] : tensor<2x7x80xf32> to tensor<2x7x16xf32>
    %expanded_11 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<2x7x48xf32> into tensor<2x7x3x16xf32>
    %22 = tensor.empty() : tensor<2x3x7x16xf32>
    %transposed_12 = linalg.transpose ins(%expanded_11 : tensor<2x7x3x16xf32>) outs(%22 : tensor<2x3x7x16xf32>) permutation = [0, 2, 1, 3] 
    %expanded_13 = tensor.expand_shape %extracted_slice_9 [[0], [1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<2x7x16xf32> into tensor<2x7x1x16xf32>
    %23 = tensor.empty() : tensor<2x1x7x16xf32>
    %transposed_14 = linalg.transpose ins(%expanded_13 : tensor<2x7x1x16xf32>) outs(%23 : tensor<2x1x7x16xf32>) permutation = [0, 2, 1, 3] 
    %expanded_15 = tensor.expand_shape %extracted_slice_10 [[0], [1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<2x7x16xf32> into tensor<2x7x1x16xf32>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<2x7x1x16xf32>) outs(%23 : tensor<2x1x7x16xf32>) permutation = [0, 2, 1, 3] 
    %expanded_17 = tensor.expand_shape %arg1 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xf32> into tensor<1x1x7x16xf32>
    %expanded_18 = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xf32> into tensor<1x1x7x16xf32>
    %24 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_12, %expanded_17 : tensor<2x3x7x16xf32>, tensor<1x1x7x16xf32>) outs(%22 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %82 = arith.mulf %in, %in_45 : f32
      linalg.yield %82 : f32
    } -> tensor<2x3x7x16xf32>
    %extracted_slice_19 = tensor.extract_slice %transposed_12[0, 0, 0, 0] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xf32> to tensor<2x3x7x8xf32>
    %extracted_slice_20 = tensor.extract_slice %transposed_12[0, 0, 0, 8] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xf32> to tensor<2x3x7x8xf32>
    %25 = tensor.empty() : tensor<2x3x7x8xf32>
    %26 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_20 : tensor<2x3x7x8xf32>) outs(%25 : tensor<2x3x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.negf %in : f32
      linalg.yield %82 : f32
    } -> tensor<2x3x7x8xf32>
    %concat = tensor.concat dim(3) %26, %extracted_slice_19 : (tensor<2x3x7x8xf32>, tensor<2x3x7x8xf32>) -> tensor<2x3x7x16xf32>
    %27 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat, %expanded_18 : tensor<2x3x7x16xf32>, tensor<1x1x7x16xf32>) outs(%22 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %82 = arith.mulf %in, %in_45 : f32
      linalg.yield %82 : f32
    } -> tensor<2x3x7x16xf32>
    %28 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24, %27 : tensor<2x3x7x16xf32>, tensor<2x3x7x16xf32>) outs(%22 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %82 = arith.addf %in, %in_45 : f32
      linalg.yield %82 : f32
    } -> tensor<2x3x7x16xf32>
    %29 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_14, %expanded_17 : tensor<2x1x7x16xf32>, tensor<1x1x7x16xf32>) outs(%23 : tensor<2x1x7x16xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %82 = arith.mulf %in, %in_45 : f32
      linalg.yield %82 : f32
    } -> tensor<2x1x7x16xf32>
    %extracted_slice_21 = tensor.extract_slice %transposed_14[0, 0, 0, 0] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xf32> to tensor<2x1x7x8xf32>
    %extracted_slice_22 = tensor.extract_slice %transposed_14[0, 0, 0, 8] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xf32> to tensor<2x1x7x8xf32>
    %30 = tensor.empty() : tensor<2x1x7x8xf32>
    %31 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_22 : tensor<2x1x7x8xf32>) outs(%30 : tensor<2x1x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.negf %in : f32
      linalg.yield %82 : f32
    } -> tensor<2x1x7x8xf32>
    %concat_23 = tensor.concat dim(3) %31, %extracted_slice_21 : (tensor<2x1x7x8xf32>, tensor<2x1x7x8xf32>) -> tensor<2x1x7x16xf32>
    %32 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_23, %expanded_18 : tensor<2x1x7x16xf32>, tensor<1x1x7x16xf32>) outs(%23 : tensor<2x1x7x16xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %82 = arith.mulf %in, %in_45 : f32
      linalg.yield %82 : f32
    } -> tensor<2x1x7x16xf32>
    %33 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29, %32 : tensor<2x1x7x16xf32>, tensor<2x1x7x16xf32>) outs(%23 : tensor<2x1x7x16xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %82 = arith.addf %in, %in_45 : f32
      linalg.yield %82 : f32
    } -> tensor<2x1x7x16xf32>
    %34 = tensor.empty() : tensor<2x1x3x7x16xf32>
    %35 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%33 : tensor<2x1x7x16xf32>) outs(%34 : tensor<2x1x3x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x3x7x16xf32>
    %collapsed_24 = tensor.collapse_shape %35 [[0], [1, 2], [3], [4]] : tensor<2x1x3x7x16xf32> into tensor<2x3x7x16xf32>
    %36 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_16 : tensor<2x1x7x16xf32>) outs(%34 : tensor<2x1x3x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x3x7x16xf32>
    %37 = tensor.empty() : tensor<2x3x16x7xf32>
    %transposed_25 = linalg.transpose ins(%collapsed_24 : tensor<2x3x7x16xf32>) outs(%37 : tensor<2x3x16x7xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_26 = tensor.collapse_shape %28 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %collapsed_27 = tensor.collapse_shape %transposed_25 [[0, 1], [2], [3]] : tensor<2x3x16x7xf32> into tensor<6x16x7xf32>
    %38 = tensor.empty() : tensor<6x7x7xf32>
    %39 = linalg.fill ins(%cst : f32) outs(%38 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %40 = linalg.batch_matmul ins(%collapsed_26, %collapsed_27 : tensor<6x7x16xf32>, tensor<6x16x7xf32>) outs(%39 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %expanded_28 = tensor.expand_shape %40 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf32> into tensor<2x3x7x7xf32>
    %41 = tensor.empty() : tensor<2x3x7x7xf32>
    %42 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_28 : tensor<2x3x7x7xf32>) outs(%41 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.mulf %in, %cst_6 : f32
      linalg.yield %82 : f32
    } -> tensor<2x3x7x7xf32>
    %43 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42, %7 : tensor<2x3x7x7xf32>, tensor<1x1x7x7xf32>) outs(%41 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %82 = arith.addf %in, %in_45 : f32
      linalg.yield %82 : f32
    } -> tensor<2x3x7x7xf32>
    %44 = tensor.empty() : tensor<2x3x7xi64>
    %45 = linalg.fill ins(%c0_i64 : i64) outs(%44 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %46 = tensor.empty() : tensor<2x3x7xf32>
    %47 = linalg.fill ins(%cst_0 : f32) outs(%46 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %48:2 = linalg.generic {indexing_maps = [#map5, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%43 : tensor<2x3x7x7xf32>) outs(%47, %45 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_45: i64):
      %82 = linalg.index 3 : index
      %83 = arith.index_cast %82 : index to i64
      %84 = arith.maximumf %in, %out : f32
      %85 = arith.cmpf ogt, %in, %out : f32
      %86 = arith.select %85, %83, %out_45 : i64
      linalg.yield %84, %86 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_29 = tensor.expand_shape %48#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %49 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43, %expanded_29 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%41 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %82 = arith.subf %in, %in_45 : f32
      linalg.yield %82 : f32
    } -> tensor<2x3x7x7xf32>
    %50 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49 : tensor<2x3x7x7xf32>) outs(%41 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = math.exp %in : f32
      linalg.yield %82 : f32
    } -> tensor<2x3x7x7xf32>
    %51 = tensor.empty() : tensor<2x3x7x1xf32>
    %52 = linalg.fill ins(%cst : f32) outs(%51 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %53 = linalg.generic {indexing_maps = [#map5, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%50 : tensor<2x3x7x7xf32>) outs(%52 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.addf %in, %out : f32
      linalg.yield %82 : f32
    } -> tensor<2x3x7x1xf32>
    %54 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50, %53 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%41 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %82 = arith.divf %in, %in_45 : f32
      linalg.yield %82 : f32
    } -> tensor<2x3x7x7xf32>
    %collapsed_30 = tensor.collapse_shape %54 [[0, 1], [2], [3]] : tensor<2x3x7x7xf32> into tensor<6x7x7xf32>
    %collapsed_31 = tensor.collapse_shape %36 [[0, 1, 2], [3], [4]] : tensor<2x1x3x7x16xf32> into tensor<6x7x16xf32>
    %55 = tensor.empty() : tensor<6x7x16xf32>
    %56 = linalg.fill ins(%cst : f32) outs(%55 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %57 = linalg.batch_matmul ins(%collapsed_30, %collapsed_31 : tensor<6x7x7xf32>, tensor<6x7x16xf32>) outs(%56 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %expanded_32 = tensor.expand_shape %57 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    %58 = tensor.empty() : tensor<2x7x3x16xf32>
    %transposed_33 = linalg.transpose ins(%expanded_32 : tensor<2x3x7x16xf32>) outs(%58 : tensor<2x7x3x16xf32>) permutation = [0, 2, 1, 3] 
    %59 = tensor.empty() : tensor<48x48xf32>
    %transposed_34 = linalg.transpose ins(%arg3 : tensor<48x48xf32>) outs(%59 : tensor<48x48xf32>) permutation = [1, 0] 
    %collapsed_35 = tensor.collapse_shape %transposed_33 [[0, 1], [2, 3]] : tensor<2x7x3x16xf32> into tensor<14x48xf32>
    %60 = tensor.empty() : tensor<14x48xf32>
    %61 = linalg.fill ins(%cst : f32) outs(%60 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %62 = linalg.matmul ins(%collapsed_35, %transposed_34 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%61 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_36 = tensor.expand_shape %62 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %63 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded_36 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %82 = arith.addf %in, %in_45 : f32
      linalg.yield %82 : f32
    } -> tensor<2x7x48xf32>
    %64 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %82 : f32
    } -> tensor<2x7x48xf32>
    %65 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%64 : tensor<2x7x48xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.addf %in, %out : f32
      linalg.yield %82 : f32
    } -> tensor<2x7x1xf32>
    %66 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.divf %in, %cst_5 : f32
      linalg.yield %82 : f32
    } -> tensor<2x7x1xf32>
    %67 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.truncf %cst_4 : f64 to f32
      %83 = arith.addf %in, %82 : f32
      linalg.yield %83 : f32
    } -> tensor<2x7x1xf32>
    %68 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = math.rsqrt %in : f32
      linalg.yield %82 : f32
    } -> tensor<2x7x1xf32>
    %69 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63, %68 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %82 = arith.mulf %in, %in_45 : f32
      linalg.yield %82 : f32
    } -> tensor<2x7x48xf32>
    %70 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg8, %69 : tensor<48xf32>, tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %82 = arith.mulf %in, %in_45 : f32
      linalg.yield %82 : f32
    } -> tensor<2x7x48xf32>
    %71 = tensor.empty() : tensor<48x160xf32>
    %transposed_37 = linalg.transpose ins(%arg5 : tensor<160x48xf32>) outs(%71 : tensor<48x160xf32>) permutation = [1, 0] 
    %collapsed_38 = tensor.collapse_shape %70 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %72 = tensor.empty() : tensor<14x160xf32>
    %73 = linalg.fill ins(%cst : f32) outs(%72 : tensor<14x160xf32>) -> tensor<14x160xf32>
    %74 = linalg.matmul ins(%collapsed_38, %transposed_37 : tensor<14x48xf32>, tensor<48x160xf32>) outs(%73 : tensor<14x160xf32>) -> tensor<14x160xf32>
    %expanded_39 = tensor.expand_shape %74 [[0, 1], [2]] output_shape [2, 7, 160] : tensor<14x160xf32> into tensor<2x7x160xf32>
    %extracted_slice_40 = tensor.extract_slice %expanded_39[0, 0, 0] [2, 7, 80] [1, 1, 1] : tensor<2x7x160xf32> to tensor<2x7x80xf32>
    %extracted_slice_41 = tensor.extract_slice %expanded_39[0, 0, 80] [2, 7, 80] [1, 1, 1] : tensor<2x7x160xf32> to tensor<2x7x80xf32>
    %75 = tensor.empty() : tensor<2x7x80xf32>
    %76 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_40 : tensor<2x7x80xf32>) outs(%75 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.negf %in : f32
      %83 = math.exp %82 : f32
      %84 = arith.addf %83, %cst_1 : f32
      %85 = arith.divf %cst_1, %84 : f32
      linalg.yield %85 : f32
    } -> tensor<2x7x80xf32>
    %77 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_40, %76 : tensor<2x7x80xf32>, tensor<2x7x80xf32>) outs(%75 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %82 = arith.mulf %in, %in_45 : f32
      linalg.yield %82 : f32
    } -> tensor<2x7x80xf32>
    %78 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_41, %77 : tensor<2x7x80xf32>, tensor<2x7x80xf32>) outs(%75 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %82 = arith.mulf %in, %in_45 : f32
      linalg.yield %82 : f32
    } -> tensor<2x7x80xf32>
    %79 = tensor.empty() : tensor<80x48xf32>
    %transposed_42 = linalg.transpose ins(%arg6 : tensor<48x80xf32>) outs(%79 : tensor<80x48xf32>) permutation = [1, 0] 
    %collapsed_43 = tensor.collapse_shape %78 [[0, 1], [2]] : tensor<2x7x80xf32> into tensor<14x80xf32>
    %80 = linalg.matmul ins(%collapsed_43, %transposed_42 : tensor<14x80xf32>, tensor<80x48xf32>) outs(%61 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_44 = tensor.expand_shape %80 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %81 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63, %expanded_44 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %82 = arith.addf %in, %in_45 : f32
      linalg.yield %82 : f32
    } -> tensor<2x7x48xf32>
    return %81 : tensor<2x7x48xf32>
  }
}
