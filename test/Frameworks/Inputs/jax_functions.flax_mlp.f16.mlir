#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map5 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
module @jit__lambda {
  func.func public @main(%arg0: tensor<2x7x32xf16>, %arg1: tensor<32xf16>, %arg2: tensor<64x32xf16>, %arg3: tensor<64xf16>, %arg4: tensor<32x64xf16>, %arg5: tensor<32xf16>, %arg6: tensor<32xf16>) -> tensor<2x7x32xf16> {
    %cst = arith.constant 5.000000e-01 : f16
    %cst_0 = arith.constant 1.000000e+00 : f16
    %cst_1 = arith.constant 7.978520e-01 : f16
    %cst_2 = arith.constant 4.470830e-02 : f16
    %cst_3 = arith.constant 0.000000e+00 : f16
    %cst_4 = arith.constant 9.99999997E-7 : f32
    %cst_5 = arith.constant 3.200000e+01 : f32
    %cst_6 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x7x32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x32xf16>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %80 = arith.extf %in : f16 to f32
      linalg.yield %80 : f32
    } -> tensor<2x7x32xf32>
    %2 = tensor.empty() : tensor<2x7x32xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x7x32xf32>) outs(%2 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.mulf %in, %in : f32
      linalg.yield %80 : f32
    } -> tensor<2x7x32xf32>
    %4 = tensor.empty() : tensor<2x7xf32>
    %5 = linalg.fill ins(%cst_6 : f32) outs(%4 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<2x7x32xf32>) outs(%5 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.addf %out, %in : f32
      linalg.yield %80 : f32
    } -> tensor<2x7xf32>
    %7 = tensor.empty() : tensor<2x7xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<2x7xf32>) outs(%7 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.divf %in, %cst_5 : f32
      linalg.yield %80 : f32
    } -> tensor<2x7xf32>
    %9 = tensor.empty() : tensor<2x7xf32>
    %10 = linalg.fill ins(%cst_6 : f32) outs(%9 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.addf %out, %in : f32
      linalg.yield %80 : f32
    } -> tensor<2x7xf32>
    %12 = tensor.empty() : tensor<2x7xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<2x7xf32>) outs(%12 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.divf %in, %cst_5 : f32
      linalg.yield %80 : f32
    } -> tensor<2x7xf32>
    %14 = tensor.empty() : tensor<2x7xf32>
    %15 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<2x7xf32>) outs(%14 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.mulf %in, %in : f32
      linalg.yield %80 : f32
    } -> tensor<2x7xf32>
    %16 = tensor.empty() : tensor<2x7xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%13, %15 : tensor<2x7xf32>, tensor<2x7xf32>) outs(%16 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %80 = arith.subf %in, %in_14 : f32
      linalg.yield %80 : f32
    } -> tensor<2x7xf32>
    %18 = tensor.empty() : tensor<2x7xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<2x7xf32>) outs(%18 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.maximumf %in, %cst_6 : f32
      linalg.yield %80 : f32
    } -> tensor<2x7xf32>
    %expanded = tensor.expand_shape %19 [[0], [1, 2]] output_shape [2, 7, 1] : tensor<2x7xf32> into tensor<2x7x1xf32>
    %20 = tensor.empty() : tensor<2x7x32xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x7xf32>) outs(%20 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %22 = tensor.empty() : tensor<2x7x32xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %21 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%22 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %80 = arith.subf %in, %in_14 : f32
      linalg.yield %80 : f32
    } -> tensor<2x7x32xf32>
    %24 = tensor.empty() : tensor<2x7x1xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x7x1xf32>) outs(%24 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.addf %in, %cst_4 : f32
      linalg.yield %80 : f32
    } -> tensor<2x7x1xf32>
    %26 = tensor.empty() : tensor<2x7x1xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<2x7x1xf32>) outs(%26 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = math.rsqrt %in : f32
      linalg.yield %80 : f32
    } -> tensor<2x7x1xf32>
    %28 = tensor.empty() : tensor<32xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg6 : tensor<32xf16>) outs(%28 : tensor<32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %80 = arith.extf %in : f16 to f32
      linalg.yield %80 : f32
    } -> tensor<32xf32>
    %expanded_7 = tensor.expand_shape %29 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32>
    %30 = tensor.empty() : tensor<2x7x32xf32>
    %31 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<2x7x1xf32>) outs(%30 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %32 = tensor.empty() : tensor<2x7x32xf32>
    %33 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<1x1x32xf32>) outs(%32 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %34 = tensor.empty() : tensor<2x7x32xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %33 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%34 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %80 = arith.mulf %in, %in_14 : f32
      linalg.yield %80 : f32
    } -> tensor<2x7x32xf32>
    %36 = tensor.empty() : tensor<2x7x32xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %35 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%36 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %80 = arith.mulf %in, %in_14 : f32
      linalg.yield %80 : f32
    } -> tensor<2x7x32xf32>
    %38 = tensor.empty() : tensor<32xf32>
    %39 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg5 : tensor<32xf16>) outs(%38 : tensor<32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %80 = arith.extf %in : f16 to f32
      linalg.yield %80 : f32
    } -> tensor<32xf32>
    %expanded_8 = tensor.expand_shape %39 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32>
    %40 = tensor.empty() : tensor<2x7x32xf32>
    %41 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<1x1x32xf32>) outs(%40 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x32xf32>
    %42 = tensor.empty() : tensor<2x7x32xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %41 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%42 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %80 = arith.addf %in, %in_14 : f32
      linalg.yield %80 : f32
    } -> tensor<2x7x32xf32>
    %44 = tensor.empty() : tensor<2x7x32xf16>
    %45 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<2x7x32xf32>) outs(%44 : tensor<2x7x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %80 = arith.truncf %in : f32 to f16
      linalg.yield %80 : f16
    } -> tensor<2x7x32xf16>
    %collapsed = tensor.collapse_shape %45 [[0, 1], [2]] : tensor<2x7x32xf16> into tensor<14x32xf16>
    %46 = tensor.empty() : tensor<14x64xf16>
    %47 = linalg.fill ins(%cst_3 : f16) outs(%46 : tensor<14x64xf16>) -> tensor<14x64xf16>
    %48 = linalg.matmul ins(%collapsed, %arg4 : tensor<14x32xf16>, tensor<32x64xf16>) outs(%47 : tensor<14x64xf16>) -> tensor<14x64xf16>
    %expanded_9 = tensor.expand_shape %48 [[0, 1], [2]] output_shape [2, 7, 64] : tensor<14x64xf16> into tensor<2x7x64xf16>
    %expanded_10 = tensor.expand_shape %arg3 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf16> into tensor<1x1x64xf16>
    %49 = tensor.empty() : tensor<2x7x64xf16>
    %50 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_10 : tensor<1x1x64xf16>) outs(%49 : tensor<2x7x64xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x7x64xf16>
    %51 = tensor.empty() : tensor<2x7x64xf16>
    %52 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_9, %50 : tensor<2x7x64xf16>, tensor<2x7x64xf16>) outs(%51 : tensor<2x7x64xf16>) {
    ^bb0(%in: f16, %in_14: f16, %out: f16):
      %80 = arith.addf %in, %in_14 : f16
      linalg.yield %80 : f16
    } -> tensor<2x7x64xf16>
    %53 = tensor.empty() : tensor<2x7x64xf16>
    %54 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52 : tensor<2x7x64xf16>) outs(%53 : tensor<2x7x64xf16>) {
    ^bb0(%in: f16, %out: f16):
      %80 = arith.mulf %in, %in : f16
      linalg.yield %80 : f16
    } -> tensor<2x7x64xf16>
    %55 = tensor.empty() : tensor<2x7x64xf16>
    %56 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54, %52 : tensor<2x7x64xf16>, tensor<2x7x64xf16>) outs(%55 : tensor<2x7x64xf16>) {
    ^bb0(%in: f16, %in_14: f16, %out: f16):
      %80 = arith.mulf %in, %in_14 : f16
      linalg.yield %80 : f16
    } -> tensor<2x7x64xf16>
    %57 = tensor.empty() : tensor<2x7x64xf16>
    %58 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56 : tensor<2x7x64xf16>) outs(%57 : tensor<2x7x64xf16>) {
    ^bb0(%in: f16, %out: f16):
      %80 = arith.mulf %in, %cst_2 : f16
      linalg.yield %80 : f16
    } -> tensor<2x7x64xf16>
    %59 = tensor.empty() : tensor<2x7x64xf16>
    %60 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %58 : tensor<2x7x64xf16>, tensor<2x7x64xf16>) outs(%59 : tensor<2x7x64xf16>) {
    ^bb0(%in: f16, %in_14: f16, %out: f16):
      %80 = arith.addf %in, %in_14 : f16
      linalg.yield %80 : f16
    } -> tensor<2x7x64xf16>
    %61 = tensor.empty() : tensor<2x7x64xf16>
    %62 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60 : tensor<2x7x64xf16>) outs(%61 : tensor<2x7x64xf16>) {
    ^bb0(%in: f16, %out: f16):
      %80 = arith.mulf %in, %cst_1 : f16
      linalg.yield %80 : f16
    } -> tensor<2x7x64xf16>
    %63 = tensor.empty() : tensor<2x7x64xf16>
    %64 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62 : tensor<2x7x64xf16>) outs(%63 : tensor<2x7x64xf16>) {
    ^bb0(%in: f16, %out: f16):
      %80 = math.tanh %in : f16
      linalg.yield %80 : f16
    } -> tensor<2x7x64xf16>
    %65 = tensor.empty() : tensor<2x7x64xf16>
    %66 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64 : tensor<2x7x64xf16>) outs(%65 : tensor<2x7x64xf16>) {
    ^bb0(%in: f16, %out: f16):
      %80 = arith.addf %in, %cst_0 : f16
      linalg.yield %80 : f16
    } -> tensor<2x7x64xf16>
    %67 = tensor.empty() : tensor<2x7x64xf16>
    %68 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66 : tensor<2x7x64xf16>) outs(%67 : tensor<2x7x64xf16>) {
    ^bb0(%in: f16, %out: f16):
      %80 = arith.mulf %in, %cst : f16
      linalg.yield %80 : f16
    } -> tensor<2x7x64xf16>
    %69 = tensor.empty() : tensor<2x7x64xf16>
    %70 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %68 : tensor<2x7x64xf16>, tensor<2x7x64xf16>) outs(%69 : tensor<2x7x64xf16>) {
    ^bb0(%in: f16, %in_14: f16, %out: f16):
      %80 = arith.mulf %in, %in_14 : f16
      linalg.yield %80 : f16
    } -> tensor<2x7x64xf16>
    %collapsed_11 = tensor.collapse_shape %70 [[0, 1], [2]] : tensor<2x7x64xf16> into tensor<14x64xf16>
    %71 = tensor.empty() : tensor<14x32xf16>
    %72 = linalg.fill ins(%cst_3 : f16) outs(%71 : tensor<14x32xf16>) -> tensor<14x32xf16>
    %73 = linalg.matmul ins(%collapsed_11, %arg2 : tensor<14x64xf16>, tensor<64x32xf16>) outs(%72 : tensor<14x32xf16>) -> tensor<14x32xf16>
    %expanded_12 = tensor.expand_shape %73 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf16> into tensor<2x7x32xf16>
    %expanded_13 = tensor.expand_shape %arg1 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf16> into tensor<1x1x32xf16>
    %74 = tensor.empty() : tensor<2x7x32xf16>
    %75 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_13 : tensor<1x1x32xf16>) outs(%74 : tensor<2x7x32xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x7x32xf16>
    %76 = tensor.empty() : tensor<2x7x32xf16>
    %77 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_12, %75 : tensor<2x7x32xf16>, tensor<2x7x32xf16>) outs(%76 : tensor<2x7x32xf16>) {
    ^bb0(%in: f16, %in_14: f16, %out: f16):
      %80 = arith.addf %in, %in_14 : f16
      linalg.yield %80 : f16
    } -> tensor<2x7x32xf16>
    %78 = tensor.empty() : tensor<2x7x32xf16>
    %79 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %77 : tensor<2x7x32xf16>, tensor<2x7x32xf16>) outs(%78 : tensor<2x7x32xf16>) {
    ^bb0(%in: f16, %in_14: f16, %out: f16):
      %80 = arith.addf %in, %in_14 : f16
      linalg.yield %80 : f16
    } -> tensor<2x7x32xf16>
    return %79 : tensor<2x7x32xf16>
  }
}
