#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<13x24xbf16>) -> tensor<6x8xbf16> {
    %cst = arith.constant 2.000000e+00 : bf16
    %extracted_slice = tensor.extract_slice %arg0[1, 0] [6, 24] [2, 1] : tensor<13x24xbf16> to tensor<6x24xbf16>
    %extracted_slice_0 = tensor.extract_slice %extracted_slice[0, 0] [6, 8] [1, 3] : tensor<6x24xbf16> to tensor<6x8xbf16>
    %0 = tensor.empty() : tensor<6x8xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_0 : tensor<6x8xbf16>) outs(%0 : tensor<6x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %2 = arith.mulf %in, %cst : bf16
      linalg.yield %2 : bf16
    } -> tensor<6x8xbf16>
    return %1 : tensor<6x8xbf16>
  }
}
