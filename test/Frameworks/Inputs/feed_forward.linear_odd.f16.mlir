#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<7x37xf16>, %arg1: tensor<29x37xf16>) -> tensor<7x29xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<37x29xf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<29x37xf16>) outs(%0 : tensor<37x29xf16>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<7x29xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<7x29xf32>) -> tensor<7x29xf32>
    %3 = linalg.matmul ins(%arg0, %transposed : tensor<7x37xf16>, tensor<37x29xf16>) outs(%2 : tensor<7x29xf32>) -> tensor<7x29xf32>
    %4 = tensor.empty() : tensor<7x29xf16>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x29xf32>) outs(%4 : tensor<7x29xf16>) {
    ^bb0(%in: f32, %out: f16):
      %6 = arith.truncf %in : f32 to f16
      linalg.yield %6 : f16
    } -> tensor<7x29xf16>
    return %5 : tensor<7x29xf16>
  }
}
