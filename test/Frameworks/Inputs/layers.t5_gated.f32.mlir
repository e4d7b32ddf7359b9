#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x7x48xf32>, %arg1: tensor<48x48xf32>, %arg2: tensor<48x48xf32>, %arg3: tensor<48x48xf32>, %arg4: tensor<48x48xf32>, %arg5: tensor<48xf32>, %arg6: tensor<80x48xf32>, %arg7: tensor<80x48xf32>, %arg8: tensor<48x80xf32>, %arg9: tensor<48xf32>) -> tensor<2x7x48xf32> {
    %c2_i64 = arith.constant 2 : i64
    %c3_i64 = arith.constant 3 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<1x3x7x7xf32>
    %cst_2 = arith.constant 0.79788456080286541 : f64
    %cst_3 = arith.constant 4.471500e-02 : f64
    %cst_4 = arith.constant 9.9999999999999995E-7 : f64
    %cst_5 = arith.constant 4.800000e+01 : f32
    %cst_6 = arith.constant 5.000000e-01 : f32
    %cst_7 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x7x48xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %65 : f32
    } -> tensor<2x7x48xf32>
    %2 = tensor.empty() : tensor<2x7x1xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<2x7x48xf32>) outs(%3 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.addf %in, %out : f32
      linalg.yield %65 : f32
    } -> tensor<2x7x1xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2x7x1xf32>) outs(%2 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.divf %in, %cst_5 : f32
      linalg.yield %65 : f32
    } -> tensor<2x7x1xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<2x7x1xf32>) outs(%2 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.truncf %cst_4 : f64 to f32
      %66 = arith.addf %in, %65 : f32
      linalg.yield %66 : f32
    } -> tensor<2x7x1xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x7x1xf32>) outs(%2 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = math.rsqrt %in : f32
      linalg.yield %65 : f32
    } -> tensor<2x7x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %7 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %65 = arith.mulf %in, %in_34 : f32
      linalg.yield %65 : f32
    } -> tensor<2x7x48xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5, %8 : tensor<48xf32>, tensor<2x7x48xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %65 = arith.mulf %in, %in_34 : f32
      linalg.yield %65 : f32
    } -> tensor<2x7x48xf32>
    %10 = tensor.empty() : tensor<48x48xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<48x48xf32>) outs(%10 : tensor<48x48xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %9 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %11 = tensor.empty() : tensor<14x48xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %13 = linalg.matmul ins(%collapsed, %transposed : tensor<14x48xf32>, tensor<48x48xf32>) outs(%12 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded = tensor.expand_shape %13 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf32> into tensor<2x7x3x16xf32>
    %14 = tensor.empty() : tensor<2x3x7x16xf32>
    %transposed_8 = linalg.transpose ins(%expanded : tensor<2x7x3x16xf32>) outs(%14 : tensor<2x3x7x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_9 = linalg.transpose ins(%arg2 : tensor<48x48xf32>) outs(%10 : tensor<48x48xf32>) permutation = [1, 0] 
    %15 = linalg.matmul ins(%collapsed, %transposed_9 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%12 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_10 = tensor.expand_shape %15 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf32> into tensor<2x7x3x16xf32>
    %transposed_11 = linalg.transpose ins(%arg3 : tensor<48x48xf32>) outs(%10 : tensor<48x48xf32>) permutation = [1, 0] 
    %16 = linalg.matmul ins(%collapsed, %transposed_11 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%12 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_12 = tensor.expand_shape %16 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf32> into tensor<2x7x3x16xf32>
    %transposed_13 = linalg.transpose ins(%expanded_12 : tensor<2x7x3x16xf32>) outs(%14 : tensor<2x3x7x16xf32>) permutation = [0, 2, 1, 3] 
    %17 = tensor.empty() : tensor<2x3x16x7xf32>
    %transposed_14 = linalg.transpose ins(%expanded_10 : tensor<2x7x3x16xf32>) outs(%17 : tensor<2x3x16x7xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_15 = tensor.collapse_shape %transposed_8 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %collapsed_16 = tensor.collapse_shape %transposed_14 [[0, 1], [2], [3]] : tensor<2x3x16x7xf32> into tensor<6x16x7xf32>
    %18 = tensor.empty() : tensor<6x7x7xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %20 = linalg.batch_matmul ins(%collapsed_15, %collapsed_16 : tensor<6x7x16xf32>, tensor<6x16x7xf32>) outs(%19 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %expanded_17 = tensor.expand_shape %20 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf32> into tensor<2x3x7x7xf32>
    %21 = tensor.empty() : tensor<2x3x7x7xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_17, %cst_1 : tensor<2x3x7x7xf32>, tensor<1x3x7x7xf32>) outs(%21 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %65 = arith.addf %in, %in_34 : f32
      linalg.yield %65 : f32
    } -> tensor<2x3x7x7xf32>
    %23 = tensor.empty() : tensor<2x3x7xi64>
    %24 = linalg.fill ins(%c0_i64 : i64) outs(%23 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %25 = tensor.empty() : tensor<2x3x7xf32>
    %26 = linalg.fill ins(%cst_0 : f32) outs(%25 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %27:2 = linalg.generic {indexing_maps = [#map3, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%22 : tensor<2x3x7x7xf32>) outs(%26, %24 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_34: i64):
      %65 = linalg.index 3 : index
      %66 = arith.index_cast %65 : index to i64
      %67 = arith.maximumf %in, %out : f32
      %68 = arith.cmpf ogt, %in, %out : f32
      %69 = arith.select %68, %66, %out_34 : i64
      linalg.yield %67, %69 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_18 = tensor.expand_shape %27#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %expanded_18 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%21 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %65 = arith.subf %in, %in_34 : f32
      linalg.yield %65 : f32
    } -> tensor<2x3x7x7xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<2x3x7x7xf32>) outs(%21 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = math.exp %in : f32
      linalg.yield %65 : f32
    } -> tensor<2x3x7x7xf32>
    %30 = tensor.empty() : tensor<2x3x7x1xf32>
    %31 = linalg.fill ins(%cst : f32) outs(%30 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%29 : tensor<2x3x7x7xf32>) outs(%31 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.addf %in, %out : f32
      linalg.yield %65 : f32
    } -> tensor<2x3x7x1xf32>
    %33 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29, %32 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%21 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %65 = arith.divf %in, %in_34 : f32
      linalg.yield %65 : f32
    } -> tensor<2x3x7x7xf32>
    %collapsed_19 = tensor.collapse_shape %33 [[0, 1], [2], [3]] : tensor<2x3x7x7xf32> into tensor<6x7x7xf32>
    %collapsed_20 = tensor.collapse_shape %transposed_13 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %34 = tensor.empty() : tensor<6x7x16xf32>
    %35 = linalg.fill ins(%cst : f32) outs(%34 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %36 = linalg.batch_matmul ins(%collapsed_19, %collapsed_20 : tensor<6x7x7xf32>, tensor<6x7x16xf32>) outs(%35 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %expanded_21 = tensor.expand_shape %36 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    %37 = tensor.empty() : tensor<2x7x3x16xf32>
    %transposed_22 = linalg.transpose ins(%expanded_21 : tensor<2x3x7x16xf32>) outs(%37 : tensor<2x7x3x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_23 = linalg.transpose ins(%arg4 : tensor<48x48xf32>) outs(%10 : tensor<48x48xf32>) permutation = [1, 0] 
    %collapsed_24 = tensor.collapse_shape %transposed_22 [[0, 1], [2, 3]] : tensor<2x7x3x16xf32> into tensor<14x48xf32>
    %38 = linalg.matmul ins(%collapsed_24, %transposed_23 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%12 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_25 = tensor.expand_shape %38 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded_25 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %65 = arith.addf %in, %in_34 : f32
      linalg.yield %65 : f32
    } -> tensor<2x7x48xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<2x7x48xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %65 : f32
    } -> tensor<2x7x48xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%40 : tensor<2x7x48xf32>) outs(%3 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.addf %in, %out : f32
      linalg.yield %65 : f32
    } -> tensor<2x7x1xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<2x7x1xf32>) outs(%2 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.divf %in, %cst_5 : f32
      linalg.yield %65 : f32
    } -> tensor<2x7x1xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<2x7x1xf32>) outs(%2 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.truncf %cst_4 : f64 to f32
      %66 = arith.addf %in, %65 : f32
      linalg.yield %66 : f32
    } -> tensor<2x7x1xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<2x7x1xf32>) outs(%2 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = math.rsqrt %in : f32
      linalg.yield %65 : f32
    } -> tensor<2x7x1xf32>
    %45 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %44 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %65 = arith.mulf %in, %in_34 : f32
      linalg.yield %65 : f32
    } -> tensor<2x7x48xf32>
    %46 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg9, %45 : tensor<48xf32>, tensor<2x7x48xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %65 = arith.mulf %in, %in_34 : f32
      linalg.yield %65 : f32
    } -> tensor<2x7x48xf32>
    %47 = tensor.empty() : tensor<48x80xf32>
    %transposed_26 = linalg.transpose ins(%arg6 : tensor<80x48xf32>) outs(%47 : tensor<48x80xf32>) permutation = [1, 0] 
    %collapsed_27 = tensor.collapse_shape %46 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %48 = tensor.empty() : tensor<14x80xf32>
    %49 = linalg.fill ins(%cst : f32) outs(%48 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %50 = linalg.matmul ins(%collapsed_27, %transposed_26 : tensor<14x48xf32>, tensor<48x80xf32>) outs(%49 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %expanded_28 = tensor.expand_shape %50 [[0, 1], [2]] output_shape [2, 7, 80] : tensor<14x80xf32> into tensor<2x7x80xf32>
    %51 = tensor.empty() : tensor<2x7x80xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_28 : tensor<2x7x80xf32>) outs(%51 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.mulf %in, %cst_6 : f32
      linalg.yield %65 : f32
    } -> tensor<2x7x80xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_28 : tensor<2x7x80xf32>) outs(%51 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = math.fpowi %in, %c3_i64 : f32, i64
      linalg.yield %65 : f32
    } -> tensor<2x7x80xf32>
    %54 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<2x7x80xf32>) outs(%51 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.truncf %cst_3 : f64 to f32
      %66 = arith.mulf %in, %65 : f32
      linalg.yield %66 : f32
    } -> tensor<2x7x80xf32>
    %55 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_28, %54 : tensor<2x7x80xf32>, tensor<2x7x80xf32>) outs(%51 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %65 = arith.addf %in, %in_34 : f32
      linalg.yield %65 : f32
    } -> tensor<2x7x80xf32>
    %56 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55 : tensor<2x7x80xf32>) outs(%51 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.truncf %cst_2 : f64 to f32
      %66 = arith.mulf %in, %65 : f32
      linalg.yield %66 : f32
    } -> tensor<2x7x80xf32>
    %57 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56 : tensor<2x7x80xf32>) outs(%51 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = math.tanh %in : f32
      linalg.yield %65 : f32
    } -> tensor<2x7x80xf32>
    %58 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57 : tensor<2x7x80xf32>) outs(%51 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.addf %in, %cst_7 : f32
      linalg.yield %65 : f32
    } -> tensor<2x7x80xf32>
    %59 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %58 : tensor<2x7x80xf32>, tensor<2x7x80xf32>) outs(%51 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %65 = arith.mulf %in, %in_34 : f32
      linalg.yield %65 : f32
    } -> tensor<2x7x80xf32>
    %transposed_29 = linalg.transpose ins(%arg7 : tensor<80x48xf32>) outs(%47 : tensor<48x80xf32>) permutation = [1, 0] 
    %60 = linalg.matmul ins(%collapsed_27, %transposed_29 : tensor<14x48xf32>, tensor<48x80xf32>) outs(%49 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %expanded_30 = tensor.expand_shape %60 [[0, 1], [2]] output_shape [2, 7, 80] : tensor<14x80xf32> into tensor<2x7x80xf32>
    %61 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59, %expanded_30 : tensor<2x7x80xf32>, tensor<2x7x80xf32>) outs(%51 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %65 = arith.mulf %in, %in_34 : f32
      linalg.yield %65 : f32
    } -> tensor<2x7x80xf32>
    %62 = tensor.empty() : tensor<80x48xf32>
    %transposed_31 = linalg.transpose ins(%arg8 : tensor<48x80xf32>) outs(%62 : tensor<80x48xf32>) permutation = [1, 0] 
    %collapsed_32 = tensor.collapse_shape %61 [[0, 1], [2]] : tensor<2x7x80xf32> into tensor<14x80xf32>
    %63 = linalg.matmul ins(%collapsed_32, %transposed_31 : tensor<14x80xf32>, tensor<80x48xf32>) outs(%12 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_33 = tensor.expand_shape %63 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %expanded_33 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %65 = arith.addf %in, %in_34 : f32
      linalg.yield %65 : f32
    } -> tensor<2x7x48xf32>
    return %64 : tensor<2x7x48xf32>
  }
}
