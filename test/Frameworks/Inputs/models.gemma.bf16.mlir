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
#map10 = affine_map<(d0, d1, d2) -> ()>
#map11 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map12 = affine_map<(d0, d1, d2) -> (d2)>
#map13 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map14 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map15 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map17 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map20 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x7xi64>, %arg1: tensor<40x32xbf16>, %arg2: tensor<32x32xbf16>, %arg3: tensor<16x32xbf16>, %arg4: tensor<16x32xbf16>, %arg5: tensor<32x32xbf16>, %arg6: tensor<48x32xbf16>, %arg7: tensor<48x32xbf16>, %arg8: tensor<32x48xbf16>, %arg9: tensor<32xbf16>, %arg10: tensor<32xbf16>, %arg11: tensor<32x32xbf16>, %arg12: tensor<16x32xbf16>, %arg13: tensor<16x32xbf16>, %arg14: tensor<32x32xbf16>, %arg15: tensor<48x32xbf16>, %arg16: tensor<48x32xbf16>, %arg17: tensor<32x48xbf16>, %arg18: tensor<32xbf16>, %arg19: tensor<32xbf16>, %arg20: tensor<32xbf16>) -> tensor<2x7x40xbf16> {
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c40 = arith.constant 40 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %c3_i64 = arith.constant 3 : i64
    %cst_1 = arith.constant 4.467770e-02 : bf16
    %cst_2 = arith.constant 7.968750e-01 : bf16
    %cst_3 = arith.constant 1.000000e+00 : bf16
    %cst_4 = arith.constant 5.000000e-01 : bf16
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<bf16>
    %cst_6 = arith.constant dense<-9.984000e+03> : tensor<1x1x7x7xbf16>
    %cst_7 = arith.constant 9.9999999999999995E-7 : f64
    %cst_8 = arith.constant dense<5.656250e+00> : tensor<bf16>
    %cst_9 = arith.constant dense_resource<torch_tensor_8_torch.bfloat16> : tensor<8xbf16>
    %cst_10 = arith.constant 3.200000e+01 : f32
    %cst_11 = arith.constant 1.000000e+00 : f32
    %cst_12 = arith.constant 2.500000e-01 : bf16
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %224 = linalg.index 0 : index
      %225 = arith.index_cast %224 : index to i64
      linalg.yield %225 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_13 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_13 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_76: i64, %out: i64):
      %224 = arith.subi %in, %in_76 : i64
      linalg.yield %224 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %224 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %224 : i1
    } -> tensor<7x7xi1>
    %6 = tensor.empty() : tensor<1x1x7x7xbf16>
    %7 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_6, %cst_5 : tensor<7x7xi1>, tensor<1x1x7x7xbf16>, tensor<bf16>) outs(%6 : tensor<1x1x7x7xbf16>) {
    ^bb0(%in: i1, %in_76: bf16, %in_77: bf16, %out: bf16):
      %224 = arith.select %in, %in_76, %in_77 : bf16
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
    %12 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %cst_8 : tensor<2x7x32xbf16>, tensor<bf16>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: bf16, %in_76: bf16, %out: bf16):
      %224 = arith.mulf %in, %in_76 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %expanded_14 = tensor.expand_shape %1 [[0, 1, 2]] output_shape [1, 7, 1] : tensor<7xi64> into tensor<1x7x1xi64>
    %13 = tensor.empty() : tensor<1x7x1xf32>
    %14 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_14 : tensor<1x7x1xi64>) outs(%13 : tensor<1x7x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %224 = arith.sitofp %in : i64 to f32
      linalg.yield %224 : f32
    } -> tensor<1x7x1xf32>
    %15 = tensor.empty() : tensor<8xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_9 : tensor<8xbf16>) outs(%15 : tensor<8xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %224 = arith.extf %in : bf16 to f32
      linalg.yield %224 : f32
    } -> tensor<8xf32>
    %17 = tensor.empty() : tensor<1x7x8xf32>
    %18 = linalg.generic {indexing_maps = [#map11, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %16 : tensor<1x7x1xf32>, tensor<8xf32>) outs(%17 : tensor<1x7x8xf32>) {
    ^bb0(%in: f32, %in_76: f32, %out: f32):
      %224 = arith.mulf %in, %in_76 : f32
      linalg.yield %224 : f32
    } -> tensor<1x7x8xf32>
    %concat = tensor.concat dim(2) %18, %18 : (tensor<1x7x8xf32>, tensor<1x7x8xf32>) -> tensor<1x7x16xf32>
    %19 = tensor.empty() : tensor<1x7x16xf32>
    %20 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x7x16xf32>) outs(%19 : tensor<1x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = math.cos %in : f32
      linalg.yield %224 : f32
    } -> tensor<1x7x16xf32>
    %21 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x7x16xf32>) outs(%19 : tensor<1x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = math.sin %in : f32
      linalg.yield %224 : f32
    } -> tensor<1x7x16xf32>
    %22 = tensor.empty() : tensor<1x7x16xbf16>
    %23 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<1x7x16xf32>) outs(%22 : tensor<1x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<1x7x16xbf16>
    %24 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<1x7x16xf32>) outs(%22 : tensor<1x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<1x7x16xbf16>
    %25 = tensor.empty() : tensor<2x7x32xf32>
    %26 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x7x32xbf16>) outs(%25 : tensor<2x7x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %224 = arith.extf %in : bf16 to f32
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %27 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<2x7x32xf32>) outs(%25 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %28 = tensor.empty() : tensor<2x7x1xf32>
    %29 = linalg.fill ins(%cst : f32) outs(%28 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %30 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%27 : tensor<2x7x32xf32>) outs(%29 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.addf %in, %out : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x1xf32>
    %31 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<2x7x1xf32>) outs(%28 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.divf %in, %cst_10 : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x1xf32>
    %32 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<2x7x1xf32>) outs(%28 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.truncf %cst_7 : f64 to f32
      %225 = arith.addf %in, %224 : f32
      linalg.yield %225 : f32
    } -> tensor<2x7x1xf32>
    %33 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32 : tensor<2x7x1xf32>) outs(%28 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = math.rsqrt %in : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x1xf32>
    %34 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %33 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%25 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_76: f32, %out: f32):
      %224 = arith.mulf %in, %in_76 : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %35 = tensor.empty() : tensor<32xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg9 : tensor<32xbf16>) outs(%35 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %224 = arith.extf %in : bf16 to f32
      linalg.yield %224 : f32
    } -> tensor<32xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%36 : tensor<32xf32>) outs(%35 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.addf %in, %cst_11 : f32
      linalg.yield %224 : f32
    } -> tensor<32xf32>
    %38 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %37 : tensor<2x7x32xf32>, tensor<32xf32>) outs(%25 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_76: f32, %out: f32):
      %224 = arith.mulf %in, %in_76 : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %39 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %40 = tensor.empty() : tensor<32x32xbf16>
    %transposed = linalg.transpose ins(%arg2 : tensor<32x32xbf16>) outs(%40 : tensor<32x32xbf16>) permutation = [1, 0] 
    %41 = tensor.empty() : tensor<2x32x32xbf16>
    %42 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<32x32xbf16>) outs(%41 : tensor<2x32x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x32xbf16>
    %43 = linalg.fill ins(%cst : f32) outs(%25 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %44 = linalg.batch_matmul ins(%39, %42 : tensor<2x7x32xbf16>, tensor<2x32x32xbf16>) outs(%43 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %45 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %expanded_15 = tensor.expand_shape %45 [[0], [1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<2x7x32xbf16> into tensor<2x7x2x16xbf16>
    %46 = tensor.empty() : tensor<2x2x7x16xbf16>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<2x7x2x16xbf16>) outs(%46 : tensor<2x2x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %47 = tensor.empty() : tensor<32x16xbf16>
    %transposed_17 = linalg.transpose ins(%arg3 : tensor<16x32xbf16>) outs(%47 : tensor<32x16xbf16>) permutation = [1, 0] 
    %48 = tensor.empty() : tensor<2x32x16xbf16>
    %49 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_17 : tensor<32x16xbf16>) outs(%48 : tensor<2x32x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x16xbf16>
    %50 = tensor.empty() : tensor<2x7x16xf32>
    %51 = linalg.fill ins(%cst : f32) outs(%50 : tensor<2x7x16xf32>) -> tensor<2x7x16xf32>
    %52 = linalg.batch_matmul ins(%39, %49 : tensor<2x7x32xbf16>, tensor<2x32x16xbf16>) outs(%51 : tensor<2x7x16xf32>) -> tensor<2x7x16xf32>
    %53 = tensor.empty() : tensor<2x7x16xbf16>
    %54 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52 : tensor<2x7x16xf32>) outs(%53 : tensor<2x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x16xbf16>
    %expanded_18 = tensor.expand_shape %54 [[0], [1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<2x7x16xbf16> into tensor<2x7x1x16xbf16>
    %55 = tensor.empty() : tensor<2x1x7x16xbf16>
    %transposed_19 = linalg.transpose ins(%expanded_18 : tensor<2x7x1x16xbf16>) outs(%55 : tensor<2x1x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %transposed_20 = linalg.transpose ins(%arg4 : tensor<16x32xbf16>) outs(%47 : tensor<32x16xbf16>) permutation = [1, 0] 
    %56 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_20 : tensor<32x16xbf16>) outs(%48 : tensor<2x32x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x16xbf16>
    %57 = linalg.batch_matmul ins(%39, %56 : tensor<2x7x32xbf16>, tensor<2x32x16xbf16>) outs(%51 : tensor<2x7x16xf32>) -> tensor<2x7x16xf32>
    %58 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57 : tensor<2x7x16xf32>) outs(%53 : tensor<2x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x16xbf16>
    %expanded_21 = tensor.expand_shape %58 [[0], [1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<2x7x16xbf16> into tensor<2x7x1x16xbf16>
    %transposed_22 = linalg.transpose ins(%expanded_21 : tensor<2x7x1x16xbf16>) outs(%55 : tensor<2x1x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %expanded_23 = tensor.expand_shape %23 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xbf16> into tensor<1x1x7x16xbf16>
    %expanded_24 = tensor.expand_shape %24 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xbf16> into tensor<1x1x7x16xbf16>
    %59 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_16, %expanded_23 : tensor<2x2x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%46 : tensor<2x2x7x16xbf16>) {
    ^bb0(%in: bf16, %in_76: bf16, %out: bf16):
      %224 = arith.mulf %in, %in_76 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x2x7x16xbf16>
    %extracted_slice = tensor.extract_slice %transposed_16[0, 0, 0, 0] [2, 2, 7, 8] [1, 1, 1, 1] : tensor<2x2x7x16xbf16> to tensor<2x2x7x8xbf16>
    %extracted_slice_25 = tensor.extract_slice %transposed_16[0, 0, 0, 8] [2, 2, 7, 8] [1, 1, 1, 1] : tensor<2x2x7x16xbf16> to tensor<2x2x7x8xbf16>
    %60 = tensor.empty() : tensor<2x2x7x8xbf16>
    %61 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_25 : tensor<2x2x7x8xbf16>) outs(%60 : tensor<2x2x7x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %224 = arith.negf %in : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x2x7x8xbf16>
    %concat_26 = tensor.concat dim(3) %61, %extracted_slice : (tensor<2x2x7x8xbf16>, tensor<2x2x7x8xbf16>) -> tensor<2x2x7x16xbf16>
    %62 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_26, %expanded_24 : tensor<2x2x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%46 : tensor<2x2x7x16xbf16>) {
    ^bb0(%in: bf16, %in_76: bf16, %out: bf16):
      %224 = arith.mulf %in, %in_76 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x2x7x16xbf16>
    %63 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %62 : tensor<2x2x7x16xbf16>, tensor<2x2x7x16xbf16>) outs(%46 : tensor<2x2x7x16xbf16>) {
    ^bb0(%in: bf16, %in_76: bf16, %out: bf16):
      %224 = arith.addf %in, %in_76 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x2x7x16xbf16>
    %64 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_19, %expanded_23 : tensor<2x1x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%55 : tensor<2x1x7x16xbf16>) {
    ^bb0(%in: bf16, %in_76: bf16, %out: bf16):
      %224 = arith.mulf %in, %in_76 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x1x7x16xbf16>
    %extracted_slice_27 = tensor.extract_slice %transposed_19[0, 0, 0, 0] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xbf16> to tensor<2x1x7x8xbf16>
    %extracted_slice_28 = tensor.extract_slice %transposed_19[0, 0, 0, 8] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xbf16> to tensor<2x1x7x8xbf16>
    %65 = tensor.empty() : tensor<2x1x7x8xbf16>
    %66 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_28 : tensor<2x1x7x8xbf16>) outs(%65 : tensor<2x1x7x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %224 = arith.negf %in : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x1x7x8xbf16>
    %concat_29 = tensor.concat dim(3) %66, %extracted_slice_27 : (tensor<2x1x7x8xbf16>, tensor<2x1x7x8xbf16>) -> tensor<2x1x7x16xbf16>
    %67 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_29, %expanded_24 : tensor<2x1x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%55 : tensor<2x1x7x16xbf16>) {
    ^bb0(%in: bf16, %in_76: bf16, %out: bf16):
      %224 = arith.mulf %in, %in_76 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x1x7x16xbf16>
    %68 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64, %67 : tensor<2x1x7x16xbf16>, tensor<2x1x7x16xbf16>) outs(%55 : tensor<2x1x7x16xbf16>) {
    ^bb0(%in: bf16, %in_76: bf16, %out: bf16):
      %224 = arith.addf %in, %in_76 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x1x7x16xbf16>
    %69 = tensor.empty() : tensor<2x1x2x7x16xbf16>
    %70 = linalg.generic {indexing_maps = [#map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%68 : tensor<2x1x7x16xbf16>) outs(%69 : tensor<2x1x2x7x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x1x2x7x16xbf16>
    %collapsed_30 = tensor.collapse_shape %70 [[0], [1, 2], [3], [4]] : tensor<2x1x2x7x16xbf16> into tensor<2x2x7x16xbf16>
    %71 = linalg.generic {indexing_maps = [#map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_22 : tensor<2x1x7x16xbf16>) outs(%69 : tensor<2x1x2x7x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x1x2x7x16xbf16>
    %72 = tensor.empty() : tensor<2x2x16x7xbf16>
    %transposed_31 = linalg.transpose ins(%collapsed_30 : tensor<2x2x7x16xbf16>) outs(%72 : tensor<2x2x16x7xbf16>) permutation = [0, 1, 3, 2] 
    %collapsed_32 = tensor.collapse_shape %63 [[0, 1], [2], [3]] : tensor<2x2x7x16xbf16> into tensor<4x7x16xbf16>
    %collapsed_33 = tensor.collapse_shape %transposed_31 [[0, 1], [2], [3]] : tensor<2x2x16x7xbf16> into tensor<4x16x7xbf16>
    %73 = tensor.empty() : tensor<4x7x7xf32>
    %74 = linalg.fill ins(%cst : f32) outs(%73 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %75 = linalg.batch_matmul ins(%collapsed_32, %collapsed_33 : tensor<4x7x16xbf16>, tensor<4x16x7xbf16>) outs(%74 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %76 = tensor.empty() : tensor<4x7x7xbf16>
    %77 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<4x7x7xf32>) outs(%76 : tensor<4x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<4x7x7xbf16>
    %expanded_34 = tensor.expand_shape %77 [[0, 1], [2], [3]] output_shape [2, 2, 7, 7] : tensor<4x7x7xbf16> into tensor<2x2x7x7xbf16>
    %78 = tensor.empty() : tensor<2x2x7x7xbf16>
    %79 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_34 : tensor<2x2x7x7xbf16>) outs(%78 : tensor<2x2x7x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %224 = arith.mulf %in, %cst_12 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x2x7x7xbf16>
    %80 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79, %9 : tensor<2x2x7x7xbf16>, tensor<2x1x7x7xbf16>) outs(%78 : tensor<2x2x7x7xbf16>) {
    ^bb0(%in: bf16, %in_76: bf16, %out: bf16):
      %224 = arith.addf %in, %in_76 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x2x7x7xbf16>
    %81 = tensor.empty() : tensor<2x2x7x7xf32>
    %82 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80 : tensor<2x2x7x7xbf16>) outs(%81 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %224 = arith.extf %in : bf16 to f32
      linalg.yield %224 : f32
    } -> tensor<2x2x7x7xf32>
    %83 = tensor.empty() : tensor<2x2x7xi64>
    %84 = linalg.fill ins(%c0_i64 : i64) outs(%83 : tensor<2x2x7xi64>) -> tensor<2x2x7xi64>
    %85 = tensor.empty() : tensor<2x2x7xf32>
    %86 = linalg.fill ins(%cst_0 : f32) outs(%85 : tensor<2x2x7xf32>) -> tensor<2x2x7xf32>
    %87:2 = linalg.generic {indexing_maps = [#map5, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%82 : tensor<2x2x7x7xf32>) outs(%86, %84 : tensor<2x2x7xf32>, tensor<2x2x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_76: i64):
      %224 = linalg.index 3 : index
      %225 = arith.index_cast %224 : index to i64
      %226 = arith.maximumf %in, %out : f32
      %227 = arith.cmpf ogt, %in, %out : f32
      %228 = arith.select %227, %225, %out_76 : i64
      linalg.yield %226, %228 : f32, i64
    } -> (tensor<2x2x7xf32>, tensor<2x2x7xi64>)
    %expanded_35 = tensor.expand_shape %87#0 [[0], [1], [2, 3]] output_shape [2, 2, 7, 1] : tensor<2x2x7xf32> into tensor<2x2x7x1xf32>
    %88 = linalg.generic {indexing_maps = [#map5, #map20, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82, %expanded_35 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%81 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_76: f32, %out: f32):
      %224 = arith.subf %in, %in_76 : f32
      linalg.yield %224 : f32
    } -> tensor<2x2x7x7xf32>
    %89 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%88 : tensor<2x2x7x7xf32>) outs(%81 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = math.exp %in : f32
      linalg.yield %224 : f32
    } -> tensor<2x2x7x7xf32>
    %90 = tensor.empty() : tensor<2x2x7x1xf32>
    %91 = linalg.fill ins(%cst : f32) outs(%90 : tensor<2x2x7x1xf32>) -> tensor<2x2x7x1xf32>
    %92 = linalg.generic {indexing_maps = [#map5, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%89 : tensor<2x2x7x7xf32>) outs(%91 : tensor<2x2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.addf %in, %out : f32
      linalg.yield %224 : f32
    } -> tensor<2x2x7x1xf32>
    %93 = linalg.generic {indexing_maps = [#map5, #map20, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%89, %92 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%81 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_76: f32, %out: f32):
      %224 = arith.divf %in, %in_76 : f32
      linalg.yield %224 : f32
    } -> tensor<2x2x7x7xf32>
    %94 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%93 : tensor<2x2x7x7xf32>) outs(%78 : tensor<2x2x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x2x7x7xbf16>
    %collapsed_36 = tensor.collapse_shape %94 [[0, 1], [2], [3]] : tensor<2x2x7x7xbf16> into tensor<4x7x7xbf16>
    %collapsed_37 = tensor.collapse_shape %71 [[0, 1, 2], [3], [4]] : tensor<2x1x2x7x16xbf16> into tensor<4x7x16xbf16>
    %95 = tensor.empty() : tensor<4x7x16xf32>
    %96 = linalg.fill ins(%cst : f32) outs(%95 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %97 = linalg.batch_matmul ins(%collapsed_36, %collapsed_37 : tensor<4x7x7xbf16>, tensor<4x7x16xbf16>) outs(%96 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %98 = tensor.empty() : tensor<4x7x16xbf16>
    %99 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<4x7x16xf32>) outs(%98 : tensor<4x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<4x7x16xbf16>
    %expanded_38 = tensor.expand_shape %99 [[0, 1], [2], [3]] output_shape [2, 2, 7, 16] : tensor<4x7x16xbf16> into tensor<2x2x7x16xbf16>
    %100 = tensor.empty() : tensor<2x7x2x16xbf16>
    %transposed_39 = linalg.transpose ins(%expanded_38 : tensor<2x2x7x16xbf16>) outs(%100 : tensor<2x7x2x16xbf16>) permutation = [0, 2, 1, 3] 
    %collapsed_40 = tensor.collapse_shape %transposed_39 [[0], [1], [2, 3]] : tensor<2x7x2x16xbf16> into tensor<2x7x32xbf16>
    %transposed_41 = linalg.transpose ins(%arg5 : tensor<32x32xbf16>) outs(%40 : tensor<32x32xbf16>) permutation = [1, 0] 
    %101 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_41 : tensor<32x32xbf16>) outs(%41 : tensor<2x32x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x32xbf16>
    %102 = linalg.batch_matmul ins(%collapsed_40, %101 : tensor<2x7x32xbf16>, tensor<2x32x32xbf16>) outs(%43 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %103 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %104 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %103 : tensor<2x7x32xbf16>, tensor<2x7x32xbf16>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: bf16, %in_76: bf16, %out: bf16):
      %224 = arith.addf %in, %in_76 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %105 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<2x7x32xbf16>) outs(%25 : tensor<2x7x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %224 = arith.extf %in : bf16 to f32
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %106 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<2x7x32xf32>) outs(%25 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %107 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%106 : tensor<2x7x32xf32>) outs(%29 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.addf %in, %out : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x1xf32>
    %108 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<2x7x1xf32>) outs(%28 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.divf %in, %cst_10 : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x1xf32>
    %109 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<2x7x1xf32>) outs(%28 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.truncf %cst_7 : f64 to f32
      %225 = arith.addf %in, %224 : f32
      linalg.yield %225 : f32
    } -> tensor<2x7x1xf32>
    %110 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<2x7x1xf32>) outs(%28 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = math.rsqrt %in : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x1xf32>
    %111 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %110 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%25 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_76: f32, %out: f32):
      %224 = arith.mulf %in, %in_76 : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %112 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg10 : tensor<32xbf16>) outs(%35 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %224 = arith.extf %in : bf16 to f32
      linalg.yield %224 : f32
    } -> tensor<32xf32>
    %113 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%112 : tensor<32xf32>) outs(%35 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.addf %in, %cst_11 : f32
      linalg.yield %224 : f32
    } -> tensor<32xf32>
    %114 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111, %113 : tensor<2x7x32xf32>, tensor<32xf32>) outs(%25 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_76: f32, %out: f32):
      %224 = arith.mulf %in, %in_76 : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %115 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %116 = tensor.empty() : tensor<32x48xbf16>
    %transposed_42 = linalg.transpose ins(%arg6 : tensor<48x32xbf16>) outs(%116 : tensor<32x48xbf16>) permutation = [1, 0] 
    %117 = tensor.empty() : tensor<2x32x48xbf16>
    %118 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_42 : tensor<32x48xbf16>) outs(%117 : tensor<2x32x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x48xbf16>
    %119 = tensor.empty() : tensor<2x7x48xf32>
    %120 = linalg.fill ins(%cst : f32) outs(%119 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %121 = linalg.batch_matmul ins(%115, %118 : tensor<2x7x32xbf16>, tensor<2x32x48xbf16>) outs(%120 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %122 = tensor.empty() : tensor<2x7x48xbf16>
    %123 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121 : tensor<2x7x48xf32>) outs(%122 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x48xbf16>
    %124 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123 : tensor<2x7x48xbf16>) outs(%122 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %224 = math.fpowi %in, %c3_i64 : bf16, i64
      %225 = arith.mulf %224, %cst_1 : bf16
      %226 = arith.addf %in, %225 : bf16
      %227 = arith.mulf %226, %cst_2 : bf16
      %228 = math.tanh %227 : bf16
      %229 = arith.addf %228, %cst_3 : bf16
      %230 = arith.mulf %229, %cst_4 : bf16
      %231 = arith.mulf %in, %230 : bf16
      linalg.yield %231 : bf16
    } -> tensor<2x7x48xbf16>
    %transposed_43 = linalg.transpose ins(%arg7 : tensor<48x32xbf16>) outs(%116 : tensor<32x48xbf16>) permutation = [1, 0] 
    %125 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_43 : tensor<32x48xbf16>) outs(%117 : tensor<2x32x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x48xbf16>
    %126 = linalg.batch_matmul ins(%115, %125 : tensor<2x7x32xbf16>, tensor<2x32x48xbf16>) outs(%120 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %127 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126 : tensor<2x7x48xf32>) outs(%122 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x48xbf16>
    %128 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124, %127 : tensor<2x7x48xbf16>, tensor<2x7x48xbf16>) outs(%122 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_76: bf16, %out: bf16):
      %224 = arith.mulf %in, %in_76 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x48xbf16>
    %129 = tensor.empty() : tensor<48x32xbf16>
    %transposed_44 = linalg.transpose ins(%arg8 : tensor<32x48xbf16>) outs(%129 : tensor<48x32xbf16>) permutation = [1, 0] 
    %130 = tensor.empty() : tensor<2x48x32xbf16>
    %131 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_44 : tensor<48x32xbf16>) outs(%130 : tensor<2x48x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x32xbf16>
    %132 = linalg.batch_matmul ins(%128, %131 : tensor<2x7x48xbf16>, tensor<2x48x32xbf16>) outs(%43 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %133 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %134 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %133 : tensor<2x7x32xbf16>, tensor<2x7x32xbf16>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: bf16, %in_76: bf16, %out: bf16):
      %224 = arith.addf %in, %in_76 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %135 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134 : tensor<2x7x32xbf16>) outs(%25 : tensor<2x7x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %224 = arith.extf %in : bf16 to f32
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %136 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135 : tensor<2x7x32xf32>) outs(%25 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %137 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%136 : tensor<2x7x32xf32>) outs(%29 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.addf %in, %out : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x1xf32>
    %138 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137 : tensor<2x7x1xf32>) outs(%28 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.divf %in, %cst_10 : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x1xf32>
    %139 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<2x7x1xf32>) outs(%28 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.truncf %cst_7 : f64 to f32
      %225 = arith.addf %in, %224 : f32
      linalg.yield %225 : f32
    } -> tensor<2x7x1xf32>
    %140 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139 : tensor<2x7x1xf32>) outs(%28 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = math.rsqrt %in : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x1xf32>
    %141 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %140 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%25 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_76: f32, %out: f32):
      %224 = arith.mulf %in, %in_76 : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %142 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg18 : tensor<32xbf16>) outs(%35 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %224 = arith.extf %in : bf16 to f32
      linalg.yield %224 : f32
    } -> tensor<32xf32>
    %143 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%142 : tensor<32xf32>) outs(%35 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.addf %in, %cst_11 : f32
      linalg.yield %224 : f32
    } -> tensor<32xf32>
    %144 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141, %143 : tensor<2x7x32xf32>, tensor<32xf32>) outs(%25 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_76: f32, %out: f32):
      %224 = arith.mulf %in, %in_76 : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %145 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %transposed_45 = linalg.transpose ins(%arg11 : tensor<32x32xbf16>) outs(%40 : tensor<32x32xbf16>) permutation = [1, 0] 
    %146 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_45 : tensor<32x32xbf16>) outs(%41 : tensor<2x32x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x32xbf16>
    %147 = linalg.batch_matmul ins(%145, %146 : tensor<2x7x32xbf16>, tensor<2x32x32xbf16>) outs(%43 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %148 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %expanded_46 = tensor.expand_shape %148 [[0], [1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<2x7x32xbf16> into tensor<2x7x2x16xbf16>
    %transposed_47 = linalg.transpose ins(%expanded_46 : tensor<2x7x2x16xbf16>) outs(%46 : tensor<2x2x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %transposed_48 = linalg.transpose ins(%arg12 : tensor<16x32xbf16>) outs(%47 : tensor<32x16xbf16>) permutation = [1, 0] 
    %149 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_48 : tensor<32x16xbf16>) outs(%48 : tensor<2x32x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x16xbf16>
    %150 = linalg.batch_matmul ins(%145, %149 : tensor<2x7x32xbf16>, tensor<2x32x16xbf16>) outs(%51 : tensor<2x7x16xf32>) -> tensor<2x7x16xf32>
    %151 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150 : tensor<2x7x16xf32>) outs(%53 : tensor<2x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x16xbf16>
    %expanded_49 = tensor.expand_shape %151 [[0], [1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<2x7x16xbf16> into tensor<2x7x1x16xbf16>
    %transposed_50 = linalg.transpose ins(%expanded_49 : tensor<2x7x1x16xbf16>) outs(%55 : tensor<2x1x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %transposed_51 = linalg.transpose ins(%arg13 : tensor<16x32xbf16>) outs(%47 : tensor<32x16xbf16>) permutation = [1, 0] 
    %152 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_51 : tensor<32x16xbf16>) outs(%48 : tensor<2x32x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x16xbf16>
    %153 = linalg.batch_matmul ins(%145, %152 : tensor<2x7x32xbf16>, tensor<2x32x16xbf16>) outs(%51 : tensor<2x7x16xf32>) -> tensor<2x7x16xf32>
    %154 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153 : tensor<2x7x16xf32>) outs(%53 : tensor<2x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x16xbf16>
    %expanded_52 = tensor.expand_shape %154 [[0], [1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<2x7x16xbf16> into tensor<2x7x1x16xbf16>
    %transposed_53 = linalg.transpose ins(%expanded_52 : tensor<2x7x1x16xbf16>) outs(%55 : tensor<2x1x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %155 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_47, %expanded_23 : tensor<2x2x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%46 : tensor<2x2x7x16xbf16>) {
    ^bb0(%in: bf16, %in_76: bf16, %out: bf16):
      %224 = arith.mulf %in, %in_76 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x2x7x16xbf16>
    %extracted_slice_54 = tensor.extract_slice %transposed_47[0, 0, 0, 0] [2, 2, 7, 8] [1, 1, 1, 1] : tensor<2x2x7x16xbf16> to tensor<2x2x7x8xbf16>
    %extracted_slice_55 = tensor.extract_slice %transposed_47[0, 0, 0, 8] [2, 2, 7, 8] [1, 1, 1, 1] : tensor<2x2x7x16xbf16> to tensor<2x2x7x8xbf16>
    %156 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_55 : tensor<2x2x7x8xbf16>) outs(%60 : tensor<2x2x7x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %224 = arith.negf %in : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x2x7x8xbf16>
    %concat_56 = tensor.concat dim(3) %156, %extracted_slice_54 : (tensor<2x2x7x8xbf16>, tensor<2x2x7x8xbf16>) -> tensor<2x2x7x16xbf16>
    %157 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_56, %expanded_24 : tensor<2x2x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%46 : tensor<2x2x7x16xbf16>) {
    ^bb0(%in: bf16, %in_76: bf16, %out: bf16):
      %224 = arith.mulf %in, %in_76 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x2x7x16xbf16>
    %158 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%155, %157 : tensor<2x2x7x16xbf16>, tensor<2x2x7x16xbf16>) outs(%46 : tensor<2x2x7x16xbf16>) {
    ^bb0(%in: bf16, %in_76: bf16, %out: bf16):
      %224 = arith.addf %in, %in_76 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x2x7x16xbf16>
    %159 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_50, %expanded_23 : tensor<2x1x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%55 : tensor<2x1x7x16xbf16>) {
    ^bb0(%in: bf16, %in_76: bf16, %out: bf16):
      %224 = arith.mulf %in, %in_76 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x1x7x16xbf16>
    %extracted_slice_57 = tensor.extract_slice %transposed_50[0, 0, 0, 0] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xbf16> to tensor<2x1x7x8xbf16>
    %extracted_slice_58 = tensor.extract_slice %transposed_50[0, 0, 0, 8] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xbf16> to tensor<2x1x7x8xbf16>
    %160 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_58 : tensor<2x1x7x8xbf16>) outs(%65 : tensor<2x1x7x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %224 = arith.negf %in : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x1x7x8xbf16>
    %concat_59 = tensor.concat dim(3) %160, %extracted_slice_57 : (tensor<2x1x7x8xbf16>, tensor<2x1x7x8xbf16>) -> tensor<2x1x7x16xbf16>
    %161 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_59, %expanded_24 : tensor<2x1x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%55 : tensor<2x1x7x16xbf16>) {
    ^bb0(%in: bf16, %in_76: bf16, %out: bf16):
      %224 = arith.mulf %in, %in_76 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x1x7x16xbf16>
    %162 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%159, %161 : tensor<2x1x7x16xbf16>, tensor<2x1x7x16xbf16>) outs(%55 : tensor<2x1x7x16xbf16>) {
    ^bb0(%in: bf16, %in_76: bf16, %out: bf16):
      %224 = arith.addf %in, %in_76 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x1x7x16xbf16>
    %163 = linalg.generic {indexing_maps = [#map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%162 : tensor<2x1x7x16xbf16>) outs(%69 : tensor<2x1x2x7x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x1x2x7x16xbf16>
    %collapsed_60 = tensor.collapse_shape %163 [[0], [1, 2], [3], [4]] : tensor<2x1x2x7x16xbf16> into tensor<2x2x7x16xbf16>
    %164 = linalg.generic {indexing_maps = [#map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_53 : tensor<2x1x7x16xbf16>) outs(%69 : tensor<2x1x2x7x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x1x2x7x16xbf16>
    %transposed_61 = linalg.transpose ins(%collapsed_60 : tensor<2x2x7x16xbf16>) outs(%72 : tensor<2x2x16x7xbf16>) permutation = [0, 1, 3, 2] 
    %collapsed_62 = tensor.collapse_shape %158 [[0, 1], [2], [3]] : tensor<2x2x7x16xbf16> into tensor<4x7x16xbf16>
    %collapsed_63 = tensor.collapse_shape %transposed_61 [[0, 1], [2], [3]] : tensor<2x2x16x7xbf16> into tensor<4x16x7xbf16>
    %165 = linalg.batch_matmul ins(%collapsed_62, %collapsed_63 : tensor<4x7x16xbf16>, tensor<4x16x7xbf16>) outs(%74 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %166 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165 : tensor<4x7x7xf32>) outs(%76 : tensor<4x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<4x7x7xbf16>
    %expanded_64 = tensor.expand_shape %166 [[0, 1], [2], [3]] output_shape [2, 2, 7, 7] : tensor<4x7x7xbf16> into tensor<2x2x7x7xbf16>
    %167 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_64 : tensor<2x2x7x7xbf16>) outs(%78 : tensor<2x2x7x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %224 = arith.mulf %in, %cst_12 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x2x7x7xbf16>
    %168 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%167, %9 : tensor<2x2x7x7xbf16>, tensor<2x1x7x7xbf16>) outs(%78 : tensor<2x2x7x7xbf16>) {
    ^bb0(%in: bf16, %in_76: bf16, %out: bf16):
      %224 = arith.addf %in, %in_76 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x2x7x7xbf16>
    %169 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%168 : tensor<2x2x7x7xbf16>) outs(%81 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %224 = arith.extf %in : bf16 to f32
      linalg.yield %224 : f32
    } -> tensor<2x2x7x7xf32>
    %170:2 = linalg.generic {indexing_maps = [#map5, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%169 : tensor<2x2x7x7xf32>) outs(%86, %84 : tensor<2x2x7xf32>, tensor<2x2x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_76: i64):
      %224 = linalg.index 3 : index
      %225 = arith.index_cast %224 : index to i64
      %226 = arith.maximumf %in, %out : f32
      %227 = arith.cmpf ogt, %in, %out : f32
      %228 = arith.select %227, %225, %out_76 : i64
      linalg.yield %226, %228 : f32, i64
    } -> (tensor<2x2x7xf32>, tensor<2x2x7xi64>)
    %expanded_65 = tensor.expand_shape %170#0 [[0], [1], [2, 3]] output_shape [2, 2, 7, 1] : tensor<2x2x7xf32> into tensor<2x2x7x1xf32>
    %171 = linalg.generic {indexing_maps = [#map5, #map20, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%169, %expanded_65 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%81 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_76: f32, %out: f32):
      %224 = arith.subf %in, %in_76 : f32
      linalg.yield %224 : f32
    } -> tensor<2x2x7x7xf32>
    %172 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%171 : tensor<2x2x7x7xf32>) outs(%81 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = math.exp %in : f32
      linalg.yield %224 : f32
    } -> tensor<2x2x7x7xf32>
    %173 = linalg.generic {indexing_maps = [#map5, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%172 : tensor<2x2x7x7xf32>) outs(%91 : tensor<2x2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.addf %in, %out : f32
      linalg.yield %224 : f32
    } -> tensor<2x2x7x1xf32>
    %174 = linalg.generic {indexing_maps = [#map5, #map20, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%172, %173 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%81 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_76: f32, %out: f32):
      %224 = arith.divf %in, %in_76 : f32
      linalg.yield %224 : f32
    } -> tensor<2x2x7x7xf32>
    %175 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%174 : tensor<2x2x7x7xf32>) outs(%78 : tensor<2x2x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x2x7x7xbf16>
    %collapsed_66 = tensor.collapse_shape %175 [[0, 1], [2], [3]] : tensor<2x2x7x7xbf16> into tensor<4x7x7xbf16>
    %collapsed_67 = tensor.collapse_shape %164 [[0, 1, 2], [3], [4]] : tensor<2x1x2x7x16xbf16> into tensor<4x7x16xbf16>
    %176 = linalg.batch_matmul ins(%collapsed_66, %collapsed_67 : tensor<4x7x7xbf16>, tensor<4x7x16xbf16>) outs(%96 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %177 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176 : tensor<4x7x16xf32>) outs(%98 : tensor<4x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<4x7x16xbf16>
    %expanded_68 = tensor.expand_shape %177 [[0, 1], [2], [3]] output_shape [2, 2, 7, 16] : tensor<4x7x16xbf16> into tensor<2x2x7x16xbf16>
    %transposed_69 = linalg.transpose ins(%expanded_68 : tensor<2x2x7x16xbf16>) outs(%100 : tensor<2x7x2x16xbf16>) permutation = [0, 2, 1, 3] 
    %collapsed_70 = tensor.collapse_shape %transposed_69 [[0], [1], [2, 3]] : tensor<2x7x2x16xbf16> into tensor<2x7x32xbf16>
    %transposed_71 = linalg.transpose ins(%arg14 : tensor<32x32xbf16>) outs(%40 : tensor<32x32xbf16>) permutation = [1, 0] 
    %178 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_71 : tensor<32x32xbf16>) outs(%41 : tensor<2x32x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x32xbf16>
    %179 = linalg.batch_matmul ins(%collapsed_70, %178 : tensor<2x7x32xbf16>, tensor<2x32x32xbf16>) outs(%43 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %180 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %181 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134, %180 : tensor<2x7x32xbf16>, tensor<2x7x32xbf16>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: bf16, %in_76: bf16, %out: bf16):
      %224 = arith.addf %in, %in_76 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %182 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181 : tensor<2x7x32xbf16>) outs(%25 : tensor<2x7x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %224 = arith.extf %in : bf16 to f32
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %183 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182 : tensor<2x7x32xf32>) outs(%25 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %184 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%183 : tensor<2x7x32xf32>) outs(%29 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.addf %in, %out : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x1xf32>
    %185 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184 : tensor<2x7x1xf32>) outs(%28 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.divf %in, %cst_10 : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x1xf32>
    %186 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185 : tensor<2x7x1xf32>) outs(%28 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.truncf %cst_7 : f64 to f32
      %225 = arith.addf %in, %224 : f32
      linalg.yield %225 : f32
    } -> tensor<2x7x1xf32>
    %187 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186 : tensor<2x7x1xf32>) outs(%28 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = math.rsqrt %in : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x1xf32>
    %188 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182, %187 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%25 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_76: f32, %out: f32):
      %224 = arith.mulf %in, %in_76 : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %189 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg19 : tensor<32xbf16>) outs(%35 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %224 = arith.extf %in : bf16 to f32
      linalg.yield %224 : f32
    } -> tensor<32xf32>
    %190 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%189 : tensor<32xf32>) outs(%35 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.addf %in, %cst_11 : f32
      linalg.yield %224 : f32
    } -> tensor<32xf32>
    %191 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188, %190 : tensor<2x7x32xf32>, tensor<32xf32>) outs(%25 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_76: f32, %out: f32):
      %224 = arith.mulf %in, %in_76 : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %192 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %transposed_72 = linalg.transpose ins(%arg15 : tensor<48x32xbf16>) outs(%116 : tensor<32x48xbf16>) permutation = [1, 0] 
    %193 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_72 : tensor<32x48xbf16>) outs(%117 : tensor<2x32x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x48xbf16>
    %194 = linalg.batch_matmul ins(%192, %193 : tensor<2x7x32xbf16>, tensor<2x32x48xbf16>) outs(%120 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %195 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194 : tensor<2x7x48xf32>) outs(%122 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x48xbf16>
    %196 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195 : tensor<2x7x48xbf16>) outs(%122 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %224 = math.fpowi %in, %c3_i64 : bf16, i64
      %225 = arith.mulf %224, %cst_1 : bf16
      %226 = arith.addf %in, %225 : bf16
      %227 = arith.mulf %226, %cst_2 : bf16
      %228 = math.tanh %227 : bf16
      %229 = arith.addf %228, %cst_3 : bf16
      %230 = arith.mulf %229, %cst_4 : bf16
      %231 = arith.mulf %in, %230 : bf16
      linalg.yield %231 : bf16
    } -> tensor<2x7x48xbf16>
    %transposed_73 = linalg.transpose ins(%arg16 : tensor<48x32xbf16>) outs(%116 : tensor<32x48xbf16>) permutation = [1, 0] 
    %197 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_73 : tensor<32x48xbf16>) outs(%117 : tensor<2x32x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x48xbf16>
    %198 = linalg.batch_matmul ins(%192, %197 : tensor<2x7x32xbf16>, tensor<2x32x48xbf16>) outs(%120 : tensor<2x7x48xf32>) -> tensor<2x7x48xf32>
    %199 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198 : tensor<2x7x48xf32>) outs(%122 : tensor<2x7x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x48xbf16>
    %200 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196, %199 : tensor<2x7x48xbf16>, tensor<2x7x48xbf16>) outs(%122 : tensor<2x7x48xbf16>) {
    ^bb0(%in: bf16, %in_76: bf16, %out: bf16):
      %224 = arith.mulf %in, %in_76 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x48xbf16>
    %transposed_74 = linalg.transpose ins(%arg17 : tensor<32x48xbf16>) outs(%129 : tensor<48x32xbf16>) permutation = [1, 0] 
    %201 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_74 : tensor<48x32xbf16>) outs(%130 : tensor<2x48x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x48x32xbf16>
    %202 = linalg.batch_matmul ins(%200, %201 : tensor<2x7x48xbf16>, tensor<2x48x32xbf16>) outs(%43 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %203 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%202 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %204 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181, %203 : tensor<2x7x32xbf16>, tensor<2x7x32xbf16>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: bf16, %in_76: bf16, %out: bf16):
      %224 = arith.addf %in, %in_76 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %205 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%204 : tensor<2x7x32xbf16>) outs(%25 : tensor<2x7x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %224 = arith.extf %in : bf16 to f32
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %206 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%205 : tensor<2x7x32xf32>) outs(%25 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %207 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%206 : tensor<2x7x32xf32>) outs(%29 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.addf %in, %out : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x1xf32>
    %208 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%207 : tensor<2x7x1xf32>) outs(%28 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.divf %in, %cst_10 : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x1xf32>
    %209 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%208 : tensor<2x7x1xf32>) outs(%28 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.truncf %cst_7 : f64 to f32
      %225 = arith.addf %in, %224 : f32
      linalg.yield %225 : f32
    } -> tensor<2x7x1xf32>
    %210 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%209 : tensor<2x7x1xf32>) outs(%28 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = math.rsqrt %in : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x1xf32>
    %211 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%205, %210 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%25 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_76: f32, %out: f32):
      %224 = arith.mulf %in, %in_76 : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %212 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg20 : tensor<32xbf16>) outs(%35 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %224 = arith.extf %in : bf16 to f32
      linalg.yield %224 : f32
    } -> tensor<32xf32>
    %213 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%212 : tensor<32xf32>) outs(%35 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.addf %in, %cst_11 : f32
      linalg.yield %224 : f32
    } -> tensor<32xf32>
    %214 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211, %213 : tensor<2x7x32xf32>, tensor<32xf32>) outs(%25 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_76: f32, %out: f32):
      %224 = arith.mulf %in, %in_76 : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %215 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%214 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %216 = tensor.empty() : tensor<32x40xbf16>
    %transposed_75 = linalg.transpose ins(%arg1 : tensor<40x32xbf16>) outs(%216 : tensor<32x40xbf16>) permutation = [1, 0] 
    %217 = tensor.empty() : tensor<2x32x40xbf16>
    %218 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_75 : tensor<32x40xbf16>) outs(%217 : tensor<2x32x40xbf16>) {
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
