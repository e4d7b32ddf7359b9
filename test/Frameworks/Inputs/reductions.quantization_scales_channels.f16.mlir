#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<24x40xf16>) -> tensor<1x40xf16> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0xFC00 : f16
    %cst_0 = arith.constant 1.000000e-05 : f64
    %cst_1 = arith.constant 1.270000e+02 : f16
    %0 = tensor.empty() : tensor<24x40xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<24x40xf16>) outs(%0 : tensor<24x40xf16>) {
    ^bb0(%in: f16, %out: f16):
      %10 = math.absf %in : f16
      linalg.yield %10 : f16
    } -> tensor<24x40xf16>
    %2 = tensor.empty() : tensor<40xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<40xi64>) -> tensor<40xi64>
    %4 = tensor.empty() : tensor<40xf16>
    %5 = linalg.fill ins(%cst : f16) outs(%4 : tensor<40xf16>) -> tensor<40xf16>
    %6:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["reduction", "parallel"]} ins(%1 : tensor<24x40xf16>) outs(%5, %3 : tensor<40xf16>, tensor<40xi64>) {
    ^bb0(%in: f16, %out: f16, %out_2: i64):
      %10 = linalg.index 0 : index
      %11 = arith.index_cast %10 : index to i64
      %12 = arith.maximumf %in, %out : f16
      %13 = arith.cmpf ogt, %in, %out : f16
      %14 = arith.select %13, %11, %out_2 : i64
      linalg.yield %12, %14 : f16, i64
    } -> (tensor<40xf16>, tensor<40xi64>)
    %expanded = tensor.expand_shape %6#0 [[0, 1]] output_shape [1, 40] : tensor<40xf16> into tensor<1x40xf16>
    %7 = tensor.empty() : tensor<1x40xf16>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<1x40xf16>) outs(%7 : tensor<1x40xf16>) {
    ^bb0(%in: f16, %out: f16):
      %10 = arith.truncf %cst_0 : f64 to f16
      %11 = arith.cmpf ult, %in, %10 : f16
      %12 = arith.select %11, %10, %in : f16
      linalg.yield %12 : f16
    } -> tensor<1x40xf16>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<1x40xf16>) outs(%7 : tensor<1x40xf16>) {
    ^bb0(%in: f16, %out: f16):
      %10 = arith.divf %in, %cst_1 : f16
      linalg.yield %10 : f16
    } -> tensor<1x40xf16>
    return %9 : tensor<1x40xf16>
  }
}
