#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
module {
  func.func @main(%arg0: tensor<2x4x16xbf16>, %arg1: tensor<2x4x16xbf16>, %arg2: tensor<2x4x16xbf16>, %arg3: tensor<2x4x16xbf16>, %arg4: tensor<2x4x16x12xbf16>, %arg5: tensor<2x4x12xbf16>) -> (tensor<2x4x12xbf16>, tensor<2x4x16x12xbf16>) {
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant 1.000000e-01 : f64
    %cst_1 = arith.constant 2.000000e+00 : bf16
    %0 = tensor.empty() : tensor<2x4x16xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x4x16xbf16>) outs(%0 : tensor<2x4x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %20 = arith.subf %in, %cst_1 : bf16
      linalg.yield %20 : bf16
    } -> tensor<2x4x16xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x4x16xbf16>) outs(%0 : tensor<2x4x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %20 = math.exp %in : bf16
      linalg.yield %20 : bf16
    } -> tensor<2x4x16xbf16>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<2x4x16xbf16>) outs(%0 : tensor<2x4x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %20 = arith.negf %in : bf16
      linalg.yield %20 : bf16
    } -> tensor<2x4x16xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<2x4x16xbf16>) outs(%0 : tensor<2x4x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %20 = math.exp %in : bf16
      linalg.yield %20 : bf16
    } -> tensor<2x4x16xbf16>
    %expanded = tensor.expand_shape %4 [[0], [1], [2, 3]] output_shape [2, 4, 16, 1] : tensor<2x4x16xbf16> into tensor<2x4x16x1xbf16>
    %5 = tensor.empty() : tensor<2x4x16x12xbf16>
    %6 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg4, %expanded : tensor<2x4x16x12xbf16>, tensor<2x4x16x1xbf16>) outs(%5 : tensor<2x4x16x12xbf16>) {
    ^bb0(%in: bf16, %in_6: bf16, %out: bf16):
      %20 = arith.mulf %in, %in_6 : bf16
      linalg.yield %20 : bf16
    } -> tensor<2x4x16x12xbf16>
    %expanded_2 = tensor.expand_shape %arg2 [[0], [1], [2, 3]] output_shape [2, 4, 16, 1] : tensor<2x4x16xbf16> into tensor<2x4x16x1xbf16>
    %expanded_3 = tensor.expand_shape %arg5 [[0], [1], [2, 3]] output_shape [2, 4, 1, 12] : tensor<2x4x12xbf16> into tensor<2x4x1x12xbf16>
    %7 = linalg.generic {indexing_maps = [#map2, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_2, %expanded_3 : tensor<2x4x16x1xbf16>, tensor<2x4x1x12xbf16>) outs(%5 : tensor<2x4x16x12xbf16>) {
    ^bb0(%in: bf16, %in_6: bf16, %out: bf16):
      %20 = arith.mulf %in, %in_6 : bf16
      linalg.yield %20 : bf16
    } -> tensor<2x4x16x12xbf16>
    %8 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %7 : tensor<2x4x16x12xbf16>, tensor<2x4x16x12xbf16>) outs(%5 : tensor<2x4x16x12xbf16>) {
    ^bb0(%in: bf16, %in_6: bf16, %out: bf16):
      %20 = arith.addf %in, %in_6 : bf16
      linalg.yield %20 : bf16
    } -> tensor<2x4x16x12xbf16>
    %expanded_4 = tensor.expand_shape %arg3 [[0], [1], [2, 3]] output_shape [2, 4, 16, 1] : tensor<2x4x16xbf16> into tensor<2x4x16x1xbf16>
    %9 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg4, %expanded_4 : tensor<2x4x16x12xbf16>, tensor<2x4x16x1xbf16>) outs(%5 : tensor<2x4x16x12xbf16>) {
    ^bb0(%in: bf16, %in_6: bf16, %out: bf16):
      %20 = arith.mulf %in, %in_6 : bf16
      linalg.yield %20 : bf16
    } -> tensor<2x4x16x12xbf16>
    %10 = tensor.empty() : tensor<2x4x1x12xbf16>
    %11 = linalg.fill ins(%cst : bf16) outs(%10 : tensor<2x4x1x12xbf16>) -> tensor<2x4x1x12xbf16>
    %12 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction", "parallel"]} ins(%9 : tensor<2x4x16x12xbf16>) outs(%11 : tensor<2x4x1x12xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %20 = arith.addf %in, %out : bf16
      linalg.yield %20 : bf16
    } -> tensor<2x4x1x12xbf16>
    %13 = linalg.generic {indexing_maps = [#map3, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %expanded_4 : tensor<2x4x1x12xbf16>, tensor<2x4x16x1xbf16>) outs(%5 : tensor<2x4x16x12xbf16>) {
    ^bb0(%in: bf16, %in_6: bf16, %out: bf16):
      %20 = arith.mulf %in, %in_6 : bf16
      linalg.yield %20 : bf16
    } -> tensor<2x4x16x12xbf16>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x4x16x12xbf16>) outs(%5 : tensor<2x4x16x12xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %20 = arith.truncf %cst_0 : f64 to bf16
      %21 = arith.mulf %in, %20 : bf16
      linalg.yield %21 : bf16
    } -> tensor<2x4x16x12xbf16>
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %14 : tensor<2x4x16x12xbf16>, tensor<2x4x16x12xbf16>) outs(%5 : tensor<2x4x16x12xbf16>) {
    ^bb0(%in: bf16, %in_6: bf16, %out: bf16):
      %20 = arith.addf %in, %in_6 : bf16
      linalg.yield %20 : bf16
    } -> tensor<2x4x16x12xbf16>
    %expanded_5 = tensor.expand_shape %arg0 [[0], [1], [2, 3]] output_shape [2, 4, 16, 1] : tensor<2x4x16xbf16> into tensor<2x4x16x1xbf16>
    %16 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5, %15 : tensor<2x4x16x1xbf16>, tensor<2x4x16x12xbf16>) outs(%5 : tensor<2x4x16x12xbf16>) {
    ^bb0(%in: bf16, %in_6: bf16, %out: bf16):
      %20 = arith.mulf %in, %in_6 : bf16
      linalg.yield %20 : bf16
    } -> tensor<2x4x16x12xbf16>
    %17 = tensor.empty() : tensor<2x4x12xbf16>
    %18 = linalg.fill ins(%cst : bf16) outs(%17 : tensor<2x4x12xbf16>) -> tensor<2x4x12xbf16>
    %19 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction", "parallel"]} ins(%16 : tensor<2x4x16x12xbf16>) outs(%18 : tensor<2x4x12xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %20 = arith.addf %in, %out : bf16
      linalg.yield %20 : bf16
    } -> tensor<2x4x12xbf16>
    return %19, %15 : tensor<2x4x12xbf16>, tensor<2x4x16x12xbf16>
  }
}
