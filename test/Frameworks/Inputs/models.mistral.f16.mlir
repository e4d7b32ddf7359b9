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
  func.func @main(%arg0: tensor<2x7xi64>, %arg1: tensor<40x32xf16>, %arg2: tensor<32x32xf16>, %arg3: tensor<16x32xf16>, %arg4: tensor<16x32xf16>, %arg5: tensor<32x32xf16>, %arg6: tensor<48x32xf16>, %arg7: tensor<48x32xf16>, %arg8: tensor<32x48xf16>, %arg9: tensor<32xf16>, %arg10: tensor<32xf16>, %arg11: tensor<32x32xf16>, %arg12: tensor<16x32xf16>, %arg13: tensor<16x32xf16>, %arg14: tensor<32x32xf16>, %arg15: tensor<48x32xf16>, %arg16: tensor<48x32xf16>, %arg17: tensor<32x48xf16>, %arg18: tensor<32xf16>, %arg19: tensor<32xf16>, %arg20: tensor<32xf16>, %arg21: tensor<40x32xf16>) -> tensor<2x7x40xf16> {
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c40 = arith.constant 40 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f16>
    %cst_3 = arith.constant dense<-1.000000e+04> : tensor<1x1x7x7xf16>
    %cst_4 = arith.constant 9.9999999999999995E-7 : f64
    %cst_5 = arith.constant dense_resource<torch_tensor_8_torch.float16> : tensor<8xf16>
    %cst_6 = arith.constant 3.200000e+01 : f32
    %cst_7 = arith.constant 2.500000e-01 : f16
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %202 = linalg.index 0 : index
      %203 = arith.index_cast %202 : index to i64
      linalg.yield %203 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_8 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_8 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_87: i64, %out: i64):
      %202 = arith.subi %in, %in_87 : i64
      linalg.yield %202 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %202 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %202 : i1
    } -> tensor<7x7xi1>
    %6 = tensor.empty() : tensor<1x1x7x7xf16>
    %7 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_3, %cst_2 : tensor<7x7xi1>, tensor<1x1x7x7xf16>, tensor<f16>) outs(%6 : tensor<1x1x7x7xf16>) {
    ^bb0(%in: i1, %in_87: f16, %in_88: f16, %out: f16):
      %202 = arith.select %in, %in_87, %in_88 : f16
      linalg.yield %202 : f16
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
      %202 = arith.index_cast %in : i64 to index
      %203 = linalg.index 2 : index
      %204 = arith.cmpi slt, %202, %c40 : index
      cf.assert %204, "index must be smaller than dim size"
      %205 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %205, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg1[%202, %203] : tensor<40x32xf16>
      linalg.yield %extracted : f16
    } -> tensor<2x7x32xf16>
    %expanded_9 = tensor.expand_shape %1 [[0, 1, 2]] output_shape [1, 7, 1] : tensor<7xi64> into tensor<1x7x1xi64>
    %12 = tensor.empty() : tensor<1x7x1xf32>
    %13 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<1x7x1xi64>) outs(%12 : tensor<1x7x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %202 = arith.sitofp %in : i64 to f32
      linalg.yield %202 : f32
    } -> tensor<1x7x1xf32>
    %14 = tensor.empty() : tensor<8xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_5 : tensor<8xf16>) outs(%14 : tensor<8xf32>) {
    ^bb0(%in: f16, %out: f32):
      %202 = arith.extf %in : f16 to f32
      linalg.yield %202 : f32
    } -> tensor<8xf32>
    %16 = tensor.empty() : tensor<1x7x8xf32>
    %17 = linalg.generic {indexing_maps = [#map10, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %15 : tensor<1x7x1xf32>, tensor<8xf32>) outs(%16 : tensor<1x7x8xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %202 = arith.mulf %in, %in_87 : f32
      linalg.yield %202 : f32
    } -> tensor<1x7x8xf32>
    %concat = tensor.concat dim(2) %17, %17 : (tensor<1x7x8xf32>, tensor<1x7x8xf32>) -> tensor<1x7x16xf32>
    %18 = tensor.empty() : tensor<1x7x16xf32>
    %19 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x7x16xf32>) outs(%18 : tensor<1x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = math.cos %in : f32
      linalg.yield %202 : f32
    } -> tensor<1x7x16xf32>
    %20 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x7x16xf32>) outs(%18 : tensor<1x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = math.sin %in : f32
      linalg.yield %202 : f32
    } -> tensor<1x7x16xf32>
    %21 = tensor.empty() : tensor<1x7x16xf16>
    %22 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<1x7x16xf32>) outs(%21 : tensor<1x7x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<1x7x16xf16>
    %23 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<1x7x16xf32>) outs(%21 : tensor<1x7x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<1x7x16xf16>
    %24 = tensor.empty() : tensor<2x7x32xf32>
    %25 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x7x32xf16>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %202 = arith.extf %in : f16 to f32
      linalg.yield %202 : f32
    } -> tensor<2x7x32xf32>
    %26 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<2x7x32xf32>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %202 : f32
    } -> tensor<2x7x32xf32>
    %27 = tensor.empty() : tensor<2x7x1xf32>
    %28 = linalg.fill ins(%cst : f32) outs(%27 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %29 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%26 : tensor<2x7x32xf32>) outs(%28 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = arith.addf %in, %out : f32
      linalg.yield %202 : f32
    } -> tensor<2x7x1xf32>
    %30 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = arith.divf %in, %cst_6 : f32
      linalg.yield %202 : f32
    } -> tensor<2x7x1xf32>
    %31 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = arith.truncf %cst_4 : f64 to f32
      %203 = arith.addf %in, %202 : f32
      linalg.yield %203 : f32
    } -> tensor<2x7x1xf32>
    %32 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = math.rsqrt %in : f32
      linalg.yield %202 : f32
    } -> tensor<2x7x1xf32>
    %33 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %32 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %202 = arith.mulf %in, %in_87 : f32
      linalg.yield %202 : f32
    } -> tensor<2x7x32xf32>
    %34 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<2x7x32xf16>
    %35 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg9, %34 : tensor<32xf16>, tensor<2x7x32xf16>) outs(%10 : tensor<2x7x32xf16>) {
    ^bb0(%in: f16, %in_87: f16, %out: f16):
      %202 = arith.mulf %in, %in_87 : f16
      linalg.yield %202 : f16
    } -> tensor<2x7x32xf16>
    %36 = tensor.empty() : tensor<32x32xf16>
    %transposed = linalg.transpose ins(%arg2 : tensor<32x32xf16>) outs(%36 : tensor<32x32xf16>) permutation = [1, 0] 
    %collapsed_10 = tensor.collapse_shape %35 [[0, 1], [2]] : tensor<2x7x32xf16> into tensor<14x32xf16>
    %37 = tensor.empty() : tensor<14x32xf32>
    %38 = linalg.fill ins(%cst : f32) outs(%37 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %39 = linalg.matmul ins(%collapsed_10, %transposed : tensor<14x32xf16>, tensor<32x32xf16>) outs(%38 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %40 = tensor.empty() : tensor<14x32xf16>
    %41 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<14x32xf32>) outs(%40 : tensor<14x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<14x32xf16>
    %expanded_11 = tensor.expand_shape %41 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf16> into tensor<2x7x2x16xf16>
    %42 = tensor.empty() : tensor<2x2x7x16xf16>
    %transposed_12 = linalg.transpose ins(%expanded_11 : tensor<2x7x2x16xf16>) outs(%42 : tensor<2x2x7x16xf16>) permutation = [0, 2, 1, 3] 
    %43 = tensor.empty() : tensor<32x16xf16>
    %transposed_13 = linalg.transpose ins(%arg3 : tensor<16x32xf16>) outs(%43 : tensor<32x16xf16>) permutation = [1, 0] 
    %44 = tensor.empty() : tensor<14x16xf32>
    %45 = linalg.fill ins(%cst : f32) outs(%44 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %46 = linalg.matmul ins(%collapsed_10, %transposed_13 : tensor<14x32xf16>, tensor<32x16xf16>) outs(%45 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %47 = tensor.empty() : tensor<14x16xf16>
    %48 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<14x16xf32>) outs(%47 : tensor<14x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<14x16xf16>
    %expanded_14 = tensor.expand_shape %48 [[0, 1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<14x16xf16> into tensor<2x7x1x16xf16>
    %49 = tensor.empty() : tensor<2x1x7x16xf16>
    %transposed_15 = linalg.transpose ins(%expanded_14 : tensor<2x7x1x16xf16>) outs(%49 : tensor<2x1x7x16xf16>) permutation = [0, 2, 1, 3] 
    %transposed_16 = linalg.transpose ins(%arg4 : tensor<16x32xf16>) outs(%43 : tensor<32x16xf16>) permutation = [1, 0] 
    %50 = linalg.matmul ins(%collapsed_10, %transposed_16 : tensor<14x32xf16>, tensor<32x16xf16>) outs(%45 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %51 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%50 : tensor<14x16xf32>) outs(%47 : tensor<14x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<14x16xf16>
    %expanded_17 = tensor.expand_shape %51 [[0, 1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<14x16xf16> into tensor<2x7x1x16xf16>
    %transposed_18 = linalg.transpose ins(%expanded_17 : tensor<2x7x1x16xf16>) outs(%49 : tensor<2x1x7x16xf16>) permutation = [0, 2, 1, 3] 
    %expanded_19 = tensor.expand_shape %22 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xf16> into tensor<1x1x7x16xf16>
    %expanded_20 = tensor.expand_shape %23 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xf16> into tensor<1x1x7x16xf16>
    %52 = linalg.generic {indexing_maps = [#map5, #map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_12, %expanded_19 : tensor<2x2x7x16xf16>, tensor<1x1x7x16xf16>) outs(%42 : tensor<2x2x7x16xf16>) {
    ^bb0(%in: f16, %in_87: f16, %out: f16):
      %202 = arith.mulf %in, %in_87 : f16
      linalg.yield %202 : f16
    } -> tensor<2x2x7x16xf16>
    %extracted_slice = tensor.extract_slice %transposed_12[0, 0, 0, 0] [2, 2, 7, 8] [1, 1, 1, 1] : tensor<2x2x7x16xf16> to tensor<2x2x7x8xf16>
    %extracted_slice_21 = tensor.extract_slice %transposed_12[0, 0, 0, 8] [2, 2, 7, 8] [1, 1, 1, 1] : tensor<2x2x7x16xf16> to tensor<2x2x7x8xf16>
    %53 = tensor.empty() : tensor<2x2x7x8xf16>
    %54 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_21 : tensor<2x2x7x8xf16>) outs(%53 : tensor<2x2x7x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      %202 = arith.negf %in : f16
      linalg.yield %202 : f16
    } -> tensor<2x2x7x8xf16>
    %concat_22 = tensor.concat dim(3) %54, %extracted_slice : (tensor<2x2x7x8xf16>, tensor<2x2x7x8xf16>) -> tensor<2x2x7x16xf16>
    %55 = linalg.generic {indexing_maps = [#map5, #map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_22, %expanded_20 : tensor<2x2x7x16xf16>, tensor<1x1x7x16xf16>) outs(%42 : tensor<2x2x7x16xf16>) {
    ^bb0(%in: f16, %in_87: f16, %out: f16):
      %202 = arith.mulf %in, %in_87 : f16
      linalg.yield %202 : f16
    } -> tensor<2x2x7x16xf16>
    %56 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %55 : tensor<2x2x7x16xf16>, tensor<2x2x7x16xf16>) outs(%42 : tensor<2x2x7x16xf16>) {
    ^bb0(%in: f16, %in_87: f16, %out: f16):
      %202 = arith.addf %in, %in_87 : f16
      linalg.yield %202 : f16
    } -> tensor<2x2x7x16xf16>
    %57 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_15, %expanded_19 : tensor<2x1x7x16xf16>, tensor<1x1x7x16xf16>) outs(%49 : tensor<2x1x7x16xf16>) {
    ^bb0(%in: f16, %in_87: f16, %out: f16):
      %202 = arith.mulf %in, %in_87 : f16
      linalg.yield %202 : f16
    } -> tensor<2x1x7x16xf16>
    %extracted_slice_23 = tensor.extract_slice %transposed_15[0, 0, 0, 0] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xf16> to tensor<2x1x7x8xf16>
    %extracted_slice_24 = tensor.extract_slice %transposed_15[0, 0, 0, 8] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xf16> to tensor<2x1x7x8xf16>
    %58 = tensor.empty() : tensor<2x1x7x8xf16>
    %59 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_24 : tensor<2x1x7x8xf16>) outs(%58 : tensor<2x1x7x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      %202 = arith.negf %in : f16
      linalg.yield %202 : f16
    } -> tensor<2x1x7x8xf16>
    %concat_25 = tensor.concat dim(3) %59, %extracted_slice_23 : (tensor<2x1x7x8xf16>, tensor<2x1x7x8xf16>) -> tensor<2x1x7x16xf16>
    %60 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_25, %expanded_20 : tensor<2x1x7x16xf16>, tensor<1x1x7x16xf16>) outs(%49 : tensor<2x1x7x16xf16>) {
    ^bb0(%in: f16, %in_87: f16, %out: f16):
      %202 = arith.mulf %in, %in_87 : f16
      linalg.yield %202 : f16
    } -> tensor<2x1x7x16xf16>
    %61 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57, %60 : tensor<2x1x7x16xf16>, tensor<2x1x7x16xf16>) outs(%49 : tensor<2x1x7x16xf16>) {
    ^bb0(%in: f16, %in_87: f16, %out: f16):
      %202 = arith.addf %in, %in_87 : f16
      linalg.yield %202 : f16
    } -> tensor<2x1x7x16xf16>
    %62 = tensor.empty() : tensor<2x1x2x7x16xf16>
    %63 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%61 : tensor<2x1x7x16xf16>) outs(%62 : tensor<2x1x2x7x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x1x2x7x16xf16>
    %collapsed_26 = tensor.collapse_shape %63 [[0], [1, 2], [3], [4]] : tensor<2x1x2x7x16xf16> into tensor<2x2x7x16xf16>
    %64 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_18 : tensor<2x1x7x16xf16>) outs(%62 : tensor<2x1x2x7x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x1x2x7x16xf16>
    %65 = tensor.empty() : tensor<2x2x16x7xf16>
    %transposed_27 = linalg.transpose ins(%collapsed_26 : tensor<2x2x7x16xf16>) outs(%65 : tensor<2x2x16x7xf16>) permutation = [0, 1, 3, 2] 
    %collapsed_28 = tensor.collapse_shape %56 [[0, 1], [2], [3]] : tensor<2x2x7x16xf16> into tensor<4x7x16xf16>
    %collapsed_29 = tensor.collapse_shape %transposed_27 [[0, 1], [2], [3]] : tensor<2x2x16x7xf16> into tensor<4x16x7xf16>
    %66 = tensor.empty() : tensor<4x7x7xf32>
    %67 = linalg.fill ins(%cst : f32) outs(%66 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %68 = linalg.batch_matmul ins(%collapsed_28, %collapsed_29 : tensor<4x7x16xf16>, tensor<4x16x7xf16>) outs(%67 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %69 = tensor.empty() : tensor<4x7x7xf16>
    %70 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68 : tensor<4x7x7xf32>) outs(%69 : tensor<4x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<4x7x7xf16>
    %expanded_30 = tensor.expand_shape %70 [[0, 1], [2], [3]] output_shape [2, 2, 7, 7] : tensor<4x7x7xf16> into tensor<2x2x7x7xf16>
    %71 = tensor.empty() : tensor<2x2x7x7xf16>
    %72 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_30 : tensor<2x2x7x7xf16>) outs(%71 : tensor<2x2x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %202 = arith.mulf %in, %cst_7 : f16
      linalg.yield %202 : f16
    } -> tensor<2x2x7x7xf16>
    %73 = linalg.generic {indexing_maps = [#map5, #map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %9 : tensor<2x2x7x7xf16>, tensor<2x1x7x7xf16>) outs(%71 : tensor<2x2x7x7xf16>) {
    ^bb0(%in: f16, %in_87: f16, %out: f16):
      %202 = arith.addf %in, %in_87 : f16
      linalg.yield %202 : f16
    } -> tensor<2x2x7x7xf16>
    %74 = tensor.empty() : tensor<2x2x7x7xf32>
    %75 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73 : tensor<2x2x7x7xf16>) outs(%74 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f16, %out: f32):
      %202 = arith.extf %in : f16 to f32
      linalg.yield %202 : f32
    } -> tensor<2x2x7x7xf32>
    %76 = tensor.empty() : tensor<2x2x7xi64>
    %77 = linalg.fill ins(%c0_i64 : i64) outs(%76 : tensor<2x2x7xi64>) -> tensor<2x2x7xi64>
    %78 = tensor.empty() : tensor<2x2x7xf32>
    %79 = linalg.fill ins(%cst_0 : f32) outs(%78 : tensor<2x2x7xf32>) -> tensor<2x2x7xf32>
    %80:2 = linalg.generic {indexing_maps = [#map5, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%75 : tensor<2x2x7x7xf32>) outs(%79, %77 : tensor<2x2x7xf32>, tensor<2x2x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_87: i64):
      %202 = linalg.index 3 : index
      %203 = arith.index_cast %202 : index to i64
      %204 = arith.maximumf %in, %out : f32
      %205 = arith.cmpf ogt, %in, %out : f32
      %206 = arith.select %205, %203, %out_87 : i64
      linalg.yield %204, %206 : f32, i64
    } -> (tensor<2x2x7xf32>, tensor<2x2x7xi64>)
    %expanded_31 = tensor.expand_shape %80#0 [[0], [1], [2, 3]] output_shape [2, 2, 7, 1] : tensor<2x2x7xf32> into tensor<2x2x7x1xf32>
    %81 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75, %expanded_31 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%74 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %202 = arith.subf %in, %in_87 : f32
      linalg.yield %202 : f32
    } -> tensor<2x2x7x7xf32>
    %82 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81 : tensor<2x2x7x7xf32>) outs(%74 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = math.exp %in : f32
      linalg.yield %202 : f32
    } -> tensor<2x2x7x7xf32>
    %83 = tensor.empty() : tensor<2x2x7x1xf32>
    %84 = linalg.fill ins(%cst : f32) outs(%83 : tensor<2x2x7x1xf32>) -> tensor<2x2x7x1xf32>
    %85 = linalg.generic {indexing_maps = [#map5, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%82 : tensor<2x2x7x7xf32>) outs(%84 : tensor<2x2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = arith.addf %in, %out : f32
      linalg.yield %202 : f32
    } -> tensor<2x2x7x1xf32>
    %86 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82, %85 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%74 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %202 = arith.divf %in, %in_87 : f32
      linalg.yield %202 : f32
    } -> tensor<2x2x7x7xf32>
    %87 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%86 : tensor<2x2x7x7xf32>) outs(%71 : tensor<2x2x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<2x2x7x7xf16>
    %collapsed_32 = tensor.collapse_shape %87 [[0, 1], [2], [3]] : tensor<2x2x7x7xf16> into tensor<4x7x7xf16>
    %collapsed_33 = tensor.collapse_shape %64 [[0, 1, 2], [3], [4]] : tensor<2x1x2x7x16xf16> into tensor<4x7x16xf16>
    %88 = tensor.empty() : tensor<4x7x16xf32>
    %89 = linalg.fill ins(%cst : f32) outs(%88 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %90 = linalg.batch_matmul ins(%collapsed_32, %collapsed_33 : tensor<4x7x7xf16>, tensor<4x7x16xf16>) outs(%89 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %91 = tensor.empty() : tensor<4x7x16xf16>
    %92 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<4x7x16xf32>) outs(%91 : tensor<4x7x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<4x7x16xf16>
    %expanded_34 = tensor.expand_shape %92 [[0, 1], [2], [3]] output_shape [2, 2, 7, 16] : tensor<4x7x16xf16> into tensor<2x2x7x16xf16>
    %93 = tensor.empty() : tensor<2x7x2x16xf16>
    %transposed_35 = linalg.transpose ins(%expanded_34 : tensor<2x2x7x16xf16>) outs(%93 : tensor<2x7x2x16xf16>) permutation = [0, 2, 1, 3] 
    %transposed_36 = linalg.transpose ins(%arg5 : tensor<32x32xf16>) outs(%36 : tensor<32x32xf16>) permutation = [1, 0] 
    %collapsed_37 = tensor.collapse_shape %transposed_35 [[0, 1], [2, 3]] : tensor<2x7x2x16xf16> into tensor<14x32xf16>
    %94 = linalg.matmul ins(%collapsed_37, %transposed_36 : tensor<14x32xf16>, tensor<32x32xf16>) outs(%38 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %95 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%94 : tensor<14x32xf32>) outs(%40 : tensor<14x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<14x32xf16>
    %expanded_38 = tensor.expand_shape %95 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf16> into tensor<2x7x32xf16>
    %96 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %expanded_38 : tensor<2x7x32xf16>, tensor<2x7x32xf16>) outs(%10 : tensor<2x7x32xf16>) {
    ^bb0(%in: f16, %in_87: f16, %out: f16):
      %202 = arith.addf %in, %in_87 : f16
      linalg.yield %202 : f16
    } -> tensor<2x7x32xf16>
    %97 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<2x7x32xf16>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %202 = arith.extf %in : f16 to f32
      linalg.yield %202 : f32
    } -> tensor<2x7x32xf32>
    %98 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<2x7x32xf32>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %202 : f32
    } -> tensor<2x7x32xf32>
    %99 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%98 : tensor<2x7x32xf32>) outs(%28 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = arith.addf %in, %out : f32
      linalg.yield %202 : f32
    } -> tensor<2x7x1xf32>
    %100 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = arith.divf %in, %cst_6 : f32
      linalg.yield %202 : f32
    } -> tensor<2x7x1xf32>
    %101 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = arith.truncf %cst_4 : f64 to f32
      %203 = arith.addf %in, %202 : f32
      linalg.yield %203 : f32
    } -> tensor<2x7x1xf32>
    %102 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = math.rsqrt %in : f32
      linalg.yield %202 : f32
    } -> tensor<2x7x1xf32>
    %103 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97, %102 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %202 = arith.mulf %in, %in_87 : f32
      linalg.yield %202 : f32
    } -> tensor<2x7x32xf32>
    %104 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<2x7x32xf16>
    %105 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg10, %104 : tensor<32xf16>, tensor<2x7x32xf16>) outs(%10 : tensor<2x7x32xf16>) {
    ^bb0(%in: f16, %in_87: f16, %out: f16):
      %202 = arith.mulf %in, %in_87 : f16
      linalg.yield %202 : f16
    } -> tensor<2x7x32xf16>
    %106 = tensor.empty() : tensor<32x48xf16>
    %transposed_39 = linalg.transpose ins(%arg6 : tensor<48x32xf16>) outs(%106 : tensor<32x48xf16>) permutation = [1, 0] 
    %collapsed_40 = tensor.collapse_shape %105 [[0, 1], [2]] : tensor<2x7x32xf16> into tensor<14x32xf16>
    %107 = tensor.empty() : tensor<14x48xf32>
    %108 = linalg.fill ins(%cst : f32) outs(%107 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %109 = linalg.matmul ins(%collapsed_40, %transposed_39 : tensor<14x32xf16>, tensor<32x48xf16>) outs(%108 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %110 = tensor.empty() : tensor<14x48xf16>
    %111 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%109 : tensor<14x48xf32>) outs(%110 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<14x48xf16>
    %expanded_41 = tensor.expand_shape %111 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf16> into tensor<2x7x48xf16>
    %112 = tensor.empty() : tensor<2x7x48xf32>
    %113 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_41 : tensor<2x7x48xf16>) outs(%112 : tensor<2x7x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %202 = arith.extf %in : f16 to f32
      linalg.yield %202 : f32
    } -> tensor<2x7x48xf32>
    %114 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113 : tensor<2x7x48xf32>) outs(%112 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = arith.negf %in : f32
      %203 = math.exp %202 : f32
      %204 = arith.addf %203, %cst_1 : f32
      %205 = arith.divf %cst_1, %204 : f32
      linalg.yield %205 : f32
    } -> tensor<2x7x48xf32>
    %115 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113, %114 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%112 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %202 = arith.mulf %in, %in_87 : f32
      linalg.yield %202 : f32
    } -> tensor<2x7x48xf32>
    %116 = tensor.empty() : tensor<2x7x48xf16>
    %117 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115 : tensor<2x7x48xf32>) outs(%116 : tensor<2x7x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<2x7x48xf16>
    %transposed_42 = linalg.transpose ins(%arg7 : tensor<48x32xf16>) outs(%106 : tensor<32x48xf16>) permutation = [1, 0] 
    %118 = linalg.matmul ins(%collapsed_40, %transposed_42 : tensor<14x32xf16>, tensor<32x48xf16>) outs(%108 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %119 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%118 : tensor<14x48xf32>) outs(%110 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<14x48xf16>
    %expanded_43 = tensor.expand_shape %119 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf16> into tensor<2x7x48xf16>
    %120 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117, %expanded_43 : tensor<2x7x48xf16>, tensor<2x7x48xf16>) outs(%116 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_87: f16, %out: f16):
      %202 = arith.mulf %in, %in_87 : f16
      linalg.yield %202 : f16
    } -> tensor<2x7x48xf16>
    %121 = tensor.empty() : tensor<48x32xf16>
    %transposed_44 = linalg.transpose ins(%arg8 : tensor<32x48xf16>) outs(%121 : tensor<48x32xf16>) permutation = [1, 0] 
    %collapsed_45 = tensor.collapse_shape %120 [[0, 1], [2]] : tensor<2x7x48xf16> into tensor<14x48xf16>
    %122 = linalg.matmul ins(%collapsed_45, %transposed_44 : tensor<14x48xf16>, tensor<48x32xf16>) outs(%38 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %123 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%122 : tensor<14x32xf32>) outs(%40 : tensor<14x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<14x32xf16>
    %expanded_46 = tensor.expand_shape %123 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf16> into tensor<2x7x32xf16>
    %124 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %expanded_46 : tensor<2x7x32xf16>, tensor<2x7x32xf16>) outs(%10 : tensor<2x7x32xf16>) {
    ^bb0(%in: f16, %in_87: f16, %out: f16):
      %202 = arith.addf %in, %in_87 : f16
      linalg.yield %202 : f16
    } -> tensor<2x7x32xf16>
    %125 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124 : tensor<2x7x32xf16>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %202 = arith.extf %in : f16 to f32
      linalg.yield %202 : f32
    } -> tensor<2x7x32xf32>
    %126 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<2x7x32xf32>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %202 : f32
    } -> tensor<2x7x32xf32>
    %127 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%126 : tensor<2x7x32xf32>) outs(%28 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = arith.addf %in, %out : f32
      linalg.yield %202 : f32
    } -> tensor<2x7x1xf32>
    %128 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = arith.divf %in, %cst_6 : f32
      linalg.yield %202 : f32
    } -> tensor<2x7x1xf32>
    %129 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = arith.truncf %cst_4 : f64 to f32
      %203 = arith.addf %in, %202 : f32
      linalg.yield %203 : f32
    } -> tensor<2x7x1xf32>
    %130 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = math.rsqrt %in : f32
      linalg.yield %202 : f32
    } -> tensor<2x7x1xf32>
    %131 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125, %130 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %202 = arith.mulf %in, %in_87 : f32
      linalg.yield %202 : f32
    } -> tensor<2x7x32xf32>
    %132 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<2x7x32xf16>
    %133 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg18, %132 : tensor<32xf16>, tensor<2x7x32xf16>) outs(%10 : tensor<2x7x32xf16>) {
    ^bb0(%in: f16, %in_87: f16, %out: f16):
      %202 = arith.mulf %in, %in_87 : f16
      linalg.yield %202 : f16
    } -> tensor<2x7x32xf16>
    %transposed_47 = linalg.transpose ins(%arg11 : tensor<32x32xf16>) outs(%36 : tensor<32x32xf16>) permutation = [1, 0] 
    %collapsed_48 = tensor.collapse_shape %133 [[0, 1], [2]] : tensor<2x7x32xf16> into tensor<14x32xf16>
    %134 = linalg.matmul ins(%collapsed_48, %transposed_47 : tensor<14x32xf16>, tensor<32x32xf16>) outs(%38 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %135 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%134 : tensor<14x32xf32>) outs(%40 : tensor<14x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<14x32xf16>
    %expanded_49 = tensor.expand_shape %135 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf16> into tensor<2x7x2x16xf16>
    %transposed_50 = linalg.transpose ins(%expanded_49 : tensor<2x7x2x16xf16>) outs(%42 : tensor<2x2x7x16xf16>) permutation = [0, 2, 1, 3] 
    %transposed_51 = linalg.transpose ins(%arg12 : tensor<16x32xf16>) outs(%43 : tensor<32x16xf16>) permutation = [1, 0] 
    %136 = linalg.matmul ins(%collapsed_48, %transposed_51 : tensor<14x32xf16>, tensor<32x16xf16>) outs(%45 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %137 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%136 : tensor<14x16xf32>) outs(%47 : tensor<14x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<14x16xf16>
    %expanded_52 = tensor.expand_shape %137 [[0, 1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<14x16xf16> into tensor<2x7x1x16xf16>
    %transposed_53 = linalg.transpose ins(%expanded_52 : tensor<2x7x1x16xf16>) outs(%49 : tensor<2x1x7x16xf16>) permutation = [0, 2, 1, 3] 
    %transposed_54 = linalg.transpose ins(%arg13 : tensor<16x32xf16>) outs(%43 : tensor<32x16xf16>) permutation = [1, 0] 
    %138 = linalg.matmul ins(%collapsed_48, %transposed_54 : tensor<14x32xf16>, tensor<32x16xf16>) outs(%45 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %139 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%138 : tensor<14x16xf32>) outs(%47 : tensor<14x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<14x16xf16>
    %expanded_55 = tensor.expand_shape %139 [[0, 1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<14x16xf16> into tensor<2x7x1x16xf16>
    %transposed_56 = linalg.transpose ins(%expanded_55 : tensor<2x7x1x16xf16>) outs(%49 : tensor<2x1x7x16xf16>) permutation = [0, 2, 1, 3] 
    %140 = linalg.generic {indexing_maps = [#map5, #map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_50, %expanded_19 : tensor<2x2x7x16xf16>, tensor<1x1x7x16xf16>) outs(%42 : tensor<2x2x7x16xf16>) {
    ^bb0(%in: f16, %in_87: f16, %out: f16):
      %202 = arith.mulf %in, %in_87 : f16
      linalg.yield %202 : f16
    } -> tensor<2x2x7x16xf16>
    %extracted_slice_57 = tensor.extract_slice %transposed_50[0, 0, 0, 0] [2, 2, 7, 8] [1, 1, 1, 1] : tensor<2x2x7x16xf16> to tensor<2x2x7x8xf16>
    %extracted_slice_58 = tensor.extract_slice %transposed_50[0, 0, 0, 8] [2, 2, 7, 8] [1, 1, 1, 1] : tensor<2x2x7x16xf16> to tensor<2x2x7x8xf16>
    %141 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_58 : tensor<2x2x7x8xf16>) outs(%53 : tensor<2x2x7x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      %202 = arith.negf %in : f16
      linalg.yield %202 : f16
    } -> tensor<2x2x7x8xf16>
    %concat_59 = tensor.concat dim(3) %141, %extracted_slice_57 : (tensor<2x2x7x8xf16>, tensor<2x2x7x8xf16>) -> tensor<2x2x7x16xf16>
    %142 = linalg.generic {indexing_maps = [#map5, #map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_59, %expanded_20 : tensor<2x2x7x16xf16>, tensor<1x1x7x16xf16>) outs(%42 : tensor<2x2x7x16xf16>) {
    ^bb0(%in: f16, %in_87: f16, %out: f16):
      %202 = arith.mulf %in, %in_87 : f16
      linalg.yield %202 : f16
    } -> tensor<2x2x7x16xf16>
    %143 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%140, %142 : tensor<2x2x7x16xf16>, tensor<2x2x7x16xf16>) outs(%42 : tensor<2x2x7x16xf16>) {
    ^bb0(%in: f16, %in_87: f16, %out: f16):
      %202 = arith.addf %in, %in_87 : f16
      linalg.yield %202 : f16
    } -> tensor<2x2x7x16xf16>
    %144 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_53, %expanded_19 : tensor<2x1x7x16xf16>, tensor<1x1x7x16xf16>) outs(%49 : tensor<2x1x7x16xf16>) {
    ^bb0(%in: f16, %in_87: f16, %out: f16):
      %202 = arith.mulf %in, %in_87 : f16
      linalg.yield %202 : f16
    } -> tensor<2x1x7x16xf16>
    %extracted_slice_60 = tensor.extract_slice %transposed_53[0, 0, 0, 0] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xf16> to tensor<2x1x7x8xf16>
    %extracted_slice_61 = tensor.extract_slice %transposed_53[0, 0, 0, 8] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xf16> to tensor<2x1x7x8xf16>
    %145 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_61 : tensor<2x1x7x8xf16>) outs(%58 : tensor<2x1x7x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      %202 = arith.negf %in : f16
      linalg.yield %202 : f16
    } -> tensor<2x1x7x8xf16>
    %concat_62 = tensor.concat dim(3) %145, %extracted_slice_60 : (tensor<2x1x7x8xf16>, tensor<2x1x7x8xf16>) -> tensor<2x1x7x16xf16>
    %146 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_62, %expanded_20 : tensor<2x1x7x16xf16>, tensor<1x1x7x16xf16>) outs(%49 : tensor<2x1x7x16xf16>) {
    ^bb0(%in: f16, %in_87: f16, %out: f16):
      %202 = arith.mulf %in, %in_87 : f16
      linalg.yield %202 : f16
    } -> tensor<2x1x7x16xf16>
    %147 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%144, %146 : tensor<2x1x7x16xf16>, tensor<2x1x7x16xf16>) outs(%49 : tensor<2x1x7x16xf16>) {
    ^bb0(%in: f16, %in_87: f16, %out: f16):
      %202 = arith.addf %in, %in_87 : f16
      linalg.yield %202 : f16
    } -> tensor<2x1x7x16xf16>
    %148 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%147 : tensor<2x1x7x16xf16>) outs(%62 : tensor<2x1x2x7x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x1x2x7x16xf16>
    %collapsed_63 = tensor.collapse_shape %148 [[0], [1, 2], [3], [4]] : tensor<2x1x2x7x16xf16> into tensor<2x2x7x16xf16>
    %149 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_56 : tensor<2x1x7x16xf16>) outs(%62 : tensor<2x1x2x7x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x1x2x7x16xf16>
    %transposed_64 = linalg.transpose ins(%collapsed_63 : tensor<2x2x7x16xf16>) outs(%65 : tensor<2x2x16x7xf16>) permutation = [0, 1, 3, 2] 
    %collapsed_65 = tensor.collapse_shape %143 [[0, 1], [2], [3]] : tensor<2x2x7x16xf16> into tensor<4x7x16xf16>
    %collapsed_66 = tensor.collapse_shape %transposed_64 [[0, 1], [2], [3]] : tensor<2x2x16x7xf16> into tensor<4x16x7xf16>
    %150 = linalg.batch_matmul ins(%collapsed_65, %collapsed_66 : tensor<4x7x16xf16>, tensor<4x16x7xf16>) outs(%67 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %151 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150 : tensor<4x7x7xf32>) outs(%69 : tensor<4x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<4x7x7xf16>
    %expanded_67 = tensor.expand_shape %151 [[0, 1], [2], [3]] output_shape [2, 2, 7, 7] : tensor<4x7x7xf16> into tensor<2x2x7x7xf16>
    %152 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_67 : tensor<2x2x7x7xf16>) outs(%71 : tensor<2x2x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %202 = arith.mulf %in, %cst_7 : f16
      linalg.yield %202 : f16
    } -> tensor<2x2x7x7xf16>
    %153 = linalg.generic {indexing_maps = [#map5, #map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%152, %9 : tensor<2x2x7x7xf16>, tensor<2x1x7x7xf16>) outs(%71 : tensor<2x2x7x7xf16>) {
    ^bb0(%in: f16, %in_87: f16, %out: f16):
      %202 = arith.addf %in, %in_87 : f16
      linalg.yield %202 : f16
    } -> tensor<2x2x7x7xf16>
    %154 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%153 : tensor<2x2x7x7xf16>) outs(%74 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f16, %out: f32):
      %202 = arith.extf %in : f16 to f32
      linalg.yield %202 : f32
    } -> tensor<2x2x7x7xf32>
    %155:2 = linalg.generic {indexing_maps = [#map5, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%154 : tensor<2x2x7x7xf32>) outs(%79, %77 : tensor<2x2x7xf32>, tensor<2x2x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_87: i64):
      %202 = linalg.index 3 : index
      %203 = arith.index_cast %202 : index to i64
      %204 = arith.maximumf %in, %out : f32
      %205 = arith.cmpf ogt, %in, %out : f32
      %206 = arith.select %205, %203, %out_87 : i64
      linalg.yield %204, %206 : f32, i64
    } -> (tensor<2x2x7xf32>, tensor<2x2x7xi64>)
    %expanded_68 = tensor.expand_shape %155#0 [[0], [1], [2, 3]] output_shape [2, 2, 7, 1] : tensor<2x2x7xf32> into tensor<2x2x7x1xf32>
    %156 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%154, %expanded_68 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%74 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %202 = arith.subf %in, %in_87 : f32
      linalg.yield %202 : f32
    } -> tensor<2x2x7x7xf32>
    %157 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%156 : tensor<2x2x7x7xf32>) outs(%74 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = math.exp %in : f32
      linalg.yield %202 : f32
    } -> tensor<2x2x7x7xf32>
    %158 = linalg.generic {indexing_maps = [#map5, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%157 : tensor<2x2x7x7xf32>) outs(%84 : tensor<2x2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = arith.addf %in, %out : f32
      linalg.yield %202 : f32
    } -> tensor<2x2x7x1xf32>
    %159 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%157, %158 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%74 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %202 = arith.divf %in, %in_87 : f32
      linalg.yield %202 : f32
    } -> tensor<2x2x7x7xf32>
    %160 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%159 : tensor<2x2x7x7xf32>) outs(%71 : tensor<2x2x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<2x2x7x7xf16>
    %collapsed_69 = tensor.collapse_shape %160 [[0, 1], [2], [3]] : tensor<2x2x7x7xf16> into tensor<4x7x7xf16>
    %collapsed_70 = tensor.collapse_shape %149 [[0, 1, 2], [3], [4]] : tensor<2x1x2x7x16xf16> into tensor<4x7x16xf16>
    %161 = linalg.batch_matmul ins(%collapsed_69, %collapsed_70 : tensor<4x7x7xf16>, tensor<4x7x16xf16>) outs(%89 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %162 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161 : tensor<4x7x16xf32>) outs(%91 : tensor<4x7x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<4x7x16xf16>
    %expanded_71 = tensor.expand_shape %162 [[0, 1], [2], [3]] output_shape [2, 2, 7, 16] : tensor<4x7x16xf16> into tensor<2x2x7x16xf16>
    %transposed_72 = linalg.transpose ins(%expanded_71 : tensor<2x2x7x16xf16>) outs(%93 : tensor<2x7x2x16xf16>) permutation = [0, 2, 1, 3] 
    %transposed_73 = linalg.transpose ins(%arg14 : tensor<32x32xf16>) outs(%36 : tensor<32x32xf16>) permutation = [1, 0] 
    %collapsed_74 = tensor.collapse_shape %transposed_72 [[0, 1], [2, 3]] : tensor<2x7x2x16xf16> into tensor<14x32xf16>
    %163 = linalg.matmul ins(%collapsed_74, %transposed_73 : tensor<14x32xf16>, tensor<32x32xf16>) outs(%38 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %164 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%163 : tensor<14x32xf32>) outs(%40 : tensor<14x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<14x32xf16>
    %expanded_75 = tensor.expand_shape %164 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf16> into tensor<2x7x32xf16>
    %165 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124, %expanded_75 : tensor<2x7x32xf16>, tensor<2x7x32xf16>) outs(%10 : tensor<2x7x32xf16>) {
    ^bb0(%in: f16, %in_87: f16, %out: f16):
      %202 = arith.addf %in, %in_87 : f16
      linalg.yield %202 : f16
    } -> tensor<2x7x32xf16>
    %166 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165 : tensor<2x7x32xf16>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %202 = arith.extf %in : f16 to f32
      linalg.yield %202 : f32
    } -> tensor<2x7x32xf32>
    %167 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166 : tensor<2x7x32xf32>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %202 : f32
    } -> tensor<2x7x32xf32>
    %168 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%167 : tensor<2x7x32xf32>) outs(%28 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = arith.addf %in, %out : f32
      linalg.yield %202 : f32
    } -> tensor<2x7x1xf32>
    %169 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = arith.divf %in, %cst_6 : f32
      linalg.yield %202 : f32
    } -> tensor<2x7x1xf32>
    %170 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = arith.truncf %cst_4 : f64 to f32
      %203 = arith.addf %in, %202 : f32
      linalg.yield %203 : f32
    } -> tensor<2x7x1xf32>
    %171 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = math.rsqrt %in : f32
      linalg.yield %202 : f32
    } -> tensor<2x7x1xf32>
    %172 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %171 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %202 = arith.mulf %in, %in_87 : f32
      linalg.yield %202 : f32
    } -> tensor<2x7x32xf32>
    %173 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<2x7x32xf16>
    %174 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg19, %173 : tensor<32xf16>, tensor<2x7x32xf16>) outs(%10 : tensor<2x7x32xf16>) {
    ^bb0(%in: f16, %in_87: f16, %out: f16):
      %202 = arith.mulf %in, %in_87 : f16
      linalg.yield %202 : f16
    } -> tensor<2x7x32xf16>
    %transposed_76 = linalg.transpose ins(%arg15 : tensor<48x32xf16>) outs(%106 : tensor<32x48xf16>) permutation = [1, 0] 
    %collapsed_77 = tensor.collapse_shape %174 [[0, 1], [2]] : tensor<2x7x32xf16> into tensor<14x32xf16>
    %175 = linalg.matmul ins(%collapsed_77, %transposed_76 : tensor<14x32xf16>, tensor<32x48xf16>) outs(%108 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %176 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%175 : tensor<14x48xf32>) outs(%110 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<14x48xf16>
    %expanded_78 = tensor.expand_shape %176 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf16> into tensor<2x7x48xf16>
    %177 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_78 : tensor<2x7x48xf16>) outs(%112 : tensor<2x7x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %202 = arith.extf %in : f16 to f32
      linalg.yield %202 : f32
    } -> tensor<2x7x48xf32>
    %178 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177 : tensor<2x7x48xf32>) outs(%112 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = arith.negf %in : f32
      %203 = math.exp %202 : f32
      %204 = arith.addf %203, %cst_1 : f32
      %205 = arith.divf %cst_1, %204 : f32
      linalg.yield %205 : f32
    } -> tensor<2x7x48xf32>
    %179 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177, %178 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%112 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %202 = arith.mulf %in, %in_87 : f32
      linalg.yield %202 : f32
    } -> tensor<2x7x48xf32>
    %180 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179 : tensor<2x7x48xf32>) outs(%116 : tensor<2x7x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<2x7x48xf16>
    %transposed_79 = linalg.transpose ins(%arg16 : tensor<48x32xf16>) outs(%106 : tensor<32x48xf16>) permutation = [1, 0] 
    %181 = linalg.matmul ins(%collapsed_77, %transposed_79 : tensor<14x32xf16>, tensor<32x48xf16>) outs(%108 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %182 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%181 : tensor<14x48xf32>) outs(%110 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<14x48xf16>
    %expanded_80 = tensor.expand_shape %182 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf16> into tensor<2x7x48xf16>
    %183 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %expanded_80 : tensor<2x7x48xf16>, tensor<2x7x48xf16>) outs(%116 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_87: f16, %out: f16):
      %202 = arith.mulf %in, %in_87 : f16
      linalg.yield %202 : f16
    } -> tensor<2x7x48xf16>
    %transposed_81 = linalg.transpose ins(%arg17 : tensor<32x48xf16>) outs(%121 : tensor<48x32xf16>) permutation = [1, 0] 
    %collapsed_82 = tensor.collapse_shape %183 [[0, 1], [2]] : tensor<2x7x48xf16> into tensor<14x48xf16>
    %184 = linalg.matmul ins(%collapsed_82, %transposed_81 : tensor<14x48xf16>, tensor<48x32xf16>) outs(%38 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %185 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%184 : tensor<14x32xf32>) outs(%40 : tensor<14x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<14x32xf16>
    %expanded_83 = tensor.expand_shape %185 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf16> into tensor<2x7x32xf16>
    %186 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165, %expanded_83 : tensor<2x7x32xf16>, tensor<2x7x32xf16>) outs(%10 : tensor<2x7x32xf16>) {
    ^bb0(%in: f16, %in_87: f16, %out: f16):
      %202 = arith.addf %in, %in_87 : f16
      linalg.yield %202 : f16
    } -> tensor<2x7x32xf16>
    %187 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186 : tensor<2x7x32xf16>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %202 = arith.extf %in : f16 to f32
      linalg.yield %202 : f32
    } -> tensor<2x7x32xf32>
    %188 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187 : tensor<2x7x32xf32>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %202 : f32
    } -> tensor<2x7x32xf32>
    %189 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%188 : tensor<2x7x32xf32>) outs(%28 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = arith.addf %in, %out : f32
      linalg.yield %202 : f32
    } -> tensor<2x7x1xf32>
    %190 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = arith.divf %in, %cst_6 : f32
      linalg.yield %202 : f32
    } -> tensor<2x7x1xf32>
    %191 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = arith.truncf %cst_4 : f64 to f32
      %203 = arith.addf %in, %202 : f32
      linalg.yield %203 : f32
    } -> tensor<2x7x1xf32>
    %192 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %202 = math.rsqrt %in : f32
      linalg.yield %202 : f32
    } -> tensor<2x7x1xf32>
    %193 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187, %192 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %202 = arith.mulf %in, %in_87 : f32
      linalg.yield %202 : f32
    } -> tensor<2x7x32xf32>
    %194 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<2x7x32xf16>
    %195 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg20, %194 : tensor<32xf16>, tensor<2x7x32xf16>) outs(%10 : tensor<2x7x32xf16>) {
    ^bb0(%in: f16, %in_87: f16, %out: f16):
      %202 = arith.mulf %in, %in_87 : f16
      linalg.yield %202 : f16
    } -> tensor<2x7x32xf16>
    %196 = tensor.empty() : tensor<32x40xf16>
    %transposed_84 = linalg.transpose ins(%arg21 : tensor<40x32xf16>) outs(%196 : tensor<32x40xf16>) permutation = [1, 0] 
    %collapsed_85 = tensor.collapse_shape %195 [[0, 1], [2]] : tensor<2x7x32xf16> into tensor<14x32xf16>
    %197 = tensor.empty() : tensor<14x40xf32>
    %198 = linalg.fill ins(%cst : f32) outs(%197 : tensor<14x40xf32>) -> tensor<14x40xf32>
    %199 = linalg.matmul ins(%collapsed_85, %transposed_84 : tensor<14x32xf16>, tensor<32x40xf16>) outs(%198 : tensor<14x40xf32>) -> tensor<14x40xf32>
    %200 = tensor.empty() : tensor<14x40xf16>
    %201 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%199 : tensor<14x40xf32>) outs(%200 : tensor<14x40xf16>) {
    ^bb0(%in: f32, %out: f16):
      %202 = arith.truncf %in : f32 to f16
      linalg.yield %202 : f16
    } -> tensor<14x40xf16>
    %expanded_86 = tensor.expand_shape %201 [[0, 1], [2]] output_shape [2, 7, 40] : tensor<14x40xf16> into tensor<2x7x40xf16>
    return %expanded_86 : tensor<2x7x40xf16>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_8_torch.float16: "0x02000000003C0F35662E0C281F217A1A19142E0D"
    }
  }
#-}
