#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: tensor<2x7xi64>) -> tensor<2x7x16xf32> {
    %cst = arith.constant -1.151292546497023 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<8xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<8xf32>) {
    ^bb0(%out: f32):
      %10 = linalg.index 0 : index
      %11 = arith.index_cast %10 : index to i64
      %12 = arith.sitofp %11 : i64 to f32
      %13 = arith.addf %12, %cst_0 : f32
      linalg.yield %13 : f32
    } -> tensor<8xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<8xf32>) outs(%0 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = arith.truncf %cst : f64 to f32
      %11 = arith.mulf %in, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<8xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2 : tensor<8xf32>) outs(%0 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = math.exp %in : f32
      linalg.yield %10 : f32
    } -> tensor<8xf32>
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2]] output_shape [2, 7, 1] : tensor<2x7xi64> into tensor<2x7x1xi64>
    %4 = tensor.empty() : tensor<2x7x1xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x7x1xi64>) outs(%4 : tensor<2x7x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %10 = arith.sitofp %in : i64 to f32
      linalg.yield %10 : f32
    } -> tensor<2x7x1xf32>
    %6 = tensor.empty() : tensor<2x7x8xf32>
    %7 = linalg.generic {indexing_maps = [#map2, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %3 : tensor<2x7x1xf32>, tensor<8xf32>) outs(%6 : tensor<2x7x8xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %10 = arith.mulf %in, %in_1 : f32
      linalg.yield %10 : f32
    } -> tensor<2x7x8xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<2x7x8xf32>) outs(%6 : tensor<2x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = math.cos %in : f32
      linalg.yield %10 : f32
    } -> tensor<2x7x8xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<2x7x8xf32>) outs(%6 : tensor<2x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = math.sin %in : f32
      linalg.yield %10 : f32
    } -> tensor<2x7x8xf32>
    %concat = tensor.concat dim(2) %8, %9 : (tensor<2x7x8xf32>, tensor<2x7x8xf32>) -> tensor<2x7x16xf32>
    return %concat : tensor<2x7x16xf32>
  }
}
