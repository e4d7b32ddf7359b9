#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<13x24xf32>, %arg1: tensor<4x24x40xf32>, %arg2: tensor<4x40x24xf32>, %arg3: tensor<4x24xf32>) -> tensor<13x24xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<24x4xf32>
    %transposed = linalg.transpose ins(%arg3 : tensor<4x24xf32>) outs(%0 : tensor<24x4xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<13x4xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<13x4xf32>) -> tensor<13x4xf32>
    %3 = linalg.matmul ins(%arg0, %transposed : tensor<13x24xf32>, tensor<24x4xf32>) outs(%2 : tensor<13x4xf32>) -> tensor<13x4xf32>
    %4 = tensor.empty() : tensor<13xi64>
    %5 = linalg.fill ins(%c0_i64 : i64) outs(%4 : tensor<13xi64>) -> tensor<13xi64>
    %6 = tensor.empty() : tensor<13xf32>
    %7 = linalg.fill ins(%cst_0 : f32) outs(%6 : tensor<13xf32>) -> tensor<13xf32>
    %8:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%3 : tensor<13x4xf32>) outs(%7, %5 : tensor<13xf32>, tensor<13xi64>) {
    ^bb0(%in: f32, %out: f32, %out_23: i64):
      %31 = linalg.index 1 : index
      %32 = arith.index_cast %31 : index to i64
      %33 = arith.maximumf %in, %out : f32
      %34 = arith.cmpf ogt, %in, %out : f32
      %35 = arith.select %34, %32, %out_23 : i64
      linalg.yield %33, %35 : f32, i64
    } -> (tensor<13xf32>, tensor<13xi64>)
    %expanded = tensor.expand_shape %8#0 [[0, 1]] output_shape [13, 1] : tensor<13xf32> into tensor<13x1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %expanded : tensor<13x4xf32>, tensor<13x1xf32>) outs(%1 : tensor<13x4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %31 = arith.subf %in, %in_23 : f32
      linalg.yield %31 : f32
    } -> tensor<13x4xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<13x4xf32>) outs(%1 : tensor<13x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = math.exp %in : f32
      linalg.yield %31 : f32
    } -> tensor<13x4xf32>
    %11 = tensor.empty() : tensor<13x1xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<13x1xf32>) -> tensor<13x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%10 : tensor<13x4xf32>) outs(%12 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.addf %in, %out : f32
      linalg.yield %31 : f32
    } -> tensor<13x1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%10, %13 : tensor<13x4xf32>, tensor<13x1xf32>) outs(%1 : tensor<13x4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %31 = arith.divf %in, %in_23 : f32
      linalg.yield %31 : f32
    } -> tensor<13x4xf32>
    %expanded_2 = tensor.expand_shape %arg1 [[0], [1], [2, 3]] output_shape [4, 24, 40, 1] : tensor<4x24x40xf32> into tensor<4x24x40x1xf32>
    %expanded_3 = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [1, 13, 24] : tensor<13x24xf32> into tensor<1x13x24xf32>
    %15 = tensor.empty() : tensor<24x4x40x1xf32>
    %transposed_4 = linalg.transpose ins(%expanded_2 : tensor<4x24x40x1xf32>) outs(%15 : tensor<24x4x40x1xf32>) permutation = [1, 0, 2, 3] 
    %collapsed = tensor.collapse_shape %transposed_4 [[0], [1, 2, 3]] : tensor<24x4x40x1xf32> into tensor<24x160xf32>
    %expanded_5 = tensor.expand_shape %collapsed [[0, 1], [2]] output_shape [1, 24, 160] : tensor<24x160xf32> into tensor<1x24x160xf32>
    %16 = tensor.empty() : tensor<1x13x160xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<1x13x160xf32>) -> tensor<1x13x160xf32>
    %18 = linalg.batch_matmul ins(%expanded_3, %expanded_5 : tensor<1x13x24xf32>, tensor<1x24x160xf32>) outs(%17 : tensor<1x13x160xf32>) -> tensor<1x13x160xf32>
    %collapsed_6 = tensor.collapse_shape %18 [[0, 1], [2]] : tensor<1x13x160xf32> into tensor<13x160xf32>
    %expanded_7 = tensor.expand_shape %collapsed_6 [[0], [1, 2, 3]] output_shape [13, 1, 4, 40] : tensor<13x160xf32> into tensor<13x1x4x40xf32>
    %19 = tensor.empty() : tensor<4x13x40x1xf32>
    %transposed_8 = linalg.transpose ins(%expanded_7 : tensor<13x1x4x40xf32>) outs(%19 : tensor<4x13x40x1xf32>) permutation = [2, 0, 3, 1] 
    %collapsed_9 = tensor.collapse_shape %transposed_8 [[0], [1], [2, 3]] : tensor<4x13x40x1xf32> into tensor<4x13x40xf32>
    %20 = tensor.empty() : tensor<4x13x40xf32>
    %21 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_9 : tensor<4x13x40xf32>) outs(%20 : tensor<4x13x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.negf %in : f32
      %32 = math.exp %31 : f32
      %33 = arith.addf %32, %cst_1 : f32
      %34 = arith.divf %cst_1, %33 : f32
      linalg.yield %34 : f32
    } -> tensor<4x13x40xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_9, %21 : tensor<4x13x40xf32>, tensor<4x13x40xf32>) outs(%20 : tensor<4x13x40xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %31 = arith.mulf %in, %in_23 : f32
      linalg.yield %31 : f32
    } -> tensor<4x13x40xf32>
    %expanded_10 = tensor.expand_shape %22 [[0], [1], [2, 3]] output_shape [4, 13, 40, 1] : tensor<4x13x40xf32> into tensor<4x13x40x1xf32>
    %23 = tensor.empty() : tensor<13x1x4x40xf32>
    %transposed_11 = linalg.transpose ins(%expanded_10 : tensor<4x13x40x1xf32>) outs(%23 : tensor<13x1x4x40xf32>) permutation = [1, 3, 0, 2] 
    %expanded_12 = tensor.expand_shape %14 [[0], [1, 2, 3]] output_shape [13, 4, 1, 1] : tensor<13x4xf32> into tensor<13x4x1x1xf32>
    %24 = tensor.empty() : tensor<13x1x4x1xf32>
    %transposed_13 = linalg.transpose ins(%expanded_12 : tensor<13x4x1x1xf32>) outs(%24 : tensor<13x1x4x1xf32>) permutation = [0, 2, 1, 3] 
    %25 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_11, %transposed_13 : tensor<13x1x4x40xf32>, tensor<13x1x4x1xf32>) outs(%23 : tensor<13x1x4x40xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %31 = arith.mulf %in, %in_23 : f32
      linalg.yield %31 : f32
    } -> tensor<13x1x4x40xf32>
    %26 = tensor.empty() : tensor<13x4x40x1xf32>
    %transposed_14 = linalg.transpose ins(%25 : tensor<13x1x4x40xf32>) outs(%26 : tensor<13x4x40x1xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_15 = tensor.collapse_shape %transposed_14 [[0], [1, 2, 3]] : tensor<13x4x40x1xf32> into tensor<13x160xf32>
    %expanded_16 = tensor.expand_shape %collapsed_15 [[0, 1], [2]] output_shape [1, 13, 160] : tensor<13x160xf32> into tensor<1x13x160xf32>
    %collapsed_17 = tensor.collapse_shape %arg2 [[0, 1], [2]] : tensor<4x40x24xf32> into tensor<160x24xf32>
    %expanded_18 = tensor.expand_shape %collapsed_17 [[0, 1], [2]] output_shape [1, 160, 24] : tensor<160x24xf32> into tensor<1x160x24xf32>
    %27 = tensor.empty() : tensor<1x13x24xf32>
    %28 = linalg.fill ins(%cst : f32) outs(%27 : tensor<1x13x24xf32>) -> tensor<1x13x24xf32>
    %29 = linalg.batch_matmul ins(%expanded_16, %expanded_18 : tensor<1x13x160xf32>, tensor<1x160x24xf32>) outs(%28 : tensor<1x13x24xf32>) -> tensor<1x13x24xf32>
    %collapsed_19 = tensor.collapse_shape %29 [[0, 1], [2]] : tensor<1x13x24xf32> into tensor<13x24xf32>
    %expanded_20 = tensor.expand_shape %collapsed_19 [[0], [1, 2, 3]] output_shape [13, 1, 1, 24] : tensor<13x24xf32> into tensor<13x1x1x24xf32>
    %30 = tensor.empty() : tensor<13x24x1x1xf32>
    %transposed_21 = linalg.transpose ins(%expanded_20 : tensor<13x1x1x24xf32>) outs(%30 : tensor<13x24x1x1xf32>) permutation = [0, 3, 1, 2] 
    %collapsed_22 = tensor.collapse_shape %transposed_21 [[0], [1, 2, 3]] : tensor<13x24x1x1xf32> into tensor<13x24xf32>
    return %collapsed_22 : tensor<13x24xf32>
  }
}
