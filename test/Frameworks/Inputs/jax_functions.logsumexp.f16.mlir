#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
module @jit_logsumexp {
  func.func public @main(%arg0: tensor<13x30xf16>) -> tensor<13xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f16
    %cst_1 = arith.constant 0x7C00 : f16
    %cst_2 = arith.constant 0xFC00 : f16
    %0 = tensor.empty() : tensor<13xf16>
    %1 = linalg.fill ins(%cst_2 : f16) outs(%0 : tensor<13xf16>) -> tensor<13xf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<13x30xf16>) outs(%1 : tensor<13xf16>) {
    ^bb0(%in: f16, %out: f16):
      %26 = arith.maximumf %out, %in : f16
      linalg.yield %26 : f16
    } -> tensor<13xf16>
    %3 = tensor.empty() : tensor<13xi1>
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%2 : tensor<13xf16>) outs(%3 : tensor<13xi1>) {
    ^bb0(%in: f16, %out: i1):
      %26 = math.absf %in : f16
      %27 = arith.cmpf one, %26, %cst_1 : f16
      linalg.yield %27 : i1
    } -> tensor<13xi1>
    %5 = tensor.empty() : tensor<13xf16>
    %6 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%4, %2 : tensor<13xi1>, tensor<13xf16>) outs(%5 : tensor<13xf16>) {
    ^bb0(%in: i1, %in_3: f16, %out: f16):
      %26 = arith.select %in, %in_3, %cst_0 : f16
      linalg.yield %26 : f16
    } -> tensor<13xf16>
    %7 = tensor.empty() : tensor<13x30xf16>
    %8 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<13xf16>) outs(%7 : tensor<13x30xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<13x30xf16>
    %9 = tensor.empty() : tensor<13x30xf16>
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %8 : tensor<13x30xf16>, tensor<13x30xf16>) outs(%9 : tensor<13x30xf16>) {
    ^bb0(%in: f16, %in_3: f16, %out: f16):
      %26 = arith.subf %in, %in_3 : f16
      linalg.yield %26 : f16
    } -> tensor<13x30xf16>
    %11 = tensor.empty() : tensor<13x30xf16>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<13x30xf16>) outs(%11 : tensor<13x30xf16>) {
    ^bb0(%in: f16, %out: f16):
      %26 = math.exp %in : f16
      linalg.yield %26 : f16
    } -> tensor<13x30xf16>
    %13 = tensor.empty() : tensor<13x30xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<13x30xf16>) outs(%13 : tensor<13x30xf32>) {
    ^bb0(%in: f16, %out: f32):
      %26 = arith.extf %in : f16 to f32
      linalg.yield %26 : f32
    } -> tensor<13x30xf32>
    %15 = tensor.empty() : tensor<13xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<13xf32>) -> tensor<13xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%14 : tensor<13x30xf32>) outs(%16 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = arith.addf %out, %in : f32
      linalg.yield %26 : f32
    } -> tensor<13xf32>
    %18 = tensor.empty() : tensor<13xf16>
    %19 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%17 : tensor<13xf32>) outs(%18 : tensor<13xf16>) {
    ^bb0(%in: f32, %out: f16):
      %26 = arith.truncf %in : f32 to f16
      linalg.yield %26 : f16
    } -> tensor<13xf16>
    %20 = tensor.empty() : tensor<13xf16>
    %21 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%19 : tensor<13xf16>) outs(%20 : tensor<13xf16>) {
    ^bb0(%in: f16, %out: f16):
      %26 = math.absf %in : f16
      linalg.yield %26 : f16
    } -> tensor<13xf16>
    %22 = tensor.empty() : tensor<13xf16>
    %23 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%21 : tensor<13xf16>) outs(%22 : tensor<13xf16>) {
    ^bb0(%in: f16, %out: f16):
      %26 = math.log %in : f16
      linalg.yield %26 : f16
    } -> tensor<13xf16>
    %24 = tensor.empty() : tensor<13xf16>
    %25 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%23, %6 : tensor<13xf16>, tensor<13xf16>) outs(%24 : tensor<13xf16>) {
    ^bb0(%in: f16, %in_3: f16, %out: f16):
      %26 = arith.addf %in, %in_3 : f16
      linalg.yield %26 : f16
    } -> tensor<13xf16>
    return %25 : tensor<13xf16>
  }
}
