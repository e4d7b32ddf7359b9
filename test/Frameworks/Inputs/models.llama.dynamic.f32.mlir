#map = affine_map<(d0, d1, d2, d3) -> ()>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (0, d1)>
#map4 = affine_map<(d0, d1) -> (d0, 0)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
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
  func.func @main(%arg0: tensor<?x?xi64>, %arg1: tensor<40x32xf32>, %arg2: tensor<32x32xf32>, %arg3: tensor<16x32xf32>, %arg4: tensor<16x32xf32>, %arg5: tensor<32x32xf32>, %arg6: tensor<48x32xf32>, %arg7: tensor<48x32xf32>, %arg8: tensor<32x48xf32>, %arg9: tensor<32xf32>, %arg10: tensor<32xf32>, %arg11: tensor<32x32xf32>, %arg12: tensor<16x32xf32>, %arg13: tensor<16x32xf32>, %arg14: tensor<32x32xf32>, %arg15: tensor<48x32xf32>, %arg16: tensor<48x32xf32>, %arg17: tensor<32x48xf32>, %arg18: tensor<32xf32>, %arg19: tensor<32xf32>, %arg20: tensor<32xf32>, %arg21: tensor<40x32xf32>) -> tensor<?x?x40xf32> {
    %c2_i64 = arith.constant 2 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c40 = arith.constant 40 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c16_i64 = arith.constant 16 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %c48_i64 = arith.constant 48 : i64
    %cst_1 = arith.constant 1.000000e+00 : f32
    %c40_i64 = arith.constant 40 : i64
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<-1.000000e+04> : tensor<f32>
    %cst_4 = arith.constant 9.9999999999999995E-7 : f64
    %cst_5 = arith.constant dense_resource<torch_tensor_8_torch.float32> : tensor<8xf32>
    %cst_6 = arith.constant 3.200000e+01 : f32
    %cst_7 = arith.constant 2.500000e-01 : f32
    %c32_i64 = arith.constant 32 : i64
    %c2 = arith.constant 2 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xi64>
    %0 = arith.index_cast %dim : index to i64
    %dim_8 = tensor.dim %arg0, %c1 : tensor<?x?xi64>
    %1 = arith.index_cast %dim_8 : index to i64
    %2 = tensor.empty(%dim_8, %dim_8) : tensor<1x1x?x?xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%2 : tensor<1x1x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x?x?xf32>
    %4 = tensor.empty(%dim_8) : tensor<?xi64>
    %5 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%4 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %177 = linalg.index 0 : index
      %178 = arith.index_cast %177 : index to i64
      linalg.yield %178 : i64
    } -> tensor<?xi64>
    %expanded = tensor.expand_shape %5 [[0, 1]] output_shape [1, %dim_8] : tensor<?xi64> into tensor<1x?xi64>
    %expanded_9 = tensor.expand_shape %5 [[0, 1]] output_shape [%dim_8, 1] : tensor<?xi64> into tensor<?x1xi64>
    %6 = tensor.empty(%dim_8, %dim_8) : tensor<?x?xi64>
    %7 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_9 : tensor<1x?xi64>, tensor<?x1xi64>) outs(%6 : tensor<?x?xi64>) {
    ^bb0(%in: i64, %in_121: i64, %out: i64):
      %177 = arith.subi %in, %in_121 : i64
      linalg.yield %177 : i64
    } -> tensor<?x?xi64>
    %8 = tensor.empty(%dim_8, %dim_8) : tensor<?x?xi1>
    %9 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<?x?xi64>) outs(%8 : tensor<?x?xi1>) {
    ^bb0(%in: i64, %out: i1):
      %177 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %177 : i1
    } -> tensor<?x?xi1>
    %10 = tensor.empty(%dim_8, %dim_8) : tensor<1x1x?x?xf32>
    %11 = linalg.generic {indexing_maps = [#map6, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %3, %cst_2 : tensor<?x?xi1>, tensor<1x1x?x?xf32>, tensor<f32>) outs(%10 : tensor<1x1x?x?xf32>) {
    ^bb0(%in: i1, %in_121: f32, %in_122: f32, %out: f32):
      %177 = arith.select %in, %in_121, %in_122 : f32
      linalg.yield %177 : f32
    } -> tensor<1x1x?x?xf32>
    %12 = arith.cmpi slt, %0, %c0_i64 : i64
    %13 = arith.select %12, %c1, %dim : index
    %14 = tensor.empty(%13, %dim_8, %dim_8) : tensor<?x1x?x?xf32>
    %collapsed = tensor.collapse_shape %11 [[0, 1], [2], [3]] : tensor<1x1x?x?xf32> into tensor<1x?x?xf32>
    %15 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x?x?xf32>) outs(%14 : tensor<?x1x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x1x?x?xf32>
    %16 = tensor.empty(%dim, %dim_8) : tensor<?x?x32xf32>
    %17 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x?xi64>) outs(%16 : tensor<?x?x32xf32>) {
    ^bb0(%in: i64, %out: f32):
      %177 = arith.index_cast %in : i64 to index
      %178 = linalg.index 2 : index
      %179 = arith.cmpi slt, %177, %c40 : index
      cf.assert %179, "index must be smaller than dim size"
      %180 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %180, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg1[%177, %178] : tensor<40x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x32xf32>
    %expanded_10 = tensor.expand_shape %5 [[0, 1, 2]] output_shape [1, %dim_8, 1] : tensor<?xi64> into tensor<1x?x1xi64>
    %18 = tensor.empty(%dim_8) : tensor<1x?x1xf32>
    %19 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_10 : tensor<1x?x1xi64>) outs(%18 : tensor<1x?x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %177 = arith.sitofp %in : i64 to f32
      linalg.yield %177 : f32
    } -> tensor<1x?x1xf32>
    %20 = tensor.empty(%dim_8) : tensor<1x?x8xf32>
    %21 = linalg.generic {indexing_maps = [#map10, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %cst_5 : tensor<1x?x1xf32>, tensor<8xf32>) outs(%20 : tensor<1x?x8xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %177 = arith.mulf %in, %in_121 : f32
      linalg.yield %177 : f32
    } -> tensor<1x?x8xf32>
    %concat = tensor.concat dim(2) %21, %21 : (tensor<1x?x8xf32>, tensor<1x?x8xf32>) -> tensor<1x?x16xf32>
    %dim_11 = tensor.dim %21, %c1 : tensor<1x?x8xf32>
    %22 = tensor.empty(%dim_11) : tensor<1x?x16xf32>
    %23 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x?x16xf32>) outs(%22 : tensor<1x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %177 = math.cos %in : f32
      linalg.yield %177 : f32
    } -> tensor<1x?x16xf32>
    %24 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x?x16xf32>) outs(%22 : tensor<1x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %177 = math.sin %in : f32
      linalg.yield %177 : f32
    } -> tensor<1x?x16xf32>
    %25 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<?x?x32xf32>) outs(%16 : tensor<?x?x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %177 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %177 : f32
    } -> tensor<?x?x32xf32>
    %26 = tensor.empty(%dim, %dim_8) : tensor<?x?x1xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%26 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %28 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%25 : tensor<?x?x32xf32>) outs(%27 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %177 = arith.addf %in, %out : f32
      linalg.yield %177 : f32
    } -> tensor<?x?x1xf32>
    %29 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<?x?x1xf32>) outs(%26 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %177 = arith.divf %in, %cst_6 : f32
      linalg.yield %177 : f32
    } -> tensor<?x?x1xf32>
    %30 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<?x?x1xf32>) outs(%26 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %177 = arith.truncf %cst_4 : f64 to f32
      %178 = arith.addf %in, %177 : f32
      linalg.yield %178 : f32
    } -> tensor<?x?x1xf32>
    %31 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<?x?x1xf32>) outs(%26 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %177 = math.rsqrt %in : f32
      linalg.yield %177 : f32
    } -> tensor<?x?x1xf32>
    %32 = tensor.empty(%dim) : tensor<?x1x32xf32>
    %33 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %31 : tensor<?x?x32xf32>, tensor<?x?x1xf32>) outs(%32 : tensor<?x1x32xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %177 = arith.mulf %in, %in_121 : f32
      linalg.yield %177 : f32
    } -> tensor<?x1x32xf32>
    %34 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg9, %33 : tensor<32xf32>, tensor<?x1x32xf32>) outs(%32 : tensor<?x1x32xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %177 = arith.mulf %in, %in_121 : f32
      linalg.yield %177 : f32
    } -> tensor<?x1x32xf32>
    %35 = tensor.empty() : tensor<32x32xf32>
    %transposed = linalg.transpose ins(%arg2 : tensor<32x32xf32>) outs(%35 : tensor<32x32xf32>) permutation = [1, 0] 
    %collapsed_12 = tensor.collapse_shape %34 [[0], [1, 2]] : tensor<?x1x32xf32> into tensor<?x32xf32>
    %36 = tensor.empty(%dim) : tensor<?x32xf32>
    %37 = linalg.fill ins(%cst : f32) outs(%36 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %38 = linalg.matmul ins(%collapsed_12, %transposed : tensor<?x32xf32>, tensor<32x32xf32>) outs(%37 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %39 = arith.muli %0, %1 : i64
    %40 = arith.muli %39, %c16_i64 : i64
    %41 = arith.muli %39, %c32_i64 : i64
    %42 = arith.divui %41, %40 : i64
    %from_elements = tensor.from_elements %0, %1, %42, %c16_i64 : tensor<4xi64>
    %reshape = tensor.reshape %38(%from_elements) : (tensor<?x32xf32>, tensor<4xi64>) -> tensor<?x?x2x16xf32>
    %43 = tensor.empty(%dim, %dim_8) : tensor<?x2x?x16xf32>
    %transposed_13 = linalg.transpose ins(%reshape : tensor<?x?x2x16xf32>) outs(%43 : tensor<?x2x?x16xf32>) permutation = [0, 2, 1, 3] 
    %44 = tensor.empty() : tensor<32x16xf32>
    %transposed_14 = linalg.transpose ins(%arg3 : tensor<16x32xf32>) outs(%44 : tensor<32x16xf32>) permutation = [1, 0] 
    %45 = tensor.empty(%dim) : tensor<?x16xf32>
    %46 = linalg.fill ins(%cst : f32) outs(%45 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %47 = linalg.matmul ins(%collapsed_12, %transposed_14 : tensor<?x32xf32>, tensor<32x16xf32>) outs(%46 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %from_elements_15 = tensor.from_elements %0, %1, %c1_i64, %c16_i64 : tensor<4xi64>
    %reshape_16 = tensor.reshape %47(%from_elements_15) : (tensor<?x16xf32>, tensor<4xi64>) -> tensor<?x?x1x16xf32>
    %48 = tensor.empty(%dim, %dim_8) : tensor<?x1x?x16xf32>
    %transposed_17 = linalg.transpose ins(%reshape_16 : tensor<?x?x1x16xf32>) outs(%48 : tensor<?x1x?x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_18 = linalg.transpose ins(%arg4 : tensor<16x32xf32>) outs(%44 : tensor<32x16xf32>) permutation = [1, 0] 
    %49 = linalg.matmul ins(%collapsed_12, %transposed_18 : tensor<?x32xf32>, tensor<32x16xf32>) outs(%46 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %reshape_19 = tensor.reshape %49(%from_elements_15) : (tensor<?x16xf32>, tensor<4xi64>) -> tensor<?x?x1x16xf32>
    %transposed_20 = linalg.transpose ins(%reshape_19 : tensor<?x?x1x16xf32>) outs(%48 : tensor<?x1x?x16xf32>) permutation = [0, 2, 1, 3] 
    %expanded_21 = tensor.expand_shape %23 [[0], [1, 2], [3]] output_shape [1, 1, %dim_11, 16] : tensor<1x?x16xf32> into tensor<1x1x?x16xf32>
    %expanded_22 = tensor.expand_shape %24 [[0], [1, 2], [3]] output_shape [1, 1, %dim_11, 16] : tensor<1x?x16xf32> into tensor<1x1x?x16xf32>
    %50 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_13, %expanded_21 : tensor<?x2x?x16xf32>, tensor<1x1x?x16xf32>) outs(%43 : tensor<?x2x?x16xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %177 = arith.mulf %in, %in_121 : f32
      linalg.yield %177 : f32
    } -> tensor<?x2x?x16xf32>
    %extracted_slice = tensor.extract_slice %transposed_13[0, 0, 0, 0] [%dim, 2, %dim_8, 8] [1, 1, 1, 1] : tensor<?x2x?x16xf32> to tensor<?x2x?x8xf32>
    %extracted_slice_23 = tensor.extract_slice %transposed_13[0, 0, 0, 8] [%dim, 2, %dim_8, 8] [1, 1, 1, 1] : tensor<?x2x?x16xf32> to tensor<?x2x?x8xf32>
    %51 = tensor.empty(%dim, %dim_8) : tensor<?x2x?x8xf32>
    %52 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_23 : tensor<?x2x?x8xf32>) outs(%51 : tensor<?x2x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %177 = arith.negf %in : f32
      linalg.yield %177 : f32
    } -> tensor<?x2x?x8xf32>
    %concat_24 = tensor.concat dim(3) %52, %extracted_slice : (tensor<?x2x?x8xf32>, tensor<?x2x?x8xf32>) -> tensor<?x2x?x16xf32>
    %dim_25 = tensor.dim %52, %c0 : tensor<?x2x?x8xf32>
    %dim_26 = tensor.dim %52, %c2 : tensor<?x2x?x8xf32>
    %53 = tensor.empty(%dim_25, %dim_26) : tensor<?x2x?x16xf32>
    %54 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_24, %expanded_22 : tensor<?x2x?x16xf32>, tensor<1x1x?x16xf32>) outs(%53 : tensor<?x2x?x16xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %177 = arith.mulf %in, %in_121 : f32
      linalg.yield %177 : f32
    } -> tensor<?x2x?x16xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50, %54 : tensor<?x2x?x16xf32>, tensor<?x2x?x16xf32>) outs(%43 : tensor<?x2x?x16xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %177 = arith.addf %in, %in_121 : f32
      linalg.yield %177 : f32
    } -> tensor<?x2x?x16xf32>
    %56 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_17, %expanded_21 : tensor<?x1x?x16xf32>, tensor<1x1x?x16xf32>) outs(%48 : tensor<?x1x?x16xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %177 = arith.mulf %in, %in_121 : f32
      linalg.yield %177 : f32
    } -> tensor<?x1x?x16xf32>
    %extracted_slice_27 = tensor.extract_slice %transposed_17[0, 0, 0, 0] [%dim, 1, %dim_8, 8] [1, 1, 1, 1] : tensor<?x1x?x16xf32> to tensor<?x1x?x8xf32>
    %extracted_slice_28 = tensor.extract_slice %transposed_17[0, 0, 0, 8] [%dim, 1, %dim_8, 8] [1, 1, 1, 1] : tensor<?x1x?x16xf32> to tensor<?x1x?x8xf32>
    %57 = tensor.empty(%dim, %dim_8) : tensor<?x1x?x8xf32>
    %58 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_28 : tensor<?x1x?x8xf32>) outs(%57 : tensor<?x1x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %177 = arith.negf %in : f32
      linalg.yield %177 : f32
    } -> tensor<?x1x?x8xf32>
    %concat_29 = tensor.concat dim(3) %58, %extracted_slice_27 : (tensor<?x1x?x8xf32>, tensor<?x1x?x8xf32>) -> tensor<?x1x?x16xf32>
    %dim_30 = tensor.dim %58, %c0 : tensor<?x1x?x8xf32>
    %dim_31 = tensor.dim %58, %c2 : tensor<?x1x?x8xf32>
    %59 = tensor.empty(%dim_30, %dim_31) : tensor<?x1x?x16xf32>
    %60 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_29, %expanded_22 : tensor<?x1x?x16xf32>, tensor<1x1x?x16xf32>) outs(%59 : tensor<?x1x?x16xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %177 = arith.mulf %in, %in_121 : f32
      linalg.yield %177 : f32
    } -> tensor<?x1x?x16xf32>
    %61 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56, %60 : tensor<?x1x?x16xf32>, tensor<?x1x?x16xf32>) outs(%48 : tensor<?x1x?x16xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %177 = arith.addf %in, %in_121 : f32
      linalg.yield %177 : f32
    } -> tensor<?x1x?x16xf32>
    %expanded_32 = tensor.expand_shape %61 [[0], [1], [2, 3], [4]] output_shape [%dim, 1, 1, %dim_8, 16] : tensor<?x1x?x16xf32> into tensor<?x1x1x?x16xf32>
    %62 = tensor.empty(%dim, %dim_8) : tensor<?x1x2x?x16xf32>
    %collapsed_33 = tensor.collapse_shape %expanded_32 [[0], [1, 2], [3], [4]] : tensor<?x1x1x?x16xf32> into tensor<?x1x?x16xf32>
    %63 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_33 : tensor<?x1x?x16xf32>) outs(%62 : tensor<?x1x2x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x1x2x?x16xf32>
    %from_elements_34 = tensor.from_elements %0, %c2_i64, %1, %c16_i64 : tensor<4xi64>
    %reshape_35 = tensor.reshape %63(%from_elements_34) : (tensor<?x1x2x?x16xf32>, tensor<4xi64>) -> tensor<?x2x?x16xf32>
    %expanded_36 = tensor.expand_shape %transposed_20 [[0], [1], [2, 3], [4]] output_shape [%dim, 1, 1, %dim_8, 16] : tensor<?x1x?x16xf32> into tensor<?x1x1x?x16xf32>
    %collapsed_37 = tensor.collapse_shape %expanded_36 [[0], [1, 2], [3], [4]] : tensor<?x1x1x?x16xf32> into tensor<?x1x?x16xf32>
    %64 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_37 : tensor<?x1x?x16xf32>) outs(%62 : tensor<?x1x2x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x1x2x?x16xf32>
    %65 = tensor.empty(%dim, %dim_8) : tensor<?x2x16x?xf32>
    %transposed_38 = linalg.transpose ins(%reshape_35 : tensor<?x2x?x16xf32>) outs(%65 : tensor<?x2x16x?xf32>) permutation = [0, 1, 3, 2] 
    %66 = arith.muli %0, %c2_i64 : i64
    %from_elements_39 = tensor.from_elements %66, %1, %c16_i64 : tensor<3xi64>
    %reshape_40 = tensor.reshape %55(%from_elements_39) : (tensor<?x2x?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    %from_elements_41 = tensor.from_elements %66, %c16_i64, %1 : tensor<3xi64>
    %reshape_42 = tensor.reshape %transposed_38(%from_elements_41) : (tensor<?x2x16x?xf32>, tensor<3xi64>) -> tensor<?x16x?xf32>
    %67 = arith.index_cast %66 : i64 to index
    %68 = tensor.empty(%67, %dim_8, %dim_8) : tensor<?x?x?xf32>
    %69 = linalg.fill ins(%cst : f32) outs(%68 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %70 = linalg.batch_matmul ins(%reshape_40, %reshape_42 : tensor<?x?x16xf32>, tensor<?x16x?xf32>) outs(%69 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %from_elements_43 = tensor.from_elements %0, %c2_i64, %1, %1 : tensor<4xi64>
    %reshape_44 = tensor.reshape %70(%from_elements_43) : (tensor<?x?x?xf32>, tensor<4xi64>) -> tensor<?x2x?x?xf32>
    %71 = tensor.empty(%dim, %dim_8, %dim_8) : tensor<?x2x?x?xf32>
    %72 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_44 : tensor<?x2x?x?xf32>) outs(%71 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %177 = arith.mulf %in, %cst_7 : f32
      linalg.yield %177 : f32
    } -> tensor<?x2x?x?xf32>
    %73 = linalg.generic {indexing_maps = [#map1, #map16, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %15 : tensor<?x2x?x?xf32>, tensor<?x1x?x?xf32>) outs(%71 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %177 = arith.addf %in, %in_121 : f32
      linalg.yield %177 : f32
    } -> tensor<?x2x?x?xf32>
    %74 = tensor.empty(%dim, %dim_8) : tensor<?x2x?xi64>
    %75 = linalg.fill ins(%c0_i64 : i64) outs(%74 : tensor<?x2x?xi64>) -> tensor<?x2x?xi64>
    %76 = tensor.empty(%dim, %dim_8) : tensor<?x2x?xf32>
    %77 = linalg.fill ins(%cst_0 : f32) outs(%76 : tensor<?x2x?xf32>) -> tensor<?x2x?xf32>
    %78:2 = linalg.generic {indexing_maps = [#map1, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%73 : tensor<?x2x?x?xf32>) outs(%77, %75 : tensor<?x2x?xf32>, tensor<?x2x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_121: i64):
      %177 = linalg.index 3 : index
      %178 = arith.index_cast %177 : index to i64
      %179 = arith.maximumf %in, %out : f32
      %180 = arith.cmpf ogt, %in, %out : f32
      %181 = arith.select %180, %178, %out_121 : i64
      linalg.yield %179, %181 : f32, i64
    } -> (tensor<?x2x?xf32>, tensor<?x2x?xi64>)
    %expanded_45 = tensor.expand_shape %78#0 [[0], [1], [2, 3]] output_shape [%dim, 2, %dim_8, 1] : tensor<?x2x?xf32> into tensor<?x2x?x1xf32>
    %79 = linalg.generic {indexing_maps = [#map1, #map18, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73, %expanded_45 : tensor<?x2x?x?xf32>, tensor<?x2x?x1xf32>) outs(%71 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %177 = arith.subf %in, %in_121 : f32
      linalg.yield %177 : f32
    } -> tensor<?x2x?x?xf32>
    %80 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79 : tensor<?x2x?x?xf32>) outs(%71 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %177 = math.exp %in : f32
      linalg.yield %177 : f32
    } -> tensor<?x2x?x?xf32>
    %81 = tensor.empty(%dim, %dim_8) : tensor<?x2x?x1xf32>
    %82 = linalg.fill ins(%cst : f32) outs(%81 : tensor<?x2x?x1xf32>) -> tensor<?x2x?x1xf32>
    %83 = linalg.generic {indexing_maps = [#map1, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%80 : tensor<?x2x?x?xf32>) outs(%82 : tensor<?x2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %177 = arith.addf %in, %out : f32
      linalg.yield %177 : f32
    } -> tensor<?x2x?x1xf32>
    %84 = linalg.generic {indexing_maps = [#map1, #map18, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80, %83 : tensor<?x2x?x?xf32>, tensor<?x2x?x1xf32>) outs(%71 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %177 = arith.divf %in, %in_121 : f32
      linalg.yield %177 : f32
    } -> tensor<?x2x?x?xf32>
    %from_elements_46 = tensor.from_elements %66, %1, %1 : tensor<3xi64>
    %reshape_47 = tensor.reshape %84(%from_elements_46) : (tensor<?x2x?x?xf32>, tensor<3xi64>) -> tensor<?x?x?xf32>
    %reshape_48 = tensor.reshape %64(%from_elements_39) : (tensor<?x1x2x?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    %85 = tensor.empty(%67, %dim_8) : tensor<?x?x16xf32>
    %86 = linalg.fill ins(%cst : f32) outs(%85 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %87 = linalg.batch_matmul ins(%reshape_47, %reshape_48 : tensor<?x?x?xf32>, tensor<?x?x16xf32>) outs(%86 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %reshape_49 = tensor.reshape %87(%from_elements_34) : (tensor<?x?x16xf32>, tensor<4xi64>) -> tensor<?x2x?x16xf32>
    %88 = tensor.empty(%dim, %dim_8) : tensor<?x?x2x16xf32>
    %transposed_50 = linalg.transpose ins(%reshape_49 : tensor<?x2x?x16xf32>) outs(%88 : tensor<?x?x2x16xf32>) permutation = [0, 2, 1, 3] 
    %89 = arith.divui %41, %39 : i64
    %from_elements_51 = tensor.from_elements %0, %1, %89 : tensor<3xi64>
    %reshape_52 = tensor.reshape %transposed_50(%from_elements_51) : (tensor<?x?x2x16xf32>, tensor<3xi64>) -> tensor<?x?x32xf32>
    %transposed_53 = linalg.transpose ins(%arg5 : tensor<32x32xf32>) outs(%35 : tensor<32x32xf32>) permutation = [1, 0] 
    %cast = tensor.cast %reshape_52 : tensor<?x?x32xf32> to tensor<?x1x32xf32>
    %collapsed_54 = tensor.collapse_shape %cast [[0], [1, 2]] : tensor<?x1x32xf32> into tensor<?x32xf32>
    %90 = tensor.empty(%dim) : tensor<?x32xf32>
    %91 = linalg.fill ins(%cst : f32) outs(%90 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %92 = linalg.matmul ins(%collapsed_54, %transposed_53 : tensor<?x32xf32>, tensor<32x32xf32>) outs(%91 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %from_elements_55 = tensor.from_elements %0, %1, %c32_i64 : tensor<3xi64>
    %reshape_56 = tensor.reshape %92(%from_elements_55) : (tensor<?x32xf32>, tensor<3xi64>) -> tensor<?x?x32xf32>
    %93 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %reshape_56 : tensor<?x?x32xf32>, tensor<?x?x32xf32>) outs(%16 : tensor<?x?x32xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %177 = arith.addf %in, %in_121 : f32
      linalg.yield %177 : f32
    } -> tensor<?x?x32xf32>
    %94 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<?x?x32xf32>) outs(%16 : tensor<?x?x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %177 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %177 : f32
    } -> tensor<?x?x32xf32>
    %95 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%94 : tensor<?x?x32xf32>) outs(%27 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %177 = arith.addf %in, %out : f32
      linalg.yield %177 : f32
    } -> tensor<?x?x1xf32>
    %96 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<?x?x1xf32>) outs(%26 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %177 = arith.divf %in, %cst_6 : f32
      linalg.yield %177 : f32
    } -> tensor<?x?x1xf32>
    %97 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<?x?x1xf32>) outs(%26 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %177 = arith.truncf %cst_4 : f64 to f32
      %178 = arith.addf %in, %177 : f32
      linalg.yield %178 : f32
    } -> tensor<?x?x1xf32>
    %98 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<?x?x1xf32>) outs(%26 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %177 = math.rsqrt %in : f32
      linalg.yield %177 : f32
    } -> tensor<?x?x1xf32>
    %99 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %98 : tensor<?x?x32xf32>, tensor<?x?x1xf32>) outs(%32 : tensor<?x1x32xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %177 = arith.mulf %in, %in_121 : f32
      linalg.yield %177 : f32
    } -> tensor<?x1x32xf32>
    %100 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg10, %99 : tensor<32xf32>, tensor<?x1x32xf32>) outs(%32 : tensor<?x1x32xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %177 = arith.mulf %in, %in_121 : f32
      linalg.yield %177 : f32
    } -> tensor<?x1x32xf32>
    %101 = tensor.empty() : tensor<32x48xf32>
    %transposed_57 = linalg.transpose ins(%arg6 : tensor<48x32xf32>) outs(%101 : tensor<32x48xf32>) permutation = [1, 0] 
    %collapsed_58 = tensor.collapse_shape %100 [[0], [1, 2]] : tensor<?x1x32xf32> into tensor<?x32xf32>
    %102 = tensor.empty(%dim) : tensor<?x48xf32>
    %103 = linalg.fill ins(%cst : f32) outs(%102 : tensor<?x48xf32>) -> tensor<?x48xf32>
    %104 = linalg.matmul ins(%collapsed_58, %transposed_57 : tensor<?x32xf32>, tensor<32x48xf32>) outs(%103 : tensor<?x48xf32>) -> tensor<?x48xf32>
    %from_elements_59 = tensor.from_elements %0, %1, %c48_i64 : tensor<3xi64>
    %reshape_60 = tensor.reshape %104(%from_elements_59) : (tensor<?x48xf32>, tensor<3xi64>) -> tensor<?x?x48xf32>
    %105 = tensor.empty(%dim) : tensor<?x1x48xf32>
    %cast_61 = tensor.cast %reshape_60 : tensor<?x?x48xf32> to tensor<?x1x48xf32>
    %106 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cast_61 : tensor<?x1x48xf32>) outs(%105 : tensor<?x1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %177 = arith.negf %in : f32
      %178 = math.exp %177 : f32
      %179 = arith.addf %178, %cst_1 : f32
      %180 = arith.divf %cst_1, %179 : f32
      linalg.yield %180 : f32
    } -> tensor<?x1x48xf32>
    %107 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cast_61, %106 : tensor<?x1x48xf32>, tensor<?x1x48xf32>) outs(%105 : tensor<?x1x48xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %177 = arith.mulf %in, %in_121 : f32
      linalg.yield %177 : f32
    } -> tensor<?x1x48xf32>
    %transposed_62 = linalg.transpose ins(%arg7 : tensor<48x32xf32>) outs(%101 : tensor<32x48xf32>) permutation = [1, 0] 
    %108 = linalg.matmul ins(%collapsed_58, %transposed_62 : tensor<?x32xf32>, tensor<32x48xf32>) outs(%103 : tensor<?x48xf32>) -> tensor<?x48xf32>
    %reshape_63 = tensor.reshape %108(%from_elements_59) : (tensor<?x48xf32>, tensor<3xi64>) -> tensor<?x?x48xf32>
    %cast_64 = tensor.cast %reshape_63 : tensor<?x?x48xf32> to tensor<?x1x48xf32>
    %109 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107, %cast_64 : tensor<?x1x48xf32>, tensor<?x1x48xf32>) outs(%105 : tensor<?x1x48xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %177 = arith.mulf %in, %in_121 : f32
      linalg.yield %177 : f32
    } -> tensor<?x1x48xf32>
    %110 = tensor.empty() : tensor<48x32xf32>
    %transposed_65 = linalg.transpose ins(%arg8 : tensor<32x48xf32>) outs(%110 : tensor<48x32xf32>) permutation = [1, 0] 
    %collapsed_66 = tensor.collapse_shape %109 [[0], [1, 2]] : tensor<?x1x48xf32> into tensor<?x48xf32>
    %111 = tensor.empty(%dim) : tensor<?x32xf32>
    %112 = linalg.fill ins(%cst : f32) outs(%111 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %113 = linalg.matmul ins(%collapsed_66, %transposed_65 : tensor<?x48xf32>, tensor<48x32xf32>) outs(%112 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %reshape_67 = tensor.reshape %113(%from_elements_55) : (tensor<?x32xf32>, tensor<3xi64>) -> tensor<?x?x32xf32>
    %114 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %reshape_67 : tensor<?x?x32xf32>, tensor<?x?x32xf32>) outs(%16 : tensor<?x?x32xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %177 = arith.addf %in, %in_121 : f32
      linalg.yield %177 : f32
    } -> tensor<?x?x32xf32>
    %115 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<?x?x32xf32>) outs(%16 : tensor<?x?x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %177 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %177 : f32
    } -> tensor<?x?x32xf32>
    %116 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%115 : tensor<?x?x32xf32>) outs(%27 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %177 = arith.addf %in, %out : f32
      linalg.yield %177 : f32
    } -> tensor<?x?x1xf32>
    %117 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116 : tensor<?x?x1xf32>) outs(%26 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %177 = arith.divf %in, %cst_6 : f32
      linalg.yield %177 : f32
    } -> tensor<?x?x1xf32>
    %118 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<?x?x1xf32>) outs(%26 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %177 = arith.truncf %cst_4 : f64 to f32
      %178 = arith.addf %in, %177 : f32
      linalg.yield %178 : f32
    } -> tensor<?x?x1xf32>
    %119 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118 : tensor<?x?x1xf32>) outs(%26 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %177 = math.rsqrt %in : f32
      linalg.yield %177 : f32
    } -> tensor<?x?x1xf32>
    %120 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %119 : tensor<?x?x32xf32>, tensor<?x?x1xf32>) outs(%32 : tensor<?x1x32xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %177 = arith.mulf %in, %in_121 : f32
      linalg.yield %177 : f32
    } -> tensor<?x1x32xf32>
    %121 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg18, %120 : tensor<32xf32>, tensor<?x1x32xf32>) outs(%32 : tensor<?x1x32xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %177 = arith.mulf %in, %in_121 : f32
      linalg.yield %177 : f32
    } -> tensor<?x1x32xf32>
    %transposed_68 = linalg.transpose ins(%arg11 : tensor<32x32xf32>) outs(%35 : tensor<32x32xf32>) permutation = [1, 0] 
    %collapsed_69 = tensor.collapse_shape %121 [[0], [1, 2]] : tensor<?x1x32xf32> into tensor<?x32xf32>
    %122 = linalg.matmul ins(%collapsed_69, %transposed_68 : tensor<?x32xf32>, tensor<32x32xf32>) outs(%37 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %reshape_70 = tensor.reshape %122(%from_elements) : (tensor<?x32xf32>, tensor<4xi64>) -> tensor<?x?x2x16xf32>
    %transposed_71 = linalg.transpose ins(%reshape_70 : tensor<?x?x2x16xf32>) outs(%43 : tensor<?x2x?x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_72 = linalg.transpose ins(%arg12 : tensor<16x32xf32>) outs(%44 : tensor<32x16xf32>) permutation = [1, 0] 
    %123 = linalg.matmul ins(%collapsed_69, %transposed_72 : tensor<?x32xf32>, tensor<32x16xf32>) outs(%46 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %reshape_73 = tensor.reshape %123(%from_elements_15) : (tensor<?x16xf32>, tensor<4xi64>) -> tensor<?x?x1x16xf32>
    %transposed_74 = linalg.transpose ins(%reshape_73 : tensor<?x?x1x16xf32>) outs(%48 : tensor<?x1x?x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_75 = linalg.transpose ins(%arg13 : tensor<16x32xf32>) outs(%44 : tensor<32x16xf32>) permutation = [1, 0] 
    %124 = linalg.matmul ins(%collapsed_69, %transposed_75 : tensor<?x32xf32>, tensor<32x16xf32>) outs(%46 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %reshape_76 = tensor.reshape %124(%from_elements_15) : (tensor<?x16xf32>, tensor<4xi64>) -> tensor<?x?x1x16xf32>
    %transposed_77 = linalg.transpose ins(%reshape_76 : tensor<?x?x1x16xf32>) outs(%48 : tensor<?x1x?x16xf32>) permutation = [0, 2, 1, 3] 
    %125 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_71, %expanded_21 : tensor<?x2x?x16xf32>, tensor<1x1x?x16xf32>) outs(%43 : tensor<?x2x?x16xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %177 = arith.mulf %in, %in_121 : f32
      linalg.yield %177 : f32
    } -> tensor<?x2x?x16xf32>
    %extracted_slice_78 = tensor.extract_slice %transposed_71[0, 0, 0, 0] [%dim, 2, %dim_8, 8] [1, 1, 1, 1] : tensor<?x2x?x16xf32> to tensor<?x2x?x8xf32>
    %extracted_slice_79 = tensor.extract_slice %transposed_71[0, 0, 0, 8] [%dim, 2, %dim_8, 8] [1, 1, 1, 1] : tensor<?x2x?x16xf32> to tensor<?x2x?x8xf32>
    %126 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_79 : tensor<?x2x?x8xf32>) outs(%51 : tensor<?x2x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %177 = arith.negf %in : f32
      linalg.yield %177 : f32
    } -> tensor<?x2x?x8xf32>
    %concat_80 = tensor.concat dim(3) %126, %extracted_slice_78 : (tensor<?x2x?x8xf32>, tensor<?x2x?x8xf32>) -> tensor<?x2x?x16xf32>
    %dim_81 = tensor.dim %126, %c0 : tensor<?x2x?x8xf32>
    %dim_82 = tensor.dim %126, %c2 : tensor<?x2x?x8xf32>
    %127 = tensor.empty(%dim_81, %dim_82) : tensor<?x2x?x16xf32>
    %128 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_80, %expanded_22 : tensor<?x2x?x16xf32>, tensor<1x1x?x16xf32>) outs(%127 : tensor<?x2x?x16xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %177 = arith.mulf %in, %in_121 : f32
      linalg.yield %177 : f32
    } -> tensor<?x2x?x16xf32>
    %129 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%125, %128 : tensor<?x2x?x16xf32>, tensor<?x2x?x16xf32>) outs(%43 : tensor<?x2x?x16xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %177 = arith.addf %in, %in_121 : f32
      linalg.yield %177 : f32
    } -> tensor<?x2x?x16xf32>
    %130 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_74, %expanded_21 : tensor<?x1x?x16xf32>, tensor<1x1x?x16xf32>) outs(%48 : tensor<?x1x?x16xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %177 = arith.mulf %in, %in_121 : f32
      linalg.yield %177 : f32
    } -> tensor<?x1x?x16xf32>
    %extracted_slice_83 = tensor.extract_slice %transposed_74[0, 0, 0, 0] [%dim, 1, %dim_8, 8] [1, 1, 1, 1] : tensor<?x1x?x16xf32> to tensor<?x1x?x8xf32>
    %extracted_slice_84 = tensor.extract_slice %transposed_74[0, 0, 0, 8] [%dim, 1, %dim_8, 8] [1, 1, 1, 1] : tensor<?x1x?x16xf32> to tensor<?x1x?x8xf32>
    %131 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_84 : tensor<?x1x?x8xf32>) outs(%57 : tensor<?x1x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %177 = arith.negf %in : f32
      linalg.yield %177 : f32
    } -> tensor<?x1x?x8xf32>
    %concat_85 = tensor.concat dim(3) %131, %extracted_slice_83 : (tensor<?x1x?x8xf32>, tensor<?x1x?x8xf32>) -> tensor<?x1x?x16xf32>
    %dim_86 = tensor.dim %131, %c0 : tensor<?x1x?x8xf32>
    %dim_87 = tensor.dim %131, %c2 : tensor<?x1x?x8xf32>
    %132 = tensor.empty(%dim_86, %dim_87) : tensor<?x1x?x16xf32>
    %133 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_85, %expanded_22 : tensor<?x1x?x16xf32>, tensor<1x1x?x16xf32>) outs(%132 : tensor<?x1x?x16xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %177 = arith.mulf %in, %in_121 : f32
      linalg.yield %177 : f32
    } -> tensor<?x1x?x16xf32>
    %134 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%130, %133 : tensor<?x1x?x16xf32>, tensor<?x1x?x16xf32>) outs(%48 : tensor<?x1x?x16xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %177 = arith.addf %in, %in_121 : f32
      linalg.yield %177 : f32
    } -> tensor<?x1x?x16xf32>
    %expanded_88 = tensor.expand_shape %134 [[0], [1], [2, 3], [4]] output_shape [%dim, 1, 1, %dim_8, 16] : tensor<?x1x?x16xf32> into tensor<?x1x1x?x16xf32>
    %collapsed_89 = tensor.collapse_shape %expanded_88 [[0], [1, 2], [3], [4]] : tensor<?x1x1x?x16xf32> into tensor<?x1x?x16xf32>
    %135 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_89 : tensor<?x1x?x16xf32>) outs(%62 : tensor<?x1x2x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x1x2x?x16xf32>
    %reshape_90 = tensor.reshape %135(%from_elements_34) : (tensor<?x1x2x?x16xf32>, tensor<4xi64>) -> tensor<?x2x?x16xf32>
    %expanded_91 = tensor.expand_shape %transposed_77 [[0], [1], [2, 3], [4]] output_shape [%dim, 1, 1, %dim_8, 16] : tensor<?x1x?x16xf32> into tensor<?x1x1x?x16xf32>
    %collapsed_92 = tensor.collapse_shape %expanded_91 [[0], [1, 2], [3], [4]] : tensor<?x1x1x?x16xf32> into tensor<?x1x?x16xf32>
    %136 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_92 : tensor<?x1x?x16xf32>) outs(%62 : tensor<?x1x2x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x1x2x?x16xf32>
    %transposed_93 = linalg.transpose ins(%reshape_90 : tensor<?x2x?x16xf32>) outs(%65 : tensor<?x2x16x?xf32>) permutation = [0, 1, 3, 2] 
    %reshape_94 = tensor.reshape %129(%from_elements_39) : (tensor<?x2x?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    %reshape_95 = tensor.reshape %transposed_93(%from_elements_41) : (tensor<?x2x16x?xf32>, tensor<3xi64>) -> tensor<?x16x?xf32>
    %137 = linalg.batch_matmul ins(%reshape_94, %reshape_95 : tensor<?x?x16xf32>, tensor<?x16x?xf32>) outs(%69 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %reshape_96 = tensor.reshape %137(%from_elements_43) : (tensor<?x?x?xf32>, tensor<4xi64>) -> tensor<?x2x?x?xf32>
    %138 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_96 : tensor<?x2x?x?xf32>) outs(%71 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %177 = arith.mulf %in, %cst_7 : f32
      linalg.yield %177 : f32
    } -> tensor<?x2x?x?xf32>
    %139 = linalg.generic {indexing_maps = [#map1, #map16, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%138, %15 : tensor<?x2x?x?xf32>, tensor<?x1x?x?xf32>) outs(%71 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %177 = arith.addf %in, %in_121 : f32
      linalg.yield %177 : f32
    } -> tensor<?x2x?x?xf32>
    %140:2 = linalg.generic {indexing_maps = [#map1, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%139 : tensor<?x2x?x?xf32>) outs(%77, %75 : tensor<?x2x?xf32>, tensor<?x2x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_121: i64):
      %177 = linalg.index 3 : index
      %178 = arith.index_cast %177 : index to i64
      %179 = arith.maximumf %in, %out : f32
      %180 = arith.cmpf ogt, %in, %out : f32
      %181 = arith.select %180, %178, %out_121 : i64
      linalg.yield %179, %181 : f32, i64
    } -> (tensor<?x2x?xf32>, tensor<?x2x?xi64>)
    %expanded_97 = tensor.expand_shape %140#0 [[0], [1], [2, 3]] output_shape [%dim, 2, %dim_8, 1] : tensor<?x2x?xf32> into tensor<?x2x?x1xf32>
    %141 = linalg.generic {indexing_maps = [#map1, #map18, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%139, %expanded_97 : tensor<?x2x?x?xf32>, tensor<?x2x?x1xf32>) outs(%71 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %177 = arith.subf %in, %in_121 : f32
      linalg.yield %177 : f32
    } -> tensor<?x2x?x?xf32>
    %142 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%141 : tensor<?x2x?x?xf32>) outs(%71 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %177 = math.exp %in : f32
      linalg.yield %177 : f32
    } -> tensor<?x2x?x?xf32>
    %143 = linalg.generic {indexing_maps = [#map1, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%142 : tensor<?x2x?x?xf32>) outs(%82 : tensor<?x2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %177 = arith.addf %in, %out : f32
      linalg.yield %177 : f32
    } -> tensor<?x2x?x1xf32>
    %144 = linalg.generic {indexing_maps = [#map1, #map18, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%142, %143 : tensor<?x2x?x?xf32>, tensor<?x2x?x1xf32>) outs(%71 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %177 = arith.divf %in, %in_121 : f32
      linalg.yield %177 : f32
    } -> tensor<?x2x?x?xf32>
    %reshape_98 = tensor.reshape %144(%from_elements_46) : (tensor<?x2x?x?xf32>, tensor<3xi64>) -> tensor<?x?x?xf32>
    %reshape_99 = tensor.reshape %136(%from_elements_39) : (tensor<?x1x2x?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    %145 = linalg.batch_matmul ins(%reshape_98, %reshape_99 : tensor<?x?x?xf32>, tensor<?x?x16xf32>) outs(%86 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %reshape_100 = tensor.reshape %145(%from_elements_34) : (tensor<?x?x16xf32>, tensor<4xi64>) -> tensor<?x2x?x16xf32>
    %transposed_101 = linalg.transpose ins(%reshape_100 : tensor<?x2x?x16xf32>) outs(%88 : tensor<?x?x2x16xf32>) permutation = [0, 2, 1, 3] 
    %reshape_102 = tensor.reshape %transposed_101(%from_elements_51) : (tensor<?x?x2x16xf32>, tensor<3xi64>) -> tensor<?x?x32xf32>
    %transposed_103 = linalg.transpose ins(%arg14 : tensor<32x32xf32>) outs(%35 : tensor<32x32xf32>) permutation = [1, 0] 
    %cast_104 = tensor.cast %reshape_102 : tensor<?x?x32xf32> to tensor<?x1x32xf32>
    %collapsed_105 = tensor.collapse_shape %cast_104 [[0], [1, 2]] : tensor<?x1x32xf32> into tensor<?x32xf32>
    %146 = tensor.empty(%dim) : tensor<?x32xf32>
    %147 = linalg.fill ins(%cst : f32) outs(%146 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %148 = linalg.matmul ins(%collapsed_105, %transposed_103 : tensor<?x32xf32>, tensor<32x32xf32>) outs(%147 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %reshape_106 = tensor.reshape %148(%from_elements_55) : (tensor<?x32xf32>, tensor<3xi64>) -> tensor<?x?x32xf32>
    %149 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %reshape_106 : tensor<?x?x32xf32>, tensor<?x?x32xf32>) outs(%16 : tensor<?x?x32xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %177 = arith.addf %in, %in_121 : f32
      linalg.yield %177 : f32
    } -> tensor<?x?x32xf32>
    %150 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149 : tensor<?x?x32xf32>) outs(%16 : tensor<?x?x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %177 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %177 : f32
    } -> tensor<?x?x32xf32>
    %151 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%150 : tensor<?x?x32xf32>) outs(%27 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %177 = arith.addf %in, %out : f32
      linalg.yield %177 : f32
    } -> tensor<?x?x1xf32>
    %152 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151 : tensor<?x?x1xf32>) outs(%26 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %177 = arith.divf %in, %cst_6 : f32
      linalg.yield %177 : f32
    } -> tensor<?x?x1xf32>
    %153 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152 : tensor<?x?x1xf32>) outs(%26 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %177 = arith.truncf %cst_4 : f64 to f32
      %178 = arith.addf %in, %177 : f32
      linalg.yield %178 : f32
    } -> tensor<?x?x1xf32>
    %154 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153 : tensor<?x?x1xf32>) outs(%26 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %177 = math.rsqrt %in : f32
      linalg.yield %177 : f32
    } -> tensor<?x?x1xf32>
    %155 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149, %154 : tensor<?x?x32xf32>, tensor<?x?x1xf32>) outs(%32 : tensor<?x1x32xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %177 = arith.mulf %in, %in_121 : f32
      linalg.yield %177 : f32
    } -> tensor<?x1x32xf32>
    %156 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg19, %155 : tensor<32xf32>, tensor<?x1x32xf32>) outs(%32 : tensor<?x1x32xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %177 = arith.mulf %in, %in_121 : f32
      linalg.yield %177 : f32
    } -> tensor<?x1x32xf32>
    %transposed_107 = linalg.transpose ins(%arg15 : tensor<48x32xf32>) outs(%101 : tensor<32x48xf32>) permutation = [1, 0] 
    %collapsed_108 = tensor.collapse_shape %156 [[0], [1, 2]] : tensor<?x1x32xf32> into tensor<?x32xf32>
    %157 = linalg.matmul ins(%collapsed_108, %transposed_107 : tensor<?x32xf32>, tensor<32x48xf32>) outs(%103 : tensor<?x48xf32>) -> tensor<?x48xf32>
    %reshape_109 = tensor.reshape %157(%from_elements_59) : (tensor<?x48xf32>, tensor<3xi64>) -> tensor<?x?x48xf32>
    %cast_110 = tensor.cast %reshape_109 : tensor<?x?x48xf32> to tensor<?x1x48xf32>
    %158 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cast_110 : tensor<?x1x48xf32>) outs(%105 : tensor<?x1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %177 = arith.negf %in : f32
      %178 = math.exp %177 : f32
      %179 = arith.addf %178, %cst_1 : f32
      %180 = arith.divf %cst_1, %179 : f32
      linalg.yield %180 : f32
    } -> tensor<?x1x48xf32>
    %159 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cast_110, %158 : tensor<?x1x48xf32>, tensor<?x1x48xf32>) outs(%105 : tensor<?x1x48xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %177 = arith.mulf %in, %in_121 : f32
      linalg.yield %177 : f32
    } -> tensor<?x1x48xf32>
    %transposed_111 = linalg.transpose ins(%arg16 : tensor<48x32xf32>) outs(%101 : tensor<32x48xf32>) permutation = [1, 0] 
    %160 = linalg.matmul ins(%collapsed_108, %transposed_111 : tensor<?x32xf32>, tensor<32x48xf32>) outs(%103 : tensor<?x48xf32>) -> tensor<?x48xf32>
    %reshape_112 = tensor.reshape %160(%from_elements_59) : (tensor<?x48xf32>, tensor<3xi64>) -> tensor<?x?x48xf32>
    %cast_113 = tensor.cast %reshape_112 : tensor<?x?x48xf32> to tensor<?x1x48xf32>
    %161 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159, %cast_113 : tensor<?x1x48xf32>, tensor<?x1x48xf32>) outs(%105 : tensor<?x1x48xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %177 = arith.mulf %in, %in_121 : f32
      linalg.yield %177 : f32
    } -> tensor<?x1x48xf32>
    %transposed_114 = linalg.transpose ins(%arg17 : tensor<32x48xf32>) outs(%110 : tensor<48x32xf32>) permutation = [1, 0] 
    %collapsed_115 = tensor.collapse_shape %161 [[0], [1, 2]] : tensor<?x1x48xf32> into tensor<?x48xf32>
    %162 = tensor.empty(%dim) : tensor<?x32xf32>
    %163 = linalg.fill ins(%cst : f32) outs(%162 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %164 = linalg.matmul ins(%collapsed_115, %transposed_114 : tensor<?x48xf32>, tensor<48x32xf32>) outs(%163 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %reshape_116 = tensor.reshape %164(%from_elements_55) : (tensor<?x32xf32>, tensor<3xi64>) -> tensor<?x?x32xf32>
    %165 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149, %reshape_116 : tensor<?x?x32xf32>, tensor<?x?x32xf32>) outs(%16 : tensor<?x?x32xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %177 = arith.addf %in, %in_121 : f32
      linalg.yield %177 : f32
    } -> tensor<?x?x32xf32>
    %166 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165 : tensor<?x?x32xf32>) outs(%16 : tensor<?x?x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %177 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %177 : f32
    } -> tensor<?x?x32xf32>
    %167 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%166 : tensor<?x?x32xf32>) outs(%27 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %177 = arith.addf %in, %out : f32
      linalg.yield %177 : f32
    } -> tensor<?x?x1xf32>
    %168 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167 : tensor<?x?x1xf32>) outs(%26 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %177 = arith.divf %in, %cst_6 : f32
      linalg.yield %177 : f32
    } -> tensor<?x?x1xf32>
    %169 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168 : tensor<?x?x1xf32>) outs(%26 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %177 = arith.truncf %cst_4 : f64 to f32
      %178 = arith.addf %in, %177 : f32
      linalg.yield %178 : f32
    } -> tensor<?x?x1xf32>
    %170 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<?x?x1xf32>) outs(%26 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %177 = math.rsqrt %in : f32
      linalg.yield %177 : f32
    } -> tensor<?x?x1xf32>
    %171 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165, %170 : tensor<?x?x32xf32>, tensor<?x?x1xf32>) outs(%32 : tensor<?x1x32xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %177 = arith.mulf %in, %in_121 : f32
      linalg.yield %177 : f32
    } -> tensor<?x1x32xf32>
    %172 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg20, %171 : tensor<32xf32>, tensor<?x1x32xf32>) outs(%32 : tensor<?x1x32xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %177 = arith.mulf %in, %in_121 : f32
      linalg.yield %177 : f32
    } -> tensor<?x1x32xf32>
    %173 = tensor.empty() : tensor<32x40xf32>
    %transposed_117 = linalg.transpose ins(%arg21 : tensor<40x32xf32>) outs(%173 : tensor<32x40xf32>) permutation = [1, 0] 
    %collapsed_118 = tensor.collapse_shape %172 [[0], [1, 2]] : tensor<?x1x32xf32> into tensor<?x32xf32>
    %174 = tensor.empty(%dim) : tensor<?x40xf32>
    %175 = linalg.fill ins(%cst : f32) outs(%174 : tensor<?x40xf32>) -> tensor<?x40xf32>
    %176 = linalg.matmul ins(%collapsed_118, %transposed_117 : tensor<?x32xf32>, tensor<32x40xf32>) outs(%175 : tensor<?x40xf32>) -> tensor<?x40xf32>
    %from_elements_119 = tensor.from_elements %0, %1, %c40_i64 : tensor<3xi64>
    %reshape_120 = tensor.reshape %176(%from_elements_119) : (tensor<?x40xf32>, tensor<3xi64>) -> tensor<?x?x40xf32>
    return %reshape_120 : tensor<?x?x40xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_8_torch.float32: "0x040000000000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"
    }
  }
#-}
