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
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x7x48xf32>, %arg1: tensor<1x7x16xf32>, %arg2: tensor<1x7x16xf32>, %arg3: tensor<48x48xf32>, %arg4: tensor<16x48xf32>, %arg5: tensor<16x48xf32>, %arg6: tensor<48x48xf32>, %arg7: tensor<16xf32>, %arg8: tensor<16xf32>, %arg9: tensor<80x48xf32>, %arg10: tensor<80x48xf32>, %arg11: tensor<48x80xf32>, %arg12: tensor<48xf32>, %arg13: tensor<48xf32>) -> tensor<2x7x48xf32> {
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<-1.000000e+04> : tensor<1x1x7x7xf32>
    %cst_4 = arith.constant 9.9999999999999995E-7 : f64
    %cst_5 = arith.constant 4.800000e+01 : f32
    %cst_6 = arith.constant 1.600000e+01 : f32
    %cst_7 = arith.constant 2.500000e-01 : f32
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %104 = linalg.index 0 : index
      %105 = arith.index_cast %104 : index to i64
      linalg.yield %105 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_8 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_8 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_44: i64, %out: i64):
      %104 = arith.subi %in, %in_44 : i64
      linalg.yield %104 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %104 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %104 : i1
    } -> tensor<7x7xi1>
    %6 = tensor.empty() : tensor<1x1x7x7xf32>
    %7 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_3, %cst_2 : tensor<7x7xi1>, tensor<1x1x7x7xf32>, tensor<f32>) outs(%6 : tensor<1x1x7x7xf32>) {
    ^bb0(%in: i1, %in_44: f32, %in_45: f32, %out: f32):
      %104 = arith.select %in, %in_44, %in_45 : f32
      linalg.yield %104 : f32
    } -> tensor<1x1x7x7xf32>
    %8 = tensor.empty() : tensor<2x7x48xf32>
    %9 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %104 : f32
    } -> tensor<2x7x48xf32>
    %10 = tensor.empty() : tensor<2x7x1xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %12 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9 : tensor<2x7x48xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.addf %in, %out : f32
      linalg.yield %104 : f32
    } -> tensor<2x7x1xf32>
    %13 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.divf %in, %cst_5 : f32
      linalg.yield %104 : f32
    } -> tensor<2x7x1xf32>
    %14 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.truncf %cst_4 : f64 to f32
      %105 = arith.addf %in, %104 : f32
      linalg.yield %105 : f32
    } -> tensor<2x7x1xf32>
    %15 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = math.rsqrt %in : f32
      linalg.yield %104 : f32
    } -> tensor<2x7x1xf32>
    %16 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %15 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %104 = arith.mulf %in, %in_44 : f32
      linalg.yield %104 : f32
    } -> tensor<2x7x48xf32>
    %17 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg12, %16 : tensor<48xf32>, tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %104 = arith.mulf %in, %in_44 : f32
      linalg.yield %104 : f32
    } -> tensor<2x7x48xf32>
    %18 = tensor.empty() : tensor<48x48xf32>
    %transposed = linalg.transpose ins(%arg3 : tensor<48x48xf32>) outs(%18 : tensor<48x48xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %17 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %19 = tensor.empty() : tensor<14x48xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %21 = linalg.matmul ins(%collapsed, %transposed : tensor<14x48xf32>, tensor<48x48xf32>) outs(%20 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_9 = tensor.expand_shape %21 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf32> into tensor<2x7x3x16xf32>
    %22 = tensor.empty() : tensor<2x7x3x16xf32>
    %23 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<2x7x3x16xf32>) outs(%22 : tensor<2x7x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %104 : f32
    } -> tensor<2x7x3x16xf32>
    %24 = tensor.empty() : tensor<2x7x3x1xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<2x7x3x1xf32>) -> tensor<2x7x3x1xf32>
    %26 = linalg.generic {indexing_maps = [#map5, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%23 : tensor<2x7x3x16xf32>) outs(%25 : tensor<2x7x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.addf %in, %out : f32
      linalg.yield %104 : f32
    } -> tensor<2x7x3x1xf32>
    %27 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26 : tensor<2x7x3x1xf32>) outs(%24 : tensor<2x7x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.divf %in, %cst_6 : f32
      linalg.yield %104 : f32
    } -> tensor<2x7x3x1xf32>
    %28 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<2x7x3x1xf32>) outs(%24 : tensor<2x7x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.truncf %cst_4 : f64 to f32
      %105 = arith.addf %in, %104 : f32
      linalg.yield %105 : f32
    } -> tensor<2x7x3x1xf32>
    %29 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<2x7x3x1xf32>) outs(%24 : tensor<2x7x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = math.rsqrt %in : f32
      linalg.yield %104 : f32
    } -> tensor<2x7x3x1xf32>
    %30 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_9, %29 : tensor<2x7x3x16xf32>, tensor<2x7x3x1xf32>) outs(%22 : tensor<2x7x3x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %104 = arith.mulf %in, %in_44 : f32
      linalg.yield %104 : f32
    } -> tensor<2x7x3x16xf32>
    %31 = linalg.generic {indexing_maps = [#map11, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg7, %30 : tensor<16xf32>, tensor<2x7x3x16xf32>) outs(%22 : tensor<2x7x3x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %104 = arith.mulf %in, %in_44 : f32
      linalg.yield %104 : f32
    } -> tensor<2x7x3x16xf32>
    %32 = tensor.empty() : tensor<2x3x7x16xf32>
    %transposed_10 = linalg.transpose ins(%31 : tensor<2x7x3x16xf32>) outs(%32 : tensor<2x3x7x16xf32>) permutation = [0, 2, 1, 3] 
    %33 = tensor.empty() : tensor<48x16xf32>
    %transposed_11 = linalg.transpose ins(%arg4 : tensor<16x48xf32>) outs(%33 : tensor<48x16xf32>) permutation = [1, 0] 
    %34 = tensor.empty() : tensor<14x16xf32>
    %35 = linalg.fill ins(%cst : f32) outs(%34 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %36 = linalg.matmul ins(%collapsed, %transposed_11 : tensor<14x48xf32>, tensor<48x16xf32>) outs(%35 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %expanded_12 = tensor.expand_shape %36 [[0, 1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<14x16xf32> into tensor<2x7x1x16xf32>
    %37 = tensor.empty() : tensor<2x7x1x16xf32>
    %38 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_12 : tensor<2x7x1x16xf32>) outs(%37 : tensor<2x7x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %104 : f32
    } -> tensor<2x7x1x16xf32>
    %39 = tensor.empty() : tensor<2x7x1x1xf32>
    %40 = linalg.fill ins(%cst : f32) outs(%39 : tensor<2x7x1x1xf32>) -> tensor<2x7x1x1xf32>
    %41 = linalg.generic {indexing_maps = [#map5, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%38 : tensor<2x7x1x16xf32>) outs(%40 : tensor<2x7x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.addf %in, %out : f32
      linalg.yield %104 : f32
    } -> tensor<2x7x1x1xf32>
    %42 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41 : tensor<2x7x1x1xf32>) outs(%39 : tensor<2x7x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.divf %in, %cst_6 : f32
      linalg.yield %104 : f32
    } -> tensor<2x7x1x1xf32>
    %43 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42 : tensor<2x7x1x1xf32>) outs(%39 : tensor<2x7x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.truncf %cst_4 : f64 to f32
      %105 = arith.addf %in, %104 : f32
      linalg.yield %105 : f32
    } -> tensor<2x7x1x1xf32>
    %44 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43 : tensor<2x7x1x1xf32>) outs(%39 : tensor<2x7x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = math.rsqrt %in : f32
      linalg.yield %104 : f32
    } -> tensor<2x7x1x1xf32>
    %45 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_12, %44 : tensor<2x7x1x16xf32>, tensor<2x7x1x1xf32>) outs(%37 : tensor<2x7x1x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %104 = arith.mulf %in, %in_44 : f32
      linalg.yield %104 : f32
    } -> tensor<2x7x1x16xf32>
    %46 = linalg.generic {indexing_maps = [#map11, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg8, %45 : tensor<16xf32>, tensor<2x7x1x16xf32>) outs(%37 : tensor<2x7x1x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %104 = arith.mulf %in, %in_44 : f32
      linalg.yield %104 : f32
    } -> tensor<2x7x1x16xf32>
    %47 = tensor.empty() : tensor<2x1x7x16xf32>
    %transposed_13 = linalg.transpose ins(%46 : tensor<2x7x1x16xf32>) outs(%47 : tensor<2x1x7x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_14 = linalg.transpose ins(%arg5 : tensor<16x48xf32>) outs(%33 : tensor<48x16xf32>) permutation = [1, 0] 
    %48 = linalg.matmul ins(%collapsed, %transposed_14 : tensor<14x48xf32>, tensor<48x16xf32>) outs(%35 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %expanded_15 = tensor.expand_shape %48 [[0, 1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<14x16xf32> into tensor<2x7x1x16xf32>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<2x7x1x16xf32>) outs(%47 : tensor<2x1x7x16xf32>) permutation = [0, 2, 1, 3] 
    %expanded_17 = tensor.expand_shape %arg1 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xf32> into tensor<1x1x7x16xf32>
    %expanded_18 = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xf32> into tensor<1x1x7x16xf32>
    %49 = linalg.generic {indexing_maps = [#map5, #map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_10, %expanded_17 : tensor<2x3x7x16xf32>, tensor<1x1x7x16xf32>) outs(%32 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %104 = arith.mulf %in, %in_44 : f32
      linalg.yield %104 : f32
    } -> tensor<2x3x7x16xf32>
    %extracted_slice = tensor.extract_slice %transposed_10[0, 0, 0, 0] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xf32> to tensor<2x3x7x8xf32>
    %extracted_slice_19 = tensor.extract_slice %transposed_10[0, 0, 0, 8] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xf32> to tensor<2x3x7x8xf32>
    %50 = tensor.empty() : tensor<2x3x7x8xf32>
    %51 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_19 : tensor<2x3x7x8xf32>) outs(%50 : tensor<2x3x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.negf %in : f32
      linalg.yield %104 : f32
    } -> tensor<2x3x7x8xf32>
    %concat = tensor.concat dim(3) %51, %extracted_slice : (tensor<2x3x7x8xf32>, tensor<2x3x7x8xf32>) -> tensor<2x3x7x16xf32>
    %52 = linalg.generic {indexing_maps = [#map5, #map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat, %expanded_18 : tensor<2x3x7x16xf32>, tensor<1x1x7x16xf32>) outs(%32 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %104 = arith.mulf %in, %in_44 : f32
      linalg.yield %104 : f32
    } -> tensor<2x3x7x16xf32>
    %53 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49, %52 : tensor<2x3x7x16xf32>, tensor<2x3x7x16xf32>) outs(%32 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %104 = arith.addf %in, %in_44 : f32
      linalg.yield %104 : f32
    } -> tensor<2x3x7x16xf32>
    %54 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_13, %expanded_17 : tensor<2x1x7x16xf32>, tensor<1x1x7x16xf32>) outs(%47 : tensor<2x1x7x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %104 = arith.mulf %in, %in_44 : f32
      linalg.yield %104 : f32
    } -> tensor<2x1x7x16xf32>
    %extracted_slice_20 = tensor.extract_slice %transposed_13[0, 0, 0, 0] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xf32> to tensor<2x1x7x8xf32>
    %extracted_slice_21 = tensor.extract_slice %transposed_13[0, 0, 0, 8] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xf32> to tensor<2x1x7x8xf32>
    %55 = tensor.empty() : tensor<2x1x7x8xf32>
    %56 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_21 : tensor<2x1x7x8xf32>) outs(%55 : tensor<2x1x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.negf %in : f32
      linalg.yield %104 : f32
    } -> tensor<2x1x7x8xf32>
    %concat_22 = tensor.concat dim(3) %56, %extracted_slice_20 : (tensor<2x1x7x8xf32>, tensor<2x1x7x8xf32>) -> tensor<2x1x7x16xf32>
    %57 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_22, %expanded_18 : tensor<2x1x7x16xf32>, tensor<1x1x7x16xf32>) outs(%47 : tensor<2x1x7x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %104 = arith.mulf %in, %in_44 : f32
      linalg.yield %104 : f32
    } -> tensor<2x1x7x16xf32>
    %58 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54, %57 : tensor<2x1x7x16xf32>, tensor<2x1x7x16xf32>) outs(%47 : tensor<2x1x7x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %104 = arith.addf %in, %in_44 : f32
      linalg.yield %104 : f32
    } -> tensor<2x1x7x16xf32>
    %59 = tensor.empty() : tensor<2x1x3x7x16xf32>
    %60 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%58 : tensor<2x1x7x16xf32>) outs(%59 : tensor<2x1x3x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x3x7x16xf32>
    %collapsed_23 = tensor.collapse_shape %60 [[0], [1, 2], [3], [4]] : tensor<2x1x3x7x16xf32> into tensor<2x3x7x16xf32>
    %61 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_16 : tensor<2x1x7x16xf32>) outs(%59 : tensor<2x1x3x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x3x7x16xf32>
    %62 = tensor.empty() : tensor<2x3x16x7xf32>
    %transposed_24 = linalg.transpose ins(%collapsed_23 : tensor<2x3x7x16xf32>) outs(%62 : tensor<2x3x16x7xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_25 = tensor.collapse_shape %53 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %collapsed_26 = tensor.collapse_shape %transposed_24 [[0, 1], [2], [3]] : tensor<2x3x16x7xf32> into tensor<6x16x7xf32>
    %63 = tensor.empty() : tensor<6x7x7xf32>
    %64 = linalg.fill ins(%cst : f32) outs(%63 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %65 = linalg.batch_matmul ins(%collapsed_25, %collapsed_26 : tensor<6x7x16xf32>, tensor<6x16x7xf32>) outs(%64 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %expanded_27 = tensor.expand_shape %65 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf32> into tensor<2x3x7x7xf32>
    %66 = tensor.empty() : tensor<2x3x7x7xf32>
    %67 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_27 : tensor<2x3x7x7xf32>) outs(%66 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.mulf %in, %cst_7 : f32
      linalg.yield %104 : f32
    } -> tensor<2x3x7x7xf32>
    %68 = linalg.generic {indexing_maps = [#map5, #map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %7 : tensor<2x3x7x7xf32>, tensor<1x1x7x7xf32>) outs(%66 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %104 = arith.addf %in, %in_44 : f32
      linalg.yield %104 : f32
    } -> tensor<2x3x7x7xf32>
    %69 = tensor.empty() : tensor<2x3x7xi64>
    %70 = linalg.fill ins(%c0_i64 : i64) outs(%69 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %71 = tensor.empty() : tensor<2x3x7xf32>
    %72 = linalg.fill ins(%cst_0 : f32) outs(%71 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %73:2 = linalg.generic {indexing_maps = [#map5, #map16, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%68 : tensor<2x3x7x7xf32>) outs(%72, %70 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_44: i64):
      %104 = linalg.index 3 : index
      %105 = arith.index_cast %104 : index to i64
      %106 = arith.maximumf %in, %out : f32
      %107 = arith.cmpf ogt, %in, %out : f32
      %108 = arith.select %107, %105, %out_44 : i64
      linalg.yield %106, %108 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_28 = tensor.expand_shape %73#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %74 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68, %expanded_28 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%66 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %104 = arith.subf %in, %in_44 : f32
      linalg.yield %104 : f32
    } -> tensor<2x3x7x7xf32>
    %75 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74 : tensor<2x3x7x7xf32>) outs(%66 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = math.exp %in : f32
      linalg.yield %104 : f32
    } -> tensor<2x3x7x7xf32>
    %76 = tensor.empty() : tensor<2x3x7x1xf32>
    %77 = linalg.fill ins(%cst : f32) outs(%76 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %78 = linalg.generic {indexing_maps = [#map5, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%75 : tensor<2x3x7x7xf32>) outs(%77 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.addf %in, %out : f32
      linalg.yield %104 : f32
    } -> tensor<2x3x7x1xf32>
    %79 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75, %78 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%66 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %104 = arith.divf %in, %in_44 : f32
      linalg.yield %104 : f32
    } -> tensor<2x3x7x7xf32>
    %collapsed_29 = tensor.collapse_shape %79 [[0, 1], [2], [3]] : tensor<2x3x7x7xf32> into tensor<6x7x7xf32>
    %collapsed_30 = tensor.collapse_shape %61 [[0, 1, 2], [3], [4]] : tensor<2x1x3x7x16xf32> into tensor<6x7x16xf32>
    %80 = tensor.empty() : tensor<6x7x16xf32>
    %81 = linalg.fill ins(%cst : f32) outs(%80 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %82 = linalg.batch_matmul ins(%collapsed_29, %collapsed_30 : tensor<6x7x7xf32>, tensor<6x7x16xf32>) outs(%81 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %expanded_31 = tensor.expand_shape %82 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    %transposed_32 = linalg.transpose ins(%expanded_31 : tensor<2x3x7x16xf32>) outs(%22 : tensor<2x7x3x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_33 = linalg.transpose ins(%arg6 : tensor<48x48xf32>) outs(%18 : tensor<48x48xf32>) permutation = [1, 0] 
    %collapsed_34 = tensor.collapse_shape %transposed_32 [[0, 1], [2, 3]] : tensor<2x7x3x16xf32> into tensor<14x48xf32>
    %83 = linalg.matmul ins(%collapsed_34, %transposed_33 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%20 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_35 = tensor.expand_shape %83 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %84 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded_35 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %104 = arith.addf %in, %in_44 : f32
      linalg.yield %104 : f32
    } -> tensor<2x7x48xf32>
    %85 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %104 : f32
    } -> tensor<2x7x48xf32>
    %86 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%85 : tensor<2x7x48xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.addf %in, %out : f32
      linalg.yield %104 : f32
    } -> tensor<2x7x1xf32>
    %87 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.divf %in, %cst_5 : f32
      linalg.yield %104 : f32
    } -> tensor<2x7x1xf32>
    %88 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.truncf %cst_4 : f64 to f32
      %105 = arith.addf %in, %104 : f32
      linalg.yield %105 : f32
    } -> tensor<2x7x1xf32>
    %89 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = math.rsqrt %in : f32
      linalg.yield %104 : f32
    } -> tensor<2x7x1xf32>
    %90 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %89 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %104 = arith.mulf %in, %in_44 : f32
      linalg.yield %104 : f32
    } -> tensor<2x7x48xf32>
    %91 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg13, %90 : tensor<48xf32>, tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %104 = arith.mulf %in, %in_44 : f32
      linalg.yield %104 : f32
    } -> tensor<2x7x48xf32>
    %92 = tensor.empty() : tensor<48x80xf32>
    %transposed_36 = linalg.transpose ins(%arg9 : tensor<80x48xf32>) outs(%92 : tensor<48x80xf32>) permutation = [1, 0] 
    %collapsed_37 = tensor.collapse_shape %91 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %93 = tensor.empty() : tensor<14x80xf32>
    %94 = linalg.fill ins(%cst : f32) outs(%93 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %95 = linalg.matmul ins(%collapsed_37, %transposed_36 : tensor<14x48xf32>, tensor<48x80xf32>) outs(%94 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %expanded_38 = tensor.expand_shape %95 [[0, 1], [2]] output_shape [2, 7, 80] : tensor<14x80xf32> into tensor<2x7x80xf32>
    %96 = tensor.empty() : tensor<2x7x80xf32>
    %97 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_38 : tensor<2x7x80xf32>) outs(%96 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.negf %in : f32
      %105 = math.exp %104 : f32
      %106 = arith.addf %105, %cst_1 : f32
      %107 = arith.divf %cst_1, %106 : f32
      linalg.yield %107 : f32
    } -> tensor<2x7x80xf32>
    %98 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_38, %97 : tensor<2x7x80xf32>, tensor<2x7x80xf32>) outs(%96 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %104 = arith.mulf %in, %in_44 : f32
      linalg.yield %104 : f32
    } -> tensor<2x7x80xf32>
    %transposed_39 = linalg.transpose ins(%arg10 : tensor<80x48xf32>) outs(%92 : tensor<48x80xf32>) permutation = [1, 0] 
    %99 = linalg.matmul ins(%collapsed_37, %transposed_39 : tensor<14x48xf32>, tensor<48x80xf32>) outs(%94 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %expanded_40 = tensor.expand_shape %99 [[0, 1], [2]] output_shape [2, 7, 80] : tensor<14x80xf32> into tensor<2x7x80xf32>
    %100 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %expanded_40 : tensor<2x7x80xf32>, tensor<2x7x80xf32>) outs(%96 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %104 = arith.mulf %in, %in_44 : f32
      linalg.yield %104 : f32
    } -> tensor<2x7x80xf32>
    %101 = tensor.empty() : tensor<80x48xf32>
    %transposed_41 = linalg.transpose ins(%arg11 : tensor<48x80xf32>) outs(%101 : tensor<80x48xf32>) permutation = [1, 0] 
    %collapsed_42 = tensor.collapse_shape %100 [[0, 1], [2]] : tensor<2x7x80xf32> into tensor<14x80xf32>
    %102 = linalg.matmul ins(%collapsed_42, %transposed_41 : tensor<14x80xf32>, tensor<80x48xf32>) outs(%20 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_43 = tensor.expand_shape %102 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %103 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %expanded_43 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %104 = arith.addf %in, %in_44 : f32
      linalg.yield %104 : f32
    } -> tensor<2x7x48xf32>
    return %103 : tensor<2x7x48xf32>
  }
}
