#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, 0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x12x5x6xbf16>, %arg1: tensor<12xbf16>, %arg2: tensor<12xbf16>) -> tensor<2x12x5x6xbf16> {
    %c1_i64 = arith.constant 1 : i64
    %c2_i64 = arith.constant 2 : i64
    %c3_i64 = arith.constant 3 : i64
    %c4_i64 = arith.constant 4 : i64
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_1 = arith.constant 1.000000e-05 : f64
    %cst_2 = arith.constant 1.200000e+02 : f64
    %cst_3 = arith.constant 1.200000e+02 : f32
    %cst_4 = arith.constant dense_resource<torch_tensor_2_12_torch.int64> : tensor<2x12xi64>
    %cst_5 = arith.constant dense_resource<torch_tensor_2_12_torch.int64_1> : tensor<2x12xi64>
    %cst_6 = arith.constant dense_resource<torch_tensor_2_12_torch.int64_2> : tensor<2x12xi64>
    %cst_7 = arith.constant dense_resource<torch_tensor_2_12_torch.int64_3> : tensor<2x12xi64>
    %cst_8 = arith.constant dense_resource<torch_tensor_2_12_torch.int64_4> : tensor<2x12xi64>
    %cst_9 = arith.constant dense_resource<torch_tensor_2_12_torch.int64_5> : tensor<2x12xi64>
    %cst_10 = arith.constant dense_resource<torch_tensor_2_12_torch.int64_6> : tensor<2x12xi64>
    %cst_11 = arith.constant dense_resource<torch_tensor_2_12_torch.int64_7> : tensor<2x12xi64>
    %0 = tensor.empty() : tensor<2x12x5x6xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x12x5x6xbf16>) outs(%0 : tensor<2x12x5x6xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %31 = arith.extf %in : bf16 to f32
      linalg.yield %31 : f32
    } -> tensor<2x12x5x6xf32>
    %collapsed = tensor.collapse_shape %1 [[0], [1], [2, 3]] : tensor<2x12x5x6xf32> into tensor<2x12x30xf32>
    %expanded = tensor.expand_shape %collapsed [[0], [1, 2], [3]] output_shape [2, 3, 4, 30] : tensor<2x12x30xf32> into tensor<2x3x4x30xf32>
    %2 = tensor.empty() : tensor<2x3x4x30xf64>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x4x30xf32>) outs(%2 : tensor<2x3x4x30xf64>) {
    ^bb0(%in: f32, %out: f64):
      %31 = arith.extf %in : f32 to f64
      linalg.yield %31 : f64
    } -> tensor<2x3x4x30xf64>
    %4 = tensor.empty() : tensor<2x3x1x1xf64>
    %5 = linalg.fill ins(%cst : f64) outs(%4 : tensor<2x3x1x1xf64>) -> tensor<2x3x1x1xf64>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%3 : tensor<2x3x4x30xf64>) outs(%5 : tensor<2x3x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %31 = arith.addf %in, %out : f64
      linalg.yield %31 : f64
    } -> tensor<2x3x1x1xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6 : tensor<2x3x1x1xf64>) outs(%4 : tensor<2x3x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %31 = arith.divf %in, %cst_2 : f64
      linalg.yield %31 : f64
    } -> tensor<2x3x1x1xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3, %7 : tensor<2x3x4x30xf64>, tensor<2x3x1x1xf64>) outs(%2 : tensor<2x3x4x30xf64>) {
    ^bb0(%in: f64, %in_16: f64, %out: f64):
      %31 = arith.subf %in, %in_16 : f64
      linalg.yield %31 : f64
    } -> tensor<2x3x4x30xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %8 : tensor<2x3x4x30xf64>, tensor<2x3x4x30xf64>) outs(%2 : tensor<2x3x4x30xf64>) {
    ^bb0(%in: f64, %in_16: f64, %out: f64):
      %31 = arith.mulf %in, %in_16 : f64
      linalg.yield %31 : f64
    } -> tensor<2x3x4x30xf64>
    %10 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%9 : tensor<2x3x4x30xf64>) outs(%5 : tensor<2x3x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %31 = arith.addf %in, %out : f64
      linalg.yield %31 : f64
    } -> tensor<2x3x1x1xf64>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10 : tensor<2x3x1x1xf64>) outs(%4 : tensor<2x3x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %31 = arith.divf %in, %cst_2 : f64
      linalg.yield %31 : f64
    } -> tensor<2x3x1x1xf64>
    %12 = tensor.empty() : tensor<2x3x1x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<2x3x1x1xf64>) outs(%12 : tensor<2x3x1x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %31 = arith.truncf %in : f64 to f32
      linalg.yield %31 : f32
    } -> tensor<2x3x1x1xf32>
    %14 = linalg.fill ins(%cst_0 : f32) outs(%12 : tensor<2x3x1x1xf32>) -> tensor<2x3x1x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded : tensor<2x3x4x30xf32>) outs(%14 : tensor<2x3x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.addf %in, %out : f32
      linalg.yield %31 : f32
    } -> tensor<2x3x1x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15 : tensor<2x3x1x1xf32>) outs(%12 : tensor<2x3x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.divf %in, %cst_3 : f32
      linalg.yield %31 : f32
    } -> tensor<2x3x1x1xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x3x1x1xf32>) outs(%12 : tensor<2x3x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.truncf %cst_1 : f64 to f32
      %32 = arith.addf %in, %31 : f32
      linalg.yield %32 : f32
    } -> tensor<2x3x1x1xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<2x3x1x1xf32>) outs(%12 : tensor<2x3x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = math.rsqrt %in : f32
      linalg.yield %31 : f32
    } -> tensor<2x3x1x1xf32>
    %expanded_12 = tensor.expand_shape %arg1 [[0, 1, 2, 3]] output_shape [1, 3, 4, 1] : tensor<12xbf16> into tensor<1x3x4x1xbf16>
    %19 = tensor.empty() : tensor<2x3x4x1xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %expanded_12 : tensor<2x3x1x1xf32>, tensor<1x3x4x1xbf16>) outs(%19 : tensor<2x3x4x1xf32>) {
    ^bb0(%in: f32, %in_16: bf16, %out: f32):
      %31 = arith.extf %in_16 : bf16 to f32
      %32 = arith.mulf %in, %31 : f32
      linalg.yield %32 : f32
    } -> tensor<2x3x4x1xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<2x3x1x1xf32>) outs(%12 : tensor<2x3x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.negf %in : f32
      linalg.yield %31 : f32
    } -> tensor<2x3x1x1xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %20 : tensor<2x3x1x1xf32>, tensor<2x3x4x1xf32>) outs(%19 : tensor<2x3x4x1xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %31 = arith.mulf %in, %in_16 : f32
      linalg.yield %31 : f32
    } -> tensor<2x3x4x1xf32>
    %expanded_13 = tensor.expand_shape %arg2 [[0, 1, 2, 3]] output_shape [1, 3, 4, 1] : tensor<12xbf16> into tensor<1x3x4x1xbf16>
    %23 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %expanded_13 : tensor<2x3x4x1xf32>, tensor<1x3x4x1xbf16>) outs(%19 : tensor<2x3x4x1xf32>) {
    ^bb0(%in: f32, %in_16: bf16, %out: f32):
      %31 = arith.extf %in_16 : bf16 to f32
      %32 = arith.addf %in, %31 : f32
      linalg.yield %32 : f32
    } -> tensor<2x3x4x1xf32>
    %24 = tensor.empty() : tensor<2x12xf32>
    %25 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_4, %cst_5, %cst_6, %cst_7 : tensor<2x12xi64>, tensor<2x12xi64>, tensor<2x12xi64>, tensor<2x12xi64>) outs(%24 : tensor<2x12xf32>) {
    ^bb0(%in: i64, %in_16: i64, %in_17: i64, %in_18: i64, %out: f32):
      %31 = arith.cmpi slt, %in, %c0_i64 : i64
      %32 = arith.addi %in, %c2_i64 : i64
      %33 = arith.select %31, %32, %in : i64
      %34 = arith.index_cast %33 : i64 to index
      %35 = arith.cmpi slt, %in_16, %c0_i64 : i64
      %36 = arith.addi %in_16, %c3_i64 : i64
      %37 = arith.select %35, %36, %in_16 : i64
      %38 = arith.index_cast %37 : i64 to index
      %39 = arith.cmpi slt, %in_17, %c0_i64 : i64
      %40 = arith.addi %in_17, %c4_i64 : i64
      %41 = arith.select %39, %40, %in_17 : i64
      %42 = arith.index_cast %41 : i64 to index
      %43 = arith.cmpi slt, %in_18, %c0_i64 : i64
      %44 = arith.addi %in_18, %c1_i64 : i64
      %45 = arith.select %43, %44, %in_18 : i64
      %46 = arith.index_cast %45 : i64 to index
      %extracted = tensor.extract %20[%34, %38, %42, %46] : tensor<2x3x4x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x12xf32>
    %26 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_8, %cst_9, %cst_10, %cst_11 : tensor<2x12xi64>, tensor<2x12xi64>, tensor<2x12xi64>, tensor<2x12xi64>) outs(%24 : tensor<2x12xf32>) {
    ^bb0(%in: i64, %in_16: i64, %in_17: i64, %in_18: i64, %out: f32):
      %31 = arith.cmpi slt, %in, %c0_i64 : i64
      %32 = arith.addi %in, %c2_i64 : i64
      %33 = arith.select %31, %32, %in : i64
      %34 = arith.index_cast %33 : i64 to index
      %35 = arith.cmpi slt, %in_16, %c0_i64 : i64
      %36 = arith.addi %in_16, %c3_i64 : i64
      %37 = arith.select %35, %36, %in_16 : i64
      %38 = arith.index_cast %37 : i64 to index
      %39 = arith.cmpi slt, %in_17, %c0_i64 : i64
      %40 = arith.addi %in_17, %c4_i64 : i64
      %41 = arith.select %39, %40, %in_17 : i64
      %42 = arith.index_cast %41 : i64 to index
      %43 = arith.cmpi slt, %in_18, %c0_i64 : i64
      %44 = arith.addi %in_18, %c1_i64 : i64
      %45 = arith.select %43, %44, %in_18 : i64
      %46 = arith.index_cast %45 : i64 to index
      %extracted = tensor.extract %23[%34, %38, %42, %46] : tensor<2x3x4x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x12xf32>
    %expanded_14 = tensor.expand_shape %25 [[0], [1, 2, 3]] output_shape [2, 12, 1, 1] : tensor<2x12xf32> into tensor<2x12x1x1xf32>
    %expanded_15 = tensor.expand_shape %26 [[0], [1, 2, 3]] output_shape [2, 12, 1, 1] : tensor<2x12xf32> into tensor<2x12x1x1xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %expanded_14 : tensor<2x12x5x6xf32>, tensor<2x12x1x1xf32>) outs(%0 : tensor<2x12x5x6xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %31 = arith.mulf %in, %in_16 : f32
      linalg.yield %31 : f32
    } -> tensor<2x12x5x6xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %expanded_15 : tensor<2x12x5x6xf32>, tensor<2x12x1x1xf32>) outs(%0 : tensor<2x12x5x6xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %31 = arith.addf %in, %in_16 : f32
      linalg.yield %31 : f32
    } -> tensor<2x12x5x6xf32>
    %29 = tensor.empty() : tensor<2x12x5x6xbf16>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<2x12x5x6xf32>) outs(%29 : tensor<2x12x5x6xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %31 = arith.truncf %in : f32 to bf16
      linalg.yield %31 : bf16
    } -> tensor<2x12x5x6xbf16>
    return %30 : tensor<2x12x5x6xbf16>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_2_12_torch.int64: "0x08000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000",
      torch_tensor_2_12_torch.int64_1: "0x08000000000000000000000000000000000000000000000000000000000000000000000001000000000000000100000000000000010000000000000001000000000000000200000000000000020000000000000002000000000000000200000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000100000000000000010000000000000001000000000000000200000000000000020000000000000002000000000000000200000000000000",
      torch_tensor_2_12_torch.int64_2: "0x08000000000000000000000001000000000000000200000000000000030000000000000000000000000000000100000000000000020000000000000003000000000000000000000000000000010000000000000002000000000000000300000000000000000000000000000001000000000000000200000000000000030000000000000000000000000000000100000000000000020000000000000003000000000000000000000000000000010000000000000002000000000000000300000000000000",
      torch_tensor_2_12_torch.int64_3: "0x08000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_2_12_torch.int64_4: "0x08000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000",
      torch_tensor_2_12_torch.int64_5: "0x08000000000000000000000000000000000000000000000000000000000000000000000001000000000000000100000000000000010000000000000001000000000000000200000000000000020000000000000002000000000000000200000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000100000000000000010000000000000001000000000000000200000000000000020000000000000002000000000000000200000000000000",
      torch_tensor_2_12_torch.int64_6: "0x08000000000000000000000001000000000000000200000000000000030000000000000000000000000000000100000000000000020000000000000003000000000000000000000000000000010000000000000002000000000000000300000000000000000000000000000001000000000000000200000000000000030000000000000000000000000000000100000000000000020000000000000003000000000000000000000000000000010000000000000002000000000000000300000000000000",
      torch_tensor_2_12_torch.int64_7: "0x08000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"
    }
  }
#-}
