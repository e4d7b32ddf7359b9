#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<2x7x48xf32>, %arg1: tensor<40x48xf32>, %arg2: tensor<40xf32>) -> tensor<2x7x40xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %0 = tensor.empty() : tensor<48x40xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<40x48xf32>) outs(%0 : tensor<48x40xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<14x40xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<14x40xf32>) -> tensor<14x40xf32>
    %3 = linalg.matmul ins(%collapsed, %transposed : tensor<14x48xf32>, tensor<48x40xf32>) outs(%2 : tensor<14x40xf32>) -> tensor<14x40xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %arg2 : tensor<14x40xf32>, tensor<40xf32>) outs(%1 : tensor<14x40xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %5 = arith.addf %in, %in_0 : f32
      linalg.yield %5 : f32
    } -> tensor<14x40xf32>
    %expanded = tensor.expand_shape %4 [[0, 1], [2]] output_shape [2, 7, 40] : tensor<14x40xf32> into tensor<2x7x40xf32>
    return %expanded : tensor<2x7x40xf32>
  }
}
