#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<?x?x48xf32>, %arg1: tensor<144x48xf32>, %arg2: tensor<144xf32>) -> (tensor<?x?x48xf32>, tensor<?x?x48xf32>, tensor<?x?x48xf32>) {
    %c144_i64 = arith.constant 144 : i64
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x48xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?x48xf32>
    %1 = arith.index_cast %dim_0 : index to i64
    %cast = tensor.cast %arg0 : tensor<?x?x48xf32> to tensor<?x1x48xf32>
    %collapsed = tensor.collapse_shape %cast [[0], [1, 2]] : tensor<?x1x48xf32> into tensor<?x48xf32>
    %2 = tensor.empty() : tensor<48x144xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<144x48xf32>) outs(%2 : tensor<48x144xf32>) permutation = [1, 0] 
    %dim_1 = tensor.dim %arg0, %c0 : tensor<?x?x48xf32>
    %3 = tensor.empty(%dim_1) : tensor<?x144xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<?x144xf32>) -> tensor<?x144xf32>
    %5 = linalg.matmul ins(%collapsed, %transposed : tensor<?x48xf32>, tensor<48x144xf32>) outs(%4 : tensor<?x144xf32>) -> tensor<?x144xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %arg2 : tensor<?x144xf32>, tensor<144xf32>) outs(%3 : tensor<?x144xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %7 = arith.addf %in, %in_4 : f32
      linalg.yield %7 : f32
    } -> tensor<?x144xf32>
    %from_elements = tensor.from_elements %0, %1, %c144_i64 : tensor<3xi64>
    %reshape = tensor.reshape %6(%from_elements) : (tensor<?x144xf32>, tensor<3xi64>) -> tensor<?x?x144xf32>
    %extracted_slice = tensor.extract_slice %reshape[0, 0, 0] [%dim, %dim_0, 48] [1, 1, 1] : tensor<?x?x144xf32> to tensor<?x?x48xf32>
    %extracted_slice_2 = tensor.extract_slice %reshape[0, 0, 48] [%dim, %dim_0, 48] [1, 1, 1] : tensor<?x?x144xf32> to tensor<?x?x48xf32>
    %extracted_slice_3 = tensor.extract_slice %reshape[0, 0, 96] [%dim, %dim_0, 48] [1, 1, 1] : tensor<?x?x144xf32> to tensor<?x?x48xf32>
    return %extracted_slice, %extracted_slice_2, %extracted_slice_3 : tensor<?x?x48xf32>, tensor<?x?x48xf32>, tensor<?x?x48xf32>
  }
}
