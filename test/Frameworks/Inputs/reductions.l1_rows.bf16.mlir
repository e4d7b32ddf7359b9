#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @main(%arg0: tensor<13x24xbf16>, %arg1: tensor<13x24xbf16>) -> tensor<13xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %0 = tensor.empty() : tensor<13x24xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<13x24xbf16>, tensor<13x24xbf16>) outs(%0 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: bf16):
      %6 = arith.subf %in, %in_0 : bf16
      linalg.yield %6 : bf16
    } -> tensor<13x24xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<13x24xbf16>) outs(%0 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %6 = math.absf %in : bf16
      linalg.yield %6 : bf16
    } -> tensor<13x24xbf16>
    %3 = tensor.empty() : tensor<13xbf16>
    %4 = linalg.fill ins(%cst : bf16) outs(%3 : tensor<13xbf16>) -> tensor<13xbf16>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<13x24xbf16>) outs(%4 : tensor<13xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %6 = arith.addf %in, %out : bf16
      linalg.yield %6 : bf16
    } -> tensor<13xbf16>
    return %5 : tensor<13xbf16>
  }
}
