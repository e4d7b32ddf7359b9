#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, 0)>
module {
  func.func @main(%arg0: tensor<2x3x12x16xf16>, %arg1: tensor<2x3x12x16xf16>, %arg2: tensor<2x3x12x16xf16>) -> tensor<2x3x12x16xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 2.500000e-01 : f16
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2, 3], [4, 5]] output_shape [2, 3, 3, 4, 16, 1] : tensor<2x3x12x16xf16> into tensor<2x3x3x4x16x1xf16>
    %expanded_2 = tensor.expand_shape %arg1 [[0], [1], [2, 3], [4, 5]] output_shape [2, 3, 3, 4, 16, 1] : tensor<2x3x12x16xf16> into tensor<2x3x3x4x16x1xf16>
    %collapsed = tensor.collapse_shape %expanded [[0, 1, 2], [3], [4, 5]] : tensor<2x3x3x4x16x1xf16> into tensor<18x4x16xf16>
    %0 = tensor.empty() : tensor<2x3x3x16x4x1xf16>
    %transposed = linalg.transpose ins(%expanded_2 : tensor<2x3x3x4x16x1xf16>) outs(%0 : tensor<2x3x3x16x4x1xf16>) permutation = [0, 1, 2, 4, 3, 5] 
    %collapsed_3 = tensor.collapse_shape %transposed [[0, 1, 2], [3], [4, 5]] : tensor<2x3x3x16x4x1xf16> into tensor<18x16x4xf16>
    %1 = tensor.empty() : tensor<18x4x4xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<18x4x4xf32>) -> tensor<18x4x4xf32>
    %3 = linalg.batch_matmul ins(%collapsed, %collapsed_3 : tensor<18x4x16xf16>, tensor<18x16x4xf16>) outs(%2 : tensor<18x4x4xf32>) -> tensor<18x4x4xf32>
    %4 = tensor.empty() : tensor<18x4x4xf16>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<18x4x4xf32>) outs(%4 : tensor<18x4x4xf16>) {
    ^bb0(%in: f32, %out: f16):
      %29 = arith.truncf %in : f32 to f16
      linalg.yield %29 : f16
    } -> tensor<18x4x4xf16>
    %expanded_4 = tensor.expand_shape %5 [[0, 1, 2], [3], [4, 5]] output_shape [2, 3, 3, 4, 1, 4] : tensor<18x4x4xf16> into tensor<2x3x3x4x1x4xf16>
    %6 = tensor.empty() : tensor<2x3x3x4x4x1xf16>
    %transposed_5 = linalg.transpose ins(%expanded_4 : tensor<2x3x3x4x1x4xf16>) outs(%6 : tensor<2x3x3x4x4x1xf16>) permutation = [0, 1, 2, 3, 5, 4] 
    %collapsed_6 = tensor.collapse_shape %transposed_5 [[0], [1], [2], [3], [4, 5]] : tensor<2x3x3x4x4x1xf16> into tensor<2x3x3x4x4xf16>
    %7 = tensor.empty() : tensor<2x3x3x4x4xf16>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_6 : tensor<2x3x3x4x4xf16>) outs(%7 : tensor<2x3x3x4x4xf16>) {
    ^bb0(%in: f16, %out: f16):
      %29 = arith.mulf %in, %cst_1 : f16
      linalg.yield %29 : f16
    } -> tensor<2x3x3x4x4xf16>
    %9 = tensor.empty() : tensor<2x3x3x4x4xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<2x3x3x4x4xf16>) outs(%9 : tensor<2x3x3x4x4xf32>) {
    ^bb0(%in: f16, %out: f32):
      %29 = arith.extf %in : f16 to f32
      linalg.yield %29 : f32
    } -> tensor<2x3x3x4x4xf32>
    %11 = tensor.empty() : tensor<2x3x3x4xi64>
    %12 = linalg.fill ins(%c0_i64 : i64) outs(%11 : tensor<2x3x3x4xi64>) -> tensor<2x3x3x4xi64>
    %13 = tensor.empty() : tensor<2x3x3x4xf32>
    %14 = linalg.fill ins(%cst_0 : f32) outs(%13 : tensor<2x3x3x4xf32>) -> tensor<2x3x3x4xf32>
    %15:2 = linalg.generic {indexing_maps = [#map1, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%10 : tensor<2x3x3x4x4xf32>) outs(%14, %12 : tensor<2x3x3x4xf32>, tensor<2x3x3x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_14: i64):
      %29 = linalg.index 4 : index
      %30 = arith.index_cast %29 : index to i64
      %31 = arith.maximumf %in, %out : f32
      %32 = arith.cmpf ogt, %in, %out : f32
      %33 = arith.select %32, %30, %out_14 : i64
      linalg.yield %31, %33 : f32, i64
    } -> (tensor<2x3x3x4xf32>, tensor<2x3x3x4xi64>)
    %expanded_7 = tensor.expand_shape %15#0 [[0], [1], [2], [3, 4]] output_shape [2, 3, 3, 4, 1] : tensor<2x3x3x4xf32> into tensor<2x3x3x4x1xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%10, %expanded_7 : tensor<2x3x3x4x4xf32>, tensor<2x3x3x4x1xf32>) outs(%9 : tensor<2x3x3x4x4xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %29 = arith.subf %in, %in_14 : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x3x4x4xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<2x3x3x4x4xf32>) outs(%9 : tensor<2x3x3x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = math.exp %in : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x3x4x4xf32>
    %18 = tensor.empty() : tensor<2x3x3x4x1xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<2x3x3x4x1xf32>) -> tensor<2x3x3x4x1xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%17 : tensor<2x3x3x4x4xf32>) outs(%19 : tensor<2x3x3x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.addf %in, %out : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x3x4x1xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%17, %20 : tensor<2x3x3x4x4xf32>, tensor<2x3x3x4x1xf32>) outs(%9 : tensor<2x3x3x4x4xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %29 = arith.divf %in, %in_14 : f32
      linalg.yield %29 : f32
    } -> tensor<2x3x3x4x4xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<2x3x3x4x4xf32>) outs(%7 : tensor<2x3x3x4x4xf16>) {
    ^bb0(%in: f32, %out: f16):
      %29 = arith.truncf %in : f32 to f16
      linalg.yield %29 : f16
    } -> tensor<2x3x3x4x4xf16>
    %expanded_8 = tensor.expand_shape %arg2 [[0], [1], [2, 3], [4, 5]] output_shape [2, 3, 3, 4, 16, 1] : tensor<2x3x12x16xf16> into tensor<2x3x3x4x16x1xf16>
    %collapsed_9 = tensor.collapse_shape %22 [[0, 1, 2], [3], [4]] : tensor<2x3x3x4x4xf16> into tensor<18x4x4xf16>
    %collapsed_10 = tensor.collapse_shape %expanded_8 [[0, 1, 2], [3], [4, 5]] : tensor<2x3x3x4x16x1xf16> into tensor<18x4x16xf16>
    %23 = tensor.empty() : tensor<18x4x16xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<18x4x16xf32>) -> tensor<18x4x16xf32>
    %25 = linalg.batch_matmul ins(%collapsed_9, %collapsed_10 : tensor<18x4x4xf16>, tensor<18x4x16xf16>) outs(%24 : tensor<18x4x16xf32>) -> tensor<18x4x16xf32>
    %26 = tensor.empty() : tensor<18x4x16xf16>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<18x4x16xf32>) outs(%26 : tensor<18x4x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %29 = arith.truncf %in : f32 to f16
      linalg.yield %29 : f16
    } -> tensor<18x4x16xf16>
    %expanded_11 = tensor.expand_shape %27 [[0, 1, 2], [3], [4, 5]] output_shape [2, 3, 3, 4, 1, 16] : tensor<18x4x16xf16> into tensor<2x3x3x4x1x16xf16>
    %28 = tensor.empty() : tensor<2x3x3x4x16x1xf16>
    %transposed_12 = linalg.transpose ins(%expanded_11 : tensor<2x3x3x4x1x16xf16>) outs(%28 : tensor<2x3x3x4x16x1xf16>) permutation = [0, 1, 2, 3, 5, 4] 
    %collapsed_13 = tensor.collapse_shape %transposed_12 [[0], [1], [2, 3], [4, 5]] : tensor<2x3x3x4x16x1xf16> into tensor<2x3x12x16xf16>
    return %collapsed_13 : tensor<2x3x12x16xf16>
  }
}
