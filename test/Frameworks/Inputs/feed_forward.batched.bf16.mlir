#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<3x13x24xbf16>, %arg1: tensor<3x24x20xbf16>) -> tensor<3x13x20xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<3x13x20xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x13x20xf32>) -> tensor<3x13x20xf32>
    %2 = linalg.batch_matmul ins(%arg0, %arg1 : tensor<3x13x24xbf16>, tensor<3x24x20xbf16>) outs(%1 : tensor<3x13x20xf32>) -> tensor<3x13x20xf32>
    %3 = tensor.empty() : tensor<3x13x20xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<3x13x20xf32>) outs(%3 : tensor<3x13x20xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %5 = arith.truncf %in : f32 to bf16
      linalg.yield %5 : bf16
    } -> tensor<3x13x20xbf16>
    return %4 : tensor<3x13x20xbf16>
  }
}
