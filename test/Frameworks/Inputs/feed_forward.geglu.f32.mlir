#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x7x32xf32>, %arg1: tensor<56x32xf32>, %arg2: tensor<56xf32>, %arg3: tensor<56x32xf32>, %arg4: tensor<56xf32>, %arg5: tensor<32x56xf32>, %arg6: tensor<32xf32>) -> tensor<2x7x32xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c3_i64 = arith.constant 3 : i64
    %cst_0 = arith.constant 4.471500e-02 : f32
    %cst_1 = arith.constant 7.977240e-01 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 5.000000e-01 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %0 = tensor.empty() : tensor<32x56xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<56x32xf32>) outs(%0 : tensor<32x56xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<14x56xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<14x56xf32>) -> tensor<14x56xf32>
    %3 = linalg.matmul ins(%collapsed, %transposed : tensor<14x32xf32>, tensor<32x56xf32>) outs(%2 : tensor<14x56xf32>) -> tensor<14x56xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %arg2 : tensor<14x56xf32>, tensor<56xf32>) outs(%1 : tensor<14x56xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %15 = arith.addf %in, %in_9 : f32
      linalg.yield %15 : f32
    } -> tensor<14x56xf32>
    %expanded = tensor.expand_shape %4 [[0, 1], [2]] output_shape [2, 7, 56] : tensor<14x56xf32> into tensor<2x7x56xf32>
    %5 = tensor.empty() : tensor<2x7x56xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x7x56xf32>) outs(%5 : tensor<2x7x56xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = math.fpowi %in, %c3_i64 : f32, i64
      %16 = arith.mulf %15, %cst_0 : f32
      %17 = arith.addf %in, %16 : f32
      %18 = arith.mulf %17, %cst_1 : f32
      %19 = math.tanh %18 : f32
      %20 = arith.addf %19, %cst_2 : f32
      %21 = arith.mulf %20, %cst_3 : f32
      %22 = arith.mulf %in, %21 : f32
      linalg.yield %22 : f32
    } -> tensor<2x7x56xf32>
    %transposed_4 = linalg.transpose ins(%arg3 : tensor<56x32xf32>) outs(%0 : tensor<32x56xf32>) permutation = [1, 0] 
    %7 = linalg.matmul ins(%collapsed, %transposed_4 : tensor<14x32xf32>, tensor<32x56xf32>) outs(%2 : tensor<14x56xf32>) -> tensor<14x56xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %arg4 : tensor<14x56xf32>, tensor<56xf32>) outs(%1 : tensor<14x56xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %15 = arith.addf %in, %in_9 : f32
      linalg.yield %15 : f32
    } -> tensor<14x56xf32>
    %expanded_5 = tensor.expand_shape %8 [[0, 1], [2]] output_shape [2, 7, 56] : tensor<14x56xf32> into tensor<2x7x56xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %expanded_5 : tensor<2x7x56xf32>, tensor<2x7x56xf32>) outs(%5 : tensor<2x7x56xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %15 = arith.mulf %in, %in_9 : f32
      linalg.yield %15 : f32
    } -> tensor<2x7x56xf32>
    %collapsed_6 = tensor.collapse_shape %9 [[0, 1], [2]] : tensor<2x7x56xf32> into tensor<14x56xf32>
    %10 = tensor.empty() : tensor<56x32xf32>
    %transposed_7 = linalg.transpose ins(%arg5 : tensor<32x56xf32>) outs(%10 : tensor<56x32xf32>) permutation = [1, 0] 
    %11 = tensor.empty() : tensor<14x32xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %13 = linalg.matmul ins(%collapsed_6, %transposed_7 : tensor<14x56xf32>, tensor<56x32xf32>) outs(%12 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %arg6 : tensor<14x32xf32>, tensor<32xf32>) outs(%11 : tensor<14x32xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %15 = arith.addf %in, %in_9 : f32
      linalg.yield %15 : f32
    } -> tensor<14x32xf32>
    %expanded_8 = tensor.expand_shape %14 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf32> into tensor<2x7x32xf32>
    return %expanded_8 : tensor<2x7x32xf32>
  }
}
