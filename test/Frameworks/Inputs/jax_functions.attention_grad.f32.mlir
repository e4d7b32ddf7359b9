#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_attention_grad {
  func.func public @main(%arg0: tensor<2x2x7x16xf32>, %arg1: tensor<2x2x7x16xf32>, %arg2: tensor<2x2x7x16xf32>) -> (tensor<2x2x7x16xf32>, tensor<2x2x7x16xf32>, tensor<2x2x7x16xf32>) {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 2.500000e-01 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x2x16x7xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x2x7x16xf32>) outs(%0 : tensor<2x2x16x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x16x7xf32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x2x7x16xf32> into tensor<4x7x16xf32>
    %collapsed_4 = tensor.collapse_shape %1 [[0, 1], [2], [3]] : tensor<2x2x16x7xf32> into tensor<4x16x7xf32>
    %2 = tensor.empty() : tensor<4x7x7xf32>
    %3 = linalg.fill ins(%cst_3 : f32) outs(%2 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %4 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<4x7x16xf32>, tensor<4x16x7xf32>) outs(%3 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %expanded = tensor.expand_shape %4 [[0, 1], [2], [3]] output_shape [2, 2, 7, 7] : tensor<4x7x7xf32> into tensor<2x2x7x7xf32>
    %5 = tensor.empty() : tensor<2x2x7x7xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x2x7x7xf32>) outs(%5 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.mulf %in, %cst_2 : f32
      linalg.yield %82 : f32
    } -> tensor<2x2x7x7xf32>
    %7 = tensor.empty() : tensor<2x2x7xf32>
    %8 = linalg.fill ins(%cst_1 : f32) outs(%7 : tensor<2x2x7xf32>) -> tensor<2x2x7xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%6 : tensor<2x2x7x7xf32>) outs(%8 : tensor<2x2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.maximumf %out, %in : f32
      linalg.yield %82 : f32
    } -> tensor<2x2x7xf32>
    %10 = tensor.empty() : tensor<2x2x7x7xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<2x2x7xf32>) outs(%10 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x7x7xf32>
    %12 = tensor.empty() : tensor<2x2x7x7xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %11 : tensor<2x2x7x7xf32>, tensor<2x2x7x7xf32>) outs(%12 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %82 = arith.subf %in, %in_20 : f32
      linalg.yield %82 : f32
    } -> tensor<2x2x7x7xf32>
    %14 = tensor.empty() : tensor<2x2x7x7xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x2x7x7xf32>) outs(%14 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = math.exp %in : f32
      linalg.yield %82 : f32
    } -> tensor<2x2x7x7xf32>
    %16 = tensor.empty() : tensor<2x2x7xf32>
    %17 = linalg.fill ins(%cst_3 : f32) outs(%16 : tensor<2x2x7xf32>) -> tensor<2x2x7xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%15 : tensor<2x2x7x7xf32>) outs(%17 : tensor<2x2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.addf %out, %in : f32
      linalg.yield %82 : f32
    } -> tensor<2x2x7xf32>
    %expanded_5 = tensor.expand_shape %18 [[0], [1], [2, 3]] output_shape [2, 2, 7, 1] : tensor<2x2x7xf32> into tensor<2x2x7x1xf32>
    %19 = tensor.empty() : tensor<2x2x7x7xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<2x2x7xf32>) outs(%19 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x7x7xf32>
    %21 = tensor.empty() : tensor<2x2x7x7xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %20 : tensor<2x2x7x7xf32>, tensor<2x2x7x7xf32>) outs(%21 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %82 = arith.divf %in, %in_20 : f32
      linalg.yield %82 : f32
    } -> tensor<2x2x7x7xf32>
    %23 = tensor.empty() : tensor<2x2x7x1xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<2x2x7x1xf32>) outs(%23 : tensor<2x2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.mulf %in, %in : f32
      linalg.yield %82 : f32
    } -> tensor<2x2x7x1xf32>
    %25 = tensor.empty() : tensor<2x2x7x1xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24 : tensor<2x2x7x1xf32>) outs(%25 : tensor<2x2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.divf %cst_0, %in : f32
      linalg.yield %82 : f32
    } -> tensor<2x2x7x1xf32>
    %collapsed_6 = tensor.collapse_shape %22 [[0, 1], [2], [3]] : tensor<2x2x7x7xf32> into tensor<4x7x7xf32>
    %collapsed_7 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x2x7x16xf32> into tensor<4x7x16xf32>
    %27 = tensor.empty() : tensor<4x7x16xf32>
    %28 = linalg.fill ins(%cst_3 : f32) outs(%27 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %29 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<4x7x7xf32>, tensor<4x7x16xf32>) outs(%28 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %expanded_8 = tensor.expand_shape %29 [[0, 1], [2], [3]] output_shape [2, 2, 7, 16] : tensor<4x7x16xf32> into tensor<2x2x7x16xf32>
    %30 = tensor.empty() : tensor<2x2x7x16xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<2x2x7x16xf32>) outs(%30 : tensor<2x2x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.mulf %in, %cst : f32
      linalg.yield %82 : f32
    } -> tensor<2x2x7x16xf32>
    %32 = tensor.empty() : tensor<2x2x16x7xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31 : tensor<2x2x7x16xf32>) outs(%32 : tensor<2x2x16x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x16x7xf32>
    %collapsed_9 = tensor.collapse_shape %33 [[0, 1], [2], [3]] : tensor<2x2x16x7xf32> into tensor<4x16x7xf32>
    %34 = tensor.empty() : tensor<4x16x7xf32>
    %35 = linalg.fill ins(%cst_3 : f32) outs(%34 : tensor<4x16x7xf32>) -> tensor<4x16x7xf32>
    %36 = linalg.batch_matmul ins(%collapsed_9, %collapsed_6 : tensor<4x16x7xf32>, tensor<4x7x7xf32>) outs(%35 : tensor<4x16x7xf32>) -> tensor<4x16x7xf32>
    %expanded_10 = tensor.expand_shape %36 [[0, 1], [2], [3]] output_shape [2, 2, 16, 7] : tensor<4x16x7xf32> into tensor<2x2x16x7xf32>
    %37 = tensor.empty() : tensor<2x2x7x16xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_10 : tensor<2x2x16x7xf32>) outs(%37 : tensor<2x2x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x7x16xf32>
    %39 = tensor.empty() : tensor<2x2x16x7xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x2x7x16xf32>) outs(%39 : tensor<2x2x16x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x16x7xf32>
    %collapsed_11 = tensor.collapse_shape %31 [[0, 1], [2], [3]] : tensor<2x2x7x16xf32> into tensor<4x7x16xf32>
    %collapsed_12 = tensor.collapse_shape %40 [[0, 1], [2], [3]] : tensor<2x2x16x7xf32> into tensor<4x16x7xf32>
    %41 = tensor.empty() : tensor<4x7x7xf32>
    %42 = linalg.fill ins(%cst_3 : f32) outs(%41 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %43 = linalg.batch_matmul ins(%collapsed_11, %collapsed_12 : tensor<4x7x16xf32>, tensor<4x16x7xf32>) outs(%42 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %expanded_13 = tensor.expand_shape %43 [[0, 1], [2], [3]] output_shape [2, 2, 7, 7] : tensor<4x7x7xf32> into tensor<2x2x7x7xf32>
    %44 = tensor.empty() : tensor<2x2x7x7xf32>
    %45 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26 : tensor<2x2x7x1xf32>) outs(%44 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x7x7xf32>
    %46 = tensor.empty() : tensor<2x2x7x7xf32>
    %47 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_13, %45 : tensor<2x2x7x7xf32>, tensor<2x2x7x7xf32>) outs(%46 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %82 = arith.mulf %in, %in_20 : f32
      linalg.yield %82 : f32
    } -> tensor<2x2x7x7xf32>
    %48 = tensor.empty() : tensor<2x2x7x7xf32>
    %49 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47, %15 : tensor<2x2x7x7xf32>, tensor<2x2x7x7xf32>) outs(%48 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %82 = arith.mulf %in, %in_20 : f32
      linalg.yield %82 : f32
    } -> tensor<2x2x7x7xf32>
    %50 = tensor.empty() : tensor<2x2x7xf32>
    %51 = linalg.fill ins(%cst_3 : f32) outs(%50 : tensor<2x2x7xf32>) -> tensor<2x2x7xf32>
    %52 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%49 : tensor<2x2x7x7xf32>) outs(%51 : tensor<2x2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.addf %out, %in : f32
      linalg.yield %82 : f32
    } -> tensor<2x2x7xf32>
    %53 = tensor.empty() : tensor<2x2x7xf32>
    %54 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52 : tensor<2x2x7xf32>) outs(%53 : tensor<2x2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.negf %in : f32
      linalg.yield %82 : f32
    } -> tensor<2x2x7xf32>
    %expanded_14 = tensor.expand_shape %54 [[0], [1], [2, 3]] output_shape [2, 2, 7, 1] : tensor<2x2x7xf32> into tensor<2x2x7x1xf32>
    %55 = tensor.empty() : tensor<2x2x7x7xf32>
    %56 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_13, %20 : tensor<2x2x7x7xf32>, tensor<2x2x7x7xf32>) outs(%55 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %82 = arith.divf %in, %in_20 : f32
      linalg.yield %82 : f32
    } -> tensor<2x2x7x7xf32>
    %57 = tensor.empty() : tensor<2x2x7xf32>
    %58 = linalg.fill ins(%cst_3 : f32) outs(%57 : tensor<2x2x7xf32>) -> tensor<2x2x7xf32>
    %59 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_14 : tensor<2x2x7x1xf32>) outs(%58 : tensor<2x2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.addf %out, %in : f32
      linalg.yield %82 : f32
    } -> tensor<2x2x7xf32>
    %60 = tensor.empty() : tensor<2x2x7x7xf32>
    %61 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59 : tensor<2x2x7xf32>) outs(%60 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x7x7xf32>
    %62 = tensor.empty() : tensor<2x2x7x7xf32>
    %63 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56, %61 : tensor<2x2x7x7xf32>, tensor<2x2x7x7xf32>) outs(%62 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %82 = arith.addf %in, %in_20 : f32
      linalg.yield %82 : f32
    } -> tensor<2x2x7x7xf32>
    %64 = tensor.empty() : tensor<2x2x7x7xf32>
    %65 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %15 : tensor<2x2x7x7xf32>, tensor<2x2x7x7xf32>) outs(%64 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %82 = arith.mulf %in, %in_20 : f32
      linalg.yield %82 : f32
    } -> tensor<2x2x7x7xf32>
    %66 = tensor.empty() : tensor<2x2x7x7xf32>
    %67 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65 : tensor<2x2x7x7xf32>) outs(%66 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.mulf %in, %cst_2 : f32
      linalg.yield %82 : f32
    } -> tensor<2x2x7x7xf32>
    %68 = tensor.empty() : tensor<2x2x7x7xf32>
    %69 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67 : tensor<2x2x7x7xf32>) outs(%68 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x7x7xf32>
    %collapsed_15 = tensor.collapse_shape %69 [[0, 1], [2], [3]] : tensor<2x2x7x7xf32> into tensor<4x7x7xf32>
    %70 = tensor.empty() : tensor<4x7x16xf32>
    %71 = linalg.fill ins(%cst_3 : f32) outs(%70 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %72 = linalg.batch_matmul ins(%collapsed_15, %collapsed : tensor<4x7x7xf32>, tensor<4x7x16xf32>) outs(%71 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %expanded_16 = tensor.expand_shape %72 [[0, 1], [2], [3]] output_shape [2, 2, 7, 16] : tensor<4x7x16xf32> into tensor<2x2x7x16xf32>
    %73 = tensor.empty() : tensor<2x2x16x7xf32>
    %74 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_16 : tensor<2x2x7x16xf32>) outs(%73 : tensor<2x2x16x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x16x7xf32>
    %75 = tensor.empty() : tensor<2x2x7x16xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1 : tensor<2x2x16x7xf32>) outs(%75 : tensor<2x2x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x7x16xf32>
    %collapsed_17 = tensor.collapse_shape %67 [[0, 1], [2], [3]] : tensor<2x2x7x7xf32> into tensor<4x7x7xf32>
    %collapsed_18 = tensor.collapse_shape %76 [[0, 1], [2], [3]] : tensor<2x2x7x16xf32> into tensor<4x7x16xf32>
    %77 = tensor.empty() : tensor<4x7x16xf32>
    %78 = linalg.fill ins(%cst_3 : f32) outs(%77 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %79 = linalg.batch_matmul ins(%collapsed_17, %collapsed_18 : tensor<4x7x7xf32>, tensor<4x7x16xf32>) outs(%78 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %expanded_19 = tensor.expand_shape %79 [[0, 1], [2], [3]] output_shape [2, 2, 7, 16] : tensor<4x7x16xf32> into tensor<2x2x7x16xf32>
    %80 = tensor.empty() : tensor<2x2x7x16xf32>
    %81 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74 : tensor<2x2x16x7xf32>) outs(%80 : tensor<2x2x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x7x16xf32>
    return %expanded_19, %81, %38 : tensor<2x2x7x16xf32>, tensor<2x2x7x16xf32>, tensor<2x2x7x16xf32>
  }
}
