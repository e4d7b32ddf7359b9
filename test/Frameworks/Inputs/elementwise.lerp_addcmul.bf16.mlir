#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0, d1) -> ()>
module {
  func.func @main(%arg0: tensor<13x24xbf16>, %arg1: tensor<13x24xbf16>) -> (tensor<13x24xbf16>, tensor<13x24xbf16>) {
    %cst = arith.constant dense<-0.699999988> : tensor<f32>
    %cst_0 = arith.constant dense<3.000000e-01> : tensor<f32>
    %cst_1 = arith.constant 5.000000e-01 : f64
    %cst_2 = arith.constant 5.000000e-01 : f32
    %0 = tensor.empty() : tensor<13x24xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xbf16>) outs(%0 : tensor<13x24xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %18 = arith.extf %in : bf16 to f32
      linalg.yield %18 : f32
    } -> tensor<13x24xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<13x24xbf16>) outs(%0 : tensor<13x24xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %18 = arith.extf %in : bf16 to f32
      linalg.yield %18 : f32
    } -> tensor<13x24xf32>
    %3 = tensor.empty() : tensor<f32>
    %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%cst_0 : tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %18 = math.absf %in : f32
      linalg.yield %18 : f32
    } -> tensor<f32>
    %5 = tensor.empty() : tensor<i1>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%4 : tensor<f32>) outs(%5 : tensor<i1>) {
    ^bb0(%in: f32, %out: i1):
      %18 = arith.extf %in : f32 to f64
      %19 = arith.cmpf oge, %18, %cst_1 : f64
      linalg.yield %19 : i1
    } -> tensor<i1>
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = []} ins(%6, %cst, %cst_0 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: i1, %in_3: f32, %in_4: f32, %out: f32):
      %18 = arith.select %in, %in_3, %in_4 : f32
      linalg.yield %18 : f32
    } -> tensor<f32>
    %8 = linalg.generic {indexing_maps = [#map2, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %2, %1 : tensor<i1>, tensor<13x24xf32>, tensor<13x24xf32>) outs(%0 : tensor<13x24xf32>) {
    ^bb0(%in: i1, %in_3: f32, %in_4: f32, %out: f32):
      %18 = arith.select %in, %in_3, %in_4 : f32
      linalg.yield %18 : f32
    } -> tensor<13x24xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %1 : tensor<13x24xf32>, tensor<13x24xf32>) outs(%0 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %18 = arith.subf %in, %in_3 : f32
      linalg.yield %18 : f32
    } -> tensor<13x24xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %9 : tensor<f32>, tensor<13x24xf32>) outs(%0 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %18 = arith.mulf %in, %in_3 : f32
      linalg.yield %18 : f32
    } -> tensor<13x24xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%10, %8 : tensor<13x24xf32>, tensor<13x24xf32>) outs(%0 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %18 = arith.addf %in, %in_3 : f32
      linalg.yield %18 : f32
    } -> tensor<13x24xf32>
    %12 = tensor.empty() : tensor<13x24xbf16>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<13x24xf32>) outs(%12 : tensor<13x24xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %18 = arith.truncf %in : f32 to bf16
      linalg.yield %18 : bf16
    } -> tensor<13x24xbf16>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<13x24xf32>) outs(%0 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %18 = arith.mulf %in, %cst_2 : f32
      linalg.yield %18 : f32
    } -> tensor<13x24xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%14, %2 : tensor<13x24xf32>, tensor<13x24xf32>) outs(%0 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %18 = arith.mulf %in, %in_3 : f32
      linalg.yield %18 : f32
    } -> tensor<13x24xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %15 : tensor<13x24xf32>, tensor<13x24xf32>) outs(%0 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %18 = arith.addf %in, %in_3 : f32
      linalg.yield %18 : f32
    } -> tensor<13x24xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<13x24xf32>) outs(%12 : tensor<13x24xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %18 = arith.truncf %in : f32 to bf16
      linalg.yield %18 : bf16
    } -> tensor<13x24xbf16>
    return %13, %17 : tensor<13x24xbf16>, tensor<13x24xbf16>
  }
}
