#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module @jit_attention_grad {
  func.func public @main(%arg0: tensor<2x2x7x16xf16>, %arg1: tensor<2x2x7x16xf16>, %arg2: tensor<2x2x7x16xf16>) -> (tensor<2x2x7x16xf16>, tensor<2x2x7x16xf16>, tensor<2x2x7x16xf16>) {
    %cst = arith.constant 2.000000e+00 : f16
    %cst_0 = arith.constant 1.000000e+00 : f16
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant 0xFC00 : f16
    %cst_3 = arith.constant 2.500000e-01 : f16
    %cst_4 = arith.constant 0.000000e+00 : f16
    %0 = tensor.empty() : tensor<2x2x16x7xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x2x7x16xf16>) outs(%0 : tensor<2x2x16x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x2x16x7xf16>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x2x7x16xf16> into tensor<4x7x16xf16>
    %collapsed_5 = tensor.collapse_shape %1 [[0, 1], [2], [3]] : tensor<2x2x16x7xf16> into tensor<4x16x7xf16>
    %2 = tensor.empty() : tensor<4x7x7xf16>
    %3 = linalg.fill ins(%cst_4 : f16) outs(%2 : tensor<4x7x7xf16>) -> tensor<4x7x7xf16>
    %4 = linalg.batch_matmul ins(%collapsed, %collapsed_5 : tensor<4x7x16xf16>, tensor<4x16x7xf16>) outs(%3 : tensor<4x7x7xf16>) -> tensor<4x7x7xf16>
    %expanded = tensor.expand_shape %4 [[0, 1], [2], [3]] output_shape [2, 2, 7, 7] : tensor<4x7x7xf16> into tensor<2x2x7x7xf16>
    %5 = tensor.empty() : tensor<2x2x7x7xf16>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x2x7x7xf16>) outs(%5 : tensor<2x2x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %94 = arith.mulf %in, %cst_3 : f16
      linalg.yield %94 : f16
    } -> tensor<2x2x7x7xf16>
    %7 = tensor.empty() : tensor<2x2x7xf16>
    %8 = linalg.fill ins(%cst_2 : f16) outs(%7 : tensor<2x2x7xf16>) -> tensor<2x2x7xf16>
    %9 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%6 : tensor<2x2x7x7xf16>) outs(%8 : tensor<2x2x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %94 = arith.maximumf %out, %in : f16
      linalg.yield %94 : f16
    } -> tensor<2x2x7xf16>
    %10 = tensor.empty() : tensor<2x2x7x7xf16>
    %11 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<2x2x7xf16>) outs(%10 : tensor<2x2x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x2x7x7xf16>
    %12 = tensor.empty() : tensor<2x2x7x7xf16>
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %11 : tensor<2x2x7x7xf16>, tensor<2x2x7x7xf16>) outs(%12 : tensor<2x2x7x7xf16>) {
    ^bb0(%in: f16, %in_21: f16, %out: f16):
      %94 = arith.subf %in, %in_21 : f16
      linalg.yield %94 : f16
    } -> tensor<2x2x7x7xf16>
    %14 = tensor.empty() : tensor<2x2x7x7xf16>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x2x7x7xf16>) outs(%14 : tensor<2x2x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %94 = math.exp %in : f16
      linalg.yield %94 : f16
    } -> tensor<2x2x7x7xf16>
    %16 = tensor.empty() : tensor<2x2x7x7xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15 : tensor<2x2x7x7xf16>) outs(%16 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f16, %out: f32):
      %94 = arith.extf %in : f16 to f32
      linalg.yield %94 : f32
    } -> tensor<2x2x7x7xf32>
    %18 = tensor.empty() : tensor<2x2x7xf32>
    %19 = linalg.fill ins(%cst_1 : f32) outs(%18 : tensor<2x2x7xf32>) -> tensor<2x2x7xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%17 : tensor<2x2x7x7xf32>) outs(%19 : tensor<2x2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = arith.addf %out, %in : f32
      linalg.yield %94 : f32
    } -> tensor<2x2x7xf32>
    %21 = tensor.empty() : tensor<2x2x7xf16>
    %22 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<2x2x7xf32>) outs(%21 : tensor<2x2x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %94 = arith.truncf %in : f32 to f16
      linalg.yield %94 : f16
    } -> tensor<2x2x7xf16>
    %expanded_6 = tensor.expand_shape %22 [[0], [1], [2, 3]] output_shape [2, 2, 7, 1] : tensor<2x2x7xf16> into tensor<2x2x7x1xf16>
    %23 = tensor.empty() : tensor<2x2x7x7xf16>
    %24 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<2x2x7x1xf16>) outs(%23 : tensor<2x2x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x2x7x7xf16>
    %25 = tensor.empty() : tensor<2x2x7x7xf16>
    %26 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %24 : tensor<2x2x7x7xf16>, tensor<2x2x7x7xf16>) outs(%25 : tensor<2x2x7x7xf16>) {
    ^bb0(%in: f16, %in_21: f16, %out: f16):
      %94 = arith.divf %in, %in_21 : f16
      linalg.yield %94 : f16
    } -> tensor<2x2x7x7xf16>
    %27 = tensor.empty() : tensor<2x2x7x1xf16>
    %28 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<2x2x7x1xf16>) outs(%27 : tensor<2x2x7x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %94 = arith.mulf %in, %in : f16
      linalg.yield %94 : f16
    } -> tensor<2x2x7x1xf16>
    %29 = tensor.empty() : tensor<2x2x7x1xf16>
    %30 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<2x2x7x1xf16>) outs(%29 : tensor<2x2x7x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %94 = arith.divf %cst_0, %in : f16
      linalg.yield %94 : f16
    } -> tensor<2x2x7x1xf16>
    %collapsed_7 = tensor.collapse_shape %26 [[0, 1], [2], [3]] : tensor<2x2x7x7xf16> into tensor<4x7x7xf16>
    %collapsed_8 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x2x7x16xf16> into tensor<4x7x16xf16>
    %31 = tensor.empty() : tensor<4x7x16xf16>
    %32 = linalg.fill ins(%cst_4 : f16) outs(%31 : tensor<4x7x16xf16>) -> tensor<4x7x16xf16>
    %33 = linalg.batch_matmul ins(%collapsed_7, %collapsed_8 : tensor<4x7x7xf16>, tensor<4x7x16xf16>) outs(%32 : tensor<4x7x16xf16>) -> tensor<4x7x16xf16>
    %expanded_9 = tensor.expand_shape %33 [[0, 1], [2], [3]] output_shape [2, 2, 7, 16] : tensor<4x7x16xf16> into tensor<2x2x7x16xf16>
    %34 = tensor.empty() : tensor<2x2x7x16xf16>
    %35 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<2x2x7x16xf16>) outs(%34 : tensor<2x2x7x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      %94 = arith.mulf %in, %cst : f16
      linalg.yield %94 : f16
    } -> tensor<2x2x7x16xf16>
    %36 = tensor.empty() : tensor<2x2x7x16xf16>
    %37 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%36 : tensor<2x2x7x16xf16>) {
    ^bb0(%out: f16):
      linalg.yield %cst_0 : f16
    } -> tensor<2x2x7x16xf16>
    %38 = tensor.empty() : tensor<2x2x7x16xf16>
    %39 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37, %35 : tensor<2x2x7x16xf16>, tensor<2x2x7x16xf16>) outs(%38 : tensor<2x2x7x16xf16>) {
    ^bb0(%in: f16, %in_21: f16, %out: f16):
      %94 = arith.mulf %in, %in_21 : f16
      linalg.yield %94 : f16
    } -> tensor<2x2x7x16xf16>
    %40 = tensor.empty() : tensor<2x2x16x7xf16>
    %41 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39 : tensor<2x2x7x16xf16>) outs(%40 : tensor<2x2x16x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x2x16x7xf16>
    %collapsed_10 = tensor.collapse_shape %41 [[0, 1], [2], [3]] : tensor<2x2x16x7xf16> into tensor<4x16x7xf16>
    %42 = tensor.empty() : tensor<4x16x7xf16>
    %43 = linalg.fill ins(%cst_4 : f16) outs(%42 : tensor<4x16x7xf16>) -> tensor<4x16x7xf16>
    %44 = linalg.batch_matmul ins(%collapsed_10, %collapsed_7 : tensor<4x16x7xf16>, tensor<4x7x7xf16>) outs(%43 : tensor<4x16x7xf16>) -> tensor<4x16x7xf16>
    %expanded_11 = tensor.expand_shape %44 [[0, 1], [2], [3]] output_shape [2, 2, 16, 7] : tensor<4x16x7xf16> into tensor<2x2x16x7xf16>
    %45 = tensor.empty() : tensor<2x2x7x16xf16>
    %46 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_11 : tensor<2x2x16x7xf16>) outs(%45 : tensor<2x2x7x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x2x7x16xf16>
    %47 = tensor.empty() : tensor<2x2x16x7xf16>
    %48 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x2x7x16xf16>) outs(%47 : tensor<2x2x16x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x2x16x7xf16>
    %collapsed_12 = tensor.collapse_shape %39 [[0, 1], [2], [3]] : tensor<2x2x7x16xf16> into tensor<4x7x16xf16>
    %collapsed_13 = tensor.collapse_shape %48 [[0, 1], [2], [3]] : tensor<2x2x16x7xf16> into tensor<4x16x7xf16>
    %49 = tensor.empty() : tensor<4x7x7xf16>
    %50 = linalg.fill ins(%cst_4 : f16) outs(%49 : tensor<4x7x7xf16>) -> tensor<4x7x7xf16>
    %51 = linalg.batch_matmul ins(%collapsed_12, %collapsed_13 : tensor<4x7x16xf16>, tensor<4x16x7xf16>) outs(%50 : tensor<4x7x7xf16>) -> tensor<4x7x7xf16>
    %expanded_14 = tensor.expand_shape %51 [[0, 1], [2], [3]] output_shape [2, 2, 7, 7] : tensor<4x7x7xf16> into tensor<2x2x7x7xf16>
    %52 = tensor.empty() : tensor<2x2x7x7xf16>
    %53 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30 : tensor<2x2x7x1xf16>) outs(%52 : tensor<2x2x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x2x7x7xf16>
    %54 = tensor.empty() : tensor<2x2x7x7xf16>
    %55 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_14, %53 : tensor<2x2x7x7xf16>, tensor<2x2x7x7xf16>) outs(%54 : tensor<2x2x7x7xf16>) {
    ^bb0(%in: f16, %in_21: f16, %out: f16):
      %94 = arith.mulf %in, %in_21 : f16
      linalg.yield %94 : f16
    } -> tensor<2x2x7x7xf16>
    %56 = tensor.empty() : tensor<2x2x7x7xf16>
    %57 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55, %15 : tensor<2x2x7x7xf16>, tensor<2x2x7x7xf16>) outs(%56 : tensor<2x2x7x7xf16>) {
    ^bb0(%in: f16, %in_21: f16, %out: f16):
      %94 = arith.mulf %in, %in_21 : f16
      linalg.yield %94 : f16
    } -> tensor<2x2x7x7xf16>
    %58 = tensor.empty() : tensor<2x2x7xf16>
    %59 = linalg.fill ins(%cst_4 : f16) outs(%58 : tensor<2x2x7xf16>) -> tensor<2x2x7xf16>
    %60 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%57 : tensor<2x2x7x7xf16>) outs(%59 : tensor<2x2x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %94 = arith.addf %out, %in : f16
      linalg.yield %94 : f16
    } -> tensor<2x2x7xf16>
    %61 = tensor.empty() : tensor<2x2x7xf16>
    %62 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60 : tensor<2x2x7xf16>) outs(%61 : tensor<2x2x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %94 = arith.negf %in : f16
      linalg.yield %94 : f16
    } -> tensor<2x2x7xf16>
    %63 = tensor.empty() : tensor<2x2x7xf32>
    %64 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62 : tensor<2x2x7xf16>) outs(%63 : tensor<2x2x7xf32>) {
    ^bb0(%in: f16, %out: f32):
      %94 = arith.extf %in : f16 to f32
      linalg.yield %94 : f32
    } -> tensor<2x2x7xf32>
    %expanded_15 = tensor.expand_shape %64 [[0], [1], [2, 3]] output_shape [2, 2, 7, 1] : tensor<2x2x7xf32> into tensor<2x2x7x1xf32>
    %65 = tensor.empty() : tensor<2x2x7x7xf16>
    %66 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_14, %24 : tensor<2x2x7x7xf16>, tensor<2x2x7x7xf16>) outs(%65 : tensor<2x2x7x7xf16>) {
    ^bb0(%in: f16, %in_21: f16, %out: f16):
      %94 = arith.divf %in, %in_21 : f16
      linalg.yield %94 : f16
    } -> tensor<2x2x7x7xf16>
    %67 = tensor.empty() : tensor<2x2x7xf32>
    %68 = linalg.fill ins(%cst_1 : f32) outs(%67 : tensor<2x2x7xf32>) -> tensor<2x2x7xf32>
    %69 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_15 : tensor<2x2x7x1xf32>) outs(%68 : tensor<2x2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = arith.addf %out, %in : f32
      linalg.yield %94 : f32
    } -> tensor<2x2x7xf32>
    %70 = tensor.empty() : tensor<2x2x7xf16>
    %71 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69 : tensor<2x2x7xf32>) outs(%70 : tensor<2x2x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %94 = arith.truncf %in : f32 to f16
      linalg.yield %94 : f16
    } -> tensor<2x2x7xf16>
    %72 = tensor.empty() : tensor<2x2x7x7xf16>
    %73 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71 : tensor<2x2x7xf16>) outs(%72 : tensor<2x2x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x2x7x7xf16>
    %74 = tensor.empty() : tensor<2x2x7x7xf16>
    %75 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66, %73 : tensor<2x2x7x7xf16>, tensor<2x2x7x7xf16>) outs(%74 : tensor<2x2x7x7xf16>) {
    ^bb0(%in: f16, %in_21: f16, %out: f16):
      %94 = arith.addf %in, %in_21 : f16
      linalg.yield %94 : f16
    } -> tensor<2x2x7x7xf16>
    %76 = tensor.empty() : tensor<2x2x7x7xf16>
    %77 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75, %15 : tensor<2x2x7x7xf16>, tensor<2x2x7x7xf16>) outs(%76 : tensor<2x2x7x7xf16>) {
    ^bb0(%in: f16, %in_21: f16, %out: f16):
      %94 = arith.mulf %in, %in_21 : f16
      linalg.yield %94 : f16
    } -> tensor<2x2x7x7xf16>
    %78 = tensor.empty() : tensor<2x2x7x7xf16>
    %79 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77 : tensor<2x2x7x7xf16>) outs(%78 : tensor<2x2x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %94 = arith.mulf %in, %cst_3 : f16
      linalg.yield %94 : f16
    } -> tensor<2x2x7x7xf16>
    %80 = tensor.empty() : tensor<2x2x7x7xf16>
    %81 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79 : tensor<2x2x7x7xf16>) outs(%80 : tensor<2x2x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x2x7x7xf16>
    %collapsed_16 = tensor.collapse_shape %81 [[0, 1], [2], [3]] : tensor<2x2x7x7xf16> into tensor<4x7x7xf16>
    %82 = tensor.empty() : tensor<4x7x16xf16>
    %83 = linalg.fill ins(%cst_4 : f16) outs(%82 : tensor<4x7x16xf16>) -> tensor<4x7x16xf16>
    %84 = linalg.batch_matmul ins(%collapsed_16, %collapsed : tensor<4x7x7xf16>, tensor<4x7x16xf16>) outs(%83 : tensor<4x7x16xf16>) -> tensor<4x7x16xf16>
    %expanded_17 = tensor.expand_shape %84 [[0, 1], [2], [3]] output_shape [2, 2, 7, 16] : tensor<4x7x16xf16> into tensor<2x2x7x16xf16>
    %85 = tensor.empty() : tensor<2x2x16x7xf16>
    %86 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_17 : tensor<2x2x7x16xf16>) outs(%85 : tensor<2x2x16x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x2x16x7xf16>
    %87 = tensor.empty() : tensor<2x2x7x16xf16>
    %88 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1 : tensor<2x2x16x7xf16>) outs(%87 : tensor<2x2x7x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x2x7x16xf16>
    %collapsed_18 = tensor.collapse_shape %79 [[0, 1], [2], [3]] : tensor<2x2x7x7xf16> into tensor<4x7x7xf16>
    %collapsed_19 = tensor.collapse_shape %88 [[0, 1], [2], [3]] : tensor<2x2x7x16xf16> into tensor<4x7x16xf16>
    %89 = tensor.empty() : tensor<4x7x16xf16>
    %90 = linalg.fill ins(%cst_4 : f16) outs(%89 : tensor<4x7x16xf16>) -> tensor<4x7x16xf16>
    %91 = linalg.batch_matmul ins(%collapsed_18, %collapsed_19 : tensor<4x7x7xf16>, tensor<4x7x16xf16>) outs(%90 : tensor<4x7x16xf16>) -> tensor<4x7x16xf16>
    %expanded_20 = tensor.expand_shape %91 [[0, 1], [2], [3]] output_shape [2, 2, 7, 16] : tensor<4x7x16xf16> into tensor<2x2x7x16xf16>
    %92 = tensor.empty() : tensor<2x2x7x16xf16>
    %93 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%86 : tensor<2x2x16x7xf16>) outs(%92 : tensor<2x2x7x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x2x7x16xf16>
    return %expanded_20, %93, %46 : tensor<2x2x7x16xf16>, tensor<2x2x7x16xf16>, tensor<2x2x7x16xf16>
  }
}
