#map = affine_map<(d0, d1) -> (d0, 0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x24xbf16>, %arg1: tensor<20x24xbf16>, %arg2: tensor<20x1xbf16>) -> tensor<?x20xbf16> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 5.000000e-01 : bf16
    %cst_2 = arith.constant 2.000000e+00 : bf16
    %0 = tensor.empty() : tensor<20x24xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2, %arg1 : tensor<20x1xbf16>, tensor<20x24xbf16>) outs(%0 : tensor<20x24xbf16>) {
    ^bb0(%in: bf16, %in_3: bf16, %out: bf16):
      %13 = arith.mulf %in, %in_3 : bf16
      linalg.yield %13 : bf16
    } -> tensor<20x24xbf16>
    %2 = tensor.empty() : tensor<20x1xbf16>
    %3 = linalg.fill ins(%cst : bf16) outs(%2 : tensor<20x1xbf16>) -> tensor<20x1xbf16>
    %4 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "reduction"]} ins(%arg1 : tensor<20x24xbf16>) outs(%3 : tensor<20x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %13 = math.absf %in : bf16
      %14 = math.powf %13, %cst_2 : bf16
      %15 = arith.addf %14, %out : bf16
      linalg.yield %15 : bf16
    } -> tensor<20x1xbf16>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<20x1xbf16>) outs(%2 : tensor<20x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %13 = math.powf %in, %cst_1 : bf16
      linalg.yield %13 : bf16
    } -> tensor<20x1xbf16>
    %6 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel"]} ins(%1, %5 : tensor<20x24xbf16>, tensor<20x1xbf16>) outs(%0 : tensor<20x24xbf16>) {
    ^bb0(%in: bf16, %in_3: bf16, %out: bf16):
      %13 = arith.divf %in, %in_3 : bf16
      linalg.yield %13 : bf16
    } -> tensor<20x24xbf16>
    %7 = tensor.empty() : tensor<24x20xbf16>
    %transposed = linalg.transpose ins(%6 : tensor<20x24xbf16>) outs(%7 : tensor<24x20xbf16>) permutation = [1, 0] 
    %dim = tensor.dim %arg0, %c0 : tensor<?x24xbf16>
    %8 = tensor.empty(%dim) : tensor<?x20xf32>
    %9 = linalg.fill ins(%cst_0 : f32) outs(%8 : tensor<?x20xf32>) -> tensor<?x20xf32>
    %10 = linalg.matmul ins(%arg0, %transposed : tensor<?x24xbf16>, tensor<24x20xbf16>) outs(%9 : tensor<?x20xf32>) -> tensor<?x20xf32>
    %11 = tensor.empty(%dim) : tensor<?x20xbf16>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<?x20xf32>) outs(%11 : tensor<?x20xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %13 = arith.truncf %in : f32 to bf16
      linalg.yield %13 : bf16
    } -> tensor<?x20xbf16>
    return %12 : tensor<?x20xbf16>
  }
}
