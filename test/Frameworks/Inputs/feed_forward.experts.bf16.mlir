#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<13x24xbf16>, %arg1: tensor<4x24x40xbf16>, %arg2: tensor<4x40x24xbf16>, %arg3: tensor<4x24xbf16>) -> tensor<13x24xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<24x4xbf16>
    %transposed = linalg.transpose ins(%arg3 : tensor<4x24xbf16>) outs(%0 : tensor<24x4xbf16>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<13x4xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<13x4xf32>) -> tensor<13x4xf32>
    %3 = linalg.matmul ins(%arg0, %transposed : tensor<13x24xbf16>, tensor<24x4xbf16>) outs(%2 : tensor<13x4xf32>) -> tensor<13x4xf32>
    %4 = tensor.empty() : tensor<13x4xbf16>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<13x4xf32>) outs(%4 : tensor<13x4xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %42 = arith.truncf %in : f32 to bf16
      linalg.yield %42 : bf16
    } -> tensor<13x4xbf16>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<13x4xbf16>) outs(%1 : tensor<13x4xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %42 = arith.extf %in : bf16 to f32
      linalg.yield %42 : f32
    } -> tensor<13x4xf32>
    %7 = tensor.empty() : tensor<13xi64>
    %8 = linalg.fill ins(%c0_i64 : i64) outs(%7 : tensor<13xi64>) -> tensor<13xi64>
    %9 = tensor.empty() : tensor<13xf32>
    %10 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<13xf32>) -> tensor<13xf32>
    %11:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%6 : tensor<13x4xf32>) outs(%10, %8 : tensor<13xf32>, tensor<13xi64>) {
    ^bb0(%in: f32, %out: f32, %out_23: i64):
      %42 = linalg.index 1 : index
      %43 = arith.index_cast %42 : index to i64
      %44 = arith.maximumf %in, %out : f32
      %45 = arith.cmpf ogt, %in, %out : f32
      %46 = arith.select %45, %43, %out_23 : i64
      linalg.yield %44, %46 : f32, i64
    } -> (tensor<13xf32>, tensor<13xi64>)
    %expanded = tensor.expand_shape %11#0 [[0, 1]] output_shape [13, 1] : tensor<13xf32> into tensor<13x1xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %expanded : tensor<13x4xf32>, tensor<13x1xf32>) outs(%1 : tensor<13x4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %42 = arith.subf %in, %in_23 : f32
      linalg.yield %42 : f32
    } -> tensor<13x4xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<13x4xf32>) outs(%1 : tensor<13x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = math.exp %in : f32
      linalg.yield %42 : f32
    } -> tensor<13x4xf32>
    %14 = tensor.empty() : tensor<13x1xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<13x1xf32>) -> tensor<13x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%13 : tensor<13x4xf32>) outs(%15 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = arith.addf %in, %out : f32
      linalg.yield %42 : f32
    } -> tensor<13x1xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %16 : tensor<13x4xf32>, tensor<13x1xf32>) outs(%1 : tensor<13x4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %42 = arith.divf %in, %in_23 : f32
      linalg.yield %42 : f32
    } -> tensor<13x4xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<13x4xf32>) outs(%4 : tensor<13x4xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %42 = arith.truncf %in : f32 to bf16
      linalg.yield %42 : bf16
    } -> tensor<13x4xbf16>
    %expanded_2 = tensor.expand_shape %arg1 [[0], [1], [2, 3]] output_shape [4, 24, 40, 1] : tensor<4x24x40xbf16> into tensor<4x24x40x1xbf16>
    %expanded_3 = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [1, 13, 24] : tensor<13x24xbf16> into tensor<1x13x24xbf16>
    %19 = tensor.empty() : tensor<24x4x40x1xbf16>
    %transposed_4 = linalg.transpose ins(%expanded_2 : tensor<4x24x40x1xbf16>) outs(%19 : tensor<24x4x40x1xbf16>) permutation = [1, 0, 2, 3] 
    %collapsed = tensor.collapse_shape %transposed_4 [[0], [1, 2, 3]] : tensor<24x4x40x1xbf16> into tensor<24x160xbf16>
    %expanded_5 = tensor.expand_shape %collapsed [[0, 1], [2]] output_shape [1, 24, 160] : tensor<24x160xbf16> into tensor<1x24x160xbf16>
    %20 = tensor.empty() : tensor<1x13x160xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<1x13x160xf32>) -> tensor<1x13x160xf32>
    %22 = linalg.batch_matmul ins(%expanded_3, %expanded_5 : tensor<1x13x24xbf16>, tensor<1x24x160xbf16>) outs(%21 : tensor<1x13x160xf32>) -> tensor<1x13x160xf32>
    %23 = tensor.empty() : tensor<1x13x160xbf16>
    %24 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<1x13x160xf32>) outs(%23 : tensor<1x13x160xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %42 = arith.truncf %in : f32 to bf16
      linalg.yield %42 : bf16
    } -> tensor<1x13x160xbf16>
    %collapsed_6 = tensor.collapse_shape %24 [[0, 1], [2]] : tensor<1x13x160xbf16> into tensor<13x160xbf16>
    %expanded_7 = tensor.expand_shape %collapsed_6 [[0], [1, 2, 3]] output_shape [13, 1, 4, 40] : tensor<13x160xbf16> into tensor<13x1x4x40xbf16>
    %25 = tensor.empty() : tensor<4x13x40x1xbf16>
    %transposed_8 = linalg.transpose ins(%expanded_7 : tensor<13x1x4x40xbf16>) outs(%25 : tensor<4x13x40x1xbf16>) permutation = [2, 0, 3, 1] 
    %collapsed_9 = tensor.collapse_shape %transposed_8 [[0], [1], [2, 3]] : tensor<4x13x40x1xbf16> into tensor<4x13x40xbf16>
    %26 = tensor.empty() : tensor<4x13x40xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_9 : tensor<4x13x40xbf16>) outs(%26 : tensor<4x13x40xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %42 = arith.extf %in : bf16 to f32
      linalg.yield %42 : f32
    } -> tensor<4x13x40xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<4x13x40xf32>) outs(%26 : tensor<4x13x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = arith.negf %in : f32
      %43 = math.exp %42 : f32
      %44 = arith.addf %43, %cst_1 : f32
      %45 = arith.divf %cst_1, %44 : f32
      linalg.yield %45 : f32
    } -> tensor<4x13x40xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %28 : tensor<4x13x40xf32>, tensor<4x13x40xf32>) outs(%26 : tensor<4x13x40xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %42 = arith.mulf %in, %in_23 : f32
      linalg.yield %42 : f32
    } -> tensor<4x13x40xf32>
    %30 = tensor.empty() : tensor<4x13x40xbf16>
    %31 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<4x13x40xf32>) outs(%30 : tensor<4x13x40xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %42 = arith.truncf %in : f32 to bf16
      linalg.yield %42 : bf16
    } -> tensor<4x13x40xbf16>
    %expanded_10 = tensor.expand_shape %31 [[0], [1], [2, 3]] output_shape [4, 13, 40, 1] : tensor<4x13x40xbf16> into tensor<4x13x40x1xbf16>
    %32 = tensor.empty() : tensor<13x1x4x40xbf16>
    %transposed_11 = linalg.transpose ins(%expanded_10 : tensor<4x13x40x1xbf16>) outs(%32 : tensor<13x1x4x40xbf16>) permutation = [1, 3, 0, 2] 
    %expanded_12 = tensor.expand_shape %18 [[0], [1, 2, 3]] output_shape [13, 4, 1, 1] : tensor<13x4xbf16> into tensor<13x4x1x1xbf16>
    %33 = tensor.empty() : tensor<13x1x4x1xbf16>
    %transposed_13 = linalg.transpose ins(%expanded_12 : tensor<13x4x1x1xbf16>) outs(%33 : tensor<13x1x4x1xbf16>) permutation = [0, 2, 1, 3] 
    %34 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_11, %transposed_13 : tensor<13x1x4x40xbf16>, tensor<13x1x4x1xbf16>) outs(%32 : tensor<13x1x4x40xbf16>) {
    ^bb0(%in: bf16, %in_23: bf16, %out: bf16):
      %42 = arith.mulf %in, %in_23 : bf16
      linalg.yield %42 : bf16
    } -> tensor<13x1x4x40xbf16>
    %35 = tensor.empty() : tensor<13x4x40x1xbf16>
    %transposed_14 = linalg.transpose ins(%34 : tensor<13x1x4x40xbf16>) outs(%35 : tensor<13x4x40x1xbf16>) permutation = [0, 2, 3, 1] 
    %collapsed_15 = tensor.collapse_shape %transposed_14 [[0], [1, 2, 3]] : tensor<13x4x40x1xbf16> into tensor<13x160xbf16>
    %expanded_16 = tensor.expand_shape %collapsed_15 [[0, 1], [2]] output_shape [1, 13, 160] : tensor<13x160xbf16> into tensor<1x13x160xbf16>
    %collapsed_17 = tensor.collapse_shape %arg2 [[0, 1], [2]] : tensor<4x40x24xbf16> into tensor<160x24xbf16>
    %expanded_18 = tensor.expand_shape %collapsed_17 [[0, 1], [2]] output_shape [1, 160, 24] : tensor<160x24xbf16> into tensor<1x160x24xbf16>
    %36 = tensor.empty() : tensor<1x13x24xf32>
    %37 = linalg.fill ins(%cst : f32) outs(%36 : tensor<1x13x24xf32>) -> tensor<1x13x24xf32>
    %38 = linalg.batch_matmul ins(%expanded_16, %expanded_18 : tensor<1x13x160xbf16>, tensor<1x160x24xbf16>) outs(%37 : tensor<1x13x24xf32>) -> tensor<1x13x24xf32>
    %39 = tensor.empty() : tensor<1x13x24xbf16>
    %40 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38 : tensor<1x13x24xf32>) outs(%39 : tensor<1x13x24xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %42 = arith.truncf %in : f32 to bf16
      linalg.yield %42 : bf16
    } -> tensor<1x13x24xbf16>
    %collapsed_19 = tensor.collapse_shape %40 [[0, 1], [2]] : tensor<1x13x24xbf16> into tensor<13x24xbf16>
    %expanded_20 = tensor.expand_shape %collapsed_19 [[0], [1, 2, 3]] output_shape [13, 1, 1, 24] : tensor<13x24xbf16> into tensor<13x1x1x24xbf16>
    %41 = tensor.empty() : tensor<13x24x1x1xbf16>
    %transposed_21 = linalg.transpose ins(%expanded_20 : tensor<13x1x1x24xbf16>) outs(%41 : tensor<13x24x1x1xbf16>) permutation = [0, 3, 1, 2] 
    %collapsed_22 = tensor.collapse_shape %transposed_21 [[0], [1, 2, 3]] : tensor<13x24x1x1xbf16> into tensor<13x24xbf16>
    return %collapsed_22 : tensor<13x24xbf16>
  }
}
