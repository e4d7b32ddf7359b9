#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<13x24xf32>) -> tensor<13x24xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c23 = arith.constant 23 : index
    %cst_0 = arith.constant 5.000000e-01 : f32
    %0 = tensor.empty() : tensor<13x24xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<13x24xf32>) -> tensor<13x24xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xf32>) outs(%1 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = linalg.index 0 : index
      %5 = linalg.index 1 : index
      %6 = arith.subi %c23, %5 : index
      %extracted = tensor.extract %arg0[%4, %6] : tensor<13x24xf32>
      linalg.yield %extracted : f32
    } -> tensor<13x24xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<13x24xf32>) outs(%0 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = arith.mulf %in, %cst_0 : f32
      linalg.yield %4 : f32
    } -> tensor<13x24xf32>
    return %3 : tensor<13x24xf32>
  }
}
