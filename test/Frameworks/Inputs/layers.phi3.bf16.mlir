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
  func.func @main(%arg0: tensor<2x7x48xbf16>, %arg1: tensor<1x7x16xbf16>, %arg2: tensor<1x7x16xbf16>, %arg3: tensor<48x48xbf16>, %arg4: tensor<80x48xbf16>, %arg5: tensor<160x48xbf16>, %arg6: tensor<48x80xbf16>, %arg7: tensor<48xbf16>, %arg8: tensor<48xbf16>) -> tensor<2x7x48xbf16> {
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<bf16>
    %cst_3 = arith.constant dense<-9.984000e+03> : tensor<1x1x7x7xbf16>
    %cst_4 = arith.constant 1.000000e-05 : f64
    %cst_5 = arith.constant 4.800000e+01 : f32
    %cst_6 = arith.constant 2.500000e-01 : bf16
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %108 = linalg.index 0 : index
      %109 = arith.index_cast %108 : index to i64
      linalg.yield %109 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_7 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_7 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_38: i64, %out: i64):
      %108 = arith.subi %in, %in_38 : i64
      linalg.yield %108 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %108 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %108 : i1
    } -> tensor<7x7xi1>
    %6 = tensor.empty() : tensor<1x1x7x7xbf16>
    %7 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_3, %cst_2 : tensor<7x7xi1>, tensor<1x1x7x7xbf16>, tensor<bf16>) outs(%6 : tensor<1x1x7x7xbf16>) {
    ^bb0(%in: i1, %in_38: bf16, %in_39: bf16, %out: bf16):
      %108 = arith.select %in, %in_38, %in_39 : bf16
      linalg.yield %108 : bf16
    } -> tensor<1x1x7x7xbf16>
    %8 = tensor.empty() : tensor<2x7x48xf32>
    %9 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xbf16>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %108 = arith.extf %in : bf16 to f32
      linalg.yield %108 : f32
    } -> tensor<2x7x48xf32>
    %10 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %108 : f32
    } -> tensor<2x7x48xf32>
    %11 = tensor.empty() : tensor<2x7x1xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %13 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%10 : tensor<2x7x48xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.addf %in, %out : f32
      linalg.yield %108 : f32
    } -> tensor<2x7x1xf32>
    %14 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.divf %in, %cst_5 : f32
      linalg.yield %108 : f32
    } -> tensor<2x7x1xf32>
    %15 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.truncf %cst_4 : f64 to f32
      %109 = arith.addf %in, %108 : f32
      linalg.yield %109 : f32
    } -> tensor<2x7x1xf32>
    %16 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = math.rsqrt %in : f32
      linalg.yield %108 : f32
    } -> tensor<2x7x1xf32>
    %17 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %16 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %108 = arith.mulf %in, %in_38 : f32
      linalg.yield %108 : f32
    } -> tensor<2x7x48xf32>
    %18 = tensor.empty() : tensor<2x7x48xbf16>
    %19 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x7x48xf32>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %108 = arith.truncf %in : f32 to bf16
      linalg.yield %108 : bf16
    } -> tensor<2x7x48xbf16>
    %20 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg7, %19 : tensor<48xbf16>, tensor<2x7x48xbf16>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_38: bf16, %out: bf16):
      %108 = arith.mulf %in, %in_38 : bf16
      linalg.yield %108 : bf16
    } -> tensor<2x7x48xbf16>
    %21 = tensor.empty() : tensor<48x80xbf16>
    %transposed = linalg.transpose ins(%arg4 : tensor<80x48xbf16>) outs(%21 : tensor<48x80xbf16>) permutation = [1, 0] 
    %22 = tensor.empty() : tensor<2x48x80xbf16>
    %23 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<48x80xbf16>) outs(%22 : tensor<2x48x80xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x80xbf16>
    %24 = tensor.empty() : tensor<2x7x80xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<2x7x80xf32>) -> tensor<2x7x80xf32>
    %26 = linalg.batch_matmul ins(%20, %23 : tensor<2x7x48xbf16>, tensor<2x48x80xbf16>) outs(%25 : tensor<2x7x80xf32>) -> tensor<2x7x80xf32>
    %27 = tensor.empty() : tensor<2x7x80xbf16>
    %28 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<2x7x80xf32>) outs(%27 : tensor<2x7x80xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %108 = arith.truncf %in : f32 to bf16
      linalg.yield %108 : bf16
    } -> tensor<2x7x80xbf16>
    %extracted_slice = tensor.extract_slice %28[0, 0, 0] [2, 7, 48] [1, 1, 1] : tensor<2x7x80xbf16> to tensor<2x7x48xbf16>
    %extracted_slice_8 = tensor.extract_slice %28[0, 0, 48] [2, 7, 16] [1, 1, 1] : tensor<2x7x80xbf16> to tensor<2x7x16xbf16>
    %extracted_slice_9 = tensor.extract_slice %28[0, 0, 64] [2, 7, 16] [1, 1, 1] : tensor<2x7x80xbf16> to tensor<2x7x16xbf16>
    %expanded_10 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<2x7x48xbf16> into tensor<2x7x3x16xbf16>
    %29 = tensor.empty() : tensor<2x3x7x16xbf16>
    %transposed_11 = linalg.transpose ins(%expanded_10 : tensor<2x7x3x16xbf16>) outs(%29 : tensor<2x3x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %expanded_12 = tensor.expand_shape %extracted_slice_8 [[0], [1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<2x7x16xbf16> into tensor<2x7x1x16xbf16>
    %30 = tensor.empty() : tensor<2x1x7x16xbf16>
    %transposed_13 = linalg.transpose ins(%expanded_12 : tensor<2x7x1x16xbf16>) outs(%30 : tensor<2x1x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %expanded_14 = tensor.expand_shape %extracted_slice_9 [[0], [1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<2x7x16xbf16> into tensor<2x7x1x16xbf16>
    %transposed_15 = linalg.transpose ins(%expanded_14 : tensor<2x7x1x16xbf16>) outs(%30 : tensor<2x1x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %expanded_16 = tensor.expand_shape %arg1 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xbf16> into tensor<1x1x7x16xbf16>
    %expanded_17 = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xbf16> into tensor<1x1x7x16xbf16>
    %31 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_11, %expanded_16 : tensor<2x3x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%29 : tensor<2x3x7x16xbf16>) {
    ^bb0(%in: bf16, %in_38: bf16, %out: bf16):
      %108 = arith.mulf %in, %in_38 : bf16
      linalg.yield %108 : bf16
    } -> tensor<2x3x7x16xbf16>
    %extracted_slice_18 = tensor.extract_slice %transposed_11[0, 0, 0, 0] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xbf16> to tensor<2x3x7x8xbf16>
    %extracted_slice_19 = tensor.extract_slice %transposed_11[0, 0, 0, 8] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xbf16> to tensor<2x3x7x8xbf16>
    %32 = tensor.empty() : tensor<2x3x7x8xbf16>
    %33 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_19 : tensor<2x3x7x8xbf16>) outs(%32 : tensor<2x3x7x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %108 = arith.negf %in : bf16
      linalg.yield %108 : bf16
    } -> tensor<2x3x7x8xbf16>
    %concat = tensor.concat dim(3) %33, %extracted_slice_18 : (tensor<2x3x7x8xbf16>, tensor<2x3x7x8xbf16>) -> tensor<2x3x7x16xbf16>
    %34 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat, %expanded_17 : tensor<2x3x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%29 : tensor<2x3x7x16xbf16>) {
    ^bb0(%in: bf16, %in_38: bf16, %out: bf16):
      %108 = arith.mulf %in, %in_38 : bf16
      linalg.yield %108 : bf16
    } -> tensor<2x3x7x16xbf16>
    %35 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %34 : tensor<2x3x7x16xbf16>, tensor<2x3x7x16xbf16>) outs(%29 : tensor<2x3x7x16xbf16>) {
    ^bb0(%in: bf16, %in_38: bf16, %out: bf16):
      %108 = arith.addf %in, %in_38 : bf16
      linalg.yield %108 : bf16
    } -> tensor<2x3x7x16xbf16>
    %36 = linalg.generic {indexing_maps = [#map5, #map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_13, %expanded_16 : tensor<2x1x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%30 : tensor<2x1x7x16xbf16>) {
    ^bb0(%in: bf16, %in_38: bf16, %out: bf16):
      %108 = arith.mulf %in, %in_38 : bf16
      linalg.yield %108 : bf16
    } -> tensor<2x1x7x16xbf16>
    %extracted_slice_20 = tensor.extract_slice %transposed_13[0, 0, 0, 0] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xbf16> to tensor<2x1x7x8xbf16>
    %extracted_slice_21 = tensor.extract_slice %transposed_13[0, 0, 0, 8] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xbf16> to tensor<2x1x7x8xbf16>
    %37 = tensor.empty() : tensor<2x1x7x8xbf16>
    %38 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_21 : tensor<2x1x7x8xbf16>) outs(%37 : tensor<2x1x7x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %108 = arith.negf %in : bf16
      linalg.yield %108 : bf16
    } -> tensor<2x1x7x8xbf16>
    %concat_22 = tensor.concat dim(3) %38, %extracted_slice_20 : (tensor<2x1x7x8xbf16>, tensor<2x1x7x8xbf16>) -> tensor<2x1x7x16xbf16>
    %39 = linalg.generic {indexing_maps = [#map5, #map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_22, %expanded_17 : tensor<2x1x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%30 : tensor<2x1x7x16xbf16>) {
    ^bb0(%in: bf16, %in_38: bf16, %out: bf16):
      %108 = arith.mulf %in, %in_38 : bf16
      linalg.yield %108 : bf16
    } -> tensor<2x1x7x16xbf16>
    %40 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36, %39 : tensor<2x1x7x16xbf16>, tensor<2x1x7x16xbf16>) outs(%30 : tensor<2x1x7x16xbf16>) {
    ^bb0(%in: bf16, %in_38: bf16, %out: bf16):
      %108 = arith.addf %in, %in_38 : bf16
      linalg.yield %108 : bf16
    } -> tensor<2x1x7x16xbf16>
    %41 = tensor.empty() : tensor<2x1x3x7x16xbf16>
    %42 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<2x1x7x16xbf16>) outs(%41 : tensor<2x1x3x7x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x1x3x7x16xbf16>
    %collapsed = tensor.collapse_shape %42 [[0], [1, 2], [3], [4]] : tensor<2x1x3x7x16xbf16> into tensor<2x3x7x16xbf16>
    %43 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_15 : tensor<2x1x7x16xbf16>) outs(%41 : tensor<2x1x3x7x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x1x3x7x16xbf16>
    %44 = tensor.empty() : tensor<2x3x16x7xbf16>
    %transposed_23 = linalg.transpose ins(%collapsed : tensor<2x3x7x16xbf16>) outs(%44 : tensor<2x3x16x7xbf16>) permutation = [0, 1, 3, 2] 
    %collapsed_24 = tensor.collapse_shape %35 [[0, 1], [2], [3]] : tensor<2x3x7x16xbf16> into tensor<6x7x16xbf16>
    %collapsed_25 = tensor.collapse_shape %transposed_23 [[0, 1], [2], [3]] : tensor<2x3x16x7xbf16> into tensor<6x16x7xbf16>
    %45 = tensor.empty() : tensor<6x7x7xf32>
    %46 = linalg.fill ins(%cst : f32) outs(%45 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %47 = linalg.batch_matmul ins(%collapsed_24, %collapsed_25 : tensor<6x7x16xbf16>, tensor<6x16x7xbf16>) outs(%46 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %48 = tensor.empty() : tensor<6x7x7xbf16>
    %49 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47 : tensor<6x7x7xf32>) outs(%48 : tensor<6x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %108 = arith.truncf %in : f32 to bf16
      linalg.yield %108 : bf16
    } -> tensor<6x7x7xbf16>
    %expanded_26 = tensor.expand_shape %49 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xbf16> into tensor<2x3x7x7xbf16>
    %50 = tensor.empty() : tensor<2x3x7x7xbf16>
    %51 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_26 : tensor<2x3x7x7xbf16>) outs(%50 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %108 = arith.mulf %in, %cst_6 : bf16
      linalg.yield %108 : bf16
    } -> tensor<2x3x7x7xbf16>
    %52 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %7 : tensor<2x3x7x7xbf16>, tensor<1x1x7x7xbf16>) outs(%50 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: bf16, %in_38: bf16, %out: bf16):
      %108 = arith.addf %in, %in_38 : bf16
      linalg.yield %108 : bf16
    } -> tensor<2x3x7x7xbf16>
    %53 = tensor.empty() : tensor<2x3x7x7xf32>
    %54 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<2x3x7x7xbf16>) outs(%53 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %108 = arith.extf %in : bf16 to f32
      linalg.yield %108 : f32
    } -> tensor<2x3x7x7xf32>
    %55 = tensor.empty() : tensor<2x3x7xi64>
    %56 = linalg.fill ins(%c0_i64 : i64) outs(%55 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %57 = tensor.empty() : tensor<2x3x7xf32>
    %58 = linalg.fill ins(%cst_0 : f32) outs(%57 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %59:2 = linalg.generic {indexing_maps = [#map5, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%54 : tensor<2x3x7x7xf32>) outs(%58, %56 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_38: i64):
      %108 = linalg.index 3 : index
      %109 = arith.index_cast %108 : index to i64
      %110 = arith.maximumf %in, %out : f32
      %111 = arith.cmpf ogt, %in, %out : f32
      %112 = arith.select %111, %109, %out_38 : i64
      linalg.yield %110, %112 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_27 = tensor.expand_shape %59#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %60 = linalg.generic {indexing_maps = [#map5, #map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54, %expanded_27 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%53 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %108 = arith.subf %in, %in_38 : f32
      linalg.yield %108 : f32
    } -> tensor<2x3x7x7xf32>
    %61 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60 : tensor<2x3x7x7xf32>) outs(%53 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = math.exp %in : f32
      linalg.yield %108 : f32
    } -> tensor<2x3x7x7xf32>
    %62 = tensor.empty() : tensor<2x3x7x1xf32>
    %63 = linalg.fill ins(%cst : f32) outs(%62 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %64 = linalg.generic {indexing_maps = [#map5, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%61 : tensor<2x3x7x7xf32>) outs(%63 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.addf %in, %out : f32
      linalg.yield %108 : f32
    } -> tensor<2x3x7x1xf32>
    %65 = linalg.generic {indexing_maps = [#map5, #map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61, %64 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%53 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %108 = arith.divf %in, %in_38 : f32
      linalg.yield %108 : f32
    } -> tensor<2x3x7x7xf32>
    %66 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65 : tensor<2x3x7x7xf32>) outs(%50 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %108 = arith.truncf %in : f32 to bf16
      linalg.yield %108 : bf16
    } -> tensor<2x3x7x7xbf16>
    %collapsed_28 = tensor.collapse_shape %66 [[0, 1], [2], [3]] : tensor<2x3x7x7xbf16> into tensor<6x7x7xbf16>
    %collapsed_29 = tensor.collapse_shape %43 [[0, 1, 2], [3], [4]] : tensor<2x1x3x7x16xbf16> into tensor<6x7x16xbf16>
    %67 = tensor.empty() : tensor<6x7x16xf32>
    %68 = linalg.fill ins(%cst : f32) outs(%67 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %69 = linalg.batch_matmul ins(%collapsed_28, %collapsed_29 : tensor<6x7x7xbf16>, tensor<6x7x16xbf16>) outs(%68 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %70 = tensor.empty() : tensor<6x7x16xbf16>
    %71 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69 : tensor<6x7x16xf32>) outs(%70 : tensor<6x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %108 = arith.truncf %in : f32 to bf16
      linalg.yield %108 : bf16
    } -> tensor<6x7x16xbf16>
    %expanded_30 = tensor.expand_shape %71 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xbf16> into tensor<2x3x7x16xbf16>
    %72 = tensor.empty() : tensor<2x7x3x16xbf16>
    %transposed_31 = linalg.transpose ins(%expanded_30 : tensor<2x3x7x16xbf16>) outs(%72 : tensor<2x7x3x16xbf16>) permutation = [0, 2, 1, 3] 
    %collapsed_32 = tensor.collapse_shape %transposed_31 [[0], [1], [2, 3]] : tensor<2x7x3x16xbf16> into tensor<2x7x48xbf16>
    %73 = tensor.empty() : tensor<48x48xbf16>
    %transposed_33 = linalg.transpose ins(%arg3 : tensor<48x48xbf16>) outs(%73 : tensor<48x48xbf16>) permutation = [1, 0] 
    %74 = tensor.empty() : tensor<2x48x48xbf16>
    %75 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_33 : tensor<48x48xbf16>) outs(%74 : tensor<2x48x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x48xbf16>
    %76 = linalg.fill ins(%cst : f32) outs(%8 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %77 = linalg.batch_matmul ins(%collapsed_32, %75 : tensor<2x7x48xbf16>, tensor<2x48x48xbf16>) outs(%76 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %78 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<2x7x48xf32>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %108 = arith.truncf %in : f32 to bf16
      linalg.yield %108 : bf16
    } -> tensor<2x7x48xbf16>
    %79 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %78 : tensor<2x7x48xbf16>, tensor<2x7x48xbf16>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_38: bf16, %out: bf16):
      %108 = arith.addf %in, %in_38 : bf16
      linalg.yield %108 : bf16
    } -> tensor<2x7x48xbf16>
    %80 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<2x7x48xbf16>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %108 = arith.extf %in : bf16 to f32
      linalg.yield %108 : f32
    } -> tensor<2x7x48xf32>
    %81 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %108 : f32
    } -> tensor<2x7x48xf32>
    %82 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%81 : tensor<2x7x48xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.addf %in, %out : f32
      linalg.yield %108 : f32
    } -> tensor<2x7x1xf32>
    %83 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.divf %in, %cst_5 : f32
      linalg.yield %108 : f32
    } -> tensor<2x7x1xf32>
    %84 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.truncf %cst_4 : f64 to f32
      %109 = arith.addf %in, %108 : f32
      linalg.yield %109 : f32
    } -> tensor<2x7x1xf32>
    %85 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = math.rsqrt %in : f32
      linalg.yield %108 : f32
    } -> tensor<2x7x1xf32>
    %86 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %85 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %108 = arith.mulf %in, %in_38 : f32
      linalg.yield %108 : f32
    } -> tensor<2x7x48xf32>
    %87 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<2x7x48xf32>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %108 = arith.truncf %in : f32 to bf16
      linalg.yield %108 : bf16
    } -> tensor<2x7x48xbf16>
    %88 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg8, %87 : tensor<48xbf16>, tensor<2x7x48xbf16>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_38: bf16, %out: bf16):
      %108 = arith.mulf %in, %in_38 : bf16
      linalg.yield %108 : bf16
    } -> tensor<2x7x48xbf16>
    %89 = tensor.empty() : tensor<48x160xbf16>
    %transposed_34 = linalg.transpose ins(%arg5 : tensor<160x48xbf16>) outs(%89 : tensor<48x160xbf16>) permutation = [1, 0] 
    %90 = tensor.empty() : tensor<2x48x160xbf16>
    %91 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_34 : tensor<48x160xbf16>) outs(%90 : tensor<2x48x160xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x160xbf16>
    %92 = tensor.empty() : tensor<2x7x160xf32>
    %93 = linalg.fill ins(%cst : f32) outs(%92 : tensor<2x7x160xf32>) -> tensor<2x7x160xf32>
    %94 = linalg.batch_matmul ins(%88, %91 : tensor<2x7x48xbf16>, tensor<2x48x160xbf16>) outs(%93 : tensor<2x7x160xf32>) -> tensor<2x7x160xf32>
    %95 = tensor.empty() : tensor<2x7x160xbf16>
    %96 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<2x7x160xf32>) outs(%95 : tensor<2x7x160xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %108 = arith.truncf %in : f32 to bf16
      linalg.yield %108 : bf16
    } -> tensor<2x7x160xbf16>
    %extracted_slice_35 = tensor.extract_slice %96[0, 0, 0] [2, 7, 80] [1, 1, 1] : tensor<2x7x160xbf16> to tensor<2x7x80xbf16>
    %extracted_slice_36 = tensor.extract_slice %96[0, 0, 80] [2, 7, 80] [1, 1, 1] : tensor<2x7x160xbf16> to tensor<2x7x80xbf16>
    %97 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_35 : tensor<2x7x80xbf16>) outs(%24 : tensor<2x7x80xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %108 = arith.extf %in : bf16 to f32
      linalg.yield %108 : f32
    } -> tensor<2x7x80xf32>
    %98 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<2x7x80xf32>) outs(%24 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.negf %in : f32
      %109 = math.exp %108 : f32
      %110 = arith.addf %109, %cst_1 : f32
      %111 = arith.divf %cst_1, %110 : f32
      linalg.yield %111 : f32
    } -> tensor<2x7x80xf32>
    %99 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97, %98 : tensor<2x7x80xf32>, tensor<2x7x80xf32>) outs(%24 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %108 = arith.mulf %in, %in_38 : f32
      linalg.yield %108 : f32
    } -> tensor<2x7x80xf32>
    %100 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<2x7x80xf32>) outs(%27 : tensor<2x7x80xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %108 = arith.truncf %in : f32 to bf16
      linalg.yield %108 : bf16
    } -> tensor<2x7x80xbf16>
    %101 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_36, %100 : tensor<2x7x80xbf16>, tensor<2x7x80xbf16>) outs(%27 : tensor<2x7x80xbf16>) {
    ^bb0(%in: bf16, %in_38: bf16, %out: bf16):
      %108 = arith.mulf %in, %in_38 : bf16
      linalg.yield %108 : bf16
    } -> tensor<2x7x80xbf16>
    %102 = tensor.empty() : tensor<80x48xbf16>
    %transposed_37 = linalg.transpose ins(%arg6 : tensor<48x80xbf16>) outs(%102 : tensor<80x48xbf16>) permutation = [1, 0] 
    %103 = tensor.empty() : tensor<2x80x48xbf16>
    %104 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_37 : tensor<80x48xbf16>) outs(%103 : tensor<2x80x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x80x48xbf16>
    %105 = linalg.batch_matmul ins(%101, %104 : tensor<2x7x80xbf16>, tensor<2x80x48xbf16>) outs(%76 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %106 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<2x7x48xf32>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %108 = arith.truncf %in : f32 to bf16
      linalg.yield %108 : bf16
    } -> tensor<2x7x48xbf16>
    %107 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %106 : tensor<2x7x48xbf16>, tensor<2x7x48xbf16>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_38: bf16, %out: bf16):
      %108 = arith.addf %in, %in_38 : bf16
      linalg.yield %108 : bf16
    } -> tensor<2x7x48xbf16>
    return %107 : tensor<2x7x48xbf16>
  }
}
