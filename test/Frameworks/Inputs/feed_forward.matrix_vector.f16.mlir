#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @main(%arg0: tensor<13x36xf16>, %arg1: tensor<36xf16>) -> tensor<13xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<13x36xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x36xf16>) outs(%0 : tensor<13x36xf32>) {
    ^bb0(%in: f16, %out: f32):
      %10 = arith.extf %in : f16 to f32
      linalg.yield %10 : f32
    } -> tensor<13x36xf32>
    %2 = tensor.empty() : tensor<36xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg1 : tensor<36xf16>) outs(%2 : tensor<36xf32>) {
    ^bb0(%in: f16, %out: f32):
      %10 = arith.extf %in : f16 to f32
      linalg.yield %10 : f32
    } -> tensor<36xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %3 : tensor<13x36xf32>, tensor<36xf32>) outs(%0 : tensor<13x36xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %10 = arith.mulf %in, %in_0 : f32
      linalg.yield %10 : f32
    } -> tensor<13x36xf32>
    %5 = tensor.empty() : tensor<13xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<13xf32>) -> tensor<13xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "reduction"]} ins(%4 : tensor<13x36xf32>) outs(%6 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = arith.addf %in, %out : f32
      linalg.yield %10 : f32
    } -> tensor<13xf32>
    %8 = tensor.empty() : tensor<13xf16>
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%7 : tensor<13xf32>) outs(%8 : tensor<13xf16>) {
    ^bb0(%in: f32, %out: f16):
      %10 = arith.truncf %in : f32 to f16
      linalg.yield %10 : f16
    } -> tensor<13xf16>
    return %9 : tensor<13xf16>
  }
}
