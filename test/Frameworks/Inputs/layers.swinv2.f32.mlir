#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
#map7 = affine_map<(d0, d1) -> (d0)>
#map8 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map10 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: tensor<2x64x24xf32>, %arg1: tensor<3x1x1xf32>, %arg2: tensor<512x2xf32>, %arg3: tensor<512xf32>, %arg4: tensor<3x512xf32>, %arg5: tensor<24x24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24x24xf32>, %arg8: tensor<24x24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<24x24xf32>, %arg11: tensor<24xf32>, %arg12: tensor<24xf32>, %arg13: tensor<24xf32>, %arg14: tensor<96x24xf32>, %arg15: tensor<96xf32>, %arg16: tensor<24x96xf32>, %arg17: tensor<24xf32>, %arg18: tensor<24xf32>, %arg19: tensor<24xf32>) -> tensor<2x64x24xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %c49_i64 = arith.constant 49 : i64
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 0.000000e+00 : f64
    %cst_3 = arith.constant 5.000000e-01 : f32
    %cst_4 = arith.constant 1.000000e-05 : f64
    %cst_5 = arith.constant 4.6051701859880918 : f64
    %cst_6 = arith.constant 9.9999999999999998E-13 : f64
    %cst_7 = arith.constant dense_resource<torch_tensor_1_7_7_2_torch.float32> : tensor<1x7x7x2xf32>
    %cst_8 = arith.constant 1.600000e+01 : f32
    %cst_9 = arith.constant 2.400000e+01 : f64
    %cst_10 = arith.constant 2.400000e+01 : f32
    %cst_11 = arith.constant 1.41421354 : f32
    %cst_12 = arith.constant 2.000000e+00 : f32
    %cst_13 = arith.constant dense_resource<torch_tensor_16_16_torch.int64> : tensor<16x16xi64>
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2, 3, 4], [5]] output_shape [2, 2, 4, 2, 4, 24] : tensor<2x64x24xf32> into tensor<2x2x4x2x4x24xf32>
    %0 = tensor.empty() : tensor<2x2x2x4x4x24xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<2x2x4x2x4x24xf32>) outs(%0 : tensor<2x2x2x4x4x24xf32>) permutation = [0, 1, 3, 2, 4, 5] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1, 2, 3, 4], [5]] : tensor<2x2x2x4x4x24xf32> into tensor<128x24xf32>
    %1 = tensor.empty() : tensor<24x24xf32>
    %transposed_14 = linalg.transpose ins(%arg5 : tensor<24x24xf32>) outs(%1 : tensor<24x24xf32>) permutation = [1, 0] 
    %2 = tensor.empty() : tensor<128x24xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<128x24xf32>) -> tensor<128x24xf32>
    %4 = linalg.matmul ins(%collapsed, %transposed_14 : tensor<128x24xf32>, tensor<24x24xf32>) outs(%3 : tensor<128x24xf32>) -> tensor<128x24xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %arg6 : tensor<128x24xf32>, tensor<24xf32>) outs(%2 : tensor<128x24xf32>) {
    ^bb0(%in: f32, %in_54: f32, %out: f32):
      %114 = arith.addf %in, %in_54 : f32
      linalg.yield %114 : f32
    } -> tensor<128x24xf32>
    %expanded_15 = tensor.expand_shape %5 [[0, 1], [2, 3]] output_shape [8, 16, 3, 8] : tensor<128x24xf32> into tensor<8x16x3x8xf32>
    %6 = tensor.empty() : tensor<8x3x16x8xf32>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<8x16x3x8xf32>) outs(%6 : tensor<8x3x16x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_17 = linalg.transpose ins(%arg7 : tensor<24x24xf32>) outs(%1 : tensor<24x24xf32>) permutation = [1, 0] 
    %7 = linalg.matmul ins(%collapsed, %transposed_17 : tensor<128x24xf32>, tensor<24x24xf32>) outs(%3 : tensor<128x24xf32>) -> tensor<128x24xf32>
    %expanded_18 = tensor.expand_shape %7 [[0, 1], [2, 3]] output_shape [8, 16, 3, 8] : tensor<128x24xf32> into tensor<8x16x3x8xf32>
    %transposed_19 = linalg.transpose ins(%expanded_18 : tensor<8x16x3x8xf32>) outs(%6 : tensor<8x3x16x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_20 = linalg.transpose ins(%arg8 : tensor<24x24xf32>) outs(%1 : tensor<24x24xf32>) permutation = [1, 0] 
    %8 = linalg.matmul ins(%collapsed, %transposed_20 : tensor<128x24xf32>, tensor<24x24xf32>) outs(%3 : tensor<128x24xf32>) -> tensor<128x24xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%8, %arg9 : tensor<128x24xf32>, tensor<24xf32>) outs(%2 : tensor<128x24xf32>) {
    ^bb0(%in: f32, %in_54: f32, %out: f32):
      %114 = arith.addf %in, %in_54 : f32
      linalg.yield %114 : f32
    } -> tensor<128x24xf32>
    %expanded_21 = tensor.expand_shape %9 [[0, 1], [2, 3]] output_shape [8, 16, 3, 8] : tensor<128x24xf32> into tensor<8x16x3x8xf32>
    %transposed_22 = linalg.transpose ins(%expanded_21 : tensor<8x16x3x8xf32>) outs(%6 : tensor<8x3x16x8xf32>) permutation = [0, 2, 1, 3] 
    %10 = tensor.empty() : tensor<8x3x16x1xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<8x3x16x1xf32>) -> tensor<8x3x16x1xf32>
    %12 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%transposed_16 : tensor<8x3x16x8xf32>) outs(%11 : tensor<8x3x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = math.absf %in : f32
      %115 = math.powf %114, %cst_12 : f32
      %116 = arith.addf %115, %out : f32
      linalg.yield %116 : f32
    } -> tensor<8x3x16x1xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12 : tensor<8x3x16x1xf32>) outs(%10 : tensor<8x3x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = math.powf %in, %cst_3 : f32
      linalg.yield %114 : f32
    } -> tensor<8x3x16x1xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<8x3x16x1xf32>) outs(%10 : tensor<8x3x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.truncf %cst_6 : f64 to f32
      %115 = arith.cmpf ult, %in, %114 : f32
      %116 = arith.select %115, %114, %in : f32
      linalg.yield %116 : f32
    } -> tensor<8x3x16x1xf32>
    %collapsed_23 = tensor.collapse_shape %14 [[0], [1], [2, 3]] : tensor<8x3x16x1xf32> into tensor<8x3x16xf32>
    %15 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_23 : tensor<8x3x16xf32>) outs(%6 : tensor<8x3x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x3x16x8xf32>
    %16 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_16, %15 : tensor<8x3x16x8xf32>, tensor<8x3x16x8xf32>) outs(%6 : tensor<8x3x16x8xf32>) {
    ^bb0(%in: f32, %in_54: f32, %out: f32):
      %114 = arith.divf %in, %in_54 : f32
      linalg.yield %114 : f32
    } -> tensor<8x3x16x8xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%transposed_19 : tensor<8x3x16x8xf32>) outs(%11 : tensor<8x3x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = math.absf %in : f32
      %115 = math.powf %114, %cst_12 : f32
      %116 = arith.addf %115, %out : f32
      linalg.yield %116 : f32
    } -> tensor<8x3x16x1xf32>
    %18 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<8x3x16x1xf32>) outs(%10 : tensor<8x3x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = math.powf %in, %cst_3 : f32
      linalg.yield %114 : f32
    } -> tensor<8x3x16x1xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<8x3x16x1xf32>) outs(%10 : tensor<8x3x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.truncf %cst_6 : f64 to f32
      %115 = arith.cmpf ult, %in, %114 : f32
      %116 = arith.select %115, %114, %in : f32
      linalg.yield %116 : f32
    } -> tensor<8x3x16x1xf32>
    %collapsed_24 = tensor.collapse_shape %19 [[0], [1], [2, 3]] : tensor<8x3x16x1xf32> into tensor<8x3x16xf32>
    %20 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_24 : tensor<8x3x16xf32>) outs(%6 : tensor<8x3x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x3x16x8xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_19, %20 : tensor<8x3x16x8xf32>, tensor<8x3x16x8xf32>) outs(%6 : tensor<8x3x16x8xf32>) {
    ^bb0(%in: f32, %in_54: f32, %out: f32):
      %114 = arith.divf %in, %in_54 : f32
      linalg.yield %114 : f32
    } -> tensor<8x3x16x8xf32>
    %22 = tensor.empty() : tensor<8x3x8x16xf32>
    %transposed_25 = linalg.transpose ins(%21 : tensor<8x3x16x8xf32>) outs(%22 : tensor<8x3x8x16xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_26 = tensor.collapse_shape %16 [[0, 1], [2], [3]] : tensor<8x3x16x8xf32> into tensor<24x16x8xf32>
    %collapsed_27 = tensor.collapse_shape %transposed_25 [[0, 1], [2], [3]] : tensor<8x3x8x16xf32> into tensor<24x8x16xf32>
    %23 = tensor.empty() : tensor<24x16x16xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<24x16x16xf32>) -> tensor<24x16x16xf32>
    %25 = linalg.batch_matmul ins(%collapsed_26, %collapsed_27 : tensor<24x16x8xf32>, tensor<24x8x16xf32>) outs(%24 : tensor<24x16x16xf32>) -> tensor<24x16x16xf32>
    %expanded_28 = tensor.expand_shape %25 [[0, 1], [2], [3]] output_shape [8, 3, 16, 16] : tensor<24x16x16xf32> into tensor<8x3x16x16xf32>
    %26 = tensor.empty() : tensor<3x1x1xf32>
    %27 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<3x1x1xf32>) outs(%26 : tensor<3x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.truncf %cst_5 : f64 to f32
      %115 = arith.cmpf ugt, %in, %114 : f32
      %116 = arith.select %115, %114, %in : f32
      linalg.yield %116 : f32
    } -> tensor<3x1x1xf32>
    %28 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<3x1x1xf32>) outs(%26 : tensor<3x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = math.exp %in : f32
      linalg.yield %114 : f32
    } -> tensor<3x1x1xf32>
    %29 = tensor.empty() : tensor<8x3x16x16xf32>
    %30 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_28, %28 : tensor<8x3x16x16xf32>, tensor<3x1x1xf32>) outs(%29 : tensor<8x3x16x16xf32>) {
    ^bb0(%in: f32, %in_54: f32, %out: f32):
      %114 = arith.mulf %in, %in_54 : f32
      linalg.yield %114 : f32
    } -> tensor<8x3x16x16xf32>
    %collapsed_29 = tensor.collapse_shape %cst_7 [[0, 1, 2], [3]] : tensor<1x7x7x2xf32> into tensor<49x2xf32>
    %31 = tensor.empty() : tensor<2x512xf32>
    %transposed_30 = linalg.transpose ins(%arg2 : tensor<512x2xf32>) outs(%31 : tensor<2x512xf32>) permutation = [1, 0] 
    %32 = tensor.empty() : tensor<49x512xf32>
    %33 = linalg.fill ins(%cst : f32) outs(%32 : tensor<49x512xf32>) -> tensor<49x512xf32>
    %34 = linalg.matmul ins(%collapsed_29, %transposed_30 : tensor<49x2xf32>, tensor<2x512xf32>) outs(%33 : tensor<49x512xf32>) -> tensor<49x512xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%34, %arg3 : tensor<49x512xf32>, tensor<512xf32>) outs(%32 : tensor<49x512xf32>) {
    ^bb0(%in: f32, %in_54: f32, %out: f32):
      %114 = arith.addf %in, %in_54 : f32
      linalg.yield %114 : f32
    } -> tensor<49x512xf32>
    %expanded_31 = tensor.expand_shape %35 [[0, 1, 2], [3]] output_shape [1, 7, 7, 512] : tensor<49x512xf32> into tensor<1x7x7x512xf32>
    %36 = tensor.empty() : tensor<1x7x7x512xf32>
    %37 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_31 : tensor<1x7x7x512xf32>) outs(%36 : tensor<1x7x7x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.cmpf ugt, %in, %cst : f32
      %115 = arith.select %114, %in, %cst : f32
      linalg.yield %115 : f32
    } -> tensor<1x7x7x512xf32>
    %38 = tensor.empty() : tensor<512x3xf32>
    %transposed_32 = linalg.transpose ins(%arg4 : tensor<3x512xf32>) outs(%38 : tensor<512x3xf32>) permutation = [1, 0] 
    %collapsed_33 = tensor.collapse_shape %37 [[0, 1, 2], [3]] : tensor<1x7x7x512xf32> into tensor<49x512xf32>
    %39 = tensor.empty() : tensor<49x3xf32>
    %40 = linalg.fill ins(%cst : f32) outs(%39 : tensor<49x3xf32>) -> tensor<49x3xf32>
    %41 = linalg.matmul ins(%collapsed_33, %transposed_32 : tensor<49x512xf32>, tensor<512x3xf32>) outs(%40 : tensor<49x3xf32>) -> tensor<49x3xf32>
    %collapsed_34 = tensor.collapse_shape %cst_13 [[0, 1]] : tensor<16x16xi64> into tensor<256xi64>
    %42 = tensor.empty() : tensor<256x3xf32>
    %43 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_34 : tensor<256xi64>) outs(%42 : tensor<256x3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %114 = arith.cmpi slt, %in, %c0_i64 : i64
      %115 = arith.addi %in, %c49_i64 : i64
      %116 = arith.select %114, %115, %in : i64
      %117 = arith.index_cast %116 : i64 to index
      %118 = linalg.index 1 : index
      %extracted = tensor.extract %41[%117, %118] : tensor<49x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<256x3xf32>
    %expanded_35 = tensor.expand_shape %43 [[0, 1], [2]] output_shape [16, 16, 3] : tensor<256x3xf32> into tensor<16x16x3xf32>
    %44 = tensor.empty() : tensor<3x16x16xf32>
    %transposed_36 = linalg.transpose ins(%expanded_35 : tensor<16x16x3xf32>) outs(%44 : tensor<3x16x16xf32>) permutation = [2, 0, 1] 
    %45 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_36 : tensor<3x16x16xf32>) outs(%44 : tensor<3x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.negf %in : f32
      %115 = math.exp %114 : f32
      %116 = arith.addf %115, %cst_0 : f32
      %117 = arith.divf %cst_0, %116 : f32
      linalg.yield %117 : f32
    } -> tensor<3x16x16xf32>
    %46 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45 : tensor<3x16x16xf32>) outs(%44 : tensor<3x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.mulf %in, %cst_8 : f32
      linalg.yield %114 : f32
    } -> tensor<3x16x16xf32>
    %expanded_37 = tensor.expand_shape %46 [[0, 1], [2], [3]] output_shape [1, 3, 16, 16] : tensor<3x16x16xf32> into tensor<1x3x16x16xf32>
    %47 = linalg.generic {indexing_maps = [#map2, #map8, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30, %expanded_37 : tensor<8x3x16x16xf32>, tensor<1x3x16x16xf32>) outs(%29 : tensor<8x3x16x16xf32>) {
    ^bb0(%in: f32, %in_54: f32, %out: f32):
      %114 = arith.addf %in, %in_54 : f32
      linalg.yield %114 : f32
    } -> tensor<8x3x16x16xf32>
    %48 = tensor.empty() : tensor<8x3x16xi64>
    %49 = linalg.fill ins(%c0_i64 : i64) outs(%48 : tensor<8x3x16xi64>) -> tensor<8x3x16xi64>
    %50 = tensor.empty() : tensor<8x3x16xf32>
    %51 = linalg.fill ins(%cst_1 : f32) outs(%50 : tensor<8x3x16xf32>) -> tensor<8x3x16xf32>
    %52:2 = linalg.generic {indexing_maps = [#map2, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%47 : tensor<8x3x16x16xf32>) outs(%51, %49 : tensor<8x3x16xf32>, tensor<8x3x16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_54: i64):
      %114 = linalg.index 3 : index
      %115 = arith.index_cast %114 : index to i64
      %116 = arith.maximumf %in, %out : f32
      %117 = arith.cmpf ogt, %in, %out : f32
      %118 = arith.select %117, %115, %out_54 : i64
      linalg.yield %116, %118 : f32, i64
    } -> (tensor<8x3x16xf32>, tensor<8x3x16xi64>)
    %expanded_38 = tensor.expand_shape %52#0 [[0], [1], [2, 3]] output_shape [8, 3, 16, 1] : tensor<8x3x16xf32> into tensor<8x3x16x1xf32>
    %53 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47, %expanded_38 : tensor<8x3x16x16xf32>, tensor<8x3x16x1xf32>) outs(%29 : tensor<8x3x16x16xf32>) {
    ^bb0(%in: f32, %in_54: f32, %out: f32):
      %114 = arith.subf %in, %in_54 : f32
      linalg.yield %114 : f32
    } -> tensor<8x3x16x16xf32>
    %54 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53 : tensor<8x3x16x16xf32>) outs(%29 : tensor<8x3x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = math.exp %in : f32
      linalg.yield %114 : f32
    } -> tensor<8x3x16x16xf32>
    %55 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%54 : tensor<8x3x16x16xf32>) outs(%11 : tensor<8x3x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.addf %in, %out : f32
      linalg.yield %114 : f32
    } -> tensor<8x3x16x1xf32>
    %56 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54, %55 : tensor<8x3x16x16xf32>, tensor<8x3x16x1xf32>) outs(%29 : tensor<8x3x16x16xf32>) {
    ^bb0(%in: f32, %in_54: f32, %out: f32):
      %114 = arith.divf %in, %in_54 : f32
      linalg.yield %114 : f32
    } -> tensor<8x3x16x16xf32>
    %collapsed_39 = tensor.collapse_shape %56 [[0, 1], [2], [3]] : tensor<8x3x16x16xf32> into tensor<24x16x16xf32>
    %collapsed_40 = tensor.collapse_shape %transposed_22 [[0, 1], [2], [3]] : tensor<8x3x16x8xf32> into tensor<24x16x8xf32>
    %57 = tensor.empty() : tensor<24x16x8xf32>
    %58 = linalg.fill ins(%cst : f32) outs(%57 : tensor<24x16x8xf32>) -> tensor<24x16x8xf32>
    %59 = linalg.batch_matmul ins(%collapsed_39, %collapsed_40 : tensor<24x16x16xf32>, tensor<24x16x8xf32>) outs(%58 : tensor<24x16x8xf32>) -> tensor<24x16x8xf32>
    %expanded_41 = tensor.expand_shape %59 [[0, 1], [2], [3]] output_shape [8, 3, 16, 8] : tensor<24x16x8xf32> into tensor<8x3x16x8xf32>
    %60 = tensor.empty() : tensor<8x16x3x8xf32>
    %transposed_42 = linalg.transpose ins(%expanded_41 : tensor<8x3x16x8xf32>) outs(%60 : tensor<8x16x3x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_43 = tensor.collapse_shape %transposed_42 [[0, 1], [2, 3]] : tensor<8x16x3x8xf32> into tensor<128x24xf32>
    %transposed_44 = linalg.transpose ins(%arg10 : tensor<24x24xf32>) outs(%1 : tensor<24x24xf32>) permutation = [1, 0] 
    %61 = linalg.matmul ins(%collapsed_43, %transposed_44 : tensor<128x24xf32>, tensor<24x24xf32>) outs(%3 : tensor<128x24xf32>) -> tensor<128x24xf32>
    %62 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%61, %arg11 : tensor<128x24xf32>, tensor<24xf32>) outs(%2 : tensor<128x24xf32>) {
    ^bb0(%in: f32, %in_54: f32, %out: f32):
      %114 = arith.addf %in, %in_54 : f32
      linalg.yield %114 : f32
    } -> tensor<128x24xf32>
    %expanded_45 = tensor.expand_shape %62 [[0, 1, 2, 3, 4], [5]] output_shape [2, 2, 2, 4, 4, 24] : tensor<128x24xf32> into tensor<2x2x2x4x4x24xf32>
    %63 = tensor.empty() : tensor<2x2x4x2x4x24xf32>
    %transposed_46 = linalg.transpose ins(%expanded_45 : tensor<2x2x2x4x4x24xf32>) outs(%63 : tensor<2x2x4x2x4x24xf32>) permutation = [0, 1, 3, 2, 4, 5] 
    %collapsed_47 = tensor.collapse_shape %transposed_46 [[0], [1, 2, 3, 4], [5]] : tensor<2x2x4x2x4x24xf32> into tensor<2x64x24xf32>
    %64 = tensor.empty() : tensor<2x64x24xf64>
    %65 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_47 : tensor<2x64x24xf32>) outs(%64 : tensor<2x64x24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %114 = arith.extf %in : f32 to f64
      linalg.yield %114 : f64
    } -> tensor<2x64x24xf64>
    %66 = tensor.empty() : tensor<2x64x1xf64>
    %67 = linalg.fill ins(%cst_2 : f64) outs(%66 : tensor<2x64x1xf64>) -> tensor<2x64x1xf64>
    %68 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%65 : tensor<2x64x24xf64>) outs(%67 : tensor<2x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %114 = arith.addf %in, %out : f64
      linalg.yield %114 : f64
    } -> tensor<2x64x1xf64>
    %69 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68 : tensor<2x64x1xf64>) outs(%66 : tensor<2x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %114 = arith.divf %in, %cst_9 : f64
      linalg.yield %114 : f64
    } -> tensor<2x64x1xf64>
    %70 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65, %69 : tensor<2x64x24xf64>, tensor<2x64x1xf64>) outs(%64 : tensor<2x64x24xf64>) {
    ^bb0(%in: f64, %in_54: f64, %out: f64):
      %114 = arith.subf %in, %in_54 : f64
      linalg.yield %114 : f64
    } -> tensor<2x64x24xf64>
    %71 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70, %70 : tensor<2x64x24xf64>, tensor<2x64x24xf64>) outs(%64 : tensor<2x64x24xf64>) {
    ^bb0(%in: f64, %in_54: f64, %out: f64):
      %114 = arith.mulf %in, %in_54 : f64
      linalg.yield %114 : f64
    } -> tensor<2x64x24xf64>
    %72 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%71 : tensor<2x64x24xf64>) outs(%67 : tensor<2x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %114 = arith.addf %in, %out : f64
      linalg.yield %114 : f64
    } -> tensor<2x64x1xf64>
    %73 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<2x64x1xf64>) outs(%66 : tensor<2x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %114 = arith.divf %in, %cst_9 : f64
      linalg.yield %114 : f64
    } -> tensor<2x64x1xf64>
    %74 = tensor.empty() : tensor<2x64x1xf32>
    %75 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<2x64x1xf64>) outs(%74 : tensor<2x64x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %114 = arith.truncf %in : f64 to f32
      linalg.yield %114 : f32
    } -> tensor<2x64x1xf32>
    %76 = linalg.fill ins(%cst : f32) outs(%74 : tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %77 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_47 : tensor<2x64x24xf32>) outs(%76 : tensor<2x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.addf %in, %out : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x1xf32>
    %78 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<2x64x1xf32>) outs(%74 : tensor<2x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.divf %in, %cst_10 : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x1xf32>
    %79 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<2x64x1xf32>) outs(%74 : tensor<2x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.truncf %cst_4 : f64 to f32
      %115 = arith.addf %in, %114 : f32
      linalg.yield %115 : f32
    } -> tensor<2x64x1xf32>
    %80 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<2x64x1xf32>) outs(%74 : tensor<2x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = math.rsqrt %in : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x1xf32>
    %81 = tensor.empty() : tensor<2x64x24xf32>
    %82 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_47, %78 : tensor<2x64x24xf32>, tensor<2x64x1xf32>) outs(%81 : tensor<2x64x24xf32>) {
    ^bb0(%in: f32, %in_54: f32, %out: f32):
      %114 = arith.subf %in, %in_54 : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x24xf32>
    %83 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82, %80 : tensor<2x64x24xf32>, tensor<2x64x1xf32>) outs(%81 : tensor<2x64x24xf32>) {
    ^bb0(%in: f32, %in_54: f32, %out: f32):
      %114 = arith.mulf %in, %in_54 : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x24xf32>
    %84 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83, %arg12 : tensor<2x64x24xf32>, tensor<24xf32>) outs(%81 : tensor<2x64x24xf32>) {
    ^bb0(%in: f32, %in_54: f32, %out: f32):
      %114 = arith.mulf %in, %in_54 : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x24xf32>
    %85 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %arg13 : tensor<2x64x24xf32>, tensor<24xf32>) outs(%81 : tensor<2x64x24xf32>) {
    ^bb0(%in: f32, %in_54: f32, %out: f32):
      %114 = arith.addf %in, %in_54 : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x24xf32>
    %86 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %85 : tensor<2x64x24xf32>, tensor<2x64x24xf32>) outs(%81 : tensor<2x64x24xf32>) {
    ^bb0(%in: f32, %in_54: f32, %out: f32):
      %114 = arith.addf %in, %in_54 : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x24xf32>
    %collapsed_48 = tensor.collapse_shape %86 [[0, 1], [2]] : tensor<2x64x24xf32> into tensor<128x24xf32>
    %87 = tensor.empty() : tensor<24x96xf32>
    %transposed_49 = linalg.transpose ins(%arg14 : tensor<96x24xf32>) outs(%87 : tensor<24x96xf32>) permutation = [1, 0] 
    %88 = tensor.empty() : tensor<128x96xf32>
    %89 = linalg.fill ins(%cst : f32) outs(%88 : tensor<128x96xf32>) -> tensor<128x96xf32>
    %90 = linalg.matmul ins(%collapsed_48, %transposed_49 : tensor<128x24xf32>, tensor<24x96xf32>) outs(%89 : tensor<128x96xf32>) -> tensor<128x96xf32>
    %91 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%90, %arg15 : tensor<128x96xf32>, tensor<96xf32>) outs(%88 : tensor<128x96xf32>) {
    ^bb0(%in: f32, %in_54: f32, %out: f32):
      %114 = arith.addf %in, %in_54 : f32
      linalg.yield %114 : f32
    } -> tensor<128x96xf32>
    %expanded_50 = tensor.expand_shape %91 [[0, 1], [2]] output_shape [2, 64, 96] : tensor<128x96xf32> into tensor<2x64x96xf32>
    %92 = tensor.empty() : tensor<2x64x96xf32>
    %93 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_50 : tensor<2x64x96xf32>) outs(%92 : tensor<2x64x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.divf %in, %cst_11 : f32
      %115 = math.erf %114 : f32
      %116 = arith.addf %115, %cst_0 : f32
      %117 = arith.mulf %116, %cst_3 : f32
      %118 = arith.mulf %in, %117 : f32
      linalg.yield %118 : f32
    } -> tensor<2x64x96xf32>
    %collapsed_51 = tensor.collapse_shape %93 [[0, 1], [2]] : tensor<2x64x96xf32> into tensor<128x96xf32>
    %94 = tensor.empty() : tensor<96x24xf32>
    %transposed_52 = linalg.transpose ins(%arg16 : tensor<24x96xf32>) outs(%94 : tensor<96x24xf32>) permutation = [1, 0] 
    %95 = linalg.matmul ins(%collapsed_51, %transposed_52 : tensor<128x96xf32>, tensor<96x24xf32>) outs(%3 : tensor<128x24xf32>) -> tensor<128x24xf32>
    %96 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%95, %arg17 : tensor<128x24xf32>, tensor<24xf32>) outs(%2 : tensor<128x24xf32>) {
    ^bb0(%in: f32, %in_54: f32, %out: f32):
      %114 = arith.addf %in, %in_54 : f32
      linalg.yield %114 : f32
    } -> tensor<128x24xf32>
    %expanded_53 = tensor.expand_shape %96 [[0, 1], [2]] output_shape [2, 64, 24] : tensor<128x24xf32> into tensor<2x64x24xf32>
    %97 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_53 : tensor<2x64x24xf32>) outs(%64 : tensor<2x64x24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %114 = arith.extf %in : f32 to f64
      linalg.yield %114 : f64
    } -> tensor<2x64x24xf64>
    %98 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%97 : tensor<2x64x24xf64>) outs(%67 : tensor<2x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %114 = arith.addf %in, %out : f64
      linalg.yield %114 : f64
    } -> tensor<2x64x1xf64>
    %99 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<2x64x1xf64>) outs(%66 : tensor<2x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %114 = arith.divf %in, %cst_9 : f64
      linalg.yield %114 : f64
    } -> tensor<2x64x1xf64>
    %100 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97, %99 : tensor<2x64x24xf64>, tensor<2x64x1xf64>) outs(%64 : tensor<2x64x24xf64>) {
    ^bb0(%in: f64, %in_54: f64, %out: f64):
      %114 = arith.subf %in, %in_54 : f64
      linalg.yield %114 : f64
    } -> tensor<2x64x24xf64>
    %101 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100, %100 : tensor<2x64x24xf64>, tensor<2x64x24xf64>) outs(%64 : tensor<2x64x24xf64>) {
    ^bb0(%in: f64, %in_54: f64, %out: f64):
      %114 = arith.mulf %in, %in_54 : f64
      linalg.yield %114 : f64
    } -> tensor<2x64x24xf64>
    %102 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%101 : tensor<2x64x24xf64>) outs(%67 : tensor<2x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %114 = arith.addf %in, %out : f64
      linalg.yield %114 : f64
    } -> tensor<2x64x1xf64>
    %103 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102 : tensor<2x64x1xf64>) outs(%66 : tensor<2x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %114 = arith.divf %in, %cst_9 : f64
      linalg.yield %114 : f64
    } -> tensor<2x64x1xf64>
    %104 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<2x64x1xf64>) outs(%74 : tensor<2x64x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %114 = arith.truncf %in : f64 to f32
      linalg.yield %114 : f32
    } -> tensor<2x64x1xf32>
    %105 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_53 : tensor<2x64x24xf32>) outs(%76 : tensor<2x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.addf %in, %out : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x1xf32>
    %106 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<2x64x1xf32>) outs(%74 : tensor<2x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.divf %in, %cst_10 : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x1xf32>
    %107 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<2x64x1xf32>) outs(%74 : tensor<2x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.truncf %cst_4 : f64 to f32
      %115 = arith.addf %in, %114 : f32
      linalg.yield %115 : f32
    } -> tensor<2x64x1xf32>
    %108 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<2x64x1xf32>) outs(%74 : tensor<2x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = math.rsqrt %in : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x1xf32>
    %109 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_53, %106 : tensor<2x64x24xf32>, tensor<2x64x1xf32>) outs(%81 : tensor<2x64x24xf32>) {
    ^bb0(%in: f32, %in_54: f32, %out: f32):
      %114 = arith.subf %in, %in_54 : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x24xf32>
    %110 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %108 : tensor<2x64x24xf32>, tensor<2x64x1xf32>) outs(%81 : tensor<2x64x24xf32>) {
    ^bb0(%in: f32, %in_54: f32, %out: f32):
      %114 = arith.mulf %in, %in_54 : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x24xf32>
    %111 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110, %arg18 : tensor<2x64x24xf32>, tensor<24xf32>) outs(%81 : tensor<2x64x24xf32>) {
    ^bb0(%in: f32, %in_54: f32, %out: f32):
      %114 = arith.mulf %in, %in_54 : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x24xf32>
    %112 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111, %arg19 : tensor<2x64x24xf32>, tensor<24xf32>) outs(%81 : tensor<2x64x24xf32>) {
    ^bb0(%in: f32, %in_54: f32, %out: f32):
      %114 = arith.addf %in, %in_54 : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x24xf32>
    %113 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %112 : tensor<2x64x24xf32>, tensor<2x64x24xf32>) outs(%81 : tensor<2x64x24xf32>) {
    ^bb0(%in: f32, %in_54: f32, %out: f32):
      %114 = arith.addf %in, %in_54 : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x24xf32>
    return %113 : tensor<2x64x24xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_1_7_7_2_torch.float32: "0x04000000094087BF094087BF094087BF5C3D63BF094087BF67F41FBF094087BF00000000094087BF67F41F3F094087BF5C3D633F094087BF0940873F5C3D63BF094087BF5C3D63BF5C3D63BF5C3D63BF67F41FBF5C3D63BF000000005C3D63BF67F41F3F5C3D63BF5C3D633F5C3D63BF0940873F67F41FBF094087BF67F41FBF5C3D63BF67F41FBF67F41FBF67F41FBF0000000067F41FBF67F41F3F67F41FBF5C3D633F67F41FBF0940873F00000000094087BF000000005C3D63BF0000000067F41FBF00000000000000000000000067F41F3F000000005C3D633F000000000940873F67F41F3F094087BF67F41F3F5C3D63BF67F41F3F67F41FBF67F41F3F0000000067F41F3F67F41F3F67F41F3F5C3D633F67F41F3F0940873F5C3D633F094087BF5C3D633F5C3D63BF5C3D633F67F41FBF5C3D633F000000005C3D633F67F41F3F5C3D633F5C3D633F5C3D633F0940873F0940873F094087BF0940873F5C3D63BF0940873F67F41FBF0940873F000000000940873F67F41F3F0940873F5C3D633F0940873F0940873F",
      torch_tensor_16_16_torch.int64: "0x080000001800000000000000170000000000000016000000000000001500000000000000110000000000000010000000000000000F000000000000000E000000000000000A00000000000000090000000000000008000000000000000700000000000000030000000000000002000000000000000100000000000000000000000000000019000000000000001800000000000000170000000000000016000000000000001200000000000000110000000000000010000000000000000F000000000000000B000000000000000A000000000000000900000000000000080000000000000004000000000000000300000000000000020000000000000001000000000000001A0000000000000019000000000000001800000000000000170000000000000013000000000000001200000000000000110000000000000010000000000000000C000000000000000B000000000000000A00000000000000090000000000000005000000000000000400000000000000030000000000000002000000000000001B000000000000001A000000000000001900000000000000180000000000000014000000000000001300000000000000120000000000000011000000000000000D000000000000000C000000000000000B000000000000000A0000000000000006000000000000000500000000000000040000000000000003000000000000001F000000000000001E000000000000001D000000000000001C000000000000001800000000000000170000000000000016000000000000001500000000000000110000000000000010000000000000000F000000000000000E000000000000000A0000000000000009000000000000000800000000000000070000000000000020000000000000001F000000000000001E000000000000001D0000000000000019000000000000001800000000000000170000000000000016000000000000001200000000000000110000000000000010000000000000000F000000000000000B000000000000000A0000000000000009000000000000000800000000000000210000000000000020000000000000001F000000000000001E000000000000001A0000000000000019000000000000001800000000000000170000000000000013000000000000001200000000000000110000000000000010000000000000000C000000000000000B000000000000000A0000000000000009000000000000002200000000000000210000000000000020000000000000001F000000000000001B000000000000001A000000000000001900000000000000180000000000000014000000000000001300000000000000120000000000000011000000000000000D000000000000000C000000000000000B000000000000000A0000000000000026000000000000002500000000000000240000000000000023000000000000001F000000000000001E000000000000001D000000000000001C000000000000001800000000000000170000000000000016000000000000001500000000000000110000000000000010000000000000000F000000000000000E00000000000000270000000000000026000000000000002500000000000000240000000000000020000000000000001F000000000000001E000000000000001D0000000000000019000000000000001800000000000000170000000000000016000000000000001200000000000000110000000000000010000000000000000F000000000000002800000000000000270000000000000026000000000000002500000000000000210000000000000020000000000000001F000000000000001E000000000000001A00000000000000190000000000000018000000000000001700000000000000130000000000000012000000000000001100000000000000100000000000000029000000000000002800000000000000270000000000000026000000000000002200000000000000210000000000000020000000000000001F000000000000001B000000000000001A000000000000001900000000000000180000000000000014000000000000001300000000000000120000000000000011000000000000002D000000000000002C000000000000002B000000000000002A0000000000000026000000000000002500000000000000240000000000000023000000000000001F000000000000001E000000000000001D000000000000001C0000000000000018000000000000001700000000000000160000000000000015000000000000002E000000000000002D000000000000002C000000000000002B00000000000000270000000000000026000000000000002500000000000000240000000000000020000000000000001F000000000000001E000000000000001D0000000000000019000000000000001800000000000000170000000000000016000000000000002F000000000000002E000000000000002D000000000000002C000000000000002800000000000000270000000000000026000000000000002500000000000000210000000000000020000000000000001F000000000000001E000000000000001A0000000000000019000000000000001800000000000000170000000000000030000000000000002F000000000000002E000000000000002D0000000000000029000000000000002800000000000000270000000000000026000000000000002200000000000000210000000000000020000000000000001F000000000000001B000000000000001A0000000000000019000000000000001800000000000000"
    }
  }
#-}
