#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<13x20xf16>, %arg1: tensor<13xi64>) -> tensor<13xf16> {
    %c0_i64 = arith.constant 0 : i64
    %c13_i64 = arith.constant 13 : i64
    %c20_i64 = arith.constant 20 : i64
    %0 = tensor.empty() : tensor<13xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<13xi64>) {
    ^bb0(%out: i64):
      %4 = linalg.index 0 : index
      %5 = arith.index_cast %4 : index to i64
      linalg.yield %5 : i64
    } -> tensor<13xi64>
    %2 = tensor.empty() : tensor<13xf16>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1, %arg1 : tensor<13xi64>, tensor<13xi64>) outs(%2 : tensor<13xf16>) {
    ^bb0(%in: i64, %in_0: i64, %out: f16):
      %4 = arith.cmpi slt, %in, %c0_i64 : i64
      %5 = arith.addi %in, %c13_i64 : i64
      %6 = arith.select %4, %5, %in : i64
      %7 = arith.index_cast %6 : i64 to index
      %8 = arith.cmpi slt, %in_0, %c0_i64 : i64
      %9 = arith.addi %in_0, %c20_i64 : i64
      %10 = arith.select %8, %9, %in_0 : i64
      %11 = arith.index_cast %10 : i64 to index
      %extracted = tensor.extract %arg0[%7, %11] : tensor<13x20xf16>
      linalg.yield %extracted : f16
    } -> tensor<13xf16>
    return %3 : tensor<13xf16>
  }
}
