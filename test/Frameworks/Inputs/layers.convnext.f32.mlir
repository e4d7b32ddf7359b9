#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<2x12x6x6xf32>, %arg1: tensor<12xf32>, %arg2: tensor<12xf32>, %arg3: tensor<12xf32>, %arg4: tensor<48x12xf32>, %arg5: tensor<48xf32>, %arg6: tensor<12x48xf32>, %arg7: tensor<12xf32>) -> tensor<2x12x6x6xf32> {
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 5.000000e-01 : f32
    %cst_3 = arith.constant 9.9999999999999995E-7 : f64
    %cst_4 = arith.constant 1.200000e+01 : f64
    %cst_5 = arith.constant 1.200000e+01 : f32
    %cst_6 = arith.constant 1.41421354 : f32
    %0 = tensor.empty() : tensor<2x6x6x12xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x12x6x6xf32>) outs(%0 : tensor<2x6x6x12xf32>) permutation = [0, 2, 3, 1] 
    %1 = tensor.empty() : tensor<2x6x6x12xf64>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed : tensor<2x6x6x12xf32>) outs(%1 : tensor<2x6x6x12xf64>) {
    ^bb0(%in: f32, %out: f64):
      %37 = arith.extf %in : f32 to f64
      linalg.yield %37 : f64
    } -> tensor<2x6x6x12xf64>
    %3 = tensor.empty() : tensor<2x6x6x1xf64>
    %4 = linalg.fill ins(%cst : f64) outs(%3 : tensor<2x6x6x1xf64>) -> tensor<2x6x6x1xf64>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%2 : tensor<2x6x6x12xf64>) outs(%4 : tensor<2x6x6x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %37 = arith.addf %in, %out : f64
      linalg.yield %37 : f64
    } -> tensor<2x6x6x1xf64>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5 : tensor<2x6x6x1xf64>) outs(%3 : tensor<2x6x6x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %37 = arith.divf %in, %cst_4 : f64
      linalg.yield %37 : f64
    } -> tensor<2x6x6x1xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2, %6 : tensor<2x6x6x12xf64>, tensor<2x6x6x1xf64>) outs(%1 : tensor<2x6x6x12xf64>) {
    ^bb0(%in: f64, %in_12: f64, %out: f64):
      %37 = arith.subf %in, %in_12 : f64
      linalg.yield %37 : f64
    } -> tensor<2x6x6x12xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %7 : tensor<2x6x6x12xf64>, tensor<2x6x6x12xf64>) outs(%1 : tensor<2x6x6x12xf64>) {
    ^bb0(%in: f64, %in_12: f64, %out: f64):
      %37 = arith.mulf %in, %in_12 : f64
      linalg.yield %37 : f64
    } -> tensor<2x6x6x12xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%8 : tensor<2x6x6x12xf64>) outs(%4 : tensor<2x6x6x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %37 = arith.addf %in, %out : f64
      linalg.yield %37 : f64
    } -> tensor<2x6x6x1xf64>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<2x6x6x1xf64>) outs(%3 : tensor<2x6x6x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %37 = arith.divf %in, %cst_4 : f64
      linalg.yield %37 : f64
    } -> tensor<2x6x6x1xf64>
    %11 = tensor.empty() : tensor<2x6x6x1xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10 : tensor<2x6x6x1xf64>) outs(%11 : tensor<2x6x6x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %37 = arith.truncf %in : f64 to f32
      linalg.yield %37 : f32
    } -> tensor<2x6x6x1xf32>
    %13 = linalg.fill ins(%cst_0 : f32) outs(%11 : tensor<2x6x6x1xf32>) -> tensor<2x6x6x1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%transposed : tensor<2x6x6x12xf32>) outs(%13 : tensor<2x6x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = arith.addf %in, %out : f32
      linalg.yield %37 : f32
    } -> tensor<2x6x6x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<2x6x6x1xf32>) outs(%11 : tensor<2x6x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = arith.divf %in, %cst_5 : f32
      linalg.yield %37 : f32
    } -> tensor<2x6x6x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12 : tensor<2x6x6x1xf32>) outs(%11 : tensor<2x6x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = arith.truncf %cst_3 : f64 to f32
      %38 = arith.addf %in, %37 : f32
      linalg.yield %38 : f32
    } -> tensor<2x6x6x1xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<2x6x6x1xf32>) outs(%11 : tensor<2x6x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = math.rsqrt %in : f32
      linalg.yield %37 : f32
    } -> tensor<2x6x6x1xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed, %15 : tensor<2x6x6x12xf32>, tensor<2x6x6x1xf32>) outs(%0 : tensor<2x6x6x12xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %37 = arith.subf %in, %in_12 : f32
      linalg.yield %37 : f32
    } -> tensor<2x6x6x12xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %17 : tensor<2x6x6x12xf32>, tensor<2x6x6x1xf32>) outs(%0 : tensor<2x6x6x12xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %37 = arith.mulf %in, %in_12 : f32
      linalg.yield %37 : f32
    } -> tensor<2x6x6x12xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %arg2 : tensor<2x6x6x12xf32>, tensor<12xf32>) outs(%0 : tensor<2x6x6x12xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %37 = arith.mulf %in, %in_12 : f32
      linalg.yield %37 : f32
    } -> tensor<2x6x6x12xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20, %arg3 : tensor<2x6x6x12xf32>, tensor<12xf32>) outs(%0 : tensor<2x6x6x12xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %37 = arith.addf %in, %in_12 : f32
      linalg.yield %37 : f32
    } -> tensor<2x6x6x12xf32>
    %collapsed = tensor.collapse_shape %21 [[0, 1, 2], [3]] : tensor<2x6x6x12xf32> into tensor<72x12xf32>
    %22 = tensor.empty() : tensor<12x48xf32>
    %transposed_7 = linalg.transpose ins(%arg4 : tensor<48x12xf32>) outs(%22 : tensor<12x48xf32>) permutation = [1, 0] 
    %23 = tensor.empty() : tensor<72x48xf32>
    %24 = linalg.fill ins(%cst_0 : f32) outs(%23 : tensor<72x48xf32>) -> tensor<72x48xf32>
    %25 = linalg.matmul ins(%collapsed, %transposed_7 : tensor<72x12xf32>, tensor<12x48xf32>) outs(%24 : tensor<72x48xf32>) -> tensor<72x48xf32>
    %26 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%25, %arg5 : tensor<72x48xf32>, tensor<48xf32>) outs(%23 : tensor<72x48xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %37 = arith.addf %in, %in_12 : f32
      linalg.yield %37 : f32
    } -> tensor<72x48xf32>
    %expanded = tensor.expand_shape %26 [[0, 1, 2], [3]] output_shape [2, 6, 6, 48] : tensor<72x48xf32> into tensor<2x6x6x48xf32>
    %27 = tensor.empty() : tensor<2x6x6x48xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x6x6x48xf32>) outs(%27 : tensor<2x6x6x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = arith.divf %in, %cst_6 : f32
      %38 = math.erf %37 : f32
      %39 = arith.addf %38, %cst_1 : f32
      %40 = arith.mulf %39, %cst_2 : f32
      %41 = arith.mulf %in, %40 : f32
      linalg.yield %41 : f32
    } -> tensor<2x6x6x48xf32>
    %collapsed_8 = tensor.collapse_shape %28 [[0, 1, 2], [3]] : tensor<2x6x6x48xf32> into tensor<72x48xf32>
    %29 = tensor.empty() : tensor<48x12xf32>
    %transposed_9 = linalg.transpose ins(%arg6 : tensor<12x48xf32>) outs(%29 : tensor<48x12xf32>) permutation = [1, 0] 
    %30 = tensor.empty() : tensor<72x12xf32>
    %31 = linalg.fill ins(%cst_0 : f32) outs(%30 : tensor<72x12xf32>) -> tensor<72x12xf32>
    %32 = linalg.matmul ins(%collapsed_8, %transposed_9 : tensor<72x48xf32>, tensor<48x12xf32>) outs(%31 : tensor<72x12xf32>) -> tensor<72x12xf32>
    %33 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%32, %arg7 : tensor<72x12xf32>, tensor<12xf32>) outs(%30 : tensor<72x12xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %37 = arith.addf %in, %in_12 : f32
      linalg.yield %37 : f32
    } -> tensor<72x12xf32>
    %expanded_10 = tensor.expand_shape %33 [[0, 1, 2], [3]] output_shape [2, 6, 6, 12] : tensor<72x12xf32> into tensor<2x6x6x12xf32>
    %34 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1, %expanded_10 : tensor<12xf32>, tensor<2x6x6x12xf32>) outs(%0 : tensor<2x6x6x12xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %37 = arith.mulf %in, %in_12 : f32
      linalg.yield %37 : f32
    } -> tensor<2x6x6x12xf32>
    %35 = tensor.empty() : tensor<2x12x6x6xf32>
    %transposed_11 = linalg.transpose ins(%34 : tensor<2x6x6x12xf32>) outs(%35 : tensor<2x12x6x6xf32>) permutation = [0, 3, 1, 2] 
    %36 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %transposed_11 : tensor<2x12x6x6xf32>, tensor<2x12x6x6xf32>) outs(%35 : tensor<2x12x6x6xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %37 = arith.addf %in, %in_12 : f32
      linalg.yield %37 : f32
    } -> tensor<2x12x6x6xf32>
    return %36 : tensor<2x12x6x6xf32>
  }
}
