#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
module {
  func.func @main(%arg0: tensor<13x32xf16>, %arg1: tensor<20x32xi8>, %arg2: tensor<20x1xf16>) -> tensor<13x20xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<20x32xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<20x32xi8>) outs(%0 : tensor<20x32xf16>) {
    ^bb0(%in: i8, %out: f16):
      %9 = arith.sitofp %in : i8 to f16
      linalg.yield %9 : f16
    } -> tensor<20x32xf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %arg2 : tensor<20x32xf16>, tensor<20x1xf16>) outs(%0 : tensor<20x32xf16>) {
    ^bb0(%in: f16, %in_0: f16, %out: f16):
      %9 = arith.mulf %in, %in_0 : f16
      linalg.yield %9 : f16
    } -> tensor<20x32xf16>
    %3 = tensor.empty() : tensor<32x20xf16>
    %transposed = linalg.transpose ins(%2 : tensor<20x32xf16>) outs(%3 : tensor<32x20xf16>) permutation = [1, 0] 
    %4 = tensor.empty() : tensor<13x20xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<13x20xf32>) -> tensor<13x20xf32>
    %6 = linalg.matmul ins(%arg0, %transposed : tensor<13x32xf16>, tensor<32x20xf16>) outs(%5 : tensor<13x20xf32>) -> tensor<13x20xf32>
    %7 = tensor.empty() : tensor<13x20xf16>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<13x20xf32>) outs(%7 : tensor<13x20xf16>) {
    ^bb0(%in: f32, %out: f16):
      %9 = arith.truncf %in : f32 to f16
      linalg.yield %9 : f16
    } -> tensor<13x20xf16>
    return %8 : tensor<13x20xf16>
  }
}
