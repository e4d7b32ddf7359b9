#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x7x48xbf16>, %arg1: tensor<144x48xbf16>) -> (tensor<2x3x7x16xbf16>, tensor<2x3x7x16xbf16>, tensor<2x3x7x16xbf16>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<48x144xbf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<144x48xbf16>) outs(%0 : tensor<48x144xbf16>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<2x48x144xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<48x144xbf16>) outs(%1 : tensor<2x48x144xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x144xbf16>
    %3 = tensor.empty() : tensor<2x7x144xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<2x7x144xf32>) -> tensor<2x7x144xf32>
    %5 = linalg.batch_matmul ins(%arg0, %2 : tensor<2x7x48xbf16>, tensor<2x48x144xbf16>) outs(%4 : tensor<2x7x144xf32>) -> tensor<2x7x144xf32>
    %6 = tensor.empty() : tensor<2x7x144xbf16>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<2x7x144xf32>) outs(%6 : tensor<2x7x144xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %9 = arith.truncf %in : f32 to bf16
      linalg.yield %9 : bf16
    } -> tensor<2x7x144xbf16>
    %expanded = tensor.expand_shape %7 [[0], [1], [2, 3, 4]] output_shape [2, 7, 3, 3, 16] : tensor<2x7x144xbf16> into tensor<2x7x3x3x16xbf16>
    %8 = tensor.empty() : tensor<3x2x3x7x16xbf16>
    %transposed_0 = linalg.transpose ins(%expanded : tensor<2x7x3x3x16xbf16>) outs(%8 : tensor<3x2x3x7x16xbf16>) permutation = [2, 0, 3, 1, 4] 
    %extracted_slice = tensor.extract_slice %transposed_0[0, 0, 0, 0, 0] [1, 2, 3, 7, 16] [1, 1, 1, 1, 1] : tensor<3x2x3x7x16xbf16> to tensor<1x2x3x7x16xbf16>
    %extracted_slice_1 = tensor.extract_slice %transposed_0[1, 0, 0, 0, 0] [1, 2, 3, 7, 16] [1, 1, 1, 1, 1] : tensor<3x2x3x7x16xbf16> to tensor<1x2x3x7x16xbf16>
    %extracted_slice_2 = tensor.extract_slice %transposed_0[2, 0, 0, 0, 0] [1, 2, 3, 7, 16] [1, 1, 1, 1, 1] : tensor<3x2x3x7x16xbf16> to tensor<1x2x3x7x16xbf16>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3], [4]] : tensor<1x2x3x7x16xbf16> into tensor<2x3x7x16xbf16>
    %collapsed_3 = tensor.collapse_shape %extracted_slice_1 [[0, 1], [2], [3], [4]] : tensor<1x2x3x7x16xbf16> into tensor<2x3x7x16xbf16>
    %collapsed_4 = tensor.collapse_shape %extracted_slice_2 [[0, 1], [2], [3], [4]] : tensor<1x2x3x7x16xbf16> into tensor<2x3x7x16xbf16>
    return %collapsed, %collapsed_3, %collapsed_4 : tensor<2x3x7x16xbf16>, tensor<2x3x7x16xbf16>, tensor<2x3x7x16xbf16>
  }
}
