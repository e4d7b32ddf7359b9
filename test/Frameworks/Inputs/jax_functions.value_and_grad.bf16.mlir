#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<() -> ()>
#map4 = affine_map<(d0, d1) -> (d1, d0)>
#map5 = affine_map<(d0, d1) -> (d0)>
module @jit_value_and_grad {
  func.func public @main(%arg0: tensor<13x24xbf16>, %arg1: tensor<24x24xbf16>, %arg2: tensor<24xbf16>) -> (tensor<bf16>, tensor<24x24xbf16>, tensor<24xbf16>) {
    %cst = arith.constant 0.00320512825 : f32
    %cst_0 = arith.constant 3.120000e+02 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant 2.000000e+00 : bf16
    %cst_3 = arith.constant 1.000000e+00 : bf16
    %cst_4 = arith.constant 0.000000e+00 : bf16
    %0 = tensor.empty() : tensor<13x24xbf16>
    %1 = linalg.fill ins(%cst_4 : bf16) outs(%0 : tensor<13x24xbf16>) -> tensor<13x24xbf16>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<13x24xbf16>, tensor<24x24xbf16>) outs(%1 : tensor<13x24xbf16>) -> tensor<13x24xbf16>
    %3 = tensor.empty() : tensor<13x24xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<24xbf16>) outs(%3 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<13x24xbf16>
    %5 = tensor.empty() : tensor<13x24xbf16>
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2, %4 : tensor<13x24xbf16>, tensor<13x24xbf16>) outs(%5 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %in_5: bf16, %out: bf16):
      %51 = arith.addf %in, %in_5 : bf16
      linalg.yield %51 : bf16
    } -> tensor<13x24xbf16>
    %7 = tensor.empty() : tensor<13x24xbf16>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<13x24xbf16>) outs(%7 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %51 = math.tanh %in : bf16
      linalg.yield %51 : bf16
    } -> tensor<13x24xbf16>
    %9 = tensor.empty() : tensor<13x24xbf16>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<13x24xbf16>) outs(%9 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %51 = arith.subf %cst_3, %in : bf16
      linalg.yield %51 : bf16
    } -> tensor<13x24xbf16>
    %11 = tensor.empty() : tensor<13x24xbf16>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<13x24xbf16>) outs(%11 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %51 = arith.mulf %in, %in : bf16
      linalg.yield %51 : bf16
    } -> tensor<13x24xbf16>
    %13 = tensor.empty() : tensor<13x24xbf16>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<13x24xbf16>) outs(%13 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %51 = arith.mulf %in, %cst_2 : bf16
      linalg.yield %51 : bf16
    } -> tensor<13x24xbf16>
    %15 = tensor.empty() : tensor<13x24xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<13x24xbf16>) outs(%15 : tensor<13x24xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %51 = arith.extf %in : bf16 to f32
      linalg.yield %51 : f32
    } -> tensor<13x24xf32>
    %17 = tensor.empty() : tensor<f32>
    %18 = linalg.fill ins(%cst_1 : f32) outs(%17 : tensor<f32>) -> tensor<f32>
    %19 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction"]} ins(%16 : tensor<13x24xf32>) outs(%18 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.addf %out, %in : f32
      linalg.yield %51 : f32
    } -> tensor<f32>
    %20 = tensor.empty() : tensor<f32>
    %21 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%19 : tensor<f32>) outs(%20 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.divf %in, %cst_0 : f32
      linalg.yield %51 : f32
    } -> tensor<f32>
    %22 = tensor.empty() : tensor<bf16>
    %23 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%21 : tensor<f32>) outs(%22 : tensor<bf16>) {
    ^bb0(%in: f32, %out: bf16):
      %51 = arith.truncf %in : f32 to bf16
      linalg.yield %51 : bf16
    } -> tensor<bf16>
    %24 = tensor.empty() : tensor<f32>
    %25 = linalg.generic {indexing_maps = [#map3], iterator_types = []} outs(%24 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %26 = tensor.empty() : tensor<bf16>
    %27 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%25 : tensor<f32>) outs(%26 : tensor<bf16>) {
    ^bb0(%in: f32, %out: bf16):
      %51 = arith.truncf %in : f32 to bf16
      linalg.yield %51 : bf16
    } -> tensor<bf16>
    %28 = tensor.empty() : tensor<13x24xbf16>
    %29 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<bf16>) outs(%28 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<13x24xbf16>
    %30 = tensor.empty() : tensor<13x24xbf16>
    %31 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%29, %14 : tensor<13x24xbf16>, tensor<13x24xbf16>) outs(%30 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %in_5: bf16, %out: bf16):
      %51 = arith.mulf %in, %in_5 : bf16
      linalg.yield %51 : bf16
    } -> tensor<13x24xbf16>
    %32 = tensor.empty() : tensor<13x24xbf16>
    %33 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%31, %10 : tensor<13x24xbf16>, tensor<13x24xbf16>) outs(%32 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %in_5: bf16, %out: bf16):
      %51 = arith.mulf %in, %in_5 : bf16
      linalg.yield %51 : bf16
    } -> tensor<13x24xbf16>
    %34 = tensor.empty() : tensor<13x24xbf16>
    %35 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%33, %8 : tensor<13x24xbf16>, tensor<13x24xbf16>) outs(%34 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %in_5: bf16, %out: bf16):
      %51 = arith.mulf %in, %in_5 : bf16
      linalg.yield %51 : bf16
    } -> tensor<13x24xbf16>
    %36 = tensor.empty() : tensor<13x24xbf16>
    %37 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%33, %35 : tensor<13x24xbf16>, tensor<13x24xbf16>) outs(%36 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %in_5: bf16, %out: bf16):
      %51 = arith.addf %in, %in_5 : bf16
      linalg.yield %51 : bf16
    } -> tensor<13x24xbf16>
    %38 = tensor.empty() : tensor<24xbf16>
    %39 = linalg.fill ins(%cst_4 : bf16) outs(%38 : tensor<24xbf16>) -> tensor<24xbf16>
    %40 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "reduction"]} ins(%37 : tensor<13x24xbf16>) outs(%39 : tensor<24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %51 = arith.addf %out, %in : bf16
      linalg.yield %51 : bf16
    } -> tensor<24xbf16>
    %expanded = tensor.expand_shape %40 [[0, 1]] output_shape [1, 24] : tensor<24xbf16> into tensor<1x24xbf16>
    %41 = tensor.empty() : tensor<24xbf16>
    %42 = linalg.fill ins(%cst_4 : bf16) outs(%41 : tensor<24xbf16>) -> tensor<24xbf16>
    %43 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "reduction"]} ins(%expanded : tensor<1x24xbf16>) outs(%42 : tensor<24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %51 = arith.addf %out, %in : bf16
      linalg.yield %51 : bf16
    } -> tensor<24xbf16>
    %44 = tensor.empty() : tensor<24x13xbf16>
    %45 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<13x24xbf16>) outs(%44 : tensor<24x13xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<24x13xbf16>
    %46 = tensor.empty() : tensor<24x24xbf16>
    %47 = linalg.fill ins(%cst_4 : bf16) outs(%46 : tensor<24x24xbf16>) -> tensor<24x24xbf16>
    %48 = linalg.matmul ins(%45, %arg0 : tensor<24x13xbf16>, tensor<13x24xbf16>) outs(%47 : tensor<24x24xbf16>) -> tensor<24x24xbf16>
    %49 = tensor.empty() : tensor<24x24xbf16>
    %50 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%48 : tensor<24x24xbf16>) outs(%49 : tensor<24x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<24x24xbf16>
    return %23, %50, %43 : tensor<bf16>, tensor<24x24xbf16>, tensor<24xbf16>
  }
}
