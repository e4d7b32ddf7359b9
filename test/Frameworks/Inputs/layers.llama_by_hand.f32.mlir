#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0, 0)>
#map5 = affine_map<(d0, d1) -> (d1)>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (0, d1, 0, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map11 = affine_map<(d0, d1) -> (0, d1)>
#map12 = affine_map<(d0, d1) -> ()>
#map13 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x7x32xf32>, %arg1: tensor<32xf32>, %arg2: tensor<32xf32>, %arg3: tensor<32x32xf32>, %arg4: tensor<16x32xf32>, %arg5: tensor<16x32xf32>, %arg6: tensor<32x32xf32>, %arg7: tensor<72x32xf32>, %arg8: tensor<32x72xf32>, %arg9: tensor<72x32xf32>) -> tensor<2x7x32xf32> {
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<0xFF800000> : tensor<7x7xf32>
    %cst_4 = arith.constant 1.000000e-05 : f64
    %cst_5 = arith.constant 3.200000e+01 : f32
    %cst_6 = arith.constant 8.000000e+00 : f32
    %cst_7 = arith.constant 1.000000e+04 : f32
    %cst_8 = arith.constant 4.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x7x32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg0 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %101 = arith.mulf %in, %in_57 : f32
      linalg.yield %101 : f32
    } -> tensor<2x7x32xf32>
    %2 = tensor.empty() : tensor<2x7x1xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<2x7x32xf32>) outs(%3 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.addf %in, %out : f32
      linalg.yield %101 : f32
    } -> tensor<2x7x1xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2x7x1xf32>) outs(%2 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.divf %in, %cst_5 : f32
      linalg.yield %101 : f32
    } -> tensor<2x7x1xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<2x7x1xf32>) outs(%2 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.truncf %cst_4 : f64 to f32
      %102 = arith.addf %in, %101 : f32
      linalg.yield %102 : f32
    } -> tensor<2x7x1xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x7x1xf32>) outs(%2 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = math.rsqrt %in : f32
      linalg.yield %101 : f32
    } -> tensor<2x7x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %7 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %101 = arith.mulf %in, %in_57 : f32
      linalg.yield %101 : f32
    } -> tensor<2x7x32xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %arg1 : tensor<2x7x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %101 = arith.mulf %in, %in_57 : f32
      linalg.yield %101 : f32
    } -> tensor<2x7x32xf32>
    %10 = tensor.empty() : tensor<7xi64>
    %11 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%10 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %101 = linalg.index 0 : index
      %102 = arith.index_cast %101 : index to i64
      linalg.yield %102 : i64
    } -> tensor<7xi64>
    %12 = tensor.empty() : tensor<7xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%11 : tensor<7xi64>) outs(%12 : tensor<7xf32>) {
    ^bb0(%in: i64, %out: f32):
      %101 = arith.sitofp %in : i64 to f32
      linalg.yield %101 : f32
    } -> tensor<7xf32>
    %14 = tensor.empty() : tensor<8xi64>
    %15 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%14 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %101 = linalg.index 0 : index
      %102 = arith.index_cast %101 : index to i64
      linalg.yield %102 : i64
    } -> tensor<8xi64>
    %16 = tensor.empty() : tensor<8xf32>
    %17 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%15 : tensor<8xi64>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: i64, %out: f32):
      %101 = arith.sitofp %in : i64 to f32
      linalg.yield %101 : f32
    } -> tensor<8xf32>
    %18 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%17 : tensor<8xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.divf %in, %cst_6 : f32
      linalg.yield %101 : f32
    } -> tensor<8xf32>
    %19 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%18 : tensor<8xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = math.powf %cst_7, %in : f32
      linalg.yield %101 : f32
    } -> tensor<8xf32>
    %20 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%19 : tensor<8xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.cmpf one, %in, %cst : f32
      cf.assert %101, "unimplemented: tensor with zero element"
      %102 = arith.divf %cst_0, %in : f32
      linalg.yield %102 : f32
    } -> tensor<8xf32>
    %expanded = tensor.expand_shape %13 [[0, 1]] output_shape [7, 1] : tensor<7xf32> into tensor<7x1xf32>
    %21 = tensor.empty() : tensor<7x8xf32>
    %22 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%expanded, %20 : tensor<7x1xf32>, tensor<8xf32>) outs(%21 : tensor<7x8xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %101 = arith.mulf %in, %in_57 : f32
      linalg.yield %101 : f32
    } -> tensor<7x8xf32>
    %23 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<7x8xf32>) outs(%21 : tensor<7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = math.cos %in : f32
      linalg.yield %101 : f32
    } -> tensor<7x8xf32>
    %24 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<7x8xf32>) outs(%21 : tensor<7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = math.sin %in : f32
      linalg.yield %101 : f32
    } -> tensor<7x8xf32>
    %25 = tensor.empty() : tensor<32x32xf32>
    %transposed = linalg.transpose ins(%arg3 : tensor<32x32xf32>) outs(%25 : tensor<32x32xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %9 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %26 = tensor.empty() : tensor<14x32xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%26 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %28 = linalg.matmul ins(%collapsed, %transposed : tensor<14x32xf32>, tensor<32x32xf32>) outs(%27 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_9 = tensor.expand_shape %28 [[0, 1], [2, 3, 4]] output_shape [2, 7, 2, 8, 2] : tensor<14x32xf32> into tensor<2x7x2x8x2xf32>
    %extracted_slice = tensor.extract_slice %expanded_9[0, 0, 0, 0, 0] [2, 7, 2, 8, 1] [1, 1, 1, 1, 1] : tensor<2x7x2x8x2xf32> to tensor<2x7x2x8x1xf32>
    %extracted_slice_10 = tensor.extract_slice %expanded_9[0, 0, 0, 0, 1] [2, 7, 2, 8, 1] [1, 1, 1, 1, 1] : tensor<2x7x2x8x2xf32> to tensor<2x7x2x8x1xf32>
    %collapsed_11 = tensor.collapse_shape %extracted_slice [[0], [1], [2], [3, 4]] : tensor<2x7x2x8x1xf32> into tensor<2x7x2x8xf32>
    %collapsed_12 = tensor.collapse_shape %extracted_slice_10 [[0], [1], [2], [3, 4]] : tensor<2x7x2x8x1xf32> into tensor<2x7x2x8xf32>
    %expanded_13 = tensor.expand_shape %23 [[0, 1], [2, 3]] output_shape [1, 7, 1, 8] : tensor<7x8xf32> into tensor<1x7x1x8xf32>
    %expanded_14 = tensor.expand_shape %24 [[0, 1], [2, 3]] output_shape [1, 7, 1, 8] : tensor<7x8xf32> into tensor<1x7x1x8xf32>
    %29 = tensor.empty() : tensor<2x7x2x8xf32>
    %30 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_11, %expanded_13 : tensor<2x7x2x8xf32>, tensor<1x7x1x8xf32>) outs(%29 : tensor<2x7x2x8xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %101 = arith.mulf %in, %in_57 : f32
      linalg.yield %101 : f32
    } -> tensor<2x7x2x8xf32>
    %31 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_12, %expanded_14 : tensor<2x7x2x8xf32>, tensor<1x7x1x8xf32>) outs(%29 : tensor<2x7x2x8xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %101 = arith.mulf %in, %in_57 : f32
      linalg.yield %101 : f32
    } -> tensor<2x7x2x8xf32>
    %32 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30, %31 : tensor<2x7x2x8xf32>, tensor<2x7x2x8xf32>) outs(%29 : tensor<2x7x2x8xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %101 = arith.subf %in, %in_57 : f32
      linalg.yield %101 : f32
    } -> tensor<2x7x2x8xf32>
    %33 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_11, %expanded_14 : tensor<2x7x2x8xf32>, tensor<1x7x1x8xf32>) outs(%29 : tensor<2x7x2x8xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %101 = arith.mulf %in, %in_57 : f32
      linalg.yield %101 : f32
    } -> tensor<2x7x2x8xf32>
    %34 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_12, %expanded_13 : tensor<2x7x2x8xf32>, tensor<1x7x1x8xf32>) outs(%29 : tensor<2x7x2x8xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %101 = arith.mulf %in, %in_57 : f32
      linalg.yield %101 : f32
    } -> tensor<2x7x2x8xf32>
    %35 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %34 : tensor<2x7x2x8xf32>, tensor<2x7x2x8xf32>) outs(%29 : tensor<2x7x2x8xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %101 = arith.addf %in, %in_57 : f32
      linalg.yield %101 : f32
    } -> tensor<2x7x2x8xf32>
    %expanded_15 = tensor.expand_shape %32 [[0], [1], [2], [3, 4]] output_shape [2, 7, 2, 8, 1] : tensor<2x7x2x8xf32> into tensor<2x7x2x8x1xf32>
    %expanded_16 = tensor.expand_shape %35 [[0], [1], [2], [3, 4]] output_shape [2, 7, 2, 8, 1] : tensor<2x7x2x8xf32> into tensor<2x7x2x8x1xf32>
    %concat = tensor.concat dim(4) %expanded_15, %expanded_16 : (tensor<2x7x2x8x1xf32>, tensor<2x7x2x8x1xf32>) -> tensor<2x7x2x8x2xf32>
    %collapsed_17 = tensor.collapse_shape %concat [[0], [1], [2], [3, 4]] : tensor<2x7x2x8x2xf32> into tensor<2x7x2x16xf32>
    %36 = tensor.empty() : tensor<2x2x7x16xf32>
    %transposed_18 = linalg.transpose ins(%collapsed_17 : tensor<2x7x2x16xf32>) outs(%36 : tensor<2x2x7x16xf32>) permutation = [0, 2, 1, 3] 
    %37 = tensor.empty() : tensor<32x16xf32>
    %transposed_19 = linalg.transpose ins(%arg4 : tensor<16x32xf32>) outs(%37 : tensor<32x16xf32>) permutation = [1, 0] 
    %38 = tensor.empty() : tensor<14x16xf32>
    %39 = linalg.fill ins(%cst : f32) outs(%38 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %40 = linalg.matmul ins(%collapsed, %transposed_19 : tensor<14x32xf32>, tensor<32x16xf32>) outs(%39 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %expanded_20 = tensor.expand_shape %40 [[0, 1], [2, 3, 4]] output_shape [2, 7, 1, 8, 2] : tensor<14x16xf32> into tensor<2x7x1x8x2xf32>
    %extracted_slice_21 = tensor.extract_slice %expanded_20[0, 0, 0, 0, 0] [2, 7, 1, 8, 1] [1, 1, 1, 1, 1] : tensor<2x7x1x8x2xf32> to tensor<2x7x1x8x1xf32>
    %extracted_slice_22 = tensor.extract_slice %expanded_20[0, 0, 0, 0, 1] [2, 7, 1, 8, 1] [1, 1, 1, 1, 1] : tensor<2x7x1x8x2xf32> to tensor<2x7x1x8x1xf32>
    %collapsed_23 = tensor.collapse_shape %extracted_slice_21 [[0], [1], [2], [3, 4]] : tensor<2x7x1x8x1xf32> into tensor<2x7x1x8xf32>
    %collapsed_24 = tensor.collapse_shape %extracted_slice_22 [[0], [1], [2], [3, 4]] : tensor<2x7x1x8x1xf32> into tensor<2x7x1x8xf32>
    %41 = tensor.empty() : tensor<2x7x1x8xf32>
    %42 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_23, %expanded_13 : tensor<2x7x1x8xf32>, tensor<1x7x1x8xf32>) outs(%41 : tensor<2x7x1x8xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %101 = arith.mulf %in, %in_57 : f32
      linalg.yield %101 : f32
    } -> tensor<2x7x1x8xf32>
    %43 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_24, %expanded_14 : tensor<2x7x1x8xf32>, tensor<1x7x1x8xf32>) outs(%41 : tensor<2x7x1x8xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %101 = arith.mulf %in, %in_57 : f32
      linalg.yield %101 : f32
    } -> tensor<2x7x1x8xf32>
    %44 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42, %43 : tensor<2x7x1x8xf32>, tensor<2x7x1x8xf32>) outs(%41 : tensor<2x7x1x8xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %101 = arith.subf %in, %in_57 : f32
      linalg.yield %101 : f32
    } -> tensor<2x7x1x8xf32>
    %45 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_23, %expanded_14 : tensor<2x7x1x8xf32>, tensor<1x7x1x8xf32>) outs(%41 : tensor<2x7x1x8xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %101 = arith.mulf %in, %in_57 : f32
      linalg.yield %101 : f32
    } -> tensor<2x7x1x8xf32>
    %46 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_24, %expanded_13 : tensor<2x7x1x8xf32>, tensor<1x7x1x8xf32>) outs(%41 : tensor<2x7x1x8xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %101 = arith.mulf %in, %in_57 : f32
      linalg.yield %101 : f32
    } -> tensor<2x7x1x8xf32>
    %47 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45, %46 : tensor<2x7x1x8xf32>, tensor<2x7x1x8xf32>) outs(%41 : tensor<2x7x1x8xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %101 = arith.addf %in, %in_57 : f32
      linalg.yield %101 : f32
    } -> tensor<2x7x1x8xf32>
    %expanded_25 = tensor.expand_shape %44 [[0], [1], [2], [3, 4]] output_shape [2, 7, 1, 8, 1] : tensor<2x7x1x8xf32> into tensor<2x7x1x8x1xf32>
    %expanded_26 = tensor.expand_shape %47 [[0], [1], [2], [3, 4]] output_shape [2, 7, 1, 8, 1] : tensor<2x7x1x8xf32> into tensor<2x7x1x8x1xf32>
    %concat_27 = tensor.concat dim(4) %expanded_25, %expanded_26 : (tensor<2x7x1x8x1xf32>, tensor<2x7x1x8x1xf32>) -> tensor<2x7x1x8x2xf32>
    %collapsed_28 = tensor.collapse_shape %concat_27 [[0], [1], [2], [3, 4]] : tensor<2x7x1x8x2xf32> into tensor<2x7x1x16xf32>
    %48 = tensor.empty() : tensor<2x1x7x16xf32>
    %transposed_29 = linalg.transpose ins(%collapsed_28 : tensor<2x7x1x16xf32>) outs(%48 : tensor<2x1x7x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_30 = linalg.transpose ins(%arg5 : tensor<16x32xf32>) outs(%37 : tensor<32x16xf32>) permutation = [1, 0] 
    %49 = linalg.matmul ins(%collapsed, %transposed_30 : tensor<14x32xf32>, tensor<32x16xf32>) outs(%39 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %expanded_31 = tensor.expand_shape %49 [[0, 1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<14x16xf32> into tensor<2x7x1x16xf32>
    %transposed_32 = linalg.transpose ins(%expanded_31 : tensor<2x7x1x16xf32>) outs(%48 : tensor<2x1x7x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_33 = tensor.collapse_shape %transposed_29 [[0, 1], [2], [3]] : tensor<2x1x7x16xf32> into tensor<2x7x16xf32>
    %50 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_33 : tensor<2x7x16xf32>) outs(%36 : tensor<2x2x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x7x16xf32>
    %51 = tensor.empty() : tensor<2x2x16x7xf32>
    %transposed_34 = linalg.transpose ins(%50 : tensor<2x2x7x16xf32>) outs(%51 : tensor<2x2x16x7xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_35 = tensor.collapse_shape %transposed_18 [[0, 1], [2], [3]] : tensor<2x2x7x16xf32> into tensor<4x7x16xf32>
    %collapsed_36 = tensor.collapse_shape %transposed_34 [[0, 1], [2], [3]] : tensor<2x2x16x7xf32> into tensor<4x16x7xf32>
    %52 = tensor.empty() : tensor<4x7x7xf32>
    %53 = linalg.fill ins(%cst : f32) outs(%52 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %54 = linalg.batch_matmul ins(%collapsed_35, %collapsed_36 : tensor<4x7x16xf32>, tensor<4x16x7xf32>) outs(%53 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %expanded_37 = tensor.expand_shape %54 [[0, 1], [2], [3]] output_shape [2, 2, 7, 7] : tensor<4x7x7xf32> into tensor<2x2x7x7xf32>
    %55 = tensor.empty() : tensor<2x2x7x7xf32>
    %56 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_37 : tensor<2x2x7x7xf32>) outs(%55 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.divf %in, %cst_8 : f32
      linalg.yield %101 : f32
    } -> tensor<2x2x7x7xf32>
    %expanded_38 = tensor.expand_shape %11 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_39 = tensor.expand_shape %11 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %57 = tensor.empty() : tensor<7x7xi64>
    %58 = linalg.generic {indexing_maps = [#map11, #map4, #map6], iterator_types = ["parallel", "parallel"]} ins(%expanded_38, %expanded_39 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%57 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_57: i64, %out: i64):
      %101 = arith.subi %in, %in_57 : i64
      linalg.yield %101 : i64
    } -> tensor<7x7xi64>
    %59 = tensor.empty() : tensor<7x7xi1>
    %60 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%58 : tensor<7x7xi64>) outs(%59 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %101 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %101 : i1
    } -> tensor<7x7xi1>
    %61 = tensor.empty() : tensor<7x7xf32>
    %62 = linalg.generic {indexing_maps = [#map6, #map6, #map12, #map6], iterator_types = ["parallel", "parallel"]} ins(%60, %cst_3, %cst_2 : tensor<7x7xi1>, tensor<7x7xf32>, tensor<f32>) outs(%61 : tensor<7x7xf32>) {
    ^bb0(%in: i1, %in_57: f32, %in_58: f32, %out: f32):
      %101 = arith.select %in, %in_57, %in_58 : f32
      linalg.yield %101 : f32
    } -> tensor<7x7xf32>
    %63 = linalg.generic {indexing_maps = [#map7, #map13, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56, %62 : tensor<2x2x7x7xf32>, tensor<7x7xf32>) outs(%55 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %101 = arith.addf %in, %in_57 : f32
      linalg.yield %101 : f32
    } -> tensor<2x2x7x7xf32>
    %64 = tensor.empty() : tensor<2x2x7xi64>
    %65 = linalg.fill ins(%c0_i64 : i64) outs(%64 : tensor<2x2x7xi64>) -> tensor<2x2x7xi64>
    %66 = tensor.empty() : tensor<2x2x7xf32>
    %67 = linalg.fill ins(%cst_1 : f32) outs(%66 : tensor<2x2x7xf32>) -> tensor<2x2x7xf32>
    %68:2 = linalg.generic {indexing_maps = [#map7, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%63 : tensor<2x2x7x7xf32>) outs(%67, %65 : tensor<2x2x7xf32>, tensor<2x2x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_57: i64):
      %101 = linalg.index 3 : index
      %102 = arith.index_cast %101 : index to i64
      %103 = arith.maximumf %in, %out : f32
      %104 = arith.cmpf ogt, %in, %out : f32
      %105 = arith.select %104, %102, %out_57 : i64
      linalg.yield %103, %105 : f32, i64
    } -> (tensor<2x2x7xf32>, tensor<2x2x7xi64>)
    %expanded_40 = tensor.expand_shape %68#0 [[0], [1], [2, 3]] output_shape [2, 2, 7, 1] : tensor<2x2x7xf32> into tensor<2x2x7x1xf32>
    %69 = linalg.generic {indexing_maps = [#map7, #map15, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %expanded_40 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%55 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %101 = arith.subf %in, %in_57 : f32
      linalg.yield %101 : f32
    } -> tensor<2x2x7x7xf32>
    %70 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69 : tensor<2x2x7x7xf32>) outs(%55 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = math.exp %in : f32
      linalg.yield %101 : f32
    } -> tensor<2x2x7x7xf32>
    %71 = tensor.empty() : tensor<2x2x7x1xf32>
    %72 = linalg.fill ins(%cst : f32) outs(%71 : tensor<2x2x7x1xf32>) -> tensor<2x2x7x1xf32>
    %73 = linalg.generic {indexing_maps = [#map7, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%70 : tensor<2x2x7x7xf32>) outs(%72 : tensor<2x2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.addf %in, %out : f32
      linalg.yield %101 : f32
    } -> tensor<2x2x7x1xf32>
    %74 = linalg.generic {indexing_maps = [#map7, #map15, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%70, %73 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%55 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %101 = arith.divf %in, %in_57 : f32
      linalg.yield %101 : f32
    } -> tensor<2x2x7x7xf32>
    %collapsed_41 = tensor.collapse_shape %transposed_32 [[0, 1], [2], [3]] : tensor<2x1x7x16xf32> into tensor<2x7x16xf32>
    %75 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_41 : tensor<2x7x16xf32>) outs(%36 : tensor<2x2x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x7x16xf32>
    %collapsed_42 = tensor.collapse_shape %74 [[0, 1], [2], [3]] : tensor<2x2x7x7xf32> into tensor<4x7x7xf32>
    %collapsed_43 = tensor.collapse_shape %75 [[0, 1], [2], [3]] : tensor<2x2x7x16xf32> into tensor<4x7x16xf32>
    %76 = tensor.empty() : tensor<4x7x16xf32>
    %77 = linalg.fill ins(%cst : f32) outs(%76 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %78 = linalg.batch_matmul ins(%collapsed_42, %collapsed_43 : tensor<4x7x7xf32>, tensor<4x7x16xf32>) outs(%77 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %expanded_44 = tensor.expand_shape %78 [[0, 1], [2], [3]] output_shape [2, 2, 7, 16] : tensor<4x7x16xf32> into tensor<2x2x7x16xf32>
    %79 = tensor.empty() : tensor<2x7x2x16xf32>
    %transposed_45 = linalg.transpose ins(%expanded_44 : tensor<2x2x7x16xf32>) outs(%79 : tensor<2x7x2x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_46 = linalg.transpose ins(%arg6 : tensor<32x32xf32>) outs(%25 : tensor<32x32xf32>) permutation = [1, 0] 
    %collapsed_47 = tensor.collapse_shape %transposed_45 [[0, 1], [2, 3]] : tensor<2x7x2x16xf32> into tensor<14x32xf32>
    %80 = linalg.matmul ins(%collapsed_47, %transposed_46 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%27 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_48 = tensor.expand_shape %80 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf32> into tensor<2x7x32xf32>
    %81 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded_48 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %101 = arith.addf %in, %in_57 : f32
      linalg.yield %101 : f32
    } -> tensor<2x7x32xf32>
    %82 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %81 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %101 = arith.mulf %in, %in_57 : f32
      linalg.yield %101 : f32
    } -> tensor<2x7x32xf32>
    %83 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%82 : tensor<2x7x32xf32>) outs(%3 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.addf %in, %out : f32
      linalg.yield %101 : f32
    } -> tensor<2x7x1xf32>
    %84 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<2x7x1xf32>) outs(%2 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.divf %in, %cst_5 : f32
      linalg.yield %101 : f32
    } -> tensor<2x7x1xf32>
    %85 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84 : tensor<2x7x1xf32>) outs(%2 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.truncf %cst_4 : f64 to f32
      %102 = arith.addf %in, %101 : f32
      linalg.yield %102 : f32
    } -> tensor<2x7x1xf32>
    %86 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<2x7x1xf32>) outs(%2 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = math.rsqrt %in : f32
      linalg.yield %101 : f32
    } -> tensor<2x7x1xf32>
    %87 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %86 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %101 = arith.mulf %in, %in_57 : f32
      linalg.yield %101 : f32
    } -> tensor<2x7x32xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %arg2 : tensor<2x7x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %101 = arith.mulf %in, %in_57 : f32
      linalg.yield %101 : f32
    } -> tensor<2x7x32xf32>
    %89 = tensor.empty() : tensor<32x72xf32>
    %transposed_49 = linalg.transpose ins(%arg7 : tensor<72x32xf32>) outs(%89 : tensor<32x72xf32>) permutation = [1, 0] 
    %collapsed_50 = tensor.collapse_shape %88 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %90 = tensor.empty() : tensor<14x72xf32>
    %91 = linalg.fill ins(%cst : f32) outs(%90 : tensor<14x72xf32>) -> tensor<14x72xf32>
    %92 = linalg.matmul ins(%collapsed_50, %transposed_49 : tensor<14x32xf32>, tensor<32x72xf32>) outs(%91 : tensor<14x72xf32>) -> tensor<14x72xf32>
    %expanded_51 = tensor.expand_shape %92 [[0, 1], [2]] output_shape [2, 7, 72] : tensor<14x72xf32> into tensor<2x7x72xf32>
    %93 = tensor.empty() : tensor<2x7x72xf32>
    %94 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_51 : tensor<2x7x72xf32>) outs(%93 : tensor<2x7x72xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.negf %in : f32
      %102 = math.exp %101 : f32
      %103 = arith.addf %102, %cst_0 : f32
      %104 = arith.divf %cst_0, %103 : f32
      linalg.yield %104 : f32
    } -> tensor<2x7x72xf32>
    %95 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_51, %94 : tensor<2x7x72xf32>, tensor<2x7x72xf32>) outs(%93 : tensor<2x7x72xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %101 = arith.mulf %in, %in_57 : f32
      linalg.yield %101 : f32
    } -> tensor<2x7x72xf32>
    %transposed_52 = linalg.transpose ins(%arg9 : tensor<72x32xf32>) outs(%89 : tensor<32x72xf32>) permutation = [1, 0] 
    %96 = linalg.matmul ins(%collapsed_50, %transposed_52 : tensor<14x32xf32>, tensor<32x72xf32>) outs(%91 : tensor<14x72xf32>) -> tensor<14x72xf32>
    %expanded_53 = tensor.expand_shape %96 [[0, 1], [2]] output_shape [2, 7, 72] : tensor<14x72xf32> into tensor<2x7x72xf32>
    %97 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %expanded_53 : tensor<2x7x72xf32>, tensor<2x7x72xf32>) outs(%93 : tensor<2x7x72xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %101 = arith.mulf %in, %in_57 : f32
      linalg.yield %101 : f32
    } -> tensor<2x7x72xf32>
    %98 = tensor.empty() : tensor<72x32xf32>
    %transposed_54 = linalg.transpose ins(%arg8 : tensor<32x72xf32>) outs(%98 : tensor<72x32xf32>) permutation = [1, 0] 
    %collapsed_55 = tensor.collapse_shape %97 [[0, 1], [2]] : tensor<2x7x72xf32> into tensor<14x72xf32>
    %99 = linalg.matmul ins(%collapsed_55, %transposed_54 : tensor<14x72xf32>, tensor<72x32xf32>) outs(%27 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_56 = tensor.expand_shape %99 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf32> into tensor<2x7x32xf32>
    %100 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %expanded_56 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %101 = arith.addf %in, %in_57 : f32
      linalg.yield %101 : f32
    } -> tensor<2x7x32xf32>
    return %100 : tensor<2x7x32xf32>
  }
}
