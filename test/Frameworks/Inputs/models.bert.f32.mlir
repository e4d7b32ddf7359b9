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
    %c0 = arith.constant 0 : index
    %cst_6 = arith.constant 3.200000e+01 : f64
    %cst_7 = arith.constant 3.200000e+01 : f32
    %cst_8 = arith.constant 2.500000e-01 : f32
    %cst_9 = arith.constant 1.41421354 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_10 = arith.constant dense_resource<torch_tensor_1_32_torch.int64> : tensor<1x32xi64>
    %cst_11 = arith.constant dense_resource<torch_tensor_1_32_torch.int64_1> : tensor<1x32xi64>
    %extracted_slice = tensor.extract_slice %cst_10[0, 0] [1, 7] [1, 1] : tensor<1x32xi64> to tensor<1x7xi64>
    %0 = tensor.empty() : tensor<1x7xi64>
    %1 = linalg.fill ins(%c0_i64 : i64) outs(%0 : tensor<1x7xi64>) -> tensor<1x7xi64>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<1x7xi64>) outs(%1 : tensor<1x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %191 = arith.index_cast %in : i64 to index
      %192 = arith.cmpi slt, %191, %c32 : index
      cf.assert %192, "index must be smaller than dim size"
      %193 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %193, "index must be larger or equal to 0"
      %extracted = tensor.extract %cst_11[%c0, %191] : tensor<1x32xi64>
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
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.addf %in, %in_70 : f32
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
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.addf %in, %in_70 : f32
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
      %191 = arith.divf %in, %cst_6 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %18 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %17 : tensor<2x7x32xf64>, tensor<2x7x1xf64>) outs(%12 : tensor<2x7x32xf64>) {
    ^bb0(%in: f64, %in_70: f64, %out: f64):
      %191 = arith.subf %in, %in_70 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x32xf64>
    %19 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %18 : tensor<2x7x32xf64>, tensor<2x7x32xf64>) outs(%12 : tensor<2x7x32xf64>) {
    ^bb0(%in: f64, %in_70: f64, %out: f64):
      %191 = arith.mulf %in, %in_70 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x32xf64>
    %20 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%19 : tensor<2x7x32xf64>) outs(%15 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.addf %in, %out : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %21 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<2x7x1xf64>) outs(%14 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.divf %in, %cst_6 : f64
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
      %191 = arith.divf %in, %cst_7 : f32
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
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.subf %in, %in_70 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %30 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %28 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.mulf %in, %in_70 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %31 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30, %arg4 : tensor<2x7x32xf32>, tensor<32xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.mulf %in, %in_70 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %arg5 : tensor<2x7x32xf32>, tensor<32xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.addf %in, %in_70 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %collapsed_12 = tensor.collapse_shape %32 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %33 = tensor.empty() : tensor<32x32xf32>
    %transposed = linalg.transpose ins(%arg6 : tensor<32x32xf32>) outs(%33 : tensor<32x32xf32>) permutation = [1, 0] 
    %34 = tensor.empty() : tensor<14x32xf32>
    %35 = linalg.fill ins(%cst_0 : f32) outs(%34 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %36 = linalg.matmul ins(%collapsed_12, %transposed : tensor<14x32xf32>, tensor<32x32xf32>) outs(%35 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%36, %arg7 : tensor<14x32xf32>, tensor<32xf32>) outs(%34 : tensor<14x32xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.addf %in, %in_70 : f32
      linalg.yield %191 : f32
    } -> tensor<14x32xf32>
    %expanded = tensor.expand_shape %37 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf32> into tensor<2x7x2x16xf32>
    %38 = tensor.empty() : tensor<2x2x7x16xf32>
    %transposed_13 = linalg.transpose ins(%expanded : tensor<2x7x2x16xf32>) outs(%38 : tensor<2x2x7x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_14 = linalg.transpose ins(%arg8 : tensor<32x32xf32>) outs(%33 : tensor<32x32xf32>) permutation = [1, 0] 
    %39 = linalg.matmul ins(%collapsed_12, %transposed_14 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%35 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%39, %arg9 : tensor<14x32xf32>, tensor<32xf32>) outs(%34 : tensor<14x32xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.addf %in, %in_70 : f32
      linalg.yield %191 : f32
    } -> tensor<14x32xf32>
    %expanded_15 = tensor.expand_shape %40 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf32> into tensor<2x7x2x16xf32>
    %transposed_16 = linalg.transpose ins(%arg10 : tensor<32x32xf32>) outs(%33 : tensor<32x32xf32>) permutation = [1, 0] 
    %41 = linalg.matmul ins(%collapsed_12, %transposed_16 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%35 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%41, %arg11 : tensor<14x32xf32>, tensor<32xf32>) outs(%34 : tensor<14x32xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.addf %in, %in_70 : f32
      linalg.yield %191 : f32
    } -> tensor<14x32xf32>
    %expanded_17 = tensor.expand_shape %42 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf32> into tensor<2x7x2x16xf32>
    %transposed_18 = linalg.transpose ins(%expanded_17 : tensor<2x7x2x16xf32>) outs(%38 : tensor<2x2x7x16xf32>) permutation = [0, 2, 1, 3] 
    %43 = tensor.empty() : tensor<2x2x16x7xf32>
    %transposed_19 = linalg.transpose ins(%expanded_15 : tensor<2x7x2x16xf32>) outs(%43 : tensor<2x2x16x7xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_20 = tensor.collapse_shape %transposed_13 [[0, 1], [2], [3]] : tensor<2x2x7x16xf32> into tensor<4x7x16xf32>
    %collapsed_21 = tensor.collapse_shape %transposed_19 [[0, 1], [2], [3]] : tensor<2x2x16x7xf32> into tensor<4x16x7xf32>
    %44 = tensor.empty() : tensor<4x7x7xf32>
    %45 = linalg.fill ins(%cst_0 : f32) outs(%44 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %46 = linalg.batch_matmul ins(%collapsed_20, %collapsed_21 : tensor<4x7x16xf32>, tensor<4x16x7xf32>) outs(%45 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %expanded_22 = tensor.expand_shape %46 [[0, 1], [2], [3]] output_shape [2, 2, 7, 7] : tensor<4x7x7xf32> into tensor<2x2x7x7xf32>
    %47 = tensor.empty() : tensor<2x2x7x7xf32>
    %48 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_22 : tensor<2x2x7x7xf32>) outs(%47 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.mulf %in, %cst_8 : f32
      linalg.yield %191 : f32
    } -> tensor<2x2x7x7xf32>
    %49 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %cst_4 : tensor<2x2x7x7xf32>, tensor<2x1x7x7xi1>) outs(%47 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_70: i1, %out: f32):
      %191 = arith.uitofp %in_70 : i1 to f32
      %192 = arith.addf %in, %191 : f32
      linalg.yield %192 : f32
    } -> tensor<2x2x7x7xf32>
    %50 = tensor.empty() : tensor<2x2x7xi64>
    %51 = linalg.fill ins(%c0_i64 : i64) outs(%50 : tensor<2x2x7xi64>) -> tensor<2x2x7xi64>
    %52 = tensor.empty() : tensor<2x2x7xf32>
    %53 = linalg.fill ins(%cst_1 : f32) outs(%52 : tensor<2x2x7xf32>) -> tensor<2x2x7xf32>
    %54:2 = linalg.generic {indexing_maps = [#map7, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%49 : tensor<2x2x7x7xf32>) outs(%53, %51 : tensor<2x2x7xf32>, tensor<2x2x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_70: i64):
      %191 = linalg.index 3 : index
      %192 = arith.index_cast %191 : index to i64
      %193 = arith.maximumf %in, %out : f32
      %194 = arith.cmpf ogt, %in, %out : f32
      %195 = arith.select %194, %192, %out_70 : i64
      linalg.yield %193, %195 : f32, i64
    } -> (tensor<2x2x7xf32>, tensor<2x2x7xi64>)
    %expanded_23 = tensor.expand_shape %54#0 [[0], [1], [2, 3]] output_shape [2, 2, 7, 1] : tensor<2x2x7xf32> into tensor<2x2x7x1xf32>
    %55 = linalg.generic {indexing_maps = [#map7, #map10, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49, %expanded_23 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%47 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.subf %in, %in_70 : f32
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
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.divf %in, %in_70 : f32
      linalg.yield %191 : f32
    } -> tensor<2x2x7x7xf32>
    %collapsed_24 = tensor.collapse_shape %60 [[0, 1], [2], [3]] : tensor<2x2x7x7xf32> into tensor<4x7x7xf32>
    %collapsed_25 = tensor.collapse_shape %transposed_18 [[0, 1], [2], [3]] : tensor<2x2x7x16xf32> into tensor<4x7x16xf32>
    %61 = tensor.empty() : tensor<4x7x16xf32>
    %62 = linalg.fill ins(%cst_0 : f32) outs(%61 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %63 = linalg.batch_matmul ins(%collapsed_24, %collapsed_25 : tensor<4x7x7xf32>, tensor<4x7x16xf32>) outs(%62 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %expanded_26 = tensor.expand_shape %63 [[0, 1], [2], [3]] output_shape [2, 2, 7, 16] : tensor<4x7x16xf32> into tensor<2x2x7x16xf32>
    %64 = tensor.empty() : tensor<2x7x2x16xf32>
    %transposed_27 = linalg.transpose ins(%expanded_26 : tensor<2x2x7x16xf32>) outs(%64 : tensor<2x7x2x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_28 = tensor.collapse_shape %transposed_27 [[0, 1], [2, 3]] : tensor<2x7x2x16xf32> into tensor<14x32xf32>
    %transposed_29 = linalg.transpose ins(%arg12 : tensor<32x32xf32>) outs(%33 : tensor<32x32xf32>) permutation = [1, 0] 
    %65 = linalg.matmul ins(%collapsed_28, %transposed_29 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%35 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%65, %arg13 : tensor<14x32xf32>, tensor<32xf32>) outs(%34 : tensor<14x32xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.addf %in, %in_70 : f32
      linalg.yield %191 : f32
    } -> tensor<14x32xf32>
    %expanded_30 = tensor.expand_shape %66 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf32> into tensor<2x7x32xf32>
    %67 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_30, %32 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.addf %in, %in_70 : f32
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
      %191 = arith.divf %in, %cst_6 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %71 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %70 : tensor<2x7x32xf64>, tensor<2x7x1xf64>) outs(%12 : tensor<2x7x32xf64>) {
    ^bb0(%in: f64, %in_70: f64, %out: f64):
      %191 = arith.subf %in, %in_70 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x32xf64>
    %72 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %71 : tensor<2x7x32xf64>, tensor<2x7x32xf64>) outs(%12 : tensor<2x7x32xf64>) {
    ^bb0(%in: f64, %in_70: f64, %out: f64):
      %191 = arith.mulf %in, %in_70 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x32xf64>
    %73 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%72 : tensor<2x7x32xf64>) outs(%15 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.addf %in, %out : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %74 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<2x7x1xf64>) outs(%14 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.divf %in, %cst_6 : f64
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
      %191 = arith.divf %in, %cst_7 : f32
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
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.subf %in, %in_70 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %81 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %79 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.mulf %in, %in_70 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %82 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %arg14 : tensor<2x7x32xf32>, tensor<32xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.mulf %in, %in_70 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %83 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82, %arg15 : tensor<2x7x32xf32>, tensor<32xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.addf %in, %in_70 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %collapsed_31 = tensor.collapse_shape %83 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %84 = tensor.empty() : tensor<32x48xf32>
    %transposed_32 = linalg.transpose ins(%arg16 : tensor<48x32xf32>) outs(%84 : tensor<32x48xf32>) permutation = [1, 0] 
    %85 = tensor.empty() : tensor<14x48xf32>
    %86 = linalg.fill ins(%cst_0 : f32) outs(%85 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %87 = linalg.matmul ins(%collapsed_31, %transposed_32 : tensor<14x32xf32>, tensor<32x48xf32>) outs(%86 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%87, %arg17 : tensor<14x48xf32>, tensor<48xf32>) outs(%85 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.addf %in, %in_70 : f32
      linalg.yield %191 : f32
    } -> tensor<14x48xf32>
    %expanded_33 = tensor.expand_shape %88 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %89 = tensor.empty() : tensor<2x7x48xf32>
    %90 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_33 : tensor<2x7x48xf32>) outs(%89 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.divf %in, %cst_9 : f32
      %192 = math.erf %191 : f32
      %193 = arith.addf %192, %cst_2 : f32
      %194 = arith.mulf %193, %cst_3 : f32
      %195 = arith.mulf %in, %194 : f32
      linalg.yield %195 : f32
    } -> tensor<2x7x48xf32>
    %collapsed_34 = tensor.collapse_shape %90 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %91 = tensor.empty() : tensor<48x32xf32>
    %transposed_35 = linalg.transpose ins(%arg18 : tensor<32x48xf32>) outs(%91 : tensor<48x32xf32>) permutation = [1, 0] 
    %92 = linalg.matmul ins(%collapsed_34, %transposed_35 : tensor<14x48xf32>, tensor<48x32xf32>) outs(%35 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %93 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%92, %arg19 : tensor<14x32xf32>, tensor<32xf32>) outs(%34 : tensor<14x32xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.addf %in, %in_70 : f32
      linalg.yield %191 : f32
    } -> tensor<14x32xf32>
    %expanded_36 = tensor.expand_shape %93 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf32> into tensor<2x7x32xf32>
    %94 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_36, %83 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.addf %in, %in_70 : f32
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
      %191 = arith.divf %in, %cst_6 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %98 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %97 : tensor<2x7x32xf64>, tensor<2x7x1xf64>) outs(%12 : tensor<2x7x32xf64>) {
    ^bb0(%in: f64, %in_70: f64, %out: f64):
      %191 = arith.subf %in, %in_70 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x32xf64>
    %99 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %98 : tensor<2x7x32xf64>, tensor<2x7x32xf64>) outs(%12 : tensor<2x7x32xf64>) {
    ^bb0(%in: f64, %in_70: f64, %out: f64):
      %191 = arith.mulf %in, %in_70 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x32xf64>
    %100 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%99 : tensor<2x7x32xf64>) outs(%15 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.addf %in, %out : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %101 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<2x7x1xf64>) outs(%14 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.divf %in, %cst_6 : f64
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
      %191 = arith.divf %in, %cst_7 : f32
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
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.subf %in, %in_70 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %108 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107, %106 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.mulf %in, %in_70 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %109 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %arg20 : tensor<2x7x32xf32>, tensor<32xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.mulf %in, %in_70 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %110 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %arg21 : tensor<2x7x32xf32>, tensor<32xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.addf %in, %in_70 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %collapsed_37 = tensor.collapse_shape %110 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %transposed_38 = linalg.transpose ins(%arg22 : tensor<32x32xf32>) outs(%33 : tensor<32x32xf32>) permutation = [1, 0] 
    %111 = linalg.matmul ins(%collapsed_37, %transposed_38 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%35 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %112 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%111, %arg23 : tensor<14x32xf32>, tensor<32xf32>) outs(%34 : tensor<14x32xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.addf %in, %in_70 : f32
      linalg.yield %191 : f32
    } -> tensor<14x32xf32>
    %expanded_39 = tensor.expand_shape %112 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf32> into tensor<2x7x2x16xf32>
    %transposed_40 = linalg.transpose ins(%expanded_39 : tensor<2x7x2x16xf32>) outs(%38 : tensor<2x2x7x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_41 = linalg.transpose ins(%arg24 : tensor<32x32xf32>) outs(%33 : tensor<32x32xf32>) permutation = [1, 0] 
    %113 = linalg.matmul ins(%collapsed_37, %transposed_41 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%35 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %114 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%113, %arg25 : tensor<14x32xf32>, tensor<32xf32>) outs(%34 : tensor<14x32xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.addf %in, %in_70 : f32
      linalg.yield %191 : f32
    } -> tensor<14x32xf32>
    %expanded_42 = tensor.expand_shape %114 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf32> into tensor<2x7x2x16xf32>
    %transposed_43 = linalg.transpose ins(%arg26 : tensor<32x32xf32>) outs(%33 : tensor<32x32xf32>) permutation = [1, 0] 
    %115 = linalg.matmul ins(%collapsed_37, %transposed_43 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%35 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %116 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%115, %arg27 : tensor<14x32xf32>, tensor<32xf32>) outs(%34 : tensor<14x32xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.addf %in, %in_70 : f32
      linalg.yield %191 : f32
    } -> tensor<14x32xf32>
    %expanded_44 = tensor.expand_shape %116 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf32> into tensor<2x7x2x16xf32>
    %transposed_45 = linalg.transpose ins(%expanded_44 : tensor<2x7x2x16xf32>) outs(%38 : tensor<2x2x7x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_46 = linalg.transpose ins(%expanded_42 : tensor<2x7x2x16xf32>) outs(%43 : tensor<2x2x16x7xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_47 = tensor.collapse_shape %transposed_40 [[0, 1], [2], [3]] : tensor<2x2x7x16xf32> into tensor<4x7x16xf32>
    %collapsed_48 = tensor.collapse_shape %transposed_46 [[0, 1], [2], [3]] : tensor<2x2x16x7xf32> into tensor<4x16x7xf32>
    %117 = linalg.batch_matmul ins(%collapsed_47, %collapsed_48 : tensor<4x7x16xf32>, tensor<4x16x7xf32>) outs(%45 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %expanded_49 = tensor.expand_shape %117 [[0, 1], [2], [3]] output_shape [2, 2, 7, 7] : tensor<4x7x7xf32> into tensor<2x2x7x7xf32>
    %118 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_49 : tensor<2x2x7x7xf32>) outs(%47 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.mulf %in, %cst_8 : f32
      linalg.yield %191 : f32
    } -> tensor<2x2x7x7xf32>
    %119 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%118, %cst_4 : tensor<2x2x7x7xf32>, tensor<2x1x7x7xi1>) outs(%47 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_70: i1, %out: f32):
      %191 = arith.uitofp %in_70 : i1 to f32
      %192 = arith.addf %in, %191 : f32
      linalg.yield %192 : f32
    } -> tensor<2x2x7x7xf32>
    %120:2 = linalg.generic {indexing_maps = [#map7, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%119 : tensor<2x2x7x7xf32>) outs(%53, %51 : tensor<2x2x7xf32>, tensor<2x2x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_70: i64):
      %191 = linalg.index 3 : index
      %192 = arith.index_cast %191 : index to i64
      %193 = arith.maximumf %in, %out : f32
      %194 = arith.cmpf ogt, %in, %out : f32
      %195 = arith.select %194, %192, %out_70 : i64
      linalg.yield %193, %195 : f32, i64
    } -> (tensor<2x2x7xf32>, tensor<2x2x7xi64>)
    %expanded_50 = tensor.expand_shape %120#0 [[0], [1], [2, 3]] output_shape [2, 2, 7, 1] : tensor<2x2x7xf32> into tensor<2x2x7x1xf32>
    %121 = linalg.generic {indexing_maps = [#map7, #map10, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119, %expanded_50 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%47 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.subf %in, %in_70 : f32
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
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.divf %in, %in_70 : f32
      linalg.yield %191 : f32
    } -> tensor<2x2x7x7xf32>
    %collapsed_51 = tensor.collapse_shape %124 [[0, 1], [2], [3]] : tensor<2x2x7x7xf32> into tensor<4x7x7xf32>
    %collapsed_52 = tensor.collapse_shape %transposed_45 [[0, 1], [2], [3]] : tensor<2x2x7x16xf32> into tensor<4x7x16xf32>
    %125 = linalg.batch_matmul ins(%collapsed_51, %collapsed_52 : tensor<4x7x7xf32>, tensor<4x7x16xf32>) outs(%62 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %expanded_53 = tensor.expand_shape %125 [[0, 1], [2], [3]] output_shape [2, 2, 7, 16] : tensor<4x7x16xf32> into tensor<2x2x7x16xf32>
    %transposed_54 = linalg.transpose ins(%expanded_53 : tensor<2x2x7x16xf32>) outs(%64 : tensor<2x7x2x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_55 = tensor.collapse_shape %transposed_54 [[0, 1], [2, 3]] : tensor<2x7x2x16xf32> into tensor<14x32xf32>
    %transposed_56 = linalg.transpose ins(%arg28 : tensor<32x32xf32>) outs(%33 : tensor<32x32xf32>) permutation = [1, 0] 
    %126 = linalg.matmul ins(%collapsed_55, %transposed_56 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%35 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %127 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%126, %arg29 : tensor<14x32xf32>, tensor<32xf32>) outs(%34 : tensor<14x32xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.addf %in, %in_70 : f32
      linalg.yield %191 : f32
    } -> tensor<14x32xf32>
    %expanded_57 = tensor.expand_shape %127 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf32> into tensor<2x7x32xf32>
    %128 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_57, %110 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.addf %in, %in_70 : f32
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
      %191 = arith.divf %in, %cst_6 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %132 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129, %131 : tensor<2x7x32xf64>, tensor<2x7x1xf64>) outs(%12 : tensor<2x7x32xf64>) {
    ^bb0(%in: f64, %in_70: f64, %out: f64):
      %191 = arith.subf %in, %in_70 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x32xf64>
    %133 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132, %132 : tensor<2x7x32xf64>, tensor<2x7x32xf64>) outs(%12 : tensor<2x7x32xf64>) {
    ^bb0(%in: f64, %in_70: f64, %out: f64):
      %191 = arith.mulf %in, %in_70 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x32xf64>
    %134 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%133 : tensor<2x7x32xf64>) outs(%15 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.addf %in, %out : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %135 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134 : tensor<2x7x1xf64>) outs(%14 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.divf %in, %cst_6 : f64
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
      %191 = arith.divf %in, %cst_7 : f32
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
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.subf %in, %in_70 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %142 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141, %140 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.mulf %in, %in_70 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %143 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142, %arg30 : tensor<2x7x32xf32>, tensor<32xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.mulf %in, %in_70 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %144 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143, %arg31 : tensor<2x7x32xf32>, tensor<32xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.addf %in, %in_70 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %collapsed_58 = tensor.collapse_shape %144 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %transposed_59 = linalg.transpose ins(%arg32 : tensor<48x32xf32>) outs(%84 : tensor<32x48xf32>) permutation = [1, 0] 
    %145 = linalg.matmul ins(%collapsed_58, %transposed_59 : tensor<14x32xf32>, tensor<32x48xf32>) outs(%86 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %146 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%145, %arg33 : tensor<14x48xf32>, tensor<48xf32>) outs(%85 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.addf %in, %in_70 : f32
      linalg.yield %191 : f32
    } -> tensor<14x48xf32>
    %expanded_60 = tensor.expand_shape %146 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %147 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_60 : tensor<2x7x48xf32>) outs(%89 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.divf %in, %cst_9 : f32
      %192 = math.erf %191 : f32
      %193 = arith.addf %192, %cst_2 : f32
      %194 = arith.mulf %193, %cst_3 : f32
      %195 = arith.mulf %in, %194 : f32
      linalg.yield %195 : f32
    } -> tensor<2x7x48xf32>
    %collapsed_61 = tensor.collapse_shape %147 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %transposed_62 = linalg.transpose ins(%arg34 : tensor<32x48xf32>) outs(%91 : tensor<48x32xf32>) permutation = [1, 0] 
    %148 = linalg.matmul ins(%collapsed_61, %transposed_62 : tensor<14x48xf32>, tensor<48x32xf32>) outs(%35 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %149 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%148, %arg35 : tensor<14x32xf32>, tensor<32xf32>) outs(%34 : tensor<14x32xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.addf %in, %in_70 : f32
      linalg.yield %191 : f32
    } -> tensor<14x32xf32>
    %expanded_63 = tensor.expand_shape %149 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf32> into tensor<2x7x32xf32>
    %150 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_63, %144 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.addf %in, %in_70 : f32
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
      %191 = arith.divf %in, %cst_6 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %154 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %153 : tensor<2x7x32xf64>, tensor<2x7x1xf64>) outs(%12 : tensor<2x7x32xf64>) {
    ^bb0(%in: f64, %in_70: f64, %out: f64):
      %191 = arith.subf %in, %in_70 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x32xf64>
    %155 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154, %154 : tensor<2x7x32xf64>, tensor<2x7x32xf64>) outs(%12 : tensor<2x7x32xf64>) {
    ^bb0(%in: f64, %in_70: f64, %out: f64):
      %191 = arith.mulf %in, %in_70 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x32xf64>
    %156 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%155 : tensor<2x7x32xf64>) outs(%15 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.addf %in, %out : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %157 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156 : tensor<2x7x1xf64>) outs(%14 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.divf %in, %cst_6 : f64
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
      %191 = arith.divf %in, %cst_7 : f32
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
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.subf %in, %in_70 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %164 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163, %162 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.mulf %in, %in_70 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %165 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %arg36 : tensor<2x7x32xf32>, tensor<32xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.mulf %in, %in_70 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %166 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165, %arg37 : tensor<2x7x32xf32>, tensor<32xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.addf %in, %in_70 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %collapsed_64 = tensor.collapse_shape %166 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %transposed_65 = linalg.transpose ins(%arg39 : tensor<32x32xf32>) outs(%33 : tensor<32x32xf32>) permutation = [1, 0] 
    %167 = linalg.matmul ins(%collapsed_64, %transposed_65 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%35 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %168 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%167, %arg40 : tensor<14x32xf32>, tensor<32xf32>) outs(%34 : tensor<14x32xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.addf %in, %in_70 : f32
      linalg.yield %191 : f32
    } -> tensor<14x32xf32>
    %expanded_66 = tensor.expand_shape %168 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf32> into tensor<2x7x32xf32>
    %169 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_66 : tensor<2x7x32xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.divf %in, %cst_9 : f32
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
      %191 = arith.divf %in, %cst_6 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %173 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170, %172 : tensor<2x7x32xf64>, tensor<2x7x1xf64>) outs(%12 : tensor<2x7x32xf64>) {
    ^bb0(%in: f64, %in_70: f64, %out: f64):
      %191 = arith.subf %in, %in_70 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x32xf64>
    %174 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173, %173 : tensor<2x7x32xf64>, tensor<2x7x32xf64>) outs(%12 : tensor<2x7x32xf64>) {
    ^bb0(%in: f64, %in_70: f64, %out: f64):
      %191 = arith.mulf %in, %in_70 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x32xf64>
    %175 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%174 : tensor<2x7x32xf64>) outs(%15 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.addf %in, %out : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %176 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175 : tensor<2x7x1xf64>) outs(%14 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.divf %in, %cst_6 : f64
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
      %191 = arith.divf %in, %cst_7 : f32
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
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.subf %in, %in_70 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %183 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182, %181 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.mulf %in, %in_70 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %184 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183, %arg41 : tensor<2x7x32xf32>, tensor<32xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.mulf %in, %in_70 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %185 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184, %arg42 : tensor<2x7x32xf32>, tensor<32xf32>) outs(%5 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.addf %in, %in_70 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x32xf32>
    %collapsed_67 = tensor.collapse_shape %185 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %186 = tensor.empty() : tensor<32x40xf32>
    %transposed_68 = linalg.transpose ins(%arg1 : tensor<40x32xf32>) outs(%186 : tensor<32x40xf32>) permutation = [1, 0] 
    %187 = tensor.empty() : tensor<14x40xf32>
    %188 = linalg.fill ins(%cst_0 : f32) outs(%187 : tensor<14x40xf32>) -> tensor<14x40xf32>
    %189 = linalg.matmul ins(%collapsed_67, %transposed_68 : tensor<14x32xf32>, tensor<32x40xf32>) outs(%188 : tensor<14x40xf32>) -> tensor<14x40xf32>
    %190 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%189, %arg38 : tensor<14x40xf32>, tensor<40xf32>) outs(%187 : tensor<14x40xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %191 = arith.addf %in, %in_70 : f32
      linalg.yield %191 : f32
    } -> tensor<14x40xf32>
    %expanded_69 = tensor.expand_shape %190 [[0, 1], [2]] output_shape [2, 7, 40] : tensor<14x40xf32> into tensor<2x7x40xf32>
    return %expanded_69 : tensor<2x7x40xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_1_32_torch.int64: "0x0800000000000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F0000000000000010000000000000001100000000000000120000000000000013000000000000001400000000000000150000000000000016000000000000001700000000000000180000000000000019000000000000001A000000000000001B000000000000001C000000000000001D000000000000001E000000000000001F00000000000000",
      torch_tensor_1_32_torch.int64_1: "0x0800000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"
    }
  }
#-}
