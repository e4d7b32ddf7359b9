#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x16x7xf32>, %arg1: tensor<16x1x4xf32>, %arg2: tensor<16xf32>) -> tensor<2x16x7xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2, 3]] output_shape [2, 16, 7, 1] : tensor<2x16x7xf32> into tensor<2x16x7x1xf32>
    %expanded_1 = tensor.expand_shape %arg1 [[0], [1], [2, 3]] output_shape [16, 1, 4, 1] : tensor<16x1x4xf32> into tensor<16x1x4x1xf32>
    %padded = tensor.pad %expanded low[0, 0, 3, 0] high[0, 0, 3, 0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst : f32
    } : tensor<2x16x7x1xf32> to tensor<2x16x13x1xf32>
    %0 = tensor.empty() : tensor<2x16x10x1xf32>
    %broadcasted = linalg.broadcast ins(%arg2 : tensor<16xf32>) outs(%0 : tensor<2x16x10x1xf32>) dimensions = [0, 2, 3] 
    %collapsed = tensor.collapse_shape %expanded_1 [[0, 1], [2], [3]] : tensor<16x1x4x1xf32> into tensor<16x4x1xf32>
    %1 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %collapsed : tensor<2x16x13x1xf32>, tensor<16x4x1xf32>) outs(%broadcasted : tensor<2x16x10x1xf32>) -> tensor<2x16x10x1xf32>
    %collapsed_2 = tensor.collapse_shape %1 [[0], [1], [2, 3]] : tensor<2x16x10x1xf32> into tensor<2x16x10xf32>
    %extracted_slice = tensor.extract_slice %collapsed_2[0, 0, 0] [2, 16, 7] [1, 1, 1] : tensor<2x16x10xf32> to tensor<2x16x7xf32>
    %2 = tensor.empty() : tensor<2x16x7xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x16x7xf32>) outs(%2 : tensor<2x16x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %5 = arith.negf %in : f32
      %6 = math.exp %5 : f32
      %7 = arith.addf %6, %cst_0 : f32
      %8 = arith.divf %cst_0, %7 : f32
      linalg.yield %8 : f32
    } -> tensor<2x16x7xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %3 : tensor<2x16x7xf32>, tensor<2x16x7xf32>) outs(%2 : tensor<2x16x7xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %5 = arith.mulf %in, %in_3 : f32
      linalg.yield %5 : f32
    } -> tensor<2x16x7xf32>
    return %4 : tensor<2x16x7xf32>
  }
}
