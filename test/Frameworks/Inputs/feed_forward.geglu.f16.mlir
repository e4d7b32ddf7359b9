#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x7x32xf16>, %arg1: tensor<56x32xf16>, %arg2: tensor<56xf16>, %arg3: tensor<56x32xf16>, %arg4: tensor<56xf16>, %arg5: tensor<32x56xf16>, %arg6: tensor<32xf16>) -> tensor<2x7x32xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %c3_i64 = arith.constant 3 : i64
    %cst_0 = arith.constant 4.470830e-02 : f16
    %cst_1 = arith.constant 7.978520e-01 : f16
    %cst_2 = arith.constant 1.000000e+00 : f16
    %cst_3 = arith.constant 5.000000e-01 : f16
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x7x32xf16> into tensor<14x32xf16>
    %0 = tensor.empty() : tensor<32x56xf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<56x32xf16>) outs(%0 : tensor<32x56xf16>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<56xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<56xf16>) outs(%1 : tensor<56xf32>) {
    ^bb0(%in: f16, %out: f32):
      %32 = arith.extf %in : f16 to f32
      linalg.yield %32 : f32
    } -> tensor<56xf32>
    %3 = tensor.empty() : tensor<14x32xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<14x32xf16>) outs(%3 : tensor<14x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %32 = arith.extf %in : f16 to f32
      linalg.yield %32 : f32
    } -> tensor<14x32xf32>
    %5 = tensor.empty() : tensor<32x56xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%transposed : tensor<32x56xf16>) outs(%5 : tensor<32x56xf32>) {
    ^bb0(%in: f16, %out: f32):
      %32 = arith.extf %in : f16 to f32
      linalg.yield %32 : f32
    } -> tensor<32x56xf32>
    %7 = tensor.empty() : tensor<14x56xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<14x56xf32>) -> tensor<14x56xf32>
    %9 = linalg.matmul ins(%4, %6 : tensor<14x32xf32>, tensor<32x56xf32>) outs(%8 : tensor<14x56xf32>) -> tensor<14x56xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%9, %2 : tensor<14x56xf32>, tensor<56xf32>) outs(%7 : tensor<14x56xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %32 = arith.addf %in, %in_9 : f32
      linalg.yield %32 : f32
    } -> tensor<14x56xf32>
    %11 = tensor.empty() : tensor<14x56xf16>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<14x56xf32>) outs(%11 : tensor<14x56xf16>) {
    ^bb0(%in: f32, %out: f16):
      %32 = arith.truncf %in : f32 to f16
      linalg.yield %32 : f16
    } -> tensor<14x56xf16>
    %expanded = tensor.expand_shape %12 [[0, 1], [2]] output_shape [2, 7, 56] : tensor<14x56xf16> into tensor<2x7x56xf16>
    %13 = tensor.empty() : tensor<2x7x56xf16>
    %14 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x7x56xf16>) outs(%13 : tensor<2x7x56xf16>) {
    ^bb0(%in: f16, %out: f16):
      %32 = math.fpowi %in, %c3_i64 : f16, i64
      %33 = arith.mulf %32, %cst_0 : f16
      %34 = arith.addf %in, %33 : f16
      %35 = arith.mulf %34, %cst_1 : f16
      %36 = math.tanh %35 : f16
      %37 = arith.addf %36, %cst_2 : f16
      %38 = arith.mulf %37, %cst_3 : f16
      %39 = arith.mulf %in, %38 : f16
      linalg.yield %39 : f16
    } -> tensor<2x7x56xf16>
    %transposed_4 = linalg.transpose ins(%arg3 : tensor<56x32xf16>) outs(%0 : tensor<32x56xf16>) permutation = [1, 0] 
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg4 : tensor<56xf16>) outs(%1 : tensor<56xf32>) {
    ^bb0(%in: f16, %out: f32):
      %32 = arith.extf %in : f16 to f32
      linalg.yield %32 : f32
    } -> tensor<56xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%transposed_4 : tensor<32x56xf16>) outs(%5 : tensor<32x56xf32>) {
    ^bb0(%in: f16, %out: f32):
      %32 = arith.extf %in : f16 to f32
      linalg.yield %32 : f32
    } -> tensor<32x56xf32>
    %17 = linalg.matmul ins(%4, %16 : tensor<14x32xf32>, tensor<32x56xf32>) outs(%8 : tensor<14x56xf32>) -> tensor<14x56xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%17, %15 : tensor<14x56xf32>, tensor<56xf32>) outs(%7 : tensor<14x56xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %32 = arith.addf %in, %in_9 : f32
      linalg.yield %32 : f32
    } -> tensor<14x56xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<14x56xf32>) outs(%11 : tensor<14x56xf16>) {
    ^bb0(%in: f32, %out: f16):
      %32 = arith.truncf %in : f32 to f16
      linalg.yield %32 : f16
    } -> tensor<14x56xf16>
    %expanded_5 = tensor.expand_shape %19 [[0, 1], [2]] output_shape [2, 7, 56] : tensor<14x56xf16> into tensor<2x7x56xf16>
    %20 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %expanded_5 : tensor<2x7x56xf16>, tensor<2x7x56xf16>) outs(%13 : tensor<2x7x56xf16>) {
    ^bb0(%in: f16, %in_9: f16, %out: f16):
      %32 = arith.mulf %in, %in_9 : f16
      linalg.yield %32 : f16
    } -> tensor<2x7x56xf16>
    %collapsed_6 = tensor.collapse_shape %20 [[0, 1], [2]] : tensor<2x7x56xf16> into tensor<14x56xf16>
    %21 = tensor.empty() : tensor<56x32xf16>
    %transposed_7 = linalg.transpose ins(%arg5 : tensor<32x56xf16>) outs(%21 : tensor<56x32xf16>) permutation = [1, 0] 
    %22 = tensor.empty() : tensor<32xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg6 : tensor<32xf16>) outs(%22 : tensor<32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %32 = arith.extf %in : f16 to f32
      linalg.yield %32 : f32
    } -> tensor<32xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_6 : tensor<14x56xf16>) outs(%7 : tensor<14x56xf32>) {
    ^bb0(%in: f16, %out: f32):
      %32 = arith.extf %in : f16 to f32
      linalg.yield %32 : f32
    } -> tensor<14x56xf32>
    %25 = tensor.empty() : tensor<56x32xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%transposed_7 : tensor<56x32xf16>) outs(%25 : tensor<56x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %32 = arith.extf %in : f16 to f32
      linalg.yield %32 : f32
    } -> tensor<56x32xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%3 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %28 = linalg.matmul ins(%24, %26 : tensor<14x56xf32>, tensor<56x32xf32>) outs(%27 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%28, %23 : tensor<14x32xf32>, tensor<32xf32>) outs(%3 : tensor<14x32xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %32 = arith.addf %in, %in_9 : f32
      linalg.yield %32 : f32
    } -> tensor<14x32xf32>
    %30 = tensor.empty() : tensor<14x32xf16>
    %31 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<14x32xf32>) outs(%30 : tensor<14x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %32 = arith.truncf %in : f32 to f16
      linalg.yield %32 : f16
    } -> tensor<14x32xf16>
    %expanded_8 = tensor.expand_shape %31 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf16> into tensor<2x7x32xf16>
    return %expanded_8 : tensor<2x7x32xf16>
  }
}
