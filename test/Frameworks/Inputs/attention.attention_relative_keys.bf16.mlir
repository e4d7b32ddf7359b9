#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x3x7x16xbf16>, %arg1: tensor<2x3x7x16xbf16>, %arg2: tensor<13x16xbf16>) -> tensor<2x3x7x7xbf16> {
    %c6_i64 = arith.constant 6 : i64
    %c0_i64 = arith.constant 0 : i64
    %c13_i64 = arith.constant 13 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 2.500000e-01 : bf16
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %38 = linalg.index 0 : index
      %39 = arith.index_cast %38 : index to i64
      linalg.yield %39 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_2 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_2 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_15: i64, %out: i64):
      %38 = arith.subi %in, %in_15 : i64
      linalg.yield %38 : i64
    } -> tensor<7x7xi64>
    %4 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %38 = arith.addi %in, %c6_i64 : i64
      linalg.yield %38 : i64
    } -> tensor<7x7xi64>
    %5 = tensor.empty() : tensor<7x7x16xbf16>
    %6 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<7x7xi64>) outs(%5 : tensor<7x7x16xbf16>) {
    ^bb0(%in: i64, %out: bf16):
      %38 = arith.cmpi slt, %in, %c0_i64 : i64
      %39 = arith.addi %in, %c13_i64 : i64
      %40 = arith.select %38, %39, %in : i64
      %41 = arith.index_cast %40 : i64 to index
      %42 = linalg.index 2 : index
      %extracted = tensor.extract %arg2[%41, %42] : tensor<13x16xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<7x7x16xbf16>
    %7 = tensor.empty() : tensor<2x3x16x7xbf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x3x7x16xbf16>) outs(%7 : tensor<2x3x16x7xbf16>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x7x16xbf16> into tensor<6x7x16xbf16>
    %collapsed_3 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x16x7xbf16> into tensor<6x16x7xbf16>
    %8 = tensor.empty() : tensor<6x7x7xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %10 = linalg.batch_matmul ins(%collapsed, %collapsed_3 : tensor<6x7x16xbf16>, tensor<6x16x7xbf16>) outs(%9 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %11 = tensor.empty() : tensor<6x7x7xbf16>
    %12 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<6x7x7xf32>) outs(%11 : tensor<6x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %38 = arith.truncf %in : f32 to bf16
      linalg.yield %38 : bf16
    } -> tensor<6x7x7xbf16>
    %expanded_4 = tensor.expand_shape %12 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xbf16> into tensor<2x3x7x7xbf16>
    %expanded_5 = tensor.expand_shape %arg0 [[0], [1], [2], [3, 4]] output_shape [2, 3, 7, 16, 1] : tensor<2x3x7x16xbf16> into tensor<2x3x7x16x1xbf16>
    %expanded_6 = tensor.expand_shape %6 [[0], [1], [2, 3, 4]] output_shape [7, 7, 16, 1, 1] : tensor<7x7x16xbf16> into tensor<7x7x16x1x1xbf16>
    %13 = tensor.empty() : tensor<7x2x3x16x1xbf16>
    %transposed_7 = linalg.transpose ins(%expanded_5 : tensor<2x3x7x16x1xbf16>) outs(%13 : tensor<7x2x3x16x1xbf16>) permutation = [2, 0, 1, 3, 4] 
    %collapsed_8 = tensor.collapse_shape %transposed_7 [[0], [1, 2], [3, 4]] : tensor<7x2x3x16x1xbf16> into tensor<7x6x16xbf16>
    %14 = tensor.empty() : tensor<7x16x7x1x1xbf16>
    %transposed_9 = linalg.transpose ins(%expanded_6 : tensor<7x7x16x1x1xbf16>) outs(%14 : tensor<7x16x7x1x1xbf16>) permutation = [0, 2, 1, 3, 4] 
    %collapsed_10 = tensor.collapse_shape %transposed_9 [[0], [1], [2, 3, 4]] : tensor<7x16x7x1x1xbf16> into tensor<7x16x7xbf16>
    %15 = tensor.empty() : tensor<7x6x7xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<7x6x7xf32>) -> tensor<7x6x7xf32>
    %17 = linalg.batch_matmul ins(%collapsed_8, %collapsed_10 : tensor<7x6x16xbf16>, tensor<7x16x7xbf16>) outs(%16 : tensor<7x6x7xf32>) -> tensor<7x6x7xf32>
    %18 = tensor.empty() : tensor<7x6x7xbf16>
    %19 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<7x6x7xf32>) outs(%18 : tensor<7x6x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %38 = arith.truncf %in : f32 to bf16
      linalg.yield %38 : bf16
    } -> tensor<7x6x7xbf16>
    %expanded_11 = tensor.expand_shape %19 [[0], [1, 2], [3, 4]] output_shape [7, 2, 3, 1, 7] : tensor<7x6x7xbf16> into tensor<7x2x3x1x7xbf16>
    %20 = tensor.empty() : tensor<2x3x7x7x1xbf16>
    %transposed_12 = linalg.transpose ins(%expanded_11 : tensor<7x2x3x1x7xbf16>) outs(%20 : tensor<2x3x7x7x1xbf16>) permutation = [1, 2, 0, 4, 3] 
    %collapsed_13 = tensor.collapse_shape %transposed_12 [[0], [1], [2], [3, 4]] : tensor<2x3x7x7x1xbf16> into tensor<2x3x7x7xbf16>
    %21 = tensor.empty() : tensor<2x3x7x7xbf16>
    %22 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4, %collapsed_13 : tensor<2x3x7x7xbf16>, tensor<2x3x7x7xbf16>) outs(%21 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: bf16, %in_15: bf16, %out: bf16):
      %38 = arith.addf %in, %in_15 : bf16
      linalg.yield %38 : bf16
    } -> tensor<2x3x7x7xbf16>
    %23 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<2x3x7x7xbf16>) outs(%21 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %38 = arith.mulf %in, %cst_1 : bf16
      linalg.yield %38 : bf16
    } -> tensor<2x3x7x7xbf16>
    %24 = tensor.empty() : tensor<2x3x7x7xf32>
    %25 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<2x3x7x7xbf16>) outs(%24 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %38 = arith.extf %in : bf16 to f32
      linalg.yield %38 : f32
    } -> tensor<2x3x7x7xf32>
    %26 = tensor.empty() : tensor<2x3x7xi64>
    %27 = linalg.fill ins(%c0_i64 : i64) outs(%26 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %28 = tensor.empty() : tensor<2x3x7xf32>
    %29 = linalg.fill ins(%cst_0 : f32) outs(%28 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %30:2 = linalg.generic {indexing_maps = [#map6, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%25 : tensor<2x3x7x7xf32>) outs(%29, %27 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_15: i64):
      %38 = linalg.index 3 : index
      %39 = arith.index_cast %38 : index to i64
      %40 = arith.maximumf %in, %out : f32
      %41 = arith.cmpf ogt, %in, %out : f32
      %42 = arith.select %41, %39, %out_15 : i64
      linalg.yield %40, %42 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_14 = tensor.expand_shape %30#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %31 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %expanded_14 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%24 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %38 = arith.subf %in, %in_15 : f32
      linalg.yield %38 : f32
    } -> tensor<2x3x7x7xf32>
    %32 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31 : tensor<2x3x7x7xf32>) outs(%24 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = math.exp %in : f32
      linalg.yield %38 : f32
    } -> tensor<2x3x7x7xf32>
    %33 = tensor.empty() : tensor<2x3x7x1xf32>
    %34 = linalg.fill ins(%cst : f32) outs(%33 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %35 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%32 : tensor<2x3x7x7xf32>) outs(%34 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.addf %in, %out : f32
      linalg.yield %38 : f32
    } -> tensor<2x3x7x1xf32>
    %36 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %35 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%24 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %38 = arith.divf %in, %in_15 : f32
      linalg.yield %38 : f32
    } -> tensor<2x3x7x7xf32>
    %37 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<2x3x7x7xf32>) outs(%21 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %38 = arith.truncf %in : f32 to bf16
      linalg.yield %38 : bf16
    } -> tensor<2x3x7x7xbf16>
    return %37 : tensor<2x3x7x7xbf16>
  }
}
