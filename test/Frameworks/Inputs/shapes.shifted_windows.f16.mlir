#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @main(%arg0: tensor<2x8x8x6xf16>) -> tensor<2x8x8x6xf16> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 4.000000e-01 : f64
    %extracted_slice = tensor.extract_slice %arg0[0, 2, 0, 0] [2, 6, 8, 6] [1, 1, 1, 1] : tensor<2x8x8x6xf16> to tensor<2x6x8x6xf16>
    %cast = tensor.cast %extracted_slice : tensor<2x6x8x6xf16> to tensor<2x?x8x6xf16>
    %extracted_slice_2 = tensor.extract_slice %arg0[0, 0, 0, 0] [2, 2, 8, 6] [1, 1, 1, 1] : tensor<2x8x8x6xf16> to tensor<2x2x8x6xf16>
    %cast_3 = tensor.cast %extracted_slice_2 : tensor<2x2x8x6xf16> to tensor<2x?x8x6xf16>
    %concat = tensor.concat dim(1) %cast, %cast_3 : (tensor<2x?x8x6xf16>, tensor<2x?x8x6xf16>) -> tensor<2x8x8x6xf16>
    %extracted_slice_4 = tensor.extract_slice %concat[0, 0, 2, 0] [2, 8, 6, 6] [1, 1, 1, 1] : tensor<2x8x8x6xf16> to tensor<2x8x6x6xf16>
    %cast_5 = tensor.cast %extracted_slice_4 : tensor<2x8x6x6xf16> to tensor<2x8x?x6xf16>
    %extracted_slice_6 = tensor.extract_slice %concat[0, 0, 0, 0] [2, 8, 2, 6] [1, 1, 1, 1] : tensor<2x8x8x6xf16> to tensor<2x8x2x6xf16>
    %cast_7 = tensor.cast %extracted_slice_6 : tensor<2x8x2x6xf16> to tensor<2x8x?x6xf16>
    %concat_8 = tensor.concat dim(2) %cast_5, %cast_7 : (tensor<2x8x?x6xf16>, tensor<2x8x?x6xf16>) -> tensor<2x8x8x6xf16>
    %expanded = tensor.expand_shape %concat_8 [[0], [1, 2], [3, 4], [5]] output_shape [2, 2, 4, 2, 4, 6] : tensor<2x8x8x6xf16> into tensor<2x2x4x2x4x6xf16>
    %0 = tensor.empty() : tensor<2x2x2x4x4x6xf16>
    %transposed = linalg.transpose ins(%expanded : tensor<2x2x4x2x4x6xf16>) outs(%0 : tensor<2x2x2x4x4x6xf16>) permutation = [0, 1, 3, 2, 4, 5] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1, 2], [3, 4], [5]] : tensor<2x2x2x4x4x6xf16> into tensor<8x16x6xf16>
    %1 = tensor.empty() : tensor<8x6x16xf16>
    %transposed_9 = linalg.transpose ins(%collapsed : tensor<8x16x6xf16>) outs(%1 : tensor<8x6x16xf16>) permutation = [0, 2, 1] 
    %2 = tensor.empty() : tensor<8x16x16xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %4 = linalg.batch_matmul ins(%collapsed, %transposed_9 : tensor<8x16x6xf16>, tensor<8x6x16xf16>) outs(%3 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %5 = tensor.empty() : tensor<8x16x16xf16>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<8x16x16xf32>) outs(%5 : tensor<8x16x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %27 = arith.truncf %in : f32 to f16
      linalg.yield %27 : f16
    } -> tensor<8x16x16xf16>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<8x16x16xf16>) outs(%5 : tensor<8x16x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      %27 = arith.truncf %cst_1 : f64 to f16
      %28 = arith.mulf %in, %27 : f16
      linalg.yield %28 : f16
    } -> tensor<8x16x16xf16>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<8x16x16xf16>) outs(%2 : tensor<8x16x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %27 = arith.extf %in : f16 to f32
      linalg.yield %27 : f32
    } -> tensor<8x16x16xf32>
    %9 = tensor.empty() : tensor<8x16xi64>
    %10 = linalg.fill ins(%c0_i64 : i64) outs(%9 : tensor<8x16xi64>) -> tensor<8x16xi64>
    %11 = tensor.empty() : tensor<8x16xf32>
    %12 = linalg.fill ins(%cst_0 : f32) outs(%11 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %13:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%8 : tensor<8x16x16xf32>) outs(%12, %10 : tensor<8x16xf32>, tensor<8x16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_24: i64):
      %27 = linalg.index 2 : index
      %28 = arith.index_cast %27 : index to i64
      %29 = arith.maximumf %in, %out : f32
      %30 = arith.cmpf ogt, %in, %out : f32
      %31 = arith.select %30, %28, %out_24 : i64
      linalg.yield %29, %31 : f32, i64
    } -> (tensor<8x16xf32>, tensor<8x16xi64>)
    %expanded_10 = tensor.expand_shape %13#0 [[0], [1, 2]] output_shape [8, 16, 1] : tensor<8x16xf32> into tensor<8x16x1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %expanded_10 : tensor<8x16x16xf32>, tensor<8x16x1xf32>) outs(%2 : tensor<8x16x16xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %27 = arith.subf %in, %in_24 : f32
      linalg.yield %27 : f32
    } -> tensor<8x16x16xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<8x16x16xf32>) outs(%2 : tensor<8x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = math.exp %in : f32
      linalg.yield %27 : f32
    } -> tensor<8x16x16xf32>
    %16 = tensor.empty() : tensor<8x16x1xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<8x16x1xf32>) -> tensor<8x16x1xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%15 : tensor<8x16x16xf32>) outs(%17 : tensor<8x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.addf %in, %out : f32
      linalg.yield %27 : f32
    } -> tensor<8x16x1xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %18 : tensor<8x16x16xf32>, tensor<8x16x1xf32>) outs(%2 : tensor<8x16x16xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %27 = arith.divf %in, %in_24 : f32
      linalg.yield %27 : f32
    } -> tensor<8x16x16xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<8x16x16xf32>) outs(%5 : tensor<8x16x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %27 = arith.truncf %in : f32 to f16
      linalg.yield %27 : f16
    } -> tensor<8x16x16xf16>
    %21 = tensor.empty() : tensor<8x16x6xf32>
    %22 = linalg.fill ins(%cst : f32) outs(%21 : tensor<8x16x6xf32>) -> tensor<8x16x6xf32>
    %23 = linalg.batch_matmul ins(%20, %collapsed : tensor<8x16x16xf16>, tensor<8x16x6xf16>) outs(%22 : tensor<8x16x6xf32>) -> tensor<8x16x6xf32>
    %24 = tensor.empty() : tensor<8x16x6xf16>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<8x16x6xf32>) outs(%24 : tensor<8x16x6xf16>) {
    ^bb0(%in: f32, %out: f16):
      %27 = arith.truncf %in : f32 to f16
      linalg.yield %27 : f16
    } -> tensor<8x16x6xf16>
    %expanded_11 = tensor.expand_shape %25 [[0, 1, 2], [3, 4], [5]] output_shape [2, 2, 2, 4, 4, 6] : tensor<8x16x6xf16> into tensor<2x2x2x4x4x6xf16>
    %26 = tensor.empty() : tensor<2x2x4x2x4x6xf16>
    %transposed_12 = linalg.transpose ins(%expanded_11 : tensor<2x2x2x4x4x6xf16>) outs(%26 : tensor<2x2x4x2x4x6xf16>) permutation = [0, 1, 3, 2, 4, 5] 
    %collapsed_13 = tensor.collapse_shape %transposed_12 [[0], [1, 2], [3, 4], [5]] : tensor<2x2x4x2x4x6xf16> into tensor<2x8x8x6xf16>
    %extracted_slice_14 = tensor.extract_slice %collapsed_13[0, 6, 0, 0] [2, 2, 8, 6] [1, 1, 1, 1] : tensor<2x8x8x6xf16> to tensor<2x2x8x6xf16>
    %cast_15 = tensor.cast %extracted_slice_14 : tensor<2x2x8x6xf16> to tensor<2x?x8x6xf16>
    %extracted_slice_16 = tensor.extract_slice %collapsed_13[0, 0, 0, 0] [2, 6, 8, 6] [1, 1, 1, 1] : tensor<2x8x8x6xf16> to tensor<2x6x8x6xf16>
    %cast_17 = tensor.cast %extracted_slice_16 : tensor<2x6x8x6xf16> to tensor<2x?x8x6xf16>
    %concat_18 = tensor.concat dim(1) %cast_15, %cast_17 : (tensor<2x?x8x6xf16>, tensor<2x?x8x6xf16>) -> tensor<2x8x8x6xf16>
    %extracted_slice_19 = tensor.extract_slice %concat_18[0, 0, 6, 0] [2, 8, 2, 6] [1, 1, 1, 1] : tensor<2x8x8x6xf16> to tensor<2x8x2x6xf16>
    %cast_20 = tensor.cast %extracted_slice_19 : tensor<2x8x2x6xf16> to tensor<2x8x?x6xf16>
    %extracted_slice_21 = tensor.extract_slice %concat_18[0, 0, 0, 0] [2, 8, 6, 6] [1, 1, 1, 1] : tensor<2x8x8x6xf16> to tensor<2x8x6x6xf16>
    %cast_22 = tensor.cast %extracted_slice_21 : tensor<2x8x6x6xf16> to tensor<2x8x?x6xf16>
    %concat_23 = tensor.concat dim(2) %cast_20, %cast_22 : (tensor<2x8x?x6xf16>, tensor<2x8x?x6xf16>) -> tensor<2x8x8x6xf16>
    return %concat_23 : tensor<2x8x8x6xf16>
  }
}
