#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x3x1x16xbf16>, %arg1: tensor<2x3x11x16xbf16>, %arg2: tensor<2x3x1x16xbf16>) -> (tensor<2x3x1x12xbf16>, tensor<2x3x12x16xbf16>) {
    %cst = arith.constant 0.000000e+00 : f32
    %concat = tensor.concat dim(2) %arg1, %arg2 : (tensor<2x3x11x16xbf16>, tensor<2x3x1x16xbf16>) -> tensor<2x3x12x16xbf16>
    %0 = tensor.empty() : tensor<2x3x16x12xbf16>
    %transposed = linalg.transpose ins(%concat : tensor<2x3x12x16xbf16>) outs(%0 : tensor<2x3x16x12xbf16>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x1x16xbf16> into tensor<6x1x16xbf16>
    %collapsed_0 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x16x12xbf16> into tensor<6x16x12xbf16>
    %1 = tensor.empty() : tensor<6x1x12xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<6x1x12xf32>) -> tensor<6x1x12xf32>
    %3 = linalg.batch_matmul ins(%collapsed, %collapsed_0 : tensor<6x1x16xbf16>, tensor<6x16x12xbf16>) outs(%2 : tensor<6x1x12xf32>) -> tensor<6x1x12xf32>
    %4 = tensor.empty() : tensor<6x1x12xbf16>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<6x1x12xf32>) outs(%4 : tensor<6x1x12xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %6 = arith.truncf %in : f32 to bf16
      linalg.yield %6 : bf16
    } -> tensor<6x1x12xbf16>
    %expanded = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [2, 3, 1, 12] : tensor<6x1x12xbf16> into tensor<2x3x1x12xbf16>
    return %expanded, %concat : tensor<2x3x1x12xbf16>, tensor<2x3x12x16xbf16>
  }
}
