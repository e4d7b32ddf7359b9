#map = affine_map<()[s0] -> (s0 * 2)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<2x?x48xf32>, %arg1: tensor<48x48xf32>, %arg2: tensor<48xf32>, %arg3: tensor<16x48xf32>, %arg4: tensor<16xf32>, %arg5: tensor<16x48xf32>, %arg6: tensor<16xf32>) -> (tensor<2x3x?x16xf32>, tensor<2x1x?x16xf32>, tensor<2x1x?x16xf32>) {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c2_i64 = arith.constant 2 : i64
    %c16_i64 = arith.constant 16 : i64
    %c32_i64 = arith.constant 32 : i64
    %c96_i64 = arith.constant 96 : i64
    %dim = tensor.dim %arg0, %c1 : tensor<2x?x48xf32>
    %0 = arith.index_cast %dim : index to i64
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x?x48xf32> into tensor<?x48xf32>
    %1 = tensor.empty() : tensor<48x48xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<48x48xf32>) outs(%1 : tensor<48x48xf32>) permutation = [1, 0] 
    %2 = affine.apply #map()[%dim]
    %3 = tensor.empty(%2) : tensor<?x48xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<?x48xf32>) -> tensor<?x48xf32>
    %5 = linalg.matmul ins(%collapsed, %transposed : tensor<?x48xf32>, tensor<48x48xf32>) outs(%4 : tensor<?x48xf32>) -> tensor<?x48xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%5, %arg2 : tensor<?x48xf32>, tensor<48xf32>) outs(%3 : tensor<?x48xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %23 = arith.addf %in, %in_10 : f32
      linalg.yield %23 : f32
    } -> tensor<?x48xf32>
    %7 = arith.divsi %2, %c2 : index
    %expanded = tensor.expand_shape %6 [[0, 1], [2]] output_shape [2, %7, 48] : tensor<?x48xf32> into tensor<2x?x48xf32>
    %8 = arith.muli %0, %c32_i64 : i64
    %9 = arith.index_cast %7 : index to i64
    %10 = arith.muli %9, %c96_i64 : i64
    %11 = arith.divui %10, %8 : i64
    %from_elements = tensor.from_elements %c2_i64, %0, %11, %c16_i64 : tensor<4xi64>
    %reshape = tensor.reshape %expanded(%from_elements) : (tensor<2x?x48xf32>, tensor<4xi64>) -> tensor<2x?x3x16xf32>
    %12 = tensor.empty(%dim) : tensor<2x3x?x16xf32>
    %transposed_0 = linalg.transpose ins(%reshape : tensor<2x?x3x16xf32>) outs(%12 : tensor<2x3x?x16xf32>) permutation = [0, 2, 1, 3] 
    %13 = tensor.empty() : tensor<48x16xf32>
    %transposed_1 = linalg.transpose ins(%arg3 : tensor<16x48xf32>) outs(%13 : tensor<48x16xf32>) permutation = [1, 0] 
    %14 = tensor.empty(%2) : tensor<?x16xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %16 = linalg.matmul ins(%collapsed, %transposed_1 : tensor<?x48xf32>, tensor<48x16xf32>) outs(%15 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%16, %arg4 : tensor<?x16xf32>, tensor<16xf32>) outs(%14 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %23 = arith.addf %in, %in_10 : f32
      linalg.yield %23 : f32
    } -> tensor<?x16xf32>
    %expanded_2 = tensor.expand_shape %17 [[0, 1], [2]] output_shape [2, %7, 16] : tensor<?x16xf32> into tensor<2x?x16xf32>
    %18 = arith.muli %9, %c32_i64 : i64
    %19 = arith.divui %18, %8 : i64
    %from_elements_3 = tensor.from_elements %c2_i64, %0, %19, %c16_i64 : tensor<4xi64>
    %reshape_4 = tensor.reshape %expanded_2(%from_elements_3) : (tensor<2x?x16xf32>, tensor<4xi64>) -> tensor<2x?x1x16xf32>
    %20 = tensor.empty(%dim) : tensor<2x1x?x16xf32>
    %transposed_5 = linalg.transpose ins(%reshape_4 : tensor<2x?x1x16xf32>) outs(%20 : tensor<2x1x?x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_6 = linalg.transpose ins(%arg5 : tensor<16x48xf32>) outs(%13 : tensor<48x16xf32>) permutation = [1, 0] 
    %21 = linalg.matmul ins(%collapsed, %transposed_6 : tensor<?x48xf32>, tensor<48x16xf32>) outs(%15 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%21, %arg6 : tensor<?x16xf32>, tensor<16xf32>) outs(%14 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %23 = arith.addf %in, %in_10 : f32
      linalg.yield %23 : f32
    } -> tensor<?x16xf32>
    %expanded_7 = tensor.expand_shape %22 [[0, 1], [2]] output_shape [2, %7, 16] : tensor<?x16xf32> into tensor<2x?x16xf32>
    %reshape_8 = tensor.reshape %expanded_7(%from_elements_3) : (tensor<2x?x16xf32>, tensor<4xi64>) -> tensor<2x?x1x16xf32>
    %transposed_9 = linalg.transpose ins(%reshape_8 : tensor<2x?x1x16xf32>) outs(%20 : tensor<2x1x?x16xf32>) permutation = [0, 2, 1, 3] 
    return %transposed_0, %transposed_5, %transposed_9 : tensor<2x3x?x16xf32>, tensor<2x1x?x16xf32>, tensor<2x1x?x16xf32>
  }
}
