#map = affine_map<(d0, d1, d2, d3) -> ()>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (0, d1)>
#map4 = affine_map<(d0, d1) -> (d0, 0)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map9 = affine_map<(d0, d1, d2) -> (d2)>
#map10 = affine_map<()[s0] -> (s0 * 2)>
#map11 = affine_map<(d0, d1) -> (d1)>
#map12 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x?x48xbf16>, %arg1: tensor<48xbf16>, %arg2: tensor<48xbf16>, %arg3: tensor<48x144xbf16>, %arg4: tensor<144xbf16>, %arg5: tensor<48x48xbf16>, %arg6: tensor<48xbf16>, %arg7: tensor<48xbf16>, %arg8: tensor<48xbf16>, %arg9: tensor<48x192xbf16>, %arg10: tensor<192xbf16>, %arg11: tensor<192x48xbf16>, %arg12: tensor<48xbf16>) -> tensor<2x?x48xbf16> {
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c16_i64 = arith.constant 16 : i64
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<bf16>
    %cst_3 = arith.constant dense<-9.984000e+03> : tensor<bf16>
    %cst_4 = arith.constant 0.79788456080286541 : f64
    %cst_5 = arith.constant 4.471500e-02 : f64
    %cst_6 = arith.constant 1.000000e-05 : f64
    %cst_7 = arith.constant 4.800000e+01 : f64
    %cst_8 = arith.constant 4.800000e+01 : f32
    %c32_i64 = arith.constant 32 : i64
    %c96_i64 = arith.constant 96 : i64
    %cst_9 = arith.constant 2.500000e-01 : bf16
    %cst_10 = arith.constant 5.000000e-01 : bf16
    %cst_11 = arith.constant 1.000000e+00 : bf16
    %c3_i64 = arith.constant 3 : i64
    %dim = tensor.dim %arg0, %c1 : tensor<2x?x48xbf16>
    %0 = arith.index_cast %dim : index to i64
    %1 = tensor.empty(%dim, %dim) : tensor<1x1x?x?xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<bf16>) outs(%1 : tensor<1x1x?x?xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x1x?x?xbf16>
    %3 = tensor.empty(%dim) : tensor<?xi64>
    %4 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%3 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %160 = linalg.index 0 : index
      %161 = arith.index_cast %160 : index to i64
      linalg.yield %161 : i64
    } -> tensor<?xi64>
    %expanded = tensor.expand_shape %4 [[0, 1]] output_shape [1, %dim] : tensor<?xi64> into tensor<1x?xi64>
    %expanded_12 = tensor.expand_shape %4 [[0, 1]] output_shape [%dim, 1] : tensor<?xi64> into tensor<?x1xi64>
    %5 = tensor.empty(%dim, %dim) : tensor<?x?xi64>
    %6 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_12 : tensor<1x?xi64>, tensor<?x1xi64>) outs(%5 : tensor<?x?xi64>) {
    ^bb0(%in: i64, %in_34: i64, %out: i64):
      %160 = arith.subi %in, %in_34 : i64
      linalg.yield %160 : i64
    } -> tensor<?x?xi64>
    %7 = tensor.empty(%dim, %dim) : tensor<?x?xi1>
    %8 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<?x?xi64>) outs(%7 : tensor<?x?xi1>) {
    ^bb0(%in: i64, %out: i1):
      %160 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %160 : i1
    } -> tensor<?x?xi1>
    %9 = tensor.empty(%dim, %dim) : tensor<1x1x?x?xbf16>
    %10 = linalg.generic {indexing_maps = [#map6, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %2, %cst_2 : tensor<?x?xi1>, tensor<1x1x?x?xbf16>, tensor<bf16>) outs(%9 : tensor<1x1x?x?xbf16>) {
    ^bb0(%in: i1, %in_34: bf16, %in_35: bf16, %out: bf16):
      %160 = arith.select %in, %in_34, %in_35 : bf16
      linalg.yield %160 : bf16
    } -> tensor<1x1x?x?xbf16>
    %11 = tensor.empty(%dim) : tensor<2x?x48xf32>
    %12 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x?x48xbf16>) outs(%11 : tensor<2x?x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %160 = arith.extf %in : bf16 to f32
      linalg.yield %160 : f32
    } -> tensor<2x?x48xf32>
    %13 = tensor.empty(%dim) : tensor<2x?x48xf64>
    %14 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x?x48xf32>) outs(%13 : tensor<2x?x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %160 = arith.extf %in : f32 to f64
      linalg.yield %160 : f64
    } -> tensor<2x?x48xf64>
    %15 = tensor.empty(%dim) : tensor<2x?x1xf64>
    %16 = linalg.fill ins(%cst : f64) outs(%15 : tensor<2x?x1xf64>) -> tensor<2x?x1xf64>
    %17 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%14 : tensor<2x?x48xf64>) outs(%16 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %160 = arith.addf %in, %out : f64
      linalg.yield %160 : f64
    } -> tensor<2x?x1xf64>
    %18 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x?x1xf64>) outs(%15 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %160 = arith.divf %in, %cst_7 : f64
      linalg.yield %160 : f64
    } -> tensor<2x?x1xf64>
    %19 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %18 : tensor<2x?x48xf64>, tensor<2x?x1xf64>) outs(%13 : tensor<2x?x48xf64>) {
    ^bb0(%in: f64, %in_34: f64, %out: f64):
      %160 = arith.subf %in, %in_34 : f64
      linalg.yield %160 : f64
    } -> tensor<2x?x48xf64>
    %20 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %19 : tensor<2x?x48xf64>, tensor<2x?x48xf64>) outs(%13 : tensor<2x?x48xf64>) {
    ^bb0(%in: f64, %in_34: f64, %out: f64):
      %160 = arith.mulf %in, %in_34 : f64
      linalg.yield %160 : f64
    } -> tensor<2x?x48xf64>
    %21 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%20 : tensor<2x?x48xf64>) outs(%16 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %160 = arith.addf %in, %out : f64
      linalg.yield %160 : f64
    } -> tensor<2x?x1xf64>
    %22 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x?x1xf64>) outs(%15 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %160 = arith.divf %in, %cst_7 : f64
      linalg.yield %160 : f64
    } -> tensor<2x?x1xf64>
    %23 = tensor.empty(%dim) : tensor<2x?x1xf32>
    %24 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<2x?x1xf64>) outs(%23 : tensor<2x?x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %160 = arith.truncf %in : f64 to f32
      linalg.yield %160 : f32
    } -> tensor<2x?x1xf32>
    %25 = linalg.fill ins(%cst_0 : f32) outs(%23 : tensor<2x?x1xf32>) -> tensor<2x?x1xf32>
    %26 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%12 : tensor<2x?x48xf32>) outs(%25 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = arith.addf %in, %out : f32
      linalg.yield %160 : f32
    } -> tensor<2x?x1xf32>
    %27 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<2x?x1xf32>) outs(%23 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = arith.divf %in, %cst_8 : f32
      linalg.yield %160 : f32
    } -> tensor<2x?x1xf32>
    %28 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<2x?x1xf32>) outs(%23 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = arith.truncf %cst_6 : f64 to f32
      %161 = arith.addf %in, %160 : f32
      linalg.yield %161 : f32
    } -> tensor<2x?x1xf32>
    %29 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<2x?x1xf32>) outs(%23 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = math.rsqrt %in : f32
      linalg.yield %160 : f32
    } -> tensor<2x?x1xf32>
    %30 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %27 : tensor<2x?x48xf32>, tensor<2x?x1xf32>) outs(%11 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %160 = arith.subf %in, %in_34 : f32
      linalg.yield %160 : f32
    } -> tensor<2x?x48xf32>
    %31 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30, %29 : tensor<2x?x48xf32>, tensor<2x?x1xf32>) outs(%11 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %160 = arith.mulf %in, %in_34 : f32
      linalg.yield %160 : f32
    } -> tensor<2x?x48xf32>
    %32 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %arg1 : tensor<2x?x48xf32>, tensor<48xbf16>) outs(%11 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %in_34: bf16, %out: f32):
      %160 = arith.extf %in_34 : bf16 to f32
      %161 = arith.mulf %in, %160 : f32
      linalg.yield %161 : f32
    } -> tensor<2x?x48xf32>
    %33 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32, %arg2 : tensor<2x?x48xf32>, tensor<48xbf16>) outs(%11 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %in_34: bf16, %out: f32):
      %160 = arith.extf %in_34 : bf16 to f32
      %161 = arith.addf %in, %160 : f32
      linalg.yield %161 : f32
    } -> tensor<2x?x48xf32>
    %34 = tensor.empty(%dim) : tensor<2x?x48xbf16>
    %35 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<2x?x48xf32>) outs(%34 : tensor<2x?x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %160 = arith.truncf %in : f32 to bf16
      linalg.yield %160 : bf16
    } -> tensor<2x?x48xbf16>
    %collapsed = tensor.collapse_shape %35 [[0, 1], [2]] : tensor<2x?x48xbf16> into tensor<?x48xbf16>
    %36 = tensor.empty() : tensor<144xf32>
    %37 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg4 : tensor<144xbf16>) outs(%36 : tensor<144xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %160 = arith.extf %in : bf16 to f32
      linalg.yield %160 : f32
    } -> tensor<144xf32>
    %38 = affine.apply #map10()[%dim]
    %39 = tensor.empty(%38) : tensor<?x48xf32>
    %40 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<?x48xbf16>) outs(%39 : tensor<?x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %160 = arith.extf %in : bf16 to f32
      linalg.yield %160 : f32
    } -> tensor<?x48xf32>
    %41 = tensor.empty() : tensor<48x144xf32>
    %42 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<48x144xbf16>) outs(%41 : tensor<48x144xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %160 = arith.extf %in : bf16 to f32
      linalg.yield %160 : f32
    } -> tensor<48x144xf32>
    %43 = tensor.empty(%38) : tensor<?x144xf32>
    %44 = linalg.fill ins(%cst_0 : f32) outs(%43 : tensor<?x144xf32>) -> tensor<?x144xf32>
    %45 = linalg.matmul ins(%40, %42 : tensor<?x48xf32>, tensor<48x144xf32>) outs(%44 : tensor<?x144xf32>) -> tensor<?x144xf32>
    %46 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%45, %37 : tensor<?x144xf32>, tensor<144xf32>) outs(%43 : tensor<?x144xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %160 = arith.addf %in, %in_34 : f32
      linalg.yield %160 : f32
    } -> tensor<?x144xf32>
    %47 = tensor.empty(%38) : tensor<?x144xbf16>
    %48 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<?x144xf32>) outs(%47 : tensor<?x144xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %160 = arith.truncf %in : f32 to bf16
      linalg.yield %160 : bf16
    } -> tensor<?x144xbf16>
    %49 = arith.divsi %38, %c2 : index
    %expanded_13 = tensor.expand_shape %48 [[0, 1], [2]] output_shape [2, %49, 144] : tensor<?x144xbf16> into tensor<2x?x144xbf16>
    %extracted_slice = tensor.extract_slice %expanded_13[0, 0, 0] [2, %49, 48] [1, 1, 1] : tensor<2x?x144xbf16> to tensor<2x?x48xbf16>
    %extracted_slice_14 = tensor.extract_slice %expanded_13[0, 0, 48] [2, %49, 48] [1, 1, 1] : tensor<2x?x144xbf16> to tensor<2x?x48xbf16>
    %extracted_slice_15 = tensor.extract_slice %expanded_13[0, 0, 96] [2, %49, 48] [1, 1, 1] : tensor<2x?x144xbf16> to tensor<2x?x48xbf16>
    %50 = arith.muli %0, %c32_i64 : i64
    %51 = arith.index_cast %49 : index to i64
    %52 = arith.muli %51, %c96_i64 : i64
    %53 = arith.divui %52, %50 : i64
    %from_elements = tensor.from_elements %c2_i64, %0, %53, %c16_i64 : tensor<4xi64>
    %reshape = tensor.reshape %extracted_slice_14(%from_elements) : (tensor<2x?x48xbf16>, tensor<4xi64>) -> tensor<2x?x3x16xbf16>
    %reshape_16 = tensor.reshape %extracted_slice_15(%from_elements) : (tensor<2x?x48xbf16>, tensor<4xi64>) -> tensor<2x?x3x16xbf16>
    %54 = tensor.empty(%dim) : tensor<2x3x?x16xbf16>
    %transposed = linalg.transpose ins(%reshape_16 : tensor<2x?x3x16xbf16>) outs(%54 : tensor<2x3x?x16xbf16>) permutation = [0, 2, 1, 3] 
    %reshape_17 = tensor.reshape %extracted_slice(%from_elements) : (tensor<2x?x48xbf16>, tensor<4xi64>) -> tensor<2x?x3x16xbf16>
    %transposed_18 = linalg.transpose ins(%reshape_17 : tensor<2x?x3x16xbf16>) outs(%54 : tensor<2x3x?x16xbf16>) permutation = [0, 2, 1, 3] 
    %55 = tensor.empty(%dim) : tensor<2x3x16x?xbf16>
    %transposed_19 = linalg.transpose ins(%reshape : tensor<2x?x3x16xbf16>) outs(%55 : tensor<2x3x16x?xbf16>) permutation = [0, 2, 3, 1] 
    %collapsed_20 = tensor.collapse_shape %transposed_18 [[0, 1], [2], [3]] : tensor<2x3x?x16xbf16> into tensor<6x?x16xbf16>
    %collapsed_21 = tensor.collapse_shape %transposed_19 [[0, 1], [2], [3]] : tensor<2x3x16x?xbf16> into tensor<6x16x?xbf16>
    %56 = tensor.empty(%dim, %dim) : tensor<6x?x?xf32>
    %57 = linalg.fill ins(%cst_0 : f32) outs(%56 : tensor<6x?x?xf32>) -> tensor<6x?x?xf32>
    %58 = linalg.batch_matmul ins(%collapsed_20, %collapsed_21 : tensor<6x?x16xbf16>, tensor<6x16x?xbf16>) outs(%57 : tensor<6x?x?xf32>) -> tensor<6x?x?xf32>
    %59 = tensor.empty(%dim, %dim) : tensor<6x?x?xbf16>
    %60 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58 : tensor<6x?x?xf32>) outs(%59 : tensor<6x?x?xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %160 = arith.truncf %in : f32 to bf16
      linalg.yield %160 : bf16
    } -> tensor<6x?x?xbf16>
    %expanded_22 = tensor.expand_shape %60 [[0, 1], [2], [3]] output_shape [2, 3, %dim, %dim] : tensor<6x?x?xbf16> into tensor<2x3x?x?xbf16>
    %61 = tensor.empty(%dim, %dim) : tensor<2x3x?x?xbf16>
    %62 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_22 : tensor<2x3x?x?xbf16>) outs(%61 : tensor<2x3x?x?xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %160 = arith.mulf %in, %cst_9 : bf16
      linalg.yield %160 : bf16
    } -> tensor<2x3x?x?xbf16>
    %63 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %10 : tensor<2x3x?x?xbf16>, tensor<1x1x?x?xbf16>) outs(%61 : tensor<2x3x?x?xbf16>) {
    ^bb0(%in: bf16, %in_34: bf16, %out: bf16):
      %160 = arith.addf %in, %in_34 : bf16
      linalg.yield %160 : bf16
    } -> tensor<2x3x?x?xbf16>
    %64 = tensor.empty(%dim, %dim) : tensor<2x3x?x?xf32>
    %65 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63 : tensor<2x3x?x?xbf16>) outs(%64 : tensor<2x3x?x?xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %160 = arith.extf %in : bf16 to f32
      linalg.yield %160 : f32
    } -> tensor<2x3x?x?xf32>
    %66 = tensor.empty(%dim) : tensor<2x3x?xi64>
    %67 = linalg.fill ins(%c0_i64 : i64) outs(%66 : tensor<2x3x?xi64>) -> tensor<2x3x?xi64>
    %68 = tensor.empty(%dim) : tensor<2x3x?xf32>
    %69 = linalg.fill ins(%cst_1 : f32) outs(%68 : tensor<2x3x?xf32>) -> tensor<2x3x?xf32>
    %70:2 = linalg.generic {indexing_maps = [#map1, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%65 : tensor<2x3x?x?xf32>) outs(%69, %67 : tensor<2x3x?xf32>, tensor<2x3x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_34: i64):
      %160 = linalg.index 3 : index
      %161 = arith.index_cast %160 : index to i64
      %162 = arith.maximumf %in, %out : f32
      %163 = arith.cmpf ogt, %in, %out : f32
      %164 = arith.select %163, %161, %out_34 : i64
      linalg.yield %162, %164 : f32, i64
    } -> (tensor<2x3x?xf32>, tensor<2x3x?xi64>)
    %expanded_23 = tensor.expand_shape %70#0 [[0], [1], [2, 3]] output_shape [2, 3, %dim, 1] : tensor<2x3x?xf32> into tensor<2x3x?x1xf32>
    %71 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %expanded_23 : tensor<2x3x?x?xf32>, tensor<2x3x?x1xf32>) outs(%64 : tensor<2x3x?x?xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %160 = arith.subf %in, %in_34 : f32
      linalg.yield %160 : f32
    } -> tensor<2x3x?x?xf32>
    %72 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71 : tensor<2x3x?x?xf32>) outs(%64 : tensor<2x3x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = math.exp %in : f32
      linalg.yield %160 : f32
    } -> tensor<2x3x?x?xf32>
    %73 = tensor.empty(%dim) : tensor<2x3x?x1xf32>
    %74 = linalg.fill ins(%cst_0 : f32) outs(%73 : tensor<2x3x?x1xf32>) -> tensor<2x3x?x1xf32>
    %75 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%72 : tensor<2x3x?x?xf32>) outs(%74 : tensor<2x3x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = arith.addf %in, %out : f32
      linalg.yield %160 : f32
    } -> tensor<2x3x?x1xf32>
    %76 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %75 : tensor<2x3x?x?xf32>, tensor<2x3x?x1xf32>) outs(%64 : tensor<2x3x?x?xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %160 = arith.divf %in, %in_34 : f32
      linalg.yield %160 : f32
    } -> tensor<2x3x?x?xf32>
    %77 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76 : tensor<2x3x?x?xf32>) outs(%61 : tensor<2x3x?x?xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %160 = arith.truncf %in : f32 to bf16
      linalg.yield %160 : bf16
    } -> tensor<2x3x?x?xbf16>
    %collapsed_24 = tensor.collapse_shape %77 [[0, 1], [2], [3]] : tensor<2x3x?x?xbf16> into tensor<6x?x?xbf16>
    %collapsed_25 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x?x16xbf16> into tensor<6x?x16xbf16>
    %78 = tensor.empty(%dim) : tensor<6x?x16xf32>
    %79 = linalg.fill ins(%cst_0 : f32) outs(%78 : tensor<6x?x16xf32>) -> tensor<6x?x16xf32>
    %80 = linalg.batch_matmul ins(%collapsed_24, %collapsed_25 : tensor<6x?x?xbf16>, tensor<6x?x16xbf16>) outs(%79 : tensor<6x?x16xf32>) -> tensor<6x?x16xf32>
    %81 = tensor.empty(%dim) : tensor<6x?x16xbf16>
    %82 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<6x?x16xf32>) outs(%81 : tensor<6x?x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %160 = arith.truncf %in : f32 to bf16
      linalg.yield %160 : bf16
    } -> tensor<6x?x16xbf16>
    %expanded_26 = tensor.expand_shape %82 [[0, 1], [2], [3]] output_shape [2, 3, %dim, 16] : tensor<6x?x16xbf16> into tensor<2x3x?x16xbf16>
    %83 = tensor.empty(%dim) : tensor<2x?x3x16xbf16>
    %transposed_27 = linalg.transpose ins(%expanded_26 : tensor<2x3x?x16xbf16>) outs(%83 : tensor<2x?x3x16xbf16>) permutation = [0, 2, 1, 3] 
    %collapsed_28 = tensor.collapse_shape %transposed_27 [[0, 1], [2, 3]] : tensor<2x?x3x16xbf16> into tensor<?x48xbf16>
    %84 = tensor.empty() : tensor<48xf32>
    %85 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg6 : tensor<48xbf16>) outs(%84 : tensor<48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %160 = arith.extf %in : bf16 to f32
      linalg.yield %160 : f32
    } -> tensor<48xf32>
    %86 = affine.apply #map10()[%dim]
    %87 = tensor.empty(%86) : tensor<?x48xf32>
    %88 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%collapsed_28 : tensor<?x48xbf16>) outs(%87 : tensor<?x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %160 = arith.extf %in : bf16 to f32
      linalg.yield %160 : f32
    } -> tensor<?x48xf32>
    %89 = tensor.empty() : tensor<48x48xf32>
    %90 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<48x48xbf16>) outs(%89 : tensor<48x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %160 = arith.extf %in : bf16 to f32
      linalg.yield %160 : f32
    } -> tensor<48x48xf32>
    %91 = linalg.fill ins(%cst_0 : f32) outs(%87 : tensor<?x48xf32>) -> tensor<?x48xf32>
    %92 = linalg.matmul ins(%88, %90 : tensor<?x48xf32>, tensor<48x48xf32>) outs(%91 : tensor<?x48xf32>) -> tensor<?x48xf32>
    %93 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%92, %85 : tensor<?x48xf32>, tensor<48xf32>) outs(%87 : tensor<?x48xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %160 = arith.addf %in, %in_34 : f32
      linalg.yield %160 : f32
    } -> tensor<?x48xf32>
    %94 = tensor.empty(%86) : tensor<?x48xbf16>
    %95 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%93 : tensor<?x48xf32>) outs(%94 : tensor<?x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %160 = arith.truncf %in : f32 to bf16
      linalg.yield %160 : bf16
    } -> tensor<?x48xbf16>
    %96 = arith.divsi %86, %c2 : index
    %expanded_29 = tensor.expand_shape %95 [[0, 1], [2]] output_shape [2, %96, 48] : tensor<?x48xbf16> into tensor<2x?x48xbf16>
    %97 = tensor.empty(%96) : tensor<2x?x48xbf16>
    %98 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_29, %arg0 : tensor<2x?x48xbf16>, tensor<2x?x48xbf16>) outs(%97 : tensor<2x?x48xbf16>) {
    ^bb0(%in: bf16, %in_34: bf16, %out: bf16):
      %160 = arith.addf %in, %in_34 : bf16
      linalg.yield %160 : bf16
    } -> tensor<2x?x48xbf16>
    %99 = tensor.empty(%96) : tensor<2x?x48xf32>
    %100 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<2x?x48xbf16>) outs(%99 : tensor<2x?x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %160 = arith.extf %in : bf16 to f32
      linalg.yield %160 : f32
    } -> tensor<2x?x48xf32>
    %101 = tensor.empty(%96) : tensor<2x?x48xf64>
    %102 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<2x?x48xf32>) outs(%101 : tensor<2x?x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %160 = arith.extf %in : f32 to f64
      linalg.yield %160 : f64
    } -> tensor<2x?x48xf64>
    %103 = tensor.empty(%96) : tensor<2x?x1xf64>
    %104 = linalg.fill ins(%cst : f64) outs(%103 : tensor<2x?x1xf64>) -> tensor<2x?x1xf64>
    %105 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%102 : tensor<2x?x48xf64>) outs(%104 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %160 = arith.addf %in, %out : f64
      linalg.yield %160 : f64
    } -> tensor<2x?x1xf64>
    %106 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<2x?x1xf64>) outs(%103 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %160 = arith.divf %in, %cst_7 : f64
      linalg.yield %160 : f64
    } -> tensor<2x?x1xf64>
    %107 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %106 : tensor<2x?x48xf64>, tensor<2x?x1xf64>) outs(%101 : tensor<2x?x48xf64>) {
    ^bb0(%in: f64, %in_34: f64, %out: f64):
      %160 = arith.subf %in, %in_34 : f64
      linalg.yield %160 : f64
    } -> tensor<2x?x48xf64>
    %108 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107, %107 : tensor<2x?x48xf64>, tensor<2x?x48xf64>) outs(%101 : tensor<2x?x48xf64>) {
    ^bb0(%in: f64, %in_34: f64, %out: f64):
      %160 = arith.mulf %in, %in_34 : f64
      linalg.yield %160 : f64
    } -> tensor<2x?x48xf64>
    %109 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%108 : tensor<2x?x48xf64>) outs(%104 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %160 = arith.addf %in, %out : f64
      linalg.yield %160 : f64
    } -> tensor<2x?x1xf64>
    %110 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<2x?x1xf64>) outs(%103 : tensor<2x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %160 = arith.divf %in, %cst_7 : f64
      linalg.yield %160 : f64
    } -> tensor<2x?x1xf64>
    %111 = tensor.empty(%96) : tensor<2x?x1xf32>
    %112 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<2x?x1xf64>) outs(%111 : tensor<2x?x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %160 = arith.truncf %in : f64 to f32
      linalg.yield %160 : f32
    } -> tensor<2x?x1xf32>
    %113 = linalg.fill ins(%cst_0 : f32) outs(%111 : tensor<2x?x1xf32>) -> tensor<2x?x1xf32>
    %114 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%100 : tensor<2x?x48xf32>) outs(%113 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = arith.addf %in, %out : f32
      linalg.yield %160 : f32
    } -> tensor<2x?x1xf32>
    %115 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<2x?x1xf32>) outs(%111 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = arith.divf %in, %cst_8 : f32
      linalg.yield %160 : f32
    } -> tensor<2x?x1xf32>
    %116 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112 : tensor<2x?x1xf32>) outs(%111 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = arith.truncf %cst_6 : f64 to f32
      %161 = arith.addf %in, %160 : f32
      linalg.yield %161 : f32
    } -> tensor<2x?x1xf32>
    %117 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116 : tensor<2x?x1xf32>) outs(%111 : tensor<2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %160 = math.rsqrt %in : f32
      linalg.yield %160 : f32
    } -> tensor<2x?x1xf32>
    %118 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100, %115 : tensor<2x?x48xf32>, tensor<2x?x1xf32>) outs(%99 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %160 = arith.subf %in, %in_34 : f32
      linalg.yield %160 : f32
    } -> tensor<2x?x48xf32>
    %119 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118, %117 : tensor<2x?x48xf32>, tensor<2x?x1xf32>) outs(%99 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %160 = arith.mulf %in, %in_34 : f32
      linalg.yield %160 : f32
    } -> tensor<2x?x48xf32>
    %120 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %arg7 : tensor<2x?x48xf32>, tensor<48xbf16>) outs(%99 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %in_34: bf16, %out: f32):
      %160 = arith.extf %in_34 : bf16 to f32
      %161 = arith.mulf %in, %160 : f32
      linalg.yield %161 : f32
    } -> tensor<2x?x48xf32>
    %121 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120, %arg8 : tensor<2x?x48xf32>, tensor<48xbf16>) outs(%99 : tensor<2x?x48xf32>) {
    ^bb0(%in: f32, %in_34: bf16, %out: f32):
      %160 = arith.extf %in_34 : bf16 to f32
      %161 = arith.addf %in, %160 : f32
      linalg.yield %161 : f32
    } -> tensor<2x?x48xf32>
    %122 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121 : tensor<2x?x48xf32>) outs(%97 : tensor<2x?x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %160 = arith.truncf %in : f32 to bf16
      linalg.yield %160 : bf16
    } -> tensor<2x?x48xbf16>
    %collapsed_30 = tensor.collapse_shape %122 [[0, 1], [2]] : tensor<2x?x48xbf16> into tensor<?x48xbf16>
    %123 = tensor.empty() : tensor<192xf32>
    %124 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg10 : tensor<192xbf16>) outs(%123 : tensor<192xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %160 = arith.extf %in : bf16 to f32
      linalg.yield %160 : f32
    } -> tensor<192xf32>
    %125 = affine.apply #map10()[%96]
    %126 = tensor.empty(%125) : tensor<?x48xf32>
    %127 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%collapsed_30 : tensor<?x48xbf16>) outs(%126 : tensor<?x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %160 = arith.extf %in : bf16 to f32
      linalg.yield %160 : f32
    } -> tensor<?x48xf32>
    %128 = tensor.empty() : tensor<48x192xf32>
    %129 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg9 : tensor<48x192xbf16>) outs(%128 : tensor<48x192xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %160 = arith.extf %in : bf16 to f32
      linalg.yield %160 : f32
    } -> tensor<48x192xf32>
    %130 = tensor.empty(%125) : tensor<?x192xf32>
    %131 = linalg.fill ins(%cst_0 : f32) outs(%130 : tensor<?x192xf32>) -> tensor<?x192xf32>
    %132 = linalg.matmul ins(%127, %129 : tensor<?x48xf32>, tensor<48x192xf32>) outs(%131 : tensor<?x192xf32>) -> tensor<?x192xf32>
    %133 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%132, %124 : tensor<?x192xf32>, tensor<192xf32>) outs(%130 : tensor<?x192xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %160 = arith.addf %in, %in_34 : f32
      linalg.yield %160 : f32
    } -> tensor<?x192xf32>
    %134 = tensor.empty(%125) : tensor<?x192xbf16>
    %135 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%133 : tensor<?x192xf32>) outs(%134 : tensor<?x192xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %160 = arith.truncf %in : f32 to bf16
      linalg.yield %160 : bf16
    } -> tensor<?x192xbf16>
    %136 = arith.divsi %125, %c2 : index
    %expanded_31 = tensor.expand_shape %135 [[0, 1], [2]] output_shape [2, %136, 192] : tensor<?x192xbf16> into tensor<2x?x192xbf16>
    %137 = tensor.empty(%136) : tensor<2x?x192xbf16>
    %138 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_31 : tensor<2x?x192xbf16>) outs(%137 : tensor<2x?x192xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %160 = arith.mulf %in, %cst_10 : bf16
      linalg.yield %160 : bf16
    } -> tensor<2x?x192xbf16>
    %139 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_31 : tensor<2x?x192xbf16>) outs(%137 : tensor<2x?x192xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %160 = math.fpowi %in, %c3_i64 : bf16, i64
      linalg.yield %160 : bf16
    } -> tensor<2x?x192xbf16>
    %140 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139 : tensor<2x?x192xbf16>) outs(%137 : tensor<2x?x192xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %160 = arith.truncf %cst_5 : f64 to bf16
      %161 = arith.mulf %in, %160 : bf16
      linalg.yield %161 : bf16
    } -> tensor<2x?x192xbf16>
    %141 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_31, %140 : tensor<2x?x192xbf16>, tensor<2x?x192xbf16>) outs(%137 : tensor<2x?x192xbf16>) {
    ^bb0(%in: bf16, %in_34: bf16, %out: bf16):
      %160 = arith.addf %in, %in_34 : bf16
      linalg.yield %160 : bf16
    } -> tensor<2x?x192xbf16>
    %142 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<2x?x192xbf16>) outs(%137 : tensor<2x?x192xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %160 = arith.truncf %cst_4 : f64 to bf16
      %161 = arith.mulf %in, %160 : bf16
      linalg.yield %161 : bf16
    } -> tensor<2x?x192xbf16>
    %143 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142 : tensor<2x?x192xbf16>) outs(%137 : tensor<2x?x192xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %160 = math.tanh %in : bf16
      linalg.yield %160 : bf16
    } -> tensor<2x?x192xbf16>
    %144 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143 : tensor<2x?x192xbf16>) outs(%137 : tensor<2x?x192xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %160 = arith.addf %in, %cst_11 : bf16
      linalg.yield %160 : bf16
    } -> tensor<2x?x192xbf16>
    %145 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %144 : tensor<2x?x192xbf16>, tensor<2x?x192xbf16>) outs(%137 : tensor<2x?x192xbf16>) {
    ^bb0(%in: bf16, %in_34: bf16, %out: bf16):
      %160 = arith.mulf %in, %in_34 : bf16
      linalg.yield %160 : bf16
    } -> tensor<2x?x192xbf16>
    %collapsed_32 = tensor.collapse_shape %145 [[0, 1], [2]] : tensor<2x?x192xbf16> into tensor<?x192xbf16>
    %146 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg12 : tensor<48xbf16>) outs(%84 : tensor<48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %160 = arith.extf %in : bf16 to f32
      linalg.yield %160 : f32
    } -> tensor<48xf32>
    %147 = affine.apply #map10()[%136]
    %148 = tensor.empty(%147) : tensor<?x192xf32>
    %149 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%collapsed_32 : tensor<?x192xbf16>) outs(%148 : tensor<?x192xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %160 = arith.extf %in : bf16 to f32
      linalg.yield %160 : f32
    } -> tensor<?x192xf32>
    %150 = tensor.empty() : tensor<192x48xf32>
    %151 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg11 : tensor<192x48xbf16>) outs(%150 : tensor<192x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %160 = arith.extf %in : bf16 to f32
      linalg.yield %160 : f32
    } -> tensor<192x48xf32>
    %152 = tensor.empty(%147) : tensor<?x48xf32>
    %153 = linalg.fill ins(%cst_0 : f32) outs(%152 : tensor<?x48xf32>) -> tensor<?x48xf32>
    %154 = linalg.matmul ins(%149, %151 : tensor<?x192xf32>, tensor<192x48xf32>) outs(%153 : tensor<?x48xf32>) -> tensor<?x48xf32>
    %155 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%154, %146 : tensor<?x48xf32>, tensor<48xf32>) outs(%152 : tensor<?x48xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %160 = arith.addf %in, %in_34 : f32
      linalg.yield %160 : f32
    } -> tensor<?x48xf32>
    %156 = tensor.empty(%147) : tensor<?x48xbf16>
    %157 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%155 : tensor<?x48xf32>) outs(%156 : tensor<?x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %160 = arith.truncf %in : f32 to bf16
      linalg.yield %160 : bf16
    } -> tensor<?x48xbf16>
    %158 = arith.divsi %147, %c2 : index
    %expanded_33 = tensor.expand_shape %157 [[0, 1], [2]] output_shape [2, %158, 48] : tensor<?x48xbf16> into tensor<2x?x48xbf16>
    %159 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %expanded_33 : tensor<2x?x48xbf16>, tensor<2x?x48xbf16>) outs(%97 : tensor<2x?x48xbf16>) {
    ^bb0(%in: bf16, %in_34: bf16, %out: bf16):
      %160 = arith.addf %in, %in_34 : bf16
      linalg.yield %160 : bf16
    } -> tensor<2x?x48xbf16>
    return %159 : tensor<2x?x48xbf16>
  }
}
