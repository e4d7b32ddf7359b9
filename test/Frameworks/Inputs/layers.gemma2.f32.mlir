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
  func.func @main(%arg0: tensor<2x7x48xf32>, %arg1: tensor<1x7x16xf32>, %arg2: tensor<1x7x16xf32>, %arg3: tensor<48x48xf32>, %arg4: tensor<16x48xf32>, %arg5: tensor<16x48xf32>, %arg6: tensor<48x48xf32>, %arg7: tensor<80x48xf32>, %arg8: tensor<80x48xf32>, %arg9: tensor<48x80xf32>, %arg10: tensor<48xf32>, %arg11: tensor<48xf32>, %arg12: tensor<48xf32>, %arg13: tensor<48xf32>) -> tensor<2x7x48xf32> {
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c3_i64 = arith.constant 3 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 4.471500e-02 : f32
    %cst_2 = arith.constant 7.977240e-01 : f32
    %cst_3 = arith.constant 1.000000e+00 : f32
    %cst_4 = arith.constant 5.000000e-01 : f32
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_6 = arith.constant dense<-1.000000e+04> : tensor<1x1x7x7xf32>
    %cst_7 = arith.constant 9.9999999999999995E-7 : f64
    %cst_8 = arith.constant 4.800000e+01 : f32
    %cst_9 = arith.constant 2.500000e-01 : f32
    %cst_10 = arith.constant 5.000000e+01 : f32
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %106 = linalg.index 0 : index
      %107 = arith.index_cast %106 : index to i64
      linalg.yield %107 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_11 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_11 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_47: i64, %out: i64):
      %106 = arith.subi %in, %in_47 : i64
      linalg.yield %106 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %106 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %106 : i1
    } -> tensor<7x7xi1>
    %6 = tensor.empty() : tensor<1x1x7x7xf32>
    %7 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_6, %cst_5 : tensor<7x7xi1>, tensor<1x1x7x7xf32>, tensor<f32>) outs(%6 : tensor<1x1x7x7xf32>) {
    ^bb0(%in: i1, %in_47: f32, %in_48: f32, %out: f32):
      %106 = arith.select %in, %in_47, %in_48 : f32
      linalg.yield %106 : f32
    } -> tensor<1x1x7x7xf32>
    %8 = tensor.empty() : tensor<2x7x48xf32>
    %9 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %106 : f32
    } -> tensor<2x7x48xf32>
    %10 = tensor.empty() : tensor<2x7x1xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %12 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9 : tensor<2x7x48xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.addf %in, %out : f32
      linalg.yield %106 : f32
    } -> tensor<2x7x1xf32>
    %13 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.divf %in, %cst_8 : f32
      linalg.yield %106 : f32
    } -> tensor<2x7x1xf32>
    %14 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.truncf %cst_7 : f64 to f32
      %107 = arith.addf %in, %106 : f32
      linalg.yield %107 : f32
    } -> tensor<2x7x1xf32>
    %15 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = math.rsqrt %in : f32
      linalg.yield %106 : f32
    } -> tensor<2x7x1xf32>
    %16 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %15 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %106 = arith.mulf %in, %in_47 : f32
      linalg.yield %106 : f32
    } -> tensor<2x7x48xf32>
    %17 = tensor.empty() : tensor<48xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg10 : tensor<48xf32>) outs(%17 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.addf %in, %cst_3 : f32
      linalg.yield %106 : f32
    } -> tensor<48xf32>
    %19 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %18 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %106 = arith.mulf %in, %in_47 : f32
      linalg.yield %106 : f32
    } -> tensor<2x7x48xf32>
    %20 = tensor.empty() : tensor<48x48xf32>
    %transposed = linalg.transpose ins(%arg3 : tensor<48x48xf32>) outs(%20 : tensor<48x48xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %19 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %21 = tensor.empty() : tensor<14x48xf32>
    %22 = linalg.fill ins(%cst : f32) outs(%21 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %23 = linalg.matmul ins(%collapsed, %transposed : tensor<14x48xf32>, tensor<48x48xf32>) outs(%22 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_12 = tensor.expand_shape %23 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf32> into tensor<2x7x3x16xf32>
    %24 = tensor.empty() : tensor<2x3x7x16xf32>
    %transposed_13 = linalg.transpose ins(%expanded_12 : tensor<2x7x3x16xf32>) outs(%24 : tensor<2x3x7x16xf32>) permutation = [0, 2, 1, 3] 
    %25 = tensor.empty() : tensor<48x16xf32>
    %transposed_14 = linalg.transpose ins(%arg4 : tensor<16x48xf32>) outs(%25 : tensor<48x16xf32>) permutation = [1, 0] 
    %26 = tensor.empty() : tensor<14x16xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%26 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %28 = linalg.matmul ins(%collapsed, %transposed_14 : tensor<14x48xf32>, tensor<48x16xf32>) outs(%27 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %expanded_15 = tensor.expand_shape %28 [[0, 1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<14x16xf32> into tensor<2x7x1x16xf32>
    %29 = tensor.empty() : tensor<2x1x7x16xf32>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<2x7x1x16xf32>) outs(%29 : tensor<2x1x7x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_17 = linalg.transpose ins(%arg5 : tensor<16x48xf32>) outs(%25 : tensor<48x16xf32>) permutation = [1, 0] 
    %30 = linalg.matmul ins(%collapsed, %transposed_17 : tensor<14x48xf32>, tensor<48x16xf32>) outs(%27 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %expanded_18 = tensor.expand_shape %30 [[0, 1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<14x16xf32> into tensor<2x7x1x16xf32>
    %transposed_19 = linalg.transpose ins(%expanded_18 : tensor<2x7x1x16xf32>) outs(%29 : tensor<2x1x7x16xf32>) permutation = [0, 2, 1, 3] 
    %expanded_20 = tensor.expand_shape %arg1 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xf32> into tensor<1x1x7x16xf32>
    %expanded_21 = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xf32> into tensor<1x1x7x16xf32>
    %31 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_13, %expanded_20 : tensor<2x3x7x16xf32>, tensor<1x1x7x16xf32>) outs(%24 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %106 = arith.mulf %in, %in_47 : f32
      linalg.yield %106 : f32
    } -> tensor<2x3x7x16xf32>
    %extracted_slice = tensor.extract_slice %transposed_13[0, 0, 0, 0] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xf32> to tensor<2x3x7x8xf32>
    %extracted_slice_22 = tensor.extract_slice %transposed_13[0, 0, 0, 8] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xf32> to tensor<2x3x7x8xf32>
    %32 = tensor.empty() : tensor<2x3x7x8xf32>
    %33 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_22 : tensor<2x3x7x8xf32>) outs(%32 : tensor<2x3x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.negf %in : f32
      linalg.yield %106 : f32
    } -> tensor<2x3x7x8xf32>
    %concat = tensor.concat dim(3) %33, %extracted_slice : (tensor<2x3x7x8xf32>, tensor<2x3x7x8xf32>) -> tensor<2x3x7x16xf32>
    %34 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat, %expanded_21 : tensor<2x3x7x16xf32>, tensor<1x1x7x16xf32>) outs(%24 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %106 = arith.mulf %in, %in_47 : f32
      linalg.yield %106 : f32
    } -> tensor<2x3x7x16xf32>
    %35 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %34 : tensor<2x3x7x16xf32>, tensor<2x3x7x16xf32>) outs(%24 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %106 = arith.addf %in, %in_47 : f32
      linalg.yield %106 : f32
    } -> tensor<2x3x7x16xf32>
    %36 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_16, %expanded_20 : tensor<2x1x7x16xf32>, tensor<1x1x7x16xf32>) outs(%29 : tensor<2x1x7x16xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %106 = arith.mulf %in, %in_47 : f32
      linalg.yield %106 : f32
    } -> tensor<2x1x7x16xf32>
    %extracted_slice_23 = tensor.extract_slice %transposed_16[0, 0, 0, 0] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xf32> to tensor<2x1x7x8xf32>
    %extracted_slice_24 = tensor.extract_slice %transposed_16[0, 0, 0, 8] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xf32> to tensor<2x1x7x8xf32>
    %37 = tensor.empty() : tensor<2x1x7x8xf32>
    %38 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_24 : tensor<2x1x7x8xf32>) outs(%37 : tensor<2x1x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.negf %in : f32
      linalg.yield %106 : f32
    } -> tensor<2x1x7x8xf32>
    %concat_25 = tensor.concat dim(3) %38, %extracted_slice_23 : (tensor<2x1x7x8xf32>, tensor<2x1x7x8xf32>) -> tensor<2x1x7x16xf32>
    %39 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_25, %expanded_21 : tensor<2x1x7x16xf32>, tensor<1x1x7x16xf32>) outs(%29 : tensor<2x1x7x16xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %106 = arith.mulf %in, %in_47 : f32
      linalg.yield %106 : f32
    } -> tensor<2x1x7x16xf32>
    %40 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36, %39 : tensor<2x1x7x16xf32>, tensor<2x1x7x16xf32>) outs(%29 : tensor<2x1x7x16xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %106 = arith.addf %in, %in_47 : f32
      linalg.yield %106 : f32
    } -> tensor<2x1x7x16xf32>
    %41 = tensor.empty() : tensor<2x1x3x7x16xf32>
    %42 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<2x1x7x16xf32>) outs(%41 : tensor<2x1x3x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x3x7x16xf32>
    %collapsed_26 = tensor.collapse_shape %42 [[0], [1, 2], [3], [4]] : tensor<2x1x3x7x16xf32> into tensor<2x3x7x16xf32>
    %43 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_19 : tensor<2x1x7x16xf32>) outs(%41 : tensor<2x1x3x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x3x7x16xf32>
    %44 = tensor.empty() : tensor<2x3x16x7xf32>
    %transposed_27 = linalg.transpose ins(%collapsed_26 : tensor<2x3x7x16xf32>) outs(%44 : tensor<2x3x16x7xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_28 = tensor.collapse_shape %35 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %collapsed_29 = tensor.collapse_shape %transposed_27 [[0, 1], [2], [3]] : tensor<2x3x16x7xf32> into tensor<6x16x7xf32>
    %45 = tensor.empty() : tensor<6x7x7xf32>
    %46 = linalg.fill ins(%cst : f32) outs(%45 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %47 = linalg.batch_matmul ins(%collapsed_28, %collapsed_29 : tensor<6x7x16xf32>, tensor<6x16x7xf32>) outs(%46 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %expanded_30 = tensor.expand_shape %47 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf32> into tensor<2x3x7x7xf32>
    %48 = tensor.empty() : tensor<2x3x7x7xf32>
    %49 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_30 : tensor<2x3x7x7xf32>) outs(%48 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.mulf %in, %cst_9 : f32
      linalg.yield %106 : f32
    } -> tensor<2x3x7x7xf32>
    %50 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49 : tensor<2x3x7x7xf32>) outs(%48 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.divf %in, %cst_10 : f32
      linalg.yield %106 : f32
    } -> tensor<2x3x7x7xf32>
    %51 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50 : tensor<2x3x7x7xf32>) outs(%48 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = math.tanh %in : f32
      linalg.yield %106 : f32
    } -> tensor<2x3x7x7xf32>
    %52 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51 : tensor<2x3x7x7xf32>) outs(%48 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.mulf %in, %cst_10 : f32
      linalg.yield %106 : f32
    } -> tensor<2x3x7x7xf32>
    %53 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %7 : tensor<2x3x7x7xf32>, tensor<1x1x7x7xf32>) outs(%48 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %106 = arith.addf %in, %in_47 : f32
      linalg.yield %106 : f32
    } -> tensor<2x3x7x7xf32>
    %54 = tensor.empty() : tensor<2x3x7xi64>
    %55 = linalg.fill ins(%c0_i64 : i64) outs(%54 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %56 = tensor.empty() : tensor<2x3x7xf32>
    %57 = linalg.fill ins(%cst_0 : f32) outs(%56 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %58:2 = linalg.generic {indexing_maps = [#map5, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%53 : tensor<2x3x7x7xf32>) outs(%57, %55 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_47: i64):
      %106 = linalg.index 3 : index
      %107 = arith.index_cast %106 : index to i64
      %108 = arith.maximumf %in, %out : f32
      %109 = arith.cmpf ogt, %in, %out : f32
      %110 = arith.select %109, %107, %out_47 : i64
      linalg.yield %108, %110 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_31 = tensor.expand_shape %58#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %59 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %expanded_31 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%48 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %106 = arith.subf %in, %in_47 : f32
      linalg.yield %106 : f32
    } -> tensor<2x3x7x7xf32>
    %60 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59 : tensor<2x3x7x7xf32>) outs(%48 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = math.exp %in : f32
      linalg.yield %106 : f32
    } -> tensor<2x3x7x7xf32>
    %61 = tensor.empty() : tensor<2x3x7x1xf32>
    %62 = linalg.fill ins(%cst : f32) outs(%61 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %63 = linalg.generic {indexing_maps = [#map5, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%60 : tensor<2x3x7x7xf32>) outs(%62 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.addf %in, %out : f32
      linalg.yield %106 : f32
    } -> tensor<2x3x7x1xf32>
    %64 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60, %63 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%48 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %106 = arith.divf %in, %in_47 : f32
      linalg.yield %106 : f32
    } -> tensor<2x3x7x7xf32>
    %collapsed_32 = tensor.collapse_shape %64 [[0, 1], [2], [3]] : tensor<2x3x7x7xf32> into tensor<6x7x7xf32>
    %collapsed_33 = tensor.collapse_shape %43 [[0, 1, 2], [3], [4]] : tensor<2x1x3x7x16xf32> into tensor<6x7x16xf32>
    %65 = tensor.empty() : tensor<6x7x16xf32>
    %66 = linalg.fill ins(%cst : f32) outs(%65 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %67 = linalg.batch_matmul ins(%collapsed_32, %collapsed_33 : tensor<6x7x7xf32>, tensor<6x7x16xf32>) outs(%66 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %expanded_34 = tensor.expand_shape %67 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    %68 = tensor.empty() : tensor<2x7x3x16xf32>
    %transposed_35 = linalg.transpose ins(%expanded_34 : tensor<2x3x7x16xf32>) outs(%68 : tensor<2x7x3x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_36 = linalg.transpose ins(%arg6 : tensor<48x48xf32>) outs(%20 : tensor<48x48xf32>) permutation = [1, 0] 
    %collapsed_37 = tensor.collapse_shape %transposed_35 [[0, 1], [2, 3]] : tensor<2x7x3x16xf32> into tensor<14x48xf32>
    %69 = linalg.matmul ins(%collapsed_37, %transposed_36 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%22 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_38 = tensor.expand_shape %69 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %70 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_38 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %106 : f32
    } -> tensor<2x7x48xf32>
    %71 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%70 : tensor<2x7x48xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.addf %in, %out : f32
      linalg.yield %106 : f32
    } -> tensor<2x7x1xf32>
    %72 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.divf %in, %cst_8 : f32
      linalg.yield %106 : f32
    } -> tensor<2x7x1xf32>
    %73 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.truncf %cst_7 : f64 to f32
      %107 = arith.addf %in, %106 : f32
      linalg.yield %107 : f32
    } -> tensor<2x7x1xf32>
    %74 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = math.rsqrt %in : f32
      linalg.yield %106 : f32
    } -> tensor<2x7x1xf32>
    %75 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_38, %74 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %106 = arith.mulf %in, %in_47 : f32
      linalg.yield %106 : f32
    } -> tensor<2x7x48xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg11 : tensor<48xf32>) outs(%17 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.addf %in, %cst_3 : f32
      linalg.yield %106 : f32
    } -> tensor<48xf32>
    %77 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %76 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %106 = arith.mulf %in, %in_47 : f32
      linalg.yield %106 : f32
    } -> tensor<2x7x48xf32>
    %78 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %77 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %106 = arith.addf %in, %in_47 : f32
      linalg.yield %106 : f32
    } -> tensor<2x7x48xf32>
    %79 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %106 : f32
    } -> tensor<2x7x48xf32>
    %80 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%79 : tensor<2x7x48xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.addf %in, %out : f32
      linalg.yield %106 : f32
    } -> tensor<2x7x1xf32>
    %81 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.divf %in, %cst_8 : f32
      linalg.yield %106 : f32
    } -> tensor<2x7x1xf32>
    %82 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.truncf %cst_7 : f64 to f32
      %107 = arith.addf %in, %106 : f32
      linalg.yield %107 : f32
    } -> tensor<2x7x1xf32>
    %83 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = math.rsqrt %in : f32
      linalg.yield %106 : f32
    } -> tensor<2x7x1xf32>
    %84 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %83 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %106 = arith.mulf %in, %in_47 : f32
      linalg.yield %106 : f32
    } -> tensor<2x7x48xf32>
    %85 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg12 : tensor<48xf32>) outs(%17 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.addf %in, %cst_3 : f32
      linalg.yield %106 : f32
    } -> tensor<48xf32>
    %86 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %85 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %106 = arith.mulf %in, %in_47 : f32
      linalg.yield %106 : f32
    } -> tensor<2x7x48xf32>
    %87 = tensor.empty() : tensor<48x80xf32>
    %transposed_39 = linalg.transpose ins(%arg7 : tensor<80x48xf32>) outs(%87 : tensor<48x80xf32>) permutation = [1, 0] 
    %collapsed_40 = tensor.collapse_shape %86 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %88 = tensor.empty() : tensor<14x80xf32>
    %89 = linalg.fill ins(%cst : f32) outs(%88 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %90 = linalg.matmul ins(%collapsed_40, %transposed_39 : tensor<14x48xf32>, tensor<48x80xf32>) outs(%89 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %expanded_41 = tensor.expand_shape %90 [[0, 1], [2]] output_shape [2, 7, 80] : tensor<14x80xf32> into tensor<2x7x80xf32>
    %91 = tensor.empty() : tensor<2x7x80xf32>
    %92 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_41 : tensor<2x7x80xf32>) outs(%91 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = math.fpowi %in, %c3_i64 : f32, i64
      %107 = arith.mulf %106, %cst_1 : f32
      %108 = arith.addf %in, %107 : f32
      %109 = arith.mulf %108, %cst_2 : f32
      %110 = math.tanh %109 : f32
      %111 = arith.addf %110, %cst_3 : f32
      %112 = arith.mulf %111, %cst_4 : f32
      %113 = arith.mulf %in, %112 : f32
      linalg.yield %113 : f32
    } -> tensor<2x7x80xf32>
    %transposed_42 = linalg.transpose ins(%arg8 : tensor<80x48xf32>) outs(%87 : tensor<48x80xf32>) permutation = [1, 0] 
    %93 = linalg.matmul ins(%collapsed_40, %transposed_42 : tensor<14x48xf32>, tensor<48x80xf32>) outs(%89 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %expanded_43 = tensor.expand_shape %93 [[0, 1], [2]] output_shape [2, 7, 80] : tensor<14x80xf32> into tensor<2x7x80xf32>
    %94 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92, %expanded_43 : tensor<2x7x80xf32>, tensor<2x7x80xf32>) outs(%91 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %106 = arith.mulf %in, %in_47 : f32
      linalg.yield %106 : f32
    } -> tensor<2x7x80xf32>
    %95 = tensor.empty() : tensor<80x48xf32>
    %transposed_44 = linalg.transpose ins(%arg9 : tensor<48x80xf32>) outs(%95 : tensor<80x48xf32>) permutation = [1, 0] 
    %collapsed_45 = tensor.collapse_shape %94 [[0, 1], [2]] : tensor<2x7x80xf32> into tensor<14x80xf32>
    %96 = linalg.matmul ins(%collapsed_45, %transposed_44 : tensor<14x80xf32>, tensor<80x48xf32>) outs(%22 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_46 = tensor.expand_shape %96 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %97 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_46 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %106 : f32
    } -> tensor<2x7x48xf32>
    %98 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%97 : tensor<2x7x48xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.addf %in, %out : f32
      linalg.yield %106 : f32
    } -> tensor<2x7x1xf32>
    %99 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.divf %in, %cst_8 : f32
      linalg.yield %106 : f32
    } -> tensor<2x7x1xf32>
    %100 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.truncf %cst_7 : f64 to f32
      %107 = arith.addf %in, %106 : f32
      linalg.yield %107 : f32
    } -> tensor<2x7x1xf32>
    %101 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = math.rsqrt %in : f32
      linalg.yield %106 : f32
    } -> tensor<2x7x1xf32>
    %102 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_46, %101 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %106 = arith.mulf %in, %in_47 : f32
      linalg.yield %106 : f32
    } -> tensor<2x7x48xf32>
    %103 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg13 : tensor<48xf32>) outs(%17 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.addf %in, %cst_3 : f32
      linalg.yield %106 : f32
    } -> tensor<48xf32>
    %104 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %103 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %106 = arith.mulf %in, %in_47 : f32
      linalg.yield %106 : f32
    } -> tensor<2x7x48xf32>
    %105 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %104 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %106 = arith.addf %in, %in_47 : f32
      linalg.yield %106 : f32
    } -> tensor<2x7x48xf32>
    return %105 : tensor<2x7x48xf32>
  }
}
