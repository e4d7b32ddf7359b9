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
  func.func @main(%arg0: tensor<2x7xi64>, %arg1: tensor<40x32xbf16>, %arg2: tensor<32x32xbf16>, %arg3: tensor<32xbf16>, %arg4: tensor<16x32xbf16>, %arg5: tensor<16xbf16>, %arg6: tensor<16x32xbf16>, %arg7: tensor<16xbf16>, %arg8: tensor<32x32xbf16>, %arg9: tensor<48x32xbf16>, %arg10: tensor<48x32xbf16>, %arg11: tensor<32x48xbf16>, %arg12: tensor<32xbf16>, %arg13: tensor<32xbf16>, %arg14: tensor<32x32xbf16>, %arg15: tensor<32xbf16>, %arg16: tensor<16x32xbf16>, %arg17: tensor<16xbf16>, %arg18: tensor<16x32xbf16>, %arg19: tensor<16xbf16>, %arg20: tensor<32x32xbf16>, %arg21: tensor<48x32xbf16>, %arg22: tensor<48x32xbf16>, %arg23: tensor<32x48xbf16>, %arg24: tensor<32xbf16>, %arg25: tensor<32xbf16>, %arg26: tensor<32xbf16>, %arg27: tensor<40x32xbf16>) -> tensor<2x7x40xbf16> {
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
      %224 = linalg.index 0 : index
      %225 = arith.index_cast %224 : index to i64
      linalg.yield %225 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_8 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_8 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_71: i64, %out: i64):
      %224 = arith.subi %in, %in_71 : i64
      linalg.yield %224 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %224 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %224 : i1
    } -> tensor<7x7xi1>
    %6 = tensor.empty() : tensor<1x1x7x7xbf16>
    %7 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_3, %cst_2 : tensor<7x7xi1>, tensor<1x1x7x7xbf16>, tensor<bf16>) outs(%6 : tensor<1x1x7x7xbf16>) {
    ^bb0(%in: i1, %in_71: bf16, %in_72: bf16, %out: bf16):
      %224 = arith.select %in, %in_71, %in_72 : bf16
      linalg.yield %224 : bf16
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
      %224 = arith.index_cast %in : i64 to index
      %225 = linalg.index 2 : index
      %226 = arith.cmpi slt, %224, %c40 : index
      cf.assert %226, "index must be smaller than dim size"
      %227 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %227, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg1[%224, %225] : tensor<40x32xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<2x7x32xbf16>
    %expanded_9 = tensor.expand_shape %1 [[0, 1, 2]] output_shape [1, 7, 1] : tensor<7xi64> into tensor<1x7x1xi64>
    %12 = tensor.empty() : tensor<1x7x1xf32>
    %13 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<1x7x1xi64>) outs(%12 : tensor<1x7x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %224 = arith.sitofp %in : i64 to f32
      linalg.yield %224 : f32
    } -> tensor<1x7x1xf32>
    %14 = tensor.empty() : tensor<8xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_5 : tensor<8xbf16>) outs(%14 : tensor<8xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %224 = arith.extf %in : bf16 to f32
      linalg.yield %224 : f32
    } -> tensor<8xf32>
    %16 = tensor.empty() : tensor<1x7x8xf32>
    %17 = linalg.generic {indexing_maps = [#map10, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %15 : tensor<1x7x1xf32>, tensor<8xf32>) outs(%16 : tensor<1x7x8xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %224 = arith.mulf %in, %in_71 : f32
      linalg.yield %224 : f32
    } -> tensor<1x7x8xf32>
    %concat = tensor.concat dim(2) %17, %17 : (tensor<1x7x8xf32>, tensor<1x7x8xf32>) -> tensor<1x7x16xf32>
    %18 = tensor.empty() : tensor<1x7x16xf32>
    %19 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x7x16xf32>) outs(%18 : tensor<1x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = math.cos %in : f32
      linalg.yield %224 : f32
    } -> tensor<1x7x16xf32>
    %20 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x7x16xf32>) outs(%18 : tensor<1x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = math.sin %in : f32
      linalg.yield %224 : f32
    } -> tensor<1x7x16xf32>
    %21 = tensor.empty() : tensor<1x7x16xbf16>
    %22 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<1x7x16xf32>) outs(%21 : tensor<1x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<1x7x16xbf16>
    %23 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<1x7x16xf32>) outs(%21 : tensor<1x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<1x7x16xbf16>
    %24 = tensor.empty() : tensor<2x7x32xf32>
    %25 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x7x32xbf16>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %224 = arith.extf %in : bf16 to f32
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %26 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<2x7x32xf32>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %27 = tensor.empty() : tensor<2x7x1xf32>
    %28 = linalg.fill ins(%cst : f32) outs(%27 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %29 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%26 : tensor<2x7x32xf32>) outs(%28 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.addf %in, %out : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x1xf32>
    %30 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.divf %in, %cst_6 : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x1xf32>
    %31 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.truncf %cst_4 : f64 to f32
      %225 = arith.addf %in, %224 : f32
      linalg.yield %225 : f32
    } -> tensor<2x7x1xf32>
    %32 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = math.rsqrt %in : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x1xf32>
    %33 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %32 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %224 = arith.mulf %in, %in_71 : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %34 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %35 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg12, %34 : tensor<32xbf16>, tensor<2x7x32xbf16>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %224 = arith.mulf %in, %in_71 : bf16
      linalg.yield %224 : bf16
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
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %42 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41, %arg3 : tensor<2x7x32xbf16>, tensor<32xbf16>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %224 = arith.addf %in, %in_71 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %expanded_10 = tensor.expand_shape %42 [[0], [1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<2x7x32xbf16> into tensor<2x7x2x16xbf16>
    %43 = tensor.empty() : tensor<2x2x7x16xbf16>
    %transposed_11 = linalg.transpose ins(%expanded_10 : tensor<2x7x2x16xbf16>) outs(%43 : tensor<2x2x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %44 = tensor.empty() : tensor<32x16xbf16>
    %transposed_12 = linalg.transpose ins(%arg4 : tensor<16x32xbf16>) outs(%44 : tensor<32x16xbf16>) permutation = [1, 0] 
    %45 = tensor.empty() : tensor<2x32x16xbf16>
    %46 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_12 : tensor<32x16xbf16>) outs(%45 : tensor<2x32x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x16xbf16>
    %47 = tensor.empty() : tensor<2x7x16xf32>
    %48 = linalg.fill ins(%cst : f32) outs(%47 : tensor<2x7x16xf32>) -> tensor<2x7x16xf32>
    %49 = linalg.batch_matmul ins(%35, %46 : tensor<2x7x32xbf16>, tensor<2x32x16xbf16>) outs(%48 : tensor<2x7x16xf32>) -> tensor<2x7x16xf32>
    %50 = tensor.empty() : tensor<2x7x16xbf16>
    %51 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49 : tensor<2x7x16xf32>) outs(%50 : tensor<2x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x16xbf16>
    %52 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51, %arg5 : tensor<2x7x16xbf16>, tensor<16xbf16>) outs(%50 : tensor<2x7x16xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %224 = arith.addf %in, %in_71 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x16xbf16>
    %expanded_13 = tensor.expand_shape %52 [[0], [1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<2x7x16xbf16> into tensor<2x7x1x16xbf16>
    %53 = tensor.empty() : tensor<2x1x7x16xbf16>
    %transposed_14 = linalg.transpose ins(%expanded_13 : tensor<2x7x1x16xbf16>) outs(%53 : tensor<2x1x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %transposed_15 = linalg.transpose ins(%arg6 : tensor<16x32xbf16>) outs(%44 : tensor<32x16xbf16>) permutation = [1, 0] 
    %54 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_15 : tensor<32x16xbf16>) outs(%45 : tensor<2x32x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x16xbf16>
    %55 = linalg.batch_matmul ins(%35, %54 : tensor<2x7x32xbf16>, tensor<2x32x16xbf16>) outs(%48 : tensor<2x7x16xf32>) -> tensor<2x7x16xf32>
    %56 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55 : tensor<2x7x16xf32>) outs(%50 : tensor<2x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x16xbf16>
    %57 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56, %arg7 : tensor<2x7x16xbf16>, tensor<16xbf16>) outs(%50 : tensor<2x7x16xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %224 = arith.addf %in, %in_71 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x16xbf16>
    %expanded_16 = tensor.expand_shape %57 [[0], [1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<2x7x16xbf16> into tensor<2x7x1x16xbf16>
    %transposed_17 = linalg.transpose ins(%expanded_16 : tensor<2x7x1x16xbf16>) outs(%53 : tensor<2x1x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %expanded_18 = tensor.expand_shape %22 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xbf16> into tensor<1x1x7x16xbf16>
    %expanded_19 = tensor.expand_shape %23 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xbf16> into tensor<1x1x7x16xbf16>
    %58 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_11, %expanded_18 : tensor<2x2x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%43 : tensor<2x2x7x16xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %224 = arith.mulf %in, %in_71 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x2x7x16xbf16>
    %extracted_slice = tensor.extract_slice %transposed_11[0, 0, 0, 0] [2, 2, 7, 8] [1, 1, 1, 1] : tensor<2x2x7x16xbf16> to tensor<2x2x7x8xbf16>
    %extracted_slice_20 = tensor.extract_slice %transposed_11[0, 0, 0, 8] [2, 2, 7, 8] [1, 1, 1, 1] : tensor<2x2x7x16xbf16> to tensor<2x2x7x8xbf16>
    %59 = tensor.empty() : tensor<2x2x7x8xbf16>
    %60 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_20 : tensor<2x2x7x8xbf16>) outs(%59 : tensor<2x2x7x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %224 = arith.negf %in : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x2x7x8xbf16>
    %concat_21 = tensor.concat dim(3) %60, %extracted_slice : (tensor<2x2x7x8xbf16>, tensor<2x2x7x8xbf16>) -> tensor<2x2x7x16xbf16>
    %61 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_21, %expanded_19 : tensor<2x2x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%43 : tensor<2x2x7x16xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %224 = arith.mulf %in, %in_71 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x2x7x16xbf16>
    %62 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %61 : tensor<2x2x7x16xbf16>, tensor<2x2x7x16xbf16>) outs(%43 : tensor<2x2x7x16xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %224 = arith.addf %in, %in_71 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x2x7x16xbf16>
    %63 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_14, %expanded_18 : tensor<2x1x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%53 : tensor<2x1x7x16xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %224 = arith.mulf %in, %in_71 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x1x7x16xbf16>
    %extracted_slice_22 = tensor.extract_slice %transposed_14[0, 0, 0, 0] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xbf16> to tensor<2x1x7x8xbf16>
    %extracted_slice_23 = tensor.extract_slice %transposed_14[0, 0, 0, 8] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xbf16> to tensor<2x1x7x8xbf16>
    %64 = tensor.empty() : tensor<2x1x7x8xbf16>
    %65 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_23 : tensor<2x1x7x8xbf16>) outs(%64 : tensor<2x1x7x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %224 = arith.negf %in : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x1x7x8xbf16>
    %concat_24 = tensor.concat dim(3) %65, %extracted_slice_22 : (tensor<2x1x7x8xbf16>, tensor<2x1x7x8xbf16>) -> tensor<2x1x7x16xbf16>
    %66 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_24, %expanded_19 : tensor<2x1x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%53 : tensor<2x1x7x16xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %224 = arith.mulf %in, %in_71 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x1x7x16xbf16>
    %67 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %66 : tensor<2x1x7x16xbf16>, tensor<2x1x7x16xbf16>) outs(%53 : tensor<2x1x7x16xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %224 = arith.addf %in, %in_71 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x1x7x16xbf16>
    %68 = tensor.empty() : tensor<2x1x2x7x16xbf16>
    %69 = linalg.generic {indexing_maps = [#map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%67 : tensor<2x1x7x16xbf16>) outs(%68 : tensor<2x1x2x7x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x1x2x7x16xbf16>
    %collapsed_25 = tensor.collapse_shape %69 [[0], [1, 2], [3], [4]] : tensor<2x1x2x7x16xbf16> into tensor<2x2x7x16xbf16>
    %70 = linalg.generic {indexing_maps = [#map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_17 : tensor<2x1x7x16xbf16>) outs(%68 : tensor<2x1x2x7x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x1x2x7x16xbf16>
    %71 = tensor.empty() : tensor<2x2x16x7xbf16>
    %transposed_26 = linalg.transpose ins(%collapsed_25 : tensor<2x2x7x16xbf16>) outs(%71 : tensor<2x2x16x7xbf16>) permutation = [0, 1, 3, 2] 
    %collapsed_27 = tensor.collapse_shape %62 [[0, 1], [2], [3]] : tensor<2x2x7x16xbf16> into tensor<4x7x16xbf16>
    %collapsed_28 = tensor.collapse_shape %transposed_26 [[0, 1], [2], [3]] : tensor<2x2x16x7xbf16> into tensor<4x16x7xbf16>
    %72 = tensor.empty() : tensor<4x7x7xf32>
    %73 = linalg.fill ins(%cst : f32) outs(%72 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %74 = linalg.batch_matmul ins(%collapsed_27, %collapsed_28 : tensor<4x7x16xbf16>, tensor<4x16x7xbf16>) outs(%73 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %75 = tensor.empty() : tensor<4x7x7xbf16>
    %76 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<4x7x7xf32>) outs(%75 : tensor<4x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<4x7x7xbf16>
    %expanded_29 = tensor.expand_shape %76 [[0, 1], [2], [3]] output_shape [2, 2, 7, 7] : tensor<4x7x7xbf16> into tensor<2x2x7x7xbf16>
    %77 = tensor.empty() : tensor<2x2x7x7xbf16>
    %78 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_29 : tensor<2x2x7x7xbf16>) outs(%77 : tensor<2x2x7x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %224 = arith.mulf %in, %cst_7 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x2x7x7xbf16>
    %79 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78, %9 : tensor<2x2x7x7xbf16>, tensor<2x1x7x7xbf16>) outs(%77 : tensor<2x2x7x7xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %224 = arith.addf %in, %in_71 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x2x7x7xbf16>
    %80 = tensor.empty() : tensor<2x2x7x7xf32>
    %81 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79 : tensor<2x2x7x7xbf16>) outs(%80 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %224 = arith.extf %in : bf16 to f32
      linalg.yield %224 : f32
    } -> tensor<2x2x7x7xf32>
    %82 = tensor.empty() : tensor<2x2x7xi64>
    %83 = linalg.fill ins(%c0_i64 : i64) outs(%82 : tensor<2x2x7xi64>) -> tensor<2x2x7xi64>
    %84 = tensor.empty() : tensor<2x2x7xf32>
    %85 = linalg.fill ins(%cst_0 : f32) outs(%84 : tensor<2x2x7xf32>) -> tensor<2x2x7xf32>
    %86:2 = linalg.generic {indexing_maps = [#map5, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%81 : tensor<2x2x7x7xf32>) outs(%85, %83 : tensor<2x2x7xf32>, tensor<2x2x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_71: i64):
      %224 = linalg.index 3 : index
      %225 = arith.index_cast %224 : index to i64
      %226 = arith.maximumf %in, %out : f32
      %227 = arith.cmpf ogt, %in, %out : f32
      %228 = arith.select %227, %225, %out_71 : i64
      linalg.yield %226, %228 : f32, i64
    } -> (tensor<2x2x7xf32>, tensor<2x2x7xi64>)
    %expanded_30 = tensor.expand_shape %86#0 [[0], [1], [2, 3]] output_shape [2, 2, 7, 1] : tensor<2x2x7xf32> into tensor<2x2x7x1xf32>
    %87 = linalg.generic {indexing_maps = [#map5, #map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81, %expanded_30 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%80 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %224 = arith.subf %in, %in_71 : f32
      linalg.yield %224 : f32
    } -> tensor<2x2x7x7xf32>
    %88 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%87 : tensor<2x2x7x7xf32>) outs(%80 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = math.exp %in : f32
      linalg.yield %224 : f32
    } -> tensor<2x2x7x7xf32>
    %89 = tensor.empty() : tensor<2x2x7x1xf32>
    %90 = linalg.fill ins(%cst : f32) outs(%89 : tensor<2x2x7x1xf32>) -> tensor<2x2x7x1xf32>
    %91 = linalg.generic {indexing_maps = [#map5, #map19], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%88 : tensor<2x2x7x7xf32>) outs(%90 : tensor<2x2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.addf %in, %out : f32
      linalg.yield %224 : f32
    } -> tensor<2x2x7x1xf32>
    %92 = linalg.generic {indexing_maps = [#map5, #map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%88, %91 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%80 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %224 = arith.divf %in, %in_71 : f32
      linalg.yield %224 : f32
    } -> tensor<2x2x7x7xf32>
    %93 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%92 : tensor<2x2x7x7xf32>) outs(%77 : tensor<2x2x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x2x7x7xbf16>
    %collapsed_31 = tensor.collapse_shape %93 [[0, 1], [2], [3]] : tensor<2x2x7x7xbf16> into tensor<4x7x7xbf16>
    %collapsed_32 = tensor.collapse_shape %70 [[0, 1, 2], [3], [4]] : tensor<2x1x2x7x16xbf16> into tensor<4x7x16xbf16>
    %94 = tensor.empty() : tensor<4x7x16xf32>
    %95 = linalg.fill ins(%cst : f32) outs(%94 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %96 = linalg.batch_matmul ins(%collapsed_31, %collapsed_32 : tensor<4x7x7xbf16>, tensor<4x7x16xbf16>) outs(%95 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %97 = tensor.empty() : tensor<4x7x16xbf16>
    %98 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<4x7x16xf32>) outs(%97 : tensor<4x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<4x7x16xbf16>
    %expanded_33 = tensor.expand_shape %98 [[0, 1], [2], [3]] output_shape [2, 2, 7, 16] : tensor<4x7x16xbf16> into tensor<2x2x7x16xbf16>
    %99 = tensor.empty() : tensor<2x7x2x16xbf16>
    %transposed_34 = linalg.transpose ins(%expanded_33 : tensor<2x2x7x16xbf16>) outs(%99 : tensor<2x7x2x16xbf16>) permutation = [0, 2, 1, 3] 
    %collapsed_35 = tensor.collapse_shape %transposed_34 [[0], [1], [2, 3]] : tensor<2x7x2x16xbf16> into tensor<2x7x32xbf16>
    %transposed_36 = linalg.transpose ins(%arg8 : tensor<32x32xbf16>) outs(%36 : tensor<32x32xbf16>) permutation = [1, 0] 
    %100 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_36 : tensor<32x32xbf16>) outs(%37 : tensor<2x32x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x32xbf16>
    %101 = linalg.batch_matmul ins(%collapsed_35, %100 : tensor<2x7x32xbf16>, tensor<2x32x32xbf16>) outs(%39 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %102 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %103 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %102 : tensor<2x7x32xbf16>, tensor<2x7x32xbf16>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %224 = arith.addf %in, %in_71 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %104 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<2x7x32xbf16>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %224 = arith.extf %in : bf16 to f32
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %105 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<2x7x32xf32>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %106 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%105 : tensor<2x7x32xf32>) outs(%28 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.addf %in, %out : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x1xf32>
    %107 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.divf %in, %cst_6 : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x1xf32>
    %108 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.truncf %cst_4 : f64 to f32
      %225 = arith.addf %in, %224 : f32
      linalg.yield %225 : f32
    } -> tensor<2x7x1xf32>
    %109 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = math.rsqrt %in : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x1xf32>
    %110 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %109 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %224 = arith.mulf %in, %in_71 : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %111 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %112 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg13, %111 : tensor<32xbf16>, tensor<2x7x32xbf16>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %224 = arith.mulf %in, %in_71 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %113 = tensor.empty() : tensor<32x48xbf16>
    %transposed_37 = linalg.transpose ins(%arg9 : tensor<48x32xbf16>) outs(%113 : tensor<32x48xbf16>) permutation = [1, 0] 
    %114 = tensor.empty() : tensor<2x32x48xbf16>
    %115 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_37 : tensor<32x48xbf16>) outs(%114 : tensor<2x32x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x48xbf16>
    %116 = tensor.empty() : tensor<2x7x48xf32>
    %117 = linalg.fill ins(%cst : f32) outs(%116 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %118 = linalg.batch_matmul ins(%112, %115 : tensor<2x7x32xbf16>, tensor<2x32x48xbf16>) outs(%117 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %119 = tensor.empty() : tensor<2x7x48xbf16>
    %120 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118 : tensor<2x7x48xf32>) outs(%119 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x48xbf16>
    %121 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120 : tensor<2x7x48xbf16>) outs(%116 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %224 = arith.extf %in : bf16 to f32
      linalg.yield %224 : f32
    } -> tensor<2x7x48xf32>
    %122 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121 : tensor<2x7x48xf32>) outs(%116 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.negf %in : f32
      %225 = math.exp %224 : f32
      %226 = arith.addf %225, %cst_1 : f32
      %227 = arith.divf %cst_1, %226 : f32
      linalg.yield %227 : f32
    } -> tensor<2x7x48xf32>
    %123 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121, %122 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%116 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %224 = arith.mulf %in, %in_71 : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x48xf32>
    %124 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123 : tensor<2x7x48xf32>) outs(%119 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x48xbf16>
    %transposed_38 = linalg.transpose ins(%arg10 : tensor<48x32xbf16>) outs(%113 : tensor<32x48xbf16>) permutation = [1, 0] 
    %125 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_38 : tensor<32x48xbf16>) outs(%114 : tensor<2x32x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x48xbf16>
    %126 = linalg.batch_matmul ins(%112, %125 : tensor<2x7x32xbf16>, tensor<2x32x48xbf16>) outs(%117 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %127 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126 : tensor<2x7x48xf32>) outs(%119 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x48xbf16>
    %128 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124, %127 : tensor<2x7x48xbf16>, tensor<2x7x48xbf16>) outs(%119 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %224 = arith.mulf %in, %in_71 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x48xbf16>
    %129 = tensor.empty() : tensor<48x32xbf16>
    %transposed_39 = linalg.transpose ins(%arg11 : tensor<32x48xbf16>) outs(%129 : tensor<48x32xbf16>) permutation = [1, 0] 
    %130 = tensor.empty() : tensor<2x48x32xbf16>
    %131 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_39 : tensor<48x32xbf16>) outs(%130 : tensor<2x48x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x32xbf16>
    %132 = linalg.batch_matmul ins(%128, %131 : tensor<2x7x48xbf16>, tensor<2x48x32xbf16>) outs(%39 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %133 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %134 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %133 : tensor<2x7x32xbf16>, tensor<2x7x32xbf16>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %224 = arith.addf %in, %in_71 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %135 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134 : tensor<2x7x32xbf16>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %224 = arith.extf %in : bf16 to f32
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %136 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135 : tensor<2x7x32xf32>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %137 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%136 : tensor<2x7x32xf32>) outs(%28 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.addf %in, %out : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x1xf32>
    %138 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.divf %in, %cst_6 : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x1xf32>
    %139 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.truncf %cst_4 : f64 to f32
      %225 = arith.addf %in, %224 : f32
      linalg.yield %225 : f32
    } -> tensor<2x7x1xf32>
    %140 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = math.rsqrt %in : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x1xf32>
    %141 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %140 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %224 = arith.mulf %in, %in_71 : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %142 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %143 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg24, %142 : tensor<32xbf16>, tensor<2x7x32xbf16>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %224 = arith.mulf %in, %in_71 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %transposed_40 = linalg.transpose ins(%arg14 : tensor<32x32xbf16>) outs(%36 : tensor<32x32xbf16>) permutation = [1, 0] 
    %144 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_40 : tensor<32x32xbf16>) outs(%37 : tensor<2x32x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x32xbf16>
    %145 = linalg.batch_matmul ins(%143, %144 : tensor<2x7x32xbf16>, tensor<2x32x32xbf16>) outs(%39 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %146 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %147 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146, %arg15 : tensor<2x7x32xbf16>, tensor<32xbf16>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %224 = arith.addf %in, %in_71 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %expanded_41 = tensor.expand_shape %147 [[0], [1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<2x7x32xbf16> into tensor<2x7x2x16xbf16>
    %transposed_42 = linalg.transpose ins(%expanded_41 : tensor<2x7x2x16xbf16>) outs(%43 : tensor<2x2x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %transposed_43 = linalg.transpose ins(%arg16 : tensor<16x32xbf16>) outs(%44 : tensor<32x16xbf16>) permutation = [1, 0] 
    %148 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_43 : tensor<32x16xbf16>) outs(%45 : tensor<2x32x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x16xbf16>
    %149 = linalg.batch_matmul ins(%143, %148 : tensor<2x7x32xbf16>, tensor<2x32x16xbf16>) outs(%48 : tensor<2x7x16xf32>) -> tensor<2x7x16xf32>
    %150 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149 : tensor<2x7x16xf32>) outs(%50 : tensor<2x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x16xbf16>
    %151 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150, %arg17 : tensor<2x7x16xbf16>, tensor<16xbf16>) outs(%50 : tensor<2x7x16xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %224 = arith.addf %in, %in_71 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x16xbf16>
    %expanded_44 = tensor.expand_shape %151 [[0], [1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<2x7x16xbf16> into tensor<2x7x1x16xbf16>
    %transposed_45 = linalg.transpose ins(%expanded_44 : tensor<2x7x1x16xbf16>) outs(%53 : tensor<2x1x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %transposed_46 = linalg.transpose ins(%arg18 : tensor<16x32xbf16>) outs(%44 : tensor<32x16xbf16>) permutation = [1, 0] 
    %152 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_46 : tensor<32x16xbf16>) outs(%45 : tensor<2x32x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x16xbf16>
    %153 = linalg.batch_matmul ins(%143, %152 : tensor<2x7x32xbf16>, tensor<2x32x16xbf16>) outs(%48 : tensor<2x7x16xf32>) -> tensor<2x7x16xf32>
    %154 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153 : tensor<2x7x16xf32>) outs(%50 : tensor<2x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x16xbf16>
    %155 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154, %arg19 : tensor<2x7x16xbf16>, tensor<16xbf16>) outs(%50 : tensor<2x7x16xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %224 = arith.addf %in, %in_71 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x16xbf16>
    %expanded_47 = tensor.expand_shape %155 [[0], [1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<2x7x16xbf16> into tensor<2x7x1x16xbf16>
    %transposed_48 = linalg.transpose ins(%expanded_47 : tensor<2x7x1x16xbf16>) outs(%53 : tensor<2x1x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %156 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_42, %expanded_18 : tensor<2x2x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%43 : tensor<2x2x7x16xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %224 = arith.mulf %in, %in_71 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x2x7x16xbf16>
    %extracted_slice_49 = tensor.extract_slice %transposed_42[0, 0, 0, 0] [2, 2, 7, 8] [1, 1, 1, 1] : tensor<2x2x7x16xbf16> to tensor<2x2x7x8xbf16>
    %extracted_slice_50 = tensor.extract_slice %transposed_42[0, 0, 0, 8] [2, 2, 7, 8] [1, 1, 1, 1] : tensor<2x2x7x16xbf16> to tensor<2x2x7x8xbf16>
    %157 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_50 : tensor<2x2x7x8xbf16>) outs(%59 : tensor<2x2x7x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %224 = arith.negf %in : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x2x7x8xbf16>
    %concat_51 = tensor.concat dim(3) %157, %extracted_slice_49 : (tensor<2x2x7x8xbf16>, tensor<2x2x7x8xbf16>) -> tensor<2x2x7x16xbf16>
    %158 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_51, %expanded_19 : tensor<2x2x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%43 : tensor<2x2x7x16xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %224 = arith.mulf %in, %in_71 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x2x7x16xbf16>
    %159 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%156, %158 : tensor<2x2x7x16xbf16>, tensor<2x2x7x16xbf16>) outs(%43 : tensor<2x2x7x16xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %224 = arith.addf %in, %in_71 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x2x7x16xbf16>
    %160 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_45, %expanded_18 : tensor<2x1x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%53 : tensor<2x1x7x16xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %224 = arith.mulf %in, %in_71 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x1x7x16xbf16>
    %extracted_slice_52 = tensor.extract_slice %transposed_45[0, 0, 0, 0] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xbf16> to tensor<2x1x7x8xbf16>
    %extracted_slice_53 = tensor.extract_slice %transposed_45[0, 0, 0, 8] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xbf16> to tensor<2x1x7x8xbf16>
    %161 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_53 : tensor<2x1x7x8xbf16>) outs(%64 : tensor<2x1x7x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %224 = arith.negf %in : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x1x7x8xbf16>
    %concat_54 = tensor.concat dim(3) %161, %extracted_slice_52 : (tensor<2x1x7x8xbf16>, tensor<2x1x7x8xbf16>) -> tensor<2x1x7x16xbf16>
    %162 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_54, %expanded_19 : tensor<2x1x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%53 : tensor<2x1x7x16xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %224 = arith.mulf %in, %in_71 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x1x7x16xbf16>
    %163 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%160, %162 : tensor<2x1x7x16xbf16>, tensor<2x1x7x16xbf16>) outs(%53 : tensor<2x1x7x16xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %224 = arith.addf %in, %in_71 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x1x7x16xbf16>
    %164 = linalg.generic {indexing_maps = [#map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%163 : tensor<2x1x7x16xbf16>) outs(%68 : tensor<2x1x2x7x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x1x2x7x16xbf16>
    %collapsed_55 = tensor.collapse_shape %164 [[0], [1, 2], [3], [4]] : tensor<2x1x2x7x16xbf16> into tensor<2x2x7x16xbf16>
    %165 = linalg.generic {indexing_maps = [#map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_48 : tensor<2x1x7x16xbf16>) outs(%68 : tensor<2x1x2x7x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x1x2x7x16xbf16>
    %transposed_56 = linalg.transpose ins(%collapsed_55 : tensor<2x2x7x16xbf16>) outs(%71 : tensor<2x2x16x7xbf16>) permutation = [0, 1, 3, 2] 
    %collapsed_57 = tensor.collapse_shape %159 [[0, 1], [2], [3]] : tensor<2x2x7x16xbf16> into tensor<4x7x16xbf16>
    %collapsed_58 = tensor.collapse_shape %transposed_56 [[0, 1], [2], [3]] : tensor<2x2x16x7xbf16> into tensor<4x16x7xbf16>
    %166 = linalg.batch_matmul ins(%collapsed_57, %collapsed_58 : tensor<4x7x16xbf16>, tensor<4x16x7xbf16>) outs(%73 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %167 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166 : tensor<4x7x7xf32>) outs(%75 : tensor<4x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<4x7x7xbf16>
    %expanded_59 = tensor.expand_shape %167 [[0, 1], [2], [3]] output_shape [2, 2, 7, 7] : tensor<4x7x7xbf16> into tensor<2x2x7x7xbf16>
    %168 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_59 : tensor<2x2x7x7xbf16>) outs(%77 : tensor<2x2x7x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %224 = arith.mulf %in, %cst_7 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x2x7x7xbf16>
    %169 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%168, %9 : tensor<2x2x7x7xbf16>, tensor<2x1x7x7xbf16>) outs(%77 : tensor<2x2x7x7xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %224 = arith.addf %in, %in_71 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x2x7x7xbf16>
    %170 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%169 : tensor<2x2x7x7xbf16>) outs(%80 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %224 = arith.extf %in : bf16 to f32
      linalg.yield %224 : f32
    } -> tensor<2x2x7x7xf32>
    %171:2 = linalg.generic {indexing_maps = [#map5, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%170 : tensor<2x2x7x7xf32>) outs(%85, %83 : tensor<2x2x7xf32>, tensor<2x2x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_71: i64):
      %224 = linalg.index 3 : index
      %225 = arith.index_cast %224 : index to i64
      %226 = arith.maximumf %in, %out : f32
      %227 = arith.cmpf ogt, %in, %out : f32
      %228 = arith.select %227, %225, %out_71 : i64
      linalg.yield %226, %228 : f32, i64
    } -> (tensor<2x2x7xf32>, tensor<2x2x7xi64>)
    %expanded_60 = tensor.expand_shape %171#0 [[0], [1], [2, 3]] output_shape [2, 2, 7, 1] : tensor<2x2x7xf32> into tensor<2x2x7x1xf32>
    %172 = linalg.generic {indexing_maps = [#map5, #map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%170, %expanded_60 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%80 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %224 = arith.subf %in, %in_71 : f32
      linalg.yield %224 : f32
    } -> tensor<2x2x7x7xf32>
    %173 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%172 : tensor<2x2x7x7xf32>) outs(%80 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = math.exp %in : f32
      linalg.yield %224 : f32
    } -> tensor<2x2x7x7xf32>
    %174 = linalg.generic {indexing_maps = [#map5, #map19], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%173 : tensor<2x2x7x7xf32>) outs(%90 : tensor<2x2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.addf %in, %out : f32
      linalg.yield %224 : f32
    } -> tensor<2x2x7x1xf32>
    %175 = linalg.generic {indexing_maps = [#map5, #map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%173, %174 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%80 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %224 = arith.divf %in, %in_71 : f32
      linalg.yield %224 : f32
    } -> tensor<2x2x7x7xf32>
    %176 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%175 : tensor<2x2x7x7xf32>) outs(%77 : tensor<2x2x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x2x7x7xbf16>
    %collapsed_61 = tensor.collapse_shape %176 [[0, 1], [2], [3]] : tensor<2x2x7x7xbf16> into tensor<4x7x7xbf16>
    %collapsed_62 = tensor.collapse_shape %165 [[0, 1, 2], [3], [4]] : tensor<2x1x2x7x16xbf16> into tensor<4x7x16xbf16>
    %177 = linalg.batch_matmul ins(%collapsed_61, %collapsed_62 : tensor<4x7x7xbf16>, tensor<4x7x16xbf16>) outs(%95 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %178 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177 : tensor<4x7x16xf32>) outs(%97 : tensor<4x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<4x7x16xbf16>
    %expanded_63 = tensor.expand_shape %178 [[0, 1], [2], [3]] output_shape [2, 2, 7, 16] : tensor<4x7x16xbf16> into tensor<2x2x7x16xbf16>
    %transposed_64 = linalg.transpose ins(%expanded_63 : tensor<2x2x7x16xbf16>) outs(%99 : tensor<2x7x2x16xbf16>) permutation = [0, 2, 1, 3] 
    %collapsed_65 = tensor.collapse_shape %transposed_64 [[0], [1], [2, 3]] : tensor<2x7x2x16xbf16> into tensor<2x7x32xbf16>
    %transposed_66 = linalg.transpose ins(%arg20 : tensor<32x32xbf16>) outs(%36 : tensor<32x32xbf16>) permutation = [1, 0] 
    %179 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_66 : tensor<32x32xbf16>) outs(%37 : tensor<2x32x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x32xbf16>
    %180 = linalg.batch_matmul ins(%collapsed_65, %179 : tensor<2x7x32xbf16>, tensor<2x32x32xbf16>) outs(%39 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %181 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %182 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134, %181 : tensor<2x7x32xbf16>, tensor<2x7x32xbf16>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %224 = arith.addf %in, %in_71 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %183 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182 : tensor<2x7x32xbf16>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %224 = arith.extf %in : bf16 to f32
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %184 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183 : tensor<2x7x32xf32>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %185 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%184 : tensor<2x7x32xf32>) outs(%28 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.addf %in, %out : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x1xf32>
    %186 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.divf %in, %cst_6 : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x1xf32>
    %187 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.truncf %cst_4 : f64 to f32
      %225 = arith.addf %in, %224 : f32
      linalg.yield %225 : f32
    } -> tensor<2x7x1xf32>
    %188 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = math.rsqrt %in : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x1xf32>
    %189 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183, %188 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %224 = arith.mulf %in, %in_71 : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %190 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %191 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg25, %190 : tensor<32xbf16>, tensor<2x7x32xbf16>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %224 = arith.mulf %in, %in_71 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %transposed_67 = linalg.transpose ins(%arg21 : tensor<48x32xbf16>) outs(%113 : tensor<32x48xbf16>) permutation = [1, 0] 
    %192 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_67 : tensor<32x48xbf16>) outs(%114 : tensor<2x32x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x48xbf16>
    %193 = linalg.batch_matmul ins(%191, %192 : tensor<2x7x32xbf16>, tensor<2x32x48xbf16>) outs(%117 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %194 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193 : tensor<2x7x48xf32>) outs(%119 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x48xbf16>
    %195 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194 : tensor<2x7x48xbf16>) outs(%116 : tensor<2x7x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %224 = arith.extf %in : bf16 to f32
      linalg.yield %224 : f32
    } -> tensor<2x7x48xf32>
    %196 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195 : tensor<2x7x48xf32>) outs(%116 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.negf %in : f32
      %225 = math.exp %224 : f32
      %226 = arith.addf %225, %cst_1 : f32
      %227 = arith.divf %cst_1, %226 : f32
      linalg.yield %227 : f32
    } -> tensor<2x7x48xf32>
    %197 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195, %196 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%116 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %224 = arith.mulf %in, %in_71 : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x48xf32>
    %198 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197 : tensor<2x7x48xf32>) outs(%119 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x48xbf16>
    %transposed_68 = linalg.transpose ins(%arg22 : tensor<48x32xbf16>) outs(%113 : tensor<32x48xbf16>) permutation = [1, 0] 
    %199 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_68 : tensor<32x48xbf16>) outs(%114 : tensor<2x32x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x48xbf16>
    %200 = linalg.batch_matmul ins(%191, %199 : tensor<2x7x32xbf16>, tensor<2x32x48xbf16>) outs(%117 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %201 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200 : tensor<2x7x48xf32>) outs(%119 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x48xbf16>
    %202 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198, %201 : tensor<2x7x48xbf16>, tensor<2x7x48xbf16>) outs(%119 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %224 = arith.mulf %in, %in_71 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x48xbf16>
    %transposed_69 = linalg.transpose ins(%arg23 : tensor<32x48xbf16>) outs(%129 : tensor<48x32xbf16>) permutation = [1, 0] 
    %203 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_69 : tensor<48x32xbf16>) outs(%130 : tensor<2x48x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x32xbf16>
    %204 = linalg.batch_matmul ins(%202, %203 : tensor<2x7x48xbf16>, tensor<2x48x32xbf16>) outs(%39 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %205 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%204 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %206 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182, %205 : tensor<2x7x32xbf16>, tensor<2x7x32xbf16>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %224 = arith.addf %in, %in_71 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %207 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%206 : tensor<2x7x32xbf16>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %224 = arith.extf %in : bf16 to f32
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %208 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%207 : tensor<2x7x32xf32>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %209 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%208 : tensor<2x7x32xf32>) outs(%28 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.addf %in, %out : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x1xf32>
    %210 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%209 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.divf %in, %cst_6 : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x1xf32>
    %211 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%210 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.truncf %cst_4 : f64 to f32
      %225 = arith.addf %in, %224 : f32
      linalg.yield %225 : f32
    } -> tensor<2x7x1xf32>
    %212 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211 : tensor<2x7x1xf32>) outs(%27 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = math.rsqrt %in : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x1xf32>
    %213 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%207, %212 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%24 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %224 = arith.mulf %in, %in_71 : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %214 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%213 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %215 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg26, %214 : tensor<32xbf16>, tensor<2x7x32xbf16>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %224 = arith.mulf %in, %in_71 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %216 = tensor.empty() : tensor<32x40xbf16>
    %transposed_70 = linalg.transpose ins(%arg27 : tensor<40x32xbf16>) outs(%216 : tensor<32x40xbf16>) permutation = [1, 0] 
    %217 = tensor.empty() : tensor<2x32x40xbf16>
    %218 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_70 : tensor<32x40xbf16>) outs(%217 : tensor<2x32x40xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x40xbf16>
    %219 = tensor.empty() : tensor<2x7x40xf32>
    %220 = linalg.fill ins(%cst : f32) outs(%219 : tensor<2x7x40xf32>) -> tensor<2x7x40xf32>
    %221 = linalg.batch_matmul ins(%215, %218 : tensor<2x7x32xbf16>, tensor<2x32x40xbf16>) outs(%220 : tensor<2x7x40xf32>) -> tensor<2x7x40xf32>
    %222 = tensor.empty() : tensor<2x7x40xbf16>
    %223 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221 : tensor<2x7x40xf32>) outs(%222 : tensor<2x7x40xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x40xbf16>
    return %223 : tensor<2x7x40xbf16>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_8_torch.bfloat16: "0x02000000803FA23ECD3D023D243C4F3B833AA639"
    }
  }
#-}
