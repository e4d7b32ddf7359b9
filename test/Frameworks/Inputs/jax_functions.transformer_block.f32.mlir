#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map4 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map7 = affine_map<() -> ()>
#map8 = affine_map<(d0, d1, d2, d3) -> ()>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
module @jit__lambda {
  func.func public @main(%arg0: tensor<2x7x32xf32>, %arg1: tensor<64xf32>, %arg2: tensor<32x64xf32>, %arg3: tensor<32xf32>, %arg4: tensor<64x32xf32>, %arg5: tensor<32xf32>, %arg6: tensor<32xf32>, %arg7: tensor<32xf32>, %arg8: tensor<32xf32>, %arg9: tensor<2x16xf32>, %arg10: tensor<32x2x16xf32>, %arg11: tensor<32xf32>, %arg12: tensor<2x16x32xf32>, %arg13: tensor<2x16xf32>, %arg14: tensor<32x2x16xf32>, %arg15: tensor<2x16xf32>, %arg16: tensor<32x2x16xf32>) -> tensor<2x7x32xf32> {
    %cst = arith.constant 4.000000e+00 : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 0.797884583 : f32
    %cst_3 = arith.constant 4.471500e-02 : f32
    %cst_4 = arith.constant 0xFF800000 : f32
    %cst_5 = arith.constant 9.99999997E-7 : f32
    %cst_6 = arith.constant 3.200000e+01 : f32
    %cst_7 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x7x32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x32xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.mulf %in, %in : f32
      linalg.yield %178 : f32
    } -> tensor<2x7x32xf32>
    %2 = tensor.empty() : tensor<2x7xf32>
    %3 = linalg.fill ins(%cst_7 : f32) outs(%2 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<2x7x32xf32>) outs(%3 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.addf %out, %in : f32
      linalg.yield %178 : f32
    } -> tensor<2x7xf32>
    %5 = tensor.empty() : tensor<2x7xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<2x7xf32>) outs(%5 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.divf %in, %cst_6 : f32
      linalg.yield %178 : f32
    } -> tensor<2x7xf32>
    %7 = tensor.empty() : tensor<2x7xf32>
    %8 = linalg.fill ins(%cst_7 : f32) outs(%7 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<2x7x32xf32>) outs(%8 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.addf %out, %in : f32
      linalg.yield %178 : f32
    } -> tensor<2x7xf32>
    %10 = tensor.empty() : tensor<2x7xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<2x7xf32>) outs(%10 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.divf %in, %cst_6 : f32
      linalg.yield %178 : f32
    } -> tensor<2x7xf32>
    %12 = tensor.empty() : tensor<2x7xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<2x7xf32>) outs(%12 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.mulf %in, %in : f32
      linalg.yield %178 : f32
    } -> tensor<2x7xf32>
    %14 = tensor.empty() : tensor<2x7xf32>
    %15 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%11, %13 : tensor<2x7xf32>, tensor<2x7xf32>) outs(%14 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %178 = arith.subf %in, %in_38 : f32
      linalg.yield %178 : f32
    } -> tensor<2x7xf32>
    %16 = tensor.empty() : tensor<2x7xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<2x7xf32>) outs(%16 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.maximumf %in, %cst_7 : f32
      linalg.yield %178 : f32
    } -> tensor<2x7xf32>
    %expanded = tensor.expand_shape %17 [[0], [1, 2]] output_shape [2, 7, 1] : tensor<2x7xf32> into tensor<2x7x1xf32>
    %18 = tensor.empty() : tensor<2x7x32xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x7xf32>) outs(%18 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %20 = tensor.empty() : tensor<2x7x32xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %19 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%20 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %178 = arith.subf %in, %in_38 : f32
      linalg.yield %178 : f32
    } -> tensor<2x7x32xf32>
    %22 = tensor.empty() : tensor<2x7x1xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x7x1xf32>) outs(%22 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.addf %in, %cst_5 : f32
      linalg.yield %178 : f32
    } -> tensor<2x7x1xf32>
    %24 = tensor.empty() : tensor<2x7x1xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x7x1xf32>) outs(%24 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = math.rsqrt %in : f32
      linalg.yield %178 : f32
    } -> tensor<2x7x1xf32>
    %expanded_8 = tensor.expand_shape %arg6 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32>
    %26 = tensor.empty() : tensor<2x7x32xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<2x7x1xf32>) outs(%26 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %28 = tensor.empty() : tensor<2x7x32xf32>
    %29 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<1x1x32xf32>) outs(%28 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %30 = tensor.empty() : tensor<2x7x32xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %29 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%30 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %178 = arith.mulf %in, %in_38 : f32
      linalg.yield %178 : f32
    } -> tensor<2x7x32xf32>
    %32 = tensor.empty() : tensor<2x7x32xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %31 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%32 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %178 = arith.mulf %in, %in_38 : f32
      linalg.yield %178 : f32
    } -> tensor<2x7x32xf32>
    %expanded_9 = tensor.expand_shape %arg5 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32>
    %34 = tensor.empty() : tensor<2x7x32xf32>
    %35 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<1x1x32xf32>) outs(%34 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %36 = tensor.empty() : tensor<2x7x32xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %35 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%36 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %178 = arith.addf %in, %in_38 : f32
      linalg.yield %178 : f32
    } -> tensor<2x7x32xf32>
    %collapsed = tensor.collapse_shape %37 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %collapsed_10 = tensor.collapse_shape %arg14 [[0], [1, 2]] : tensor<32x2x16xf32> into tensor<32x32xf32>
    %38 = tensor.empty() : tensor<14x32xf32>
    %39 = linalg.fill ins(%cst_7 : f32) outs(%38 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %40 = linalg.matmul ins(%collapsed, %collapsed_10 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%39 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_11 = tensor.expand_shape %40 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf32> into tensor<2x7x2x16xf32>
    %expanded_12 = tensor.expand_shape %arg13 [[0, 1, 2], [3]] output_shape [1, 1, 2, 16] : tensor<2x16xf32> into tensor<1x1x2x16xf32>
    %41 = tensor.empty() : tensor<2x7x2x16xf32>
    %42 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_12 : tensor<1x1x2x16xf32>) outs(%41 : tensor<2x7x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x2x16xf32>
    %43 = tensor.empty() : tensor<2x7x2x16xf32>
    %44 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_11, %42 : tensor<2x7x2x16xf32>, tensor<2x7x2x16xf32>) outs(%43 : tensor<2x7x2x16xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %178 = arith.addf %in, %in_38 : f32
      linalg.yield %178 : f32
    } -> tensor<2x7x2x16xf32>
    %collapsed_13 = tensor.collapse_shape %arg10 [[0], [1, 2]] : tensor<32x2x16xf32> into tensor<32x32xf32>
    %45 = tensor.empty() : tensor<14x32xf32>
    %46 = linalg.fill ins(%cst_7 : f32) outs(%45 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %47 = linalg.matmul ins(%collapsed, %collapsed_13 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_14 = tensor.expand_shape %47 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf32> into tensor<2x7x2x16xf32>
    %expanded_15 = tensor.expand_shape %arg9 [[0, 1, 2], [3]] output_shape [1, 1, 2, 16] : tensor<2x16xf32> into tensor<1x1x2x16xf32>
    %48 = tensor.empty() : tensor<2x7x2x16xf32>
    %49 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_15 : tensor<1x1x2x16xf32>) outs(%48 : tensor<2x7x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x2x16xf32>
    %50 = tensor.empty() : tensor<2x7x2x16xf32>
    %51 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_14, %49 : tensor<2x7x2x16xf32>, tensor<2x7x2x16xf32>) outs(%50 : tensor<2x7x2x16xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %178 = arith.addf %in, %in_38 : f32
      linalg.yield %178 : f32
    } -> tensor<2x7x2x16xf32>
    %collapsed_16 = tensor.collapse_shape %arg16 [[0], [1, 2]] : tensor<32x2x16xf32> into tensor<32x32xf32>
    %52 = tensor.empty() : tensor<14x32xf32>
    %53 = linalg.fill ins(%cst_7 : f32) outs(%52 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %54 = linalg.matmul ins(%collapsed, %collapsed_16 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%53 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_17 = tensor.expand_shape %54 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf32> into tensor<2x7x2x16xf32>
    %expanded_18 = tensor.expand_shape %arg15 [[0, 1, 2], [3]] output_shape [1, 1, 2, 16] : tensor<2x16xf32> into tensor<1x1x2x16xf32>
    %55 = tensor.empty() : tensor<2x7x2x16xf32>
    %56 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_18 : tensor<1x1x2x16xf32>) outs(%55 : tensor<2x7x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x2x16xf32>
    %57 = tensor.empty() : tensor<2x7x2x16xf32>
    %58 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_17, %56 : tensor<2x7x2x16xf32>, tensor<2x7x2x16xf32>) outs(%57 : tensor<2x7x2x16xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %178 = arith.addf %in, %in_38 : f32
      linalg.yield %178 : f32
    } -> tensor<2x7x2x16xf32>
    %59 = tensor.empty() : tensor<f32>
    %60 = linalg.generic {indexing_maps = [#map7], iterator_types = []} outs(%59 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %61 = tensor.empty() : tensor<2x7x2x16xf32>
    %62 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60 : tensor<f32>) outs(%61 : tensor<2x7x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x2x16xf32>
    %63 = tensor.empty() : tensor<2x7x2x16xf32>
    %64 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44, %62 : tensor<2x7x2x16xf32>, tensor<2x7x2x16xf32>) outs(%63 : tensor<2x7x2x16xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %178 = arith.divf %in, %in_38 : f32
      linalg.yield %178 : f32
    } -> tensor<2x7x2x16xf32>
    %65 = tensor.empty() : tensor<2x2x7x16xf32>
    %66 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64 : tensor<2x7x2x16xf32>) outs(%65 : tensor<2x2x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x7x16xf32>
    %67 = tensor.empty() : tensor<2x2x16x7xf32>
    %68 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51 : tensor<2x7x2x16xf32>) outs(%67 : tensor<2x2x16x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x16x7xf32>
    %collapsed_19 = tensor.collapse_shape %66 [[0, 1], [2], [3]] : tensor<2x2x7x16xf32> into tensor<4x7x16xf32>
    %collapsed_20 = tensor.collapse_shape %68 [[0, 1], [2], [3]] : tensor<2x2x16x7xf32> into tensor<4x16x7xf32>
    %69 = tensor.empty() : tensor<4x7x7xf32>
    %70 = linalg.fill ins(%cst_7 : f32) outs(%69 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %71 = linalg.batch_matmul ins(%collapsed_19, %collapsed_20 : tensor<4x7x16xf32>, tensor<4x16x7xf32>) outs(%70 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %expanded_21 = tensor.expand_shape %71 [[0, 1], [2], [3]] output_shape [2, 2, 7, 7] : tensor<4x7x7xf32> into tensor<2x2x7x7xf32>
    %72 = tensor.empty() : tensor<2x2x7xf32>
    %73 = linalg.fill ins(%cst_4 : f32) outs(%72 : tensor<2x2x7xf32>) -> tensor<2x2x7xf32>
    %74 = linalg.generic {indexing_maps = [#map6, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_21 : tensor<2x2x7x7xf32>) outs(%73 : tensor<2x2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.maximumf %out, %in : f32
      linalg.yield %178 : f32
    } -> tensor<2x2x7xf32>
    %75 = tensor.empty() : tensor<2x2x7x7xf32>
    %76 = linalg.generic {indexing_maps = [#map11, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74 : tensor<2x2x7xf32>) outs(%75 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x7x7xf32>
    %77 = tensor.empty() : tensor<2x2x7x7xf32>
    %78 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_21, %76 : tensor<2x2x7x7xf32>, tensor<2x2x7x7xf32>) outs(%77 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %178 = arith.subf %in, %in_38 : f32
      linalg.yield %178 : f32
    } -> tensor<2x2x7x7xf32>
    %79 = tensor.empty() : tensor<2x2x7x7xf32>
    %80 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78 : tensor<2x2x7x7xf32>) outs(%79 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = math.exp %in : f32
      linalg.yield %178 : f32
    } -> tensor<2x2x7x7xf32>
    %81 = tensor.empty() : tensor<2x2x7xf32>
    %82 = linalg.fill ins(%cst_7 : f32) outs(%81 : tensor<2x2x7xf32>) -> tensor<2x2x7xf32>
    %83 = linalg.generic {indexing_maps = [#map6, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%80 : tensor<2x2x7x7xf32>) outs(%82 : tensor<2x2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.addf %out, %in : f32
      linalg.yield %178 : f32
    } -> tensor<2x2x7xf32>
    %84 = tensor.empty() : tensor<2x2x7x7xf32>
    %85 = linalg.generic {indexing_maps = [#map11, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%83 : tensor<2x2x7xf32>) outs(%84 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x7x7xf32>
    %86 = tensor.empty() : tensor<2x2x7x7xf32>
    %87 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80, %85 : tensor<2x2x7x7xf32>, tensor<2x2x7x7xf32>) outs(%86 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %178 = arith.divf %in, %in_38 : f32
      linalg.yield %178 : f32
    } -> tensor<2x2x7x7xf32>
    %88 = tensor.empty() : tensor<2x2x16x7xf32>
    %89 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58 : tensor<2x7x2x16xf32>) outs(%88 : tensor<2x2x16x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x16x7xf32>
    %90 = tensor.empty() : tensor<2x2x7x7xf32>
    %91 = linalg.generic {indexing_maps = [#map12, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%87 : tensor<2x2x7x7xf32>) outs(%90 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x7x7xf32>
    %collapsed_22 = tensor.collapse_shape %89 [[0, 1], [2], [3]] : tensor<2x2x16x7xf32> into tensor<4x16x7xf32>
    %collapsed_23 = tensor.collapse_shape %91 [[0, 1], [2], [3]] : tensor<2x2x7x7xf32> into tensor<4x7x7xf32>
    %92 = tensor.empty() : tensor<4x16x7xf32>
    %93 = linalg.fill ins(%cst_7 : f32) outs(%92 : tensor<4x16x7xf32>) -> tensor<4x16x7xf32>
    %94 = linalg.batch_matmul ins(%collapsed_22, %collapsed_23 : tensor<4x16x7xf32>, tensor<4x7x7xf32>) outs(%93 : tensor<4x16x7xf32>) -> tensor<4x16x7xf32>
    %expanded_24 = tensor.expand_shape %94 [[0, 1], [2], [3]] output_shape [2, 2, 16, 7] : tensor<4x16x7xf32> into tensor<2x2x16x7xf32>
    %95 = tensor.empty() : tensor<2x7x2x16xf32>
    %96 = linalg.generic {indexing_maps = [#map13, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_24 : tensor<2x2x16x7xf32>) outs(%95 : tensor<2x7x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x2x16xf32>
    %collapsed_25 = tensor.collapse_shape %96 [[0, 1], [2, 3]] : tensor<2x7x2x16xf32> into tensor<14x32xf32>
    %collapsed_26 = tensor.collapse_shape %arg12 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %97 = tensor.empty() : tensor<14x32xf32>
    %98 = linalg.fill ins(%cst_7 : f32) outs(%97 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %99 = linalg.matmul ins(%collapsed_25, %collapsed_26 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%98 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_27 = tensor.expand_shape %99 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf32> into tensor<2x7x32xf32>
    %expanded_28 = tensor.expand_shape %arg11 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32>
    %100 = tensor.empty() : tensor<2x7x32xf32>
    %101 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_28 : tensor<1x1x32xf32>) outs(%100 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %102 = tensor.empty() : tensor<2x7x32xf32>
    %103 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_27, %101 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%102 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %178 = arith.addf %in, %in_38 : f32
      linalg.yield %178 : f32
    } -> tensor<2x7x32xf32>
    %104 = tensor.empty() : tensor<2x7x32xf32>
    %105 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %103 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%104 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %178 = arith.addf %in, %in_38 : f32
      linalg.yield %178 : f32
    } -> tensor<2x7x32xf32>
    %106 = tensor.empty() : tensor<2x7x32xf32>
    %107 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<2x7x32xf32>) outs(%106 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.mulf %in, %in : f32
      linalg.yield %178 : f32
    } -> tensor<2x7x32xf32>
    %108 = tensor.empty() : tensor<2x7xf32>
    %109 = linalg.fill ins(%cst_7 : f32) outs(%108 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %110 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%105 : tensor<2x7x32xf32>) outs(%109 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.addf %out, %in : f32
      linalg.yield %178 : f32
    } -> tensor<2x7xf32>
    %111 = tensor.empty() : tensor<2x7xf32>
    %112 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%110 : tensor<2x7xf32>) outs(%111 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.divf %in, %cst_6 : f32
      linalg.yield %178 : f32
    } -> tensor<2x7xf32>
    %113 = tensor.empty() : tensor<2x7xf32>
    %114 = linalg.fill ins(%cst_7 : f32) outs(%113 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %115 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%107 : tensor<2x7x32xf32>) outs(%114 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.addf %out, %in : f32
      linalg.yield %178 : f32
    } -> tensor<2x7xf32>
    %116 = tensor.empty() : tensor<2x7xf32>
    %117 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%115 : tensor<2x7xf32>) outs(%116 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.divf %in, %cst_6 : f32
      linalg.yield %178 : f32
    } -> tensor<2x7xf32>
    %118 = tensor.empty() : tensor<2x7xf32>
    %119 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%112 : tensor<2x7xf32>) outs(%118 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.mulf %in, %in : f32
      linalg.yield %178 : f32
    } -> tensor<2x7xf32>
    %120 = tensor.empty() : tensor<2x7xf32>
    %121 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%117, %119 : tensor<2x7xf32>, tensor<2x7xf32>) outs(%120 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %178 = arith.subf %in, %in_38 : f32
      linalg.yield %178 : f32
    } -> tensor<2x7xf32>
    %122 = tensor.empty() : tensor<2x7xf32>
    %123 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%121 : tensor<2x7xf32>) outs(%122 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.maximumf %in, %cst_7 : f32
      linalg.yield %178 : f32
    } -> tensor<2x7xf32>
    %expanded_29 = tensor.expand_shape %123 [[0], [1, 2]] output_shape [2, 7, 1] : tensor<2x7xf32> into tensor<2x7x1xf32>
    %124 = tensor.empty() : tensor<2x7x32xf32>
    %125 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112 : tensor<2x7xf32>) outs(%124 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %126 = tensor.empty() : tensor<2x7x32xf32>
    %127 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %125 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%126 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %178 = arith.subf %in, %in_38 : f32
      linalg.yield %178 : f32
    } -> tensor<2x7x32xf32>
    %128 = tensor.empty() : tensor<2x7x1xf32>
    %129 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_29 : tensor<2x7x1xf32>) outs(%128 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.addf %in, %cst_5 : f32
      linalg.yield %178 : f32
    } -> tensor<2x7x1xf32>
    %130 = tensor.empty() : tensor<2x7x1xf32>
    %131 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<2x7x1xf32>) outs(%130 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = math.rsqrt %in : f32
      linalg.yield %178 : f32
    } -> tensor<2x7x1xf32>
    %expanded_30 = tensor.expand_shape %arg8 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32>
    %132 = tensor.empty() : tensor<2x7x32xf32>
    %133 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<2x7x1xf32>) outs(%132 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %134 = tensor.empty() : tensor<2x7x32xf32>
    %135 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_30 : tensor<1x1x32xf32>) outs(%134 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %136 = tensor.empty() : tensor<2x7x32xf32>
    %137 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133, %135 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%136 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %178 = arith.mulf %in, %in_38 : f32
      linalg.yield %178 : f32
    } -> tensor<2x7x32xf32>
    %138 = tensor.empty() : tensor<2x7x32xf32>
    %139 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127, %137 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%138 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %178 = arith.mulf %in, %in_38 : f32
      linalg.yield %178 : f32
    } -> tensor<2x7x32xf32>
    %expanded_31 = tensor.expand_shape %arg7 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32>
    %140 = tensor.empty() : tensor<2x7x32xf32>
    %141 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_31 : tensor<1x1x32xf32>) outs(%140 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %142 = tensor.empty() : tensor<2x7x32xf32>
    %143 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %141 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%142 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %178 = arith.addf %in, %in_38 : f32
      linalg.yield %178 : f32
    } -> tensor<2x7x32xf32>
    %collapsed_32 = tensor.collapse_shape %143 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %144 = tensor.empty() : tensor<14x64xf32>
    %145 = linalg.fill ins(%cst_7 : f32) outs(%144 : tensor<14x64xf32>) -> tensor<14x64xf32>
    %146 = linalg.matmul ins(%collapsed_32, %arg2 : tensor<14x32xf32>, tensor<32x64xf32>) outs(%145 : tensor<14x64xf32>) -> tensor<14x64xf32>
    %expanded_33 = tensor.expand_shape %146 [[0, 1], [2]] output_shape [2, 7, 64] : tensor<14x64xf32> into tensor<2x7x64xf32>
    %expanded_34 = tensor.expand_shape %arg1 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
    %147 = tensor.empty() : tensor<2x7x64xf32>
    %148 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_34 : tensor<1x1x64xf32>) outs(%147 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x64xf32>
    %149 = tensor.empty() : tensor<2x7x64xf32>
    %150 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_33, %148 : tensor<2x7x64xf32>, tensor<2x7x64xf32>) outs(%149 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %178 = arith.addf %in, %in_38 : f32
      linalg.yield %178 : f32
    } -> tensor<2x7x64xf32>
    %151 = tensor.empty() : tensor<2x7x64xf32>
    %152 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150 : tensor<2x7x64xf32>) outs(%151 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.mulf %in, %in : f32
      linalg.yield %178 : f32
    } -> tensor<2x7x64xf32>
    %153 = tensor.empty() : tensor<2x7x64xf32>
    %154 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152, %150 : tensor<2x7x64xf32>, tensor<2x7x64xf32>) outs(%153 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %178 = arith.mulf %in, %in_38 : f32
      linalg.yield %178 : f32
    } -> tensor<2x7x64xf32>
    %155 = tensor.empty() : tensor<2x7x64xf32>
    %156 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154 : tensor<2x7x64xf32>) outs(%155 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.mulf %in, %cst_3 : f32
      linalg.yield %178 : f32
    } -> tensor<2x7x64xf32>
    %157 = tensor.empty() : tensor<2x7x64xf32>
    %158 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150, %156 : tensor<2x7x64xf32>, tensor<2x7x64xf32>) outs(%157 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %178 = arith.addf %in, %in_38 : f32
      linalg.yield %178 : f32
    } -> tensor<2x7x64xf32>
    %159 = tensor.empty() : tensor<2x7x64xf32>
    %160 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158 : tensor<2x7x64xf32>) outs(%159 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.mulf %in, %cst_2 : f32
      linalg.yield %178 : f32
    } -> tensor<2x7x64xf32>
    %161 = tensor.empty() : tensor<2x7x64xf32>
    %162 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160 : tensor<2x7x64xf32>) outs(%161 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = math.tanh %in : f32
      linalg.yield %178 : f32
    } -> tensor<2x7x64xf32>
    %163 = tensor.empty() : tensor<2x7x64xf32>
    %164 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162 : tensor<2x7x64xf32>) outs(%163 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.addf %in, %cst_1 : f32
      linalg.yield %178 : f32
    } -> tensor<2x7x64xf32>
    %165 = tensor.empty() : tensor<2x7x64xf32>
    %166 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164 : tensor<2x7x64xf32>) outs(%165 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %178 = arith.mulf %in, %cst_0 : f32
      linalg.yield %178 : f32
    } -> tensor<2x7x64xf32>
    %167 = tensor.empty() : tensor<2x7x64xf32>
    %168 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150, %166 : tensor<2x7x64xf32>, tensor<2x7x64xf32>) outs(%167 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %178 = arith.mulf %in, %in_38 : f32
      linalg.yield %178 : f32
    } -> tensor<2x7x64xf32>
    %collapsed_35 = tensor.collapse_shape %168 [[0, 1], [2]] : tensor<2x7x64xf32> into tensor<14x64xf32>
    %169 = tensor.empty() : tensor<14x32xf32>
    %170 = linalg.fill ins(%cst_7 : f32) outs(%169 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %171 = linalg.matmul ins(%collapsed_35, %arg4 : tensor<14x64xf32>, tensor<64x32xf32>) outs(%170 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_36 = tensor.expand_shape %171 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf32> into tensor<2x7x32xf32>
    %expanded_37 = tensor.expand_shape %arg3 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32>
    %172 = tensor.empty() : tensor<2x7x32xf32>
    %173 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_37 : tensor<1x1x32xf32>) outs(%172 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %174 = tensor.empty() : tensor<2x7x32xf32>
    %175 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_36, %173 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%174 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %178 = arith.addf %in, %in_38 : f32
      linalg.yield %178 : f32
    } -> tensor<2x7x32xf32>
    %176 = tensor.empty() : tensor<2x7x32xf32>
    %177 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %175 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%176 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %178 = arith.addf %in, %in_38 : f32
      linalg.yield %178 : f32
    } -> tensor<2x7x32xf32>
    return %177 : tensor<2x7x32xf32>
  }
}
