#map = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @main(%arg0: tensor<13x1x24xbf16>, %arg1: tensor<1x5x24xbf16>, %arg2: tensor<13x5x1xbf16>) -> tensor<13x5x24xbf16> {
    %0 = tensor.empty() : tensor<13x5x24xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg1 : tensor<13x1x24xbf16>, tensor<1x5x24xbf16>) outs(%0 : tensor<13x5x24xbf16>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: bf16):
      %3 = arith.addf %in, %in_0 : bf16
      linalg.yield %3 : bf16
    } -> tensor<13x5x24xbf16>
    %2 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %arg2 : tensor<13x5x24xbf16>, tensor<13x5x1xbf16>) outs(%0 : tensor<13x5x24xbf16>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: bf16):
      %3 = arith.mulf %in, %in_0 : bf16
      linalg.yield %3 : bf16
    } -> tensor<13x5x24xbf16>
    return %2 : tensor<13x5x24xbf16>
  }
}
