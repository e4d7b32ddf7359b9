#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_dense_gelu {
  func.func public @main(%arg0: tensor<13x48xf32>, %arg1: tensor<48x40xf32>, %arg2: tensor<40xf32>) -> tensor<13x40xf32> {
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0.797884583 : f32
    %cst_2 = arith.constant 4.471500e-02 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<13x40xf32>
    %1 = linalg.fill ins(%cst_3 : f32) outs(%0 : tensor<13x40xf32>) -> tensor<13x40xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<13x48xf32>, tensor<48x40xf32>) outs(%1 : tensor<13x40xf32>) -> tensor<13x40xf32>
    %3 = tensor.empty() : tensor<13x40xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<40xf32>) outs(%3 : tensor<13x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<13x40xf32>
    %5 = tensor.empty() : tensor<13x40xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2, %4 : tensor<13x40xf32>, tensor<13x40xf32>) outs(%5 : tensor<13x40xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %25 = arith.addf %in, %in_4 : f32
      linalg.yield %25 : f32
    } -> tensor<13x40xf32>
    %7 = tensor.empty() : tensor<13x40xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<13x40xf32>) outs(%7 : tensor<13x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.mulf %in, %in : f32
      linalg.yield %25 : f32
    } -> tensor<13x40xf32>
    %9 = tensor.empty() : tensor<13x40xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8, %6 : tensor<13x40xf32>, tensor<13x40xf32>) outs(%9 : tensor<13x40xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %25 = arith.mulf %in, %in_4 : f32
      linalg.yield %25 : f32
    } -> tensor<13x40xf32>
    %11 = tensor.empty() : tensor<13x40xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<13x40xf32>) outs(%11 : tensor<13x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.mulf %in, %cst_2 : f32
      linalg.yield %25 : f32
    } -> tensor<13x40xf32>
    %13 = tensor.empty() : tensor<13x40xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %12 : tensor<13x40xf32>, tensor<13x40xf32>) outs(%13 : tensor<13x40xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %25 = arith.addf %in, %in_4 : f32
      linalg.yield %25 : f32
    } -> tensor<13x40xf32>
    %15 = tensor.empty() : tensor<13x40xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<13x40xf32>) outs(%15 : tensor<13x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.mulf %in, %cst_1 : f32
      linalg.yield %25 : f32
    } -> tensor<13x40xf32>
    %17 = tensor.empty() : tensor<13x40xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<13x40xf32>) outs(%17 : tensor<13x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = math.tanh %in : f32
      linalg.yield %25 : f32
    } -> tensor<13x40xf32>
    %19 = tensor.empty() : tensor<13x40xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<13x40xf32>) outs(%19 : tensor<13x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.addf %in, %cst_0 : f32
      linalg.yield %25 : f32
    } -> tensor<13x40xf32>
    %21 = tensor.empty() : tensor<13x40xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<13x40xf32>) outs(%21 : tensor<13x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.mulf %in, %cst : f32
      linalg.yield %25 : f32
    } -> tensor<13x40xf32>
    %23 = tensor.empty() : tensor<13x40xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %22 : tensor<13x40xf32>, tensor<13x40xf32>) outs(%23 : tensor<13x40xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %25 = arith.mulf %in, %in_4 : f32
      linalg.yield %25 : f32
    } -> tensor<13x40xf32>
    return %24 : tensor<13x40xf32>
  }
}
