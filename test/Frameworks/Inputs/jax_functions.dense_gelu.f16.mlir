#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_dense_gelu {
  func.func public @main(%arg0: tensor<13x48xf16>, %arg1: tensor<48x40xf16>, %arg2: tensor<40xf16>) -> tensor<13x40xf16> {
    %cst = arith.constant 5.000000e-01 : f16
    %cst_0 = arith.constant 1.000000e+00 : f16
    %cst_1 = arith.constant 7.978520e-01 : f16
    %cst_2 = arith.constant 4.470830e-02 : f16
    %cst_3 = arith.constant 0.000000e+00 : f16
    %0 = tensor.empty() : tensor<13x40xf16>
    %1 = linalg.fill ins(%cst_3 : f16) outs(%0 : tensor<13x40xf16>) -> tensor<13x40xf16>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<13x48xf16>, tensor<48x40xf16>) outs(%1 : tensor<13x40xf16>) -> tensor<13x40xf16>
    %3 = tensor.empty() : tensor<13x40xf16>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<40xf16>) outs(%3 : tensor<13x40xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<13x40xf16>
    %5 = tensor.empty() : tensor<13x40xf16>
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2, %4 : tensor<13x40xf16>, tensor<13x40xf16>) outs(%5 : tensor<13x40xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %25 = arith.addf %in, %in_4 : f16
      linalg.yield %25 : f16
    } -> tensor<13x40xf16>
    %7 = tensor.empty() : tensor<13x40xf16>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<13x40xf16>) outs(%7 : tensor<13x40xf16>) {
    ^bb0(%in: f16, %out: f16):
      %25 = arith.mulf %in, %in : f16
      linalg.yield %25 : f16
    } -> tensor<13x40xf16>
    %9 = tensor.empty() : tensor<13x40xf16>
    %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8, %6 : tensor<13x40xf16>, tensor<13x40xf16>) outs(%9 : tensor<13x40xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %25 = arith.mulf %in, %in_4 : f16
      linalg.yield %25 : f16
    } -> tensor<13x40xf16>
    %11 = tensor.empty() : tensor<13x40xf16>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<13x40xf16>) outs(%11 : tensor<13x40xf16>) {
    ^bb0(%in: f16, %out: f16):
      %25 = arith.mulf %in, %cst_2 : f16
      linalg.yield %25 : f16
    } -> tensor<13x40xf16>
    %13 = tensor.empty() : tensor<13x40xf16>
    %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %12 : tensor<13x40xf16>, tensor<13x40xf16>) outs(%13 : tensor<13x40xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %25 = arith.addf %in, %in_4 : f16
      linalg.yield %25 : f16
    } -> tensor<13x40xf16>
    %15 = tensor.empty() : tensor<13x40xf16>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<13x40xf16>) outs(%15 : tensor<13x40xf16>) {
    ^bb0(%in: f16, %out: f16):
      %25 = arith.mulf %in, %cst_1 : f16
      linalg.yield %25 : f16
    } -> tensor<13x40xf16>
    %17 = tensor.empty() : tensor<13x40xf16>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<13x40xf16>) outs(%17 : tensor<13x40xf16>) {
    ^bb0(%in: f16, %out: f16):
      %25 = math.tanh %in : f16
      linalg.yield %25 : f16
    } -> tensor<13x40xf16>
    %19 = tensor.empty() : tensor<13x40xf16>
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<13x40xf16>) outs(%19 : tensor<13x40xf16>) {
    ^bb0(%in: f16, %out: f16):
      %25 = arith.addf %in, %cst_0 : f16
      linalg.yield %25 : f16
    } -> tensor<13x40xf16>
    %21 = tensor.empty() : tensor<13x40xf16>
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<13x40xf16>) outs(%21 : tensor<13x40xf16>) {
    ^bb0(%in: f16, %out: f16):
      %25 = arith.mulf %in, %cst : f16
      linalg.yield %25 : f16
    } -> tensor<13x40xf16>
    %23 = tensor.empty() : tensor<13x40xf16>
    %24 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %22 : tensor<13x40xf16>, tensor<13x40xf16>) outs(%23 : tensor<13x40xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %25 = arith.mulf %in, %in_4 : f16
      linalg.yield %25 : f16
    } -> tensor<13x40xf16>
    return %24 : tensor<13x40xf16>
  }
}
