#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @main(%arg0: tensor<2x7xi64>) -> (tensor<2x7xf32>, tensor<2xi64>) {
    %c0_i64 = arith.constant 0 : i64
    %0 = tensor.empty() : tensor<2x7xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x7xi64>) outs(%0 : tensor<2x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %7 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %7 : i1
    } -> tensor<2x7xi1>
    %2 = tensor.empty() : tensor<2x7xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<2x7xi1>) outs(%2 : tensor<2x7xf32>) {
    ^bb0(%in: i1, %out: f32):
      %7 = arith.uitofp %in : i1 to f32
      linalg.yield %7 : f32
    } -> tensor<2x7xf32>
    %4 = tensor.empty() : tensor<2xi64>
    %5 = linalg.fill ins(%c0_i64 : i64) outs(%4 : tensor<2xi64>) -> tensor<2xi64>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<2x7xi1>) outs(%5 : tensor<2xi64>) {
    ^bb0(%in: i1, %out: i64):
      %7 = arith.extui %in : i1 to i64
      %8 = arith.addi %7, %out : i64
      linalg.yield %8 : i64
    } -> tensor<2xi64>
    return %3, %6 : tensor<2x7xf32>, tensor<2xi64>
  }
}
