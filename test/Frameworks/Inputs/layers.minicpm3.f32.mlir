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
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x7x48xf32>, %arg1: tensor<1x7x8xf32>, %arg2: tensor<1x7x8xf32>, %arg3: tensor<24x48xf32>, %arg4: tensor<24xf32>, %arg5: tensor<72x24xf32>, %arg6: tensor<24x48xf32>, %arg7: tensor<16xf32>, %arg8: tensor<96x16xf32>, %arg9: tensor<48x48xf32>, %arg10: tensor<80x48xf32>, %arg11: tensor<80x48xf32>, %arg12: tensor<48x80xf32>, %arg13: tensor<48xf32>, %arg14: tensor<48xf32>) -> tensor<2x7x48xf32> {
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<-1.000000e+04> : tensor<1x1x7x7xf32>
    %cst_4 = arith.constant 0.98994949366116636 : f64
    %cst_5 = arith.constant 0.20412414523193151 : f64
    %cst_6 = arith.constant 9.9999999999999995E-7 : f64
    %cst_7 = arith.constant 1.000000e-05 : f64
    %cst_8 = arith.constant 4.800000e+01 : f32
    %cst_9 = arith.constant 2.400000e+01 : f32
    %cst_10 = arith.constant 1.600000e+01 : f32
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %110 = linalg.index 0 : index
      %111 = arith.index_cast %110 : index to i64
      linalg.yield %111 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_11 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_11 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_59: i64, %out: i64):
      %110 = arith.subi %in, %in_59 : i64
      linalg.yield %110 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %110 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %110 : i1
    } -> tensor<7x7xi1>
    %6 = tensor.empty() : tensor<1x1x7x7xf32>
    %7 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_3, %cst_2 : tensor<7x7xi1>, tensor<1x1x7x7xf32>, tensor<f32>) outs(%6 : tensor<1x1x7x7xf32>) {
    ^bb0(%in: i1, %in_59: f32, %in_60: f32, %out: f32):
      %110 = arith.select %in, %in_59, %in_60 : f32
      linalg.yield %110 : f32
    } -> tensor<1x1x7x7xf32>
    %8 = tensor.empty() : tensor<2x7x48xf32>
    %9 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %110 : f32
    } -> tensor<2x7x48xf32>
    %10 = tensor.empty() : tensor<2x7x1xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %12 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9 : tensor<2x7x48xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.addf %in, %out : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x1xf32>
    %13 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.divf %in, %cst_8 : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x1xf32>
    %14 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.truncf %cst_7 : f64 to f32
      %111 = arith.addf %in, %110 : f32
      linalg.yield %111 : f32
    } -> tensor<2x7x1xf32>
    %15 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = math.rsqrt %in : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x1xf32>
    %16 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %15 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %110 = arith.mulf %in, %in_59 : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x48xf32>
    %17 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg13, %16 : tensor<48xf32>, tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %110 = arith.mulf %in, %in_59 : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x48xf32>
    %18 = tensor.empty() : tensor<48x24xf32>
    %transposed = linalg.transpose ins(%arg3 : tensor<24x48xf32>) outs(%18 : tensor<48x24xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %17 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %19 = tensor.empty() : tensor<14x24xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<14x24xf32>) -> tensor<14x24xf32>
    %21 = linalg.matmul ins(%collapsed, %transposed : tensor<14x48xf32>, tensor<48x24xf32>) outs(%20 : tensor<14x24xf32>) -> tensor<14x24xf32>
    %expanded_12 = tensor.expand_shape %21 [[0, 1], [2]] output_shape [2, 7, 24] : tensor<14x24xf32> into tensor<2x7x24xf32>
    %22 = tensor.empty() : tensor<2x7x24xf32>
    %23 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_12 : tensor<2x7x24xf32>) outs(%22 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %110 : f32
    } -> tensor<2x7x24xf32>
    %24 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%23 : tensor<2x7x24xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.addf %in, %out : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x1xf32>
    %25 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.divf %in, %cst_9 : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x1xf32>
    %26 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.truncf %cst_6 : f64 to f32
      %111 = arith.addf %in, %110 : f32
      linalg.yield %111 : f32
    } -> tensor<2x7x1xf32>
    %27 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = math.rsqrt %in : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x1xf32>
    %28 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_12, %27 : tensor<2x7x24xf32>, tensor<2x7x1xf32>) outs(%22 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %110 = arith.mulf %in, %in_59 : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x24xf32>
    %29 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4, %28 : tensor<24xf32>, tensor<2x7x24xf32>) outs(%22 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %110 = arith.mulf %in, %in_59 : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x24xf32>
    %30 = tensor.empty() : tensor<24x72xf32>
    %transposed_13 = linalg.transpose ins(%arg5 : tensor<72x24xf32>) outs(%30 : tensor<24x72xf32>) permutation = [1, 0] 
    %collapsed_14 = tensor.collapse_shape %29 [[0, 1], [2]] : tensor<2x7x24xf32> into tensor<14x24xf32>
    %31 = tensor.empty() : tensor<14x72xf32>
    %32 = linalg.fill ins(%cst : f32) outs(%31 : tensor<14x72xf32>) -> tensor<14x72xf32>
    %33 = linalg.matmul ins(%collapsed_14, %transposed_13 : tensor<14x24xf32>, tensor<24x72xf32>) outs(%32 : tensor<14x72xf32>) -> tensor<14x72xf32>
    %expanded_15 = tensor.expand_shape %33 [[0, 1], [2, 3]] output_shape [2, 7, 3, 24] : tensor<14x72xf32> into tensor<2x7x3x24xf32>
    %34 = tensor.empty() : tensor<2x3x7x24xf32>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<2x7x3x24xf32>) outs(%34 : tensor<2x3x7x24xf32>) permutation = [0, 2, 1, 3] 
    %extracted_slice = tensor.extract_slice %transposed_16[0, 0, 0, 0] [2, 3, 7, 16] [1, 1, 1, 1] : tensor<2x3x7x24xf32> to tensor<2x3x7x16xf32>
    %extracted_slice_17 = tensor.extract_slice %transposed_16[0, 0, 0, 16] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x24xf32> to tensor<2x3x7x8xf32>
    %transposed_18 = linalg.transpose ins(%arg6 : tensor<24x48xf32>) outs(%18 : tensor<48x24xf32>) permutation = [1, 0] 
    %35 = linalg.matmul ins(%collapsed, %transposed_18 : tensor<14x48xf32>, tensor<48x24xf32>) outs(%20 : tensor<14x24xf32>) -> tensor<14x24xf32>
    %expanded_19 = tensor.expand_shape %35 [[0, 1], [2]] output_shape [2, 7, 24] : tensor<14x24xf32> into tensor<2x7x24xf32>
    %extracted_slice_20 = tensor.extract_slice %expanded_19[0, 0, 0] [2, 7, 16] [1, 1, 1] : tensor<2x7x24xf32> to tensor<2x7x16xf32>
    %extracted_slice_21 = tensor.extract_slice %expanded_19[0, 0, 16] [2, 7, 8] [1, 1, 1] : tensor<2x7x24xf32> to tensor<2x7x8xf32>
    %36 = tensor.empty() : tensor<2x7x16xf32>
    %37 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_20 : tensor<2x7x16xf32>) outs(%36 : tensor<2x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %110 : f32
    } -> tensor<2x7x16xf32>
    %38 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%37 : tensor<2x7x16xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.addf %in, %out : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x1xf32>
    %39 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.divf %in, %cst_10 : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x1xf32>
    %40 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.truncf %cst_6 : f64 to f32
      %111 = arith.addf %in, %110 : f32
      linalg.yield %111 : f32
    } -> tensor<2x7x1xf32>
    %41 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = math.rsqrt %in : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x1xf32>
    %42 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_20, %41 : tensor<2x7x16xf32>, tensor<2x7x1xf32>) outs(%36 : tensor<2x7x16xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %110 = arith.mulf %in, %in_59 : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x16xf32>
    %43 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg7, %42 : tensor<16xf32>, tensor<2x7x16xf32>) outs(%36 : tensor<2x7x16xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %110 = arith.mulf %in, %in_59 : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x16xf32>
    %expanded_22 = tensor.expand_shape %extracted_slice_21 [[0], [1, 2], [3]] output_shape [2, 1, 7, 8] : tensor<2x7x8xf32> into tensor<2x1x7x8xf32>
    %expanded_23 = tensor.expand_shape %arg1 [[0], [1, 2], [3]] output_shape [1, 1, 7, 8] : tensor<1x7x8xf32> into tensor<1x1x7x8xf32>
    %expanded_24 = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [1, 1, 7, 8] : tensor<1x7x8xf32> into tensor<1x1x7x8xf32>
    %44 = tensor.empty() : tensor<2x3x7x8xf32>
    %45 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_17, %expanded_23 : tensor<2x3x7x8xf32>, tensor<1x1x7x8xf32>) outs(%44 : tensor<2x3x7x8xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %110 = arith.mulf %in, %in_59 : f32
      linalg.yield %110 : f32
    } -> tensor<2x3x7x8xf32>
    %extracted_slice_25 = tensor.extract_slice %extracted_slice_17[0, 0, 0, 0] [2, 3, 7, 4] [1, 1, 1, 1] : tensor<2x3x7x8xf32> to tensor<2x3x7x4xf32>
    %extracted_slice_26 = tensor.extract_slice %extracted_slice_17[0, 0, 0, 4] [2, 3, 7, 4] [1, 1, 1, 1] : tensor<2x3x7x8xf32> to tensor<2x3x7x4xf32>
    %46 = tensor.empty() : tensor<2x3x7x4xf32>
    %47 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_26 : tensor<2x3x7x4xf32>) outs(%46 : tensor<2x3x7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.negf %in : f32
      linalg.yield %110 : f32
    } -> tensor<2x3x7x4xf32>
    %concat = tensor.concat dim(3) %47, %extracted_slice_25 : (tensor<2x3x7x4xf32>, tensor<2x3x7x4xf32>) -> tensor<2x3x7x8xf32>
    %48 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat, %expanded_24 : tensor<2x3x7x8xf32>, tensor<1x1x7x8xf32>) outs(%44 : tensor<2x3x7x8xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %110 = arith.mulf %in, %in_59 : f32
      linalg.yield %110 : f32
    } -> tensor<2x3x7x8xf32>
    %49 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45, %48 : tensor<2x3x7x8xf32>, tensor<2x3x7x8xf32>) outs(%44 : tensor<2x3x7x8xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %110 = arith.addf %in, %in_59 : f32
      linalg.yield %110 : f32
    } -> tensor<2x3x7x8xf32>
    %50 = tensor.empty() : tensor<2x1x7x8xf32>
    %51 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_22, %expanded_23 : tensor<2x1x7x8xf32>, tensor<1x1x7x8xf32>) outs(%50 : tensor<2x1x7x8xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %110 = arith.mulf %in, %in_59 : f32
      linalg.yield %110 : f32
    } -> tensor<2x1x7x8xf32>
    %extracted_slice_27 = tensor.extract_slice %expanded_22[0, 0, 0, 0] [2, 1, 7, 4] [1, 1, 1, 1] : tensor<2x1x7x8xf32> to tensor<2x1x7x4xf32>
    %extracted_slice_28 = tensor.extract_slice %expanded_22[0, 0, 0, 4] [2, 1, 7, 4] [1, 1, 1, 1] : tensor<2x1x7x8xf32> to tensor<2x1x7x4xf32>
    %52 = tensor.empty() : tensor<2x1x7x4xf32>
    %53 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_28 : tensor<2x1x7x4xf32>) outs(%52 : tensor<2x1x7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.negf %in : f32
      linalg.yield %110 : f32
    } -> tensor<2x1x7x4xf32>
    %concat_29 = tensor.concat dim(3) %53, %extracted_slice_27 : (tensor<2x1x7x4xf32>, tensor<2x1x7x4xf32>) -> tensor<2x1x7x8xf32>
    %54 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_29, %expanded_24 : tensor<2x1x7x8xf32>, tensor<1x1x7x8xf32>) outs(%50 : tensor<2x1x7x8xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %110 = arith.mulf %in, %in_59 : f32
      linalg.yield %110 : f32
    } -> tensor<2x1x7x8xf32>
    %55 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %54 : tensor<2x1x7x8xf32>, tensor<2x1x7x8xf32>) outs(%50 : tensor<2x1x7x8xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %110 = arith.addf %in, %in_59 : f32
      linalg.yield %110 : f32
    } -> tensor<2x1x7x8xf32>
    %concat_30 = tensor.concat dim(3) %extracted_slice, %49 : (tensor<2x3x7x16xf32>, tensor<2x3x7x8xf32>) -> tensor<2x3x7x24xf32>
    %56 = tensor.empty() : tensor<16x96xf32>
    %transposed_31 = linalg.transpose ins(%arg8 : tensor<96x16xf32>) outs(%56 : tensor<16x96xf32>) permutation = [1, 0] 
    %collapsed_32 = tensor.collapse_shape %43 [[0, 1], [2]] : tensor<2x7x16xf32> into tensor<14x16xf32>
    %57 = tensor.empty() : tensor<14x96xf32>
    %58 = linalg.fill ins(%cst : f32) outs(%57 : tensor<14x96xf32>) -> tensor<14x96xf32>
    %59 = linalg.matmul ins(%collapsed_32, %transposed_31 : tensor<14x16xf32>, tensor<16x96xf32>) outs(%58 : tensor<14x96xf32>) -> tensor<14x96xf32>
    %expanded_33 = tensor.expand_shape %59 [[0, 1], [2, 3]] output_shape [2, 7, 3, 32] : tensor<14x96xf32> into tensor<2x7x3x32xf32>
    %60 = tensor.empty() : tensor<2x3x7x32xf32>
    %transposed_34 = linalg.transpose ins(%expanded_33 : tensor<2x7x3x32xf32>) outs(%60 : tensor<2x3x7x32xf32>) permutation = [0, 2, 1, 3] 
    %extracted_slice_35 = tensor.extract_slice %transposed_34[0, 0, 0, 0] [2, 3, 7, 16] [1, 1, 1, 1] : tensor<2x3x7x32xf32> to tensor<2x3x7x16xf32>
    %extracted_slice_36 = tensor.extract_slice %transposed_34[0, 0, 0, 16] [2, 3, 7, 16] [1, 1, 1, 1] : tensor<2x3x7x32xf32> to tensor<2x3x7x16xf32>
    %collapsed_37 = tensor.collapse_shape %55 [[0, 1], [2], [3]] : tensor<2x1x7x8xf32> into tensor<2x7x8xf32>
    %61 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_37 : tensor<2x7x8xf32>) outs(%44 : tensor<2x3x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x7x8xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice_35 into %34[0, 0, 0, 0] [2, 3, 7, 16] [1, 1, 1, 1] : tensor<2x3x7x16xf32> into tensor<2x3x7x24xf32>
    %inserted_slice_38 = tensor.insert_slice %61 into %inserted_slice[0, 0, 0, 16] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x8xf32> into tensor<2x3x7x24xf32>
    %collapsed_39 = tensor.collapse_shape %concat_30 [[0, 1], [2], [3]] : tensor<2x3x7x24xf32> into tensor<6x7x24xf32>
    %62 = tensor.empty() : tensor<2x3x24x7xf32>
    %transposed_40 = linalg.transpose ins(%inserted_slice_38 : tensor<2x3x7x24xf32>) outs(%62 : tensor<2x3x24x7xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_41 = tensor.collapse_shape %transposed_40 [[0, 1], [2], [3]] : tensor<2x3x24x7xf32> into tensor<6x24x7xf32>
    %63 = tensor.empty() : tensor<6x7x7xf32>
    %64 = linalg.fill ins(%cst : f32) outs(%63 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %65 = linalg.batch_matmul ins(%collapsed_39, %collapsed_41 : tensor<6x7x24xf32>, tensor<6x24x7xf32>) outs(%64 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %expanded_42 = tensor.expand_shape %65 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf32> into tensor<2x3x7x7xf32>
    %66 = tensor.empty() : tensor<2x3x7x7xf32>
    %67 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_42 : tensor<2x3x7x7xf32>) outs(%66 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.truncf %cst_5 : f64 to f32
      %111 = arith.mulf %in, %110 : f32
      linalg.yield %111 : f32
    } -> tensor<2x3x7x7xf32>
    %68 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %7 : tensor<2x3x7x7xf32>, tensor<1x1x7x7xf32>) outs(%66 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %110 = arith.addf %in, %in_59 : f32
      linalg.yield %110 : f32
    } -> tensor<2x3x7x7xf32>
    %69 = tensor.empty() : tensor<2x3x7xi64>
    %70 = linalg.fill ins(%c0_i64 : i64) outs(%69 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %71 = tensor.empty() : tensor<2x3x7xf32>
    %72 = linalg.fill ins(%cst_0 : f32) outs(%71 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %73:2 = linalg.generic {indexing_maps = [#map5, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%68 : tensor<2x3x7x7xf32>) outs(%72, %70 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_59: i64):
      %110 = linalg.index 3 : index
      %111 = arith.index_cast %110 : index to i64
      %112 = arith.maximumf %in, %out : f32
      %113 = arith.cmpf ogt, %in, %out : f32
      %114 = arith.select %113, %111, %out_59 : i64
      linalg.yield %112, %114 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_43 = tensor.expand_shape %73#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %74 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68, %expanded_43 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%66 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %110 = arith.subf %in, %in_59 : f32
      linalg.yield %110 : f32
    } -> tensor<2x3x7x7xf32>
    %75 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74 : tensor<2x3x7x7xf32>) outs(%66 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = math.exp %in : f32
      linalg.yield %110 : f32
    } -> tensor<2x3x7x7xf32>
    %76 = tensor.empty() : tensor<2x3x7x1xf32>
    %77 = linalg.fill ins(%cst : f32) outs(%76 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %78 = linalg.generic {indexing_maps = [#map5, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%75 : tensor<2x3x7x7xf32>) outs(%77 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.addf %in, %out : f32
      linalg.yield %110 : f32
    } -> tensor<2x3x7x1xf32>
    %79 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75, %78 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%66 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %110 = arith.divf %in, %in_59 : f32
      linalg.yield %110 : f32
    } -> tensor<2x3x7x7xf32>
    %collapsed_44 = tensor.collapse_shape %79 [[0, 1], [2], [3]] : tensor<2x3x7x7xf32> into tensor<6x7x7xf32>
    %collapsed_45 = tensor.collapse_shape %extracted_slice_36 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %80 = tensor.empty() : tensor<6x7x16xf32>
    %81 = linalg.fill ins(%cst : f32) outs(%80 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %82 = linalg.batch_matmul ins(%collapsed_44, %collapsed_45 : tensor<6x7x7xf32>, tensor<6x7x16xf32>) outs(%81 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %expanded_46 = tensor.expand_shape %82 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    %83 = tensor.empty() : tensor<2x7x3x16xf32>
    %transposed_47 = linalg.transpose ins(%expanded_46 : tensor<2x3x7x16xf32>) outs(%83 : tensor<2x7x3x16xf32>) permutation = [0, 2, 1, 3] 
    %84 = tensor.empty() : tensor<48x48xf32>
    %transposed_48 = linalg.transpose ins(%arg9 : tensor<48x48xf32>) outs(%84 : tensor<48x48xf32>) permutation = [1, 0] 
    %collapsed_49 = tensor.collapse_shape %transposed_47 [[0, 1], [2, 3]] : tensor<2x7x3x16xf32> into tensor<14x48xf32>
    %85 = tensor.empty() : tensor<14x48xf32>
    %86 = linalg.fill ins(%cst : f32) outs(%85 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %87 = linalg.matmul ins(%collapsed_49, %transposed_48 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%86 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_50 = tensor.expand_shape %87 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %88 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_50 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.truncf %cst_4 : f64 to f32
      %111 = arith.mulf %in, %110 : f32
      linalg.yield %111 : f32
    } -> tensor<2x7x48xf32>
    %89 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %88 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %110 = arith.addf %in, %in_59 : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x48xf32>
    %90 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %110 : f32
    } -> tensor<2x7x48xf32>
    %91 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%90 : tensor<2x7x48xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.addf %in, %out : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x1xf32>
    %92 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.divf %in, %cst_8 : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x1xf32>
    %93 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.truncf %cst_7 : f64 to f32
      %111 = arith.addf %in, %110 : f32
      linalg.yield %111 : f32
    } -> tensor<2x7x1xf32>
    %94 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = math.rsqrt %in : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x1xf32>
    %95 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %94 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %110 = arith.mulf %in, %in_59 : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x48xf32>
    %96 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg14, %95 : tensor<48xf32>, tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %110 = arith.mulf %in, %in_59 : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x48xf32>
    %97 = tensor.empty() : tensor<48x80xf32>
    %transposed_51 = linalg.transpose ins(%arg10 : tensor<80x48xf32>) outs(%97 : tensor<48x80xf32>) permutation = [1, 0] 
    %collapsed_52 = tensor.collapse_shape %96 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %98 = tensor.empty() : tensor<14x80xf32>
    %99 = linalg.fill ins(%cst : f32) outs(%98 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %100 = linalg.matmul ins(%collapsed_52, %transposed_51 : tensor<14x48xf32>, tensor<48x80xf32>) outs(%99 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %expanded_53 = tensor.expand_shape %100 [[0, 1], [2]] output_shape [2, 7, 80] : tensor<14x80xf32> into tensor<2x7x80xf32>
    %101 = tensor.empty() : tensor<2x7x80xf32>
    %102 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_53 : tensor<2x7x80xf32>) outs(%101 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.negf %in : f32
      %111 = math.exp %110 : f32
      %112 = arith.addf %111, %cst_1 : f32
      %113 = arith.divf %cst_1, %112 : f32
      linalg.yield %113 : f32
    } -> tensor<2x7x80xf32>
    %103 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_53, %102 : tensor<2x7x80xf32>, tensor<2x7x80xf32>) outs(%101 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %110 = arith.mulf %in, %in_59 : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x80xf32>
    %transposed_54 = linalg.transpose ins(%arg11 : tensor<80x48xf32>) outs(%97 : tensor<48x80xf32>) permutation = [1, 0] 
    %104 = linalg.matmul ins(%collapsed_52, %transposed_54 : tensor<14x48xf32>, tensor<48x80xf32>) outs(%99 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %expanded_55 = tensor.expand_shape %104 [[0, 1], [2]] output_shape [2, 7, 80] : tensor<14x80xf32> into tensor<2x7x80xf32>
    %105 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %expanded_55 : tensor<2x7x80xf32>, tensor<2x7x80xf32>) outs(%101 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %110 = arith.mulf %in, %in_59 : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x80xf32>
    %106 = tensor.empty() : tensor<80x48xf32>
    %transposed_56 = linalg.transpose ins(%arg12 : tensor<48x80xf32>) outs(%106 : tensor<80x48xf32>) permutation = [1, 0] 
    %collapsed_57 = tensor.collapse_shape %105 [[0, 1], [2]] : tensor<2x7x80xf32> into tensor<14x80xf32>
    %107 = linalg.matmul ins(%collapsed_57, %transposed_56 : tensor<14x80xf32>, tensor<80x48xf32>) outs(%86 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_58 = tensor.expand_shape %107 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %108 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_58 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.truncf %cst_4 : f64 to f32
      %111 = arith.mulf %in, %110 : f32
      linalg.yield %111 : f32
    } -> tensor<2x7x48xf32>
    %109 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %108 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %110 = arith.addf %in, %in_59 : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x48xf32>
    return %109 : tensor<2x7x48xf32>
  }
}
