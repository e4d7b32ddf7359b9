#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d2)>
module {
  func.func @main(%arg0: tensor<?x?x24xf32>, %arg1: tensor<?x?xf32>) -> (tensor<?x24xf32>, tensor<?x24xf32>) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0xFF800000 : f32
    %c1 = arith.constant 1 : index
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c24_i64 = arith.constant 24 : i64
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x24xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_1 = tensor.dim %arg0, %c1 : tensor<?x?x24xf32>
    %1 = arith.index_cast %dim_1 : index to i64
    %dim_2 = tensor.dim %arg1, %c0 : tensor<?x?xf32>
    %2 = tensor.empty(%dim_2) : tensor<?xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<?xi64>) -> tensor<?xi64>
    %4 = tensor.empty(%dim_2) : tensor<?xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<?xf32>) -> tensor<?xf32>
    %6:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg1 : tensor<?x?xf32>) outs(%5, %3 : tensor<?xf32>, tensor<?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_8: i64):
      %23 = linalg.index 1 : index
      %24 = arith.index_cast %23 : index to i64
      %25 = arith.maximumf %in, %out : f32
      %26 = arith.cmpf ogt, %in, %out : f32
      %27 = arith.select %26, %24, %out_8 : i64
      linalg.yield %25, %27 : f32, i64
    } -> (tensor<?xf32>, tensor<?xi64>)
    %expanded = tensor.expand_shape %6#0 [[0, 1]] output_shape [%dim_2, 1] : tensor<?xf32> into tensor<?x1xf32>
    %dim_3 = tensor.dim %arg1, %c1 : tensor<?x?xf32>
    %7 = tensor.empty(%dim_2, %dim_3) : tensor<?x?xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %expanded : tensor<?x?xf32>, tensor<?x1xf32>) outs(%7 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %23 = arith.subf %in, %in_8 : f32
      linalg.yield %23 : f32
    } -> tensor<?x?xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<?x?xf32>) outs(%7 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = math.exp %in : f32
      linalg.yield %23 : f32
    } -> tensor<?x?xf32>
    %10 = tensor.empty(%dim_2) : tensor<?x1xf32>
    %11 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%9 : tensor<?x?xf32>) outs(%11 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.addf %in, %out : f32
      linalg.yield %23 : f32
    } -> tensor<?x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %12 : tensor<?x?xf32>, tensor<?x1xf32>) outs(%7 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %23 = arith.divf %in, %in_8 : f32
      linalg.yield %23 : f32
    } -> tensor<?x?xf32>
    %expanded_4 = tensor.expand_shape %13 [[0], [1, 2]] output_shape [%dim_2, %dim_3, 1] : tensor<?x?xf32> into tensor<?x?x1xf32>
    %from_elements = tensor.from_elements %0, %c1_i64, %1 : tensor<3xi64>
    %reshape = tensor.reshape %expanded_4(%from_elements) : (tensor<?x?x1xf32>, tensor<3xi64>) -> tensor<?x1x?xf32>
    %from_elements_5 = tensor.from_elements %0, %1, %c24_i64 : tensor<3xi64>
    %reshape_6 = tensor.reshape %arg0(%from_elements_5) : (tensor<?x?x24xf32>, tensor<3xi64>) -> tensor<?x?x24xf32>
    %14 = tensor.empty(%dim) : tensor<?x1x24xf32>
    %15 = linalg.fill ins(%cst_0 : f32) outs(%14 : tensor<?x1x24xf32>) -> tensor<?x1x24xf32>
    %16 = linalg.batch_matmul ins(%reshape, %reshape_6 : tensor<?x1x?xf32>, tensor<?x?x24xf32>) outs(%15 : tensor<?x1x24xf32>) -> tensor<?x1x24xf32>
    %17 = tensor.empty(%dim) : tensor<?x24x1xf32>
    %transposed = linalg.transpose ins(%16 : tensor<?x1x24xf32>) outs(%17 : tensor<?x24x1xf32>) permutation = [0, 2, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1, 2]] : tensor<?x24x1xf32> into tensor<?x24xf32>
    %expanded_7 = tensor.expand_shape %arg1 [[0], [1, 2]] output_shape [%dim_2, %dim_3, 1] : tensor<?x?xf32> into tensor<?x?x1xf32>
    %18 = tensor.empty(%dim, %dim_1) : tensor<?x?x24xf32>
    %19 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded_7 : tensor<?x?x24xf32>, tensor<?x?x1xf32>) outs(%18 : tensor<?x?x24xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %23 = arith.mulf %in, %in_8 : f32
      linalg.yield %23 : f32
    } -> tensor<?x?x24xf32>
    %20 = tensor.empty(%dim) : tensor<?x24xf32>
    %21 = linalg.fill ins(%cst_0 : f32) outs(%20 : tensor<?x24xf32>) -> tensor<?x24xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "reduction", "parallel"]} ins(%19 : tensor<?x?x24xf32>) outs(%21 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.addf %in, %out : f32
      linalg.yield %23 : f32
    } -> tensor<?x24xf32>
    return %collapsed, %22 : tensor<?x24xf32>, tensor<?x24xf32>
  }
}
