#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<13x24xbf16>, %arg1: tensor<13x24xbf16>) -> (tensor<13x24xbf16>, tensor<24x13xbf16>) {
    %0 = tensor.empty() : tensor<13x24xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<13x24xbf16>, tensor<13x24xbf16>) outs(%0 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: bf16):
      %4 = arith.addf %in, %in_0 : bf16
      linalg.yield %4 : bf16
    } -> tensor<13x24xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<13x24xbf16>, tensor<13x24xbf16>) outs(%0 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: bf16):
      %4 = arith.subf %in, %in_0 : bf16
      linalg.yield %4 : bf16
    } -> tensor<13x24xbf16>
    %3 = tensor.empty() : tensor<24x13xbf16>
    %transposed = linalg.transpose ins(%2 : tensor<13x24xbf16>) outs(%3 : tensor<24x13xbf16>) permutation = [1, 0] 
    return %1, %transposed : tensor<13x24xbf16>, tensor<24x13xbf16>
  }
}
