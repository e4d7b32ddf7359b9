#map = affine_map<(d0, d1) -> (d0, 0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<13x24xf32>, %arg1: tensor<20x24xf32>, %arg2: tensor<20x1xf32>) -> tensor<13x20xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 2.000000e+00 : f32
    %0 = tensor.empty() : tensor<20x24xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2, %arg1 : tensor<20x1xf32>, tensor<20x24xf32>) outs(%0 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %11 = arith.mulf %in, %in_2 : f32
      linalg.yield %11 : f32
    } -> tensor<20x24xf32>
    %2 = tensor.empty() : tensor<20x1xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<20x1xf32>) -> tensor<20x1xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "reduction"]} ins(%arg1 : tensor<20x24xf32>) outs(%3 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = math.absf %in : f32
      %12 = math.powf %11, %cst_1 : f32
      %13 = arith.addf %12, %out : f32
      linalg.yield %13 : f32
    } -> tensor<20x1xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<20x1xf32>) outs(%2 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = math.powf %in, %cst_0 : f32
      linalg.yield %11 : f32
    } -> tensor<20x1xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel"]} ins(%1, %5 : tensor<20x24xf32>, tensor<20x1xf32>) outs(%0 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %11 = arith.divf %in, %in_2 : f32
      linalg.yield %11 : f32
    } -> tensor<20x24xf32>
    %7 = tensor.empty() : tensor<24x20xf32>
    %transposed = linalg.transpose ins(%6 : tensor<20x24xf32>) outs(%7 : tensor<24x20xf32>) permutation = [1, 0] 
    %8 = tensor.empty() : tensor<13x20xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<13x20xf32>) -> tensor<13x20xf32>
    %10 = linalg.matmul ins(%arg0, %transposed : tensor<13x24xf32>, tensor<24x20xf32>) outs(%9 : tensor<13x20xf32>) -> tensor<13x20xf32>
    return %10 : tensor<13x20xf32>
  }
}
