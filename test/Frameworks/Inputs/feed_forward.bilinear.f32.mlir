#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x7x32xf32>, %arg1: tensor<2x7x24xf32>, %arg2: tensor<40x32xf32>, %arg3: tensor<40xf32>, %arg4: tensor<40x24xf32>, %arg5: tensor<40xf32>) -> tensor<2x7x40xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %0 = tensor.empty() : tensor<32x40xf32>
    %transposed = linalg.transpose ins(%arg2 : tensor<40x32xf32>) outs(%0 : tensor<32x40xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<14x40xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<14x40xf32>) -> tensor<14x40xf32>
    %3 = linalg.matmul ins(%collapsed, %transposed : tensor<14x32xf32>, tensor<32x40xf32>) outs(%2 : tensor<14x40xf32>) -> tensor<14x40xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %arg3 : tensor<14x40xf32>, tensor<40xf32>) outs(%1 : tensor<14x40xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %10 = arith.addf %in, %in_3 : f32
      linalg.yield %10 : f32
    } -> tensor<14x40xf32>
    %expanded = tensor.expand_shape %4 [[0, 1], [2]] output_shape [2, 7, 40] : tensor<14x40xf32> into tensor<2x7x40xf32>
    %collapsed_0 = tensor.collapse_shape %arg1 [[0, 1], [2]] : tensor<2x7x24xf32> into tensor<14x24xf32>
    %5 = tensor.empty() : tensor<24x40xf32>
    %transposed_1 = linalg.transpose ins(%arg4 : tensor<40x24xf32>) outs(%5 : tensor<24x40xf32>) permutation = [1, 0] 
    %6 = linalg.matmul ins(%collapsed_0, %transposed_1 : tensor<14x24xf32>, tensor<24x40xf32>) outs(%2 : tensor<14x40xf32>) -> tensor<14x40xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %arg5 : tensor<14x40xf32>, tensor<40xf32>) outs(%1 : tensor<14x40xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %10 = arith.addf %in, %in_3 : f32
      linalg.yield %10 : f32
    } -> tensor<14x40xf32>
    %expanded_2 = tensor.expand_shape %7 [[0, 1], [2]] output_shape [2, 7, 40] : tensor<14x40xf32> into tensor<2x7x40xf32>
    %8 = tensor.empty() : tensor<2x7x40xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %expanded_2 : tensor<2x7x40xf32>, tensor<2x7x40xf32>) outs(%8 : tensor<2x7x40xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %10 = arith.mulf %in, %in_3 : f32
      linalg.yield %10 : f32
    } -> tensor<2x7x40xf32>
    return %9 : tensor<2x7x40xf32>
  }
}
