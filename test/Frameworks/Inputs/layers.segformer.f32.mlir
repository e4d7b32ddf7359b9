#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x64x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24x24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24x24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24x24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24x24xf32>, %arg10: tensor<24xf32>, %arg11: tensor<24x24x2x2xf32>, %arg12: tensor<24xf32>, %arg13: tensor<24xf32>, %arg14: tensor<24xf32>, %arg15: tensor<24xf32>, %arg16: tensor<24xf32>, %arg17: tensor<48x24xf32>, %arg18: tensor<48xf32>, %arg19: tensor<48x1x3x3xf32>, %arg20: tensor<48xf32>, %arg21: tensor<24x48xf32>, %arg22: tensor<24xf32>) -> tensor<2x64x24xf32> {
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 5.000000e-01 : f32
    %cst_4 = arith.constant 0.35355339059327379 : f64
    %cst_5 = arith.constant 1.000000e-05 : f64
    %cst_6 = arith.constant 2.400000e+01 : f64
    %cst_7 = arith.constant 2.400000e+01 : f32
    %cst_8 = arith.constant 1.41421354 : f32
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
      %114 = arith.divf %in, %cst_6 : f64
      linalg.yield %114 : f64
    } -> tensor<2x64x1xf64>
    %6 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %5 : tensor<2x64x24xf64>, tensor<2x64x1xf64>) outs(%0 : tensor<2x64x24xf64>) {
    ^bb0(%in: f64, %in_44: f64, %out: f64):
      %114 = arith.subf %in, %in_44 : f64
      linalg.yield %114 : f64
    } -> tensor<2x64x24xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %6 : tensor<2x64x24xf64>, tensor<2x64x24xf64>) outs(%0 : tensor<2x64x24xf64>) {
    ^bb0(%in: f64, %in_44: f64, %out: f64):
      %114 = arith.mulf %in, %in_44 : f64
      linalg.yield %114 : f64
    } -> tensor<2x64x24xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%7 : tensor<2x64x24xf64>) outs(%3 : tensor<2x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %114 = arith.addf %in, %out : f64
      linalg.yield %114 : f64
    } -> tensor<2x64x1xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x64x1xf64>) outs(%2 : tensor<2x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %114 = arith.divf %in, %cst_6 : f64
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
      %114 = arith.divf %in, %cst_7 : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x64x1xf32>) outs(%10 : tensor<2x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.truncf %cst_5 : f64 to f32
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
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %114 = arith.subf %in, %in_44 : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x24xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %16 : tensor<2x64x24xf32>, tensor<2x64x1xf32>) outs(%17 : tensor<2x64x24xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %114 = arith.mulf %in, %in_44 : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x24xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %arg1 : tensor<2x64x24xf32>, tensor<24xf32>) outs(%17 : tensor<2x64x24xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %114 = arith.mulf %in, %in_44 : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x24xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %arg2 : tensor<2x64x24xf32>, tensor<24xf32>) outs(%17 : tensor<2x64x24xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %114 = arith.addf %in, %in_44 : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x24xf32>
    %collapsed = tensor.collapse_shape %21 [[0, 1], [2]] : tensor<2x64x24xf32> into tensor<128x24xf32>
    %22 = tensor.empty() : tensor<24x24xf32>
    %transposed = linalg.transpose ins(%arg3 : tensor<24x24xf32>) outs(%22 : tensor<24x24xf32>) permutation = [1, 0] 
    %23 = tensor.empty() : tensor<128x24xf32>
    %24 = linalg.fill ins(%cst_0 : f32) outs(%23 : tensor<128x24xf32>) -> tensor<128x24xf32>
    %25 = linalg.matmul ins(%collapsed, %transposed : tensor<128x24xf32>, tensor<24x24xf32>) outs(%24 : tensor<128x24xf32>) -> tensor<128x24xf32>
    %26 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%25, %arg4 : tensor<128x24xf32>, tensor<24xf32>) outs(%23 : tensor<128x24xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %114 = arith.addf %in, %in_44 : f32
      linalg.yield %114 : f32
    } -> tensor<128x24xf32>
    %expanded = tensor.expand_shape %26 [[0, 1], [2, 3]] output_shape [2, 64, 3, 8] : tensor<128x24xf32> into tensor<2x64x3x8xf32>
    %27 = tensor.empty() : tensor<2x3x64x8xf32>
    %transposed_9 = linalg.transpose ins(%expanded : tensor<2x64x3x8xf32>) outs(%27 : tensor<2x3x64x8xf32>) permutation = [0, 2, 1, 3] 
    %28 = tensor.empty() : tensor<2x24x64xf32>
    %transposed_10 = linalg.transpose ins(%21 : tensor<2x64x24xf32>) outs(%28 : tensor<2x24x64xf32>) permutation = [0, 2, 1] 
    %expanded_11 = tensor.expand_shape %transposed_10 [[0], [1], [2, 3]] output_shape [2, 24, 8, 8] : tensor<2x24x64xf32> into tensor<2x24x8x8xf32>
    %29 = tensor.empty() : tensor<2x24x4x4xf32>
    %broadcasted = linalg.broadcast ins(%arg12 : tensor<24xf32>) outs(%29 : tensor<2x24x4x4xf32>) dimensions = [0, 2, 3] 
    %30 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%expanded_11, %arg11 : tensor<2x24x8x8xf32>, tensor<24x24x2x2xf32>) outs(%broadcasted : tensor<2x24x4x4xf32>) -> tensor<2x24x4x4xf32>
    %collapsed_12 = tensor.collapse_shape %30 [[0], [1], [2, 3]] : tensor<2x24x4x4xf32> into tensor<2x24x16xf32>
    %31 = tensor.empty() : tensor<2x16x24xf32>
    %transposed_13 = linalg.transpose ins(%collapsed_12 : tensor<2x24x16xf32>) outs(%31 : tensor<2x16x24xf32>) permutation = [0, 2, 1] 
    %32 = tensor.empty() : tensor<2x16x24xf64>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_13 : tensor<2x16x24xf32>) outs(%32 : tensor<2x16x24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %114 = arith.extf %in : f32 to f64
      linalg.yield %114 : f64
    } -> tensor<2x16x24xf64>
    %34 = tensor.empty() : tensor<2x16x1xf64>
    %35 = linalg.fill ins(%cst : f64) outs(%34 : tensor<2x16x1xf64>) -> tensor<2x16x1xf64>
    %36 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%33 : tensor<2x16x24xf64>) outs(%35 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %114 = arith.addf %in, %out : f64
      linalg.yield %114 : f64
    } -> tensor<2x16x1xf64>
    %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36 : tensor<2x16x1xf64>) outs(%34 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %114 = arith.divf %in, %cst_6 : f64
      linalg.yield %114 : f64
    } -> tensor<2x16x1xf64>
    %38 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %37 : tensor<2x16x24xf64>, tensor<2x16x1xf64>) outs(%32 : tensor<2x16x24xf64>) {
    ^bb0(%in: f64, %in_44: f64, %out: f64):
      %114 = arith.subf %in, %in_44 : f64
      linalg.yield %114 : f64
    } -> tensor<2x16x24xf64>
    %39 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38, %38 : tensor<2x16x24xf64>, tensor<2x16x24xf64>) outs(%32 : tensor<2x16x24xf64>) {
    ^bb0(%in: f64, %in_44: f64, %out: f64):
      %114 = arith.mulf %in, %in_44 : f64
      linalg.yield %114 : f64
    } -> tensor<2x16x24xf64>
    %40 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%39 : tensor<2x16x24xf64>) outs(%35 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %114 = arith.addf %in, %out : f64
      linalg.yield %114 : f64
    } -> tensor<2x16x1xf64>
    %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40 : tensor<2x16x1xf64>) outs(%34 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %114 = arith.divf %in, %cst_6 : f64
      linalg.yield %114 : f64
    } -> tensor<2x16x1xf64>
    %42 = tensor.empty() : tensor<2x16x1xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<2x16x1xf64>) outs(%42 : tensor<2x16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %114 = arith.truncf %in : f64 to f32
      linalg.yield %114 : f32
    } -> tensor<2x16x1xf32>
    %44 = linalg.fill ins(%cst_0 : f32) outs(%42 : tensor<2x16x1xf32>) -> tensor<2x16x1xf32>
    %45 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%transposed_13 : tensor<2x16x24xf32>) outs(%44 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.addf %in, %out : f32
      linalg.yield %114 : f32
    } -> tensor<2x16x1xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45 : tensor<2x16x1xf32>) outs(%42 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.divf %in, %cst_7 : f32
      linalg.yield %114 : f32
    } -> tensor<2x16x1xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<2x16x1xf32>) outs(%42 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.truncf %cst_5 : f64 to f32
      %115 = arith.addf %in, %114 : f32
      linalg.yield %115 : f32
    } -> tensor<2x16x1xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47 : tensor<2x16x1xf32>) outs(%42 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = math.rsqrt %in : f32
      linalg.yield %114 : f32
    } -> tensor<2x16x1xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_13, %46 : tensor<2x16x24xf32>, tensor<2x16x1xf32>) outs(%31 : tensor<2x16x24xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %114 = arith.subf %in, %in_44 : f32
      linalg.yield %114 : f32
    } -> tensor<2x16x24xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49, %48 : tensor<2x16x24xf32>, tensor<2x16x1xf32>) outs(%31 : tensor<2x16x24xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %114 = arith.mulf %in, %in_44 : f32
      linalg.yield %114 : f32
    } -> tensor<2x16x24xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50, %arg13 : tensor<2x16x24xf32>, tensor<24xf32>) outs(%31 : tensor<2x16x24xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %114 = arith.mulf %in, %in_44 : f32
      linalg.yield %114 : f32
    } -> tensor<2x16x24xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51, %arg14 : tensor<2x16x24xf32>, tensor<24xf32>) outs(%31 : tensor<2x16x24xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %114 = arith.addf %in, %in_44 : f32
      linalg.yield %114 : f32
    } -> tensor<2x16x24xf32>
    %collapsed_14 = tensor.collapse_shape %52 [[0, 1], [2]] : tensor<2x16x24xf32> into tensor<32x24xf32>
    %transposed_15 = linalg.transpose ins(%arg5 : tensor<24x24xf32>) outs(%22 : tensor<24x24xf32>) permutation = [1, 0] 
    %53 = tensor.empty() : tensor<32x24xf32>
    %54 = linalg.fill ins(%cst_0 : f32) outs(%53 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %55 = linalg.matmul ins(%collapsed_14, %transposed_15 : tensor<32x24xf32>, tensor<24x24xf32>) outs(%54 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %56 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%55, %arg6 : tensor<32x24xf32>, tensor<24xf32>) outs(%53 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %114 = arith.addf %in, %in_44 : f32
      linalg.yield %114 : f32
    } -> tensor<32x24xf32>
    %expanded_16 = tensor.expand_shape %56 [[0, 1], [2, 3]] output_shape [2, 16, 3, 8] : tensor<32x24xf32> into tensor<2x16x3x8xf32>
    %transposed_17 = linalg.transpose ins(%arg7 : tensor<24x24xf32>) outs(%22 : tensor<24x24xf32>) permutation = [1, 0] 
    %57 = linalg.matmul ins(%collapsed_14, %transposed_17 : tensor<32x24xf32>, tensor<24x24xf32>) outs(%54 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %58 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%57, %arg8 : tensor<32x24xf32>, tensor<24xf32>) outs(%53 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %114 = arith.addf %in, %in_44 : f32
      linalg.yield %114 : f32
    } -> tensor<32x24xf32>
    %expanded_18 = tensor.expand_shape %58 [[0, 1], [2, 3]] output_shape [2, 16, 3, 8] : tensor<32x24xf32> into tensor<2x16x3x8xf32>
    %59 = tensor.empty() : tensor<2x3x16x8xf32>
    %transposed_19 = linalg.transpose ins(%expanded_18 : tensor<2x16x3x8xf32>) outs(%59 : tensor<2x3x16x8xf32>) permutation = [0, 2, 1, 3] 
    %60 = tensor.empty() : tensor<2x3x8x16xf32>
    %transposed_20 = linalg.transpose ins(%expanded_16 : tensor<2x16x3x8xf32>) outs(%60 : tensor<2x3x8x16xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_21 = tensor.collapse_shape %transposed_9 [[0, 1], [2], [3]] : tensor<2x3x64x8xf32> into tensor<6x64x8xf32>
    %collapsed_22 = tensor.collapse_shape %transposed_20 [[0, 1], [2], [3]] : tensor<2x3x8x16xf32> into tensor<6x8x16xf32>
    %61 = tensor.empty() : tensor<6x64x16xf32>
    %62 = linalg.fill ins(%cst_0 : f32) outs(%61 : tensor<6x64x16xf32>) -> tensor<6x64x16xf32>
    %63 = linalg.batch_matmul ins(%collapsed_21, %collapsed_22 : tensor<6x64x8xf32>, tensor<6x8x16xf32>) outs(%62 : tensor<6x64x16xf32>) -> tensor<6x64x16xf32>
    %expanded_23 = tensor.expand_shape %63 [[0, 1], [2], [3]] output_shape [2, 3, 64, 16] : tensor<6x64x16xf32> into tensor<2x3x64x16xf32>
    %64 = tensor.empty() : tensor<2x3x64x16xf32>
    %65 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_23 : tensor<2x3x64x16xf32>) outs(%64 : tensor<2x3x64x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.truncf %cst_4 : f64 to f32
      %115 = arith.mulf %in, %114 : f32
      linalg.yield %115 : f32
    } -> tensor<2x3x64x16xf32>
    %66 = tensor.empty() : tensor<2x3x64xi64>
    %67 = linalg.fill ins(%c0_i64 : i64) outs(%66 : tensor<2x3x64xi64>) -> tensor<2x3x64xi64>
    %68 = tensor.empty() : tensor<2x3x64xf32>
    %69 = linalg.fill ins(%cst_1 : f32) outs(%68 : tensor<2x3x64xf32>) -> tensor<2x3x64xf32>
    %70:2 = linalg.generic {indexing_maps = [#map5, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%65 : tensor<2x3x64x16xf32>) outs(%69, %67 : tensor<2x3x64xf32>, tensor<2x3x64xi64>) {
    ^bb0(%in: f32, %out: f32, %out_44: i64):
      %114 = linalg.index 3 : index
      %115 = arith.index_cast %114 : index to i64
      %116 = arith.maximumf %in, %out : f32
      %117 = arith.cmpf ogt, %in, %out : f32
      %118 = arith.select %117, %115, %out_44 : i64
      linalg.yield %116, %118 : f32, i64
    } -> (tensor<2x3x64xf32>, tensor<2x3x64xi64>)
    %expanded_24 = tensor.expand_shape %70#0 [[0], [1], [2, 3]] output_shape [2, 3, 64, 1] : tensor<2x3x64xf32> into tensor<2x3x64x1xf32>
    %71 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %expanded_24 : tensor<2x3x64x16xf32>, tensor<2x3x64x1xf32>) outs(%64 : tensor<2x3x64x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %114 = arith.subf %in, %in_44 : f32
      linalg.yield %114 : f32
    } -> tensor<2x3x64x16xf32>
    %72 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71 : tensor<2x3x64x16xf32>) outs(%64 : tensor<2x3x64x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = math.exp %in : f32
      linalg.yield %114 : f32
    } -> tensor<2x3x64x16xf32>
    %73 = tensor.empty() : tensor<2x3x64x1xf32>
    %74 = linalg.fill ins(%cst_0 : f32) outs(%73 : tensor<2x3x64x1xf32>) -> tensor<2x3x64x1xf32>
    %75 = linalg.generic {indexing_maps = [#map5, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%72 : tensor<2x3x64x16xf32>) outs(%74 : tensor<2x3x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.addf %in, %out : f32
      linalg.yield %114 : f32
    } -> tensor<2x3x64x1xf32>
    %76 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %75 : tensor<2x3x64x16xf32>, tensor<2x3x64x1xf32>) outs(%64 : tensor<2x3x64x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %114 = arith.divf %in, %in_44 : f32
      linalg.yield %114 : f32
    } -> tensor<2x3x64x16xf32>
    %collapsed_25 = tensor.collapse_shape %76 [[0, 1], [2], [3]] : tensor<2x3x64x16xf32> into tensor<6x64x16xf32>
    %collapsed_26 = tensor.collapse_shape %transposed_19 [[0, 1], [2], [3]] : tensor<2x3x16x8xf32> into tensor<6x16x8xf32>
    %77 = tensor.empty() : tensor<6x64x8xf32>
    %78 = linalg.fill ins(%cst_0 : f32) outs(%77 : tensor<6x64x8xf32>) -> tensor<6x64x8xf32>
    %79 = linalg.batch_matmul ins(%collapsed_25, %collapsed_26 : tensor<6x64x16xf32>, tensor<6x16x8xf32>) outs(%78 : tensor<6x64x8xf32>) -> tensor<6x64x8xf32>
    %expanded_27 = tensor.expand_shape %79 [[0, 1], [2], [3]] output_shape [2, 3, 64, 8] : tensor<6x64x8xf32> into tensor<2x3x64x8xf32>
    %80 = tensor.empty() : tensor<2x64x3x8xf32>
    %transposed_28 = linalg.transpose ins(%expanded_27 : tensor<2x3x64x8xf32>) outs(%80 : tensor<2x64x3x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_29 = tensor.collapse_shape %transposed_28 [[0, 1], [2, 3]] : tensor<2x64x3x8xf32> into tensor<128x24xf32>
    %transposed_30 = linalg.transpose ins(%arg9 : tensor<24x24xf32>) outs(%22 : tensor<24x24xf32>) permutation = [1, 0] 
    %81 = linalg.matmul ins(%collapsed_29, %transposed_30 : tensor<128x24xf32>, tensor<24x24xf32>) outs(%24 : tensor<128x24xf32>) -> tensor<128x24xf32>
    %82 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%81, %arg10 : tensor<128x24xf32>, tensor<24xf32>) outs(%23 : tensor<128x24xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %114 = arith.addf %in, %in_44 : f32
      linalg.yield %114 : f32
    } -> tensor<128x24xf32>
    %expanded_31 = tensor.expand_shape %82 [[0, 1], [2]] output_shape [2, 64, 24] : tensor<128x24xf32> into tensor<2x64x24xf32>
    %83 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_31, %arg0 : tensor<2x64x24xf32>, tensor<2x64x24xf32>) outs(%17 : tensor<2x64x24xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %114 = arith.addf %in, %in_44 : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x24xf32>
    %84 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<2x64x24xf32>) outs(%0 : tensor<2x64x24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %114 = arith.extf %in : f32 to f64
      linalg.yield %114 : f64
    } -> tensor<2x64x24xf64>
    %85 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%84 : tensor<2x64x24xf64>) outs(%3 : tensor<2x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %114 = arith.addf %in, %out : f64
      linalg.yield %114 : f64
    } -> tensor<2x64x1xf64>
    %86 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<2x64x1xf64>) outs(%2 : tensor<2x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %114 = arith.divf %in, %cst_6 : f64
      linalg.yield %114 : f64
    } -> tensor<2x64x1xf64>
    %87 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %86 : tensor<2x64x24xf64>, tensor<2x64x1xf64>) outs(%0 : tensor<2x64x24xf64>) {
    ^bb0(%in: f64, %in_44: f64, %out: f64):
      %114 = arith.subf %in, %in_44 : f64
      linalg.yield %114 : f64
    } -> tensor<2x64x24xf64>
    %88 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %87 : tensor<2x64x24xf64>, tensor<2x64x24xf64>) outs(%0 : tensor<2x64x24xf64>) {
    ^bb0(%in: f64, %in_44: f64, %out: f64):
      %114 = arith.mulf %in, %in_44 : f64
      linalg.yield %114 : f64
    } -> tensor<2x64x24xf64>
    %89 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%88 : tensor<2x64x24xf64>) outs(%3 : tensor<2x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %114 = arith.addf %in, %out : f64
      linalg.yield %114 : f64
    } -> tensor<2x64x1xf64>
    %90 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<2x64x1xf64>) outs(%2 : tensor<2x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %114 = arith.divf %in, %cst_6 : f64
      linalg.yield %114 : f64
    } -> tensor<2x64x1xf64>
    %91 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<2x64x1xf64>) outs(%10 : tensor<2x64x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %114 = arith.truncf %in : f64 to f32
      linalg.yield %114 : f32
    } -> tensor<2x64x1xf32>
    %92 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%83 : tensor<2x64x24xf32>) outs(%12 : tensor<2x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.addf %in, %out : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x1xf32>
    %93 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<2x64x1xf32>) outs(%10 : tensor<2x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.divf %in, %cst_7 : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x1xf32>
    %94 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91 : tensor<2x64x1xf32>) outs(%10 : tensor<2x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.truncf %cst_5 : f64 to f32
      %115 = arith.addf %in, %114 : f32
      linalg.yield %115 : f32
    } -> tensor<2x64x1xf32>
    %95 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<2x64x1xf32>) outs(%10 : tensor<2x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = math.rsqrt %in : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x1xf32>
    %96 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83, %93 : tensor<2x64x24xf32>, tensor<2x64x1xf32>) outs(%17 : tensor<2x64x24xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %114 = arith.subf %in, %in_44 : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x24xf32>
    %97 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %95 : tensor<2x64x24xf32>, tensor<2x64x1xf32>) outs(%17 : tensor<2x64x24xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %114 = arith.mulf %in, %in_44 : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x24xf32>
    %98 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97, %arg15 : tensor<2x64x24xf32>, tensor<24xf32>) outs(%17 : tensor<2x64x24xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %114 = arith.mulf %in, %in_44 : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x24xf32>
    %99 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %arg16 : tensor<2x64x24xf32>, tensor<24xf32>) outs(%17 : tensor<2x64x24xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %114 = arith.addf %in, %in_44 : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x24xf32>
    %collapsed_32 = tensor.collapse_shape %99 [[0, 1], [2]] : tensor<2x64x24xf32> into tensor<128x24xf32>
    %100 = tensor.empty() : tensor<24x48xf32>
    %transposed_33 = linalg.transpose ins(%arg17 : tensor<48x24xf32>) outs(%100 : tensor<24x48xf32>) permutation = [1, 0] 
    %101 = tensor.empty() : tensor<128x48xf32>
    %102 = linalg.fill ins(%cst_0 : f32) outs(%101 : tensor<128x48xf32>) -> tensor<128x48xf32>
    %103 = linalg.matmul ins(%collapsed_32, %transposed_33 : tensor<128x24xf32>, tensor<24x48xf32>) outs(%102 : tensor<128x48xf32>) -> tensor<128x48xf32>
    %104 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%103, %arg18 : tensor<128x48xf32>, tensor<48xf32>) outs(%101 : tensor<128x48xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %114 = arith.addf %in, %in_44 : f32
      linalg.yield %114 : f32
    } -> tensor<128x48xf32>
    %expanded_34 = tensor.expand_shape %104 [[0, 1], [2]] output_shape [2, 64, 48] : tensor<128x48xf32> into tensor<2x64x48xf32>
    %105 = tensor.empty() : tensor<2x48x64xf32>
    %transposed_35 = linalg.transpose ins(%expanded_34 : tensor<2x64x48xf32>) outs(%105 : tensor<2x48x64xf32>) permutation = [0, 2, 1] 
    %expanded_36 = tensor.expand_shape %transposed_35 [[0], [1], [2, 3]] output_shape [2, 48, 8, 8] : tensor<2x48x64xf32> into tensor<2x48x8x8xf32>
    %padded = tensor.pad %expanded_36 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg23: index, %arg24: index, %arg25: index, %arg26: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x48x8x8xf32> to tensor<2x48x10x10xf32>
    %106 = tensor.empty() : tensor<2x48x8x8xf32>
    %broadcasted_37 = linalg.broadcast ins(%arg20 : tensor<48xf32>) outs(%106 : tensor<2x48x8x8xf32>) dimensions = [0, 2, 3] 
    %collapsed_38 = tensor.collapse_shape %arg19 [[0, 1], [2], [3]] : tensor<48x1x3x3xf32> into tensor<48x3x3xf32>
    %107 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %collapsed_38 : tensor<2x48x10x10xf32>, tensor<48x3x3xf32>) outs(%broadcasted_37 : tensor<2x48x8x8xf32>) -> tensor<2x48x8x8xf32>
    %collapsed_39 = tensor.collapse_shape %107 [[0], [1], [2, 3]] : tensor<2x48x8x8xf32> into tensor<2x48x64xf32>
    %108 = tensor.empty() : tensor<2x64x48xf32>
    %transposed_40 = linalg.transpose ins(%collapsed_39 : tensor<2x48x64xf32>) outs(%108 : tensor<2x64x48xf32>) permutation = [0, 2, 1] 
    %109 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_40 : tensor<2x64x48xf32>) outs(%108 : tensor<2x64x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.divf %in, %cst_8 : f32
      %115 = math.erf %114 : f32
      %116 = arith.addf %115, %cst_2 : f32
      %117 = arith.mulf %116, %cst_3 : f32
      %118 = arith.mulf %in, %117 : f32
      linalg.yield %118 : f32
    } -> tensor<2x64x48xf32>
    %collapsed_41 = tensor.collapse_shape %109 [[0, 1], [2]] : tensor<2x64x48xf32> into tensor<128x48xf32>
    %110 = tensor.empty() : tensor<48x24xf32>
    %transposed_42 = linalg.transpose ins(%arg21 : tensor<24x48xf32>) outs(%110 : tensor<48x24xf32>) permutation = [1, 0] 
    %111 = linalg.matmul ins(%collapsed_41, %transposed_42 : tensor<128x48xf32>, tensor<48x24xf32>) outs(%24 : tensor<128x24xf32>) -> tensor<128x24xf32>
    %112 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%111, %arg22 : tensor<128x24xf32>, tensor<24xf32>) outs(%23 : tensor<128x24xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %114 = arith.addf %in, %in_44 : f32
      linalg.yield %114 : f32
    } -> tensor<128x24xf32>
    %expanded_43 = tensor.expand_shape %112 [[0, 1], [2]] output_shape [2, 64, 24] : tensor<128x24xf32> into tensor<2x64x24xf32>
    %113 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_43, %83 : tensor<2x64x24xf32>, tensor<2x64x24xf32>) outs(%17 : tensor<2x64x24xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %114 = arith.addf %in, %in_44 : f32
      linalg.yield %114 : f32
    } -> tensor<2x64x24xf32>
    return %113 : tensor<2x64x24xf32>
  }
}
