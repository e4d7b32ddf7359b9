#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map5 = affine_map<()[s0] -> (s0 * 3)>
module {
  func.func @main(%arg0: tensor<?x3x16xf32>, %arg1: tensor<?x3x16xf32>, %arg2: tensor<?x3x20xf32>, %arg3: tensor<?x3xf32>, %arg4: tensor<?x3x16x20xf32>) -> (tensor<?x3x20xf32>, tensor<?x3x16x20xf32>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 2.000000e+01 : f32
    %dim = tensor.dim %arg3, %c0 : tensor<?x3xf32>
    %0 = tensor.empty(%dim) : tensor<?x3xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<?x3xf32>) outs(%0 : tensor<?x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = math.exp %in : f32
      linalg.yield %24 : f32
    } -> tensor<?x3xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<?x3xf32>) outs(%0 : tensor<?x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = math.log1p %in : f32
      linalg.yield %24 : f32
    } -> tensor<?x3xf32>
    %3 = tensor.empty(%dim) : tensor<?x3xi1>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<?x3xf32>) outs(%3 : tensor<?x3xi1>) {
    ^bb0(%in: f32, %out: i1):
      %24 = arith.cmpf ogt, %in, %cst_0 : f32
      linalg.yield %24 : i1
    } -> tensor<?x3xi1>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %arg3, %2 : tensor<?x3xi1>, tensor<?x3xf32>, tensor<?x3xf32>) outs(%0 : tensor<?x3xf32>) {
    ^bb0(%in: i1, %in_12: f32, %in_13: f32, %out: f32):
      %24 = arith.select %in, %in_12, %in_13 : f32
      linalg.yield %24 : f32
    } -> tensor<?x3xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<?x3xf32>) outs(%0 : tensor<?x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = arith.negf %in : f32
      linalg.yield %24 : f32
    } -> tensor<?x3xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<?x3xf32>) outs(%0 : tensor<?x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = math.exp %in : f32
      linalg.yield %24 : f32
    } -> tensor<?x3xf32>
    %expanded = tensor.expand_shape %7 [[0], [1, 2, 3]] output_shape [%dim, 3, 1, 1] : tensor<?x3xf32> into tensor<?x3x1x1xf32>
    %dim_1 = tensor.dim %arg4, %c0 : tensor<?x3x16x20xf32>
    %8 = tensor.empty(%dim_1) : tensor<?x3x16x20xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg4, %expanded : tensor<?x3x16x20xf32>, tensor<?x3x1x1xf32>) outs(%8 : tensor<?x3x16x20xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %24 = arith.mulf %in, %in_12 : f32
      linalg.yield %24 : f32
    } -> tensor<?x3x16x20xf32>
    %dim_2 = tensor.dim %arg1, %c0 : tensor<?x3x16xf32>
    %expanded_3 = tensor.expand_shape %arg1 [[0], [1], [2, 3]] output_shape [%dim_2, 3, 16, 1] : tensor<?x3x16xf32> into tensor<?x3x16x1xf32>
    %dim_4 = tensor.dim %arg2, %c0 : tensor<?x3x20xf32>
    %expanded_5 = tensor.expand_shape %arg2 [[0], [1], [2, 3]] output_shape [%dim_4, 3, 20, 1] : tensor<?x3x20xf32> into tensor<?x3x20x1xf32>
    %10 = tensor.empty(%dim_4) : tensor<?x3x1x20xf32>
    %transposed = linalg.transpose ins(%expanded_5 : tensor<?x3x20x1xf32>) outs(%10 : tensor<?x3x1x20xf32>) permutation = [0, 1, 3, 2] 
    %11 = tensor.empty(%dim_2) : tensor<?x3x16x20xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_3, %transposed : tensor<?x3x16x1xf32>, tensor<?x3x1x20xf32>) outs(%11 : tensor<?x3x16x20xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %24 = arith.mulf %in, %in_12 : f32
      linalg.yield %24 : f32
    } -> tensor<?x3x16x20xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %12 : tensor<?x3x16x20xf32>, tensor<?x3x16x20xf32>) outs(%8 : tensor<?x3x16x20xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %24 = arith.addf %in, %in_12 : f32
      linalg.yield %24 : f32
    } -> tensor<?x3x16x20xf32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<?x3x16xf32> into tensor<?x16xf32>
    %dim_6 = tensor.dim %arg0, %c0 : tensor<?x3x16xf32>
    %14 = affine.apply #map5()[%dim_6]
    %expanded_7 = tensor.expand_shape %collapsed [[0], [1, 2]] output_shape [%14, 1, 16] : tensor<?x16xf32> into tensor<?x1x16xf32>
    %collapsed_8 = tensor.collapse_shape %13 [[0, 1], [2], [3]] : tensor<?x3x16x20xf32> into tensor<?x16x20xf32>
    %15 = affine.apply #map5()[%dim_1]
    %16 = arith.index_cast %14 : index to i64
    %17 = arith.index_cast %15 : index to i64
    %18 = arith.cmpi eq, %16, %17 : i64
    cf.assert %18, "mismatching contracting dimension"
    %19 = tensor.empty(%14) : tensor<?x1x20xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<?x1x20xf32>) -> tensor<?x1x20xf32>
    %21 = linalg.batch_matmul ins(%expanded_7, %collapsed_8 : tensor<?x1x16xf32>, tensor<?x16x20xf32>) outs(%20 : tensor<?x1x20xf32>) -> tensor<?x1x20xf32>
    %22 = arith.divsi %14, %c3 : index
    %expanded_9 = tensor.expand_shape %21 [[0, 1], [2], [3]] output_shape [%22, 3, 1, 20] : tensor<?x1x20xf32> into tensor<?x3x1x20xf32>
    %23 = tensor.empty(%22) : tensor<?x3x20x1xf32>
    %transposed_10 = linalg.transpose ins(%expanded_9 : tensor<?x3x1x20xf32>) outs(%23 : tensor<?x3x20x1xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_11 = tensor.collapse_shape %transposed_10 [[0], [1], [2, 3]] : tensor<?x3x20x1xf32> into tensor<?x3x20xf32>
    return %collapsed_11, %13 : tensor<?x3x20xf32>, tensor<?x3x16x20xf32>
  }
}
