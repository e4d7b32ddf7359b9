#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x?x32xf32>, %arg1: tensor<112x32xf32>, %arg2: tensor<32x56xf32>) -> tensor<2x?x32xf32> {
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<32x112xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<112x32xf32>) outs(%0 : tensor<32x112xf32>) permutation = [1, 0] 
    %dim = tensor.dim %arg0, %c1 : tensor<2x?x32xf32>
    %1 = tensor.empty() : tensor<2x32x112xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<32x112xf32>) outs(%1 : tensor<2x32x112xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x112xf32>
    %3 = tensor.empty(%dim) : tensor<2x?x112xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<2x?x112xf32>) -> tensor<2x?x112xf32>
    %5 = linalg.batch_matmul ins(%arg0, %2 : tensor<2x?x32xf32>, tensor<2x32x112xf32>) outs(%4 : tensor<2x?x112xf32>) -> tensor<2x?x112xf32>
    %extracted_slice = tensor.extract_slice %5[0, 0, 0] [2, %dim, 56] [1, 1, 1] : tensor<2x?x112xf32> to tensor<2x?x56xf32>
    %extracted_slice_1 = tensor.extract_slice %5[0, 0, 56] [2, %dim, 56] [1, 1, 1] : tensor<2x?x112xf32> to tensor<2x?x56xf32>
    %6 = tensor.empty(%dim) : tensor<2x?x56xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x?x56xf32>) outs(%6 : tensor<2x?x56xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = arith.negf %in : f32
      %17 = math.exp %16 : f32
      %18 = arith.addf %17, %cst_0 : f32
      %19 = arith.divf %cst_0, %18 : f32
      linalg.yield %19 : f32
    } -> tensor<2x?x56xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %7 : tensor<2x?x56xf32>, tensor<2x?x56xf32>) outs(%6 : tensor<2x?x56xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %16 = arith.mulf %in, %in_3 : f32
      linalg.yield %16 : f32
    } -> tensor<2x?x56xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_1, %8 : tensor<2x?x56xf32>, tensor<2x?x56xf32>) outs(%6 : tensor<2x?x56xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %16 = arith.mulf %in, %in_3 : f32
      linalg.yield %16 : f32
    } -> tensor<2x?x56xf32>
    %10 = tensor.empty() : tensor<56x32xf32>
    %transposed_2 = linalg.transpose ins(%arg2 : tensor<32x56xf32>) outs(%10 : tensor<56x32xf32>) permutation = [1, 0] 
    %11 = tensor.empty() : tensor<2x56x32xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_2 : tensor<56x32xf32>) outs(%11 : tensor<2x56x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x56x32xf32>
    %13 = tensor.empty(%dim) : tensor<2x?x32xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<2x?x32xf32>) -> tensor<2x?x32xf32>
    %15 = linalg.batch_matmul ins(%9, %12 : tensor<2x?x56xf32>, tensor<2x56x32xf32>) outs(%14 : tensor<2x?x32xf32>) -> tensor<2x?x32xf32>
    return %15 : tensor<2x?x32xf32>
  }
}
