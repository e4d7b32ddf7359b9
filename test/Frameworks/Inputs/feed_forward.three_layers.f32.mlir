#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<7x40xf32>, %arg1: tensor<33x40xf32>, %arg2: tensor<33xf32>, %arg3: tensor<21x33xf32>, %arg4: tensor<21xf32>, %arg5: tensor<5x21xf32>, %arg6: tensor<5xf32>) -> tensor<7x5xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<40x33xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<33x40xf32>) outs(%0 : tensor<40x33xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<7x33xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<7x33xf32>) -> tensor<7x33xf32>
    %3 = linalg.matmul ins(%arg0, %transposed : tensor<7x40xf32>, tensor<40x33xf32>) outs(%2 : tensor<7x33xf32>) -> tensor<7x33xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %arg2 : tensor<7x33xf32>, tensor<33xf32>) outs(%1 : tensor<7x33xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %17 = arith.addf %in, %in_2 : f32
      linalg.yield %17 : f32
    } -> tensor<7x33xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<7x33xf32>) outs(%1 : tensor<7x33xf32>) {
    ^bb0(%in: f32, %out: f32):
      %17 = arith.cmpf ugt, %in, %cst : f32
      %18 = arith.select %17, %in, %cst : f32
      linalg.yield %18 : f32
    } -> tensor<7x33xf32>
    %6 = tensor.empty() : tensor<33x21xf32>
    %transposed_0 = linalg.transpose ins(%arg3 : tensor<21x33xf32>) outs(%6 : tensor<33x21xf32>) permutation = [1, 0] 
    %7 = tensor.empty() : tensor<7x21xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<7x21xf32>) -> tensor<7x21xf32>
    %9 = linalg.matmul ins(%5, %transposed_0 : tensor<7x33xf32>, tensor<33x21xf32>) outs(%8 : tensor<7x21xf32>) -> tensor<7x21xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %arg4 : tensor<7x21xf32>, tensor<21xf32>) outs(%7 : tensor<7x21xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %17 = arith.addf %in, %in_2 : f32
      linalg.yield %17 : f32
    } -> tensor<7x21xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<7x21xf32>) outs(%7 : tensor<7x21xf32>) {
    ^bb0(%in: f32, %out: f32):
      %17 = math.tanh %in : f32
      linalg.yield %17 : f32
    } -> tensor<7x21xf32>
    %12 = tensor.empty() : tensor<21x5xf32>
    %transposed_1 = linalg.transpose ins(%arg5 : tensor<5x21xf32>) outs(%12 : tensor<21x5xf32>) permutation = [1, 0] 
    %13 = tensor.empty() : tensor<7x5xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<7x5xf32>) -> tensor<7x5xf32>
    %15 = linalg.matmul ins(%11, %transposed_1 : tensor<7x21xf32>, tensor<21x5xf32>) outs(%14 : tensor<7x5xf32>) -> tensor<7x5xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %arg6 : tensor<7x5xf32>, tensor<5xf32>) outs(%13 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %17 = arith.addf %in, %in_2 : f32
      linalg.yield %17 : f32
    } -> tensor<7x5xf32>
    return %16 : tensor<7x5xf32>
  }
}
