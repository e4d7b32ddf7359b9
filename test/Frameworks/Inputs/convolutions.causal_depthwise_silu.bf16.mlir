#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x16x7xbf16>, %arg1: tensor<16x1x4xbf16>, %arg2: tensor<16xbf16>) -> tensor<2x16x7xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant 1.000000e+00 : f32
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2, 3]] output_shape [2, 16, 7, 1] : tensor<2x16x7xbf16> into tensor<2x16x7x1xbf16>
    %expanded_1 = tensor.expand_shape %arg1 [[0], [1], [2, 3]] output_shape [16, 1, 4, 1] : tensor<16x1x4xbf16> into tensor<16x1x4x1xbf16>
    %padded = tensor.pad %expanded low[0, 0, 3, 0] high[0, 0, 3, 0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst : bf16
    } : tensor<2x16x7x1xbf16> to tensor<2x16x13x1xbf16>
    %0 = tensor.empty() : tensor<2x16x10x1xf32>
    %1 = tensor.empty() : tensor<16xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<16xbf16>) outs(%1 : tensor<16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %12 = arith.extf %in : bf16 to f32
      linalg.yield %12 : f32
    } -> tensor<16xf32>
    %broadcasted = linalg.broadcast ins(%2 : tensor<16xf32>) outs(%0 : tensor<2x16x10x1xf32>) dimensions = [0, 2, 3] 
    %collapsed = tensor.collapse_shape %expanded_1 [[0, 1], [2], [3]] : tensor<16x1x4x1xbf16> into tensor<16x4x1xbf16>
    %3 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %collapsed : tensor<2x16x13x1xbf16>, tensor<16x4x1xbf16>) outs(%broadcasted : tensor<2x16x10x1xf32>) -> tensor<2x16x10x1xf32>
    %4 = tensor.empty() : tensor<2x16x10x1xbf16>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3 : tensor<2x16x10x1xf32>) outs(%4 : tensor<2x16x10x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %12 = arith.truncf %in : f32 to bf16
      linalg.yield %12 : bf16
    } -> tensor<2x16x10x1xbf16>
    %collapsed_2 = tensor.collapse_shape %5 [[0], [1], [2, 3]] : tensor<2x16x10x1xbf16> into tensor<2x16x10xbf16>
    %extracted_slice = tensor.extract_slice %collapsed_2[0, 0, 0] [2, 16, 7] [1, 1, 1] : tensor<2x16x10xbf16> to tensor<2x16x7xbf16>
    %6 = tensor.empty() : tensor<2x16x7xf32>
    %7 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x16x7xbf16>) outs(%6 : tensor<2x16x7xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %12 = arith.extf %in : bf16 to f32
      linalg.yield %12 : f32
    } -> tensor<2x16x7xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<2x16x7xf32>) outs(%6 : tensor<2x16x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %12 = arith.negf %in : f32
      %13 = math.exp %12 : f32
      %14 = arith.addf %13, %cst_0 : f32
      %15 = arith.divf %cst_0, %14 : f32
      linalg.yield %15 : f32
    } -> tensor<2x16x7xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %8 : tensor<2x16x7xf32>, tensor<2x16x7xf32>) outs(%6 : tensor<2x16x7xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %12 = arith.mulf %in, %in_3 : f32
      linalg.yield %12 : f32
    } -> tensor<2x16x7xf32>
    %10 = tensor.empty() : tensor<2x16x7xbf16>
    %11 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x16x7xf32>) outs(%10 : tensor<2x16x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %12 = arith.truncf %in : f32 to bf16
      linalg.yield %12 : bf16
    } -> tensor<2x16x7xbf16>
    return %11 : tensor<2x16x7xbf16>
  }
}
