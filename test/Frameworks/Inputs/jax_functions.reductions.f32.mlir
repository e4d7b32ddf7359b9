#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> ()>
module @jit_reductions {
  func.func public @main(%arg0: tensor<13x40xf32>) -> (tensor<40xf32>, tensor<13xf32>, tensor<13xf32>, tensor<f32>) {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e-01 : f32
    %cst_1 = arith.constant 0x7F800000 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<40xf32>
    %1 = linalg.fill ins(%cst_2 : f32) outs(%0 : tensor<40xf32>) -> tensor<40xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<13x40xf32>) outs(%1 : tensor<40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = arith.addf %out, %in : f32
      linalg.yield %16 : f32
    } -> tensor<40xf32>
    %3 = tensor.empty() : tensor<13xf32>
    %4 = linalg.fill ins(%cst_1 : f32) outs(%3 : tensor<13xf32>) -> tensor<13xf32>
    %5 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<13x40xf32>) outs(%4 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = arith.minimumf %out, %in : f32
      linalg.yield %16 : f32
    } -> tensor<13xf32>
    %6 = tensor.empty() : tensor<13x40xf32>
    %7 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x40xf32>) outs(%6 : tensor<13x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = arith.mulf %in, %cst_0 : f32
      linalg.yield %16 : f32
    } -> tensor<13x40xf32>
    %8 = tensor.empty() : tensor<13x40xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<13x40xf32>) outs(%8 : tensor<13x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = arith.addf %in, %cst : f32
      linalg.yield %16 : f32
    } -> tensor<13x40xf32>
    %10 = tensor.empty() : tensor<13xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<13xf32>) -> tensor<13xf32>
    %12 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "reduction"]} ins(%9 : tensor<13x40xf32>) outs(%11 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = arith.mulf %out, %in : f32
      linalg.yield %16 : f32
    } -> tensor<13xf32>
    %13 = tensor.empty() : tensor<f32>
    %14 = linalg.fill ins(%cst_2 : f32) outs(%13 : tensor<f32>) -> tensor<f32>
    %15 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["reduction", "reduction"]} ins(%arg0 : tensor<13x40xf32>) outs(%14 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = arith.addf %out, %in : f32
      linalg.yield %16 : f32
    } -> tensor<f32>
    return %2, %5, %12, %15 : tensor<40xf32>, tensor<13xf32>, tensor<13xf32>, tensor<f32>
  }
}
