#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> ()>
module {
  func.func @main(%arg0: tensor<13x48xf32>, %arg1: tensor<64x48xf32>, %arg2: tensor<64xf32>) -> tensor<13x64xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = arith.constant 1.0507009873554805 : f64
    %cst_2 = arith.constant 1.6732632423543772 : f64
    %cst_3 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<48x64xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<64x48xf32>) outs(%0 : tensor<48x64xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<13x64xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<13x64xf32>) -> tensor<13x64xf32>
    %3 = linalg.matmul ins(%arg0, %transposed : tensor<13x48xf32>, tensor<48x64xf32>) outs(%2 : tensor<13x64xf32>) -> tensor<13x64xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %arg2 : tensor<13x64xf32>, tensor<64xf32>) outs(%1 : tensor<13x64xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %13 = arith.addf %in, %in_4 : f32
      linalg.yield %13 : f32
    } -> tensor<13x64xf32>
    %5 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_0, %4 : tensor<f32>, tensor<13x64xf32>) outs(%1 : tensor<13x64xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %13 = arith.cmpf ogt, %in, %in_4 : f32
      %14 = arith.select %13, %in, %in_4 : f32
      linalg.yield %14 : f32
    } -> tensor<13x64xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<13x64xf32>) outs(%1 : tensor<13x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.truncf %cst_1 : f64 to f32
      %14 = arith.mulf %in, %13 : f32
      linalg.yield %14 : f32
    } -> tensor<13x64xf32>
    %7 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_0, %4 : tensor<f32>, tensor<13x64xf32>) outs(%1 : tensor<13x64xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %13 = arith.cmpf olt, %in, %in_4 : f32
      %14 = arith.select %13, %in, %in_4 : f32
      linalg.yield %14 : f32
    } -> tensor<13x64xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<13x64xf32>) outs(%1 : tensor<13x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = math.exp %in : f32
      linalg.yield %13 : f32
    } -> tensor<13x64xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<13x64xf32>) outs(%1 : tensor<13x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.subf %in, %cst_3 : f32
      linalg.yield %13 : f32
    } -> tensor<13x64xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<13x64xf32>) outs(%1 : tensor<13x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.truncf %cst_1 : f64 to f32
      %14 = arith.mulf %in, %13 : f32
      linalg.yield %14 : f32
    } -> tensor<13x64xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<13x64xf32>) outs(%1 : tensor<13x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.truncf %cst_2 : f64 to f32
      %14 = arith.mulf %in, %13 : f32
      linalg.yield %14 : f32
    } -> tensor<13x64xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %11 : tensor<13x64xf32>, tensor<13x64xf32>) outs(%1 : tensor<13x64xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %13 = arith.addf %in, %in_4 : f32
      linalg.yield %13 : f32
    } -> tensor<13x64xf32>
    return %12 : tensor<13x64xf32>
  }
}
