#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x7x32xf32>, %arg1: tensor<112x32xf32>, %arg2: tensor<32x56xf32>) -> tensor<2x7x32xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<32x112xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<112x32xf32>) outs(%0 : tensor<32x112xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %1 = tensor.empty() : tensor<14x112xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<14x112xf32>) -> tensor<14x112xf32>
    %3 = linalg.matmul ins(%collapsed, %transposed : tensor<14x32xf32>, tensor<32x112xf32>) outs(%2 : tensor<14x112xf32>) -> tensor<14x112xf32>
    %expanded = tensor.expand_shape %3 [[0, 1], [2]] output_shape [2, 7, 112] : tensor<14x112xf32> into tensor<2x7x112xf32>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0] [2, 7, 56] [1, 1, 1] : tensor<2x7x112xf32> to tensor<2x7x56xf32>
    %extracted_slice_1 = tensor.extract_slice %expanded[0, 0, 56] [2, 7, 56] [1, 1, 1] : tensor<2x7x112xf32> to tensor<2x7x56xf32>
    %4 = tensor.empty() : tensor<2x7x56xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x7x56xf32>) outs(%4 : tensor<2x7x56xf32>) {
    ^bb0(%in: f32, %out: f32):
      %12 = arith.negf %in : f32
      %13 = math.exp %12 : f32
      %14 = arith.addf %13, %cst_0 : f32
      %15 = arith.divf %cst_0, %14 : f32
      linalg.yield %15 : f32
    } -> tensor<2x7x56xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %5 : tensor<2x7x56xf32>, tensor<2x7x56xf32>) outs(%4 : tensor<2x7x56xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %12 = arith.mulf %in, %in_5 : f32
      linalg.yield %12 : f32
    } -> tensor<2x7x56xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_1, %6 : tensor<2x7x56xf32>, tensor<2x7x56xf32>) outs(%4 : tensor<2x7x56xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %12 = arith.mulf %in, %in_5 : f32
      linalg.yield %12 : f32
    } -> tensor<2x7x56xf32>
    %8 = tensor.empty() : tensor<56x32xf32>
    %transposed_2 = linalg.transpose ins(%arg2 : tensor<32x56xf32>) outs(%8 : tensor<56x32xf32>) permutation = [1, 0] 
    %collapsed_3 = tensor.collapse_shape %7 [[0, 1], [2]] : tensor<2x7x56xf32> into tensor<14x56xf32>
    %9 = tensor.empty() : tensor<14x32xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %11 = linalg.matmul ins(%collapsed_3, %transposed_2 : tensor<14x56xf32>, tensor<56x32xf32>) outs(%10 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_4 = tensor.expand_shape %11 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf32> into tensor<2x7x32xf32>
    return %expanded_4 : tensor<2x7x32xf32>
  }
}
