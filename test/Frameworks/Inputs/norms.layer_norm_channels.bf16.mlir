#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
module {
  func.func @main(%arg0: tensor<2x10x5x6xbf16>, %arg1: tensor<10xbf16>, %arg2: tensor<10xbf16>) -> tensor<2x10x5x6xbf16> {
    %c2_i64 = arith.constant 2 : i64
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant 9.9999999999999995E-7 : f64
    %cst_1 = arith.constant 1.000000e+01 : bf16
    %0 = tensor.empty() : tensor<2x1x5x6xbf16>
    %1 = linalg.fill ins(%cst : bf16) outs(%0 : tensor<2x1x5x6xbf16>) -> tensor<2x1x5x6xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "parallel", "parallel"]} ins(%arg0 : tensor<2x10x5x6xbf16>) outs(%1 : tensor<2x1x5x6xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %14 = arith.addf %in, %out : bf16
      linalg.yield %14 : bf16
    } -> tensor<2x1x5x6xbf16>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2 : tensor<2x1x5x6xbf16>) outs(%0 : tensor<2x1x5x6xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %14 = arith.divf %in, %cst_1 : bf16
      linalg.yield %14 : bf16
    } -> tensor<2x1x5x6xbf16>
    %4 = tensor.empty() : tensor<2x10x5x6xbf16>
    %5 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %3 : tensor<2x10x5x6xbf16>, tensor<2x1x5x6xbf16>) outs(%4 : tensor<2x10x5x6xbf16>) {
    ^bb0(%in: bf16, %in_3: bf16, %out: bf16):
      %14 = arith.subf %in, %in_3 : bf16
      linalg.yield %14 : bf16
    } -> tensor<2x10x5x6xbf16>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5 : tensor<2x10x5x6xbf16>) outs(%4 : tensor<2x10x5x6xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %14 = math.fpowi %in, %c2_i64 : bf16, i64
      linalg.yield %14 : bf16
    } -> tensor<2x10x5x6xbf16>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "parallel", "parallel"]} ins(%6 : tensor<2x10x5x6xbf16>) outs(%1 : tensor<2x1x5x6xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %14 = arith.addf %in, %out : bf16
      linalg.yield %14 : bf16
    } -> tensor<2x1x5x6xbf16>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7 : tensor<2x1x5x6xbf16>) outs(%0 : tensor<2x1x5x6xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %14 = arith.divf %in, %cst_1 : bf16
      linalg.yield %14 : bf16
    } -> tensor<2x1x5x6xbf16>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<2x1x5x6xbf16>) outs(%0 : tensor<2x1x5x6xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %14 = arith.truncf %cst_0 : f64 to bf16
      %15 = arith.addf %in, %14 : bf16
      linalg.yield %15 : bf16
    } -> tensor<2x1x5x6xbf16>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<2x1x5x6xbf16>) outs(%0 : tensor<2x1x5x6xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %14 = math.sqrt %in : bf16
      linalg.yield %14 : bf16
    } -> tensor<2x1x5x6xbf16>
    %11 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %10 : tensor<2x10x5x6xbf16>, tensor<2x1x5x6xbf16>) outs(%4 : tensor<2x10x5x6xbf16>) {
    ^bb0(%in: bf16, %in_3: bf16, %out: bf16):
      %14 = arith.divf %in, %in_3 : bf16
      linalg.yield %14 : bf16
    } -> tensor<2x10x5x6xbf16>
    %expanded = tensor.expand_shape %arg1 [[0, 1, 2]] output_shape [10, 1, 1] : tensor<10xbf16> into tensor<10x1x1xbf16>
    %12 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %11 : tensor<10x1x1xbf16>, tensor<2x10x5x6xbf16>) outs(%4 : tensor<2x10x5x6xbf16>) {
    ^bb0(%in: bf16, %in_3: bf16, %out: bf16):
      %14 = arith.mulf %in, %in_3 : bf16
      linalg.yield %14 : bf16
    } -> tensor<2x10x5x6xbf16>
    %expanded_2 = tensor.expand_shape %arg2 [[0, 1, 2]] output_shape [10, 1, 1] : tensor<10xbf16> into tensor<10x1x1xbf16>
    %13 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %expanded_2 : tensor<2x10x5x6xbf16>, tensor<10x1x1xbf16>) outs(%4 : tensor<2x10x5x6xbf16>) {
    ^bb0(%in: bf16, %in_3: bf16, %out: bf16):
      %14 = arith.addf %in, %in_3 : bf16
      linalg.yield %14 : bf16
    } -> tensor<2x10x5x6xbf16>
    return %13 : tensor<2x10x5x6xbf16>
  }
}
