#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: tensor<2x7x32xbf16>, %arg1: tensor<2x7x24xbf16>, %arg2: tensor<40x32xbf16>, %arg3: tensor<40xbf16>, %arg4: tensor<40x24xbf16>, %arg5: tensor<40xbf16>) -> tensor<2x7x40xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<32x40xbf16>
    %transposed = linalg.transpose ins(%arg2 : tensor<40x32xbf16>) outs(%0 : tensor<32x40xbf16>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<2x32x40xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<32x40xbf16>) outs(%1 : tensor<2x32x40xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x40xbf16>
    %3 = tensor.empty() : tensor<2x7x40xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<2x7x40xf32>) -> tensor<2x7x40xf32>
    %5 = linalg.batch_matmul ins(%arg0, %2 : tensor<2x7x32xbf16>, tensor<2x32x40xbf16>) outs(%4 : tensor<2x7x40xf32>) -> tensor<2x7x40xf32>
    %6 = tensor.empty() : tensor<2x7x40xbf16>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<2x7x40xf32>) outs(%6 : tensor<2x7x40xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %16 = arith.truncf %in : f32 to bf16
      linalg.yield %16 : bf16
    } -> tensor<2x7x40xbf16>
    %8 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %arg3 : tensor<2x7x40xbf16>, tensor<40xbf16>) outs(%6 : tensor<2x7x40xbf16>) {
    ^bb0(%in: bf16, %in_1: bf16, %out: bf16):
      %16 = arith.addf %in, %in_1 : bf16
      linalg.yield %16 : bf16
    } -> tensor<2x7x40xbf16>
    %9 = tensor.empty() : tensor<24x40xbf16>
    %transposed_0 = linalg.transpose ins(%arg4 : tensor<40x24xbf16>) outs(%9 : tensor<24x40xbf16>) permutation = [1, 0] 
    %10 = tensor.empty() : tensor<2x24x40xbf16>
    %11 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_0 : tensor<24x40xbf16>) outs(%10 : tensor<2x24x40xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x24x40xbf16>
    %12 = linalg.batch_matmul ins(%arg1, %11 : tensor<2x7x24xbf16>, tensor<2x24x40xbf16>) outs(%4 : tensor<2x7x40xf32>) -> tensor<2x7x40xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x7x40xf32>) outs(%6 : tensor<2x7x40xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %16 = arith.truncf %in : f32 to bf16
      linalg.yield %16 : bf16
    } -> tensor<2x7x40xbf16>
    %14 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %arg5 : tensor<2x7x40xbf16>, tensor<40xbf16>) outs(%6 : tensor<2x7x40xbf16>) {
    ^bb0(%in: bf16, %in_1: bf16, %out: bf16):
      %16 = arith.addf %in, %in_1 : bf16
      linalg.yield %16 : bf16
    } -> tensor<2x7x40xbf16>
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %14 : tensor<2x7x40xbf16>, tensor<2x7x40xbf16>) outs(%6 : tensor<2x7x40xbf16>) {
    ^bb0(%in: bf16, %in_1: bf16, %out: bf16):
      %16 = arith.mulf %in, %in_1 : bf16
      linalg.yield %16 : bf16
    } -> tensor<2x7x40xbf16>
    return %15 : tensor<2x7x40xbf16>
  }
}
