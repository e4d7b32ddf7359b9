#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @main(%arg0: tensor<13x24xf16>, %arg1: tensor<13x24xf16>) -> tensor<13xf16> {
    %cst = arith.constant 0.000000e+00 : f16
    %cst_0 = arith.constant dense<9.99999993E-9> : tensor<f32>
    %cst_1 = arith.constant 5.000000e-01 : f16
    %cst_2 = arith.constant 2.000000e+00 : f16
    %0 = tensor.empty() : tensor<13x1xf16>
    %1 = linalg.fill ins(%cst : f16) outs(%0 : tensor<13x1xf16>) -> tensor<13x1xf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<13x24xf16>) outs(%1 : tensor<13x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %15 = math.absf %in : f16
      %16 = math.powf %15, %cst_2 : f16
      %17 = arith.addf %16, %out : f16
      linalg.yield %17 : f16
    } -> tensor<13x1xf16>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<13x1xf16>) outs(%0 : tensor<13x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %15 = math.powf %in, %cst_1 : f16
      linalg.yield %15 : f16
    } -> tensor<13x1xf16>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg1 : tensor<13x24xf16>) outs(%1 : tensor<13x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %15 = math.absf %in : f16
      %16 = math.powf %15, %cst_2 : f16
      %17 = arith.addf %16, %out : f16
      linalg.yield %17 : f16
    } -> tensor<13x1xf16>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<13x1xf16>) outs(%0 : tensor<13x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %15 = math.powf %in, %cst_1 : f16
      linalg.yield %15 : f16
    } -> tensor<13x1xf16>
    %6 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %cst_0 : tensor<13x1xf16>, tensor<f32>) outs(%0 : tensor<13x1xf16>) {
    ^bb0(%in: f16, %in_3: f32, %out: f16):
      %15 = arith.truncf %in_3 : f32 to f16
      %16 = arith.cmpf ult, %in, %15 : f16
      %17 = arith.select %16, %15, %in : f16
      linalg.yield %17 : f16
    } -> tensor<13x1xf16>
    %7 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %cst_0 : tensor<13x1xf16>, tensor<f32>) outs(%0 : tensor<13x1xf16>) {
    ^bb0(%in: f16, %in_3: f32, %out: f16):
      %15 = arith.truncf %in_3 : f32 to f16
      %16 = arith.cmpf ult, %in, %15 : f16
      %17 = arith.select %16, %15, %in : f16
      linalg.yield %17 : f16
    } -> tensor<13x1xf16>
    %8 = tensor.empty() : tensor<13x24xf16>
    %9 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %7 : tensor<13x24xf16>, tensor<13x1xf16>) outs(%8 : tensor<13x24xf16>) {
    ^bb0(%in: f16, %in_3: f16, %out: f16):
      %15 = arith.divf %in, %in_3 : f16
      linalg.yield %15 : f16
    } -> tensor<13x24xf16>
    %10 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %6 : tensor<13x24xf16>, tensor<13x1xf16>) outs(%8 : tensor<13x24xf16>) {
    ^bb0(%in: f16, %in_3: f16, %out: f16):
      %15 = arith.divf %in, %in_3 : f16
      linalg.yield %15 : f16
    } -> tensor<13x24xf16>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%10, %9 : tensor<13x24xf16>, tensor<13x24xf16>) outs(%8 : tensor<13x24xf16>) {
    ^bb0(%in: f16, %in_3: f16, %out: f16):
      %15 = arith.mulf %in, %in_3 : f16
      linalg.yield %15 : f16
    } -> tensor<13x24xf16>
    %12 = tensor.empty() : tensor<13xf16>
    %13 = linalg.fill ins(%cst : f16) outs(%12 : tensor<13xf16>) -> tensor<13xf16>
    %14 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "reduction"]} ins(%11 : tensor<13x24xf16>) outs(%13 : tensor<13xf16>) {
    ^bb0(%in: f16, %out: f16):
      %15 = arith.addf %in, %out : f16
      linalg.yield %15 : f16
    } -> tensor<13xf16>
    return %14 : tensor<13xf16>
  }
}
