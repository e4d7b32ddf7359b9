#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> ()>
#map7 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map10 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map11 = affine_map<(d0, d1, d2) -> (d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x7xi64>, %arg1: tensor<40x32xf16>, %arg2: tensor<32x32xf16>, %arg3: tensor<64x32xf16>, %arg4: tensor<96x32xf16>, %arg5: tensor<32x48xf16>, %arg6: tensor<32xf16>, %arg7: tensor<32xf16>, %arg8: tensor<32x32xf16>, %arg9: tensor<64x32xf16>, %arg10: tensor<96x32xf16>, %arg11: tensor<32x48xf16>, %arg12: tensor<32xf16>, %arg13: tensor<32xf16>, %arg14: tensor<32xf16>, %arg15: tensor<40x32xf16>) -> tensor<2x7x40xf16> {
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c40 = arith.constant 40 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f16>
    %cst_3 = arith.constant dense<-1.000000e+04> : tensor<1x1x7x7xf16>
    %cst_4 = arith.constant 1.000000e-05 : f64
    %cst_5 = arith.constant dense_resource<torch_tensor_8_torch.float16> : tensor<8xf16>
    %cst_6 = arith.constant 3.200000e+01 : f32
    %cst_7 = arith.constant 2.500000e-01 : f16
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %190 = linalg.index 0 : index
      %191 = arith.index_cast %190 : index to i64
      linalg.yield %191 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_8 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_8 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_91: i64, %out: i64):
      %190 = arith.subi %in, %in_91 : i64
      linalg.yield %190 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %190 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %190 : i1
    } -> tensor<7x7xi1>
    %6 = tensor.empty() : tensor<1x1x7x7xf16>
    %7 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_3, %cst_2 : tensor<7x7xi1>, tensor<1x1x7x7xf16>, tensor<f16>) outs(%6 : tensor<1x1x7x7xf16>) {
    ^bb0(%in: i1, %in_91: f16, %in_92: f16, %out: f16):
      %190 = arith.select %in, %in_91, %in_92 : f16
      linalg.yield %190 : f16
    } -> tensor<1x1x7x7xf16>
    %8 = tensor.empty() : tensor<2x1x7x7xf16>
    %collapsed = tensor.collapse_shape %7 [[0, 1], [2], [3]] : tensor<1x1x7x7xf16> into tensor<1x7x7xf16>
    %9 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x7x7xf16>) outs(%8 : tensor<2x1x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x1x7x7xf16>
    %10 = tensor.empty() : tensor<2x7x32xf16>
    %11 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7xi64>) outs(%10 : tensor<2x7x32xf16>) {
    ^bb0(%in: i64, %out: f16):
      %190 = arith.index_cast %in : i64 to index
      %191 = linalg.index 2 : index
      %192 = arith.cmpi slt, %190, %c40 : index
      cf.assert %192, "index must be smaller than dim size"
      %193 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %193, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg1[%190, %191] : tensor<40x32xf16>
      linalg.yield %extracted : f16
    } -> tensor<2x7x32xf16>
    %expanded_9 = tensor.expand_shape %1 [[0, 1, 2]] output_shape [1, 7, 1] : tensor<7xi64> into tensor<1x7x1xi64>
    %12 = tensor.empty() : tensor<1x7x1xf32>
    %13 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<1x7x1xi64>) outs(%12 : tensor<1x7x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %190 = arith.sitofp %in : i64 to f32
      linalg.yield %190 : f32
    } -> tensor<1x7x1xf32>
    %14 = tensor.empty() : tensor<8xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_5 : tensor<8xf16>) outs(%14 : tensor<8xf32>) {
    ^bb0(%in: f16, %out: f32):
      %190 = arith.extf %in : f16 to f32
      linalg.yield %190 : f32
    } -> tensor<8xf32>
    %16 = tensor.empty() : tensor<1x7x8xf32>
    %17 = linalg.generic {indexing_maps = [#map10, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %15 : tensor<1x7x1xf32>, tensor<8xf32>) outs(%16 : tensor<1x7x8xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %190 = arith.mulf %in, %in_91 : f32
      linalg.yield %190 : f32
    } -> tensor<1x7x8xf32>
    %concat = tensor.concat dim(2) %17, %17 : (tensor<1x7x8xf32>, tensor<1x7x8xf32>) -> tensor<1x7x16xf32>
    %18 = tensor.empty() : tensor<1x7x16xf32>
    %19 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x7x16xf32>) outs(%18 : tensor<1x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = math.cos %in : f32
      linalg.yield %190 : f32
    } -> tensor<1x7x16xf32>
    %20 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x7x16xf32>) outs(%18 : tensor<1x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = math.sin %in : f32
      linalg.yield %190 : f32
    } -> tensor<1x7x16xf32>
    %21 = tensor.empty() : tensor<1x7x16xf16>
    %22 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<1x7x16xf32>) outs(%21 : tensor<1x7x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %190 = arith.truncf %in : f32 to f16
      linalg.yield %190 : f16
    } -> tensor<1x7x16xf16>
    %23 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<1x7x16xf32>) outs(%21 : tensor<1x7x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %190 = arith.truncf %in : f32 to f16
      linalg.yield %190 : f16
    } -> tensor<1x7x16xf16>
    %24 = tensor.empty() : tensor<2x7x32xf32>
    %25 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x7x32xf16>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %190 = arith.extf %in : f16 to f32
      linalg.yield %190 : f32
    } -> tensor<2x7x32xf32>
    %26 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<2x7x32xf32>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %190 : f32
    } -> tensor<2x7x32xf32>
    %27 = tensor.empty() : tensor<2x7x1xf32>
    %28 = linalg.fill ins(%cst : f32) outs(%27 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %29 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%26 : tensor<2x7x32xf32>) outs(%28 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.addf %in, %out : f32
      linalg.yield %190 : f32
    } -> tensor<2x7x1xf32>
    %30 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.divf %in, %cst_6 : f32
      linalg.yield %190 : f32
    } -> tensor<2x7x1xf32>
    %31 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.truncf %cst_4 : f64 to f32
      %191 = arith.addf %in, %190 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x1xf32>
    %32 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = math.rsqrt %in : f32
      linalg.yield %190 : f32
    } -> tensor<2x7x1xf32>
    %33 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %32 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %190 = arith.mulf %in, %in_91 : f32
      linalg.yield %190 : f32
    } -> tensor<2x7x32xf32>
    %34 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %190 = arith.truncf %in : f32 to f16
      linalg.yield %190 : f16
    } -> tensor<2x7x32xf16>
    %35 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6, %34 : tensor<32xf16>, tensor<2x7x32xf16>) outs(%10 : tensor<2x7x32xf16>) {
    ^bb0(%in: f16, %in_91: f16, %out: f16):
      %190 = arith.mulf %in, %in_91 : f16
      linalg.yield %190 : f16
    } -> tensor<2x7x32xf16>
    %36 = tensor.empty() : tensor<32x64xf16>
    %transposed = linalg.transpose ins(%arg3 : tensor<64x32xf16>) outs(%36 : tensor<32x64xf16>) permutation = [1, 0] 
    %collapsed_10 = tensor.collapse_shape %35 [[0, 1], [2]] : tensor<2x7x32xf16> into tensor<14x32xf16>
    %37 = tensor.empty() : tensor<14x64xf32>
    %38 = linalg.fill ins(%cst : f32) outs(%37 : tensor<14x64xf32>) -> tensor<14x64xf32>
    %39 = linalg.matmul ins(%collapsed_10, %transposed : tensor<14x32xf16>, tensor<32x64xf16>) outs(%38 : tensor<14x64xf32>) -> tensor<14x64xf32>
    %40 = tensor.empty() : tensor<14x64xf16>
    %41 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<14x64xf32>) outs(%40 : tensor<14x64xf16>) {
    ^bb0(%in: f32, %out: f16):
      %190 = arith.truncf %in : f32 to f16
      linalg.yield %190 : f16
    } -> tensor<14x64xf16>
    %expanded_11 = tensor.expand_shape %41 [[0, 1], [2]] output_shape [2, 7, 64] : tensor<14x64xf16> into tensor<2x7x64xf16>
    %extracted_slice = tensor.extract_slice %expanded_11[0, 0, 0] [2, 7, 32] [1, 1, 1] : tensor<2x7x64xf16> to tensor<2x7x32xf16>
    %extracted_slice_12 = tensor.extract_slice %expanded_11[0, 0, 32] [2, 7, 16] [1, 1, 1] : tensor<2x7x64xf16> to tensor<2x7x16xf16>
    %extracted_slice_13 = tensor.extract_slice %expanded_11[0, 0, 48] [2, 7, 16] [1, 1, 1] : tensor<2x7x64xf16> to tensor<2x7x16xf16>
    %expanded_14 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<2x7x32xf16> into tensor<2x7x2x16xf16>
    %42 = tensor.empty() : tensor<2x2x7x16xf16>
    %transposed_15 = linalg.transpose ins(%expanded_14 : tensor<2x7x2x16xf16>) outs(%42 : tensor<2x2x7x16xf16>) permutation = [0, 2, 1, 3] 
    %expanded_16 = tensor.expand_shape %extracted_slice_12 [[0], [1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<2x7x16xf16> into tensor<2x7x1x16xf16>
    %43 = tensor.empty() : tensor<2x1x7x16xf16>
    %transposed_17 = linalg.transpose ins(%expanded_16 : tensor<2x7x1x16xf16>) outs(%43 : tensor<2x1x7x16xf16>) permutation = [0, 2, 1, 3] 
    %expanded_18 = tensor.expand_shape %extracted_slice_13 [[0], [1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<2x7x16xf16> into tensor<2x7x1x16xf16>
    %transposed_19 = linalg.transpose ins(%expanded_18 : tensor<2x7x1x16xf16>) outs(%43 : tensor<2x1x7x16xf16>) permutation = [0, 2, 1, 3] 
    %expanded_20 = tensor.expand_shape %22 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xf16> into tensor<1x1x7x16xf16>
    %expanded_21 = tensor.expand_shape %23 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xf16> into tensor<1x1x7x16xf16>
    %44 = linalg.generic {indexing_maps = [#map5, #map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_15, %expanded_20 : tensor<2x2x7x16xf16>, tensor<1x1x7x16xf16>) outs(%42 : tensor<2x2x7x16xf16>) {
    ^bb0(%in: f16, %in_91: f16, %out: f16):
      %190 = arith.mulf %in, %in_91 : f16
      linalg.yield %190 : f16
    } -> tensor<2x2x7x16xf16>
    %extracted_slice_22 = tensor.extract_slice %transposed_15[0, 0, 0, 0] [2, 2, 7, 8] [1, 1, 1, 1] : tensor<2x2x7x16xf16> to tensor<2x2x7x8xf16>
    %extracted_slice_23 = tensor.extract_slice %transposed_15[0, 0, 0, 8] [2, 2, 7, 8] [1, 1, 1, 1] : tensor<2x2x7x16xf16> to tensor<2x2x7x8xf16>
    %45 = tensor.empty() : tensor<2x2x7x8xf16>
    %46 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_23 : tensor<2x2x7x8xf16>) outs(%45 : tensor<2x2x7x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      %190 = arith.negf %in : f16
      linalg.yield %190 : f16
    } -> tensor<2x2x7x8xf16>
    %concat_24 = tensor.concat dim(3) %46, %extracted_slice_22 : (tensor<2x2x7x8xf16>, tensor<2x2x7x8xf16>) -> tensor<2x2x7x16xf16>
    %47 = linalg.generic {indexing_maps = [#map5, #map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_24, %expanded_21 : tensor<2x2x7x16xf16>, tensor<1x1x7x16xf16>) outs(%42 : tensor<2x2x7x16xf16>) {
    ^bb0(%in: f16, %in_91: f16, %out: f16):
      %190 = arith.mulf %in, %in_91 : f16
      linalg.yield %190 : f16
    } -> tensor<2x2x7x16xf16>
    %48 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44, %47 : tensor<2x2x7x16xf16>, tensor<2x2x7x16xf16>) outs(%42 : tensor<2x2x7x16xf16>) {
    ^bb0(%in: f16, %in_91: f16, %out: f16):
      %190 = arith.addf %in, %in_91 : f16
      linalg.yield %190 : f16
    } -> tensor<2x2x7x16xf16>
    %49 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_17, %expanded_20 : tensor<2x1x7x16xf16>, tensor<1x1x7x16xf16>) outs(%43 : tensor<2x1x7x16xf16>) {
    ^bb0(%in: f16, %in_91: f16, %out: f16):
      %190 = arith.mulf %in, %in_91 : f16
      linalg.yield %190 : f16
    } -> tensor<2x1x7x16xf16>
    %extracted_slice_25 = tensor.extract_slice %transposed_17[0, 0, 0, 0] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xf16> to tensor<2x1x7x8xf16>
    %extracted_slice_26 = tensor.extract_slice %transposed_17[0, 0, 0, 8] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xf16> to tensor<2x1x7x8xf16>
    %50 = tensor.empty() : tensor<2x1x7x8xf16>
    %51 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_26 : tensor<2x1x7x8xf16>) outs(%50 : tensor<2x1x7x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      %190 = arith.negf %in : f16
      linalg.yield %190 : f16
    } -> tensor<2x1x7x8xf16>
    %concat_27 = tensor.concat dim(3) %51, %extracted_slice_25 : (tensor<2x1x7x8xf16>, tensor<2x1x7x8xf16>) -> tensor<2x1x7x16xf16>
    %52 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_27, %expanded_21 : tensor<2x1x7x16xf16>, tensor<1x1x7x16xf16>) outs(%43 : tensor<2x1x7x16xf16>) {
    ^bb0(%in: f16, %in_91: f16, %out: f16):
      %190 = arith.mulf %in, %in_91 : f16
      linalg.yield %190 : f16
    } -> tensor<2x1x7x16xf16>
    %53 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49, %52 : tensor<2x1x7x16xf16>, tensor<2x1x7x16xf16>) outs(%43 : tensor<2x1x7x16xf16>) {
    ^bb0(%in: f16, %in_91: f16, %out: f16):
      %190 = arith.addf %in, %in_91 : f16
      linalg.yield %190 : f16
    } -> tensor<2x1x7x16xf16>
    %54 = tensor.empty() : tensor<2x1x2x7x16xf16>
    %55 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%53 : tensor<2x1x7x16xf16>) outs(%54 : tensor<2x1x2x7x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x1x2x7x16xf16>
    %collapsed_28 = tensor.collapse_shape %55 [[0], [1, 2], [3], [4]] : tensor<2x1x2x7x16xf16> into tensor<2x2x7x16xf16>
    %56 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_19 : tensor<2x1x7x16xf16>) outs(%54 : tensor<2x1x2x7x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x1x2x7x16xf16>
    %57 = tensor.empty() : tensor<2x2x16x7xf16>
    %transposed_29 = linalg.transpose ins(%collapsed_28 : tensor<2x2x7x16xf16>) outs(%57 : tensor<2x2x16x7xf16>) permutation = [0, 1, 3, 2] 
    %collapsed_30 = tensor.collapse_shape %48 [[0, 1], [2], [3]] : tensor<2x2x7x16xf16> into tensor<4x7x16xf16>
    %collapsed_31 = tensor.collapse_shape %transposed_29 [[0, 1], [2], [3]] : tensor<2x2x16x7xf16> into tensor<4x16x7xf16>
    %58 = tensor.empty() : tensor<4x7x7xf32>
    %59 = linalg.fill ins(%cst : f32) outs(%58 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %60 = linalg.batch_matmul ins(%collapsed_30, %collapsed_31 : tensor<4x7x16xf16>, tensor<4x16x7xf16>) outs(%59 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %61 = tensor.empty() : tensor<4x7x7xf16>
    %62 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60 : tensor<4x7x7xf32>) outs(%61 : tensor<4x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %190 = arith.truncf %in : f32 to f16
      linalg.yield %190 : f16
    } -> tensor<4x7x7xf16>
    %expanded_32 = tensor.expand_shape %62 [[0, 1], [2], [3]] output_shape [2, 2, 7, 7] : tensor<4x7x7xf16> into tensor<2x2x7x7xf16>
    %63 = tensor.empty() : tensor<2x2x7x7xf16>
    %64 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_32 : tensor<2x2x7x7xf16>) outs(%63 : tensor<2x2x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %190 = arith.mulf %in, %cst_7 : f16
      linalg.yield %190 : f16
    } -> tensor<2x2x7x7xf16>
    %65 = linalg.generic {indexing_maps = [#map5, #map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64, %9 : tensor<2x2x7x7xf16>, tensor<2x1x7x7xf16>) outs(%63 : tensor<2x2x7x7xf16>) {
    ^bb0(%in: f16, %in_91: f16, %out: f16):
      %190 = arith.addf %in, %in_91 : f16
      linalg.yield %190 : f16
    } -> tensor<2x2x7x7xf16>
    %66 = tensor.empty() : tensor<2x2x7x7xf32>
    %67 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65 : tensor<2x2x7x7xf16>) outs(%66 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f16, %out: f32):
      %190 = arith.extf %in : f16 to f32
      linalg.yield %190 : f32
    } -> tensor<2x2x7x7xf32>
    %68 = tensor.empty() : tensor<2x2x7xi64>
    %69 = linalg.fill ins(%c0_i64 : i64) outs(%68 : tensor<2x2x7xi64>) -> tensor<2x2x7xi64>
    %70 = tensor.empty() : tensor<2x2x7xf32>
    %71 = linalg.fill ins(%cst_0 : f32) outs(%70 : tensor<2x2x7xf32>) -> tensor<2x2x7xf32>
    %72:2 = linalg.generic {indexing_maps = [#map5, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%67 : tensor<2x2x7x7xf32>) outs(%71, %69 : tensor<2x2x7xf32>, tensor<2x2x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_91: i64):
      %190 = linalg.index 3 : index
      %191 = arith.index_cast %190 : index to i64
      %192 = arith.maximumf %in, %out : f32
      %193 = arith.cmpf ogt, %in, %out : f32
      %194 = arith.select %193, %191, %out_91 : i64
      linalg.yield %192, %194 : f32, i64
    } -> (tensor<2x2x7xf32>, tensor<2x2x7xi64>)
    %expanded_33 = tensor.expand_shape %72#0 [[0], [1], [2, 3]] output_shape [2, 2, 7, 1] : tensor<2x2x7xf32> into tensor<2x2x7x1xf32>
    %73 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %expanded_33 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%66 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %190 = arith.subf %in, %in_91 : f32
      linalg.yield %190 : f32
    } -> tensor<2x2x7x7xf32>
    %74 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73 : tensor<2x2x7x7xf32>) outs(%66 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = math.exp %in : f32
      linalg.yield %190 : f32
    } -> tensor<2x2x7x7xf32>
    %75 = tensor.empty() : tensor<2x2x7x1xf32>
    %76 = linalg.fill ins(%cst : f32) outs(%75 : tensor<2x2x7x1xf32>) -> tensor<2x2x7x1xf32>
    %77 = linalg.generic {indexing_maps = [#map5, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%74 : tensor<2x2x7x7xf32>) outs(%76 : tensor<2x2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.addf %in, %out : f32
      linalg.yield %190 : f32
    } -> tensor<2x2x7x1xf32>
    %78 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74, %77 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%66 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %190 = arith.divf %in, %in_91 : f32
      linalg.yield %190 : f32
    } -> tensor<2x2x7x7xf32>
    %79 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78 : tensor<2x2x7x7xf32>) outs(%63 : tensor<2x2x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %190 = arith.truncf %in : f32 to f16
      linalg.yield %190 : f16
    } -> tensor<2x2x7x7xf16>
    %collapsed_34 = tensor.collapse_shape %79 [[0, 1], [2], [3]] : tensor<2x2x7x7xf16> into tensor<4x7x7xf16>
    %collapsed_35 = tensor.collapse_shape %56 [[0, 1, 2], [3], [4]] : tensor<2x1x2x7x16xf16> into tensor<4x7x16xf16>
    %80 = tensor.empty() : tensor<4x7x16xf32>
    %81 = linalg.fill ins(%cst : f32) outs(%80 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %82 = linalg.batch_matmul ins(%collapsed_34, %collapsed_35 : tensor<4x7x7xf16>, tensor<4x7x16xf16>) outs(%81 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %83 = tensor.empty() : tensor<4x7x16xf16>
    %84 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<4x7x16xf32>) outs(%83 : tensor<4x7x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %190 = arith.truncf %in : f32 to f16
      linalg.yield %190 : f16
    } -> tensor<4x7x16xf16>
    %expanded_36 = tensor.expand_shape %84 [[0, 1], [2], [3]] output_shape [2, 2, 7, 16] : tensor<4x7x16xf16> into tensor<2x2x7x16xf16>
    %85 = tensor.empty() : tensor<2x7x2x16xf16>
    %transposed_37 = linalg.transpose ins(%expanded_36 : tensor<2x2x7x16xf16>) outs(%85 : tensor<2x7x2x16xf16>) permutation = [0, 2, 1, 3] 
    %86 = tensor.empty() : tensor<32x32xf16>
    %transposed_38 = linalg.transpose ins(%arg2 : tensor<32x32xf16>) outs(%86 : tensor<32x32xf16>) permutation = [1, 0] 
    %collapsed_39 = tensor.collapse_shape %transposed_37 [[0, 1], [2, 3]] : tensor<2x7x2x16xf16> into tensor<14x32xf16>
    %87 = tensor.empty() : tensor<14x32xf32>
    %88 = linalg.fill ins(%cst : f32) outs(%87 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %89 = linalg.matmul ins(%collapsed_39, %transposed_38 : tensor<14x32xf16>, tensor<32x32xf16>) outs(%88 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %90 = tensor.empty() : tensor<14x32xf16>
    %91 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%89 : tensor<14x32xf32>) outs(%90 : tensor<14x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %190 = arith.truncf %in : f32 to f16
      linalg.yield %190 : f16
    } -> tensor<14x32xf16>
    %expanded_40 = tensor.expand_shape %91 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf16> into tensor<2x7x32xf16>
    %92 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %expanded_40 : tensor<2x7x32xf16>, tensor<2x7x32xf16>) outs(%10 : tensor<2x7x32xf16>) {
    ^bb0(%in: f16, %in_91: f16, %out: f16):
      %190 = arith.addf %in, %in_91 : f16
      linalg.yield %190 : f16
    } -> tensor<2x7x32xf16>
    %93 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<2x7x32xf16>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %190 = arith.extf %in : f16 to f32
      linalg.yield %190 : f32
    } -> tensor<2x7x32xf32>
    %94 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<2x7x32xf32>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %190 : f32
    } -> tensor<2x7x32xf32>
    %95 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%94 : tensor<2x7x32xf32>) outs(%28 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.addf %in, %out : f32
      linalg.yield %190 : f32
    } -> tensor<2x7x1xf32>
    %96 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.divf %in, %cst_6 : f32
      linalg.yield %190 : f32
    } -> tensor<2x7x1xf32>
    %97 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.truncf %cst_4 : f64 to f32
      %191 = arith.addf %in, %190 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x1xf32>
    %98 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = math.rsqrt %in : f32
      linalg.yield %190 : f32
    } -> tensor<2x7x1xf32>
    %99 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %98 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %190 = arith.mulf %in, %in_91 : f32
      linalg.yield %190 : f32
    } -> tensor<2x7x32xf32>
    %100 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %190 = arith.truncf %in : f32 to f16
      linalg.yield %190 : f16
    } -> tensor<2x7x32xf16>
    %101 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg7, %100 : tensor<32xf16>, tensor<2x7x32xf16>) outs(%10 : tensor<2x7x32xf16>) {
    ^bb0(%in: f16, %in_91: f16, %out: f16):
      %190 = arith.mulf %in, %in_91 : f16
      linalg.yield %190 : f16
    } -> tensor<2x7x32xf16>
    %102 = tensor.empty() : tensor<32x96xf16>
    %transposed_41 = linalg.transpose ins(%arg4 : tensor<96x32xf16>) outs(%102 : tensor<32x96xf16>) permutation = [1, 0] 
    %collapsed_42 = tensor.collapse_shape %101 [[0, 1], [2]] : tensor<2x7x32xf16> into tensor<14x32xf16>
    %103 = tensor.empty() : tensor<14x96xf32>
    %104 = linalg.fill ins(%cst : f32) outs(%103 : tensor<14x96xf32>) -> tensor<14x96xf32>
    %105 = linalg.matmul ins(%collapsed_42, %transposed_41 : tensor<14x32xf16>, tensor<32x96xf16>) outs(%104 : tensor<14x96xf32>) -> tensor<14x96xf32>
    %106 = tensor.empty() : tensor<14x96xf16>
    %107 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%105 : tensor<14x96xf32>) outs(%106 : tensor<14x96xf16>) {
    ^bb0(%in: f32, %out: f16):
      %190 = arith.truncf %in : f32 to f16
      linalg.yield %190 : f16
    } -> tensor<14x96xf16>
    %expanded_43 = tensor.expand_shape %107 [[0, 1], [2]] output_shape [2, 7, 96] : tensor<14x96xf16> into tensor<2x7x96xf16>
    %extracted_slice_44 = tensor.extract_slice %expanded_43[0, 0, 0] [2, 7, 48] [1, 1, 1] : tensor<2x7x96xf16> to tensor<2x7x48xf16>
    %extracted_slice_45 = tensor.extract_slice %expanded_43[0, 0, 48] [2, 7, 48] [1, 1, 1] : tensor<2x7x96xf16> to tensor<2x7x48xf16>
    %108 = tensor.empty() : tensor<2x7x48xf32>
    %109 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_44 : tensor<2x7x48xf16>) outs(%108 : tensor<2x7x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %190 = arith.extf %in : f16 to f32
      linalg.yield %190 : f32
    } -> tensor<2x7x48xf32>
    %110 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<2x7x48xf32>) outs(%108 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.negf %in : f32
      %191 = math.exp %190 : f32
      %192 = arith.addf %191, %cst_1 : f32
      %193 = arith.divf %cst_1, %192 : f32
      linalg.yield %193 : f32
    } -> tensor<2x7x48xf32>
    %111 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %110 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%108 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %190 = arith.mulf %in, %in_91 : f32
      linalg.yield %190 : f32
    } -> tensor<2x7x48xf32>
    %112 = tensor.empty() : tensor<2x7x48xf16>
    %113 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111 : tensor<2x7x48xf32>) outs(%112 : tensor<2x7x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %190 = arith.truncf %in : f32 to f16
      linalg.yield %190 : f16
    } -> tensor<2x7x48xf16>
    %114 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_45, %113 : tensor<2x7x48xf16>, tensor<2x7x48xf16>) outs(%112 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_91: f16, %out: f16):
      %190 = arith.mulf %in, %in_91 : f16
      linalg.yield %190 : f16
    } -> tensor<2x7x48xf16>
    %115 = tensor.empty() : tensor<48x32xf16>
    %transposed_46 = linalg.transpose ins(%arg5 : tensor<32x48xf16>) outs(%115 : tensor<48x32xf16>) permutation = [1, 0] 
    %collapsed_47 = tensor.collapse_shape %114 [[0, 1], [2]] : tensor<2x7x48xf16> into tensor<14x48xf16>
    %116 = linalg.matmul ins(%collapsed_47, %transposed_46 : tensor<14x48xf16>, tensor<48x32xf16>) outs(%88 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %117 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%116 : tensor<14x32xf32>) outs(%90 : tensor<14x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %190 = arith.truncf %in : f32 to f16
      linalg.yield %190 : f16
    } -> tensor<14x32xf16>
    %expanded_48 = tensor.expand_shape %117 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf16> into tensor<2x7x32xf16>
    %118 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92, %expanded_48 : tensor<2x7x32xf16>, tensor<2x7x32xf16>) outs(%10 : tensor<2x7x32xf16>) {
    ^bb0(%in: f16, %in_91: f16, %out: f16):
      %190 = arith.addf %in, %in_91 : f16
      linalg.yield %190 : f16
    } -> tensor<2x7x32xf16>
    %119 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118 : tensor<2x7x32xf16>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %190 = arith.extf %in : f16 to f32
      linalg.yield %190 : f32
    } -> tensor<2x7x32xf32>
    %120 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119 : tensor<2x7x32xf32>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %190 : f32
    } -> tensor<2x7x32xf32>
    %121 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%120 : tensor<2x7x32xf32>) outs(%28 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.addf %in, %out : f32
      linalg.yield %190 : f32
    } -> tensor<2x7x1xf32>
    %122 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.divf %in, %cst_6 : f32
      linalg.yield %190 : f32
    } -> tensor<2x7x1xf32>
    %123 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.truncf %cst_4 : f64 to f32
      %191 = arith.addf %in, %190 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x1xf32>
    %124 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = math.rsqrt %in : f32
      linalg.yield %190 : f32
    } -> tensor<2x7x1xf32>
    %125 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %124 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %190 = arith.mulf %in, %in_91 : f32
      linalg.yield %190 : f32
    } -> tensor<2x7x32xf32>
    %126 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %190 = arith.truncf %in : f32 to f16
      linalg.yield %190 : f16
    } -> tensor<2x7x32xf16>
    %127 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg12, %126 : tensor<32xf16>, tensor<2x7x32xf16>) outs(%10 : tensor<2x7x32xf16>) {
    ^bb0(%in: f16, %in_91: f16, %out: f16):
      %190 = arith.mulf %in, %in_91 : f16
      linalg.yield %190 : f16
    } -> tensor<2x7x32xf16>
    %transposed_49 = linalg.transpose ins(%arg9 : tensor<64x32xf16>) outs(%36 : tensor<32x64xf16>) permutation = [1, 0] 
    %collapsed_50 = tensor.collapse_shape %127 [[0, 1], [2]] : tensor<2x7x32xf16> into tensor<14x32xf16>
    %128 = linalg.matmul ins(%collapsed_50, %transposed_49 : tensor<14x32xf16>, tensor<32x64xf16>) outs(%38 : tensor<14x64xf32>) -> tensor<14x64xf32>
    %129 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%128 : tensor<14x64xf32>) outs(%40 : tensor<14x64xf16>) {
    ^bb0(%in: f32, %out: f16):
      %190 = arith.truncf %in : f32 to f16
      linalg.yield %190 : f16
    } -> tensor<14x64xf16>
    %expanded_51 = tensor.expand_shape %129 [[0, 1], [2]] output_shape [2, 7, 64] : tensor<14x64xf16> into tensor<2x7x64xf16>
    %extracted_slice_52 = tensor.extract_slice %expanded_51[0, 0, 0] [2, 7, 32] [1, 1, 1] : tensor<2x7x64xf16> to tensor<2x7x32xf16>
    %extracted_slice_53 = tensor.extract_slice %expanded_51[0, 0, 32] [2, 7, 16] [1, 1, 1] : tensor<2x7x64xf16> to tensor<2x7x16xf16>
    %extracted_slice_54 = tensor.extract_slice %expanded_51[0, 0, 48] [2, 7, 16] [1, 1, 1] : tensor<2x7x64xf16> to tensor<2x7x16xf16>
    %expanded_55 = tensor.expand_shape %extracted_slice_52 [[0], [1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<2x7x32xf16> into tensor<2x7x2x16xf16>
    %transposed_56 = linalg.transpose ins(%expanded_55 : tensor<2x7x2x16xf16>) outs(%42 : tensor<2x2x7x16xf16>) permutation = [0, 2, 1, 3] 
    %expanded_57 = tensor.expand_shape %extracted_slice_53 [[0], [1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<2x7x16xf16> into tensor<2x7x1x16xf16>
    %transposed_58 = linalg.transpose ins(%expanded_57 : tensor<2x7x1x16xf16>) outs(%43 : tensor<2x1x7x16xf16>) permutation = [0, 2, 1, 3] 
    %expanded_59 = tensor.expand_shape %extracted_slice_54 [[0], [1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<2x7x16xf16> into tensor<2x7x1x16xf16>
    %transposed_60 = linalg.transpose ins(%expanded_59 : tensor<2x7x1x16xf16>) outs(%43 : tensor<2x1x7x16xf16>) permutation = [0, 2, 1, 3] 
    %130 = linalg.generic {indexing_maps = [#map5, #map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_56, %expanded_20 : tensor<2x2x7x16xf16>, tensor<1x1x7x16xf16>) outs(%42 : tensor<2x2x7x16xf16>) {
    ^bb0(%in: f16, %in_91: f16, %out: f16):
      %190 = arith.mulf %in, %in_91 : f16
      linalg.yield %190 : f16
    } -> tensor<2x2x7x16xf16>
    %extracted_slice_61 = tensor.extract_slice %transposed_56[0, 0, 0, 0] [2, 2, 7, 8] [1, 1, 1, 1] : tensor<2x2x7x16xf16> to tensor<2x2x7x8xf16>
    %extracted_slice_62 = tensor.extract_slice %transposed_56[0, 0, 0, 8] [2, 2, 7, 8] [1, 1, 1, 1] : tensor<2x2x7x16xf16> to tensor<2x2x7x8xf16>
    %131 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_62 : tensor<2x2x7x8xf16>) outs(%45 : tensor<2x2x7x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      %190 = arith.negf %in : f16
      linalg.yield %190 : f16
    } -> tensor<2x2x7x8xf16>
    %concat_63 = tensor.concat dim(3) %131, %extracted_slice_61 : (tensor<2x2x7x8xf16>, tensor<2x2x7x8xf16>) -> tensor<2x2x7x16xf16>
    %132 = linalg.generic {indexing_maps = [#map5, #map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_63, %expanded_21 : tensor<2x2x7x16xf16>, tensor<1x1x7x16xf16>) outs(%42 : tensor<2x2x7x16xf16>) {
    ^bb0(%in: f16, %in_91: f16, %out: f16):
      %190 = arith.mulf %in, %in_91 : f16
      linalg.yield %190 : f16
    } -> tensor<2x2x7x16xf16>
    %133 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%130, %132 : tensor<2x2x7x16xf16>, tensor<2x2x7x16xf16>) outs(%42 : tensor<2x2x7x16xf16>) {
    ^bb0(%in: f16, %in_91: f16, %out: f16):
      %190 = arith.addf %in, %in_91 : f16
      linalg.yield %190 : f16
    } -> tensor<2x2x7x16xf16>
    %134 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_58, %expanded_20 : tensor<2x1x7x16xf16>, tensor<1x1x7x16xf16>) outs(%43 : tensor<2x1x7x16xf16>) {
    ^bb0(%in: f16, %in_91: f16, %out: f16):
      %190 = arith.mulf %in, %in_91 : f16
      linalg.yield %190 : f16
    } -> tensor<2x1x7x16xf16>
    %extracted_slice_64 = tensor.extract_slice %transposed_58[0, 0, 0, 0] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xf16> to tensor<2x1x7x8xf16>
    %extracted_slice_65 = tensor.extract_slice %transposed_58[0, 0, 0, 8] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xf16> to tensor<2x1x7x8xf16>
    %135 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_65 : tensor<2x1x7x8xf16>) outs(%50 : tensor<2x1x7x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      %190 = arith.negf %in : f16
      linalg.yield %190 : f16
    } -> tensor<2x1x7x8xf16>
    %concat_66 = tensor.concat dim(3) %135, %extracted_slice_64 : (tensor<2x1x7x8xf16>, tensor<2x1x7x8xf16>) -> tensor<2x1x7x16xf16>
    %136 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_66, %expanded_21 : tensor<2x1x7x16xf16>, tensor<1x1x7x16xf16>) outs(%43 : tensor<2x1x7x16xf16>) {
    ^bb0(%in: f16, %in_91: f16, %out: f16):
      %190 = arith.mulf %in, %in_91 : f16
      linalg.yield %190 : f16
    } -> tensor<2x1x7x16xf16>
    %137 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%134, %136 : tensor<2x1x7x16xf16>, tensor<2x1x7x16xf16>) outs(%43 : tensor<2x1x7x16xf16>) {
    ^bb0(%in: f16, %in_91: f16, %out: f16):
      %190 = arith.addf %in, %in_91 : f16
      linalg.yield %190 : f16
    } -> tensor<2x1x7x16xf16>
    %138 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%137 : tensor<2x1x7x16xf16>) outs(%54 : tensor<2x1x2x7x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x1x2x7x16xf16>
    %collapsed_67 = tensor.collapse_shape %138 [[0], [1, 2], [3], [4]] : tensor<2x1x2x7x16xf16> into tensor<2x2x7x16xf16>
    %139 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_60 : tensor<2x1x7x16xf16>) outs(%54 : tensor<2x1x2x7x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x1x2x7x16xf16>
    %transposed_68 = linalg.transpose ins(%collapsed_67 : tensor<2x2x7x16xf16>) outs(%57 : tensor<2x2x16x7xf16>) permutation = [0, 1, 3, 2] 
    %collapsed_69 = tensor.collapse_shape %133 [[0, 1], [2], [3]] : tensor<2x2x7x16xf16> into tensor<4x7x16xf16>
    %collapsed_70 = tensor.collapse_shape %transposed_68 [[0, 1], [2], [3]] : tensor<2x2x16x7xf16> into tensor<4x16x7xf16>
    %140 = linalg.batch_matmul ins(%collapsed_69, %collapsed_70 : tensor<4x7x16xf16>, tensor<4x16x7xf16>) outs(%59 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %141 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140 : tensor<4x7x7xf32>) outs(%61 : tensor<4x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %190 = arith.truncf %in : f32 to f16
      linalg.yield %190 : f16
    } -> tensor<4x7x7xf16>
    %expanded_71 = tensor.expand_shape %141 [[0, 1], [2], [3]] output_shape [2, 2, 7, 7] : tensor<4x7x7xf16> into tensor<2x2x7x7xf16>
    %142 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_71 : tensor<2x2x7x7xf16>) outs(%63 : tensor<2x2x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %190 = arith.mulf %in, %cst_7 : f16
      linalg.yield %190 : f16
    } -> tensor<2x2x7x7xf16>
    %143 = linalg.generic {indexing_maps = [#map5, #map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%142, %9 : tensor<2x2x7x7xf16>, tensor<2x1x7x7xf16>) outs(%63 : tensor<2x2x7x7xf16>) {
    ^bb0(%in: f16, %in_91: f16, %out: f16):
      %190 = arith.addf %in, %in_91 : f16
      linalg.yield %190 : f16
    } -> tensor<2x2x7x7xf16>
    %144 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%143 : tensor<2x2x7x7xf16>) outs(%66 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f16, %out: f32):
      %190 = arith.extf %in : f16 to f32
      linalg.yield %190 : f32
    } -> tensor<2x2x7x7xf32>
    %145:2 = linalg.generic {indexing_maps = [#map5, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%144 : tensor<2x2x7x7xf32>) outs(%71, %69 : tensor<2x2x7xf32>, tensor<2x2x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_91: i64):
      %190 = linalg.index 3 : index
      %191 = arith.index_cast %190 : index to i64
      %192 = arith.maximumf %in, %out : f32
      %193 = arith.cmpf ogt, %in, %out : f32
      %194 = arith.select %193, %191, %out_91 : i64
      linalg.yield %192, %194 : f32, i64
    } -> (tensor<2x2x7xf32>, tensor<2x2x7xi64>)
    %expanded_72 = tensor.expand_shape %145#0 [[0], [1], [2, 3]] output_shape [2, 2, 7, 1] : tensor<2x2x7xf32> into tensor<2x2x7x1xf32>
    %146 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%144, %expanded_72 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%66 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %190 = arith.subf %in, %in_91 : f32
      linalg.yield %190 : f32
    } -> tensor<2x2x7x7xf32>
    %147 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%146 : tensor<2x2x7x7xf32>) outs(%66 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = math.exp %in : f32
      linalg.yield %190 : f32
    } -> tensor<2x2x7x7xf32>
    %148 = linalg.generic {indexing_maps = [#map5, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%147 : tensor<2x2x7x7xf32>) outs(%76 : tensor<2x2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.addf %in, %out : f32
      linalg.yield %190 : f32
    } -> tensor<2x2x7x1xf32>
    %149 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%147, %148 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%66 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %190 = arith.divf %in, %in_91 : f32
      linalg.yield %190 : f32
    } -> tensor<2x2x7x7xf32>
    %150 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%149 : tensor<2x2x7x7xf32>) outs(%63 : tensor<2x2x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %190 = arith.truncf %in : f32 to f16
      linalg.yield %190 : f16
    } -> tensor<2x2x7x7xf16>
    %collapsed_73 = tensor.collapse_shape %150 [[0, 1], [2], [3]] : tensor<2x2x7x7xf16> into tensor<4x7x7xf16>
    %collapsed_74 = tensor.collapse_shape %139 [[0, 1, 2], [3], [4]] : tensor<2x1x2x7x16xf16> into tensor<4x7x16xf16>
    %151 = linalg.batch_matmul ins(%collapsed_73, %collapsed_74 : tensor<4x7x7xf16>, tensor<4x7x16xf16>) outs(%81 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %152 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151 : tensor<4x7x16xf32>) outs(%83 : tensor<4x7x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %190 = arith.truncf %in : f32 to f16
      linalg.yield %190 : f16
    } -> tensor<4x7x16xf16>
    %expanded_75 = tensor.expand_shape %152 [[0, 1], [2], [3]] output_shape [2, 2, 7, 16] : tensor<4x7x16xf16> into tensor<2x2x7x16xf16>
    %transposed_76 = linalg.transpose ins(%expanded_75 : tensor<2x2x7x16xf16>) outs(%85 : tensor<2x7x2x16xf16>) permutation = [0, 2, 1, 3] 
    %transposed_77 = linalg.transpose ins(%arg8 : tensor<32x32xf16>) outs(%86 : tensor<32x32xf16>) permutation = [1, 0] 
    %collapsed_78 = tensor.collapse_shape %transposed_76 [[0, 1], [2, 3]] : tensor<2x7x2x16xf16> into tensor<14x32xf16>
    %153 = linalg.matmul ins(%collapsed_78, %transposed_77 : tensor<14x32xf16>, tensor<32x32xf16>) outs(%88 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %154 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%153 : tensor<14x32xf32>) outs(%90 : tensor<14x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %190 = arith.truncf %in : f32 to f16
      linalg.yield %190 : f16
    } -> tensor<14x32xf16>
    %expanded_79 = tensor.expand_shape %154 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf16> into tensor<2x7x32xf16>
    %155 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118, %expanded_79 : tensor<2x7x32xf16>, tensor<2x7x32xf16>) outs(%10 : tensor<2x7x32xf16>) {
    ^bb0(%in: f16, %in_91: f16, %out: f16):
      %190 = arith.addf %in, %in_91 : f16
      linalg.yield %190 : f16
    } -> tensor<2x7x32xf16>
    %156 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155 : tensor<2x7x32xf16>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %190 = arith.extf %in : f16 to f32
      linalg.yield %190 : f32
    } -> tensor<2x7x32xf32>
    %157 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156 : tensor<2x7x32xf32>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %190 : f32
    } -> tensor<2x7x32xf32>
    %158 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%157 : tensor<2x7x32xf32>) outs(%28 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.addf %in, %out : f32
      linalg.yield %190 : f32
    } -> tensor<2x7x1xf32>
    %159 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.divf %in, %cst_6 : f32
      linalg.yield %190 : f32
    } -> tensor<2x7x1xf32>
    %160 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.truncf %cst_4 : f64 to f32
      %191 = arith.addf %in, %190 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x1xf32>
    %161 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = math.rsqrt %in : f32
      linalg.yield %190 : f32
    } -> tensor<2x7x1xf32>
    %162 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156, %161 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %190 = arith.mulf %in, %in_91 : f32
      linalg.yield %190 : f32
    } -> tensor<2x7x32xf32>
    %163 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %190 = arith.truncf %in : f32 to f16
      linalg.yield %190 : f16
    } -> tensor<2x7x32xf16>
    %164 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg13, %163 : tensor<32xf16>, tensor<2x7x32xf16>) outs(%10 : tensor<2x7x32xf16>) {
    ^bb0(%in: f16, %in_91: f16, %out: f16):
      %190 = arith.mulf %in, %in_91 : f16
      linalg.yield %190 : f16
    } -> tensor<2x7x32xf16>
    %transposed_80 = linalg.transpose ins(%arg10 : tensor<96x32xf16>) outs(%102 : tensor<32x96xf16>) permutation = [1, 0] 
    %collapsed_81 = tensor.collapse_shape %164 [[0, 1], [2]] : tensor<2x7x32xf16> into tensor<14x32xf16>
    %165 = linalg.matmul ins(%collapsed_81, %transposed_80 : tensor<14x32xf16>, tensor<32x96xf16>) outs(%104 : tensor<14x96xf32>) -> tensor<14x96xf32>
    %166 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%165 : tensor<14x96xf32>) outs(%106 : tensor<14x96xf16>) {
    ^bb0(%in: f32, %out: f16):
      %190 = arith.truncf %in : f32 to f16
      linalg.yield %190 : f16
    } -> tensor<14x96xf16>
    %expanded_82 = tensor.expand_shape %166 [[0, 1], [2]] output_shape [2, 7, 96] : tensor<14x96xf16> into tensor<2x7x96xf16>
    %extracted_slice_83 = tensor.extract_slice %expanded_82[0, 0, 0] [2, 7, 48] [1, 1, 1] : tensor<2x7x96xf16> to tensor<2x7x48xf16>
    %extracted_slice_84 = tensor.extract_slice %expanded_82[0, 0, 48] [2, 7, 48] [1, 1, 1] : tensor<2x7x96xf16> to tensor<2x7x48xf16>
    %167 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_83 : tensor<2x7x48xf16>) outs(%108 : tensor<2x7x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %190 = arith.extf %in : f16 to f32
      linalg.yield %190 : f32
    } -> tensor<2x7x48xf32>
    %168 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167 : tensor<2x7x48xf32>) outs(%108 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.negf %in : f32
      %191 = math.exp %190 : f32
      %192 = arith.addf %191, %cst_1 : f32
      %193 = arith.divf %cst_1, %192 : f32
      linalg.yield %193 : f32
    } -> tensor<2x7x48xf32>
    %169 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %168 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%108 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %190 = arith.mulf %in, %in_91 : f32
      linalg.yield %190 : f32
    } -> tensor<2x7x48xf32>
    %170 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<2x7x48xf32>) outs(%112 : tensor<2x7x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %190 = arith.truncf %in : f32 to f16
      linalg.yield %190 : f16
    } -> tensor<2x7x48xf16>
    %171 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_84, %170 : tensor<2x7x48xf16>, tensor<2x7x48xf16>) outs(%112 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_91: f16, %out: f16):
      %190 = arith.mulf %in, %in_91 : f16
      linalg.yield %190 : f16
    } -> tensor<2x7x48xf16>
    %transposed_85 = linalg.transpose ins(%arg11 : tensor<32x48xf16>) outs(%115 : tensor<48x32xf16>) permutation = [1, 0] 
    %collapsed_86 = tensor.collapse_shape %171 [[0, 1], [2]] : tensor<2x7x48xf16> into tensor<14x48xf16>
    %172 = linalg.matmul ins(%collapsed_86, %transposed_85 : tensor<14x48xf16>, tensor<48x32xf16>) outs(%88 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %173 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%172 : tensor<14x32xf32>) outs(%90 : tensor<14x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %190 = arith.truncf %in : f32 to f16
      linalg.yield %190 : f16
    } -> tensor<14x32xf16>
    %expanded_87 = tensor.expand_shape %173 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf16> into tensor<2x7x32xf16>
    %174 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155, %expanded_87 : tensor<2x7x32xf16>, tensor<2x7x32xf16>) outs(%10 : tensor<2x7x32xf16>) {
    ^bb0(%in: f16, %in_91: f16, %out: f16):
      %190 = arith.addf %in, %in_91 : f16
      linalg.yield %190 : f16
    } -> tensor<2x7x32xf16>
    %175 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174 : tensor<2x7x32xf16>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %190 = arith.extf %in : f16 to f32
      linalg.yield %190 : f32
    } -> tensor<2x7x32xf32>
    %176 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175 : tensor<2x7x32xf32>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %190 : f32
    } -> tensor<2x7x32xf32>
    %177 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%176 : tensor<2x7x32xf32>) outs(%28 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.addf %in, %out : f32
      linalg.yield %190 : f32
    } -> tensor<2x7x1xf32>
    %178 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.divf %in, %cst_6 : f32
      linalg.yield %190 : f32
    } -> tensor<2x7x1xf32>
    %179 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.truncf %cst_4 : f64 to f32
      %191 = arith.addf %in, %190 : f32
      linalg.yield %191 : f32
    } -> tensor<2x7x1xf32>
    %180 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = math.rsqrt %in : f32
      linalg.yield %190 : f32
    } -> tensor<2x7x1xf32>
    %181 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175, %180 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %190 = arith.mulf %in, %in_91 : f32
      linalg.yield %190 : f32
    } -> tensor<2x7x32xf32>
    %182 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %190 = arith.truncf %in : f32 to f16
      linalg.yield %190 : f16
    } -> tensor<2x7x32xf16>
    %183 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg14, %182 : tensor<32xf16>, tensor<2x7x32xf16>) outs(%10 : tensor<2x7x32xf16>) {
    ^bb0(%in: f16, %in_91: f16, %out: f16):
      %190 = arith.mulf %in, %in_91 : f16
      linalg.yield %190 : f16
    } -> tensor<2x7x32xf16>
    %184 = tensor.empty() : tensor<32x40xf16>
    %transposed_88 = linalg.transpose ins(%arg15 : tensor<40x32xf16>) outs(%184 : tensor<32x40xf16>) permutation = [1, 0] 
    %collapsed_89 = tensor.collapse_shape %183 [[0, 1], [2]] : tensor<2x7x32xf16> into tensor<14x32xf16>
    %185 = tensor.empty() : tensor<14x40xf32>
    %186 = linalg.fill ins(%cst : f32) outs(%185 : tensor<14x40xf32>) -> tensor<14x40xf32>
    %187 = linalg.matmul ins(%collapsed_89, %transposed_88 : tensor<14x32xf16>, tensor<32x40xf16>) outs(%186 : tensor<14x40xf32>) -> tensor<14x40xf32>
    %188 = tensor.empty() : tensor<14x40xf16>
    %189 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%187 : tensor<14x40xf32>) outs(%188 : tensor<14x40xf16>) {
    ^bb0(%in: f32, %out: f16):
      %190 = arith.truncf %in : f32 to f16
      linalg.yield %190 : f16
    } -> tensor<14x40xf16>
    %expanded_90 = tensor.expand_shape %189 [[0, 1], [2]] output_shape [2, 7, 40] : tensor<14x40xf16> into tensor<2x7x40xf16>
    return %expanded_90 : tensor<2x7x40xf16>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_8_torch.float16: "0x02000000003C0F35662E0C281F217A1A19142E0D"
    }
  }
#-}
