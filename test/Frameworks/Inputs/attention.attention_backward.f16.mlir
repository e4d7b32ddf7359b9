#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x3x7x16xf16>, %arg1: tensor<2x3x7x16xf16>, %arg2: tensor<2x3x7x16xf16>, %arg3: tensor<2x3x7x16xf16>) -> (tensor<2x3x7x16xf16>, tensor<2x3x7x16xf16>, tensor<2x3x7x16xf16>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.000000e+00 : f16
    %cst_2 = arith.constant 2.500000e-01 : f16
    %0 = tensor.empty() : tensor<2x3x16x7xf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x3x7x16xf16>) outs(%0 : tensor<2x3x16x7xf16>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x7x16xf16> into tensor<6x7x16xf16>
    %collapsed_3 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x16x7xf16> into tensor<6x16x7xf16>
    %1 = tensor.empty() : tensor<6x7x7xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %3 = linalg.batch_matmul ins(%collapsed, %collapsed_3 : tensor<6x7x16xf16>, tensor<6x16x7xf16>) outs(%2 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %4 = tensor.empty() : tensor<6x7x7xf16>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<6x7x7xf32>) outs(%4 : tensor<6x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %40 = arith.truncf %in : f32 to f16
      linalg.yield %40 : f16
    } -> tensor<6x7x7xf16>
    %expanded = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf16> into tensor<2x3x7x7xf16>
    %6 = tensor.empty() : tensor<2x3x7x7xf16>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x7x7xf16>) outs(%6 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %40 = arith.mulf %in, %cst_2 : f16
      linalg.yield %40 : f16
    } -> tensor<2x3x7x7xf16>
    %8 = tensor.empty() : tensor<2x3x7x7xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7 : tensor<2x3x7x7xf16>) outs(%8 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f16, %out: f32):
      %40 = arith.extf %in : f16 to f32
      linalg.yield %40 : f32
    } -> tensor<2x3x7x7xf32>
    %10 = tensor.empty() : tensor<2x3x7xi64>
    %11 = linalg.fill ins(%c0_i64 : i64) outs(%10 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %12 = tensor.empty() : tensor<2x3x7xf32>
    %13 = linalg.fill ins(%cst_0 : f32) outs(%12 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %14:2 = linalg.generic {indexing_maps = [#map1, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%9 : tensor<2x3x7x7xf32>) outs(%13, %11 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_18: i64):
      %40 = linalg.index 3 : index
      %41 = arith.index_cast %40 : index to i64
      %42 = arith.maximumf %in, %out : f32
      %43 = arith.cmpf ogt, %in, %out : f32
      %44 = arith.select %43, %41, %out_18 : i64
      linalg.yield %42, %44 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_4 = tensor.expand_shape %14#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %expanded_4 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%8 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %40 = arith.subf %in, %in_18 : f32
      linalg.yield %40 : f32
    } -> tensor<2x3x7x7xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15 : tensor<2x3x7x7xf32>) outs(%8 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = math.exp %in : f32
      linalg.yield %40 : f32
    } -> tensor<2x3x7x7xf32>
    %17 = tensor.empty() : tensor<2x3x7x1xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%16 : tensor<2x3x7x7xf32>) outs(%18 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.addf %in, %out : f32
      linalg.yield %40 : f32
    } -> tensor<2x3x7x1xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %19 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%8 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %40 = arith.divf %in, %in_18 : f32
      linalg.yield %40 : f32
    } -> tensor<2x3x7x7xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20 : tensor<2x3x7x7xf32>) outs(%6 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %40 = arith.truncf %in : f32 to f16
      linalg.yield %40 : f16
    } -> tensor<2x3x7x7xf16>
    %transposed_5 = linalg.transpose ins(%arg2 : tensor<2x3x7x16xf16>) outs(%0 : tensor<2x3x16x7xf16>) permutation = [0, 1, 3, 2] 
    %collapsed_6 = tensor.collapse_shape %arg3 [[0, 1], [2], [3]] : tensor<2x3x7x16xf16> into tensor<6x7x16xf16>
    %collapsed_7 = tensor.collapse_shape %transposed_5 [[0, 1], [2], [3]] : tensor<2x3x16x7xf16> into tensor<6x16x7xf16>
    %22 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<6x7x16xf16>, tensor<6x16x7xf16>) outs(%2 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<6x7x7xf32>) outs(%4 : tensor<6x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %40 = arith.truncf %in : f32 to f16
      linalg.yield %40 : f16
    } -> tensor<6x7x7xf16>
    %expanded_8 = tensor.expand_shape %23 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf16> into tensor<2x3x7x7xf16>
    %24 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_8, %21 : tensor<2x3x7x7xf16>, tensor<2x3x7x7xf16>) outs(%6 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %in_18: f16, %out: f16):
      %40 = arith.mulf %in, %in_18 : f16
      linalg.yield %40 : f16
    } -> tensor<2x3x7x7xf16>
    %25 = tensor.empty() : tensor<2x3x7x1xf16>
    %26 = linalg.fill ins(%cst_1 : f16) outs(%25 : tensor<2x3x7x1xf16>) -> tensor<2x3x7x1xf16>
    %27 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%24 : tensor<2x3x7x7xf16>) outs(%26 : tensor<2x3x7x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %40 = arith.addf %in, %out : f16
      linalg.yield %40 : f16
    } -> tensor<2x3x7x1xf16>
    %28 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_8, %27 : tensor<2x3x7x7xf16>, tensor<2x3x7x1xf16>) outs(%6 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %in_18: f16, %out: f16):
      %40 = arith.subf %in, %in_18 : f16
      linalg.yield %40 : f16
    } -> tensor<2x3x7x7xf16>
    %29 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %28 : tensor<2x3x7x7xf16>, tensor<2x3x7x7xf16>) outs(%6 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %in_18: f16, %out: f16):
      %40 = arith.mulf %in, %in_18 : f16
      linalg.yield %40 : f16
    } -> tensor<2x3x7x7xf16>
    %30 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29 : tensor<2x3x7x7xf16>) outs(%6 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %40 = arith.mulf %in, %cst_2 : f16
      linalg.yield %40 : f16
    } -> tensor<2x3x7x7xf16>
    %collapsed_9 = tensor.collapse_shape %30 [[0, 1], [2], [3]] : tensor<2x3x7x7xf16> into tensor<6x7x7xf16>
    %collapsed_10 = tensor.collapse_shape %arg1 [[0, 1], [2], [3]] : tensor<2x3x7x16xf16> into tensor<6x7x16xf16>
    %31 = tensor.empty() : tensor<6x7x16xf32>
    %32 = linalg.fill ins(%cst : f32) outs(%31 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %33 = linalg.batch_matmul ins(%collapsed_9, %collapsed_10 : tensor<6x7x7xf16>, tensor<6x7x16xf16>) outs(%32 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %34 = tensor.empty() : tensor<6x7x16xf16>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<6x7x16xf32>) outs(%34 : tensor<6x7x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %40 = arith.truncf %in : f32 to f16
      linalg.yield %40 : f16
    } -> tensor<6x7x16xf16>
    %expanded_11 = tensor.expand_shape %35 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf16> into tensor<2x3x7x16xf16>
    %transposed_12 = linalg.transpose ins(%30 : tensor<2x3x7x7xf16>) outs(%6 : tensor<2x3x7x7xf16>) permutation = [0, 1, 3, 2] 
    %collapsed_13 = tensor.collapse_shape %transposed_12 [[0, 1], [2], [3]] : tensor<2x3x7x7xf16> into tensor<6x7x7xf16>
    %36 = linalg.batch_matmul ins(%collapsed_13, %collapsed : tensor<6x7x7xf16>, tensor<6x7x16xf16>) outs(%32 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36 : tensor<6x7x16xf32>) outs(%34 : tensor<6x7x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %40 = arith.truncf %in : f32 to f16
      linalg.yield %40 : f16
    } -> tensor<6x7x16xf16>
    %expanded_14 = tensor.expand_shape %37 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf16> into tensor<2x3x7x16xf16>
    %transposed_15 = linalg.transpose ins(%21 : tensor<2x3x7x7xf16>) outs(%6 : tensor<2x3x7x7xf16>) permutation = [0, 1, 3, 2] 
    %collapsed_16 = tensor.collapse_shape %transposed_15 [[0, 1], [2], [3]] : tensor<2x3x7x7xf16> into tensor<6x7x7xf16>
    %38 = linalg.batch_matmul ins(%collapsed_16, %collapsed_6 : tensor<6x7x7xf16>, tensor<6x7x16xf16>) outs(%32 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38 : tensor<6x7x16xf32>) outs(%34 : tensor<6x7x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %40 = arith.truncf %in : f32 to f16
      linalg.yield %40 : f16
    } -> tensor<6x7x16xf16>
    %expanded_17 = tensor.expand_shape %39 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf16> into tensor<2x3x7x16xf16>
    return %expanded_11, %expanded_14, %expanded_17 : tensor<2x3x7x16xf16>, tensor<2x3x7x16xf16>, tensor<2x3x7x16xf16>
  }
}
