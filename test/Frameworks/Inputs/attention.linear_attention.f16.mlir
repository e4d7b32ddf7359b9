#map = affine_map<(d0, d1, d2) -> ()>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @main(%arg0: tensor<2x7x48xf16>, %arg1: tensor<2x7x16xf16>) -> tensor<2x7x32xf16> {
    %cst = arith.constant 0.000000e+00 : f16
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f16>
    %cst_2 = arith.constant 1.000000e+00 : f16
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [2, 7, 16] [1, 1, 1] : tensor<2x7x48xf16> to tensor<2x7x16xf16>
    %0 = tensor.empty() : tensor<2x7x16xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_1, %extracted_slice : tensor<f16>, tensor<2x7x16xf16>) outs(%0 : tensor<2x7x16xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %33 = arith.cmpf ogt, %in, %in_4 : f16
      %34 = arith.select %33, %in, %in_4 : f16
      linalg.yield %34 : f16
    } -> tensor<2x7x16xf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_1, %extracted_slice : tensor<f16>, tensor<2x7x16xf16>) outs(%0 : tensor<2x7x16xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %33 = arith.cmpf olt, %in, %in_4 : f16
      %34 = arith.select %33, %in, %in_4 : f16
      linalg.yield %34 : f16
    } -> tensor<2x7x16xf16>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<2x7x16xf16>) outs(%0 : tensor<2x7x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      %33 = math.exp %in : f16
      linalg.yield %33 : f16
    } -> tensor<2x7x16xf16>
    %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<2x7x16xf16>) outs(%0 : tensor<2x7x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      %33 = arith.subf %in, %cst_2 : f16
      linalg.yield %33 : f16
    } -> tensor<2x7x16xf16>
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %4 : tensor<2x7x16xf16>, tensor<2x7x16xf16>) outs(%0 : tensor<2x7x16xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %33 = arith.addf %in, %in_4 : f16
      linalg.yield %33 : f16
    } -> tensor<2x7x16xf16>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<2x7x16xf16>) outs(%0 : tensor<2x7x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      %33 = arith.addf %in, %cst_2 : f16
      linalg.yield %33 : f16
    } -> tensor<2x7x16xf16>
    %7 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_1, %arg1 : tensor<f16>, tensor<2x7x16xf16>) outs(%0 : tensor<2x7x16xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %33 = arith.cmpf ogt, %in, %in_4 : f16
      %34 = arith.select %33, %in, %in_4 : f16
      linalg.yield %34 : f16
    } -> tensor<2x7x16xf16>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_1, %arg1 : tensor<f16>, tensor<2x7x16xf16>) outs(%0 : tensor<2x7x16xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %33 = arith.cmpf olt, %in, %in_4 : f16
      %34 = arith.select %33, %in, %in_4 : f16
      linalg.yield %34 : f16
    } -> tensor<2x7x16xf16>
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x7x16xf16>) outs(%0 : tensor<2x7x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      %33 = math.exp %in : f16
      linalg.yield %33 : f16
    } -> tensor<2x7x16xf16>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x7x16xf16>) outs(%0 : tensor<2x7x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      %33 = arith.subf %in, %cst_2 : f16
      linalg.yield %33 : f16
    } -> tensor<2x7x16xf16>
    %11 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %10 : tensor<2x7x16xf16>, tensor<2x7x16xf16>) outs(%0 : tensor<2x7x16xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %33 = arith.addf %in, %in_4 : f16
      linalg.yield %33 : f16
    } -> tensor<2x7x16xf16>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x7x16xf16>) outs(%0 : tensor<2x7x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      %33 = arith.addf %in, %cst_2 : f16
      linalg.yield %33 : f16
    } -> tensor<2x7x16xf16>
    %13 = tensor.empty() : tensor<2x16x7xf16>
    %transposed = linalg.transpose ins(%12 : tensor<2x7x16xf16>) outs(%13 : tensor<2x16x7xf16>) permutation = [0, 2, 1] 
    %extracted_slice_3 = tensor.extract_slice %arg0[0, 0, 16] [2, 7, 32] [1, 1, 1] : tensor<2x7x48xf16> to tensor<2x7x32xf16>
    %14 = tensor.empty() : tensor<2x16x32xf32>
    %15 = linalg.fill ins(%cst_0 : f32) outs(%14 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
    %16 = linalg.batch_matmul ins(%transposed, %extracted_slice_3 : tensor<2x16x7xf16>, tensor<2x7x32xf16>) outs(%15 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
    %17 = tensor.empty() : tensor<2x16x32xf16>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x16x32xf32>) outs(%17 : tensor<2x16x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %33 = arith.truncf %in : f32 to f16
      linalg.yield %33 : f16
    } -> tensor<2x16x32xf16>
    %19 = tensor.empty() : tensor<2x7x32xf32>
    %20 = linalg.fill ins(%cst_0 : f32) outs(%19 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %21 = linalg.batch_matmul ins(%6, %18 : tensor<2x7x16xf16>, tensor<2x16x32xf16>) outs(%20 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %22 = tensor.empty() : tensor<2x7x32xf16>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x7x32xf32>) outs(%22 : tensor<2x7x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %33 = arith.truncf %in : f32 to f16
      linalg.yield %33 : f16
    } -> tensor<2x7x32xf16>
    %24 = tensor.empty() : tensor<2x16xf16>
    %25 = linalg.fill ins(%cst : f16) outs(%24 : tensor<2x16xf16>) -> tensor<2x16xf16>
    %26 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction", "parallel"]} ins(%12 : tensor<2x7x16xf16>) outs(%25 : tensor<2x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      %33 = arith.addf %in, %out : f16
      linalg.yield %33 : f16
    } -> tensor<2x16xf16>
    %expanded = tensor.expand_shape %26 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf16> into tensor<2x16x1xf16>
    %27 = tensor.empty() : tensor<2x7x1xf32>
    %28 = linalg.fill ins(%cst_0 : f32) outs(%27 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %29 = linalg.batch_matmul ins(%6, %expanded : tensor<2x7x16xf16>, tensor<2x16x1xf16>) outs(%28 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %30 = tensor.empty() : tensor<2x7x1xf16>
    %31 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<2x7x1xf32>) outs(%30 : tensor<2x7x1xf16>) {
    ^bb0(%in: f32, %out: f16):
      %33 = arith.truncf %in : f32 to f16
      linalg.yield %33 : f16
    } -> tensor<2x7x1xf16>
    %32 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %31 : tensor<2x7x32xf16>, tensor<2x7x1xf16>) outs(%22 : tensor<2x7x32xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %33 = arith.divf %in, %in_4 : f16
      linalg.yield %33 : f16
    } -> tensor<2x7x32xf16>
    return %32 : tensor<2x7x32xf16>
  }
}
