#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
module {
  func.func @main(%arg0: tensor<7x45xf16>) -> tensor<7x45xf16> {
    %cst = arith.constant 0.000000e+00 : f16
    %cst_0 = arith.constant 1.000000e-05 : f64
    %cst_1 = arith.constant 6.700000e+00 : f64
    %cst_2 = arith.constant 5.000000e-01 : f16
    %cst_3 = arith.constant 2.000000e+00 : f16
    %0 = tensor.empty() : tensor<7x45xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<7x45xf16>) outs(%0 : tensor<7x45xf16>) {
    ^bb0(%in: f16, %out: f16):
      %8 = arith.truncf %cst_1 : f64 to f16
      %9 = arith.mulf %in, %8 : f16
      linalg.yield %9 : f16
    } -> tensor<7x45xf16>
    %2 = tensor.empty() : tensor<7x1xf16>
    %3 = linalg.fill ins(%cst : f16) outs(%2 : tensor<7x1xf16>) -> tensor<7x1xf16>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<7x45xf16>) outs(%3 : tensor<7x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %8 = math.absf %in : f16
      %9 = math.powf %8, %cst_3 : f16
      %10 = arith.addf %9, %out : f16
      linalg.yield %10 : f16
    } -> tensor<7x1xf16>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<7x1xf16>) outs(%2 : tensor<7x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %8 = math.powf %in, %cst_2 : f16
      linalg.yield %8 : f16
    } -> tensor<7x1xf16>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<7x1xf16>) outs(%2 : tensor<7x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %8 = arith.truncf %cst_0 : f64 to f16
      %9 = arith.cmpf ult, %in, %8 : f16
      %10 = arith.select %9, %8, %in : f16
      linalg.yield %10 : f16
    } -> tensor<7x1xf16>
    %7 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %6 : tensor<7x45xf16>, tensor<7x1xf16>) outs(%0 : tensor<7x45xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %8 = arith.divf %in, %in_4 : f16
      linalg.yield %8 : f16
    } -> tensor<7x45xf16>
    return %7 : tensor<7x45xf16>
  }
}
