#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_packed_glu {
  func.func public @main(%arg0: tensor<2x7x32xf32>, %arg1: tensor<32x112xf32>) -> tensor<2x7x56xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %0 = tensor.empty() : tensor<14x112xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<14x112xf32>) -> tensor<14x112xf32>
    %2 = linalg.matmul ins(%collapsed, %arg1 : tensor<14x32xf32>, tensor<32x112xf32>) outs(%1 : tensor<14x112xf32>) -> tensor<14x112xf32>
    %expanded = tensor.expand_shape %2 [[0, 1], [2]] output_shape [2, 7, 112] : tensor<14x112xf32> into tensor<2x7x112xf32>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0] [2, 7, 56] [1, 1, 1] : tensor<2x7x112xf32> to tensor<2x7x56xf32>
    %extracted_slice_1 = tensor.extract_slice %expanded[0, 0, 56] [2, 7, 56] [1, 1, 1] : tensor<2x7x112xf32> to tensor<2x7x56xf32>
    %3 = tensor.empty() : tensor<2x7x56xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x7x56xf32>) outs(%3 : tensor<2x7x56xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.negf %in : f32
      linalg.yield %13 : f32
    } -> tensor<2x7x56xf32>
    %5 = tensor.empty() : tensor<2x7x56xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2x7x56xf32>) outs(%5 : tensor<2x7x56xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = math.exp %in : f32
      linalg.yield %13 : f32
    } -> tensor<2x7x56xf32>
    %7 = tensor.empty() : tensor<2x7x56xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x7x56xf32>) outs(%7 : tensor<2x7x56xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.addf %in, %cst : f32
      linalg.yield %13 : f32
    } -> tensor<2x7x56xf32>
    %9 = tensor.empty() : tensor<2x7x56xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x7x56xf32>) outs(%9 : tensor<2x7x56xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.divf %cst, %in : f32
      linalg.yield %13 : f32
    } -> tensor<2x7x56xf32>
    %11 = tensor.empty() : tensor<2x7x56xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %extracted_slice_1 : tensor<2x7x56xf32>, tensor<2x7x56xf32>) outs(%11 : tensor<2x7x56xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %13 = arith.mulf %in, %in_2 : f32
      linalg.yield %13 : f32
    } -> tensor<2x7x56xf32>
    return %12 : tensor<2x7x56xf32>
  }
}
