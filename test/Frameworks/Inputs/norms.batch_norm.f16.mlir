#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
module {
  func.func @main(%arg0: tensor<4x6x5x7xf16>, %arg1: tensor<6xf16>, %arg2: tensor<6xf16>, %arg3: tensor<6xf16>, %arg4: tensor<6xf16>) -> tensor<4x6x5x7xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e-05 : f64
    %0 = tensor.empty() : tensor<6xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg3 : tensor<6xf16>) outs(%0 : tensor<6xf32>) {
    ^bb0(%in: f16, %out: f32):
      %13 = arith.extf %in : f16 to f32
      linalg.yield %13 : f32
    } -> tensor<6xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg4 : tensor<6xf16>) outs(%0 : tensor<6xf32>) {
    ^bb0(%in: f16, %out: f32):
      %13 = arith.extf %in : f16 to f32
      linalg.yield %13 : f32
    } -> tensor<6xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2 : tensor<6xf32>) outs(%0 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.truncf %cst_1 : f64 to f32
      %14 = arith.addf %in, %13 : f32
      linalg.yield %14 : f32
    } -> tensor<6xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<6xf32>) outs(%0 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = math.sqrt %in : f32
      linalg.yield %13 : f32
    } -> tensor<6xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%4 : tensor<6xf32>) outs(%0 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.cmpf one, %in, %cst : f32
      cf.assert %13, "unimplemented: tensor with zero element"
      %14 = arith.divf %cst_0, %in : f32
      linalg.yield %14 : f32
    } -> tensor<6xf32>
    %expanded = tensor.expand_shape %1 [[0, 1, 2]] output_shape [6, 1, 1] : tensor<6xf32> into tensor<6x1x1xf32>
    %expanded_2 = tensor.expand_shape %5 [[0, 1, 2]] output_shape [6, 1, 1] : tensor<6xf32> into tensor<6x1x1xf32>
    %6 = tensor.empty() : tensor<4x6x5x7xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %expanded : tensor<4x6x5x7xf16>, tensor<6x1x1xf32>) outs(%6 : tensor<4x6x5x7xf32>) {
    ^bb0(%in: f16, %in_5: f32, %out: f32):
      %13 = arith.extf %in : f16 to f32
      %14 = arith.subf %13, %in_5 : f32
      linalg.yield %14 : f32
    } -> tensor<4x6x5x7xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %expanded_2 : tensor<4x6x5x7xf32>, tensor<6x1x1xf32>) outs(%6 : tensor<4x6x5x7xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %13 = arith.mulf %in, %in_5 : f32
      linalg.yield %13 : f32
    } -> tensor<4x6x5x7xf32>
    %expanded_3 = tensor.expand_shape %arg1 [[0, 1, 2]] output_shape [6, 1, 1] : tensor<6xf16> into tensor<6x1x1xf16>
    %9 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %expanded_3 : tensor<4x6x5x7xf32>, tensor<6x1x1xf16>) outs(%6 : tensor<4x6x5x7xf32>) {
    ^bb0(%in: f32, %in_5: f16, %out: f32):
      %13 = arith.extf %in_5 : f16 to f32
      %14 = arith.mulf %in, %13 : f32
      linalg.yield %14 : f32
    } -> tensor<4x6x5x7xf32>
    %expanded_4 = tensor.expand_shape %arg2 [[0, 1, 2]] output_shape [6, 1, 1] : tensor<6xf16> into tensor<6x1x1xf16>
    %10 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %expanded_4 : tensor<4x6x5x7xf32>, tensor<6x1x1xf16>) outs(%6 : tensor<4x6x5x7xf32>) {
    ^bb0(%in: f32, %in_5: f16, %out: f32):
      %13 = arith.extf %in_5 : f16 to f32
      %14 = arith.addf %in, %13 : f32
      linalg.yield %14 : f32
    } -> tensor<4x6x5x7xf32>
    %11 = tensor.empty() : tensor<4x6x5x7xf16>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10 : tensor<4x6x5x7xf32>) outs(%11 : tensor<4x6x5x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %13 = arith.truncf %in : f32 to f16
      linalg.yield %13 : f16
    } -> tensor<4x6x5x7xf16>
    return %12 : tensor<4x6x5x7xf16>
  }
}
