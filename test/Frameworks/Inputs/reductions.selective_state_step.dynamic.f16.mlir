#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<?x8x32xf16>, %arg1: tensor<?x32xf16>, %arg2: tensor<?x8xf16>, %arg3: tensor<32xf16>, %arg4: tensor<?x32x8xf16>) -> (tensor<?x32xf16>, tensor<?x32x8xf16>) {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f16
    %cst_0 = arith.constant 1.000000e-01 : f64
    %cst_1 = arith.constant 2.000000e+01 : f32
    %dim = tensor.dim %arg1, %c0 : tensor<?x32xf16>
    %0 = tensor.empty(%dim) : tensor<?x32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<?x32xf16>) outs(%0 : tensor<?x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %27 = arith.extf %in : f16 to f32
      linalg.yield %27 : f32
    } -> tensor<?x32xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<?x32xf32>) outs(%0 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = math.exp %in : f32
      linalg.yield %27 : f32
    } -> tensor<?x32xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<?x32xf32>) outs(%0 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = math.log1p %in : f32
      linalg.yield %27 : f32
    } -> tensor<?x32xf32>
    %4 = tensor.empty(%dim) : tensor<?x32xi1>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<?x32xf32>) outs(%4 : tensor<?x32xi1>) {
    ^bb0(%in: f32, %out: i1):
      %27 = arith.cmpf ogt, %in, %cst_1 : f32
      linalg.yield %27 : i1
    } -> tensor<?x32xi1>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %1, %3 : tensor<?x32xi1>, tensor<?x32xf32>, tensor<?x32xf32>) outs(%0 : tensor<?x32xf32>) {
    ^bb0(%in: i1, %in_7: f32, %in_8: f32, %out: f32):
      %27 = arith.select %in, %in_7, %in_8 : f32
      linalg.yield %27 : f32
    } -> tensor<?x32xf32>
    %7 = tensor.empty(%dim) : tensor<?x32xf16>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<?x32xf32>) outs(%7 : tensor<?x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %27 = arith.truncf %in : f32 to f16
      linalg.yield %27 : f16
    } -> tensor<?x32xf16>
    %dim_2 = tensor.dim %arg4, %c0 : tensor<?x32x8xf16>
    %9 = tensor.empty(%dim_2) : tensor<?x32x8xf16>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4 : tensor<?x32x8xf16>) outs(%9 : tensor<?x32x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      %27 = arith.truncf %cst_0 : f64 to f16
      %28 = arith.mulf %in, %27 : f16
      linalg.yield %28 : f16
    } -> tensor<?x32x8xf16>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<?x32x8xf16>) outs(%9 : tensor<?x32x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      %27 = math.exp %in : f16
      linalg.yield %27 : f16
    } -> tensor<?x32x8xf16>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<?x32x8xf16>) outs(%9 : tensor<?x32x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      %27 = arith.negf %in : f16
      linalg.yield %27 : f16
    } -> tensor<?x32x8xf16>
    %expanded = tensor.expand_shape %8 [[0], [1, 2]] output_shape [%dim, 32, 1] : tensor<?x32xf16> into tensor<?x32x1xf16>
    %13 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %expanded : tensor<?x32x8xf16>, tensor<?x32x1xf16>) outs(%9 : tensor<?x32x8xf16>) {
    ^bb0(%in: f16, %in_7: f16, %out: f16):
      %27 = arith.mulf %in, %in_7 : f16
      linalg.yield %27 : f16
    } -> tensor<?x32x8xf16>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<?x32x8xf16>) outs(%9 : tensor<?x32x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      %27 = math.exp %in : f16
      linalg.yield %27 : f16
    } -> tensor<?x32x8xf16>
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %arg4 : tensor<?x32x8xf16>, tensor<?x32x8xf16>) outs(%9 : tensor<?x32x8xf16>) {
    ^bb0(%in: f16, %in_7: f16, %out: f16):
      %27 = arith.mulf %in, %in_7 : f16
      linalg.yield %27 : f16
    } -> tensor<?x32x8xf16>
    %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%8, %arg1 : tensor<?x32xf16>, tensor<?x32xf16>) outs(%7 : tensor<?x32xf16>) {
    ^bb0(%in: f16, %in_7: f16, %out: f16):
      %27 = arith.mulf %in, %in_7 : f16
      linalg.yield %27 : f16
    } -> tensor<?x32xf16>
    %expanded_3 = tensor.expand_shape %16 [[0], [1, 2]] output_shape [%dim, 32, 1] : tensor<?x32xf16> into tensor<?x32x1xf16>
    %dim_4 = tensor.dim %arg0, %c0 : tensor<?x8x32xf16>
    %17 = tensor.empty(%dim_4) : tensor<?x32x8xf16>
    %transposed = linalg.transpose ins(%arg0 : tensor<?x8x32xf16>) outs(%17 : tensor<?x32x8xf16>) permutation = [0, 2, 1] 
    %18 = tensor.empty(%dim) : tensor<?x32x8xf16>
    %19 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_3, %transposed : tensor<?x32x1xf16>, tensor<?x32x8xf16>) outs(%18 : tensor<?x32x8xf16>) {
    ^bb0(%in: f16, %in_7: f16, %out: f16):
      %27 = arith.mulf %in, %in_7 : f16
      linalg.yield %27 : f16
    } -> tensor<?x32x8xf16>
    %20 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %19 : tensor<?x32x8xf16>, tensor<?x32x8xf16>) outs(%9 : tensor<?x32x8xf16>) {
    ^bb0(%in: f16, %in_7: f16, %out: f16):
      %27 = arith.addf %in, %in_7 : f16
      linalg.yield %27 : f16
    } -> tensor<?x32x8xf16>
    %dim_5 = tensor.dim %arg2, %c0 : tensor<?x8xf16>
    %expanded_6 = tensor.expand_shape %arg2 [[0], [1, 2]] output_shape [%dim_5, 1, 8] : tensor<?x8xf16> into tensor<?x1x8xf16>
    %21 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %expanded_6 : tensor<?x32x8xf16>, tensor<?x1x8xf16>) outs(%9 : tensor<?x32x8xf16>) {
    ^bb0(%in: f16, %in_7: f16, %out: f16):
      %27 = arith.mulf %in, %in_7 : f16
      linalg.yield %27 : f16
    } -> tensor<?x32x8xf16>
    %22 = tensor.empty(%dim_2) : tensor<?x32xf16>
    %23 = linalg.fill ins(%cst : f16) outs(%22 : tensor<?x32xf16>) -> tensor<?x32xf16>
    %24 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%21 : tensor<?x32x8xf16>) outs(%23 : tensor<?x32xf16>) {
    ^bb0(%in: f16, %out: f16):
      %27 = arith.addf %in, %out : f16
      linalg.yield %27 : f16
    } -> tensor<?x32xf16>
    %25 = linalg.generic {indexing_maps = [#map5, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3, %arg1 : tensor<32xf16>, tensor<?x32xf16>) outs(%7 : tensor<?x32xf16>) {
    ^bb0(%in: f16, %in_7: f16, %out: f16):
      %27 = arith.mulf %in, %in_7 : f16
      linalg.yield %27 : f16
    } -> tensor<?x32xf16>
    %26 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%24, %25 : tensor<?x32xf16>, tensor<?x32xf16>) outs(%22 : tensor<?x32xf16>) {
    ^bb0(%in: f16, %in_7: f16, %out: f16):
      %27 = arith.addf %in, %in_7 : f16
      linalg.yield %27 : f16
    } -> tensor<?x32xf16>
    return %26, %20 : tensor<?x32xf16>, tensor<?x32x8xf16>
  }
}
