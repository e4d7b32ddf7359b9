#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> ()>
#map7 = affine_map<(d0, d1) -> (d1)>
#map8 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map12 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x7x48xf16>, %arg1: tensor<1x7x8xf16>, %arg2: tensor<1x7x8xf16>, %arg3: tensor<3xf16>, %arg4: tensor<48x48xf16>, %arg5: tensor<48xf16>, %arg6: tensor<16x48xf16>, %arg7: tensor<16xf16>, %arg8: tensor<16x48xf16>, %arg9: tensor<16xf16>, %arg10: tensor<48x48xf16>, %arg11: tensor<48xf16>) -> tensor<2x7x48xf16> {
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFC00 : f16
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f16>
    %cst_3 = arith.constant dense<-1.000000e+04> : tensor<1x1x7x7xf16>
    %cst_4 = arith.constant 2.500000e-01 : f16
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %96 = linalg.index 0 : index
      %97 = arith.index_cast %96 : index to i64
      linalg.yield %97 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_5 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_5 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_37: i64, %out: i64):
      %96 = arith.subi %in, %in_37 : i64
      linalg.yield %96 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %96 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %96 : i1
    } -> tensor<7x7xi1>
    %6 = tensor.empty() : tensor<1x1x7x7xf16>
    %7 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_3, %cst_2 : tensor<7x7xi1>, tensor<1x1x7x7xf16>, tensor<f16>) outs(%6 : tensor<1x1x7x7xf16>) {
    ^bb0(%in: i1, %in_37: f16, %in_38: f16, %out: f16):
      %96 = arith.select %in, %in_37, %in_38 : f16
      linalg.yield %96 : f16
    } -> tensor<1x1x7x7xf16>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x7x48xf16> into tensor<14x48xf16>
    %8 = tensor.empty() : tensor<48x48xf16>
    %transposed = linalg.transpose ins(%arg4 : tensor<48x48xf16>) outs(%8 : tensor<48x48xf16>) permutation = [1, 0] 
    %9 = tensor.empty() : tensor<48xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg5 : tensor<48xf16>) outs(%9 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %96 = arith.extf %in : f16 to f32
      linalg.yield %96 : f32
    } -> tensor<48xf32>
    %11 = tensor.empty() : tensor<14x48xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<14x48xf16>) outs(%11 : tensor<14x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %96 = arith.extf %in : f16 to f32
      linalg.yield %96 : f32
    } -> tensor<14x48xf32>
    %13 = tensor.empty() : tensor<48x48xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%transposed : tensor<48x48xf16>) outs(%13 : tensor<48x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %96 = arith.extf %in : f16 to f32
      linalg.yield %96 : f32
    } -> tensor<48x48xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%11 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %16 = linalg.matmul ins(%12, %14 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%15 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %17 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%16, %10 : tensor<14x48xf32>, tensor<48xf32>) outs(%11 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %96 = arith.addf %in, %in_37 : f32
      linalg.yield %96 : f32
    } -> tensor<14x48xf32>
    %18 = tensor.empty() : tensor<14x48xf16>
    %19 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<14x48xf32>) outs(%18 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %96 = arith.truncf %in : f32 to f16
      linalg.yield %96 : f16
    } -> tensor<14x48xf16>
    %expanded_6 = tensor.expand_shape %19 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf16> into tensor<2x7x3x16xf16>
    %20 = tensor.empty() : tensor<2x3x7x16xf16>
    %transposed_7 = linalg.transpose ins(%expanded_6 : tensor<2x7x3x16xf16>) outs(%20 : tensor<2x3x7x16xf16>) permutation = [0, 2, 1, 3] 
    %21 = tensor.empty() : tensor<48x16xf16>
    %transposed_8 = linalg.transpose ins(%arg6 : tensor<16x48xf16>) outs(%21 : tensor<48x16xf16>) permutation = [1, 0] 
    %22 = tensor.empty() : tensor<16xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg7 : tensor<16xf16>) outs(%22 : tensor<16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %96 = arith.extf %in : f16 to f32
      linalg.yield %96 : f32
    } -> tensor<16xf32>
    %24 = tensor.empty() : tensor<48x16xf32>
    %25 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%transposed_8 : tensor<48x16xf16>) outs(%24 : tensor<48x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %96 = arith.extf %in : f16 to f32
      linalg.yield %96 : f32
    } -> tensor<48x16xf32>
    %26 = tensor.empty() : tensor<14x16xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%26 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %28 = linalg.matmul ins(%12, %25 : tensor<14x48xf32>, tensor<48x16xf32>) outs(%27 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%28, %23 : tensor<14x16xf32>, tensor<16xf32>) outs(%26 : tensor<14x16xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %96 = arith.addf %in, %in_37 : f32
      linalg.yield %96 : f32
    } -> tensor<14x16xf32>
    %30 = tensor.empty() : tensor<14x16xf16>
    %31 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<14x16xf32>) outs(%30 : tensor<14x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %96 = arith.truncf %in : f32 to f16
      linalg.yield %96 : f16
    } -> tensor<14x16xf16>
    %expanded_9 = tensor.expand_shape %31 [[0, 1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<14x16xf16> into tensor<2x7x1x16xf16>
    %32 = tensor.empty() : tensor<2x1x7x16xf16>
    %transposed_10 = linalg.transpose ins(%expanded_9 : tensor<2x7x1x16xf16>) outs(%32 : tensor<2x1x7x16xf16>) permutation = [0, 2, 1, 3] 
    %transposed_11 = linalg.transpose ins(%arg8 : tensor<16x48xf16>) outs(%21 : tensor<48x16xf16>) permutation = [1, 0] 
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg9 : tensor<16xf16>) outs(%22 : tensor<16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %96 = arith.extf %in : f16 to f32
      linalg.yield %96 : f32
    } -> tensor<16xf32>
    %34 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%transposed_11 : tensor<48x16xf16>) outs(%24 : tensor<48x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %96 = arith.extf %in : f16 to f32
      linalg.yield %96 : f32
    } -> tensor<48x16xf32>
    %35 = linalg.matmul ins(%12, %34 : tensor<14x48xf32>, tensor<48x16xf32>) outs(%27 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %36 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%35, %33 : tensor<14x16xf32>, tensor<16xf32>) outs(%26 : tensor<14x16xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %96 = arith.addf %in, %in_37 : f32
      linalg.yield %96 : f32
    } -> tensor<14x16xf32>
    %37 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<14x16xf32>) outs(%30 : tensor<14x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %96 = arith.truncf %in : f32 to f16
      linalg.yield %96 : f16
    } -> tensor<14x16xf16>
    %expanded_12 = tensor.expand_shape %37 [[0, 1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<14x16xf16> into tensor<2x7x1x16xf16>
    %transposed_13 = linalg.transpose ins(%expanded_12 : tensor<2x7x1x16xf16>) outs(%32 : tensor<2x1x7x16xf16>) permutation = [0, 2, 1, 3] 
    %expanded_14 = tensor.expand_shape %arg1 [[0], [1, 2], [3]] output_shape [1, 1, 7, 8] : tensor<1x7x8xf16> into tensor<1x1x7x8xf16>
    %expanded_15 = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [1, 1, 7, 8] : tensor<1x7x8xf16> into tensor<1x1x7x8xf16>
    %extracted_slice = tensor.extract_slice %transposed_7[0, 0, 0, 0] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xf16> to tensor<2x3x7x8xf16>
    %extracted_slice_16 = tensor.extract_slice %transposed_7[0, 0, 0, 8] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xf16> to tensor<2x3x7x8xf16>
    %38 = tensor.empty() : tensor<2x3x7x8xf16>
    %39 = linalg.generic {indexing_maps = [#map5, #map8, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %expanded_14 : tensor<2x3x7x8xf16>, tensor<1x1x7x8xf16>) outs(%38 : tensor<2x3x7x8xf16>) {
    ^bb0(%in: f16, %in_37: f16, %out: f16):
      %96 = arith.mulf %in, %in_37 : f16
      linalg.yield %96 : f16
    } -> tensor<2x3x7x8xf16>
    %40 = linalg.generic {indexing_maps = [#map5, #map8, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_16, %expanded_15 : tensor<2x3x7x8xf16>, tensor<1x1x7x8xf16>) outs(%38 : tensor<2x3x7x8xf16>) {
    ^bb0(%in: f16, %in_37: f16, %out: f16):
      %96 = arith.mulf %in, %in_37 : f16
      linalg.yield %96 : f16
    } -> tensor<2x3x7x8xf16>
    %41 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %40 : tensor<2x3x7x8xf16>, tensor<2x3x7x8xf16>) outs(%38 : tensor<2x3x7x8xf16>) {
    ^bb0(%in: f16, %in_37: f16, %out: f16):
      %96 = arith.subf %in, %in_37 : f16
      linalg.yield %96 : f16
    } -> tensor<2x3x7x8xf16>
    %42 = linalg.generic {indexing_maps = [#map5, #map8, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_16, %expanded_14 : tensor<2x3x7x8xf16>, tensor<1x1x7x8xf16>) outs(%38 : tensor<2x3x7x8xf16>) {
    ^bb0(%in: f16, %in_37: f16, %out: f16):
      %96 = arith.mulf %in, %in_37 : f16
      linalg.yield %96 : f16
    } -> tensor<2x3x7x8xf16>
    %43 = linalg.generic {indexing_maps = [#map5, #map8, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %expanded_15 : tensor<2x3x7x8xf16>, tensor<1x1x7x8xf16>) outs(%38 : tensor<2x3x7x8xf16>) {
    ^bb0(%in: f16, %in_37: f16, %out: f16):
      %96 = arith.mulf %in, %in_37 : f16
      linalg.yield %96 : f16
    } -> tensor<2x3x7x8xf16>
    %44 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42, %43 : tensor<2x3x7x8xf16>, tensor<2x3x7x8xf16>) outs(%38 : tensor<2x3x7x8xf16>) {
    ^bb0(%in: f16, %in_37: f16, %out: f16):
      %96 = arith.addf %in, %in_37 : f16
      linalg.yield %96 : f16
    } -> tensor<2x3x7x8xf16>
    %concat = tensor.concat dim(3) %41, %44 : (tensor<2x3x7x8xf16>, tensor<2x3x7x8xf16>) -> tensor<2x3x7x16xf16>
    %extracted_slice_17 = tensor.extract_slice %transposed_10[0, 0, 0, 0] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xf16> to tensor<2x1x7x8xf16>
    %extracted_slice_18 = tensor.extract_slice %transposed_10[0, 0, 0, 8] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xf16> to tensor<2x1x7x8xf16>
    %45 = tensor.empty() : tensor<2x1x7x8xf16>
    %46 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_17, %expanded_14 : tensor<2x1x7x8xf16>, tensor<1x1x7x8xf16>) outs(%45 : tensor<2x1x7x8xf16>) {
    ^bb0(%in: f16, %in_37: f16, %out: f16):
      %96 = arith.mulf %in, %in_37 : f16
      linalg.yield %96 : f16
    } -> tensor<2x1x7x8xf16>
    %47 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_18, %expanded_15 : tensor<2x1x7x8xf16>, tensor<1x1x7x8xf16>) outs(%45 : tensor<2x1x7x8xf16>) {
    ^bb0(%in: f16, %in_37: f16, %out: f16):
      %96 = arith.mulf %in, %in_37 : f16
      linalg.yield %96 : f16
    } -> tensor<2x1x7x8xf16>
    %48 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46, %47 : tensor<2x1x7x8xf16>, tensor<2x1x7x8xf16>) outs(%45 : tensor<2x1x7x8xf16>) {
    ^bb0(%in: f16, %in_37: f16, %out: f16):
      %96 = arith.subf %in, %in_37 : f16
      linalg.yield %96 : f16
    } -> tensor<2x1x7x8xf16>
    %49 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_18, %expanded_14 : tensor<2x1x7x8xf16>, tensor<1x1x7x8xf16>) outs(%45 : tensor<2x1x7x8xf16>) {
    ^bb0(%in: f16, %in_37: f16, %out: f16):
      %96 = arith.mulf %in, %in_37 : f16
      linalg.yield %96 : f16
    } -> tensor<2x1x7x8xf16>
    %50 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_17, %expanded_15 : tensor<2x1x7x8xf16>, tensor<1x1x7x8xf16>) outs(%45 : tensor<2x1x7x8xf16>) {
    ^bb0(%in: f16, %in_37: f16, %out: f16):
      %96 = arith.mulf %in, %in_37 : f16
      linalg.yield %96 : f16
    } -> tensor<2x1x7x8xf16>
    %51 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49, %50 : tensor<2x1x7x8xf16>, tensor<2x1x7x8xf16>) outs(%45 : tensor<2x1x7x8xf16>) {
    ^bb0(%in: f16, %in_37: f16, %out: f16):
      %96 = arith.addf %in, %in_37 : f16
      linalg.yield %96 : f16
    } -> tensor<2x1x7x8xf16>
    %concat_19 = tensor.concat dim(3) %48, %51 : (tensor<2x1x7x8xf16>, tensor<2x1x7x8xf16>) -> tensor<2x1x7x16xf16>
    %52 = tensor.empty() : tensor<2x1x3x7x16xf16>
    %53 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%concat_19 : tensor<2x1x7x16xf16>) outs(%52 : tensor<2x1x3x7x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x1x3x7x16xf16>
    %collapsed_20 = tensor.collapse_shape %53 [[0], [1, 2], [3], [4]] : tensor<2x1x3x7x16xf16> into tensor<2x3x7x16xf16>
    %54 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_13 : tensor<2x1x7x16xf16>) outs(%52 : tensor<2x1x3x7x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x1x3x7x16xf16>
    %55 = tensor.empty() : tensor<2x3x16x7xf16>
    %transposed_21 = linalg.transpose ins(%collapsed_20 : tensor<2x3x7x16xf16>) outs(%55 : tensor<2x3x16x7xf16>) permutation = [0, 1, 3, 2] 
    %collapsed_22 = tensor.collapse_shape %concat [[0, 1], [2], [3]] : tensor<2x3x7x16xf16> into tensor<6x7x16xf16>
    %collapsed_23 = tensor.collapse_shape %transposed_21 [[0, 1], [2], [3]] : tensor<2x3x16x7xf16> into tensor<6x16x7xf16>
    %56 = tensor.empty() : tensor<6x7x7xf32>
    %57 = linalg.fill ins(%cst : f32) outs(%56 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %58 = linalg.batch_matmul ins(%collapsed_22, %collapsed_23 : tensor<6x7x16xf16>, tensor<6x16x7xf16>) outs(%57 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %59 = tensor.empty() : tensor<6x7x7xf16>
    %60 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58 : tensor<6x7x7xf32>) outs(%59 : tensor<6x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %96 = arith.truncf %in : f32 to f16
      linalg.yield %96 : f16
    } -> tensor<6x7x7xf16>
    %expanded_24 = tensor.expand_shape %60 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf16> into tensor<2x3x7x7xf16>
    %61 = tensor.empty() : tensor<2x3x7x7xf16>
    %62 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_24 : tensor<2x3x7x7xf16>) outs(%61 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %96 = arith.mulf %in, %cst_4 : f16
      linalg.yield %96 : f16
    } -> tensor<2x3x7x7xf16>
    %63 = linalg.generic {indexing_maps = [#map5, #map8, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %7 : tensor<2x3x7x7xf16>, tensor<1x1x7x7xf16>) outs(%61 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %in_37: f16, %out: f16):
      %96 = arith.addf %in, %in_37 : f16
      linalg.yield %96 : f16
    } -> tensor<2x3x7x7xf16>
    %64 = tensor.empty() : tensor<2x3x7x1xf16>
    %expanded_25 = tensor.expand_shape %arg3 [[0, 1]] output_shape [3, 1] : tensor<3xf16> into tensor<3x1xf16>
    %65 = linalg.generic {indexing_maps = [#map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_25 : tensor<3x1xf16>) outs(%64 : tensor<2x3x7x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x3x7x1xf16>
    %concat_26 = tensor.concat dim(3) %63, %65 : (tensor<2x3x7x7xf16>, tensor<2x3x7x1xf16>) -> tensor<2x3x7x8xf16>
    %66 = tensor.empty() : tensor<2x3x7xi64>
    %67 = linalg.fill ins(%c0_i64 : i64) outs(%66 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %68 = tensor.empty() : tensor<2x3x7xf16>
    %69 = linalg.fill ins(%cst_0 : f16) outs(%68 : tensor<2x3x7xf16>) -> tensor<2x3x7xf16>
    %70:2 = linalg.generic {indexing_maps = [#map5, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%concat_26 : tensor<2x3x7x8xf16>) outs(%69, %67 : tensor<2x3x7xf16>, tensor<2x3x7xi64>) {
    ^bb0(%in: f16, %out: f16, %out_37: i64):
      %96 = linalg.index 3 : index
      %97 = arith.index_cast %96 : index to i64
      %98 = arith.maximumf %in, %out : f16
      %99 = arith.cmpf ogt, %in, %out : f16
      %100 = arith.select %99, %97, %out_37 : i64
      linalg.yield %98, %100 : f16, i64
    } -> (tensor<2x3x7xf16>, tensor<2x3x7xi64>)
    %expanded_27 = tensor.expand_shape %70#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf16> into tensor<2x3x7x1xf16>
    %71 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_26, %expanded_27 : tensor<2x3x7x8xf16>, tensor<2x3x7x1xf16>) outs(%38 : tensor<2x3x7x8xf16>) {
    ^bb0(%in: f16, %in_37: f16, %out: f16):
      %96 = arith.subf %in, %in_37 : f16
      linalg.yield %96 : f16
    } -> tensor<2x3x7x8xf16>
    %72 = tensor.empty() : tensor<2x3x7x8xf32>
    %73 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71 : tensor<2x3x7x8xf16>) outs(%72 : tensor<2x3x7x8xf32>) {
    ^bb0(%in: f16, %out: f32):
      %96 = arith.extf %in : f16 to f32
      linalg.yield %96 : f32
    } -> tensor<2x3x7x8xf32>
    %74 = tensor.empty() : tensor<2x3x7xf32>
    %75 = linalg.fill ins(%cst_1 : f32) outs(%74 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %76:2 = linalg.generic {indexing_maps = [#map5, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%73 : tensor<2x3x7x8xf32>) outs(%75, %67 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_37: i64):
      %96 = linalg.index 3 : index
      %97 = arith.index_cast %96 : index to i64
      %98 = arith.maximumf %in, %out : f32
      %99 = arith.cmpf ogt, %in, %out : f32
      %100 = arith.select %99, %97, %out_37 : i64
      linalg.yield %98, %100 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_28 = tensor.expand_shape %76#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %77 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73, %expanded_28 : tensor<2x3x7x8xf32>, tensor<2x3x7x1xf32>) outs(%72 : tensor<2x3x7x8xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %96 = arith.subf %in, %in_37 : f32
      linalg.yield %96 : f32
    } -> tensor<2x3x7x8xf32>
    %78 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77 : tensor<2x3x7x8xf32>) outs(%72 : tensor<2x3x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = math.exp %in : f32
      linalg.yield %96 : f32
    } -> tensor<2x3x7x8xf32>
    %79 = tensor.empty() : tensor<2x3x7x1xf32>
    %80 = linalg.fill ins(%cst : f32) outs(%79 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %81 = linalg.generic {indexing_maps = [#map5, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%78 : tensor<2x3x7x8xf32>) outs(%80 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.addf %in, %out : f32
      linalg.yield %96 : f32
    } -> tensor<2x3x7x1xf32>
    %82 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78, %81 : tensor<2x3x7x8xf32>, tensor<2x3x7x1xf32>) outs(%72 : tensor<2x3x7x8xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %96 = arith.divf %in, %in_37 : f32
      linalg.yield %96 : f32
    } -> tensor<2x3x7x8xf32>
    %83 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82 : tensor<2x3x7x8xf32>) outs(%38 : tensor<2x3x7x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %96 = arith.truncf %in : f32 to f16
      linalg.yield %96 : f16
    } -> tensor<2x3x7x8xf16>
    %extracted_slice_29 = tensor.extract_slice %83[0, 0, 0, 0] [2, 3, 7, 7] [1, 1, 1, 1] : tensor<2x3x7x8xf16> to tensor<2x3x7x7xf16>
    %collapsed_30 = tensor.collapse_shape %extracted_slice_29 [[0, 1], [2], [3]] : tensor<2x3x7x7xf16> into tensor<6x7x7xf16>
    %collapsed_31 = tensor.collapse_shape %54 [[0, 1, 2], [3], [4]] : tensor<2x1x3x7x16xf16> into tensor<6x7x16xf16>
    %84 = tensor.empty() : tensor<6x7x16xf32>
    %85 = linalg.fill ins(%cst : f32) outs(%84 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %86 = linalg.batch_matmul ins(%collapsed_30, %collapsed_31 : tensor<6x7x7xf16>, tensor<6x7x16xf16>) outs(%85 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %87 = tensor.empty() : tensor<6x7x16xf16>
    %88 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<6x7x16xf32>) outs(%87 : tensor<6x7x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %96 = arith.truncf %in : f32 to f16
      linalg.yield %96 : f16
    } -> tensor<6x7x16xf16>
    %expanded_32 = tensor.expand_shape %88 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf16> into tensor<2x3x7x16xf16>
    %89 = tensor.empty() : tensor<2x7x3x16xf16>
    %transposed_33 = linalg.transpose ins(%expanded_32 : tensor<2x3x7x16xf16>) outs(%89 : tensor<2x7x3x16xf16>) permutation = [0, 2, 1, 3] 
    %collapsed_34 = tensor.collapse_shape %transposed_33 [[0, 1], [2, 3]] : tensor<2x7x3x16xf16> into tensor<14x48xf16>
    %transposed_35 = linalg.transpose ins(%arg10 : tensor<48x48xf16>) outs(%8 : tensor<48x48xf16>) permutation = [1, 0] 
    %90 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg11 : tensor<48xf16>) outs(%9 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %96 = arith.extf %in : f16 to f32
      linalg.yield %96 : f32
    } -> tensor<48xf32>
    %91 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_34 : tensor<14x48xf16>) outs(%11 : tensor<14x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %96 = arith.extf %in : f16 to f32
      linalg.yield %96 : f32
    } -> tensor<14x48xf32>
    %92 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%transposed_35 : tensor<48x48xf16>) outs(%13 : tensor<48x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %96 = arith.extf %in : f16 to f32
      linalg.yield %96 : f32
    } -> tensor<48x48xf32>
    %93 = linalg.matmul ins(%91, %92 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%15 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %94 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%93, %90 : tensor<14x48xf32>, tensor<48xf32>) outs(%11 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %96 = arith.addf %in, %in_37 : f32
      linalg.yield %96 : f32
    } -> tensor<14x48xf32>
    %95 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%94 : tensor<14x48xf32>) outs(%18 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %96 = arith.truncf %in : f32 to f16
      linalg.yield %96 : f16
    } -> tensor<14x48xf16>
    %expanded_36 = tensor.expand_shape %95 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf16> into tensor<2x7x48xf16>
    return %expanded_36 : tensor<2x7x48xf16>
  }
}
