#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<2x5x4x6xf32>) -> tensor<2x4x6x5xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x4x6x5xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x5x4x6xf32>) outs(%0 : tensor<2x4x6x5xf32>) permutation = [0, 2, 3, 1] 
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed : tensor<2x4x6x5xf32>) outs(%0 : tensor<2x4x6x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.addf %in, %cst : f32
      linalg.yield %2 : f32
    } -> tensor<2x4x6x5xf32>
    return %1 : tensor<2x4x6x5xf32>
  }
}
