#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map5 = affine_map<(d0, d1, d2) -> (d0)>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_layer_norm_grad {
  func.func public @main(%arg0: tensor<2x7x24xbf16>, %arg1: tensor<24xbf16>) -> (tensor<2x7x24xbf16>, tensor<24xbf16>) {
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant 1.000000e+00 : bf16
    %cst_1 = arith.constant -5.000000e-01 : bf16
    %cst_2 = arith.constant 1.001360e-05 : bf16
    %cst_3 = arith.constant 2.000000e+00 : bf16
    %cst_4 = arith.constant 2.400000e+01 : f32
    %cst_5 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x7x24xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x24xbf16>) outs(%0 : tensor<2x7x24xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %113 = arith.extf %in : bf16 to f32
      linalg.yield %113 : f32
    } -> tensor<2x7x24xf32>
    %2 = tensor.empty() : tensor<2x7xf32>
    %3 = linalg.fill ins(%cst_5 : f32) outs(%2 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<2x7x24xf32>) outs(%3 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.addf %out, %in : f32
      linalg.yield %113 : f32
    } -> tensor<2x7xf32>
    %expanded = tensor.expand_shape %4 [[0], [1, 2]] output_shape [2, 7, 1] : tensor<2x7xf32> into tensor<2x7x1xf32>
    %5 = tensor.empty() : tensor<2x7x1xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x7x1xf32>) outs(%5 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.divf %in, %cst_4 : f32
      linalg.yield %113 : f32
    } -> tensor<2x7x1xf32>
    %7 = tensor.empty() : tensor<2x7x1xbf16>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x7x1xf32>) outs(%7 : tensor<2x7x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %113 = arith.truncf %in : f32 to bf16
      linalg.yield %113 : bf16
    } -> tensor<2x7x1xbf16>
    %9 = tensor.empty() : tensor<2x7x24xbf16>
    %10 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x7x1xbf16>) outs(%9 : tensor<2x7x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x7x24xbf16>
    %11 = tensor.empty() : tensor<2x7x24xbf16>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %10 : tensor<2x7x24xbf16>, tensor<2x7x24xbf16>) outs(%11 : tensor<2x7x24xbf16>) {
    ^bb0(%in: bf16, %in_11: bf16, %out: bf16):
      %113 = arith.subf %in, %in_11 : bf16
      linalg.yield %113 : bf16
    } -> tensor<2x7x24xbf16>
    %13 = tensor.empty() : tensor<2x7x24xbf16>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x7x24xbf16>) outs(%13 : tensor<2x7x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %113 = arith.mulf %in, %in : bf16
      linalg.yield %113 : bf16
    } -> tensor<2x7x24xbf16>
    %15 = tensor.empty() : tensor<2x7x24xbf16>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x7x24xbf16>) outs(%15 : tensor<2x7x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %113 = arith.mulf %in, %cst_3 : bf16
      linalg.yield %113 : bf16
    } -> tensor<2x7x24xbf16>
    %17 = tensor.empty() : tensor<2x7x24xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x7x24xbf16>) outs(%17 : tensor<2x7x24xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %113 = arith.extf %in : bf16 to f32
      linalg.yield %113 : f32
    } -> tensor<2x7x24xf32>
    %19 = tensor.empty() : tensor<2x7xf32>
    %20 = linalg.fill ins(%cst_5 : f32) outs(%19 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%18 : tensor<2x7x24xf32>) outs(%20 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.addf %out, %in : f32
      linalg.yield %113 : f32
    } -> tensor<2x7xf32>
    %expanded_6 = tensor.expand_shape %21 [[0], [1, 2]] output_shape [2, 7, 1] : tensor<2x7xf32> into tensor<2x7x1xf32>
    %22 = tensor.empty() : tensor<2x7x1xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<2x7x1xf32>) outs(%22 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.divf %in, %cst_4 : f32
      linalg.yield %113 : f32
    } -> tensor<2x7x1xf32>
    %24 = tensor.empty() : tensor<2x7x1xbf16>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x7x1xf32>) outs(%24 : tensor<2x7x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %113 = arith.truncf %in : f32 to bf16
      linalg.yield %113 : bf16
    } -> tensor<2x7x1xbf16>
    %26 = tensor.empty() : tensor<2x7x1xbf16>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<2x7x1xbf16>) outs(%26 : tensor<2x7x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %113 = arith.addf %in, %cst_2 : bf16
      linalg.yield %113 : bf16
    } -> tensor<2x7x1xbf16>
    %28 = tensor.empty() : tensor<2x7x1xbf16>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<2x7x1xbf16>) outs(%28 : tensor<2x7x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %113 = math.rsqrt %in : bf16
      linalg.yield %113 : bf16
    } -> tensor<2x7x1xbf16>
    %30 = tensor.empty() : tensor<2x7x1xbf16>
    %31 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %27 : tensor<2x7x1xbf16>, tensor<2x7x1xbf16>) outs(%30 : tensor<2x7x1xbf16>) {
    ^bb0(%in: bf16, %in_11: bf16, %out: bf16):
      %113 = arith.divf %in, %in_11 : bf16
      linalg.yield %113 : bf16
    } -> tensor<2x7x1xbf16>
    %32 = tensor.empty() : tensor<2x7x1xbf16>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<2x7x1xbf16>) outs(%32 : tensor<2x7x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %113 = arith.mulf %in, %cst_1 : bf16
      linalg.yield %113 : bf16
    } -> tensor<2x7x1xbf16>
    %34 = tensor.empty() : tensor<2x7x24xbf16>
    %35 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<2x7x1xbf16>) outs(%34 : tensor<2x7x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x7x24xbf16>
    %36 = tensor.empty() : tensor<2x7x24xbf16>
    %37 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %35 : tensor<2x7x24xbf16>, tensor<2x7x24xbf16>) outs(%36 : tensor<2x7x24xbf16>) {
    ^bb0(%in: bf16, %in_11: bf16, %out: bf16):
      %113 = arith.mulf %in, %in_11 : bf16
      linalg.yield %113 : bf16
    } -> tensor<2x7x24xbf16>
    %38 = tensor.empty() : tensor<2x7x24xbf16>
    %39 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<24xbf16>) outs(%38 : tensor<2x7x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x7x24xbf16>
    %40 = tensor.empty() : tensor<2x7x24xbf16>
    %41 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %39 : tensor<2x7x24xbf16>, tensor<2x7x24xbf16>) outs(%40 : tensor<2x7x24xbf16>) {
    ^bb0(%in: bf16, %in_11: bf16, %out: bf16):
      %113 = arith.mulf %in, %in_11 : bf16
      linalg.yield %113 : bf16
    } -> tensor<2x7x24xbf16>
    %42 = tensor.empty() : tensor<2x7x24xbf16>
    %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<2x7x24xbf16>) outs(%42 : tensor<2x7x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %113 = math.tanh %in : bf16
      linalg.yield %113 : bf16
    } -> tensor<2x7x24xbf16>
    %44 = tensor.empty() : tensor<2x7x24xbf16>
    %45 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<2x7x24xbf16>) outs(%44 : tensor<2x7x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %113 = arith.subf %cst_0, %in : bf16
      linalg.yield %113 : bf16
    } -> tensor<2x7x24xbf16>
    %46 = tensor.empty() : tensor<2x7x24xbf16>
    %47 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%46 : tensor<2x7x24xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst_0 : bf16
    } -> tensor<2x7x24xbf16>
    %48 = tensor.empty() : tensor<2x7x24xbf16>
    %49 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47, %45 : tensor<2x7x24xbf16>, tensor<2x7x24xbf16>) outs(%48 : tensor<2x7x24xbf16>) {
    ^bb0(%in: bf16, %in_11: bf16, %out: bf16):
      %113 = arith.mulf %in, %in_11 : bf16
      linalg.yield %113 : bf16
    } -> tensor<2x7x24xbf16>
    %50 = tensor.empty() : tensor<2x7x24xbf16>
    %51 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49, %43 : tensor<2x7x24xbf16>, tensor<2x7x24xbf16>) outs(%50 : tensor<2x7x24xbf16>) {
    ^bb0(%in: bf16, %in_11: bf16, %out: bf16):
      %113 = arith.mulf %in, %in_11 : bf16
      linalg.yield %113 : bf16
    } -> tensor<2x7x24xbf16>
    %52 = tensor.empty() : tensor<2x7x24xbf16>
    %53 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49, %51 : tensor<2x7x24xbf16>, tensor<2x7x24xbf16>) outs(%52 : tensor<2x7x24xbf16>) {
    ^bb0(%in: bf16, %in_11: bf16, %out: bf16):
      %113 = arith.addf %in, %in_11 : bf16
      linalg.yield %113 : bf16
    } -> tensor<2x7x24xbf16>
    %54 = tensor.empty() : tensor<2x7x24xbf16>
    %55 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %53 : tensor<2x7x24xbf16>, tensor<2x7x24xbf16>) outs(%54 : tensor<2x7x24xbf16>) {
    ^bb0(%in: bf16, %in_11: bf16, %out: bf16):
      %113 = arith.mulf %in, %in_11 : bf16
      linalg.yield %113 : bf16
    } -> tensor<2x7x24xbf16>
    %56 = tensor.empty() : tensor<24xbf16>
    %57 = linalg.fill ins(%cst : bf16) outs(%56 : tensor<24xbf16>) -> tensor<24xbf16>
    %58 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "reduction", "reduction"]} ins(%55 : tensor<2x7x24xbf16>) outs(%57 : tensor<24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %113 = arith.addf %out, %in : bf16
      linalg.yield %113 : bf16
    } -> tensor<24xbf16>
    %expanded_7 = tensor.expand_shape %58 [[0, 1, 2]] output_shape [1, 1, 24] : tensor<24xbf16> into tensor<1x1x24xbf16>
    %59 = tensor.empty() : tensor<2x7x24xbf16>
    %60 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53, %39 : tensor<2x7x24xbf16>, tensor<2x7x24xbf16>) outs(%59 : tensor<2x7x24xbf16>) {
    ^bb0(%in: bf16, %in_11: bf16, %out: bf16):
      %113 = arith.mulf %in, %in_11 : bf16
      linalg.yield %113 : bf16
    } -> tensor<2x7x24xbf16>
    %61 = tensor.empty() : tensor<24xbf16>
    %62 = linalg.fill ins(%cst : bf16) outs(%61 : tensor<24xbf16>) -> tensor<24xbf16>
    %63 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_7 : tensor<1x1x24xbf16>) outs(%62 : tensor<24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %113 = arith.addf %out, %in : bf16
      linalg.yield %113 : bf16
    } -> tensor<24xbf16>
    %64 = tensor.empty() : tensor<2x7x24xbf16>
    %65 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %60 : tensor<2x7x24xbf16>, tensor<2x7x24xbf16>) outs(%64 : tensor<2x7x24xbf16>) {
    ^bb0(%in: bf16, %in_11: bf16, %out: bf16):
      %113 = arith.mulf %in, %in_11 : bf16
      linalg.yield %113 : bf16
    } -> tensor<2x7x24xbf16>
    %66 = tensor.empty() : tensor<2x7xbf16>
    %67 = linalg.fill ins(%cst : bf16) outs(%66 : tensor<2x7xbf16>) -> tensor<2x7xbf16>
    %68 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%65 : tensor<2x7x24xbf16>) outs(%67 : tensor<2x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %113 = arith.addf %out, %in : bf16
      linalg.yield %113 : bf16
    } -> tensor<2x7xbf16>
    %expanded_8 = tensor.expand_shape %68 [[0], [1, 2]] output_shape [2, 7, 1] : tensor<2x7xbf16> into tensor<2x7x1xbf16>
    %69 = tensor.empty() : tensor<2x7x24xbf16>
    %70 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60, %35 : tensor<2x7x24xbf16>, tensor<2x7x24xbf16>) outs(%69 : tensor<2x7x24xbf16>) {
    ^bb0(%in: bf16, %in_11: bf16, %out: bf16):
      %113 = arith.mulf %in, %in_11 : bf16
      linalg.yield %113 : bf16
    } -> tensor<2x7x24xbf16>
    %71 = tensor.empty() : tensor<2x7x1xbf16>
    %72 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_8, %33 : tensor<2x7x1xbf16>, tensor<2x7x1xbf16>) outs(%71 : tensor<2x7x1xbf16>) {
    ^bb0(%in: bf16, %in_11: bf16, %out: bf16):
      %113 = arith.mulf %in, %in_11 : bf16
      linalg.yield %113 : bf16
    } -> tensor<2x7x1xbf16>
    %73 = tensor.empty() : tensor<2x7x24xbf16>
    %74 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<2x7x24xbf16>) outs(%73 : tensor<2x7x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %113 = arith.negf %in : bf16
      linalg.yield %113 : bf16
    } -> tensor<2x7x24xbf16>
    %75 = tensor.empty() : tensor<2x7xbf16>
    %76 = linalg.fill ins(%cst : bf16) outs(%75 : tensor<2x7xbf16>) -> tensor<2x7xbf16>
    %77 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%74 : tensor<2x7x24xbf16>) outs(%76 : tensor<2x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %113 = arith.addf %out, %in : bf16
      linalg.yield %113 : bf16
    } -> tensor<2x7xbf16>
    %expanded_9 = tensor.expand_shape %77 [[0], [1, 2]] output_shape [2, 7, 1] : tensor<2x7xbf16> into tensor<2x7x1xbf16>
    %78 = tensor.empty() : tensor<2x7x1xf32>
    %79 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<2x7x1xbf16>) outs(%78 : tensor<2x7x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %113 = arith.extf %in : bf16 to f32
      linalg.yield %113 : f32
    } -> tensor<2x7x1xf32>
    %80 = tensor.empty() : tensor<2x7x1xf32>
    %81 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<2x7x1xf32>) outs(%80 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.divf %in, %cst_4 : f32
      linalg.yield %113 : f32
    } -> tensor<2x7x1xf32>
    %82 = tensor.empty() : tensor<2x7xf32>
    %83 = linalg.fill ins(%cst_5 : f32) outs(%82 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %84 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%81 : tensor<2x7x1xf32>) outs(%83 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.addf %out, %in : f32
      linalg.yield %113 : f32
    } -> tensor<2x7xf32>
    %85 = tensor.empty() : tensor<2x7xbf16>
    %86 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%84 : tensor<2x7xf32>) outs(%85 : tensor<2x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %113 = arith.truncf %in : f32 to bf16
      linalg.yield %113 : bf16
    } -> tensor<2x7xbf16>
    %87 = tensor.empty() : tensor<2x7x24xbf16>
    %88 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<2x7xbf16>) outs(%87 : tensor<2x7x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x7x24xbf16>
    %89 = tensor.empty() : tensor<2x7x24xbf16>
    %90 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88, %16 : tensor<2x7x24xbf16>, tensor<2x7x24xbf16>) outs(%89 : tensor<2x7x24xbf16>) {
    ^bb0(%in: bf16, %in_11: bf16, %out: bf16):
      %113 = arith.mulf %in, %in_11 : bf16
      linalg.yield %113 : bf16
    } -> tensor<2x7x24xbf16>
    %91 = tensor.empty() : tensor<2x7x24xbf16>
    %92 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<2x7x24xbf16>) outs(%91 : tensor<2x7x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %113 = arith.negf %in : bf16
      linalg.yield %113 : bf16
    } -> tensor<2x7x24xbf16>
    %93 = tensor.empty() : tensor<2x7xbf16>
    %94 = linalg.fill ins(%cst : bf16) outs(%93 : tensor<2x7xbf16>) -> tensor<2x7xbf16>
    %95 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%92 : tensor<2x7x24xbf16>) outs(%94 : tensor<2x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %113 = arith.addf %out, %in : bf16
      linalg.yield %113 : bf16
    } -> tensor<2x7xbf16>
    %expanded_10 = tensor.expand_shape %95 [[0], [1, 2]] output_shape [2, 7, 1] : tensor<2x7xbf16> into tensor<2x7x1xbf16>
    %96 = tensor.empty() : tensor<2x7x24xbf16>
    %97 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70, %90 : tensor<2x7x24xbf16>, tensor<2x7x24xbf16>) outs(%96 : tensor<2x7x24xbf16>) {
    ^bb0(%in: bf16, %in_11: bf16, %out: bf16):
      %113 = arith.addf %in, %in_11 : bf16
      linalg.yield %113 : bf16
    } -> tensor<2x7x24xbf16>
    %98 = tensor.empty() : tensor<2x7x1xbf16>
    %99 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_9, %expanded_10 : tensor<2x7x1xbf16>, tensor<2x7x1xbf16>) outs(%98 : tensor<2x7x1xbf16>) {
    ^bb0(%in: bf16, %in_11: bf16, %out: bf16):
      %113 = arith.addf %in, %in_11 : bf16
      linalg.yield %113 : bf16
    } -> tensor<2x7x1xbf16>
    %100 = tensor.empty() : tensor<2x7x1xf32>
    %101 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<2x7x1xbf16>) outs(%100 : tensor<2x7x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %113 = arith.extf %in : bf16 to f32
      linalg.yield %113 : f32
    } -> tensor<2x7x1xf32>
    %102 = tensor.empty() : tensor<2x7x1xf32>
    %103 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<2x7x1xf32>) outs(%102 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.divf %in, %cst_4 : f32
      linalg.yield %113 : f32
    } -> tensor<2x7x1xf32>
    %104 = tensor.empty() : tensor<2x7xf32>
    %105 = linalg.fill ins(%cst_5 : f32) outs(%104 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %106 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%103 : tensor<2x7x1xf32>) outs(%105 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.addf %out, %in : f32
      linalg.yield %113 : f32
    } -> tensor<2x7xf32>
    %107 = tensor.empty() : tensor<2x7xbf16>
    %108 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%106 : tensor<2x7xf32>) outs(%107 : tensor<2x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %113 = arith.truncf %in : f32 to bf16
      linalg.yield %113 : bf16
    } -> tensor<2x7xbf16>
    %109 = tensor.empty() : tensor<2x7x24xbf16>
    %110 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<2x7xbf16>) outs(%109 : tensor<2x7x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x7x24xbf16>
    %111 = tensor.empty() : tensor<2x7x24xbf16>
    %112 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97, %110 : tensor<2x7x24xbf16>, tensor<2x7x24xbf16>) outs(%111 : tensor<2x7x24xbf16>) {
    ^bb0(%in: bf16, %in_11: bf16, %out: bf16):
      %113 = arith.addf %in, %in_11 : bf16
      linalg.yield %113 : bf16
    } -> tensor<2x7x24xbf16>
    return %112, %63 : tensor<2x7x24xbf16>, tensor<24xbf16>
  }
}
