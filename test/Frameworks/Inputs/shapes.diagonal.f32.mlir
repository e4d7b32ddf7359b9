#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<6x6xf32>) -> tensor<6xf32> {
    %cst = arith.constant 2.000000e+00 : f32
    %0 = tensor.empty() : tensor<6xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<6xf32>) {
    ^bb0(%out: f32):
      %3 = linalg.index 0 : index
      %extracted = tensor.extract %arg0[%3, %3] : tensor<6x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<6xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<6xf32>) outs(%0 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = arith.mulf %in, %cst : f32
      linalg.yield %3 : f32
    } -> tensor<6xf32>
    return %2 : tensor<6xf32>
  }
}
