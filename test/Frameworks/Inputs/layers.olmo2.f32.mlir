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
  func.func @main(%arg0: tensor<2x7x48xf32>, %arg1: tensor<1x7x16xf32>, %arg2: tensor<1x7x16xf32>, %arg3: tensor<48x48xf32>, %arg4: tensor<16x48xf32>, %arg5: tensor<16x48xf32>, %arg6: tensor<48x48xf32>, %arg7: tensor<48xf32>, %arg8: tensor<16xf32>, %arg9: tensor<80x48xf32>, %arg10: tensor<80x48xf32>, %arg11: tensor<48x80xf32>, %arg12: tensor<48xf32>, %arg13: tensor<48xf32>) -> tensor<2x7x48xf32> {
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
    %cst_6 = arith.constant 1.600000e+01 : f32
    %cst_7 = arith.constant 2.500000e-01 : f32
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %100 = linalg.index 0 : index
      %101 = arith.index_cast %100 : index to i64
      linalg.yield %101 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_8 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_8 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_46: i64, %out: i64):
      %100 = arith.subi %in, %in_46 : i64
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
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %100 = arith.select %in, %in_46, %in_47 : f32
      linalg.yield %100 : f32
    } -> tensor<1x1x7x7xf32>
    %8 = tensor.empty() : tensor<48x48xf32>
    %transposed = linalg.transpose ins(%arg3 : tensor<48x48xf32>) outs(%8 : tensor<48x48xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %9 = tensor.empty() : tensor<14x48xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %11 = linalg.matmul ins(%collapsed, %transposed : tensor<14x48xf32>, tensor<48x48xf32>) outs(%10 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_9 = tensor.expand_shape %11 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %12 = tensor.empty() : tensor<2x7x48xf32>
    %13 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<2x7x48xf32>) outs(%12 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %100 : f32
    } -> tensor<2x7x48xf32>
    %14 = tensor.empty() : tensor<2x7x1xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %16 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%13 : tensor<2x7x48xf32>) outs(%15 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %in, %out : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x1xf32>
    %17 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x7x1xf32>) outs(%14 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.divf %in, %cst_5 : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x1xf32>
    %18 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x7x1xf32>) outs(%14 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.truncf %cst_4 : f64 to f32
      %101 = arith.addf %in, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<2x7x1xf32>
    %19 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<2x7x1xf32>) outs(%14 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.rsqrt %in : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x1xf32>
    %20 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_9, %19 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%12 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %100 = arith.mulf %in, %in_46 : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x48xf32>
    %21 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg7, %20 : tensor<48xf32>, tensor<2x7x48xf32>) outs(%12 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %100 = arith.mulf %in, %in_46 : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x48xf32>
    %22 = tensor.empty() : tensor<48x16xf32>
    %transposed_10 = linalg.transpose ins(%arg4 : tensor<16x48xf32>) outs(%22 : tensor<48x16xf32>) permutation = [1, 0] 
    %23 = tensor.empty() : tensor<14x16xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %25 = linalg.matmul ins(%collapsed, %transposed_10 : tensor<14x48xf32>, tensor<48x16xf32>) outs(%24 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %expanded_11 = tensor.expand_shape %25 [[0, 1], [2]] output_shape [2, 7, 16] : tensor<14x16xf32> into tensor<2x7x16xf32>
    %26 = tensor.empty() : tensor<2x7x16xf32>
    %27 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_11 : tensor<2x7x16xf32>) outs(%26 : tensor<2x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %100 : f32
    } -> tensor<2x7x16xf32>
    %28 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%27 : tensor<2x7x16xf32>) outs(%15 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %in, %out : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x1xf32>
    %29 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<2x7x1xf32>) outs(%14 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.divf %in, %cst_6 : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x1xf32>
    %30 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<2x7x1xf32>) outs(%14 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.truncf %cst_4 : f64 to f32
      %101 = arith.addf %in, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<2x7x1xf32>
    %31 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<2x7x1xf32>) outs(%14 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.rsqrt %in : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x1xf32>
    %32 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_11, %31 : tensor<2x7x16xf32>, tensor<2x7x1xf32>) outs(%26 : tensor<2x7x16xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %100 = arith.mulf %in, %in_46 : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x16xf32>
    %33 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg8, %32 : tensor<16xf32>, tensor<2x7x16xf32>) outs(%26 : tensor<2x7x16xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %100 = arith.mulf %in, %in_46 : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x16xf32>
    %transposed_12 = linalg.transpose ins(%arg5 : tensor<16x48xf32>) outs(%22 : tensor<48x16xf32>) permutation = [1, 0] 
    %34 = linalg.matmul ins(%collapsed, %transposed_12 : tensor<14x48xf32>, tensor<48x16xf32>) outs(%24 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %expanded_13 = tensor.expand_shape %21 [[0], [1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<2x7x48xf32> into tensor<2x7x3x16xf32>
    %35 = tensor.empty() : tensor<2x3x7x16xf32>
    %transposed_14 = linalg.transpose ins(%expanded_13 : tensor<2x7x3x16xf32>) outs(%35 : tensor<2x3x7x16xf32>) permutation = [0, 2, 1, 3] 
    %expanded_15 = tensor.expand_shape %33 [[0], [1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<2x7x16xf32> into tensor<2x7x1x16xf32>
    %36 = tensor.empty() : tensor<2x1x7x16xf32>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<2x7x1x16xf32>) outs(%36 : tensor<2x1x7x16xf32>) permutation = [0, 2, 1, 3] 
    %expanded_17 = tensor.expand_shape %34 [[0, 1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<14x16xf32> into tensor<2x7x1x16xf32>
    %transposed_18 = linalg.transpose ins(%expanded_17 : tensor<2x7x1x16xf32>) outs(%36 : tensor<2x1x7x16xf32>) permutation = [0, 2, 1, 3] 
    %expanded_19 = tensor.expand_shape %arg1 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xf32> into tensor<1x1x7x16xf32>
    %expanded_20 = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xf32> into tensor<1x1x7x16xf32>
    %37 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_14, %expanded_19 : tensor<2x3x7x16xf32>, tensor<1x1x7x16xf32>) outs(%35 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %100 = arith.mulf %in, %in_46 : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x7x16xf32>
    %extracted_slice = tensor.extract_slice %transposed_14[0, 0, 0, 0] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xf32> to tensor<2x3x7x8xf32>
    %extracted_slice_21 = tensor.extract_slice %transposed_14[0, 0, 0, 8] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xf32> to tensor<2x3x7x8xf32>
    %38 = tensor.empty() : tensor<2x3x7x8xf32>
    %39 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_21 : tensor<2x3x7x8xf32>) outs(%38 : tensor<2x3x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.negf %in : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x7x8xf32>
    %concat = tensor.concat dim(3) %39, %extracted_slice : (tensor<2x3x7x8xf32>, tensor<2x3x7x8xf32>) -> tensor<2x3x7x16xf32>
    %40 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat, %expanded_20 : tensor<2x3x7x16xf32>, tensor<1x1x7x16xf32>) outs(%35 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %100 = arith.mulf %in, %in_46 : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x7x16xf32>
    %41 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37, %40 : tensor<2x3x7x16xf32>, tensor<2x3x7x16xf32>) outs(%35 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %100 = arith.addf %in, %in_46 : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x7x16xf32>
    %42 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_16, %expanded_19 : tensor<2x1x7x16xf32>, tensor<1x1x7x16xf32>) outs(%36 : tensor<2x1x7x16xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %100 = arith.mulf %in, %in_46 : f32
      linalg.yield %100 : f32
    } -> tensor<2x1x7x16xf32>
    %extracted_slice_22 = tensor.extract_slice %transposed_16[0, 0, 0, 0] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xf32> to tensor<2x1x7x8xf32>
    %extracted_slice_23 = tensor.extract_slice %transposed_16[0, 0, 0, 8] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xf32> to tensor<2x1x7x8xf32>
    %43 = tensor.empty() : tensor<2x1x7x8xf32>
    %44 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_23 : tensor<2x1x7x8xf32>) outs(%43 : tensor<2x1x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.negf %in : f32
      linalg.yield %100 : f32
    } -> tensor<2x1x7x8xf32>
    %concat_24 = tensor.concat dim(3) %44, %extracted_slice_22 : (tensor<2x1x7x8xf32>, tensor<2x1x7x8xf32>) -> tensor<2x1x7x16xf32>
    %45 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_24, %expanded_20 : tensor<2x1x7x16xf32>, tensor<1x1x7x16xf32>) outs(%36 : tensor<2x1x7x16xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %100 = arith.mulf %in, %in_46 : f32
      linalg.yield %100 : f32
    } -> tensor<2x1x7x16xf32>
    %46 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42, %45 : tensor<2x1x7x16xf32>, tensor<2x1x7x16xf32>) outs(%36 : tensor<2x1x7x16xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %100 = arith.addf %in, %in_46 : f32
      linalg.yield %100 : f32
    } -> tensor<2x1x7x16xf32>
    %47 = tensor.empty() : tensor<2x1x3x7x16xf32>
    %48 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<2x1x7x16xf32>) outs(%47 : tensor<2x1x3x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x3x7x16xf32>
    %collapsed_25 = tensor.collapse_shape %48 [[0], [1, 2], [3], [4]] : tensor<2x1x3x7x16xf32> into tensor<2x3x7x16xf32>
    %49 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_18 : tensor<2x1x7x16xf32>) outs(%47 : tensor<2x1x3x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x3x7x16xf32>
    %50 = tensor.empty() : tensor<2x3x16x7xf32>
    %transposed_26 = linalg.transpose ins(%collapsed_25 : tensor<2x3x7x16xf32>) outs(%50 : tensor<2x3x16x7xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_27 = tensor.collapse_shape %41 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %collapsed_28 = tensor.collapse_shape %transposed_26 [[0, 1], [2], [3]] : tensor<2x3x16x7xf32> into tensor<6x16x7xf32>
    %51 = tensor.empty() : tensor<6x7x7xf32>
    %52 = linalg.fill ins(%cst : f32) outs(%51 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %53 = linalg.batch_matmul ins(%collapsed_27, %collapsed_28 : tensor<6x7x16xf32>, tensor<6x16x7xf32>) outs(%52 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %expanded_29 = tensor.expand_shape %53 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf32> into tensor<2x3x7x7xf32>
    %54 = tensor.empty() : tensor<2x3x7x7xf32>
    %55 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_29 : tensor<2x3x7x7xf32>) outs(%54 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.mulf %in, %cst_7 : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x7x7xf32>
    %56 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55, %7 : tensor<2x3x7x7xf32>, tensor<1x1x7x7xf32>) outs(%54 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %100 = arith.addf %in, %in_46 : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x7x7xf32>
    %57 = tensor.empty() : tensor<2x3x7xi64>
    %58 = linalg.fill ins(%c0_i64 : i64) outs(%57 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %59 = tensor.empty() : tensor<2x3x7xf32>
    %60 = linalg.fill ins(%cst_0 : f32) outs(%59 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %61:2 = linalg.generic {indexing_maps = [#map5, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%56 : tensor<2x3x7x7xf32>) outs(%60, %58 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_46: i64):
      %100 = linalg.index 3 : index
      %101 = arith.index_cast %100 : index to i64
      %102 = arith.maximumf %in, %out : f32
      %103 = arith.cmpf ogt, %in, %out : f32
      %104 = arith.select %103, %101, %out_46 : i64
      linalg.yield %102, %104 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_30 = tensor.expand_shape %61#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %62 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56, %expanded_30 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%54 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %100 = arith.subf %in, %in_46 : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x7x7xf32>
    %63 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62 : tensor<2x3x7x7xf32>) outs(%54 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.exp %in : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x7x7xf32>
    %64 = tensor.empty() : tensor<2x3x7x1xf32>
    %65 = linalg.fill ins(%cst : f32) outs(%64 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %66 = linalg.generic {indexing_maps = [#map5, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%63 : tensor<2x3x7x7xf32>) outs(%65 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %in, %out : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x7x1xf32>
    %67 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %66 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%54 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %100 = arith.divf %in, %in_46 : f32
      linalg.yield %100 : f32
    } -> tensor<2x3x7x7xf32>
    %collapsed_31 = tensor.collapse_shape %67 [[0, 1], [2], [3]] : tensor<2x3x7x7xf32> into tensor<6x7x7xf32>
    %collapsed_32 = tensor.collapse_shape %49 [[0, 1, 2], [3], [4]] : tensor<2x1x3x7x16xf32> into tensor<6x7x16xf32>
    %68 = tensor.empty() : tensor<6x7x16xf32>
    %69 = linalg.fill ins(%cst : f32) outs(%68 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %70 = linalg.batch_matmul ins(%collapsed_31, %collapsed_32 : tensor<6x7x7xf32>, tensor<6x7x16xf32>) outs(%69 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %expanded_33 = tensor.expand_shape %70 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    %71 = tensor.empty() : tensor<2x7x3x16xf32>
    %transposed_34 = linalg.transpose ins(%expanded_33 : tensor<2x3x7x16xf32>) outs(%71 : tensor<2x7x3x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_35 = linalg.transpose ins(%arg6 : tensor<48x48xf32>) outs(%8 : tensor<48x48xf32>) permutation = [1, 0] 
    %collapsed_36 = tensor.collapse_shape %transposed_34 [[0, 1], [2, 3]] : tensor<2x7x3x16xf32> into tensor<14x48xf32>
    %72 = linalg.matmul ins(%collapsed_36, %transposed_35 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%10 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_37 = tensor.expand_shape %72 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %73 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_37 : tensor<2x7x48xf32>) outs(%12 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %100 : f32
    } -> tensor<2x7x48xf32>
    %74 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%73 : tensor<2x7x48xf32>) outs(%15 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %in, %out : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x1xf32>
    %75 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<2x7x1xf32>) outs(%14 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.divf %in, %cst_5 : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x1xf32>
    %76 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<2x7x1xf32>) outs(%14 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.truncf %cst_4 : f64 to f32
      %101 = arith.addf %in, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<2x7x1xf32>
    %77 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<2x7x1xf32>) outs(%14 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.rsqrt %in : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x1xf32>
    %78 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_37, %77 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%12 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %100 = arith.mulf %in, %in_46 : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x48xf32>
    %79 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg12, %78 : tensor<48xf32>, tensor<2x7x48xf32>) outs(%12 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %100 = arith.mulf %in, %in_46 : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x48xf32>
    %80 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %79 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%12 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %100 = arith.addf %in, %in_46 : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x48xf32>
    %81 = tensor.empty() : tensor<48x80xf32>
    %transposed_38 = linalg.transpose ins(%arg9 : tensor<80x48xf32>) outs(%81 : tensor<48x80xf32>) permutation = [1, 0] 
    %collapsed_39 = tensor.collapse_shape %80 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %82 = tensor.empty() : tensor<14x80xf32>
    %83 = linalg.fill ins(%cst : f32) outs(%82 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %84 = linalg.matmul ins(%collapsed_39, %transposed_38 : tensor<14x48xf32>, tensor<48x80xf32>) outs(%83 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %expanded_40 = tensor.expand_shape %84 [[0, 1], [2]] output_shape [2, 7, 80] : tensor<14x80xf32> into tensor<2x7x80xf32>
    %85 = tensor.empty() : tensor<2x7x80xf32>
    %86 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_40 : tensor<2x7x80xf32>) outs(%85 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.negf %in : f32
      %101 = math.exp %100 : f32
      %102 = arith.addf %101, %cst_1 : f32
      %103 = arith.divf %cst_1, %102 : f32
      linalg.yield %103 : f32
    } -> tensor<2x7x80xf32>
    %87 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_40, %86 : tensor<2x7x80xf32>, tensor<2x7x80xf32>) outs(%85 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %100 = arith.mulf %in, %in_46 : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x80xf32>
    %transposed_41 = linalg.transpose ins(%arg10 : tensor<80x48xf32>) outs(%81 : tensor<48x80xf32>) permutation = [1, 0] 
    %88 = linalg.matmul ins(%collapsed_39, %transposed_41 : tensor<14x48xf32>, tensor<48x80xf32>) outs(%83 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %expanded_42 = tensor.expand_shape %88 [[0, 1], [2]] output_shape [2, 7, 80] : tensor<14x80xf32> into tensor<2x7x80xf32>
    %89 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %expanded_42 : tensor<2x7x80xf32>, tensor<2x7x80xf32>) outs(%85 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %100 = arith.mulf %in, %in_46 : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x80xf32>
    %90 = tensor.empty() : tensor<80x48xf32>
    %transposed_43 = linalg.transpose ins(%arg11 : tensor<48x80xf32>) outs(%90 : tensor<80x48xf32>) permutation = [1, 0] 
    %collapsed_44 = tensor.collapse_shape %89 [[0, 1], [2]] : tensor<2x7x80xf32> into tensor<14x80xf32>
    %91 = linalg.matmul ins(%collapsed_44, %transposed_43 : tensor<14x80xf32>, tensor<80x48xf32>) outs(%10 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_45 = tensor.expand_shape %91 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %92 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_45 : tensor<2x7x48xf32>) outs(%12 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %100 : f32
    } -> tensor<2x7x48xf32>
    %93 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%92 : tensor<2x7x48xf32>) outs(%15 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %in, %out : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x1xf32>
    %94 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<2x7x1xf32>) outs(%14 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.divf %in, %cst_5 : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x1xf32>
    %95 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<2x7x1xf32>) outs(%14 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.truncf %cst_4 : f64 to f32
      %101 = arith.addf %in, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<2x7x1xf32>
    %96 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<2x7x1xf32>) outs(%14 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.rsqrt %in : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x1xf32>
    %97 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_45, %96 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%12 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %100 = arith.mulf %in, %in_46 : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x48xf32>
    %98 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg13, %97 : tensor<48xf32>, tensor<2x7x48xf32>) outs(%12 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %100 = arith.mulf %in, %in_46 : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x48xf32>
    %99 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %98 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%12 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %100 = arith.addf %in, %in_46 : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x48xf32>
    return %99 : tensor<2x7x48xf32>
  }
}
