#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<2x7x32xf32>, %arg1: tensor<32xf32>, %arg2: tensor<32xf32>, %arg3: tensor<32xf32>, %arg4: tensor<32xf32>, %arg5: tensor<20x7xf32>, %arg6: tensor<20xf32>, %arg7: tensor<7x20xf32>, %arg8: tensor<7xf32>, %arg9: tensor<64x32xf32>, %arg10: tensor<64xf32>, %arg11: tensor<32x64xf32>, %arg12: tensor<32xf32>) -> tensor<2x7x32xf32> {
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 5.000000e-01 : f32
    %cst_3 = arith.constant 1.000000e-05 : f64
    %cst_4 = arith.constant 3.200000e+01 : f64
    %cst_5 = arith.constant 3.200000e+01 : f32
    %cst_6 = arith.constant 1.41421354 : f32
    %0 = tensor.empty() : tensor<2x7x32xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x32xf32>) outs(%0 : tensor<2x7x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %66 = arith.extf %in : f32 to f64
      linalg.yield %66 : f64
    } -> tensor<2x7x32xf64>
    %2 = tensor.empty() : tensor<2x7x1xf64>
    %3 = linalg.fill ins(%cst : f64) outs(%2 : tensor<2x7x1xf64>) -> tensor<2x7x1xf64>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<2x7x32xf64>) outs(%3 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %66 = arith.addf %in, %out : f64
      linalg.yield %66 : f64
    } -> tensor<2x7x1xf64>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2x7x1xf64>) outs(%2 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %66 = arith.divf %in, %cst_4 : f64
      linalg.yield %66 : f64
    } -> tensor<2x7x1xf64>
    %6 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %5 : tensor<2x7x32xf64>, tensor<2x7x1xf64>) outs(%0 : tensor<2x7x32xf64>) {
    ^bb0(%in: f64, %in_16: f64, %out: f64):
      %66 = arith.subf %in, %in_16 : f64
      linalg.yield %66 : f64
    } -> tensor<2x7x32xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %6 : tensor<2x7x32xf64>, tensor<2x7x32xf64>) outs(%0 : tensor<2x7x32xf64>) {
    ^bb0(%in: f64, %in_16: f64, %out: f64):
      %66 = arith.mulf %in, %in_16 : f64
      linalg.yield %66 : f64
    } -> tensor<2x7x32xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%7 : tensor<2x7x32xf64>) outs(%3 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %66 = arith.addf %in, %out : f64
      linalg.yield %66 : f64
    } -> tensor<2x7x1xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x7x1xf64>) outs(%2 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %66 = arith.divf %in, %cst_4 : f64
      linalg.yield %66 : f64
    } -> tensor<2x7x1xf64>
    %10 = tensor.empty() : tensor<2x7x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x7x1xf64>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %66 = arith.truncf %in : f64 to f32
      linalg.yield %66 : f32
    } -> tensor<2x7x1xf32>
    %12 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<2x7x32xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.addf %in, %out : f32
      linalg.yield %66 : f32
    } -> tensor<2x7x1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.divf %in, %cst_5 : f32
      linalg.yield %66 : f32
    } -> tensor<2x7x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.truncf %cst_3 : f64 to f32
      %67 = arith.addf %in, %66 : f32
      linalg.yield %67 : f32
    } -> tensor<2x7x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = math.rsqrt %in : f32
      linalg.yield %66 : f32
    } -> tensor<2x7x1xf32>
    %17 = tensor.empty() : tensor<2x7x32xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %14 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%17 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %66 = arith.subf %in, %in_16 : f32
      linalg.yield %66 : f32
    } -> tensor<2x7x32xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %16 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%17 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %66 = arith.mulf %in, %in_16 : f32
      linalg.yield %66 : f32
    } -> tensor<2x7x32xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %arg1 : tensor<2x7x32xf32>, tensor<32xf32>) outs(%17 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %66 = arith.mulf %in, %in_16 : f32
      linalg.yield %66 : f32
    } -> tensor<2x7x32xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %arg2 : tensor<2x7x32xf32>, tensor<32xf32>) outs(%17 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %66 = arith.addf %in, %in_16 : f32
      linalg.yield %66 : f32
    } -> tensor<2x7x32xf32>
    %22 = tensor.empty() : tensor<2x32x7xf32>
    %transposed = linalg.transpose ins(%21 : tensor<2x7x32xf32>) outs(%22 : tensor<2x32x7xf32>) permutation = [0, 2, 1] 
    %23 = tensor.empty() : tensor<7x20xf32>
    %transposed_7 = linalg.transpose ins(%arg5 : tensor<20x7xf32>) outs(%23 : tensor<7x20xf32>) permutation = [1, 0] 
    %24 = tensor.empty() : tensor<2x7x20xf32>
    %25 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_7 : tensor<7x20xf32>) outs(%24 : tensor<2x7x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x20xf32>
    %26 = tensor.empty() : tensor<2x32x20xf32>
    %27 = linalg.fill ins(%cst_0 : f32) outs(%26 : tensor<2x32x20xf32>) -> tensor<2x32x20xf32>
    %28 = linalg.batch_matmul ins(%transposed, %25 : tensor<2x32x7xf32>, tensor<2x7x20xf32>) outs(%27 : tensor<2x32x20xf32>) -> tensor<2x32x20xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28, %arg6 : tensor<2x32x20xf32>, tensor<20xf32>) outs(%26 : tensor<2x32x20xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %66 = arith.addf %in, %in_16 : f32
      linalg.yield %66 : f32
    } -> tensor<2x32x20xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<2x32x20xf32>) outs(%26 : tensor<2x32x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.divf %in, %cst_6 : f32
      %67 = math.erf %66 : f32
      %68 = arith.addf %67, %cst_1 : f32
      %69 = arith.mulf %68, %cst_2 : f32
      %70 = arith.mulf %in, %69 : f32
      linalg.yield %70 : f32
    } -> tensor<2x32x20xf32>
    %collapsed = tensor.collapse_shape %30 [[0, 1], [2]] : tensor<2x32x20xf32> into tensor<64x20xf32>
    %31 = tensor.empty() : tensor<20x7xf32>
    %transposed_8 = linalg.transpose ins(%arg7 : tensor<7x20xf32>) outs(%31 : tensor<20x7xf32>) permutation = [1, 0] 
    %32 = tensor.empty() : tensor<64x7xf32>
    %33 = linalg.fill ins(%cst_0 : f32) outs(%32 : tensor<64x7xf32>) -> tensor<64x7xf32>
    %34 = linalg.matmul ins(%collapsed, %transposed_8 : tensor<64x20xf32>, tensor<20x7xf32>) outs(%33 : tensor<64x7xf32>) -> tensor<64x7xf32>
    %35 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%34, %arg8 : tensor<64x7xf32>, tensor<7xf32>) outs(%32 : tensor<64x7xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %66 = arith.addf %in, %in_16 : f32
      linalg.yield %66 : f32
    } -> tensor<64x7xf32>
    %expanded = tensor.expand_shape %35 [[0, 1], [2]] output_shape [2, 32, 7] : tensor<64x7xf32> into tensor<2x32x7xf32>
    %transposed_9 = linalg.transpose ins(%expanded : tensor<2x32x7xf32>) outs(%17 : tensor<2x7x32xf32>) permutation = [0, 2, 1] 
    %36 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %transposed_9 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%17 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %66 = arith.addf %in, %in_16 : f32
      linalg.yield %66 : f32
    } -> tensor<2x7x32xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36 : tensor<2x7x32xf32>) outs(%0 : tensor<2x7x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %66 = arith.extf %in : f32 to f64
      linalg.yield %66 : f64
    } -> tensor<2x7x32xf64>
    %38 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%37 : tensor<2x7x32xf64>) outs(%3 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %66 = arith.addf %in, %out : f64
      linalg.yield %66 : f64
    } -> tensor<2x7x1xf64>
    %39 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38 : tensor<2x7x1xf64>) outs(%2 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %66 = arith.divf %in, %cst_4 : f64
      linalg.yield %66 : f64
    } -> tensor<2x7x1xf64>
    %40 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %39 : tensor<2x7x32xf64>, tensor<2x7x1xf64>) outs(%0 : tensor<2x7x32xf64>) {
    ^bb0(%in: f64, %in_16: f64, %out: f64):
      %66 = arith.subf %in, %in_16 : f64
      linalg.yield %66 : f64
    } -> tensor<2x7x32xf64>
    %41 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40, %40 : tensor<2x7x32xf64>, tensor<2x7x32xf64>) outs(%0 : tensor<2x7x32xf64>) {
    ^bb0(%in: f64, %in_16: f64, %out: f64):
      %66 = arith.mulf %in, %in_16 : f64
      linalg.yield %66 : f64
    } -> tensor<2x7x32xf64>
    %42 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%41 : tensor<2x7x32xf64>) outs(%3 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %66 = arith.addf %in, %out : f64
      linalg.yield %66 : f64
    } -> tensor<2x7x1xf64>
    %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<2x7x1xf64>) outs(%2 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %66 = arith.divf %in, %cst_4 : f64
      linalg.yield %66 : f64
    } -> tensor<2x7x1xf64>
    %44 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<2x7x1xf64>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %66 = arith.truncf %in : f64 to f32
      linalg.yield %66 : f32
    } -> tensor<2x7x1xf32>
    %45 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%36 : tensor<2x7x32xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.addf %in, %out : f32
      linalg.yield %66 : f32
    } -> tensor<2x7x1xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.divf %in, %cst_5 : f32
      linalg.yield %66 : f32
    } -> tensor<2x7x1xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.truncf %cst_3 : f64 to f32
      %67 = arith.addf %in, %66 : f32
      linalg.yield %67 : f32
    } -> tensor<2x7x1xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = math.rsqrt %in : f32
      linalg.yield %66 : f32
    } -> tensor<2x7x1xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36, %46 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%17 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %66 = arith.subf %in, %in_16 : f32
      linalg.yield %66 : f32
    } -> tensor<2x7x32xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49, %48 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%17 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %66 = arith.mulf %in, %in_16 : f32
      linalg.yield %66 : f32
    } -> tensor<2x7x32xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50, %arg3 : tensor<2x7x32xf32>, tensor<32xf32>) outs(%17 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %66 = arith.mulf %in, %in_16 : f32
      linalg.yield %66 : f32
    } -> tensor<2x7x32xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51, %arg4 : tensor<2x7x32xf32>, tensor<32xf32>) outs(%17 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %66 = arith.addf %in, %in_16 : f32
      linalg.yield %66 : f32
    } -> tensor<2x7x32xf32>
    %collapsed_10 = tensor.collapse_shape %52 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %53 = tensor.empty() : tensor<32x64xf32>
    %transposed_11 = linalg.transpose ins(%arg9 : tensor<64x32xf32>) outs(%53 : tensor<32x64xf32>) permutation = [1, 0] 
    %54 = tensor.empty() : tensor<14x64xf32>
    %55 = linalg.fill ins(%cst_0 : f32) outs(%54 : tensor<14x64xf32>) -> tensor<14x64xf32>
    %56 = linalg.matmul ins(%collapsed_10, %transposed_11 : tensor<14x32xf32>, tensor<32x64xf32>) outs(%55 : tensor<14x64xf32>) -> tensor<14x64xf32>
    %57 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%56, %arg10 : tensor<14x64xf32>, tensor<64xf32>) outs(%54 : tensor<14x64xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %66 = arith.addf %in, %in_16 : f32
      linalg.yield %66 : f32
    } -> tensor<14x64xf32>
    %expanded_12 = tensor.expand_shape %57 [[0, 1], [2]] output_shape [2, 7, 64] : tensor<14x64xf32> into tensor<2x7x64xf32>
    %58 = tensor.empty() : tensor<2x7x64xf32>
    %59 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_12 : tensor<2x7x64xf32>) outs(%58 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.divf %in, %cst_6 : f32
      %67 = math.erf %66 : f32
      %68 = arith.addf %67, %cst_1 : f32
      %69 = arith.mulf %68, %cst_2 : f32
      %70 = arith.mulf %in, %69 : f32
      linalg.yield %70 : f32
    } -> tensor<2x7x64xf32>
    %collapsed_13 = tensor.collapse_shape %59 [[0, 1], [2]] : tensor<2x7x64xf32> into tensor<14x64xf32>
    %60 = tensor.empty() : tensor<64x32xf32>
    %transposed_14 = linalg.transpose ins(%arg11 : tensor<32x64xf32>) outs(%60 : tensor<64x32xf32>) permutation = [1, 0] 
    %61 = tensor.empty() : tensor<14x32xf32>
    %62 = linalg.fill ins(%cst_0 : f32) outs(%61 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %63 = linalg.matmul ins(%collapsed_13, %transposed_14 : tensor<14x64xf32>, tensor<64x32xf32>) outs(%62 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %64 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%63, %arg12 : tensor<14x32xf32>, tensor<32xf32>) outs(%61 : tensor<14x32xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %66 = arith.addf %in, %in_16 : f32
      linalg.yield %66 : f32
    } -> tensor<14x32xf32>
    %expanded_15 = tensor.expand_shape %64 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf32> into tensor<2x7x32xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36, %expanded_15 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%17 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %66 = arith.addf %in, %in_16 : f32
      linalg.yield %66 : f32
    } -> tensor<2x7x32xf32>
    return %65 : tensor<2x7x32xf32>
  }
}
