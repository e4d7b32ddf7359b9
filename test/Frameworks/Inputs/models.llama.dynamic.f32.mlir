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
#map12 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map13 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<?x?xi64>, %arg1: tensor<40x32xf32>, %arg2: tensor<32x32xf32>, %arg3: tensor<16x32xf32>, %arg4: tensor<16x32xf32>, %arg5: tensor<32x32xf32>, %arg6: tensor<48x32xf32>, %arg7: tensor<48x32xf32>, %arg8: tensor<32x48xf32>, %arg9: tensor<32xf32>, %arg10: tensor<32xf32>, %arg11: tensor<32x32xf32>, %arg12: tensor<16x32xf32>, %arg13: tensor<16x32xf32>, %arg14: tensor<32x32xf32>, %arg15: tensor<48x32xf32>, %arg16: tensor<48x32xf32>, %arg17: tensor<32x48xf32>, %arg18: tensor<32xf32>, %arg19: tensor<32xf32>, %arg20: tensor<32xf32>, %arg21: tensor<40x32xf32>) -> tensor<?x?x40xf32> {
    %c2_i64 = arith.constant 2 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c40 = arith.constant 40 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c16_i64 = arith.constant 16 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<-1.000000e+04> : tensor<f32>
    %cst_4 = arith.constant 9.9999999999999995E-7 : f64
    %cst_5 = arith.constant dense_resource<torch_tensor_8_torch.float32> : tensor<8xf32>
    %cst_6 = arith.constant 3.200000e+01 : f32
    %c32_i64 = arith.constant 32 : i64
    %cst_7 = arith.constant 2.500000e-01 : f32
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
      %198 = linalg.index 0 : index
      %199 = arith.index_cast %198 : index to i64
      linalg.yield %199 : i64
    } -> tensor<?xi64>
    %expanded = tensor.expand_shape %5 [[0, 1]] output_shape [1, %dim_8] : tensor<?xi64> into tensor<1x?xi64>
    %expanded_9 = tensor.expand_shape %5 [[0, 1]] output_shape [%dim_8, 1] : tensor<?xi64> into tensor<?x1xi64>
    %6 = tensor.empty(%dim_8, %dim_8) : tensor<?x?xi64>
    %7 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_9 : tensor<1x?xi64>, tensor<?x1xi64>) outs(%6 : tensor<?x?xi64>) {
    ^bb0(%in: i64, %in_93: i64, %out: i64):
      %198 = arith.subi %in, %in_93 : i64
      linalg.yield %198 : i64
    } -> tensor<?x?xi64>
    %8 = tensor.empty(%dim_8, %dim_8) : tensor<?x?xi1>
    %9 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<?x?xi64>) outs(%8 : tensor<?x?xi1>) {
    ^bb0(%in: i64, %out: i1):
      %198 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %198 : i1
    } -> tensor<?x?xi1>
    %10 = tensor.empty(%dim_8, %dim_8) : tensor<1x1x?x?xf32>
    %11 = linalg.generic {indexing_maps = [#map6, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %3, %cst_2 : tensor<?x?xi1>, tensor<1x1x?x?xf32>, tensor<f32>) outs(%10 : tensor<1x1x?x?xf32>) {
    ^bb0(%in: i1, %in_93: f32, %in_94: f32, %out: f32):
      %198 = arith.select %in, %in_93, %in_94 : f32
      linalg.yield %198 : f32
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
      %198 = arith.index_cast %in : i64 to index
      %199 = linalg.index 2 : index
      %200 = arith.cmpi slt, %198, %c40 : index
      cf.assert %200, "index must be smaller than dim size"
      %201 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %201, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg1[%198, %199] : tensor<40x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x32xf32>
    %expanded_10 = tensor.expand_shape %5 [[0, 1, 2]] output_shape [1, %dim_8, 1] : tensor<?xi64> into tensor<1x?x1xi64>
    %18 = tensor.empty(%dim_8) : tensor<1x?x1xf32>
    %19 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_10 : tensor<1x?x1xi64>) outs(%18 : tensor<1x?x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %198 = arith.sitofp %in : i64 to f32
      linalg.yield %198 : f32
    } -> tensor<1x?x1xf32>
    %20 = tensor.empty(%dim_8) : tensor<1x?x8xf32>
    %21 = linalg.generic {indexing_maps = [#map10, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %cst_5 : tensor<1x?x1xf32>, tensor<8xf32>) outs(%20 : tensor<1x?x8xf32>) {
    ^bb0(%in: f32, %in_93: f32, %out: f32):
      %198 = arith.mulf %in, %in_93 : f32
      linalg.yield %198 : f32
    } -> tensor<1x?x8xf32>
    %concat = tensor.concat dim(2) %21, %21 : (tensor<1x?x8xf32>, tensor<1x?x8xf32>) -> tensor<1x?x16xf32>
    %dim_11 = tensor.dim %21, %c1 : tensor<1x?x8xf32>
    %22 = tensor.empty(%dim_11) : tensor<1x?x16xf32>
    %23 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x?x16xf32>) outs(%22 : tensor<1x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = math.cos %in : f32
      linalg.yield %198 : f32
    } -> tensor<1x?x16xf32>
    %24 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x?x16xf32>) outs(%22 : tensor<1x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = math.sin %in : f32
      linalg.yield %198 : f32
    } -> tensor<1x?x16xf32>
    %25 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<?x?x32xf32>) outs(%16 : tensor<?x?x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %198 : f32
    } -> tensor<?x?x32xf32>
    %26 = tensor.empty(%dim, %dim_8) : tensor<?x?x1xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%26 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %28 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%25 : tensor<?x?x32xf32>) outs(%27 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.addf %in, %out : f32
      linalg.yield %198 : f32
    } -> tensor<?x?x1xf32>
    %29 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<?x?x1xf32>) outs(%26 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.divf %in, %cst_6 : f32
      linalg.yield %198 : f32
    } -> tensor<?x?x1xf32>
    %30 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<?x?x1xf32>) outs(%26 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.truncf %cst_4 : f64 to f32
      %199 = arith.addf %in, %198 : f32
      linalg.yield %199 : f32
    } -> tensor<?x?x1xf32>
    %31 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<?x?x1xf32>) outs(%26 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = math.rsqrt %in : f32
      linalg.yield %198 : f32
    } -> tensor<?x?x1xf32>
    %32 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %31 : tensor<?x?x32xf32>, tensor<?x?x1xf32>) outs(%16 : tensor<?x?x32xf32>) {
    ^bb0(%in: f32, %in_93: f32, %out: f32):
      %198 = arith.mulf %in, %in_93 : f32
      linalg.yield %198 : f32
    } -> tensor<?x?x32xf32>
    %33 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg9, %32 : tensor<32xf32>, tensor<?x?x32xf32>) outs(%16 : tensor<?x?x32xf32>) {
    ^bb0(%in: f32, %in_93: f32, %out: f32):
      %198 = arith.mulf %in, %in_93 : f32
      linalg.yield %198 : f32
    } -> tensor<?x?x32xf32>
    %34 = tensor.empty() : tensor<32x32xf32>
    %transposed = linalg.transpose ins(%arg2 : tensor<32x32xf32>) outs(%34 : tensor<32x32xf32>) permutation = [1, 0] 
    %35 = tensor.empty(%dim) : tensor<?x32x32xf32>
    %36 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<32x32xf32>) outs(%35 : tensor<?x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x32x32xf32>
    %37 = linalg.fill ins(%cst : f32) outs(%16 : tensor<?x?x32xf32>) -> tensor<?x?x32xf32>
    %38 = linalg.batch_matmul ins(%33, %36 : tensor<?x?x32xf32>, tensor<?x32x32xf32>) outs(%37 : tensor<?x?x32xf32>) -> tensor<?x?x32xf32>
    %39 = arith.muli %0, %1 : i64
    %40 = arith.muli %39, %c16_i64 : i64
    %41 = arith.muli %0, %1 : i64
    %42 = arith.muli %41, %c32_i64 : i64
    %43 = arith.divui %42, %40 : i64
    %from_elements = tensor.from_elements %0, %1, %43, %c16_i64 : tensor<4xi64>
    %reshape = tensor.reshape %38(%from_elements) : (tensor<?x?x32xf32>, tensor<4xi64>) -> tensor<?x?x2x16xf32>
    %44 = tensor.empty(%dim, %dim_8) : tensor<?x2x?x16xf32>
    %transposed_12 = linalg.transpose ins(%reshape : tensor<?x?x2x16xf32>) outs(%44 : tensor<?x2x?x16xf32>) permutation = [0, 2, 1, 3] 
    %45 = tensor.empty() : tensor<32x16xf32>
    %transposed_13 = linalg.transpose ins(%arg3 : tensor<16x32xf32>) outs(%45 : tensor<32x16xf32>) permutation = [1, 0] 
    %46 = tensor.empty(%dim) : tensor<?x32x16xf32>
    %47 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_13 : tensor<32x16xf32>) outs(%46 : tensor<?x32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x32x16xf32>
    %48 = tensor.empty(%dim, %dim_8) : tensor<?x?x16xf32>
    %49 = linalg.fill ins(%cst : f32) outs(%48 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %50 = linalg.batch_matmul ins(%33, %47 : tensor<?x?x32xf32>, tensor<?x32x16xf32>) outs(%49 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %51 = arith.muli %41, %c16_i64 : i64
    %52 = arith.divui %51, %40 : i64
    %from_elements_14 = tensor.from_elements %0, %1, %52, %c16_i64 : tensor<4xi64>
    %reshape_15 = tensor.reshape %50(%from_elements_14) : (tensor<?x?x16xf32>, tensor<4xi64>) -> tensor<?x?x1x16xf32>
    %53 = tensor.empty(%dim, %dim_8) : tensor<?x1x?x16xf32>
    %transposed_16 = linalg.transpose ins(%reshape_15 : tensor<?x?x1x16xf32>) outs(%53 : tensor<?x1x?x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_17 = linalg.transpose ins(%arg4 : tensor<16x32xf32>) outs(%45 : tensor<32x16xf32>) permutation = [1, 0] 
    %54 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_17 : tensor<32x16xf32>) outs(%46 : tensor<?x32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x32x16xf32>
    %55 = linalg.batch_matmul ins(%33, %54 : tensor<?x?x32xf32>, tensor<?x32x16xf32>) outs(%49 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %reshape_18 = tensor.reshape %55(%from_elements_14) : (tensor<?x?x16xf32>, tensor<4xi64>) -> tensor<?x?x1x16xf32>
    %transposed_19 = linalg.transpose ins(%reshape_18 : tensor<?x?x1x16xf32>) outs(%53 : tensor<?x1x?x16xf32>) permutation = [0, 2, 1, 3] 
    %expanded_20 = tensor.expand_shape %23 [[0], [1, 2], [3]] output_shape [1, 1, %dim_11, 16] : tensor<1x?x16xf32> into tensor<1x1x?x16xf32>
    %expanded_21 = tensor.expand_shape %24 [[0], [1, 2], [3]] output_shape [1, 1, %dim_11, 16] : tensor<1x?x16xf32> into tensor<1x1x?x16xf32>
    %56 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_12, %expanded_20 : tensor<?x2x?x16xf32>, tensor<1x1x?x16xf32>) outs(%44 : tensor<?x2x?x16xf32>) {
    ^bb0(%in: f32, %in_93: f32, %out: f32):
      %198 = arith.mulf %in, %in_93 : f32
      linalg.yield %198 : f32
    } -> tensor<?x2x?x16xf32>
    %extracted_slice = tensor.extract_slice %transposed_12[0, 0, 0, 0] [%dim, 2, %dim_8, 8] [1, 1, 1, 1] : tensor<?x2x?x16xf32> to tensor<?x2x?x8xf32>
    %extracted_slice_22 = tensor.extract_slice %transposed_12[0, 0, 0, 8] [%dim, 2, %dim_8, 8] [1, 1, 1, 1] : tensor<?x2x?x16xf32> to tensor<?x2x?x8xf32>
    %57 = tensor.empty(%dim, %dim_8) : tensor<?x2x?x8xf32>
    %58 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_22 : tensor<?x2x?x8xf32>) outs(%57 : tensor<?x2x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.negf %in : f32
      linalg.yield %198 : f32
    } -> tensor<?x2x?x8xf32>
    %concat_23 = tensor.concat dim(3) %58, %extracted_slice : (tensor<?x2x?x8xf32>, tensor<?x2x?x8xf32>) -> tensor<?x2x?x16xf32>
    %dim_24 = tensor.dim %58, %c0 : tensor<?x2x?x8xf32>
    %dim_25 = tensor.dim %58, %c2 : tensor<?x2x?x8xf32>
    %59 = tensor.empty(%dim_24, %dim_25) : tensor<?x2x?x16xf32>
    %60 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_23, %expanded_21 : tensor<?x2x?x16xf32>, tensor<1x1x?x16xf32>) outs(%59 : tensor<?x2x?x16xf32>) {
    ^bb0(%in: f32, %in_93: f32, %out: f32):
      %198 = arith.mulf %in, %in_93 : f32
      linalg.yield %198 : f32
    } -> tensor<?x2x?x16xf32>
    %61 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56, %60 : tensor<?x2x?x16xf32>, tensor<?x2x?x16xf32>) outs(%44 : tensor<?x2x?x16xf32>) {
    ^bb0(%in: f32, %in_93: f32, %out: f32):
      %198 = arith.addf %in, %in_93 : f32
      linalg.yield %198 : f32
    } -> tensor<?x2x?x16xf32>
    %62 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_16, %expanded_20 : tensor<?x1x?x16xf32>, tensor<1x1x?x16xf32>) outs(%53 : tensor<?x1x?x16xf32>) {
    ^bb0(%in: f32, %in_93: f32, %out: f32):
      %198 = arith.mulf %in, %in_93 : f32
      linalg.yield %198 : f32
    } -> tensor<?x1x?x16xf32>
    %extracted_slice_26 = tensor.extract_slice %transposed_16[0, 0, 0, 0] [%dim, 1, %dim_8, 8] [1, 1, 1, 1] : tensor<?x1x?x16xf32> to tensor<?x1x?x8xf32>
    %extracted_slice_27 = tensor.extract_slice %transposed_16[0, 0, 0, 8] [%dim, 1, %dim_8, 8] [1, 1, 1, 1] : tensor<?x1x?x16xf32> to tensor<?x1x?x8xf32>
    %63 = tensor.empty(%dim, %dim_8) : tensor<?x1x?x8xf32>
    %64 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_27 : tensor<?x1x?x8xf32>) outs(%63 : tensor<?x1x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.negf %in : f32
      linalg.yield %198 : f32
    } -> tensor<?x1x?x8xf32>
    %concat_28 = tensor.concat dim(3) %64, %extracted_slice_26 : (tensor<?x1x?x8xf32>, tensor<?x1x?x8xf32>) -> tensor<?x1x?x16xf32>
    %dim_29 = tensor.dim %64, %c0 : tensor<?x1x?x8xf32>
    %dim_30 = tensor.dim %64, %c2 : tensor<?x1x?x8xf32>
    %65 = tensor.empty(%dim_29, %dim_30) : tensor<?x1x?x16xf32>
    %66 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_28, %expanded_21 : tensor<?x1x?x16xf32>, tensor<1x1x?x16xf32>) outs(%65 : tensor<?x1x?x16xf32>) {
    ^bb0(%in: f32, %in_93: f32, %out: f32):
      %198 = arith.mulf %in, %in_93 : f32
      linalg.yield %198 : f32
    } -> tensor<?x1x?x16xf32>
    %67 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %66 : tensor<?x1x?x16xf32>, tensor<?x1x?x16xf32>) outs(%53 : tensor<?x1x?x16xf32>) {
    ^bb0(%in: f32, %in_93: f32, %out: f32):
      %198 = arith.addf %in, %in_93 : f32
      linalg.yield %198 : f32
    } -> tensor<?x1x?x16xf32>
    %expanded_31 = tensor.expand_shape %67 [[0], [1], [2, 3], [4]] output_shape [%dim, 1, 1, %dim_8, 16] : tensor<?x1x?x16xf32> into tensor<?x1x1x?x16xf32>
    %68 = tensor.empty(%dim, %dim_8) : tensor<?x1x2x?x16xf32>
    %collapsed_32 = tensor.collapse_shape %expanded_31 [[0], [1, 2], [3], [4]] : tensor<?x1x1x?x16xf32> into tensor<?x1x?x16xf32>
    %69 = linalg.generic {indexing_maps = [#map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_32 : tensor<?x1x?x16xf32>) outs(%68 : tensor<?x1x2x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x1x2x?x16xf32>
    %from_elements_33 = tensor.from_elements %0, %c2_i64, %1, %c16_i64 : tensor<4xi64>
    %reshape_34 = tensor.reshape %69(%from_elements_33) : (tensor<?x1x2x?x16xf32>, tensor<4xi64>) -> tensor<?x2x?x16xf32>
    %expanded_35 = tensor.expand_shape %transposed_19 [[0], [1], [2, 3], [4]] output_shape [%dim, 1, 1, %dim_8, 16] : tensor<?x1x?x16xf32> into tensor<?x1x1x?x16xf32>
    %collapsed_36 = tensor.collapse_shape %expanded_35 [[0], [1, 2], [3], [4]] : tensor<?x1x1x?x16xf32> into tensor<?x1x?x16xf32>
    %70 = linalg.generic {indexing_maps = [#map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_36 : tensor<?x1x?x16xf32>) outs(%68 : tensor<?x1x2x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x1x2x?x16xf32>
    %reshape_37 = tensor.reshape %70(%from_elements_33) : (tensor<?x1x2x?x16xf32>, tensor<4xi64>) -> tensor<?x2x?x16xf32>
    %71 = tensor.empty(%dim, %dim_8) : tensor<?x2x16x?xf32>
    %transposed_38 = linalg.transpose ins(%reshape_34 : tensor<?x2x?x16xf32>) outs(%71 : tensor<?x2x16x?xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_39 = tensor.collapse_shape %61 [[0, 1], [2], [3]] : tensor<?x2x?x16xf32> into tensor<?x?x16xf32>
    %collapsed_40 = tensor.collapse_shape %transposed_38 [[0, 1], [2], [3]] : tensor<?x2x16x?xf32> into tensor<?x16x?xf32>
    %72 = arith.muli %dim, %c2 : index
    %73 = tensor.empty(%72, %dim_8, %dim_8) : tensor<?x?x?xf32>
    %74 = linalg.fill ins(%cst : f32) outs(%73 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %75 = linalg.batch_matmul ins(%collapsed_39, %collapsed_40 : tensor<?x?x16xf32>, tensor<?x16x?xf32>) outs(%74 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %76 = arith.divsi %72, %c2 : index
    %expanded_41 = tensor.expand_shape %75 [[0, 1], [2], [3]] output_shape [%76, 2, %dim_8, %dim_8] : tensor<?x?x?xf32> into tensor<?x2x?x?xf32>
    %77 = tensor.empty(%76, %dim_8, %dim_8) : tensor<?x2x?x?xf32>
    %78 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_41 : tensor<?x2x?x?xf32>) outs(%77 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.mulf %in, %cst_7 : f32
      linalg.yield %198 : f32
    } -> tensor<?x2x?x?xf32>
    %79 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78, %15 : tensor<?x2x?x?xf32>, tensor<?x1x?x?xf32>) outs(%77 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %in_93: f32, %out: f32):
      %198 = arith.addf %in, %in_93 : f32
      linalg.yield %198 : f32
    } -> tensor<?x2x?x?xf32>
    %80 = tensor.empty(%76, %dim_8) : tensor<?x2x?xi64>
    %81 = linalg.fill ins(%c0_i64 : i64) outs(%80 : tensor<?x2x?xi64>) -> tensor<?x2x?xi64>
    %82 = tensor.empty(%76, %dim_8) : tensor<?x2x?xf32>
    %83 = linalg.fill ins(%cst_0 : f32) outs(%82 : tensor<?x2x?xf32>) -> tensor<?x2x?xf32>
    %84:2 = linalg.generic {indexing_maps = [#map1, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%79 : tensor<?x2x?x?xf32>) outs(%83, %81 : tensor<?x2x?xf32>, tensor<?x2x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_93: i64):
      %198 = linalg.index 3 : index
      %199 = arith.index_cast %198 : index to i64
      %200 = arith.maximumf %in, %out : f32
      %201 = arith.cmpf ogt, %in, %out : f32
      %202 = arith.select %201, %199, %out_93 : i64
      linalg.yield %200, %202 : f32, i64
    } -> (tensor<?x2x?xf32>, tensor<?x2x?xi64>)
    %expanded_42 = tensor.expand_shape %84#0 [[0], [1], [2, 3]] output_shape [%76, 2, %dim_8, 1] : tensor<?x2x?xf32> into tensor<?x2x?x1xf32>
    %85 = linalg.generic {indexing_maps = [#map1, #map19, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79, %expanded_42 : tensor<?x2x?x?xf32>, tensor<?x2x?x1xf32>) outs(%77 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %in_93: f32, %out: f32):
      %198 = arith.subf %in, %in_93 : f32
      linalg.yield %198 : f32
    } -> tensor<?x2x?x?xf32>
    %86 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%85 : tensor<?x2x?x?xf32>) outs(%77 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = math.exp %in : f32
      linalg.yield %198 : f32
    } -> tensor<?x2x?x?xf32>
    %87 = tensor.empty(%76, %dim_8) : tensor<?x2x?x1xf32>
    %88 = linalg.fill ins(%cst : f32) outs(%87 : tensor<?x2x?x1xf32>) -> tensor<?x2x?x1xf32>
    %89 = linalg.generic {indexing_maps = [#map1, #map19], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%86 : tensor<?x2x?x?xf32>) outs(%88 : tensor<?x2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.addf %in, %out : f32
      linalg.yield %198 : f32
    } -> tensor<?x2x?x1xf32>
    %90 = linalg.generic {indexing_maps = [#map1, #map19, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%86, %89 : tensor<?x2x?x?xf32>, tensor<?x2x?x1xf32>) outs(%77 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %in_93: f32, %out: f32):
      %198 = arith.divf %in, %in_93 : f32
      linalg.yield %198 : f32
    } -> tensor<?x2x?x?xf32>
    %91 = arith.maxui %76, %dim : index
    %collapsed_43 = tensor.collapse_shape %90 [[0, 1], [2], [3]] : tensor<?x2x?x?xf32> into tensor<?x?x?xf32>
    %collapsed_44 = tensor.collapse_shape %reshape_37 [[0, 1], [2], [3]] : tensor<?x2x?x16xf32> into tensor<?x?x16xf32>
    %92 = arith.muli %91, %c2 : index
    %93 = tensor.empty(%92, %dim_8) : tensor<?x?x16xf32>
    %94 = linalg.fill ins(%cst : f32) outs(%93 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %95 = linalg.batch_matmul ins(%collapsed_43, %collapsed_44 : tensor<?x?x?xf32>, tensor<?x?x16xf32>) outs(%94 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %96 = arith.divsi %92, %c2 : index
    %expanded_45 = tensor.expand_shape %95 [[0, 1], [2], [3]] output_shape [%96, 2, %dim_8, 16] : tensor<?x?x16xf32> into tensor<?x2x?x16xf32>
    %97 = tensor.empty(%96, %dim_8) : tensor<?x?x2x16xf32>
    %transposed_46 = linalg.transpose ins(%expanded_45 : tensor<?x2x?x16xf32>) outs(%97 : tensor<?x?x2x16xf32>) permutation = [0, 2, 1, 3] 
    %98 = arith.index_cast %96 : index to i64
    %99 = arith.muli %98, %1 : i64
    %100 = arith.muli %99, %c32_i64 : i64
    %101 = arith.divui %100, %39 : i64
    %from_elements_47 = tensor.from_elements %0, %1, %101 : tensor<3xi64>
    %reshape_48 = tensor.reshape %transposed_46(%from_elements_47) : (tensor<?x?x2x16xf32>, tensor<3xi64>) -> tensor<?x?x32xf32>
    %transposed_49 = linalg.transpose ins(%arg5 : tensor<32x32xf32>) outs(%34 : tensor<32x32xf32>) permutation = [1, 0] 
    %102 = tensor.empty(%dim) : tensor<?x32x32xf32>
    %103 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_49 : tensor<32x32xf32>) outs(%102 : tensor<?x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x32x32xf32>
    %104 = tensor.empty(%dim, %dim_8) : tensor<?x?x32xf32>
    %105 = linalg.fill ins(%cst : f32) outs(%104 : tensor<?x?x32xf32>) -> tensor<?x?x32xf32>
    %106 = linalg.batch_matmul ins(%reshape_48, %103 : tensor<?x?x32xf32>, tensor<?x32x32xf32>) outs(%105 : tensor<?x?x32xf32>) -> tensor<?x?x32xf32>
    %107 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %106 : tensor<?x?x32xf32>, tensor<?x?x32xf32>) outs(%16 : tensor<?x?x32xf32>) {
    ^bb0(%in: f32, %in_93: f32, %out: f32):
      %198 = arith.addf %in, %in_93 : f32
      linalg.yield %198 : f32
    } -> tensor<?x?x32xf32>
    %108 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<?x?x32xf32>) outs(%16 : tensor<?x?x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %198 : f32
    } -> tensor<?x?x32xf32>
    %109 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%108 : tensor<?x?x32xf32>) outs(%27 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.addf %in, %out : f32
      linalg.yield %198 : f32
    } -> tensor<?x?x1xf32>
    %110 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<?x?x1xf32>) outs(%26 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.divf %in, %cst_6 : f32
      linalg.yield %198 : f32
    } -> tensor<?x?x1xf32>
    %111 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<?x?x1xf32>) outs(%26 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.truncf %cst_4 : f64 to f32
      %199 = arith.addf %in, %198 : f32
      linalg.yield %199 : f32
    } -> tensor<?x?x1xf32>
    %112 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111 : tensor<?x?x1xf32>) outs(%26 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = math.rsqrt %in : f32
      linalg.yield %198 : f32
    } -> tensor<?x?x1xf32>
    %113 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107, %112 : tensor<?x?x32xf32>, tensor<?x?x1xf32>) outs(%16 : tensor<?x?x32xf32>) {
    ^bb0(%in: f32, %in_93: f32, %out: f32):
      %198 = arith.mulf %in, %in_93 : f32
      linalg.yield %198 : f32
    } -> tensor<?x?x32xf32>
    %114 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg10, %113 : tensor<32xf32>, tensor<?x?x32xf32>) outs(%16 : tensor<?x?x32xf32>) {
    ^bb0(%in: f32, %in_93: f32, %out: f32):
      %198 = arith.mulf %in, %in_93 : f32
      linalg.yield %198 : f32
    } -> tensor<?x?x32xf32>
    %115 = tensor.empty() : tensor<32x48xf32>
    %transposed_50 = linalg.transpose ins(%arg6 : tensor<48x32xf32>) outs(%115 : tensor<32x48xf32>) permutation = [1, 0] 
    %116 = tensor.empty(%dim) : tensor<?x32x48xf32>
    %117 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_50 : tensor<32x48xf32>) outs(%116 : tensor<?x32x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x32x48xf32>
    %118 = tensor.empty(%dim, %dim_8) : tensor<?x?x48xf32>
    %119 = linalg.fill ins(%cst : f32) outs(%118 : tensor<?x?x48xf32>) -> tensor<?x?x48xf32>
    %120 = linalg.batch_matmul ins(%114, %117 : tensor<?x?x32xf32>, tensor<?x32x48xf32>) outs(%119 : tensor<?x?x48xf32>) -> tensor<?x?x48xf32>
    %121 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120 : tensor<?x?x48xf32>) outs(%118 : tensor<?x?x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.negf %in : f32
      %199 = math.exp %198 : f32
      %200 = arith.addf %199, %cst_1 : f32
      %201 = arith.divf %cst_1, %200 : f32
      linalg.yield %201 : f32
    } -> tensor<?x?x48xf32>
    %122 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120, %121 : tensor<?x?x48xf32>, tensor<?x?x48xf32>) outs(%118 : tensor<?x?x48xf32>) {
    ^bb0(%in: f32, %in_93: f32, %out: f32):
      %198 = arith.mulf %in, %in_93 : f32
      linalg.yield %198 : f32
    } -> tensor<?x?x48xf32>
    %transposed_51 = linalg.transpose ins(%arg7 : tensor<48x32xf32>) outs(%115 : tensor<32x48xf32>) permutation = [1, 0] 
    %123 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_51 : tensor<32x48xf32>) outs(%116 : tensor<?x32x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x32x48xf32>
    %124 = linalg.batch_matmul ins(%114, %123 : tensor<?x?x32xf32>, tensor<?x32x48xf32>) outs(%119 : tensor<?x?x48xf32>) -> tensor<?x?x48xf32>
    %125 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122, %124 : tensor<?x?x48xf32>, tensor<?x?x48xf32>) outs(%118 : tensor<?x?x48xf32>) {
    ^bb0(%in: f32, %in_93: f32, %out: f32):
      %198 = arith.mulf %in, %in_93 : f32
      linalg.yield %198 : f32
    } -> tensor<?x?x48xf32>
    %126 = tensor.empty() : tensor<48x32xf32>
    %transposed_52 = linalg.transpose ins(%arg8 : tensor<32x48xf32>) outs(%126 : tensor<48x32xf32>) permutation = [1, 0] 
    %127 = tensor.empty(%dim) : tensor<?x48x32xf32>
    %128 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_52 : tensor<48x32xf32>) outs(%127 : tensor<?x48x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x48x32xf32>
    %129 = linalg.batch_matmul ins(%125, %128 : tensor<?x?x48xf32>, tensor<?x48x32xf32>) outs(%37 : tensor<?x?x32xf32>) -> tensor<?x?x32xf32>
    %130 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107, %129 : tensor<?x?x32xf32>, tensor<?x?x32xf32>) outs(%16 : tensor<?x?x32xf32>) {
    ^bb0(%in: f32, %in_93: f32, %out: f32):
      %198 = arith.addf %in, %in_93 : f32
      linalg.yield %198 : f32
    } -> tensor<?x?x32xf32>
    %131 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130 : tensor<?x?x32xf32>) outs(%16 : tensor<?x?x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %198 : f32
    } -> tensor<?x?x32xf32>
    %132 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%131 : tensor<?x?x32xf32>) outs(%27 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.addf %in, %out : f32
      linalg.yield %198 : f32
    } -> tensor<?x?x1xf32>
    %133 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132 : tensor<?x?x1xf32>) outs(%26 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.divf %in, %cst_6 : f32
      linalg.yield %198 : f32
    } -> tensor<?x?x1xf32>
    %134 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133 : tensor<?x?x1xf32>) outs(%26 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.truncf %cst_4 : f64 to f32
      %199 = arith.addf %in, %198 : f32
      linalg.yield %199 : f32
    } -> tensor<?x?x1xf32>
    %135 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134 : tensor<?x?x1xf32>) outs(%26 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = math.rsqrt %in : f32
      linalg.yield %198 : f32
    } -> tensor<?x?x1xf32>
    %136 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %135 : tensor<?x?x32xf32>, tensor<?x?x1xf32>) outs(%16 : tensor<?x?x32xf32>) {
    ^bb0(%in: f32, %in_93: f32, %out: f32):
      %198 = arith.mulf %in, %in_93 : f32
      linalg.yield %198 : f32
    } -> tensor<?x?x32xf32>
    %137 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg18, %136 : tensor<32xf32>, tensor<?x?x32xf32>) outs(%16 : tensor<?x?x32xf32>) {
    ^bb0(%in: f32, %in_93: f32, %out: f32):
      %198 = arith.mulf %in, %in_93 : f32
      linalg.yield %198 : f32
    } -> tensor<?x?x32xf32>
    %transposed_53 = linalg.transpose ins(%arg11 : tensor<32x32xf32>) outs(%34 : tensor<32x32xf32>) permutation = [1, 0] 
    %138 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_53 : tensor<32x32xf32>) outs(%35 : tensor<?x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x32x32xf32>
    %139 = linalg.batch_matmul ins(%137, %138 : tensor<?x?x32xf32>, tensor<?x32x32xf32>) outs(%37 : tensor<?x?x32xf32>) -> tensor<?x?x32xf32>
    %reshape_54 = tensor.reshape %139(%from_elements) : (tensor<?x?x32xf32>, tensor<4xi64>) -> tensor<?x?x2x16xf32>
    %transposed_55 = linalg.transpose ins(%reshape_54 : tensor<?x?x2x16xf32>) outs(%44 : tensor<?x2x?x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_56 = linalg.transpose ins(%arg12 : tensor<16x32xf32>) outs(%45 : tensor<32x16xf32>) permutation = [1, 0] 
    %140 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_56 : tensor<32x16xf32>) outs(%46 : tensor<?x32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x32x16xf32>
    %141 = linalg.batch_matmul ins(%137, %140 : tensor<?x?x32xf32>, tensor<?x32x16xf32>) outs(%49 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %reshape_57 = tensor.reshape %141(%from_elements_14) : (tensor<?x?x16xf32>, tensor<4xi64>) -> tensor<?x?x1x16xf32>
    %transposed_58 = linalg.transpose ins(%reshape_57 : tensor<?x?x1x16xf32>) outs(%53 : tensor<?x1x?x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_59 = linalg.transpose ins(%arg13 : tensor<16x32xf32>) outs(%45 : tensor<32x16xf32>) permutation = [1, 0] 
    %142 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_59 : tensor<32x16xf32>) outs(%46 : tensor<?x32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x32x16xf32>
    %143 = linalg.batch_matmul ins(%137, %142 : tensor<?x?x32xf32>, tensor<?x32x16xf32>) outs(%49 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %reshape_60 = tensor.reshape %143(%from_elements_14) : (tensor<?x?x16xf32>, tensor<4xi64>) -> tensor<?x?x1x16xf32>
    %transposed_61 = linalg.transpose ins(%reshape_60 : tensor<?x?x1x16xf32>) outs(%53 : tensor<?x1x?x16xf32>) permutation = [0, 2, 1, 3] 
    %144 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_55, %expanded_20 : tensor<?x2x?x16xf32>, tensor<1x1x?x16xf32>) outs(%44 : tensor<?x2x?x16xf32>) {
    ^bb0(%in: f32, %in_93: f32, %out: f32):
      %198 = arith.mulf %in, %in_93 : f32
      linalg.yield %198 : f32
    } -> tensor<?x2x?x16xf32>
    %extracted_slice_62 = tensor.extract_slice %transposed_55[0, 0, 0, 0] [%dim, 2, %dim_8, 8] [1, 1, 1, 1] : tensor<?x2x?x16xf32> to tensor<?x2x?x8xf32>
    %extracted_slice_63 = tensor.extract_slice %transposed_55[0, 0, 0, 8] [%dim, 2, %dim_8, 8] [1, 1, 1, 1] : tensor<?x2x?x16xf32> to tensor<?x2x?x8xf32>
    %145 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_63 : tensor<?x2x?x8xf32>) outs(%57 : tensor<?x2x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.negf %in : f32
      linalg.yield %198 : f32
    } -> tensor<?x2x?x8xf32>
    %concat_64 = tensor.concat dim(3) %145, %extracted_slice_62 : (tensor<?x2x?x8xf32>, tensor<?x2x?x8xf32>) -> tensor<?x2x?x16xf32>
    %dim_65 = tensor.dim %145, %c0 : tensor<?x2x?x8xf32>
    %dim_66 = tensor.dim %145, %c2 : tensor<?x2x?x8xf32>
    %146 = tensor.empty(%dim_65, %dim_66) : tensor<?x2x?x16xf32>
    %147 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_64, %expanded_21 : tensor<?x2x?x16xf32>, tensor<1x1x?x16xf32>) outs(%146 : tensor<?x2x?x16xf32>) {
    ^bb0(%in: f32, %in_93: f32, %out: f32):
      %198 = arith.mulf %in, %in_93 : f32
      linalg.yield %198 : f32
    } -> tensor<?x2x?x16xf32>
    %148 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%144, %147 : tensor<?x2x?x16xf32>, tensor<?x2x?x16xf32>) outs(%44 : tensor<?x2x?x16xf32>) {
    ^bb0(%in: f32, %in_93: f32, %out: f32):
      %198 = arith.addf %in, %in_93 : f32
      linalg.yield %198 : f32
    } -> tensor<?x2x?x16xf32>
    %149 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_58, %expanded_20 : tensor<?x1x?x16xf32>, tensor<1x1x?x16xf32>) outs(%53 : tensor<?x1x?x16xf32>) {
    ^bb0(%in: f32, %in_93: f32, %out: f32):
      %198 = arith.mulf %in, %in_93 : f32
      linalg.yield %198 : f32
    } -> tensor<?x1x?x16xf32>
    %extracted_slice_67 = tensor.extract_slice %transposed_58[0, 0, 0, 0] [%dim, 1, %dim_8, 8] [1, 1, 1, 1] : tensor<?x1x?x16xf32> to tensor<?x1x?x8xf32>
    %extracted_slice_68 = tensor.extract_slice %transposed_58[0, 0, 0, 8] [%dim, 1, %dim_8, 8] [1, 1, 1, 1] : tensor<?x1x?x16xf32> to tensor<?x1x?x8xf32>
    %150 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_68 : tensor<?x1x?x8xf32>) outs(%63 : tensor<?x1x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.negf %in : f32
      linalg.yield %198 : f32
    } -> tensor<?x1x?x8xf32>
    %concat_69 = tensor.concat dim(3) %150, %extracted_slice_67 : (tensor<?x1x?x8xf32>, tensor<?x1x?x8xf32>) -> tensor<?x1x?x16xf32>
    %dim_70 = tensor.dim %150, %c0 : tensor<?x1x?x8xf32>
    %dim_71 = tensor.dim %150, %c2 : tensor<?x1x?x8xf32>
    %151 = tensor.empty(%dim_70, %dim_71) : tensor<?x1x?x16xf32>
    %152 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_69, %expanded_21 : tensor<?x1x?x16xf32>, tensor<1x1x?x16xf32>) outs(%151 : tensor<?x1x?x16xf32>) {
    ^bb0(%in: f32, %in_93: f32, %out: f32):
      %198 = arith.mulf %in, %in_93 : f32
      linalg.yield %198 : f32
    } -> tensor<?x1x?x16xf32>
    %153 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%149, %152 : tensor<?x1x?x16xf32>, tensor<?x1x?x16xf32>) outs(%53 : tensor<?x1x?x16xf32>) {
    ^bb0(%in: f32, %in_93: f32, %out: f32):
      %198 = arith.addf %in, %in_93 : f32
      linalg.yield %198 : f32
    } -> tensor<?x1x?x16xf32>
    %expanded_72 = tensor.expand_shape %153 [[0], [1], [2, 3], [4]] output_shape [%dim, 1, 1, %dim_8, 16] : tensor<?x1x?x16xf32> into tensor<?x1x1x?x16xf32>
    %collapsed_73 = tensor.collapse_shape %expanded_72 [[0], [1, 2], [3], [4]] : tensor<?x1x1x?x16xf32> into tensor<?x1x?x16xf32>
    %154 = linalg.generic {indexing_maps = [#map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_73 : tensor<?x1x?x16xf32>) outs(%68 : tensor<?x1x2x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x1x2x?x16xf32>
    %reshape_74 = tensor.reshape %154(%from_elements_33) : (tensor<?x1x2x?x16xf32>, tensor<4xi64>) -> tensor<?x2x?x16xf32>
    %expanded_75 = tensor.expand_shape %transposed_61 [[0], [1], [2, 3], [4]] output_shape [%dim, 1, 1, %dim_8, 16] : tensor<?x1x?x16xf32> into tensor<?x1x1x?x16xf32>
    %collapsed_76 = tensor.collapse_shape %expanded_75 [[0], [1, 2], [3], [4]] : tensor<?x1x1x?x16xf32> into tensor<?x1x?x16xf32>
    %155 = linalg.generic {indexing_maps = [#map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_76 : tensor<?x1x?x16xf32>) outs(%68 : tensor<?x1x2x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x1x2x?x16xf32>
    %reshape_77 = tensor.reshape %155(%from_elements_33) : (tensor<?x1x2x?x16xf32>, tensor<4xi64>) -> tensor<?x2x?x16xf32>
    %transposed_78 = linalg.transpose ins(%reshape_74 : tensor<?x2x?x16xf32>) outs(%71 : tensor<?x2x16x?xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_79 = tensor.collapse_shape %148 [[0, 1], [2], [3]] : tensor<?x2x?x16xf32> into tensor<?x?x16xf32>
    %collapsed_80 = tensor.collapse_shape %transposed_78 [[0, 1], [2], [3]] : tensor<?x2x16x?xf32> into tensor<?x16x?xf32>
    %156 = linalg.batch_matmul ins(%collapsed_79, %collapsed_80 : tensor<?x?x16xf32>, tensor<?x16x?xf32>) outs(%74 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %expanded_81 = tensor.expand_shape %156 [[0, 1], [2], [3]] output_shape [%76, 2, %dim_8, %dim_8] : tensor<?x?x?xf32> into tensor<?x2x?x?xf32>
    %157 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_81 : tensor<?x2x?x?xf32>) outs(%77 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.mulf %in, %cst_7 : f32
      linalg.yield %198 : f32
    } -> tensor<?x2x?x?xf32>
    %158 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%157, %15 : tensor<?x2x?x?xf32>, tensor<?x1x?x?xf32>) outs(%77 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %in_93: f32, %out: f32):
      %198 = arith.addf %in, %in_93 : f32
      linalg.yield %198 : f32
    } -> tensor<?x2x?x?xf32>
    %159:2 = linalg.generic {indexing_maps = [#map1, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%158 : tensor<?x2x?x?xf32>) outs(%83, %81 : tensor<?x2x?xf32>, tensor<?x2x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_93: i64):
      %198 = linalg.index 3 : index
      %199 = arith.index_cast %198 : index to i64
      %200 = arith.maximumf %in, %out : f32
      %201 = arith.cmpf ogt, %in, %out : f32
      %202 = arith.select %201, %199, %out_93 : i64
      linalg.yield %200, %202 : f32, i64
    } -> (tensor<?x2x?xf32>, tensor<?x2x?xi64>)
    %expanded_82 = tensor.expand_shape %159#0 [[0], [1], [2, 3]] output_shape [%76, 2, %dim_8, 1] : tensor<?x2x?xf32> into tensor<?x2x?x1xf32>
    %160 = linalg.generic {indexing_maps = [#map1, #map19, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%158, %expanded_82 : tensor<?x2x?x?xf32>, tensor<?x2x?x1xf32>) outs(%77 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %in_93: f32, %out: f32):
      %198 = arith.subf %in, %in_93 : f32
      linalg.yield %198 : f32
    } -> tensor<?x2x?x?xf32>
    %161 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%160 : tensor<?x2x?x?xf32>) outs(%77 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = math.exp %in : f32
      linalg.yield %198 : f32
    } -> tensor<?x2x?x?xf32>
    %162 = linalg.generic {indexing_maps = [#map1, #map19], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%161 : tensor<?x2x?x?xf32>) outs(%88 : tensor<?x2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.addf %in, %out : f32
      linalg.yield %198 : f32
    } -> tensor<?x2x?x1xf32>
    %163 = linalg.generic {indexing_maps = [#map1, #map19, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%161, %162 : tensor<?x2x?x?xf32>, tensor<?x2x?x1xf32>) outs(%77 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %in_93: f32, %out: f32):
      %198 = arith.divf %in, %in_93 : f32
      linalg.yield %198 : f32
    } -> tensor<?x2x?x?xf32>
    %collapsed_83 = tensor.collapse_shape %163 [[0, 1], [2], [3]] : tensor<?x2x?x?xf32> into tensor<?x?x?xf32>
    %collapsed_84 = tensor.collapse_shape %reshape_77 [[0, 1], [2], [3]] : tensor<?x2x?x16xf32> into tensor<?x?x16xf32>
    %164 = linalg.batch_matmul ins(%collapsed_83, %collapsed_84 : tensor<?x?x?xf32>, tensor<?x?x16xf32>) outs(%94 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %expanded_85 = tensor.expand_shape %164 [[0, 1], [2], [3]] output_shape [%96, 2, %dim_8, 16] : tensor<?x?x16xf32> into tensor<?x2x?x16xf32>
    %transposed_86 = linalg.transpose ins(%expanded_85 : tensor<?x2x?x16xf32>) outs(%97 : tensor<?x?x2x16xf32>) permutation = [0, 2, 1, 3] 
    %reshape_87 = tensor.reshape %transposed_86(%from_elements_47) : (tensor<?x?x2x16xf32>, tensor<3xi64>) -> tensor<?x?x32xf32>
    %transposed_88 = linalg.transpose ins(%arg14 : tensor<32x32xf32>) outs(%34 : tensor<32x32xf32>) permutation = [1, 0] 
    %165 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_88 : tensor<32x32xf32>) outs(%102 : tensor<?x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x32x32xf32>
    %166 = linalg.batch_matmul ins(%reshape_87, %165 : tensor<?x?x32xf32>, tensor<?x32x32xf32>) outs(%105 : tensor<?x?x32xf32>) -> tensor<?x?x32xf32>
    %167 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %166 : tensor<?x?x32xf32>, tensor<?x?x32xf32>) outs(%16 : tensor<?x?x32xf32>) {
    ^bb0(%in: f32, %in_93: f32, %out: f32):
      %198 = arith.addf %in, %in_93 : f32
      linalg.yield %198 : f32
    } -> tensor<?x?x32xf32>
    %168 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167 : tensor<?x?x32xf32>) outs(%16 : tensor<?x?x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %198 : f32
    } -> tensor<?x?x32xf32>
    %169 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%168 : tensor<?x?x32xf32>) outs(%27 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.addf %in, %out : f32
      linalg.yield %198 : f32
    } -> tensor<?x?x1xf32>
    %170 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<?x?x1xf32>) outs(%26 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.divf %in, %cst_6 : f32
      linalg.yield %198 : f32
    } -> tensor<?x?x1xf32>
    %171 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170 : tensor<?x?x1xf32>) outs(%26 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.truncf %cst_4 : f64 to f32
      %199 = arith.addf %in, %198 : f32
      linalg.yield %199 : f32
    } -> tensor<?x?x1xf32>
    %172 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171 : tensor<?x?x1xf32>) outs(%26 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = math.rsqrt %in : f32
      linalg.yield %198 : f32
    } -> tensor<?x?x1xf32>
    %173 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %172 : tensor<?x?x32xf32>, tensor<?x?x1xf32>) outs(%16 : tensor<?x?x32xf32>) {
    ^bb0(%in: f32, %in_93: f32, %out: f32):
      %198 = arith.mulf %in, %in_93 : f32
      linalg.yield %198 : f32
    } -> tensor<?x?x32xf32>
    %174 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg19, %173 : tensor<32xf32>, tensor<?x?x32xf32>) outs(%16 : tensor<?x?x32xf32>) {
    ^bb0(%in: f32, %in_93: f32, %out: f32):
      %198 = arith.mulf %in, %in_93 : f32
      linalg.yield %198 : f32
    } -> tensor<?x?x32xf32>
    %transposed_89 = linalg.transpose ins(%arg15 : tensor<48x32xf32>) outs(%115 : tensor<32x48xf32>) permutation = [1, 0] 
    %175 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_89 : tensor<32x48xf32>) outs(%116 : tensor<?x32x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x32x48xf32>
    %176 = linalg.batch_matmul ins(%174, %175 : tensor<?x?x32xf32>, tensor<?x32x48xf32>) outs(%119 : tensor<?x?x48xf32>) -> tensor<?x?x48xf32>
    %177 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176 : tensor<?x?x48xf32>) outs(%118 : tensor<?x?x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.negf %in : f32
      %199 = math.exp %198 : f32
      %200 = arith.addf %199, %cst_1 : f32
      %201 = arith.divf %cst_1, %200 : f32
      linalg.yield %201 : f32
    } -> tensor<?x?x48xf32>
    %178 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176, %177 : tensor<?x?x48xf32>, tensor<?x?x48xf32>) outs(%118 : tensor<?x?x48xf32>) {
    ^bb0(%in: f32, %in_93: f32, %out: f32):
      %198 = arith.mulf %in, %in_93 : f32
      linalg.yield %198 : f32
    } -> tensor<?x?x48xf32>
    %transposed_90 = linalg.transpose ins(%arg16 : tensor<48x32xf32>) outs(%115 : tensor<32x48xf32>) permutation = [1, 0] 
    %179 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_90 : tensor<32x48xf32>) outs(%116 : tensor<?x32x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x32x48xf32>
    %180 = linalg.batch_matmul ins(%174, %179 : tensor<?x?x32xf32>, tensor<?x32x48xf32>) outs(%119 : tensor<?x?x48xf32>) -> tensor<?x?x48xf32>
    %181 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178, %180 : tensor<?x?x48xf32>, tensor<?x?x48xf32>) outs(%118 : tensor<?x?x48xf32>) {
    ^bb0(%in: f32, %in_93: f32, %out: f32):
      %198 = arith.mulf %in, %in_93 : f32
      linalg.yield %198 : f32
    } -> tensor<?x?x48xf32>
    %transposed_91 = linalg.transpose ins(%arg17 : tensor<32x48xf32>) outs(%126 : tensor<48x32xf32>) permutation = [1, 0] 
    %182 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_91 : tensor<48x32xf32>) outs(%127 : tensor<?x48x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x48x32xf32>
    %183 = linalg.batch_matmul ins(%181, %182 : tensor<?x?x48xf32>, tensor<?x48x32xf32>) outs(%37 : tensor<?x?x32xf32>) -> tensor<?x?x32xf32>
    %184 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %183 : tensor<?x?x32xf32>, tensor<?x?x32xf32>) outs(%16 : tensor<?x?x32xf32>) {
    ^bb0(%in: f32, %in_93: f32, %out: f32):
      %198 = arith.addf %in, %in_93 : f32
      linalg.yield %198 : f32
    } -> tensor<?x?x32xf32>
    %185 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184 : tensor<?x?x32xf32>) outs(%16 : tensor<?x?x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %198 : f32
    } -> tensor<?x?x32xf32>
    %186 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%185 : tensor<?x?x32xf32>) outs(%27 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.addf %in, %out : f32
      linalg.yield %198 : f32
    } -> tensor<?x?x1xf32>
    %187 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186 : tensor<?x?x1xf32>) outs(%26 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.divf %in, %cst_6 : f32
      linalg.yield %198 : f32
    } -> tensor<?x?x1xf32>
    %188 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187 : tensor<?x?x1xf32>) outs(%26 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = arith.truncf %cst_4 : f64 to f32
      %199 = arith.addf %in, %198 : f32
      linalg.yield %199 : f32
    } -> tensor<?x?x1xf32>
    %189 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188 : tensor<?x?x1xf32>) outs(%26 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %198 = math.rsqrt %in : f32
      linalg.yield %198 : f32
    } -> tensor<?x?x1xf32>
    %190 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184, %189 : tensor<?x?x32xf32>, tensor<?x?x1xf32>) outs(%16 : tensor<?x?x32xf32>) {
    ^bb0(%in: f32, %in_93: f32, %out: f32):
      %198 = arith.mulf %in, %in_93 : f32
      linalg.yield %198 : f32
    } -> tensor<?x?x32xf32>
    %191 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg20, %190 : tensor<32xf32>, tensor<?x?x32xf32>) outs(%16 : tensor<?x?x32xf32>) {
    ^bb0(%in: f32, %in_93: f32, %out: f32):
      %198 = arith.mulf %in, %in_93 : f32
      linalg.yield %198 : f32
    } -> tensor<?x?x32xf32>
    %192 = tensor.empty() : tensor<32x40xf32>
    %transposed_92 = linalg.transpose ins(%arg21 : tensor<40x32xf32>) outs(%192 : tensor<32x40xf32>) permutation = [1, 0] 
    %193 = tensor.empty(%dim) : tensor<?x32x40xf32>
    %194 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_92 : tensor<32x40xf32>) outs(%193 : tensor<?x32x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x32x40xf32>
    %195 = tensor.empty(%dim, %dim_8) : tensor<?x?x40xf32>
    %196 = linalg.fill ins(%cst : f32) outs(%195 : tensor<?x?x40xf32>) -> tensor<?x?x40xf32>
    %197 = linalg.batch_matmul ins(%191, %194 : tensor<?x?x32xf32>, tensor<?x32x40xf32>) outs(%196 : tensor<?x?x40xf32>) -> tensor<?x?x40xf32>
    return %197 : tensor<?x?x40xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_8_torch.float32: "0x040000000000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"
    }
  }
#-}
