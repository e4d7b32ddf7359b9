#map = affine_map<(d0, d1, d2) -> ()>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @main(%arg0: tensor<2x7x48xf32>, %arg1: tensor<2x7x16xf32>) -> tensor<2x7x32xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = arith.constant 1.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [2, 7, 16] [1, 1, 1] : tensor<2x7x48xf32> to tensor<2x7x16xf32>
    %0 = tensor.empty() : tensor<2x7x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_0, %extracted_slice : tensor<f32>, tensor<2x7x16xf32>) outs(%0 : tensor<2x7x16xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %27 = arith.cmpf ogt, %in, %in_3 : f32
      %28 = arith.select %27, %in, %in_3 : f32
      linalg.yield %28 : f32
    } -> tensor<2x7x16xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_0, %extracted_slice : tensor<f32>, tensor<2x7x16xf32>) outs(%0 : tensor<2x7x16xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %27 = arith.cmpf olt, %in, %in_3 : f32
      %28 = arith.select %27, %in, %in_3 : f32
      linalg.yield %28 : f32
    } -> tensor<2x7x16xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<2x7x16xf32>) outs(%0 : tensor<2x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = math.exp %in : f32
      linalg.yield %27 : f32
    } -> tensor<2x7x16xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<2x7x16xf32>) outs(%0 : tensor<2x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.subf %in, %cst_1 : f32
      linalg.yield %27 : f32
    } -> tensor<2x7x16xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %4 : tensor<2x7x16xf32>, tensor<2x7x16xf32>) outs(%0 : tensor<2x7x16xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %27 = arith.addf %in, %in_3 : f32
      linalg.yield %27 : f32
    } -> tensor<2x7x16xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<2x7x16xf32>) outs(%0 : tensor<2x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.addf %in, %cst_1 : f32
      linalg.yield %27 : f32
    } -> tensor<2x7x16xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_0, %arg1 : tensor<f32>, tensor<2x7x16xf32>) outs(%0 : tensor<2x7x16xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %27 = arith.cmpf ogt, %in, %in_3 : f32
      %28 = arith.select %27, %in, %in_3 : f32
      linalg.yield %28 : f32
    } -> tensor<2x7x16xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_0, %arg1 : tensor<f32>, tensor<2x7x16xf32>) outs(%0 : tensor<2x7x16xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %27 = arith.cmpf olt, %in, %in_3 : f32
      %28 = arith.select %27, %in, %in_3 : f32
      linalg.yield %28 : f32
    } -> tensor<2x7x16xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x7x16xf32>) outs(%0 : tensor<2x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = math.exp %in : f32
      linalg.yield %27 : f32
    } -> tensor<2x7x16xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x7x16xf32>) outs(%0 : tensor<2x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.subf %in, %cst_1 : f32
      linalg.yield %27 : f32
    } -> tensor<2x7x16xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %10 : tensor<2x7x16xf32>, tensor<2x7x16xf32>) outs(%0 : tensor<2x7x16xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %27 = arith.addf %in, %in_3 : f32
      linalg.yield %27 : f32
    } -> tensor<2x7x16xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x7x16xf32>) outs(%0 : tensor<2x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.addf %in, %cst_1 : f32
      linalg.yield %27 : f32
    } -> tensor<2x7x16xf32>
    %13 = tensor.empty() : tensor<2x16x7xf32>
    %transposed = linalg.transpose ins(%12 : tensor<2x7x16xf32>) outs(%13 : tensor<2x16x7xf32>) permutation = [0, 2, 1] 
    %extracted_slice_2 = tensor.extract_slice %arg0[0, 0, 16] [2, 7, 32] [1, 1, 1] : tensor<2x7x48xf32> to tensor<2x7x32xf32>
    %14 = tensor.empty() : tensor<2x16x32xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
    %16 = linalg.batch_matmul ins(%transposed, %extracted_slice_2 : tensor<2x16x7xf32>, tensor<2x7x32xf32>) outs(%15 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
    %17 = tensor.empty() : tensor<2x7x32xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %19 = linalg.batch_matmul ins(%6, %16 : tensor<2x7x16xf32>, tensor<2x16x32xf32>) outs(%18 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %20 = tensor.empty() : tensor<2x16xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<2x16xf32>) -> tensor<2x16xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction", "parallel"]} ins(%12 : tensor<2x7x16xf32>) outs(%21 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.addf %in, %out : f32
      linalg.yield %27 : f32
    } -> tensor<2x16xf32>
    %expanded = tensor.expand_shape %22 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32>
    %23 = tensor.empty() : tensor<2x7x1xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %25 = linalg.batch_matmul ins(%6, %expanded : tensor<2x7x16xf32>, tensor<2x16x1xf32>) outs(%24 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %25 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%17 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %27 = arith.divf %in, %in_3 : f32
      linalg.yield %27 : f32
    } -> tensor<2x7x32xf32>
    return %26 : tensor<2x7x32xf32>
  }
}
