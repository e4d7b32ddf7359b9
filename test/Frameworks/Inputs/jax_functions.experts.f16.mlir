#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1)>
module @jit__lambda {
  func.func public @main(%arg0: tensor<13x24xf16>, %arg1: tensor<24x4xf16>, %arg2: tensor<4x40x24xf16>, %arg3: tensor<4x24x40xf16>) -> tensor<13x24xf16> {
    %cst = arith.constant 5.000000e-01 : f16
    %cst_0 = arith.constant 1.000000e+00 : f16
    %cst_1 = arith.constant 7.978520e-01 : f16
    %cst_2 = arith.constant 4.470830e-02 : f16
    %cst_3 = arith.constant 0.000000e+00 : f32
    %cst_4 = arith.constant 0xFC00 : f16
    %cst_5 = arith.constant 0.000000e+00 : f16
    %0 = tensor.empty() : tensor<13x4xf16>
    %1 = linalg.fill ins(%cst_5 : f16) outs(%0 : tensor<13x4xf16>) -> tensor<13x4xf16>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<13x24xf16>, tensor<24x4xf16>) outs(%1 : tensor<13x4xf16>) -> tensor<13x4xf16>
    %3 = tensor.empty() : tensor<13xf16>
    %4 = linalg.fill ins(%cst_4 : f16) outs(%3 : tensor<13xf16>) -> tensor<13xf16>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<13x4xf16>) outs(%4 : tensor<13xf16>) {
    ^bb0(%in: f16, %out: f16):
      %53 = arith.maximumf %out, %in : f16
      linalg.yield %53 : f16
    } -> tensor<13xf16>
    %6 = tensor.empty() : tensor<13x4xf16>
    %7 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<13xf16>) outs(%6 : tensor<13x4xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<13x4xf16>
    %8 = tensor.empty() : tensor<13x4xf16>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %7 : tensor<13x4xf16>, tensor<13x4xf16>) outs(%8 : tensor<13x4xf16>) {
    ^bb0(%in: f16, %in_9: f16, %out: f16):
      %53 = arith.subf %in, %in_9 : f16
      linalg.yield %53 : f16
    } -> tensor<13x4xf16>
    %10 = tensor.empty() : tensor<13x4xf16>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<13x4xf16>) outs(%10 : tensor<13x4xf16>) {
    ^bb0(%in: f16, %out: f16):
      %53 = math.exp %in : f16
      linalg.yield %53 : f16
    } -> tensor<13x4xf16>
    %12 = tensor.empty() : tensor<13x4xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<13x4xf16>) outs(%12 : tensor<13x4xf32>) {
    ^bb0(%in: f16, %out: f32):
      %53 = arith.extf %in : f16 to f32
      linalg.yield %53 : f32
    } -> tensor<13x4xf32>
    %14 = tensor.empty() : tensor<13xf32>
    %15 = linalg.fill ins(%cst_3 : f32) outs(%14 : tensor<13xf32>) -> tensor<13xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%13 : tensor<13x4xf32>) outs(%15 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %53 = arith.addf %out, %in : f32
      linalg.yield %53 : f32
    } -> tensor<13xf32>
    %17 = tensor.empty() : tensor<13xf16>
    %18 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%16 : tensor<13xf32>) outs(%17 : tensor<13xf16>) {
    ^bb0(%in: f32, %out: f16):
      %53 = arith.truncf %in : f32 to f16
      linalg.yield %53 : f16
    } -> tensor<13xf16>
    %expanded = tensor.expand_shape %18 [[0, 1]] output_shape [13, 1] : tensor<13xf16> into tensor<13x1xf16>
    %19 = tensor.empty() : tensor<13x4xf16>
    %20 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<13x1xf16>) outs(%19 : tensor<13x4xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<13x4xf16>
    %21 = tensor.empty() : tensor<13x4xf16>
    %22 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %20 : tensor<13x4xf16>, tensor<13x4xf16>) outs(%21 : tensor<13x4xf16>) {
    ^bb0(%in: f16, %in_9: f16, %out: f16):
      %53 = arith.divf %in, %in_9 : f16
      linalg.yield %53 : f16
    } -> tensor<13x4xf16>
    %23 = tensor.empty() : tensor<24x4x40xf16>
    %24 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<4x24x40xf16>) outs(%23 : tensor<24x4x40xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<24x4x40xf16>
    %collapsed = tensor.collapse_shape %24 [[0], [1, 2]] : tensor<24x4x40xf16> into tensor<24x160xf16>
    %25 = tensor.empty() : tensor<13x160xf16>
    %26 = linalg.fill ins(%cst_5 : f16) outs(%25 : tensor<13x160xf16>) -> tensor<13x160xf16>
    %27 = linalg.matmul ins(%arg0, %collapsed : tensor<13x24xf16>, tensor<24x160xf16>) outs(%26 : tensor<13x160xf16>) -> tensor<13x160xf16>
    %expanded_6 = tensor.expand_shape %27 [[0], [1, 2]] output_shape [13, 4, 40] : tensor<13x160xf16> into tensor<13x4x40xf16>
    %28 = tensor.empty() : tensor<13x4x40xf16>
    %29 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<13x4x40xf16>) outs(%28 : tensor<13x4x40xf16>) {
    ^bb0(%in: f16, %out: f16):
      %53 = arith.mulf %in, %in : f16
      linalg.yield %53 : f16
    } -> tensor<13x4x40xf16>
    %30 = tensor.empty() : tensor<13x4x40xf16>
    %31 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %expanded_6 : tensor<13x4x40xf16>, tensor<13x4x40xf16>) outs(%30 : tensor<13x4x40xf16>) {
    ^bb0(%in: f16, %in_9: f16, %out: f16):
      %53 = arith.mulf %in, %in_9 : f16
      linalg.yield %53 : f16
    } -> tensor<13x4x40xf16>
    %32 = tensor.empty() : tensor<13x4x40xf16>
    %33 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<13x4x40xf16>) outs(%32 : tensor<13x4x40xf16>) {
    ^bb0(%in: f16, %out: f16):
      %53 = arith.mulf %in, %cst_2 : f16
      linalg.yield %53 : f16
    } -> tensor<13x4x40xf16>
    %34 = tensor.empty() : tensor<13x4x40xf16>
    %35 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_6, %33 : tensor<13x4x40xf16>, tensor<13x4x40xf16>) outs(%34 : tensor<13x4x40xf16>) {
    ^bb0(%in: f16, %in_9: f16, %out: f16):
      %53 = arith.addf %in, %in_9 : f16
      linalg.yield %53 : f16
    } -> tensor<13x4x40xf16>
    %36 = tensor.empty() : tensor<13x4x40xf16>
    %37 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<13x4x40xf16>) outs(%36 : tensor<13x4x40xf16>) {
    ^bb0(%in: f16, %out: f16):
      %53 = arith.mulf %in, %cst_1 : f16
      linalg.yield %53 : f16
    } -> tensor<13x4x40xf16>
    %38 = tensor.empty() : tensor<13x4x40xf16>
    %39 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<13x4x40xf16>) outs(%38 : tensor<13x4x40xf16>) {
    ^bb0(%in: f16, %out: f16):
      %53 = math.tanh %in : f16
      linalg.yield %53 : f16
    } -> tensor<13x4x40xf16>
    %40 = tensor.empty() : tensor<13x4x40xf16>
    %41 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<13x4x40xf16>) outs(%40 : tensor<13x4x40xf16>) {
    ^bb0(%in: f16, %out: f16):
      %53 = arith.addf %in, %cst_0 : f16
      linalg.yield %53 : f16
    } -> tensor<13x4x40xf16>
    %42 = tensor.empty() : tensor<13x4x40xf16>
    %43 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<13x4x40xf16>) outs(%42 : tensor<13x4x40xf16>) {
    ^bb0(%in: f16, %out: f16):
      %53 = arith.mulf %in, %cst : f16
      linalg.yield %53 : f16
    } -> tensor<13x4x40xf16>
    %44 = tensor.empty() : tensor<13x4x40xf16>
    %45 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_6, %43 : tensor<13x4x40xf16>, tensor<13x4x40xf16>) outs(%44 : tensor<13x4x40xf16>) {
    ^bb0(%in: f16, %in_9: f16, %out: f16):
      %53 = arith.mulf %in, %in_9 : f16
      linalg.yield %53 : f16
    } -> tensor<13x4x40xf16>
    %46 = tensor.empty() : tensor<13x4x40xf16>
    %47 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<13x4xf16>) outs(%46 : tensor<13x4x40xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<13x4x40xf16>
    %48 = tensor.empty() : tensor<13x4x40xf16>
    %49 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %47 : tensor<13x4x40xf16>, tensor<13x4x40xf16>) outs(%48 : tensor<13x4x40xf16>) {
    ^bb0(%in: f16, %in_9: f16, %out: f16):
      %53 = arith.mulf %in, %in_9 : f16
      linalg.yield %53 : f16
    } -> tensor<13x4x40xf16>
    %collapsed_7 = tensor.collapse_shape %49 [[0], [1, 2]] : tensor<13x4x40xf16> into tensor<13x160xf16>
    %collapsed_8 = tensor.collapse_shape %arg2 [[0, 1], [2]] : tensor<4x40x24xf16> into tensor<160x24xf16>
    %50 = tensor.empty() : tensor<13x24xf16>
    %51 = linalg.fill ins(%cst_5 : f16) outs(%50 : tensor<13x24xf16>) -> tensor<13x24xf16>
    %52 = linalg.matmul ins(%collapsed_7, %collapsed_8 : tensor<13x160xf16>, tensor<160x24xf16>) outs(%51 : tensor<13x24xf16>) -> tensor<13x24xf16>
    return %52 : tensor<13x24xf16>
  }
}
