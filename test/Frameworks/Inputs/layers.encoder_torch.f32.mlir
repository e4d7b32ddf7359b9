#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map7 = affine_map<(d0, d1) -> (d0, d1)>
#map8 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<2x7x48xf32>, %arg1: tensor<144x48xf32>, %arg2: tensor<144xf32>, %arg3: tensor<48x48xf32>, %arg4: tensor<48xf32>, %arg5: tensor<80x48xf32>, %arg6: tensor<80xf32>, %arg7: tensor<48x80xf32>, %arg8: tensor<48xf32>, %arg9: tensor<48xf32>, %arg10: tensor<48xf32>, %arg11: tensor<48xf32>, %arg12: tensor<48xf32>) -> tensor<2x7x48xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 5.000000e-01 : f32
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<2x3x7x7xf32>
    %cst_5 = arith.constant 0xFFF0000000000000 : f64
    %cst_6 = arith.constant 1.000000e-05 : f64
    %cst_7 = arith.constant 4.800000e+01 : f64
    %cst_8 = arith.constant 4.800000e+01 : f32
    %cst_9 = arith.constant 1.41421354 : f32
    %0 = tensor.empty() : tensor<2x7x48xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xf32>) outs(%0 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %96 = arith.extf %in : f32 to f64
      linalg.yield %96 : f64
    } -> tensor<2x7x48xf64>
    %2 = tensor.empty() : tensor<2x7x1xf64>
    %3 = linalg.fill ins(%cst : f64) outs(%2 : tensor<2x7x1xf64>) -> tensor<2x7x1xf64>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<2x7x48xf64>) outs(%3 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %96 = arith.addf %in, %out : f64
      linalg.yield %96 : f64
    } -> tensor<2x7x1xf64>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2x7x1xf64>) outs(%2 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %96 = arith.divf %in, %cst_7 : f64
      linalg.yield %96 : f64
    } -> tensor<2x7x1xf64>
    %6 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %5 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%0 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_45: f64, %out: f64):
      %96 = arith.subf %in, %in_45 : f64
      linalg.yield %96 : f64
    } -> tensor<2x7x48xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %6 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%0 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_45: f64, %out: f64):
      %96 = arith.mulf %in, %in_45 : f64
      linalg.yield %96 : f64
    } -> tensor<2x7x48xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%7 : tensor<2x7x48xf64>) outs(%3 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %96 = arith.addf %in, %out : f64
      linalg.yield %96 : f64
    } -> tensor<2x7x1xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x7x1xf64>) outs(%2 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %96 = arith.divf %in, %cst_7 : f64
      linalg.yield %96 : f64
    } -> tensor<2x7x1xf64>
    %10 = tensor.empty() : tensor<2x7x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x7x1xf64>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %96 = arith.truncf %in : f64 to f32
      linalg.yield %96 : f32
    } -> tensor<2x7x1xf32>
    %12 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<2x7x48xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.addf %in, %out : f32
      linalg.yield %96 : f32
    } -> tensor<2x7x1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.divf %in, %cst_8 : f32
      linalg.yield %96 : f32
    } -> tensor<2x7x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.truncf %cst_6 : f64 to f32
      %97 = arith.addf %in, %96 : f32
      linalg.yield %97 : f32
    } -> tensor<2x7x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = math.rsqrt %in : f32
      linalg.yield %96 : f32
    } -> tensor<2x7x1xf32>
    %17 = tensor.empty() : tensor<2x7x48xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %14 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%17 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %96 = arith.subf %in, %in_45 : f32
      linalg.yield %96 : f32
    } -> tensor<2x7x48xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %16 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%17 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %96 = arith.mulf %in, %in_45 : f32
      linalg.yield %96 : f32
    } -> tensor<2x7x48xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %arg9 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%17 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %96 = arith.mulf %in, %in_45 : f32
      linalg.yield %96 : f32
    } -> tensor<2x7x48xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %arg10 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%17 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %96 = arith.addf %in, %in_45 : f32
      linalg.yield %96 : f32
    } -> tensor<2x7x48xf32>
    %22 = tensor.empty() : tensor<7x2x48xf32>
    %transposed = linalg.transpose ins(%21 : tensor<2x7x48xf32>) outs(%22 : tensor<7x2x48xf32>) permutation = [1, 0, 2] 
    %extracted_slice = tensor.extract_slice %arg1[0, 0] [48, 48] [1, 1] : tensor<144x48xf32> to tensor<48x48xf32>
    %extracted_slice_10 = tensor.extract_slice %arg1[48, 0] [48, 48] [1, 1] : tensor<144x48xf32> to tensor<48x48xf32>
    %extracted_slice_11 = tensor.extract_slice %arg1[96, 0] [48, 48] [1, 1] : tensor<144x48xf32> to tensor<48x48xf32>
    %extracted_slice_12 = tensor.extract_slice %arg2[0] [48] [1] : tensor<144xf32> to tensor<48xf32>
    %extracted_slice_13 = tensor.extract_slice %arg2[48] [48] [1] : tensor<144xf32> to tensor<48xf32>
    %extracted_slice_14 = tensor.extract_slice %arg2[96] [48] [1] : tensor<144xf32> to tensor<48xf32>
    %23 = tensor.empty() : tensor<48x48xf32>
    %transposed_15 = linalg.transpose ins(%extracted_slice : tensor<48x48xf32>) outs(%23 : tensor<48x48xf32>) permutation = [1, 0] 
    %24 = tensor.empty() : tensor<7x48x48xf32>
    %25 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_15 : tensor<48x48xf32>) outs(%24 : tensor<7x48x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x48x48xf32>
    %26 = linalg.fill ins(%cst_0 : f32) outs(%22 : tensor<7x2x48xf32>) -> tensor<7x2x48xf32>
    %27 = linalg.batch_matmul ins(%transposed, %25 : tensor<7x2x48xf32>, tensor<7x48x48xf32>) outs(%26 : tensor<7x2x48xf32>) -> tensor<7x2x48xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %extracted_slice_12 : tensor<7x2x48xf32>, tensor<48xf32>) outs(%22 : tensor<7x2x48xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %96 = arith.addf %in, %in_45 : f32
      linalg.yield %96 : f32
    } -> tensor<7x2x48xf32>
    %transposed_16 = linalg.transpose ins(%extracted_slice_10 : tensor<48x48xf32>) outs(%23 : tensor<48x48xf32>) permutation = [1, 0] 
    %29 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_16 : tensor<48x48xf32>) outs(%24 : tensor<7x48x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x48x48xf32>
    %30 = linalg.batch_matmul ins(%transposed, %29 : tensor<7x2x48xf32>, tensor<7x48x48xf32>) outs(%26 : tensor<7x2x48xf32>) -> tensor<7x2x48xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30, %extracted_slice_13 : tensor<7x2x48xf32>, tensor<48xf32>) outs(%22 : tensor<7x2x48xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %96 = arith.addf %in, %in_45 : f32
      linalg.yield %96 : f32
    } -> tensor<7x2x48xf32>
    %transposed_17 = linalg.transpose ins(%extracted_slice_11 : tensor<48x48xf32>) outs(%23 : tensor<48x48xf32>) permutation = [1, 0] 
    %32 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_17 : tensor<48x48xf32>) outs(%24 : tensor<7x48x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x48x48xf32>
    %33 = linalg.batch_matmul ins(%transposed, %32 : tensor<7x2x48xf32>, tensor<7x48x48xf32>) outs(%26 : tensor<7x2x48xf32>) -> tensor<7x2x48xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %extracted_slice_14 : tensor<7x2x48xf32>, tensor<48xf32>) outs(%22 : tensor<7x2x48xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %96 = arith.addf %in, %in_45 : f32
      linalg.yield %96 : f32
    } -> tensor<7x2x48xf32>
    %collapsed = tensor.collapse_shape %28 [[0], [1, 2]] : tensor<7x2x48xf32> into tensor<7x96xf32>
    %expanded = tensor.expand_shape %collapsed [[0], [1, 2]] output_shape [7, 6, 16] : tensor<7x96xf32> into tensor<7x6x16xf32>
    %35 = tensor.empty() : tensor<6x7x16xf32>
    %transposed_18 = linalg.transpose ins(%expanded : tensor<7x6x16xf32>) outs(%35 : tensor<6x7x16xf32>) permutation = [1, 0, 2] 
    %collapsed_19 = tensor.collapse_shape %31 [[0], [1, 2]] : tensor<7x2x48xf32> into tensor<7x96xf32>
    %expanded_20 = tensor.expand_shape %collapsed_19 [[0], [1, 2]] output_shape [7, 6, 16] : tensor<7x96xf32> into tensor<7x6x16xf32>
    %transposed_21 = linalg.transpose ins(%expanded_20 : tensor<7x6x16xf32>) outs(%35 : tensor<6x7x16xf32>) permutation = [1, 0, 2] 
    %collapsed_22 = tensor.collapse_shape %34 [[0], [1, 2]] : tensor<7x2x48xf32> into tensor<7x96xf32>
    %expanded_23 = tensor.expand_shape %collapsed_22 [[0], [1, 2]] output_shape [7, 6, 16] : tensor<7x96xf32> into tensor<7x6x16xf32>
    %transposed_24 = linalg.transpose ins(%expanded_23 : tensor<7x6x16xf32>) outs(%35 : tensor<6x7x16xf32>) permutation = [1, 0, 2] 
    %expanded_25 = tensor.expand_shape %transposed_18 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    %expanded_26 = tensor.expand_shape %transposed_21 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    %36 = tensor.empty() : tensor<2x3x7x16xf32>
    %37 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_25 : tensor<2x3x7x16xf32>) outs(%36 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.mulf %in, %cst_3 : f32
      linalg.yield %96 : f32
    } -> tensor<2x3x7x16xf32>
    %38 = tensor.empty() : tensor<2x3x16x7xf32>
    %transposed_27 = linalg.transpose ins(%expanded_26 : tensor<2x3x7x16xf32>) outs(%38 : tensor<2x3x16x7xf32>) permutation = [0, 1, 3, 2] 
    %39 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_27 : tensor<2x3x16x7xf32>) outs(%38 : tensor<2x3x16x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.mulf %in, %cst_3 : f32
      linalg.yield %96 : f32
    } -> tensor<2x3x16x7xf32>
    %collapsed_28 = tensor.collapse_shape %37 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %collapsed_29 = tensor.collapse_shape %39 [[0, 1], [2], [3]] : tensor<2x3x16x7xf32> into tensor<6x16x7xf32>
    %40 = tensor.empty() : tensor<6x7x7xf32>
    %41 = linalg.fill ins(%cst_0 : f32) outs(%40 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %42 = linalg.batch_matmul ins(%collapsed_28, %collapsed_29 : tensor<6x7x16xf32>, tensor<6x16x7xf32>) outs(%41 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %expanded_30 = tensor.expand_shape %42 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf32> into tensor<2x3x7x7xf32>
    %43 = tensor.empty() : tensor<2x3x7xi64>
    %44 = linalg.fill ins(%c0_i64 : i64) outs(%43 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %45 = tensor.empty() : tensor<2x3x7xf32>
    %46 = linalg.fill ins(%cst_1 : f32) outs(%45 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %47:2 = linalg.generic {indexing_maps = [#map4, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_30 : tensor<2x3x7x7xf32>) outs(%46, %44 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_45: i64):
      %96 = linalg.index 3 : index
      %97 = arith.index_cast %96 : index to i64
      %98 = arith.maximumf %in, %out : f32
      %99 = arith.cmpf ogt, %in, %out : f32
      %100 = arith.select %99, %97, %out_45 : i64
      linalg.yield %98, %100 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_31 = tensor.expand_shape %47#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %48 = tensor.empty() : tensor<2x3x7x7xf32>
    %49 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_30, %expanded_31 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%48 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %96 = arith.subf %in, %in_45 : f32
      linalg.yield %96 : f32
    } -> tensor<2x3x7x7xf32>
    %50 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49 : tensor<2x3x7x7xf32>) outs(%48 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = math.exp %in : f32
      linalg.yield %96 : f32
    } -> tensor<2x3x7x7xf32>
    %51 = tensor.empty() : tensor<2x3x7x1xf32>
    %52 = linalg.fill ins(%cst_0 : f32) outs(%51 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %53 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%50 : tensor<2x3x7x7xf32>) outs(%52 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.addf %in, %out : f32
      linalg.yield %96 : f32
    } -> tensor<2x3x7x1xf32>
    %54 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50, %53 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%48 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %96 = arith.divf %in, %in_45 : f32
      linalg.yield %96 : f32
    } -> tensor<2x3x7x7xf32>
    %55 = tensor.empty() : tensor<2x3x7x7xi1>
    %56 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_30 : tensor<2x3x7x7xf32>) outs(%55 : tensor<2x3x7x7xi1>) {
    ^bb0(%in: f32, %out: i1):
      %96 = arith.extf %in : f32 to f64
      %97 = arith.cmpf oeq, %96, %cst_5 : f64
      linalg.yield %97 : i1
    } -> tensor<2x3x7x7xi1>
    %57 = tensor.empty() : tensor<2x3x7x1xi1>
    %58 = linalg.fill ins(%true : i1) outs(%57 : tensor<2x3x7x1xi1>) -> tensor<2x3x7x1xi1>
    %59 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%56 : tensor<2x3x7x7xi1>) outs(%58 : tensor<2x3x7x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %96 = arith.andi %in, %out : i1
      linalg.yield %96 : i1
    } -> tensor<2x3x7x1xi1>
    %60 = linalg.generic {indexing_maps = [#map6, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %cst_4, %54 : tensor<2x3x7x1xi1>, tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) outs(%48 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: i1, %in_45: f32, %in_46: f32, %out: f32):
      %96 = arith.select %in, %in_45, %in_46 : f32
      linalg.yield %96 : f32
    } -> tensor<2x3x7x7xf32>
    %collapsed_32 = tensor.collapse_shape %60 [[0, 1], [2], [3]] : tensor<2x3x7x7xf32> into tensor<6x7x7xf32>
    %61 = linalg.fill ins(%cst_0 : f32) outs(%35 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %62 = linalg.batch_matmul ins(%collapsed_32, %transposed_24 : tensor<6x7x7xf32>, tensor<6x7x16xf32>) outs(%61 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %expanded_33 = tensor.expand_shape %62 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    %63 = tensor.empty() : tensor<7x2x3x16xf32>
    %transposed_34 = linalg.transpose ins(%expanded_33 : tensor<2x3x7x16xf32>) outs(%63 : tensor<7x2x3x16xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_35 = tensor.collapse_shape %transposed_34 [[0, 1], [2, 3]] : tensor<7x2x3x16xf32> into tensor<14x48xf32>
    %transposed_36 = linalg.transpose ins(%arg3 : tensor<48x48xf32>) outs(%23 : tensor<48x48xf32>) permutation = [1, 0] 
    %64 = tensor.empty() : tensor<14x48xf32>
    %65 = linalg.fill ins(%cst_0 : f32) outs(%64 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %66 = linalg.matmul ins(%collapsed_35, %transposed_36 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%65 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %67 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel"]} ins(%66, %arg4 : tensor<14x48xf32>, tensor<48xf32>) outs(%64 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %96 = arith.addf %in, %in_45 : f32
      linalg.yield %96 : f32
    } -> tensor<14x48xf32>
    %expanded_37 = tensor.expand_shape %67 [[0, 1], [2]] output_shape [7, 2, 48] : tensor<14x48xf32> into tensor<7x2x48xf32>
    %transposed_38 = linalg.transpose ins(%expanded_37 : tensor<7x2x48xf32>) outs(%17 : tensor<2x7x48xf32>) permutation = [1, 0, 2] 
    %68 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %transposed_38 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%17 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %96 = arith.addf %in, %in_45 : f32
      linalg.yield %96 : f32
    } -> tensor<2x7x48xf32>
    %69 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68 : tensor<2x7x48xf32>) outs(%0 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %96 = arith.extf %in : f32 to f64
      linalg.yield %96 : f64
    } -> tensor<2x7x48xf64>
    %70 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%69 : tensor<2x7x48xf64>) outs(%3 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %96 = arith.addf %in, %out : f64
      linalg.yield %96 : f64
    } -> tensor<2x7x1xf64>
    %71 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<2x7x1xf64>) outs(%2 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %96 = arith.divf %in, %cst_7 : f64
      linalg.yield %96 : f64
    } -> tensor<2x7x1xf64>
    %72 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %71 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%0 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_45: f64, %out: f64):
      %96 = arith.subf %in, %in_45 : f64
      linalg.yield %96 : f64
    } -> tensor<2x7x48xf64>
    %73 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72, %72 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%0 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_45: f64, %out: f64):
      %96 = arith.mulf %in, %in_45 : f64
      linalg.yield %96 : f64
    } -> tensor<2x7x48xf64>
    %74 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%73 : tensor<2x7x48xf64>) outs(%3 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %96 = arith.addf %in, %out : f64
      linalg.yield %96 : f64
    } -> tensor<2x7x1xf64>
    %75 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<2x7x1xf64>) outs(%2 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %96 = arith.divf %in, %cst_7 : f64
      linalg.yield %96 : f64
    } -> tensor<2x7x1xf64>
    %76 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<2x7x1xf64>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %96 = arith.truncf %in : f64 to f32
      linalg.yield %96 : f32
    } -> tensor<2x7x1xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%68 : tensor<2x7x48xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.addf %in, %out : f32
      linalg.yield %96 : f32
    } -> tensor<2x7x1xf32>
    %78 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.divf %in, %cst_8 : f32
      linalg.yield %96 : f32
    } -> tensor<2x7x1xf32>
    %79 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.truncf %cst_6 : f64 to f32
      %97 = arith.addf %in, %96 : f32
      linalg.yield %97 : f32
    } -> tensor<2x7x1xf32>
    %80 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = math.rsqrt %in : f32
      linalg.yield %96 : f32
    } -> tensor<2x7x1xf32>
    %81 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %78 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%17 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %96 = arith.subf %in, %in_45 : f32
      linalg.yield %96 : f32
    } -> tensor<2x7x48xf32>
    %82 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %80 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%17 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %96 = arith.mulf %in, %in_45 : f32
      linalg.yield %96 : f32
    } -> tensor<2x7x48xf32>
    %83 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82, %arg11 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%17 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %96 = arith.mulf %in, %in_45 : f32
      linalg.yield %96 : f32
    } -> tensor<2x7x48xf32>
    %84 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83, %arg12 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%17 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %96 = arith.addf %in, %in_45 : f32
      linalg.yield %96 : f32
    } -> tensor<2x7x48xf32>
    %collapsed_39 = tensor.collapse_shape %84 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %85 = tensor.empty() : tensor<48x80xf32>
    %transposed_40 = linalg.transpose ins(%arg5 : tensor<80x48xf32>) outs(%85 : tensor<48x80xf32>) permutation = [1, 0] 
    %86 = tensor.empty() : tensor<14x80xf32>
    %87 = linalg.fill ins(%cst_0 : f32) outs(%86 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %88 = linalg.matmul ins(%collapsed_39, %transposed_40 : tensor<14x48xf32>, tensor<48x80xf32>) outs(%87 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %89 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel"]} ins(%88, %arg6 : tensor<14x80xf32>, tensor<80xf32>) outs(%86 : tensor<14x80xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %96 = arith.addf %in, %in_45 : f32
      linalg.yield %96 : f32
    } -> tensor<14x80xf32>
    %expanded_41 = tensor.expand_shape %89 [[0, 1], [2]] output_shape [2, 7, 80] : tensor<14x80xf32> into tensor<2x7x80xf32>
    %90 = tensor.empty() : tensor<2x7x80xf32>
    %91 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_41 : tensor<2x7x80xf32>) outs(%90 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.divf %in, %cst_9 : f32
      %97 = math.erf %96 : f32
      %98 = arith.addf %97, %cst_2 : f32
      %99 = arith.mulf %98, %cst_3 : f32
      %100 = arith.mulf %in, %99 : f32
      linalg.yield %100 : f32
    } -> tensor<2x7x80xf32>
    %collapsed_42 = tensor.collapse_shape %91 [[0, 1], [2]] : tensor<2x7x80xf32> into tensor<14x80xf32>
    %92 = tensor.empty() : tensor<80x48xf32>
    %transposed_43 = linalg.transpose ins(%arg7 : tensor<48x80xf32>) outs(%92 : tensor<80x48xf32>) permutation = [1, 0] 
    %93 = linalg.matmul ins(%collapsed_42, %transposed_43 : tensor<14x80xf32>, tensor<80x48xf32>) outs(%65 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %94 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel"]} ins(%93, %arg8 : tensor<14x48xf32>, tensor<48xf32>) outs(%64 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %96 = arith.addf %in, %in_45 : f32
      linalg.yield %96 : f32
    } -> tensor<14x48xf32>
    %expanded_44 = tensor.expand_shape %94 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %95 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %expanded_44 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%17 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %96 = arith.addf %in, %in_45 : f32
      linalg.yield %96 : f32
    } -> tensor<2x7x48xf32>
    return %95 : tensor<2x7x48xf32>
  }
}
