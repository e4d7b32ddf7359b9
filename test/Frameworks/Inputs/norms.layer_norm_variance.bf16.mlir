#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @main(%arg0: tensor<2x7x48xbf16>) -> tensor<2x7x48xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 4.700000e+01 : f64
    %cst_2 = arith.constant 9.9999999999999995E-7 : f64
    %cst_3 = arith.constant 4.800000e+01 : bf16
    %cst_4 = arith.constant 4.800000e+01 : f64
    %0 = tensor.empty() : tensor<2x7x1xbf16>
    %1 = linalg.fill ins(%cst : bf16) outs(%0 : tensor<2x7x1xbf16>) -> tensor<2x7x1xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<2x7x48xbf16>) outs(%1 : tensor<2x7x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %24 = arith.addf %in, %out : bf16
      linalg.yield %24 : bf16
    } -> tensor<2x7x1xbf16>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<2x7x1xbf16>) outs(%0 : tensor<2x7x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %24 = arith.divf %in, %cst_3 : bf16
      linalg.yield %24 : bf16
    } -> tensor<2x7x1xbf16>
    %4 = tensor.empty() : tensor<2x7x48xbf16>
    %5 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %3 : tensor<2x7x48xbf16>, tensor<2x7x1xbf16>) outs(%4 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_5: bf16, %out: bf16):
      %24 = arith.subf %in, %in_5 : bf16
      linalg.yield %24 : bf16
    } -> tensor<2x7x48xbf16>
    %6 = tensor.empty() : tensor<2x7x48xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xbf16>) outs(%6 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %24 = arith.extf %in : bf16 to f32
      linalg.yield %24 : f32
    } -> tensor<2x7x48xf32>
    %8 = tensor.empty() : tensor<2x7x48xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %24 = arith.extf %in : f32 to f64
      linalg.yield %24 : f64
    } -> tensor<2x7x48xf64>
    %10 = tensor.empty() : tensor<2x7x1xf64>
    %11 = linalg.fill ins(%cst_0 : f64) outs(%10 : tensor<2x7x1xf64>) -> tensor<2x7x1xf64>
    %12 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9 : tensor<2x7x48xf64>) outs(%11 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %24 = arith.addf %in, %out : f64
      linalg.yield %24 : f64
    } -> tensor<2x7x1xf64>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x7x1xf64>) outs(%10 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %24 = arith.divf %in, %cst_4 : f64
      linalg.yield %24 : f64
    } -> tensor<2x7x1xf64>
    %14 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %13 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%8 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_5: f64, %out: f64):
      %24 = arith.subf %in, %in_5 : f64
      linalg.yield %24 : f64
    } -> tensor<2x7x48xf64>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %14 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%8 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_5: f64, %out: f64):
      %24 = arith.mulf %in, %in_5 : f64
      linalg.yield %24 : f64
    } -> tensor<2x7x48xf64>
    %16 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%15 : tensor<2x7x48xf64>) outs(%11 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %24 = arith.addf %in, %out : f64
      linalg.yield %24 : f64
    } -> tensor<2x7x1xf64>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x7x1xf64>) outs(%10 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %24 = arith.divf %in, %cst_1 : f64
      linalg.yield %24 : f64
    } -> tensor<2x7x1xf64>
    %18 = tensor.empty() : tensor<2x7x1xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x7x1xf64>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %24 = arith.truncf %in : f64 to f32
      linalg.yield %24 : f32
    } -> tensor<2x7x1xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = math.sqrt %in : f32
      linalg.yield %24 : f32
    } -> tensor<2x7x1xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<2x7x1xf32>) outs(%0 : tensor<2x7x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %24 = arith.truncf %in : f32 to bf16
      linalg.yield %24 : bf16
    } -> tensor<2x7x1xbf16>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x7x1xbf16>) outs(%0 : tensor<2x7x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %24 = arith.truncf %cst_2 : f64 to bf16
      %25 = arith.addf %in, %24 : bf16
      linalg.yield %25 : bf16
    } -> tensor<2x7x1xbf16>
    %23 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %22 : tensor<2x7x48xbf16>, tensor<2x7x1xbf16>) outs(%4 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_5: bf16, %out: bf16):
      %24 = arith.divf %in, %in_5 : bf16
      linalg.yield %24 : bf16
    } -> tensor<2x7x48xbf16>
    return %23 : tensor<2x7x48xbf16>
  }
}
