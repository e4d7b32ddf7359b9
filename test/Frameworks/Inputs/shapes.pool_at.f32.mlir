#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x7x40xf32>, %arg1: tensor<2xi64>) -> tensor<2x40xf32> {
    %c0_i64 = arith.constant 0 : i64
    %c2_i64 = arith.constant 2 : i64
    %c7_i64 = arith.constant 7 : i64
    %0 = tensor.empty() : tensor<2xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %4 = linalg.index 0 : index
      %5 = arith.index_cast %4 : index to i64
      linalg.yield %5 : i64
    } -> tensor<2xi64>
    %2 = tensor.empty() : tensor<2x40xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%1, %arg1 : tensor<2xi64>, tensor<2xi64>) outs(%2 : tensor<2x40xf32>) {
    ^bb0(%in: i64, %in_0: i64, %out: f32):
      %4 = arith.cmpi slt, %in, %c0_i64 : i64
      %5 = arith.addi %in, %c2_i64 : i64
      %6 = arith.select %4, %5, %in : i64
      %7 = arith.index_cast %6 : i64 to index
      %8 = arith.cmpi slt, %in_0, %c0_i64 : i64
      %9 = arith.addi %in_0, %c7_i64 : i64
      %10 = arith.select %8, %9, %in_0 : i64
      %11 = arith.index_cast %10 : i64 to index
      %12 = linalg.index 1 : index
      %extracted = tensor.extract %arg0[%7, %11, %12] : tensor<2x7x40xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x40xf32>
    return %3 : tensor<2x40xf32>
  }
}
