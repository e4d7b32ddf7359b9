#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0) -> (0)>
#map5 = affine_map<(d0) -> ()>
#map6 = affine_map<(d0, d1) -> ()>
module {
  func.func @main(%arg0: tensor<13x24xf32>, %arg1: tensor<20x24xf32>, %arg2: tensor<20xf32>, %arg3: tensor<24xf32>) -> tensor<13x20xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 9.9999999999999998E-13 : f64
    %cst_1 = arith.constant 2.000000e+00 : f32
    %cst_2 = arith.constant 5.000000e-01 : f32
    %0 = tensor.empty() : tensor<20x24xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %arg3 : tensor<20x24xf32>, tensor<24xf32>) outs(%0 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %21 = arith.mulf %in, %in_3 : f32
      linalg.yield %21 : f32
    } -> tensor<20x24xf32>
    %2 = tensor.empty() : tensor<20xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<20xf32>) -> tensor<20xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<20x24xf32>) outs(%3 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.addf %in, %out : f32
      linalg.yield %21 : f32
    } -> tensor<20xf32>
    %5 = tensor.empty() : tensor<1xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<1xf32>) -> tensor<1xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction"]} ins(%4 : tensor<20xf32>) outs(%6 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = math.absf %in : f32
      %22 = math.powf %21, %cst_1 : f32
      %23 = arith.addf %22, %out : f32
      linalg.yield %23 : f32
    } -> tensor<1xf32>
    %8 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%7 : tensor<1xf32>) outs(%5 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = math.powf %in, %cst_2 : f32
      linalg.yield %21 : f32
    } -> tensor<1xf32>
    %9 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%8 : tensor<1xf32>) outs(%5 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.truncf %cst_0 : f64 to f32
      %22 = arith.cmpf ult, %in, %21 : f32
      %23 = arith.select %22, %21, %in : f32
      linalg.yield %23 : f32
    } -> tensor<1xf32>
    %collapsed = tensor.collapse_shape %9 [] : tensor<1xf32> into tensor<f32>
    %10 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel"]} ins(%collapsed : tensor<f32>) outs(%2 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20xf32>
    %11 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%4, %10 : tensor<20xf32>, tensor<20xf32>) outs(%2 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %21 = arith.divf %in, %in_3 : f32
      linalg.yield %21 : f32
    } -> tensor<20xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%11, %4 : tensor<20xf32>, tensor<20xf32>) outs(%2 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %21 = arith.mulf %in, %in_3 : f32
      linalg.yield %21 : f32
    } -> tensor<20xf32>
    %13 = tensor.empty() : tensor<f32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<f32>) -> tensor<f32>
    %15 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["reduction"]} ins(%12 : tensor<20xf32>) outs(%14 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.addf %in, %out : f32
      linalg.yield %21 : f32
    } -> tensor<f32>
    %16 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %15 : tensor<20x24xf32>, tensor<f32>) outs(%0 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %21 = arith.divf %in, %in_3 : f32
      linalg.yield %21 : f32
    } -> tensor<20x24xf32>
    %17 = tensor.empty() : tensor<24x20xf32>
    %transposed = linalg.transpose ins(%16 : tensor<20x24xf32>) outs(%17 : tensor<24x20xf32>) permutation = [1, 0] 
    %18 = tensor.empty() : tensor<13x20xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<13x20xf32>) -> tensor<13x20xf32>
    %20 = linalg.matmul ins(%arg0, %transposed : tensor<13x24xf32>, tensor<24x20xf32>) outs(%19 : tensor<13x20xf32>) -> tensor<13x20xf32>
    return %20 : tensor<13x20xf32>
  }
}
