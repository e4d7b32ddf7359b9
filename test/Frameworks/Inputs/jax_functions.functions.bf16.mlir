#map = affine_map<(d0, d1) -> (d0, d1)>
module @jit_functions {
  func.func public @main(%arg0: tensor<13x24xbf16>) -> (tensor<13x24xbf16>, tensor<13x24xbf16>, tensor<13x24xbf16>, tensor<13x24xbf16>) {
    %cst = arith.constant 1.000000e+00 : bf16
    %cst_0 = arith.constant 1.296880e+00 : bf16
    %0 = tensor.empty() : tensor<13x24xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xbf16>) outs(%0 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %18 = math.sin %in : bf16
      linalg.yield %18 : bf16
    } -> tensor<13x24xbf16>
    %2 = tensor.empty() : tensor<13x24xbf16>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xbf16>) outs(%2 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %18 = math.cos %in : bf16
      linalg.yield %18 : bf16
    } -> tensor<13x24xbf16>
    %4 = tensor.empty() : tensor<13x24xbf16>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %3 : tensor<13x24xbf16>, tensor<13x24xbf16>) outs(%4 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %in_1: bf16, %out: bf16):
      %18 = arith.addf %in, %in_1 : bf16
      linalg.yield %18 : bf16
    } -> tensor<13x24xbf16>
    %6 = tensor.empty() : tensor<13x24xbf16>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xbf16>) outs(%6 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %18 = math.expm1 %in : bf16
      linalg.yield %18 : bf16
    } -> tensor<13x24xbf16>
    %8 = tensor.empty() : tensor<13x24xbf16>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xbf16>) outs(%8 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %18 = math.log1p %in : bf16
      linalg.yield %18 : bf16
    } -> tensor<13x24xbf16>
    %10 = tensor.empty() : tensor<13x24xbf16>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %9 : tensor<13x24xbf16>, tensor<13x24xbf16>) outs(%10 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %in_1: bf16, %out: bf16):
      %18 = arith.mulf %in, %in_1 : bf16
      linalg.yield %18 : bf16
    } -> tensor<13x24xbf16>
    %12 = tensor.empty() : tensor<13x24xbf16>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xbf16>) outs(%12 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %18 = math.powf %in, %cst_0 : bf16
      linalg.yield %18 : bf16
    } -> tensor<13x24xbf16>
    %14 = tensor.empty() : tensor<13x24xbf16>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xbf16>) outs(%14 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %18 = arith.addf %in, %cst : bf16
      linalg.yield %18 : bf16
    } -> tensor<13x24xbf16>
    %16 = tensor.empty() : tensor<13x24xbf16>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %15 : tensor<13x24xbf16>, tensor<13x24xbf16>) outs(%16 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %in_1: bf16, %out: bf16):
      %18 = math.atan2 %in, %in_1 : bf16
      linalg.yield %18 : bf16
    } -> tensor<13x24xbf16>
    return %5, %11, %13, %17 : tensor<13x24xbf16>, tensor<13x24xbf16>, tensor<13x24xbf16>, tensor<13x24xbf16>
  }
}
