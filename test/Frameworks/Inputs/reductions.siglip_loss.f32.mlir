#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0, d1) -> ()>
#map6 = affine_map<(d0) -> ()>
#map7 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<13x16xf32>, %arg1: tensor<13x16xf32>) -> tensor<f32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_2 = arith.constant 9.9999999999999998E-13 : f64
    %cst_3 = arith.constant 5.000000e-01 : f32
    %cst_4 = arith.constant 5.000000e+00 : f32
    %cst_5 = arith.constant 2.000000e+00 : f32
    %cst_6 = arith.constant 1.000000e+00 : f32
    %cst_7 = arith.constant 1.300000e+01 : f32
    %0 = tensor.empty() : tensor<13x1xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<13x1xf32>) -> tensor<13x1xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<13x16xf32>) outs(%1 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = math.absf %in : f32
      %42 = math.powf %41, %cst_5 : f32
      %43 = arith.addf %42, %out : f32
      linalg.yield %43 : f32
    } -> tensor<13x1xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<13x1xf32>) outs(%0 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = math.powf %in, %cst_3 : f32
      linalg.yield %41 : f32
    } -> tensor<13x1xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<13x1xf32>) outs(%0 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.truncf %cst_2 : f64 to f32
      %42 = arith.cmpf ult, %in, %41 : f32
      %43 = arith.select %42, %41, %in : f32
      linalg.yield %43 : f32
    } -> tensor<13x1xf32>
    %5 = tensor.empty() : tensor<13x16xf32>
    %collapsed = tensor.collapse_shape %4 [[0, 1]] : tensor<13x1xf32> into tensor<13xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<13xf32>) outs(%5 : tensor<13x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<13x16xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %6 : tensor<13x16xf32>, tensor<13x16xf32>) outs(%5 : tensor<13x16xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %41 = arith.divf %in, %in_9 : f32
      linalg.yield %41 : f32
    } -> tensor<13x16xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg1 : tensor<13x16xf32>) outs(%1 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = math.absf %in : f32
      %42 = math.powf %41, %cst_5 : f32
      %43 = arith.addf %42, %out : f32
      linalg.yield %43 : f32
    } -> tensor<13x1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<13x1xf32>) outs(%0 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = math.powf %in, %cst_3 : f32
      linalg.yield %41 : f32
    } -> tensor<13x1xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<13x1xf32>) outs(%0 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.truncf %cst_2 : f64 to f32
      %42 = arith.cmpf ult, %in, %41 : f32
      %43 = arith.select %42, %41, %in : f32
      linalg.yield %43 : f32
    } -> tensor<13x1xf32>
    %collapsed_8 = tensor.collapse_shape %10 [[0, 1]] : tensor<13x1xf32> into tensor<13xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_8 : tensor<13xf32>) outs(%5 : tensor<13x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<13x16xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %11 : tensor<13x16xf32>, tensor<13x16xf32>) outs(%5 : tensor<13x16xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %41 = arith.divf %in, %in_9 : f32
      linalg.yield %41 : f32
    } -> tensor<13x16xf32>
    %13 = tensor.empty() : tensor<16x13xf32>
    %transposed = linalg.transpose ins(%12 : tensor<13x16xf32>) outs(%13 : tensor<16x13xf32>) permutation = [1, 0] 
    %14 = tensor.empty() : tensor<13x13xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<13x13xf32>) -> tensor<13x13xf32>
    %16 = linalg.matmul ins(%7, %transposed : tensor<13x16xf32>, tensor<16x13xf32>) outs(%15 : tensor<13x13xf32>) -> tensor<13x13xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<13x13xf32>) outs(%14 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.mulf %in, %cst_4 : f32
      linalg.yield %41 : f32
    } -> tensor<13x13xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<13x13xf32>) outs(%14 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.subf %in, %cst_5 : f32
      linalg.yield %41 : f32
    } -> tensor<13x13xf32>
    %19 = tensor.empty() : tensor<13xi64>
    %20 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%19 : tensor<13xi64>) {
    ^bb0(%out: i64):
      %41 = linalg.index 0 : index
      %42 = arith.index_cast %41 : index to i64
      linalg.yield %42 : i64
    } -> tensor<13xi64>
    %expanded = tensor.expand_shape %20 [[0, 1]] output_shape [13, 1] : tensor<13xi64> into tensor<13x1xi64>
    %21 = tensor.empty() : tensor<13x13xi1>
    %22 = linalg.generic {indexing_maps = [#map1, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded, %20 : tensor<13x1xi64>, tensor<13xi64>) outs(%21 : tensor<13x13xi1>) {
    ^bb0(%in: i64, %in_9: i64, %out: i1):
      %41 = arith.cmpi eq, %in, %in_9 : i64
      linalg.yield %41 : i1
    } -> tensor<13x13xi1>
    %23 = linalg.generic {indexing_maps = [#map, #map5, #map5, #map], iterator_types = ["parallel", "parallel"]} ins(%22, %cst_1, %cst_0 : tensor<13x13xi1>, tensor<f32>, tensor<f32>) outs(%14 : tensor<13x13xf32>) {
    ^bb0(%in: i1, %in_9: f32, %in_10: f32, %out: f32):
      %41 = arith.select %in, %in_9, %in_10 : f32
      linalg.yield %41 : f32
    } -> tensor<13x13xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<13x13xf32>) outs(%14 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.mulf %in, %cst_5 : f32
      linalg.yield %41 : f32
    } -> tensor<13x13xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<13x13xf32>) outs(%14 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.subf %in, %cst_6 : f32
      linalg.yield %41 : f32
    } -> tensor<13x13xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%18, %25 : tensor<13x13xf32>, tensor<13x13xf32>) outs(%14 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %41 = arith.mulf %in, %in_9 : f32
      linalg.yield %41 : f32
    } -> tensor<13x13xf32>
    %27 = linalg.generic {indexing_maps = [#map5, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_0, %26 : tensor<f32>, tensor<13x13xf32>) outs(%14 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %41 = arith.cmpf olt, %in, %in_9 : f32
      %42 = arith.select %41, %in, %in_9 : f32
      linalg.yield %42 : f32
    } -> tensor<13x13xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<13x13xf32>) outs(%14 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = math.absf %in : f32
      linalg.yield %41 : f32
    } -> tensor<13x13xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<13x13xf32>) outs(%14 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.negf %in : f32
      linalg.yield %41 : f32
    } -> tensor<13x13xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<13x13xf32>) outs(%14 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = math.exp %in : f32
      linalg.yield %41 : f32
    } -> tensor<13x13xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<13x13xf32>) outs(%14 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = math.log1p %in : f32
      linalg.yield %41 : f32
    } -> tensor<13x13xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%27, %31 : tensor<13x13xf32>, tensor<13x13xf32>) outs(%14 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %41 = arith.subf %in, %in_9 : f32
      linalg.yield %41 : f32
    } -> tensor<13x13xf32>
    %33 = tensor.empty() : tensor<13xf32>
    %34 = linalg.fill ins(%cst : f32) outs(%33 : tensor<13xf32>) -> tensor<13xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%32 : tensor<13x13xf32>) outs(%34 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.addf %in, %out : f32
      linalg.yield %41 : f32
    } -> tensor<13xf32>
    %36 = tensor.empty() : tensor<f32>
    %37 = linalg.fill ins(%cst : f32) outs(%36 : tensor<f32>) -> tensor<f32>
    %38 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["reduction"]} ins(%35 : tensor<13xf32>) outs(%37 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.addf %in, %out : f32
      linalg.yield %41 : f32
    } -> tensor<f32>
    %39 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%38 : tensor<f32>) outs(%36 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.divf %in, %cst_7 : f32
      linalg.yield %41 : f32
    } -> tensor<f32>
    %40 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%39 : tensor<f32>) outs(%36 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.negf %in : f32
      linalg.yield %41 : f32
    } -> tensor<f32>
    return %40 : tensor<f32>
  }
}
