#map = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module @jit_rotary {
  func.func public @main(%arg0: tensor<2x7x3x16xf32>, %arg1: tensor<7x8xf32>, %arg2: tensor<7x8xf32>) -> tensor<2x7x3x16xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, 0] [2, 7, 3, 8] [1, 1, 1, 1] : tensor<2x7x3x16xf32> to tensor<2x7x3x8xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0, 0, 8] [2, 7, 3, 8] [1, 1, 1, 1] : tensor<2x7x3x16xf32> to tensor<2x7x3x8xf32>
    %0 = tensor.empty() : tensor<2x7x3x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<7x8xf32>) outs(%0 : tensor<2x7x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x3x8xf32>
    %2 = tensor.empty() : tensor<2x7x3x8xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %1 : tensor<2x7x3x8xf32>, tensor<2x7x3x8xf32>) outs(%2 : tensor<2x7x3x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %17 = arith.mulf %in, %in_2 : f32
      linalg.yield %17 : f32
    } -> tensor<2x7x3x8xf32>
    %4 = tensor.empty() : tensor<2x7x3x8xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<7x8xf32>) outs(%4 : tensor<2x7x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x3x8xf32>
    %6 = tensor.empty() : tensor<2x7x3x8xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_0, %5 : tensor<2x7x3x8xf32>, tensor<2x7x3x8xf32>) outs(%6 : tensor<2x7x3x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %17 = arith.mulf %in, %in_2 : f32
      linalg.yield %17 : f32
    } -> tensor<2x7x3x8xf32>
    %8 = tensor.empty() : tensor<2x7x3x8xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3, %7 : tensor<2x7x3x8xf32>, tensor<2x7x3x8xf32>) outs(%8 : tensor<2x7x3x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %17 = arith.subf %in, %in_2 : f32
      linalg.yield %17 : f32
    } -> tensor<2x7x3x8xf32>
    %10 = tensor.empty() : tensor<2x7x3x8xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_0, %1 : tensor<2x7x3x8xf32>, tensor<2x7x3x8xf32>) outs(%10 : tensor<2x7x3x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %17 = arith.mulf %in, %in_2 : f32
      linalg.yield %17 : f32
    } -> tensor<2x7x3x8xf32>
    %12 = tensor.empty() : tensor<2x7x3x8xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %5 : tensor<2x7x3x8xf32>, tensor<2x7x3x8xf32>) outs(%12 : tensor<2x7x3x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %17 = arith.mulf %in, %in_2 : f32
      linalg.yield %17 : f32
    } -> tensor<2x7x3x8xf32>
    %14 = tensor.empty() : tensor<2x7x3x8xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %13 : tensor<2x7x3x8xf32>, tensor<2x7x3x8xf32>) outs(%14 : tensor<2x7x3x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %17 = arith.addf %in, %in_2 : f32
      linalg.yield %17 : f32
    } -> tensor<2x7x3x8xf32>
    %16 = tensor.empty() : tensor<2x7x3x16xf32>
    %inserted_slice = tensor.insert_slice %9 into %16[0, 0, 0, 0] [2, 7, 3, 8] [1, 1, 1, 1] : tensor<2x7x3x8xf32> into tensor<2x7x3x16xf32>
    %inserted_slice_1 = tensor.insert_slice %15 into %inserted_slice[0, 0, 0, 8] [2, 7, 3, 8] [1, 1, 1, 1] : tensor<2x7x3x8xf32> into tensor<2x7x3x16xf32>
    return %inserted_slice_1 : tensor<2x7x3x16xf32>
  }
}
