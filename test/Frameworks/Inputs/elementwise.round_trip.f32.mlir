#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<13x24xf32>) -> tensor<13x24xf32> {
    %cst = arith.constant 2.000000e+00 : f16
    %0 = tensor.empty() : tensor<13x24xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xf32>) outs(%0 : tensor<13x24xf16>) {
    ^bb0(%in: f32, %out: f16):
      %5 = arith.truncf %in : f32 to f16
      linalg.yield %5 : f16
    } -> tensor<13x24xf16>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<13x24xf16>) outs(%0 : tensor<13x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      %5 = arith.mulf %in, %cst : f16
      linalg.yield %5 : f16
    } -> tensor<13x24xf16>
    %3 = tensor.empty() : tensor<13x24xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<13x24xf16>) outs(%3 : tensor<13x24xf32>) {
    ^bb0(%in: f16, %out: f32):
      %5 = arith.extf %in : f16 to f32
      linalg.yield %5 : f32
    } -> tensor<13x24xf32>
    return %4 : tensor<13x24xf32>
  }
}
