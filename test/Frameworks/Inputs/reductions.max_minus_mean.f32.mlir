#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x7x48xf32>) -> tensor<2x7xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 4.800000e+01 : f32
    %0 = tensor.empty() : tensor<2x7xi64>
    %1 = linalg.fill ins(%c0_i64 : i64) outs(%0 : tensor<2x7xi64>) -> tensor<2x7xi64>
    %2 = tensor.empty() : tensor<2x7xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<2x7x48xf32>) outs(%3, %1 : tensor<2x7xf32>, tensor<2x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_2: i64):
      %9 = linalg.index 2 : index
      %10 = arith.index_cast %9 : index to i64
      %11 = arith.maximumf %in, %out : f32
      %12 = arith.cmpf ogt, %in, %out : f32
      %13 = arith.select %12, %10, %out_2 : i64
      linalg.yield %11, %13 : f32, i64
    } -> (tensor<2x7xf32>, tensor<2x7xi64>)
    %5 = linalg.fill ins(%cst_0 : f32) outs(%2 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<2x7x48xf32>) outs(%5 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %9 = arith.addf %in, %out : f32
      linalg.yield %9 : f32
    } -> tensor<2x7xf32>
    %7 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<2x7xf32>) outs(%2 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %9 = arith.divf %in, %cst_1 : f32
      linalg.yield %9 : f32
    } -> tensor<2x7xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%4#0, %7 : tensor<2x7xf32>, tensor<2x7xf32>) outs(%2 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %9 = arith.subf %in, %in_2 : f32
      linalg.yield %9 : f32
    } -> tensor<2x7xf32>
    return %8 : tensor<2x7xf32>
  }
}
