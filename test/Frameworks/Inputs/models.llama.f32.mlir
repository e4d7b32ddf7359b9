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
  func.func @main(%arg0: tensor<2x7xi64>, %arg1: tensor<40x32xf32>, %arg2: tensor<32x32xf32>, %arg3: tensor<16x32xf32>, %arg4: tensor<16x32xf32>, %arg5: tensor<32x32xf32>, %arg6: tensor<48x32xf32>, %arg7: tensor<48x32xf32>, %arg8: tensor<32x48xf32>, %arg9: tensor<32xf32>, %arg10: tensor<32xf32>, %arg11: tensor<32x32xf32>, %arg12: tensor<16x32xf32>, %arg13: tensor<16x32xf32>, %arg14: tensor<32x32xf32>, %arg15: tensor<48x32xf32>, %arg16: tensor<48x32xf32>, %arg17: tensor<32x48xf32>, %arg18: tensor<32xf32>, %arg19: tensor<32xf32>, %arg20: tensor<32xf32>, %arg21: tensor<40x32xf32>) -> tensor<2x7x40xf32> {
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c40 = arith.constant 40 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<-1.000000e+04> : tensor<1x1x7x7xf32>
    %cst_4 = arith.constant 9.9999999999999995E-7 : f64
    %cst_5 = arith.constant dense_resource<torch_tensor_8_torch.float32> : tensor<8xf32>
    %cst_6 = arith.constant 3.200000e+01 : f32
    %cst_7 = arith.constant 2.500000e-01 : f32
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %151 = linalg.index 0 : index
      %152 = arith.index_cast %151 : index to i64
      linalg.yield %152 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_8 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_8 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_87: i64, %out: i64):
      %151 = arith.subi %in, %in_87 : i64
      linalg.yield %151 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %151 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %151 : i1
    } -> tensor<7x7xi1>
    %6 = tensor.empty() : tensor<1x1x7x7xf32>
    %7 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_3, %cst_2 : tensor<7x7xi1>, tensor<1x1x7x7xf32>, tensor<f32>) outs(%6 : tensor<1x1x7x7xf32>) {
    ^bb0(%in: i1, %in_87: f32, %in_88: f32, %out: f32):
      %151 = arith.select %in, %in_87, %in_88 : f32
      linalg.yield %151 : f32
    } -> tensor<1x1x7x7xf32>
    %8 = tensor.empty() : tensor<2x1x7x7xf32>
    %collapsed = tensor.collapse_shape %7 [[0, 1], [2], [3]] : tensor<1x1x7x7xf32> into tensor<1x7x7xf32>
    %9 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x7x7xf32>) outs(%8 : tensor<2x1x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x7x7xf32>
    %10 = tensor.empty() : tensor<2x7x32xf32>
    %11 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7xi64>) outs(%10 : tensor<2x7x32xf32>) {
    ^bb0(%in: i64, %out: f32):
      %151 = arith.index_cast %in : i64 to index
      %152 = linalg.index 2 : index
      %153 = arith.cmpi slt, %151, %c40 : index
      cf.assert %153, "index must be smaller than dim size"
      %154 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %154, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg1[%151, %152] : tensor<40x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x7x32xf32>
    %expanded_9 = tensor.expand_shape %1 [[0, 1, 2]] output_shape [1, 7, 1] : tensor<7xi64> into tensor<1x7x1xi64>
    %12 = tensor.empty() : tensor<1x7x1xf32>
    %13 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<1x7x1xi64>) outs(%12 : tensor<1x7x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %151 = arith.sitofp %in : i64 to f32
      linalg.yield %151 : f32
    } -> tensor<1x7x1xf32>
    %14 = tensor.empty() : tensor<1x7x8xf32>
    %15 = linalg.generic {indexing_maps = [#map10, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %cst_5 : tensor<1x7x1xf32>, tensor<8xf32>) outs(%14 : tensor<1x7x8xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %151 = arith.mulf %in, %in_87 : f32
      linalg.yield %151 : f32
    } -> tensor<1x7x8xf32>
    %concat = tensor.concat dim(2) %15, %15 : (tensor<1x7x8xf32>, tensor<1x7x8xf32>) -> tensor<1x7x16xf32>
    %16 = tensor.empty() : tensor<1x7x16xf32>
    %17 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x7x16xf32>) outs(%16 : tensor<1x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = math.cos %in : f32
      linalg.yield %151 : f32
    } -> tensor<1x7x16xf32>
    %18 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x7x16xf32>) outs(%16 : tensor<1x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = math.sin %in : f32
      linalg.yield %151 : f32
    } -> tensor<1x7x16xf32>
    %19 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %151 : f32
    } -> tensor<2x7x32xf32>
    %20 = tensor.empty() : tensor<2x7x1xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %22 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%19 : tensor<2x7x32xf32>) outs(%21 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.addf %in, %out : f32
      linalg.yield %151 : f32
    } -> tensor<2x7x1xf32>
    %23 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<2x7x1xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.divf %in, %cst_6 : f32
      linalg.yield %151 : f32
    } -> tensor<2x7x1xf32>
    %24 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x7x1xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.truncf %cst_4 : f64 to f32
      %152 = arith.addf %in, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<2x7x1xf32>
    %25 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<2x7x1xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = math.rsqrt %in : f32
      linalg.yield %151 : f32
    } -> tensor<2x7x1xf32>
    %26 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %25 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%10 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %151 = arith.mulf %in, %in_87 : f32
      linalg.yield %151 : f32
    } -> tensor<2x7x32xf32>
    %27 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg9, %26 : tensor<32xf32>, tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %151 = arith.mulf %in, %in_87 : f32
      linalg.yield %151 : f32
    } -> tensor<2x7x32xf32>
    %28 = tensor.empty() : tensor<32x32xf32>
    %transposed = linalg.transpose ins(%arg2 : tensor<32x32xf32>) outs(%28 : tensor<32x32xf32>) permutation = [1, 0] 
    %collapsed_10 = tensor.collapse_shape %27 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %29 = tensor.empty() : tensor<14x32xf32>
    %30 = linalg.fill ins(%cst : f32) outs(%29 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %31 = linalg.matmul ins(%collapsed_10, %transposed : tensor<14x32xf32>, tensor<32x32xf32>) outs(%30 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_11 = tensor.expand_shape %31 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf32> into tensor<2x7x2x16xf32>
    %32 = tensor.empty() : tensor<2x2x7x16xf32>
    %transposed_12 = linalg.transpose ins(%expanded_11 : tensor<2x7x2x16xf32>) outs(%32 : tensor<2x2x7x16xf32>) permutation = [0, 2, 1, 3] 
    %33 = tensor.empty() : tensor<32x16xf32>
    %transposed_13 = linalg.transpose ins(%arg3 : tensor<16x32xf32>) outs(%33 : tensor<32x16xf32>) permutation = [1, 0] 
    %34 = tensor.empty() : tensor<14x16xf32>
    %35 = linalg.fill ins(%cst : f32) outs(%34 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %36 = linalg.matmul ins(%collapsed_10, %transposed_13 : tensor<14x32xf32>, tensor<32x16xf32>) outs(%35 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %expanded_14 = tensor.expand_shape %36 [[0, 1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<14x16xf32> into tensor<2x7x1x16xf32>
    %37 = tensor.empty() : tensor<2x1x7x16xf32>
    %transposed_15 = linalg.transpose ins(%expanded_14 : tensor<2x7x1x16xf32>) outs(%37 : tensor<2x1x7x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_16 = linalg.transpose ins(%arg4 : tensor<16x32xf32>) outs(%33 : tensor<32x16xf32>) permutation = [1, 0] 
    %38 = linalg.matmul ins(%collapsed_10, %transposed_16 : tensor<14x32xf32>, tensor<32x16xf32>) outs(%35 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %expanded_17 = tensor.expand_shape %38 [[0, 1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<14x16xf32> into tensor<2x7x1x16xf32>
    %transposed_18 = linalg.transpose ins(%expanded_17 : tensor<2x7x1x16xf32>) outs(%37 : tensor<2x1x7x16xf32>) permutation = [0, 2, 1, 3] 
    %expanded_19 = tensor.expand_shape %17 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xf32> into tensor<1x1x7x16xf32>
    %expanded_20 = tensor.expand_shape %18 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xf32> into tensor<1x1x7x16xf32>
    %39 = linalg.generic {indexing_maps = [#map5, #map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_12, %expanded_19 : tensor<2x2x7x16xf32>, tensor<1x1x7x16xf32>) outs(%32 : tensor<2x2x7x16xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %151 = arith.mulf %in, %in_87 : f32
      linalg.yield %151 : f32
    } -> tensor<2x2x7x16xf32>
    %extracted_slice = tensor.extract_slice %transposed_12[0, 0, 0, 0] [2, 2, 7, 8] [1, 1, 1, 1] : tensor<2x2x7x16xf32> to tensor<2x2x7x8xf32>
    %extracted_slice_21 = tensor.extract_slice %transposed_12[0, 0, 0, 8] [2, 2, 7, 8] [1, 1, 1, 1] : tensor<2x2x7x16xf32> to tensor<2x2x7x8xf32>
    %40 = tensor.empty() : tensor<2x2x7x8xf32>
    %41 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_21 : tensor<2x2x7x8xf32>) outs(%40 : tensor<2x2x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.negf %in : f32
      linalg.yield %151 : f32
    } -> tensor<2x2x7x8xf32>
    %concat_22 = tensor.concat dim(3) %41, %extracted_slice : (tensor<2x2x7x8xf32>, tensor<2x2x7x8xf32>) -> tensor<2x2x7x16xf32>
    %42 = linalg.generic {indexing_maps = [#map5, #map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_22, %expanded_20 : tensor<2x2x7x16xf32>, tensor<1x1x7x16xf32>) outs(%32 : tensor<2x2x7x16xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %151 = arith.mulf %in, %in_87 : f32
      linalg.yield %151 : f32
    } -> tensor<2x2x7x16xf32>
    %43 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %42 : tensor<2x2x7x16xf32>, tensor<2x2x7x16xf32>) outs(%32 : tensor<2x2x7x16xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %151 = arith.addf %in, %in_87 : f32
      linalg.yield %151 : f32
    } -> tensor<2x2x7x16xf32>
    %44 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_15, %expanded_19 : tensor<2x1x7x16xf32>, tensor<1x1x7x16xf32>) outs(%37 : tensor<2x1x7x16xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %151 = arith.mulf %in, %in_87 : f32
      linalg.yield %151 : f32
    } -> tensor<2x1x7x16xf32>
    %extracted_slice_23 = tensor.extract_slice %transposed_15[0, 0, 0, 0] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xf32> to tensor<2x1x7x8xf32>
    %extracted_slice_24 = tensor.extract_slice %transposed_15[0, 0, 0, 8] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xf32> to tensor<2x1x7x8xf32>
    %45 = tensor.empty() : tensor<2x1x7x8xf32>
    %46 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_24 : tensor<2x1x7x8xf32>) outs(%45 : tensor<2x1x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.negf %in : f32
      linalg.yield %151 : f32
    } -> tensor<2x1x7x8xf32>
    %concat_25 = tensor.concat dim(3) %46, %extracted_slice_23 : (tensor<2x1x7x8xf32>, tensor<2x1x7x8xf32>) -> tensor<2x1x7x16xf32>
    %47 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_25, %expanded_20 : tensor<2x1x7x16xf32>, tensor<1x1x7x16xf32>) outs(%37 : tensor<2x1x7x16xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %151 = arith.mulf %in, %in_87 : f32
      linalg.yield %151 : f32
    } -> tensor<2x1x7x16xf32>
    %48 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44, %47 : tensor<2x1x7x16xf32>, tensor<2x1x7x16xf32>) outs(%37 : tensor<2x1x7x16xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %151 = arith.addf %in, %in_87 : f32
      linalg.yield %151 : f32
    } -> tensor<2x1x7x16xf32>
    %49 = tensor.empty() : tensor<2x1x2x7x16xf32>
    %50 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%48 : tensor<2x1x7x16xf32>) outs(%49 : tensor<2x1x2x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x2x7x16xf32>
    %collapsed_26 = tensor.collapse_shape %50 [[0], [1, 2], [3], [4]] : tensor<2x1x2x7x16xf32> into tensor<2x2x7x16xf32>
    %51 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_18 : tensor<2x1x7x16xf32>) outs(%49 : tensor<2x1x2x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x2x7x16xf32>
    %52 = tensor.empty() : tensor<2x2x16x7xf32>
    %transposed_27 = linalg.transpose ins(%collapsed_26 : tensor<2x2x7x16xf32>) outs(%52 : tensor<2x2x16x7xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_28 = tensor.collapse_shape %43 [[0, 1], [2], [3]] : tensor<2x2x7x16xf32> into tensor<4x7x16xf32>
    %collapsed_29 = tensor.collapse_shape %transposed_27 [[0, 1], [2], [3]] : tensor<2x2x16x7xf32> into tensor<4x16x7xf32>
    %53 = tensor.empty() : tensor<4x7x7xf32>
    %54 = linalg.fill ins(%cst : f32) outs(%53 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %55 = linalg.batch_matmul ins(%collapsed_28, %collapsed_29 : tensor<4x7x16xf32>, tensor<4x16x7xf32>) outs(%54 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %expanded_30 = tensor.expand_shape %55 [[0, 1], [2], [3]] output_shape [2, 2, 7, 7] : tensor<4x7x7xf32> into tensor<2x2x7x7xf32>
    %56 = tensor.empty() : tensor<2x2x7x7xf32>
    %57 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_30 : tensor<2x2x7x7xf32>) outs(%56 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.mulf %in, %cst_7 : f32
      linalg.yield %151 : f32
    } -> tensor<2x2x7x7xf32>
    %58 = linalg.generic {indexing_maps = [#map5, #map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57, %9 : tensor<2x2x7x7xf32>, tensor<2x1x7x7xf32>) outs(%56 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %151 = arith.addf %in, %in_87 : f32
      linalg.yield %151 : f32
    } -> tensor<2x2x7x7xf32>
    %59 = tensor.empty() : tensor<2x2x7xi64>
    %60 = linalg.fill ins(%c0_i64 : i64) outs(%59 : tensor<2x2x7xi64>) -> tensor<2x2x7xi64>
    %61 = tensor.empty() : tensor<2x2x7xf32>
    %62 = linalg.fill ins(%cst_0 : f32) outs(%61 : tensor<2x2x7xf32>) -> tensor<2x2x7xf32>
    %63:2 = linalg.generic {indexing_maps = [#map5, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%58 : tensor<2x2x7x7xf32>) outs(%62, %60 : tensor<2x2x7xf32>, tensor<2x2x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_87: i64):
      %151 = linalg.index 3 : index
      %152 = arith.index_cast %151 : index to i64
      %153 = arith.maximumf %in, %out : f32
      %154 = arith.cmpf ogt, %in, %out : f32
      %155 = arith.select %154, %152, %out_87 : i64
      linalg.yield %153, %155 : f32, i64
    } -> (tensor<2x2x7xf32>, tensor<2x2x7xi64>)
    %expanded_31 = tensor.expand_shape %63#0 [[0], [1], [2, 3]] output_shape [2, 2, 7, 1] : tensor<2x2x7xf32> into tensor<2x2x7x1xf32>
    %64 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %expanded_31 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%56 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %151 = arith.subf %in, %in_87 : f32
      linalg.yield %151 : f32
    } -> tensor<2x2x7x7xf32>
    %65 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64 : tensor<2x2x7x7xf32>) outs(%56 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = math.exp %in : f32
      linalg.yield %151 : f32
    } -> tensor<2x2x7x7xf32>
    %66 = tensor.empty() : tensor<2x2x7x1xf32>
    %67 = linalg.fill ins(%cst : f32) outs(%66 : tensor<2x2x7x1xf32>) -> tensor<2x2x7x1xf32>
    %68 = linalg.generic {indexing_maps = [#map5, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%65 : tensor<2x2x7x7xf32>) outs(%67 : tensor<2x2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.addf %in, %out : f32
      linalg.yield %151 : f32
    } -> tensor<2x2x7x1xf32>
    %69 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %68 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%56 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %151 = arith.divf %in, %in_87 : f32
      linalg.yield %151 : f32
    } -> tensor<2x2x7x7xf32>
    %collapsed_32 = tensor.collapse_shape %69 [[0, 1], [2], [3]] : tensor<2x2x7x7xf32> into tensor<4x7x7xf32>
    %collapsed_33 = tensor.collapse_shape %51 [[0, 1, 2], [3], [4]] : tensor<2x1x2x7x16xf32> into tensor<4x7x16xf32>
    %70 = tensor.empty() : tensor<4x7x16xf32>
    %71 = linalg.fill ins(%cst : f32) outs(%70 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %72 = linalg.batch_matmul ins(%collapsed_32, %collapsed_33 : tensor<4x7x7xf32>, tensor<4x7x16xf32>) outs(%71 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %expanded_34 = tensor.expand_shape %72 [[0, 1], [2], [3]] output_shape [2, 2, 7, 16] : tensor<4x7x16xf32> into tensor<2x2x7x16xf32>
    %73 = tensor.empty() : tensor<2x7x2x16xf32>
    %transposed_35 = linalg.transpose ins(%expanded_34 : tensor<2x2x7x16xf32>) outs(%73 : tensor<2x7x2x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_36 = linalg.transpose ins(%arg5 : tensor<32x32xf32>) outs(%28 : tensor<32x32xf32>) permutation = [1, 0] 
    %collapsed_37 = tensor.collapse_shape %transposed_35 [[0, 1], [2, 3]] : tensor<2x7x2x16xf32> into tensor<14x32xf32>
    %74 = linalg.matmul ins(%collapsed_37, %transposed_36 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%30 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_38 = tensor.expand_shape %74 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf32> into tensor<2x7x32xf32>
    %75 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %expanded_38 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %151 = arith.addf %in, %in_87 : f32
      linalg.yield %151 : f32
    } -> tensor<2x7x32xf32>
    %76 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %151 : f32
    } -> tensor<2x7x32xf32>
    %77 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%76 : tensor<2x7x32xf32>) outs(%21 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.addf %in, %out : f32
      linalg.yield %151 : f32
    } -> tensor<2x7x1xf32>
    %78 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<2x7x1xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.divf %in, %cst_6 : f32
      linalg.yield %151 : f32
    } -> tensor<2x7x1xf32>
    %79 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78 : tensor<2x7x1xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.truncf %cst_4 : f64 to f32
      %152 = arith.addf %in, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<2x7x1xf32>
    %80 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<2x7x1xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = math.rsqrt %in : f32
      linalg.yield %151 : f32
    } -> tensor<2x7x1xf32>
    %81 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %80 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%10 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %151 = arith.mulf %in, %in_87 : f32
      linalg.yield %151 : f32
    } -> tensor<2x7x32xf32>
    %82 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg10, %81 : tensor<32xf32>, tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %151 = arith.mulf %in, %in_87 : f32
      linalg.yield %151 : f32
    } -> tensor<2x7x32xf32>
    %83 = tensor.empty() : tensor<32x48xf32>
    %transposed_39 = linalg.transpose ins(%arg6 : tensor<48x32xf32>) outs(%83 : tensor<32x48xf32>) permutation = [1, 0] 
    %collapsed_40 = tensor.collapse_shape %82 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %84 = tensor.empty() : tensor<14x48xf32>
    %85 = linalg.fill ins(%cst : f32) outs(%84 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %86 = linalg.matmul ins(%collapsed_40, %transposed_39 : tensor<14x32xf32>, tensor<32x48xf32>) outs(%85 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_41 = tensor.expand_shape %86 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %87 = tensor.empty() : tensor<2x7x48xf32>
    %88 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_41 : tensor<2x7x48xf32>) outs(%87 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.negf %in : f32
      %152 = math.exp %151 : f32
      %153 = arith.addf %152, %cst_1 : f32
      %154 = arith.divf %cst_1, %153 : f32
      linalg.yield %154 : f32
    } -> tensor<2x7x48xf32>
    %89 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_41, %88 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%87 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %151 = arith.mulf %in, %in_87 : f32
      linalg.yield %151 : f32
    } -> tensor<2x7x48xf32>
    %transposed_42 = linalg.transpose ins(%arg7 : tensor<48x32xf32>) outs(%83 : tensor<32x48xf32>) permutation = [1, 0] 
    %90 = linalg.matmul ins(%collapsed_40, %transposed_42 : tensor<14x32xf32>, tensor<32x48xf32>) outs(%85 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_43 = tensor.expand_shape %90 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %91 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %expanded_43 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%87 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %151 = arith.mulf %in, %in_87 : f32
      linalg.yield %151 : f32
    } -> tensor<2x7x48xf32>
    %92 = tensor.empty() : tensor<48x32xf32>
    %transposed_44 = linalg.transpose ins(%arg8 : tensor<32x48xf32>) outs(%92 : tensor<48x32xf32>) permutation = [1, 0] 
    %collapsed_45 = tensor.collapse_shape %91 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %93 = linalg.matmul ins(%collapsed_45, %transposed_44 : tensor<14x48xf32>, tensor<48x32xf32>) outs(%30 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_46 = tensor.expand_shape %93 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf32> into tensor<2x7x32xf32>
    %94 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %expanded_46 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %151 = arith.addf %in, %in_87 : f32
      linalg.yield %151 : f32
    } -> tensor<2x7x32xf32>
    %95 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %151 : f32
    } -> tensor<2x7x32xf32>
    %96 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%95 : tensor<2x7x32xf32>) outs(%21 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.addf %in, %out : f32
      linalg.yield %151 : f32
    } -> tensor<2x7x1xf32>
    %97 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<2x7x1xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.divf %in, %cst_6 : f32
      linalg.yield %151 : f32
    } -> tensor<2x7x1xf32>
    %98 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<2x7x1xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.truncf %cst_4 : f64 to f32
      %152 = arith.addf %in, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<2x7x1xf32>
    %99 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<2x7x1xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = math.rsqrt %in : f32
      linalg.yield %151 : f32
    } -> tensor<2x7x1xf32>
    %100 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %99 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%10 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %151 = arith.mulf %in, %in_87 : f32
      linalg.yield %151 : f32
    } -> tensor<2x7x32xf32>
    %101 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg18, %100 : tensor<32xf32>, tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %151 = arith.mulf %in, %in_87 : f32
      linalg.yield %151 : f32
    } -> tensor<2x7x32xf32>
    %transposed_47 = linalg.transpose ins(%arg11 : tensor<32x32xf32>) outs(%28 : tensor<32x32xf32>) permutation = [1, 0] 
    %collapsed_48 = tensor.collapse_shape %101 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %102 = linalg.matmul ins(%collapsed_48, %transposed_47 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%30 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_49 = tensor.expand_shape %102 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf32> into tensor<2x7x2x16xf32>
    %transposed_50 = linalg.transpose ins(%expanded_49 : tensor<2x7x2x16xf32>) outs(%32 : tensor<2x2x7x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_51 = linalg.transpose ins(%arg12 : tensor<16x32xf32>) outs(%33 : tensor<32x16xf32>) permutation = [1, 0] 
    %103 = linalg.matmul ins(%collapsed_48, %transposed_51 : tensor<14x32xf32>, tensor<32x16xf32>) outs(%35 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %expanded_52 = tensor.expand_shape %103 [[0, 1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<14x16xf32> into tensor<2x7x1x16xf32>
    %transposed_53 = linalg.transpose ins(%expanded_52 : tensor<2x7x1x16xf32>) outs(%37 : tensor<2x1x7x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_54 = linalg.transpose ins(%arg13 : tensor<16x32xf32>) outs(%33 : tensor<32x16xf32>) permutation = [1, 0] 
    %104 = linalg.matmul ins(%collapsed_48, %transposed_54 : tensor<14x32xf32>, tensor<32x16xf32>) outs(%35 : tensor<14x16xf32>) -> tensor<14x16xf32>
    %expanded_55 = tensor.expand_shape %104 [[0, 1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<14x16xf32> into tensor<2x7x1x16xf32>
    %transposed_56 = linalg.transpose ins(%expanded_55 : tensor<2x7x1x16xf32>) outs(%37 : tensor<2x1x7x16xf32>) permutation = [0, 2, 1, 3] 
    %105 = linalg.generic {indexing_maps = [#map5, #map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_50, %expanded_19 : tensor<2x2x7x16xf32>, tensor<1x1x7x16xf32>) outs(%32 : tensor<2x2x7x16xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %151 = arith.mulf %in, %in_87 : f32
      linalg.yield %151 : f32
    } -> tensor<2x2x7x16xf32>
    %extracted_slice_57 = tensor.extract_slice %transposed_50[0, 0, 0, 0] [2, 2, 7, 8] [1, 1, 1, 1] : tensor<2x2x7x16xf32> to tensor<2x2x7x8xf32>
    %extracted_slice_58 = tensor.extract_slice %transposed_50[0, 0, 0, 8] [2, 2, 7, 8] [1, 1, 1, 1] : tensor<2x2x7x16xf32> to tensor<2x2x7x8xf32>
    %106 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_58 : tensor<2x2x7x8xf32>) outs(%40 : tensor<2x2x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.negf %in : f32
      linalg.yield %151 : f32
    } -> tensor<2x2x7x8xf32>
    %concat_59 = tensor.concat dim(3) %106, %extracted_slice_57 : (tensor<2x2x7x8xf32>, tensor<2x2x7x8xf32>) -> tensor<2x2x7x16xf32>
    %107 = linalg.generic {indexing_maps = [#map5, #map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_59, %expanded_20 : tensor<2x2x7x16xf32>, tensor<1x1x7x16xf32>) outs(%32 : tensor<2x2x7x16xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %151 = arith.mulf %in, %in_87 : f32
      linalg.yield %151 : f32
    } -> tensor<2x2x7x16xf32>
    %108 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%105, %107 : tensor<2x2x7x16xf32>, tensor<2x2x7x16xf32>) outs(%32 : tensor<2x2x7x16xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %151 = arith.addf %in, %in_87 : f32
      linalg.yield %151 : f32
    } -> tensor<2x2x7x16xf32>
    %109 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_53, %expanded_19 : tensor<2x1x7x16xf32>, tensor<1x1x7x16xf32>) outs(%37 : tensor<2x1x7x16xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %151 = arith.mulf %in, %in_87 : f32
      linalg.yield %151 : f32
    } -> tensor<2x1x7x16xf32>
    %extracted_slice_60 = tensor.extract_slice %transposed_53[0, 0, 0, 0] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xf32> to tensor<2x1x7x8xf32>
    %extracted_slice_61 = tensor.extract_slice %transposed_53[0, 0, 0, 8] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xf32> to tensor<2x1x7x8xf32>
    %110 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_61 : tensor<2x1x7x8xf32>) outs(%45 : tensor<2x1x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.negf %in : f32
      linalg.yield %151 : f32
    } -> tensor<2x1x7x8xf32>
    %concat_62 = tensor.concat dim(3) %110, %extracted_slice_60 : (tensor<2x1x7x8xf32>, tensor<2x1x7x8xf32>) -> tensor<2x1x7x16xf32>
    %111 = linalg.generic {indexing_maps = [#map5, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_62, %expanded_20 : tensor<2x1x7x16xf32>, tensor<1x1x7x16xf32>) outs(%37 : tensor<2x1x7x16xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %151 = arith.mulf %in, %in_87 : f32
      linalg.yield %151 : f32
    } -> tensor<2x1x7x16xf32>
    %112 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%109, %111 : tensor<2x1x7x16xf32>, tensor<2x1x7x16xf32>) outs(%37 : tensor<2x1x7x16xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %151 = arith.addf %in, %in_87 : f32
      linalg.yield %151 : f32
    } -> tensor<2x1x7x16xf32>
    %113 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%112 : tensor<2x1x7x16xf32>) outs(%49 : tensor<2x1x2x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x2x7x16xf32>
    %collapsed_63 = tensor.collapse_shape %113 [[0], [1, 2], [3], [4]] : tensor<2x1x2x7x16xf32> into tensor<2x2x7x16xf32>
    %114 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_56 : tensor<2x1x7x16xf32>) outs(%49 : tensor<2x1x2x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x2x7x16xf32>
    %transposed_64 = linalg.transpose ins(%collapsed_63 : tensor<2x2x7x16xf32>) outs(%52 : tensor<2x2x16x7xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_65 = tensor.collapse_shape %108 [[0, 1], [2], [3]] : tensor<2x2x7x16xf32> into tensor<4x7x16xf32>
    %collapsed_66 = tensor.collapse_shape %transposed_64 [[0, 1], [2], [3]] : tensor<2x2x16x7xf32> into tensor<4x16x7xf32>
    %115 = linalg.batch_matmul ins(%collapsed_65, %collapsed_66 : tensor<4x7x16xf32>, tensor<4x16x7xf32>) outs(%54 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %expanded_67 = tensor.expand_shape %115 [[0, 1], [2], [3]] output_shape [2, 2, 7, 7] : tensor<4x7x7xf32> into tensor<2x2x7x7xf32>
    %116 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_67 : tensor<2x2x7x7xf32>) outs(%56 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.mulf %in, %cst_7 : f32
      linalg.yield %151 : f32
    } -> tensor<2x2x7x7xf32>
    %117 = linalg.generic {indexing_maps = [#map5, #map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%116, %9 : tensor<2x2x7x7xf32>, tensor<2x1x7x7xf32>) outs(%56 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %151 = arith.addf %in, %in_87 : f32
      linalg.yield %151 : f32
    } -> tensor<2x2x7x7xf32>
    %118:2 = linalg.generic {indexing_maps = [#map5, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%117 : tensor<2x2x7x7xf32>) outs(%62, %60 : tensor<2x2x7xf32>, tensor<2x2x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_87: i64):
      %151 = linalg.index 3 : index
      %152 = arith.index_cast %151 : index to i64
      %153 = arith.maximumf %in, %out : f32
      %154 = arith.cmpf ogt, %in, %out : f32
      %155 = arith.select %154, %152, %out_87 : i64
      linalg.yield %153, %155 : f32, i64
    } -> (tensor<2x2x7xf32>, tensor<2x2x7xi64>)
    %expanded_68 = tensor.expand_shape %118#0 [[0], [1], [2, 3]] output_shape [2, 2, 7, 1] : tensor<2x2x7xf32> into tensor<2x2x7x1xf32>
    %119 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%117, %expanded_68 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%56 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %151 = arith.subf %in, %in_87 : f32
      linalg.yield %151 : f32
    } -> tensor<2x2x7x7xf32>
    %120 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119 : tensor<2x2x7x7xf32>) outs(%56 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = math.exp %in : f32
      linalg.yield %151 : f32
    } -> tensor<2x2x7x7xf32>
    %121 = linalg.generic {indexing_maps = [#map5, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%120 : tensor<2x2x7x7xf32>) outs(%67 : tensor<2x2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.addf %in, %out : f32
      linalg.yield %151 : f32
    } -> tensor<2x2x7x1xf32>
    %122 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120, %121 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%56 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %151 = arith.divf %in, %in_87 : f32
      linalg.yield %151 : f32
    } -> tensor<2x2x7x7xf32>
    %collapsed_69 = tensor.collapse_shape %122 [[0, 1], [2], [3]] : tensor<2x2x7x7xf32> into tensor<4x7x7xf32>
    %collapsed_70 = tensor.collapse_shape %114 [[0, 1, 2], [3], [4]] : tensor<2x1x2x7x16xf32> into tensor<4x7x16xf32>
    %123 = linalg.batch_matmul ins(%collapsed_69, %collapsed_70 : tensor<4x7x7xf32>, tensor<4x7x16xf32>) outs(%71 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %expanded_71 = tensor.expand_shape %123 [[0, 1], [2], [3]] output_shape [2, 2, 7, 16] : tensor<4x7x16xf32> into tensor<2x2x7x16xf32>
    %transposed_72 = linalg.transpose ins(%expanded_71 : tensor<2x2x7x16xf32>) outs(%73 : tensor<2x7x2x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_73 = linalg.transpose ins(%arg14 : tensor<32x32xf32>) outs(%28 : tensor<32x32xf32>) permutation = [1, 0] 
    %collapsed_74 = tensor.collapse_shape %transposed_72 [[0, 1], [2, 3]] : tensor<2x7x2x16xf32> into tensor<14x32xf32>
    %124 = linalg.matmul ins(%collapsed_74, %transposed_73 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%30 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_75 = tensor.expand_shape %124 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf32> into tensor<2x7x32xf32>
    %125 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %expanded_75 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %151 = arith.addf %in, %in_87 : f32
      linalg.yield %151 : f32
    } -> tensor<2x7x32xf32>
    %126 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %151 : f32
    } -> tensor<2x7x32xf32>
    %127 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%126 : tensor<2x7x32xf32>) outs(%21 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.addf %in, %out : f32
      linalg.yield %151 : f32
    } -> tensor<2x7x1xf32>
    %128 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<2x7x1xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.divf %in, %cst_6 : f32
      linalg.yield %151 : f32
    } -> tensor<2x7x1xf32>
    %129 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128 : tensor<2x7x1xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.truncf %cst_4 : f64 to f32
      %152 = arith.addf %in, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<2x7x1xf32>
    %130 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<2x7x1xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = math.rsqrt %in : f32
      linalg.yield %151 : f32
    } -> tensor<2x7x1xf32>
    %131 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125, %130 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%10 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %151 = arith.mulf %in, %in_87 : f32
      linalg.yield %151 : f32
    } -> tensor<2x7x32xf32>
    %132 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg19, %131 : tensor<32xf32>, tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %151 = arith.mulf %in, %in_87 : f32
      linalg.yield %151 : f32
    } -> tensor<2x7x32xf32>
    %transposed_76 = linalg.transpose ins(%arg15 : tensor<48x32xf32>) outs(%83 : tensor<32x48xf32>) permutation = [1, 0] 
    %collapsed_77 = tensor.collapse_shape %132 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %133 = linalg.matmul ins(%collapsed_77, %transposed_76 : tensor<14x32xf32>, tensor<32x48xf32>) outs(%85 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_78 = tensor.expand_shape %133 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %134 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_78 : tensor<2x7x48xf32>) outs(%87 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.negf %in : f32
      %152 = math.exp %151 : f32
      %153 = arith.addf %152, %cst_1 : f32
      %154 = arith.divf %cst_1, %153 : f32
      linalg.yield %154 : f32
    } -> tensor<2x7x48xf32>
    %135 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_78, %134 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%87 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %151 = arith.mulf %in, %in_87 : f32
      linalg.yield %151 : f32
    } -> tensor<2x7x48xf32>
    %transposed_79 = linalg.transpose ins(%arg16 : tensor<48x32xf32>) outs(%83 : tensor<32x48xf32>) permutation = [1, 0] 
    %136 = linalg.matmul ins(%collapsed_77, %transposed_79 : tensor<14x32xf32>, tensor<32x48xf32>) outs(%85 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_80 = tensor.expand_shape %136 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %137 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %expanded_80 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%87 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %151 = arith.mulf %in, %in_87 : f32
      linalg.yield %151 : f32
    } -> tensor<2x7x48xf32>
    %transposed_81 = linalg.transpose ins(%arg17 : tensor<32x48xf32>) outs(%92 : tensor<48x32xf32>) permutation = [1, 0] 
    %collapsed_82 = tensor.collapse_shape %137 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %138 = linalg.matmul ins(%collapsed_82, %transposed_81 : tensor<14x48xf32>, tensor<48x32xf32>) outs(%30 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_83 = tensor.expand_shape %138 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf32> into tensor<2x7x32xf32>
    %139 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125, %expanded_83 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %151 = arith.addf %in, %in_87 : f32
      linalg.yield %151 : f32
    } -> tensor<2x7x32xf32>
    %140 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139 : tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %151 : f32
    } -> tensor<2x7x32xf32>
    %141 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%140 : tensor<2x7x32xf32>) outs(%21 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.addf %in, %out : f32
      linalg.yield %151 : f32
    } -> tensor<2x7x1xf32>
    %142 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<2x7x1xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.divf %in, %cst_6 : f32
      linalg.yield %151 : f32
    } -> tensor<2x7x1xf32>
    %143 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142 : tensor<2x7x1xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.truncf %cst_4 : f64 to f32
      %152 = arith.addf %in, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<2x7x1xf32>
    %144 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143 : tensor<2x7x1xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = math.rsqrt %in : f32
      linalg.yield %151 : f32
    } -> tensor<2x7x1xf32>
    %145 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %144 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%10 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %151 = arith.mulf %in, %in_87 : f32
      linalg.yield %151 : f32
    } -> tensor<2x7x32xf32>
    %146 = linalg.generic {indexing_maps = [#map11, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg20, %145 : tensor<32xf32>, tensor<2x7x32xf32>) outs(%10 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %151 = arith.mulf %in, %in_87 : f32
      linalg.yield %151 : f32
    } -> tensor<2x7x32xf32>
    %147 = tensor.empty() : tensor<32x40xf32>
    %transposed_84 = linalg.transpose ins(%arg21 : tensor<40x32xf32>) outs(%147 : tensor<32x40xf32>) permutation = [1, 0] 
    %collapsed_85 = tensor.collapse_shape %146 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %148 = tensor.empty() : tensor<14x40xf32>
    %149 = linalg.fill ins(%cst : f32) outs(%148 : tensor<14x40xf32>) -> tensor<14x40xf32>
    %150 = linalg.matmul ins(%collapsed_85, %transposed_84 : tensor<14x32xf32>, tensor<32x40xf32>) outs(%149 : tensor<14x40xf32>) -> tensor<14x40xf32>
    %expanded_86 = tensor.expand_shape %150 [[0, 1], [2]] output_shape [2, 7, 40] : tensor<14x40xf32> into tensor<2x7x40xf32>
    return %expanded_86 : tensor<2x7x40xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_8_torch.float32: "0x040000000000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539"
    }
  }
#-}
