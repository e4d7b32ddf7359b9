#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d0)>
#map5 = affine_map<(d0, d1) -> (d0, 0)>
#map6 = affine_map<(d0, d1, d2) -> (d1, d2)>
module {
  func.func @main(%arg0: tensor<2x7x32xf32>, %arg1: tensor<4x40x32xf32>, %arg2: tensor<4x40x32xf32>, %arg3: tensor<4x32x40xf32>, %arg4: tensor<32xf32>, %arg5: tensor<4x32xf32>) -> tensor<2x7x32xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 9.9999999999999995E-7 : f64
    %cst_3 = arith.constant 3.200000e+01 : f32
    %0 = tensor.empty() : tensor<2x7x32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg0 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %44 = arith.mulf %in, %in_10 : f32
      linalg.yield %44 : f32
    } -> tensor<2x7x32xf32>
    %2 = tensor.empty() : tensor<2x7x1xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<2x7x32xf32>) outs(%3 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = arith.addf %in, %out : f32
      linalg.yield %44 : f32
    } -> tensor<2x7x1xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2x7x1xf32>) outs(%2 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = arith.divf %in, %cst_3 : f32
      linalg.yield %44 : f32
    } -> tensor<2x7x1xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<2x7x1xf32>) outs(%2 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = arith.truncf %cst_2 : f64 to f32
      %45 = arith.addf %in, %44 : f32
      linalg.yield %45 : f32
    } -> tensor<2x7x1xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x7x1xf32>) outs(%2 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = math.rsqrt %in : f32
      linalg.yield %44 : f32
    } -> tensor<2x7x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %7 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %44 = arith.mulf %in, %in_10 : f32
      linalg.yield %44 : f32
    } -> tensor<2x7x32xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %arg4 : tensor<2x7x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %44 = arith.mulf %in, %in_10 : f32
      linalg.yield %44 : f32
    } -> tensor<2x7x32xf32>
    %collapsed = tensor.collapse_shape %9 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %10 = tensor.empty() : tensor<32x4xf32>
    %transposed = linalg.transpose ins(%arg5 : tensor<4x32xf32>) outs(%10 : tensor<32x4xf32>) permutation = [1, 0] 
    %11 = tensor.empty() : tensor<14x4xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<14x4xf32>) -> tensor<14x4xf32>
    %13 = linalg.matmul ins(%collapsed, %transposed : tensor<14x32xf32>, tensor<32x4xf32>) outs(%12 : tensor<14x4xf32>) -> tensor<14x4xf32>
    %14 = tensor.empty() : tensor<14xi64>
    %15 = linalg.fill ins(%c0_i64 : i64) outs(%14 : tensor<14xi64>) -> tensor<14xi64>
    %16 = tensor.empty() : tensor<14xf32>
    %17 = linalg.fill ins(%cst_0 : f32) outs(%16 : tensor<14xf32>) -> tensor<14xf32>
    %18:2 = linalg.generic {indexing_maps = [#map3, #map4, #map4], iterator_types = ["parallel", "reduction"]} ins(%13 : tensor<14x4xf32>) outs(%17, %15 : tensor<14xf32>, tensor<14xi64>) {
    ^bb0(%in: f32, %out: f32, %out_10: i64):
      %44 = linalg.index 1 : index
      %45 = arith.index_cast %44 : index to i64
      %46 = arith.maximumf %in, %out : f32
      %47 = arith.cmpf ogt, %in, %out : f32
      %48 = arith.select %47, %45, %out_10 : i64
      linalg.yield %46, %48 : f32, i64
    } -> (tensor<14xf32>, tensor<14xi64>)
    %expanded = tensor.expand_shape %18#0 [[0, 1]] output_shape [14, 1] : tensor<14xf32> into tensor<14x1xf32>
    %19 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%13, %expanded : tensor<14x4xf32>, tensor<14x1xf32>) outs(%11 : tensor<14x4xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %44 = arith.subf %in, %in_10 : f32
      linalg.yield %44 : f32
    } -> tensor<14x4xf32>
    %20 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<14x4xf32>) outs(%11 : tensor<14x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = math.exp %in : f32
      linalg.yield %44 : f32
    } -> tensor<14x4xf32>
    %21 = tensor.empty() : tensor<14x1xf32>
    %22 = linalg.fill ins(%cst : f32) outs(%21 : tensor<14x1xf32>) -> tensor<14x1xf32>
    %23 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "reduction"]} ins(%20 : tensor<14x4xf32>) outs(%22 : tensor<14x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = arith.addf %in, %out : f32
      linalg.yield %44 : f32
    } -> tensor<14x1xf32>
    %24 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%20, %23 : tensor<14x4xf32>, tensor<14x1xf32>) outs(%11 : tensor<14x4xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %44 = arith.divf %in, %in_10 : f32
      linalg.yield %44 : f32
    } -> tensor<14x4xf32>
    %25 = tensor.empty() : tensor<4x14x32xf32>
    %26 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<14x32xf32>) outs(%25 : tensor<4x14x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x14x32xf32>
    %27 = tensor.empty() : tensor<4x32x40xf32>
    %transposed_4 = linalg.transpose ins(%arg1 : tensor<4x40x32xf32>) outs(%27 : tensor<4x32x40xf32>) permutation = [0, 2, 1] 
    %28 = tensor.empty() : tensor<4x14x40xf32>
    %29 = linalg.fill ins(%cst : f32) outs(%28 : tensor<4x14x40xf32>) -> tensor<4x14x40xf32>
    %30 = linalg.batch_matmul ins(%26, %transposed_4 : tensor<4x14x32xf32>, tensor<4x32x40xf32>) outs(%29 : tensor<4x14x40xf32>) -> tensor<4x14x40xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<4x14x40xf32>) outs(%28 : tensor<4x14x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = arith.negf %in : f32
      %45 = math.exp %44 : f32
      %46 = arith.addf %45, %cst_1 : f32
      %47 = arith.divf %cst_1, %46 : f32
      linalg.yield %47 : f32
    } -> tensor<4x14x40xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30, %31 : tensor<4x14x40xf32>, tensor<4x14x40xf32>) outs(%28 : tensor<4x14x40xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %44 = arith.mulf %in, %in_10 : f32
      linalg.yield %44 : f32
    } -> tensor<4x14x40xf32>
    %transposed_5 = linalg.transpose ins(%arg2 : tensor<4x40x32xf32>) outs(%27 : tensor<4x32x40xf32>) permutation = [0, 2, 1] 
    %33 = linalg.batch_matmul ins(%26, %transposed_5 : tensor<4x14x32xf32>, tensor<4x32x40xf32>) outs(%29 : tensor<4x14x40xf32>) -> tensor<4x14x40xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32, %33 : tensor<4x14x40xf32>, tensor<4x14x40xf32>) outs(%28 : tensor<4x14x40xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %44 = arith.mulf %in, %in_10 : f32
      linalg.yield %44 : f32
    } -> tensor<4x14x40xf32>
    %35 = tensor.empty() : tensor<4x40x32xf32>
    %transposed_6 = linalg.transpose ins(%arg3 : tensor<4x32x40xf32>) outs(%35 : tensor<4x40x32xf32>) permutation = [0, 2, 1] 
    %36 = linalg.fill ins(%cst : f32) outs(%25 : tensor<4x14x32xf32>) -> tensor<4x14x32xf32>
    %37 = linalg.batch_matmul ins(%34, %transposed_6 : tensor<4x14x40xf32>, tensor<4x40x32xf32>) outs(%36 : tensor<4x14x32xf32>) -> tensor<4x14x32xf32>
    %38 = tensor.empty() : tensor<4x14xf32>
    %transposed_7 = linalg.transpose ins(%24 : tensor<14x4xf32>) outs(%38 : tensor<4x14xf32>) permutation = [1, 0] 
    %expanded_8 = tensor.expand_shape %transposed_7 [[0], [1, 2]] output_shape [4, 14, 1] : tensor<4x14xf32> into tensor<4x14x1xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %expanded_8 : tensor<4x14x32xf32>, tensor<4x14x1xf32>) outs(%25 : tensor<4x14x32xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %44 = arith.mulf %in, %in_10 : f32
      linalg.yield %44 : f32
    } -> tensor<4x14x32xf32>
    %40 = tensor.empty() : tensor<14x32xf32>
    %41 = linalg.fill ins(%cst : f32) outs(%40 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map6], iterator_types = ["reduction", "parallel", "parallel"]} ins(%39 : tensor<4x14x32xf32>) outs(%41 : tensor<14x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = arith.addf %in, %out : f32
      linalg.yield %44 : f32
    } -> tensor<14x32xf32>
    %expanded_9 = tensor.expand_shape %42 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf32> into tensor<2x7x32xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded_9 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %44 = arith.addf %in, %in_10 : f32
      linalg.yield %44 : f32
    } -> tensor<2x7x32xf32>
    return %43 : tensor<2x7x32xf32>
  }
}
