#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d2, 0)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map8 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map9 = affine_map<(d0, d1) -> (0, d1)>
#map10 = affine_map<(d0, d1) -> (d0, 0)>
#map11 = affine_map<(d0, d1) -> (d0, d1)>
#map12 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> ()>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, 0)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map17 = affine_map<(d0, d1, d2, d3) -> ()>
module {
  func.func @main(%arg0: tensor<2x8x32xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<80x1x4xf32>, %arg5: tensor<80xf32>, %arg6: tensor<148x32xf32>, %arg7: tensor<64xf32>, %arg8: tensor<32x64xf32>) -> tensor<2x8x32xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c-1_i64 = arith.constant -1 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 1.000000e+00 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<true> : tensor<3x3xi1>
    %cst_2 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_4 = arith.constant dense<true> : tensor<4x4xi1>
    %cst_5 = arith.constant 1.000000e-05 : f64
    %cst_6 = arith.constant 2.000000e+01 : f32
    %cst_7 = arith.constant 0x7F800000 : f32
    %cst_8 = arith.constant dense<0.000000e+00> : tensor<2x1x4x16x8xf32>
    %cst_9 = arith.constant 6.400000e+01 : f32
    %0 = tensor.empty() : tensor<32x148xf32>
    %transposed = linalg.transpose ins(%arg6 : tensor<148x32xf32>) outs(%0 : tensor<32x148xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x8x32xf32> into tensor<16x32xf32>
    %1 = tensor.empty() : tensor<16x148xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<16x148xf32>) -> tensor<16x148xf32>
    %3 = linalg.matmul ins(%collapsed, %transposed : tensor<16x32xf32>, tensor<32x148xf32>) outs(%2 : tensor<16x148xf32>) -> tensor<16x148xf32>
    %expanded = tensor.expand_shape %3 [[0, 1], [2]] output_shape [2, 8, 148] : tensor<16x148xf32> into tensor<2x8x148xf32>
    %4 = tensor.empty() : tensor<4xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = math.exp %in : f32
      linalg.yield %125 : f32
    } -> tensor<4xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.negf %in : f32
      linalg.yield %125 : f32
    } -> tensor<4xf32>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0] [2, 8, 64] [1, 1, 1] : tensor<2x8x148xf32> to tensor<2x8x64xf32>
    %extracted_slice_10 = tensor.extract_slice %expanded[0, 0, 64] [2, 8, 80] [1, 1, 1] : tensor<2x8x148xf32> to tensor<2x8x80xf32>
    %extracted_slice_11 = tensor.extract_slice %expanded[0, 0, 144] [2, 8, 4] [1, 1, 1] : tensor<2x8x148xf32> to tensor<2x8x4xf32>
    %7 = tensor.empty() : tensor<2x80x8xf32>
    %transposed_12 = linalg.transpose ins(%extracted_slice_10 : tensor<2x8x80xf32>) outs(%7 : tensor<2x80x8xf32>) permutation = [0, 2, 1] 
    %expanded_13 = tensor.expand_shape %transposed_12 [[0], [1], [2, 3]] output_shape [2, 80, 8, 1] : tensor<2x80x8xf32> into tensor<2x80x8x1xf32>
    %expanded_14 = tensor.expand_shape %arg4 [[0], [1], [2, 3]] output_shape [80, 1, 4, 1] : tensor<80x1x4xf32> into tensor<80x1x4x1xf32>
    %padded = tensor.pad %expanded_13 low[0, 0, 3, 0] high[0, 0, 3, 0] {
    ^bb0(%arg9: index, %arg10: index, %arg11: index, %arg12: index):
      tensor.yield %cst : f32
    } : tensor<2x80x8x1xf32> to tensor<2x80x14x1xf32>
    %8 = tensor.empty() : tensor<2x80x11x1xf32>
    %broadcasted = linalg.broadcast ins(%arg5 : tensor<80xf32>) outs(%8 : tensor<2x80x11x1xf32>) dimensions = [0, 2, 3] 
    %collapsed_15 = tensor.collapse_shape %expanded_14 [[0, 1], [2], [3]] : tensor<80x1x4x1xf32> into tensor<80x4x1xf32>
    %9 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %collapsed_15 : tensor<2x80x14x1xf32>, tensor<80x4x1xf32>) outs(%broadcasted : tensor<2x80x11x1xf32>) -> tensor<2x80x11x1xf32>
    %collapsed_16 = tensor.collapse_shape %9 [[0], [1], [2, 3]] : tensor<2x80x11x1xf32> into tensor<2x80x11xf32>
    %extracted_slice_17 = tensor.extract_slice %collapsed_16[0, 0, 0] [2, 80, 8] [1, 1, 1] : tensor<2x80x11xf32> to tensor<2x80x8xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_17 : tensor<2x80x8xf32>) outs(%7 : tensor<2x80x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.negf %in : f32
      %126 = math.exp %125 : f32
      %127 = arith.addf %126, %cst_0 : f32
      %128 = arith.divf %cst_0, %127 : f32
      linalg.yield %128 : f32
    } -> tensor<2x80x8xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_17, %10 : tensor<2x80x8xf32>, tensor<2x80x8xf32>) outs(%7 : tensor<2x80x8xf32>) {
    ^bb0(%in: f32, %in_94: f32, %out: f32):
      %125 = arith.mulf %in, %in_94 : f32
      linalg.yield %125 : f32
    } -> tensor<2x80x8xf32>
    %12 = tensor.empty() : tensor<2x8x80xf32>
    %transposed_18 = linalg.transpose ins(%11 : tensor<2x80x8xf32>) outs(%12 : tensor<2x8x80xf32>) permutation = [0, 2, 1] 
    %extracted_slice_19 = tensor.extract_slice %transposed_18[0, 0, 0] [2, 8, 64] [1, 1, 1] : tensor<2x8x80xf32> to tensor<2x8x64xf32>
    %extracted_slice_20 = tensor.extract_slice %transposed_18[0, 0, 64] [2, 8, 8] [1, 1, 1] : tensor<2x8x80xf32> to tensor<2x8x8xf32>
    %extracted_slice_21 = tensor.extract_slice %transposed_18[0, 0, 72] [2, 8, 8] [1, 1, 1] : tensor<2x8x80xf32> to tensor<2x8x8xf32>
    %expanded_22 = tensor.expand_shape %extracted_slice_19 [[0], [1], [2, 3]] output_shape [2, 8, 4, 16] : tensor<2x8x64xf32> into tensor<2x8x4x16xf32>
    %13 = tensor.empty() : tensor<2x8x4xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_11, %arg1 : tensor<2x8x4xf32>, tensor<4xf32>) outs(%13 : tensor<2x8x4xf32>) {
    ^bb0(%in: f32, %in_94: f32, %out: f32):
      %125 = arith.addf %in, %in_94 : f32
      linalg.yield %125 : f32
    } -> tensor<2x8x4xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x8x4xf32>) outs(%13 : tensor<2x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = math.exp %in : f32
      linalg.yield %125 : f32
    } -> tensor<2x8x4xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x8x4xf32>) outs(%13 : tensor<2x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = math.log1p %in : f32
      linalg.yield %125 : f32
    } -> tensor<2x8x4xf32>
    %17 = tensor.empty() : tensor<2x8x4xi1>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x8x4xf32>) outs(%17 : tensor<2x8x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %125 = arith.cmpf ogt, %in, %cst_6 : f32
      linalg.yield %125 : i1
    } -> tensor<2x8x4xi1>
    %19 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %14, %16 : tensor<2x8x4xi1>, tensor<2x8x4xf32>, tensor<2x8x4xf32>) outs(%13 : tensor<2x8x4xf32>) {
    ^bb0(%in: i1, %in_94: f32, %in_95: f32, %out: f32):
      %125 = arith.select %in, %in_94, %in_95 : f32
      linalg.yield %125 : f32
    } -> tensor<2x8x4xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x8x4xf32>) outs(%13 : tensor<2x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.cmpf ult, %in, %cst : f32
      %126 = arith.select %125, %cst, %in : f32
      %127 = arith.cmpf ugt, %126, %cst_7 : f32
      %128 = arith.select %127, %cst_7, %126 : f32
      linalg.yield %128 : f32
    } -> tensor<2x8x4xf32>
    %21 = tensor.empty() : tensor<2x8x1x4x8xf32>
    %expanded_23 = tensor.expand_shape %extracted_slice_20 [[0], [1], [2, 3]] output_shape [2, 8, 1, 8] : tensor<2x8x8xf32> into tensor<2x8x1x8xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_23 : tensor<2x8x1x8xf32>) outs(%21 : tensor<2x8x1x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x1x4x8xf32>
    %collapsed_24 = tensor.collapse_shape %22 [[0], [1], [2, 3], [4]] : tensor<2x8x1x4x8xf32> into tensor<2x8x4x8xf32>
    %expanded_25 = tensor.expand_shape %extracted_slice_21 [[0], [1], [2, 3]] output_shape [2, 8, 1, 8] : tensor<2x8x8xf32> into tensor<2x8x1x8xf32>
    %23 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_25 : tensor<2x8x1x8xf32>) outs(%21 : tensor<2x8x1x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x1x4x8xf32>
    %collapsed_26 = tensor.collapse_shape %23 [[0], [1], [2, 3], [4]] : tensor<2x8x1x4x8xf32> into tensor<2x8x4x8xf32>
    %expanded_27 = tensor.expand_shape %arg3 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %24 = tensor.empty() : tensor<2x8x4x16xf32>
    %25 = linalg.generic {indexing_maps = [#map5, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_27, %expanded_22 : tensor<4x1xf32>, tensor<2x8x4x16xf32>) outs(%24 : tensor<2x8x4x16xf32>) {
    ^bb0(%in: f32, %in_94: f32, %out: f32):
      %125 = arith.mulf %in, %in_94 : f32
      linalg.yield %125 : f32
    } -> tensor<2x8x4x16xf32>
    %expanded_28 = tensor.expand_shape %20 [[0], [1], [2, 3]] output_shape [2, 8, 4, 1] : tensor<2x8x4xf32> into tensor<2x8x4x1xf32>
    %26 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_22, %expanded_28 : tensor<2x8x4x16xf32>, tensor<2x8x4x1xf32>) outs(%24 : tensor<2x8x4x16xf32>) {
    ^bb0(%in: f32, %in_94: f32, %out: f32):
      %125 = arith.mulf %in, %in_94 : f32
      linalg.yield %125 : f32
    } -> tensor<2x8x4x16xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %20 : tensor<4xf32>, tensor<2x8x4xf32>) outs(%13 : tensor<2x8x4xf32>) {
    ^bb0(%in: f32, %in_94: f32, %out: f32):
      %125 = arith.mulf %in, %in_94 : f32
      linalg.yield %125 : f32
    } -> tensor<2x8x4xf32>
    %expanded_29 = tensor.expand_shape %27 [[0], [1, 2], [3]] output_shape [2, 2, 4, 4] : tensor<2x8x4xf32> into tensor<2x2x4x4xf32>
    %expanded_30 = tensor.expand_shape %collapsed_24 [[0], [1, 2], [3], [4]] output_shape [2, 2, 4, 4, 8] : tensor<2x8x4x8xf32> into tensor<2x2x4x4x8xf32>
    %28 = tensor.empty() : tensor<2x4x2x4xf32>
    %transposed_31 = linalg.transpose ins(%expanded_29 : tensor<2x2x4x4xf32>) outs(%28 : tensor<2x4x2x4xf32>) permutation = [0, 3, 1, 2] 
    %29 = linalg.fill ins(%cst : f32) outs(%28 : tensor<2x4x2x4xf32>) -> tensor<2x4x2x4xf32>
    %30 = tensor.empty() : tensor<2x4x2xf32>
    %31 = linalg.fill ins(%cst : f32) outs(%30 : tensor<2x4x2xf32>) -> tensor<2x4x2xf32>
    %32:2 = tm_tensor.scan dimension(3) inclusive(true) ins(%transposed_31 : tensor<2x4x2x4xf32>) outs(%29, %31 : tensor<2x4x2x4xf32>, tensor<2x4x2xf32>) {
    ^bb0(%arg9: f32, %arg10: f32):
      %125 = arith.addf %arg9, %arg10 : f32
      tm_tensor.yield %125 : f32
    } -> tensor<2x4x2x4xf32>, tensor<2x4x2xf32>
    %33 = tensor.empty() : tensor<2x4x2x4x4xf32>
    %34 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_31 : tensor<2x4x2x4xf32>) outs(%33 : tensor<2x4x2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x2x4x4xf32>
    %35 = tensor.empty() : tensor<4xi64>
    %36 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%35 : tensor<4xi64>) {
    ^bb0(%out: i64):
      %125 = linalg.index 0 : index
      %126 = arith.index_cast %125 : index to i64
      linalg.yield %126 : i64
    } -> tensor<4xi64>
    %expanded_32 = tensor.expand_shape %36 [[0, 1]] output_shape [1, 4] : tensor<4xi64> into tensor<1x4xi64>
    %expanded_33 = tensor.expand_shape %36 [[0, 1]] output_shape [4, 1] : tensor<4xi64> into tensor<4x1xi64>
    %37 = tensor.empty() : tensor<4x4xi64>
    %38 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel"]} ins(%expanded_32, %expanded_33 : tensor<1x4xi64>, tensor<4x1xi64>) outs(%37 : tensor<4x4xi64>) {
    ^bb0(%in: i64, %in_94: i64, %out: i64):
      %125 = arith.subi %in, %in_94 : i64
      linalg.yield %125 : i64
    } -> tensor<4x4xi64>
    %39 = tensor.empty() : tensor<4x4xi1>
    %40 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<4x4xi64>) outs(%39 : tensor<4x4xi1>) {
    ^bb0(%in: i64, %out: i1):
      %125 = arith.cmpi sle, %in, %c-1_i64 : i64
      linalg.yield %125 : i1
    } -> tensor<4x4xi1>
    %41 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel"]} ins(%40, %cst_4 : tensor<4x4xi1>, tensor<4x4xi1>) outs(%39 : tensor<4x4xi1>) {
    ^bb0(%in: i1, %in_94: i1, %out: i1):
      %125 = arith.andi %in, %in_94 : i1
      linalg.yield %125 : i1
    } -> tensor<4x4xi1>
    %42 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<4x4xi1>) outs(%39 : tensor<4x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      %125 = arith.xori %in, %true : i1
      linalg.yield %125 : i1
    } -> tensor<4x4xi1>
    %43 = linalg.generic {indexing_maps = [#map12, #map13, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%42, %cst_3, %34 : tensor<4x4xi1>, tensor<f32>, tensor<2x4x2x4x4xf32>) outs(%33 : tensor<2x4x2x4x4xf32>) {
    ^bb0(%in: i1, %in_94: f32, %in_95: f32, %out: f32):
      %125 = arith.select %in, %in_94, %in_95 : f32
      linalg.yield %125 : f32
    } -> tensor<2x4x2x4x4xf32>
    %44 = linalg.fill ins(%cst : f32) outs(%33 : tensor<2x4x2x4x4xf32>) -> tensor<2x4x2x4x4xf32>
    %45:2 = tm_tensor.scan dimension(3) inclusive(true) ins(%43 : tensor<2x4x2x4x4xf32>) outs(%44, %29 : tensor<2x4x2x4x4xf32>, tensor<2x4x2x4xf32>) {
    ^bb0(%arg9: f32, %arg10: f32):
      %125 = arith.addf %arg9, %arg10 : f32
      tm_tensor.yield %125 : f32
    } -> tensor<2x4x2x4x4xf32>, tensor<2x4x2x4xf32>
    %46 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<4x4xi64>) outs(%39 : tensor<4x4xi1>) {
    ^bb0(%in: i64, %out: i1):
      %125 = arith.cmpi sle, %in, %c0_i64 : i64
      linalg.yield %125 : i1
    } -> tensor<4x4xi1>
    %47 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel"]} ins(%46, %cst_4 : tensor<4x4xi1>, tensor<4x4xi1>) outs(%39 : tensor<4x4xi1>) {
    ^bb0(%in: i1, %in_94: i1, %out: i1):
      %125 = arith.andi %in, %in_94 : i1
      linalg.yield %125 : i1
    } -> tensor<4x4xi1>
    %48 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<4x4xi1>) outs(%39 : tensor<4x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      %125 = arith.xori %in, %true : i1
      linalg.yield %125 : i1
    } -> tensor<4x4xi1>
    %49 = linalg.generic {indexing_maps = [#map12, #map13, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%48, %cst_2, %45#0 : tensor<4x4xi1>, tensor<f32>, tensor<2x4x2x4x4xf32>) outs(%33 : tensor<2x4x2x4x4xf32>) {
    ^bb0(%in: i1, %in_94: f32, %in_95: f32, %out: f32):
      %125 = arith.select %in, %in_94, %in_95 : f32
      linalg.yield %125 : f32
    } -> tensor<2x4x2x4x4xf32>
    %50 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%49 : tensor<2x4x2x4x4xf32>) outs(%33 : tensor<2x4x2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = math.exp %in : f32
      linalg.yield %125 : f32
    } -> tensor<2x4x2x4x4xf32>
    %expanded_34 = tensor.expand_shape %collapsed_26 [[0], [1, 2], [3], [4, 5]] output_shape [2, 2, 4, 4, 8, 1] : tensor<2x8x4x8xf32> into tensor<2x2x4x4x8x1xf32>
    %expanded_35 = tensor.expand_shape %collapsed_24 [[0], [1, 2], [3], [4, 5]] output_shape [2, 2, 4, 4, 8, 1] : tensor<2x8x4x8xf32> into tensor<2x2x4x4x8x1xf32>
    %51 = tensor.empty() : tensor<2x2x4x4x8x1xf32>
    %transposed_36 = linalg.transpose ins(%expanded_34 : tensor<2x2x4x4x8x1xf32>) outs(%51 : tensor<2x2x4x4x8x1xf32>) permutation = [0, 1, 3, 2, 4, 5] 
    %collapsed_37 = tensor.collapse_shape %transposed_36 [[0, 1, 2], [3], [4, 5]] : tensor<2x2x4x4x8x1xf32> into tensor<16x4x8xf32>
    %52 = tensor.empty() : tensor<2x2x4x8x4x1xf32>
    %transposed_38 = linalg.transpose ins(%expanded_35 : tensor<2x2x4x4x8x1xf32>) outs(%52 : tensor<2x2x4x8x4x1xf32>) permutation = [0, 1, 3, 4, 2, 5] 
    %collapsed_39 = tensor.collapse_shape %transposed_38 [[0, 1, 2], [3], [4, 5]] : tensor<2x2x4x8x4x1xf32> into tensor<16x8x4xf32>
    %53 = tensor.empty() : tensor<16x4x4xf32>
    %54 = linalg.fill ins(%cst : f32) outs(%53 : tensor<16x4x4xf32>) -> tensor<16x4x4xf32>
    %55 = linalg.batch_matmul ins(%collapsed_37, %collapsed_39 : tensor<16x4x8xf32>, tensor<16x8x4xf32>) outs(%54 : tensor<16x4x4xf32>) -> tensor<16x4x4xf32>
    %expanded_40 = tensor.expand_shape %55 [[0, 1, 2], [3], [4, 5]] output_shape [2, 2, 4, 4, 1, 4] : tensor<16x4x4xf32> into tensor<2x2x4x4x1x4xf32>
    %56 = tensor.empty() : tensor<2x2x4x4x4x1xf32>
    %transposed_41 = linalg.transpose ins(%expanded_40 : tensor<2x2x4x4x1x4xf32>) outs(%56 : tensor<2x2x4x4x4x1xf32>) permutation = [0, 1, 3, 5, 2, 4] 
    %collapsed_42 = tensor.collapse_shape %transposed_41 [[0], [1], [2], [3], [4, 5]] : tensor<2x2x4x4x4x1xf32> into tensor<2x2x4x4x4xf32>
    %57 = tensor.empty() : tensor<2x2x4x4x4xf32>
    %transposed_43 = linalg.transpose ins(%50 : tensor<2x4x2x4x4xf32>) outs(%57 : tensor<2x2x4x4x4xf32>) permutation = [0, 2, 3, 4, 1] 
    %58 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_42, %transposed_43 : tensor<2x2x4x4x4xf32>, tensor<2x2x4x4x4xf32>) outs(%57 : tensor<2x2x4x4x4xf32>) {
    ^bb0(%in: f32, %in_94: f32, %out: f32):
      %125 = arith.mulf %in, %in_94 : f32
      linalg.yield %125 : f32
    } -> tensor<2x2x4x4x4xf32>
    %expanded_44 = tensor.expand_shape %58 [[0], [1], [2], [3], [4, 5]] output_shape [2, 2, 4, 4, 4, 1] : tensor<2x2x4x4x4xf32> into tensor<2x2x4x4x4x1xf32>
    %expanded_45 = tensor.expand_shape %26 [[0], [1, 2], [3], [4, 5]] output_shape [2, 2, 4, 4, 16, 1] : tensor<2x8x4x16xf32> into tensor<2x2x4x4x16x1xf32>
    %transposed_46 = linalg.transpose ins(%expanded_44 : tensor<2x2x4x4x4x1xf32>) outs(%56 : tensor<2x2x4x4x4x1xf32>) permutation = [0, 1, 4, 2, 3, 5] 
    %collapsed_47 = tensor.collapse_shape %transposed_46 [[0, 1, 2], [3], [4, 5]] : tensor<2x2x4x4x4x1xf32> into tensor<16x4x4xf32>
    %59 = tensor.empty() : tensor<2x2x4x4x16x1xf32>
    %transposed_48 = linalg.transpose ins(%expanded_45 : tensor<2x2x4x4x16x1xf32>) outs(%59 : tensor<2x2x4x4x16x1xf32>) permutation = [0, 1, 3, 2, 4, 5] 
    %collapsed_49 = tensor.collapse_shape %transposed_48 [[0, 1, 2], [3], [4, 5]] : tensor<2x2x4x4x16x1xf32> into tensor<16x4x16xf32>
    %60 = tensor.empty() : tensor<16x4x16xf32>
    %61 = linalg.fill ins(%cst : f32) outs(%60 : tensor<16x4x16xf32>) -> tensor<16x4x16xf32>
    %62 = linalg.batch_matmul ins(%collapsed_47, %collapsed_49 : tensor<16x4x4xf32>, tensor<16x4x16xf32>) outs(%61 : tensor<16x4x16xf32>) -> tensor<16x4x16xf32>
    %expanded_50 = tensor.expand_shape %62 [[0, 1, 2], [3], [4, 5]] output_shape [2, 2, 4, 4, 1, 16] : tensor<16x4x16xf32> into tensor<2x2x4x4x1x16xf32>
    %transposed_51 = linalg.transpose ins(%expanded_50 : tensor<2x2x4x4x1x16xf32>) outs(%59 : tensor<2x2x4x4x16x1xf32>) permutation = [0, 1, 3, 2, 5, 4] 
    %collapsed_52 = tensor.collapse_shape %transposed_51 [[0], [1], [2], [3], [4, 5]] : tensor<2x2x4x4x16x1xf32> into tensor<2x2x4x4x16xf32>
    %extracted_slice_53 = tensor.extract_slice %32#0[0, 0, 0, 3] [2, 4, 2, 1] [1, 1, 1, 1] : tensor<2x4x2x4xf32> to tensor<2x4x2x1xf32>
    %63 = linalg.generic {indexing_maps = [#map7, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_53, %32#0 : tensor<2x4x2x1xf32>, tensor<2x4x2x4xf32>) outs(%28 : tensor<2x4x2x4xf32>) {
    ^bb0(%in: f32, %in_94: f32, %out: f32):
      %125 = arith.subf %in, %in_94 : f32
      linalg.yield %125 : f32
    } -> tensor<2x4x2x4xf32>
    %64 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63 : tensor<2x4x2x4xf32>) outs(%28 : tensor<2x4x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = math.exp %in : f32
      linalg.yield %125 : f32
    } -> tensor<2x4x2x4xf32>
    %65 = tensor.empty() : tensor<2x2x4x4xf32>
    %transposed_54 = linalg.transpose ins(%64 : tensor<2x4x2x4xf32>) outs(%65 : tensor<2x2x4x4xf32>) permutation = [0, 2, 3, 1] 
    %expanded_55 = tensor.expand_shape %transposed_54 [[0], [1], [2], [3, 4]] output_shape [2, 2, 4, 4, 1] : tensor<2x2x4x4xf32> into tensor<2x2x4x4x1xf32>
    %66 = tensor.empty() : tensor<2x2x4x4x8xf32>
    %67 = linalg.generic {indexing_maps = [#map4, #map14, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_30, %expanded_55 : tensor<2x2x4x4x8xf32>, tensor<2x2x4x4x1xf32>) outs(%66 : tensor<2x2x4x4x8xf32>) {
    ^bb0(%in: f32, %in_94: f32, %out: f32):
      %125 = arith.mulf %in, %in_94 : f32
      linalg.yield %125 : f32
    } -> tensor<2x2x4x4x8xf32>
    %expanded_56 = tensor.expand_shape %67 [[0], [1], [2], [3], [4, 5]] output_shape [2, 2, 4, 4, 8, 1] : tensor<2x2x4x4x8xf32> into tensor<2x2x4x4x8x1xf32>
    %68 = tensor.empty() : tensor<2x2x4x16x4x1xf32>
    %transposed_57 = linalg.transpose ins(%expanded_45 : tensor<2x2x4x4x16x1xf32>) outs(%68 : tensor<2x2x4x16x4x1xf32>) permutation = [0, 1, 3, 4, 2, 5] 
    %collapsed_58 = tensor.collapse_shape %transposed_57 [[0, 1, 2], [3], [4, 5]] : tensor<2x2x4x16x4x1xf32> into tensor<16x16x4xf32>
    %transposed_59 = linalg.transpose ins(%expanded_56 : tensor<2x2x4x4x8x1xf32>) outs(%51 : tensor<2x2x4x4x8x1xf32>) permutation = [0, 1, 3, 2, 4, 5] 
    %collapsed_60 = tensor.collapse_shape %transposed_59 [[0, 1, 2], [3], [4, 5]] : tensor<2x2x4x4x8x1xf32> into tensor<16x4x8xf32>
    %69 = tensor.empty() : tensor<16x16x8xf32>
    %70 = linalg.fill ins(%cst : f32) outs(%69 : tensor<16x16x8xf32>) -> tensor<16x16x8xf32>
    %71 = linalg.batch_matmul ins(%collapsed_58, %collapsed_60 : tensor<16x16x4xf32>, tensor<16x4x8xf32>) outs(%70 : tensor<16x16x8xf32>) -> tensor<16x16x8xf32>
    %expanded_61 = tensor.expand_shape %71 [[0, 1, 2], [3], [4, 5]] output_shape [2, 2, 4, 16, 1, 8] : tensor<16x16x8xf32> into tensor<2x2x4x16x1x8xf32>
    %72 = tensor.empty() : tensor<2x2x4x16x8x1xf32>
    %transposed_62 = linalg.transpose ins(%expanded_61 : tensor<2x2x4x16x1x8xf32>) outs(%72 : tensor<2x2x4x16x8x1xf32>) permutation = [0, 1, 2, 3, 5, 4] 
    %collapsed_63 = tensor.collapse_shape %transposed_62 [[0], [1], [2], [3], [4, 5]] : tensor<2x2x4x16x8x1xf32> into tensor<2x2x4x16x8xf32>
    %concat = tensor.concat dim(1) %cst_8, %collapsed_63 : (tensor<2x1x4x16x8xf32>, tensor<2x2x4x16x8xf32>) -> tensor<2x3x4x16x8xf32>
    %collapsed_64 = tensor.collapse_shape %extracted_slice_53 [[0], [1], [2, 3]] : tensor<2x4x2x1xf32> into tensor<2x4x2xf32>
    %padded_65 = tensor.pad %collapsed_64 low[0, 0, 1] high[0, 0, 0] {
    ^bb0(%arg9: index, %arg10: index, %arg11: index):
      tensor.yield %cst : f32
    } : tensor<2x4x2xf32> to tensor<2x4x3xf32>
    %73 = tensor.empty() : tensor<2x4x3x3xf32>
    %74 = linalg.generic {indexing_maps = [#map15, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_65 : tensor<2x4x3xf32>) outs(%73 : tensor<2x4x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x3x3xf32>
    %75 = tensor.empty() : tensor<3xi64>
    %76 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%75 : tensor<3xi64>) {
    ^bb0(%out: i64):
      %125 = linalg.index 0 : index
      %126 = arith.index_cast %125 : index to i64
      linalg.yield %126 : i64
    } -> tensor<3xi64>
    %expanded_66 = tensor.expand_shape %76 [[0, 1]] output_shape [1, 3] : tensor<3xi64> into tensor<1x3xi64>
    %expanded_67 = tensor.expand_shape %76 [[0, 1]] output_shape [3, 1] : tensor<3xi64> into tensor<3x1xi64>
    %77 = tensor.empty() : tensor<3x3xi64>
    %78 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel"]} ins(%expanded_66, %expanded_67 : tensor<1x3xi64>, tensor<3x1xi64>) outs(%77 : tensor<3x3xi64>) {
    ^bb0(%in: i64, %in_94: i64, %out: i64):
      %125 = arith.subi %in, %in_94 : i64
      linalg.yield %125 : i64
    } -> tensor<3x3xi64>
    %79 = tensor.empty() : tensor<3x3xi1>
    %80 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel"]} ins(%78 : tensor<3x3xi64>) outs(%79 : tensor<3x3xi1>) {
    ^bb0(%in: i64, %out: i1):
      %125 = arith.cmpi sle, %in, %c-1_i64 : i64
      linalg.yield %125 : i1
    } -> tensor<3x3xi1>
    %81 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel"]} ins(%80, %cst_1 : tensor<3x3xi1>, tensor<3x3xi1>) outs(%79 : tensor<3x3xi1>) {
    ^bb0(%in: i1, %in_94: i1, %out: i1):
      %125 = arith.andi %in, %in_94 : i1
      linalg.yield %125 : i1
    } -> tensor<3x3xi1>
    %82 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel"]} ins(%81 : tensor<3x3xi1>) outs(%79 : tensor<3x3xi1>) {
    ^bb0(%in: i1, %out: i1):
      %125 = arith.xori %in, %true : i1
      linalg.yield %125 : i1
    } -> tensor<3x3xi1>
    %83 = linalg.generic {indexing_maps = [#map16, #map17, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82, %cst_3, %74 : tensor<3x3xi1>, tensor<f32>, tensor<2x4x3x3xf32>) outs(%73 : tensor<2x4x3x3xf32>) {
    ^bb0(%in: i1, %in_94: f32, %in_95: f32, %out: f32):
      %125 = arith.select %in, %in_94, %in_95 : f32
      linalg.yield %125 : f32
    } -> tensor<2x4x3x3xf32>
    %84 = linalg.fill ins(%cst : f32) outs(%73 : tensor<2x4x3x3xf32>) -> tensor<2x4x3x3xf32>
    %85 = tensor.empty() : tensor<2x4x3xf32>
    %86 = linalg.fill ins(%cst : f32) outs(%85 : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %87:2 = tm_tensor.scan dimension(2) inclusive(true) ins(%83 : tensor<2x4x3x3xf32>) outs(%84, %86 : tensor<2x4x3x3xf32>, tensor<2x4x3xf32>) {
    ^bb0(%arg9: f32, %arg10: f32):
      %125 = arith.addf %arg9, %arg10 : f32
      tm_tensor.yield %125 : f32
    } -> tensor<2x4x3x3xf32>, tensor<2x4x3xf32>
    %88 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel"]} ins(%78 : tensor<3x3xi64>) outs(%79 : tensor<3x3xi1>) {
    ^bb0(%in: i64, %out: i1):
      %125 = arith.cmpi sle, %in, %c0_i64 : i64
      linalg.yield %125 : i1
    } -> tensor<3x3xi1>
    %89 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel"]} ins(%88, %cst_1 : tensor<3x3xi1>, tensor<3x3xi1>) outs(%79 : tensor<3x3xi1>) {
    ^bb0(%in: i1, %in_94: i1, %out: i1):
      %125 = arith.andi %in, %in_94 : i1
      linalg.yield %125 : i1
    } -> tensor<3x3xi1>
    %90 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel"]} ins(%89 : tensor<3x3xi1>) outs(%79 : tensor<3x3xi1>) {
    ^bb0(%in: i1, %out: i1):
      %125 = arith.xori %in, %true : i1
      linalg.yield %125 : i1
    } -> tensor<3x3xi1>
    %91 = linalg.generic {indexing_maps = [#map16, #map17, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%90, %cst_2, %87#0 : tensor<3x3xi1>, tensor<f32>, tensor<2x4x3x3xf32>) outs(%73 : tensor<2x4x3x3xf32>) {
    ^bb0(%in: i1, %in_94: f32, %in_95: f32, %out: f32):
      %125 = arith.select %in, %in_94, %in_95 : f32
      linalg.yield %125 : f32
    } -> tensor<2x4x3x3xf32>
    %92 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%91 : tensor<2x4x3x3xf32>) outs(%73 : tensor<2x4x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = math.exp %in : f32
      linalg.yield %125 : f32
    } -> tensor<2x4x3x3xf32>
    %93 = tensor.empty() : tensor<2x3x3x4xf32>
    %transposed_68 = linalg.transpose ins(%92 : tensor<2x4x3x3xf32>) outs(%93 : tensor<2x3x3x4xf32>) permutation = [0, 3, 2, 1] 
    %expanded_69 = tensor.expand_shape %transposed_68 [[0], [1], [2], [3, 4, 5]] output_shape [2, 3, 3, 4, 1, 1] : tensor<2x3x3x4xf32> into tensor<2x3x3x4x1x1xf32>
    %expanded_70 = tensor.expand_shape %concat [[0], [1], [2], [3], [4, 5]] output_shape [2, 3, 4, 16, 8, 1] : tensor<2x3x4x16x8xf32> into tensor<2x3x4x16x8x1xf32>
    %94 = tensor.empty() : tensor<2x4x3x3x1x1xf32>
    %transposed_71 = linalg.transpose ins(%expanded_69 : tensor<2x3x3x4x1x1xf32>) outs(%94 : tensor<2x4x3x3x1x1xf32>) permutation = [0, 3, 2, 1, 4, 5] 
    %collapsed_72 = tensor.collapse_shape %transposed_71 [[0, 1], [2], [3, 4, 5]] : tensor<2x4x3x3x1x1xf32> into tensor<8x3x3xf32>
    %95 = tensor.empty() : tensor<2x4x3x16x8x1xf32>
    %transposed_73 = linalg.transpose ins(%expanded_70 : tensor<2x3x4x16x8x1xf32>) outs(%95 : tensor<2x4x3x16x8x1xf32>) permutation = [0, 2, 1, 3, 4, 5] 
    %collapsed_74 = tensor.collapse_shape %transposed_73 [[0, 1], [2], [3, 4, 5]] : tensor<2x4x3x16x8x1xf32> into tensor<8x3x128xf32>
    %96 = tensor.empty() : tensor<8x3x128xf32>
    %97 = linalg.fill ins(%cst : f32) outs(%96 : tensor<8x3x128xf32>) -> tensor<8x3x128xf32>
    %98 = linalg.batch_matmul ins(%collapsed_72, %collapsed_74 : tensor<8x3x3xf32>, tensor<8x3x128xf32>) outs(%97 : tensor<8x3x128xf32>) -> tensor<8x3x128xf32>
    %expanded_75 = tensor.expand_shape %98 [[0, 1], [2], [3, 4, 5]] output_shape [2, 4, 3, 1, 16, 8] : tensor<8x3x128xf32> into tensor<2x4x3x1x16x8xf32>
    %99 = tensor.empty() : tensor<2x3x4x16x8x1xf32>
    %transposed_76 = linalg.transpose ins(%expanded_75 : tensor<2x4x3x1x16x8xf32>) outs(%99 : tensor<2x3x4x16x8x1xf32>) permutation = [0, 2, 1, 4, 5, 3] 
    %collapsed_77 = tensor.collapse_shape %transposed_76 [[0], [1], [2], [3], [4, 5]] : tensor<2x3x4x16x8x1xf32> into tensor<2x3x4x16x8xf32>
    %extracted_slice_78 = tensor.extract_slice %collapsed_77[0, 0, 0, 0, 0] [2, 2, 4, 16, 8] [1, 1, 1, 1, 1] : tensor<2x3x4x16x8xf32> to tensor<2x2x4x16x8xf32>
    %100 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32#0 : tensor<2x4x2x4xf32>) outs(%28 : tensor<2x4x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = math.exp %in : f32
      linalg.yield %125 : f32
    } -> tensor<2x4x2x4xf32>
    %expanded_79 = tensor.expand_shape %extracted_slice_78 [[0], [1], [2], [3], [4, 5]] output_shape [2, 2, 4, 16, 8, 1] : tensor<2x2x4x16x8xf32> into tensor<2x2x4x16x8x1xf32>
    %101 = tensor.empty() : tensor<2x2x4x8x16x1xf32>
    %transposed_80 = linalg.transpose ins(%expanded_79 : tensor<2x2x4x16x8x1xf32>) outs(%101 : tensor<2x2x4x8x16x1xf32>) permutation = [0, 1, 2, 4, 3, 5] 
    %collapsed_81 = tensor.collapse_shape %transposed_80 [[0, 1, 2], [3], [4, 5]] : tensor<2x2x4x8x16x1xf32> into tensor<16x8x16xf32>
    %102 = linalg.batch_matmul ins(%collapsed_37, %collapsed_81 : tensor<16x4x8xf32>, tensor<16x8x16xf32>) outs(%61 : tensor<16x4x16xf32>) -> tensor<16x4x16xf32>
    %expanded_82 = tensor.expand_shape %102 [[0, 1, 2], [3], [4, 5]] output_shape [2, 2, 4, 4, 1, 16] : tensor<16x4x16xf32> into tensor<2x2x4x4x1x16xf32>
    %transposed_83 = linalg.transpose ins(%expanded_82 : tensor<2x2x4x4x1x16xf32>) outs(%59 : tensor<2x2x4x4x16x1xf32>) permutation = [0, 1, 3, 2, 5, 4] 
    %collapsed_84 = tensor.collapse_shape %transposed_83 [[0], [1], [2], [3], [4, 5]] : tensor<2x2x4x4x16x1xf32> into tensor<2x2x4x4x16xf32>
    %transposed_85 = linalg.transpose ins(%100 : tensor<2x4x2x4xf32>) outs(%65 : tensor<2x2x4x4xf32>) permutation = [0, 2, 3, 1] 
    %expanded_86 = tensor.expand_shape %transposed_85 [[0], [1], [2], [3, 4]] output_shape [2, 2, 4, 4, 1] : tensor<2x2x4x4xf32> into tensor<2x2x4x4x1xf32>
    %103 = tensor.empty() : tensor<2x2x4x4x16xf32>
    %104 = linalg.generic {indexing_maps = [#map4, #map14, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_84, %expanded_86 : tensor<2x2x4x4x16xf32>, tensor<2x2x4x4x1xf32>) outs(%103 : tensor<2x2x4x4x16xf32>) {
    ^bb0(%in: f32, %in_94: f32, %out: f32):
      %125 = arith.mulf %in, %in_94 : f32
      linalg.yield %125 : f32
    } -> tensor<2x2x4x4x16xf32>
    %105 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_52, %104 : tensor<2x2x4x4x16xf32>, tensor<2x2x4x4x16xf32>) outs(%103 : tensor<2x2x4x4x16xf32>) {
    ^bb0(%in: f32, %in_94: f32, %out: f32):
      %125 = arith.addf %in, %in_94 : f32
      linalg.yield %125 : f32
    } -> tensor<2x2x4x4x16xf32>
    %collapsed_87 = tensor.collapse_shape %105 [[0], [1, 2], [3], [4]] : tensor<2x2x4x4x16xf32> into tensor<2x8x4x16xf32>
    %106 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_87, %25 : tensor<2x8x4x16xf32>, tensor<2x8x4x16xf32>) outs(%24 : tensor<2x8x4x16xf32>) {
    ^bb0(%in: f32, %in_94: f32, %out: f32):
      %125 = arith.addf %in, %in_94 : f32
      linalg.yield %125 : f32
    } -> tensor<2x8x4x16xf32>
    %collapsed_88 = tensor.collapse_shape %106 [[0], [1], [2, 3]] : tensor<2x8x4x16xf32> into tensor<2x8x64xf32>
    %107 = tensor.empty() : tensor<2x8x64xf32>
    %108 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x8x64xf32>) outs(%107 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.negf %in : f32
      %126 = math.exp %125 : f32
      %127 = arith.addf %126, %cst_0 : f32
      %128 = arith.divf %cst_0, %127 : f32
      linalg.yield %128 : f32
    } -> tensor<2x8x64xf32>
    %109 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %108 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%107 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_94: f32, %out: f32):
      %125 = arith.mulf %in, %in_94 : f32
      linalg.yield %125 : f32
    } -> tensor<2x8x64xf32>
    %110 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_88, %109 : tensor<2x8x64xf32>, tensor<2x8x64xf32>) outs(%107 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_94: f32, %out: f32):
      %125 = arith.mulf %in, %in_94 : f32
      linalg.yield %125 : f32
    } -> tensor<2x8x64xf32>
    %expanded_89 = tensor.expand_shape %110 [[0], [1], [2, 3]] output_shape [2, 8, 1, 64] : tensor<2x8x64xf32> into tensor<2x8x1x64xf32>
    %111 = tensor.empty() : tensor<2x8x1x64xf32>
    %112 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_89 : tensor<2x8x1x64xf32>) outs(%111 : tensor<2x8x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %125 : f32
    } -> tensor<2x8x1x64xf32>
    %113 = tensor.empty() : tensor<2x8x1x1xf32>
    %114 = linalg.fill ins(%cst : f32) outs(%113 : tensor<2x8x1x1xf32>) -> tensor<2x8x1x1xf32>
    %115 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%112 : tensor<2x8x1x64xf32>) outs(%114 : tensor<2x8x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.addf %in, %out : f32
      linalg.yield %125 : f32
    } -> tensor<2x8x1x1xf32>
    %116 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%115 : tensor<2x8x1x1xf32>) outs(%113 : tensor<2x8x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.divf %in, %cst_9 : f32
      linalg.yield %125 : f32
    } -> tensor<2x8x1x1xf32>
    %117 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%116 : tensor<2x8x1x1xf32>) outs(%113 : tensor<2x8x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.truncf %cst_5 : f64 to f32
      %126 = arith.addf %in, %125 : f32
      linalg.yield %126 : f32
    } -> tensor<2x8x1x1xf32>
    %118 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%117 : tensor<2x8x1x1xf32>) outs(%113 : tensor<2x8x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = math.rsqrt %in : f32
      linalg.yield %125 : f32
    } -> tensor<2x8x1x1xf32>
    %119 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_89, %118 : tensor<2x8x1x64xf32>, tensor<2x8x1x1xf32>) outs(%111 : tensor<2x8x1x64xf32>) {
    ^bb0(%in: f32, %in_94: f32, %out: f32):
      %125 = arith.mulf %in, %in_94 : f32
      linalg.yield %125 : f32
    } -> tensor<2x8x1x64xf32>
    %collapsed_90 = tensor.collapse_shape %119 [[0], [1], [2, 3]] : tensor<2x8x1x64xf32> into tensor<2x8x64xf32>
    %120 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg7, %collapsed_90 : tensor<64xf32>, tensor<2x8x64xf32>) outs(%107 : tensor<2x8x64xf32>) {
    ^bb0(%in: f32, %in_94: f32, %out: f32):
      %125 = arith.mulf %in, %in_94 : f32
      linalg.yield %125 : f32
    } -> tensor<2x8x64xf32>
    %121 = tensor.empty() : tensor<64x32xf32>
    %transposed_91 = linalg.transpose ins(%arg8 : tensor<32x64xf32>) outs(%121 : tensor<64x32xf32>) permutation = [1, 0] 
    %collapsed_92 = tensor.collapse_shape %120 [[0, 1], [2]] : tensor<2x8x64xf32> into tensor<16x64xf32>
    %122 = tensor.empty() : tensor<16x32xf32>
    %123 = linalg.fill ins(%cst : f32) outs(%122 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %124 = linalg.matmul ins(%collapsed_92, %transposed_91 : tensor<16x64xf32>, tensor<64x32xf32>) outs(%123 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %expanded_93 = tensor.expand_shape %124 [[0, 1], [2]] output_shape [2, 8, 32] : tensor<16x32xf32> into tensor<2x8x32xf32>
    return %expanded_93 : tensor<2x8x32xf32>
  }
}
