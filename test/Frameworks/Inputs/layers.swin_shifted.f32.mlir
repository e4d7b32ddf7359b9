#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map7 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map8 = affine_map<(d0, d1, d2) -> ()>
#map9 = affine_map<(d0, d1) -> (d0, d1)>
#map10 = affine_map<(d0, d1) -> (d1)>
#map11 = affine_map<(d0, d1) -> (d0)>
#map12 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d4)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map14 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x64x24xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24x24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24x24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24x24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<49x3xf32>, %arg10: tensor<24xf32>, %arg11: tensor<24xf32>, %arg12: tensor<24xf32>, %arg13: tensor<24xf32>, %arg14: tensor<96x24xf32>, %arg15: tensor<96xf32>, %arg16: tensor<24x96xf32>, %arg17: tensor<24xf32>) -> tensor<2x64x24xf32> {
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c49_i64 = arith.constant 49 : i64
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 5.000000e-01 : f32
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = arith.constant dense<-1.000000e+02> : tensor<f32>
    %cst_6 = arith.constant 0.35355339059327379 : f64
    %cst_7 = arith.constant 1.000000e-05 : f64
    %cst_8 = arith.constant 2.400000e+01 : f64
    %cst_9 = arith.constant 2.400000e+01 : f32
    %cst_10 = arith.constant 1.41421354 : f32
    %c0_i64 = arith.constant 0 : i64
    %c4_i64 = arith.constant 4 : i64
    %c3_i64 = arith.constant 3 : i64
    %c6_i64 = arith.constant 6 : i64
    %cst_11 = arith.constant dense_resource<torch_tensor_256_torch.int64> : tensor<256xi64>
    %0 = tensor.empty() : tensor<2x64x24xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x64x24xf32>) outs(%0 : tensor<2x64x24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %114 = arith.extf %in : f32 to f64
      linalg.yield %114 : f64
    } -> tensor<2x64x24xf64>
    %2 = tensor.empty() : tensor<2x64x1xf64>
    %3 = linalg.fill ins(%cst : f64) outs(%2 : tensor<2x64x1xf64>) -> tensor<2x64x1xf64>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<2x64x24xf64>) outs(%3 : tensor<2x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %114 = arith.addf %in, %out : f64
      linalg.yield %114 : f64
    } -> tensor<2x64x1xf64>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2x64x1xf64>) outs(%2 : tensor<2x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %114 = arith.divf %in, %cst_8 : f64
      linalg.yield %114 : f64
    } -> tensor<2x64x1xf64>
    %6 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %5 : tensor<2x64x24xf64>, tensor<2x64x1xf64>) outs(%0 : tensor<2x64x24xf64>) {
    ^bb0(%in: f64, %in_71: f64, %out: f64):
      %114 = arith.subf %in, %in_71 : f64
      linalg.yield %114 : f64
    } -> tensor<2x64x24xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %6 : tensor<2x64x24xf64>, tensor<2x64x24xf64>) outs(%0 : tensor<2x64x24xf64>) {
    ^bb0(%in: f64, %in_71: f64, %out: f64):
      %114 = arith.mulf %in, %in_71 : f64
      linalg.yield %114 : f64
    } -> tensor<2x64x24xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%7 : tensor<2x64x24xf64>) outs(%3 : tensor<2x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %114 = arith.addf %in, %out : f64
      linalg.yield %114 : f64
    } -> tensor<2x64x1xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x64x1xf64>) outs(%2 : tensor<2x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %114 = arith.divf %in, %cst_8 : f64
      linalg.yield %114 : f64
    } -> tensor<2x64x1xf64>
    %10 = tensor.empty() : tensor<2x64x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x64x1xf64>) outs(%10 : tensor<2x64x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %114 = arith.truncf %in : f64 to f32
      linalg.yield %114 : f32
    } -> tensor<2x64x1xf32>
    %12 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<2x64x24xf32>) outs(%12 : tensor<2x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.addf %in, %out : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x64x1xf32>) outs(%10 : tensor<2x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.divf %in, %cst_9 : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x64x1xf32>) outs(%10 : tensor<2x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.truncf %cst_7 : f64 to f32
      %115 = arith.addf %in, %114 : f32
      linalg.yield %115 : f32
    } -> tensor<2x64x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x64x1xf32>) outs(%10 : tensor<2x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = math.rsqrt %in : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x1xf32>
    %17 = tensor.empty() : tensor<2x64x24xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %14 : tensor<2x64x24xf32>, tensor<2x64x1xf32>) outs(%17 : tensor<2x64x24xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %114 = arith.subf %in, %in_71 : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x24xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %16 : tensor<2x64x24xf32>, tensor<2x64x1xf32>) outs(%17 : tensor<2x64x24xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %114 = arith.mulf %in, %in_71 : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x24xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %arg10 : tensor<2x64x24xf32>, tensor<24xf32>) outs(%17 : tensor<2x64x24xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %114 = arith.mulf %in, %in_71 : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x24xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %arg11 : tensor<2x64x24xf32>, tensor<24xf32>) outs(%17 : tensor<2x64x24xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %114 = arith.addf %in, %in_71 : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x24xf32>
    %expanded = tensor.expand_shape %21 [[0], [1, 2], [3]] output_shape [2, 8, 8, 24] : tensor<2x64x24xf32> into tensor<2x8x8x24xf32>
    %extracted_slice = tensor.extract_slice %expanded[0, 2, 0, 0] [2, 6, 8, 24] [1, 1, 1, 1] : tensor<2x8x8x24xf32> to tensor<2x6x8x24xf32>
    %cast = tensor.cast %extracted_slice : tensor<2x6x8x24xf32> to tensor<2x?x8x24xf32>
    %extracted_slice_12 = tensor.extract_slice %expanded[0, 0, 0, 0] [2, 2, 8, 24] [1, 1, 1, 1] : tensor<2x8x8x24xf32> to tensor<2x2x8x24xf32>
    %cast_13 = tensor.cast %extracted_slice_12 : tensor<2x2x8x24xf32> to tensor<2x?x8x24xf32>
    %concat = tensor.concat dim(1) %cast, %cast_13 : (tensor<2x?x8x24xf32>, tensor<2x?x8x24xf32>) -> tensor<2x8x8x24xf32>
    %extracted_slice_14 = tensor.extract_slice %concat[0, 0, 2, 0] [2, 8, 6, 24] [1, 1, 1, 1] : tensor<2x8x8x24xf32> to tensor<2x8x6x24xf32>
    %cast_15 = tensor.cast %extracted_slice_14 : tensor<2x8x6x24xf32> to tensor<2x8x?x24xf32>
    %extracted_slice_16 = tensor.extract_slice %concat[0, 0, 0, 0] [2, 8, 2, 24] [1, 1, 1, 1] : tensor<2x8x8x24xf32> to tensor<2x8x2x24xf32>
    %cast_17 = tensor.cast %extracted_slice_16 : tensor<2x8x2x24xf32> to tensor<2x8x?x24xf32>
    %concat_18 = tensor.concat dim(2) %cast_15, %cast_17 : (tensor<2x8x?x24xf32>, tensor<2x8x?x24xf32>) -> tensor<2x8x8x24xf32>
    %expanded_19 = tensor.expand_shape %concat_18 [[0], [1, 2], [3, 4], [5]] output_shape [2, 2, 4, 2, 4, 24] : tensor<2x8x8x24xf32> into tensor<2x2x4x2x4x24xf32>
    %22 = tensor.empty() : tensor<2x2x2x4x4x24xf32>
    %transposed = linalg.transpose ins(%expanded_19 : tensor<2x2x4x2x4x24xf32>) outs(%22 : tensor<2x2x2x4x4x24xf32>) permutation = [0, 1, 3, 2, 4, 5] 
    %23 = tensor.empty() : tensor<8xi64>
    %24 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%23 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %114 = linalg.index 0 : index
      %115 = arith.index_cast %114 : index to i64
      linalg.yield %115 : i64
    } -> tensor<8xi64>
    %25 = tensor.empty() : tensor<8xi1>
    %26 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%24 : tensor<8xi64>) outs(%25 : tensor<8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %114 = arith.cmpi sge, %in, %c4_i64 : i64
      linalg.yield %114 : i1
    } -> tensor<8xi1>
    %27 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%26 : tensor<8xi1>) outs(%23 : tensor<8xi64>) {
    ^bb0(%in: i1, %out: i64):
      %114 = arith.extui %in : i1 to i64
      linalg.yield %114 : i64
    } -> tensor<8xi64>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%24 : tensor<8xi64>) outs(%25 : tensor<8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %114 = arith.cmpi sge, %in, %c6_i64 : i64
      linalg.yield %114 : i1
    } -> tensor<8xi1>
    %29 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%28 : tensor<8xi1>) outs(%23 : tensor<8xi64>) {
    ^bb0(%in: i1, %out: i64):
      %114 = arith.extui %in : i1 to i64
      linalg.yield %114 : i64
    } -> tensor<8xi64>
    %30 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%27, %29 : tensor<8xi64>, tensor<8xi64>) outs(%23 : tensor<8xi64>) {
    ^bb0(%in: i64, %in_71: i64, %out: i64):
      %114 = arith.addi %in, %in_71 : i64
      linalg.yield %114 : i64
    } -> tensor<8xi64>
    %expanded_20 = tensor.expand_shape %30 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xi64> into tensor<1x8x1x1xi64>
    %31 = tensor.empty() : tensor<1x8x1x1xi64>
    %32 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_20 : tensor<1x8x1x1xi64>) outs(%31 : tensor<1x8x1x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %114 = arith.muli %in, %c3_i64 : i64
      linalg.yield %114 : i64
    } -> tensor<1x8x1x1xi64>
    %expanded_21 = tensor.expand_shape %30 [[0, 1, 2, 3]] output_shape [1, 1, 8, 1] : tensor<8xi64> into tensor<1x1x8x1xi64>
    %33 = tensor.empty() : tensor<1x8x8x1xi64>
    %34 = linalg.generic {indexing_maps = [#map5, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %expanded_21 : tensor<1x8x1x1xi64>, tensor<1x1x8x1xi64>) outs(%33 : tensor<1x8x8x1xi64>) {
    ^bb0(%in: i64, %in_71: i64, %out: i64):
      %114 = arith.addi %in, %in_71 : i64
      linalg.yield %114 : i64
    } -> tensor<1x8x8x1xi64>
    %35 = tensor.empty() : tensor<1x8x8x1xf32>
    %36 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34 : tensor<1x8x8x1xi64>) outs(%35 : tensor<1x8x8x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %114 = arith.sitofp %in : i64 to f32
      linalg.yield %114 : f32
    } -> tensor<1x8x8x1xf32>
    %expanded_22 = tensor.expand_shape %36 [[0], [1, 2], [3, 4], [5]] output_shape [1, 2, 4, 2, 4, 1] : tensor<1x8x8x1xf32> into tensor<1x2x4x2x4x1xf32>
    %37 = tensor.empty() : tensor<1x2x2x4x4x1xf32>
    %transposed_23 = linalg.transpose ins(%expanded_22 : tensor<1x2x4x2x4x1xf32>) outs(%37 : tensor<1x2x2x4x4x1xf32>) permutation = [0, 1, 3, 2, 4, 5] 
    %collapsed = tensor.collapse_shape %transposed_23 [[0, 1, 2], [3, 4, 5]] : tensor<1x2x2x4x4x1xf32> into tensor<4x16xf32>
    %expanded_24 = tensor.expand_shape %collapsed [[0], [1, 2]] output_shape [4, 1, 16] : tensor<4x16xf32> into tensor<4x1x16xf32>
    %collapsed_25 = tensor.collapse_shape %transposed_23 [[0, 1, 2], [3, 4], [5]] : tensor<1x2x2x4x4x1xf32> into tensor<4x16x1xf32>
    %38 = tensor.empty() : tensor<4x16x16xf32>
    %39 = linalg.generic {indexing_maps = [#map7, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_24, %collapsed_25 : tensor<4x1x16xf32>, tensor<4x16x1xf32>) outs(%38 : tensor<4x16x16xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %114 = arith.subf %in, %in_71 : f32
      linalg.yield %114 : f32
    } -> tensor<4x16x16xf32>
    %40 = tensor.empty() : tensor<4x16x16xi1>
    %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<4x16x16xf32>) outs(%40 : tensor<4x16x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %114 = arith.cmpf une, %in, %cst_0 : f32
      linalg.yield %114 : i1
    } -> tensor<4x16x16xi1>
    %42 = linalg.generic {indexing_maps = [#map, #map8, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41, %cst_5, %39 : tensor<4x16x16xi1>, tensor<f32>, tensor<4x16x16xf32>) outs(%38 : tensor<4x16x16xf32>) {
    ^bb0(%in: i1, %in_71: f32, %in_72: f32, %out: f32):
      %114 = arith.select %in, %in_71, %in_72 : f32
      linalg.yield %114 : f32
    } -> tensor<4x16x16xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<4x16x16xf32>) outs(%40 : tensor<4x16x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %114 = arith.cmpf oeq, %in, %cst_0 : f32
      linalg.yield %114 : i1
    } -> tensor<4x16x16xi1>
    %44 = linalg.generic {indexing_maps = [#map, #map8, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43, %cst_4, %42 : tensor<4x16x16xi1>, tensor<f32>, tensor<4x16x16xf32>) outs(%38 : tensor<4x16x16xf32>) {
    ^bb0(%in: i1, %in_71: f32, %in_72: f32, %out: f32):
      %114 = arith.select %in, %in_71, %in_72 : f32
      linalg.yield %114 : f32
    } -> tensor<4x16x16xf32>
    %collapsed_26 = tensor.collapse_shape %transposed [[0, 1, 2, 3, 4], [5]] : tensor<2x2x2x4x4x24xf32> into tensor<128x24xf32>
    %45 = tensor.empty() : tensor<24x24xf32>
    %transposed_27 = linalg.transpose ins(%arg1 : tensor<24x24xf32>) outs(%45 : tensor<24x24xf32>) permutation = [1, 0] 
    %46 = tensor.empty() : tensor<128x24xf32>
    %47 = linalg.fill ins(%cst_0 : f32) outs(%46 : tensor<128x24xf32>) -> tensor<128x24xf32>
    %48 = linalg.matmul ins(%collapsed_26, %transposed_27 : tensor<128x24xf32>, tensor<24x24xf32>) outs(%47 : tensor<128x24xf32>) -> tensor<128x24xf32>
    %49 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%48, %arg2 : tensor<128x24xf32>, tensor<24xf32>) outs(%46 : tensor<128x24xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %114 = arith.addf %in, %in_71 : f32
      linalg.yield %114 : f32
    } -> tensor<128x24xf32>
    %expanded_28 = tensor.expand_shape %49 [[0, 1], [2, 3]] output_shape [8, 16, 3, 8] : tensor<128x24xf32> into tensor<8x16x3x8xf32>
    %50 = tensor.empty() : tensor<8x3x16x8xf32>
    %transposed_29 = linalg.transpose ins(%expanded_28 : tensor<8x16x3x8xf32>) outs(%50 : tensor<8x3x16x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_30 = linalg.transpose ins(%arg3 : tensor<24x24xf32>) outs(%45 : tensor<24x24xf32>) permutation = [1, 0] 
    %51 = linalg.matmul ins(%collapsed_26, %transposed_30 : tensor<128x24xf32>, tensor<24x24xf32>) outs(%47 : tensor<128x24xf32>) -> tensor<128x24xf32>
    %52 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%51, %arg4 : tensor<128x24xf32>, tensor<24xf32>) outs(%46 : tensor<128x24xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %114 = arith.addf %in, %in_71 : f32
      linalg.yield %114 : f32
    } -> tensor<128x24xf32>
    %expanded_31 = tensor.expand_shape %52 [[0, 1], [2, 3]] output_shape [8, 16, 3, 8] : tensor<128x24xf32> into tensor<8x16x3x8xf32>
    %transposed_32 = linalg.transpose ins(%arg5 : tensor<24x24xf32>) outs(%45 : tensor<24x24xf32>) permutation = [1, 0] 
    %53 = linalg.matmul ins(%collapsed_26, %transposed_32 : tensor<128x24xf32>, tensor<24x24xf32>) outs(%47 : tensor<128x24xf32>) -> tensor<128x24xf32>
    %54 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%53, %arg6 : tensor<128x24xf32>, tensor<24xf32>) outs(%46 : tensor<128x24xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %114 = arith.addf %in, %in_71 : f32
      linalg.yield %114 : f32
    } -> tensor<128x24xf32>
    %expanded_33 = tensor.expand_shape %54 [[0, 1], [2, 3]] output_shape [8, 16, 3, 8] : tensor<128x24xf32> into tensor<8x16x3x8xf32>
    %transposed_34 = linalg.transpose ins(%expanded_33 : tensor<8x16x3x8xf32>) outs(%50 : tensor<8x3x16x8xf32>) permutation = [0, 2, 1, 3] 
    %55 = tensor.empty() : tensor<256x3xf32>
    %56 = linalg.generic {indexing_maps = [#map11, #map9], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<256xi64>) outs(%55 : tensor<256x3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %114 = arith.cmpi slt, %in, %c0_i64 : i64
      %115 = arith.addi %in, %c49_i64 : i64
      %116 = arith.select %114, %115, %in : i64
      %117 = arith.index_cast %116 : i64 to index
      %118 = linalg.index 1 : index
      %extracted = tensor.extract %arg9[%117, %118] : tensor<49x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<256x3xf32>
    %expanded_35 = tensor.expand_shape %56 [[0, 1], [2]] output_shape [16, 16, 3] : tensor<256x3xf32> into tensor<16x16x3xf32>
    %57 = tensor.empty() : tensor<3x16x16xf32>
    %transposed_36 = linalg.transpose ins(%expanded_35 : tensor<16x16x3xf32>) outs(%57 : tensor<3x16x16xf32>) permutation = [2, 0, 1] 
    %expanded_37 = tensor.expand_shape %transposed_36 [[0, 1], [2], [3]] output_shape [1, 3, 16, 16] : tensor<3x16x16xf32> into tensor<1x3x16x16xf32>
    %58 = tensor.empty() : tensor<2x4x1x16x16xf32>
    %expanded_38 = tensor.expand_shape %44 [[0], [1, 2], [3]] output_shape [4, 1, 16, 16] : tensor<4x16x16xf32> into tensor<4x1x16x16xf32>
    %59 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_38 : tensor<4x1x16x16xf32>) outs(%58 : tensor<2x4x1x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x1x16x16xf32>
    %collapsed_39 = tensor.collapse_shape %59 [[0, 1], [2], [3], [4]] : tensor<2x4x1x16x16xf32> into tensor<8x1x16x16xf32>
    %60 = tensor.empty() : tensor<8x3x16x16xf32>
    %61 = linalg.generic {indexing_maps = [#map14, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_37, %collapsed_39 : tensor<1x3x16x16xf32>, tensor<8x1x16x16xf32>) outs(%60 : tensor<8x3x16x16xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %114 = arith.addf %in, %in_71 : f32
      linalg.yield %114 : f32
    } -> tensor<8x3x16x16xf32>
    %62 = tensor.empty() : tensor<8x3x8x16xf32>
    %transposed_40 = linalg.transpose ins(%expanded_31 : tensor<8x16x3x8xf32>) outs(%62 : tensor<8x3x8x16xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_41 = tensor.collapse_shape %transposed_29 [[0, 1], [2], [3]] : tensor<8x3x16x8xf32> into tensor<24x16x8xf32>
    %collapsed_42 = tensor.collapse_shape %transposed_40 [[0, 1], [2], [3]] : tensor<8x3x8x16xf32> into tensor<24x8x16xf32>
    %63 = tensor.empty() : tensor<24x16x16xf32>
    %64 = linalg.fill ins(%cst_0 : f32) outs(%63 : tensor<24x16x16xf32>) -> tensor<24x16x16xf32>
    %65 = linalg.batch_matmul ins(%collapsed_41, %collapsed_42 : tensor<24x16x8xf32>, tensor<24x8x16xf32>) outs(%64 : tensor<24x16x16xf32>) -> tensor<24x16x16xf32>
    %expanded_43 = tensor.expand_shape %65 [[0, 1], [2], [3]] output_shape [8, 3, 16, 16] : tensor<24x16x16xf32> into tensor<8x3x16x16xf32>
    %66 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_43 : tensor<8x3x16x16xf32>) outs(%60 : tensor<8x3x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.truncf %cst_6 : f64 to f32
      %115 = arith.mulf %in, %114 : f32
      linalg.yield %115 : f32
    } -> tensor<8x3x16x16xf32>
    %67 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66, %61 : tensor<8x3x16x16xf32>, tensor<8x3x16x16xf32>) outs(%60 : tensor<8x3x16x16xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %114 = arith.addf %in, %in_71 : f32
      linalg.yield %114 : f32
    } -> tensor<8x3x16x16xf32>
    %68 = tensor.empty() : tensor<8x3x16xi64>
    %69 = linalg.fill ins(%c0_i64 : i64) outs(%68 : tensor<8x3x16xi64>) -> tensor<8x3x16xi64>
    %70 = tensor.empty() : tensor<8x3x16xf32>
    %71 = linalg.fill ins(%cst_1 : f32) outs(%70 : tensor<8x3x16xf32>) -> tensor<8x3x16xf32>
    %72:2 = linalg.generic {indexing_maps = [#map4, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%67 : tensor<8x3x16x16xf32>) outs(%71, %69 : tensor<8x3x16xf32>, tensor<8x3x16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_71: i64):
      %114 = linalg.index 3 : index
      %115 = arith.index_cast %114 : index to i64
      %116 = arith.maximumf %in, %out : f32
      %117 = arith.cmpf ogt, %in, %out : f32
      %118 = arith.select %117, %115, %out_71 : i64
      linalg.yield %116, %118 : f32, i64
    } -> (tensor<8x3x16xf32>, tensor<8x3x16xi64>)
    %expanded_44 = tensor.expand_shape %72#0 [[0], [1], [2, 3]] output_shape [8, 3, 16, 1] : tensor<8x3x16xf32> into tensor<8x3x16x1xf32>
    %73 = linalg.generic {indexing_maps = [#map4, #map16, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %expanded_44 : tensor<8x3x16x16xf32>, tensor<8x3x16x1xf32>) outs(%60 : tensor<8x3x16x16xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %114 = arith.subf %in, %in_71 : f32
      linalg.yield %114 : f32
    } -> tensor<8x3x16x16xf32>
    %74 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73 : tensor<8x3x16x16xf32>) outs(%60 : tensor<8x3x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = math.exp %in : f32
      linalg.yield %114 : f32
    } -> tensor<8x3x16x16xf32>
    %75 = tensor.empty() : tensor<8x3x16x1xf32>
    %76 = linalg.fill ins(%cst_0 : f32) outs(%75 : tensor<8x3x16x1xf32>) -> tensor<8x3x16x1xf32>
    %77 = linalg.generic {indexing_maps = [#map4, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%74 : tensor<8x3x16x16xf32>) outs(%76 : tensor<8x3x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.addf %in, %out : f32
      linalg.yield %114 : f32
    } -> tensor<8x3x16x1xf32>
    %78 = linalg.generic {indexing_maps = [#map4, #map16, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74, %77 : tensor<8x3x16x16xf32>, tensor<8x3x16x1xf32>) outs(%60 : tensor<8x3x16x16xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %114 = arith.divf %in, %in_71 : f32
      linalg.yield %114 : f32
    } -> tensor<8x3x16x16xf32>
    %collapsed_45 = tensor.collapse_shape %78 [[0, 1], [2], [3]] : tensor<8x3x16x16xf32> into tensor<24x16x16xf32>
    %collapsed_46 = tensor.collapse_shape %transposed_34 [[0, 1], [2], [3]] : tensor<8x3x16x8xf32> into tensor<24x16x8xf32>
    %79 = tensor.empty() : tensor<24x16x8xf32>
    %80 = linalg.fill ins(%cst_0 : f32) outs(%79 : tensor<24x16x8xf32>) -> tensor<24x16x8xf32>
    %81 = linalg.batch_matmul ins(%collapsed_45, %collapsed_46 : tensor<24x16x16xf32>, tensor<24x16x8xf32>) outs(%80 : tensor<24x16x8xf32>) -> tensor<24x16x8xf32>
    %expanded_47 = tensor.expand_shape %81 [[0, 1], [2], [3]] output_shape [8, 3, 16, 8] : tensor<24x16x8xf32> into tensor<8x3x16x8xf32>
    %82 = tensor.empty() : tensor<8x16x3x8xf32>
    %transposed_48 = linalg.transpose ins(%expanded_47 : tensor<8x3x16x8xf32>) outs(%82 : tensor<8x16x3x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_49 = tensor.collapse_shape %transposed_48 [[0, 1], [2, 3]] : tensor<8x16x3x8xf32> into tensor<128x24xf32>
    %transposed_50 = linalg.transpose ins(%arg7 : tensor<24x24xf32>) outs(%45 : tensor<24x24xf32>) permutation = [1, 0] 
    %83 = linalg.matmul ins(%collapsed_49, %transposed_50 : tensor<128x24xf32>, tensor<24x24xf32>) outs(%47 : tensor<128x24xf32>) -> tensor<128x24xf32>
    %84 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%83, %arg8 : tensor<128x24xf32>, tensor<24xf32>) outs(%46 : tensor<128x24xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %114 = arith.addf %in, %in_71 : f32
      linalg.yield %114 : f32
    } -> tensor<128x24xf32>
    %expanded_51 = tensor.expand_shape %84 [[0, 1, 2, 3, 4], [5]] output_shape [2, 2, 2, 4, 4, 24] : tensor<128x24xf32> into tensor<2x2x2x4x4x24xf32>
    %85 = tensor.empty() : tensor<2x2x4x2x4x24xf32>
    %transposed_52 = linalg.transpose ins(%expanded_51 : tensor<2x2x2x4x4x24xf32>) outs(%85 : tensor<2x2x4x2x4x24xf32>) permutation = [0, 1, 3, 2, 4, 5] 
    %collapsed_53 = tensor.collapse_shape %transposed_52 [[0], [1, 2], [3, 4], [5]] : tensor<2x2x4x2x4x24xf32> into tensor<2x8x8x24xf32>
    %extracted_slice_54 = tensor.extract_slice %collapsed_53[0, 6, 0, 0] [2, 2, 8, 24] [1, 1, 1, 1] : tensor<2x8x8x24xf32> to tensor<2x2x8x24xf32>
    %cast_55 = tensor.cast %extracted_slice_54 : tensor<2x2x8x24xf32> to tensor<2x?x8x24xf32>
    %extracted_slice_56 = tensor.extract_slice %collapsed_53[0, 0, 0, 0] [2, 6, 8, 24] [1, 1, 1, 1] : tensor<2x8x8x24xf32> to tensor<2x6x8x24xf32>
    %cast_57 = tensor.cast %extracted_slice_56 : tensor<2x6x8x24xf32> to tensor<2x?x8x24xf32>
    %concat_58 = tensor.concat dim(1) %cast_55, %cast_57 : (tensor<2x?x8x24xf32>, tensor<2x?x8x24xf32>) -> tensor<2x8x8x24xf32>
    %extracted_slice_59 = tensor.extract_slice %concat_58[0, 0, 6, 0] [2, 8, 2, 24] [1, 1, 1, 1] : tensor<2x8x8x24xf32> to tensor<2x8x2x24xf32>
    %cast_60 = tensor.cast %extracted_slice_59 : tensor<2x8x2x24xf32> to tensor<2x8x?x24xf32>
    %extracted_slice_61 = tensor.extract_slice %concat_58[0, 0, 0, 0] [2, 8, 6, 24] [1, 1, 1, 1] : tensor<2x8x8x24xf32> to tensor<2x8x6x24xf32>
    %cast_62 = tensor.cast %extracted_slice_61 : tensor<2x8x6x24xf32> to tensor<2x8x?x24xf32>
    %concat_63 = tensor.concat dim(2) %cast_60, %cast_62 : (tensor<2x8x?x24xf32>, tensor<2x8x?x24xf32>) -> tensor<2x8x8x24xf32>
    %collapsed_64 = tensor.collapse_shape %concat_63 [[0], [1, 2], [3]] : tensor<2x8x8x24xf32> into tensor<2x64x24xf32>
    %86 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %collapsed_64 : tensor<2x64x24xf32>, tensor<2x64x24xf32>) outs(%17 : tensor<2x64x24xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %114 = arith.addf %in, %in_71 : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x24xf32>
    %87 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<2x64x24xf32>) outs(%0 : tensor<2x64x24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %114 = arith.extf %in : f32 to f64
      linalg.yield %114 : f64
    } -> tensor<2x64x24xf64>
    %88 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%87 : tensor<2x64x24xf64>) outs(%3 : tensor<2x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %114 = arith.addf %in, %out : f64
      linalg.yield %114 : f64
    } -> tensor<2x64x1xf64>
    %89 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<2x64x1xf64>) outs(%2 : tensor<2x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %114 = arith.divf %in, %cst_8 : f64
      linalg.yield %114 : f64
    } -> tensor<2x64x1xf64>
    %90 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %89 : tensor<2x64x24xf64>, tensor<2x64x1xf64>) outs(%0 : tensor<2x64x24xf64>) {
    ^bb0(%in: f64, %in_71: f64, %out: f64):
      %114 = arith.subf %in, %in_71 : f64
      linalg.yield %114 : f64
    } -> tensor<2x64x24xf64>
    %91 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %90 : tensor<2x64x24xf64>, tensor<2x64x24xf64>) outs(%0 : tensor<2x64x24xf64>) {
    ^bb0(%in: f64, %in_71: f64, %out: f64):
      %114 = arith.mulf %in, %in_71 : f64
      linalg.yield %114 : f64
    } -> tensor<2x64x24xf64>
    %92 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%91 : tensor<2x64x24xf64>) outs(%3 : tensor<2x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %114 = arith.addf %in, %out : f64
      linalg.yield %114 : f64
    } -> tensor<2x64x1xf64>
    %93 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<2x64x1xf64>) outs(%2 : tensor<2x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %114 = arith.divf %in, %cst_8 : f64
      linalg.yield %114 : f64
    } -> tensor<2x64x1xf64>
    %94 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<2x64x1xf64>) outs(%10 : tensor<2x64x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %114 = arith.truncf %in : f64 to f32
      linalg.yield %114 : f32
    } -> tensor<2x64x1xf32>
    %95 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%86 : tensor<2x64x24xf32>) outs(%12 : tensor<2x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.addf %in, %out : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x1xf32>
    %96 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<2x64x1xf32>) outs(%10 : tensor<2x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.divf %in, %cst_9 : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x1xf32>
    %97 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<2x64x1xf32>) outs(%10 : tensor<2x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.truncf %cst_7 : f64 to f32
      %115 = arith.addf %in, %114 : f32
      linalg.yield %115 : f32
    } -> tensor<2x64x1xf32>
    %98 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<2x64x1xf32>) outs(%10 : tensor<2x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = math.rsqrt %in : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x1xf32>
    %99 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %96 : tensor<2x64x24xf32>, tensor<2x64x1xf32>) outs(%17 : tensor<2x64x24xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %114 = arith.subf %in, %in_71 : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x24xf32>
    %100 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99, %98 : tensor<2x64x24xf32>, tensor<2x64x1xf32>) outs(%17 : tensor<2x64x24xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %114 = arith.mulf %in, %in_71 : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x24xf32>
    %101 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100, %arg12 : tensor<2x64x24xf32>, tensor<24xf32>) outs(%17 : tensor<2x64x24xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %114 = arith.mulf %in, %in_71 : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x24xf32>
    %102 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101, %arg13 : tensor<2x64x24xf32>, tensor<24xf32>) outs(%17 : tensor<2x64x24xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %114 = arith.addf %in, %in_71 : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x24xf32>
    %collapsed_65 = tensor.collapse_shape %102 [[0, 1], [2]] : tensor<2x64x24xf32> into tensor<128x24xf32>
    %103 = tensor.empty() : tensor<24x96xf32>
    %transposed_66 = linalg.transpose ins(%arg14 : tensor<96x24xf32>) outs(%103 : tensor<24x96xf32>) permutation = [1, 0] 
    %104 = tensor.empty() : tensor<128x96xf32>
    %105 = linalg.fill ins(%cst_0 : f32) outs(%104 : tensor<128x96xf32>) -> tensor<128x96xf32>
    %106 = linalg.matmul ins(%collapsed_65, %transposed_66 : tensor<128x24xf32>, tensor<24x96xf32>) outs(%105 : tensor<128x96xf32>) -> tensor<128x96xf32>
    %107 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%106, %arg15 : tensor<128x96xf32>, tensor<96xf32>) outs(%104 : tensor<128x96xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %114 = arith.addf %in, %in_71 : f32
      linalg.yield %114 : f32
    } -> tensor<128x96xf32>
    %expanded_67 = tensor.expand_shape %107 [[0, 1], [2]] output_shape [2, 64, 96] : tensor<128x96xf32> into tensor<2x64x96xf32>
    %108 = tensor.empty() : tensor<2x64x96xf32>
    %109 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_67 : tensor<2x64x96xf32>) outs(%108 : tensor<2x64x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.divf %in, %cst_10 : f32
      %115 = math.erf %114 : f32
      %116 = arith.addf %115, %cst_2 : f32
      %117 = arith.mulf %116, %cst_3 : f32
      %118 = arith.mulf %in, %117 : f32
      linalg.yield %118 : f32
    } -> tensor<2x64x96xf32>
    %collapsed_68 = tensor.collapse_shape %109 [[0, 1], [2]] : tensor<2x64x96xf32> into tensor<128x96xf32>
    %110 = tensor.empty() : tensor<96x24xf32>
    %transposed_69 = linalg.transpose ins(%arg16 : tensor<24x96xf32>) outs(%110 : tensor<96x24xf32>) permutation = [1, 0] 
    %111 = linalg.matmul ins(%collapsed_68, %transposed_69 : tensor<128x96xf32>, tensor<96x24xf32>) outs(%47 : tensor<128x24xf32>) -> tensor<128x24xf32>
    %112 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%111, %arg17 : tensor<128x24xf32>, tensor<24xf32>) outs(%46 : tensor<128x24xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %114 = arith.addf %in, %in_71 : f32
      linalg.yield %114 : f32
    } -> tensor<128x24xf32>
    %expanded_70 = tensor.expand_shape %112 [[0, 1], [2]] output_shape [2, 64, 24] : tensor<128x24xf32> into tensor<2x64x24xf32>
    %113 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_70, %86 : tensor<2x64x24xf32>, tensor<2x64x24xf32>) outs(%17 : tensor<2x64x24xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %114 = arith.addf %in, %in_71 : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x24xf32>
    return %113 : tensor<2x64x24xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_256_torch.int64: "0x080000001800000000000000170000000000000016000000000000001500000000000000110000000000000010000000000000000F000000000000000E000000000000000A00000000000000090000000000000008000000000000000700000000000000030000000000000002000000000000000100000000000000000000000000000019000000000000001800000000000000170000000000000016000000000000001200000000000000110000000000000010000000000000000F000000000000000B000000000000000A000000000000000900000000000000080000000000000004000000000000000300000000000000020000000000000001000000000000001A0000000000000019000000000000001800000000000000170000000000000013000000000000001200000000000000110000000000000010000000000000000C000000000000000B000000000000000A00000000000000090000000000000005000000000000000400000000000000030000000000000002000000000000001B000000000000001A000000000000001900000000000000180000000000000014000000000000001300000000000000120000000000000011000000000000000D000000000000000C000000000000000B000000000000000A0000000000000006000000000000000500000000000000040000000000000003000000000000001F000000000000001E000000000000001D000000000000001C000000000000001800000000000000170000000000000016000000000000001500000000000000110000000000000010000000000000000F000000000000000E000000000000000A0000000000000009000000000000000800000000000000070000000000000020000000000000001F000000000000001E000000000000001D0000000000000019000000000000001800000000000000170000000000000016000000000000001200000000000000110000000000000010000000000000000F000000000000000B000000000000000A0000000000000009000000000000000800000000000000210000000000000020000000000000001F000000000000001E000000000000001A0000000000000019000000000000001800000000000000170000000000000013000000000000001200000000000000110000000000000010000000000000000C000000000000000B000000000000000A0000000000000009000000000000002200000000000000210000000000000020000000000000001F000000000000001B000000000000001A000000000000001900000000000000180000000000000014000000000000001300000000000000120000000000000011000000000000000D000000000000000C000000000000000B000000000000000A0000000000000026000000000000002500000000000000240000000000000023000000000000001F000000000000001E000000000000001D000000000000001C000000000000001800000000000000170000000000000016000000000000001500000000000000110000000000000010000000000000000F000000000000000E00000000000000270000000000000026000000000000002500000000000000240000000000000020000000000000001F000000000000001E000000000000001D0000000000000019000000000000001800000000000000170000000000000016000000000000001200000000000000110000000000000010000000000000000F000000000000002800000000000000270000000000000026000000000000002500000000000000210000000000000020000000000000001F000000000000001E000000000000001A00000000000000190000000000000018000000000000001700000000000000130000000000000012000000000000001100000000000000100000000000000029000000000000002800000000000000270000000000000026000000000000002200000000000000210000000000000020000000000000001F000000000000001B000000000000001A000000000000001900000000000000180000000000000014000000000000001300000000000000120000000000000011000000000000002D000000000000002C000000000000002B000000000000002A0000000000000026000000000000002500000000000000240000000000000023000000000000001F000000000000001E000000000000001D000000000000001C0000000000000018000000000000001700000000000000160000000000000015000000000000002E000000000000002D000000000000002C000000000000002B00000000000000270000000000000026000000000000002500000000000000240000000000000020000000000000001F000000000000001E000000000000001D0000000000000019000000000000001800000000000000170000000000000016000000000000002F000000000000002E000000000000002D000000000000002C000000000000002800000000000000270000000000000026000000000000002500000000000000210000000000000020000000000000001F000000000000001E000000000000001A0000000000000019000000000000001800000000000000170000000000000030000000000000002F000000000000002E000000000000002D0000000000000029000000000000002800000000000000270000000000000026000000000000002200000000000000210000000000000020000000000000001F000000000000001B000000000000001A0000000000000019000000000000001800000000000000"
    }
  }
#-}
