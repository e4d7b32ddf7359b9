#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> ()>
#map5 = affine_map<(d0) -> (d0)>
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
  func.func @main(%arg0: tensor<2x7x48xf32>, %arg1: tensor<64x48xf32>, %arg2: tensor<48x48xf32>, %arg3: tensor<48xf32>, %arg4: tensor<48x48xf32>, %arg5: tensor<48xf32>, %arg6: tensor<48x48xf32>, %arg7: tensor<48xf32>, %arg8: tensor<48x48xf32>, %arg9: tensor<48xf32>, %arg10: tensor<48xf32>, %arg11: tensor<48xf32>, %arg12: tensor<80x48xf32>, %arg13: tensor<80xf32>, %arg14: tensor<48x80xf32>, %arg15: tensor<48xf32>, %arg16: tensor<48xf32>, %arg17: tensor<48xf32>) -> tensor<2x7x48xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c64 = arith.constant 64 : index
    %true = arith.constant true
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.000000e+00 : f64
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 5.000000e-01 : f32
    %cst_4 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_5 = arith.constant dense<true> : tensor<2x1x7x7xi1>
    %cst_6 = arith.constant dense<0.66139847> : tensor<f32>
    %cst_7 = arith.constant dense<4.800000e+01> : tensor<f32>
    %cst_8 = arith.constant 9.9999999999999995E-8 : f64
    %cst_9 = arith.constant 1.600000e+01 : f32
    %cst_10 = arith.constant 1.500000e+01 : f32
    %cst_11 = arith.constant 4.800000e+01 : f64
    %cst_12 = arith.constant 4.800000e+01 : f32
    %cst_13 = arith.constant 1.41421354 : f32
    %c0_i64 = arith.constant 0 : i64
    %c16_i64 = arith.constant 16 : i64
    %c-16_i64 = arith.constant -16 : i64
    %c32_i64 = arith.constant 32 : i64
    %c63_i64 = arith.constant 63 : i64
    %cst_14 = arith.constant dense<-1> : tensor<i64>
    %cst_15 = arith.constant dense<0> : tensor<i64>
    %cst_16 = arith.constant dense<1> : tensor<i64>
    %cst_17 = arith.constant dense<15> : tensor<i64>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %0 = tensor.empty() : tensor<48x48xf32>
    %transposed = linalg.transpose ins(%arg2 : tensor<48x48xf32>) outs(%0 : tensor<48x48xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<14x48xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %3 = linalg.matmul ins(%collapsed, %transposed : tensor<14x48xf32>, tensor<48x48xf32>) outs(%2 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %arg3 : tensor<14x48xf32>, tensor<48xf32>) outs(%1 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %145 = arith.addf %in, %in_59 : f32
      linalg.yield %145 : f32
    } -> tensor<14x48xf32>
    %expanded = tensor.expand_shape %4 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf32> into tensor<2x7x3x16xf32>
    %5 = tensor.empty() : tensor<2x3x7x16xf32>
    %transposed_18 = linalg.transpose ins(%expanded : tensor<2x7x3x16xf32>) outs(%5 : tensor<2x3x7x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_19 = tensor.collapse_shape %transposed_18 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %transposed_20 = linalg.transpose ins(%arg4 : tensor<48x48xf32>) outs(%0 : tensor<48x48xf32>) permutation = [1, 0] 
    %6 = linalg.matmul ins(%collapsed, %transposed_20 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%2 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %arg5 : tensor<14x48xf32>, tensor<48xf32>) outs(%1 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %145 = arith.addf %in, %in_59 : f32
      linalg.yield %145 : f32
    } -> tensor<14x48xf32>
    %expanded_21 = tensor.expand_shape %7 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf32> into tensor<2x7x3x16xf32>
    %transposed_22 = linalg.transpose ins(%expanded_21 : tensor<2x7x3x16xf32>) outs(%5 : tensor<2x3x7x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_23 = tensor.collapse_shape %transposed_22 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %transposed_24 = linalg.transpose ins(%arg6 : tensor<48x48xf32>) outs(%0 : tensor<48x48xf32>) permutation = [1, 0] 
    %8 = linalg.matmul ins(%collapsed, %transposed_24 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%2 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%8, %arg7 : tensor<14x48xf32>, tensor<48xf32>) outs(%1 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %145 = arith.addf %in, %in_59 : f32
      linalg.yield %145 : f32
    } -> tensor<14x48xf32>
    %expanded_25 = tensor.expand_shape %9 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf32> into tensor<2x7x3x16xf32>
    %transposed_26 = linalg.transpose ins(%expanded_25 : tensor<2x7x3x16xf32>) outs(%5 : tensor<2x3x7x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_27 = tensor.collapse_shape %transposed_26 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %10 = tensor.empty() : tensor<f32>
    %11 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%cst_7 : tensor<f32>) outs(%10 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %145 = math.sqrt %in : f32
      linalg.yield %145 : f32
    } -> tensor<f32>
    %12 = tensor.empty() : tensor<6x16x7xf32>
    %transposed_28 = linalg.transpose ins(%collapsed_23 : tensor<6x7x16xf32>) outs(%12 : tensor<6x16x7xf32>) permutation = [0, 2, 1] 
    %13 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_28, %11 : tensor<6x16x7xf32>, tensor<f32>) outs(%12 : tensor<6x16x7xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %145 = arith.divf %in, %in_59 : f32
      linalg.yield %145 : f32
    } -> tensor<6x16x7xf32>
    %14 = tensor.empty() : tensor<6x7x7xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %16 = linalg.batch_matmul ins(%collapsed_19, %13 : tensor<6x7x16xf32>, tensor<6x16x7xf32>) outs(%15 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %17 = tensor.empty() : tensor<7xi64>
    %18 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%17 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %145 = linalg.index 0 : index
      %146 = arith.index_cast %145 : index to i64
      linalg.yield %146 : i64
    } -> tensor<7xi64>
    %expanded_29 = tensor.expand_shape %18 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %expanded_30 = tensor.expand_shape %18 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %19 = tensor.empty() : tensor<7x7xi64>
    %20 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_29, %expanded_30 : tensor<7x1xi64>, tensor<1x7xi64>) outs(%19 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_59: i64, %out: i64):
      %145 = arith.subi %in, %in_59 : i64
      linalg.yield %145 : i64
    } -> tensor<7x7xi64>
    %21 = tensor.empty() : tensor<7x7xi1>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<7x7xi64>) outs(%21 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %145 = arith.cmpi sgt, %in, %c0_i64 : i64
      linalg.yield %145 : i1
    } -> tensor<7x7xi1>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<7x7xi64>) outs(%21 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %145 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %145 : i1
    } -> tensor<7x7xi1>
    %24 = linalg.generic {indexing_maps = [#map, #map8, #map8, #map], iterator_types = ["parallel", "parallel"]} ins(%22, %cst_16, %cst_15 : tensor<7x7xi1>, tensor<i64>, tensor<i64>) outs(%19 : tensor<7x7xi64>) {
    ^bb0(%in: i1, %in_59: i64, %in_60: i64, %out: i64):
      %145 = arith.select %in, %in_59, %in_60 : i64
      linalg.yield %145 : i64
    } -> tensor<7x7xi64>
    %25 = linalg.generic {indexing_maps = [#map, #map8, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%23, %cst_14, %24 : tensor<7x7xi1>, tensor<i64>, tensor<7x7xi64>) outs(%19 : tensor<7x7xi64>) {
    ^bb0(%in: i1, %in_59: i64, %in_60: i64, %out: i64):
      %145 = arith.select %in, %in_59, %in_60 : i64
      linalg.yield %145 : i64
    } -> tensor<7x7xi64>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<7x7xi64>) outs(%21 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %145 = arith.cmpi slt, %in, %c16_i64 : i64
      linalg.yield %145 : i1
    } -> tensor<7x7xi1>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<7x7xi64>) outs(%21 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %145 = arith.cmpi sgt, %in, %c-16_i64 : i64
      linalg.yield %145 : i1
    } -> tensor<7x7xi1>
    %28 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%26, %27 : tensor<7x7xi1>, tensor<7x7xi1>) outs(%21 : tensor<7x7xi1>) {
    ^bb0(%in: i1, %in_59: i1, %out: i1):
      %145 = arith.andi %in, %in_59 : i1
      linalg.yield %145 : i1
    } -> tensor<7x7xi1>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<7x7xi64>) outs(%19 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %145 = math.absi %in : i64
      linalg.yield %145 : i64
    } -> tensor<7x7xi64>
    %30 = linalg.generic {indexing_maps = [#map, #map8, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%28, %cst_17, %29 : tensor<7x7xi1>, tensor<i64>, tensor<7x7xi64>) outs(%19 : tensor<7x7xi64>) {
    ^bb0(%in: i1, %in_59: i64, %in_60: i64, %out: i64):
      %145 = arith.select %in, %in_59, %in_60 : i64
      linalg.yield %145 : i64
    } -> tensor<7x7xi64>
    %31 = tensor.empty() : tensor<7x7xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<7x7xi64>) outs(%31 : tensor<7x7xf32>) {
    ^bb0(%in: i64, %out: f32):
      %145 = arith.sitofp %in : i64 to f32
      %146 = arith.divf %145, %cst_9 : f32
      linalg.yield %146 : f32
    } -> tensor<7x7xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<7x7xf32>) outs(%31 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %145 = math.log %in : f32
      linalg.yield %145 : f32
    } -> tensor<7x7xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel"]} ins(%33, %cst_6 : tensor<7x7xf32>, tensor<f32>) outs(%31 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %145 = arith.divf %in, %in_59 : f32
      linalg.yield %145 : f32
    } -> tensor<7x7xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<7x7xf32>) outs(%31 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %145 = arith.mulf %in, %cst_10 : f32
      linalg.yield %145 : f32
    } -> tensor<7x7xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<7x7xf32>) outs(%31 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %145 = math.ceil %in : f32
      linalg.yield %145 : f32
    } -> tensor<7x7xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<7x7xf32>) outs(%31 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %145 = arith.addf %in, %cst_9 : f32
      linalg.yield %145 : f32
    } -> tensor<7x7xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<7x7xi64>) outs(%21 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %145 = arith.cmpi sle, %in, %c16_i64 : i64
      linalg.yield %145 : i1
    } -> tensor<7x7xi1>
    %39 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<7x7xi64>) outs(%31 : tensor<7x7xf32>) {
    ^bb0(%in: i64, %out: f32):
      %145 = arith.sitofp %in : i64 to f32
      linalg.yield %145 : f32
    } -> tensor<7x7xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%37, %25 : tensor<7x7xf32>, tensor<7x7xi64>) outs(%31 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %in_59: i64, %out: f32):
      %145 = arith.sitofp %in_59 : i64 to f32
      %146 = arith.mulf %in, %145 : f32
      linalg.yield %146 : f32
    } -> tensor<7x7xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%38, %39, %40 : tensor<7x7xi1>, tensor<7x7xf32>, tensor<7x7xf32>) outs(%31 : tensor<7x7xf32>) {
    ^bb0(%in: i1, %in_59: f32, %in_60: f32, %out: f32):
      %145 = arith.select %in, %in_59, %in_60 : f32
      linalg.yield %145 : f32
    } -> tensor<7x7xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<7x7xf32>) outs(%19 : tensor<7x7xi64>) {
    ^bb0(%in: f32, %out: i64):
      %145 = arith.fptosi %in : f32 to i64
      linalg.yield %145 : i64
    } -> tensor<7x7xi64>
    %expanded_31 = tensor.expand_shape %42 [[0, 1, 2], [3]] output_shape [1, 1, 7, 7] : tensor<7x7xi64> into tensor<1x1x7x7xi64>
    %43 = tensor.empty() : tensor<64x48xf32>
    %44 = linalg.fill ins(%cst : f32) outs(%43 : tensor<64x48xf32>) -> tensor<64x48xf32>
    %45 = linalg.matmul ins(%arg1, %transposed : tensor<64x48xf32>, tensor<48x48xf32>) outs(%44 : tensor<64x48xf32>) -> tensor<64x48xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%45, %arg3 : tensor<64x48xf32>, tensor<48xf32>) outs(%43 : tensor<64x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %145 = arith.addf %in, %in_59 : f32
      linalg.yield %145 : f32
    } -> tensor<64x48xf32>
    %expanded_32 = tensor.expand_shape %46 [[0, 1], [2, 3]] output_shape [1, 64, 3, 16] : tensor<64x48xf32> into tensor<1x64x3x16xf32>
    %47 = tensor.empty() : tensor<1x3x64x16xf32>
    %transposed_33 = linalg.transpose ins(%expanded_32 : tensor<1x64x3x16xf32>) outs(%47 : tensor<1x3x64x16xf32>) permutation = [0, 2, 1, 3] 
    %48 = tensor.empty() : tensor<2x3x64x16xf32>
    %collapsed_34 = tensor.collapse_shape %transposed_33 [[0, 1], [2], [3]] : tensor<1x3x64x16xf32> into tensor<3x64x16xf32>
    %49 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_34 : tensor<3x64x16xf32>) outs(%48 : tensor<2x3x64x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x64x16xf32>
    %collapsed_35 = tensor.collapse_shape %49 [[0, 1], [2], [3]] : tensor<2x3x64x16xf32> into tensor<6x64x16xf32>
    %50 = linalg.matmul ins(%arg1, %transposed_20 : tensor<64x48xf32>, tensor<48x48xf32>) outs(%44 : tensor<64x48xf32>) -> tensor<64x48xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%50, %arg5 : tensor<64x48xf32>, tensor<48xf32>) outs(%43 : tensor<64x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %145 = arith.addf %in, %in_59 : f32
      linalg.yield %145 : f32
    } -> tensor<64x48xf32>
    %expanded_36 = tensor.expand_shape %51 [[0, 1], [2, 3]] output_shape [1, 64, 3, 16] : tensor<64x48xf32> into tensor<1x64x3x16xf32>
    %transposed_37 = linalg.transpose ins(%expanded_36 : tensor<1x64x3x16xf32>) outs(%47 : tensor<1x3x64x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_38 = tensor.collapse_shape %transposed_37 [[0, 1], [2], [3]] : tensor<1x3x64x16xf32> into tensor<3x64x16xf32>
    %52 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_38 : tensor<3x64x16xf32>) outs(%48 : tensor<2x3x64x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x64x16xf32>
    %collapsed_39 = tensor.collapse_shape %52 [[0, 1], [2], [3]] : tensor<2x3x64x16xf32> into tensor<6x64x16xf32>
    %53 = tensor.empty() : tensor<6x16x64xf32>
    %transposed_40 = linalg.transpose ins(%collapsed_39 : tensor<6x64x16xf32>) outs(%53 : tensor<6x16x64xf32>) permutation = [0, 2, 1] 
    %54 = tensor.empty() : tensor<6x7x64xf32>
    %55 = linalg.fill ins(%cst : f32) outs(%54 : tensor<6x7x64xf32>) -> tensor<6x7x64xf32>
    %56 = linalg.batch_matmul ins(%collapsed_19, %transposed_40 : tensor<6x7x16xf32>, tensor<6x16x64xf32>) outs(%55 : tensor<6x7x64xf32>) -> tensor<6x7x64xf32>
    %57 = tensor.empty() : tensor<1x1x7x7xi64>
    %58 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_31 : tensor<1x1x7x7xi64>) outs(%57 : tensor<1x1x7x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %145 = arith.addi %in, %c32_i64 : i64
      linalg.yield %145 : i64
    } -> tensor<1x1x7x7xi64>
    %59 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58 : tensor<1x1x7x7xi64>) outs(%57 : tensor<1x1x7x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %145 = arith.maxsi %in, %c0_i64 : i64
      %146 = arith.minsi %145, %c63_i64 : i64
      linalg.yield %146 : i64
    } -> tensor<1x1x7x7xi64>
    %60 = tensor.empty() : tensor<6x7x7xi64>
    %collapsed_41 = tensor.collapse_shape %59 [[0, 1, 2], [3]] : tensor<1x1x7x7xi64> into tensor<7x7xi64>
    %61 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_41 : tensor<7x7xi64>) outs(%60 : tensor<6x7x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<6x7x7xi64>
    %62 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61 : tensor<6x7x7xi64>) outs(%15 : tensor<6x7x7xf32>) {
    ^bb0(%in: i64, %out: f32):
      %145 = linalg.index 0 : index
      %146 = linalg.index 1 : index
      %147 = arith.index_cast %in : i64 to index
      %148 = arith.cmpi slt, %147, %c64 : index
      cf.assert %148, "index must be smaller than dim size"
      %149 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %149, "index must be larger or equal to 0"
      %extracted = tensor.extract %56[%145, %146, %147] : tensor<6x7x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x7x7xf32>
    %63 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62, %11 : tensor<6x7x7xf32>, tensor<f32>) outs(%14 : tensor<6x7x7xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %145 = arith.divf %in, %in_59 : f32
      linalg.yield %145 : f32
    } -> tensor<6x7x7xf32>
    %64 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63 : tensor<6x7x7xf32>) outs(%14 : tensor<6x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %145 = arith.addf %in, %cst : f32
      linalg.yield %145 : f32
    } -> tensor<6x7x7xf32>
    %65 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_31 : tensor<1x1x7x7xi64>) outs(%57 : tensor<1x1x7x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %145 = arith.sitofp %in : i64 to f32
      %146 = arith.negf %145 : f32
      %147 = arith.fptosi %146 : f32 to i64
      linalg.yield %147 : i64
    } -> tensor<1x1x7x7xi64>
    %66 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65 : tensor<1x1x7x7xi64>) outs(%57 : tensor<1x1x7x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %145 = arith.addi %in, %c32_i64 : i64
      linalg.yield %145 : i64
    } -> tensor<1x1x7x7xi64>
    %67 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66 : tensor<1x1x7x7xi64>) outs(%57 : tensor<1x1x7x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %145 = arith.maxsi %in, %c0_i64 : i64
      %146 = arith.minsi %145, %c63_i64 : i64
      linalg.yield %146 : i64
    } -> tensor<1x1x7x7xi64>
    %transposed_42 = linalg.transpose ins(%collapsed_35 : tensor<6x64x16xf32>) outs(%53 : tensor<6x16x64xf32>) permutation = [0, 2, 1] 
    %68 = linalg.batch_matmul ins(%collapsed_23, %transposed_42 : tensor<6x7x16xf32>, tensor<6x16x64xf32>) outs(%55 : tensor<6x7x64xf32>) -> tensor<6x7x64xf32>
    %collapsed_43 = tensor.collapse_shape %67 [[0, 1, 2], [3]] : tensor<1x1x7x7xi64> into tensor<7x7xi64>
    %69 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_43 : tensor<7x7xi64>) outs(%60 : tensor<6x7x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<6x7x7xi64>
    %70 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69 : tensor<6x7x7xi64>) outs(%15 : tensor<6x7x7xf32>) {
    ^bb0(%in: i64, %out: f32):
      %145 = linalg.index 0 : index
      %146 = linalg.index 1 : index
      %147 = arith.index_cast %in : i64 to index
      %148 = arith.cmpi slt, %147, %c64 : index
      cf.assert %148, "index must be smaller than dim size"
      %149 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %149, "index must be larger or equal to 0"
      %extracted = tensor.extract %68[%145, %146, %147] : tensor<6x7x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x7x7xf32>
    %transposed_44 = linalg.transpose ins(%70 : tensor<6x7x7xf32>) outs(%14 : tensor<6x7x7xf32>) permutation = [0, 2, 1] 
    %71 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_44, %11 : tensor<6x7x7xf32>, tensor<f32>) outs(%14 : tensor<6x7x7xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %145 = arith.divf %in, %in_59 : f32
      linalg.yield %145 : f32
    } -> tensor<6x7x7xf32>
    %72 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %71 : tensor<6x7x7xf32>, tensor<6x7x7xf32>) outs(%14 : tensor<6x7x7xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %145 = arith.addf %in, %in_59 : f32
      linalg.yield %145 : f32
    } -> tensor<6x7x7xf32>
    %73 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %72 : tensor<6x7x7xf32>, tensor<6x7x7xf32>) outs(%14 : tensor<6x7x7xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %145 = arith.addf %in, %in_59 : f32
      linalg.yield %145 : f32
    } -> tensor<6x7x7xf32>
    %expanded_45 = tensor.expand_shape %73 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf32> into tensor<2x3x7x7xf32>
    %74 = tensor.empty() : tensor<2x1x7x7xi1>
    %75 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<2x1x7x7xi1>) outs(%74 : tensor<2x1x7x7xi1>) {
    ^bb0(%in: i1, %out: i1):
      %145 = arith.xori %in, %true : i1
      linalg.yield %145 : i1
    } -> tensor<2x1x7x7xi1>
    %76 = tensor.empty() : tensor<2x3x7x7xf32>
    %77 = linalg.generic {indexing_maps = [#map12, #map13, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75, %cst_4, %expanded_45 : tensor<2x1x7x7xi1>, tensor<f32>, tensor<2x3x7x7xf32>) outs(%76 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: i1, %in_59: f32, %in_60: f32, %out: f32):
      %145 = arith.select %in, %in_59, %in_60 : f32
      linalg.yield %145 : f32
    } -> tensor<2x3x7x7xf32>
    %78 = tensor.empty() : tensor<2x3x7xi64>
    %79 = linalg.fill ins(%c0_i64 : i64) outs(%78 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %80 = tensor.empty() : tensor<2x3x7xf32>
    %81 = linalg.fill ins(%cst_0 : f32) outs(%80 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %82:2 = linalg.generic {indexing_maps = [#map10, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%77 : tensor<2x3x7x7xf32>) outs(%81, %79 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_59: i64):
      %145 = linalg.index 3 : index
      %146 = arith.index_cast %145 : index to i64
      %147 = arith.maximumf %in, %out : f32
      %148 = arith.cmpf ogt, %in, %out : f32
      %149 = arith.select %148, %146, %out_59 : i64
      linalg.yield %147, %149 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_46 = tensor.expand_shape %82#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %83 = linalg.generic {indexing_maps = [#map10, #map15, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77, %expanded_46 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%76 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %145 = arith.subf %in, %in_59 : f32
      linalg.yield %145 : f32
    } -> tensor<2x3x7x7xf32>
    %84 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%83 : tensor<2x3x7x7xf32>) outs(%76 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %145 = math.exp %in : f32
      linalg.yield %145 : f32
    } -> tensor<2x3x7x7xf32>
    %85 = tensor.empty() : tensor<2x3x7x1xf32>
    %86 = linalg.fill ins(%cst : f32) outs(%85 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %87 = linalg.generic {indexing_maps = [#map10, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%84 : tensor<2x3x7x7xf32>) outs(%86 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %145 = arith.addf %in, %out : f32
      linalg.yield %145 : f32
    } -> tensor<2x3x7x1xf32>
    %88 = linalg.generic {indexing_maps = [#map10, #map15, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%84, %87 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%76 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %145 = arith.divf %in, %in_59 : f32
      linalg.yield %145 : f32
    } -> tensor<2x3x7x7xf32>
    %collapsed_47 = tensor.collapse_shape %88 [[0, 1], [2], [3]] : tensor<2x3x7x7xf32> into tensor<6x7x7xf32>
    %89 = tensor.empty() : tensor<6x7x16xf32>
    %90 = linalg.fill ins(%cst : f32) outs(%89 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %91 = linalg.batch_matmul ins(%collapsed_47, %collapsed_27 : tensor<6x7x7xf32>, tensor<6x7x16xf32>) outs(%90 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %expanded_48 = tensor.expand_shape %91 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    %92 = tensor.empty() : tensor<2x7x3x16xf32>
    %transposed_49 = linalg.transpose ins(%expanded_48 : tensor<2x3x7x16xf32>) outs(%92 : tensor<2x7x3x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_50 = tensor.collapse_shape %transposed_49 [[0, 1], [2, 3]] : tensor<2x7x3x16xf32> into tensor<14x48xf32>
    %transposed_51 = linalg.transpose ins(%arg8 : tensor<48x48xf32>) outs(%0 : tensor<48x48xf32>) permutation = [1, 0] 
    %93 = linalg.matmul ins(%collapsed_50, %transposed_51 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%2 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %94 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%93, %arg9 : tensor<14x48xf32>, tensor<48xf32>) outs(%1 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %145 = arith.addf %in, %in_59 : f32
      linalg.yield %145 : f32
    } -> tensor<14x48xf32>
    %expanded_52 = tensor.expand_shape %94 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %95 = tensor.empty() : tensor<2x7x48xf32>
    %96 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_52, %arg0 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%95 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %145 = arith.addf %in, %in_59 : f32
      linalg.yield %145 : f32
    } -> tensor<2x7x48xf32>
    %97 = tensor.empty() : tensor<2x7x48xf64>
    %98 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<2x7x48xf32>) outs(%97 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %145 = arith.extf %in : f32 to f64
      linalg.yield %145 : f64
    } -> tensor<2x7x48xf64>
    %99 = tensor.empty() : tensor<2x7x1xf64>
    %100 = linalg.fill ins(%cst_1 : f64) outs(%99 : tensor<2x7x1xf64>) -> tensor<2x7x1xf64>
    %101 = linalg.generic {indexing_maps = [#map3, #map16], iterator_types = ["parallel", "parallel", "reduction"]} ins(%98 : tensor<2x7x48xf64>) outs(%100 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %145 = arith.addf %in, %out : f64
      linalg.yield %145 : f64
    } -> tensor<2x7x1xf64>
    %102 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<2x7x1xf64>) outs(%99 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %145 = arith.divf %in, %cst_11 : f64
      linalg.yield %145 : f64
    } -> tensor<2x7x1xf64>
    %103 = linalg.generic {indexing_maps = [#map3, #map16, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %102 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%97 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_59: f64, %out: f64):
      %145 = arith.subf %in, %in_59 : f64
      linalg.yield %145 : f64
    } -> tensor<2x7x48xf64>
    %104 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %103 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%97 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_59: f64, %out: f64):
      %145 = arith.mulf %in, %in_59 : f64
      linalg.yield %145 : f64
    } -> tensor<2x7x48xf64>
    %105 = linalg.generic {indexing_maps = [#map3, #map16], iterator_types = ["parallel", "parallel", "reduction"]} ins(%104 : tensor<2x7x48xf64>) outs(%100 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %145 = arith.addf %in, %out : f64
      linalg.yield %145 : f64
    } -> tensor<2x7x1xf64>
    %106 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<2x7x1xf64>) outs(%99 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %145 = arith.divf %in, %cst_11 : f64
      linalg.yield %145 : f64
    } -> tensor<2x7x1xf64>
    %107 = tensor.empty() : tensor<2x7x1xf32>
    %108 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<2x7x1xf64>) outs(%107 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %145 = arith.truncf %in : f64 to f32
      linalg.yield %145 : f32
    } -> tensor<2x7x1xf32>
    %109 = linalg.fill ins(%cst : f32) outs(%107 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %110 = linalg.generic {indexing_maps = [#map3, #map16], iterator_types = ["parallel", "parallel", "reduction"]} ins(%96 : tensor<2x7x48xf32>) outs(%109 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %145 = arith.addf %in, %out : f32
      linalg.yield %145 : f32
    } -> tensor<2x7x1xf32>
    %111 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<2x7x1xf32>) outs(%107 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %145 = arith.divf %in, %cst_12 : f32
      linalg.yield %145 : f32
    } -> tensor<2x7x1xf32>
    %112 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<2x7x1xf32>) outs(%107 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %145 = arith.truncf %cst_8 : f64 to f32
      %146 = arith.addf %in, %145 : f32
      linalg.yield %146 : f32
    } -> tensor<2x7x1xf32>
    %113 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112 : tensor<2x7x1xf32>) outs(%107 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %145 = math.rsqrt %in : f32
      linalg.yield %145 : f32
    } -> tensor<2x7x1xf32>
    %114 = linalg.generic {indexing_maps = [#map3, #map16, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %111 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%95 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %145 = arith.subf %in, %in_59 : f32
      linalg.yield %145 : f32
    } -> tensor<2x7x48xf32>
    %115 = linalg.generic {indexing_maps = [#map3, #map16, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %113 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%95 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %145 = arith.mulf %in, %in_59 : f32
      linalg.yield %145 : f32
    } -> tensor<2x7x48xf32>
    %116 = linalg.generic {indexing_maps = [#map3, #map17, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115, %arg10 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%95 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %145 = arith.mulf %in, %in_59 : f32
      linalg.yield %145 : f32
    } -> tensor<2x7x48xf32>
    %117 = linalg.generic {indexing_maps = [#map3, #map17, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116, %arg11 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%95 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %145 = arith.addf %in, %in_59 : f32
      linalg.yield %145 : f32
    } -> tensor<2x7x48xf32>
    %collapsed_53 = tensor.collapse_shape %117 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %118 = tensor.empty() : tensor<48x80xf32>
    %transposed_54 = linalg.transpose ins(%arg12 : tensor<80x48xf32>) outs(%118 : tensor<48x80xf32>) permutation = [1, 0] 
    %119 = tensor.empty() : tensor<14x80xf32>
    %120 = linalg.fill ins(%cst : f32) outs(%119 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %121 = linalg.matmul ins(%collapsed_53, %transposed_54 : tensor<14x48xf32>, tensor<48x80xf32>) outs(%120 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %122 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%121, %arg13 : tensor<14x80xf32>, tensor<80xf32>) outs(%119 : tensor<14x80xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %145 = arith.addf %in, %in_59 : f32
      linalg.yield %145 : f32
    } -> tensor<14x80xf32>
    %expanded_55 = tensor.expand_shape %122 [[0, 1], [2]] output_shape [2, 7, 80] : tensor<14x80xf32> into tensor<2x7x80xf32>
    %123 = tensor.empty() : tensor<2x7x80xf32>
    %124 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_55 : tensor<2x7x80xf32>) outs(%123 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %145 = arith.divf %in, %cst_13 : f32
      %146 = math.erf %145 : f32
      %147 = arith.addf %146, %cst_2 : f32
      %148 = arith.mulf %147, %cst_3 : f32
      %149 = arith.mulf %in, %148 : f32
      linalg.yield %149 : f32
    } -> tensor<2x7x80xf32>
    %collapsed_56 = tensor.collapse_shape %124 [[0, 1], [2]] : tensor<2x7x80xf32> into tensor<14x80xf32>
    %125 = tensor.empty() : tensor<80x48xf32>
    %transposed_57 = linalg.transpose ins(%arg14 : tensor<48x80xf32>) outs(%125 : tensor<80x48xf32>) permutation = [1, 0] 
    %126 = linalg.matmul ins(%collapsed_56, %transposed_57 : tensor<14x80xf32>, tensor<80x48xf32>) outs(%2 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %127 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%126, %arg15 : tensor<14x48xf32>, tensor<48xf32>) outs(%1 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %145 = arith.addf %in, %in_59 : f32
      linalg.yield %145 : f32
    } -> tensor<14x48xf32>
    %expanded_58 = tensor.expand_shape %127 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %128 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_58, %117 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%95 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %145 = arith.addf %in, %in_59 : f32
      linalg.yield %145 : f32
    } -> tensor<2x7x48xf32>
    %129 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128 : tensor<2x7x48xf32>) outs(%97 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %145 = arith.extf %in : f32 to f64
      linalg.yield %145 : f64
    } -> tensor<2x7x48xf64>
    %130 = linalg.generic {indexing_maps = [#map3, #map16], iterator_types = ["parallel", "parallel", "reduction"]} ins(%129 : tensor<2x7x48xf64>) outs(%100 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %145 = arith.addf %in, %out : f64
      linalg.yield %145 : f64
    } -> tensor<2x7x1xf64>
    %131 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130 : tensor<2x7x1xf64>) outs(%99 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %145 = arith.divf %in, %cst_11 : f64
      linalg.yield %145 : f64
    } -> tensor<2x7x1xf64>
    %132 = linalg.generic {indexing_maps = [#map3, #map16, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129, %131 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%97 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_59: f64, %out: f64):
      %145 = arith.subf %in, %in_59 : f64
      linalg.yield %145 : f64
    } -> tensor<2x7x48xf64>
    %133 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132, %132 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%97 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_59: f64, %out: f64):
      %145 = arith.mulf %in, %in_59 : f64
      linalg.yield %145 : f64
    } -> tensor<2x7x48xf64>
    %134 = linalg.generic {indexing_maps = [#map3, #map16], iterator_types = ["parallel", "parallel", "reduction"]} ins(%133 : tensor<2x7x48xf64>) outs(%100 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %145 = arith.addf %in, %out : f64
      linalg.yield %145 : f64
    } -> tensor<2x7x1xf64>
    %135 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134 : tensor<2x7x1xf64>) outs(%99 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %145 = arith.divf %in, %cst_11 : f64
      linalg.yield %145 : f64
    } -> tensor<2x7x1xf64>
    %136 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135 : tensor<2x7x1xf64>) outs(%107 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %145 = arith.truncf %in : f64 to f32
      linalg.yield %145 : f32
    } -> tensor<2x7x1xf32>
    %137 = linalg.generic {indexing_maps = [#map3, #map16], iterator_types = ["parallel", "parallel", "reduction"]} ins(%128 : tensor<2x7x48xf32>) outs(%109 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %145 = arith.addf %in, %out : f32
      linalg.yield %145 : f32
    } -> tensor<2x7x1xf32>
    %138 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137 : tensor<2x7x1xf32>) outs(%107 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %145 = arith.divf %in, %cst_12 : f32
      linalg.yield %145 : f32
    } -> tensor<2x7x1xf32>
    %139 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136 : tensor<2x7x1xf32>) outs(%107 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %145 = arith.truncf %cst_8 : f64 to f32
      %146 = arith.addf %in, %145 : f32
      linalg.yield %146 : f32
    } -> tensor<2x7x1xf32>
    %140 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139 : tensor<2x7x1xf32>) outs(%107 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %145 = math.rsqrt %in : f32
      linalg.yield %145 : f32
    } -> tensor<2x7x1xf32>
    %141 = linalg.generic {indexing_maps = [#map3, #map16, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128, %138 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%95 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %145 = arith.subf %in, %in_59 : f32
      linalg.yield %145 : f32
    } -> tensor<2x7x48xf32>
    %142 = linalg.generic {indexing_maps = [#map3, #map16, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141, %140 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%95 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %145 = arith.mulf %in, %in_59 : f32
      linalg.yield %145 : f32
    } -> tensor<2x7x48xf32>
    %143 = linalg.generic {indexing_maps = [#map3, #map17, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142, %arg16 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%95 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %145 = arith.mulf %in, %in_59 : f32
      linalg.yield %145 : f32
    } -> tensor<2x7x48xf32>
    %144 = linalg.generic {indexing_maps = [#map3, #map17, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143, %arg17 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%95 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_59: f32, %out: f32):
      %145 = arith.addf %in, %in_59 : f32
      linalg.yield %145 : f32
    } -> tensor<2x7x48xf32>
    return %144 : tensor<2x7x48xf32>
  }
}
