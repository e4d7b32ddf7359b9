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
#map10 = affine_map<(d0, d1) -> (d1)>
#map11 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x7x48xf32>, %arg1: tensor<1x7x16xf32>, %arg2: tensor<1x7x16xf32>, %arg3: tensor<48x48xf32>, %arg4: tensor<48xf32>, %arg5: tensor<16x48xf32>, %arg6: tensor<16xf32>, %arg7: tensor<16x48xf32>, %arg8: tensor<16xf32>, %arg9: tensor<48x48xf32>, %arg10: tensor<80x48xf32>, %arg11: tensor<80x48xf32>, %arg12: tensor<48x80xf32>, %arg13: tensor<48xf32>, %arg14: tensor<48xf32>) -> tensor<2x7x48xf32> {
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<-1.000000e+04> : tensor<1x1x7x7xf32>
    %cst_4 = arith.constant 9.9999999999999995E-7 : f64
    %cst_5 = arith.constant 4.800000e+01 : f32
    %cst_6 = arith.constant 2.500000e-01 : f32
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %88 = linalg.index 0 : index
      %89 = arith.index_cast %88 : index to i64
      linalg.yield %89 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_7 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_7 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_43: i64, %out: i64):
      %88 = arith.subi %in, %in_43 : i64
      linalg.yield %88 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %88 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %88 : i1
    } -> tensor<7x7xi1>
    %6 = tensor.empty() : tensor<1x1x7x7xf32>
    %7 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_3, %cst_2 : tensor<7x7xi1>, tensor<1x1x7x7xf32>, tensor<f32>) outs(%6 : tensor<1x1x7x7xf32>) {
    ^bb0(%in: i1, %in_43: f32, %in_44: f32, %out: f32):
      %88 = arith.select %in, %in_43, %in_44 : f32
      linalg.yield %88 : f32
    } -> tensor<1x1x7x7xf32>
    %8 = tensor.empty() : tensor<2x7x48xf32>
    %9 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %88 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %88 : f32
    } -> tensor<2x7x48xf32>
    %10 = tensor.empty() : tensor<2x7x1xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %12 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9 : tensor<2x7x48xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %88 = arith.addf %in, %out : f32
      linalg.yield %88 : f32
    } -> tensor<2x7x1xf32>
    %13 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %88 = arith.divf %in, %cst_5 : f32
      linalg.yield %88 : f32
    } -> tensor<2x7x1xf32>
    %14 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %88 = arith.truncf %cst_4 : f64 to f32
      %89 = arith.addf %in, %88 : f32
      linalg.yield %89 : f32
    } -> tensor<2x7x1xf32>
    %15 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %88 = math.rsqrt %in : f32
      linalg.yield %88 : f32
    } -> tensor<2x7x1xf32>
    %16 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %15 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %88 = arith.mulf %in, %in_43 : f32
      linalg.yield %88 : f32
    } -> tensor<2x7x48xf32>
    %17 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg13, %16 : tensor<48xf32>, tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %88 = arith.mulf %in, %in_43 : f32
      linalg.yield %88 : f32
    } -> tensor<2x7x48xf32>
    %collapsed = tensor.collapse_shape %17 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %18 = tensor.empty() : tensor<48x48xf32>
    %transposed = linalg.transpose ins(%arg3 : tensor<48x48xf32>) outs(%18 : tensor<48x48xf32>) permutation = [1, 0] 
    %19 = tensor.empty() : tensor<14x48xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %21 = linalg.matmul ins(%collapsed, %transposed : tensor<14x48xf32>, tensor<48x48xf32>) outs(%20 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%21, %arg4 : tensor<14x48xf32>, tensor<48xf32>) outs(%19 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %88 = arith.addf %in, %in_43 : f32
      linalg.yield %88 : f32
    } -> tensor<14x48xf32>
    %expanded_8 = tensor.expand_shape %22 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf32> into tensor<2x7x3x16xf32>
    %23 = tensor.empty() : tensor<2x3x7x16xf32>
    %transposed_9 = linalg.transpose ins(%expanded_8 : tensor<2x7x3x16xf32>) outs(%23 : tensor<2x3x7x16xf32>) permutation = [0, 2, 1, 3] 
    %24 = tensor.empty() : tensor<48x16xf32>
    %transposed_10 = linalg.transpose ins(%arg5 : tensor<16x48xf32>) outs(%24 : tensor<48x16xf32>) permutation = [1, 0] 
    %25 = tensor.empty() : tensor<14x16xf32>
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %27 = linalg.matmul ins(%collapsed, %transposed_10 : tensor<14x48xf32>, tensor<48x16xf32>) outs(%26 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%27, %arg6 : tensor<14x16xf32>, tensor<16xf32>) outs(%25 : tensor<14x16xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %88 = arith.addf %in, %in_43 : f32
      linalg.yield %88 : f32
    } -> tensor<14x16xf32>
    %expanded_11 = tensor.expand_shape %28 [[0, 1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<14x16xf32> into tensor<2x7x1x16xf32>
    %29 = tensor.empty() : tensor<2x1x7x16xf32>
    %transposed_12 = linalg.transpose ins(%expanded_11 : tensor<2x7x1x16xf32>) outs(%29 : tensor<2x1x7x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_13 = linalg.transpose ins(%arg7 : tensor<16x48xf32>) outs(%24 : tensor<48x16xf32>) permutation = [1, 0] 
    %30 = linalg.matmul ins(%collapsed, %transposed_13 : tensor<14x48xf32>, tensor<48x16xf32>) outs(%26 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %31 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%30, %arg8 : tensor<14x16xf32>, tensor<16xf32>) outs(%25 : tensor<14x16xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %88 = arith.addf %in, %in_43 : f32
      linalg.yield %88 : f32
    } -> tensor<14x16xf32>
    %expanded_14 = tensor.expand_shape %31 [[0, 1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<14x16xf32> into tensor<2x7x1x16xf32>
    %transposed_15 = linalg.transpose ins(%expanded_14 : tensor<2x7x1x16xf32>) outs(%29 : tensor<2x1x7x16xf32>) permutation = [0, 2, 1, 3] 
    %expanded_16 = tensor.expand_shape %arg1 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xf32> into tensor<1x1x7x16xf32>
    %expanded_17 = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xf32> into tensor<1x1x7x16xf32>
    %32 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_9, %expanded_16 : tensor<2x3x7x16xf32>, tensor<1x1x7x16xf32>) outs(%23 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %88 = arith.mulf %in, %in_43 : f32
      linalg.yield %88 : f32
    } -> tensor<2x3x7x16xf32>
    %extracted_slice = tensor.extract_slice %transposed_9[0, 0, 0, 0] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xf32> to tensor<2x3x7x8xf32>
    %extracted_slice_18 = tensor.extract_slice %transposed_9[0, 0, 0, 8] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xf32> to tensor<2x3x7x8xf32>
    %33 = tensor.empty() : tensor<2x3x7x8xf32>
    %34 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_18 : tensor<2x3x7x8xf32>) outs(%33 : tensor<2x3x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %88 = arith.negf %in : f32
      linalg.yield %88 : f32
    } -> tensor<2x3x7x8xf32>
    %concat = tensor.concat dim(3) %34, %extracted_slice : (tensor<2x3x7x8xf32>, tensor<2x3x7x8xf32>) -> tensor<2x3x7x16xf32>
    %35 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat, %expanded_17 : tensor<2x3x7x16xf32>, tensor<1x1x7x16xf32>) outs(%23 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %88 = arith.mulf %in, %in_43 : f32
      linalg.yield %88 : f32
    } -> tensor<2x3x7x16xf32>
    %36 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %35 : tensor<2x3x7x16xf32>, tensor<2x3x7x16xf32>) outs(%23 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %88 = arith.addf %in, %in_43 : f32
      linalg.yield %88 : f32
    } -> tensor<2x3x7x16xf32>
    %37 = linalg.generic {indexing_maps = [#map5, #map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_12, %expanded_16 : tensor<2x1x7x16xf32>, tensor<1x1x7x16xf32>) outs(%29 : tensor<2x1x7x16xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %88 = arith.mulf %in, %in_43 : f32
      linalg.yield %88 : f32
    } -> tensor<2x1x7x16xf32>
    %extracted_slice_19 = tensor.extract_slice %transposed_12[0, 0, 0, 0] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xf32> to tensor<2x1x7x8xf32>
    %extracted_slice_20 = tensor.extract_slice %transposed_12[0, 0, 0, 8] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xf32> to tensor<2x1x7x8xf32>
    %38 = tensor.empty() : tensor<2x1x7x8xf32>
    %39 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_20 : tensor<2x1x7x8xf32>) outs(%38 : tensor<2x1x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %88 = arith.negf %in : f32
      linalg.yield %88 : f32
    } -> tensor<2x1x7x8xf32>
    %concat_21 = tensor.concat dim(3) %39, %extracted_slice_19 : (tensor<2x1x7x8xf32>, tensor<2x1x7x8xf32>) -> tensor<2x1x7x16xf32>
    %40 = linalg.generic {indexing_maps = [#map5, #map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_21, %expanded_17 : tensor<2x1x7x16xf32>, tensor<1x1x7x16xf32>) outs(%29 : tensor<2x1x7x16xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %88 = arith.mulf %in, %in_43 : f32
      linalg.yield %88 : f32
    } -> tensor<2x1x7x16xf32>
    %41 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37, %40 : tensor<2x1x7x16xf32>, tensor<2x1x7x16xf32>) outs(%29 : tensor<2x1x7x16xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %88 = arith.addf %in, %in_43 : f32
      linalg.yield %88 : f32
    } -> tensor<2x1x7x16xf32>
    %42 = tensor.empty() : tensor<2x1x3x7x16xf32>
    %43 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%41 : tensor<2x1x7x16xf32>) outs(%42 : tensor<2x1x3x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x3x7x16xf32>
    %collapsed_22 = tensor.collapse_shape %43 [[0], [1, 2], [3], [4]] : tensor<2x1x3x7x16xf32> into tensor<2x3x7x16xf32>
    %44 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_15 : tensor<2x1x7x16xf32>) outs(%42 : tensor<2x1x3x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x3x7x16xf32>
    %45 = tensor.empty() : tensor<2x3x16x7xf32>
    %transposed_23 = linalg.transpose ins(%collapsed_22 : tensor<2x3x7x16xf32>) outs(%45 : tensor<2x3x16x7xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_24 = tensor.collapse_shape %36 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %collapsed_25 = tensor.collapse_shape %transposed_23 [[0, 1], [2], [3]] : tensor<2x3x16x7xf32> into tensor<6x16x7xf32>
    %46 = tensor.empty() : tensor<6x7x7xf32>
    %47 = linalg.fill ins(%cst : f32) outs(%46 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %48 = linalg.batch_matmul ins(%collapsed_24, %collapsed_25 : tensor<6x7x16xf32>, tensor<6x16x7xf32>) outs(%47 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %expanded_26 = tensor.expand_shape %48 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf32> into tensor<2x3x7x7xf32>
    %49 = tensor.empty() : tensor<2x3x7x7xf32>
    %50 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_26 : tensor<2x3x7x7xf32>) outs(%49 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %88 = arith.mulf %in, %cst_6 : f32
      linalg.yield %88 : f32
    } -> tensor<2x3x7x7xf32>
    %51 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50, %7 : tensor<2x3x7x7xf32>, tensor<1x1x7x7xf32>) outs(%49 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %88 = arith.addf %in, %in_43 : f32
      linalg.yield %88 : f32
    } -> tensor<2x3x7x7xf32>
    %52 = tensor.empty() : tensor<2x3x7xi64>
    %53 = linalg.fill ins(%c0_i64 : i64) outs(%52 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %54 = tensor.empty() : tensor<2x3x7xf32>
    %55 = linalg.fill ins(%cst_0 : f32) outs(%54 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %56:2 = linalg.generic {indexing_maps = [#map5, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%51 : tensor<2x3x7x7xf32>) outs(%55, %53 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_43: i64):
      %88 = linalg.index 3 : index
      %89 = arith.index_cast %88 : index to i64
      %90 = arith.maximumf %in, %out : f32
      %91 = arith.cmpf ogt, %in, %out : f32
      %92 = arith.select %91, %89, %out_43 : i64
      linalg.yield %90, %92 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_27 = tensor.expand_shape %56#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %57 = linalg.generic {indexing_maps = [#map5, #map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %expanded_27 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%49 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %88 = arith.subf %in, %in_43 : f32
      linalg.yield %88 : f32
    } -> tensor<2x3x7x7xf32>
    %58 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57 : tensor<2x3x7x7xf32>) outs(%49 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %88 = math.exp %in : f32
      linalg.yield %88 : f32
    } -> tensor<2x3x7x7xf32>
    %59 = tensor.empty() : tensor<2x3x7x1xf32>
    %60 = linalg.fill ins(%cst : f32) outs(%59 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %61 = linalg.generic {indexing_maps = [#map5, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%58 : tensor<2x3x7x7xf32>) outs(%60 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %88 = arith.addf %in, %out : f32
      linalg.yield %88 : f32
    } -> tensor<2x3x7x1xf32>
    %62 = linalg.generic {indexing_maps = [#map5, #map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %61 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%49 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %88 = arith.divf %in, %in_43 : f32
      linalg.yield %88 : f32
    } -> tensor<2x3x7x7xf32>
    %collapsed_28 = tensor.collapse_shape %62 [[0, 1], [2], [3]] : tensor<2x3x7x7xf32> into tensor<6x7x7xf32>
    %collapsed_29 = tensor.collapse_shape %44 [[0, 1, 2], [3], [4]] : tensor<2x1x3x7x16xf32> into tensor<6x7x16xf32>
    %63 = tensor.empty() : tensor<6x7x16xf32>
    %64 = linalg.fill ins(%cst : f32) outs(%63 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %65 = linalg.batch_matmul ins(%collapsed_28, %collapsed_29 : tensor<6x7x7xf32>, tensor<6x7x16xf32>) outs(%64 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %expanded_30 = tensor.expand_shape %65 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    %66 = tensor.empty() : tensor<2x7x3x16xf32>
    %transposed_31 = linalg.transpose ins(%expanded_30 : tensor<2x3x7x16xf32>) outs(%66 : tensor<2x7x3x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_32 = linalg.transpose ins(%arg9 : tensor<48x48xf32>) outs(%18 : tensor<48x48xf32>) permutation = [1, 0] 
    %collapsed_33 = tensor.collapse_shape %transposed_31 [[0, 1], [2, 3]] : tensor<2x7x3x16xf32> into tensor<14x48xf32>
    %67 = linalg.matmul ins(%collapsed_33, %transposed_32 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%20 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_34 = tensor.expand_shape %67 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %68 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded_34 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %88 = arith.addf %in, %in_43 : f32
      linalg.yield %88 : f32
    } -> tensor<2x7x48xf32>
    %69 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %88 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %88 : f32
    } -> tensor<2x7x48xf32>
    %70 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%69 : tensor<2x7x48xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %88 = arith.addf %in, %out : f32
      linalg.yield %88 : f32
    } -> tensor<2x7x1xf32>
    %71 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %88 = arith.divf %in, %cst_5 : f32
      linalg.yield %88 : f32
    } -> tensor<2x7x1xf32>
    %72 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %88 = arith.truncf %cst_4 : f64 to f32
      %89 = arith.addf %in, %88 : f32
      linalg.yield %89 : f32
    } -> tensor<2x7x1xf32>
    %73 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %88 = math.rsqrt %in : f32
      linalg.yield %88 : f32
    } -> tensor<2x7x1xf32>
    %74 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %73 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %88 = arith.mulf %in, %in_43 : f32
      linalg.yield %88 : f32
    } -> tensor<2x7x48xf32>
    %75 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg14, %74 : tensor<48xf32>, tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %88 = arith.mulf %in, %in_43 : f32
      linalg.yield %88 : f32
    } -> tensor<2x7x48xf32>
    %76 = tensor.empty() : tensor<48x80xf32>
    %transposed_35 = linalg.transpose ins(%arg10 : tensor<80x48xf32>) outs(%76 : tensor<48x80xf32>) permutation = [1, 0] 
    %collapsed_36 = tensor.collapse_shape %75 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %77 = tensor.empty() : tensor<14x80xf32>
    %78 = linalg.fill ins(%cst : f32) outs(%77 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %79 = linalg.matmul ins(%collapsed_36, %transposed_35 : tensor<14x48xf32>, tensor<48x80xf32>) outs(%78 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %expanded_37 = tensor.expand_shape %79 [[0, 1], [2]] output_shape [2, 7, 80] : tensor<14x80xf32> into tensor<2x7x80xf32>
    %80 = tensor.empty() : tensor<2x7x80xf32>
    %81 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_37 : tensor<2x7x80xf32>) outs(%80 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %88 = arith.negf %in : f32
      %89 = math.exp %88 : f32
      %90 = arith.addf %89, %cst_1 : f32
      %91 = arith.divf %cst_1, %90 : f32
      linalg.yield %91 : f32
    } -> tensor<2x7x80xf32>
    %82 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_37, %81 : tensor<2x7x80xf32>, tensor<2x7x80xf32>) outs(%80 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %88 = arith.mulf %in, %in_43 : f32
      linalg.yield %88 : f32
    } -> tensor<2x7x80xf32>
    %transposed_38 = linalg.transpose ins(%arg11 : tensor<80x48xf32>) outs(%76 : tensor<48x80xf32>) permutation = [1, 0] 
    %83 = linalg.matmul ins(%collapsed_36, %transposed_38 : tensor<14x48xf32>, tensor<48x80xf32>) outs(%78 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %expanded_39 = tensor.expand_shape %83 [[0, 1], [2]] output_shape [2, 7, 80] : tensor<14x80xf32> into tensor<2x7x80xf32>
    %84 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82, %expanded_39 : tensor<2x7x80xf32>, tensor<2x7x80xf32>) outs(%80 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %88 = arith.mulf %in, %in_43 : f32
      linalg.yield %88 : f32
    } -> tensor<2x7x80xf32>
    %85 = tensor.empty() : tensor<80x48xf32>
    %transposed_40 = linalg.transpose ins(%arg12 : tensor<48x80xf32>) outs(%85 : tensor<80x48xf32>) permutation = [1, 0] 
    %collapsed_41 = tensor.collapse_shape %84 [[0, 1], [2]] : tensor<2x7x80xf32> into tensor<14x80xf32>
    %86 = linalg.matmul ins(%collapsed_41, %transposed_40 : tensor<14x80xf32>, tensor<80x48xf32>) outs(%20 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_42 = tensor.expand_shape %86 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %87 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %expanded_42 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %88 = arith.addf %in, %in_43 : f32
      linalg.yield %88 : f32
    } -> tensor<2x7x48xf32>
    return %87 : tensor<2x7x48xf32>
  }
}
