#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<13x24xbf16>) -> tensor<13x24xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %c23 = arith.constant 23 : index
    %cst_0 = arith.constant 5.000000e-01 : bf16
    %0 = tensor.empty() : tensor<13x24xbf16>
    %1 = linalg.fill ins(%cst : bf16) outs(%0 : tensor<13x24xbf16>) -> tensor<13x24xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xbf16>) outs(%1 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %4 = linalg.index 0 : index
      %5 = linalg.index 1 : index
      %6 = arith.subi %c23, %5 : index
      %extracted = tensor.extract %arg0[%4, %6] : tensor<13x24xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<13x24xbf16>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<13x24xbf16>) outs(%0 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %4 = arith.mulf %in, %cst_0 : bf16
      linalg.yield %4 : bf16
    } -> tensor<13x24xbf16>
    return %3 : tensor<13x24xbf16>
  }
}
