#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (0)>
module {
  func.func @main(%arg0: tensor<13x40xbf16>, %arg1: tensor<1xbf16>, %arg2: tensor<40x40xbf16>, %arg3: tensor<40xbf16>) -> tensor<13x40xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<1xbf16>) outs(%0 : tensor<1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %11 = math.tanh %in : bf16
      linalg.yield %11 : bf16
    } -> tensor<1xbf16>
    %2 = tensor.empty() : tensor<40x40xbf16>
    %transposed = linalg.transpose ins(%arg2 : tensor<40x40xbf16>) outs(%2 : tensor<40x40xbf16>) permutation = [1, 0] 
    %3 = tensor.empty() : tensor<13x40xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<13x40xf32>) -> tensor<13x40xf32>
    %5 = linalg.matmul ins(%arg0, %transposed : tensor<13x40xbf16>, tensor<40x40xbf16>) outs(%4 : tensor<13x40xf32>) -> tensor<13x40xf32>
    %6 = tensor.empty() : tensor<13x40xbf16>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<13x40xf32>) outs(%6 : tensor<13x40xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %11 = arith.truncf %in : f32 to bf16
      linalg.yield %11 : bf16
    } -> tensor<13x40xbf16>
    %8 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%7, %arg3 : tensor<13x40xbf16>, tensor<40xbf16>) outs(%6 : tensor<13x40xbf16>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: bf16):
      %11 = arith.addf %in, %in_0 : bf16
      linalg.yield %11 : bf16
    } -> tensor<13x40xbf16>
    %9 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1, %8 : tensor<1xbf16>, tensor<13x40xbf16>) outs(%6 : tensor<13x40xbf16>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: bf16):
      %11 = arith.mulf %in, %in_0 : bf16
      linalg.yield %11 : bf16
    } -> tensor<13x40xbf16>
    %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %9 : tensor<13x40xbf16>, tensor<13x40xbf16>) outs(%6 : tensor<13x40xbf16>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: bf16):
      %11 = arith.addf %in, %in_0 : bf16
      linalg.yield %11 : bf16
    } -> tensor<13x40xbf16>
    return %10 : tensor<13x40xbf16>
  }
}
