#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map6 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map8 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: tensor<2x4x8x8xf32>, %arg1: tensor<2xf32>, %arg2: tensor<32x4x2x2xf32>, %arg3: tensor<32xf32>, %arg4: tensor<32x16xf32>, %arg5: tensor<32xf32>, %arg6: tensor<32x32xf32>, %arg7: tensor<32xf32>, %arg8: tensor<64x32xf32>, %arg9: tensor<64xf32>, %arg10: tensor<64x32xf32>, %arg11: tensor<64xf32>, %arg12: tensor<32x64xf32>, %arg13: tensor<32xf32>, %arg14: tensor<16x32xf32>, %arg15: tensor<16xf32>) -> tensor<2x4x8x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f64
    %cst_2 = arith.constant 5.000000e-01 : f32
    %cst_3 = arith.constant 9.9999999999999995E-7 : f64
    %cst_4 = arith.constant -1.150000e+00 : f64
    %cst_5 = arith.constant 3.200000e+01 : f64
    %cst_6 = arith.constant 3.200000e+01 : f32
    %cst_7 = arith.constant 1.41421354 : f32
    %0 = tensor.empty() : tensor<2x32x4x4xf32>
    %broadcasted = linalg.broadcast ins(%arg3 : tensor<32xf32>) outs(%0 : tensor<2x32x4x4xf32>) dimensions = [0, 2, 3] 
    %1 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%arg0, %arg2 : tensor<2x4x8x8xf32>, tensor<32x4x2x2xf32>) outs(%broadcasted : tensor<2x32x4x4xf32>) -> tensor<2x32x4x4xf32>
    %collapsed = tensor.collapse_shape %1 [[0], [1], [2, 3]] : tensor<2x32x4x4xf32> into tensor<2x32x16xf32>
    %2 = tensor.empty() : tensor<2x16x32xf32>
    %transposed = linalg.transpose ins(%collapsed : tensor<2x32x16xf32>) outs(%2 : tensor<2x16x32xf32>) permutation = [0, 2, 1] 
    %3 = tensor.empty() : tensor<8xf32>
    %4 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%3 : tensor<8xf32>) {
    ^bb0(%out: f32):
      %69 = linalg.index 0 : index
      %70 = arith.index_cast %69 : index to i64
      %71 = arith.sitofp %70 : i64 to f32
      %72 = arith.addf %71, %cst : f32
      linalg.yield %72 : f32
    } -> tensor<8xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%4 : tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.truncf %cst_4 : f64 to f32
      %70 = arith.mulf %in, %69 : f32
      linalg.yield %70 : f32
    } -> tensor<8xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = math.exp %in : f32
      linalg.yield %69 : f32
    } -> tensor<8xf32>
    %expanded = tensor.expand_shape %arg1 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
    %7 = tensor.empty() : tensor<2x8xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %6 : tensor<2x1xf32>, tensor<8xf32>) outs(%7 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %69 = arith.mulf %in, %in_24 : f32
      linalg.yield %69 : f32
    } -> tensor<2x8xf32>
    %9 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<2x8xf32>) outs(%7 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = math.cos %in : f32
      linalg.yield %69 : f32
    } -> tensor<2x8xf32>
    %10 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<2x8xf32>) outs(%7 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = math.sin %in : f32
      linalg.yield %69 : f32
    } -> tensor<2x8xf32>
    %concat = tensor.concat dim(1) %9, %10 : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x16xf32>
    %11 = tensor.empty() : tensor<16x32xf32>
    %transposed_8 = linalg.transpose ins(%arg4 : tensor<32x16xf32>) outs(%11 : tensor<16x32xf32>) permutation = [1, 0] 
    %12 = tensor.empty() : tensor<2x32xf32>
    %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<2x32xf32>) -> tensor<2x32xf32>
    %14 = linalg.matmul ins(%concat, %transposed_8 : tensor<2x16xf32>, tensor<16x32xf32>) outs(%13 : tensor<2x32xf32>) -> tensor<2x32xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%14, %arg5 : tensor<2x32xf32>, tensor<32xf32>) outs(%12 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %69 = arith.addf %in, %in_24 : f32
      linalg.yield %69 : f32
    } -> tensor<2x32xf32>
    %16 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<2x32xf32>) outs(%12 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.negf %in : f32
      %70 = math.exp %69 : f32
      %71 = arith.addf %70, %cst_0 : f32
      %72 = arith.divf %cst_0, %71 : f32
      linalg.yield %72 : f32
    } -> tensor<2x32xf32>
    %17 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%15, %16 : tensor<2x32xf32>, tensor<2x32xf32>) outs(%12 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %69 = arith.mulf %in, %in_24 : f32
      linalg.yield %69 : f32
    } -> tensor<2x32xf32>
    %18 = tensor.empty() : tensor<32x32xf32>
    %transposed_9 = linalg.transpose ins(%arg6 : tensor<32x32xf32>) outs(%18 : tensor<32x32xf32>) permutation = [1, 0] 
    %19 = linalg.matmul ins(%17, %transposed_9 : tensor<2x32xf32>, tensor<32x32xf32>) outs(%13 : tensor<2x32xf32>) -> tensor<2x32xf32>
    %20 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%19, %arg7 : tensor<2x32xf32>, tensor<32xf32>) outs(%12 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %69 = arith.addf %in, %in_24 : f32
      linalg.yield %69 : f32
    } -> tensor<2x32xf32>
    %21 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<2x32xf32>) outs(%12 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.negf %in : f32
      %70 = math.exp %69 : f32
      %71 = arith.addf %70, %cst_0 : f32
      %72 = arith.divf %cst_0, %71 : f32
      linalg.yield %72 : f32
    } -> tensor<2x32xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%20, %21 : tensor<2x32xf32>, tensor<2x32xf32>) outs(%12 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %69 = arith.mulf %in, %in_24 : f32
      linalg.yield %69 : f32
    } -> tensor<2x32xf32>
    %23 = tensor.empty() : tensor<32x64xf32>
    %transposed_10 = linalg.transpose ins(%arg8 : tensor<64x32xf32>) outs(%23 : tensor<32x64xf32>) permutation = [1, 0] 
    %24 = tensor.empty() : tensor<2x64xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<2x64xf32>) -> tensor<2x64xf32>
    %26 = linalg.matmul ins(%22, %transposed_10 : tensor<2x32xf32>, tensor<32x64xf32>) outs(%25 : tensor<2x64xf32>) -> tensor<2x64xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%26, %arg9 : tensor<2x64xf32>, tensor<64xf32>) outs(%24 : tensor<2x64xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %69 = arith.addf %in, %in_24 : f32
      linalg.yield %69 : f32
    } -> tensor<2x64xf32>
    %extracted_slice = tensor.extract_slice %27[0, 0] [2, 32] [1, 1] : tensor<2x64xf32> to tensor<2x32xf32>
    %extracted_slice_11 = tensor.extract_slice %27[0, 32] [2, 32] [1, 1] : tensor<2x64xf32> to tensor<2x32xf32>
    %28 = tensor.empty() : tensor<2x16x32xf64>
    %29 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<2x16x32xf32>) outs(%28 : tensor<2x16x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %69 = arith.extf %in : f32 to f64
      linalg.yield %69 : f64
    } -> tensor<2x16x32xf64>
    %30 = tensor.empty() : tensor<2x16x1xf64>
    %31 = linalg.fill ins(%cst_1 : f64) outs(%30 : tensor<2x16x1xf64>) -> tensor<2x16x1xf64>
    %32 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%29 : tensor<2x16x32xf64>) outs(%31 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %69 = arith.addf %in, %out : f64
      linalg.yield %69 : f64
    } -> tensor<2x16x1xf64>
    %33 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32 : tensor<2x16x1xf64>) outs(%30 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %69 = arith.divf %in, %cst_5 : f64
      linalg.yield %69 : f64
    } -> tensor<2x16x1xf64>
    %34 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %33 : tensor<2x16x32xf64>, tensor<2x16x1xf64>) outs(%28 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_24: f64, %out: f64):
      %69 = arith.subf %in, %in_24 : f64
      linalg.yield %69 : f64
    } -> tensor<2x16x32xf64>
    %35 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %34 : tensor<2x16x32xf64>, tensor<2x16x32xf64>) outs(%28 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_24: f64, %out: f64):
      %69 = arith.mulf %in, %in_24 : f64
      linalg.yield %69 : f64
    } -> tensor<2x16x32xf64>
    %36 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%35 : tensor<2x16x32xf64>) outs(%31 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %69 = arith.addf %in, %out : f64
      linalg.yield %69 : f64
    } -> tensor<2x16x1xf64>
    %37 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36 : tensor<2x16x1xf64>) outs(%30 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %69 = arith.divf %in, %cst_5 : f64
      linalg.yield %69 : f64
    } -> tensor<2x16x1xf64>
    %38 = tensor.empty() : tensor<2x16x1xf32>
    %39 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<2x16x1xf64>) outs(%38 : tensor<2x16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %69 = arith.truncf %in : f64 to f32
      linalg.yield %69 : f32
    } -> tensor<2x16x1xf32>
    %40 = linalg.fill ins(%cst : f32) outs(%38 : tensor<2x16x1xf32>) -> tensor<2x16x1xf32>
    %41 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%transposed : tensor<2x16x32xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.addf %in, %out : f32
      linalg.yield %69 : f32
    } -> tensor<2x16x1xf32>
    %42 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<2x16x1xf32>) outs(%38 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.divf %in, %cst_6 : f32
      linalg.yield %69 : f32
    } -> tensor<2x16x1xf32>
    %43 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<2x16x1xf32>) outs(%38 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.truncf %cst_3 : f64 to f32
      %70 = arith.addf %in, %69 : f32
      linalg.yield %70 : f32
    } -> tensor<2x16x1xf32>
    %44 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<2x16x1xf32>) outs(%38 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = math.rsqrt %in : f32
      linalg.yield %69 : f32
    } -> tensor<2x16x1xf32>
    %45 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed, %42 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%2 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %69 = arith.subf %in, %in_24 : f32
      linalg.yield %69 : f32
    } -> tensor<2x16x32xf32>
    %46 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %44 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%2 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %69 = arith.mulf %in, %in_24 : f32
      linalg.yield %69 : f32
    } -> tensor<2x16x32xf32>
    %expanded_12 = tensor.expand_shape %extracted_slice_11 [[0], [1, 2]] output_shape [2, 1, 32] : tensor<2x32xf32> into tensor<2x1x32xf32>
    %47 = tensor.empty() : tensor<2x1x32xf32>
    %48 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_12 : tensor<2x1x32xf32>) outs(%47 : tensor<2x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.addf %in, %cst_0 : f32
      linalg.yield %69 : f32
    } -> tensor<2x1x32xf32>
    %49 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46, %48 : tensor<2x16x32xf32>, tensor<2x1x32xf32>) outs(%2 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %69 = arith.mulf %in, %in_24 : f32
      linalg.yield %69 : f32
    } -> tensor<2x16x32xf32>
    %expanded_13 = tensor.expand_shape %extracted_slice [[0], [1, 2]] output_shape [2, 1, 32] : tensor<2x32xf32> into tensor<2x1x32xf32>
    %50 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49, %expanded_13 : tensor<2x16x32xf32>, tensor<2x1x32xf32>) outs(%2 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %69 = arith.addf %in, %in_24 : f32
      linalg.yield %69 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_14 = tensor.collapse_shape %50 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %transposed_15 = linalg.transpose ins(%arg10 : tensor<64x32xf32>) outs(%23 : tensor<32x64xf32>) permutation = [1, 0] 
    %51 = linalg.fill ins(%cst : f32) outs(%23 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %52 = linalg.matmul ins(%collapsed_14, %transposed_15 : tensor<32x32xf32>, tensor<32x64xf32>) outs(%51 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %53 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%52, %arg11 : tensor<32x64xf32>, tensor<64xf32>) outs(%23 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %69 = arith.addf %in, %in_24 : f32
      linalg.yield %69 : f32
    } -> tensor<32x64xf32>
    %expanded_16 = tensor.expand_shape %53 [[0, 1], [2]] output_shape [2, 16, 64] : tensor<32x64xf32> into tensor<2x16x64xf32>
    %54 = tensor.empty() : tensor<2x16x64xf32>
    %55 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_16 : tensor<2x16x64xf32>) outs(%54 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.divf %in, %cst_7 : f32
      %70 = math.erf %69 : f32
      %71 = arith.addf %70, %cst_0 : f32
      %72 = arith.mulf %71, %cst_2 : f32
      %73 = arith.mulf %in, %72 : f32
      linalg.yield %73 : f32
    } -> tensor<2x16x64xf32>
    %collapsed_17 = tensor.collapse_shape %55 [[0, 1], [2]] : tensor<2x16x64xf32> into tensor<32x64xf32>
    %56 = tensor.empty() : tensor<64x32xf32>
    %transposed_18 = linalg.transpose ins(%arg12 : tensor<32x64xf32>) outs(%56 : tensor<64x32xf32>) permutation = [1, 0] 
    %57 = linalg.fill ins(%cst : f32) outs(%18 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %58 = linalg.matmul ins(%collapsed_17, %transposed_18 : tensor<32x64xf32>, tensor<64x32xf32>) outs(%57 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %59 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%58, %arg13 : tensor<32x32xf32>, tensor<32xf32>) outs(%18 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %69 = arith.addf %in, %in_24 : f32
      linalg.yield %69 : f32
    } -> tensor<32x32xf32>
    %expanded_19 = tensor.expand_shape %59 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %60 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed, %expanded_19 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%2 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %69 = arith.addf %in, %in_24 : f32
      linalg.yield %69 : f32
    } -> tensor<2x16x32xf32>
    %61 = tensor.empty() : tensor<32x16xf32>
    %transposed_20 = linalg.transpose ins(%arg14 : tensor<16x32xf32>) outs(%61 : tensor<32x16xf32>) permutation = [1, 0] 
    %62 = tensor.empty() : tensor<2x32x16xf32>
    %63 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_20 : tensor<32x16xf32>) outs(%62 : tensor<2x32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x16xf32>
    %64 = tensor.empty() : tensor<2x16x16xf32>
    %65 = linalg.fill ins(%cst : f32) outs(%64 : tensor<2x16x16xf32>) -> tensor<2x16x16xf32>
    %66 = linalg.batch_matmul ins(%60, %63 : tensor<2x16x32xf32>, tensor<2x32x16xf32>) outs(%65 : tensor<2x16x16xf32>) -> tensor<2x16x16xf32>
    %67 = linalg.generic {indexing_maps = [#map4, #map8, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66, %arg15 : tensor<2x16x16xf32>, tensor<16xf32>) outs(%64 : tensor<2x16x16xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %69 = arith.addf %in, %in_24 : f32
      linalg.yield %69 : f32
    } -> tensor<2x16x16xf32>
    %expanded_21 = tensor.expand_shape %67 [[0], [1, 2], [3, 4, 5]] output_shape [2, 4, 4, 4, 2, 2] : tensor<2x16x16xf32> into tensor<2x4x4x4x2x2xf32>
    %68 = tensor.empty() : tensor<2x4x4x2x4x2xf32>
    %transposed_22 = linalg.transpose ins(%expanded_21 : tensor<2x4x4x4x2x2xf32>) outs(%68 : tensor<2x4x4x2x4x2xf32>) permutation = [0, 3, 1, 4, 2, 5] 
    %collapsed_23 = tensor.collapse_shape %transposed_22 [[0], [1], [2, 3], [4, 5]] : tensor<2x4x4x2x4x2xf32> into tensor<2x4x8x8xf32>
    return %collapsed_23 : tensor<2x4x8x8xf32>
  }
}
