#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<2x12x5x6xf32>, %arg1: tensor<24x12x1x1xf32>, %arg2: tensor<24xf32>, %arg3: tensor<12x24x1x1xf32>, %arg4: tensor<12xf32>) -> tensor<2x12x5x6xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 1.41421354 : f32
    %0 = tensor.empty() : tensor<2x24x5x6xf32>
    %broadcasted = linalg.broadcast ins(%arg2 : tensor<24xf32>) outs(%0 : tensor<2x24x5x6xf32>) dimensions = [0, 2, 3] 
    %1 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%arg0, %arg1 : tensor<2x12x5x6xf32>, tensor<24x12x1x1xf32>) outs(%broadcasted : tensor<2x24x5x6xf32>) -> tensor<2x24x5x6xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1 : tensor<2x24x5x6xf32>) outs(%0 : tensor<2x24x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = arith.divf %in, %cst_1 : f32
      %7 = math.erf %6 : f32
      %8 = arith.addf %7, %cst : f32
      %9 = arith.mulf %8, %cst_0 : f32
      %10 = arith.mulf %in, %9 : f32
      linalg.yield %10 : f32
    } -> tensor<2x24x5x6xf32>
    %3 = tensor.empty() : tensor<2x12x5x6xf32>
    %broadcasted_2 = linalg.broadcast ins(%arg4 : tensor<12xf32>) outs(%3 : tensor<2x12x5x6xf32>) dimensions = [0, 2, 3] 
    %4 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%2, %arg3 : tensor<2x24x5x6xf32>, tensor<12x24x1x1xf32>) outs(%broadcasted_2 : tensor<2x12x5x6xf32>) -> tensor<2x12x5x6xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %4 : tensor<2x12x5x6xf32>, tensor<2x12x5x6xf32>) outs(%3 : tensor<2x12x5x6xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %6 = arith.addf %in, %in_3 : f32
      linalg.yield %6 : f32
    } -> tensor<2x12x5x6xf32>
    return %5 : tensor<2x12x5x6xf32>
  }
}
