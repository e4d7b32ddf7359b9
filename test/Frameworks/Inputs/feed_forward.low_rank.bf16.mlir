#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: tensor<2x7x32xbf16>, %arg1: tensor<40x32xbf16>, %arg2: tensor<40xbf16>, %arg3: tensor<4x32xbf16>, %arg4: tensor<40x4xbf16>) -> tensor<2x7x40xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 2.000000e+00 : bf16
    %0 = tensor.empty() : tensor<32x40xbf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<40x32xbf16>) outs(%0 : tensor<32x40xbf16>) permutation = [1, 0] 
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
      %24 = arith.truncf %in : f32 to bf16
      linalg.yield %24 : bf16
    } -> tensor<2x7x40xbf16>
    %8 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %arg2 : tensor<2x7x40xbf16>, tensor<40xbf16>) outs(%6 : tensor<2x7x40xbf16>) {
    ^bb0(%in: bf16, %in_3: bf16, %out: bf16):
      %24 = arith.addf %in, %in_3 : bf16
      linalg.yield %24 : bf16
    } -> tensor<2x7x40xbf16>
    %9 = tensor.empty() : tensor<32x4xbf16>
    %transposed_1 = linalg.transpose ins(%arg3 : tensor<4x32xbf16>) outs(%9 : tensor<32x4xbf16>) permutation = [1, 0] 
    %10 = tensor.empty() : tensor<2x32x4xbf16>
    %11 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_1 : tensor<32x4xbf16>) outs(%10 : tensor<2x32x4xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x4xbf16>
    %12 = tensor.empty() : tensor<2x7x4xf32>
    %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<2x7x4xf32>) -> tensor<2x7x4xf32>
    %14 = linalg.batch_matmul ins(%arg0, %11 : tensor<2x7x32xbf16>, tensor<2x32x4xbf16>) outs(%13 : tensor<2x7x4xf32>) -> tensor<2x7x4xf32>
    %15 = tensor.empty() : tensor<2x7x4xbf16>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x7x4xf32>) outs(%15 : tensor<2x7x4xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %24 = arith.truncf %in : f32 to bf16
      linalg.yield %24 : bf16
    } -> tensor<2x7x4xbf16>
    %17 = tensor.empty() : tensor<4x40xbf16>
    %transposed_2 = linalg.transpose ins(%arg4 : tensor<40x4xbf16>) outs(%17 : tensor<4x40xbf16>) permutation = [1, 0] 
    %18 = tensor.empty() : tensor<2x4x40xbf16>
    %19 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_2 : tensor<4x40xbf16>) outs(%18 : tensor<2x4x40xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x40xbf16>
    %20 = linalg.batch_matmul ins(%16, %19 : tensor<2x7x4xbf16>, tensor<2x4x40xbf16>) outs(%4 : tensor<2x7x40xf32>) -> tensor<2x7x40xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<2x7x40xf32>) outs(%6 : tensor<2x7x40xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %24 = arith.truncf %in : f32 to bf16
      linalg.yield %24 : bf16
    } -> tensor<2x7x40xbf16>
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x7x40xbf16>) outs(%6 : tensor<2x7x40xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %24 = arith.mulf %in, %cst_0 : bf16
      linalg.yield %24 : bf16
    } -> tensor<2x7x40xbf16>
    %23 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %22 : tensor<2x7x40xbf16>, tensor<2x7x40xbf16>) outs(%6 : tensor<2x7x40xbf16>) {
    ^bb0(%in: bf16, %in_3: bf16, %out: bf16):
      %24 = arith.addf %in, %in_3 : bf16
      linalg.yield %24 : bf16
    } -> tensor<2x7x40xbf16>
    return %23 : tensor<2x7x40xbf16>
  }
}
