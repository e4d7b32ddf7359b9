#map = affine_map<(d0, d1) -> (d0, d1)>
module @jit_functions {
  func.func public @main(%arg0: tensor<13x24xf32>) -> (tensor<13x24xf32>, tensor<13x24xf32>, tensor<13x24xf32>, tensor<13x24xf32>) {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 1.300000e+00 : f32
    %0 = tensor.empty() : tensor<13x24xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xf32>) outs(%0 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %18 = math.sin %in : f32
      linalg.yield %18 : f32
    } -> tensor<13x24xf32>
    %2 = tensor.empty() : tensor<13x24xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xf32>) outs(%2 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %18 = math.cos %in : f32
      linalg.yield %18 : f32
    } -> tensor<13x24xf32>
    %4 = tensor.empty() : tensor<13x24xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %3 : tensor<13x24xf32>, tensor<13x24xf32>) outs(%4 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %18 = arith.addf %in, %in_1 : f32
      linalg.yield %18 : f32
    } -> tensor<13x24xf32>
    %6 = tensor.empty() : tensor<13x24xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xf32>) outs(%6 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %18 = math.expm1 %in : f32
      linalg.yield %18 : f32
    } -> tensor<13x24xf32>
    %8 = tensor.empty() : tensor<13x24xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xf32>) outs(%8 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %18 = math.log1p %in : f32
      linalg.yield %18 : f32
    } -> tensor<13x24xf32>
    %10 = tensor.empty() : tensor<13x24xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %9 : tensor<13x24xf32>, tensor<13x24xf32>) outs(%10 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %18 = arith.mulf %in, %in_1 : f32
      linalg.yield %18 : f32
    } -> tensor<13x24xf32>
    %12 = tensor.empty() : tensor<13x24xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xf32>) outs(%12 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %18 = math.powf %in, %cst_0 : f32
      linalg.yield %18 : f32
    } -> tensor<13x24xf32>
    %14 = tensor.empty() : tensor<13x24xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xf32>) outs(%14 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %18 = arith.addf %in, %cst : f32
      linalg.yield %18 : f32
    } -> tensor<13x24xf32>
    %16 = tensor.empty() : tensor<13x24xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %15 : tensor<13x24xf32>, tensor<13x24xf32>) outs(%16 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %18 = math.atan2 %in, %in_1 : f32
      linalg.yield %18 : f32
    } -> tensor<13x24xf32>
    return %5, %11, %13, %17 : tensor<13x24xf32>, tensor<13x24xf32>, tensor<13x24xf32>, tensor<13x24xf32>
  }
}
