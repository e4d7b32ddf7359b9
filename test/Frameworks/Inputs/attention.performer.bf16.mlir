#map = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, 0)>
module {
  func.func @main(%arg0: tensor<2x3x7x16xbf16>, %arg1: tensor<2x3x7x16xbf16>, %arg2: tensor<2x3x7x16xbf16>, %arg3: tensor<16x24xbf16>) -> tensor<2x3x7x16xbf16> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : bf16
    %cst_1 = arith.constant 0xFF80 : bf16
    %cst_2 = arith.constant 1.000000e-04 : f64
    %cst_3 = arith.constant 4.500000e-02 : f64
    %cst_4 = arith.constant 3.000000e-01 : f64
    %0 = tensor.empty() : tensor<2x3x16x24xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<16x24xbf16>) outs(%0 : tensor<2x3x16x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x3x16x24xbf16>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x7x16xbf16> into tensor<6x7x16xbf16>
    %collapsed_5 = tensor.collapse_shape %1 [[0, 1], [2], [3]] : tensor<2x3x16x24xbf16> into tensor<6x16x24xbf16>
    %2 = tensor.empty() : tensor<6x7x24xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<6x7x24xf32>) -> tensor<6x7x24xf32>
    %4 = linalg.batch_matmul ins(%collapsed, %collapsed_5 : tensor<6x7x16xbf16>, tensor<6x16x24xbf16>) outs(%3 : tensor<6x7x24xf32>) -> tensor<6x7x24xf32>
    %5 = tensor.empty() : tensor<6x7x24xbf16>
    %6 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<6x7x24xf32>) outs(%5 : tensor<6x7x24xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %61 = arith.truncf %in : f32 to bf16
      linalg.yield %61 : bf16
    } -> tensor<6x7x24xbf16>
    %expanded = tensor.expand_shape %6 [[0, 1], [2], [3]] output_shape [2, 3, 7, 24] : tensor<6x7x24xbf16> into tensor<2x3x7x24xbf16>
    %7 = tensor.empty() : tensor<2x3x7x24xbf16>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x7x24xbf16>) outs(%7 : tensor<2x3x7x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %61 = arith.truncf %cst_4 : f64 to bf16
      %62 = arith.mulf %in, %61 : bf16
      linalg.yield %62 : bf16
    } -> tensor<2x3x7x24xbf16>
    %9 = tensor.empty() : tensor<2x3x7x16xbf16>
    %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %arg0 : tensor<2x3x7x16xbf16>, tensor<2x3x7x16xbf16>) outs(%9 : tensor<2x3x7x16xbf16>) {
    ^bb0(%in: bf16, %in_19: bf16, %out: bf16):
      %61 = arith.mulf %in, %in_19 : bf16
      linalg.yield %61 : bf16
    } -> tensor<2x3x7x16xbf16>
    %11 = tensor.empty() : tensor<2x3x7x1xbf16>
    %12 = linalg.fill ins(%cst_0 : bf16) outs(%11 : tensor<2x3x7x1xbf16>) -> tensor<2x3x7x1xbf16>
    %13 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%10 : tensor<2x3x7x16xbf16>) outs(%12 : tensor<2x3x7x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %61 = arith.addf %in, %out : bf16
      linalg.yield %61 : bf16
    } -> tensor<2x3x7x1xbf16>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x3x7x1xbf16>) outs(%11 : tensor<2x3x7x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %61 = arith.truncf %cst_3 : f64 to bf16
      %62 = arith.mulf %in, %61 : bf16
      linalg.yield %62 : bf16
    } -> tensor<2x3x7x1xbf16>
    %15 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %14 : tensor<2x3x7x24xbf16>, tensor<2x3x7x1xbf16>) outs(%7 : tensor<2x3x7x24xbf16>) {
    ^bb0(%in: bf16, %in_19: bf16, %out: bf16):
      %61 = arith.subf %in, %in_19 : bf16
      linalg.yield %61 : bf16
    } -> tensor<2x3x7x24xbf16>
    %16 = tensor.empty() : tensor<2x3x7xi64>
    %17 = linalg.fill ins(%c0_i64 : i64) outs(%16 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %18 = tensor.empty() : tensor<2x3x7xbf16>
    %19 = linalg.fill ins(%cst_1 : bf16) outs(%18 : tensor<2x3x7xbf16>) -> tensor<2x3x7xbf16>
    %20:2 = linalg.generic {indexing_maps = [#map1, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%8 : tensor<2x3x7x24xbf16>) outs(%19, %17 : tensor<2x3x7xbf16>, tensor<2x3x7xi64>) {
    ^bb0(%in: bf16, %out: bf16, %out_19: i64):
      %61 = linalg.index 3 : index
      %62 = arith.index_cast %61 : index to i64
      %63 = arith.maximumf %in, %out : bf16
      %64 = arith.cmpf ogt, %in, %out : bf16
      %65 = arith.select %64, %62, %out_19 : i64
      linalg.yield %63, %65 : bf16, i64
    } -> (tensor<2x3x7xbf16>, tensor<2x3x7xi64>)
    %expanded_6 = tensor.expand_shape %20#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xbf16> into tensor<2x3x7x1xbf16>
    %21 = tensor.empty() : tensor<2x3x1xi64>
    %22 = linalg.fill ins(%c0_i64 : i64) outs(%21 : tensor<2x3x1xi64>) -> tensor<2x3x1xi64>
    %23 = tensor.empty() : tensor<2x3x1xbf16>
    %24 = linalg.fill ins(%cst_1 : bf16) outs(%23 : tensor<2x3x1xbf16>) -> tensor<2x3x1xbf16>
    %25:2 = linalg.generic {indexing_maps = [#map1, #map5, #map5], iterator_types = ["parallel", "parallel", "reduction", "parallel"]} ins(%expanded_6 : tensor<2x3x7x1xbf16>) outs(%24, %22 : tensor<2x3x1xbf16>, tensor<2x3x1xi64>) {
    ^bb0(%in: bf16, %out: bf16, %out_19: i64):
      %61 = linalg.index 2 : index
      %62 = arith.index_cast %61 : index to i64
      %63 = arith.maximumf %in, %out : bf16
      %64 = arith.cmpf ogt, %in, %out : bf16
      %65 = arith.select %64, %62, %out_19 : i64
      linalg.yield %63, %65 : bf16, i64
    } -> (tensor<2x3x1xbf16>, tensor<2x3x1xi64>)
    %expanded_7 = tensor.expand_shape %25#0 [[0], [1, 2], [3]] output_shape [2, 3, 1, 1] : tensor<2x3x1xbf16> into tensor<2x3x1x1xbf16>
    %26 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %expanded_7 : tensor<2x3x7x24xbf16>, tensor<2x3x1x1xbf16>) outs(%7 : tensor<2x3x7x24xbf16>) {
    ^bb0(%in: bf16, %in_19: bf16, %out: bf16):
      %61 = arith.subf %in, %in_19 : bf16
      linalg.yield %61 : bf16
    } -> tensor<2x3x7x24xbf16>
    %27 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26 : tensor<2x3x7x24xbf16>) outs(%7 : tensor<2x3x7x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %61 = math.exp %in : bf16
      linalg.yield %61 : bf16
    } -> tensor<2x3x7x24xbf16>
    %28 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<2x3x7x24xbf16>) outs(%7 : tensor<2x3x7x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %61 = arith.truncf %cst_2 : f64 to bf16
      %62 = arith.addf %in, %61 : bf16
      linalg.yield %62 : bf16
    } -> tensor<2x3x7x24xbf16>
    %collapsed_8 = tensor.collapse_shape %arg1 [[0, 1], [2], [3]] : tensor<2x3x7x16xbf16> into tensor<6x7x16xbf16>
    %29 = linalg.batch_matmul ins(%collapsed_8, %collapsed_5 : tensor<6x7x16xbf16>, tensor<6x16x24xbf16>) outs(%3 : tensor<6x7x24xf32>) -> tensor<6x7x24xf32>
    %30 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<6x7x24xf32>) outs(%5 : tensor<6x7x24xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %61 = arith.truncf %in : f32 to bf16
      linalg.yield %61 : bf16
    } -> tensor<6x7x24xbf16>
    %expanded_9 = tensor.expand_shape %30 [[0, 1], [2], [3]] output_shape [2, 3, 7, 24] : tensor<6x7x24xbf16> into tensor<2x3x7x24xbf16>
    %31 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<2x3x7x24xbf16>) outs(%7 : tensor<2x3x7x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %61 = arith.truncf %cst_4 : f64 to bf16
      %62 = arith.mulf %in, %61 : bf16
      linalg.yield %62 : bf16
    } -> tensor<2x3x7x24xbf16>
    %32 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1, %arg1 : tensor<2x3x7x16xbf16>, tensor<2x3x7x16xbf16>) outs(%9 : tensor<2x3x7x16xbf16>) {
    ^bb0(%in: bf16, %in_19: bf16, %out: bf16):
      %61 = arith.mulf %in, %in_19 : bf16
      linalg.yield %61 : bf16
    } -> tensor<2x3x7x16xbf16>
    %33 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%32 : tensor<2x3x7x16xbf16>) outs(%12 : tensor<2x3x7x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %61 = arith.addf %in, %out : bf16
      linalg.yield %61 : bf16
    } -> tensor<2x3x7x1xbf16>
    %34 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33 : tensor<2x3x7x1xbf16>) outs(%11 : tensor<2x3x7x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %61 = arith.truncf %cst_3 : f64 to bf16
      %62 = arith.mulf %in, %61 : bf16
      linalg.yield %62 : bf16
    } -> tensor<2x3x7x1xbf16>
    %35 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %34 : tensor<2x3x7x24xbf16>, tensor<2x3x7x1xbf16>) outs(%7 : tensor<2x3x7x24xbf16>) {
    ^bb0(%in: bf16, %in_19: bf16, %out: bf16):
      %61 = arith.subf %in, %in_19 : bf16
      linalg.yield %61 : bf16
    } -> tensor<2x3x7x24xbf16>
    %36:2 = linalg.generic {indexing_maps = [#map1, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%31 : tensor<2x3x7x24xbf16>) outs(%19, %17 : tensor<2x3x7xbf16>, tensor<2x3x7xi64>) {
    ^bb0(%in: bf16, %out: bf16, %out_19: i64):
      %61 = linalg.index 3 : index
      %62 = arith.index_cast %61 : index to i64
      %63 = arith.maximumf %in, %out : bf16
      %64 = arith.cmpf ogt, %in, %out : bf16
      %65 = arith.select %64, %62, %out_19 : i64
      linalg.yield %63, %65 : bf16, i64
    } -> (tensor<2x3x7xbf16>, tensor<2x3x7xi64>)
    %expanded_10 = tensor.expand_shape %36#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xbf16> into tensor<2x3x7x1xbf16>
    %37:2 = linalg.generic {indexing_maps = [#map1, #map5, #map5], iterator_types = ["parallel", "parallel", "reduction", "parallel"]} ins(%expanded_10 : tensor<2x3x7x1xbf16>) outs(%24, %22 : tensor<2x3x1xbf16>, tensor<2x3x1xi64>) {
    ^bb0(%in: bf16, %out: bf16, %out_19: i64):
      %61 = linalg.index 2 : index
      %62 = arith.index_cast %61 : index to i64
      %63 = arith.maximumf %in, %out : bf16
      %64 = arith.cmpf ogt, %in, %out : bf16
      %65 = arith.select %64, %62, %out_19 : i64
      linalg.yield %63, %65 : bf16, i64
    } -> (tensor<2x3x1xbf16>, tensor<2x3x1xi64>)
    %expanded_11 = tensor.expand_shape %37#0 [[0], [1, 2], [3]] output_shape [2, 3, 1, 1] : tensor<2x3x1xbf16> into tensor<2x3x1x1xbf16>
    %38 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %expanded_11 : tensor<2x3x7x24xbf16>, tensor<2x3x1x1xbf16>) outs(%7 : tensor<2x3x7x24xbf16>) {
    ^bb0(%in: bf16, %in_19: bf16, %out: bf16):
      %61 = arith.subf %in, %in_19 : bf16
      linalg.yield %61 : bf16
    } -> tensor<2x3x7x24xbf16>
    %39 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<2x3x7x24xbf16>) outs(%7 : tensor<2x3x7x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %61 = math.exp %in : bf16
      linalg.yield %61 : bf16
    } -> tensor<2x3x7x24xbf16>
    %40 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39 : tensor<2x3x7x24xbf16>) outs(%7 : tensor<2x3x7x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %61 = arith.truncf %cst_2 : f64 to bf16
      %62 = arith.addf %in, %61 : bf16
      linalg.yield %62 : bf16
    } -> tensor<2x3x7x24xbf16>
    %41 = tensor.empty() : tensor<2x3x24x7xbf16>
    %transposed = linalg.transpose ins(%40 : tensor<2x3x7x24xbf16>) outs(%41 : tensor<2x3x24x7xbf16>) permutation = [0, 1, 3, 2] 
    %collapsed_12 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x24x7xbf16> into tensor<6x24x7xbf16>
    %collapsed_13 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x3x7x16xbf16> into tensor<6x7x16xbf16>
    %42 = tensor.empty() : tensor<6x24x16xf32>
    %43 = linalg.fill ins(%cst : f32) outs(%42 : tensor<6x24x16xf32>) -> tensor<6x24x16xf32>
    %44 = linalg.batch_matmul ins(%collapsed_12, %collapsed_13 : tensor<6x24x7xbf16>, tensor<6x7x16xbf16>) outs(%43 : tensor<6x24x16xf32>) -> tensor<6x24x16xf32>
    %45 = tensor.empty() : tensor<6x24x16xbf16>
    %46 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44 : tensor<6x24x16xf32>) outs(%45 : tensor<6x24x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %61 = arith.truncf %in : f32 to bf16
      linalg.yield %61 : bf16
    } -> tensor<6x24x16xbf16>
    %collapsed_14 = tensor.collapse_shape %28 [[0, 1], [2], [3]] : tensor<2x3x7x24xbf16> into tensor<6x7x24xbf16>
    %47 = tensor.empty() : tensor<6x7x16xf32>
    %48 = linalg.fill ins(%cst : f32) outs(%47 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %49 = linalg.batch_matmul ins(%collapsed_14, %46 : tensor<6x7x24xbf16>, tensor<6x24x16xbf16>) outs(%48 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %50 = tensor.empty() : tensor<6x7x16xbf16>
    %51 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49 : tensor<6x7x16xf32>) outs(%50 : tensor<6x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %61 = arith.truncf %in : f32 to bf16
      linalg.yield %61 : bf16
    } -> tensor<6x7x16xbf16>
    %expanded_15 = tensor.expand_shape %51 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xbf16> into tensor<2x3x7x16xbf16>
    %52 = tensor.empty() : tensor<2x3x24xbf16>
    %53 = linalg.fill ins(%cst_0 : bf16) outs(%52 : tensor<2x3x24xbf16>) -> tensor<2x3x24xbf16>
    %54 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction", "parallel"]} ins(%40 : tensor<2x3x7x24xbf16>) outs(%53 : tensor<2x3x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %61 = arith.addf %in, %out : bf16
      linalg.yield %61 : bf16
    } -> tensor<2x3x24xbf16>
    %expanded_16 = tensor.expand_shape %54 [[0], [1], [2, 3]] output_shape [2, 3, 24, 1] : tensor<2x3x24xbf16> into tensor<2x3x24x1xbf16>
    %collapsed_17 = tensor.collapse_shape %expanded_16 [[0, 1], [2], [3]] : tensor<2x3x24x1xbf16> into tensor<6x24x1xbf16>
    %55 = tensor.empty() : tensor<6x7x1xf32>
    %56 = linalg.fill ins(%cst : f32) outs(%55 : tensor<6x7x1xf32>) -> tensor<6x7x1xf32>
    %57 = linalg.batch_matmul ins(%collapsed_14, %collapsed_17 : tensor<6x7x24xbf16>, tensor<6x24x1xbf16>) outs(%56 : tensor<6x7x1xf32>) -> tensor<6x7x1xf32>
    %58 = tensor.empty() : tensor<6x7x1xbf16>
    %59 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57 : tensor<6x7x1xf32>) outs(%58 : tensor<6x7x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %61 = arith.truncf %in : f32 to bf16
      linalg.yield %61 : bf16
    } -> tensor<6x7x1xbf16>
    %expanded_18 = tensor.expand_shape %59 [[0, 1], [2], [3]] output_shape [2, 3, 7, 1] : tensor<6x7x1xbf16> into tensor<2x3x7x1xbf16>
    %60 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_15, %expanded_18 : tensor<2x3x7x16xbf16>, tensor<2x3x7x1xbf16>) outs(%9 : tensor<2x3x7x16xbf16>) {
    ^bb0(%in: bf16, %in_19: bf16, %out: bf16):
      %61 = arith.divf %in, %in_19 : bf16
      linalg.yield %61 : bf16
    } -> tensor<2x3x7x16xbf16>
    return %60 : tensor<2x3x7x16xbf16>
  }
}
