#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<36x13xbf16>, %arg1: tensor<36x20xbf16>) -> tensor<13x20xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<13x36xbf16>
    %transposed = linalg.transpose ins(%arg0 : tensor<36x13xbf16>) outs(%0 : tensor<13x36xbf16>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<13x20xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<13x20xf32>) -> tensor<13x20xf32>
    %3 = linalg.matmul ins(%transposed, %arg1 : tensor<13x36xbf16>, tensor<36x20xbf16>) outs(%2 : tensor<13x20xf32>) -> tensor<13x20xf32>
    %4 = tensor.empty() : tensor<13x20xbf16>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<13x20xf32>) outs(%4 : tensor<13x20xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %6 = arith.truncf %in : f32 to bf16
      linalg.yield %6 : bf16
    } -> tensor<13x20xbf16>
    return %5 : tensor<13x20xbf16>
  }
}
