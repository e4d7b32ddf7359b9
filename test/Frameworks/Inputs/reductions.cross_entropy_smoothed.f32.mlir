#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0) -> ()>
#map5 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<13x33xf32>, %arg1: tensor<13xi64>) -> tensor<f32> {
    %c-100_i64 = arith.constant -100 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0xFF800000 : f32
    %c33 = arith.constant 33 : index
    %cst_0 = arith.constant 0.000000e+00 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant 9.000000e-01 : f64
    %cst_3 = arith.constant 0.0030303030303030303 : f64
    %cst_4 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<13xi64>
    %1 = linalg.fill ins(%c0_i64 : i64) outs(%0 : tensor<13xi64>) -> tensor<13xi64>
    %2 = tensor.empty() : tensor<13xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<13xf32>) -> tensor<13xf32>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<13x33xf32>) outs(%3, %1 : tensor<13xf32>, tensor<13xi64>) {
    ^bb0(%in: f32, %out: f32, %out_6: i64):
      %39 = linalg.index 1 : index
      %40 = arith.index_cast %39 : index to i64
      %41 = arith.maximumf %in, %out : f32
      %42 = arith.cmpf ogt, %in, %out : f32
      %43 = arith.select %42, %40, %out_6 : i64
      linalg.yield %41, %43 : f32, i64
    } -> (tensor<13xf32>, tensor<13xi64>)
    %expanded = tensor.expand_shape %4#0 [[0, 1]] output_shape [13, 1] : tensor<13xf32> into tensor<13x1xf32>
    %5 = tensor.empty() : tensor<13x33xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %expanded : tensor<13x33xf32>, tensor<13x1xf32>) outs(%5 : tensor<13x33xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %39 = arith.subf %in, %in_6 : f32
      linalg.yield %39 : f32
    } -> tensor<13x33xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<13x33xf32>) outs(%5 : tensor<13x33xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.exp %in : f32
      linalg.yield %39 : f32
    } -> tensor<13x33xf32>
    %8 = tensor.empty() : tensor<13x1xf32>
    %9 = linalg.fill ins(%cst_0 : f32) outs(%8 : tensor<13x1xf32>) -> tensor<13x1xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%7 : tensor<13x33xf32>) outs(%9 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.addf %in, %out : f32
      linalg.yield %39 : f32
    } -> tensor<13x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<13x1xf32>) outs(%8 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.log %in : f32
      linalg.yield %39 : f32
    } -> tensor<13x1xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %11 : tensor<13x33xf32>, tensor<13x1xf32>) outs(%5 : tensor<13x33xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %39 = arith.subf %in, %in_6 : f32
      linalg.yield %39 : f32
    } -> tensor<13x33xf32>
    %13 = tensor.empty() : tensor<13xi1>
    %14 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg1 : tensor<13xi64>) outs(%13 : tensor<13xi1>) {
    ^bb0(%in: i64, %out: i1):
      %39 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %39 : i1
    } -> tensor<13xi1>
    %15 = linalg.generic {indexing_maps = [#map3, #map3, #map4, #map3], iterator_types = ["parallel"]} ins(%14, %arg1, %cst_4 : tensor<13xi1>, tensor<13xi64>, tensor<i64>) outs(%0 : tensor<13xi64>) {
    ^bb0(%in: i1, %in_6: i64, %in_7: i64, %out: i64):
      %39 = arith.select %in, %in_6, %in_7 : i64
      linalg.yield %39 : i64
    } -> tensor<13xi64>
    %expanded_5 = tensor.expand_shape %15 [[0, 1]] output_shape [13, 1] : tensor<13xi64> into tensor<13x1xi64>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_5 : tensor<13x1xi64>) outs(%9 : tensor<13x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %39 = linalg.index 0 : index
      %40 = arith.index_cast %in : i64 to index
      %41 = arith.cmpi slt, %40, %c33 : index
      cf.assert %41, "index must be smaller than dim size"
      %42 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %42, "index must be larger or equal to 0"
      %extracted = tensor.extract %12[%39, %40] : tensor<13x33xf32>
      linalg.yield %extracted : f32
    } -> tensor<13x1xf32>
    %collapsed = tensor.collapse_shape %16 [[0, 1]] : tensor<13x1xf32> into tensor<13xf32>
    %17 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed : tensor<13xf32>) outs(%2 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.negf %in : f32
      linalg.yield %39 : f32
    } -> tensor<13xf32>
    %18 = linalg.generic {indexing_maps = [#map3, #map3, #map4, #map3], iterator_types = ["parallel"]} ins(%14, %17, %cst_1 : tensor<13xi1>, tensor<13xf32>, tensor<f32>) outs(%2 : tensor<13xf32>) {
    ^bb0(%in: i1, %in_6: f32, %in_7: f32, %out: f32):
      %39 = arith.select %in, %in_6, %in_7 : f32
      linalg.yield %39 : f32
    } -> tensor<13xf32>
    %19 = tensor.empty() : tensor<i64>
    %20 = linalg.fill ins(%c0_i64 : i64) outs(%19 : tensor<i64>) -> tensor<i64>
    %21 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction"]} ins(%14 : tensor<13xi1>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %39 = arith.extui %in : i1 to i64
      %40 = arith.addi %39, %out : i64
      linalg.yield %40 : i64
    } -> tensor<i64>
    %22 = tensor.empty() : tensor<f32>
    %23 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%21 : tensor<i64>) outs(%22 : tensor<f32>) {
    ^bb0(%in: i64, %out: f32):
      %39 = arith.sitofp %in : i64 to f32
      linalg.yield %39 : f32
    } -> tensor<f32>
    %24 = linalg.fill ins(%cst_0 : f32) outs(%22 : tensor<f32>) -> tensor<f32>
    %25 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction"]} ins(%18 : tensor<13xf32>) outs(%24 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.addf %in, %out : f32
      linalg.yield %39 : f32
    } -> tensor<f32>
    %26 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%25, %23 : tensor<f32>, tensor<f32>) outs(%22 : tensor<f32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %39 = arith.divf %in, %in_6 : f32
      linalg.yield %39 : f32
    } -> tensor<f32>
    %27 = linalg.fill ins(%cst_0 : f32) outs(%2 : tensor<13xf32>) -> tensor<13xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%12 : tensor<13x33xf32>) outs(%27 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.addf %in, %out : f32
      linalg.yield %39 : f32
    } -> tensor<13xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%28 : tensor<13xf32>) outs(%2 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.negf %in : f32
      linalg.yield %39 : f32
    } -> tensor<13xf32>
    %30 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg1 : tensor<13xi64>) outs(%13 : tensor<13xi1>) {
    ^bb0(%in: i64, %out: i1):
      %39 = arith.cmpi eq, %in, %c-100_i64 : i64
      linalg.yield %39 : i1
    } -> tensor<13xi1>
    %31 = linalg.generic {indexing_maps = [#map3, #map4, #map3, #map3], iterator_types = ["parallel"]} ins(%30, %cst_1, %29 : tensor<13xi1>, tensor<f32>, tensor<13xf32>) outs(%2 : tensor<13xf32>) {
    ^bb0(%in: i1, %in_6: f32, %in_7: f32, %out: f32):
      %39 = arith.select %in, %in_6, %in_7 : f32
      linalg.yield %39 : f32
    } -> tensor<13xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%30 : tensor<13xi1>) outs(%13 : tensor<13xi1>) {
    ^bb0(%in: i1, %out: i1):
      %39 = arith.xori %in, %true : i1
      linalg.yield %39 : i1
    } -> tensor<13xi1>
    %33 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction"]} ins(%32 : tensor<13xi1>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %39 = arith.extui %in : i1 to i64
      %40 = arith.addi %39, %out : i64
      linalg.yield %40 : i64
    } -> tensor<i64>
    %34 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction"]} ins(%31 : tensor<13xf32>) outs(%24 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.addf %in, %out : f32
      linalg.yield %39 : f32
    } -> tensor<f32>
    %35 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%34, %33 : tensor<f32>, tensor<i64>) outs(%22 : tensor<f32>) {
    ^bb0(%in: f32, %in_6: i64, %out: f32):
      %39 = arith.sitofp %in_6 : i64 to f32
      %40 = arith.divf %in, %39 : f32
      linalg.yield %40 : f32
    } -> tensor<f32>
    %36 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%35 : tensor<f32>) outs(%22 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.truncf %cst_3 : f64 to f32
      %40 = arith.mulf %in, %39 : f32
      linalg.yield %40 : f32
    } -> tensor<f32>
    %37 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%26 : tensor<f32>) outs(%22 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.truncf %cst_2 : f64 to f32
      %40 = arith.mulf %in, %39 : f32
      linalg.yield %40 : f32
    } -> tensor<f32>
    %38 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%37, %36 : tensor<f32>, tensor<f32>) outs(%22 : tensor<f32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %39 = arith.addf %in, %in_6 : f32
      linalg.yield %39 : f32
    } -> tensor<f32>
    return %38 : tensor<f32>
  }
}
