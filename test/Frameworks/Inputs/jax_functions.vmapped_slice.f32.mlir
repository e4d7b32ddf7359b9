#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_vmapped_slice {
  func.func public @main(%arg0: tensor<2x20x16xf32>, %arg1: tensor<2xi32>) -> tensor<2x8x16xf32> {
    %c12 = arith.constant 12 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c20_i32 = arith.constant 20 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant dense<0> : tensor<2x1xi32>
    %0 = tensor.empty() : tensor<2xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<2xi32>) outs(%0 : tensor<2xi1>) {
    ^bb0(%in: i32, %out: i1):
      %9 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %9 : i1
    } -> tensor<2xi1>
    %2 = tensor.empty() : tensor<2xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<2xi32>) outs(%2 : tensor<2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %9 = arith.addi %in, %c20_i32 : i32
      linalg.yield %9 : i32
    } -> tensor<2xi32>
    %4 = tensor.empty() : tensor<2xi32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1, %3, %arg1 : tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) outs(%4 : tensor<2xi32>) {
    ^bb0(%in: i1, %in_1: i32, %in_2: i32, %out: i32):
      %9 = arith.select %in, %in_1, %in_2 : i32
      linalg.yield %9 : i32
    } -> tensor<2xi32>
    %expanded = tensor.expand_shape %5 [[0, 1]] output_shape [2, 1] : tensor<2xi32> into tensor<2x1xi32>
    %6 = tensor.empty() : tensor<2x2xi32>
    %inserted_slice = tensor.insert_slice %expanded into %6[0, 0] [2, 1] [1, 1] : tensor<2x1xi32> into tensor<2x2xi32>
    %inserted_slice_0 = tensor.insert_slice %cst into %inserted_slice[0, 1] [2, 1] [1, 1] : tensor<2x1xi32> into tensor<2x2xi32>
    %7 = tensor.empty() : tensor<2x8x16xf32>
    %8 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%7 : tensor<2x8x16xf32>) {
    ^bb0(%out: f32):
      %9 = linalg.index 0 : index
      %10 = linalg.index 1 : index
      %11 = linalg.index 2 : index
      %extracted = tensor.extract %inserted_slice_0[%9, %c0] : tensor<2x2xi32>
      %12 = arith.index_cast %extracted : i32 to index
      %extracted_1 = tensor.extract %inserted_slice_0[%9, %c1] : tensor<2x2xi32>
      %13 = arith.index_cast %extracted_1 : i32 to index
      %14 = arith.maxsi %12, %c0 : index
      %15 = arith.minsi %14, %c12 : index
      %16 = arith.maxsi %13, %c0 : index
      %17 = arith.minsi %16, %c0 : index
      %18 = arith.addi %15, %10 : index
      %19 = arith.addi %17, %11 : index
      %extracted_2 = tensor.extract %arg0[%9, %18, %19] : tensor<2x20x16xf32>
      linalg.yield %extracted_2 : f32
    } -> tensor<2x8x16xf32>
    return %8 : tensor<2x8x16xf32>
  }
}
