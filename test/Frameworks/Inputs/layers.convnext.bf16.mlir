#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x12x6x6xbf16>, %arg1: tensor<12xbf16>, %arg2: tensor<12xbf16>, %arg3: tensor<12xbf16>, %arg4: tensor<48x12xbf16>, %arg5: tensor<48xbf16>, %arg6: tensor<12x48xbf16>, %arg7: tensor<12xbf16>) -> tensor<2x12x6x6xbf16> {
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e+00 : bf16
    %cst_2 = arith.constant 2.000000e+00 : bf16
    %cst_3 = arith.constant 5.000000e-01 : bf16
    %cst_4 = arith.constant 9.9999999999999995E-7 : f64
    %cst_5 = arith.constant 1.200000e+01 : f64
    %cst_6 = arith.constant 1.200000e+01 : f32
    %0 = tensor.empty() : tensor<2x6x6x12xbf16>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x12x6x6xbf16>) outs(%0 : tensor<2x6x6x12xbf16>) permutation = [0, 2, 3, 1] 
    %1 = tensor.empty() : tensor<2x6x6x12xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed : tensor<2x6x6x12xbf16>) outs(%1 : tensor<2x6x6x12xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %48 = arith.extf %in : bf16 to f32
      linalg.yield %48 : f32
    } -> tensor<2x6x6x12xf32>
    %3 = tensor.empty() : tensor<2x6x6x12xf64>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2 : tensor<2x6x6x12xf32>) outs(%3 : tensor<2x6x6x12xf64>) {
    ^bb0(%in: f32, %out: f64):
      %48 = arith.extf %in : f32 to f64
      linalg.yield %48 : f64
    } -> tensor<2x6x6x12xf64>
    %5 = tensor.empty() : tensor<2x6x6x1xf64>
    %6 = linalg.fill ins(%cst : f64) outs(%5 : tensor<2x6x6x1xf64>) -> tensor<2x6x6x1xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%4 : tensor<2x6x6x12xf64>) outs(%6 : tensor<2x6x6x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %48 = arith.addf %in, %out : f64
      linalg.yield %48 : f64
    } -> tensor<2x6x6x1xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7 : tensor<2x6x6x1xf64>) outs(%5 : tensor<2x6x6x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %48 = arith.divf %in, %cst_5 : f64
      linalg.yield %48 : f64
    } -> tensor<2x6x6x1xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4, %8 : tensor<2x6x6x12xf64>, tensor<2x6x6x1xf64>) outs(%3 : tensor<2x6x6x12xf64>) {
    ^bb0(%in: f64, %in_14: f64, %out: f64):
      %48 = arith.subf %in, %in_14 : f64
      linalg.yield %48 : f64
    } -> tensor<2x6x6x12xf64>
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %9 : tensor<2x6x6x12xf64>, tensor<2x6x6x12xf64>) outs(%3 : tensor<2x6x6x12xf64>) {
    ^bb0(%in: f64, %in_14: f64, %out: f64):
      %48 = arith.mulf %in, %in_14 : f64
      linalg.yield %48 : f64
    } -> tensor<2x6x6x12xf64>
    %11 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%10 : tensor<2x6x6x12xf64>) outs(%6 : tensor<2x6x6x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %48 = arith.addf %in, %out : f64
      linalg.yield %48 : f64
    } -> tensor<2x6x6x1xf64>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<2x6x6x1xf64>) outs(%5 : tensor<2x6x6x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %48 = arith.divf %in, %cst_5 : f64
      linalg.yield %48 : f64
    } -> tensor<2x6x6x1xf64>
    %13 = tensor.empty() : tensor<2x6x6x1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12 : tensor<2x6x6x1xf64>) outs(%13 : tensor<2x6x6x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %48 = arith.truncf %in : f64 to f32
      linalg.yield %48 : f32
    } -> tensor<2x6x6x1xf32>
    %15 = linalg.fill ins(%cst_0 : f32) outs(%13 : tensor<2x6x6x1xf32>) -> tensor<2x6x6x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%2 : tensor<2x6x6x12xf32>) outs(%15 : tensor<2x6x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.addf %in, %out : f32
      linalg.yield %48 : f32
    } -> tensor<2x6x6x1xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<2x6x6x1xf32>) outs(%13 : tensor<2x6x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.divf %in, %cst_6 : f32
      linalg.yield %48 : f32
    } -> tensor<2x6x6x1xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<2x6x6x1xf32>) outs(%13 : tensor<2x6x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.truncf %cst_4 : f64 to f32
      %49 = arith.addf %in, %48 : f32
      linalg.yield %49 : f32
    } -> tensor<2x6x6x1xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<2x6x6x1xf32>) outs(%13 : tensor<2x6x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = math.rsqrt %in : f32
      linalg.yield %48 : f32
    } -> tensor<2x6x6x1xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2, %17 : tensor<2x6x6x12xf32>, tensor<2x6x6x1xf32>) outs(%1 : tensor<2x6x6x12xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %48 = arith.subf %in, %in_14 : f32
      linalg.yield %48 : f32
    } -> tensor<2x6x6x12xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20, %19 : tensor<2x6x6x12xf32>, tensor<2x6x6x1xf32>) outs(%1 : tensor<2x6x6x12xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %48 = arith.mulf %in, %in_14 : f32
      linalg.yield %48 : f32
    } -> tensor<2x6x6x12xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %arg2 : tensor<2x6x6x12xf32>, tensor<12xbf16>) outs(%1 : tensor<2x6x6x12xf32>) {
    ^bb0(%in: f32, %in_14: bf16, %out: f32):
      %48 = arith.extf %in_14 : bf16 to f32
      %49 = arith.mulf %in, %48 : f32
      linalg.yield %49 : f32
    } -> tensor<2x6x6x12xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %arg3 : tensor<2x6x6x12xf32>, tensor<12xbf16>) outs(%1 : tensor<2x6x6x12xf32>) {
    ^bb0(%in: f32, %in_14: bf16, %out: f32):
      %48 = arith.extf %in_14 : bf16 to f32
      %49 = arith.addf %in, %48 : f32
      linalg.yield %49 : f32
    } -> tensor<2x6x6x12xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<2x6x6x12xf32>) outs(%0 : tensor<2x6x6x12xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %48 = arith.truncf %in : f32 to bf16
      linalg.yield %48 : bf16
    } -> tensor<2x6x6x12xbf16>
    %25 = tensor.empty() : tensor<12x48xbf16>
    %transposed_7 = linalg.transpose ins(%arg4 : tensor<48x12xbf16>) outs(%25 : tensor<12x48xbf16>) permutation = [1, 0] 
    %26 = tensor.empty() : tensor<2x6x12x48xbf16>
    %27 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_7 : tensor<12x48xbf16>) outs(%26 : tensor<2x6x12x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x6x12x48xbf16>
    %collapsed = tensor.collapse_shape %24 [[0, 1], [2], [3]] : tensor<2x6x6x12xbf16> into tensor<12x6x12xbf16>
    %collapsed_8 = tensor.collapse_shape %27 [[0, 1], [2], [3]] : tensor<2x6x12x48xbf16> into tensor<12x12x48xbf16>
    %28 = tensor.empty() : tensor<12x6x48xf32>
    %29 = linalg.fill ins(%cst_0 : f32) outs(%28 : tensor<12x6x48xf32>) -> tensor<12x6x48xf32>
    %30 = linalg.batch_matmul ins(%collapsed, %collapsed_8 : tensor<12x6x12xbf16>, tensor<12x12x48xbf16>) outs(%29 : tensor<12x6x48xf32>) -> tensor<12x6x48xf32>
    %31 = tensor.empty() : tensor<12x6x48xbf16>
    %32 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<12x6x48xf32>) outs(%31 : tensor<12x6x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %48 = arith.truncf %in : f32 to bf16
      linalg.yield %48 : bf16
    } -> tensor<12x6x48xbf16>
    %expanded = tensor.expand_shape %32 [[0, 1], [2], [3]] output_shape [2, 6, 6, 48] : tensor<12x6x48xbf16> into tensor<2x6x6x48xbf16>
    %33 = tensor.empty() : tensor<2x6x6x48xbf16>
    %34 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %arg5 : tensor<2x6x6x48xbf16>, tensor<48xbf16>) outs(%33 : tensor<2x6x6x48xbf16>) {
    ^bb0(%in: bf16, %in_14: bf16, %out: bf16):
      %48 = arith.addf %in, %in_14 : bf16
      linalg.yield %48 : bf16
    } -> tensor<2x6x6x48xbf16>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34 : tensor<2x6x6x48xbf16>) outs(%33 : tensor<2x6x6x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %48 = math.sqrt %cst_2 : bf16
      %49 = arith.divf %in, %48 : bf16
      %50 = math.erf %49 : bf16
      %51 = arith.addf %50, %cst_1 : bf16
      %52 = arith.mulf %51, %cst_3 : bf16
      %53 = arith.mulf %in, %52 : bf16
      linalg.yield %53 : bf16
    } -> tensor<2x6x6x48xbf16>
    %36 = tensor.empty() : tensor<48x12xbf16>
    %transposed_9 = linalg.transpose ins(%arg6 : tensor<12x48xbf16>) outs(%36 : tensor<48x12xbf16>) permutation = [1, 0] 
    %37 = tensor.empty() : tensor<2x6x48x12xbf16>
    %38 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_9 : tensor<48x12xbf16>) outs(%37 : tensor<2x6x48x12xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x6x48x12xbf16>
    %collapsed_10 = tensor.collapse_shape %35 [[0, 1], [2], [3]] : tensor<2x6x6x48xbf16> into tensor<12x6x48xbf16>
    %collapsed_11 = tensor.collapse_shape %38 [[0, 1], [2], [3]] : tensor<2x6x48x12xbf16> into tensor<12x48x12xbf16>
    %39 = tensor.empty() : tensor<12x6x12xf32>
    %40 = linalg.fill ins(%cst_0 : f32) outs(%39 : tensor<12x6x12xf32>) -> tensor<12x6x12xf32>
    %41 = linalg.batch_matmul ins(%collapsed_10, %collapsed_11 : tensor<12x6x48xbf16>, tensor<12x48x12xbf16>) outs(%40 : tensor<12x6x12xf32>) -> tensor<12x6x12xf32>
    %42 = tensor.empty() : tensor<12x6x12xbf16>
    %43 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<12x6x12xf32>) outs(%42 : tensor<12x6x12xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %48 = arith.truncf %in : f32 to bf16
      linalg.yield %48 : bf16
    } -> tensor<12x6x12xbf16>
    %expanded_12 = tensor.expand_shape %43 [[0, 1], [2], [3]] output_shape [2, 6, 6, 12] : tensor<12x6x12xbf16> into tensor<2x6x6x12xbf16>
    %44 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_12, %arg7 : tensor<2x6x6x12xbf16>, tensor<12xbf16>) outs(%0 : tensor<2x6x6x12xbf16>) {
    ^bb0(%in: bf16, %in_14: bf16, %out: bf16):
      %48 = arith.addf %in, %in_14 : bf16
      linalg.yield %48 : bf16
    } -> tensor<2x6x6x12xbf16>
    %45 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1, %44 : tensor<12xbf16>, tensor<2x6x6x12xbf16>) outs(%0 : tensor<2x6x6x12xbf16>) {
    ^bb0(%in: bf16, %in_14: bf16, %out: bf16):
      %48 = arith.mulf %in, %in_14 : bf16
      linalg.yield %48 : bf16
    } -> tensor<2x6x6x12xbf16>
    %46 = tensor.empty() : tensor<2x12x6x6xbf16>
    %transposed_13 = linalg.transpose ins(%45 : tensor<2x6x6x12xbf16>) outs(%46 : tensor<2x12x6x6xbf16>) permutation = [0, 3, 1, 2] 
    %47 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %transposed_13 : tensor<2x12x6x6xbf16>, tensor<2x12x6x6xbf16>) outs(%46 : tensor<2x12x6x6xbf16>) {
    ^bb0(%in: bf16, %in_14: bf16, %out: bf16):
      %48 = arith.addf %in, %in_14 : bf16
      linalg.yield %48 : bf16
    } -> tensor<2x12x6x6xbf16>
    return %47 : tensor<2x12x6x6xbf16>
  }
}
