#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0, d1) -> (0, d1)>
#map6 = affine_map<(d0, d1) -> (d0, 0)>
#map7 = affine_map<(d0, d1) -> (d0, d1)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> ()>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map14 = affine_map<(d0, d1, d2) -> (d1, d2)>
module {
  func.func @main(%arg0: tensor<2x7xi64>, %arg1: tensor<40x32xf32>, %arg2: tensor<32x32xf32>, %arg3: tensor<32x32xf32>, %arg4: tensor<32x32xf32>, %arg5: tensor<32x32xf32>, %arg6: tensor<32x2xf32>, %arg7: tensor<32xf32>, %arg8: tensor<48x32xf32>, %arg9: tensor<32x48xf32>, %arg10: tensor<32xf32>, %arg11: tensor<32x32xf32>, %arg12: tensor<32x32xf32>, %arg13: tensor<32x32xf32>, %arg14: tensor<32x32xf32>, %arg15: tensor<32xf32>, %arg16: tensor<48x32xf32>, %arg17: tensor<32x48xf32>, %arg18: tensor<32xf32>, %arg19: tensor<32xf32>) -> tensor<2x7x32xf32> {
    %c8_i64 = arith.constant 8 : i64
    %c16_i64 = arith.constant 16 : i64
    %c0_i64 = arith.constant 0 : i64
    %c2_i64 = arith.constant 2 : i64
    %c32 = arith.constant 32 : index
    %c40 = arith.constant 40 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2x2x7x7xf32>
    %cst_2 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_3 = arith.constant dense<true> : tensor<2x1x7x7xi1>
    %cst_4 = arith.constant 0xFFF0000000000000 : f64
    %cst_5 = arith.constant 2.7725887222397811 : f64
    %cst_6 = arith.constant 9.9999999999999995E-7 : f64
    %cst_7 = arith.constant 3.200000e+01 : f32
    %cst_8 = arith.constant 8.000000e+00 : f32
    %cst_9 = arith.constant dense<15> : tensor<7x7xi64>
    %0 = tensor.empty() : tensor<2x7x32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7xi64>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: i64, %out: f32):
      %133 = arith.index_cast %in : i64 to index
      %134 = linalg.index 2 : index
      %135 = arith.cmpi slt, %133, %c40 : index
      cf.assert %135, "index must be smaller than dim size"
      %136 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %136, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg1[%133, %134] : tensor<40x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x7x32xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x7x32xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %133 : f32
    } -> tensor<2x7x32xf32>
    %3 = tensor.empty() : tensor<2x7x1xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%2 : tensor<2x7x32xf32>) outs(%4 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.addf %in, %out : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x1xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<2x7x1xf32>) outs(%3 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.divf %in, %cst_7 : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x1xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x7x1xf32>) outs(%3 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.truncf %cst_6 : f64 to f32
      %134 = arith.addf %in, %133 : f32
      linalg.yield %134 : f32
    } -> tensor<2x7x1xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<2x7x1xf32>) outs(%3 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.rsqrt %in : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x1xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %8 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_63: f32, %out: f32):
      %133 = arith.mulf %in, %in_63 : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x32xf32>
    %10 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg7, %9 : tensor<32xf32>, tensor<2x7x32xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_63: f32, %out: f32):
      %133 = arith.mulf %in, %in_63 : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x32xf32>
    %11 = tensor.empty() : tensor<32x32xf32>
    %transposed = linalg.transpose ins(%arg2 : tensor<32x32xf32>) outs(%11 : tensor<32x32xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %10 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %12 = tensor.empty() : tensor<14x32xf32>
    %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %14 = linalg.matmul ins(%collapsed, %transposed : tensor<14x32xf32>, tensor<32x32xf32>) outs(%13 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded = tensor.expand_shape %14 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf32> into tensor<2x7x2x16xf32>
    %15 = tensor.empty() : tensor<2x2x7x16xf32>
    %transposed_10 = linalg.transpose ins(%expanded : tensor<2x7x2x16xf32>) outs(%15 : tensor<2x2x7x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_11 = linalg.transpose ins(%arg3 : tensor<32x32xf32>) outs(%11 : tensor<32x32xf32>) permutation = [1, 0] 
    %16 = linalg.matmul ins(%collapsed, %transposed_11 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%13 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_12 = tensor.expand_shape %16 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf32> into tensor<2x7x2x16xf32>
    %transposed_13 = linalg.transpose ins(%arg4 : tensor<32x32xf32>) outs(%11 : tensor<32x32xf32>) permutation = [1, 0] 
    %17 = linalg.matmul ins(%collapsed, %transposed_13 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%13 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_14 = tensor.expand_shape %17 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf32> into tensor<2x7x2x16xf32>
    %transposed_15 = linalg.transpose ins(%expanded_14 : tensor<2x7x2x16xf32>) outs(%15 : tensor<2x2x7x16xf32>) permutation = [0, 2, 1, 3] 
    %18 = tensor.empty() : tensor<7xi64>
    %19 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel"]} outs(%18 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %133 = linalg.index 0 : index
      %134 = arith.index_cast %133 : index to i64
      linalg.yield %134 : i64
    } -> tensor<7xi64>
    %expanded_16 = tensor.expand_shape %19 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %expanded_17 = tensor.expand_shape %19 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %20 = tensor.empty() : tensor<7x7xi64>
    %21 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%expanded_17, %expanded_16 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%20 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_63: i64, %out: i64):
      %133 = arith.subi %in, %in_63 : i64
      linalg.yield %133 : i64
    } -> tensor<7x7xi64>
    %22 = tensor.empty() : tensor<7x7xi1>
    %23 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<7x7xi64>) outs(%22 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %133 = arith.cmpi sgt, %in, %c0_i64 : i64
      linalg.yield %133 : i1
    } -> tensor<7x7xi1>
    %24 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<7x7xi1>) outs(%20 : tensor<7x7xi64>) {
    ^bb0(%in: i1, %out: i64):
      %133 = arith.extui %in : i1 to i64
      linalg.yield %133 : i64
    } -> tensor<7x7xi64>
    %25 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<7x7xi64>) outs(%20 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %133 = arith.muli %in, %c16_i64 : i64
      linalg.yield %133 : i64
    } -> tensor<7x7xi64>
    %26 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<7x7xi64>) outs(%20 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %133 = math.absi %in : i64
      linalg.yield %133 : i64
    } -> tensor<7x7xi64>
    %27 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<7x7xi64>) outs(%22 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %133 = arith.cmpi slt, %in, %c8_i64 : i64
      linalg.yield %133 : i1
    } -> tensor<7x7xi1>
    %28 = tensor.empty() : tensor<7x7xf32>
    %29 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<7x7xi64>) outs(%28 : tensor<7x7xf32>) {
    ^bb0(%in: i64, %out: f32):
      %133 = arith.sitofp %in : i64 to f32
      linalg.yield %133 : f32
    } -> tensor<7x7xf32>
    %30 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<7x7xf32>) outs(%28 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.divf %in, %cst_8 : f32
      linalg.yield %133 : f32
    } -> tensor<7x7xf32>
    %31 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<7x7xf32>) outs(%28 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.log %in : f32
      linalg.yield %133 : f32
    } -> tensor<7x7xf32>
    %32 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<7x7xf32>) outs(%28 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.truncf %cst_5 : f64 to f32
      %134 = arith.divf %in, %133 : f32
      linalg.yield %134 : f32
    } -> tensor<7x7xf32>
    %33 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<7x7xf32>) outs(%28 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.mulf %in, %cst_8 : f32
      linalg.yield %133 : f32
    } -> tensor<7x7xf32>
    %34 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<7x7xf32>) outs(%20 : tensor<7x7xi64>) {
    ^bb0(%in: f32, %out: i64):
      %133 = arith.fptosi %in : f32 to i64
      linalg.yield %133 : i64
    } -> tensor<7x7xi64>
    %35 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<7x7xi64>) outs(%20 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %133 = arith.addi %in, %c8_i64 : i64
      linalg.yield %133 : i64
    } -> tensor<7x7xi64>
    %36 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%35, %cst_9 : tensor<7x7xi64>, tensor<7x7xi64>) outs(%20 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_63: i64, %out: i64):
      %133 = arith.minsi %in, %in_63 : i64
      linalg.yield %133 : i64
    } -> tensor<7x7xi64>
    %37 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%27, %26, %36 : tensor<7x7xi1>, tensor<7x7xi64>, tensor<7x7xi64>) outs(%20 : tensor<7x7xi64>) {
    ^bb0(%in: i1, %in_63: i64, %in_64: i64, %out: i64):
      %133 = arith.select %in, %in_63, %in_64 : i64
      linalg.yield %133 : i64
    } -> tensor<7x7xi64>
    %38 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%25, %37 : tensor<7x7xi64>, tensor<7x7xi64>) outs(%20 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_63: i64, %out: i64):
      %133 = arith.addi %in, %in_63 : i64
      linalg.yield %133 : i64
    } -> tensor<7x7xi64>
    %39 = tensor.empty() : tensor<7x7x2xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38 : tensor<7x7xi64>) outs(%39 : tensor<7x7x2xf32>) {
    ^bb0(%in: i64, %out: f32):
      %133 = arith.index_cast %in : i64 to index
      %134 = linalg.index 2 : index
      %135 = arith.cmpi slt, %133, %c32 : index
      cf.assert %135, "index must be smaller than dim size"
      %136 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %136, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg6[%133, %134] : tensor<32x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x7x2xf32>
    %41 = tensor.empty() : tensor<2x7x7xf32>
    %transposed_18 = linalg.transpose ins(%40 : tensor<7x7x2xf32>) outs(%41 : tensor<2x7x7xf32>) permutation = [2, 0, 1] 
    %expanded_19 = tensor.expand_shape %transposed_18 [[0, 1], [2], [3]] output_shape [1, 2, 7, 7] : tensor<2x7x7xf32> into tensor<1x2x7x7xf32>
    %42 = tensor.empty() : tensor<2x2x7x7xf32>
    %43 = linalg.generic {indexing_maps = [#map8, #map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3, %expanded_19, %cst_2 : tensor<2x1x7x7xi1>, tensor<1x2x7x7xf32>, tensor<f32>) outs(%42 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: i1, %in_63: f32, %in_64: f32, %out: f32):
      %133 = arith.select %in, %in_63, %in_64 : f32
      linalg.yield %133 : f32
    } -> tensor<2x2x7x7xf32>
    %44 = tensor.empty() : tensor<2x2x16x7xf32>
    %transposed_20 = linalg.transpose ins(%expanded_12 : tensor<2x7x2x16xf32>) outs(%44 : tensor<2x2x16x7xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_21 = tensor.collapse_shape %transposed_10 [[0, 1], [2], [3]] : tensor<2x2x7x16xf32> into tensor<4x7x16xf32>
    %collapsed_22 = tensor.collapse_shape %transposed_20 [[0, 1], [2], [3]] : tensor<2x2x16x7xf32> into tensor<4x16x7xf32>
    %45 = tensor.empty() : tensor<4x7x7xf32>
    %46 = linalg.fill ins(%cst : f32) outs(%45 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %47 = linalg.batch_matmul ins(%collapsed_21, %collapsed_22 : tensor<4x7x16xf32>, tensor<4x16x7xf32>) outs(%46 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %expanded_23 = tensor.expand_shape %47 [[0, 1], [2], [3]] output_shape [2, 2, 7, 7] : tensor<4x7x7xf32> into tensor<2x2x7x7xf32>
    %48 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_23, %43 : tensor<2x2x7x7xf32>, tensor<2x2x7x7xf32>) outs(%42 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_63: f32, %out: f32):
      %133 = arith.addf %in, %in_63 : f32
      linalg.yield %133 : f32
    } -> tensor<2x2x7x7xf32>
    %49 = tensor.empty() : tensor<2x2x7xi64>
    %50 = linalg.fill ins(%c0_i64 : i64) outs(%49 : tensor<2x2x7xi64>) -> tensor<2x2x7xi64>
    %51 = tensor.empty() : tensor<2x2x7xf32>
    %52 = linalg.fill ins(%cst_0 : f32) outs(%51 : tensor<2x2x7xf32>) -> tensor<2x2x7xf32>
    %53:2 = linalg.generic {indexing_maps = [#map11, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%48 : tensor<2x2x7x7xf32>) outs(%52, %50 : tensor<2x2x7xf32>, tensor<2x2x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_63: i64):
      %133 = linalg.index 3 : index
      %134 = arith.index_cast %133 : index to i64
      %135 = arith.maximumf %in, %out : f32
      %136 = arith.cmpf ogt, %in, %out : f32
      %137 = arith.select %136, %134, %out_63 : i64
      linalg.yield %135, %137 : f32, i64
    } -> (tensor<2x2x7xf32>, tensor<2x2x7xi64>)
    %expanded_24 = tensor.expand_shape %53#0 [[0], [1], [2, 3]] output_shape [2, 2, 7, 1] : tensor<2x2x7xf32> into tensor<2x2x7x1xf32>
    %54 = linalg.generic {indexing_maps = [#map11, #map13, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %expanded_24 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%42 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_63: f32, %out: f32):
      %133 = arith.subf %in, %in_63 : f32
      linalg.yield %133 : f32
    } -> tensor<2x2x7x7xf32>
    %55 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54 : tensor<2x2x7x7xf32>) outs(%42 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.exp %in : f32
      linalg.yield %133 : f32
    } -> tensor<2x2x7x7xf32>
    %56 = tensor.empty() : tensor<2x2x7x1xf32>
    %57 = linalg.fill ins(%cst : f32) outs(%56 : tensor<2x2x7x1xf32>) -> tensor<2x2x7x1xf32>
    %58 = linalg.generic {indexing_maps = [#map11, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%55 : tensor<2x2x7x7xf32>) outs(%57 : tensor<2x2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.addf %in, %out : f32
      linalg.yield %133 : f32
    } -> tensor<2x2x7x1xf32>
    %59 = linalg.generic {indexing_maps = [#map11, #map13, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55, %58 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%42 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_63: f32, %out: f32):
      %133 = arith.divf %in, %in_63 : f32
      linalg.yield %133 : f32
    } -> tensor<2x2x7x7xf32>
    %60 = tensor.empty() : tensor<2x2x7x7xi1>
    %61 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48 : tensor<2x2x7x7xf32>) outs(%60 : tensor<2x2x7x7xi1>) {
    ^bb0(%in: f32, %out: i1):
      %133 = arith.extf %in : f32 to f64
      %134 = arith.cmpf oeq, %133, %cst_4 : f64
      linalg.yield %134 : i1
    } -> tensor<2x2x7x7xi1>
    %62 = tensor.empty() : tensor<2x2x7x1xi1>
    %63 = linalg.fill ins(%true : i1) outs(%62 : tensor<2x2x7x1xi1>) -> tensor<2x2x7x1xi1>
    %64 = linalg.generic {indexing_maps = [#map11, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%61 : tensor<2x2x7x7xi1>) outs(%63 : tensor<2x2x7x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %133 = arith.andi %in, %out : i1
      linalg.yield %133 : i1
    } -> tensor<2x2x7x1xi1>
    %65 = linalg.generic {indexing_maps = [#map13, #map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64, %cst_1, %59 : tensor<2x2x7x1xi1>, tensor<2x2x7x7xf32>, tensor<2x2x7x7xf32>) outs(%42 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: i1, %in_63: f32, %in_64: f32, %out: f32):
      %133 = arith.select %in, %in_63, %in_64 : f32
      linalg.yield %133 : f32
    } -> tensor<2x2x7x7xf32>
    %collapsed_25 = tensor.collapse_shape %65 [[0, 1], [2], [3]] : tensor<2x2x7x7xf32> into tensor<4x7x7xf32>
    %collapsed_26 = tensor.collapse_shape %transposed_15 [[0, 1], [2], [3]] : tensor<2x2x7x16xf32> into tensor<4x7x16xf32>
    %66 = tensor.empty() : tensor<4x7x16xf32>
    %67 = linalg.fill ins(%cst : f32) outs(%66 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %68 = linalg.batch_matmul ins(%collapsed_25, %collapsed_26 : tensor<4x7x7xf32>, tensor<4x7x16xf32>) outs(%67 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %expanded_27 = tensor.expand_shape %68 [[0, 1], [2], [3]] output_shape [2, 2, 7, 16] : tensor<4x7x16xf32> into tensor<2x2x7x16xf32>
    %69 = tensor.empty() : tensor<2x7x2x16xf32>
    %transposed_28 = linalg.transpose ins(%expanded_27 : tensor<2x2x7x16xf32>) outs(%69 : tensor<2x7x2x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_29 = tensor.collapse_shape %transposed_28 [[0], [1], [2, 3]] : tensor<2x7x2x16xf32> into tensor<2x7x32xf32>
    %transposed_30 = linalg.transpose ins(%arg5 : tensor<32x32xf32>) outs(%11 : tensor<32x32xf32>) permutation = [1, 0] 
    %70 = tensor.empty() : tensor<2x32x32xf32>
    %71 = linalg.generic {indexing_maps = [#map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_30 : tensor<32x32xf32>) outs(%70 : tensor<2x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x32xf32>
    %72 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %73 = linalg.batch_matmul ins(%collapsed_29, %71 : tensor<2x7x32xf32>, tensor<2x32x32xf32>) outs(%72 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %74 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %73 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_63: f32, %out: f32):
      %133 = arith.addf %in, %in_63 : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x32xf32>
    %75 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<2x7x32xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %133 : f32
    } -> tensor<2x7x32xf32>
    %76 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%75 : tensor<2x7x32xf32>) outs(%4 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.addf %in, %out : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x1xf32>
    %77 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<2x7x1xf32>) outs(%3 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.divf %in, %cst_7 : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x1xf32>
    %78 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<2x7x1xf32>) outs(%3 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.truncf %cst_6 : f64 to f32
      %134 = arith.addf %in, %133 : f32
      linalg.yield %134 : f32
    } -> tensor<2x7x1xf32>
    %79 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78 : tensor<2x7x1xf32>) outs(%3 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.rsqrt %in : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x1xf32>
    %80 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74, %79 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_63: f32, %out: f32):
      %133 = arith.mulf %in, %in_63 : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x32xf32>
    %81 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg10, %80 : tensor<32xf32>, tensor<2x7x32xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_63: f32, %out: f32):
      %133 = arith.mulf %in, %in_63 : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x32xf32>
    %82 = tensor.empty() : tensor<32x48xf32>
    %transposed_31 = linalg.transpose ins(%arg8 : tensor<48x32xf32>) outs(%82 : tensor<32x48xf32>) permutation = [1, 0] 
    %collapsed_32 = tensor.collapse_shape %81 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %83 = tensor.empty() : tensor<14x48xf32>
    %84 = linalg.fill ins(%cst : f32) outs(%83 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %85 = linalg.matmul ins(%collapsed_32, %transposed_31 : tensor<14x32xf32>, tensor<32x48xf32>) outs(%84 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_33 = tensor.expand_shape %85 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %86 = tensor.empty() : tensor<2x7x48xf32>
    %87 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_33 : tensor<2x7x48xf32>) outs(%86 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.cmpf ugt, %in, %cst : f32
      %134 = arith.select %133, %in, %cst : f32
      linalg.yield %134 : f32
    } -> tensor<2x7x48xf32>
    %88 = tensor.empty() : tensor<48x32xf32>
    %transposed_34 = linalg.transpose ins(%arg9 : tensor<32x48xf32>) outs(%88 : tensor<48x32xf32>) permutation = [1, 0] 
    %collapsed_35 = tensor.collapse_shape %87 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %89 = linalg.matmul ins(%collapsed_35, %transposed_34 : tensor<14x48xf32>, tensor<48x32xf32>) outs(%13 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_36 = tensor.expand_shape %89 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf32> into tensor<2x7x32xf32>
    %90 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74, %expanded_36 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_63: f32, %out: f32):
      %133 = arith.addf %in, %in_63 : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x32xf32>
    %91 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<2x7x32xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %133 : f32
    } -> tensor<2x7x32xf32>
    %92 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%91 : tensor<2x7x32xf32>) outs(%4 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.addf %in, %out : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x1xf32>
    %93 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<2x7x1xf32>) outs(%3 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.divf %in, %cst_7 : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x1xf32>
    %94 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<2x7x1xf32>) outs(%3 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.truncf %cst_6 : f64 to f32
      %134 = arith.addf %in, %133 : f32
      linalg.yield %134 : f32
    } -> tensor<2x7x1xf32>
    %95 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<2x7x1xf32>) outs(%3 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.rsqrt %in : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x1xf32>
    %96 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %95 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_63: f32, %out: f32):
      %133 = arith.mulf %in, %in_63 : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x32xf32>
    %97 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg15, %96 : tensor<32xf32>, tensor<2x7x32xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_63: f32, %out: f32):
      %133 = arith.mulf %in, %in_63 : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x32xf32>
    %transposed_37 = linalg.transpose ins(%arg11 : tensor<32x32xf32>) outs(%11 : tensor<32x32xf32>) permutation = [1, 0] 
    %collapsed_38 = tensor.collapse_shape %97 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %98 = linalg.matmul ins(%collapsed_38, %transposed_37 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%13 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_39 = tensor.expand_shape %98 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf32> into tensor<2x7x2x16xf32>
    %transposed_40 = linalg.transpose ins(%expanded_39 : tensor<2x7x2x16xf32>) outs(%15 : tensor<2x2x7x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_41 = linalg.transpose ins(%arg12 : tensor<32x32xf32>) outs(%11 : tensor<32x32xf32>) permutation = [1, 0] 
    %99 = linalg.matmul ins(%collapsed_38, %transposed_41 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%13 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_42 = tensor.expand_shape %99 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf32> into tensor<2x7x2x16xf32>
    %transposed_43 = linalg.transpose ins(%arg13 : tensor<32x32xf32>) outs(%11 : tensor<32x32xf32>) permutation = [1, 0] 
    %100 = linalg.matmul ins(%collapsed_38, %transposed_43 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%13 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_44 = tensor.expand_shape %100 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf32> into tensor<2x7x2x16xf32>
    %transposed_45 = linalg.transpose ins(%expanded_44 : tensor<2x7x2x16xf32>) outs(%15 : tensor<2x2x7x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_46 = linalg.transpose ins(%expanded_42 : tensor<2x7x2x16xf32>) outs(%44 : tensor<2x2x16x7xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_47 = tensor.collapse_shape %transposed_40 [[0, 1], [2], [3]] : tensor<2x2x7x16xf32> into tensor<4x7x16xf32>
    %collapsed_48 = tensor.collapse_shape %transposed_46 [[0, 1], [2], [3]] : tensor<2x2x16x7xf32> into tensor<4x16x7xf32>
    %101 = linalg.batch_matmul ins(%collapsed_47, %collapsed_48 : tensor<4x7x16xf32>, tensor<4x16x7xf32>) outs(%46 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %expanded_49 = tensor.expand_shape %101 [[0, 1], [2], [3]] output_shape [2, 2, 7, 7] : tensor<4x7x7xf32> into tensor<2x2x7x7xf32>
    %102 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_49, %43 : tensor<2x2x7x7xf32>, tensor<2x2x7x7xf32>) outs(%42 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_63: f32, %out: f32):
      %133 = arith.addf %in, %in_63 : f32
      linalg.yield %133 : f32
    } -> tensor<2x2x7x7xf32>
    %103:2 = linalg.generic {indexing_maps = [#map11, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%102 : tensor<2x2x7x7xf32>) outs(%52, %50 : tensor<2x2x7xf32>, tensor<2x2x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_63: i64):
      %133 = linalg.index 3 : index
      %134 = arith.index_cast %133 : index to i64
      %135 = arith.maximumf %in, %out : f32
      %136 = arith.cmpf ogt, %in, %out : f32
      %137 = arith.select %136, %134, %out_63 : i64
      linalg.yield %135, %137 : f32, i64
    } -> (tensor<2x2x7xf32>, tensor<2x2x7xi64>)
    %expanded_50 = tensor.expand_shape %103#0 [[0], [1], [2, 3]] output_shape [2, 2, 7, 1] : tensor<2x2x7xf32> into tensor<2x2x7x1xf32>
    %104 = linalg.generic {indexing_maps = [#map11, #map13, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%102, %expanded_50 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%42 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_63: f32, %out: f32):
      %133 = arith.subf %in, %in_63 : f32
      linalg.yield %133 : f32
    } -> tensor<2x2x7x7xf32>
    %105 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%104 : tensor<2x2x7x7xf32>) outs(%42 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.exp %in : f32
      linalg.yield %133 : f32
    } -> tensor<2x2x7x7xf32>
    %106 = linalg.generic {indexing_maps = [#map11, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%105 : tensor<2x2x7x7xf32>) outs(%57 : tensor<2x2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.addf %in, %out : f32
      linalg.yield %133 : f32
    } -> tensor<2x2x7x1xf32>
    %107 = linalg.generic {indexing_maps = [#map11, #map13, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%105, %106 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%42 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_63: f32, %out: f32):
      %133 = arith.divf %in, %in_63 : f32
      linalg.yield %133 : f32
    } -> tensor<2x2x7x7xf32>
    %108 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%102 : tensor<2x2x7x7xf32>) outs(%60 : tensor<2x2x7x7xi1>) {
    ^bb0(%in: f32, %out: i1):
      %133 = arith.extf %in : f32 to f64
      %134 = arith.cmpf oeq, %133, %cst_4 : f64
      linalg.yield %134 : i1
    } -> tensor<2x2x7x7xi1>
    %109 = linalg.generic {indexing_maps = [#map11, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%108 : tensor<2x2x7x7xi1>) outs(%63 : tensor<2x2x7x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %133 = arith.andi %in, %out : i1
      linalg.yield %133 : i1
    } -> tensor<2x2x7x1xi1>
    %110 = linalg.generic {indexing_maps = [#map13, #map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%109, %cst_1, %107 : tensor<2x2x7x1xi1>, tensor<2x2x7x7xf32>, tensor<2x2x7x7xf32>) outs(%42 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: i1, %in_63: f32, %in_64: f32, %out: f32):
      %133 = arith.select %in, %in_63, %in_64 : f32
      linalg.yield %133 : f32
    } -> tensor<2x2x7x7xf32>
    %collapsed_51 = tensor.collapse_shape %110 [[0, 1], [2], [3]] : tensor<2x2x7x7xf32> into tensor<4x7x7xf32>
    %collapsed_52 = tensor.collapse_shape %transposed_45 [[0, 1], [2], [3]] : tensor<2x2x7x16xf32> into tensor<4x7x16xf32>
    %111 = linalg.batch_matmul ins(%collapsed_51, %collapsed_52 : tensor<4x7x7xf32>, tensor<4x7x16xf32>) outs(%67 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %expanded_53 = tensor.expand_shape %111 [[0, 1], [2], [3]] output_shape [2, 2, 7, 16] : tensor<4x7x16xf32> into tensor<2x2x7x16xf32>
    %transposed_54 = linalg.transpose ins(%expanded_53 : tensor<2x2x7x16xf32>) outs(%69 : tensor<2x7x2x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_55 = tensor.collapse_shape %transposed_54 [[0], [1], [2, 3]] : tensor<2x7x2x16xf32> into tensor<2x7x32xf32>
    %transposed_56 = linalg.transpose ins(%arg14 : tensor<32x32xf32>) outs(%11 : tensor<32x32xf32>) permutation = [1, 0] 
    %112 = linalg.generic {indexing_maps = [#map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_56 : tensor<32x32xf32>) outs(%70 : tensor<2x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x32xf32>
    %113 = linalg.batch_matmul ins(%collapsed_55, %112 : tensor<2x7x32xf32>, tensor<2x32x32xf32>) outs(%72 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %114 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %113 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_63: f32, %out: f32):
      %133 = arith.addf %in, %in_63 : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x32xf32>
    %115 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<2x7x32xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %133 : f32
    } -> tensor<2x7x32xf32>
    %116 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%115 : tensor<2x7x32xf32>) outs(%4 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.addf %in, %out : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x1xf32>
    %117 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116 : tensor<2x7x1xf32>) outs(%3 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.divf %in, %cst_7 : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x1xf32>
    %118 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<2x7x1xf32>) outs(%3 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.truncf %cst_6 : f64 to f32
      %134 = arith.addf %in, %133 : f32
      linalg.yield %134 : f32
    } -> tensor<2x7x1xf32>
    %119 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118 : tensor<2x7x1xf32>) outs(%3 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.rsqrt %in : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x1xf32>
    %120 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %119 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_63: f32, %out: f32):
      %133 = arith.mulf %in, %in_63 : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x32xf32>
    %121 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg18, %120 : tensor<32xf32>, tensor<2x7x32xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_63: f32, %out: f32):
      %133 = arith.mulf %in, %in_63 : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x32xf32>
    %transposed_57 = linalg.transpose ins(%arg16 : tensor<48x32xf32>) outs(%82 : tensor<32x48xf32>) permutation = [1, 0] 
    %collapsed_58 = tensor.collapse_shape %121 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %122 = linalg.matmul ins(%collapsed_58, %transposed_57 : tensor<14x32xf32>, tensor<32x48xf32>) outs(%84 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_59 = tensor.expand_shape %122 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %123 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_59 : tensor<2x7x48xf32>) outs(%86 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.cmpf ugt, %in, %cst : f32
      %134 = arith.select %133, %in, %cst : f32
      linalg.yield %134 : f32
    } -> tensor<2x7x48xf32>
    %transposed_60 = linalg.transpose ins(%arg17 : tensor<32x48xf32>) outs(%88 : tensor<48x32xf32>) permutation = [1, 0] 
    %collapsed_61 = tensor.collapse_shape %123 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %124 = linalg.matmul ins(%collapsed_61, %transposed_60 : tensor<14x48xf32>, tensor<48x32xf32>) outs(%13 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_62 = tensor.expand_shape %124 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf32> into tensor<2x7x32xf32>
    %125 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %expanded_62 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_63: f32, %out: f32):
      %133 = arith.addf %in, %in_63 : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x32xf32>
    %126 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<2x7x32xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %133 : f32
    } -> tensor<2x7x32xf32>
    %127 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%126 : tensor<2x7x32xf32>) outs(%4 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.addf %in, %out : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x1xf32>
    %128 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<2x7x1xf32>) outs(%3 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.divf %in, %cst_7 : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x1xf32>
    %129 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128 : tensor<2x7x1xf32>) outs(%3 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.truncf %cst_6 : f64 to f32
      %134 = arith.addf %in, %133 : f32
      linalg.yield %134 : f32
    } -> tensor<2x7x1xf32>
    %130 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<2x7x1xf32>) outs(%3 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.rsqrt %in : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x1xf32>
    %131 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125, %130 : tensor<2x7x32xf32>, tensor<2x7x1xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_63: f32, %out: f32):
      %133 = arith.mulf %in, %in_63 : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x32xf32>
    %132 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg19, %131 : tensor<32xf32>, tensor<2x7x32xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_63: f32, %out: f32):
      %133 = arith.mulf %in, %in_63 : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x32xf32>
    return %132 : tensor<2x7x32xf32>
  }
}
