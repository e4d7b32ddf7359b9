#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module @jit_attention_spelled {
  func.func public @main(%arg0: tensor<2x3x7x16xf32>, %arg1: tensor<2x3x7x16xf32>, %arg2: tensor<2x3x7x16xf32>, %arg3: tensor<7x7xi1>) -> tensor<2x3x7x16xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant -1.000000e+04 : f32
    %cst_1 = arith.constant 2.500000e-01 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x3x16x7xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x3x7x16xf32>) outs(%0 : tensor<2x3x16x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x16x7xf32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %collapsed_3 = tensor.collapse_shape %1 [[0, 1], [2], [3]] : tensor<2x3x16x7xf32> into tensor<6x16x7xf32>
    %2 = tensor.empty() : tensor<6x7x7xf32>
    %3 = linalg.fill ins(%cst_2 : f32) outs(%2 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %4 = linalg.batch_matmul ins(%collapsed, %collapsed_3 : tensor<6x7x16xf32>, tensor<6x16x7xf32>) outs(%3 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %expanded = tensor.expand_shape %4 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf32> into tensor<2x3x7x7xf32>
    %5 = tensor.empty() : tensor<2x3x7x7xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x7x7xf32>) outs(%5 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.mulf %in, %cst_1 : f32
      linalg.yield %30 : f32
    } -> tensor<2x3x7x7xf32>
    %7 = tensor.empty() : tensor<2x3x7x7xi1>
    %8 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<7x7xi1>) outs(%7 : tensor<2x3x7x7xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x3x7x7xi1>
    %9 = tensor.empty() : tensor<2x3x7x7xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %6 : tensor<2x3x7x7xi1>, tensor<2x3x7x7xf32>) outs(%9 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: i1, %in_7: f32, %out: f32):
      %30 = arith.select %in, %in_7, %cst_0 : f32
      linalg.yield %30 : f32
    } -> tensor<2x3x7x7xf32>
    %11 = tensor.empty() : tensor<2x3x7xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%10 : tensor<2x3x7x7xf32>) outs(%12 : tensor<2x3x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.maximumf %out, %in : f32
      linalg.yield %30 : f32
    } -> tensor<2x3x7xf32>
    %14 = tensor.empty() : tensor<2x3x7x7xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x3x7xf32>) outs(%14 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x7x7xf32>
    %16 = tensor.empty() : tensor<2x3x7x7xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %15 : tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) outs(%16 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %30 = arith.subf %in, %in_7 : f32
      linalg.yield %30 : f32
    } -> tensor<2x3x7x7xf32>
    %18 = tensor.empty() : tensor<2x3x7x7xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<2x3x7x7xf32>) outs(%18 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = math.exp %in : f32
      linalg.yield %30 : f32
    } -> tensor<2x3x7x7xf32>
    %20 = tensor.empty() : tensor<2x3x7xf32>
    %21 = linalg.fill ins(%cst_2 : f32) outs(%20 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%19 : tensor<2x3x7x7xf32>) outs(%21 : tensor<2x3x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.addf %out, %in : f32
      linalg.yield %30 : f32
    } -> tensor<2x3x7xf32>
    %23 = tensor.empty() : tensor<2x3x7x7xf32>
    %24 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<2x3x7xf32>) outs(%23 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x7x7xf32>
    %25 = tensor.empty() : tensor<2x3x7x7xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %24 : tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) outs(%25 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %30 = arith.divf %in, %in_7 : f32
      linalg.yield %30 : f32
    } -> tensor<2x3x7x7xf32>
    %collapsed_4 = tensor.collapse_shape %26 [[0, 1], [2], [3]] : tensor<2x3x7x7xf32> into tensor<6x7x7xf32>
    %collapsed_5 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %27 = tensor.empty() : tensor<6x7x16xf32>
    %28 = linalg.fill ins(%cst_2 : f32) outs(%27 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %29 = linalg.batch_matmul ins(%collapsed_4, %collapsed_5 : tensor<6x7x7xf32>, tensor<6x7x16xf32>) outs(%28 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %expanded_6 = tensor.expand_shape %29 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    return %expanded_6 : tensor<2x3x7x16xf32>
  }
}
