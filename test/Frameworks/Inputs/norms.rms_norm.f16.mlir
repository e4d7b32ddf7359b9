#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: tensor<2x7x48xf16>, %arg1: tensor<48xf16>) -> tensor<2x7x48xf16> {
    %cst = arith.constant 0.000000e+00 : f16
    %cst_0 = arith.constant 9.9999999999999995E-7 : f64
    %cst_1 = arith.constant 4.800000e+01 : f16
    %0 = tensor.empty() : tensor<2x7x48xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg0 : tensor<2x7x48xf16>, tensor<2x7x48xf16>) outs(%0 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_2: f16, %out: f16):
      %10 = arith.mulf %in, %in_2 : f16
      linalg.yield %10 : f16
    } -> tensor<2x7x48xf16>
    %2 = tensor.empty() : tensor<2x7x1xf16>
    %3 = linalg.fill ins(%cst : f16) outs(%2 : tensor<2x7x1xf16>) -> tensor<2x7x1xf16>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<2x7x48xf16>) outs(%3 : tensor<2x7x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %10 = arith.addf %in, %out : f16
      linalg.yield %10 : f16
    } -> tensor<2x7x1xf16>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2x7x1xf16>) outs(%2 : tensor<2x7x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %10 = arith.divf %in, %cst_1 : f16
      linalg.yield %10 : f16
    } -> tensor<2x7x1xf16>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<2x7x1xf16>) outs(%2 : tensor<2x7x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %10 = arith.truncf %cst_0 : f64 to f16
      %11 = arith.addf %in, %10 : f16
      linalg.yield %11 : f16
    } -> tensor<2x7x1xf16>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x7x1xf16>) outs(%2 : tensor<2x7x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %10 = math.rsqrt %in : f16
      linalg.yield %10 : f16
    } -> tensor<2x7x1xf16>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %7 : tensor<2x7x48xf16>, tensor<2x7x1xf16>) outs(%0 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_2: f16, %out: f16):
      %10 = arith.mulf %in, %in_2 : f16
      linalg.yield %10 : f16
    } -> tensor<2x7x48xf16>
    %9 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %arg1 : tensor<2x7x48xf16>, tensor<48xf16>) outs(%0 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_2: f16, %out: f16):
      %10 = arith.mulf %in, %in_2 : f16
      linalg.yield %10 : f16
    } -> tensor<2x7x48xf16>
    return %9 : tensor<2x7x48xf16>
  }
}
