#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @main(%arg0: tensor<13x24xf32>, %arg1: tensor<3x24x64xf32>, %arg2: tensor<3x32x24xf32>, %arg3: tensor<3x24xf32>) -> tensor<13x24xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<24x3xf32>
    %transposed = linalg.transpose ins(%arg3 : tensor<3x24xf32>) outs(%0 : tensor<24x3xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<13x3xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<13x3xf32>) -> tensor<13x3xf32>
    %3 = linalg.matmul ins(%arg0, %transposed : tensor<13x24xf32>, tensor<24x3xf32>) outs(%2 : tensor<13x3xf32>) -> tensor<13x3xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<13x3xf32>) outs(%1 : tensor<13x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.negf %in : f32
      %22 = math.exp %21 : f32
      %23 = arith.addf %22, %cst_0 : f32
      %24 = arith.divf %cst_0, %23 : f32
      linalg.yield %24 : f32
    } -> tensor<13x3xf32>
    %5 = tensor.empty() : tensor<3x13x24xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<13x24xf32>) outs(%5 : tensor<3x13x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x13x24xf32>
    %7 = tensor.empty() : tensor<3x13x64xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<3x13x64xf32>) -> tensor<3x13x64xf32>
    %9 = linalg.batch_matmul ins(%6, %arg1 : tensor<3x13x24xf32>, tensor<3x24x64xf32>) outs(%8 : tensor<3x13x64xf32>) -> tensor<3x13x64xf32>
    %extracted_slice = tensor.extract_slice %9[0, 0, 0] [3, 13, 32] [1, 1, 1] : tensor<3x13x64xf32> to tensor<3x13x32xf32>
    %extracted_slice_1 = tensor.extract_slice %9[0, 0, 32] [3, 13, 32] [1, 1, 1] : tensor<3x13x64xf32> to tensor<3x13x32xf32>
    %10 = tensor.empty() : tensor<3x13x32xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<3x13x32xf32>) outs(%10 : tensor<3x13x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.negf %in : f32
      %22 = math.exp %21 : f32
      %23 = arith.addf %22, %cst_0 : f32
      %24 = arith.divf %cst_0, %23 : f32
      linalg.yield %24 : f32
    } -> tensor<3x13x32xf32>
    %12 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %11 : tensor<3x13x32xf32>, tensor<3x13x32xf32>) outs(%10 : tensor<3x13x32xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %21 = arith.mulf %in, %in_3 : f32
      linalg.yield %21 : f32
    } -> tensor<3x13x32xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_1, %12 : tensor<3x13x32xf32>, tensor<3x13x32xf32>) outs(%10 : tensor<3x13x32xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %21 = arith.mulf %in, %in_3 : f32
      linalg.yield %21 : f32
    } -> tensor<3x13x32xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%5 : tensor<3x13x24xf32>) -> tensor<3x13x24xf32>
    %15 = linalg.batch_matmul ins(%13, %arg2 : tensor<3x13x32xf32>, tensor<3x32x24xf32>) outs(%14 : tensor<3x13x24xf32>) -> tensor<3x13x24xf32>
    %16 = tensor.empty() : tensor<3x13xf32>
    %transposed_2 = linalg.transpose ins(%4 : tensor<13x3xf32>) outs(%16 : tensor<3x13xf32>) permutation = [1, 0] 
    %expanded = tensor.expand_shape %transposed_2 [[0], [1, 2]] output_shape [3, 13, 1] : tensor<3x13xf32> into tensor<3x13x1xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %expanded : tensor<3x13x24xf32>, tensor<3x13x1xf32>) outs(%5 : tensor<3x13x24xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %21 = arith.mulf %in, %in_3 : f32
      linalg.yield %21 : f32
    } -> tensor<3x13x24xf32>
    %18 = tensor.empty() : tensor<13x24xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<13x24xf32>) -> tensor<13x24xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["reduction", "parallel", "parallel"]} ins(%17 : tensor<3x13x24xf32>) outs(%19 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.addf %in, %out : f32
      linalg.yield %21 : f32
    } -> tensor<13x24xf32>
    return %20 : tensor<13x24xf32>
  }
}
