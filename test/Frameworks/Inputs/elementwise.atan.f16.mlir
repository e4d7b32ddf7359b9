#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<13x24xf16>) -> tensor<13x24xf16> {
    %0 = tensor.empty() : tensor<13x24xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xf16>) outs(%0 : tensor<13x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      %2 = math.atan %in : f16
      linalg.yield %2 : f16
    } -> tensor<13x24xf16>
    return %1 : tensor<13x24xf16>
  }
}
