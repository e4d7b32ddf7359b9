#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> ()>
module {
  func.func @main(%arg0: tensor<13x24xf32>, %arg1: tensor<7x24xf32>, %arg2: tensor<7xi64>) -> tensor<13x24xf32> {
    %cst = arith.constant dense<0.000000e+00> : tensor<13x24xf32>
    %c12_i64 = arith.constant 12 : i64
    %c-13_i64 = arith.constant -13 : i64
    %c-1_i64 = arith.constant -1 : i64
    %c13_i64 = arith.constant 13 : i64
    %c0_i64 = arith.constant 0 : i64
    %true = arith.constant true
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<7xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<7xi64>) outs(%0 : tensor<7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %15 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %15 : i1
    } -> tensor<7xi1>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<7xi64>) outs(%0 : tensor<7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %15 = arith.cmpi slt, %in, %c13_i64 : i64
      linalg.yield %15 : i1
    } -> tensor<7xi1>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1, %2 : tensor<7xi1>, tensor<7xi1>) outs(%0 : tensor<7xi1>) {
    ^bb0(%in: i1, %in_3: i1, %out: i1):
      %15 = arith.andi %in, %in_3 : i1
      linalg.yield %15 : i1
    } -> tensor<7xi1>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<7xi64>) outs(%0 : tensor<7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %15 = arith.cmpi ne, %in, %c-1_i64 : i64
      linalg.yield %15 : i1
    } -> tensor<7xi1>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%3, %4 : tensor<7xi1>, tensor<7xi1>) outs(%0 : tensor<7xi1>) {
    ^bb0(%in: i1, %in_3: i1, %out: i1):
      %15 = arith.andi %in, %in_3 : i1
      linalg.yield %15 : i1
    } -> tensor<7xi1>
    %expanded = tensor.expand_shape %5 [[0, 1]] output_shape [7, 1] : tensor<7xi1> into tensor<7x1xi1>
    %6 = tensor.empty() : tensor<7xi64>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<7xi64>) outs(%6 : tensor<7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %15 = arith.maxsi %in, %c-13_i64 : i64
      %16 = arith.minsi %15, %c12_i64 : i64
      linalg.yield %16 : i64
    } -> tensor<7xi64>
    %8 = tensor.empty() : tensor<7x1xi1>
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<7x1xi1>) outs(%8 : tensor<7x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %15 = arith.xori %in, %true : i1
      linalg.yield %15 : i1
    } -> tensor<7x1xi1>
    %10 = tensor.empty() : tensor<7x24xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map3, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%9, %cst_0, %arg1 : tensor<7x1xi1>, tensor<f32>, tensor<7x24xf32>) outs(%10 : tensor<7x24xf32>) {
    ^bb0(%in: i1, %in_3: f32, %in_4: f32, %out: f32):
      %15 = arith.select %in, %in_3, %in_4 : f32
      linalg.yield %15 : f32
    } -> tensor<7x24xf32>
    %expanded_1 = tensor.expand_shape %7 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %expanded_2 = tensor.expand_shape %11 [[0], [1, 2]] output_shape [7, 1, 24] : tensor<7x24xf32> into tensor<7x1x24xf32>
    %12 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(false) ins(%expanded_2, %expanded_1 : tensor<7x1x24xf32>, tensor<7x1xi64>) outs(%cst : tensor<13x24xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      %15 = arith.addf %arg4, %arg3 : f32
      tm_tensor.yield %15 : f32
    } -> tensor<13x24xf32>
    %13 = tensor.empty() : tensor<13x24xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12, %arg0 : tensor<13x24xf32>, tensor<13x24xf32>) outs(%13 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %15 = arith.addf %in, %in_3 : f32
      linalg.yield %15 : f32
    } -> tensor<13x24xf32>
    return %14 : tensor<13x24xf32>
  }
}
