#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: tensor<?x?x24xf16>, %arg1: tensor<?x?x24xf16>, %arg2: tensor<56x24xf16>, %arg3: tensor<56xf16>, %arg4: tensor<24x56xf16>, %arg5: tensor<24xf16>) -> tensor<?x?x24xf16> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<24x56xf16>
    %transposed = linalg.transpose ins(%arg2 : tensor<56x24xf16>) outs(%0 : tensor<24x56xf16>) permutation = [1, 0] 
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x24xf16>
    %dim_1 = tensor.dim %arg0, %c1 : tensor<?x?x24xf16>
    %1 = tensor.empty(%dim) : tensor<?x24x56xf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<24x56xf16>) outs(%1 : tensor<?x24x56xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<?x24x56xf16>
    %3 = tensor.empty(%dim, %dim_1) : tensor<?x?x56xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<?x?x56xf32>) -> tensor<?x?x56xf32>
    %5 = linalg.batch_matmul ins(%arg0, %2 : tensor<?x?x24xf16>, tensor<?x24x56xf16>) outs(%4 : tensor<?x?x56xf32>) -> tensor<?x?x56xf32>
    %6 = tensor.empty(%dim, %dim_1) : tensor<?x?x56xf16>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<?x?x56xf32>) outs(%6 : tensor<?x?x56xf16>) {
    ^bb0(%in: f32, %out: f16):
      %24 = arith.truncf %in : f32 to f16
      linalg.yield %24 : f16
    } -> tensor<?x?x56xf16>
    %8 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %arg3 : tensor<?x?x56xf16>, tensor<56xf16>) outs(%6 : tensor<?x?x56xf16>) {
    ^bb0(%in: f16, %in_5: f16, %out: f16):
      %24 = arith.addf %in, %in_5 : f16
      linalg.yield %24 : f16
    } -> tensor<?x?x56xf16>
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<?x?x56xf16>) outs(%3 : tensor<?x?x56xf32>) {
    ^bb0(%in: f16, %out: f32):
      %24 = arith.extf %in : f16 to f32
      linalg.yield %24 : f32
    } -> tensor<?x?x56xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<?x?x56xf32>) outs(%3 : tensor<?x?x56xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = arith.negf %in : f32
      %25 = math.exp %24 : f32
      %26 = arith.addf %25, %cst_0 : f32
      %27 = arith.divf %cst_0, %26 : f32
      linalg.yield %27 : f32
    } -> tensor<?x?x56xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %10 : tensor<?x?x56xf32>, tensor<?x?x56xf32>) outs(%3 : tensor<?x?x56xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %24 = arith.mulf %in, %in_5 : f32
      linalg.yield %24 : f32
    } -> tensor<?x?x56xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<?x?x56xf32>) outs(%6 : tensor<?x?x56xf16>) {
    ^bb0(%in: f32, %out: f16):
      %24 = arith.truncf %in : f32 to f16
      linalg.yield %24 : f16
    } -> tensor<?x?x56xf16>
    %13 = tensor.empty() : tensor<56x24xf16>
    %transposed_2 = linalg.transpose ins(%arg4 : tensor<24x56xf16>) outs(%13 : tensor<56x24xf16>) permutation = [1, 0] 
    %14 = tensor.empty(%dim) : tensor<?x56x24xf16>
    %15 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_2 : tensor<56x24xf16>) outs(%14 : tensor<?x56x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<?x56x24xf16>
    %16 = tensor.empty(%dim, %dim_1) : tensor<?x?x24xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<?x?x24xf32>) -> tensor<?x?x24xf32>
    %18 = linalg.batch_matmul ins(%12, %15 : tensor<?x?x56xf16>, tensor<?x56x24xf16>) outs(%17 : tensor<?x?x24xf32>) -> tensor<?x?x24xf32>
    %19 = tensor.empty(%dim, %dim_1) : tensor<?x?x24xf16>
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<?x?x24xf32>) outs(%19 : tensor<?x?x24xf16>) {
    ^bb0(%in: f32, %out: f16):
      %24 = arith.truncf %in : f32 to f16
      linalg.yield %24 : f16
    } -> tensor<?x?x24xf16>
    %21 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %arg5 : tensor<?x?x24xf16>, tensor<24xf16>) outs(%19 : tensor<?x?x24xf16>) {
    ^bb0(%in: f16, %in_5: f16, %out: f16):
      %24 = arith.addf %in, %in_5 : f16
      linalg.yield %24 : f16
    } -> tensor<?x?x24xf16>
    %dim_3 = tensor.dim %arg1, %c0 : tensor<?x?x24xf16>
    %dim_4 = tensor.dim %arg1, %c1 : tensor<?x?x24xf16>
    %22 = tensor.empty(%dim_3, %dim_4) : tensor<?x?x24xf16>
    %23 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %21 : tensor<?x?x24xf16>, tensor<?x?x24xf16>) outs(%22 : tensor<?x?x24xf16>) {
    ^bb0(%in: f16, %in_5: f16, %out: f16):
      %24 = arith.addf %in, %in_5 : f16
      linalg.yield %24 : f16
    } -> tensor<?x?x24xf16>
    return %23 : tensor<?x?x24xf16>
  }
}
