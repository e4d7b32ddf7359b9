#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<() -> ()>
#map4 = affine_map<(d0, d1) -> (d1, d0)>
#map5 = affine_map<(d0, d1) -> (d0)>
module @jit_value_and_grad {
  func.func public @main(%arg0: tensor<13x24xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24xf32>) -> (tensor<f32>, tensor<24x24xf32>, tensor<24xf32>) {
    %cst = arith.constant 0.00320512825 : f32
    %cst_0 = arith.constant 3.120000e+02 : f32
    %cst_1 = arith.constant 2.000000e+00 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<13x24xf32>
    %1 = linalg.fill ins(%cst_3 : f32) outs(%0 : tensor<13x24xf32>) -> tensor<13x24xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<13x24xf32>, tensor<24x24xf32>) outs(%1 : tensor<13x24xf32>) -> tensor<13x24xf32>
    %3 = tensor.empty() : tensor<13x24xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<24xf32>) outs(%3 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<13x24xf32>
    %5 = tensor.empty() : tensor<13x24xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2, %4 : tensor<13x24xf32>, tensor<13x24xf32>) outs(%5 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %45 = arith.addf %in, %in_4 : f32
      linalg.yield %45 : f32
    } -> tensor<13x24xf32>
    %7 = tensor.empty() : tensor<13x24xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<13x24xf32>) outs(%7 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = math.tanh %in : f32
      linalg.yield %45 : f32
    } -> tensor<13x24xf32>
    %9 = tensor.empty() : tensor<13x24xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<13x24xf32>) outs(%9 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.subf %cst_2, %in : f32
      linalg.yield %45 : f32
    } -> tensor<13x24xf32>
    %11 = tensor.empty() : tensor<13x24xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<13x24xf32>) outs(%11 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.mulf %in, %in : f32
      linalg.yield %45 : f32
    } -> tensor<13x24xf32>
    %13 = tensor.empty() : tensor<13x24xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<13x24xf32>) outs(%13 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.mulf %in, %cst_1 : f32
      linalg.yield %45 : f32
    } -> tensor<13x24xf32>
    %15 = tensor.empty() : tensor<f32>
    %16 = linalg.fill ins(%cst_3 : f32) outs(%15 : tensor<f32>) -> tensor<f32>
    %17 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction"]} ins(%12 : tensor<13x24xf32>) outs(%16 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.addf %out, %in : f32
      linalg.yield %45 : f32
    } -> tensor<f32>
    %18 = tensor.empty() : tensor<f32>
    %19 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%17 : tensor<f32>) outs(%18 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.divf %in, %cst_0 : f32
      linalg.yield %45 : f32
    } -> tensor<f32>
    %20 = tensor.empty() : tensor<f32>
    %21 = linalg.generic {indexing_maps = [#map3], iterator_types = []} outs(%20 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %22 = tensor.empty() : tensor<13x24xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<f32>) outs(%22 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<13x24xf32>
    %24 = tensor.empty() : tensor<13x24xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%23, %14 : tensor<13x24xf32>, tensor<13x24xf32>) outs(%24 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %45 = arith.mulf %in, %in_4 : f32
      linalg.yield %45 : f32
    } -> tensor<13x24xf32>
    %26 = tensor.empty() : tensor<13x24xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%25, %10 : tensor<13x24xf32>, tensor<13x24xf32>) outs(%26 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %45 = arith.mulf %in, %in_4 : f32
      linalg.yield %45 : f32
    } -> tensor<13x24xf32>
    %28 = tensor.empty() : tensor<13x24xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%27, %8 : tensor<13x24xf32>, tensor<13x24xf32>) outs(%28 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %45 = arith.mulf %in, %in_4 : f32
      linalg.yield %45 : f32
    } -> tensor<13x24xf32>
    %30 = tensor.empty() : tensor<13x24xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%27, %29 : tensor<13x24xf32>, tensor<13x24xf32>) outs(%30 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %45 = arith.addf %in, %in_4 : f32
      linalg.yield %45 : f32
    } -> tensor<13x24xf32>
    %32 = tensor.empty() : tensor<24xf32>
    %33 = linalg.fill ins(%cst_3 : f32) outs(%32 : tensor<24xf32>) -> tensor<24xf32>
    %34 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "reduction"]} ins(%31 : tensor<13x24xf32>) outs(%33 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.addf %out, %in : f32
      linalg.yield %45 : f32
    } -> tensor<24xf32>
    %expanded = tensor.expand_shape %34 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %35 = tensor.empty() : tensor<24xf32>
    %36 = linalg.fill ins(%cst_3 : f32) outs(%35 : tensor<24xf32>) -> tensor<24xf32>
    %37 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "reduction"]} ins(%expanded : tensor<1x24xf32>) outs(%36 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.addf %out, %in : f32
      linalg.yield %45 : f32
    } -> tensor<24xf32>
    %38 = tensor.empty() : tensor<24x13xf32>
    %39 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<13x24xf32>) outs(%38 : tensor<24x13xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x13xf32>
    %40 = tensor.empty() : tensor<24x24xf32>
    %41 = linalg.fill ins(%cst_3 : f32) outs(%40 : tensor<24x24xf32>) -> tensor<24x24xf32>
    %42 = linalg.matmul ins(%39, %arg0 : tensor<24x13xf32>, tensor<13x24xf32>) outs(%41 : tensor<24x24xf32>) -> tensor<24x24xf32>
    %43 = tensor.empty() : tensor<24x24xf32>
    %44 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<24x24xf32>) outs(%43 : tensor<24x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x24xf32>
    return %19, %44, %37 : tensor<f32>, tensor<24x24xf32>, tensor<24xf32>
  }
}
