#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x?x24xf16>) -> tensor<2x?x24xf16> {
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f16
    %padded = tensor.pad %arg0 low[0, 1, 0] high[0, -1, 0] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index):
      tensor.yield %cst : f16
    } : tensor<2x?x24xf16> to tensor<2x?x24xf16>
    %dim = tensor.dim %arg0, %c1 : tensor<2x?x24xf16>
    %0 = tensor.empty(%dim) : tensor<2x?x24xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %padded : tensor<2x?x24xf16>, tensor<2x?x24xf16>) outs(%0 : tensor<2x?x24xf16>) {
    ^bb0(%in: f16, %in_0: f16, %out: f16):
      %2 = arith.subf %in, %in_0 : f16
      linalg.yield %2 : f16
    } -> tensor<2x?x24xf16>
    return %1 : tensor<2x?x24xf16>
  }
}
