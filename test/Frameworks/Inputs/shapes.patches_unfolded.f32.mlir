#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4 + d2 * 4, d3)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d5 + d3 * 4, d4)>
#map3 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d2)>
#map7 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x3x16x16xf32>, %arg1: tensor<24x48xf32>, %arg2: tensor<24xf32>, %arg3: tensor<1x17x24xf32>, %arg4: tensor<1x1x24xf32>) -> tensor<2x17x24xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x3x4x16x4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x3x16x16xf32>) outs(%0 : tensor<2x3x4x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x4x16x4xf32>
    %2 = tensor.empty() : tensor<2x3x4x4x4x4xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%1 : tensor<2x3x4x16x4xf32>) outs(%2 : tensor<2x3x4x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x4x4x4x4xf32>
    %4 = tensor.empty() : tensor<2x4x4x3x4x4xf32>
    %transposed = linalg.transpose ins(%3 : tensor<2x3x4x4x4x4xf32>) outs(%4 : tensor<2x4x4x3x4x4xf32>) permutation = [0, 2, 3, 1, 4, 5] 
    %5 = tensor.empty() : tensor<2x1x24xf32>
    %collapsed = tensor.collapse_shape %arg4 [[0, 1], [2]] : tensor<1x1x24xf32> into tensor<1x24xf32>
    %6 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x24xf32>) outs(%5 : tensor<2x1x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x24xf32>
    %7 = tensor.empty() : tensor<48x24xf32>
    %transposed_0 = linalg.transpose ins(%arg1 : tensor<24x48xf32>) outs(%7 : tensor<48x24xf32>) permutation = [1, 0] 
    %collapsed_1 = tensor.collapse_shape %transposed [[0, 1, 2], [3, 4, 5]] : tensor<2x4x4x3x4x4xf32> into tensor<32x48xf32>
    %8 = tensor.empty() : tensor<32x24xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %10 = linalg.matmul ins(%collapsed_1, %transposed_0 : tensor<32x48xf32>, tensor<48x24xf32>) outs(%9 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %expanded = tensor.expand_shape %10 [[0, 1], [2]] output_shape [2, 16, 24] : tensor<32x24xf32> into tensor<2x16x24xf32>
    %11 = tensor.empty() : tensor<2x16x24xf32>
    %12 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %arg2 : tensor<2x16x24xf32>, tensor<24xf32>) outs(%11 : tensor<2x16x24xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %15 = arith.addf %in, %in_2 : f32
      linalg.yield %15 : f32
    } -> tensor<2x16x24xf32>
    %concat = tensor.concat dim(1) %6, %12 : (tensor<2x1x24xf32>, tensor<2x16x24xf32>) -> tensor<2x17x24xf32>
    %13 = tensor.empty() : tensor<2x17x24xf32>
    %14 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat, %arg3 : tensor<2x17x24xf32>, tensor<1x17x24xf32>) outs(%13 : tensor<2x17x24xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %15 = arith.addf %in, %in_2 : f32
      linalg.yield %15 : f32
    } -> tensor<2x17x24xf32>
    return %14 : tensor<2x17x24xf32>
  }
}
