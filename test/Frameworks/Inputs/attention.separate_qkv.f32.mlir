#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<2x7x48xf32>, %arg1: tensor<48x48xf32>, %arg2: tensor<48xf32>, %arg3: tensor<16x48xf32>, %arg4: tensor<16xf32>, %arg5: tensor<16x48xf32>, %arg6: tensor<16xf32>) -> (tensor<2x3x7x16xf32>, tensor<2x1x7x16xf32>, tensor<2x1x7x16xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %0 = tensor.empty() : tensor<48x48xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<48x48xf32>) outs(%0 : tensor<48x48xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<14x48xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %3 = linalg.matmul ins(%collapsed, %transposed : tensor<14x48xf32>, tensor<48x48xf32>) outs(%2 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %arg2 : tensor<14x48xf32>, tensor<48xf32>) outs(%1 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %14 = arith.addf %in, %in_7 : f32
      linalg.yield %14 : f32
    } -> tensor<14x48xf32>
    %expanded = tensor.expand_shape %4 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf32> into tensor<2x7x3x16xf32>
    %5 = tensor.empty() : tensor<2x3x7x16xf32>
    %transposed_0 = linalg.transpose ins(%expanded : tensor<2x7x3x16xf32>) outs(%5 : tensor<2x3x7x16xf32>) permutation = [0, 2, 1, 3] 
    %6 = tensor.empty() : tensor<48x16xf32>
    %transposed_1 = linalg.transpose ins(%arg3 : tensor<16x48xf32>) outs(%6 : tensor<48x16xf32>) permutation = [1, 0] 
    %7 = tensor.empty() : tensor<14x16xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %9 = linalg.matmul ins(%collapsed, %transposed_1 : tensor<14x48xf32>, tensor<48x16xf32>) outs(%8 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %arg4 : tensor<14x16xf32>, tensor<16xf32>) outs(%7 : tensor<14x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %14 = arith.addf %in, %in_7 : f32
      linalg.yield %14 : f32
    } -> tensor<14x16xf32>
    %expanded_2 = tensor.expand_shape %10 [[0, 1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<14x16xf32> into tensor<2x7x1x16xf32>
    %11 = tensor.empty() : tensor<2x1x7x16xf32>
    %transposed_3 = linalg.transpose ins(%expanded_2 : tensor<2x7x1x16xf32>) outs(%11 : tensor<2x1x7x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_4 = linalg.transpose ins(%arg5 : tensor<16x48xf32>) outs(%6 : tensor<48x16xf32>) permutation = [1, 0] 
    %12 = linalg.matmul ins(%collapsed, %transposed_4 : tensor<14x48xf32>, tensor<48x16xf32>) outs(%8 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%12, %arg6 : tensor<14x16xf32>, tensor<16xf32>) outs(%7 : tensor<14x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %14 = arith.addf %in, %in_7 : f32
      linalg.yield %14 : f32
    } -> tensor<14x16xf32>
    %expanded_5 = tensor.expand_shape %13 [[0, 1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<14x16xf32> into tensor<2x7x1x16xf32>
    %transposed_6 = linalg.transpose ins(%expanded_5 : tensor<2x7x1x16xf32>) outs(%11 : tensor<2x1x7x16xf32>) permutation = [0, 2, 1, 3] 
    return %transposed_0, %transposed_3, %transposed_6 : tensor<2x3x7x16xf32>, tensor<2x1x7x16xf32>, tensor<2x1x7x16xf32>
  }
}
