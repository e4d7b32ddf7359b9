#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: tensor<?x?x48xbf16>, %arg1: tensor<40x48xbf16>, %arg2: tensor<40xbf16>) -> tensor<?x?x40xbf16> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<48x40xbf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<40x48xbf16>) outs(%0 : tensor<48x40xbf16>) permutation = [1, 0] 
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x48xbf16>
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?x48xbf16>
    %1 = tensor.empty(%dim) : tensor<?x48x40xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<48x40xbf16>) outs(%1 : tensor<?x48x40xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<?x48x40xbf16>
    %3 = tensor.empty(%dim, %dim_0) : tensor<?x?x40xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<?x?x40xf32>) -> tensor<?x?x40xf32>
    %5 = linalg.batch_matmul ins(%arg0, %2 : tensor<?x?x48xbf16>, tensor<?x48x40xbf16>) outs(%4 : tensor<?x?x40xf32>) -> tensor<?x?x40xf32>
    %6 = tensor.empty(%dim, %dim_0) : tensor<?x?x40xbf16>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<?x?x40xf32>) outs(%6 : tensor<?x?x40xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %9 = arith.truncf %in : f32 to bf16
      linalg.yield %9 : bf16
    } -> tensor<?x?x40xbf16>
    %8 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %arg2 : tensor<?x?x40xbf16>, tensor<40xbf16>) outs(%6 : tensor<?x?x40xbf16>) {
    ^bb0(%in: bf16, %in_1: bf16, %out: bf16):
      %9 = arith.addf %in, %in_1 : bf16
      linalg.yield %9 : bf16
    } -> tensor<?x?x40xbf16>
    return %8 : tensor<?x?x40xbf16>
  }
}
