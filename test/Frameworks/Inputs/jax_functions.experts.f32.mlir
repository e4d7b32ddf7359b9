#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
module @jit__lambda {
  func.func public @main(%arg0: tensor<13x24xf32>, %arg1: tensor<24x4xf32>, %arg2: tensor<4x40x24xf32>, %arg3: tensor<4x24x40xf32>) -> tensor<13x24xf32> {
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0.797884583 : f32
    %cst_2 = arith.constant 4.471500e-02 : f32
    %cst_3 = arith.constant 0xFF800000 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<13x4xf32>
    %1 = linalg.fill ins(%cst_4 : f32) outs(%0 : tensor<13x4xf32>) -> tensor<13x4xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<13x24xf32>, tensor<24x4xf32>) outs(%1 : tensor<13x4xf32>) -> tensor<13x4xf32>
    %3 = tensor.empty() : tensor<13xf32>
    %4 = linalg.fill ins(%cst_3 : f32) outs(%3 : tensor<13xf32>) -> tensor<13xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<13x4xf32>) outs(%4 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.maximumf %out, %in : f32
      linalg.yield %49 : f32
    } -> tensor<13xf32>
    %6 = tensor.empty() : tensor<13x4xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<13xf32>) outs(%6 : tensor<13x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<13x4xf32>
    %8 = tensor.empty() : tensor<13x4xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %7 : tensor<13x4xf32>, tensor<13x4xf32>) outs(%8 : tensor<13x4xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %49 = arith.subf %in, %in_7 : f32
      linalg.yield %49 : f32
    } -> tensor<13x4xf32>
    %10 = tensor.empty() : tensor<13x4xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<13x4xf32>) outs(%10 : tensor<13x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = math.exp %in : f32
      linalg.yield %49 : f32
    } -> tensor<13x4xf32>
    %12 = tensor.empty() : tensor<13xf32>
    %13 = linalg.fill ins(%cst_4 : f32) outs(%12 : tensor<13xf32>) -> tensor<13xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%11 : tensor<13x4xf32>) outs(%13 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.addf %out, %in : f32
      linalg.yield %49 : f32
    } -> tensor<13xf32>
    %15 = tensor.empty() : tensor<13x4xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<13xf32>) outs(%15 : tensor<13x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<13x4xf32>
    %17 = tensor.empty() : tensor<13x4xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %16 : tensor<13x4xf32>, tensor<13x4xf32>) outs(%17 : tensor<13x4xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %49 = arith.divf %in, %in_7 : f32
      linalg.yield %49 : f32
    } -> tensor<13x4xf32>
    %19 = tensor.empty() : tensor<24x4x40xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<4x24x40xf32>) outs(%19 : tensor<24x4x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x4x40xf32>
    %collapsed = tensor.collapse_shape %20 [[0], [1, 2]] : tensor<24x4x40xf32> into tensor<24x160xf32>
    %21 = tensor.empty() : tensor<13x160xf32>
    %22 = linalg.fill ins(%cst_4 : f32) outs(%21 : tensor<13x160xf32>) -> tensor<13x160xf32>
    %23 = linalg.matmul ins(%arg0, %collapsed : tensor<13x24xf32>, tensor<24x160xf32>) outs(%22 : tensor<13x160xf32>) -> tensor<13x160xf32>
    %expanded = tensor.expand_shape %23 [[0], [1, 2]] output_shape [13, 4, 40] : tensor<13x160xf32> into tensor<13x4x40xf32>
    %24 = tensor.empty() : tensor<13x4x40xf32>
    %25 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<13x4x40xf32>) outs(%24 : tensor<13x4x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.mulf %in, %in : f32
      linalg.yield %49 : f32
    } -> tensor<13x4x40xf32>
    %26 = tensor.empty() : tensor<13x4x40xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %expanded : tensor<13x4x40xf32>, tensor<13x4x40xf32>) outs(%26 : tensor<13x4x40xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %49 = arith.mulf %in, %in_7 : f32
      linalg.yield %49 : f32
    } -> tensor<13x4x40xf32>
    %28 = tensor.empty() : tensor<13x4x40xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<13x4x40xf32>) outs(%28 : tensor<13x4x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.mulf %in, %cst_2 : f32
      linalg.yield %49 : f32
    } -> tensor<13x4x40xf32>
    %30 = tensor.empty() : tensor<13x4x40xf32>
    %31 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %29 : tensor<13x4x40xf32>, tensor<13x4x40xf32>) outs(%30 : tensor<13x4x40xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %49 = arith.addf %in, %in_7 : f32
      linalg.yield %49 : f32
    } -> tensor<13x4x40xf32>
    %32 = tensor.empty() : tensor<13x4x40xf32>
    %33 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<13x4x40xf32>) outs(%32 : tensor<13x4x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.mulf %in, %cst_1 : f32
      linalg.yield %49 : f32
    } -> tensor<13x4x40xf32>
    %34 = tensor.empty() : tensor<13x4x40xf32>
    %35 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<13x4x40xf32>) outs(%34 : tensor<13x4x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = math.tanh %in : f32
      linalg.yield %49 : f32
    } -> tensor<13x4x40xf32>
    %36 = tensor.empty() : tensor<13x4x40xf32>
    %37 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<13x4x40xf32>) outs(%36 : tensor<13x4x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.addf %in, %cst_0 : f32
      linalg.yield %49 : f32
    } -> tensor<13x4x40xf32>
    %38 = tensor.empty() : tensor<13x4x40xf32>
    %39 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<13x4x40xf32>) outs(%38 : tensor<13x4x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.mulf %in, %cst : f32
      linalg.yield %49 : f32
    } -> tensor<13x4x40xf32>
    %40 = tensor.empty() : tensor<13x4x40xf32>
    %41 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %39 : tensor<13x4x40xf32>, tensor<13x4x40xf32>) outs(%40 : tensor<13x4x40xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %49 = arith.mulf %in, %in_7 : f32
      linalg.yield %49 : f32
    } -> tensor<13x4x40xf32>
    %42 = tensor.empty() : tensor<13x4x40xf32>
    %43 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<13x4xf32>) outs(%42 : tensor<13x4x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<13x4x40xf32>
    %44 = tensor.empty() : tensor<13x4x40xf32>
    %45 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41, %43 : tensor<13x4x40xf32>, tensor<13x4x40xf32>) outs(%44 : tensor<13x4x40xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %49 = arith.mulf %in, %in_7 : f32
      linalg.yield %49 : f32
    } -> tensor<13x4x40xf32>
    %collapsed_5 = tensor.collapse_shape %45 [[0], [1, 2]] : tensor<13x4x40xf32> into tensor<13x160xf32>
    %collapsed_6 = tensor.collapse_shape %arg2 [[0, 1], [2]] : tensor<4x40x24xf32> into tensor<160x24xf32>
    %46 = tensor.empty() : tensor<13x24xf32>
    %47 = linalg.fill ins(%cst_4 : f32) outs(%46 : tensor<13x24xf32>) -> tensor<13x24xf32>
    %48 = linalg.matmul ins(%collapsed_5, %collapsed_6 : tensor<13x160xf32>, tensor<160x24xf32>) outs(%47 : tensor<13x24xf32>) -> tensor<13x24xf32>
    return %48 : tensor<13x24xf32>
  }
}
