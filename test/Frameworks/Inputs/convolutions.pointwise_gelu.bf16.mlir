#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<2x12x5x6xbf16>, %arg1: tensor<24x12x1x1xbf16>, %arg2: tensor<24xbf16>, %arg3: tensor<12x24x1x1xbf16>, %arg4: tensor<12xbf16>) -> tensor<2x12x5x6xbf16> {
    %cst = arith.constant 1.000000e+00 : bf16
    %cst_0 = arith.constant 2.000000e+00 : bf16
    %cst_1 = arith.constant 5.000000e-01 : bf16
    %0 = tensor.empty() : tensor<2x24x5x6xf32>
    %1 = tensor.empty() : tensor<24xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<24xbf16>) outs(%1 : tensor<24xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %14 = arith.extf %in : bf16 to f32
      linalg.yield %14 : f32
    } -> tensor<24xf32>
    %broadcasted = linalg.broadcast ins(%2 : tensor<24xf32>) outs(%0 : tensor<2x24x5x6xf32>) dimensions = [0, 2, 3] 
    %3 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%arg0, %arg1 : tensor<2x12x5x6xbf16>, tensor<24x12x1x1xbf16>) outs(%broadcasted : tensor<2x24x5x6xf32>) -> tensor<2x24x5x6xf32>
    %4 = tensor.empty() : tensor<2x24x5x6xbf16>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3 : tensor<2x24x5x6xf32>) outs(%4 : tensor<2x24x5x6xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %14 = arith.truncf %in : f32 to bf16
      linalg.yield %14 : bf16
    } -> tensor<2x24x5x6xbf16>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5 : tensor<2x24x5x6xbf16>) outs(%4 : tensor<2x24x5x6xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %14 = math.sqrt %cst_0 : bf16
      %15 = arith.divf %in, %14 : bf16
      %16 = math.erf %15 : bf16
      %17 = arith.addf %16, %cst : bf16
      %18 = arith.mulf %17, %cst_1 : bf16
      %19 = arith.mulf %in, %18 : bf16
      linalg.yield %19 : bf16
    } -> tensor<2x24x5x6xbf16>
    %7 = tensor.empty() : tensor<2x12x5x6xf32>
    %8 = tensor.empty() : tensor<12xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg4 : tensor<12xbf16>) outs(%8 : tensor<12xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %14 = arith.extf %in : bf16 to f32
      linalg.yield %14 : f32
    } -> tensor<12xf32>
    %broadcasted_2 = linalg.broadcast ins(%9 : tensor<12xf32>) outs(%7 : tensor<2x12x5x6xf32>) dimensions = [0, 2, 3] 
    %10 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%6, %arg3 : tensor<2x24x5x6xbf16>, tensor<12x24x1x1xbf16>) outs(%broadcasted_2 : tensor<2x12x5x6xf32>) -> tensor<2x12x5x6xf32>
    %11 = tensor.empty() : tensor<2x12x5x6xbf16>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10 : tensor<2x12x5x6xf32>) outs(%11 : tensor<2x12x5x6xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %14 = arith.truncf %in : f32 to bf16
      linalg.yield %14 : bf16
    } -> tensor<2x12x5x6xbf16>
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %12 : tensor<2x12x5x6xbf16>, tensor<2x12x5x6xbf16>) outs(%11 : tensor<2x12x5x6xbf16>) {
    ^bb0(%in: bf16, %in_3: bf16, %out: bf16):
      %14 = arith.addf %in, %in_3 : bf16
      linalg.yield %14 : bf16
    } -> tensor<2x12x5x6xbf16>
    return %13 : tensor<2x12x5x6xbf16>
  }
}
