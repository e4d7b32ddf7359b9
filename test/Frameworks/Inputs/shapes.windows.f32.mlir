#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x8x8x6xf32>) -> tensor<8x16x6xf32> {
    %cst = arith.constant 1.500000e+00 : f32
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2], [3, 4], [5]] output_shape [2, 2, 4, 2, 4, 6] : tensor<2x8x8x6xf32> into tensor<2x2x4x2x4x6xf32>
    %0 = tensor.empty() : tensor<2x2x2x4x4x6xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<2x2x4x2x4x6xf32>) outs(%0 : tensor<2x2x2x4x4x6xf32>) permutation = [0, 1, 3, 2, 4, 5] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1, 2], [3, 4], [5]] : tensor<2x2x2x4x4x6xf32> into tensor<8x16x6xf32>
    %1 = tensor.empty() : tensor<8x16x6xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<8x16x6xf32>) outs(%1 : tensor<8x16x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = arith.mulf %in, %cst : f32
      linalg.yield %3 : f32
    } -> tensor<8x16x6xf32>
    return %2 : tensor<8x16x6xf32>
  }
}
