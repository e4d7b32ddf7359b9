#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x3x7x16xf16>, %arg1: tensor<2x3x7x16xf16>, %arg2: tensor<2x3x7x16xf16>, %arg3: tensor<3x1x1xf16>) -> tensor<2x3x7x16xf16> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFC00 : f16
    %cst_1 = arith.constant 0xFF800000 : f32
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
      %34 = arith.truncf %in : f32 to f16
      linalg.yield %34 : f16
    } -> tensor<6x7x7xf16>
    %expanded = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf16> into tensor<2x3x7x7xf16>
    %6 = tensor.empty() : tensor<2x3x7x7xf16>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x7x7xf16>) outs(%6 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %34 = arith.mulf %in, %cst_2 : f16
      linalg.yield %34 : f16
    } -> tensor<2x3x7x7xf16>
    %8 = tensor.empty() : tensor<2x3x7x1xf16>
    %collapsed_4 = tensor.collapse_shape %arg3 [[0, 1], [2]] : tensor<3x1x1xf16> into tensor<3x1xf16>
    %9 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_4 : tensor<3x1xf16>) outs(%8 : tensor<2x3x7x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x3x7x1xf16>
    %concat = tensor.concat dim(3) %7, %9 : (tensor<2x3x7x7xf16>, tensor<2x3x7x1xf16>) -> tensor<2x3x7x8xf16>
    %10 = tensor.empty() : tensor<2x3x7xi64>
    %11 = linalg.fill ins(%c0_i64 : i64) outs(%10 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %12 = tensor.empty() : tensor<2x3x7xf16>
    %13 = linalg.fill ins(%cst_0 : f16) outs(%12 : tensor<2x3x7xf16>) -> tensor<2x3x7xf16>
    %14:2 = linalg.generic {indexing_maps = [#map1, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%concat : tensor<2x3x7x8xf16>) outs(%13, %11 : tensor<2x3x7xf16>, tensor<2x3x7xi64>) {
    ^bb0(%in: f16, %out: f16, %out_10: i64):
      %34 = linalg.index 3 : index
      %35 = arith.index_cast %34 : index to i64
      %36 = arith.maximumf %in, %out : f16
      %37 = arith.cmpf ogt, %in, %out : f16
      %38 = arith.select %37, %35, %out_10 : i64
      linalg.yield %36, %38 : f16, i64
    } -> (tensor<2x3x7xf16>, tensor<2x3x7xi64>)
    %expanded_5 = tensor.expand_shape %14#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf16> into tensor<2x3x7x1xf16>
    %15 = tensor.empty() : tensor<2x3x7x8xf16>
    %16 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat, %expanded_5 : tensor<2x3x7x8xf16>, tensor<2x3x7x1xf16>) outs(%15 : tensor<2x3x7x8xf16>) {
    ^bb0(%in: f16, %in_10: f16, %out: f16):
      %34 = arith.subf %in, %in_10 : f16
      linalg.yield %34 : f16
    } -> tensor<2x3x7x8xf16>
    %17 = tensor.empty() : tensor<2x3x7x8xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<2x3x7x8xf16>) outs(%17 : tensor<2x3x7x8xf32>) {
    ^bb0(%in: f16, %out: f32):
      %34 = arith.extf %in : f16 to f32
      linalg.yield %34 : f32
    } -> tensor<2x3x7x8xf32>
    %19 = tensor.empty() : tensor<2x3x7xf32>
    %20 = linalg.fill ins(%cst_1 : f32) outs(%19 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %21:2 = linalg.generic {indexing_maps = [#map1, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%18 : tensor<2x3x7x8xf32>) outs(%20, %11 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_10: i64):
      %34 = linalg.index 3 : index
      %35 = arith.index_cast %34 : index to i64
      %36 = arith.maximumf %in, %out : f32
      %37 = arith.cmpf ogt, %in, %out : f32
      %38 = arith.select %37, %35, %out_10 : i64
      linalg.yield %36, %38 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_6 = tensor.expand_shape %21#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %expanded_6 : tensor<2x3x7x8xf32>, tensor<2x3x7x1xf32>) outs(%17 : tensor<2x3x7x8xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %34 = arith.subf %in, %in_10 : f32
      linalg.yield %34 : f32
    } -> tensor<2x3x7x8xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<2x3x7x8xf32>) outs(%17 : tensor<2x3x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = math.exp %in : f32
      linalg.yield %34 : f32
    } -> tensor<2x3x7x8xf32>
    %24 = tensor.empty() : tensor<2x3x7x1xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%23 : tensor<2x3x7x8xf32>) outs(%25 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = arith.addf %in, %out : f32
      linalg.yield %34 : f32
    } -> tensor<2x3x7x1xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %26 : tensor<2x3x7x8xf32>, tensor<2x3x7x1xf32>) outs(%17 : tensor<2x3x7x8xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %34 = arith.divf %in, %in_10 : f32
      linalg.yield %34 : f32
    } -> tensor<2x3x7x8xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<2x3x7x8xf32>) outs(%15 : tensor<2x3x7x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %34 = arith.truncf %in : f32 to f16
      linalg.yield %34 : f16
    } -> tensor<2x3x7x8xf16>
    %extracted_slice = tensor.extract_slice %28[0, 0, 0, 0] [2, 3, 7, 7] [1, 1, 1, 1] : tensor<2x3x7x8xf16> to tensor<2x3x7x7xf16>
    %collapsed_7 = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3]] : tensor<2x3x7x7xf16> into tensor<6x7x7xf16>
    %collapsed_8 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x3x7x16xf16> into tensor<6x7x16xf16>
    %29 = tensor.empty() : tensor<6x7x16xf32>
    %30 = linalg.fill ins(%cst : f32) outs(%29 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %31 = linalg.batch_matmul ins(%collapsed_7, %collapsed_8 : tensor<6x7x7xf16>, tensor<6x7x16xf16>) outs(%30 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %32 = tensor.empty() : tensor<6x7x16xf16>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<6x7x16xf32>) outs(%32 : tensor<6x7x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %34 = arith.truncf %in : f32 to f16
      linalg.yield %34 : f16
    } -> tensor<6x7x16xf16>
    %expanded_9 = tensor.expand_shape %33 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf16> into tensor<2x3x7x16xf16>
    return %expanded_9 : tensor<2x3x7x16xf16>
  }
}
