#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> ()>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map9 = affine_map<(d0, d1, d2) -> (d2)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, 0)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
#map12 = affine_map<(d0, d1, d2, d3) -> (0, 0)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map15 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x7x48xf32>, %arg1: tensor<1x7x16xf32>, %arg2: tensor<1x7x16xf32>, %arg3: tensor<80x48xf32>, %arg4: tensor<48x48xf32>, %arg5: tensor<192x48xf32>, %arg6: tensor<48x192xf32>, %arg7: tensor<48xf32>, %arg8: tensor<48xf32>) -> tensor<2x7x48xf32> {
    %c16_i64 = arith.constant 16 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c7_i64 = arith.constant 7 : i64
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c5_i64 = arith.constant 5 : i64
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 5.000000e-01 : f32
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = arith.constant dense<-1.000000e+04> : tensor<1x1x7x7xf32>
    %cst_6 = arith.constant 1.000000e-05 : f64
    %cst_7 = arith.constant 4.800000e+01 : f64
    %cst_8 = arith.constant 4.800000e+01 : f32
    %cst_9 = arith.constant 4.000000e+00 : f32
    %cst_10 = arith.constant 1.41421354 : f32
    %cst_11 = arith.constant dense<-2> : tensor<1x1xi64>
    %cst_12 = arith.constant dense<-1> : tensor<1x1xi64>
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %92 = linalg.index 0 : index
      %93 = arith.index_cast %92 : index to i64
      linalg.yield %93 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_13 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_13 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_46: i64, %out: i64):
      %92 = arith.subi %in, %in_46 : i64
      linalg.yield %92 : i64
    } -> tensor<7x7xi64>
    %4 = tensor.empty() : tensor<7x7xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%4 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %92 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %92 : i1
    } -> tensor<7x7xi1>
    %6 = tensor.empty() : tensor<1x1x7x7xf32>
    %7 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_5, %cst_4 : tensor<7x7xi1>, tensor<1x1x7x7xf32>, tensor<f32>) outs(%6 : tensor<1x1x7x7xf32>) {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %92 = arith.select %in, %in_46, %in_47 : f32
      linalg.yield %92 : f32
    } -> tensor<1x1x7x7xf32>
    %8 = tensor.empty() : tensor<2x7x48xf64>
    %9 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xf32>) outs(%8 : tensor<2x7x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %92 = arith.extf %in : f32 to f64
      linalg.yield %92 : f64
    } -> tensor<2x7x48xf64>
    %10 = tensor.empty() : tensor<2x7x1xf64>
    %11 = linalg.fill ins(%cst : f64) outs(%10 : tensor<2x7x1xf64>) -> tensor<2x7x1xf64>
    %12 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9 : tensor<2x7x48xf64>) outs(%11 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %92 = arith.addf %in, %out : f64
      linalg.yield %92 : f64
    } -> tensor<2x7x1xf64>
    %13 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x7x1xf64>) outs(%10 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %92 = arith.divf %in, %cst_7 : f64
      linalg.yield %92 : f64
    } -> tensor<2x7x1xf64>
    %14 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %13 : tensor<2x7x48xf64>, tensor<2x7x1xf64>) outs(%8 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_46: f64, %out: f64):
      %92 = arith.subf %in, %in_46 : f64
      linalg.yield %92 : f64
    } -> tensor<2x7x48xf64>
    %15 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %14 : tensor<2x7x48xf64>, tensor<2x7x48xf64>) outs(%8 : tensor<2x7x48xf64>) {
    ^bb0(%in: f64, %in_46: f64, %out: f64):
      %92 = arith.mulf %in, %in_46 : f64
      linalg.yield %92 : f64
    } -> tensor<2x7x48xf64>
    %16 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%15 : tensor<2x7x48xf64>) outs(%11 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %92 = arith.addf %in, %out : f64
      linalg.yield %92 : f64
    } -> tensor<2x7x1xf64>
    %17 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x7x1xf64>) outs(%10 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %92 = arith.divf %in, %cst_7 : f64
      linalg.yield %92 : f64
    } -> tensor<2x7x1xf64>
    %18 = tensor.empty() : tensor<2x7x1xf32>
    %19 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x7x1xf64>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %92 = arith.truncf %in : f64 to f32
      linalg.yield %92 : f32
    } -> tensor<2x7x1xf32>
    %20 = linalg.fill ins(%cst_0 : f32) outs(%18 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %21 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<2x7x48xf32>) outs(%20 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.addf %in, %out : f32
      linalg.yield %92 : f32
    } -> tensor<2x7x1xf32>
    %22 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.divf %in, %cst_8 : f32
      linalg.yield %92 : f32
    } -> tensor<2x7x1xf32>
    %23 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.truncf %cst_6 : f64 to f32
      %93 = arith.addf %in, %92 : f32
      linalg.yield %93 : f32
    } -> tensor<2x7x1xf32>
    %24 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x7x1xf32>) outs(%18 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = math.rsqrt %in : f32
      linalg.yield %92 : f32
    } -> tensor<2x7x1xf32>
    %25 = tensor.empty() : tensor<2x7x48xf32>
    %26 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %22 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %92 = arith.subf %in, %in_46 : f32
      linalg.yield %92 : f32
    } -> tensor<2x7x48xf32>
    %27 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %24 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %92 = arith.mulf %in, %in_46 : f32
      linalg.yield %92 : f32
    } -> tensor<2x7x48xf32>
    %28 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %arg7 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %92 = arith.mulf %in, %in_46 : f32
      linalg.yield %92 : f32
    } -> tensor<2x7x48xf32>
    %29 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28, %arg8 : tensor<2x7x48xf32>, tensor<48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %92 = arith.addf %in, %in_46 : f32
      linalg.yield %92 : f32
    } -> tensor<2x7x48xf32>
    %30 = tensor.empty() : tensor<48x80xf32>
    %transposed = linalg.transpose ins(%arg3 : tensor<80x48xf32>) outs(%30 : tensor<48x80xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %29 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %31 = tensor.empty() : tensor<14x80xf32>
    %32 = linalg.fill ins(%cst_0 : f32) outs(%31 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %33 = linalg.matmul ins(%collapsed, %transposed : tensor<14x48xf32>, tensor<48x80xf32>) outs(%32 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %expanded_14 = tensor.expand_shape %33 [[0, 1], [2, 3]] output_shape [2, 7, 5, 16] : tensor<14x80xf32> into tensor<2x7x5x16xf32>
    %extracted_slice = tensor.extract_slice %expanded_14[0, 0, 0, 0] [2, 7, 3, 16] [1, 1, 1, 1] : tensor<2x7x5x16xf32> to tensor<2x7x3x16xf32>
    %34 = tensor.empty() : tensor<16xi64>
    %35 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%34 : tensor<16xi64>) {
    ^bb0(%out: i64):
      %92 = linalg.index 0 : index
      %93 = arith.index_cast %92 : index to i64
      linalg.yield %93 : i64
    } -> tensor<16xi64>
    %expanded_15 = tensor.expand_shape %1 [[0, 1, 2]] output_shape [7, 1, 1] : tensor<7xi64> into tensor<7x1x1xi64>
    %36 = tensor.empty() : tensor<2xi64>
    %37 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%36 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %92 = linalg.index 0 : index
      %93 = arith.index_cast %92 : index to i64
      linalg.yield %93 : i64
    } -> tensor<2xi64>
    %expanded_16 = tensor.expand_shape %37 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %38 = tensor.empty() : tensor<2x7x1x16xf32>
    %39 = linalg.generic {indexing_maps = [#map10, #map11, #map12, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_16, %expanded_15, %cst_11, %35 : tensor<2x1x1x1xi64>, tensor<7x1x1xi64>, tensor<1x1xi64>, tensor<16xi64>) outs(%38 : tensor<2x7x1x16xf32>) {
    ^bb0(%in: i64, %in_46: i64, %in_47: i64, %in_48: i64, %out: f32):
      %92 = arith.cmpi slt, %in, %c0_i64 : i64
      %93 = arith.addi %in, %c2_i64 : i64
      %94 = arith.select %92, %93, %in : i64
      %95 = arith.index_cast %94 : i64 to index
      %96 = arith.cmpi slt, %in_46, %c0_i64 : i64
      %97 = arith.addi %in_46, %c7_i64 : i64
      %98 = arith.select %96, %97, %in_46 : i64
      %99 = arith.index_cast %98 : i64 to index
      %100 = arith.cmpi slt, %in_47, %c0_i64 : i64
      %101 = arith.addi %in_47, %c5_i64 : i64
      %102 = arith.select %100, %101, %in_47 : i64
      %103 = arith.index_cast %102 : i64 to index
      %104 = arith.cmpi slt, %in_48, %c0_i64 : i64
      %105 = arith.addi %in_48, %c16_i64 : i64
      %106 = arith.select %104, %105, %in_48 : i64
      %107 = arith.index_cast %106 : i64 to index
      %extracted = tensor.extract %expanded_14[%95, %99, %103, %107] : tensor<2x7x5x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x7x1x16xf32>
    %40 = linalg.generic {indexing_maps = [#map10, #map11, #map12, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_16, %expanded_15, %cst_12, %35 : tensor<2x1x1x1xi64>, tensor<7x1x1xi64>, tensor<1x1xi64>, tensor<16xi64>) outs(%38 : tensor<2x7x1x16xf32>) {
    ^bb0(%in: i64, %in_46: i64, %in_47: i64, %in_48: i64, %out: f32):
      %92 = arith.cmpi slt, %in, %c0_i64 : i64
      %93 = arith.addi %in, %c2_i64 : i64
      %94 = arith.select %92, %93, %in : i64
      %95 = arith.index_cast %94 : i64 to index
      %96 = arith.cmpi slt, %in_46, %c0_i64 : i64
      %97 = arith.addi %in_46, %c7_i64 : i64
      %98 = arith.select %96, %97, %in_46 : i64
      %99 = arith.index_cast %98 : i64 to index
      %100 = arith.cmpi slt, %in_47, %c0_i64 : i64
      %101 = arith.addi %in_47, %c5_i64 : i64
      %102 = arith.select %100, %101, %in_47 : i64
      %103 = arith.index_cast %102 : i64 to index
      %104 = arith.cmpi slt, %in_48, %c0_i64 : i64
      %105 = arith.addi %in_48, %c16_i64 : i64
      %106 = arith.select %104, %105, %in_48 : i64
      %107 = arith.index_cast %106 : i64 to index
      %extracted = tensor.extract %expanded_14[%95, %99, %103, %107] : tensor<2x7x5x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x7x1x16xf32>
    %41 = tensor.empty() : tensor<2x3x7x16xf32>
    %transposed_17 = linalg.transpose ins(%extracted_slice : tensor<2x7x3x16xf32>) outs(%41 : tensor<2x3x7x16xf32>) permutation = [0, 2, 1, 3] 
    %42 = tensor.empty() : tensor<2x1x7x16xf32>
    %transposed_18 = linalg.transpose ins(%39 : tensor<2x7x1x16xf32>) outs(%42 : tensor<2x1x7x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_19 = linalg.transpose ins(%40 : tensor<2x7x1x16xf32>) outs(%42 : tensor<2x1x7x16xf32>) permutation = [0, 2, 1, 3] 
    %expanded_20 = tensor.expand_shape %arg1 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xf32> into tensor<1x1x7x16xf32>
    %expanded_21 = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [1, 1, 7, 16] : tensor<1x7x16xf32> into tensor<1x1x7x16xf32>
    %43 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_17, %expanded_20 : tensor<2x3x7x16xf32>, tensor<1x1x7x16xf32>) outs(%41 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %92 = arith.mulf %in, %in_46 : f32
      linalg.yield %92 : f32
    } -> tensor<2x3x7x16xf32>
    %extracted_slice_22 = tensor.extract_slice %transposed_17[0, 0, 0, 0] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xf32> to tensor<2x3x7x8xf32>
    %extracted_slice_23 = tensor.extract_slice %transposed_17[0, 0, 0, 8] [2, 3, 7, 8] [1, 1, 1, 1] : tensor<2x3x7x16xf32> to tensor<2x3x7x8xf32>
    %44 = tensor.empty() : tensor<2x3x7x8xf32>
    %45 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_23 : tensor<2x3x7x8xf32>) outs(%44 : tensor<2x3x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.negf %in : f32
      linalg.yield %92 : f32
    } -> tensor<2x3x7x8xf32>
    %concat = tensor.concat dim(3) %45, %extracted_slice_22 : (tensor<2x3x7x8xf32>, tensor<2x3x7x8xf32>) -> tensor<2x3x7x16xf32>
    %46 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat, %expanded_21 : tensor<2x3x7x16xf32>, tensor<1x1x7x16xf32>) outs(%41 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %92 = arith.mulf %in, %in_46 : f32
      linalg.yield %92 : f32
    } -> tensor<2x3x7x16xf32>
    %47 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43, %46 : tensor<2x3x7x16xf32>, tensor<2x3x7x16xf32>) outs(%41 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %92 = arith.addf %in, %in_46 : f32
      linalg.yield %92 : f32
    } -> tensor<2x3x7x16xf32>
    %48 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_18, %expanded_20 : tensor<2x1x7x16xf32>, tensor<1x1x7x16xf32>) outs(%42 : tensor<2x1x7x16xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %92 = arith.mulf %in, %in_46 : f32
      linalg.yield %92 : f32
    } -> tensor<2x1x7x16xf32>
    %extracted_slice_24 = tensor.extract_slice %transposed_18[0, 0, 0, 0] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xf32> to tensor<2x1x7x8xf32>
    %extracted_slice_25 = tensor.extract_slice %transposed_18[0, 0, 0, 8] [2, 1, 7, 8] [1, 1, 1, 1] : tensor<2x1x7x16xf32> to tensor<2x1x7x8xf32>
    %49 = tensor.empty() : tensor<2x1x7x8xf32>
    %50 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_25 : tensor<2x1x7x8xf32>) outs(%49 : tensor<2x1x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.negf %in : f32
      linalg.yield %92 : f32
    } -> tensor<2x1x7x8xf32>
    %concat_26 = tensor.concat dim(3) %50, %extracted_slice_24 : (tensor<2x1x7x8xf32>, tensor<2x1x7x8xf32>) -> tensor<2x1x7x16xf32>
    %51 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_26, %expanded_21 : tensor<2x1x7x16xf32>, tensor<1x1x7x16xf32>) outs(%42 : tensor<2x1x7x16xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %92 = arith.mulf %in, %in_46 : f32
      linalg.yield %92 : f32
    } -> tensor<2x1x7x16xf32>
    %52 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %51 : tensor<2x1x7x16xf32>, tensor<2x1x7x16xf32>) outs(%42 : tensor<2x1x7x16xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %92 = arith.addf %in, %in_46 : f32
      linalg.yield %92 : f32
    } -> tensor<2x1x7x16xf32>
    %53 = tensor.empty() : tensor<2x1x16x7xf32>
    %transposed_27 = linalg.transpose ins(%52 : tensor<2x1x7x16xf32>) outs(%53 : tensor<2x1x16x7xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_28 = tensor.collapse_shape %47 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %54 = tensor.empty() : tensor<2x3x16x7xf32>
    %collapsed_29 = tensor.collapse_shape %transposed_27 [[0, 1], [2], [3]] : tensor<2x1x16x7xf32> into tensor<2x16x7xf32>
    %55 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_29 : tensor<2x16x7xf32>) outs(%54 : tensor<2x3x16x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x16x7xf32>
    %collapsed_30 = tensor.collapse_shape %55 [[0, 1], [2], [3]] : tensor<2x3x16x7xf32> into tensor<6x16x7xf32>
    %56 = tensor.empty() : tensor<6x7x7xf32>
    %57 = linalg.fill ins(%cst_0 : f32) outs(%56 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %58 = linalg.batch_matmul ins(%collapsed_28, %collapsed_30 : tensor<6x7x16xf32>, tensor<6x16x7xf32>) outs(%57 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %expanded_31 = tensor.expand_shape %58 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf32> into tensor<2x3x7x7xf32>
    %59 = tensor.empty() : tensor<2x3x7x7xf32>
    %60 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_31 : tensor<2x3x7x7xf32>) outs(%59 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.divf %in, %cst_9 : f32
      linalg.yield %92 : f32
    } -> tensor<2x3x7x7xf32>
    %61 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60, %7 : tensor<2x3x7x7xf32>, tensor<1x1x7x7xf32>) outs(%59 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %92 = arith.addf %in, %in_46 : f32
      linalg.yield %92 : f32
    } -> tensor<2x3x7x7xf32>
    %62 = tensor.empty() : tensor<2x3x7xi64>
    %63 = linalg.fill ins(%c0_i64 : i64) outs(%62 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %64 = tensor.empty() : tensor<2x3x7xf32>
    %65 = linalg.fill ins(%cst_1 : f32) outs(%64 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %66:2 = linalg.generic {indexing_maps = [#map5, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%61 : tensor<2x3x7x7xf32>) outs(%65, %63 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_46: i64):
      %92 = linalg.index 3 : index
      %93 = arith.index_cast %92 : index to i64
      %94 = arith.maximumf %in, %out : f32
      %95 = arith.cmpf ogt, %in, %out : f32
      %96 = arith.select %95, %93, %out_46 : i64
      linalg.yield %94, %96 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_32 = tensor.expand_shape %66#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %67 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61, %expanded_32 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%59 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %92 = arith.subf %in, %in_46 : f32
      linalg.yield %92 : f32
    } -> tensor<2x3x7x7xf32>
    %68 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67 : tensor<2x3x7x7xf32>) outs(%59 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = math.exp %in : f32
      linalg.yield %92 : f32
    } -> tensor<2x3x7x7xf32>
    %69 = tensor.empty() : tensor<2x3x7x1xf32>
    %70 = linalg.fill ins(%cst_0 : f32) outs(%69 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %71 = linalg.generic {indexing_maps = [#map5, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%68 : tensor<2x3x7x7xf32>) outs(%70 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.addf %in, %out : f32
      linalg.yield %92 : f32
    } -> tensor<2x3x7x1xf32>
    %72 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68, %71 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%59 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %92 = arith.divf %in, %in_46 : f32
      linalg.yield %92 : f32
    } -> tensor<2x3x7x7xf32>
    %collapsed_33 = tensor.collapse_shape %72 [[0, 1], [2], [3]] : tensor<2x3x7x7xf32> into tensor<6x7x7xf32>
    %collapsed_34 = tensor.collapse_shape %transposed_19 [[0, 1], [2], [3]] : tensor<2x1x7x16xf32> into tensor<2x7x16xf32>
    %73 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_34 : tensor<2x7x16xf32>) outs(%41 : tensor<2x3x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x7x16xf32>
    %collapsed_35 = tensor.collapse_shape %73 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %74 = tensor.empty() : tensor<6x7x16xf32>
    %75 = linalg.fill ins(%cst_0 : f32) outs(%74 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %76 = linalg.batch_matmul ins(%collapsed_33, %collapsed_35 : tensor<6x7x7xf32>, tensor<6x7x16xf32>) outs(%75 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %expanded_36 = tensor.expand_shape %76 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    %77 = tensor.empty() : tensor<2x7x3x16xf32>
    %transposed_37 = linalg.transpose ins(%expanded_36 : tensor<2x3x7x16xf32>) outs(%77 : tensor<2x7x3x16xf32>) permutation = [0, 2, 1, 3] 
    %78 = tensor.empty() : tensor<48x48xf32>
    %transposed_38 = linalg.transpose ins(%arg4 : tensor<48x48xf32>) outs(%78 : tensor<48x48xf32>) permutation = [1, 0] 
    %collapsed_39 = tensor.collapse_shape %transposed_37 [[0, 1], [2, 3]] : tensor<2x7x3x16xf32> into tensor<14x48xf32>
    %79 = tensor.empty() : tensor<14x48xf32>
    %80 = linalg.fill ins(%cst_0 : f32) outs(%79 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %81 = linalg.matmul ins(%collapsed_39, %transposed_38 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%80 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_40 = tensor.expand_shape %81 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %82 = tensor.empty() : tensor<48x192xf32>
    %transposed_41 = linalg.transpose ins(%arg5 : tensor<192x48xf32>) outs(%82 : tensor<48x192xf32>) permutation = [1, 0] 
    %83 = tensor.empty() : tensor<14x192xf32>
    %84 = linalg.fill ins(%cst_0 : f32) outs(%83 : tensor<14x192xf32>) -> tensor<14x192xf32>
    %85 = linalg.matmul ins(%collapsed, %transposed_41 : tensor<14x48xf32>, tensor<48x192xf32>) outs(%84 : tensor<14x192xf32>) -> tensor<14x192xf32>
    %expanded_42 = tensor.expand_shape %85 [[0, 1], [2]] output_shape [2, 7, 192] : tensor<14x192xf32> into tensor<2x7x192xf32>
    %86 = tensor.empty() : tensor<2x7x192xf32>
    %87 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_42 : tensor<2x7x192xf32>) outs(%86 : tensor<2x7x192xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.divf %in, %cst_10 : f32
      %93 = math.erf %92 : f32
      %94 = arith.addf %93, %cst_2 : f32
      %95 = arith.mulf %94, %cst_3 : f32
      %96 = arith.mulf %in, %95 : f32
      linalg.yield %96 : f32
    } -> tensor<2x7x192xf32>
    %88 = tensor.empty() : tensor<192x48xf32>
    %transposed_43 = linalg.transpose ins(%arg6 : tensor<48x192xf32>) outs(%88 : tensor<192x48xf32>) permutation = [1, 0] 
    %collapsed_44 = tensor.collapse_shape %87 [[0, 1], [2]] : tensor<2x7x192xf32> into tensor<14x192xf32>
    %89 = linalg.matmul ins(%collapsed_44, %transposed_43 : tensor<14x192xf32>, tensor<192x48xf32>) outs(%80 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_45 = tensor.expand_shape %89 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %90 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_45, %expanded_40 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %92 = arith.addf %in, %in_46 : f32
      linalg.yield %92 : f32
    } -> tensor<2x7x48xf32>
    %91 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %90 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%25 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %92 = arith.addf %in, %in_46 : f32
      linalg.yield %92 : f32
    } -> tensor<2x7x48xf32>
    return %91 : tensor<2x7x48xf32>
  }
}
