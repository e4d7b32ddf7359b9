#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> ()>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x3x7x16xf32>, %arg1: tensor<2x3x7x16xf32>, %arg2: tensor<2x3x7x16xf32>, %arg3: tensor<2x7xi1>) -> tensor<2x3x7x16xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_2 = arith.constant -1.000000e+04 : f32
    %cst_3 = arith.constant 2.500000e-01 : f32
    %expanded = tensor.expand_shape %arg3 [[0], [1, 2, 3]] output_shape [2, 1, 1, 7] : tensor<2x7xi1> into tensor<2x1x1x7xi1>
    %0 = tensor.empty() : tensor<2x1x1x7xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x1x1x7xi1>) outs(%0 : tensor<2x1x1x7xf32>) {
    ^bb0(%in: i1, %out: f32):
      %25 = arith.uitofp %in : i1 to f32
      linalg.yield %25 : f32
    } -> tensor<2x1x1x7xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1, %1 : tensor<f32>, tensor<2x1x1x7xf32>) outs(%0 : tensor<2x1x1x7xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %25 = arith.subf %in, %in_10 : f32
      linalg.yield %25 : f32
    } -> tensor<2x1x1x7xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2 : tensor<2x1x1x7xf32>) outs(%0 : tensor<2x1x1x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.mulf %in, %cst_2 : f32
      linalg.yield %25 : f32
    } -> tensor<2x1x1x7xf32>
    %4 = tensor.empty() : tensor<2x3x16x7xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x3x7x16xf32>) outs(%4 : tensor<2x3x16x7xf32>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %collapsed_4 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x16x7xf32> into tensor<6x16x7xf32>
    %5 = tensor.empty() : tensor<6x7x7xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %7 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<6x7x16xf32>, tensor<6x16x7xf32>) outs(%6 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %expanded_5 = tensor.expand_shape %7 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf32> into tensor<2x3x7x7xf32>
    %8 = tensor.empty() : tensor<2x3x7x7xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<2x3x7x7xf32>) outs(%8 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.mulf %in, %cst_3 : f32
      linalg.yield %25 : f32
    } -> tensor<2x3x7x7xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %3 : tensor<2x3x7x7xf32>, tensor<2x1x1x7xf32>) outs(%8 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %25 = arith.addf %in, %in_10 : f32
      linalg.yield %25 : f32
    } -> tensor<2x3x7x7xf32>
    %11 = tensor.empty() : tensor<2x3x7xi64>
    %12 = linalg.fill ins(%c0_i64 : i64) outs(%11 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %13 = tensor.empty() : tensor<2x3x7xf32>
    %14 = linalg.fill ins(%cst_0 : f32) outs(%13 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %15:2 = linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%10 : tensor<2x3x7x7xf32>) outs(%14, %12 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_10: i64):
      %25 = linalg.index 3 : index
      %26 = arith.index_cast %25 : index to i64
      %27 = arith.maximumf %in, %out : f32
      %28 = arith.cmpf ogt, %in, %out : f32
      %29 = arith.select %28, %26, %out_10 : i64
      linalg.yield %27, %29 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_6 = tensor.expand_shape %15#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %expanded_6 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%8 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %25 = arith.subf %in, %in_10 : f32
      linalg.yield %25 : f32
    } -> tensor<2x3x7x7xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<2x3x7x7xf32>) outs(%8 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = math.exp %in : f32
      linalg.yield %25 : f32
    } -> tensor<2x3x7x7xf32>
    %18 = tensor.empty() : tensor<2x3x7x1xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%17 : tensor<2x3x7x7xf32>) outs(%19 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.addf %in, %out : f32
      linalg.yield %25 : f32
    } -> tensor<2x3x7x1xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %20 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%8 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %25 = arith.divf %in, %in_10 : f32
      linalg.yield %25 : f32
    } -> tensor<2x3x7x7xf32>
    %collapsed_7 = tensor.collapse_shape %21 [[0, 1], [2], [3]] : tensor<2x3x7x7xf32> into tensor<6x7x7xf32>
    %collapsed_8 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %22 = tensor.empty() : tensor<6x7x16xf32>
    %23 = linalg.fill ins(%cst : f32) outs(%22 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %24 = linalg.batch_matmul ins(%collapsed_7, %collapsed_8 : tensor<6x7x7xf32>, tensor<6x7x16xf32>) outs(%23 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %expanded_9 = tensor.expand_shape %24 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    return %expanded_9 : tensor<2x3x7x16xf32>
  }
}
