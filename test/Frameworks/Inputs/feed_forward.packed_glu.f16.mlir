#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x7x32xf16>, %arg1: tensor<96x32xf16>, %arg2: tensor<96xf16>) -> tensor<2x7x48xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x7x32xf16> into tensor<14x32xf16>
    %0 = tensor.empty() : tensor<32x96xf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<96x32xf16>) outs(%0 : tensor<32x96xf16>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<96xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<96xf16>) outs(%1 : tensor<96xf32>) {
    ^bb0(%in: f16, %out: f32):
      %20 = arith.extf %in : f16 to f32
      linalg.yield %20 : f32
    } -> tensor<96xf32>
    %3 = tensor.empty() : tensor<14x32xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<14x32xf16>) outs(%3 : tensor<14x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %20 = arith.extf %in : f16 to f32
      linalg.yield %20 : f32
    } -> tensor<14x32xf32>
    %5 = tensor.empty() : tensor<32x96xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%transposed : tensor<32x96xf16>) outs(%5 : tensor<32x96xf32>) {
    ^bb0(%in: f16, %out: f32):
      %20 = arith.extf %in : f16 to f32
      linalg.yield %20 : f32
    } -> tensor<32x96xf32>
    %7 = tensor.empty() : tensor<14x96xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<14x96xf32>) -> tensor<14x96xf32>
    %9 = linalg.matmul ins(%4, %6 : tensor<14x32xf32>, tensor<32x96xf32>) outs(%8 : tensor<14x96xf32>) -> tensor<14x96xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%9, %2 : tensor<14x96xf32>, tensor<96xf32>) outs(%7 : tensor<14x96xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %20 = arith.addf %in, %in_2 : f32
      linalg.yield %20 : f32
    } -> tensor<14x96xf32>
    %11 = tensor.empty() : tensor<14x96xf16>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<14x96xf32>) outs(%11 : tensor<14x96xf16>) {
    ^bb0(%in: f32, %out: f16):
      %20 = arith.truncf %in : f32 to f16
      linalg.yield %20 : f16
    } -> tensor<14x96xf16>
    %expanded = tensor.expand_shape %12 [[0, 1], [2]] output_shape [2, 7, 96] : tensor<14x96xf16> into tensor<2x7x96xf16>
    %13 = tensor.empty() : tensor<2x7x96xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x7x96xf16>) outs(%13 : tensor<2x7x96xf32>) {
    ^bb0(%in: f16, %out: f32):
      %20 = arith.extf %in : f16 to f32
      linalg.yield %20 : f32
    } -> tensor<2x7x96xf32>
    %extracted_slice = tensor.extract_slice %14[0, 0, 0] [2, 7, 48] [1, 1, 1] : tensor<2x7x96xf32> to tensor<2x7x48xf32>
    %extracted_slice_1 = tensor.extract_slice %14[0, 0, 48] [2, 7, 48] [1, 1, 1] : tensor<2x7x96xf32> to tensor<2x7x48xf32>
    %15 = tensor.empty() : tensor<2x7x48xf32>
    %16 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_1 : tensor<2x7x48xf32>) outs(%15 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.negf %in : f32
      %21 = math.exp %20 : f32
      %22 = arith.addf %21, %cst_0 : f32
      %23 = arith.divf %cst_0, %22 : f32
      linalg.yield %23 : f32
    } -> tensor<2x7x48xf32>
    %17 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %16 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%15 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %20 = arith.mulf %in, %in_2 : f32
      linalg.yield %20 : f32
    } -> tensor<2x7x48xf32>
    %18 = tensor.empty() : tensor<2x7x48xf16>
    %19 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x7x48xf32>) outs(%18 : tensor<2x7x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %20 = arith.truncf %in : f32 to f16
      linalg.yield %20 : f16
    } -> tensor<2x7x48xf16>
    return %19 : tensor<2x7x48xf16>
  }
}
