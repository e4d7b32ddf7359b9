#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<13x48xbf16>, %arg1: tensor<64x48xbf16>, %arg2: tensor<64xbf16>) -> tensor<13x64xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : bf16
    %cst_1 = arith.constant 2.000000e+00 : bf16
    %cst_2 = arith.constant 5.000000e-01 : bf16
    %0 = tensor.empty() : tensor<48x64xbf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<64x48xbf16>) outs(%0 : tensor<48x64xbf16>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<13x64xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<13x64xf32>) -> tensor<13x64xf32>
    %3 = linalg.matmul ins(%arg0, %transposed : tensor<13x48xbf16>, tensor<48x64xbf16>) outs(%2 : tensor<13x64xf32>) -> tensor<13x64xf32>
    %4 = tensor.empty() : tensor<13x64xbf16>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<13x64xf32>) outs(%4 : tensor<13x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %8 = arith.truncf %in : f32 to bf16
      linalg.yield %8 : bf16
    } -> tensor<13x64xbf16>
    %6 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %arg2 : tensor<13x64xbf16>, tensor<64xbf16>) outs(%4 : tensor<13x64xbf16>) {
    ^bb0(%in: bf16, %in_3: bf16, %out: bf16):
      %8 = arith.addf %in, %in_3 : bf16
      linalg.yield %8 : bf16
    } -> tensor<13x64xbf16>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<13x64xbf16>) outs(%4 : tensor<13x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %8 = math.sqrt %cst_1 : bf16
      %9 = arith.divf %in, %8 : bf16
      %10 = math.erf %9 : bf16
      %11 = arith.addf %10, %cst_0 : bf16
      %12 = arith.mulf %11, %cst_2 : bf16
      %13 = arith.mulf %in, %12 : bf16
      linalg.yield %13 : bf16
    } -> tensor<13x64xbf16>
    return %7 : tensor<13x64xbf16>
  }
}
