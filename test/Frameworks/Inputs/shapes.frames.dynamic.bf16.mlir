#map = affine_map<(d0, d1, d2) -> (d0, d2 + d1 * 2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: tensor<?x20xbf16>, %arg1: tensor<4xbf16>) -> tensor<?x9x4xbf16> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x20xbf16>
    %0 = tensor.empty(%dim) : tensor<?x9x4xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x20xbf16>) outs(%0 : tensor<?x9x4xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<?x9x4xbf16>
    %2 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %arg1 : tensor<?x9x4xbf16>, tensor<4xbf16>) outs(%0 : tensor<?x9x4xbf16>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: bf16):
      %3 = arith.mulf %in, %in_0 : bf16
      linalg.yield %3 : bf16
    } -> tensor<?x9x4xbf16>
    return %2 : tensor<?x9x4xbf16>
  }
}
