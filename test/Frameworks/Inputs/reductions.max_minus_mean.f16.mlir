#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x7x48xf16>) -> tensor<2x7xf16> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0xFC00 : f16
    %cst_0 = arith.constant 0.000000e+00 : f16
    %cst_1 = arith.constant 4.800000e+01 : f16
    %0 = tensor.empty() : tensor<2x7xi64>
    %1 = linalg.fill ins(%c0_i64 : i64) outs(%0 : tensor<2x7xi64>) -> tensor<2x7xi64>
    %2 = tensor.empty() : tensor<2x7xf16>
    %3 = linalg.fill ins(%cst : f16) outs(%2 : tensor<2x7xf16>) -> tensor<2x7xf16>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<2x7x48xf16>) outs(%3, %1 : tensor<2x7xf16>, tensor<2x7xi64>) {
    ^bb0(%in: f16, %out: f16, %out_2: i64):
      %9 = linalg.index 2 : index
      %10 = arith.index_cast %9 : index to i64
      %11 = arith.maximumf %in, %out : f16
      %12 = arith.cmpf ogt, %in, %out : f16
      %13 = arith.select %12, %10, %out_2 : i64
      linalg.yield %11, %13 : f16, i64
    } -> (tensor<2x7xf16>, tensor<2x7xi64>)
    %5 = linalg.fill ins(%cst_0 : f16) outs(%2 : tensor<2x7xf16>) -> tensor<2x7xf16>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<2x7x48xf16>) outs(%5 : tensor<2x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %9 = arith.addf %in, %out : f16
      linalg.yield %9 : f16
    } -> tensor<2x7xf16>
    %7 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<2x7xf16>) outs(%2 : tensor<2x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %9 = arith.divf %in, %cst_1 : f16
      linalg.yield %9 : f16
    } -> tensor<2x7xf16>
    %8 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%4#0, %7 : tensor<2x7xf16>, tensor<2x7xf16>) outs(%2 : tensor<2x7xf16>) {
    ^bb0(%in: f16, %in_2: f16, %out: f16):
      %9 = arith.subf %in, %in_2 : f16
      linalg.yield %9 : f16
    } -> tensor<2x7xf16>
    return %8 : tensor<2x7xf16>
  }
}
