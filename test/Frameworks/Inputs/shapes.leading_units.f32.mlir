#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @main(%arg0: tensor<1x1x7x24xf32>) -> tensor<7x24xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 2.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<1x1x7x24xf32> into tensor<1x7x24xf32>
    %0 = tensor.empty() : tensor<1x7x24xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x7x24xf32>) outs(%0 : tensor<1x7x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.mulf %in, %cst_1 : f32
      linalg.yield %13 : f32
    } -> tensor<1x7x24xf32>
    %2 = tensor.empty() : tensor<1x7xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<1x7xi64>) -> tensor<1x7xi64>
    %4 = tensor.empty() : tensor<1x7xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<1x7xf32>) -> tensor<1x7xf32>
    %6:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<1x7x24xf32>) outs(%5, %3 : tensor<1x7xf32>, tensor<1x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_3: i64):
      %13 = linalg.index 2 : index
      %14 = arith.index_cast %13 : index to i64
      %15 = arith.maximumf %in, %out : f32
      %16 = arith.cmpf ogt, %in, %out : f32
      %17 = arith.select %16, %14, %out_3 : i64
      linalg.yield %15, %17 : f32, i64
    } -> (tensor<1x7xf32>, tensor<1x7xi64>)
    %expanded = tensor.expand_shape %6#0 [[0], [1, 2]] output_shape [1, 7, 1] : tensor<1x7xf32> into tensor<1x7x1xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %expanded : tensor<1x7x24xf32>, tensor<1x7x1xf32>) outs(%0 : tensor<1x7x24xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %13 = arith.subf %in, %in_3 : f32
      linalg.yield %13 : f32
    } -> tensor<1x7x24xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<1x7x24xf32>) outs(%0 : tensor<1x7x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = math.exp %in : f32
      linalg.yield %13 : f32
    } -> tensor<1x7x24xf32>
    %9 = tensor.empty() : tensor<1x7x1xf32>
    %10 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<1x7x1xf32>) -> tensor<1x7x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%8 : tensor<1x7x24xf32>) outs(%10 : tensor<1x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.addf %in, %out : f32
      linalg.yield %13 : f32
    } -> tensor<1x7x1xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %11 : tensor<1x7x24xf32>, tensor<1x7x1xf32>) outs(%0 : tensor<1x7x24xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %13 = arith.divf %in, %in_3 : f32
      linalg.yield %13 : f32
    } -> tensor<1x7x24xf32>
    %collapsed_2 = tensor.collapse_shape %12 [[0, 1], [2]] : tensor<1x7x24xf32> into tensor<7x24xf32>
    return %collapsed_2 : tensor<7x24xf32>
  }
}
