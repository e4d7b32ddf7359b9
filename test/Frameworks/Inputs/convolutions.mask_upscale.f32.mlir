#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, 0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x16x4x4xf32>, %arg1: tensor<16x8x2x2xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<8xf32>, %arg5: tensor<8x4x2x2xf32>, %arg6: tensor<4xf32>) -> tensor<2x4x16x16xf32> {
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c2_i64 = arith.constant 2 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c8_i64 = arith.constant 8 : i64
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 5.000000e-01 : f32
    %cst_3 = arith.constant 1.000000e-05 : f64
    %c1 = arith.constant 1 : index
    %cst_4 = arith.constant 5.120000e+02 : f64
    %cst_5 = arith.constant 5.120000e+02 : f32
    %cst_6 = arith.constant 1.41421354 : f32
    %cst_7 = arith.constant dense_resource<torch_tensor_2_8_torch.int64> : tensor<2x8xi64>
    %cst_8 = arith.constant dense_resource<torch_tensor_2_8_torch.int64_1> : tensor<2x8xi64>
    %cst_9 = arith.constant dense_resource<torch_tensor_2_8_torch.int64_2> : tensor<2x8xi64>
    %cst_10 = arith.constant dense_resource<torch_tensor_2_8_torch.int64_3> : tensor<2x8xi64>
    %cst_11 = arith.constant dense_resource<torch_tensor_2_8_torch.int64_4> : tensor<2x8xi64>
    %cst_12 = arith.constant dense_resource<torch_tensor_2_8_torch.int64_5> : tensor<2x8xi64>
    %cst_13 = arith.constant dense_resource<torch_tensor_2_8_torch.int64_6> : tensor<2x8xi64>
    %cst_14 = arith.constant dense_resource<torch_tensor_2_8_torch.int64_7> : tensor<2x8xi64>
    %0 = tensor.empty() : tensor<8x16x2x2xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<8x16x2x2xf32>) -> tensor<8x16x2x2xf32>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1 : tensor<8x16x2x2xf32>) {
    ^bb0(%out: f32):
      %43 = linalg.index 0 : index
      %44 = linalg.index 1 : index
      %45 = linalg.index 2 : index
      %46 = linalg.index 3 : index
      %47 = arith.subi %c1, %45 : index
      %48 = arith.subi %c1, %46 : index
      %extracted = tensor.extract %arg1[%44, %43, %47, %48] : tensor<16x8x2x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<8x16x2x2xf32>
    %3 = tensor.empty() : tensor<2x16x9x9xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<2x16x9x9xf32>) -> tensor<2x16x9x9xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %4[0, 0, 1, 1] [2, 16, 4, 4] [1, 1, 2, 2] : tensor<2x16x4x4xf32> into tensor<2x16x9x9xf32>
    %5 = tensor.empty() : tensor<2x8x8x8xf32>
    %broadcasted = linalg.broadcast ins(%arg2 : tensor<8xf32>) outs(%5 : tensor<2x8x8x8xf32>) dimensions = [0, 2, 3] 
    %6 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice, %2 : tensor<2x16x9x9xf32>, tensor<8x16x2x2xf32>) outs(%broadcasted : tensor<2x8x8x8xf32>) -> tensor<2x8x8x8xf32>
    %collapsed = tensor.collapse_shape %6 [[0], [1], [2, 3]] : tensor<2x8x8x8xf32> into tensor<2x8x64xf32>
    %expanded = tensor.expand_shape %collapsed [[0], [1, 2], [3]] output_shape [2, 1, 8, 64] : tensor<2x8x64xf32> into tensor<2x1x8x64xf32>
    %7 = tensor.empty() : tensor<2x1x8x64xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x1x8x64xf32>) outs(%7 : tensor<2x1x8x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %43 = arith.extf %in : f32 to f64
      linalg.yield %43 : f64
    } -> tensor<2x1x8x64xf64>
    %9 = tensor.empty() : tensor<2x1x1x1xf64>
    %10 = linalg.fill ins(%cst_0 : f64) outs(%9 : tensor<2x1x1x1xf64>) -> tensor<2x1x1x1xf64>
    %11 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%8 : tensor<2x1x8x64xf64>) outs(%10 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %43 = arith.addf %in, %out : f64
      linalg.yield %43 : f64
    } -> tensor<2x1x1x1xf64>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<2x1x1x1xf64>) outs(%9 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %43 = arith.divf %in, %cst_4 : f64
      linalg.yield %43 : f64
    } -> tensor<2x1x1x1xf64>
    %13 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %12 : tensor<2x1x8x64xf64>, tensor<2x1x1x1xf64>) outs(%7 : tensor<2x1x8x64xf64>) {
    ^bb0(%in: f64, %in_21: f64, %out: f64):
      %43 = arith.subf %in, %in_21 : f64
      linalg.yield %43 : f64
    } -> tensor<2x1x8x64xf64>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13, %13 : tensor<2x1x8x64xf64>, tensor<2x1x8x64xf64>) outs(%7 : tensor<2x1x8x64xf64>) {
    ^bb0(%in: f64, %in_21: f64, %out: f64):
      %43 = arith.mulf %in, %in_21 : f64
      linalg.yield %43 : f64
    } -> tensor<2x1x8x64xf64>
    %15 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%14 : tensor<2x1x8x64xf64>) outs(%10 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %43 = arith.addf %in, %out : f64
      linalg.yield %43 : f64
    } -> tensor<2x1x1x1xf64>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15 : tensor<2x1x1x1xf64>) outs(%9 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %43 = arith.divf %in, %cst_4 : f64
      linalg.yield %43 : f64
    } -> tensor<2x1x1x1xf64>
    %17 = tensor.empty() : tensor<2x1x1x1xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<2x1x1x1xf64>) outs(%17 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %43 = arith.truncf %in : f64 to f32
      linalg.yield %43 : f32
    } -> tensor<2x1x1x1xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%17 : tensor<2x1x1x1xf32>) -> tensor<2x1x1x1xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded : tensor<2x1x8x64xf32>) outs(%19 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.addf %in, %out : f32
      linalg.yield %43 : f32
    } -> tensor<2x1x1x1xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20 : tensor<2x1x1x1xf32>) outs(%17 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.divf %in, %cst_5 : f32
      linalg.yield %43 : f32
    } -> tensor<2x1x1x1xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<2x1x1x1xf32>) outs(%17 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.truncf %cst_3 : f64 to f32
      %44 = arith.addf %in, %43 : f32
      linalg.yield %44 : f32
    } -> tensor<2x1x1x1xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<2x1x1x1xf32>) outs(%17 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = math.rsqrt %in : f32
      linalg.yield %43 : f32
    } -> tensor<2x1x1x1xf32>
    %expanded_15 = tensor.expand_shape %arg3 [[0, 1, 2, 3]] output_shape [1, 1, 8, 1] : tensor<8xf32> into tensor<1x1x8x1xf32>
    %24 = tensor.empty() : tensor<2x1x8x1xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %expanded_15 : tensor<2x1x1x1xf32>, tensor<1x1x8x1xf32>) outs(%24 : tensor<2x1x8x1xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %43 = arith.mulf %in, %in_21 : f32
      linalg.yield %43 : f32
    } -> tensor<2x1x8x1xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<2x1x1x1xf32>) outs(%17 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.negf %in : f32
      linalg.yield %43 : f32
    } -> tensor<2x1x1x1xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %25 : tensor<2x1x1x1xf32>, tensor<2x1x8x1xf32>) outs(%24 : tensor<2x1x8x1xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %43 = arith.mulf %in, %in_21 : f32
      linalg.yield %43 : f32
    } -> tensor<2x1x8x1xf32>
    %expanded_16 = tensor.expand_shape %arg4 [[0, 1, 2, 3]] output_shape [1, 1, 8, 1] : tensor<8xf32> into tensor<1x1x8x1xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %expanded_16 : tensor<2x1x8x1xf32>, tensor<1x1x8x1xf32>) outs(%24 : tensor<2x1x8x1xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %43 = arith.addf %in, %in_21 : f32
      linalg.yield %43 : f32
    } -> tensor<2x1x8x1xf32>
    %29 = tensor.empty() : tensor<2x8xf32>
    %30 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_7, %cst_8, %cst_9, %cst_10 : tensor<2x8xi64>, tensor<2x8xi64>, tensor<2x8xi64>, tensor<2x8xi64>) outs(%29 : tensor<2x8xf32>) {
    ^bb0(%in: i64, %in_21: i64, %in_22: i64, %in_23: i64, %out: f32):
      %43 = arith.cmpi slt, %in, %c0_i64 : i64
      %44 = arith.addi %in, %c2_i64 : i64
      %45 = arith.select %43, %44, %in : i64
      %46 = arith.index_cast %45 : i64 to index
      %47 = arith.cmpi slt, %in_21, %c0_i64 : i64
      %48 = arith.addi %in_21, %c1_i64 : i64
      %49 = arith.select %47, %48, %in_21 : i64
      %50 = arith.index_cast %49 : i64 to index
      %51 = arith.cmpi slt, %in_22, %c0_i64 : i64
      %52 = arith.addi %in_22, %c8_i64 : i64
      %53 = arith.select %51, %52, %in_22 : i64
      %54 = arith.index_cast %53 : i64 to index
      %55 = arith.cmpi slt, %in_23, %c0_i64 : i64
      %56 = arith.addi %in_23, %c1_i64 : i64
      %57 = arith.select %55, %56, %in_23 : i64
      %58 = arith.index_cast %57 : i64 to index
      %extracted = tensor.extract %25[%46, %50, %54, %58] : tensor<2x1x8x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x8xf32>
    %31 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_11, %cst_12, %cst_13, %cst_14 : tensor<2x8xi64>, tensor<2x8xi64>, tensor<2x8xi64>, tensor<2x8xi64>) outs(%29 : tensor<2x8xf32>) {
    ^bb0(%in: i64, %in_21: i64, %in_22: i64, %in_23: i64, %out: f32):
      %43 = arith.cmpi slt, %in, %c0_i64 : i64
      %44 = arith.addi %in, %c2_i64 : i64
      %45 = arith.select %43, %44, %in : i64
      %46 = arith.index_cast %45 : i64 to index
      %47 = arith.cmpi slt, %in_21, %c0_i64 : i64
      %48 = arith.addi %in_21, %c1_i64 : i64
      %49 = arith.select %47, %48, %in_21 : i64
      %50 = arith.index_cast %49 : i64 to index
      %51 = arith.cmpi slt, %in_22, %c0_i64 : i64
      %52 = arith.addi %in_22, %c8_i64 : i64
      %53 = arith.select %51, %52, %in_22 : i64
      %54 = arith.index_cast %53 : i64 to index
      %55 = arith.cmpi slt, %in_23, %c0_i64 : i64
      %56 = arith.addi %in_23, %c1_i64 : i64
      %57 = arith.select %55, %56, %in_23 : i64
      %58 = arith.index_cast %57 : i64 to index
      %extracted = tensor.extract %28[%46, %50, %54, %58] : tensor<2x1x8x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x8xf32>
    %expanded_17 = tensor.expand_shape %30 [[0], [1, 2, 3]] output_shape [2, 8, 1, 1] : tensor<2x8xf32> into tensor<2x8x1x1xf32>
    %expanded_18 = tensor.expand_shape %31 [[0], [1, 2, 3]] output_shape [2, 8, 1, 1] : tensor<2x8xf32> into tensor<2x8x1x1xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %expanded_17 : tensor<2x8x8x8xf32>, tensor<2x8x1x1xf32>) outs(%5 : tensor<2x8x8x8xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %43 = arith.mulf %in, %in_21 : f32
      linalg.yield %43 : f32
    } -> tensor<2x8x8x8xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %expanded_18 : tensor<2x8x8x8xf32>, tensor<2x8x1x1xf32>) outs(%5 : tensor<2x8x8x8xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %43 = arith.addf %in, %in_21 : f32
      linalg.yield %43 : f32
    } -> tensor<2x8x8x8xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33 : tensor<2x8x8x8xf32>) outs(%5 : tensor<2x8x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.divf %in, %cst_6 : f32
      %44 = math.erf %43 : f32
      %45 = arith.addf %44, %cst_1 : f32
      %46 = arith.mulf %45, %cst_2 : f32
      %47 = arith.mulf %in, %46 : f32
      linalg.yield %47 : f32
    } -> tensor<2x8x8x8xf32>
    %35 = tensor.empty() : tensor<4x8x2x2xf32>
    %36 = linalg.fill ins(%cst : f32) outs(%35 : tensor<4x8x2x2xf32>) -> tensor<4x8x2x2xf32>
    %37 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%36 : tensor<4x8x2x2xf32>) {
    ^bb0(%out: f32):
      %43 = linalg.index 0 : index
      %44 = linalg.index 1 : index
      %45 = linalg.index 2 : index
      %46 = linalg.index 3 : index
      %47 = arith.subi %c1, %45 : index
      %48 = arith.subi %c1, %46 : index
      %extracted = tensor.extract %arg5[%44, %43, %47, %48] : tensor<8x4x2x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x8x2x2xf32>
    %38 = tensor.empty() : tensor<2x8x17x17xf32>
    %39 = linalg.fill ins(%cst : f32) outs(%38 : tensor<2x8x17x17xf32>) -> tensor<2x8x17x17xf32>
    %inserted_slice_19 = tensor.insert_slice %34 into %39[0, 0, 1, 1] [2, 8, 8, 8] [1, 1, 2, 2] : tensor<2x8x8x8xf32> into tensor<2x8x17x17xf32>
    %40 = tensor.empty() : tensor<2x4x16x16xf32>
    %broadcasted_20 = linalg.broadcast ins(%arg6 : tensor<4xf32>) outs(%40 : tensor<2x4x16x16xf32>) dimensions = [0, 2, 3] 
    %41 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_19, %37 : tensor<2x8x17x17xf32>, tensor<4x8x2x2xf32>) outs(%broadcasted_20 : tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41 : tensor<2x4x16x16xf32>) outs(%40 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.divf %in, %cst_6 : f32
      %44 = math.erf %43 : f32
      %45 = arith.addf %44, %cst_1 : f32
      %46 = arith.mulf %45, %cst_2 : f32
      %47 = arith.mulf %in, %46 : f32
      linalg.yield %47 : f32
    } -> tensor<2x4x16x16xf32>
    return %42 : tensor<2x4x16x16xf32>
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
