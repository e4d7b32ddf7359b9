#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x4x7x16xbf16>, %arg1: tensor<2x2x7x16xbf16>, %arg2: tensor<2x2x7x16xbf16>) -> tensor<2x4x7x16xbf16> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 2.500000e-01 : bf16
    %0 = tensor.empty() : tensor<2x2x2x7x16xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x2x7x16xbf16>) outs(%0 : tensor<2x2x2x7x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x2x7x16xbf16>
    %collapsed = tensor.collapse_shape %1 [[0], [1, 2], [3], [4]] : tensor<2x2x2x7x16xbf16> into tensor<2x4x7x16xbf16>
    %2 = tensor.empty() : tensor<2x4x16x7xbf16>
    %transposed = linalg.transpose ins(%collapsed : tensor<2x4x7x16xbf16>) outs(%2 : tensor<2x4x16x7xbf16>) permutation = [0, 1, 3, 2] 
    %collapsed_2 = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x4x7x16xbf16> into tensor<8x7x16xbf16>
    %collapsed_3 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x4x16x7xbf16> into tensor<8x16x7xbf16>
    %3 = tensor.empty() : tensor<8x7x7xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<8x7x7xf32>) -> tensor<8x7x7xf32>
    %5 = linalg.batch_matmul ins(%collapsed_2, %collapsed_3 : tensor<8x7x16xbf16>, tensor<8x16x7xbf16>) outs(%4 : tensor<8x7x7xf32>) -> tensor<8x7x7xf32>
    %6 = tensor.empty() : tensor<8x7x7xbf16>
    %7 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<8x7x7xf32>) outs(%6 : tensor<8x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %30 = arith.truncf %in : f32 to bf16
      linalg.yield %30 : bf16
    } -> tensor<8x7x7xbf16>
    %expanded = tensor.expand_shape %7 [[0, 1], [2], [3]] output_shape [2, 4, 7, 7] : tensor<8x7x7xbf16> into tensor<2x4x7x7xbf16>
    %8 = tensor.empty() : tensor<2x4x7x7xbf16>
    %9 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x4x7x7xbf16>) outs(%8 : tensor<2x4x7x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %30 = arith.mulf %in, %cst_1 : bf16
      linalg.yield %30 : bf16
    } -> tensor<2x4x7x7xbf16>
    %10 = tensor.empty() : tensor<2x4x7x7xf32>
    %11 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<2x4x7x7xbf16>) outs(%10 : tensor<2x4x7x7xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %30 = arith.extf %in : bf16 to f32
      linalg.yield %30 : f32
    } -> tensor<2x4x7x7xf32>
    %12 = tensor.empty() : tensor<2x4x7xi64>
    %13 = linalg.fill ins(%c0_i64 : i64) outs(%12 : tensor<2x4x7xi64>) -> tensor<2x4x7xi64>
    %14 = tensor.empty() : tensor<2x4x7xf32>
    %15 = linalg.fill ins(%cst_0 : f32) outs(%14 : tensor<2x4x7xf32>) -> tensor<2x4x7xf32>
    %16:2 = linalg.generic {indexing_maps = [#map3, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%11 : tensor<2x4x7x7xf32>) outs(%15, %13 : tensor<2x4x7xf32>, tensor<2x4x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_8: i64):
      %30 = linalg.index 3 : index
      %31 = arith.index_cast %30 : index to i64
      %32 = arith.maximumf %in, %out : f32
      %33 = arith.cmpf ogt, %in, %out : f32
      %34 = arith.select %33, %31, %out_8 : i64
      linalg.yield %32, %34 : f32, i64
    } -> (tensor<2x4x7xf32>, tensor<2x4x7xi64>)
    %expanded_4 = tensor.expand_shape %16#0 [[0], [1], [2, 3]] output_shape [2, 4, 7, 1] : tensor<2x4x7xf32> into tensor<2x4x7x1xf32>
    %17 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %expanded_4 : tensor<2x4x7x7xf32>, tensor<2x4x7x1xf32>) outs(%10 : tensor<2x4x7x7xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %30 = arith.subf %in, %in_8 : f32
      linalg.yield %30 : f32
    } -> tensor<2x4x7x7xf32>
    %18 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<2x4x7x7xf32>) outs(%10 : tensor<2x4x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = math.exp %in : f32
      linalg.yield %30 : f32
    } -> tensor<2x4x7x7xf32>
    %19 = tensor.empty() : tensor<2x4x7x1xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<2x4x7x1xf32>) -> tensor<2x4x7x1xf32>
    %21 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%18 : tensor<2x4x7x7xf32>) outs(%20 : tensor<2x4x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.addf %in, %out : f32
      linalg.yield %30 : f32
    } -> tensor<2x4x7x1xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %21 : tensor<2x4x7x7xf32>, tensor<2x4x7x1xf32>) outs(%10 : tensor<2x4x7x7xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %30 = arith.divf %in, %in_8 : f32
      linalg.yield %30 : f32
    } -> tensor<2x4x7x7xf32>
    %23 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<2x4x7x7xf32>) outs(%8 : tensor<2x4x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %30 = arith.truncf %in : f32 to bf16
      linalg.yield %30 : bf16
    } -> tensor<2x4x7x7xbf16>
    %24 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x2x7x16xbf16>) outs(%0 : tensor<2x2x2x7x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x2x7x16xbf16>
    %collapsed_5 = tensor.collapse_shape %23 [[0, 1], [2], [3]] : tensor<2x4x7x7xbf16> into tensor<8x7x7xbf16>
    %collapsed_6 = tensor.collapse_shape %24 [[0, 1, 2], [3], [4]] : tensor<2x2x2x7x16xbf16> into tensor<8x7x16xbf16>
    %25 = tensor.empty() : tensor<8x7x16xf32>
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<8x7x16xf32>) -> tensor<8x7x16xf32>
    %27 = linalg.batch_matmul ins(%collapsed_5, %collapsed_6 : tensor<8x7x7xbf16>, tensor<8x7x16xbf16>) outs(%26 : tensor<8x7x16xf32>) -> tensor<8x7x16xf32>
    %28 = tensor.empty() : tensor<8x7x16xbf16>
    %29 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<8x7x16xf32>) outs(%28 : tensor<8x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %30 = arith.truncf %in : f32 to bf16
      linalg.yield %30 : bf16
    } -> tensor<8x7x16xbf16>
    %expanded_7 = tensor.expand_shape %29 [[0, 1], [2], [3]] output_shape [2, 4, 7, 16] : tensor<8x7x16xbf16> into tensor<2x4x7x16xbf16>
    return %expanded_7 : tensor<2x4x7x16xbf16>
  }
}
