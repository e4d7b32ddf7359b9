#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<?x?x32xbf16>, %arg1: tensor<56x32xbf16>, %arg2: tensor<56x32xbf16>, %arg3: tensor<32x56xbf16>) -> tensor<?x?x32xbf16> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<32x56xbf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<56x32xbf16>) outs(%0 : tensor<32x56xbf16>) permutation = [1, 0] 
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x32xbf16>
    %dim_1 = tensor.dim %arg0, %c1 : tensor<?x?x32xbf16>
    %1 = tensor.empty(%dim) : tensor<?x32x56xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<32x56xbf16>) outs(%1 : tensor<?x32x56xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<?x32x56xbf16>
    %3 = tensor.empty(%dim, %dim_1) : tensor<?x?x56xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<?x?x56xf32>) -> tensor<?x?x56xf32>
    %5 = linalg.batch_matmul ins(%arg0, %2 : tensor<?x?x32xbf16>, tensor<?x32x56xbf16>) outs(%4 : tensor<?x?x56xf32>) -> tensor<?x?x56xf32>
    %6 = tensor.empty(%dim, %dim_1) : tensor<?x?x56xbf16>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<?x?x56xf32>) outs(%6 : tensor<?x?x56xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %24 = arith.truncf %in : f32 to bf16
      linalg.yield %24 : bf16
    } -> tensor<?x?x56xbf16>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<?x?x56xbf16>) outs(%3 : tensor<?x?x56xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %24 = arith.extf %in : bf16 to f32
      linalg.yield %24 : f32
    } -> tensor<?x?x56xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<?x?x56xf32>) outs(%3 : tensor<?x?x56xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = arith.negf %in : f32
      %25 = math.exp %24 : f32
      %26 = arith.addf %25, %cst_0 : f32
      %27 = arith.divf %cst_0, %26 : f32
      linalg.yield %27 : f32
    } -> tensor<?x?x56xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %9 : tensor<?x?x56xf32>, tensor<?x?x56xf32>) outs(%3 : tensor<?x?x56xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %24 = arith.mulf %in, %in_4 : f32
      linalg.yield %24 : f32
    } -> tensor<?x?x56xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<?x?x56xf32>) outs(%6 : tensor<?x?x56xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %24 = arith.truncf %in : f32 to bf16
      linalg.yield %24 : bf16
    } -> tensor<?x?x56xbf16>
    %transposed_2 = linalg.transpose ins(%arg2 : tensor<56x32xbf16>) outs(%0 : tensor<32x56xbf16>) permutation = [1, 0] 
    %12 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_2 : tensor<32x56xbf16>) outs(%1 : tensor<?x32x56xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<?x32x56xbf16>
    %13 = linalg.batch_matmul ins(%arg0, %12 : tensor<?x?x32xbf16>, tensor<?x32x56xbf16>) outs(%4 : tensor<?x?x56xf32>) -> tensor<?x?x56xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<?x?x56xf32>) outs(%6 : tensor<?x?x56xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %24 = arith.truncf %in : f32 to bf16
      linalg.yield %24 : bf16
    } -> tensor<?x?x56xbf16>
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %14 : tensor<?x?x56xbf16>, tensor<?x?x56xbf16>) outs(%6 : tensor<?x?x56xbf16>) {
    ^bb0(%in: bf16, %in_4: bf16, %out: bf16):
      %24 = arith.mulf %in, %in_4 : bf16
      linalg.yield %24 : bf16
    } -> tensor<?x?x56xbf16>
    %16 = tensor.empty() : tensor<56x32xbf16>
    %transposed_3 = linalg.transpose ins(%arg3 : tensor<32x56xbf16>) outs(%16 : tensor<56x32xbf16>) permutation = [1, 0] 
    %17 = tensor.empty(%dim) : tensor<?x56x32xbf16>
    %18 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_3 : tensor<56x32xbf16>) outs(%17 : tensor<?x56x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<?x56x32xbf16>
    %19 = tensor.empty(%dim, %dim_1) : tensor<?x?x32xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<?x?x32xf32>) -> tensor<?x?x32xf32>
    %21 = linalg.batch_matmul ins(%15, %18 : tensor<?x?x56xbf16>, tensor<?x56x32xbf16>) outs(%20 : tensor<?x?x32xf32>) -> tensor<?x?x32xf32>
    %22 = tensor.empty(%dim, %dim_1) : tensor<?x?x32xbf16>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<?x?x32xf32>) outs(%22 : tensor<?x?x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %24 = arith.truncf %in : f32 to bf16
      linalg.yield %24 : bf16
    } -> tensor<?x?x32xbf16>
    return %23 : tensor<?x?x32xbf16>
  }
}
