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
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x7x48xf16>, %arg1: tensor<1x7x16xf16>, %arg2: tensor<1x7x16xf16>, %arg3: tensor<48x48xf16>, %arg4: tensor<16x48xf16>, %arg5: tensor<16x48xf16>, %arg6: tensor<48x48xf16>, %arg7: tensor<16xf16>, %arg8: tensor<16xf16>, %arg9: tensor<80x48xf16>, %arg10: tensor<80x48xf16>, %arg11: tensor<48x80xf16>, %arg12: tensor<48xf16>, %arg13: tensor<48xf16>) -> tensor<2x7x48xf16> {
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f16>
    %cst_3 = arith.constant dense<-1.000000e+04> : tensor<1x1x7x7xf16>
    %cst_4 = arith.constant 9.9999999999999995E-7 : f64
    %cst_5 = arith.constant 4.800000e+01 : f32
    %cst_6 = arith.constant 1.600000e+01 : f32
    %cst_7 = arith.constant 2.500000e-01 : f16
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %135 = linalg.index 0 : index
      %136 = arith.index_cast %135 : index to i64
      linalg.yield %136 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_8 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_8 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_44: i64, %out: i64):
      %135 = arith.subi %in, %in_44 : i64
      linalg.yield %135 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %135 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %135 : i1
    } -> tensor<7x7xi1>
    %6 = tensor.empty() : tensor<1x1x7x7xf16>
    %7 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_3, %cst_2 : tensor<7x7xi1>, tensor<1x1x7x7xf16>, tensor<f16>) outs(%6 : tensor<1x1x7x7xf16>) {
    ^bb0(%in: i1, %in_44: f16, %in_45: f16, %out: f16):
      %135 = arith.select %in, %in_44, %in_45 : f16
      linalg.yield %135 : f16
    } -> tensor<1x1x7x7xf16>
    %8 = tensor.empty() : tensor<2x7x48xf32>
    %9 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xf16>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %135 = arith.extf %in : f16 to f32
      linalg.yield %135 : f32
    } -> tensor<2x7x48xf32>
    %10 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %135 : f32
    } -> tensor<2x7x48xf32>
    %11 = tensor.empty() : tensor<2x7x1xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %13 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%10 : tensor<2x7x48xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = arith.addf %in, %out : f32
      linalg.yield %135 : f32
    } -> tensor<2x7x1xf32>
    %14 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = arith.divf %in, %cst_5 : f32
      linalg.yield %135 : f32
    } -> tensor<2x7x1xf32>
    %15 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = arith.truncf %cst_4 : f64 to f32
      %136 = arith.addf %in, %135 : f32
      linalg.yield %136 : f32
    } -> tensor<2x7x1xf32>
    %16 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = math.rsqrt %in : f32
      linalg.yield %135 : f32
    } -> tensor<2x7x1xf32>
    %17 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %16 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %135 = arith.mulf %in, %in_44 : f32
      linalg.yield %135 : f32
    } -> tensor<2x7x48xf32>
    %18 = tensor.empty() : tensor<2x7x48xf16>
    %19 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x7x48xf32>) outs(%18 : tensor<2x7x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %135 = arith.truncf %in : f32 to f16
      linalg.yield %135 : f16
    } -> tensor<2x7x48xf16>
    %20 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg12, %19 : tensor<48xf16>, tensor<2x7x48xf16>) outs(%18 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_44: f16, %out: f16):
      %135 = arith.mulf %in, %in_44 : f16
      linalg.yield %135 : f16
    } -> tensor<2x7x48xf16>
    %21 = tensor.empty() : tensor<48x48xf16>
    %transposed = linalg.transpose ins(%arg3 : tensor<48x48xf16>) outs(%21 : tensor<48x48xf16>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %20 [[0, 1], [2]] : tensor<2x7x48xf16> into tensor<14x48xf16>
    %22 = tensor.empty() : tensor<14x48xf32>
    %23 = linalg.fill ins(%cst : f32) outs(%22 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %24 = linalg.matmul ins(%collapsed, %transposed : tensor<14x48xf16>, tensor<48x48xf16>) outs(%23 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %25 = tensor.empty() : tensor<14x48xf16>
    %26 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<14x48xf32>) outs(%25 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %135 = arith.truncf %in : f32 to f16
      linalg.yield %135 : f16
    } -> tensor<14x48xf16>
    %expanded_9 = tensor.expand_shape %26 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf16> into tensor<2x7x3x16xf16>
    %27 = tensor.empty() : tensor<2x7x3x16xf32>
    %28 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<2x7x3x16xf16>) outs(%27 : tensor<2x7x3x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %135 = arith.extf %in : f16 to f32
      linalg.yield %135 : f32
    } -> tensor<2x7x3x16xf32>
    %29 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<2x7x3x16xf32>) outs(%27 : tensor<2x7x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %135 : f32
    } -> tensor<2x7x3x16xf32>
    %30 = tensor.empty() : tensor<2x7x3x1xf32>
    %31 = linalg.fill ins(%cst : f32) outs(%30 : tensor<2x7x3x1xf32>) -> tensor<2x7x3x1xf32>
    %32 = linalg.generic {indexing_maps = [#map5, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%29 : tensor<2x7x3x16xf32>) outs(%31 : tensor<2x7x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = arith.addf %in, %out : f32
      linalg.yield %135 : f32
    } -> tensor<2x7x3x1xf32>
    %33 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32 : tensor<2x7x3x1xf32>) outs(%30 : tensor<2x7x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = arith.divf %in, %cst_6 : f32
      linalg.yield %135 : f32
    } -> tensor<2x7x3x1xf32>
    %34 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33 : tensor<2x7x3x1xf32>) outs(%30 : tensor<2x7x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = arith.truncf %cst_4 : f64 to f32
      %136 = arith.addf %in, %135 : f32
      linalg.yield %136 : f32
    } -> tensor<2x7x3x1xf32>
    %35 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34 : tensor<2x7x3x1xf32>) outs(%30 : tensor<2x7x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = math.rsqrt %in : f32
      linalg.yield %135 : f32
    } -> tensor<2x7x3x1xf32>
    %36 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28, %35 : tensor<2x7x3x16xf32>, tensor<2x7x3x1xf32>) outs(%27 : tensor<2x7x3x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %135 = arith.mulf %in, %in_44 : f32
      linalg.yield %135 : f32
    } -> tensor<2x7x3x16xf32>
    %37 = tensor.empty() : tensor<2x7x3x16xf16>
    %38 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<2x7x3x16xf32>) outs(%37 : tensor<2x7x3x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %135 = arith.truncf %in : f32 to f16
      linalg.yield %135 : f16
    } -> tensor<2x7x3x16xf16>
    %39 = linalg.generic {indexing_maps = [#map11, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg7, %38 : tensor<16xf16>, tensor<2x7x3x16xf16>) outs(%37 : tensor<2x7x3x16xf16>) {
    ^bb0(%in: f16, %in_44: f16, %out: f16):
      %135 = arith.mulf %in, %in_44 : f16
      linalg.yield %135 : f16
    } -> tensor<2x7x3x16xf16>
    %40 = tensor.empty() : tensor<2x3x7x16xf16>
    %transposed_10 = linalg.transpose ins(%39 : tensor<2x7x3x16xf16>) outs(%40 : tensor<2x3x7x16xf16>) permutation = [0, 2, 1, 3] 
    %41 = tensor.empty() : tensor<48x16xf16>
    %transposed_11 = linalg.transpose ins(%arg4 : tensor<16x48xf16>) outs(%41 : tensor<48x16xf16>) permutation = [1, 0] 
    %42 = tensor.empty() : tensor<14x16xf32>
    %43 = linalg.fill ins(%cst : f32) outs(%42 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %44 = linalg.matmul ins(%collapsed, %transposed_11 : tensor<14x48xf16>, tensor<48x16xf16>) outs(%43 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %45 = tensor.empty() : tensor<14x16xf16>
    %46 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%44 : tensor<14x16xf32>) outs(%45 : tensor<14x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %135 = arith.truncf %in : f32 to f16
      linalg.yield %135 : f16
    } -> tensor<14x16xf16>
    %expanded_12 = tensor.expand_shape %46 [[0, 1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<14x16xf16> into tensor<2x7x1x16xf16>
    %47 = tensor.empty() : tensor<2x7x1x16xf32>
    %48 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_12 : tensor<2x7x1x16xf16>) outs(%47 : tensor<2x7x1x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %135 = arith.extf %in : f16 to f32
      linalg.yield %135 : f32
    } -> tensor<2x7x1x16xf32>
    %49 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48 : tensor<2x7x1x16xf32>) outs(%47 : tensor<2x7x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %135 : f32
    } -> tensor<2x7x1x16xf32>
    %50 = tensor.empty() : tensor<2x7x1x1xf32>
    %51 = linalg.fill ins(%cst : f32) outs(%50 : tensor<2x7x1x1xf32>) -> tensor<2x7x1x1xf32>
    %52 = linalg.generic {indexing_maps = [#map5, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%49 : tensor<2x7x1x16xf32>) outs(%51 : tensor<2x7x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = arith.addf %in, %out : f32
      linalg.yield %135 : f32
    } -> tensor<2x7x1x1xf32>
    %53 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<2x7x1x1xf32>) outs(%50 : tensor<2x7x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = arith.divf %in, %cst_6 : f32
      linalg.yield %135 : f32
    } -> tensor<2x7x1x1xf32>
    %54 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53 : tensor<2x7x1x1xf32>) outs(%50 : tensor<2x7x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = arith.truncf %cst_4 : f64 to f32
      %136 = arith.addf %in, %135 : f32
      linalg.yield %136 : f32
    } -> tensor<2x7x1x1xf32>
    %55 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54 : tensor<2x7x1x1xf32>) outs(%50 : tensor<2x7x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = math.rsqrt %in : f32
      linalg.yield %135 : f32
    } -> tensor<2x7x1x1xf32>
    %56 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %55 : tensor<2x7x1x16xf32>, tensor<2x7x1x1xf32>) outs(%47 : tensor<2x7x1x16xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %135 = arith.mulf %in, %in_44 : f32
      linalg.yield %135 : f32
    } -> tensor<2x7x1x16xf32>
    %57 = tensor.empty() : tensor<2x7x1x16xf16>
    %58 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56 : tensor<2x7x1x16xf32>) outs(%57 : tensor<2x7x1x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %135 = arith.truncf %in : f32 to f16
      linalg.yield %135 : f16
    } -> tensor<2x7x1x16xf16>
    %59 = linalg.generic {indexing_maps = [#map11, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg8, %58 : tensor<16xf16>, tensor<2x7x1x16xf16>) outs(%57 : tensor<2x7x1x16xf16>) {
    ^bb0(%in: f16, %in_44: f16, %out: f16):
      %135 = arith.mulf %in, %in_44 : f16
      linalg.yield %135 : f16
    } -> tensor<2x7x1x16xf16>
    %60 = tensor.empty() : tensor<2x1x7x16xf16>
    %transposed_13 = linalg.transpose ins(%59 : tensor<2x7x1x16xf16>) outs(%60 : tensor<2x1x7x16xf16>) permutation = [0, 2, 1, 3] 
    %transposed_14 = linalg.transpose ins(%arg5 : tensor<16x48xf16>) outs(%41 : tensor<48x16xf16>) permutation = [1, 0] 
    %61 = linalg.matmul ins(%collapsed, %transposed_14 : tensor<14x48xf16>, tensor<48x16xf16>) outs(%43 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %62 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%61 : tensor<14x16xf32>) outs(%45 : tensor<14x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %135 = arith.truncf %in : f32 to f16
      linalg.yield %135 : f16
    } -> tensor<14x16xf16>
    %expanded_15 = tensor.expand_shape %62 [[0, 1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<14x16xf16> into tensor<2x7x1x16xf16>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<2x7x1x16xf16>) outs(%60 : tensor<2x1x7x16xf16>) permutation = [0, 2, 1, 3] 
    %expanded_17 = tensor.expand_shape %arg1 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xf16> into tensor<1x1x7x16xf16>
    %expanded_18 = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xf16> into tensor<1x1x7x16xf16>
    %63 = linalg.generic {indexing_maps = [#map5, #map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_10, %expanded_17 : tensor<2x3x7x16xf16>, tensor<1x1x7x16xf16>) outs(%40 : tensor<2x3x7x16xf16>) {
    ^bb0(%in: f16, %in_44: f16, %out: f16):
      %135 = arith.mulf %in, %in_44 : f16
      linalg.yield %135 : f16
    } -> tensor<2x3x7x16xf16>
    %extracted_slice = tensor.extract_slice %transposed_10[0, 0, 0, 0] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xf16> to tensor<2x3x7x8xf16>
    %extracted_slice_19 = tensor.extract_slice %transposed_10[0, 0, 0, 8] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xf16> to tensor<2x3x7x8xf16>
    %64 = tensor.empty() : tensor<2x3x7x8xf16>
    %65 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_19 : tensor<2x3x7x8xf16>) outs(%64 : tensor<2x3x7x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      %135 = arith.negf %in : f16
      linalg.yield %135 : f16
    } -> tensor<2x3x7x8xf16>
    %concat = tensor.concat dim(3) %65, %extracted_slice : (tensor<2x3x7x8xf16>, tensor<2x3x7x8xf16>) -> tensor<2x3x7x16xf16>
    %66 = linalg.generic {indexing_maps = [#map5, #map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat, %expanded_18 : tensor<2x3x7x16xf16>, tensor<1x1x7x16xf16>) outs(%40 : tensor<2x3x7x16xf16>) {
    ^bb0(%in: f16, %in_44: f16, %out: f16):
      %135 = arith.mulf %in, %in_44 : f16
      linalg.yield %135 : f16
    } -> tensor<2x3x7x16xf16>
    %67 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %66 : tensor<2x3x7x16xf16>, tensor<2x3x7x16xf16>) outs(%40 : tensor<2x3x7x16xf16>) {
    ^bb0(%in: f16, %in_44: f16, %out: f16):
      %135 = arith.addf %in, %in_44 : f16
      linalg.yield %135 : f16
    } -> tensor<2x3x7x16xf16>
    %68 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_13, %expanded_17 : tensor<2x1x7x16xf16>, tensor<1x1x7x16xf16>) outs(%60 : tensor<2x1x7x16xf16>) {
    ^bb0(%in: f16, %in_44: f16, %out: f16):
      %135 = arith.mulf %in, %in_44 : f16
      linalg.yield %135 : f16
    } -> tensor<2x1x7x16xf16>
    %extracted_slice_20 = tensor.extract_slice %transposed_13[0, 0, 0, 0] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xf16> to tensor<2x1x7x8xf16>
    %extracted_slice_21 = tensor.extract_slice %transposed_13[0, 0, 0, 8] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xf16> to tensor<2x1x7x8xf16>
    %69 = tensor.empty() : tensor<2x1x7x8xf16>
    %70 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_21 : tensor<2x1x7x8xf16>) outs(%69 : tensor<2x1x7x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      %135 = arith.negf %in : f16
      linalg.yield %135 : f16
    } -> tensor<2x1x7x8xf16>
    %concat_22 = tensor.concat dim(3) %70, %extracted_slice_20 : (tensor<2x1x7x8xf16>, tensor<2x1x7x8xf16>) -> tensor<2x1x7x16xf16>
    %71 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_22, %expanded_18 : tensor<2x1x7x16xf16>, tensor<1x1x7x16xf16>) outs(%60 : tensor<2x1x7x16xf16>) {
    ^bb0(%in: f16, %in_44: f16, %out: f16):
      %135 = arith.mulf %in, %in_44 : f16
      linalg.yield %135 : f16
    } -> tensor<2x1x7x16xf16>
    %72 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68, %71 : tensor<2x1x7x16xf16>, tensor<2x1x7x16xf16>) outs(%60 : tensor<2x1x7x16xf16>) {
    ^bb0(%in: f16, %in_44: f16, %out: f16):
      %135 = arith.addf %in, %in_44 : f16
      linalg.yield %135 : f16
    } -> tensor<2x1x7x16xf16>
    %73 = tensor.empty() : tensor<2x1x3x7x16xf16>
    %74 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%72 : tensor<2x1x7x16xf16>) outs(%73 : tensor<2x1x3x7x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x1x3x7x16xf16>
    %collapsed_23 = tensor.collapse_shape %74 [[0], [1, 2], [3], [4]] : tensor<2x1x3x7x16xf16> into tensor<2x3x7x16xf16>
    %75 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_16 : tensor<2x1x7x16xf16>) outs(%73 : tensor<2x1x3x7x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x1x3x7x16xf16>
    %76 = tensor.empty() : tensor<2x3x16x7xf16>
    %transposed_24 = linalg.transpose ins(%collapsed_23 : tensor<2x3x7x16xf16>) outs(%76 : tensor<2x3x16x7xf16>) permutation = [0, 1, 3, 2] 
    %collapsed_25 = tensor.collapse_shape %67 [[0, 1], [2], [3]] : tensor<2x3x7x16xf16> into tensor<6x7x16xf16>
    %collapsed_26 = tensor.collapse_shape %transposed_24 [[0, 1], [2], [3]] : tensor<2x3x16x7xf16> into tensor<6x16x7xf16>
    %77 = tensor.empty() : tensor<6x7x7xf32>
    %78 = linalg.fill ins(%cst : f32) outs(%77 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %79 = linalg.batch_matmul ins(%collapsed_25, %collapsed_26 : tensor<6x7x16xf16>, tensor<6x16x7xf16>) outs(%78 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %80 = tensor.empty() : tensor<6x7x7xf16>
    %81 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<6x7x7xf32>) outs(%80 : tensor<6x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %135 = arith.truncf %in : f32 to f16
      linalg.yield %135 : f16
    } -> tensor<6x7x7xf16>
    %expanded_27 = tensor.expand_shape %81 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf16> into tensor<2x3x7x7xf16>
    %82 = tensor.empty() : tensor<2x3x7x7xf16>
    %83 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_27 : tensor<2x3x7x7xf16>) outs(%82 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %135 = arith.mulf %in, %cst_7 : f16
      linalg.yield %135 : f16
    } -> tensor<2x3x7x7xf16>
    %84 = linalg.generic {indexing_maps = [#map5, #map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%83, %7 : tensor<2x3x7x7xf16>, tensor<1x1x7x7xf16>) outs(%82 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %in_44: f16, %out: f16):
      %135 = arith.addf %in, %in_44 : f16
      linalg.yield %135 : f16
    } -> tensor<2x3x7x7xf16>
    %85 = tensor.empty() : tensor<2x3x7x7xf32>
    %86 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%84 : tensor<2x3x7x7xf16>) outs(%85 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f16, %out: f32):
      %135 = arith.extf %in : f16 to f32
      linalg.yield %135 : f32
    } -> tensor<2x3x7x7xf32>
    %87 = tensor.empty() : tensor<2x3x7xi64>
    %88 = linalg.fill ins(%c0_i64 : i64) outs(%87 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %89 = tensor.empty() : tensor<2x3x7xf32>
    %90 = linalg.fill ins(%cst_0 : f32) outs(%89 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %91:2 = linalg.generic {indexing_maps = [#map5, #map16, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%86 : tensor<2x3x7x7xf32>) outs(%90, %88 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_44: i64):
      %135 = linalg.index 3 : index
      %136 = arith.index_cast %135 : index to i64
      %137 = arith.maximumf %in, %out : f32
      %138 = arith.cmpf ogt, %in, %out : f32
      %139 = arith.select %138, %136, %out_44 : i64
      linalg.yield %137, %139 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_28 = tensor.expand_shape %91#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %92 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%86, %expanded_28 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%85 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %135 = arith.subf %in, %in_44 : f32
      linalg.yield %135 : f32
    } -> tensor<2x3x7x7xf32>
    %93 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%92 : tensor<2x3x7x7xf32>) outs(%85 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = math.exp %in : f32
      linalg.yield %135 : f32
    } -> tensor<2x3x7x7xf32>
    %94 = tensor.empty() : tensor<2x3x7x1xf32>
    %95 = linalg.fill ins(%cst : f32) outs(%94 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %96 = linalg.generic {indexing_maps = [#map5, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%93 : tensor<2x3x7x7xf32>) outs(%95 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = arith.addf %in, %out : f32
      linalg.yield %135 : f32
    } -> tensor<2x3x7x1xf32>
    %97 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%93, %96 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%85 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %135 = arith.divf %in, %in_44 : f32
      linalg.yield %135 : f32
    } -> tensor<2x3x7x7xf32>
    %98 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%97 : tensor<2x3x7x7xf32>) outs(%82 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %135 = arith.truncf %in : f32 to f16
      linalg.yield %135 : f16
    } -> tensor<2x3x7x7xf16>
    %collapsed_29 = tensor.collapse_shape %98 [[0, 1], [2], [3]] : tensor<2x3x7x7xf16> into tensor<6x7x7xf16>
    %collapsed_30 = tensor.collapse_shape %75 [[0, 1, 2], [3], [4]] : tensor<2x1x3x7x16xf16> into tensor<6x7x16xf16>
    %99 = tensor.empty() : tensor<6x7x16xf32>
    %100 = linalg.fill ins(%cst : f32) outs(%99 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %101 = linalg.batch_matmul ins(%collapsed_29, %collapsed_30 : tensor<6x7x7xf16>, tensor<6x7x16xf16>) outs(%100 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %102 = tensor.empty() : tensor<6x7x16xf16>
    %103 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<6x7x16xf32>) outs(%102 : tensor<6x7x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %135 = arith.truncf %in : f32 to f16
      linalg.yield %135 : f16
    } -> tensor<6x7x16xf16>
    %expanded_31 = tensor.expand_shape %103 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf16> into tensor<2x3x7x16xf16>
    %transposed_32 = linalg.transpose ins(%expanded_31 : tensor<2x3x7x16xf16>) outs(%37 : tensor<2x7x3x16xf16>) permutation = [0, 2, 1, 3] 
    %transposed_33 = linalg.transpose ins(%arg6 : tensor<48x48xf16>) outs(%21 : tensor<48x48xf16>) permutation = [1, 0] 
    %collapsed_34 = tensor.collapse_shape %transposed_32 [[0, 1], [2, 3]] : tensor<2x7x3x16xf16> into tensor<14x48xf16>
    %104 = linalg.matmul ins(%collapsed_34, %transposed_33 : tensor<14x48xf16>, tensor<48x48xf16>) outs(%23 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %105 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%104 : tensor<14x48xf32>) outs(%25 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %135 = arith.truncf %in : f32 to f16
      linalg.yield %135 : f16
    } -> tensor<14x48xf16>
    %expanded_35 = tensor.expand_shape %105 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf16> into tensor<2x7x48xf16>
    %106 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded_35 : tensor<2x7x48xf16>, tensor<2x7x48xf16>) outs(%18 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_44: f16, %out: f16):
      %135 = arith.addf %in, %in_44 : f16
      linalg.yield %135 : f16
    } -> tensor<2x7x48xf16>
    %107 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<2x7x48xf16>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %135 = arith.extf %in : f16 to f32
      linalg.yield %135 : f32
    } -> tensor<2x7x48xf32>
    %108 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %135 : f32
    } -> tensor<2x7x48xf32>
    %109 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%108 : tensor<2x7x48xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = arith.addf %in, %out : f32
      linalg.yield %135 : f32
    } -> tensor<2x7x1xf32>
    %110 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = arith.divf %in, %cst_5 : f32
      linalg.yield %135 : f32
    } -> tensor<2x7x1xf32>
    %111 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = arith.truncf %cst_4 : f64 to f32
      %136 = arith.addf %in, %135 : f32
      linalg.yield %136 : f32
    } -> tensor<2x7x1xf32>
    %112 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = math.rsqrt %in : f32
      linalg.yield %135 : f32
    } -> tensor<2x7x1xf32>
    %113 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107, %112 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %135 = arith.mulf %in, %in_44 : f32
      linalg.yield %135 : f32
    } -> tensor<2x7x48xf32>
    %114 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113 : tensor<2x7x48xf32>) outs(%18 : tensor<2x7x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %135 = arith.truncf %in : f32 to f16
      linalg.yield %135 : f16
    } -> tensor<2x7x48xf16>
    %115 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg13, %114 : tensor<48xf16>, tensor<2x7x48xf16>) outs(%18 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_44: f16, %out: f16):
      %135 = arith.mulf %in, %in_44 : f16
      linalg.yield %135 : f16
    } -> tensor<2x7x48xf16>
    %116 = tensor.empty() : tensor<48x80xf16>
    %transposed_36 = linalg.transpose ins(%arg9 : tensor<80x48xf16>) outs(%116 : tensor<48x80xf16>) permutation = [1, 0] 
    %collapsed_37 = tensor.collapse_shape %115 [[0, 1], [2]] : tensor<2x7x48xf16> into tensor<14x48xf16>
    %117 = tensor.empty() : tensor<14x80xf32>
    %118 = linalg.fill ins(%cst : f32) outs(%117 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %119 = linalg.matmul ins(%collapsed_37, %transposed_36 : tensor<14x48xf16>, tensor<48x80xf16>) outs(%118 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %120 = tensor.empty() : tensor<14x80xf16>
    %121 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%119 : tensor<14x80xf32>) outs(%120 : tensor<14x80xf16>) {
    ^bb0(%in: f32, %out: f16):
      %135 = arith.truncf %in : f32 to f16
      linalg.yield %135 : f16
    } -> tensor<14x80xf16>
    %expanded_38 = tensor.expand_shape %121 [[0, 1], [2]] output_shape [2, 7, 80] : tensor<14x80xf16> into tensor<2x7x80xf16>
    %122 = tensor.empty() : tensor<2x7x80xf32>
    %123 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_38 : tensor<2x7x80xf16>) outs(%122 : tensor<2x7x80xf32>) {
    ^bb0(%in: f16, %out: f32):
      %135 = arith.extf %in : f16 to f32
      linalg.yield %135 : f32
    } -> tensor<2x7x80xf32>
    %124 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123 : tensor<2x7x80xf32>) outs(%122 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = arith.negf %in : f32
      %136 = math.exp %135 : f32
      %137 = arith.addf %136, %cst_1 : f32
      %138 = arith.divf %cst_1, %137 : f32
      linalg.yield %138 : f32
    } -> tensor<2x7x80xf32>
    %125 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123, %124 : tensor<2x7x80xf32>, tensor<2x7x80xf32>) outs(%122 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %135 = arith.mulf %in, %in_44 : f32
      linalg.yield %135 : f32
    } -> tensor<2x7x80xf32>
    %126 = tensor.empty() : tensor<2x7x80xf16>
    %127 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<2x7x80xf32>) outs(%126 : tensor<2x7x80xf16>) {
    ^bb0(%in: f32, %out: f16):
      %135 = arith.truncf %in : f32 to f16
      linalg.yield %135 : f16
    } -> tensor<2x7x80xf16>
    %transposed_39 = linalg.transpose ins(%arg10 : tensor<80x48xf16>) outs(%116 : tensor<48x80xf16>) permutation = [1, 0] 
    %128 = linalg.matmul ins(%collapsed_37, %transposed_39 : tensor<14x48xf16>, tensor<48x80xf16>) outs(%118 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %129 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%128 : tensor<14x80xf32>) outs(%120 : tensor<14x80xf16>) {
    ^bb0(%in: f32, %out: f16):
      %135 = arith.truncf %in : f32 to f16
      linalg.yield %135 : f16
    } -> tensor<14x80xf16>
    %expanded_40 = tensor.expand_shape %129 [[0, 1], [2]] output_shape [2, 7, 80] : tensor<14x80xf16> into tensor<2x7x80xf16>
    %130 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127, %expanded_40 : tensor<2x7x80xf16>, tensor<2x7x80xf16>) outs(%126 : tensor<2x7x80xf16>) {
    ^bb0(%in: f16, %in_44: f16, %out: f16):
      %135 = arith.mulf %in, %in_44 : f16
      linalg.yield %135 : f16
    } -> tensor<2x7x80xf16>
    %131 = tensor.empty() : tensor<80x48xf16>
    %transposed_41 = linalg.transpose ins(%arg11 : tensor<48x80xf16>) outs(%131 : tensor<80x48xf16>) permutation = [1, 0] 
    %collapsed_42 = tensor.collapse_shape %130 [[0, 1], [2]] : tensor<2x7x80xf16> into tensor<14x80xf16>
    %132 = linalg.matmul ins(%collapsed_42, %transposed_41 : tensor<14x80xf16>, tensor<80x48xf16>) outs(%23 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %133 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%132 : tensor<14x48xf32>) outs(%25 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %135 = arith.truncf %in : f32 to f16
      linalg.yield %135 : f16
    } -> tensor<14x48xf16>
    %expanded_43 = tensor.expand_shape %133 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf16> into tensor<2x7x48xf16>
    %134 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %expanded_43 : tensor<2x7x48xf16>, tensor<2x7x48xf16>) outs(%18 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_44: f16, %out: f16):
      %135 = arith.addf %in, %in_44 : f16
      linalg.yield %135 : f16
    } -> tensor<2x7x48xf16>
    return %134 : tensor<2x7x48xf16>
  }
}
