#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_swiglu {
  func.func public @main(%arg0: tensor<2x7x32xf32>, %arg1: tensor<32x56xf32>, %arg2: tensor<32x56xf32>, %arg3: tensor<56x32xf32>) -> tensor<2x7x32xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %0 = tensor.empty() : tensor<14x56xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<14x56xf32>) -> tensor<14x56xf32>
    %2 = linalg.matmul ins(%collapsed, %arg1 : tensor<14x32xf32>, tensor<32x56xf32>) outs(%1 : tensor<14x56xf32>) -> tensor<14x56xf32>
    %expanded = tensor.expand_shape %2 [[0, 1], [2]] output_shape [2, 7, 56] : tensor<14x56xf32> into tensor<2x7x56xf32>
    %3 = tensor.empty() : tensor<2x7x56xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x7x56xf32>) outs(%3 : tensor<2x7x56xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.negf %in : f32
      linalg.yield %21 : f32
    } -> tensor<2x7x56xf32>
    %5 = tensor.empty() : tensor<2x7x56xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2x7x56xf32>) outs(%5 : tensor<2x7x56xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = math.exp %in : f32
      linalg.yield %21 : f32
    } -> tensor<2x7x56xf32>
    %7 = tensor.empty() : tensor<2x7x56xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x7x56xf32>) outs(%7 : tensor<2x7x56xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.addf %in, %cst : f32
      linalg.yield %21 : f32
    } -> tensor<2x7x56xf32>
    %9 = tensor.empty() : tensor<2x7x56xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x7x56xf32>) outs(%9 : tensor<2x7x56xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.divf %cst, %in : f32
      linalg.yield %21 : f32
    } -> tensor<2x7x56xf32>
    %11 = tensor.empty() : tensor<2x7x56xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %10 : tensor<2x7x56xf32>, tensor<2x7x56xf32>) outs(%11 : tensor<2x7x56xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %21 = arith.mulf %in, %in_4 : f32
      linalg.yield %21 : f32
    } -> tensor<2x7x56xf32>
    %13 = tensor.empty() : tensor<14x56xf32>
    %14 = linalg.fill ins(%cst_0 : f32) outs(%13 : tensor<14x56xf32>) -> tensor<14x56xf32>
    %15 = linalg.matmul ins(%collapsed, %arg2 : tensor<14x32xf32>, tensor<32x56xf32>) outs(%14 : tensor<14x56xf32>) -> tensor<14x56xf32>
    %expanded_1 = tensor.expand_shape %15 [[0, 1], [2]] output_shape [2, 7, 56] : tensor<14x56xf32> into tensor<2x7x56xf32>
    %16 = tensor.empty() : tensor<2x7x56xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %expanded_1 : tensor<2x7x56xf32>, tensor<2x7x56xf32>) outs(%16 : tensor<2x7x56xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %21 = arith.mulf %in, %in_4 : f32
      linalg.yield %21 : f32
    } -> tensor<2x7x56xf32>
    %collapsed_2 = tensor.collapse_shape %17 [[0, 1], [2]] : tensor<2x7x56xf32> into tensor<14x56xf32>
    %18 = tensor.empty() : tensor<14x32xf32>
    %19 = linalg.fill ins(%cst_0 : f32) outs(%18 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %20 = linalg.matmul ins(%collapsed_2, %arg3 : tensor<14x56xf32>, tensor<56x32xf32>) outs(%19 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_3 = tensor.expand_shape %20 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf32> into tensor<2x7x32xf32>
    return %expanded_3 : tensor<2x7x32xf32>
  }
}
