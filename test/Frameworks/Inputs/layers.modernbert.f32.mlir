#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x7x48xf32>, %arg1: tensor<1x7x16xf32>, %arg2: tensor<1x7x16xf32>, %arg3: tensor<48xf32>, %arg4: tensor<144x48xf32>, %arg5: tensor<48x48xf32>, %arg6: tensor<48xf32>, %arg7: tensor<160x48xf32>, %arg8: tensor<48x80xf32>) -> tensor<2x7x48xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 5.000000e-01 : f32
    %cst_4 = arith.constant 1.000000e-05 : f64
    %cst_5 = arith.constant 4.800000e+01 : f64
    %cst_6 = arith.constant 4.800000e+01 : f32
    %cst_7 = arith.constant 2.500000e-01 : f32
    %cst_8 = arith.constant 1.41421354 : f32
    %0 = tensor.empty() : tensor<2x7x48xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xf32>) outs(%0 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %86 = arith.extf %in : f32 to f64
      linalg.yield %86 : f64
    } -> tensor<2x7x48xf64>
    %2 = tensor.empty() : tensor<2x7x1xf64>
    %3 = linalg.fill ins(%cst : f64) outs(%2 : tensor<2x7x1xf64>) -> tensor<2x7x1xf64>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<2x7x48xf64>) outs(%3 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %86 = arith.addf %in, %out : f64
      linalg.yield %86 : f64
    } -> tensor<2x7x1xf64>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2x7x1xf64>) outs(%2 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %86 = arith.divf %in, %cst_5 : f64
      linalg.yield %86 : f64
    } -> tensor<2x7x1xf64>
    %6 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %5 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%0 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_44: f64, %out: f64):
      %86 = arith.subf %in, %in_44 : f64
      linalg.yield %86 : f64
    } -> tensor<2x7x48xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %6 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%0 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_44: f64, %out: f64):
      %86 = arith.mulf %in, %in_44 : f64
      linalg.yield %86 : f64
    } -> tensor<2x7x48xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%7 : tensor<2x7x48xf64>) outs(%3 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %86 = arith.addf %in, %out : f64
      linalg.yield %86 : f64
    } -> tensor<2x7x1xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x7x1xf64>) outs(%2 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %86 = arith.divf %in, %cst_5 : f64
      linalg.yield %86 : f64
    } -> tensor<2x7x1xf64>
    %10 = tensor.empty() : tensor<2x7x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x7x1xf64>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %86 = arith.truncf %in : f64 to f32
      linalg.yield %86 : f32
    } -> tensor<2x7x1xf32>
    %12 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<2x7x48xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %86 = arith.addf %in, %out : f32
      linalg.yield %86 : f32
    } -> tensor<2x7x1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %86 = arith.divf %in, %cst_6 : f32
      linalg.yield %86 : f32
    } -> tensor<2x7x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %86 = arith.truncf %cst_4 : f64 to f32
      %87 = arith.addf %in, %86 : f32
      linalg.yield %87 : f32
    } -> tensor<2x7x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %86 = math.rsqrt %in : f32
      linalg.yield %86 : f32
    } -> tensor<2x7x1xf32>
    %17 = tensor.empty() : tensor<2x7x48xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %14 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%17 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %86 = arith.subf %in, %in_44 : f32
      linalg.yield %86 : f32
    } -> tensor<2x7x48xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %16 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%17 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %86 = arith.mulf %in, %in_44 : f32
      linalg.yield %86 : f32
    } -> tensor<2x7x48xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %arg3 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%17 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %86 = arith.mulf %in, %in_44 : f32
      linalg.yield %86 : f32
    } -> tensor<2x7x48xf32>
    %21 = tensor.empty() : tensor<48x144xf32>
    %transposed = linalg.transpose ins(%arg4 : tensor<144x48xf32>) outs(%21 : tensor<48x144xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %20 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %22 = tensor.empty() : tensor<14x144xf32>
    %23 = linalg.fill ins(%cst_0 : f32) outs(%22 : tensor<14x144xf32>) -> tensor<14x144xf32>
    %24 = linalg.matmul ins(%collapsed, %transposed : tensor<14x48xf32>, tensor<48x144xf32>) outs(%23 : tensor<14x144xf32>) -> tensor<14x144xf32>
    %expanded = tensor.expand_shape %24 [[0, 1], [2, 3, 4]] output_shape [2, 7, 3, 3, 16] : tensor<14x144xf32> into tensor<2x7x3x3x16xf32>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0, 0, 0] [2, 7, 1, 3, 16] [1, 1, 1, 1, 1] : tensor<2x7x3x3x16xf32> to tensor<2x7x1x3x16xf32>
    %extracted_slice_9 = tensor.extract_slice %expanded[0, 0, 1, 0, 0] [2, 7, 1, 3, 16] [1, 1, 1, 1, 1] : tensor<2x7x3x3x16xf32> to tensor<2x7x1x3x16xf32>
    %extracted_slice_10 = tensor.extract_slice %expanded[0, 0, 2, 0, 0] [2, 7, 1, 3, 16] [1, 1, 1, 1, 1] : tensor<2x7x3x3x16xf32> to tensor<2x7x1x3x16xf32>
    %collapsed_11 = tensor.collapse_shape %extracted_slice [[0], [1, 2], [3], [4]] : tensor<2x7x1x3x16xf32> into tensor<2x7x3x16xf32>
    %collapsed_12 = tensor.collapse_shape %extracted_slice_9 [[0], [1, 2], [3], [4]] : tensor<2x7x1x3x16xf32> into tensor<2x7x3x16xf32>
    %collapsed_13 = tensor.collapse_shape %extracted_slice_10 [[0], [1, 2], [3], [4]] : tensor<2x7x1x3x16xf32> into tensor<2x7x3x16xf32>
    %25 = tensor.empty() : tensor<2x3x7x16xf32>
    %transposed_14 = linalg.transpose ins(%collapsed_11 : tensor<2x7x3x16xf32>) outs(%25 : tensor<2x3x7x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_15 = linalg.transpose ins(%collapsed_12 : tensor<2x7x3x16xf32>) outs(%25 : tensor<2x3x7x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_16 = linalg.transpose ins(%collapsed_13 : tensor<2x7x3x16xf32>) outs(%25 : tensor<2x3x7x16xf32>) permutation = [0, 2, 1, 3] 
    %expanded_17 = tensor.expand_shape %arg1 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xf32> into tensor<1x1x7x16xf32>
    %expanded_18 = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xf32> into tensor<1x1x7x16xf32>
    %26 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_14, %expanded_17 : tensor<2x3x7x16xf32>, tensor<1x1x7x16xf32>) outs(%25 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %86 = arith.mulf %in, %in_44 : f32
      linalg.yield %86 : f32
    } -> tensor<2x3x7x16xf32>
    %extracted_slice_19 = tensor.extract_slice %transposed_14[0, 0, 0, 0] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xf32> to tensor<2x3x7x8xf32>
    %extracted_slice_20 = tensor.extract_slice %transposed_14[0, 0, 0, 8] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xf32> to tensor<2x3x7x8xf32>
    %27 = tensor.empty() : tensor<2x3x7x8xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_20 : tensor<2x3x7x8xf32>) outs(%27 : tensor<2x3x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %86 = arith.negf %in : f32
      linalg.yield %86 : f32
    } -> tensor<2x3x7x8xf32>
    %concat = tensor.concat dim(3) %28, %extracted_slice_19 : (tensor<2x3x7x8xf32>, tensor<2x3x7x8xf32>) -> tensor<2x3x7x16xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat, %expanded_18 : tensor<2x3x7x16xf32>, tensor<1x1x7x16xf32>) outs(%25 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %86 = arith.mulf %in, %in_44 : f32
      linalg.yield %86 : f32
    } -> tensor<2x3x7x16xf32>
    %30 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %29 : tensor<2x3x7x16xf32>, tensor<2x3x7x16xf32>) outs(%25 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %86 = arith.addf %in, %in_44 : f32
      linalg.yield %86 : f32
    } -> tensor<2x3x7x16xf32>
    %31 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_15, %expanded_17 : tensor<2x3x7x16xf32>, tensor<1x1x7x16xf32>) outs(%25 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %86 = arith.mulf %in, %in_44 : f32
      linalg.yield %86 : f32
    } -> tensor<2x3x7x16xf32>
    %extracted_slice_21 = tensor.extract_slice %transposed_15[0, 0, 0, 0] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xf32> to tensor<2x3x7x8xf32>
    %extracted_slice_22 = tensor.extract_slice %transposed_15[0, 0, 0, 8] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xf32> to tensor<2x3x7x8xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_22 : tensor<2x3x7x8xf32>) outs(%27 : tensor<2x3x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %86 = arith.negf %in : f32
      linalg.yield %86 : f32
    } -> tensor<2x3x7x8xf32>
    %concat_23 = tensor.concat dim(3) %32, %extracted_slice_21 : (tensor<2x3x7x8xf32>, tensor<2x3x7x8xf32>) -> tensor<2x3x7x16xf32>
    %33 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_23, %expanded_18 : tensor<2x3x7x16xf32>, tensor<1x1x7x16xf32>) outs(%25 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %86 = arith.mulf %in, %in_44 : f32
      linalg.yield %86 : f32
    } -> tensor<2x3x7x16xf32>
    %34 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %33 : tensor<2x3x7x16xf32>, tensor<2x3x7x16xf32>) outs(%25 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %86 = arith.addf %in, %in_44 : f32
      linalg.yield %86 : f32
    } -> tensor<2x3x7x16xf32>
    %35 = tensor.empty() : tensor<2x3x16x7xf32>
    %transposed_24 = linalg.transpose ins(%34 : tensor<2x3x7x16xf32>) outs(%35 : tensor<2x3x16x7xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_25 = tensor.collapse_shape %30 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %collapsed_26 = tensor.collapse_shape %transposed_24 [[0, 1], [2], [3]] : tensor<2x3x16x7xf32> into tensor<6x16x7xf32>
    %36 = tensor.empty() : tensor<6x7x7xf32>
    %37 = linalg.fill ins(%cst_0 : f32) outs(%36 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %38 = linalg.batch_matmul ins(%collapsed_25, %collapsed_26 : tensor<6x7x16xf32>, tensor<6x16x7xf32>) outs(%37 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %expanded_27 = tensor.expand_shape %38 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf32> into tensor<2x3x7x7xf32>
    %39 = tensor.empty() : tensor<2x3x7x7xf32>
    %40 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_27 : tensor<2x3x7x7xf32>) outs(%39 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %86 = arith.mulf %in, %cst_7 : f32
      linalg.yield %86 : f32
    } -> tensor<2x3x7x7xf32>
    %41 = tensor.empty() : tensor<2x3x7xi64>
    %42 = linalg.fill ins(%c0_i64 : i64) outs(%41 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %43 = tensor.empty() : tensor<2x3x7xf32>
    %44 = linalg.fill ins(%cst_1 : f32) outs(%43 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %45:2 = linalg.generic {indexing_maps = [#map3, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%40 : tensor<2x3x7x7xf32>) outs(%44, %42 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_44: i64):
      %86 = linalg.index 3 : index
      %87 = arith.index_cast %86 : index to i64
      %88 = arith.maximumf %in, %out : f32
      %89 = arith.cmpf ogt, %in, %out : f32
      %90 = arith.select %89, %87, %out_44 : i64
      linalg.yield %88, %90 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_28 = tensor.expand_shape %45#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %46 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %expanded_28 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%39 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %86 = arith.subf %in, %in_44 : f32
      linalg.yield %86 : f32
    } -> tensor<2x3x7x7xf32>
    %47 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<2x3x7x7xf32>) outs(%39 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %86 = math.exp %in : f32
      linalg.yield %86 : f32
    } -> tensor<2x3x7x7xf32>
    %48 = tensor.empty() : tensor<2x3x7x1xf32>
    %49 = linalg.fill ins(%cst_0 : f32) outs(%48 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %50 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%47 : tensor<2x3x7x7xf32>) outs(%49 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %86 = arith.addf %in, %out : f32
      linalg.yield %86 : f32
    } -> tensor<2x3x7x1xf32>
    %51 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47, %50 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%39 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %86 = arith.divf %in, %in_44 : f32
      linalg.yield %86 : f32
    } -> tensor<2x3x7x7xf32>
    %collapsed_29 = tensor.collapse_shape %51 [[0, 1], [2], [3]] : tensor<2x3x7x7xf32> into tensor<6x7x7xf32>
    %collapsed_30 = tensor.collapse_shape %transposed_16 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %52 = tensor.empty() : tensor<6x7x16xf32>
    %53 = linalg.fill ins(%cst_0 : f32) outs(%52 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %54 = linalg.batch_matmul ins(%collapsed_29, %collapsed_30 : tensor<6x7x7xf32>, tensor<6x7x16xf32>) outs(%53 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %expanded_31 = tensor.expand_shape %54 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    %55 = tensor.empty() : tensor<2x7x3x16xf32>
    %transposed_32 = linalg.transpose ins(%expanded_31 : tensor<2x3x7x16xf32>) outs(%55 : tensor<2x7x3x16xf32>) permutation = [0, 2, 1, 3] 
    %56 = tensor.empty() : tensor<48x48xf32>
    %transposed_33 = linalg.transpose ins(%arg5 : tensor<48x48xf32>) outs(%56 : tensor<48x48xf32>) permutation = [1, 0] 
    %collapsed_34 = tensor.collapse_shape %transposed_32 [[0, 1], [2, 3]] : tensor<2x7x3x16xf32> into tensor<14x48xf32>
    %57 = tensor.empty() : tensor<14x48xf32>
    %58 = linalg.fill ins(%cst_0 : f32) outs(%57 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %59 = linalg.matmul ins(%collapsed_34, %transposed_33 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%58 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_35 = tensor.expand_shape %59 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %60 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded_35 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%17 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %86 = arith.addf %in, %in_44 : f32
      linalg.yield %86 : f32
    } -> tensor<2x7x48xf32>
    %61 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60 : tensor<2x7x48xf32>) outs(%0 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %86 = arith.extf %in : f32 to f64
      linalg.yield %86 : f64
    } -> tensor<2x7x48xf64>
    %62 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%61 : tensor<2x7x48xf64>) outs(%3 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %86 = arith.addf %in, %out : f64
      linalg.yield %86 : f64
    } -> tensor<2x7x1xf64>
    %63 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62 : tensor<2x7x1xf64>) outs(%2 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %86 = arith.divf %in, %cst_5 : f64
      linalg.yield %86 : f64
    } -> tensor<2x7x1xf64>
    %64 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61, %63 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%0 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_44: f64, %out: f64):
      %86 = arith.subf %in, %in_44 : f64
      linalg.yield %86 : f64
    } -> tensor<2x7x48xf64>
    %65 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %64 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%0 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_44: f64, %out: f64):
      %86 = arith.mulf %in, %in_44 : f64
      linalg.yield %86 : f64
    } -> tensor<2x7x48xf64>
    %66 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%65 : tensor<2x7x48xf64>) outs(%3 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %86 = arith.addf %in, %out : f64
      linalg.yield %86 : f64
    } -> tensor<2x7x1xf64>
    %67 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66 : tensor<2x7x1xf64>) outs(%2 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %86 = arith.divf %in, %cst_5 : f64
      linalg.yield %86 : f64
    } -> tensor<2x7x1xf64>
    %68 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<2x7x1xf64>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %86 = arith.truncf %in : f64 to f32
      linalg.yield %86 : f32
    } -> tensor<2x7x1xf32>
    %69 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%60 : tensor<2x7x48xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %86 = arith.addf %in, %out : f32
      linalg.yield %86 : f32
    } -> tensor<2x7x1xf32>
    %70 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %86 = arith.divf %in, %cst_6 : f32
      linalg.yield %86 : f32
    } -> tensor<2x7x1xf32>
    %71 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %86 = arith.truncf %cst_4 : f64 to f32
      %87 = arith.addf %in, %86 : f32
      linalg.yield %87 : f32
    } -> tensor<2x7x1xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %86 = math.rsqrt %in : f32
      linalg.yield %86 : f32
    } -> tensor<2x7x1xf32>
    %73 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60, %70 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%17 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %86 = arith.subf %in, %in_44 : f32
      linalg.yield %86 : f32
    } -> tensor<2x7x48xf32>
    %74 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %72 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%17 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %86 = arith.mulf %in, %in_44 : f32
      linalg.yield %86 : f32
    } -> tensor<2x7x48xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74, %arg6 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%17 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %86 = arith.mulf %in, %in_44 : f32
      linalg.yield %86 : f32
    } -> tensor<2x7x48xf32>
    %76 = tensor.empty() : tensor<48x160xf32>
    %transposed_36 = linalg.transpose ins(%arg7 : tensor<160x48xf32>) outs(%76 : tensor<48x160xf32>) permutation = [1, 0] 
    %collapsed_37 = tensor.collapse_shape %75 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %77 = tensor.empty() : tensor<14x160xf32>
    %78 = linalg.fill ins(%cst_0 : f32) outs(%77 : tensor<14x160xf32>) -> tensor<14x160xf32>
    %79 = linalg.matmul ins(%collapsed_37, %transposed_36 : tensor<14x48xf32>, tensor<48x160xf32>) outs(%78 : tensor<14x160xf32>) -> tensor<14x160xf32>
    %expanded_38 = tensor.expand_shape %79 [[0, 1], [2]] output_shape [2, 7, 160] : tensor<14x160xf32> into tensor<2x7x160xf32>
    %extracted_slice_39 = tensor.extract_slice %expanded_38[0, 0, 0] [2, 7, 80] [1, 1, 1] : tensor<2x7x160xf32> to tensor<2x7x80xf32>
    %extracted_slice_40 = tensor.extract_slice %expanded_38[0, 0, 80] [2, 7, 80] [1, 1, 1] : tensor<2x7x160xf32> to tensor<2x7x80xf32>
    %80 = tensor.empty() : tensor<2x7x80xf32>
    %81 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_39 : tensor<2x7x80xf32>) outs(%80 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %86 = arith.divf %in, %cst_8 : f32
      %87 = math.erf %86 : f32
      %88 = arith.addf %87, %cst_2 : f32
      %89 = arith.mulf %88, %cst_3 : f32
      %90 = arith.mulf %in, %89 : f32
      linalg.yield %90 : f32
    } -> tensor<2x7x80xf32>
    %82 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %extracted_slice_40 : tensor<2x7x80xf32>, tensor<2x7x80xf32>) outs(%80 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %86 = arith.mulf %in, %in_44 : f32
      linalg.yield %86 : f32
    } -> tensor<2x7x80xf32>
    %83 = tensor.empty() : tensor<80x48xf32>
    %transposed_41 = linalg.transpose ins(%arg8 : tensor<48x80xf32>) outs(%83 : tensor<80x48xf32>) permutation = [1, 0] 
    %collapsed_42 = tensor.collapse_shape %82 [[0, 1], [2]] : tensor<2x7x80xf32> into tensor<14x80xf32>
    %84 = linalg.matmul ins(%collapsed_42, %transposed_41 : tensor<14x80xf32>, tensor<80x48xf32>) outs(%58 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_43 = tensor.expand_shape %84 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %85 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60, %expanded_43 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%17 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %86 = arith.addf %in, %in_44 : f32
      linalg.yield %86 : f32
    } -> tensor<2x7x48xf32>
    return %85 : tensor<2x7x48xf32>
  }
}
