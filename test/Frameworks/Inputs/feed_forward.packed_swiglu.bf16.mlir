#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x7x32xbf16>, %arg1: tensor<112x32xbf16>, %arg2: tensor<32x56xbf16>) -> tensor<2x7x32xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<32x112xbf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<112x32xbf16>) outs(%0 : tensor<32x112xbf16>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<2x32x112xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<32x112xbf16>) outs(%1 : tensor<2x32x112xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x112xbf16>
    %3 = tensor.empty() : tensor<2x7x112xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<2x7x112xf32>) -> tensor<2x7x112xf32>
    %5 = linalg.batch_matmul ins(%arg0, %2 : tensor<2x7x32xbf16>, tensor<2x32x112xbf16>) outs(%4 : tensor<2x7x112xf32>) -> tensor<2x7x112xf32>
    %6 = tensor.empty() : tensor<2x7x112xbf16>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<2x7x112xf32>) outs(%6 : tensor<2x7x112xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %23 = arith.truncf %in : f32 to bf16
      linalg.yield %23 : bf16
    } -> tensor<2x7x112xbf16>
    %extracted_slice = tensor.extract_slice %7[0, 0, 0] [2, 7, 56] [1, 1, 1] : tensor<2x7x112xbf16> to tensor<2x7x56xbf16>
    %extracted_slice_1 = tensor.extract_slice %7[0, 0, 56] [2, 7, 56] [1, 1, 1] : tensor<2x7x112xbf16> to tensor<2x7x56xbf16>
    %8 = tensor.empty() : tensor<2x7x56xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x7x56xbf16>) outs(%8 : tensor<2x7x56xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %23 = arith.extf %in : bf16 to f32
      linalg.yield %23 : f32
    } -> tensor<2x7x56xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x7x56xf32>) outs(%8 : tensor<2x7x56xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.negf %in : f32
      %24 = math.exp %23 : f32
      %25 = arith.addf %24, %cst_0 : f32
      %26 = arith.divf %cst_0, %25 : f32
      linalg.yield %26 : f32
    } -> tensor<2x7x56xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %10 : tensor<2x7x56xf32>, tensor<2x7x56xf32>) outs(%8 : tensor<2x7x56xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %23 = arith.mulf %in, %in_3 : f32
      linalg.yield %23 : f32
    } -> tensor<2x7x56xf32>
    %12 = tensor.empty() : tensor<2x7x56xbf16>
    %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x7x56xf32>) outs(%12 : tensor<2x7x56xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %23 = arith.truncf %in : f32 to bf16
      linalg.yield %23 : bf16
    } -> tensor<2x7x56xbf16>
    %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_1, %13 : tensor<2x7x56xbf16>, tensor<2x7x56xbf16>) outs(%12 : tensor<2x7x56xbf16>) {
    ^bb0(%in: bf16, %in_3: bf16, %out: bf16):
      %23 = arith.mulf %in, %in_3 : bf16
      linalg.yield %23 : bf16
    } -> tensor<2x7x56xbf16>
    %15 = tensor.empty() : tensor<56x32xbf16>
    %transposed_2 = linalg.transpose ins(%arg2 : tensor<32x56xbf16>) outs(%15 : tensor<56x32xbf16>) permutation = [1, 0] 
    %16 = tensor.empty() : tensor<2x56x32xbf16>
    %17 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_2 : tensor<56x32xbf16>) outs(%16 : tensor<2x56x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x56x32xbf16>
    %18 = tensor.empty() : tensor<2x7x32xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %20 = linalg.batch_matmul ins(%14, %17 : tensor<2x7x56xbf16>, tensor<2x56x32xbf16>) outs(%19 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %21 = tensor.empty() : tensor<2x7x32xbf16>
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<2x7x32xf32>) outs(%21 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %23 = arith.truncf %in : f32 to bf16
      linalg.yield %23 : bf16
    } -> tensor<2x7x32xbf16>
    return %22 : tensor<2x7x32xbf16>
  }
}
