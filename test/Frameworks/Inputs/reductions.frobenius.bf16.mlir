#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<13x33xbf16>) -> tensor<bf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant 2.000000e+00 : bf16
    %cst_1 = arith.constant 5.000000e-01 : bf16
    %0 = tensor.empty() : tensor<bf16>
    %1 = linalg.fill ins(%cst : bf16) outs(%0 : tensor<bf16>) -> tensor<bf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%arg0 : tensor<13x33xbf16>) outs(%1 : tensor<bf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %4 = math.absf %in : bf16
      %5 = math.powf %4, %cst_0 : bf16
      %6 = arith.addf %5, %out : bf16
      linalg.yield %6 : bf16
    } -> tensor<bf16>
    %3 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%2 : tensor<bf16>) outs(%0 : tensor<bf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %4 = math.powf %in, %cst_1 : bf16
      linalg.yield %4 : bf16
    } -> tensor<bf16>
    return %3 : tensor<bf16>
  }
}
