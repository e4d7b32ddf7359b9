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
  func.func @main(%arg0: tensor<2x7x48xf16>, %arg1: tensor<1x7x16xf16>, %arg2: tensor<1x7x16xf16>, %arg3: tensor<48x48xf16>, %arg4: tensor<16x48xf16>, %arg5: tensor<16x48xf16>, %arg6: tensor<48x48xf16>, %arg7: tensor<80x48xf16>, %arg8: tensor<80x48xf16>, %arg9: tensor<48x80xf16>, %arg10: tensor<48xf16>, %arg11: tensor<48xf16>) -> tensor<2x7x48xf16> {
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f16>
    %cst_3 = arith.constant dense<-1.000000e+04> : tensor<1x1x7x7xf16>
    %cst_4 = arith.constant 9.9999999999999995E-7 : f64
    %cst_5 = arith.constant 4.800000e+01 : f32
    %cst_6 = arith.constant 2.500000e-01 : f16
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %110 = linalg.index 0 : index
      %111 = arith.index_cast %110 : index to i64
      linalg.yield %111 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_7 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_7 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_43: i64, %out: i64):
      %110 = arith.subi %in, %in_43 : i64
      linalg.yield %110 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %110 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %110 : i1
    } -> tensor<7x7xi1>
    %6 = tensor.empty() : tensor<1x1x7x7xf16>
    %7 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_3, %cst_2 : tensor<7x7xi1>, tensor<1x1x7x7xf16>, tensor<f16>) outs(%6 : tensor<1x1x7x7xf16>) {
    ^bb0(%in: i1, %in_43: f16, %in_44: f16, %out: f16):
      %110 = arith.select %in, %in_43, %in_44 : f16
      linalg.yield %110 : f16
    } -> tensor<1x1x7x7xf16>
    %8 = tensor.empty() : tensor<2x7x48xf32>
    %9 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xf16>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %110 = arith.extf %in : f16 to f32
      linalg.yield %110 : f32
    } -> tensor<2x7x48xf32>
    %10 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %110 : f32
    } -> tensor<2x7x48xf32>
    %11 = tensor.empty() : tensor<2x7x1xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %13 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%10 : tensor<2x7x48xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.addf %in, %out : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x1xf32>
    %14 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.divf %in, %cst_5 : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x1xf32>
    %15 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.truncf %cst_4 : f64 to f32
      %111 = arith.addf %in, %110 : f32
      linalg.yield %111 : f32
    } -> tensor<2x7x1xf32>
    %16 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = math.rsqrt %in : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x1xf32>
    %17 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %16 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %110 = arith.mulf %in, %in_43 : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x48xf32>
    %18 = tensor.empty() : tensor<2x7x48xf16>
    %19 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x7x48xf32>) outs(%18 : tensor<2x7x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %110 = arith.truncf %in : f32 to f16
      linalg.yield %110 : f16
    } -> tensor<2x7x48xf16>
    %20 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg10, %19 : tensor<48xf16>, tensor<2x7x48xf16>) outs(%18 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_43: f16, %out: f16):
      %110 = arith.mulf %in, %in_43 : f16
      linalg.yield %110 : f16
    } -> tensor<2x7x48xf16>
    %21 = tensor.empty() : tensor<48x48xf16>
    %transposed = linalg.transpose ins(%arg3 : tensor<48x48xf16>) outs(%21 : tensor<48x48xf16>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %20 [[0, 1], [2]] : tensor<2x7x48xf16> into tensor<14x48xf16>
    %22 = tensor.empty() : tensor<14x48xf32>
    %23 = linalg.fill ins(%cst : f32) outs(%22 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %24 = linalg.matmul ins(%collapsed, %transposed : tensor<14x48xf16>, tensor<48x48xf16>) outs(%23 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %25 = tensor.empty() : tensor<14x48xf16>
    %26 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<14x48xf32>) outs(%25 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %110 = arith.truncf %in : f32 to f16
      linalg.yield %110 : f16
    } -> tensor<14x48xf16>
    %expanded_8 = tensor.expand_shape %26 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf16> into tensor<2x7x3x16xf16>
    %27 = tensor.empty() : tensor<2x3x7x16xf16>
    %transposed_9 = linalg.transpose ins(%expanded_8 : tensor<2x7x3x16xf16>) outs(%27 : tensor<2x3x7x16xf16>) permutation = [0, 2, 1, 3] 
    %28 = tensor.empty() : tensor<48x16xf16>
    %transposed_10 = linalg.transpose ins(%arg4 : tensor<16x48xf16>) outs(%28 : tensor<48x16xf16>) permutation = [1, 0] 
    %29 = tensor.empty() : tensor<14x16xf32>
    %30 = linalg.fill ins(%cst : f32) outs(%29 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %31 = linalg.matmul ins(%collapsed, %transposed_10 : tensor<14x48xf16>, tensor<48x16xf16>) outs(%30 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %32 = tensor.empty() : tensor<14x16xf16>
    %33 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<14x16xf32>) outs(%32 : tensor<14x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %110 = arith.truncf %in : f32 to f16
      linalg.yield %110 : f16
    } -> tensor<14x16xf16>
    %expanded_11 = tensor.expand_shape %33 [[0, 1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<14x16xf16> into tensor<2x7x1x16xf16>
    %34 = tensor.empty() : tensor<2x1x7x16xf16>
    %transposed_12 = linalg.transpose ins(%expanded_11 : tensor<2x7x1x16xf16>) outs(%34 : tensor<2x1x7x16xf16>) permutation = [0, 2, 1, 3] 
    %transposed_13 = linalg.transpose ins(%arg5 : tensor<16x48xf16>) outs(%28 : tensor<48x16xf16>) permutation = [1, 0] 
    %35 = linalg.matmul ins(%collapsed, %transposed_13 : tensor<14x48xf16>, tensor<48x16xf16>) outs(%30 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %36 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<14x16xf32>) outs(%32 : tensor<14x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %110 = arith.truncf %in : f32 to f16
      linalg.yield %110 : f16
    } -> tensor<14x16xf16>
    %expanded_14 = tensor.expand_shape %36 [[0, 1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<14x16xf16> into tensor<2x7x1x16xf16>
    %transposed_15 = linalg.transpose ins(%expanded_14 : tensor<2x7x1x16xf16>) outs(%34 : tensor<2x1x7x16xf16>) permutation = [0, 2, 1, 3] 
    %expanded_16 = tensor.expand_shape %arg1 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xf16> into tensor<1x1x7x16xf16>
    %expanded_17 = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xf16> into tensor<1x1x7x16xf16>
    %37 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_9, %expanded_16 : tensor<2x3x7x16xf16>, tensor<1x1x7x16xf16>) outs(%27 : tensor<2x3x7x16xf16>) {
    ^bb0(%in: f16, %in_43: f16, %out: f16):
      %110 = arith.mulf %in, %in_43 : f16
      linalg.yield %110 : f16
    } -> tensor<2x3x7x16xf16>
    %extracted_slice = tensor.extract_slice %transposed_9[0, 0, 0, 0] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xf16> to tensor<2x3x7x8xf16>
    %extracted_slice_18 = tensor.extract_slice %transposed_9[0, 0, 0, 8] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xf16> to tensor<2x3x7x8xf16>
    %38 = tensor.empty() : tensor<2x3x7x8xf16>
    %39 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_18 : tensor<2x3x7x8xf16>) outs(%38 : tensor<2x3x7x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      %110 = arith.negf %in : f16
      linalg.yield %110 : f16
    } -> tensor<2x3x7x8xf16>
    %concat = tensor.concat dim(3) %39, %extracted_slice : (tensor<2x3x7x8xf16>, tensor<2x3x7x8xf16>) -> tensor<2x3x7x16xf16>
    %40 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat, %expanded_17 : tensor<2x3x7x16xf16>, tensor<1x1x7x16xf16>) outs(%27 : tensor<2x3x7x16xf16>) {
    ^bb0(%in: f16, %in_43: f16, %out: f16):
      %110 = arith.mulf %in, %in_43 : f16
      linalg.yield %110 : f16
    } -> tensor<2x3x7x16xf16>
    %41 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37, %40 : tensor<2x3x7x16xf16>, tensor<2x3x7x16xf16>) outs(%27 : tensor<2x3x7x16xf16>) {
    ^bb0(%in: f16, %in_43: f16, %out: f16):
      %110 = arith.addf %in, %in_43 : f16
      linalg.yield %110 : f16
    } -> tensor<2x3x7x16xf16>
    %42 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_12, %expanded_16 : tensor<2x1x7x16xf16>, tensor<1x1x7x16xf16>) outs(%34 : tensor<2x1x7x16xf16>) {
    ^bb0(%in: f16, %in_43: f16, %out: f16):
      %110 = arith.mulf %in, %in_43 : f16
      linalg.yield %110 : f16
    } -> tensor<2x1x7x16xf16>
    %extracted_slice_19 = tensor.extract_slice %transposed_12[0, 0, 0, 0] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xf16> to tensor<2x1x7x8xf16>
    %extracted_slice_20 = tensor.extract_slice %transposed_12[0, 0, 0, 8] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xf16> to tensor<2x1x7x8xf16>
    %43 = tensor.empty() : tensor<2x1x7x8xf16>
    %44 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_20 : tensor<2x1x7x8xf16>) outs(%43 : tensor<2x1x7x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      %110 = arith.negf %in : f16
      linalg.yield %110 : f16
    } -> tensor<2x1x7x8xf16>
    %concat_21 = tensor.concat dim(3) %44, %extracted_slice_19 : (tensor<2x1x7x8xf16>, tensor<2x1x7x8xf16>) -> tensor<2x1x7x16xf16>
    %45 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_21, %expanded_17 : tensor<2x1x7x16xf16>, tensor<1x1x7x16xf16>) outs(%34 : tensor<2x1x7x16xf16>) {
    ^bb0(%in: f16, %in_43: f16, %out: f16):
      %110 = arith.mulf %in, %in_43 : f16
      linalg.yield %110 : f16
    } -> tensor<2x1x7x16xf16>
    %46 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42, %45 : tensor<2x1x7x16xf16>, tensor<2x1x7x16xf16>) outs(%34 : tensor<2x1x7x16xf16>) {
    ^bb0(%in: f16, %in_43: f16, %out: f16):
      %110 = arith.addf %in, %in_43 : f16
      linalg.yield %110 : f16
    } -> tensor<2x1x7x16xf16>
    %47 = tensor.empty() : tensor<2x1x3x7x16xf16>
    %48 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<2x1x7x16xf16>) outs(%47 : tensor<2x1x3x7x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x1x3x7x16xf16>
    %collapsed_22 = tensor.collapse_shape %48 [[0], [1, 2], [3], [4]] : tensor<2x1x3x7x16xf16> into tensor<2x3x7x16xf16>
    %49 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_15 : tensor<2x1x7x16xf16>) outs(%47 : tensor<2x1x3x7x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x1x3x7x16xf16>
    %50 = tensor.empty() : tensor<2x3x16x7xf16>
    %transposed_23 = linalg.transpose ins(%collapsed_22 : tensor<2x3x7x16xf16>) outs(%50 : tensor<2x3x16x7xf16>) permutation = [0, 1, 3, 2] 
    %collapsed_24 = tensor.collapse_shape %41 [[0, 1], [2], [3]] : tensor<2x3x7x16xf16> into tensor<6x7x16xf16>
    %collapsed_25 = tensor.collapse_shape %transposed_23 [[0, 1], [2], [3]] : tensor<2x3x16x7xf16> into tensor<6x16x7xf16>
    %51 = tensor.empty() : tensor<6x7x7xf32>
    %52 = linalg.fill ins(%cst : f32) outs(%51 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %53 = linalg.batch_matmul ins(%collapsed_24, %collapsed_25 : tensor<6x7x16xf16>, tensor<6x16x7xf16>) outs(%52 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %54 = tensor.empty() : tensor<6x7x7xf16>
    %55 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<6x7x7xf32>) outs(%54 : tensor<6x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %110 = arith.truncf %in : f32 to f16
      linalg.yield %110 : f16
    } -> tensor<6x7x7xf16>
    %expanded_26 = tensor.expand_shape %55 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf16> into tensor<2x3x7x7xf16>
    %56 = tensor.empty() : tensor<2x3x7x7xf16>
    %57 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_26 : tensor<2x3x7x7xf16>) outs(%56 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %110 = arith.mulf %in, %cst_6 : f16
      linalg.yield %110 : f16
    } -> tensor<2x3x7x7xf16>
    %58 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57, %7 : tensor<2x3x7x7xf16>, tensor<1x1x7x7xf16>) outs(%56 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %in_43: f16, %out: f16):
      %110 = arith.addf %in, %in_43 : f16
      linalg.yield %110 : f16
    } -> tensor<2x3x7x7xf16>
    %59 = tensor.empty() : tensor<2x3x7x7xf32>
    %60 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58 : tensor<2x3x7x7xf16>) outs(%59 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f16, %out: f32):
      %110 = arith.extf %in : f16 to f32
      linalg.yield %110 : f32
    } -> tensor<2x3x7x7xf32>
    %61 = tensor.empty() : tensor<2x3x7xi64>
    %62 = linalg.fill ins(%c0_i64 : i64) outs(%61 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %63 = tensor.empty() : tensor<2x3x7xf32>
    %64 = linalg.fill ins(%cst_0 : f32) outs(%63 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %65:2 = linalg.generic {indexing_maps = [#map5, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%60 : tensor<2x3x7x7xf32>) outs(%64, %62 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_43: i64):
      %110 = linalg.index 3 : index
      %111 = arith.index_cast %110 : index to i64
      %112 = arith.maximumf %in, %out : f32
      %113 = arith.cmpf ogt, %in, %out : f32
      %114 = arith.select %113, %111, %out_43 : i64
      linalg.yield %112, %114 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_27 = tensor.expand_shape %65#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %66 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60, %expanded_27 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%59 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %110 = arith.subf %in, %in_43 : f32
      linalg.yield %110 : f32
    } -> tensor<2x3x7x7xf32>
    %67 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66 : tensor<2x3x7x7xf32>) outs(%59 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = math.exp %in : f32
      linalg.yield %110 : f32
    } -> tensor<2x3x7x7xf32>
    %68 = tensor.empty() : tensor<2x3x7x1xf32>
    %69 = linalg.fill ins(%cst : f32) outs(%68 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %70 = linalg.generic {indexing_maps = [#map5, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%67 : tensor<2x3x7x7xf32>) outs(%69 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.addf %in, %out : f32
      linalg.yield %110 : f32
    } -> tensor<2x3x7x1xf32>
    %71 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %70 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%59 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %110 = arith.divf %in, %in_43 : f32
      linalg.yield %110 : f32
    } -> tensor<2x3x7x7xf32>
    %72 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71 : tensor<2x3x7x7xf32>) outs(%56 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %110 = arith.truncf %in : f32 to f16
      linalg.yield %110 : f16
    } -> tensor<2x3x7x7xf16>
    %collapsed_28 = tensor.collapse_shape %72 [[0, 1], [2], [3]] : tensor<2x3x7x7xf16> into tensor<6x7x7xf16>
    %collapsed_29 = tensor.collapse_shape %49 [[0, 1, 2], [3], [4]] : tensor<2x1x3x7x16xf16> into tensor<6x7x16xf16>
    %73 = tensor.empty() : tensor<6x7x16xf32>
    %74 = linalg.fill ins(%cst : f32) outs(%73 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %75 = linalg.batch_matmul ins(%collapsed_28, %collapsed_29 : tensor<6x7x7xf16>, tensor<6x7x16xf16>) outs(%74 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %76 = tensor.empty() : tensor<6x7x16xf16>
    %77 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<6x7x16xf32>) outs(%76 : tensor<6x7x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %110 = arith.truncf %in : f32 to f16
      linalg.yield %110 : f16
    } -> tensor<6x7x16xf16>
    %expanded_30 = tensor.expand_shape %77 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf16> into tensor<2x3x7x16xf16>
    %78 = tensor.empty() : tensor<2x7x3x16xf16>
    %transposed_31 = linalg.transpose ins(%expanded_30 : tensor<2x3x7x16xf16>) outs(%78 : tensor<2x7x3x16xf16>) permutation = [0, 2, 1, 3] 
    %transposed_32 = linalg.transpose ins(%arg6 : tensor<48x48xf16>) outs(%21 : tensor<48x48xf16>) permutation = [1, 0] 
    %collapsed_33 = tensor.collapse_shape %transposed_31 [[0, 1], [2, 3]] : tensor<2x7x3x16xf16> into tensor<14x48xf16>
    %79 = linalg.matmul ins(%collapsed_33, %transposed_32 : tensor<14x48xf16>, tensor<48x48xf16>) outs(%23 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %80 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%79 : tensor<14x48xf32>) outs(%25 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %110 = arith.truncf %in : f32 to f16
      linalg.yield %110 : f16
    } -> tensor<14x48xf16>
    %expanded_34 = tensor.expand_shape %80 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf16> into tensor<2x7x48xf16>
    %81 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded_34 : tensor<2x7x48xf16>, tensor<2x7x48xf16>) outs(%18 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_43: f16, %out: f16):
      %110 = arith.addf %in, %in_43 : f16
      linalg.yield %110 : f16
    } -> tensor<2x7x48xf16>
    %82 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<2x7x48xf16>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %110 = arith.extf %in : f16 to f32
      linalg.yield %110 : f32
    } -> tensor<2x7x48xf32>
    %83 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %110 : f32
    } -> tensor<2x7x48xf32>
    %84 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%83 : tensor<2x7x48xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.addf %in, %out : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x1xf32>
    %85 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.divf %in, %cst_5 : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x1xf32>
    %86 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.truncf %cst_4 : f64 to f32
      %111 = arith.addf %in, %110 : f32
      linalg.yield %111 : f32
    } -> tensor<2x7x1xf32>
    %87 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = math.rsqrt %in : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x1xf32>
    %88 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82, %87 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %110 = arith.mulf %in, %in_43 : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x48xf32>
    %89 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<2x7x48xf32>) outs(%18 : tensor<2x7x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %110 = arith.truncf %in : f32 to f16
      linalg.yield %110 : f16
    } -> tensor<2x7x48xf16>
    %90 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg11, %89 : tensor<48xf16>, tensor<2x7x48xf16>) outs(%18 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_43: f16, %out: f16):
      %110 = arith.mulf %in, %in_43 : f16
      linalg.yield %110 : f16
    } -> tensor<2x7x48xf16>
    %91 = tensor.empty() : tensor<48x80xf16>
    %transposed_35 = linalg.transpose ins(%arg7 : tensor<80x48xf16>) outs(%91 : tensor<48x80xf16>) permutation = [1, 0] 
    %collapsed_36 = tensor.collapse_shape %90 [[0, 1], [2]] : tensor<2x7x48xf16> into tensor<14x48xf16>
    %92 = tensor.empty() : tensor<14x80xf32>
    %93 = linalg.fill ins(%cst : f32) outs(%92 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %94 = linalg.matmul ins(%collapsed_36, %transposed_35 : tensor<14x48xf16>, tensor<48x80xf16>) outs(%93 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %95 = tensor.empty() : tensor<14x80xf16>
    %96 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%94 : tensor<14x80xf32>) outs(%95 : tensor<14x80xf16>) {
    ^bb0(%in: f32, %out: f16):
      %110 = arith.truncf %in : f32 to f16
      linalg.yield %110 : f16
    } -> tensor<14x80xf16>
    %expanded_37 = tensor.expand_shape %96 [[0, 1], [2]] output_shape [2, 7, 80] : tensor<14x80xf16> into tensor<2x7x80xf16>
    %97 = tensor.empty() : tensor<2x7x80xf32>
    %98 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_37 : tensor<2x7x80xf16>) outs(%97 : tensor<2x7x80xf32>) {
    ^bb0(%in: f16, %out: f32):
      %110 = arith.extf %in : f16 to f32
      linalg.yield %110 : f32
    } -> tensor<2x7x80xf32>
    %99 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<2x7x80xf32>) outs(%97 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %110 = arith.negf %in : f32
      %111 = math.exp %110 : f32
      %112 = arith.addf %111, %cst_1 : f32
      %113 = arith.divf %cst_1, %112 : f32
      linalg.yield %113 : f32
    } -> tensor<2x7x80xf32>
    %100 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %99 : tensor<2x7x80xf32>, tensor<2x7x80xf32>) outs(%97 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %110 = arith.mulf %in, %in_43 : f32
      linalg.yield %110 : f32
    } -> tensor<2x7x80xf32>
    %101 = tensor.empty() : tensor<2x7x80xf16>
    %102 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<2x7x80xf32>) outs(%101 : tensor<2x7x80xf16>) {
    ^bb0(%in: f32, %out: f16):
      %110 = arith.truncf %in : f32 to f16
      linalg.yield %110 : f16
    } -> tensor<2x7x80xf16>
    %transposed_38 = linalg.transpose ins(%arg8 : tensor<80x48xf16>) outs(%91 : tensor<48x80xf16>) permutation = [1, 0] 
    %103 = linalg.matmul ins(%collapsed_36, %transposed_38 : tensor<14x48xf16>, tensor<48x80xf16>) outs(%93 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %104 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%103 : tensor<14x80xf32>) outs(%95 : tensor<14x80xf16>) {
    ^bb0(%in: f32, %out: f16):
      %110 = arith.truncf %in : f32 to f16
      linalg.yield %110 : f16
    } -> tensor<14x80xf16>
    %expanded_39 = tensor.expand_shape %104 [[0, 1], [2]] output_shape [2, 7, 80] : tensor<14x80xf16> into tensor<2x7x80xf16>
    %105 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %expanded_39 : tensor<2x7x80xf16>, tensor<2x7x80xf16>) outs(%101 : tensor<2x7x80xf16>) {
    ^bb0(%in: f16, %in_43: f16, %out: f16):
      %110 = arith.mulf %in, %in_43 : f16
      linalg.yield %110 : f16
    } -> tensor<2x7x80xf16>
    %106 = tensor.empty() : tensor<80x48xf16>
    %transposed_40 = linalg.transpose ins(%arg9 : tensor<48x80xf16>) outs(%106 : tensor<80x48xf16>) permutation = [1, 0] 
    %collapsed_41 = tensor.collapse_shape %105 [[0, 1], [2]] : tensor<2x7x80xf16> into tensor<14x80xf16>
    %107 = linalg.matmul ins(%collapsed_41, %transposed_40 : tensor<14x80xf16>, tensor<80x48xf16>) outs(%23 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %108 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%107 : tensor<14x48xf32>) outs(%25 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %110 = arith.truncf %in : f32 to f16
      linalg.yield %110 : f16
    } -> tensor<14x48xf16>
    %expanded_42 = tensor.expand_shape %108 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf16> into tensor<2x7x48xf16>
    %109 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %expanded_42 : tensor<2x7x48xf16>, tensor<2x7x48xf16>) outs(%18 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_43: f16, %out: f16):
      %110 = arith.addf %in, %in_43 : f16
      linalg.yield %110 : f16
    } -> tensor<2x7x48xf16>
    return %109 : tensor<2x7x48xf16>
  }
}
