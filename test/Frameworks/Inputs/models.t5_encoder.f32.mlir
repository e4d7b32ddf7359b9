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
    %cst_7 = arith.constant dense_resource<torch_tensor_40_32_torch.float32> : tensor<40x32xf32>
    %cst_8 = arith.constant 3.200000e+01 : f32
    %cst_9 = arith.constant 8.000000e+00 : f32
    %cst_10 = arith.constant dense<15> : tensor<7x7xi64>
    %0 = tensor.empty() : tensor<2x7x32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7xi64>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: i64, %out: f32):
      %133 = arith.index_cast %in : i64 to index
      %134 = linalg.index 2 : index
      %135 = arith.cmpi slt, %133, %c40 : index
      cf.assert %135, "index must be smaller than dim size"
      %136 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %136, "index must be larger or equal to 0"
      %extracted = tensor.extract %cst_7[%133, %134] : tensor<40x32xf32>
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
      %133 = arith.divf %in, %cst_8 : f32
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
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %133 = arith.mulf %in, %in_64 : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x32xf32>
    %10 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg7, %9 : tensor<32xf32>, tensor<2x7x32xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %133 = arith.mulf %in, %in_64 : f32
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
    %transposed_11 = linalg.transpose ins(%expanded : tensor<2x7x2x16xf32>) outs(%15 : tensor<2x2x7x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_12 = linalg.transpose ins(%arg3 : tensor<32x32xf32>) outs(%11 : tensor<32x32xf32>) permutation = [1, 0] 
    %16 = linalg.matmul ins(%collapsed, %transposed_12 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%13 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_13 = tensor.expand_shape %16 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf32> into tensor<2x7x2x16xf32>
    %transposed_14 = linalg.transpose ins(%arg4 : tensor<32x32xf32>) outs(%11 : tensor<32x32xf32>) permutation = [1, 0] 
    %17 = linalg.matmul ins(%collapsed, %transposed_14 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%13 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_15 = tensor.expand_shape %17 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf32> into tensor<2x7x2x16xf32>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<2x7x2x16xf32>) outs(%15 : tensor<2x2x7x16xf32>) permutation = [0, 2, 1, 3] 
    %18 = tensor.empty() : tensor<7xi64>
    %19 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel"]} outs(%18 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %133 = linalg.index 0 : index
      %134 = arith.index_cast %133 : index to i64
      linalg.yield %134 : i64
    } -> tensor<7xi64>
    %expanded_17 = tensor.expand_shape %19 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %expanded_18 = tensor.expand_shape %19 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %20 = tensor.empty() : tensor<7x7xi64>
    %21 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%expanded_18, %expanded_17 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%20 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_64: i64, %out: i64):
      %133 = arith.subi %in, %in_64 : i64
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
      %133 = arith.divf %in, %cst_9 : f32
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
      %133 = arith.mulf %in, %cst_9 : f32
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
    %36 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%35, %cst_10 : tensor<7x7xi64>, tensor<7x7xi64>) outs(%20 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_64: i64, %out: i64):
      %133 = arith.minsi %in, %in_64 : i64
      linalg.yield %133 : i64
    } -> tensor<7x7xi64>
    %37 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%27, %26, %36 : tensor<7x7xi1>, tensor<7x7xi64>, tensor<7x7xi64>) outs(%20 : tensor<7x7xi64>) {
    ^bb0(%in: i1, %in_64: i64, %in_65: i64, %out: i64):
      %133 = arith.select %in, %in_64, %in_65 : i64
      linalg.yield %133 : i64
    } -> tensor<7x7xi64>
    %38 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%25, %37 : tensor<7x7xi64>, tensor<7x7xi64>) outs(%20 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_64: i64, %out: i64):
      %133 = arith.addi %in, %in_64 : i64
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
    %transposed_19 = linalg.transpose ins(%40 : tensor<7x7x2xf32>) outs(%41 : tensor<2x7x7xf32>) permutation = [2, 0, 1] 
    %expanded_20 = tensor.expand_shape %transposed_19 [[0, 1], [2], [3]] output_shape [1, 2, 7, 7] : tensor<2x7x7xf32> into tensor<1x2x7x7xf32>
    %42 = tensor.empty() : tensor<2x2x7x7xf32>
    %43 = linalg.generic {indexing_maps = [#map8, #map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3, %expanded_20, %cst_2 : tensor<2x1x7x7xi1>, tensor<1x2x7x7xf32>, tensor<f32>) outs(%42 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: i1, %in_64: f32, %in_65: f32, %out: f32):
      %133 = arith.select %in, %in_64, %in_65 : f32
      linalg.yield %133 : f32
    } -> tensor<2x2x7x7xf32>
    %44 = tensor.empty() : tensor<2x2x16x7xf32>
    %transposed_21 = linalg.transpose ins(%expanded_13 : tensor<2x7x2x16xf32>) outs(%44 : tensor<2x2x16x7xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_22 = tensor.collapse_shape %transposed_11 [[0, 1], [2], [3]] : tensor<2x2x7x16xf32> into tensor<4x7x16xf32>
    %collapsed_23 = tensor.collapse_shape %transposed_21 [[0, 1], [2], [3]] : tensor<2x2x16x7xf32> into tensor<4x16x7xf32>
    %45 = tensor.empty() : tensor<4x7x7xf32>
    %46 = linalg.fill ins(%cst : f32) outs(%45 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %47 = linalg.batch_matmul ins(%collapsed_22, %collapsed_23 : tensor<4x7x16xf32>, tensor<4x16x7xf32>) outs(%46 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %expanded_24 = tensor.expand_shape %47 [[0, 1], [2], [3]] output_shape [2, 2, 7, 7] : tensor<4x7x7xf32> into tensor<2x2x7x7xf32>
    %48 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_24, %43 : tensor<2x2x7x7xf32>, tensor<2x2x7x7xf32>) outs(%42 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %133 = arith.addf %in, %in_64 : f32
      linalg.yield %133 : f32
    } -> tensor<2x2x7x7xf32>
    %49 = tensor.empty() : tensor<2x2x7xi64>
    %50 = linalg.fill ins(%c0_i64 : i64) outs(%49 : tensor<2x2x7xi64>) -> tensor<2x2x7xi64>
    %51 = tensor.empty() : tensor<2x2x7xf32>
    %52 = linalg.fill ins(%cst_0 : f32) outs(%51 : tensor<2x2x7xf32>) -> tensor<2x2x7xf32>
    %53:2 = linalg.generic {indexing_maps = [#map11, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%48 : tensor<2x2x7x7xf32>) outs(%52, %50 : tensor<2x2x7xf32>, tensor<2x2x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_64: i64):
      %133 = linalg.index 3 : index
      %134 = arith.index_cast %133 : index to i64
      %135 = arith.maximumf %in, %out : f32
      %136 = arith.cmpf ogt, %in, %out : f32
      %137 = arith.select %136, %134, %out_64 : i64
      linalg.yield %135, %137 : f32, i64
    } -> (tensor<2x2x7xf32>, tensor<2x2x7xi64>)
    %expanded_25 = tensor.expand_shape %53#0 [[0], [1], [2, 3]] output_shape [2, 2, 7, 1] : tensor<2x2x7xf32> into tensor<2x2x7x1xf32>
    %54 = linalg.generic {indexing_maps = [#map11, #map13, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %expanded_25 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%42 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %133 = arith.subf %in, %in_64 : f32
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
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %133 = arith.divf %in, %in_64 : f32
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
    ^bb0(%in: i1, %in_64: f32, %in_65: f32, %out: f32):
      %133 = arith.select %in, %in_64, %in_65 : f32
      linalg.yield %133 : f32
    } -> tensor<2x2x7x7xf32>
    %collapsed_26 = tensor.collapse_shape %65 [[0, 1], [2], [3]] : tensor<2x2x7x7xf32> into tensor<4x7x7xf32>
    %collapsed_27 = tensor.collapse_shape %transposed_16 [[0, 1], [2], [3]] : tensor<2x2x7x16xf32> into tensor<4x7x16xf32>
    %66 = tensor.empty() : tensor<4x7x16xf32>
    %67 = linalg.fill ins(%cst : f32) outs(%66 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %68 = linalg.batch_matmul ins(%collapsed_26, %collapsed_27 : tensor<4x7x7xf32>, tensor<4x7x16xf32>) outs(%67 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %expanded_28 = tensor.expand_shape %68 [[0, 1], [2], [3]] output_shape [2, 2, 7, 16] : tensor<4x7x16xf32> into tensor<2x2x7x16xf32>
    %69 = tensor.empty() : tensor<2x7x2x16xf32>
    %transposed_29 = linalg.transpose ins(%expanded_28 : tensor<2x2x7x16xf32>) outs(%69 : tensor<2x7x2x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_30 = tensor.collapse_shape %transposed_29 [[0], [1], [2, 3]] : tensor<2x7x2x16xf32> into tensor<2x7x32xf32>
    %transposed_31 = linalg.transpose ins(%arg5 : tensor<32x32xf32>) outs(%11 : tensor<32x32xf32>) permutation = [1, 0] 
    %70 = tensor.empty() : tensor<2x32x32xf32>
    %71 = linalg.generic {indexing_maps = [#map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_31 : tensor<32x32xf32>) outs(%70 : tensor<2x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x32xf32>
    %72 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %73 = linalg.batch_matmul ins(%collapsed_30, %71 : tensor<2x7x32xf32>, tensor<2x32x32xf32>) outs(%72 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %74 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %73 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %133 = arith.addf %in, %in_64 : f32
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
      %133 = arith.divf %in, %cst_8 : f32
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
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %133 = arith.mulf %in, %in_64 : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x32xf32>
    %81 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg10, %80 : tensor<32xf32>, tensor<2x7x32xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %133 = arith.mulf %in, %in_64 : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x32xf32>
    %82 = tensor.empty() : tensor<32x48xf32>
    %transposed_32 = linalg.transpose ins(%arg8 : tensor<48x32xf32>) outs(%82 : tensor<32x48xf32>) permutation = [1, 0] 
    %collapsed_33 = tensor.collapse_shape %81 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %83 = tensor.empty() : tensor<14x48xf32>
    %84 = linalg.fill ins(%cst : f32) outs(%83 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %85 = linalg.matmul ins(%collapsed_33, %transposed_32 : tensor<14x32xf32>, tensor<32x48xf32>) outs(%84 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_34 = tensor.expand_shape %85 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %86 = tensor.empty() : tensor<2x7x48xf32>
    %87 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_34 : tensor<2x7x48xf32>) outs(%86 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.cmpf ugt, %in, %cst : f32
      %134 = arith.select %133, %in, %cst : f32
      linalg.yield %134 : f32
    } -> tensor<2x7x48xf32>
    %88 = tensor.empty() : tensor<48x32xf32>
    %transposed_35 = linalg.transpose ins(%arg9 : tensor<32x48xf32>) outs(%88 : tensor<48x32xf32>) permutation = [1, 0] 
    %collapsed_36 = tensor.collapse_shape %87 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %89 = linalg.matmul ins(%collapsed_36, %transposed_35 : tensor<14x48xf32>, tensor<48x32xf32>) outs(%13 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_37 = tensor.expand_shape %89 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf32> into tensor<2x7x32xf32>
    %90 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74, %expanded_37 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %133 = arith.addf %in, %in_64 : f32
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
      %133 = arith.divf %in, %cst_8 : f32
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
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %133 = arith.mulf %in, %in_64 : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x32xf32>
    %97 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg15, %96 : tensor<32xf32>, tensor<2x7x32xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %133 = arith.mulf %in, %in_64 : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x32xf32>
    %transposed_38 = linalg.transpose ins(%arg11 : tensor<32x32xf32>) outs(%11 : tensor<32x32xf32>) permutation = [1, 0] 
    %collapsed_39 = tensor.collapse_shape %97 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %98 = linalg.matmul ins(%collapsed_39, %transposed_38 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%13 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_40 = tensor.expand_shape %98 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf32> into tensor<2x7x2x16xf32>
    %transposed_41 = linalg.transpose ins(%expanded_40 : tensor<2x7x2x16xf32>) outs(%15 : tensor<2x2x7x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_42 = linalg.transpose ins(%arg12 : tensor<32x32xf32>) outs(%11 : tensor<32x32xf32>) permutation = [1, 0] 
    %99 = linalg.matmul ins(%collapsed_39, %transposed_42 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%13 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_43 = tensor.expand_shape %99 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf32> into tensor<2x7x2x16xf32>
    %transposed_44 = linalg.transpose ins(%arg13 : tensor<32x32xf32>) outs(%11 : tensor<32x32xf32>) permutation = [1, 0] 
    %100 = linalg.matmul ins(%collapsed_39, %transposed_44 : tensor<14x32xf32>, tensor<32x32xf32>) outs(%13 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_45 = tensor.expand_shape %100 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf32> into tensor<2x7x2x16xf32>
    %transposed_46 = linalg.transpose ins(%expanded_45 : tensor<2x7x2x16xf32>) outs(%15 : tensor<2x2x7x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_47 = linalg.transpose ins(%expanded_43 : tensor<2x7x2x16xf32>) outs(%44 : tensor<2x2x16x7xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_48 = tensor.collapse_shape %transposed_41 [[0, 1], [2], [3]] : tensor<2x2x7x16xf32> into tensor<4x7x16xf32>
    %collapsed_49 = tensor.collapse_shape %transposed_47 [[0, 1], [2], [3]] : tensor<2x2x16x7xf32> into tensor<4x16x7xf32>
    %101 = linalg.batch_matmul ins(%collapsed_48, %collapsed_49 : tensor<4x7x16xf32>, tensor<4x16x7xf32>) outs(%46 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %expanded_50 = tensor.expand_shape %101 [[0, 1], [2], [3]] output_shape [2, 2, 7, 7] : tensor<4x7x7xf32> into tensor<2x2x7x7xf32>
    %102 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_50, %43 : tensor<2x2x7x7xf32>, tensor<2x2x7x7xf32>) outs(%42 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %133 = arith.addf %in, %in_64 : f32
      linalg.yield %133 : f32
    } -> tensor<2x2x7x7xf32>
    %103:2 = linalg.generic {indexing_maps = [#map11, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%102 : tensor<2x2x7x7xf32>) outs(%52, %50 : tensor<2x2x7xf32>, tensor<2x2x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_64: i64):
      %133 = linalg.index 3 : index
      %134 = arith.index_cast %133 : index to i64
      %135 = arith.maximumf %in, %out : f32
      %136 = arith.cmpf ogt, %in, %out : f32
      %137 = arith.select %136, %134, %out_64 : i64
      linalg.yield %135, %137 : f32, i64
    } -> (tensor<2x2x7xf32>, tensor<2x2x7xi64>)
    %expanded_51 = tensor.expand_shape %103#0 [[0], [1], [2, 3]] output_shape [2, 2, 7, 1] : tensor<2x2x7xf32> into tensor<2x2x7x1xf32>
    %104 = linalg.generic {indexing_maps = [#map11, #map13, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%102, %expanded_51 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%42 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %133 = arith.subf %in, %in_64 : f32
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
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %133 = arith.divf %in, %in_64 : f32
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
    ^bb0(%in: i1, %in_64: f32, %in_65: f32, %out: f32):
      %133 = arith.select %in, %in_64, %in_65 : f32
      linalg.yield %133 : f32
    } -> tensor<2x2x7x7xf32>
    %collapsed_52 = tensor.collapse_shape %110 [[0, 1], [2], [3]] : tensor<2x2x7x7xf32> into tensor<4x7x7xf32>
    %collapsed_53 = tensor.collapse_shape %transposed_46 [[0, 1], [2], [3]] : tensor<2x2x7x16xf32> into tensor<4x7x16xf32>
    %111 = linalg.batch_matmul ins(%collapsed_52, %collapsed_53 : tensor<4x7x7xf32>, tensor<4x7x16xf32>) outs(%67 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %expanded_54 = tensor.expand_shape %111 [[0, 1], [2], [3]] output_shape [2, 2, 7, 16] : tensor<4x7x16xf32> into tensor<2x2x7x16xf32>
    %transposed_55 = linalg.transpose ins(%expanded_54 : tensor<2x2x7x16xf32>) outs(%69 : tensor<2x7x2x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_56 = tensor.collapse_shape %transposed_55 [[0], [1], [2, 3]] : tensor<2x7x2x16xf32> into tensor<2x7x32xf32>
    %transposed_57 = linalg.transpose ins(%arg14 : tensor<32x32xf32>) outs(%11 : tensor<32x32xf32>) permutation = [1, 0] 
    %112 = linalg.generic {indexing_maps = [#map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_57 : tensor<32x32xf32>) outs(%70 : tensor<2x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x32xf32>
    %113 = linalg.batch_matmul ins(%collapsed_56, %112 : tensor<2x7x32xf32>, tensor<2x32x32xf32>) outs(%72 : tensor<2x7x32xf32>) -> tensor<2x7x32xf32>
    %114 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %113 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %133 = arith.addf %in, %in_64 : f32
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
      %133 = arith.divf %in, %cst_8 : f32
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
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %133 = arith.mulf %in, %in_64 : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x32xf32>
    %121 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg18, %120 : tensor<32xf32>, tensor<2x7x32xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %133 = arith.mulf %in, %in_64 : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x32xf32>
    %transposed_58 = linalg.transpose ins(%arg16 : tensor<48x32xf32>) outs(%82 : tensor<32x48xf32>) permutation = [1, 0] 
    %collapsed_59 = tensor.collapse_shape %121 [[0, 1], [2]] : tensor<2x7x32xf32> into tensor<14x32xf32>
    %122 = linalg.matmul ins(%collapsed_59, %transposed_58 : tensor<14x32xf32>, tensor<32x48xf32>) outs(%84 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_60 = tensor.expand_shape %122 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %123 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_60 : tensor<2x7x48xf32>) outs(%86 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.cmpf ugt, %in, %cst : f32
      %134 = arith.select %133, %in, %cst : f32
      linalg.yield %134 : f32
    } -> tensor<2x7x48xf32>
    %transposed_61 = linalg.transpose ins(%arg17 : tensor<32x48xf32>) outs(%88 : tensor<48x32xf32>) permutation = [1, 0] 
    %collapsed_62 = tensor.collapse_shape %123 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %124 = linalg.matmul ins(%collapsed_62, %transposed_61 : tensor<14x48xf32>, tensor<48x32xf32>) outs(%13 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %expanded_63 = tensor.expand_shape %124 [[0, 1], [2]] output_shape [2, 7, 32] : tensor<14x32xf32> into tensor<2x7x32xf32>
    %125 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %expanded_63 : tensor<2x7x32xf32>, tensor<2x7x32xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %133 = arith.addf %in, %in_64 : f32
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
      %133 = arith.divf %in, %cst_8 : f32
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
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %133 = arith.mulf %in, %in_64 : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x32xf32>
    %132 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg19, %131 : tensor<32xf32>, tensor<2x7x32xf32>) outs(%0 : tensor<2x7x32xf32>) {
    ^bb0(%in: f32, %in_64: f32, %out: f32):
      %133 = arith.mulf %in, %in_64 : f32
      linalg.yield %133 : f32
    } -> tensor<2x7x32xf32>
    return %132 : tensor<2x7x32xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_40_32_torch.float32: "0x040000004F2A333E9C96D2BFF83267BE504D593E5B4500BEA20F8ABF358DB13F780C4CBE7FF2313F077BA0BF57E76D3F31CD20BF2A60BF3EBF21293E1695F9BDAE6AEE3FF06DB1BF28602D3EF66EB5BF3CC99C3FDC87053F45F7D13FD2245C3FAE02803EF5EA3CBF6D1390BE1A42173E3F9A12BF3FBB073EFCC486BFA958D83FC3B8013EAF88D7BE86B6C83D1955943D52A321BE56AEC43E47FB53BCB5A8EEBF2522183F3C9BB3BD3949CDBFEC5D54BEC518263FF629163FE5ABBE3D3B9A38BF0E880DBFC68B61BF9EC0A9BEBC7847BF9F3F44BF847D0D403CBC9E3F479288BFC34458BF360C22BEF192523F40B3793F98FF9ABFE0F991BF03AAB8BEC1B5843D7CC7423EC4A2ADBE1326A93DC93B5CBFC8F05ABFC5B09C3FB48C943F9ADF5BBF026026BF135E8F3E4B6D193F3AAB9DBFED7AA33EC2A09DBEA90C303DB5E8B3BEBD2D0CC00A34843C1C4259BE7AC092BF3FACEE3DDAC6DBBEECD320BF17BF403ECB5E9C3E757FB3BCC5CBF2BEA52090BFACD1483F25A83ABEEE56F93FF28DBA3F8491783F716F6DBDB179933EB9CBB13FCAA2523F85E7C03FF04697BE42D8583FFDA5EBBDE2DDD13FE54EBA3F8F711CBE314CD43F1A93E0BE6E6FD53E161B783F03CDD33FCC0A75BFFC0C3C3CBB6A343FA12F2FC07D21233FCD63CB3EB8558FBFE6891CBFCF9457BF4674493FB88046BD084E304087DB983D746883BF0020383FB10739BFE05ED9BE33367C3F43066E3E99F7143FB7F0AA3EBBE840BFB1AC253F50AD063FC7AE133E7E5A573FF70A1FBCF7FA5A3EDE60B33F1383BF3D21B57EBFD1BA933BA2F9F33E7F111B3F763FCF3F64D61D3F11F19FBCAAD246BC9E1324C0561E7F3F87D8673F04CE263F5F23E23FBAAD16BF369923BEF801083F6A7283BF54C168BFB24EDFBE7B07FDBDB209413F35AEDB3E22E3C1BE4B28663D65161EBF6A8317BFEA00543C3C35ABBF1AC016BE4EAB49BE828B4C3FF66A143F1019CD3ED2B29D3EF59B174037AE9C3F6600C73FA39D9BBF7BE05B3FD915F13D1C94F7BE6FAF8EBD37CF96BEB1A60B3EE916C73EA35D01407C4701BED36ECF3E734A0DBF1E4EE33F823A4F3F023332BF1AD901BF69F0173F91A41440C1A0703F4EE48D3F79B1203F44359E3FAF093A3E4BF6ACBE713B6E3ED27C213F0737F2BF4D9319BF79F32EBF2F08DC3DE6F196BEAE4243BE422C5EBEF5FA1FBF44C5923ED0AC6C3FCF9A5C3F54F6B03D0E7C473F63B097BF9C3E2BBE63E2B33FB86C2D3F9754983D3CBB33C05CBE91BF3DBEB1BFEEBB3D3FE95485BF514A583F114ECC3EA4FD323D087E8A3F70597E3E5349384096C7C93DC1790540D46D4ABF5A8CBC3E411233BFB2F87F3FCCB96ABF95899ABE304B81BF62E057BEA19958BF592216C003411EBF8724F03FB4952D3F610BAF3F4EA8FEBD5D107BBF72284BBD8932B5BFED10E93E3AE51BBFA3B06FBF6CC3D4BDFF96C33BB1809BBE424130BE0EEB673EB914ADBF5603343F445105BF99979C3F64E43BBDE02E47BEF8FBF5BF644F543FEB234B3FE3902A3EFDF58EBF0A5C0CC0B75A0DBF0EF68F3EE07FCE3F3022A53E109E24BE597A163E89EF0A3F4A31123F37738FBDB808CABDB24514BFEBA616BF2EB2BF3D38961F3FEA7E903FE27B1BBFE0F29EBE1115C13D8143473F20F3C1BCF7CE363D49CB44BF16232E3FE980F7BE87B72FBF871EA93E57EA943F78DBC7BF2833A23DAF69993E20EA564078BFF4BE2254A7BEA4B0413FC81532BF86B39CBF6528A73FA78E9A3CE9BB53BFFD0EFCBEA7AFD53E2925343FC4DD9B3F424AAD3FE5B6B53F05D8FC3E6C54883F981442BFFADE6DBF7AC1283EE2351EBF7E0C853EC027983F16D93DBF2BA46EBD5B86F1BE1C1B93BF62C9B0BF4282D1BE32DCA9BF0ABF98BE8BDFF5BEEBA90C3F77F120BFF42928BFF963BEBFB9507BBFCCF1763FF7F5713F08DA6DBE69E9D73EF8A631BF7F1F38BF66B0143FEFF68BBE46C31F3F52699C3EA5D4A2BE4459A33F840C9E3F398007BE639738BE1E6875BFDB43333F143DA6BF11899EBF6A5FD03FCAE9FC3FAC3E4F3F4B092AC0D91B1DBE381041BE8C058A3F4E85E33DB1446ABF6D3DB3BFA10DBABE6ACFC53D12AB3E3F9B1B79BF8790AFBE5BAABEBE5D5F95BF81833CC0AA8E1CBFD834BF3F38382A3F183F23BFA91E3E3E38A2CBBF6391144022E4E0BDC032F73E2D2B923FD054F7BFE0A833BF66ADFABF7F42A63FF19038BF5A129B3F9EC1D13F40D9AC3F5FE89ABD2C4E70BF5C05123FAEA7BD3EA9757EBE28759B3E728989BCEB2482BF0A76843F0A8573BF25A09F3DB0B9D23F8015B03E5DFECC3F44EFBFBFBA06993EC1D1CD3E860EC4BE8CE803BF343D843FC489EABE1C5F4DBEE78C80BF8A8C6E3FA7D14CBF452551BF865EC53EB3BD6CBF06AB99BE0062DE3DECBF963F142942BB8CBCFFBE34981EBE612B8C3F230A39BF4C13E2BE4C66123FC8D573BFE80BC43D00BC473F106E85BF73ADED3ED3D7253F5A3E32BD4C17A33EA26CDD3F3887A5BF3E2B10BE376BB93E20CDD03EAC751A3FA8387F3F59B71D3F9BB434BFFEF912BE4271273EAE01A83D8355853F21175C3E2ECF0FBF51EA07401CA4393FEC8944BFE27C683E3E3201C0368C7CBCB23A2D3FE34A0D3F69C6793E3671F1BE0D88233F6795C13FF196C43EE3158F3D70FB71BECA45BF3F299197BFDC9005C07B6B73BF0143933D84258A3FBD8D84BF8D7086BFDB7B053FF990094082389C3FC179ABBEE9529EBE9FDE7EBC2FF103406A852ABF38C401BF1E4D883F315C7A3E14181ABE1FBA193F49618ABCBCE7DEBFDF96463FAA4E17BF7B3CBDBF9E5A62BFEDA585BFED7EAB3FBFB7FCBE8F24EF3EA7C9163E84AA43C03E9AC13EE2DFD93F2E6C6C3DC9D8CBBFA0FB103F41E0DFBF4245A2BF0C6DCDBF132200BFCF2E783F0F96373EABDD57BFD2572ABFBC1600BF79E0423EFCC56EBD60F3FE3F7E8703BF5AC9803F2D5DC63FE478C73DBF0A00C02838423EEDDC3F3F0977413F65A79B3FFFFDBABEADBC993F1B6A303E22B6DE3E715C43BF3A4D323E65B4A7BE0312873F8697193E5A95F2BFD548C73F22C643BF067053BF8A0D1D3DCA4B21C0B192C13FBBF3E83E6CF89E3F3B343A3CF4B0B6BCE83CF63F65D8013F0F6C3DBF91547A3F740A2CBDD2566CBFE6A0BF3F6BDBEB3FB8DD8EBF5096F1BCEC158A3F98905E3FD49F5A3F1CE295BDBB41EEBE8F296EBD5B93C5BEDC1A913F6CBD2BBEF30E923F8902D1BF0AE48DBD86866B3F6565963F44B2103F7AB20B408E70FFBEFA98863E6FA7A83DC475CF3F3158A6BE0E790FBE6B4A063EF0A144BF5F4D3FBE83A3D8BE7BA24DBD0310BB3E9C4F8A3F827E3DBF372C533FA80BAA3F9625943D4702923F593DE9BFCB40173EB663373FEDD5E6BF67686FBFCE2442BEFF8B963F8CB9CA3FB0CE853F8A08EDBF0B77C33F707083BF4124113F5E7F1E3FFB05243EAD95C9BF419834BFA52BAFBF90E3E43FE36CCABEB8FC72C0CFCDF0BFC627D83FD26593BF9111FB3EED8394BFCDF91CBFDBB7153F5D7B62BF5B1F4ABFC71F8C3E6562B0BFC13B3D3FE24D1E3F1B433ABE6B9093BD52B4ED3F075A3A3FE30BE8BF4629C5BE18E479BFA84E67BF29EA6F3EF03C383E4235963FDCF2143F995D293F99E4E93E1B34AD3C758C133E715BF93E029D133FB6B94ABF22C084BEAB61C93F2D8689BE933E90BF75BB85BF9FC6BB3FD7FDEFBEB55AC3BFF425E2BEED87A03F804FFF3E3C4A59BF08852DBE1EBFE23D550784BF20489C3D1831003EE67CB33FC447DE3E50FA39BF2420823EFA7F953C7A2FEEBF9E4F9E3E09C9AC3FA4572C3F83CC373FFBDAB9BFD179C6BFEF4EE73E44F794BE3385593E61601440141264BF8D17783F51D9BD3ED59EC7BEB6158DBFB904D23FBC5F5B3F24A86E3FC95F933F2C22F9BEDFBE06BFE8CF13BD15AB393F87C6743E8664B4BDD628BF3F9007553E9F6507BE531D40BEB654843E1E54A23EB97407BE82FD0B3C208B14BFD330CCBE6A84753F0B0C043EABB0D1BEDFDF843F677AA83D94A7DDBF7682C3BF27DA34BF346F453F5373D23DCC952ABF995FAFBF6B476D3F0E71BEBFBB23323F71A59DBFB44C1640E30DAEBFE672113F7CE3D4BEA5846F3F514D653FCE7B163F55F0E0BD0D835DBEACBAA93F48889CBFED22353EE219253F0AD30CBF5DCCD73FD6CF4D3FA767C5BF0BEF18BF1218A23FFC2BE93DE1DD42BEF825B5BF79670DC09B3695BF657FD73C12C9153F49C6D23F225FA33D641AE43D57C6B73E4FDF214047D353BFE469653EC3B89BBF66B012BFABEEA9BFDDE67FBDC9053ABFE7848ABF161254BFEAA959BFB8C7783FDAF98D3F4ABF903F556385BFCD690C3F8388A5BF36B8CC3E69BD023E570061BFE0CC24BEA1AFD33FCB5E47BF4139C13EA0FDBE3C864811BEC54DDC3FBB09973FFA8F3BBF5A8A873F48ECAF3DC7185F3F0FBB87BFB8E64A3FD42314404CF2273C9C0A05BE7C46D13F1A2BDC3F1A226EBFAE050A3FF14EAD3F4676A3BF207023BF1D348BBC8602993CB73A8CBFFB220E3DFA84B9BE1E18D33D97B0003F028400BF063D9B3E374DD7BF90419D3F1D103E3FF87F163FB5E5163F7DDFF0BD326A943F6AAA9F3EFA88F73E6F4D99BF25F2ED3E0418103F0FF3D63DBD59AC3EE13D09BF9C94E7BEBD8B55BE953782BEA1A78B3FC27DF43F0019B4BEB24F95BE1C288C3E24109CBE00D5B53E4FD3E8BE3E84E6BF1B0B603F3E5DC2BF7D5CA9BECE651D3FE4DD123F011EC23D49732440FEA167BFD893023ECDFBDDBF218A95BFC5A7AFBE5D7B70BFDE2C84BFE7A2BF3E9A0443BCA2395FBF233603BFFDAA2D3F6D4CA5BF6EC25BBF9C7A5DBF532BA7BF2D939A3C59C616BFEE8951BFDDFF0BBF43638FBFAC67F0BDE69986BF191D1FBF1D2D003F9105D8BFCD82C43F30B4C4BFCE6B33BF61A98EBF974F9A3EBAA8DB3E7A227BBEED39BB3DB22308407DF05C3F5CD04C3FACA622BF1ACCD3BEA14DD63F6E7D17BFC218183FD03005408F5858BF1A55B73D2653933E404173BEB55A843FE263DF3EDB4210BFA787583E91B7AF3EB6974F3E5719F03FA3D7E33FDB9F31BF368281BF5AC0F0BF0397A2BFE18F403F29A3DFBF8DDB1F408DEFC2BEE1225A3FAC8B61BEC4443340EED424BFF07AC33DBD9CA7BED050953E4BE75B3E0DD1983D830843BF4C88AA3F9EAA693FAE39333F0286094035C4D0BEEFB3053F29501C3E064EC4BE1238983DAC9E0F3F51F3203FC3CD5D3D3438793FD8DAFABE9CE17E3FD6632E3E30B98FBF19421F3FB480403F62DD953F000C4F3EC2C15EBEBBDCA83FBB98013DE3F107BFC1AF073F21780A3FF7ECD4BE81BC423ED18737BFDE6108BF885340BF3D80AB3F28CC9A3FF32C803F7D9FACBEA791BE3E1C9C243F2F6B793F9A1DD43EF1440E3FF3CC933DC54BB4BEC0A013403E72A53FF48D8D3D1838D43DFDBF923EF7F0CB3F24165ABD2599DF3E25F2283FA48EB7BF43C6DABFEBEF903D17F3953FBDF665BE0F1DC93E5320BA3FBC735CBE7EB3F7BF13721EC09107BEBD17719ABFC30B053EF5C8433F8CF7923F1402D8BD8FBD693F7A83E7BEB334693F80289B3FEF7DDDBEF9B721C04183403EE3C7683E2D98063F6C1D223FFA7DBBBF6BA0DDBEA0B5953E7758473FBFC5953F636CBFBED5C49D3E80F4C0BE2B14E1BDA9A93D402FC89DBE1C10EABE5B924ABFF5E977BE002094BFE471713EE5784540B2EA19BE8C4491BF5DE1B4BEFDA9423FA907C3BFD40E983EE42FD6BEDF4297BF4F7E73BFD488AABE75660A40FBC16ABF3881F73ED12043BFB68A19BFD2A79F3F7B4AD53E8F46C7BECFAEADBFDD52203F9827E2BF0499AF3F8F441ABFDA9E7B3F7C62BFBF361A4C3FF8BA0B3FF4BE213F65D98DBDCC6AB4BE9AAF7A3DB768583F11CE0DBFE1EC72BEC76A373E448023C0BD89D43E9A928D3E9DF2243F6781963FDE680B3FA857013F8F6BE13FB407D9BDB6669FBF9E4113409A9CA13F9C0855BF3BE63FBECAD7ABBE734D963FD7F14FBEC8CE223EF8A083BFA139BA3D6BCB9DBE9FAA6DBF1931B83FD88DBB3F6599433F07CFE0BE76F842BD6FF1FFBCF56BC23FB62AC83C8803A2BF45EDDB3FC78395BF78276DBEAE3A073F248107BE972818BF1D9C01C086BEADBF8FBD08BF61B42C3FE67DE3BF4ED732BF206243BFD7C8293FCFAB103F6D2EC73EBD61F1BFD2C2503F0630823FE896B2BF9577D4BE2AFAAB3DDC672ABF8254413E6BCED7BE04D77A3F5183CDBEB263863EE4B336BD26493D3E0178A2BFD9B8013FBB9B1E3F66F3C33FC113A2BDA0642DBE40EDC73E0C9F82BFE406C93F4F8B23BEF3CE8BBFBF85BEBE6B20CB3F95FC093F7A44493E4A4189BF4E3A21BF127DA5BC82FF81BE280CC5BF53F03FBFB4F3BA3F8B79EDBEB7A0CD3E745FB6BE2721873EDDB2AA3E4A8310BE93C795BD472DB03D9AAECEBE68A4AEBF8DC7EEBE89D8713F10D787BFD5B007BFCE6304BF8ACE0ABFA6CEEEBFF33624C064AD11BD7A39D5BF5C934CBF693BE8BEB6BD1A3F4BDC583F61B0F13E0EDBF63ED92986BF48E6033F85510CC0BA14D33EDC9BA73FCD84FFBE1E0E46BEE073773F56FC4DBFC43D583DD26F1D3D6B0651BFAACEC7BF7989AD3E758EF63E127C103FB29D7E3F682F443F7046F93E1093CF3EE625EFBFA00681BE786C4A3F23A0F0BD7E13003FBC7245409BC476BF53DA323FA5AD37BE1E6EE3BEF47A4740ABE311BFC9C229BFD47FCD3D8276433D67026EBFE375A63F6FECAB3F5B910C40ED8CCBBF2F443ABEF2094BBD8865E43FA72D993FF2858C3E6C7C7B3F4F7EE2BF08D93ABF1A51D8BE0B52BEBF20EE59BF0F7EEA3E22C89DBE3915433F63B535BF6453B6BE9B91333FE4620E3F4E651F3FF6B1093EC725F1BF4163753F013F55BE51171EBF9A7FEEBF72E8273F2DC106C06EE510C08E60B1BFC37B8CBE817E16BEFD1692BE211E00BEFC6387BF697F933F42301A3F1E3467BDFC1B8D3FB73AE0BDA63C65BFF965893FAE4E953F653D393EEAE53E3E74CCF63EF91ECE3E5F110DBFF5F8353EFC5CE43E9F55153FDD6ED73D01B70B3F0E37A23F5DDDF33DCF5054BE8C2CCEBE3F3DAB3F88362CBF0CB29A3F40CFC73F76168EBF5980613D2F04963FEBA6923FB3F509BFD90B753F0CBD4EBEF0A162BD96EDA03FC72777BFD6B27BBE543FBA3F26A1C73FF9058F3E4813B8BFFF427E3F770AACBFF18C5B3F046352BF047BB63D2CDCBEBF5FE4693F5B24D13FB8CFE23EBF3A353D1625313F60190F3F83AA963E5949333F"
    }
  }
#-}
