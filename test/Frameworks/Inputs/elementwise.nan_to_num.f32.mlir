#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
module {
  func.func @main(%arg0: tensor<13x24xf32>) -> tensor<13x24xf32> {
    %cst = arith.constant dense<3.40282347E+38> : tensor<f32>
    %cst_0 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant 0x7FF0000000000000 : f64
    %cst_3 = arith.constant 0xFFF0000000000000 : f64
    %0 = tensor.empty() : tensor<13x24xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xf32>) outs(%0 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %9 = math.log %in : f32
      linalg.yield %9 : f32
    } -> tensor<13x24xf32>
    %2 = tensor.empty() : tensor<13x24xi1>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %1 : tensor<13x24xf32>, tensor<13x24xf32>) outs(%2 : tensor<13x24xi1>) {
    ^bb0(%in: f32, %in_4: f32, %out: i1):
      %9 = arith.cmpf une, %in, %in_4 : f32
      linalg.yield %9 : i1
    } -> tensor<13x24xi1>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %cst_1, %1 : tensor<13x24xi1>, tensor<f32>, tensor<13x24xf32>) outs(%0 : tensor<13x24xf32>) {
    ^bb0(%in: i1, %in_4: f32, %in_5: f32, %out: f32):
      %9 = arith.select %in, %in_4, %in_5 : f32
      linalg.yield %9 : f32
    } -> tensor<13x24xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<13x24xf32>) outs(%2 : tensor<13x24xi1>) {
    ^bb0(%in: f32, %out: i1):
      %9 = arith.extf %in : f32 to f64
      %10 = arith.cmpf oeq, %9, %cst_3 : f64
      linalg.yield %10 : i1
    } -> tensor<13x24xi1>
    %6 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %cst_0, %4 : tensor<13x24xi1>, tensor<f32>, tensor<13x24xf32>) outs(%0 : tensor<13x24xf32>) {
    ^bb0(%in: i1, %in_4: f32, %in_5: f32, %out: f32):
      %9 = arith.select %in, %in_4, %in_5 : f32
      linalg.yield %9 : f32
    } -> tensor<13x24xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<13x24xf32>) outs(%2 : tensor<13x24xi1>) {
    ^bb0(%in: f32, %out: i1):
      %9 = arith.extf %in : f32 to f64
      %10 = arith.cmpf oeq, %9, %cst_2 : f64
      linalg.yield %10 : i1
    } -> tensor<13x24xi1>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %cst, %6 : tensor<13x24xi1>, tensor<f32>, tensor<13x24xf32>) outs(%0 : tensor<13x24xf32>) {
    ^bb0(%in: i1, %in_4: f32, %in_5: f32, %out: f32):
      %9 = arith.select %in, %in_4, %in_5 : f32
      linalg.yield %9 : f32
    } -> tensor<13x24xf32>
    return %8 : tensor<13x24xf32>
  }
}
