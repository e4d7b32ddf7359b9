#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
#map7 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<2x7x48xbf16>, %arg1: tensor<144x48xbf16>, %arg2: tensor<144xbf16>, %arg3: tensor<48x48xbf16>, %arg4: tensor<48xbf16>) -> tensor<2x7x48xbf16> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2x3x7x7xf32>
    %cst_2 = arith.constant 0xFFF0000000000000 : f64
    %cst_3 = arith.constant 5.000000e-01 : f32
    %0 = tensor.empty() : tensor<7x2x48xbf16>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x7x48xbf16>) outs(%0 : tensor<7x2x48xbf16>) permutation = [1, 0, 2] 
    %1 = tensor.empty() : tensor<48x144xbf16>
    %transposed_4 = linalg.transpose ins(%arg1 : tensor<144x48xbf16>) outs(%1 : tensor<48x144xbf16>) permutation = [1, 0] 
    %2 = tensor.empty() : tensor<7x48x144xbf16>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_4 : tensor<48x144xbf16>) outs(%2 : tensor<7x48x144xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<7x48x144xbf16>
    %4 = tensor.empty() : tensor<7x2x144xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<7x2x144xf32>) -> tensor<7x2x144xf32>
    %6 = linalg.batch_matmul ins(%transposed, %3 : tensor<7x2x48xbf16>, tensor<7x48x144xbf16>) outs(%5 : tensor<7x2x144xf32>) -> tensor<7x2x144xf32>
    %7 = tensor.empty() : tensor<7x2x144xbf16>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<7x2x144xf32>) outs(%7 : tensor<7x2x144xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %54 = arith.truncf %in : f32 to bf16
      linalg.yield %54 : bf16
    } -> tensor<7x2x144xbf16>
    %9 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %arg2 : tensor<7x2x144xbf16>, tensor<144xbf16>) outs(%7 : tensor<7x2x144xbf16>) {
    ^bb0(%in: bf16, %in_33: bf16, %out: bf16):
      %54 = arith.addf %in, %in_33 : bf16
      linalg.yield %54 : bf16
    } -> tensor<7x2x144xbf16>
    %expanded = tensor.expand_shape %9 [[0, 1], [2], [3, 4]] output_shape [1, 7, 2, 3, 48] : tensor<7x2x144xbf16> into tensor<1x7x2x3x48xbf16>
    %10 = tensor.empty() : tensor<3x7x2x1x48xbf16>
    %transposed_5 = linalg.transpose ins(%expanded : tensor<1x7x2x3x48xbf16>) outs(%10 : tensor<3x7x2x1x48xbf16>) permutation = [3, 1, 2, 0, 4] 
    %collapsed = tensor.collapse_shape %transposed_5 [[0], [1], [2, 3], [4]] : tensor<3x7x2x1x48xbf16> into tensor<3x7x2x48xbf16>
    %extracted_slice = tensor.extract_slice %collapsed[0, 0, 0, 0] [1, 7, 2, 48] [1, 1, 1, 1] : tensor<3x7x2x48xbf16> to tensor<1x7x2x48xbf16>
    %extracted_slice_6 = tensor.extract_slice %collapsed[1, 0, 0, 0] [1, 7, 2, 48] [1, 1, 1, 1] : tensor<3x7x2x48xbf16> to tensor<1x7x2x48xbf16>
    %extracted_slice_7 = tensor.extract_slice %collapsed[2, 0, 0, 0] [1, 7, 2, 48] [1, 1, 1, 1] : tensor<3x7x2x48xbf16> to tensor<1x7x2x48xbf16>
    %collapsed_8 = tensor.collapse_shape %extracted_slice [[0, 1], [2, 3]] : tensor<1x7x2x48xbf16> into tensor<7x96xbf16>
    %expanded_9 = tensor.expand_shape %collapsed_8 [[0], [1, 2]] output_shape [7, 6, 16] : tensor<7x96xbf16> into tensor<7x6x16xbf16>
    %11 = tensor.empty() : tensor<6x7x16xbf16>
    %transposed_10 = linalg.transpose ins(%expanded_9 : tensor<7x6x16xbf16>) outs(%11 : tensor<6x7x16xbf16>) permutation = [1, 0, 2] 
    %collapsed_11 = tensor.collapse_shape %extracted_slice_6 [[0, 1], [2, 3]] : tensor<1x7x2x48xbf16> into tensor<7x96xbf16>
    %expanded_12 = tensor.expand_shape %collapsed_11 [[0], [1, 2]] output_shape [7, 6, 16] : tensor<7x96xbf16> into tensor<7x6x16xbf16>
    %transposed_13 = linalg.transpose ins(%expanded_12 : tensor<7x6x16xbf16>) outs(%11 : tensor<6x7x16xbf16>) permutation = [1, 0, 2] 
    %collapsed_14 = tensor.collapse_shape %extracted_slice_7 [[0, 1], [2, 3]] : tensor<1x7x2x48xbf16> into tensor<7x96xbf16>
    %expanded_15 = tensor.expand_shape %collapsed_14 [[0], [1, 2]] output_shape [7, 6, 16] : tensor<7x96xbf16> into tensor<7x6x16xbf16>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<7x6x16xbf16>) outs(%11 : tensor<6x7x16xbf16>) permutation = [1, 0, 2] 
    %expanded_17 = tensor.expand_shape %transposed_10 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xbf16> into tensor<2x3x7x16xbf16>
    %expanded_18 = tensor.expand_shape %transposed_13 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xbf16> into tensor<2x3x7x16xbf16>
    %expanded_19 = tensor.expand_shape %transposed_16 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xbf16> into tensor<2x3x7x16xbf16>
    %12 = tensor.empty() : tensor<2x3x7x16xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_17 : tensor<2x3x7x16xbf16>) outs(%12 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %54 = arith.extf %in : bf16 to f32
      linalg.yield %54 : f32
    } -> tensor<2x3x7x16xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_18 : tensor<2x3x7x16xbf16>) outs(%12 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %54 = arith.extf %in : bf16 to f32
      linalg.yield %54 : f32
    } -> tensor<2x3x7x16xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_19 : tensor<2x3x7x16xbf16>) outs(%12 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %54 = arith.extf %in : bf16 to f32
      linalg.yield %54 : f32
    } -> tensor<2x3x7x16xf32>
    %16 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x3x7x16xf32>) outs(%12 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = arith.mulf %in, %cst_3 : f32
      linalg.yield %54 : f32
    } -> tensor<2x3x7x16xf32>
    %17 = tensor.empty() : tensor<2x3x16x7xf32>
    %transposed_20 = linalg.transpose ins(%14 : tensor<2x3x7x16xf32>) outs(%17 : tensor<2x3x16x7xf32>) permutation = [0, 1, 3, 2] 
    %18 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_20 : tensor<2x3x16x7xf32>) outs(%17 : tensor<2x3x16x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = arith.mulf %in, %cst_3 : f32
      linalg.yield %54 : f32
    } -> tensor<2x3x16x7xf32>
    %collapsed_21 = tensor.collapse_shape %16 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %collapsed_22 = tensor.collapse_shape %18 [[0, 1], [2], [3]] : tensor<2x3x16x7xf32> into tensor<6x16x7xf32>
    %19 = tensor.empty() : tensor<6x7x7xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %21 = linalg.batch_matmul ins(%collapsed_21, %collapsed_22 : tensor<6x7x16xf32>, tensor<6x16x7xf32>) outs(%20 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %expanded_23 = tensor.expand_shape %21 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf32> into tensor<2x3x7x7xf32>
    %22 = tensor.empty() : tensor<2x3x7xi64>
    %23 = linalg.fill ins(%c0_i64 : i64) outs(%22 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %24 = tensor.empty() : tensor<2x3x7xf32>
    %25 = linalg.fill ins(%cst_0 : f32) outs(%24 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %26:2 = linalg.generic {indexing_maps = [#map3, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_23 : tensor<2x3x7x7xf32>) outs(%25, %23 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_33: i64):
      %54 = linalg.index 3 : index
      %55 = arith.index_cast %54 : index to i64
      %56 = arith.maximumf %in, %out : f32
      %57 = arith.cmpf ogt, %in, %out : f32
      %58 = arith.select %57, %55, %out_33 : i64
      linalg.yield %56, %58 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_24 = tensor.expand_shape %26#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %27 = tensor.empty() : tensor<2x3x7x7xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_23, %expanded_24 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%27 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %54 = arith.subf %in, %in_33 : f32
      linalg.yield %54 : f32
    } -> tensor<2x3x7x7xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<2x3x7x7xf32>) outs(%27 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = math.exp %in : f32
      linalg.yield %54 : f32
    } -> tensor<2x3x7x7xf32>
    %30 = tensor.empty() : tensor<2x3x7x1xf32>
    %31 = linalg.fill ins(%cst : f32) outs(%30 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%29 : tensor<2x3x7x7xf32>) outs(%31 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = arith.addf %in, %out : f32
      linalg.yield %54 : f32
    } -> tensor<2x3x7x1xf32>
    %33 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29, %32 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%27 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %54 = arith.divf %in, %in_33 : f32
      linalg.yield %54 : f32
    } -> tensor<2x3x7x7xf32>
    %34 = tensor.empty() : tensor<2x3x7x7xi1>
    %35 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_23 : tensor<2x3x7x7xf32>) outs(%34 : tensor<2x3x7x7xi1>) {
    ^bb0(%in: f32, %out: i1):
      %54 = arith.extf %in : f32 to f64
      %55 = arith.cmpf oeq, %54, %cst_2 : f64
      linalg.yield %55 : i1
    } -> tensor<2x3x7x7xi1>
    %36 = tensor.empty() : tensor<2x3x7x1xi1>
    %37 = linalg.fill ins(%true : i1) outs(%36 : tensor<2x3x7x1xi1>) -> tensor<2x3x7x1xi1>
    %38 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%35 : tensor<2x3x7x7xi1>) outs(%37 : tensor<2x3x7x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %54 = arith.andi %in, %out : i1
      linalg.yield %54 : i1
    } -> tensor<2x3x7x1xi1>
    %39 = linalg.generic {indexing_maps = [#map5, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38, %cst_1, %33 : tensor<2x3x7x1xi1>, tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) outs(%27 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: i1, %in_33: f32, %in_34: f32, %out: f32):
      %54 = arith.select %in, %in_33, %in_34 : f32
      linalg.yield %54 : f32
    } -> tensor<2x3x7x7xf32>
    %collapsed_25 = tensor.collapse_shape %39 [[0, 1], [2], [3]] : tensor<2x3x7x7xf32> into tensor<6x7x7xf32>
    %collapsed_26 = tensor.collapse_shape %15 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %40 = tensor.empty() : tensor<6x7x16xf32>
    %41 = linalg.fill ins(%cst : f32) outs(%40 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %42 = linalg.batch_matmul ins(%collapsed_25, %collapsed_26 : tensor<6x7x7xf32>, tensor<6x7x16xf32>) outs(%41 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %expanded_27 = tensor.expand_shape %42 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    %43 = tensor.empty() : tensor<2x3x7x16xbf16>
    %44 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_27 : tensor<2x3x7x16xf32>) outs(%43 : tensor<2x3x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %54 = arith.truncf %in : f32 to bf16
      linalg.yield %54 : bf16
    } -> tensor<2x3x7x16xbf16>
    %45 = tensor.empty() : tensor<7x2x3x16xbf16>
    %transposed_28 = linalg.transpose ins(%44 : tensor<2x3x7x16xbf16>) outs(%45 : tensor<7x2x3x16xbf16>) permutation = [2, 0, 1, 3] 
    %collapsed_29 = tensor.collapse_shape %transposed_28 [[0, 1], [2, 3]] : tensor<7x2x3x16xbf16> into tensor<14x48xbf16>
    %46 = tensor.empty() : tensor<48x48xbf16>
    %transposed_30 = linalg.transpose ins(%arg3 : tensor<48x48xbf16>) outs(%46 : tensor<48x48xbf16>) permutation = [1, 0] 
    %47 = tensor.empty() : tensor<14x48xf32>
    %48 = linalg.fill ins(%cst : f32) outs(%47 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %49 = linalg.matmul ins(%collapsed_29, %transposed_30 : tensor<14x48xbf16>, tensor<48x48xbf16>) outs(%48 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %50 = tensor.empty() : tensor<14x48xbf16>
    %51 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%49 : tensor<14x48xf32>) outs(%50 : tensor<14x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %54 = arith.truncf %in : f32 to bf16
      linalg.yield %54 : bf16
    } -> tensor<14x48xbf16>
    %52 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%51, %arg4 : tensor<14x48xbf16>, tensor<48xbf16>) outs(%50 : tensor<14x48xbf16>) {
    ^bb0(%in: bf16, %in_33: bf16, %out: bf16):
      %54 = arith.addf %in, %in_33 : bf16
      linalg.yield %54 : bf16
    } -> tensor<14x48xbf16>
    %expanded_31 = tensor.expand_shape %52 [[0, 1], [2]] output_shape [7, 2, 48] : tensor<14x48xbf16> into tensor<7x2x48xbf16>
    %53 = tensor.empty() : tensor<2x7x48xbf16>
    %transposed_32 = linalg.transpose ins(%expanded_31 : tensor<7x2x48xbf16>) outs(%53 : tensor<2x7x48xbf16>) permutation = [1, 0, 2] 
    return %transposed_32 : tensor<2x7x48xbf16>
  }
}
