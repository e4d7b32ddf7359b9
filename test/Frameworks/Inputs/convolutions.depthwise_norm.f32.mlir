#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d3)>
module {
  func.func @main(%arg0: tensor<2x12x8x8xf32>, %arg1: tensor<12x1x3x3xf32>, %arg2: tensor<12xf32>, %arg3: tensor<12xf32>, %arg4: tensor<12xf32>) -> tensor<2x8x8x12xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 1.000000e-05 : f64
    %cst_2 = arith.constant 1.200000e+01 : f64
    %cst_3 = arith.constant 1.200000e+01 : f32
    %padded = tensor.pad %arg0 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: index):
      tensor.yield %cst : f32
    } : tensor<2x12x8x8xf32> to tensor<2x12x10x10xf32>
    %0 = tensor.empty() : tensor<2x12x8x8xf32>
    %broadcasted = linalg.broadcast ins(%arg2 : tensor<12xf32>) outs(%0 : tensor<2x12x8x8xf32>) dimensions = [0, 2, 3] 
    %collapsed = tensor.collapse_shape %arg1 [[0, 1], [2], [3]] : tensor<12x1x3x3xf32> into tensor<12x3x3xf32>
    %1 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %collapsed : tensor<2x12x10x10xf32>, tensor<12x3x3xf32>) outs(%broadcasted : tensor<2x12x8x8xf32>) -> tensor<2x12x8x8xf32>
    %2 = tensor.empty() : tensor<2x8x8x12xf32>
    %transposed = linalg.transpose ins(%1 : tensor<2x12x8x8xf32>) outs(%2 : tensor<2x8x8x12xf32>) permutation = [0, 2, 3, 1] 
    %3 = tensor.empty() : tensor<2x8x8x12xf64>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed : tensor<2x8x8x12xf32>) outs(%3 : tensor<2x8x8x12xf64>) {
    ^bb0(%in: f32, %out: f64):
      %24 = arith.extf %in : f32 to f64
      linalg.yield %24 : f64
    } -> tensor<2x8x8x12xf64>
    %5 = tensor.empty() : tensor<2x8x8x1xf64>
    %6 = linalg.fill ins(%cst_0 : f64) outs(%5 : tensor<2x8x8x1xf64>) -> tensor<2x8x8x1xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%4 : tensor<2x8x8x12xf64>) outs(%6 : tensor<2x8x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %24 = arith.addf %in, %out : f64
      linalg.yield %24 : f64
    } -> tensor<2x8x8x1xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7 : tensor<2x8x8x1xf64>) outs(%5 : tensor<2x8x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %24 = arith.divf %in, %cst_2 : f64
      linalg.yield %24 : f64
    } -> tensor<2x8x8x1xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4, %8 : tensor<2x8x8x12xf64>, tensor<2x8x8x1xf64>) outs(%3 : tensor<2x8x8x12xf64>) {
    ^bb0(%in: f64, %in_4: f64, %out: f64):
      %24 = arith.subf %in, %in_4 : f64
      linalg.yield %24 : f64
    } -> tensor<2x8x8x12xf64>
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %9 : tensor<2x8x8x12xf64>, tensor<2x8x8x12xf64>) outs(%3 : tensor<2x8x8x12xf64>) {
    ^bb0(%in: f64, %in_4: f64, %out: f64):
      %24 = arith.mulf %in, %in_4 : f64
      linalg.yield %24 : f64
    } -> tensor<2x8x8x12xf64>
    %11 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%10 : tensor<2x8x8x12xf64>) outs(%6 : tensor<2x8x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %24 = arith.addf %in, %out : f64
      linalg.yield %24 : f64
    } -> tensor<2x8x8x1xf64>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<2x8x8x1xf64>) outs(%5 : tensor<2x8x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %24 = arith.divf %in, %cst_2 : f64
      linalg.yield %24 : f64
    } -> tensor<2x8x8x1xf64>
    %13 = tensor.empty() : tensor<2x8x8x1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12 : tensor<2x8x8x1xf64>) outs(%13 : tensor<2x8x8x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %24 = arith.truncf %in : f64 to f32
      linalg.yield %24 : f32
    } -> tensor<2x8x8x1xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%13 : tensor<2x8x8x1xf32>) -> tensor<2x8x8x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%transposed : tensor<2x8x8x12xf32>) outs(%15 : tensor<2x8x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = arith.addf %in, %out : f32
      linalg.yield %24 : f32
    } -> tensor<2x8x8x1xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<2x8x8x1xf32>) outs(%13 : tensor<2x8x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = arith.divf %in, %cst_3 : f32
      linalg.yield %24 : f32
    } -> tensor<2x8x8x1xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<2x8x8x1xf32>) outs(%13 : tensor<2x8x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = arith.truncf %cst_1 : f64 to f32
      %25 = arith.addf %in, %24 : f32
      linalg.yield %25 : f32
    } -> tensor<2x8x8x1xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<2x8x8x1xf32>) outs(%13 : tensor<2x8x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = math.rsqrt %in : f32
      linalg.yield %24 : f32
    } -> tensor<2x8x8x1xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed, %17 : tensor<2x8x8x12xf32>, tensor<2x8x8x1xf32>) outs(%2 : tensor<2x8x8x12xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %24 = arith.subf %in, %in_4 : f32
      linalg.yield %24 : f32
    } -> tensor<2x8x8x12xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20, %19 : tensor<2x8x8x12xf32>, tensor<2x8x8x1xf32>) outs(%2 : tensor<2x8x8x12xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %24 = arith.mulf %in, %in_4 : f32
      linalg.yield %24 : f32
    } -> tensor<2x8x8x12xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %arg3 : tensor<2x8x8x12xf32>, tensor<12xf32>) outs(%2 : tensor<2x8x8x12xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %24 = arith.mulf %in, %in_4 : f32
      linalg.yield %24 : f32
    } -> tensor<2x8x8x12xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %arg4 : tensor<2x8x8x12xf32>, tensor<12xf32>) outs(%2 : tensor<2x8x8x12xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %24 = arith.addf %in, %in_4 : f32
      linalg.yield %24 : f32
    } -> tensor<2x8x8x12xf32>
    return %23 : tensor<2x8x8x12xf32>
  }
}
