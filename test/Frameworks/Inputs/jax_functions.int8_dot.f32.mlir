#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module @jit_int8_dot {
  func.func public @main(%arg0: tensor<13x48xi8>, %arg1: tensor<48x40xi8>, %arg2: tensor<40xf32>) -> tensor<13x40xf32> {
    %cst = arith.constant 0.00999999977 : f32
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<13x40xi32>
    %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<13x40xi32>) -> tensor<13x40xi32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<13x48xi8>, tensor<48x40xi8>) outs(%1 : tensor<13x40xi32>) -> tensor<13x40xi32>
    %3 = tensor.empty() : tensor<13x40xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<13x40xi32>) outs(%3 : tensor<13x40xf32>) {
    ^bb0(%in: i32, %out: f32):
      %11 = arith.sitofp %in : i32 to f32
      linalg.yield %11 : f32
    } -> tensor<13x40xf32>
    %5 = tensor.empty() : tensor<13x40xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<40xf32>) outs(%5 : tensor<13x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<13x40xf32>
    %7 = tensor.empty() : tensor<13x40xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %6 : tensor<13x40xf32>, tensor<13x40xf32>) outs(%7 : tensor<13x40xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %11 = arith.mulf %in, %in_0 : f32
      linalg.yield %11 : f32
    } -> tensor<13x40xf32>
    %9 = tensor.empty() : tensor<13x40xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<13x40xf32>) outs(%9 : tensor<13x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = arith.mulf %in, %cst : f32
      linalg.yield %11 : f32
    } -> tensor<13x40xf32>
    return %10 : tensor<13x40xf32>
  }
}
