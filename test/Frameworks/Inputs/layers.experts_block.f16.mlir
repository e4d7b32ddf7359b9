#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d0)>
#map5 = affine_map<(d0, d1) -> (d0, 0)>
#map6 = affine_map<(d0, d1, d2) -> (d1, d2)>
module {
  func.func @main(%arg0: tensor<2x7x32xf16>, %arg1: tensor<4x40x32xf16>, %arg2: tensor<4x40x32xf16>, %arg3: tensor<4x32x40xf16>, %arg4: tensor<32xf16>, %arg5: tensor<4x32xf16>) -> tensor<2x7x32xf16> {
    %cst = arith.constant 0.000000e+00 : f16
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 9.9999999999999995E-7 : f64
    %cst_4 = arith.constant 3.200000e+01 : f16
    %0 = tensor.empty() : tensor<2x7x32xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg0 : tensor<2x7x32xf16>, tensor<2x7x32xf16>) outs(%0 : tensor<2x7x32xf16>) {
    ^bb0(%in: f16, %in_11: f16, %out: f16):
      %55 = arith.mulf %in, %in_11 : f16
      linalg.yield %55 : f16
    } -> tensor<2x7x32xf16>
    %2 = tensor.empty() : tensor<2x7x1xf16>
    %3 = linalg.fill ins(%cst : f16) outs(%2 : tensor<2x7x1xf16>) -> tensor<2x7x1xf16>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<2x7x32xf16>) outs(%3 : tensor<2x7x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %55 = arith.addf %in, %out : f16
      linalg.yield %55 : f16
    } -> tensor<2x7x1xf16>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2x7x1xf16>) outs(%2 : tensor<2x7x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %55 = arith.divf %in, %cst_4 : f16
      linalg.yield %55 : f16
    } -> tensor<2x7x1xf16>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<2x7x1xf16>) outs(%2 : tensor<2x7x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %55 = arith.truncf %cst_3 : f64 to f16
      %56 = arith.addf %in, %55 : f16
      linalg.yield %56 : f16
    } -> tensor<2x7x1xf16>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x7x1xf16>) outs(%2 : tensor<2x7x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %55 = math.rsqrt %in : f16
      linalg.yield %55 : f16
    } -> tensor<2x7x1xf16>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %7 : tensor<2x7x32xf16>, tensor<2x7x1xf16>) outs(%0 : tensor<2x7x32xf16>) {
    ^bb0(%in: f16, %in_11: f16, %out: f16):
      %55 = arith.mulf %in, %in_11 : f16
      linalg.yield %55 : f16
    } -> tensor<2x7x32xf16>
    %9 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %arg4 : tensor<2x7x32xf16>, tensor<32xf16>) outs(%0 : tensor<2x7x32xf16>) {
    ^bb0(%in: f16, %in_11: f16, %out: f16):
      %55 = arith.mulf %in, %in_11 : f16
      linalg.yield %55 : f16
    } -> tensor<2x7x32xf16>
    %collapsed = tensor.collapse_shape %9 [[0, 1], [2]] : tensor<2x7x32xf16> into tensor<14x32xf16>
    %10 = tensor.empty() : tensor<32x4xf16>
    %transposed = linalg.transpose ins(%arg5 : tensor<4x32xf16>) outs(%10 : tensor<32x4xf16>) permutation = [1, 0] 
    %11 = tensor.empty() : tensor<14x4xf32>
    %12 = linalg.fill ins(%cst_0 : f32) outs(%11 : tensor<14x4xf32>) -> tensor<14x4xf32>
    %13 = linalg.matmul ins(%collapsed, %transposed : tensor<14x32xf16>, tensor<32x4xf16>) outs(%12 : tensor<14x4xf32>) -> tensor<14x4xf32>
    %14 = tensor.empty() : tensor<14x4xf16>
    %15 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<14x4xf32>) outs(%14 : tensor<14x4xf16>) {
    ^bb0(%in: f32, %out: f16):
      %55 = arith.truncf %in : f32 to f16
      linalg.yield %55 : f16
    } -> tensor<14x4xf16>
    %16 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<14x4xf16>) outs(%11 : tensor<14x4xf32>) {
    ^bb0(%in: f16, %out: f32):
      %55 = arith.extf %in : f16 to f32
      linalg.yield %55 : f32
    } -> tensor<14x4xf32>
    %17 = tensor.empty() : tensor<14xi64>
    %18 = linalg.fill ins(%c0_i64 : i64) outs(%17 : tensor<14xi64>) -> tensor<14xi64>
    %19 = tensor.empty() : tensor<14xf32>
    %20 = linalg.fill ins(%cst_1 : f32) outs(%19 : tensor<14xf32>) -> tensor<14xf32>
    %21:2 = linalg.generic {indexing_maps = [#map3, #map4, #map4], iterator_types = ["parallel", "reduction"]} ins(%16 : tensor<14x4xf32>) outs(%20, %18 : tensor<14xf32>, tensor<14xi64>) {
    ^bb0(%in: f32, %out: f32, %out_11: i64):
      %55 = linalg.index 1 : index
      %56 = arith.index_cast %55 : index to i64
      %57 = arith.maximumf %in, %out : f32
      %58 = arith.cmpf ogt, %in, %out : f32
      %59 = arith.select %58, %56, %out_11 : i64
      linalg.yield %57, %59 : f32, i64
    } -> (tensor<14xf32>, tensor<14xi64>)
    %expanded = tensor.expand_shape %21#0 [[0, 1]] output_shape [14, 1] : tensor<14xf32> into tensor<14x1xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%16, %expanded : tensor<14x4xf32>, tensor<14x1xf32>) outs(%11 : tensor<14x4xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %55 = arith.subf %in, %in_11 : f32
      linalg.yield %55 : f32
    } -> tensor<14x4xf32>
    %23 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<14x4xf32>) outs(%11 : tensor<14x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = math.exp %in : f32
      linalg.yield %55 : f32
    } -> tensor<14x4xf32>
    %24 = tensor.empty() : tensor<14x1xf32>
    %25 = linalg.fill ins(%cst_0 : f32) outs(%24 : tensor<14x1xf32>) -> tensor<14x1xf32>
    %26 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "reduction"]} ins(%23 : tensor<14x4xf32>) outs(%25 : tensor<14x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = arith.addf %in, %out : f32
      linalg.yield %55 : f32
    } -> tensor<14x1xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%23, %26 : tensor<14x4xf32>, tensor<14x1xf32>) outs(%11 : tensor<14x4xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %55 = arith.divf %in, %in_11 : f32
      linalg.yield %55 : f32
    } -> tensor<14x4xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<14x4xf32>) outs(%14 : tensor<14x4xf16>) {
    ^bb0(%in: f32, %out: f16):
      %55 = arith.truncf %in : f32 to f16
      linalg.yield %55 : f16
    } -> tensor<14x4xf16>
    %29 = tensor.empty() : tensor<4x14x32xf16>
    %30 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<14x32xf16>) outs(%29 : tensor<4x14x32xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<4x14x32xf16>
    %31 = tensor.empty() : tensor<4x32x40xf16>
    %transposed_5 = linalg.transpose ins(%arg1 : tensor<4x40x32xf16>) outs(%31 : tensor<4x32x40xf16>) permutation = [0, 2, 1] 
    %32 = tensor.empty() : tensor<4x14x40xf32>
    %33 = linalg.fill ins(%cst_0 : f32) outs(%32 : tensor<4x14x40xf32>) -> tensor<4x14x40xf32>
    %34 = linalg.batch_matmul ins(%30, %transposed_5 : tensor<4x14x32xf16>, tensor<4x32x40xf16>) outs(%33 : tensor<4x14x40xf32>) -> tensor<4x14x40xf32>
    %35 = tensor.empty() : tensor<4x14x40xf16>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34 : tensor<4x14x40xf32>) outs(%35 : tensor<4x14x40xf16>) {
    ^bb0(%in: f32, %out: f16):
      %55 = arith.truncf %in : f32 to f16
      linalg.yield %55 : f16
    } -> tensor<4x14x40xf16>
    %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36 : tensor<4x14x40xf16>) outs(%32 : tensor<4x14x40xf32>) {
    ^bb0(%in: f16, %out: f32):
      %55 = arith.extf %in : f16 to f32
      linalg.yield %55 : f32
    } -> tensor<4x14x40xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<4x14x40xf32>) outs(%32 : tensor<4x14x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = arith.negf %in : f32
      %56 = math.exp %55 : f32
      %57 = arith.addf %56, %cst_2 : f32
      %58 = arith.divf %cst_2, %57 : f32
      linalg.yield %58 : f32
    } -> tensor<4x14x40xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %38 : tensor<4x14x40xf32>, tensor<4x14x40xf32>) outs(%32 : tensor<4x14x40xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %55 = arith.mulf %in, %in_11 : f32
      linalg.yield %55 : f32
    } -> tensor<4x14x40xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<4x14x40xf32>) outs(%35 : tensor<4x14x40xf16>) {
    ^bb0(%in: f32, %out: f16):
      %55 = arith.truncf %in : f32 to f16
      linalg.yield %55 : f16
    } -> tensor<4x14x40xf16>
    %transposed_6 = linalg.transpose ins(%arg2 : tensor<4x40x32xf16>) outs(%31 : tensor<4x32x40xf16>) permutation = [0, 2, 1] 
    %41 = linalg.batch_matmul ins(%30, %transposed_6 : tensor<4x14x32xf16>, tensor<4x32x40xf16>) outs(%33 : tensor<4x14x40xf32>) -> tensor<4x14x40xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<4x14x40xf32>) outs(%35 : tensor<4x14x40xf16>) {
    ^bb0(%in: f32, %out: f16):
      %55 = arith.truncf %in : f32 to f16
      linalg.yield %55 : f16
    } -> tensor<4x14x40xf16>
    %43 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40, %42 : tensor<4x14x40xf16>, tensor<4x14x40xf16>) outs(%35 : tensor<4x14x40xf16>) {
    ^bb0(%in: f16, %in_11: f16, %out: f16):
      %55 = arith.mulf %in, %in_11 : f16
      linalg.yield %55 : f16
    } -> tensor<4x14x40xf16>
    %44 = tensor.empty() : tensor<4x40x32xf16>
    %transposed_7 = linalg.transpose ins(%arg3 : tensor<4x32x40xf16>) outs(%44 : tensor<4x40x32xf16>) permutation = [0, 2, 1] 
    %45 = tensor.empty() : tensor<4x14x32xf32>
    %46 = linalg.fill ins(%cst_0 : f32) outs(%45 : tensor<4x14x32xf32>) -> tensor<4x14x32xf32>
    %47 = linalg.batch_matmul ins(%43, %transposed_7 : tensor<4x14x40xf16>, tensor<4x40x32xf16>) outs(%46 : tensor<4x14x32xf32>) -> tensor<4x14x32xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47 : tensor<4x14x32xf32>) outs(%29 : tensor<4x14x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %55 = arith.truncf %in : f32 to f16
      linalg.yield %55 : f16
    } -> tensor<4x14x32xf16>
    %49 = tensor.empty() : tensor<4x14xf16>
    %transposed_8 = linalg.transpose ins(%28 : tensor<14x4xf16>) outs(%49 : tensor<4x14xf16>) permutation = [1, 0] 
    %expanded_9 = tensor.expand_shape %transposed_8 [[0], [1, 2]] output_shape [4, 14, 1] : tensor<4x14xf16> into tensor<4x14x1xf16>
    %50 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48, %expanded_9 : tensor<4x14x32xf16>, tensor<4x14x1xf16>) outs(%29 : tensor<4x14x32xf16>) {
    ^bb0(%in: f16, %in_11: f16, %out: f16):
      %55 = arith.mulf %in, %in_11 : f16
      linalg.yield %55 : f16
    } -> tensor<4x14x32xf16>
    %51 = tensor.empty() : tensor<14x32xf16>
    %52 = linalg.fill ins(%cst : f16) outs(%51 : tensor<14x32xf16>) -> tensor<14x32xf16>
    %53 = linalg.generic {indexing_maps = [#map, #map6], iterator_types = ["reduction", "parallel", "parallel"]} ins(%50 : tensor<4x14x32xf16>) outs(%52 : tensor<14x32xf16>) {
    ^bb0(%in: f16, %out: f16):
      %55 = arith.addf %in, %out : f16
      linalg.yield %55 : f16
    } -> tensor<14x32xf16>
    %expanded_10 = tensor.expand_shape %53 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf16> into tensor<2x7x32xf16>
    %54 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded_10 : tensor<2x7x32xf16>, tensor<2x7x32xf16>) outs(%0 : tensor<2x7x32xf16>) {
    ^bb0(%in: f16, %in_11: f16, %out: f16):
      %55 = arith.addf %in, %in_11 : f16
      linalg.yield %55 : f16
    } -> tensor<2x7x32xf16>
    return %54 : tensor<2x7x32xf16>
  }
}
