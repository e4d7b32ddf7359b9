#map = affine_map<()[s0, s1] -> (s0 + s1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x16xf16>, %arg1: tensor<?x16xf16>) -> tensor<?x16xf16> {
    %cst = arith.constant 2.000000e+00 : f16
    %c0 = arith.constant 0 : index
    %concat = tensor.concat dim(0) %arg0, %arg1 : (tensor<?x16xf16>, tensor<?x16xf16>) -> tensor<?x16xf16>
    %dim = tensor.dim %arg0, %c0 : tensor<?x16xf16>
    %dim_0 = tensor.dim %arg1, %c0 : tensor<?x16xf16>
    %0 = affine.apply #map()[%dim, %dim_0]
    %1 = tensor.empty(%0) : tensor<?x16xf16>
    %2 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%concat : tensor<?x16xf16>) outs(%1 : tensor<?x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      %3 = arith.mulf %in, %cst : f16
      linalg.yield %3 : f16
    } -> tensor<?x16xf16>
    return %2 : tensor<?x16xf16>
  }
}
