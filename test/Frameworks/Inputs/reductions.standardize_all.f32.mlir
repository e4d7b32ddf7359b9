#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> ()>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1, d2) -> (0, 0, 0)>
module {
  func.func @main(%arg0: tensor<2x7x48xf32>) -> tensor<2x7x48xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 6.710000e+02 : f64
    %cst_2 = arith.constant 1.000000e-05 : f64
    %cst_3 = arith.constant 6.720000e+02 : f32
    %cst_4 = arith.constant 6.720000e+02 : f64
    %0 = tensor.empty() : tensor<f32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction", "reduction"]} ins(%arg0 : tensor<2x7x48xf32>) outs(%1 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.addf %in, %out : f32
      linalg.yield %22 : f32
    } -> tensor<f32>
    %3 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%2 : tensor<f32>) outs(%0 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.divf %in, %cst_3 : f32
      linalg.yield %22 : f32
    } -> tensor<f32>
    %4 = tensor.empty() : tensor<2x7x48xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %3 : tensor<2x7x48xf32>, tensor<f32>) outs(%4 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %22 = arith.subf %in, %in_5 : f32
      linalg.yield %22 : f32
    } -> tensor<2x7x48xf32>
    %6 = tensor.empty() : tensor<2x7x48xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xf32>) outs(%6 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %22 = arith.extf %in : f32 to f64
      linalg.yield %22 : f64
    } -> tensor<2x7x48xf64>
    %8 = tensor.empty() : tensor<1x1x1xf64>
    %9 = linalg.fill ins(%cst_0 : f64) outs(%8 : tensor<1x1x1xf64>) -> tensor<1x1x1xf64>
    %10 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "reduction", "reduction"]} ins(%7 : tensor<2x7x48xf64>) outs(%9 : tensor<1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %22 = arith.addf %in, %out : f64
      linalg.yield %22 : f64
    } -> tensor<1x1x1xf64>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<1x1x1xf64>) outs(%8 : tensor<1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %22 = arith.divf %in, %cst_4 : f64
      linalg.yield %22 : f64
    } -> tensor<1x1x1xf64>
    %12 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %11 : tensor<2x7x48xf64>, tensor<1x1x1xf64>) outs(%6 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_5: f64, %out: f64):
      %22 = arith.subf %in, %in_5 : f64
      linalg.yield %22 : f64
    } -> tensor<2x7x48xf64>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %12 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%6 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_5: f64, %out: f64):
      %22 = arith.mulf %in, %in_5 : f64
      linalg.yield %22 : f64
    } -> tensor<2x7x48xf64>
    %14 = tensor.empty() : tensor<f64>
    %15 = linalg.fill ins(%cst_0 : f64) outs(%14 : tensor<f64>) -> tensor<f64>
    %16 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction", "reduction"]} ins(%13 : tensor<2x7x48xf64>) outs(%15 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      %22 = arith.addf %in, %out : f64
      linalg.yield %22 : f64
    } -> tensor<f64>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%16 : tensor<f64>) outs(%14 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      %22 = arith.divf %in, %cst_1 : f64
      linalg.yield %22 : f64
    } -> tensor<f64>
    %18 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%17 : tensor<f64>) outs(%0 : tensor<f32>) {
    ^bb0(%in: f64, %out: f32):
      %22 = arith.truncf %in : f64 to f32
      linalg.yield %22 : f32
    } -> tensor<f32>
    %19 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%18 : tensor<f32>) outs(%0 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = math.sqrt %in : f32
      linalg.yield %22 : f32
    } -> tensor<f32>
    %20 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%19 : tensor<f32>) outs(%0 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.truncf %cst_2 : f64 to f32
      %23 = arith.addf %in, %22 : f32
      linalg.yield %23 : f32
    } -> tensor<f32>
    %21 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %20 : tensor<2x7x48xf32>, tensor<f32>) outs(%4 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %22 = arith.divf %in, %in_5 : f32
      linalg.yield %22 : f32
    } -> tensor<2x7x48xf32>
    return %21 : tensor<2x7x48xf32>
  }
}
