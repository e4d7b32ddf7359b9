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
#map10 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map11 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x7x48xbf16>, %arg1: tensor<1x7x16xbf16>, %arg2: tensor<1x7x16xbf16>, %arg3: tensor<48x48xbf16>, %arg4: tensor<48xbf16>, %arg5: tensor<16x48xbf16>, %arg6: tensor<16xbf16>, %arg7: tensor<16x48xbf16>, %arg8: tensor<16xbf16>, %arg9: tensor<48x48xbf16>, %arg10: tensor<80x48xbf16>, %arg11: tensor<80x48xbf16>, %arg12: tensor<48x80xbf16>, %arg13: tensor<48xbf16>, %arg14: tensor<48xbf16>) -> tensor<2x7x48xbf16> {
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<bf16>
    %cst_3 = arith.constant dense<-9.984000e+03> : tensor<1x1x7x7xbf16>
    %cst_4 = arith.constant 9.9999999999999995E-7 : f64
    %cst_5 = arith.constant 4.800000e+01 : f32
    %cst_6 = arith.constant 2.500000e-01 : bf16
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %120 = linalg.index 0 : index
      %121 = arith.index_cast %120 : index to i64
      linalg.yield %121 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_7 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_7 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_36: i64, %out: i64):
      %120 = arith.subi %in, %in_36 : i64
      linalg.yield %120 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %120 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %120 : i1
    } -> tensor<7x7xi1>
    %6 = tensor.empty() : tensor<1x1x7x7xbf16>
    %7 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_3, %cst_2 : tensor<7x7xi1>, tensor<1x1x7x7xbf16>, tensor<bf16>) outs(%6 : tensor<1x1x7x7xbf16>) {
    ^bb0(%in: i1, %in_36: bf16, %in_37: bf16, %out: bf16):
      %120 = arith.select %in, %in_36, %in_37 : bf16
      linalg.yield %120 : bf16
    } -> tensor<1x1x7x7xbf16>
    %8 = tensor.empty() : tensor<2x7x48xf32>
    %9 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xbf16>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %120 = arith.extf %in : bf16 to f32
      linalg.yield %120 : f32
    } -> tensor<2x7x48xf32>
    %10 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %120 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %120 : f32
    } -> tensor<2x7x48xf32>
    %11 = tensor.empty() : tensor<2x7x1xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %13 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%10 : tensor<2x7x48xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %120 = arith.addf %in, %out : f32
      linalg.yield %120 : f32
    } -> tensor<2x7x1xf32>
    %14 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %120 = arith.divf %in, %cst_5 : f32
      linalg.yield %120 : f32
    } -> tensor<2x7x1xf32>
    %15 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %120 = arith.truncf %cst_4 : f64 to f32
      %121 = arith.addf %in, %120 : f32
      linalg.yield %121 : f32
    } -> tensor<2x7x1xf32>
    %16 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %120 = math.rsqrt %in : f32
      linalg.yield %120 : f32
    } -> tensor<2x7x1xf32>
    %17 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %16 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %120 = arith.mulf %in, %in_36 : f32
      linalg.yield %120 : f32
    } -> tensor<2x7x48xf32>
    %18 = tensor.empty() : tensor<2x7x48xbf16>
    %19 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x7x48xf32>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %120 = arith.truncf %in : f32 to bf16
      linalg.yield %120 : bf16
    } -> tensor<2x7x48xbf16>
    %20 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg13, %19 : tensor<48xbf16>, tensor<2x7x48xbf16>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_36: bf16, %out: bf16):
      %120 = arith.mulf %in, %in_36 : bf16
      linalg.yield %120 : bf16
    } -> tensor<2x7x48xbf16>
    %21 = tensor.empty() : tensor<48x48xbf16>
    %transposed = linalg.transpose ins(%arg3 : tensor<48x48xbf16>) outs(%21 : tensor<48x48xbf16>) permutation = [1, 0] 
    %22 = tensor.empty() : tensor<2x48x48xbf16>
    %23 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<48x48xbf16>) outs(%22 : tensor<2x48x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x48xbf16>
    %24 = linalg.fill ins(%cst : f32) outs(%8 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %25 = linalg.batch_matmul ins(%20, %23 : tensor<2x7x48xbf16>, tensor<2x48x48xbf16>) outs(%24 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %26 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<2x7x48xf32>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %120 = arith.truncf %in : f32 to bf16
      linalg.yield %120 : bf16
    } -> tensor<2x7x48xbf16>
    %27 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %arg4 : tensor<2x7x48xbf16>, tensor<48xbf16>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_36: bf16, %out: bf16):
      %120 = arith.addf %in, %in_36 : bf16
      linalg.yield %120 : bf16
    } -> tensor<2x7x48xbf16>
    %expanded_8 = tensor.expand_shape %27 [[0], [1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<2x7x48xbf16> into tensor<2x7x3x16xbf16>
    %28 = tensor.empty() : tensor<2x3x7x16xbf16>
    %transposed_9 = linalg.transpose ins(%expanded_8 : tensor<2x7x3x16xbf16>) outs(%28 : tensor<2x3x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %29 = tensor.empty() : tensor<48x16xbf16>
    %transposed_10 = linalg.transpose ins(%arg5 : tensor<16x48xbf16>) outs(%29 : tensor<48x16xbf16>) permutation = [1, 0] 
    %30 = tensor.empty() : tensor<2x48x16xbf16>
    %31 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_10 : tensor<48x16xbf16>) outs(%30 : tensor<2x48x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x16xbf16>
    %32 = tensor.empty() : tensor<2x7x16xf32>
    %33 = linalg.fill ins(%cst : f32) outs(%32 : tensor<2x7x16xf32>) -> tensor<2x7x16xf32>
    %34 = linalg.batch_matmul ins(%20, %31 : tensor<2x7x48xbf16>, tensor<2x48x16xbf16>) outs(%33 : tensor<2x7x16xf32>) -> tensor<2x7x16xf32>
    %35 = tensor.empty() : tensor<2x7x16xbf16>
    %36 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34 : tensor<2x7x16xf32>) outs(%35 : tensor<2x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %120 = arith.truncf %in : f32 to bf16
      linalg.yield %120 : bf16
    } -> tensor<2x7x16xbf16>
    %37 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36, %arg6 : tensor<2x7x16xbf16>, tensor<16xbf16>) outs(%35 : tensor<2x7x16xbf16>) {
    ^bb0(%in: bf16, %in_36: bf16, %out: bf16):
      %120 = arith.addf %in, %in_36 : bf16
      linalg.yield %120 : bf16
    } -> tensor<2x7x16xbf16>
    %expanded_11 = tensor.expand_shape %37 [[0], [1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<2x7x16xbf16> into tensor<2x7x1x16xbf16>
    %38 = tensor.empty() : tensor<2x1x7x16xbf16>
    %transposed_12 = linalg.transpose ins(%expanded_11 : tensor<2x7x1x16xbf16>) outs(%38 : tensor<2x1x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %transposed_13 = linalg.transpose ins(%arg7 : tensor<16x48xbf16>) outs(%29 : tensor<48x16xbf16>) permutation = [1, 0] 
    %39 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_13 : tensor<48x16xbf16>) outs(%30 : tensor<2x48x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x16xbf16>
    %40 = linalg.batch_matmul ins(%20, %39 : tensor<2x7x48xbf16>, tensor<2x48x16xbf16>) outs(%33 : tensor<2x7x16xf32>) -> tensor<2x7x16xf32>
    %41 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40 : tensor<2x7x16xf32>) outs(%35 : tensor<2x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %120 = arith.truncf %in : f32 to bf16
      linalg.yield %120 : bf16
    } -> tensor<2x7x16xbf16>
    %42 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41, %arg8 : tensor<2x7x16xbf16>, tensor<16xbf16>) outs(%35 : tensor<2x7x16xbf16>) {
    ^bb0(%in: bf16, %in_36: bf16, %out: bf16):
      %120 = arith.addf %in, %in_36 : bf16
      linalg.yield %120 : bf16
    } -> tensor<2x7x16xbf16>
    %expanded_14 = tensor.expand_shape %42 [[0], [1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<2x7x16xbf16> into tensor<2x7x1x16xbf16>
    %transposed_15 = linalg.transpose ins(%expanded_14 : tensor<2x7x1x16xbf16>) outs(%38 : tensor<2x1x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %expanded_16 = tensor.expand_shape %arg1 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xbf16> into tensor<1x1x7x16xbf16>
    %expanded_17 = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xbf16> into tensor<1x1x7x16xbf16>
    %43 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_9, %expanded_16 : tensor<2x3x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%28 : tensor<2x3x7x16xbf16>) {
    ^bb0(%in: bf16, %in_36: bf16, %out: bf16):
      %120 = arith.mulf %in, %in_36 : bf16
      linalg.yield %120 : bf16
    } -> tensor<2x3x7x16xbf16>
    %extracted_slice = tensor.extract_slice %transposed_9[0, 0, 0, 0] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xbf16> to tensor<2x3x7x8xbf16>
    %extracted_slice_18 = tensor.extract_slice %transposed_9[0, 0, 0, 8] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xbf16> to tensor<2x3x7x8xbf16>
    %44 = tensor.empty() : tensor<2x3x7x8xbf16>
    %45 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_18 : tensor<2x3x7x8xbf16>) outs(%44 : tensor<2x3x7x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %120 = arith.negf %in : bf16
      linalg.yield %120 : bf16
    } -> tensor<2x3x7x8xbf16>
    %concat = tensor.concat dim(3) %45, %extracted_slice : (tensor<2x3x7x8xbf16>, tensor<2x3x7x8xbf16>) -> tensor<2x3x7x16xbf16>
    %46 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat, %expanded_17 : tensor<2x3x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%28 : tensor<2x3x7x16xbf16>) {
    ^bb0(%in: bf16, %in_36: bf16, %out: bf16):
      %120 = arith.mulf %in, %in_36 : bf16
      linalg.yield %120 : bf16
    } -> tensor<2x3x7x16xbf16>
    %47 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43, %46 : tensor<2x3x7x16xbf16>, tensor<2x3x7x16xbf16>) outs(%28 : tensor<2x3x7x16xbf16>) {
    ^bb0(%in: bf16, %in_36: bf16, %out: bf16):
      %120 = arith.addf %in, %in_36 : bf16
      linalg.yield %120 : bf16
    } -> tensor<2x3x7x16xbf16>
    %48 = linalg.generic {indexing_maps = [#map5, #map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_12, %expanded_16 : tensor<2x1x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%38 : tensor<2x1x7x16xbf16>) {
    ^bb0(%in: bf16, %in_36: bf16, %out: bf16):
      %120 = arith.mulf %in, %in_36 : bf16
      linalg.yield %120 : bf16
    } -> tensor<2x1x7x16xbf16>
    %extracted_slice_19 = tensor.extract_slice %transposed_12[0, 0, 0, 0] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xbf16> to tensor<2x1x7x8xbf16>
    %extracted_slice_20 = tensor.extract_slice %transposed_12[0, 0, 0, 8] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xbf16> to tensor<2x1x7x8xbf16>
    %49 = tensor.empty() : tensor<2x1x7x8xbf16>
    %50 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_20 : tensor<2x1x7x8xbf16>) outs(%49 : tensor<2x1x7x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %120 = arith.negf %in : bf16
      linalg.yield %120 : bf16
    } -> tensor<2x1x7x8xbf16>
    %concat_21 = tensor.concat dim(3) %50, %extracted_slice_19 : (tensor<2x1x7x8xbf16>, tensor<2x1x7x8xbf16>) -> tensor<2x1x7x16xbf16>
    %51 = linalg.generic {indexing_maps = [#map5, #map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_21, %expanded_17 : tensor<2x1x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%38 : tensor<2x1x7x16xbf16>) {
    ^bb0(%in: bf16, %in_36: bf16, %out: bf16):
      %120 = arith.mulf %in, %in_36 : bf16
      linalg.yield %120 : bf16
    } -> tensor<2x1x7x16xbf16>
    %52 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %51 : tensor<2x1x7x16xbf16>, tensor<2x1x7x16xbf16>) outs(%38 : tensor<2x1x7x16xbf16>) {
    ^bb0(%in: bf16, %in_36: bf16, %out: bf16):
      %120 = arith.addf %in, %in_36 : bf16
      linalg.yield %120 : bf16
    } -> tensor<2x1x7x16xbf16>
    %53 = tensor.empty() : tensor<2x1x3x7x16xbf16>
    %54 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<2x1x7x16xbf16>) outs(%53 : tensor<2x1x3x7x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x1x3x7x16xbf16>
    %collapsed = tensor.collapse_shape %54 [[0], [1, 2], [3], [4]] : tensor<2x1x3x7x16xbf16> into tensor<2x3x7x16xbf16>
    %55 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_15 : tensor<2x1x7x16xbf16>) outs(%53 : tensor<2x1x3x7x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x1x3x7x16xbf16>
    %56 = tensor.empty() : tensor<2x3x16x7xbf16>
    %transposed_22 = linalg.transpose ins(%collapsed : tensor<2x3x7x16xbf16>) outs(%56 : tensor<2x3x16x7xbf16>) permutation = [0, 1, 3, 2] 
    %collapsed_23 = tensor.collapse_shape %47 [[0, 1], [2], [3]] : tensor<2x3x7x16xbf16> into tensor<6x7x16xbf16>
    %collapsed_24 = tensor.collapse_shape %transposed_22 [[0, 1], [2], [3]] : tensor<2x3x16x7xbf16> into tensor<6x16x7xbf16>
    %57 = tensor.empty() : tensor<6x7x7xf32>
    %58 = linalg.fill ins(%cst : f32) outs(%57 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %59 = linalg.batch_matmul ins(%collapsed_23, %collapsed_24 : tensor<6x7x16xbf16>, tensor<6x16x7xbf16>) outs(%58 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %60 = tensor.empty() : tensor<6x7x7xbf16>
    %61 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59 : tensor<6x7x7xf32>) outs(%60 : tensor<6x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %120 = arith.truncf %in : f32 to bf16
      linalg.yield %120 : bf16
    } -> tensor<6x7x7xbf16>
    %expanded_25 = tensor.expand_shape %61 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xbf16> into tensor<2x3x7x7xbf16>
    %62 = tensor.empty() : tensor<2x3x7x7xbf16>
    %63 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_25 : tensor<2x3x7x7xbf16>) outs(%62 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %120 = arith.mulf %in, %cst_6 : bf16
      linalg.yield %120 : bf16
    } -> tensor<2x3x7x7xbf16>
    %64 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %7 : tensor<2x3x7x7xbf16>, tensor<1x1x7x7xbf16>) outs(%62 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: bf16, %in_36: bf16, %out: bf16):
      %120 = arith.addf %in, %in_36 : bf16
      linalg.yield %120 : bf16
    } -> tensor<2x3x7x7xbf16>
    %65 = tensor.empty() : tensor<2x3x7x7xf32>
    %66 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64 : tensor<2x3x7x7xbf16>) outs(%65 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %120 = arith.extf %in : bf16 to f32
      linalg.yield %120 : f32
    } -> tensor<2x3x7x7xf32>
    %67 = tensor.empty() : tensor<2x3x7xi64>
    %68 = linalg.fill ins(%c0_i64 : i64) outs(%67 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %69 = tensor.empty() : tensor<2x3x7xf32>
    %70 = linalg.fill ins(%cst_0 : f32) outs(%69 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %71:2 = linalg.generic {indexing_maps = [#map5, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%66 : tensor<2x3x7x7xf32>) outs(%70, %68 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_36: i64):
      %120 = linalg.index 3 : index
      %121 = arith.index_cast %120 : index to i64
      %122 = arith.maximumf %in, %out : f32
      %123 = arith.cmpf ogt, %in, %out : f32
      %124 = arith.select %123, %121, %out_36 : i64
      linalg.yield %122, %124 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_26 = tensor.expand_shape %71#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %72 = linalg.generic {indexing_maps = [#map5, #map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66, %expanded_26 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%65 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %120 = arith.subf %in, %in_36 : f32
      linalg.yield %120 : f32
    } -> tensor<2x3x7x7xf32>
    %73 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72 : tensor<2x3x7x7xf32>) outs(%65 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %120 = math.exp %in : f32
      linalg.yield %120 : f32
    } -> tensor<2x3x7x7xf32>
    %74 = tensor.empty() : tensor<2x3x7x1xf32>
    %75 = linalg.fill ins(%cst : f32) outs(%74 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %76 = linalg.generic {indexing_maps = [#map5, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%73 : tensor<2x3x7x7xf32>) outs(%75 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %120 = arith.addf %in, %out : f32
      linalg.yield %120 : f32
    } -> tensor<2x3x7x1xf32>
    %77 = linalg.generic {indexing_maps = [#map5, #map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73, %76 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%65 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %120 = arith.divf %in, %in_36 : f32
      linalg.yield %120 : f32
    } -> tensor<2x3x7x7xf32>
    %78 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77 : tensor<2x3x7x7xf32>) outs(%62 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %120 = arith.truncf %in : f32 to bf16
      linalg.yield %120 : bf16
    } -> tensor<2x3x7x7xbf16>
    %collapsed_27 = tensor.collapse_shape %78 [[0, 1], [2], [3]] : tensor<2x3x7x7xbf16> into tensor<6x7x7xbf16>
    %collapsed_28 = tensor.collapse_shape %55 [[0, 1, 2], [3], [4]] : tensor<2x1x3x7x16xbf16> into tensor<6x7x16xbf16>
    %79 = tensor.empty() : tensor<6x7x16xf32>
    %80 = linalg.fill ins(%cst : f32) outs(%79 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %81 = linalg.batch_matmul ins(%collapsed_27, %collapsed_28 : tensor<6x7x7xbf16>, tensor<6x7x16xbf16>) outs(%80 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %82 = tensor.empty() : tensor<6x7x16xbf16>
    %83 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<6x7x16xf32>) outs(%82 : tensor<6x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %120 = arith.truncf %in : f32 to bf16
      linalg.yield %120 : bf16
    } -> tensor<6x7x16xbf16>
    %expanded_29 = tensor.expand_shape %83 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xbf16> into tensor<2x3x7x16xbf16>
    %84 = tensor.empty() : tensor<2x7x3x16xbf16>
    %transposed_30 = linalg.transpose ins(%expanded_29 : tensor<2x3x7x16xbf16>) outs(%84 : tensor<2x7x3x16xbf16>) permutation = [0, 2, 1, 3] 
    %collapsed_31 = tensor.collapse_shape %transposed_30 [[0], [1], [2, 3]] : tensor<2x7x3x16xbf16> into tensor<2x7x48xbf16>
    %transposed_32 = linalg.transpose ins(%arg9 : tensor<48x48xbf16>) outs(%21 : tensor<48x48xbf16>) permutation = [1, 0] 
    %85 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_32 : tensor<48x48xbf16>) outs(%22 : tensor<2x48x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x48xbf16>
    %86 = linalg.batch_matmul ins(%collapsed_31, %85 : tensor<2x7x48xbf16>, tensor<2x48x48xbf16>) outs(%24 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %87 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<2x7x48xf32>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %120 = arith.truncf %in : f32 to bf16
      linalg.yield %120 : bf16
    } -> tensor<2x7x48xbf16>
    %88 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %87 : tensor<2x7x48xbf16>, tensor<2x7x48xbf16>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_36: bf16, %out: bf16):
      %120 = arith.addf %in, %in_36 : bf16
      linalg.yield %120 : bf16
    } -> tensor<2x7x48xbf16>
    %89 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<2x7x48xbf16>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %120 = arith.extf %in : bf16 to f32
      linalg.yield %120 : f32
    } -> tensor<2x7x48xf32>
    %90 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %120 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %120 : f32
    } -> tensor<2x7x48xf32>
    %91 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%90 : tensor<2x7x48xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %120 = arith.addf %in, %out : f32
      linalg.yield %120 : f32
    } -> tensor<2x7x1xf32>
    %92 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %120 = arith.divf %in, %cst_5 : f32
      linalg.yield %120 : f32
    } -> tensor<2x7x1xf32>
    %93 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %120 = arith.truncf %cst_4 : f64 to f32
      %121 = arith.addf %in, %120 : f32
      linalg.yield %121 : f32
    } -> tensor<2x7x1xf32>
    %94 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %120 = math.rsqrt %in : f32
      linalg.yield %120 : f32
    } -> tensor<2x7x1xf32>
    %95 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %94 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %120 = arith.mulf %in, %in_36 : f32
      linalg.yield %120 : f32
    } -> tensor<2x7x48xf32>
    %96 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<2x7x48xf32>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %120 = arith.truncf %in : f32 to bf16
      linalg.yield %120 : bf16
    } -> tensor<2x7x48xbf16>
    %97 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg14, %96 : tensor<48xbf16>, tensor<2x7x48xbf16>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_36: bf16, %out: bf16):
      %120 = arith.mulf %in, %in_36 : bf16
      linalg.yield %120 : bf16
    } -> tensor<2x7x48xbf16>
    %98 = tensor.empty() : tensor<48x80xbf16>
    %transposed_33 = linalg.transpose ins(%arg10 : tensor<80x48xbf16>) outs(%98 : tensor<48x80xbf16>) permutation = [1, 0] 
    %99 = tensor.empty() : tensor<2x48x80xbf16>
    %100 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_33 : tensor<48x80xbf16>) outs(%99 : tensor<2x48x80xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x80xbf16>
    %101 = tensor.empty() : tensor<2x7x80xf32>
    %102 = linalg.fill ins(%cst : f32) outs(%101 : tensor<2x7x80xf32>) -> tensor<2x7x80xf32>
    %103 = linalg.batch_matmul ins(%97, %100 : tensor<2x7x48xbf16>, tensor<2x48x80xbf16>) outs(%102 : tensor<2x7x80xf32>) -> tensor<2x7x80xf32>
    %104 = tensor.empty() : tensor<2x7x80xbf16>
    %105 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<2x7x80xf32>) outs(%104 : tensor<2x7x80xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %120 = arith.truncf %in : f32 to bf16
      linalg.yield %120 : bf16
    } -> tensor<2x7x80xbf16>
    %106 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<2x7x80xbf16>) outs(%101 : tensor<2x7x80xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %120 = arith.extf %in : bf16 to f32
      linalg.yield %120 : f32
    } -> tensor<2x7x80xf32>
    %107 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<2x7x80xf32>) outs(%101 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %120 = arith.negf %in : f32
      %121 = math.exp %120 : f32
      %122 = arith.addf %121, %cst_1 : f32
      %123 = arith.divf %cst_1, %122 : f32
      linalg.yield %123 : f32
    } -> tensor<2x7x80xf32>
    %108 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %107 : tensor<2x7x80xf32>, tensor<2x7x80xf32>) outs(%101 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %120 = arith.mulf %in, %in_36 : f32
      linalg.yield %120 : f32
    } -> tensor<2x7x80xf32>
    %109 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<2x7x80xf32>) outs(%104 : tensor<2x7x80xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %120 = arith.truncf %in : f32 to bf16
      linalg.yield %120 : bf16
    } -> tensor<2x7x80xbf16>
    %transposed_34 = linalg.transpose ins(%arg11 : tensor<80x48xbf16>) outs(%98 : tensor<48x80xbf16>) permutation = [1, 0] 
    %110 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_34 : tensor<48x80xbf16>) outs(%99 : tensor<2x48x80xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x80xbf16>
    %111 = linalg.batch_matmul ins(%97, %110 : tensor<2x7x48xbf16>, tensor<2x48x80xbf16>) outs(%102 : tensor<2x7x80xf32>) -> tensor<2x7x80xf32>
    %112 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111 : tensor<2x7x80xf32>) outs(%104 : tensor<2x7x80xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %120 = arith.truncf %in : f32 to bf16
      linalg.yield %120 : bf16
    } -> tensor<2x7x80xbf16>
    %113 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %112 : tensor<2x7x80xbf16>, tensor<2x7x80xbf16>) outs(%104 : tensor<2x7x80xbf16>) {
    ^bb0(%in: bf16, %in_36: bf16, %out: bf16):
      %120 = arith.mulf %in, %in_36 : bf16
      linalg.yield %120 : bf16
    } -> tensor<2x7x80xbf16>
    %114 = tensor.empty() : tensor<80x48xbf16>
    %transposed_35 = linalg.transpose ins(%arg12 : tensor<48x80xbf16>) outs(%114 : tensor<80x48xbf16>) permutation = [1, 0] 
    %115 = tensor.empty() : tensor<2x80x48xbf16>
    %116 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_35 : tensor<80x48xbf16>) outs(%115 : tensor<2x80x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x80x48xbf16>
    %117 = linalg.batch_matmul ins(%113, %116 : tensor<2x7x80xbf16>, tensor<2x80x48xbf16>) outs(%24 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %118 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<2x7x48xf32>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %120 = arith.truncf %in : f32 to bf16
      linalg.yield %120 : bf16
    } -> tensor<2x7x48xbf16>
    %119 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88, %118 : tensor<2x7x48xbf16>, tensor<2x7x48xbf16>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_36: bf16, %out: bf16):
      %120 = arith.addf %in, %in_36 : bf16
      linalg.yield %120 : bf16
    } -> tensor<2x7x48xbf16>
    return %119 : tensor<2x7x48xbf16>
  }
}
