#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: tensor<2x7x48xbf16>, %arg1: tensor<48x48xbf16>, %arg2: tensor<48xbf16>, %arg3: tensor<16x48xbf16>, %arg4: tensor<16xbf16>, %arg5: tensor<16x48xbf16>, %arg6: tensor<16xbf16>) -> (tensor<2x3x7x16xbf16>, tensor<2x1x7x16xbf16>, tensor<2x1x7x16xbf16>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<48x48xbf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<48x48xbf16>) outs(%0 : tensor<48x48xbf16>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<2x48x48xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<48x48xbf16>) outs(%1 : tensor<2x48x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x48xbf16>
    %3 = tensor.empty() : tensor<2x7x48xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %5 = linalg.batch_matmul ins(%arg0, %2 : tensor<2x7x48xbf16>, tensor<2x48x48xbf16>) outs(%4 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %6 = tensor.empty() : tensor<2x7x48xbf16>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<2x7x48xf32>) outs(%6 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %24 = arith.truncf %in : f32 to bf16
      linalg.yield %24 : bf16
    } -> tensor<2x7x48xbf16>
    %8 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %arg2 : tensor<2x7x48xbf16>, tensor<48xbf16>) outs(%6 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_7: bf16, %out: bf16):
      %24 = arith.addf %in, %in_7 : bf16
      linalg.yield %24 : bf16
    } -> tensor<2x7x48xbf16>
    %expanded = tensor.expand_shape %8 [[0], [1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<2x7x48xbf16> into tensor<2x7x3x16xbf16>
    %9 = tensor.empty() : tensor<2x3x7x16xbf16>
    %transposed_0 = linalg.transpose ins(%expanded : tensor<2x7x3x16xbf16>) outs(%9 : tensor<2x3x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %10 = tensor.empty() : tensor<48x16xbf16>
    %transposed_1 = linalg.transpose ins(%arg3 : tensor<16x48xbf16>) outs(%10 : tensor<48x16xbf16>) permutation = [1, 0] 
    %11 = tensor.empty() : tensor<2x48x16xbf16>
    %12 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_1 : tensor<48x16xbf16>) outs(%11 : tensor<2x48x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x16xbf16>
    %13 = tensor.empty() : tensor<2x7x16xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<2x7x16xf32>) -> tensor<2x7x16xf32>
    %15 = linalg.batch_matmul ins(%arg0, %12 : tensor<2x7x48xbf16>, tensor<2x48x16xbf16>) outs(%14 : tensor<2x7x16xf32>) -> tensor<2x7x16xf32>
    %16 = tensor.empty() : tensor<2x7x16xbf16>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x7x16xf32>) outs(%16 : tensor<2x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %24 = arith.truncf %in : f32 to bf16
      linalg.yield %24 : bf16
    } -> tensor<2x7x16xbf16>
    %18 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %arg4 : tensor<2x7x16xbf16>, tensor<16xbf16>) outs(%16 : tensor<2x7x16xbf16>) {
    ^bb0(%in: bf16, %in_7: bf16, %out: bf16):
      %24 = arith.addf %in, %in_7 : bf16
      linalg.yield %24 : bf16
    } -> tensor<2x7x16xbf16>
    %expanded_2 = tensor.expand_shape %18 [[0], [1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<2x7x16xbf16> into tensor<2x7x1x16xbf16>
    %19 = tensor.empty() : tensor<2x1x7x16xbf16>
    %transposed_3 = linalg.transpose ins(%expanded_2 : tensor<2x7x1x16xbf16>) outs(%19 : tensor<2x1x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %transposed_4 = linalg.transpose ins(%arg5 : tensor<16x48xbf16>) outs(%10 : tensor<48x16xbf16>) permutation = [1, 0] 
    %20 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_4 : tensor<48x16xbf16>) outs(%11 : tensor<2x48x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x16xbf16>
    %21 = linalg.batch_matmul ins(%arg0, %20 : tensor<2x7x48xbf16>, tensor<2x48x16xbf16>) outs(%14 : tensor<2x7x16xf32>) -> tensor<2x7x16xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x7x16xf32>) outs(%16 : tensor<2x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %24 = arith.truncf %in : f32 to bf16
      linalg.yield %24 : bf16
    } -> tensor<2x7x16xbf16>
    %23 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22, %arg6 : tensor<2x7x16xbf16>, tensor<16xbf16>) outs(%16 : tensor<2x7x16xbf16>) {
    ^bb0(%in: bf16, %in_7: bf16, %out: bf16):
      %24 = arith.addf %in, %in_7 : bf16
      linalg.yield %24 : bf16
    } -> tensor<2x7x16xbf16>
    %expanded_5 = tensor.expand_shape %23 [[0], [1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<2x7x16xbf16> into tensor<2x7x1x16xbf16>
    %transposed_6 = linalg.transpose ins(%expanded_5 : tensor<2x7x1x16xbf16>) outs(%19 : tensor<2x1x7x16xbf16>) permutation = [0, 2, 1, 3] 
    return %transposed_0, %transposed_3, %transposed_6 : tensor<2x3x7x16xbf16>, tensor<2x1x7x16xbf16>, tensor<2x1x7x16xbf16>
  }
}
