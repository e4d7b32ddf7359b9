#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<?x?xf16>) -> (tensor<?xf16>, tensor<?xf16>) {
    %cst = arith.constant 0.000000e+00 : f16
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf16>
    %0 = tensor.empty(%dim) : tensor<?xf16>
    %1 = linalg.fill ins(%cst : f16) outs(%0 : tensor<?xf16>) -> tensor<?xf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<?x?xf16>) outs(%1 : tensor<?xf16>) {
    ^bb0(%in: f16, %out: f16):
      %10 = arith.addf %in, %out : f16
      linalg.yield %10 : f16
    } -> tensor<?xf16>
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf16>
    %3 = arith.index_cast %dim_0 : index to i64
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%2 : tensor<?xf16>) outs(%0 : tensor<?xf16>) {
    ^bb0(%in: f16, %out: f16):
      %10 = arith.sitofp %3 : i64 to f16
      %11 = arith.divf %in, %10 : f16
      linalg.yield %11 : f16
    } -> tensor<?xf16>
    %5 = tensor.empty(%dim_0) : tensor<?xf16>
    %6 = linalg.fill ins(%cst : f16) outs(%5 : tensor<?xf16>) -> tensor<?xf16>
    %7 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<?x?xf16>) outs(%6 : tensor<?xf16>) {
    ^bb0(%in: f16, %out: f16):
      %10 = arith.addf %in, %out : f16
      linalg.yield %10 : f16
    } -> tensor<?xf16>
    %8 = arith.index_cast %dim : index to i64
    %9 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%7 : tensor<?xf16>) outs(%5 : tensor<?xf16>) {
    ^bb0(%in: f16, %out: f16):
      %10 = arith.sitofp %8 : i64 to f16
      %11 = arith.divf %in, %10 : f16
      linalg.yield %11 : f16
    } -> tensor<?xf16>
    return %4, %9 : tensor<?xf16>, tensor<?xf16>
  }
}
