#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map6 = affine_map<(d0) -> (d0)>
#map7 = affine_map<(d0, d1) -> (d0, d1)>
#map8 = affine_map<(d0, d1) -> (d1)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @main(%arg0: tensor<2x7x48xf16>, %arg1: tensor<2x11x48xf16>, %arg2: tensor<144x48xf16>, %arg3: tensor<144xf16>, %arg4: tensor<48x48xf16>, %arg5: tensor<48xf16>, %arg6: tensor<144x48xf16>, %arg7: tensor<144xf16>, %arg8: tensor<48x48xf16>, %arg9: tensor<48xf16>, %arg10: tensor<80x48xf16>, %arg11: tensor<80xf16>, %arg12: tensor<48x80xf16>, %arg13: tensor<48xf16>, %arg14: tensor<48xf16>, %arg15: tensor<48xf16>, %arg16: tensor<48xf16>, %arg17: tensor<48xf16>, %arg18: tensor<48xf16>, %arg19: tensor<48xf16>) -> tensor<2x7x48xf16> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f16
    %cst_1 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_2 = arith.constant 0.000000e+00 : f64
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<2x3x7x11xf32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<2x3x7x7xf32>
    %cst_5 = arith.constant 1.000000e-05 : f64
    %cst_6 = arith.constant 0xFFF0000000000000 : f64
    %cst_7 = arith.constant 5.000000e-01 : f32
    %cst_8 = arith.constant 4.800000e+01 : f64
    %cst_9 = arith.constant 4.800000e+01 : f32
    %0 = tensor.empty() : tensor<7x2x48xf16>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x7x48xf16>) outs(%0 : tensor<7x2x48xf16>) permutation = [1, 0, 2] 
    %1 = tensor.empty() : tensor<48x144xf16>
    %transposed_10 = linalg.transpose ins(%arg2 : tensor<144x48xf16>) outs(%1 : tensor<48x144xf16>) permutation = [1, 0] 
    %2 = tensor.empty() : tensor<7x48x144xf16>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_10 : tensor<48x144xf16>) outs(%2 : tensor<7x48x144xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<7x48x144xf16>
    %4 = tensor.empty() : tensor<7x2x144xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<7x2x144xf32>) -> tensor<7x2x144xf32>
    %6 = linalg.batch_matmul ins(%transposed, %3 : tensor<7x2x48xf16>, tensor<7x48x144xf16>) outs(%5 : tensor<7x2x144xf32>) -> tensor<7x2x144xf32>
    %7 = tensor.empty() : tensor<7x2x144xf16>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<7x2x144xf32>) outs(%7 : tensor<7x2x144xf16>) {
    ^bb0(%in: f32, %out: f16):
      %191 = arith.truncf %in : f32 to f16
      linalg.yield %191 : f16
    } -> tensor<7x2x144xf16>
    %9 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %arg3 : tensor<7x2x144xf16>, tensor<144xf16>) outs(%7 : tensor<7x2x144xf16>) {
    ^bb0(%in: f16, %in_83: f16, %out: f16):
      %191 = arith.addf %in, %in_83 : f16
      linalg.yield %191 : f16
    } -> tensor<7x2x144xf16>
    %expanded = tensor.expand_shape %9 [[0, 1], [2], [3, 4]] output_shape [1, 7, 2, 3, 48] : tensor<7x2x144xf16> into tensor<1x7x2x3x48xf16>
    %10 = tensor.empty() : tensor<3x7x2x1x48xf16>
    %transposed_11 = linalg.transpose ins(%expanded : tensor<1x7x2x3x48xf16>) outs(%10 : tensor<3x7x2x1x48xf16>) permutation = [3, 1, 2, 0, 4] 
    %collapsed = tensor.collapse_shape %transposed_11 [[0], [1], [2, 3], [4]] : tensor<3x7x2x1x48xf16> into tensor<3x7x2x48xf16>
    %extracted_slice = tensor.extract_slice %collapsed[0, 0, 0, 0] [1, 7, 2, 48] [1, 1, 1, 1] : tensor<3x7x2x48xf16> to tensor<1x7x2x48xf16>
    %extracted_slice_12 = tensor.extract_slice %collapsed[1, 0, 0, 0] [1, 7, 2, 48] [1, 1, 1, 1] : tensor<3x7x2x48xf16> to tensor<1x7x2x48xf16>
    %extracted_slice_13 = tensor.extract_slice %collapsed[2, 0, 0, 0] [1, 7, 2, 48] [1, 1, 1, 1] : tensor<3x7x2x48xf16> to tensor<1x7x2x48xf16>
    %collapsed_14 = tensor.collapse_shape %extracted_slice [[0, 1], [2, 3]] : tensor<1x7x2x48xf16> into tensor<7x96xf16>
    %expanded_15 = tensor.expand_shape %collapsed_14 [[0], [1, 2]] output_shape [7, 6, 16] : tensor<7x96xf16> into tensor<7x6x16xf16>
    %11 = tensor.empty() : tensor<6x7x16xf16>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<7x6x16xf16>) outs(%11 : tensor<6x7x16xf16>) permutation = [1, 0, 2] 
    %collapsed_17 = tensor.collapse_shape %extracted_slice_12 [[0, 1], [2, 3]] : tensor<1x7x2x48xf16> into tensor<7x96xf16>
    %expanded_18 = tensor.expand_shape %collapsed_17 [[0], [1, 2]] output_shape [7, 6, 16] : tensor<7x96xf16> into tensor<7x6x16xf16>
    %transposed_19 = linalg.transpose ins(%expanded_18 : tensor<7x6x16xf16>) outs(%11 : tensor<6x7x16xf16>) permutation = [1, 0, 2] 
    %collapsed_20 = tensor.collapse_shape %extracted_slice_13 [[0, 1], [2, 3]] : tensor<1x7x2x48xf16> into tensor<7x96xf16>
    %expanded_21 = tensor.expand_shape %collapsed_20 [[0], [1, 2]] output_shape [7, 6, 16] : tensor<7x96xf16> into tensor<7x6x16xf16>
    %transposed_22 = linalg.transpose ins(%expanded_21 : tensor<7x6x16xf16>) outs(%11 : tensor<6x7x16xf16>) permutation = [1, 0, 2] 
    %expanded_23 = tensor.expand_shape %transposed_16 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf16> into tensor<2x3x7x16xf16>
    %expanded_24 = tensor.expand_shape %transposed_19 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf16> into tensor<2x3x7x16xf16>
    %expanded_25 = tensor.expand_shape %transposed_22 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf16> into tensor<2x3x7x16xf16>
    %12 = tensor.empty() : tensor<2x3x7x16xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_23 : tensor<2x3x7x16xf16>) outs(%12 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %191 = arith.extf %in : f16 to f32
      linalg.yield %191 : f32
    } -> tensor<2x3x7x16xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_24 : tensor<2x3x7x16xf16>) outs(%12 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %191 = arith.extf %in : f16 to f32
      linalg.yield %191 : f32
    } -> tensor<2x3x7x16xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_25 : tensor<2x3x7x16xf16>) outs(%12 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %191 = arith.extf %in : f16 to f32
      linalg.yield %191 : f32
    } -> tensor<2x3x7x16xf32>
    %16 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x3x7x16xf32>) outs(%12 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.mulf %in, %cst_7 : f32
      linalg.yield %191 : f32
    } -> tensor<2x3x7x16xf32>
    %17 = tensor.empty() : tensor<2x3x16x7xf32>
    %transposed_26 = linalg.transpose ins(%14 : tensor<2x3x7x16xf32>) outs(%17 : tensor<2x3x16x7xf32>) permutation = [0, 1, 3, 2] 
    %18 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_26 : tensor<2x3x16x7xf32>) outs(%17 : tensor<2x3x16x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.mulf %in, %cst_7 : f32
      linalg.yield %191 : f32
    } -> tensor<2x3x16x7xf32>
    %collapsed_27 = tensor.collapse_shape %16 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %collapsed_28 = tensor.collapse_shape %18 [[0, 1], [2], [3]] : tensor<2x3x16x7xf32> into tensor<6x16x7xf32>
    %19 = tensor.empty() : tensor<6x7x7xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %21 = linalg.batch_matmul ins(%collapsed_27, %collapsed_28 : tensor<6x7x16xf32>, tensor<6x16x7xf32>) outs(%20 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %expanded_29 = tensor.expand_shape %21 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf32> into tensor<2x3x7x7xf32>
    %22 = tensor.empty() : tensor<2x3x7xi64>
    %23 = linalg.fill ins(%c0_i64 : i64) outs(%22 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %24 = tensor.empty() : tensor<2x3x7xf32>
    %25 = linalg.fill ins(%cst_1 : f32) outs(%24 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %26:2 = linalg.generic {indexing_maps = [#map3, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_29 : tensor<2x3x7x7xf32>) outs(%25, %23 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_83: i64):
      %191 = linalg.index 3 : index
      %192 = arith.index_cast %191 : index to i64
      %193 = arith.maximumf %in, %out : f32
      %194 = arith.cmpf ogt, %in, %out : f32
      %195 = arith.select %194, %192, %out_83 : i64
      linalg.yield %193, %195 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_30 = tensor.expand_shape %26#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %27 = tensor.empty() : tensor<2x3x7x7xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_29, %expanded_30 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%27 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_83: f32, %out: f32):
      %191 = arith.subf %in, %in_83 : f32
      linalg.yield %191 : f32
    } -> tensor<2x3x7x7xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<2x3x7x7xf32>) outs(%27 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = math.exp %in : f32
      linalg.yield %191 : f32
    } -> tensor<2x3x7x7xf32>
    %30 = tensor.empty() : tensor<2x3x7x1xf32>
    %31 = linalg.fill ins(%cst : f32) outs(%30 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%29 : tensor<2x3x7x7xf32>) outs(%31 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.addf %in, %out : f32
      linalg.yield %191 : f32
    } -> tensor<2x3x7x1xf32>
    %33 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29, %32 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%27 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_83: f32, %out: f32):
      %191 = arith.divf %in, %in_83 : f32
      linalg.yield %191 : f32
    } -> tensor<2x3x7x7xf32>
    %34 = tensor.empty() : tensor<2x3x7x7xi1>
    %35 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_29 : tensor<2x3x7x7xf32>) outs(%34 : tensor<2x3x7x7xi1>) {
    ^bb0(%in: f32, %out: i1):
      %191 = arith.extf %in : f32 to f64
      %192 = arith.cmpf oeq, %191, %cst_6 : f64
      linalg.yield %192 : i1
    } -> tensor<2x3x7x7xi1>
    %36 = tensor.empty() : tensor<2x3x7x1xi1>
    %37 = linalg.fill ins(%true : i1) outs(%36 : tensor<2x3x7x1xi1>) -> tensor<2x3x7x1xi1>
    %38 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%35 : tensor<2x3x7x7xi1>) outs(%37 : tensor<2x3x7x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %191 = arith.andi %in, %out : i1
      linalg.yield %191 : i1
    } -> tensor<2x3x7x1xi1>
    %39 = linalg.generic {indexing_maps = [#map5, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38, %cst_4, %33 : tensor<2x3x7x1xi1>, tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) outs(%27 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: i1, %in_83: f32, %in_84: f32, %out: f32):
      %191 = arith.select %in, %in_83, %in_84 : f32
      linalg.yield %191 : f32
    } -> tensor<2x3x7x7xf32>
    %collapsed_31 = tensor.collapse_shape %39 [[0, 1], [2], [3]] : tensor<2x3x7x7xf32> into tensor<6x7x7xf32>
    %collapsed_32 = tensor.collapse_shape %15 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %40 = tensor.empty() : tensor<6x7x16xf32>
    %41 = linalg.fill ins(%cst : f32) outs(%40 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %42 = linalg.batch_matmul ins(%collapsed_31, %collapsed_32 : tensor<6x7x7xf32>, tensor<6x7x16xf32>) outs(%41 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %expanded_33 = tensor.expand_shape %42 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    %43 = tensor.empty() : tensor<2x3x7x16xf16>
    %44 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_33 : tensor<2x3x7x16xf32>) outs(%43 : tensor<2x3x7x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %191 = arith.truncf %in : f32 to f16
      linalg.yield %191 : f16
    } -> tensor<2x3x7x16xf16>
    %45 = tensor.empty() : tensor<7x2x3x16xf16>
    %transposed_34 = linalg.transpose ins(%44 : tensor<2x3x7x16xf16>) outs(%45 : tensor<7x2x3x16xf16>) permutation = [2, 0, 1, 3] 
    %collapsed_35 = tensor.collapse_shape %transposed_34 [[0, 1], [2, 3]] : tensor<7x2x3x16xf16> into tensor<14x48xf16>
    %46 = tensor.empty() : tensor<48x48xf16>
    %transposed_36 = linalg.transpose ins(%arg4 : tensor<48x48xf16>) outs(%46 : tensor<48x48xf16>) permutation = [1, 0] 
    %47 = tensor.empty() : tensor<48xf32>
    %48 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%arg5 : tensor<48xf16>) outs(%47 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %191 = arith.extf %in : f16 to f32
      linalg.yield %191 : f32
    } -> tensor<48xf32>
    %49 = tensor.empty() : tensor<14x48xf32>
    %50 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%collapsed_35 : tensor<14x48xf16>) outs(%49 : tensor<14x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %191 = arith.extf %in : f16 to f32
      linalg.yield %191 : f32
    } -> tensor<14x48xf32>
    %51 = tensor.empty() : tensor<48x48xf32>
    %52 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%transposed_36 : tensor<48x48xf16>) outs(%51 : tensor<48x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %191 = arith.extf %in : f16 to f32
      linalg.yield %191 : f32
    } -> tensor<48x48xf32>
    %53 = linalg.fill ins(%cst : f32) outs(%49 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %54 = linalg.matmul ins(%50, %52 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%53 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %55 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel"]} ins(%54, %48 : tensor<14x48xf32>, tensor<48xf32>) outs(%49 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_83: f32, %out: f32):
      %191 = arith.addf %in, %in_83 : f32
      linalg.yield %191 : f32
    } -> tensor<14x48xf32>
    %56 = tensor.empty() : tensor<14x48xf16>
    %57 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%55 : tensor<14x48xf32>) outs(%56 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %191 = arith.truncf %in : f32 to f16
      linalg.yield %191 : f16
    } -> tensor<14x48xf16>
    %expanded_37 = tensor.expand_shape %57 [[0, 1], [2]] output_shape [7, 2, 48] : tensor<14x48xf16> into tensor<7x2x48xf16>
    %58 = tensor.empty() : tensor<2x7x48xf16>
    %transposed_38 = linalg.transpose ins(%expanded_37 : tensor<7x2x48xf16>) outs(%58 : tensor<2x7x48xf16>) permutation = [1, 0, 2] 
    %59 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %transposed_38 : tensor<2x7x48xf16>, tensor<2x7x48xf16>) outs(%58 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_83: f16, %out: f16):
      %191 = arith.addf %in, %in_83 : f16
      linalg.yield %191 : f16
    } -> tensor<2x7x48xf16>
    %60 = tensor.empty() : tensor<2x7x48xf32>
    %61 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59 : tensor<2x7x48xf16>) outs(%60 : tensor<2x7x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %191 = arith.extf %in : f16 to f32
      linalg.yield %191 : f32
    } -> tensor<2x7x48xf32>
    %62 = tensor.empty() : tensor<2x7x48xf64>
    %63 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61 : tensor<2x7x48xf32>) outs(%62 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %191 = arith.extf %in : f32 to f64
      linalg.yield %191 : f64
    } -> tensor<2x7x48xf64>
    %64 = tensor.empty() : tensor<2x7x1xf64>
    %65 = linalg.fill ins(%cst_2 : f64) outs(%64 : tensor<2x7x1xf64>) -> tensor<2x7x1xf64>
    %66 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%63 : tensor<2x7x48xf64>) outs(%65 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.addf %in, %out : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %67 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66 : tensor<2x7x1xf64>) outs(%64 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.divf %in, %cst_8 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %68 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63, %67 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%62 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_83: f64, %out: f64):
      %191 = arith.subf %in, %in_83 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x48xf64>
    %69 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %68 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%62 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_83: f64, %out: f64):
      %191 = arith.mulf %in, %in_83 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x48xf64>
    %70 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%69 : tensor<2x7x48xf64>) outs(%65 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.addf %in, %out : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %71 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<2x7x1xf64>) outs(%64 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.divf %in, %cst_8 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %72 = tensor.empty() : tensor<2x7x1xf32>
    %73 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<2x7x1xf64>) outs(%72 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %191 = arith.truncf %in : f64 to f32
      linalg.yield %191 : f32
    } -> tensor<2x7x1xf32>
    %74 = linalg.fill ins(%cst : f32) outs(%72 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %75 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%61 : tensor<2x7x48xf32>) outs(%74 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.addf %in, %out : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x1xf32>
    %76 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<2x7x1xf32>) outs(%72 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.divf %in, %cst_9 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x1xf32>
    %77 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<2x7x1xf32>) outs(%72 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.truncf %cst_5 : f64 to f32
      %192 = arith.addf %in, %191 : f32
      linalg.yield %192 : f32
    } -> tensor<2x7x1xf32>
    %78 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<2x7x1xf32>) outs(%72 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = math.rsqrt %in : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x1xf32>
    %79 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61, %76 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%60 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_83: f32, %out: f32):
      %191 = arith.subf %in, %in_83 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x48xf32>
    %80 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %78 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%60 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_83: f32, %out: f32):
      %191 = arith.mulf %in, %in_83 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x48xf32>
    %81 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %arg14 : tensor<2x7x48xf32>, tensor<48xf16>) outs(%60 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_83: f16, %out: f32):
      %191 = arith.extf %in_83 : f16 to f32
      %192 = arith.mulf %in, %191 : f32
      linalg.yield %192 : f32
    } -> tensor<2x7x48xf32>
    %82 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %arg15 : tensor<2x7x48xf32>, tensor<48xf16>) outs(%60 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_83: f16, %out: f32):
      %191 = arith.extf %in_83 : f16 to f32
      %192 = arith.addf %in, %191 : f32
      linalg.yield %192 : f32
    } -> tensor<2x7x48xf32>
    %83 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<2x7x48xf32>) outs(%58 : tensor<2x7x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %191 = arith.truncf %in : f32 to f16
      linalg.yield %191 : f16
    } -> tensor<2x7x48xf16>
    %transposed_39 = linalg.transpose ins(%83 : tensor<2x7x48xf16>) outs(%0 : tensor<7x2x48xf16>) permutation = [1, 0, 2] 
    %84 = tensor.empty() : tensor<11x2x48xf16>
    %transposed_40 = linalg.transpose ins(%arg1 : tensor<2x11x48xf16>) outs(%84 : tensor<11x2x48xf16>) permutation = [1, 0, 2] 
    %extracted_slice_41 = tensor.extract_slice %arg6[0, 0] [48, 48] [1, 1] : tensor<144x48xf16> to tensor<48x48xf16>
    %extracted_slice_42 = tensor.extract_slice %arg6[48, 0] [96, 48] [1, 1] : tensor<144x48xf16> to tensor<96x48xf16>
    %extracted_slice_43 = tensor.extract_slice %arg7[0] [48] [1] : tensor<144xf16> to tensor<48xf16>
    %extracted_slice_44 = tensor.extract_slice %arg7[48] [96] [1] : tensor<144xf16> to tensor<96xf16>
    %transposed_45 = linalg.transpose ins(%extracted_slice_41 : tensor<48x48xf16>) outs(%46 : tensor<48x48xf16>) permutation = [1, 0] 
    %85 = tensor.empty() : tensor<7x48x48xf16>
    %86 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_45 : tensor<48x48xf16>) outs(%85 : tensor<7x48x48xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<7x48x48xf16>
    %87 = tensor.empty() : tensor<7x2x48xf32>
    %88 = linalg.fill ins(%cst : f32) outs(%87 : tensor<7x2x48xf32>) -> tensor<7x2x48xf32>
    %89 = linalg.batch_matmul ins(%transposed_39, %86 : tensor<7x2x48xf16>, tensor<7x48x48xf16>) outs(%88 : tensor<7x2x48xf32>) -> tensor<7x2x48xf32>
    %90 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<7x2x48xf32>) outs(%0 : tensor<7x2x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %191 = arith.truncf %in : f32 to f16
      linalg.yield %191 : f16
    } -> tensor<7x2x48xf16>
    %91 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %extracted_slice_43 : tensor<7x2x48xf16>, tensor<48xf16>) outs(%0 : tensor<7x2x48xf16>) {
    ^bb0(%in: f16, %in_83: f16, %out: f16):
      %191 = arith.addf %in, %in_83 : f16
      linalg.yield %191 : f16
    } -> tensor<7x2x48xf16>
    %92 = tensor.empty() : tensor<48x96xf16>
    %transposed_46 = linalg.transpose ins(%extracted_slice_42 : tensor<96x48xf16>) outs(%92 : tensor<48x96xf16>) permutation = [1, 0] 
    %93 = tensor.empty() : tensor<11x48x96xf16>
    %94 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_46 : tensor<48x96xf16>) outs(%93 : tensor<11x48x96xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<11x48x96xf16>
    %95 = tensor.empty() : tensor<11x2x96xf32>
    %96 = linalg.fill ins(%cst : f32) outs(%95 : tensor<11x2x96xf32>) -> tensor<11x2x96xf32>
    %97 = linalg.batch_matmul ins(%transposed_40, %94 : tensor<11x2x48xf16>, tensor<11x48x96xf16>) outs(%96 : tensor<11x2x96xf32>) -> tensor<11x2x96xf32>
    %98 = tensor.empty() : tensor<11x2x96xf16>
    %99 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<11x2x96xf32>) outs(%98 : tensor<11x2x96xf16>) {
    ^bb0(%in: f32, %out: f16):
      %191 = arith.truncf %in : f32 to f16
      linalg.yield %191 : f16
    } -> tensor<11x2x96xf16>
    %100 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99, %extracted_slice_44 : tensor<11x2x96xf16>, tensor<96xf16>) outs(%98 : tensor<11x2x96xf16>) {
    ^bb0(%in: f16, %in_83: f16, %out: f16):
      %191 = arith.addf %in, %in_83 : f16
      linalg.yield %191 : f16
    } -> tensor<11x2x96xf16>
    %expanded_47 = tensor.expand_shape %100 [[0, 1], [2], [3, 4]] output_shape [1, 11, 2, 2, 48] : tensor<11x2x96xf16> into tensor<1x11x2x2x48xf16>
    %101 = tensor.empty() : tensor<2x11x2x1x48xf16>
    %transposed_48 = linalg.transpose ins(%expanded_47 : tensor<1x11x2x2x48xf16>) outs(%101 : tensor<2x11x2x1x48xf16>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_49 = tensor.collapse_shape %transposed_48 [[0], [1], [2, 3], [4]] : tensor<2x11x2x1x48xf16> into tensor<2x11x2x48xf16>
    %extracted_slice_50 = tensor.extract_slice %collapsed_49[0, 0, 0, 0] [1, 11, 2, 48] [1, 1, 1, 1] : tensor<2x11x2x48xf16> to tensor<1x11x2x48xf16>
    %extracted_slice_51 = tensor.extract_slice %collapsed_49[1, 0, 0, 0] [1, 11, 2, 48] [1, 1, 1, 1] : tensor<2x11x2x48xf16> to tensor<1x11x2x48xf16>
    %collapsed_52 = tensor.collapse_shape %91 [[0], [1, 2]] : tensor<7x2x48xf16> into tensor<7x96xf16>
    %expanded_53 = tensor.expand_shape %collapsed_52 [[0], [1, 2]] output_shape [7, 6, 16] : tensor<7x96xf16> into tensor<7x6x16xf16>
    %transposed_54 = linalg.transpose ins(%expanded_53 : tensor<7x6x16xf16>) outs(%11 : tensor<6x7x16xf16>) permutation = [1, 0, 2] 
    %collapsed_55 = tensor.collapse_shape %extracted_slice_50 [[0, 1], [2, 3]] : tensor<1x11x2x48xf16> into tensor<11x96xf16>
    %expanded_56 = tensor.expand_shape %collapsed_55 [[0], [1, 2]] output_shape [11, 6, 16] : tensor<11x96xf16> into tensor<11x6x16xf16>
    %102 = tensor.empty() : tensor<6x11x16xf16>
    %transposed_57 = linalg.transpose ins(%expanded_56 : tensor<11x6x16xf16>) outs(%102 : tensor<6x11x16xf16>) permutation = [1, 0, 2] 
    %collapsed_58 = tensor.collapse_shape %extracted_slice_51 [[0, 1], [2, 3]] : tensor<1x11x2x48xf16> into tensor<11x96xf16>
    %expanded_59 = tensor.expand_shape %collapsed_58 [[0], [1, 2]] output_shape [11, 6, 16] : tensor<11x96xf16> into tensor<11x6x16xf16>
    %transposed_60 = linalg.transpose ins(%expanded_59 : tensor<11x6x16xf16>) outs(%102 : tensor<6x11x16xf16>) permutation = [1, 0, 2] 
    %expanded_61 = tensor.expand_shape %transposed_54 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf16> into tensor<2x3x7x16xf16>
    %expanded_62 = tensor.expand_shape %transposed_57 [[0, 1], [2], [3]] output_shape [2, 3, 11, 16] : tensor<6x11x16xf16> into tensor<2x3x11x16xf16>
    %expanded_63 = tensor.expand_shape %transposed_60 [[0, 1], [2], [3]] output_shape [2, 3, 11, 16] : tensor<6x11x16xf16> into tensor<2x3x11x16xf16>
    %103 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_61 : tensor<2x3x7x16xf16>) outs(%12 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %191 = arith.extf %in : f16 to f32
      linalg.yield %191 : f32
    } -> tensor<2x3x7x16xf32>
    %104 = tensor.empty() : tensor<2x3x11x16xf32>
    %105 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_62 : tensor<2x3x11x16xf16>) outs(%104 : tensor<2x3x11x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %191 = arith.extf %in : f16 to f32
      linalg.yield %191 : f32
    } -> tensor<2x3x11x16xf32>
    %106 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_63 : tensor<2x3x11x16xf16>) outs(%104 : tensor<2x3x11x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %191 = arith.extf %in : f16 to f32
      linalg.yield %191 : f32
    } -> tensor<2x3x11x16xf32>
    %107 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%103 : tensor<2x3x7x16xf32>) outs(%12 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.mulf %in, %cst_7 : f32
      linalg.yield %191 : f32
    } -> tensor<2x3x7x16xf32>
    %108 = tensor.empty() : tensor<2x3x16x11xf32>
    %transposed_64 = linalg.transpose ins(%105 : tensor<2x3x11x16xf32>) outs(%108 : tensor<2x3x16x11xf32>) permutation = [0, 1, 3, 2] 
    %109 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_64 : tensor<2x3x16x11xf32>) outs(%108 : tensor<2x3x16x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.mulf %in, %cst_7 : f32
      linalg.yield %191 : f32
    } -> tensor<2x3x16x11xf32>
    %collapsed_65 = tensor.collapse_shape %107 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %collapsed_66 = tensor.collapse_shape %109 [[0, 1], [2], [3]] : tensor<2x3x16x11xf32> into tensor<6x16x11xf32>
    %110 = tensor.empty() : tensor<6x7x11xf32>
    %111 = linalg.fill ins(%cst : f32) outs(%110 : tensor<6x7x11xf32>) -> tensor<6x7x11xf32>
    %112 = linalg.batch_matmul ins(%collapsed_65, %collapsed_66 : tensor<6x7x16xf32>, tensor<6x16x11xf32>) outs(%111 : tensor<6x7x11xf32>) -> tensor<6x7x11xf32>
    %expanded_67 = tensor.expand_shape %112 [[0, 1], [2], [3]] output_shape [2, 3, 7, 11] : tensor<6x7x11xf32> into tensor<2x3x7x11xf32>
    %113:2 = linalg.generic {indexing_maps = [#map3, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_67 : tensor<2x3x7x11xf32>) outs(%25, %23 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_83: i64):
      %191 = linalg.index 3 : index
      %192 = arith.index_cast %191 : index to i64
      %193 = arith.maximumf %in, %out : f32
      %194 = arith.cmpf ogt, %in, %out : f32
      %195 = arith.select %194, %192, %out_83 : i64
      linalg.yield %193, %195 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_68 = tensor.expand_shape %113#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %114 = tensor.empty() : tensor<2x3x7x11xf32>
    %115 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_67, %expanded_68 : tensor<2x3x7x11xf32>, tensor<2x3x7x1xf32>) outs(%114 : tensor<2x3x7x11xf32>) {
    ^bb0(%in: f32, %in_83: f32, %out: f32):
      %191 = arith.subf %in, %in_83 : f32
      linalg.yield %191 : f32
    } -> tensor<2x3x7x11xf32>
    %116 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%115 : tensor<2x3x7x11xf32>) outs(%114 : tensor<2x3x7x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = math.exp %in : f32
      linalg.yield %191 : f32
    } -> tensor<2x3x7x11xf32>
    %117 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%116 : tensor<2x3x7x11xf32>) outs(%31 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.addf %in, %out : f32
      linalg.yield %191 : f32
    } -> tensor<2x3x7x1xf32>
    %118 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%116, %117 : tensor<2x3x7x11xf32>, tensor<2x3x7x1xf32>) outs(%114 : tensor<2x3x7x11xf32>) {
    ^bb0(%in: f32, %in_83: f32, %out: f32):
      %191 = arith.divf %in, %in_83 : f32
      linalg.yield %191 : f32
    } -> tensor<2x3x7x11xf32>
    %119 = tensor.empty() : tensor<2x3x7x11xi1>
    %120 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_67 : tensor<2x3x7x11xf32>) outs(%119 : tensor<2x3x7x11xi1>) {
    ^bb0(%in: f32, %out: i1):
      %191 = arith.extf %in : f32 to f64
      %192 = arith.cmpf oeq, %191, %cst_6 : f64
      linalg.yield %192 : i1
    } -> tensor<2x3x7x11xi1>
    %121 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%120 : tensor<2x3x7x11xi1>) outs(%37 : tensor<2x3x7x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %191 = arith.andi %in, %out : i1
      linalg.yield %191 : i1
    } -> tensor<2x3x7x1xi1>
    %122 = linalg.generic {indexing_maps = [#map5, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121, %cst_3, %118 : tensor<2x3x7x1xi1>, tensor<2x3x7x11xf32>, tensor<2x3x7x11xf32>) outs(%114 : tensor<2x3x7x11xf32>) {
    ^bb0(%in: i1, %in_83: f32, %in_84: f32, %out: f32):
      %191 = arith.select %in, %in_83, %in_84 : f32
      linalg.yield %191 : f32
    } -> tensor<2x3x7x11xf32>
    %collapsed_69 = tensor.collapse_shape %122 [[0, 1], [2], [3]] : tensor<2x3x7x11xf32> into tensor<6x7x11xf32>
    %collapsed_70 = tensor.collapse_shape %106 [[0, 1], [2], [3]] : tensor<2x3x11x16xf32> into tensor<6x11x16xf32>
    %123 = linalg.batch_matmul ins(%collapsed_69, %collapsed_70 : tensor<6x7x11xf32>, tensor<6x11x16xf32>) outs(%41 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %expanded_71 = tensor.expand_shape %123 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    %124 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_71 : tensor<2x3x7x16xf32>) outs(%43 : tensor<2x3x7x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %191 = arith.truncf %in : f32 to f16
      linalg.yield %191 : f16
    } -> tensor<2x3x7x16xf16>
    %transposed_72 = linalg.transpose ins(%124 : tensor<2x3x7x16xf16>) outs(%45 : tensor<7x2x3x16xf16>) permutation = [2, 0, 1, 3] 
    %collapsed_73 = tensor.collapse_shape %transposed_72 [[0, 1], [2, 3]] : tensor<7x2x3x16xf16> into tensor<14x48xf16>
    %transposed_74 = linalg.transpose ins(%arg8 : tensor<48x48xf16>) outs(%46 : tensor<48x48xf16>) permutation = [1, 0] 
    %125 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%arg9 : tensor<48xf16>) outs(%47 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %191 = arith.extf %in : f16 to f32
      linalg.yield %191 : f32
    } -> tensor<48xf32>
    %126 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%collapsed_73 : tensor<14x48xf16>) outs(%49 : tensor<14x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %191 = arith.extf %in : f16 to f32
      linalg.yield %191 : f32
    } -> tensor<14x48xf32>
    %127 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%transposed_74 : tensor<48x48xf16>) outs(%51 : tensor<48x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %191 = arith.extf %in : f16 to f32
      linalg.yield %191 : f32
    } -> tensor<48x48xf32>
    %128 = linalg.matmul ins(%126, %127 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%53 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %129 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel"]} ins(%128, %125 : tensor<14x48xf32>, tensor<48xf32>) outs(%49 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_83: f32, %out: f32):
      %191 = arith.addf %in, %in_83 : f32
      linalg.yield %191 : f32
    } -> tensor<14x48xf32>
    %130 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%129 : tensor<14x48xf32>) outs(%56 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %191 = arith.truncf %in : f32 to f16
      linalg.yield %191 : f16
    } -> tensor<14x48xf16>
    %expanded_75 = tensor.expand_shape %130 [[0, 1], [2]] output_shape [7, 2, 48] : tensor<14x48xf16> into tensor<7x2x48xf16>
    %transposed_76 = linalg.transpose ins(%expanded_75 : tensor<7x2x48xf16>) outs(%58 : tensor<2x7x48xf16>) permutation = [1, 0, 2] 
    %131 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83, %transposed_76 : tensor<2x7x48xf16>, tensor<2x7x48xf16>) outs(%58 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_83: f16, %out: f16):
      %191 = arith.addf %in, %in_83 : f16
      linalg.yield %191 : f16
    } -> tensor<2x7x48xf16>
    %132 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<2x7x48xf16>) outs(%60 : tensor<2x7x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %191 = arith.extf %in : f16 to f32
      linalg.yield %191 : f32
    } -> tensor<2x7x48xf32>
    %133 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132 : tensor<2x7x48xf32>) outs(%62 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %191 = arith.extf %in : f32 to f64
      linalg.yield %191 : f64
    } -> tensor<2x7x48xf64>
    %134 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%133 : tensor<2x7x48xf64>) outs(%65 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.addf %in, %out : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %135 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134 : tensor<2x7x1xf64>) outs(%64 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.divf %in, %cst_8 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %136 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133, %135 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%62 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_83: f64, %out: f64):
      %191 = arith.subf %in, %in_83 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x48xf64>
    %137 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136, %136 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%62 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_83: f64, %out: f64):
      %191 = arith.mulf %in, %in_83 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x48xf64>
    %138 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%137 : tensor<2x7x48xf64>) outs(%65 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.addf %in, %out : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %139 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<2x7x1xf64>) outs(%64 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.divf %in, %cst_8 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %140 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139 : tensor<2x7x1xf64>) outs(%72 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %191 = arith.truncf %in : f64 to f32
      linalg.yield %191 : f32
    } -> tensor<2x7x1xf32>
    %141 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%132 : tensor<2x7x48xf32>) outs(%74 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.addf %in, %out : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x1xf32>
    %142 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<2x7x1xf32>) outs(%72 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.divf %in, %cst_9 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x1xf32>
    %143 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140 : tensor<2x7x1xf32>) outs(%72 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.truncf %cst_5 : f64 to f32
      %192 = arith.addf %in, %191 : f32
      linalg.yield %192 : f32
    } -> tensor<2x7x1xf32>
    %144 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143 : tensor<2x7x1xf32>) outs(%72 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = math.rsqrt %in : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x1xf32>
    %145 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132, %142 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%60 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_83: f32, %out: f32):
      %191 = arith.subf %in, %in_83 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x48xf32>
    %146 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145, %144 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%60 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_83: f32, %out: f32):
      %191 = arith.mulf %in, %in_83 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x48xf32>
    %147 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146, %arg16 : tensor<2x7x48xf32>, tensor<48xf16>) outs(%60 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_83: f16, %out: f32):
      %191 = arith.extf %in_83 : f16 to f32
      %192 = arith.mulf %in, %191 : f32
      linalg.yield %192 : f32
    } -> tensor<2x7x48xf32>
    %148 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %arg17 : tensor<2x7x48xf32>, tensor<48xf16>) outs(%60 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_83: f16, %out: f32):
      %191 = arith.extf %in_83 : f16 to f32
      %192 = arith.addf %in, %191 : f32
      linalg.yield %192 : f32
    } -> tensor<2x7x48xf32>
    %149 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<2x7x48xf32>) outs(%58 : tensor<2x7x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %191 = arith.truncf %in : f32 to f16
      linalg.yield %191 : f16
    } -> tensor<2x7x48xf16>
    %collapsed_77 = tensor.collapse_shape %149 [[0, 1], [2]] : tensor<2x7x48xf16> into tensor<14x48xf16>
    %150 = tensor.empty() : tensor<48x80xf16>
    %transposed_78 = linalg.transpose ins(%arg10 : tensor<80x48xf16>) outs(%150 : tensor<48x80xf16>) permutation = [1, 0] 
    %151 = tensor.empty() : tensor<80xf32>
    %152 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%arg11 : tensor<80xf16>) outs(%151 : tensor<80xf32>) {
    ^bb0(%in: f16, %out: f32):
      %191 = arith.extf %in : f16 to f32
      linalg.yield %191 : f32
    } -> tensor<80xf32>
    %153 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%collapsed_77 : tensor<14x48xf16>) outs(%49 : tensor<14x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %191 = arith.extf %in : f16 to f32
      linalg.yield %191 : f32
    } -> tensor<14x48xf32>
    %154 = tensor.empty() : tensor<48x80xf32>
    %155 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%transposed_78 : tensor<48x80xf16>) outs(%154 : tensor<48x80xf32>) {
    ^bb0(%in: f16, %out: f32):
      %191 = arith.extf %in : f16 to f32
      linalg.yield %191 : f32
    } -> tensor<48x80xf32>
    %156 = tensor.empty() : tensor<14x80xf32>
    %157 = linalg.fill ins(%cst : f32) outs(%156 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %158 = linalg.matmul ins(%153, %155 : tensor<14x48xf32>, tensor<48x80xf32>) outs(%157 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %159 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel"]} ins(%158, %152 : tensor<14x80xf32>, tensor<80xf32>) outs(%156 : tensor<14x80xf32>) {
    ^bb0(%in: f32, %in_83: f32, %out: f32):
      %191 = arith.addf %in, %in_83 : f32
      linalg.yield %191 : f32
    } -> tensor<14x80xf32>
    %160 = tensor.empty() : tensor<14x80xf16>
    %161 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%159 : tensor<14x80xf32>) outs(%160 : tensor<14x80xf16>) {
    ^bb0(%in: f32, %out: f16):
      %191 = arith.truncf %in : f32 to f16
      linalg.yield %191 : f16
    } -> tensor<14x80xf16>
    %expanded_79 = tensor.expand_shape %161 [[0, 1], [2]] output_shape [2, 7, 80] : tensor<14x80xf16> into tensor<2x7x80xf16>
    %162 = tensor.empty() : tensor<2x7x80xf16>
    %163 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_79 : tensor<2x7x80xf16>) outs(%162 : tensor<2x7x80xf16>) {
    ^bb0(%in: f16, %out: f16):
      %191 = arith.cmpf ugt, %in, %cst_0 : f16
      %192 = arith.select %191, %in, %cst_0 : f16
      linalg.yield %192 : f16
    } -> tensor<2x7x80xf16>
    %collapsed_80 = tensor.collapse_shape %163 [[0, 1], [2]] : tensor<2x7x80xf16> into tensor<14x80xf16>
    %164 = tensor.empty() : tensor<80x48xf16>
    %transposed_81 = linalg.transpose ins(%arg12 : tensor<48x80xf16>) outs(%164 : tensor<80x48xf16>) permutation = [1, 0] 
    %165 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%arg13 : tensor<48xf16>) outs(%47 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %191 = arith.extf %in : f16 to f32
      linalg.yield %191 : f32
    } -> tensor<48xf32>
    %166 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%collapsed_80 : tensor<14x80xf16>) outs(%156 : tensor<14x80xf32>) {
    ^bb0(%in: f16, %out: f32):
      %191 = arith.extf %in : f16 to f32
      linalg.yield %191 : f32
    } -> tensor<14x80xf32>
    %167 = tensor.empty() : tensor<80x48xf32>
    %168 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%transposed_81 : tensor<80x48xf16>) outs(%167 : tensor<80x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %191 = arith.extf %in : f16 to f32
      linalg.yield %191 : f32
    } -> tensor<80x48xf32>
    %169 = linalg.matmul ins(%166, %168 : tensor<14x80xf32>, tensor<80x48xf32>) outs(%53 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %170 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel"]} ins(%169, %165 : tensor<14x48xf32>, tensor<48xf32>) outs(%49 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_83: f32, %out: f32):
      %191 = arith.addf %in, %in_83 : f32
      linalg.yield %191 : f32
    } -> tensor<14x48xf32>
    %171 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%170 : tensor<14x48xf32>) outs(%56 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %191 = arith.truncf %in : f32 to f16
      linalg.yield %191 : f16
    } -> tensor<14x48xf16>
    %expanded_82 = tensor.expand_shape %171 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf16> into tensor<2x7x48xf16>
    %172 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149, %expanded_82 : tensor<2x7x48xf16>, tensor<2x7x48xf16>) outs(%58 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_83: f16, %out: f16):
      %191 = arith.addf %in, %in_83 : f16
      linalg.yield %191 : f16
    } -> tensor<2x7x48xf16>
    %173 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172 : tensor<2x7x48xf16>) outs(%60 : tensor<2x7x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %191 = arith.extf %in : f16 to f32
      linalg.yield %191 : f32
    } -> tensor<2x7x48xf32>
    %174 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173 : tensor<2x7x48xf32>) outs(%62 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %191 = arith.extf %in : f32 to f64
      linalg.yield %191 : f64
    } -> tensor<2x7x48xf64>
    %175 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%174 : tensor<2x7x48xf64>) outs(%65 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.addf %in, %out : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %176 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175 : tensor<2x7x1xf64>) outs(%64 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.divf %in, %cst_8 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %177 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %176 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%62 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_83: f64, %out: f64):
      %191 = arith.subf %in, %in_83 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x48xf64>
    %178 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177, %177 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%62 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_83: f64, %out: f64):
      %191 = arith.mulf %in, %in_83 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x48xf64>
    %179 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%178 : tensor<2x7x48xf64>) outs(%65 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.addf %in, %out : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %180 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179 : tensor<2x7x1xf64>) outs(%64 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %191 = arith.divf %in, %cst_8 : f64
      linalg.yield %191 : f64
    } -> tensor<2x7x1xf64>
    %181 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180 : tensor<2x7x1xf64>) outs(%72 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %191 = arith.truncf %in : f64 to f32
      linalg.yield %191 : f32
    } -> tensor<2x7x1xf32>
    %182 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%173 : tensor<2x7x48xf32>) outs(%74 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.addf %in, %out : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x1xf32>
    %183 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182 : tensor<2x7x1xf32>) outs(%72 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.divf %in, %cst_9 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x1xf32>
    %184 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181 : tensor<2x7x1xf32>) outs(%72 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = arith.truncf %cst_5 : f64 to f32
      %192 = arith.addf %in, %191 : f32
      linalg.yield %192 : f32
    } -> tensor<2x7x1xf32>
    %185 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184 : tensor<2x7x1xf32>) outs(%72 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %191 = math.rsqrt %in : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x1xf32>
    %186 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173, %183 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%60 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_83: f32, %out: f32):
      %191 = arith.subf %in, %in_83 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x48xf32>
    %187 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186, %185 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%60 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_83: f32, %out: f32):
      %191 = arith.mulf %in, %in_83 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x48xf32>
    %188 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187, %arg18 : tensor<2x7x48xf32>, tensor<48xf16>) outs(%60 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_83: f16, %out: f32):
      %191 = arith.extf %in_83 : f16 to f32
      %192 = arith.mulf %in, %191 : f32
      linalg.yield %192 : f32
    } -> tensor<2x7x48xf32>
    %189 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188, %arg19 : tensor<2x7x48xf32>, tensor<48xf16>) outs(%60 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_83: f16, %out: f32):
      %191 = arith.extf %in_83 : f16 to f32
      %192 = arith.addf %in, %191 : f32
      linalg.yield %192 : f32
    } -> tensor<2x7x48xf32>
    %190 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189 : tensor<2x7x48xf32>) outs(%58 : tensor<2x7x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %191 = arith.truncf %in : f32 to f16
      linalg.yield %191 : f16
    } -> tensor<2x7x48xf16>
    return %190 : tensor<2x7x48xf16>
  }
}
