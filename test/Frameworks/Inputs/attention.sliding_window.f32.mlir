#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> ()>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x3x7x16xf32>, %arg1: tensor<2x3x7x16xf32>) -> tensor<2x3x7x7xf32> {
    %c3_i64 = arith.constant 3 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_2 = arith.constant 2.500000e-01 : f32
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %26 = linalg.index 0 : index
      %27 = arith.index_cast %26 : index to i64
      linalg.yield %27 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %expanded_3 = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %2 = tensor.empty() : tensor<2x3x16x7xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x3x7x16xf32>) outs(%2 : tensor<2x3x16x7xf32>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %collapsed_4 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x16x7xf32> into tensor<6x16x7xf32>
    %3 = tensor.empty() : tensor<6x7x7xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %5 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<6x7x16xf32>, tensor<6x16x7xf32>) outs(%4 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %expanded_5 = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf32> into tensor<2x3x7x7xf32>
    %6 = tensor.empty() : tensor<2x3x7x7xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<2x3x7x7xf32>) outs(%6 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = arith.mulf %in, %cst_2 : f32
      linalg.yield %26 : f32
    } -> tensor<2x3x7x7xf32>
    %8 = tensor.empty() : tensor<7x7xi1>
    %9 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_3, %expanded : tensor<1x7xi64>, tensor<7x1xi64>) outs(%8 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %in_7: i64, %out: i1):
      %26 = arith.cmpi sgt, %in, %in_7 : i64
      linalg.yield %26 : i1
    } -> tensor<7x7xi1>
    %10 = tensor.empty() : tensor<7x7xi64>
    %11 = linalg.generic {indexing_maps = [#map3, #map2, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_3 : tensor<7x1xi64>, tensor<1x7xi64>) outs(%10 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_7: i64, %out: i64):
      %26 = arith.subi %in, %in_7 : i64
      linalg.yield %26 : i64
    } -> tensor<7x7xi64>
    %12 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<7x7xi64>) outs(%8 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %26 = arith.cmpi sge, %in, %c3_i64 : i64
      linalg.yield %26 : i1
    } -> tensor<7x7xi1>
    %13 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%9, %12 : tensor<7x7xi1>, tensor<7x7xi1>) outs(%8 : tensor<7x7xi1>) {
    ^bb0(%in: i1, %in_7: i1, %out: i1):
      %26 = arith.ori %in, %in_7 : i1
      linalg.yield %26 : i1
    } -> tensor<7x7xi1>
    %14 = linalg.generic {indexing_maps = [#map5, #map6, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13, %cst_1, %7 : tensor<7x7xi1>, tensor<f32>, tensor<2x3x7x7xf32>) outs(%6 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: i1, %in_7: f32, %in_8: f32, %out: f32):
      %26 = arith.select %in, %in_7, %in_8 : f32
      linalg.yield %26 : f32
    } -> tensor<2x3x7x7xf32>
    %15 = tensor.empty() : tensor<2x3x7xi64>
    %16 = linalg.fill ins(%c0_i64 : i64) outs(%15 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %17 = tensor.empty() : tensor<2x3x7xf32>
    %18 = linalg.fill ins(%cst_0 : f32) outs(%17 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %19:2 = linalg.generic {indexing_maps = [#map1, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%14 : tensor<2x3x7x7xf32>) outs(%18, %16 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_7: i64):
      %26 = linalg.index 3 : index
      %27 = arith.index_cast %26 : index to i64
      %28 = arith.maximumf %in, %out : f32
      %29 = arith.cmpf ogt, %in, %out : f32
      %30 = arith.select %29, %27, %out_7 : i64
      linalg.yield %28, %30 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_6 = tensor.expand_shape %19#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %expanded_6 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%6 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %26 = arith.subf %in, %in_7 : f32
      linalg.yield %26 : f32
    } -> tensor<2x3x7x7xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20 : tensor<2x3x7x7xf32>) outs(%6 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = math.exp %in : f32
      linalg.yield %26 : f32
    } -> tensor<2x3x7x7xf32>
    %22 = tensor.empty() : tensor<2x3x7x1xf32>
    %23 = linalg.fill ins(%cst : f32) outs(%22 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%21 : tensor<2x3x7x7xf32>) outs(%23 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = arith.addf %in, %out : f32
      linalg.yield %26 : f32
    } -> tensor<2x3x7x1xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %24 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%6 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %26 = arith.divf %in, %in_7 : f32
      linalg.yield %26 : f32
    } -> tensor<2x3x7x7xf32>
    return %25 : tensor<2x3x7x7xf32>
  }
}
