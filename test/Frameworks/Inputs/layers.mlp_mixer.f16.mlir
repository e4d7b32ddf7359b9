#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<2x7x32xf16>, %arg1: tensor<32xf16>, %arg2: tensor<32xf16>, %arg3: tensor<32xf16>, %arg4: tensor<32xf16>, %arg5: tensor<20x7xf16>, %arg6: tensor<20xf16>, %arg7: tensor<7x20xf16>, %arg8: tensor<7xf16>, %arg9: tensor<64x32xf16>, %arg10: tensor<64xf16>, %arg11: tensor<32x64xf16>, %arg12: tensor<32xf16>) -> tensor<2x7x32xf16> {
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e+00 : f16
    %cst_2 = arith.constant 2.000000e+00 : f16
    %cst_3 = arith.constant 5.000000e-01 : f16
    %cst_4 = arith.constant 1.000000e-05 : f64
    %cst_5 = arith.constant 3.200000e+01 : f64
    %cst_6 = arith.constant 3.200000e+01 : f32
    %0 = tensor.empty() : tensor<2x7x32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x32xf16>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %95 = arith.extf %in : f16 to f32
      linalg.yield %95 : f32
    } -> tensor<2x7x32xf32>
    %2 = tensor.empty() : tensor<2x7x32xf64>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x7x32xf32>) outs(%2 : tensor<2x7x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %95 = arith.extf %in : f32 to f64
      linalg.yield %95 : f64
    } -> tensor<2x7x32xf64>
    %4 = tensor.empty() : tensor<2x7x1xf64>
    %5 = linalg.fill ins(%cst : f64) outs(%4 : tensor<2x7x1xf64>) -> tensor<2x7x1xf64>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<2x7x32xf64>) outs(%5 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %95 = arith.addf %in, %out : f64
      linalg.yield %95 : f64
    } -> tensor<2x7x1xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x7x1xf64>) outs(%4 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %95 = arith.divf %in, %cst_5 : f64
      linalg.yield %95 : f64
    } -> tensor<2x7x1xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %7 : tensor<2x7x32xf64>, tensor<2x7x1xf64>) outs(%2 : tensor<2x7x32xf64>) {
    ^bb0(%in: f64, %in_16: f64, %out: f64):
      %95 = arith.subf %in, %in_16 : f64
      linalg.yield %95 : f64
    } -> tensor<2x7x32xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %8 : tensor<2x7x32xf64>, tensor<2x7x32xf64>) outs(%2 : tensor<2x7x32xf64>) {
    ^bb0(%in: f64, %in_16: f64, %out: f64):
      %95 = arith.mulf %in, %in_16 : f64
      linalg.yield %95 : f64
    } -> tensor<2x7x32xf64>
    %10 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9 : tensor<2x7x32xf64>) outs(%5 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %95 = arith.addf %in, %out : f64
      linalg.yield %95 : f64
    } -> tensor<2x7x1xf64>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<2x7x1xf64>) outs(%4 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %95 = arith.divf %in, %cst_5 : f64
      linalg.yield %95 : f64
    } -> tensor<2x7x1xf64>
    %12 = tensor.empty() : tensor<2x7x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x7x1xf64>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %95 = arith.truncf %in : f64 to f32
      linalg.yield %95 : f32
    } -> tensor<2x7x1xf32>
    %14 = linalg.fill ins(%cst_0 : f32) outs(%12 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<2x7x32xf32>) outs(%14 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.addf %in, %out : f32
      linalg.yield %95 : f32
    } -> tensor<2x7x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x7x1xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.divf %in, %cst_6 : f32
      linalg.yield %95 : f32
    } -> tensor<2x7x1xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x7x1xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.truncf %cst_4 : f64 to f32
      %96 = arith.addf %in, %95 : f32
      linalg.yield %96 : f32
    } -> tensor<2x7x1xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x7x1xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = math.rsqrt %in : f32
      linalg.yield %95 : f32
    } -> tensor<2x7x1xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %16 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %95 = arith.subf %in, %in_16 : f32
      linalg.yield %95 : f32
    } -> tensor<2x7x32xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %18 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %95 = arith.mulf %in, %in_16 : f32
      linalg.yield %95 : f32
    } -> tensor<2x7x32xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %arg1 : tensor<2x7x32xf32>, tensor<32xf16>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_16: f16, %out: f32):
      %95 = arith.extf %in_16 : f16 to f32
      %96 = arith.mulf %in, %95 : f32
      linalg.yield %96 : f32
    } -> tensor<2x7x32xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %arg2 : tensor<2x7x32xf32>, tensor<32xf16>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_16: f16, %out: f32):
      %95 = arith.extf %in_16 : f16 to f32
      %96 = arith.addf %in, %95 : f32
      linalg.yield %96 : f32
    } -> tensor<2x7x32xf32>
    %23 = tensor.empty() : tensor<2x7x32xf16>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<2x7x32xf32>) outs(%23 : tensor<2x7x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %95 = arith.truncf %in : f32 to f16
      linalg.yield %95 : f16
    } -> tensor<2x7x32xf16>
    %25 = tensor.empty() : tensor<2x32x7xf16>
    %transposed = linalg.transpose ins(%24 : tensor<2x7x32xf16>) outs(%25 : tensor<2x32x7xf16>) permutation = [0, 2, 1] 
    %26 = tensor.empty() : tensor<7x20xf16>
    %transposed_7 = linalg.transpose ins(%arg5 : tensor<20x7xf16>) outs(%26 : tensor<7x20xf16>) permutation = [1, 0] 
    %27 = tensor.empty() : tensor<2x7x20xf16>
    %28 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_7 : tensor<7x20xf16>) outs(%27 : tensor<2x7x20xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x7x20xf16>
    %29 = tensor.empty() : tensor<2x32x20xf32>
    %30 = linalg.fill ins(%cst_0 : f32) outs(%29 : tensor<2x32x20xf32>) -> tensor<2x32x20xf32>
    %31 = linalg.batch_matmul ins(%transposed, %28 : tensor<2x32x7xf16>, tensor<2x7x20xf16>) outs(%30 : tensor<2x32x20xf32>) -> tensor<2x32x20xf32>
    %32 = tensor.empty() : tensor<2x32x20xf16>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<2x32x20xf32>) outs(%32 : tensor<2x32x20xf16>) {
    ^bb0(%in: f32, %out: f16):
      %95 = arith.truncf %in : f32 to f16
      linalg.yield %95 : f16
    } -> tensor<2x32x20xf16>
    %34 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %arg6 : tensor<2x32x20xf16>, tensor<20xf16>) outs(%32 : tensor<2x32x20xf16>) {
    ^bb0(%in: f16, %in_16: f16, %out: f16):
      %95 = arith.addf %in, %in_16 : f16
      linalg.yield %95 : f16
    } -> tensor<2x32x20xf16>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34 : tensor<2x32x20xf16>) outs(%32 : tensor<2x32x20xf16>) {
    ^bb0(%in: f16, %out: f16):
      %95 = math.sqrt %cst_2 : f16
      %96 = arith.divf %in, %95 : f16
      %97 = math.erf %96 : f16
      %98 = arith.addf %97, %cst_1 : f16
      %99 = arith.mulf %98, %cst_3 : f16
      %100 = arith.mulf %in, %99 : f16
      linalg.yield %100 : f16
    } -> tensor<2x32x20xf16>
    %collapsed = tensor.collapse_shape %35 [[0, 1], [2]] : tensor<2x32x20xf16> into tensor<64x20xf16>
    %36 = tensor.empty() : tensor<20x7xf16>
    %transposed_8 = linalg.transpose ins(%arg7 : tensor<7x20xf16>) outs(%36 : tensor<20x7xf16>) permutation = [1, 0] 
    %37 = tensor.empty() : tensor<7xf32>
    %38 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg8 : tensor<7xf16>) outs(%37 : tensor<7xf32>) {
    ^bb0(%in: f16, %out: f32):
      %95 = arith.extf %in : f16 to f32
      linalg.yield %95 : f32
    } -> tensor<7xf32>
    %39 = tensor.empty() : tensor<64x20xf32>
    %40 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<64x20xf16>) outs(%39 : tensor<64x20xf32>) {
    ^bb0(%in: f16, %out: f32):
      %95 = arith.extf %in : f16 to f32
      linalg.yield %95 : f32
    } -> tensor<64x20xf32>
    %41 = tensor.empty() : tensor<20x7xf32>
    %42 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%transposed_8 : tensor<20x7xf16>) outs(%41 : tensor<20x7xf32>) {
    ^bb0(%in: f16, %out: f32):
      %95 = arith.extf %in : f16 to f32
      linalg.yield %95 : f32
    } -> tensor<20x7xf32>
    %43 = tensor.empty() : tensor<64x7xf32>
    %44 = linalg.fill ins(%cst_0 : f32) outs(%43 : tensor<64x7xf32>) -> tensor<64x7xf32>
    %45 = linalg.matmul ins(%40, %42 : tensor<64x20xf32>, tensor<20x7xf32>) outs(%44 : tensor<64x7xf32>) -> tensor<64x7xf32>
    %46 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%45, %38 : tensor<64x7xf32>, tensor<7xf32>) outs(%43 : tensor<64x7xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %95 = arith.addf %in, %in_16 : f32
      linalg.yield %95 : f32
    } -> tensor<64x7xf32>
    %47 = tensor.empty() : tensor<64x7xf16>
    %48 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<64x7xf32>) outs(%47 : tensor<64x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %95 = arith.truncf %in : f32 to f16
      linalg.yield %95 : f16
    } -> tensor<64x7xf16>
    %expanded = tensor.expand_shape %48 [[0, 1], [2]] output_shape [2, 32, 7] : tensor<64x7xf16> into tensor<2x32x7xf16>
    %transposed_9 = linalg.transpose ins(%expanded : tensor<2x32x7xf16>) outs(%23 : tensor<2x7x32xf16>) permutation = [0, 2, 1] 
    %49 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %transposed_9 : tensor<2x7x32xf16>, tensor<2x7x32xf16>) outs(%23 : tensor<2x7x32xf16>) {
    ^bb0(%in: f16, %in_16: f16, %out: f16):
      %95 = arith.addf %in, %in_16 : f16
      linalg.yield %95 : f16
    } -> tensor<2x7x32xf16>
    %50 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49 : tensor<2x7x32xf16>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %95 = arith.extf %in : f16 to f32
      linalg.yield %95 : f32
    } -> tensor<2x7x32xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<2x7x32xf32>) outs(%2 : tensor<2x7x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %95 = arith.extf %in : f32 to f64
      linalg.yield %95 : f64
    } -> tensor<2x7x32xf64>
    %52 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%51 : tensor<2x7x32xf64>) outs(%5 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %95 = arith.addf %in, %out : f64
      linalg.yield %95 : f64
    } -> tensor<2x7x1xf64>
    %53 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52 : tensor<2x7x1xf64>) outs(%4 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %95 = arith.divf %in, %cst_5 : f64
      linalg.yield %95 : f64
    } -> tensor<2x7x1xf64>
    %54 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51, %53 : tensor<2x7x32xf64>, tensor<2x7x1xf64>) outs(%2 : tensor<2x7x32xf64>) {
    ^bb0(%in: f64, %in_16: f64, %out: f64):
      %95 = arith.subf %in, %in_16 : f64
      linalg.yield %95 : f64
    } -> tensor<2x7x32xf64>
    %55 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54, %54 : tensor<2x7x32xf64>, tensor<2x7x32xf64>) outs(%2 : tensor<2x7x32xf64>) {
    ^bb0(%in: f64, %in_16: f64, %out: f64):
      %95 = arith.mulf %in, %in_16 : f64
      linalg.yield %95 : f64
    } -> tensor<2x7x32xf64>
    %56 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%55 : tensor<2x7x32xf64>) outs(%5 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %95 = arith.addf %in, %out : f64
      linalg.yield %95 : f64
    } -> tensor<2x7x1xf64>
    %57 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56 : tensor<2x7x1xf64>) outs(%4 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %95 = arith.divf %in, %cst_5 : f64
      linalg.yield %95 : f64
    } -> tensor<2x7x1xf64>
    %58 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57 : tensor<2x7x1xf64>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %95 = arith.truncf %in : f64 to f32
      linalg.yield %95 : f32
    } -> tensor<2x7x1xf32>
    %59 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%50 : tensor<2x7x32xf32>) outs(%14 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.addf %in, %out : f32
      linalg.yield %95 : f32
    } -> tensor<2x7x1xf32>
    %60 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59 : tensor<2x7x1xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.divf %in, %cst_6 : f32
      linalg.yield %95 : f32
    } -> tensor<2x7x1xf32>
    %61 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58 : tensor<2x7x1xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.truncf %cst_4 : f64 to f32
      %96 = arith.addf %in, %95 : f32
      linalg.yield %96 : f32
    } -> tensor<2x7x1xf32>
    %62 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61 : tensor<2x7x1xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = math.rsqrt %in : f32
      linalg.yield %95 : f32
    } -> tensor<2x7x1xf32>
    %63 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50, %60 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %95 = arith.subf %in, %in_16 : f32
      linalg.yield %95 : f32
    } -> tensor<2x7x32xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63, %62 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %95 = arith.mulf %in, %in_16 : f32
      linalg.yield %95 : f32
    } -> tensor<2x7x32xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %arg3 : tensor<2x7x32xf32>, tensor<32xf16>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_16: f16, %out: f32):
      %95 = arith.extf %in_16 : f16 to f32
      %96 = arith.mulf %in, %95 : f32
      linalg.yield %96 : f32
    } -> tensor<2x7x32xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65, %arg4 : tensor<2x7x32xf32>, tensor<32xf16>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_16: f16, %out: f32):
      %95 = arith.extf %in_16 : f16 to f32
      %96 = arith.addf %in, %95 : f32
      linalg.yield %96 : f32
    } -> tensor<2x7x32xf32>
    %67 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66 : tensor<2x7x32xf32>) outs(%23 : tensor<2x7x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %95 = arith.truncf %in : f32 to f16
      linalg.yield %95 : f16
    } -> tensor<2x7x32xf16>
    %collapsed_10 = tensor.collapse_shape %67 [[0, 1], [2]] : tensor<2x7x32xf16> into tensor<14x32xf16>
    %68 = tensor.empty() : tensor<32x64xf16>
    %transposed_11 = linalg.transpose ins(%arg9 : tensor<64x32xf16>) outs(%68 : tensor<32x64xf16>) permutation = [1, 0] 
    %69 = tensor.empty() : tensor<64xf32>
    %70 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg10 : tensor<64xf16>) outs(%69 : tensor<64xf32>) {
    ^bb0(%in: f16, %out: f32):
      %95 = arith.extf %in : f16 to f32
      linalg.yield %95 : f32
    } -> tensor<64xf32>
    %71 = tensor.empty() : tensor<14x32xf32>
    %72 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%collapsed_10 : tensor<14x32xf16>) outs(%71 : tensor<14x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %95 = arith.extf %in : f16 to f32
      linalg.yield %95 : f32
    } -> tensor<14x32xf32>
    %73 = tensor.empty() : tensor<32x64xf32>
    %74 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%transposed_11 : tensor<32x64xf16>) outs(%73 : tensor<32x64xf32>) {
    ^bb0(%in: f16, %out: f32):
      %95 = arith.extf %in : f16 to f32
      linalg.yield %95 : f32
    } -> tensor<32x64xf32>
    %75 = tensor.empty() : tensor<14x64xf32>
    %76 = linalg.fill ins(%cst_0 : f32) outs(%75 : tensor<14x64xf32>) -> tensor<14x64xf32>
    %77 = linalg.matmul ins(%72, %74 : tensor<14x32xf32>, tensor<32x64xf32>) outs(%76 : tensor<14x64xf32>) -> tensor<14x64xf32>
    %78 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%77, %70 : tensor<14x64xf32>, tensor<64xf32>) outs(%75 : tensor<14x64xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %95 = arith.addf %in, %in_16 : f32
      linalg.yield %95 : f32
    } -> tensor<14x64xf32>
    %79 = tensor.empty() : tensor<14x64xf16>
    %80 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%78 : tensor<14x64xf32>) outs(%79 : tensor<14x64xf16>) {
    ^bb0(%in: f32, %out: f16):
      %95 = arith.truncf %in : f32 to f16
      linalg.yield %95 : f16
    } -> tensor<14x64xf16>
    %expanded_12 = tensor.expand_shape %80 [[0, 1], [2]] output_shape [2, 7, 64] : tensor<14x64xf16> into tensor<2x7x64xf16>
    %81 = tensor.empty() : tensor<2x7x64xf16>
    %82 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_12 : tensor<2x7x64xf16>) outs(%81 : tensor<2x7x64xf16>) {
    ^bb0(%in: f16, %out: f16):
      %95 = math.sqrt %cst_2 : f16
      %96 = arith.divf %in, %95 : f16
      %97 = math.erf %96 : f16
      %98 = arith.addf %97, %cst_1 : f16
      %99 = arith.mulf %98, %cst_3 : f16
      %100 = arith.mulf %in, %99 : f16
      linalg.yield %100 : f16
    } -> tensor<2x7x64xf16>
    %collapsed_13 = tensor.collapse_shape %82 [[0, 1], [2]] : tensor<2x7x64xf16> into tensor<14x64xf16>
    %83 = tensor.empty() : tensor<64x32xf16>
    %transposed_14 = linalg.transpose ins(%arg11 : tensor<32x64xf16>) outs(%83 : tensor<64x32xf16>) permutation = [1, 0] 
    %84 = tensor.empty() : tensor<32xf32>
    %85 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg12 : tensor<32xf16>) outs(%84 : tensor<32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %95 = arith.extf %in : f16 to f32
      linalg.yield %95 : f32
    } -> tensor<32xf32>
    %86 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%collapsed_13 : tensor<14x64xf16>) outs(%75 : tensor<14x64xf32>) {
    ^bb0(%in: f16, %out: f32):
      %95 = arith.extf %in : f16 to f32
      linalg.yield %95 : f32
    } -> tensor<14x64xf32>
    %87 = tensor.empty() : tensor<64x32xf32>
    %88 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%transposed_14 : tensor<64x32xf16>) outs(%87 : tensor<64x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %95 = arith.extf %in : f16 to f32
      linalg.yield %95 : f32
    } -> tensor<64x32xf32>
    %89 = linalg.fill ins(%cst_0 : f32) outs(%71 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %90 = linalg.matmul ins(%86, %88 : tensor<14x64xf32>, tensor<64x32xf32>) outs(%89 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %91 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%90, %85 : tensor<14x32xf32>, tensor<32xf32>) outs(%71 : tensor<14x32xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %95 = arith.addf %in, %in_16 : f32
      linalg.yield %95 : f32
    } -> tensor<14x32xf32>
    %92 = tensor.empty() : tensor<14x32xf16>
    %93 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<14x32xf32>) outs(%92 : tensor<14x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %95 = arith.truncf %in : f32 to f16
      linalg.yield %95 : f16
    } -> tensor<14x32xf16>
    %expanded_15 = tensor.expand_shape %93 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf16> into tensor<2x7x32xf16>
    %94 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49, %expanded_15 : tensor<2x7x32xf16>, tensor<2x7x32xf16>) outs(%23 : tensor<2x7x32xf16>) {
    ^bb0(%in: f16, %in_16: f16, %out: f16):
      %95 = arith.addf %in, %in_16 : f16
      linalg.yield %95 : f16
    } -> tensor<2x7x32xf16>
    return %94 : tensor<2x7x32xf16>
  }
}
