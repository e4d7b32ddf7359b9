#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> ()>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map9 = affine_map<(d0, d1, d2) -> (d2)>
#map10 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x7x48xf16>, %arg1: tensor<1x7x16xf16>, %arg2: tensor<1x7x16xf16>, %arg3: tensor<48x48xf16>, %arg4: tensor<80x48xf16>, %arg5: tensor<160x48xf16>, %arg6: tensor<48x80xf16>, %arg7: tensor<48xf16>, %arg8: tensor<48xf16>) -> tensor<2x7x48xf16> {
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f16>
    %cst_3 = arith.constant dense<-1.000000e+04> : tensor<1x1x7x7xf16>
    %cst_4 = arith.constant 1.000000e-05 : f64
    %cst_5 = arith.constant 4.800000e+01 : f32
    %cst_6 = arith.constant 2.500000e-01 : f16
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %104 = linalg.index 0 : index
      %105 = arith.index_cast %104 : index to i64
      linalg.yield %105 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_7 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_7 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_45: i64, %out: i64):
      %104 = arith.subi %in, %in_45 : i64
      linalg.yield %104 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %104 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %104 : i1
    } -> tensor<7x7xi1>
    %6 = tensor.empty() : tensor<1x1x7x7xf16>
    %7 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_3, %cst_2 : tensor<7x7xi1>, tensor<1x1x7x7xf16>, tensor<f16>) outs(%6 : tensor<1x1x7x7xf16>) {
    ^bb0(%in: i1, %in_45: f16, %in_46: f16, %out: f16):
      %104 = arith.select %in, %in_45, %in_46 : f16
      linalg.yield %104 : f16
    } -> tensor<1x1x7x7xf16>
    %8 = tensor.empty() : tensor<2x7x48xf32>
    %9 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xf16>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %104 = arith.extf %in : f16 to f32
      linalg.yield %104 : f32
    } -> tensor<2x7x48xf32>
    %10 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %104 : f32
    } -> tensor<2x7x48xf32>
    %11 = tensor.empty() : tensor<2x7x1xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %13 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%10 : tensor<2x7x48xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.addf %in, %out : f32
      linalg.yield %104 : f32
    } -> tensor<2x7x1xf32>
    %14 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.divf %in, %cst_5 : f32
      linalg.yield %104 : f32
    } -> tensor<2x7x1xf32>
    %15 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.truncf %cst_4 : f64 to f32
      %105 = arith.addf %in, %104 : f32
      linalg.yield %105 : f32
    } -> tensor<2x7x1xf32>
    %16 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = math.rsqrt %in : f32
      linalg.yield %104 : f32
    } -> tensor<2x7x1xf32>
    %17 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %16 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %104 = arith.mulf %in, %in_45 : f32
      linalg.yield %104 : f32
    } -> tensor<2x7x48xf32>
    %18 = tensor.empty() : tensor<2x7x48xf16>
    %19 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x7x48xf32>) outs(%18 : tensor<2x7x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %104 = arith.truncf %in : f32 to f16
      linalg.yield %104 : f16
    } -> tensor<2x7x48xf16>
    %20 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg7, %19 : tensor<48xf16>, tensor<2x7x48xf16>) outs(%18 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_45: f16, %out: f16):
      %104 = arith.mulf %in, %in_45 : f16
      linalg.yield %104 : f16
    } -> tensor<2x7x48xf16>
    %21 = tensor.empty() : tensor<48x80xf16>
    %transposed = linalg.transpose ins(%arg4 : tensor<80x48xf16>) outs(%21 : tensor<48x80xf16>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %20 [[0, 1], [2]] : tensor<2x7x48xf16> into tensor<14x48xf16>
    %22 = tensor.empty() : tensor<14x80xf32>
    %23 = linalg.fill ins(%cst : f32) outs(%22 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %24 = linalg.matmul ins(%collapsed, %transposed : tensor<14x48xf16>, tensor<48x80xf16>) outs(%23 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %25 = tensor.empty() : tensor<14x80xf16>
    %26 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<14x80xf32>) outs(%25 : tensor<14x80xf16>) {
    ^bb0(%in: f32, %out: f16):
      %104 = arith.truncf %in : f32 to f16
      linalg.yield %104 : f16
    } -> tensor<14x80xf16>
    %expanded_8 = tensor.expand_shape %26 [[0, 1], [2]] output_shape [2, 7, 80] : tensor<14x80xf16> into tensor<2x7x80xf16>
    %extracted_slice = tensor.extract_slice %expanded_8[0, 0, 0] [2, 7, 48] [1, 1, 1] : tensor<2x7x80xf16> to tensor<2x7x48xf16>
    %extracted_slice_9 = tensor.extract_slice %expanded_8[0, 0, 48] [2, 7, 16] [1, 1, 1] : tensor<2x7x80xf16> to tensor<2x7x16xf16>
    %extracted_slice_10 = tensor.extract_slice %expanded_8[0, 0, 64] [2, 7, 16] [1, 1, 1] : tensor<2x7x80xf16> to tensor<2x7x16xf16>
    %expanded_11 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<2x7x48xf16> into tensor<2x7x3x16xf16>
    %27 = tensor.empty() : tensor<2x3x7x16xf16>
    %transposed_12 = linalg.transpose ins(%expanded_11 : tensor<2x7x3x16xf16>) outs(%27 : tensor<2x3x7x16xf16>) permutation = [0, 2, 1, 3] 
    %expanded_13 = tensor.expand_shape %extracted_slice_9 [[0], [1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<2x7x16xf16> into tensor<2x7x1x16xf16>
    %28 = tensor.empty() : tensor<2x1x7x16xf16>
    %transposed_14 = linalg.transpose ins(%expanded_13 : tensor<2x7x1x16xf16>) outs(%28 : tensor<2x1x7x16xf16>) permutation = [0, 2, 1, 3] 
    %expanded_15 = tensor.expand_shape %extracted_slice_10 [[0], [1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<2x7x16xf16> into tensor<2x7x1x16xf16>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<2x7x1x16xf16>) outs(%28 : tensor<2x1x7x16xf16>) permutation = [0, 2, 1, 3] 
    %expanded_17 = tensor.expand_shape %arg1 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xf16> into tensor<1x1x7x16xf16>
    %expanded_18 = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xf16> into tensor<1x1x7x16xf16>
    %29 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_12, %expanded_17 : tensor<2x3x7x16xf16>, tensor<1x1x7x16xf16>) outs(%27 : tensor<2x3x7x16xf16>) {
    ^bb0(%in: f16, %in_45: f16, %out: f16):
      %104 = arith.mulf %in, %in_45 : f16
      linalg.yield %104 : f16
    } -> tensor<2x3x7x16xf16>
    %extracted_slice_19 = tensor.extract_slice %transposed_12[0, 0, 0, 0] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xf16> to tensor<2x3x7x8xf16>
    %extracted_slice_20 = tensor.extract_slice %transposed_12[0, 0, 0, 8] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xf16> to tensor<2x3x7x8xf16>
    %30 = tensor.empty() : tensor<2x3x7x8xf16>
    %31 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_20 : tensor<2x3x7x8xf16>) outs(%30 : tensor<2x3x7x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      %104 = arith.negf %in : f16
      linalg.yield %104 : f16
    } -> tensor<2x3x7x8xf16>
    %concat = tensor.concat dim(3) %31, %extracted_slice_19 : (tensor<2x3x7x8xf16>, tensor<2x3x7x8xf16>) -> tensor<2x3x7x16xf16>
    %32 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat, %expanded_18 : tensor<2x3x7x16xf16>, tensor<1x1x7x16xf16>) outs(%27 : tensor<2x3x7x16xf16>) {
    ^bb0(%in: f16, %in_45: f16, %out: f16):
      %104 = arith.mulf %in, %in_45 : f16
      linalg.yield %104 : f16
    } -> tensor<2x3x7x16xf16>
    %33 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29, %32 : tensor<2x3x7x16xf16>, tensor<2x3x7x16xf16>) outs(%27 : tensor<2x3x7x16xf16>) {
    ^bb0(%in: f16, %in_45: f16, %out: f16):
      %104 = arith.addf %in, %in_45 : f16
      linalg.yield %104 : f16
    } -> tensor<2x3x7x16xf16>
    %34 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_14, %expanded_17 : tensor<2x1x7x16xf16>, tensor<1x1x7x16xf16>) outs(%28 : tensor<2x1x7x16xf16>) {
    ^bb0(%in: f16, %in_45: f16, %out: f16):
      %104 = arith.mulf %in, %in_45 : f16
      linalg.yield %104 : f16
    } -> tensor<2x1x7x16xf16>
    %extracted_slice_21 = tensor.extract_slice %transposed_14[0, 0, 0, 0] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xf16> to tensor<2x1x7x8xf16>
    %extracted_slice_22 = tensor.extract_slice %transposed_14[0, 0, 0, 8] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xf16> to tensor<2x1x7x8xf16>
    %35 = tensor.empty() : tensor<2x1x7x8xf16>
    %36 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_22 : tensor<2x1x7x8xf16>) outs(%35 : tensor<2x1x7x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      %104 = arith.negf %in : f16
      linalg.yield %104 : f16
    } -> tensor<2x1x7x8xf16>
    %concat_23 = tensor.concat dim(3) %36, %extracted_slice_21 : (tensor<2x1x7x8xf16>, tensor<2x1x7x8xf16>) -> tensor<2x1x7x16xf16>
    %37 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_23, %expanded_18 : tensor<2x1x7x16xf16>, tensor<1x1x7x16xf16>) outs(%28 : tensor<2x1x7x16xf16>) {
    ^bb0(%in: f16, %in_45: f16, %out: f16):
      %104 = arith.mulf %in, %in_45 : f16
      linalg.yield %104 : f16
    } -> tensor<2x1x7x16xf16>
    %38 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34, %37 : tensor<2x1x7x16xf16>, tensor<2x1x7x16xf16>) outs(%28 : tensor<2x1x7x16xf16>) {
    ^bb0(%in: f16, %in_45: f16, %out: f16):
      %104 = arith.addf %in, %in_45 : f16
      linalg.yield %104 : f16
    } -> tensor<2x1x7x16xf16>
    %39 = tensor.empty() : tensor<2x1x3x7x16xf16>
    %40 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<2x1x7x16xf16>) outs(%39 : tensor<2x1x3x7x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x1x3x7x16xf16>
    %collapsed_24 = tensor.collapse_shape %40 [[0], [1, 2], [3], [4]] : tensor<2x1x3x7x16xf16> into tensor<2x3x7x16xf16>
    %41 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_16 : tensor<2x1x7x16xf16>) outs(%39 : tensor<2x1x3x7x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x1x3x7x16xf16>
    %42 = tensor.empty() : tensor<2x3x16x7xf16>
    %transposed_25 = linalg.transpose ins(%collapsed_24 : tensor<2x3x7x16xf16>) outs(%42 : tensor<2x3x16x7xf16>) permutation = [0, 1, 3, 2] 
    %collapsed_26 = tensor.collapse_shape %33 [[0, 1], [2], [3]] : tensor<2x3x7x16xf16> into tensor<6x7x16xf16>
    %collapsed_27 = tensor.collapse_shape %transposed_25 [[0, 1], [2], [3]] : tensor<2x3x16x7xf16> into tensor<6x16x7xf16>
    %43 = tensor.empty() : tensor<6x7x7xf32>
    %44 = linalg.fill ins(%cst : f32) outs(%43 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %45 = linalg.batch_matmul ins(%collapsed_26, %collapsed_27 : tensor<6x7x16xf16>, tensor<6x16x7xf16>) outs(%44 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %46 = tensor.empty() : tensor<6x7x7xf16>
    %47 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45 : tensor<6x7x7xf32>) outs(%46 : tensor<6x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %104 = arith.truncf %in : f32 to f16
      linalg.yield %104 : f16
    } -> tensor<6x7x7xf16>
    %expanded_28 = tensor.expand_shape %47 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf16> into tensor<2x3x7x7xf16>
    %48 = tensor.empty() : tensor<2x3x7x7xf16>
    %49 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_28 : tensor<2x3x7x7xf16>) outs(%48 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %104 = arith.mulf %in, %cst_6 : f16
      linalg.yield %104 : f16
    } -> tensor<2x3x7x7xf16>
    %50 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49, %7 : tensor<2x3x7x7xf16>, tensor<1x1x7x7xf16>) outs(%48 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %in_45: f16, %out: f16):
      %104 = arith.addf %in, %in_45 : f16
      linalg.yield %104 : f16
    } -> tensor<2x3x7x7xf16>
    %51 = tensor.empty() : tensor<2x3x7x7xf32>
    %52 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50 : tensor<2x3x7x7xf16>) outs(%51 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f16, %out: f32):
      %104 = arith.extf %in : f16 to f32
      linalg.yield %104 : f32
    } -> tensor<2x3x7x7xf32>
    %53 = tensor.empty() : tensor<2x3x7xi64>
    %54 = linalg.fill ins(%c0_i64 : i64) outs(%53 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %55 = tensor.empty() : tensor<2x3x7xf32>
    %56 = linalg.fill ins(%cst_0 : f32) outs(%55 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %57:2 = linalg.generic {indexing_maps = [#map5, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%52 : tensor<2x3x7x7xf32>) outs(%56, %54 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_45: i64):
      %104 = linalg.index 3 : index
      %105 = arith.index_cast %104 : index to i64
      %106 = arith.maximumf %in, %out : f32
      %107 = arith.cmpf ogt, %in, %out : f32
      %108 = arith.select %107, %105, %out_45 : i64
      linalg.yield %106, %108 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_29 = tensor.expand_shape %57#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %58 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %expanded_29 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%51 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %104 = arith.subf %in, %in_45 : f32
      linalg.yield %104 : f32
    } -> tensor<2x3x7x7xf32>
    %59 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58 : tensor<2x3x7x7xf32>) outs(%51 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = math.exp %in : f32
      linalg.yield %104 : f32
    } -> tensor<2x3x7x7xf32>
    %60 = tensor.empty() : tensor<2x3x7x1xf32>
    %61 = linalg.fill ins(%cst : f32) outs(%60 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %62 = linalg.generic {indexing_maps = [#map5, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%59 : tensor<2x3x7x7xf32>) outs(%61 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.addf %in, %out : f32
      linalg.yield %104 : f32
    } -> tensor<2x3x7x1xf32>
    %63 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %62 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%51 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %104 = arith.divf %in, %in_45 : f32
      linalg.yield %104 : f32
    } -> tensor<2x3x7x7xf32>
    %64 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63 : tensor<2x3x7x7xf32>) outs(%48 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %104 = arith.truncf %in : f32 to f16
      linalg.yield %104 : f16
    } -> tensor<2x3x7x7xf16>
    %collapsed_30 = tensor.collapse_shape %64 [[0, 1], [2], [3]] : tensor<2x3x7x7xf16> into tensor<6x7x7xf16>
    %collapsed_31 = tensor.collapse_shape %41 [[0, 1, 2], [3], [4]] : tensor<2x1x3x7x16xf16> into tensor<6x7x16xf16>
    %65 = tensor.empty() : tensor<6x7x16xf32>
    %66 = linalg.fill ins(%cst : f32) outs(%65 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %67 = linalg.batch_matmul ins(%collapsed_30, %collapsed_31 : tensor<6x7x7xf16>, tensor<6x7x16xf16>) outs(%66 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %68 = tensor.empty() : tensor<6x7x16xf16>
    %69 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<6x7x16xf32>) outs(%68 : tensor<6x7x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %104 = arith.truncf %in : f32 to f16
      linalg.yield %104 : f16
    } -> tensor<6x7x16xf16>
    %expanded_32 = tensor.expand_shape %69 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf16> into tensor<2x3x7x16xf16>
    %70 = tensor.empty() : tensor<2x7x3x16xf16>
    %transposed_33 = linalg.transpose ins(%expanded_32 : tensor<2x3x7x16xf16>) outs(%70 : tensor<2x7x3x16xf16>) permutation = [0, 2, 1, 3] 
    %71 = tensor.empty() : tensor<48x48xf16>
    %transposed_34 = linalg.transpose ins(%arg3 : tensor<48x48xf16>) outs(%71 : tensor<48x48xf16>) permutation = [1, 0] 
    %collapsed_35 = tensor.collapse_shape %transposed_33 [[0, 1], [2, 3]] : tensor<2x7x3x16xf16> into tensor<14x48xf16>
    %72 = tensor.empty() : tensor<14x48xf32>
    %73 = linalg.fill ins(%cst : f32) outs(%72 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %74 = linalg.matmul ins(%collapsed_35, %transposed_34 : tensor<14x48xf16>, tensor<48x48xf16>) outs(%73 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %75 = tensor.empty() : tensor<14x48xf16>
    %76 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%74 : tensor<14x48xf32>) outs(%75 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %104 = arith.truncf %in : f32 to f16
      linalg.yield %104 : f16
    } -> tensor<14x48xf16>
    %expanded_36 = tensor.expand_shape %76 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf16> into tensor<2x7x48xf16>
    %77 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded_36 : tensor<2x7x48xf16>, tensor<2x7x48xf16>) outs(%18 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_45: f16, %out: f16):
      %104 = arith.addf %in, %in_45 : f16
      linalg.yield %104 : f16
    } -> tensor<2x7x48xf16>
    %78 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<2x7x48xf16>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %104 = arith.extf %in : f16 to f32
      linalg.yield %104 : f32
    } -> tensor<2x7x48xf32>
    %79 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %104 : f32
    } -> tensor<2x7x48xf32>
    %80 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%79 : tensor<2x7x48xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.addf %in, %out : f32
      linalg.yield %104 : f32
    } -> tensor<2x7x1xf32>
    %81 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.divf %in, %cst_5 : f32
      linalg.yield %104 : f32
    } -> tensor<2x7x1xf32>
    %82 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.truncf %cst_4 : f64 to f32
      %105 = arith.addf %in, %104 : f32
      linalg.yield %105 : f32
    } -> tensor<2x7x1xf32>
    %83 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = math.rsqrt %in : f32
      linalg.yield %104 : f32
    } -> tensor<2x7x1xf32>
    %84 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %83 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %104 = arith.mulf %in, %in_45 : f32
      linalg.yield %104 : f32
    } -> tensor<2x7x48xf32>
    %85 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84 : tensor<2x7x48xf32>) outs(%18 : tensor<2x7x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %104 = arith.truncf %in : f32 to f16
      linalg.yield %104 : f16
    } -> tensor<2x7x48xf16>
    %86 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg8, %85 : tensor<48xf16>, tensor<2x7x48xf16>) outs(%18 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_45: f16, %out: f16):
      %104 = arith.mulf %in, %in_45 : f16
      linalg.yield %104 : f16
    } -> tensor<2x7x48xf16>
    %87 = tensor.empty() : tensor<48x160xf16>
    %transposed_37 = linalg.transpose ins(%arg5 : tensor<160x48xf16>) outs(%87 : tensor<48x160xf16>) permutation = [1, 0] 
    %collapsed_38 = tensor.collapse_shape %86 [[0, 1], [2]] : tensor<2x7x48xf16> into tensor<14x48xf16>
    %88 = tensor.empty() : tensor<14x160xf32>
    %89 = linalg.fill ins(%cst : f32) outs(%88 : tensor<14x160xf32>) -> tensor<14x160xf32>
    %90 = linalg.matmul ins(%collapsed_38, %transposed_37 : tensor<14x48xf16>, tensor<48x160xf16>) outs(%89 : tensor<14x160xf32>) -> tensor<14x160xf32>
    %91 = tensor.empty() : tensor<14x160xf16>
    %92 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%90 : tensor<14x160xf32>) outs(%91 : tensor<14x160xf16>) {
    ^bb0(%in: f32, %out: f16):
      %104 = arith.truncf %in : f32 to f16
      linalg.yield %104 : f16
    } -> tensor<14x160xf16>
    %expanded_39 = tensor.expand_shape %92 [[0, 1], [2]] output_shape [2, 7, 160] : tensor<14x160xf16> into tensor<2x7x160xf16>
    %extracted_slice_40 = tensor.extract_slice %expanded_39[0, 0, 0] [2, 7, 80] [1, 1, 1] : tensor<2x7x160xf16> to tensor<2x7x80xf16>
    %extracted_slice_41 = tensor.extract_slice %expanded_39[0, 0, 80] [2, 7, 80] [1, 1, 1] : tensor<2x7x160xf16> to tensor<2x7x80xf16>
    %93 = tensor.empty() : tensor<2x7x80xf32>
    %94 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_40 : tensor<2x7x80xf16>) outs(%93 : tensor<2x7x80xf32>) {
    ^bb0(%in: f16, %out: f32):
      %104 = arith.extf %in : f16 to f32
      linalg.yield %104 : f32
    } -> tensor<2x7x80xf32>
    %95 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<2x7x80xf32>) outs(%93 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %104 = arith.negf %in : f32
      %105 = math.exp %104 : f32
      %106 = arith.addf %105, %cst_1 : f32
      %107 = arith.divf %cst_1, %106 : f32
      linalg.yield %107 : f32
    } -> tensor<2x7x80xf32>
    %96 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %95 : tensor<2x7x80xf32>, tensor<2x7x80xf32>) outs(%93 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32):
      %104 = arith.mulf %in, %in_45 : f32
      linalg.yield %104 : f32
    } -> tensor<2x7x80xf32>
    %97 = tensor.empty() : tensor<2x7x80xf16>
    %98 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<2x7x80xf32>) outs(%97 : tensor<2x7x80xf16>) {
    ^bb0(%in: f32, %out: f16):
      %104 = arith.truncf %in : f32 to f16
      linalg.yield %104 : f16
    } -> tensor<2x7x80xf16>
    %99 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_41, %98 : tensor<2x7x80xf16>, tensor<2x7x80xf16>) outs(%97 : tensor<2x7x80xf16>) {
    ^bb0(%in: f16, %in_45: f16, %out: f16):
      %104 = arith.mulf %in, %in_45 : f16
      linalg.yield %104 : f16
    } -> tensor<2x7x80xf16>
    %100 = tensor.empty() : tensor<80x48xf16>
    %transposed_42 = linalg.transpose ins(%arg6 : tensor<48x80xf16>) outs(%100 : tensor<80x48xf16>) permutation = [1, 0] 
    %collapsed_43 = tensor.collapse_shape %99 [[0, 1], [2]] : tensor<2x7x80xf16> into tensor<14x80xf16>
    %101 = linalg.matmul ins(%collapsed_43, %transposed_42 : tensor<14x80xf16>, tensor<80x48xf16>) outs(%73 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %102 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%101 : tensor<14x48xf32>) outs(%75 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %104 = arith.truncf %in : f32 to f16
      linalg.yield %104 : f16
    } -> tensor<14x48xf16>
    %expanded_44 = tensor.expand_shape %102 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf16> into tensor<2x7x48xf16>
    %103 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %expanded_44 : tensor<2x7x48xf16>, tensor<2x7x48xf16>) outs(%18 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_45: f16, %out: f16):
      %104 = arith.addf %in, %in_45 : f16
      linalg.yield %104 : f16
    } -> tensor<2x7x48xf16>
    return %103 : tensor<2x7x48xf16>
  }
}
