#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module @jit_embedding {
  func.func public @main(%arg0: tensor<30x24xf32>, %arg1: tensor<2x7xi32>) -> tensor<2x7x24xf32> {
    %c30_i32 = arith.constant 30 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<2x7xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<2x7xi32>) outs(%0 : tensor<2x7xi1>) {
    ^bb0(%in: i32, %out: i1):
      %8 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %8 : i1
    } -> tensor<2x7xi1>
    %2 = tensor.empty() : tensor<2x7xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<2x7xi32>) outs(%2 : tensor<2x7xi32>) {
    ^bb0(%in: i32, %out: i32):
      %8 = arith.addi %in, %c30_i32 : i32
      linalg.yield %8 : i32
    } -> tensor<2x7xi32>
    %4 = tensor.empty() : tensor<2x7xi32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %3, %arg1 : tensor<2x7xi1>, tensor<2x7xi32>, tensor<2x7xi32>) outs(%4 : tensor<2x7xi32>) {
    ^bb0(%in: i1, %in_0: i32, %in_1: i32, %out: i32):
      %8 = arith.select %in, %in_0, %in_1 : i32
      linalg.yield %8 : i32
    } -> tensor<2x7xi32>
    %expanded = tensor.expand_shape %5 [[0], [1, 2]] output_shape [2, 7, 1] : tensor<2x7xi32> into tensor<2x7x1xi32>
    %6 = tensor.empty() : tensor<2x7x1x24xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x7x1xi32>) outs(%6 : tensor<2x7x1x24xf32>) {
    ^bb0(%in: i32, %out: f32):
      %8 = arith.index_cast %in : i32 to index
      %9 = linalg.index 3 : index
      %extracted = tensor.extract %arg0[%8, %9] : tensor<30x24xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x7x1x24xf32>
    %collapsed = tensor.collapse_shape %7 [[0], [1], [2, 3]] : tensor<2x7x1x24xf32> into tensor<2x7x24xf32>
    return %collapsed : tensor<2x7x24xf32>
  }
}
