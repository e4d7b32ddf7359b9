#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x3x16xf32>, %arg1: tensor<2x3x16xf32>, %arg2: tensor<2x3x20xf32>, %arg3: tensor<2x3xf32>, %arg4: tensor<2x3x16x20xf32>) -> (tensor<2x3x20xf32>, tensor<2x3x16x20xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 9.9999999999999998E-13 : f64
    %cst_2 = arith.constant 5.000000e-01 : f32
    %cst_3 = arith.constant 2.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x3x1xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg1 : tensor<2x3x16xf32>) outs(%1 : tensor<2x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = math.absf %in : f32
      %22 = math.powf %21, %cst_3 : f32
      %23 = arith.addf %22, %out : f32
      linalg.yield %23 : f32
    } -> tensor<2x3x1xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<2x3x1xf32>) outs(%0 : tensor<2x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = math.powf %in, %cst_2 : f32
      linalg.yield %21 : f32
    } -> tensor<2x3x1xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<2x3x1xf32>) outs(%0 : tensor<2x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.truncf %cst_1 : f64 to f32
      %22 = arith.cmpf ult, %in, %21 : f32
      %23 = arith.select %22, %21, %in : f32
      linalg.yield %23 : f32
    } -> tensor<2x3x1xf32>
    %5 = tensor.empty() : tensor<2x3x16xf32>
    %collapsed = tensor.collapse_shape %4 [[0], [1, 2]] : tensor<2x3x1xf32> into tensor<2x3xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<2x3xf32>) outs(%5 : tensor<2x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x16xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %6 : tensor<2x3x16xf32>, tensor<2x3x16xf32>) outs(%5 : tensor<2x3x16xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %21 = arith.divf %in, %in_16 : f32
      linalg.yield %21 : f32
    } -> tensor<2x3x16xf32>
    %expanded = tensor.expand_shape %7 [[0], [1], [2, 3]] output_shape [2, 3, 1, 16] : tensor<2x3x16xf32> into tensor<2x3x1x16xf32>
    %collapsed_4 = tensor.collapse_shape %expanded [[0, 1], [2], [3]] : tensor<2x3x1x16xf32> into tensor<6x1x16xf32>
    %collapsed_5 = tensor.collapse_shape %arg4 [[0, 1], [2], [3]] : tensor<2x3x16x20xf32> into tensor<6x16x20xf32>
    %8 = tensor.empty() : tensor<6x1x20xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<6x1x20xf32>) -> tensor<6x1x20xf32>
    %10 = linalg.batch_matmul ins(%collapsed_4, %collapsed_5 : tensor<6x1x16xf32>, tensor<6x16x20xf32>) outs(%9 : tensor<6x1x20xf32>) -> tensor<6x1x20xf32>
    %expanded_6 = tensor.expand_shape %10 [[0, 1], [2], [3]] output_shape [2, 3, 1, 20] : tensor<6x1x20xf32> into tensor<2x3x1x20xf32>
    %collapsed_7 = tensor.collapse_shape %expanded_6 [[0], [1, 2], [3]] : tensor<2x3x1x20xf32> into tensor<2x3x20xf32>
    %11 = tensor.empty() : tensor<2x3x20xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2, %collapsed_7 : tensor<2x3x20xf32>, tensor<2x3x20xf32>) outs(%11 : tensor<2x3x20xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %21 = arith.subf %in, %in_16 : f32
      linalg.yield %21 : f32
    } -> tensor<2x3x20xf32>
    %13 = tensor.empty() : tensor<2x3xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<2x3xf32>) outs(%13 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.negf %in : f32
      %22 = math.exp %21 : f32
      %23 = arith.addf %22, %cst_0 : f32
      %24 = arith.divf %cst_0, %23 : f32
      linalg.yield %24 : f32
    } -> tensor<2x3xf32>
    %expanded_8 = tensor.expand_shape %14 [[0], [1, 2, 3]] output_shape [2, 3, 1, 1] : tensor<2x3xf32> into tensor<2x3x1x1xf32>
    %expanded_9 = tensor.expand_shape %7 [[0], [1], [2, 3]] output_shape [2, 3, 16, 1] : tensor<2x3x16xf32> into tensor<2x3x16x1xf32>
    %15 = tensor.empty() : tensor<2x3x16x1xf32>
    %16 = linalg.generic {indexing_maps = [#map4, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_8, %expanded_9 : tensor<2x3x1x1xf32>, tensor<2x3x16x1xf32>) outs(%15 : tensor<2x3x16x1xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %21 = arith.mulf %in, %in_16 : f32
      linalg.yield %21 : f32
    } -> tensor<2x3x16x1xf32>
    %expanded_10 = tensor.expand_shape %12 [[0], [1], [2, 3]] output_shape [2, 3, 1, 20] : tensor<2x3x20xf32> into tensor<2x3x1x20xf32>
    %17 = tensor.empty() : tensor<2x3x16x20xf32>
    %18 = linalg.generic {indexing_maps = [#map6, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %expanded_10 : tensor<2x3x16x1xf32>, tensor<2x3x1x20xf32>) outs(%17 : tensor<2x3x16x20xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %21 = arith.mulf %in, %in_16 : f32
      linalg.yield %21 : f32
    } -> tensor<2x3x16x20xf32>
    %19 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg4, %18 : tensor<2x3x16x20xf32>, tensor<2x3x16x20xf32>) outs(%17 : tensor<2x3x16x20xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %21 = arith.addf %in, %in_16 : f32
      linalg.yield %21 : f32
    } -> tensor<2x3x16x20xf32>
    %expanded_11 = tensor.expand_shape %arg0 [[0], [1], [2, 3]] output_shape [2, 3, 1, 16] : tensor<2x3x16xf32> into tensor<2x3x1x16xf32>
    %collapsed_12 = tensor.collapse_shape %expanded_11 [[0, 1], [2], [3]] : tensor<2x3x1x16xf32> into tensor<6x1x16xf32>
    %collapsed_13 = tensor.collapse_shape %19 [[0, 1], [2], [3]] : tensor<2x3x16x20xf32> into tensor<6x16x20xf32>
    %20 = linalg.batch_matmul ins(%collapsed_12, %collapsed_13 : tensor<6x1x16xf32>, tensor<6x16x20xf32>) outs(%9 : tensor<6x1x20xf32>) -> tensor<6x1x20xf32>
    %expanded_14 = tensor.expand_shape %20 [[0, 1], [2], [3]] output_shape [2, 3, 1, 20] : tensor<6x1x20xf32> into tensor<2x3x1x20xf32>
    %collapsed_15 = tensor.collapse_shape %expanded_14 [[0], [1, 2], [3]] : tensor<2x3x1x20xf32> into tensor<2x3x20xf32>
    return %collapsed_15, %19 : tensor<2x3x20xf32>, tensor<2x3x16x20xf32>
  }
}
