#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0) -> ()>
#map5 = affine_map<() -> ()>
#map6 = affine_map<(d0, d1) -> (d0, 0)>
#map7 = affine_map<(d0, d1) -> (0, d1)>
#map8 = affine_map<(d0, d1) -> ()>
module {
  func.func @main(%arg0: tensor<20x24xbf16>, %arg1: tensor<20xbf16>, %arg2: tensor<24xbf16>) -> (tensor<20x24xbf16>, tensor<20xbf16>, tensor<24xbf16>) {
    %c2_i64 = arith.constant 2 : i64
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant 1.000000e-01 : f64
    %cst_1 = arith.constant 9.000000e-01 : f64
    %cst_2 = arith.constant 9.9999999999999995E-7 : f64
    %cst_3 = arith.constant 2.400000e+01 : bf16
    %cst_4 = arith.constant 2.000000e+01 : bf16
    %cst_5 = arith.constant 4.800000e+02 : bf16
    %cst_6 = arith.constant 1.000000e+00 : bf16
    %0 = tensor.empty() : tensor<20x24xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<20x24xbf16>) outs(%0 : tensor<20x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %32 = math.fpowi %in, %c2_i64 : bf16, i64
      linalg.yield %32 : bf16
    } -> tensor<20x24xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<20x24xbf16>) outs(%0 : tensor<20x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %32 = arith.truncf %cst_2 : f64 to bf16
      %33 = arith.addf %in, %32 : bf16
      linalg.yield %33 : bf16
    } -> tensor<20x24xbf16>
    %3 = tensor.empty() : tensor<20xbf16>
    %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg1 : tensor<20xbf16>) outs(%3 : tensor<20xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %32 = arith.truncf %cst_1 : f64 to bf16
      %33 = arith.mulf %in, %32 : bf16
      linalg.yield %33 : bf16
    } -> tensor<20xbf16>
    %5 = linalg.fill ins(%cst : bf16) outs(%3 : tensor<20xbf16>) -> tensor<20xbf16>
    %6 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<20x24xbf16>) outs(%5 : tensor<20xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %32 = arith.addf %in, %out : bf16
      linalg.yield %32 : bf16
    } -> tensor<20xbf16>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%6 : tensor<20xbf16>) outs(%3 : tensor<20xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %32 = arith.divf %in, %cst_3 : bf16
      linalg.yield %32 : bf16
    } -> tensor<20xbf16>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%7 : tensor<20xbf16>) outs(%3 : tensor<20xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %32 = arith.truncf %cst_0 : f64 to bf16
      %33 = arith.mulf %in, %32 : bf16
      linalg.yield %33 : bf16
    } -> tensor<20xbf16>
    %9 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%4, %8 : tensor<20xbf16>, tensor<20xbf16>) outs(%3 : tensor<20xbf16>) {
    ^bb0(%in: bf16, %in_8: bf16, %out: bf16):
      %32 = arith.addf %in, %in_8 : bf16
      linalg.yield %32 : bf16
    } -> tensor<20xbf16>
    %10 = tensor.empty() : tensor<24xbf16>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg2 : tensor<24xbf16>) outs(%10 : tensor<24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %32 = arith.truncf %cst_1 : f64 to bf16
      %33 = arith.mulf %in, %32 : bf16
      linalg.yield %33 : bf16
    } -> tensor<24xbf16>
    %12 = linalg.fill ins(%cst : bf16) outs(%10 : tensor<24xbf16>) -> tensor<24xbf16>
    %13 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%2 : tensor<20x24xbf16>) outs(%12 : tensor<24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %32 = arith.addf %in, %out : bf16
      linalg.yield %32 : bf16
    } -> tensor<24xbf16>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%13 : tensor<24xbf16>) outs(%10 : tensor<24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %32 = arith.divf %in, %cst_4 : bf16
      linalg.yield %32 : bf16
    } -> tensor<24xbf16>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%14 : tensor<24xbf16>) outs(%10 : tensor<24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %32 = arith.truncf %cst_0 : f64 to bf16
      %33 = arith.mulf %in, %32 : bf16
      linalg.yield %33 : bf16
    } -> tensor<24xbf16>
    %16 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%11, %15 : tensor<24xbf16>, tensor<24xbf16>) outs(%10 : tensor<24xbf16>) {
    ^bb0(%in: bf16, %in_8: bf16, %out: bf16):
      %32 = arith.addf %in, %in_8 : bf16
      linalg.yield %32 : bf16
    } -> tensor<24xbf16>
    %17 = tensor.empty() : tensor<bf16>
    %18 = linalg.fill ins(%cst : bf16) outs(%17 : tensor<bf16>) -> tensor<bf16>
    %19 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction"]} ins(%9 : tensor<20xbf16>) outs(%18 : tensor<bf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %32 = arith.addf %in, %out : bf16
      linalg.yield %32 : bf16
    } -> tensor<bf16>
    %20 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%19 : tensor<bf16>) outs(%17 : tensor<bf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %32 = arith.divf %in, %cst_4 : bf16
      linalg.yield %32 : bf16
    } -> tensor<bf16>
    %21 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel"]} ins(%9, %20 : tensor<20xbf16>, tensor<bf16>) outs(%3 : tensor<20xbf16>) {
    ^bb0(%in: bf16, %in_8: bf16, %out: bf16):
      %32 = arith.divf %in, %in_8 : bf16
      linalg.yield %32 : bf16
    } -> tensor<20xbf16>
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%21 : tensor<20xbf16>) outs(%3 : tensor<20xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %32 = math.rsqrt %in : bf16
      linalg.yield %32 : bf16
    } -> tensor<20xbf16>
    %expanded = tensor.expand_shape %22 [[0, 1]] output_shape [20, 1] : tensor<20xbf16> into tensor<20x1xbf16>
    %23 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %expanded : tensor<20x24xbf16>, tensor<20x1xbf16>) outs(%0 : tensor<20x24xbf16>) {
    ^bb0(%in: bf16, %in_8: bf16, %out: bf16):
      %32 = arith.mulf %in, %in_8 : bf16
      linalg.yield %32 : bf16
    } -> tensor<20x24xbf16>
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%16 : tensor<24xbf16>) outs(%10 : tensor<24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %32 = math.rsqrt %in : bf16
      linalg.yield %32 : bf16
    } -> tensor<24xbf16>
    %expanded_7 = tensor.expand_shape %24 [[0, 1]] output_shape [1, 24] : tensor<24xbf16> into tensor<1x24xbf16>
    %25 = linalg.generic {indexing_maps = [#map, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%23, %expanded_7 : tensor<20x24xbf16>, tensor<1x24xbf16>) outs(%0 : tensor<20x24xbf16>) {
    ^bb0(%in: bf16, %in_8: bf16, %out: bf16):
      %32 = arith.mulf %in, %in_8 : bf16
      linalg.yield %32 : bf16
    } -> tensor<20x24xbf16>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<20x24xbf16>) outs(%0 : tensor<20x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %32 = math.fpowi %in, %c2_i64 : bf16, i64
      linalg.yield %32 : bf16
    } -> tensor<20x24xbf16>
    %27 = linalg.generic {indexing_maps = [#map, #map8], iterator_types = ["reduction", "reduction"]} ins(%26 : tensor<20x24xbf16>) outs(%18 : tensor<bf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %32 = arith.addf %in, %out : bf16
      linalg.yield %32 : bf16
    } -> tensor<bf16>
    %28 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%27 : tensor<bf16>) outs(%17 : tensor<bf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %32 = arith.divf %in, %cst_5 : bf16
      linalg.yield %32 : bf16
    } -> tensor<bf16>
    %29 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%28 : tensor<bf16>) outs(%17 : tensor<bf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %32 = math.sqrt %in : bf16
      linalg.yield %32 : bf16
    } -> tensor<bf16>
    %30 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%29 : tensor<bf16>) outs(%17 : tensor<bf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %32 = arith.cmpf ult, %in, %cst_6 : bf16
      %33 = arith.select %32, %cst_6, %in : bf16
      linalg.yield %33 : bf16
    } -> tensor<bf16>
    %31 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %30 : tensor<20x24xbf16>, tensor<bf16>) outs(%0 : tensor<20x24xbf16>) {
    ^bb0(%in: bf16, %in_8: bf16, %out: bf16):
      %32 = arith.divf %in, %in_8 : bf16
      linalg.yield %32 : bf16
    } -> tensor<20x24xbf16>
    return %31, %9, %16 : tensor<20x24xbf16>, tensor<20xbf16>, tensor<24xbf16>
  }
}
