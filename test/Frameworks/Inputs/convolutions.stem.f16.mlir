#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
module {
  func.func @main(%arg0: tensor<2x3x9x9xf16>, %arg1: tensor<8x3x3x3xf16>, %arg2: tensor<8xf16>, %arg3: tensor<8xf16>, %arg4: tensor<8xf16>, %arg5: tensor<8xf16>, %arg6: tensor<8xf16>) -> tensor<2x8x3x3xf16> {
    %cst = arith.constant 0.000000e+00 : f16
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 0xFC00 : f16
    %cst_3 = arith.constant 1.000000e-05 : f64
    %padded = tensor.pad %arg0 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg7: index, %arg8: index, %arg9: index, %arg10: index):
      tensor.yield %cst : f16
    } : tensor<2x3x9x9xf16> to tensor<2x3x11x11xf16>
    %0 = tensor.empty() : tensor<2x8x5x5xf32>
    %1 = tensor.empty() : tensor<8xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<8xf16>) outs(%1 : tensor<8xf32>) {
    ^bb0(%in: f16, %out: f32):
      %21 = arith.extf %in : f16 to f32
      linalg.yield %21 : f32
    } -> tensor<8xf32>
    %broadcasted = linalg.broadcast ins(%2 : tensor<8xf32>) outs(%0 : tensor<2x8x5x5xf32>) dimensions = [0, 2, 3] 
    %3 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded, %arg1 : tensor<2x3x11x11xf16>, tensor<8x3x3x3xf16>) outs(%broadcasted : tensor<2x8x5x5xf32>) -> tensor<2x8x5x5xf32>
    %4 = tensor.empty() : tensor<2x8x5x5xf16>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3 : tensor<2x8x5x5xf32>) outs(%4 : tensor<2x8x5x5xf16>) {
    ^bb0(%in: f32, %out: f16):
      %21 = arith.truncf %in : f32 to f16
      linalg.yield %21 : f16
    } -> tensor<2x8x5x5xf16>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg5 : tensor<8xf16>) outs(%1 : tensor<8xf32>) {
    ^bb0(%in: f16, %out: f32):
      %21 = arith.extf %in : f16 to f32
      linalg.yield %21 : f32
    } -> tensor<8xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg6 : tensor<8xf16>) outs(%1 : tensor<8xf32>) {
    ^bb0(%in: f16, %out: f32):
      %21 = arith.extf %in : f16 to f32
      linalg.yield %21 : f32
    } -> tensor<8xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%7 : tensor<8xf32>) outs(%1 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.truncf %cst_3 : f64 to f32
      %22 = arith.addf %in, %21 : f32
      linalg.yield %22 : f32
    } -> tensor<8xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%8 : tensor<8xf32>) outs(%1 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = math.sqrt %in : f32
      linalg.yield %21 : f32
    } -> tensor<8xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%9 : tensor<8xf32>) outs(%1 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.cmpf one, %in, %cst_0 : f32
      cf.assert %21, "unimplemented: tensor with zero element"
      %22 = arith.divf %cst_1, %in : f32
      linalg.yield %22 : f32
    } -> tensor<8xf32>
    %expanded = tensor.expand_shape %6 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %expanded_4 = tensor.expand_shape %10 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %expanded : tensor<2x8x5x5xf16>, tensor<8x1x1xf32>) outs(%0 : tensor<2x8x5x5xf32>) {
    ^bb0(%in: f16, %in_8: f32, %out: f32):
      %21 = arith.extf %in : f16 to f32
      %22 = arith.subf %21, %in_8 : f32
      linalg.yield %22 : f32
    } -> tensor<2x8x5x5xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %expanded_4 : tensor<2x8x5x5xf32>, tensor<8x1x1xf32>) outs(%0 : tensor<2x8x5x5xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %21 = arith.mulf %in, %in_8 : f32
      linalg.yield %21 : f32
    } -> tensor<2x8x5x5xf32>
    %expanded_5 = tensor.expand_shape %arg3 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf16> into tensor<8x1x1xf16>
    %13 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %expanded_5 : tensor<2x8x5x5xf32>, tensor<8x1x1xf16>) outs(%0 : tensor<2x8x5x5xf32>) {
    ^bb0(%in: f32, %in_8: f16, %out: f32):
      %21 = arith.extf %in_8 : f16 to f32
      %22 = arith.mulf %in, %21 : f32
      linalg.yield %22 : f32
    } -> tensor<2x8x5x5xf32>
    %expanded_6 = tensor.expand_shape %arg4 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf16> into tensor<8x1x1xf16>
    %14 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13, %expanded_6 : tensor<2x8x5x5xf32>, tensor<8x1x1xf16>) outs(%0 : tensor<2x8x5x5xf32>) {
    ^bb0(%in: f32, %in_8: f16, %out: f32):
      %21 = arith.extf %in_8 : f16 to f32
      %22 = arith.addf %in, %21 : f32
      linalg.yield %22 : f32
    } -> tensor<2x8x5x5xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<2x8x5x5xf32>) outs(%4 : tensor<2x8x5x5xf16>) {
    ^bb0(%in: f32, %out: f16):
      %21 = arith.truncf %in : f32 to f16
      linalg.yield %21 : f16
    } -> tensor<2x8x5x5xf16>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15 : tensor<2x8x5x5xf16>) outs(%4 : tensor<2x8x5x5xf16>) {
    ^bb0(%in: f16, %out: f16):
      %21 = arith.cmpf ugt, %in, %cst : f16
      %22 = arith.select %21, %in, %cst : f16
      linalg.yield %22 : f16
    } -> tensor<2x8x5x5xf16>
    %padded_7 = tensor.pad %16 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg7: index, %arg8: index, %arg9: index, %arg10: index):
      tensor.yield %cst_2 : f16
    } : tensor<2x8x5x5xf16> to tensor<2x8x7x7xf16>
    %17 = tensor.empty() : tensor<2x8x3x3xf16>
    %18 = linalg.fill ins(%cst_2 : f16) outs(%17 : tensor<2x8x3x3xf16>) -> tensor<2x8x3x3xf16>
    %19 = tensor.empty() : tensor<3x3xf16>
    %20 = linalg.pooling_nchw_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded_7, %19 : tensor<2x8x7x7xf16>, tensor<3x3xf16>) outs(%18 : tensor<2x8x3x3xf16>) -> tensor<2x8x3x3xf16>
    return %20 : tensor<2x8x3x3xf16>
  }
}
