#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<7x48xbf16>) -> (tensor<7xbf16>, tensor<7xbf16>) {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0x7F80 : bf16
    %cst_0 = arith.constant 0xFF80 : bf16
    %cst_1 = arith.constant 2.550000e+02 : bf16
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.fill ins(%c0_i64 : i64) outs(%0 : tensor<7xi64>) -> tensor<7xi64>
    %2 = tensor.empty() : tensor<7xbf16>
    %3 = linalg.fill ins(%cst : bf16) outs(%2 : tensor<7xbf16>) -> tensor<7xbf16>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<7x48xbf16>) outs(%3, %1 : tensor<7xbf16>, tensor<7xi64>) {
    ^bb0(%in: bf16, %out: bf16, %out_2: i64):
      %9 = linalg.index 1 : index
      %10 = arith.index_cast %9 : index to i64
      %11 = arith.minimumf %in, %out : bf16
      %12 = arith.cmpf olt, %in, %out : bf16
      %13 = arith.select %12, %10, %out_2 : i64
      linalg.yield %11, %13 : bf16, i64
    } -> (tensor<7xbf16>, tensor<7xi64>)
    %5 = linalg.fill ins(%cst_0 : bf16) outs(%2 : tensor<7xbf16>) -> tensor<7xbf16>
    %6:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<7x48xbf16>) outs(%5, %1 : tensor<7xbf16>, tensor<7xi64>) {
    ^bb0(%in: bf16, %out: bf16, %out_2: i64):
      %9 = linalg.index 1 : index
      %10 = arith.index_cast %9 : index to i64
      %11 = arith.maximumf %in, %out : bf16
      %12 = arith.cmpf ogt, %in, %out : bf16
      %13 = arith.select %12, %10, %out_2 : i64
      linalg.yield %11, %13 : bf16, i64
    } -> (tensor<7xbf16>, tensor<7xi64>)
    %7 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%6#0, %4#0 : tensor<7xbf16>, tensor<7xbf16>) outs(%2 : tensor<7xbf16>) {
    ^bb0(%in: bf16, %in_2: bf16, %out: bf16):
      %9 = arith.subf %in, %in_2 : bf16
      linalg.yield %9 : bf16
    } -> tensor<7xbf16>
    %8 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%7 : tensor<7xbf16>) outs(%2 : tensor<7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %9 = arith.divf %in, %cst_1 : bf16
      linalg.yield %9 : bf16
    } -> tensor<7xbf16>
    return %8, %4#0 : tensor<7xbf16>, tensor<7xbf16>
  }
}
