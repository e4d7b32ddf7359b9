#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<?x3x16xf32>, %arg1: tensor<?x3x16xf32>, %arg2: tensor<?x3x20xf32>, %arg3: tensor<?x3xf32>, %arg4: tensor<?x3x16x20xf32>) -> (tensor<?x3x20xf32>, tensor<?x3x16x20xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 1.000000e+00 : f32
    %c3 = arith.constant 3 : index
    %cst_1 = arith.constant 9.9999999999999998E-13 : f64
    %cst_2 = arith.constant 5.000000e-01 : f32
    %cst_3 = arith.constant 2.000000e+00 : f32
    %dim = tensor.dim %arg2, %c0 : tensor<?x3x20xf32>
    %dim_4 = tensor.dim %arg1, %c0 : tensor<?x3x16xf32>
    %0 = tensor.empty(%dim_4) : tensor<?x3x1xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x3x1xf32>) -> tensor<?x3x1xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg1 : tensor<?x3x16xf32>) outs(%1 : tensor<?x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = math.absf %in : f32
      %32 = math.powf %31, %cst_3 : f32
      %33 = arith.addf %32, %out : f32
      linalg.yield %33 : f32
    } -> tensor<?x3x1xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<?x3x1xf32>) outs(%0 : tensor<?x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = math.powf %in, %cst_2 : f32
      linalg.yield %31 : f32
    } -> tensor<?x3x1xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<?x3x1xf32>) outs(%0 : tensor<?x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.truncf %cst_1 : f64 to f32
      %32 = arith.cmpf ult, %in, %31 : f32
      %33 = arith.select %32, %31, %in : f32
      linalg.yield %33 : f32
    } -> tensor<?x3x1xf32>
    %5 = tensor.empty(%dim) : tensor<?x3x16xf32>
    %collapsed = tensor.collapse_shape %4 [[0], [1, 2]] : tensor<?x3x1xf32> into tensor<?x3xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<?x3xf32>) outs(%5 : tensor<?x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x3x16xf32>
    %7 = tensor.empty(%dim_4) : tensor<?x3x16xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %6 : tensor<?x3x16xf32>, tensor<?x3x16xf32>) outs(%7 : tensor<?x3x16xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %31 = arith.divf %in, %in_21 : f32
      linalg.yield %31 : f32
    } -> tensor<?x3x16xf32>
    %expanded = tensor.expand_shape %8 [[0], [1], [2, 3]] output_shape [%dim_4, 3, 1, 16] : tensor<?x3x16xf32> into tensor<?x3x1x16xf32>
    %dim_5 = tensor.dim %arg4, %c0 : tensor<?x3x16x20xf32>
    %9 = arith.maxui %dim_4, %dim_5 : index
    %collapsed_6 = tensor.collapse_shape %expanded [[0, 1], [2], [3]] : tensor<?x3x1x16xf32> into tensor<?x1x16xf32>
    %collapsed_7 = tensor.collapse_shape %arg4 [[0, 1], [2], [3]] : tensor<?x3x16x20xf32> into tensor<?x16x20xf32>
    %10 = arith.muli %9, %c3 : index
    %11 = tensor.empty(%10) : tensor<?x1x20xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<?x1x20xf32>) -> tensor<?x1x20xf32>
    %13 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<?x1x16xf32>, tensor<?x16x20xf32>) outs(%12 : tensor<?x1x20xf32>) -> tensor<?x1x20xf32>
    %14 = arith.divsi %10, %c3 : index
    %expanded_8 = tensor.expand_shape %13 [[0, 1], [2], [3]] output_shape [%14, 3, 1, 20] : tensor<?x1x20xf32> into tensor<?x3x1x20xf32>
    %extracted_slice = tensor.extract_slice %expanded_8[0, 0, 0, 0] [%14, 3, 1, 20] [1, 1, 1, 1] : tensor<?x3x1x20xf32> to tensor<?x3x1x20xf32>
    %collapsed_9 = tensor.collapse_shape %extracted_slice [[0], [1, 2], [3]] : tensor<?x3x1x20xf32> into tensor<?x3x20xf32>
    %15 = tensor.empty(%dim) : tensor<?x3x20xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2, %collapsed_9 : tensor<?x3x20xf32>, tensor<?x3x20xf32>) outs(%15 : tensor<?x3x20xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %31 = arith.subf %in, %in_21 : f32
      linalg.yield %31 : f32
    } -> tensor<?x3x20xf32>
    %dim_10 = tensor.dim %arg3, %c0 : tensor<?x3xf32>
    %17 = tensor.empty(%dim_10) : tensor<?x3xf32>
    %18 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<?x3xf32>) outs(%17 : tensor<?x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.negf %in : f32
      %32 = math.exp %31 : f32
      %33 = arith.addf %32, %cst_0 : f32
      %34 = arith.divf %cst_0, %33 : f32
      linalg.yield %34 : f32
    } -> tensor<?x3xf32>
    %expanded_11 = tensor.expand_shape %18 [[0], [1, 2, 3]] output_shape [%dim_10, 3, 1, 1] : tensor<?x3xf32> into tensor<?x3x1x1xf32>
    %expanded_12 = tensor.expand_shape %8 [[0], [1], [2, 3]] output_shape [%dim_4, 3, 16, 1] : tensor<?x3x16xf32> into tensor<?x3x16x1xf32>
    %19 = tensor.empty(%dim_10) : tensor<?x3x16x1xf32>
    %20 = linalg.generic {indexing_maps = [#map4, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_11, %expanded_12 : tensor<?x3x1x1xf32>, tensor<?x3x16x1xf32>) outs(%19 : tensor<?x3x16x1xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %31 = arith.mulf %in, %in_21 : f32
      linalg.yield %31 : f32
    } -> tensor<?x3x16x1xf32>
    %expanded_13 = tensor.expand_shape %16 [[0], [1], [2, 3]] output_shape [%dim, 3, 1, 20] : tensor<?x3x20xf32> into tensor<?x3x1x20xf32>
    %21 = tensor.empty(%dim_10) : tensor<?x3x16x20xf32>
    %22 = linalg.generic {indexing_maps = [#map6, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20, %expanded_13 : tensor<?x3x16x1xf32>, tensor<?x3x1x20xf32>) outs(%21 : tensor<?x3x16x20xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %31 = arith.mulf %in, %in_21 : f32
      linalg.yield %31 : f32
    } -> tensor<?x3x16x20xf32>
    %23 = tensor.empty(%dim_5) : tensor<?x3x16x20xf32>
    %24 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg4, %22 : tensor<?x3x16x20xf32>, tensor<?x3x16x20xf32>) outs(%23 : tensor<?x3x16x20xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %31 = arith.addf %in, %in_21 : f32
      linalg.yield %31 : f32
    } -> tensor<?x3x16x20xf32>
    %dim_14 = tensor.dim %arg0, %c0 : tensor<?x3x16xf32>
    %expanded_15 = tensor.expand_shape %arg0 [[0], [1], [2, 3]] output_shape [%dim_14, 3, 1, 16] : tensor<?x3x16xf32> into tensor<?x3x1x16xf32>
    %25 = arith.maxui %dim_14, %dim_5 : index
    %collapsed_16 = tensor.collapse_shape %expanded_15 [[0, 1], [2], [3]] : tensor<?x3x1x16xf32> into tensor<?x1x16xf32>
    %collapsed_17 = tensor.collapse_shape %24 [[0, 1], [2], [3]] : tensor<?x3x16x20xf32> into tensor<?x16x20xf32>
    %26 = arith.muli %25, %c3 : index
    %27 = tensor.empty(%26) : tensor<?x1x20xf32>
    %28 = linalg.fill ins(%cst : f32) outs(%27 : tensor<?x1x20xf32>) -> tensor<?x1x20xf32>
    %29 = linalg.batch_matmul ins(%collapsed_16, %collapsed_17 : tensor<?x1x16xf32>, tensor<?x16x20xf32>) outs(%28 : tensor<?x1x20xf32>) -> tensor<?x1x20xf32>
    %30 = arith.divsi %26, %c3 : index
    %expanded_18 = tensor.expand_shape %29 [[0, 1], [2], [3]] output_shape [%30, 3, 1, 20] : tensor<?x1x20xf32> into tensor<?x3x1x20xf32>
    %extracted_slice_19 = tensor.extract_slice %expanded_18[0, 0, 0, 0] [%30, 3, 1, 20] [1, 1, 1, 1] : tensor<?x3x1x20xf32> to tensor<?x3x1x20xf32>
    %collapsed_20 = tensor.collapse_shape %extracted_slice_19 [[0], [1, 2], [3]] : tensor<?x3x1x20xf32> into tensor<?x3x20xf32>
    return %collapsed_20, %24 : tensor<?x3x20xf32>, tensor<?x3x16x20xf32>
  }
}
