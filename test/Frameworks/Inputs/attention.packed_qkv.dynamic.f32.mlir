#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: tensor<?x?x48xf32>, %arg1: tensor<144x48xf32>, %arg2: tensor<144xf32>) -> (tensor<?x?x48xf32>, tensor<?x?x48xf32>, tensor<?x?x48xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<48x144xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<144x48xf32>) outs(%0 : tensor<48x144xf32>) permutation = [1, 0] 
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x48xf32>
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?x48xf32>
    %1 = tensor.empty(%dim) : tensor<?x48x144xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<48x144xf32>) outs(%1 : tensor<?x48x144xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x48x144xf32>
    %3 = tensor.empty(%dim, %dim_0) : tensor<?x?x144xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<?x?x144xf32>) -> tensor<?x?x144xf32>
    %5 = linalg.batch_matmul ins(%arg0, %2 : tensor<?x?x48xf32>, tensor<?x48x144xf32>) outs(%4 : tensor<?x?x144xf32>) -> tensor<?x?x144xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %arg2 : tensor<?x?x144xf32>, tensor<144xf32>) outs(%3 : tensor<?x?x144xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %7 = arith.addf %in, %in_3 : f32
      linalg.yield %7 : f32
    } -> tensor<?x?x144xf32>
    %extracted_slice = tensor.extract_slice %6[0, 0, 0] [%dim, %dim_0, 48] [1, 1, 1] : tensor<?x?x144xf32> to tensor<?x?x48xf32>
    %extracted_slice_1 = tensor.extract_slice %6[0, 0, 48] [%dim, %dim_0, 48] [1, 1, 1] : tensor<?x?x144xf32> to tensor<?x?x48xf32>
    %extracted_slice_2 = tensor.extract_slice %6[0, 0, 96] [%dim, %dim_0, 48] [1, 1, 1] : tensor<?x?x144xf32> to tensor<?x?x48xf32>
    return %extracted_slice, %extracted_slice_1, %extracted_slice_2 : tensor<?x?x48xf32>, tensor<?x?x48xf32>, tensor<?x?x48xf32>
  }
}
