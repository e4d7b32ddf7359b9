#map = affine_map<(d0) -> (d0)>
module @jit_at_add {
  func.func public @main(%arg0: tensor<13x24xf16>, %arg1: tensor<7x24xf16>, %arg2: tensor<7xi32>) -> tensor<13x24xf16> {
    %c13_i32 = arith.constant 13 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<7xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<7xi32>) outs(%0 : tensor<7xi1>) {
    ^bb0(%in: i32, %out: i1):
      %7 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %7 : i1
    } -> tensor<7xi1>
    %2 = tensor.empty() : tensor<7xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<7xi32>) outs(%2 : tensor<7xi32>) {
    ^bb0(%in: i32, %out: i32):
      %7 = arith.addi %in, %c13_i32 : i32
      linalg.yield %7 : i32
    } -> tensor<7xi32>
    %4 = tensor.empty() : tensor<7xi32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1, %3, %arg2 : tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) outs(%4 : tensor<7xi32>) {
    ^bb0(%in: i1, %in_0: i32, %in_1: i32, %out: i32):
      %7 = arith.select %in, %in_0, %in_1 : i32
      linalg.yield %7 : i32
    } -> tensor<7xi32>
    %expanded = tensor.expand_shape %5 [[0, 1]] output_shape [7, 1] : tensor<7xi32> into tensor<7x1xi32>
    %6 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%arg1, %expanded : tensor<7x24xf16>, tensor<7x1xi32>) outs(%arg0 : tensor<13x24xf16>) {
    ^bb0(%arg3: f16, %arg4: f16):
      %7 = arith.addf %arg4, %arg3 : f16
      iree_linalg_ext.yield %7 : f16
    } -> tensor<13x24xf16>
    return %6 : tensor<13x24xf16>
  }
}
