#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<() -> ()>
#map4 = affine_map<(d0, d1, d2) -> ()>
#map5 = affine_map<(d0, d1, d2) -> (d2)>
module @jit_layer_norm {
  func.func public @main(%arg0: tensor<2x7x48xbf16>, %arg1: tensor<48xbf16>, %arg2: tensor<48xbf16>) -> tensor<2x7x48xbf16> {
    %cst = arith.constant 0x7FC0 : bf16
    %cst_0 = arith.constant 1.001360e-05 : bf16
    %cst_1 = arith.constant 4.800000e+01 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x7x48xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xbf16>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %56 = arith.extf %in : bf16 to f32
      linalg.yield %56 : f32
    } -> tensor<2x7x48xf32>
    %2 = tensor.empty() : tensor<2x7xf32>
    %3 = linalg.fill ins(%cst_2 : f32) outs(%2 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<2x7x48xf32>) outs(%3 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = arith.addf %out, %in : f32
      linalg.yield %56 : f32
    } -> tensor<2x7xf32>
    %expanded = tensor.expand_shape %4 [[0], [1, 2]] output_shape [2, 7, 1] : tensor<2x7xf32> into tensor<2x7x1xf32>
    %5 = tensor.empty() : tensor<2x7x1xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x7x1xf32>) outs(%5 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = arith.divf %in, %cst_1 : f32
      linalg.yield %56 : f32
    } -> tensor<2x7x1xf32>
    %7 = tensor.empty() : tensor<2x7x1xbf16>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x7x1xf32>) outs(%7 : tensor<2x7x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %56 = arith.truncf %in : f32 to bf16
      linalg.yield %56 : bf16
    } -> tensor<2x7x1xbf16>
    %9 = tensor.empty() : tensor<2x7x48xbf16>
    %10 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x7x1xbf16>) outs(%9 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x7x48xbf16>
    %11 = tensor.empty() : tensor<2x7x48xbf16>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %10 : tensor<2x7x48xbf16>, tensor<2x7x48xbf16>) outs(%11 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_4: bf16, %out: bf16):
      %56 = arith.subf %in, %in_4 : bf16
      linalg.yield %56 : bf16
    } -> tensor<2x7x48xbf16>
    %13 = tensor.empty() : tensor<2x7x48xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x7x1xf32>) outs(%13 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x48xf32>
    %15 = tensor.empty() : tensor<2x7x48xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %14 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%15 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %56 = arith.subf %in, %in_4 : f32
      linalg.yield %56 : f32
    } -> tensor<2x7x48xf32>
    %17 = tensor.empty() : tensor<2x7x48xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x7x48xf32>) outs(%17 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = arith.mulf %in, %in : f32
      linalg.yield %56 : f32
    } -> tensor<2x7x48xf32>
    %19 = tensor.empty() : tensor<f32>
    %20 = linalg.generic {indexing_maps = [#map3], iterator_types = []} outs(%19 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_2 : f32
    } -> tensor<f32>
    %21 = tensor.empty() : tensor<f32>
    %22 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%20 : tensor<f32>) outs(%21 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = arith.subf %cst_1, %in : f32
      linalg.yield %56 : f32
    } -> tensor<f32>
    %23 = tensor.empty() : tensor<2x7xf32>
    %24 = linalg.fill ins(%cst_2 : f32) outs(%23 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%18 : tensor<2x7x48xf32>) outs(%24 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = arith.addf %out, %in : f32
      linalg.yield %56 : f32
    } -> tensor<2x7xf32>
    %expanded_3 = tensor.expand_shape %25 [[0], [1, 2]] output_shape [2, 7, 1] : tensor<2x7xf32> into tensor<2x7x1xf32>
    %26 = tensor.empty() : tensor<2x7x1xf32>
    %27 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<f32>) outs(%26 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x1xf32>
    %28 = tensor.empty() : tensor<2x7x1xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_3, %27 : tensor<2x7x1xf32>, tensor<2x7x1xf32>) outs(%28 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %56 = arith.divf %in, %in_4 : f32
      linalg.yield %56 : f32
    } -> tensor<2x7x1xf32>
    %30 = tensor.empty() : tensor<2x7x1xbf16>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<2x7x1xf32>) outs(%30 : tensor<2x7x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %56 = arith.truncf %in : f32 to bf16
      linalg.yield %56 : bf16
    } -> tensor<2x7x1xbf16>
    %32 = tensor.empty() : tensor<i1>
    %33 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%22 : tensor<f32>) outs(%32 : tensor<i1>) {
    ^bb0(%in: f32, %out: i1):
      %56 = arith.cmpf ogt, %in, %cst_2 : f32
      linalg.yield %56 : i1
    } -> tensor<i1>
    %34 = tensor.empty() : tensor<bf16>
    %35 = linalg.generic {indexing_maps = [#map3], iterator_types = []} outs(%34 : tensor<bf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst : bf16
    } -> tensor<bf16>
    %36 = tensor.empty() : tensor<2x7x1xbf16>
    %37 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<bf16>) outs(%36 : tensor<2x7x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x7x1xbf16>
    %38 = tensor.empty() : tensor<2x7x1xbf16>
    %extracted = tensor.extract %33[] : tensor<i1>
    %39 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %37 : tensor<2x7x1xbf16>, tensor<2x7x1xbf16>) outs(%38 : tensor<2x7x1xbf16>) {
    ^bb0(%in: bf16, %in_4: bf16, %out: bf16):
      %56 = arith.select %extracted, %in, %in_4 : bf16
      linalg.yield %56 : bf16
    } -> tensor<2x7x1xbf16>
    %40 = tensor.empty() : tensor<2x7x1xbf16>
    %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<2x7x1xbf16>) outs(%40 : tensor<2x7x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %56 = arith.addf %in, %cst_0 : bf16
      linalg.yield %56 : bf16
    } -> tensor<2x7x1xbf16>
    %42 = tensor.empty() : tensor<2x7x1xbf16>
    %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<2x7x1xbf16>) outs(%42 : tensor<2x7x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %56 = math.sqrt %in : bf16
      linalg.yield %56 : bf16
    } -> tensor<2x7x1xbf16>
    %44 = tensor.empty() : tensor<2x7x48xbf16>
    %45 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<2x7x1xbf16>) outs(%44 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x7x48xbf16>
    %46 = tensor.empty() : tensor<2x7x48xbf16>
    %47 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %45 : tensor<2x7x48xbf16>, tensor<2x7x48xbf16>) outs(%46 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_4: bf16, %out: bf16):
      %56 = arith.divf %in, %in_4 : bf16
      linalg.yield %56 : bf16
    } -> tensor<2x7x48xbf16>
    %48 = tensor.empty() : tensor<2x7x48xbf16>
    %49 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<48xbf16>) outs(%48 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x7x48xbf16>
    %50 = tensor.empty() : tensor<2x7x48xbf16>
    %51 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47, %49 : tensor<2x7x48xbf16>, tensor<2x7x48xbf16>) outs(%50 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_4: bf16, %out: bf16):
      %56 = arith.mulf %in, %in_4 : bf16
      linalg.yield %56 : bf16
    } -> tensor<2x7x48xbf16>
    %52 = tensor.empty() : tensor<2x7x48xbf16>
    %53 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<48xbf16>) outs(%52 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x7x48xbf16>
    %54 = tensor.empty() : tensor<2x7x48xbf16>
    %55 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51, %53 : tensor<2x7x48xbf16>, tensor<2x7x48xbf16>) outs(%54 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_4: bf16, %out: bf16):
      %56 = arith.addf %in, %in_4 : bf16
      linalg.yield %56 : bf16
    } -> tensor<2x7x48xbf16>
    return %55 : tensor<2x7x48xbf16>
  }
}
