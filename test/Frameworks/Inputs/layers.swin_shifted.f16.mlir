#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map7 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map8 = affine_map<(d0, d1, d2) -> ()>
#map9 = affine_map<(d0, d1) -> (d0, d1)>
#map10 = affine_map<(d0, d1) -> (d1)>
#map11 = affine_map<(d0, d1) -> (d0)>
#map12 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d4)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map14 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x64x24xf16>, %arg1: tensor<24x24xf16>, %arg2: tensor<24xf16>, %arg3: tensor<24x24xf16>, %arg4: tensor<24xf16>, %arg5: tensor<24x24xf16>, %arg6: tensor<24xf16>, %arg7: tensor<24x24xf16>, %arg8: tensor<24xf16>, %arg9: tensor<49x3xf16>, %arg10: tensor<24xf16>, %arg11: tensor<24xf16>, %arg12: tensor<24xf16>, %arg13: tensor<24xf16>, %arg14: tensor<96x24xf16>, %arg15: tensor<96xf16>, %arg16: tensor<24x96xf16>, %arg17: tensor<24xf16>) -> tensor<2x64x24xf16> {
    %c6_i64 = arith.constant 6 : i64
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c49_i64 = arith.constant 49 : i64
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 1.000000e+00 : f16
    %cst_3 = arith.constant 2.000000e+00 : f16
    %cst_4 = arith.constant 5.000000e-01 : f16
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<f16>
    %cst_6 = arith.constant dense<-1.000000e+02> : tensor<f16>
    %cst_7 = arith.constant 0.35355339059327379 : f64
    %cst_8 = arith.constant 1.000000e-05 : f64
    %cst_9 = arith.constant 2.400000e+01 : f64
    %cst_10 = arith.constant 2.400000e+01 : f32
    %cst_11 = arith.constant 0.000000e+00 : f16
    %c0_i64 = arith.constant 0 : i64
    %c4_i64 = arith.constant 4 : i64
    %c3_i64 = arith.constant 3 : i64
    %cst_12 = arith.constant dense_resource<torch_tensor_256_torch.int64> : tensor<256xi64>
    %0 = tensor.empty() : tensor<2x64x24xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x64x24xf16>) outs(%0 : tensor<2x64x24xf32>) {
    ^bb0(%in: f16, %out: f32):
      %155 = arith.extf %in : f16 to f32
      linalg.yield %155 : f32
    } -> tensor<2x64x24xf32>
    %2 = tensor.empty() : tensor<2x64x24xf64>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x64x24xf32>) outs(%2 : tensor<2x64x24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %155 = arith.extf %in : f32 to f64
      linalg.yield %155 : f64
    } -> tensor<2x64x24xf64>
    %4 = tensor.empty() : tensor<2x64x1xf64>
    %5 = linalg.fill ins(%cst : f64) outs(%4 : tensor<2x64x1xf64>) -> tensor<2x64x1xf64>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<2x64x24xf64>) outs(%5 : tensor<2x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %155 = arith.addf %in, %out : f64
      linalg.yield %155 : f64
    } -> tensor<2x64x1xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x64x1xf64>) outs(%4 : tensor<2x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %155 = arith.divf %in, %cst_9 : f64
      linalg.yield %155 : f64
    } -> tensor<2x64x1xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %7 : tensor<2x64x24xf64>, tensor<2x64x1xf64>) outs(%2 : tensor<2x64x24xf64>) {
    ^bb0(%in: f64, %in_72: f64, %out: f64):
      %155 = arith.subf %in, %in_72 : f64
      linalg.yield %155 : f64
    } -> tensor<2x64x24xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %8 : tensor<2x64x24xf64>, tensor<2x64x24xf64>) outs(%2 : tensor<2x64x24xf64>) {
    ^bb0(%in: f64, %in_72: f64, %out: f64):
      %155 = arith.mulf %in, %in_72 : f64
      linalg.yield %155 : f64
    } -> tensor<2x64x24xf64>
    %10 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9 : tensor<2x64x24xf64>) outs(%5 : tensor<2x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %155 = arith.addf %in, %out : f64
      linalg.yield %155 : f64
    } -> tensor<2x64x1xf64>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<2x64x1xf64>) outs(%4 : tensor<2x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %155 = arith.divf %in, %cst_9 : f64
      linalg.yield %155 : f64
    } -> tensor<2x64x1xf64>
    %12 = tensor.empty() : tensor<2x64x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x64x1xf64>) outs(%12 : tensor<2x64x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %155 = arith.truncf %in : f64 to f32
      linalg.yield %155 : f32
    } -> tensor<2x64x1xf32>
    %14 = linalg.fill ins(%cst_0 : f32) outs(%12 : tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<2x64x24xf32>) outs(%14 : tensor<2x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.addf %in, %out : f32
      linalg.yield %155 : f32
    } -> tensor<2x64x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x64x1xf32>) outs(%12 : tensor<2x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.divf %in, %cst_10 : f32
      linalg.yield %155 : f32
    } -> tensor<2x64x1xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x64x1xf32>) outs(%12 : tensor<2x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.truncf %cst_8 : f64 to f32
      %156 = arith.addf %in, %155 : f32
      linalg.yield %156 : f32
    } -> tensor<2x64x1xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x64x1xf32>) outs(%12 : tensor<2x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = math.rsqrt %in : f32
      linalg.yield %155 : f32
    } -> tensor<2x64x1xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %16 : tensor<2x64x24xf32>, tensor<2x64x1xf32>) outs(%0 : tensor<2x64x24xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %155 = arith.subf %in, %in_72 : f32
      linalg.yield %155 : f32
    } -> tensor<2x64x24xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %18 : tensor<2x64x24xf32>, tensor<2x64x1xf32>) outs(%0 : tensor<2x64x24xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %155 = arith.mulf %in, %in_72 : f32
      linalg.yield %155 : f32
    } -> tensor<2x64x24xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %arg10 : tensor<2x64x24xf32>, tensor<24xf16>) outs(%0 : tensor<2x64x24xf32>) {
    ^bb0(%in: f32, %in_72: f16, %out: f32):
      %155 = arith.extf %in_72 : f16 to f32
      %156 = arith.mulf %in, %155 : f32
      linalg.yield %156 : f32
    } -> tensor<2x64x24xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %arg11 : tensor<2x64x24xf32>, tensor<24xf16>) outs(%0 : tensor<2x64x24xf32>) {
    ^bb0(%in: f32, %in_72: f16, %out: f32):
      %155 = arith.extf %in_72 : f16 to f32
      %156 = arith.addf %in, %155 : f32
      linalg.yield %156 : f32
    } -> tensor<2x64x24xf32>
    %23 = tensor.empty() : tensor<2x64x24xf16>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<2x64x24xf32>) outs(%23 : tensor<2x64x24xf16>) {
    ^bb0(%in: f32, %out: f16):
      %155 = arith.truncf %in : f32 to f16
      linalg.yield %155 : f16
    } -> tensor<2x64x24xf16>
    %expanded = tensor.expand_shape %24 [[0], [1, 2], [3]] output_shape [2, 8, 8, 24] : tensor<2x64x24xf16> into tensor<2x8x8x24xf16>
    %extracted_slice = tensor.extract_slice %expanded[0, 2, 0, 0] [2, 6, 8, 24] [1, 1, 1, 1] : tensor<2x8x8x24xf16> to tensor<2x6x8x24xf16>
    %cast = tensor.cast %extracted_slice : tensor<2x6x8x24xf16> to tensor<2x?x8x24xf16>
    %extracted_slice_13 = tensor.extract_slice %expanded[0, 0, 0, 0] [2, 2, 8, 24] [1, 1, 1, 1] : tensor<2x8x8x24xf16> to tensor<2x2x8x24xf16>
    %cast_14 = tensor.cast %extracted_slice_13 : tensor<2x2x8x24xf16> to tensor<2x?x8x24xf16>
    %concat = tensor.concat dim(1) %cast, %cast_14 : (tensor<2x?x8x24xf16>, tensor<2x?x8x24xf16>) -> tensor<2x8x8x24xf16>
    %extracted_slice_15 = tensor.extract_slice %concat[0, 0, 2, 0] [2, 8, 6, 24] [1, 1, 1, 1] : tensor<2x8x8x24xf16> to tensor<2x8x6x24xf16>
    %cast_16 = tensor.cast %extracted_slice_15 : tensor<2x8x6x24xf16> to tensor<2x8x?x24xf16>
    %extracted_slice_17 = tensor.extract_slice %concat[0, 0, 0, 0] [2, 8, 2, 24] [1, 1, 1, 1] : tensor<2x8x8x24xf16> to tensor<2x8x2x24xf16>
    %cast_18 = tensor.cast %extracted_slice_17 : tensor<2x8x2x24xf16> to tensor<2x8x?x24xf16>
    %concat_19 = tensor.concat dim(2) %cast_16, %cast_18 : (tensor<2x8x?x24xf16>, tensor<2x8x?x24xf16>) -> tensor<2x8x8x24xf16>
    %expanded_20 = tensor.expand_shape %concat_19 [[0], [1, 2], [3, 4], [5]] output_shape [2, 2, 4, 2, 4, 24] : tensor<2x8x8x24xf16> into tensor<2x2x4x2x4x24xf16>
    %25 = tensor.empty() : tensor<2x2x2x4x4x24xf16>
    %transposed = linalg.transpose ins(%expanded_20 : tensor<2x2x4x2x4x24xf16>) outs(%25 : tensor<2x2x2x4x4x24xf16>) permutation = [0, 1, 3, 2, 4, 5] 
    %26 = tensor.empty() : tensor<8xi64>
    %27 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%26 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %155 = linalg.index 0 : index
      %156 = arith.index_cast %155 : index to i64
      linalg.yield %156 : i64
    } -> tensor<8xi64>
    %28 = tensor.empty() : tensor<8xi1>
    %29 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%27 : tensor<8xi64>) outs(%28 : tensor<8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %155 = arith.cmpi sge, %in, %c4_i64 : i64
      linalg.yield %155 : i1
    } -> tensor<8xi1>
    %30 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%29 : tensor<8xi1>) outs(%26 : tensor<8xi64>) {
    ^bb0(%in: i1, %out: i64):
      %155 = arith.extui %in : i1 to i64
      linalg.yield %155 : i64
    } -> tensor<8xi64>
    %31 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%27 : tensor<8xi64>) outs(%28 : tensor<8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %155 = arith.cmpi sge, %in, %c6_i64 : i64
      linalg.yield %155 : i1
    } -> tensor<8xi1>
    %32 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%31 : tensor<8xi1>) outs(%26 : tensor<8xi64>) {
    ^bb0(%in: i1, %out: i64):
      %155 = arith.extui %in : i1 to i64
      linalg.yield %155 : i64
    } -> tensor<8xi64>
    %33 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%30, %32 : tensor<8xi64>, tensor<8xi64>) outs(%26 : tensor<8xi64>) {
    ^bb0(%in: i64, %in_72: i64, %out: i64):
      %155 = arith.addi %in, %in_72 : i64
      linalg.yield %155 : i64
    } -> tensor<8xi64>
    %expanded_21 = tensor.expand_shape %33 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xi64> into tensor<1x8x1x1xi64>
    %34 = tensor.empty() : tensor<1x8x1x1xi64>
    %35 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_21 : tensor<1x8x1x1xi64>) outs(%34 : tensor<1x8x1x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %155 = arith.muli %in, %c3_i64 : i64
      linalg.yield %155 : i64
    } -> tensor<1x8x1x1xi64>
    %expanded_22 = tensor.expand_shape %33 [[0, 1, 2, 3]] output_shape [1, 1, 8, 1] : tensor<8xi64> into tensor<1x1x8x1xi64>
    %36 = tensor.empty() : tensor<1x8x8x1xi64>
    %37 = linalg.generic {indexing_maps = [#map5, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %expanded_22 : tensor<1x8x1x1xi64>, tensor<1x1x8x1xi64>) outs(%36 : tensor<1x8x8x1xi64>) {
    ^bb0(%in: i64, %in_72: i64, %out: i64):
      %155 = arith.addi %in, %in_72 : i64
      linalg.yield %155 : i64
    } -> tensor<1x8x8x1xi64>
    %38 = tensor.empty() : tensor<1x8x8x1xf16>
    %39 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37 : tensor<1x8x8x1xi64>) outs(%38 : tensor<1x8x8x1xf16>) {
    ^bb0(%in: i64, %out: f16):
      %155 = arith.sitofp %in : i64 to f16
      linalg.yield %155 : f16
    } -> tensor<1x8x8x1xf16>
    %expanded_23 = tensor.expand_shape %39 [[0], [1, 2], [3, 4], [5]] output_shape [1, 2, 4, 2, 4, 1] : tensor<1x8x8x1xf16> into tensor<1x2x4x2x4x1xf16>
    %40 = tensor.empty() : tensor<1x2x2x4x4x1xf16>
    %transposed_24 = linalg.transpose ins(%expanded_23 : tensor<1x2x4x2x4x1xf16>) outs(%40 : tensor<1x2x2x4x4x1xf16>) permutation = [0, 1, 3, 2, 4, 5] 
    %collapsed = tensor.collapse_shape %transposed_24 [[0, 1, 2], [3, 4, 5]] : tensor<1x2x2x4x4x1xf16> into tensor<4x16xf16>
    %expanded_25 = tensor.expand_shape %collapsed [[0], [1, 2]] output_shape [4, 1, 16] : tensor<4x16xf16> into tensor<4x1x16xf16>
    %collapsed_26 = tensor.collapse_shape %transposed_24 [[0, 1, 2], [3, 4], [5]] : tensor<1x2x2x4x4x1xf16> into tensor<4x16x1xf16>
    %41 = tensor.empty() : tensor<4x16x16xf16>
    %42 = linalg.generic {indexing_maps = [#map7, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_25, %collapsed_26 : tensor<4x1x16xf16>, tensor<4x16x1xf16>) outs(%41 : tensor<4x16x16xf16>) {
    ^bb0(%in: f16, %in_72: f16, %out: f16):
      %155 = arith.subf %in, %in_72 : f16
      linalg.yield %155 : f16
    } -> tensor<4x16x16xf16>
    %43 = tensor.empty() : tensor<4x16x16xi1>
    %44 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<4x16x16xf16>) outs(%43 : tensor<4x16x16xi1>) {
    ^bb0(%in: f16, %out: i1):
      %155 = arith.cmpf une, %in, %cst_11 : f16
      linalg.yield %155 : i1
    } -> tensor<4x16x16xi1>
    %45 = linalg.generic {indexing_maps = [#map, #map8, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44, %cst_6, %42 : tensor<4x16x16xi1>, tensor<f16>, tensor<4x16x16xf16>) outs(%41 : tensor<4x16x16xf16>) {
    ^bb0(%in: i1, %in_72: f16, %in_73: f16, %out: f16):
      %155 = arith.select %in, %in_72, %in_73 : f16
      linalg.yield %155 : f16
    } -> tensor<4x16x16xf16>
    %46 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<4x16x16xf16>) outs(%43 : tensor<4x16x16xi1>) {
    ^bb0(%in: f16, %out: i1):
      %155 = arith.cmpf oeq, %in, %cst_11 : f16
      linalg.yield %155 : i1
    } -> tensor<4x16x16xi1>
    %47 = linalg.generic {indexing_maps = [#map, #map8, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46, %cst_5, %45 : tensor<4x16x16xi1>, tensor<f16>, tensor<4x16x16xf16>) outs(%41 : tensor<4x16x16xf16>) {
    ^bb0(%in: i1, %in_72: f16, %in_73: f16, %out: f16):
      %155 = arith.select %in, %in_72, %in_73 : f16
      linalg.yield %155 : f16
    } -> tensor<4x16x16xf16>
    %collapsed_27 = tensor.collapse_shape %transposed [[0, 1, 2, 3, 4], [5]] : tensor<2x2x2x4x4x24xf16> into tensor<128x24xf16>
    %48 = tensor.empty() : tensor<24x24xf16>
    %transposed_28 = linalg.transpose ins(%arg1 : tensor<24x24xf16>) outs(%48 : tensor<24x24xf16>) permutation = [1, 0] 
    %49 = tensor.empty() : tensor<24xf32>
    %50 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg2 : tensor<24xf16>) outs(%49 : tensor<24xf32>) {
    ^bb0(%in: f16, %out: f32):
      %155 = arith.extf %in : f16 to f32
      linalg.yield %155 : f32
    } -> tensor<24xf32>
    %51 = tensor.empty() : tensor<128x24xf32>
    %52 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%collapsed_27 : tensor<128x24xf16>) outs(%51 : tensor<128x24xf32>) {
    ^bb0(%in: f16, %out: f32):
      %155 = arith.extf %in : f16 to f32
      linalg.yield %155 : f32
    } -> tensor<128x24xf32>
    %53 = tensor.empty() : tensor<24x24xf32>
    %54 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%transposed_28 : tensor<24x24xf16>) outs(%53 : tensor<24x24xf32>) {
    ^bb0(%in: f16, %out: f32):
      %155 = arith.extf %in : f16 to f32
      linalg.yield %155 : f32
    } -> tensor<24x24xf32>
    %55 = linalg.fill ins(%cst_0 : f32) outs(%51 : tensor<128x24xf32>) -> tensor<128x24xf32>
    %56 = linalg.matmul ins(%52, %54 : tensor<128x24xf32>, tensor<24x24xf32>) outs(%55 : tensor<128x24xf32>) -> tensor<128x24xf32>
    %57 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%56, %50 : tensor<128x24xf32>, tensor<24xf32>) outs(%51 : tensor<128x24xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %155 = arith.addf %in, %in_72 : f32
      linalg.yield %155 : f32
    } -> tensor<128x24xf32>
    %58 = tensor.empty() : tensor<128x24xf16>
    %59 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%57 : tensor<128x24xf32>) outs(%58 : tensor<128x24xf16>) {
    ^bb0(%in: f32, %out: f16):
      %155 = arith.truncf %in : f32 to f16
      linalg.yield %155 : f16
    } -> tensor<128x24xf16>
    %expanded_29 = tensor.expand_shape %59 [[0, 1], [2, 3]] output_shape [8, 16, 3, 8] : tensor<128x24xf16> into tensor<8x16x3x8xf16>
    %60 = tensor.empty() : tensor<8x3x16x8xf16>
    %transposed_30 = linalg.transpose ins(%expanded_29 : tensor<8x16x3x8xf16>) outs(%60 : tensor<8x3x16x8xf16>) permutation = [0, 2, 1, 3] 
    %transposed_31 = linalg.transpose ins(%arg3 : tensor<24x24xf16>) outs(%48 : tensor<24x24xf16>) permutation = [1, 0] 
    %61 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg4 : tensor<24xf16>) outs(%49 : tensor<24xf32>) {
    ^bb0(%in: f16, %out: f32):
      %155 = arith.extf %in : f16 to f32
      linalg.yield %155 : f32
    } -> tensor<24xf32>
    %62 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%transposed_31 : tensor<24x24xf16>) outs(%53 : tensor<24x24xf32>) {
    ^bb0(%in: f16, %out: f32):
      %155 = arith.extf %in : f16 to f32
      linalg.yield %155 : f32
    } -> tensor<24x24xf32>
    %63 = linalg.matmul ins(%52, %62 : tensor<128x24xf32>, tensor<24x24xf32>) outs(%55 : tensor<128x24xf32>) -> tensor<128x24xf32>
    %64 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%63, %61 : tensor<128x24xf32>, tensor<24xf32>) outs(%51 : tensor<128x24xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %155 = arith.addf %in, %in_72 : f32
      linalg.yield %155 : f32
    } -> tensor<128x24xf32>
    %65 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%64 : tensor<128x24xf32>) outs(%58 : tensor<128x24xf16>) {
    ^bb0(%in: f32, %out: f16):
      %155 = arith.truncf %in : f32 to f16
      linalg.yield %155 : f16
    } -> tensor<128x24xf16>
    %expanded_32 = tensor.expand_shape %65 [[0, 1], [2, 3]] output_shape [8, 16, 3, 8] : tensor<128x24xf16> into tensor<8x16x3x8xf16>
    %transposed_33 = linalg.transpose ins(%arg5 : tensor<24x24xf16>) outs(%48 : tensor<24x24xf16>) permutation = [1, 0] 
    %66 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg6 : tensor<24xf16>) outs(%49 : tensor<24xf32>) {
    ^bb0(%in: f16, %out: f32):
      %155 = arith.extf %in : f16 to f32
      linalg.yield %155 : f32
    } -> tensor<24xf32>
    %67 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%transposed_33 : tensor<24x24xf16>) outs(%53 : tensor<24x24xf32>) {
    ^bb0(%in: f16, %out: f32):
      %155 = arith.extf %in : f16 to f32
      linalg.yield %155 : f32
    } -> tensor<24x24xf32>
    %68 = linalg.matmul ins(%52, %67 : tensor<128x24xf32>, tensor<24x24xf32>) outs(%55 : tensor<128x24xf32>) -> tensor<128x24xf32>
    %69 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%68, %66 : tensor<128x24xf32>, tensor<24xf32>) outs(%51 : tensor<128x24xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %155 = arith.addf %in, %in_72 : f32
      linalg.yield %155 : f32
    } -> tensor<128x24xf32>
    %70 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%69 : tensor<128x24xf32>) outs(%58 : tensor<128x24xf16>) {
    ^bb0(%in: f32, %out: f16):
      %155 = arith.truncf %in : f32 to f16
      linalg.yield %155 : f16
    } -> tensor<128x24xf16>
    %expanded_34 = tensor.expand_shape %70 [[0, 1], [2, 3]] output_shape [8, 16, 3, 8] : tensor<128x24xf16> into tensor<8x16x3x8xf16>
    %transposed_35 = linalg.transpose ins(%expanded_34 : tensor<8x16x3x8xf16>) outs(%60 : tensor<8x3x16x8xf16>) permutation = [0, 2, 1, 3] 
    %71 = tensor.empty() : tensor<256x3xf16>
    %72 = linalg.generic {indexing_maps = [#map11, #map9], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<256xi64>) outs(%71 : tensor<256x3xf16>) {
    ^bb0(%in: i64, %out: f16):
      %155 = arith.cmpi slt, %in, %c0_i64 : i64
      %156 = arith.addi %in, %c49_i64 : i64
      %157 = arith.select %155, %156, %in : i64
      %158 = arith.index_cast %157 : i64 to index
      %159 = linalg.index 1 : index
      %extracted = tensor.extract %arg9[%158, %159] : tensor<49x3xf16>
      linalg.yield %extracted : f16
    } -> tensor<256x3xf16>
    %expanded_36 = tensor.expand_shape %72 [[0, 1], [2]] output_shape [16, 16, 3] : tensor<256x3xf16> into tensor<16x16x3xf16>
    %73 = tensor.empty() : tensor<3x16x16xf16>
    %transposed_37 = linalg.transpose ins(%expanded_36 : tensor<16x16x3xf16>) outs(%73 : tensor<3x16x16xf16>) permutation = [2, 0, 1] 
    %expanded_38 = tensor.expand_shape %transposed_37 [[0, 1], [2], [3]] output_shape [1, 3, 16, 16] : tensor<3x16x16xf16> into tensor<1x3x16x16xf16>
    %74 = tensor.empty() : tensor<2x4x1x16x16xf16>
    %expanded_39 = tensor.expand_shape %47 [[0], [1, 2], [3]] output_shape [4, 1, 16, 16] : tensor<4x16x16xf16> into tensor<4x1x16x16xf16>
    %75 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_39 : tensor<4x1x16x16xf16>) outs(%74 : tensor<2x4x1x16x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x4x1x16x16xf16>
    %collapsed_40 = tensor.collapse_shape %75 [[0, 1], [2], [3], [4]] : tensor<2x4x1x16x16xf16> into tensor<8x1x16x16xf16>
    %76 = tensor.empty() : tensor<8x3x16x16xf16>
    %77 = linalg.generic {indexing_maps = [#map14, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_38, %collapsed_40 : tensor<1x3x16x16xf16>, tensor<8x1x16x16xf16>) outs(%76 : tensor<8x3x16x16xf16>) {
    ^bb0(%in: f16, %in_72: f16, %out: f16):
      %155 = arith.addf %in, %in_72 : f16
      linalg.yield %155 : f16
    } -> tensor<8x3x16x16xf16>
    %78 = tensor.empty() : tensor<8x3x8x16xf16>
    %transposed_41 = linalg.transpose ins(%expanded_32 : tensor<8x16x3x8xf16>) outs(%78 : tensor<8x3x8x16xf16>) permutation = [0, 2, 3, 1] 
    %collapsed_42 = tensor.collapse_shape %transposed_30 [[0, 1], [2], [3]] : tensor<8x3x16x8xf16> into tensor<24x16x8xf16>
    %collapsed_43 = tensor.collapse_shape %transposed_41 [[0, 1], [2], [3]] : tensor<8x3x8x16xf16> into tensor<24x8x16xf16>
    %79 = tensor.empty() : tensor<24x16x16xf32>
    %80 = linalg.fill ins(%cst_0 : f32) outs(%79 : tensor<24x16x16xf32>) -> tensor<24x16x16xf32>
    %81 = linalg.batch_matmul ins(%collapsed_42, %collapsed_43 : tensor<24x16x8xf16>, tensor<24x8x16xf16>) outs(%80 : tensor<24x16x16xf32>) -> tensor<24x16x16xf32>
    %82 = tensor.empty() : tensor<24x16x16xf16>
    %83 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<24x16x16xf32>) outs(%82 : tensor<24x16x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %155 = arith.truncf %in : f32 to f16
      linalg.yield %155 : f16
    } -> tensor<24x16x16xf16>
    %expanded_44 = tensor.expand_shape %83 [[0, 1], [2], [3]] output_shape [8, 3, 16, 16] : tensor<24x16x16xf16> into tensor<8x3x16x16xf16>
    %84 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_44 : tensor<8x3x16x16xf16>) outs(%76 : tensor<8x3x16x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      %155 = arith.truncf %cst_7 : f64 to f16
      %156 = arith.mulf %in, %155 : f16
      linalg.yield %156 : f16
    } -> tensor<8x3x16x16xf16>
    %85 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%84, %77 : tensor<8x3x16x16xf16>, tensor<8x3x16x16xf16>) outs(%76 : tensor<8x3x16x16xf16>) {
    ^bb0(%in: f16, %in_72: f16, %out: f16):
      %155 = arith.addf %in, %in_72 : f16
      linalg.yield %155 : f16
    } -> tensor<8x3x16x16xf16>
    %86 = tensor.empty() : tensor<8x3x16x16xf32>
    %87 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%85 : tensor<8x3x16x16xf16>) outs(%86 : tensor<8x3x16x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %155 = arith.extf %in : f16 to f32
      linalg.yield %155 : f32
    } -> tensor<8x3x16x16xf32>
    %88 = tensor.empty() : tensor<8x3x16xi64>
    %89 = linalg.fill ins(%c0_i64 : i64) outs(%88 : tensor<8x3x16xi64>) -> tensor<8x3x16xi64>
    %90 = tensor.empty() : tensor<8x3x16xf32>
    %91 = linalg.fill ins(%cst_1 : f32) outs(%90 : tensor<8x3x16xf32>) -> tensor<8x3x16xf32>
    %92:2 = linalg.generic {indexing_maps = [#map4, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%87 : tensor<8x3x16x16xf32>) outs(%91, %89 : tensor<8x3x16xf32>, tensor<8x3x16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_72: i64):
      %155 = linalg.index 3 : index
      %156 = arith.index_cast %155 : index to i64
      %157 = arith.maximumf %in, %out : f32
      %158 = arith.cmpf ogt, %in, %out : f32
      %159 = arith.select %158, %156, %out_72 : i64
      linalg.yield %157, %159 : f32, i64
    } -> (tensor<8x3x16xf32>, tensor<8x3x16xi64>)
    %expanded_45 = tensor.expand_shape %92#0 [[0], [1], [2, 3]] output_shape [8, 3, 16, 1] : tensor<8x3x16xf32> into tensor<8x3x16x1xf32>
    %93 = linalg.generic {indexing_maps = [#map4, #map16, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%87, %expanded_45 : tensor<8x3x16x16xf32>, tensor<8x3x16x1xf32>) outs(%86 : tensor<8x3x16x16xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %155 = arith.subf %in, %in_72 : f32
      linalg.yield %155 : f32
    } -> tensor<8x3x16x16xf32>
    %94 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%93 : tensor<8x3x16x16xf32>) outs(%86 : tensor<8x3x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = math.exp %in : f32
      linalg.yield %155 : f32
    } -> tensor<8x3x16x16xf32>
    %95 = tensor.empty() : tensor<8x3x16x1xf32>
    %96 = linalg.fill ins(%cst_0 : f32) outs(%95 : tensor<8x3x16x1xf32>) -> tensor<8x3x16x1xf32>
    %97 = linalg.generic {indexing_maps = [#map4, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%94 : tensor<8x3x16x16xf32>) outs(%96 : tensor<8x3x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.addf %in, %out : f32
      linalg.yield %155 : f32
    } -> tensor<8x3x16x1xf32>
    %98 = linalg.generic {indexing_maps = [#map4, #map16, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%94, %97 : tensor<8x3x16x16xf32>, tensor<8x3x16x1xf32>) outs(%86 : tensor<8x3x16x16xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %155 = arith.divf %in, %in_72 : f32
      linalg.yield %155 : f32
    } -> tensor<8x3x16x16xf32>
    %99 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%98 : tensor<8x3x16x16xf32>) outs(%76 : tensor<8x3x16x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %155 = arith.truncf %in : f32 to f16
      linalg.yield %155 : f16
    } -> tensor<8x3x16x16xf16>
    %collapsed_46 = tensor.collapse_shape %99 [[0, 1], [2], [3]] : tensor<8x3x16x16xf16> into tensor<24x16x16xf16>
    %collapsed_47 = tensor.collapse_shape %transposed_35 [[0, 1], [2], [3]] : tensor<8x3x16x8xf16> into tensor<24x16x8xf16>
    %100 = tensor.empty() : tensor<24x16x8xf32>
    %101 = linalg.fill ins(%cst_0 : f32) outs(%100 : tensor<24x16x8xf32>) -> tensor<24x16x8xf32>
    %102 = linalg.batch_matmul ins(%collapsed_46, %collapsed_47 : tensor<24x16x16xf16>, tensor<24x16x8xf16>) outs(%101 : tensor<24x16x8xf32>) -> tensor<24x16x8xf32>
    %103 = tensor.empty() : tensor<24x16x8xf16>
    %104 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102 : tensor<24x16x8xf32>) outs(%103 : tensor<24x16x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %155 = arith.truncf %in : f32 to f16
      linalg.yield %155 : f16
    } -> tensor<24x16x8xf16>
    %expanded_48 = tensor.expand_shape %104 [[0, 1], [2], [3]] output_shape [8, 3, 16, 8] : tensor<24x16x8xf16> into tensor<8x3x16x8xf16>
    %105 = tensor.empty() : tensor<8x16x3x8xf16>
    %transposed_49 = linalg.transpose ins(%expanded_48 : tensor<8x3x16x8xf16>) outs(%105 : tensor<8x16x3x8xf16>) permutation = [0, 2, 1, 3] 
    %collapsed_50 = tensor.collapse_shape %transposed_49 [[0, 1], [2, 3]] : tensor<8x16x3x8xf16> into tensor<128x24xf16>
    %transposed_51 = linalg.transpose ins(%arg7 : tensor<24x24xf16>) outs(%48 : tensor<24x24xf16>) permutation = [1, 0] 
    %106 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg8 : tensor<24xf16>) outs(%49 : tensor<24xf32>) {
    ^bb0(%in: f16, %out: f32):
      %155 = arith.extf %in : f16 to f32
      linalg.yield %155 : f32
    } -> tensor<24xf32>
    %107 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%collapsed_50 : tensor<128x24xf16>) outs(%51 : tensor<128x24xf32>) {
    ^bb0(%in: f16, %out: f32):
      %155 = arith.extf %in : f16 to f32
      linalg.yield %155 : f32
    } -> tensor<128x24xf32>
    %108 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%transposed_51 : tensor<24x24xf16>) outs(%53 : tensor<24x24xf32>) {
    ^bb0(%in: f16, %out: f32):
      %155 = arith.extf %in : f16 to f32
      linalg.yield %155 : f32
    } -> tensor<24x24xf32>
    %109 = linalg.matmul ins(%107, %108 : tensor<128x24xf32>, tensor<24x24xf32>) outs(%55 : tensor<128x24xf32>) -> tensor<128x24xf32>
    %110 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%109, %106 : tensor<128x24xf32>, tensor<24xf32>) outs(%51 : tensor<128x24xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %155 = arith.addf %in, %in_72 : f32
      linalg.yield %155 : f32
    } -> tensor<128x24xf32>
    %111 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%110 : tensor<128x24xf32>) outs(%58 : tensor<128x24xf16>) {
    ^bb0(%in: f32, %out: f16):
      %155 = arith.truncf %in : f32 to f16
      linalg.yield %155 : f16
    } -> tensor<128x24xf16>
    %expanded_52 = tensor.expand_shape %111 [[0, 1, 2, 3, 4], [5]] output_shape [2, 2, 2, 4, 4, 24] : tensor<128x24xf16> into tensor<2x2x2x4x4x24xf16>
    %112 = tensor.empty() : tensor<2x2x4x2x4x24xf16>
    %transposed_53 = linalg.transpose ins(%expanded_52 : tensor<2x2x2x4x4x24xf16>) outs(%112 : tensor<2x2x4x2x4x24xf16>) permutation = [0, 1, 3, 2, 4, 5] 
    %collapsed_54 = tensor.collapse_shape %transposed_53 [[0], [1, 2], [3, 4], [5]] : tensor<2x2x4x2x4x24xf16> into tensor<2x8x8x24xf16>
    %extracted_slice_55 = tensor.extract_slice %collapsed_54[0, 6, 0, 0] [2, 2, 8, 24] [1, 1, 1, 1] : tensor<2x8x8x24xf16> to tensor<2x2x8x24xf16>
    %cast_56 = tensor.cast %extracted_slice_55 : tensor<2x2x8x24xf16> to tensor<2x?x8x24xf16>
    %extracted_slice_57 = tensor.extract_slice %collapsed_54[0, 0, 0, 0] [2, 6, 8, 24] [1, 1, 1, 1] : tensor<2x8x8x24xf16> to tensor<2x6x8x24xf16>
    %cast_58 = tensor.cast %extracted_slice_57 : tensor<2x6x8x24xf16> to tensor<2x?x8x24xf16>
    %concat_59 = tensor.concat dim(1) %cast_56, %cast_58 : (tensor<2x?x8x24xf16>, tensor<2x?x8x24xf16>) -> tensor<2x8x8x24xf16>
    %extracted_slice_60 = tensor.extract_slice %concat_59[0, 0, 6, 0] [2, 8, 2, 24] [1, 1, 1, 1] : tensor<2x8x8x24xf16> to tensor<2x8x2x24xf16>
    %cast_61 = tensor.cast %extracted_slice_60 : tensor<2x8x2x24xf16> to tensor<2x8x?x24xf16>
    %extracted_slice_62 = tensor.extract_slice %concat_59[0, 0, 0, 0] [2, 8, 6, 24] [1, 1, 1, 1] : tensor<2x8x8x24xf16> to tensor<2x8x6x24xf16>
    %cast_63 = tensor.cast %extracted_slice_62 : tensor<2x8x6x24xf16> to tensor<2x8x?x24xf16>
    %concat_64 = tensor.concat dim(2) %cast_61, %cast_63 : (tensor<2x8x?x24xf16>, tensor<2x8x?x24xf16>) -> tensor<2x8x8x24xf16>
    %collapsed_65 = tensor.collapse_shape %concat_64 [[0], [1, 2], [3]] : tensor<2x8x8x24xf16> into tensor<2x64x24xf16>
    %113 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %collapsed_65 : tensor<2x64x24xf16>, tensor<2x64x24xf16>) outs(%23 : tensor<2x64x24xf16>) {
    ^bb0(%in: f16, %in_72: f16, %out: f16):
      %155 = arith.addf %in, %in_72 : f16
      linalg.yield %155 : f16
    } -> tensor<2x64x24xf16>
    %114 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113 : tensor<2x64x24xf16>) outs(%0 : tensor<2x64x24xf32>) {
    ^bb0(%in: f16, %out: f32):
      %155 = arith.extf %in : f16 to f32
      linalg.yield %155 : f32
    } -> tensor<2x64x24xf32>
    %115 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<2x64x24xf32>) outs(%2 : tensor<2x64x24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %155 = arith.extf %in : f32 to f64
      linalg.yield %155 : f64
    } -> tensor<2x64x24xf64>
    %116 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%115 : tensor<2x64x24xf64>) outs(%5 : tensor<2x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %155 = arith.addf %in, %out : f64
      linalg.yield %155 : f64
    } -> tensor<2x64x1xf64>
    %117 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116 : tensor<2x64x1xf64>) outs(%4 : tensor<2x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %155 = arith.divf %in, %cst_9 : f64
      linalg.yield %155 : f64
    } -> tensor<2x64x1xf64>
    %118 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115, %117 : tensor<2x64x24xf64>, tensor<2x64x1xf64>) outs(%2 : tensor<2x64x24xf64>) {
    ^bb0(%in: f64, %in_72: f64, %out: f64):
      %155 = arith.subf %in, %in_72 : f64
      linalg.yield %155 : f64
    } -> tensor<2x64x24xf64>
    %119 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118, %118 : tensor<2x64x24xf64>, tensor<2x64x24xf64>) outs(%2 : tensor<2x64x24xf64>) {
    ^bb0(%in: f64, %in_72: f64, %out: f64):
      %155 = arith.mulf %in, %in_72 : f64
      linalg.yield %155 : f64
    } -> tensor<2x64x24xf64>
    %120 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%119 : tensor<2x64x24xf64>) outs(%5 : tensor<2x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %155 = arith.addf %in, %out : f64
      linalg.yield %155 : f64
    } -> tensor<2x64x1xf64>
    %121 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120 : tensor<2x64x1xf64>) outs(%4 : tensor<2x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %155 = arith.divf %in, %cst_9 : f64
      linalg.yield %155 : f64
    } -> tensor<2x64x1xf64>
    %122 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121 : tensor<2x64x1xf64>) outs(%12 : tensor<2x64x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %155 = arith.truncf %in : f64 to f32
      linalg.yield %155 : f32
    } -> tensor<2x64x1xf32>
    %123 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%114 : tensor<2x64x24xf32>) outs(%14 : tensor<2x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.addf %in, %out : f32
      linalg.yield %155 : f32
    } -> tensor<2x64x1xf32>
    %124 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123 : tensor<2x64x1xf32>) outs(%12 : tensor<2x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.divf %in, %cst_10 : f32
      linalg.yield %155 : f32
    } -> tensor<2x64x1xf32>
    %125 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122 : tensor<2x64x1xf32>) outs(%12 : tensor<2x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.truncf %cst_8 : f64 to f32
      %156 = arith.addf %in, %155 : f32
      linalg.yield %156 : f32
    } -> tensor<2x64x1xf32>
    %126 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<2x64x1xf32>) outs(%12 : tensor<2x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = math.rsqrt %in : f32
      linalg.yield %155 : f32
    } -> tensor<2x64x1xf32>
    %127 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %124 : tensor<2x64x24xf32>, tensor<2x64x1xf32>) outs(%0 : tensor<2x64x24xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %155 = arith.subf %in, %in_72 : f32
      linalg.yield %155 : f32
    } -> tensor<2x64x24xf32>
    %128 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127, %126 : tensor<2x64x24xf32>, tensor<2x64x1xf32>) outs(%0 : tensor<2x64x24xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %155 = arith.mulf %in, %in_72 : f32
      linalg.yield %155 : f32
    } -> tensor<2x64x24xf32>
    %129 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128, %arg12 : tensor<2x64x24xf32>, tensor<24xf16>) outs(%0 : tensor<2x64x24xf32>) {
    ^bb0(%in: f32, %in_72: f16, %out: f32):
      %155 = arith.extf %in_72 : f16 to f32
      %156 = arith.mulf %in, %155 : f32
      linalg.yield %156 : f32
    } -> tensor<2x64x24xf32>
    %130 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129, %arg13 : tensor<2x64x24xf32>, tensor<24xf16>) outs(%0 : tensor<2x64x24xf32>) {
    ^bb0(%in: f32, %in_72: f16, %out: f32):
      %155 = arith.extf %in_72 : f16 to f32
      %156 = arith.addf %in, %155 : f32
      linalg.yield %156 : f32
    } -> tensor<2x64x24xf32>
    %131 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130 : tensor<2x64x24xf32>) outs(%23 : tensor<2x64x24xf16>) {
    ^bb0(%in: f32, %out: f16):
      %155 = arith.truncf %in : f32 to f16
      linalg.yield %155 : f16
    } -> tensor<2x64x24xf16>
    %collapsed_66 = tensor.collapse_shape %131 [[0, 1], [2]] : tensor<2x64x24xf16> into tensor<128x24xf16>
    %132 = tensor.empty() : tensor<24x96xf16>
    %transposed_67 = linalg.transpose ins(%arg14 : tensor<96x24xf16>) outs(%132 : tensor<24x96xf16>) permutation = [1, 0] 
    %133 = tensor.empty() : tensor<96xf32>
    %134 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg15 : tensor<96xf16>) outs(%133 : tensor<96xf32>) {
    ^bb0(%in: f16, %out: f32):
      %155 = arith.extf %in : f16 to f32
      linalg.yield %155 : f32
    } -> tensor<96xf32>
    %135 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%collapsed_66 : tensor<128x24xf16>) outs(%51 : tensor<128x24xf32>) {
    ^bb0(%in: f16, %out: f32):
      %155 = arith.extf %in : f16 to f32
      linalg.yield %155 : f32
    } -> tensor<128x24xf32>
    %136 = tensor.empty() : tensor<24x96xf32>
    %137 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%transposed_67 : tensor<24x96xf16>) outs(%136 : tensor<24x96xf32>) {
    ^bb0(%in: f16, %out: f32):
      %155 = arith.extf %in : f16 to f32
      linalg.yield %155 : f32
    } -> tensor<24x96xf32>
    %138 = tensor.empty() : tensor<128x96xf32>
    %139 = linalg.fill ins(%cst_0 : f32) outs(%138 : tensor<128x96xf32>) -> tensor<128x96xf32>
    %140 = linalg.matmul ins(%135, %137 : tensor<128x24xf32>, tensor<24x96xf32>) outs(%139 : tensor<128x96xf32>) -> tensor<128x96xf32>
    %141 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%140, %134 : tensor<128x96xf32>, tensor<96xf32>) outs(%138 : tensor<128x96xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %155 = arith.addf %in, %in_72 : f32
      linalg.yield %155 : f32
    } -> tensor<128x96xf32>
    %142 = tensor.empty() : tensor<128x96xf16>
    %143 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%141 : tensor<128x96xf32>) outs(%142 : tensor<128x96xf16>) {
    ^bb0(%in: f32, %out: f16):
      %155 = arith.truncf %in : f32 to f16
      linalg.yield %155 : f16
    } -> tensor<128x96xf16>
    %expanded_68 = tensor.expand_shape %143 [[0, 1], [2]] output_shape [2, 64, 96] : tensor<128x96xf16> into tensor<2x64x96xf16>
    %144 = tensor.empty() : tensor<2x64x96xf16>
    %145 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_68 : tensor<2x64x96xf16>) outs(%144 : tensor<2x64x96xf16>) {
    ^bb0(%in: f16, %out: f16):
      %155 = math.sqrt %cst_3 : f16
      %156 = arith.divf %in, %155 : f16
      %157 = math.erf %156 : f16
      %158 = arith.addf %157, %cst_2 : f16
      %159 = arith.mulf %158, %cst_4 : f16
      %160 = arith.mulf %in, %159 : f16
      linalg.yield %160 : f16
    } -> tensor<2x64x96xf16>
    %collapsed_69 = tensor.collapse_shape %145 [[0, 1], [2]] : tensor<2x64x96xf16> into tensor<128x96xf16>
    %146 = tensor.empty() : tensor<96x24xf16>
    %transposed_70 = linalg.transpose ins(%arg16 : tensor<24x96xf16>) outs(%146 : tensor<96x24xf16>) permutation = [1, 0] 
    %147 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg17 : tensor<24xf16>) outs(%49 : tensor<24xf32>) {
    ^bb0(%in: f16, %out: f32):
      %155 = arith.extf %in : f16 to f32
      linalg.yield %155 : f32
    } -> tensor<24xf32>
    %148 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%collapsed_69 : tensor<128x96xf16>) outs(%138 : tensor<128x96xf32>) {
    ^bb0(%in: f16, %out: f32):
      %155 = arith.extf %in : f16 to f32
      linalg.yield %155 : f32
    } -> tensor<128x96xf32>
    %149 = tensor.empty() : tensor<96x24xf32>
    %150 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%transposed_70 : tensor<96x24xf16>) outs(%149 : tensor<96x24xf32>) {
    ^bb0(%in: f16, %out: f32):
      %155 = arith.extf %in : f16 to f32
      linalg.yield %155 : f32
    } -> tensor<96x24xf32>
    %151 = linalg.matmul ins(%148, %150 : tensor<128x96xf32>, tensor<96x24xf32>) outs(%55 : tensor<128x24xf32>) -> tensor<128x24xf32>
    %152 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%151, %147 : tensor<128x24xf32>, tensor<24xf32>) outs(%51 : tensor<128x24xf32>) {
    ^bb0(%in: f32, %in_72: f32, %out: f32):
      %155 = arith.addf %in, %in_72 : f32
      linalg.yield %155 : f32
    } -> tensor<128x24xf32>
    %153 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%152 : tensor<128x24xf32>) outs(%58 : tensor<128x24xf16>) {
    ^bb0(%in: f32, %out: f16):
      %155 = arith.truncf %in : f32 to f16
      linalg.yield %155 : f16
    } -> tensor<128x24xf16>
    %expanded_71 = tensor.expand_shape %153 [[0, 1], [2]] output_shape [2, 64, 24] : tensor<128x24xf16> into tensor<2x64x24xf16>
    %154 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_71, %113 : tensor<2x64x24xf16>, tensor<2x64x24xf16>) outs(%23 : tensor<2x64x24xf16>) {
    ^bb0(%in: f16, %in_72: f16, %out: f16):
      %155 = arith.addf %in, %in_72 : f16
      linalg.yield %155 : f16
    } -> tensor<2x64x24xf16>
    return %154 : tensor<2x64x24xf16>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_256_torch.int64: "0x080000001800000000000000170000000000000016000000000000001500000000000000110000000000000010000000000000000F000000000000000E000000000000000A00000000000000090000000000000008000000000000000700000000000000030000000000000002000000000000000100000000000000000000000000000019000000000000001800000000000000170000000000000016000000000000001200000000000000110000000000000010000000000000000F000000000000000B000000000000000A000000000000000900000000000000080000000000000004000000000000000300000000000000020000000000000001000000000000001A0000000000000019000000000000001800000000000000170000000000000013000000000000001200000000000000110000000000000010000000000000000C000000000000000B000000000000000A00000000000000090000000000000005000000000000000400000000000000030000000000000002000000000000001B000000000000001A000000000000001900000000000000180000000000000014000000000000001300000000000000120000000000000011000000000000000D000000000000000C000000000000000B000000000000000A0000000000000006000000000000000500000000000000040000000000000003000000000000001F000000000000001E000000000000001D000000000000001C000000000000001800000000000000170000000000000016000000000000001500000000000000110000000000000010000000000000000F000000000000000E000000000000000A0000000000000009000000000000000800000000000000070000000000000020000000000000001F000000000000001E000000000000001D0000000000000019000000000000001800000000000000170000000000000016000000000000001200000000000000110000000000000010000000000000000F000000000000000B000000000000000A0000000000000009000000000000000800000000000000210000000000000020000000000000001F000000000000001E000000000000001A0000000000000019000000000000001800000000000000170000000000000013000000000000001200000000000000110000000000000010000000000000000C000000000000000B000000000000000A0000000000000009000000000000002200000000000000210000000000000020000000000000001F000000000000001B000000000000001A000000000000001900000000000000180000000000000014000000000000001300000000000000120000000000000011000000000000000D000000000000000C000000000000000B000000000000000A0000000000000026000000000000002500000000000000240000000000000023000000000000001F000000000000001E000000000000001D000000000000001C000000000000001800000000000000170000000000000016000000000000001500000000000000110000000000000010000000000000000F000000000000000E00000000000000270000000000000026000000000000002500000000000000240000000000000020000000000000001F000000000000001E000000000000001D0000000000000019000000000000001800000000000000170000000000000016000000000000001200000000000000110000000000000010000000000000000F000000000000002800000000000000270000000000000026000000000000002500000000000000210000000000000020000000000000001F000000000000001E000000000000001A00000000000000190000000000000018000000000000001700000000000000130000000000000012000000000000001100000000000000100000000000000029000000000000002800000000000000270000000000000026000000000000002200000000000000210000000000000020000000000000001F000000000000001B000000000000001A000000000000001900000000000000180000000000000014000000000000001300000000000000120000000000000011000000000000002D000000000000002C000000000000002B000000000000002A0000000000000026000000000000002500000000000000240000000000000023000000000000001F000000000000001E000000000000001D000000000000001C0000000000000018000000000000001700000000000000160000000000000015000000000000002E000000000000002D000000000000002C000000000000002B00000000000000270000000000000026000000000000002500000000000000240000000000000020000000000000001F000000000000001E000000000000001D0000000000000019000000000000001800000000000000170000000000000016000000000000002F000000000000002E000000000000002D000000000000002C000000000000002800000000000000270000000000000026000000000000002500000000000000210000000000000020000000000000001F000000000000001E000000000000001A0000000000000019000000000000001800000000000000170000000000000030000000000000002F000000000000002E000000000000002D0000000000000029000000000000002800000000000000270000000000000026000000000000002200000000000000210000000000000020000000000000001F000000000000001B000000000000001A0000000000000019000000000000001800000000000000"
    }
  }
#-}
