#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<6x6xf16>) -> tensor<6xf16> {
    %cst = arith.constant 2.000000e+00 : f16
    %0 = tensor.empty() : tensor<6xf16>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<6xf16>) {
    ^bb0(%out: f16):
      %3 = linalg.index 0 : index
      %extracted = tensor.extract %arg0[%3, %3] : tensor<6x6xf16>
      linalg.yield %extracted : f16
    } -> tensor<6xf16>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<6xf16>) outs(%0 : tensor<6xf16>) {
    ^bb0(%in: f16, %out: f16):
      %3 = arith.mulf %in, %cst : f16
      linalg.yield %3 : f16
    } -> tensor<6xf16>
    return %2 : tensor<6xf16>
  }
}
