#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> ()>
#map7 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map10 = affine_map<(d0, d1, d2) -> (d2)>
#map11 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x7x48xbf16>, %arg1: tensor<1x7x16xbf16>, %arg2: tensor<1x7x16xbf16>, %arg3: tensor<48x48xbf16>, %arg4: tensor<16x48xbf16>, %arg5: tensor<16x48xbf16>, %arg6: tensor<48x48xbf16>, %arg7: tensor<48xbf16>, %arg8: tensor<16xbf16>, %arg9: tensor<80x48xbf16>, %arg10: tensor<80x48xbf16>, %arg11: tensor<48x80xbf16>, %arg12: tensor<48xbf16>, %arg13: tensor<48xbf16>) -> tensor<2x7x48xbf16> {
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
    %cst_6 = arith.constant 1.600000e+01 : f32
    %cst_7 = arith.constant 2.500000e-01 : bf16
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %135 = linalg.index 0 : index
      %136 = arith.index_cast %135 : index to i64
      linalg.yield %136 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_8 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_8 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_37: i64, %out: i64):
      %135 = arith.subi %in, %in_37 : i64
      linalg.yield %135 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %135 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %135 : i1
    } -> tensor<7x7xi1>
    %6 = tensor.empty() : tensor<1x1x7x7xbf16>
    %7 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_3, %cst_2 : tensor<7x7xi1>, tensor<1x1x7x7xbf16>, tensor<bf16>) outs(%6 : tensor<1x1x7x7xbf16>) {
    ^bb0(%in: i1, %in_37: bf16, %in_38: bf16, %out: bf16):
      %135 = arith.select %in, %in_37, %in_38 : bf16
      linalg.yield %135 : bf16
    } -> tensor<1x1x7x7xbf16>
    %8 = tensor.empty() : tensor<48x48xbf16>
    %transposed = linalg.transpose ins(%arg3 : tensor<48x48xbf16>) outs(%8 : tensor<48x48xbf16>) permutation = [1, 0] 
    %9 = tensor.empty() : tensor<2x48x48xbf16>
    %10 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<48x48xbf16>) outs(%9 : tensor<2x48x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x48xbf16>
    %11 = tensor.empty() : tensor<2x7x48xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %13 = linalg.batch_matmul ins(%arg0, %10 : tensor<2x7x48xbf16>, tensor<2x48x48xbf16>) outs(%12 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %14 = tensor.empty() : tensor<2x7x48xbf16>
    %15 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x7x48xf32>) outs(%14 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %135 = arith.truncf %in : f32 to bf16
      linalg.yield %135 : bf16
    } -> tensor<2x7x48xbf16>
    %16 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x7x48xbf16>) outs(%11 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %135 = arith.extf %in : bf16 to f32
      linalg.yield %135 : f32
    } -> tensor<2x7x48xf32>
    %17 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x7x48xf32>) outs(%11 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %135 : f32
    } -> tensor<2x7x48xf32>
    %18 = tensor.empty() : tensor<2x7x1xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %20 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%17 : tensor<2x7x48xf32>) outs(%19 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = arith.addf %in, %out : f32
      linalg.yield %135 : f32
    } -> tensor<2x7x1xf32>
    %21 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = arith.divf %in, %cst_5 : f32
      linalg.yield %135 : f32
    } -> tensor<2x7x1xf32>
    %22 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = arith.truncf %cst_4 : f64 to f32
      %136 = arith.addf %in, %135 : f32
      linalg.yield %136 : f32
    } -> tensor<2x7x1xf32>
    %23 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = math.rsqrt %in : f32
      linalg.yield %135 : f32
    } -> tensor<2x7x1xf32>
    %24 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %23 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%11 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %135 = arith.mulf %in, %in_37 : f32
      linalg.yield %135 : f32
    } -> tensor<2x7x48xf32>
    %25 = linalg.generic {indexing_maps = [#map10, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg7, %24 : tensor<48xbf16>, tensor<2x7x48xf32>) outs(%11 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %in_37: f32, %out: f32):
      %135 = arith.extf %in : bf16 to f32
      %136 = arith.mulf %135, %in_37 : f32
      linalg.yield %136 : f32
    } -> tensor<2x7x48xf32>
    %26 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<2x7x48xf32>) outs(%14 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %135 = arith.truncf %in : f32 to bf16
      linalg.yield %135 : bf16
    } -> tensor<2x7x48xbf16>
    %27 = tensor.empty() : tensor<48x16xbf16>
    %transposed_9 = linalg.transpose ins(%arg4 : tensor<16x48xbf16>) outs(%27 : tensor<48x16xbf16>) permutation = [1, 0] 
    %28 = tensor.empty() : tensor<2x48x16xbf16>
    %29 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_9 : tensor<48x16xbf16>) outs(%28 : tensor<2x48x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x16xbf16>
    %30 = tensor.empty() : tensor<2x7x16xf32>
    %31 = linalg.fill ins(%cst : f32) outs(%30 : tensor<2x7x16xf32>) -> tensor<2x7x16xf32>
    %32 = linalg.batch_matmul ins(%arg0, %29 : tensor<2x7x48xbf16>, tensor<2x48x16xbf16>) outs(%31 : tensor<2x7x16xf32>) -> tensor<2x7x16xf32>
    %33 = tensor.empty() : tensor<2x7x16xbf16>
    %34 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32 : tensor<2x7x16xf32>) outs(%33 : tensor<2x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %135 = arith.truncf %in : f32 to bf16
      linalg.yield %135 : bf16
    } -> tensor<2x7x16xbf16>
    %35 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34 : tensor<2x7x16xbf16>) outs(%30 : tensor<2x7x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %135 = arith.extf %in : bf16 to f32
      linalg.yield %135 : f32
    } -> tensor<2x7x16xf32>
    %36 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<2x7x16xf32>) outs(%30 : tensor<2x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %135 : f32
    } -> tensor<2x7x16xf32>
    %37 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%36 : tensor<2x7x16xf32>) outs(%19 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = arith.addf %in, %out : f32
      linalg.yield %135 : f32
    } -> tensor<2x7x1xf32>
    %38 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = arith.divf %in, %cst_6 : f32
      linalg.yield %135 : f32
    } -> tensor<2x7x1xf32>
    %39 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = arith.truncf %cst_4 : f64 to f32
      %136 = arith.addf %in, %135 : f32
      linalg.yield %136 : f32
    } -> tensor<2x7x1xf32>
    %40 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = math.rsqrt %in : f32
      linalg.yield %135 : f32
    } -> tensor<2x7x1xf32>
    %41 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %40 : tensor<2x7x16xf32>, tensor<2x7x1xf32>) outs(%30 : tensor<2x7x16xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %135 = arith.mulf %in, %in_37 : f32
      linalg.yield %135 : f32
    } -> tensor<2x7x16xf32>
    %42 = linalg.generic {indexing_maps = [#map10, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg8, %41 : tensor<16xbf16>, tensor<2x7x16xf32>) outs(%30 : tensor<2x7x16xf32>) {
    ^bb0(%in: bf16, %in_37: f32, %out: f32):
      %135 = arith.extf %in : bf16 to f32
      %136 = arith.mulf %135, %in_37 : f32
      linalg.yield %136 : f32
    } -> tensor<2x7x16xf32>
    %43 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<2x7x16xf32>) outs(%33 : tensor<2x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %135 = arith.truncf %in : f32 to bf16
      linalg.yield %135 : bf16
    } -> tensor<2x7x16xbf16>
    %transposed_10 = linalg.transpose ins(%arg5 : tensor<16x48xbf16>) outs(%27 : tensor<48x16xbf16>) permutation = [1, 0] 
    %44 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_10 : tensor<48x16xbf16>) outs(%28 : tensor<2x48x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x16xbf16>
    %45 = linalg.batch_matmul ins(%arg0, %44 : tensor<2x7x48xbf16>, tensor<2x48x16xbf16>) outs(%31 : tensor<2x7x16xf32>) -> tensor<2x7x16xf32>
    %46 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45 : tensor<2x7x16xf32>) outs(%33 : tensor<2x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %135 = arith.truncf %in : f32 to bf16
      linalg.yield %135 : bf16
    } -> tensor<2x7x16xbf16>
    %expanded_11 = tensor.expand_shape %26 [[0], [1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<2x7x48xbf16> into tensor<2x7x3x16xbf16>
    %47 = tensor.empty() : tensor<2x3x7x16xbf16>
    %transposed_12 = linalg.transpose ins(%expanded_11 : tensor<2x7x3x16xbf16>) outs(%47 : tensor<2x3x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %expanded_13 = tensor.expand_shape %43 [[0], [1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<2x7x16xbf16> into tensor<2x7x1x16xbf16>
    %48 = tensor.empty() : tensor<2x1x7x16xbf16>
    %transposed_14 = linalg.transpose ins(%expanded_13 : tensor<2x7x1x16xbf16>) outs(%48 : tensor<2x1x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %expanded_15 = tensor.expand_shape %46 [[0], [1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<2x7x16xbf16> into tensor<2x7x1x16xbf16>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<2x7x1x16xbf16>) outs(%48 : tensor<2x1x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %expanded_17 = tensor.expand_shape %arg1 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xbf16> into tensor<1x1x7x16xbf16>
    %expanded_18 = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xbf16> into tensor<1x1x7x16xbf16>
    %49 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_12, %expanded_17 : tensor<2x3x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%47 : tensor<2x3x7x16xbf16>) {
    ^bb0(%in: bf16, %in_37: bf16, %out: bf16):
      %135 = arith.mulf %in, %in_37 : bf16
      linalg.yield %135 : bf16
    } -> tensor<2x3x7x16xbf16>
    %extracted_slice = tensor.extract_slice %transposed_12[0, 0, 0, 0] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xbf16> to tensor<2x3x7x8xbf16>
    %extracted_slice_19 = tensor.extract_slice %transposed_12[0, 0, 0, 8] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xbf16> to tensor<2x3x7x8xbf16>
    %50 = tensor.empty() : tensor<2x3x7x8xbf16>
    %51 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_19 : tensor<2x3x7x8xbf16>) outs(%50 : tensor<2x3x7x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %135 = arith.negf %in : bf16
      linalg.yield %135 : bf16
    } -> tensor<2x3x7x8xbf16>
    %concat = tensor.concat dim(3) %51, %extracted_slice : (tensor<2x3x7x8xbf16>, tensor<2x3x7x8xbf16>) -> tensor<2x3x7x16xbf16>
    %52 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat, %expanded_18 : tensor<2x3x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%47 : tensor<2x3x7x16xbf16>) {
    ^bb0(%in: bf16, %in_37: bf16, %out: bf16):
      %135 = arith.mulf %in, %in_37 : bf16
      linalg.yield %135 : bf16
    } -> tensor<2x3x7x16xbf16>
    %53 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49, %52 : tensor<2x3x7x16xbf16>, tensor<2x3x7x16xbf16>) outs(%47 : tensor<2x3x7x16xbf16>) {
    ^bb0(%in: bf16, %in_37: bf16, %out: bf16):
      %135 = arith.addf %in, %in_37 : bf16
      linalg.yield %135 : bf16
    } -> tensor<2x3x7x16xbf16>
    %54 = linalg.generic {indexing_maps = [#map5, #map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_14, %expanded_17 : tensor<2x1x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%48 : tensor<2x1x7x16xbf16>) {
    ^bb0(%in: bf16, %in_37: bf16, %out: bf16):
      %135 = arith.mulf %in, %in_37 : bf16
      linalg.yield %135 : bf16
    } -> tensor<2x1x7x16xbf16>
    %extracted_slice_20 = tensor.extract_slice %transposed_14[0, 0, 0, 0] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xbf16> to tensor<2x1x7x8xbf16>
    %extracted_slice_21 = tensor.extract_slice %transposed_14[0, 0, 0, 8] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xbf16> to tensor<2x1x7x8xbf16>
    %55 = tensor.empty() : tensor<2x1x7x8xbf16>
    %56 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_21 : tensor<2x1x7x8xbf16>) outs(%55 : tensor<2x1x7x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %135 = arith.negf %in : bf16
      linalg.yield %135 : bf16
    } -> tensor<2x1x7x8xbf16>
    %concat_22 = tensor.concat dim(3) %56, %extracted_slice_20 : (tensor<2x1x7x8xbf16>, tensor<2x1x7x8xbf16>) -> tensor<2x1x7x16xbf16>
    %57 = linalg.generic {indexing_maps = [#map5, #map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_22, %expanded_18 : tensor<2x1x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%48 : tensor<2x1x7x16xbf16>) {
    ^bb0(%in: bf16, %in_37: bf16, %out: bf16):
      %135 = arith.mulf %in, %in_37 : bf16
      linalg.yield %135 : bf16
    } -> tensor<2x1x7x16xbf16>
    %58 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54, %57 : tensor<2x1x7x16xbf16>, tensor<2x1x7x16xbf16>) outs(%48 : tensor<2x1x7x16xbf16>) {
    ^bb0(%in: bf16, %in_37: bf16, %out: bf16):
      %135 = arith.addf %in, %in_37 : bf16
      linalg.yield %135 : bf16
    } -> tensor<2x1x7x16xbf16>
    %59 = tensor.empty() : tensor<2x1x3x7x16xbf16>
    %60 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%58 : tensor<2x1x7x16xbf16>) outs(%59 : tensor<2x1x3x7x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x1x3x7x16xbf16>
    %collapsed = tensor.collapse_shape %60 [[0], [1, 2], [3], [4]] : tensor<2x1x3x7x16xbf16> into tensor<2x3x7x16xbf16>
    %61 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_16 : tensor<2x1x7x16xbf16>) outs(%59 : tensor<2x1x3x7x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x1x3x7x16xbf16>
    %62 = tensor.empty() : tensor<2x3x16x7xbf16>
    %transposed_23 = linalg.transpose ins(%collapsed : tensor<2x3x7x16xbf16>) outs(%62 : tensor<2x3x16x7xbf16>) permutation = [0, 1, 3, 2] 
    %collapsed_24 = tensor.collapse_shape %53 [[0, 1], [2], [3]] : tensor<2x3x7x16xbf16> into tensor<6x7x16xbf16>
    %collapsed_25 = tensor.collapse_shape %transposed_23 [[0, 1], [2], [3]] : tensor<2x3x16x7xbf16> into tensor<6x16x7xbf16>
    %63 = tensor.empty() : tensor<6x7x7xf32>
    %64 = linalg.fill ins(%cst : f32) outs(%63 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %65 = linalg.batch_matmul ins(%collapsed_24, %collapsed_25 : tensor<6x7x16xbf16>, tensor<6x16x7xbf16>) outs(%64 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %66 = tensor.empty() : tensor<6x7x7xbf16>
    %67 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65 : tensor<6x7x7xf32>) outs(%66 : tensor<6x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %135 = arith.truncf %in : f32 to bf16
      linalg.yield %135 : bf16
    } -> tensor<6x7x7xbf16>
    %expanded_26 = tensor.expand_shape %67 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xbf16> into tensor<2x3x7x7xbf16>
    %68 = tensor.empty() : tensor<2x3x7x7xbf16>
    %69 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_26 : tensor<2x3x7x7xbf16>) outs(%68 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %135 = arith.mulf %in, %cst_7 : bf16
      linalg.yield %135 : bf16
    } -> tensor<2x3x7x7xbf16>
    %70 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69, %7 : tensor<2x3x7x7xbf16>, tensor<1x1x7x7xbf16>) outs(%68 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: bf16, %in_37: bf16, %out: bf16):
      %135 = arith.addf %in, %in_37 : bf16
      linalg.yield %135 : bf16
    } -> tensor<2x3x7x7xbf16>
    %71 = tensor.empty() : tensor<2x3x7x7xf32>
    %72 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%70 : tensor<2x3x7x7xbf16>) outs(%71 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %135 = arith.extf %in : bf16 to f32
      linalg.yield %135 : f32
    } -> tensor<2x3x7x7xf32>
    %73 = tensor.empty() : tensor<2x3x7xi64>
    %74 = linalg.fill ins(%c0_i64 : i64) outs(%73 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %75 = tensor.empty() : tensor<2x3x7xf32>
    %76 = linalg.fill ins(%cst_0 : f32) outs(%75 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %77:2 = linalg.generic {indexing_maps = [#map5, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%72 : tensor<2x3x7x7xf32>) outs(%76, %74 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_37: i64):
      %135 = linalg.index 3 : index
      %136 = arith.index_cast %135 : index to i64
      %137 = arith.maximumf %in, %out : f32
      %138 = arith.cmpf ogt, %in, %out : f32
      %139 = arith.select %138, %136, %out_37 : i64
      linalg.yield %137, %139 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_27 = tensor.expand_shape %77#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %78 = linalg.generic {indexing_maps = [#map5, #map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %expanded_27 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%71 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %135 = arith.subf %in, %in_37 : f32
      linalg.yield %135 : f32
    } -> tensor<2x3x7x7xf32>
    %79 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78 : tensor<2x3x7x7xf32>) outs(%71 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = math.exp %in : f32
      linalg.yield %135 : f32
    } -> tensor<2x3x7x7xf32>
    %80 = tensor.empty() : tensor<2x3x7x1xf32>
    %81 = linalg.fill ins(%cst : f32) outs(%80 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %82 = linalg.generic {indexing_maps = [#map5, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%79 : tensor<2x3x7x7xf32>) outs(%81 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = arith.addf %in, %out : f32
      linalg.yield %135 : f32
    } -> tensor<2x3x7x1xf32>
    %83 = linalg.generic {indexing_maps = [#map5, #map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79, %82 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%71 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %135 = arith.divf %in, %in_37 : f32
      linalg.yield %135 : f32
    } -> tensor<2x3x7x7xf32>
    %84 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%83 : tensor<2x3x7x7xf32>) outs(%68 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %135 = arith.truncf %in : f32 to bf16
      linalg.yield %135 : bf16
    } -> tensor<2x3x7x7xbf16>
    %collapsed_28 = tensor.collapse_shape %84 [[0, 1], [2], [3]] : tensor<2x3x7x7xbf16> into tensor<6x7x7xbf16>
    %collapsed_29 = tensor.collapse_shape %61 [[0, 1, 2], [3], [4]] : tensor<2x1x3x7x16xbf16> into tensor<6x7x16xbf16>
    %85 = tensor.empty() : tensor<6x7x16xf32>
    %86 = linalg.fill ins(%cst : f32) outs(%85 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %87 = linalg.batch_matmul ins(%collapsed_28, %collapsed_29 : tensor<6x7x7xbf16>, tensor<6x7x16xbf16>) outs(%86 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %88 = tensor.empty() : tensor<6x7x16xbf16>
    %89 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<6x7x16xf32>) outs(%88 : tensor<6x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %135 = arith.truncf %in : f32 to bf16
      linalg.yield %135 : bf16
    } -> tensor<6x7x16xbf16>
    %expanded_30 = tensor.expand_shape %89 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xbf16> into tensor<2x3x7x16xbf16>
    %90 = tensor.empty() : tensor<2x7x3x16xbf16>
    %transposed_31 = linalg.transpose ins(%expanded_30 : tensor<2x3x7x16xbf16>) outs(%90 : tensor<2x7x3x16xbf16>) permutation = [0, 2, 1, 3] 
    %collapsed_32 = tensor.collapse_shape %transposed_31 [[0], [1], [2, 3]] : tensor<2x7x3x16xbf16> into tensor<2x7x48xbf16>
    %transposed_33 = linalg.transpose ins(%arg6 : tensor<48x48xbf16>) outs(%8 : tensor<48x48xbf16>) permutation = [1, 0] 
    %91 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_33 : tensor<48x48xbf16>) outs(%9 : tensor<2x48x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x48xbf16>
    %92 = linalg.batch_matmul ins(%collapsed_32, %91 : tensor<2x7x48xbf16>, tensor<2x48x48xbf16>) outs(%12 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %93 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<2x7x48xf32>) outs(%14 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %135 = arith.truncf %in : f32 to bf16
      linalg.yield %135 : bf16
    } -> tensor<2x7x48xbf16>
    %94 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<2x7x48xbf16>) outs(%11 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %135 = arith.extf %in : bf16 to f32
      linalg.yield %135 : f32
    } -> tensor<2x7x48xf32>
    %95 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<2x7x48xf32>) outs(%11 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %135 : f32
    } -> tensor<2x7x48xf32>
    %96 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%95 : tensor<2x7x48xf32>) outs(%19 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = arith.addf %in, %out : f32
      linalg.yield %135 : f32
    } -> tensor<2x7x1xf32>
    %97 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = arith.divf %in, %cst_5 : f32
      linalg.yield %135 : f32
    } -> tensor<2x7x1xf32>
    %98 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = arith.truncf %cst_4 : f64 to f32
      %136 = arith.addf %in, %135 : f32
      linalg.yield %136 : f32
    } -> tensor<2x7x1xf32>
    %99 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = math.rsqrt %in : f32
      linalg.yield %135 : f32
    } -> tensor<2x7x1xf32>
    %100 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %99 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%11 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %135 = arith.mulf %in, %in_37 : f32
      linalg.yield %135 : f32
    } -> tensor<2x7x48xf32>
    %101 = linalg.generic {indexing_maps = [#map10, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg12, %100 : tensor<48xbf16>, tensor<2x7x48xf32>) outs(%11 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %in_37: f32, %out: f32):
      %135 = arith.extf %in : bf16 to f32
      %136 = arith.mulf %135, %in_37 : f32
      linalg.yield %136 : f32
    } -> tensor<2x7x48xf32>
    %102 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<2x7x48xf32>) outs(%14 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %135 = arith.truncf %in : f32 to bf16
      linalg.yield %135 : bf16
    } -> tensor<2x7x48xbf16>
    %103 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %102 : tensor<2x7x48xbf16>, tensor<2x7x48xbf16>) outs(%14 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_37: bf16, %out: bf16):
      %135 = arith.addf %in, %in_37 : bf16
      linalg.yield %135 : bf16
    } -> tensor<2x7x48xbf16>
    %104 = tensor.empty() : tensor<48x80xbf16>
    %transposed_34 = linalg.transpose ins(%arg9 : tensor<80x48xbf16>) outs(%104 : tensor<48x80xbf16>) permutation = [1, 0] 
    %105 = tensor.empty() : tensor<2x48x80xbf16>
    %106 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_34 : tensor<48x80xbf16>) outs(%105 : tensor<2x48x80xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x80xbf16>
    %107 = tensor.empty() : tensor<2x7x80xf32>
    %108 = linalg.fill ins(%cst : f32) outs(%107 : tensor<2x7x80xf32>) -> tensor<2x7x80xf32>
    %109 = linalg.batch_matmul ins(%103, %106 : tensor<2x7x48xbf16>, tensor<2x48x80xbf16>) outs(%108 : tensor<2x7x80xf32>) -> tensor<2x7x80xf32>
    %110 = tensor.empty() : tensor<2x7x80xbf16>
    %111 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<2x7x80xf32>) outs(%110 : tensor<2x7x80xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %135 = arith.truncf %in : f32 to bf16
      linalg.yield %135 : bf16
    } -> tensor<2x7x80xbf16>
    %112 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111 : tensor<2x7x80xbf16>) outs(%107 : tensor<2x7x80xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %135 = arith.extf %in : bf16 to f32
      linalg.yield %135 : f32
    } -> tensor<2x7x80xf32>
    %113 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112 : tensor<2x7x80xf32>) outs(%107 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = arith.negf %in : f32
      %136 = math.exp %135 : f32
      %137 = arith.addf %136, %cst_1 : f32
      %138 = arith.divf %cst_1, %137 : f32
      linalg.yield %138 : f32
    } -> tensor<2x7x80xf32>
    %114 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112, %113 : tensor<2x7x80xf32>, tensor<2x7x80xf32>) outs(%107 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %135 = arith.mulf %in, %in_37 : f32
      linalg.yield %135 : f32
    } -> tensor<2x7x80xf32>
    %115 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<2x7x80xf32>) outs(%110 : tensor<2x7x80xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %135 = arith.truncf %in : f32 to bf16
      linalg.yield %135 : bf16
    } -> tensor<2x7x80xbf16>
    %transposed_35 = linalg.transpose ins(%arg10 : tensor<80x48xbf16>) outs(%104 : tensor<48x80xbf16>) permutation = [1, 0] 
    %116 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_35 : tensor<48x80xbf16>) outs(%105 : tensor<2x48x80xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x80xbf16>
    %117 = linalg.batch_matmul ins(%103, %116 : tensor<2x7x48xbf16>, tensor<2x48x80xbf16>) outs(%108 : tensor<2x7x80xf32>) -> tensor<2x7x80xf32>
    %118 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<2x7x80xf32>) outs(%110 : tensor<2x7x80xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %135 = arith.truncf %in : f32 to bf16
      linalg.yield %135 : bf16
    } -> tensor<2x7x80xbf16>
    %119 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115, %118 : tensor<2x7x80xbf16>, tensor<2x7x80xbf16>) outs(%110 : tensor<2x7x80xbf16>) {
    ^bb0(%in: bf16, %in_37: bf16, %out: bf16):
      %135 = arith.mulf %in, %in_37 : bf16
      linalg.yield %135 : bf16
    } -> tensor<2x7x80xbf16>
    %120 = tensor.empty() : tensor<80x48xbf16>
    %transposed_36 = linalg.transpose ins(%arg11 : tensor<48x80xbf16>) outs(%120 : tensor<80x48xbf16>) permutation = [1, 0] 
    %121 = tensor.empty() : tensor<2x80x48xbf16>
    %122 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_36 : tensor<80x48xbf16>) outs(%121 : tensor<2x80x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x80x48xbf16>
    %123 = linalg.batch_matmul ins(%119, %122 : tensor<2x7x80xbf16>, tensor<2x80x48xbf16>) outs(%12 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %124 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123 : tensor<2x7x48xf32>) outs(%14 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %135 = arith.truncf %in : f32 to bf16
      linalg.yield %135 : bf16
    } -> tensor<2x7x48xbf16>
    %125 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124 : tensor<2x7x48xbf16>) outs(%11 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %135 = arith.extf %in : bf16 to f32
      linalg.yield %135 : f32
    } -> tensor<2x7x48xf32>
    %126 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<2x7x48xf32>) outs(%11 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %135 : f32
    } -> tensor<2x7x48xf32>
    %127 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%126 : tensor<2x7x48xf32>) outs(%19 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = arith.addf %in, %out : f32
      linalg.yield %135 : f32
    } -> tensor<2x7x1xf32>
    %128 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = arith.divf %in, %cst_5 : f32
      linalg.yield %135 : f32
    } -> tensor<2x7x1xf32>
    %129 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = arith.truncf %cst_4 : f64 to f32
      %136 = arith.addf %in, %135 : f32
      linalg.yield %136 : f32
    } -> tensor<2x7x1xf32>
    %130 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = math.rsqrt %in : f32
      linalg.yield %135 : f32
    } -> tensor<2x7x1xf32>
    %131 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125, %130 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%11 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %135 = arith.mulf %in, %in_37 : f32
      linalg.yield %135 : f32
    } -> tensor<2x7x48xf32>
    %132 = linalg.generic {indexing_maps = [#map10, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg13, %131 : tensor<48xbf16>, tensor<2x7x48xf32>) outs(%11 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %in_37: f32, %out: f32):
      %135 = arith.extf %in : bf16 to f32
      %136 = arith.mulf %135, %in_37 : f32
      linalg.yield %136 : f32
    } -> tensor<2x7x48xf32>
    %133 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132 : tensor<2x7x48xf32>) outs(%14 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %135 = arith.truncf %in : f32 to bf16
      linalg.yield %135 : bf16
    } -> tensor<2x7x48xbf16>
    %134 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %133 : tensor<2x7x48xbf16>, tensor<2x7x48xbf16>) outs(%14 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_37: bf16, %out: bf16):
      %135 = arith.addf %in, %in_37 : bf16
      linalg.yield %135 : bf16
    } -> tensor<2x7x48xbf16>
    return %134 : tensor<2x7x48xbf16>
  }
}
