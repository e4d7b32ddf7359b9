#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<?x?x24xf16>, %arg1: tensor<?x?x24xf16>, %arg2: tensor<56x24xf16>, %arg3: tensor<56xf16>, %arg4: tensor<24x56xf16>, %arg5: tensor<24xf16>) -> tensor<?x?x24xf16> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c24_i64 = arith.constant 24 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c56_i64 = arith.constant 56 : i64
    %cst_0 = arith.constant 1.000000e+00 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x24xf16>
    %0 = arith.index_cast %dim : index to i64
    %dim_1 = tensor.dim %arg0, %c1 : tensor<?x?x24xf16>
    %1 = arith.index_cast %dim_1 : index to i64
    %cast = tensor.cast %arg0 : tensor<?x?x24xf16> to tensor<?x1x24xf16>
    %collapsed = tensor.collapse_shape %cast [[0], [1, 2]] : tensor<?x1x24xf16> into tensor<?x24xf16>
    %2 = tensor.empty() : tensor<24x56xf16>
    %transposed = linalg.transpose ins(%arg2 : tensor<56x24xf16>) outs(%2 : tensor<24x56xf16>) permutation = [1, 0] 
    %3 = tensor.empty() : tensor<56xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg3 : tensor<56xf16>) outs(%3 : tensor<56xf32>) {
    ^bb0(%in: f16, %out: f32):
      %36 = arith.extf %in : f16 to f32
      linalg.yield %36 : f32
    } -> tensor<56xf32>
    %dim_2 = tensor.dim %arg0, %c0 : tensor<?x?x24xf16>
    %5 = tensor.empty(%dim_2) : tensor<?x24xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<?x24xf16>) outs(%5 : tensor<?x24xf32>) {
    ^bb0(%in: f16, %out: f32):
      %36 = arith.extf %in : f16 to f32
      linalg.yield %36 : f32
    } -> tensor<?x24xf32>
    %7 = tensor.empty() : tensor<24x56xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%transposed : tensor<24x56xf16>) outs(%7 : tensor<24x56xf32>) {
    ^bb0(%in: f16, %out: f32):
      %36 = arith.extf %in : f16 to f32
      linalg.yield %36 : f32
    } -> tensor<24x56xf32>
    %9 = tensor.empty(%dim_2) : tensor<?x56xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<?x56xf32>) -> tensor<?x56xf32>
    %11 = linalg.matmul ins(%6, %8 : tensor<?x24xf32>, tensor<24x56xf32>) outs(%10 : tensor<?x56xf32>) -> tensor<?x56xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%11, %4 : tensor<?x56xf32>, tensor<56xf32>) outs(%9 : tensor<?x56xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %36 = arith.addf %in, %in_10 : f32
      linalg.yield %36 : f32
    } -> tensor<?x56xf32>
    %13 = tensor.empty(%dim_2) : tensor<?x56xf16>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<?x56xf32>) outs(%13 : tensor<?x56xf16>) {
    ^bb0(%in: f32, %out: f16):
      %36 = arith.truncf %in : f32 to f16
      linalg.yield %36 : f16
    } -> tensor<?x56xf16>
    %from_elements = tensor.from_elements %0, %1, %c56_i64 : tensor<3xi64>
    %reshape = tensor.reshape %14(%from_elements) : (tensor<?x56xf16>, tensor<3xi64>) -> tensor<?x?x56xf16>
    %15 = tensor.empty(%dim) : tensor<?x1x56xf32>
    %cast_3 = tensor.cast %reshape : tensor<?x?x56xf16> to tensor<?x1x56xf16>
    %16 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cast_3 : tensor<?x1x56xf16>) outs(%15 : tensor<?x1x56xf32>) {
    ^bb0(%in: f16, %out: f32):
      %36 = arith.extf %in : f16 to f32
      linalg.yield %36 : f32
    } -> tensor<?x1x56xf32>
    %17 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<?x1x56xf32>) outs(%15 : tensor<?x1x56xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = arith.negf %in : f32
      %37 = math.exp %36 : f32
      %38 = arith.addf %37, %cst_0 : f32
      %39 = arith.divf %cst_0, %38 : f32
      linalg.yield %39 : f32
    } -> tensor<?x1x56xf32>
    %18 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %17 : tensor<?x1x56xf32>, tensor<?x1x56xf32>) outs(%15 : tensor<?x1x56xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %36 = arith.mulf %in, %in_10 : f32
      linalg.yield %36 : f32
    } -> tensor<?x1x56xf32>
    %19 = tensor.empty(%dim) : tensor<?x1x56xf16>
    %20 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<?x1x56xf32>) outs(%19 : tensor<?x1x56xf16>) {
    ^bb0(%in: f32, %out: f16):
      %36 = arith.truncf %in : f32 to f16
      linalg.yield %36 : f16
    } -> tensor<?x1x56xf16>
    %collapsed_4 = tensor.collapse_shape %20 [[0], [1, 2]] : tensor<?x1x56xf16> into tensor<?x56xf16>
    %21 = tensor.empty() : tensor<56x24xf16>
    %transposed_5 = linalg.transpose ins(%arg4 : tensor<24x56xf16>) outs(%21 : tensor<56x24xf16>) permutation = [1, 0] 
    %22 = tensor.empty() : tensor<24xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg5 : tensor<24xf16>) outs(%22 : tensor<24xf32>) {
    ^bb0(%in: f16, %out: f32):
      %36 = arith.extf %in : f16 to f32
      linalg.yield %36 : f32
    } -> tensor<24xf32>
    %24 = tensor.empty(%dim) : tensor<?x56xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_4 : tensor<?x56xf16>) outs(%24 : tensor<?x56xf32>) {
    ^bb0(%in: f16, %out: f32):
      %36 = arith.extf %in : f16 to f32
      linalg.yield %36 : f32
    } -> tensor<?x56xf32>
    %26 = tensor.empty() : tensor<56x24xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%transposed_5 : tensor<56x24xf16>) outs(%26 : tensor<56x24xf32>) {
    ^bb0(%in: f16, %out: f32):
      %36 = arith.extf %in : f16 to f32
      linalg.yield %36 : f32
    } -> tensor<56x24xf32>
    %28 = tensor.empty(%dim) : tensor<?x24xf32>
    %29 = linalg.fill ins(%cst : f32) outs(%28 : tensor<?x24xf32>) -> tensor<?x24xf32>
    %30 = linalg.matmul ins(%25, %27 : tensor<?x56xf32>, tensor<56x24xf32>) outs(%29 : tensor<?x24xf32>) -> tensor<?x24xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%30, %23 : tensor<?x24xf32>, tensor<24xf32>) outs(%28 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %36 = arith.addf %in, %in_10 : f32
      linalg.yield %36 : f32
    } -> tensor<?x24xf32>
    %32 = tensor.empty(%dim) : tensor<?x24xf16>
    %33 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<?x24xf32>) outs(%32 : tensor<?x24xf16>) {
    ^bb0(%in: f32, %out: f16):
      %36 = arith.truncf %in : f32 to f16
      linalg.yield %36 : f16
    } -> tensor<?x24xf16>
    %from_elements_6 = tensor.from_elements %0, %1, %c24_i64 : tensor<3xi64>
    %reshape_7 = tensor.reshape %33(%from_elements_6) : (tensor<?x24xf16>, tensor<3xi64>) -> tensor<?x?x24xf16>
    %dim_8 = tensor.dim %arg1, %c0 : tensor<?x?x24xf16>
    %dim_9 = tensor.dim %arg1, %c1 : tensor<?x?x24xf16>
    %34 = tensor.empty(%dim_8, %dim_9) : tensor<?x?x24xf16>
    %35 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %reshape_7 : tensor<?x?x24xf16>, tensor<?x?x24xf16>) outs(%34 : tensor<?x?x24xf16>) {
    ^bb0(%in: f16, %in_10: f16, %out: f16):
      %36 = arith.addf %in, %in_10 : f16
      linalg.yield %36 : f16
    } -> tensor<?x?x24xf16>
    return %35 : tensor<?x?x24xf16>
  }
}
