#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x16x4x4xf16>, %arg1: tensor<16x8x2x2xf16>, %arg2: tensor<8xf16>, %arg3: tensor<8xf16>, %arg4: tensor<8xf16>, %arg5: tensor<8x4x2x2xf16>, %arg6: tensor<4xf16>) -> tensor<2x4x16x16xf16> {
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c2_i64 = arith.constant 2 : i64
    %cst = arith.constant 0.000000e+00 : f16
    %c8_i64 = arith.constant 8 : i64
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant 1.000000e+00 : f16
    %cst_3 = arith.constant 2.000000e+00 : f16
    %cst_4 = arith.constant 5.000000e-01 : f16
    %cst_5 = arith.constant 1.000000e-05 : f64
    %c1 = arith.constant 1 : index
    %cst_6 = arith.constant 5.120000e+02 : f64
    %cst_7 = arith.constant 5.120000e+02 : f32
    %cst_8 = arith.constant dense_resource<torch_tensor_2_8_torch.int64> : tensor<2x8xi64>
    %cst_9 = arith.constant dense_resource<torch_tensor_2_8_torch.int64_1> : tensor<2x8xi64>
    %cst_10 = arith.constant dense_resource<torch_tensor_2_8_torch.int64_2> : tensor<2x8xi64>
    %cst_11 = arith.constant dense_resource<torch_tensor_2_8_torch.int64_3> : tensor<2x8xi64>
    %cst_12 = arith.constant dense_resource<torch_tensor_2_8_torch.int64_4> : tensor<2x8xi64>
    %cst_13 = arith.constant dense_resource<torch_tensor_2_8_torch.int64_5> : tensor<2x8xi64>
    %cst_14 = arith.constant dense_resource<torch_tensor_2_8_torch.int64_6> : tensor<2x8xi64>
    %cst_15 = arith.constant dense_resource<torch_tensor_2_8_torch.int64_7> : tensor<2x8xi64>
    %0 = tensor.empty() : tensor<8x16x2x2xf16>
    %1 = linalg.fill ins(%cst : f16) outs(%0 : tensor<8x16x2x2xf16>) -> tensor<8x16x2x2xf16>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1 : tensor<8x16x2x2xf16>) {
    ^bb0(%out: f16):
      %53 = linalg.index 0 : index
      %54 = linalg.index 1 : index
      %55 = linalg.index 2 : index
      %56 = linalg.index 3 : index
      %57 = arith.subi %c1, %55 : index
      %58 = arith.subi %c1, %56 : index
      %extracted = tensor.extract %arg1[%54, %53, %57, %58] : tensor<16x8x2x2xf16>
      linalg.yield %extracted : f16
    } -> tensor<8x16x2x2xf16>
    %3 = tensor.empty() : tensor<2x16x9x9xf16>
    %4 = linalg.fill ins(%cst : f16) outs(%3 : tensor<2x16x9x9xf16>) -> tensor<2x16x9x9xf16>
    %inserted_slice = tensor.insert_slice %arg0 into %4[0, 0, 1, 1] [2, 16, 4, 4] [1, 1, 2, 2] : tensor<2x16x4x4xf16> into tensor<2x16x9x9xf16>
    %5 = tensor.empty() : tensor<2x8x8x8xf32>
    %6 = tensor.empty() : tensor<8xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg2 : tensor<8xf16>) outs(%6 : tensor<8xf32>) {
    ^bb0(%in: f16, %out: f32):
      %53 = arith.extf %in : f16 to f32
      linalg.yield %53 : f32
    } -> tensor<8xf32>
    %broadcasted = linalg.broadcast ins(%7 : tensor<8xf32>) outs(%5 : tensor<2x8x8x8xf32>) dimensions = [0, 2, 3] 
    %8 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice, %2 : tensor<2x16x9x9xf16>, tensor<8x16x2x2xf16>) outs(%broadcasted : tensor<2x8x8x8xf32>) -> tensor<2x8x8x8xf32>
    %9 = tensor.empty() : tensor<2x8x8x8xf16>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<2x8x8x8xf32>) outs(%9 : tensor<2x8x8x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %53 = arith.truncf %in : f32 to f16
      linalg.yield %53 : f16
    } -> tensor<2x8x8x8xf16>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10 : tensor<2x8x8x8xf16>) outs(%5 : tensor<2x8x8x8xf32>) {
    ^bb0(%in: f16, %out: f32):
      %53 = arith.extf %in : f16 to f32
      linalg.yield %53 : f32
    } -> tensor<2x8x8x8xf32>
    %collapsed = tensor.collapse_shape %11 [[0], [1], [2, 3]] : tensor<2x8x8x8xf32> into tensor<2x8x64xf32>
    %expanded = tensor.expand_shape %collapsed [[0], [1, 2], [3]] output_shape [2, 1, 8, 64] : tensor<2x8x64xf32> into tensor<2x1x8x64xf32>
    %12 = tensor.empty() : tensor<2x1x8x64xf64>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x1x8x64xf32>) outs(%12 : tensor<2x1x8x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %53 = arith.extf %in : f32 to f64
      linalg.yield %53 : f64
    } -> tensor<2x1x8x64xf64>
    %14 = tensor.empty() : tensor<2x1x1x1xf64>
    %15 = linalg.fill ins(%cst_0 : f64) outs(%14 : tensor<2x1x1x1xf64>) -> tensor<2x1x1x1xf64>
    %16 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%13 : tensor<2x1x8x64xf64>) outs(%15 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %53 = arith.addf %in, %out : f64
      linalg.yield %53 : f64
    } -> tensor<2x1x1x1xf64>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<2x1x1x1xf64>) outs(%14 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %53 = arith.divf %in, %cst_6 : f64
      linalg.yield %53 : f64
    } -> tensor<2x1x1x1xf64>
    %18 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13, %17 : tensor<2x1x8x64xf64>, tensor<2x1x1x1xf64>) outs(%12 : tensor<2x1x8x64xf64>) {
    ^bb0(%in: f64, %in_22: f64, %out: f64):
      %53 = arith.subf %in, %in_22 : f64
      linalg.yield %53 : f64
    } -> tensor<2x1x8x64xf64>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %18 : tensor<2x1x8x64xf64>, tensor<2x1x8x64xf64>) outs(%12 : tensor<2x1x8x64xf64>) {
    ^bb0(%in: f64, %in_22: f64, %out: f64):
      %53 = arith.mulf %in, %in_22 : f64
      linalg.yield %53 : f64
    } -> tensor<2x1x8x64xf64>
    %20 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%19 : tensor<2x1x8x64xf64>) outs(%15 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %53 = arith.addf %in, %out : f64
      linalg.yield %53 : f64
    } -> tensor<2x1x1x1xf64>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20 : tensor<2x1x1x1xf64>) outs(%14 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %53 = arith.divf %in, %cst_6 : f64
      linalg.yield %53 : f64
    } -> tensor<2x1x1x1xf64>
    %22 = tensor.empty() : tensor<2x1x1x1xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<2x1x1x1xf64>) outs(%22 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %53 = arith.truncf %in : f64 to f32
      linalg.yield %53 : f32
    } -> tensor<2x1x1x1xf32>
    %24 = linalg.fill ins(%cst_1 : f32) outs(%22 : tensor<2x1x1x1xf32>) -> tensor<2x1x1x1xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded : tensor<2x1x8x64xf32>) outs(%24 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %53 = arith.addf %in, %out : f32
      linalg.yield %53 : f32
    } -> tensor<2x1x1x1xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25 : tensor<2x1x1x1xf32>) outs(%22 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %53 = arith.divf %in, %cst_7 : f32
      linalg.yield %53 : f32
    } -> tensor<2x1x1x1xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<2x1x1x1xf32>) outs(%22 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %53 = arith.truncf %cst_5 : f64 to f32
      %54 = arith.addf %in, %53 : f32
      linalg.yield %54 : f32
    } -> tensor<2x1x1x1xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<2x1x1x1xf32>) outs(%22 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %53 = math.rsqrt %in : f32
      linalg.yield %53 : f32
    } -> tensor<2x1x1x1xf32>
    %expanded_16 = tensor.expand_shape %arg3 [[0, 1, 2, 3]] output_shape [1, 1, 8, 1] : tensor<8xf16> into tensor<1x1x8x1xf16>
    %29 = tensor.empty() : tensor<2x1x8x1xf32>
    %30 = linalg.generic {indexing_maps = [#map3, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28, %expanded_16 : tensor<2x1x1x1xf32>, tensor<1x1x8x1xf16>) outs(%29 : tensor<2x1x8x1xf32>) {
    ^bb0(%in: f32, %in_22: f16, %out: f32):
      %53 = arith.extf %in_22 : f16 to f32
      %54 = arith.mulf %in, %53 : f32
      linalg.yield %54 : f32
    } -> tensor<2x1x8x1xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26 : tensor<2x1x1x1xf32>) outs(%22 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %53 = arith.negf %in : f32
      linalg.yield %53 : f32
    } -> tensor<2x1x1x1xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %30 : tensor<2x1x1x1xf32>, tensor<2x1x8x1xf32>) outs(%29 : tensor<2x1x8x1xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %53 = arith.mulf %in, %in_22 : f32
      linalg.yield %53 : f32
    } -> tensor<2x1x8x1xf32>
    %expanded_17 = tensor.expand_shape %arg4 [[0, 1, 2, 3]] output_shape [1, 1, 8, 1] : tensor<8xf16> into tensor<1x1x8x1xf16>
    %33 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %expanded_17 : tensor<2x1x8x1xf32>, tensor<1x1x8x1xf16>) outs(%29 : tensor<2x1x8x1xf32>) {
    ^bb0(%in: f32, %in_22: f16, %out: f32):
      %53 = arith.extf %in_22 : f16 to f32
      %54 = arith.addf %in, %53 : f32
      linalg.yield %54 : f32
    } -> tensor<2x1x8x1xf32>
    %34 = tensor.empty() : tensor<2x8xf32>
    %35 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_8, %cst_9, %cst_10, %cst_11 : tensor<2x8xi64>, tensor<2x8xi64>, tensor<2x8xi64>, tensor<2x8xi64>) outs(%34 : tensor<2x8xf32>) {
    ^bb0(%in: i64, %in_22: i64, %in_23: i64, %in_24: i64, %out: f32):
      %53 = arith.cmpi slt, %in, %c0_i64 : i64
      %54 = arith.addi %in, %c2_i64 : i64
      %55 = arith.select %53, %54, %in : i64
      %56 = arith.index_cast %55 : i64 to index
      %57 = arith.cmpi slt, %in_22, %c0_i64 : i64
      %58 = arith.addi %in_22, %c1_i64 : i64
      %59 = arith.select %57, %58, %in_22 : i64
      %60 = arith.index_cast %59 : i64 to index
      %61 = arith.cmpi slt, %in_23, %c0_i64 : i64
      %62 = arith.addi %in_23, %c8_i64 : i64
      %63 = arith.select %61, %62, %in_23 : i64
      %64 = arith.index_cast %63 : i64 to index
      %65 = arith.cmpi slt, %in_24, %c0_i64 : i64
      %66 = arith.addi %in_24, %c1_i64 : i64
      %67 = arith.select %65, %66, %in_24 : i64
      %68 = arith.index_cast %67 : i64 to index
      %extracted = tensor.extract %30[%56, %60, %64, %68] : tensor<2x1x8x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x8xf32>
    %36 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_12, %cst_13, %cst_14, %cst_15 : tensor<2x8xi64>, tensor<2x8xi64>, tensor<2x8xi64>, tensor<2x8xi64>) outs(%34 : tensor<2x8xf32>) {
    ^bb0(%in: i64, %in_22: i64, %in_23: i64, %in_24: i64, %out: f32):
      %53 = arith.cmpi slt, %in, %c0_i64 : i64
      %54 = arith.addi %in, %c2_i64 : i64
      %55 = arith.select %53, %54, %in : i64
      %56 = arith.index_cast %55 : i64 to index
      %57 = arith.cmpi slt, %in_22, %c0_i64 : i64
      %58 = arith.addi %in_22, %c1_i64 : i64
      %59 = arith.select %57, %58, %in_22 : i64
      %60 = arith.index_cast %59 : i64 to index
      %61 = arith.cmpi slt, %in_23, %c0_i64 : i64
      %62 = arith.addi %in_23, %c8_i64 : i64
      %63 = arith.select %61, %62, %in_23 : i64
      %64 = arith.index_cast %63 : i64 to index
      %65 = arith.cmpi slt, %in_24, %c0_i64 : i64
      %66 = arith.addi %in_24, %c1_i64 : i64
      %67 = arith.select %65, %66, %in_24 : i64
      %68 = arith.index_cast %67 : i64 to index
      %extracted = tensor.extract %33[%56, %60, %64, %68] : tensor<2x1x8x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x8xf32>
    %expanded_18 = tensor.expand_shape %35 [[0], [1, 2, 3]] output_shape [2, 8, 1, 1] : tensor<2x8xf32> into tensor<2x8x1x1xf32>
    %expanded_19 = tensor.expand_shape %36 [[0], [1, 2, 3]] output_shape [2, 8, 1, 1] : tensor<2x8xf32> into tensor<2x8x1x1xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %expanded_18 : tensor<2x8x8x8xf32>, tensor<2x8x1x1xf32>) outs(%5 : tensor<2x8x8x8xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %53 = arith.mulf %in, %in_22 : f32
      linalg.yield %53 : f32
    } -> tensor<2x8x8x8xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37, %expanded_19 : tensor<2x8x8x8xf32>, tensor<2x8x1x1xf32>) outs(%5 : tensor<2x8x8x8xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %53 = arith.addf %in, %in_22 : f32
      linalg.yield %53 : f32
    } -> tensor<2x8x8x8xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<2x8x8x8xf32>) outs(%9 : tensor<2x8x8x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %53 = arith.truncf %in : f32 to f16
      linalg.yield %53 : f16
    } -> tensor<2x8x8x8xf16>
    %40 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39 : tensor<2x8x8x8xf16>) outs(%9 : tensor<2x8x8x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      %53 = math.sqrt %cst_3 : f16
      %54 = arith.divf %in, %53 : f16
      %55 = math.erf %54 : f16
      %56 = arith.addf %55, %cst_2 : f16
      %57 = arith.mulf %56, %cst_4 : f16
      %58 = arith.mulf %in, %57 : f16
      linalg.yield %58 : f16
    } -> tensor<2x8x8x8xf16>
    %41 = tensor.empty() : tensor<4x8x2x2xf16>
    %42 = linalg.fill ins(%cst : f16) outs(%41 : tensor<4x8x2x2xf16>) -> tensor<4x8x2x2xf16>
    %43 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%42 : tensor<4x8x2x2xf16>) {
    ^bb0(%out: f16):
      %53 = linalg.index 0 : index
      %54 = linalg.index 1 : index
      %55 = linalg.index 2 : index
      %56 = linalg.index 3 : index
      %57 = arith.subi %c1, %55 : index
      %58 = arith.subi %c1, %56 : index
      %extracted = tensor.extract %arg5[%54, %53, %57, %58] : tensor<8x4x2x2xf16>
      linalg.yield %extracted : f16
    } -> tensor<4x8x2x2xf16>
    %44 = tensor.empty() : tensor<2x8x17x17xf16>
    %45 = linalg.fill ins(%cst : f16) outs(%44 : tensor<2x8x17x17xf16>) -> tensor<2x8x17x17xf16>
    %inserted_slice_20 = tensor.insert_slice %40 into %45[0, 0, 1, 1] [2, 8, 8, 8] [1, 1, 2, 2] : tensor<2x8x8x8xf16> into tensor<2x8x17x17xf16>
    %46 = tensor.empty() : tensor<2x4x16x16xf32>
    %47 = tensor.empty() : tensor<4xf32>
    %48 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg6 : tensor<4xf16>) outs(%47 : tensor<4xf32>) {
    ^bb0(%in: f16, %out: f32):
      %53 = arith.extf %in : f16 to f32
      linalg.yield %53 : f32
    } -> tensor<4xf32>
    %broadcasted_21 = linalg.broadcast ins(%48 : tensor<4xf32>) outs(%46 : tensor<2x4x16x16xf32>) dimensions = [0, 2, 3] 
    %49 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_20, %43 : tensor<2x8x17x17xf16>, tensor<4x8x2x2xf16>) outs(%broadcasted_21 : tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32>
    %50 = tensor.empty() : tensor<2x4x16x16xf16>
    %51 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49 : tensor<2x4x16x16xf32>) outs(%50 : tensor<2x4x16x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %53 = arith.truncf %in : f32 to f16
      linalg.yield %53 : f16
    } -> tensor<2x4x16x16xf16>
    %52 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51 : tensor<2x4x16x16xf16>) outs(%50 : tensor<2x4x16x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      %53 = math.sqrt %cst_3 : f16
      %54 = arith.divf %in, %53 : f16
      %55 = math.erf %54 : f16
      %56 = arith.addf %55, %cst_2 : f16
      %57 = arith.mulf %56, %cst_4 : f16
      %58 = arith.mulf %in, %57 : f16
      linalg.yield %58 : f16
    } -> tensor<2x4x16x16xf16>
    return %52 : tensor<2x4x16x16xf16>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_2_8_torch.int64: "0x080000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000",
      torch_tensor_2_8_torch.int64_1: "0x080000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_2_8_torch.int64_2: "0x080000000000000000000000010000000000000002000000000000000300000000000000040000000000000005000000000000000600000000000000070000000000000000000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000",
      torch_tensor_2_8_torch.int64_3: "0x080000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_2_8_torch.int64_4: "0x080000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000",
      torch_tensor_2_8_torch.int64_5: "0x080000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_2_8_torch.int64_6: "0x080000000000000000000000010000000000000002000000000000000300000000000000040000000000000005000000000000000600000000000000070000000000000000000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000",
      torch_tensor_2_8_torch.int64_7: "0x080000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"
    }
  }
#-}
