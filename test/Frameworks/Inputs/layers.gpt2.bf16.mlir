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
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x7x48xbf16>, %arg1: tensor<48xbf16>, %arg2: tensor<48xbf16>, %arg3: tensor<48x144xbf16>, %arg4: tensor<144xbf16>, %arg5: tensor<48x48xbf16>, %arg6: tensor<48xbf16>, %arg7: tensor<48xbf16>, %arg8: tensor<48xbf16>, %arg9: tensor<48x192xbf16>, %arg10: tensor<192xbf16>, %arg11: tensor<192x48xbf16>, %arg12: tensor<48xbf16>) -> tensor<2x7x48xbf16> {
    %c3_i64 = arith.constant 3 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<bf16>
    %cst_3 = arith.constant dense<-9.984000e+03> : tensor<1x1x7x7xbf16>
    %cst_4 = arith.constant 0.79788456080286541 : f64
    %cst_5 = arith.constant 4.471500e-02 : f64
    %cst_6 = arith.constant 1.000000e-05 : f64
    %cst_7 = arith.constant 4.800000e+01 : f64
    %cst_8 = arith.constant 4.800000e+01 : f32
    %cst_9 = arith.constant 2.500000e-01 : bf16
    %cst_10 = arith.constant 5.000000e-01 : bf16
    %cst_11 = arith.constant 1.000000e+00 : bf16
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %132 = linalg.index 0 : index
      %133 = arith.index_cast %132 : index to i64
      linalg.yield %133 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_12 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_12 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_35: i64, %out: i64):
      %132 = arith.subi %in, %in_35 : i64
      linalg.yield %132 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %132 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %132 : i1
    } -> tensor<7x7xi1>
    %6 = tensor.empty() : tensor<1x1x7x7xbf16>
    %7 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_3, %cst_2 : tensor<7x7xi1>, tensor<1x1x7x7xbf16>, tensor<bf16>) outs(%6 : tensor<1x1x7x7xbf16>) {
    ^bb0(%in: i1, %in_35: bf16, %in_36: bf16, %out: bf16):
      %132 = arith.select %in, %in_35, %in_36 : bf16
      linalg.yield %132 : bf16
    } -> tensor<1x1x7x7xbf16>
    %8 = tensor.empty() : tensor<2x7x48xf32>
    %9 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xbf16>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %132 = arith.extf %in : bf16 to f32
      linalg.yield %132 : f32
    } -> tensor<2x7x48xf32>
    %10 = tensor.empty() : tensor<2x7x48xf64>
    %11 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x7x48xf32>) outs(%10 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %132 = arith.extf %in : f32 to f64
      linalg.yield %132 : f64
    } -> tensor<2x7x48xf64>
    %12 = tensor.empty() : tensor<2x7x1xf64>
    %13 = linalg.fill ins(%cst : f64) outs(%12 : tensor<2x7x1xf64>) -> tensor<2x7x1xf64>
    %14 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%11 : tensor<2x7x48xf64>) outs(%13 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %132 = arith.addf %in, %out : f64
      linalg.yield %132 : f64
    } -> tensor<2x7x1xf64>
    %15 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x7x1xf64>) outs(%12 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %132 = arith.divf %in, %cst_7 : f64
      linalg.yield %132 : f64
    } -> tensor<2x7x1xf64>
    %16 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %15 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%10 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_35: f64, %out: f64):
      %132 = arith.subf %in, %in_35 : f64
      linalg.yield %132 : f64
    } -> tensor<2x7x48xf64>
    %17 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %16 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%10 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_35: f64, %out: f64):
      %132 = arith.mulf %in, %in_35 : f64
      linalg.yield %132 : f64
    } -> tensor<2x7x48xf64>
    %18 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%17 : tensor<2x7x48xf64>) outs(%13 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %132 = arith.addf %in, %out : f64
      linalg.yield %132 : f64
    } -> tensor<2x7x1xf64>
    %19 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<2x7x1xf64>) outs(%12 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %132 = arith.divf %in, %cst_7 : f64
      linalg.yield %132 : f64
    } -> tensor<2x7x1xf64>
    %20 = tensor.empty() : tensor<2x7x1xf32>
    %21 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x7x1xf64>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %132 = arith.truncf %in : f64 to f32
      linalg.yield %132 : f32
    } -> tensor<2x7x1xf32>
    %22 = linalg.fill ins(%cst_0 : f32) outs(%20 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %23 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9 : tensor<2x7x48xf32>) outs(%22 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.addf %in, %out : f32
      linalg.yield %132 : f32
    } -> tensor<2x7x1xf32>
    %24 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x7x1xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.divf %in, %cst_8 : f32
      linalg.yield %132 : f32
    } -> tensor<2x7x1xf32>
    %25 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x7x1xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.truncf %cst_6 : f64 to f32
      %133 = arith.addf %in, %132 : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x1xf32>
    %26 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<2x7x1xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = math.rsqrt %in : f32
      linalg.yield %132 : f32
    } -> tensor<2x7x1xf32>
    %27 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %24 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %132 = arith.subf %in, %in_35 : f32
      linalg.yield %132 : f32
    } -> tensor<2x7x48xf32>
    %28 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %26 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %132 = arith.mulf %in, %in_35 : f32
      linalg.yield %132 : f32
    } -> tensor<2x7x48xf32>
    %29 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28, %arg1 : tensor<2x7x48xf32>, tensor<48xbf16>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_35: bf16, %out: f32):
      %132 = arith.extf %in_35 : bf16 to f32
      %133 = arith.mulf %in, %132 : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x48xf32>
    %30 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %arg2 : tensor<2x7x48xf32>, tensor<48xbf16>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_35: bf16, %out: f32):
      %132 = arith.extf %in_35 : bf16 to f32
      %133 = arith.addf %in, %132 : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x48xf32>
    %31 = tensor.empty() : tensor<2x7x48xbf16>
    %32 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<2x7x48xf32>) outs(%31 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %132 = arith.truncf %in : f32 to bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x48xbf16>
    %collapsed = tensor.collapse_shape %32 [[0, 1], [2]] : tensor<2x7x48xbf16> into tensor<14x48xbf16>
    %33 = tensor.empty() : tensor<144xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg4 : tensor<144xbf16>) outs(%33 : tensor<144xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %132 = arith.extf %in : bf16 to f32
      linalg.yield %132 : f32
    } -> tensor<144xf32>
    %35 = tensor.empty() : tensor<14x48xf32>
    %36 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<14x48xbf16>) outs(%35 : tensor<14x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %132 = arith.extf %in : bf16 to f32
      linalg.yield %132 : f32
    } -> tensor<14x48xf32>
    %37 = tensor.empty() : tensor<48x144xf32>
    %38 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<48x144xbf16>) outs(%37 : tensor<48x144xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %132 = arith.extf %in : bf16 to f32
      linalg.yield %132 : f32
    } -> tensor<48x144xf32>
    %39 = tensor.empty() : tensor<14x144xf32>
    %40 = linalg.fill ins(%cst_0 : f32) outs(%39 : tensor<14x144xf32>) -> tensor<14x144xf32>
    %41 = linalg.matmul ins(%36, %38 : tensor<14x48xf32>, tensor<48x144xf32>) outs(%40 : tensor<14x144xf32>) -> tensor<14x144xf32>
    %42 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%41, %34 : tensor<14x144xf32>, tensor<144xf32>) outs(%39 : tensor<14x144xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %132 = arith.addf %in, %in_35 : f32
      linalg.yield %132 : f32
    } -> tensor<14x144xf32>
    %43 = tensor.empty() : tensor<14x144xbf16>
    %44 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<14x144xf32>) outs(%43 : tensor<14x144xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %132 = arith.truncf %in : f32 to bf16
      linalg.yield %132 : bf16
    } -> tensor<14x144xbf16>
    %expanded_13 = tensor.expand_shape %44 [[0, 1], [2]] output_shape [2, 7, 144] : tensor<14x144xbf16> into tensor<2x7x144xbf16>
    %extracted_slice = tensor.extract_slice %expanded_13[0, 0, 0] [2, 7, 48] [1, 1, 1] : tensor<2x7x144xbf16> to tensor<2x7x48xbf16>
    %extracted_slice_14 = tensor.extract_slice %expanded_13[0, 0, 48] [2, 7, 48] [1, 1, 1] : tensor<2x7x144xbf16> to tensor<2x7x48xbf16>
    %extracted_slice_15 = tensor.extract_slice %expanded_13[0, 0, 96] [2, 7, 48] [1, 1, 1] : tensor<2x7x144xbf16> to tensor<2x7x48xbf16>
    %expanded_16 = tensor.expand_shape %extracted_slice_14 [[0], [1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<2x7x48xbf16> into tensor<2x7x3x16xbf16>
    %expanded_17 = tensor.expand_shape %extracted_slice_15 [[0], [1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<2x7x48xbf16> into tensor<2x7x3x16xbf16>
    %45 = tensor.empty() : tensor<2x3x7x16xbf16>
    %transposed = linalg.transpose ins(%expanded_17 : tensor<2x7x3x16xbf16>) outs(%45 : tensor<2x3x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %expanded_18 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<2x7x48xbf16> into tensor<2x7x3x16xbf16>
    %transposed_19 = linalg.transpose ins(%expanded_18 : tensor<2x7x3x16xbf16>) outs(%45 : tensor<2x3x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %46 = tensor.empty() : tensor<2x3x16x7xbf16>
    %transposed_20 = linalg.transpose ins(%expanded_16 : tensor<2x7x3x16xbf16>) outs(%46 : tensor<2x3x16x7xbf16>) permutation = [0, 2, 3, 1] 
    %collapsed_21 = tensor.collapse_shape %transposed_19 [[0, 1], [2], [3]] : tensor<2x3x7x16xbf16> into tensor<6x7x16xbf16>
    %collapsed_22 = tensor.collapse_shape %transposed_20 [[0, 1], [2], [3]] : tensor<2x3x16x7xbf16> into tensor<6x16x7xbf16>
    %47 = tensor.empty() : tensor<6x7x7xf32>
    %48 = linalg.fill ins(%cst_0 : f32) outs(%47 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %49 = linalg.batch_matmul ins(%collapsed_21, %collapsed_22 : tensor<6x7x16xbf16>, tensor<6x16x7xbf16>) outs(%48 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %50 = tensor.empty() : tensor<6x7x7xbf16>
    %51 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49 : tensor<6x7x7xf32>) outs(%50 : tensor<6x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %132 = arith.truncf %in : f32 to bf16
      linalg.yield %132 : bf16
    } -> tensor<6x7x7xbf16>
    %expanded_23 = tensor.expand_shape %51 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xbf16> into tensor<2x3x7x7xbf16>
    %52 = tensor.empty() : tensor<2x3x7x7xbf16>
    %53 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_23 : tensor<2x3x7x7xbf16>) outs(%52 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %132 = arith.mulf %in, %cst_9 : bf16
      linalg.yield %132 : bf16
    } -> tensor<2x3x7x7xbf16>
    %54 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %7 : tensor<2x3x7x7xbf16>, tensor<1x1x7x7xbf16>) outs(%52 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: bf16, %in_35: bf16, %out: bf16):
      %132 = arith.addf %in, %in_35 : bf16
      linalg.yield %132 : bf16
    } -> tensor<2x3x7x7xbf16>
    %55 = tensor.empty() : tensor<2x3x7x7xf32>
    %56 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54 : tensor<2x3x7x7xbf16>) outs(%55 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %132 = arith.extf %in : bf16 to f32
      linalg.yield %132 : f32
    } -> tensor<2x3x7x7xf32>
    %57 = tensor.empty() : tensor<2x3x7xi64>
    %58 = linalg.fill ins(%c0_i64 : i64) outs(%57 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %59 = tensor.empty() : tensor<2x3x7xf32>
    %60 = linalg.fill ins(%cst_1 : f32) outs(%59 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %61:2 = linalg.generic {indexing_maps = [#map5, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%56 : tensor<2x3x7x7xf32>) outs(%60, %58 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_35: i64):
      %132 = linalg.index 3 : index
      %133 = arith.index_cast %132 : index to i64
      %134 = arith.maximumf %in, %out : f32
      %135 = arith.cmpf ogt, %in, %out : f32
      %136 = arith.select %135, %133, %out_35 : i64
      linalg.yield %134, %136 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_24 = tensor.expand_shape %61#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %62 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56, %expanded_24 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%55 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %132 = arith.subf %in, %in_35 : f32
      linalg.yield %132 : f32
    } -> tensor<2x3x7x7xf32>
    %63 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62 : tensor<2x3x7x7xf32>) outs(%55 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = math.exp %in : f32
      linalg.yield %132 : f32
    } -> tensor<2x3x7x7xf32>
    %64 = tensor.empty() : tensor<2x3x7x1xf32>
    %65 = linalg.fill ins(%cst_0 : f32) outs(%64 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %66 = linalg.generic {indexing_maps = [#map5, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%63 : tensor<2x3x7x7xf32>) outs(%65 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.addf %in, %out : f32
      linalg.yield %132 : f32
    } -> tensor<2x3x7x1xf32>
    %67 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %66 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%55 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %132 = arith.divf %in, %in_35 : f32
      linalg.yield %132 : f32
    } -> tensor<2x3x7x7xf32>
    %68 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67 : tensor<2x3x7x7xf32>) outs(%52 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %132 = arith.truncf %in : f32 to bf16
      linalg.yield %132 : bf16
    } -> tensor<2x3x7x7xbf16>
    %collapsed_25 = tensor.collapse_shape %68 [[0, 1], [2], [3]] : tensor<2x3x7x7xbf16> into tensor<6x7x7xbf16>
    %collapsed_26 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x7x16xbf16> into tensor<6x7x16xbf16>
    %69 = tensor.empty() : tensor<6x7x16xf32>
    %70 = linalg.fill ins(%cst_0 : f32) outs(%69 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %71 = linalg.batch_matmul ins(%collapsed_25, %collapsed_26 : tensor<6x7x7xbf16>, tensor<6x7x16xbf16>) outs(%70 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %72 = tensor.empty() : tensor<6x7x16xbf16>
    %73 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<6x7x16xf32>) outs(%72 : tensor<6x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %132 = arith.truncf %in : f32 to bf16
      linalg.yield %132 : bf16
    } -> tensor<6x7x16xbf16>
    %expanded_27 = tensor.expand_shape %73 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xbf16> into tensor<2x3x7x16xbf16>
    %74 = tensor.empty() : tensor<2x7x3x16xbf16>
    %transposed_28 = linalg.transpose ins(%expanded_27 : tensor<2x3x7x16xbf16>) outs(%74 : tensor<2x7x3x16xbf16>) permutation = [0, 2, 1, 3] 
    %collapsed_29 = tensor.collapse_shape %transposed_28 [[0, 1], [2, 3]] : tensor<2x7x3x16xbf16> into tensor<14x48xbf16>
    %75 = tensor.empty() : tensor<48xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg6 : tensor<48xbf16>) outs(%75 : tensor<48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %132 = arith.extf %in : bf16 to f32
      linalg.yield %132 : f32
    } -> tensor<48xf32>
    %77 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_29 : tensor<14x48xbf16>) outs(%35 : tensor<14x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %132 = arith.extf %in : bf16 to f32
      linalg.yield %132 : f32
    } -> tensor<14x48xf32>
    %78 = tensor.empty() : tensor<48x48xf32>
    %79 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<48x48xbf16>) outs(%78 : tensor<48x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %132 = arith.extf %in : bf16 to f32
      linalg.yield %132 : f32
    } -> tensor<48x48xf32>
    %80 = linalg.fill ins(%cst_0 : f32) outs(%35 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %81 = linalg.matmul ins(%77, %79 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%80 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %82 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%81, %76 : tensor<14x48xf32>, tensor<48xf32>) outs(%35 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %132 = arith.addf %in, %in_35 : f32
      linalg.yield %132 : f32
    } -> tensor<14x48xf32>
    %83 = tensor.empty() : tensor<14x48xbf16>
    %84 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%82 : tensor<14x48xf32>) outs(%83 : tensor<14x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %132 = arith.truncf %in : f32 to bf16
      linalg.yield %132 : bf16
    } -> tensor<14x48xbf16>
    %expanded_30 = tensor.expand_shape %84 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xbf16> into tensor<2x7x48xbf16>
    %85 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_30, %arg0 : tensor<2x7x48xbf16>, tensor<2x7x48xbf16>) outs(%31 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_35: bf16, %out: bf16):
      %132 = arith.addf %in, %in_35 : bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x48xbf16>
    %86 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<2x7x48xbf16>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %132 = arith.extf %in : bf16 to f32
      linalg.yield %132 : f32
    } -> tensor<2x7x48xf32>
    %87 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<2x7x48xf32>) outs(%10 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %132 = arith.extf %in : f32 to f64
      linalg.yield %132 : f64
    } -> tensor<2x7x48xf64>
    %88 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%87 : tensor<2x7x48xf64>) outs(%13 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %132 = arith.addf %in, %out : f64
      linalg.yield %132 : f64
    } -> tensor<2x7x1xf64>
    %89 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<2x7x1xf64>) outs(%12 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %132 = arith.divf %in, %cst_7 : f64
      linalg.yield %132 : f64
    } -> tensor<2x7x1xf64>
    %90 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %89 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%10 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_35: f64, %out: f64):
      %132 = arith.subf %in, %in_35 : f64
      linalg.yield %132 : f64
    } -> tensor<2x7x48xf64>
    %91 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %90 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%10 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_35: f64, %out: f64):
      %132 = arith.mulf %in, %in_35 : f64
      linalg.yield %132 : f64
    } -> tensor<2x7x48xf64>
    %92 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%91 : tensor<2x7x48xf64>) outs(%13 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %132 = arith.addf %in, %out : f64
      linalg.yield %132 : f64
    } -> tensor<2x7x1xf64>
    %93 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<2x7x1xf64>) outs(%12 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %132 = arith.divf %in, %cst_7 : f64
      linalg.yield %132 : f64
    } -> tensor<2x7x1xf64>
    %94 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<2x7x1xf64>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %132 = arith.truncf %in : f64 to f32
      linalg.yield %132 : f32
    } -> tensor<2x7x1xf32>
    %95 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%86 : tensor<2x7x48xf32>) outs(%22 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.addf %in, %out : f32
      linalg.yield %132 : f32
    } -> tensor<2x7x1xf32>
    %96 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<2x7x1xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.divf %in, %cst_8 : f32
      linalg.yield %132 : f32
    } -> tensor<2x7x1xf32>
    %97 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<2x7x1xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.truncf %cst_6 : f64 to f32
      %133 = arith.addf %in, %132 : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x1xf32>
    %98 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<2x7x1xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = math.rsqrt %in : f32
      linalg.yield %132 : f32
    } -> tensor<2x7x1xf32>
    %99 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %96 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %132 = arith.subf %in, %in_35 : f32
      linalg.yield %132 : f32
    } -> tensor<2x7x48xf32>
    %100 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99, %98 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %132 = arith.mulf %in, %in_35 : f32
      linalg.yield %132 : f32
    } -> tensor<2x7x48xf32>
    %101 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100, %arg7 : tensor<2x7x48xf32>, tensor<48xbf16>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_35: bf16, %out: f32):
      %132 = arith.extf %in_35 : bf16 to f32
      %133 = arith.mulf %in, %132 : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x48xf32>
    %102 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101, %arg8 : tensor<2x7x48xf32>, tensor<48xbf16>) outs(%8 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_35: bf16, %out: f32):
      %132 = arith.extf %in_35 : bf16 to f32
      %133 = arith.addf %in, %132 : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x48xf32>
    %103 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102 : tensor<2x7x48xf32>) outs(%31 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %132 = arith.truncf %in : f32 to bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x48xbf16>
    %collapsed_31 = tensor.collapse_shape %103 [[0, 1], [2]] : tensor<2x7x48xbf16> into tensor<14x48xbf16>
    %104 = tensor.empty() : tensor<192xf32>
    %105 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg10 : tensor<192xbf16>) outs(%104 : tensor<192xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %132 = arith.extf %in : bf16 to f32
      linalg.yield %132 : f32
    } -> tensor<192xf32>
    %106 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_31 : tensor<14x48xbf16>) outs(%35 : tensor<14x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %132 = arith.extf %in : bf16 to f32
      linalg.yield %132 : f32
    } -> tensor<14x48xf32>
    %107 = tensor.empty() : tensor<48x192xf32>
    %108 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg9 : tensor<48x192xbf16>) outs(%107 : tensor<48x192xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %132 = arith.extf %in : bf16 to f32
      linalg.yield %132 : f32
    } -> tensor<48x192xf32>
    %109 = tensor.empty() : tensor<14x192xf32>
    %110 = linalg.fill ins(%cst_0 : f32) outs(%109 : tensor<14x192xf32>) -> tensor<14x192xf32>
    %111 = linalg.matmul ins(%106, %108 : tensor<14x48xf32>, tensor<48x192xf32>) outs(%110 : tensor<14x192xf32>) -> tensor<14x192xf32>
    %112 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%111, %105 : tensor<14x192xf32>, tensor<192xf32>) outs(%109 : tensor<14x192xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %132 = arith.addf %in, %in_35 : f32
      linalg.yield %132 : f32
    } -> tensor<14x192xf32>
    %113 = tensor.empty() : tensor<14x192xbf16>
    %114 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%112 : tensor<14x192xf32>) outs(%113 : tensor<14x192xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %132 = arith.truncf %in : f32 to bf16
      linalg.yield %132 : bf16
    } -> tensor<14x192xbf16>
    %expanded_32 = tensor.expand_shape %114 [[0, 1], [2]] output_shape [2, 7, 192] : tensor<14x192xbf16> into tensor<2x7x192xbf16>
    %115 = tensor.empty() : tensor<2x7x192xbf16>
    %116 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_32 : tensor<2x7x192xbf16>) outs(%115 : tensor<2x7x192xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %132 = arith.mulf %in, %cst_10 : bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x192xbf16>
    %117 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_32 : tensor<2x7x192xbf16>) outs(%115 : tensor<2x7x192xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %132 = math.fpowi %in, %c3_i64 : bf16, i64
      linalg.yield %132 : bf16
    } -> tensor<2x7x192xbf16>
    %118 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<2x7x192xbf16>) outs(%115 : tensor<2x7x192xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %132 = arith.truncf %cst_5 : f64 to bf16
      %133 = arith.mulf %in, %132 : bf16
      linalg.yield %133 : bf16
    } -> tensor<2x7x192xbf16>
    %119 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_32, %118 : tensor<2x7x192xbf16>, tensor<2x7x192xbf16>) outs(%115 : tensor<2x7x192xbf16>) {
    ^bb0(%in: bf16, %in_35: bf16, %out: bf16):
      %132 = arith.addf %in, %in_35 : bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x192xbf16>
    %120 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119 : tensor<2x7x192xbf16>) outs(%115 : tensor<2x7x192xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %132 = arith.truncf %cst_4 : f64 to bf16
      %133 = arith.mulf %in, %132 : bf16
      linalg.yield %133 : bf16
    } -> tensor<2x7x192xbf16>
    %121 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120 : tensor<2x7x192xbf16>) outs(%115 : tensor<2x7x192xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %132 = math.tanh %in : bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x192xbf16>
    %122 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121 : tensor<2x7x192xbf16>) outs(%115 : tensor<2x7x192xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %132 = arith.addf %in, %cst_11 : bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x192xbf16>
    %123 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116, %122 : tensor<2x7x192xbf16>, tensor<2x7x192xbf16>) outs(%115 : tensor<2x7x192xbf16>) {
    ^bb0(%in: bf16, %in_35: bf16, %out: bf16):
      %132 = arith.mulf %in, %in_35 : bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x192xbf16>
    %collapsed_33 = tensor.collapse_shape %123 [[0, 1], [2]] : tensor<2x7x192xbf16> into tensor<14x192xbf16>
    %124 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg12 : tensor<48xbf16>) outs(%75 : tensor<48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %132 = arith.extf %in : bf16 to f32
      linalg.yield %132 : f32
    } -> tensor<48xf32>
    %125 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_33 : tensor<14x192xbf16>) outs(%109 : tensor<14x192xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %132 = arith.extf %in : bf16 to f32
      linalg.yield %132 : f32
    } -> tensor<14x192xf32>
    %126 = tensor.empty() : tensor<192x48xf32>
    %127 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg11 : tensor<192x48xbf16>) outs(%126 : tensor<192x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %132 = arith.extf %in : bf16 to f32
      linalg.yield %132 : f32
    } -> tensor<192x48xf32>
    %128 = linalg.matmul ins(%125, %127 : tensor<14x192xf32>, tensor<192x48xf32>) outs(%80 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %129 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%128, %124 : tensor<14x48xf32>, tensor<48xf32>) outs(%35 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %132 = arith.addf %in, %in_35 : f32
      linalg.yield %132 : f32
    } -> tensor<14x48xf32>
    %130 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%129 : tensor<14x48xf32>) outs(%83 : tensor<14x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %132 = arith.truncf %in : f32 to bf16
      linalg.yield %132 : bf16
    } -> tensor<14x48xbf16>
    %expanded_34 = tensor.expand_shape %130 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xbf16> into tensor<2x7x48xbf16>
    %131 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %expanded_34 : tensor<2x7x48xbf16>, tensor<2x7x48xbf16>) outs(%31 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_35: bf16, %out: bf16):
      %132 = arith.addf %in, %in_35 : bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x48xbf16>
    return %131 : tensor<2x7x48xbf16>
  }
}
