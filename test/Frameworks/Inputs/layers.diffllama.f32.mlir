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
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map16 = affine_map<(d0) -> ()>
#map17 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<2x7x64xf32>, %arg1: tensor<1x7x16xf32>, %arg2: tensor<1x7x16xf32>, %arg3: tensor<16xf32>, %arg4: tensor<16xf32>, %arg5: tensor<16xf32>, %arg6: tensor<16xf32>, %arg7: tensor<64x64xf32>, %arg8: tensor<32x64xf32>, %arg9: tensor<32x64xf32>, %arg10: tensor<64x64xf32>, %arg11: tensor<80x64xf32>, %arg12: tensor<80x64xf32>, %arg13: tensor<64x80xf32>, %arg14: tensor<64xf32>, %arg15: tensor<64xf32>) -> tensor<2x7x64xf32> {
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<-1.000000e+04> : tensor<1x1x7x7xf32>
    %cst_4 = arith.constant 0.79999999999999993 : f64
    %cst_5 = arith.constant 0.20000000000000007 : f64
    %cst_6 = arith.constant 1.000000e-05 : f64
    %cst_7 = arith.constant 6.400000e+01 : f32
    %cst_8 = arith.constant 2.500000e-01 : f32
    %cst_9 = arith.constant 3.200000e+01 : f32
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %112 = linalg.index 0 : index
      %113 = arith.index_cast %112 : index to i64
      linalg.yield %113 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_10 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_10 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_56: i64, %out: i64):
      %112 = arith.subi %in, %in_56 : i64
      linalg.yield %112 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %112 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %112 : i1
    } -> tensor<7x7xi1>
    %6 = tensor.empty() : tensor<1x1x7x7xf32>
    %7 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_3, %cst_2 : tensor<7x7xi1>, tensor<1x1x7x7xf32>, tensor<f32>) outs(%6 : tensor<1x1x7x7xf32>) {
    ^bb0(%in: i1, %in_56: f32, %in_57: f32, %out: f32):
      %112 = arith.select %in, %in_56, %in_57 : f32
      linalg.yield %112 : f32
    } -> tensor<1x1x7x7xf32>
    %8 = tensor.empty() : tensor<2x7x64xf32>
    %9 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x64xf32>) outs(%8 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %112 : f32
    } -> tensor<2x7x64xf32>
    %10 = tensor.empty() : tensor<2x7x1xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %12 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9 : tensor<2x7x64xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = arith.addf %in, %out : f32
      linalg.yield %112 : f32
    } -> tensor<2x7x1xf32>
    %13 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = arith.divf %in, %cst_7 : f32
      linalg.yield %112 : f32
    } -> tensor<2x7x1xf32>
    %14 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = arith.truncf %cst_6 : f64 to f32
      %113 = arith.addf %in, %112 : f32
      linalg.yield %113 : f32
    } -> tensor<2x7x1xf32>
    %15 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = math.rsqrt %in : f32
      linalg.yield %112 : f32
    } -> tensor<2x7x1xf32>
    %16 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %15 : tensor<2x7x64xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %112 = arith.mulf %in, %in_56 : f32
      linalg.yield %112 : f32
    } -> tensor<2x7x64xf32>
    %17 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg14, %16 : tensor<64xf32>, tensor<2x7x64xf32>) outs(%8 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %112 = arith.mulf %in, %in_56 : f32
      linalg.yield %112 : f32
    } -> tensor<2x7x64xf32>
    %18 = tensor.empty() : tensor<64x64xf32>
    %transposed = linalg.transpose ins(%arg7 : tensor<64x64xf32>) outs(%18 : tensor<64x64xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %17 [[0, 1], [2]] : tensor<2x7x64xf32> into tensor<14x64xf32>
    %19 = tensor.empty() : tensor<14x64xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<14x64xf32>) -> tensor<14x64xf32>
    %21 = linalg.matmul ins(%collapsed, %transposed : tensor<14x64xf32>, tensor<64x64xf32>) outs(%20 : tensor<14x64xf32>) -> tensor<14x64xf32>
    %expanded_11 = tensor.expand_shape %21 [[0, 1], [2, 3]] output_shape [2, 7, 4, 16] : tensor<14x64xf32> into tensor<2x7x4x16xf32>
    %22 = tensor.empty() : tensor<2x4x7x16xf32>
    %transposed_12 = linalg.transpose ins(%expanded_11 : tensor<2x7x4x16xf32>) outs(%22 : tensor<2x4x7x16xf32>) permutation = [0, 2, 1, 3] 
    %23 = tensor.empty() : tensor<64x32xf32>
    %transposed_13 = linalg.transpose ins(%arg8 : tensor<32x64xf32>) outs(%23 : tensor<64x32xf32>) permutation = [1, 0] 
    %24 = tensor.empty() : tensor<14x32xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %26 = linalg.matmul ins(%collapsed, %transposed_13 : tensor<14x64xf32>, tensor<64x32xf32>) outs(%25 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_14 = tensor.expand_shape %26 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf32> into tensor<2x7x2x16xf32>
    %27 = tensor.empty() : tensor<2x2x7x16xf32>
    %transposed_15 = linalg.transpose ins(%expanded_14 : tensor<2x7x2x16xf32>) outs(%27 : tensor<2x2x7x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_16 = linalg.transpose ins(%arg9 : tensor<32x64xf32>) outs(%23 : tensor<64x32xf32>) permutation = [1, 0] 
    %28 = linalg.matmul ins(%collapsed, %transposed_16 : tensor<14x64xf32>, tensor<64x32xf32>) outs(%25 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_17 = tensor.expand_shape %28 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf32> into tensor<2x7x2x16xf32>
    %transposed_18 = linalg.transpose ins(%expanded_17 : tensor<2x7x2x16xf32>) outs(%27 : tensor<2x2x7x16xf32>) permutation = [0, 2, 1, 3] 
    %expanded_19 = tensor.expand_shape %arg1 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xf32> into tensor<1x1x7x16xf32>
    %expanded_20 = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xf32> into tensor<1x1x7x16xf32>
    %29 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_12, %expanded_19 : tensor<2x4x7x16xf32>, tensor<1x1x7x16xf32>) outs(%22 : tensor<2x4x7x16xf32>) {
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %112 = arith.mulf %in, %in_56 : f32
      linalg.yield %112 : f32
    } -> tensor<2x4x7x16xf32>
    %extracted_slice = tensor.extract_slice %transposed_12[0, 0, 0, 0] [2, 4, 7, 8] [1, 1, 1, 1] : tensor<2x4x7x16xf32> to tensor<2x4x7x8xf32>
    %extracted_slice_21 = tensor.extract_slice %transposed_12[0, 0, 0, 8] [2, 4, 7, 8] [1, 1, 1, 1] : tensor<2x4x7x16xf32> to tensor<2x4x7x8xf32>
    %30 = tensor.empty() : tensor<2x4x7x8xf32>
    %31 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_21 : tensor<2x4x7x8xf32>) outs(%30 : tensor<2x4x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = arith.negf %in : f32
      linalg.yield %112 : f32
    } -> tensor<2x4x7x8xf32>
    %concat = tensor.concat dim(3) %31, %extracted_slice : (tensor<2x4x7x8xf32>, tensor<2x4x7x8xf32>) -> tensor<2x4x7x16xf32>
    %32 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat, %expanded_20 : tensor<2x4x7x16xf32>, tensor<1x1x7x16xf32>) outs(%22 : tensor<2x4x7x16xf32>) {
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %112 = arith.mulf %in, %in_56 : f32
      linalg.yield %112 : f32
    } -> tensor<2x4x7x16xf32>
    %33 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29, %32 : tensor<2x4x7x16xf32>, tensor<2x4x7x16xf32>) outs(%22 : tensor<2x4x7x16xf32>) {
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %112 = arith.addf %in, %in_56 : f32
      linalg.yield %112 : f32
    } -> tensor<2x4x7x16xf32>
    %34 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_15, %expanded_19 : tensor<2x2x7x16xf32>, tensor<1x1x7x16xf32>) outs(%27 : tensor<2x2x7x16xf32>) {
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %112 = arith.mulf %in, %in_56 : f32
      linalg.yield %112 : f32
    } -> tensor<2x2x7x16xf32>
    %extracted_slice_22 = tensor.extract_slice %transposed_15[0, 0, 0, 0] [2, 2, 7, 8] [1, 1, 1, 1] : tensor<2x2x7x16xf32> to tensor<2x2x7x8xf32>
    %extracted_slice_23 = tensor.extract_slice %transposed_15[0, 0, 0, 8] [2, 2, 7, 8] [1, 1, 1, 1] : tensor<2x2x7x16xf32> to tensor<2x2x7x8xf32>
    %35 = tensor.empty() : tensor<2x2x7x8xf32>
    %36 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_23 : tensor<2x2x7x8xf32>) outs(%35 : tensor<2x2x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = arith.negf %in : f32
      linalg.yield %112 : f32
    } -> tensor<2x2x7x8xf32>
    %concat_24 = tensor.concat dim(3) %36, %extracted_slice_22 : (tensor<2x2x7x8xf32>, tensor<2x2x7x8xf32>) -> tensor<2x2x7x16xf32>
    %37 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_24, %expanded_20 : tensor<2x2x7x16xf32>, tensor<1x1x7x16xf32>) outs(%27 : tensor<2x2x7x16xf32>) {
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %112 = arith.mulf %in, %in_56 : f32
      linalg.yield %112 : f32
    } -> tensor<2x2x7x16xf32>
    %38 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34, %37 : tensor<2x2x7x16xf32>, tensor<2x2x7x16xf32>) outs(%27 : tensor<2x2x7x16xf32>) {
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %112 = arith.addf %in, %in_56 : f32
      linalg.yield %112 : f32
    } -> tensor<2x2x7x16xf32>
    %extracted_slice_25 = tensor.extract_slice %transposed_18[0, 0, 0, 0] [2, 1, 7, 16] [1, 1, 1, 1] : tensor<2x2x7x16xf32> to tensor<2x1x7x16xf32>
    %extracted_slice_26 = tensor.extract_slice %transposed_18[0, 1, 0, 0] [2, 1, 7, 16] [1, 1, 1, 1] : tensor<2x2x7x16xf32> to tensor<2x1x7x16xf32>
    %collapsed_27 = tensor.collapse_shape %extracted_slice_25 [[0, 1], [2], [3]] : tensor<2x1x7x16xf32> into tensor<2x7x16xf32>
    %39 = linalg.generic {indexing_maps = [#map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_27 : tensor<2x7x16xf32>) outs(%27 : tensor<2x2x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x7x16xf32>
    %collapsed_28 = tensor.collapse_shape %extracted_slice_26 [[0, 1], [2], [3]] : tensor<2x1x7x16xf32> into tensor<2x7x16xf32>
    %40 = linalg.generic {indexing_maps = [#map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_28 : tensor<2x7x16xf32>) outs(%27 : tensor<2x2x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x7x16xf32>
    %41 = tensor.empty() : tensor<2x2x2x7x16xf32>
    %42 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<2x2x7x16xf32>) outs(%41 : tensor<2x2x2x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x7x16xf32>
    %collapsed_29 = tensor.collapse_shape %42 [[0], [1, 2], [3], [4]] : tensor<2x2x2x7x16xf32> into tensor<2x4x7x16xf32>
    %43 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%39 : tensor<2x2x7x16xf32>) outs(%41 : tensor<2x2x2x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x7x16xf32>
    %44 = tensor.empty() : tensor<2x4x16x7xf32>
    %transposed_30 = linalg.transpose ins(%collapsed_29 : tensor<2x4x7x16xf32>) outs(%44 : tensor<2x4x16x7xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_31 = tensor.collapse_shape %33 [[0, 1], [2], [3]] : tensor<2x4x7x16xf32> into tensor<8x7x16xf32>
    %collapsed_32 = tensor.collapse_shape %transposed_30 [[0, 1], [2], [3]] : tensor<2x4x16x7xf32> into tensor<8x16x7xf32>
    %45 = tensor.empty() : tensor<8x7x7xf32>
    %46 = linalg.fill ins(%cst : f32) outs(%45 : tensor<8x7x7xf32>) -> tensor<8x7x7xf32>
    %47 = linalg.batch_matmul ins(%collapsed_31, %collapsed_32 : tensor<8x7x16xf32>, tensor<8x16x7xf32>) outs(%46 : tensor<8x7x7xf32>) -> tensor<8x7x7xf32>
    %expanded_33 = tensor.expand_shape %47 [[0, 1], [2], [3]] output_shape [2, 4, 7, 7] : tensor<8x7x7xf32> into tensor<2x4x7x7xf32>
    %48 = tensor.empty() : tensor<2x4x7x7xf32>
    %49 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_33 : tensor<2x4x7x7xf32>) outs(%48 : tensor<2x4x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = arith.mulf %in, %cst_8 : f32
      linalg.yield %112 : f32
    } -> tensor<2x4x7x7xf32>
    %50 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49, %7 : tensor<2x4x7x7xf32>, tensor<1x1x7x7xf32>) outs(%48 : tensor<2x4x7x7xf32>) {
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %112 = arith.addf %in, %in_56 : f32
      linalg.yield %112 : f32
    } -> tensor<2x4x7x7xf32>
    %51 = tensor.empty() : tensor<2x4x7xi64>
    %52 = linalg.fill ins(%c0_i64 : i64) outs(%51 : tensor<2x4x7xi64>) -> tensor<2x4x7xi64>
    %53 = tensor.empty() : tensor<2x4x7xf32>
    %54 = linalg.fill ins(%cst_0 : f32) outs(%53 : tensor<2x4x7xf32>) -> tensor<2x4x7xf32>
    %55:2 = linalg.generic {indexing_maps = [#map5, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%50 : tensor<2x4x7x7xf32>) outs(%54, %52 : tensor<2x4x7xf32>, tensor<2x4x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_56: i64):
      %112 = linalg.index 3 : index
      %113 = arith.index_cast %112 : index to i64
      %114 = arith.maximumf %in, %out : f32
      %115 = arith.cmpf ogt, %in, %out : f32
      %116 = arith.select %115, %113, %out_56 : i64
      linalg.yield %114, %116 : f32, i64
    } -> (tensor<2x4x7xf32>, tensor<2x4x7xi64>)
    %expanded_34 = tensor.expand_shape %55#0 [[0], [1], [2, 3]] output_shape [2, 4, 7, 1] : tensor<2x4x7xf32> into tensor<2x4x7x1xf32>
    %56 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50, %expanded_34 : tensor<2x4x7x7xf32>, tensor<2x4x7x1xf32>) outs(%48 : tensor<2x4x7x7xf32>) {
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %112 = arith.subf %in, %in_56 : f32
      linalg.yield %112 : f32
    } -> tensor<2x4x7x7xf32>
    %57 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56 : tensor<2x4x7x7xf32>) outs(%48 : tensor<2x4x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = math.exp %in : f32
      linalg.yield %112 : f32
    } -> tensor<2x4x7x7xf32>
    %58 = tensor.empty() : tensor<2x4x7x1xf32>
    %59 = linalg.fill ins(%cst : f32) outs(%58 : tensor<2x4x7x1xf32>) -> tensor<2x4x7x1xf32>
    %60 = linalg.generic {indexing_maps = [#map5, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%57 : tensor<2x4x7x7xf32>) outs(%59 : tensor<2x4x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = arith.addf %in, %out : f32
      linalg.yield %112 : f32
    } -> tensor<2x4x7x1xf32>
    %61 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57, %60 : tensor<2x4x7x7xf32>, tensor<2x4x7x1xf32>) outs(%48 : tensor<2x4x7x7xf32>) {
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %112 = arith.divf %in, %in_56 : f32
      linalg.yield %112 : f32
    } -> tensor<2x4x7x7xf32>
    %collapsed_35 = tensor.collapse_shape %61 [[0, 1], [2], [3]] : tensor<2x4x7x7xf32> into tensor<8x7x7xf32>
    %collapsed_36 = tensor.collapse_shape %43 [[0, 1, 2], [3], [4]] : tensor<2x2x2x7x16xf32> into tensor<8x7x16xf32>
    %62 = tensor.empty() : tensor<8x7x16xf32>
    %63 = linalg.fill ins(%cst : f32) outs(%62 : tensor<8x7x16xf32>) -> tensor<8x7x16xf32>
    %64 = linalg.batch_matmul ins(%collapsed_35, %collapsed_36 : tensor<8x7x7xf32>, tensor<8x7x16xf32>) outs(%63 : tensor<8x7x16xf32>) -> tensor<8x7x16xf32>
    %expanded_37 = tensor.expand_shape %64 [[0, 1], [2], [3]] output_shape [2, 4, 7, 16] : tensor<8x7x16xf32> into tensor<2x4x7x16xf32>
    %65 = tensor.empty() : tensor<2x7x4x16xf32>
    %transposed_38 = linalg.transpose ins(%expanded_37 : tensor<2x4x7x16xf32>) outs(%65 : tensor<2x7x4x16xf32>) permutation = [0, 2, 1, 3] 
    %66 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<2x2x7x16xf32>) outs(%41 : tensor<2x2x2x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x7x16xf32>
    %collapsed_39 = tensor.collapse_shape %66 [[0, 1, 2], [3], [4]] : tensor<2x2x2x7x16xf32> into tensor<8x7x16xf32>
    %67 = linalg.batch_matmul ins(%collapsed_35, %collapsed_39 : tensor<8x7x7xf32>, tensor<8x7x16xf32>) outs(%63 : tensor<8x7x16xf32>) -> tensor<8x7x16xf32>
    %expanded_40 = tensor.expand_shape %67 [[0, 1], [2], [3]] output_shape [2, 4, 7, 16] : tensor<8x7x16xf32> into tensor<2x4x7x16xf32>
    %transposed_41 = linalg.transpose ins(%expanded_40 : tensor<2x4x7x16xf32>) outs(%65 : tensor<2x7x4x16xf32>) permutation = [0, 2, 1, 3] 
    %concat_42 = tensor.concat dim(3) %transposed_38, %transposed_41 : (tensor<2x7x4x16xf32>, tensor<2x7x4x16xf32>) -> tensor<2x7x4x32xf32>
    %extracted_slice_43 = tensor.extract_slice %concat_42[0, 0, 0, 0] [2, 7, 2, 32] [1, 1, 1, 1] : tensor<2x7x4x32xf32> to tensor<2x7x2x32xf32>
    %extracted_slice_44 = tensor.extract_slice %concat_42[0, 0, 2, 0] [2, 7, 2, 32] [1, 1, 1, 1] : tensor<2x7x4x32xf32> to tensor<2x7x2x32xf32>
    %68 = tensor.empty() : tensor<16xf32>
    %69 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg3, %arg4 : tensor<16xf32>, tensor<16xf32>) outs(%68 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %112 = arith.mulf %in, %in_56 : f32
      linalg.yield %112 : f32
    } -> tensor<16xf32>
    %70 = tensor.empty() : tensor<f32>
    %71 = linalg.fill ins(%cst : f32) outs(%70 : tensor<f32>) -> tensor<f32>
    %72 = linalg.generic {indexing_maps = [#map, #map16], iterator_types = ["reduction"]} ins(%69 : tensor<16xf32>) outs(%71 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = arith.addf %in, %out : f32
      linalg.yield %112 : f32
    } -> tensor<f32>
    %73 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%72 : tensor<f32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = math.exp %in : f32
      linalg.yield %112 : f32
    } -> tensor<f32>
    %74 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg5, %arg6 : tensor<16xf32>, tensor<16xf32>) outs(%68 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %112 = arith.mulf %in, %in_56 : f32
      linalg.yield %112 : f32
    } -> tensor<16xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map16], iterator_types = ["reduction"]} ins(%74 : tensor<16xf32>) outs(%71 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = arith.addf %in, %out : f32
      linalg.yield %112 : f32
    } -> tensor<f32>
    %76 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%75 : tensor<f32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = math.exp %in : f32
      linalg.yield %112 : f32
    } -> tensor<f32>
    %77 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%73, %76 : tensor<f32>, tensor<f32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %112 = arith.subf %in, %in_56 : f32
      linalg.yield %112 : f32
    } -> tensor<f32>
    %78 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%77 : tensor<f32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = arith.truncf %cst_5 : f64 to f32
      %113 = arith.addf %in, %112 : f32
      linalg.yield %113 : f32
    } -> tensor<f32>
    %79 = tensor.empty() : tensor<2x7x2x32xf32>
    %80 = linalg.generic {indexing_maps = [#map6, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78, %extracted_slice_44 : tensor<f32>, tensor<2x7x2x32xf32>) outs(%79 : tensor<2x7x2x32xf32>) {
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %112 = arith.mulf %in, %in_56 : f32
      linalg.yield %112 : f32
    } -> tensor<2x7x2x32xf32>
    %81 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_43, %80 : tensor<2x7x2x32xf32>, tensor<2x7x2x32xf32>) outs(%79 : tensor<2x7x2x32xf32>) {
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %112 = arith.subf %in, %in_56 : f32
      linalg.yield %112 : f32
    } -> tensor<2x7x2x32xf32>
    %82 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81, %81 : tensor<2x7x2x32xf32>, tensor<2x7x2x32xf32>) outs(%79 : tensor<2x7x2x32xf32>) {
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %112 = arith.mulf %in, %in_56 : f32
      linalg.yield %112 : f32
    } -> tensor<2x7x2x32xf32>
    %83 = tensor.empty() : tensor<2x7x2x1xf32>
    %84 = linalg.fill ins(%cst : f32) outs(%83 : tensor<2x7x2x1xf32>) -> tensor<2x7x2x1xf32>
    %85 = linalg.generic {indexing_maps = [#map5, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%82 : tensor<2x7x2x32xf32>) outs(%84 : tensor<2x7x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = arith.addf %in, %out : f32
      linalg.yield %112 : f32
    } -> tensor<2x7x2x1xf32>
    %86 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%85 : tensor<2x7x2x1xf32>) outs(%83 : tensor<2x7x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = arith.divf %in, %cst_9 : f32
      linalg.yield %112 : f32
    } -> tensor<2x7x2x1xf32>
    %87 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%86 : tensor<2x7x2x1xf32>) outs(%83 : tensor<2x7x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = arith.truncf %cst_6 : f64 to f32
      %113 = arith.addf %in, %112 : f32
      linalg.yield %113 : f32
    } -> tensor<2x7x2x1xf32>
    %88 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%87 : tensor<2x7x2x1xf32>) outs(%83 : tensor<2x7x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = math.rsqrt %in : f32
      linalg.yield %112 : f32
    } -> tensor<2x7x2x1xf32>
    %89 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81, %88 : tensor<2x7x2x32xf32>, tensor<2x7x2x1xf32>) outs(%79 : tensor<2x7x2x32xf32>) {
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %112 = arith.mulf %in, %in_56 : f32
      linalg.yield %112 : f32
    } -> tensor<2x7x2x32xf32>
    %90 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%89 : tensor<2x7x2x32xf32>) outs(%79 : tensor<2x7x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = arith.truncf %cst_4 : f64 to f32
      %113 = arith.mulf %in, %112 : f32
      linalg.yield %113 : f32
    } -> tensor<2x7x2x32xf32>
    %transposed_45 = linalg.transpose ins(%arg10 : tensor<64x64xf32>) outs(%18 : tensor<64x64xf32>) permutation = [1, 0] 
    %collapsed_46 = tensor.collapse_shape %90 [[0, 1], [2, 3]] : tensor<2x7x2x32xf32> into tensor<14x64xf32>
    %91 = linalg.matmul ins(%collapsed_46, %transposed_45 : tensor<14x64xf32>, tensor<64x64xf32>) outs(%20 : tensor<14x64xf32>) -> tensor<14x64xf32>
    %expanded_47 = tensor.expand_shape %91 [[0, 1], [2]] output_shape [2, 7, 64] : tensor<14x64xf32> into tensor<2x7x64xf32>
    %92 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded_47 : tensor<2x7x64xf32>, tensor<2x7x64xf32>) outs(%8 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %112 = arith.addf %in, %in_56 : f32
      linalg.yield %112 : f32
    } -> tensor<2x7x64xf32>
    %93 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<2x7x64xf32>) outs(%8 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %112 : f32
    } -> tensor<2x7x64xf32>
    %94 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%93 : tensor<2x7x64xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = arith.addf %in, %out : f32
      linalg.yield %112 : f32
    } -> tensor<2x7x1xf32>
    %95 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = arith.divf %in, %cst_7 : f32
      linalg.yield %112 : f32
    } -> tensor<2x7x1xf32>
    %96 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = arith.truncf %cst_6 : f64 to f32
      %113 = arith.addf %in, %112 : f32
      linalg.yield %113 : f32
    } -> tensor<2x7x1xf32>
    %97 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = math.rsqrt %in : f32
      linalg.yield %112 : f32
    } -> tensor<2x7x1xf32>
    %98 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92, %97 : tensor<2x7x64xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %112 = arith.mulf %in, %in_56 : f32
      linalg.yield %112 : f32
    } -> tensor<2x7x64xf32>
    %99 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg15, %98 : tensor<64xf32>, tensor<2x7x64xf32>) outs(%8 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %112 = arith.mulf %in, %in_56 : f32
      linalg.yield %112 : f32
    } -> tensor<2x7x64xf32>
    %100 = tensor.empty() : tensor<64x80xf32>
    %transposed_48 = linalg.transpose ins(%arg11 : tensor<80x64xf32>) outs(%100 : tensor<64x80xf32>) permutation = [1, 0] 
    %collapsed_49 = tensor.collapse_shape %99 [[0, 1], [2]] : tensor<2x7x64xf32> into tensor<14x64xf32>
    %101 = tensor.empty() : tensor<14x80xf32>
    %102 = linalg.fill ins(%cst : f32) outs(%101 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %103 = linalg.matmul ins(%collapsed_49, %transposed_48 : tensor<14x64xf32>, tensor<64x80xf32>) outs(%102 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %expanded_50 = tensor.expand_shape %103 [[0, 1], [2]] output_shape [2, 7, 80] : tensor<14x80xf32> into tensor<2x7x80xf32>
    %104 = tensor.empty() : tensor<2x7x80xf32>
    %105 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_50 : tensor<2x7x80xf32>) outs(%104 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = arith.negf %in : f32
      %113 = math.exp %112 : f32
      %114 = arith.addf %113, %cst_1 : f32
      %115 = arith.divf %cst_1, %114 : f32
      linalg.yield %115 : f32
    } -> tensor<2x7x80xf32>
    %106 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_50, %105 : tensor<2x7x80xf32>, tensor<2x7x80xf32>) outs(%104 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %112 = arith.mulf %in, %in_56 : f32
      linalg.yield %112 : f32
    } -> tensor<2x7x80xf32>
    %transposed_51 = linalg.transpose ins(%arg12 : tensor<80x64xf32>) outs(%100 : tensor<64x80xf32>) permutation = [1, 0] 
    %107 = linalg.matmul ins(%collapsed_49, %transposed_51 : tensor<14x64xf32>, tensor<64x80xf32>) outs(%102 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %expanded_52 = tensor.expand_shape %107 [[0, 1], [2]] output_shape [2, 7, 80] : tensor<14x80xf32> into tensor<2x7x80xf32>
    %108 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %expanded_52 : tensor<2x7x80xf32>, tensor<2x7x80xf32>) outs(%104 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %112 = arith.mulf %in, %in_56 : f32
      linalg.yield %112 : f32
    } -> tensor<2x7x80xf32>
    %109 = tensor.empty() : tensor<80x64xf32>
    %transposed_53 = linalg.transpose ins(%arg13 : tensor<64x80xf32>) outs(%109 : tensor<80x64xf32>) permutation = [1, 0] 
    %collapsed_54 = tensor.collapse_shape %108 [[0, 1], [2]] : tensor<2x7x80xf32> into tensor<14x80xf32>
    %110 = linalg.matmul ins(%collapsed_54, %transposed_53 : tensor<14x80xf32>, tensor<80x64xf32>) outs(%20 : tensor<14x64xf32>) -> tensor<14x64xf32>
    %expanded_55 = tensor.expand_shape %110 [[0, 1], [2]] output_shape [2, 7, 64] : tensor<14x64xf32> into tensor<2x7x64xf32>
    %111 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92, %expanded_55 : tensor<2x7x64xf32>, tensor<2x7x64xf32>) outs(%8 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %112 = arith.addf %in, %in_56 : f32
      linalg.yield %112 : f32
    } -> tensor<2x7x64xf32>
    return %111 : tensor<2x7x64xf32>
  }
}
