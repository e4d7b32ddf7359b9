#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<2x8x32xf16>, %arg1: tensor<2x32xf16>, %arg2: tensor<2x8xf16>, %arg3: tensor<32xf16>, %arg4: tensor<2x32x8xf16>) -> (tensor<2x32xf16>, tensor<2x32x8xf16>) {
    %cst = arith.constant 0.000000e+00 : f16
    %cst_0 = arith.constant 1.000000e-01 : f64
    %cst_1 = arith.constant 2.000000e+01 : f32
    %0 = tensor.empty() : tensor<2x32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<2x32xf16>) outs(%0 : tensor<2x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %24 = arith.extf %in : f16 to f32
      linalg.yield %24 : f32
    } -> tensor<2x32xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<2x32xf32>) outs(%0 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = math.exp %in : f32
      linalg.yield %24 : f32
    } -> tensor<2x32xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<2x32xf32>) outs(%0 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = math.log1p %in : f32
      linalg.yield %24 : f32
    } -> tensor<2x32xf32>
    %4 = tensor.empty() : tensor<2x32xi1>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<2x32xf32>) outs(%4 : tensor<2x32xi1>) {
    ^bb0(%in: f32, %out: i1):
      %24 = arith.cmpf ogt, %in, %cst_1 : f32
      linalg.yield %24 : i1
    } -> tensor<2x32xi1>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %1, %3 : tensor<2x32xi1>, tensor<2x32xf32>, tensor<2x32xf32>) outs(%0 : tensor<2x32xf32>) {
    ^bb0(%in: i1, %in_4: f32, %in_5: f32, %out: f32):
      %24 = arith.select %in, %in_4, %in_5 : f32
      linalg.yield %24 : f32
    } -> tensor<2x32xf32>
    %7 = tensor.empty() : tensor<2x32xf16>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<2x32xf32>) outs(%7 : tensor<2x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %24 = arith.truncf %in : f32 to f16
      linalg.yield %24 : f16
    } -> tensor<2x32xf16>
    %9 = tensor.empty() : tensor<2x32x8xf16>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4 : tensor<2x32x8xf16>) outs(%9 : tensor<2x32x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      %24 = arith.truncf %cst_0 : f64 to f16
      %25 = arith.mulf %in, %24 : f16
      linalg.yield %25 : f16
    } -> tensor<2x32x8xf16>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<2x32x8xf16>) outs(%9 : tensor<2x32x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      %24 = math.exp %in : f16
      linalg.yield %24 : f16
    } -> tensor<2x32x8xf16>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x32x8xf16>) outs(%9 : tensor<2x32x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      %24 = arith.negf %in : f16
      linalg.yield %24 : f16
    } -> tensor<2x32x8xf16>
    %expanded = tensor.expand_shape %8 [[0], [1, 2]] output_shape [2, 32, 1] : tensor<2x32xf16> into tensor<2x32x1xf16>
    %13 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %expanded : tensor<2x32x8xf16>, tensor<2x32x1xf16>) outs(%9 : tensor<2x32x8xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %24 = arith.mulf %in, %in_4 : f16
      linalg.yield %24 : f16
    } -> tensor<2x32x8xf16>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x32x8xf16>) outs(%9 : tensor<2x32x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      %24 = math.exp %in : f16
      linalg.yield %24 : f16
    } -> tensor<2x32x8xf16>
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %arg4 : tensor<2x32x8xf16>, tensor<2x32x8xf16>) outs(%9 : tensor<2x32x8xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %24 = arith.mulf %in, %in_4 : f16
      linalg.yield %24 : f16
    } -> tensor<2x32x8xf16>
    %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%8, %arg1 : tensor<2x32xf16>, tensor<2x32xf16>) outs(%7 : tensor<2x32xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %24 = arith.mulf %in, %in_4 : f16
      linalg.yield %24 : f16
    } -> tensor<2x32xf16>
    %expanded_2 = tensor.expand_shape %16 [[0], [1, 2]] output_shape [2, 32, 1] : tensor<2x32xf16> into tensor<2x32x1xf16>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x8x32xf16>) outs(%9 : tensor<2x32x8xf16>) permutation = [0, 2, 1] 
    %17 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_2, %transposed : tensor<2x32x1xf16>, tensor<2x32x8xf16>) outs(%9 : tensor<2x32x8xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %24 = arith.mulf %in, %in_4 : f16
      linalg.yield %24 : f16
    } -> tensor<2x32x8xf16>
    %18 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %17 : tensor<2x32x8xf16>, tensor<2x32x8xf16>) outs(%9 : tensor<2x32x8xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %24 = arith.addf %in, %in_4 : f16
      linalg.yield %24 : f16
    } -> tensor<2x32x8xf16>
    %expanded_3 = tensor.expand_shape %arg2 [[0], [1, 2]] output_shape [2, 1, 8] : tensor<2x8xf16> into tensor<2x1x8xf16>
    %19 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %expanded_3 : tensor<2x32x8xf16>, tensor<2x1x8xf16>) outs(%9 : tensor<2x32x8xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %24 = arith.mulf %in, %in_4 : f16
      linalg.yield %24 : f16
    } -> tensor<2x32x8xf16>
    %20 = linalg.fill ins(%cst : f16) outs(%7 : tensor<2x32xf16>) -> tensor<2x32xf16>
    %21 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%19 : tensor<2x32x8xf16>) outs(%20 : tensor<2x32xf16>) {
    ^bb0(%in: f16, %out: f16):
      %24 = arith.addf %in, %out : f16
      linalg.yield %24 : f16
    } -> tensor<2x32xf16>
    %22 = linalg.generic {indexing_maps = [#map5, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3, %arg1 : tensor<32xf16>, tensor<2x32xf16>) outs(%7 : tensor<2x32xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %24 = arith.mulf %in, %in_4 : f16
      linalg.yield %24 : f16
    } -> tensor<2x32xf16>
    %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%21, %22 : tensor<2x32xf16>, tensor<2x32xf16>) outs(%7 : tensor<2x32xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %24 = arith.addf %in, %in_4 : f16
      linalg.yield %24 : f16
    } -> tensor<2x32xf16>
    return %23, %18 : tensor<2x32xf16>, tensor<2x32x8xf16>
  }
}
