#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4 + d2 * 4, d3)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d5 + d3 * 4, d4)>
#map3 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
#map7 = affine_map<(d0, d1, d2) -> (d2)>
#map8 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x3x16x16xf16>, %arg1: tensor<24x48xf16>, %arg2: tensor<24xf16>, %arg3: tensor<1x17x24xf16>, %arg4: tensor<1x1x24xf16>) -> tensor<2x17x24xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x3x4x16x4xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x3x16x16xf16>) outs(%0 : tensor<2x3x4x16x4xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x3x4x16x4xf16>
    %2 = tensor.empty() : tensor<2x3x4x4x4x4xf16>
    %3 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%1 : tensor<2x3x4x16x4xf16>) outs(%2 : tensor<2x3x4x4x4x4xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x3x4x4x4x4xf16>
    %4 = tensor.empty() : tensor<2x4x4x3x4x4xf16>
    %transposed = linalg.transpose ins(%3 : tensor<2x3x4x4x4x4xf16>) outs(%4 : tensor<2x4x4x3x4x4xf16>) permutation = [0, 2, 3, 1, 4, 5] 
    %5 = tensor.empty() : tensor<2x1x24xf16>
    %collapsed = tensor.collapse_shape %arg4 [[0, 1], [2]] : tensor<1x1x24xf16> into tensor<1x24xf16>
    %6 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x24xf16>) outs(%5 : tensor<2x1x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x1x24xf16>
    %7 = tensor.empty() : tensor<48x24xf16>
    %transposed_0 = linalg.transpose ins(%arg1 : tensor<24x48xf16>) outs(%7 : tensor<48x24xf16>) permutation = [1, 0] 
    %collapsed_1 = tensor.collapse_shape %transposed [[0, 1, 2], [3, 4, 5]] : tensor<2x4x4x3x4x4xf16> into tensor<32x48xf16>
    %8 = tensor.empty() : tensor<32x24xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %10 = linalg.matmul ins(%collapsed_1, %transposed_0 : tensor<32x48xf16>, tensor<48x24xf16>) outs(%9 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %11 = tensor.empty() : tensor<32x24xf16>
    %12 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<32x24xf32>) outs(%11 : tensor<32x24xf16>) {
    ^bb0(%in: f32, %out: f16):
      %17 = arith.truncf %in : f32 to f16
      linalg.yield %17 : f16
    } -> tensor<32x24xf16>
    %expanded = tensor.expand_shape %12 [[0, 1], [2]] output_shape [2, 16, 24] : tensor<32x24xf16> into tensor<2x16x24xf16>
    %13 = tensor.empty() : tensor<2x16x24xf16>
    %14 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %arg2 : tensor<2x16x24xf16>, tensor<24xf16>) outs(%13 : tensor<2x16x24xf16>) {
    ^bb0(%in: f16, %in_2: f16, %out: f16):
      %17 = arith.addf %in, %in_2 : f16
      linalg.yield %17 : f16
    } -> tensor<2x16x24xf16>
    %concat = tensor.concat dim(1) %6, %14 : (tensor<2x1x24xf16>, tensor<2x16x24xf16>) -> tensor<2x17x24xf16>
    %15 = tensor.empty() : tensor<2x17x24xf16>
    %16 = linalg.generic {indexing_maps = [#map5, #map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat, %arg3 : tensor<2x17x24xf16>, tensor<1x17x24xf16>) outs(%15 : tensor<2x17x24xf16>) {
    ^bb0(%in: f16, %in_2: f16, %out: f16):
      %17 = arith.addf %in, %in_2 : f16
      linalg.yield %17 : f16
    } -> tensor<2x17x24xf16>
    return %16 : tensor<2x17x24xf16>
  }
}
