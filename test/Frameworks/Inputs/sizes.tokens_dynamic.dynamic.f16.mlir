#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d1, d2)>
module {
  func.func @main(%arg0: tensor<?x?xi64>, %arg1: tensor<30x24xf16>, %arg2: tensor<20x24xf16>) -> tensor<?x?x24xf16> {
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c30_i64 = arith.constant 30 : i64
    %c20_i64 = arith.constant 20 : i64
    %dim = tensor.dim %arg0, %c1 : tensor<?x?xi64>
    %dim_0 = tensor.dim %arg0, %c0 : tensor<?x?xi64>
    %0 = tensor.empty(%dim_0, %dim) : tensor<?x?x24xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x?xi64>) outs(%0 : tensor<?x?x24xf16>) {
    ^bb0(%in: i64, %out: f16):
      %7 = arith.cmpi slt, %in, %c0_i64 : i64
      %8 = arith.addi %in, %c30_i64 : i64
      %9 = arith.select %7, %8, %in : i64
      %10 = arith.index_cast %9 : i64 to index
      %11 = linalg.index 2 : index
      %extracted = tensor.extract %arg1[%10, %11] : tensor<30x24xf16>
      linalg.yield %extracted : f16
    } -> tensor<?x?x24xf16>
    %2 = tensor.empty(%dim) : tensor<?xi64>
    %3 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%2 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %7 = linalg.index 0 : index
      %8 = arith.index_cast %7 : index to i64
      linalg.yield %8 : i64
    } -> tensor<?xi64>
    %dim_1 = tensor.dim %3, %c0 : tensor<?xi64>
    %4 = tensor.empty(%dim_1) : tensor<?x24xf16>
    %5 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<?xi64>) outs(%4 : tensor<?x24xf16>) {
    ^bb0(%in: i64, %out: f16):
      %7 = arith.cmpi slt, %in, %c0_i64 : i64
      %8 = arith.addi %in, %c20_i64 : i64
      %9 = arith.select %7, %8, %in : i64
      %10 = arith.index_cast %9 : i64 to index
      %11 = linalg.index 1 : index
      %extracted = tensor.extract %arg2[%10, %11] : tensor<20x24xf16>
      linalg.yield %extracted : f16
    } -> tensor<?x24xf16>
    %6 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %5 : tensor<?x?x24xf16>, tensor<?x24xf16>) outs(%0 : tensor<?x?x24xf16>) {
    ^bb0(%in: f16, %in_2: f16, %out: f16):
      %7 = arith.addf %in, %in_2 : f16
      linalg.yield %7 : f16
    } -> tensor<?x?x24xf16>
    return %6 : tensor<?x?x24xf16>
  }
}
