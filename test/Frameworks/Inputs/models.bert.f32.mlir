#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map6 = affine_map<(d0, d1, d2) -> (d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x7xi64>, %arg1: tensor<40x32xf32>, %arg2: tensor<32x32xf32>, %arg3: tensor<2x32xf32>, %arg4: tensor<32xf32>, %arg5: tensor<32xf32>, %arg6: tensor<32x32xf32>, %arg7: tensor<32xf32>, %arg8: tensor<32x32xf32>, %arg9: tensor<32xf32>, %arg10: tensor<32x32xf32>, %arg11: tensor<32xf32>, %arg12: tensor<32x32xf32>, %arg13: tensor<32xf32>, %arg14: tensor<32xf32>, %arg15: tensor<32xf32>, %arg16: tensor<48x32xf32>, %arg17: tensor<48xf32>, %arg18: tensor<32x48xf32>, %arg19: tensor<32xf32>, %arg20: tensor<32xf32>, %arg21: tensor<32xf32>, %arg22: tensor<32x32xf32>, %arg23: tensor<32xf32>, %arg24: tensor<32x32xf32>, %arg25: tensor<32xf32>, %arg26: tensor<32x32xf32>, %arg27: tensor<32xf32>, %arg28: tensor<32x32xf32>, %arg29: tensor<32xf32>, %arg30: tensor<32xf32>, %arg31: tensor<32xf32>, %arg32: tensor<48x32xf32>, %arg33: tensor<48xf32>, %arg34: tensor<32x48xf32>, %arg35: tensor<32xf32>, %arg36: tensor<32xf32>, %arg37: tensor<32xf32>, %arg38: tensor<40xf32>, %arg39: tensor<32x32xf32>, %arg40: tensor<32xf32>, %arg41: tensor<32xf32>, %arg42: tensor<32xf32>) -> tensor<2x7x40xf32> {
    %c2 = arith.constant 2 : index
    %c32 = arith.constant 32 : index
    %c40 = arith.constant 40 : index
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 5.000000e-01 : f32
    %cst_4 = arith.constant dense<true> : tensor<2x1x7x7xi1>
    %cst_5 = arith.constant 9.9999999999999998E-13 : f64
    %cst_6 = arith.constant dense_resource<torch_tensor_40_32_torch.float32> : tensor<40x32xf32>
    %cst_7 = arith.constant dense_resource<torch_tensor_40_torch.float32> : tensor<40xf32>
    %c0 = arith.constant 0 : index
    %cst_8 = arith.constant 3.200000e+01 : f64
    %cst_9 = arith.constant 3.200000e+01 : f32
    %cst_10 = arith.constant 2.500000e-01 : f32
    %cst_11 = arith.constant 1.41421354 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_12 = arith.constant dense_resource<torch_tensor_1_32_torch.int64> : tensor<1x32xi64>
    %cst_13 = arith.constant dense_resource<torch_tensor_1_32_torch.int64_1> : tensor<1x32xi64>
    %extracted_slice = tensor.extract_slice %cst_12[0, 0] [1, 7] [1, 1] : tensor<1x32xi64> to tensor<1x7xi64>
    %0 = tensor.empty() : tensor<1x7xi64>
    %1 = linalg.fill ins(%c0_i64 : i64) outs(%0 : tensor<1x7xi64>) -> tensor<1x7xi64>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<1x7xi64>) outs(%1 : tensor<1x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %191 = arith.index_cast %in : i64 to index
      %192 = arith.cmpi slt, %191, %c32 : index
      cf.assert %192, "index must be smaller than dim size"
      %193 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %193, "index must be larger or equal to 0"
      %extracted = tensor.extract %cst_13[%c0, %191] : tensor<1x32xi64>
      linalg.yield %extracted : i64
    } -> tensor<1x7xi64>
    %3 = tensor.empty() : tensor<2x7xi64>
    %collapsed = tensor.collapse_shape %2 [[0, 1]] : tensor<1x7xi64> into tensor<7xi64>
    %4 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<7xi64>) outs(%3 : tensor<2x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x7xi64>
    %5 = tensor.empty() : tensor<2x7x32xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7xi64>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: i64, %out: f32):
      %191 = arith.index_cast %in : i64 to index
      %192 = linalg.index 2 : index
      %193 = arith.cmpi slt, %191, %c40 : index
      cf.assert %193, "index must be smaller than dim size"
      %194 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %194, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg1[%191, %192] : tensor<40x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x7x32xf32>
    %7 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2x7xi64>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: i64, %out: f32):
      %191 = arith.index_cast %in : i64 to index
      %192 = linalg.index 2 : index
      %193 = arith.cmpi slt, %191, %c2 : index
      cf.assert %193, "index must be smaller than dim size"
      %194 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %194, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg3[%191, %192] : tensor<2x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x7x32xf32>
    %8 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %7 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.addf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %9 = tensor.empty() : tensor<1x7x32xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<1x7xi64>) outs(%9 : tensor<1x7x32xf32>) {
    ^bb0(%in: i64, %out: f32):
      %191 = arith.index_cast %in : i64 to index
      %192 = linalg.index 2 : index
      %193 = arith.cmpi slt, %191, %c32 : index
      cf.assert %193, "index must be smaller than dim size"
      %194 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %194, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg2[%191, %192] : tensor<32x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x7x32xf32>
    %11 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %10 : tensor<2x7x32xf32>, tensor<1x7x32xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.addf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %12 = tensor.empty() : tensor<2x7x32xf64>
    %13 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x7x32xf32>) outs(%12 : tensor<2x7x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %191 = arith.extf %in : f32 to f64
      linalg.yield %191 : f64
    } -> tensor<2x7x32xf64>
    %14 = tensor.empty() : tensor<2x7x1xf64>
    %15 = linalg.fill ins(%cst : f64) outs(%14 : tensor<2x7x1xf64>) -> tensor<2x7x1xf64>
    %16 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%13 : tensor<2x7x32xf64>) outs(%15 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.addf %in, %out : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %17 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x7x1xf64>) outs(%14 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.divf %in, %cst_8 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %18 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %17 : tensor<2x7x32xf64>, tensor<2x7x1xf64>) outs(%12 : tensor<2x7x32xf64>) {
    ^bb0(%in: f64, %in_72: f64, %out: f64):
      %191 = arith.subf %in, %in_72 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x32xf64>
    %19 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %18 : tensor<2x7x32xf64>, tensor<2x7x32xf64>) outs(%12 : tensor<2x7x32xf64>) {
    ^bb0(%in: f64, %in_72: f64, %out: f64):
      %191 = arith.mulf %in, %in_72 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x32xf64>
    %20 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%19 : tensor<2x7x32xf64>) outs(%15 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.addf %in, %out : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %21 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<2x7x1xf64>) outs(%14 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.divf %in, %cst_8 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %22 = tensor.empty() : tensor<2x7x1xf32>
    %23 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x7x1xf64>) outs(%22 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %191 = arith.truncf %in : f64 to f32
      linalg.yield %191 : f32
    } -> tensor<2x7x1xf32>
    %24 = linalg.fill ins(%cst_0 : f32) outs(%22 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %25 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%11 : tensor<2x7x32xf32>) outs(%24 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.addf %in, %out : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x1xf32>
    %26 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<2x7x1xf32>) outs(%22 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.divf %in, %cst_9 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x1xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x7x1xf32>) outs(%22 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.truncf %cst_5 : f64 to f32
      %192 = arith.addf %in, %191 : f32
      linalg.yield %192 : f32
    } -> tensor<2x7x1xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<2x7x1xf32>) outs(%22 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = math.rsqrt %in : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x1xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %26 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.subf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %30 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %28 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.mulf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %31 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30, %arg4 : tensor<2x7x32xf32>, tensor<32xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.mulf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %arg5 : tensor<2x7x32xf32>, tensor<32xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.addf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %collapsed_14 = tensor.collapse_shape %32 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %33 = tensor.empty() : tensor<32x32xf32>
    %transposed = linalg.transpose ins(%arg6 : tensor<32x32xf32>) outs(%33 : tensor<32x32xf32>) permutation = [1, 0] 
    %34 = tensor.empty() : tensor<14x32xf32>
    %35 = linalg.fill ins(%cst_0 : f32) outs(%34 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %36 = linalg.matmul ins(%collapsed_14, %transposed : tensor<14x32xf32>, tensor<32x32xf32>) outs(%35 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%36, %arg7 : tensor<14x32xf32>, tensor<32xf32>) outs(%34 : tensor<14x32xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.addf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<14x32xf32>
    %expanded = tensor.expand_shape %37 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf32> into tensor<2x7x2x16xf32>
    %38 = tensor.empty() : tensor<2x2x7x16xf32>
    %transposed_15 = linalg.transpose ins(%expanded : tensor<2x7x2x16xf32>) outs(%38 : tensor<2x2x7x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_16 = linalg.transpose ins(%arg8 : tensor<32x32xf32>) outs(%33 : tensor<32x32xf32>) permutation = [1, 0] 
    %39 = linalg.matmul ins(%collapsed_14, %transposed_16 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%35 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%39, %arg9 : tensor<14x32xf32>, tensor<32xf32>) outs(%34 : tensor<14x32xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.addf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<14x32xf32>
    %expanded_17 = tensor.expand_shape %40 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf32> into tensor<2x7x2x16xf32>
    %transposed_18 = linalg.transpose ins(%arg10 : tensor<32x32xf32>) outs(%33 : tensor<32x32xf32>) permutation = [1, 0] 
    %41 = linalg.matmul ins(%collapsed_14, %transposed_18 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%35 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%41, %arg11 : tensor<14x32xf32>, tensor<32xf32>) outs(%34 : tensor<14x32xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.addf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<14x32xf32>
    %expanded_19 = tensor.expand_shape %42 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf32> into tensor<2x7x2x16xf32>
    %transposed_20 = linalg.transpose ins(%expanded_19 : tensor<2x7x2x16xf32>) outs(%38 : tensor<2x2x7x16xf32>) permutation = [0, 2, 1, 3] 
    %43 = tensor.empty() : tensor<2x2x16x7xf32>
    %transposed_21 = linalg.transpose ins(%expanded_17 : tensor<2x7x2x16xf32>) outs(%43 : tensor<2x2x16x7xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_22 = tensor.collapse_shape %transposed_15 [[0, 1], [2], [3]] : tensor<2x2x7x16xf32> into tensor<4x7x16xf32>
    %collapsed_23 = tensor.collapse_shape %transposed_21 [[0, 1], [2], [3]] : tensor<2x2x16x7xf32> into tensor<4x16x7xf32>
    %44 = tensor.empty() : tensor<4x7x7xf32>
    %45 = linalg.fill ins(%cst_0 : f32) outs(%44 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %46 = linalg.batch_matmul ins(%collapsed_22, %collapsed_23 : tensor<4x7x16xf32>, tensor<4x16x7xf32>) outs(%45 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %expanded_24 = tensor.expand_shape %46 [[0, 1], [2], [3]] output_shape [2, 2, 7, 7] : tensor<4x7x7xf32> into tensor<2x2x7x7xf32>
    %47 = tensor.empty() : tensor<2x2x7x7xf32>
    %48 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_24 : tensor<2x2x7x7xf32>) outs(%47 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.mulf %in, %cst_10 : f32
      linalg.yield %191 : f32
    } -> tensor<2x2x7x7xf32>
    %49 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %cst_4 : tensor<2x2x7x7xf32>, tensor<2x1x7x7xi1>) outs(%47 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_72: i1, %out: f32):
      %191 = arith.uitofp %in_72 : i1 to f32
      %192 = arith.addf %in, %191 : f32
      linalg.yield %192 : f32
    } -> tensor<2x2x7x7xf32>
    %50 = tensor.empty() : tensor<2x2x7xi64>
    %51 = linalg.fill ins(%c0_i64 : i64) outs(%50 : tensor<2x2x7xi64>) -> tensor<2x2x7xi64>
    %52 = tensor.empty() : tensor<2x2x7xf32>
    %53 = linalg.fill ins(%cst_1 : f32) outs(%52 : tensor<2x2x7xf32>) -> tensor<2x2x7xf32>
    %54:2 = linalg.generic {indexing_maps = [#map7, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%49 : tensor<2x2x7x7xf32>) outs(%53, %51 : tensor<2x2x7xf32>, tensor<2x2x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_72: i64):
      %191 = linalg.index 3 : index
      %192 = arith.index_cast %191 : index to i64
      %193 = arith.maximumf %in, %out : f32
      %194 = arith.cmpf ogt, %in, %out : f32
      %195 = arith.select %194, %192, %out_72 : i64
      linalg.yield %193, %195 : f32, i64
    } -> (tensor<2x2x7xf32>, tensor<2x2x7xi64>)
    %expanded_25 = tensor.expand_shape %54#0 [[0], [1], [2, 3]] output_shape [2, 2, 7, 1] : tensor<2x2x7xf32> into tensor<2x2x7x1xf32>
    %55 = linalg.generic {indexing_maps = [#map7, #map10, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49, %expanded_25 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%47 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.subf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<2x2x7x7xf32>
    %56 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<2x2x7x7xf32>) outs(%47 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = math.exp %in : f32
      linalg.yield %191 : f32
    } -> tensor<2x2x7x7xf32>
    %57 = tensor.empty() : tensor<2x2x7x1xf32>
    %58 = linalg.fill ins(%cst_0 : f32) outs(%57 : tensor<2x2x7x1xf32>) -> tensor<2x2x7x1xf32>
    %59 = linalg.generic {indexing_maps = [#map7, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%56 : tensor<2x2x7x7xf32>) outs(%58 : tensor<2x2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.addf %in, %out : f32
      linalg.yield %191 : f32
    } -> tensor<2x2x7x1xf32>
    %60 = linalg.generic {indexing_maps = [#map7, #map10, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56, %59 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%47 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.divf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<2x2x7x7xf32>
    %collapsed_26 = tensor.collapse_shape %60 [[0, 1], [2], [3]] : tensor<2x2x7x7xf32> into tensor<4x7x7xf32>
    %collapsed_27 = tensor.collapse_shape %transposed_20 [[0, 1], [2], [3]] : tensor<2x2x7x16xf32> into tensor<4x7x16xf32>
    %61 = tensor.empty() : tensor<4x7x16xf32>
    %62 = linalg.fill ins(%cst_0 : f32) outs(%61 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %63 = linalg.batch_matmul ins(%collapsed_26, %collapsed_27 : tensor<4x7x7xf32>, tensor<4x7x16xf32>) outs(%62 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %expanded_28 = tensor.expand_shape %63 [[0, 1], [2], [3]] output_shape [2, 2, 7, 16] : tensor<4x7x16xf32> into tensor<2x2x7x16xf32>
    %64 = tensor.empty() : tensor<2x7x2x16xf32>
    %transposed_29 = linalg.transpose ins(%expanded_28 : tensor<2x2x7x16xf32>) outs(%64 : tensor<2x7x2x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_30 = tensor.collapse_shape %transposed_29 [[0, 1], [2, 3]] : tensor<2x7x2x16xf32> into tensor<14x32xf32>
    %transposed_31 = linalg.transpose ins(%arg12 : tensor<32x32xf32>) outs(%33 : tensor<32x32xf32>) permutation = [1, 0] 
    %65 = linalg.matmul ins(%collapsed_30, %transposed_31 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%35 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%65, %arg13 : tensor<14x32xf32>, tensor<32xf32>) outs(%34 : tensor<14x32xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.addf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<14x32xf32>
    %expanded_32 = tensor.expand_shape %66 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf32> into tensor<2x7x32xf32>
    %67 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_32, %32 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.addf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %68 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<2x7x32xf32>) outs(%12 : tensor<2x7x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %191 = arith.extf %in : f32 to f64
      linalg.yield %191 : f64
    } -> tensor<2x7x32xf64>
    %69 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%68 : tensor<2x7x32xf64>) outs(%15 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.addf %in, %out : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %70 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69 : tensor<2x7x1xf64>) outs(%14 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.divf %in, %cst_8 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %71 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %70 : tensor<2x7x32xf64>, tensor<2x7x1xf64>) outs(%12 : tensor<2x7x32xf64>) {
    ^bb0(%in: f64, %in_72: f64, %out: f64):
      %191 = arith.subf %in, %in_72 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x32xf64>
    %72 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %71 : tensor<2x7x32xf64>, tensor<2x7x32xf64>) outs(%12 : tensor<2x7x32xf64>) {
    ^bb0(%in: f64, %in_72: f64, %out: f64):
      %191 = arith.mulf %in, %in_72 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x32xf64>
    %73 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%72 : tensor<2x7x32xf64>) outs(%15 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.addf %in, %out : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %74 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<2x7x1xf64>) outs(%14 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.divf %in, %cst_8 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %75 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<2x7x1xf64>) outs(%22 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %191 = arith.truncf %in : f64 to f32
      linalg.yield %191 : f32
    } -> tensor<2x7x1xf32>
    %76 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%67 : tensor<2x7x32xf32>) outs(%24 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.addf %in, %out : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x1xf32>
    %77 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<2x7x1xf32>) outs(%22 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.divf %in, %cst_9 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x1xf32>
    %78 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<2x7x1xf32>) outs(%22 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.truncf %cst_5 : f64 to f32
      %192 = arith.addf %in, %191 : f32
      linalg.yield %192 : f32
    } -> tensor<2x7x1xf32>
    %79 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78 : tensor<2x7x1xf32>) outs(%22 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = math.rsqrt %in : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x1xf32>
    %80 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67, %77 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.subf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %81 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %79 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.mulf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %82 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %arg14 : tensor<2x7x32xf32>, tensor<32xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.mulf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %83 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82, %arg15 : tensor<2x7x32xf32>, tensor<32xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.addf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %collapsed_33 = tensor.collapse_shape %83 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %84 = tensor.empty() : tensor<32x48xf32>
    %transposed_34 = linalg.transpose ins(%arg16 : tensor<48x32xf32>) outs(%84 : tensor<32x48xf32>) permutation = [1, 0] 
    %85 = tensor.empty() : tensor<14x48xf32>
    %86 = linalg.fill ins(%cst_0 : f32) outs(%85 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %87 = linalg.matmul ins(%collapsed_33, %transposed_34 : tensor<14x32xf32>, tensor<32x48xf32>) outs(%86 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%87, %arg17 : tensor<14x48xf32>, tensor<48xf32>) outs(%85 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.addf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<14x48xf32>
    %expanded_35 = tensor.expand_shape %88 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %89 = tensor.empty() : tensor<2x7x48xf32>
    %90 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_35 : tensor<2x7x48xf32>) outs(%89 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.divf %in, %cst_11 : f32
      %192 = math.erf %191 : f32
      %193 = arith.addf %192, %cst_2 : f32
      %194 = arith.mulf %193, %cst_3 : f32
      %195 = arith.mulf %in, %194 : f32
      linalg.yield %195 : f32
    } -> tensor<2x7x48xf32>
    %collapsed_36 = tensor.collapse_shape %90 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %91 = tensor.empty() : tensor<48x32xf32>
    %transposed_37 = linalg.transpose ins(%arg18 : tensor<32x48xf32>) outs(%91 : tensor<48x32xf32>) permutation = [1, 0] 
    %92 = linalg.matmul ins(%collapsed_36, %transposed_37 : tensor<14x48xf32>, tensor<48x32xf32>) outs(%35 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %93 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%92, %arg19 : tensor<14x32xf32>, tensor<32xf32>) outs(%34 : tensor<14x32xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.addf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<14x32xf32>
    %expanded_38 = tensor.expand_shape %93 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf32> into tensor<2x7x32xf32>
    %94 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_38, %83 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.addf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %95 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<2x7x32xf32>) outs(%12 : tensor<2x7x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %191 = arith.extf %in : f32 to f64
      linalg.yield %191 : f64
    } -> tensor<2x7x32xf64>
    %96 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%95 : tensor<2x7x32xf64>) outs(%15 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.addf %in, %out : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %97 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<2x7x1xf64>) outs(%14 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.divf %in, %cst_8 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %98 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %97 : tensor<2x7x32xf64>, tensor<2x7x1xf64>) outs(%12 : tensor<2x7x32xf64>) {
    ^bb0(%in: f64, %in_72: f64, %out: f64):
      %191 = arith.subf %in, %in_72 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x32xf64>
    %99 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %98 : tensor<2x7x32xf64>, tensor<2x7x32xf64>) outs(%12 : tensor<2x7x32xf64>) {
    ^bb0(%in: f64, %in_72: f64, %out: f64):
      %191 = arith.mulf %in, %in_72 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x32xf64>
    %100 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%99 : tensor<2x7x32xf64>) outs(%15 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.addf %in, %out : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %101 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<2x7x1xf64>) outs(%14 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.divf %in, %cst_8 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %102 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<2x7x1xf64>) outs(%22 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %191 = arith.truncf %in : f64 to f32
      linalg.yield %191 : f32
    } -> tensor<2x7x1xf32>
    %103 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%94 : tensor<2x7x32xf32>) outs(%24 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.addf %in, %out : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x1xf32>
    %104 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<2x7x1xf32>) outs(%22 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.divf %in, %cst_9 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x1xf32>
    %105 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102 : tensor<2x7x1xf32>) outs(%22 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.truncf %cst_5 : f64 to f32
      %192 = arith.addf %in, %191 : f32
      linalg.yield %192 : f32
    } -> tensor<2x7x1xf32>
    %106 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<2x7x1xf32>) outs(%22 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = math.rsqrt %in : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x1xf32>
    %107 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %104 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.subf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %108 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107, %106 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.mulf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %109 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %arg20 : tensor<2x7x32xf32>, tensor<32xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.mulf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %110 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %arg21 : tensor<2x7x32xf32>, tensor<32xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.addf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %collapsed_39 = tensor.collapse_shape %110 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %transposed_40 = linalg.transpose ins(%arg22 : tensor<32x32xf32>) outs(%33 : tensor<32x32xf32>) permutation = [1, 0] 
    %111 = linalg.matmul ins(%collapsed_39, %transposed_40 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%35 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %112 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%111, %arg23 : tensor<14x32xf32>, tensor<32xf32>) outs(%34 : tensor<14x32xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.addf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<14x32xf32>
    %expanded_41 = tensor.expand_shape %112 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf32> into tensor<2x7x2x16xf32>
    %transposed_42 = linalg.transpose ins(%expanded_41 : tensor<2x7x2x16xf32>) outs(%38 : tensor<2x2x7x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_43 = linalg.transpose ins(%arg24 : tensor<32x32xf32>) outs(%33 : tensor<32x32xf32>) permutation = [1, 0] 
    %113 = linalg.matmul ins(%collapsed_39, %transposed_43 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%35 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %114 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%113, %arg25 : tensor<14x32xf32>, tensor<32xf32>) outs(%34 : tensor<14x32xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.addf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<14x32xf32>
    %expanded_44 = tensor.expand_shape %114 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf32> into tensor<2x7x2x16xf32>
    %transposed_45 = linalg.transpose ins(%arg26 : tensor<32x32xf32>) outs(%33 : tensor<32x32xf32>) permutation = [1, 0] 
    %115 = linalg.matmul ins(%collapsed_39, %transposed_45 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%35 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %116 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%115, %arg27 : tensor<14x32xf32>, tensor<32xf32>) outs(%34 : tensor<14x32xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.addf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<14x32xf32>
    %expanded_46 = tensor.expand_shape %116 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf32> into tensor<2x7x2x16xf32>
    %transposed_47 = linalg.transpose ins(%expanded_46 : tensor<2x7x2x16xf32>) outs(%38 : tensor<2x2x7x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_48 = linalg.transpose ins(%expanded_44 : tensor<2x7x2x16xf32>) outs(%43 : tensor<2x2x16x7xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_49 = tensor.collapse_shape %transposed_42 [[0, 1], [2], [3]] : tensor<2x2x7x16xf32> into tensor<4x7x16xf32>
    %collapsed_50 = tensor.collapse_shape %transposed_48 [[0, 1], [2], [3]] : tensor<2x2x16x7xf32> into tensor<4x16x7xf32>
    %117 = linalg.batch_matmul ins(%collapsed_49, %collapsed_50 : tensor<4x7x16xf32>, tensor<4x16x7xf32>) outs(%45 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %expanded_51 = tensor.expand_shape %117 [[0, 1], [2], [3]] output_shape [2, 2, 7, 7] : tensor<4x7x7xf32> into tensor<2x2x7x7xf32>
    %118 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_51 : tensor<2x2x7x7xf32>) outs(%47 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.mulf %in, %cst_10 : f32
      linalg.yield %191 : f32
    } -> tensor<2x2x7x7xf32>
    %119 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%118, %cst_4 : tensor<2x2x7x7xf32>, tensor<2x1x7x7xi1>) outs(%47 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_72: i1, %out: f32):
      %191 = arith.uitofp %in_72 : i1 to f32
      %192 = arith.addf %in, %191 : f32
      linalg.yield %192 : f32
    } -> tensor<2x2x7x7xf32>
    %120:2 = linalg.generic {indexing_maps = [#map7, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%119 : tensor<2x2x7x7xf32>) outs(%53, %51 : tensor<2x2x7xf32>, tensor<2x2x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_72: i64):
      %191 = linalg.index 3 : index
      %192 = arith.index_cast %191 : index to i64
      %193 = arith.maximumf %in, %out : f32
      %194 = arith.cmpf ogt, %in, %out : f32
      %195 = arith.select %194, %192, %out_72 : i64
      linalg.yield %193, %195 : f32, i64
    } -> (tensor<2x2x7xf32>, tensor<2x2x7xi64>)
    %expanded_52 = tensor.expand_shape %120#0 [[0], [1], [2, 3]] output_shape [2, 2, 7, 1] : tensor<2x2x7xf32> into tensor<2x2x7x1xf32>
    %121 = linalg.generic {indexing_maps = [#map7, #map10, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119, %expanded_52 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%47 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.subf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<2x2x7x7xf32>
    %122 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121 : tensor<2x2x7x7xf32>) outs(%47 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = math.exp %in : f32
      linalg.yield %191 : f32
    } -> tensor<2x2x7x7xf32>
    %123 = linalg.generic {indexing_maps = [#map7, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%122 : tensor<2x2x7x7xf32>) outs(%58 : tensor<2x2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.addf %in, %out : f32
      linalg.yield %191 : f32
    } -> tensor<2x2x7x1xf32>
    %124 = linalg.generic {indexing_maps = [#map7, #map10, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%122, %123 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%47 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.divf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<2x2x7x7xf32>
    %collapsed_53 = tensor.collapse_shape %124 [[0, 1], [2], [3]] : tensor<2x2x7x7xf32> into tensor<4x7x7xf32>
    %collapsed_54 = tensor.collapse_shape %transposed_47 [[0, 1], [2], [3]] : tensor<2x2x7x16xf32> into tensor<4x7x16xf32>
    %125 = linalg.batch_matmul ins(%collapsed_53, %collapsed_54 : tensor<4x7x7xf32>, tensor<4x7x16xf32>) outs(%62 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %expanded_55 = tensor.expand_shape %125 [[0, 1], [2], [3]] output_shape [2, 2, 7, 16] : tensor<4x7x16xf32> into tensor<2x2x7x16xf32>
    %transposed_56 = linalg.transpose ins(%expanded_55 : tensor<2x2x7x16xf32>) outs(%64 : tensor<2x7x2x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_57 = tensor.collapse_shape %transposed_56 [[0, 1], [2, 3]] : tensor<2x7x2x16xf32> into tensor<14x32xf32>
    %transposed_58 = linalg.transpose ins(%arg28 : tensor<32x32xf32>) outs(%33 : tensor<32x32xf32>) permutation = [1, 0] 
    %126 = linalg.matmul ins(%collapsed_57, %transposed_58 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%35 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %127 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%126, %arg29 : tensor<14x32xf32>, tensor<32xf32>) outs(%34 : tensor<14x32xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.addf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<14x32xf32>
    %expanded_59 = tensor.expand_shape %127 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf32> into tensor<2x7x32xf32>
    %128 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_59, %110 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.addf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %129 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128 : tensor<2x7x32xf32>) outs(%12 : tensor<2x7x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %191 = arith.extf %in : f32 to f64
      linalg.yield %191 : f64
    } -> tensor<2x7x32xf64>
    %130 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%129 : tensor<2x7x32xf64>) outs(%15 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.addf %in, %out : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %131 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130 : tensor<2x7x1xf64>) outs(%14 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.divf %in, %cst_8 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %132 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129, %131 : tensor<2x7x32xf64>, tensor<2x7x1xf64>) outs(%12 : tensor<2x7x32xf64>) {
    ^bb0(%in: f64, %in_72: f64, %out: f64):
      %191 = arith.subf %in, %in_72 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x32xf64>
    %133 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132, %132 : tensor<2x7x32xf64>, tensor<2x7x32xf64>) outs(%12 : tensor<2x7x32xf64>) {
    ^bb0(%in: f64, %in_72: f64, %out: f64):
      %191 = arith.mulf %in, %in_72 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x32xf64>
    %134 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%133 : tensor<2x7x32xf64>) outs(%15 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.addf %in, %out : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %135 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134 : tensor<2x7x1xf64>) outs(%14 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.divf %in, %cst_8 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %136 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135 : tensor<2x7x1xf64>) outs(%22 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %191 = arith.truncf %in : f64 to f32
      linalg.yield %191 : f32
    } -> tensor<2x7x1xf32>
    %137 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%128 : tensor<2x7x32xf32>) outs(%24 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.addf %in, %out : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x1xf32>
    %138 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137 : tensor<2x7x1xf32>) outs(%22 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.divf %in, %cst_9 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x1xf32>
    %139 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136 : tensor<2x7x1xf32>) outs(%22 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.truncf %cst_5 : f64 to f32
      %192 = arith.addf %in, %191 : f32
      linalg.yield %192 : f32
    } -> tensor<2x7x1xf32>
    %140 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139 : tensor<2x7x1xf32>) outs(%22 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = math.rsqrt %in : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x1xf32>
    %141 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128, %138 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.subf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %142 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141, %140 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.mulf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %143 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142, %arg30 : tensor<2x7x32xf32>, tensor<32xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.mulf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %144 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143, %arg31 : tensor<2x7x32xf32>, tensor<32xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.addf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %collapsed_60 = tensor.collapse_shape %144 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %transposed_61 = linalg.transpose ins(%arg32 : tensor<48x32xf32>) outs(%84 : tensor<32x48xf32>) permutation = [1, 0] 
    %145 = linalg.matmul ins(%collapsed_60, %transposed_61 : tensor<14x32xf32>, tensor<32x48xf32>) outs(%86 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %146 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%145, %arg33 : tensor<14x48xf32>, tensor<48xf32>) outs(%85 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.addf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<14x48xf32>
    %expanded_62 = tensor.expand_shape %146 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %147 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_62 : tensor<2x7x48xf32>) outs(%89 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.divf %in, %cst_11 : f32
      %192 = math.erf %191 : f32
      %193 = arith.addf %192, %cst_2 : f32
      %194 = arith.mulf %193, %cst_3 : f32
      %195 = arith.mulf %in, %194 : f32
      linalg.yield %195 : f32
    } -> tensor<2x7x48xf32>
    %collapsed_63 = tensor.collapse_shape %147 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %transposed_64 = linalg.transpose ins(%arg34 : tensor<32x48xf32>) outs(%91 : tensor<48x32xf32>) permutation = [1, 0] 
    %148 = linalg.matmul ins(%collapsed_63, %transposed_64 : tensor<14x48xf32>, tensor<48x32xf32>) outs(%35 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %149 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%148, %arg35 : tensor<14x32xf32>, tensor<32xf32>) outs(%34 : tensor<14x32xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.addf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<14x32xf32>
    %expanded_65 = tensor.expand_shape %149 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf32> into tensor<2x7x32xf32>
    %150 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_65, %144 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.addf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %151 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150 : tensor<2x7x32xf32>) outs(%12 : tensor<2x7x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %191 = arith.extf %in : f32 to f64
      linalg.yield %191 : f64
    } -> tensor<2x7x32xf64>
    %152 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%151 : tensor<2x7x32xf64>) outs(%15 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.addf %in, %out : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %153 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152 : tensor<2x7x1xf64>) outs(%14 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.divf %in, %cst_8 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %154 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %153 : tensor<2x7x32xf64>, tensor<2x7x1xf64>) outs(%12 : tensor<2x7x32xf64>) {
    ^bb0(%in: f64, %in_72: f64, %out: f64):
      %191 = arith.subf %in, %in_72 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x32xf64>
    %155 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154, %154 : tensor<2x7x32xf64>, tensor<2x7x32xf64>) outs(%12 : tensor<2x7x32xf64>) {
    ^bb0(%in: f64, %in_72: f64, %out: f64):
      %191 = arith.mulf %in, %in_72 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x32xf64>
    %156 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%155 : tensor<2x7x32xf64>) outs(%15 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.addf %in, %out : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %157 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156 : tensor<2x7x1xf64>) outs(%14 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.divf %in, %cst_8 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %158 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157 : tensor<2x7x1xf64>) outs(%22 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %191 = arith.truncf %in : f64 to f32
      linalg.yield %191 : f32
    } -> tensor<2x7x1xf32>
    %159 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%150 : tensor<2x7x32xf32>) outs(%24 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.addf %in, %out : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x1xf32>
    %160 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159 : tensor<2x7x1xf32>) outs(%22 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.divf %in, %cst_9 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x1xf32>
    %161 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158 : tensor<2x7x1xf32>) outs(%22 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.truncf %cst_5 : f64 to f32
      %192 = arith.addf %in, %191 : f32
      linalg.yield %192 : f32
    } -> tensor<2x7x1xf32>
    %162 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161 : tensor<2x7x1xf32>) outs(%22 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = math.rsqrt %in : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x1xf32>
    %163 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150, %160 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.subf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %164 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163, %162 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.mulf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %165 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %arg36 : tensor<2x7x32xf32>, tensor<32xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.mulf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %166 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165, %arg37 : tensor<2x7x32xf32>, tensor<32xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.addf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %collapsed_66 = tensor.collapse_shape %166 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %transposed_67 = linalg.transpose ins(%arg39 : tensor<32x32xf32>) outs(%33 : tensor<32x32xf32>) permutation = [1, 0] 
    %167 = linalg.matmul ins(%collapsed_66, %transposed_67 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%35 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %168 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%167, %arg40 : tensor<14x32xf32>, tensor<32xf32>) outs(%34 : tensor<14x32xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.addf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<14x32xf32>
    %expanded_68 = tensor.expand_shape %168 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf32> into tensor<2x7x32xf32>
    %169 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_68 : tensor<2x7x32xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.divf %in, %cst_11 : f32
      %192 = math.erf %191 : f32
      %193 = arith.addf %192, %cst_2 : f32
      %194 = arith.mulf %193, %cst_3 : f32
      %195 = arith.mulf %in, %194 : f32
      linalg.yield %195 : f32
    } -> tensor<2x7x32xf32>
    %170 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<2x7x32xf32>) outs(%12 : tensor<2x7x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %191 = arith.extf %in : f32 to f64
      linalg.yield %191 : f64
    } -> tensor<2x7x32xf64>
    %171 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%170 : tensor<2x7x32xf64>) outs(%15 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.addf %in, %out : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %172 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171 : tensor<2x7x1xf64>) outs(%14 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.divf %in, %cst_8 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %173 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170, %172 : tensor<2x7x32xf64>, tensor<2x7x1xf64>) outs(%12 : tensor<2x7x32xf64>) {
    ^bb0(%in: f64, %in_72: f64, %out: f64):
      %191 = arith.subf %in, %in_72 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x32xf64>
    %174 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173, %173 : tensor<2x7x32xf64>, tensor<2x7x32xf64>) outs(%12 : tensor<2x7x32xf64>) {
    ^bb0(%in: f64, %in_72: f64, %out: f64):
      %191 = arith.mulf %in, %in_72 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x32xf64>
    %175 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%174 : tensor<2x7x32xf64>) outs(%15 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.addf %in, %out : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %176 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175 : tensor<2x7x1xf64>) outs(%14 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.divf %in, %cst_8 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %177 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176 : tensor<2x7x1xf64>) outs(%22 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %191 = arith.truncf %in : f64 to f32
      linalg.yield %191 : f32
    } -> tensor<2x7x1xf32>
    %178 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%169 : tensor<2x7x32xf32>) outs(%24 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.addf %in, %out : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x1xf32>
    %179 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178 : tensor<2x7x1xf32>) outs(%22 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.divf %in, %cst_9 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x1xf32>
    %180 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177 : tensor<2x7x1xf32>) outs(%22 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.truncf %cst_5 : f64 to f32
      %192 = arith.addf %in, %191 : f32
      linalg.yield %192 : f32
    } -> tensor<2x7x1xf32>
    %181 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180 : tensor<2x7x1xf32>) outs(%22 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = math.rsqrt %in : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x1xf32>
    %182 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169, %179 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.subf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %183 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182, %181 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.mulf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %184 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183, %arg41 : tensor<2x7x32xf32>, tensor<32xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.mulf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %185 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184, %arg42 : tensor<2x7x32xf32>, tensor<32xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.addf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %collapsed_69 = tensor.collapse_shape %185 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %186 = tensor.empty() : tensor<32x40xf32>
    %transposed_70 = linalg.transpose ins(%cst_6 : tensor<40x32xf32>) outs(%186 : tensor<32x40xf32>) permutation = [1, 0] 
    %187 = tensor.empty() : tensor<14x40xf32>
    %188 = linalg.fill ins(%cst_0 : f32) outs(%187 : tensor<14x40xf32>) -> tensor<14x40xf32>
    %189 = linalg.matmul ins(%collapsed_69, %transposed_70 : tensor<14x32xf32>, tensor<32x40xf32>) outs(%188 : tensor<14x40xf32>) -> tensor<14x40xf32>
    %190 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%189, %cst_7 : tensor<14x40xf32>, tensor<40xf32>) outs(%187 : tensor<14x40xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %191 = arith.addf %in, %in_72 : f32
      linalg.yield %191 : f32
    } -> tensor<14x40xf32>
    %expanded_71 = tensor.expand_shape %190 [[0, 1], [2]] output_shape [2, 7, 40] : tensor<14x40xf32> into tensor<2x7x40xf32>
    return %expanded_71 : tensor<2x7x40xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_40_32_torch.float32: "0x040000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F5CDFBBC74621E3C35535F3AA8020F3D055A55BBE948EDB902B1B43B79DFDEBBAE03CCBC104982BC4400B7BC09CAAABAB520BDBCC61A17BCF4C21BBBC1D7C53C383240BC089501BC170BA1BCCEB602BD315480BB2B8898BCD080DABC27FB743CA6ABFF3C4A648C3C2F918ABC29D7493C22DA72BB0B00FA3C120286BAC25D3BBC78E24C3A9DA7A03C130CFC3BFC91893CB79BE93C869EBDBCF48E7F3B422E19BC050B0239D28916BC61F109BD4E93DCBC8DBBB9BBDB40FA3C648349BAAD3327BB732BC2BCF27A9A3CB6EC81BCE5412BBCA5DDE1BCB2660EBDEB668D3B9FAB103C60E1653CE2897D3B59140E3C02EA15BCEE7CE93B764A02BCC7594EBCD2F8523C4B728ABCB3BFB23BC2C4CF3C00832B3B5ED4C5BBF4DC54BBAF84C4BB099E08BC8E4AD6BBE0339E3CDB659ABCC19AEB3CE8E18F3B7754B3BC0FDEFBBB93829BBB1830433C7B54DEBAC75D81BC7E697D3C360F823C94877ABC2DE7063D123C643C137CA13C4AE6A43CCED665391E03673DC4711B3DCECD7B3A0A73693CF823D53C17199CBCAF9DAC3C241DE03CC980983CE2BDEDBC320567BBCDFDB43C0EBA3C3BB6D094BC5D9EB83B1F6094BC98A00EBD5815BC3C278F803C9DF752BCDFCD91BCA422613D65DA5BBC5F361EBCA6D588BB4C0DDFBBDEE0963CB3B32E3D7231733C8926983C438EE9BA17A8C3BBF87EA0BBBBFCA23C33AE723C7D5F173C1EFDA1B9E57BDEBA2B4A52BB5E2B09BDA2306DBC74AC013B5A6B843A14447B3C0402B6BC56DA9CBC0B32A53C975500BC41AF06BBB901B5BB8535483BFD7A88BCB8559C3C804AB93CBE78553B3B4E89BCEC021CBC64BE47BBFBB2F8BAC6C497BC30F74DBC01C5B5BCAD09013C6229B23BAF3F2D3C1B3C783CD85C1D3C14DAA7BC302E6F3D0108E83B1723C1BCB0B11BBDE00FA53CA18544BDAF854EBCFC1821BDA09B2E3C5D5012BC4D892EBCEC5B1FBD071C353C30DFFD3C3208F9393B42B23C3E5EA8BCB8AA81BCC9EDE13BD50932BC5302ED3CF9D2243D17F8353CEB261D3C799574BCB87DE7BB3B0D7CBCFE2A003830BBCABB9B8994BC8F81C63C7A1F12BC73D3DA3C060B48BBF64596BCD80CFEBA1EA8C4BBF5B3373D4CA6583CCF9C1EBC59F8B03C09B593B8A14B48BDEE5D6B3C8CFDD13C10D2C03C4BCC04BC055C1D3D412C8FBC9CE5D2BC3C10B8BCC482273DC5E6E4BC87738DBCF98D353C7591F7BC3DC8C0BA348CFE3AF04480390F3BC33C4F8A943C2007F5BCEB1F94BC693F0DBC7849733B55C8223CD2BBCA3B6F5CDD3BF0E6503CAB8C123C8BAADB3CC668C7B96F05AA3CE1BE45BCA77A313C97E182BC069A0E3CE65B993B7C2F4EBB7C244D3CE58228BC843035BD0631ACB9AE18C2BBAB1A6DBCD7D0BF3CE745D7BCEF5BDBBB8BEC3CBCE286A7BC8F8FE9BC973C653C2F03C63C6A9163BC9378E93B3257CBBCABDF773DA57FD43C9DD51ABC3365CE3BB283543C67FF8C3C52CDFEBC36400ABDA79C0BBD6E59EF3BE80C1B3BFE7ACEBC6ED5BABC85DD633CC4F7E337DD7FB43BA5BAA03C66C3EABCE1D0CE3C9E0CAC3B3C0EB0BB26796C3C45B732BC191283BCE2EE08BAFE5E5C3C767499BCA5F64C3B2446D3BCA9CA9FBAE18C023DD02E89BC87CED93CF80A0FBB17D668BC053C553C5E7B4D399793213CFD42213CE4920F3C39677DBC87EA7ABC3932053B2BE6F93CEB5118BD08FD9A3CC9AE9CBC9EF8D63B7BA9FABCA70D23BCB0C7963CF0ED243DD704F93C1E2C103CFA28A0BCEE25BABC57094ABC3BF4D43BFD9091BCD9BE263D09F8C83C44BAB53B59A4923A24D75D3C37EC56BC05D70C3CB5527D3B82AB473C09D22BBCFBCBDC3B0775EEBB1264053D41C7953BAAAE3B3C38606B3CEFC628BC5B6CEC3C6F0968BDBD68F1BA9BDD3C3C081719BDE9E5CFBC800CC73BAAE151BCE2DD143C861D56BCC630853CD6110A3CAA9EE039BE51DB3A90FA3F3C8A2ABFBC094C70BC9746A13B10AB0C3CD2E5173BEB7CAFBBA02568BCBE97F03B6886803C80C4E6BC250A7BBC4B2501BD5B5F35BCA97B88BC0279A53CAE146F39B6308BBB0E6AFF3B2644A13C8D35173CE7E3543D905DB8BBAA33253D6598B93C77379CBC79FF7A3CB09D0DBDE02A51BD572514BA6E2B603CCA846BBB17AFA0BC739EA7BC6EA089BBC271133B26DA3FBD0AC0FEBB130D3DBB386F9E3BDBCE6FBA49289C3BDE8C853C74B1C4BB3897FA3C58ED5A3C66D577BCE24E15BCCF5B03BD1576FC3C7CBC47BB13C27ABC2FDDEA3A17A5C13A27F4FBBC0511D1BC69A6D1BB037408BDA38FFBBCD6F497BC22D38E3C25C328BB145C93BCB674A3BC9E0C3DBD0B5BCEBC7B47A1BCC5754DB85990663C4B7B4E3C2D99833CDE21743BF5F11ABCD9FCD7BB7C1110BC02F8843C178F31BD103291BCEFB9EA3B152DE63C0F91B6BC3C4F4B3CD8A9563CF3452F3C1D3E6C3C101809BD0F752DBB865296BCDD6312BC2CE0D43CD3084FBCE231CB3C5C3BC3BABB00553BF030B73C8D2CA63BD94B6C3C8642D63BEBDFAF3C1809D63BD7E2AABBF3BF2B3D85FDDB3B8B472ABC10FB0FBC1B8339BC2F73CC3B37DB513C056C263D32CA0C3D7281D93C7370323CD73AF23CD7590BBC8387F8BBF845373CF0330BBD9737853BD660073C6FEF773B4F98EDBCC659C2BC1E7EA5BC2925A3BBF1C71F3C98BC64BAB4D95BBC6463093B268BA7BB9388A43B50D19E3CDD0F1BBC62D7133C56FF00BD37D5173DAF24D03C4C3D963C9874FCBCA11A413C04EA133B5DFCBD3CCE5D1FBCC2E8513B5DDBE8BCAAC1D1BBB8B0C3BC3ED4243B3426BB3B5BAF6ABD0B4D76BC264EC0BCE6AF6F3C9C15B13B8B9A543CEB66A9BCCE4E1FBD41B3093C89A2D6BBE978363DAD8317BC90B505BA44E885BC398DBDBC265C9739F9400F3CAC2C633CFC45383BAEABD5BCE27DBF3C18BDF7BC876794BCE9DAF93B1A1A97BCEB125EBC420C963C1BEFDB3C451FE43CB91E33BC0C18203CDE431EBB1E9F30BDF4B9C4BC27ADA5BC17986ABC73589FBC0B30A7BC9A1C843BC493623A5BE20F3C69E513BDE9A4F63C7CEB5C3B60E5053D0DB143BC0D3886BBAB2116BD67B204BC5E71583BCB07EE3C0CD6733C7555943C1DEC27BCF33E32BD1F4197BC921ADBBCD44245BC67824B3C4922E8BC8FF98ABCBEACD33C3CACE7BC8580E4BB85D42BBD80CACA3B2B6B833A0004903C4EE9143BF08E14BB469DEFBB407AC83C5B03B03CE4093C3CD26C253DA1ACC33C8BAD28BB00BB3ABC982FC53B6D799ABC2410C0BCF046F4BB5343DD3C18EA8DBC6642303C4406BFBBD9A1853CCF2B5BBC6D51303CA0BE063DDDFFCABC596AEBB97732553BCDE62D3D8997B5BCAF23E3BB390C97BCD72FA6BCBC2F3C3D5CA1E13CBEE69ABCC3D519BC537ADF39505389BA7201D73C5EBAAB3C9B7D053D8F7BB53C106B2B3C6A58573C73D03DBC61EADCBC047501BCB507FFBC4B7353BDD881123C1BC4963B853B213B7CAB193C75405ABCAE6E9D3C412F313C10F3F73C60829CBB787938BC346610BC09E745BCF8FBF6BB2F970A3DA24B34BCBFD10DBDE137E7BB621511BC47DD6E3C4656273C19BEBE3A6990B5BC04A08DBBC153F1BCC7381ABD4064ED3B72BF80BCBDE9123DE921BCBCABB0403B6CD0633C7E0E7FBC40FBC6BB546D07BDA1A39E3C58FDE33ABEC3CE3C8FD4F6BC21C8243DCB1EB8BC9AE9813B733FEABC4A61A7BB1BA972BCFDAD96B9394595BC8BCFA33B4ADFF7BCA90DA3BAA75F8FBC137DD5BCE09B0A3DDDCA723C85CC293C01C24DBDAA8D9CBC4EFD9DBCDC07A5BC37DF863C84F60C3CF424A2BB9C01E2BA5565573B7C69A83C946602BD020F35BBA9A0E2BCFD443BBD69999ABC5A2C8F3BC52E043DB663ADBCCDA6063B283C8DBB6FFCE03BDDC4293A61F16D3BD9C4B5BC6B4A01BCB7F6C7BB1DDAB9BC8E1D2C3C6B9401BD93CD7F39AB33C73B046D0DBD2FE3B63CB0651F3C15BD533CDE50773B60B06ABCA11D0FBDAA33123C50FE073C30C990BCBDC20FBC874115BDB823E2BBB976A8BCAF9A5ABCF461433D227967BCA0BF0C3BD0E7C0BB9354D2BB418249BC85AC2E3CF2A700BC66A40F3C1E01A23CB2F452BC9C14A7BC93AE24BA8C47903C10AA29BCEC867F3AAB103C3DF8DDEFBC57E88FBC04810EBCB9CB753D030F203D86A003BDCC367C3CC9818FBC3B87CCBCE16E73BADB5C58BCA17837BCB7169C3CEB310EBCED3B3F3B14DC2EBC42BDBBBC7206ABBAABEF40BD465107BDFCB8073C868B953B616A703A72854FBD6D2741BD24708DBCF530C43B597E7BB8EF2D813A4F40DDBB56CD8D3CB631ACBC806099BCB255D23A6D199D3BA491D53C8B375A3CD487A73BA2246EBB86AFB23CAD63073C1438A43CDCB25D3C74A68F3A76511B3C7B7081BC594BA1BC9C031C3C690D5F3A9C5368BB13CDEB3B62AF2EBB2D5E093C74B325BC72CC1DBA4B57DB3B581AB63CDE4B383D7991DB3BF9EF4EBB139BA83B41EDE53A4549B53C8B6E693A38E16F3C55E77B3C6777883C8D85C9BCD456FDBBBB96543D13222DBC4B39243C161D0A3C92D835BD672D803C3CCC28BC193221BCF8784B3CC6EED43B0BBF90BC9C5764BCD74EC0BB6E87893CB32ABE3BF752103B2053DF3C0F1EB2BC89DD2EBDCD2F083C6ACCC13C9E89EFBCAA94D1BB4F23E6BC90AA60BCE030933CE3ADFABC0F707EBC43B378BC11FD123BDE354E3BEC2C683CB61015BDFC9D083AAAAF9D3BFB61C2BC395EACBCBBF9843C19EA8FBC1561103DD6BB04BC294935BD756C843C4A250DBDE9EB90BCEB48B03CD6CCA13AE6FABA3B6CF9D8BC258F54BD49C4E23B0BE6743B8D1B41BC0C4178BC470B713DA7D4A33C687D193C7F3689BCB4A6EFBBB2E9043DE6A7633D1ACD153D270FCE3C485EA03BF14B963CE1AF2D3CE91FFD3B84BECB3B1092C13C77EAE53CEEC48F3C8E88AEBCF00976BCBD14843B9D3CDCBCBD25563C14F06C3CE69326BA0B7FD93B86B42E3C61395DBD5BC9293B0BECC63C69B92B3C834081BD3FF6063CF3327DBC6AB1DD3B8BF06ABCCF4A483D62D1D3BCAAE3E9BB1D81AFBC20F77D3CD8957D3915DC59BBC4CECE3C44BC563C95E734BCA3D1F5BCD26F14BDE89A84BCEF5F293D130FC0BCB9390ABDF2CA01BC5EDFCFBC9968353C029F083D614B36BB938B8BBCD90823BBF36F37BC4ADCC2BAF79E9EBA924F0A3D38D868BCE4FC88BB3E0BBABAD04523BC224704BD872E28BD267D9C3CE2239FBB79F7EB3A89CA82BC898838BCBC7F7B39752C55BC2EDE29BC69D598BC37F83FBD8DF2B4BC65E9C0BBC0DAA43BD135813B37F1AA3C6C766A3B4B54F03B71D09E3CC73FDB3C8FBFD43AF94193BCE59D303C42769D3BD5BBBE3BDDF1433CF7B2FABA4F7BFABC869986B939C26B3CE0D8143BC12F2A3C8AF13D3C42B7853BF888D43B07F8BA3BD4123F3C6ECABCBAB8065E3B9EE287BC943B27BD39FA083DB508DB3BA2CA923C922EACBC441057BB854ABABBF7C6053DFD3591BBF6099ABC705597BCE206F33AE2C7D5BC3EBBC6386EE21A3D08D41DBD293218BBC0AD1A3C00D308BD9BC09D3C3463923CED05ABBA852AA13B82895B3C544C04BC76AE1A3C4F81AEBCD35F4A3C0946A4BC2C305B3C78B2533C587657BBDB45ABBCE1ECA6BBD88A793BDDFE5BBC2FDC81BAC1D570BCF7200739DB5BCCBC010EFF3C5E229FBC0751A9BBA4ACD73B2B85A23C5DE59A3C3039B2BBA93487BC451475BC75C8093B84AD92BB74FF183CFD2D083D39509CBCBD8F13BC3660AABB047E48BB841D17BCFD3E9DBCB35B10BDB937123D6FF312BD1BFA0B3CB8D2BFBC774751BBB7E16EBC36BB19BCE926F03B3267E9BBADCA0C3D1DC0A7BC90AC4DB87F9711BBE40680BCF7EBC6BBD594743BD0ACCF3C70E294BC530814BC7D20273B4C80E33C2187B0BC745203BD1E8B543BFEBF14BC0683453C8FC1D93B722BEDBCB841FEBBFBEED1BCA2BF9D3C0C7E8C3C66513E3C3F700BBCA058D9BC1D3EBE3C025BF2BB1850F0BC249D603C37A1D2BBE643A63BD5EE61BCD72DF5BC465A923C1365683CF2FCF6BB979C103D2410A03C67DFB23BE940DE3C12CB2DBCACCC74BC028B9A3BB98949BB1361573CA5B8393C6BC57B3C953AFD3CA4ACA53CFBD3713BF4F3BABC508BBD3B9994B9BCEFE02FBCA1C0AC3CE2A4D3BC8C47E03A3CCECFBC4FC6A83CEE9ACEBCA6A8A83CF3ED28BCE0AD9B3CB4A99A3C758022BC8586963BABB3CD3CC93B3BBDD712283C6B8914BDD22CE93BAD9A193BBD27493CE3A30FBC54B4553C9DBCCA3CBF5703BBF202573D95AFC8BCE6D2D23BCA59A73CE97F66BBAA0F893C9894D6BBA568253CC1E1293AF4E052BC605E9D3C4717C3BB18CE5CBC81E617BDA3D61ABBE676E2BB1B0ED73BBBA3B73C6191383DB2FFC33B2AC94FBCD90E9C3C0E78FDBCBEE8CD3C2DAAA03C26A8823C556B543B8078FABCD06E3BBB7062553C4F44B73B4C26073C041184BD67CB9CBBDFCAA2BC4189743D600A30BC8799053CFE6CCABC10421EBCB382E7BC9E0C293D0D2EA33CDFAB863CEB8D07BC80BE9ABC54BB1DBC6F00A93CB6D406BD74870A3C59D1323D4D24C0BC542D233D0B9431BDF53D3ABCEADF2C3B93E673BC2951B73CBB4B0ABC4A85333C301031BD0EAC6C3C57E907BD25E58D3C4536BFBA40052ABCD23D08BC663C143C80EC8F3BB1AB843BF51EC5BBF746B5BCBE38A23C1AB80F3C2F1A3E3BEEDD4ABC3EA6A4BC7C7C5BBB1C1A963BD9FA12BC3487083CCD4015BD64B3D93CC5B6193C042F9B3C5B32093DFBC40ABBE95EF93C3C26E0BB7557D93C29418ABC97E3D03CF75BD0BB9B5616BD7F54073C069274BC3DB83E3DDC87653C1C4AC83C0523EABC6772E8BB0AE0D13CC4981C3C34569DBB4FDFD13C89C1183C709B3EBD0E93C7BB3A5A0BBDD775343C929CC63C2C9DEF3C36AA863CF346FCBB3EC0883C9E1F273CA25005BC8916303CFAD715BD9C3A7D3C3F8D9DBC53128EBCD64BA63CDC365B3BBDCB26BC118787BC9068D83C79A4CD3B876039BD4C41F43C05C563BC72FECA3CBCABCD3C89D9CEBBABD397BCFA4193BCD0343E3C525ADABC7005EA3B6C045FBB522F033D0246A0BAF6DDA63C522D64BC1C67AC3A74C013BD",
      torch_tensor_40_torch.float32: "0x0400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_1_32_torch.int64: "0x0800000000000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F0000000000000010000000000000001100000000000000120000000000000013000000000000001400000000000000150000000000000016000000000000001700000000000000180000000000000019000000000000001A000000000000001B000000000000001C000000000000001D000000000000001E000000000000001F00000000000000",
      torch_tensor_1_32_torch.int64_1: "0x0800000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"
    }
  }
#-}
