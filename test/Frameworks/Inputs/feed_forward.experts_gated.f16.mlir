#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @main(%arg0: tensor<13x24xf16>, %arg1: tensor<3x24x64xf16>, %arg2: tensor<3x32x24xf16>, %arg3: tensor<3x24xf16>) -> tensor<13x24xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f16
    %cst_1 = arith.constant 0.000000e+00 : f16
    %cst_2 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<24x3xf16>
    %transposed = linalg.transpose ins(%arg3 : tensor<3x24xf16>) outs(%0 : tensor<24x3xf16>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<13x3xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<13x3xf32>) -> tensor<13x3xf32>
    %3 = linalg.matmul ins(%arg0, %transposed : tensor<13x24xf16>, tensor<24x3xf16>) outs(%2 : tensor<13x3xf32>) -> tensor<13x3xf32>
    %4 = tensor.empty() : tensor<13x3xf16>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<13x3xf32>) outs(%4 : tensor<13x3xf16>) {
    ^bb0(%in: f32, %out: f16):
      %30 = arith.truncf %in : f32 to f16
      linalg.yield %30 : f16
    } -> tensor<13x3xf16>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<13x3xf16>) outs(%4 : tensor<13x3xf16>) {
    ^bb0(%in: f16, %out: f16):
      %30 = arith.negf %in : f16
      %31 = math.exp %30 : f16
      %32 = arith.addf %31, %cst_0 : f16
      %33 = arith.divf %cst_0, %32 : f16
      linalg.yield %33 : f16
    } -> tensor<13x3xf16>
    %7 = tensor.empty() : tensor<3x13x24xf16>
    %8 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<13x24xf16>) outs(%7 : tensor<3x13x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<3x13x24xf16>
    %9 = tensor.empty() : tensor<3x13x64xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<3x13x64xf32>) -> tensor<3x13x64xf32>
    %11 = linalg.batch_matmul ins(%8, %arg1 : tensor<3x13x24xf16>, tensor<3x24x64xf16>) outs(%10 : tensor<3x13x64xf32>) -> tensor<3x13x64xf32>
    %12 = tensor.empty() : tensor<3x13x64xf16>
    %13 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<3x13x64xf32>) outs(%12 : tensor<3x13x64xf16>) {
    ^bb0(%in: f32, %out: f16):
      %30 = arith.truncf %in : f32 to f16
      linalg.yield %30 : f16
    } -> tensor<3x13x64xf16>
    %extracted_slice = tensor.extract_slice %13[0, 0, 0] [3, 13, 32] [1, 1, 1] : tensor<3x13x64xf16> to tensor<3x13x32xf16>
    %extracted_slice_3 = tensor.extract_slice %13[0, 0, 32] [3, 13, 32] [1, 1, 1] : tensor<3x13x64xf16> to tensor<3x13x32xf16>
    %14 = tensor.empty() : tensor<3x13x32xf32>
    %15 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<3x13x32xf16>) outs(%14 : tensor<3x13x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %30 = arith.extf %in : f16 to f32
      linalg.yield %30 : f32
    } -> tensor<3x13x32xf32>
    %16 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<3x13x32xf32>) outs(%14 : tensor<3x13x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.negf %in : f32
      %31 = math.exp %30 : f32
      %32 = arith.addf %31, %cst_2 : f32
      %33 = arith.divf %cst_2, %32 : f32
      linalg.yield %33 : f32
    } -> tensor<3x13x32xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %16 : tensor<3x13x32xf32>, tensor<3x13x32xf32>) outs(%14 : tensor<3x13x32xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %30 = arith.mulf %in, %in_5 : f32
      linalg.yield %30 : f32
    } -> tensor<3x13x32xf32>
    %18 = tensor.empty() : tensor<3x13x32xf16>
    %19 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<3x13x32xf32>) outs(%18 : tensor<3x13x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %30 = arith.truncf %in : f32 to f16
      linalg.yield %30 : f16
    } -> tensor<3x13x32xf16>
    %20 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_3, %19 : tensor<3x13x32xf16>, tensor<3x13x32xf16>) outs(%18 : tensor<3x13x32xf16>) {
    ^bb0(%in: f16, %in_5: f16, %out: f16):
      %30 = arith.mulf %in, %in_5 : f16
      linalg.yield %30 : f16
    } -> tensor<3x13x32xf16>
    %21 = tensor.empty() : tensor<3x13x24xf32>
    %22 = linalg.fill ins(%cst : f32) outs(%21 : tensor<3x13x24xf32>) -> tensor<3x13x24xf32>
    %23 = linalg.batch_matmul ins(%20, %arg2 : tensor<3x13x32xf16>, tensor<3x32x24xf16>) outs(%22 : tensor<3x13x24xf32>) -> tensor<3x13x24xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<3x13x24xf32>) outs(%7 : tensor<3x13x24xf16>) {
    ^bb0(%in: f32, %out: f16):
      %30 = arith.truncf %in : f32 to f16
      linalg.yield %30 : f16
    } -> tensor<3x13x24xf16>
    %25 = tensor.empty() : tensor<3x13xf16>
    %transposed_4 = linalg.transpose ins(%6 : tensor<13x3xf16>) outs(%25 : tensor<3x13xf16>) permutation = [1, 0] 
    %expanded = tensor.expand_shape %transposed_4 [[0], [1, 2]] output_shape [3, 13, 1] : tensor<3x13xf16> into tensor<3x13x1xf16>
    %26 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %expanded : tensor<3x13x24xf16>, tensor<3x13x1xf16>) outs(%7 : tensor<3x13x24xf16>) {
    ^bb0(%in: f16, %in_5: f16, %out: f16):
      %30 = arith.mulf %in, %in_5 : f16
      linalg.yield %30 : f16
    } -> tensor<3x13x24xf16>
    %27 = tensor.empty() : tensor<13x24xf16>
    %28 = linalg.fill ins(%cst_1 : f16) outs(%27 : tensor<13x24xf16>) -> tensor<13x24xf16>
    %29 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["reduction", "parallel", "parallel"]} ins(%26 : tensor<3x13x24xf16>) outs(%28 : tensor<13x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      %30 = arith.addf %in, %out : f16
      linalg.yield %30 : f16
    } -> tensor<13x24xf16>
    return %29 : tensor<13x24xf16>
  }
}
