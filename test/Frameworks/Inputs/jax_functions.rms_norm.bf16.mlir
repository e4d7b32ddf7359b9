#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
module @jit_rms_norm {
  func.func public @main(%arg0: tensor<2x7x48xbf16>, %arg1: tensor<48xbf16>) -> tensor<2x7x48xbf16> {
    %cst = arith.constant 9.983770e-07 : bf16
    %cst_0 = arith.constant 4.800000e+01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x7x48xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xbf16>) outs(%0 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %23 = arith.mulf %in, %in : bf16
      linalg.yield %23 : bf16
    } -> tensor<2x7x48xbf16>
    %2 = tensor.empty() : tensor<2x7x48xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x7x48xbf16>) outs(%2 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %23 = arith.extf %in : bf16 to f32
      linalg.yield %23 : f32
    } -> tensor<2x7x48xf32>
    %4 = tensor.empty() : tensor<2x7xf32>
    %5 = linalg.fill ins(%cst_1 : f32) outs(%4 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<2x7x48xf32>) outs(%5 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.addf %out, %in : f32
      linalg.yield %23 : f32
    } -> tensor<2x7xf32>
    %expanded = tensor.expand_shape %6 [[0], [1, 2]] output_shape [2, 7, 1] : tensor<2x7xf32> into tensor<2x7x1xf32>
    %7 = tensor.empty() : tensor<2x7x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x7x1xf32>) outs(%7 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.divf %in, %cst_0 : f32
      linalg.yield %23 : f32
    } -> tensor<2x7x1xf32>
    %9 = tensor.empty() : tensor<2x7x1xbf16>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x7x1xf32>) outs(%9 : tensor<2x7x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %23 = arith.truncf %in : f32 to bf16
      linalg.yield %23 : bf16
    } -> tensor<2x7x1xbf16>
    %11 = tensor.empty() : tensor<2x7x1xbf16>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<2x7x1xbf16>) outs(%11 : tensor<2x7x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %23 = arith.addf %in, %cst : bf16
      linalg.yield %23 : bf16
    } -> tensor<2x7x1xbf16>
    %13 = tensor.empty() : tensor<2x7x1xbf16>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x7x1xbf16>) outs(%13 : tensor<2x7x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %23 = math.rsqrt %in : bf16
      linalg.yield %23 : bf16
    } -> tensor<2x7x1xbf16>
    %15 = tensor.empty() : tensor<2x7x48xbf16>
    %16 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x7x1xbf16>) outs(%15 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x7x48xbf16>
    %17 = tensor.empty() : tensor<2x7x48xbf16>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %16 : tensor<2x7x48xbf16>, tensor<2x7x48xbf16>) outs(%17 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_2: bf16, %out: bf16):
      %23 = arith.mulf %in, %in_2 : bf16
      linalg.yield %23 : bf16
    } -> tensor<2x7x48xbf16>
    %19 = tensor.empty() : tensor<2x7x48xbf16>
    %20 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<48xbf16>) outs(%19 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x7x48xbf16>
    %21 = tensor.empty() : tensor<2x7x48xbf16>
    %22 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %20 : tensor<2x7x48xbf16>, tensor<2x7x48xbf16>) outs(%21 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_2: bf16, %out: bf16):
      %23 = arith.mulf %in, %in_2 : bf16
      linalg.yield %23 : bf16
    } -> tensor<2x7x48xbf16>
    return %22 : tensor<2x7x48xbf16>
  }
}
