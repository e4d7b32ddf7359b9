#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @main(%arg0: tensor<13x24xbf16>, %arg1: tensor<13x24xbf16>) -> tensor<13xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant dense<9.99999993E-9> : tensor<f32>
    %cst_1 = arith.constant 5.000000e-01 : bf16
    %cst_2 = arith.constant 2.000000e+00 : bf16
    %0 = tensor.empty() : tensor<13x1xbf16>
    %1 = linalg.fill ins(%cst : bf16) outs(%0 : tensor<13x1xbf16>) -> tensor<13x1xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<13x24xbf16>) outs(%1 : tensor<13x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %15 = math.absf %in : bf16
      %16 = math.powf %15, %cst_2 : bf16
      %17 = arith.addf %16, %out : bf16
      linalg.yield %17 : bf16
    } -> tensor<13x1xbf16>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<13x1xbf16>) outs(%0 : tensor<13x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %15 = math.powf %in, %cst_1 : bf16
      linalg.yield %15 : bf16
    } -> tensor<13x1xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg1 : tensor<13x24xbf16>) outs(%1 : tensor<13x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %15 = math.absf %in : bf16
      %16 = math.powf %15, %cst_2 : bf16
      %17 = arith.addf %16, %out : bf16
      linalg.yield %17 : bf16
    } -> tensor<13x1xbf16>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<13x1xbf16>) outs(%0 : tensor<13x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %15 = math.powf %in, %cst_1 : bf16
      linalg.yield %15 : bf16
    } -> tensor<13x1xbf16>
    %6 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %cst_0 : tensor<13x1xbf16>, tensor<f32>) outs(%0 : tensor<13x1xbf16>) {
    ^bb0(%in: bf16, %in_3: f32, %out: bf16):
      %15 = arith.truncf %in_3 : f32 to bf16
      %16 = arith.cmpf ult, %in, %15 : bf16
      %17 = arith.select %16, %15, %in : bf16
      linalg.yield %17 : bf16
    } -> tensor<13x1xbf16>
    %7 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %cst_0 : tensor<13x1xbf16>, tensor<f32>) outs(%0 : tensor<13x1xbf16>) {
    ^bb0(%in: bf16, %in_3: f32, %out: bf16):
      %15 = arith.truncf %in_3 : f32 to bf16
      %16 = arith.cmpf ult, %in, %15 : bf16
      %17 = arith.select %16, %15, %in : bf16
      linalg.yield %17 : bf16
    } -> tensor<13x1xbf16>
    %8 = tensor.empty() : tensor<13x24xbf16>
    %9 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %7 : tensor<13x24xbf16>, tensor<13x1xbf16>) outs(%8 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %in_3: bf16, %out: bf16):
      %15 = arith.divf %in, %in_3 : bf16
      linalg.yield %15 : bf16
    } -> tensor<13x24xbf16>
    %10 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %6 : tensor<13x24xbf16>, tensor<13x1xbf16>) outs(%8 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %in_3: bf16, %out: bf16):
      %15 = arith.divf %in, %in_3 : bf16
      linalg.yield %15 : bf16
    } -> tensor<13x24xbf16>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%10, %9 : tensor<13x24xbf16>, tensor<13x24xbf16>) outs(%8 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %in_3: bf16, %out: bf16):
      %15 = arith.mulf %in, %in_3 : bf16
      linalg.yield %15 : bf16
    } -> tensor<13x24xbf16>
    %12 = tensor.empty() : tensor<13xbf16>
    %13 = linalg.fill ins(%cst : bf16) outs(%12 : tensor<13xbf16>) -> tensor<13xbf16>
    %14 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "reduction"]} ins(%11 : tensor<13x24xbf16>) outs(%13 : tensor<13xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %15 = arith.addf %in, %out : bf16
      linalg.yield %15 : bf16
    } -> tensor<13xbf16>
    return %14 : tensor<13xbf16>
  }
}
