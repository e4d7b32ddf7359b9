#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
module {
  func.func @main(%arg0: tensor<13x24xi8>, %arg1: tensor<13x1xbf16>) -> tensor<13x24xbf16> {
    %0 = tensor.empty() : tensor<13x24xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xi8>) outs(%0 : tensor<13x24xbf16>) {
    ^bb0(%in: i8, %out: bf16):
      %3 = arith.sitofp %in : i8 to bf16
      linalg.yield %3 : bf16
    } -> tensor<13x24xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %arg1 : tensor<13x24xbf16>, tensor<13x1xbf16>) outs(%0 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: bf16):
      %3 = arith.mulf %in, %in_0 : bf16
      linalg.yield %3 : bf16
    } -> tensor<13x24xbf16>
    return %2 : tensor<13x24xbf16>
  }
}
