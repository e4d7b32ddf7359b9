#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<36xbf16>, %arg1: tensor<36xbf16>) -> tensor<bf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<36xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<36xbf16>) outs(%0 : tensor<36xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %9 = arith.extf %in : bf16 to f32
      linalg.yield %9 : f32
    } -> tensor<36xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<36xbf16>) outs(%0 : tensor<36xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %9 = arith.extf %in : bf16 to f32
      linalg.yield %9 : f32
    } -> tensor<36xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1, %2 : tensor<36xf32>, tensor<36xf32>) outs(%0 : tensor<36xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %9 = arith.mulf %in, %in_0 : f32
      linalg.yield %9 : f32
    } -> tensor<36xf32>
    %4 = tensor.empty() : tensor<f32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<f32>) -> tensor<f32>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%3 : tensor<36xf32>) outs(%5 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %9 = arith.addf %in, %out : f32
      linalg.yield %9 : f32
    } -> tensor<f32>
    %7 = tensor.empty() : tensor<bf16>
    %8 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%6 : tensor<f32>) outs(%7 : tensor<bf16>) {
    ^bb0(%in: f32, %out: bf16):
      %9 = arith.truncf %in : f32 to bf16
      linalg.yield %9 : bf16
    } -> tensor<bf16>
    return %8 : tensor<bf16>
  }
}
