#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x3x16xf16>, %arg1: tensor<2x3x16xf16>, %arg2: tensor<2x3x20xf16>, %arg3: tensor<2x3xf16>, %arg4: tensor<2x3x16x20xf16>) -> (tensor<2x3x20xf16>, tensor<2x3x16x20xf16>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 2.000000e+01 : f32
    %0 = tensor.empty() : tensor<2x3xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<2x3xf16>) outs(%0 : tensor<2x3xf32>) {
    ^bb0(%in: f16, %out: f32):
      %22 = arith.extf %in : f16 to f32
      linalg.yield %22 : f32
    } -> tensor<2x3xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<2x3xf32>) outs(%0 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = math.exp %in : f32
      linalg.yield %22 : f32
    } -> tensor<2x3xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<2x3xf32>) outs(%0 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = math.log1p %in : f32
      linalg.yield %22 : f32
    } -> tensor<2x3xf32>
    %4 = tensor.empty() : tensor<2x3xi1>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<2x3xf32>) outs(%4 : tensor<2x3xi1>) {
    ^bb0(%in: f32, %out: i1):
      %22 = arith.cmpf ogt, %in, %cst_0 : f32
      linalg.yield %22 : i1
    } -> tensor<2x3xi1>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %1, %3 : tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) outs(%0 : tensor<2x3xf32>) {
    ^bb0(%in: i1, %in_8: f32, %in_9: f32, %out: f32):
      %22 = arith.select %in, %in_8, %in_9 : f32
      linalg.yield %22 : f32
    } -> tensor<2x3xf32>
    %7 = tensor.empty() : tensor<2x3xf16>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<2x3xf32>) outs(%7 : tensor<2x3xf16>) {
    ^bb0(%in: f32, %out: f16):
      %22 = arith.truncf %in : f32 to f16
      linalg.yield %22 : f16
    } -> tensor<2x3xf16>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<2x3xf16>) outs(%7 : tensor<2x3xf16>) {
    ^bb0(%in: f16, %out: f16):
      %22 = arith.negf %in : f16
      linalg.yield %22 : f16
    } -> tensor<2x3xf16>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<2x3xf16>) outs(%7 : tensor<2x3xf16>) {
    ^bb0(%in: f16, %out: f16):
      %22 = math.exp %in : f16
      linalg.yield %22 : f16
    } -> tensor<2x3xf16>
    %expanded = tensor.expand_shape %10 [[0], [1, 2, 3]] output_shape [2, 3, 1, 1] : tensor<2x3xf16> into tensor<2x3x1x1xf16>
    %11 = tensor.empty() : tensor<2x3x16x20xf16>
    %12 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg4, %expanded : tensor<2x3x16x20xf16>, tensor<2x3x1x1xf16>) outs(%11 : tensor<2x3x16x20xf16>) {
    ^bb0(%in: f16, %in_8: f16, %out: f16):
      %22 = arith.mulf %in, %in_8 : f16
      linalg.yield %22 : f16
    } -> tensor<2x3x16x20xf16>
    %expanded_1 = tensor.expand_shape %arg1 [[0], [1], [2, 3]] output_shape [2, 3, 16, 1] : tensor<2x3x16xf16> into tensor<2x3x16x1xf16>
    %expanded_2 = tensor.expand_shape %arg2 [[0], [1], [2, 3]] output_shape [2, 3, 20, 1] : tensor<2x3x20xf16> into tensor<2x3x20x1xf16>
    %13 = tensor.empty() : tensor<2x3x1x20xf16>
    %transposed = linalg.transpose ins(%expanded_2 : tensor<2x3x20x1xf16>) outs(%13 : tensor<2x3x1x20xf16>) permutation = [0, 1, 3, 2] 
    %14 = linalg.generic {indexing_maps = [#map3, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_1, %transposed : tensor<2x3x16x1xf16>, tensor<2x3x1x20xf16>) outs(%11 : tensor<2x3x16x20xf16>) {
    ^bb0(%in: f16, %in_8: f16, %out: f16):
      %22 = arith.mulf %in, %in_8 : f16
      linalg.yield %22 : f16
    } -> tensor<2x3x16x20xf16>
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %14 : tensor<2x3x16x20xf16>, tensor<2x3x16x20xf16>) outs(%11 : tensor<2x3x16x20xf16>) {
    ^bb0(%in: f16, %in_8: f16, %out: f16):
      %22 = arith.addf %in, %in_8 : f16
      linalg.yield %22 : f16
    } -> tensor<2x3x16x20xf16>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x3x16xf16> into tensor<6x16xf16>
    %expanded_3 = tensor.expand_shape %collapsed [[0], [1, 2]] output_shape [6, 1, 16] : tensor<6x16xf16> into tensor<6x1x16xf16>
    %collapsed_4 = tensor.collapse_shape %15 [[0, 1], [2], [3]] : tensor<2x3x16x20xf16> into tensor<6x16x20xf16>
    %16 = tensor.empty() : tensor<6x1x20xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<6x1x20xf32>) -> tensor<6x1x20xf32>
    %18 = linalg.batch_matmul ins(%expanded_3, %collapsed_4 : tensor<6x1x16xf16>, tensor<6x16x20xf16>) outs(%17 : tensor<6x1x20xf32>) -> tensor<6x1x20xf32>
    %19 = tensor.empty() : tensor<6x1x20xf16>
    %20 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<6x1x20xf32>) outs(%19 : tensor<6x1x20xf16>) {
    ^bb0(%in: f32, %out: f16):
      %22 = arith.truncf %in : f32 to f16
      linalg.yield %22 : f16
    } -> tensor<6x1x20xf16>
    %expanded_5 = tensor.expand_shape %20 [[0, 1], [2], [3]] output_shape [2, 3, 1, 20] : tensor<6x1x20xf16> into tensor<2x3x1x20xf16>
    %21 = tensor.empty() : tensor<2x3x20x1xf16>
    %transposed_6 = linalg.transpose ins(%expanded_5 : tensor<2x3x1x20xf16>) outs(%21 : tensor<2x3x20x1xf16>) permutation = [0, 1, 3, 2] 
    %collapsed_7 = tensor.collapse_shape %transposed_6 [[0], [1], [2, 3]] : tensor<2x3x20x1xf16> into tensor<2x3x20xf16>
    return %collapsed_7, %15 : tensor<2x3x20xf16>, tensor<2x3x16x20xf16>
  }
}
