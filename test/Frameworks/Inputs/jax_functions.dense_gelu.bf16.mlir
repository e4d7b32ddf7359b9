#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_dense_gelu {
  func.func public @main(%arg0: tensor<13x48xbf16>, %arg1: tensor<48x40xbf16>, %arg2: tensor<40xbf16>) -> tensor<13x40xbf16> {
    %cst = arith.constant 5.000000e-01 : bf16
    %cst_0 = arith.constant 1.000000e+00 : bf16
    %cst_1 = arith.constant 7.968750e-01 : bf16
    %cst_2 = arith.constant 4.467770e-02 : bf16
    %cst_3 = arith.constant 0.000000e+00 : bf16
    %0 = tensor.empty() : tensor<13x40xbf16>
    %1 = linalg.fill ins(%cst_3 : bf16) outs(%0 : tensor<13x40xbf16>) -> tensor<13x40xbf16>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<13x48xbf16>, tensor<48x40xbf16>) outs(%1 : tensor<13x40xbf16>) -> tensor<13x40xbf16>
    %3 = tensor.empty() : tensor<13x40xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<40xbf16>) outs(%3 : tensor<13x40xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<13x40xbf16>
    %5 = tensor.empty() : tensor<13x40xbf16>
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2, %4 : tensor<13x40xbf16>, tensor<13x40xbf16>) outs(%5 : tensor<13x40xbf16>) {
    ^bb0(%in: bf16, %in_4: bf16, %out: bf16):
      %25 = arith.addf %in, %in_4 : bf16
      linalg.yield %25 : bf16
    } -> tensor<13x40xbf16>
    %7 = tensor.empty() : tensor<13x40xbf16>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<13x40xbf16>) outs(%7 : tensor<13x40xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %25 = arith.mulf %in, %in : bf16
      linalg.yield %25 : bf16
    } -> tensor<13x40xbf16>
    %9 = tensor.empty() : tensor<13x40xbf16>
    %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8, %6 : tensor<13x40xbf16>, tensor<13x40xbf16>) outs(%9 : tensor<13x40xbf16>) {
    ^bb0(%in: bf16, %in_4: bf16, %out: bf16):
      %25 = arith.mulf %in, %in_4 : bf16
      linalg.yield %25 : bf16
    } -> tensor<13x40xbf16>
    %11 = tensor.empty() : tensor<13x40xbf16>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<13x40xbf16>) outs(%11 : tensor<13x40xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %25 = arith.mulf %in, %cst_2 : bf16
      linalg.yield %25 : bf16
    } -> tensor<13x40xbf16>
    %13 = tensor.empty() : tensor<13x40xbf16>
    %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %12 : tensor<13x40xbf16>, tensor<13x40xbf16>) outs(%13 : tensor<13x40xbf16>) {
    ^bb0(%in: bf16, %in_4: bf16, %out: bf16):
      %25 = arith.addf %in, %in_4 : bf16
      linalg.yield %25 : bf16
    } -> tensor<13x40xbf16>
    %15 = tensor.empty() : tensor<13x40xbf16>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<13x40xbf16>) outs(%15 : tensor<13x40xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %25 = arith.mulf %in, %cst_1 : bf16
      linalg.yield %25 : bf16
    } -> tensor<13x40xbf16>
    %17 = tensor.empty() : tensor<13x40xbf16>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<13x40xbf16>) outs(%17 : tensor<13x40xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %25 = math.tanh %in : bf16
      linalg.yield %25 : bf16
    } -> tensor<13x40xbf16>
    %19 = tensor.empty() : tensor<13x40xbf16>
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<13x40xbf16>) outs(%19 : tensor<13x40xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %25 = arith.addf %in, %cst_0 : bf16
      linalg.yield %25 : bf16
    } -> tensor<13x40xbf16>
    %21 = tensor.empty() : tensor<13x40xbf16>
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<13x40xbf16>) outs(%21 : tensor<13x40xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %25 = arith.mulf %in, %cst : bf16
      linalg.yield %25 : bf16
    } -> tensor<13x40xbf16>
    %23 = tensor.empty() : tensor<13x40xbf16>
    %24 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %22 : tensor<13x40xbf16>, tensor<13x40xbf16>) outs(%23 : tensor<13x40xbf16>) {
    ^bb0(%in: bf16, %in_4: bf16, %out: bf16):
      %25 = arith.mulf %in, %in_4 : bf16
      linalg.yield %25 : bf16
    } -> tensor<13x40xbf16>
    return %24 : tensor<13x40xbf16>
  }
}
