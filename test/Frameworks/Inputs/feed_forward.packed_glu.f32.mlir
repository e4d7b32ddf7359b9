#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x7x32xf32>, %arg1: tensor<96x32xf32>, %arg2: tensor<96xf32>) -> tensor<2x7x48xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %0 = tensor.empty() : tensor<32x96xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<96x32xf32>) outs(%0 : tensor<32x96xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<14x96xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<14x96xf32>) -> tensor<14x96xf32>
    %3 = linalg.matmul ins(%collapsed, %transposed : tensor<14x32xf32>, tensor<32x96xf32>) outs(%2 : tensor<14x96xf32>) -> tensor<14x96xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %arg2 : tensor<14x96xf32>, tensor<96xf32>) outs(%1 : tensor<14x96xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %8 = arith.addf %in, %in_2 : f32
      linalg.yield %8 : f32
    } -> tensor<14x96xf32>
    %expanded = tensor.expand_shape %4 [[0, 1], [2]] output_shape [2, 7, 96] : tensor<14x96xf32> into tensor<2x7x96xf32>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0] [2, 7, 48] [1, 1, 1] : tensor<2x7x96xf32> to tensor<2x7x48xf32>
    %extracted_slice_1 = tensor.extract_slice %expanded[0, 0, 48] [2, 7, 48] [1, 1, 1] : tensor<2x7x96xf32> to tensor<2x7x48xf32>
    %5 = tensor.empty() : tensor<2x7x48xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_1 : tensor<2x7x48xf32>) outs(%5 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %8 = arith.negf %in : f32
      %9 = math.exp %8 : f32
      %10 = arith.addf %9, %cst_0 : f32
      %11 = arith.divf %cst_0, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<2x7x48xf32>
    %7 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %6 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%5 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %8 = arith.mulf %in, %in_2 : f32
      linalg.yield %8 : f32
    } -> tensor<2x7x48xf32>
    return %7 : tensor<2x7x48xf32>
  }
}
