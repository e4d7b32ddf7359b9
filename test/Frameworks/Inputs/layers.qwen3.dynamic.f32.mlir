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
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x?x48xf32>, %arg1: tensor<1x?x16xf32>, %arg2: tensor<1x?x16xf32>, %arg3: tensor<48x48xf32>, %arg4: tensor<16x48xf32>, %arg5: tensor<16x48xf32>, %arg6: tensor<48x48xf32>, %arg7: tensor<16xf32>, %arg8: tensor<16xf32>, %arg9: tensor<80x48xf32>, %arg10: tensor<80x48xf32>, %arg11: tensor<48x80xf32>, %arg12: tensor<48xf32>, %arg13: tensor<48xf32>) -> tensor<2x?x48xf32> {
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<-1.000000e+04> : tensor<f32>
    %cst_4 = arith.constant 9.9999999999999995E-7 : f64
    %cst_5 = arith.constant 4.800000e+01 : f32
    %c32_i64 = arith.constant 32 : i64
    %c96_i64 = arith.constant 96 : i64
    %cst_6 = arith.constant 1.600000e+01 : f32
    %cst_7 = arith.constant 2.500000e-01 : f32
    %c16_i64 = arith.constant 16 : i64
    %c2 = arith.constant 2 : index
    %dim = tensor.dim %arg0, %c1 : tensor<2x?x48xf32>
    %0 = arith.index_cast %dim : index to i64
    %1 = tensor.empty(%dim, %dim) : tensor<1x1x?x?xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%1 : tensor<1x1x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x?x?xf32>
    %3 = tensor.empty(%dim) : tensor<?xi64>
    %4 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%3 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %128 = linalg.index 0 : index
      %129 = arith.index_cast %128 : index to i64
      linalg.yield %129 : i64
    } -> tensor<?xi64>
    %expanded = tensor.expand_shape %4 [[0, 1]] output_shape [1, %dim] : tensor<?xi64> into tensor<1x?xi64>
    %expanded_8 = tensor.expand_shape %4 [[0, 1]] output_shape [%dim, 1] : tensor<?xi64> into tensor<?x1xi64>
    %5 = tensor.empty(%dim, %dim) : tensor<?x?xi64>
    %6 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_8 : tensor<1x?xi64>, tensor<?x1xi64>) outs(%5 : tensor<?x?xi64>) {
    ^bb0(%in: i64, %in_42: i64, %out: i64):
      %128 = arith.subi %in, %in_42 : i64
      linalg.yield %128 : i64
    } -> tensor<?x?xi64>
    %7 = tensor.empty(%dim, %dim) : tensor<?x?xi1>
    %8 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<?x?xi64>) outs(%7 : tensor<?x?xi1>) {
    ^bb0(%in: i64, %out: i1):
      %128 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %128 : i1
    } -> tensor<?x?xi1>
    %9 = tensor.empty(%dim, %dim) : tensor<1x1x?x?xf32>
    %10 = linalg.generic {indexing_maps = [#map6, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %2, %cst_2 : tensor<?x?xi1>, tensor<1x1x?x?xf32>, tensor<f32>) outs(%9 : tensor<1x1x?x?xf32>) {
    ^bb0(%in: i1, %in_42: f32, %in_43: f32, %out: f32):
      %128 = arith.select %in, %in_42, %in_43 : f32
      linalg.yield %128 : f32
    } -> tensor<1x1x?x?xf32>
    %11 = tensor.empty(%dim) : tensor<2x?x48xf32>
    %12 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x?x48xf32>) outs(%11 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %128 : f32
    } -> tensor<2x?x48xf32>
    %13 = tensor.empty(%dim) : tensor<2x?x1xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<2x?x1xf32>) -> tensor<2x?x1xf32>
    %15 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%12 : tensor<2x?x48xf32>) outs(%14 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = arith.addf %in, %out : f32
      linalg.yield %128 : f32
    } -> tensor<2x?x1xf32>
    %16 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x?x1xf32>) outs(%13 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = arith.divf %in, %cst_5 : f32
      linalg.yield %128 : f32
    } -> tensor<2x?x1xf32>
    %17 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x?x1xf32>) outs(%13 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = arith.truncf %cst_4 : f64 to f32
      %129 = arith.addf %in, %128 : f32
      linalg.yield %129 : f32
    } -> tensor<2x?x1xf32>
    %18 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x?x1xf32>) outs(%13 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = math.rsqrt %in : f32
      linalg.yield %128 : f32
    } -> tensor<2x?x1xf32>
    %19 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %18 : tensor<2x?x48xf32>, tensor<2x?x1xf32>) outs(%11 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %128 = arith.mulf %in, %in_42 : f32
      linalg.yield %128 : f32
    } -> tensor<2x?x48xf32>
    %20 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg12, %19 : tensor<48xf32>, tensor<2x?x48xf32>) outs(%11 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %128 = arith.mulf %in, %in_42 : f32
      linalg.yield %128 : f32
    } -> tensor<2x?x48xf32>
    %21 = tensor.empty() : tensor<48x48xf32>
    %transposed = linalg.transpose ins(%arg3 : tensor<48x48xf32>) outs(%21 : tensor<48x48xf32>) permutation = [1, 0] 
    %22 = tensor.empty() : tensor<2x48x48xf32>
    %23 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<48x48xf32>) outs(%22 : tensor<2x48x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x48x48xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%11 : tensor<2x?x48xf32>) -> tensor<2x?x48xf32>
    %25 = linalg.batch_matmul ins(%20, %23 : tensor<2x?x48xf32>, tensor<2x48x48xf32>) outs(%24 : tensor<2x?x48xf32>) -> tensor<2x?x48xf32>
    %26 = arith.muli %0, %c32_i64 : i64
    %27 = arith.muli %0, %c96_i64 : i64
    %28 = arith.divui %27, %26 : i64
    %from_elements = tensor.from_elements %c2_i64, %0, %28, %c16_i64 : tensor<4xi64>
    %reshape = tensor.reshape %25(%from_elements) : (tensor<2x?x48xf32>, tensor<4xi64>) -> tensor<2x?x3x16xf32>
    %29 = tensor.empty(%dim) : tensor<2x?x3x16xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape : tensor<2x?x3x16xf32>) outs(%29 : tensor<2x?x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %128 : f32
    } -> tensor<2x?x3x16xf32>
    %31 = tensor.empty(%dim) : tensor<2x?x3x1xf32>
    %32 = linalg.fill ins(%cst : f32) outs(%31 : tensor<2x?x3x1xf32>) -> tensor<2x?x3x1xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%30 : tensor<2x?x3x16xf32>) outs(%32 : tensor<2x?x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = arith.addf %in, %out : f32
      linalg.yield %128 : f32
    } -> tensor<2x?x3x1xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33 : tensor<2x?x3x1xf32>) outs(%31 : tensor<2x?x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = arith.divf %in, %cst_6 : f32
      linalg.yield %128 : f32
    } -> tensor<2x?x3x1xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34 : tensor<2x?x3x1xf32>) outs(%31 : tensor<2x?x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = arith.truncf %cst_4 : f64 to f32
      %129 = arith.addf %in, %128 : f32
      linalg.yield %129 : f32
    } -> tensor<2x?x3x1xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35 : tensor<2x?x3x1xf32>) outs(%31 : tensor<2x?x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = math.rsqrt %in : f32
      linalg.yield %128 : f32
    } -> tensor<2x?x3x1xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape, %36 : tensor<2x?x3x16xf32>, tensor<2x?x3x1xf32>) outs(%29 : tensor<2x?x3x16xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %128 = arith.mulf %in, %in_42 : f32
      linalg.yield %128 : f32
    } -> tensor<2x?x3x16xf32>
    %38 = linalg.generic {indexing_maps = [#map12, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg7, %37 : tensor<16xf32>, tensor<2x?x3x16xf32>) outs(%29 : tensor<2x?x3x16xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %128 = arith.mulf %in, %in_42 : f32
      linalg.yield %128 : f32
    } -> tensor<2x?x3x16xf32>
    %39 = tensor.empty(%dim) : tensor<2x3x?x16xf32>
    %transposed_9 = linalg.transpose ins(%38 : tensor<2x?x3x16xf32>) outs(%39 : tensor<2x3x?x16xf32>) permutation = [0, 2, 1, 3] 
    %40 = tensor.empty() : tensor<48x16xf32>
    %transposed_10 = linalg.transpose ins(%arg4 : tensor<16x48xf32>) outs(%40 : tensor<48x16xf32>) permutation = [1, 0] 
    %41 = tensor.empty() : tensor<2x48x16xf32>
    %42 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_10 : tensor<48x16xf32>) outs(%41 : tensor<2x48x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x48x16xf32>
    %43 = tensor.empty(%dim) : tensor<2x?x16xf32>
    %44 = linalg.fill ins(%cst : f32) outs(%43 : tensor<2x?x16xf32>) -> tensor<2x?x16xf32>
    %45 = linalg.batch_matmul ins(%20, %42 : tensor<2x?x48xf32>, tensor<2x48x16xf32>) outs(%44 : tensor<2x?x16xf32>) -> tensor<2x?x16xf32>
    %46 = arith.muli %0, %c32_i64 : i64
    %47 = arith.divui %46, %26 : i64
    %from_elements_11 = tensor.from_elements %c2_i64, %0, %47, %c16_i64 : tensor<4xi64>
    %reshape_12 = tensor.reshape %45(%from_elements_11) : (tensor<2x?x16xf32>, tensor<4xi64>) -> tensor<2x?x1x16xf32>
    %48 = tensor.empty(%dim) : tensor<2x?x1x16xf32>
    %49 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_12 : tensor<2x?x1x16xf32>) outs(%48 : tensor<2x?x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %128 : f32
    } -> tensor<2x?x1x16xf32>
    %50 = tensor.empty(%dim) : tensor<2x?x1x1xf32>
    %51 = linalg.fill ins(%cst : f32) outs(%50 : tensor<2x?x1x1xf32>) -> tensor<2x?x1x1xf32>
    %52 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%49 : tensor<2x?x1x16xf32>) outs(%51 : tensor<2x?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = arith.addf %in, %out : f32
      linalg.yield %128 : f32
    } -> tensor<2x?x1x1xf32>
    %53 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<2x?x1x1xf32>) outs(%50 : tensor<2x?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = arith.divf %in, %cst_6 : f32
      linalg.yield %128 : f32
    } -> tensor<2x?x1x1xf32>
    %54 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53 : tensor<2x?x1x1xf32>) outs(%50 : tensor<2x?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = arith.truncf %cst_4 : f64 to f32
      %129 = arith.addf %in, %128 : f32
      linalg.yield %129 : f32
    } -> tensor<2x?x1x1xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54 : tensor<2x?x1x1xf32>) outs(%50 : tensor<2x?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = math.rsqrt %in : f32
      linalg.yield %128 : f32
    } -> tensor<2x?x1x1xf32>
    %56 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_12, %55 : tensor<2x?x1x16xf32>, tensor<2x?x1x1xf32>) outs(%48 : tensor<2x?x1x16xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %128 = arith.mulf %in, %in_42 : f32
      linalg.yield %128 : f32
    } -> tensor<2x?x1x16xf32>
    %57 = linalg.generic {indexing_maps = [#map12, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg8, %56 : tensor<16xf32>, tensor<2x?x1x16xf32>) outs(%48 : tensor<2x?x1x16xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %128 = arith.mulf %in, %in_42 : f32
      linalg.yield %128 : f32
    } -> tensor<2x?x1x16xf32>
    %58 = tensor.empty(%dim) : tensor<2x1x?x16xf32>
    %transposed_13 = linalg.transpose ins(%57 : tensor<2x?x1x16xf32>) outs(%58 : tensor<2x1x?x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_14 = linalg.transpose ins(%arg5 : tensor<16x48xf32>) outs(%40 : tensor<48x16xf32>) permutation = [1, 0] 
    %59 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_14 : tensor<48x16xf32>) outs(%41 : tensor<2x48x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x48x16xf32>
    %60 = linalg.batch_matmul ins(%20, %59 : tensor<2x?x48xf32>, tensor<2x48x16xf32>) outs(%44 : tensor<2x?x16xf32>) -> tensor<2x?x16xf32>
    %reshape_15 = tensor.reshape %60(%from_elements_11) : (tensor<2x?x16xf32>, tensor<4xi64>) -> tensor<2x?x1x16xf32>
    %transposed_16 = linalg.transpose ins(%reshape_15 : tensor<2x?x1x16xf32>) outs(%58 : tensor<2x1x?x16xf32>) permutation = [0, 2, 1, 3] 
    %dim_17 = tensor.dim %arg1, %c1 : tensor<1x?x16xf32>
    %expanded_18 = tensor.expand_shape %arg1 [[0], [1, 2], [3]] output_shape [1, 1, %dim_17, 16] : tensor<1x?x16xf32> into tensor<1x1x?x16xf32>
    %dim_19 = tensor.dim %arg2, %c1 : tensor<1x?x16xf32>
    %expanded_20 = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [1, 1, %dim_19, 16] : tensor<1x?x16xf32> into tensor<1x1x?x16xf32>
    %61 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_9, %expanded_18 : tensor<2x3x?x16xf32>, tensor<1x1x?x16xf32>) outs(%39 : tensor<2x3x?x16xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %128 = arith.mulf %in, %in_42 : f32
      linalg.yield %128 : f32
    } -> tensor<2x3x?x16xf32>
    %extracted_slice = tensor.extract_slice %transposed_9[0, 0, 0, 0] [2, 3, %dim, 8] [1, 1, 1, 1] : tensor<2x3x?x16xf32> to tensor<2x3x?x8xf32>
    %extracted_slice_21 = tensor.extract_slice %transposed_9[0, 0, 0, 8] [2, 3, %dim, 8] [1, 1, 1, 1] : tensor<2x3x?x16xf32> to tensor<2x3x?x8xf32>
    %62 = tensor.empty(%dim) : tensor<2x3x?x8xf32>
    %63 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_21 : tensor<2x3x?x8xf32>) outs(%62 : tensor<2x3x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = arith.negf %in : f32
      linalg.yield %128 : f32
    } -> tensor<2x3x?x8xf32>
    %concat = tensor.concat dim(3) %63, %extracted_slice : (tensor<2x3x?x8xf32>, tensor<2x3x?x8xf32>) -> tensor<2x3x?x16xf32>
    %dim_22 = tensor.dim %63, %c2 : tensor<2x3x?x8xf32>
    %64 = tensor.empty(%dim_22) : tensor<2x3x?x16xf32>
    %65 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat, %expanded_20 : tensor<2x3x?x16xf32>, tensor<1x1x?x16xf32>) outs(%64 : tensor<2x3x?x16xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %128 = arith.mulf %in, %in_42 : f32
      linalg.yield %128 : f32
    } -> tensor<2x3x?x16xf32>
    %66 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61, %65 : tensor<2x3x?x16xf32>, tensor<2x3x?x16xf32>) outs(%39 : tensor<2x3x?x16xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %128 = arith.addf %in, %in_42 : f32
      linalg.yield %128 : f32
    } -> tensor<2x3x?x16xf32>
    %67 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_13, %expanded_18 : tensor<2x1x?x16xf32>, tensor<1x1x?x16xf32>) outs(%58 : tensor<2x1x?x16xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %128 = arith.mulf %in, %in_42 : f32
      linalg.yield %128 : f32
    } -> tensor<2x1x?x16xf32>
    %extracted_slice_23 = tensor.extract_slice %transposed_13[0, 0, 0, 0] [2, 1, %dim, 8] [1, 1, 1, 1] : tensor<2x1x?x16xf32> to tensor<2x1x?x8xf32>
    %extracted_slice_24 = tensor.extract_slice %transposed_13[0, 0, 0, 8] [2, 1, %dim, 8] [1, 1, 1, 1] : tensor<2x1x?x16xf32> to tensor<2x1x?x8xf32>
    %68 = tensor.empty(%dim) : tensor<2x1x?x8xf32>
    %69 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_24 : tensor<2x1x?x8xf32>) outs(%68 : tensor<2x1x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = arith.negf %in : f32
      linalg.yield %128 : f32
    } -> tensor<2x1x?x8xf32>
    %concat_25 = tensor.concat dim(3) %69, %extracted_slice_23 : (tensor<2x1x?x8xf32>, tensor<2x1x?x8xf32>) -> tensor<2x1x?x16xf32>
    %dim_26 = tensor.dim %69, %c2 : tensor<2x1x?x8xf32>
    %70 = tensor.empty(%dim_26) : tensor<2x1x?x16xf32>
    %71 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_25, %expanded_20 : tensor<2x1x?x16xf32>, tensor<1x1x?x16xf32>) outs(%70 : tensor<2x1x?x16xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %128 = arith.mulf %in, %in_42 : f32
      linalg.yield %128 : f32
    } -> tensor<2x1x?x16xf32>
    %72 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %71 : tensor<2x1x?x16xf32>, tensor<2x1x?x16xf32>) outs(%58 : tensor<2x1x?x16xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %128 = arith.addf %in, %in_42 : f32
      linalg.yield %128 : f32
    } -> tensor<2x1x?x16xf32>
    %73 = tensor.empty(%dim) : tensor<2x1x3x?x16xf32>
    %74 = linalg.generic {indexing_maps = [#map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%72 : tensor<2x1x?x16xf32>) outs(%73 : tensor<2x1x3x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x3x?x16xf32>
    %collapsed = tensor.collapse_shape %74 [[0], [1, 2], [3], [4]] : tensor<2x1x3x?x16xf32> into tensor<2x3x?x16xf32>
    %75 = linalg.generic {indexing_maps = [#map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_16 : tensor<2x1x?x16xf32>) outs(%73 : tensor<2x1x3x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x3x?x16xf32>
    %76 = tensor.empty(%dim) : tensor<2x3x16x?xf32>
    %transposed_27 = linalg.transpose ins(%collapsed : tensor<2x3x?x16xf32>) outs(%76 : tensor<2x3x16x?xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_28 = tensor.collapse_shape %66 [[0, 1], [2], [3]] : tensor<2x3x?x16xf32> into tensor<6x?x16xf32>
    %collapsed_29 = tensor.collapse_shape %transposed_27 [[0, 1], [2], [3]] : tensor<2x3x16x?xf32> into tensor<6x16x?xf32>
    %77 = tensor.empty(%dim, %dim) : tensor<6x?x?xf32>
    %78 = linalg.fill ins(%cst : f32) outs(%77 : tensor<6x?x?xf32>) -> tensor<6x?x?xf32>
    %79 = linalg.batch_matmul ins(%collapsed_28, %collapsed_29 : tensor<6x?x16xf32>, tensor<6x16x?xf32>) outs(%78 : tensor<6x?x?xf32>) -> tensor<6x?x?xf32>
    %expanded_30 = tensor.expand_shape %79 [[0, 1], [2], [3]] output_shape [2, 3, %dim, %dim] : tensor<6x?x?xf32> into tensor<2x3x?x?xf32>
    %80 = tensor.empty(%dim, %dim) : tensor<2x3x?x?xf32>
    %81 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_30 : tensor<2x3x?x?xf32>) outs(%80 : tensor<2x3x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = arith.mulf %in, %cst_7 : f32
      linalg.yield %128 : f32
    } -> tensor<2x3x?x?xf32>
    %82 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81, %10 : tensor<2x3x?x?xf32>, tensor<1x1x?x?xf32>) outs(%80 : tensor<2x3x?x?xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %128 = arith.addf %in, %in_42 : f32
      linalg.yield %128 : f32
    } -> tensor<2x3x?x?xf32>
    %83 = tensor.empty(%dim) : tensor<2x3x?xi64>
    %84 = linalg.fill ins(%c0_i64 : i64) outs(%83 : tensor<2x3x?xi64>) -> tensor<2x3x?xi64>
    %85 = tensor.empty(%dim) : tensor<2x3x?xf32>
    %86 = linalg.fill ins(%cst_0 : f32) outs(%85 : tensor<2x3x?xf32>) -> tensor<2x3x?xf32>
    %87:2 = linalg.generic {indexing_maps = [#map1, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%82 : tensor<2x3x?x?xf32>) outs(%86, %84 : tensor<2x3x?xf32>, tensor<2x3x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_42: i64):
      %128 = linalg.index 3 : index
      %129 = arith.index_cast %128 : index to i64
      %130 = arith.maximumf %in, %out : f32
      %131 = arith.cmpf ogt, %in, %out : f32
      %132 = arith.select %131, %129, %out_42 : i64
      linalg.yield %130, %132 : f32, i64
    } -> (tensor<2x3x?xf32>, tensor<2x3x?xi64>)
    %expanded_31 = tensor.expand_shape %87#0 [[0], [1], [2, 3]] output_shape [2, 3, %dim, 1] : tensor<2x3x?xf32> into tensor<2x3x?x1xf32>
    %88 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82, %expanded_31 : tensor<2x3x?x?xf32>, tensor<2x3x?x1xf32>) outs(%80 : tensor<2x3x?x?xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %128 = arith.subf %in, %in_42 : f32
      linalg.yield %128 : f32
    } -> tensor<2x3x?x?xf32>
    %89 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%88 : tensor<2x3x?x?xf32>) outs(%80 : tensor<2x3x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = math.exp %in : f32
      linalg.yield %128 : f32
    } -> tensor<2x3x?x?xf32>
    %90 = tensor.empty(%dim) : tensor<2x3x?x1xf32>
    %91 = linalg.fill ins(%cst : f32) outs(%90 : tensor<2x3x?x1xf32>) -> tensor<2x3x?x1xf32>
    %92 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%89 : tensor<2x3x?x?xf32>) outs(%91 : tensor<2x3x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = arith.addf %in, %out : f32
      linalg.yield %128 : f32
    } -> tensor<2x3x?x1xf32>
    %93 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%89, %92 : tensor<2x3x?x?xf32>, tensor<2x3x?x1xf32>) outs(%80 : tensor<2x3x?x?xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %128 = arith.divf %in, %in_42 : f32
      linalg.yield %128 : f32
    } -> tensor<2x3x?x?xf32>
    %collapsed_32 = tensor.collapse_shape %93 [[0, 1], [2], [3]] : tensor<2x3x?x?xf32> into tensor<6x?x?xf32>
    %collapsed_33 = tensor.collapse_shape %75 [[0, 1, 2], [3], [4]] : tensor<2x1x3x?x16xf32> into tensor<6x?x16xf32>
    %94 = tensor.empty(%dim) : tensor<6x?x16xf32>
    %95 = linalg.fill ins(%cst : f32) outs(%94 : tensor<6x?x16xf32>) -> tensor<6x?x16xf32>
    %96 = linalg.batch_matmul ins(%collapsed_32, %collapsed_33 : tensor<6x?x?xf32>, tensor<6x?x16xf32>) outs(%95 : tensor<6x?x16xf32>) -> tensor<6x?x16xf32>
    %expanded_34 = tensor.expand_shape %96 [[0, 1], [2], [3]] output_shape [2, 3, %dim, 16] : tensor<6x?x16xf32> into tensor<2x3x?x16xf32>
    %transposed_35 = linalg.transpose ins(%expanded_34 : tensor<2x3x?x16xf32>) outs(%29 : tensor<2x?x3x16xf32>) permutation = [0, 2, 1, 3] 
    %97 = arith.muli %0, %c2_i64 : i64
    %98 = arith.muli %0, %c96_i64 : i64
    %99 = arith.divui %98, %97 : i64
    %from_elements_36 = tensor.from_elements %c2_i64, %0, %99 : tensor<3xi64>
    %reshape_37 = tensor.reshape %transposed_35(%from_elements_36) : (tensor<2x?x3x16xf32>, tensor<3xi64>) -> tensor<2x?x48xf32>
    %transposed_38 = linalg.transpose ins(%arg6 : tensor<48x48xf32>) outs(%21 : tensor<48x48xf32>) permutation = [1, 0] 
    %100 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_38 : tensor<48x48xf32>) outs(%22 : tensor<2x48x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x48x48xf32>
    %101 = tensor.empty(%dim) : tensor<2x?x48xf32>
    %102 = linalg.fill ins(%cst : f32) outs(%101 : tensor<2x?x48xf32>) -> tensor<2x?x48xf32>
    %103 = linalg.batch_matmul ins(%reshape_37, %100 : tensor<2x?x48xf32>, tensor<2x48x48xf32>) outs(%102 : tensor<2x?x48xf32>) -> tensor<2x?x48xf32>
    %104 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %103 : tensor<2x?x48xf32>, tensor<2x?x48xf32>) outs(%11 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %128 = arith.addf %in, %in_42 : f32
      linalg.yield %128 : f32
    } -> tensor<2x?x48xf32>
    %105 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<2x?x48xf32>) outs(%11 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %128 : f32
    } -> tensor<2x?x48xf32>
    %106 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%105 : tensor<2x?x48xf32>) outs(%14 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = arith.addf %in, %out : f32
      linalg.yield %128 : f32
    } -> tensor<2x?x1xf32>
    %107 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<2x?x1xf32>) outs(%13 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = arith.divf %in, %cst_5 : f32
      linalg.yield %128 : f32
    } -> tensor<2x?x1xf32>
    %108 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<2x?x1xf32>) outs(%13 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = arith.truncf %cst_4 : f64 to f32
      %129 = arith.addf %in, %128 : f32
      linalg.yield %129 : f32
    } -> tensor<2x?x1xf32>
    %109 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<2x?x1xf32>) outs(%13 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = math.rsqrt %in : f32
      linalg.yield %128 : f32
    } -> tensor<2x?x1xf32>
    %110 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %109 : tensor<2x?x48xf32>, tensor<2x?x1xf32>) outs(%11 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %128 = arith.mulf %in, %in_42 : f32
      linalg.yield %128 : f32
    } -> tensor<2x?x48xf32>
    %111 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg13, %110 : tensor<48xf32>, tensor<2x?x48xf32>) outs(%11 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %128 = arith.mulf %in, %in_42 : f32
      linalg.yield %128 : f32
    } -> tensor<2x?x48xf32>
    %112 = tensor.empty() : tensor<48x80xf32>
    %transposed_39 = linalg.transpose ins(%arg9 : tensor<80x48xf32>) outs(%112 : tensor<48x80xf32>) permutation = [1, 0] 
    %113 = tensor.empty() : tensor<2x48x80xf32>
    %114 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_39 : tensor<48x80xf32>) outs(%113 : tensor<2x48x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x48x80xf32>
    %115 = tensor.empty(%dim) : tensor<2x?x80xf32>
    %116 = linalg.fill ins(%cst : f32) outs(%115 : tensor<2x?x80xf32>) -> tensor<2x?x80xf32>
    %117 = linalg.batch_matmul ins(%111, %114 : tensor<2x?x48xf32>, tensor<2x48x80xf32>) outs(%116 : tensor<2x?x80xf32>) -> tensor<2x?x80xf32>
    %118 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<2x?x80xf32>) outs(%115 : tensor<2x?x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = arith.negf %in : f32
      %129 = math.exp %128 : f32
      %130 = arith.addf %129, %cst_1 : f32
      %131 = arith.divf %cst_1, %130 : f32
      linalg.yield %131 : f32
    } -> tensor<2x?x80xf32>
    %119 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117, %118 : tensor<2x?x80xf32>, tensor<2x?x80xf32>) outs(%115 : tensor<2x?x80xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %128 = arith.mulf %in, %in_42 : f32
      linalg.yield %128 : f32
    } -> tensor<2x?x80xf32>
    %transposed_40 = linalg.transpose ins(%arg10 : tensor<80x48xf32>) outs(%112 : tensor<48x80xf32>) permutation = [1, 0] 
    %120 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_40 : tensor<48x80xf32>) outs(%113 : tensor<2x48x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x48x80xf32>
    %121 = linalg.batch_matmul ins(%111, %120 : tensor<2x?x48xf32>, tensor<2x48x80xf32>) outs(%116 : tensor<2x?x80xf32>) -> tensor<2x?x80xf32>
    %122 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %121 : tensor<2x?x80xf32>, tensor<2x?x80xf32>) outs(%115 : tensor<2x?x80xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %128 = arith.mulf %in, %in_42 : f32
      linalg.yield %128 : f32
    } -> tensor<2x?x80xf32>
    %123 = tensor.empty() : tensor<80x48xf32>
    %transposed_41 = linalg.transpose ins(%arg11 : tensor<48x80xf32>) outs(%123 : tensor<80x48xf32>) permutation = [1, 0] 
    %124 = tensor.empty() : tensor<2x80x48xf32>
    %125 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_41 : tensor<80x48xf32>) outs(%124 : tensor<2x80x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x80x48xf32>
    %126 = linalg.batch_matmul ins(%122, %125 : tensor<2x?x80xf32>, tensor<2x80x48xf32>) outs(%24 : tensor<2x?x48xf32>) -> tensor<2x?x48xf32>
    %127 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %126 : tensor<2x?x48xf32>, tensor<2x?x48xf32>) outs(%11 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %128 = arith.addf %in, %in_42 : f32
      linalg.yield %128 : f32
    } -> tensor<2x?x48xf32>
    return %127 : tensor<2x?x48xf32>
  }
}
