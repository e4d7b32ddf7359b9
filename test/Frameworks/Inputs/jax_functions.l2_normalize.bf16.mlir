#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
module @jit_l2_normalize {
  func.func public @main(%arg0: tensor<13x40xbf16>) -> tensor<13x40xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<13x40xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x40xbf16>) outs(%0 : tensor<13x40xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %15 = arith.mulf %in, %in : bf16
      linalg.yield %15 : bf16
    } -> tensor<13x40xbf16>
    %2 = tensor.empty() : tensor<13x40xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<13x40xbf16>) outs(%2 : tensor<13x40xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %15 = arith.extf %in : bf16 to f32
      linalg.yield %15 : f32
    } -> tensor<13x40xf32>
    %4 = tensor.empty() : tensor<13xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<13xf32>) -> tensor<13xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%3 : tensor<13x40xf32>) outs(%5 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.addf %out, %in : f32
      linalg.yield %15 : f32
    } -> tensor<13xf32>
    %7 = tensor.empty() : tensor<13xbf16>
    %8 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%6 : tensor<13xf32>) outs(%7 : tensor<13xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %15 = arith.truncf %in : f32 to bf16
      linalg.yield %15 : bf16
    } -> tensor<13xbf16>
    %9 = tensor.empty() : tensor<13xbf16>
    %10 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%8 : tensor<13xbf16>) outs(%9 : tensor<13xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %15 = math.sqrt %in : bf16
      linalg.yield %15 : bf16
    } -> tensor<13xbf16>
    %expanded = tensor.expand_shape %10 [[0, 1]] output_shape [13, 1] : tensor<13xbf16> into tensor<13x1xbf16>
    %11 = tensor.empty() : tensor<13x40xbf16>
    %12 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<13x1xbf16>) outs(%11 : tensor<13x40xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<13x40xbf16>
    %13 = tensor.empty() : tensor<13x40xbf16>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %12 : tensor<13x40xbf16>, tensor<13x40xbf16>) outs(%13 : tensor<13x40xbf16>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: bf16):
      %15 = arith.divf %in, %in_0 : bf16
      linalg.yield %15 : bf16
    } -> tensor<13x40xbf16>
    return %14 : tensor<13x40xbf16>
  }
}
