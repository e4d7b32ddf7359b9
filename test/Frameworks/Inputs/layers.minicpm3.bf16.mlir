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
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x7x48xbf16>, %arg1: tensor<1x7x8xbf16>, %arg2: tensor<1x7x8xbf16>, %arg3: tensor<24x48xbf16>, %arg4: tensor<24xbf16>, %arg5: tensor<72x24xbf16>, %arg6: tensor<24x48xbf16>, %arg7: tensor<16xbf16>, %arg8: tensor<96x16xbf16>, %arg9: tensor<48x48xbf16>, %arg10: tensor<80x48xbf16>, %arg11: tensor<80x48xbf16>, %arg12: tensor<48x80xbf16>, %arg13: tensor<48xbf16>, %arg14: tensor<48xbf16>) -> tensor<2x7x48xbf16> {
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<bf16>
    %cst_3 = arith.constant dense<-9.984000e+03> : tensor<1x1x7x7xbf16>
    %cst_4 = arith.constant 0.98994949366116636 : f64
    %cst_5 = arith.constant 0.20412414523193151 : f64
    %cst_6 = arith.constant 9.9999999999999995E-7 : f64
    %cst_7 = arith.constant 1.000000e-05 : f64
    %cst_8 = arith.constant 4.800000e+01 : f32
    %cst_9 = arith.constant 2.400000e+01 : f32
    %cst_10 = arith.constant 1.600000e+01 : f32
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %152 = linalg.index 0 : index
      %153 = arith.index_cast %152 : index to i64
      linalg.yield %153 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_11 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_11 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_49: i64, %out: i64):
      %152 = arith.subi %in, %in_49 : i64
      linalg.yield %152 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %152 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %152 : i1
    } -> tensor<7x7xi1>
    %6 = tensor.empty() : tensor<1x1x7x7xbf16>
    %7 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_3, %cst_2 : tensor<7x7xi1>, tensor<1x1x7x7xbf16>, tensor<bf16>) outs(%6 : tensor<1x1x7x7xbf16>) {
    ^bb0(%in: i1, %in_49: bf16, %in_50: bf16, %out: bf16):
      %152 = arith.select %in, %in_49, %in_50 : bf16
      linalg.yield %152 : bf16
    } -> tensor<1x1x7x7xbf16>
    %8 = tensor.empty() : tensor<2x7x48xf32>
    %9 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xbf16>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %152 = arith.extf %in : bf16 to f32
      linalg.yield %152 : f32
    } -> tensor<2x7x48xf32>
    %10 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %152 : f32
    } -> tensor<2x7x48xf32>
    %11 = tensor.empty() : tensor<2x7x1xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %13 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%10 : tensor<2x7x48xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.addf %in, %out : f32
      linalg.yield %152 : f32
    } -> tensor<2x7x1xf32>
    %14 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.divf %in, %cst_8 : f32
      linalg.yield %152 : f32
    } -> tensor<2x7x1xf32>
    %15 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.truncf %cst_7 : f64 to f32
      %153 = arith.addf %in, %152 : f32
      linalg.yield %153 : f32
    } -> tensor<2x7x1xf32>
    %16 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = math.rsqrt %in : f32
      linalg.yield %152 : f32
    } -> tensor<2x7x1xf32>
    %17 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %16 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %152 = arith.mulf %in, %in_49 : f32
      linalg.yield %152 : f32
    } -> tensor<2x7x48xf32>
    %18 = tensor.empty() : tensor<2x7x48xbf16>
    %19 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x7x48xf32>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %152 = arith.truncf %in : f32 to bf16
      linalg.yield %152 : bf16
    } -> tensor<2x7x48xbf16>
    %20 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg13, %19 : tensor<48xbf16>, tensor<2x7x48xbf16>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %152 = arith.mulf %in, %in_49 : bf16
      linalg.yield %152 : bf16
    } -> tensor<2x7x48xbf16>
    %21 = tensor.empty() : tensor<48x24xbf16>
    %transposed = linalg.transpose ins(%arg3 : tensor<24x48xbf16>) outs(%21 : tensor<48x24xbf16>) permutation = [1, 0] 
    %22 = tensor.empty() : tensor<2x48x24xbf16>
    %23 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<48x24xbf16>) outs(%22 : tensor<2x48x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x24xbf16>
    %24 = tensor.empty() : tensor<2x7x24xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<2x7x24xf32>) -> tensor<2x7x24xf32>
    %26 = linalg.batch_matmul ins(%20, %23 : tensor<2x7x48xbf16>, tensor<2x48x24xbf16>) outs(%25 : tensor<2x7x24xf32>) -> tensor<2x7x24xf32>
    %27 = tensor.empty() : tensor<2x7x24xbf16>
    %28 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<2x7x24xf32>) outs(%27 : tensor<2x7x24xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %152 = arith.truncf %in : f32 to bf16
      linalg.yield %152 : bf16
    } -> tensor<2x7x24xbf16>
    %29 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<2x7x24xbf16>) outs(%24 : tensor<2x7x24xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %152 = arith.extf %in : bf16 to f32
      linalg.yield %152 : f32
    } -> tensor<2x7x24xf32>
    %30 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<2x7x24xf32>) outs(%24 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %152 : f32
    } -> tensor<2x7x24xf32>
    %31 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%30 : tensor<2x7x24xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.addf %in, %out : f32
      linalg.yield %152 : f32
    } -> tensor<2x7x1xf32>
    %32 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.divf %in, %cst_9 : f32
      linalg.yield %152 : f32
    } -> tensor<2x7x1xf32>
    %33 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.truncf %cst_6 : f64 to f32
      %153 = arith.addf %in, %152 : f32
      linalg.yield %153 : f32
    } -> tensor<2x7x1xf32>
    %34 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = math.rsqrt %in : f32
      linalg.yield %152 : f32
    } -> tensor<2x7x1xf32>
    %35 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %34 : tensor<2x7x24xf32>, tensor<2x7x1xf32>) outs(%24 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %152 = arith.mulf %in, %in_49 : f32
      linalg.yield %152 : f32
    } -> tensor<2x7x24xf32>
    %36 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<2x7x24xf32>) outs(%27 : tensor<2x7x24xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %152 = arith.truncf %in : f32 to bf16
      linalg.yield %152 : bf16
    } -> tensor<2x7x24xbf16>
    %37 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4, %36 : tensor<24xbf16>, tensor<2x7x24xbf16>) outs(%27 : tensor<2x7x24xbf16>) {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %152 = arith.mulf %in, %in_49 : bf16
      linalg.yield %152 : bf16
    } -> tensor<2x7x24xbf16>
    %38 = tensor.empty() : tensor<24x72xbf16>
    %transposed_12 = linalg.transpose ins(%arg5 : tensor<72x24xbf16>) outs(%38 : tensor<24x72xbf16>) permutation = [1, 0] 
    %39 = tensor.empty() : tensor<2x24x72xbf16>
    %40 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_12 : tensor<24x72xbf16>) outs(%39 : tensor<2x24x72xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x24x72xbf16>
    %41 = tensor.empty() : tensor<2x7x72xf32>
    %42 = linalg.fill ins(%cst : f32) outs(%41 : tensor<2x7x72xf32>) -> tensor<2x7x72xf32>
    %43 = linalg.batch_matmul ins(%37, %40 : tensor<2x7x24xbf16>, tensor<2x24x72xbf16>) outs(%42 : tensor<2x7x72xf32>) -> tensor<2x7x72xf32>
    %44 = tensor.empty() : tensor<2x7x72xbf16>
    %45 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<2x7x72xf32>) outs(%44 : tensor<2x7x72xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %152 = arith.truncf %in : f32 to bf16
      linalg.yield %152 : bf16
    } -> tensor<2x7x72xbf16>
    %expanded_13 = tensor.expand_shape %45 [[0], [1], [2, 3]] output_shape [2, 7, 3, 24] : tensor<2x7x72xbf16> into tensor<2x7x3x24xbf16>
    %46 = tensor.empty() : tensor<2x3x7x24xbf16>
    %transposed_14 = linalg.transpose ins(%expanded_13 : tensor<2x7x3x24xbf16>) outs(%46 : tensor<2x3x7x24xbf16>) permutation = [0, 2, 1, 3] 
    %extracted_slice = tensor.extract_slice %transposed_14[0, 0, 0, 0] [2, 3, 7, 16] [1, 1, 1, 1] : tensor<2x3x7x24xbf16> to tensor<2x3x7x16xbf16>
    %extracted_slice_15 = tensor.extract_slice %transposed_14[0, 0, 0, 16] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x24xbf16> to tensor<2x3x7x8xbf16>
    %transposed_16 = linalg.transpose ins(%arg6 : tensor<24x48xbf16>) outs(%21 : tensor<48x24xbf16>) permutation = [1, 0] 
    %47 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_16 : tensor<48x24xbf16>) outs(%22 : tensor<2x48x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x24xbf16>
    %48 = linalg.batch_matmul ins(%20, %47 : tensor<2x7x48xbf16>, tensor<2x48x24xbf16>) outs(%25 : tensor<2x7x24xf32>) -> tensor<2x7x24xf32>
    %49 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48 : tensor<2x7x24xf32>) outs(%27 : tensor<2x7x24xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %152 = arith.truncf %in : f32 to bf16
      linalg.yield %152 : bf16
    } -> tensor<2x7x24xbf16>
    %extracted_slice_17 = tensor.extract_slice %49[0, 0, 0] [2, 7, 16] [1, 1, 1] : tensor<2x7x24xbf16> to tensor<2x7x16xbf16>
    %extracted_slice_18 = tensor.extract_slice %49[0, 0, 16] [2, 7, 8] [1, 1, 1] : tensor<2x7x24xbf16> to tensor<2x7x8xbf16>
    %50 = tensor.empty() : tensor<2x7x16xf32>
    %51 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_17 : tensor<2x7x16xbf16>) outs(%50 : tensor<2x7x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %152 = arith.extf %in : bf16 to f32
      linalg.yield %152 : f32
    } -> tensor<2x7x16xf32>
    %52 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51 : tensor<2x7x16xf32>) outs(%50 : tensor<2x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %152 : f32
    } -> tensor<2x7x16xf32>
    %53 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%52 : tensor<2x7x16xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.addf %in, %out : f32
      linalg.yield %152 : f32
    } -> tensor<2x7x1xf32>
    %54 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.divf %in, %cst_10 : f32
      linalg.yield %152 : f32
    } -> tensor<2x7x1xf32>
    %55 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.truncf %cst_6 : f64 to f32
      %153 = arith.addf %in, %152 : f32
      linalg.yield %153 : f32
    } -> tensor<2x7x1xf32>
    %56 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = math.rsqrt %in : f32
      linalg.yield %152 : f32
    } -> tensor<2x7x1xf32>
    %57 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51, %56 : tensor<2x7x16xf32>, tensor<2x7x1xf32>) outs(%50 : tensor<2x7x16xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %152 = arith.mulf %in, %in_49 : f32
      linalg.yield %152 : f32
    } -> tensor<2x7x16xf32>
    %58 = tensor.empty() : tensor<2x7x16xbf16>
    %59 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57 : tensor<2x7x16xf32>) outs(%58 : tensor<2x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %152 = arith.truncf %in : f32 to bf16
      linalg.yield %152 : bf16
    } -> tensor<2x7x16xbf16>
    %60 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg7, %59 : tensor<16xbf16>, tensor<2x7x16xbf16>) outs(%58 : tensor<2x7x16xbf16>) {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %152 = arith.mulf %in, %in_49 : bf16
      linalg.yield %152 : bf16
    } -> tensor<2x7x16xbf16>
    %expanded_19 = tensor.expand_shape %extracted_slice_18 [[0], [1, 2], [3]] output_shape [2, 1, 7, 8] : tensor<2x7x8xbf16> into tensor<2x1x7x8xbf16>
    %expanded_20 = tensor.expand_shape %arg1 [[0], [1, 2], [3]] output_shape [1, 1, 7, 8] : tensor<1x7x8xbf16> into tensor<1x1x7x8xbf16>
    %expanded_21 = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [1, 1, 7, 8] : tensor<1x7x8xbf16> into tensor<1x1x7x8xbf16>
    %61 = tensor.empty() : tensor<2x3x7x8xbf16>
    %62 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_15, %expanded_20 : tensor<2x3x7x8xbf16>, tensor<1x1x7x8xbf16>) outs(%61 : tensor<2x3x7x8xbf16>) {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %152 = arith.mulf %in, %in_49 : bf16
      linalg.yield %152 : bf16
    } -> tensor<2x3x7x8xbf16>
    %extracted_slice_22 = tensor.extract_slice %extracted_slice_15[0, 0, 0, 0] [2, 3, 7, 4] [1, 1, 1, 1] : tensor<2x3x7x8xbf16> to tensor<2x3x7x4xbf16>
    %extracted_slice_23 = tensor.extract_slice %extracted_slice_15[0, 0, 0, 4] [2, 3, 7, 4] [1, 1, 1, 1] : tensor<2x3x7x8xbf16> to tensor<2x3x7x4xbf16>
    %63 = tensor.empty() : tensor<2x3x7x4xbf16>
    %64 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_23 : tensor<2x3x7x4xbf16>) outs(%63 : tensor<2x3x7x4xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %152 = arith.negf %in : bf16
      linalg.yield %152 : bf16
    } -> tensor<2x3x7x4xbf16>
    %concat = tensor.concat dim(3) %64, %extracted_slice_22 : (tensor<2x3x7x4xbf16>, tensor<2x3x7x4xbf16>) -> tensor<2x3x7x8xbf16>
    %65 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat, %expanded_21 : tensor<2x3x7x8xbf16>, tensor<1x1x7x8xbf16>) outs(%61 : tensor<2x3x7x8xbf16>) {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %152 = arith.mulf %in, %in_49 : bf16
      linalg.yield %152 : bf16
    } -> tensor<2x3x7x8xbf16>
    %66 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %65 : tensor<2x3x7x8xbf16>, tensor<2x3x7x8xbf16>) outs(%61 : tensor<2x3x7x8xbf16>) {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %152 = arith.addf %in, %in_49 : bf16
      linalg.yield %152 : bf16
    } -> tensor<2x3x7x8xbf16>
    %67 = tensor.empty() : tensor<2x1x7x8xbf16>
    %68 = linalg.generic {indexing_maps = [#map5, #map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_19, %expanded_20 : tensor<2x1x7x8xbf16>, tensor<1x1x7x8xbf16>) outs(%67 : tensor<2x1x7x8xbf16>) {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %152 = arith.mulf %in, %in_49 : bf16
      linalg.yield %152 : bf16
    } -> tensor<2x1x7x8xbf16>
    %extracted_slice_24 = tensor.extract_slice %expanded_19[0, 0, 0, 0] [2, 1, 7, 4] [1, 1, 1, 1] : tensor<2x1x7x8xbf16> to tensor<2x1x7x4xbf16>
    %extracted_slice_25 = tensor.extract_slice %expanded_19[0, 0, 0, 4] [2, 1, 7, 4] [1, 1, 1, 1] : tensor<2x1x7x8xbf16> to tensor<2x1x7x4xbf16>
    %69 = tensor.empty() : tensor<2x1x7x4xbf16>
    %70 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_25 : tensor<2x1x7x4xbf16>) outs(%69 : tensor<2x1x7x4xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %152 = arith.negf %in : bf16
      linalg.yield %152 : bf16
    } -> tensor<2x1x7x4xbf16>
    %concat_26 = tensor.concat dim(3) %70, %extracted_slice_24 : (tensor<2x1x7x4xbf16>, tensor<2x1x7x4xbf16>) -> tensor<2x1x7x8xbf16>
    %71 = linalg.generic {indexing_maps = [#map5, #map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_26, %expanded_21 : tensor<2x1x7x8xbf16>, tensor<1x1x7x8xbf16>) outs(%67 : tensor<2x1x7x8xbf16>) {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %152 = arith.mulf %in, %in_49 : bf16
      linalg.yield %152 : bf16
    } -> tensor<2x1x7x8xbf16>
    %72 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68, %71 : tensor<2x1x7x8xbf16>, tensor<2x1x7x8xbf16>) outs(%67 : tensor<2x1x7x8xbf16>) {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %152 = arith.addf %in, %in_49 : bf16
      linalg.yield %152 : bf16
    } -> tensor<2x1x7x8xbf16>
    %concat_27 = tensor.concat dim(3) %extracted_slice, %66 : (tensor<2x3x7x16xbf16>, tensor<2x3x7x8xbf16>) -> tensor<2x3x7x24xbf16>
    %73 = tensor.empty() : tensor<16x96xbf16>
    %transposed_28 = linalg.transpose ins(%arg8 : tensor<96x16xbf16>) outs(%73 : tensor<16x96xbf16>) permutation = [1, 0] 
    %74 = tensor.empty() : tensor<2x1x16x96xbf16>
    %75 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_28 : tensor<16x96xbf16>) outs(%74 : tensor<2x1x16x96xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x1x16x96xbf16>
    %collapsed = tensor.collapse_shape %75 [[0, 1], [2], [3]] : tensor<2x1x16x96xbf16> into tensor<2x16x96xbf16>
    %76 = tensor.empty() : tensor<2x7x96xf32>
    %77 = linalg.fill ins(%cst : f32) outs(%76 : tensor<2x7x96xf32>) -> tensor<2x7x96xf32>
    %78 = linalg.batch_matmul ins(%60, %collapsed : tensor<2x7x16xbf16>, tensor<2x16x96xbf16>) outs(%77 : tensor<2x7x96xf32>) -> tensor<2x7x96xf32>
    %79 = tensor.empty() : tensor<2x7x96xbf16>
    %80 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78 : tensor<2x7x96xf32>) outs(%79 : tensor<2x7x96xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %152 = arith.truncf %in : f32 to bf16
      linalg.yield %152 : bf16
    } -> tensor<2x7x96xbf16>
    %expanded_29 = tensor.expand_shape %80 [[0], [1], [2, 3]] output_shape [2, 7, 3, 32] : tensor<2x7x96xbf16> into tensor<2x7x3x32xbf16>
    %81 = tensor.empty() : tensor<2x3x7x32xbf16>
    %transposed_30 = linalg.transpose ins(%expanded_29 : tensor<2x7x3x32xbf16>) outs(%81 : tensor<2x3x7x32xbf16>) permutation = [0, 2, 1, 3] 
    %extracted_slice_31 = tensor.extract_slice %transposed_30[0, 0, 0, 0] [2, 3, 7, 16] [1, 1, 1, 1] : tensor<2x3x7x32xbf16> to tensor<2x3x7x16xbf16>
    %extracted_slice_32 = tensor.extract_slice %transposed_30[0, 0, 0, 16] [2, 3, 7, 16] [1, 1, 1, 1] : tensor<2x3x7x32xbf16> to tensor<2x3x7x16xbf16>
    %collapsed_33 = tensor.collapse_shape %72 [[0, 1], [2], [3]] : tensor<2x1x7x8xbf16> into tensor<2x7x8xbf16>
    %82 = linalg.generic {indexing_maps = [#map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_33 : tensor<2x7x8xbf16>) outs(%61 : tensor<2x3x7x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x3x7x8xbf16>
    %inserted_slice = tensor.insert_slice %extracted_slice_31 into %46[0, 0, 0, 0] [2, 3, 7, 16] [1, 1, 1, 1] : tensor<2x3x7x16xbf16> into tensor<2x3x7x24xbf16>
    %inserted_slice_34 = tensor.insert_slice %82 into %inserted_slice[0, 0, 0, 16] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x8xbf16> into tensor<2x3x7x24xbf16>
    %83 = tensor.empty() : tensor<2x3x24x7xbf16>
    %transposed_35 = linalg.transpose ins(%inserted_slice_34 : tensor<2x3x7x24xbf16>) outs(%83 : tensor<2x3x24x7xbf16>) permutation = [0, 1, 3, 2] 
    %collapsed_36 = tensor.collapse_shape %concat_27 [[0, 1], [2], [3]] : tensor<2x3x7x24xbf16> into tensor<6x7x24xbf16>
    %collapsed_37 = tensor.collapse_shape %transposed_35 [[0, 1], [2], [3]] : tensor<2x3x24x7xbf16> into tensor<6x24x7xbf16>
    %84 = tensor.empty() : tensor<6x7x7xf32>
    %85 = linalg.fill ins(%cst : f32) outs(%84 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %86 = linalg.batch_matmul ins(%collapsed_36, %collapsed_37 : tensor<6x7x24xbf16>, tensor<6x24x7xbf16>) outs(%85 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %87 = tensor.empty() : tensor<6x7x7xbf16>
    %88 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<6x7x7xf32>) outs(%87 : tensor<6x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %152 = arith.truncf %in : f32 to bf16
      linalg.yield %152 : bf16
    } -> tensor<6x7x7xbf16>
    %expanded_38 = tensor.expand_shape %88 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xbf16> into tensor<2x3x7x7xbf16>
    %89 = tensor.empty() : tensor<2x3x7x7xbf16>
    %90 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_38 : tensor<2x3x7x7xbf16>) outs(%89 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %152 = arith.truncf %cst_5 : f64 to bf16
      %153 = arith.mulf %in, %152 : bf16
      linalg.yield %153 : bf16
    } -> tensor<2x3x7x7xbf16>
    %91 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%90, %7 : tensor<2x3x7x7xbf16>, tensor<1x1x7x7xbf16>) outs(%89 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %152 = arith.addf %in, %in_49 : bf16
      linalg.yield %152 : bf16
    } -> tensor<2x3x7x7xbf16>
    %92 = tensor.empty() : tensor<2x3x7x7xf32>
    %93 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%91 : tensor<2x3x7x7xbf16>) outs(%92 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %152 = arith.extf %in : bf16 to f32
      linalg.yield %152 : f32
    } -> tensor<2x3x7x7xf32>
    %94 = tensor.empty() : tensor<2x3x7xi64>
    %95 = linalg.fill ins(%c0_i64 : i64) outs(%94 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %96 = tensor.empty() : tensor<2x3x7xf32>
    %97 = linalg.fill ins(%cst_0 : f32) outs(%96 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %98:2 = linalg.generic {indexing_maps = [#map5, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%93 : tensor<2x3x7x7xf32>) outs(%97, %95 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_49: i64):
      %152 = linalg.index 3 : index
      %153 = arith.index_cast %152 : index to i64
      %154 = arith.maximumf %in, %out : f32
      %155 = arith.cmpf ogt, %in, %out : f32
      %156 = arith.select %155, %153, %out_49 : i64
      linalg.yield %154, %156 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_39 = tensor.expand_shape %98#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %99 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%93, %expanded_39 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%92 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %152 = arith.subf %in, %in_49 : f32
      linalg.yield %152 : f32
    } -> tensor<2x3x7x7xf32>
    %100 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%99 : tensor<2x3x7x7xf32>) outs(%92 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = math.exp %in : f32
      linalg.yield %152 : f32
    } -> tensor<2x3x7x7xf32>
    %101 = tensor.empty() : tensor<2x3x7x1xf32>
    %102 = linalg.fill ins(%cst : f32) outs(%101 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %103 = linalg.generic {indexing_maps = [#map5, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%100 : tensor<2x3x7x7xf32>) outs(%102 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.addf %in, %out : f32
      linalg.yield %152 : f32
    } -> tensor<2x3x7x1xf32>
    %104 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100, %103 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%92 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %152 = arith.divf %in, %in_49 : f32
      linalg.yield %152 : f32
    } -> tensor<2x3x7x7xf32>
    %105 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%104 : tensor<2x3x7x7xf32>) outs(%89 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %152 = arith.truncf %in : f32 to bf16
      linalg.yield %152 : bf16
    } -> tensor<2x3x7x7xbf16>
    %collapsed_40 = tensor.collapse_shape %105 [[0, 1], [2], [3]] : tensor<2x3x7x7xbf16> into tensor<6x7x7xbf16>
    %collapsed_41 = tensor.collapse_shape %extracted_slice_32 [[0, 1], [2], [3]] : tensor<2x3x7x16xbf16> into tensor<6x7x16xbf16>
    %106 = tensor.empty() : tensor<6x7x16xf32>
    %107 = linalg.fill ins(%cst : f32) outs(%106 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %108 = linalg.batch_matmul ins(%collapsed_40, %collapsed_41 : tensor<6x7x7xbf16>, tensor<6x7x16xbf16>) outs(%107 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %109 = tensor.empty() : tensor<6x7x16xbf16>
    %110 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<6x7x16xf32>) outs(%109 : tensor<6x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %152 = arith.truncf %in : f32 to bf16
      linalg.yield %152 : bf16
    } -> tensor<6x7x16xbf16>
    %expanded_42 = tensor.expand_shape %110 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xbf16> into tensor<2x3x7x16xbf16>
    %111 = tensor.empty() : tensor<2x7x3x16xbf16>
    %transposed_43 = linalg.transpose ins(%expanded_42 : tensor<2x3x7x16xbf16>) outs(%111 : tensor<2x7x3x16xbf16>) permutation = [0, 2, 1, 3] 
    %collapsed_44 = tensor.collapse_shape %transposed_43 [[0], [1], [2, 3]] : tensor<2x7x3x16xbf16> into tensor<2x7x48xbf16>
    %112 = tensor.empty() : tensor<48x48xbf16>
    %transposed_45 = linalg.transpose ins(%arg9 : tensor<48x48xbf16>) outs(%112 : tensor<48x48xbf16>) permutation = [1, 0] 
    %113 = tensor.empty() : tensor<2x48x48xbf16>
    %114 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_45 : tensor<48x48xbf16>) outs(%113 : tensor<2x48x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x48xbf16>
    %115 = linalg.fill ins(%cst : f32) outs(%8 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %116 = linalg.batch_matmul ins(%collapsed_44, %114 : tensor<2x7x48xbf16>, tensor<2x48x48xbf16>) outs(%115 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %117 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116 : tensor<2x7x48xf32>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %152 = arith.truncf %in : f32 to bf16
      linalg.yield %152 : bf16
    } -> tensor<2x7x48xbf16>
    %118 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<2x7x48xbf16>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %152 = arith.truncf %cst_4 : f64 to bf16
      %153 = arith.mulf %in, %152 : bf16
      linalg.yield %153 : bf16
    } -> tensor<2x7x48xbf16>
    %119 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %118 : tensor<2x7x48xbf16>, tensor<2x7x48xbf16>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %152 = arith.addf %in, %in_49 : bf16
      linalg.yield %152 : bf16
    } -> tensor<2x7x48xbf16>
    %120 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119 : tensor<2x7x48xbf16>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %152 = arith.extf %in : bf16 to f32
      linalg.yield %152 : f32
    } -> tensor<2x7x48xf32>
    %121 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %152 : f32
    } -> tensor<2x7x48xf32>
    %122 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%121 : tensor<2x7x48xf32>) outs(%12 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.addf %in, %out : f32
      linalg.yield %152 : f32
    } -> tensor<2x7x1xf32>
    %123 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.divf %in, %cst_8 : f32
      linalg.yield %152 : f32
    } -> tensor<2x7x1xf32>
    %124 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.truncf %cst_7 : f64 to f32
      %153 = arith.addf %in, %152 : f32
      linalg.yield %153 : f32
    } -> tensor<2x7x1xf32>
    %125 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124 : tensor<2x7x1xf32>) outs(%11 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = math.rsqrt %in : f32
      linalg.yield %152 : f32
    } -> tensor<2x7x1xf32>
    %126 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120, %125 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %152 = arith.mulf %in, %in_49 : f32
      linalg.yield %152 : f32
    } -> tensor<2x7x48xf32>
    %127 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126 : tensor<2x7x48xf32>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %152 = arith.truncf %in : f32 to bf16
      linalg.yield %152 : bf16
    } -> tensor<2x7x48xbf16>
    %128 = linalg.generic {indexing_maps = [#map9, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg14, %127 : tensor<48xbf16>, tensor<2x7x48xbf16>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %152 = arith.mulf %in, %in_49 : bf16
      linalg.yield %152 : bf16
    } -> tensor<2x7x48xbf16>
    %129 = tensor.empty() : tensor<48x80xbf16>
    %transposed_46 = linalg.transpose ins(%arg10 : tensor<80x48xbf16>) outs(%129 : tensor<48x80xbf16>) permutation = [1, 0] 
    %130 = tensor.empty() : tensor<2x48x80xbf16>
    %131 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_46 : tensor<48x80xbf16>) outs(%130 : tensor<2x48x80xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x80xbf16>
    %132 = tensor.empty() : tensor<2x7x80xf32>
    %133 = linalg.fill ins(%cst : f32) outs(%132 : tensor<2x7x80xf32>) -> tensor<2x7x80xf32>
    %134 = linalg.batch_matmul ins(%128, %131 : tensor<2x7x48xbf16>, tensor<2x48x80xbf16>) outs(%133 : tensor<2x7x80xf32>) -> tensor<2x7x80xf32>
    %135 = tensor.empty() : tensor<2x7x80xbf16>
    %136 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134 : tensor<2x7x80xf32>) outs(%135 : tensor<2x7x80xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %152 = arith.truncf %in : f32 to bf16
      linalg.yield %152 : bf16
    } -> tensor<2x7x80xbf16>
    %137 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136 : tensor<2x7x80xbf16>) outs(%132 : tensor<2x7x80xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %152 = arith.extf %in : bf16 to f32
      linalg.yield %152 : f32
    } -> tensor<2x7x80xf32>
    %138 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137 : tensor<2x7x80xf32>) outs(%132 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.negf %in : f32
      %153 = math.exp %152 : f32
      %154 = arith.addf %153, %cst_1 : f32
      %155 = arith.divf %cst_1, %154 : f32
      linalg.yield %155 : f32
    } -> tensor<2x7x80xf32>
    %139 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137, %138 : tensor<2x7x80xf32>, tensor<2x7x80xf32>) outs(%132 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %152 = arith.mulf %in, %in_49 : f32
      linalg.yield %152 : f32
    } -> tensor<2x7x80xf32>
    %140 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139 : tensor<2x7x80xf32>) outs(%135 : tensor<2x7x80xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %152 = arith.truncf %in : f32 to bf16
      linalg.yield %152 : bf16
    } -> tensor<2x7x80xbf16>
    %transposed_47 = linalg.transpose ins(%arg11 : tensor<80x48xbf16>) outs(%129 : tensor<48x80xbf16>) permutation = [1, 0] 
    %141 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_47 : tensor<48x80xbf16>) outs(%130 : tensor<2x48x80xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x80xbf16>
    %142 = linalg.batch_matmul ins(%128, %141 : tensor<2x7x48xbf16>, tensor<2x48x80xbf16>) outs(%133 : tensor<2x7x80xf32>) -> tensor<2x7x80xf32>
    %143 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142 : tensor<2x7x80xf32>) outs(%135 : tensor<2x7x80xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %152 = arith.truncf %in : f32 to bf16
      linalg.yield %152 : bf16
    } -> tensor<2x7x80xbf16>
    %144 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140, %143 : tensor<2x7x80xbf16>, tensor<2x7x80xbf16>) outs(%135 : tensor<2x7x80xbf16>) {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %152 = arith.mulf %in, %in_49 : bf16
      linalg.yield %152 : bf16
    } -> tensor<2x7x80xbf16>
    %145 = tensor.empty() : tensor<80x48xbf16>
    %transposed_48 = linalg.transpose ins(%arg12 : tensor<48x80xbf16>) outs(%145 : tensor<80x48xbf16>) permutation = [1, 0] 
    %146 = tensor.empty() : tensor<2x80x48xbf16>
    %147 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_48 : tensor<80x48xbf16>) outs(%146 : tensor<2x80x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x80x48xbf16>
    %148 = linalg.batch_matmul ins(%144, %147 : tensor<2x7x80xbf16>, tensor<2x80x48xbf16>) outs(%115 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %149 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<2x7x48xf32>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %152 = arith.truncf %in : f32 to bf16
      linalg.yield %152 : bf16
    } -> tensor<2x7x48xbf16>
    %150 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149 : tensor<2x7x48xbf16>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %152 = arith.truncf %cst_4 : f64 to bf16
      %153 = arith.mulf %in, %152 : bf16
      linalg.yield %153 : bf16
    } -> tensor<2x7x48xbf16>
    %151 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %150 : tensor<2x7x48xbf16>, tensor<2x7x48xbf16>) outs(%18 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %152 = arith.addf %in, %in_49 : bf16
      linalg.yield %152 : bf16
    } -> tensor<2x7x48xbf16>
    return %151 : tensor<2x7x48xbf16>
  }
}
