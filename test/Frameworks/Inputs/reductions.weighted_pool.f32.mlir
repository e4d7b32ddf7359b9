#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d2)>
module {
  func.func @main(%arg0: tensor<2x7x24xf32>, %arg1: tensor<2x7xf32>) -> (tensor<2x24xf32>, tensor<2x24xf32>) {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2xi64>
    %1 = linalg.fill ins(%c0_i64 : i64) outs(%0 : tensor<2xi64>) -> tensor<2xi64>
    %2 = tensor.empty() : tensor<2xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<2xf32>) -> tensor<2xf32>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg1 : tensor<2x7xf32>) outs(%3, %1 : tensor<2xf32>, tensor<2xi64>) {
    ^bb0(%in: f32, %out: f32, %out_3: i64):
      %21 = linalg.index 1 : index
      %22 = arith.index_cast %21 : index to i64
      %23 = arith.maximumf %in, %out : f32
      %24 = arith.cmpf ogt, %in, %out : f32
      %25 = arith.select %24, %22, %out_3 : i64
      linalg.yield %23, %25 : f32, i64
    } -> (tensor<2xf32>, tensor<2xi64>)
    %expanded = tensor.expand_shape %4#0 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
    %5 = tensor.empty() : tensor<2x7xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %expanded : tensor<2x7xf32>, tensor<2x1xf32>) outs(%5 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %21 = arith.subf %in, %in_3 : f32
      linalg.yield %21 : f32
    } -> tensor<2x7xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<2x7xf32>) outs(%5 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = math.exp %in : f32
      linalg.yield %21 : f32
    } -> tensor<2x7xf32>
    %8 = tensor.empty() : tensor<2x1xf32>
    %9 = linalg.fill ins(%cst_0 : f32) outs(%8 : tensor<2x1xf32>) -> tensor<2x1xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%7 : tensor<2x7xf32>) outs(%9 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.addf %in, %out : f32
      linalg.yield %21 : f32
    } -> tensor<2x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %10 : tensor<2x7xf32>, tensor<2x1xf32>) outs(%5 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %21 = arith.divf %in, %in_3 : f32
      linalg.yield %21 : f32
    } -> tensor<2x7xf32>
    %expanded_1 = tensor.expand_shape %11 [[0], [1, 2]] output_shape [2, 1, 7] : tensor<2x7xf32> into tensor<2x1x7xf32>
    %12 = tensor.empty() : tensor<2x1x24xf32>
    %13 = linalg.fill ins(%cst_0 : f32) outs(%12 : tensor<2x1x24xf32>) -> tensor<2x1x24xf32>
    %14 = linalg.batch_matmul ins(%expanded_1, %arg0 : tensor<2x1x7xf32>, tensor<2x7x24xf32>) outs(%13 : tensor<2x1x24xf32>) -> tensor<2x1x24xf32>
    %15 = tensor.empty() : tensor<2x24x1xf32>
    %transposed = linalg.transpose ins(%14 : tensor<2x1x24xf32>) outs(%15 : tensor<2x24x1xf32>) permutation = [0, 2, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1, 2]] : tensor<2x24x1xf32> into tensor<2x24xf32>
    %expanded_2 = tensor.expand_shape %arg1 [[0], [1, 2]] output_shape [2, 7, 1] : tensor<2x7xf32> into tensor<2x7x1xf32>
    %16 = tensor.empty() : tensor<2x7x24xf32>
    %17 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded_2 : tensor<2x7x24xf32>, tensor<2x7x1xf32>) outs(%16 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %21 = arith.mulf %in, %in_3 : f32
      linalg.yield %21 : f32
    } -> tensor<2x7x24xf32>
    %18 = tensor.empty() : tensor<2x24xf32>
    %19 = linalg.fill ins(%cst_0 : f32) outs(%18 : tensor<2x24xf32>) -> tensor<2x24xf32>
    %20 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "reduction", "parallel"]} ins(%17 : tensor<2x7x24xf32>) outs(%19 : tensor<2x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.addf %in, %out : f32
      linalg.yield %21 : f32
    } -> tensor<2x24xf32>
    return %collapsed, %20 : tensor<2x24xf32>, tensor<2x24xf32>
  }
}
