#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
module {
  func.func @main(%arg0: tensor<2x4x16xf32>, %arg1: tensor<2x4x16xf32>, %arg2: tensor<2x4x16xf32>, %arg3: tensor<2x4x16xf32>, %arg4: tensor<2x4x16x12xf32>, %arg5: tensor<2x4x12xf32>) -> (tensor<2x4x12xf32>, tensor<2x4x16x12xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e-01 : f64
    %cst_1 = arith.constant 2.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x4x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x4x16xf32>) outs(%0 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.subf %in, %cst_1 : f32
      linalg.yield %20 : f32
    } -> tensor<2x4x16xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x4x16xf32>) outs(%0 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = math.exp %in : f32
      linalg.yield %20 : f32
    } -> tensor<2x4x16xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<2x4x16xf32>) outs(%0 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.negf %in : f32
      linalg.yield %20 : f32
    } -> tensor<2x4x16xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<2x4x16xf32>) outs(%0 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = math.exp %in : f32
      linalg.yield %20 : f32
    } -> tensor<2x4x16xf32>
    %expanded = tensor.expand_shape %4 [[0], [1], [2, 3]] output_shape [2, 4, 16, 1] : tensor<2x4x16xf32> into tensor<2x4x16x1xf32>
    %5 = tensor.empty() : tensor<2x4x16x12xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg4, %expanded : tensor<2x4x16x12xf32>, tensor<2x4x16x1xf32>) outs(%5 : tensor<2x4x16x12xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %20 = arith.mulf %in, %in_6 : f32
      linalg.yield %20 : f32
    } -> tensor<2x4x16x12xf32>
    %expanded_2 = tensor.expand_shape %arg2 [[0], [1], [2, 3]] output_shape [2, 4, 16, 1] : tensor<2x4x16xf32> into tensor<2x4x16x1xf32>
    %expanded_3 = tensor.expand_shape %arg5 [[0], [1], [2, 3]] output_shape [2, 4, 1, 12] : tensor<2x4x12xf32> into tensor<2x4x1x12xf32>
    %7 = linalg.generic {indexing_maps = [#map2, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_2, %expanded_3 : tensor<2x4x16x1xf32>, tensor<2x4x1x12xf32>) outs(%5 : tensor<2x4x16x12xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %20 = arith.mulf %in, %in_6 : f32
      linalg.yield %20 : f32
    } -> tensor<2x4x16x12xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %7 : tensor<2x4x16x12xf32>, tensor<2x4x16x12xf32>) outs(%5 : tensor<2x4x16x12xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %20 = arith.addf %in, %in_6 : f32
      linalg.yield %20 : f32
    } -> tensor<2x4x16x12xf32>
    %expanded_4 = tensor.expand_shape %arg3 [[0], [1], [2, 3]] output_shape [2, 4, 16, 1] : tensor<2x4x16xf32> into tensor<2x4x16x1xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg4, %expanded_4 : tensor<2x4x16x12xf32>, tensor<2x4x16x1xf32>) outs(%5 : tensor<2x4x16x12xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %20 = arith.mulf %in, %in_6 : f32
      linalg.yield %20 : f32
    } -> tensor<2x4x16x12xf32>
    %10 = tensor.empty() : tensor<2x4x1x12xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<2x4x1x12xf32>) -> tensor<2x4x1x12xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction", "parallel"]} ins(%9 : tensor<2x4x16x12xf32>) outs(%11 : tensor<2x4x1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.addf %in, %out : f32
      linalg.yield %20 : f32
    } -> tensor<2x4x1x12xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %expanded_4 : tensor<2x4x1x12xf32>, tensor<2x4x16x1xf32>) outs(%5 : tensor<2x4x16x12xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %20 = arith.mulf %in, %in_6 : f32
      linalg.yield %20 : f32
    } -> tensor<2x4x16x12xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x4x16x12xf32>) outs(%5 : tensor<2x4x16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.truncf %cst_0 : f64 to f32
      %21 = arith.mulf %in, %20 : f32
      linalg.yield %21 : f32
    } -> tensor<2x4x16x12xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %14 : tensor<2x4x16x12xf32>, tensor<2x4x16x12xf32>) outs(%5 : tensor<2x4x16x12xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %20 = arith.addf %in, %in_6 : f32
      linalg.yield %20 : f32
    } -> tensor<2x4x16x12xf32>
    %expanded_5 = tensor.expand_shape %arg0 [[0], [1], [2, 3]] output_shape [2, 4, 16, 1] : tensor<2x4x16xf32> into tensor<2x4x16x1xf32>
    %16 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5, %15 : tensor<2x4x16x1xf32>, tensor<2x4x16x12xf32>) outs(%5 : tensor<2x4x16x12xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %20 = arith.mulf %in, %in_6 : f32
      linalg.yield %20 : f32
    } -> tensor<2x4x16x12xf32>
    %17 = tensor.empty() : tensor<2x4x12xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<2x4x12xf32>) -> tensor<2x4x12xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction", "parallel"]} ins(%16 : tensor<2x4x16x12xf32>) outs(%18 : tensor<2x4x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.addf %in, %out : f32
      linalg.yield %20 : f32
    } -> tensor<2x4x12xf32>
    return %19, %15 : tensor<2x4x12xf32>, tensor<2x4x16x12xf32>
  }
}
