#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d3, d4)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d4)>
#map7 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d0, d4)>
#map8 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d0, d1, d4, d2)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d3, d4, d0, d2)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d0, d1, d2, d4)>
module @jit_attention_grouped_causal {
  func.func public @main(%arg0: tensor<2x7x4x16xf32>, %arg1: tensor<2x7x2x16xf32>, %arg2: tensor<2x7x2x16xf32>) -> tensor<2x7x4x16xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant -2.38197633E+38 : f32
    %cst_1 = arith.constant 2.500000e-01 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2, 3], [4]] output_shape [2, 7, 2, 2, 16] : tensor<2x7x4x16xf32> into tensor<2x7x2x2x16xf32>
    %0 = tensor.empty() : tensor<2x2x7x2x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x7x2x2x16xf32>) outs(%0 : tensor<2x2x7x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x7x2x16xf32>
    %2 = tensor.empty() : tensor<2x2x16x7xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x7x2x16xf32>) outs(%2 : tensor<2x2x16x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x16x7xf32>
    %collapsed = tensor.collapse_shape %1 [[0, 1], [2, 3], [4]] : tensor<2x2x7x2x16xf32> into tensor<4x14x16xf32>
    %collapsed_3 = tensor.collapse_shape %3 [[0, 1], [2], [3]] : tensor<2x2x16x7xf32> into tensor<4x16x7xf32>
    %4 = tensor.empty() : tensor<4x14x7xf32>
    %5 = linalg.fill ins(%cst_2 : f32) outs(%4 : tensor<4x14x7xf32>) -> tensor<4x14x7xf32>
    %6 = linalg.batch_matmul ins(%collapsed, %collapsed_3 : tensor<4x14x16xf32>, tensor<4x16x7xf32>) outs(%5 : tensor<4x14x7xf32>) -> tensor<4x14x7xf32>
    %expanded_4 = tensor.expand_shape %6 [[0, 1], [2, 3], [4]] output_shape [2, 2, 7, 2, 7] : tensor<4x14x7xf32> into tensor<2x2x7x2x7xf32>
    %7 = tensor.empty() : tensor<2x2x7x2x7xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<2x2x7x2x7xf32>) outs(%7 : tensor<2x2x7x2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.mulf %in, %cst_1 : f32
      linalg.yield %50 : f32
    } -> tensor<2x2x7x2x7xf32>
    %9 = tensor.empty() : tensor<7x7xi32>
    %10 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%9 : tensor<7x7xi32>) {
    ^bb0(%out: i32):
      %50 = linalg.index 0 : index
      %51 = arith.index_cast %50 : index to i32
      linalg.yield %51 : i32
    } -> tensor<7x7xi32>
    %11 = tensor.empty() : tensor<7x7xi32>
    %12 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%11 : tensor<7x7xi32>) {
    ^bb0(%out: i32):
      %50 = linalg.index 1 : index
      %51 = arith.index_cast %50 : index to i32
      linalg.yield %51 : i32
    } -> tensor<7x7xi32>
    %13 = tensor.empty() : tensor<7x7xi1>
    %14 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%10, %12 : tensor<7x7xi32>, tensor<7x7xi32>) outs(%13 : tensor<7x7xi1>) {
    ^bb0(%in: i32, %in_9: i32, %out: i1):
      %50 = arith.cmpi sge, %in, %in_9 : i32
      linalg.yield %50 : i1
    } -> tensor<7x7xi1>
    %15 = tensor.empty() : tensor<2x2x7x7xi1>
    %16 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<7x7xi1>) outs(%15 : tensor<2x2x7x7xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x2x7x7xi1>
    %17 = tensor.empty() : tensor<2x2x2x7x7xi1>
    %18 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<2x2x7x7xi1>) outs(%17 : tensor<2x2x2x7x7xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x2x2x7x7xi1>
    %19 = tensor.empty() : tensor<2x2x2x7x7xf32>
    %20 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<2x2x7x2x7xf32>) outs(%19 : tensor<2x2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x7x7xf32>
    %21 = tensor.empty() : tensor<2x2x2x7x7xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%18, %20 : tensor<2x2x2x7x7xi1>, tensor<2x2x2x7x7xf32>) outs(%21 : tensor<2x2x2x7x7xf32>) {
    ^bb0(%in: i1, %in_9: f32, %out: f32):
      %50 = arith.select %in, %in_9, %cst_0 : f32
      linalg.yield %50 : f32
    } -> tensor<2x2x2x7x7xf32>
    %23 = tensor.empty() : tensor<2x2x2x7xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<2x2x2x7xf32>) -> tensor<2x2x2x7xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%22 : tensor<2x2x2x7x7xf32>) outs(%24 : tensor<2x2x2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.maximumf %out, %in : f32
      linalg.yield %50 : f32
    } -> tensor<2x2x2x7xf32>
    %26 = tensor.empty() : tensor<2x2x2x7x7xf32>
    %27 = linalg.generic {indexing_maps = [#map8, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%25 : tensor<2x2x2x7xf32>) outs(%26 : tensor<2x2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x7x7xf32>
    %28 = tensor.empty() : tensor<2x2x2x7x7xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%22, %27 : tensor<2x2x2x7x7xf32>, tensor<2x2x2x7x7xf32>) outs(%28 : tensor<2x2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %50 = arith.subf %in, %in_9 : f32
      linalg.yield %50 : f32
    } -> tensor<2x2x2x7x7xf32>
    %30 = tensor.empty() : tensor<2x2x2x7x7xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%29 : tensor<2x2x2x7x7xf32>) outs(%30 : tensor<2x2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = math.exp %in : f32
      linalg.yield %50 : f32
    } -> tensor<2x2x2x7x7xf32>
    %32 = tensor.empty() : tensor<2x2x2x7xf32>
    %33 = linalg.fill ins(%cst_2 : f32) outs(%32 : tensor<2x2x2x7xf32>) -> tensor<2x2x2x7xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%31 : tensor<2x2x2x7x7xf32>) outs(%33 : tensor<2x2x2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.addf %out, %in : f32
      linalg.yield %50 : f32
    } -> tensor<2x2x2x7xf32>
    %35 = tensor.empty() : tensor<2x2x2x7x7xf32>
    %36 = linalg.generic {indexing_maps = [#map8, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%34 : tensor<2x2x2x7xf32>) outs(%35 : tensor<2x2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x7x7xf32>
    %37 = tensor.empty() : tensor<2x2x2x7x7xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%31, %36 : tensor<2x2x2x7x7xf32>, tensor<2x2x2x7x7xf32>) outs(%37 : tensor<2x2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %50 = arith.divf %in, %in_9 : f32
      linalg.yield %50 : f32
    } -> tensor<2x2x2x7x7xf32>
    %39 = tensor.empty() : tensor<2x2x16x7xf32>
    %40 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x7x2x16xf32>) outs(%39 : tensor<2x2x16x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x16x7xf32>
    %41 = tensor.empty() : tensor<2x2x7x2x7xf32>
    %42 = linalg.generic {indexing_maps = [#map9, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<2x2x2x7x7xf32>) outs(%41 : tensor<2x2x7x2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x7x2x7xf32>
    %collapsed_5 = tensor.collapse_shape %40 [[0, 1], [2], [3]] : tensor<2x2x16x7xf32> into tensor<4x16x7xf32>
    %collapsed_6 = tensor.collapse_shape %42 [[0, 1], [2], [3, 4]] : tensor<2x2x7x2x7xf32> into tensor<4x7x14xf32>
    %43 = tensor.empty() : tensor<4x16x14xf32>
    %44 = linalg.fill ins(%cst_2 : f32) outs(%43 : tensor<4x16x14xf32>) -> tensor<4x16x14xf32>
    %45 = linalg.batch_matmul ins(%collapsed_5, %collapsed_6 : tensor<4x16x7xf32>, tensor<4x7x14xf32>) outs(%44 : tensor<4x16x14xf32>) -> tensor<4x16x14xf32>
    %expanded_7 = tensor.expand_shape %45 [[0, 1], [2], [3, 4]] output_shape [2, 2, 16, 2, 7] : tensor<4x16x14xf32> into tensor<2x2x16x2x7xf32>
    %46 = tensor.empty() : tensor<2x2x7x2x16xf32>
    %47 = linalg.generic {indexing_maps = [#map10, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<2x2x16x2x7xf32>) outs(%46 : tensor<2x2x7x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x7x2x16xf32>
    %48 = tensor.empty() : tensor<2x7x2x2x16xf32>
    %49 = linalg.generic {indexing_maps = [#map11, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%47 : tensor<2x2x7x2x16xf32>) outs(%48 : tensor<2x7x2x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x2x2x16xf32>
    %collapsed_8 = tensor.collapse_shape %49 [[0], [1], [2, 3], [4]] : tensor<2x7x2x2x16xf32> into tensor<2x7x4x16xf32>
    return %collapsed_8 : tensor<2x7x4x16xf32>
  }
}
