#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<13x24xi64>, %arg1: tensor<13x24xi64>) -> (tensor<13x24xi64>, tensor<13x24xi64>, tensor<13x24xi64>) {
    %c7_i64 = arith.constant 7 : i64
    %c3_i64 = arith.constant 3 : i64
    %c0_i64 = arith.constant 0 : i64
    %0 = tensor.empty() : tensor<13x24xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<13x24xi64>) outs(%0 : tensor<13x24xi64>) {
    ^bb0(%in: i64, %out: i64):
      %6 = arith.muli %in, %c3_i64 : i64
      linalg.yield %6 : i64
    } -> tensor<13x24xi64>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %1 : tensor<13x24xi64>, tensor<13x24xi64>) outs(%0 : tensor<13x24xi64>) {
    ^bb0(%in: i64, %in_0: i64, %out: i64):
      %6 = arith.addi %in, %in_0 : i64
      linalg.yield %6 : i64
    } -> tensor<13x24xi64>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<13x24xi64>) outs(%0 : tensor<13x24xi64>) {
    ^bb0(%in: i64, %out: i64):
      %6 = arith.subi %in, %c7_i64 : i64
      linalg.yield %6 : i64
    } -> tensor<13x24xi64>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<13x24xi64>, tensor<13x24xi64>) outs(%0 : tensor<13x24xi64>) {
    ^bb0(%in: i64, %in_0: i64, %out: i64):
      %6 = arith.sitofp %in : i64 to f64
      %7 = arith.sitofp %in_0 : i64 to f64
      %8 = arith.divf %6, %7 : f64
      %9 = math.floor %8 : f64
      %10 = arith.fptosi %9 : f64 to i64
      linalg.yield %10 : i64
    } -> tensor<13x24xi64>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<13x24xi64>, tensor<13x24xi64>) outs(%0 : tensor<13x24xi64>) {
    ^bb0(%in: i64, %in_0: i64, %out: i64):
      %6 = arith.remsi %in, %in_0 : i64
      %7 = arith.cmpi ne, %6, %c0_i64 : i64
      %8 = arith.cmpi slt, %in_0, %c0_i64 : i64
      %9 = arith.cmpi slt, %6, %c0_i64 : i64
      %10 = arith.xori %8, %9 : i1
      %11 = arith.andi %7, %10 : i1
      %12 = arith.addi %6, %in_0 : i64
      %13 = arith.select %11, %12, %6 : i64
      linalg.yield %13 : i64
    } -> tensor<13x24xi64>
    return %3, %4, %5 : tensor<13x24xi64>, tensor<13x24xi64>, tensor<13x24xi64>
  }
}
