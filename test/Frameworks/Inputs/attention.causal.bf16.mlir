#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> ()>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x3x7x16xbf16>, %arg1: tensor<2x3x7x16xbf16>, %arg2: tensor<2x3x7x16xbf16>) -> tensor<2x3x7x16xbf16> {
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<bf16>
    %cst_2 = arith.constant dense<-3.389530e+38> : tensor<7x7xbf16>
    %cst_3 = arith.constant 2.500000e-01 : bf16
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %36 = linalg.index 0 : index
      %37 = arith.index_cast %36 : index to i64
      linalg.yield %37 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_4 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_4 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_11: i64, %out: i64):
      %36 = arith.subi %in, %in_11 : i64
      linalg.yield %36 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %36 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %36 : i1
    } -> tensor<7x7xi1>
    %6 = tensor.empty() : tensor<7x7xbf16>
    %7 = linalg.generic {indexing_maps = [#map3, #map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%5, %cst_2, %cst_1 : tensor<7x7xi1>, tensor<7x7xbf16>, tensor<bf16>) outs(%6 : tensor<7x7xbf16>) {
    ^bb0(%in: i1, %in_11: bf16, %in_12: bf16, %out: bf16):
      %36 = arith.select %in, %in_11, %in_12 : bf16
      linalg.yield %36 : bf16
    } -> tensor<7x7xbf16>
    %8 = tensor.empty() : tensor<2x3x16x7xbf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x3x7x16xbf16>) outs(%8 : tensor<2x3x16x7xbf16>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x7x16xbf16> into tensor<6x7x16xbf16>
    %collapsed_5 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x16x7xbf16> into tensor<6x16x7xbf16>
    %9 = tensor.empty() : tensor<6x7x7xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %11 = linalg.batch_matmul ins(%collapsed, %collapsed_5 : tensor<6x7x16xbf16>, tensor<6x16x7xbf16>) outs(%10 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %12 = tensor.empty() : tensor<6x7x7xbf16>
    %13 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<6x7x7xf32>) outs(%12 : tensor<6x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %36 = arith.truncf %in : f32 to bf16
      linalg.yield %36 : bf16
    } -> tensor<6x7x7xbf16>
    %expanded_6 = tensor.expand_shape %13 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xbf16> into tensor<2x3x7x7xbf16>
    %14 = tensor.empty() : tensor<2x3x7x7xbf16>
    %15 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<2x3x7x7xbf16>) outs(%14 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %36 = arith.mulf %in, %cst_3 : bf16
      linalg.yield %36 : bf16
    } -> tensor<2x3x7x7xbf16>
    %16 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %7 : tensor<2x3x7x7xbf16>, tensor<7x7xbf16>) outs(%14 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: bf16, %in_11: bf16, %out: bf16):
      %36 = arith.addf %in, %in_11 : bf16
      linalg.yield %36 : bf16
    } -> tensor<2x3x7x7xbf16>
    %17 = tensor.empty() : tensor<2x3x7x7xf32>
    %18 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<2x3x7x7xbf16>) outs(%17 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %36 = arith.extf %in : bf16 to f32
      linalg.yield %36 : f32
    } -> tensor<2x3x7x7xf32>
    %19 = tensor.empty() : tensor<2x3x7xi64>
    %20 = linalg.fill ins(%c0_i64 : i64) outs(%19 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %21 = tensor.empty() : tensor<2x3x7xf32>
    %22 = linalg.fill ins(%cst_0 : f32) outs(%21 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %23:2 = linalg.generic {indexing_maps = [#map6, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%18 : tensor<2x3x7x7xf32>) outs(%22, %20 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_11: i64):
      %36 = linalg.index 3 : index
      %37 = arith.index_cast %36 : index to i64
      %38 = arith.maximumf %in, %out : f32
      %39 = arith.cmpf ogt, %in, %out : f32
      %40 = arith.select %39, %37, %out_11 : i64
      linalg.yield %38, %40 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_7 = tensor.expand_shape %23#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %24 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %expanded_7 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%17 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %36 = arith.subf %in, %in_11 : f32
      linalg.yield %36 : f32
    } -> tensor<2x3x7x7xf32>
    %25 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24 : tensor<2x3x7x7xf32>) outs(%17 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = math.exp %in : f32
      linalg.yield %36 : f32
    } -> tensor<2x3x7x7xf32>
    %26 = tensor.empty() : tensor<2x3x7x1xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%26 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %28 = linalg.generic {indexing_maps = [#map6, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%25 : tensor<2x3x7x7xf32>) outs(%27 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = arith.addf %in, %out : f32
      linalg.yield %36 : f32
    } -> tensor<2x3x7x1xf32>
    %29 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %28 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%17 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %36 = arith.divf %in, %in_11 : f32
      linalg.yield %36 : f32
    } -> tensor<2x3x7x7xf32>
    %30 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29 : tensor<2x3x7x7xf32>) outs(%14 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %36 = arith.truncf %in : f32 to bf16
      linalg.yield %36 : bf16
    } -> tensor<2x3x7x7xbf16>
    %collapsed_8 = tensor.collapse_shape %30 [[0, 1], [2], [3]] : tensor<2x3x7x7xbf16> into tensor<6x7x7xbf16>
    %collapsed_9 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x3x7x16xbf16> into tensor<6x7x16xbf16>
    %31 = tensor.empty() : tensor<6x7x16xf32>
    %32 = linalg.fill ins(%cst : f32) outs(%31 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %33 = linalg.batch_matmul ins(%collapsed_8, %collapsed_9 : tensor<6x7x7xbf16>, tensor<6x7x16xbf16>) outs(%32 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %34 = tensor.empty() : tensor<6x7x16xbf16>
    %35 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<6x7x16xf32>) outs(%34 : tensor<6x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %36 = arith.truncf %in : f32 to bf16
      linalg.yield %36 : bf16
    } -> tensor<6x7x16xbf16>
    %expanded_10 = tensor.expand_shape %35 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xbf16> into tensor<2x3x7x16xbf16>
    return %expanded_10 : tensor<2x3x7x16xbf16>
  }
}
