#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @main(%arg0: tensor<7x36xf16>) -> tensor<7x36xf16> {
    %cst = arith.constant 0.000000e+00 : f16
    %cst_0 = arith.constant 9.9999999999999998E-13 : f64
    %cst_1 = arith.constant 5.000000e-01 : f16
    %cst_2 = arith.constant 2.000000e+00 : f16
    %0 = tensor.empty() : tensor<7x1xf16>
    %1 = linalg.fill ins(%cst : f16) outs(%0 : tensor<7x1xf16>) -> tensor<7x1xf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<7x36xf16>) outs(%1 : tensor<7x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %8 = math.absf %in : f16
      %9 = math.powf %8, %cst_2 : f16
      %10 = arith.addf %9, %out : f16
      linalg.yield %10 : f16
    } -> tensor<7x1xf16>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<7x1xf16>) outs(%0 : tensor<7x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %8 = math.powf %in, %cst_1 : f16
      linalg.yield %8 : f16
    } -> tensor<7x1xf16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x1xf16>) outs(%0 : tensor<7x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %8 = arith.truncf %cst_0 : f64 to f16
      %9 = arith.cmpf ult, %in, %8 : f16
      %10 = arith.select %9, %8, %in : f16
      linalg.yield %10 : f16
    } -> tensor<7x1xf16>
    %5 = tensor.empty() : tensor<7x36xf16>
    %collapsed = tensor.collapse_shape %4 [[0, 1]] : tensor<7x1xf16> into tensor<7xf16>
    %6 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<7xf16>) outs(%5 : tensor<7x36xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<7x36xf16>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %6 : tensor<7x36xf16>, tensor<7x36xf16>) outs(%5 : tensor<7x36xf16>) {
    ^bb0(%in: f16, %in_3: f16, %out: f16):
      %8 = arith.divf %in, %in_3 : f16
      linalg.yield %8 : f16
    } -> tensor<7x36xf16>
    return %7 : tensor<7x36xf16>
  }
}
