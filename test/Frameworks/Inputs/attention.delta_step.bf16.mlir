#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x3x16xbf16>, %arg1: tensor<2x3x16xbf16>, %arg2: tensor<2x3x20xbf16>, %arg3: tensor<2x3xbf16>, %arg4: tensor<2x3x16x20xbf16>) -> (tensor<2x3x20xbf16>, tensor<2x3x16x20xbf16>) {
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant 1.000000e+00 : bf16
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant 9.9999999999999998E-13 : f64
    %cst_3 = arith.constant 5.000000e-01 : bf16
    %cst_4 = arith.constant 2.000000e+00 : bf16
    %0 = tensor.empty() : tensor<2x3x1xbf16>
    %1 = linalg.fill ins(%cst : bf16) outs(%0 : tensor<2x3x1xbf16>) -> tensor<2x3x1xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg1 : tensor<2x3x16xbf16>) outs(%1 : tensor<2x3x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %24 = math.absf %in : bf16
      %25 = math.powf %24, %cst_4 : bf16
      %26 = arith.addf %25, %out : bf16
      linalg.yield %26 : bf16
    } -> tensor<2x3x1xbf16>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<2x3x1xbf16>) outs(%0 : tensor<2x3x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %24 = math.powf %in, %cst_3 : bf16
      linalg.yield %24 : bf16
    } -> tensor<2x3x1xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<2x3x1xbf16>) outs(%0 : tensor<2x3x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %24 = arith.truncf %cst_2 : f64 to bf16
      %25 = arith.cmpf ult, %in, %24 : bf16
      %26 = arith.select %25, %24, %in : bf16
      linalg.yield %26 : bf16
    } -> tensor<2x3x1xbf16>
    %5 = tensor.empty() : tensor<2x3x16xbf16>
    %collapsed = tensor.collapse_shape %4 [[0], [1, 2]] : tensor<2x3x1xbf16> into tensor<2x3xbf16>
    %6 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<2x3xbf16>) outs(%5 : tensor<2x3x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x3x16xbf16>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %6 : tensor<2x3x16xbf16>, tensor<2x3x16xbf16>) outs(%5 : tensor<2x3x16xbf16>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: bf16):
      %24 = arith.divf %in, %in_17 : bf16
      linalg.yield %24 : bf16
    } -> tensor<2x3x16xbf16>
    %expanded = tensor.expand_shape %7 [[0], [1], [2, 3]] output_shape [2, 3, 1, 16] : tensor<2x3x16xbf16> into tensor<2x3x1x16xbf16>
    %collapsed_5 = tensor.collapse_shape %expanded [[0, 1], [2], [3]] : tensor<2x3x1x16xbf16> into tensor<6x1x16xbf16>
    %collapsed_6 = tensor.collapse_shape %arg4 [[0, 1], [2], [3]] : tensor<2x3x16x20xbf16> into tensor<6x16x20xbf16>
    %8 = tensor.empty() : tensor<6x1x20xf32>
    %9 = linalg.fill ins(%cst_1 : f32) outs(%8 : tensor<6x1x20xf32>) -> tensor<6x1x20xf32>
    %10 = linalg.batch_matmul ins(%collapsed_5, %collapsed_6 : tensor<6x1x16xbf16>, tensor<6x16x20xbf16>) outs(%9 : tensor<6x1x20xf32>) -> tensor<6x1x20xf32>
    %11 = tensor.empty() : tensor<6x1x20xbf16>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<6x1x20xf32>) outs(%11 : tensor<6x1x20xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %24 = arith.truncf %in : f32 to bf16
      linalg.yield %24 : bf16
    } -> tensor<6x1x20xbf16>
    %expanded_7 = tensor.expand_shape %12 [[0, 1], [2], [3]] output_shape [2, 3, 1, 20] : tensor<6x1x20xbf16> into tensor<2x3x1x20xbf16>
    %collapsed_8 = tensor.collapse_shape %expanded_7 [[0], [1, 2], [3]] : tensor<2x3x1x20xbf16> into tensor<2x3x20xbf16>
    %13 = tensor.empty() : tensor<2x3x20xbf16>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2, %collapsed_8 : tensor<2x3x20xbf16>, tensor<2x3x20xbf16>) outs(%13 : tensor<2x3x20xbf16>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: bf16):
      %24 = arith.subf %in, %in_17 : bf16
      linalg.yield %24 : bf16
    } -> tensor<2x3x20xbf16>
    %15 = tensor.empty() : tensor<2x3xbf16>
    %16 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<2x3xbf16>) outs(%15 : tensor<2x3xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %24 = arith.negf %in : bf16
      %25 = math.exp %24 : bf16
      %26 = arith.addf %25, %cst_0 : bf16
      %27 = arith.divf %cst_0, %26 : bf16
      linalg.yield %27 : bf16
    } -> tensor<2x3xbf16>
    %expanded_9 = tensor.expand_shape %16 [[0], [1, 2, 3]] output_shape [2, 3, 1, 1] : tensor<2x3xbf16> into tensor<2x3x1x1xbf16>
    %expanded_10 = tensor.expand_shape %7 [[0], [1], [2, 3]] output_shape [2, 3, 16, 1] : tensor<2x3x16xbf16> into tensor<2x3x16x1xbf16>
    %17 = tensor.empty() : tensor<2x3x16x1xbf16>
    %18 = linalg.generic {indexing_maps = [#map4, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_9, %expanded_10 : tensor<2x3x1x1xbf16>, tensor<2x3x16x1xbf16>) outs(%17 : tensor<2x3x16x1xbf16>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: bf16):
      %24 = arith.mulf %in, %in_17 : bf16
      linalg.yield %24 : bf16
    } -> tensor<2x3x16x1xbf16>
    %expanded_11 = tensor.expand_shape %14 [[0], [1], [2, 3]] output_shape [2, 3, 1, 20] : tensor<2x3x20xbf16> into tensor<2x3x1x20xbf16>
    %19 = tensor.empty() : tensor<2x3x16x20xbf16>
    %20 = linalg.generic {indexing_maps = [#map6, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %expanded_11 : tensor<2x3x16x1xbf16>, tensor<2x3x1x20xbf16>) outs(%19 : tensor<2x3x16x20xbf16>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: bf16):
      %24 = arith.mulf %in, %in_17 : bf16
      linalg.yield %24 : bf16
    } -> tensor<2x3x16x20xbf16>
    %21 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg4, %20 : tensor<2x3x16x20xbf16>, tensor<2x3x16x20xbf16>) outs(%19 : tensor<2x3x16x20xbf16>) {
    ^bb0(%in: bf16, %in_17: bf16, %out: bf16):
      %24 = arith.addf %in, %in_17 : bf16
      linalg.yield %24 : bf16
    } -> tensor<2x3x16x20xbf16>
    %expanded_12 = tensor.expand_shape %arg0 [[0], [1], [2, 3]] output_shape [2, 3, 1, 16] : tensor<2x3x16xbf16> into tensor<2x3x1x16xbf16>
    %collapsed_13 = tensor.collapse_shape %expanded_12 [[0, 1], [2], [3]] : tensor<2x3x1x16xbf16> into tensor<6x1x16xbf16>
    %collapsed_14 = tensor.collapse_shape %21 [[0, 1], [2], [3]] : tensor<2x3x16x20xbf16> into tensor<6x16x20xbf16>
    %22 = linalg.batch_matmul ins(%collapsed_13, %collapsed_14 : tensor<6x1x16xbf16>, tensor<6x16x20xbf16>) outs(%9 : tensor<6x1x20xf32>) -> tensor<6x1x20xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<6x1x20xf32>) outs(%11 : tensor<6x1x20xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %24 = arith.truncf %in : f32 to bf16
      linalg.yield %24 : bf16
    } -> tensor<6x1x20xbf16>
    %expanded_15 = tensor.expand_shape %23 [[0, 1], [2], [3]] output_shape [2, 3, 1, 20] : tensor<6x1x20xbf16> into tensor<2x3x1x20xbf16>
    %collapsed_16 = tensor.collapse_shape %expanded_15 [[0], [1, 2], [3]] : tensor<2x3x1x20xbf16> into tensor<2x3x20xbf16>
    return %collapsed_16, %21 : tensor<2x3x20xbf16>, tensor<2x3x16x20xbf16>
  }
}
