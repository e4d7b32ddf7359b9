#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x7x48xf16>) -> tensor<2x7x32xf16> {
    %cst = arith.constant 0.000000e+00 : f16
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 8] [2, 7, 32] [1, 1, 1] : tensor<2x7x48xf16> to tensor<2x7x32xf16>
    %0 = tensor.empty() : tensor<2x7x32xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x7x32xf16>) outs(%0 : tensor<2x7x32xf16>) {
    ^bb0(%in: f16, %out: f16):
      %2 = arith.cmpf ugt, %in, %cst : f16
      %3 = arith.select %2, %in, %cst : f16
      linalg.yield %3 : f16
    } -> tensor<2x7x32xf16>
    return %1 : tensor<2x7x32xf16>
  }
}
