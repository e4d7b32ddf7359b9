#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> ()>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module @jit_attention_spelled {
  func.func public @main(%arg0: tensor<2x3x7x16xf16>, %arg1: tensor<2x3x7x16xf16>, %arg2: tensor<2x3x7x16xf16>, %arg3: tensor<7x7xi1>) -> tensor<2x3x7x16xf16> {
    %cst = arith.constant -1.000000e+04 : f16
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFC00 : f16
    %cst_2 = arith.constant 2.500000e-01 : f16
    %cst_3 = arith.constant 0.000000e+00 : f16
    %0 = tensor.empty() : tensor<2x3x16x7xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x3x7x16xf16>) outs(%0 : tensor<2x3x16x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x3x16x7xf16>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x7x16xf16> into tensor<6x7x16xf16>
    %collapsed_4 = tensor.collapse_shape %1 [[0, 1], [2], [3]] : tensor<2x3x16x7xf16> into tensor<6x16x7xf16>
    %2 = tensor.empty() : tensor<6x7x7xf16>
    %3 = linalg.fill ins(%cst_3 : f16) outs(%2 : tensor<6x7x7xf16>) -> tensor<6x7x7xf16>
    %4 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<6x7x16xf16>, tensor<6x16x7xf16>) outs(%3 : tensor<6x7x7xf16>) -> tensor<6x7x7xf16>
    %expanded = tensor.expand_shape %4 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf16> into tensor<2x3x7x7xf16>
    %5 = tensor.empty() : tensor<2x3x7x7xf16>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x7x7xf16>) outs(%5 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %38 = arith.mulf %in, %cst_2 : f16
      linalg.yield %38 : f16
    } -> tensor<2x3x7x7xf16>
    %7 = tensor.empty() : tensor<f16>
    %8 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%7 : tensor<f16>) {
    ^bb0(%out: f16):
      linalg.yield %cst : f16
    } -> tensor<f16>
    %9 = tensor.empty() : tensor<2x3x7x7xi1>
    %10 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<7x7xi1>) outs(%9 : tensor<2x3x7x7xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x3x7x7xi1>
    %11 = tensor.empty() : tensor<2x3x7x7xf16>
    %12 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<f16>) outs(%11 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x3x7x7xf16>
    %13 = tensor.empty() : tensor<2x3x7x7xf16>
    %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %6, %12 : tensor<2x3x7x7xi1>, tensor<2x3x7x7xf16>, tensor<2x3x7x7xf16>) outs(%13 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: i1, %in_9: f16, %in_10: f16, %out: f16):
      %38 = arith.select %in, %in_9, %in_10 : f16
      linalg.yield %38 : f16
    } -> tensor<2x3x7x7xf16>
    %15 = tensor.empty() : tensor<2x3x7xf16>
    %16 = linalg.fill ins(%cst_1 : f16) outs(%15 : tensor<2x3x7xf16>) -> tensor<2x3x7xf16>
    %17 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%14 : tensor<2x3x7x7xf16>) outs(%16 : tensor<2x3x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %38 = arith.maximumf %out, %in : f16
      linalg.yield %38 : f16
    } -> tensor<2x3x7xf16>
    %18 = tensor.empty() : tensor<2x3x7x7xf16>
    %19 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<2x3x7xf16>) outs(%18 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x3x7x7xf16>
    %20 = tensor.empty() : tensor<2x3x7x7xf16>
    %21 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %19 : tensor<2x3x7x7xf16>, tensor<2x3x7x7xf16>) outs(%20 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %in_9: f16, %out: f16):
      %38 = arith.subf %in, %in_9 : f16
      linalg.yield %38 : f16
    } -> tensor<2x3x7x7xf16>
    %22 = tensor.empty() : tensor<2x3x7x7xf16>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<2x3x7x7xf16>) outs(%22 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %38 = math.exp %in : f16
      linalg.yield %38 : f16
    } -> tensor<2x3x7x7xf16>
    %24 = tensor.empty() : tensor<2x3x7x7xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<2x3x7x7xf16>) outs(%24 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f16, %out: f32):
      %38 = arith.extf %in : f16 to f32
      linalg.yield %38 : f32
    } -> tensor<2x3x7x7xf32>
    %26 = tensor.empty() : tensor<2x3x7xf32>
    %27 = linalg.fill ins(%cst_0 : f32) outs(%26 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%25 : tensor<2x3x7x7xf32>) outs(%27 : tensor<2x3x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.addf %out, %in : f32
      linalg.yield %38 : f32
    } -> tensor<2x3x7xf32>
    %29 = tensor.empty() : tensor<2x3x7xf16>
    %30 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<2x3x7xf32>) outs(%29 : tensor<2x3x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %38 = arith.truncf %in : f32 to f16
      linalg.yield %38 : f16
    } -> tensor<2x3x7xf16>
    %expanded_5 = tensor.expand_shape %30 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf16> into tensor<2x3x7x1xf16>
    %31 = tensor.empty() : tensor<2x3x7x7xf16>
    %32 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<2x3x7x1xf16>) outs(%31 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x3x7x7xf16>
    %33 = tensor.empty() : tensor<2x3x7x7xf16>
    %34 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %32 : tensor<2x3x7x7xf16>, tensor<2x3x7x7xf16>) outs(%33 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %in_9: f16, %out: f16):
      %38 = arith.divf %in, %in_9 : f16
      linalg.yield %38 : f16
    } -> tensor<2x3x7x7xf16>
    %collapsed_6 = tensor.collapse_shape %34 [[0, 1], [2], [3]] : tensor<2x3x7x7xf16> into tensor<6x7x7xf16>
    %collapsed_7 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x3x7x16xf16> into tensor<6x7x16xf16>
    %35 = tensor.empty() : tensor<6x7x16xf16>
    %36 = linalg.fill ins(%cst_3 : f16) outs(%35 : tensor<6x7x16xf16>) -> tensor<6x7x16xf16>
    %37 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<6x7x7xf16>, tensor<6x7x16xf16>) outs(%36 : tensor<6x7x16xf16>) -> tensor<6x7x16xf16>
    %expanded_8 = tensor.expand_shape %37 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf16> into tensor<2x3x7x16xf16>
    return %expanded_8 : tensor<2x3x7x16xf16>
  }
}
