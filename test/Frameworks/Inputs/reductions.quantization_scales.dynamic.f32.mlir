#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x?x48xf32>) -> tensor<2x?x1xf32> {
    %c1 = arith.constant 1 : index
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 1.270000e+02 : f32
    %dim = tensor.dim %arg0, %c1 : tensor<2x?x48xf32>
    %0 = tensor.empty(%dim) : tensor<2x?x48xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x?x48xf32>) outs(%0 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %9 = math.absf %in : f32
      linalg.yield %9 : f32
    } -> tensor<2x?x48xf32>
    %2 = tensor.empty(%dim) : tensor<2x?xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<2x?xi64>) -> tensor<2x?xi64>
    %4 = tensor.empty(%dim) : tensor<2x?xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<2x?xf32>) -> tensor<2x?xf32>
    %6:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<2x?x48xf32>) outs(%5, %3 : tensor<2x?xf32>, tensor<2x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_1: i64):
      %9 = linalg.index 2 : index
      %10 = arith.index_cast %9 : index to i64
      %11 = arith.maximumf %in, %out : f32
      %12 = arith.cmpf ogt, %in, %out : f32
      %13 = arith.select %12, %10, %out_1 : i64
      linalg.yield %11, %13 : f32, i64
    } -> (tensor<2x?xf32>, tensor<2x?xi64>)
    %expanded = tensor.expand_shape %6#0 [[0], [1, 2]] output_shape [2, %dim, 1] : tensor<2x?xf32> into tensor<2x?x1xf32>
    %7 = tensor.empty(%dim) : tensor<2x?x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x?x1xf32>) outs(%7 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %9 = arith.divf %in, %cst_0 : f32
      linalg.yield %9 : f32
    } -> tensor<2x?x1xf32>
    return %8 : tensor<2x?x1xf32>
  }
}
