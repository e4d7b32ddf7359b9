#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
module {
  func.func @main(%arg0: tensor<13x24xf32>, %arg1: tensor<3x24xf32>, %arg2: tensor<3xf32>, %arg3: tensor<32x24xf32>, %arg4: tensor<32xf32>, %arg5: tensor<24x32xf32>, %arg6: tensor<24xf32>, %arg7: tensor<32x24xf32>, %arg8: tensor<32xf32>, %arg9: tensor<24x32xf32>, %arg10: tensor<24xf32>, %arg11: tensor<32x24xf32>, %arg12: tensor<32xf32>, %arg13: tensor<24x32xf32>, %arg14: tensor<24xf32>) -> tensor<13x24xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 5.000000e-01 : f32
    %cst_3 = arith.constant 1.41421354 : f32
    %0 = tensor.empty() : tensor<24x3xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<3x24xf32>) outs(%0 : tensor<24x3xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<13x3xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<13x3xf32>) -> tensor<13x3xf32>
    %3 = linalg.matmul ins(%arg0, %transposed : tensor<13x24xf32>, tensor<24x3xf32>) outs(%2 : tensor<13x3xf32>) -> tensor<13x3xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %arg2 : tensor<13x3xf32>, tensor<3xf32>) outs(%1 : tensor<13x3xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %43 = arith.addf %in, %in_12 : f32
      linalg.yield %43 : f32
    } -> tensor<13x3xf32>
    %5 = tensor.empty() : tensor<13xi64>
    %6 = linalg.fill ins(%c0_i64 : i64) outs(%5 : tensor<13xi64>) -> tensor<13xi64>
    %7 = tensor.empty() : tensor<13xf32>
    %8 = linalg.fill ins(%cst_0 : f32) outs(%7 : tensor<13xf32>) -> tensor<13xf32>
    %9:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%4 : tensor<13x3xf32>) outs(%8, %6 : tensor<13xf32>, tensor<13xi64>) {
    ^bb0(%in: f32, %out: f32, %out_12: i64):
      %43 = linalg.index 1 : index
      %44 = arith.index_cast %43 : index to i64
      %45 = arith.maximumf %in, %out : f32
      %46 = arith.cmpf ogt, %in, %out : f32
      %47 = arith.select %46, %44, %out_12 : i64
      linalg.yield %45, %47 : f32, i64
    } -> (tensor<13xf32>, tensor<13xi64>)
    %expanded = tensor.expand_shape %9#0 [[0, 1]] output_shape [13, 1] : tensor<13xf32> into tensor<13x1xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %expanded : tensor<13x3xf32>, tensor<13x1xf32>) outs(%1 : tensor<13x3xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %43 = arith.subf %in, %in_12 : f32
      linalg.yield %43 : f32
    } -> tensor<13x3xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<13x3xf32>) outs(%1 : tensor<13x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = math.exp %in : f32
      linalg.yield %43 : f32
    } -> tensor<13x3xf32>
    %12 = tensor.empty() : tensor<13x1xf32>
    %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<13x1xf32>) -> tensor<13x1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "reduction"]} ins(%11 : tensor<13x3xf32>) outs(%13 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.addf %in, %out : f32
      linalg.yield %43 : f32
    } -> tensor<13x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %14 : tensor<13x3xf32>, tensor<13x1xf32>) outs(%1 : tensor<13x3xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %43 = arith.divf %in, %in_12 : f32
      linalg.yield %43 : f32
    } -> tensor<13x3xf32>
    %extracted_slice = tensor.extract_slice %15[0, 0] [13, 1] [1, 1] : tensor<13x3xf32> to tensor<13x1xf32>
    %16 = tensor.empty() : tensor<24x32xf32>
    %transposed_4 = linalg.transpose ins(%arg3 : tensor<32x24xf32>) outs(%16 : tensor<24x32xf32>) permutation = [1, 0] 
    %17 = tensor.empty() : tensor<13x32xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<13x32xf32>) -> tensor<13x32xf32>
    %19 = linalg.matmul ins(%arg0, %transposed_4 : tensor<13x24xf32>, tensor<24x32xf32>) outs(%18 : tensor<13x32xf32>) -> tensor<13x32xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %arg4 : tensor<13x32xf32>, tensor<32xf32>) outs(%17 : tensor<13x32xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %43 = arith.addf %in, %in_12 : f32
      linalg.yield %43 : f32
    } -> tensor<13x32xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<13x32xf32>) outs(%17 : tensor<13x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.divf %in, %cst_3 : f32
      %44 = math.erf %43 : f32
      %45 = arith.addf %44, %cst_1 : f32
      %46 = arith.mulf %45, %cst_2 : f32
      %47 = arith.mulf %in, %46 : f32
      linalg.yield %47 : f32
    } -> tensor<13x32xf32>
    %22 = tensor.empty() : tensor<32x24xf32>
    %transposed_5 = linalg.transpose ins(%arg5 : tensor<24x32xf32>) outs(%22 : tensor<32x24xf32>) permutation = [1, 0] 
    %23 = tensor.empty() : tensor<13x24xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<13x24xf32>) -> tensor<13x24xf32>
    %25 = linalg.matmul ins(%21, %transposed_5 : tensor<13x32xf32>, tensor<32x24xf32>) outs(%24 : tensor<13x24xf32>) -> tensor<13x24xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %arg6 : tensor<13x24xf32>, tensor<24xf32>) outs(%23 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %43 = arith.addf %in, %in_12 : f32
      linalg.yield %43 : f32
    } -> tensor<13x24xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %26 : tensor<13x1xf32>, tensor<13x24xf32>) outs(%23 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %43 = arith.mulf %in, %in_12 : f32
      linalg.yield %43 : f32
    } -> tensor<13x24xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<13x24xf32>) outs(%23 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.addf %in, %cst : f32
      linalg.yield %43 : f32
    } -> tensor<13x24xf32>
    %extracted_slice_6 = tensor.extract_slice %15[0, 1] [13, 1] [1, 1] : tensor<13x3xf32> to tensor<13x1xf32>
    %transposed_7 = linalg.transpose ins(%arg7 : tensor<32x24xf32>) outs(%16 : tensor<24x32xf32>) permutation = [1, 0] 
    %29 = linalg.matmul ins(%arg0, %transposed_7 : tensor<13x24xf32>, tensor<24x32xf32>) outs(%18 : tensor<13x32xf32>) -> tensor<13x32xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%29, %arg8 : tensor<13x32xf32>, tensor<32xf32>) outs(%17 : tensor<13x32xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %43 = arith.addf %in, %in_12 : f32
      linalg.yield %43 : f32
    } -> tensor<13x32xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<13x32xf32>) outs(%17 : tensor<13x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.divf %in, %cst_3 : f32
      %44 = math.erf %43 : f32
      %45 = arith.addf %44, %cst_1 : f32
      %46 = arith.mulf %45, %cst_2 : f32
      %47 = arith.mulf %in, %46 : f32
      linalg.yield %47 : f32
    } -> tensor<13x32xf32>
    %transposed_8 = linalg.transpose ins(%arg9 : tensor<24x32xf32>) outs(%22 : tensor<32x24xf32>) permutation = [1, 0] 
    %32 = linalg.matmul ins(%31, %transposed_8 : tensor<13x32xf32>, tensor<32x24xf32>) outs(%24 : tensor<13x24xf32>) -> tensor<13x24xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%32, %arg10 : tensor<13x24xf32>, tensor<24xf32>) outs(%23 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %43 = arith.addf %in, %in_12 : f32
      linalg.yield %43 : f32
    } -> tensor<13x24xf32>
    %34 = linalg.generic {indexing_maps = [#map3, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_6, %33 : tensor<13x1xf32>, tensor<13x24xf32>) outs(%23 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %43 = arith.mulf %in, %in_12 : f32
      linalg.yield %43 : f32
    } -> tensor<13x24xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%28, %34 : tensor<13x24xf32>, tensor<13x24xf32>) outs(%23 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %43 = arith.addf %in, %in_12 : f32
      linalg.yield %43 : f32
    } -> tensor<13x24xf32>
    %extracted_slice_9 = tensor.extract_slice %15[0, 2] [13, 1] [1, 1] : tensor<13x3xf32> to tensor<13x1xf32>
    %transposed_10 = linalg.transpose ins(%arg11 : tensor<32x24xf32>) outs(%16 : tensor<24x32xf32>) permutation = [1, 0] 
    %36 = linalg.matmul ins(%arg0, %transposed_10 : tensor<13x24xf32>, tensor<24x32xf32>) outs(%18 : tensor<13x32xf32>) -> tensor<13x32xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%36, %arg12 : tensor<13x32xf32>, tensor<32xf32>) outs(%17 : tensor<13x32xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %43 = arith.addf %in, %in_12 : f32
      linalg.yield %43 : f32
    } -> tensor<13x32xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<13x32xf32>) outs(%17 : tensor<13x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.divf %in, %cst_3 : f32
      %44 = math.erf %43 : f32
      %45 = arith.addf %44, %cst_1 : f32
      %46 = arith.mulf %45, %cst_2 : f32
      %47 = arith.mulf %in, %46 : f32
      linalg.yield %47 : f32
    } -> tensor<13x32xf32>
    %transposed_11 = linalg.transpose ins(%arg13 : tensor<24x32xf32>) outs(%22 : tensor<32x24xf32>) permutation = [1, 0] 
    %39 = linalg.matmul ins(%38, %transposed_11 : tensor<13x32xf32>, tensor<32x24xf32>) outs(%24 : tensor<13x24xf32>) -> tensor<13x24xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%39, %arg14 : tensor<13x24xf32>, tensor<24xf32>) outs(%23 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %43 = arith.addf %in, %in_12 : f32
      linalg.yield %43 : f32
    } -> tensor<13x24xf32>
    %41 = linalg.generic {indexing_maps = [#map3, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_9, %40 : tensor<13x1xf32>, tensor<13x24xf32>) outs(%23 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %43 = arith.mulf %in, %in_12 : f32
      linalg.yield %43 : f32
    } -> tensor<13x24xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%35, %41 : tensor<13x24xf32>, tensor<13x24xf32>) outs(%23 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %43 = arith.addf %in, %in_12 : f32
      linalg.yield %43 : f32
    } -> tensor<13x24xf32>
    return %42 : tensor<13x24xf32>
  }
}
