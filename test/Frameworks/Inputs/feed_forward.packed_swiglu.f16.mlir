#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x7x32xf16>, %arg1: tensor<112x32xf16>, %arg2: tensor<32x56xf16>) -> tensor<2x7x32xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<32x112xf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<112x32xf16>) outs(%0 : tensor<32x112xf16>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x7x32xf16> into tensor<14x32xf16>
    %1 = tensor.empty() : tensor<14x112xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<14x112xf32>) -> tensor<14x112xf32>
    %3 = linalg.matmul ins(%collapsed, %transposed : tensor<14x32xf16>, tensor<32x112xf16>) outs(%2 : tensor<14x112xf32>) -> tensor<14x112xf32>
    %4 = tensor.empty() : tensor<14x112xf16>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<14x112xf32>) outs(%4 : tensor<14x112xf16>) {
    ^bb0(%in: f32, %out: f16):
      %19 = arith.truncf %in : f32 to f16
      linalg.yield %19 : f16
    } -> tensor<14x112xf16>
    %expanded = tensor.expand_shape %5 [[0, 1], [2]] output_shape [2, 7, 112] : tensor<14x112xf16> into tensor<2x7x112xf16>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0] [2, 7, 56] [1, 1, 1] : tensor<2x7x112xf16> to tensor<2x7x56xf16>
    %extracted_slice_1 = tensor.extract_slice %expanded[0, 0, 56] [2, 7, 56] [1, 1, 1] : tensor<2x7x112xf16> to tensor<2x7x56xf16>
    %6 = tensor.empty() : tensor<2x7x56xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x7x56xf16>) outs(%6 : tensor<2x7x56xf32>) {
    ^bb0(%in: f16, %out: f32):
      %19 = arith.extf %in : f16 to f32
      linalg.yield %19 : f32
    } -> tensor<2x7x56xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<2x7x56xf32>) outs(%6 : tensor<2x7x56xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = arith.negf %in : f32
      %20 = math.exp %19 : f32
      %21 = arith.addf %20, %cst_0 : f32
      %22 = arith.divf %cst_0, %21 : f32
      linalg.yield %22 : f32
    } -> tensor<2x7x56xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %8 : tensor<2x7x56xf32>, tensor<2x7x56xf32>) outs(%6 : tensor<2x7x56xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %19 = arith.mulf %in, %in_5 : f32
      linalg.yield %19 : f32
    } -> tensor<2x7x56xf32>
    %10 = tensor.empty() : tensor<2x7x56xf16>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x7x56xf32>) outs(%10 : tensor<2x7x56xf16>) {
    ^bb0(%in: f32, %out: f16):
      %19 = arith.truncf %in : f32 to f16
      linalg.yield %19 : f16
    } -> tensor<2x7x56xf16>
    %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_1, %11 : tensor<2x7x56xf16>, tensor<2x7x56xf16>) outs(%10 : tensor<2x7x56xf16>) {
    ^bb0(%in: f16, %in_5: f16, %out: f16):
      %19 = arith.mulf %in, %in_5 : f16
      linalg.yield %19 : f16
    } -> tensor<2x7x56xf16>
    %13 = tensor.empty() : tensor<56x32xf16>
    %transposed_2 = linalg.transpose ins(%arg2 : tensor<32x56xf16>) outs(%13 : tensor<56x32xf16>) permutation = [1, 0] 
    %collapsed_3 = tensor.collapse_shape %12 [[0, 1], [2]] : tensor<2x7x56xf16> into tensor<14x56xf16>
    %14 = tensor.empty() : tensor<14x32xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %16 = linalg.matmul ins(%collapsed_3, %transposed_2 : tensor<14x56xf16>, tensor<56x32xf16>) outs(%15 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %17 = tensor.empty() : tensor<14x32xf16>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<14x32xf32>) outs(%17 : tensor<14x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %19 = arith.truncf %in : f32 to f16
      linalg.yield %19 : f16
    } -> tensor<14x32xf16>
    %expanded_4 = tensor.expand_shape %18 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf16> into tensor<2x7x32xf16>
    return %expanded_4 : tensor<2x7x32xf16>
  }
}
