#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> ()>
module {
  func.func @main(%arg0: tensor<7x7xf16>) -> tensor<7x7xf16> {
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant dense<0.000000e+00> : tensor<f16>
    %cst_0 = arith.constant 5.000000e-01 : f16
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %12 = linalg.index 0 : index
      %13 = arith.index_cast %12 : index to i64
      linalg.yield %13 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_1 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_1 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_2: i64, %out: i64):
      %12 = arith.subi %in, %in_2 : i64
      linalg.yield %12 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %12 = arith.cmpi sle, %in, %c0_i64 : i64
      linalg.yield %12 : i1
    } -> tensor<7x7xi1>
    %6 = tensor.empty() : tensor<7x7xf16>
    %7 = linalg.generic {indexing_maps = [#map3, #map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%5, %arg0, %cst : tensor<7x7xi1>, tensor<7x7xf16>, tensor<f16>) outs(%6 : tensor<7x7xf16>) {
    ^bb0(%in: i1, %in_2: f16, %in_3: f16, %out: f16):
      %12 = arith.select %in, %in_2, %in_3 : f16
      linalg.yield %12 : f16
    } -> tensor<7x7xf16>
    %8 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %12 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %12 : i1
    } -> tensor<7x7xi1>
    %9 = linalg.generic {indexing_maps = [#map3, #map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%8, %arg0, %cst : tensor<7x7xi1>, tensor<7x7xf16>, tensor<f16>) outs(%6 : tensor<7x7xf16>) {
    ^bb0(%in: i1, %in_2: f16, %in_3: f16, %out: f16):
      %12 = arith.select %in, %in_2, %in_3 : f16
      linalg.yield %12 : f16
    } -> tensor<7x7xf16>
    %10 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<7x7xf16>) outs(%6 : tensor<7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %12 = arith.mulf %in, %cst_0 : f16
      linalg.yield %12 : f16
    } -> tensor<7x7xf16>
    %11 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%7, %10 : tensor<7x7xf16>, tensor<7x7xf16>) outs(%6 : tensor<7x7xf16>) {
    ^bb0(%in: f16, %in_2: f16, %out: f16):
      %12 = arith.addf %in, %in_2 : f16
      linalg.yield %12 : f16
    } -> tensor<7x7xf16>
    return %11 : tensor<7x7xf16>
  }
}
