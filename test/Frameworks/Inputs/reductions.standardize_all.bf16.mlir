#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> ()>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1, d2) -> (0, 0, 0)>
module {
  func.func @main(%arg0: tensor<2x7x48xbf16>) -> tensor<2x7x48xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 6.710000e+02 : f64
    %cst_2 = arith.constant 1.000000e-05 : f64
    %cst_3 = arith.constant 6.720000e+02 : bf16
    %cst_4 = arith.constant 6.720000e+02 : f64
    %0 = tensor.empty() : tensor<bf16>
    %1 = linalg.fill ins(%cst : bf16) outs(%0 : tensor<bf16>) -> tensor<bf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction", "reduction"]} ins(%arg0 : tensor<2x7x48xbf16>) outs(%1 : tensor<bf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %26 = arith.addf %in, %out : bf16
      linalg.yield %26 : bf16
    } -> tensor<bf16>
    %3 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%2 : tensor<bf16>) outs(%0 : tensor<bf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %26 = arith.divf %in, %cst_3 : bf16
      linalg.yield %26 : bf16
    } -> tensor<bf16>
    %4 = tensor.empty() : tensor<2x7x48xbf16>
    %5 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %3 : tensor<2x7x48xbf16>, tensor<bf16>) outs(%4 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_5: bf16, %out: bf16):
      %26 = arith.subf %in, %in_5 : bf16
      linalg.yield %26 : bf16
    } -> tensor<2x7x48xbf16>
    %6 = tensor.empty() : tensor<2x7x48xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xbf16>) outs(%6 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %26 = arith.extf %in : bf16 to f32
      linalg.yield %26 : f32
    } -> tensor<2x7x48xf32>
    %8 = tensor.empty() : tensor<2x7x48xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %26 = arith.extf %in : f32 to f64
      linalg.yield %26 : f64
    } -> tensor<2x7x48xf64>
    %10 = tensor.empty() : tensor<1x1x1xf64>
    %11 = linalg.fill ins(%cst_0 : f64) outs(%10 : tensor<1x1x1xf64>) -> tensor<1x1x1xf64>
    %12 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "reduction", "reduction"]} ins(%9 : tensor<2x7x48xf64>) outs(%11 : tensor<1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %26 = arith.addf %in, %out : f64
      linalg.yield %26 : f64
    } -> tensor<1x1x1xf64>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<1x1x1xf64>) outs(%10 : tensor<1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %26 = arith.divf %in, %cst_4 : f64
      linalg.yield %26 : f64
    } -> tensor<1x1x1xf64>
    %14 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %13 : tensor<2x7x48xf64>, tensor<1x1x1xf64>) outs(%8 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_5: f64, %out: f64):
      %26 = arith.subf %in, %in_5 : f64
      linalg.yield %26 : f64
    } -> tensor<2x7x48xf64>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %14 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%8 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_5: f64, %out: f64):
      %26 = arith.mulf %in, %in_5 : f64
      linalg.yield %26 : f64
    } -> tensor<2x7x48xf64>
    %16 = tensor.empty() : tensor<f64>
    %17 = linalg.fill ins(%cst_0 : f64) outs(%16 : tensor<f64>) -> tensor<f64>
    %18 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction", "reduction"]} ins(%15 : tensor<2x7x48xf64>) outs(%17 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      %26 = arith.addf %in, %out : f64
      linalg.yield %26 : f64
    } -> tensor<f64>
    %19 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%18 : tensor<f64>) outs(%16 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      %26 = arith.divf %in, %cst_1 : f64
      linalg.yield %26 : f64
    } -> tensor<f64>
    %20 = tensor.empty() : tensor<f32>
    %21 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%19 : tensor<f64>) outs(%20 : tensor<f32>) {
    ^bb0(%in: f64, %out: f32):
      %26 = arith.truncf %in : f64 to f32
      linalg.yield %26 : f32
    } -> tensor<f32>
    %22 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%21 : tensor<f32>) outs(%20 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = math.sqrt %in : f32
      linalg.yield %26 : f32
    } -> tensor<f32>
    %23 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%22 : tensor<f32>) outs(%0 : tensor<bf16>) {
    ^bb0(%in: f32, %out: bf16):
      %26 = arith.truncf %in : f32 to bf16
      linalg.yield %26 : bf16
    } -> tensor<bf16>
    %24 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%23 : tensor<bf16>) outs(%0 : tensor<bf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %26 = arith.truncf %cst_2 : f64 to bf16
      %27 = arith.addf %in, %26 : bf16
      linalg.yield %27 : bf16
    } -> tensor<bf16>
    %25 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %24 : tensor<2x7x48xbf16>, tensor<bf16>) outs(%4 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_5: bf16, %out: bf16):
      %26 = arith.divf %in, %in_5 : bf16
      linalg.yield %26 : bf16
    } -> tensor<2x7x48xbf16>
    return %25 : tensor<2x7x48xbf16>
  }
}
