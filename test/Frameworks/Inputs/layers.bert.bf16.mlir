#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @main(%arg0: tensor<2x7x48xbf16>, %arg1: tensor<48x48xbf16>, %arg2: tensor<48xbf16>, %arg3: tensor<48x48xbf16>, %arg4: tensor<48xbf16>, %arg5: tensor<48x48xbf16>, %arg6: tensor<48xbf16>, %arg7: tensor<48x48xbf16>, %arg8: tensor<48xbf16>, %arg9: tensor<48xbf16>, %arg10: tensor<48xbf16>, %arg11: tensor<80x48xbf16>, %arg12: tensor<80xbf16>, %arg13: tensor<48x80xbf16>, %arg14: tensor<48xbf16>, %arg15: tensor<48xbf16>, %arg16: tensor<48xbf16>) -> tensor<2x7x48xbf16> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.000000e+00 : f64
    %cst_2 = arith.constant 1.000000e+00 : bf16
    %cst_3 = arith.constant 2.000000e+00 : bf16
    %cst_4 = arith.constant 5.000000e-01 : bf16
    %cst_5 = arith.constant 9.9999999999999998E-13 : f64
    %cst_6 = arith.constant 2.500000e-01 : bf16
    %cst_7 = arith.constant 4.800000e+01 : f64
    %cst_8 = arith.constant 4.800000e+01 : f32
    %0 = tensor.empty() : tensor<48x48xbf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<48x48xbf16>) outs(%0 : tensor<48x48xbf16>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<2x48x48xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<48x48xbf16>) outs(%1 : tensor<2x48x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x48xbf16>
    %3 = tensor.empty() : tensor<2x7x48xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %5 = linalg.batch_matmul ins(%arg0, %2 : tensor<2x7x48xbf16>, tensor<2x48x48xbf16>) outs(%4 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %6 = tensor.empty() : tensor<2x7x48xbf16>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<2x7x48xf32>) outs(%6 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %109 = arith.truncf %in : f32 to bf16
      linalg.yield %109 : bf16
    } -> tensor<2x7x48xbf16>
    %8 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %arg2 : tensor<2x7x48xbf16>, tensor<48xbf16>) outs(%6 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_27: bf16, %out: bf16):
      %109 = arith.addf %in, %in_27 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x7x48xbf16>
    %expanded = tensor.expand_shape %8 [[0], [1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<2x7x48xbf16> into tensor<2x7x3x16xbf16>
    %9 = tensor.empty() : tensor<2x3x7x16xbf16>
    %transposed_9 = linalg.transpose ins(%expanded : tensor<2x7x3x16xbf16>) outs(%9 : tensor<2x3x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %transposed_10 = linalg.transpose ins(%arg3 : tensor<48x48xbf16>) outs(%0 : tensor<48x48xbf16>) permutation = [1, 0] 
    %10 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_10 : tensor<48x48xbf16>) outs(%1 : tensor<2x48x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x48xbf16>
    %11 = linalg.batch_matmul ins(%arg0, %10 : tensor<2x7x48xbf16>, tensor<2x48x48xbf16>) outs(%4 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x7x48xf32>) outs(%6 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %109 = arith.truncf %in : f32 to bf16
      linalg.yield %109 : bf16
    } -> tensor<2x7x48xbf16>
    %13 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %arg4 : tensor<2x7x48xbf16>, tensor<48xbf16>) outs(%6 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_27: bf16, %out: bf16):
      %109 = arith.addf %in, %in_27 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x7x48xbf16>
    %expanded_11 = tensor.expand_shape %13 [[0], [1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<2x7x48xbf16> into tensor<2x7x3x16xbf16>
    %transposed_12 = linalg.transpose ins(%arg5 : tensor<48x48xbf16>) outs(%0 : tensor<48x48xbf16>) permutation = [1, 0] 
    %14 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_12 : tensor<48x48xbf16>) outs(%1 : tensor<2x48x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x48xbf16>
    %15 = linalg.batch_matmul ins(%arg0, %14 : tensor<2x7x48xbf16>, tensor<2x48x48xbf16>) outs(%4 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x7x48xf32>) outs(%6 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %109 = arith.truncf %in : f32 to bf16
      linalg.yield %109 : bf16
    } -> tensor<2x7x48xbf16>
    %17 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %arg6 : tensor<2x7x48xbf16>, tensor<48xbf16>) outs(%6 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_27: bf16, %out: bf16):
      %109 = arith.addf %in, %in_27 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x7x48xbf16>
    %expanded_13 = tensor.expand_shape %17 [[0], [1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<2x7x48xbf16> into tensor<2x7x3x16xbf16>
    %transposed_14 = linalg.transpose ins(%expanded_13 : tensor<2x7x3x16xbf16>) outs(%9 : tensor<2x3x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %18 = tensor.empty() : tensor<2x3x16x7xbf16>
    %transposed_15 = linalg.transpose ins(%expanded_11 : tensor<2x7x3x16xbf16>) outs(%18 : tensor<2x3x16x7xbf16>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed_9 [[0, 1], [2], [3]] : tensor<2x3x7x16xbf16> into tensor<6x7x16xbf16>
    %collapsed_16 = tensor.collapse_shape %transposed_15 [[0, 1], [2], [3]] : tensor<2x3x16x7xbf16> into tensor<6x16x7xbf16>
    %19 = tensor.empty() : tensor<6x7x7xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %21 = linalg.batch_matmul ins(%collapsed, %collapsed_16 : tensor<6x7x16xbf16>, tensor<6x16x7xbf16>) outs(%20 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %22 = tensor.empty() : tensor<6x7x7xbf16>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<6x7x7xf32>) outs(%22 : tensor<6x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %109 = arith.truncf %in : f32 to bf16
      linalg.yield %109 : bf16
    } -> tensor<6x7x7xbf16>
    %expanded_17 = tensor.expand_shape %23 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xbf16> into tensor<2x3x7x7xbf16>
    %24 = tensor.empty() : tensor<2x3x7x7xbf16>
    %25 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_17 : tensor<2x3x7x7xbf16>) outs(%24 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %109 = arith.mulf %in, %cst_6 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x3x7x7xbf16>
    %26 = tensor.empty() : tensor<2x3x7x7xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25 : tensor<2x3x7x7xbf16>) outs(%26 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %109 = arith.extf %in : bf16 to f32
      linalg.yield %109 : f32
    } -> tensor<2x3x7x7xf32>
    %28 = tensor.empty() : tensor<2x3x7xi64>
    %29 = linalg.fill ins(%c0_i64 : i64) outs(%28 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %30 = tensor.empty() : tensor<2x3x7xf32>
    %31 = linalg.fill ins(%cst_0 : f32) outs(%30 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %32:2 = linalg.generic {indexing_maps = [#map3, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%27 : tensor<2x3x7x7xf32>) outs(%31, %29 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_27: i64):
      %109 = linalg.index 3 : index
      %110 = arith.index_cast %109 : index to i64
      %111 = arith.maximumf %in, %out : f32
      %112 = arith.cmpf ogt, %in, %out : f32
      %113 = arith.select %112, %110, %out_27 : i64
      linalg.yield %111, %113 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_18 = tensor.expand_shape %32#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %33 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %expanded_18 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%26 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %109 = arith.subf %in, %in_27 : f32
      linalg.yield %109 : f32
    } -> tensor<2x3x7x7xf32>
    %34 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33 : tensor<2x3x7x7xf32>) outs(%26 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = math.exp %in : f32
      linalg.yield %109 : f32
    } -> tensor<2x3x7x7xf32>
    %35 = tensor.empty() : tensor<2x3x7x1xf32>
    %36 = linalg.fill ins(%cst : f32) outs(%35 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %37 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%34 : tensor<2x3x7x7xf32>) outs(%36 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = arith.addf %in, %out : f32
      linalg.yield %109 : f32
    } -> tensor<2x3x7x1xf32>
    %38 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34, %37 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%26 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %109 = arith.divf %in, %in_27 : f32
      linalg.yield %109 : f32
    } -> tensor<2x3x7x7xf32>
    %39 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<2x3x7x7xf32>) outs(%24 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %109 = arith.truncf %in : f32 to bf16
      linalg.yield %109 : bf16
    } -> tensor<2x3x7x7xbf16>
    %collapsed_19 = tensor.collapse_shape %39 [[0, 1], [2], [3]] : tensor<2x3x7x7xbf16> into tensor<6x7x7xbf16>
    %collapsed_20 = tensor.collapse_shape %transposed_14 [[0, 1], [2], [3]] : tensor<2x3x7x16xbf16> into tensor<6x7x16xbf16>
    %40 = tensor.empty() : tensor<6x7x16xf32>
    %41 = linalg.fill ins(%cst : f32) outs(%40 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %42 = linalg.batch_matmul ins(%collapsed_19, %collapsed_20 : tensor<6x7x7xbf16>, tensor<6x7x16xbf16>) outs(%41 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %43 = tensor.empty() : tensor<6x7x16xbf16>
    %44 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<6x7x16xf32>) outs(%43 : tensor<6x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %109 = arith.truncf %in : f32 to bf16
      linalg.yield %109 : bf16
    } -> tensor<6x7x16xbf16>
    %expanded_21 = tensor.expand_shape %44 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xbf16> into tensor<2x3x7x16xbf16>
    %45 = tensor.empty() : tensor<2x7x3x16xbf16>
    %transposed_22 = linalg.transpose ins(%expanded_21 : tensor<2x3x7x16xbf16>) outs(%45 : tensor<2x7x3x16xbf16>) permutation = [0, 2, 1, 3] 
    %collapsed_23 = tensor.collapse_shape %transposed_22 [[0], [1], [2, 3]] : tensor<2x7x3x16xbf16> into tensor<2x7x48xbf16>
    %transposed_24 = linalg.transpose ins(%arg7 : tensor<48x48xbf16>) outs(%0 : tensor<48x48xbf16>) permutation = [1, 0] 
    %46 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_24 : tensor<48x48xbf16>) outs(%1 : tensor<2x48x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x48xbf16>
    %47 = linalg.batch_matmul ins(%collapsed_23, %46 : tensor<2x7x48xbf16>, tensor<2x48x48xbf16>) outs(%4 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %48 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47 : tensor<2x7x48xf32>) outs(%6 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %109 = arith.truncf %in : f32 to bf16
      linalg.yield %109 : bf16
    } -> tensor<2x7x48xbf16>
    %49 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48, %arg8 : tensor<2x7x48xbf16>, tensor<48xbf16>) outs(%6 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_27: bf16, %out: bf16):
      %109 = arith.addf %in, %in_27 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x7x48xbf16>
    %50 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49, %arg0 : tensor<2x7x48xbf16>, tensor<2x7x48xbf16>) outs(%6 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_27: bf16, %out: bf16):
      %109 = arith.addf %in, %in_27 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x7x48xbf16>
    %51 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<2x7x48xbf16>) outs(%3 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %109 = arith.extf %in : bf16 to f32
      linalg.yield %109 : f32
    } -> tensor<2x7x48xf32>
    %52 = tensor.empty() : tensor<2x7x48xf64>
    %53 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51 : tensor<2x7x48xf32>) outs(%52 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %109 = arith.extf %in : f32 to f64
      linalg.yield %109 : f64
    } -> tensor<2x7x48xf64>
    %54 = tensor.empty() : tensor<2x7x1xf64>
    %55 = linalg.fill ins(%cst_1 : f64) outs(%54 : tensor<2x7x1xf64>) -> tensor<2x7x1xf64>
    %56 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%53 : tensor<2x7x48xf64>) outs(%55 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %109 = arith.addf %in, %out : f64
      linalg.yield %109 : f64
    } -> tensor<2x7x1xf64>
    %57 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56 : tensor<2x7x1xf64>) outs(%54 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %109 = arith.divf %in, %cst_7 : f64
      linalg.yield %109 : f64
    } -> tensor<2x7x1xf64>
    %58 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53, %57 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%52 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_27: f64, %out: f64):
      %109 = arith.subf %in, %in_27 : f64
      linalg.yield %109 : f64
    } -> tensor<2x7x48xf64>
    %59 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58, %58 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%52 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_27: f64, %out: f64):
      %109 = arith.mulf %in, %in_27 : f64
      linalg.yield %109 : f64
    } -> tensor<2x7x48xf64>
    %60 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%59 : tensor<2x7x48xf64>) outs(%55 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %109 = arith.addf %in, %out : f64
      linalg.yield %109 : f64
    } -> tensor<2x7x1xf64>
    %61 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60 : tensor<2x7x1xf64>) outs(%54 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %109 = arith.divf %in, %cst_7 : f64
      linalg.yield %109 : f64
    } -> tensor<2x7x1xf64>
    %62 = tensor.empty() : tensor<2x7x1xf32>
    %63 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61 : tensor<2x7x1xf64>) outs(%62 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %109 = arith.truncf %in : f64 to f32
      linalg.yield %109 : f32
    } -> tensor<2x7x1xf32>
    %64 = linalg.fill ins(%cst : f32) outs(%62 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %65 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%51 : tensor<2x7x48xf32>) outs(%64 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = arith.addf %in, %out : f32
      linalg.yield %109 : f32
    } -> tensor<2x7x1xf32>
    %66 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65 : tensor<2x7x1xf32>) outs(%62 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = arith.divf %in, %cst_8 : f32
      linalg.yield %109 : f32
    } -> tensor<2x7x1xf32>
    %67 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63 : tensor<2x7x1xf32>) outs(%62 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = arith.truncf %cst_5 : f64 to f32
      %110 = arith.addf %in, %109 : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x1xf32>
    %68 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<2x7x1xf32>) outs(%62 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = math.rsqrt %in : f32
      linalg.yield %109 : f32
    } -> tensor<2x7x1xf32>
    %69 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51, %66 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%3 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %109 = arith.subf %in, %in_27 : f32
      linalg.yield %109 : f32
    } -> tensor<2x7x48xf32>
    %70 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %68 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%3 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %109 = arith.mulf %in, %in_27 : f32
      linalg.yield %109 : f32
    } -> tensor<2x7x48xf32>
    %71 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70, %arg9 : tensor<2x7x48xf32>, tensor<48xbf16>) outs(%3 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_27: bf16, %out: f32):
      %109 = arith.extf %in_27 : bf16 to f32
      %110 = arith.mulf %in, %109 : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x48xf32>
    %72 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %arg10 : tensor<2x7x48xf32>, tensor<48xbf16>) outs(%3 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_27: bf16, %out: f32):
      %109 = arith.extf %in_27 : bf16 to f32
      %110 = arith.addf %in, %109 : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x48xf32>
    %73 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<2x7x48xf32>) outs(%6 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %109 = arith.truncf %in : f32 to bf16
      linalg.yield %109 : bf16
    } -> tensor<2x7x48xbf16>
    %74 = tensor.empty() : tensor<48x80xbf16>
    %transposed_25 = linalg.transpose ins(%arg11 : tensor<80x48xbf16>) outs(%74 : tensor<48x80xbf16>) permutation = [1, 0] 
    %75 = tensor.empty() : tensor<2x48x80xbf16>
    %76 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_25 : tensor<48x80xbf16>) outs(%75 : tensor<2x48x80xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x80xbf16>
    %77 = tensor.empty() : tensor<2x7x80xf32>
    %78 = linalg.fill ins(%cst : f32) outs(%77 : tensor<2x7x80xf32>) -> tensor<2x7x80xf32>
    %79 = linalg.batch_matmul ins(%73, %76 : tensor<2x7x48xbf16>, tensor<2x48x80xbf16>) outs(%78 : tensor<2x7x80xf32>) -> tensor<2x7x80xf32>
    %80 = tensor.empty() : tensor<2x7x80xbf16>
    %81 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<2x7x80xf32>) outs(%80 : tensor<2x7x80xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %109 = arith.truncf %in : f32 to bf16
      linalg.yield %109 : bf16
    } -> tensor<2x7x80xbf16>
    %82 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %arg12 : tensor<2x7x80xbf16>, tensor<80xbf16>) outs(%80 : tensor<2x7x80xbf16>) {
    ^bb0(%in: bf16, %in_27: bf16, %out: bf16):
      %109 = arith.addf %in, %in_27 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x7x80xbf16>
    %83 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<2x7x80xbf16>) outs(%80 : tensor<2x7x80xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %109 = math.sqrt %cst_3 : bf16
      %110 = arith.divf %in, %109 : bf16
      %111 = math.erf %110 : bf16
      %112 = arith.addf %111, %cst_2 : bf16
      %113 = arith.mulf %112, %cst_4 : bf16
      %114 = arith.mulf %in, %113 : bf16
      linalg.yield %114 : bf16
    } -> tensor<2x7x80xbf16>
    %84 = tensor.empty() : tensor<80x48xbf16>
    %transposed_26 = linalg.transpose ins(%arg13 : tensor<48x80xbf16>) outs(%84 : tensor<80x48xbf16>) permutation = [1, 0] 
    %85 = tensor.empty() : tensor<2x80x48xbf16>
    %86 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_26 : tensor<80x48xbf16>) outs(%85 : tensor<2x80x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x80x48xbf16>
    %87 = linalg.batch_matmul ins(%83, %86 : tensor<2x7x80xbf16>, tensor<2x80x48xbf16>) outs(%4 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %88 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<2x7x48xf32>) outs(%6 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %109 = arith.truncf %in : f32 to bf16
      linalg.yield %109 : bf16
    } -> tensor<2x7x48xbf16>
    %89 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88, %arg14 : tensor<2x7x48xbf16>, tensor<48xbf16>) outs(%6 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_27: bf16, %out: bf16):
      %109 = arith.addf %in, %in_27 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x7x48xbf16>
    %90 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %73 : tensor<2x7x48xbf16>, tensor<2x7x48xbf16>) outs(%6 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_27: bf16, %out: bf16):
      %109 = arith.addf %in, %in_27 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x7x48xbf16>
    %91 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<2x7x48xbf16>) outs(%3 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %109 = arith.extf %in : bf16 to f32
      linalg.yield %109 : f32
    } -> tensor<2x7x48xf32>
    %92 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91 : tensor<2x7x48xf32>) outs(%52 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %109 = arith.extf %in : f32 to f64
      linalg.yield %109 : f64
    } -> tensor<2x7x48xf64>
    %93 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%92 : tensor<2x7x48xf64>) outs(%55 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %109 = arith.addf %in, %out : f64
      linalg.yield %109 : f64
    } -> tensor<2x7x1xf64>
    %94 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<2x7x1xf64>) outs(%54 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %109 = arith.divf %in, %cst_7 : f64
      linalg.yield %109 : f64
    } -> tensor<2x7x1xf64>
    %95 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92, %94 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%52 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_27: f64, %out: f64):
      %109 = arith.subf %in, %in_27 : f64
      linalg.yield %109 : f64
    } -> tensor<2x7x48xf64>
    %96 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %95 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%52 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_27: f64, %out: f64):
      %109 = arith.mulf %in, %in_27 : f64
      linalg.yield %109 : f64
    } -> tensor<2x7x48xf64>
    %97 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%96 : tensor<2x7x48xf64>) outs(%55 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %109 = arith.addf %in, %out : f64
      linalg.yield %109 : f64
    } -> tensor<2x7x1xf64>
    %98 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<2x7x1xf64>) outs(%54 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %109 = arith.divf %in, %cst_7 : f64
      linalg.yield %109 : f64
    } -> tensor<2x7x1xf64>
    %99 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<2x7x1xf64>) outs(%62 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %109 = arith.truncf %in : f64 to f32
      linalg.yield %109 : f32
    } -> tensor<2x7x1xf32>
    %100 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%91 : tensor<2x7x48xf32>) outs(%64 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = arith.addf %in, %out : f32
      linalg.yield %109 : f32
    } -> tensor<2x7x1xf32>
    %101 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<2x7x1xf32>) outs(%62 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = arith.divf %in, %cst_8 : f32
      linalg.yield %109 : f32
    } -> tensor<2x7x1xf32>
    %102 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<2x7x1xf32>) outs(%62 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = arith.truncf %cst_5 : f64 to f32
      %110 = arith.addf %in, %109 : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x1xf32>
    %103 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102 : tensor<2x7x1xf32>) outs(%62 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = math.rsqrt %in : f32
      linalg.yield %109 : f32
    } -> tensor<2x7x1xf32>
    %104 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91, %101 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%3 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %109 = arith.subf %in, %in_27 : f32
      linalg.yield %109 : f32
    } -> tensor<2x7x48xf32>
    %105 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %103 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%3 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %109 = arith.mulf %in, %in_27 : f32
      linalg.yield %109 : f32
    } -> tensor<2x7x48xf32>
    %106 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %arg15 : tensor<2x7x48xf32>, tensor<48xbf16>) outs(%3 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_27: bf16, %out: f32):
      %109 = arith.extf %in_27 : bf16 to f32
      %110 = arith.mulf %in, %109 : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x48xf32>
    %107 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %arg16 : tensor<2x7x48xf32>, tensor<48xbf16>) outs(%3 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_27: bf16, %out: f32):
      %109 = arith.extf %in_27 : bf16 to f32
      %110 = arith.addf %in, %109 : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x48xf32>
    %108 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<2x7x48xf32>) outs(%6 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %109 = arith.truncf %in : f32 to bf16
      linalg.yield %109 : bf16
    } -> tensor<2x7x48xbf16>
    return %108 : tensor<2x7x48xbf16>
  }
}
