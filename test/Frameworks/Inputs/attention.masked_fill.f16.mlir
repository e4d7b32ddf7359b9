#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> ()>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x3x7x16xf16>, %arg1: tensor<2x3x7x16xf16>, %arg2: tensor<2x3x7x16xf16>, %arg3: tensor<7x7xi1>) -> tensor<2x3x7x16xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %true = arith.constant true
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-1.000000e+04> : tensor<f16>
    %cst_2 = arith.constant 2.500000e-01 : f16
    %0 = tensor.empty() : tensor<2x3x16x7xf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x3x7x16xf16>) outs(%0 : tensor<2x3x16x7xf16>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x7x16xf16> into tensor<6x7x16xf16>
    %collapsed_3 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x16x7xf16> into tensor<6x16x7xf16>
    %1 = tensor.empty() : tensor<6x7x7xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %3 = linalg.batch_matmul ins(%collapsed, %collapsed_3 : tensor<6x7x16xf16>, tensor<6x16x7xf16>) outs(%2 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %4 = tensor.empty() : tensor<6x7x7xf16>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<6x7x7xf32>) outs(%4 : tensor<6x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %30 = arith.truncf %in : f32 to f16
      linalg.yield %30 : f16
    } -> tensor<6x7x7xf16>
    %expanded = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf16> into tensor<2x3x7x7xf16>
    %6 = tensor.empty() : tensor<2x3x7x7xf16>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x7x7xf16>) outs(%6 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %30 = arith.mulf %in, %cst_2 : f16
      linalg.yield %30 : f16
    } -> tensor<2x3x7x7xf16>
    %8 = tensor.empty() : tensor<7x7xi1>
    %9 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<7x7xi1>) outs(%8 : tensor<7x7xi1>) {
    ^bb0(%in: i1, %out: i1):
      %30 = arith.xori %in, %true : i1
      linalg.yield %30 : i1
    } -> tensor<7x7xi1>
    %10 = linalg.generic {indexing_maps = [#map3, #map4, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %cst_1, %7 : tensor<7x7xi1>, tensor<f16>, tensor<2x3x7x7xf16>) outs(%6 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: i1, %in_8: f16, %in_9: f16, %out: f16):
      %30 = arith.select %in, %in_8, %in_9 : f16
      linalg.yield %30 : f16
    } -> tensor<2x3x7x7xf16>
    %11 = tensor.empty() : tensor<2x3x7x7xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10 : tensor<2x3x7x7xf16>) outs(%11 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f16, %out: f32):
      %30 = arith.extf %in : f16 to f32
      linalg.yield %30 : f32
    } -> tensor<2x3x7x7xf32>
    %13 = tensor.empty() : tensor<2x3x7xi64>
    %14 = linalg.fill ins(%c0_i64 : i64) outs(%13 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %15 = tensor.empty() : tensor<2x3x7xf32>
    %16 = linalg.fill ins(%cst_0 : f32) outs(%15 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %17:2 = linalg.generic {indexing_maps = [#map1, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%12 : tensor<2x3x7x7xf32>) outs(%16, %14 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_8: i64):
      %30 = linalg.index 3 : index
      %31 = arith.index_cast %30 : index to i64
      %32 = arith.maximumf %in, %out : f32
      %33 = arith.cmpf ogt, %in, %out : f32
      %34 = arith.select %33, %31, %out_8 : i64
      linalg.yield %32, %34 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_4 = tensor.expand_shape %17#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %expanded_4 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%11 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %30 = arith.subf %in, %in_8 : f32
      linalg.yield %30 : f32
    } -> tensor<2x3x7x7xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<2x3x7x7xf32>) outs(%11 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = math.exp %in : f32
      linalg.yield %30 : f32
    } -> tensor<2x3x7x7xf32>
    %20 = tensor.empty() : tensor<2x3x7x1xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%19 : tensor<2x3x7x7xf32>) outs(%21 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.addf %in, %out : f32
      linalg.yield %30 : f32
    } -> tensor<2x3x7x1xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %22 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%11 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %30 = arith.divf %in, %in_8 : f32
      linalg.yield %30 : f32
    } -> tensor<2x3x7x7xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<2x3x7x7xf32>) outs(%6 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %30 = arith.truncf %in : f32 to f16
      linalg.yield %30 : f16
    } -> tensor<2x3x7x7xf16>
    %collapsed_5 = tensor.collapse_shape %24 [[0, 1], [2], [3]] : tensor<2x3x7x7xf16> into tensor<6x7x7xf16>
    %collapsed_6 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x3x7x16xf16> into tensor<6x7x16xf16>
    %25 = tensor.empty() : tensor<6x7x16xf32>
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %27 = linalg.batch_matmul ins(%collapsed_5, %collapsed_6 : tensor<6x7x7xf16>, tensor<6x7x16xf16>) outs(%26 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %28 = tensor.empty() : tensor<6x7x16xf16>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<6x7x16xf32>) outs(%28 : tensor<6x7x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %30 = arith.truncf %in : f32 to f16
      linalg.yield %30 : f16
    } -> tensor<6x7x16xf16>
    %expanded_7 = tensor.expand_shape %29 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf16> into tensor<2x3x7x16xf16>
    return %expanded_7 : tensor<2x3x7x16xf16>
  }
}
