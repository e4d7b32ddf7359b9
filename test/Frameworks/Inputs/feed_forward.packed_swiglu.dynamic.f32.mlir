#map = affine_map<()[s0] -> (s0 * 2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x?x32xf32>, %arg1: tensor<112x32xf32>, %arg2: tensor<32x56xf32>) -> tensor<2x?x32xf32> {
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %c1 = arith.constant 1 : index
    %0 = tensor.empty() : tensor<32x112xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<112x32xf32>) outs(%0 : tensor<32x112xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x?x32xf32> into tensor<?x32xf32>
    %dim = tensor.dim %arg0, %c1 : tensor<2x?x32xf32>
    %1 = affine.apply #map()[%dim]
    %2 = tensor.empty(%1) : tensor<?x112xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<?x112xf32>) -> tensor<?x112xf32>
    %4 = linalg.matmul ins(%collapsed, %transposed : tensor<?x32xf32>, tensor<32x112xf32>) outs(%3 : tensor<?x112xf32>) -> tensor<?x112xf32>
    %5 = arith.divsi %1, %c2 : index
    %expanded = tensor.expand_shape %4 [[0, 1], [2]] output_shape [2, %5, 112] : tensor<?x112xf32> into tensor<2x?x112xf32>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0] [2, %5, 56] [1, 1, 1] : tensor<2x?x112xf32> to tensor<2x?x56xf32>
    %extracted_slice_1 = tensor.extract_slice %expanded[0, 0, 56] [2, %5, 56] [1, 1, 1] : tensor<2x?x112xf32> to tensor<2x?x56xf32>
    %6 = tensor.empty(%5) : tensor<2x?x56xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x?x56xf32>) outs(%6 : tensor<2x?x56xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = arith.negf %in : f32
      %17 = math.exp %16 : f32
      %18 = arith.addf %17, %cst_0 : f32
      %19 = arith.divf %cst_0, %18 : f32
      linalg.yield %19 : f32
    } -> tensor<2x?x56xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %7 : tensor<2x?x56xf32>, tensor<2x?x56xf32>) outs(%6 : tensor<2x?x56xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %16 = arith.mulf %in, %in_5 : f32
      linalg.yield %16 : f32
    } -> tensor<2x?x56xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_1, %8 : tensor<2x?x56xf32>, tensor<2x?x56xf32>) outs(%6 : tensor<2x?x56xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %16 = arith.mulf %in, %in_5 : f32
      linalg.yield %16 : f32
    } -> tensor<2x?x56xf32>
    %10 = tensor.empty() : tensor<56x32xf32>
    %transposed_2 = linalg.transpose ins(%arg2 : tensor<32x56xf32>) outs(%10 : tensor<56x32xf32>) permutation = [1, 0] 
    %collapsed_3 = tensor.collapse_shape %9 [[0, 1], [2]] : tensor<2x?x56xf32> into tensor<?x56xf32>
    %11 = affine.apply #map()[%5]
    %12 = tensor.empty(%11) : tensor<?x32xf32>
    %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %14 = linalg.matmul ins(%collapsed_3, %transposed_2 : tensor<?x56xf32>, tensor<56x32xf32>) outs(%13 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %15 = arith.divsi %11, %c2 : index
    %expanded_4 = tensor.expand_shape %14 [[0, 1], [2]] output_shape [2, %15, 32] : tensor<?x32xf32> into tensor<2x?x32xf32>
    return %expanded_4 : tensor<2x?x32xf32>
  }
}
