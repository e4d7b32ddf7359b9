#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
#map7 = affine_map<(d0, d1) -> (d1)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @main(%arg0: tensor<2x7x48xf32>, %arg1: tensor<2x11x48xf32>, %arg2: tensor<144x48xf32>, %arg3: tensor<144xf32>, %arg4: tensor<48x48xf32>, %arg5: tensor<48xf32>, %arg6: tensor<144x48xf32>, %arg7: tensor<144xf32>, %arg8: tensor<48x48xf32>, %arg9: tensor<48xf32>, %arg10: tensor<80x48xf32>, %arg11: tensor<80xf32>, %arg12: tensor<48x80xf32>, %arg13: tensor<48xf32>, %arg14: tensor<48xf32>, %arg15: tensor<48xf32>, %arg16: tensor<48xf32>, %arg17: tensor<48xf32>, %arg18: tensor<48xf32>, %arg19: tensor<48xf32>) -> tensor<2x7x48xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant 0.000000e+00 : f64
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<2x3x7x11xf32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<2x3x7x7xf32>
    %cst_4 = arith.constant 1.000000e-05 : f64
    %cst_5 = arith.constant 0xFFF0000000000000 : f64
    %cst_6 = arith.constant 5.000000e-01 : f32
    %cst_7 = arith.constant 4.800000e+01 : f64
    %cst_8 = arith.constant 4.800000e+01 : f32
    %0 = tensor.empty() : tensor<7x2x48xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x7x48xf32>) outs(%0 : tensor<7x2x48xf32>) permutation = [1, 0, 2] 
    %1 = tensor.empty() : tensor<48x144xf32>
    %transposed_9 = linalg.transpose ins(%arg2 : tensor<144x48xf32>) outs(%1 : tensor<48x144xf32>) permutation = [1, 0] 
    %2 = tensor.empty() : tensor<7x48x144xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_9 : tensor<48x144xf32>) outs(%2 : tensor<7x48x144xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x48x144xf32>
    %4 = tensor.empty() : tensor<7x2x144xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<7x2x144xf32>) -> tensor<7x2x144xf32>
    %6 = linalg.batch_matmul ins(%transposed, %3 : tensor<7x2x48xf32>, tensor<7x48x144xf32>) outs(%5 : tensor<7x2x144xf32>) -> tensor<7x2x144xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %arg3 : tensor<7x2x144xf32>, tensor<144xf32>) outs(%4 : tensor<7x2x144xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %144 = arith.addf %in, %in_78 : f32
      linalg.yield %144 : f32
    } -> tensor<7x2x144xf32>
    %expanded = tensor.expand_shape %7 [[0, 1], [2], [3, 4]] output_shape [1, 7, 2, 3, 48] : tensor<7x2x144xf32> into tensor<1x7x2x3x48xf32>
    %8 = tensor.empty() : tensor<3x7x2x1x48xf32>
    %transposed_10 = linalg.transpose ins(%expanded : tensor<1x7x2x3x48xf32>) outs(%8 : tensor<3x7x2x1x48xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed = tensor.collapse_shape %transposed_10 [[0], [1], [2, 3], [4]] : tensor<3x7x2x1x48xf32> into tensor<3x7x2x48xf32>
    %extracted_slice = tensor.extract_slice %collapsed[0, 0, 0, 0] [1, 7, 2, 48] [1, 1, 1, 1] : tensor<3x7x2x48xf32> to tensor<1x7x2x48xf32>
    %extracted_slice_11 = tensor.extract_slice %collapsed[1, 0, 0, 0] [1, 7, 2, 48] [1, 1, 1, 1] : tensor<3x7x2x48xf32> to tensor<1x7x2x48xf32>
    %extracted_slice_12 = tensor.extract_slice %collapsed[2, 0, 0, 0] [1, 7, 2, 48] [1, 1, 1, 1] : tensor<3x7x2x48xf32> to tensor<1x7x2x48xf32>
    %collapsed_13 = tensor.collapse_shape %extracted_slice [[0, 1], [2, 3]] : tensor<1x7x2x48xf32> into tensor<7x96xf32>
    %expanded_14 = tensor.expand_shape %collapsed_13 [[0], [1, 2]] output_shape [7, 6, 16] : tensor<7x96xf32> into tensor<7x6x16xf32>
    %9 = tensor.empty() : tensor<6x7x16xf32>
    %transposed_15 = linalg.transpose ins(%expanded_14 : tensor<7x6x16xf32>) outs(%9 : tensor<6x7x16xf32>) permutation = [1, 0, 2] 
    %collapsed_16 = tensor.collapse_shape %extracted_slice_11 [[0, 1], [2, 3]] : tensor<1x7x2x48xf32> into tensor<7x96xf32>
    %expanded_17 = tensor.expand_shape %collapsed_16 [[0], [1, 2]] output_shape [7, 6, 16] : tensor<7x96xf32> into tensor<7x6x16xf32>
    %transposed_18 = linalg.transpose ins(%expanded_17 : tensor<7x6x16xf32>) outs(%9 : tensor<6x7x16xf32>) permutation = [1, 0, 2] 
    %collapsed_19 = tensor.collapse_shape %extracted_slice_12 [[0, 1], [2, 3]] : tensor<1x7x2x48xf32> into tensor<7x96xf32>
    %expanded_20 = tensor.expand_shape %collapsed_19 [[0], [1, 2]] output_shape [7, 6, 16] : tensor<7x96xf32> into tensor<7x6x16xf32>
    %transposed_21 = linalg.transpose ins(%expanded_20 : tensor<7x6x16xf32>) outs(%9 : tensor<6x7x16xf32>) permutation = [1, 0, 2] 
    %expanded_22 = tensor.expand_shape %transposed_15 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    %expanded_23 = tensor.expand_shape %transposed_18 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    %10 = tensor.empty() : tensor<2x3x7x16xf32>
    %11 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_22 : tensor<2x3x7x16xf32>) outs(%10 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = arith.mulf %in, %cst_6 : f32
      linalg.yield %144 : f32
    } -> tensor<2x3x7x16xf32>
    %12 = tensor.empty() : tensor<2x3x16x7xf32>
    %transposed_24 = linalg.transpose ins(%expanded_23 : tensor<2x3x7x16xf32>) outs(%12 : tensor<2x3x16x7xf32>) permutation = [0, 1, 3, 2] 
    %13 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_24 : tensor<2x3x16x7xf32>) outs(%12 : tensor<2x3x16x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = arith.mulf %in, %cst_6 : f32
      linalg.yield %144 : f32
    } -> tensor<2x3x16x7xf32>
    %collapsed_25 = tensor.collapse_shape %11 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %collapsed_26 = tensor.collapse_shape %13 [[0, 1], [2], [3]] : tensor<2x3x16x7xf32> into tensor<6x16x7xf32>
    %14 = tensor.empty() : tensor<6x7x7xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %16 = linalg.batch_matmul ins(%collapsed_25, %collapsed_26 : tensor<6x7x16xf32>, tensor<6x16x7xf32>) outs(%15 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %expanded_27 = tensor.expand_shape %16 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf32> into tensor<2x3x7x7xf32>
    %17 = tensor.empty() : tensor<2x3x7xi64>
    %18 = linalg.fill ins(%c0_i64 : i64) outs(%17 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %19 = tensor.empty() : tensor<2x3x7xf32>
    %20 = linalg.fill ins(%cst_0 : f32) outs(%19 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %21:2 = linalg.generic {indexing_maps = [#map3, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_27 : tensor<2x3x7x7xf32>) outs(%20, %18 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_78: i64):
      %144 = linalg.index 3 : index
      %145 = arith.index_cast %144 : index to i64
      %146 = arith.maximumf %in, %out : f32
      %147 = arith.cmpf ogt, %in, %out : f32
      %148 = arith.select %147, %145, %out_78 : i64
      linalg.yield %146, %148 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_28 = tensor.expand_shape %21#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %22 = tensor.empty() : tensor<2x3x7x7xf32>
    %23 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_27, %expanded_28 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%22 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %144 = arith.subf %in, %in_78 : f32
      linalg.yield %144 : f32
    } -> tensor<2x3x7x7xf32>
    %24 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<2x3x7x7xf32>) outs(%22 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = math.exp %in : f32
      linalg.yield %144 : f32
    } -> tensor<2x3x7x7xf32>
    %25 = tensor.empty() : tensor<2x3x7x1xf32>
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%24 : tensor<2x3x7x7xf32>) outs(%26 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = arith.addf %in, %out : f32
      linalg.yield %144 : f32
    } -> tensor<2x3x7x1xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24, %27 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%22 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %144 = arith.divf %in, %in_78 : f32
      linalg.yield %144 : f32
    } -> tensor<2x3x7x7xf32>
    %29 = tensor.empty() : tensor<2x3x7x7xi1>
    %30 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_27 : tensor<2x3x7x7xf32>) outs(%29 : tensor<2x3x7x7xi1>) {
    ^bb0(%in: f32, %out: i1):
      %144 = arith.extf %in : f32 to f64
      %145 = arith.cmpf oeq, %144, %cst_5 : f64
      linalg.yield %145 : i1
    } -> tensor<2x3x7x7xi1>
    %31 = tensor.empty() : tensor<2x3x7x1xi1>
    %32 = linalg.fill ins(%true : i1) outs(%31 : tensor<2x3x7x1xi1>) -> tensor<2x3x7x1xi1>
    %33 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%30 : tensor<2x3x7x7xi1>) outs(%32 : tensor<2x3x7x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %144 = arith.andi %in, %out : i1
      linalg.yield %144 : i1
    } -> tensor<2x3x7x1xi1>
    %34 = linalg.generic {indexing_maps = [#map5, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %cst_3, %28 : tensor<2x3x7x1xi1>, tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) outs(%22 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: i1, %in_78: f32, %in_79: f32, %out: f32):
      %144 = arith.select %in, %in_78, %in_79 : f32
      linalg.yield %144 : f32
    } -> tensor<2x3x7x7xf32>
    %collapsed_29 = tensor.collapse_shape %34 [[0, 1], [2], [3]] : tensor<2x3x7x7xf32> into tensor<6x7x7xf32>
    %35 = linalg.fill ins(%cst : f32) outs(%9 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %36 = linalg.batch_matmul ins(%collapsed_29, %transposed_21 : tensor<6x7x7xf32>, tensor<6x7x16xf32>) outs(%35 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %expanded_30 = tensor.expand_shape %36 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    %37 = tensor.empty() : tensor<7x2x3x16xf32>
    %transposed_31 = linalg.transpose ins(%expanded_30 : tensor<2x3x7x16xf32>) outs(%37 : tensor<7x2x3x16xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_32 = tensor.collapse_shape %transposed_31 [[0, 1], [2, 3]] : tensor<7x2x3x16xf32> into tensor<14x48xf32>
    %38 = tensor.empty() : tensor<48x48xf32>
    %transposed_33 = linalg.transpose ins(%arg4 : tensor<48x48xf32>) outs(%38 : tensor<48x48xf32>) permutation = [1, 0] 
    %39 = tensor.empty() : tensor<14x48xf32>
    %40 = linalg.fill ins(%cst : f32) outs(%39 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %41 = linalg.matmul ins(%collapsed_32, %transposed_33 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%40 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %42 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%41, %arg5 : tensor<14x48xf32>, tensor<48xf32>) outs(%39 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %144 = arith.addf %in, %in_78 : f32
      linalg.yield %144 : f32
    } -> tensor<14x48xf32>
    %expanded_34 = tensor.expand_shape %42 [[0, 1], [2]] output_shape [7, 2, 48] : tensor<14x48xf32> into tensor<7x2x48xf32>
    %43 = tensor.empty() : tensor<2x7x48xf32>
    %transposed_35 = linalg.transpose ins(%expanded_34 : tensor<7x2x48xf32>) outs(%43 : tensor<2x7x48xf32>) permutation = [1, 0, 2] 
    %44 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %transposed_35 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%43 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %144 = arith.addf %in, %in_78 : f32
      linalg.yield %144 : f32
    } -> tensor<2x7x48xf32>
    %45 = tensor.empty() : tensor<2x7x48xf64>
    %46 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44 : tensor<2x7x48xf32>) outs(%45 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %144 = arith.extf %in : f32 to f64
      linalg.yield %144 : f64
    } -> tensor<2x7x48xf64>
    %47 = tensor.empty() : tensor<2x7x1xf64>
    %48 = linalg.fill ins(%cst_1 : f64) outs(%47 : tensor<2x7x1xf64>) -> tensor<2x7x1xf64>
    %49 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%46 : tensor<2x7x48xf64>) outs(%48 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %144 = arith.addf %in, %out : f64
      linalg.yield %144 : f64
    } -> tensor<2x7x1xf64>
    %50 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49 : tensor<2x7x1xf64>) outs(%47 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %144 = arith.divf %in, %cst_7 : f64
      linalg.yield %144 : f64
    } -> tensor<2x7x1xf64>
    %51 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46, %50 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%45 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_78: f64, %out: f64):
      %144 = arith.subf %in, %in_78 : f64
      linalg.yield %144 : f64
    } -> tensor<2x7x48xf64>
    %52 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51, %51 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%45 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_78: f64, %out: f64):
      %144 = arith.mulf %in, %in_78 : f64
      linalg.yield %144 : f64
    } -> tensor<2x7x48xf64>
    %53 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%52 : tensor<2x7x48xf64>) outs(%48 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %144 = arith.addf %in, %out : f64
      linalg.yield %144 : f64
    } -> tensor<2x7x1xf64>
    %54 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<2x7x1xf64>) outs(%47 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %144 = arith.divf %in, %cst_7 : f64
      linalg.yield %144 : f64
    } -> tensor<2x7x1xf64>
    %55 = tensor.empty() : tensor<2x7x1xf32>
    %56 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54 : tensor<2x7x1xf64>) outs(%55 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %144 = arith.truncf %in : f64 to f32
      linalg.yield %144 : f32
    } -> tensor<2x7x1xf32>
    %57 = linalg.fill ins(%cst : f32) outs(%55 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %58 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%44 : tensor<2x7x48xf32>) outs(%57 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = arith.addf %in, %out : f32
      linalg.yield %144 : f32
    } -> tensor<2x7x1xf32>
    %59 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58 : tensor<2x7x1xf32>) outs(%55 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = arith.divf %in, %cst_8 : f32
      linalg.yield %144 : f32
    } -> tensor<2x7x1xf32>
    %60 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56 : tensor<2x7x1xf32>) outs(%55 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = arith.truncf %cst_4 : f64 to f32
      %145 = arith.addf %in, %144 : f32
      linalg.yield %145 : f32
    } -> tensor<2x7x1xf32>
    %61 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60 : tensor<2x7x1xf32>) outs(%55 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = math.rsqrt %in : f32
      linalg.yield %144 : f32
    } -> tensor<2x7x1xf32>
    %62 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44, %59 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%43 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %144 = arith.subf %in, %in_78 : f32
      linalg.yield %144 : f32
    } -> tensor<2x7x48xf32>
    %63 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62, %61 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%43 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %144 = arith.mulf %in, %in_78 : f32
      linalg.yield %144 : f32
    } -> tensor<2x7x48xf32>
    %64 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63, %arg14 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%43 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %144 = arith.mulf %in, %in_78 : f32
      linalg.yield %144 : f32
    } -> tensor<2x7x48xf32>
    %65 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %arg15 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%43 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %144 = arith.addf %in, %in_78 : f32
      linalg.yield %144 : f32
    } -> tensor<2x7x48xf32>
    %transposed_36 = linalg.transpose ins(%65 : tensor<2x7x48xf32>) outs(%0 : tensor<7x2x48xf32>) permutation = [1, 0, 2] 
    %66 = tensor.empty() : tensor<11x2x48xf32>
    %transposed_37 = linalg.transpose ins(%arg1 : tensor<2x11x48xf32>) outs(%66 : tensor<11x2x48xf32>) permutation = [1, 0, 2] 
    %extracted_slice_38 = tensor.extract_slice %arg6[0, 0] [48, 48] [1, 1] : tensor<144x48xf32> to tensor<48x48xf32>
    %extracted_slice_39 = tensor.extract_slice %arg6[48, 0] [96, 48] [1, 1] : tensor<144x48xf32> to tensor<96x48xf32>
    %extracted_slice_40 = tensor.extract_slice %arg7[0] [48] [1] : tensor<144xf32> to tensor<48xf32>
    %extracted_slice_41 = tensor.extract_slice %arg7[48] [96] [1] : tensor<144xf32> to tensor<96xf32>
    %transposed_42 = linalg.transpose ins(%extracted_slice_38 : tensor<48x48xf32>) outs(%38 : tensor<48x48xf32>) permutation = [1, 0] 
    %67 = tensor.empty() : tensor<7x48x48xf32>
    %68 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_42 : tensor<48x48xf32>) outs(%67 : tensor<7x48x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x48x48xf32>
    %69 = linalg.fill ins(%cst : f32) outs(%0 : tensor<7x2x48xf32>) -> tensor<7x2x48xf32>
    %70 = linalg.batch_matmul ins(%transposed_36, %68 : tensor<7x2x48xf32>, tensor<7x48x48xf32>) outs(%69 : tensor<7x2x48xf32>) -> tensor<7x2x48xf32>
    %71 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70, %extracted_slice_40 : tensor<7x2x48xf32>, tensor<48xf32>) outs(%0 : tensor<7x2x48xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %144 = arith.addf %in, %in_78 : f32
      linalg.yield %144 : f32
    } -> tensor<7x2x48xf32>
    %72 = tensor.empty() : tensor<48x96xf32>
    %transposed_43 = linalg.transpose ins(%extracted_slice_39 : tensor<96x48xf32>) outs(%72 : tensor<48x96xf32>) permutation = [1, 0] 
    %73 = tensor.empty() : tensor<11x48x96xf32>
    %74 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_43 : tensor<48x96xf32>) outs(%73 : tensor<11x48x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<11x48x96xf32>
    %75 = tensor.empty() : tensor<11x2x96xf32>
    %76 = linalg.fill ins(%cst : f32) outs(%75 : tensor<11x2x96xf32>) -> tensor<11x2x96xf32>
    %77 = linalg.batch_matmul ins(%transposed_37, %74 : tensor<11x2x48xf32>, tensor<11x48x96xf32>) outs(%76 : tensor<11x2x96xf32>) -> tensor<11x2x96xf32>
    %78 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %extracted_slice_41 : tensor<11x2x96xf32>, tensor<96xf32>) outs(%75 : tensor<11x2x96xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %144 = arith.addf %in, %in_78 : f32
      linalg.yield %144 : f32
    } -> tensor<11x2x96xf32>
    %expanded_44 = tensor.expand_shape %78 [[0, 1], [2], [3, 4]] output_shape [1, 11, 2, 2, 48] : tensor<11x2x96xf32> into tensor<1x11x2x2x48xf32>
    %79 = tensor.empty() : tensor<2x11x2x1x48xf32>
    %transposed_45 = linalg.transpose ins(%expanded_44 : tensor<1x11x2x2x48xf32>) outs(%79 : tensor<2x11x2x1x48xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_46 = tensor.collapse_shape %transposed_45 [[0], [1], [2, 3], [4]] : tensor<2x11x2x1x48xf32> into tensor<2x11x2x48xf32>
    %extracted_slice_47 = tensor.extract_slice %collapsed_46[0, 0, 0, 0] [1, 11, 2, 48] [1, 1, 1, 1] : tensor<2x11x2x48xf32> to tensor<1x11x2x48xf32>
    %extracted_slice_48 = tensor.extract_slice %collapsed_46[1, 0, 0, 0] [1, 11, 2, 48] [1, 1, 1, 1] : tensor<2x11x2x48xf32> to tensor<1x11x2x48xf32>
    %collapsed_49 = tensor.collapse_shape %71 [[0], [1, 2]] : tensor<7x2x48xf32> into tensor<7x96xf32>
    %expanded_50 = tensor.expand_shape %collapsed_49 [[0], [1, 2]] output_shape [7, 6, 16] : tensor<7x96xf32> into tensor<7x6x16xf32>
    %transposed_51 = linalg.transpose ins(%expanded_50 : tensor<7x6x16xf32>) outs(%9 : tensor<6x7x16xf32>) permutation = [1, 0, 2] 
    %collapsed_52 = tensor.collapse_shape %extracted_slice_47 [[0, 1], [2, 3]] : tensor<1x11x2x48xf32> into tensor<11x96xf32>
    %expanded_53 = tensor.expand_shape %collapsed_52 [[0], [1, 2]] output_shape [11, 6, 16] : tensor<11x96xf32> into tensor<11x6x16xf32>
    %80 = tensor.empty() : tensor<6x11x16xf32>
    %transposed_54 = linalg.transpose ins(%expanded_53 : tensor<11x6x16xf32>) outs(%80 : tensor<6x11x16xf32>) permutation = [1, 0, 2] 
    %collapsed_55 = tensor.collapse_shape %extracted_slice_48 [[0, 1], [2, 3]] : tensor<1x11x2x48xf32> into tensor<11x96xf32>
    %expanded_56 = tensor.expand_shape %collapsed_55 [[0], [1, 2]] output_shape [11, 6, 16] : tensor<11x96xf32> into tensor<11x6x16xf32>
    %transposed_57 = linalg.transpose ins(%expanded_56 : tensor<11x6x16xf32>) outs(%80 : tensor<6x11x16xf32>) permutation = [1, 0, 2] 
    %expanded_58 = tensor.expand_shape %transposed_51 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    %expanded_59 = tensor.expand_shape %transposed_54 [[0, 1], [2], [3]] output_shape [2, 3, 11, 16] : tensor<6x11x16xf32> into tensor<2x3x11x16xf32>
    %81 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_58 : tensor<2x3x7x16xf32>) outs(%10 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = arith.mulf %in, %cst_6 : f32
      linalg.yield %144 : f32
    } -> tensor<2x3x7x16xf32>
    %82 = tensor.empty() : tensor<2x3x16x11xf32>
    %transposed_60 = linalg.transpose ins(%expanded_59 : tensor<2x3x11x16xf32>) outs(%82 : tensor<2x3x16x11xf32>) permutation = [0, 1, 3, 2] 
    %83 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_60 : tensor<2x3x16x11xf32>) outs(%82 : tensor<2x3x16x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = arith.mulf %in, %cst_6 : f32
      linalg.yield %144 : f32
    } -> tensor<2x3x16x11xf32>
    %collapsed_61 = tensor.collapse_shape %81 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %collapsed_62 = tensor.collapse_shape %83 [[0, 1], [2], [3]] : tensor<2x3x16x11xf32> into tensor<6x16x11xf32>
    %84 = tensor.empty() : tensor<6x7x11xf32>
    %85 = linalg.fill ins(%cst : f32) outs(%84 : tensor<6x7x11xf32>) -> tensor<6x7x11xf32>
    %86 = linalg.batch_matmul ins(%collapsed_61, %collapsed_62 : tensor<6x7x16xf32>, tensor<6x16x11xf32>) outs(%85 : tensor<6x7x11xf32>) -> tensor<6x7x11xf32>
    %expanded_63 = tensor.expand_shape %86 [[0, 1], [2], [3]] output_shape [2, 3, 7, 11] : tensor<6x7x11xf32> into tensor<2x3x7x11xf32>
    %87:2 = linalg.generic {indexing_maps = [#map3, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_63 : tensor<2x3x7x11xf32>) outs(%20, %18 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_78: i64):
      %144 = linalg.index 3 : index
      %145 = arith.index_cast %144 : index to i64
      %146 = arith.maximumf %in, %out : f32
      %147 = arith.cmpf ogt, %in, %out : f32
      %148 = arith.select %147, %145, %out_78 : i64
      linalg.yield %146, %148 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_64 = tensor.expand_shape %87#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %88 = tensor.empty() : tensor<2x3x7x11xf32>
    %89 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_63, %expanded_64 : tensor<2x3x7x11xf32>, tensor<2x3x7x1xf32>) outs(%88 : tensor<2x3x7x11xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %144 = arith.subf %in, %in_78 : f32
      linalg.yield %144 : f32
    } -> tensor<2x3x7x11xf32>
    %90 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%89 : tensor<2x3x7x11xf32>) outs(%88 : tensor<2x3x7x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = math.exp %in : f32
      linalg.yield %144 : f32
    } -> tensor<2x3x7x11xf32>
    %91 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%90 : tensor<2x3x7x11xf32>) outs(%26 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = arith.addf %in, %out : f32
      linalg.yield %144 : f32
    } -> tensor<2x3x7x1xf32>
    %92 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%90, %91 : tensor<2x3x7x11xf32>, tensor<2x3x7x1xf32>) outs(%88 : tensor<2x3x7x11xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %144 = arith.divf %in, %in_78 : f32
      linalg.yield %144 : f32
    } -> tensor<2x3x7x11xf32>
    %93 = tensor.empty() : tensor<2x3x7x11xi1>
    %94 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_63 : tensor<2x3x7x11xf32>) outs(%93 : tensor<2x3x7x11xi1>) {
    ^bb0(%in: f32, %out: i1):
      %144 = arith.extf %in : f32 to f64
      %145 = arith.cmpf oeq, %144, %cst_5 : f64
      linalg.yield %145 : i1
    } -> tensor<2x3x7x11xi1>
    %95 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%94 : tensor<2x3x7x11xi1>) outs(%32 : tensor<2x3x7x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %144 = arith.andi %in, %out : i1
      linalg.yield %144 : i1
    } -> tensor<2x3x7x1xi1>
    %96 = linalg.generic {indexing_maps = [#map5, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%95, %cst_2, %92 : tensor<2x3x7x1xi1>, tensor<2x3x7x11xf32>, tensor<2x3x7x11xf32>) outs(%88 : tensor<2x3x7x11xf32>) {
    ^bb0(%in: i1, %in_78: f32, %in_79: f32, %out: f32):
      %144 = arith.select %in, %in_78, %in_79 : f32
      linalg.yield %144 : f32
    } -> tensor<2x3x7x11xf32>
    %collapsed_65 = tensor.collapse_shape %96 [[0, 1], [2], [3]] : tensor<2x3x7x11xf32> into tensor<6x7x11xf32>
    %97 = linalg.batch_matmul ins(%collapsed_65, %transposed_57 : tensor<6x7x11xf32>, tensor<6x11x16xf32>) outs(%35 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %expanded_66 = tensor.expand_shape %97 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    %transposed_67 = linalg.transpose ins(%expanded_66 : tensor<2x3x7x16xf32>) outs(%37 : tensor<7x2x3x16xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_68 = tensor.collapse_shape %transposed_67 [[0, 1], [2, 3]] : tensor<7x2x3x16xf32> into tensor<14x48xf32>
    %transposed_69 = linalg.transpose ins(%arg8 : tensor<48x48xf32>) outs(%38 : tensor<48x48xf32>) permutation = [1, 0] 
    %98 = linalg.matmul ins(%collapsed_68, %transposed_69 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%40 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %99 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%98, %arg9 : tensor<14x48xf32>, tensor<48xf32>) outs(%39 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %144 = arith.addf %in, %in_78 : f32
      linalg.yield %144 : f32
    } -> tensor<14x48xf32>
    %expanded_70 = tensor.expand_shape %99 [[0, 1], [2]] output_shape [7, 2, 48] : tensor<14x48xf32> into tensor<7x2x48xf32>
    %transposed_71 = linalg.transpose ins(%expanded_70 : tensor<7x2x48xf32>) outs(%43 : tensor<2x7x48xf32>) permutation = [1, 0, 2] 
    %100 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65, %transposed_71 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%43 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %144 = arith.addf %in, %in_78 : f32
      linalg.yield %144 : f32
    } -> tensor<2x7x48xf32>
    %101 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<2x7x48xf32>) outs(%45 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %144 = arith.extf %in : f32 to f64
      linalg.yield %144 : f64
    } -> tensor<2x7x48xf64>
    %102 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%101 : tensor<2x7x48xf64>) outs(%48 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %144 = arith.addf %in, %out : f64
      linalg.yield %144 : f64
    } -> tensor<2x7x1xf64>
    %103 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102 : tensor<2x7x1xf64>) outs(%47 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %144 = arith.divf %in, %cst_7 : f64
      linalg.yield %144 : f64
    } -> tensor<2x7x1xf64>
    %104 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101, %103 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%45 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_78: f64, %out: f64):
      %144 = arith.subf %in, %in_78 : f64
      linalg.yield %144 : f64
    } -> tensor<2x7x48xf64>
    %105 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %104 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%45 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_78: f64, %out: f64):
      %144 = arith.mulf %in, %in_78 : f64
      linalg.yield %144 : f64
    } -> tensor<2x7x48xf64>
    %106 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%105 : tensor<2x7x48xf64>) outs(%48 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %144 = arith.addf %in, %out : f64
      linalg.yield %144 : f64
    } -> tensor<2x7x1xf64>
    %107 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<2x7x1xf64>) outs(%47 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %144 = arith.divf %in, %cst_7 : f64
      linalg.yield %144 : f64
    } -> tensor<2x7x1xf64>
    %108 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<2x7x1xf64>) outs(%55 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %144 = arith.truncf %in : f64 to f32
      linalg.yield %144 : f32
    } -> tensor<2x7x1xf32>
    %109 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%100 : tensor<2x7x48xf32>) outs(%57 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = arith.addf %in, %out : f32
      linalg.yield %144 : f32
    } -> tensor<2x7x1xf32>
    %110 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<2x7x1xf32>) outs(%55 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = arith.divf %in, %cst_8 : f32
      linalg.yield %144 : f32
    } -> tensor<2x7x1xf32>
    %111 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<2x7x1xf32>) outs(%55 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = arith.truncf %cst_4 : f64 to f32
      %145 = arith.addf %in, %144 : f32
      linalg.yield %145 : f32
    } -> tensor<2x7x1xf32>
    %112 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111 : tensor<2x7x1xf32>) outs(%55 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = math.rsqrt %in : f32
      linalg.yield %144 : f32
    } -> tensor<2x7x1xf32>
    %113 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100, %110 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%43 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %144 = arith.subf %in, %in_78 : f32
      linalg.yield %144 : f32
    } -> tensor<2x7x48xf32>
    %114 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113, %112 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%43 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %144 = arith.mulf %in, %in_78 : f32
      linalg.yield %144 : f32
    } -> tensor<2x7x48xf32>
    %115 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %arg16 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%43 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %144 = arith.mulf %in, %in_78 : f32
      linalg.yield %144 : f32
    } -> tensor<2x7x48xf32>
    %116 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115, %arg17 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%43 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %144 = arith.addf %in, %in_78 : f32
      linalg.yield %144 : f32
    } -> tensor<2x7x48xf32>
    %collapsed_72 = tensor.collapse_shape %116 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %117 = tensor.empty() : tensor<48x80xf32>
    %transposed_73 = linalg.transpose ins(%arg10 : tensor<80x48xf32>) outs(%117 : tensor<48x80xf32>) permutation = [1, 0] 
    %118 = tensor.empty() : tensor<14x80xf32>
    %119 = linalg.fill ins(%cst : f32) outs(%118 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %120 = linalg.matmul ins(%collapsed_72, %transposed_73 : tensor<14x48xf32>, tensor<48x80xf32>) outs(%119 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %121 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%120, %arg11 : tensor<14x80xf32>, tensor<80xf32>) outs(%118 : tensor<14x80xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %144 = arith.addf %in, %in_78 : f32
      linalg.yield %144 : f32
    } -> tensor<14x80xf32>
    %expanded_74 = tensor.expand_shape %121 [[0, 1], [2]] output_shape [2, 7, 80] : tensor<14x80xf32> into tensor<2x7x80xf32>
    %122 = tensor.empty() : tensor<2x7x80xf32>
    %123 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_74 : tensor<2x7x80xf32>) outs(%122 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = arith.cmpf ugt, %in, %cst : f32
      %145 = arith.select %144, %in, %cst : f32
      linalg.yield %145 : f32
    } -> tensor<2x7x80xf32>
    %collapsed_75 = tensor.collapse_shape %123 [[0, 1], [2]] : tensor<2x7x80xf32> into tensor<14x80xf32>
    %124 = tensor.empty() : tensor<80x48xf32>
    %transposed_76 = linalg.transpose ins(%arg12 : tensor<48x80xf32>) outs(%124 : tensor<80x48xf32>) permutation = [1, 0] 
    %125 = linalg.matmul ins(%collapsed_75, %transposed_76 : tensor<14x80xf32>, tensor<80x48xf32>) outs(%40 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %126 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%125, %arg13 : tensor<14x48xf32>, tensor<48xf32>) outs(%39 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %144 = arith.addf %in, %in_78 : f32
      linalg.yield %144 : f32
    } -> tensor<14x48xf32>
    %expanded_77 = tensor.expand_shape %126 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %127 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116, %expanded_77 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%43 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %144 = arith.addf %in, %in_78 : f32
      linalg.yield %144 : f32
    } -> tensor<2x7x48xf32>
    %128 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<2x7x48xf32>) outs(%45 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %144 = arith.extf %in : f32 to f64
      linalg.yield %144 : f64
    } -> tensor<2x7x48xf64>
    %129 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%128 : tensor<2x7x48xf64>) outs(%48 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %144 = arith.addf %in, %out : f64
      linalg.yield %144 : f64
    } -> tensor<2x7x1xf64>
    %130 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<2x7x1xf64>) outs(%47 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %144 = arith.divf %in, %cst_7 : f64
      linalg.yield %144 : f64
    } -> tensor<2x7x1xf64>
    %131 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128, %130 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%45 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_78: f64, %out: f64):
      %144 = arith.subf %in, %in_78 : f64
      linalg.yield %144 : f64
    } -> tensor<2x7x48xf64>
    %132 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131, %131 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%45 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_78: f64, %out: f64):
      %144 = arith.mulf %in, %in_78 : f64
      linalg.yield %144 : f64
    } -> tensor<2x7x48xf64>
    %133 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%132 : tensor<2x7x48xf64>) outs(%48 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %144 = arith.addf %in, %out : f64
      linalg.yield %144 : f64
    } -> tensor<2x7x1xf64>
    %134 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133 : tensor<2x7x1xf64>) outs(%47 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %144 = arith.divf %in, %cst_7 : f64
      linalg.yield %144 : f64
    } -> tensor<2x7x1xf64>
    %135 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134 : tensor<2x7x1xf64>) outs(%55 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %144 = arith.truncf %in : f64 to f32
      linalg.yield %144 : f32
    } -> tensor<2x7x1xf32>
    %136 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%127 : tensor<2x7x48xf32>) outs(%57 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = arith.addf %in, %out : f32
      linalg.yield %144 : f32
    } -> tensor<2x7x1xf32>
    %137 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136 : tensor<2x7x1xf32>) outs(%55 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = arith.divf %in, %cst_8 : f32
      linalg.yield %144 : f32
    } -> tensor<2x7x1xf32>
    %138 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135 : tensor<2x7x1xf32>) outs(%55 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = arith.truncf %cst_4 : f64 to f32
      %145 = arith.addf %in, %144 : f32
      linalg.yield %145 : f32
    } -> tensor<2x7x1xf32>
    %139 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<2x7x1xf32>) outs(%55 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %144 = math.rsqrt %in : f32
      linalg.yield %144 : f32
    } -> tensor<2x7x1xf32>
    %140 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127, %137 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%43 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %144 = arith.subf %in, %in_78 : f32
      linalg.yield %144 : f32
    } -> tensor<2x7x48xf32>
    %141 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140, %139 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%43 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %144 = arith.mulf %in, %in_78 : f32
      linalg.yield %144 : f32
    } -> tensor<2x7x48xf32>
    %142 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141, %arg18 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%43 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %144 = arith.mulf %in, %in_78 : f32
      linalg.yield %144 : f32
    } -> tensor<2x7x48xf32>
    %143 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142, %arg19 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%43 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %144 = arith.addf %in, %in_78 : f32
      linalg.yield %144 : f32
    } -> tensor<2x7x48xf32>
    return %143 : tensor<2x7x48xf32>
  }
}
