#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x7x48xbf16>, %arg1: tensor<48x48xbf16>, %arg2: tensor<48x48xbf16>, %arg3: tensor<48x48xbf16>, %arg4: tensor<48x48xbf16>, %arg5: tensor<48xbf16>, %arg6: tensor<80x48xbf16>, %arg7: tensor<80x48xbf16>, %arg8: tensor<48x80xbf16>, %arg9: tensor<48xbf16>) -> tensor<2x7x48xbf16> {
    %c2_i64 = arith.constant 2 : i64
    %c3_i64 = arith.constant 3 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<1x3x7x7xbf16>
    %cst_2 = arith.constant 0.79788456080286541 : f64
    %cst_3 = arith.constant 4.471500e-02 : f64
    %cst_4 = arith.constant 9.9999999999999995E-7 : f64
    %cst_5 = arith.constant 4.800000e+01 : f32
    %cst_6 = arith.constant 5.000000e-01 : bf16
    %cst_7 = arith.constant 1.000000e+00 : bf16
    %0 = tensor.empty() : tensor<2x7x48xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xbf16>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %93 = arith.extf %in : bf16 to f32
      linalg.yield %93 : f32
    } -> tensor<2x7x48xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x7x48xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %93 : f32
    } -> tensor<2x7x48xf32>
    %3 = tensor.empty() : tensor<2x7x1xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%2 : tensor<2x7x48xf32>) outs(%4 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.addf %in, %out : f32
      linalg.yield %93 : f32
    } -> tensor<2x7x1xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<2x7x1xf32>) outs(%3 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.divf %in, %cst_5 : f32
      linalg.yield %93 : f32
    } -> tensor<2x7x1xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x7x1xf32>) outs(%3 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.truncf %cst_4 : f64 to f32
      %94 = arith.addf %in, %93 : f32
      linalg.yield %94 : f32
    } -> tensor<2x7x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<2x7x1xf32>) outs(%3 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = math.rsqrt %in : f32
      linalg.yield %93 : f32
    } -> tensor<2x7x1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %8 : tensor<2x7x48xbf16>, tensor<2x7x1xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %in_27: f32, %out: f32):
      %93 = arith.extf %in : bf16 to f32
      %94 = arith.mulf %93, %in_27 : f32
      linalg.yield %94 : f32
    } -> tensor<2x7x48xf32>
    %10 = tensor.empty() : tensor<2x7x48xbf16>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x7x48xf32>) outs(%10 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %93 = arith.truncf %in : f32 to bf16
      linalg.yield %93 : bf16
    } -> tensor<2x7x48xbf16>
    %12 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5, %11 : tensor<48xbf16>, tensor<2x7x48xbf16>) outs(%10 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_27: bf16, %out: bf16):
      %93 = arith.mulf %in, %in_27 : bf16
      linalg.yield %93 : bf16
    } -> tensor<2x7x48xbf16>
    %13 = tensor.empty() : tensor<48x48xbf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<48x48xbf16>) outs(%13 : tensor<48x48xbf16>) permutation = [1, 0] 
    %14 = tensor.empty() : tensor<2x48x48xbf16>
    %15 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<48x48xbf16>) outs(%14 : tensor<2x48x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x48xbf16>
    %16 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %17 = linalg.batch_matmul ins(%12, %15 : tensor<2x7x48xbf16>, tensor<2x48x48xbf16>) outs(%16 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x7x48xf32>) outs(%10 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %93 = arith.truncf %in : f32 to bf16
      linalg.yield %93 : bf16
    } -> tensor<2x7x48xbf16>
    %expanded = tensor.expand_shape %18 [[0], [1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<2x7x48xbf16> into tensor<2x7x3x16xbf16>
    %19 = tensor.empty() : tensor<2x3x7x16xbf16>
    %transposed_8 = linalg.transpose ins(%expanded : tensor<2x7x3x16xbf16>) outs(%19 : tensor<2x3x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %transposed_9 = linalg.transpose ins(%arg2 : tensor<48x48xbf16>) outs(%13 : tensor<48x48xbf16>) permutation = [1, 0] 
    %20 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_9 : tensor<48x48xbf16>) outs(%14 : tensor<2x48x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x48xbf16>
    %21 = linalg.batch_matmul ins(%12, %20 : tensor<2x7x48xbf16>, tensor<2x48x48xbf16>) outs(%16 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x7x48xf32>) outs(%10 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %93 = arith.truncf %in : f32 to bf16
      linalg.yield %93 : bf16
    } -> tensor<2x7x48xbf16>
    %expanded_10 = tensor.expand_shape %22 [[0], [1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<2x7x48xbf16> into tensor<2x7x3x16xbf16>
    %transposed_11 = linalg.transpose ins(%arg3 : tensor<48x48xbf16>) outs(%13 : tensor<48x48xbf16>) permutation = [1, 0] 
    %23 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_11 : tensor<48x48xbf16>) outs(%14 : tensor<2x48x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x48xbf16>
    %24 = linalg.batch_matmul ins(%12, %23 : tensor<2x7x48xbf16>, tensor<2x48x48xbf16>) outs(%16 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<2x7x48xf32>) outs(%10 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %93 = arith.truncf %in : f32 to bf16
      linalg.yield %93 : bf16
    } -> tensor<2x7x48xbf16>
    %expanded_12 = tensor.expand_shape %25 [[0], [1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<2x7x48xbf16> into tensor<2x7x3x16xbf16>
    %transposed_13 = linalg.transpose ins(%expanded_12 : tensor<2x7x3x16xbf16>) outs(%19 : tensor<2x3x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %26 = tensor.empty() : tensor<2x3x16x7xbf16>
    %transposed_14 = linalg.transpose ins(%expanded_10 : tensor<2x7x3x16xbf16>) outs(%26 : tensor<2x3x16x7xbf16>) permutation = [0, 2, 3, 1] 
    %collapsed = tensor.collapse_shape %transposed_8 [[0, 1], [2], [3]] : tensor<2x3x7x16xbf16> into tensor<6x7x16xbf16>
    %collapsed_15 = tensor.collapse_shape %transposed_14 [[0, 1], [2], [3]] : tensor<2x3x16x7xbf16> into tensor<6x16x7xbf16>
    %27 = tensor.empty() : tensor<6x7x7xf32>
    %28 = linalg.fill ins(%cst : f32) outs(%27 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %29 = linalg.batch_matmul ins(%collapsed, %collapsed_15 : tensor<6x7x16xbf16>, tensor<6x16x7xbf16>) outs(%28 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %30 = tensor.empty() : tensor<6x7x7xbf16>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<6x7x7xf32>) outs(%30 : tensor<6x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %93 = arith.truncf %in : f32 to bf16
      linalg.yield %93 : bf16
    } -> tensor<6x7x7xbf16>
    %expanded_16 = tensor.expand_shape %31 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xbf16> into tensor<2x3x7x7xbf16>
    %32 = tensor.empty() : tensor<2x3x7x7xbf16>
    %33 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_16, %cst_1 : tensor<2x3x7x7xbf16>, tensor<1x3x7x7xbf16>) outs(%32 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: bf16, %in_27: bf16, %out: bf16):
      %93 = arith.addf %in, %in_27 : bf16
      linalg.yield %93 : bf16
    } -> tensor<2x3x7x7xbf16>
    %34 = tensor.empty() : tensor<2x3x7x7xf32>
    %35 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33 : tensor<2x3x7x7xbf16>) outs(%34 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %93 = arith.extf %in : bf16 to f32
      linalg.yield %93 : f32
    } -> tensor<2x3x7x7xf32>
    %36 = tensor.empty() : tensor<2x3x7xi64>
    %37 = linalg.fill ins(%c0_i64 : i64) outs(%36 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %38 = tensor.empty() : tensor<2x3x7xf32>
    %39 = linalg.fill ins(%cst_0 : f32) outs(%38 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %40:2 = linalg.generic {indexing_maps = [#map4, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%35 : tensor<2x3x7x7xf32>) outs(%39, %37 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_27: i64):
      %93 = linalg.index 3 : index
      %94 = arith.index_cast %93 : index to i64
      %95 = arith.maximumf %in, %out : f32
      %96 = arith.cmpf ogt, %in, %out : f32
      %97 = arith.select %96, %94, %out_27 : i64
      linalg.yield %95, %97 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_17 = tensor.expand_shape %40#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %41 = linalg.generic {indexing_maps = [#map4, #map7, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %expanded_17 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%34 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %93 = arith.subf %in, %in_27 : f32
      linalg.yield %93 : f32
    } -> tensor<2x3x7x7xf32>
    %42 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41 : tensor<2x3x7x7xf32>) outs(%34 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = math.exp %in : f32
      linalg.yield %93 : f32
    } -> tensor<2x3x7x7xf32>
    %43 = tensor.empty() : tensor<2x3x7x1xf32>
    %44 = linalg.fill ins(%cst : f32) outs(%43 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %45 = linalg.generic {indexing_maps = [#map4, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%42 : tensor<2x3x7x7xf32>) outs(%44 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.addf %in, %out : f32
      linalg.yield %93 : f32
    } -> tensor<2x3x7x1xf32>
    %46 = linalg.generic {indexing_maps = [#map4, #map7, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42, %45 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%34 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %93 = arith.divf %in, %in_27 : f32
      linalg.yield %93 : f32
    } -> tensor<2x3x7x7xf32>
    %47 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<2x3x7x7xf32>) outs(%32 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %93 = arith.truncf %in : f32 to bf16
      linalg.yield %93 : bf16
    } -> tensor<2x3x7x7xbf16>
    %collapsed_18 = tensor.collapse_shape %47 [[0, 1], [2], [3]] : tensor<2x3x7x7xbf16> into tensor<6x7x7xbf16>
    %collapsed_19 = tensor.collapse_shape %transposed_13 [[0, 1], [2], [3]] : tensor<2x3x7x16xbf16> into tensor<6x7x16xbf16>
    %48 = tensor.empty() : tensor<6x7x16xf32>
    %49 = linalg.fill ins(%cst : f32) outs(%48 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %50 = linalg.batch_matmul ins(%collapsed_18, %collapsed_19 : tensor<6x7x7xbf16>, tensor<6x7x16xbf16>) outs(%49 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %51 = tensor.empty() : tensor<6x7x16xbf16>
    %52 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<6x7x16xf32>) outs(%51 : tensor<6x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %93 = arith.truncf %in : f32 to bf16
      linalg.yield %93 : bf16
    } -> tensor<6x7x16xbf16>
    %expanded_20 = tensor.expand_shape %52 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xbf16> into tensor<2x3x7x16xbf16>
    %53 = tensor.empty() : tensor<2x7x3x16xbf16>
    %transposed_21 = linalg.transpose ins(%expanded_20 : tensor<2x3x7x16xbf16>) outs(%53 : tensor<2x7x3x16xbf16>) permutation = [0, 2, 1, 3] 
    %collapsed_22 = tensor.collapse_shape %transposed_21 [[0], [1], [2, 3]] : tensor<2x7x3x16xbf16> into tensor<2x7x48xbf16>
    %transposed_23 = linalg.transpose ins(%arg4 : tensor<48x48xbf16>) outs(%13 : tensor<48x48xbf16>) permutation = [1, 0] 
    %54 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_23 : tensor<48x48xbf16>) outs(%14 : tensor<2x48x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x48xbf16>
    %55 = linalg.batch_matmul ins(%collapsed_22, %54 : tensor<2x7x48xbf16>, tensor<2x48x48xbf16>) outs(%16 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %56 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55 : tensor<2x7x48xf32>) outs(%10 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %93 = arith.truncf %in : f32 to bf16
      linalg.yield %93 : bf16
    } -> tensor<2x7x48xbf16>
    %57 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %56 : tensor<2x7x48xbf16>, tensor<2x7x48xbf16>) outs(%10 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_27: bf16, %out: bf16):
      %93 = arith.addf %in, %in_27 : bf16
      linalg.yield %93 : bf16
    } -> tensor<2x7x48xbf16>
    %58 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57 : tensor<2x7x48xbf16>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %93 = arith.extf %in : bf16 to f32
      linalg.yield %93 : f32
    } -> tensor<2x7x48xf32>
    %59 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58 : tensor<2x7x48xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %93 : f32
    } -> tensor<2x7x48xf32>
    %60 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%59 : tensor<2x7x48xf32>) outs(%4 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.addf %in, %out : f32
      linalg.yield %93 : f32
    } -> tensor<2x7x1xf32>
    %61 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60 : tensor<2x7x1xf32>) outs(%3 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.divf %in, %cst_5 : f32
      linalg.yield %93 : f32
    } -> tensor<2x7x1xf32>
    %62 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61 : tensor<2x7x1xf32>) outs(%3 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.truncf %cst_4 : f64 to f32
      %94 = arith.addf %in, %93 : f32
      linalg.yield %94 : f32
    } -> tensor<2x7x1xf32>
    %63 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62 : tensor<2x7x1xf32>) outs(%3 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = math.rsqrt %in : f32
      linalg.yield %93 : f32
    } -> tensor<2x7x1xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57, %63 : tensor<2x7x48xbf16>, tensor<2x7x1xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %in_27: f32, %out: f32):
      %93 = arith.extf %in : bf16 to f32
      %94 = arith.mulf %93, %in_27 : f32
      linalg.yield %94 : f32
    } -> tensor<2x7x48xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64 : tensor<2x7x48xf32>) outs(%10 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %93 = arith.truncf %in : f32 to bf16
      linalg.yield %93 : bf16
    } -> tensor<2x7x48xbf16>
    %66 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg9, %65 : tensor<48xbf16>, tensor<2x7x48xbf16>) outs(%10 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_27: bf16, %out: bf16):
      %93 = arith.mulf %in, %in_27 : bf16
      linalg.yield %93 : bf16
    } -> tensor<2x7x48xbf16>
    %67 = tensor.empty() : tensor<48x80xbf16>
    %transposed_24 = linalg.transpose ins(%arg6 : tensor<80x48xbf16>) outs(%67 : tensor<48x80xbf16>) permutation = [1, 0] 
    %68 = tensor.empty() : tensor<2x48x80xbf16>
    %69 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_24 : tensor<48x80xbf16>) outs(%68 : tensor<2x48x80xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x80xbf16>
    %70 = tensor.empty() : tensor<2x7x80xf32>
    %71 = linalg.fill ins(%cst : f32) outs(%70 : tensor<2x7x80xf32>) -> tensor<2x7x80xf32>
    %72 = linalg.batch_matmul ins(%66, %69 : tensor<2x7x48xbf16>, tensor<2x48x80xbf16>) outs(%71 : tensor<2x7x80xf32>) -> tensor<2x7x80xf32>
    %73 = tensor.empty() : tensor<2x7x80xbf16>
    %74 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<2x7x80xf32>) outs(%73 : tensor<2x7x80xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %93 = arith.truncf %in : f32 to bf16
      linalg.yield %93 : bf16
    } -> tensor<2x7x80xbf16>
    %75 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<2x7x80xbf16>) outs(%73 : tensor<2x7x80xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %93 = arith.mulf %in, %cst_6 : bf16
      linalg.yield %93 : bf16
    } -> tensor<2x7x80xbf16>
    %76 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<2x7x80xbf16>) outs(%73 : tensor<2x7x80xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %93 = math.fpowi %in, %c3_i64 : bf16, i64
      linalg.yield %93 : bf16
    } -> tensor<2x7x80xbf16>
    %77 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<2x7x80xbf16>) outs(%73 : tensor<2x7x80xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %93 = arith.truncf %cst_3 : f64 to bf16
      %94 = arith.mulf %in, %93 : bf16
      linalg.yield %94 : bf16
    } -> tensor<2x7x80xbf16>
    %78 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74, %77 : tensor<2x7x80xbf16>, tensor<2x7x80xbf16>) outs(%73 : tensor<2x7x80xbf16>) {
    ^bb0(%in: bf16, %in_27: bf16, %out: bf16):
      %93 = arith.addf %in, %in_27 : bf16
      linalg.yield %93 : bf16
    } -> tensor<2x7x80xbf16>
    %79 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78 : tensor<2x7x80xbf16>) outs(%73 : tensor<2x7x80xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %93 = arith.truncf %cst_2 : f64 to bf16
      %94 = arith.mulf %in, %93 : bf16
      linalg.yield %94 : bf16
    } -> tensor<2x7x80xbf16>
    %80 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<2x7x80xbf16>) outs(%73 : tensor<2x7x80xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %93 = math.tanh %in : bf16
      linalg.yield %93 : bf16
    } -> tensor<2x7x80xbf16>
    %81 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<2x7x80xbf16>) outs(%73 : tensor<2x7x80xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %93 = arith.addf %in, %cst_7 : bf16
      linalg.yield %93 : bf16
    } -> tensor<2x7x80xbf16>
    %82 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %81 : tensor<2x7x80xbf16>, tensor<2x7x80xbf16>) outs(%73 : tensor<2x7x80xbf16>) {
    ^bb0(%in: bf16, %in_27: bf16, %out: bf16):
      %93 = arith.mulf %in, %in_27 : bf16
      linalg.yield %93 : bf16
    } -> tensor<2x7x80xbf16>
    %transposed_25 = linalg.transpose ins(%arg7 : tensor<80x48xbf16>) outs(%67 : tensor<48x80xbf16>) permutation = [1, 0] 
    %83 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_25 : tensor<48x80xbf16>) outs(%68 : tensor<2x48x80xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x80xbf16>
    %84 = linalg.batch_matmul ins(%66, %83 : tensor<2x7x48xbf16>, tensor<2x48x80xbf16>) outs(%71 : tensor<2x7x80xf32>) -> tensor<2x7x80xf32>
    %85 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84 : tensor<2x7x80xf32>) outs(%73 : tensor<2x7x80xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %93 = arith.truncf %in : f32 to bf16
      linalg.yield %93 : bf16
    } -> tensor<2x7x80xbf16>
    %86 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82, %85 : tensor<2x7x80xbf16>, tensor<2x7x80xbf16>) outs(%73 : tensor<2x7x80xbf16>) {
    ^bb0(%in: bf16, %in_27: bf16, %out: bf16):
      %93 = arith.mulf %in, %in_27 : bf16
      linalg.yield %93 : bf16
    } -> tensor<2x7x80xbf16>
    %87 = tensor.empty() : tensor<80x48xbf16>
    %transposed_26 = linalg.transpose ins(%arg8 : tensor<48x80xbf16>) outs(%87 : tensor<80x48xbf16>) permutation = [1, 0] 
    %88 = tensor.empty() : tensor<2x80x48xbf16>
    %89 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_26 : tensor<80x48xbf16>) outs(%88 : tensor<2x80x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x80x48xbf16>
    %90 = linalg.batch_matmul ins(%86, %89 : tensor<2x7x80xbf16>, tensor<2x80x48xbf16>) outs(%16 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %91 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<2x7x48xf32>) outs(%10 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %93 = arith.truncf %in : f32 to bf16
      linalg.yield %93 : bf16
    } -> tensor<2x7x48xbf16>
    %92 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57, %91 : tensor<2x7x48xbf16>, tensor<2x7x48xbf16>) outs(%10 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_27: bf16, %out: bf16):
      %93 = arith.addf %in, %in_27 : bf16
      linalg.yield %93 : bf16
    } -> tensor<2x7x48xbf16>
    return %92 : tensor<2x7x48xbf16>
  }
}
