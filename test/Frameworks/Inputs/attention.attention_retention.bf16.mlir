#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0) -> ()>
#map5 = affine_map<(d0, d1, d2) -> (d0, 0, 0)>
#map6 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2) -> ()>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<2x3x7x16xbf16>, %arg1: tensor<2x3x7x16xbf16>, %arg2: tensor<2x3x7x16xbf16>) -> tensor<2x3x7x16xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = arith.constant 2.000000e+00 : f32
    %cst_2 = arith.constant 2.500000e-01 : bf16
    %cst_3 = arith.constant dense<1> : tensor<i64>
    %cst_4 = arith.constant dense<-5> : tensor<i64>
    %0 = tensor.empty() : tensor<7xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xf32>) {
    ^bb0(%out: f32):
      %33 = linalg.index 0 : index
      %34 = arith.index_cast %33 : index to i64
      %35 = arith.sitofp %34 : i64 to f32
      %36 = arith.addf %35, %cst : f32
      linalg.yield %36 : f32
    } -> tensor<7xf32>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xf32> into tensor<7x1xf32>
    %expanded_5 = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xf32> into tensor<1x7xf32>
    %2 = tensor.empty() : tensor<7x7xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_5 : tensor<7x1xf32>, tensor<1x7xf32>) outs(%2 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %33 = arith.subf %in, %in_12 : f32
      linalg.yield %33 : f32
    } -> tensor<7x7xf32>
    %4 = tensor.empty() : tensor<3xf32>
    %5 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%4 : tensor<3xf32>) {
    ^bb0(%out: f32):
      %33 = linalg.index 0 : index
      %34 = arith.index_cast %33 : index to i64
      %35 = arith.sitofp %34 : i64 to f32
      %36 = arith.addf %35, %cst : f32
      linalg.yield %36 : f32
    } -> tensor<3xf32>
    %6 = linalg.generic {indexing_maps = [#map4, #map, #map], iterator_types = ["parallel"]} ins(%cst_4, %5 : tensor<i64>, tensor<3xf32>) outs(%4 : tensor<3xf32>) {
    ^bb0(%in: i64, %in_12: f32, %out: f32):
      %33 = arith.sitofp %in : i64 to f32
      %34 = arith.subf %33, %in_12 : f32
      linalg.yield %34 : f32
    } -> tensor<3xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%6 : tensor<3xf32>) outs(%4 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %33 = math.powf %cst_1, %in : f32
      linalg.yield %33 : f32
    } -> tensor<3xf32>
    %8 = linalg.generic {indexing_maps = [#map4, #map, #map], iterator_types = ["parallel"]} ins(%cst_3, %7 : tensor<i64>, tensor<3xf32>) outs(%4 : tensor<3xf32>) {
    ^bb0(%in: i64, %in_12: f32, %out: f32):
      %33 = arith.sitofp %in : i64 to f32
      %34 = arith.subf %33, %in_12 : f32
      linalg.yield %34 : f32
    } -> tensor<3xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%8 : tensor<3xf32>) outs(%4 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %33 = math.log %in : f32
      linalg.yield %33 : f32
    } -> tensor<3xf32>
    %10 = tensor.empty() : tensor<7x7xi1>
    %11 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xf32>) outs(%10 : tensor<7x7xi1>) {
    ^bb0(%in: f32, %out: i1):
      %33 = arith.cmpf oge, %in, %cst : f32
      linalg.yield %33 : i1
    } -> tensor<7x7xi1>
    %expanded_6 = tensor.expand_shape %9 [[0, 1, 2]] output_shape [3, 1, 1] : tensor<3xf32> into tensor<3x1x1xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xf32>) outs(%2 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %33 = arith.cmpf ult, %in, %cst : f32
      %34 = arith.select %33, %cst, %in : f32
      linalg.yield %34 : f32
    } -> tensor<7x7xf32>
    %13 = tensor.empty() : tensor<3x7x7xf32>
    %14 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_6, %12 : tensor<3x1x1xf32>, tensor<7x7xf32>) outs(%13 : tensor<3x7x7xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %33 = arith.mulf %in, %in_12 : f32
      linalg.yield %33 : f32
    } -> tensor<3x7x7xf32>
    %15 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<3x7x7xf32>) outs(%13 : tensor<3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %33 = math.exp %in : f32
      linalg.yield %33 : f32
    } -> tensor<3x7x7xf32>
    %16 = linalg.generic {indexing_maps = [#map6, #map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %15, %cst_0 : tensor<7x7xi1>, tensor<3x7x7xf32>, tensor<f32>) outs(%13 : tensor<3x7x7xf32>) {
    ^bb0(%in: i1, %in_12: f32, %in_13: f32, %out: f32):
      %33 = arith.select %in, %in_12, %in_13 : f32
      linalg.yield %33 : f32
    } -> tensor<3x7x7xf32>
    %17 = tensor.empty() : tensor<3x7x7xbf16>
    %18 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<3x7x7xf32>) outs(%17 : tensor<3x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %33 = arith.truncf %in : f32 to bf16
      linalg.yield %33 : bf16
    } -> tensor<3x7x7xbf16>
    %19 = tensor.empty() : tensor<2x3x16x7xbf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x3x7x16xbf16>) outs(%19 : tensor<2x3x16x7xbf16>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x7x16xbf16> into tensor<6x7x16xbf16>
    %collapsed_7 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x16x7xbf16> into tensor<6x16x7xbf16>
    %20 = tensor.empty() : tensor<6x7x7xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %22 = linalg.batch_matmul ins(%collapsed, %collapsed_7 : tensor<6x7x16xbf16>, tensor<6x16x7xbf16>) outs(%21 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %23 = tensor.empty() : tensor<6x7x7xbf16>
    %24 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<6x7x7xf32>) outs(%23 : tensor<6x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %33 = arith.truncf %in : f32 to bf16
      linalg.yield %33 : bf16
    } -> tensor<6x7x7xbf16>
    %expanded_8 = tensor.expand_shape %24 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xbf16> into tensor<2x3x7x7xbf16>
    %25 = tensor.empty() : tensor<2x3x7x7xbf16>
    %26 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<2x3x7x7xbf16>) outs(%25 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %33 = arith.mulf %in, %cst_2 : bf16
      linalg.yield %33 : bf16
    } -> tensor<2x3x7x7xbf16>
    %27 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %18 : tensor<2x3x7x7xbf16>, tensor<3x7x7xbf16>) outs(%25 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: bf16, %in_12: bf16, %out: bf16):
      %33 = arith.mulf %in, %in_12 : bf16
      linalg.yield %33 : bf16
    } -> tensor<2x3x7x7xbf16>
    %collapsed_9 = tensor.collapse_shape %27 [[0, 1], [2], [3]] : tensor<2x3x7x7xbf16> into tensor<6x7x7xbf16>
    %collapsed_10 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x3x7x16xbf16> into tensor<6x7x16xbf16>
    %28 = tensor.empty() : tensor<6x7x16xf32>
    %29 = linalg.fill ins(%cst : f32) outs(%28 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %30 = linalg.batch_matmul ins(%collapsed_9, %collapsed_10 : tensor<6x7x7xbf16>, tensor<6x7x16xbf16>) outs(%29 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %31 = tensor.empty() : tensor<6x7x16xbf16>
    %32 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<6x7x16xf32>) outs(%31 : tensor<6x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %33 = arith.truncf %in : f32 to bf16
      linalg.yield %33 : bf16
    } -> tensor<6x7x16xbf16>
    %expanded_11 = tensor.expand_shape %32 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xbf16> into tensor<2x3x7x16xbf16>
    return %expanded_11 : tensor<2x3x7x16xbf16>
  }
}
