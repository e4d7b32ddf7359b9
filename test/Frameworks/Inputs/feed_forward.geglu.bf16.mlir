#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: tensor<2x7x32xbf16>, %arg1: tensor<56x32xbf16>, %arg2: tensor<56xbf16>, %arg3: tensor<56x32xbf16>, %arg4: tensor<56xbf16>, %arg5: tensor<32x56xbf16>, %arg6: tensor<32xbf16>) -> tensor<2x7x32xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %c3_i64 = arith.constant 3 : i64
    %cst_0 = arith.constant 4.467770e-02 : bf16
    %cst_1 = arith.constant 7.968750e-01 : bf16
    %cst_2 = arith.constant 1.000000e+00 : bf16
    %cst_3 = arith.constant 5.000000e-01 : bf16
    %0 = tensor.empty() : tensor<32x56xbf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<56x32xbf16>) outs(%0 : tensor<32x56xbf16>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<2x32x56xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<32x56xbf16>) outs(%1 : tensor<2x32x56xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x56xbf16>
    %3 = tensor.empty() : tensor<2x7x56xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<2x7x56xf32>) -> tensor<2x7x56xf32>
    %5 = linalg.batch_matmul ins(%arg0, %2 : tensor<2x7x32xbf16>, tensor<2x32x56xbf16>) outs(%4 : tensor<2x7x56xf32>) -> tensor<2x7x56xf32>
    %6 = tensor.empty() : tensor<2x7x56xbf16>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<2x7x56xf32>) outs(%6 : tensor<2x7x56xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %24 = arith.truncf %in : f32 to bf16
      linalg.yield %24 : bf16
    } -> tensor<2x7x56xbf16>
    %8 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %arg2 : tensor<2x7x56xbf16>, tensor<56xbf16>) outs(%6 : tensor<2x7x56xbf16>) {
    ^bb0(%in: bf16, %in_6: bf16, %out: bf16):
      %24 = arith.addf %in, %in_6 : bf16
      linalg.yield %24 : bf16
    } -> tensor<2x7x56xbf16>
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x7x56xbf16>) outs(%6 : tensor<2x7x56xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %24 = math.fpowi %in, %c3_i64 : bf16, i64
      %25 = arith.mulf %24, %cst_0 : bf16
      %26 = arith.addf %in, %25 : bf16
      %27 = arith.mulf %26, %cst_1 : bf16
      %28 = math.tanh %27 : bf16
      %29 = arith.addf %28, %cst_2 : bf16
      %30 = arith.mulf %29, %cst_3 : bf16
      %31 = arith.mulf %in, %30 : bf16
      linalg.yield %31 : bf16
    } -> tensor<2x7x56xbf16>
    %transposed_4 = linalg.transpose ins(%arg3 : tensor<56x32xbf16>) outs(%0 : tensor<32x56xbf16>) permutation = [1, 0] 
    %10 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_4 : tensor<32x56xbf16>) outs(%1 : tensor<2x32x56xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x56xbf16>
    %11 = linalg.batch_matmul ins(%arg0, %10 : tensor<2x7x32xbf16>, tensor<2x32x56xbf16>) outs(%4 : tensor<2x7x56xf32>) -> tensor<2x7x56xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x7x56xf32>) outs(%6 : tensor<2x7x56xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %24 = arith.truncf %in : f32 to bf16
      linalg.yield %24 : bf16
    } -> tensor<2x7x56xbf16>
    %13 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %arg4 : tensor<2x7x56xbf16>, tensor<56xbf16>) outs(%6 : tensor<2x7x56xbf16>) {
    ^bb0(%in: bf16, %in_6: bf16, %out: bf16):
      %24 = arith.addf %in, %in_6 : bf16
      linalg.yield %24 : bf16
    } -> tensor<2x7x56xbf16>
    %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %13 : tensor<2x7x56xbf16>, tensor<2x7x56xbf16>) outs(%6 : tensor<2x7x56xbf16>) {
    ^bb0(%in: bf16, %in_6: bf16, %out: bf16):
      %24 = arith.mulf %in, %in_6 : bf16
      linalg.yield %24 : bf16
    } -> tensor<2x7x56xbf16>
    %15 = tensor.empty() : tensor<56x32xbf16>
    %transposed_5 = linalg.transpose ins(%arg5 : tensor<32x56xbf16>) outs(%15 : tensor<56x32xbf16>) permutation = [1, 0] 
    %16 = tensor.empty() : tensor<2x56x32xbf16>
    %17 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_5 : tensor<56x32xbf16>) outs(%16 : tensor<2x56x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x56x32xbf16>
    %18 = tensor.empty() : tensor<2x7x32xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %20 = linalg.batch_matmul ins(%14, %17 : tensor<2x7x56xbf16>, tensor<2x56x32xbf16>) outs(%19 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %21 = tensor.empty() : tensor<2x7x32xbf16>
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<2x7x32xf32>) outs(%21 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %24 = arith.truncf %in : f32 to bf16
      linalg.yield %24 : bf16
    } -> tensor<2x7x32xbf16>
    %23 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22, %arg6 : tensor<2x7x32xbf16>, tensor<32xbf16>) outs(%21 : tensor<2x7x32xbf16>) {
    ^bb0(%in: bf16, %in_6: bf16, %out: bf16):
      %24 = arith.addf %in, %in_6 : bf16
      linalg.yield %24 : bf16
    } -> tensor<2x7x32xbf16>
    return %23 : tensor<2x7x32xbf16>
  }
}
