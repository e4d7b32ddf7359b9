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
  func.func @main(%arg0: tensor<2x7x48xf16>, %arg1: tensor<1x7x16xf16>, %arg2: tensor<1x7x16xf16>, %arg3: tensor<48x48xf16>, %arg4: tensor<16x48xf16>, %arg5: tensor<16x48xf16>, %arg6: tensor<48x48xf16>, %arg7: tensor<80x48xf16>, %arg8: tensor<80x48xf16>, %arg9: tensor<48x80xf16>, %arg10: tensor<48xf16>, %arg11: tensor<48xf16>, %arg12: tensor<48xf16>, %arg13: tensor<48xf16>) -> tensor<2x7x48xf16> {
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c3_i64 = arith.constant 3 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 4.470830e-02 : f16
    %cst_2 = arith.constant 7.978520e-01 : f16
    %cst_3 = arith.constant 1.000000e+00 : f16
    %cst_4 = arith.constant 5.000000e-01 : f16
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<f16>
    %cst_6 = arith.constant dense<-1.000000e+04> : tensor<1x1x7x7xf16>
    %cst_7 = arith.constant 9.9999999999999995E-7 : f64
    %cst_8 = arith.constant 4.800000e+01 : f32
    %cst_9 = arith.constant 1.000000e+00 : f32
    %cst_10 = arith.constant 2.500000e-01 : f16
    %cst_11 = arith.constant 5.000000e+01 : f16
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %136 = linalg.index 0 : index
      %137 = arith.index_cast %136 : index to i64
      linalg.yield %137 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_12 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_12 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_48: i64, %out: i64):
      %136 = arith.subi %in, %in_48 : i64
      linalg.yield %136 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %136 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %136 : i1
    } -> tensor<7x7xi1>
    %6 = tensor.empty() : tensor<1x1x7x7xf16>
    %7 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_6, %cst_5 : tensor<7x7xi1>, tensor<1x1x7x7xf16>, tensor<f16>) outs(%6 : tensor<1x1x7x7xf16>) {
    ^bb0(%in: i1, %in_48: f16, %in_49: f16, %out: f16):
      %136 = arith.select %in, %in_48, %in_49 : f16
      linalg.yield %136 : f16
    } -> tensor<1x1x7x7xf16>
    %8 = tensor.empty() : tensor<2x7x48xf32>
    %9 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xf16>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %136 = arith.extf %in : f16 to f32
      linalg.yield %136 : f32
    } -> tensor<2x7x48xf32>
    %10 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %136 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %136 : f32
    } -> tensor<2x7x48xf32>
    %11 = tensor.empty() : tensor<2x7x1xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %13 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%10 : tensor<2x7x48xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %136 = arith.addf %in, %out : f32
      linalg.yield %136 : f32
    } -> tensor<2x7x1xf32>
    %14 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %136 = arith.divf %in, %cst_8 : f32
      linalg.yield %136 : f32
    } -> tensor<2x7x1xf32>
    %15 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %136 = arith.truncf %cst_7 : f64 to f32
      %137 = arith.addf %in, %136 : f32
      linalg.yield %137 : f32
    } -> tensor<2x7x1xf32>
    %16 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %136 = math.rsqrt %in : f32
      linalg.yield %136 : f32
    } -> tensor<2x7x1xf32>
    %17 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %16 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_48: f32, %out: f32):
      %136 = arith.mulf %in, %in_48 : f32
      linalg.yield %136 : f32
    } -> tensor<2x7x48xf32>
    %18 = tensor.empty() : tensor<48xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg10 : tensor<48xf16>) outs(%18 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %136 = arith.extf %in : f16 to f32
      linalg.yield %136 : f32
    } -> tensor<48xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%19 : tensor<48xf32>) outs(%18 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %136 = arith.addf %in, %cst_9 : f32
      linalg.yield %136 : f32
    } -> tensor<48xf32>
    %21 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %20 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_48: f32, %out: f32):
      %136 = arith.mulf %in, %in_48 : f32
      linalg.yield %136 : f32
    } -> tensor<2x7x48xf32>
    %22 = tensor.empty() : tensor<2x7x48xf16>
    %23 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x7x48xf32>) outs(%22 : tensor<2x7x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %136 = arith.truncf %in : f32 to f16
      linalg.yield %136 : f16
    } -> tensor<2x7x48xf16>
    %24 = tensor.empty() : tensor<48x48xf16>
    %transposed = linalg.transpose ins(%arg3 : tensor<48x48xf16>) outs(%24 : tensor<48x48xf16>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %23 [[0, 1], [2]] : tensor<2x7x48xf16> into tensor<14x48xf16>
    %25 = tensor.empty() : tensor<14x48xf32>
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %27 = linalg.matmul ins(%collapsed, %transposed : tensor<14x48xf16>, tensor<48x48xf16>) outs(%26 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %28 = tensor.empty() : tensor<14x48xf16>
    %29 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<14x48xf32>) outs(%28 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %136 = arith.truncf %in : f32 to f16
      linalg.yield %136 : f16
    } -> tensor<14x48xf16>
    %expanded_13 = tensor.expand_shape %29 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf16> into tensor<2x7x3x16xf16>
    %30 = tensor.empty() : tensor<2x3x7x16xf16>
    %transposed_14 = linalg.transpose ins(%expanded_13 : tensor<2x7x3x16xf16>) outs(%30 : tensor<2x3x7x16xf16>) permutation = [0, 2, 1, 3] 
    %31 = tensor.empty() : tensor<48x16xf16>
    %transposed_15 = linalg.transpose ins(%arg4 : tensor<16x48xf16>) outs(%31 : tensor<48x16xf16>) permutation = [1, 0] 
    %32 = tensor.empty() : tensor<14x16xf32>
    %33 = linalg.fill ins(%cst : f32) outs(%32 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %34 = linalg.matmul ins(%collapsed, %transposed_15 : tensor<14x48xf16>, tensor<48x16xf16>) outs(%33 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %35 = tensor.empty() : tensor<14x16xf16>
    %36 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<14x16xf32>) outs(%35 : tensor<14x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %136 = arith.truncf %in : f32 to f16
      linalg.yield %136 : f16
    } -> tensor<14x16xf16>
    %expanded_16 = tensor.expand_shape %36 [[0, 1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<14x16xf16> into tensor<2x7x1x16xf16>
    %37 = tensor.empty() : tensor<2x1x7x16xf16>
    %transposed_17 = linalg.transpose ins(%expanded_16 : tensor<2x7x1x16xf16>) outs(%37 : tensor<2x1x7x16xf16>) permutation = [0, 2, 1, 3] 
    %transposed_18 = linalg.transpose ins(%arg5 : tensor<16x48xf16>) outs(%31 : tensor<48x16xf16>) permutation = [1, 0] 
    %38 = linalg.matmul ins(%collapsed, %transposed_18 : tensor<14x48xf16>, tensor<48x16xf16>) outs(%33 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %39 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<14x16xf32>) outs(%35 : tensor<14x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %136 = arith.truncf %in : f32 to f16
      linalg.yield %136 : f16
    } -> tensor<14x16xf16>
    %expanded_19 = tensor.expand_shape %39 [[0, 1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<14x16xf16> into tensor<2x7x1x16xf16>
    %transposed_20 = linalg.transpose ins(%expanded_19 : tensor<2x7x1x16xf16>) outs(%37 : tensor<2x1x7x16xf16>) permutation = [0, 2, 1, 3] 
    %expanded_21 = tensor.expand_shape %arg1 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xf16> into tensor<1x1x7x16xf16>
    %expanded_22 = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xf16> into tensor<1x1x7x16xf16>
    %40 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_14, %expanded_21 : tensor<2x3x7x16xf16>, tensor<1x1x7x16xf16>) outs(%30 : tensor<2x3x7x16xf16>) {
    ^bb0(%in: f16, %in_48: f16, %out: f16):
      %136 = arith.mulf %in, %in_48 : f16
      linalg.yield %136 : f16
    } -> tensor<2x3x7x16xf16>
    %extracted_slice = tensor.extract_slice %transposed_14[0, 0, 0, 0] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xf16> to tensor<2x3x7x8xf16>
    %extracted_slice_23 = tensor.extract_slice %transposed_14[0, 0, 0, 8] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xf16> to tensor<2x3x7x8xf16>
    %41 = tensor.empty() : tensor<2x3x7x8xf16>
    %42 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_23 : tensor<2x3x7x8xf16>) outs(%41 : tensor<2x3x7x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      %136 = arith.negf %in : f16
      linalg.yield %136 : f16
    } -> tensor<2x3x7x8xf16>
    %concat = tensor.concat dim(3) %42, %extracted_slice : (tensor<2x3x7x8xf16>, tensor<2x3x7x8xf16>) -> tensor<2x3x7x16xf16>
    %43 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat, %expanded_22 : tensor<2x3x7x16xf16>, tensor<1x1x7x16xf16>) outs(%30 : tensor<2x3x7x16xf16>) {
    ^bb0(%in: f16, %in_48: f16, %out: f16):
      %136 = arith.mulf %in, %in_48 : f16
      linalg.yield %136 : f16
    } -> tensor<2x3x7x16xf16>
    %44 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %43 : tensor<2x3x7x16xf16>, tensor<2x3x7x16xf16>) outs(%30 : tensor<2x3x7x16xf16>) {
    ^bb0(%in: f16, %in_48: f16, %out: f16):
      %136 = arith.addf %in, %in_48 : f16
      linalg.yield %136 : f16
    } -> tensor<2x3x7x16xf16>
    %45 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_17, %expanded_21 : tensor<2x1x7x16xf16>, tensor<1x1x7x16xf16>) outs(%37 : tensor<2x1x7x16xf16>) {
    ^bb0(%in: f16, %in_48: f16, %out: f16):
      %136 = arith.mulf %in, %in_48 : f16
      linalg.yield %136 : f16
    } -> tensor<2x1x7x16xf16>
    %extracted_slice_24 = tensor.extract_slice %transposed_17[0, 0, 0, 0] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xf16> to tensor<2x1x7x8xf16>
    %extracted_slice_25 = tensor.extract_slice %transposed_17[0, 0, 0, 8] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xf16> to tensor<2x1x7x8xf16>
    %46 = tensor.empty() : tensor<2x1x7x8xf16>
    %47 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_25 : tensor<2x1x7x8xf16>) outs(%46 : tensor<2x1x7x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      %136 = arith.negf %in : f16
      linalg.yield %136 : f16
    } -> tensor<2x1x7x8xf16>
    %concat_26 = tensor.concat dim(3) %47, %extracted_slice_24 : (tensor<2x1x7x8xf16>, tensor<2x1x7x8xf16>) -> tensor<2x1x7x16xf16>
    %48 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_26, %expanded_22 : tensor<2x1x7x16xf16>, tensor<1x1x7x16xf16>) outs(%37 : tensor<2x1x7x16xf16>) {
    ^bb0(%in: f16, %in_48: f16, %out: f16):
      %136 = arith.mulf %in, %in_48 : f16
      linalg.yield %136 : f16
    } -> tensor<2x1x7x16xf16>
    %49 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45, %48 : tensor<2x1x7x16xf16>, tensor<2x1x7x16xf16>) outs(%37 : tensor<2x1x7x16xf16>) {
    ^bb0(%in: f16, %in_48: f16, %out: f16):
      %136 = arith.addf %in, %in_48 : f16
      linalg.yield %136 : f16
    } -> tensor<2x1x7x16xf16>
    %50 = tensor.empty() : tensor<2x1x3x7x16xf16>
    %51 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%49 : tensor<2x1x7x16xf16>) outs(%50 : tensor<2x1x3x7x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x1x3x7x16xf16>
    %collapsed_27 = tensor.collapse_shape %51 [[0], [1, 2], [3], [4]] : tensor<2x1x3x7x16xf16> into tensor<2x3x7x16xf16>
    %52 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_20 : tensor<2x1x7x16xf16>) outs(%50 : tensor<2x1x3x7x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x1x3x7x16xf16>
    %53 = tensor.empty() : tensor<2x3x16x7xf16>
    %transposed_28 = linalg.transpose ins(%collapsed_27 : tensor<2x3x7x16xf16>) outs(%53 : tensor<2x3x16x7xf16>) permutation = [0, 1, 3, 2] 
    %collapsed_29 = tensor.collapse_shape %44 [[0, 1], [2], [3]] : tensor<2x3x7x16xf16> into tensor<6x7x16xf16>
    %collapsed_30 = tensor.collapse_shape %transposed_28 [[0, 1], [2], [3]] : tensor<2x3x16x7xf16> into tensor<6x16x7xf16>
    %54 = tensor.empty() : tensor<6x7x7xf32>
    %55 = linalg.fill ins(%cst : f32) outs(%54 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %56 = linalg.batch_matmul ins(%collapsed_29, %collapsed_30 : tensor<6x7x16xf16>, tensor<6x16x7xf16>) outs(%55 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %57 = tensor.empty() : tensor<6x7x7xf16>
    %58 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56 : tensor<6x7x7xf32>) outs(%57 : tensor<6x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %136 = arith.truncf %in : f32 to f16
      linalg.yield %136 : f16
    } -> tensor<6x7x7xf16>
    %expanded_31 = tensor.expand_shape %58 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf16> into tensor<2x3x7x7xf16>
    %59 = tensor.empty() : tensor<2x3x7x7xf16>
    %60 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_31 : tensor<2x3x7x7xf16>) outs(%59 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %136 = arith.mulf %in, %cst_10 : f16
      linalg.yield %136 : f16
    } -> tensor<2x3x7x7xf16>
    %61 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60 : tensor<2x3x7x7xf16>) outs(%59 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %136 = arith.divf %in, %cst_11 : f16
      linalg.yield %136 : f16
    } -> tensor<2x3x7x7xf16>
    %62 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61 : tensor<2x3x7x7xf16>) outs(%59 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %136 = math.tanh %in : f16
      linalg.yield %136 : f16
    } -> tensor<2x3x7x7xf16>
    %63 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62 : tensor<2x3x7x7xf16>) outs(%59 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %136 = arith.mulf %in, %cst_11 : f16
      linalg.yield %136 : f16
    } -> tensor<2x3x7x7xf16>
    %64 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %7 : tensor<2x3x7x7xf16>, tensor<1x1x7x7xf16>) outs(%59 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %in_48: f16, %out: f16):
      %136 = arith.addf %in, %in_48 : f16
      linalg.yield %136 : f16
    } -> tensor<2x3x7x7xf16>
    %65 = tensor.empty() : tensor<2x3x7x7xf32>
    %66 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64 : tensor<2x3x7x7xf16>) outs(%65 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f16, %out: f32):
      %136 = arith.extf %in : f16 to f32
      linalg.yield %136 : f32
    } -> tensor<2x3x7x7xf32>
    %67 = tensor.empty() : tensor<2x3x7xi64>
    %68 = linalg.fill ins(%c0_i64 : i64) outs(%67 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %69 = tensor.empty() : tensor<2x3x7xf32>
    %70 = linalg.fill ins(%cst_0 : f32) outs(%69 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %71:2 = linalg.generic {indexing_maps = [#map5, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%66 : tensor<2x3x7x7xf32>) outs(%70, %68 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_48: i64):
      %136 = linalg.index 3 : index
      %137 = arith.index_cast %136 : index to i64
      %138 = arith.maximumf %in, %out : f32
      %139 = arith.cmpf ogt, %in, %out : f32
      %140 = arith.select %139, %137, %out_48 : i64
      linalg.yield %138, %140 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_32 = tensor.expand_shape %71#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %72 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66, %expanded_32 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%65 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_48: f32, %out: f32):
      %136 = arith.subf %in, %in_48 : f32
      linalg.yield %136 : f32
    } -> tensor<2x3x7x7xf32>
    %73 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72 : tensor<2x3x7x7xf32>) outs(%65 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %136 = math.exp %in : f32
      linalg.yield %136 : f32
    } -> tensor<2x3x7x7xf32>
    %74 = tensor.empty() : tensor<2x3x7x1xf32>
    %75 = linalg.fill ins(%cst : f32) outs(%74 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %76 = linalg.generic {indexing_maps = [#map5, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%73 : tensor<2x3x7x7xf32>) outs(%75 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %136 = arith.addf %in, %out : f32
      linalg.yield %136 : f32
    } -> tensor<2x3x7x1xf32>
    %77 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73, %76 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%65 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_48: f32, %out: f32):
      %136 = arith.divf %in, %in_48 : f32
      linalg.yield %136 : f32
    } -> tensor<2x3x7x7xf32>
    %78 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77 : tensor<2x3x7x7xf32>) outs(%59 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %136 = arith.truncf %in : f32 to f16
      linalg.yield %136 : f16
    } -> tensor<2x3x7x7xf16>
    %collapsed_33 = tensor.collapse_shape %78 [[0, 1], [2], [3]] : tensor<2x3x7x7xf16> into tensor<6x7x7xf16>
    %collapsed_34 = tensor.collapse_shape %52 [[0, 1, 2], [3], [4]] : tensor<2x1x3x7x16xf16> into tensor<6x7x16xf16>
    %79 = tensor.empty() : tensor<6x7x16xf32>
    %80 = linalg.fill ins(%cst : f32) outs(%79 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %81 = linalg.batch_matmul ins(%collapsed_33, %collapsed_34 : tensor<6x7x7xf16>, tensor<6x7x16xf16>) outs(%80 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %82 = tensor.empty() : tensor<6x7x16xf16>
    %83 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<6x7x16xf32>) outs(%82 : tensor<6x7x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %136 = arith.truncf %in : f32 to f16
      linalg.yield %136 : f16
    } -> tensor<6x7x16xf16>
    %expanded_35 = tensor.expand_shape %83 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf16> into tensor<2x3x7x16xf16>
    %84 = tensor.empty() : tensor<2x7x3x16xf16>
    %transposed_36 = linalg.transpose ins(%expanded_35 : tensor<2x3x7x16xf16>) outs(%84 : tensor<2x7x3x16xf16>) permutation = [0, 2, 1, 3] 
    %transposed_37 = linalg.transpose ins(%arg6 : tensor<48x48xf16>) outs(%24 : tensor<48x48xf16>) permutation = [1, 0] 
    %collapsed_38 = tensor.collapse_shape %transposed_36 [[0, 1], [2, 3]] : tensor<2x7x3x16xf16> into tensor<14x48xf16>
    %85 = linalg.matmul ins(%collapsed_38, %transposed_37 : tensor<14x48xf16>, tensor<48x48xf16>) outs(%26 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %86 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%85 : tensor<14x48xf32>) outs(%28 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %136 = arith.truncf %in : f32 to f16
      linalg.yield %136 : f16
    } -> tensor<14x48xf16>
    %expanded_39 = tensor.expand_shape %86 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf16> into tensor<2x7x48xf16>
    %87 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_39 : tensor<2x7x48xf16>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %136 = arith.extf %in : f16 to f32
      linalg.yield %136 : f32
    } -> tensor<2x7x48xf32>
    %88 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %136 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %136 : f32
    } -> tensor<2x7x48xf32>
    %89 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%88 : tensor<2x7x48xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %136 = arith.addf %in, %out : f32
      linalg.yield %136 : f32
    } -> tensor<2x7x1xf32>
    %90 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %136 = arith.divf %in, %cst_8 : f32
      linalg.yield %136 : f32
    } -> tensor<2x7x1xf32>
    %91 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %136 = arith.truncf %cst_7 : f64 to f32
      %137 = arith.addf %in, %136 : f32
      linalg.yield %137 : f32
    } -> tensor<2x7x1xf32>
    %92 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %136 = math.rsqrt %in : f32
      linalg.yield %136 : f32
    } -> tensor<2x7x1xf32>
    %93 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %92 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_48: f32, %out: f32):
      %136 = arith.mulf %in, %in_48 : f32
      linalg.yield %136 : f32
    } -> tensor<2x7x48xf32>
    %94 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg11 : tensor<48xf16>) outs(%18 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %136 = arith.extf %in : f16 to f32
      linalg.yield %136 : f32
    } -> tensor<48xf32>
    %95 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%94 : tensor<48xf32>) outs(%18 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %136 = arith.addf %in, %cst_9 : f32
      linalg.yield %136 : f32
    } -> tensor<48xf32>
    %96 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %95 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_48: f32, %out: f32):
      %136 = arith.mulf %in, %in_48 : f32
      linalg.yield %136 : f32
    } -> tensor<2x7x48xf32>
    %97 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<2x7x48xf32>) outs(%22 : tensor<2x7x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %136 = arith.truncf %in : f32 to f16
      linalg.yield %136 : f16
    } -> tensor<2x7x48xf16>
    %98 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %97 : tensor<2x7x48xf16>, tensor<2x7x48xf16>) outs(%22 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_48: f16, %out: f16):
      %136 = arith.addf %in, %in_48 : f16
      linalg.yield %136 : f16
    } -> tensor<2x7x48xf16>
    %99 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<2x7x48xf16>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %136 = arith.extf %in : f16 to f32
      linalg.yield %136 : f32
    } -> tensor<2x7x48xf32>
    %100 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %136 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %136 : f32
    } -> tensor<2x7x48xf32>
    %101 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%100 : tensor<2x7x48xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %136 = arith.addf %in, %out : f32
      linalg.yield %136 : f32
    } -> tensor<2x7x1xf32>
    %102 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %136 = arith.divf %in, %cst_8 : f32
      linalg.yield %136 : f32
    } -> tensor<2x7x1xf32>
    %103 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %136 = arith.truncf %cst_7 : f64 to f32
      %137 = arith.addf %in, %136 : f32
      linalg.yield %137 : f32
    } -> tensor<2x7x1xf32>
    %104 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %136 = math.rsqrt %in : f32
      linalg.yield %136 : f32
    } -> tensor<2x7x1xf32>
    %105 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99, %104 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_48: f32, %out: f32):
      %136 = arith.mulf %in, %in_48 : f32
      linalg.yield %136 : f32
    } -> tensor<2x7x48xf32>
    %106 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg12 : tensor<48xf16>) outs(%18 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %136 = arith.extf %in : f16 to f32
      linalg.yield %136 : f32
    } -> tensor<48xf32>
    %107 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%106 : tensor<48xf32>) outs(%18 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %136 = arith.addf %in, %cst_9 : f32
      linalg.yield %136 : f32
    } -> tensor<48xf32>
    %108 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %107 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_48: f32, %out: f32):
      %136 = arith.mulf %in, %in_48 : f32
      linalg.yield %136 : f32
    } -> tensor<2x7x48xf32>
    %109 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<2x7x48xf32>) outs(%22 : tensor<2x7x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %136 = arith.truncf %in : f32 to f16
      linalg.yield %136 : f16
    } -> tensor<2x7x48xf16>
    %110 = tensor.empty() : tensor<48x80xf16>
    %transposed_40 = linalg.transpose ins(%arg7 : tensor<80x48xf16>) outs(%110 : tensor<48x80xf16>) permutation = [1, 0] 
    %collapsed_41 = tensor.collapse_shape %109 [[0, 1], [2]] : tensor<2x7x48xf16> into tensor<14x48xf16>
    %111 = tensor.empty() : tensor<14x80xf32>
    %112 = linalg.fill ins(%cst : f32) outs(%111 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %113 = linalg.matmul ins(%collapsed_41, %transposed_40 : tensor<14x48xf16>, tensor<48x80xf16>) outs(%112 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %114 = tensor.empty() : tensor<14x80xf16>
    %115 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%113 : tensor<14x80xf32>) outs(%114 : tensor<14x80xf16>) {
    ^bb0(%in: f32, %out: f16):
      %136 = arith.truncf %in : f32 to f16
      linalg.yield %136 : f16
    } -> tensor<14x80xf16>
    %expanded_42 = tensor.expand_shape %115 [[0, 1], [2]] output_shape [2, 7, 80] : tensor<14x80xf16> into tensor<2x7x80xf16>
    %116 = tensor.empty() : tensor<2x7x80xf16>
    %117 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_42 : tensor<2x7x80xf16>) outs(%116 : tensor<2x7x80xf16>) {
    ^bb0(%in: f16, %out: f16):
      %136 = math.fpowi %in, %c3_i64 : f16, i64
      %137 = arith.mulf %136, %cst_1 : f16
      %138 = arith.addf %in, %137 : f16
      %139 = arith.mulf %138, %cst_2 : f16
      %140 = math.tanh %139 : f16
      %141 = arith.addf %140, %cst_3 : f16
      %142 = arith.mulf %141, %cst_4 : f16
      %143 = arith.mulf %in, %142 : f16
      linalg.yield %143 : f16
    } -> tensor<2x7x80xf16>
    %transposed_43 = linalg.transpose ins(%arg8 : tensor<80x48xf16>) outs(%110 : tensor<48x80xf16>) permutation = [1, 0] 
    %118 = linalg.matmul ins(%collapsed_41, %transposed_43 : tensor<14x48xf16>, tensor<48x80xf16>) outs(%112 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %119 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%118 : tensor<14x80xf32>) outs(%114 : tensor<14x80xf16>) {
    ^bb0(%in: f32, %out: f16):
      %136 = arith.truncf %in : f32 to f16
      linalg.yield %136 : f16
    } -> tensor<14x80xf16>
    %expanded_44 = tensor.expand_shape %119 [[0, 1], [2]] output_shape [2, 7, 80] : tensor<14x80xf16> into tensor<2x7x80xf16>
    %120 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117, %expanded_44 : tensor<2x7x80xf16>, tensor<2x7x80xf16>) outs(%116 : tensor<2x7x80xf16>) {
    ^bb0(%in: f16, %in_48: f16, %out: f16):
      %136 = arith.mulf %in, %in_48 : f16
      linalg.yield %136 : f16
    } -> tensor<2x7x80xf16>
    %121 = tensor.empty() : tensor<80x48xf16>
    %transposed_45 = linalg.transpose ins(%arg9 : tensor<48x80xf16>) outs(%121 : tensor<80x48xf16>) permutation = [1, 0] 
    %collapsed_46 = tensor.collapse_shape %120 [[0, 1], [2]] : tensor<2x7x80xf16> into tensor<14x80xf16>
    %122 = linalg.matmul ins(%collapsed_46, %transposed_45 : tensor<14x80xf16>, tensor<80x48xf16>) outs(%26 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %123 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%122 : tensor<14x48xf32>) outs(%28 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %136 = arith.truncf %in : f32 to f16
      linalg.yield %136 : f16
    } -> tensor<14x48xf16>
    %expanded_47 = tensor.expand_shape %123 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf16> into tensor<2x7x48xf16>
    %124 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_47 : tensor<2x7x48xf16>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %136 = arith.extf %in : f16 to f32
      linalg.yield %136 : f32
    } -> tensor<2x7x48xf32>
    %125 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %136 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %136 : f32
    } -> tensor<2x7x48xf32>
    %126 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%125 : tensor<2x7x48xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %136 = arith.addf %in, %out : f32
      linalg.yield %136 : f32
    } -> tensor<2x7x1xf32>
    %127 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %136 = arith.divf %in, %cst_8 : f32
      linalg.yield %136 : f32
    } -> tensor<2x7x1xf32>
    %128 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %136 = arith.truncf %cst_7 : f64 to f32
      %137 = arith.addf %in, %136 : f32
      linalg.yield %137 : f32
    } -> tensor<2x7x1xf32>
    %129 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %136 = math.rsqrt %in : f32
      linalg.yield %136 : f32
    } -> tensor<2x7x1xf32>
    %130 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124, %129 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_48: f32, %out: f32):
      %136 = arith.mulf %in, %in_48 : f32
      linalg.yield %136 : f32
    } -> tensor<2x7x48xf32>
    %131 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg13 : tensor<48xf16>) outs(%18 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %136 = arith.extf %in : f16 to f32
      linalg.yield %136 : f32
    } -> tensor<48xf32>
    %132 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%131 : tensor<48xf32>) outs(%18 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %136 = arith.addf %in, %cst_9 : f32
      linalg.yield %136 : f32
    } -> tensor<48xf32>
    %133 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %132 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_48: f32, %out: f32):
      %136 = arith.mulf %in, %in_48 : f32
      linalg.yield %136 : f32
    } -> tensor<2x7x48xf32>
    %134 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133 : tensor<2x7x48xf32>) outs(%22 : tensor<2x7x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %136 = arith.truncf %in : f32 to f16
      linalg.yield %136 : f16
    } -> tensor<2x7x48xf16>
    %135 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %134 : tensor<2x7x48xf16>, tensor<2x7x48xf16>) outs(%22 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_48: f16, %out: f16):
      %136 = arith.addf %in, %in_48 : f16
      linalg.yield %136 : f16
    } -> tensor<2x7x48xf16>
    return %135 : tensor<2x7x48xf16>
  }
}
