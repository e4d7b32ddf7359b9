#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0) -> ()>
#map5 = affine_map<(d0, d1, d2) -> (d0, 0, 0)>
#map6 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2) -> ()>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<2x3x?x16xbf16>, %arg1: tensor<2x3x?x16xbf16>, %arg2: tensor<2x3x?x16xbf16>) -> tensor<2x3x?x16xbf16> {
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = arith.constant 2.000000e+00 : f32
    %cst_2 = arith.constant 2.500000e-01 : bf16
    %cst_3 = arith.constant dense<1> : tensor<i64>
    %cst_4 = arith.constant dense<-5> : tensor<i64>
    %dim = tensor.dim %arg2, %c2 : tensor<2x3x?x16xbf16>
    %0 = arith.index_cast %dim : index to i64
    %1 = arith.sitofp %0 : i64 to f32
    %2 = math.ceil %1 : f32
    %3 = arith.fptoui %2 : f32 to i64
    %4 = arith.index_cast %3 : i64 to index
    %5 = tensor.empty(%4) : tensor<?xf32>
    %6 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%5 : tensor<?xf32>) {
    ^bb0(%out: f32):
      %40 = linalg.index 0 : index
      %41 = arith.index_cast %40 : index to i64
      %42 = arith.sitofp %41 : i64 to f32
      %43 = arith.addf %42, %cst : f32
      linalg.yield %43 : f32
    } -> tensor<?xf32>
    %expanded = tensor.expand_shape %6 [[0, 1]] output_shape [%4, 1] : tensor<?xf32> into tensor<?x1xf32>
    %expanded_5 = tensor.expand_shape %6 [[0, 1]] output_shape [1, %4] : tensor<?xf32> into tensor<1x?xf32>
    %7 = tensor.empty(%4, %4) : tensor<?x?xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_5 : tensor<?x1xf32>, tensor<1x?xf32>) outs(%7 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %40 = arith.subf %in, %in_14 : f32
      linalg.yield %40 : f32
    } -> tensor<?x?xf32>
    %9 = tensor.empty() : tensor<3xf32>
    %10 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%9 : tensor<3xf32>) {
    ^bb0(%out: f32):
      %40 = linalg.index 0 : index
      %41 = arith.index_cast %40 : index to i64
      %42 = arith.sitofp %41 : i64 to f32
      %43 = arith.addf %42, %cst : f32
      linalg.yield %43 : f32
    } -> tensor<3xf32>
    %11 = linalg.generic {indexing_maps = [#map4, #map, #map], iterator_types = ["parallel"]} ins(%cst_4, %10 : tensor<i64>, tensor<3xf32>) outs(%9 : tensor<3xf32>) {
    ^bb0(%in: i64, %in_14: f32, %out: f32):
      %40 = arith.sitofp %in : i64 to f32
      %41 = arith.subf %40, %in_14 : f32
      linalg.yield %41 : f32
    } -> tensor<3xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%11 : tensor<3xf32>) outs(%9 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = math.powf %cst_1, %in : f32
      linalg.yield %40 : f32
    } -> tensor<3xf32>
    %13 = linalg.generic {indexing_maps = [#map4, #map, #map], iterator_types = ["parallel"]} ins(%cst_3, %12 : tensor<i64>, tensor<3xf32>) outs(%9 : tensor<3xf32>) {
    ^bb0(%in: i64, %in_14: f32, %out: f32):
      %40 = arith.sitofp %in : i64 to f32
      %41 = arith.subf %40, %in_14 : f32
      linalg.yield %41 : f32
    } -> tensor<3xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%13 : tensor<3xf32>) outs(%9 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = math.log %in : f32
      linalg.yield %40 : f32
    } -> tensor<3xf32>
    %15 = tensor.empty(%4, %4) : tensor<?x?xi1>
    %16 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<?x?xf32>) outs(%15 : tensor<?x?xi1>) {
    ^bb0(%in: f32, %out: i1):
      %40 = arith.cmpf oge, %in, %cst : f32
      linalg.yield %40 : i1
    } -> tensor<?x?xi1>
    %expanded_6 = tensor.expand_shape %14 [[0, 1, 2]] output_shape [3, 1, 1] : tensor<3xf32> into tensor<3x1x1xf32>
    %17 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<?x?xf32>) outs(%7 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.cmpf ult, %in, %cst : f32
      %41 = arith.select %40, %cst, %in : f32
      linalg.yield %41 : f32
    } -> tensor<?x?xf32>
    %18 = tensor.empty(%4, %4) : tensor<3x?x?xf32>
    %19 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_6, %17 : tensor<3x1x1xf32>, tensor<?x?xf32>) outs(%18 : tensor<3x?x?xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %40 = arith.mulf %in, %in_14 : f32
      linalg.yield %40 : f32
    } -> tensor<3x?x?xf32>
    %20 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<3x?x?xf32>) outs(%18 : tensor<3x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = math.exp %in : f32
      linalg.yield %40 : f32
    } -> tensor<3x?x?xf32>
    %21 = linalg.generic {indexing_maps = [#map6, #map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %20, %cst_0 : tensor<?x?xi1>, tensor<3x?x?xf32>, tensor<f32>) outs(%18 : tensor<3x?x?xf32>) {
    ^bb0(%in: i1, %in_14: f32, %in_15: f32, %out: f32):
      %40 = arith.select %in, %in_14, %in_15 : f32
      linalg.yield %40 : f32
    } -> tensor<3x?x?xf32>
    %22 = tensor.empty(%4, %4) : tensor<3x?x?xbf16>
    %23 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<3x?x?xf32>) outs(%22 : tensor<3x?x?xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %40 = arith.truncf %in : f32 to bf16
      linalg.yield %40 : bf16
    } -> tensor<3x?x?xbf16>
    %dim_7 = tensor.dim %arg1, %c2 : tensor<2x3x?x16xbf16>
    %24 = tensor.empty(%dim_7) : tensor<2x3x16x?xbf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x3x?x16xbf16>) outs(%24 : tensor<2x3x16x?xbf16>) permutation = [0, 1, 3, 2] 
    %dim_8 = tensor.dim %arg0, %c2 : tensor<2x3x?x16xbf16>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x?x16xbf16> into tensor<6x?x16xbf16>
    %collapsed_9 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x16x?xbf16> into tensor<6x16x?xbf16>
    %25 = tensor.empty(%dim_8, %dim_7) : tensor<6x?x?xf32>
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<6x?x?xf32>) -> tensor<6x?x?xf32>
    %27 = linalg.batch_matmul ins(%collapsed, %collapsed_9 : tensor<6x?x16xbf16>, tensor<6x16x?xbf16>) outs(%26 : tensor<6x?x?xf32>) -> tensor<6x?x?xf32>
    %28 = tensor.empty(%dim_8, %dim_7) : tensor<6x?x?xbf16>
    %29 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<6x?x?xf32>) outs(%28 : tensor<6x?x?xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %40 = arith.truncf %in : f32 to bf16
      linalg.yield %40 : bf16
    } -> tensor<6x?x?xbf16>
    %expanded_10 = tensor.expand_shape %29 [[0, 1], [2], [3]] output_shape [2, 3, %dim_8, %dim_7] : tensor<6x?x?xbf16> into tensor<2x3x?x?xbf16>
    %30 = tensor.empty(%dim_8, %dim_7) : tensor<2x3x?x?xbf16>
    %31 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_10 : tensor<2x3x?x?xbf16>) outs(%30 : tensor<2x3x?x?xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %40 = arith.mulf %in, %cst_2 : bf16
      linalg.yield %40 : bf16
    } -> tensor<2x3x?x?xbf16>
    %32 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %23 : tensor<2x3x?x?xbf16>, tensor<3x?x?xbf16>) outs(%30 : tensor<2x3x?x?xbf16>) {
    ^bb0(%in: bf16, %in_14: bf16, %out: bf16):
      %40 = arith.mulf %in, %in_14 : bf16
      linalg.yield %40 : bf16
    } -> tensor<2x3x?x?xbf16>
    %33 = arith.index_cast %dim_7 : index to i64
    %34 = arith.cmpi eq, %33, %0 : i64
    cf.assert %34, "mismatching contracting dimension"
    %collapsed_11 = tensor.collapse_shape %32 [[0, 1], [2], [3]] : tensor<2x3x?x?xbf16> into tensor<6x?x?xbf16>
    %collapsed_12 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x3x?x16xbf16> into tensor<6x?x16xbf16>
    %35 = tensor.empty(%dim_8) : tensor<6x?x16xf32>
    %36 = linalg.fill ins(%cst : f32) outs(%35 : tensor<6x?x16xf32>) -> tensor<6x?x16xf32>
    %37 = linalg.batch_matmul ins(%collapsed_11, %collapsed_12 : tensor<6x?x?xbf16>, tensor<6x?x16xbf16>) outs(%36 : tensor<6x?x16xf32>) -> tensor<6x?x16xf32>
    %38 = tensor.empty(%dim_8) : tensor<6x?x16xbf16>
    %39 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<6x?x16xf32>) outs(%38 : tensor<6x?x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %40 = arith.truncf %in : f32 to bf16
      linalg.yield %40 : bf16
    } -> tensor<6x?x16xbf16>
    %expanded_13 = tensor.expand_shape %39 [[0, 1], [2], [3]] output_shape [2, 3, %dim_8, 16] : tensor<6x?x16xbf16> into tensor<2x3x?x16xbf16>
    return %expanded_13 : tensor<2x3x?x16xbf16>
  }
}
