#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x3x7x16xf16>, %arg1: tensor<2x3x7x16xf16>, %arg2: tensor<2x3x7x16xf16>, %arg3: tensor<3x7x7xf16>) -> tensor<2x3x7x16xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e-01 : f64
    %0 = tensor.empty() : tensor<2x3x16x7xf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x3x7x16xf16>) outs(%0 : tensor<2x3x16x7xf16>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x7x16xf16> into tensor<6x7x16xf16>
    %collapsed_2 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x16x7xf16> into tensor<6x16x7xf16>
    %1 = tensor.empty() : tensor<6x7x7xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %3 = linalg.batch_matmul ins(%collapsed, %collapsed_2 : tensor<6x7x16xf16>, tensor<6x16x7xf16>) outs(%2 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %4 = tensor.empty() : tensor<6x7x7xf16>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<6x7x7xf32>) outs(%4 : tensor<6x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %28 = arith.truncf %in : f32 to f16
      linalg.yield %28 : f16
    } -> tensor<6x7x7xf16>
    %expanded = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf16> into tensor<2x3x7x7xf16>
    %6 = tensor.empty() : tensor<2x3x7x7xf16>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x7x7xf16>) outs(%6 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %28 = arith.truncf %cst_1 : f64 to f16
      %29 = arith.mulf %in, %28 : f16
      linalg.yield %29 : f16
    } -> tensor<2x3x7x7xf16>
    %expanded_3 = tensor.expand_shape %arg3 [[0, 1], [2], [3]] output_shape [1, 3, 7, 7] : tensor<3x7x7xf16> into tensor<1x3x7x7xf16>
    %8 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %expanded_3 : tensor<2x3x7x7xf16>, tensor<1x3x7x7xf16>) outs(%6 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %in_8: f16, %out: f16):
      %28 = arith.addf %in, %in_8 : f16
      linalg.yield %28 : f16
    } -> tensor<2x3x7x7xf16>
    %9 = tensor.empty() : tensor<2x3x7x7xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<2x3x7x7xf16>) outs(%9 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f16, %out: f32):
      %28 = arith.extf %in : f16 to f32
      linalg.yield %28 : f32
    } -> tensor<2x3x7x7xf32>
    %11 = tensor.empty() : tensor<2x3x7xi64>
    %12 = linalg.fill ins(%c0_i64 : i64) outs(%11 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %13 = tensor.empty() : tensor<2x3x7xf32>
    %14 = linalg.fill ins(%cst_0 : f32) outs(%13 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %15:2 = linalg.generic {indexing_maps = [#map1, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%10 : tensor<2x3x7x7xf32>) outs(%14, %12 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_8: i64):
      %28 = linalg.index 3 : index
      %29 = arith.index_cast %28 : index to i64
      %30 = arith.maximumf %in, %out : f32
      %31 = arith.cmpf ogt, %in, %out : f32
      %32 = arith.select %31, %29, %out_8 : i64
      linalg.yield %30, %32 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_4 = tensor.expand_shape %15#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %expanded_4 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%9 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %28 = arith.subf %in, %in_8 : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x7x7xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<2x3x7x7xf32>) outs(%9 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = math.exp %in : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x7x7xf32>
    %18 = tensor.empty() : tensor<2x3x7x1xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%17 : tensor<2x3x7x7xf32>) outs(%19 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.addf %in, %out : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x7x1xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %20 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%9 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %28 = arith.divf %in, %in_8 : f32
      linalg.yield %28 : f32
    } -> tensor<2x3x7x7xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<2x3x7x7xf32>) outs(%6 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %28 = arith.truncf %in : f32 to f16
      linalg.yield %28 : f16
    } -> tensor<2x3x7x7xf16>
    %collapsed_5 = tensor.collapse_shape %22 [[0, 1], [2], [3]] : tensor<2x3x7x7xf16> into tensor<6x7x7xf16>
    %collapsed_6 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x3x7x16xf16> into tensor<6x7x16xf16>
    %23 = tensor.empty() : tensor<6x7x16xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %25 = linalg.batch_matmul ins(%collapsed_5, %collapsed_6 : tensor<6x7x7xf16>, tensor<6x7x16xf16>) outs(%24 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %26 = tensor.empty() : tensor<6x7x16xf16>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<6x7x16xf32>) outs(%26 : tensor<6x7x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %28 = arith.truncf %in : f32 to f16
      linalg.yield %28 : f16
    } -> tensor<6x7x16xf16>
    %expanded_7 = tensor.expand_shape %27 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf16> into tensor<2x3x7x16xf16>
    return %expanded_7 : tensor<2x3x7x16xf16>
  }
}
