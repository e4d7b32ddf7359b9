#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<7x32xf32>, %arg1: tensor<96x32xf32>, %arg2: tensor<96xf32>) -> tensor<7x48xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 5.000000e-01 : f32
    %cst_2 = arith.constant 1.41421354 : f32
    %0 = tensor.empty() : tensor<32x96xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<96x32xf32>) outs(%0 : tensor<32x96xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<7x96xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<7x96xf32>) -> tensor<7x96xf32>
    %3 = linalg.matmul ins(%arg0, %transposed : tensor<7x32xf32>, tensor<32x96xf32>) outs(%2 : tensor<7x96xf32>) -> tensor<7x96xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %arg2 : tensor<7x96xf32>, tensor<96xf32>) outs(%1 : tensor<7x96xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %8 = arith.addf %in, %in_4 : f32
      linalg.yield %8 : f32
    } -> tensor<7x96xf32>
    %extracted_slice = tensor.extract_slice %4[0, 0] [7, 48] [1, 1] : tensor<7x96xf32> to tensor<7x48xf32>
    %extracted_slice_3 = tensor.extract_slice %4[0, 48] [7, 48] [1, 1] : tensor<7x96xf32> to tensor<7x48xf32>
    %5 = tensor.empty() : tensor<7x48xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_3 : tensor<7x48xf32>) outs(%5 : tensor<7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %8 = arith.divf %in, %cst_2 : f32
      %9 = math.erf %8 : f32
      %10 = arith.addf %9, %cst_0 : f32
      %11 = arith.mulf %10, %cst_1 : f32
      %12 = arith.mulf %in, %11 : f32
      linalg.yield %12 : f32
    } -> tensor<7x48xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %6 : tensor<7x48xf32>, tensor<7x48xf32>) outs(%5 : tensor<7x48xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %8 = arith.mulf %in, %in_4 : f32
      linalg.yield %8 : f32
    } -> tensor<7x48xf32>
    return %7 : tensor<7x48xf32>
  }
}
