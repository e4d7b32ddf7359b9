#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> ()>
module {
  func.func @main(%arg0: tensor<13x48xf32>, %arg1: tensor<64x48xf32>, %arg2: tensor<64xf32>) -> tensor<13x64xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<6.000000e+00> : tensor<f32>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<48x64xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<64x48xf32>) outs(%0 : tensor<48x64xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<13x64xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<13x64xf32>) -> tensor<13x64xf32>
    %3 = linalg.matmul ins(%arg0, %transposed : tensor<13x48xf32>, tensor<48x64xf32>) outs(%2 : tensor<13x64xf32>) -> tensor<13x64xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %arg2 : tensor<13x64xf32>, tensor<64xf32>) outs(%1 : tensor<13x64xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %7 = arith.addf %in, %in_2 : f32
      linalg.yield %7 : f32
    } -> tensor<13x64xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %cst_1 : tensor<13x64xf32>, tensor<f32>) outs(%1 : tensor<13x64xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %7 = arith.cmpf ogt, %in, %in_2 : f32
      %8 = arith.select %7, %in, %in_2 : f32
      linalg.yield %8 : f32
    } -> tensor<13x64xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_0, %5 : tensor<f32>, tensor<13x64xf32>) outs(%1 : tensor<13x64xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %7 = arith.cmpf olt, %in, %in_2 : f32
      %8 = arith.select %7, %in, %in_2 : f32
      linalg.yield %8 : f32
    } -> tensor<13x64xf32>
    return %6 : tensor<13x64xf32>
  }
}
