#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<13x24xbf16>, %arg1: tensor<13x24xi1>) -> tensor<13x24xbf16> {
    %cst = arith.constant -5.000000e-01 : bf16
    %0 = tensor.empty() : tensor<13x24xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xbf16>) outs(%0 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %3 = arith.mulf %in, %cst : bf16
      linalg.yield %3 : bf16
    } -> tensor<13x24xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %arg0, %1 : tensor<13x24xi1>, tensor<13x24xbf16>, tensor<13x24xbf16>) outs(%0 : tensor<13x24xbf16>) {
    ^bb0(%in: i1, %in_0: bf16, %in_1: bf16, %out: bf16):
      %3 = arith.select %in, %in_0, %in_1 : bf16
      linalg.yield %3 : bf16
    } -> tensor<13x24xbf16>
    return %2 : tensor<13x24xbf16>
  }
}
