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
  func.func @main(%arg0: tensor<2x7x48xf32>, %arg1: tensor<1x7x16xf32>, %arg2: tensor<1x7x16xf32>, %arg3: tensor<48x48xf32>, %arg4: tensor<16x48xf32>, %arg5: tensor<16x48xf32>, %arg6: tensor<48x48xf32>, %arg7: tensor<80x48xf32>, %arg8: tensor<80x48xf32>, %arg9: tensor<48x80xf32>, %arg10: tensor<48xf32>, %arg11: tensor<48xf32>) -> tensor<2x7x48xf32> {
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
      %85 = linalg.index 0 : index
      %86 = arith.index_cast %85 : index to i64
      linalg.yield %86 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_7 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_7 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_43: i64, %out: i64):
      %85 = arith.subi %in, %in_43 : i64
      linalg.yield %85 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %85 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %85 : i1
    } -> tensor<7x7xi1>
    %6 = tensor.empty() : tensor<1x1x7x7xf32>
    %7 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_3, %cst_2 : tensor<7x7xi1>, tensor<1x1x7x7xf32>, tensor<f32>) outs(%6 : tensor<1x1x7x7xf32>) {
    ^bb0(%in: i1, %in_43: f32, %in_44: f32, %out: f32):
      %85 = arith.select %in, %in_43, %in_44 : f32
      linalg.yield %85 : f32
    } -> tensor<1x1x7x7xf32>
    %8 = tensor.empty() : tensor<2x7x48xf32>
    %9 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %85 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %85 : f32
    } -> tensor<2x7x48xf32>
    %10 = tensor.empty() : tensor<2x7x1xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %12 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9 : tensor<2x7x48xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %85 = arith.addf %in, %out : f32
      linalg.yield %85 : f32
    } -> tensor<2x7x1xf32>
    %13 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %85 = arith.divf %in, %cst_5 : f32
      linalg.yield %85 : f32
    } -> tensor<2x7x1xf32>
    %14 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %85 = arith.truncf %cst_4 : f64 to f32
      %86 = arith.addf %in, %85 : f32
      linalg.yield %86 : f32
    } -> tensor<2x7x1xf32>
    %15 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %85 = math.rsqrt %in : f32
      linalg.yield %85 : f32
    } -> tensor<2x7x1xf32>
    %16 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %15 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %85 = arith.mulf %in, %in_43 : f32
      linalg.yield %85 : f32
    } -> tensor<2x7x48xf32>
    %17 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg10, %16 : tensor<48xf32>, tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %85 = arith.mulf %in, %in_43 : f32
      linalg.yield %85 : f32
    } -> tensor<2x7x48xf32>
    %18 = tensor.empty() : tensor<48x48xf32>
    %transposed = linalg.transpose ins(%arg3 : tensor<48x48xf32>) outs(%18 : tensor<48x48xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %17 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %19 = tensor.empty() : tensor<14x48xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %21 = linalg.matmul ins(%collapsed, %transposed : tensor<14x48xf32>, tensor<48x48xf32>) outs(%20 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_8 = tensor.expand_shape %21 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf32> into tensor<2x7x3x16xf32>
    %22 = tensor.empty() : tensor<2x3x7x16xf32>
    %transposed_9 = linalg.transpose ins(%expanded_8 : tensor<2x7x3x16xf32>) outs(%22 : tensor<2x3x7x16xf32>) permutation = [0, 2, 1, 3] 
    %23 = tensor.empty() : tensor<48x16xf32>
    %transposed_10 = linalg.transpose ins(%arg4 : tensor<16x48xf32>) outs(%23 : tensor<48x16xf32>) permutation = [1, 0] 
    %24 = tensor.empty() : tensor<14x16xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %26 = linalg.matmul ins(%collapsed, %transposed_10 : tensor<14x48xf32>, tensor<48x16xf32>) outs(%25 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %expanded_11 = tensor.expand_shape %26 [[0, 1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<14x16xf32> into tensor<2x7x1x16xf32>
    %27 = tensor.empty() : tensor<2x1x7x16xf32>
    %transposed_12 = linalg.transpose ins(%expanded_11 : tensor<2x7x1x16xf32>) outs(%27 : tensor<2x1x7x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_13 = linalg.transpose ins(%arg5 : tensor<16x48xf32>) outs(%23 : tensor<48x16xf32>) permutation = [1, 0] 
    %28 = linalg.matmul ins(%collapsed, %transposed_13 : tensor<14x48xf32>, tensor<48x16xf32>) outs(%25 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %expanded_14 = tensor.expand_shape %28 [[0, 1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<14x16xf32> into tensor<2x7x1x16xf32>
    %transposed_15 = linalg.transpose ins(%expanded_14 : tensor<2x7x1x16xf32>) outs(%27 : tensor<2x1x7x16xf32>) permutation = [0, 2, 1, 3] 
    %expanded_16 = tensor.expand_shape %arg1 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xf32> into tensor<1x1x7x16xf32>
    %expanded_17 = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xf32> into tensor<1x1x7x16xf32>
    %29 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_9, %expanded_16 : tensor<2x3x7x16xf32>, tensor<1x1x7x16xf32>) outs(%22 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %85 = arith.mulf %in, %in_43 : f32
      linalg.yield %85 : f32
    } -> tensor<2x3x7x16xf32>
    %extracted_slice = tensor.extract_slice %transposed_9[0, 0, 0, 0] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xf32> to tensor<2x3x7x8xf32>
    %extracted_slice_18 = tensor.extract_slice %transposed_9[0, 0, 0, 8] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xf32> to tensor<2x3x7x8xf32>
    %30 = tensor.empty() : tensor<2x3x7x8xf32>
    %31 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_18 : tensor<2x3x7x8xf32>) outs(%30 : tensor<2x3x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %85 = arith.negf %in : f32
      linalg.yield %85 : f32
    } -> tensor<2x3x7x8xf32>
    %concat = tensor.concat dim(3) %31, %extracted_slice : (tensor<2x3x7x8xf32>, tensor<2x3x7x8xf32>) -> tensor<2x3x7x16xf32>
    %32 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat, %expanded_17 : tensor<2x3x7x16xf32>, tensor<1x1x7x16xf32>) outs(%22 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %85 = arith.mulf %in, %in_43 : f32
      linalg.yield %85 : f32
    } -> tensor<2x3x7x16xf32>
    %33 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29, %32 : tensor<2x3x7x16xf32>, tensor<2x3x7x16xf32>) outs(%22 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %85 = arith.addf %in, %in_43 : f32
      linalg.yield %85 : f32
    } -> tensor<2x3x7x16xf32>
    %34 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_12, %expanded_16 : tensor<2x1x7x16xf32>, tensor<1x1x7x16xf32>) outs(%27 : tensor<2x1x7x16xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %85 = arith.mulf %in, %in_43 : f32
      linalg.yield %85 : f32
    } -> tensor<2x1x7x16xf32>
    %extracted_slice_19 = tensor.extract_slice %transposed_12[0, 0, 0, 0] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xf32> to tensor<2x1x7x8xf32>
    %extracted_slice_20 = tensor.extract_slice %transposed_12[0, 0, 0, 8] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xf32> to tensor<2x1x7x8xf32>
    %35 = tensor.empty() : tensor<2x1x7x8xf32>
    %36 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_20 : tensor<2x1x7x8xf32>) outs(%35 : tensor<2x1x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %85 = arith.negf %in : f32
      linalg.yield %85 : f32
    } -> tensor<2x1x7x8xf32>
    %concat_21 = tensor.concat dim(3) %36, %extracted_slice_19 : (tensor<2x1x7x8xf32>, tensor<2x1x7x8xf32>) -> tensor<2x1x7x16xf32>
    %37 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_21, %expanded_17 : tensor<2x1x7x16xf32>, tensor<1x1x7x16xf32>) outs(%27 : tensor<2x1x7x16xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %85 = arith.mulf %in, %in_43 : f32
      linalg.yield %85 : f32
    } -> tensor<2x1x7x16xf32>
    %38 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34, %37 : tensor<2x1x7x16xf32>, tensor<2x1x7x16xf32>) outs(%27 : tensor<2x1x7x16xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %85 = arith.addf %in, %in_43 : f32
      linalg.yield %85 : f32
    } -> tensor<2x1x7x16xf32>
    %39 = tensor.empty() : tensor<2x1x3x7x16xf32>
    %40 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<2x1x7x16xf32>) outs(%39 : tensor<2x1x3x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x3x7x16xf32>
    %collapsed_22 = tensor.collapse_shape %40 [[0], [1, 2], [3], [4]] : tensor<2x1x3x7x16xf32> into tensor<2x3x7x16xf32>
    %41 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_15 : tensor<2x1x7x16xf32>) outs(%39 : tensor<2x1x3x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x3x7x16xf32>
    %42 = tensor.empty() : tensor<2x3x16x7xf32>
    %transposed_23 = linalg.transpose ins(%collapsed_22 : tensor<2x3x7x16xf32>) outs(%42 : tensor<2x3x16x7xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_24 = tensor.collapse_shape %33 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %collapsed_25 = tensor.collapse_shape %transposed_23 [[0, 1], [2], [3]] : tensor<2x3x16x7xf32> into tensor<6x16x7xf32>
    %43 = tensor.empty() : tensor<6x7x7xf32>
    %44 = linalg.fill ins(%cst : f32) outs(%43 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %45 = linalg.batch_matmul ins(%collapsed_24, %collapsed_25 : tensor<6x7x16xf32>, tensor<6x16x7xf32>) outs(%44 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %expanded_26 = tensor.expand_shape %45 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf32> into tensor<2x3x7x7xf32>
    %46 = tensor.empty() : tensor<2x3x7x7xf32>
    %47 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_26 : tensor<2x3x7x7xf32>) outs(%46 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %85 = arith.mulf %in, %cst_6 : f32
      linalg.yield %85 : f32
    } -> tensor<2x3x7x7xf32>
    %48 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47, %7 : tensor<2x3x7x7xf32>, tensor<1x1x7x7xf32>) outs(%46 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %85 = arith.addf %in, %in_43 : f32
      linalg.yield %85 : f32
    } -> tensor<2x3x7x7xf32>
    %49 = tensor.empty() : tensor<2x3x7xi64>
    %50 = linalg.fill ins(%c0_i64 : i64) outs(%49 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %51 = tensor.empty() : tensor<2x3x7xf32>
    %52 = linalg.fill ins(%cst_0 : f32) outs(%51 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %53:2 = linalg.generic {indexing_maps = [#map5, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%48 : tensor<2x3x7x7xf32>) outs(%52, %50 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_43: i64):
      %85 = linalg.index 3 : index
      %86 = arith.index_cast %85 : index to i64
      %87 = arith.maximumf %in, %out : f32
      %88 = arith.cmpf ogt, %in, %out : f32
      %89 = arith.select %88, %86, %out_43 : i64
      linalg.yield %87, %89 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_27 = tensor.expand_shape %53#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %54 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %expanded_27 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%46 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %85 = arith.subf %in, %in_43 : f32
      linalg.yield %85 : f32
    } -> tensor<2x3x7x7xf32>
    %55 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54 : tensor<2x3x7x7xf32>) outs(%46 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %85 = math.exp %in : f32
      linalg.yield %85 : f32
    } -> tensor<2x3x7x7xf32>
    %56 = tensor.empty() : tensor<2x3x7x1xf32>
    %57 = linalg.fill ins(%cst : f32) outs(%56 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %58 = linalg.generic {indexing_maps = [#map5, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%55 : tensor<2x3x7x7xf32>) outs(%57 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %85 = arith.addf %in, %out : f32
      linalg.yield %85 : f32
    } -> tensor<2x3x7x1xf32>
    %59 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55, %58 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%46 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %85 = arith.divf %in, %in_43 : f32
      linalg.yield %85 : f32
    } -> tensor<2x3x7x7xf32>
    %collapsed_28 = tensor.collapse_shape %59 [[0, 1], [2], [3]] : tensor<2x3x7x7xf32> into tensor<6x7x7xf32>
    %collapsed_29 = tensor.collapse_shape %41 [[0, 1, 2], [3], [4]] : tensor<2x1x3x7x16xf32> into tensor<6x7x16xf32>
    %60 = tensor.empty() : tensor<6x7x16xf32>
    %61 = linalg.fill ins(%cst : f32) outs(%60 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %62 = linalg.batch_matmul ins(%collapsed_28, %collapsed_29 : tensor<6x7x7xf32>, tensor<6x7x16xf32>) outs(%61 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %expanded_30 = tensor.expand_shape %62 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    %63 = tensor.empty() : tensor<2x7x3x16xf32>
    %transposed_31 = linalg.transpose ins(%expanded_30 : tensor<2x3x7x16xf32>) outs(%63 : tensor<2x7x3x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_32 = linalg.transpose ins(%arg6 : tensor<48x48xf32>) outs(%18 : tensor<48x48xf32>) permutation = [1, 0] 
    %collapsed_33 = tensor.collapse_shape %transposed_31 [[0, 1], [2, 3]] : tensor<2x7x3x16xf32> into tensor<14x48xf32>
    %64 = linalg.matmul ins(%collapsed_33, %transposed_32 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%20 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_34 = tensor.expand_shape %64 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %65 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded_34 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %85 = arith.addf %in, %in_43 : f32
      linalg.yield %85 : f32
    } -> tensor<2x7x48xf32>
    %66 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %85 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %85 : f32
    } -> tensor<2x7x48xf32>
    %67 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%66 : tensor<2x7x48xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %85 = arith.addf %in, %out : f32
      linalg.yield %85 : f32
    } -> tensor<2x7x1xf32>
    %68 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %85 = arith.divf %in, %cst_5 : f32
      linalg.yield %85 : f32
    } -> tensor<2x7x1xf32>
    %69 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %85 = arith.truncf %cst_4 : f64 to f32
      %86 = arith.addf %in, %85 : f32
      linalg.yield %86 : f32
    } -> tensor<2x7x1xf32>
    %70 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69 : tensor<2x7x1xf32>) outs(%10 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %85 = math.rsqrt %in : f32
      linalg.yield %85 : f32
    } -> tensor<2x7x1xf32>
    %71 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65, %70 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %85 = arith.mulf %in, %in_43 : f32
      linalg.yield %85 : f32
    } -> tensor<2x7x48xf32>
    %72 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg11, %71 : tensor<48xf32>, tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %85 = arith.mulf %in, %in_43 : f32
      linalg.yield %85 : f32
    } -> tensor<2x7x48xf32>
    %73 = tensor.empty() : tensor<48x80xf32>
    %transposed_35 = linalg.transpose ins(%arg7 : tensor<80x48xf32>) outs(%73 : tensor<48x80xf32>) permutation = [1, 0] 
    %collapsed_36 = tensor.collapse_shape %72 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %74 = tensor.empty() : tensor<14x80xf32>
    %75 = linalg.fill ins(%cst : f32) outs(%74 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %76 = linalg.matmul ins(%collapsed_36, %transposed_35 : tensor<14x48xf32>, tensor<48x80xf32>) outs(%75 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %expanded_37 = tensor.expand_shape %76 [[0, 1], [2]] output_shape [2, 7, 80] : tensor<14x80xf32> into tensor<2x7x80xf32>
    %77 = tensor.empty() : tensor<2x7x80xf32>
    %78 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_37 : tensor<2x7x80xf32>) outs(%77 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %85 = arith.negf %in : f32
      %86 = math.exp %85 : f32
      %87 = arith.addf %86, %cst_1 : f32
      %88 = arith.divf %cst_1, %87 : f32
      linalg.yield %88 : f32
    } -> tensor<2x7x80xf32>
    %79 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_37, %78 : tensor<2x7x80xf32>, tensor<2x7x80xf32>) outs(%77 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %85 = arith.mulf %in, %in_43 : f32
      linalg.yield %85 : f32
    } -> tensor<2x7x80xf32>
    %transposed_38 = linalg.transpose ins(%arg8 : tensor<80x48xf32>) outs(%73 : tensor<48x80xf32>) permutation = [1, 0] 
    %80 = linalg.matmul ins(%collapsed_36, %transposed_38 : tensor<14x48xf32>, tensor<48x80xf32>) outs(%75 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %expanded_39 = tensor.expand_shape %80 [[0, 1], [2]] output_shape [2, 7, 80] : tensor<14x80xf32> into tensor<2x7x80xf32>
    %81 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %expanded_39 : tensor<2x7x80xf32>, tensor<2x7x80xf32>) outs(%77 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %85 = arith.mulf %in, %in_43 : f32
      linalg.yield %85 : f32
    } -> tensor<2x7x80xf32>
    %82 = tensor.empty() : tensor<80x48xf32>
    %transposed_40 = linalg.transpose ins(%arg9 : tensor<48x80xf32>) outs(%82 : tensor<80x48xf32>) permutation = [1, 0] 
    %collapsed_41 = tensor.collapse_shape %81 [[0, 1], [2]] : tensor<2x7x80xf32> into tensor<14x80xf32>
    %83 = linalg.matmul ins(%collapsed_41, %transposed_40 : tensor<14x80xf32>, tensor<80x48xf32>) outs(%20 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_42 = tensor.expand_shape %83 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %84 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65, %expanded_42 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %85 = arith.addf %in, %in_43 : f32
      linalg.yield %85 : f32
    } -> tensor<2x7x48xf32>
    return %84 : tensor<2x7x48xf32>
  }
}
