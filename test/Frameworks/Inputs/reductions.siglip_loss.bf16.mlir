#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0, d1) -> ()>
#map6 = affine_map<(d0) -> ()>
#map7 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<13x16xbf16>, %arg1: tensor<13x16xbf16>) -> tensor<bf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<bf16>
    %cst_3 = arith.constant dense<1.000000e+00> : tensor<bf16>
    %cst_4 = arith.constant 9.9999999999999998E-13 : f64
    %cst_5 = arith.constant 5.000000e-01 : bf16
    %cst_6 = arith.constant 5.000000e+00 : bf16
    %cst_7 = arith.constant 2.000000e+00 : bf16
    %cst_8 = arith.constant 1.000000e+00 : bf16
    %cst_9 = arith.constant 1.300000e+01 : bf16
    %0 = tensor.empty() : tensor<13x1xbf16>
    %1 = linalg.fill ins(%cst : bf16) outs(%0 : tensor<13x1xbf16>) -> tensor<13x1xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<13x16xbf16>) outs(%1 : tensor<13x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %45 = math.absf %in : bf16
      %46 = math.powf %45, %cst_7 : bf16
      %47 = arith.addf %46, %out : bf16
      linalg.yield %47 : bf16
    } -> tensor<13x1xbf16>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<13x1xbf16>) outs(%0 : tensor<13x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %45 = math.powf %in, %cst_5 : bf16
      linalg.yield %45 : bf16
    } -> tensor<13x1xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<13x1xbf16>) outs(%0 : tensor<13x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %45 = arith.truncf %cst_4 : f64 to bf16
      %46 = arith.cmpf ult, %in, %45 : bf16
      %47 = arith.select %46, %45, %in : bf16
      linalg.yield %47 : bf16
    } -> tensor<13x1xbf16>
    %5 = tensor.empty() : tensor<13x16xbf16>
    %collapsed = tensor.collapse_shape %4 [[0, 1]] : tensor<13x1xbf16> into tensor<13xbf16>
    %6 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<13xbf16>) outs(%5 : tensor<13x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<13x16xbf16>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %6 : tensor<13x16xbf16>, tensor<13x16xbf16>) outs(%5 : tensor<13x16xbf16>) {
    ^bb0(%in: bf16, %in_11: bf16, %out: bf16):
      %45 = arith.divf %in, %in_11 : bf16
      linalg.yield %45 : bf16
    } -> tensor<13x16xbf16>
    %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg1 : tensor<13x16xbf16>) outs(%1 : tensor<13x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %45 = math.absf %in : bf16
      %46 = math.powf %45, %cst_7 : bf16
      %47 = arith.addf %46, %out : bf16
      linalg.yield %47 : bf16
    } -> tensor<13x1xbf16>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<13x1xbf16>) outs(%0 : tensor<13x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %45 = math.powf %in, %cst_5 : bf16
      linalg.yield %45 : bf16
    } -> tensor<13x1xbf16>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<13x1xbf16>) outs(%0 : tensor<13x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %45 = arith.truncf %cst_4 : f64 to bf16
      %46 = arith.cmpf ult, %in, %45 : bf16
      %47 = arith.select %46, %45, %in : bf16
      linalg.yield %47 : bf16
    } -> tensor<13x1xbf16>
    %collapsed_10 = tensor.collapse_shape %10 [[0, 1]] : tensor<13x1xbf16> into tensor<13xbf16>
    %11 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_10 : tensor<13xbf16>) outs(%5 : tensor<13x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<13x16xbf16>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %11 : tensor<13x16xbf16>, tensor<13x16xbf16>) outs(%5 : tensor<13x16xbf16>) {
    ^bb0(%in: bf16, %in_11: bf16, %out: bf16):
      %45 = arith.divf %in, %in_11 : bf16
      linalg.yield %45 : bf16
    } -> tensor<13x16xbf16>
    %13 = tensor.empty() : tensor<16x13xbf16>
    %transposed = linalg.transpose ins(%12 : tensor<13x16xbf16>) outs(%13 : tensor<16x13xbf16>) permutation = [1, 0] 
    %14 = tensor.empty() : tensor<13x13xf32>
    %15 = linalg.fill ins(%cst_0 : f32) outs(%14 : tensor<13x13xf32>) -> tensor<13x13xf32>
    %16 = linalg.matmul ins(%7, %transposed : tensor<13x16xbf16>, tensor<16x13xbf16>) outs(%15 : tensor<13x13xf32>) -> tensor<13x13xf32>
    %17 = tensor.empty() : tensor<13x13xbf16>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<13x13xf32>) outs(%17 : tensor<13x13xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %45 = arith.truncf %in : f32 to bf16
      linalg.yield %45 : bf16
    } -> tensor<13x13xbf16>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<13x13xbf16>) outs(%17 : tensor<13x13xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %45 = arith.mulf %in, %cst_6 : bf16
      linalg.yield %45 : bf16
    } -> tensor<13x13xbf16>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<13x13xbf16>) outs(%17 : tensor<13x13xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %45 = arith.subf %in, %cst_7 : bf16
      linalg.yield %45 : bf16
    } -> tensor<13x13xbf16>
    %21 = tensor.empty() : tensor<13xi64>
    %22 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%21 : tensor<13xi64>) {
    ^bb0(%out: i64):
      %45 = linalg.index 0 : index
      %46 = arith.index_cast %45 : index to i64
      linalg.yield %46 : i64
    } -> tensor<13xi64>
    %expanded = tensor.expand_shape %22 [[0, 1]] output_shape [13, 1] : tensor<13xi64> into tensor<13x1xi64>
    %23 = tensor.empty() : tensor<13x13xi1>
    %24 = linalg.generic {indexing_maps = [#map1, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded, %22 : tensor<13x1xi64>, tensor<13xi64>) outs(%23 : tensor<13x13xi1>) {
    ^bb0(%in: i64, %in_11: i64, %out: i1):
      %45 = arith.cmpi eq, %in, %in_11 : i64
      linalg.yield %45 : i1
    } -> tensor<13x13xi1>
    %25 = linalg.generic {indexing_maps = [#map, #map5, #map5, #map], iterator_types = ["parallel", "parallel"]} ins(%24, %cst_3, %cst_2 : tensor<13x13xi1>, tensor<bf16>, tensor<bf16>) outs(%17 : tensor<13x13xbf16>) {
    ^bb0(%in: i1, %in_11: bf16, %in_12: bf16, %out: bf16):
      %45 = arith.select %in, %in_11, %in_12 : bf16
      linalg.yield %45 : bf16
    } -> tensor<13x13xbf16>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<13x13xbf16>) outs(%17 : tensor<13x13xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %45 = arith.mulf %in, %cst_7 : bf16
      linalg.yield %45 : bf16
    } -> tensor<13x13xbf16>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<13x13xbf16>) outs(%17 : tensor<13x13xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %45 = arith.subf %in, %cst_8 : bf16
      linalg.yield %45 : bf16
    } -> tensor<13x13xbf16>
    %28 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%20, %27 : tensor<13x13xbf16>, tensor<13x13xbf16>) outs(%17 : tensor<13x13xbf16>) {
    ^bb0(%in: bf16, %in_11: bf16, %out: bf16):
      %45 = arith.mulf %in, %in_11 : bf16
      linalg.yield %45 : bf16
    } -> tensor<13x13xbf16>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<13x13xbf16>) outs(%14 : tensor<13x13xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %45 = arith.extf %in : bf16 to f32
      linalg.yield %45 : f32
    } -> tensor<13x13xf32>
    %30 = linalg.generic {indexing_maps = [#map5, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_1, %29 : tensor<f32>, tensor<13x13xf32>) outs(%14 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %45 = arith.cmpf olt, %in, %in_11 : f32
      %46 = arith.select %45, %in, %in_11 : f32
      linalg.yield %46 : f32
    } -> tensor<13x13xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<13x13xf32>) outs(%14 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = math.absf %in : f32
      linalg.yield %45 : f32
    } -> tensor<13x13xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<13x13xf32>) outs(%14 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.negf %in : f32
      linalg.yield %45 : f32
    } -> tensor<13x13xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<13x13xf32>) outs(%14 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = math.exp %in : f32
      linalg.yield %45 : f32
    } -> tensor<13x13xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<13x13xf32>) outs(%14 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = math.log1p %in : f32
      linalg.yield %45 : f32
    } -> tensor<13x13xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%30, %34 : tensor<13x13xf32>, tensor<13x13xf32>) outs(%14 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %45 = arith.subf %in, %in_11 : f32
      linalg.yield %45 : f32
    } -> tensor<13x13xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<13x13xf32>) outs(%17 : tensor<13x13xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %45 = arith.truncf %in : f32 to bf16
      linalg.yield %45 : bf16
    } -> tensor<13x13xbf16>
    %37 = tensor.empty() : tensor<13xbf16>
    %38 = linalg.fill ins(%cst : bf16) outs(%37 : tensor<13xbf16>) -> tensor<13xbf16>
    %39 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%36 : tensor<13x13xbf16>) outs(%38 : tensor<13xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %45 = arith.addf %in, %out : bf16
      linalg.yield %45 : bf16
    } -> tensor<13xbf16>
    %40 = tensor.empty() : tensor<bf16>
    %41 = linalg.fill ins(%cst : bf16) outs(%40 : tensor<bf16>) -> tensor<bf16>
    %42 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["reduction"]} ins(%39 : tensor<13xbf16>) outs(%41 : tensor<bf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %45 = arith.addf %in, %out : bf16
      linalg.yield %45 : bf16
    } -> tensor<bf16>
    %43 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%42 : tensor<bf16>) outs(%40 : tensor<bf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %45 = arith.divf %in, %cst_9 : bf16
      linalg.yield %45 : bf16
    } -> tensor<bf16>
    %44 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%43 : tensor<bf16>) outs(%40 : tensor<bf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %45 = arith.negf %in : bf16
      linalg.yield %45 : bf16
    } -> tensor<bf16>
    return %44 : tensor<bf16>
  }
}
