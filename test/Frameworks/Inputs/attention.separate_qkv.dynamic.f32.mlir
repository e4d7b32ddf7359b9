#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: tensor<2x?x48xf32>, %arg1: tensor<48x48xf32>, %arg2: tensor<48xf32>, %arg3: tensor<16x48xf32>, %arg4: tensor<16xf32>, %arg5: tensor<16x48xf32>, %arg6: tensor<16xf32>) -> (tensor<2x3x?x16xf32>, tensor<2x1x?x16xf32>, tensor<2x1x?x16xf32>) {
    %c1 = arith.constant 1 : index
    %c2_i64 = arith.constant 2 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c16_i64 = arith.constant 16 : i64
    %c32_i64 = arith.constant 32 : i64
    %c96_i64 = arith.constant 96 : i64
    %dim = tensor.dim %arg0, %c1 : tensor<2x?x48xf32>
    %0 = arith.index_cast %dim : index to i64
    %1 = tensor.empty() : tensor<48x48xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<48x48xf32>) outs(%1 : tensor<48x48xf32>) permutation = [1, 0] 
    %2 = tensor.empty() : tensor<2x48x48xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<48x48xf32>) outs(%2 : tensor<2x48x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x48x48xf32>
    %4 = tensor.empty(%dim) : tensor<2x?x48xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<2x?x48xf32>) -> tensor<2x?x48xf32>
    %6 = linalg.batch_matmul ins(%arg0, %3 : tensor<2x?x48xf32>, tensor<2x48x48xf32>) outs(%5 : tensor<2x?x48xf32>) -> tensor<2x?x48xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %arg2 : tensor<2x?x48xf32>, tensor<48xf32>) outs(%4 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %25 = arith.addf %in, %in_8 : f32
      linalg.yield %25 : f32
    } -> tensor<2x?x48xf32>
    %8 = arith.muli %0, %c32_i64 : i64
    %9 = arith.muli %0, %c96_i64 : i64
    %10 = arith.divui %9, %8 : i64
    %from_elements = tensor.from_elements %c2_i64, %0, %10, %c16_i64 : tensor<4xi64>
    %reshape = tensor.reshape %7(%from_elements) : (tensor<2x?x48xf32>, tensor<4xi64>) -> tensor<2x?x3x16xf32>
    %11 = tensor.empty(%dim) : tensor<2x3x?x16xf32>
    %transposed_0 = linalg.transpose ins(%reshape : tensor<2x?x3x16xf32>) outs(%11 : tensor<2x3x?x16xf32>) permutation = [0, 2, 1, 3] 
    %12 = tensor.empty() : tensor<48x16xf32>
    %transposed_1 = linalg.transpose ins(%arg3 : tensor<16x48xf32>) outs(%12 : tensor<48x16xf32>) permutation = [1, 0] 
    %13 = tensor.empty() : tensor<2x48x16xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_1 : tensor<48x16xf32>) outs(%13 : tensor<2x48x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x48x16xf32>
    %15 = tensor.empty(%dim) : tensor<2x?x16xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<2x?x16xf32>) -> tensor<2x?x16xf32>
    %17 = linalg.batch_matmul ins(%arg0, %14 : tensor<2x?x48xf32>, tensor<2x48x16xf32>) outs(%16 : tensor<2x?x16xf32>) -> tensor<2x?x16xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %arg4 : tensor<2x?x16xf32>, tensor<16xf32>) outs(%15 : tensor<2x?x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %25 = arith.addf %in, %in_8 : f32
      linalg.yield %25 : f32
    } -> tensor<2x?x16xf32>
    %19 = arith.muli %0, %c32_i64 : i64
    %20 = arith.divui %19, %8 : i64
    %from_elements_2 = tensor.from_elements %c2_i64, %0, %20, %c16_i64 : tensor<4xi64>
    %reshape_3 = tensor.reshape %18(%from_elements_2) : (tensor<2x?x16xf32>, tensor<4xi64>) -> tensor<2x?x1x16xf32>
    %21 = tensor.empty(%dim) : tensor<2x1x?x16xf32>
    %transposed_4 = linalg.transpose ins(%reshape_3 : tensor<2x?x1x16xf32>) outs(%21 : tensor<2x1x?x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_5 = linalg.transpose ins(%arg5 : tensor<16x48xf32>) outs(%12 : tensor<48x16xf32>) permutation = [1, 0] 
    %22 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_5 : tensor<48x16xf32>) outs(%13 : tensor<2x48x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x48x16xf32>
    %23 = linalg.batch_matmul ins(%arg0, %22 : tensor<2x?x48xf32>, tensor<2x48x16xf32>) outs(%16 : tensor<2x?x16xf32>) -> tensor<2x?x16xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %arg6 : tensor<2x?x16xf32>, tensor<16xf32>) outs(%15 : tensor<2x?x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %25 = arith.addf %in, %in_8 : f32
      linalg.yield %25 : f32
    } -> tensor<2x?x16xf32>
    %reshape_6 = tensor.reshape %24(%from_elements_2) : (tensor<2x?x16xf32>, tensor<4xi64>) -> tensor<2x?x1x16xf32>
    %transposed_7 = linalg.transpose ins(%reshape_6 : tensor<2x?x1x16xf32>) outs(%21 : tensor<2x1x?x16xf32>) permutation = [0, 2, 1, 3] 
    return %transposed_0, %transposed_4, %transposed_7 : tensor<2x3x?x16xf32>, tensor<2x1x?x16xf32>, tensor<2x1x?x16xf32>
  }
}
