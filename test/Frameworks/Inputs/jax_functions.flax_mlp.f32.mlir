#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map4 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
module @jit__lambda {
  func.func public @main(%arg0: tensor<2x7x32xf32>, %arg1: tensor<32xf32>, %arg2: tensor<64x32xf32>, %arg3: tensor<64xf32>, %arg4: tensor<32x64xf32>, %arg5: tensor<32xf32>, %arg6: tensor<32xf32>) -> tensor<2x7x32xf32> {
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0.797884583 : f32
    %cst_2 = arith.constant 4.471500e-02 : f32
    %cst_3 = arith.constant 9.99999997E-7 : f32
    %cst_4 = arith.constant 3.200000e+01 : f32
    %cst_5 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x7x32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x32xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.mulf %in, %in : f32
      linalg.yield %72 : f32
    } -> tensor<2x7x32xf32>
    %2 = tensor.empty() : tensor<2x7xf32>
    %3 = linalg.fill ins(%cst_5 : f32) outs(%2 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<2x7x32xf32>) outs(%3 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.addf %out, %in : f32
      linalg.yield %72 : f32
    } -> tensor<2x7xf32>
    %5 = tensor.empty() : tensor<2x7xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<2x7xf32>) outs(%5 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.divf %in, %cst_4 : f32
      linalg.yield %72 : f32
    } -> tensor<2x7xf32>
    %7 = tensor.empty() : tensor<2x7xf32>
    %8 = linalg.fill ins(%cst_5 : f32) outs(%7 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<2x7x32xf32>) outs(%8 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.addf %out, %in : f32
      linalg.yield %72 : f32
    } -> tensor<2x7xf32>
    %10 = tensor.empty() : tensor<2x7xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<2x7xf32>) outs(%10 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.divf %in, %cst_4 : f32
      linalg.yield %72 : f32
    } -> tensor<2x7xf32>
    %12 = tensor.empty() : tensor<2x7xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<2x7xf32>) outs(%12 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.mulf %in, %in : f32
      linalg.yield %72 : f32
    } -> tensor<2x7xf32>
    %14 = tensor.empty() : tensor<2x7xf32>
    %15 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%11, %13 : tensor<2x7xf32>, tensor<2x7xf32>) outs(%14 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %72 = arith.subf %in, %in_13 : f32
      linalg.yield %72 : f32
    } -> tensor<2x7xf32>
    %16 = tensor.empty() : tensor<2x7xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<2x7xf32>) outs(%16 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.maximumf %in, %cst_5 : f32
      linalg.yield %72 : f32
    } -> tensor<2x7xf32>
    %expanded = tensor.expand_shape %17 [[0], [1, 2]] output_shape [2, 7, 1] : tensor<2x7xf32> into tensor<2x7x1xf32>
    %18 = tensor.empty() : tensor<2x7x32xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x7xf32>) outs(%18 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %20 = tensor.empty() : tensor<2x7x32xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %19 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%20 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %72 = arith.subf %in, %in_13 : f32
      linalg.yield %72 : f32
    } -> tensor<2x7x32xf32>
    %22 = tensor.empty() : tensor<2x7x1xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x7x1xf32>) outs(%22 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.addf %in, %cst_3 : f32
      linalg.yield %72 : f32
    } -> tensor<2x7x1xf32>
    %24 = tensor.empty() : tensor<2x7x1xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x7x1xf32>) outs(%24 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = math.rsqrt %in : f32
      linalg.yield %72 : f32
    } -> tensor<2x7x1xf32>
    %expanded_6 = tensor.expand_shape %arg6 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32>
    %26 = tensor.empty() : tensor<2x7x32xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<2x7x1xf32>) outs(%26 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %28 = tensor.empty() : tensor<2x7x32xf32>
    %29 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<1x1x32xf32>) outs(%28 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %30 = tensor.empty() : tensor<2x7x32xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %29 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%30 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %72 = arith.mulf %in, %in_13 : f32
      linalg.yield %72 : f32
    } -> tensor<2x7x32xf32>
    %32 = tensor.empty() : tensor<2x7x32xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %31 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%32 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %72 = arith.mulf %in, %in_13 : f32
      linalg.yield %72 : f32
    } -> tensor<2x7x32xf32>
    %expanded_7 = tensor.expand_shape %arg5 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32>
    %34 = tensor.empty() : tensor<2x7x32xf32>
    %35 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<1x1x32xf32>) outs(%34 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %36 = tensor.empty() : tensor<2x7x32xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %35 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%36 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %72 = arith.addf %in, %in_13 : f32
      linalg.yield %72 : f32
    } -> tensor<2x7x32xf32>
    %collapsed = tensor.collapse_shape %37 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %38 = tensor.empty() : tensor<14x64xf32>
    %39 = linalg.fill ins(%cst_5 : f32) outs(%38 : tensor<14x64xf32>) -> tensor<14x64xf32>
    %40 = linalg.matmul ins(%collapsed, %arg4 : tensor<14x32xf32>, tensor<32x64xf32>) outs(%39 : tensor<14x64xf32>) -> tensor<14x64xf32>
    %expanded_8 = tensor.expand_shape %40 [[0, 1], [2]] output_shape [2, 7, 64] : tensor<14x64xf32> into tensor<2x7x64xf32>
    %expanded_9 = tensor.expand_shape %arg3 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
    %41 = tensor.empty() : tensor<2x7x64xf32>
    %42 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<1x1x64xf32>) outs(%41 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x64xf32>
    %43 = tensor.empty() : tensor<2x7x64xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_8, %42 : tensor<2x7x64xf32>, tensor<2x7x64xf32>) outs(%43 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %72 = arith.addf %in, %in_13 : f32
      linalg.yield %72 : f32
    } -> tensor<2x7x64xf32>
    %45 = tensor.empty() : tensor<2x7x64xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44 : tensor<2x7x64xf32>) outs(%45 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.mulf %in, %in : f32
      linalg.yield %72 : f32
    } -> tensor<2x7x64xf32>
    %47 = tensor.empty() : tensor<2x7x64xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46, %44 : tensor<2x7x64xf32>, tensor<2x7x64xf32>) outs(%47 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %72 = arith.mulf %in, %in_13 : f32
      linalg.yield %72 : f32
    } -> tensor<2x7x64xf32>
    %49 = tensor.empty() : tensor<2x7x64xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48 : tensor<2x7x64xf32>) outs(%49 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.mulf %in, %cst_2 : f32
      linalg.yield %72 : f32
    } -> tensor<2x7x64xf32>
    %51 = tensor.empty() : tensor<2x7x64xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44, %50 : tensor<2x7x64xf32>, tensor<2x7x64xf32>) outs(%51 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %72 = arith.addf %in, %in_13 : f32
      linalg.yield %72 : f32
    } -> tensor<2x7x64xf32>
    %53 = tensor.empty() : tensor<2x7x64xf32>
    %54 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52 : tensor<2x7x64xf32>) outs(%53 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.mulf %in, %cst_1 : f32
      linalg.yield %72 : f32
    } -> tensor<2x7x64xf32>
    %55 = tensor.empty() : tensor<2x7x64xf32>
    %56 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54 : tensor<2x7x64xf32>) outs(%55 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = math.tanh %in : f32
      linalg.yield %72 : f32
    } -> tensor<2x7x64xf32>
    %57 = tensor.empty() : tensor<2x7x64xf32>
    %58 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56 : tensor<2x7x64xf32>) outs(%57 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.addf %in, %cst_0 : f32
      linalg.yield %72 : f32
    } -> tensor<2x7x64xf32>
    %59 = tensor.empty() : tensor<2x7x64xf32>
    %60 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58 : tensor<2x7x64xf32>) outs(%59 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.mulf %in, %cst : f32
      linalg.yield %72 : f32
    } -> tensor<2x7x64xf32>
    %61 = tensor.empty() : tensor<2x7x64xf32>
    %62 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44, %60 : tensor<2x7x64xf32>, tensor<2x7x64xf32>) outs(%61 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %72 = arith.mulf %in, %in_13 : f32
      linalg.yield %72 : f32
    } -> tensor<2x7x64xf32>
    %collapsed_10 = tensor.collapse_shape %62 [[0, 1], [2]] : tensor<2x7x64xf32> into tensor<14x64xf32>
    %63 = tensor.empty() : tensor<14x32xf32>
    %64 = linalg.fill ins(%cst_5 : f32) outs(%63 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %65 = linalg.matmul ins(%collapsed_10, %arg2 : tensor<14x64xf32>, tensor<64x32xf32>) outs(%64 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_11 = tensor.expand_shape %65 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf32> into tensor<2x7x32xf32>
    %expanded_12 = tensor.expand_shape %arg1 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32>
    %66 = tensor.empty() : tensor<2x7x32xf32>
    %67 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_12 : tensor<1x1x32xf32>) outs(%66 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %68 = tensor.empty() : tensor<2x7x32xf32>
    %69 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_11, %67 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%68 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %72 = arith.addf %in, %in_13 : f32
      linalg.yield %72 : f32
    } -> tensor<2x7x32xf32>
    %70 = tensor.empty() : tensor<2x7x32xf32>
    %71 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %69 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%70 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %72 = arith.addf %in, %in_13 : f32
      linalg.yield %72 : f32
    } -> tensor<2x7x32xf32>
    return %71 : tensor<2x7x32xf32>
  }
}
