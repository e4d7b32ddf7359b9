#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
module {
  func.func @main(%arg0: tensor<13x24xbf16>, %arg1: tensor<3x24xbf16>, %arg2: tensor<3xbf16>, %arg3: tensor<32x24xbf16>, %arg4: tensor<32xbf16>, %arg5: tensor<24x32xbf16>, %arg6: tensor<24xbf16>, %arg7: tensor<32x24xbf16>, %arg8: tensor<32xbf16>, %arg9: tensor<24x32xbf16>, %arg10: tensor<24xbf16>, %arg11: tensor<32x24xbf16>, %arg12: tensor<32xbf16>, %arg13: tensor<24x32xbf16>, %arg14: tensor<24xbf16>) -> tensor<13x24xbf16> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : bf16
    %cst_2 = arith.constant 2.000000e+00 : bf16
    %cst_3 = arith.constant 5.000000e-01 : bf16
    %cst_4 = arith.constant 0.000000e+00 : bf16
    %0 = tensor.empty() : tensor<24x3xbf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<3x24xbf16>) outs(%0 : tensor<24x3xbf16>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<13x3xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<13x3xf32>) -> tensor<13x3xf32>
    %3 = linalg.matmul ins(%arg0, %transposed : tensor<13x24xbf16>, tensor<24x3xbf16>) outs(%2 : tensor<13x3xf32>) -> tensor<13x3xf32>
    %4 = tensor.empty() : tensor<13x3xbf16>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<13x3xf32>) outs(%4 : tensor<13x3xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %55 = arith.truncf %in : f32 to bf16
      linalg.yield %55 : bf16
    } -> tensor<13x3xbf16>
    %6 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %arg2 : tensor<13x3xbf16>, tensor<3xbf16>) outs(%4 : tensor<13x3xbf16>) {
    ^bb0(%in: bf16, %in_13: bf16, %out: bf16):
      %55 = arith.addf %in, %in_13 : bf16
      linalg.yield %55 : bf16
    } -> tensor<13x3xbf16>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<13x3xbf16>) outs(%1 : tensor<13x3xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %55 = arith.extf %in : bf16 to f32
      linalg.yield %55 : f32
    } -> tensor<13x3xf32>
    %8 = tensor.empty() : tensor<13xi64>
    %9 = linalg.fill ins(%c0_i64 : i64) outs(%8 : tensor<13xi64>) -> tensor<13xi64>
    %10 = tensor.empty() : tensor<13xf32>
    %11 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<13xf32>) -> tensor<13xf32>
    %12:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%7 : tensor<13x3xf32>) outs(%11, %9 : tensor<13xf32>, tensor<13xi64>) {
    ^bb0(%in: f32, %out: f32, %out_13: i64):
      %55 = linalg.index 1 : index
      %56 = arith.index_cast %55 : index to i64
      %57 = arith.maximumf %in, %out : f32
      %58 = arith.cmpf ogt, %in, %out : f32
      %59 = arith.select %58, %56, %out_13 : i64
      linalg.yield %57, %59 : f32, i64
    } -> (tensor<13xf32>, tensor<13xi64>)
    %expanded = tensor.expand_shape %12#0 [[0, 1]] output_shape [13, 1] : tensor<13xf32> into tensor<13x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %expanded : tensor<13x3xf32>, tensor<13x1xf32>) outs(%1 : tensor<13x3xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %55 = arith.subf %in, %in_13 : f32
      linalg.yield %55 : f32
    } -> tensor<13x3xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<13x3xf32>) outs(%1 : tensor<13x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = math.exp %in : f32
      linalg.yield %55 : f32
    } -> tensor<13x3xf32>
    %15 = tensor.empty() : tensor<13x1xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<13x1xf32>) -> tensor<13x1xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "reduction"]} ins(%14 : tensor<13x3xf32>) outs(%16 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = arith.addf %in, %out : f32
      linalg.yield %55 : f32
    } -> tensor<13x1xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%14, %17 : tensor<13x3xf32>, tensor<13x1xf32>) outs(%1 : tensor<13x3xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %55 = arith.divf %in, %in_13 : f32
      linalg.yield %55 : f32
    } -> tensor<13x3xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<13x3xf32>) outs(%4 : tensor<13x3xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %55 = arith.truncf %in : f32 to bf16
      linalg.yield %55 : bf16
    } -> tensor<13x3xbf16>
    %extracted_slice = tensor.extract_slice %19[0, 0] [13, 1] [1, 1] : tensor<13x3xbf16> to tensor<13x1xbf16>
    %20 = tensor.empty() : tensor<24x32xbf16>
    %transposed_5 = linalg.transpose ins(%arg3 : tensor<32x24xbf16>) outs(%20 : tensor<24x32xbf16>) permutation = [1, 0] 
    %21 = tensor.empty() : tensor<13x32xf32>
    %22 = linalg.fill ins(%cst : f32) outs(%21 : tensor<13x32xf32>) -> tensor<13x32xf32>
    %23 = linalg.matmul ins(%arg0, %transposed_5 : tensor<13x24xbf16>, tensor<24x32xbf16>) outs(%22 : tensor<13x32xf32>) -> tensor<13x32xf32>
    %24 = tensor.empty() : tensor<13x32xbf16>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<13x32xf32>) outs(%24 : tensor<13x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %55 = arith.truncf %in : f32 to bf16
      linalg.yield %55 : bf16
    } -> tensor<13x32xbf16>
    %26 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %arg4 : tensor<13x32xbf16>, tensor<32xbf16>) outs(%24 : tensor<13x32xbf16>) {
    ^bb0(%in: bf16, %in_13: bf16, %out: bf16):
      %55 = arith.addf %in, %in_13 : bf16
      linalg.yield %55 : bf16
    } -> tensor<13x32xbf16>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<13x32xbf16>) outs(%24 : tensor<13x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %55 = math.sqrt %cst_2 : bf16
      %56 = arith.divf %in, %55 : bf16
      %57 = math.erf %56 : bf16
      %58 = arith.addf %57, %cst_1 : bf16
      %59 = arith.mulf %58, %cst_3 : bf16
      %60 = arith.mulf %in, %59 : bf16
      linalg.yield %60 : bf16
    } -> tensor<13x32xbf16>
    %28 = tensor.empty() : tensor<32x24xbf16>
    %transposed_6 = linalg.transpose ins(%arg5 : tensor<24x32xbf16>) outs(%28 : tensor<32x24xbf16>) permutation = [1, 0] 
    %29 = tensor.empty() : tensor<13x24xf32>
    %30 = linalg.fill ins(%cst : f32) outs(%29 : tensor<13x24xf32>) -> tensor<13x24xf32>
    %31 = linalg.matmul ins(%27, %transposed_6 : tensor<13x32xbf16>, tensor<32x24xbf16>) outs(%30 : tensor<13x24xf32>) -> tensor<13x24xf32>
    %32 = tensor.empty() : tensor<13x24xbf16>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<13x24xf32>) outs(%32 : tensor<13x24xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %55 = arith.truncf %in : f32 to bf16
      linalg.yield %55 : bf16
    } -> tensor<13x24xbf16>
    %34 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%33, %arg6 : tensor<13x24xbf16>, tensor<24xbf16>) outs(%32 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %in_13: bf16, %out: bf16):
      %55 = arith.addf %in, %in_13 : bf16
      linalg.yield %55 : bf16
    } -> tensor<13x24xbf16>
    %35 = linalg.generic {indexing_maps = [#map3, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %34 : tensor<13x1xbf16>, tensor<13x24xbf16>) outs(%32 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %in_13: bf16, %out: bf16):
      %55 = arith.mulf %in, %in_13 : bf16
      linalg.yield %55 : bf16
    } -> tensor<13x24xbf16>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<13x24xbf16>) outs(%32 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %55 = arith.addf %in, %cst_4 : bf16
      linalg.yield %55 : bf16
    } -> tensor<13x24xbf16>
    %extracted_slice_7 = tensor.extract_slice %19[0, 1] [13, 1] [1, 1] : tensor<13x3xbf16> to tensor<13x1xbf16>
    %transposed_8 = linalg.transpose ins(%arg7 : tensor<32x24xbf16>) outs(%20 : tensor<24x32xbf16>) permutation = [1, 0] 
    %37 = linalg.matmul ins(%arg0, %transposed_8 : tensor<13x24xbf16>, tensor<24x32xbf16>) outs(%22 : tensor<13x32xf32>) -> tensor<13x32xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<13x32xf32>) outs(%24 : tensor<13x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %55 = arith.truncf %in : f32 to bf16
      linalg.yield %55 : bf16
    } -> tensor<13x32xbf16>
    %39 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%38, %arg8 : tensor<13x32xbf16>, tensor<32xbf16>) outs(%24 : tensor<13x32xbf16>) {
    ^bb0(%in: bf16, %in_13: bf16, %out: bf16):
      %55 = arith.addf %in, %in_13 : bf16
      linalg.yield %55 : bf16
    } -> tensor<13x32xbf16>
    %40 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<13x32xbf16>) outs(%24 : tensor<13x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %55 = math.sqrt %cst_2 : bf16
      %56 = arith.divf %in, %55 : bf16
      %57 = math.erf %56 : bf16
      %58 = arith.addf %57, %cst_1 : bf16
      %59 = arith.mulf %58, %cst_3 : bf16
      %60 = arith.mulf %in, %59 : bf16
      linalg.yield %60 : bf16
    } -> tensor<13x32xbf16>
    %transposed_9 = linalg.transpose ins(%arg9 : tensor<24x32xbf16>) outs(%28 : tensor<32x24xbf16>) permutation = [1, 0] 
    %41 = linalg.matmul ins(%40, %transposed_9 : tensor<13x32xbf16>, tensor<32x24xbf16>) outs(%30 : tensor<13x24xf32>) -> tensor<13x24xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<13x24xf32>) outs(%32 : tensor<13x24xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %55 = arith.truncf %in : f32 to bf16
      linalg.yield %55 : bf16
    } -> tensor<13x24xbf16>
    %43 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%42, %arg10 : tensor<13x24xbf16>, tensor<24xbf16>) outs(%32 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %in_13: bf16, %out: bf16):
      %55 = arith.addf %in, %in_13 : bf16
      linalg.yield %55 : bf16
    } -> tensor<13x24xbf16>
    %44 = linalg.generic {indexing_maps = [#map3, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_7, %43 : tensor<13x1xbf16>, tensor<13x24xbf16>) outs(%32 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %in_13: bf16, %out: bf16):
      %55 = arith.mulf %in, %in_13 : bf16
      linalg.yield %55 : bf16
    } -> tensor<13x24xbf16>
    %45 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%36, %44 : tensor<13x24xbf16>, tensor<13x24xbf16>) outs(%32 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %in_13: bf16, %out: bf16):
      %55 = arith.addf %in, %in_13 : bf16
      linalg.yield %55 : bf16
    } -> tensor<13x24xbf16>
    %extracted_slice_10 = tensor.extract_slice %19[0, 2] [13, 1] [1, 1] : tensor<13x3xbf16> to tensor<13x1xbf16>
    %transposed_11 = linalg.transpose ins(%arg11 : tensor<32x24xbf16>) outs(%20 : tensor<24x32xbf16>) permutation = [1, 0] 
    %46 = linalg.matmul ins(%arg0, %transposed_11 : tensor<13x24xbf16>, tensor<24x32xbf16>) outs(%22 : tensor<13x32xf32>) -> tensor<13x32xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<13x32xf32>) outs(%24 : tensor<13x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %55 = arith.truncf %in : f32 to bf16
      linalg.yield %55 : bf16
    } -> tensor<13x32xbf16>
    %48 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%47, %arg12 : tensor<13x32xbf16>, tensor<32xbf16>) outs(%24 : tensor<13x32xbf16>) {
    ^bb0(%in: bf16, %in_13: bf16, %out: bf16):
      %55 = arith.addf %in, %in_13 : bf16
      linalg.yield %55 : bf16
    } -> tensor<13x32xbf16>
    %49 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%48 : tensor<13x32xbf16>) outs(%24 : tensor<13x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %55 = math.sqrt %cst_2 : bf16
      %56 = arith.divf %in, %55 : bf16
      %57 = math.erf %56 : bf16
      %58 = arith.addf %57, %cst_1 : bf16
      %59 = arith.mulf %58, %cst_3 : bf16
      %60 = arith.mulf %in, %59 : bf16
      linalg.yield %60 : bf16
    } -> tensor<13x32xbf16>
    %transposed_12 = linalg.transpose ins(%arg13 : tensor<24x32xbf16>) outs(%28 : tensor<32x24xbf16>) permutation = [1, 0] 
    %50 = linalg.matmul ins(%49, %transposed_12 : tensor<13x32xbf16>, tensor<32x24xbf16>) outs(%30 : tensor<13x24xf32>) -> tensor<13x24xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%50 : tensor<13x24xf32>) outs(%32 : tensor<13x24xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %55 = arith.truncf %in : f32 to bf16
      linalg.yield %55 : bf16
    } -> tensor<13x24xbf16>
    %52 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%51, %arg14 : tensor<13x24xbf16>, tensor<24xbf16>) outs(%32 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %in_13: bf16, %out: bf16):
      %55 = arith.addf %in, %in_13 : bf16
      linalg.yield %55 : bf16
    } -> tensor<13x24xbf16>
    %53 = linalg.generic {indexing_maps = [#map3, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_10, %52 : tensor<13x1xbf16>, tensor<13x24xbf16>) outs(%32 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %in_13: bf16, %out: bf16):
      %55 = arith.mulf %in, %in_13 : bf16
      linalg.yield %55 : bf16
    } -> tensor<13x24xbf16>
    %54 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%45, %53 : tensor<13x24xbf16>, tensor<13x24xbf16>) outs(%32 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %in_13: bf16, %out: bf16):
      %55 = arith.addf %in, %in_13 : bf16
      linalg.yield %55 : bf16
    } -> tensor<13x24xbf16>
    return %54 : tensor<13x24xbf16>
  }
}
