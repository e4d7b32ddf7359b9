#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0, d1) -> ()>
module @jit_activations {
  func.func public @main(%arg0: tensor<13x24xf16>) -> (tensor<13x24xf16>, tensor<13x24xf16>, tensor<13x24xf16>, tensor<13x24xf16>) {
    %cst = arith.constant 6.000000e+00 : f16
    %cst_0 = arith.constant 3.000000e+00 : f16
    %cst_1 = arith.constant 0.000000e+00 : f16
    %0 = tensor.empty() : tensor<13x24xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xf16>) outs(%0 : tensor<13x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      %40 = arith.maximumf %in, %cst_1 : f16
      linalg.yield %40 : f16
    } -> tensor<13x24xf16>
    %2 = tensor.empty() : tensor<13x24xi1>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xf16>) outs(%2 : tensor<13x24xi1>) {
    ^bb0(%in: f16, %out: i1):
      %40 = arith.cmpf ogt, %in, %cst_1 : f16
      linalg.yield %40 : i1
    } -> tensor<13x24xi1>
    %4 = tensor.empty() : tensor<f16>
    %5 = linalg.generic {indexing_maps = [#map1], iterator_types = []} outs(%4 : tensor<f16>) {
    ^bb0(%out: f16):
      linalg.yield %cst_1 : f16
    } -> tensor<f16>
    %6 = tensor.empty() : tensor<13x24xf16>
    %7 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<f16>) outs(%6 : tensor<13x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<13x24xf16>
    %8 = tensor.empty() : tensor<13x24xf16>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %7, %arg0 : tensor<13x24xi1>, tensor<13x24xf16>, tensor<13x24xf16>) outs(%8 : tensor<13x24xf16>) {
    ^bb0(%in: i1, %in_2: f16, %in_3: f16, %out: f16):
      %40 = arith.select %in, %in_2, %in_3 : f16
      linalg.yield %40 : f16
    } -> tensor<13x24xf16>
    %10 = tensor.empty() : tensor<13x24xf16>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<13x24xf16>) outs(%10 : tensor<13x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      %40 = math.expm1 %in : f16
      linalg.yield %40 : f16
    } -> tensor<13x24xf16>
    %12 = tensor.empty() : tensor<13x24xf16>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %arg0, %11 : tensor<13x24xi1>, tensor<13x24xf16>, tensor<13x24xf16>) outs(%12 : tensor<13x24xf16>) {
    ^bb0(%in: i1, %in_2: f16, %in_3: f16, %out: f16):
      %40 = arith.select %in, %in_2, %in_3 : f16
      linalg.yield %40 : f16
    } -> tensor<13x24xf16>
    %14 = tensor.empty() : tensor<13x24xi1>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xf16>) outs(%14 : tensor<13x24xi1>) {
    ^bb0(%in: f16, %out: i1):
      %40 = arith.cmpf une, %in, %in : f16
      linalg.yield %40 : i1
    } -> tensor<13x24xi1>
    %16 = tensor.empty() : tensor<13x24xf16>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xf16>) outs(%16 : tensor<13x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      %40 = arith.addf %in, %cst_1 : f16
      linalg.yield %40 : f16
    } -> tensor<13x24xf16>
    %18 = tensor.empty() : tensor<13x24xf16>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xf16>) outs(%18 : tensor<13x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      %40 = math.absf %in : f16
      linalg.yield %40 : f16
    } -> tensor<13x24xf16>
    %20 = tensor.empty() : tensor<13x24xf16>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<13x24xf16>) outs(%20 : tensor<13x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      %40 = arith.negf %in : f16
      linalg.yield %40 : f16
    } -> tensor<13x24xf16>
    %22 = tensor.empty() : tensor<13x24xf16>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<13x24xf16>) outs(%22 : tensor<13x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      %40 = math.exp %in : f16
      linalg.yield %40 : f16
    } -> tensor<13x24xf16>
    %24 = tensor.empty() : tensor<13x24xf16>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<13x24xf16>) outs(%24 : tensor<13x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      %40 = math.log1p %in : f16
      linalg.yield %40 : f16
    } -> tensor<13x24xf16>
    %26 = tensor.empty() : tensor<13x24xf16>
    %27 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %25 : tensor<13x24xf16>, tensor<13x24xf16>) outs(%26 : tensor<13x24xf16>) {
    ^bb0(%in: f16, %in_2: f16, %out: f16):
      %40 = arith.addf %in, %in_2 : f16
      linalg.yield %40 : f16
    } -> tensor<13x24xf16>
    %28 = tensor.empty() : tensor<13x24xf16>
    %29 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %17, %27 : tensor<13x24xi1>, tensor<13x24xf16>, tensor<13x24xf16>) outs(%28 : tensor<13x24xf16>) {
    ^bb0(%in: i1, %in_2: f16, %in_3: f16, %out: f16):
      %40 = arith.select %in, %in_2, %in_3 : f16
      linalg.yield %40 : f16
    } -> tensor<13x24xf16>
    %30 = tensor.empty() : tensor<13x24xf16>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xf16>) outs(%30 : tensor<13x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      %40 = arith.addf %in, %cst_0 : f16
      linalg.yield %40 : f16
    } -> tensor<13x24xf16>
    %32 = tensor.empty() : tensor<13x24xf16>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<13x24xf16>) outs(%32 : tensor<13x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      %40 = arith.maximumf %in, %cst_1 : f16
      linalg.yield %40 : f16
    } -> tensor<13x24xf16>
    %34 = tensor.empty() : tensor<13x24xf16>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<13x24xf16>) outs(%34 : tensor<13x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      %40 = arith.minimumf %in, %cst : f16
      linalg.yield %40 : f16
    } -> tensor<13x24xf16>
    %36 = tensor.empty() : tensor<13x24xf16>
    %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<13x24xf16>) outs(%36 : tensor<13x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      %40 = arith.divf %in, %cst : f16
      linalg.yield %40 : f16
    } -> tensor<13x24xf16>
    %38 = tensor.empty() : tensor<13x24xf16>
    %39 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %37 : tensor<13x24xf16>, tensor<13x24xf16>) outs(%38 : tensor<13x24xf16>) {
    ^bb0(%in: f16, %in_2: f16, %out: f16):
      %40 = arith.mulf %in, %in_2 : f16
      linalg.yield %40 : f16
    } -> tensor<13x24xf16>
    return %1, %13, %29, %39 : tensor<13x24xf16>, tensor<13x24xf16>, tensor<13x24xf16>, tensor<13x24xf16>
  }
}
