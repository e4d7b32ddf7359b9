#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<13x48xbf16>, %arg1: tensor<64x48xbf16>, %arg2: tensor<64xbf16>) -> tensor<13x64xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<48x64xbf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<64x48xbf16>) outs(%0 : tensor<48x64xbf16>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<13x64xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<13x64xf32>) -> tensor<13x64xf32>
    %3 = linalg.matmul ins(%arg0, %transposed : tensor<13x48xbf16>, tensor<48x64xbf16>) outs(%2 : tensor<13x64xf32>) -> tensor<13x64xf32>
    %4 = tensor.empty() : tensor<13x64xbf16>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<13x64xf32>) outs(%4 : tensor<13x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %11 = arith.truncf %in : f32 to bf16
      linalg.yield %11 : bf16
    } -> tensor<13x64xbf16>
    %6 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %arg2 : tensor<13x64xbf16>, tensor<64xbf16>) outs(%4 : tensor<13x64xbf16>) {
    ^bb0(%in: bf16, %in_1: bf16, %out: bf16):
      %11 = arith.addf %in, %in_1 : bf16
      linalg.yield %11 : bf16
    } -> tensor<13x64xbf16>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<13x64xbf16>) outs(%1 : tensor<13x64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %11 = arith.extf %in : bf16 to f32
      linalg.yield %11 : f32
    } -> tensor<13x64xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<13x64xf32>) outs(%1 : tensor<13x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = arith.negf %in : f32
      %12 = math.exp %11 : f32
      %13 = arith.addf %12, %cst_0 : f32
      %14 = arith.divf %cst_0, %13 : f32
      linalg.yield %14 : f32
    } -> tensor<13x64xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %8 : tensor<13x64xf32>, tensor<13x64xf32>) outs(%1 : tensor<13x64xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %11 = arith.mulf %in, %in_1 : f32
      linalg.yield %11 : f32
    } -> tensor<13x64xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<13x64xf32>) outs(%4 : tensor<13x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %11 = arith.truncf %in : f32 to bf16
      linalg.yield %11 : bf16
    } -> tensor<13x64xbf16>
    return %10 : tensor<13x64xbf16>
  }
}
