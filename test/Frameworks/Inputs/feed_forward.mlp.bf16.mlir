#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: tensor<2x7x40xbf16>, %arg1: tensor<96x40xbf16>, %arg2: tensor<96xbf16>, %arg3: tensor<40x96xbf16>, %arg4: tensor<40xbf16>) -> tensor<2x7x40xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : bf16
    %cst_1 = arith.constant 2.000000e+00 : bf16
    %cst_2 = arith.constant 5.000000e-01 : bf16
    %0 = tensor.empty() : tensor<40x96xbf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<96x40xbf16>) outs(%0 : tensor<40x96xbf16>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<2x40x96xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<40x96xbf16>) outs(%1 : tensor<2x40x96xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x40x96xbf16>
    %3 = tensor.empty() : tensor<2x7x96xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<2x7x96xf32>) -> tensor<2x7x96xf32>
    %5 = linalg.batch_matmul ins(%arg0, %2 : tensor<2x7x40xbf16>, tensor<2x40x96xbf16>) outs(%4 : tensor<2x7x96xf32>) -> tensor<2x7x96xf32>
    %6 = tensor.empty() : tensor<2x7x96xbf16>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<2x7x96xf32>) outs(%6 : tensor<2x7x96xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %20 = arith.truncf %in : f32 to bf16
      linalg.yield %20 : bf16
    } -> tensor<2x7x96xbf16>
    %8 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %arg2 : tensor<2x7x96xbf16>, tensor<96xbf16>) outs(%6 : tensor<2x7x96xbf16>) {
    ^bb0(%in: bf16, %in_4: bf16, %out: bf16):
      %20 = arith.addf %in, %in_4 : bf16
      linalg.yield %20 : bf16
    } -> tensor<2x7x96xbf16>
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x7x96xbf16>) outs(%6 : tensor<2x7x96xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %20 = math.sqrt %cst_1 : bf16
      %21 = arith.divf %in, %20 : bf16
      %22 = math.erf %21 : bf16
      %23 = arith.addf %22, %cst_0 : bf16
      %24 = arith.mulf %23, %cst_2 : bf16
      %25 = arith.mulf %in, %24 : bf16
      linalg.yield %25 : bf16
    } -> tensor<2x7x96xbf16>
    %10 = tensor.empty() : tensor<96x40xbf16>
    %transposed_3 = linalg.transpose ins(%arg3 : tensor<40x96xbf16>) outs(%10 : tensor<96x40xbf16>) permutation = [1, 0] 
    %11 = tensor.empty() : tensor<2x96x40xbf16>
    %12 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_3 : tensor<96x40xbf16>) outs(%11 : tensor<2x96x40xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x96x40xbf16>
    %13 = tensor.empty() : tensor<2x7x40xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<2x7x40xf32>) -> tensor<2x7x40xf32>
    %15 = linalg.batch_matmul ins(%9, %12 : tensor<2x7x96xbf16>, tensor<2x96x40xbf16>) outs(%14 : tensor<2x7x40xf32>) -> tensor<2x7x40xf32>
    %16 = tensor.empty() : tensor<2x7x40xbf16>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x7x40xf32>) outs(%16 : tensor<2x7x40xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %20 = arith.truncf %in : f32 to bf16
      linalg.yield %20 : bf16
    } -> tensor<2x7x40xbf16>
    %18 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %arg4 : tensor<2x7x40xbf16>, tensor<40xbf16>) outs(%16 : tensor<2x7x40xbf16>) {
    ^bb0(%in: bf16, %in_4: bf16, %out: bf16):
      %20 = arith.addf %in, %in_4 : bf16
      linalg.yield %20 : bf16
    } -> tensor<2x7x40xbf16>
    %19 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %18 : tensor<2x7x40xbf16>, tensor<2x7x40xbf16>) outs(%16 : tensor<2x7x40xbf16>) {
    ^bb0(%in: bf16, %in_4: bf16, %out: bf16):
      %20 = arith.addf %in, %in_4 : bf16
      linalg.yield %20 : bf16
    } -> tensor<2x7x40xbf16>
    return %19 : tensor<2x7x40xbf16>
  }
}
