#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<13x24xbf16>) -> tensor<13x24xbf16> {
    %c3_i64 = arith.constant 3 : i64
    %cst = arith.constant 0.79788456080286541 : f64
    %cst_0 = arith.constant 4.471500e-02 : f64
    %cst_1 = arith.constant 5.000000e-01 : bf16
    %cst_2 = arith.constant 1.000000e+00 : bf16
    %0 = tensor.empty() : tensor<13x24xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xbf16>) outs(%0 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %9 = arith.mulf %in, %cst_1 : bf16
      linalg.yield %9 : bf16
    } -> tensor<13x24xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xbf16>) outs(%0 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %9 = math.fpowi %in, %c3_i64 : bf16, i64
      linalg.yield %9 : bf16
    } -> tensor<13x24xbf16>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<13x24xbf16>) outs(%0 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %9 = arith.truncf %cst_0 : f64 to bf16
      %10 = arith.mulf %in, %9 : bf16
      linalg.yield %10 : bf16
    } -> tensor<13x24xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %3 : tensor<13x24xbf16>, tensor<13x24xbf16>) outs(%0 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %in_3: bf16, %out: bf16):
      %9 = arith.addf %in, %in_3 : bf16
      linalg.yield %9 : bf16
    } -> tensor<13x24xbf16>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<13x24xbf16>) outs(%0 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %9 = arith.truncf %cst : f64 to bf16
      %10 = arith.mulf %in, %9 : bf16
      linalg.yield %10 : bf16
    } -> tensor<13x24xbf16>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<13x24xbf16>) outs(%0 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %9 = math.tanh %in : bf16
      linalg.yield %9 : bf16
    } -> tensor<13x24xbf16>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<13x24xbf16>) outs(%0 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %9 = arith.addf %in, %cst_2 : bf16
      linalg.yield %9 : bf16
    } -> tensor<13x24xbf16>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %7 : tensor<13x24xbf16>, tensor<13x24xbf16>) outs(%0 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %in_3: bf16, %out: bf16):
      %9 = arith.mulf %in, %in_3 : bf16
      linalg.yield %9 : bf16
    } -> tensor<13x24xbf16>
    return %8 : tensor<13x24xbf16>
  }
}
