#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1)>
module @jit__lambda {
  func.func public @main(%arg0: tensor<13x24xbf16>, %arg1: tensor<24x4xbf16>, %arg2: tensor<4x40x24xbf16>, %arg3: tensor<4x24x40xbf16>) -> tensor<13x24xbf16> {
    %cst = arith.constant 5.000000e-01 : bf16
    %cst_0 = arith.constant 1.000000e+00 : bf16
    %cst_1 = arith.constant 7.968750e-01 : bf16
    %cst_2 = arith.constant 4.467770e-02 : bf16
    %cst_3 = arith.constant 0.000000e+00 : f32
    %cst_4 = arith.constant 0xFF80 : bf16
    %cst_5 = arith.constant 0.000000e+00 : bf16
    %0 = tensor.empty() : tensor<13x4xbf16>
    %1 = linalg.fill ins(%cst_5 : bf16) outs(%0 : tensor<13x4xbf16>) -> tensor<13x4xbf16>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<13x24xbf16>, tensor<24x4xbf16>) outs(%1 : tensor<13x4xbf16>) -> tensor<13x4xbf16>
    %3 = tensor.empty() : tensor<13xbf16>
    %4 = linalg.fill ins(%cst_4 : bf16) outs(%3 : tensor<13xbf16>) -> tensor<13xbf16>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<13x4xbf16>) outs(%4 : tensor<13xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %53 = arith.maximumf %out, %in : bf16
      linalg.yield %53 : bf16
    } -> tensor<13xbf16>
    %6 = tensor.empty() : tensor<13x4xbf16>
    %7 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<13xbf16>) outs(%6 : tensor<13x4xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<13x4xbf16>
    %8 = tensor.empty() : tensor<13x4xbf16>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %7 : tensor<13x4xbf16>, tensor<13x4xbf16>) outs(%8 : tensor<13x4xbf16>) {
    ^bb0(%in: bf16, %in_9: bf16, %out: bf16):
      %53 = arith.subf %in, %in_9 : bf16
      linalg.yield %53 : bf16
    } -> tensor<13x4xbf16>
    %10 = tensor.empty() : tensor<13x4xbf16>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<13x4xbf16>) outs(%10 : tensor<13x4xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %53 = math.exp %in : bf16
      linalg.yield %53 : bf16
    } -> tensor<13x4xbf16>
    %12 = tensor.empty() : tensor<13x4xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<13x4xbf16>) outs(%12 : tensor<13x4xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %53 = arith.extf %in : bf16 to f32
      linalg.yield %53 : f32
    } -> tensor<13x4xf32>
    %14 = tensor.empty() : tensor<13xf32>
    %15 = linalg.fill ins(%cst_3 : f32) outs(%14 : tensor<13xf32>) -> tensor<13xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%13 : tensor<13x4xf32>) outs(%15 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %53 = arith.addf %out, %in : f32
      linalg.yield %53 : f32
    } -> tensor<13xf32>
    %17 = tensor.empty() : tensor<13xbf16>
    %18 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%16 : tensor<13xf32>) outs(%17 : tensor<13xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %53 = arith.truncf %in : f32 to bf16
      linalg.yield %53 : bf16
    } -> tensor<13xbf16>
    %expanded = tensor.expand_shape %18 [[0, 1]] output_shape [13, 1] : tensor<13xbf16> into tensor<13x1xbf16>
    %19 = tensor.empty() : tensor<13x4xbf16>
    %20 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<13x1xbf16>) outs(%19 : tensor<13x4xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<13x4xbf16>
    %21 = tensor.empty() : tensor<13x4xbf16>
    %22 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %20 : tensor<13x4xbf16>, tensor<13x4xbf16>) outs(%21 : tensor<13x4xbf16>) {
    ^bb0(%in: bf16, %in_9: bf16, %out: bf16):
      %53 = arith.divf %in, %in_9 : bf16
      linalg.yield %53 : bf16
    } -> tensor<13x4xbf16>
    %23 = tensor.empty() : tensor<24x4x40xbf16>
    %24 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<4x24x40xbf16>) outs(%23 : tensor<24x4x40xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<24x4x40xbf16>
    %collapsed = tensor.collapse_shape %24 [[0], [1, 2]] : tensor<24x4x40xbf16> into tensor<24x160xbf16>
    %25 = tensor.empty() : tensor<13x160xbf16>
    %26 = linalg.fill ins(%cst_5 : bf16) outs(%25 : tensor<13x160xbf16>) -> tensor<13x160xbf16>
    %27 = linalg.matmul ins(%arg0, %collapsed : tensor<13x24xbf16>, tensor<24x160xbf16>) outs(%26 : tensor<13x160xbf16>) -> tensor<13x160xbf16>
    %expanded_6 = tensor.expand_shape %27 [[0], [1, 2]] output_shape [13, 4, 40] : tensor<13x160xbf16> into tensor<13x4x40xbf16>
    %28 = tensor.empty() : tensor<13x4x40xbf16>
    %29 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<13x4x40xbf16>) outs(%28 : tensor<13x4x40xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %53 = arith.mulf %in, %in : bf16
      linalg.yield %53 : bf16
    } -> tensor<13x4x40xbf16>
    %30 = tensor.empty() : tensor<13x4x40xbf16>
    %31 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %expanded_6 : tensor<13x4x40xbf16>, tensor<13x4x40xbf16>) outs(%30 : tensor<13x4x40xbf16>) {
    ^bb0(%in: bf16, %in_9: bf16, %out: bf16):
      %53 = arith.mulf %in, %in_9 : bf16
      linalg.yield %53 : bf16
    } -> tensor<13x4x40xbf16>
    %32 = tensor.empty() : tensor<13x4x40xbf16>
    %33 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<13x4x40xbf16>) outs(%32 : tensor<13x4x40xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %53 = arith.mulf %in, %cst_2 : bf16
      linalg.yield %53 : bf16
    } -> tensor<13x4x40xbf16>
    %34 = tensor.empty() : tensor<13x4x40xbf16>
    %35 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_6, %33 : tensor<13x4x40xbf16>, tensor<13x4x40xbf16>) outs(%34 : tensor<13x4x40xbf16>) {
    ^bb0(%in: bf16, %in_9: bf16, %out: bf16):
      %53 = arith.addf %in, %in_9 : bf16
      linalg.yield %53 : bf16
    } -> tensor<13x4x40xbf16>
    %36 = tensor.empty() : tensor<13x4x40xbf16>
    %37 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<13x4x40xbf16>) outs(%36 : tensor<13x4x40xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %53 = arith.mulf %in, %cst_1 : bf16
      linalg.yield %53 : bf16
    } -> tensor<13x4x40xbf16>
    %38 = tensor.empty() : tensor<13x4x40xbf16>
    %39 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<13x4x40xbf16>) outs(%38 : tensor<13x4x40xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %53 = math.tanh %in : bf16
      linalg.yield %53 : bf16
    } -> tensor<13x4x40xbf16>
    %40 = tensor.empty() : tensor<13x4x40xbf16>
    %41 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<13x4x40xbf16>) outs(%40 : tensor<13x4x40xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %53 = arith.addf %in, %cst_0 : bf16
      linalg.yield %53 : bf16
    } -> tensor<13x4x40xbf16>
    %42 = tensor.empty() : tensor<13x4x40xbf16>
    %43 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<13x4x40xbf16>) outs(%42 : tensor<13x4x40xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %53 = arith.mulf %in, %cst : bf16
      linalg.yield %53 : bf16
    } -> tensor<13x4x40xbf16>
    %44 = tensor.empty() : tensor<13x4x40xbf16>
    %45 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_6, %43 : tensor<13x4x40xbf16>, tensor<13x4x40xbf16>) outs(%44 : tensor<13x4x40xbf16>) {
    ^bb0(%in: bf16, %in_9: bf16, %out: bf16):
      %53 = arith.mulf %in, %in_9 : bf16
      linalg.yield %53 : bf16
    } -> tensor<13x4x40xbf16>
    %46 = tensor.empty() : tensor<13x4x40xbf16>
    %47 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<13x4xbf16>) outs(%46 : tensor<13x4x40xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<13x4x40xbf16>
    %48 = tensor.empty() : tensor<13x4x40xbf16>
    %49 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %47 : tensor<13x4x40xbf16>, tensor<13x4x40xbf16>) outs(%48 : tensor<13x4x40xbf16>) {
    ^bb0(%in: bf16, %in_9: bf16, %out: bf16):
      %53 = arith.mulf %in, %in_9 : bf16
      linalg.yield %53 : bf16
    } -> tensor<13x4x40xbf16>
    %collapsed_7 = tensor.collapse_shape %49 [[0], [1, 2]] : tensor<13x4x40xbf16> into tensor<13x160xbf16>
    %collapsed_8 = tensor.collapse_shape %arg2 [[0, 1], [2]] : tensor<4x40x24xbf16> into tensor<160x24xbf16>
    %50 = tensor.empty() : tensor<13x24xbf16>
    %51 = linalg.fill ins(%cst_5 : bf16) outs(%50 : tensor<13x24xbf16>) -> tensor<13x24xbf16>
    %52 = linalg.matmul ins(%collapsed_7, %collapsed_8 : tensor<13x160xbf16>, tensor<160x24xbf16>) outs(%51 : tensor<13x24xbf16>) -> tensor<13x24xbf16>
    return %52 : tensor<13x24xbf16>
  }
}
