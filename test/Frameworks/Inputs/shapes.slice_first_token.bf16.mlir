#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x7x48xbf16>) -> tensor<2x48xbf16> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [2, 1, 48] [1, 1, 1] : tensor<2x7x48xbf16> to tensor<2x1x48xbf16>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<2x1x48xbf16> into tensor<2x48xbf16>
    %0 = tensor.empty() : tensor<2x48xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<2x48xbf16>) outs(%0 : tensor<2x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %2 = math.tanh %in : bf16
      linalg.yield %2 : bf16
    } -> tensor<2x48xbf16>
    return %1 : tensor<2x48xbf16>
  }
}
