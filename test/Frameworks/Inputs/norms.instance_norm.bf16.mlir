#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (0, d1, 0, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, 0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
module {
  func.func @main(%arg0: tensor<2x6x5x7xbf16>, %arg1: tensor<6xbf16>, %arg2: tensor<6xbf16>) -> tensor<2x6x5x7xbf16> {
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e-05 : f64
    %cst_2 = arith.constant 3.500000e+01 : f64
    %cst_3 = arith.constant 3.500000e+01 : f32
    %0 = tensor.empty() : tensor<2x6xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<6xbf16>) outs(%0 : tensor<2x6xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x6xbf16>
    %collapsed = tensor.collapse_shape %1 [[0, 1]] : tensor<2x6xbf16> into tensor<12xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<6xbf16>) outs(%0 : tensor<2x6xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x6xbf16>
    %collapsed_4 = tensor.collapse_shape %2 [[0, 1]] : tensor<2x6xbf16> into tensor<12xbf16>
    %collapsed_5 = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x6x5x7xbf16> into tensor<12x5x7xbf16>
    %expanded = tensor.expand_shape %collapsed_5 [[0, 1], [2], [3]] output_shape [1, 12, 5, 7] : tensor<12x5x7xbf16> into tensor<1x12x5x7xbf16>
    %3 = tensor.empty() : tensor<1x12x5x7xf32>
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x12x5x7xbf16>) outs(%3 : tensor<1x12x5x7xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %28 = arith.extf %in : bf16 to f32
      linalg.yield %28 : f32
    } -> tensor<1x12x5x7xf32>
    %5 = tensor.empty() : tensor<1x12x5x7xf64>
    %6 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4 : tensor<1x12x5x7xf32>) outs(%5 : tensor<1x12x5x7xf64>) {
    ^bb0(%in: f32, %out: f64):
      %28 = arith.extf %in : f32 to f64
      linalg.yield %28 : f64
    } -> tensor<1x12x5x7xf64>
    %7 = tensor.empty() : tensor<1x12x1x1xf64>
    %8 = linalg.fill ins(%cst : f64) outs(%7 : tensor<1x12x1x1xf64>) -> tensor<1x12x1x1xf64>
    %9 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%6 : tensor<1x12x5x7xf64>) outs(%8 : tensor<1x12x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %28 = arith.addf %in, %out : f64
      linalg.yield %28 : f64
    } -> tensor<1x12x1x1xf64>
    %10 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<1x12x1x1xf64>) outs(%7 : tensor<1x12x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %28 = arith.divf %in, %cst_2 : f64
      linalg.yield %28 : f64
    } -> tensor<1x12x1x1xf64>
    %11 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %10 : tensor<1x12x5x7xf64>, tensor<1x12x1x1xf64>) outs(%5 : tensor<1x12x5x7xf64>) {
    ^bb0(%in: f64, %in_10: f64, %out: f64):
      %28 = arith.subf %in, %in_10 : f64
      linalg.yield %28 : f64
    } -> tensor<1x12x5x7xf64>
    %12 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %11 : tensor<1x12x5x7xf64>, tensor<1x12x5x7xf64>) outs(%5 : tensor<1x12x5x7xf64>) {
    ^bb0(%in: f64, %in_10: f64, %out: f64):
      %28 = arith.mulf %in, %in_10 : f64
      linalg.yield %28 : f64
    } -> tensor<1x12x5x7xf64>
    %13 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%12 : tensor<1x12x5x7xf64>) outs(%8 : tensor<1x12x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %28 = arith.addf %in, %out : f64
      linalg.yield %28 : f64
    } -> tensor<1x12x1x1xf64>
    %14 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<1x12x1x1xf64>) outs(%7 : tensor<1x12x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %28 = arith.divf %in, %cst_2 : f64
      linalg.yield %28 : f64
    } -> tensor<1x12x1x1xf64>
    %15 = tensor.empty() : tensor<1x12x1x1xf32>
    %16 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<1x12x1x1xf64>) outs(%15 : tensor<1x12x1x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %28 = arith.truncf %in : f64 to f32
      linalg.yield %28 : f32
    } -> tensor<1x12x1x1xf32>
    %17 = linalg.fill ins(%cst_0 : f32) outs(%15 : tensor<1x12x1x1xf32>) -> tensor<1x12x1x1xf32>
    %18 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%4 : tensor<1x12x5x7xf32>) outs(%17 : tensor<1x12x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.addf %in, %out : f32
      linalg.yield %28 : f32
    } -> tensor<1x12x1x1xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<1x12x1x1xf32>) outs(%15 : tensor<1x12x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.divf %in, %cst_3 : f32
      linalg.yield %28 : f32
    } -> tensor<1x12x1x1xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<1x12x1x1xf32>) outs(%15 : tensor<1x12x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.truncf %cst_1 : f64 to f32
      %29 = arith.addf %in, %28 : f32
      linalg.yield %29 : f32
    } -> tensor<1x12x1x1xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20 : tensor<1x12x1x1xf32>) outs(%15 : tensor<1x12x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = math.rsqrt %in : f32
      linalg.yield %28 : f32
    } -> tensor<1x12x1x1xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %19 : tensor<1x12x5x7xbf16>, tensor<1x12x1x1xf32>) outs(%3 : tensor<1x12x5x7xf32>) {
    ^bb0(%in: bf16, %in_10: f32, %out: f32):
      %28 = arith.extf %in : bf16 to f32
      %29 = arith.subf %28, %in_10 : f32
      linalg.yield %29 : f32
    } -> tensor<1x12x5x7xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %21 : tensor<1x12x5x7xf32>, tensor<1x12x1x1xf32>) outs(%3 : tensor<1x12x5x7xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %28 = arith.mulf %in, %in_10 : f32
      linalg.yield %28 : f32
    } -> tensor<1x12x5x7xf32>
    %expanded_6 = tensor.expand_shape %collapsed [[0, 1, 2]] output_shape [12, 1, 1] : tensor<12xbf16> into tensor<12x1x1xbf16>
    %24 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %expanded_6 : tensor<1x12x5x7xf32>, tensor<12x1x1xbf16>) outs(%3 : tensor<1x12x5x7xf32>) {
    ^bb0(%in: f32, %in_10: bf16, %out: f32):
      %28 = arith.extf %in_10 : bf16 to f32
      %29 = arith.mulf %in, %28 : f32
      linalg.yield %29 : f32
    } -> tensor<1x12x5x7xf32>
    %expanded_7 = tensor.expand_shape %collapsed_4 [[0, 1, 2]] output_shape [12, 1, 1] : tensor<12xbf16> into tensor<12x1x1xbf16>
    %25 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24, %expanded_7 : tensor<1x12x5x7xf32>, tensor<12x1x1xbf16>) outs(%3 : tensor<1x12x5x7xf32>) {
    ^bb0(%in: f32, %in_10: bf16, %out: f32):
      %28 = arith.extf %in_10 : bf16 to f32
      %29 = arith.addf %in, %28 : f32
      linalg.yield %29 : f32
    } -> tensor<1x12x5x7xf32>
    %26 = tensor.empty() : tensor<1x12x5x7xbf16>
    %27 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25 : tensor<1x12x5x7xf32>) outs(%26 : tensor<1x12x5x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %28 = arith.truncf %in : f32 to bf16
      linalg.yield %28 : bf16
    } -> tensor<1x12x5x7xbf16>
    %collapsed_8 = tensor.collapse_shape %27 [[0, 1], [2], [3]] : tensor<1x12x5x7xbf16> into tensor<12x5x7xbf16>
    %expanded_9 = tensor.expand_shape %collapsed_8 [[0, 1], [2], [3]] output_shape [2, 6, 5, 7] : tensor<12x5x7xbf16> into tensor<2x6x5x7xbf16>
    return %expanded_9 : tensor<2x6x5x7xbf16>
  }
}
