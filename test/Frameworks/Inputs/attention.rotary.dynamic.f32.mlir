#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
module {
  func.func @main(%arg0: tensor<2x3x?x16xf32>, %arg1: tensor<?x16xf32>, %arg2: tensor<?x16xf32>) -> tensor<2x3x?x16xf32> {
    %c2 = arith.constant 2 : index
    %dim = tensor.dim %arg0, %c2 : tensor<2x3x?x16xf32>
    %0 = tensor.empty(%dim) : tensor<2x3x?x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x3x?x16xf32>, tensor<?x16xf32>) outs(%0 : tensor<2x3x?x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %7 = arith.mulf %in, %in_2 : f32
      linalg.yield %7 : f32
    } -> tensor<2x3x?x16xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, 8] [2, 3, %dim, 8] [1, 1, 1, 1] : tensor<2x3x?x16xf32> to tensor<2x3x?x8xf32>
    %2 = tensor.empty(%dim) : tensor<2x3x?x8xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x3x?x8xf32>) outs(%2 : tensor<2x3x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = arith.negf %in : f32
      linalg.yield %7 : f32
    } -> tensor<2x3x?x8xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0, 0, 0] [2, 3, %dim, 8] [1, 1, 1, 1] : tensor<2x3x?x16xf32> to tensor<2x3x?x8xf32>
    %concat = tensor.concat dim(3) %3, %extracted_slice_0 : (tensor<2x3x?x8xf32>, tensor<2x3x?x8xf32>) -> tensor<2x3x?x16xf32>
    %dim_1 = tensor.dim %3, %c2 : tensor<2x3x?x8xf32>
    %4 = tensor.empty(%dim_1) : tensor<2x3x?x16xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat, %arg2 : tensor<2x3x?x16xf32>, tensor<?x16xf32>) outs(%4 : tensor<2x3x?x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %7 = arith.mulf %in, %in_2 : f32
      linalg.yield %7 : f32
    } -> tensor<2x3x?x16xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %5 : tensor<2x3x?x16xf32>, tensor<2x3x?x16xf32>) outs(%0 : tensor<2x3x?x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %7 = arith.addf %in, %in_2 : f32
      linalg.yield %7 : f32
    } -> tensor<2x3x?x16xf32>
    return %6 : tensor<2x3x?x16xf32>
  }
}
