#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (0, d1)>
#map5 = affine_map<(d0, d1) -> (d0, 0)>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x7x48xf32>, %arg1: tensor<48x48xf32>, %arg2: tensor<48x48xf32>, %arg3: tensor<48x48xf32>, %arg4: tensor<48x48xf32>, %arg5: tensor<32x3xf32>, %arg6: tensor<48xf32>, %arg7: tensor<80x48xf32>, %arg8: tensor<48x80xf32>, %arg9: tensor<48xf32>) -> tensor<2x7x48xf32> {
    %c8_i64 = arith.constant 8 : i64
    %c16_i64 = arith.constant 16 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c32 = arith.constant 32 : index
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 2.7725887222397811 : f64
    %cst_2 = arith.constant 9.9999999999999995E-7 : f64
    %cst_3 = arith.constant 4.800000e+01 : f32
    %cst_4 = arith.constant 8.000000e+00 : f32
    %cst_5 = arith.constant dense<15> : tensor<7x7xi64>
    %0 = tensor.empty() : tensor<2x7x48xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %80 : f32
    } -> tensor<2x7x48xf32>
    %2 = tensor.empty() : tensor<2x7x1xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<2x7x48xf32>) outs(%3 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.addf %in, %out : f32
      linalg.yield %80 : f32
    } -> tensor<2x7x1xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2x7x1xf32>) outs(%2 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.divf %in, %cst_3 : f32
      linalg.yield %80 : f32
    } -> tensor<2x7x1xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<2x7x1xf32>) outs(%2 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.truncf %cst_2 : f64 to f32
      %81 = arith.addf %in, %80 : f32
      linalg.yield %81 : f32
    } -> tensor<2x7x1xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x7x1xf32>) outs(%2 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = math.rsqrt %in : f32
      linalg.yield %80 : f32
    } -> tensor<2x7x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %7 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %80 = arith.mulf %in, %in_34 : f32
      linalg.yield %80 : f32
    } -> tensor<2x7x48xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6, %8 : tensor<48xf32>, tensor<2x7x48xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %80 = arith.mulf %in, %in_34 : f32
      linalg.yield %80 : f32
    } -> tensor<2x7x48xf32>
    %10 = tensor.empty() : tensor<48x48xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<48x48xf32>) outs(%10 : tensor<48x48xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %9 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %11 = tensor.empty() : tensor<14x48xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %13 = linalg.matmul ins(%collapsed, %transposed : tensor<14x48xf32>, tensor<48x48xf32>) outs(%12 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded = tensor.expand_shape %13 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf32> into tensor<2x7x3x16xf32>
    %14 = tensor.empty() : tensor<2x3x7x16xf32>
    %transposed_6 = linalg.transpose ins(%expanded : tensor<2x7x3x16xf32>) outs(%14 : tensor<2x3x7x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_7 = linalg.transpose ins(%arg2 : tensor<48x48xf32>) outs(%10 : tensor<48x48xf32>) permutation = [1, 0] 
    %15 = linalg.matmul ins(%collapsed, %transposed_7 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%12 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_8 = tensor.expand_shape %15 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf32> into tensor<2x7x3x16xf32>
    %transposed_9 = linalg.transpose ins(%arg3 : tensor<48x48xf32>) outs(%10 : tensor<48x48xf32>) permutation = [1, 0] 
    %16 = linalg.matmul ins(%collapsed, %transposed_9 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%12 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_10 = tensor.expand_shape %16 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf32> into tensor<2x7x3x16xf32>
    %transposed_11 = linalg.transpose ins(%expanded_10 : tensor<2x7x3x16xf32>) outs(%14 : tensor<2x3x7x16xf32>) permutation = [0, 2, 1, 3] 
    %17 = tensor.empty() : tensor<7xi64>
    %18 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%17 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %80 = linalg.index 0 : index
      %81 = arith.index_cast %80 : index to i64
      linalg.yield %81 : i64
    } -> tensor<7xi64>
    %expanded_12 = tensor.expand_shape %18 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %expanded_13 = tensor.expand_shape %18 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %19 = tensor.empty() : tensor<7x7xi64>
    %20 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%expanded_13, %expanded_12 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%19 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_34: i64, %out: i64):
      %80 = arith.subi %in, %in_34 : i64
      linalg.yield %80 : i64
    } -> tensor<7x7xi64>
    %21 = tensor.empty() : tensor<7x7xi1>
    %22 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<7x7xi64>) outs(%21 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %80 = arith.cmpi sgt, %in, %c0_i64 : i64
      linalg.yield %80 : i1
    } -> tensor<7x7xi1>
    %23 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<7x7xi1>) outs(%19 : tensor<7x7xi64>) {
    ^bb0(%in: i1, %out: i64):
      %80 = arith.extui %in : i1 to i64
      linalg.yield %80 : i64
    } -> tensor<7x7xi64>
    %24 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<7x7xi64>) outs(%19 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %80 = arith.muli %in, %c16_i64 : i64
      linalg.yield %80 : i64
    } -> tensor<7x7xi64>
    %25 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<7x7xi64>) outs(%19 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %80 = math.absi %in : i64
      linalg.yield %80 : i64
    } -> tensor<7x7xi64>
    %26 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<7x7xi64>) outs(%21 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %80 = arith.cmpi slt, %in, %c8_i64 : i64
      linalg.yield %80 : i1
    } -> tensor<7x7xi1>
    %27 = tensor.empty() : tensor<7x7xf32>
    %28 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<7x7xi64>) outs(%27 : tensor<7x7xf32>) {
    ^bb0(%in: i64, %out: f32):
      %80 = arith.sitofp %in : i64 to f32
      linalg.yield %80 : f32
    } -> tensor<7x7xf32>
    %29 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<7x7xf32>) outs(%27 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.divf %in, %cst_4 : f32
      linalg.yield %80 : f32
    } -> tensor<7x7xf32>
    %30 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<7x7xf32>) outs(%27 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = math.log %in : f32
      linalg.yield %80 : f32
    } -> tensor<7x7xf32>
    %31 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<7x7xf32>) outs(%27 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.truncf %cst_1 : f64 to f32
      %81 = arith.divf %in, %80 : f32
      linalg.yield %81 : f32
    } -> tensor<7x7xf32>
    %32 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<7x7xf32>) outs(%27 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.mulf %in, %cst_4 : f32
      linalg.yield %80 : f32
    } -> tensor<7x7xf32>
    %33 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<7x7xf32>) outs(%19 : tensor<7x7xi64>) {
    ^bb0(%in: f32, %out: i64):
      %80 = arith.fptosi %in : f32 to i64
      linalg.yield %80 : i64
    } -> tensor<7x7xi64>
    %34 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<7x7xi64>) outs(%19 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %80 = arith.addi %in, %c8_i64 : i64
      linalg.yield %80 : i64
    } -> tensor<7x7xi64>
    %35 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%34, %cst_5 : tensor<7x7xi64>, tensor<7x7xi64>) outs(%19 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_34: i64, %out: i64):
      %80 = arith.minsi %in, %in_34 : i64
      linalg.yield %80 : i64
    } -> tensor<7x7xi64>
    %36 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%26, %25, %35 : tensor<7x7xi1>, tensor<7x7xi64>, tensor<7x7xi64>) outs(%19 : tensor<7x7xi64>) {
    ^bb0(%in: i1, %in_34: i64, %in_35: i64, %out: i64):
      %80 = arith.select %in, %in_34, %in_35 : i64
      linalg.yield %80 : i64
    } -> tensor<7x7xi64>
    %37 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%24, %36 : tensor<7x7xi64>, tensor<7x7xi64>) outs(%19 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_34: i64, %out: i64):
      %80 = arith.addi %in, %in_34 : i64
      linalg.yield %80 : i64
    } -> tensor<7x7xi64>
    %38 = tensor.empty() : tensor<7x7x3xf32>
    %39 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<7x7xi64>) outs(%38 : tensor<7x7x3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %80 = arith.index_cast %in : i64 to index
      %81 = linalg.index 2 : index
      %82 = arith.cmpi slt, %80, %c32 : index
      cf.assert %82, "index must be smaller than dim size"
      %83 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %83, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg5[%80, %81] : tensor<32x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x7x3xf32>
    %40 = tensor.empty() : tensor<3x7x7xf32>
    %transposed_14 = linalg.transpose ins(%39 : tensor<7x7x3xf32>) outs(%40 : tensor<3x7x7xf32>) permutation = [2, 0, 1] 
    %expanded_15 = tensor.expand_shape %transposed_14 [[0, 1], [2], [3]] output_shape [1, 3, 7, 7] : tensor<3x7x7xf32> into tensor<1x3x7x7xf32>
    %41 = tensor.empty() : tensor<2x3x16x7xf32>
    %transposed_16 = linalg.transpose ins(%expanded_8 : tensor<2x7x3x16xf32>) outs(%41 : tensor<2x3x16x7xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_17 = tensor.collapse_shape %transposed_6 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %collapsed_18 = tensor.collapse_shape %transposed_16 [[0, 1], [2], [3]] : tensor<2x3x16x7xf32> into tensor<6x16x7xf32>
    %42 = tensor.empty() : tensor<6x7x7xf32>
    %43 = linalg.fill ins(%cst : f32) outs(%42 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %44 = linalg.batch_matmul ins(%collapsed_17, %collapsed_18 : tensor<6x7x16xf32>, tensor<6x16x7xf32>) outs(%43 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %expanded_19 = tensor.expand_shape %44 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf32> into tensor<2x3x7x7xf32>
    %45 = tensor.empty() : tensor<2x3x7x7xf32>
    %46 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_19, %expanded_15 : tensor<2x3x7x7xf32>, tensor<1x3x7x7xf32>) outs(%45 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %80 = arith.addf %in, %in_34 : f32
      linalg.yield %80 : f32
    } -> tensor<2x3x7x7xf32>
    %47 = tensor.empty() : tensor<2x3x7xi64>
    %48 = linalg.fill ins(%c0_i64 : i64) outs(%47 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %49 = tensor.empty() : tensor<2x3x7xf32>
    %50 = linalg.fill ins(%cst_0 : f32) outs(%49 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %51:2 = linalg.generic {indexing_maps = [#map8, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%46 : tensor<2x3x7x7xf32>) outs(%50, %48 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_34: i64):
      %80 = linalg.index 3 : index
      %81 = arith.index_cast %80 : index to i64
      %82 = arith.maximumf %in, %out : f32
      %83 = arith.cmpf ogt, %in, %out : f32
      %84 = arith.select %83, %81, %out_34 : i64
      linalg.yield %82, %84 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_20 = tensor.expand_shape %51#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %52 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46, %expanded_20 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%45 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %80 = arith.subf %in, %in_34 : f32
      linalg.yield %80 : f32
    } -> tensor<2x3x7x7xf32>
    %53 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<2x3x7x7xf32>) outs(%45 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = math.exp %in : f32
      linalg.yield %80 : f32
    } -> tensor<2x3x7x7xf32>
    %54 = tensor.empty() : tensor<2x3x7x1xf32>
    %55 = linalg.fill ins(%cst : f32) outs(%54 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %56 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%53 : tensor<2x3x7x7xf32>) outs(%55 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.addf %in, %out : f32
      linalg.yield %80 : f32
    } -> tensor<2x3x7x1xf32>
    %57 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %56 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%45 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %80 = arith.divf %in, %in_34 : f32
      linalg.yield %80 : f32
    } -> tensor<2x3x7x7xf32>
    %collapsed_21 = tensor.collapse_shape %57 [[0, 1], [2], [3]] : tensor<2x3x7x7xf32> into tensor<6x7x7xf32>
    %collapsed_22 = tensor.collapse_shape %transposed_11 [[0, 1], [2], [3]] : tensor<2x3x7x16xf32> into tensor<6x7x16xf32>
    %58 = tensor.empty() : tensor<6x7x16xf32>
    %59 = linalg.fill ins(%cst : f32) outs(%58 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %60 = linalg.batch_matmul ins(%collapsed_21, %collapsed_22 : tensor<6x7x7xf32>, tensor<6x7x16xf32>) outs(%59 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %expanded_23 = tensor.expand_shape %60 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf32> into tensor<2x3x7x16xf32>
    %61 = tensor.empty() : tensor<2x7x3x16xf32>
    %transposed_24 = linalg.transpose ins(%expanded_23 : tensor<2x3x7x16xf32>) outs(%61 : tensor<2x7x3x16xf32>) permutation = [0, 2, 1, 3] 
    %transposed_25 = linalg.transpose ins(%arg4 : tensor<48x48xf32>) outs(%10 : tensor<48x48xf32>) permutation = [1, 0] 
    %collapsed_26 = tensor.collapse_shape %transposed_24 [[0, 1], [2, 3]] : tensor<2x7x3x16xf32> into tensor<14x48xf32>
    %62 = linalg.matmul ins(%collapsed_26, %transposed_25 : tensor<14x48xf32>, tensor<48x48xf32>) outs(%12 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_27 = tensor.expand_shape %62 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %63 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded_27 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %80 = arith.addf %in, %in_34 : f32
      linalg.yield %80 : f32
    } -> tensor<2x7x48xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63 : tensor<2x7x48xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %80 : f32
    } -> tensor<2x7x48xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%64 : tensor<2x7x48xf32>) outs(%3 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.addf %in, %out : f32
      linalg.yield %80 : f32
    } -> tensor<2x7x1xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65 : tensor<2x7x1xf32>) outs(%2 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.divf %in, %cst_3 : f32
      linalg.yield %80 : f32
    } -> tensor<2x7x1xf32>
    %67 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66 : tensor<2x7x1xf32>) outs(%2 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.truncf %cst_2 : f64 to f32
      %81 = arith.addf %in, %80 : f32
      linalg.yield %81 : f32
    } -> tensor<2x7x1xf32>
    %68 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<2x7x1xf32>) outs(%2 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = math.rsqrt %in : f32
      linalg.yield %80 : f32
    } -> tensor<2x7x1xf32>
    %69 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63, %68 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %80 = arith.mulf %in, %in_34 : f32
      linalg.yield %80 : f32
    } -> tensor<2x7x48xf32>
    %70 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg9, %69 : tensor<48xf32>, tensor<2x7x48xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %80 = arith.mulf %in, %in_34 : f32
      linalg.yield %80 : f32
    } -> tensor<2x7x48xf32>
    %71 = tensor.empty() : tensor<48x80xf32>
    %transposed_28 = linalg.transpose ins(%arg7 : tensor<80x48xf32>) outs(%71 : tensor<48x80xf32>) permutation = [1, 0] 
    %collapsed_29 = tensor.collapse_shape %70 [[0, 1], [2]] : tensor<2x7x48xf32> into tensor<14x48xf32>
    %72 = tensor.empty() : tensor<14x80xf32>
    %73 = linalg.fill ins(%cst : f32) outs(%72 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %74 = linalg.matmul ins(%collapsed_29, %transposed_28 : tensor<14x48xf32>, tensor<48x80xf32>) outs(%73 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %expanded_30 = tensor.expand_shape %74 [[0, 1], [2]] output_shape [2, 7, 80] : tensor<14x80xf32> into tensor<2x7x80xf32>
    %75 = tensor.empty() : tensor<2x7x80xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_30 : tensor<2x7x80xf32>) outs(%75 : tensor<2x7x80xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.cmpf ugt, %in, %cst : f32
      %81 = arith.select %80, %in, %cst : f32
      linalg.yield %81 : f32
    } -> tensor<2x7x80xf32>
    %77 = tensor.empty() : tensor<80x48xf32>
    %transposed_31 = linalg.transpose ins(%arg8 : tensor<48x80xf32>) outs(%77 : tensor<80x48xf32>) permutation = [1, 0] 
    %collapsed_32 = tensor.collapse_shape %76 [[0, 1], [2]] : tensor<2x7x80xf32> into tensor<14x80xf32>
    %78 = linalg.matmul ins(%collapsed_32, %transposed_31 : tensor<14x80xf32>, tensor<80x48xf32>) outs(%12 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %expanded_33 = tensor.expand_shape %78 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf32> into tensor<2x7x48xf32>
    %79 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63, %expanded_33 : tensor<2x7x48xf32>, tensor<2x7x48xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %80 = arith.addf %in, %in_34 : f32
      linalg.yield %80 : f32
    } -> tensor<2x7x48xf32>
    return %79 : tensor<2x7x48xf32>
  }
}
