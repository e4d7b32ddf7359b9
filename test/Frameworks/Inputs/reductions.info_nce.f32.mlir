#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0) -> ()>
#map5 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<13x16xf32>, %arg1: tensor<13x16xf32>) -> tensor<f32> {
    %c-100_i64 = arith.constant -100 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c13 = arith.constant 13 : index
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant 9.9999999999999998E-13 : f64
    %cst_3 = arith.constant 5.000000e-01 : f32
    %cst_4 = arith.constant 1.000000e+01 : f32
    %cst_5 = arith.constant 2.000000e+00 : f32
    %cst_6 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<13x1xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<13x1xf32>) -> tensor<13x1xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<13x16xf32>) outs(%1 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = math.absf %in : f32
      %57 = math.powf %56, %cst_5 : f32
      %58 = arith.addf %57, %out : f32
      linalg.yield %58 : f32
    } -> tensor<13x1xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<13x1xf32>) outs(%0 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = math.powf %in, %cst_3 : f32
      linalg.yield %56 : f32
    } -> tensor<13x1xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<13x1xf32>) outs(%0 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = arith.truncf %cst_2 : f64 to f32
      %57 = arith.cmpf ult, %in, %56 : f32
      %58 = arith.select %57, %56, %in : f32
      linalg.yield %58 : f32
    } -> tensor<13x1xf32>
    %5 = tensor.empty() : tensor<13x16xf32>
    %collapsed = tensor.collapse_shape %4 [[0, 1]] : tensor<13x1xf32> into tensor<13xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<13xf32>) outs(%5 : tensor<13x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<13x16xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %6 : tensor<13x16xf32>, tensor<13x16xf32>) outs(%5 : tensor<13x16xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %56 = arith.divf %in, %in_13 : f32
      linalg.yield %56 : f32
    } -> tensor<13x16xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg1 : tensor<13x16xf32>) outs(%1 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = math.absf %in : f32
      %57 = math.powf %56, %cst_5 : f32
      %58 = arith.addf %57, %out : f32
      linalg.yield %58 : f32
    } -> tensor<13x1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<13x1xf32>) outs(%0 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = math.powf %in, %cst_3 : f32
      linalg.yield %56 : f32
    } -> tensor<13x1xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<13x1xf32>) outs(%0 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = arith.truncf %cst_2 : f64 to f32
      %57 = arith.cmpf ult, %in, %56 : f32
      %58 = arith.select %57, %56, %in : f32
      linalg.yield %58 : f32
    } -> tensor<13x1xf32>
    %collapsed_7 = tensor.collapse_shape %10 [[0, 1]] : tensor<13x1xf32> into tensor<13xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_7 : tensor<13xf32>) outs(%5 : tensor<13x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<13x16xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %11 : tensor<13x16xf32>, tensor<13x16xf32>) outs(%5 : tensor<13x16xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %56 = arith.divf %in, %in_13 : f32
      linalg.yield %56 : f32
    } -> tensor<13x16xf32>
    %13 = tensor.empty() : tensor<16x13xf32>
    %transposed = linalg.transpose ins(%12 : tensor<13x16xf32>) outs(%13 : tensor<16x13xf32>) permutation = [1, 0] 
    %14 = tensor.empty() : tensor<13x13xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<13x13xf32>) -> tensor<13x13xf32>
    %16 = linalg.matmul ins(%7, %transposed : tensor<13x16xf32>, tensor<16x13xf32>) outs(%15 : tensor<13x13xf32>) -> tensor<13x13xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<13x13xf32>) outs(%14 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = arith.mulf %in, %cst_4 : f32
      linalg.yield %56 : f32
    } -> tensor<13x13xf32>
    %18 = tensor.empty() : tensor<13xi64>
    %19 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%18 : tensor<13xi64>) {
    ^bb0(%out: i64):
      %56 = linalg.index 0 : index
      %57 = arith.index_cast %56 : index to i64
      linalg.yield %57 : i64
    } -> tensor<13xi64>
    %20 = linalg.fill ins(%c0_i64 : i64) outs(%18 : tensor<13xi64>) -> tensor<13xi64>
    %21 = tensor.empty() : tensor<13xf32>
    %22 = linalg.fill ins(%cst_0 : f32) outs(%21 : tensor<13xf32>) -> tensor<13xf32>
    %23:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%17 : tensor<13x13xf32>) outs(%22, %20 : tensor<13xf32>, tensor<13xi64>) {
    ^bb0(%in: f32, %out: f32, %out_13: i64):
      %56 = linalg.index 1 : index
      %57 = arith.index_cast %56 : index to i64
      %58 = arith.maximumf %in, %out : f32
      %59 = arith.cmpf ogt, %in, %out : f32
      %60 = arith.select %59, %57, %out_13 : i64
      linalg.yield %58, %60 : f32, i64
    } -> (tensor<13xf32>, tensor<13xi64>)
    %expanded = tensor.expand_shape %23#0 [[0, 1]] output_shape [13, 1] : tensor<13xf32> into tensor<13x1xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%17, %expanded : tensor<13x13xf32>, tensor<13x1xf32>) outs(%14 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %56 = arith.subf %in, %in_13 : f32
      linalg.yield %56 : f32
    } -> tensor<13x13xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<13x13xf32>) outs(%14 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = math.exp %in : f32
      linalg.yield %56 : f32
    } -> tensor<13x13xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%25 : tensor<13x13xf32>) outs(%1 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = arith.addf %in, %out : f32
      linalg.yield %56 : f32
    } -> tensor<13x1xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<13x1xf32>) outs(%0 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = math.log %in : f32
      linalg.yield %56 : f32
    } -> tensor<13x1xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%24, %27 : tensor<13x13xf32>, tensor<13x1xf32>) outs(%14 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %56 = arith.subf %in, %in_13 : f32
      linalg.yield %56 : f32
    } -> tensor<13x13xf32>
    %29 = tensor.empty() : tensor<13xi1>
    %30 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%19 : tensor<13xi64>) outs(%29 : tensor<13xi1>) {
    ^bb0(%in: i64, %out: i1):
      %56 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %56 : i1
    } -> tensor<13xi1>
    %31 = linalg.generic {indexing_maps = [#map3, #map3, #map4, #map3], iterator_types = ["parallel"]} ins(%30, %19, %cst_6 : tensor<13xi1>, tensor<13xi64>, tensor<i64>) outs(%18 : tensor<13xi64>) {
    ^bb0(%in: i1, %in_13: i64, %in_14: i64, %out: i64):
      %56 = arith.select %in, %in_13, %in_14 : i64
      linalg.yield %56 : i64
    } -> tensor<13xi64>
    %expanded_8 = tensor.expand_shape %31 [[0, 1]] output_shape [13, 1] : tensor<13xi64> into tensor<13x1xi64>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_8 : tensor<13x1xi64>) outs(%1 : tensor<13x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %56 = linalg.index 0 : index
      %57 = arith.index_cast %in : i64 to index
      %58 = arith.cmpi slt, %57, %c13 : index
      cf.assert %58, "index must be smaller than dim size"
      %59 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %59, "index must be larger or equal to 0"
      %extracted = tensor.extract %28[%56, %57] : tensor<13x13xf32>
      linalg.yield %extracted : f32
    } -> tensor<13x1xf32>
    %collapsed_9 = tensor.collapse_shape %32 [[0, 1]] : tensor<13x1xf32> into tensor<13xf32>
    %33 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_9 : tensor<13xf32>) outs(%21 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = arith.negf %in : f32
      linalg.yield %56 : f32
    } -> tensor<13xf32>
    %34 = linalg.generic {indexing_maps = [#map3, #map3, #map4, #map3], iterator_types = ["parallel"]} ins(%30, %33, %cst_1 : tensor<13xi1>, tensor<13xf32>, tensor<f32>) outs(%21 : tensor<13xf32>) {
    ^bb0(%in: i1, %in_13: f32, %in_14: f32, %out: f32):
      %56 = arith.select %in, %in_13, %in_14 : f32
      linalg.yield %56 : f32
    } -> tensor<13xf32>
    %35 = tensor.empty() : tensor<i64>
    %36 = linalg.fill ins(%c0_i64 : i64) outs(%35 : tensor<i64>) -> tensor<i64>
    %37 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction"]} ins(%30 : tensor<13xi1>) outs(%36 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %56 = arith.extui %in : i1 to i64
      %57 = arith.addi %56, %out : i64
      linalg.yield %57 : i64
    } -> tensor<i64>
    %38 = tensor.empty() : tensor<f32>
    %39 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%37 : tensor<i64>) outs(%38 : tensor<f32>) {
    ^bb0(%in: i64, %out: f32):
      %56 = arith.sitofp %in : i64 to f32
      linalg.yield %56 : f32
    } -> tensor<f32>
    %40 = linalg.fill ins(%cst : f32) outs(%38 : tensor<f32>) -> tensor<f32>
    %41 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction"]} ins(%34 : tensor<13xf32>) outs(%40 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = arith.addf %in, %out : f32
      linalg.yield %56 : f32
    } -> tensor<f32>
    %42 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%41, %39 : tensor<f32>, tensor<f32>) outs(%38 : tensor<f32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %56 = arith.divf %in, %in_13 : f32
      linalg.yield %56 : f32
    } -> tensor<f32>
    %transposed_10 = linalg.transpose ins(%17 : tensor<13x13xf32>) outs(%14 : tensor<13x13xf32>) permutation = [1, 0] 
    %43:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%transposed_10 : tensor<13x13xf32>) outs(%22, %20 : tensor<13xf32>, tensor<13xi64>) {
    ^bb0(%in: f32, %out: f32, %out_13: i64):
      %56 = linalg.index 1 : index
      %57 = arith.index_cast %56 : index to i64
      %58 = arith.maximumf %in, %out : f32
      %59 = arith.cmpf ogt, %in, %out : f32
      %60 = arith.select %59, %57, %out_13 : i64
      linalg.yield %58, %60 : f32, i64
    } -> (tensor<13xf32>, tensor<13xi64>)
    %expanded_11 = tensor.expand_shape %43#0 [[0, 1]] output_shape [13, 1] : tensor<13xf32> into tensor<13x1xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%transposed_10, %expanded_11 : tensor<13x13xf32>, tensor<13x1xf32>) outs(%14 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %56 = arith.subf %in, %in_13 : f32
      linalg.yield %56 : f32
    } -> tensor<13x13xf32>
    %45 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%44 : tensor<13x13xf32>) outs(%14 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = math.exp %in : f32
      linalg.yield %56 : f32
    } -> tensor<13x13xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%45 : tensor<13x13xf32>) outs(%1 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = arith.addf %in, %out : f32
      linalg.yield %56 : f32
    } -> tensor<13x1xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<13x1xf32>) outs(%0 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = math.log %in : f32
      linalg.yield %56 : f32
    } -> tensor<13x1xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%44, %47 : tensor<13x13xf32>, tensor<13x1xf32>) outs(%14 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %56 = arith.subf %in, %in_13 : f32
      linalg.yield %56 : f32
    } -> tensor<13x13xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_8 : tensor<13x1xi64>) outs(%1 : tensor<13x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %56 = linalg.index 0 : index
      %57 = arith.index_cast %in : i64 to index
      %58 = arith.cmpi slt, %57, %c13 : index
      cf.assert %58, "index must be smaller than dim size"
      %59 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %59, "index must be larger or equal to 0"
      %extracted = tensor.extract %48[%56, %57] : tensor<13x13xf32>
      linalg.yield %extracted : f32
    } -> tensor<13x1xf32>
    %collapsed_12 = tensor.collapse_shape %49 [[0, 1]] : tensor<13x1xf32> into tensor<13xf32>
    %50 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_12 : tensor<13xf32>) outs(%21 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = arith.negf %in : f32
      linalg.yield %56 : f32
    } -> tensor<13xf32>
    %51 = linalg.generic {indexing_maps = [#map3, #map3, #map4, #map3], iterator_types = ["parallel"]} ins(%30, %50, %cst_1 : tensor<13xi1>, tensor<13xf32>, tensor<f32>) outs(%21 : tensor<13xf32>) {
    ^bb0(%in: i1, %in_13: f32, %in_14: f32, %out: f32):
      %56 = arith.select %in, %in_13, %in_14 : f32
      linalg.yield %56 : f32
    } -> tensor<13xf32>
    %52 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction"]} ins(%51 : tensor<13xf32>) outs(%40 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = arith.addf %in, %out : f32
      linalg.yield %56 : f32
    } -> tensor<f32>
    %53 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%52, %39 : tensor<f32>, tensor<f32>) outs(%38 : tensor<f32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %56 = arith.divf %in, %in_13 : f32
      linalg.yield %56 : f32
    } -> tensor<f32>
    %54 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%42, %53 : tensor<f32>, tensor<f32>) outs(%38 : tensor<f32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %56 = arith.addf %in, %in_13 : f32
      linalg.yield %56 : f32
    } -> tensor<f32>
    %55 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%54 : tensor<f32>) outs(%38 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = arith.divf %in, %cst_5 : f32
      linalg.yield %56 : f32
    } -> tensor<f32>
    return %55 : tensor<f32>
  }
}
