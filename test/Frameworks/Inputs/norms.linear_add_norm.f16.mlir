#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map5 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: tensor<2x7x32xf16>, %arg1: tensor<2x7x48xf16>, %arg2: tensor<48xf16>, %arg3: tensor<48xf16>, %arg4: tensor<48x32xf16>, %arg5: tensor<48xf16>) -> tensor<2x7x48xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 9.9999999999999998E-13 : f64
    %cst_2 = arith.constant 4.800000e+01 : f64
    %cst_3 = arith.constant 4.800000e+01 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x7x32xf16> into tensor<14x32xf16>
    %0 = tensor.empty() : tensor<32x48xf16>
    %transposed = linalg.transpose ins(%arg4 : tensor<48x32xf16>) outs(%0 : tensor<32x48xf16>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<48xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg5 : tensor<48xf16>) outs(%1 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %39 = arith.extf %in : f16 to f32
      linalg.yield %39 : f32
    } -> tensor<48xf32>
    %3 = tensor.empty() : tensor<14x32xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<14x32xf16>) outs(%3 : tensor<14x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %39 = arith.extf %in : f16 to f32
      linalg.yield %39 : f32
    } -> tensor<14x32xf32>
    %5 = tensor.empty() : tensor<32x48xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%transposed : tensor<32x48xf16>) outs(%5 : tensor<32x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %39 = arith.extf %in : f16 to f32
      linalg.yield %39 : f32
    } -> tensor<32x48xf32>
    %7 = tensor.empty() : tensor<14x48xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %9 = linalg.matmul ins(%4, %6 : tensor<14x32xf32>, tensor<32x48xf32>) outs(%8 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%9, %2 : tensor<14x48xf32>, tensor<48xf32>) outs(%7 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %39 = arith.addf %in, %in_4 : f32
      linalg.yield %39 : f32
    } -> tensor<14x48xf32>
    %11 = tensor.empty() : tensor<14x48xf16>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<14x48xf32>) outs(%11 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %39 = arith.truncf %in : f32 to f16
      linalg.yield %39 : f16
    } -> tensor<14x48xf16>
    %expanded = tensor.expand_shape %12 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf16> into tensor<2x7x48xf16>
    %13 = tensor.empty() : tensor<2x7x48xf16>
    %14 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %arg1 : tensor<2x7x48xf16>, tensor<2x7x48xf16>) outs(%13 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %39 = arith.addf %in, %in_4 : f16
      linalg.yield %39 : f16
    } -> tensor<2x7x48xf16>
    %15 = tensor.empty() : tensor<2x7x48xf32>
    %16 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x7x48xf16>) outs(%15 : tensor<2x7x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %39 = arith.extf %in : f16 to f32
      linalg.yield %39 : f32
    } -> tensor<2x7x48xf32>
    %17 = tensor.empty() : tensor<2x7x48xf64>
    %18 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x7x48xf32>) outs(%17 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %39 = arith.extf %in : f32 to f64
      linalg.yield %39 : f64
    } -> tensor<2x7x48xf64>
    %19 = tensor.empty() : tensor<2x7x1xf64>
    %20 = linalg.fill ins(%cst_0 : f64) outs(%19 : tensor<2x7x1xf64>) -> tensor<2x7x1xf64>
    %21 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%18 : tensor<2x7x48xf64>) outs(%20 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %39 = arith.addf %in, %out : f64
      linalg.yield %39 : f64
    } -> tensor<2x7x1xf64>
    %22 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x7x1xf64>) outs(%19 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %39 = arith.divf %in, %cst_2 : f64
      linalg.yield %39 : f64
    } -> tensor<2x7x1xf64>
    %23 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %22 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%17 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_4: f64, %out: f64):
      %39 = arith.subf %in, %in_4 : f64
      linalg.yield %39 : f64
    } -> tensor<2x7x48xf64>
    %24 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %23 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%17 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_4: f64, %out: f64):
      %39 = arith.mulf %in, %in_4 : f64
      linalg.yield %39 : f64
    } -> tensor<2x7x48xf64>
    %25 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%24 : tensor<2x7x48xf64>) outs(%20 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %39 = arith.addf %in, %out : f64
      linalg.yield %39 : f64
    } -> tensor<2x7x1xf64>
    %26 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<2x7x1xf64>) outs(%19 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %39 = arith.divf %in, %cst_2 : f64
      linalg.yield %39 : f64
    } -> tensor<2x7x1xf64>
    %27 = tensor.empty() : tensor<2x7x1xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<2x7x1xf64>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %39 = arith.truncf %in : f64 to f32
      linalg.yield %39 : f32
    } -> tensor<2x7x1xf32>
    %29 = linalg.fill ins(%cst : f32) outs(%27 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %30 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%16 : tensor<2x7x48xf32>) outs(%29 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.addf %in, %out : f32
      linalg.yield %39 : f32
    } -> tensor<2x7x1xf32>
    %31 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.divf %in, %cst_3 : f32
      linalg.yield %39 : f32
    } -> tensor<2x7x1xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.truncf %cst_1 : f64 to f32
      %40 = arith.addf %in, %39 : f32
      linalg.yield %40 : f32
    } -> tensor<2x7x1xf32>
    %33 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.rsqrt %in : f32
      linalg.yield %39 : f32
    } -> tensor<2x7x1xf32>
    %34 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %31 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%15 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %39 = arith.subf %in, %in_4 : f32
      linalg.yield %39 : f32
    } -> tensor<2x7x48xf32>
    %35 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %33 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%15 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %39 = arith.mulf %in, %in_4 : f32
      linalg.yield %39 : f32
    } -> tensor<2x7x48xf32>
    %36 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %arg2 : tensor<2x7x48xf32>, tensor<48xf16>) outs(%15 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_4: f16, %out: f32):
      %39 = arith.extf %in_4 : f16 to f32
      %40 = arith.mulf %in, %39 : f32
      linalg.yield %40 : f32
    } -> tensor<2x7x48xf32>
    %37 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36, %arg3 : tensor<2x7x48xf32>, tensor<48xf16>) outs(%15 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_4: f16, %out: f32):
      %39 = arith.extf %in_4 : f16 to f32
      %40 = arith.addf %in, %39 : f32
      linalg.yield %40 : f32
    } -> tensor<2x7x48xf32>
    %38 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<2x7x48xf32>) outs(%13 : tensor<2x7x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %39 = arith.truncf %in : f32 to f16
      linalg.yield %39 : f16
    } -> tensor<2x7x48xf16>
    return %38 : tensor<2x7x48xf16>
  }
}
