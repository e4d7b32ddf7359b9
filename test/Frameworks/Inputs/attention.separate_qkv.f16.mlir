#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<2x7x48xf16>, %arg1: tensor<48x48xf16>, %arg2: tensor<48xf16>, %arg3: tensor<16x48xf16>, %arg4: tensor<16xf16>, %arg5: tensor<16x48xf16>, %arg6: tensor<16xf16>) -> (tensor<2x3x7x16xf16>, tensor<2x1x7x16xf16>, tensor<2x1x7x16xf16>) {
    %cst = arith.constant 0.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x7x48xf16> into tensor<14x48xf16>
    %0 = tensor.empty() : tensor<48x48xf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<48x48xf16>) outs(%0 : tensor<48x48xf16>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<48xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<48xf16>) outs(%1 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %30 = arith.extf %in : f16 to f32
      linalg.yield %30 : f32
    } -> tensor<48xf32>
    %3 = tensor.empty() : tensor<14x48xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<14x48xf16>) outs(%3 : tensor<14x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %30 = arith.extf %in : f16 to f32
      linalg.yield %30 : f32
    } -> tensor<14x48xf32>
    %5 = tensor.empty() : tensor<48x48xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%transposed : tensor<48x48xf16>) outs(%5 : tensor<48x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %30 = arith.extf %in : f16 to f32
      linalg.yield %30 : f32
    } -> tensor<48x48xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%3 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %8 = linalg.matmul ins(%4, %6 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%7 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%8, %2 : tensor<14x48xf32>, tensor<48xf32>) outs(%3 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %30 = arith.addf %in, %in_7 : f32
      linalg.yield %30 : f32
    } -> tensor<14x48xf32>
    %10 = tensor.empty() : tensor<14x48xf16>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<14x48xf32>) outs(%10 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %30 = arith.truncf %in : f32 to f16
      linalg.yield %30 : f16
    } -> tensor<14x48xf16>
    %expanded = tensor.expand_shape %11 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf16> into tensor<2x7x3x16xf16>
    %12 = tensor.empty() : tensor<2x3x7x16xf16>
    %transposed_0 = linalg.transpose ins(%expanded : tensor<2x7x3x16xf16>) outs(%12 : tensor<2x3x7x16xf16>) permutation = [0, 2, 1, 3] 
    %13 = tensor.empty() : tensor<48x16xf16>
    %transposed_1 = linalg.transpose ins(%arg3 : tensor<16x48xf16>) outs(%13 : tensor<48x16xf16>) permutation = [1, 0] 
    %14 = tensor.empty() : tensor<16xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg4 : tensor<16xf16>) outs(%14 : tensor<16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %30 = arith.extf %in : f16 to f32
      linalg.yield %30 : f32
    } -> tensor<16xf32>
    %16 = tensor.empty() : tensor<48x16xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%transposed_1 : tensor<48x16xf16>) outs(%16 : tensor<48x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %30 = arith.extf %in : f16 to f32
      linalg.yield %30 : f32
    } -> tensor<48x16xf32>
    %18 = tensor.empty() : tensor<14x16xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %20 = linalg.matmul ins(%4, %17 : tensor<14x48xf32>, tensor<48x16xf32>) outs(%19 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%20, %15 : tensor<14x16xf32>, tensor<16xf32>) outs(%18 : tensor<14x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %30 = arith.addf %in, %in_7 : f32
      linalg.yield %30 : f32
    } -> tensor<14x16xf32>
    %22 = tensor.empty() : tensor<14x16xf16>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<14x16xf32>) outs(%22 : tensor<14x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %30 = arith.truncf %in : f32 to f16
      linalg.yield %30 : f16
    } -> tensor<14x16xf16>
    %expanded_2 = tensor.expand_shape %23 [[0, 1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<14x16xf16> into tensor<2x7x1x16xf16>
    %24 = tensor.empty() : tensor<2x1x7x16xf16>
    %transposed_3 = linalg.transpose ins(%expanded_2 : tensor<2x7x1x16xf16>) outs(%24 : tensor<2x1x7x16xf16>) permutation = [0, 2, 1, 3] 
    %transposed_4 = linalg.transpose ins(%arg5 : tensor<16x48xf16>) outs(%13 : tensor<48x16xf16>) permutation = [1, 0] 
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg6 : tensor<16xf16>) outs(%14 : tensor<16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %30 = arith.extf %in : f16 to f32
      linalg.yield %30 : f32
    } -> tensor<16xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%transposed_4 : tensor<48x16xf16>) outs(%16 : tensor<48x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %30 = arith.extf %in : f16 to f32
      linalg.yield %30 : f32
    } -> tensor<48x16xf32>
    %27 = linalg.matmul ins(%4, %26 : tensor<14x48xf32>, tensor<48x16xf32>) outs(%19 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%27, %25 : tensor<14x16xf32>, tensor<16xf32>) outs(%18 : tensor<14x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %30 = arith.addf %in, %in_7 : f32
      linalg.yield %30 : f32
    } -> tensor<14x16xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<14x16xf32>) outs(%22 : tensor<14x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %30 = arith.truncf %in : f32 to f16
      linalg.yield %30 : f16
    } -> tensor<14x16xf16>
    %expanded_5 = tensor.expand_shape %29 [[0, 1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<14x16xf16> into tensor<2x7x1x16xf16>
    %transposed_6 = linalg.transpose ins(%expanded_5 : tensor<2x7x1x16xf16>) outs(%24 : tensor<2x1x7x16xf16>) permutation = [0, 2, 1, 3] 
    return %transposed_0, %transposed_3, %transposed_6 : tensor<2x3x7x16xf16>, tensor<2x1x7x16xf16>, tensor<2x1x7x16xf16>
  }
}
