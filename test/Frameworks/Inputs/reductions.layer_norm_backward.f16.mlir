#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<13x24xf16>, %arg1: tensor<13x24xf16>, %arg2: tensor<24xf16>) -> (tensor<13x24xf16>, tensor<24xf16>, tensor<24xf16>) {
    %cst = arith.constant 0.000000e+00 : f16
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 1.000000e-05 : f64
    %cst_2 = arith.constant 2.400000e+01 : f16
    %cst_3 = arith.constant 2.400000e+01 : f64
    %0 = tensor.empty() : tensor<13x1xf16>
    %1 = linalg.fill ins(%cst : f16) outs(%0 : tensor<13x1xf16>) -> tensor<13x1xf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<13x24xf16>) outs(%1 : tensor<13x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %35 = arith.addf %in, %out : f16
      linalg.yield %35 : f16
    } -> tensor<13x1xf16>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<13x1xf16>) outs(%0 : tensor<13x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %35 = arith.divf %in, %cst_2 : f16
      linalg.yield %35 : f16
    } -> tensor<13x1xf16>
    %4 = tensor.empty() : tensor<13x24xf64>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xf16>) outs(%4 : tensor<13x24xf64>) {
    ^bb0(%in: f16, %out: f64):
      %35 = arith.extf %in : f16 to f64
      linalg.yield %35 : f64
    } -> tensor<13x24xf64>
    %6 = tensor.empty() : tensor<13x1xf64>
    %7 = linalg.fill ins(%cst_0 : f64) outs(%6 : tensor<13x1xf64>) -> tensor<13x1xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%5 : tensor<13x24xf64>) outs(%7 : tensor<13x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %35 = arith.addf %in, %out : f64
      linalg.yield %35 : f64
    } -> tensor<13x1xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<13x1xf64>) outs(%6 : tensor<13x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %35 = arith.divf %in, %cst_3 : f64
      linalg.yield %35 : f64
    } -> tensor<13x1xf64>
    %10 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %9 : tensor<13x24xf64>, tensor<13x1xf64>) outs(%4 : tensor<13x24xf64>) {
    ^bb0(%in: f64, %in_4: f64, %out: f64):
      %35 = arith.subf %in, %in_4 : f64
      linalg.yield %35 : f64
    } -> tensor<13x24xf64>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%10, %10 : tensor<13x24xf64>, tensor<13x24xf64>) outs(%4 : tensor<13x24xf64>) {
    ^bb0(%in: f64, %in_4: f64, %out: f64):
      %35 = arith.mulf %in, %in_4 : f64
      linalg.yield %35 : f64
    } -> tensor<13x24xf64>
    %12 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%11 : tensor<13x24xf64>) outs(%7 : tensor<13x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %35 = arith.addf %in, %out : f64
      linalg.yield %35 : f64
    } -> tensor<13x1xf64>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<13x1xf64>) outs(%6 : tensor<13x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %35 = arith.divf %in, %cst_3 : f64
      linalg.yield %35 : f64
    } -> tensor<13x1xf64>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<13x1xf64>) outs(%0 : tensor<13x1xf16>) {
    ^bb0(%in: f64, %out: f16):
      %35 = arith.truncf %in : f64 to f16
      linalg.yield %35 : f16
    } -> tensor<13x1xf16>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<13x1xf16>) outs(%0 : tensor<13x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %35 = arith.truncf %cst_1 : f64 to f16
      %36 = arith.addf %in, %35 : f16
      linalg.yield %36 : f16
    } -> tensor<13x1xf16>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<13x1xf16>) outs(%0 : tensor<13x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %35 = math.rsqrt %in : f16
      linalg.yield %35 : f16
    } -> tensor<13x1xf16>
    %17 = tensor.empty() : tensor<13x24xf16>
    %18 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %3 : tensor<13x24xf16>, tensor<13x1xf16>) outs(%17 : tensor<13x24xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %35 = arith.subf %in, %in_4 : f16
      linalg.yield %35 : f16
    } -> tensor<13x24xf16>
    %19 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%18, %16 : tensor<13x24xf16>, tensor<13x1xf16>) outs(%17 : tensor<13x24xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %35 = arith.mulf %in, %in_4 : f16
      linalg.yield %35 : f16
    } -> tensor<13x24xf16>
    %20 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %arg2 : tensor<13x24xf16>, tensor<24xf16>) outs(%17 : tensor<13x24xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %35 = arith.mulf %in, %in_4 : f16
      linalg.yield %35 : f16
    } -> tensor<13x24xf16>
    %21 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%20 : tensor<13x24xf16>) outs(%1 : tensor<13x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %35 = arith.addf %in, %out : f16
      linalg.yield %35 : f16
    } -> tensor<13x1xf16>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<13x1xf16>) outs(%0 : tensor<13x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %35 = arith.divf %in, %cst_2 : f16
      linalg.yield %35 : f16
    } -> tensor<13x1xf16>
    %23 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%20, %22 : tensor<13x24xf16>, tensor<13x1xf16>) outs(%17 : tensor<13x24xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %35 = arith.subf %in, %in_4 : f16
      linalg.yield %35 : f16
    } -> tensor<13x24xf16>
    %24 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%20, %19 : tensor<13x24xf16>, tensor<13x24xf16>) outs(%17 : tensor<13x24xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %35 = arith.mulf %in, %in_4 : f16
      linalg.yield %35 : f16
    } -> tensor<13x24xf16>
    %25 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%24 : tensor<13x24xf16>) outs(%1 : tensor<13x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %35 = arith.addf %in, %out : f16
      linalg.yield %35 : f16
    } -> tensor<13x1xf16>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<13x1xf16>) outs(%0 : tensor<13x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %35 = arith.divf %in, %cst_2 : f16
      linalg.yield %35 : f16
    } -> tensor<13x1xf16>
    %27 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %26 : tensor<13x24xf16>, tensor<13x1xf16>) outs(%17 : tensor<13x24xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %35 = arith.mulf %in, %in_4 : f16
      linalg.yield %35 : f16
    } -> tensor<13x24xf16>
    %28 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%23, %27 : tensor<13x24xf16>, tensor<13x24xf16>) outs(%17 : tensor<13x24xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %35 = arith.subf %in, %in_4 : f16
      linalg.yield %35 : f16
    } -> tensor<13x24xf16>
    %29 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%16, %28 : tensor<13x1xf16>, tensor<13x24xf16>) outs(%17 : tensor<13x24xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %35 = arith.mulf %in, %in_4 : f16
      linalg.yield %35 : f16
    } -> tensor<13x24xf16>
    %30 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %19 : tensor<13x24xf16>, tensor<13x24xf16>) outs(%17 : tensor<13x24xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %35 = arith.mulf %in, %in_4 : f16
      linalg.yield %35 : f16
    } -> tensor<13x24xf16>
    %31 = tensor.empty() : tensor<24xf16>
    %32 = linalg.fill ins(%cst : f16) outs(%31 : tensor<24xf16>) -> tensor<24xf16>
    %33 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "parallel"]} ins(%30 : tensor<13x24xf16>) outs(%32 : tensor<24xf16>) {
    ^bb0(%in: f16, %out: f16):
      %35 = arith.addf %in, %out : f16
      linalg.yield %35 : f16
    } -> tensor<24xf16>
    %34 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "parallel"]} ins(%arg1 : tensor<13x24xf16>) outs(%32 : tensor<24xf16>) {
    ^bb0(%in: f16, %out: f16):
      %35 = arith.addf %in, %out : f16
      linalg.yield %35 : f16
    } -> tensor<24xf16>
    return %29, %33, %34 : tensor<13x24xf16>, tensor<24xf16>, tensor<24xf16>
  }
}
