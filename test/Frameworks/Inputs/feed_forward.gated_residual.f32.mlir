#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (0)>
module {
  func.func @main(%arg0: tensor<13x40xf32>, %arg1: tensor<1xf32>, %arg2: tensor<40x40xf32>, %arg3: tensor<40xf32>) -> tensor<13x40xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<1xf32>) outs(%0 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %9 = math.tanh %in : f32
      linalg.yield %9 : f32
    } -> tensor<1xf32>
    %2 = tensor.empty() : tensor<40x40xf32>
    %transposed = linalg.transpose ins(%arg2 : tensor<40x40xf32>) outs(%2 : tensor<40x40xf32>) permutation = [1, 0] 
    %3 = tensor.empty() : tensor<13x40xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<13x40xf32>) -> tensor<13x40xf32>
    %5 = linalg.matmul ins(%arg0, %transposed : tensor<13x40xf32>, tensor<40x40xf32>) outs(%4 : tensor<13x40xf32>) -> tensor<13x40xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%5, %arg3 : tensor<13x40xf32>, tensor<40xf32>) outs(%3 : tensor<13x40xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %9 = arith.addf %in, %in_0 : f32
      linalg.yield %9 : f32
    } -> tensor<13x40xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1, %6 : tensor<1xf32>, tensor<13x40xf32>) outs(%3 : tensor<13x40xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %9 = arith.mulf %in, %in_0 : f32
      linalg.yield %9 : f32
    } -> tensor<13x40xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %7 : tensor<13x40xf32>, tensor<13x40xf32>) outs(%3 : tensor<13x40xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %9 = arith.addf %in, %in_0 : f32
      linalg.yield %9 : f32
    } -> tensor<13x40xf32>
    return %8 : tensor<13x40xf32>
  }
}
