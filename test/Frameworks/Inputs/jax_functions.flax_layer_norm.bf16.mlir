#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map5 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
module @jit__lambda {
  func.func public @main(%arg0: tensor<2x7x48xbf16>, %arg1: tensor<48xbf16>, %arg2: tensor<48xbf16>) -> tensor<2x7x48xbf16> {
    %cst = arith.constant 9.99999997E-7 : f32
    %cst_0 = arith.constant 4.800000e+01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x7x48xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xbf16>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %46 = arith.extf %in : bf16 to f32
      linalg.yield %46 : f32
    } -> tensor<2x7x48xf32>
    %2 = tensor.empty() : tensor<2x7x48xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x7x48xf32>) outs(%2 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = arith.mulf %in, %in : f32
      linalg.yield %46 : f32
    } -> tensor<2x7x48xf32>
    %4 = tensor.empty() : tensor<2x7xf32>
    %5 = linalg.fill ins(%cst_1 : f32) outs(%4 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<2x7x48xf32>) outs(%5 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = arith.addf %out, %in : f32
      linalg.yield %46 : f32
    } -> tensor<2x7xf32>
    %7 = tensor.empty() : tensor<2x7xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<2x7xf32>) outs(%7 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = arith.divf %in, %cst_0 : f32
      linalg.yield %46 : f32
    } -> tensor<2x7xf32>
    %9 = tensor.empty() : tensor<2x7xf32>
    %10 = linalg.fill ins(%cst_1 : f32) outs(%9 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<2x7x48xf32>) outs(%10 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = arith.addf %out, %in : f32
      linalg.yield %46 : f32
    } -> tensor<2x7xf32>
    %12 = tensor.empty() : tensor<2x7xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<2x7xf32>) outs(%12 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = arith.divf %in, %cst_0 : f32
      linalg.yield %46 : f32
    } -> tensor<2x7xf32>
    %14 = tensor.empty() : tensor<2x7xf32>
    %15 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<2x7xf32>) outs(%14 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = arith.mulf %in, %in : f32
      linalg.yield %46 : f32
    } -> tensor<2x7xf32>
    %16 = tensor.empty() : tensor<2x7xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%13, %15 : tensor<2x7xf32>, tensor<2x7xf32>) outs(%16 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %46 = arith.subf %in, %in_4 : f32
      linalg.yield %46 : f32
    } -> tensor<2x7xf32>
    %18 = tensor.empty() : tensor<2x7xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<2x7xf32>) outs(%18 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = arith.maximumf %in, %cst_1 : f32
      linalg.yield %46 : f32
    } -> tensor<2x7xf32>
    %expanded = tensor.expand_shape %19 [[0], [1, 2]] output_shape [2, 7, 1] : tensor<2x7xf32> into tensor<2x7x1xf32>
    %20 = tensor.empty() : tensor<2x7x48xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x7xf32>) outs(%20 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x48xf32>
    %22 = tensor.empty() : tensor<2x7x48xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %21 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%22 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %46 = arith.subf %in, %in_4 : f32
      linalg.yield %46 : f32
    } -> tensor<2x7x48xf32>
    %24 = tensor.empty() : tensor<2x7x1xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x7x1xf32>) outs(%24 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = arith.addf %in, %cst : f32
      linalg.yield %46 : f32
    } -> tensor<2x7x1xf32>
    %26 = tensor.empty() : tensor<2x7x1xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<2x7x1xf32>) outs(%26 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = math.rsqrt %in : f32
      linalg.yield %46 : f32
    } -> tensor<2x7x1xf32>
    %28 = tensor.empty() : tensor<48xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg2 : tensor<48xbf16>) outs(%28 : tensor<48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %46 = arith.extf %in : bf16 to f32
      linalg.yield %46 : f32
    } -> tensor<48xf32>
    %expanded_2 = tensor.expand_shape %29 [[0, 1, 2]] output_shape [1, 1, 48] : tensor<48xf32> into tensor<1x1x48xf32>
    %30 = tensor.empty() : tensor<2x7x48xf32>
    %31 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<2x7x1xf32>) outs(%30 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x48xf32>
    %32 = tensor.empty() : tensor<2x7x48xf32>
    %33 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_2 : tensor<1x1x48xf32>) outs(%32 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x48xf32>
    %34 = tensor.empty() : tensor<2x7x48xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %33 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%34 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %46 = arith.mulf %in, %in_4 : f32
      linalg.yield %46 : f32
    } -> tensor<2x7x48xf32>
    %36 = tensor.empty() : tensor<2x7x48xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %35 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%36 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %46 = arith.mulf %in, %in_4 : f32
      linalg.yield %46 : f32
    } -> tensor<2x7x48xf32>
    %38 = tensor.empty() : tensor<48xf32>
    %39 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg1 : tensor<48xbf16>) outs(%38 : tensor<48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %46 = arith.extf %in : bf16 to f32
      linalg.yield %46 : f32
    } -> tensor<48xf32>
    %expanded_3 = tensor.expand_shape %39 [[0, 1, 2]] output_shape [1, 1, 48] : tensor<48xf32> into tensor<1x1x48xf32>
    %40 = tensor.empty() : tensor<2x7x48xf32>
    %41 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_3 : tensor<1x1x48xf32>) outs(%40 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x48xf32>
    %42 = tensor.empty() : tensor<2x7x48xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %41 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%42 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %46 = arith.addf %in, %in_4 : f32
      linalg.yield %46 : f32
    } -> tensor<2x7x48xf32>
    %44 = tensor.empty() : tensor<2x7x48xbf16>
    %45 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<2x7x48xf32>) outs(%44 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %46 = arith.truncf %in : f32 to bf16
      linalg.yield %46 : bf16
    } -> tensor<2x7x48xbf16>
    return %45 : tensor<2x7x48xbf16>
  }
}
