#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: tensor<2x7x32xbf16>, %arg1: tensor<96x32xbf16>, %arg2: tensor<96xbf16>) -> tensor<2x7x48xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<32x96xbf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<96x32xbf16>) outs(%0 : tensor<32x96xbf16>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<2x32x96xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<32x96xbf16>) outs(%1 : tensor<2x32x96xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x96xbf16>
    %3 = tensor.empty() : tensor<2x7x96xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<2x7x96xf32>) -> tensor<2x7x96xf32>
    %5 = linalg.batch_matmul ins(%arg0, %2 : tensor<2x7x32xbf16>, tensor<2x32x96xbf16>) outs(%4 : tensor<2x7x96xf32>) -> tensor<2x7x96xf32>
    %6 = tensor.empty() : tensor<2x7x96xbf16>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<2x7x96xf32>) outs(%6 : tensor<2x7x96xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %15 = arith.truncf %in : f32 to bf16
      linalg.yield %15 : bf16
    } -> tensor<2x7x96xbf16>
    %8 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %arg2 : tensor<2x7x96xbf16>, tensor<96xbf16>) outs(%6 : tensor<2x7x96xbf16>) {
    ^bb0(%in: bf16, %in_2: bf16, %out: bf16):
      %15 = arith.addf %in, %in_2 : bf16
      linalg.yield %15 : bf16
    } -> tensor<2x7x96xbf16>
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x7x96xbf16>) outs(%3 : tensor<2x7x96xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %15 = arith.extf %in : bf16 to f32
      linalg.yield %15 : f32
    } -> tensor<2x7x96xf32>
    %extracted_slice = tensor.extract_slice %9[0, 0, 0] [2, 7, 48] [1, 1, 1] : tensor<2x7x96xf32> to tensor<2x7x48xf32>
    %extracted_slice_1 = tensor.extract_slice %9[0, 0, 48] [2, 7, 48] [1, 1, 1] : tensor<2x7x96xf32> to tensor<2x7x48xf32>
    %10 = tensor.empty() : tensor<2x7x48xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_1 : tensor<2x7x48xf32>) outs(%10 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.negf %in : f32
      %16 = math.exp %15 : f32
      %17 = arith.addf %16, %cst_0 : f32
      %18 = arith.divf %cst_0, %17 : f32
      linalg.yield %18 : f32
    } -> tensor<2x7x48xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %11 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%10 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %15 = arith.mulf %in, %in_2 : f32
      linalg.yield %15 : f32
    } -> tensor<2x7x48xf32>
    %13 = tensor.empty() : tensor<2x7x48xbf16>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x7x48xf32>) outs(%13 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %15 = arith.truncf %in : f32 to bf16
      linalg.yield %15 : bf16
    } -> tensor<2x7x48xbf16>
    return %14 : tensor<2x7x48xbf16>
  }
}
