#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> ()>
#map7 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map10 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map11 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map12 = affine_map<(d0, d1, d2) -> (d2)>
#map13 = affine_map<(d0, d1) -> (d1)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x7xi64>, %arg1: tensor<40x32xf16>, %arg2: tensor<16x32xf16>, %arg3: tensor<32xf16>, %arg4: tensor<32xf16>, %arg5: tensor<32x96xf16>, %arg6: tensor<96xf16>, %arg7: tensor<32x32xf16>, %arg8: tensor<32xf16>, %arg9: tensor<32xf16>, %arg10: tensor<32xf16>, %arg11: tensor<32x128xf16>, %arg12: tensor<128xf16>, %arg13: tensor<128x32xf16>, %arg14: tensor<32xf16>, %arg15: tensor<32xf16>, %arg16: tensor<32xf16>, %arg17: tensor<32x96xf16>, %arg18: tensor<96xf16>, %arg19: tensor<32x32xf16>, %arg20: tensor<32xf16>, %arg21: tensor<32xf16>, %arg22: tensor<32xf16>, %arg23: tensor<32x128xf16>, %arg24: tensor<128xf16>, %arg25: tensor<128x32xf16>, %arg26: tensor<32xf16>, %arg27: tensor<32xf16>, %arg28: tensor<32xf16>) -> tensor<2x7x40xf16> {
    %c3_i64 = arith.constant 3 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c40 = arith.constant 40 : index
    %c16 = arith.constant 16 : index
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f16>
    %cst_3 = arith.constant dense<-1.000000e+04> : tensor<1x1x7x7xf16>
    %cst_4 = arith.constant 0.79788456080286541 : f64
    %cst_5 = arith.constant 4.471500e-02 : f64
    %cst_6 = arith.constant 1.000000e-05 : f64
    %cst_7 = arith.constant 3.200000e+01 : f64
    %cst_8 = arith.constant 3.200000e+01 : f32
    %cst_9 = arith.constant 2.500000e-01 : f16
    %cst_10 = arith.constant 5.000000e-01 : f16
    %cst_11 = arith.constant 1.000000e+00 : f16
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %245 = linalg.index 0 : index
      %246 = arith.index_cast %245 : index to i64
      linalg.yield %246 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_12 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_12 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_64: i64, %out: i64):
      %245 = arith.subi %in, %in_64 : i64
      linalg.yield %245 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %245 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %245 : i1
    } -> tensor<7x7xi1>
    %6 = tensor.empty() : tensor<1x1x7x7xf16>
    %7 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_3, %cst_2 : tensor<7x7xi1>, tensor<1x1x7x7xf16>, tensor<f16>) outs(%6 : tensor<1x1x7x7xf16>) {
    ^bb0(%in: i1, %in_64: f16, %in_65: f16, %out: f16):
      %245 = arith.select %in, %in_64, %in_65 : f16
      linalg.yield %245 : f16
    } -> tensor<1x1x7x7xf16>
    %8 = tensor.empty() : tensor<2x1x7x7xf16>
    %collapsed = tensor.collapse_shape %7 [[0, 1], [2], [3]] : tensor<1x1x7x7xf16> into tensor<1x7x7xf16>
    %9 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x7x7xf16>) outs(%8 : tensor<2x1x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x1x7x7xf16>
    %10 = tensor.empty() : tensor<2x7x32xf16>
    %11 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7xi64>) outs(%10 : tensor<2x7x32xf16>) {
    ^bb0(%in: i64, %out: f16):
      %245 = arith.index_cast %in : i64 to index
      %246 = linalg.index 2 : index
      %247 = arith.cmpi slt, %245, %c40 : index
      cf.assert %247, "index must be smaller than dim size"
      %248 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %248, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg1[%245, %246] : tensor<40x32xf16>
      linalg.yield %extracted : f16
    } -> tensor<2x7x32xf16>
    %12 = tensor.empty() : tensor<1x7x32xf16>
    %13 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x7xi64>) outs(%12 : tensor<1x7x32xf16>) {
    ^bb0(%in: i64, %out: f16):
      %245 = arith.index_cast %in : i64 to index
      %246 = linalg.index 2 : index
      %247 = arith.cmpi slt, %245, %c16 : index
      cf.assert %247, "index must be smaller than dim size"
      %248 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %248, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg2[%245, %246] : tensor<16x32xf16>
      linalg.yield %extracted : f16
    } -> tensor<1x7x32xf16>
    %14 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %13 : tensor<2x7x32xf16>, tensor<1x7x32xf16>) outs(%10 : tensor<2x7x32xf16>) {
    ^bb0(%in: f16, %in_64: f16, %out: f16):
      %245 = arith.addf %in, %in_64 : f16
      linalg.yield %245 : f16
    } -> tensor<2x7x32xf16>
    %15 = tensor.empty() : tensor<2x7x32xf32>
    %16 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x7x32xf16>) outs(%15 : tensor<2x7x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %245 = arith.extf %in : f16 to f32
      linalg.yield %245 : f32
    } -> tensor<2x7x32xf32>
    %17 = tensor.empty() : tensor<2x7x32xf64>
    %18 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x7x32xf32>) outs(%17 : tensor<2x7x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %245 = arith.extf %in : f32 to f64
      linalg.yield %245 : f64
    } -> tensor<2x7x32xf64>
    %19 = tensor.empty() : tensor<2x7x1xf64>
    %20 = linalg.fill ins(%cst : f64) outs(%19 : tensor<2x7x1xf64>) -> tensor<2x7x1xf64>
    %21 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%18 : tensor<2x7x32xf64>) outs(%20 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %245 = arith.addf %in, %out : f64
      linalg.yield %245 : f64
    } -> tensor<2x7x1xf64>
    %22 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x7x1xf64>) outs(%19 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %245 = arith.divf %in, %cst_7 : f64
      linalg.yield %245 : f64
    } -> tensor<2x7x1xf64>
    %23 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %22 : tensor<2x7x32xf64>, tensor<2x7x1xf64>) outs(%17 : tensor<2x7x32xf64>) {
    ^bb0(%in: f64, %in_64: f64, %out: f64):
      %245 = arith.subf %in, %in_64 : f64
      linalg.yield %245 : f64
    } -> tensor<2x7x32xf64>
    %24 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %23 : tensor<2x7x32xf64>, tensor<2x7x32xf64>) outs(%17 : tensor<2x7x32xf64>) {
    ^bb0(%in: f64, %in_64: f64, %out: f64):
      %245 = arith.mulf %in, %in_64 : f64
      linalg.yield %245 : f64
    } -> tensor<2x7x32xf64>
    %25 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%24 : tensor<2x7x32xf64>) outs(%20 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %245 = arith.addf %in, %out : f64
      linalg.yield %245 : f64
    } -> tensor<2x7x1xf64>
    %26 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<2x7x1xf64>) outs(%19 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %245 = arith.divf %in, %cst_7 : f64
      linalg.yield %245 : f64
    } -> tensor<2x7x1xf64>
    %27 = tensor.empty() : tensor<2x7x1xf32>
    %28 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<2x7x1xf64>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %245 = arith.truncf %in : f64 to f32
      linalg.yield %245 : f32
    } -> tensor<2x7x1xf32>
    %29 = linalg.fill ins(%cst_0 : f32) outs(%27 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %30 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%16 : tensor<2x7x32xf32>) outs(%29 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %245 = arith.addf %in, %out : f32
      linalg.yield %245 : f32
    } -> tensor<2x7x1xf32>
    %31 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %245 = arith.divf %in, %cst_8 : f32
      linalg.yield %245 : f32
    } -> tensor<2x7x1xf32>
    %32 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %245 = arith.truncf %cst_6 : f64 to f32
      %246 = arith.addf %in, %245 : f32
      linalg.yield %246 : f32
    } -> tensor<2x7x1xf32>
    %33 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %245 = math.rsqrt %in : f32
      linalg.yield %245 : f32
    } -> tensor<2x7x1xf32>
    %34 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %31 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%15 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %245 = arith.subf %in, %in_64 : f32
      linalg.yield %245 : f32
    } -> tensor<2x7x32xf32>
    %35 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %33 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%15 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %245 = arith.mulf %in, %in_64 : f32
      linalg.yield %245 : f32
    } -> tensor<2x7x32xf32>
    %36 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %arg3 : tensor<2x7x32xf32>, tensor<32xf16>) outs(%15 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_64: f16, %out: f32):
      %245 = arith.extf %in_64 : f16 to f32
      %246 = arith.mulf %in, %245 : f32
      linalg.yield %246 : f32
    } -> tensor<2x7x32xf32>
    %37 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36, %arg4 : tensor<2x7x32xf32>, tensor<32xf16>) outs(%15 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_64: f16, %out: f32):
      %245 = arith.extf %in_64 : f16 to f32
      %246 = arith.addf %in, %245 : f32
      linalg.yield %246 : f32
    } -> tensor<2x7x32xf32>
    %38 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %245 = arith.truncf %in : f32 to f16
      linalg.yield %245 : f16
    } -> tensor<2x7x32xf16>
    %collapsed_13 = tensor.collapse_shape %38 [[0, 1], [2]] : tensor<2x7x32xf16> into tensor<14x32xf16>
    %39 = tensor.empty() : tensor<96xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg6 : tensor<96xf16>) outs(%39 : tensor<96xf32>) {
    ^bb0(%in: f16, %out: f32):
      %245 = arith.extf %in : f16 to f32
      linalg.yield %245 : f32
    } -> tensor<96xf32>
    %41 = tensor.empty() : tensor<14x32xf32>
    %42 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_13 : tensor<14x32xf16>) outs(%41 : tensor<14x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %245 = arith.extf %in : f16 to f32
      linalg.yield %245 : f32
    } -> tensor<14x32xf32>
    %43 = tensor.empty() : tensor<32x96xf32>
    %44 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<32x96xf16>) outs(%43 : tensor<32x96xf32>) {
    ^bb0(%in: f16, %out: f32):
      %245 = arith.extf %in : f16 to f32
      linalg.yield %245 : f32
    } -> tensor<32x96xf32>
    %45 = tensor.empty() : tensor<14x96xf32>
    %46 = linalg.fill ins(%cst_0 : f32) outs(%45 : tensor<14x96xf32>) -> tensor<14x96xf32>
    %47 = linalg.matmul ins(%42, %44 : tensor<14x32xf32>, tensor<32x96xf32>) outs(%46 : tensor<14x96xf32>) -> tensor<14x96xf32>
    %48 = linalg.generic {indexing_maps = [#map3, #map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%47, %40 : tensor<14x96xf32>, tensor<96xf32>) outs(%45 : tensor<14x96xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %245 = arith.addf %in, %in_64 : f32
      linalg.yield %245 : f32
    } -> tensor<14x96xf32>
    %49 = tensor.empty() : tensor<14x96xf16>
    %50 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%48 : tensor<14x96xf32>) outs(%49 : tensor<14x96xf16>) {
    ^bb0(%in: f32, %out: f16):
      %245 = arith.truncf %in : f32 to f16
      linalg.yield %245 : f16
    } -> tensor<14x96xf16>
    %expanded_14 = tensor.expand_shape %50 [[0, 1], [2]] output_shape [2, 7, 96] : tensor<14x96xf16> into tensor<2x7x96xf16>
    %extracted_slice = tensor.extract_slice %expanded_14[0, 0, 0] [2, 7, 32] [1, 1, 1] : tensor<2x7x96xf16> to tensor<2x7x32xf16>
    %extracted_slice_15 = tensor.extract_slice %expanded_14[0, 0, 32] [2, 7, 32] [1, 1, 1] : tensor<2x7x96xf16> to tensor<2x7x32xf16>
    %extracted_slice_16 = tensor.extract_slice %expanded_14[0, 0, 64] [2, 7, 32] [1, 1, 1] : tensor<2x7x96xf16> to tensor<2x7x32xf16>
    %expanded_17 = tensor.expand_shape %extracted_slice_15 [[0], [1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<2x7x32xf16> into tensor<2x7x2x16xf16>
    %expanded_18 = tensor.expand_shape %extracted_slice_16 [[0], [1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<2x7x32xf16> into tensor<2x7x2x16xf16>
    %51 = tensor.empty() : tensor<2x2x7x16xf16>
    %transposed = linalg.transpose ins(%expanded_18 : tensor<2x7x2x16xf16>) outs(%51 : tensor<2x2x7x16xf16>) permutation = [0, 2, 1, 3] 
    %expanded_19 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<2x7x32xf16> into tensor<2x7x2x16xf16>
    %transposed_20 = linalg.transpose ins(%expanded_19 : tensor<2x7x2x16xf16>) outs(%51 : tensor<2x2x7x16xf16>) permutation = [0, 2, 1, 3] 
    %52 = tensor.empty() : tensor<2x2x16x7xf16>
    %transposed_21 = linalg.transpose ins(%expanded_17 : tensor<2x7x2x16xf16>) outs(%52 : tensor<2x2x16x7xf16>) permutation = [0, 2, 3, 1] 
    %collapsed_22 = tensor.collapse_shape %transposed_20 [[0, 1], [2], [3]] : tensor<2x2x7x16xf16> into tensor<4x7x16xf16>
    %collapsed_23 = tensor.collapse_shape %transposed_21 [[0, 1], [2], [3]] : tensor<2x2x16x7xf16> into tensor<4x16x7xf16>
    %53 = tensor.empty() : tensor<4x7x7xf32>
    %54 = linalg.fill ins(%cst_0 : f32) outs(%53 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %55 = linalg.batch_matmul ins(%collapsed_22, %collapsed_23 : tensor<4x7x16xf16>, tensor<4x16x7xf16>) outs(%54 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %56 = tensor.empty() : tensor<4x7x7xf16>
    %57 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55 : tensor<4x7x7xf32>) outs(%56 : tensor<4x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %245 = arith.truncf %in : f32 to f16
      linalg.yield %245 : f16
    } -> tensor<4x7x7xf16>
    %expanded_24 = tensor.expand_shape %57 [[0, 1], [2], [3]] output_shape [2, 2, 7, 7] : tensor<4x7x7xf16> into tensor<2x2x7x7xf16>
    %58 = tensor.empty() : tensor<2x2x7x7xf16>
    %59 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_24 : tensor<2x2x7x7xf16>) outs(%58 : tensor<2x2x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %245 = arith.mulf %in, %cst_9 : f16
      linalg.yield %245 : f16
    } -> tensor<2x2x7x7xf16>
    %60 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %9 : tensor<2x2x7x7xf16>, tensor<2x1x7x7xf16>) outs(%58 : tensor<2x2x7x7xf16>) {
    ^bb0(%in: f16, %in_64: f16, %out: f16):
      %245 = arith.addf %in, %in_64 : f16
      linalg.yield %245 : f16
    } -> tensor<2x2x7x7xf16>
    %61 = tensor.empty() : tensor<2x2x7x7xf32>
    %62 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60 : tensor<2x2x7x7xf16>) outs(%61 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f16, %out: f32):
      %245 = arith.extf %in : f16 to f32
      linalg.yield %245 : f32
    } -> tensor<2x2x7x7xf32>
    %63 = tensor.empty() : tensor<2x2x7xi64>
    %64 = linalg.fill ins(%c0_i64 : i64) outs(%63 : tensor<2x2x7xi64>) -> tensor<2x2x7xi64>
    %65 = tensor.empty() : tensor<2x2x7xf32>
    %66 = linalg.fill ins(%cst_1 : f32) outs(%65 : tensor<2x2x7xf32>) -> tensor<2x2x7xf32>
    %67:2 = linalg.generic {indexing_maps = [#map5, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%62 : tensor<2x2x7x7xf32>) outs(%66, %64 : tensor<2x2x7xf32>, tensor<2x2x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_64: i64):
      %245 = linalg.index 3 : index
      %246 = arith.index_cast %245 : index to i64
      %247 = arith.maximumf %in, %out : f32
      %248 = arith.cmpf ogt, %in, %out : f32
      %249 = arith.select %248, %246, %out_64 : i64
      linalg.yield %247, %249 : f32, i64
    } -> (tensor<2x2x7xf32>, tensor<2x2x7xi64>)
    %expanded_25 = tensor.expand_shape %67#0 [[0], [1], [2, 3]] output_shape [2, 2, 7, 1] : tensor<2x2x7xf32> into tensor<2x2x7x1xf32>
    %68 = linalg.generic {indexing_maps = [#map5, #map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %expanded_25 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%61 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %245 = arith.subf %in, %in_64 : f32
      linalg.yield %245 : f32
    } -> tensor<2x2x7x7xf32>
    %69 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68 : tensor<2x2x7x7xf32>) outs(%61 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %245 = math.exp %in : f32
      linalg.yield %245 : f32
    } -> tensor<2x2x7x7xf32>
    %70 = tensor.empty() : tensor<2x2x7x1xf32>
    %71 = linalg.fill ins(%cst_0 : f32) outs(%70 : tensor<2x2x7x1xf32>) -> tensor<2x2x7x1xf32>
    %72 = linalg.generic {indexing_maps = [#map5, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%69 : tensor<2x2x7x7xf32>) outs(%71 : tensor<2x2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %245 = arith.addf %in, %out : f32
      linalg.yield %245 : f32
    } -> tensor<2x2x7x1xf32>
    %73 = linalg.generic {indexing_maps = [#map5, #map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69, %72 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%61 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %245 = arith.divf %in, %in_64 : f32
      linalg.yield %245 : f32
    } -> tensor<2x2x7x7xf32>
    %74 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73 : tensor<2x2x7x7xf32>) outs(%58 : tensor<2x2x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %245 = arith.truncf %in : f32 to f16
      linalg.yield %245 : f16
    } -> tensor<2x2x7x7xf16>
    %collapsed_26 = tensor.collapse_shape %74 [[0, 1], [2], [3]] : tensor<2x2x7x7xf16> into tensor<4x7x7xf16>
    %collapsed_27 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x2x7x16xf16> into tensor<4x7x16xf16>
    %75 = tensor.empty() : tensor<4x7x16xf32>
    %76 = linalg.fill ins(%cst_0 : f32) outs(%75 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %77 = linalg.batch_matmul ins(%collapsed_26, %collapsed_27 : tensor<4x7x7xf16>, tensor<4x7x16xf16>) outs(%76 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %78 = tensor.empty() : tensor<4x7x16xf16>
    %79 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<4x7x16xf32>) outs(%78 : tensor<4x7x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %245 = arith.truncf %in : f32 to f16
      linalg.yield %245 : f16
    } -> tensor<4x7x16xf16>
    %expanded_28 = tensor.expand_shape %79 [[0, 1], [2], [3]] output_shape [2, 2, 7, 16] : tensor<4x7x16xf16> into tensor<2x2x7x16xf16>
    %80 = tensor.empty() : tensor<2x7x2x16xf16>
    %transposed_29 = linalg.transpose ins(%expanded_28 : tensor<2x2x7x16xf16>) outs(%80 : tensor<2x7x2x16xf16>) permutation = [0, 2, 1, 3] 
    %collapsed_30 = tensor.collapse_shape %transposed_29 [[0, 1], [2, 3]] : tensor<2x7x2x16xf16> into tensor<14x32xf16>
    %81 = tensor.empty() : tensor<32xf32>
    %82 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg8 : tensor<32xf16>) outs(%81 : tensor<32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %245 = arith.extf %in : f16 to f32
      linalg.yield %245 : f32
    } -> tensor<32xf32>
    %83 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_30 : tensor<14x32xf16>) outs(%41 : tensor<14x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %245 = arith.extf %in : f16 to f32
      linalg.yield %245 : f32
    } -> tensor<14x32xf32>
    %84 = tensor.empty() : tensor<32x32xf32>
    %85 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<32x32xf16>) outs(%84 : tensor<32x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %245 = arith.extf %in : f16 to f32
      linalg.yield %245 : f32
    } -> tensor<32x32xf32>
    %86 = linalg.fill ins(%cst_0 : f32) outs(%41 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %87 = linalg.matmul ins(%83, %85 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%86 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %88 = linalg.generic {indexing_maps = [#map3, #map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%87, %82 : tensor<14x32xf32>, tensor<32xf32>) outs(%41 : tensor<14x32xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %245 = arith.addf %in, %in_64 : f32
      linalg.yield %245 : f32
    } -> tensor<14x32xf32>
    %89 = tensor.empty() : tensor<14x32xf16>
    %90 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%88 : tensor<14x32xf32>) outs(%89 : tensor<14x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %245 = arith.truncf %in : f32 to f16
      linalg.yield %245 : f16
    } -> tensor<14x32xf16>
    %expanded_31 = tensor.expand_shape %90 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf16> into tensor<2x7x32xf16>
    %91 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_31, %14 : tensor<2x7x32xf16>, tensor<2x7x32xf16>) outs(%10 : tensor<2x7x32xf16>) {
    ^bb0(%in: f16, %in_64: f16, %out: f16):
      %245 = arith.addf %in, %in_64 : f16
      linalg.yield %245 : f16
    } -> tensor<2x7x32xf16>
    %92 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91 : tensor<2x7x32xf16>) outs(%15 : tensor<2x7x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %245 = arith.extf %in : f16 to f32
      linalg.yield %245 : f32
    } -> tensor<2x7x32xf32>
    %93 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<2x7x32xf32>) outs(%17 : tensor<2x7x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %245 = arith.extf %in : f32 to f64
      linalg.yield %245 : f64
    } -> tensor<2x7x32xf64>
    %94 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%93 : tensor<2x7x32xf64>) outs(%20 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %245 = arith.addf %in, %out : f64
      linalg.yield %245 : f64
    } -> tensor<2x7x1xf64>
    %95 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<2x7x1xf64>) outs(%19 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %245 = arith.divf %in, %cst_7 : f64
      linalg.yield %245 : f64
    } -> tensor<2x7x1xf64>
    %96 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %95 : tensor<2x7x32xf64>, tensor<2x7x1xf64>) outs(%17 : tensor<2x7x32xf64>) {
    ^bb0(%in: f64, %in_64: f64, %out: f64):
      %245 = arith.subf %in, %in_64 : f64
      linalg.yield %245 : f64
    } -> tensor<2x7x32xf64>
    %97 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %96 : tensor<2x7x32xf64>, tensor<2x7x32xf64>) outs(%17 : tensor<2x7x32xf64>) {
    ^bb0(%in: f64, %in_64: f64, %out: f64):
      %245 = arith.mulf %in, %in_64 : f64
      linalg.yield %245 : f64
    } -> tensor<2x7x32xf64>
    %98 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%97 : tensor<2x7x32xf64>) outs(%20 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %245 = arith.addf %in, %out : f64
      linalg.yield %245 : f64
    } -> tensor<2x7x1xf64>
    %99 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<2x7x1xf64>) outs(%19 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %245 = arith.divf %in, %cst_7 : f64
      linalg.yield %245 : f64
    } -> tensor<2x7x1xf64>
    %100 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<2x7x1xf64>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %245 = arith.truncf %in : f64 to f32
      linalg.yield %245 : f32
    } -> tensor<2x7x1xf32>
    %101 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%92 : tensor<2x7x32xf32>) outs(%29 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %245 = arith.addf %in, %out : f32
      linalg.yield %245 : f32
    } -> tensor<2x7x1xf32>
    %102 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %245 = arith.divf %in, %cst_8 : f32
      linalg.yield %245 : f32
    } -> tensor<2x7x1xf32>
    %103 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %245 = arith.truncf %cst_6 : f64 to f32
      %246 = arith.addf %in, %245 : f32
      linalg.yield %246 : f32
    } -> tensor<2x7x1xf32>
    %104 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %245 = math.rsqrt %in : f32
      linalg.yield %245 : f32
    } -> tensor<2x7x1xf32>
    %105 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92, %102 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%15 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %245 = arith.subf %in, %in_64 : f32
      linalg.yield %245 : f32
    } -> tensor<2x7x32xf32>
    %106 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %104 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%15 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %245 = arith.mulf %in, %in_64 : f32
      linalg.yield %245 : f32
    } -> tensor<2x7x32xf32>
    %107 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %arg9 : tensor<2x7x32xf32>, tensor<32xf16>) outs(%15 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_64: f16, %out: f32):
      %245 = arith.extf %in_64 : f16 to f32
      %246 = arith.mulf %in, %245 : f32
      linalg.yield %246 : f32
    } -> tensor<2x7x32xf32>
    %108 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107, %arg10 : tensor<2x7x32xf32>, tensor<32xf16>) outs(%15 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_64: f16, %out: f32):
      %245 = arith.extf %in_64 : f16 to f32
      %246 = arith.addf %in, %245 : f32
      linalg.yield %246 : f32
    } -> tensor<2x7x32xf32>
    %109 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %245 = arith.truncf %in : f32 to f16
      linalg.yield %245 : f16
    } -> tensor<2x7x32xf16>
    %collapsed_32 = tensor.collapse_shape %109 [[0, 1], [2]] : tensor<2x7x32xf16> into tensor<14x32xf16>
    %110 = tensor.empty() : tensor<128xf32>
    %111 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg12 : tensor<128xf16>) outs(%110 : tensor<128xf32>) {
    ^bb0(%in: f16, %out: f32):
      %245 = arith.extf %in : f16 to f32
      linalg.yield %245 : f32
    } -> tensor<128xf32>
    %112 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_32 : tensor<14x32xf16>) outs(%41 : tensor<14x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %245 = arith.extf %in : f16 to f32
      linalg.yield %245 : f32
    } -> tensor<14x32xf32>
    %113 = tensor.empty() : tensor<32x128xf32>
    %114 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg11 : tensor<32x128xf16>) outs(%113 : tensor<32x128xf32>) {
    ^bb0(%in: f16, %out: f32):
      %245 = arith.extf %in : f16 to f32
      linalg.yield %245 : f32
    } -> tensor<32x128xf32>
    %115 = tensor.empty() : tensor<14x128xf32>
    %116 = linalg.fill ins(%cst_0 : f32) outs(%115 : tensor<14x128xf32>) -> tensor<14x128xf32>
    %117 = linalg.matmul ins(%112, %114 : tensor<14x32xf32>, tensor<32x128xf32>) outs(%116 : tensor<14x128xf32>) -> tensor<14x128xf32>
    %118 = linalg.generic {indexing_maps = [#map3, #map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%117, %111 : tensor<14x128xf32>, tensor<128xf32>) outs(%115 : tensor<14x128xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %245 = arith.addf %in, %in_64 : f32
      linalg.yield %245 : f32
    } -> tensor<14x128xf32>
    %119 = tensor.empty() : tensor<14x128xf16>
    %120 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%118 : tensor<14x128xf32>) outs(%119 : tensor<14x128xf16>) {
    ^bb0(%in: f32, %out: f16):
      %245 = arith.truncf %in : f32 to f16
      linalg.yield %245 : f16
    } -> tensor<14x128xf16>
    %expanded_33 = tensor.expand_shape %120 [[0, 1], [2]] output_shape [2, 7, 128] : tensor<14x128xf16> into tensor<2x7x128xf16>
    %121 = tensor.empty() : tensor<2x7x128xf16>
    %122 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_33 : tensor<2x7x128xf16>) outs(%121 : tensor<2x7x128xf16>) {
    ^bb0(%in: f16, %out: f16):
      %245 = arith.mulf %in, %cst_10 : f16
      linalg.yield %245 : f16
    } -> tensor<2x7x128xf16>
    %123 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_33 : tensor<2x7x128xf16>) outs(%121 : tensor<2x7x128xf16>) {
    ^bb0(%in: f16, %out: f16):
      %245 = math.fpowi %in, %c3_i64 : f16, i64
      linalg.yield %245 : f16
    } -> tensor<2x7x128xf16>
    %124 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123 : tensor<2x7x128xf16>) outs(%121 : tensor<2x7x128xf16>) {
    ^bb0(%in: f16, %out: f16):
      %245 = arith.truncf %cst_5 : f64 to f16
      %246 = arith.mulf %in, %245 : f16
      linalg.yield %246 : f16
    } -> tensor<2x7x128xf16>
    %125 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_33, %124 : tensor<2x7x128xf16>, tensor<2x7x128xf16>) outs(%121 : tensor<2x7x128xf16>) {
    ^bb0(%in: f16, %in_64: f16, %out: f16):
      %245 = arith.addf %in, %in_64 : f16
      linalg.yield %245 : f16
    } -> tensor<2x7x128xf16>
    %126 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<2x7x128xf16>) outs(%121 : tensor<2x7x128xf16>) {
    ^bb0(%in: f16, %out: f16):
      %245 = arith.truncf %cst_4 : f64 to f16
      %246 = arith.mulf %in, %245 : f16
      linalg.yield %246 : f16
    } -> tensor<2x7x128xf16>
    %127 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126 : tensor<2x7x128xf16>) outs(%121 : tensor<2x7x128xf16>) {
    ^bb0(%in: f16, %out: f16):
      %245 = math.tanh %in : f16
      linalg.yield %245 : f16
    } -> tensor<2x7x128xf16>
    %128 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<2x7x128xf16>) outs(%121 : tensor<2x7x128xf16>) {
    ^bb0(%in: f16, %out: f16):
      %245 = arith.addf %in, %cst_11 : f16
      linalg.yield %245 : f16
    } -> tensor<2x7x128xf16>
    %129 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122, %128 : tensor<2x7x128xf16>, tensor<2x7x128xf16>) outs(%121 : tensor<2x7x128xf16>) {
    ^bb0(%in: f16, %in_64: f16, %out: f16):
      %245 = arith.mulf %in, %in_64 : f16
      linalg.yield %245 : f16
    } -> tensor<2x7x128xf16>
    %collapsed_34 = tensor.collapse_shape %129 [[0, 1], [2]] : tensor<2x7x128xf16> into tensor<14x128xf16>
    %130 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg14 : tensor<32xf16>) outs(%81 : tensor<32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %245 = arith.extf %in : f16 to f32
      linalg.yield %245 : f32
    } -> tensor<32xf32>
    %131 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_34 : tensor<14x128xf16>) outs(%115 : tensor<14x128xf32>) {
    ^bb0(%in: f16, %out: f32):
      %245 = arith.extf %in : f16 to f32
      linalg.yield %245 : f32
    } -> tensor<14x128xf32>
    %132 = tensor.empty() : tensor<128x32xf32>
    %133 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg13 : tensor<128x32xf16>) outs(%132 : tensor<128x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %245 = arith.extf %in : f16 to f32
      linalg.yield %245 : f32
    } -> tensor<128x32xf32>
    %134 = linalg.matmul ins(%131, %133 : tensor<14x128xf32>, tensor<128x32xf32>) outs(%86 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %135 = linalg.generic {indexing_maps = [#map3, #map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%134, %130 : tensor<14x32xf32>, tensor<32xf32>) outs(%41 : tensor<14x32xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %245 = arith.addf %in, %in_64 : f32
      linalg.yield %245 : f32
    } -> tensor<14x32xf32>
    %136 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%135 : tensor<14x32xf32>) outs(%89 : tensor<14x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %245 = arith.truncf %in : f32 to f16
      linalg.yield %245 : f16
    } -> tensor<14x32xf16>
    %expanded_35 = tensor.expand_shape %136 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf16> into tensor<2x7x32xf16>
    %137 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91, %expanded_35 : tensor<2x7x32xf16>, tensor<2x7x32xf16>) outs(%10 : tensor<2x7x32xf16>) {
    ^bb0(%in: f16, %in_64: f16, %out: f16):
      %245 = arith.addf %in, %in_64 : f16
      linalg.yield %245 : f16
    } -> tensor<2x7x32xf16>
    %138 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137 : tensor<2x7x32xf16>) outs(%15 : tensor<2x7x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %245 = arith.extf %in : f16 to f32
      linalg.yield %245 : f32
    } -> tensor<2x7x32xf32>
    %139 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<2x7x32xf32>) outs(%17 : tensor<2x7x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %245 = arith.extf %in : f32 to f64
      linalg.yield %245 : f64
    } -> tensor<2x7x32xf64>
    %140 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%139 : tensor<2x7x32xf64>) outs(%20 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %245 = arith.addf %in, %out : f64
      linalg.yield %245 : f64
    } -> tensor<2x7x1xf64>
    %141 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140 : tensor<2x7x1xf64>) outs(%19 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %245 = arith.divf %in, %cst_7 : f64
      linalg.yield %245 : f64
    } -> tensor<2x7x1xf64>
    %142 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %141 : tensor<2x7x32xf64>, tensor<2x7x1xf64>) outs(%17 : tensor<2x7x32xf64>) {
    ^bb0(%in: f64, %in_64: f64, %out: f64):
      %245 = arith.subf %in, %in_64 : f64
      linalg.yield %245 : f64
    } -> tensor<2x7x32xf64>
    %143 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142, %142 : tensor<2x7x32xf64>, tensor<2x7x32xf64>) outs(%17 : tensor<2x7x32xf64>) {
    ^bb0(%in: f64, %in_64: f64, %out: f64):
      %245 = arith.mulf %in, %in_64 : f64
      linalg.yield %245 : f64
    } -> tensor<2x7x32xf64>
    %144 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%143 : tensor<2x7x32xf64>) outs(%20 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %245 = arith.addf %in, %out : f64
      linalg.yield %245 : f64
    } -> tensor<2x7x1xf64>
    %145 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144 : tensor<2x7x1xf64>) outs(%19 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %245 = arith.divf %in, %cst_7 : f64
      linalg.yield %245 : f64
    } -> tensor<2x7x1xf64>
    %146 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145 : tensor<2x7x1xf64>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %245 = arith.truncf %in : f64 to f32
      linalg.yield %245 : f32
    } -> tensor<2x7x1xf32>
    %147 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%138 : tensor<2x7x32xf32>) outs(%29 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %245 = arith.addf %in, %out : f32
      linalg.yield %245 : f32
    } -> tensor<2x7x1xf32>
    %148 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %245 = arith.divf %in, %cst_8 : f32
      linalg.yield %245 : f32
    } -> tensor<2x7x1xf32>
    %149 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %245 = arith.truncf %cst_6 : f64 to f32
      %246 = arith.addf %in, %245 : f32
      linalg.yield %246 : f32
    } -> tensor<2x7x1xf32>
    %150 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %245 = math.rsqrt %in : f32
      linalg.yield %245 : f32
    } -> tensor<2x7x1xf32>
    %151 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %148 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%15 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %245 = arith.subf %in, %in_64 : f32
      linalg.yield %245 : f32
    } -> tensor<2x7x32xf32>
    %152 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %150 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%15 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %245 = arith.mulf %in, %in_64 : f32
      linalg.yield %245 : f32
    } -> tensor<2x7x32xf32>
    %153 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152, %arg15 : tensor<2x7x32xf32>, tensor<32xf16>) outs(%15 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_64: f16, %out: f32):
      %245 = arith.extf %in_64 : f16 to f32
      %246 = arith.mulf %in, %245 : f32
      linalg.yield %246 : f32
    } -> tensor<2x7x32xf32>
    %154 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153, %arg16 : tensor<2x7x32xf32>, tensor<32xf16>) outs(%15 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_64: f16, %out: f32):
      %245 = arith.extf %in_64 : f16 to f32
      %246 = arith.addf %in, %245 : f32
      linalg.yield %246 : f32
    } -> tensor<2x7x32xf32>
    %155 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %245 = arith.truncf %in : f32 to f16
      linalg.yield %245 : f16
    } -> tensor<2x7x32xf16>
    %collapsed_36 = tensor.collapse_shape %155 [[0, 1], [2]] : tensor<2x7x32xf16> into tensor<14x32xf16>
    %156 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg18 : tensor<96xf16>) outs(%39 : tensor<96xf32>) {
    ^bb0(%in: f16, %out: f32):
      %245 = arith.extf %in : f16 to f32
      linalg.yield %245 : f32
    } -> tensor<96xf32>
    %157 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_36 : tensor<14x32xf16>) outs(%41 : tensor<14x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %245 = arith.extf %in : f16 to f32
      linalg.yield %245 : f32
    } -> tensor<14x32xf32>
    %158 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg17 : tensor<32x96xf16>) outs(%43 : tensor<32x96xf32>) {
    ^bb0(%in: f16, %out: f32):
      %245 = arith.extf %in : f16 to f32
      linalg.yield %245 : f32
    } -> tensor<32x96xf32>
    %159 = linalg.matmul ins(%157, %158 : tensor<14x32xf32>, tensor<32x96xf32>) outs(%46 : tensor<14x96xf32>) -> tensor<14x96xf32>
    %160 = linalg.generic {indexing_maps = [#map3, #map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%159, %156 : tensor<14x96xf32>, tensor<96xf32>) outs(%45 : tensor<14x96xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %245 = arith.addf %in, %in_64 : f32
      linalg.yield %245 : f32
    } -> tensor<14x96xf32>
    %161 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%160 : tensor<14x96xf32>) outs(%49 : tensor<14x96xf16>) {
    ^bb0(%in: f32, %out: f16):
      %245 = arith.truncf %in : f32 to f16
      linalg.yield %245 : f16
    } -> tensor<14x96xf16>
    %expanded_37 = tensor.expand_shape %161 [[0, 1], [2]] output_shape [2, 7, 96] : tensor<14x96xf16> into tensor<2x7x96xf16>
    %extracted_slice_38 = tensor.extract_slice %expanded_37[0, 0, 0] [2, 7, 32] [1, 1, 1] : tensor<2x7x96xf16> to tensor<2x7x32xf16>
    %extracted_slice_39 = tensor.extract_slice %expanded_37[0, 0, 32] [2, 7, 32] [1, 1, 1] : tensor<2x7x96xf16> to tensor<2x7x32xf16>
    %extracted_slice_40 = tensor.extract_slice %expanded_37[0, 0, 64] [2, 7, 32] [1, 1, 1] : tensor<2x7x96xf16> to tensor<2x7x32xf16>
    %expanded_41 = tensor.expand_shape %extracted_slice_39 [[0], [1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<2x7x32xf16> into tensor<2x7x2x16xf16>
    %expanded_42 = tensor.expand_shape %extracted_slice_40 [[0], [1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<2x7x32xf16> into tensor<2x7x2x16xf16>
    %transposed_43 = linalg.transpose ins(%expanded_42 : tensor<2x7x2x16xf16>) outs(%51 : tensor<2x2x7x16xf16>) permutation = [0, 2, 1, 3] 
    %expanded_44 = tensor.expand_shape %extracted_slice_38 [[0], [1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<2x7x32xf16> into tensor<2x7x2x16xf16>
    %transposed_45 = linalg.transpose ins(%expanded_44 : tensor<2x7x2x16xf16>) outs(%51 : tensor<2x2x7x16xf16>) permutation = [0, 2, 1, 3] 
    %transposed_46 = linalg.transpose ins(%expanded_41 : tensor<2x7x2x16xf16>) outs(%52 : tensor<2x2x16x7xf16>) permutation = [0, 2, 3, 1] 
    %collapsed_47 = tensor.collapse_shape %transposed_45 [[0, 1], [2], [3]] : tensor<2x2x7x16xf16> into tensor<4x7x16xf16>
    %collapsed_48 = tensor.collapse_shape %transposed_46 [[0, 1], [2], [3]] : tensor<2x2x16x7xf16> into tensor<4x16x7xf16>
    %162 = linalg.batch_matmul ins(%collapsed_47, %collapsed_48 : tensor<4x7x16xf16>, tensor<4x16x7xf16>) outs(%54 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %163 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162 : tensor<4x7x7xf32>) outs(%56 : tensor<4x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %245 = arith.truncf %in : f32 to f16
      linalg.yield %245 : f16
    } -> tensor<4x7x7xf16>
    %expanded_49 = tensor.expand_shape %163 [[0, 1], [2], [3]] output_shape [2, 2, 7, 7] : tensor<4x7x7xf16> into tensor<2x2x7x7xf16>
    %164 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_49 : tensor<2x2x7x7xf16>) outs(%58 : tensor<2x2x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %245 = arith.mulf %in, %cst_9 : f16
      linalg.yield %245 : f16
    } -> tensor<2x2x7x7xf16>
    %165 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%164, %9 : tensor<2x2x7x7xf16>, tensor<2x1x7x7xf16>) outs(%58 : tensor<2x2x7x7xf16>) {
    ^bb0(%in: f16, %in_64: f16, %out: f16):
      %245 = arith.addf %in, %in_64 : f16
      linalg.yield %245 : f16
    } -> tensor<2x2x7x7xf16>
    %166 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%165 : tensor<2x2x7x7xf16>) outs(%61 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f16, %out: f32):
      %245 = arith.extf %in : f16 to f32
      linalg.yield %245 : f32
    } -> tensor<2x2x7x7xf32>
    %167:2 = linalg.generic {indexing_maps = [#map5, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%166 : tensor<2x2x7x7xf32>) outs(%66, %64 : tensor<2x2x7xf32>, tensor<2x2x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_64: i64):
      %245 = linalg.index 3 : index
      %246 = arith.index_cast %245 : index to i64
      %247 = arith.maximumf %in, %out : f32
      %248 = arith.cmpf ogt, %in, %out : f32
      %249 = arith.select %248, %246, %out_64 : i64
      linalg.yield %247, %249 : f32, i64
    } -> (tensor<2x2x7xf32>, tensor<2x2x7xi64>)
    %expanded_50 = tensor.expand_shape %167#0 [[0], [1], [2, 3]] output_shape [2, 2, 7, 1] : tensor<2x2x7xf32> into tensor<2x2x7x1xf32>
    %168 = linalg.generic {indexing_maps = [#map5, #map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%166, %expanded_50 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%61 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %245 = arith.subf %in, %in_64 : f32
      linalg.yield %245 : f32
    } -> tensor<2x2x7x7xf32>
    %169 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%168 : tensor<2x2x7x7xf32>) outs(%61 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %245 = math.exp %in : f32
      linalg.yield %245 : f32
    } -> tensor<2x2x7x7xf32>
    %170 = linalg.generic {indexing_maps = [#map5, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%169 : tensor<2x2x7x7xf32>) outs(%71 : tensor<2x2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %245 = arith.addf %in, %out : f32
      linalg.yield %245 : f32
    } -> tensor<2x2x7x1xf32>
    %171 = linalg.generic {indexing_maps = [#map5, #map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%169, %170 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%61 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %245 = arith.divf %in, %in_64 : f32
      linalg.yield %245 : f32
    } -> tensor<2x2x7x7xf32>
    %172 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%171 : tensor<2x2x7x7xf32>) outs(%58 : tensor<2x2x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %245 = arith.truncf %in : f32 to f16
      linalg.yield %245 : f16
    } -> tensor<2x2x7x7xf16>
    %collapsed_51 = tensor.collapse_shape %172 [[0, 1], [2], [3]] : tensor<2x2x7x7xf16> into tensor<4x7x7xf16>
    %collapsed_52 = tensor.collapse_shape %transposed_43 [[0, 1], [2], [3]] : tensor<2x2x7x16xf16> into tensor<4x7x16xf16>
    %173 = linalg.batch_matmul ins(%collapsed_51, %collapsed_52 : tensor<4x7x7xf16>, tensor<4x7x16xf16>) outs(%76 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %174 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173 : tensor<4x7x16xf32>) outs(%78 : tensor<4x7x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %245 = arith.truncf %in : f32 to f16
      linalg.yield %245 : f16
    } -> tensor<4x7x16xf16>
    %expanded_53 = tensor.expand_shape %174 [[0, 1], [2], [3]] output_shape [2, 2, 7, 16] : tensor<4x7x16xf16> into tensor<2x2x7x16xf16>
    %transposed_54 = linalg.transpose ins(%expanded_53 : tensor<2x2x7x16xf16>) outs(%80 : tensor<2x7x2x16xf16>) permutation = [0, 2, 1, 3] 
    %collapsed_55 = tensor.collapse_shape %transposed_54 [[0, 1], [2, 3]] : tensor<2x7x2x16xf16> into tensor<14x32xf16>
    %175 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg20 : tensor<32xf16>) outs(%81 : tensor<32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %245 = arith.extf %in : f16 to f32
      linalg.yield %245 : f32
    } -> tensor<32xf32>
    %176 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_55 : tensor<14x32xf16>) outs(%41 : tensor<14x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %245 = arith.extf %in : f16 to f32
      linalg.yield %245 : f32
    } -> tensor<14x32xf32>
    %177 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg19 : tensor<32x32xf16>) outs(%84 : tensor<32x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %245 = arith.extf %in : f16 to f32
      linalg.yield %245 : f32
    } -> tensor<32x32xf32>
    %178 = linalg.matmul ins(%176, %177 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%86 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %179 = linalg.generic {indexing_maps = [#map3, #map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%178, %175 : tensor<14x32xf32>, tensor<32xf32>) outs(%41 : tensor<14x32xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %245 = arith.addf %in, %in_64 : f32
      linalg.yield %245 : f32
    } -> tensor<14x32xf32>
    %180 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%179 : tensor<14x32xf32>) outs(%89 : tensor<14x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %245 = arith.truncf %in : f32 to f16
      linalg.yield %245 : f16
    } -> tensor<14x32xf16>
    %expanded_56 = tensor.expand_shape %180 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf16> into tensor<2x7x32xf16>
    %181 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_56, %137 : tensor<2x7x32xf16>, tensor<2x7x32xf16>) outs(%10 : tensor<2x7x32xf16>) {
    ^bb0(%in: f16, %in_64: f16, %out: f16):
      %245 = arith.addf %in, %in_64 : f16
      linalg.yield %245 : f16
    } -> tensor<2x7x32xf16>
    %182 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181 : tensor<2x7x32xf16>) outs(%15 : tensor<2x7x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %245 = arith.extf %in : f16 to f32
      linalg.yield %245 : f32
    } -> tensor<2x7x32xf32>
    %183 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182 : tensor<2x7x32xf32>) outs(%17 : tensor<2x7x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %245 = arith.extf %in : f32 to f64
      linalg.yield %245 : f64
    } -> tensor<2x7x32xf64>
    %184 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%183 : tensor<2x7x32xf64>) outs(%20 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %245 = arith.addf %in, %out : f64
      linalg.yield %245 : f64
    } -> tensor<2x7x1xf64>
    %185 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184 : tensor<2x7x1xf64>) outs(%19 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %245 = arith.divf %in, %cst_7 : f64
      linalg.yield %245 : f64
    } -> tensor<2x7x1xf64>
    %186 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183, %185 : tensor<2x7x32xf64>, tensor<2x7x1xf64>) outs(%17 : tensor<2x7x32xf64>) {
    ^bb0(%in: f64, %in_64: f64, %out: f64):
      %245 = arith.subf %in, %in_64 : f64
      linalg.yield %245 : f64
    } -> tensor<2x7x32xf64>
    %187 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186, %186 : tensor<2x7x32xf64>, tensor<2x7x32xf64>) outs(%17 : tensor<2x7x32xf64>) {
    ^bb0(%in: f64, %in_64: f64, %out: f64):
      %245 = arith.mulf %in, %in_64 : f64
      linalg.yield %245 : f64
    } -> tensor<2x7x32xf64>
    %188 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%187 : tensor<2x7x32xf64>) outs(%20 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %245 = arith.addf %in, %out : f64
      linalg.yield %245 : f64
    } -> tensor<2x7x1xf64>
    %189 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188 : tensor<2x7x1xf64>) outs(%19 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %245 = arith.divf %in, %cst_7 : f64
      linalg.yield %245 : f64
    } -> tensor<2x7x1xf64>
    %190 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189 : tensor<2x7x1xf64>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %245 = arith.truncf %in : f64 to f32
      linalg.yield %245 : f32
    } -> tensor<2x7x1xf32>
    %191 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%182 : tensor<2x7x32xf32>) outs(%29 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %245 = arith.addf %in, %out : f32
      linalg.yield %245 : f32
    } -> tensor<2x7x1xf32>
    %192 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %245 = arith.divf %in, %cst_8 : f32
      linalg.yield %245 : f32
    } -> tensor<2x7x1xf32>
    %193 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %245 = arith.truncf %cst_6 : f64 to f32
      %246 = arith.addf %in, %245 : f32
      linalg.yield %246 : f32
    } -> tensor<2x7x1xf32>
    %194 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %245 = math.rsqrt %in : f32
      linalg.yield %245 : f32
    } -> tensor<2x7x1xf32>
    %195 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182, %192 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%15 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %245 = arith.subf %in, %in_64 : f32
      linalg.yield %245 : f32
    } -> tensor<2x7x32xf32>
    %196 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195, %194 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%15 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %245 = arith.mulf %in, %in_64 : f32
      linalg.yield %245 : f32
    } -> tensor<2x7x32xf32>
    %197 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196, %arg21 : tensor<2x7x32xf32>, tensor<32xf16>) outs(%15 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_64: f16, %out: f32):
      %245 = arith.extf %in_64 : f16 to f32
      %246 = arith.mulf %in, %245 : f32
      linalg.yield %246 : f32
    } -> tensor<2x7x32xf32>
    %198 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197, %arg22 : tensor<2x7x32xf32>, tensor<32xf16>) outs(%15 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_64: f16, %out: f32):
      %245 = arith.extf %in_64 : f16 to f32
      %246 = arith.addf %in, %245 : f32
      linalg.yield %246 : f32
    } -> tensor<2x7x32xf32>
    %199 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %245 = arith.truncf %in : f32 to f16
      linalg.yield %245 : f16
    } -> tensor<2x7x32xf16>
    %collapsed_57 = tensor.collapse_shape %199 [[0, 1], [2]] : tensor<2x7x32xf16> into tensor<14x32xf16>
    %200 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg24 : tensor<128xf16>) outs(%110 : tensor<128xf32>) {
    ^bb0(%in: f16, %out: f32):
      %245 = arith.extf %in : f16 to f32
      linalg.yield %245 : f32
    } -> tensor<128xf32>
    %201 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_57 : tensor<14x32xf16>) outs(%41 : tensor<14x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %245 = arith.extf %in : f16 to f32
      linalg.yield %245 : f32
    } -> tensor<14x32xf32>
    %202 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg23 : tensor<32x128xf16>) outs(%113 : tensor<32x128xf32>) {
    ^bb0(%in: f16, %out: f32):
      %245 = arith.extf %in : f16 to f32
      linalg.yield %245 : f32
    } -> tensor<32x128xf32>
    %203 = linalg.matmul ins(%201, %202 : tensor<14x32xf32>, tensor<32x128xf32>) outs(%116 : tensor<14x128xf32>) -> tensor<14x128xf32>
    %204 = linalg.generic {indexing_maps = [#map3, #map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%203, %200 : tensor<14x128xf32>, tensor<128xf32>) outs(%115 : tensor<14x128xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %245 = arith.addf %in, %in_64 : f32
      linalg.yield %245 : f32
    } -> tensor<14x128xf32>
    %205 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%204 : tensor<14x128xf32>) outs(%119 : tensor<14x128xf16>) {
    ^bb0(%in: f32, %out: f16):
      %245 = arith.truncf %in : f32 to f16
      linalg.yield %245 : f16
    } -> tensor<14x128xf16>
    %expanded_58 = tensor.expand_shape %205 [[0, 1], [2]] output_shape [2, 7, 128] : tensor<14x128xf16> into tensor<2x7x128xf16>
    %206 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_58 : tensor<2x7x128xf16>) outs(%121 : tensor<2x7x128xf16>) {
    ^bb0(%in: f16, %out: f16):
      %245 = arith.mulf %in, %cst_10 : f16
      linalg.yield %245 : f16
    } -> tensor<2x7x128xf16>
    %207 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_58 : tensor<2x7x128xf16>) outs(%121 : tensor<2x7x128xf16>) {
    ^bb0(%in: f16, %out: f16):
      %245 = math.fpowi %in, %c3_i64 : f16, i64
      linalg.yield %245 : f16
    } -> tensor<2x7x128xf16>
    %208 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%207 : tensor<2x7x128xf16>) outs(%121 : tensor<2x7x128xf16>) {
    ^bb0(%in: f16, %out: f16):
      %245 = arith.truncf %cst_5 : f64 to f16
      %246 = arith.mulf %in, %245 : f16
      linalg.yield %246 : f16
    } -> tensor<2x7x128xf16>
    %209 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_58, %208 : tensor<2x7x128xf16>, tensor<2x7x128xf16>) outs(%121 : tensor<2x7x128xf16>) {
    ^bb0(%in: f16, %in_64: f16, %out: f16):
      %245 = arith.addf %in, %in_64 : f16
      linalg.yield %245 : f16
    } -> tensor<2x7x128xf16>
    %210 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%209 : tensor<2x7x128xf16>) outs(%121 : tensor<2x7x128xf16>) {
    ^bb0(%in: f16, %out: f16):
      %245 = arith.truncf %cst_4 : f64 to f16
      %246 = arith.mulf %in, %245 : f16
      linalg.yield %246 : f16
    } -> tensor<2x7x128xf16>
    %211 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%210 : tensor<2x7x128xf16>) outs(%121 : tensor<2x7x128xf16>) {
    ^bb0(%in: f16, %out: f16):
      %245 = math.tanh %in : f16
      linalg.yield %245 : f16
    } -> tensor<2x7x128xf16>
    %212 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211 : tensor<2x7x128xf16>) outs(%121 : tensor<2x7x128xf16>) {
    ^bb0(%in: f16, %out: f16):
      %245 = arith.addf %in, %cst_11 : f16
      linalg.yield %245 : f16
    } -> tensor<2x7x128xf16>
    %213 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%206, %212 : tensor<2x7x128xf16>, tensor<2x7x128xf16>) outs(%121 : tensor<2x7x128xf16>) {
    ^bb0(%in: f16, %in_64: f16, %out: f16):
      %245 = arith.mulf %in, %in_64 : f16
      linalg.yield %245 : f16
    } -> tensor<2x7x128xf16>
    %collapsed_59 = tensor.collapse_shape %213 [[0, 1], [2]] : tensor<2x7x128xf16> into tensor<14x128xf16>
    %214 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg26 : tensor<32xf16>) outs(%81 : tensor<32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %245 = arith.extf %in : f16 to f32
      linalg.yield %245 : f32
    } -> tensor<32xf32>
    %215 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_59 : tensor<14x128xf16>) outs(%115 : tensor<14x128xf32>) {
    ^bb0(%in: f16, %out: f32):
      %245 = arith.extf %in : f16 to f32
      linalg.yield %245 : f32
    } -> tensor<14x128xf32>
    %216 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg25 : tensor<128x32xf16>) outs(%132 : tensor<128x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %245 = arith.extf %in : f16 to f32
      linalg.yield %245 : f32
    } -> tensor<128x32xf32>
    %217 = linalg.matmul ins(%215, %216 : tensor<14x128xf32>, tensor<128x32xf32>) outs(%86 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %218 = linalg.generic {indexing_maps = [#map3, #map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%217, %214 : tensor<14x32xf32>, tensor<32xf32>) outs(%41 : tensor<14x32xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %245 = arith.addf %in, %in_64 : f32
      linalg.yield %245 : f32
    } -> tensor<14x32xf32>
    %219 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%218 : tensor<14x32xf32>) outs(%89 : tensor<14x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %245 = arith.truncf %in : f32 to f16
      linalg.yield %245 : f16
    } -> tensor<14x32xf16>
    %expanded_60 = tensor.expand_shape %219 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf16> into tensor<2x7x32xf16>
    %220 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181, %expanded_60 : tensor<2x7x32xf16>, tensor<2x7x32xf16>) outs(%10 : tensor<2x7x32xf16>) {
    ^bb0(%in: f16, %in_64: f16, %out: f16):
      %245 = arith.addf %in, %in_64 : f16
      linalg.yield %245 : f16
    } -> tensor<2x7x32xf16>
    %221 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%220 : tensor<2x7x32xf16>) outs(%15 : tensor<2x7x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %245 = arith.extf %in : f16 to f32
      linalg.yield %245 : f32
    } -> tensor<2x7x32xf32>
    %222 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221 : tensor<2x7x32xf32>) outs(%17 : tensor<2x7x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %245 = arith.extf %in : f32 to f64
      linalg.yield %245 : f64
    } -> tensor<2x7x32xf64>
    %223 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%222 : tensor<2x7x32xf64>) outs(%20 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %245 = arith.addf %in, %out : f64
      linalg.yield %245 : f64
    } -> tensor<2x7x1xf64>
    %224 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223 : tensor<2x7x1xf64>) outs(%19 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %245 = arith.divf %in, %cst_7 : f64
      linalg.yield %245 : f64
    } -> tensor<2x7x1xf64>
    %225 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%222, %224 : tensor<2x7x32xf64>, tensor<2x7x1xf64>) outs(%17 : tensor<2x7x32xf64>) {
    ^bb0(%in: f64, %in_64: f64, %out: f64):
      %245 = arith.subf %in, %in_64 : f64
      linalg.yield %245 : f64
    } -> tensor<2x7x32xf64>
    %226 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225, %225 : tensor<2x7x32xf64>, tensor<2x7x32xf64>) outs(%17 : tensor<2x7x32xf64>) {
    ^bb0(%in: f64, %in_64: f64, %out: f64):
      %245 = arith.mulf %in, %in_64 : f64
      linalg.yield %245 : f64
    } -> tensor<2x7x32xf64>
    %227 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%226 : tensor<2x7x32xf64>) outs(%20 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %245 = arith.addf %in, %out : f64
      linalg.yield %245 : f64
    } -> tensor<2x7x1xf64>
    %228 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%227 : tensor<2x7x1xf64>) outs(%19 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %245 = arith.divf %in, %cst_7 : f64
      linalg.yield %245 : f64
    } -> tensor<2x7x1xf64>
    %229 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%228 : tensor<2x7x1xf64>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %245 = arith.truncf %in : f64 to f32
      linalg.yield %245 : f32
    } -> tensor<2x7x1xf32>
    %230 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%221 : tensor<2x7x32xf32>) outs(%29 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %245 = arith.addf %in, %out : f32
      linalg.yield %245 : f32
    } -> tensor<2x7x1xf32>
    %231 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%230 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %245 = arith.divf %in, %cst_8 : f32
      linalg.yield %245 : f32
    } -> tensor<2x7x1xf32>
    %232 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%229 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %245 = arith.truncf %cst_6 : f64 to f32
      %246 = arith.addf %in, %245 : f32
      linalg.yield %246 : f32
    } -> tensor<2x7x1xf32>
    %233 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%232 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %245 = math.rsqrt %in : f32
      linalg.yield %245 : f32
    } -> tensor<2x7x1xf32>
    %234 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221, %231 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%15 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %245 = arith.subf %in, %in_64 : f32
      linalg.yield %245 : f32
    } -> tensor<2x7x32xf32>
    %235 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234, %233 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%15 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %245 = arith.mulf %in, %in_64 : f32
      linalg.yield %245 : f32
    } -> tensor<2x7x32xf32>
    %236 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235, %arg27 : tensor<2x7x32xf32>, tensor<32xf16>) outs(%15 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_64: f16, %out: f32):
      %245 = arith.extf %in_64 : f16 to f32
      %246 = arith.mulf %in, %245 : f32
      linalg.yield %246 : f32
    } -> tensor<2x7x32xf32>
    %237 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%236, %arg28 : tensor<2x7x32xf32>, tensor<32xf16>) outs(%15 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_64: f16, %out: f32):
      %245 = arith.extf %in_64 : f16 to f32
      %246 = arith.addf %in, %245 : f32
      linalg.yield %246 : f32
    } -> tensor<2x7x32xf32>
    %238 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %245 = arith.truncf %in : f32 to f16
      linalg.yield %245 : f16
    } -> tensor<2x7x32xf16>
    %239 = tensor.empty() : tensor<32x40xf16>
    %transposed_61 = linalg.transpose ins(%arg1 : tensor<40x32xf16>) outs(%239 : tensor<32x40xf16>) permutation = [1, 0] 
    %collapsed_62 = tensor.collapse_shape %238 [[0, 1], [2]] : tensor<2x7x32xf16> into tensor<14x32xf16>
    %240 = tensor.empty() : tensor<14x40xf32>
    %241 = linalg.fill ins(%cst_0 : f32) outs(%240 : tensor<14x40xf32>) -> tensor<14x40xf32>
    %242 = linalg.matmul ins(%collapsed_62, %transposed_61 : tensor<14x32xf16>, tensor<32x40xf16>) outs(%241 : tensor<14x40xf32>) -> tensor<14x40xf32>
    %243 = tensor.empty() : tensor<14x40xf16>
    %244 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%242 : tensor<14x40xf32>) outs(%243 : tensor<14x40xf16>) {
    ^bb0(%in: f32, %out: f16):
      %245 = arith.truncf %in : f32 to f16
      linalg.yield %245 : f16
    } -> tensor<14x40xf16>
    %expanded_63 = tensor.expand_shape %244 [[0, 1], [2]] output_shape [2, 7, 40] : tensor<14x40xf16> into tensor<2x7x40xf16>
    return %expanded_63 : tensor<2x7x40xf16>
  }
}
