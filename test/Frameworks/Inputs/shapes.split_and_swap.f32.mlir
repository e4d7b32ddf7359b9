#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<13x16xf32>, %arg1: tensor<13x16xf32>) -> tensor<13x16xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [13, 8] [1, 1] : tensor<13x16xf32> to tensor<13x8xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 8] [13, 8] [1, 1] : tensor<13x16xf32> to tensor<13x8xf32>
    %extracted_slice_1 = tensor.extract_slice %arg1[0, 0] [13, 8] [1, 1] : tensor<13x16xf32> to tensor<13x8xf32>
    %0 = tensor.empty() : tensor<13x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_0, %extracted_slice_1 : tensor<13x8xf32>, tensor<13x8xf32>) outs(%0 : tensor<13x8xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %3 = arith.mulf %in, %in_3 : f32
      linalg.yield %3 : f32
    } -> tensor<13x8xf32>
    %extracted_slice_2 = tensor.extract_slice %arg1[0, 8] [13, 8] [1, 1] : tensor<13x16xf32> to tensor<13x8xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %extracted_slice_2 : tensor<13x8xf32>, tensor<13x8xf32>) outs(%0 : tensor<13x8xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %3 = arith.addf %in, %in_3 : f32
      linalg.yield %3 : f32
    } -> tensor<13x8xf32>
    %concat = tensor.concat dim(1) %1, %2 : (tensor<13x8xf32>, tensor<13x8xf32>) -> tensor<13x16xf32>
    return %concat : tensor<13x16xf32>
  }
}
