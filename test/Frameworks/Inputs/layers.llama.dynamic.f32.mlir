#map = affine_map<(d0, d1, d2, d3) -> ()>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (0, d1)>
#map4 = affine_map<(d0, d1) -> (d0, 0)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map9 = affine_map<(d0, d1, d2) -> (d2)>
#map10 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map11 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<?x?x48xf32>, %arg1: tensor<1x?x16xf32>, %arg2: tensor<1x?x16xf32>, %arg3: tensor<48x48xf32>, %arg4: tensor<16x48xf32>, %arg5: tensor<16x48xf32>, %arg6: tensor<48x48xf32>, %arg7: tensor<80x48xf32>, %arg8: tensor<80x48xf32>, %arg9: tensor<48x80xf32>, %arg10: tensor<48xf32>, %arg11: tensor<48xf32>) -> tensor<?x?x48xf32> {
    %c2_i64 = arith.constant 2 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c16_i64 = arith.constant 16 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<-1.000000e+04> : tensor<f32>
    %cst_4 = arith.constant 9.9999999999999995E-7 : f64
    %cst_5 = arith.constant 4.800000e+01 : f32
    %c48_i64 = arith.constant 48 : i64
    %cst_6 = arith.constant 2.500000e-01 : f32
    %c3_i64 = arith.constant 3 : i64
    %c2 = arith.constant 2 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x48xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_7 = tensor.dim %arg0, %c1 : tensor<?x?x48xf32>
    %1 = arith.index_cast %dim_7 : index to i64
    %2 = tensor.empty(%dim_7, %dim_7) : tensor<1x1x?x?xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%2 : tensor<1x1x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x?x?xf32>
    %4 = tensor.empty(%dim_7) : tensor<?xi64>
    %5 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%4 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %119 = linalg.index 0 : index
      %120 = arith.index_cast %119 : index to i64
      linalg.yield %120 : i64
    } -> tensor<?xi64>
    %expanded = tensor.expand_shape %5 [[0, 1]] output_shape [1, %dim_7] : tensor<?xi64> into tensor<1x?xi64>
    %expanded_8 = tensor.expand_shape %5 [[0, 1]] output_shape [%dim_7, 1] : tensor<?xi64> into tensor<?x1xi64>
    %6 = tensor.empty(%dim_7, %dim_7) : tensor<?x?xi64>
    %7 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_8 : tensor<1x?xi64>, tensor<?x1xi64>) outs(%6 : tensor<?x?xi64>) {
    ^bb0(%in: i64, %in_50: i64, %out: i64):
      %119 = arith.subi %in, %in_50 : i64
      linalg.yield %119 : i64
    } -> tensor<?x?xi64>
    %8 = tensor.empty(%dim_7, %dim_7) : tensor<?x?xi1>
    %9 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<?x?xi64>) outs(%8 : tensor<?x?xi1>) {
    ^bb0(%in: i64, %out: i1):
      %119 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %119 : i1
    } -> tensor<?x?xi1>
    %10 = tensor.empty(%dim_7, %dim_7) : tensor<1x1x?x?xf32>
    %11 = linalg.generic {indexing_maps = [#map6, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %3, %cst_2 : tensor<?x?xi1>, tensor<1x1x?x?xf32>, tensor<f32>) outs(%10 : tensor<1x1x?x?xf32>) {
    ^bb0(%in: i1, %in_50: f32, %in_51: f32, %out: f32):
      %119 = arith.select %in, %in_50, %in_51 : f32
      linalg.yield %119 : f32
    } -> tensor<1x1x?x?xf32>
    %12 = tensor.empty(%dim, %dim_7) : tensor<?x?x48xf32>
    %13 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x?x48xf32>) outs(%12 : tensor<?x?x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %119 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %119 : f32
    } -> tensor<?x?x48xf32>
    %14 = tensor.empty(%dim, %dim_7) : tensor<?x?x1xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %16 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%13 : tensor<?x?x48xf32>) outs(%15 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %119 = arith.addf %in, %out : f32
      linalg.yield %119 : f32
    } -> tensor<?x?x1xf32>
    %17 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<?x?x1xf32>) outs(%14 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %119 = arith.divf %in, %cst_5 : f32
      linalg.yield %119 : f32
    } -> tensor<?x?x1xf32>
    %18 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<?x?x1xf32>) outs(%14 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %119 = arith.truncf %cst_4 : f64 to f32
      %120 = arith.addf %in, %119 : f32
      linalg.yield %120 : f32
    } -> tensor<?x?x1xf32>
    %19 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<?x?x1xf32>) outs(%14 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %119 = math.rsqrt %in : f32
      linalg.yield %119 : f32
    } -> tensor<?x?x1xf32>
    %20 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %19 : tensor<?x?x48xf32>, tensor<?x?x1xf32>) outs(%12 : tensor<?x?x48xf32>) {
    ^bb0(%in: f32, %in_50: f32, %out: f32):
      %119 = arith.mulf %in, %in_50 : f32
      linalg.yield %119 : f32
    } -> tensor<?x?x48xf32>
    %21 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg10, %20 : tensor<48xf32>, tensor<?x?x48xf32>) outs(%12 : tensor<?x?x48xf32>) {
    ^bb0(%in: f32, %in_50: f32, %out: f32):
      %119 = arith.mulf %in, %in_50 : f32
      linalg.yield %119 : f32
    } -> tensor<?x?x48xf32>
    %22 = tensor.empty() : tensor<48x48xf32>
    %transposed = linalg.transpose ins(%arg3 : tensor<48x48xf32>) outs(%22 : tensor<48x48xf32>) permutation = [1, 0] 
    %23 = tensor.empty(%dim) : tensor<?x48x48xf32>
    %24 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<48x48xf32>) outs(%23 : tensor<?x48x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x48x48xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%12 : tensor<?x?x48xf32>) -> tensor<?x?x48xf32>
    %26 = linalg.batch_matmul ins(%21, %24 : tensor<?x?x48xf32>, tensor<?x48x48xf32>) outs(%25 : tensor<?x?x48xf32>) -> tensor<?x?x48xf32>
    %27 = arith.muli %0, %1 : i64
    %28 = arith.muli %27, %c16_i64 : i64
    %29 = arith.muli %0, %1 : i64
    %30 = arith.muli %29, %c48_i64 : i64
    %31 = arith.divui %30, %28 : i64
    %from_elements = tensor.from_elements %0, %1, %31, %c16_i64 : tensor<4xi64>
    %reshape = tensor.reshape %26(%from_elements) : (tensor<?x?x48xf32>, tensor<4xi64>) -> tensor<?x?x3x16xf32>
    %32 = tensor.empty(%dim, %dim_7) : tensor<?x3x?x16xf32>
    %transposed_9 = linalg.transpose ins(%reshape : tensor<?x?x3x16xf32>) outs(%32 : tensor<?x3x?x16xf32>) permutation = [0, 2, 1, 3] 
    %33 = tensor.empty() : tensor<48x16xf32>
    %transposed_10 = linalg.transpose ins(%arg4 : tensor<16x48xf32>) outs(%33 : tensor<48x16xf32>) permutation = [1, 0] 
    %34 = tensor.empty(%dim) : tensor<?x48x16xf32>
    %35 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_10 : tensor<48x16xf32>) outs(%34 : tensor<?x48x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x48x16xf32>
    %36 = tensor.empty(%dim, %dim_7) : tensor<?x?x16xf32>
    %37 = linalg.fill ins(%cst : f32) outs(%36 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %38 = linalg.batch_matmul ins(%21, %35 : tensor<?x?x48xf32>, tensor<?x48x16xf32>) outs(%37 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %39 = arith.muli %29, %c16_i64 : i64
    %40 = arith.divui %39, %28 : i64
    %from_elements_11 = tensor.from_elements %0, %1, %40, %c16_i64 : tensor<4xi64>
    %reshape_12 = tensor.reshape %38(%from_elements_11) : (tensor<?x?x16xf32>, tensor<4xi64>) -> tensor<?x?x1x16xf32>
    %41 = tensor.empty(%dim, %dim_7) : tensor<?x1x?x16xf32>
    %transposed_13 = linalg.transpose ins(%reshape_12 : tensor<?x?x1x16xf32>) outs(%41 : tensor<?x1x?x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_14 = linalg.transpose ins(%arg5 : tensor<16x48xf32>) outs(%33 : tensor<48x16xf32>) permutation = [1, 0] 
    %42 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_14 : tensor<48x16xf32>) outs(%34 : tensor<?x48x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x48x16xf32>
    %43 = linalg.batch_matmul ins(%21, %42 : tensor<?x?x48xf32>, tensor<?x48x16xf32>) outs(%37 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %reshape_15 = tensor.reshape %43(%from_elements_11) : (tensor<?x?x16xf32>, tensor<4xi64>) -> tensor<?x?x1x16xf32>
    %transposed_16 = linalg.transpose ins(%reshape_15 : tensor<?x?x1x16xf32>) outs(%41 : tensor<?x1x?x16xf32>) permutation = [0, 2, 1, 3] 
    %dim_17 = tensor.dim %arg1, %c1 : tensor<1x?x16xf32>
    %expanded_18 = tensor.expand_shape %arg1 [[0], [1, 2], [3]] output_shape [1, 1, %dim_17, 16] : tensor<1x?x16xf32> into tensor<1x1x?x16xf32>
    %dim_19 = tensor.dim %arg2, %c1 : tensor<1x?x16xf32>
    %expanded_20 = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [1, 1, %dim_19, 16] : tensor<1x?x16xf32> into tensor<1x1x?x16xf32>
    %44 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_9, %expanded_18 : tensor<?x3x?x16xf32>, tensor<1x1x?x16xf32>) outs(%32 : tensor<?x3x?x16xf32>) {
    ^bb0(%in: f32, %in_50: f32, %out: f32):
      %119 = arith.mulf %in, %in_50 : f32
      linalg.yield %119 : f32
    } -> tensor<?x3x?x16xf32>
    %extracted_slice = tensor.extract_slice %transposed_9[0, 0, 0, 0] [%dim, 3, %dim_7, 8] [1, 1, 1, 1] : tensor<?x3x?x16xf32> to tensor<?x3x?x8xf32>
    %extracted_slice_21 = tensor.extract_slice %transposed_9[0, 0, 0, 8] [%dim, 3, %dim_7, 8] [1, 1, 1, 1] : tensor<?x3x?x16xf32> to tensor<?x3x?x8xf32>
    %45 = tensor.empty(%dim, %dim_7) : tensor<?x3x?x8xf32>
    %46 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_21 : tensor<?x3x?x8xf32>) outs(%45 : tensor<?x3x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %119 = arith.negf %in : f32
      linalg.yield %119 : f32
    } -> tensor<?x3x?x8xf32>
    %concat = tensor.concat dim(3) %46, %extracted_slice : (tensor<?x3x?x8xf32>, tensor<?x3x?x8xf32>) -> tensor<?x3x?x16xf32>
    %dim_22 = tensor.dim %46, %c0 : tensor<?x3x?x8xf32>
    %dim_23 = tensor.dim %46, %c2 : tensor<?x3x?x8xf32>
    %47 = tensor.empty(%dim_22, %dim_23) : tensor<?x3x?x16xf32>
    %48 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat, %expanded_20 : tensor<?x3x?x16xf32>, tensor<1x1x?x16xf32>) outs(%47 : tensor<?x3x?x16xf32>) {
    ^bb0(%in: f32, %in_50: f32, %out: f32):
      %119 = arith.mulf %in, %in_50 : f32
      linalg.yield %119 : f32
    } -> tensor<?x3x?x16xf32>
    %49 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44, %48 : tensor<?x3x?x16xf32>, tensor<?x3x?x16xf32>) outs(%32 : tensor<?x3x?x16xf32>) {
    ^bb0(%in: f32, %in_50: f32, %out: f32):
      %119 = arith.addf %in, %in_50 : f32
      linalg.yield %119 : f32
    } -> tensor<?x3x?x16xf32>
    %50 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_13, %expanded_18 : tensor<?x1x?x16xf32>, tensor<1x1x?x16xf32>) outs(%41 : tensor<?x1x?x16xf32>) {
    ^bb0(%in: f32, %in_50: f32, %out: f32):
      %119 = arith.mulf %in, %in_50 : f32
      linalg.yield %119 : f32
    } -> tensor<?x1x?x16xf32>
    %extracted_slice_24 = tensor.extract_slice %transposed_13[0, 0, 0, 0] [%dim, 1, %dim_7, 8] [1, 1, 1, 1] : tensor<?x1x?x16xf32> to tensor<?x1x?x8xf32>
    %extracted_slice_25 = tensor.extract_slice %transposed_13[0, 0, 0, 8] [%dim, 1, %dim_7, 8] [1, 1, 1, 1] : tensor<?x1x?x16xf32> to tensor<?x1x?x8xf32>
    %51 = tensor.empty(%dim, %dim_7) : tensor<?x1x?x8xf32>
    %52 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_25 : tensor<?x1x?x8xf32>) outs(%51 : tensor<?x1x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %119 = arith.negf %in : f32
      linalg.yield %119 : f32
    } -> tensor<?x1x?x8xf32>
    %concat_26 = tensor.concat dim(3) %52, %extracted_slice_24 : (tensor<?x1x?x8xf32>, tensor<?x1x?x8xf32>) -> tensor<?x1x?x16xf32>
    %dim_27 = tensor.dim %52, %c0 : tensor<?x1x?x8xf32>
    %dim_28 = tensor.dim %52, %c2 : tensor<?x1x?x8xf32>
    %53 = tensor.empty(%dim_27, %dim_28) : tensor<?x1x?x16xf32>
    %54 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_26, %expanded_20 : tensor<?x1x?x16xf32>, tensor<1x1x?x16xf32>) outs(%53 : tensor<?x1x?x16xf32>) {
    ^bb0(%in: f32, %in_50: f32, %out: f32):
      %119 = arith.mulf %in, %in_50 : f32
      linalg.yield %119 : f32
    } -> tensor<?x1x?x16xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50, %54 : tensor<?x1x?x16xf32>, tensor<?x1x?x16xf32>) outs(%41 : tensor<?x1x?x16xf32>) {
    ^bb0(%in: f32, %in_50: f32, %out: f32):
      %119 = arith.addf %in, %in_50 : f32
      linalg.yield %119 : f32
    } -> tensor<?x1x?x16xf32>
    %expanded_29 = tensor.expand_shape %55 [[0], [1], [2, 3], [4]] output_shape [%dim, 1, 1, %dim_7, 16] : tensor<?x1x?x16xf32> into tensor<?x1x1x?x16xf32>
    %56 = tensor.empty(%dim, %dim_7) : tensor<?x1x3x?x16xf32>
    %collapsed = tensor.collapse_shape %expanded_29 [[0], [1, 2], [3], [4]] : tensor<?x1x1x?x16xf32> into tensor<?x1x?x16xf32>
    %57 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<?x1x?x16xf32>) outs(%56 : tensor<?x1x3x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x1x3x?x16xf32>
    %from_elements_30 = tensor.from_elements %0, %c3_i64, %1, %c16_i64 : tensor<4xi64>
    %reshape_31 = tensor.reshape %57(%from_elements_30) : (tensor<?x1x3x?x16xf32>, tensor<4xi64>) -> tensor<?x3x?x16xf32>
    %expanded_32 = tensor.expand_shape %transposed_16 [[0], [1], [2, 3], [4]] output_shape [%dim, 1, 1, %dim_7, 16] : tensor<?x1x?x16xf32> into tensor<?x1x1x?x16xf32>
    %collapsed_33 = tensor.collapse_shape %expanded_32 [[0], [1, 2], [3], [4]] : tensor<?x1x1x?x16xf32> into tensor<?x1x?x16xf32>
    %58 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_33 : tensor<?x1x?x16xf32>) outs(%56 : tensor<?x1x3x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x1x3x?x16xf32>
    %reshape_34 = tensor.reshape %58(%from_elements_30) : (tensor<?x1x3x?x16xf32>, tensor<4xi64>) -> tensor<?x3x?x16xf32>
    %59 = tensor.empty(%dim, %dim_7) : tensor<?x3x16x?xf32>
    %transposed_35 = linalg.transpose ins(%reshape_31 : tensor<?x3x?x16xf32>) outs(%59 : tensor<?x3x16x?xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_36 = tensor.collapse_shape %49 [[0, 1], [2], [3]] : tensor<?x3x?x16xf32> into tensor<?x?x16xf32>
    %collapsed_37 = tensor.collapse_shape %transposed_35 [[0, 1], [2], [3]] : tensor<?x3x16x?xf32> into tensor<?x16x?xf32>
    %60 = arith.muli %dim, %c3 : index
    %61 = tensor.empty(%60, %dim_7, %dim_7) : tensor<?x?x?xf32>
    %62 = linalg.fill ins(%cst : f32) outs(%61 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %63 = linalg.batch_matmul ins(%collapsed_36, %collapsed_37 : tensor<?x?x16xf32>, tensor<?x16x?xf32>) outs(%62 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %64 = arith.divsi %60, %c3 : index
    %expanded_38 = tensor.expand_shape %63 [[0, 1], [2], [3]] output_shape [%64, 3, %dim_7, %dim_7] : tensor<?x?x?xf32> into tensor<?x3x?x?xf32>
    %65 = tensor.empty(%64, %dim_7, %dim_7) : tensor<?x3x?x?xf32>
    %66 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_38 : tensor<?x3x?x?xf32>) outs(%65 : tensor<?x3x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %119 = arith.mulf %in, %cst_6 : f32
      linalg.yield %119 : f32
    } -> tensor<?x3x?x?xf32>
    %67 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66, %11 : tensor<?x3x?x?xf32>, tensor<1x1x?x?xf32>) outs(%65 : tensor<?x3x?x?xf32>) {
    ^bb0(%in: f32, %in_50: f32, %out: f32):
      %119 = arith.addf %in, %in_50 : f32
      linalg.yield %119 : f32
    } -> tensor<?x3x?x?xf32>
    %68 = tensor.empty(%64, %dim_7) : tensor<?x3x?xi64>
    %69 = linalg.fill ins(%c0_i64 : i64) outs(%68 : tensor<?x3x?xi64>) -> tensor<?x3x?xi64>
    %70 = tensor.empty(%64, %dim_7) : tensor<?x3x?xf32>
    %71 = linalg.fill ins(%cst_0 : f32) outs(%70 : tensor<?x3x?xf32>) -> tensor<?x3x?xf32>
    %72:2 = linalg.generic {indexing_maps = [#map1, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%67 : tensor<?x3x?x?xf32>) outs(%71, %69 : tensor<?x3x?xf32>, tensor<?x3x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_50: i64):
      %119 = linalg.index 3 : index
      %120 = arith.index_cast %119 : index to i64
      %121 = arith.maximumf %in, %out : f32
      %122 = arith.cmpf ogt, %in, %out : f32
      %123 = arith.select %122, %120, %out_50 : i64
      linalg.yield %121, %123 : f32, i64
    } -> (tensor<?x3x?xf32>, tensor<?x3x?xi64>)
    %expanded_39 = tensor.expand_shape %72#0 [[0], [1], [2, 3]] output_shape [%64, 3, %dim_7, 1] : tensor<?x3x?xf32> into tensor<?x3x?x1xf32>
    %73 = linalg.generic {indexing_maps = [#map1, #map16, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %expanded_39 : tensor<?x3x?x?xf32>, tensor<?x3x?x1xf32>) outs(%65 : tensor<?x3x?x?xf32>) {
    ^bb0(%in: f32, %in_50: f32, %out: f32):
      %119 = arith.subf %in, %in_50 : f32
      linalg.yield %119 : f32
    } -> tensor<?x3x?x?xf32>
    %74 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73 : tensor<?x3x?x?xf32>) outs(%65 : tensor<?x3x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %119 = math.exp %in : f32
      linalg.yield %119 : f32
    } -> tensor<?x3x?x?xf32>
    %75 = tensor.empty(%64, %dim_7) : tensor<?x3x?x1xf32>
    %76 = linalg.fill ins(%cst : f32) outs(%75 : tensor<?x3x?x1xf32>) -> tensor<?x3x?x1xf32>
    %77 = linalg.generic {indexing_maps = [#map1, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%74 : tensor<?x3x?x?xf32>) outs(%76 : tensor<?x3x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %119 = arith.addf %in, %out : f32
      linalg.yield %119 : f32
    } -> tensor<?x3x?x1xf32>
    %78 = linalg.generic {indexing_maps = [#map1, #map16, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74, %77 : tensor<?x3x?x?xf32>, tensor<?x3x?x1xf32>) outs(%65 : tensor<?x3x?x?xf32>) {
    ^bb0(%in: f32, %in_50: f32, %out: f32):
      %119 = arith.divf %in, %in_50 : f32
      linalg.yield %119 : f32
    } -> tensor<?x3x?x?xf32>
    %79 = arith.maxui %64, %dim : index
    %collapsed_40 = tensor.collapse_shape %78 [[0, 1], [2], [3]] : tensor<?x3x?x?xf32> into tensor<?x?x?xf32>
    %collapsed_41 = tensor.collapse_shape %reshape_34 [[0, 1], [2], [3]] : tensor<?x3x?x16xf32> into tensor<?x?x16xf32>
    %80 = arith.muli %79, %c3 : index
    %81 = tensor.empty(%80, %dim_7) : tensor<?x?x16xf32>
    %82 = linalg.fill ins(%cst : f32) outs(%81 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %83 = linalg.batch_matmul ins(%collapsed_40, %collapsed_41 : tensor<?x?x?xf32>, tensor<?x?x16xf32>) outs(%82 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %84 = arith.divsi %80, %c3 : index
    %expanded_42 = tensor.expand_shape %83 [[0, 1], [2], [3]] output_shape [%84, 3, %dim_7, 16] : tensor<?x?x16xf32> into tensor<?x3x?x16xf32>
    %85 = tensor.empty(%84, %dim_7) : tensor<?x?x3x16xf32>
    %transposed_43 = linalg.transpose ins(%expanded_42 : tensor<?x3x?x16xf32>) outs(%85 : tensor<?x?x3x16xf32>) permutation = [0, 2, 1, 3] 
    %86 = arith.index_cast %84 : index to i64
    %87 = arith.muli %86, %1 : i64
    %88 = arith.muli %87, %c48_i64 : i64
    %89 = arith.divui %88, %27 : i64
    %from_elements_44 = tensor.from_elements %0, %1, %89 : tensor<3xi64>
    %reshape_45 = tensor.reshape %transposed_43(%from_elements_44) : (tensor<?x?x3x16xf32>, tensor<3xi64>) -> tensor<?x?x48xf32>
    %transposed_46 = linalg.transpose ins(%arg6 : tensor<48x48xf32>) outs(%22 : tensor<48x48xf32>) permutation = [1, 0] 
    %90 = tensor.empty(%dim) : tensor<?x48x48xf32>
    %91 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_46 : tensor<48x48xf32>) outs(%90 : tensor<?x48x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x48x48xf32>
    %92 = tensor.empty(%dim, %dim_7) : tensor<?x?x48xf32>
    %93 = linalg.fill ins(%cst : f32) outs(%92 : tensor<?x?x48xf32>) -> tensor<?x?x48xf32>
    %94 = linalg.batch_matmul ins(%reshape_45, %91 : tensor<?x?x48xf32>, tensor<?x48x48xf32>) outs(%93 : tensor<?x?x48xf32>) -> tensor<?x?x48xf32>
    %95 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %94 : tensor<?x?x48xf32>, tensor<?x?x48xf32>) outs(%12 : tensor<?x?x48xf32>) {
    ^bb0(%in: f32, %in_50: f32, %out: f32):
      %119 = arith.addf %in, %in_50 : f32
      linalg.yield %119 : f32
    } -> tensor<?x?x48xf32>
    %96 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<?x?x48xf32>) outs(%12 : tensor<?x?x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %119 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %119 : f32
    } -> tensor<?x?x48xf32>
    %97 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%96 : tensor<?x?x48xf32>) outs(%15 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %119 = arith.addf %in, %out : f32
      linalg.yield %119 : f32
    } -> tensor<?x?x1xf32>
    %98 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<?x?x1xf32>) outs(%14 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %119 = arith.divf %in, %cst_5 : f32
      linalg.yield %119 : f32
    } -> tensor<?x?x1xf32>
    %99 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<?x?x1xf32>) outs(%14 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %119 = arith.truncf %cst_4 : f64 to f32
      %120 = arith.addf %in, %119 : f32
      linalg.yield %120 : f32
    } -> tensor<?x?x1xf32>
    %100 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<?x?x1xf32>) outs(%14 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %119 = math.rsqrt %in : f32
      linalg.yield %119 : f32
    } -> tensor<?x?x1xf32>
    %101 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %100 : tensor<?x?x48xf32>, tensor<?x?x1xf32>) outs(%12 : tensor<?x?x48xf32>) {
    ^bb0(%in: f32, %in_50: f32, %out: f32):
      %119 = arith.mulf %in, %in_50 : f32
      linalg.yield %119 : f32
    } -> tensor<?x?x48xf32>
    %102 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg11, %101 : tensor<48xf32>, tensor<?x?x48xf32>) outs(%12 : tensor<?x?x48xf32>) {
    ^bb0(%in: f32, %in_50: f32, %out: f32):
      %119 = arith.mulf %in, %in_50 : f32
      linalg.yield %119 : f32
    } -> tensor<?x?x48xf32>
    %103 = tensor.empty() : tensor<48x80xf32>
    %transposed_47 = linalg.transpose ins(%arg7 : tensor<80x48xf32>) outs(%103 : tensor<48x80xf32>) permutation = [1, 0] 
    %104 = tensor.empty(%dim) : tensor<?x48x80xf32>
    %105 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_47 : tensor<48x80xf32>) outs(%104 : tensor<?x48x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x48x80xf32>
    %106 = tensor.empty(%dim, %dim_7) : tensor<?x?x80xf32>
    %107 = linalg.fill ins(%cst : f32) outs(%106 : tensor<?x?x80xf32>) -> tensor<?x?x80xf32>
    %108 = linalg.batch_matmul ins(%102, %105 : tensor<?x?x48xf32>, tensor<?x48x80xf32>) outs(%107 : tensor<?x?x80xf32>) -> tensor<?x?x80xf32>
    %109 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<?x?x80xf32>) outs(%106 : tensor<?x?x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %119 = arith.negf %in : f32
      %120 = math.exp %119 : f32
      %121 = arith.addf %120, %cst_1 : f32
      %122 = arith.divf %cst_1, %121 : f32
      linalg.yield %122 : f32
    } -> tensor<?x?x80xf32>
    %110 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %109 : tensor<?x?x80xf32>, tensor<?x?x80xf32>) outs(%106 : tensor<?x?x80xf32>) {
    ^bb0(%in: f32, %in_50: f32, %out: f32):
      %119 = arith.mulf %in, %in_50 : f32
      linalg.yield %119 : f32
    } -> tensor<?x?x80xf32>
    %transposed_48 = linalg.transpose ins(%arg8 : tensor<80x48xf32>) outs(%103 : tensor<48x80xf32>) permutation = [1, 0] 
    %111 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_48 : tensor<48x80xf32>) outs(%104 : tensor<?x48x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x48x80xf32>
    %112 = linalg.batch_matmul ins(%102, %111 : tensor<?x?x48xf32>, tensor<?x48x80xf32>) outs(%107 : tensor<?x?x80xf32>) -> tensor<?x?x80xf32>
    %113 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110, %112 : tensor<?x?x80xf32>, tensor<?x?x80xf32>) outs(%106 : tensor<?x?x80xf32>) {
    ^bb0(%in: f32, %in_50: f32, %out: f32):
      %119 = arith.mulf %in, %in_50 : f32
      linalg.yield %119 : f32
    } -> tensor<?x?x80xf32>
    %114 = tensor.empty() : tensor<80x48xf32>
    %transposed_49 = linalg.transpose ins(%arg9 : tensor<48x80xf32>) outs(%114 : tensor<80x48xf32>) permutation = [1, 0] 
    %115 = tensor.empty(%dim) : tensor<?x80x48xf32>
    %116 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_49 : tensor<80x48xf32>) outs(%115 : tensor<?x80x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x80x48xf32>
    %117 = linalg.batch_matmul ins(%113, %116 : tensor<?x?x80xf32>, tensor<?x80x48xf32>) outs(%25 : tensor<?x?x48xf32>) -> tensor<?x?x48xf32>
    %118 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %117 : tensor<?x?x48xf32>, tensor<?x?x48xf32>) outs(%12 : tensor<?x?x48xf32>) {
    ^bb0(%in: f32, %in_50: f32, %out: f32):
      %119 = arith.addf %in, %in_50 : f32
      linalg.yield %119 : f32
    } -> tensor<?x?x48xf32>
    return %118 : tensor<?x?x48xf32>
  }
}
