#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x7x48xf32>) -> tensor<2x48xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [2, 1, 48] [1, 1, 1] : tensor<2x7x48xf32> to tensor<2x1x48xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<2x1x48xf32> into tensor<2x48xf32>
    %0 = tensor.empty() : tensor<2x48xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<2x48xf32>) outs(%0 : tensor<2x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = math.tanh %in : f32
      linalg.yield %2 : f32
    } -> tensor<2x48xf32>
    return %1 : tensor<2x48xf32>
  }
}
