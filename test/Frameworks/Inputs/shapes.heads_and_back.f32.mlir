#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<2x7x48xf32>) -> tensor<2x7x48xf32> {
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<2x7x48xf32> into tensor<2x7x3x16xf32>
    %0 = tensor.empty() : tensor<2x3x7x16xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<2x7x3x16xf32>) outs(%0 : tensor<2x3x7x16xf32>) permutation = [0, 2, 1, 3] 
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed : tensor<2x3x7x16xf32>) outs(%0 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = math.exp %in : f32
      linalg.yield %3 : f32
    } -> tensor<2x3x7x16xf32>
    %2 = tensor.empty() : tensor<2x7x3x16xf32>
    %transposed_0 = linalg.transpose ins(%1 : tensor<2x3x7x16xf32>) outs(%2 : tensor<2x7x3x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed = tensor.collapse_shape %transposed_0 [[0], [1], [2, 3]] : tensor<2x7x3x16xf32> into tensor<2x7x48xf32>
    return %collapsed : tensor<2x7x48xf32>
  }
}
