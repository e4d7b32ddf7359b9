#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map5 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map8 = affine_map<() -> ()>
#map9 = affine_map<(d0, d1, d2, d3) -> ()>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
module @jit__lambda {
  func.func public @main(%arg0: tensor<2x7x32xf16>, %arg1: tensor<64xf16>, %arg2: tensor<32x64xf16>, %arg3: tensor<32xf16>, %arg4: tensor<64x32xf16>, %arg5: tensor<32xf16>, %arg6: tensor<32xf16>, %arg7: tensor<32xf16>, %arg8: tensor<32xf16>, %arg9: tensor<2x16xf16>, %arg10: tensor<32x2x16xf16>, %arg11: tensor<32xf16>, %arg12: tensor<2x16x32xf16>, %arg13: tensor<2x16xf16>, %arg14: tensor<32x2x16xf16>, %arg15: tensor<2x16xf16>, %arg16: tensor<32x2x16xf16>) -> tensor<2x7x32xf16> {
    %cst = arith.constant 4.000000e+00 : f32
    %cst_0 = arith.constant 5.000000e-01 : f16
    %cst_1 = arith.constant 1.000000e+00 : f16
    %cst_2 = arith.constant 7.978520e-01 : f16
    %cst_3 = arith.constant 4.470830e-02 : f16
    %cst_4 = arith.constant 0xFC00 : f16
    %cst_5 = arith.constant 0.000000e+00 : f16
    %cst_6 = arith.constant 9.99999997E-7 : f32
    %cst_7 = arith.constant 3.200000e+01 : f32
    %cst_8 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x7x32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x32xf16>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %200 = arith.extf %in : f16 to f32
      linalg.yield %200 : f32
    } -> tensor<2x7x32xf32>
    %2 = tensor.empty() : tensor<2x7x32xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x7x32xf32>) outs(%2 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.mulf %in, %in : f32
      linalg.yield %200 : f32
    } -> tensor<2x7x32xf32>
    %4 = tensor.empty() : tensor<2x7xf32>
    %5 = linalg.fill ins(%cst_8 : f32) outs(%4 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<2x7x32xf32>) outs(%5 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.addf %out, %in : f32
      linalg.yield %200 : f32
    } -> tensor<2x7xf32>
    %7 = tensor.empty() : tensor<2x7xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<2x7xf32>) outs(%7 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.divf %in, %cst_7 : f32
      linalg.yield %200 : f32
    } -> tensor<2x7xf32>
    %9 = tensor.empty() : tensor<2x7xf32>
    %10 = linalg.fill ins(%cst_8 : f32) outs(%9 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.addf %out, %in : f32
      linalg.yield %200 : f32
    } -> tensor<2x7xf32>
    %12 = tensor.empty() : tensor<2x7xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<2x7xf32>) outs(%12 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.divf %in, %cst_7 : f32
      linalg.yield %200 : f32
    } -> tensor<2x7xf32>
    %14 = tensor.empty() : tensor<2x7xf32>
    %15 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<2x7xf32>) outs(%14 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.mulf %in, %in : f32
      linalg.yield %200 : f32
    } -> tensor<2x7xf32>
    %16 = tensor.empty() : tensor<2x7xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%13, %15 : tensor<2x7xf32>, tensor<2x7xf32>) outs(%16 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %200 = arith.subf %in, %in_40 : f32
      linalg.yield %200 : f32
    } -> tensor<2x7xf32>
    %18 = tensor.empty() : tensor<2x7xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<2x7xf32>) outs(%18 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.maximumf %in, %cst_8 : f32
      linalg.yield %200 : f32
    } -> tensor<2x7xf32>
    %expanded = tensor.expand_shape %19 [[0], [1, 2]] output_shape [2, 7, 1] : tensor<2x7xf32> into tensor<2x7x1xf32>
    %20 = tensor.empty() : tensor<2x7x32xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x7xf32>) outs(%20 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %22 = tensor.empty() : tensor<2x7x32xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %21 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%22 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %200 = arith.subf %in, %in_40 : f32
      linalg.yield %200 : f32
    } -> tensor<2x7x32xf32>
    %24 = tensor.empty() : tensor<2x7x1xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x7x1xf32>) outs(%24 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.addf %in, %cst_6 : f32
      linalg.yield %200 : f32
    } -> tensor<2x7x1xf32>
    %26 = tensor.empty() : tensor<2x7x1xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<2x7x1xf32>) outs(%26 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = math.rsqrt %in : f32
      linalg.yield %200 : f32
    } -> tensor<2x7x1xf32>
    %28 = tensor.empty() : tensor<32xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg6 : tensor<32xf16>) outs(%28 : tensor<32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %200 = arith.extf %in : f16 to f32
      linalg.yield %200 : f32
    } -> tensor<32xf32>
    %expanded_9 = tensor.expand_shape %29 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32>
    %30 = tensor.empty() : tensor<2x7x32xf32>
    %31 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<2x7x1xf32>) outs(%30 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %32 = tensor.empty() : tensor<2x7x32xf32>
    %33 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<1x1x32xf32>) outs(%32 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %34 = tensor.empty() : tensor<2x7x32xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %33 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%34 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %200 = arith.mulf %in, %in_40 : f32
      linalg.yield %200 : f32
    } -> tensor<2x7x32xf32>
    %36 = tensor.empty() : tensor<2x7x32xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %35 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%36 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %200 = arith.mulf %in, %in_40 : f32
      linalg.yield %200 : f32
    } -> tensor<2x7x32xf32>
    %38 = tensor.empty() : tensor<32xf32>
    %39 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg5 : tensor<32xf16>) outs(%38 : tensor<32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %200 = arith.extf %in : f16 to f32
      linalg.yield %200 : f32
    } -> tensor<32xf32>
    %expanded_10 = tensor.expand_shape %39 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32>
    %40 = tensor.empty() : tensor<2x7x32xf32>
    %41 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_10 : tensor<1x1x32xf32>) outs(%40 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %42 = tensor.empty() : tensor<2x7x32xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %41 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%42 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %200 = arith.addf %in, %in_40 : f32
      linalg.yield %200 : f32
    } -> tensor<2x7x32xf32>
    %44 = tensor.empty() : tensor<2x7x32xf16>
    %45 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<2x7x32xf32>) outs(%44 : tensor<2x7x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %200 = arith.truncf %in : f32 to f16
      linalg.yield %200 : f16
    } -> tensor<2x7x32xf16>
    %collapsed = tensor.collapse_shape %45 [[0, 1], [2]] : tensor<2x7x32xf16> into tensor<14x32xf16>
    %collapsed_11 = tensor.collapse_shape %arg14 [[0], [1, 2]] : tensor<32x2x16xf16> into tensor<32x32xf16>
    %46 = tensor.empty() : tensor<14x32xf16>
    %47 = linalg.fill ins(%cst_5 : f16) outs(%46 : tensor<14x32xf16>) -> tensor<14x32xf16>
    %48 = linalg.matmul ins(%collapsed, %collapsed_11 : tensor<14x32xf16>, tensor<32x32xf16>) outs(%47 : tensor<14x32xf16>) -> tensor<14x32xf16>
    %expanded_12 = tensor.expand_shape %48 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf16> into tensor<2x7x2x16xf16>
    %expanded_13 = tensor.expand_shape %arg13 [[0, 1, 2], [3]] output_shape [1, 1, 2, 16] : tensor<2x16xf16> into tensor<1x1x2x16xf16>
    %49 = tensor.empty() : tensor<2x7x2x16xf16>
    %50 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_13 : tensor<1x1x2x16xf16>) outs(%49 : tensor<2x7x2x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x7x2x16xf16>
    %51 = tensor.empty() : tensor<2x7x2x16xf16>
    %52 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_12, %50 : tensor<2x7x2x16xf16>, tensor<2x7x2x16xf16>) outs(%51 : tensor<2x7x2x16xf16>) {
    ^bb0(%in: f16, %in_40: f16, %out: f16):
      %200 = arith.addf %in, %in_40 : f16
      linalg.yield %200 : f16
    } -> tensor<2x7x2x16xf16>
    %collapsed_14 = tensor.collapse_shape %arg10 [[0], [1, 2]] : tensor<32x2x16xf16> into tensor<32x32xf16>
    %53 = tensor.empty() : tensor<14x32xf16>
    %54 = linalg.fill ins(%cst_5 : f16) outs(%53 : tensor<14x32xf16>) -> tensor<14x32xf16>
    %55 = linalg.matmul ins(%collapsed, %collapsed_14 : tensor<14x32xf16>, tensor<32x32xf16>) outs(%54 : tensor<14x32xf16>) -> tensor<14x32xf16>
    %expanded_15 = tensor.expand_shape %55 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf16> into tensor<2x7x2x16xf16>
    %expanded_16 = tensor.expand_shape %arg9 [[0, 1, 2], [3]] output_shape [1, 1, 2, 16] : tensor<2x16xf16> into tensor<1x1x2x16xf16>
    %56 = tensor.empty() : tensor<2x7x2x16xf16>
    %57 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_16 : tensor<1x1x2x16xf16>) outs(%56 : tensor<2x7x2x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x7x2x16xf16>
    %58 = tensor.empty() : tensor<2x7x2x16xf16>
    %59 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_15, %57 : tensor<2x7x2x16xf16>, tensor<2x7x2x16xf16>) outs(%58 : tensor<2x7x2x16xf16>) {
    ^bb0(%in: f16, %in_40: f16, %out: f16):
      %200 = arith.addf %in, %in_40 : f16
      linalg.yield %200 : f16
    } -> tensor<2x7x2x16xf16>
    %collapsed_17 = tensor.collapse_shape %arg16 [[0], [1, 2]] : tensor<32x2x16xf16> into tensor<32x32xf16>
    %60 = tensor.empty() : tensor<14x32xf16>
    %61 = linalg.fill ins(%cst_5 : f16) outs(%60 : tensor<14x32xf16>) -> tensor<14x32xf16>
    %62 = linalg.matmul ins(%collapsed, %collapsed_17 : tensor<14x32xf16>, tensor<32x32xf16>) outs(%61 : tensor<14x32xf16>) -> tensor<14x32xf16>
    %expanded_18 = tensor.expand_shape %62 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf16> into tensor<2x7x2x16xf16>
    %expanded_19 = tensor.expand_shape %arg15 [[0, 1, 2], [3]] output_shape [1, 1, 2, 16] : tensor<2x16xf16> into tensor<1x1x2x16xf16>
    %63 = tensor.empty() : tensor<2x7x2x16xf16>
    %64 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_19 : tensor<1x1x2x16xf16>) outs(%63 : tensor<2x7x2x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x7x2x16xf16>
    %65 = tensor.empty() : tensor<2x7x2x16xf16>
    %66 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_18, %64 : tensor<2x7x2x16xf16>, tensor<2x7x2x16xf16>) outs(%65 : tensor<2x7x2x16xf16>) {
    ^bb0(%in: f16, %in_40: f16, %out: f16):
      %200 = arith.addf %in, %in_40 : f16
      linalg.yield %200 : f16
    } -> tensor<2x7x2x16xf16>
    %67 = tensor.empty() : tensor<f32>
    %68 = linalg.generic {indexing_maps = [#map8], iterator_types = []} outs(%67 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %69 = tensor.empty() : tensor<f16>
    %70 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%68 : tensor<f32>) outs(%69 : tensor<f16>) {
    ^bb0(%in: f32, %out: f16):
      %200 = arith.truncf %in : f32 to f16
      linalg.yield %200 : f16
    } -> tensor<f16>
    %71 = tensor.empty() : tensor<2x7x2x16xf16>
    %72 = linalg.generic {indexing_maps = [#map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%70 : tensor<f16>) outs(%71 : tensor<2x7x2x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x7x2x16xf16>
    %73 = tensor.empty() : tensor<2x7x2x16xf16>
    %74 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %72 : tensor<2x7x2x16xf16>, tensor<2x7x2x16xf16>) outs(%73 : tensor<2x7x2x16xf16>) {
    ^bb0(%in: f16, %in_40: f16, %out: f16):
      %200 = arith.divf %in, %in_40 : f16
      linalg.yield %200 : f16
    } -> tensor<2x7x2x16xf16>
    %75 = tensor.empty() : tensor<2x2x7x16xf16>
    %76 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74 : tensor<2x7x2x16xf16>) outs(%75 : tensor<2x2x7x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x2x7x16xf16>
    %77 = tensor.empty() : tensor<2x2x16x7xf16>
    %78 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59 : tensor<2x7x2x16xf16>) outs(%77 : tensor<2x2x16x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x2x16x7xf16>
    %collapsed_20 = tensor.collapse_shape %76 [[0, 1], [2], [3]] : tensor<2x2x7x16xf16> into tensor<4x7x16xf16>
    %collapsed_21 = tensor.collapse_shape %78 [[0, 1], [2], [3]] : tensor<2x2x16x7xf16> into tensor<4x16x7xf16>
    %79 = tensor.empty() : tensor<4x7x7xf16>
    %80 = linalg.fill ins(%cst_5 : f16) outs(%79 : tensor<4x7x7xf16>) -> tensor<4x7x7xf16>
    %81 = linalg.batch_matmul ins(%collapsed_20, %collapsed_21 : tensor<4x7x16xf16>, tensor<4x16x7xf16>) outs(%80 : tensor<4x7x7xf16>) -> tensor<4x7x7xf16>
    %expanded_22 = tensor.expand_shape %81 [[0, 1], [2], [3]] output_shape [2, 2, 7, 7] : tensor<4x7x7xf16> into tensor<2x2x7x7xf16>
    %82 = tensor.empty() : tensor<2x2x7xf16>
    %83 = linalg.fill ins(%cst_4 : f16) outs(%82 : tensor<2x2x7xf16>) -> tensor<2x2x7xf16>
    %84 = linalg.generic {indexing_maps = [#map7, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_22 : tensor<2x2x7x7xf16>) outs(%83 : tensor<2x2x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %200 = arith.maximumf %out, %in : f16
      linalg.yield %200 : f16
    } -> tensor<2x2x7xf16>
    %85 = tensor.empty() : tensor<2x2x7x7xf16>
    %86 = linalg.generic {indexing_maps = [#map12, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%84 : tensor<2x2x7xf16>) outs(%85 : tensor<2x2x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x2x7x7xf16>
    %87 = tensor.empty() : tensor<2x2x7x7xf16>
    %88 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_22, %86 : tensor<2x2x7x7xf16>, tensor<2x2x7x7xf16>) outs(%87 : tensor<2x2x7x7xf16>) {
    ^bb0(%in: f16, %in_40: f16, %out: f16):
      %200 = arith.subf %in, %in_40 : f16
      linalg.yield %200 : f16
    } -> tensor<2x2x7x7xf16>
    %89 = tensor.empty() : tensor<2x2x7x7xf16>
    %90 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%88 : tensor<2x2x7x7xf16>) outs(%89 : tensor<2x2x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %200 = math.exp %in : f16
      linalg.yield %200 : f16
    } -> tensor<2x2x7x7xf16>
    %91 = tensor.empty() : tensor<2x2x7x7xf32>
    %92 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%90 : tensor<2x2x7x7xf16>) outs(%91 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f16, %out: f32):
      %200 = arith.extf %in : f16 to f32
      linalg.yield %200 : f32
    } -> tensor<2x2x7x7xf32>
    %93 = tensor.empty() : tensor<2x2x7xf32>
    %94 = linalg.fill ins(%cst_8 : f32) outs(%93 : tensor<2x2x7xf32>) -> tensor<2x2x7xf32>
    %95 = linalg.generic {indexing_maps = [#map7, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%92 : tensor<2x2x7x7xf32>) outs(%94 : tensor<2x2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.addf %out, %in : f32
      linalg.yield %200 : f32
    } -> tensor<2x2x7xf32>
    %96 = tensor.empty() : tensor<2x2x7xf16>
    %97 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<2x2x7xf32>) outs(%96 : tensor<2x2x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %200 = arith.truncf %in : f32 to f16
      linalg.yield %200 : f16
    } -> tensor<2x2x7xf16>
    %expanded_23 = tensor.expand_shape %97 [[0], [1], [2, 3]] output_shape [2, 2, 7, 1] : tensor<2x2x7xf16> into tensor<2x2x7x1xf16>
    %98 = tensor.empty() : tensor<2x2x7x7xf16>
    %99 = linalg.generic {indexing_maps = [#map13, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_23 : tensor<2x2x7x1xf16>) outs(%98 : tensor<2x2x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x2x7x7xf16>
    %100 = tensor.empty() : tensor<2x2x7x7xf16>
    %101 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%90, %99 : tensor<2x2x7x7xf16>, tensor<2x2x7x7xf16>) outs(%100 : tensor<2x2x7x7xf16>) {
    ^bb0(%in: f16, %in_40: f16, %out: f16):
      %200 = arith.divf %in, %in_40 : f16
      linalg.yield %200 : f16
    } -> tensor<2x2x7x7xf16>
    %102 = tensor.empty() : tensor<2x2x16x7xf16>
    %103 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66 : tensor<2x7x2x16xf16>) outs(%102 : tensor<2x2x16x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x2x16x7xf16>
    %104 = tensor.empty() : tensor<2x2x7x7xf16>
    %105 = linalg.generic {indexing_maps = [#map14, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%101 : tensor<2x2x7x7xf16>) outs(%104 : tensor<2x2x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x2x7x7xf16>
    %collapsed_24 = tensor.collapse_shape %103 [[0, 1], [2], [3]] : tensor<2x2x16x7xf16> into tensor<4x16x7xf16>
    %collapsed_25 = tensor.collapse_shape %105 [[0, 1], [2], [3]] : tensor<2x2x7x7xf16> into tensor<4x7x7xf16>
    %106 = tensor.empty() : tensor<4x16x7xf16>
    %107 = linalg.fill ins(%cst_5 : f16) outs(%106 : tensor<4x16x7xf16>) -> tensor<4x16x7xf16>
    %108 = linalg.batch_matmul ins(%collapsed_24, %collapsed_25 : tensor<4x16x7xf16>, tensor<4x7x7xf16>) outs(%107 : tensor<4x16x7xf16>) -> tensor<4x16x7xf16>
    %expanded_26 = tensor.expand_shape %108 [[0, 1], [2], [3]] output_shape [2, 2, 16, 7] : tensor<4x16x7xf16> into tensor<2x2x16x7xf16>
    %109 = tensor.empty() : tensor<2x7x2x16xf16>
    %110 = linalg.generic {indexing_maps = [#map15, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_26 : tensor<2x2x16x7xf16>) outs(%109 : tensor<2x7x2x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x7x2x16xf16>
    %collapsed_27 = tensor.collapse_shape %110 [[0, 1], [2, 3]] : tensor<2x7x2x16xf16> into tensor<14x32xf16>
    %collapsed_28 = tensor.collapse_shape %arg12 [[0, 1], [2]] : tensor<2x16x32xf16> into tensor<32x32xf16>
    %111 = tensor.empty() : tensor<14x32xf16>
    %112 = linalg.fill ins(%cst_5 : f16) outs(%111 : tensor<14x32xf16>) -> tensor<14x32xf16>
    %113 = linalg.matmul ins(%collapsed_27, %collapsed_28 : tensor<14x32xf16>, tensor<32x32xf16>) outs(%112 : tensor<14x32xf16>) -> tensor<14x32xf16>
    %expanded_29 = tensor.expand_shape %113 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf16> into tensor<2x7x32xf16>
    %expanded_30 = tensor.expand_shape %arg11 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf16> into tensor<1x1x32xf16>
    %114 = tensor.empty() : tensor<2x7x32xf16>
    %115 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_30 : tensor<1x1x32xf16>) outs(%114 : tensor<2x7x32xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x7x32xf16>
    %116 = tensor.empty() : tensor<2x7x32xf16>
    %117 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_29, %115 : tensor<2x7x32xf16>, tensor<2x7x32xf16>) outs(%116 : tensor<2x7x32xf16>) {
    ^bb0(%in: f16, %in_40: f16, %out: f16):
      %200 = arith.addf %in, %in_40 : f16
      linalg.yield %200 : f16
    } -> tensor<2x7x32xf16>
    %118 = tensor.empty() : tensor<2x7x32xf16>
    %119 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %117 : tensor<2x7x32xf16>, tensor<2x7x32xf16>) outs(%118 : tensor<2x7x32xf16>) {
    ^bb0(%in: f16, %in_40: f16, %out: f16):
      %200 = arith.addf %in, %in_40 : f16
      linalg.yield %200 : f16
    } -> tensor<2x7x32xf16>
    %120 = tensor.empty() : tensor<2x7x32xf32>
    %121 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119 : tensor<2x7x32xf16>) outs(%120 : tensor<2x7x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %200 = arith.extf %in : f16 to f32
      linalg.yield %200 : f32
    } -> tensor<2x7x32xf32>
    %122 = tensor.empty() : tensor<2x7x32xf32>
    %123 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121 : tensor<2x7x32xf32>) outs(%122 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.mulf %in, %in : f32
      linalg.yield %200 : f32
    } -> tensor<2x7x32xf32>
    %124 = tensor.empty() : tensor<2x7xf32>
    %125 = linalg.fill ins(%cst_8 : f32) outs(%124 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %126 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%121 : tensor<2x7x32xf32>) outs(%125 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.addf %out, %in : f32
      linalg.yield %200 : f32
    } -> tensor<2x7xf32>
    %127 = tensor.empty() : tensor<2x7xf32>
    %128 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%126 : tensor<2x7xf32>) outs(%127 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.divf %in, %cst_7 : f32
      linalg.yield %200 : f32
    } -> tensor<2x7xf32>
    %129 = tensor.empty() : tensor<2x7xf32>
    %130 = linalg.fill ins(%cst_8 : f32) outs(%129 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %131 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%123 : tensor<2x7x32xf32>) outs(%130 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.addf %out, %in : f32
      linalg.yield %200 : f32
    } -> tensor<2x7xf32>
    %132 = tensor.empty() : tensor<2x7xf32>
    %133 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%131 : tensor<2x7xf32>) outs(%132 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.divf %in, %cst_7 : f32
      linalg.yield %200 : f32
    } -> tensor<2x7xf32>
    %134 = tensor.empty() : tensor<2x7xf32>
    %135 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%128 : tensor<2x7xf32>) outs(%134 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.mulf %in, %in : f32
      linalg.yield %200 : f32
    } -> tensor<2x7xf32>
    %136 = tensor.empty() : tensor<2x7xf32>
    %137 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%133, %135 : tensor<2x7xf32>, tensor<2x7xf32>) outs(%136 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %200 = arith.subf %in, %in_40 : f32
      linalg.yield %200 : f32
    } -> tensor<2x7xf32>
    %138 = tensor.empty() : tensor<2x7xf32>
    %139 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%137 : tensor<2x7xf32>) outs(%138 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.maximumf %in, %cst_8 : f32
      linalg.yield %200 : f32
    } -> tensor<2x7xf32>
    %expanded_31 = tensor.expand_shape %139 [[0], [1, 2]] output_shape [2, 7, 1] : tensor<2x7xf32> into tensor<2x7x1xf32>
    %140 = tensor.empty() : tensor<2x7x32xf32>
    %141 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128 : tensor<2x7xf32>) outs(%140 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %142 = tensor.empty() : tensor<2x7x32xf32>
    %143 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121, %141 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%142 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %200 = arith.subf %in, %in_40 : f32
      linalg.yield %200 : f32
    } -> tensor<2x7x32xf32>
    %144 = tensor.empty() : tensor<2x7x1xf32>
    %145 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_31 : tensor<2x7x1xf32>) outs(%144 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.addf %in, %cst_6 : f32
      linalg.yield %200 : f32
    } -> tensor<2x7x1xf32>
    %146 = tensor.empty() : tensor<2x7x1xf32>
    %147 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145 : tensor<2x7x1xf32>) outs(%146 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = math.rsqrt %in : f32
      linalg.yield %200 : f32
    } -> tensor<2x7x1xf32>
    %148 = tensor.empty() : tensor<32xf32>
    %149 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg8 : tensor<32xf16>) outs(%148 : tensor<32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %200 = arith.extf %in : f16 to f32
      linalg.yield %200 : f32
    } -> tensor<32xf32>
    %expanded_32 = tensor.expand_shape %149 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32>
    %150 = tensor.empty() : tensor<2x7x32xf32>
    %151 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147 : tensor<2x7x1xf32>) outs(%150 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %152 = tensor.empty() : tensor<2x7x32xf32>
    %153 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_32 : tensor<1x1x32xf32>) outs(%152 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %154 = tensor.empty() : tensor<2x7x32xf32>
    %155 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %153 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%154 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %200 = arith.mulf %in, %in_40 : f32
      linalg.yield %200 : f32
    } -> tensor<2x7x32xf32>
    %156 = tensor.empty() : tensor<2x7x32xf32>
    %157 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143, %155 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%156 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %200 = arith.mulf %in, %in_40 : f32
      linalg.yield %200 : f32
    } -> tensor<2x7x32xf32>
    %158 = tensor.empty() : tensor<32xf32>
    %159 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg7 : tensor<32xf16>) outs(%158 : tensor<32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %200 = arith.extf %in : f16 to f32
      linalg.yield %200 : f32
    } -> tensor<32xf32>
    %expanded_33 = tensor.expand_shape %159 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32>
    %160 = tensor.empty() : tensor<2x7x32xf32>
    %161 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_33 : tensor<1x1x32xf32>) outs(%160 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %162 = tensor.empty() : tensor<2x7x32xf32>
    %163 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157, %161 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%162 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %200 = arith.addf %in, %in_40 : f32
      linalg.yield %200 : f32
    } -> tensor<2x7x32xf32>
    %164 = tensor.empty() : tensor<2x7x32xf16>
    %165 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163 : tensor<2x7x32xf32>) outs(%164 : tensor<2x7x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %200 = arith.truncf %in : f32 to f16
      linalg.yield %200 : f16
    } -> tensor<2x7x32xf16>
    %collapsed_34 = tensor.collapse_shape %165 [[0, 1], [2]] : tensor<2x7x32xf16> into tensor<14x32xf16>
    %166 = tensor.empty() : tensor<14x64xf16>
    %167 = linalg.fill ins(%cst_5 : f16) outs(%166 : tensor<14x64xf16>) -> tensor<14x64xf16>
    %168 = linalg.matmul ins(%collapsed_34, %arg2 : tensor<14x32xf16>, tensor<32x64xf16>) outs(%167 : tensor<14x64xf16>) -> tensor<14x64xf16>
    %expanded_35 = tensor.expand_shape %168 [[0, 1], [2]] output_shape [2, 7, 64] : tensor<14x64xf16> into tensor<2x7x64xf16>
    %expanded_36 = tensor.expand_shape %arg1 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf16> into tensor<1x1x64xf16>
    %169 = tensor.empty() : tensor<2x7x64xf16>
    %170 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_36 : tensor<1x1x64xf16>) outs(%169 : tensor<2x7x64xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x7x64xf16>
    %171 = tensor.empty() : tensor<2x7x64xf16>
    %172 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_35, %170 : tensor<2x7x64xf16>, tensor<2x7x64xf16>) outs(%171 : tensor<2x7x64xf16>) {
    ^bb0(%in: f16, %in_40: f16, %out: f16):
      %200 = arith.addf %in, %in_40 : f16
      linalg.yield %200 : f16
    } -> tensor<2x7x64xf16>
    %173 = tensor.empty() : tensor<2x7x64xf16>
    %174 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172 : tensor<2x7x64xf16>) outs(%173 : tensor<2x7x64xf16>) {
    ^bb0(%in: f16, %out: f16):
      %200 = arith.mulf %in, %in : f16
      linalg.yield %200 : f16
    } -> tensor<2x7x64xf16>
    %175 = tensor.empty() : tensor<2x7x64xf16>
    %176 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %172 : tensor<2x7x64xf16>, tensor<2x7x64xf16>) outs(%175 : tensor<2x7x64xf16>) {
    ^bb0(%in: f16, %in_40: f16, %out: f16):
      %200 = arith.mulf %in, %in_40 : f16
      linalg.yield %200 : f16
    } -> tensor<2x7x64xf16>
    %177 = tensor.empty() : tensor<2x7x64xf16>
    %178 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176 : tensor<2x7x64xf16>) outs(%177 : tensor<2x7x64xf16>) {
    ^bb0(%in: f16, %out: f16):
      %200 = arith.mulf %in, %cst_3 : f16
      linalg.yield %200 : f16
    } -> tensor<2x7x64xf16>
    %179 = tensor.empty() : tensor<2x7x64xf16>
    %180 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172, %178 : tensor<2x7x64xf16>, tensor<2x7x64xf16>) outs(%179 : tensor<2x7x64xf16>) {
    ^bb0(%in: f16, %in_40: f16, %out: f16):
      %200 = arith.addf %in, %in_40 : f16
      linalg.yield %200 : f16
    } -> tensor<2x7x64xf16>
    %181 = tensor.empty() : tensor<2x7x64xf16>
    %182 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180 : tensor<2x7x64xf16>) outs(%181 : tensor<2x7x64xf16>) {
    ^bb0(%in: f16, %out: f16):
      %200 = arith.mulf %in, %cst_2 : f16
      linalg.yield %200 : f16
    } -> tensor<2x7x64xf16>
    %183 = tensor.empty() : tensor<2x7x64xf16>
    %184 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182 : tensor<2x7x64xf16>) outs(%183 : tensor<2x7x64xf16>) {
    ^bb0(%in: f16, %out: f16):
      %200 = math.tanh %in : f16
      linalg.yield %200 : f16
    } -> tensor<2x7x64xf16>
    %185 = tensor.empty() : tensor<2x7x64xf16>
    %186 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184 : tensor<2x7x64xf16>) outs(%185 : tensor<2x7x64xf16>) {
    ^bb0(%in: f16, %out: f16):
      %200 = arith.addf %in, %cst_1 : f16
      linalg.yield %200 : f16
    } -> tensor<2x7x64xf16>
    %187 = tensor.empty() : tensor<2x7x64xf16>
    %188 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186 : tensor<2x7x64xf16>) outs(%187 : tensor<2x7x64xf16>) {
    ^bb0(%in: f16, %out: f16):
      %200 = arith.mulf %in, %cst_0 : f16
      linalg.yield %200 : f16
    } -> tensor<2x7x64xf16>
    %189 = tensor.empty() : tensor<2x7x64xf16>
    %190 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172, %188 : tensor<2x7x64xf16>, tensor<2x7x64xf16>) outs(%189 : tensor<2x7x64xf16>) {
    ^bb0(%in: f16, %in_40: f16, %out: f16):
      %200 = arith.mulf %in, %in_40 : f16
      linalg.yield %200 : f16
    } -> tensor<2x7x64xf16>
    %collapsed_37 = tensor.collapse_shape %190 [[0, 1], [2]] : tensor<2x7x64xf16> into tensor<14x64xf16>
    %191 = tensor.empty() : tensor<14x32xf16>
    %192 = linalg.fill ins(%cst_5 : f16) outs(%191 : tensor<14x32xf16>) -> tensor<14x32xf16>
    %193 = linalg.matmul ins(%collapsed_37, %arg4 : tensor<14x64xf16>, tensor<64x32xf16>) outs(%192 : tensor<14x32xf16>) -> tensor<14x32xf16>
    %expanded_38 = tensor.expand_shape %193 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf16> into tensor<2x7x32xf16>
    %expanded_39 = tensor.expand_shape %arg3 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf16> into tensor<1x1x32xf16>
    %194 = tensor.empty() : tensor<2x7x32xf16>
    %195 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_39 : tensor<1x1x32xf16>) outs(%194 : tensor<2x7x32xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x7x32xf16>
    %196 = tensor.empty() : tensor<2x7x32xf16>
    %197 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_38, %195 : tensor<2x7x32xf16>, tensor<2x7x32xf16>) outs(%196 : tensor<2x7x32xf16>) {
    ^bb0(%in: f16, %in_40: f16, %out: f16):
      %200 = arith.addf %in, %in_40 : f16
      linalg.yield %200 : f16
    } -> tensor<2x7x32xf16>
    %198 = tensor.empty() : tensor<2x7x32xf16>
    %199 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %197 : tensor<2x7x32xf16>, tensor<2x7x32xf16>) outs(%198 : tensor<2x7x32xf16>) {
    ^bb0(%in: f16, %in_40: f16, %out: f16):
      %200 = arith.addf %in, %in_40 : f16
      linalg.yield %200 : f16
    } -> tensor<2x7x32xf16>
    return %199 : tensor<2x7x32xf16>
  }
}
