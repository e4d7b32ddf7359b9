#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @main(%arg0: tensor<2x8x8x6xf32>) -> tensor<2x8x8x6xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 4.000000e-01 : f64
    %extracted_slice = tensor.extract_slice %arg0[0, 2, 0, 0] [2, 6, 8, 6] [1, 1, 1, 1] : tensor<2x8x8x6xf32> to tensor<2x6x8x6xf32>
    %cast = tensor.cast %extracted_slice : tensor<2x6x8x6xf32> to tensor<2x?x8x6xf32>
    %extracted_slice_2 = tensor.extract_slice %arg0[0, 0, 0, 0] [2, 2, 8, 6] [1, 1, 1, 1] : tensor<2x8x8x6xf32> to tensor<2x2x8x6xf32>
    %cast_3 = tensor.cast %extracted_slice_2 : tensor<2x2x8x6xf32> to tensor<2x?x8x6xf32>
    %concat = tensor.concat dim(1) %cast, %cast_3 : (tensor<2x?x8x6xf32>, tensor<2x?x8x6xf32>) -> tensor<2x8x8x6xf32>
    %extracted_slice_4 = tensor.extract_slice %concat[0, 0, 2, 0] [2, 8, 6, 6] [1, 1, 1, 1] : tensor<2x8x8x6xf32> to tensor<2x8x6x6xf32>
    %cast_5 = tensor.cast %extracted_slice_4 : tensor<2x8x6x6xf32> to tensor<2x8x?x6xf32>
    %extracted_slice_6 = tensor.extract_slice %concat[0, 0, 0, 0] [2, 8, 2, 6] [1, 1, 1, 1] : tensor<2x8x8x6xf32> to tensor<2x8x2x6xf32>
    %cast_7 = tensor.cast %extracted_slice_6 : tensor<2x8x2x6xf32> to tensor<2x8x?x6xf32>
    %concat_8 = tensor.concat dim(2) %cast_5, %cast_7 : (tensor<2x8x?x6xf32>, tensor<2x8x?x6xf32>) -> tensor<2x8x8x6xf32>
    %expanded = tensor.expand_shape %concat_8 [[0], [1, 2], [3, 4], [5]] output_shape [2, 2, 4, 2, 4, 6] : tensor<2x8x8x6xf32> into tensor<2x2x4x2x4x6xf32>
    %0 = tensor.empty() : tensor<2x2x2x4x4x6xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<2x2x4x2x4x6xf32>) outs(%0 : tensor<2x2x2x4x4x6xf32>) permutation = [0, 1, 3, 2, 4, 5] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1, 2], [3, 4], [5]] : tensor<2x2x2x4x4x6xf32> into tensor<8x16x6xf32>
    %1 = tensor.empty() : tensor<8x6x16xf32>
    %transposed_9 = linalg.transpose ins(%collapsed : tensor<8x16x6xf32>) outs(%1 : tensor<8x6x16xf32>) permutation = [0, 2, 1] 
    %2 = tensor.empty() : tensor<8x16x16xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %4 = linalg.batch_matmul ins(%collapsed, %transposed_9 : tensor<8x16x6xf32>, tensor<8x6x16xf32>) outs(%3 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<8x16x16xf32>) outs(%2 : tensor<8x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.truncf %cst_1 : f64 to f32
      %22 = arith.mulf %in, %21 : f32
      linalg.yield %22 : f32
    } -> tensor<8x16x16xf32>
    %6 = tensor.empty() : tensor<8x16xi64>
    %7 = linalg.fill ins(%c0_i64 : i64) outs(%6 : tensor<8x16xi64>) -> tensor<8x16xi64>
    %8 = tensor.empty() : tensor<8x16xf32>
    %9 = linalg.fill ins(%cst_0 : f32) outs(%8 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %10:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%5 : tensor<8x16x16xf32>) outs(%9, %7 : tensor<8x16xf32>, tensor<8x16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_24: i64):
      %21 = linalg.index 2 : index
      %22 = arith.index_cast %21 : index to i64
      %23 = arith.maximumf %in, %out : f32
      %24 = arith.cmpf ogt, %in, %out : f32
      %25 = arith.select %24, %22, %out_24 : i64
      linalg.yield %23, %25 : f32, i64
    } -> (tensor<8x16xf32>, tensor<8x16xi64>)
    %expanded_10 = tensor.expand_shape %10#0 [[0], [1, 2]] output_shape [8, 16, 1] : tensor<8x16xf32> into tensor<8x16x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %expanded_10 : tensor<8x16x16xf32>, tensor<8x16x1xf32>) outs(%2 : tensor<8x16x16xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %21 = arith.subf %in, %in_24 : f32
      linalg.yield %21 : f32
    } -> tensor<8x16x16xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<8x16x16xf32>) outs(%2 : tensor<8x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = math.exp %in : f32
      linalg.yield %21 : f32
    } -> tensor<8x16x16xf32>
    %13 = tensor.empty() : tensor<8x16x1xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<8x16x1xf32>) -> tensor<8x16x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%12 : tensor<8x16x16xf32>) outs(%14 : tensor<8x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.addf %in, %out : f32
      linalg.yield %21 : f32
    } -> tensor<8x16x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %15 : tensor<8x16x16xf32>, tensor<8x16x1xf32>) outs(%2 : tensor<8x16x16xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %21 = arith.divf %in, %in_24 : f32
      linalg.yield %21 : f32
    } -> tensor<8x16x16xf32>
    %17 = tensor.empty() : tensor<8x16x6xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<8x16x6xf32>) -> tensor<8x16x6xf32>
    %19 = linalg.batch_matmul ins(%16, %collapsed : tensor<8x16x16xf32>, tensor<8x16x6xf32>) outs(%18 : tensor<8x16x6xf32>) -> tensor<8x16x6xf32>
    %expanded_11 = tensor.expand_shape %19 [[0, 1, 2], [3, 4], [5]] output_shape [2, 2, 2, 4, 4, 6] : tensor<8x16x6xf32> into tensor<2x2x2x4x4x6xf32>
    %20 = tensor.empty() : tensor<2x2x4x2x4x6xf32>
    %transposed_12 = linalg.transpose ins(%expanded_11 : tensor<2x2x2x4x4x6xf32>) outs(%20 : tensor<2x2x4x2x4x6xf32>) permutation = [0, 1, 3, 2, 4, 5] 
    %collapsed_13 = tensor.collapse_shape %transposed_12 [[0], [1, 2], [3, 4], [5]] : tensor<2x2x4x2x4x6xf32> into tensor<2x8x8x6xf32>
    %extracted_slice_14 = tensor.extract_slice %collapsed_13[0, 6, 0, 0] [2, 2, 8, 6] [1, 1, 1, 1] : tensor<2x8x8x6xf32> to tensor<2x2x8x6xf32>
    %cast_15 = tensor.cast %extracted_slice_14 : tensor<2x2x8x6xf32> to tensor<2x?x8x6xf32>
    %extracted_slice_16 = tensor.extract_slice %collapsed_13[0, 0, 0, 0] [2, 6, 8, 6] [1, 1, 1, 1] : tensor<2x8x8x6xf32> to tensor<2x6x8x6xf32>
    %cast_17 = tensor.cast %extracted_slice_16 : tensor<2x6x8x6xf32> to tensor<2x?x8x6xf32>
    %concat_18 = tensor.concat dim(1) %cast_15, %cast_17 : (tensor<2x?x8x6xf32>, tensor<2x?x8x6xf32>) -> tensor<2x8x8x6xf32>
    %extracted_slice_19 = tensor.extract_slice %concat_18[0, 0, 6, 0] [2, 8, 2, 6] [1, 1, 1, 1] : tensor<2x8x8x6xf32> to tensor<2x8x2x6xf32>
    %cast_20 = tensor.cast %extracted_slice_19 : tensor<2x8x2x6xf32> to tensor<2x8x?x6xf32>
    %extracted_slice_21 = tensor.extract_slice %concat_18[0, 0, 0, 0] [2, 8, 6, 6] [1, 1, 1, 1] : tensor<2x8x8x6xf32> to tensor<2x8x6x6xf32>
    %cast_22 = tensor.cast %extracted_slice_21 : tensor<2x8x6x6xf32> to tensor<2x8x?x6xf32>
    %concat_23 = tensor.concat dim(2) %cast_20, %cast_22 : (tensor<2x8x?x6xf32>, tensor<2x8x?x6xf32>) -> tensor<2x8x8x6xf32>
    return %concat_23 : tensor<2x8x8x6xf32>
  }
}
