#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map4 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
module {
  func.func @main(%arg0: tensor<2x16x16xf32>) -> tensor<2x16x16xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 2.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [2, 16, 1] [1, 1, 1] : tensor<2x16x16xf32> to tensor<2x16x1xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0], [1, 2]] : tensor<2x16x1xf32> into tensor<2x16xf32>
    %0 = tensor.empty() : tensor<2x1xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x1xf32>) -> tensor<2x1xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%collapsed : tensor<2x16xf32>) outs(%1 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %14 = math.absf %in : f32
      %15 = math.powf %14, %cst_1 : f32
      %16 = arith.addf %15, %out : f32
      linalg.yield %16 : f32
    } -> tensor<2x1xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<2x1xf32>) outs(%0 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %14 = math.powf %in, %cst_0 : f32
      linalg.yield %14 : f32
    } -> tensor<2x1xf32>
    %4 = tensor.empty() : tensor<2x16xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %3 : tensor<2x16xf32>, tensor<2x1xf32>) outs(%4 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %14 = arith.divf %in, %in_3 : f32
      linalg.yield %14 : f32
    } -> tensor<2x16xf32>
    %expanded = tensor.expand_shape %5 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32>
    %6 = tensor.empty() : tensor<2x16x1xf32>
    %7 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x16x1xf32>) outs(%6 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %14 = arith.mulf %in, %cst_1 : f32
      linalg.yield %14 : f32
    } -> tensor<2x16x1xf32>
    %expanded_2 = tensor.expand_shape %5 [[0], [1, 2]] output_shape [2, 1, 16] : tensor<2x16xf32> into tensor<2x1x16xf32>
    %8 = tensor.empty() : tensor<2x1x16xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<2x1x16xf32>) -> tensor<2x1x16xf32>
    %10 = linalg.batch_matmul ins(%expanded_2, %arg0 : tensor<2x1x16xf32>, tensor<2x16x16xf32>) outs(%9 : tensor<2x1x16xf32>) -> tensor<2x1x16xf32>
    %11 = tensor.empty() : tensor<2x16x16xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %10 : tensor<2x16x1xf32>, tensor<2x1x16xf32>) outs(%11 : tensor<2x16x16xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %14 = arith.mulf %in, %in_3 : f32
      linalg.yield %14 : f32
    } -> tensor<2x16x16xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %12 : tensor<2x16x16xf32>, tensor<2x16x16xf32>) outs(%11 : tensor<2x16x16xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %14 = arith.subf %in, %in_3 : f32
      linalg.yield %14 : f32
    } -> tensor<2x16x16xf32>
    return %13 : tensor<2x16x16xf32>
  }
}
