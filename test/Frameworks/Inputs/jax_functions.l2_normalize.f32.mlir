#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
module @jit_l2_normalize {
  func.func public @main(%arg0: tensor<13x40xf32>) -> tensor<13x40xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<13x40xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x40xf32>) outs(%0 : tensor<13x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = arith.mulf %in, %in : f32
      linalg.yield %11 : f32
    } -> tensor<13x40xf32>
    %2 = tensor.empty() : tensor<13xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<13xf32>) -> tensor<13xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<13x40xf32>) outs(%3 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = arith.addf %out, %in : f32
      linalg.yield %11 : f32
    } -> tensor<13xf32>
    %5 = tensor.empty() : tensor<13xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%4 : tensor<13xf32>) outs(%5 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = math.sqrt %in : f32
      linalg.yield %11 : f32
    } -> tensor<13xf32>
    %expanded = tensor.expand_shape %6 [[0, 1]] output_shape [13, 1] : tensor<13xf32> into tensor<13x1xf32>
    %7 = tensor.empty() : tensor<13x40xf32>
    %8 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<13x1xf32>) outs(%7 : tensor<13x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<13x40xf32>
    %9 = tensor.empty() : tensor<13x40xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %8 : tensor<13x40xf32>, tensor<13x40xf32>) outs(%9 : tensor<13x40xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %11 = arith.divf %in, %in_0 : f32
      linalg.yield %11 : f32
    } -> tensor<13x40xf32>
    return %10 : tensor<13x40xf32>
  }
}
