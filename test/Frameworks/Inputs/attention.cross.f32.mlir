#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x7x48xf32>, %arg1: tensor<2x11x40xf32>, %arg2: tensor<32x48xf32>, %arg3: tensor<32xf32>, %arg4: tensor<32x40xf32>, %arg5: tensor<32x40xf32>, %arg6: tensor<48x32xf32>, %arg7: tensor<48xf32>) -> tensor<2x7x48xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 2.500000e-01 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %0 = tensor.empty() : tensor<48x32xf32>
    %transposed = linalg.transpose ins(%arg2 : tensor<32x48xf32>) outs(%0 : tensor<48x32xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<14x32xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %3 = linalg.matmul ins(%collapsed, %transposed : tensor<14x48xf32>, tensor<48x32xf32>) outs(%2 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %arg3 : tensor<14x32xf32>, tensor<32xf32>) outs(%1 : tensor<14x32xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %38 = arith.addf %in, %in_21 : f32
      linalg.yield %38 : f32
    } -> tensor<14x32xf32>
    %expanded = tensor.expand_shape %4 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf32> into tensor<2x7x2x16xf32>
    %5 = tensor.empty() : tensor<2x2x7x16xf32>
    %transposed_2 = linalg.transpose ins(%expanded : tensor<2x7x2x16xf32>) outs(%5 : tensor<2x2x7x16xf32>) permutation = [0, 2, 1, 3] 
    %6 = tensor.empty() : tensor<40x32xf32>
    %transposed_3 = linalg.transpose ins(%arg4 : tensor<32x40xf32>) outs(%6 : tensor<40x32xf32>) permutation = [1, 0] 
    %collapsed_4 = tensor.collapse_shape %arg1 [[0, 1], [2]] : tensor<2x11x40xf32> into tensor<22x40xf32>
    %7 = tensor.empty() : tensor<22x32xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<22x32xf32>) -> tensor<22x32xf32>
    %9 = linalg.matmul ins(%collapsed_4, %transposed_3 : tensor<22x40xf32>, tensor<40x32xf32>) outs(%8 : tensor<22x32xf32>) -> tensor<22x32xf32>
    %expanded_5 = tensor.expand_shape %9 [[0, 1], [2, 3]] output_shape [2, 11, 2, 16] : tensor<22x32xf32> into tensor<2x11x2x16xf32>
    %transposed_6 = linalg.transpose ins(%arg5 : tensor<32x40xf32>) outs(%6 : tensor<40x32xf32>) permutation = [1, 0] 
    %10 = linalg.matmul ins(%collapsed_4, %transposed_6 : tensor<22x40xf32>, tensor<40x32xf32>) outs(%8 : tensor<22x32xf32>) -> tensor<22x32xf32>
    %expanded_7 = tensor.expand_shape %10 [[0, 1], [2, 3]] output_shape [2, 11, 2, 16] : tensor<22x32xf32> into tensor<2x11x2x16xf32>
    %11 = tensor.empty() : tensor<2x2x11x16xf32>
    %transposed_8 = linalg.transpose ins(%expanded_7 : tensor<2x11x2x16xf32>) outs(%11 : tensor<2x2x11x16xf32>) permutation = [0, 2, 1, 3] 
    %12 = tensor.empty() : tensor<2x2x16x11xf32>
    %transposed_9 = linalg.transpose ins(%expanded_5 : tensor<2x11x2x16xf32>) outs(%12 : tensor<2x2x16x11xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_10 = tensor.collapse_shape %transposed_2 [[0, 1], [2], [3]] : tensor<2x2x7x16xf32> into tensor<4x7x16xf32>
    %collapsed_11 = tensor.collapse_shape %transposed_9 [[0, 1], [2], [3]] : tensor<2x2x16x11xf32> into tensor<4x16x11xf32>
    %13 = tensor.empty() : tensor<4x7x11xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<4x7x11xf32>) -> tensor<4x7x11xf32>
    %15 = linalg.batch_matmul ins(%collapsed_10, %collapsed_11 : tensor<4x7x16xf32>, tensor<4x16x11xf32>) outs(%14 : tensor<4x7x11xf32>) -> tensor<4x7x11xf32>
    %expanded_12 = tensor.expand_shape %15 [[0, 1], [2], [3]] output_shape [2, 2, 7, 11] : tensor<4x7x11xf32> into tensor<2x2x7x11xf32>
    %16 = tensor.empty() : tensor<2x2x7x11xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_12 : tensor<2x2x7x11xf32>) outs(%16 : tensor<2x2x7x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.mulf %in, %cst_1 : f32
      linalg.yield %38 : f32
    } -> tensor<2x2x7x11xf32>
    %18 = tensor.empty() : tensor<2x2x7xi64>
    %19 = linalg.fill ins(%c0_i64 : i64) outs(%18 : tensor<2x2x7xi64>) -> tensor<2x2x7xi64>
    %20 = tensor.empty() : tensor<2x2x7xf32>
    %21 = linalg.fill ins(%cst_0 : f32) outs(%20 : tensor<2x2x7xf32>) -> tensor<2x2x7xf32>
    %22:2 = linalg.generic {indexing_maps = [#map2, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%17 : tensor<2x2x7x11xf32>) outs(%21, %19 : tensor<2x2x7xf32>, tensor<2x2x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_21: i64):
      %38 = linalg.index 3 : index
      %39 = arith.index_cast %38 : index to i64
      %40 = arith.maximumf %in, %out : f32
      %41 = arith.cmpf ogt, %in, %out : f32
      %42 = arith.select %41, %39, %out_21 : i64
      linalg.yield %40, %42 : f32, i64
    } -> (tensor<2x2x7xf32>, tensor<2x2x7xi64>)
    %expanded_13 = tensor.expand_shape %22#0 [[0], [1], [2, 3]] output_shape [2, 2, 7, 1] : tensor<2x2x7xf32> into tensor<2x2x7x1xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %expanded_13 : tensor<2x2x7x11xf32>, tensor<2x2x7x1xf32>) outs(%16 : tensor<2x2x7x11xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %38 = arith.subf %in, %in_21 : f32
      linalg.yield %38 : f32
    } -> tensor<2x2x7x11xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<2x2x7x11xf32>) outs(%16 : tensor<2x2x7x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = math.exp %in : f32
      linalg.yield %38 : f32
    } -> tensor<2x2x7x11xf32>
    %25 = tensor.empty() : tensor<2x2x7x1xf32>
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<2x2x7x1xf32>) -> tensor<2x2x7x1xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%24 : tensor<2x2x7x11xf32>) outs(%26 : tensor<2x2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.addf %in, %out : f32
      linalg.yield %38 : f32
    } -> tensor<2x2x7x1xf32>
    %28 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24, %27 : tensor<2x2x7x11xf32>, tensor<2x2x7x1xf32>) outs(%16 : tensor<2x2x7x11xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %38 = arith.divf %in, %in_21 : f32
      linalg.yield %38 : f32
    } -> tensor<2x2x7x11xf32>
    %collapsed_14 = tensor.collapse_shape %28 [[0, 1], [2], [3]] : tensor<2x2x7x11xf32> into tensor<4x7x11xf32>
    %collapsed_15 = tensor.collapse_shape %transposed_8 [[0, 1], [2], [3]] : tensor<2x2x11x16xf32> into tensor<4x11x16xf32>
    %29 = tensor.empty() : tensor<4x7x16xf32>
    %30 = linalg.fill ins(%cst : f32) outs(%29 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %31 = linalg.batch_matmul ins(%collapsed_14, %collapsed_15 : tensor<4x7x11xf32>, tensor<4x11x16xf32>) outs(%30 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %expanded_16 = tensor.expand_shape %31 [[0, 1], [2], [3]] output_shape [2, 2, 7, 16] : tensor<4x7x16xf32> into tensor<2x2x7x16xf32>
    %32 = tensor.empty() : tensor<2x7x2x16xf32>
    %transposed_17 = linalg.transpose ins(%expanded_16 : tensor<2x2x7x16xf32>) outs(%32 : tensor<2x7x2x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_18 = tensor.collapse_shape %transposed_17 [[0, 1], [2, 3]] : tensor<2x7x2x16xf32> into tensor<14x32xf32>
    %33 = tensor.empty() : tensor<32x48xf32>
    %transposed_19 = linalg.transpose ins(%arg6 : tensor<48x32xf32>) outs(%33 : tensor<32x48xf32>) permutation = [1, 0] 
    %34 = tensor.empty() : tensor<14x48xf32>
    %35 = linalg.fill ins(%cst : f32) outs(%34 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %36 = linalg.matmul ins(%collapsed_18, %transposed_19 : tensor<14x32xf32>, tensor<32x48xf32>) outs(%35 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%36, %arg7 : tensor<14x48xf32>, tensor<48xf32>) outs(%34 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %38 = arith.addf %in, %in_21 : f32
      linalg.yield %38 : f32
    } -> tensor<14x48xf32>
    %expanded_20 = tensor.expand_shape %37 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    return %expanded_20 : tensor<2x7x48xf32>
  }
}
