#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0, 0)>
#map5 = affine_map<(d0, d1) -> (d1)>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
#map7 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (0, d1, 0, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map12 = affine_map<(d0, d1) -> (0, d1)>
#map13 = affine_map<(d0, d1) -> ()>
#map14 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x7x32xbf16>, %arg1: tensor<32xbf16>, %arg2: tensor<32xbf16>, %arg3: tensor<32x32xbf16>, %arg4: tensor<16x32xbf16>, %arg5: tensor<16x32xbf16>, %arg6: tensor<32x32xbf16>, %arg7: tensor<72x32xbf16>, %arg8: tensor<32x72xbf16>, %arg9: tensor<72x32xbf16>) -> tensor<2x7x32xbf16> {
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 0xFF800000 : f32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<bf16>
    %cst_4 = arith.constant dense<0xFF80> : tensor<7x7xbf16>
    %cst_5 = arith.constant 1.000000e-05 : f64
    %cst_6 = arith.constant 3.200000e+01 : bf16
    %cst_7 = arith.constant 8.000000e+00 : f32
    %cst_8 = arith.constant 1.000000e+04 : f32
    %cst_9 = arith.constant 4.000000e+00 : bf16
    %0 = tensor.empty() : tensor<2x7x32xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg0 : tensor<2x7x32xbf16>, tensor<2x7x32xbf16>) outs(%0 : tensor<2x7x32xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %132 = arith.mulf %in, %in_51 : bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x32xbf16>
    %2 = tensor.empty() : tensor<2x7x1xbf16>
    %3 = linalg.fill ins(%cst : bf16) outs(%2 : tensor<2x7x1xbf16>) -> tensor<2x7x1xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<2x7x32xbf16>) outs(%3 : tensor<2x7x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %132 = arith.addf %in, %out : bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x1xbf16>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2x7x1xbf16>) outs(%2 : tensor<2x7x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %132 = arith.divf %in, %cst_6 : bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x1xbf16>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<2x7x1xbf16>) outs(%2 : tensor<2x7x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %132 = arith.truncf %cst_5 : f64 to bf16
      %133 = arith.addf %in, %132 : bf16
      linalg.yield %133 : bf16
    } -> tensor<2x7x1xbf16>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x7x1xbf16>) outs(%2 : tensor<2x7x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %132 = math.rsqrt %in : bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x1xbf16>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %7 : tensor<2x7x32xbf16>, tensor<2x7x1xbf16>) outs(%0 : tensor<2x7x32xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %132 = arith.mulf %in, %in_51 : bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x32xbf16>
    %9 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %arg1 : tensor<2x7x32xbf16>, tensor<32xbf16>) outs(%0 : tensor<2x7x32xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %132 = arith.mulf %in, %in_51 : bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x32xbf16>
    %10 = tensor.empty() : tensor<7xi64>
    %11 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%10 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %132 = linalg.index 0 : index
      %133 = arith.index_cast %132 : index to i64
      linalg.yield %133 : i64
    } -> tensor<7xi64>
    %12 = tensor.empty() : tensor<7xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%11 : tensor<7xi64>) outs(%12 : tensor<7xf32>) {
    ^bb0(%in: i64, %out: f32):
      %132 = arith.sitofp %in : i64 to f32
      linalg.yield %132 : f32
    } -> tensor<7xf32>
    %14 = tensor.empty() : tensor<8xi64>
    %15 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%14 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %132 = linalg.index 0 : index
      %133 = arith.index_cast %132 : index to i64
      linalg.yield %133 : i64
    } -> tensor<8xi64>
    %16 = tensor.empty() : tensor<8xf32>
    %17 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%15 : tensor<8xi64>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: i64, %out: f32):
      %132 = arith.sitofp %in : i64 to f32
      linalg.yield %132 : f32
    } -> tensor<8xf32>
    %18 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%17 : tensor<8xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.divf %in, %cst_7 : f32
      linalg.yield %132 : f32
    } -> tensor<8xf32>
    %19 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%18 : tensor<8xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = math.powf %cst_8, %in : f32
      linalg.yield %132 : f32
    } -> tensor<8xf32>
    %20 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%19 : tensor<8xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.cmpf one, %in, %cst_0 : f32
      cf.assert %132, "unimplemented: tensor with zero element"
      %133 = arith.divf %cst_1, %in : f32
      linalg.yield %133 : f32
    } -> tensor<8xf32>
    %expanded = tensor.expand_shape %13 [[0, 1]] output_shape [7, 1] : tensor<7xf32> into tensor<7x1xf32>
    %21 = tensor.empty() : tensor<7x8xf32>
    %22 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%expanded, %20 : tensor<7x1xf32>, tensor<8xf32>) outs(%21 : tensor<7x8xf32>) {
    ^bb0(%in: f32, %in_51: f32, %out: f32):
      %132 = arith.mulf %in, %in_51 : f32
      linalg.yield %132 : f32
    } -> tensor<7x8xf32>
    %23 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<7x8xf32>) outs(%21 : tensor<7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = math.cos %in : f32
      linalg.yield %132 : f32
    } -> tensor<7x8xf32>
    %24 = tensor.empty() : tensor<7x8xbf16>
    %25 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<7x8xf32>) outs(%24 : tensor<7x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %132 = arith.truncf %in : f32 to bf16
      linalg.yield %132 : bf16
    } -> tensor<7x8xbf16>
    %26 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<7x8xf32>) outs(%21 : tensor<7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = math.sin %in : f32
      linalg.yield %132 : f32
    } -> tensor<7x8xf32>
    %27 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<7x8xf32>) outs(%24 : tensor<7x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %132 = arith.truncf %in : f32 to bf16
      linalg.yield %132 : bf16
    } -> tensor<7x8xbf16>
    %28 = tensor.empty() : tensor<32x32xbf16>
    %transposed = linalg.transpose ins(%arg3 : tensor<32x32xbf16>) outs(%28 : tensor<32x32xbf16>) permutation = [1, 0] 
    %29 = tensor.empty() : tensor<2x32x32xbf16>
    %30 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<32x32xbf16>) outs(%29 : tensor<2x32x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x32xbf16>
    %31 = tensor.empty() : tensor<2x7x32xf32>
    %32 = linalg.fill ins(%cst_0 : f32) outs(%31 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %33 = linalg.batch_matmul ins(%9, %30 : tensor<2x7x32xbf16>, tensor<2x32x32xbf16>) outs(%32 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<2x7x32xf32>) outs(%0 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %132 = arith.truncf %in : f32 to bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x32xbf16>
    %expanded_10 = tensor.expand_shape %34 [[0], [1], [2, 3, 4]] output_shape [2, 7, 2, 8, 2] : tensor<2x7x32xbf16> into tensor<2x7x2x8x2xbf16>
    %extracted_slice = tensor.extract_slice %expanded_10[0, 0, 0, 0, 0] [2, 7, 2, 8, 1] [1, 1, 1, 1, 1] : tensor<2x7x2x8x2xbf16> to tensor<2x7x2x8x1xbf16>
    %extracted_slice_11 = tensor.extract_slice %expanded_10[0, 0, 0, 0, 1] [2, 7, 2, 8, 1] [1, 1, 1, 1, 1] : tensor<2x7x2x8x2xbf16> to tensor<2x7x2x8x1xbf16>
    %collapsed = tensor.collapse_shape %extracted_slice [[0], [1], [2], [3, 4]] : tensor<2x7x2x8x1xbf16> into tensor<2x7x2x8xbf16>
    %collapsed_12 = tensor.collapse_shape %extracted_slice_11 [[0], [1], [2], [3, 4]] : tensor<2x7x2x8x1xbf16> into tensor<2x7x2x8xbf16>
    %expanded_13 = tensor.expand_shape %25 [[0, 1], [2, 3]] output_shape [1, 7, 1, 8] : tensor<7x8xbf16> into tensor<1x7x1x8xbf16>
    %expanded_14 = tensor.expand_shape %27 [[0, 1], [2, 3]] output_shape [1, 7, 1, 8] : tensor<7x8xbf16> into tensor<1x7x1x8xbf16>
    %35 = tensor.empty() : tensor<2x7x2x8xbf16>
    %36 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed, %expanded_13 : tensor<2x7x2x8xbf16>, tensor<1x7x1x8xbf16>) outs(%35 : tensor<2x7x2x8xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %132 = arith.mulf %in, %in_51 : bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x2x8xbf16>
    %37 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_12, %expanded_14 : tensor<2x7x2x8xbf16>, tensor<1x7x1x8xbf16>) outs(%35 : tensor<2x7x2x8xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %132 = arith.mulf %in, %in_51 : bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x2x8xbf16>
    %38 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36, %37 : tensor<2x7x2x8xbf16>, tensor<2x7x2x8xbf16>) outs(%35 : tensor<2x7x2x8xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %132 = arith.subf %in, %in_51 : bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x2x8xbf16>
    %39 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed, %expanded_14 : tensor<2x7x2x8xbf16>, tensor<1x7x1x8xbf16>) outs(%35 : tensor<2x7x2x8xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %132 = arith.mulf %in, %in_51 : bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x2x8xbf16>
    %40 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_12, %expanded_13 : tensor<2x7x2x8xbf16>, tensor<1x7x1x8xbf16>) outs(%35 : tensor<2x7x2x8xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %132 = arith.mulf %in, %in_51 : bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x2x8xbf16>
    %41 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %40 : tensor<2x7x2x8xbf16>, tensor<2x7x2x8xbf16>) outs(%35 : tensor<2x7x2x8xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %132 = arith.addf %in, %in_51 : bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x2x8xbf16>
    %expanded_15 = tensor.expand_shape %38 [[0], [1], [2], [3, 4]] output_shape [2, 7, 2, 8, 1] : tensor<2x7x2x8xbf16> into tensor<2x7x2x8x1xbf16>
    %expanded_16 = tensor.expand_shape %41 [[0], [1], [2], [3, 4]] output_shape [2, 7, 2, 8, 1] : tensor<2x7x2x8xbf16> into tensor<2x7x2x8x1xbf16>
    %concat = tensor.concat dim(4) %expanded_15, %expanded_16 : (tensor<2x7x2x8x1xbf16>, tensor<2x7x2x8x1xbf16>) -> tensor<2x7x2x8x2xbf16>
    %collapsed_17 = tensor.collapse_shape %concat [[0], [1], [2], [3, 4]] : tensor<2x7x2x8x2xbf16> into tensor<2x7x2x16xbf16>
    %42 = tensor.empty() : tensor<2x2x7x16xbf16>
    %transposed_18 = linalg.transpose ins(%collapsed_17 : tensor<2x7x2x16xbf16>) outs(%42 : tensor<2x2x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %43 = tensor.empty() : tensor<32x16xbf16>
    %transposed_19 = linalg.transpose ins(%arg4 : tensor<16x32xbf16>) outs(%43 : tensor<32x16xbf16>) permutation = [1, 0] 
    %44 = tensor.empty() : tensor<2x32x16xbf16>
    %45 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_19 : tensor<32x16xbf16>) outs(%44 : tensor<2x32x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x16xbf16>
    %46 = tensor.empty() : tensor<2x7x16xf32>
    %47 = linalg.fill ins(%cst_0 : f32) outs(%46 : tensor<2x7x16xf32>) -> tensor<2x7x16xf32>
    %48 = linalg.batch_matmul ins(%9, %45 : tensor<2x7x32xbf16>, tensor<2x32x16xbf16>) outs(%47 : tensor<2x7x16xf32>) -> tensor<2x7x16xf32>
    %49 = tensor.empty() : tensor<2x7x16xbf16>
    %50 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48 : tensor<2x7x16xf32>) outs(%49 : tensor<2x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %132 = arith.truncf %in : f32 to bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x16xbf16>
    %expanded_20 = tensor.expand_shape %50 [[0], [1], [2, 3, 4]] output_shape [2, 7, 1, 8, 2] : tensor<2x7x16xbf16> into tensor<2x7x1x8x2xbf16>
    %extracted_slice_21 = tensor.extract_slice %expanded_20[0, 0, 0, 0, 0] [2, 7, 1, 8, 1] [1, 1, 1, 1, 1] : tensor<2x7x1x8x2xbf16> to tensor<2x7x1x8x1xbf16>
    %extracted_slice_22 = tensor.extract_slice %expanded_20[0, 0, 0, 0, 1] [2, 7, 1, 8, 1] [1, 1, 1, 1, 1] : tensor<2x7x1x8x2xbf16> to tensor<2x7x1x8x1xbf16>
    %collapsed_23 = tensor.collapse_shape %extracted_slice_21 [[0], [1], [2], [3, 4]] : tensor<2x7x1x8x1xbf16> into tensor<2x7x1x8xbf16>
    %collapsed_24 = tensor.collapse_shape %extracted_slice_22 [[0], [1], [2], [3, 4]] : tensor<2x7x1x8x1xbf16> into tensor<2x7x1x8xbf16>
    %51 = tensor.empty() : tensor<2x7x1x8xbf16>
    %52 = linalg.generic {indexing_maps = [#map8, #map10, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_23, %expanded_13 : tensor<2x7x1x8xbf16>, tensor<1x7x1x8xbf16>) outs(%51 : tensor<2x7x1x8xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %132 = arith.mulf %in, %in_51 : bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x1x8xbf16>
    %53 = linalg.generic {indexing_maps = [#map8, #map10, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_24, %expanded_14 : tensor<2x7x1x8xbf16>, tensor<1x7x1x8xbf16>) outs(%51 : tensor<2x7x1x8xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %132 = arith.mulf %in, %in_51 : bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x1x8xbf16>
    %54 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %53 : tensor<2x7x1x8xbf16>, tensor<2x7x1x8xbf16>) outs(%51 : tensor<2x7x1x8xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %132 = arith.subf %in, %in_51 : bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x1x8xbf16>
    %55 = linalg.generic {indexing_maps = [#map8, #map10, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_23, %expanded_14 : tensor<2x7x1x8xbf16>, tensor<1x7x1x8xbf16>) outs(%51 : tensor<2x7x1x8xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %132 = arith.mulf %in, %in_51 : bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x1x8xbf16>
    %56 = linalg.generic {indexing_maps = [#map8, #map10, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_24, %expanded_13 : tensor<2x7x1x8xbf16>, tensor<1x7x1x8xbf16>) outs(%51 : tensor<2x7x1x8xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %132 = arith.mulf %in, %in_51 : bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x1x8xbf16>
    %57 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55, %56 : tensor<2x7x1x8xbf16>, tensor<2x7x1x8xbf16>) outs(%51 : tensor<2x7x1x8xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %132 = arith.addf %in, %in_51 : bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x1x8xbf16>
    %expanded_25 = tensor.expand_shape %54 [[0], [1], [2], [3, 4]] output_shape [2, 7, 1, 8, 1] : tensor<2x7x1x8xbf16> into tensor<2x7x1x8x1xbf16>
    %expanded_26 = tensor.expand_shape %57 [[0], [1], [2], [3, 4]] output_shape [2, 7, 1, 8, 1] : tensor<2x7x1x8xbf16> into tensor<2x7x1x8x1xbf16>
    %concat_27 = tensor.concat dim(4) %expanded_25, %expanded_26 : (tensor<2x7x1x8x1xbf16>, tensor<2x7x1x8x1xbf16>) -> tensor<2x7x1x8x2xbf16>
    %collapsed_28 = tensor.collapse_shape %concat_27 [[0], [1], [2], [3, 4]] : tensor<2x7x1x8x2xbf16> into tensor<2x7x1x16xbf16>
    %58 = tensor.empty() : tensor<2x1x7x16xbf16>
    %transposed_29 = linalg.transpose ins(%collapsed_28 : tensor<2x7x1x16xbf16>) outs(%58 : tensor<2x1x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %transposed_30 = linalg.transpose ins(%arg5 : tensor<16x32xbf16>) outs(%43 : tensor<32x16xbf16>) permutation = [1, 0] 
    %59 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_30 : tensor<32x16xbf16>) outs(%44 : tensor<2x32x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x16xbf16>
    %60 = linalg.batch_matmul ins(%9, %59 : tensor<2x7x32xbf16>, tensor<2x32x16xbf16>) outs(%47 : tensor<2x7x16xf32>) -> tensor<2x7x16xf32>
    %61 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60 : tensor<2x7x16xf32>) outs(%49 : tensor<2x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %132 = arith.truncf %in : f32 to bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x16xbf16>
    %expanded_31 = tensor.expand_shape %61 [[0], [1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<2x7x16xbf16> into tensor<2x7x1x16xbf16>
    %transposed_32 = linalg.transpose ins(%expanded_31 : tensor<2x7x1x16xbf16>) outs(%58 : tensor<2x1x7x16xbf16>) permutation = [0, 2, 1, 3] 
    %collapsed_33 = tensor.collapse_shape %transposed_29 [[0, 1], [2], [3]] : tensor<2x1x7x16xbf16> into tensor<2x7x16xbf16>
    %62 = linalg.generic {indexing_maps = [#map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_33 : tensor<2x7x16xbf16>) outs(%42 : tensor<2x2x7x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x7x16xbf16>
    %63 = tensor.empty() : tensor<2x2x16x7xbf16>
    %transposed_34 = linalg.transpose ins(%62 : tensor<2x2x7x16xbf16>) outs(%63 : tensor<2x2x16x7xbf16>) permutation = [0, 1, 3, 2] 
    %collapsed_35 = tensor.collapse_shape %transposed_18 [[0, 1], [2], [3]] : tensor<2x2x7x16xbf16> into tensor<4x7x16xbf16>
    %collapsed_36 = tensor.collapse_shape %transposed_34 [[0, 1], [2], [3]] : tensor<2x2x16x7xbf16> into tensor<4x16x7xbf16>
    %64 = tensor.empty() : tensor<4x7x7xf32>
    %65 = linalg.fill ins(%cst_0 : f32) outs(%64 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %66 = linalg.batch_matmul ins(%collapsed_35, %collapsed_36 : tensor<4x7x16xbf16>, tensor<4x16x7xbf16>) outs(%65 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %67 = tensor.empty() : tensor<4x7x7xbf16>
    %68 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66 : tensor<4x7x7xf32>) outs(%67 : tensor<4x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %132 = arith.truncf %in : f32 to bf16
      linalg.yield %132 : bf16
    } -> tensor<4x7x7xbf16>
    %expanded_37 = tensor.expand_shape %68 [[0, 1], [2], [3]] output_shape [2, 2, 7, 7] : tensor<4x7x7xbf16> into tensor<2x2x7x7xbf16>
    %69 = tensor.empty() : tensor<2x2x7x7xbf16>
    %70 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_37 : tensor<2x2x7x7xbf16>) outs(%69 : tensor<2x2x7x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %132 = arith.divf %in, %cst_9 : bf16
      linalg.yield %132 : bf16
    } -> tensor<2x2x7x7xbf16>
    %expanded_38 = tensor.expand_shape %11 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_39 = tensor.expand_shape %11 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %71 = tensor.empty() : tensor<7x7xi64>
    %72 = linalg.generic {indexing_maps = [#map12, #map4, #map6], iterator_types = ["parallel", "parallel"]} ins(%expanded_38, %expanded_39 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%71 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_51: i64, %out: i64):
      %132 = arith.subi %in, %in_51 : i64
      linalg.yield %132 : i64
    } -> tensor<7x7xi64>
    %73 = tensor.empty() : tensor<7x7xi1>
    %74 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%72 : tensor<7x7xi64>) outs(%73 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %132 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %132 : i1
    } -> tensor<7x7xi1>
    %75 = tensor.empty() : tensor<7x7xbf16>
    %76 = linalg.generic {indexing_maps = [#map6, #map6, #map13, #map6], iterator_types = ["parallel", "parallel"]} ins(%74, %cst_4, %cst_3 : tensor<7x7xi1>, tensor<7x7xbf16>, tensor<bf16>) outs(%75 : tensor<7x7xbf16>) {
    ^bb0(%in: i1, %in_51: bf16, %in_52: bf16, %out: bf16):
      %132 = arith.select %in, %in_51, %in_52 : bf16
      linalg.yield %132 : bf16
    } -> tensor<7x7xbf16>
    %77 = linalg.generic {indexing_maps = [#map8, #map14, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%70, %76 : tensor<2x2x7x7xbf16>, tensor<7x7xbf16>) outs(%69 : tensor<2x2x7x7xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %132 = arith.addf %in, %in_51 : bf16
      linalg.yield %132 : bf16
    } -> tensor<2x2x7x7xbf16>
    %78 = tensor.empty() : tensor<2x2x7x7xf32>
    %79 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77 : tensor<2x2x7x7xbf16>) outs(%78 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %132 = arith.extf %in : bf16 to f32
      linalg.yield %132 : f32
    } -> tensor<2x2x7x7xf32>
    %80 = tensor.empty() : tensor<2x2x7xi64>
    %81 = linalg.fill ins(%c0_i64 : i64) outs(%80 : tensor<2x2x7xi64>) -> tensor<2x2x7xi64>
    %82 = tensor.empty() : tensor<2x2x7xf32>
    %83 = linalg.fill ins(%cst_2 : f32) outs(%82 : tensor<2x2x7xf32>) -> tensor<2x2x7xf32>
    %84:2 = linalg.generic {indexing_maps = [#map8, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%79 : tensor<2x2x7x7xf32>) outs(%83, %81 : tensor<2x2x7xf32>, tensor<2x2x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_51: i64):
      %132 = linalg.index 3 : index
      %133 = arith.index_cast %132 : index to i64
      %134 = arith.maximumf %in, %out : f32
      %135 = arith.cmpf ogt, %in, %out : f32
      %136 = arith.select %135, %133, %out_51 : i64
      linalg.yield %134, %136 : f32, i64
    } -> (tensor<2x2x7xf32>, tensor<2x2x7xi64>)
    %expanded_40 = tensor.expand_shape %84#0 [[0], [1], [2, 3]] output_shape [2, 2, 7, 1] : tensor<2x2x7xf32> into tensor<2x2x7x1xf32>
    %85 = linalg.generic {indexing_maps = [#map8, #map16, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79, %expanded_40 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%78 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_51: f32, %out: f32):
      %132 = arith.subf %in, %in_51 : f32
      linalg.yield %132 : f32
    } -> tensor<2x2x7x7xf32>
    %86 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%85 : tensor<2x2x7x7xf32>) outs(%78 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = math.exp %in : f32
      linalg.yield %132 : f32
    } -> tensor<2x2x7x7xf32>
    %87 = tensor.empty() : tensor<2x2x7x1xf32>
    %88 = linalg.fill ins(%cst_0 : f32) outs(%87 : tensor<2x2x7x1xf32>) -> tensor<2x2x7x1xf32>
    %89 = linalg.generic {indexing_maps = [#map8, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%86 : tensor<2x2x7x7xf32>) outs(%88 : tensor<2x2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.addf %in, %out : f32
      linalg.yield %132 : f32
    } -> tensor<2x2x7x1xf32>
    %90 = linalg.generic {indexing_maps = [#map8, #map16, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%86, %89 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%78 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_51: f32, %out: f32):
      %132 = arith.divf %in, %in_51 : f32
      linalg.yield %132 : f32
    } -> tensor<2x2x7x7xf32>
    %91 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%90 : tensor<2x2x7x7xf32>) outs(%69 : tensor<2x2x7x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %132 = arith.truncf %in : f32 to bf16
      linalg.yield %132 : bf16
    } -> tensor<2x2x7x7xbf16>
    %collapsed_41 = tensor.collapse_shape %transposed_32 [[0, 1], [2], [3]] : tensor<2x1x7x16xbf16> into tensor<2x7x16xbf16>
    %92 = linalg.generic {indexing_maps = [#map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_41 : tensor<2x7x16xbf16>) outs(%42 : tensor<2x2x7x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x7x16xbf16>
    %collapsed_42 = tensor.collapse_shape %91 [[0, 1], [2], [3]] : tensor<2x2x7x7xbf16> into tensor<4x7x7xbf16>
    %collapsed_43 = tensor.collapse_shape %92 [[0, 1], [2], [3]] : tensor<2x2x7x16xbf16> into tensor<4x7x16xbf16>
    %93 = tensor.empty() : tensor<4x7x16xf32>
    %94 = linalg.fill ins(%cst_0 : f32) outs(%93 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %95 = linalg.batch_matmul ins(%collapsed_42, %collapsed_43 : tensor<4x7x7xbf16>, tensor<4x7x16xbf16>) outs(%94 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %96 = tensor.empty() : tensor<4x7x16xbf16>
    %97 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<4x7x16xf32>) outs(%96 : tensor<4x7x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %132 = arith.truncf %in : f32 to bf16
      linalg.yield %132 : bf16
    } -> tensor<4x7x16xbf16>
    %expanded_44 = tensor.expand_shape %97 [[0, 1], [2], [3]] output_shape [2, 2, 7, 16] : tensor<4x7x16xbf16> into tensor<2x2x7x16xbf16>
    %98 = tensor.empty() : tensor<2x7x2x16xbf16>
    %transposed_45 = linalg.transpose ins(%expanded_44 : tensor<2x2x7x16xbf16>) outs(%98 : tensor<2x7x2x16xbf16>) permutation = [0, 2, 1, 3] 
    %collapsed_46 = tensor.collapse_shape %transposed_45 [[0], [1], [2, 3]] : tensor<2x7x2x16xbf16> into tensor<2x7x32xbf16>
    %transposed_47 = linalg.transpose ins(%arg6 : tensor<32x32xbf16>) outs(%28 : tensor<32x32xbf16>) permutation = [1, 0] 
    %99 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_47 : tensor<32x32xbf16>) outs(%29 : tensor<2x32x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x32xbf16>
    %100 = linalg.batch_matmul ins(%collapsed_46, %99 : tensor<2x7x32xbf16>, tensor<2x32x32xbf16>) outs(%32 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %101 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<2x7x32xf32>) outs(%0 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %132 = arith.truncf %in : f32 to bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x32xbf16>
    %102 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %101 : tensor<2x7x32xbf16>, tensor<2x7x32xbf16>) outs(%0 : tensor<2x7x32xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %132 = arith.addf %in, %in_51 : bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x32xbf16>
    %103 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %102 : tensor<2x7x32xbf16>, tensor<2x7x32xbf16>) outs(%0 : tensor<2x7x32xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %132 = arith.mulf %in, %in_51 : bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x32xbf16>
    %104 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%103 : tensor<2x7x32xbf16>) outs(%3 : tensor<2x7x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %132 = arith.addf %in, %out : bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x1xbf16>
    %105 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<2x7x1xbf16>) outs(%2 : tensor<2x7x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %132 = arith.divf %in, %cst_6 : bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x1xbf16>
    %106 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<2x7x1xbf16>) outs(%2 : tensor<2x7x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %132 = arith.truncf %cst_5 : f64 to bf16
      %133 = arith.addf %in, %132 : bf16
      linalg.yield %133 : bf16
    } -> tensor<2x7x1xbf16>
    %107 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<2x7x1xbf16>) outs(%2 : tensor<2x7x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %132 = math.rsqrt %in : bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x1xbf16>
    %108 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %107 : tensor<2x7x32xbf16>, tensor<2x7x1xbf16>) outs(%0 : tensor<2x7x32xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %132 = arith.mulf %in, %in_51 : bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x32xbf16>
    %109 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %arg2 : tensor<2x7x32xbf16>, tensor<32xbf16>) outs(%0 : tensor<2x7x32xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %132 = arith.mulf %in, %in_51 : bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x32xbf16>
    %110 = tensor.empty() : tensor<32x72xbf16>
    %transposed_48 = linalg.transpose ins(%arg7 : tensor<72x32xbf16>) outs(%110 : tensor<32x72xbf16>) permutation = [1, 0] 
    %111 = tensor.empty() : tensor<2x32x72xbf16>
    %112 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_48 : tensor<32x72xbf16>) outs(%111 : tensor<2x32x72xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x72xbf16>
    %113 = tensor.empty() : tensor<2x7x72xf32>
    %114 = linalg.fill ins(%cst_0 : f32) outs(%113 : tensor<2x7x72xf32>) -> tensor<2x7x72xf32>
    %115 = linalg.batch_matmul ins(%109, %112 : tensor<2x7x32xbf16>, tensor<2x32x72xbf16>) outs(%114 : tensor<2x7x72xf32>) -> tensor<2x7x72xf32>
    %116 = tensor.empty() : tensor<2x7x72xbf16>
    %117 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115 : tensor<2x7x72xf32>) outs(%116 : tensor<2x7x72xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %132 = arith.truncf %in : f32 to bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x72xbf16>
    %118 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<2x7x72xbf16>) outs(%113 : tensor<2x7x72xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %132 = arith.extf %in : bf16 to f32
      linalg.yield %132 : f32
    } -> tensor<2x7x72xf32>
    %119 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118 : tensor<2x7x72xf32>) outs(%113 : tensor<2x7x72xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.negf %in : f32
      %133 = math.exp %132 : f32
      %134 = arith.addf %133, %cst_1 : f32
      %135 = arith.divf %cst_1, %134 : f32
      linalg.yield %135 : f32
    } -> tensor<2x7x72xf32>
    %120 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118, %119 : tensor<2x7x72xf32>, tensor<2x7x72xf32>) outs(%113 : tensor<2x7x72xf32>) {
    ^bb0(%in: f32, %in_51: f32, %out: f32):
      %132 = arith.mulf %in, %in_51 : f32
      linalg.yield %132 : f32
    } -> tensor<2x7x72xf32>
    %121 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120 : tensor<2x7x72xf32>) outs(%116 : tensor<2x7x72xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %132 = arith.truncf %in : f32 to bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x72xbf16>
    %transposed_49 = linalg.transpose ins(%arg9 : tensor<72x32xbf16>) outs(%110 : tensor<32x72xbf16>) permutation = [1, 0] 
    %122 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_49 : tensor<32x72xbf16>) outs(%111 : tensor<2x32x72xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x72xbf16>
    %123 = linalg.batch_matmul ins(%109, %122 : tensor<2x7x32xbf16>, tensor<2x32x72xbf16>) outs(%114 : tensor<2x7x72xf32>) -> tensor<2x7x72xf32>
    %124 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123 : tensor<2x7x72xf32>) outs(%116 : tensor<2x7x72xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %132 = arith.truncf %in : f32 to bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x72xbf16>
    %125 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121, %124 : tensor<2x7x72xbf16>, tensor<2x7x72xbf16>) outs(%116 : tensor<2x7x72xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %132 = arith.mulf %in, %in_51 : bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x72xbf16>
    %126 = tensor.empty() : tensor<72x32xbf16>
    %transposed_50 = linalg.transpose ins(%arg8 : tensor<32x72xbf16>) outs(%126 : tensor<72x32xbf16>) permutation = [1, 0] 
    %127 = tensor.empty() : tensor<2x72x32xbf16>
    %128 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_50 : tensor<72x32xbf16>) outs(%127 : tensor<2x72x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x72x32xbf16>
    %129 = linalg.batch_matmul ins(%125, %128 : tensor<2x7x72xbf16>, tensor<2x72x32xbf16>) outs(%32 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %130 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<2x7x32xf32>) outs(%0 : tensor<2x7x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %132 = arith.truncf %in : f32 to bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x32xbf16>
    %131 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %130 : tensor<2x7x32xbf16>, tensor<2x7x32xbf16>) outs(%0 : tensor<2x7x32xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %132 = arith.addf %in, %in_51 : bf16
      linalg.yield %132 : bf16
    } -> tensor<2x7x32xbf16>
    return %131 : tensor<2x7x32xbf16>
  }
}
