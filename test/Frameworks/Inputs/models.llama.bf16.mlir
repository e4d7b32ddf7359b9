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
#map12 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map13 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x7xi64>, %arg1: tensor<40x32xbf16>, %arg2: tensor<32x32xbf16>, %arg3: tensor<16x32xbf16>, %arg4: tensor<16x32xbf16>, %arg5: tensor<32x32xbf16>, %arg6: tensor<48x32xbf16>, %arg7: tensor<48x32xbf16>, %arg8: tensor<32x48xbf16>, %arg9: tensor<32xbf16>, %arg10: tensor<32xbf16>, %arg11: tensor<32x32xbf16>, %arg12: tensor<16x32xbf16>, %arg13: tensor<16x32xbf16>, %arg14: tensor<32x32xbf16>, %arg15: tensor<48x32xbf16>, %arg16: tensor<48x32xbf16>, %arg17: tensor<32x48xbf16>, %arg18: tensor<32xbf16>, %arg19: tensor<32xbf16>, %arg20: tensor<32xbf16>, %arg21: tensor<40x32xbf16>) -> tensor<2x7x40xbf16> {
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c40 = arith.constant 40 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<bf16>
    %cst_3 = arith.constant dense<-9.984000e+03> : tensor<1x1x7x7xbf16>
    %cst_4 = arith.constant 9.9999999999999995E-7 : f64
    %cst_5 = arith.constant dense_resource<torch_tensor_8_torch.bfloat16> : tensor<8xbf16>
    %cst_6 = arith.constant 3.200000e+01 : f32
    %cst_7 = arith.constant 2.500000e-01 : bf16
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %218 = linalg.index 0 : index
      %219 = arith.index_cast %218 : index to i64
      linalg.yield %219 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_8 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_8 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_71: i64, %out: i64):
      %218 = arith.subi %in, %in_71 : i64
      linalg.yield %218 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %218 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %218 : i1
    } -> tensor<7x7xi1>
    %6 = tensor.empty() : tensor<1x1x7x7xbf16>
    %7 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_3, %cst_2 : tensor<7x7xi1>, tensor<1x1x7x7xbf16>, tensor<bf16>) outs(%6 : tensor<1x1x7x7xbf16>) {
    ^bb0(%in: i1, %in_71: bf16, %in_72: bf16, %out: bf16):
      %218 = arith.select %in, %in_71, %in_72 : bf16
      linalg.yield %218 : bf16
    } -> tensor<1x1x7x7xbf16>
    %8 = tensor.empty() : tensor<2x1x7x7xbf16>
    %collapsed = tensor.collapse_shape %7 [[0, 1], [2], [3]] : tensor<1x1x7x7xbf16> into tensor<1x7x7xbf16>
    %9 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x7x7xbf16>) outs(%8 : tensor<2x1x7x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x1x7x7xbf16>
    %10 = tensor.empty() : tensor<2x7x32xbf16>
    %11 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7xi64>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: i64, %out: bf16):
      %218 = arith.index_cast %in : i64 to index
      %219 = linalg.index 2 : index
      %220 = arith.cmpi slt, %218, %c40 : index
      cf.assert %220, "index must be smaller than dim size"
      %221 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %221, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg1[%218, %219] : tensor<40x32xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<2x7x32xbf16>
    %expanded_9 = tensor.expand_shape %1 [[0, 1, 2]] output_shape [1, 7, 1] : tensor<7xi64> into tensor<1x7x1xi64>
    %12 = tensor.empty() : tensor<1x7x1xf32>
    %13 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<1x7x1xi64>) outs(%12 : tensor<1x7x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %218 = arith.sitofp %in : i64 to f32
      linalg.yield %218 : f32
    } -> tensor<1x7x1xf32>
    %14 = tensor.empty() : tensor<8xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_5 : tensor<8xbf16>) outs(%14 : tensor<8xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %218 = arith.extf %in : bf16 to f32
      linalg.yield %218 : f32
    } -> tensor<8xf32>
    %16 = tensor.empty() : tensor<1x7x8xf32>
    %17 = linalg.generic {indexing_maps = [#map10, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %15 : tensor<1x7x1xf32>, tensor<8xf32>) outs(%16 : tensor<1x7x8xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %218 = arith.mulf %in, %in_71 : f32
      linalg.yield %218 : f32
    } -> tensor<1x7x8xf32>
    %concat = tensor.concat dim(2) %17, %17 : (tensor<1x7x8xf32>, tensor<1x7x8xf32>) -> tensor<1x7x16xf32>
    %18 = tensor.empty() : tensor<1x7x16xf32>
    %19 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x7x16xf32>) outs(%18 : tensor<1x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %218 = math.cos %in : f32
      linalg.yield %218 : f32
    } -> tensor<1x7x16xf32>
    %20 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x7x16xf32>) outs(%18 : tensor<1x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %218 = math.sin %in : f32
      linalg.yield %218 : f32
    } -> tensor<1x7x16xf32>
    %21 = tensor.empty() : tensor<1x7x16xbf16>
    %22 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<1x7x16xf32>) outs(%21 : tensor<1x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %218 = arith.truncf %in : f32 to bf16
      linalg.yield %218 : bf16
    } -> tensor<1x7x16xbf16>
    %23 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<1x7x16xf32>) outs(%21 : tensor<1x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %218 = arith.truncf %in : f32 to bf16
      linalg.yield %218 : bf16
    } -> tensor<1x7x16xbf16>
    %24 = tensor.empty() : tensor<2x7x32xf32>
    %25 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x7x32xbf16>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %218 = arith.extf %in : bf16 to f32
      linalg.yield %218 : f32
    } -> tensor<2x7x32xf32>
    %26 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<2x7x32xf32>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %218 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %218 : f32
    } -> tensor<2x7x32xf32>
    %27 = tensor.empty() : tensor<2x7x1xf32>
    %28 = linalg.fill ins(%cst : f32) outs(%27 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %29 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%26 : tensor<2x7x32xf32>) outs(%28 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %218 = arith.addf %in, %out : f32
      linalg.yield %218 : f32
    } -> tensor<2x7x1xf32>
    %30 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %218 = arith.divf %in, %cst_6 : f32
      linalg.yield %218 : f32
    } -> tensor<2x7x1xf32>
    %31 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %218 = arith.truncf %cst_4 : f64 to f32
      %219 = arith.addf %in, %218 : f32
      linalg.yield %219 : f32
    } -> tensor<2x7x1xf32>
    %32 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %218 = math.rsqrt %in : f32
      linalg.yield %218 : f32
    } -> tensor<2x7x1xf32>
    %33 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %32 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %218 = arith.mulf %in, %in_71 : f32
      linalg.yield %218 : f32
    } -> tensor<2x7x32xf32>
    %34 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %218 = arith.truncf %in : f32 to bf16
      linalg.yield %218 : bf16
    } -> tensor<2x7x32xbf16>
    %35 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg9, %34 : tensor<32xbf16>, tensor<2x7x32xbf16>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %218 = arith.mulf %in, %in_71 : bf16
      linalg.yield %218 : bf16
    } -> tensor<2x7x32xbf16>
    %36 = tensor.empty() : tensor<32x32xbf16>
    %transposed = linalg.transpose ins(%arg2 : tensor<32x32xbf16>) outs(%36 : tensor<32x32xbf16>) permutation = [1, 0] 
    %37 = tensor.empty() : tensor<2x32x32xbf16>
    %38 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<32x32xbf16>) outs(%37 : tensor<2x32x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x32xbf16>
    %39 = linalg.fill ins(%cst : f32) outs(%24 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %40 = linalg.batch_matmul ins(%35, %38 : tensor<2x7x32xbf16>, tensor<2x32x32xbf16>) outs(%39 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %41 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %218 = arith.truncf %in : f32 to bf16
      linalg.yield %218 : bf16
    } -> tensor<2x7x32xbf16>
    %expanded_10 = tensor.expand_shape %41 [[0], [1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<2x7x32xbf16> into tensor<2x7x2x16xbf16>
    %42 = tensor.empty() : tensor<2x2x7x16xbf16>
    %transposed_11 = linalg.transpose ins(%expanded_10 : tensor<2x7x2x16xbf16>) outs(%42 : tensor<2x2x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %43 = tensor.empty() : tensor<32x16xbf16>
    %transposed_12 = linalg.transpose ins(%arg3 : tensor<16x32xbf16>) outs(%43 : tensor<32x16xbf16>) permutation = [1, 0] 
    %44 = tensor.empty() : tensor<2x32x16xbf16>
    %45 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_12 : tensor<32x16xbf16>) outs(%44 : tensor<2x32x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x16xbf16>
    %46 = tensor.empty() : tensor<2x7x16xf32>
    %47 = linalg.fill ins(%cst : f32) outs(%46 : tensor<2x7x16xf32>) -> tensor<2x7x16xf32>
    %48 = linalg.batch_matmul ins(%35, %45 : tensor<2x7x32xbf16>, tensor<2x32x16xbf16>) outs(%47 : tensor<2x7x16xf32>) -> tensor<2x7x16xf32>
    %49 = tensor.empty() : tensor<2x7x16xbf16>
    %50 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48 : tensor<2x7x16xf32>) outs(%49 : tensor<2x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %218 = arith.truncf %in : f32 to bf16
      linalg.yield %218 : bf16
    } -> tensor<2x7x16xbf16>
    %expanded_13 = tensor.expand_shape %50 [[0], [1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<2x7x16xbf16> into tensor<2x7x1x16xbf16>
    %51 = tensor.empty() : tensor<2x1x7x16xbf16>
    %transposed_14 = linalg.transpose ins(%expanded_13 : tensor<2x7x1x16xbf16>) outs(%51 : tensor<2x1x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %transposed_15 = linalg.transpose ins(%arg4 : tensor<16x32xbf16>) outs(%43 : tensor<32x16xbf16>) permutation = [1, 0] 
    %52 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_15 : tensor<32x16xbf16>) outs(%44 : tensor<2x32x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x16xbf16>
    %53 = linalg.batch_matmul ins(%35, %52 : tensor<2x7x32xbf16>, tensor<2x32x16xbf16>) outs(%47 : tensor<2x7x16xf32>) -> tensor<2x7x16xf32>
    %54 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<2x7x16xf32>) outs(%49 : tensor<2x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %218 = arith.truncf %in : f32 to bf16
      linalg.yield %218 : bf16
    } -> tensor<2x7x16xbf16>
    %expanded_16 = tensor.expand_shape %54 [[0], [1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<2x7x16xbf16> into tensor<2x7x1x16xbf16>
    %transposed_17 = linalg.transpose ins(%expanded_16 : tensor<2x7x1x16xbf16>) outs(%51 : tensor<2x1x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %expanded_18 = tensor.expand_shape %22 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xbf16> into tensor<1x1x7x16xbf16>
    %expanded_19 = tensor.expand_shape %23 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xbf16> into tensor<1x1x7x16xbf16>
    %55 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_11, %expanded_18 : tensor<2x2x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%42 : tensor<2x2x7x16xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %218 = arith.mulf %in, %in_71 : bf16
      linalg.yield %218 : bf16
    } -> tensor<2x2x7x16xbf16>
    %extracted_slice = tensor.extract_slice %transposed_11[0, 0, 0, 0] [2, 2, 7, 8] [1, 1, 1, 1] : tensor<2x2x7x16xbf16> to tensor<2x2x7x8xbf16>
    %extracted_slice_20 = tensor.extract_slice %transposed_11[0, 0, 0, 8] [2, 2, 7, 8] [1, 1, 1, 1] : tensor<2x2x7x16xbf16> to tensor<2x2x7x8xbf16>
    %56 = tensor.empty() : tensor<2x2x7x8xbf16>
    %57 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_20 : tensor<2x2x7x8xbf16>) outs(%56 : tensor<2x2x7x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %218 = arith.negf %in : bf16
      linalg.yield %218 : bf16
    } -> tensor<2x2x7x8xbf16>
    %concat_21 = tensor.concat dim(3) %57, %extracted_slice : (tensor<2x2x7x8xbf16>, tensor<2x2x7x8xbf16>) -> tensor<2x2x7x16xbf16>
    %58 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_21, %expanded_19 : tensor<2x2x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%42 : tensor<2x2x7x16xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %218 = arith.mulf %in, %in_71 : bf16
      linalg.yield %218 : bf16
    } -> tensor<2x2x7x16xbf16>
    %59 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55, %58 : tensor<2x2x7x16xbf16>, tensor<2x2x7x16xbf16>) outs(%42 : tensor<2x2x7x16xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %218 = arith.addf %in, %in_71 : bf16
      linalg.yield %218 : bf16
    } -> tensor<2x2x7x16xbf16>
    %60 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_14, %expanded_18 : tensor<2x1x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%51 : tensor<2x1x7x16xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %218 = arith.mulf %in, %in_71 : bf16
      linalg.yield %218 : bf16
    } -> tensor<2x1x7x16xbf16>
    %extracted_slice_22 = tensor.extract_slice %transposed_14[0, 0, 0, 0] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xbf16> to tensor<2x1x7x8xbf16>
    %extracted_slice_23 = tensor.extract_slice %transposed_14[0, 0, 0, 8] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xbf16> to tensor<2x1x7x8xbf16>
    %61 = tensor.empty() : tensor<2x1x7x8xbf16>
    %62 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_23 : tensor<2x1x7x8xbf16>) outs(%61 : tensor<2x1x7x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %218 = arith.negf %in : bf16
      linalg.yield %218 : bf16
    } -> tensor<2x1x7x8xbf16>
    %concat_24 = tensor.concat dim(3) %62, %extracted_slice_22 : (tensor<2x1x7x8xbf16>, tensor<2x1x7x8xbf16>) -> tensor<2x1x7x16xbf16>
    %63 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_24, %expanded_19 : tensor<2x1x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%51 : tensor<2x1x7x16xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %218 = arith.mulf %in, %in_71 : bf16
      linalg.yield %218 : bf16
    } -> tensor<2x1x7x16xbf16>
    %64 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60, %63 : tensor<2x1x7x16xbf16>, tensor<2x1x7x16xbf16>) outs(%51 : tensor<2x1x7x16xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %218 = arith.addf %in, %in_71 : bf16
      linalg.yield %218 : bf16
    } -> tensor<2x1x7x16xbf16>
    %65 = tensor.empty() : tensor<2x1x2x7x16xbf16>
    %66 = linalg.generic {indexing_maps = [#map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%64 : tensor<2x1x7x16xbf16>) outs(%65 : tensor<2x1x2x7x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x1x2x7x16xbf16>
    %collapsed_25 = tensor.collapse_shape %66 [[0], [1, 2], [3], [4]] : tensor<2x1x2x7x16xbf16> into tensor<2x2x7x16xbf16>
    %67 = linalg.generic {indexing_maps = [#map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_17 : tensor<2x1x7x16xbf16>) outs(%65 : tensor<2x1x2x7x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x1x2x7x16xbf16>
    %68 = tensor.empty() : tensor<2x2x16x7xbf16>
    %transposed_26 = linalg.transpose ins(%collapsed_25 : tensor<2x2x7x16xbf16>) outs(%68 : tensor<2x2x16x7xbf16>) permutation = [0, 1, 3, 2] 
    %collapsed_27 = tensor.collapse_shape %59 [[0, 1], [2], [3]] : tensor<2x2x7x16xbf16> into tensor<4x7x16xbf16>
    %collapsed_28 = tensor.collapse_shape %transposed_26 [[0, 1], [2], [3]] : tensor<2x2x16x7xbf16> into tensor<4x16x7xbf16>
    %69 = tensor.empty() : tensor<4x7x7xf32>
    %70 = linalg.fill ins(%cst : f32) outs(%69 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %71 = linalg.batch_matmul ins(%collapsed_27, %collapsed_28 : tensor<4x7x16xbf16>, tensor<4x16x7xbf16>) outs(%70 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %72 = tensor.empty() : tensor<4x7x7xbf16>
    %73 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<4x7x7xf32>) outs(%72 : tensor<4x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %218 = arith.truncf %in : f32 to bf16
      linalg.yield %218 : bf16
    } -> tensor<4x7x7xbf16>
    %expanded_29 = tensor.expand_shape %73 [[0, 1], [2], [3]] output_shape [2, 2, 7, 7] : tensor<4x7x7xbf16> into tensor<2x2x7x7xbf16>
    %74 = tensor.empty() : tensor<2x2x7x7xbf16>
    %75 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_29 : tensor<2x2x7x7xbf16>) outs(%74 : tensor<2x2x7x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %218 = arith.mulf %in, %cst_7 : bf16
      linalg.yield %218 : bf16
    } -> tensor<2x2x7x7xbf16>
    %76 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75, %9 : tensor<2x2x7x7xbf16>, tensor<2x1x7x7xbf16>) outs(%74 : tensor<2x2x7x7xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %218 = arith.addf %in, %in_71 : bf16
      linalg.yield %218 : bf16
    } -> tensor<2x2x7x7xbf16>
    %77 = tensor.empty() : tensor<2x2x7x7xf32>
    %78 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76 : tensor<2x2x7x7xbf16>) outs(%77 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %218 = arith.extf %in : bf16 to f32
      linalg.yield %218 : f32
    } -> tensor<2x2x7x7xf32>
    %79 = tensor.empty() : tensor<2x2x7xi64>
    %80 = linalg.fill ins(%c0_i64 : i64) outs(%79 : tensor<2x2x7xi64>) -> tensor<2x2x7xi64>
    %81 = tensor.empty() : tensor<2x2x7xf32>
    %82 = linalg.fill ins(%cst_0 : f32) outs(%81 : tensor<2x2x7xf32>) -> tensor<2x2x7xf32>
    %83:2 = linalg.generic {indexing_maps = [#map5, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%78 : tensor<2x2x7x7xf32>) outs(%82, %80 : tensor<2x2x7xf32>, tensor<2x2x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_71: i64):
      %218 = linalg.index 3 : index
      %219 = arith.index_cast %218 : index to i64
      %220 = arith.maximumf %in, %out : f32
      %221 = arith.cmpf ogt, %in, %out : f32
      %222 = arith.select %221, %219, %out_71 : i64
      linalg.yield %220, %222 : f32, i64
    } -> (tensor<2x2x7xf32>, tensor<2x2x7xi64>)
    %expanded_30 = tensor.expand_shape %83#0 [[0], [1], [2, 3]] output_shape [2, 2, 7, 1] : tensor<2x2x7xf32> into tensor<2x2x7x1xf32>
    %84 = linalg.generic {indexing_maps = [#map5, #map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78, %expanded_30 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%77 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %218 = arith.subf %in, %in_71 : f32
      linalg.yield %218 : f32
    } -> tensor<2x2x7x7xf32>
    %85 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%84 : tensor<2x2x7x7xf32>) outs(%77 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %218 = math.exp %in : f32
      linalg.yield %218 : f32
    } -> tensor<2x2x7x7xf32>
    %86 = tensor.empty() : tensor<2x2x7x1xf32>
    %87 = linalg.fill ins(%cst : f32) outs(%86 : tensor<2x2x7x1xf32>) -> tensor<2x2x7x1xf32>
    %88 = linalg.generic {indexing_maps = [#map5, #map19], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%85 : tensor<2x2x7x7xf32>) outs(%87 : tensor<2x2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %218 = arith.addf %in, %out : f32
      linalg.yield %218 : f32
    } -> tensor<2x2x7x1xf32>
    %89 = linalg.generic {indexing_maps = [#map5, #map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%85, %88 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%77 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %218 = arith.divf %in, %in_71 : f32
      linalg.yield %218 : f32
    } -> tensor<2x2x7x7xf32>
    %90 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%89 : tensor<2x2x7x7xf32>) outs(%74 : tensor<2x2x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %218 = arith.truncf %in : f32 to bf16
      linalg.yield %218 : bf16
    } -> tensor<2x2x7x7xbf16>
    %collapsed_31 = tensor.collapse_shape %90 [[0, 1], [2], [3]] : tensor<2x2x7x7xbf16> into tensor<4x7x7xbf16>
    %collapsed_32 = tensor.collapse_shape %67 [[0, 1, 2], [3], [4]] : tensor<2x1x2x7x16xbf16> into tensor<4x7x16xbf16>
    %91 = tensor.empty() : tensor<4x7x16xf32>
    %92 = linalg.fill ins(%cst : f32) outs(%91 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %93 = linalg.batch_matmul ins(%collapsed_31, %collapsed_32 : tensor<4x7x7xbf16>, tensor<4x7x16xbf16>) outs(%92 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %94 = tensor.empty() : tensor<4x7x16xbf16>
    %95 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<4x7x16xf32>) outs(%94 : tensor<4x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %218 = arith.truncf %in : f32 to bf16
      linalg.yield %218 : bf16
    } -> tensor<4x7x16xbf16>
    %expanded_33 = tensor.expand_shape %95 [[0, 1], [2], [3]] output_shape [2, 2, 7, 16] : tensor<4x7x16xbf16> into tensor<2x2x7x16xbf16>
    %96 = tensor.empty() : tensor<2x7x2x16xbf16>
    %transposed_34 = linalg.transpose ins(%expanded_33 : tensor<2x2x7x16xbf16>) outs(%96 : tensor<2x7x2x16xbf16>) permutation = [0, 2, 1, 3] 
    %collapsed_35 = tensor.collapse_shape %transposed_34 [[0], [1], [2, 3]] : tensor<2x7x2x16xbf16> into tensor<2x7x32xbf16>
    %transposed_36 = linalg.transpose ins(%arg5 : tensor<32x32xbf16>) outs(%36 : tensor<32x32xbf16>) permutation = [1, 0] 
    %97 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_36 : tensor<32x32xbf16>) outs(%37 : tensor<2x32x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x32xbf16>
    %98 = linalg.batch_matmul ins(%collapsed_35, %97 : tensor<2x7x32xbf16>, tensor<2x32x32xbf16>) outs(%39 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %99 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %218 = arith.truncf %in : f32 to bf16
      linalg.yield %218 : bf16
    } -> tensor<2x7x32xbf16>
    %100 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %99 : tensor<2x7x32xbf16>, tensor<2x7x32xbf16>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %218 = arith.addf %in, %in_71 : bf16
      linalg.yield %218 : bf16
    } -> tensor<2x7x32xbf16>
    %101 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<2x7x32xbf16>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %218 = arith.extf %in : bf16 to f32
      linalg.yield %218 : f32
    } -> tensor<2x7x32xf32>
    %102 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<2x7x32xf32>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %218 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %218 : f32
    } -> tensor<2x7x32xf32>
    %103 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%102 : tensor<2x7x32xf32>) outs(%28 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %218 = arith.addf %in, %out : f32
      linalg.yield %218 : f32
    } -> tensor<2x7x1xf32>
    %104 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %218 = arith.divf %in, %cst_6 : f32
      linalg.yield %218 : f32
    } -> tensor<2x7x1xf32>
    %105 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %218 = arith.truncf %cst_4 : f64 to f32
      %219 = arith.addf %in, %218 : f32
      linalg.yield %219 : f32
    } -> tensor<2x7x1xf32>
    %106 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %218 = math.rsqrt %in : f32
      linalg.yield %218 : f32
    } -> tensor<2x7x1xf32>
    %107 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101, %106 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %218 = arith.mulf %in, %in_71 : f32
      linalg.yield %218 : f32
    } -> tensor<2x7x32xf32>
    %108 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %218 = arith.truncf %in : f32 to bf16
      linalg.yield %218 : bf16
    } -> tensor<2x7x32xbf16>
    %109 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg10, %108 : tensor<32xbf16>, tensor<2x7x32xbf16>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %218 = arith.mulf %in, %in_71 : bf16
      linalg.yield %218 : bf16
    } -> tensor<2x7x32xbf16>
    %110 = tensor.empty() : tensor<32x48xbf16>
    %transposed_37 = linalg.transpose ins(%arg6 : tensor<48x32xbf16>) outs(%110 : tensor<32x48xbf16>) permutation = [1, 0] 
    %111 = tensor.empty() : tensor<2x32x48xbf16>
    %112 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_37 : tensor<32x48xbf16>) outs(%111 : tensor<2x32x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x48xbf16>
    %113 = tensor.empty() : tensor<2x7x48xf32>
    %114 = linalg.fill ins(%cst : f32) outs(%113 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %115 = linalg.batch_matmul ins(%109, %112 : tensor<2x7x32xbf16>, tensor<2x32x48xbf16>) outs(%114 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %116 = tensor.empty() : tensor<2x7x48xbf16>
    %117 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115 : tensor<2x7x48xf32>) outs(%116 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %218 = arith.truncf %in : f32 to bf16
      linalg.yield %218 : bf16
    } -> tensor<2x7x48xbf16>
    %118 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<2x7x48xbf16>) outs(%113 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %218 = arith.extf %in : bf16 to f32
      linalg.yield %218 : f32
    } -> tensor<2x7x48xf32>
    %119 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118 : tensor<2x7x48xf32>) outs(%113 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %218 = arith.negf %in : f32
      %219 = math.exp %218 : f32
      %220 = arith.addf %219, %cst_1 : f32
      %221 = arith.divf %cst_1, %220 : f32
      linalg.yield %221 : f32
    } -> tensor<2x7x48xf32>
    %120 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118, %119 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%113 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %218 = arith.mulf %in, %in_71 : f32
      linalg.yield %218 : f32
    } -> tensor<2x7x48xf32>
    %121 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120 : tensor<2x7x48xf32>) outs(%116 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %218 = arith.truncf %in : f32 to bf16
      linalg.yield %218 : bf16
    } -> tensor<2x7x48xbf16>
    %transposed_38 = linalg.transpose ins(%arg7 : tensor<48x32xbf16>) outs(%110 : tensor<32x48xbf16>) permutation = [1, 0] 
    %122 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_38 : tensor<32x48xbf16>) outs(%111 : tensor<2x32x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x48xbf16>
    %123 = linalg.batch_matmul ins(%109, %122 : tensor<2x7x32xbf16>, tensor<2x32x48xbf16>) outs(%114 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %124 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123 : tensor<2x7x48xf32>) outs(%116 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %218 = arith.truncf %in : f32 to bf16
      linalg.yield %218 : bf16
    } -> tensor<2x7x48xbf16>
    %125 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121, %124 : tensor<2x7x48xbf16>, tensor<2x7x48xbf16>) outs(%116 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %218 = arith.mulf %in, %in_71 : bf16
      linalg.yield %218 : bf16
    } -> tensor<2x7x48xbf16>
    %126 = tensor.empty() : tensor<48x32xbf16>
    %transposed_39 = linalg.transpose ins(%arg8 : tensor<32x48xbf16>) outs(%126 : tensor<48x32xbf16>) permutation = [1, 0] 
    %127 = tensor.empty() : tensor<2x48x32xbf16>
    %128 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_39 : tensor<48x32xbf16>) outs(%127 : tensor<2x48x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x32xbf16>
    %129 = linalg.batch_matmul ins(%125, %128 : tensor<2x7x48xbf16>, tensor<2x48x32xbf16>) outs(%39 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %130 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %218 = arith.truncf %in : f32 to bf16
      linalg.yield %218 : bf16
    } -> tensor<2x7x32xbf16>
    %131 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100, %130 : tensor<2x7x32xbf16>, tensor<2x7x32xbf16>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %218 = arith.addf %in, %in_71 : bf16
      linalg.yield %218 : bf16
    } -> tensor<2x7x32xbf16>
    %132 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<2x7x32xbf16>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %218 = arith.extf %in : bf16 to f32
      linalg.yield %218 : f32
    } -> tensor<2x7x32xf32>
    %133 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132 : tensor<2x7x32xf32>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %218 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %218 : f32
    } -> tensor<2x7x32xf32>
    %134 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%133 : tensor<2x7x32xf32>) outs(%28 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %218 = arith.addf %in, %out : f32
      linalg.yield %218 : f32
    } -> tensor<2x7x1xf32>
    %135 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %218 = arith.divf %in, %cst_6 : f32
      linalg.yield %218 : f32
    } -> tensor<2x7x1xf32>
    %136 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %218 = arith.truncf %cst_4 : f64 to f32
      %219 = arith.addf %in, %218 : f32
      linalg.yield %219 : f32
    } -> tensor<2x7x1xf32>
    %137 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %218 = math.rsqrt %in : f32
      linalg.yield %218 : f32
    } -> tensor<2x7x1xf32>
    %138 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132, %137 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %218 = arith.mulf %in, %in_71 : f32
      linalg.yield %218 : f32
    } -> tensor<2x7x32xf32>
    %139 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %218 = arith.truncf %in : f32 to bf16
      linalg.yield %218 : bf16
    } -> tensor<2x7x32xbf16>
    %140 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg18, %139 : tensor<32xbf16>, tensor<2x7x32xbf16>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %218 = arith.mulf %in, %in_71 : bf16
      linalg.yield %218 : bf16
    } -> tensor<2x7x32xbf16>
    %transposed_40 = linalg.transpose ins(%arg11 : tensor<32x32xbf16>) outs(%36 : tensor<32x32xbf16>) permutation = [1, 0] 
    %141 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_40 : tensor<32x32xbf16>) outs(%37 : tensor<2x32x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x32xbf16>
    %142 = linalg.batch_matmul ins(%140, %141 : tensor<2x7x32xbf16>, tensor<2x32x32xbf16>) outs(%39 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %143 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %218 = arith.truncf %in : f32 to bf16
      linalg.yield %218 : bf16
    } -> tensor<2x7x32xbf16>
    %expanded_41 = tensor.expand_shape %143 [[0], [1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<2x7x32xbf16> into tensor<2x7x2x16xbf16>
    %transposed_42 = linalg.transpose ins(%expanded_41 : tensor<2x7x2x16xbf16>) outs(%42 : tensor<2x2x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %transposed_43 = linalg.transpose ins(%arg12 : tensor<16x32xbf16>) outs(%43 : tensor<32x16xbf16>) permutation = [1, 0] 
    %144 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_43 : tensor<32x16xbf16>) outs(%44 : tensor<2x32x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x16xbf16>
    %145 = linalg.batch_matmul ins(%140, %144 : tensor<2x7x32xbf16>, tensor<2x32x16xbf16>) outs(%47 : tensor<2x7x16xf32>) -> tensor<2x7x16xf32>
    %146 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145 : tensor<2x7x16xf32>) outs(%49 : tensor<2x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %218 = arith.truncf %in : f32 to bf16
      linalg.yield %218 : bf16
    } -> tensor<2x7x16xbf16>
    %expanded_44 = tensor.expand_shape %146 [[0], [1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<2x7x16xbf16> into tensor<2x7x1x16xbf16>
    %transposed_45 = linalg.transpose ins(%expanded_44 : tensor<2x7x1x16xbf16>) outs(%51 : tensor<2x1x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %transposed_46 = linalg.transpose ins(%arg13 : tensor<16x32xbf16>) outs(%43 : tensor<32x16xbf16>) permutation = [1, 0] 
    %147 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_46 : tensor<32x16xbf16>) outs(%44 : tensor<2x32x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x16xbf16>
    %148 = linalg.batch_matmul ins(%140, %147 : tensor<2x7x32xbf16>, tensor<2x32x16xbf16>) outs(%47 : tensor<2x7x16xf32>) -> tensor<2x7x16xf32>
    %149 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<2x7x16xf32>) outs(%49 : tensor<2x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %218 = arith.truncf %in : f32 to bf16
      linalg.yield %218 : bf16
    } -> tensor<2x7x16xbf16>
    %expanded_47 = tensor.expand_shape %149 [[0], [1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<2x7x16xbf16> into tensor<2x7x1x16xbf16>
    %transposed_48 = linalg.transpose ins(%expanded_47 : tensor<2x7x1x16xbf16>) outs(%51 : tensor<2x1x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %150 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_42, %expanded_18 : tensor<2x2x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%42 : tensor<2x2x7x16xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %218 = arith.mulf %in, %in_71 : bf16
      linalg.yield %218 : bf16
    } -> tensor<2x2x7x16xbf16>
    %extracted_slice_49 = tensor.extract_slice %transposed_42[0, 0, 0, 0] [2, 2, 7, 8] [1, 1, 1, 1] : tensor<2x2x7x16xbf16> to tensor<2x2x7x8xbf16>
    %extracted_slice_50 = tensor.extract_slice %transposed_42[0, 0, 0, 8] [2, 2, 7, 8] [1, 1, 1, 1] : tensor<2x2x7x16xbf16> to tensor<2x2x7x8xbf16>
    %151 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_50 : tensor<2x2x7x8xbf16>) outs(%56 : tensor<2x2x7x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %218 = arith.negf %in : bf16
      linalg.yield %218 : bf16
    } -> tensor<2x2x7x8xbf16>
    %concat_51 = tensor.concat dim(3) %151, %extracted_slice_49 : (tensor<2x2x7x8xbf16>, tensor<2x2x7x8xbf16>) -> tensor<2x2x7x16xbf16>
    %152 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_51, %expanded_19 : tensor<2x2x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%42 : tensor<2x2x7x16xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %218 = arith.mulf %in, %in_71 : bf16
      linalg.yield %218 : bf16
    } -> tensor<2x2x7x16xbf16>
    %153 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%150, %152 : tensor<2x2x7x16xbf16>, tensor<2x2x7x16xbf16>) outs(%42 : tensor<2x2x7x16xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %218 = arith.addf %in, %in_71 : bf16
      linalg.yield %218 : bf16
    } -> tensor<2x2x7x16xbf16>
    %154 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_45, %expanded_18 : tensor<2x1x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%51 : tensor<2x1x7x16xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %218 = arith.mulf %in, %in_71 : bf16
      linalg.yield %218 : bf16
    } -> tensor<2x1x7x16xbf16>
    %extracted_slice_52 = tensor.extract_slice %transposed_45[0, 0, 0, 0] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xbf16> to tensor<2x1x7x8xbf16>
    %extracted_slice_53 = tensor.extract_slice %transposed_45[0, 0, 0, 8] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xbf16> to tensor<2x1x7x8xbf16>
    %155 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_53 : tensor<2x1x7x8xbf16>) outs(%61 : tensor<2x1x7x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %218 = arith.negf %in : bf16
      linalg.yield %218 : bf16
    } -> tensor<2x1x7x8xbf16>
    %concat_54 = tensor.concat dim(3) %155, %extracted_slice_52 : (tensor<2x1x7x8xbf16>, tensor<2x1x7x8xbf16>) -> tensor<2x1x7x16xbf16>
    %156 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_54, %expanded_19 : tensor<2x1x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%51 : tensor<2x1x7x16xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %218 = arith.mulf %in, %in_71 : bf16
      linalg.yield %218 : bf16
    } -> tensor<2x1x7x16xbf16>
    %157 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%154, %156 : tensor<2x1x7x16xbf16>, tensor<2x1x7x16xbf16>) outs(%51 : tensor<2x1x7x16xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %218 = arith.addf %in, %in_71 : bf16
      linalg.yield %218 : bf16
    } -> tensor<2x1x7x16xbf16>
    %158 = linalg.generic {indexing_maps = [#map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%157 : tensor<2x1x7x16xbf16>) outs(%65 : tensor<2x1x2x7x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x1x2x7x16xbf16>
    %collapsed_55 = tensor.collapse_shape %158 [[0], [1, 2], [3], [4]] : tensor<2x1x2x7x16xbf16> into tensor<2x2x7x16xbf16>
    %159 = linalg.generic {indexing_maps = [#map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_48 : tensor<2x1x7x16xbf16>) outs(%65 : tensor<2x1x2x7x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x1x2x7x16xbf16>
    %transposed_56 = linalg.transpose ins(%collapsed_55 : tensor<2x2x7x16xbf16>) outs(%68 : tensor<2x2x16x7xbf16>) permutation = [0, 1, 3, 2] 
    %collapsed_57 = tensor.collapse_shape %153 [[0, 1], [2], [3]] : tensor<2x2x7x16xbf16> into tensor<4x7x16xbf16>
    %collapsed_58 = tensor.collapse_shape %transposed_56 [[0, 1], [2], [3]] : tensor<2x2x16x7xbf16> into tensor<4x16x7xbf16>
    %160 = linalg.batch_matmul ins(%collapsed_57, %collapsed_58 : tensor<4x7x16xbf16>, tensor<4x16x7xbf16>) outs(%70 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %161 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160 : tensor<4x7x7xf32>) outs(%72 : tensor<4x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %218 = arith.truncf %in : f32 to bf16
      linalg.yield %218 : bf16
    } -> tensor<4x7x7xbf16>
    %expanded_59 = tensor.expand_shape %161 [[0, 1], [2], [3]] output_shape [2, 2, 7, 7] : tensor<4x7x7xbf16> into tensor<2x2x7x7xbf16>
    %162 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_59 : tensor<2x2x7x7xbf16>) outs(%74 : tensor<2x2x7x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %218 = arith.mulf %in, %cst_7 : bf16
      linalg.yield %218 : bf16
    } -> tensor<2x2x7x7xbf16>
    %163 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%162, %9 : tensor<2x2x7x7xbf16>, tensor<2x1x7x7xbf16>) outs(%74 : tensor<2x2x7x7xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %218 = arith.addf %in, %in_71 : bf16
      linalg.yield %218 : bf16
    } -> tensor<2x2x7x7xbf16>
    %164 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%163 : tensor<2x2x7x7xbf16>) outs(%77 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %218 = arith.extf %in : bf16 to f32
      linalg.yield %218 : f32
    } -> tensor<2x2x7x7xf32>
    %165:2 = linalg.generic {indexing_maps = [#map5, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%164 : tensor<2x2x7x7xf32>) outs(%82, %80 : tensor<2x2x7xf32>, tensor<2x2x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_71: i64):
      %218 = linalg.index 3 : index
      %219 = arith.index_cast %218 : index to i64
      %220 = arith.maximumf %in, %out : f32
      %221 = arith.cmpf ogt, %in, %out : f32
      %222 = arith.select %221, %219, %out_71 : i64
      linalg.yield %220, %222 : f32, i64
    } -> (tensor<2x2x7xf32>, tensor<2x2x7xi64>)
    %expanded_60 = tensor.expand_shape %165#0 [[0], [1], [2, 3]] output_shape [2, 2, 7, 1] : tensor<2x2x7xf32> into tensor<2x2x7x1xf32>
    %166 = linalg.generic {indexing_maps = [#map5, #map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%164, %expanded_60 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%77 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %218 = arith.subf %in, %in_71 : f32
      linalg.yield %218 : f32
    } -> tensor<2x2x7x7xf32>
    %167 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%166 : tensor<2x2x7x7xf32>) outs(%77 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %218 = math.exp %in : f32
      linalg.yield %218 : f32
    } -> tensor<2x2x7x7xf32>
    %168 = linalg.generic {indexing_maps = [#map5, #map19], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%167 : tensor<2x2x7x7xf32>) outs(%87 : tensor<2x2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %218 = arith.addf %in, %out : f32
      linalg.yield %218 : f32
    } -> tensor<2x2x7x1xf32>
    %169 = linalg.generic {indexing_maps = [#map5, #map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%167, %168 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%77 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %218 = arith.divf %in, %in_71 : f32
      linalg.yield %218 : f32
    } -> tensor<2x2x7x7xf32>
    %170 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%169 : tensor<2x2x7x7xf32>) outs(%74 : tensor<2x2x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %218 = arith.truncf %in : f32 to bf16
      linalg.yield %218 : bf16
    } -> tensor<2x2x7x7xbf16>
    %collapsed_61 = tensor.collapse_shape %170 [[0, 1], [2], [3]] : tensor<2x2x7x7xbf16> into tensor<4x7x7xbf16>
    %collapsed_62 = tensor.collapse_shape %159 [[0, 1, 2], [3], [4]] : tensor<2x1x2x7x16xbf16> into tensor<4x7x16xbf16>
    %171 = linalg.batch_matmul ins(%collapsed_61, %collapsed_62 : tensor<4x7x7xbf16>, tensor<4x7x16xbf16>) outs(%92 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %172 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171 : tensor<4x7x16xf32>) outs(%94 : tensor<4x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %218 = arith.truncf %in : f32 to bf16
      linalg.yield %218 : bf16
    } -> tensor<4x7x16xbf16>
    %expanded_63 = tensor.expand_shape %172 [[0, 1], [2], [3]] output_shape [2, 2, 7, 16] : tensor<4x7x16xbf16> into tensor<2x2x7x16xbf16>
    %transposed_64 = linalg.transpose ins(%expanded_63 : tensor<2x2x7x16xbf16>) outs(%96 : tensor<2x7x2x16xbf16>) permutation = [0, 2, 1, 3] 
    %collapsed_65 = tensor.collapse_shape %transposed_64 [[0], [1], [2, 3]] : tensor<2x7x2x16xbf16> into tensor<2x7x32xbf16>
    %transposed_66 = linalg.transpose ins(%arg14 : tensor<32x32xbf16>) outs(%36 : tensor<32x32xbf16>) permutation = [1, 0] 
    %173 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_66 : tensor<32x32xbf16>) outs(%37 : tensor<2x32x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x32xbf16>
    %174 = linalg.batch_matmul ins(%collapsed_65, %173 : tensor<2x7x32xbf16>, tensor<2x32x32xbf16>) outs(%39 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %175 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %218 = arith.truncf %in : f32 to bf16
      linalg.yield %218 : bf16
    } -> tensor<2x7x32xbf16>
    %176 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131, %175 : tensor<2x7x32xbf16>, tensor<2x7x32xbf16>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %218 = arith.addf %in, %in_71 : bf16
      linalg.yield %218 : bf16
    } -> tensor<2x7x32xbf16>
    %177 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176 : tensor<2x7x32xbf16>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %218 = arith.extf %in : bf16 to f32
      linalg.yield %218 : f32
    } -> tensor<2x7x32xf32>
    %178 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177 : tensor<2x7x32xf32>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %218 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %218 : f32
    } -> tensor<2x7x32xf32>
    %179 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%178 : tensor<2x7x32xf32>) outs(%28 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %218 = arith.addf %in, %out : f32
      linalg.yield %218 : f32
    } -> tensor<2x7x1xf32>
    %180 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %218 = arith.divf %in, %cst_6 : f32
      linalg.yield %218 : f32
    } -> tensor<2x7x1xf32>
    %181 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %218 = arith.truncf %cst_4 : f64 to f32
      %219 = arith.addf %in, %218 : f32
      linalg.yield %219 : f32
    } -> tensor<2x7x1xf32>
    %182 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %218 = math.rsqrt %in : f32
      linalg.yield %218 : f32
    } -> tensor<2x7x1xf32>
    %183 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177, %182 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %218 = arith.mulf %in, %in_71 : f32
      linalg.yield %218 : f32
    } -> tensor<2x7x32xf32>
    %184 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %218 = arith.truncf %in : f32 to bf16
      linalg.yield %218 : bf16
    } -> tensor<2x7x32xbf16>
    %185 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg19, %184 : tensor<32xbf16>, tensor<2x7x32xbf16>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %218 = arith.mulf %in, %in_71 : bf16
      linalg.yield %218 : bf16
    } -> tensor<2x7x32xbf16>
    %transposed_67 = linalg.transpose ins(%arg15 : tensor<48x32xbf16>) outs(%110 : tensor<32x48xbf16>) permutation = [1, 0] 
    %186 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_67 : tensor<32x48xbf16>) outs(%111 : tensor<2x32x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x48xbf16>
    %187 = linalg.batch_matmul ins(%185, %186 : tensor<2x7x32xbf16>, tensor<2x32x48xbf16>) outs(%114 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %188 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187 : tensor<2x7x48xf32>) outs(%116 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %218 = arith.truncf %in : f32 to bf16
      linalg.yield %218 : bf16
    } -> tensor<2x7x48xbf16>
    %189 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188 : tensor<2x7x48xbf16>) outs(%113 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %218 = arith.extf %in : bf16 to f32
      linalg.yield %218 : f32
    } -> tensor<2x7x48xf32>
    %190 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189 : tensor<2x7x48xf32>) outs(%113 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %218 = arith.negf %in : f32
      %219 = math.exp %218 : f32
      %220 = arith.addf %219, %cst_1 : f32
      %221 = arith.divf %cst_1, %220 : f32
      linalg.yield %221 : f32
    } -> tensor<2x7x48xf32>
    %191 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189, %190 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%113 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %218 = arith.mulf %in, %in_71 : f32
      linalg.yield %218 : f32
    } -> tensor<2x7x48xf32>
    %192 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191 : tensor<2x7x48xf32>) outs(%116 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %218 = arith.truncf %in : f32 to bf16
      linalg.yield %218 : bf16
    } -> tensor<2x7x48xbf16>
    %transposed_68 = linalg.transpose ins(%arg16 : tensor<48x32xbf16>) outs(%110 : tensor<32x48xbf16>) permutation = [1, 0] 
    %193 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_68 : tensor<32x48xbf16>) outs(%111 : tensor<2x32x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x48xbf16>
    %194 = linalg.batch_matmul ins(%185, %193 : tensor<2x7x32xbf16>, tensor<2x32x48xbf16>) outs(%114 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %195 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194 : tensor<2x7x48xf32>) outs(%116 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %218 = arith.truncf %in : f32 to bf16
      linalg.yield %218 : bf16
    } -> tensor<2x7x48xbf16>
    %196 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192, %195 : tensor<2x7x48xbf16>, tensor<2x7x48xbf16>) outs(%116 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %218 = arith.mulf %in, %in_71 : bf16
      linalg.yield %218 : bf16
    } -> tensor<2x7x48xbf16>
    %transposed_69 = linalg.transpose ins(%arg17 : tensor<32x48xbf16>) outs(%126 : tensor<48x32xbf16>) permutation = [1, 0] 
    %197 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_69 : tensor<48x32xbf16>) outs(%127 : tensor<2x48x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x32xbf16>
    %198 = linalg.batch_matmul ins(%196, %197 : tensor<2x7x48xbf16>, tensor<2x48x32xbf16>) outs(%39 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %199 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %218 = arith.truncf %in : f32 to bf16
      linalg.yield %218 : bf16
    } -> tensor<2x7x32xbf16>
    %200 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176, %199 : tensor<2x7x32xbf16>, tensor<2x7x32xbf16>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %218 = arith.addf %in, %in_71 : bf16
      linalg.yield %218 : bf16
    } -> tensor<2x7x32xbf16>
    %201 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200 : tensor<2x7x32xbf16>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %218 = arith.extf %in : bf16 to f32
      linalg.yield %218 : f32
    } -> tensor<2x7x32xf32>
    %202 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201 : tensor<2x7x32xf32>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %218 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %218 : f32
    } -> tensor<2x7x32xf32>
    %203 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%202 : tensor<2x7x32xf32>) outs(%28 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %218 = arith.addf %in, %out : f32
      linalg.yield %218 : f32
    } -> tensor<2x7x1xf32>
    %204 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %218 = arith.divf %in, %cst_6 : f32
      linalg.yield %218 : f32
    } -> tensor<2x7x1xf32>
    %205 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%204 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %218 = arith.truncf %cst_4 : f64 to f32
      %219 = arith.addf %in, %218 : f32
      linalg.yield %219 : f32
    } -> tensor<2x7x1xf32>
    %206 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%205 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %218 = math.rsqrt %in : f32
      linalg.yield %218 : f32
    } -> tensor<2x7x1xf32>
    %207 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201, %206 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %218 = arith.mulf %in, %in_71 : f32
      linalg.yield %218 : f32
    } -> tensor<2x7x32xf32>
    %208 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%207 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %218 = arith.truncf %in : f32 to bf16
      linalg.yield %218 : bf16
    } -> tensor<2x7x32xbf16>
    %209 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg20, %208 : tensor<32xbf16>, tensor<2x7x32xbf16>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %218 = arith.mulf %in, %in_71 : bf16
      linalg.yield %218 : bf16
    } -> tensor<2x7x32xbf16>
    %210 = tensor.empty() : tensor<32x40xbf16>
    %transposed_70 = linalg.transpose ins(%arg21 : tensor<40x32xbf16>) outs(%210 : tensor<32x40xbf16>) permutation = [1, 0] 
    %211 = tensor.empty() : tensor<2x32x40xbf16>
    %212 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_70 : tensor<32x40xbf16>) outs(%211 : tensor<2x32x40xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x40xbf16>
    %213 = tensor.empty() : tensor<2x7x40xf32>
    %214 = linalg.fill ins(%cst : f32) outs(%213 : tensor<2x7x40xf32>) -> tensor<2x7x40xf32>
    %215 = linalg.batch_matmul ins(%209, %212 : tensor<2x7x32xbf16>, tensor<2x32x40xbf16>) outs(%214 : tensor<2x7x40xf32>) -> tensor<2x7x40xf32>
    %216 = tensor.empty() : tensor<2x7x40xbf16>
    %217 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215 : tensor<2x7x40xf32>) outs(%216 : tensor<2x7x40xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %218 = arith.truncf %in : f32 to bf16
      linalg.yield %218 : bf16
    } -> tensor<2x7x40xbf16>
    return %217 : tensor<2x7x40xbf16>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_8_torch.bfloat16: "0x02000000803FA23ECD3D023D243C4F3B833AA639"
    }
  }
#-}
