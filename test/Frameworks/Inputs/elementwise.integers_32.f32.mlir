#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<13x24xi32>) -> tensor<13x24xi32> {
    %c2_i32 = arith.constant 2 : i32
    %c150_i32 = arith.constant 150 : i32
    %0 = tensor.empty() : tensor<13x24xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xi32>) outs(%0 : tensor<13x24xi32>) {
    ^bb0(%in: i32, %out: i32):
      %4 = math.absi %in : i32
      linalg.yield %4 : i32
    } -> tensor<13x24xi32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<13x24xi32>) outs(%0 : tensor<13x24xi32>) {
    ^bb0(%in: i32, %out: i32):
      %4 = arith.muli %in, %c2_i32 : i32
      linalg.yield %4 : i32
    } -> tensor<13x24xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<13x24xi32>) outs(%0 : tensor<13x24xi32>) {
    ^bb0(%in: i32, %out: i32):
      %4 = arith.minsi %in, %c150_i32 : i32
      linalg.yield %4 : i32
    } -> tensor<13x24xi32>
    return %3 : tensor<13x24xi32>
  }
}
