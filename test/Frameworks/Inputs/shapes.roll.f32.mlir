#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<13x24xf32>) -> tensor<13x24xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 19] [13, 5] [1, 1] : tensor<13x24xf32> to tensor<13x5xf32>
    %cast = tensor.cast %extracted_slice : tensor<13x5xf32> to tensor<13x?xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0] [13, 19] [1, 1] : tensor<13x24xf32> to tensor<13x19xf32>
    %cast_1 = tensor.cast %extracted_slice_0 : tensor<13x19xf32> to tensor<13x?xf32>
    %concat = tensor.concat dim(1) %cast, %cast_1 : (tensor<13x?xf32>, tensor<13x?xf32>) -> tensor<13x24xf32>
    %0 = tensor.empty() : tensor<13x24xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%concat, %arg0 : tensor<13x24xf32>, tensor<13x24xf32>) outs(%0 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %2 = arith.addf %in, %in_2 : f32
      linalg.yield %2 : f32
    } -> tensor<13x24xf32>
    return %1 : tensor<13x24xf32>
  }
}
