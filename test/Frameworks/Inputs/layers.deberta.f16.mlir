#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<() -> ()>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> ()>
#map6 = affine_map<(d0, d1) -> (d0, 0)>
#map7 = affine_map<(d0, d1) -> (0, d1)>
#map8 = affine_map<(d0, d1) -> ()>
#map9 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map11 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> ()>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map16 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map17 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: tensor<2x7x48xf16>, %arg1: tensor<64x48xf16>, %arg2: tensor<48x48xf16>, %arg3: tensor<48xf16>, %arg4: tensor<48x48xf16>, %arg5: tensor<48xf16>, %arg6: tensor<48x48xf16>, %arg7: tensor<48xf16>, %arg8: tensor<48x48xf16>, %arg9: tensor<48xf16>, %arg10: tensor<48xf16>, %arg11: tensor<48xf16>, %arg12: tensor<80x48xf16>, %arg13: tensor<80xf16>, %arg14: tensor<48x80xf16>, %arg15: tensor<48xf16>, %arg16: tensor<48xf16>, %arg17: tensor<48xf16>) -> tensor<2x7x48xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %c64 = arith.constant 64 : index
    %cst_0 = arith.constant 0.000000e+00 : f16
    %true = arith.constant true
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 0.000000e+00 : f64
    %cst_3 = arith.constant 1.000000e+00 : f16
    %cst_4 = arith.constant 2.000000e+00 : f16
    %cst_5 = arith.constant 5.000000e-01 : f16
    %cst_6 = arith.constant dense<-6.550400e+04> : tensor<f16>
    %cst_7 = arith.constant dense<true> : tensor<2x1x7x7xi1>
    %cst_8 = arith.constant dense<0.66139847> : tensor<f32>
    %cst_9 = arith.constant dense<4.800000e+01> : tensor<f32>
    %cst_10 = arith.constant 9.9999999999999995E-8 : f64
    %cst_11 = arith.constant 1.600000e+01 : f32
    %cst_12 = arith.constant 1.500000e+01 : f32
    %cst_13 = arith.constant 4.800000e+01 : f64
    %cst_14 = arith.constant 4.800000e+01 : f32
    %c0_i64 = arith.constant 0 : i64
    %c16_i64 = arith.constant 16 : i64
    %c-16_i64 = arith.constant -16 : i64
    %c32_i64 = arith.constant 32 : i64
    %c63_i64 = arith.constant 63 : i64
    %cst_15 = arith.constant dense<-1> : tensor<i64>
    %cst_16 = arith.constant dense<0> : tensor<i64>
    %cst_17 = arith.constant dense<1> : tensor<i64>
    %cst_18 = arith.constant dense<15> : tensor<i64>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x7x48xf16> into tensor<14x48xf16>
    %0 = tensor.empty() : tensor<48x48xf16>
    %transposed = linalg.transpose ins(%arg2 : tensor<48x48xf16>) outs(%0 : tensor<48x48xf16>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<48xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg3 : tensor<48xf16>) outs(%1 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %196 = arith.extf %in : f16 to f32
      linalg.yield %196 : f32
    } -> tensor<48xf32>
    %3 = tensor.empty() : tensor<14x48xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<14x48xf16>) outs(%3 : tensor<14x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %196 = arith.extf %in : f16 to f32
      linalg.yield %196 : f32
    } -> tensor<14x48xf32>
    %5 = tensor.empty() : tensor<48x48xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%transposed : tensor<48x48xf16>) outs(%5 : tensor<48x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %196 = arith.extf %in : f16 to f32
      linalg.yield %196 : f32
    } -> tensor<48x48xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%3 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %8 = linalg.matmul ins(%4, %6 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%7 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%8, %2 : tensor<14x48xf32>, tensor<48xf32>) outs(%3 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %196 = arith.addf %in, %in_60 : f32
      linalg.yield %196 : f32
    } -> tensor<14x48xf32>
    %10 = tensor.empty() : tensor<14x48xf16>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<14x48xf32>) outs(%10 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %196 = arith.truncf %in : f32 to f16
      linalg.yield %196 : f16
    } -> tensor<14x48xf16>
    %expanded = tensor.expand_shape %11 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf16> into tensor<2x7x3x16xf16>
    %12 = tensor.empty() : tensor<2x3x7x16xf16>
    %transposed_19 = linalg.transpose ins(%expanded : tensor<2x7x3x16xf16>) outs(%12 : tensor<2x3x7x16xf16>) permutation = [0, 2, 1, 3] 
    %collapsed_20 = tensor.collapse_shape %transposed_19 [[0, 1], [2], [3]] : tensor<2x3x7x16xf16> into tensor<6x7x16xf16>
    %transposed_21 = linalg.transpose ins(%arg4 : tensor<48x48xf16>) outs(%0 : tensor<48x48xf16>) permutation = [1, 0] 
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg5 : tensor<48xf16>) outs(%1 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %196 = arith.extf %in : f16 to f32
      linalg.yield %196 : f32
    } -> tensor<48xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%transposed_21 : tensor<48x48xf16>) outs(%5 : tensor<48x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %196 = arith.extf %in : f16 to f32
      linalg.yield %196 : f32
    } -> tensor<48x48xf32>
    %15 = linalg.matmul ins(%4, %14 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%7 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%15, %13 : tensor<14x48xf32>, tensor<48xf32>) outs(%3 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %196 = arith.addf %in, %in_60 : f32
      linalg.yield %196 : f32
    } -> tensor<14x48xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<14x48xf32>) outs(%10 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %196 = arith.truncf %in : f32 to f16
      linalg.yield %196 : f16
    } -> tensor<14x48xf16>
    %expanded_22 = tensor.expand_shape %17 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf16> into tensor<2x7x3x16xf16>
    %transposed_23 = linalg.transpose ins(%expanded_22 : tensor<2x7x3x16xf16>) outs(%12 : tensor<2x3x7x16xf16>) permutation = [0, 2, 1, 3] 
    %collapsed_24 = tensor.collapse_shape %transposed_23 [[0, 1], [2], [3]] : tensor<2x3x7x16xf16> into tensor<6x7x16xf16>
    %transposed_25 = linalg.transpose ins(%arg6 : tensor<48x48xf16>) outs(%0 : tensor<48x48xf16>) permutation = [1, 0] 
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg7 : tensor<48xf16>) outs(%1 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %196 = arith.extf %in : f16 to f32
      linalg.yield %196 : f32
    } -> tensor<48xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%transposed_25 : tensor<48x48xf16>) outs(%5 : tensor<48x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %196 = arith.extf %in : f16 to f32
      linalg.yield %196 : f32
    } -> tensor<48x48xf32>
    %20 = linalg.matmul ins(%4, %19 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%7 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%20, %18 : tensor<14x48xf32>, tensor<48xf32>) outs(%3 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %196 = arith.addf %in, %in_60 : f32
      linalg.yield %196 : f32
    } -> tensor<14x48xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<14x48xf32>) outs(%10 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %196 = arith.truncf %in : f32 to f16
      linalg.yield %196 : f16
    } -> tensor<14x48xf16>
    %expanded_26 = tensor.expand_shape %22 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf16> into tensor<2x7x3x16xf16>
    %transposed_27 = linalg.transpose ins(%expanded_26 : tensor<2x7x3x16xf16>) outs(%12 : tensor<2x3x7x16xf16>) permutation = [0, 2, 1, 3] 
    %collapsed_28 = tensor.collapse_shape %transposed_27 [[0, 1], [2], [3]] : tensor<2x3x7x16xf16> into tensor<6x7x16xf16>
    %23 = tensor.empty() : tensor<f32>
    %24 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%cst_9 : tensor<f32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = math.sqrt %in : f32
      linalg.yield %196 : f32
    } -> tensor<f32>
    %25 = tensor.empty() : tensor<6x16x7xf16>
    %transposed_29 = linalg.transpose ins(%collapsed_24 : tensor<6x7x16xf16>) outs(%25 : tensor<6x16x7xf16>) permutation = [0, 2, 1] 
    %26 = tensor.empty() : tensor<f16>
    %27 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%24 : tensor<f32>) outs(%26 : tensor<f16>) {
    ^bb0(%in: f32, %out: f16):
      %196 = arith.truncf %in : f32 to f16
      linalg.yield %196 : f16
    } -> tensor<f16>
    %28 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_29, %27 : tensor<6x16x7xf16>, tensor<f16>) outs(%25 : tensor<6x16x7xf16>) {
    ^bb0(%in: f16, %in_60: f16, %out: f16):
      %196 = arith.divf %in, %in_60 : f16
      linalg.yield %196 : f16
    } -> tensor<6x16x7xf16>
    %29 = tensor.empty() : tensor<6x7x7xf32>
    %30 = linalg.fill ins(%cst : f32) outs(%29 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %31 = linalg.batch_matmul ins(%collapsed_20, %28 : tensor<6x7x16xf16>, tensor<6x16x7xf16>) outs(%30 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %32 = tensor.empty() : tensor<6x7x7xf16>
    %33 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<6x7x7xf32>) outs(%32 : tensor<6x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %196 = arith.truncf %in : f32 to f16
      linalg.yield %196 : f16
    } -> tensor<6x7x7xf16>
    %34 = tensor.empty() : tensor<7xi64>
    %35 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%34 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %196 = linalg.index 0 : index
      %197 = arith.index_cast %196 : index to i64
      linalg.yield %197 : i64
    } -> tensor<7xi64>
    %expanded_30 = tensor.expand_shape %35 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %expanded_31 = tensor.expand_shape %35 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %36 = tensor.empty() : tensor<7x7xi64>
    %37 = linalg.generic {indexing_maps = [#map6, #map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_30, %expanded_31 : tensor<7x1xi64>, tensor<1x7xi64>) outs(%36 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_60: i64, %out: i64):
      %196 = arith.subi %in, %in_60 : i64
      linalg.yield %196 : i64
    } -> tensor<7x7xi64>
    %38 = tensor.empty() : tensor<7x7xi1>
    %39 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<7x7xi64>) outs(%38 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %196 = arith.cmpi sgt, %in, %c0_i64 : i64
      linalg.yield %196 : i1
    } -> tensor<7x7xi1>
    %40 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<7x7xi64>) outs(%38 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %196 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %196 : i1
    } -> tensor<7x7xi1>
    %41 = linalg.generic {indexing_maps = [#map1, #map8, #map8, #map1], iterator_types = ["parallel", "parallel"]} ins(%39, %cst_17, %cst_16 : tensor<7x7xi1>, tensor<i64>, tensor<i64>) outs(%36 : tensor<7x7xi64>) {
    ^bb0(%in: i1, %in_60: i64, %in_61: i64, %out: i64):
      %196 = arith.select %in, %in_60, %in_61 : i64
      linalg.yield %196 : i64
    } -> tensor<7x7xi64>
    %42 = linalg.generic {indexing_maps = [#map1, #map8, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%40, %cst_15, %41 : tensor<7x7xi1>, tensor<i64>, tensor<7x7xi64>) outs(%36 : tensor<7x7xi64>) {
    ^bb0(%in: i1, %in_60: i64, %in_61: i64, %out: i64):
      %196 = arith.select %in, %in_60, %in_61 : i64
      linalg.yield %196 : i64
    } -> tensor<7x7xi64>
    %43 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<7x7xi64>) outs(%38 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %196 = arith.cmpi slt, %in, %c16_i64 : i64
      linalg.yield %196 : i1
    } -> tensor<7x7xi1>
    %44 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<7x7xi64>) outs(%38 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %196 = arith.cmpi sgt, %in, %c-16_i64 : i64
      linalg.yield %196 : i1
    } -> tensor<7x7xi1>
    %45 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%43, %44 : tensor<7x7xi1>, tensor<7x7xi1>) outs(%38 : tensor<7x7xi1>) {
    ^bb0(%in: i1, %in_60: i1, %out: i1):
      %196 = arith.andi %in, %in_60 : i1
      linalg.yield %196 : i1
    } -> tensor<7x7xi1>
    %46 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<7x7xi64>) outs(%36 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %196 = math.absi %in : i64
      linalg.yield %196 : i64
    } -> tensor<7x7xi64>
    %47 = linalg.generic {indexing_maps = [#map1, #map8, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%45, %cst_18, %46 : tensor<7x7xi1>, tensor<i64>, tensor<7x7xi64>) outs(%36 : tensor<7x7xi64>) {
    ^bb0(%in: i1, %in_60: i64, %in_61: i64, %out: i64):
      %196 = arith.select %in, %in_60, %in_61 : i64
      linalg.yield %196 : i64
    } -> tensor<7x7xi64>
    %48 = tensor.empty() : tensor<7x7xf32>
    %49 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<7x7xi64>) outs(%48 : tensor<7x7xf32>) {
    ^bb0(%in: i64, %out: f32):
      %196 = arith.sitofp %in : i64 to f32
      %197 = arith.divf %196, %cst_11 : f32
      linalg.yield %197 : f32
    } -> tensor<7x7xf32>
    %50 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%49 : tensor<7x7xf32>) outs(%48 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = math.log %in : f32
      linalg.yield %196 : f32
    } -> tensor<7x7xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel"]} ins(%50, %cst_8 : tensor<7x7xf32>, tensor<f32>) outs(%48 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %196 = arith.divf %in, %in_60 : f32
      linalg.yield %196 : f32
    } -> tensor<7x7xf32>
    %52 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%51 : tensor<7x7xf32>) outs(%48 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = arith.mulf %in, %cst_12 : f32
      linalg.yield %196 : f32
    } -> tensor<7x7xf32>
    %53 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%52 : tensor<7x7xf32>) outs(%48 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = math.ceil %in : f32
      linalg.yield %196 : f32
    } -> tensor<7x7xf32>
    %54 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%53 : tensor<7x7xf32>) outs(%48 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = arith.addf %in, %cst_11 : f32
      linalg.yield %196 : f32
    } -> tensor<7x7xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<7x7xi64>) outs(%38 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %196 = arith.cmpi sle, %in, %c16_i64 : i64
      linalg.yield %196 : i1
    } -> tensor<7x7xi1>
    %56 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<7x7xi64>) outs(%48 : tensor<7x7xf32>) {
    ^bb0(%in: i64, %out: f32):
      %196 = arith.sitofp %in : i64 to f32
      linalg.yield %196 : f32
    } -> tensor<7x7xf32>
    %57 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%54, %42 : tensor<7x7xf32>, tensor<7x7xi64>) outs(%48 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %in_60: i64, %out: f32):
      %196 = arith.sitofp %in_60 : i64 to f32
      %197 = arith.mulf %in, %196 : f32
      linalg.yield %197 : f32
    } -> tensor<7x7xf32>
    %58 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%55, %56, %57 : tensor<7x7xi1>, tensor<7x7xf32>, tensor<7x7xf32>) outs(%48 : tensor<7x7xf32>) {
    ^bb0(%in: i1, %in_60: f32, %in_61: f32, %out: f32):
      %196 = arith.select %in, %in_60, %in_61 : f32
      linalg.yield %196 : f32
    } -> tensor<7x7xf32>
    %59 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%58 : tensor<7x7xf32>) outs(%36 : tensor<7x7xi64>) {
    ^bb0(%in: f32, %out: i64):
      %196 = arith.fptosi %in : f32 to i64
      linalg.yield %196 : i64
    } -> tensor<7x7xi64>
    %expanded_32 = tensor.expand_shape %59 [[0, 1, 2], [3]] output_shape [1, 1, 7, 7] : tensor<7x7xi64> into tensor<1x1x7x7xi64>
    %60 = tensor.empty() : tensor<64x48xf32>
    %61 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<64x48xf16>) outs(%60 : tensor<64x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %196 = arith.extf %in : f16 to f32
      linalg.yield %196 : f32
    } -> tensor<64x48xf32>
    %62 = linalg.fill ins(%cst : f32) outs(%60 : tensor<64x48xf32>) -> tensor<64x48xf32>
    %63 = linalg.matmul ins(%61, %6 : tensor<64x48xf32>, tensor<48x48xf32>) outs(%62 : tensor<64x48xf32>) -> tensor<64x48xf32>
    %64 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%63, %2 : tensor<64x48xf32>, tensor<48xf32>) outs(%60 : tensor<64x48xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %196 = arith.addf %in, %in_60 : f32
      linalg.yield %196 : f32
    } -> tensor<64x48xf32>
    %65 = tensor.empty() : tensor<64x48xf16>
    %66 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%64 : tensor<64x48xf32>) outs(%65 : tensor<64x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %196 = arith.truncf %in : f32 to f16
      linalg.yield %196 : f16
    } -> tensor<64x48xf16>
    %expanded_33 = tensor.expand_shape %66 [[0, 1], [2, 3]] output_shape [1, 64, 3, 16] : tensor<64x48xf16> into tensor<1x64x3x16xf16>
    %67 = tensor.empty() : tensor<1x3x64x16xf16>
    %transposed_34 = linalg.transpose ins(%expanded_33 : tensor<1x64x3x16xf16>) outs(%67 : tensor<1x3x64x16xf16>) permutation = [0, 2, 1, 3] 
    %68 = tensor.empty() : tensor<2x3x64x16xf16>
    %collapsed_35 = tensor.collapse_shape %transposed_34 [[0, 1], [2], [3]] : tensor<1x3x64x16xf16> into tensor<3x64x16xf16>
    %69 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_35 : tensor<3x64x16xf16>) outs(%68 : tensor<2x3x64x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x3x64x16xf16>
    %collapsed_36 = tensor.collapse_shape %69 [[0, 1], [2], [3]] : tensor<2x3x64x16xf16> into tensor<6x64x16xf16>
    %70 = linalg.matmul ins(%61, %14 : tensor<64x48xf32>, tensor<48x48xf32>) outs(%62 : tensor<64x48xf32>) -> tensor<64x48xf32>
    %71 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%70, %13 : tensor<64x48xf32>, tensor<48xf32>) outs(%60 : tensor<64x48xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %196 = arith.addf %in, %in_60 : f32
      linalg.yield %196 : f32
    } -> tensor<64x48xf32>
    %72 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%71 : tensor<64x48xf32>) outs(%65 : tensor<64x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %196 = arith.truncf %in : f32 to f16
      linalg.yield %196 : f16
    } -> tensor<64x48xf16>
    %expanded_37 = tensor.expand_shape %72 [[0, 1], [2, 3]] output_shape [1, 64, 3, 16] : tensor<64x48xf16> into tensor<1x64x3x16xf16>
    %transposed_38 = linalg.transpose ins(%expanded_37 : tensor<1x64x3x16xf16>) outs(%67 : tensor<1x3x64x16xf16>) permutation = [0, 2, 1, 3] 
    %collapsed_39 = tensor.collapse_shape %transposed_38 [[0, 1], [2], [3]] : tensor<1x3x64x16xf16> into tensor<3x64x16xf16>
    %73 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_39 : tensor<3x64x16xf16>) outs(%68 : tensor<2x3x64x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x3x64x16xf16>
    %collapsed_40 = tensor.collapse_shape %73 [[0, 1], [2], [3]] : tensor<2x3x64x16xf16> into tensor<6x64x16xf16>
    %74 = tensor.empty() : tensor<6x16x64xf16>
    %transposed_41 = linalg.transpose ins(%collapsed_40 : tensor<6x64x16xf16>) outs(%74 : tensor<6x16x64xf16>) permutation = [0, 2, 1] 
    %75 = tensor.empty() : tensor<6x7x64xf32>
    %76 = linalg.fill ins(%cst : f32) outs(%75 : tensor<6x7x64xf32>) -> tensor<6x7x64xf32>
    %77 = linalg.batch_matmul ins(%collapsed_20, %transposed_41 : tensor<6x7x16xf16>, tensor<6x16x64xf16>) outs(%76 : tensor<6x7x64xf32>) -> tensor<6x7x64xf32>
    %78 = tensor.empty() : tensor<6x7x64xf16>
    %79 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<6x7x64xf32>) outs(%78 : tensor<6x7x64xf16>) {
    ^bb0(%in: f32, %out: f16):
      %196 = arith.truncf %in : f32 to f16
      linalg.yield %196 : f16
    } -> tensor<6x7x64xf16>
    %80 = tensor.empty() : tensor<1x1x7x7xi64>
    %81 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_32 : tensor<1x1x7x7xi64>) outs(%80 : tensor<1x1x7x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %196 = arith.addi %in, %c32_i64 : i64
      linalg.yield %196 : i64
    } -> tensor<1x1x7x7xi64>
    %82 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81 : tensor<1x1x7x7xi64>) outs(%80 : tensor<1x1x7x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %196 = arith.maxsi %in, %c0_i64 : i64
      %197 = arith.minsi %196, %c63_i64 : i64
      linalg.yield %197 : i64
    } -> tensor<1x1x7x7xi64>
    %83 = tensor.empty() : tensor<6x7x7xi64>
    %collapsed_42 = tensor.collapse_shape %82 [[0, 1, 2], [3]] : tensor<1x1x7x7xi64> into tensor<7x7xi64>
    %84 = linalg.generic {indexing_maps = [#map11, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_42 : tensor<7x7xi64>) outs(%83 : tensor<6x7x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<6x7x7xi64>
    %85 = linalg.fill ins(%cst_0 : f16) outs(%32 : tensor<6x7x7xf16>) -> tensor<6x7x7xf16>
    %86 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84 : tensor<6x7x7xi64>) outs(%85 : tensor<6x7x7xf16>) {
    ^bb0(%in: i64, %out: f16):
      %196 = linalg.index 0 : index
      %197 = linalg.index 1 : index
      %198 = arith.index_cast %in : i64 to index
      %199 = arith.cmpi slt, %198, %c64 : index
      cf.assert %199, "index must be smaller than dim size"
      %200 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %200, "index must be larger or equal to 0"
      %extracted = tensor.extract %79[%196, %197, %198] : tensor<6x7x64xf16>
      linalg.yield %extracted : f16
    } -> tensor<6x7x7xf16>
    %87 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %27 : tensor<6x7x7xf16>, tensor<f16>) outs(%32 : tensor<6x7x7xf16>) {
    ^bb0(%in: f16, %in_60: f16, %out: f16):
      %196 = arith.divf %in, %in_60 : f16
      linalg.yield %196 : f16
    } -> tensor<6x7x7xf16>
    %88 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<6x7x7xf16>) outs(%32 : tensor<6x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %196 = arith.addf %in, %cst_0 : f16
      linalg.yield %196 : f16
    } -> tensor<6x7x7xf16>
    %89 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_32 : tensor<1x1x7x7xi64>) outs(%80 : tensor<1x1x7x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %196 = arith.sitofp %in : i64 to f32
      %197 = arith.negf %196 : f32
      %198 = arith.fptosi %197 : f32 to i64
      linalg.yield %198 : i64
    } -> tensor<1x1x7x7xi64>
    %90 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%89 : tensor<1x1x7x7xi64>) outs(%80 : tensor<1x1x7x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %196 = arith.addi %in, %c32_i64 : i64
      linalg.yield %196 : i64
    } -> tensor<1x1x7x7xi64>
    %91 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%90 : tensor<1x1x7x7xi64>) outs(%80 : tensor<1x1x7x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %196 = arith.maxsi %in, %c0_i64 : i64
      %197 = arith.minsi %196, %c63_i64 : i64
      linalg.yield %197 : i64
    } -> tensor<1x1x7x7xi64>
    %transposed_43 = linalg.transpose ins(%collapsed_36 : tensor<6x64x16xf16>) outs(%74 : tensor<6x16x64xf16>) permutation = [0, 2, 1] 
    %92 = linalg.batch_matmul ins(%collapsed_24, %transposed_43 : tensor<6x7x16xf16>, tensor<6x16x64xf16>) outs(%76 : tensor<6x7x64xf32>) -> tensor<6x7x64xf32>
    %93 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<6x7x64xf32>) outs(%78 : tensor<6x7x64xf16>) {
    ^bb0(%in: f32, %out: f16):
      %196 = arith.truncf %in : f32 to f16
      linalg.yield %196 : f16
    } -> tensor<6x7x64xf16>
    %collapsed_44 = tensor.collapse_shape %91 [[0, 1, 2], [3]] : tensor<1x1x7x7xi64> into tensor<7x7xi64>
    %94 = linalg.generic {indexing_maps = [#map11, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_44 : tensor<7x7xi64>) outs(%83 : tensor<6x7x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<6x7x7xi64>
    %95 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<6x7x7xi64>) outs(%85 : tensor<6x7x7xf16>) {
    ^bb0(%in: i64, %out: f16):
      %196 = linalg.index 0 : index
      %197 = linalg.index 1 : index
      %198 = arith.index_cast %in : i64 to index
      %199 = arith.cmpi slt, %198, %c64 : index
      cf.assert %199, "index must be smaller than dim size"
      %200 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %200, "index must be larger or equal to 0"
      %extracted = tensor.extract %93[%196, %197, %198] : tensor<6x7x64xf16>
      linalg.yield %extracted : f16
    } -> tensor<6x7x7xf16>
    %transposed_45 = linalg.transpose ins(%95 : tensor<6x7x7xf16>) outs(%32 : tensor<6x7x7xf16>) permutation = [0, 2, 1] 
    %96 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_45, %27 : tensor<6x7x7xf16>, tensor<f16>) outs(%32 : tensor<6x7x7xf16>) {
    ^bb0(%in: f16, %in_60: f16, %out: f16):
      %196 = arith.divf %in, %in_60 : f16
      linalg.yield %196 : f16
    } -> tensor<6x7x7xf16>
    %97 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88, %96 : tensor<6x7x7xf16>, tensor<6x7x7xf16>) outs(%32 : tensor<6x7x7xf16>) {
    ^bb0(%in: f16, %in_60: f16, %out: f16):
      %196 = arith.addf %in, %in_60 : f16
      linalg.yield %196 : f16
    } -> tensor<6x7x7xf16>
    %98 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %97 : tensor<6x7x7xf16>, tensor<6x7x7xf16>) outs(%32 : tensor<6x7x7xf16>) {
    ^bb0(%in: f16, %in_60: f16, %out: f16):
      %196 = arith.addf %in, %in_60 : f16
      linalg.yield %196 : f16
    } -> tensor<6x7x7xf16>
    %expanded_46 = tensor.expand_shape %98 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf16> into tensor<2x3x7x7xf16>
    %99 = tensor.empty() : tensor<2x1x7x7xi1>
    %100 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<2x1x7x7xi1>) outs(%99 : tensor<2x1x7x7xi1>) {
    ^bb0(%in: i1, %out: i1):
      %196 = arith.xori %in, %true : i1
      linalg.yield %196 : i1
    } -> tensor<2x1x7x7xi1>
    %101 = tensor.empty() : tensor<2x3x7x7xf16>
    %102 = linalg.generic {indexing_maps = [#map12, #map13, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100, %cst_6, %expanded_46 : tensor<2x1x7x7xi1>, tensor<f16>, tensor<2x3x7x7xf16>) outs(%101 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: i1, %in_60: f16, %in_61: f16, %out: f16):
      %196 = arith.select %in, %in_60, %in_61 : f16
      linalg.yield %196 : f16
    } -> tensor<2x3x7x7xf16>
    %103 = tensor.empty() : tensor<2x3x7x7xf32>
    %104 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%102 : tensor<2x3x7x7xf16>) outs(%103 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f16, %out: f32):
      %196 = arith.extf %in : f16 to f32
      linalg.yield %196 : f32
    } -> tensor<2x3x7x7xf32>
    %105 = tensor.empty() : tensor<2x3x7xi64>
    %106 = linalg.fill ins(%c0_i64 : i64) outs(%105 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %107 = tensor.empty() : tensor<2x3x7xf32>
    %108 = linalg.fill ins(%cst_1 : f32) outs(%107 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %109:2 = linalg.generic {indexing_maps = [#map10, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%104 : tensor<2x3x7x7xf32>) outs(%108, %106 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_60: i64):
      %196 = linalg.index 3 : index
      %197 = arith.index_cast %196 : index to i64
      %198 = arith.maximumf %in, %out : f32
      %199 = arith.cmpf ogt, %in, %out : f32
      %200 = arith.select %199, %197, %out_60 : i64
      linalg.yield %198, %200 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_47 = tensor.expand_shape %109#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %110 = linalg.generic {indexing_maps = [#map10, #map15, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%104, %expanded_47 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%103 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %196 = arith.subf %in, %in_60 : f32
      linalg.yield %196 : f32
    } -> tensor<2x3x7x7xf32>
    %111 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%110 : tensor<2x3x7x7xf32>) outs(%103 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = math.exp %in : f32
      linalg.yield %196 : f32
    } -> tensor<2x3x7x7xf32>
    %112 = tensor.empty() : tensor<2x3x7x1xf32>
    %113 = linalg.fill ins(%cst : f32) outs(%112 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %114 = linalg.generic {indexing_maps = [#map10, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%111 : tensor<2x3x7x7xf32>) outs(%113 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = arith.addf %in, %out : f32
      linalg.yield %196 : f32
    } -> tensor<2x3x7x1xf32>
    %115 = linalg.generic {indexing_maps = [#map10, #map15, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%111, %114 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%103 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %196 = arith.divf %in, %in_60 : f32
      linalg.yield %196 : f32
    } -> tensor<2x3x7x7xf32>
    %116 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%115 : tensor<2x3x7x7xf32>) outs(%101 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %196 = arith.truncf %in : f32 to f16
      linalg.yield %196 : f16
    } -> tensor<2x3x7x7xf16>
    %collapsed_48 = tensor.collapse_shape %116 [[0, 1], [2], [3]] : tensor<2x3x7x7xf16> into tensor<6x7x7xf16>
    %117 = tensor.empty() : tensor<6x7x16xf32>
    %118 = linalg.fill ins(%cst : f32) outs(%117 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %119 = linalg.batch_matmul ins(%collapsed_48, %collapsed_28 : tensor<6x7x7xf16>, tensor<6x7x16xf16>) outs(%118 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %120 = tensor.empty() : tensor<6x7x16xf16>
    %121 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119 : tensor<6x7x16xf32>) outs(%120 : tensor<6x7x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %196 = arith.truncf %in : f32 to f16
      linalg.yield %196 : f16
    } -> tensor<6x7x16xf16>
    %expanded_49 = tensor.expand_shape %121 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf16> into tensor<2x3x7x16xf16>
    %122 = tensor.empty() : tensor<2x7x3x16xf16>
    %transposed_50 = linalg.transpose ins(%expanded_49 : tensor<2x3x7x16xf16>) outs(%122 : tensor<2x7x3x16xf16>) permutation = [0, 2, 1, 3] 
    %collapsed_51 = tensor.collapse_shape %transposed_50 [[0, 1], [2, 3]] : tensor<2x7x3x16xf16> into tensor<14x48xf16>
    %transposed_52 = linalg.transpose ins(%arg8 : tensor<48x48xf16>) outs(%0 : tensor<48x48xf16>) permutation = [1, 0] 
    %123 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg9 : tensor<48xf16>) outs(%1 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %196 = arith.extf %in : f16 to f32
      linalg.yield %196 : f32
    } -> tensor<48xf32>
    %124 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_51 : tensor<14x48xf16>) outs(%3 : tensor<14x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %196 = arith.extf %in : f16 to f32
      linalg.yield %196 : f32
    } -> tensor<14x48xf32>
    %125 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%transposed_52 : tensor<48x48xf16>) outs(%5 : tensor<48x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %196 = arith.extf %in : f16 to f32
      linalg.yield %196 : f32
    } -> tensor<48x48xf32>
    %126 = linalg.matmul ins(%124, %125 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%7 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %127 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%126, %123 : tensor<14x48xf32>, tensor<48xf32>) outs(%3 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %196 = arith.addf %in, %in_60 : f32
      linalg.yield %196 : f32
    } -> tensor<14x48xf32>
    %128 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%127 : tensor<14x48xf32>) outs(%10 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %196 = arith.truncf %in : f32 to f16
      linalg.yield %196 : f16
    } -> tensor<14x48xf16>
    %expanded_53 = tensor.expand_shape %128 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf16> into tensor<2x7x48xf16>
    %129 = tensor.empty() : tensor<2x7x48xf16>
    %130 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_53, %arg0 : tensor<2x7x48xf16>, tensor<2x7x48xf16>) outs(%129 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_60: f16, %out: f16):
      %196 = arith.addf %in, %in_60 : f16
      linalg.yield %196 : f16
    } -> tensor<2x7x48xf16>
    %131 = tensor.empty() : tensor<2x7x48xf32>
    %132 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130 : tensor<2x7x48xf16>) outs(%131 : tensor<2x7x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %196 = arith.extf %in : f16 to f32
      linalg.yield %196 : f32
    } -> tensor<2x7x48xf32>
    %133 = tensor.empty() : tensor<2x7x48xf64>
    %134 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132 : tensor<2x7x48xf32>) outs(%133 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %196 = arith.extf %in : f32 to f64
      linalg.yield %196 : f64
    } -> tensor<2x7x48xf64>
    %135 = tensor.empty() : tensor<2x7x1xf64>
    %136 = linalg.fill ins(%cst_2 : f64) outs(%135 : tensor<2x7x1xf64>) -> tensor<2x7x1xf64>
    %137 = linalg.generic {indexing_maps = [#map4, #map16], iterator_types = ["parallel", "parallel", "reduction"]} ins(%134 : tensor<2x7x48xf64>) outs(%136 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %196 = arith.addf %in, %out : f64
      linalg.yield %196 : f64
    } -> tensor<2x7x1xf64>
    %138 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137 : tensor<2x7x1xf64>) outs(%135 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %196 = arith.divf %in, %cst_13 : f64
      linalg.yield %196 : f64
    } -> tensor<2x7x1xf64>
    %139 = linalg.generic {indexing_maps = [#map4, #map16, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134, %138 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%133 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_60: f64, %out: f64):
      %196 = arith.subf %in, %in_60 : f64
      linalg.yield %196 : f64
    } -> tensor<2x7x48xf64>
    %140 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %139 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%133 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_60: f64, %out: f64):
      %196 = arith.mulf %in, %in_60 : f64
      linalg.yield %196 : f64
    } -> tensor<2x7x48xf64>
    %141 = linalg.generic {indexing_maps = [#map4, #map16], iterator_types = ["parallel", "parallel", "reduction"]} ins(%140 : tensor<2x7x48xf64>) outs(%136 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %196 = arith.addf %in, %out : f64
      linalg.yield %196 : f64
    } -> tensor<2x7x1xf64>
    %142 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<2x7x1xf64>) outs(%135 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %196 = arith.divf %in, %cst_13 : f64
      linalg.yield %196 : f64
    } -> tensor<2x7x1xf64>
    %143 = tensor.empty() : tensor<2x7x1xf32>
    %144 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142 : tensor<2x7x1xf64>) outs(%143 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %196 = arith.truncf %in : f64 to f32
      linalg.yield %196 : f32
    } -> tensor<2x7x1xf32>
    %145 = linalg.fill ins(%cst : f32) outs(%143 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %146 = linalg.generic {indexing_maps = [#map4, #map16], iterator_types = ["parallel", "parallel", "reduction"]} ins(%132 : tensor<2x7x48xf32>) outs(%145 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = arith.addf %in, %out : f32
      linalg.yield %196 : f32
    } -> tensor<2x7x1xf32>
    %147 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146 : tensor<2x7x1xf32>) outs(%143 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = arith.divf %in, %cst_14 : f32
      linalg.yield %196 : f32
    } -> tensor<2x7x1xf32>
    %148 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144 : tensor<2x7x1xf32>) outs(%143 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = arith.truncf %cst_10 : f64 to f32
      %197 = arith.addf %in, %196 : f32
      linalg.yield %197 : f32
    } -> tensor<2x7x1xf32>
    %149 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<2x7x1xf32>) outs(%143 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = math.rsqrt %in : f32
      linalg.yield %196 : f32
    } -> tensor<2x7x1xf32>
    %150 = linalg.generic {indexing_maps = [#map4, #map16, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132, %147 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%131 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %196 = arith.subf %in, %in_60 : f32
      linalg.yield %196 : f32
    } -> tensor<2x7x48xf32>
    %151 = linalg.generic {indexing_maps = [#map4, #map16, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150, %149 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%131 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %196 = arith.mulf %in, %in_60 : f32
      linalg.yield %196 : f32
    } -> tensor<2x7x48xf32>
    %152 = linalg.generic {indexing_maps = [#map4, #map17, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %arg10 : tensor<2x7x48xf32>, tensor<48xf16>) outs(%131 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_60: f16, %out: f32):
      %196 = arith.extf %in_60 : f16 to f32
      %197 = arith.mulf %in, %196 : f32
      linalg.yield %197 : f32
    } -> tensor<2x7x48xf32>
    %153 = linalg.generic {indexing_maps = [#map4, #map17, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152, %arg11 : tensor<2x7x48xf32>, tensor<48xf16>) outs(%131 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_60: f16, %out: f32):
      %196 = arith.extf %in_60 : f16 to f32
      %197 = arith.addf %in, %196 : f32
      linalg.yield %197 : f32
    } -> tensor<2x7x48xf32>
    %154 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153 : tensor<2x7x48xf32>) outs(%129 : tensor<2x7x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %196 = arith.truncf %in : f32 to f16
      linalg.yield %196 : f16
    } -> tensor<2x7x48xf16>
    %collapsed_54 = tensor.collapse_shape %154 [[0, 1], [2]] : tensor<2x7x48xf16> into tensor<14x48xf16>
    %155 = tensor.empty() : tensor<48x80xf16>
    %transposed_55 = linalg.transpose ins(%arg12 : tensor<80x48xf16>) outs(%155 : tensor<48x80xf16>) permutation = [1, 0] 
    %156 = tensor.empty() : tensor<80xf32>
    %157 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg13 : tensor<80xf16>) outs(%156 : tensor<80xf32>) {
    ^bb0(%in: f16, %out: f32):
      %196 = arith.extf %in : f16 to f32
      linalg.yield %196 : f32
    } -> tensor<80xf32>
    %158 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_54 : tensor<14x48xf16>) outs(%3 : tensor<14x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %196 = arith.extf %in : f16 to f32
      linalg.yield %196 : f32
    } -> tensor<14x48xf32>
    %159 = tensor.empty() : tensor<48x80xf32>
    %160 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%transposed_55 : tensor<48x80xf16>) outs(%159 : tensor<48x80xf32>) {
    ^bb0(%in: f16, %out: f32):
      %196 = arith.extf %in : f16 to f32
      linalg.yield %196 : f32
    } -> tensor<48x80xf32>
    %161 = tensor.empty() : tensor<14x80xf32>
    %162 = linalg.fill ins(%cst : f32) outs(%161 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %163 = linalg.matmul ins(%158, %160 : tensor<14x48xf32>, tensor<48x80xf32>) outs(%162 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %164 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%163, %157 : tensor<14x80xf32>, tensor<80xf32>) outs(%161 : tensor<14x80xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %196 = arith.addf %in, %in_60 : f32
      linalg.yield %196 : f32
    } -> tensor<14x80xf32>
    %165 = tensor.empty() : tensor<14x80xf16>
    %166 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%164 : tensor<14x80xf32>) outs(%165 : tensor<14x80xf16>) {
    ^bb0(%in: f32, %out: f16):
      %196 = arith.truncf %in : f32 to f16
      linalg.yield %196 : f16
    } -> tensor<14x80xf16>
    %expanded_56 = tensor.expand_shape %166 [[0, 1], [2]] output_shape [2, 7, 80] : tensor<14x80xf16> into tensor<2x7x80xf16>
    %167 = tensor.empty() : tensor<2x7x80xf16>
    %168 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_56 : tensor<2x7x80xf16>) outs(%167 : tensor<2x7x80xf16>) {
    ^bb0(%in: f16, %out: f16):
      %196 = math.sqrt %cst_4 : f16
      %197 = arith.divf %in, %196 : f16
      %198 = math.erf %197 : f16
      %199 = arith.addf %198, %cst_3 : f16
      %200 = arith.mulf %199, %cst_5 : f16
      %201 = arith.mulf %in, %200 : f16
      linalg.yield %201 : f16
    } -> tensor<2x7x80xf16>
    %collapsed_57 = tensor.collapse_shape %168 [[0, 1], [2]] : tensor<2x7x80xf16> into tensor<14x80xf16>
    %169 = tensor.empty() : tensor<80x48xf16>
    %transposed_58 = linalg.transpose ins(%arg14 : tensor<48x80xf16>) outs(%169 : tensor<80x48xf16>) permutation = [1, 0] 
    %170 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg15 : tensor<48xf16>) outs(%1 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %196 = arith.extf %in : f16 to f32
      linalg.yield %196 : f32
    } -> tensor<48xf32>
    %171 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_57 : tensor<14x80xf16>) outs(%161 : tensor<14x80xf32>) {
    ^bb0(%in: f16, %out: f32):
      %196 = arith.extf %in : f16 to f32
      linalg.yield %196 : f32
    } -> tensor<14x80xf32>
    %172 = tensor.empty() : tensor<80x48xf32>
    %173 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%transposed_58 : tensor<80x48xf16>) outs(%172 : tensor<80x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %196 = arith.extf %in : f16 to f32
      linalg.yield %196 : f32
    } -> tensor<80x48xf32>
    %174 = linalg.matmul ins(%171, %173 : tensor<14x80xf32>, tensor<80x48xf32>) outs(%7 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %175 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%174, %170 : tensor<14x48xf32>, tensor<48xf32>) outs(%3 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %196 = arith.addf %in, %in_60 : f32
      linalg.yield %196 : f32
    } -> tensor<14x48xf32>
    %176 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%175 : tensor<14x48xf32>) outs(%10 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %196 = arith.truncf %in : f32 to f16
      linalg.yield %196 : f16
    } -> tensor<14x48xf16>
    %expanded_59 = tensor.expand_shape %176 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf16> into tensor<2x7x48xf16>
    %177 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_59, %154 : tensor<2x7x48xf16>, tensor<2x7x48xf16>) outs(%129 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_60: f16, %out: f16):
      %196 = arith.addf %in, %in_60 : f16
      linalg.yield %196 : f16
    } -> tensor<2x7x48xf16>
    %178 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177 : tensor<2x7x48xf16>) outs(%131 : tensor<2x7x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %196 = arith.extf %in : f16 to f32
      linalg.yield %196 : f32
    } -> tensor<2x7x48xf32>
    %179 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178 : tensor<2x7x48xf32>) outs(%133 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %196 = arith.extf %in : f32 to f64
      linalg.yield %196 : f64
    } -> tensor<2x7x48xf64>
    %180 = linalg.generic {indexing_maps = [#map4, #map16], iterator_types = ["parallel", "parallel", "reduction"]} ins(%179 : tensor<2x7x48xf64>) outs(%136 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %196 = arith.addf %in, %out : f64
      linalg.yield %196 : f64
    } -> tensor<2x7x1xf64>
    %181 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180 : tensor<2x7x1xf64>) outs(%135 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %196 = arith.divf %in, %cst_13 : f64
      linalg.yield %196 : f64
    } -> tensor<2x7x1xf64>
    %182 = linalg.generic {indexing_maps = [#map4, #map16, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179, %181 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%133 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_60: f64, %out: f64):
      %196 = arith.subf %in, %in_60 : f64
      linalg.yield %196 : f64
    } -> tensor<2x7x48xf64>
    %183 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182, %182 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%133 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_60: f64, %out: f64):
      %196 = arith.mulf %in, %in_60 : f64
      linalg.yield %196 : f64
    } -> tensor<2x7x48xf64>
    %184 = linalg.generic {indexing_maps = [#map4, #map16], iterator_types = ["parallel", "parallel", "reduction"]} ins(%183 : tensor<2x7x48xf64>) outs(%136 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %196 = arith.addf %in, %out : f64
      linalg.yield %196 : f64
    } -> tensor<2x7x1xf64>
    %185 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184 : tensor<2x7x1xf64>) outs(%135 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %196 = arith.divf %in, %cst_13 : f64
      linalg.yield %196 : f64
    } -> tensor<2x7x1xf64>
    %186 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185 : tensor<2x7x1xf64>) outs(%143 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %196 = arith.truncf %in : f64 to f32
      linalg.yield %196 : f32
    } -> tensor<2x7x1xf32>
    %187 = linalg.generic {indexing_maps = [#map4, #map16], iterator_types = ["parallel", "parallel", "reduction"]} ins(%178 : tensor<2x7x48xf32>) outs(%145 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = arith.addf %in, %out : f32
      linalg.yield %196 : f32
    } -> tensor<2x7x1xf32>
    %188 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187 : tensor<2x7x1xf32>) outs(%143 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = arith.divf %in, %cst_14 : f32
      linalg.yield %196 : f32
    } -> tensor<2x7x1xf32>
    %189 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186 : tensor<2x7x1xf32>) outs(%143 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = arith.truncf %cst_10 : f64 to f32
      %197 = arith.addf %in, %196 : f32
      linalg.yield %197 : f32
    } -> tensor<2x7x1xf32>
    %190 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189 : tensor<2x7x1xf32>) outs(%143 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %196 = math.rsqrt %in : f32
      linalg.yield %196 : f32
    } -> tensor<2x7x1xf32>
    %191 = linalg.generic {indexing_maps = [#map4, #map16, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178, %188 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%131 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %196 = arith.subf %in, %in_60 : f32
      linalg.yield %196 : f32
    } -> tensor<2x7x48xf32>
    %192 = linalg.generic {indexing_maps = [#map4, #map16, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191, %190 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%131 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %196 = arith.mulf %in, %in_60 : f32
      linalg.yield %196 : f32
    } -> tensor<2x7x48xf32>
    %193 = linalg.generic {indexing_maps = [#map4, #map17, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192, %arg16 : tensor<2x7x48xf32>, tensor<48xf16>) outs(%131 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_60: f16, %out: f32):
      %196 = arith.extf %in_60 : f16 to f32
      %197 = arith.mulf %in, %196 : f32
      linalg.yield %197 : f32
    } -> tensor<2x7x48xf32>
    %194 = linalg.generic {indexing_maps = [#map4, #map17, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %arg17 : tensor<2x7x48xf32>, tensor<48xf16>) outs(%131 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_60: f16, %out: f32):
      %196 = arith.extf %in_60 : f16 to f32
      %197 = arith.addf %in, %196 : f32
      linalg.yield %197 : f32
    } -> tensor<2x7x48xf32>
    %195 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194 : tensor<2x7x48xf32>) outs(%129 : tensor<2x7x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %196 = arith.truncf %in : f32 to f16
      linalg.yield %196 : f16
    } -> tensor<2x7x48xf16>
    return %195 : tensor<2x7x48xf16>
  }
}
