#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> ()>
#map7 = affine_map<(d0, d1) -> (d1)>
#map8 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x7x48xf32>, %arg1: tensor<1x7x8xf32>, %arg2: tensor<1x7x8xf32>, %arg3: tensor<3xf32>, %arg4: tensor<48x48xf32>, %arg5: tensor<48xf32>, %arg6: tensor<16x48xf32>, %arg7: tensor<16xf32>, %arg8: tensor<16x48xf32>, %arg9: tensor<16xf32>, %arg10: tensor<48x48xf32>, %arg11: tensor<48xf32>) -> tensor<2x7x48xf32> {
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant dense<-1.000000e+04> : tensor<1x1x7x7xf32>
    %cst_3 = arith.constant 2.500000e-01 : f32
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %66 = linalg.index 0 : index
      %67 = arith.index_cast %66 : index to i64
      linalg.yield %67 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_4 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_4 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_36: i64, %out: i64):
      %66 = arith.subi %in, %in_36 : i64
      linalg.yield %66 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %66 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %66 : i1
    } -> tensor<7x7xi1>
    %6 = tensor.empty() : tensor<1x1x7x7xf32>
    %7 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_2, %cst_1 : tensor<7x7xi1>, tensor<1x1x7x7xf32>, tensor<f32>) outs(%6 : tensor<1x1x7x7xf32>) {
    ^bb0(%in: i1, %in_36: f32, %in_37: f32, %out: f32):
      %66 = arith.select %in, %in_36, %in_37 : f32
      linalg.yield %66 : f32
    } -> tensor<1x1x7x7xf32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %8 = tensor.empty() : tensor<48x48xf32>
    %transposed = linalg.transpose ins(%arg4 : tensor<48x48xf32>) outs(%8 : tensor<48x48xf32>) permutation = [1, 0] 
    %9 = tensor.empty() : tensor<14x48xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %11 = linalg.matmul ins(%collapsed, %transposed : tensor<14x48xf32>, tensor<48x48xf32>) outs(%10 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%11, %arg5 : tensor<14x48xf32>, tensor<48xf32>) outs(%9 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %66 = arith.addf %in, %in_36 : f32
      linalg.yield %66 : f32
    } -> tensor<14x48xf32>
    %expanded_5 = tensor.expand_shape %12 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf32> into tensor<2x7x3x16xf32>
    %13 = tensor.empty() : tensor<2x3x7x16xf32>
    %transposed_6 = linalg.transpose ins(%expanded_5 : tensor<2x7x3x16xf32>) outs(%13 : tensor<2x3x7x16xf32>) permutation = [0, 2, 1, 3] 
    %14 = tensor.empty() : tensor<48x16xf32>
    %transposed_7 = linalg.transpose ins(%arg6 : tensor<16x48xf32>) outs(%14 : tensor<48x16xf32>) permutation = [1, 0] 
    %15 = tensor.empty() : tensor<14x16xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %17 = linalg.matmul ins(%collapsed, %transposed_7 : tensor<14x48xf32>, tensor<48x16xf32>) outs(%16 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %18 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%17, %arg7 : tensor<14x16xf32>, tensor<16xf32>) outs(%15 : tensor<14x16xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %66 = arith.addf %in, %in_36 : f32
      linalg.yield %66 : f32
    } -> tensor<14x16xf32>
    %expanded_8 = tensor.expand_shape %18 [[0, 1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<14x16xf32> into tensor<2x7x1x16xf32>
    %19 = tensor.empty() : tensor<2x1x7x16xf32>
    %transposed_9 = linalg.transpose ins(%expanded_8 : tensor<2x7x1x16xf32>) outs(%19 : tensor<2x1x7x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_10 = linalg.transpose ins(%arg8 : tensor<16x48xf32>) outs(%14 : tensor<48x16xf32>) permutation = [1, 0] 
    %20 = linalg.matmul ins(%collapsed, %transposed_10 : tensor<14x48xf32>, tensor<48x16xf32>) outs(%16 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %21 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%20, %arg9 : tensor<14x16xf32>, tensor<16xf32>) outs(%15 : tensor<14x16xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %66 = arith.addf %in, %in_36 : f32
      linalg.yield %66 : f32
    } -> tensor<14x16xf32>
    %expanded_11 = tensor.expand_shape %21 [[0, 1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<14x16xf32> into tensor<2x7x1x16xf32>
    %transposed_12 = linalg.transpose ins(%expanded_11 : tensor<2x7x1x16xf32>) outs(%19 : tensor<2x1x7x16xf32>) permutation = [0, 2, 1, 3] 
    %expanded_13 = tensor.expand_shape %arg1 [[0], [1, 2], [3]] output_shape [1, 1, 7, 8] : tensor<1x7x8xf32> into tensor<1x1x7x8xf32>
    %expanded_14 = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [1, 1, 7, 8] : tensor<1x7x8xf32> into tensor<1x1x7x8xf32>
    %extracted_slice = tensor.extract_slice %transposed_6[0, 0, 0, 0] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xf32> to tensor<2x3x7x8xf32>
    %extracted_slice_15 = tensor.extract_slice %transposed_6[0, 0, 0, 8] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xf32> to tensor<2x3x7x8xf32>
    %22 = tensor.empty() : tensor<2x3x7x8xf32>
    %23 = linalg.generic {indexing_maps = [#map5, #map8, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %expanded_13 : tensor<2x3x7x8xf32>, tensor<1x1x7x8xf32>) outs(%22 : tensor<2x3x7x8xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %66 = arith.mulf %in, %in_36 : f32
      linalg.yield %66 : f32
    } -> tensor<2x3x7x8xf32>
    %24 = linalg.generic {indexing_maps = [#map5, #map8, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_15, %expanded_14 : tensor<2x3x7x8xf32>, tensor<1x1x7x8xf32>) outs(%22 : tensor<2x3x7x8xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %66 = arith.mulf %in, %in_36 : f32
      linalg.yield %66 : f32
    } -> tensor<2x3x7x8xf32>
    %25 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %24 : tensor<2x3x7x8xf32>, tensor<2x3x7x8xf32>) outs(%22 : tensor<2x3x7x8xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %66 = arith.subf %in, %in_36 : f32
      linalg.yield %66 : f32
    } -> tensor<2x3x7x8xf32>
    %26 = linalg.generic {indexing_maps = [#map5, #map8, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_15, %expanded_13 : tensor<2x3x7x8xf32>, tensor<1x1x7x8xf32>) outs(%22 : tensor<2x3x7x8xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %66 = arith.mulf %in, %in_36 : f32
      linalg.yield %66 : f32
    } -> tensor<2x3x7x8xf32>
    %27 = linalg.generic {indexing_maps = [#map5, #map8, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %expanded_14 : tensor<2x3x7x8xf32>, tensor<1x1x7x8xf32>) outs(%22 : tensor<2x3x7x8xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %66 = arith.mulf %in, %in_36 : f32
      linalg.yield %66 : f32
    } -> tensor<2x3x7x8xf32>
    %28 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %27 : tensor<2x3x7x8xf32>, tensor<2x3x7x8xf32>) outs(%22 : tensor<2x3x7x8xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %66 = arith.addf %in, %in_36 : f32
      linalg.yield %66 : f32
    } -> tensor<2x3x7x8xf32>
    %concat = tensor.concat dim(3) %25, %28 : (tensor<2x3x7x8xf32>, tensor<2x3x7x8xf32>) -> tensor<2x3x7x16xf32>
    %extracted_slice_16 = tensor.extract_slice %transposed_9[0, 0, 0, 0] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xf32> to tensor<2x1x7x8xf32>
    %extracted_slice_17 = tensor.extract_slice %transposed_9[0, 0, 0, 8] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xf32> to tensor<2x1x7x8xf32>
    %29 = tensor.empty() : tensor<2x1x7x8xf32>
    %30 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_16, %expanded_13 : tensor<2x1x7x8xf32>, tensor<1x1x7x8xf32>) outs(%29 : tensor<2x1x7x8xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %66 = arith.mulf %in, %in_36 : f32
      linalg.yield %66 : f32
    } -> tensor<2x1x7x8xf32>
    %31 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_17, %expanded_14 : tensor<2x1x7x8xf32>, tensor<1x1x7x8xf32>) outs(%29 : tensor<2x1x7x8xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %66 = arith.mulf %in, %in_36 : f32
      linalg.yield %66 : f32
    } -> tensor<2x1x7x8xf32>
    %32 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30, %31 : tensor<2x1x7x8xf32>, tensor<2x1x7x8xf32>) outs(%29 : tensor<2x1x7x8xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %66 = arith.subf %in, %in_36 : f32
      linalg.yield %66 : f32
    } -> tensor<2x1x7x8xf32>
    %33 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_17, %expanded_13 : tensor<2x1x7x8xf32>, tensor<1x1x7x8xf32>) outs(%29 : tensor<2x1x7x8xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %66 = arith.mulf %in, %in_36 : f32
      linalg.yield %66 : f32
    } -> tensor<2x1x7x8xf32>
    %34 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_16, %expanded_14 : tensor<2x1x7x8xf32>, tensor<1x1x7x8xf32>) outs(%29 : tensor<2x1x7x8xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %66 = arith.mulf %in, %in_36 : f32
      linalg.yield %66 : f32
    } -> tensor<2x1x7x8xf32>
    %35 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %34 : tensor<2x1x7x8xf32>, tensor<2x1x7x8xf32>) outs(%29 : tensor<2x1x7x8xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %66 = arith.addf %in, %in_36 : f32
      linalg.yield %66 : f32
    } -> tensor<2x1x7x8xf32>
    %concat_18 = tensor.concat dim(3) %32, %35 : (tensor<2x1x7x8xf32>, tensor<2x1x7x8xf32>) -> tensor<2x1x7x16xf32>
    %36 = tensor.empty() : tensor<2x1x3x7x16xf32>
    %37 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%concat_18 : tensor<2x1x7x16xf32>) outs(%36 : tensor<2x1x3x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x3x7x16xf32>
    %collapsed_19 = tensor.collapse_shape %37 [[0], [1, 2], [3], [4]] : tensor<2x1x3x7x16xf32> into tensor<2x3x7x16xf32>
    %38 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_12 : tensor<2x1x7x16xf32>) outs(%36 : tensor<2x1x3x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x3x7x16xf32>
    %39 = tensor.empty() : tensor<2x3x16x7xf32>
    %transposed_20 = linalg.transpose ins(%collapsed_19 : tensor<2x3x7x16xf32>) outs(%39 : tensor<2x3x16x7xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_21 = tensor.collapse_shape %concat [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %collapsed_22 = tensor.collapse_shape %transposed_20 [[0, 1], [2], [3]] : tensor<2x3x16x7xf32> into tensor<6x16x7xf32>
    %40 = tensor.empty() : tensor<6x7x7xf32>
    %41 = linalg.fill ins(%cst : f32) outs(%40 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %42 = linalg.batch_matmul ins(%collapsed_21, %collapsed_22 : tensor<6x7x16xf32>, tensor<6x16x7xf32>) outs(%41 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %expanded_23 = tensor.expand_shape %42 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf32> into tensor<2x3x7x7xf32>
    %43 = tensor.empty() : tensor<2x3x7x7xf32>
    %44 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_23 : tensor<2x3x7x7xf32>) outs(%43 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.mulf %in, %cst_3 : f32
      linalg.yield %66 : f32
    } -> tensor<2x3x7x7xf32>
    %45 = linalg.generic {indexing_maps = [#map5, #map8, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44, %7 : tensor<2x3x7x7xf32>, tensor<1x1x7x7xf32>) outs(%43 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %66 = arith.addf %in, %in_36 : f32
      linalg.yield %66 : f32
    } -> tensor<2x3x7x7xf32>
    %46 = tensor.empty() : tensor<2x3x7x1xf32>
    %expanded_24 = tensor.expand_shape %arg3 [[0, 1]] output_shape [3, 1] : tensor<3xf32> into tensor<3x1xf32>
    %47 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_24 : tensor<3x1xf32>) outs(%46 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x7x1xf32>
    %concat_25 = tensor.concat dim(3) %45, %47 : (tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) -> tensor<2x3x7x8xf32>
    %48 = tensor.empty() : tensor<2x3x7xi64>
    %49 = linalg.fill ins(%c0_i64 : i64) outs(%48 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %50 = tensor.empty() : tensor<2x3x7xf32>
    %51 = linalg.fill ins(%cst_0 : f32) outs(%50 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %52:2 = linalg.generic {indexing_maps = [#map5, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%concat_25 : tensor<2x3x7x8xf32>) outs(%51, %49 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_36: i64):
      %66 = linalg.index 3 : index
      %67 = arith.index_cast %66 : index to i64
      %68 = arith.maximumf %in, %out : f32
      %69 = arith.cmpf ogt, %in, %out : f32
      %70 = arith.select %69, %67, %out_36 : i64
      linalg.yield %68, %70 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_26 = tensor.expand_shape %52#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %53 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_25, %expanded_26 : tensor<2x3x7x8xf32>, tensor<2x3x7x1xf32>) outs(%22 : tensor<2x3x7x8xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %66 = arith.subf %in, %in_36 : f32
      linalg.yield %66 : f32
    } -> tensor<2x3x7x8xf32>
    %54:2 = linalg.generic {indexing_maps = [#map5, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%53 : tensor<2x3x7x8xf32>) outs(%51, %49 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_36: i64):
      %66 = linalg.index 3 : index
      %67 = arith.index_cast %66 : index to i64
      %68 = arith.maximumf %in, %out : f32
      %69 = arith.cmpf ogt, %in, %out : f32
      %70 = arith.select %69, %67, %out_36 : i64
      linalg.yield %68, %70 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_27 = tensor.expand_shape %54#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %55 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %expanded_27 : tensor<2x3x7x8xf32>, tensor<2x3x7x1xf32>) outs(%22 : tensor<2x3x7x8xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %66 = arith.subf %in, %in_36 : f32
      linalg.yield %66 : f32
    } -> tensor<2x3x7x8xf32>
    %56 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<2x3x7x8xf32>) outs(%22 : tensor<2x3x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = math.exp %in : f32
      linalg.yield %66 : f32
    } -> tensor<2x3x7x8xf32>
    %57 = linalg.fill ins(%cst : f32) outs(%46 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %58 = linalg.generic {indexing_maps = [#map5, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%56 : tensor<2x3x7x8xf32>) outs(%57 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.addf %in, %out : f32
      linalg.yield %66 : f32
    } -> tensor<2x3x7x1xf32>
    %59 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56, %58 : tensor<2x3x7x8xf32>, tensor<2x3x7x1xf32>) outs(%22 : tensor<2x3x7x8xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %66 = arith.divf %in, %in_36 : f32
      linalg.yield %66 : f32
    } -> tensor<2x3x7x8xf32>
    %extracted_slice_28 = tensor.extract_slice %59[0, 0, 0, 0] [2, 3, 7, 7] [1, 1, 1, 1] : tensor<2x3x7x8xf32> to tensor<2x3x7x7xf32>
    %collapsed_29 = tensor.collapse_shape %extracted_slice_28 [[0, 1], [2], [3]] : tensor<2x3x7x7xf32> into tensor<6x7x7xf32>
    %collapsed_30 = tensor.collapse_shape %38 [[0, 1, 2], [3], [4]] : tensor<2x1x3x7x16xf32> into tensor<6x7x16xf32>
    %60 = tensor.empty() : tensor<6x7x16xf32>
    %61 = linalg.fill ins(%cst : f32) outs(%60 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %62 = linalg.batch_matmul ins(%collapsed_29, %collapsed_30 : tensor<6x7x7xf32>, tensor<6x7x16xf32>) outs(%61 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %expanded_31 = tensor.expand_shape %62 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    %63 = tensor.empty() : tensor<2x7x3x16xf32>
    %transposed_32 = linalg.transpose ins(%expanded_31 : tensor<2x3x7x16xf32>) outs(%63 : tensor<2x7x3x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_33 = tensor.collapse_shape %transposed_32 [[0, 1], [2, 3]] : tensor<2x7x3x16xf32> into tensor<14x48xf32>
    %transposed_34 = linalg.transpose ins(%arg10 : tensor<48x48xf32>) outs(%8 : tensor<48x48xf32>) permutation = [1, 0] 
    %64 = linalg.matmul ins(%collapsed_33, %transposed_34 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%10 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %65 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%64, %arg11 : tensor<14x48xf32>, tensor<48xf32>) outs(%9 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %66 = arith.addf %in, %in_36 : f32
      linalg.yield %66 : f32
    } -> tensor<14x48xf32>
    %expanded_35 = tensor.expand_shape %65 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    return %expanded_35 : tensor<2x7x48xf32>
  }
}
