#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<?x16x?xf32>, %arg1: tensor<16x1x4xf32>, %arg2: tensor<16xf32>) -> tensor<?x16x?xf32> {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c-1 = arith.constant -1 : index
    %cst_0 = arith.constant 1.000000e+00 : f32
    %c3_i64 = arith.constant 3 : i64
    %dim = tensor.dim %arg0, %c2 : tensor<?x16x?xf32>
    %dim_1 = tensor.dim %arg0, %c0 : tensor<?x16x?xf32>
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2, 3]] output_shape [%dim_1, 16, %dim, 1] : tensor<?x16x?xf32> into tensor<?x16x?x1xf32>
    %expanded_2 = tensor.expand_shape %arg1 [[0], [1], [2, 3]] output_shape [16, 1, 4, 1] : tensor<16x1x4xf32> into tensor<16x1x4x1xf32>
    %padded = tensor.pad %expanded low[0, 0, 3, 0] high[0, 0, 3, 0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst : f32
    } : tensor<?x16x?x1xf32> to tensor<?x16x?x1xf32>
    %0 = arith.index_cast %dim : index to i64
    %1 = arith.addi %0, %c3_i64 : i64
    %2 = arith.index_cast %1 : i64 to index
    %3 = tensor.empty(%dim_1, %2) : tensor<?x16x?x1xf32>
    %broadcasted = linalg.broadcast ins(%arg2 : tensor<16xf32>) outs(%3 : tensor<?x16x?x1xf32>) dimensions = [0, 2, 3] 
    %collapsed = tensor.collapse_shape %expanded_2 [[0, 1], [2], [3]] : tensor<16x1x4x1xf32> into tensor<16x4x1xf32>
    %4 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %collapsed : tensor<?x16x?x1xf32>, tensor<16x4x1xf32>) outs(%broadcasted : tensor<?x16x?x1xf32>) -> tensor<?x16x?x1xf32>
    %collapsed_3 = tensor.collapse_shape %4 [[0], [1], [2, 3]] : tensor<?x16x?x1xf32> into tensor<?x16x?xf32>
    %5 = arith.cmpi slt, %dim, %c0 : index
    %6 = arith.addi %dim, %2 : index
    %7 = arith.select %5, %6, %dim : index
    %8 = arith.cmpi slt, %7, %c0 : index
    %9 = arith.select %8, %c-1, %7 : index
    %10 = arith.minsi %9, %2 : index
    %11 = arith.maxsi %10, %c0 : index
    %extracted_slice = tensor.extract_slice %collapsed_3[0, 0, 0] [%dim_1, 16, %11] [1, 1, 1] : tensor<?x16x?xf32> to tensor<?x16x?xf32>
    %12 = tensor.empty(%dim_1, %11) : tensor<?x16x?xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<?x16x?xf32>) outs(%12 : tensor<?x16x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.negf %in : f32
      %16 = math.exp %15 : f32
      %17 = arith.addf %16, %cst_0 : f32
      %18 = arith.divf %cst_0, %17 : f32
      linalg.yield %18 : f32
    } -> tensor<?x16x?xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %13 : tensor<?x16x?xf32>, tensor<?x16x?xf32>) outs(%12 : tensor<?x16x?xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %15 = arith.mulf %in, %in_4 : f32
      linalg.yield %15 : f32
    } -> tensor<?x16x?xf32>
    return %14 : tensor<?x16x?xf32>
  }
}
