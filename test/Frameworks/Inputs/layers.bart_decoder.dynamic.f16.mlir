#map = affine_map<(d0, d1, d2, d3) -> ()>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (0, d1)>
#map4 = affine_map<(d0, d1) -> (d0, 0)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map7 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map9 = affine_map<(d0, d1, d2) -> (d2)>
#map10 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map13 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @main(%arg0: tensor<2x?x48xf16>, %arg1: tensor<2x?x48xf16>, %arg2: tensor<48x48xf16>, %arg3: tensor<48xf16>, %arg4: tensor<48x48xf16>, %arg5: tensor<48xf16>, %arg6: tensor<48x48xf16>, %arg7: tensor<48xf16>, %arg8: tensor<48x48xf16>, %arg9: tensor<48xf16>, %arg10: tensor<48xf16>, %arg11: tensor<48xf16>, %arg12: tensor<48x48xf16>, %arg13: tensor<48xf16>, %arg14: tensor<48x48xf16>, %arg15: tensor<48xf16>, %arg16: tensor<48x48xf16>, %arg17: tensor<48xf16>, %arg18: tensor<48x48xf16>, %arg19: tensor<48xf16>, %arg20: tensor<48xf16>, %arg21: tensor<48xf16>, %arg22: tensor<80x48xf16>, %arg23: tensor<80xf16>, %arg24: tensor<48x80xf16>, %arg25: tensor<48xf16>, %arg26: tensor<48xf16>, %arg27: tensor<48xf16>) -> tensor<2x?x48xf16> {
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c16_i64 = arith.constant 16 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.000000e+00 : f64
    %cst_2 = arith.constant 1.000000e+00 : f16
    %cst_3 = arith.constant 2.000000e+00 : f16
    %cst_4 = arith.constant 5.000000e-01 : f16
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<f16>
    %cst_6 = arith.constant dense<-1.000000e+04> : tensor<f16>
    %cst_7 = arith.constant 1.000000e-05 : f64
    %c32_i64 = arith.constant 32 : i64
    %c96_i64 = arith.constant 96 : i64
    %cst_8 = arith.constant 2.500000e-01 : f16
    %cst_9 = arith.constant 4.800000e+01 : f64
    %cst_10 = arith.constant 4.800000e+01 : f32
    %dim = tensor.dim %arg0, %c1 : tensor<2x?x48xf16>
    %0 = arith.index_cast %dim : index to i64
    %dim_11 = tensor.dim %arg1, %c1 : tensor<2x?x48xf16>
    %1 = arith.index_cast %dim_11 : index to i64
    %2 = tensor.empty(%dim, %dim) : tensor<1x1x?x?xf16>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<f16>) outs(%2 : tensor<1x1x?x?xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<1x1x?x?xf16>
    %4 = tensor.empty(%dim) : tensor<?xi64>
    %5 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%4 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %191 = linalg.index 0 : index
      %192 = arith.index_cast %191 : index to i64
      linalg.yield %192 : i64
    } -> tensor<?xi64>
    %expanded = tensor.expand_shape %5 [[0, 1]] output_shape [1, %dim] : tensor<?xi64> into tensor<1x?xi64>
    %expanded_12 = tensor.expand_shape %5 [[0, 1]] output_shape [%dim, 1] : tensor<?xi64> into tensor<?x1xi64>
    %6 = tensor.empty(%dim, %dim) : tensor<?x?xi64>
    %7 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_12 : tensor<1x?xi64>, tensor<?x1xi64>) outs(%6 : tensor<?x?xi64>) {
    ^bb0(%in: i64, %in_52: i64, %out: i64):
      %191 = arith.subi %in, %in_52 : i64
      linalg.yield %191 : i64
    } -> tensor<?x?xi64>
    %8 = tensor.empty(%dim, %dim) : tensor<?x?xi1>
    %9 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<?x?xi64>) outs(%8 : tensor<?x?xi1>) {
    ^bb0(%in: i64, %out: i1):
      %191 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %191 : i1
    } -> tensor<?x?xi1>
    %10 = tensor.empty(%dim, %dim) : tensor<1x1x?x?xf16>
    %11 = linalg.generic {indexing_maps = [#map6, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %3, %cst_5 : tensor<?x?xi1>, tensor<1x1x?x?xf16>, tensor<f16>) outs(%10 : tensor<1x1x?x?xf16>) {
    ^bb0(%in: i1, %in_52: f16, %in_53: f16, %out: f16):
      %191 = arith.select %in, %in_52, %in_53 : f16
      linalg.yield %191 : f16
    } -> tensor<1x1x?x?xf16>
    %12 = tensor.empty() : tensor<48x48xf16>
    %transposed = linalg.transpose ins(%arg6 : tensor<48x48xf16>) outs(%12 : tensor<48x48xf16>) permutation = [1, 0] 
    %13 = tensor.empty() : tensor<2x48x48xf16>
    %14 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<48x48xf16>) outs(%13 : tensor<2x48x48xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x48x48xf16>
    %15 = tensor.empty(%dim) : tensor<2x?x48xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<2x?x48xf32>) -> tensor<2x?x48xf32>
    %17 = linalg.batch_matmul ins(%arg0, %14 : tensor<2x?x48xf16>, tensor<2x48x48xf16>) outs(%16 : tensor<2x?x48xf32>) -> tensor<2x?x48xf32>
    %18 = tensor.empty(%dim) : tensor<2x?x48xf16>
    %19 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x?x48xf32>) outs(%18 : tensor<2x?x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %191 = arith.truncf %in : f32 to f16
      linalg.yield %191 : f16
    } -> tensor<2x?x48xf16>
    %20 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %arg7 : tensor<2x?x48xf16>, tensor<48xf16>) outs(%18 : tensor<2x?x48xf16>) {
    ^bb0(%in: f16, %in_52: f16, %out: f16):
      %191 = arith.addf %in, %in_52 : f16
      linalg.yield %191 : f16
    } -> tensor<2x?x48xf16>
    %21 = arith.muli %0, %c32_i64 : i64
    %22 = arith.muli %0, %c96_i64 : i64
    %23 = arith.divui %22, %21 : i64
    %from_elements = tensor.from_elements %c2_i64, %0, %23, %c16_i64 : tensor<4xi64>
    %reshape = tensor.reshape %20(%from_elements) : (tensor<2x?x48xf16>, tensor<4xi64>) -> tensor<2x?x3x16xf16>
    %24 = tensor.empty(%dim) : tensor<2x3x?x16xf16>
    %transposed_13 = linalg.transpose ins(%reshape : tensor<2x?x3x16xf16>) outs(%24 : tensor<2x3x?x16xf16>) permutation = [0, 2, 1, 3] 
    %transposed_14 = linalg.transpose ins(%arg2 : tensor<48x48xf16>) outs(%12 : tensor<48x48xf16>) permutation = [1, 0] 
    %25 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_14 : tensor<48x48xf16>) outs(%13 : tensor<2x48x48xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x48x48xf16>
    %26 = linalg.batch_matmul ins(%arg0, %25 : tensor<2x?x48xf16>, tensor<2x48x48xf16>) outs(%16 : tensor<2x?x48xf32>) -> tensor<2x?x48xf32>
    %27 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<2x?x48xf32>) outs(%18 : tensor<2x?x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %191 = arith.truncf %in : f32 to f16
      linalg.yield %191 : f16
    } -> tensor<2x?x48xf16>
    %28 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %arg3 : tensor<2x?x48xf16>, tensor<48xf16>) outs(%18 : tensor<2x?x48xf16>) {
    ^bb0(%in: f16, %in_52: f16, %out: f16):
      %191 = arith.addf %in, %in_52 : f16
      linalg.yield %191 : f16
    } -> tensor<2x?x48xf16>
    %transposed_15 = linalg.transpose ins(%arg4 : tensor<48x48xf16>) outs(%12 : tensor<48x48xf16>) permutation = [1, 0] 
    %29 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_15 : tensor<48x48xf16>) outs(%13 : tensor<2x48x48xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x48x48xf16>
    %30 = linalg.batch_matmul ins(%arg0, %29 : tensor<2x?x48xf16>, tensor<2x48x48xf16>) outs(%16 : tensor<2x?x48xf32>) -> tensor<2x?x48xf32>
    %31 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<2x?x48xf32>) outs(%18 : tensor<2x?x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %191 = arith.truncf %in : f32 to f16
      linalg.yield %191 : f16
    } -> tensor<2x?x48xf16>
    %32 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %arg5 : tensor<2x?x48xf16>, tensor<48xf16>) outs(%18 : tensor<2x?x48xf16>) {
    ^bb0(%in: f16, %in_52: f16, %out: f16):
      %191 = arith.addf %in, %in_52 : f16
      linalg.yield %191 : f16
    } -> tensor<2x?x48xf16>
    %reshape_16 = tensor.reshape %28(%from_elements) : (tensor<2x?x48xf16>, tensor<4xi64>) -> tensor<2x?x3x16xf16>
    %reshape_17 = tensor.reshape %32(%from_elements) : (tensor<2x?x48xf16>, tensor<4xi64>) -> tensor<2x?x3x16xf16>
    %transposed_18 = linalg.transpose ins(%reshape_17 : tensor<2x?x3x16xf16>) outs(%24 : tensor<2x3x?x16xf16>) permutation = [0, 2, 1, 3] 
    %33 = tensor.empty(%dim) : tensor<2x3x16x?xf16>
    %transposed_19 = linalg.transpose ins(%reshape_16 : tensor<2x?x3x16xf16>) outs(%33 : tensor<2x3x16x?xf16>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed_13 [[0, 1], [2], [3]] : tensor<2x3x?x16xf16> into tensor<6x?x16xf16>
    %collapsed_20 = tensor.collapse_shape %transposed_19 [[0, 1], [2], [3]] : tensor<2x3x16x?xf16> into tensor<6x16x?xf16>
    %34 = tensor.empty(%dim, %dim) : tensor<6x?x?xf32>
    %35 = linalg.fill ins(%cst : f32) outs(%34 : tensor<6x?x?xf32>) -> tensor<6x?x?xf32>
    %36 = linalg.batch_matmul ins(%collapsed, %collapsed_20 : tensor<6x?x16xf16>, tensor<6x16x?xf16>) outs(%35 : tensor<6x?x?xf32>) -> tensor<6x?x?xf32>
    %37 = tensor.empty(%dim, %dim) : tensor<6x?x?xf16>
    %38 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36 : tensor<6x?x?xf32>) outs(%37 : tensor<6x?x?xf16>) {
    ^bb0(%in: f32, %out: f16):
      %191 = arith.truncf %in : f32 to f16
      linalg.yield %191 : f16
    } -> tensor<6x?x?xf16>
    %expanded_21 = tensor.expand_shape %38 [[0, 1], [2], [3]] output_shape [2, 3, %dim, %dim] : tensor<6x?x?xf16> into tensor<2x3x?x?xf16>
    %39 = tensor.empty(%dim, %dim) : tensor<2x3x?x?xf16>
    %40 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_21 : tensor<2x3x?x?xf16>) outs(%39 : tensor<2x3x?x?xf16>) {
    ^bb0(%in: f16, %out: f16):
      %191 = arith.mulf %in, %cst_8 : f16
      linalg.yield %191 : f16
    } -> tensor<2x3x?x?xf16>
    %41 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %11 : tensor<2x3x?x?xf16>, tensor<1x1x?x?xf16>) outs(%39 : tensor<2x3x?x?xf16>) {
    ^bb0(%in: f16, %in_52: f16, %out: f16):
      %191 = arith.addf %in, %in_52 : f16
      linalg.yield %191 : f16
    } -> tensor<2x3x?x?xf16>
    %42 = tensor.empty(%dim, %dim) : tensor<2x3x?x?xf32>
    %43 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41 : tensor<2x3x?x?xf16>) outs(%42 : tensor<2x3x?x?xf32>) {
    ^bb0(%in: f16, %out: f32):
      %191 = arith.extf %in : f16 to f32
      linalg.yield %191 : f32
    } -> tensor<2x3x?x?xf32>
    %44 = tensor.empty(%dim) : tensor<2x3x?xi64>
    %45 = linalg.fill ins(%c0_i64 : i64) outs(%44 : tensor<2x3x?xi64>) -> tensor<2x3x?xi64>
    %46 = tensor.empty(%dim) : tensor<2x3x?xf32>
    %47 = linalg.fill ins(%cst_0 : f32) outs(%46 : tensor<2x3x?xf32>) -> tensor<2x3x?xf32>
    %48:2 = linalg.generic {indexing_maps = [#map1, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%43 : tensor<2x3x?x?xf32>) outs(%47, %45 : tensor<2x3x?xf32>, tensor<2x3x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_52: i64):
      %191 = linalg.index 3 : index
      %192 = arith.index_cast %191 : index to i64
      %193 = arith.maximumf %in, %out : f32
      %194 = arith.cmpf ogt, %in, %out : f32
      %195 = arith.select %194, %192, %out_52 : i64
      linalg.yield %193, %195 : f32, i64
    } -> (tensor<2x3x?xf32>, tensor<2x3x?xi64>)
    %expanded_22 = tensor.expand_shape %48#0 [[0], [1], [2, 3]] output_shape [2, 3, %dim, 1] : tensor<2x3x?xf32> into tensor<2x3x?x1xf32>
    %49 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43, %expanded_22 : tensor<2x3x?x?xf32>, tensor<2x3x?x1xf32>) outs(%42 : tensor<2x3x?x?xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %191 = arith.subf %in, %in_52 : f32
      linalg.yield %191 : f32
    } -> tensor<2x3x?x?xf32>
    %50 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49 : tensor<2x3x?x?xf32>) outs(%42 : tensor<2x3x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = math.exp %in : f32
      linalg.yield %191 : f32
    } -> tensor<2x3x?x?xf32>
    %51 = tensor.empty(%dim) : tensor<2x3x?x1xf32>
    %52 = linalg.fill ins(%cst : f32) outs(%51 : tensor<2x3x?x1xf32>) -> tensor<2x3x?x1xf32>
    %53 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%50 : tensor<2x3x?x?xf32>) outs(%52 : tensor<2x3x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.addf %in, %out : f32
      linalg.yield %191 : f32
    } -> tensor<2x3x?x1xf32>
    %54 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50, %53 : tensor<2x3x?x?xf32>, tensor<2x3x?x1xf32>) outs(%42 : tensor<2x3x?x?xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %191 = arith.divf %in, %in_52 : f32
      linalg.yield %191 : f32
    } -> tensor<2x3x?x?xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54 : tensor<2x3x?x?xf32>) outs(%39 : tensor<2x3x?x?xf16>) {
    ^bb0(%in: f32, %out: f16):
      %191 = arith.truncf %in : f32 to f16
      linalg.yield %191 : f16
    } -> tensor<2x3x?x?xf16>
    %collapsed_23 = tensor.collapse_shape %55 [[0, 1], [2], [3]] : tensor<2x3x?x?xf16> into tensor<6x?x?xf16>
    %collapsed_24 = tensor.collapse_shape %transposed_18 [[0, 1], [2], [3]] : tensor<2x3x?x16xf16> into tensor<6x?x16xf16>
    %56 = tensor.empty(%dim) : tensor<6x?x16xf32>
    %57 = linalg.fill ins(%cst : f32) outs(%56 : tensor<6x?x16xf32>) -> tensor<6x?x16xf32>
    %58 = linalg.batch_matmul ins(%collapsed_23, %collapsed_24 : tensor<6x?x?xf16>, tensor<6x?x16xf16>) outs(%57 : tensor<6x?x16xf32>) -> tensor<6x?x16xf32>
    %59 = tensor.empty(%dim) : tensor<6x?x16xf16>
    %60 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58 : tensor<6x?x16xf32>) outs(%59 : tensor<6x?x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %191 = arith.truncf %in : f32 to f16
      linalg.yield %191 : f16
    } -> tensor<6x?x16xf16>
    %expanded_25 = tensor.expand_shape %60 [[0, 1], [2], [3]] output_shape [2, 3, %dim, 16] : tensor<6x?x16xf16> into tensor<2x3x?x16xf16>
    %61 = tensor.empty(%dim) : tensor<2x?x3x16xf16>
    %transposed_26 = linalg.transpose ins(%expanded_25 : tensor<2x3x?x16xf16>) outs(%61 : tensor<2x?x3x16xf16>) permutation = [0, 2, 1, 3] 
    %62 = arith.muli %0, %c2_i64 : i64
    %63 = arith.muli %0, %c96_i64 : i64
    %64 = arith.divui %63, %62 : i64
    %from_elements_27 = tensor.from_elements %c2_i64, %0, %64 : tensor<3xi64>
    %reshape_28 = tensor.reshape %transposed_26(%from_elements_27) : (tensor<2x?x3x16xf16>, tensor<3xi64>) -> tensor<2x?x48xf16>
    %transposed_29 = linalg.transpose ins(%arg8 : tensor<48x48xf16>) outs(%12 : tensor<48x48xf16>) permutation = [1, 0] 
    %65 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_29 : tensor<48x48xf16>) outs(%13 : tensor<2x48x48xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x48x48xf16>
    %66 = tensor.empty(%dim) : tensor<2x?x48xf32>
    %67 = linalg.fill ins(%cst : f32) outs(%66 : tensor<2x?x48xf32>) -> tensor<2x?x48xf32>
    %68 = linalg.batch_matmul ins(%reshape_28, %65 : tensor<2x?x48xf16>, tensor<2x48x48xf16>) outs(%67 : tensor<2x?x48xf32>) -> tensor<2x?x48xf32>
    %69 = tensor.empty(%dim) : tensor<2x?x48xf16>
    %70 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68 : tensor<2x?x48xf32>) outs(%69 : tensor<2x?x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %191 = arith.truncf %in : f32 to f16
      linalg.yield %191 : f16
    } -> tensor<2x?x48xf16>
    %71 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70, %arg9 : tensor<2x?x48xf16>, tensor<48xf16>) outs(%69 : tensor<2x?x48xf16>) {
    ^bb0(%in: f16, %in_52: f16, %out: f16):
      %191 = arith.addf %in, %in_52 : f16
      linalg.yield %191 : f16
    } -> tensor<2x?x48xf16>
    %72 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %71 : tensor<2x?x48xf16>, tensor<2x?x48xf16>) outs(%18 : tensor<2x?x48xf16>) {
    ^bb0(%in: f16, %in_52: f16, %out: f16):
      %191 = arith.addf %in, %in_52 : f16
      linalg.yield %191 : f16
    } -> tensor<2x?x48xf16>
    %73 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<2x?x48xf16>) outs(%15 : tensor<2x?x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %191 = arith.extf %in : f16 to f32
      linalg.yield %191 : f32
    } -> tensor<2x?x48xf32>
    %74 = tensor.empty(%dim) : tensor<2x?x48xf64>
    %75 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<2x?x48xf32>) outs(%74 : tensor<2x?x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %191 = arith.extf %in : f32 to f64
      linalg.yield %191 : f64
    } -> tensor<2x?x48xf64>
    %76 = tensor.empty(%dim) : tensor<2x?x1xf64>
    %77 = linalg.fill ins(%cst_1 : f64) outs(%76 : tensor<2x?x1xf64>) -> tensor<2x?x1xf64>
    %78 = linalg.generic {indexing_maps = [#map8, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%75 : tensor<2x?x48xf64>) outs(%77 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.addf %in, %out : f64
      linalg.yield %191 : f64
    } -> tensor<2x?x1xf64>
    %79 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78 : tensor<2x?x1xf64>) outs(%76 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.divf %in, %cst_9 : f64
      linalg.yield %191 : f64
    } -> tensor<2x?x1xf64>
    %80 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %79 : tensor<2x?x48xf64>, tensor<2x?x1xf64>) outs(%74 : tensor<2x?x48xf64>) {
    ^bb0(%in: f64, %in_52: f64, %out: f64):
      %191 = arith.subf %in, %in_52 : f64
      linalg.yield %191 : f64
    } -> tensor<2x?x48xf64>
    %81 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %80 : tensor<2x?x48xf64>, tensor<2x?x48xf64>) outs(%74 : tensor<2x?x48xf64>) {
    ^bb0(%in: f64, %in_52: f64, %out: f64):
      %191 = arith.mulf %in, %in_52 : f64
      linalg.yield %191 : f64
    } -> tensor<2x?x48xf64>
    %82 = linalg.generic {indexing_maps = [#map8, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%81 : tensor<2x?x48xf64>) outs(%77 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.addf %in, %out : f64
      linalg.yield %191 : f64
    } -> tensor<2x?x1xf64>
    %83 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<2x?x1xf64>) outs(%76 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.divf %in, %cst_9 : f64
      linalg.yield %191 : f64
    } -> tensor<2x?x1xf64>
    %84 = tensor.empty(%dim) : tensor<2x?x1xf32>
    %85 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<2x?x1xf64>) outs(%84 : tensor<2x?x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %191 = arith.truncf %in : f64 to f32
      linalg.yield %191 : f32
    } -> tensor<2x?x1xf32>
    %86 = linalg.fill ins(%cst : f32) outs(%84 : tensor<2x?x1xf32>) -> tensor<2x?x1xf32>
    %87 = linalg.generic {indexing_maps = [#map8, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%73 : tensor<2x?x48xf32>) outs(%86 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.addf %in, %out : f32
      linalg.yield %191 : f32
    } -> tensor<2x?x1xf32>
    %88 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<2x?x1xf32>) outs(%84 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.divf %in, %cst_10 : f32
      linalg.yield %191 : f32
    } -> tensor<2x?x1xf32>
    %89 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<2x?x1xf32>) outs(%84 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.truncf %cst_7 : f64 to f32
      %192 = arith.addf %in, %191 : f32
      linalg.yield %192 : f32
    } -> tensor<2x?x1xf32>
    %90 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<2x?x1xf32>) outs(%84 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = math.rsqrt %in : f32
      linalg.yield %191 : f32
    } -> tensor<2x?x1xf32>
    %91 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %88 : tensor<2x?x48xf32>, tensor<2x?x1xf32>) outs(%15 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %191 = arith.subf %in, %in_52 : f32
      linalg.yield %191 : f32
    } -> tensor<2x?x48xf32>
    %92 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91, %90 : tensor<2x?x48xf32>, tensor<2x?x1xf32>) outs(%15 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %191 = arith.mulf %in, %in_52 : f32
      linalg.yield %191 : f32
    } -> tensor<2x?x48xf32>
    %93 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92, %arg10 : tensor<2x?x48xf32>, tensor<48xf16>) outs(%15 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %in_52: f16, %out: f32):
      %191 = arith.extf %in_52 : f16 to f32
      %192 = arith.mulf %in, %191 : f32
      linalg.yield %192 : f32
    } -> tensor<2x?x48xf32>
    %94 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %arg11 : tensor<2x?x48xf32>, tensor<48xf16>) outs(%15 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %in_52: f16, %out: f32):
      %191 = arith.extf %in_52 : f16 to f32
      %192 = arith.addf %in, %191 : f32
      linalg.yield %192 : f32
    } -> tensor<2x?x48xf32>
    %95 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<2x?x48xf32>) outs(%18 : tensor<2x?x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %191 = arith.truncf %in : f32 to f16
      linalg.yield %191 : f16
    } -> tensor<2x?x48xf16>
    %transposed_30 = linalg.transpose ins(%arg16 : tensor<48x48xf16>) outs(%12 : tensor<48x48xf16>) permutation = [1, 0] 
    %96 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_30 : tensor<48x48xf16>) outs(%13 : tensor<2x48x48xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x48x48xf16>
    %97 = linalg.batch_matmul ins(%95, %96 : tensor<2x?x48xf16>, tensor<2x48x48xf16>) outs(%16 : tensor<2x?x48xf32>) -> tensor<2x?x48xf32>
    %98 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<2x?x48xf32>) outs(%18 : tensor<2x?x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %191 = arith.truncf %in : f32 to f16
      linalg.yield %191 : f16
    } -> tensor<2x?x48xf16>
    %99 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %arg17 : tensor<2x?x48xf16>, tensor<48xf16>) outs(%18 : tensor<2x?x48xf16>) {
    ^bb0(%in: f16, %in_52: f16, %out: f16):
      %191 = arith.addf %in, %in_52 : f16
      linalg.yield %191 : f16
    } -> tensor<2x?x48xf16>
    %reshape_31 = tensor.reshape %99(%from_elements) : (tensor<2x?x48xf16>, tensor<4xi64>) -> tensor<2x?x3x16xf16>
    %transposed_32 = linalg.transpose ins(%reshape_31 : tensor<2x?x3x16xf16>) outs(%24 : tensor<2x3x?x16xf16>) permutation = [0, 2, 1, 3] 
    %transposed_33 = linalg.transpose ins(%arg12 : tensor<48x48xf16>) outs(%12 : tensor<48x48xf16>) permutation = [1, 0] 
    %100 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_33 : tensor<48x48xf16>) outs(%13 : tensor<2x48x48xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x48x48xf16>
    %101 = tensor.empty(%dim_11) : tensor<2x?x48xf32>
    %102 = linalg.fill ins(%cst : f32) outs(%101 : tensor<2x?x48xf32>) -> tensor<2x?x48xf32>
    %103 = linalg.batch_matmul ins(%arg1, %100 : tensor<2x?x48xf16>, tensor<2x48x48xf16>) outs(%102 : tensor<2x?x48xf32>) -> tensor<2x?x48xf32>
    %104 = tensor.empty(%dim_11) : tensor<2x?x48xf16>
    %105 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<2x?x48xf32>) outs(%104 : tensor<2x?x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %191 = arith.truncf %in : f32 to f16
      linalg.yield %191 : f16
    } -> tensor<2x?x48xf16>
    %106 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %arg13 : tensor<2x?x48xf16>, tensor<48xf16>) outs(%104 : tensor<2x?x48xf16>) {
    ^bb0(%in: f16, %in_52: f16, %out: f16):
      %191 = arith.addf %in, %in_52 : f16
      linalg.yield %191 : f16
    } -> tensor<2x?x48xf16>
    %transposed_34 = linalg.transpose ins(%arg14 : tensor<48x48xf16>) outs(%12 : tensor<48x48xf16>) permutation = [1, 0] 
    %107 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_34 : tensor<48x48xf16>) outs(%13 : tensor<2x48x48xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x48x48xf16>
    %108 = linalg.batch_matmul ins(%arg1, %107 : tensor<2x?x48xf16>, tensor<2x48x48xf16>) outs(%102 : tensor<2x?x48xf32>) -> tensor<2x?x48xf32>
    %109 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<2x?x48xf32>) outs(%104 : tensor<2x?x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %191 = arith.truncf %in : f32 to f16
      linalg.yield %191 : f16
    } -> tensor<2x?x48xf16>
    %110 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %arg15 : tensor<2x?x48xf16>, tensor<48xf16>) outs(%104 : tensor<2x?x48xf16>) {
    ^bb0(%in: f16, %in_52: f16, %out: f16):
      %191 = arith.addf %in, %in_52 : f16
      linalg.yield %191 : f16
    } -> tensor<2x?x48xf16>
    %111 = arith.muli %1, %c32_i64 : i64
    %112 = arith.muli %1, %c96_i64 : i64
    %113 = arith.divui %112, %111 : i64
    %from_elements_35 = tensor.from_elements %c2_i64, %1, %113, %c16_i64 : tensor<4xi64>
    %reshape_36 = tensor.reshape %106(%from_elements_35) : (tensor<2x?x48xf16>, tensor<4xi64>) -> tensor<2x?x3x16xf16>
    %reshape_37 = tensor.reshape %110(%from_elements_35) : (tensor<2x?x48xf16>, tensor<4xi64>) -> tensor<2x?x3x16xf16>
    %114 = tensor.empty(%dim_11) : tensor<2x3x?x16xf16>
    %transposed_38 = linalg.transpose ins(%reshape_37 : tensor<2x?x3x16xf16>) outs(%114 : tensor<2x3x?x16xf16>) permutation = [0, 2, 1, 3] 
    %115 = tensor.empty(%dim_11) : tensor<2x3x16x?xf16>
    %transposed_39 = linalg.transpose ins(%reshape_36 : tensor<2x?x3x16xf16>) outs(%115 : tensor<2x3x16x?xf16>) permutation = [0, 2, 3, 1] 
    %collapsed_40 = tensor.collapse_shape %transposed_32 [[0, 1], [2], [3]] : tensor<2x3x?x16xf16> into tensor<6x?x16xf16>
    %collapsed_41 = tensor.collapse_shape %transposed_39 [[0, 1], [2], [3]] : tensor<2x3x16x?xf16> into tensor<6x16x?xf16>
    %116 = tensor.empty(%dim, %dim_11) : tensor<6x?x?xf32>
    %117 = linalg.fill ins(%cst : f32) outs(%116 : tensor<6x?x?xf32>) -> tensor<6x?x?xf32>
    %118 = linalg.batch_matmul ins(%collapsed_40, %collapsed_41 : tensor<6x?x16xf16>, tensor<6x16x?xf16>) outs(%117 : tensor<6x?x?xf32>) -> tensor<6x?x?xf32>
    %119 = tensor.empty(%dim, %dim_11) : tensor<6x?x?xf16>
    %120 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118 : tensor<6x?x?xf32>) outs(%119 : tensor<6x?x?xf16>) {
    ^bb0(%in: f32, %out: f16):
      %191 = arith.truncf %in : f32 to f16
      linalg.yield %191 : f16
    } -> tensor<6x?x?xf16>
    %expanded_42 = tensor.expand_shape %120 [[0, 1], [2], [3]] output_shape [2, 3, %dim, %dim_11] : tensor<6x?x?xf16> into tensor<2x3x?x?xf16>
    %121 = tensor.empty(%dim, %dim_11) : tensor<2x3x?x?xf16>
    %122 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_42 : tensor<2x3x?x?xf16>) outs(%121 : tensor<2x3x?x?xf16>) {
    ^bb0(%in: f16, %out: f16):
      %191 = arith.mulf %in, %cst_8 : f16
      linalg.yield %191 : f16
    } -> tensor<2x3x?x?xf16>
    %123 = tensor.empty(%dim, %dim_11) : tensor<2x3x?x?xf32>
    %124 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%122 : tensor<2x3x?x?xf16>) outs(%123 : tensor<2x3x?x?xf32>) {
    ^bb0(%in: f16, %out: f32):
      %191 = arith.extf %in : f16 to f32
      linalg.yield %191 : f32
    } -> tensor<2x3x?x?xf32>
    %125:2 = linalg.generic {indexing_maps = [#map1, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%124 : tensor<2x3x?x?xf32>) outs(%47, %45 : tensor<2x3x?xf32>, tensor<2x3x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_52: i64):
      %191 = linalg.index 3 : index
      %192 = arith.index_cast %191 : index to i64
      %193 = arith.maximumf %in, %out : f32
      %194 = arith.cmpf ogt, %in, %out : f32
      %195 = arith.select %194, %192, %out_52 : i64
      linalg.yield %193, %195 : f32, i64
    } -> (tensor<2x3x?xf32>, tensor<2x3x?xi64>)
    %expanded_43 = tensor.expand_shape %125#0 [[0], [1], [2, 3]] output_shape [2, 3, %dim, 1] : tensor<2x3x?xf32> into tensor<2x3x?x1xf32>
    %126 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%124, %expanded_43 : tensor<2x3x?x?xf32>, tensor<2x3x?x1xf32>) outs(%123 : tensor<2x3x?x?xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %191 = arith.subf %in, %in_52 : f32
      linalg.yield %191 : f32
    } -> tensor<2x3x?x?xf32>
    %127 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%126 : tensor<2x3x?x?xf32>) outs(%123 : tensor<2x3x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = math.exp %in : f32
      linalg.yield %191 : f32
    } -> tensor<2x3x?x?xf32>
    %128 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%127 : tensor<2x3x?x?xf32>) outs(%52 : tensor<2x3x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.addf %in, %out : f32
      linalg.yield %191 : f32
    } -> tensor<2x3x?x1xf32>
    %129 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%127, %128 : tensor<2x3x?x?xf32>, tensor<2x3x?x1xf32>) outs(%123 : tensor<2x3x?x?xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %191 = arith.divf %in, %in_52 : f32
      linalg.yield %191 : f32
    } -> tensor<2x3x?x?xf32>
    %130 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%129 : tensor<2x3x?x?xf32>) outs(%121 : tensor<2x3x?x?xf16>) {
    ^bb0(%in: f32, %out: f16):
      %191 = arith.truncf %in : f32 to f16
      linalg.yield %191 : f16
    } -> tensor<2x3x?x?xf16>
    %collapsed_44 = tensor.collapse_shape %130 [[0, 1], [2], [3]] : tensor<2x3x?x?xf16> into tensor<6x?x?xf16>
    %collapsed_45 = tensor.collapse_shape %transposed_38 [[0, 1], [2], [3]] : tensor<2x3x?x16xf16> into tensor<6x?x16xf16>
    %131 = linalg.batch_matmul ins(%collapsed_44, %collapsed_45 : tensor<6x?x?xf16>, tensor<6x?x16xf16>) outs(%57 : tensor<6x?x16xf32>) -> tensor<6x?x16xf32>
    %132 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<6x?x16xf32>) outs(%59 : tensor<6x?x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %191 = arith.truncf %in : f32 to f16
      linalg.yield %191 : f16
    } -> tensor<6x?x16xf16>
    %expanded_46 = tensor.expand_shape %132 [[0, 1], [2], [3]] output_shape [2, 3, %dim, 16] : tensor<6x?x16xf16> into tensor<2x3x?x16xf16>
    %transposed_47 = linalg.transpose ins(%expanded_46 : tensor<2x3x?x16xf16>) outs(%61 : tensor<2x?x3x16xf16>) permutation = [0, 2, 1, 3] 
    %reshape_48 = tensor.reshape %transposed_47(%from_elements_27) : (tensor<2x?x3x16xf16>, tensor<3xi64>) -> tensor<2x?x48xf16>
    %transposed_49 = linalg.transpose ins(%arg18 : tensor<48x48xf16>) outs(%12 : tensor<48x48xf16>) permutation = [1, 0] 
    %133 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_49 : tensor<48x48xf16>) outs(%13 : tensor<2x48x48xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x48x48xf16>
    %134 = linalg.batch_matmul ins(%reshape_48, %133 : tensor<2x?x48xf16>, tensor<2x48x48xf16>) outs(%67 : tensor<2x?x48xf32>) -> tensor<2x?x48xf32>
    %135 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134 : tensor<2x?x48xf32>) outs(%69 : tensor<2x?x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %191 = arith.truncf %in : f32 to f16
      linalg.yield %191 : f16
    } -> tensor<2x?x48xf16>
    %136 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %arg19 : tensor<2x?x48xf16>, tensor<48xf16>) outs(%69 : tensor<2x?x48xf16>) {
    ^bb0(%in: f16, %in_52: f16, %out: f16):
      %191 = arith.addf %in, %in_52 : f16
      linalg.yield %191 : f16
    } -> tensor<2x?x48xf16>
    %137 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %136 : tensor<2x?x48xf16>, tensor<2x?x48xf16>) outs(%18 : tensor<2x?x48xf16>) {
    ^bb0(%in: f16, %in_52: f16, %out: f16):
      %191 = arith.addf %in, %in_52 : f16
      linalg.yield %191 : f16
    } -> tensor<2x?x48xf16>
    %138 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137 : tensor<2x?x48xf16>) outs(%15 : tensor<2x?x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %191 = arith.extf %in : f16 to f32
      linalg.yield %191 : f32
    } -> tensor<2x?x48xf32>
    %139 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<2x?x48xf32>) outs(%74 : tensor<2x?x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %191 = arith.extf %in : f32 to f64
      linalg.yield %191 : f64
    } -> tensor<2x?x48xf64>
    %140 = linalg.generic {indexing_maps = [#map8, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%139 : tensor<2x?x48xf64>) outs(%77 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.addf %in, %out : f64
      linalg.yield %191 : f64
    } -> tensor<2x?x1xf64>
    %141 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140 : tensor<2x?x1xf64>) outs(%76 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.divf %in, %cst_9 : f64
      linalg.yield %191 : f64
    } -> tensor<2x?x1xf64>
    %142 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %141 : tensor<2x?x48xf64>, tensor<2x?x1xf64>) outs(%74 : tensor<2x?x48xf64>) {
    ^bb0(%in: f64, %in_52: f64, %out: f64):
      %191 = arith.subf %in, %in_52 : f64
      linalg.yield %191 : f64
    } -> tensor<2x?x48xf64>
    %143 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142, %142 : tensor<2x?x48xf64>, tensor<2x?x48xf64>) outs(%74 : tensor<2x?x48xf64>) {
    ^bb0(%in: f64, %in_52: f64, %out: f64):
      %191 = arith.mulf %in, %in_52 : f64
      linalg.yield %191 : f64
    } -> tensor<2x?x48xf64>
    %144 = linalg.generic {indexing_maps = [#map8, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%143 : tensor<2x?x48xf64>) outs(%77 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.addf %in, %out : f64
      linalg.yield %191 : f64
    } -> tensor<2x?x1xf64>
    %145 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144 : tensor<2x?x1xf64>) outs(%76 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.divf %in, %cst_9 : f64
      linalg.yield %191 : f64
    } -> tensor<2x?x1xf64>
    %146 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145 : tensor<2x?x1xf64>) outs(%84 : tensor<2x?x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %191 = arith.truncf %in : f64 to f32
      linalg.yield %191 : f32
    } -> tensor<2x?x1xf32>
    %147 = linalg.generic {indexing_maps = [#map8, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%138 : tensor<2x?x48xf32>) outs(%86 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.addf %in, %out : f32
      linalg.yield %191 : f32
    } -> tensor<2x?x1xf32>
    %148 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147 : tensor<2x?x1xf32>) outs(%84 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.divf %in, %cst_10 : f32
      linalg.yield %191 : f32
    } -> tensor<2x?x1xf32>
    %149 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146 : tensor<2x?x1xf32>) outs(%84 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.truncf %cst_7 : f64 to f32
      %192 = arith.addf %in, %191 : f32
      linalg.yield %192 : f32
    } -> tensor<2x?x1xf32>
    %150 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149 : tensor<2x?x1xf32>) outs(%84 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = math.rsqrt %in : f32
      linalg.yield %191 : f32
    } -> tensor<2x?x1xf32>
    %151 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %148 : tensor<2x?x48xf32>, tensor<2x?x1xf32>) outs(%15 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %191 = arith.subf %in, %in_52 : f32
      linalg.yield %191 : f32
    } -> tensor<2x?x48xf32>
    %152 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %150 : tensor<2x?x48xf32>, tensor<2x?x1xf32>) outs(%15 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %191 = arith.mulf %in, %in_52 : f32
      linalg.yield %191 : f32
    } -> tensor<2x?x48xf32>
    %153 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152, %arg20 : tensor<2x?x48xf32>, tensor<48xf16>) outs(%15 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %in_52: f16, %out: f32):
      %191 = arith.extf %in_52 : f16 to f32
      %192 = arith.mulf %in, %191 : f32
      linalg.yield %192 : f32
    } -> tensor<2x?x48xf32>
    %154 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153, %arg21 : tensor<2x?x48xf32>, tensor<48xf16>) outs(%15 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %in_52: f16, %out: f32):
      %191 = arith.extf %in_52 : f16 to f32
      %192 = arith.addf %in, %191 : f32
      linalg.yield %192 : f32
    } -> tensor<2x?x48xf32>
    %155 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154 : tensor<2x?x48xf32>) outs(%18 : tensor<2x?x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %191 = arith.truncf %in : f32 to f16
      linalg.yield %191 : f16
    } -> tensor<2x?x48xf16>
    %156 = tensor.empty() : tensor<48x80xf16>
    %transposed_50 = linalg.transpose ins(%arg22 : tensor<80x48xf16>) outs(%156 : tensor<48x80xf16>) permutation = [1, 0] 
    %157 = tensor.empty() : tensor<2x48x80xf16>
    %158 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_50 : tensor<48x80xf16>) outs(%157 : tensor<2x48x80xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x48x80xf16>
    %159 = tensor.empty(%dim) : tensor<2x?x80xf32>
    %160 = linalg.fill ins(%cst : f32) outs(%159 : tensor<2x?x80xf32>) -> tensor<2x?x80xf32>
    %161 = linalg.batch_matmul ins(%155, %158 : tensor<2x?x48xf16>, tensor<2x48x80xf16>) outs(%160 : tensor<2x?x80xf32>) -> tensor<2x?x80xf32>
    %162 = tensor.empty(%dim) : tensor<2x?x80xf16>
    %163 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161 : tensor<2x?x80xf32>) outs(%162 : tensor<2x?x80xf16>) {
    ^bb0(%in: f32, %out: f16):
      %191 = arith.truncf %in : f32 to f16
      linalg.yield %191 : f16
    } -> tensor<2x?x80xf16>
    %164 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163, %arg23 : tensor<2x?x80xf16>, tensor<80xf16>) outs(%162 : tensor<2x?x80xf16>) {
    ^bb0(%in: f16, %in_52: f16, %out: f16):
      %191 = arith.addf %in, %in_52 : f16
      linalg.yield %191 : f16
    } -> tensor<2x?x80xf16>
    %165 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164 : tensor<2x?x80xf16>) outs(%162 : tensor<2x?x80xf16>) {
    ^bb0(%in: f16, %out: f16):
      %191 = math.sqrt %cst_3 : f16
      %192 = arith.divf %in, %191 : f16
      %193 = math.erf %192 : f16
      %194 = arith.addf %193, %cst_2 : f16
      %195 = arith.mulf %194, %cst_4 : f16
      %196 = arith.mulf %in, %195 : f16
      linalg.yield %196 : f16
    } -> tensor<2x?x80xf16>
    %166 = tensor.empty() : tensor<80x48xf16>
    %transposed_51 = linalg.transpose ins(%arg24 : tensor<48x80xf16>) outs(%166 : tensor<80x48xf16>) permutation = [1, 0] 
    %167 = tensor.empty() : tensor<2x80x48xf16>
    %168 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_51 : tensor<80x48xf16>) outs(%167 : tensor<2x80x48xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x80x48xf16>
    %169 = linalg.batch_matmul ins(%165, %168 : tensor<2x?x80xf16>, tensor<2x80x48xf16>) outs(%16 : tensor<2x?x48xf32>) -> tensor<2x?x48xf32>
    %170 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<2x?x48xf32>) outs(%18 : tensor<2x?x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %191 = arith.truncf %in : f32 to f16
      linalg.yield %191 : f16
    } -> tensor<2x?x48xf16>
    %171 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170, %arg25 : tensor<2x?x48xf16>, tensor<48xf16>) outs(%18 : tensor<2x?x48xf16>) {
    ^bb0(%in: f16, %in_52: f16, %out: f16):
      %191 = arith.addf %in, %in_52 : f16
      linalg.yield %191 : f16
    } -> tensor<2x?x48xf16>
    %172 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155, %171 : tensor<2x?x48xf16>, tensor<2x?x48xf16>) outs(%18 : tensor<2x?x48xf16>) {
    ^bb0(%in: f16, %in_52: f16, %out: f16):
      %191 = arith.addf %in, %in_52 : f16
      linalg.yield %191 : f16
    } -> tensor<2x?x48xf16>
    %173 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172 : tensor<2x?x48xf16>) outs(%15 : tensor<2x?x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %191 = arith.extf %in : f16 to f32
      linalg.yield %191 : f32
    } -> tensor<2x?x48xf32>
    %174 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173 : tensor<2x?x48xf32>) outs(%74 : tensor<2x?x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %191 = arith.extf %in : f32 to f64
      linalg.yield %191 : f64
    } -> tensor<2x?x48xf64>
    %175 = linalg.generic {indexing_maps = [#map8, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%174 : tensor<2x?x48xf64>) outs(%77 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.addf %in, %out : f64
      linalg.yield %191 : f64
    } -> tensor<2x?x1xf64>
    %176 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175 : tensor<2x?x1xf64>) outs(%76 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.divf %in, %cst_9 : f64
      linalg.yield %191 : f64
    } -> tensor<2x?x1xf64>
    %177 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %176 : tensor<2x?x48xf64>, tensor<2x?x1xf64>) outs(%74 : tensor<2x?x48xf64>) {
    ^bb0(%in: f64, %in_52: f64, %out: f64):
      %191 = arith.subf %in, %in_52 : f64
      linalg.yield %191 : f64
    } -> tensor<2x?x48xf64>
    %178 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177, %177 : tensor<2x?x48xf64>, tensor<2x?x48xf64>) outs(%74 : tensor<2x?x48xf64>) {
    ^bb0(%in: f64, %in_52: f64, %out: f64):
      %191 = arith.mulf %in, %in_52 : f64
      linalg.yield %191 : f64
    } -> tensor<2x?x48xf64>
    %179 = linalg.generic {indexing_maps = [#map8, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%178 : tensor<2x?x48xf64>) outs(%77 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.addf %in, %out : f64
      linalg.yield %191 : f64
    } -> tensor<2x?x1xf64>
    %180 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179 : tensor<2x?x1xf64>) outs(%76 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.divf %in, %cst_9 : f64
      linalg.yield %191 : f64
    } -> tensor<2x?x1xf64>
    %181 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180 : tensor<2x?x1xf64>) outs(%84 : tensor<2x?x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %191 = arith.truncf %in : f64 to f32
      linalg.yield %191 : f32
    } -> tensor<2x?x1xf32>
    %182 = linalg.generic {indexing_maps = [#map8, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%173 : tensor<2x?x48xf32>) outs(%86 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.addf %in, %out : f32
      linalg.yield %191 : f32
    } -> tensor<2x?x1xf32>
    %183 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182 : tensor<2x?x1xf32>) outs(%84 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.divf %in, %cst_10 : f32
      linalg.yield %191 : f32
    } -> tensor<2x?x1xf32>
    %184 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181 : tensor<2x?x1xf32>) outs(%84 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.truncf %cst_7 : f64 to f32
      %192 = arith.addf %in, %191 : f32
      linalg.yield %192 : f32
    } -> tensor<2x?x1xf32>
    %185 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184 : tensor<2x?x1xf32>) outs(%84 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = math.rsqrt %in : f32
      linalg.yield %191 : f32
    } -> tensor<2x?x1xf32>
    %186 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173, %183 : tensor<2x?x48xf32>, tensor<2x?x1xf32>) outs(%15 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %191 = arith.subf %in, %in_52 : f32
      linalg.yield %191 : f32
    } -> tensor<2x?x48xf32>
    %187 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186, %185 : tensor<2x?x48xf32>, tensor<2x?x1xf32>) outs(%15 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %191 = arith.mulf %in, %in_52 : f32
      linalg.yield %191 : f32
    } -> tensor<2x?x48xf32>
    %188 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187, %arg26 : tensor<2x?x48xf32>, tensor<48xf16>) outs(%15 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %in_52: f16, %out: f32):
      %191 = arith.extf %in_52 : f16 to f32
      %192 = arith.mulf %in, %191 : f32
      linalg.yield %192 : f32
    } -> tensor<2x?x48xf32>
    %189 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188, %arg27 : tensor<2x?x48xf32>, tensor<48xf16>) outs(%15 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %in_52: f16, %out: f32):
      %191 = arith.extf %in_52 : f16 to f32
      %192 = arith.addf %in, %191 : f32
      linalg.yield %192 : f32
    } -> tensor<2x?x48xf32>
    %190 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189 : tensor<2x?x48xf32>) outs(%18 : tensor<2x?x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %191 = arith.truncf %in : f32 to f16
      linalg.yield %191 : f16
    } -> tensor<2x?x48xf16>
    return %190 : tensor<2x?x48xf16>
  }
}
