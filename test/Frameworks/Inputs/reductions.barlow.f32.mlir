#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (0, d1)>
#map4 = affine_map<(d0) -> ()>
#map5 = affine_map<(d0, d1) -> (d0, 0)>
#map6 = affine_map<(d0, d1) -> ()>
#map7 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<13x16xf32>, %arg1: tensor<13x16xf32>) -> tensor<f32> {
    %c2_i64 = arith.constant 2 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_3 = arith.constant 1.200000e+01 : f64
    %cst_4 = arith.constant 5.000000e-03 : f64
    %cst_5 = arith.constant 1.300000e+01 : f32
    %cst_6 = arith.constant 1.300000e+01 : f64
    %cst_7 = arith.constant 1.000000e+00 : f32
    %cst_8 = arith.constant dense<1> : tensor<i64>
    %0 = tensor.empty() : tensor<16xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<16xf32>) -> tensor<16xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<13x16xf32>) outs(%1 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = arith.addf %in, %out : f32
      linalg.yield %56 : f32
    } -> tensor<16xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%2 : tensor<16xf32>) outs(%0 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = arith.divf %in, %cst_5 : f32
      linalg.yield %56 : f32
    } -> tensor<16xf32>
    %4 = tensor.empty() : tensor<13x16xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %3 : tensor<13x16xf32>, tensor<16xf32>) outs(%4 : tensor<13x16xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %56 = arith.subf %in, %in_9 : f32
      linalg.yield %56 : f32
    } -> tensor<13x16xf32>
    %6 = tensor.empty() : tensor<13x16xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x16xf32>) outs(%6 : tensor<13x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %56 = arith.extf %in : f32 to f64
      linalg.yield %56 : f64
    } -> tensor<13x16xf64>
    %8 = tensor.empty() : tensor<1x16xf64>
    %9 = linalg.fill ins(%cst_0 : f64) outs(%8 : tensor<1x16xf64>) -> tensor<1x16xf64>
    %10 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%7 : tensor<13x16xf64>) outs(%9 : tensor<1x16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %56 = arith.addf %in, %out : f64
      linalg.yield %56 : f64
    } -> tensor<1x16xf64>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<1x16xf64>) outs(%8 : tensor<1x16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %56 = arith.divf %in, %cst_6 : f64
      linalg.yield %56 : f64
    } -> tensor<1x16xf64>
    %12 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %11 : tensor<13x16xf64>, tensor<1x16xf64>) outs(%6 : tensor<13x16xf64>) {
    ^bb0(%in: f64, %in_9: f64, %out: f64):
      %56 = arith.subf %in, %in_9 : f64
      linalg.yield %56 : f64
    } -> tensor<13x16xf64>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%12, %12 : tensor<13x16xf64>, tensor<13x16xf64>) outs(%6 : tensor<13x16xf64>) {
    ^bb0(%in: f64, %in_9: f64, %out: f64):
      %56 = arith.mulf %in, %in_9 : f64
      linalg.yield %56 : f64
    } -> tensor<13x16xf64>
    %14 = tensor.empty() : tensor<16xf64>
    %15 = linalg.fill ins(%cst_0 : f64) outs(%14 : tensor<16xf64>) -> tensor<16xf64>
    %16 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel"]} ins(%13 : tensor<13x16xf64>) outs(%15 : tensor<16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %56 = arith.addf %in, %out : f64
      linalg.yield %56 : f64
    } -> tensor<16xf64>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%16 : tensor<16xf64>) outs(%14 : tensor<16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %56 = arith.divf %in, %cst_3 : f64
      linalg.yield %56 : f64
    } -> tensor<16xf64>
    %18 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%17 : tensor<16xf64>) outs(%0 : tensor<16xf32>) {
    ^bb0(%in: f64, %out: f32):
      %56 = arith.truncf %in : f64 to f32
      linalg.yield %56 : f32
    } -> tensor<16xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%18 : tensor<16xf32>) outs(%0 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = math.sqrt %in : f32
      linalg.yield %56 : f32
    } -> tensor<16xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %19 : tensor<13x16xf32>, tensor<16xf32>) outs(%4 : tensor<13x16xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %56 = arith.divf %in, %in_9 : f32
      linalg.yield %56 : f32
    } -> tensor<13x16xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel"]} ins(%arg1 : tensor<13x16xf32>) outs(%1 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = arith.addf %in, %out : f32
      linalg.yield %56 : f32
    } -> tensor<16xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%21 : tensor<16xf32>) outs(%0 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = arith.divf %in, %cst_5 : f32
      linalg.yield %56 : f32
    } -> tensor<16xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %22 : tensor<13x16xf32>, tensor<16xf32>) outs(%4 : tensor<13x16xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %56 = arith.subf %in, %in_9 : f32
      linalg.yield %56 : f32
    } -> tensor<13x16xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<13x16xf32>) outs(%6 : tensor<13x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %56 = arith.extf %in : f32 to f64
      linalg.yield %56 : f64
    } -> tensor<13x16xf64>
    %25 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%24 : tensor<13x16xf64>) outs(%9 : tensor<1x16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %56 = arith.addf %in, %out : f64
      linalg.yield %56 : f64
    } -> tensor<1x16xf64>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<1x16xf64>) outs(%8 : tensor<1x16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %56 = arith.divf %in, %cst_6 : f64
      linalg.yield %56 : f64
    } -> tensor<1x16xf64>
    %27 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%24, %26 : tensor<13x16xf64>, tensor<1x16xf64>) outs(%6 : tensor<13x16xf64>) {
    ^bb0(%in: f64, %in_9: f64, %out: f64):
      %56 = arith.subf %in, %in_9 : f64
      linalg.yield %56 : f64
    } -> tensor<13x16xf64>
    %28 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%27, %27 : tensor<13x16xf64>, tensor<13x16xf64>) outs(%6 : tensor<13x16xf64>) {
    ^bb0(%in: f64, %in_9: f64, %out: f64):
      %56 = arith.mulf %in, %in_9 : f64
      linalg.yield %56 : f64
    } -> tensor<13x16xf64>
    %29 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel"]} ins(%28 : tensor<13x16xf64>) outs(%15 : tensor<16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %56 = arith.addf %in, %out : f64
      linalg.yield %56 : f64
    } -> tensor<16xf64>
    %30 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%29 : tensor<16xf64>) outs(%14 : tensor<16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %56 = arith.divf %in, %cst_3 : f64
      linalg.yield %56 : f64
    } -> tensor<16xf64>
    %31 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%30 : tensor<16xf64>) outs(%0 : tensor<16xf32>) {
    ^bb0(%in: f64, %out: f32):
      %56 = arith.truncf %in : f64 to f32
      linalg.yield %56 : f32
    } -> tensor<16xf32>
    %32 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%31 : tensor<16xf32>) outs(%0 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = math.sqrt %in : f32
      linalg.yield %56 : f32
    } -> tensor<16xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%23, %32 : tensor<13x16xf32>, tensor<16xf32>) outs(%4 : tensor<13x16xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %56 = arith.divf %in, %in_9 : f32
      linalg.yield %56 : f32
    } -> tensor<13x16xf32>
    %34 = tensor.empty() : tensor<16x13xf32>
    %transposed = linalg.transpose ins(%20 : tensor<13x16xf32>) outs(%34 : tensor<16x13xf32>) permutation = [1, 0] 
    %35 = tensor.empty() : tensor<16x16xf32>
    %36 = linalg.fill ins(%cst : f32) outs(%35 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %37 = linalg.matmul ins(%transposed, %33 : tensor<16x13xf32>, tensor<13x16xf32>) outs(%36 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<16x16xf32>) outs(%35 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = arith.divf %in, %cst_5 : f32
      linalg.yield %56 : f32
    } -> tensor<16x16xf32>
    %39 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%0 : tensor<16xf32>) {
    ^bb0(%out: f32):
      %56 = linalg.index 0 : index
      %extracted = tensor.extract %38[%56, %56] : tensor<16x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<16xf32>
    %40 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%39 : tensor<16xf32>) outs(%0 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = arith.subf %in, %cst_7 : f32
      linalg.yield %56 : f32
    } -> tensor<16xf32>
    %41 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%40 : tensor<16xf32>) outs(%0 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %56 : f32
    } -> tensor<16xf32>
    %42 = tensor.empty() : tensor<f32>
    %43 = linalg.fill ins(%cst : f32) outs(%42 : tensor<f32>) -> tensor<f32>
    %44 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["reduction"]} ins(%41 : tensor<16xf32>) outs(%43 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = arith.addf %in, %out : f32
      linalg.yield %56 : f32
    } -> tensor<f32>
    %45 = tensor.empty() : tensor<16xi64>
    %46 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%45 : tensor<16xi64>) {
    ^bb0(%out: i64):
      %56 = linalg.index 0 : index
      %57 = arith.index_cast %56 : index to i64
      linalg.yield %57 : i64
    } -> tensor<16xi64>
    %expanded = tensor.expand_shape %46 [[0, 1]] output_shape [16, 1] : tensor<16xi64> into tensor<16x1xi64>
    %47 = tensor.empty() : tensor<16x16xi1>
    %48 = linalg.generic {indexing_maps = [#map5, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded, %46 : tensor<16x1xi64>, tensor<16xi64>) outs(%47 : tensor<16x16xi1>) {
    ^bb0(%in: i64, %in_9: i64, %out: i1):
      %56 = arith.cmpi eq, %in, %in_9 : i64
      linalg.yield %56 : i1
    } -> tensor<16x16xi1>
    %49 = linalg.generic {indexing_maps = [#map, #map6, #map6, #map], iterator_types = ["parallel", "parallel"]} ins(%48, %cst_2, %cst_1 : tensor<16x16xi1>, tensor<f32>, tensor<f32>) outs(%35 : tensor<16x16xf32>) {
    ^bb0(%in: i1, %in_9: f32, %in_10: f32, %out: f32):
      %56 = arith.select %in, %in_9, %in_10 : f32
      linalg.yield %56 : f32
    } -> tensor<16x16xf32>
    %50 = linalg.generic {indexing_maps = [#map6, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_8, %49 : tensor<i64>, tensor<16x16xf32>) outs(%35 : tensor<16x16xf32>) {
    ^bb0(%in: i64, %in_9: f32, %out: f32):
      %56 = arith.sitofp %in : i64 to f32
      %57 = arith.subf %56, %in_9 : f32
      linalg.yield %57 : f32
    } -> tensor<16x16xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%38, %50 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%35 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %56 = arith.mulf %in, %in_9 : f32
      linalg.yield %56 : f32
    } -> tensor<16x16xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%51 : tensor<16x16xf32>) outs(%35 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %56 : f32
    } -> tensor<16x16xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map6], iterator_types = ["reduction", "reduction"]} ins(%52 : tensor<16x16xf32>) outs(%43 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = arith.addf %in, %out : f32
      linalg.yield %56 : f32
    } -> tensor<f32>
    %54 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%53 : tensor<f32>) outs(%42 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = arith.truncf %cst_4 : f64 to f32
      %57 = arith.mulf %in, %56 : f32
      linalg.yield %57 : f32
    } -> tensor<f32>
    %55 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%44, %54 : tensor<f32>, tensor<f32>) outs(%42 : tensor<f32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %56 = arith.addf %in, %in_9 : f32
      linalg.yield %56 : f32
    } -> tensor<f32>
    return %55 : tensor<f32>
  }
}
