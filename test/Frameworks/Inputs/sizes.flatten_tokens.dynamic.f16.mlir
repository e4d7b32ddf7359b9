#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x?x48xf16>) -> tensor<?x48xf16> {
    %c0 = arith.constant 0 : index
    %cast = tensor.cast %arg0 : tensor<?x?x48xf16> to tensor<?x1x48xf16>
    %collapsed = tensor.collapse_shape %cast [[0], [1, 2]] : tensor<?x1x48xf16> into tensor<?x48xf16>
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x48xf16>
    %0 = tensor.empty(%dim) : tensor<?x48xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<?x48xf16>) outs(%0 : tensor<?x48xf16>) {
    ^bb0(%in: f16, %out: f16):
      %2 = math.tanh %in : f16
      linalg.yield %2 : f16
    } -> tensor<?x48xf16>
    return %1 : tensor<?x48xf16>
  }
}
