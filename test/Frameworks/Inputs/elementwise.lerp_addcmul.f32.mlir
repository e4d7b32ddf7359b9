#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<13x24xf32>, %arg1: tensor<13x24xf32>) -> (tensor<13x24xf32>, tensor<13x24xf32>) {
    %cst = arith.constant dense<-0.699999988> : tensor<f32>
    %cst_0 = arith.constant dense<3.000000e-01> : tensor<f32>
    %cst_1 = arith.constant 5.000000e-01 : f64
    %cst_2 = arith.constant 5.000000e-01 : f32
    %0 = tensor.empty() : tensor<f32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%cst_0 : tensor<f32>) outs(%0 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = math.absf %in : f32
      linalg.yield %13 : f32
    } -> tensor<f32>
    %2 = tensor.empty() : tensor<i1>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1 : tensor<f32>) outs(%2 : tensor<i1>) {
    ^bb0(%in: f32, %out: i1):
      %13 = arith.extf %in : f32 to f64
      %14 = arith.cmpf oge, %13, %cst_1 : f64
      linalg.yield %14 : i1
    } -> tensor<i1>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%3, %cst, %cst_0 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>) {
    ^bb0(%in: i1, %in_3: f32, %in_4: f32, %out: f32):
      %13 = arith.select %in, %in_3, %in_4 : f32
      linalg.yield %13 : f32
    } -> tensor<f32>
    %5 = tensor.empty() : tensor<13x24xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%3, %arg1, %arg0 : tensor<i1>, tensor<13x24xf32>, tensor<13x24xf32>) outs(%5 : tensor<13x24xf32>) {
    ^bb0(%in: i1, %in_3: f32, %in_4: f32, %out: f32):
      %13 = arith.select %in, %in_3, %in_4 : f32
      linalg.yield %13 : f32
    } -> tensor<13x24xf32>
    %7 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg1, %arg0 : tensor<13x24xf32>, tensor<13x24xf32>) outs(%5 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %13 = arith.subf %in, %in_3 : f32
      linalg.yield %13 : f32
    } -> tensor<13x24xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%4, %7 : tensor<f32>, tensor<13x24xf32>) outs(%5 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %13 = arith.mulf %in, %in_3 : f32
      linalg.yield %13 : f32
    } -> tensor<13x24xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%8, %6 : tensor<13x24xf32>, tensor<13x24xf32>) outs(%5 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %13 = arith.addf %in, %in_3 : f32
      linalg.yield %13 : f32
    } -> tensor<13x24xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xf32>) outs(%5 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.mulf %in, %cst_2 : f32
      linalg.yield %13 : f32
    } -> tensor<13x24xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%10, %arg1 : tensor<13x24xf32>, tensor<13x24xf32>) outs(%5 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %13 = arith.mulf %in, %in_3 : f32
      linalg.yield %13 : f32
    } -> tensor<13x24xf32>
    %12 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %11 : tensor<13x24xf32>, tensor<13x24xf32>) outs(%5 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %13 = arith.addf %in, %in_3 : f32
      linalg.yield %13 : f32
    } -> tensor<13x24xf32>
    return %9, %12 : tensor<13x24xf32>, tensor<13x24xf32>
  }
}
