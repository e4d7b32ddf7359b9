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
    %cst_10 = arith.constant dense_resource<torch_tensor_40_32_torch.bfloat16> : tensor<40x32xbf16>
    %cst_11 = arith.constant 3.200000e+01 : f32
    %cst_12 = arith.constant 1.000000e+00 : f32
    %cst_13 = arith.constant 2.500000e-01 : bf16
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %224 = linalg.index 0 : index
      %225 = arith.index_cast %224 : index to i64
      linalg.yield %225 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_14 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_14 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_77: i64, %out: i64):
      %224 = arith.subi %in, %in_77 : i64
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
    ^bb0(%in: i1, %in_77: bf16, %in_78: bf16, %out: bf16):
      %224 = arith.select %in, %in_77, %in_78 : bf16
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
    ^bb0(%in: bf16, %in_77: bf16, %out: bf16):
      %224 = arith.mulf %in, %in_77 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %expanded_15 = tensor.expand_shape %1 [[0, 1, 2]] output_shape [1, 7, 1] : tensor<7xi64> into tensor<1x7x1xi64>
    %13 = tensor.empty() : tensor<1x7x1xf32>
    %14 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_15 : tensor<1x7x1xi64>) outs(%13 : tensor<1x7x1xf32>) {
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
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %224 = arith.mulf %in, %in_77 : f32
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
      %224 = arith.divf %in, %cst_11 : f32
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
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %224 = arith.mulf %in, %in_77 : f32
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
      %224 = arith.addf %in, %cst_12 : f32
      linalg.yield %224 : f32
    } -> tensor<32xf32>
    %38 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %37 : tensor<2x7x32xf32>, tensor<32xf32>) outs(%25 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %224 = arith.mulf %in, %in_77 : f32
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
    %expanded_16 = tensor.expand_shape %45 [[0], [1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<2x7x32xbf16> into tensor<2x7x2x16xbf16>
    %46 = tensor.empty() : tensor<2x2x7x16xbf16>
    %transposed_17 = linalg.transpose ins(%expanded_16 : tensor<2x7x2x16xbf16>) outs(%46 : tensor<2x2x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %47 = tensor.empty() : tensor<32x16xbf16>
    %transposed_18 = linalg.transpose ins(%arg3 : tensor<16x32xbf16>) outs(%47 : tensor<32x16xbf16>) permutation = [1, 0] 
    %48 = tensor.empty() : tensor<2x32x16xbf16>
    %49 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_18 : tensor<32x16xbf16>) outs(%48 : tensor<2x32x16xbf16>) {
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
    %expanded_19 = tensor.expand_shape %54 [[0], [1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<2x7x16xbf16> into tensor<2x7x1x16xbf16>
    %55 = tensor.empty() : tensor<2x1x7x16xbf16>
    %transposed_20 = linalg.transpose ins(%expanded_19 : tensor<2x7x1x16xbf16>) outs(%55 : tensor<2x1x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %transposed_21 = linalg.transpose ins(%arg4 : tensor<16x32xbf16>) outs(%47 : tensor<32x16xbf16>) permutation = [1, 0] 
    %56 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_21 : tensor<32x16xbf16>) outs(%48 : tensor<2x32x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x16xbf16>
    %57 = linalg.batch_matmul ins(%39, %56 : tensor<2x7x32xbf16>, tensor<2x32x16xbf16>) outs(%51 : tensor<2x7x16xf32>) -> tensor<2x7x16xf32>
    %58 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57 : tensor<2x7x16xf32>) outs(%53 : tensor<2x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x16xbf16>
    %expanded_22 = tensor.expand_shape %58 [[0], [1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<2x7x16xbf16> into tensor<2x7x1x16xbf16>
    %transposed_23 = linalg.transpose ins(%expanded_22 : tensor<2x7x1x16xbf16>) outs(%55 : tensor<2x1x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %expanded_24 = tensor.expand_shape %23 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xbf16> into tensor<1x1x7x16xbf16>
    %expanded_25 = tensor.expand_shape %24 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xbf16> into tensor<1x1x7x16xbf16>
    %59 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_17, %expanded_24 : tensor<2x2x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%46 : tensor<2x2x7x16xbf16>) {
    ^bb0(%in: bf16, %in_77: bf16, %out: bf16):
      %224 = arith.mulf %in, %in_77 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x2x7x16xbf16>
    %extracted_slice = tensor.extract_slice %transposed_17[0, 0, 0, 0] [2, 2, 7, 8] [1, 1, 1, 1] : tensor<2x2x7x16xbf16> to tensor<2x2x7x8xbf16>
    %extracted_slice_26 = tensor.extract_slice %transposed_17[0, 0, 0, 8] [2, 2, 7, 8] [1, 1, 1, 1] : tensor<2x2x7x16xbf16> to tensor<2x2x7x8xbf16>
    %60 = tensor.empty() : tensor<2x2x7x8xbf16>
    %61 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_26 : tensor<2x2x7x8xbf16>) outs(%60 : tensor<2x2x7x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %224 = arith.negf %in : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x2x7x8xbf16>
    %concat_27 = tensor.concat dim(3) %61, %extracted_slice : (tensor<2x2x7x8xbf16>, tensor<2x2x7x8xbf16>) -> tensor<2x2x7x16xbf16>
    %62 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_27, %expanded_25 : tensor<2x2x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%46 : tensor<2x2x7x16xbf16>) {
    ^bb0(%in: bf16, %in_77: bf16, %out: bf16):
      %224 = arith.mulf %in, %in_77 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x2x7x16xbf16>
    %63 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %62 : tensor<2x2x7x16xbf16>, tensor<2x2x7x16xbf16>) outs(%46 : tensor<2x2x7x16xbf16>) {
    ^bb0(%in: bf16, %in_77: bf16, %out: bf16):
      %224 = arith.addf %in, %in_77 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x2x7x16xbf16>
    %64 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_20, %expanded_24 : tensor<2x1x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%55 : tensor<2x1x7x16xbf16>) {
    ^bb0(%in: bf16, %in_77: bf16, %out: bf16):
      %224 = arith.mulf %in, %in_77 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x1x7x16xbf16>
    %extracted_slice_28 = tensor.extract_slice %transposed_20[0, 0, 0, 0] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xbf16> to tensor<2x1x7x8xbf16>
    %extracted_slice_29 = tensor.extract_slice %transposed_20[0, 0, 0, 8] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xbf16> to tensor<2x1x7x8xbf16>
    %65 = tensor.empty() : tensor<2x1x7x8xbf16>
    %66 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_29 : tensor<2x1x7x8xbf16>) outs(%65 : tensor<2x1x7x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %224 = arith.negf %in : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x1x7x8xbf16>
    %concat_30 = tensor.concat dim(3) %66, %extracted_slice_28 : (tensor<2x1x7x8xbf16>, tensor<2x1x7x8xbf16>) -> tensor<2x1x7x16xbf16>
    %67 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_30, %expanded_25 : tensor<2x1x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%55 : tensor<2x1x7x16xbf16>) {
    ^bb0(%in: bf16, %in_77: bf16, %out: bf16):
      %224 = arith.mulf %in, %in_77 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x1x7x16xbf16>
    %68 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64, %67 : tensor<2x1x7x16xbf16>, tensor<2x1x7x16xbf16>) outs(%55 : tensor<2x1x7x16xbf16>) {
    ^bb0(%in: bf16, %in_77: bf16, %out: bf16):
      %224 = arith.addf %in, %in_77 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x1x7x16xbf16>
    %69 = tensor.empty() : tensor<2x1x2x7x16xbf16>
    %70 = linalg.generic {indexing_maps = [#map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%68 : tensor<2x1x7x16xbf16>) outs(%69 : tensor<2x1x2x7x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x1x2x7x16xbf16>
    %collapsed_31 = tensor.collapse_shape %70 [[0], [1, 2], [3], [4]] : tensor<2x1x2x7x16xbf16> into tensor<2x2x7x16xbf16>
    %71 = linalg.generic {indexing_maps = [#map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_23 : tensor<2x1x7x16xbf16>) outs(%69 : tensor<2x1x2x7x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x1x2x7x16xbf16>
    %72 = tensor.empty() : tensor<2x2x16x7xbf16>
    %transposed_32 = linalg.transpose ins(%collapsed_31 : tensor<2x2x7x16xbf16>) outs(%72 : tensor<2x2x16x7xbf16>) permutation = [0, 1, 3, 2] 
    %collapsed_33 = tensor.collapse_shape %63 [[0, 1], [2], [3]] : tensor<2x2x7x16xbf16> into tensor<4x7x16xbf16>
    %collapsed_34 = tensor.collapse_shape %transposed_32 [[0, 1], [2], [3]] : tensor<2x2x16x7xbf16> into tensor<4x16x7xbf16>
    %73 = tensor.empty() : tensor<4x7x7xf32>
    %74 = linalg.fill ins(%cst : f32) outs(%73 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %75 = linalg.batch_matmul ins(%collapsed_33, %collapsed_34 : tensor<4x7x16xbf16>, tensor<4x16x7xbf16>) outs(%74 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %76 = tensor.empty() : tensor<4x7x7xbf16>
    %77 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<4x7x7xf32>) outs(%76 : tensor<4x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<4x7x7xbf16>
    %expanded_35 = tensor.expand_shape %77 [[0, 1], [2], [3]] output_shape [2, 2, 7, 7] : tensor<4x7x7xbf16> into tensor<2x2x7x7xbf16>
    %78 = tensor.empty() : tensor<2x2x7x7xbf16>
    %79 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_35 : tensor<2x2x7x7xbf16>) outs(%78 : tensor<2x2x7x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %224 = arith.mulf %in, %cst_13 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x2x7x7xbf16>
    %80 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79, %9 : tensor<2x2x7x7xbf16>, tensor<2x1x7x7xbf16>) outs(%78 : tensor<2x2x7x7xbf16>) {
    ^bb0(%in: bf16, %in_77: bf16, %out: bf16):
      %224 = arith.addf %in, %in_77 : bf16
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
    ^bb0(%in: f32, %out: f32, %out_77: i64):
      %224 = linalg.index 3 : index
      %225 = arith.index_cast %224 : index to i64
      %226 = arith.maximumf %in, %out : f32
      %227 = arith.cmpf ogt, %in, %out : f32
      %228 = arith.select %227, %225, %out_77 : i64
      linalg.yield %226, %228 : f32, i64
    } -> (tensor<2x2x7xf32>, tensor<2x2x7xi64>)
    %expanded_36 = tensor.expand_shape %87#0 [[0], [1], [2, 3]] output_shape [2, 2, 7, 1] : tensor<2x2x7xf32> into tensor<2x2x7x1xf32>
    %88 = linalg.generic {indexing_maps = [#map5, #map20, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82, %expanded_36 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%81 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %224 = arith.subf %in, %in_77 : f32
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
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %224 = arith.divf %in, %in_77 : f32
      linalg.yield %224 : f32
    } -> tensor<2x2x7x7xf32>
    %94 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%93 : tensor<2x2x7x7xf32>) outs(%78 : tensor<2x2x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x2x7x7xbf16>
    %collapsed_37 = tensor.collapse_shape %94 [[0, 1], [2], [3]] : tensor<2x2x7x7xbf16> into tensor<4x7x7xbf16>
    %collapsed_38 = tensor.collapse_shape %71 [[0, 1, 2], [3], [4]] : tensor<2x1x2x7x16xbf16> into tensor<4x7x16xbf16>
    %95 = tensor.empty() : tensor<4x7x16xf32>
    %96 = linalg.fill ins(%cst : f32) outs(%95 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %97 = linalg.batch_matmul ins(%collapsed_37, %collapsed_38 : tensor<4x7x7xbf16>, tensor<4x7x16xbf16>) outs(%96 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %98 = tensor.empty() : tensor<4x7x16xbf16>
    %99 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<4x7x16xf32>) outs(%98 : tensor<4x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<4x7x16xbf16>
    %expanded_39 = tensor.expand_shape %99 [[0, 1], [2], [3]] output_shape [2, 2, 7, 16] : tensor<4x7x16xbf16> into tensor<2x2x7x16xbf16>
    %100 = tensor.empty() : tensor<2x7x2x16xbf16>
    %transposed_40 = linalg.transpose ins(%expanded_39 : tensor<2x2x7x16xbf16>) outs(%100 : tensor<2x7x2x16xbf16>) permutation = [0, 2, 1, 3] 
    %collapsed_41 = tensor.collapse_shape %transposed_40 [[0], [1], [2, 3]] : tensor<2x7x2x16xbf16> into tensor<2x7x32xbf16>
    %transposed_42 = linalg.transpose ins(%arg5 : tensor<32x32xbf16>) outs(%40 : tensor<32x32xbf16>) permutation = [1, 0] 
    %101 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_42 : tensor<32x32xbf16>) outs(%41 : tensor<2x32x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x32xbf16>
    %102 = linalg.batch_matmul ins(%collapsed_41, %101 : tensor<2x7x32xbf16>, tensor<2x32x32xbf16>) outs(%43 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %103 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %104 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %103 : tensor<2x7x32xbf16>, tensor<2x7x32xbf16>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: bf16, %in_77: bf16, %out: bf16):
      %224 = arith.addf %in, %in_77 : bf16
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
      %224 = arith.divf %in, %cst_11 : f32
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
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %224 = arith.mulf %in, %in_77 : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %112 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg10 : tensor<32xbf16>) outs(%35 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %224 = arith.extf %in : bf16 to f32
      linalg.yield %224 : f32
    } -> tensor<32xf32>
    %113 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%112 : tensor<32xf32>) outs(%35 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.addf %in, %cst_12 : f32
      linalg.yield %224 : f32
    } -> tensor<32xf32>
    %114 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111, %113 : tensor<2x7x32xf32>, tensor<32xf32>) outs(%25 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %224 = arith.mulf %in, %in_77 : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %115 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %116 = tensor.empty() : tensor<32x48xbf16>
    %transposed_43 = linalg.transpose ins(%arg6 : tensor<48x32xbf16>) outs(%116 : tensor<32x48xbf16>) permutation = [1, 0] 
    %117 = tensor.empty() : tensor<2x32x48xbf16>
    %118 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_43 : tensor<32x48xbf16>) outs(%117 : tensor<2x32x48xbf16>) {
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
    %transposed_44 = linalg.transpose ins(%arg7 : tensor<48x32xbf16>) outs(%116 : tensor<32x48xbf16>) permutation = [1, 0] 
    %125 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_44 : tensor<32x48xbf16>) outs(%117 : tensor<2x32x48xbf16>) {
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
    ^bb0(%in: bf16, %in_77: bf16, %out: bf16):
      %224 = arith.mulf %in, %in_77 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x48xbf16>
    %129 = tensor.empty() : tensor<48x32xbf16>
    %transposed_45 = linalg.transpose ins(%arg8 : tensor<32x48xbf16>) outs(%129 : tensor<48x32xbf16>) permutation = [1, 0] 
    %130 = tensor.empty() : tensor<2x48x32xbf16>
    %131 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_45 : tensor<48x32xbf16>) outs(%130 : tensor<2x48x32xbf16>) {
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
    ^bb0(%in: bf16, %in_77: bf16, %out: bf16):
      %224 = arith.addf %in, %in_77 : bf16
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
      %224 = arith.divf %in, %cst_11 : f32
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
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %224 = arith.mulf %in, %in_77 : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %142 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg18 : tensor<32xbf16>) outs(%35 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %224 = arith.extf %in : bf16 to f32
      linalg.yield %224 : f32
    } -> tensor<32xf32>
    %143 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%142 : tensor<32xf32>) outs(%35 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.addf %in, %cst_12 : f32
      linalg.yield %224 : f32
    } -> tensor<32xf32>
    %144 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141, %143 : tensor<2x7x32xf32>, tensor<32xf32>) outs(%25 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %224 = arith.mulf %in, %in_77 : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %145 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %transposed_46 = linalg.transpose ins(%arg11 : tensor<32x32xbf16>) outs(%40 : tensor<32x32xbf16>) permutation = [1, 0] 
    %146 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_46 : tensor<32x32xbf16>) outs(%41 : tensor<2x32x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x32xbf16>
    %147 = linalg.batch_matmul ins(%145, %146 : tensor<2x7x32xbf16>, tensor<2x32x32xbf16>) outs(%43 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %148 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %expanded_47 = tensor.expand_shape %148 [[0], [1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<2x7x32xbf16> into tensor<2x7x2x16xbf16>
    %transposed_48 = linalg.transpose ins(%expanded_47 : tensor<2x7x2x16xbf16>) outs(%46 : tensor<2x2x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %transposed_49 = linalg.transpose ins(%arg12 : tensor<16x32xbf16>) outs(%47 : tensor<32x16xbf16>) permutation = [1, 0] 
    %149 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_49 : tensor<32x16xbf16>) outs(%48 : tensor<2x32x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x16xbf16>
    %150 = linalg.batch_matmul ins(%145, %149 : tensor<2x7x32xbf16>, tensor<2x32x16xbf16>) outs(%51 : tensor<2x7x16xf32>) -> tensor<2x7x16xf32>
    %151 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150 : tensor<2x7x16xf32>) outs(%53 : tensor<2x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x16xbf16>
    %expanded_50 = tensor.expand_shape %151 [[0], [1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<2x7x16xbf16> into tensor<2x7x1x16xbf16>
    %transposed_51 = linalg.transpose ins(%expanded_50 : tensor<2x7x1x16xbf16>) outs(%55 : tensor<2x1x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %transposed_52 = linalg.transpose ins(%arg13 : tensor<16x32xbf16>) outs(%47 : tensor<32x16xbf16>) permutation = [1, 0] 
    %152 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_52 : tensor<32x16xbf16>) outs(%48 : tensor<2x32x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x16xbf16>
    %153 = linalg.batch_matmul ins(%145, %152 : tensor<2x7x32xbf16>, tensor<2x32x16xbf16>) outs(%51 : tensor<2x7x16xf32>) -> tensor<2x7x16xf32>
    %154 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153 : tensor<2x7x16xf32>) outs(%53 : tensor<2x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x16xbf16>
    %expanded_53 = tensor.expand_shape %154 [[0], [1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<2x7x16xbf16> into tensor<2x7x1x16xbf16>
    %transposed_54 = linalg.transpose ins(%expanded_53 : tensor<2x7x1x16xbf16>) outs(%55 : tensor<2x1x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %155 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_48, %expanded_24 : tensor<2x2x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%46 : tensor<2x2x7x16xbf16>) {
    ^bb0(%in: bf16, %in_77: bf16, %out: bf16):
      %224 = arith.mulf %in, %in_77 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x2x7x16xbf16>
    %extracted_slice_55 = tensor.extract_slice %transposed_48[0, 0, 0, 0] [2, 2, 7, 8] [1, 1, 1, 1] : tensor<2x2x7x16xbf16> to tensor<2x2x7x8xbf16>
    %extracted_slice_56 = tensor.extract_slice %transposed_48[0, 0, 0, 8] [2, 2, 7, 8] [1, 1, 1, 1] : tensor<2x2x7x16xbf16> to tensor<2x2x7x8xbf16>
    %156 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_56 : tensor<2x2x7x8xbf16>) outs(%60 : tensor<2x2x7x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %224 = arith.negf %in : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x2x7x8xbf16>
    %concat_57 = tensor.concat dim(3) %156, %extracted_slice_55 : (tensor<2x2x7x8xbf16>, tensor<2x2x7x8xbf16>) -> tensor<2x2x7x16xbf16>
    %157 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_57, %expanded_25 : tensor<2x2x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%46 : tensor<2x2x7x16xbf16>) {
    ^bb0(%in: bf16, %in_77: bf16, %out: bf16):
      %224 = arith.mulf %in, %in_77 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x2x7x16xbf16>
    %158 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%155, %157 : tensor<2x2x7x16xbf16>, tensor<2x2x7x16xbf16>) outs(%46 : tensor<2x2x7x16xbf16>) {
    ^bb0(%in: bf16, %in_77: bf16, %out: bf16):
      %224 = arith.addf %in, %in_77 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x2x7x16xbf16>
    %159 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_51, %expanded_24 : tensor<2x1x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%55 : tensor<2x1x7x16xbf16>) {
    ^bb0(%in: bf16, %in_77: bf16, %out: bf16):
      %224 = arith.mulf %in, %in_77 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x1x7x16xbf16>
    %extracted_slice_58 = tensor.extract_slice %transposed_51[0, 0, 0, 0] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xbf16> to tensor<2x1x7x8xbf16>
    %extracted_slice_59 = tensor.extract_slice %transposed_51[0, 0, 0, 8] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xbf16> to tensor<2x1x7x8xbf16>
    %160 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_59 : tensor<2x1x7x8xbf16>) outs(%65 : tensor<2x1x7x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %224 = arith.negf %in : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x1x7x8xbf16>
    %concat_60 = tensor.concat dim(3) %160, %extracted_slice_58 : (tensor<2x1x7x8xbf16>, tensor<2x1x7x8xbf16>) -> tensor<2x1x7x16xbf16>
    %161 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_60, %expanded_25 : tensor<2x1x7x16xbf16>, tensor<1x1x7x16xbf16>) outs(%55 : tensor<2x1x7x16xbf16>) {
    ^bb0(%in: bf16, %in_77: bf16, %out: bf16):
      %224 = arith.mulf %in, %in_77 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x1x7x16xbf16>
    %162 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%159, %161 : tensor<2x1x7x16xbf16>, tensor<2x1x7x16xbf16>) outs(%55 : tensor<2x1x7x16xbf16>) {
    ^bb0(%in: bf16, %in_77: bf16, %out: bf16):
      %224 = arith.addf %in, %in_77 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x1x7x16xbf16>
    %163 = linalg.generic {indexing_maps = [#map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%162 : tensor<2x1x7x16xbf16>) outs(%69 : tensor<2x1x2x7x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x1x2x7x16xbf16>
    %collapsed_61 = tensor.collapse_shape %163 [[0], [1, 2], [3], [4]] : tensor<2x1x2x7x16xbf16> into tensor<2x2x7x16xbf16>
    %164 = linalg.generic {indexing_maps = [#map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_54 : tensor<2x1x7x16xbf16>) outs(%69 : tensor<2x1x2x7x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x1x2x7x16xbf16>
    %transposed_62 = linalg.transpose ins(%collapsed_61 : tensor<2x2x7x16xbf16>) outs(%72 : tensor<2x2x16x7xbf16>) permutation = [0, 1, 3, 2] 
    %collapsed_63 = tensor.collapse_shape %158 [[0, 1], [2], [3]] : tensor<2x2x7x16xbf16> into tensor<4x7x16xbf16>
    %collapsed_64 = tensor.collapse_shape %transposed_62 [[0, 1], [2], [3]] : tensor<2x2x16x7xbf16> into tensor<4x16x7xbf16>
    %165 = linalg.batch_matmul ins(%collapsed_63, %collapsed_64 : tensor<4x7x16xbf16>, tensor<4x16x7xbf16>) outs(%74 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %166 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165 : tensor<4x7x7xf32>) outs(%76 : tensor<4x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<4x7x7xbf16>
    %expanded_65 = tensor.expand_shape %166 [[0, 1], [2], [3]] output_shape [2, 2, 7, 7] : tensor<4x7x7xbf16> into tensor<2x2x7x7xbf16>
    %167 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_65 : tensor<2x2x7x7xbf16>) outs(%78 : tensor<2x2x7x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %224 = arith.mulf %in, %cst_13 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x2x7x7xbf16>
    %168 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%167, %9 : tensor<2x2x7x7xbf16>, tensor<2x1x7x7xbf16>) outs(%78 : tensor<2x2x7x7xbf16>) {
    ^bb0(%in: bf16, %in_77: bf16, %out: bf16):
      %224 = arith.addf %in, %in_77 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x2x7x7xbf16>
    %169 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%168 : tensor<2x2x7x7xbf16>) outs(%81 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %224 = arith.extf %in : bf16 to f32
      linalg.yield %224 : f32
    } -> tensor<2x2x7x7xf32>
    %170:2 = linalg.generic {indexing_maps = [#map5, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%169 : tensor<2x2x7x7xf32>) outs(%86, %84 : tensor<2x2x7xf32>, tensor<2x2x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_77: i64):
      %224 = linalg.index 3 : index
      %225 = arith.index_cast %224 : index to i64
      %226 = arith.maximumf %in, %out : f32
      %227 = arith.cmpf ogt, %in, %out : f32
      %228 = arith.select %227, %225, %out_77 : i64
      linalg.yield %226, %228 : f32, i64
    } -> (tensor<2x2x7xf32>, tensor<2x2x7xi64>)
    %expanded_66 = tensor.expand_shape %170#0 [[0], [1], [2, 3]] output_shape [2, 2, 7, 1] : tensor<2x2x7xf32> into tensor<2x2x7x1xf32>
    %171 = linalg.generic {indexing_maps = [#map5, #map20, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%169, %expanded_66 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%81 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %224 = arith.subf %in, %in_77 : f32
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
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %224 = arith.divf %in, %in_77 : f32
      linalg.yield %224 : f32
    } -> tensor<2x2x7x7xf32>
    %175 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%174 : tensor<2x2x7x7xf32>) outs(%78 : tensor<2x2x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x2x7x7xbf16>
    %collapsed_67 = tensor.collapse_shape %175 [[0, 1], [2], [3]] : tensor<2x2x7x7xbf16> into tensor<4x7x7xbf16>
    %collapsed_68 = tensor.collapse_shape %164 [[0, 1, 2], [3], [4]] : tensor<2x1x2x7x16xbf16> into tensor<4x7x16xbf16>
    %176 = linalg.batch_matmul ins(%collapsed_67, %collapsed_68 : tensor<4x7x7xbf16>, tensor<4x7x16xbf16>) outs(%96 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %177 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176 : tensor<4x7x16xf32>) outs(%98 : tensor<4x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<4x7x16xbf16>
    %expanded_69 = tensor.expand_shape %177 [[0, 1], [2], [3]] output_shape [2, 2, 7, 16] : tensor<4x7x16xbf16> into tensor<2x2x7x16xbf16>
    %transposed_70 = linalg.transpose ins(%expanded_69 : tensor<2x2x7x16xbf16>) outs(%100 : tensor<2x7x2x16xbf16>) permutation = [0, 2, 1, 3] 
    %collapsed_71 = tensor.collapse_shape %transposed_70 [[0], [1], [2, 3]] : tensor<2x7x2x16xbf16> into tensor<2x7x32xbf16>
    %transposed_72 = linalg.transpose ins(%arg14 : tensor<32x32xbf16>) outs(%40 : tensor<32x32xbf16>) permutation = [1, 0] 
    %178 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_72 : tensor<32x32xbf16>) outs(%41 : tensor<2x32x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x32xbf16>
    %179 = linalg.batch_matmul ins(%collapsed_71, %178 : tensor<2x7x32xbf16>, tensor<2x32x32xbf16>) outs(%43 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %180 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %181 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134, %180 : tensor<2x7x32xbf16>, tensor<2x7x32xbf16>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: bf16, %in_77: bf16, %out: bf16):
      %224 = arith.addf %in, %in_77 : bf16
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
      %224 = arith.divf %in, %cst_11 : f32
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
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %224 = arith.mulf %in, %in_77 : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %189 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg19 : tensor<32xbf16>) outs(%35 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %224 = arith.extf %in : bf16 to f32
      linalg.yield %224 : f32
    } -> tensor<32xf32>
    %190 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%189 : tensor<32xf32>) outs(%35 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.addf %in, %cst_12 : f32
      linalg.yield %224 : f32
    } -> tensor<32xf32>
    %191 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188, %190 : tensor<2x7x32xf32>, tensor<32xf32>) outs(%25 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %224 = arith.mulf %in, %in_77 : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %192 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %transposed_73 = linalg.transpose ins(%arg15 : tensor<48x32xbf16>) outs(%116 : tensor<32x48xbf16>) permutation = [1, 0] 
    %193 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_73 : tensor<32x48xbf16>) outs(%117 : tensor<2x32x48xbf16>) {
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
    %transposed_74 = linalg.transpose ins(%arg16 : tensor<48x32xbf16>) outs(%116 : tensor<32x48xbf16>) permutation = [1, 0] 
    %197 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_74 : tensor<32x48xbf16>) outs(%117 : tensor<2x32x48xbf16>) {
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
    ^bb0(%in: bf16, %in_77: bf16, %out: bf16):
      %224 = arith.mulf %in, %in_77 : bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x48xbf16>
    %transposed_75 = linalg.transpose ins(%arg17 : tensor<32x48xbf16>) outs(%129 : tensor<48x32xbf16>) permutation = [1, 0] 
    %201 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_75 : tensor<48x32xbf16>) outs(%130 : tensor<2x48x32xbf16>) {
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
    ^bb0(%in: bf16, %in_77: bf16, %out: bf16):
      %224 = arith.addf %in, %in_77 : bf16
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
      %224 = arith.divf %in, %cst_11 : f32
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
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %224 = arith.mulf %in, %in_77 : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %212 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg20 : tensor<32xbf16>) outs(%35 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %224 = arith.extf %in : bf16 to f32
      linalg.yield %224 : f32
    } -> tensor<32xf32>
    %213 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%212 : tensor<32xf32>) outs(%35 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.addf %in, %cst_12 : f32
      linalg.yield %224 : f32
    } -> tensor<32xf32>
    %214 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211, %213 : tensor<2x7x32xf32>, tensor<32xf32>) outs(%25 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %224 = arith.mulf %in, %in_77 : f32
      linalg.yield %224 : f32
    } -> tensor<2x7x32xf32>
    %215 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%214 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %224 = arith.truncf %in : f32 to bf16
      linalg.yield %224 : bf16
    } -> tensor<2x7x32xbf16>
    %216 = tensor.empty() : tensor<32x40xbf16>
    %transposed_76 = linalg.transpose ins(%cst_10 : tensor<40x32xbf16>) outs(%216 : tensor<32x40xbf16>) permutation = [1, 0] 
    %217 = tensor.empty() : tensor<2x32x40xbf16>
    %218 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_76 : tensor<32x40xbf16>) outs(%217 : tensor<2x32x40xbf16>) {
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
      torch_tensor_8_torch.bfloat16: "0x02000000803FA23ECD3D023D243C4F3B833AA639",
      torch_tensor_40_32_torch.bfloat16: "0x020000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000062BC2CBDCE3BE03BFA3CF43C243C11BC0C3CC03CB03CE7BCB2BA0ABC103DE9BC40BC06BA97BAFBBCE9BB8FBB3BBCA53CECBB5FBB38BD3ABC80BBDD3C4ABD343CE6BCAC3A4F3CE6BCDFBB65BC86BC7EBC713CE23B813C9C3C563C4BBCFBBB5CBB963CA0BC02BD94BCC23B24BCC3BC043B8ABC853C20BC953CF5BCDABC49BCE03CACBBA23B43BC5EBC023D213C02BDD03C2ABCD8BC2CBD9ABBB2BB9E3C08BC123CE53877BBA13C2E3C65BCE3BB5E3C2FBB263C003A45BCDABC90BC7A3C243BC23C90BA603C0FBC95BB473D813CB53C1FBCADBC8C3B703C7C3C2D3C843C173DC23B91BCB3BBD5BC1EBC1ABCF5BC553BA3BC6F3BA83A9C3BF83CCC3CE8BCB33C1BBD2E3BAE3C80BC80BC21BD083B04BD98BB10BC71BB683C713B6D3B0EBCCBBB943B3FBD1DBC3C3C0F3C03BCAABB153C113A1FBC253D9EBC47BC0C3D7B3C2EBC543C12BD98BC063D07BDCE3B34BC4A3C683C19BC52BCB83CBB3B17BCB3BAF13CC5BB383DD7BC59BC7FBBB53BF2BB19BC7B3C02BC18BC1E3A01BDE63C393CB8BBD6BBAE3CBABCB3BBA2BB55BBBCBC143DD4BCE5BB7E3CD03BB23ADE3C9CBBB43C1EBCA23C503B6A3D733CAA3CFA3AA0BB1ABC2C3CEEBC14BCD7BC86BC483C8C3C683C11BC893BA83927BB0B3C28BCC8BC3BBB5B3C0BBC0D3CB9BC2C3CA1395EBD8B3B37BCA83BA53C99BB59BB27BD053C613CD3B8D9BCA4BB3FBDAA3C12BC6BBC26BC213D0C3CADBC0D3DF13CFCB980BCB1BCB0BBE9BC8B3B8B3C813BF53B6FBDAFBB77BC103CF93C5D3C073DA53BC13C61BCA6BC1A3987BC653C083CEE3B803BFABCEDBC123D1B3C46BCDDBC473CEB3A6C3AEDBCC7BCE9BC723C7E3BD9BC0BBAC03C87BD463C85B973BBDEBCA7BAC0BC2ABCAA3B8ABC843CBE3C04BD63BCBD3B163C3E3C22BBB3BC6EBC3C3A9D3BBC3B9DBC9E3CED3C30BDEBBCD83CEF3CE9BC493CBD3CE8BC643B0EBC0DBCABBB0E3B0B3CE43CEF37DB3CA23C633CE2BC50BC62BC7A3CFC3C493B0C3C943C13BBC2BC1A3D7DBC37BD73BCC83CB3BCB43BE4BC333C2A3C293C60BCF03A89BC903B3DBC94BA9BBC45BCE93B29BC6DBC483CBC3BAFBBBBBCCF3B283C1ABD30BC043C27BC1B3BC93BB23C973C373C22BBC1BCF53B113D583BBB3C3CBB67BBA53CB4BB42BD26BCB93A11BA373D86BB023A2BBD8A3AE13B4BBC893C723CF73BDBBAB03BB5BCCD3B11BCDDBC073C6ABC4FBC32BD1A3CA33C97BC1DBD423C6DBB4ABC40BC183C8FBC51BC2F3DD23BF83B753CEDBC813860BC083CD03B633CC73CAB3C523C06BB9D3CA33C1BBDA83BCDBC263CD7BC883B163CC6BC4339EE3C56BB3CBC5DBC5FBC8A3C99BB00BC8B3B573D99BC13BB1E3D9B3CFCBC1E3C5F3A0F3D55BBEDB9B53BDFBBCCBC82BCB7BCABBABDBC17BC1CBBC63C40BC02BCA1BC03BD80BB99BCDBBC753C003D8C3C8BBC4A3C73BBFA3C86BA3BBC4D3AA13CFC3B8A3CEA3CBEBC803B19BC023917BC0ABDDDBCBABBFA3C4ABA27BBC2BC9A3C82BC2BBCE2BC0EBD8D3B113C663C7E3B0E3C16BCE93B02BC4EBC533C8ABCB33BD03C2C3BC6BB55BBC5BB09BCD6BB9E3C9ABCEC3C903BB3BCFCBB9CBB433CDEBA81BC7D3C823C7BBC073D643CA13CA53C6639673D1B3D7C3A693CD53C9CBCAD3CE03C993CEEBC67BBB53C3D3B95BCB93B94BC0FBDBC3C813C53BC92BC613D5CBC1EBC89BBDFBB973C2F3D733C983CEABAC4BBA0BBA33C733C173CA2B9DEBA52BB09BD6DBC023B843A7B3CB6BC9DBCA53C00BC07BBB5BB483B88BC9C3CB93C553B89BC1CBC48BBF9BA98BC4EBCB6BC013CB23B2D3C783C1D3CA8BC6F3DE83BC1BC1CBDA53C45BD4FBC21BD2F3C12BC2FBC1FBD353CFE3CF939B23CA8BC82BCE23B32BCED3C253D363C1D3C75BCE7BB7CBC0038CBBB95BCC73C12BCDB3C48BB96BCFEBAC5BB383D593C1FBCB13C94B848BD6B3CD23CC13C05BC1D3D8FBCD3BCB8BC283DE5BC8DBC363CF8BCC1BAFF3A8039C33C953CF5BC94BC0DBC733B233CCB3BDD3B513C133CDC3CC7B9AA3C46BC313C83BC0F3C993B4EBB4D3C29BC35BDACB9C2BB6DBCC03CD7BCDBBB3DBCA8BCEABC653CC63C64BCE93BCBBC783DD43C1BBCCE3B553C8D3CFFBC0ABD0CBDEF3B1B3BCEBCBBBC643CE437B43BA13CEBBCCF3CAC3BB0BB6C3C33BC83BC09BA5C3C99BC4D3BD3BCA0BA033D89BCDA3C0FBB69BC553C4D39223C213C103C7DBC7BBC053BFA3C18BD9B3C9DBCD73BFBBC23BC973C253DF93C103CA0BCBABC4ABCD53B92BC273DC93CB63B933A5E3C57BC0D3C7D3B483C2CBCDD3BEEBB053D963B3C3C6B3C29BCEC3C68BDF1BA3D3C19BDD0BCC73B52BC153C56BC853C0A3CE139DB3A403CBFBC70BCA13B0D3C183BAFBB68BCF13B813CE7BC7BBC01BD35BC88BCA53C6F398BBBFF3BA13C173C553DB8BB253DBA3C9CBC7B3C0EBD51BD14BA603C6CBBA1BCA8BC8ABB133B40BDFFBB3DBB9E3B70BA9C3B863CC5BBFB3C5B3C78BC15BC03BDFC3C48BB7BBCEB3AC23AFCBCD1BCD2BB08BDFCBC98BC8F3C29BB93BCA3BC3DBDCEBCA1BC4DB8673C4E3C843C743B1BBCD8BB10BC853C32BD91BCEB3BE63CB7BC4B3C573C2F3C6C3C09BD2DBB96BC12BCD53C4FBCCB3CC3BA553BB73CA63B6C3CD63BB03CD63BABBB2C3DDC3B2ABC10BC3ABCCC3B523C263D0D3DDA3C323CF23C0BBCF9BB373C0BBD853B073C783BEEBCC2BCA5BCA3BB203C65BA5CBC093BA8BBA53B9F3C1BBC143C01BD183DD03C963CFCBC413C143BBE3C1FBC523BE9BCD2BBC4BC253BBB3B6BBD76BCC0BC703CB13B553CA9BC1FBD0A3CD7BB363D18BC06BA86BCBEBC97390F3C633C383BD6BCBF3CF8BC94BCFA3B97BC5EBC963CDC3CE43C33BC203C1EBB31BDC5BCA6BC6BBC9FBCA7BC843B633A103C14BDF73C5D3B063D44BC86BB16BD05BC583BEE3C743C943C28BC32BD97BCDBBC45BC4C3CE8BC8BBCD43CE8BCE5BB2CBDCB3B833A903C153B15BBF0BBC83CB03C3C3C253DC43C29BB3BBCC53B9ABCC0BCF4BBDD3C8EBC303CBFBB863C5BBC303C073DCBBCEBB9553B2E3DB6BCE3BB97BCA6BC3C3DE23C9BBC1ABCDF3989BAD73CAC3C053DB53C2B3C573C3EBCDDBC01BCFFBC53BD133C973B213B1A3C5ABC9D3C313CF83C9DBB38BC10BC46BCF7BB0B3D34BC0EBDE7BB11BC6F3C273CBF3AB6BC8EBBF1BC1ABDED3B81BC133DBCBC413B643C7FBCC7BB07BD9F3CE43ACF3CF7BC253DB8BC823BEABCA7BB73BC97B995BCA43BF8BCA3BA8FBCD5BC0B3D733C2A3C4EBD9DBC9EBCA5BC873C0D3CA2BBE2BA573BA83C02BD35BBE3BC3BBD9BBC8F3B043DADBC073B8DBBE13B2A3A6E3BB6BC01BCC8BBBABC2C3C02BD8039C73B0DBDB73C1F3C543C773B6BBC0FBD123C083C91BC10BC15BDE2BBA8BC5BBC433D67BC0D3BC1BBD2BB4ABC2F3C01BC103CA23C53BCA7BC25BA903C2ABC803A3C3DF0BC90BC0FBC763D203D04BD7C3C90BCCDBC73BA58BC37BC9C3C0EBC3F3B2FBCBCBCABBA41BD07BD083C963B703A50BD41BD8DBCC43B7BB8813ADDBB8E3CACBC99BCD23A9D3BD63C5A3CA83B6EBBB33C073CA43C5E3C"
    }
  }
#-}
