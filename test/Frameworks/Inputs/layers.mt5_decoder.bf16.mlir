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
#map10 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map11 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map12 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x7x48xbf16>, %arg1: tensor<2x11x48xbf16>, %arg2: tensor<48x48xbf16>, %arg3: tensor<48x48xbf16>, %arg4: tensor<48x48xbf16>, %arg5: tensor<48x48xbf16>, %arg6: tensor<32x3xbf16>, %arg7: tensor<48xbf16>, %arg8: tensor<48x48xbf16>, %arg9: tensor<48x48xbf16>, %arg10: tensor<48x48xbf16>, %arg11: tensor<48x48xbf16>, %arg12: tensor<48xbf16>, %arg13: tensor<80x48xbf16>, %arg14: tensor<80x48xbf16>, %arg15: tensor<48x80xbf16>, %arg16: tensor<48xbf16>) -> tensor<2x7x48xbf16> {
    %c3_i64 = arith.constant 3 : i64
    %c16_i64 = arith.constant 16 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c32 = arith.constant 32 : index
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<1x3x7x11xbf16>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<bf16>
    %cst_3 = arith.constant dense<-9.984000e+03> : tensor<1x1x7x7xbf16>
    %cst_4 = arith.constant 0.79788456080286541 : f64
    %cst_5 = arith.constant 4.471500e-02 : f64
    %cst_6 = arith.constant 2.0794415416798357 : f64
    %cst_7 = arith.constant 9.9999999999999995E-7 : f64
    %cst_8 = arith.constant 4.800000e+01 : f32
    %cst_9 = arith.constant 1.600000e+01 : f32
    %cst_10 = arith.constant 5.000000e-01 : bf16
    %cst_11 = arith.constant 1.000000e+00 : bf16
    %cst_12 = arith.constant dense<31> : tensor<7x7xi64>
    %cst_13 = arith.constant dense<0> : tensor<7x7xi64>
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %162 = linalg.index 0 : index
      %163 = arith.index_cast %162 : index to i64
      linalg.yield %163 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_14 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_14 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_56: i64, %out: i64):
      %162 = arith.subi %in, %in_56 : i64
      linalg.yield %162 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %162 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %162 : i1
    } -> tensor<7x7xi1>
    %6 = tensor.empty() : tensor<1x1x7x7xbf16>
    %7 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_3, %cst_2 : tensor<7x7xi1>, tensor<1x1x7x7xbf16>, tensor<bf16>) outs(%6 : tensor<1x1x7x7xbf16>) {
    ^bb0(%in: i1, %in_56: bf16, %in_57: bf16, %out: bf16):
      %162 = arith.select %in, %in_56, %in_57 : bf16
      linalg.yield %162 : bf16
    } -> tensor<1x1x7x7xbf16>
    %8 = tensor.empty() : tensor<2x7x48xf32>
    %9 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xbf16>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %162 = arith.extf %in : bf16 to f32
      linalg.yield %162 : f32
    } -> tensor<2x7x48xf32>
    %10 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %162 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %162 : f32
    } -> tensor<2x7x48xf32>
    %11 = tensor.empty() : tensor<2x7x1xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %13 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%10 : tensor<2x7x48xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %162 = arith.addf %in, %out : f32
      linalg.yield %162 : f32
    } -> tensor<2x7x1xf32>
    %14 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %162 = arith.divf %in, %cst_8 : f32
      linalg.yield %162 : f32
    } -> tensor<2x7x1xf32>
    %15 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %162 = arith.truncf %cst_7 : f64 to f32
      %163 = arith.addf %in, %162 : f32
      linalg.yield %163 : f32
    } -> tensor<2x7x1xf32>
    %16 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %162 = math.rsqrt %in : f32
      linalg.yield %162 : f32
    } -> tensor<2x7x1xf32>
    %17 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %16 : tensor<2x7x48xbf16>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %in_56: f32, %out: f32):
      %162 = arith.extf %in : bf16 to f32
      %163 = arith.mulf %162, %in_56 : f32
      linalg.yield %163 : f32
    } -> tensor<2x7x48xf32>
    %18 = tensor.empty() : tensor<2x7x48xbf16>
    %19 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x7x48xf32>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %162 = arith.truncf %in : f32 to bf16
      linalg.yield %162 : bf16
    } -> tensor<2x7x48xbf16>
    %20 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg7, %19 : tensor<48xbf16>, tensor<2x7x48xbf16>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_56: bf16, %out: bf16):
      %162 = arith.mulf %in, %in_56 : bf16
      linalg.yield %162 : bf16
    } -> tensor<2x7x48xbf16>
    %21 = tensor.empty() : tensor<48x48xbf16>
    %transposed = linalg.transpose ins(%arg2 : tensor<48x48xbf16>) outs(%21 : tensor<48x48xbf16>) permutation = [1, 0] 
    %22 = tensor.empty() : tensor<2x48x48xbf16>
    %23 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<48x48xbf16>) outs(%22 : tensor<2x48x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x48xbf16>
    %24 = linalg.fill ins(%cst : f32) outs(%8 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %25 = linalg.batch_matmul ins(%20, %23 : tensor<2x7x48xbf16>, tensor<2x48x48xbf16>) outs(%24 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %26 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<2x7x48xf32>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %162 = arith.truncf %in : f32 to bf16
      linalg.yield %162 : bf16
    } -> tensor<2x7x48xbf16>
    %expanded_15 = tensor.expand_shape %26 [[0], [1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<2x7x48xbf16> into tensor<2x7x3x16xbf16>
    %27 = tensor.empty() : tensor<2x3x7x16xbf16>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<2x7x3x16xbf16>) outs(%27 : tensor<2x3x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %transposed_17 = linalg.transpose ins(%arg3 : tensor<48x48xbf16>) outs(%21 : tensor<48x48xbf16>) permutation = [1, 0] 
    %28 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_17 : tensor<48x48xbf16>) outs(%22 : tensor<2x48x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x48xbf16>
    %29 = linalg.batch_matmul ins(%20, %28 : tensor<2x7x48xbf16>, tensor<2x48x48xbf16>) outs(%24 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %30 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<2x7x48xf32>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %162 = arith.truncf %in : f32 to bf16
      linalg.yield %162 : bf16
    } -> tensor<2x7x48xbf16>
    %expanded_18 = tensor.expand_shape %30 [[0], [1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<2x7x48xbf16> into tensor<2x7x3x16xbf16>
    %transposed_19 = linalg.transpose ins(%arg4 : tensor<48x48xbf16>) outs(%21 : tensor<48x48xbf16>) permutation = [1, 0] 
    %31 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_19 : tensor<48x48xbf16>) outs(%22 : tensor<2x48x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x48xbf16>
    %32 = linalg.batch_matmul ins(%20, %31 : tensor<2x7x48xbf16>, tensor<2x48x48xbf16>) outs(%24 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %33 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32 : tensor<2x7x48xf32>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %162 = arith.truncf %in : f32 to bf16
      linalg.yield %162 : bf16
    } -> tensor<2x7x48xbf16>
    %expanded_20 = tensor.expand_shape %33 [[0], [1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<2x7x48xbf16> into tensor<2x7x3x16xbf16>
    %transposed_21 = linalg.transpose ins(%expanded_20 : tensor<2x7x3x16xbf16>) outs(%27 : tensor<2x3x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %34 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3, %cst_13 : tensor<7x7xi64>, tensor<7x7xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_56: i64, %out: i64):
      %162 = arith.minsi %in, %in_56 : i64
      linalg.yield %162 : i64
    } -> tensor<7x7xi64>
    %35 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<7x7xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %162 = arith.sitofp %in : i64 to f32
      %163 = arith.negf %162 : f32
      %164 = arith.fptosi %163 : f32 to i64
      linalg.yield %164 : i64
    } -> tensor<7x7xi64>
    %36 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %162 = arith.cmpi slt, %in, %c16_i64 : i64
      linalg.yield %162 : i1
    } -> tensor<7x7xi1>
    %37 = tensor.empty() : tensor<7x7xf32>
    %38 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<7x7xi64>) outs(%37 : tensor<7x7xf32>) {
    ^bb0(%in: i64, %out: f32):
      %162 = arith.sitofp %in : i64 to f32
      linalg.yield %162 : f32
    } -> tensor<7x7xf32>
    %39 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<7x7xf32>) outs(%37 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %162 = arith.divf %in, %cst_9 : f32
      linalg.yield %162 : f32
    } -> tensor<7x7xf32>
    %40 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<7x7xf32>) outs(%37 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %162 = math.log %in : f32
      linalg.yield %162 : f32
    } -> tensor<7x7xf32>
    %41 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<7x7xf32>) outs(%37 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %162 = arith.truncf %cst_6 : f64 to f32
      %163 = arith.divf %in, %162 : f32
      linalg.yield %163 : f32
    } -> tensor<7x7xf32>
    %42 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<7x7xf32>) outs(%37 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %162 = arith.mulf %in, %cst_9 : f32
      linalg.yield %162 : f32
    } -> tensor<7x7xf32>
    %43 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<7x7xf32>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: f32, %out: i64):
      %162 = arith.fptosi %in : f32 to i64
      linalg.yield %162 : i64
    } -> tensor<7x7xi64>
    %44 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<7x7xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %162 = arith.addi %in, %c16_i64 : i64
      linalg.yield %162 : i64
    } -> tensor<7x7xi64>
    %45 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%44, %cst_12 : tensor<7x7xi64>, tensor<7x7xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_56: i64, %out: i64):
      %162 = arith.minsi %in, %in_56 : i64
      linalg.yield %162 : i64
    } -> tensor<7x7xi64>
    %46 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%36, %35, %45 : tensor<7x7xi1>, tensor<7x7xi64>, tensor<7x7xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i1, %in_56: i64, %in_57: i64, %out: i64):
      %162 = arith.select %in, %in_56, %in_57 : i64
      linalg.yield %162 : i64
    } -> tensor<7x7xi64>
    %47 = tensor.empty() : tensor<7x7x3xbf16>
    %48 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46 : tensor<7x7xi64>) outs(%47 : tensor<7x7x3xbf16>) {
    ^bb0(%in: i64, %out: bf16):
      %162 = arith.index_cast %in : i64 to index
      %163 = linalg.index 2 : index
      %164 = arith.cmpi slt, %162, %c32 : index
      cf.assert %164, "index must be smaller than dim size"
      %165 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %165, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg6[%162, %163] : tensor<32x3xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<7x7x3xbf16>
    %49 = tensor.empty() : tensor<3x7x7xbf16>
    %transposed_22 = linalg.transpose ins(%48 : tensor<7x7x3xbf16>) outs(%49 : tensor<3x7x7xbf16>) permutation = [2, 0, 1] 
    %expanded_23 = tensor.expand_shape %transposed_22 [[0, 1], [2], [3]] output_shape [1, 3, 7, 7] : tensor<3x7x7xbf16> into tensor<1x3x7x7xbf16>
    %50 = tensor.empty() : tensor<2x3x16x7xbf16>
    %transposed_24 = linalg.transpose ins(%expanded_18 : tensor<2x7x3x16xbf16>) outs(%50 : tensor<2x3x16x7xbf16>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed_16 [[0, 1], [2], [3]] : tensor<2x3x7x16xbf16> into tensor<6x7x16xbf16>
    %collapsed_25 = tensor.collapse_shape %transposed_24 [[0, 1], [2], [3]] : tensor<2x3x16x7xbf16> into tensor<6x16x7xbf16>
    %51 = tensor.empty() : tensor<6x7x7xf32>
    %52 = linalg.fill ins(%cst : f32) outs(%51 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %53 = linalg.batch_matmul ins(%collapsed, %collapsed_25 : tensor<6x7x16xbf16>, tensor<6x16x7xbf16>) outs(%52 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %54 = tensor.empty() : tensor<6x7x7xbf16>
    %55 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<6x7x7xf32>) outs(%54 : tensor<6x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %162 = arith.truncf %in : f32 to bf16
      linalg.yield %162 : bf16
    } -> tensor<6x7x7xbf16>
    %expanded_26 = tensor.expand_shape %55 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xbf16> into tensor<2x3x7x7xbf16>
    %56 = tensor.empty() : tensor<2x3x7x7xbf16>
    %57 = linalg.generic {indexing_maps = [#map5, #map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_26, %expanded_23 : tensor<2x3x7x7xbf16>, tensor<1x3x7x7xbf16>) outs(%56 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: bf16, %in_56: bf16, %out: bf16):
      %162 = arith.addf %in, %in_56 : bf16
      linalg.yield %162 : bf16
    } -> tensor<2x3x7x7xbf16>
    %58 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57, %7 : tensor<2x3x7x7xbf16>, tensor<1x1x7x7xbf16>) outs(%56 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: bf16, %in_56: bf16, %out: bf16):
      %162 = arith.addf %in, %in_56 : bf16
      linalg.yield %162 : bf16
    } -> tensor<2x3x7x7xbf16>
    %59 = tensor.empty() : tensor<2x3x7x7xf32>
    %60 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58 : tensor<2x3x7x7xbf16>) outs(%59 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %162 = arith.extf %in : bf16 to f32
      linalg.yield %162 : f32
    } -> tensor<2x3x7x7xf32>
    %61 = tensor.empty() : tensor<2x3x7xi64>
    %62 = linalg.fill ins(%c0_i64 : i64) outs(%61 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %63 = tensor.empty() : tensor<2x3x7xf32>
    %64 = linalg.fill ins(%cst_0 : f32) outs(%63 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %65:2 = linalg.generic {indexing_maps = [#map5, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%60 : tensor<2x3x7x7xf32>) outs(%64, %62 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_56: i64):
      %162 = linalg.index 3 : index
      %163 = arith.index_cast %162 : index to i64
      %164 = arith.maximumf %in, %out : f32
      %165 = arith.cmpf ogt, %in, %out : f32
      %166 = arith.select %165, %163, %out_56 : i64
      linalg.yield %164, %166 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_27 = tensor.expand_shape %65#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %66 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60, %expanded_27 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%59 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %162 = arith.subf %in, %in_56 : f32
      linalg.yield %162 : f32
    } -> tensor<2x3x7x7xf32>
    %67 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66 : tensor<2x3x7x7xf32>) outs(%59 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %162 = math.exp %in : f32
      linalg.yield %162 : f32
    } -> tensor<2x3x7x7xf32>
    %68 = tensor.empty() : tensor<2x3x7x1xf32>
    %69 = linalg.fill ins(%cst : f32) outs(%68 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %70 = linalg.generic {indexing_maps = [#map5, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%67 : tensor<2x3x7x7xf32>) outs(%69 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %162 = arith.addf %in, %out : f32
      linalg.yield %162 : f32
    } -> tensor<2x3x7x1xf32>
    %71 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %70 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%59 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %162 = arith.divf %in, %in_56 : f32
      linalg.yield %162 : f32
    } -> tensor<2x3x7x7xf32>
    %72 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71 : tensor<2x3x7x7xf32>) outs(%56 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %162 = arith.truncf %in : f32 to bf16
      linalg.yield %162 : bf16
    } -> tensor<2x3x7x7xbf16>
    %collapsed_28 = tensor.collapse_shape %72 [[0, 1], [2], [3]] : tensor<2x3x7x7xbf16> into tensor<6x7x7xbf16>
    %collapsed_29 = tensor.collapse_shape %transposed_21 [[0, 1], [2], [3]] : tensor<2x3x7x16xbf16> into tensor<6x7x16xbf16>
    %73 = tensor.empty() : tensor<6x7x16xf32>
    %74 = linalg.fill ins(%cst : f32) outs(%73 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %75 = linalg.batch_matmul ins(%collapsed_28, %collapsed_29 : tensor<6x7x7xbf16>, tensor<6x7x16xbf16>) outs(%74 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %76 = tensor.empty() : tensor<6x7x16xbf16>
    %77 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<6x7x16xf32>) outs(%76 : tensor<6x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %162 = arith.truncf %in : f32 to bf16
      linalg.yield %162 : bf16
    } -> tensor<6x7x16xbf16>
    %expanded_30 = tensor.expand_shape %77 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xbf16> into tensor<2x3x7x16xbf16>
    %78 = tensor.empty() : tensor<2x7x3x16xbf16>
    %transposed_31 = linalg.transpose ins(%expanded_30 : tensor<2x3x7x16xbf16>) outs(%78 : tensor<2x7x3x16xbf16>) permutation = [0, 2, 1, 3] 
    %collapsed_32 = tensor.collapse_shape %transposed_31 [[0], [1], [2, 3]] : tensor<2x7x3x16xbf16> into tensor<2x7x48xbf16>
    %transposed_33 = linalg.transpose ins(%arg5 : tensor<48x48xbf16>) outs(%21 : tensor<48x48xbf16>) permutation = [1, 0] 
    %79 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_33 : tensor<48x48xbf16>) outs(%22 : tensor<2x48x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x48xbf16>
    %80 = linalg.batch_matmul ins(%collapsed_32, %79 : tensor<2x7x48xbf16>, tensor<2x48x48xbf16>) outs(%24 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %81 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<2x7x48xf32>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %162 = arith.truncf %in : f32 to bf16
      linalg.yield %162 : bf16
    } -> tensor<2x7x48xbf16>
    %82 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %81 : tensor<2x7x48xbf16>, tensor<2x7x48xbf16>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_56: bf16, %out: bf16):
      %162 = arith.addf %in, %in_56 : bf16
      linalg.yield %162 : bf16
    } -> tensor<2x7x48xbf16>
    %83 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<2x7x48xbf16>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %162 = arith.extf %in : bf16 to f32
      linalg.yield %162 : f32
    } -> tensor<2x7x48xf32>
    %84 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %162 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %162 : f32
    } -> tensor<2x7x48xf32>
    %85 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%84 : tensor<2x7x48xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %162 = arith.addf %in, %out : f32
      linalg.yield %162 : f32
    } -> tensor<2x7x1xf32>
    %86 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %162 = arith.divf %in, %cst_8 : f32
      linalg.yield %162 : f32
    } -> tensor<2x7x1xf32>
    %87 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %162 = arith.truncf %cst_7 : f64 to f32
      %163 = arith.addf %in, %162 : f32
      linalg.yield %163 : f32
    } -> tensor<2x7x1xf32>
    %88 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %162 = math.rsqrt %in : f32
      linalg.yield %162 : f32
    } -> tensor<2x7x1xf32>
    %89 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82, %88 : tensor<2x7x48xbf16>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %in_56: f32, %out: f32):
      %162 = arith.extf %in : bf16 to f32
      %163 = arith.mulf %162, %in_56 : f32
      linalg.yield %163 : f32
    } -> tensor<2x7x48xf32>
    %90 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<2x7x48xf32>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %162 = arith.truncf %in : f32 to bf16
      linalg.yield %162 : bf16
    } -> tensor<2x7x48xbf16>
    %91 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg12, %90 : tensor<48xbf16>, tensor<2x7x48xbf16>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_56: bf16, %out: bf16):
      %162 = arith.mulf %in, %in_56 : bf16
      linalg.yield %162 : bf16
    } -> tensor<2x7x48xbf16>
    %transposed_34 = linalg.transpose ins(%arg8 : tensor<48x48xbf16>) outs(%21 : tensor<48x48xbf16>) permutation = [1, 0] 
    %92 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_34 : tensor<48x48xbf16>) outs(%22 : tensor<2x48x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x48xbf16>
    %93 = linalg.batch_matmul ins(%91, %92 : tensor<2x7x48xbf16>, tensor<2x48x48xbf16>) outs(%24 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %94 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<2x7x48xf32>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %162 = arith.truncf %in : f32 to bf16
      linalg.yield %162 : bf16
    } -> tensor<2x7x48xbf16>
    %expanded_35 = tensor.expand_shape %94 [[0], [1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<2x7x48xbf16> into tensor<2x7x3x16xbf16>
    %transposed_36 = linalg.transpose ins(%expanded_35 : tensor<2x7x3x16xbf16>) outs(%27 : tensor<2x3x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %transposed_37 = linalg.transpose ins(%arg9 : tensor<48x48xbf16>) outs(%21 : tensor<48x48xbf16>) permutation = [1, 0] 
    %95 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_37 : tensor<48x48xbf16>) outs(%22 : tensor<2x48x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x48xbf16>
    %96 = tensor.empty() : tensor<2x11x48xf32>
    %97 = linalg.fill ins(%cst : f32) outs(%96 : tensor<2x11x48xf32>) -> tensor<2x11x48xf32>
    %98 = linalg.batch_matmul ins(%arg1, %95 : tensor<2x11x48xbf16>, tensor<2x48x48xbf16>) outs(%97 : tensor<2x11x48xf32>) -> tensor<2x11x48xf32>
    %99 = tensor.empty() : tensor<2x11x48xbf16>
    %100 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<2x11x48xf32>) outs(%99 : tensor<2x11x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %162 = arith.truncf %in : f32 to bf16
      linalg.yield %162 : bf16
    } -> tensor<2x11x48xbf16>
    %expanded_38 = tensor.expand_shape %100 [[0], [1], [2, 3]] output_shape [2, 11, 3, 16] : tensor<2x11x48xbf16> into tensor<2x11x3x16xbf16>
    %transposed_39 = linalg.transpose ins(%arg10 : tensor<48x48xbf16>) outs(%21 : tensor<48x48xbf16>) permutation = [1, 0] 
    %101 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_39 : tensor<48x48xbf16>) outs(%22 : tensor<2x48x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x48xbf16>
    %102 = linalg.batch_matmul ins(%arg1, %101 : tensor<2x11x48xbf16>, tensor<2x48x48xbf16>) outs(%97 : tensor<2x11x48xf32>) -> tensor<2x11x48xf32>
    %103 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102 : tensor<2x11x48xf32>) outs(%99 : tensor<2x11x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %162 = arith.truncf %in : f32 to bf16
      linalg.yield %162 : bf16
    } -> tensor<2x11x48xbf16>
    %expanded_40 = tensor.expand_shape %103 [[0], [1], [2, 3]] output_shape [2, 11, 3, 16] : tensor<2x11x48xbf16> into tensor<2x11x3x16xbf16>
    %104 = tensor.empty() : tensor<2x3x11x16xbf16>
    %transposed_41 = linalg.transpose ins(%expanded_40 : tensor<2x11x3x16xbf16>) outs(%104 : tensor<2x3x11x16xbf16>) permutation = [0, 2, 1, 3] 
    %105 = tensor.empty() : tensor<2x3x16x11xbf16>
    %transposed_42 = linalg.transpose ins(%expanded_38 : tensor<2x11x3x16xbf16>) outs(%105 : tensor<2x3x16x11xbf16>) permutation = [0, 2, 3, 1] 
    %collapsed_43 = tensor.collapse_shape %transposed_36 [[0, 1], [2], [3]] : tensor<2x3x7x16xbf16> into tensor<6x7x16xbf16>
    %collapsed_44 = tensor.collapse_shape %transposed_42 [[0, 1], [2], [3]] : tensor<2x3x16x11xbf16> into tensor<6x16x11xbf16>
    %106 = tensor.empty() : tensor<6x7x11xf32>
    %107 = linalg.fill ins(%cst : f32) outs(%106 : tensor<6x7x11xf32>) -> tensor<6x7x11xf32>
    %108 = linalg.batch_matmul ins(%collapsed_43, %collapsed_44 : tensor<6x7x16xbf16>, tensor<6x16x11xbf16>) outs(%107 : tensor<6x7x11xf32>) -> tensor<6x7x11xf32>
    %109 = tensor.empty() : tensor<6x7x11xbf16>
    %110 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<6x7x11xf32>) outs(%109 : tensor<6x7x11xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %162 = arith.truncf %in : f32 to bf16
      linalg.yield %162 : bf16
    } -> tensor<6x7x11xbf16>
    %expanded_45 = tensor.expand_shape %110 [[0, 1], [2], [3]] output_shape [2, 3, 7, 11] : tensor<6x7x11xbf16> into tensor<2x3x7x11xbf16>
    %111 = tensor.empty() : tensor<2x3x7x11xbf16>
    %112 = linalg.generic {indexing_maps = [#map5, #map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_45, %cst_1 : tensor<2x3x7x11xbf16>, tensor<1x3x7x11xbf16>) outs(%111 : tensor<2x3x7x11xbf16>) {
    ^bb0(%in: bf16, %in_56: bf16, %out: bf16):
      %162 = arith.addf %in, %in_56 : bf16
      linalg.yield %162 : bf16
    } -> tensor<2x3x7x11xbf16>
    %113 = tensor.empty() : tensor<2x3x7x11xf32>
    %114 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%112 : tensor<2x3x7x11xbf16>) outs(%113 : tensor<2x3x7x11xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %162 = arith.extf %in : bf16 to f32
      linalg.yield %162 : f32
    } -> tensor<2x3x7x11xf32>
    %115:2 = linalg.generic {indexing_maps = [#map5, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%114 : tensor<2x3x7x11xf32>) outs(%64, %62 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_56: i64):
      %162 = linalg.index 3 : index
      %163 = arith.index_cast %162 : index to i64
      %164 = arith.maximumf %in, %out : f32
      %165 = arith.cmpf ogt, %in, %out : f32
      %166 = arith.select %165, %163, %out_56 : i64
      linalg.yield %164, %166 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_46 = tensor.expand_shape %115#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %116 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%114, %expanded_46 : tensor<2x3x7x11xf32>, tensor<2x3x7x1xf32>) outs(%113 : tensor<2x3x7x11xf32>) {
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %162 = arith.subf %in, %in_56 : f32
      linalg.yield %162 : f32
    } -> tensor<2x3x7x11xf32>
    %117 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%116 : tensor<2x3x7x11xf32>) outs(%113 : tensor<2x3x7x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %162 = math.exp %in : f32
      linalg.yield %162 : f32
    } -> tensor<2x3x7x11xf32>
    %118 = linalg.generic {indexing_maps = [#map5, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%117 : tensor<2x3x7x11xf32>) outs(%69 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %162 = arith.addf %in, %out : f32
      linalg.yield %162 : f32
    } -> tensor<2x3x7x1xf32>
    %119 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%117, %118 : tensor<2x3x7x11xf32>, tensor<2x3x7x1xf32>) outs(%113 : tensor<2x3x7x11xf32>) {
    ^bb0(%in: f32, %in_56: f32, %out: f32):
      %162 = arith.divf %in, %in_56 : f32
      linalg.yield %162 : f32
    } -> tensor<2x3x7x11xf32>
    %120 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119 : tensor<2x3x7x11xf32>) outs(%111 : tensor<2x3x7x11xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %162 = arith.truncf %in : f32 to bf16
      linalg.yield %162 : bf16
    } -> tensor<2x3x7x11xbf16>
    %collapsed_47 = tensor.collapse_shape %120 [[0, 1], [2], [3]] : tensor<2x3x7x11xbf16> into tensor<6x7x11xbf16>
    %collapsed_48 = tensor.collapse_shape %transposed_41 [[0, 1], [2], [3]] : tensor<2x3x11x16xbf16> into tensor<6x11x16xbf16>
    %121 = linalg.batch_matmul ins(%collapsed_47, %collapsed_48 : tensor<6x7x11xbf16>, tensor<6x11x16xbf16>) outs(%74 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %122 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121 : tensor<6x7x16xf32>) outs(%76 : tensor<6x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %162 = arith.truncf %in : f32 to bf16
      linalg.yield %162 : bf16
    } -> tensor<6x7x16xbf16>
    %expanded_49 = tensor.expand_shape %122 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xbf16> into tensor<2x3x7x16xbf16>
    %transposed_50 = linalg.transpose ins(%expanded_49 : tensor<2x3x7x16xbf16>) outs(%78 : tensor<2x7x3x16xbf16>) permutation = [0, 2, 1, 3] 
    %collapsed_51 = tensor.collapse_shape %transposed_50 [[0], [1], [2, 3]] : tensor<2x7x3x16xbf16> into tensor<2x7x48xbf16>
    %transposed_52 = linalg.transpose ins(%arg11 : tensor<48x48xbf16>) outs(%21 : tensor<48x48xbf16>) permutation = [1, 0] 
    %123 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_52 : tensor<48x48xbf16>) outs(%22 : tensor<2x48x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x48xbf16>
    %124 = linalg.batch_matmul ins(%collapsed_51, %123 : tensor<2x7x48xbf16>, tensor<2x48x48xbf16>) outs(%24 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %125 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124 : tensor<2x7x48xf32>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %162 = arith.truncf %in : f32 to bf16
      linalg.yield %162 : bf16
    } -> tensor<2x7x48xbf16>
    %126 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82, %125 : tensor<2x7x48xbf16>, tensor<2x7x48xbf16>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_56: bf16, %out: bf16):
      %162 = arith.addf %in, %in_56 : bf16
      linalg.yield %162 : bf16
    } -> tensor<2x7x48xbf16>
    %127 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126 : tensor<2x7x48xbf16>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %162 = arith.extf %in : bf16 to f32
      linalg.yield %162 : f32
    } -> tensor<2x7x48xf32>
    %128 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %162 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %162 : f32
    } -> tensor<2x7x48xf32>
    %129 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%128 : tensor<2x7x48xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %162 = arith.addf %in, %out : f32
      linalg.yield %162 : f32
    } -> tensor<2x7x1xf32>
    %130 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %162 = arith.divf %in, %cst_8 : f32
      linalg.yield %162 : f32
    } -> tensor<2x7x1xf32>
    %131 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %162 = arith.truncf %cst_7 : f64 to f32
      %163 = arith.addf %in, %162 : f32
      linalg.yield %163 : f32
    } -> tensor<2x7x1xf32>
    %132 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %162 = math.rsqrt %in : f32
      linalg.yield %162 : f32
    } -> tensor<2x7x1xf32>
    %133 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126, %132 : tensor<2x7x48xbf16>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %in_56: f32, %out: f32):
      %162 = arith.extf %in : bf16 to f32
      %163 = arith.mulf %162, %in_56 : f32
      linalg.yield %163 : f32
    } -> tensor<2x7x48xf32>
    %134 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133 : tensor<2x7x48xf32>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %162 = arith.truncf %in : f32 to bf16
      linalg.yield %162 : bf16
    } -> tensor<2x7x48xbf16>
    %135 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg16, %134 : tensor<48xbf16>, tensor<2x7x48xbf16>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_56: bf16, %out: bf16):
      %162 = arith.mulf %in, %in_56 : bf16
      linalg.yield %162 : bf16
    } -> tensor<2x7x48xbf16>
    %136 = tensor.empty() : tensor<48x80xbf16>
    %transposed_53 = linalg.transpose ins(%arg13 : tensor<80x48xbf16>) outs(%136 : tensor<48x80xbf16>) permutation = [1, 0] 
    %137 = tensor.empty() : tensor<2x48x80xbf16>
    %138 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_53 : tensor<48x80xbf16>) outs(%137 : tensor<2x48x80xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x80xbf16>
    %139 = tensor.empty() : tensor<2x7x80xf32>
    %140 = linalg.fill ins(%cst : f32) outs(%139 : tensor<2x7x80xf32>) -> tensor<2x7x80xf32>
    %141 = linalg.batch_matmul ins(%135, %138 : tensor<2x7x48xbf16>, tensor<2x48x80xbf16>) outs(%140 : tensor<2x7x80xf32>) -> tensor<2x7x80xf32>
    %142 = tensor.empty() : tensor<2x7x80xbf16>
    %143 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<2x7x80xf32>) outs(%142 : tensor<2x7x80xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %162 = arith.truncf %in : f32 to bf16
      linalg.yield %162 : bf16
    } -> tensor<2x7x80xbf16>
    %144 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143 : tensor<2x7x80xbf16>) outs(%142 : tensor<2x7x80xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %162 = arith.mulf %in, %cst_10 : bf16
      linalg.yield %162 : bf16
    } -> tensor<2x7x80xbf16>
    %145 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143 : tensor<2x7x80xbf16>) outs(%142 : tensor<2x7x80xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %162 = math.fpowi %in, %c3_i64 : bf16, i64
      linalg.yield %162 : bf16
    } -> tensor<2x7x80xbf16>
    %146 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145 : tensor<2x7x80xbf16>) outs(%142 : tensor<2x7x80xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %162 = arith.truncf %cst_5 : f64 to bf16
      %163 = arith.mulf %in, %162 : bf16
      linalg.yield %163 : bf16
    } -> tensor<2x7x80xbf16>
    %147 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143, %146 : tensor<2x7x80xbf16>, tensor<2x7x80xbf16>) outs(%142 : tensor<2x7x80xbf16>) {
    ^bb0(%in: bf16, %in_56: bf16, %out: bf16):
      %162 = arith.addf %in, %in_56 : bf16
      linalg.yield %162 : bf16
    } -> tensor<2x7x80xbf16>
    %148 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147 : tensor<2x7x80xbf16>) outs(%142 : tensor<2x7x80xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %162 = arith.truncf %cst_4 : f64 to bf16
      %163 = arith.mulf %in, %162 : bf16
      linalg.yield %163 : bf16
    } -> tensor<2x7x80xbf16>
    %149 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<2x7x80xbf16>) outs(%142 : tensor<2x7x80xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %162 = math.tanh %in : bf16
      linalg.yield %162 : bf16
    } -> tensor<2x7x80xbf16>
    %150 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149 : tensor<2x7x80xbf16>) outs(%142 : tensor<2x7x80xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %162 = arith.addf %in, %cst_11 : bf16
      linalg.yield %162 : bf16
    } -> tensor<2x7x80xbf16>
    %151 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144, %150 : tensor<2x7x80xbf16>, tensor<2x7x80xbf16>) outs(%142 : tensor<2x7x80xbf16>) {
    ^bb0(%in: bf16, %in_56: bf16, %out: bf16):
      %162 = arith.mulf %in, %in_56 : bf16
      linalg.yield %162 : bf16
    } -> tensor<2x7x80xbf16>
    %transposed_54 = linalg.transpose ins(%arg14 : tensor<80x48xbf16>) outs(%136 : tensor<48x80xbf16>) permutation = [1, 0] 
    %152 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_54 : tensor<48x80xbf16>) outs(%137 : tensor<2x48x80xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x80xbf16>
    %153 = linalg.batch_matmul ins(%135, %152 : tensor<2x7x48xbf16>, tensor<2x48x80xbf16>) outs(%140 : tensor<2x7x80xf32>) -> tensor<2x7x80xf32>
    %154 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153 : tensor<2x7x80xf32>) outs(%142 : tensor<2x7x80xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %162 = arith.truncf %in : f32 to bf16
      linalg.yield %162 : bf16
    } -> tensor<2x7x80xbf16>
    %155 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %154 : tensor<2x7x80xbf16>, tensor<2x7x80xbf16>) outs(%142 : tensor<2x7x80xbf16>) {
    ^bb0(%in: bf16, %in_56: bf16, %out: bf16):
      %162 = arith.mulf %in, %in_56 : bf16
      linalg.yield %162 : bf16
    } -> tensor<2x7x80xbf16>
    %156 = tensor.empty() : tensor<80x48xbf16>
    %transposed_55 = linalg.transpose ins(%arg15 : tensor<48x80xbf16>) outs(%156 : tensor<80x48xbf16>) permutation = [1, 0] 
    %157 = tensor.empty() : tensor<2x80x48xbf16>
    %158 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_55 : tensor<80x48xbf16>) outs(%157 : tensor<2x80x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x80x48xbf16>
    %159 = linalg.batch_matmul ins(%155, %158 : tensor<2x7x80xbf16>, tensor<2x80x48xbf16>) outs(%24 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %160 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159 : tensor<2x7x48xf32>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %162 = arith.truncf %in : f32 to bf16
      linalg.yield %162 : bf16
    } -> tensor<2x7x48xbf16>
    %161 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126, %160 : tensor<2x7x48xbf16>, tensor<2x7x48xbf16>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_56: bf16, %out: bf16):
      %162 = arith.addf %in, %in_56 : bf16
      linalg.yield %162 : bf16
    } -> tensor<2x7x48xbf16>
    return %161 : tensor<2x7x48xbf16>
  }
}
