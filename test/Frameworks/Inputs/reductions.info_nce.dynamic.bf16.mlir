#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0) -> ()>
#map5 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<?x16xbf16>, %arg1: tensor<?x16xbf16>) -> tensor<bf16> {
    %c-100_i64 = arith.constant -100 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : bf16
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<bf16>
    %cst_3 = arith.constant 9.9999999999999998E-13 : f64
    %cst_4 = arith.constant 2.000000e+00 : bf16
    %cst_5 = arith.constant 5.000000e-01 : bf16
    %cst_6 = arith.constant 1.000000e+01 : bf16
    %cst_7 = arith.constant dense<0> : tensor<i64>
    %dim = tensor.dim %arg0, %c0 : tensor<?x16xbf16>
    %0 = tensor.empty(%dim) : tensor<?x1xbf16>
    %1 = linalg.fill ins(%cst : bf16) outs(%0 : tensor<?x1xbf16>) -> tensor<?x1xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<?x16xbf16>) outs(%1 : tensor<?x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %77 = math.absf %in : bf16
      %78 = math.powf %77, %cst_4 : bf16
      %79 = arith.addf %78, %out : bf16
      linalg.yield %79 : bf16
    } -> tensor<?x1xbf16>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<?x1xbf16>) outs(%0 : tensor<?x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %77 = math.powf %in, %cst_5 : bf16
      linalg.yield %77 : bf16
    } -> tensor<?x1xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<?x1xbf16>) outs(%0 : tensor<?x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %77 = arith.truncf %cst_3 : f64 to bf16
      %78 = arith.cmpf ult, %in, %77 : bf16
      %79 = arith.select %78, %77, %in : bf16
      linalg.yield %79 : bf16
    } -> tensor<?x1xbf16>
    %5 = tensor.empty(%dim) : tensor<?x16xbf16>
    %collapsed = tensor.collapse_shape %4 [[0, 1]] : tensor<?x1xbf16> into tensor<?xbf16>
    %6 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<?xbf16>) outs(%5 : tensor<?x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<?x16xbf16>
    %7 = tensor.empty(%dim) : tensor<?x16xbf16>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %6 : tensor<?x16xbf16>, tensor<?x16xbf16>) outs(%7 : tensor<?x16xbf16>) {
    ^bb0(%in: bf16, %in_15: bf16, %out: bf16):
      %77 = arith.divf %in, %in_15 : bf16
      linalg.yield %77 : bf16
    } -> tensor<?x16xbf16>
    %dim_8 = tensor.dim %arg1, %c0 : tensor<?x16xbf16>
    %9 = tensor.empty(%dim_8) : tensor<?x1xbf16>
    %10 = linalg.fill ins(%cst : bf16) outs(%9 : tensor<?x1xbf16>) -> tensor<?x1xbf16>
    %11 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg1 : tensor<?x16xbf16>) outs(%10 : tensor<?x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %77 = math.absf %in : bf16
      %78 = math.powf %77, %cst_4 : bf16
      %79 = arith.addf %78, %out : bf16
      linalg.yield %79 : bf16
    } -> tensor<?x1xbf16>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<?x1xbf16>) outs(%9 : tensor<?x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %77 = math.powf %in, %cst_5 : bf16
      linalg.yield %77 : bf16
    } -> tensor<?x1xbf16>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<?x1xbf16>) outs(%9 : tensor<?x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %77 = arith.truncf %cst_3 : f64 to bf16
      %78 = arith.cmpf ult, %in, %77 : bf16
      %79 = arith.select %78, %77, %in : bf16
      linalg.yield %79 : bf16
    } -> tensor<?x1xbf16>
    %collapsed_9 = tensor.collapse_shape %13 [[0, 1]] : tensor<?x1xbf16> into tensor<?xbf16>
    %14 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_9 : tensor<?xbf16>) outs(%5 : tensor<?x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<?x16xbf16>
    %15 = tensor.empty(%dim_8) : tensor<?x16xbf16>
    %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %14 : tensor<?x16xbf16>, tensor<?x16xbf16>) outs(%15 : tensor<?x16xbf16>) {
    ^bb0(%in: bf16, %in_15: bf16, %out: bf16):
      %77 = arith.divf %in, %in_15 : bf16
      linalg.yield %77 : bf16
    } -> tensor<?x16xbf16>
    %17 = tensor.empty(%dim_8) : tensor<16x?xbf16>
    %transposed = linalg.transpose ins(%16 : tensor<?x16xbf16>) outs(%17 : tensor<16x?xbf16>) permutation = [1, 0] 
    %18 = tensor.empty(%dim, %dim_8) : tensor<?x?xf32>
    %19 = linalg.fill ins(%cst_0 : f32) outs(%18 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %20 = linalg.matmul ins(%8, %transposed : tensor<?x16xbf16>, tensor<16x?xbf16>) outs(%19 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %21 = tensor.empty(%dim, %dim_8) : tensor<?x?xbf16>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<?x?xf32>) outs(%21 : tensor<?x?xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %77 = arith.truncf %in : f32 to bf16
      linalg.yield %77 : bf16
    } -> tensor<?x?xbf16>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<?x?xbf16>) outs(%21 : tensor<?x?xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %77 = arith.mulf %in, %cst_6 : bf16
      linalg.yield %77 : bf16
    } -> tensor<?x?xbf16>
    %24 = tensor.empty(%dim) : tensor<?xi64>
    %25 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%24 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %77 = linalg.index 0 : index
      %78 = arith.index_cast %77 : index to i64
      linalg.yield %78 : i64
    } -> tensor<?xi64>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<?x?xbf16>) outs(%18 : tensor<?x?xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %77 = arith.extf %in : bf16 to f32
      linalg.yield %77 : f32
    } -> tensor<?x?xf32>
    %27 = linalg.fill ins(%c0_i64 : i64) outs(%24 : tensor<?xi64>) -> tensor<?xi64>
    %28 = tensor.empty(%dim) : tensor<?xf32>
    %29 = linalg.fill ins(%cst_1 : f32) outs(%28 : tensor<?xf32>) -> tensor<?xf32>
    %30:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%26 : tensor<?x?xf32>) outs(%29, %27 : tensor<?xf32>, tensor<?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_15: i64):
      %77 = linalg.index 1 : index
      %78 = arith.index_cast %77 : index to i64
      %79 = arith.maximumf %in, %out : f32
      %80 = arith.cmpf ogt, %in, %out : f32
      %81 = arith.select %80, %78, %out_15 : i64
      linalg.yield %79, %81 : f32, i64
    } -> (tensor<?xf32>, tensor<?xi64>)
    %expanded = tensor.expand_shape %30#0 [[0, 1]] output_shape [%dim, 1] : tensor<?xf32> into tensor<?x1xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%26, %expanded : tensor<?x?xf32>, tensor<?x1xf32>) outs(%18 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %77 = arith.subf %in, %in_15 : f32
      linalg.yield %77 : f32
    } -> tensor<?x?xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<?x?xf32>) outs(%18 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = math.exp %in : f32
      linalg.yield %77 : f32
    } -> tensor<?x?xf32>
    %33 = tensor.empty(%dim) : tensor<?x1xf32>
    %34 = linalg.fill ins(%cst_0 : f32) outs(%33 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%32 : tensor<?x?xf32>) outs(%34 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = arith.addf %in, %out : f32
      linalg.yield %77 : f32
    } -> tensor<?x1xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<?x1xf32>) outs(%33 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = math.log %in : f32
      linalg.yield %77 : f32
    } -> tensor<?x1xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%31, %36 : tensor<?x?xf32>, tensor<?x1xf32>) outs(%18 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %77 = arith.subf %in, %in_15 : f32
      linalg.yield %77 : f32
    } -> tensor<?x?xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<?x?xf32>) outs(%21 : tensor<?x?xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %77 = arith.truncf %in : f32 to bf16
      linalg.yield %77 : bf16
    } -> tensor<?x?xbf16>
    %39 = tensor.empty(%dim) : tensor<?xi1>
    %40 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%25 : tensor<?xi64>) outs(%39 : tensor<?xi1>) {
    ^bb0(%in: i64, %out: i1):
      %77 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %77 : i1
    } -> tensor<?xi1>
    %41 = linalg.generic {indexing_maps = [#map3, #map3, #map4, #map3], iterator_types = ["parallel"]} ins(%40, %25, %cst_7 : tensor<?xi1>, tensor<?xi64>, tensor<i64>) outs(%24 : tensor<?xi64>) {
    ^bb0(%in: i1, %in_15: i64, %in_16: i64, %out: i64):
      %77 = arith.select %in, %in_15, %in_16 : i64
      linalg.yield %77 : i64
    } -> tensor<?xi64>
    %expanded_10 = tensor.expand_shape %41 [[0, 1]] output_shape [%dim, 1] : tensor<?xi64> into tensor<?x1xi64>
    %42 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_10 : tensor<?x1xi64>) outs(%1 : tensor<?x1xbf16>) {
    ^bb0(%in: i64, %out: bf16):
      %77 = linalg.index 0 : index
      %78 = arith.index_cast %in : i64 to index
      %79 = arith.cmpi slt, %78, %dim_8 : index
      cf.assert %79, "index must be smaller than dim size"
      %80 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %80, "index must be larger or equal to 0"
      %extracted = tensor.extract %38[%77, %78] : tensor<?x?xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<?x1xbf16>
    %collapsed_11 = tensor.collapse_shape %42 [[0, 1]] : tensor<?x1xbf16> into tensor<?xbf16>
    %43 = tensor.empty(%dim) : tensor<?xbf16>
    %44 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_11 : tensor<?xbf16>) outs(%43 : tensor<?xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %77 = arith.negf %in : bf16
      linalg.yield %77 : bf16
    } -> tensor<?xbf16>
    %45 = linalg.generic {indexing_maps = [#map3, #map3, #map4, #map3], iterator_types = ["parallel"]} ins(%40, %44, %cst_2 : tensor<?xi1>, tensor<?xbf16>, tensor<bf16>) outs(%43 : tensor<?xbf16>) {
    ^bb0(%in: i1, %in_15: bf16, %in_16: bf16, %out: bf16):
      %77 = arith.select %in, %in_15, %in_16 : bf16
      linalg.yield %77 : bf16
    } -> tensor<?xbf16>
    %46 = tensor.empty() : tensor<i64>
    %47 = linalg.fill ins(%c0_i64 : i64) outs(%46 : tensor<i64>) -> tensor<i64>
    %48 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction"]} ins(%40 : tensor<?xi1>) outs(%47 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %77 = arith.extui %in : i1 to i64
      %78 = arith.addi %77, %out : i64
      linalg.yield %78 : i64
    } -> tensor<i64>
    %49 = tensor.empty() : tensor<bf16>
    %50 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%48 : tensor<i64>) outs(%49 : tensor<bf16>) {
    ^bb0(%in: i64, %out: bf16):
      %77 = arith.sitofp %in : i64 to bf16
      linalg.yield %77 : bf16
    } -> tensor<bf16>
    %51 = linalg.fill ins(%cst : bf16) outs(%49 : tensor<bf16>) -> tensor<bf16>
    %52 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction"]} ins(%45 : tensor<?xbf16>) outs(%51 : tensor<bf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %77 = arith.addf %in, %out : bf16
      linalg.yield %77 : bf16
    } -> tensor<bf16>
    %53 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%52, %50 : tensor<bf16>, tensor<bf16>) outs(%49 : tensor<bf16>) {
    ^bb0(%in: bf16, %in_15: bf16, %out: bf16):
      %77 = arith.divf %in, %in_15 : bf16
      linalg.yield %77 : bf16
    } -> tensor<bf16>
    %54 = tensor.empty(%dim_8, %dim) : tensor<?x?xbf16>
    %transposed_12 = linalg.transpose ins(%23 : tensor<?x?xbf16>) outs(%54 : tensor<?x?xbf16>) permutation = [1, 0] 
    %55 = tensor.empty(%dim_8, %dim) : tensor<?x?xf32>
    %56 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%transposed_12 : tensor<?x?xbf16>) outs(%55 : tensor<?x?xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %77 = arith.extf %in : bf16 to f32
      linalg.yield %77 : f32
    } -> tensor<?x?xf32>
    %57 = tensor.empty(%dim_8) : tensor<?xi64>
    %58 = linalg.fill ins(%c0_i64 : i64) outs(%57 : tensor<?xi64>) -> tensor<?xi64>
    %59 = tensor.empty(%dim_8) : tensor<?xf32>
    %60 = linalg.fill ins(%cst_1 : f32) outs(%59 : tensor<?xf32>) -> tensor<?xf32>
    %61:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%56 : tensor<?x?xf32>) outs(%60, %58 : tensor<?xf32>, tensor<?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_15: i64):
      %77 = linalg.index 1 : index
      %78 = arith.index_cast %77 : index to i64
      %79 = arith.maximumf %in, %out : f32
      %80 = arith.cmpf ogt, %in, %out : f32
      %81 = arith.select %80, %78, %out_15 : i64
      linalg.yield %79, %81 : f32, i64
    } -> (tensor<?xf32>, tensor<?xi64>)
    %expanded_13 = tensor.expand_shape %61#0 [[0, 1]] output_shape [%dim_8, 1] : tensor<?xf32> into tensor<?x1xf32>
    %62 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%56, %expanded_13 : tensor<?x?xf32>, tensor<?x1xf32>) outs(%55 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %77 = arith.subf %in, %in_15 : f32
      linalg.yield %77 : f32
    } -> tensor<?x?xf32>
    %63 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%62 : tensor<?x?xf32>) outs(%55 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = math.exp %in : f32
      linalg.yield %77 : f32
    } -> tensor<?x?xf32>
    %64 = tensor.empty(%dim_8) : tensor<?x1xf32>
    %65 = linalg.fill ins(%cst_0 : f32) outs(%64 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%63 : tensor<?x?xf32>) outs(%65 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = arith.addf %in, %out : f32
      linalg.yield %77 : f32
    } -> tensor<?x1xf32>
    %67 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%66 : tensor<?x1xf32>) outs(%64 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = math.log %in : f32
      linalg.yield %77 : f32
    } -> tensor<?x1xf32>
    %68 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%62, %67 : tensor<?x?xf32>, tensor<?x1xf32>) outs(%55 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %77 = arith.subf %in, %in_15 : f32
      linalg.yield %77 : f32
    } -> tensor<?x?xf32>
    %69 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<?x?xf32>) outs(%54 : tensor<?x?xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %77 = arith.truncf %in : f32 to bf16
      linalg.yield %77 : bf16
    } -> tensor<?x?xbf16>
    %70 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_10 : tensor<?x1xi64>) outs(%1 : tensor<?x1xbf16>) {
    ^bb0(%in: i64, %out: bf16):
      %77 = linalg.index 0 : index
      %78 = arith.index_cast %in : i64 to index
      %79 = arith.cmpi slt, %78, %dim : index
      cf.assert %79, "index must be smaller than dim size"
      %80 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %80, "index must be larger or equal to 0"
      %extracted = tensor.extract %69[%77, %78] : tensor<?x?xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<?x1xbf16>
    %collapsed_14 = tensor.collapse_shape %70 [[0, 1]] : tensor<?x1xbf16> into tensor<?xbf16>
    %71 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_14 : tensor<?xbf16>) outs(%43 : tensor<?xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %77 = arith.negf %in : bf16
      linalg.yield %77 : bf16
    } -> tensor<?xbf16>
    %72 = linalg.generic {indexing_maps = [#map3, #map3, #map4, #map3], iterator_types = ["parallel"]} ins(%40, %71, %cst_2 : tensor<?xi1>, tensor<?xbf16>, tensor<bf16>) outs(%43 : tensor<?xbf16>) {
    ^bb0(%in: i1, %in_15: bf16, %in_16: bf16, %out: bf16):
      %77 = arith.select %in, %in_15, %in_16 : bf16
      linalg.yield %77 : bf16
    } -> tensor<?xbf16>
    %73 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction"]} ins(%72 : tensor<?xbf16>) outs(%51 : tensor<bf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %77 = arith.addf %in, %out : bf16
      linalg.yield %77 : bf16
    } -> tensor<bf16>
    %74 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%73, %50 : tensor<bf16>, tensor<bf16>) outs(%49 : tensor<bf16>) {
    ^bb0(%in: bf16, %in_15: bf16, %out: bf16):
      %77 = arith.divf %in, %in_15 : bf16
      linalg.yield %77 : bf16
    } -> tensor<bf16>
    %75 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%53, %74 : tensor<bf16>, tensor<bf16>) outs(%49 : tensor<bf16>) {
    ^bb0(%in: bf16, %in_15: bf16, %out: bf16):
      %77 = arith.addf %in, %in_15 : bf16
      linalg.yield %77 : bf16
    } -> tensor<bf16>
    %76 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%75 : tensor<bf16>) outs(%49 : tensor<bf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %77 = arith.divf %in, %cst_4 : bf16
      linalg.yield %77 : bf16
    } -> tensor<bf16>
    return %76 : tensor<bf16>
  }
}
