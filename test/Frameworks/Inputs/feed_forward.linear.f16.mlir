#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<2x7x48xf16>, %arg1: tensor<40x48xf16>, %arg2: tensor<40xf16>) -> tensor<2x7x40xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x7x48xf16> into tensor<14x48xf16>
    %0 = tensor.empty() : tensor<48x40xf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<40x48xf16>) outs(%0 : tensor<48x40xf16>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<40xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<40xf16>) outs(%1 : tensor<40xf32>) {
    ^bb0(%in: f16, %out: f32):
      %13 = arith.extf %in : f16 to f32
      linalg.yield %13 : f32
    } -> tensor<40xf32>
    %3 = tensor.empty() : tensor<14x48xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<14x48xf16>) outs(%3 : tensor<14x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %13 = arith.extf %in : f16 to f32
      linalg.yield %13 : f32
    } -> tensor<14x48xf32>
    %5 = tensor.empty() : tensor<48x40xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%transposed : tensor<48x40xf16>) outs(%5 : tensor<48x40xf32>) {
    ^bb0(%in: f16, %out: f32):
      %13 = arith.extf %in : f16 to f32
      linalg.yield %13 : f32
    } -> tensor<48x40xf32>
    %7 = tensor.empty() : tensor<14x40xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<14x40xf32>) -> tensor<14x40xf32>
    %9 = linalg.matmul ins(%4, %6 : tensor<14x48xf32>, tensor<48x40xf32>) outs(%8 : tensor<14x40xf32>) -> tensor<14x40xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%9, %2 : tensor<14x40xf32>, tensor<40xf32>) outs(%7 : tensor<14x40xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %13 = arith.addf %in, %in_0 : f32
      linalg.yield %13 : f32
    } -> tensor<14x40xf32>
    %11 = tensor.empty() : tensor<14x40xf16>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<14x40xf32>) outs(%11 : tensor<14x40xf16>) {
    ^bb0(%in: f32, %out: f16):
      %13 = arith.truncf %in : f32 to f16
      linalg.yield %13 : f16
    } -> tensor<14x40xf16>
    %expanded = tensor.expand_shape %12 [[0, 1], [2]] output_shape [2, 7, 40] : tensor<14x40xf16> into tensor<2x7x40xf16>
    return %expanded : tensor<2x7x40xf16>
  }
}
