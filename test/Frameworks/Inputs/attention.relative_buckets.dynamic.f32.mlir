#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> ()>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<?x3x?x16xf32>, %arg1: tensor<?x3x?x16xf32>, %arg2: tensor<32x3xf32>) -> tensor<?x3x?x?xf32> {
    %c8_i64 = arith.constant 8 : i64
    %c16_i64 = arith.constant 16 : i64
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c32_i64 = arith.constant 32 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 2.7725887222397811 : f64
    %cst_2 = arith.constant 9.9999999999999995E-7 : f64
    %cst_3 = arith.constant 8.000000e+00 : f32
    %cst_4 = arith.constant dense<15> : tensor<i64>
    %dim = tensor.dim %arg0, %c2 : tensor<?x3x?x16xf32>
    %0 = tensor.empty(%dim) : tensor<?xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %47 = linalg.index 0 : index
      %48 = arith.index_cast %47 : index to i64
      linalg.yield %48 : i64
    } -> tensor<?xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, %dim] : tensor<?xi64> into tensor<1x?xi64>
    %expanded_5 = tensor.expand_shape %1 [[0, 1]] output_shape [%dim, 1] : tensor<?xi64> into tensor<?x1xi64>
    %2 = tensor.empty(%dim, %dim) : tensor<?x?xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_5 : tensor<1x?xi64>, tensor<?x1xi64>) outs(%2 : tensor<?x?xi64>) {
    ^bb0(%in: i64, %in_15: i64, %out: i64):
      %47 = arith.subi %in, %in_15 : i64
      linalg.yield %47 : i64
    } -> tensor<?x?xi64>
    %4 = tensor.empty(%dim, %dim) : tensor<?x?xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<?x?xi64>) outs(%4 : tensor<?x?xi1>) {
    ^bb0(%in: i64, %out: i1):
      %47 = arith.cmpi sgt, %in, %c0_i64 : i64
      linalg.yield %47 : i1
    } -> tensor<?x?xi1>
    %6 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<?x?xi1>) outs(%2 : tensor<?x?xi64>) {
    ^bb0(%in: i1, %out: i64):
      %47 = arith.extui %in : i1 to i64
      linalg.yield %47 : i64
    } -> tensor<?x?xi64>
    %7 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<?x?xi64>) outs(%2 : tensor<?x?xi64>) {
    ^bb0(%in: i64, %out: i64):
      %47 = arith.muli %in, %c16_i64 : i64
      linalg.yield %47 : i64
    } -> tensor<?x?xi64>
    %8 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<?x?xi64>) outs(%2 : tensor<?x?xi64>) {
    ^bb0(%in: i64, %out: i64):
      %47 = math.absi %in : i64
      linalg.yield %47 : i64
    } -> tensor<?x?xi64>
    %9 = tensor.empty(%dim, %dim) : tensor<?x?xf32>
    %10 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<?x?xi64>) outs(%9 : tensor<?x?xf32>) {
    ^bb0(%in: i64, %out: f32):
      %47 = arith.sitofp %in : i64 to f32
      linalg.yield %47 : f32
    } -> tensor<?x?xf32>
    %11 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<?x?xf32>) outs(%9 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.divf %in, %cst_3 : f32
      linalg.yield %47 : f32
    } -> tensor<?x?xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<?x?xf32>) outs(%9 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.truncf %cst_2 : f64 to f32
      %48 = arith.addf %in, %47 : f32
      linalg.yield %48 : f32
    } -> tensor<?x?xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<?x?xf32>) outs(%9 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = math.log %in : f32
      linalg.yield %47 : f32
    } -> tensor<?x?xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<?x?xf32>) outs(%9 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.truncf %cst_1 : f64 to f32
      %48 = arith.divf %in, %47 : f32
      linalg.yield %48 : f32
    } -> tensor<?x?xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<?x?xf32>) outs(%9 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.mulf %in, %cst_3 : f32
      linalg.yield %47 : f32
    } -> tensor<?x?xf32>
    %16 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<?x?xf32>) outs(%2 : tensor<?x?xi64>) {
    ^bb0(%in: f32, %out: i64):
      %47 = arith.fptosi %in : f32 to i64
      linalg.yield %47 : i64
    } -> tensor<?x?xi64>
    %17 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<?x?xi64>) outs(%2 : tensor<?x?xi64>) {
    ^bb0(%in: i64, %out: i64):
      %47 = arith.addi %in, %c8_i64 : i64
      linalg.yield %47 : i64
    } -> tensor<?x?xi64>
    %18 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<?x?xi64>) outs(%4 : tensor<?x?xi1>) {
    ^bb0(%in: i64, %out: i1):
      %47 = arith.cmpi slt, %in, %c8_i64 : i64
      linalg.yield %47 : i1
    } -> tensor<?x?xi1>
    %19 = tensor.empty(%dim, %dim) : tensor<?x?xi64>
    %20 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<i64>) outs(%19 : tensor<?x?xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<?x?xi64>
    %21 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%17, %20 : tensor<?x?xi64>, tensor<?x?xi64>) outs(%2 : tensor<?x?xi64>) {
    ^bb0(%in: i64, %in_15: i64, %out: i64):
      %47 = arith.minsi %in, %in_15 : i64
      linalg.yield %47 : i64
    } -> tensor<?x?xi64>
    %22 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%18, %8, %21 : tensor<?x?xi1>, tensor<?x?xi64>, tensor<?x?xi64>) outs(%2 : tensor<?x?xi64>) {
    ^bb0(%in: i1, %in_15: i64, %in_16: i64, %out: i64):
      %47 = arith.select %in, %in_15, %in_16 : i64
      linalg.yield %47 : i64
    } -> tensor<?x?xi64>
    %23 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%7, %22 : tensor<?x?xi64>, tensor<?x?xi64>) outs(%2 : tensor<?x?xi64>) {
    ^bb0(%in: i64, %in_15: i64, %out: i64):
      %47 = arith.addi %in, %in_15 : i64
      linalg.yield %47 : i64
    } -> tensor<?x?xi64>
    %dim_6 = tensor.dim %arg1, %c0 : tensor<?x3x?x16xf32>
    %dim_7 = tensor.dim %arg1, %c2 : tensor<?x3x?x16xf32>
    %24 = tensor.empty(%dim_6, %dim_7) : tensor<?x3x16x?xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<?x3x?x16xf32>) outs(%24 : tensor<?x3x16x?xf32>) permutation = [0, 1, 3, 2] 
    %dim_8 = tensor.dim %arg0, %c0 : tensor<?x3x?x16xf32>
    %25 = arith.maxui %dim_8, %dim_6 : index
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<?x3x?x16xf32> into tensor<?x?x16xf32>
    %collapsed_9 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<?x3x16x?xf32> into tensor<?x16x?xf32>
    %26 = arith.muli %25, %c3 : index
    %27 = tensor.empty(%26, %dim, %dim_7) : tensor<?x?x?xf32>
    %28 = linalg.fill ins(%cst : f32) outs(%27 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %29 = linalg.batch_matmul ins(%collapsed, %collapsed_9 : tensor<?x?x16xf32>, tensor<?x16x?xf32>) outs(%28 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %30 = arith.divsi %26, %c3 : index
    %expanded_10 = tensor.expand_shape %29 [[0, 1], [2], [3]] output_shape [%30, 3, %dim, %dim_7] : tensor<?x?x?xf32> into tensor<?x3x?x?xf32>
    %dim_11 = tensor.dim %23, %c0 : tensor<?x?xi64>
    %dim_12 = tensor.dim %23, %c1 : tensor<?x?xi64>
    %31 = tensor.empty(%dim_11, %dim_12) : tensor<?x?x3xf32>
    %32 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<?x?xi64>) outs(%31 : tensor<?x?x3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %47 = arith.cmpi slt, %in, %c0_i64 : i64
      %48 = arith.addi %in, %c32_i64 : i64
      %49 = arith.select %47, %48, %in : i64
      %50 = arith.index_cast %49 : i64 to index
      %51 = linalg.index 2 : index
      %extracted = tensor.extract %arg2[%50, %51] : tensor<32x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x3xf32>
    %33 = tensor.empty(%dim_11, %dim_12) : tensor<3x?x?xf32>
    %transposed_13 = linalg.transpose ins(%32 : tensor<?x?x3xf32>) outs(%33 : tensor<3x?x?xf32>) permutation = [2, 0, 1] 
    %34 = tensor.empty(%30, %dim, %dim_7) : tensor<?x3x?x?xf32>
    %35 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_10, %transposed_13 : tensor<?x3x?x?xf32>, tensor<3x?x?xf32>) outs(%34 : tensor<?x3x?x?xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %47 = arith.addf %in, %in_15 : f32
      linalg.yield %47 : f32
    } -> tensor<?x3x?x?xf32>
    %36 = tensor.empty(%30, %dim) : tensor<?x3x?xi64>
    %37 = linalg.fill ins(%c0_i64 : i64) outs(%36 : tensor<?x3x?xi64>) -> tensor<?x3x?xi64>
    %38 = tensor.empty(%30, %dim) : tensor<?x3x?xf32>
    %39 = linalg.fill ins(%cst_0 : f32) outs(%38 : tensor<?x3x?xf32>) -> tensor<?x3x?xf32>
    %40:2 = linalg.generic {indexing_maps = [#map7, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%35 : tensor<?x3x?x?xf32>) outs(%39, %37 : tensor<?x3x?xf32>, tensor<?x3x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_15: i64):
      %47 = linalg.index 3 : index
      %48 = arith.index_cast %47 : index to i64
      %49 = arith.maximumf %in, %out : f32
      %50 = arith.cmpf ogt, %in, %out : f32
      %51 = arith.select %50, %48, %out_15 : i64
      linalg.yield %49, %51 : f32, i64
    } -> (tensor<?x3x?xf32>, tensor<?x3x?xi64>)
    %expanded_14 = tensor.expand_shape %40#0 [[0], [1], [2, 3]] output_shape [%30, 3, %dim, 1] : tensor<?x3x?xf32> into tensor<?x3x?x1xf32>
    %41 = linalg.generic {indexing_maps = [#map7, #map10, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %expanded_14 : tensor<?x3x?x?xf32>, tensor<?x3x?x1xf32>) outs(%34 : tensor<?x3x?x?xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %47 = arith.subf %in, %in_15 : f32
      linalg.yield %47 : f32
    } -> tensor<?x3x?x?xf32>
    %42 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41 : tensor<?x3x?x?xf32>) outs(%34 : tensor<?x3x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = math.exp %in : f32
      linalg.yield %47 : f32
    } -> tensor<?x3x?x?xf32>
    %43 = tensor.empty(%30, %dim) : tensor<?x3x?x1xf32>
    %44 = linalg.fill ins(%cst : f32) outs(%43 : tensor<?x3x?x1xf32>) -> tensor<?x3x?x1xf32>
    %45 = linalg.generic {indexing_maps = [#map7, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%42 : tensor<?x3x?x?xf32>) outs(%44 : tensor<?x3x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.addf %in, %out : f32
      linalg.yield %47 : f32
    } -> tensor<?x3x?x1xf32>
    %46 = linalg.generic {indexing_maps = [#map7, #map10, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42, %45 : tensor<?x3x?x?xf32>, tensor<?x3x?x1xf32>) outs(%34 : tensor<?x3x?x?xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %47 = arith.divf %in, %in_15 : f32
      linalg.yield %47 : f32
    } -> tensor<?x3x?x?xf32>
    return %46 : tensor<?x3x?x?xf32>
  }
}
