#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0) -> ()>
#map5 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<?x33xbf16>, %arg1: tensor<?xi64>) -> tensor<bf16> {
    %c-100_i64 = arith.constant -100 : i64
    %c0 = arith.constant 0 : index
    %c33 = arith.constant 33 : index
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : bf16
    %true = arith.constant true
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<bf16>
    %cst_3 = arith.constant 9.000000e-01 : f64
    %cst_4 = arith.constant 0.0030303030303030303 : f64
    %cst_5 = arith.constant dense<0> : tensor<i64>
    %dim = tensor.dim %arg0, %c0 : tensor<?x33xbf16>
    %0 = tensor.empty(%dim) : tensor<?x33xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x33xbf16>) outs(%0 : tensor<?x33xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %47 = arith.extf %in : bf16 to f32
      linalg.yield %47 : f32
    } -> tensor<?x33xf32>
    %2 = tensor.empty(%dim) : tensor<?xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<?xi64>) -> tensor<?xi64>
    %4 = tensor.empty(%dim) : tensor<?xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<?xf32>) -> tensor<?xf32>
    %6:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<?x33xf32>) outs(%5, %3 : tensor<?xf32>, tensor<?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_8: i64):
      %47 = linalg.index 1 : index
      %48 = arith.index_cast %47 : index to i64
      %49 = arith.maximumf %in, %out : f32
      %50 = arith.cmpf ogt, %in, %out : f32
      %51 = arith.select %50, %48, %out_8 : i64
      linalg.yield %49, %51 : f32, i64
    } -> (tensor<?xf32>, tensor<?xi64>)
    %expanded = tensor.expand_shape %6#0 [[0, 1]] output_shape [%dim, 1] : tensor<?xf32> into tensor<?x1xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %expanded : tensor<?x33xf32>, tensor<?x1xf32>) outs(%0 : tensor<?x33xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %47 = arith.subf %in, %in_8 : f32
      linalg.yield %47 : f32
    } -> tensor<?x33xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<?x33xf32>) outs(%0 : tensor<?x33xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = math.exp %in : f32
      linalg.yield %47 : f32
    } -> tensor<?x33xf32>
    %9 = tensor.empty(%dim) : tensor<?x1xf32>
    %10 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%8 : tensor<?x33xf32>) outs(%10 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.addf %in, %out : f32
      linalg.yield %47 : f32
    } -> tensor<?x1xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<?x1xf32>) outs(%9 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = math.log %in : f32
      linalg.yield %47 : f32
    } -> tensor<?x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %12 : tensor<?x33xf32>, tensor<?x1xf32>) outs(%0 : tensor<?x33xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %47 = arith.subf %in, %in_8 : f32
      linalg.yield %47 : f32
    } -> tensor<?x33xf32>
    %14 = tensor.empty(%dim) : tensor<?x33xbf16>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<?x33xf32>) outs(%14 : tensor<?x33xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %47 = arith.truncf %in : f32 to bf16
      linalg.yield %47 : bf16
    } -> tensor<?x33xbf16>
    %dim_6 = tensor.dim %arg1, %c0 : tensor<?xi64>
    %16 = tensor.empty(%dim_6) : tensor<?xi1>
    %17 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg1 : tensor<?xi64>) outs(%16 : tensor<?xi1>) {
    ^bb0(%in: i64, %out: i1):
      %47 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %47 : i1
    } -> tensor<?xi1>
    %18 = tensor.empty(%dim_6) : tensor<?xi64>
    %19 = linalg.generic {indexing_maps = [#map3, #map3, #map4, #map3], iterator_types = ["parallel"]} ins(%17, %arg1, %cst_5 : tensor<?xi1>, tensor<?xi64>, tensor<i64>) outs(%18 : tensor<?xi64>) {
    ^bb0(%in: i1, %in_8: i64, %in_9: i64, %out: i64):
      %47 = arith.select %in, %in_8, %in_9 : i64
      linalg.yield %47 : i64
    } -> tensor<?xi64>
    %expanded_7 = tensor.expand_shape %19 [[0, 1]] output_shape [%dim_6, 1] : tensor<?xi64> into tensor<?x1xi64>
    %20 = tensor.empty(%dim_6) : tensor<?x1xbf16>
    %21 = linalg.fill ins(%cst_1 : bf16) outs(%20 : tensor<?x1xbf16>) -> tensor<?x1xbf16>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_7 : tensor<?x1xi64>) outs(%21 : tensor<?x1xbf16>) {
    ^bb0(%in: i64, %out: bf16):
      %47 = linalg.index 0 : index
      %48 = arith.index_cast %in : i64 to index
      %49 = arith.cmpi slt, %48, %c33 : index
      cf.assert %49, "index must be smaller than dim size"
      %50 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %50, "index must be larger or equal to 0"
      %extracted = tensor.extract %15[%47, %48] : tensor<?x33xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<?x1xbf16>
    %collapsed = tensor.collapse_shape %22 [[0, 1]] : tensor<?x1xbf16> into tensor<?xbf16>
    %23 = tensor.empty(%dim_6) : tensor<?xbf16>
    %24 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed : tensor<?xbf16>) outs(%23 : tensor<?xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %47 = arith.negf %in : bf16
      linalg.yield %47 : bf16
    } -> tensor<?xbf16>
    %25 = linalg.generic {indexing_maps = [#map3, #map3, #map4, #map3], iterator_types = ["parallel"]} ins(%17, %24, %cst_2 : tensor<?xi1>, tensor<?xbf16>, tensor<bf16>) outs(%23 : tensor<?xbf16>) {
    ^bb0(%in: i1, %in_8: bf16, %in_9: bf16, %out: bf16):
      %47 = arith.select %in, %in_8, %in_9 : bf16
      linalg.yield %47 : bf16
    } -> tensor<?xbf16>
    %26 = tensor.empty() : tensor<i64>
    %27 = linalg.fill ins(%c0_i64 : i64) outs(%26 : tensor<i64>) -> tensor<i64>
    %28 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction"]} ins(%17 : tensor<?xi1>) outs(%27 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %47 = arith.extui %in : i1 to i64
      %48 = arith.addi %47, %out : i64
      linalg.yield %48 : i64
    } -> tensor<i64>
    %29 = tensor.empty() : tensor<bf16>
    %30 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%28 : tensor<i64>) outs(%29 : tensor<bf16>) {
    ^bb0(%in: i64, %out: bf16):
      %47 = arith.sitofp %in : i64 to bf16
      linalg.yield %47 : bf16
    } -> tensor<bf16>
    %31 = linalg.fill ins(%cst_1 : bf16) outs(%29 : tensor<bf16>) -> tensor<bf16>
    %32 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction"]} ins(%25 : tensor<?xbf16>) outs(%31 : tensor<bf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %47 = arith.addf %in, %out : bf16
      linalg.yield %47 : bf16
    } -> tensor<bf16>
    %33 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%32, %30 : tensor<bf16>, tensor<bf16>) outs(%29 : tensor<bf16>) {
    ^bb0(%in: bf16, %in_8: bf16, %out: bf16):
      %47 = arith.divf %in, %in_8 : bf16
      linalg.yield %47 : bf16
    } -> tensor<bf16>
    %34 = tensor.empty(%dim) : tensor<?xbf16>
    %35 = linalg.fill ins(%cst_1 : bf16) outs(%34 : tensor<?xbf16>) -> tensor<?xbf16>
    %36 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%15 : tensor<?x33xbf16>) outs(%35 : tensor<?xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %47 = arith.addf %in, %out : bf16
      linalg.yield %47 : bf16
    } -> tensor<?xbf16>
    %37 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%36 : tensor<?xbf16>) outs(%34 : tensor<?xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %47 = arith.negf %in : bf16
      linalg.yield %47 : bf16
    } -> tensor<?xbf16>
    %38 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg1 : tensor<?xi64>) outs(%16 : tensor<?xi1>) {
    ^bb0(%in: i64, %out: i1):
      %47 = arith.cmpi eq, %in, %c-100_i64 : i64
      linalg.yield %47 : i1
    } -> tensor<?xi1>
    %39 = linalg.generic {indexing_maps = [#map3, #map4, #map3, #map3], iterator_types = ["parallel"]} ins(%38, %cst_2, %37 : tensor<?xi1>, tensor<bf16>, tensor<?xbf16>) outs(%23 : tensor<?xbf16>) {
    ^bb0(%in: i1, %in_8: bf16, %in_9: bf16, %out: bf16):
      %47 = arith.select %in, %in_8, %in_9 : bf16
      linalg.yield %47 : bf16
    } -> tensor<?xbf16>
    %40 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%38 : tensor<?xi1>) outs(%16 : tensor<?xi1>) {
    ^bb0(%in: i1, %out: i1):
      %47 = arith.xori %in, %true : i1
      linalg.yield %47 : i1
    } -> tensor<?xi1>
    %41 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction"]} ins(%40 : tensor<?xi1>) outs(%27 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %47 = arith.extui %in : i1 to i64
      %48 = arith.addi %47, %out : i64
      linalg.yield %48 : i64
    } -> tensor<i64>
    %42 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction"]} ins(%39 : tensor<?xbf16>) outs(%31 : tensor<bf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %47 = arith.addf %in, %out : bf16
      linalg.yield %47 : bf16
    } -> tensor<bf16>
    %43 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%42, %41 : tensor<bf16>, tensor<i64>) outs(%29 : tensor<bf16>) {
    ^bb0(%in: bf16, %in_8: i64, %out: bf16):
      %47 = arith.sitofp %in_8 : i64 to bf16
      %48 = arith.divf %in, %47 : bf16
      linalg.yield %48 : bf16
    } -> tensor<bf16>
    %44 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%43 : tensor<bf16>) outs(%29 : tensor<bf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %47 = arith.truncf %cst_4 : f64 to bf16
      %48 = arith.mulf %in, %47 : bf16
      linalg.yield %48 : bf16
    } -> tensor<bf16>
    %45 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%33 : tensor<bf16>) outs(%29 : tensor<bf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %47 = arith.truncf %cst_3 : f64 to bf16
      %48 = arith.mulf %in, %47 : bf16
      linalg.yield %48 : bf16
    } -> tensor<bf16>
    %46 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%45, %44 : tensor<bf16>, tensor<bf16>) outs(%29 : tensor<bf16>) {
    ^bb0(%in: bf16, %in_8: bf16, %out: bf16):
      %47 = arith.addf %in, %in_8 : bf16
      linalg.yield %47 : bf16
    } -> tensor<bf16>
    return %46 : tensor<bf16>
  }
}
