#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map5 = affine_map<(d0, d1, d2) -> (d0)>
module @jit_layer_norm_grad {
  func.func public @main(%arg0: tensor<2x7x24xf32>, %arg1: tensor<24xf32>) -> (tensor<2x7x24xf32>, tensor<24xf32>) {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant -5.000000e-01 : f32
    %cst_1 = arith.constant 9.99999974E-6 : f32
    %cst_2 = arith.constant 2.000000e+00 : f32
    %cst_3 = arith.constant 2.400000e+01 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x7xf32>
    %1 = linalg.fill ins(%cst_4 : f32) outs(%0 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<2x7x24xf32>) outs(%1 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.addf %out, %in : f32
      linalg.yield %93 : f32
    } -> tensor<2x7xf32>
    %expanded = tensor.expand_shape %2 [[0], [1, 2]] output_shape [2, 7, 1] : tensor<2x7xf32> into tensor<2x7x1xf32>
    %3 = tensor.empty() : tensor<2x7x1xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x7x1xf32>) outs(%3 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.divf %in, %cst_3 : f32
      linalg.yield %93 : f32
    } -> tensor<2x7x1xf32>
    %5 = tensor.empty() : tensor<2x7x24xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2x7x1xf32>) outs(%5 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x24xf32>
    %7 = tensor.empty() : tensor<2x7x24xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %6 : tensor<2x7x24xf32>, tensor<2x7x24xf32>) outs(%7 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %93 = arith.subf %in, %in_10 : f32
      linalg.yield %93 : f32
    } -> tensor<2x7x24xf32>
    %9 = tensor.empty() : tensor<2x7x24xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x7x24xf32>) outs(%9 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.mulf %in, %in : f32
      linalg.yield %93 : f32
    } -> tensor<2x7x24xf32>
    %11 = tensor.empty() : tensor<2x7x24xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x7x24xf32>) outs(%11 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.mulf %in, %cst_2 : f32
      linalg.yield %93 : f32
    } -> tensor<2x7x24xf32>
    %13 = tensor.empty() : tensor<2x7xf32>
    %14 = linalg.fill ins(%cst_4 : f32) outs(%13 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%10 : tensor<2x7x24xf32>) outs(%14 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.addf %out, %in : f32
      linalg.yield %93 : f32
    } -> tensor<2x7xf32>
    %expanded_5 = tensor.expand_shape %15 [[0], [1, 2]] output_shape [2, 7, 1] : tensor<2x7xf32> into tensor<2x7x1xf32>
    %16 = tensor.empty() : tensor<2x7x1xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<2x7x1xf32>) outs(%16 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.divf %in, %cst_3 : f32
      linalg.yield %93 : f32
    } -> tensor<2x7x1xf32>
    %18 = tensor.empty() : tensor<2x7x1xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.addf %in, %cst_1 : f32
      linalg.yield %93 : f32
    } -> tensor<2x7x1xf32>
    %20 = tensor.empty() : tensor<2x7x1xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x7x1xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = math.rsqrt %in : f32
      linalg.yield %93 : f32
    } -> tensor<2x7x1xf32>
    %22 = tensor.empty() : tensor<2x7x1xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %19 : tensor<2x7x1xf32>, tensor<2x7x1xf32>) outs(%22 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %93 = arith.divf %in, %in_10 : f32
      linalg.yield %93 : f32
    } -> tensor<2x7x1xf32>
    %24 = tensor.empty() : tensor<2x7x1xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x7x1xf32>) outs(%24 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.mulf %in, %cst_0 : f32
      linalg.yield %93 : f32
    } -> tensor<2x7x1xf32>
    %26 = tensor.empty() : tensor<2x7x24xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x7x1xf32>) outs(%26 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x24xf32>
    %28 = tensor.empty() : tensor<2x7x24xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %27 : tensor<2x7x24xf32>, tensor<2x7x24xf32>) outs(%28 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %93 = arith.mulf %in, %in_10 : f32
      linalg.yield %93 : f32
    } -> tensor<2x7x24xf32>
    %30 = tensor.empty() : tensor<2x7x24xf32>
    %31 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<24xf32>) outs(%30 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x24xf32>
    %32 = tensor.empty() : tensor<2x7x24xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %31 : tensor<2x7x24xf32>, tensor<2x7x24xf32>) outs(%32 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %93 = arith.mulf %in, %in_10 : f32
      linalg.yield %93 : f32
    } -> tensor<2x7x24xf32>
    %34 = tensor.empty() : tensor<2x7x24xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<2x7x24xf32>) outs(%34 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = math.tanh %in : f32
      linalg.yield %93 : f32
    } -> tensor<2x7x24xf32>
    %36 = tensor.empty() : tensor<2x7x24xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<2x7x24xf32>) outs(%36 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.subf %cst, %in : f32
      linalg.yield %93 : f32
    } -> tensor<2x7x24xf32>
    %38 = tensor.empty() : tensor<2x7x24xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %35 : tensor<2x7x24xf32>, tensor<2x7x24xf32>) outs(%38 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %93 = arith.mulf %in, %in_10 : f32
      linalg.yield %93 : f32
    } -> tensor<2x7x24xf32>
    %40 = tensor.empty() : tensor<2x7x24xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %39 : tensor<2x7x24xf32>, tensor<2x7x24xf32>) outs(%40 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %93 = arith.addf %in, %in_10 : f32
      linalg.yield %93 : f32
    } -> tensor<2x7x24xf32>
    %42 = tensor.empty() : tensor<2x7x24xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %41 : tensor<2x7x24xf32>, tensor<2x7x24xf32>) outs(%42 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %93 = arith.mulf %in, %in_10 : f32
      linalg.yield %93 : f32
    } -> tensor<2x7x24xf32>
    %44 = tensor.empty() : tensor<24xf32>
    %45 = linalg.fill ins(%cst_4 : f32) outs(%44 : tensor<24xf32>) -> tensor<24xf32>
    %46 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "reduction", "reduction"]} ins(%43 : tensor<2x7x24xf32>) outs(%45 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.addf %out, %in : f32
      linalg.yield %93 : f32
    } -> tensor<24xf32>
    %expanded_6 = tensor.expand_shape %46 [[0, 1, 2]] output_shape [1, 1, 24] : tensor<24xf32> into tensor<1x1x24xf32>
    %47 = tensor.empty() : tensor<2x7x24xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41, %31 : tensor<2x7x24xf32>, tensor<2x7x24xf32>) outs(%47 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %93 = arith.mulf %in, %in_10 : f32
      linalg.yield %93 : f32
    } -> tensor<2x7x24xf32>
    %49 = tensor.empty() : tensor<24xf32>
    %50 = linalg.fill ins(%cst_4 : f32) outs(%49 : tensor<24xf32>) -> tensor<24xf32>
    %51 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_6 : tensor<1x1x24xf32>) outs(%50 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.addf %out, %in : f32
      linalg.yield %93 : f32
    } -> tensor<24xf32>
    %52 = tensor.empty() : tensor<2x7x24xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %48 : tensor<2x7x24xf32>, tensor<2x7x24xf32>) outs(%52 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %93 = arith.mulf %in, %in_10 : f32
      linalg.yield %93 : f32
    } -> tensor<2x7x24xf32>
    %54 = tensor.empty() : tensor<2x7xf32>
    %55 = linalg.fill ins(%cst_4 : f32) outs(%54 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %56 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%53 : tensor<2x7x24xf32>) outs(%55 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.addf %out, %in : f32
      linalg.yield %93 : f32
    } -> tensor<2x7xf32>
    %expanded_7 = tensor.expand_shape %56 [[0], [1, 2]] output_shape [2, 7, 1] : tensor<2x7xf32> into tensor<2x7x1xf32>
    %57 = tensor.empty() : tensor<2x7x24xf32>
    %58 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48, %27 : tensor<2x7x24xf32>, tensor<2x7x24xf32>) outs(%57 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %93 = arith.mulf %in, %in_10 : f32
      linalg.yield %93 : f32
    } -> tensor<2x7x24xf32>
    %59 = tensor.empty() : tensor<2x7x1xf32>
    %60 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_7, %25 : tensor<2x7x1xf32>, tensor<2x7x1xf32>) outs(%59 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %93 = arith.mulf %in, %in_10 : f32
      linalg.yield %93 : f32
    } -> tensor<2x7x1xf32>
    %61 = tensor.empty() : tensor<2x7x24xf32>
    %62 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58 : tensor<2x7x24xf32>) outs(%61 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.negf %in : f32
      linalg.yield %93 : f32
    } -> tensor<2x7x24xf32>
    %63 = tensor.empty() : tensor<2x7xf32>
    %64 = linalg.fill ins(%cst_4 : f32) outs(%63 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%62 : tensor<2x7x24xf32>) outs(%64 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.addf %out, %in : f32
      linalg.yield %93 : f32
    } -> tensor<2x7xf32>
    %expanded_8 = tensor.expand_shape %65 [[0], [1, 2]] output_shape [2, 7, 1] : tensor<2x7xf32> into tensor<2x7x1xf32>
    %66 = tensor.empty() : tensor<2x7x1xf32>
    %67 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60 : tensor<2x7x1xf32>) outs(%66 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.divf %in, %cst_3 : f32
      linalg.yield %93 : f32
    } -> tensor<2x7x1xf32>
    %68 = tensor.empty() : tensor<2x7xf32>
    %69 = linalg.fill ins(%cst_4 : f32) outs(%68 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %70 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%67 : tensor<2x7x1xf32>) outs(%69 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.addf %out, %in : f32
      linalg.yield %93 : f32
    } -> tensor<2x7xf32>
    %71 = tensor.empty() : tensor<2x7x24xf32>
    %72 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<2x7xf32>) outs(%71 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x24xf32>
    %73 = tensor.empty() : tensor<2x7x24xf32>
    %74 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72, %12 : tensor<2x7x24xf32>, tensor<2x7x24xf32>) outs(%73 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %93 = arith.mulf %in, %in_10 : f32
      linalg.yield %93 : f32
    } -> tensor<2x7x24xf32>
    %75 = tensor.empty() : tensor<2x7x24xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<2x7x24xf32>) outs(%75 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.negf %in : f32
      linalg.yield %93 : f32
    } -> tensor<2x7x24xf32>
    %77 = tensor.empty() : tensor<2x7xf32>
    %78 = linalg.fill ins(%cst_4 : f32) outs(%77 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %79 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%76 : tensor<2x7x24xf32>) outs(%78 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.addf %out, %in : f32
      linalg.yield %93 : f32
    } -> tensor<2x7xf32>
    %expanded_9 = tensor.expand_shape %79 [[0], [1, 2]] output_shape [2, 7, 1] : tensor<2x7xf32> into tensor<2x7x1xf32>
    %80 = tensor.empty() : tensor<2x7x24xf32>
    %81 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58, %74 : tensor<2x7x24xf32>, tensor<2x7x24xf32>) outs(%80 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %93 = arith.addf %in, %in_10 : f32
      linalg.yield %93 : f32
    } -> tensor<2x7x24xf32>
    %82 = tensor.empty() : tensor<2x7x1xf32>
    %83 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_8, %expanded_9 : tensor<2x7x1xf32>, tensor<2x7x1xf32>) outs(%82 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %93 = arith.addf %in, %in_10 : f32
      linalg.yield %93 : f32
    } -> tensor<2x7x1xf32>
    %84 = tensor.empty() : tensor<2x7x1xf32>
    %85 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<2x7x1xf32>) outs(%84 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.divf %in, %cst_3 : f32
      linalg.yield %93 : f32
    } -> tensor<2x7x1xf32>
    %86 = tensor.empty() : tensor<2x7xf32>
    %87 = linalg.fill ins(%cst_4 : f32) outs(%86 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%85 : tensor<2x7x1xf32>) outs(%87 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.addf %out, %in : f32
      linalg.yield %93 : f32
    } -> tensor<2x7xf32>
    %89 = tensor.empty() : tensor<2x7x24xf32>
    %90 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<2x7xf32>) outs(%89 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x24xf32>
    %91 = tensor.empty() : tensor<2x7x24xf32>
    %92 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %90 : tensor<2x7x24xf32>, tensor<2x7x24xf32>) outs(%91 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %93 = arith.addf %in, %in_10 : f32
      linalg.yield %93 : f32
    } -> tensor<2x7x24xf32>
    return %92, %51 : tensor<2x7x24xf32>, tensor<24xf32>
  }
}
