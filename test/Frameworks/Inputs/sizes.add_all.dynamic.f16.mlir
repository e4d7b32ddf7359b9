#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x?xf16>, %arg1: tensor<?x?xf16>) -> tensor<?x?xf16> {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.000000e+00 : f16
    %cst_0 = arith.constant 2.000000e+00 : f16
    %cst_1 = arith.constant 5.000000e-01 : f16
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf16>
    %dim_2 = tensor.dim %arg0, %c1 : tensor<?x?xf16>
    %0 = tensor.empty(%dim, %dim_2) : tensor<?x?xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<?x?xf16>, tensor<?x?xf16>) outs(%0 : tensor<?x?xf16>) {
    ^bb0(%in: f16, %in_3: f16, %out: f16):
      %3 = arith.addf %in, %in_3 : f16
      linalg.yield %3 : f16
    } -> tensor<?x?xf16>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<?x?xf16>) outs(%0 : tensor<?x?xf16>) {
    ^bb0(%in: f16, %out: f16):
      %3 = math.sqrt %cst_0 : f16
      %4 = arith.divf %in, %3 : f16
      %5 = math.erf %4 : f16
      %6 = arith.addf %5, %cst : f16
      %7 = arith.mulf %6, %cst_1 : f16
      %8 = arith.mulf %in, %7 : f16
      linalg.yield %8 : f16
    } -> tensor<?x?xf16>
    return %2 : tensor<?x?xf16>
  }
}
