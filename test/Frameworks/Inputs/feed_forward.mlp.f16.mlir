#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x7x40xf16>, %arg1: tensor<96x40xf16>, %arg2: tensor<96xf16>, %arg3: tensor<40x96xf16>, %arg4: tensor<40xf16>) -> tensor<2x7x40xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f16
    %cst_1 = arith.constant 2.000000e+00 : f16
    %cst_2 = arith.constant 5.000000e-01 : f16
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x7x40xf16> into tensor<14x40xf16>
    %0 = tensor.empty() : tensor<40x96xf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<96x40xf16>) outs(%0 : tensor<40x96xf16>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<96xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<96xf16>) outs(%1 : tensor<96xf32>) {
    ^bb0(%in: f16, %out: f32):
      %28 = arith.extf %in : f16 to f32
      linalg.yield %28 : f32
    } -> tensor<96xf32>
    %3 = tensor.empty() : tensor<14x40xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<14x40xf16>) outs(%3 : tensor<14x40xf32>) {
    ^bb0(%in: f16, %out: f32):
      %28 = arith.extf %in : f16 to f32
      linalg.yield %28 : f32
    } -> tensor<14x40xf32>
    %5 = tensor.empty() : tensor<40x96xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%transposed : tensor<40x96xf16>) outs(%5 : tensor<40x96xf32>) {
    ^bb0(%in: f16, %out: f32):
      %28 = arith.extf %in : f16 to f32
      linalg.yield %28 : f32
    } -> tensor<40x96xf32>
    %7 = tensor.empty() : tensor<14x96xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<14x96xf32>) -> tensor<14x96xf32>
    %9 = linalg.matmul ins(%4, %6 : tensor<14x40xf32>, tensor<40x96xf32>) outs(%8 : tensor<14x96xf32>) -> tensor<14x96xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%9, %2 : tensor<14x96xf32>, tensor<96xf32>) outs(%7 : tensor<14x96xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %28 = arith.addf %in, %in_6 : f32
      linalg.yield %28 : f32
    } -> tensor<14x96xf32>
    %11 = tensor.empty() : tensor<14x96xf16>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<14x96xf32>) outs(%11 : tensor<14x96xf16>) {
    ^bb0(%in: f32, %out: f16):
      %28 = arith.truncf %in : f32 to f16
      linalg.yield %28 : f16
    } -> tensor<14x96xf16>
    %expanded = tensor.expand_shape %12 [[0, 1], [2]] output_shape [2, 7, 96] : tensor<14x96xf16> into tensor<2x7x96xf16>
    %13 = tensor.empty() : tensor<2x7x96xf16>
    %14 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x7x96xf16>) outs(%13 : tensor<2x7x96xf16>) {
    ^bb0(%in: f16, %out: f16):
      %28 = math.sqrt %cst_1 : f16
      %29 = arith.divf %in, %28 : f16
      %30 = math.erf %29 : f16
      %31 = arith.addf %30, %cst_0 : f16
      %32 = arith.mulf %31, %cst_2 : f16
      %33 = arith.mulf %in, %32 : f16
      linalg.yield %33 : f16
    } -> tensor<2x7x96xf16>
    %collapsed_3 = tensor.collapse_shape %14 [[0, 1], [2]] : tensor<2x7x96xf16> into tensor<14x96xf16>
    %15 = tensor.empty() : tensor<96x40xf16>
    %transposed_4 = linalg.transpose ins(%arg3 : tensor<40x96xf16>) outs(%15 : tensor<96x40xf16>) permutation = [1, 0] 
    %16 = tensor.empty() : tensor<40xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg4 : tensor<40xf16>) outs(%16 : tensor<40xf32>) {
    ^bb0(%in: f16, %out: f32):
      %28 = arith.extf %in : f16 to f32
      linalg.yield %28 : f32
    } -> tensor<40xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_3 : tensor<14x96xf16>) outs(%7 : tensor<14x96xf32>) {
    ^bb0(%in: f16, %out: f32):
      %28 = arith.extf %in : f16 to f32
      linalg.yield %28 : f32
    } -> tensor<14x96xf32>
    %19 = tensor.empty() : tensor<96x40xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%transposed_4 : tensor<96x40xf16>) outs(%19 : tensor<96x40xf32>) {
    ^bb0(%in: f16, %out: f32):
      %28 = arith.extf %in : f16 to f32
      linalg.yield %28 : f32
    } -> tensor<96x40xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%3 : tensor<14x40xf32>) -> tensor<14x40xf32>
    %22 = linalg.matmul ins(%18, %20 : tensor<14x96xf32>, tensor<96x40xf32>) outs(%21 : tensor<14x40xf32>) -> tensor<14x40xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%22, %17 : tensor<14x40xf32>, tensor<40xf32>) outs(%3 : tensor<14x40xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %28 = arith.addf %in, %in_6 : f32
      linalg.yield %28 : f32
    } -> tensor<14x40xf32>
    %24 = tensor.empty() : tensor<14x40xf16>
    %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<14x40xf32>) outs(%24 : tensor<14x40xf16>) {
    ^bb0(%in: f32, %out: f16):
      %28 = arith.truncf %in : f32 to f16
      linalg.yield %28 : f16
    } -> tensor<14x40xf16>
    %expanded_5 = tensor.expand_shape %25 [[0, 1], [2]] output_shape [2, 7, 40] : tensor<14x40xf16> into tensor<2x7x40xf16>
    %26 = tensor.empty() : tensor<2x7x40xf16>
    %27 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded_5 : tensor<2x7x40xf16>, tensor<2x7x40xf16>) outs(%26 : tensor<2x7x40xf16>) {
    ^bb0(%in: f16, %in_6: f16, %out: f16):
      %28 = arith.addf %in, %in_6 : f16
      linalg.yield %28 : f16
    } -> tensor<2x7x40xf16>
    return %27 : tensor<2x7x40xf16>
  }
}
