#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x7x32xf16>, %arg1: tensor<40x32xf16>, %arg2: tensor<40xf16>, %arg3: tensor<4x32xf16>, %arg4: tensor<40x4xf16>) -> tensor<2x7x40xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 2.000000e+00 : f16
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x7x32xf16> into tensor<14x32xf16>
    %0 = tensor.empty() : tensor<32x40xf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<40x32xf16>) outs(%0 : tensor<32x40xf16>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<40xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<40xf16>) outs(%1 : tensor<40xf32>) {
    ^bb0(%in: f16, %out: f32):
      %25 = arith.extf %in : f16 to f32
      linalg.yield %25 : f32
    } -> tensor<40xf32>
    %3 = tensor.empty() : tensor<14x32xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<14x32xf16>) outs(%3 : tensor<14x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %25 = arith.extf %in : f16 to f32
      linalg.yield %25 : f32
    } -> tensor<14x32xf32>
    %5 = tensor.empty() : tensor<32x40xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%transposed : tensor<32x40xf16>) outs(%5 : tensor<32x40xf32>) {
    ^bb0(%in: f16, %out: f32):
      %25 = arith.extf %in : f16 to f32
      linalg.yield %25 : f32
    } -> tensor<32x40xf32>
    %7 = tensor.empty() : tensor<14x40xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<14x40xf32>) -> tensor<14x40xf32>
    %9 = linalg.matmul ins(%4, %6 : tensor<14x32xf32>, tensor<32x40xf32>) outs(%8 : tensor<14x40xf32>) -> tensor<14x40xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%9, %2 : tensor<14x40xf32>, tensor<40xf32>) outs(%7 : tensor<14x40xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %25 = arith.addf %in, %in_4 : f32
      linalg.yield %25 : f32
    } -> tensor<14x40xf32>
    %11 = tensor.empty() : tensor<14x40xf16>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<14x40xf32>) outs(%11 : tensor<14x40xf16>) {
    ^bb0(%in: f32, %out: f16):
      %25 = arith.truncf %in : f32 to f16
      linalg.yield %25 : f16
    } -> tensor<14x40xf16>
    %expanded = tensor.expand_shape %12 [[0, 1], [2]] output_shape [2, 7, 40] : tensor<14x40xf16> into tensor<2x7x40xf16>
    %13 = tensor.empty() : tensor<32x4xf16>
    %transposed_1 = linalg.transpose ins(%arg3 : tensor<4x32xf16>) outs(%13 : tensor<32x4xf16>) permutation = [1, 0] 
    %14 = tensor.empty() : tensor<14x4xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<14x4xf32>) -> tensor<14x4xf32>
    %16 = linalg.matmul ins(%collapsed, %transposed_1 : tensor<14x32xf16>, tensor<32x4xf16>) outs(%15 : tensor<14x4xf32>) -> tensor<14x4xf32>
    %17 = tensor.empty() : tensor<14x4xf16>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<14x4xf32>) outs(%17 : tensor<14x4xf16>) {
    ^bb0(%in: f32, %out: f16):
      %25 = arith.truncf %in : f32 to f16
      linalg.yield %25 : f16
    } -> tensor<14x4xf16>
    %19 = tensor.empty() : tensor<4x40xf16>
    %transposed_2 = linalg.transpose ins(%arg4 : tensor<40x4xf16>) outs(%19 : tensor<4x40xf16>) permutation = [1, 0] 
    %20 = linalg.matmul ins(%18, %transposed_2 : tensor<14x4xf16>, tensor<4x40xf16>) outs(%8 : tensor<14x40xf32>) -> tensor<14x40xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<14x40xf32>) outs(%11 : tensor<14x40xf16>) {
    ^bb0(%in: f32, %out: f16):
      %25 = arith.truncf %in : f32 to f16
      linalg.yield %25 : f16
    } -> tensor<14x40xf16>
    %expanded_3 = tensor.expand_shape %21 [[0, 1], [2]] output_shape [2, 7, 40] : tensor<14x40xf16> into tensor<2x7x40xf16>
    %22 = tensor.empty() : tensor<2x7x40xf16>
    %23 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_3 : tensor<2x7x40xf16>) outs(%22 : tensor<2x7x40xf16>) {
    ^bb0(%in: f16, %out: f16):
      %25 = arith.mulf %in, %cst_0 : f16
      linalg.yield %25 : f16
    } -> tensor<2x7x40xf16>
    %24 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %23 : tensor<2x7x40xf16>, tensor<2x7x40xf16>) outs(%22 : tensor<2x7x40xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %25 = arith.addf %in, %in_4 : f16
      linalg.yield %25 : f16
    } -> tensor<2x7x40xf16>
    return %24 : tensor<2x7x40xf16>
  }
}
