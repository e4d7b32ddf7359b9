#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> ()>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map9 = affine_map<(d0, d1, d2) -> (d2)>
#map10 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map11 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x7x48xf32>, %arg1: tensor<2x11x48xf32>, %arg2: tensor<48x48xf32>, %arg3: tensor<48x48xf32>, %arg4: tensor<48x48xf32>, %arg5: tensor<48x48xf32>, %arg6: tensor<32x3xf32>, %arg7: tensor<48xf32>, %arg8: tensor<48x48xf32>, %arg9: tensor<48x48xf32>, %arg10: tensor<48x48xf32>, %arg11: tensor<48x48xf32>, %arg12: tensor<48xf32>, %arg13: tensor<80x48xf32>, %arg14: tensor<80x48xf32>, %arg15: tensor<48x80xf32>, %arg16: tensor<48xf32>) -> tensor<2x7x48xf32> {
    %c3_i64 = arith.constant 3 : i64
    %c16_i64 = arith.constant 16 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c32 = arith.constant 32 : index
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<1x3x7x11xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<-1.000000e+04> : tensor<1x1x7x7xf32>
    %cst_4 = arith.constant 0.79788456080286541 : f64
    %cst_5 = arith.constant 4.471500e-02 : f64
    %cst_6 = arith.constant 2.0794415416798357 : f64
    %cst_7 = arith.constant 9.9999999999999995E-7 : f64
    %cst_8 = arith.constant 4.800000e+01 : f32
    %cst_9 = arith.constant 1.600000e+01 : f32
    %cst_10 = arith.constant 5.000000e-01 : f32
    %cst_11 = arith.constant 1.000000e+00 : f32
    %cst_12 = arith.constant dense<31> : tensor<7x7xi64>
    %cst_13 = arith.constant dense<0> : tensor<7x7xi64>
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %117 = linalg.index 0 : index
      %118 = arith.index_cast %117 : index to i64
      linalg.yield %118 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_14 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_14 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_66: i64, %out: i64):
      %117 = arith.subi %in, %in_66 : i64
      linalg.yield %117 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %117 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %117 : i1
    } -> tensor<7x7xi1>
    %6 = tensor.empty() : tensor<1x1x7x7xf32>
    %7 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_3, %cst_2 : tensor<7x7xi1>, tensor<1x1x7x7xf32>, tensor<f32>) outs(%6 : tensor<1x1x7x7xf32>) {
    ^bb0(%in: i1, %in_66: f32, %in_67: f32, %out: f32):
      %117 = arith.select %in, %in_66, %in_67 : f32
      linalg.yield %117 : f32
    } -> tensor<1x1x7x7xf32>
    %8 = tensor.empty() : tensor<2x7x48xf32>
    %9 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %117 : f32
    } -> tensor<2x7x48xf32>
    %10 = tensor.empty() : tensor<2x7x1xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %12 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9 : tensor<2x7x48xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = arith.addf %in, %out : f32
      linalg.yield %117 : f32
    } -> tensor<2x7x1xf32>
    %13 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = arith.divf %in, %cst_8 : f32
      linalg.yield %117 : f32
    } -> tensor<2x7x1xf32>
    %14 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = arith.truncf %cst_7 : f64 to f32
      %118 = arith.addf %in, %117 : f32
      linalg.yield %118 : f32
    } -> tensor<2x7x1xf32>
    %15 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = math.rsqrt %in : f32
      linalg.yield %117 : f32
    } -> tensor<2x7x1xf32>
    %16 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %15 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_66: f32, %out: f32):
      %117 = arith.mulf %in, %in_66 : f32
      linalg.yield %117 : f32
    } -> tensor<2x7x48xf32>
    %17 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg7, %16 : tensor<48xf32>, tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_66: f32, %out: f32):
      %117 = arith.mulf %in, %in_66 : f32
      linalg.yield %117 : f32
    } -> tensor<2x7x48xf32>
    %18 = tensor.empty() : tensor<48x48xf32>
    %transposed = linalg.transpose ins(%arg2 : tensor<48x48xf32>) outs(%18 : tensor<48x48xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %17 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %19 = tensor.empty() : tensor<14x48xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %21 = linalg.matmul ins(%collapsed, %transposed : tensor<14x48xf32>, tensor<48x48xf32>) outs(%20 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_15 = tensor.expand_shape %21 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf32> into tensor<2x7x3x16xf32>
    %22 = tensor.empty() : tensor<2x3x7x16xf32>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<2x7x3x16xf32>) outs(%22 : tensor<2x3x7x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_17 = linalg.transpose ins(%arg3 : tensor<48x48xf32>) outs(%18 : tensor<48x48xf32>) permutation = [1, 0] 
    %23 = linalg.matmul ins(%collapsed, %transposed_17 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%20 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_18 = tensor.expand_shape %23 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf32> into tensor<2x7x3x16xf32>
    %transposed_19 = linalg.transpose ins(%arg4 : tensor<48x48xf32>) outs(%18 : tensor<48x48xf32>) permutation = [1, 0] 
    %24 = linalg.matmul ins(%collapsed, %transposed_19 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%20 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_20 = tensor.expand_shape %24 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf32> into tensor<2x7x3x16xf32>
    %transposed_21 = linalg.transpose ins(%expanded_20 : tensor<2x7x3x16xf32>) outs(%22 : tensor<2x3x7x16xf32>) permutation = [0, 2, 1, 3] 
    %25 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3, %cst_13 : tensor<7x7xi64>, tensor<7x7xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_66: i64, %out: i64):
      %117 = arith.minsi %in, %in_66 : i64
      linalg.yield %117 : i64
    } -> tensor<7x7xi64>
    %26 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<7x7xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %117 = arith.sitofp %in : i64 to f32
      %118 = arith.negf %117 : f32
      %119 = arith.fptosi %118 : f32 to i64
      linalg.yield %119 : i64
    } -> tensor<7x7xi64>
    %27 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %117 = arith.cmpi slt, %in, %c16_i64 : i64
      linalg.yield %117 : i1
    } -> tensor<7x7xi1>
    %28 = tensor.empty() : tensor<7x7xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<7x7xi64>) outs(%28 : tensor<7x7xf32>) {
    ^bb0(%in: i64, %out: f32):
      %117 = arith.sitofp %in : i64 to f32
      linalg.yield %117 : f32
    } -> tensor<7x7xf32>
    %30 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<7x7xf32>) outs(%28 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = arith.divf %in, %cst_9 : f32
      linalg.yield %117 : f32
    } -> tensor<7x7xf32>
    %31 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<7x7xf32>) outs(%28 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = math.log %in : f32
      linalg.yield %117 : f32
    } -> tensor<7x7xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<7x7xf32>) outs(%28 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = arith.truncf %cst_6 : f64 to f32
      %118 = arith.divf %in, %117 : f32
      linalg.yield %118 : f32
    } -> tensor<7x7xf32>
    %33 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<7x7xf32>) outs(%28 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = arith.mulf %in, %cst_9 : f32
      linalg.yield %117 : f32
    } -> tensor<7x7xf32>
    %34 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<7x7xf32>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: f32, %out: i64):
      %117 = arith.fptosi %in : f32 to i64
      linalg.yield %117 : i64
    } -> tensor<7x7xi64>
    %35 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<7x7xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %117 = arith.addi %in, %c16_i64 : i64
      linalg.yield %117 : i64
    } -> tensor<7x7xi64>
    %36 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%35, %cst_12 : tensor<7x7xi64>, tensor<7x7xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_66: i64, %out: i64):
      %117 = arith.minsi %in, %in_66 : i64
      linalg.yield %117 : i64
    } -> tensor<7x7xi64>
    %37 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%27, %26, %36 : tensor<7x7xi1>, tensor<7x7xi64>, tensor<7x7xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i1, %in_66: i64, %in_67: i64, %out: i64):
      %117 = arith.select %in, %in_66, %in_67 : i64
      linalg.yield %117 : i64
    } -> tensor<7x7xi64>
    %38 = tensor.empty() : tensor<7x7x3xf32>
    %39 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<7x7xi64>) outs(%38 : tensor<7x7x3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %117 = arith.index_cast %in : i64 to index
      %118 = linalg.index 2 : index
      %119 = arith.cmpi slt, %117, %c32 : index
      cf.assert %119, "index must be smaller than dim size"
      %120 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %120, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg6[%117, %118] : tensor<32x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x7x3xf32>
    %40 = tensor.empty() : tensor<3x7x7xf32>
    %transposed_22 = linalg.transpose ins(%39 : tensor<7x7x3xf32>) outs(%40 : tensor<3x7x7xf32>) permutation = [2, 0, 1] 
    %expanded_23 = tensor.expand_shape %transposed_22 [[0, 1], [2], [3]] output_shape [1, 3, 7, 7] : tensor<3x7x7xf32> into tensor<1x3x7x7xf32>
    %41 = tensor.empty() : tensor<2x3x16x7xf32>
    %transposed_24 = linalg.transpose ins(%expanded_18 : tensor<2x7x3x16xf32>) outs(%41 : tensor<2x3x16x7xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_25 = tensor.collapse_shape %transposed_16 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %collapsed_26 = tensor.collapse_shape %transposed_24 [[0, 1], [2], [3]] : tensor<2x3x16x7xf32> into tensor<6x16x7xf32>
    %42 = tensor.empty() : tensor<6x7x7xf32>
    %43 = linalg.fill ins(%cst : f32) outs(%42 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %44 = linalg.batch_matmul ins(%collapsed_25, %collapsed_26 : tensor<6x7x16xf32>, tensor<6x16x7xf32>) outs(%43 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %expanded_27 = tensor.expand_shape %44 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf32> into tensor<2x3x7x7xf32>
    %45 = tensor.empty() : tensor<2x3x7x7xf32>
    %46 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_27, %expanded_23 : tensor<2x3x7x7xf32>, tensor<1x3x7x7xf32>) outs(%45 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_66: f32, %out: f32):
      %117 = arith.addf %in, %in_66 : f32
      linalg.yield %117 : f32
    } -> tensor<2x3x7x7xf32>
    %47 = linalg.generic {indexing_maps = [#map5, #map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46, %7 : tensor<2x3x7x7xf32>, tensor<1x1x7x7xf32>) outs(%45 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_66: f32, %out: f32):
      %117 = arith.addf %in, %in_66 : f32
      linalg.yield %117 : f32
    } -> tensor<2x3x7x7xf32>
    %48 = tensor.empty() : tensor<2x3x7xi64>
    %49 = linalg.fill ins(%c0_i64 : i64) outs(%48 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %50 = tensor.empty() : tensor<2x3x7xf32>
    %51 = linalg.fill ins(%cst_0 : f32) outs(%50 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %52:2 = linalg.generic {indexing_maps = [#map5, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%47 : tensor<2x3x7x7xf32>) outs(%51, %49 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_66: i64):
      %117 = linalg.index 3 : index
      %118 = arith.index_cast %117 : index to i64
      %119 = arith.maximumf %in, %out : f32
      %120 = arith.cmpf ogt, %in, %out : f32
      %121 = arith.select %120, %118, %out_66 : i64
      linalg.yield %119, %121 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_28 = tensor.expand_shape %52#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %53 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47, %expanded_28 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%45 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_66: f32, %out: f32):
      %117 = arith.subf %in, %in_66 : f32
      linalg.yield %117 : f32
    } -> tensor<2x3x7x7xf32>
    %54 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53 : tensor<2x3x7x7xf32>) outs(%45 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = math.exp %in : f32
      linalg.yield %117 : f32
    } -> tensor<2x3x7x7xf32>
    %55 = tensor.empty() : tensor<2x3x7x1xf32>
    %56 = linalg.fill ins(%cst : f32) outs(%55 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %57 = linalg.generic {indexing_maps = [#map5, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%54 : tensor<2x3x7x7xf32>) outs(%56 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = arith.addf %in, %out : f32
      linalg.yield %117 : f32
    } -> tensor<2x3x7x1xf32>
    %58 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54, %57 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%45 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_66: f32, %out: f32):
      %117 = arith.divf %in, %in_66 : f32
      linalg.yield %117 : f32
    } -> tensor<2x3x7x7xf32>
    %collapsed_29 = tensor.collapse_shape %58 [[0, 1], [2], [3]] : tensor<2x3x7x7xf32> into tensor<6x7x7xf32>
    %collapsed_30 = tensor.collapse_shape %transposed_21 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %59 = tensor.empty() : tensor<6x7x16xf32>
    %60 = linalg.fill ins(%cst : f32) outs(%59 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %61 = linalg.batch_matmul ins(%collapsed_29, %collapsed_30 : tensor<6x7x7xf32>, tensor<6x7x16xf32>) outs(%60 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %expanded_31 = tensor.expand_shape %61 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    %62 = tensor.empty() : tensor<2x7x3x16xf32>
    %transposed_32 = linalg.transpose ins(%expanded_31 : tensor<2x3x7x16xf32>) outs(%62 : tensor<2x7x3x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_33 = linalg.transpose ins(%arg5 : tensor<48x48xf32>) outs(%18 : tensor<48x48xf32>) permutation = [1, 0] 
    %collapsed_34 = tensor.collapse_shape %transposed_32 [[0, 1], [2, 3]] : tensor<2x7x3x16xf32> into tensor<14x48xf32>
    %63 = linalg.matmul ins(%collapsed_34, %transposed_33 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%20 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_35 = tensor.expand_shape %63 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %64 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded_35 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_66: f32, %out: f32):
      %117 = arith.addf %in, %in_66 : f32
      linalg.yield %117 : f32
    } -> tensor<2x7x48xf32>
    %65 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %117 : f32
    } -> tensor<2x7x48xf32>
    %66 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%65 : tensor<2x7x48xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = arith.addf %in, %out : f32
      linalg.yield %117 : f32
    } -> tensor<2x7x1xf32>
    %67 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = arith.divf %in, %cst_8 : f32
      linalg.yield %117 : f32
    } -> tensor<2x7x1xf32>
    %68 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = arith.truncf %cst_7 : f64 to f32
      %118 = arith.addf %in, %117 : f32
      linalg.yield %118 : f32
    } -> tensor<2x7x1xf32>
    %69 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = math.rsqrt %in : f32
      linalg.yield %117 : f32
    } -> tensor<2x7x1xf32>
    %70 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %69 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_66: f32, %out: f32):
      %117 = arith.mulf %in, %in_66 : f32
      linalg.yield %117 : f32
    } -> tensor<2x7x48xf32>
    %71 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg12, %70 : tensor<48xf32>, tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_66: f32, %out: f32):
      %117 = arith.mulf %in, %in_66 : f32
      linalg.yield %117 : f32
    } -> tensor<2x7x48xf32>
    %transposed_36 = linalg.transpose ins(%arg8 : tensor<48x48xf32>) outs(%18 : tensor<48x48xf32>) permutation = [1, 0] 
    %collapsed_37 = tensor.collapse_shape %71 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %72 = linalg.matmul ins(%collapsed_37, %transposed_36 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%20 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_38 = tensor.expand_shape %72 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf32> into tensor<2x7x3x16xf32>
    %transposed_39 = linalg.transpose ins(%expanded_38 : tensor<2x7x3x16xf32>) outs(%22 : tensor<2x3x7x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_40 = linalg.transpose ins(%arg9 : tensor<48x48xf32>) outs(%18 : tensor<48x48xf32>) permutation = [1, 0] 
    %collapsed_41 = tensor.collapse_shape %arg1 [[0, 1], [2]] : tensor<2x11x48xf32> into tensor<22x48xf32>
    %73 = tensor.empty() : tensor<22x48xf32>
    %74 = linalg.fill ins(%cst : f32) outs(%73 : tensor<22x48xf32>) -> tensor<22x48xf32>
    %75 = linalg.matmul ins(%collapsed_41, %transposed_40 : tensor<22x48xf32>, tensor<48x48xf32>) outs(%74 : tensor<22x48xf32>) -> tensor<22x48xf32>
    %expanded_42 = tensor.expand_shape %75 [[0, 1], [2, 3]] output_shape [2, 11, 3, 16] : tensor<22x48xf32> into tensor<2x11x3x16xf32>
    %transposed_43 = linalg.transpose ins(%arg10 : tensor<48x48xf32>) outs(%18 : tensor<48x48xf32>) permutation = [1, 0] 
    %76 = linalg.matmul ins(%collapsed_41, %transposed_43 : tensor<22x48xf32>, tensor<48x48xf32>) outs(%74 : tensor<22x48xf32>) -> tensor<22x48xf32>
    %expanded_44 = tensor.expand_shape %76 [[0, 1], [2, 3]] output_shape [2, 11, 3, 16] : tensor<22x48xf32> into tensor<2x11x3x16xf32>
    %77 = tensor.empty() : tensor<2x3x11x16xf32>
    %transposed_45 = linalg.transpose ins(%expanded_44 : tensor<2x11x3x16xf32>) outs(%77 : tensor<2x3x11x16xf32>) permutation = [0, 2, 1, 3] 
    %78 = tensor.empty() : tensor<2x3x16x11xf32>
    %transposed_46 = linalg.transpose ins(%expanded_42 : tensor<2x11x3x16xf32>) outs(%78 : tensor<2x3x16x11xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_47 = tensor.collapse_shape %transposed_39 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %collapsed_48 = tensor.collapse_shape %transposed_46 [[0, 1], [2], [3]] : tensor<2x3x16x11xf32> into tensor<6x16x11xf32>
    %79 = tensor.empty() : tensor<6x7x11xf32>
    %80 = linalg.fill ins(%cst : f32) outs(%79 : tensor<6x7x11xf32>) -> tensor<6x7x11xf32>
    %81 = linalg.batch_matmul ins(%collapsed_47, %collapsed_48 : tensor<6x7x16xf32>, tensor<6x16x11xf32>) outs(%80 : tensor<6x7x11xf32>) -> tensor<6x7x11xf32>
    %expanded_49 = tensor.expand_shape %81 [[0, 1], [2], [3]] output_shape [2, 3, 7, 11] : tensor<6x7x11xf32> into tensor<2x3x7x11xf32>
    %82 = tensor.empty() : tensor<2x3x7x11xf32>
    %83 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_49, %cst_1 : tensor<2x3x7x11xf32>, tensor<1x3x7x11xf32>) outs(%82 : tensor<2x3x7x11xf32>) {
    ^bb0(%in: f32, %in_66: f32, %out: f32):
      %117 = arith.addf %in, %in_66 : f32
      linalg.yield %117 : f32
    } -> tensor<2x3x7x11xf32>
    %84:2 = linalg.generic {indexing_maps = [#map5, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%83 : tensor<2x3x7x11xf32>) outs(%51, %49 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_66: i64):
      %117 = linalg.index 3 : index
      %118 = arith.index_cast %117 : index to i64
      %119 = arith.maximumf %in, %out : f32
      %120 = arith.cmpf ogt, %in, %out : f32
      %121 = arith.select %120, %118, %out_66 : i64
      linalg.yield %119, %121 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_50 = tensor.expand_shape %84#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %85 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%83, %expanded_50 : tensor<2x3x7x11xf32>, tensor<2x3x7x1xf32>) outs(%82 : tensor<2x3x7x11xf32>) {
    ^bb0(%in: f32, %in_66: f32, %out: f32):
      %117 = arith.subf %in, %in_66 : f32
      linalg.yield %117 : f32
    } -> tensor<2x3x7x11xf32>
    %86 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%85 : tensor<2x3x7x11xf32>) outs(%82 : tensor<2x3x7x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = math.exp %in : f32
      linalg.yield %117 : f32
    } -> tensor<2x3x7x11xf32>
    %87 = linalg.generic {indexing_maps = [#map5, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%86 : tensor<2x3x7x11xf32>) outs(%56 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = arith.addf %in, %out : f32
      linalg.yield %117 : f32
    } -> tensor<2x3x7x1xf32>
    %88 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%86, %87 : tensor<2x3x7x11xf32>, tensor<2x3x7x1xf32>) outs(%82 : tensor<2x3x7x11xf32>) {
    ^bb0(%in: f32, %in_66: f32, %out: f32):
      %117 = arith.divf %in, %in_66 : f32
      linalg.yield %117 : f32
    } -> tensor<2x3x7x11xf32>
    %collapsed_51 = tensor.collapse_shape %88 [[0, 1], [2], [3]] : tensor<2x3x7x11xf32> into tensor<6x7x11xf32>
    %collapsed_52 = tensor.collapse_shape %transposed_45 [[0, 1], [2], [3]] : tensor<2x3x11x16xf32> into tensor<6x11x16xf32>
    %89 = linalg.batch_matmul ins(%collapsed_51, %collapsed_52 : tensor<6x7x11xf32>, tensor<6x11x16xf32>) outs(%60 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %expanded_53 = tensor.expand_shape %89 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    %transposed_54 = linalg.transpose ins(%expanded_53 : tensor<2x3x7x16xf32>) outs(%62 : tensor<2x7x3x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_55 = linalg.transpose ins(%arg11 : tensor<48x48xf32>) outs(%18 : tensor<48x48xf32>) permutation = [1, 0] 
    %collapsed_56 = tensor.collapse_shape %transposed_54 [[0, 1], [2, 3]] : tensor<2x7x3x16xf32> into tensor<14x48xf32>
    %90 = linalg.matmul ins(%collapsed_56, %transposed_55 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%20 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_57 = tensor.expand_shape %90 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %91 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %expanded_57 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_66: f32, %out: f32):
      %117 = arith.addf %in, %in_66 : f32
      linalg.yield %117 : f32
    } -> tensor<2x7x48xf32>
    %92 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %117 : f32
    } -> tensor<2x7x48xf32>
    %93 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%92 : tensor<2x7x48xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = arith.addf %in, %out : f32
      linalg.yield %117 : f32
    } -> tensor<2x7x1xf32>
    %94 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = arith.divf %in, %cst_8 : f32
      linalg.yield %117 : f32
    } -> tensor<2x7x1xf32>
    %95 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = arith.truncf %cst_7 : f64 to f32
      %118 = arith.addf %in, %117 : f32
      linalg.yield %118 : f32
    } -> tensor<2x7x1xf32>
    %96 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = math.rsqrt %in : f32
      linalg.yield %117 : f32
    } -> tensor<2x7x1xf32>
    %97 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91, %96 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_66: f32, %out: f32):
      %117 = arith.mulf %in, %in_66 : f32
      linalg.yield %117 : f32
    } -> tensor<2x7x48xf32>
    %98 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg16, %97 : tensor<48xf32>, tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_66: f32, %out: f32):
      %117 = arith.mulf %in, %in_66 : f32
      linalg.yield %117 : f32
    } -> tensor<2x7x48xf32>
    %99 = tensor.empty() : tensor<48x80xf32>
    %transposed_58 = linalg.transpose ins(%arg13 : tensor<80x48xf32>) outs(%99 : tensor<48x80xf32>) permutation = [1, 0] 
    %collapsed_59 = tensor.collapse_shape %98 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %100 = tensor.empty() : tensor<14x80xf32>
    %101 = linalg.fill ins(%cst : f32) outs(%100 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %102 = linalg.matmul ins(%collapsed_59, %transposed_58 : tensor<14x48xf32>, tensor<48x80xf32>) outs(%101 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %expanded_60 = tensor.expand_shape %102 [[0, 1], [2]] output_shape [2, 7, 80] : tensor<14x80xf32> into tensor<2x7x80xf32>
    %103 = tensor.empty() : tensor<2x7x80xf32>
    %104 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_60 : tensor<2x7x80xf32>) outs(%103 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = arith.mulf %in, %cst_10 : f32
      linalg.yield %117 : f32
    } -> tensor<2x7x80xf32>
    %105 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_60 : tensor<2x7x80xf32>) outs(%103 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = math.fpowi %in, %c3_i64 : f32, i64
      linalg.yield %117 : f32
    } -> tensor<2x7x80xf32>
    %106 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<2x7x80xf32>) outs(%103 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = arith.truncf %cst_5 : f64 to f32
      %118 = arith.mulf %in, %117 : f32
      linalg.yield %118 : f32
    } -> tensor<2x7x80xf32>
    %107 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_60, %106 : tensor<2x7x80xf32>, tensor<2x7x80xf32>) outs(%103 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %in_66: f32, %out: f32):
      %117 = arith.addf %in, %in_66 : f32
      linalg.yield %117 : f32
    } -> tensor<2x7x80xf32>
    %108 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<2x7x80xf32>) outs(%103 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = arith.truncf %cst_4 : f64 to f32
      %118 = arith.mulf %in, %117 : f32
      linalg.yield %118 : f32
    } -> tensor<2x7x80xf32>
    %109 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<2x7x80xf32>) outs(%103 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = math.tanh %in : f32
      linalg.yield %117 : f32
    } -> tensor<2x7x80xf32>
    %110 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<2x7x80xf32>) outs(%103 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = arith.addf %in, %cst_11 : f32
      linalg.yield %117 : f32
    } -> tensor<2x7x80xf32>
    %111 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %110 : tensor<2x7x80xf32>, tensor<2x7x80xf32>) outs(%103 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %in_66: f32, %out: f32):
      %117 = arith.mulf %in, %in_66 : f32
      linalg.yield %117 : f32
    } -> tensor<2x7x80xf32>
    %transposed_61 = linalg.transpose ins(%arg14 : tensor<80x48xf32>) outs(%99 : tensor<48x80xf32>) permutation = [1, 0] 
    %112 = linalg.matmul ins(%collapsed_59, %transposed_61 : tensor<14x48xf32>, tensor<48x80xf32>) outs(%101 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %expanded_62 = tensor.expand_shape %112 [[0, 1], [2]] output_shape [2, 7, 80] : tensor<14x80xf32> into tensor<2x7x80xf32>
    %113 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111, %expanded_62 : tensor<2x7x80xf32>, tensor<2x7x80xf32>) outs(%103 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %in_66: f32, %out: f32):
      %117 = arith.mulf %in, %in_66 : f32
      linalg.yield %117 : f32
    } -> tensor<2x7x80xf32>
    %114 = tensor.empty() : tensor<80x48xf32>
    %transposed_63 = linalg.transpose ins(%arg15 : tensor<48x80xf32>) outs(%114 : tensor<80x48xf32>) permutation = [1, 0] 
    %collapsed_64 = tensor.collapse_shape %113 [[0, 1], [2]] : tensor<2x7x80xf32> into tensor<14x80xf32>
    %115 = linalg.matmul ins(%collapsed_64, %transposed_63 : tensor<14x80xf32>, tensor<80x48xf32>) outs(%20 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_65 = tensor.expand_shape %115 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %116 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91, %expanded_65 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_66: f32, %out: f32):
      %117 = arith.addf %in, %in_66 : f32
      linalg.yield %117 : f32
    } -> tensor<2x7x48xf32>
    return %116 : tensor<2x7x48xf32>
  }
}
