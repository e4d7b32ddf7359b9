#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x?x48xf16>) -> tensor<?x48xf16> {
    %cst = arith.constant 0.000000e+00 : f16
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?x48xf16>
    %0 = arith.index_cast %dim : index to i64
    %dim_0 = tensor.dim %arg0, %c0 : tensor<?x?x48xf16>
    %1 = tensor.empty(%dim_0) : tensor<?x48xf16>
    %2 = linalg.fill ins(%cst : f16) outs(%1 : tensor<?x48xf16>) -> tensor<?x48xf16>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "parallel"]} ins(%arg0 : tensor<?x?x48xf16>) outs(%2 : tensor<?x48xf16>) {
    ^bb0(%in: f16, %out: f16):
      %5 = arith.addf %in, %out : f16
      linalg.yield %5 : f16
    } -> tensor<?x48xf16>
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<?x48xf16>) outs(%1 : tensor<?x48xf16>) {
    ^bb0(%in: f16, %out: f16):
      %5 = arith.sitofp %0 : i64 to f16
      %6 = arith.divf %in, %5 : f16
      linalg.yield %6 : f16
    } -> tensor<?x48xf16>
    return %4 : tensor<?x48xf16>
  }
}
