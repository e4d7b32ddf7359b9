#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d3, d1, d4)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d3)>
#map8 = affine_map<(d0) -> (d0)>
#map9 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, d3)>
module @jit__lambda {
  func.func public @main(%arg0: tensor<2x5x6x12xbf16>, %arg1: tensor<12xbf16>, %arg2: tensor<12xbf16>) -> tensor<2x5x6x12xbf16> {
    %cst = arith.constant 9.99999997E-7 : f32
    %cst_0 = arith.constant 1.200000e+02 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x5x6x12xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x5x6x12xbf16>) outs(%0 : tensor<2x5x6x12xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %52 = arith.extf %in : bf16 to f32
      linalg.yield %52 : f32
    } -> tensor<2x5x6x12xf32>
    %expanded = tensor.expand_shape %1 [[0], [1], [2], [3, 4]] output_shape [2, 5, 6, 3, 4] : tensor<2x5x6x12xf32> into tensor<2x5x6x3x4xf32>
    %2 = tensor.empty() : tensor<2x5x6x3x4xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x5x6x3x4xf32>) outs(%2 : tensor<2x5x6x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = arith.mulf %in, %in : f32
      linalg.yield %52 : f32
    } -> tensor<2x5x6x3x4xf32>
    %4 = tensor.empty() : tensor<2x3xf32>
    %5 = linalg.fill ins(%cst_1 : f32) outs(%4 : tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded : tensor<2x5x6x3x4xf32>) outs(%5 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = arith.addf %out, %in : f32
      linalg.yield %52 : f32
    } -> tensor<2x3xf32>
    %7 = tensor.empty() : tensor<2x3xf32>
    %8 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<2x3xf32>) outs(%7 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = arith.divf %in, %cst_0 : f32
      linalg.yield %52 : f32
    } -> tensor<2x3xf32>
    %9 = tensor.empty() : tensor<2x3xf32>
    %10 = linalg.fill ins(%cst_1 : f32) outs(%9 : tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%3 : tensor<2x5x6x3x4xf32>) outs(%10 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = arith.addf %out, %in : f32
      linalg.yield %52 : f32
    } -> tensor<2x3xf32>
    %12 = tensor.empty() : tensor<2x3xf32>
    %13 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<2x3xf32>) outs(%12 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = arith.divf %in, %cst_0 : f32
      linalg.yield %52 : f32
    } -> tensor<2x3xf32>
    %14 = tensor.empty() : tensor<2x3xf32>
    %15 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<2x3xf32>) outs(%14 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = arith.mulf %in, %in : f32
      linalg.yield %52 : f32
    } -> tensor<2x3xf32>
    %16 = tensor.empty() : tensor<2x3xf32>
    %17 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%13, %15 : tensor<2x3xf32>, tensor<2x3xf32>) outs(%16 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %52 = arith.subf %in, %in_5 : f32
      linalg.yield %52 : f32
    } -> tensor<2x3xf32>
    %18 = tensor.empty() : tensor<2x3xf32>
    %19 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<2x3xf32>) outs(%18 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = arith.maximumf %in, %cst_1 : f32
      linalg.yield %52 : f32
    } -> tensor<2x3xf32>
    %20 = tensor.empty() : tensor<2x3x4xf32>
    %21 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x3xf32>) outs(%20 : tensor<2x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x4xf32>
    %collapsed = tensor.collapse_shape %21 [[0], [1, 2]] : tensor<2x3x4xf32> into tensor<2x12xf32>
    %22 = tensor.empty() : tensor<2x3x4xf32>
    %23 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x3xf32>) outs(%22 : tensor<2x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x4xf32>
    %collapsed_2 = tensor.collapse_shape %23 [[0], [1, 2]] : tensor<2x3x4xf32> into tensor<2x12xf32>
    %24 = tensor.empty() : tensor<2x1x1x12xf32>
    %25 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_2 : tensor<2x12xf32>) outs(%24 : tensor<2x1x1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x1x12xf32>
    %26 = tensor.empty() : tensor<2x5x6x12xf32>
    %27 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<2x12xf32>) outs(%26 : tensor<2x5x6x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x6x12xf32>
    %28 = tensor.empty() : tensor<2x5x6x12xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %27 : tensor<2x5x6x12xf32>, tensor<2x5x6x12xf32>) outs(%28 : tensor<2x5x6x12xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %52 = arith.subf %in, %in_5 : f32
      linalg.yield %52 : f32
    } -> tensor<2x5x6x12xf32>
    %30 = tensor.empty() : tensor<2x1x1x12xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25 : tensor<2x1x1x12xf32>) outs(%30 : tensor<2x1x1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = arith.addf %in, %cst : f32
      linalg.yield %52 : f32
    } -> tensor<2x1x1x12xf32>
    %32 = tensor.empty() : tensor<2x1x1x12xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31 : tensor<2x1x1x12xf32>) outs(%32 : tensor<2x1x1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = math.rsqrt %in : f32
      linalg.yield %52 : f32
    } -> tensor<2x1x1x12xf32>
    %34 = tensor.empty() : tensor<12xf32>
    %35 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%arg2 : tensor<12xbf16>) outs(%34 : tensor<12xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %52 = arith.extf %in : bf16 to f32
      linalg.yield %52 : f32
    } -> tensor<12xf32>
    %expanded_3 = tensor.expand_shape %35 [[0, 1, 2, 3]] output_shape [1, 1, 1, 12] : tensor<12xf32> into tensor<1x1x1x12xf32>
    %36 = tensor.empty() : tensor<2x1x1x12xf32>
    %37 = linalg.generic {indexing_maps = [#map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_3 : tensor<1x1x1x12xf32>) outs(%36 : tensor<2x1x1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x1x12xf32>
    %38 = tensor.empty() : tensor<2x1x1x12xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %37 : tensor<2x1x1x12xf32>, tensor<2x1x1x12xf32>) outs(%38 : tensor<2x1x1x12xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %52 = arith.mulf %in, %in_5 : f32
      linalg.yield %52 : f32
    } -> tensor<2x1x1x12xf32>
    %40 = tensor.empty() : tensor<2x5x6x12xf32>
    %41 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39 : tensor<2x1x1x12xf32>) outs(%40 : tensor<2x5x6x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x6x12xf32>
    %42 = tensor.empty() : tensor<2x5x6x12xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29, %41 : tensor<2x5x6x12xf32>, tensor<2x5x6x12xf32>) outs(%42 : tensor<2x5x6x12xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %52 = arith.mulf %in, %in_5 : f32
      linalg.yield %52 : f32
    } -> tensor<2x5x6x12xf32>
    %44 = tensor.empty() : tensor<12xf32>
    %45 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%arg1 : tensor<12xbf16>) outs(%44 : tensor<12xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %52 = arith.extf %in : bf16 to f32
      linalg.yield %52 : f32
    } -> tensor<12xf32>
    %expanded_4 = tensor.expand_shape %45 [[0, 1, 2, 3]] output_shape [1, 1, 1, 12] : tensor<12xf32> into tensor<1x1x1x12xf32>
    %46 = tensor.empty() : tensor<2x5x6x12xf32>
    %47 = linalg.generic {indexing_maps = [#map11, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<1x1x1x12xf32>) outs(%46 : tensor<2x5x6x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x6x12xf32>
    %48 = tensor.empty() : tensor<2x5x6x12xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43, %47 : tensor<2x5x6x12xf32>, tensor<2x5x6x12xf32>) outs(%48 : tensor<2x5x6x12xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %52 = arith.addf %in, %in_5 : f32
      linalg.yield %52 : f32
    } -> tensor<2x5x6x12xf32>
    %50 = tensor.empty() : tensor<2x5x6x12xbf16>
    %51 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49 : tensor<2x5x6x12xf32>) outs(%50 : tensor<2x5x6x12xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %52 = arith.truncf %in : f32 to bf16
      linalg.yield %52 : bf16
    } -> tensor<2x5x6x12xbf16>
    return %51 : tensor<2x5x6x12xbf16>
  }
}
