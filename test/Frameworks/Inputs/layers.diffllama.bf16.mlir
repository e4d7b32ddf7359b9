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
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map17 = affine_map<(d0) -> ()>
#map18 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<2x7x64xbf16>, %arg1: tensor<1x7x16xbf16>, %arg2: tensor<1x7x16xbf16>, %arg3: tensor<16xbf16>, %arg4: tensor<16xbf16>, %arg5: tensor<16xbf16>, %arg6: tensor<16xbf16>, %arg7: tensor<64x64xbf16>, %arg8: tensor<32x64xbf16>, %arg9: tensor<32x64xbf16>, %arg10: tensor<64x64xbf16>, %arg11: tensor<80x64xbf16>, %arg12: tensor<80x64xbf16>, %arg13: tensor<64x80xbf16>, %arg14: tensor<64xbf16>, %arg15: tensor<64xbf16>) -> tensor<2x7x64xbf16> {
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : bf16
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<bf16>
    %cst_4 = arith.constant dense<-9.984000e+03> : tensor<1x1x7x7xbf16>
    %cst_5 = arith.constant 0.79999999999999993 : f64
    %cst_6 = arith.constant 0.20000000000000007 : f64
    %cst_7 = arith.constant 1.000000e-05 : f64
    %cst_8 = arith.constant 6.400000e+01 : f32
    %cst_9 = arith.constant 2.500000e-01 : bf16
    %cst_10 = arith.constant 3.200000e+01 : bf16
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %148 = linalg.index 0 : index
      %149 = arith.index_cast %148 : index to i64
      linalg.yield %149 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_11 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_11 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_50: i64, %out: i64):
      %148 = arith.subi %in, %in_50 : i64
      linalg.yield %148 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %148 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %148 : i1
    } -> tensor<7x7xi1>
    %6 = tensor.empty() : tensor<1x1x7x7xbf16>
    %7 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_4, %cst_3 : tensor<7x7xi1>, tensor<1x1x7x7xbf16>, tensor<bf16>) outs(%6 : tensor<1x1x7x7xbf16>) {
    ^bb0(%in: i1, %in_50: bf16, %in_51: bf16, %out: bf16):
      %148 = arith.select %in, %in_50, %in_51 : bf16
      linalg.yield %148 : bf16
    } -> tensor<1x1x7x7xbf16>
    %8 = tensor.empty() : tensor<2x7x64xf32>
    %9 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x64xbf16>) outs(%8 : tensor<2x7x64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %148 = arith.extf %in : bf16 to f32
      linalg.yield %148 : f32
    } -> tensor<2x7x64xf32>
    %10 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x7x64xf32>) outs(%8 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %148 : f32
    } -> tensor<2x7x64xf32>
    %11 = tensor.empty() : tensor<2x7x1xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %13 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%10 : tensor<2x7x64xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = arith.addf %in, %out : f32
      linalg.yield %148 : f32
    } -> tensor<2x7x1xf32>
    %14 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = arith.divf %in, %cst_8 : f32
      linalg.yield %148 : f32
    } -> tensor<2x7x1xf32>
    %15 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = arith.truncf %cst_7 : f64 to f32
      %149 = arith.addf %in, %148 : f32
      linalg.yield %149 : f32
    } -> tensor<2x7x1xf32>
    %16 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = math.rsqrt %in : f32
      linalg.yield %148 : f32
    } -> tensor<2x7x1xf32>
    %17 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %16 : tensor<2x7x64xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %in_50: f32, %out: f32):
      %148 = arith.mulf %in, %in_50 : f32
      linalg.yield %148 : f32
    } -> tensor<2x7x64xf32>
    %18 = tensor.empty() : tensor<2x7x64xbf16>
    %19 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x7x64xf32>) outs(%18 : tensor<2x7x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %148 = arith.truncf %in : f32 to bf16
      linalg.yield %148 : bf16
    } -> tensor<2x7x64xbf16>
    %20 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg14, %19 : tensor<64xbf16>, tensor<2x7x64xbf16>) outs(%18 : tensor<2x7x64xbf16>) {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %148 = arith.mulf %in, %in_50 : bf16
      linalg.yield %148 : bf16
    } -> tensor<2x7x64xbf16>
    %21 = tensor.empty() : tensor<64x64xbf16>
    %transposed = linalg.transpose ins(%arg7 : tensor<64x64xbf16>) outs(%21 : tensor<64x64xbf16>) permutation = [1, 0] 
    %22 = tensor.empty() : tensor<2x64x64xbf16>
    %23 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<64x64xbf16>) outs(%22 : tensor<2x64x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x64x64xbf16>
    %24 = linalg.fill ins(%cst : f32) outs(%8 : tensor<2x7x64xf32>) -> tensor<2x7x64xf32>
    %25 = linalg.batch_matmul ins(%20, %23 : tensor<2x7x64xbf16>, tensor<2x64x64xbf16>) outs(%24 : tensor<2x7x64xf32>) -> tensor<2x7x64xf32>
    %26 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<2x7x64xf32>) outs(%18 : tensor<2x7x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %148 = arith.truncf %in : f32 to bf16
      linalg.yield %148 : bf16
    } -> tensor<2x7x64xbf16>
    %expanded_12 = tensor.expand_shape %26 [[0], [1], [2, 3]] output_shape [2, 7, 4, 16] : tensor<2x7x64xbf16> into tensor<2x7x4x16xbf16>
    %27 = tensor.empty() : tensor<2x4x7x16xbf16>
    %transposed_13 = linalg.transpose ins(%expanded_12 : tensor<2x7x4x16xbf16>) outs(%27 : tensor<2x4x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %28 = tensor.empty() : tensor<64x32xbf16>
    %transposed_14 = linalg.transpose ins(%arg8 : tensor<32x64xbf16>) outs(%28 : tensor<64x32xbf16>) permutation = [1, 0] 
    %29 = tensor.empty() : tensor<2x64x32xbf16>
    %30 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_14 : tensor<64x32xbf16>) outs(%29 : tensor<2x64x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x64x32xbf16>
    %31 = tensor.empty() : tensor<2x7x32xf32>
    %32 = linalg.fill ins(%cst : f32) outs(%31 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %33 = linalg.batch_matmul ins(%20, %30 : tensor<2x7x64xbf16>, tensor<2x64x32xbf16>) outs(%32 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %34 = tensor.empty() : tensor<2x7x32xbf16>
    %35 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<2x7x32xf32>) outs(%34 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %148 = arith.truncf %in : f32 to bf16
      linalg.yield %148 : bf16
    } -> tensor<2x7x32xbf16>
    %expanded_15 = tensor.expand_shape %35 [[0], [1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<2x7x32xbf16> into tensor<2x7x2x16xbf16>
    %36 = tensor.empty() : tensor<2x2x7x16xbf16>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<2x7x2x16xbf16>) outs(%36 : tensor<2x2x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %transposed_17 = linalg.transpose ins(%arg9 : tensor<32x64xbf16>) outs(%28 : tensor<64x32xbf16>) permutation = [1, 0] 
    %37 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_17 : tensor<64x32xbf16>) outs(%29 : tensor<2x64x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x64x32xbf16>
    %38 = linalg.batch_matmul ins(%20, %37 : tensor<2x7x64xbf16>, tensor<2x64x32xbf16>) outs(%32 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %39 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38 : tensor<2x7x32xf32>) outs(%34 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %148 = arith.truncf %in : f32 to bf16
      linalg.yield %148 : bf16
    } -> tensor<2x7x32xbf16>
    %expanded_18 = tensor.expand_shape %39 [[0], [1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<2x7x32xbf16> into tensor<2x7x2x16xbf16>
    %transposed_19 = linalg.transpose ins(%expanded_18 : tensor<2x7x2x16xbf16>) outs(%36 : tensor<2x2x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %expanded_20 = tensor.expand_shape %arg1 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xbf16> into tensor<1x1x7x16xbf16>
    %expanded_21 = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xbf16> into tensor<1x1x7x16xbf16>
    %40 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_13, %expanded_20 : tensor<2x4x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%27 : tensor<2x4x7x16xbf16>) {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %148 = arith.mulf %in, %in_50 : bf16
      linalg.yield %148 : bf16
    } -> tensor<2x4x7x16xbf16>
    %extracted_slice = tensor.extract_slice %transposed_13[0, 0, 0, 0] [2, 4, 7, 8] [1, 1, 1, 1] : tensor<2x4x7x16xbf16> to tensor<2x4x7x8xbf16>
    %extracted_slice_22 = tensor.extract_slice %transposed_13[0, 0, 0, 8] [2, 4, 7, 8] [1, 1, 1, 1] : tensor<2x4x7x16xbf16> to tensor<2x4x7x8xbf16>
    %41 = tensor.empty() : tensor<2x4x7x8xbf16>
    %42 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_22 : tensor<2x4x7x8xbf16>) outs(%41 : tensor<2x4x7x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %148 = arith.negf %in : bf16
      linalg.yield %148 : bf16
    } -> tensor<2x4x7x8xbf16>
    %concat = tensor.concat dim(3) %42, %extracted_slice : (tensor<2x4x7x8xbf16>, tensor<2x4x7x8xbf16>) -> tensor<2x4x7x16xbf16>
    %43 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat, %expanded_21 : tensor<2x4x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%27 : tensor<2x4x7x16xbf16>) {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %148 = arith.mulf %in, %in_50 : bf16
      linalg.yield %148 : bf16
    } -> tensor<2x4x7x16xbf16>
    %44 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %43 : tensor<2x4x7x16xbf16>, tensor<2x4x7x16xbf16>) outs(%27 : tensor<2x4x7x16xbf16>) {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %148 = arith.addf %in, %in_50 : bf16
      linalg.yield %148 : bf16
    } -> tensor<2x4x7x16xbf16>
    %45 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_16, %expanded_20 : tensor<2x2x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%36 : tensor<2x2x7x16xbf16>) {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %148 = arith.mulf %in, %in_50 : bf16
      linalg.yield %148 : bf16
    } -> tensor<2x2x7x16xbf16>
    %extracted_slice_23 = tensor.extract_slice %transposed_16[0, 0, 0, 0] [2, 2, 7, 8] [1, 1, 1, 1] : tensor<2x2x7x16xbf16> to tensor<2x2x7x8xbf16>
    %extracted_slice_24 = tensor.extract_slice %transposed_16[0, 0, 0, 8] [2, 2, 7, 8] [1, 1, 1, 1] : tensor<2x2x7x16xbf16> to tensor<2x2x7x8xbf16>
    %46 = tensor.empty() : tensor<2x2x7x8xbf16>
    %47 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_24 : tensor<2x2x7x8xbf16>) outs(%46 : tensor<2x2x7x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %148 = arith.negf %in : bf16
      linalg.yield %148 : bf16
    } -> tensor<2x2x7x8xbf16>
    %concat_25 = tensor.concat dim(3) %47, %extracted_slice_23 : (tensor<2x2x7x8xbf16>, tensor<2x2x7x8xbf16>) -> tensor<2x2x7x16xbf16>
    %48 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_25, %expanded_21 : tensor<2x2x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%36 : tensor<2x2x7x16xbf16>) {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %148 = arith.mulf %in, %in_50 : bf16
      linalg.yield %148 : bf16
    } -> tensor<2x2x7x16xbf16>
    %49 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45, %48 : tensor<2x2x7x16xbf16>, tensor<2x2x7x16xbf16>) outs(%36 : tensor<2x2x7x16xbf16>) {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %148 = arith.addf %in, %in_50 : bf16
      linalg.yield %148 : bf16
    } -> tensor<2x2x7x16xbf16>
    %extracted_slice_26 = tensor.extract_slice %transposed_19[0, 0, 0, 0] [2, 1, 7, 16] [1, 1, 1, 1] : tensor<2x2x7x16xbf16> to tensor<2x1x7x16xbf16>
    %extracted_slice_27 = tensor.extract_slice %transposed_19[0, 1, 0, 0] [2, 1, 7, 16] [1, 1, 1, 1] : tensor<2x2x7x16xbf16> to tensor<2x1x7x16xbf16>
    %collapsed = tensor.collapse_shape %extracted_slice_26 [[0, 1], [2], [3]] : tensor<2x1x7x16xbf16> into tensor<2x7x16xbf16>
    %50 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<2x7x16xbf16>) outs(%36 : tensor<2x2x7x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x7x16xbf16>
    %collapsed_28 = tensor.collapse_shape %extracted_slice_27 [[0, 1], [2], [3]] : tensor<2x1x7x16xbf16> into tensor<2x7x16xbf16>
    %51 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_28 : tensor<2x7x16xbf16>) outs(%36 : tensor<2x2x7x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x7x16xbf16>
    %52 = tensor.empty() : tensor<2x2x2x7x16xbf16>
    %53 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%49 : tensor<2x2x7x16xbf16>) outs(%52 : tensor<2x2x2x7x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x2x7x16xbf16>
    %collapsed_29 = tensor.collapse_shape %53 [[0], [1, 2], [3], [4]] : tensor<2x2x2x7x16xbf16> into tensor<2x4x7x16xbf16>
    %54 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%50 : tensor<2x2x7x16xbf16>) outs(%52 : tensor<2x2x2x7x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x2x7x16xbf16>
    %55 = tensor.empty() : tensor<2x4x16x7xbf16>
    %transposed_30 = linalg.transpose ins(%collapsed_29 : tensor<2x4x7x16xbf16>) outs(%55 : tensor<2x4x16x7xbf16>) permutation = [0, 1, 3, 2] 
    %collapsed_31 = tensor.collapse_shape %44 [[0, 1], [2], [3]] : tensor<2x4x7x16xbf16> into tensor<8x7x16xbf16>
    %collapsed_32 = tensor.collapse_shape %transposed_30 [[0, 1], [2], [3]] : tensor<2x4x16x7xbf16> into tensor<8x16x7xbf16>
    %56 = tensor.empty() : tensor<8x7x7xf32>
    %57 = linalg.fill ins(%cst : f32) outs(%56 : tensor<8x7x7xf32>) -> tensor<8x7x7xf32>
    %58 = linalg.batch_matmul ins(%collapsed_31, %collapsed_32 : tensor<8x7x16xbf16>, tensor<8x16x7xbf16>) outs(%57 : tensor<8x7x7xf32>) -> tensor<8x7x7xf32>
    %59 = tensor.empty() : tensor<8x7x7xbf16>
    %60 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58 : tensor<8x7x7xf32>) outs(%59 : tensor<8x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %148 = arith.truncf %in : f32 to bf16
      linalg.yield %148 : bf16
    } -> tensor<8x7x7xbf16>
    %expanded_33 = tensor.expand_shape %60 [[0, 1], [2], [3]] output_shape [2, 4, 7, 7] : tensor<8x7x7xbf16> into tensor<2x4x7x7xbf16>
    %61 = tensor.empty() : tensor<2x4x7x7xbf16>
    %62 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_33 : tensor<2x4x7x7xbf16>) outs(%61 : tensor<2x4x7x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %148 = arith.mulf %in, %cst_9 : bf16
      linalg.yield %148 : bf16
    } -> tensor<2x4x7x7xbf16>
    %63 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %7 : tensor<2x4x7x7xbf16>, tensor<1x1x7x7xbf16>) outs(%61 : tensor<2x4x7x7xbf16>) {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %148 = arith.addf %in, %in_50 : bf16
      linalg.yield %148 : bf16
    } -> tensor<2x4x7x7xbf16>
    %64 = tensor.empty() : tensor<2x4x7x7xf32>
    %65 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63 : tensor<2x4x7x7xbf16>) outs(%64 : tensor<2x4x7x7xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %148 = arith.extf %in : bf16 to f32
      linalg.yield %148 : f32
    } -> tensor<2x4x7x7xf32>
    %66 = tensor.empty() : tensor<2x4x7xi64>
    %67 = linalg.fill ins(%c0_i64 : i64) outs(%66 : tensor<2x4x7xi64>) -> tensor<2x4x7xi64>
    %68 = tensor.empty() : tensor<2x4x7xf32>
    %69 = linalg.fill ins(%cst_1 : f32) outs(%68 : tensor<2x4x7xf32>) -> tensor<2x4x7xf32>
    %70:2 = linalg.generic {indexing_maps = [#map5, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%65 : tensor<2x4x7x7xf32>) outs(%69, %67 : tensor<2x4x7xf32>, tensor<2x4x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_50: i64):
      %148 = linalg.index 3 : index
      %149 = arith.index_cast %148 : index to i64
      %150 = arith.maximumf %in, %out : f32
      %151 = arith.cmpf ogt, %in, %out : f32
      %152 = arith.select %151, %149, %out_50 : i64
      linalg.yield %150, %152 : f32, i64
    } -> (tensor<2x4x7xf32>, tensor<2x4x7xi64>)
    %expanded_34 = tensor.expand_shape %70#0 [[0], [1], [2, 3]] output_shape [2, 4, 7, 1] : tensor<2x4x7xf32> into tensor<2x4x7x1xf32>
    %71 = linalg.generic {indexing_maps = [#map5, #map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %expanded_34 : tensor<2x4x7x7xf32>, tensor<2x4x7x1xf32>) outs(%64 : tensor<2x4x7x7xf32>) {
    ^bb0(%in: f32, %in_50: f32, %out: f32):
      %148 = arith.subf %in, %in_50 : f32
      linalg.yield %148 : f32
    } -> tensor<2x4x7x7xf32>
    %72 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71 : tensor<2x4x7x7xf32>) outs(%64 : tensor<2x4x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = math.exp %in : f32
      linalg.yield %148 : f32
    } -> tensor<2x4x7x7xf32>
    %73 = tensor.empty() : tensor<2x4x7x1xf32>
    %74 = linalg.fill ins(%cst : f32) outs(%73 : tensor<2x4x7x1xf32>) -> tensor<2x4x7x1xf32>
    %75 = linalg.generic {indexing_maps = [#map5, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%72 : tensor<2x4x7x7xf32>) outs(%74 : tensor<2x4x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = arith.addf %in, %out : f32
      linalg.yield %148 : f32
    } -> tensor<2x4x7x1xf32>
    %76 = linalg.generic {indexing_maps = [#map5, #map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %75 : tensor<2x4x7x7xf32>, tensor<2x4x7x1xf32>) outs(%64 : tensor<2x4x7x7xf32>) {
    ^bb0(%in: f32, %in_50: f32, %out: f32):
      %148 = arith.divf %in, %in_50 : f32
      linalg.yield %148 : f32
    } -> tensor<2x4x7x7xf32>
    %77 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76 : tensor<2x4x7x7xf32>) outs(%61 : tensor<2x4x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %148 = arith.truncf %in : f32 to bf16
      linalg.yield %148 : bf16
    } -> tensor<2x4x7x7xbf16>
    %collapsed_35 = tensor.collapse_shape %77 [[0, 1], [2], [3]] : tensor<2x4x7x7xbf16> into tensor<8x7x7xbf16>
    %collapsed_36 = tensor.collapse_shape %54 [[0, 1, 2], [3], [4]] : tensor<2x2x2x7x16xbf16> into tensor<8x7x16xbf16>
    %78 = tensor.empty() : tensor<8x7x16xf32>
    %79 = linalg.fill ins(%cst : f32) outs(%78 : tensor<8x7x16xf32>) -> tensor<8x7x16xf32>
    %80 = linalg.batch_matmul ins(%collapsed_35, %collapsed_36 : tensor<8x7x7xbf16>, tensor<8x7x16xbf16>) outs(%79 : tensor<8x7x16xf32>) -> tensor<8x7x16xf32>
    %81 = tensor.empty() : tensor<8x7x16xbf16>
    %82 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<8x7x16xf32>) outs(%81 : tensor<8x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %148 = arith.truncf %in : f32 to bf16
      linalg.yield %148 : bf16
    } -> tensor<8x7x16xbf16>
    %expanded_37 = tensor.expand_shape %82 [[0, 1], [2], [3]] output_shape [2, 4, 7, 16] : tensor<8x7x16xbf16> into tensor<2x4x7x16xbf16>
    %83 = tensor.empty() : tensor<2x7x4x16xbf16>
    %transposed_38 = linalg.transpose ins(%expanded_37 : tensor<2x4x7x16xbf16>) outs(%83 : tensor<2x7x4x16xbf16>) permutation = [0, 2, 1, 3] 
    %84 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%51 : tensor<2x2x7x16xbf16>) outs(%52 : tensor<2x2x2x7x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x2x7x16xbf16>
    %collapsed_39 = tensor.collapse_shape %84 [[0, 1, 2], [3], [4]] : tensor<2x2x2x7x16xbf16> into tensor<8x7x16xbf16>
    %85 = linalg.batch_matmul ins(%collapsed_35, %collapsed_39 : tensor<8x7x7xbf16>, tensor<8x7x16xbf16>) outs(%79 : tensor<8x7x16xf32>) -> tensor<8x7x16xf32>
    %86 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<8x7x16xf32>) outs(%81 : tensor<8x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %148 = arith.truncf %in : f32 to bf16
      linalg.yield %148 : bf16
    } -> tensor<8x7x16xbf16>
    %expanded_40 = tensor.expand_shape %86 [[0, 1], [2], [3]] output_shape [2, 4, 7, 16] : tensor<8x7x16xbf16> into tensor<2x4x7x16xbf16>
    %transposed_41 = linalg.transpose ins(%expanded_40 : tensor<2x4x7x16xbf16>) outs(%83 : tensor<2x7x4x16xbf16>) permutation = [0, 2, 1, 3] 
    %concat_42 = tensor.concat dim(3) %transposed_38, %transposed_41 : (tensor<2x7x4x16xbf16>, tensor<2x7x4x16xbf16>) -> tensor<2x7x4x32xbf16>
    %extracted_slice_43 = tensor.extract_slice %concat_42[0, 0, 0, 0] [2, 7, 2, 32] [1, 1, 1, 1] : tensor<2x7x4x32xbf16> to tensor<2x7x2x32xbf16>
    %extracted_slice_44 = tensor.extract_slice %concat_42[0, 0, 2, 0] [2, 7, 2, 32] [1, 1, 1, 1] : tensor<2x7x4x32xbf16> to tensor<2x7x2x32xbf16>
    %87 = tensor.empty() : tensor<16xbf16>
    %88 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg3, %arg4 : tensor<16xbf16>, tensor<16xbf16>) outs(%87 : tensor<16xbf16>) {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %148 = arith.mulf %in, %in_50 : bf16
      linalg.yield %148 : bf16
    } -> tensor<16xbf16>
    %89 = tensor.empty() : tensor<f32>
    %90 = linalg.fill ins(%cst : f32) outs(%89 : tensor<f32>) -> tensor<f32>
    %91 = linalg.generic {indexing_maps = [#map, #map17], iterator_types = ["reduction"]} ins(%88 : tensor<16xbf16>) outs(%90 : tensor<f32>) {
    ^bb0(%in: bf16, %out: f32):
      %148 = arith.extf %in : bf16 to f32
      %149 = arith.addf %148, %out : f32
      linalg.yield %149 : f32
    } -> tensor<f32>
    %92 = linalg.generic {indexing_maps = [#map18, #map18], iterator_types = []} ins(%91 : tensor<f32>) outs(%89 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = math.exp %in : f32
      linalg.yield %148 : f32
    } -> tensor<f32>
    %93 = tensor.empty() : tensor<bf16>
    %94 = linalg.generic {indexing_maps = [#map18, #map18], iterator_types = []} ins(%92 : tensor<f32>) outs(%93 : tensor<bf16>) {
    ^bb0(%in: f32, %out: bf16):
      %148 = arith.truncf %in : f32 to bf16
      linalg.yield %148 : bf16
    } -> tensor<bf16>
    %95 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg5, %arg6 : tensor<16xbf16>, tensor<16xbf16>) outs(%87 : tensor<16xbf16>) {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %148 = arith.mulf %in, %in_50 : bf16
      linalg.yield %148 : bf16
    } -> tensor<16xbf16>
    %96 = linalg.generic {indexing_maps = [#map, #map17], iterator_types = ["reduction"]} ins(%95 : tensor<16xbf16>) outs(%90 : tensor<f32>) {
    ^bb0(%in: bf16, %out: f32):
      %148 = arith.extf %in : bf16 to f32
      %149 = arith.addf %148, %out : f32
      linalg.yield %149 : f32
    } -> tensor<f32>
    %97 = linalg.generic {indexing_maps = [#map18, #map18], iterator_types = []} ins(%96 : tensor<f32>) outs(%89 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = math.exp %in : f32
      linalg.yield %148 : f32
    } -> tensor<f32>
    %98 = linalg.generic {indexing_maps = [#map18, #map18], iterator_types = []} ins(%97 : tensor<f32>) outs(%93 : tensor<bf16>) {
    ^bb0(%in: f32, %out: bf16):
      %148 = arith.truncf %in : f32 to bf16
      linalg.yield %148 : bf16
    } -> tensor<bf16>
    %99 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = []} ins(%94, %98 : tensor<bf16>, tensor<bf16>) outs(%93 : tensor<bf16>) {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %148 = arith.subf %in, %in_50 : bf16
      linalg.yield %148 : bf16
    } -> tensor<bf16>
    %100 = linalg.generic {indexing_maps = [#map18, #map18], iterator_types = []} ins(%99 : tensor<bf16>) outs(%93 : tensor<bf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %148 = arith.truncf %cst_6 : f64 to bf16
      %149 = arith.addf %in, %148 : bf16
      linalg.yield %149 : bf16
    } -> tensor<bf16>
    %101 = tensor.empty() : tensor<2x7x2x32xbf16>
    %102 = linalg.generic {indexing_maps = [#map6, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100, %extracted_slice_44 : tensor<bf16>, tensor<2x7x2x32xbf16>) outs(%101 : tensor<2x7x2x32xbf16>) {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %148 = arith.mulf %in, %in_50 : bf16
      linalg.yield %148 : bf16
    } -> tensor<2x7x2x32xbf16>
    %103 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_43, %102 : tensor<2x7x2x32xbf16>, tensor<2x7x2x32xbf16>) outs(%101 : tensor<2x7x2x32xbf16>) {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %148 = arith.subf %in, %in_50 : bf16
      linalg.yield %148 : bf16
    } -> tensor<2x7x2x32xbf16>
    %104 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%103, %103 : tensor<2x7x2x32xbf16>, tensor<2x7x2x32xbf16>) outs(%101 : tensor<2x7x2x32xbf16>) {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %148 = arith.mulf %in, %in_50 : bf16
      linalg.yield %148 : bf16
    } -> tensor<2x7x2x32xbf16>
    %105 = tensor.empty() : tensor<2x7x2x1xbf16>
    %106 = linalg.fill ins(%cst_0 : bf16) outs(%105 : tensor<2x7x2x1xbf16>) -> tensor<2x7x2x1xbf16>
    %107 = linalg.generic {indexing_maps = [#map5, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%104 : tensor<2x7x2x32xbf16>) outs(%106 : tensor<2x7x2x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %148 = arith.addf %in, %out : bf16
      linalg.yield %148 : bf16
    } -> tensor<2x7x2x1xbf16>
    %108 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%107 : tensor<2x7x2x1xbf16>) outs(%105 : tensor<2x7x2x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %148 = arith.divf %in, %cst_10 : bf16
      linalg.yield %148 : bf16
    } -> tensor<2x7x2x1xbf16>
    %109 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%108 : tensor<2x7x2x1xbf16>) outs(%105 : tensor<2x7x2x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %148 = arith.truncf %cst_7 : f64 to bf16
      %149 = arith.addf %in, %148 : bf16
      linalg.yield %149 : bf16
    } -> tensor<2x7x2x1xbf16>
    %110 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%109 : tensor<2x7x2x1xbf16>) outs(%105 : tensor<2x7x2x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %148 = math.rsqrt %in : bf16
      linalg.yield %148 : bf16
    } -> tensor<2x7x2x1xbf16>
    %111 = linalg.generic {indexing_maps = [#map5, #map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%103, %110 : tensor<2x7x2x32xbf16>, tensor<2x7x2x1xbf16>) outs(%101 : tensor<2x7x2x32xbf16>) {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %148 = arith.mulf %in, %in_50 : bf16
      linalg.yield %148 : bf16
    } -> tensor<2x7x2x32xbf16>
    %112 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%111 : tensor<2x7x2x32xbf16>) outs(%101 : tensor<2x7x2x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %148 = arith.truncf %cst_5 : f64 to bf16
      %149 = arith.mulf %in, %148 : bf16
      linalg.yield %149 : bf16
    } -> tensor<2x7x2x32xbf16>
    %collapsed_45 = tensor.collapse_shape %112 [[0], [1], [2, 3]] : tensor<2x7x2x32xbf16> into tensor<2x7x64xbf16>
    %transposed_46 = linalg.transpose ins(%arg10 : tensor<64x64xbf16>) outs(%21 : tensor<64x64xbf16>) permutation = [1, 0] 
    %113 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_46 : tensor<64x64xbf16>) outs(%22 : tensor<2x64x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x64x64xbf16>
    %114 = linalg.batch_matmul ins(%collapsed_45, %113 : tensor<2x7x64xbf16>, tensor<2x64x64xbf16>) outs(%24 : tensor<2x7x64xf32>) -> tensor<2x7x64xf32>
    %115 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<2x7x64xf32>) outs(%18 : tensor<2x7x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %148 = arith.truncf %in : f32 to bf16
      linalg.yield %148 : bf16
    } -> tensor<2x7x64xbf16>
    %116 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %115 : tensor<2x7x64xbf16>, tensor<2x7x64xbf16>) outs(%18 : tensor<2x7x64xbf16>) {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %148 = arith.addf %in, %in_50 : bf16
      linalg.yield %148 : bf16
    } -> tensor<2x7x64xbf16>
    %117 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116 : tensor<2x7x64xbf16>) outs(%8 : tensor<2x7x64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %148 = arith.extf %in : bf16 to f32
      linalg.yield %148 : f32
    } -> tensor<2x7x64xf32>
    %118 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<2x7x64xf32>) outs(%8 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %148 : f32
    } -> tensor<2x7x64xf32>
    %119 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%118 : tensor<2x7x64xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = arith.addf %in, %out : f32
      linalg.yield %148 : f32
    } -> tensor<2x7x1xf32>
    %120 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = arith.divf %in, %cst_8 : f32
      linalg.yield %148 : f32
    } -> tensor<2x7x1xf32>
    %121 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = arith.truncf %cst_7 : f64 to f32
      %149 = arith.addf %in, %148 : f32
      linalg.yield %149 : f32
    } -> tensor<2x7x1xf32>
    %122 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = math.rsqrt %in : f32
      linalg.yield %148 : f32
    } -> tensor<2x7x1xf32>
    %123 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117, %122 : tensor<2x7x64xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x64xf32>) {
    ^bb0(%in: f32, %in_50: f32, %out: f32):
      %148 = arith.mulf %in, %in_50 : f32
      linalg.yield %148 : f32
    } -> tensor<2x7x64xf32>
    %124 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123 : tensor<2x7x64xf32>) outs(%18 : tensor<2x7x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %148 = arith.truncf %in : f32 to bf16
      linalg.yield %148 : bf16
    } -> tensor<2x7x64xbf16>
    %125 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg15, %124 : tensor<64xbf16>, tensor<2x7x64xbf16>) outs(%18 : tensor<2x7x64xbf16>) {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %148 = arith.mulf %in, %in_50 : bf16
      linalg.yield %148 : bf16
    } -> tensor<2x7x64xbf16>
    %126 = tensor.empty() : tensor<64x80xbf16>
    %transposed_47 = linalg.transpose ins(%arg11 : tensor<80x64xbf16>) outs(%126 : tensor<64x80xbf16>) permutation = [1, 0] 
    %127 = tensor.empty() : tensor<2x64x80xbf16>
    %128 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_47 : tensor<64x80xbf16>) outs(%127 : tensor<2x64x80xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x64x80xbf16>
    %129 = tensor.empty() : tensor<2x7x80xf32>
    %130 = linalg.fill ins(%cst : f32) outs(%129 : tensor<2x7x80xf32>) -> tensor<2x7x80xf32>
    %131 = linalg.batch_matmul ins(%125, %128 : tensor<2x7x64xbf16>, tensor<2x64x80xbf16>) outs(%130 : tensor<2x7x80xf32>) -> tensor<2x7x80xf32>
    %132 = tensor.empty() : tensor<2x7x80xbf16>
    %133 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<2x7x80xf32>) outs(%132 : tensor<2x7x80xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %148 = arith.truncf %in : f32 to bf16
      linalg.yield %148 : bf16
    } -> tensor<2x7x80xbf16>
    %134 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133 : tensor<2x7x80xbf16>) outs(%129 : tensor<2x7x80xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %148 = arith.extf %in : bf16 to f32
      linalg.yield %148 : f32
    } -> tensor<2x7x80xf32>
    %135 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134 : tensor<2x7x80xf32>) outs(%129 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = arith.negf %in : f32
      %149 = math.exp %148 : f32
      %150 = arith.addf %149, %cst_2 : f32
      %151 = arith.divf %cst_2, %150 : f32
      linalg.yield %151 : f32
    } -> tensor<2x7x80xf32>
    %136 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134, %135 : tensor<2x7x80xf32>, tensor<2x7x80xf32>) outs(%129 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %in_50: f32, %out: f32):
      %148 = arith.mulf %in, %in_50 : f32
      linalg.yield %148 : f32
    } -> tensor<2x7x80xf32>
    %137 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136 : tensor<2x7x80xf32>) outs(%132 : tensor<2x7x80xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %148 = arith.truncf %in : f32 to bf16
      linalg.yield %148 : bf16
    } -> tensor<2x7x80xbf16>
    %transposed_48 = linalg.transpose ins(%arg12 : tensor<80x64xbf16>) outs(%126 : tensor<64x80xbf16>) permutation = [1, 0] 
    %138 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_48 : tensor<64x80xbf16>) outs(%127 : tensor<2x64x80xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x64x80xbf16>
    %139 = linalg.batch_matmul ins(%125, %138 : tensor<2x7x64xbf16>, tensor<2x64x80xbf16>) outs(%130 : tensor<2x7x80xf32>) -> tensor<2x7x80xf32>
    %140 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139 : tensor<2x7x80xf32>) outs(%132 : tensor<2x7x80xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %148 = arith.truncf %in : f32 to bf16
      linalg.yield %148 : bf16
    } -> tensor<2x7x80xbf16>
    %141 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137, %140 : tensor<2x7x80xbf16>, tensor<2x7x80xbf16>) outs(%132 : tensor<2x7x80xbf16>) {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %148 = arith.mulf %in, %in_50 : bf16
      linalg.yield %148 : bf16
    } -> tensor<2x7x80xbf16>
    %142 = tensor.empty() : tensor<80x64xbf16>
    %transposed_49 = linalg.transpose ins(%arg13 : tensor<64x80xbf16>) outs(%142 : tensor<80x64xbf16>) permutation = [1, 0] 
    %143 = tensor.empty() : tensor<2x80x64xbf16>
    %144 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_49 : tensor<80x64xbf16>) outs(%143 : tensor<2x80x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x80x64xbf16>
    %145 = linalg.batch_matmul ins(%141, %144 : tensor<2x7x80xbf16>, tensor<2x80x64xbf16>) outs(%24 : tensor<2x7x64xf32>) -> tensor<2x7x64xf32>
    %146 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145 : tensor<2x7x64xf32>) outs(%18 : tensor<2x7x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %148 = arith.truncf %in : f32 to bf16
      linalg.yield %148 : bf16
    } -> tensor<2x7x64xbf16>
    %147 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116, %146 : tensor<2x7x64xbf16>, tensor<2x7x64xbf16>) outs(%18 : tensor<2x7x64xbf16>) {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %148 = arith.addf %in, %in_50 : bf16
      linalg.yield %148 : bf16
    } -> tensor<2x7x64xbf16>
    return %147 : tensor<2x7x64xbf16>
  }
}
