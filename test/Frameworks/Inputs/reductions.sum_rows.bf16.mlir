#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x7x48xbf16>) -> tensor<2x7xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %0 = tensor.empty() : tensor<2x7xbf16>
    %1 = linalg.fill ins(%cst : bf16) outs(%0 : tensor<2x7xbf16>) -> tensor<2x7xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<2x7x48xbf16>) outs(%1 : tensor<2x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %3 = arith.addf %in, %out : bf16
      linalg.yield %3 : bf16
    } -> tensor<2x7xbf16>
    return %2 : tensor<2x7xbf16>
  }
}
