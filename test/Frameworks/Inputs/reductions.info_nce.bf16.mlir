#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0) -> ()>
#map5 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<13x16xbf16>, %arg1: tensor<13x16xbf16>) -> tensor<bf16> {
    %c-100_i64 = arith.constant -100 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : bf16
    %c13 = arith.constant 13 : index
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<bf16>
    %cst_3 = arith.constant 9.9999999999999998E-13 : f64
    %cst_4 = arith.constant 5.000000e-01 : bf16
    %cst_5 = arith.constant 1.000000e+01 : bf16
    %cst_6 = arith.constant 2.000000e+00 : bf16
    %cst_7 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<13x1xbf16>
    %1 = linalg.fill ins(%cst : bf16) outs(%0 : tensor<13x1xbf16>) -> tensor<13x1xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<13x16xbf16>) outs(%1 : tensor<13x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %65 = math.absf %in : bf16
      %66 = math.powf %65, %cst_6 : bf16
      %67 = arith.addf %66, %out : bf16
      linalg.yield %67 : bf16
    } -> tensor<13x1xbf16>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<13x1xbf16>) outs(%0 : tensor<13x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %65 = math.powf %in, %cst_4 : bf16
      linalg.yield %65 : bf16
    } -> tensor<13x1xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<13x1xbf16>) outs(%0 : tensor<13x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %65 = arith.truncf %cst_3 : f64 to bf16
      %66 = arith.cmpf ult, %in, %65 : bf16
      %67 = arith.select %66, %65, %in : bf16
      linalg.yield %67 : bf16
    } -> tensor<13x1xbf16>
    %5 = tensor.empty() : tensor<13x16xbf16>
    %collapsed = tensor.collapse_shape %4 [[0, 1]] : tensor<13x1xbf16> into tensor<13xbf16>
    %6 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<13xbf16>) outs(%5 : tensor<13x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<13x16xbf16>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %6 : tensor<13x16xbf16>, tensor<13x16xbf16>) outs(%5 : tensor<13x16xbf16>) {
    ^bb0(%in: bf16, %in_14: bf16, %out: bf16):
      %65 = arith.divf %in, %in_14 : bf16
      linalg.yield %65 : bf16
    } -> tensor<13x16xbf16>
    %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg1 : tensor<13x16xbf16>) outs(%1 : tensor<13x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %65 = math.absf %in : bf16
      %66 = math.powf %65, %cst_6 : bf16
      %67 = arith.addf %66, %out : bf16
      linalg.yield %67 : bf16
    } -> tensor<13x1xbf16>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<13x1xbf16>) outs(%0 : tensor<13x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %65 = math.powf %in, %cst_4 : bf16
      linalg.yield %65 : bf16
    } -> tensor<13x1xbf16>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<13x1xbf16>) outs(%0 : tensor<13x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %65 = arith.truncf %cst_3 : f64 to bf16
      %66 = arith.cmpf ult, %in, %65 : bf16
      %67 = arith.select %66, %65, %in : bf16
      linalg.yield %67 : bf16
    } -> tensor<13x1xbf16>
    %collapsed_8 = tensor.collapse_shape %10 [[0, 1]] : tensor<13x1xbf16> into tensor<13xbf16>
    %11 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_8 : tensor<13xbf16>) outs(%5 : tensor<13x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<13x16xbf16>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %11 : tensor<13x16xbf16>, tensor<13x16xbf16>) outs(%5 : tensor<13x16xbf16>) {
    ^bb0(%in: bf16, %in_14: bf16, %out: bf16):
      %65 = arith.divf %in, %in_14 : bf16
      linalg.yield %65 : bf16
    } -> tensor<13x16xbf16>
    %13 = tensor.empty() : tensor<16x13xbf16>
    %transposed = linalg.transpose ins(%12 : tensor<13x16xbf16>) outs(%13 : tensor<16x13xbf16>) permutation = [1, 0] 
    %14 = tensor.empty() : tensor<13x13xf32>
    %15 = linalg.fill ins(%cst_0 : f32) outs(%14 : tensor<13x13xf32>) -> tensor<13x13xf32>
    %16 = linalg.matmul ins(%7, %transposed : tensor<13x16xbf16>, tensor<16x13xbf16>) outs(%15 : tensor<13x13xf32>) -> tensor<13x13xf32>
    %17 = tensor.empty() : tensor<13x13xbf16>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<13x13xf32>) outs(%17 : tensor<13x13xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %65 = arith.truncf %in : f32 to bf16
      linalg.yield %65 : bf16
    } -> tensor<13x13xbf16>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<13x13xbf16>) outs(%17 : tensor<13x13xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %65 = arith.mulf %in, %cst_5 : bf16
      linalg.yield %65 : bf16
    } -> tensor<13x13xbf16>
    %20 = tensor.empty() : tensor<13xi64>
    %21 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%20 : tensor<13xi64>) {
    ^bb0(%out: i64):
      %65 = linalg.index 0 : index
      %66 = arith.index_cast %65 : index to i64
      linalg.yield %66 : i64
    } -> tensor<13xi64>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<13x13xbf16>) outs(%14 : tensor<13x13xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %65 = arith.extf %in : bf16 to f32
      linalg.yield %65 : f32
    } -> tensor<13x13xf32>
    %23 = linalg.fill ins(%c0_i64 : i64) outs(%20 : tensor<13xi64>) -> tensor<13xi64>
    %24 = tensor.empty() : tensor<13xf32>
    %25 = linalg.fill ins(%cst_1 : f32) outs(%24 : tensor<13xf32>) -> tensor<13xf32>
    %26:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%22 : tensor<13x13xf32>) outs(%25, %23 : tensor<13xf32>, tensor<13xi64>) {
    ^bb0(%in: f32, %out: f32, %out_14: i64):
      %65 = linalg.index 1 : index
      %66 = arith.index_cast %65 : index to i64
      %67 = arith.maximumf %in, %out : f32
      %68 = arith.cmpf ogt, %in, %out : f32
      %69 = arith.select %68, %66, %out_14 : i64
      linalg.yield %67, %69 : f32, i64
    } -> (tensor<13xf32>, tensor<13xi64>)
    %expanded = tensor.expand_shape %26#0 [[0, 1]] output_shape [13, 1] : tensor<13xf32> into tensor<13x1xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%22, %expanded : tensor<13x13xf32>, tensor<13x1xf32>) outs(%14 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %65 = arith.subf %in, %in_14 : f32
      linalg.yield %65 : f32
    } -> tensor<13x13xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<13x13xf32>) outs(%14 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = math.exp %in : f32
      linalg.yield %65 : f32
    } -> tensor<13x13xf32>
    %29 = tensor.empty() : tensor<13x1xf32>
    %30 = linalg.fill ins(%cst_0 : f32) outs(%29 : tensor<13x1xf32>) -> tensor<13x1xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%28 : tensor<13x13xf32>) outs(%30 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.addf %in, %out : f32
      linalg.yield %65 : f32
    } -> tensor<13x1xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<13x1xf32>) outs(%29 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = math.log %in : f32
      linalg.yield %65 : f32
    } -> tensor<13x1xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%27, %32 : tensor<13x13xf32>, tensor<13x1xf32>) outs(%14 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %65 = arith.subf %in, %in_14 : f32
      linalg.yield %65 : f32
    } -> tensor<13x13xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<13x13xf32>) outs(%17 : tensor<13x13xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %65 = arith.truncf %in : f32 to bf16
      linalg.yield %65 : bf16
    } -> tensor<13x13xbf16>
    %35 = tensor.empty() : tensor<13xi1>
    %36 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%21 : tensor<13xi64>) outs(%35 : tensor<13xi1>) {
    ^bb0(%in: i64, %out: i1):
      %65 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %65 : i1
    } -> tensor<13xi1>
    %37 = linalg.generic {indexing_maps = [#map3, #map3, #map4, #map3], iterator_types = ["parallel"]} ins(%36, %21, %cst_7 : tensor<13xi1>, tensor<13xi64>, tensor<i64>) outs(%20 : tensor<13xi64>) {
    ^bb0(%in: i1, %in_14: i64, %in_15: i64, %out: i64):
      %65 = arith.select %in, %in_14, %in_15 : i64
      linalg.yield %65 : i64
    } -> tensor<13xi64>
    %expanded_9 = tensor.expand_shape %37 [[0, 1]] output_shape [13, 1] : tensor<13xi64> into tensor<13x1xi64>
    %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_9 : tensor<13x1xi64>) outs(%1 : tensor<13x1xbf16>) {
    ^bb0(%in: i64, %out: bf16):
      %65 = linalg.index 0 : index
      %66 = arith.index_cast %in : i64 to index
      %67 = arith.cmpi slt, %66, %c13 : index
      cf.assert %67, "index must be smaller than dim size"
      %68 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %68, "index must be larger or equal to 0"
      %extracted = tensor.extract %34[%65, %66] : tensor<13x13xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<13x1xbf16>
    %collapsed_10 = tensor.collapse_shape %38 [[0, 1]] : tensor<13x1xbf16> into tensor<13xbf16>
    %39 = tensor.empty() : tensor<13xbf16>
    %40 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_10 : tensor<13xbf16>) outs(%39 : tensor<13xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %65 = arith.negf %in : bf16
      linalg.yield %65 : bf16
    } -> tensor<13xbf16>
    %41 = linalg.generic {indexing_maps = [#map3, #map3, #map4, #map3], iterator_types = ["parallel"]} ins(%36, %40, %cst_2 : tensor<13xi1>, tensor<13xbf16>, tensor<bf16>) outs(%39 : tensor<13xbf16>) {
    ^bb0(%in: i1, %in_14: bf16, %in_15: bf16, %out: bf16):
      %65 = arith.select %in, %in_14, %in_15 : bf16
      linalg.yield %65 : bf16
    } -> tensor<13xbf16>
    %42 = tensor.empty() : tensor<i64>
    %43 = linalg.fill ins(%c0_i64 : i64) outs(%42 : tensor<i64>) -> tensor<i64>
    %44 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction"]} ins(%36 : tensor<13xi1>) outs(%43 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %65 = arith.extui %in : i1 to i64
      %66 = arith.addi %65, %out : i64
      linalg.yield %66 : i64
    } -> tensor<i64>
    %45 = tensor.empty() : tensor<bf16>
    %46 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%44 : tensor<i64>) outs(%45 : tensor<bf16>) {
    ^bb0(%in: i64, %out: bf16):
      %65 = arith.sitofp %in : i64 to bf16
      linalg.yield %65 : bf16
    } -> tensor<bf16>
    %47 = linalg.fill ins(%cst : bf16) outs(%45 : tensor<bf16>) -> tensor<bf16>
    %48 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction"]} ins(%41 : tensor<13xbf16>) outs(%47 : tensor<bf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %65 = arith.addf %in, %out : bf16
      linalg.yield %65 : bf16
    } -> tensor<bf16>
    %49 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%48, %46 : tensor<bf16>, tensor<bf16>) outs(%45 : tensor<bf16>) {
    ^bb0(%in: bf16, %in_14: bf16, %out: bf16):
      %65 = arith.divf %in, %in_14 : bf16
      linalg.yield %65 : bf16
    } -> tensor<bf16>
    %transposed_11 = linalg.transpose ins(%19 : tensor<13x13xbf16>) outs(%17 : tensor<13x13xbf16>) permutation = [1, 0] 
    %50 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%transposed_11 : tensor<13x13xbf16>) outs(%14 : tensor<13x13xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %65 = arith.extf %in : bf16 to f32
      linalg.yield %65 : f32
    } -> tensor<13x13xf32>
    %51:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%50 : tensor<13x13xf32>) outs(%25, %23 : tensor<13xf32>, tensor<13xi64>) {
    ^bb0(%in: f32, %out: f32, %out_14: i64):
      %65 = linalg.index 1 : index
      %66 = arith.index_cast %65 : index to i64
      %67 = arith.maximumf %in, %out : f32
      %68 = arith.cmpf ogt, %in, %out : f32
      %69 = arith.select %68, %66, %out_14 : i64
      linalg.yield %67, %69 : f32, i64
    } -> (tensor<13xf32>, tensor<13xi64>)
    %expanded_12 = tensor.expand_shape %51#0 [[0, 1]] output_shape [13, 1] : tensor<13xf32> into tensor<13x1xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%50, %expanded_12 : tensor<13x13xf32>, tensor<13x1xf32>) outs(%14 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %65 = arith.subf %in, %in_14 : f32
      linalg.yield %65 : f32
    } -> tensor<13x13xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%52 : tensor<13x13xf32>) outs(%14 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = math.exp %in : f32
      linalg.yield %65 : f32
    } -> tensor<13x13xf32>
    %54 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%53 : tensor<13x13xf32>) outs(%30 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.addf %in, %out : f32
      linalg.yield %65 : f32
    } -> tensor<13x1xf32>
    %55 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%54 : tensor<13x1xf32>) outs(%29 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = math.log %in : f32
      linalg.yield %65 : f32
    } -> tensor<13x1xf32>
    %56 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%52, %55 : tensor<13x13xf32>, tensor<13x1xf32>) outs(%14 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %65 = arith.subf %in, %in_14 : f32
      linalg.yield %65 : f32
    } -> tensor<13x13xf32>
    %57 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%56 : tensor<13x13xf32>) outs(%17 : tensor<13x13xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %65 = arith.truncf %in : f32 to bf16
      linalg.yield %65 : bf16
    } -> tensor<13x13xbf16>
    %58 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_9 : tensor<13x1xi64>) outs(%1 : tensor<13x1xbf16>) {
    ^bb0(%in: i64, %out: bf16):
      %65 = linalg.index 0 : index
      %66 = arith.index_cast %in : i64 to index
      %67 = arith.cmpi slt, %66, %c13 : index
      cf.assert %67, "index must be smaller than dim size"
      %68 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %68, "index must be larger or equal to 0"
      %extracted = tensor.extract %57[%65, %66] : tensor<13x13xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<13x1xbf16>
    %collapsed_13 = tensor.collapse_shape %58 [[0, 1]] : tensor<13x1xbf16> into tensor<13xbf16>
    %59 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_13 : tensor<13xbf16>) outs(%39 : tensor<13xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %65 = arith.negf %in : bf16
      linalg.yield %65 : bf16
    } -> tensor<13xbf16>
    %60 = linalg.generic {indexing_maps = [#map3, #map3, #map4, #map3], iterator_types = ["parallel"]} ins(%36, %59, %cst_2 : tensor<13xi1>, tensor<13xbf16>, tensor<bf16>) outs(%39 : tensor<13xbf16>) {
    ^bb0(%in: i1, %in_14: bf16, %in_15: bf16, %out: bf16):
      %65 = arith.select %in, %in_14, %in_15 : bf16
      linalg.yield %65 : bf16
    } -> tensor<13xbf16>
    %61 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction"]} ins(%60 : tensor<13xbf16>) outs(%47 : tensor<bf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %65 = arith.addf %in, %out : bf16
      linalg.yield %65 : bf16
    } -> tensor<bf16>
    %62 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%61, %46 : tensor<bf16>, tensor<bf16>) outs(%45 : tensor<bf16>) {
    ^bb0(%in: bf16, %in_14: bf16, %out: bf16):
      %65 = arith.divf %in, %in_14 : bf16
      linalg.yield %65 : bf16
    } -> tensor<bf16>
    %63 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%49, %62 : tensor<bf16>, tensor<bf16>) outs(%45 : tensor<bf16>) {
    ^bb0(%in: bf16, %in_14: bf16, %out: bf16):
      %65 = arith.addf %in, %in_14 : bf16
      linalg.yield %65 : bf16
    } -> tensor<bf16>
    %64 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%63 : tensor<bf16>) outs(%45 : tensor<bf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %65 = arith.divf %in, %cst_6 : bf16
      linalg.yield %65 : bf16
    } -> tensor<bf16>
    return %64 : tensor<bf16>
  }
}
