#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d3)>
module {
  func.func @main(%arg0: tensor<2x12x8x8xf16>, %arg1: tensor<12x1x3x3xf16>, %arg2: tensor<12xf16>, %arg3: tensor<12xf16>, %arg4: tensor<12xf16>) -> tensor<2x8x8x12xf16> {
    %cst = arith.constant 0.000000e+00 : f16
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant 1.000000e-05 : f64
    %cst_3 = arith.constant 1.200000e+01 : f64
    %cst_4 = arith.constant 1.200000e+01 : f32
    %padded = tensor.pad %arg0 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: index):
      tensor.yield %cst : f16
    } : tensor<2x12x8x8xf16> to tensor<2x12x10x10xf16>
    %0 = tensor.empty() : tensor<2x12x8x8xf32>
    %1 = tensor.empty() : tensor<12xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<12xf16>) outs(%1 : tensor<12xf32>) {
    ^bb0(%in: f16, %out: f32):
      %31 = arith.extf %in : f16 to f32
      linalg.yield %31 : f32
    } -> tensor<12xf32>
    %broadcasted = linalg.broadcast ins(%2 : tensor<12xf32>) outs(%0 : tensor<2x12x8x8xf32>) dimensions = [0, 2, 3] 
    %collapsed = tensor.collapse_shape %arg1 [[0, 1], [2], [3]] : tensor<12x1x3x3xf16> into tensor<12x3x3xf16>
    %3 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %collapsed : tensor<2x12x10x10xf16>, tensor<12x3x3xf16>) outs(%broadcasted : tensor<2x12x8x8xf32>) -> tensor<2x12x8x8xf32>
    %4 = tensor.empty() : tensor<2x12x8x8xf16>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3 : tensor<2x12x8x8xf32>) outs(%4 : tensor<2x12x8x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %31 = arith.truncf %in : f32 to f16
      linalg.yield %31 : f16
    } -> tensor<2x12x8x8xf16>
    %6 = tensor.empty() : tensor<2x8x8x12xf16>
    %transposed = linalg.transpose ins(%5 : tensor<2x12x8x8xf16>) outs(%6 : tensor<2x8x8x12xf16>) permutation = [0, 2, 3, 1] 
    %7 = tensor.empty() : tensor<2x8x8x12xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed : tensor<2x8x8x12xf16>) outs(%7 : tensor<2x8x8x12xf32>) {
    ^bb0(%in: f16, %out: f32):
      %31 = arith.extf %in : f16 to f32
      linalg.yield %31 : f32
    } -> tensor<2x8x8x12xf32>
    %9 = tensor.empty() : tensor<2x8x8x12xf64>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<2x8x8x12xf32>) outs(%9 : tensor<2x8x8x12xf64>) {
    ^bb0(%in: f32, %out: f64):
      %31 = arith.extf %in : f32 to f64
      linalg.yield %31 : f64
    } -> tensor<2x8x8x12xf64>
    %11 = tensor.empty() : tensor<2x8x8x1xf64>
    %12 = linalg.fill ins(%cst_0 : f64) outs(%11 : tensor<2x8x8x1xf64>) -> tensor<2x8x8x1xf64>
    %13 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%10 : tensor<2x8x8x12xf64>) outs(%12 : tensor<2x8x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %31 = arith.addf %in, %out : f64
      linalg.yield %31 : f64
    } -> tensor<2x8x8x1xf64>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x8x8x1xf64>) outs(%11 : tensor<2x8x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %31 = arith.divf %in, %cst_3 : f64
      linalg.yield %31 : f64
    } -> tensor<2x8x8x1xf64>
    %15 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %14 : tensor<2x8x8x12xf64>, tensor<2x8x8x1xf64>) outs(%9 : tensor<2x8x8x12xf64>) {
    ^bb0(%in: f64, %in_5: f64, %out: f64):
      %31 = arith.subf %in, %in_5 : f64
      linalg.yield %31 : f64
    } -> tensor<2x8x8x12xf64>
    %16 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %15 : tensor<2x8x8x12xf64>, tensor<2x8x8x12xf64>) outs(%9 : tensor<2x8x8x12xf64>) {
    ^bb0(%in: f64, %in_5: f64, %out: f64):
      %31 = arith.mulf %in, %in_5 : f64
      linalg.yield %31 : f64
    } -> tensor<2x8x8x12xf64>
    %17 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%16 : tensor<2x8x8x12xf64>) outs(%12 : tensor<2x8x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %31 = arith.addf %in, %out : f64
      linalg.yield %31 : f64
    } -> tensor<2x8x8x1xf64>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<2x8x8x1xf64>) outs(%11 : tensor<2x8x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %31 = arith.divf %in, %cst_3 : f64
      linalg.yield %31 : f64
    } -> tensor<2x8x8x1xf64>
    %19 = tensor.empty() : tensor<2x8x8x1xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<2x8x8x1xf64>) outs(%19 : tensor<2x8x8x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %31 = arith.truncf %in : f64 to f32
      linalg.yield %31 : f32
    } -> tensor<2x8x8x1xf32>
    %21 = linalg.fill ins(%cst_1 : f32) outs(%19 : tensor<2x8x8x1xf32>) -> tensor<2x8x8x1xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%8 : tensor<2x8x8x12xf32>) outs(%21 : tensor<2x8x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.addf %in, %out : f32
      linalg.yield %31 : f32
    } -> tensor<2x8x8x1xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<2x8x8x1xf32>) outs(%19 : tensor<2x8x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.divf %in, %cst_4 : f32
      linalg.yield %31 : f32
    } -> tensor<2x8x8x1xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20 : tensor<2x8x8x1xf32>) outs(%19 : tensor<2x8x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.truncf %cst_2 : f64 to f32
      %32 = arith.addf %in, %31 : f32
      linalg.yield %32 : f32
    } -> tensor<2x8x8x1xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24 : tensor<2x8x8x1xf32>) outs(%19 : tensor<2x8x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = math.rsqrt %in : f32
      linalg.yield %31 : f32
    } -> tensor<2x8x8x1xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %23 : tensor<2x8x8x12xf32>, tensor<2x8x8x1xf32>) outs(%7 : tensor<2x8x8x12xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %31 = arith.subf %in, %in_5 : f32
      linalg.yield %31 : f32
    } -> tensor<2x8x8x12xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %25 : tensor<2x8x8x12xf32>, tensor<2x8x8x1xf32>) outs(%7 : tensor<2x8x8x12xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %31 = arith.mulf %in, %in_5 : f32
      linalg.yield %31 : f32
    } -> tensor<2x8x8x12xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %arg3 : tensor<2x8x8x12xf32>, tensor<12xf16>) outs(%7 : tensor<2x8x8x12xf32>) {
    ^bb0(%in: f32, %in_5: f16, %out: f32):
      %31 = arith.extf %in_5 : f16 to f32
      %32 = arith.mulf %in, %31 : f32
      linalg.yield %32 : f32
    } -> tensor<2x8x8x12xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28, %arg4 : tensor<2x8x8x12xf32>, tensor<12xf16>) outs(%7 : tensor<2x8x8x12xf32>) {
    ^bb0(%in: f32, %in_5: f16, %out: f32):
      %31 = arith.extf %in_5 : f16 to f32
      %32 = arith.addf %in, %31 : f32
      linalg.yield %32 : f32
    } -> tensor<2x8x8x12xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29 : tensor<2x8x8x12xf32>) outs(%6 : tensor<2x8x8x12xf16>) {
    ^bb0(%in: f32, %out: f16):
      %31 = arith.truncf %in : f32 to f16
      linalg.yield %31 : f16
    } -> tensor<2x8x8x12xf16>
    return %30 : tensor<2x8x8x12xf16>
  }
}
