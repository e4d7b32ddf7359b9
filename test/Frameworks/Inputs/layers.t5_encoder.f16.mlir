#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0, d1) -> (0, d1)>
#map6 = affine_map<(d0, d1) -> (d0, 0)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map12 = affine_map<(d0, d1, d2) -> ()>
#map13 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<2x7x48xf16>, %arg1: tensor<48x48xf16>, %arg2: tensor<48x48xf16>, %arg3: tensor<48x48xf16>, %arg4: tensor<48x48xf16>, %arg5: tensor<32x3xf16>, %arg6: tensor<48xf16>, %arg7: tensor<80x48xf16>, %arg8: tensor<48x80xf16>, %arg9: tensor<48xf16>) -> tensor<2x7x48xf16> {
    %c8_i64 = arith.constant 8 : i64
    %c16_i64 = arith.constant 16 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c32 = arith.constant 32 : index
    %cst_0 = arith.constant 0xFF800000 : f32
    %false = arith.constant false
    %cst_1 = arith.constant 0.000000e+00 : f16
    %cst_2 = arith.constant dense<6.450400e+04> : tensor<f32>
    %cst_3 = arith.constant dense<6.550400e+04> : tensor<f32>
    %cst_4 = arith.constant 0x7FF0000000000000 : f64
    %cst_5 = arith.constant 2.7725887222397811 : f64
    %cst_6 = arith.constant 9.9999999999999995E-7 : f64
    %cst_7 = arith.constant 4.800000e+01 : f32
    %cst_8 = arith.constant 8.000000e+00 : f32
    %cst_9 = arith.constant dense<15> : tensor<7x7xi64>
    %0 = tensor.empty() : tensor<2x7x48xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xf16>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %116 = arith.extf %in : f16 to f32
      linalg.yield %116 : f32
    } -> tensor<2x7x48xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x7x48xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %116 : f32
    } -> tensor<2x7x48xf32>
    %3 = tensor.empty() : tensor<2x7x1xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%2 : tensor<2x7x48xf32>) outs(%4 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.addf %in, %out : f32
      linalg.yield %116 : f32
    } -> tensor<2x7x1xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<2x7x1xf32>) outs(%3 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.divf %in, %cst_7 : f32
      linalg.yield %116 : f32
    } -> tensor<2x7x1xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x7x1xf32>) outs(%3 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.truncf %cst_6 : f64 to f32
      %117 = arith.addf %in, %116 : f32
      linalg.yield %117 : f32
    } -> tensor<2x7x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<2x7x1xf32>) outs(%3 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = math.rsqrt %in : f32
      linalg.yield %116 : f32
    } -> tensor<2x7x1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %8 : tensor<2x7x48xf16>, tensor<2x7x1xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f16, %in_38: f32, %out: f32):
      %116 = arith.extf %in : f16 to f32
      %117 = arith.mulf %116, %in_38 : f32
      linalg.yield %117 : f32
    } -> tensor<2x7x48xf32>
    %10 = tensor.empty() : tensor<2x7x48xf16>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x7x48xf32>) outs(%10 : tensor<2x7x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %116 = arith.truncf %in : f32 to f16
      linalg.yield %116 : f16
    } -> tensor<2x7x48xf16>
    %12 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6, %11 : tensor<48xf16>, tensor<2x7x48xf16>) outs(%10 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_38: f16, %out: f16):
      %116 = arith.mulf %in, %in_38 : f16
      linalg.yield %116 : f16
    } -> tensor<2x7x48xf16>
    %13 = tensor.empty() : tensor<48x48xf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<48x48xf16>) outs(%13 : tensor<48x48xf16>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %12 [[0, 1], [2]] : tensor<2x7x48xf16> into tensor<14x48xf16>
    %14 = tensor.empty() : tensor<14x48xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %16 = linalg.matmul ins(%collapsed, %transposed : tensor<14x48xf16>, tensor<48x48xf16>) outs(%15 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %17 = tensor.empty() : tensor<14x48xf16>
    %18 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<14x48xf32>) outs(%17 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %116 = arith.truncf %in : f32 to f16
      linalg.yield %116 : f16
    } -> tensor<14x48xf16>
    %expanded = tensor.expand_shape %18 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf16> into tensor<2x7x3x16xf16>
    %19 = tensor.empty() : tensor<2x3x7x16xf16>
    %transposed_10 = linalg.transpose ins(%expanded : tensor<2x7x3x16xf16>) outs(%19 : tensor<2x3x7x16xf16>) permutation = [0, 2, 1, 3] 
    %transposed_11 = linalg.transpose ins(%arg2 : tensor<48x48xf16>) outs(%13 : tensor<48x48xf16>) permutation = [1, 0] 
    %20 = linalg.matmul ins(%collapsed, %transposed_11 : tensor<14x48xf16>, tensor<48x48xf16>) outs(%15 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %21 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<14x48xf32>) outs(%17 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %116 = arith.truncf %in : f32 to f16
      linalg.yield %116 : f16
    } -> tensor<14x48xf16>
    %expanded_12 = tensor.expand_shape %21 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf16> into tensor<2x7x3x16xf16>
    %transposed_13 = linalg.transpose ins(%arg3 : tensor<48x48xf16>) outs(%13 : tensor<48x48xf16>) permutation = [1, 0] 
    %22 = linalg.matmul ins(%collapsed, %transposed_13 : tensor<14x48xf16>, tensor<48x48xf16>) outs(%15 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %23 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<14x48xf32>) outs(%17 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %116 = arith.truncf %in : f32 to f16
      linalg.yield %116 : f16
    } -> tensor<14x48xf16>
    %expanded_14 = tensor.expand_shape %23 [[0, 1], [2, 3]] output_shape [2, 7, 3, 16] : tensor<14x48xf16> into tensor<2x7x3x16xf16>
    %transposed_15 = linalg.transpose ins(%expanded_14 : tensor<2x7x3x16xf16>) outs(%19 : tensor<2x3x7x16xf16>) permutation = [0, 2, 1, 3] 
    %24 = tensor.empty() : tensor<7xi64>
    %25 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel"]} outs(%24 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %116 = linalg.index 0 : index
      %117 = arith.index_cast %116 : index to i64
      linalg.yield %117 : i64
    } -> tensor<7xi64>
    %expanded_16 = tensor.expand_shape %25 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %expanded_17 = tensor.expand_shape %25 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %26 = tensor.empty() : tensor<7x7xi64>
    %27 = linalg.generic {indexing_maps = [#map5, #map6, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_17, %expanded_16 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%26 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_38: i64, %out: i64):
      %116 = arith.subi %in, %in_38 : i64
      linalg.yield %116 : i64
    } -> tensor<7x7xi64>
    %28 = tensor.empty() : tensor<7x7xi1>
    %29 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<7x7xi64>) outs(%28 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %116 = arith.cmpi sgt, %in, %c0_i64 : i64
      linalg.yield %116 : i1
    } -> tensor<7x7xi1>
    %30 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<7x7xi1>) outs(%26 : tensor<7x7xi64>) {
    ^bb0(%in: i1, %out: i64):
      %116 = arith.extui %in : i1 to i64
      linalg.yield %116 : i64
    } -> tensor<7x7xi64>
    %31 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<7x7xi64>) outs(%26 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %116 = arith.muli %in, %c16_i64 : i64
      linalg.yield %116 : i64
    } -> tensor<7x7xi64>
    %32 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<7x7xi64>) outs(%26 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %116 = math.absi %in : i64
      linalg.yield %116 : i64
    } -> tensor<7x7xi64>
    %33 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<7x7xi64>) outs(%28 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %116 = arith.cmpi slt, %in, %c8_i64 : i64
      linalg.yield %116 : i1
    } -> tensor<7x7xi1>
    %34 = tensor.empty() : tensor<7x7xf32>
    %35 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<7x7xi64>) outs(%34 : tensor<7x7xf32>) {
    ^bb0(%in: i64, %out: f32):
      %116 = arith.sitofp %in : i64 to f32
      linalg.yield %116 : f32
    } -> tensor<7x7xf32>
    %36 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<7x7xf32>) outs(%34 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.divf %in, %cst_8 : f32
      linalg.yield %116 : f32
    } -> tensor<7x7xf32>
    %37 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<7x7xf32>) outs(%34 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = math.log %in : f32
      linalg.yield %116 : f32
    } -> tensor<7x7xf32>
    %38 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<7x7xf32>) outs(%34 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.truncf %cst_5 : f64 to f32
      %117 = arith.divf %in, %116 : f32
      linalg.yield %117 : f32
    } -> tensor<7x7xf32>
    %39 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<7x7xf32>) outs(%34 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.mulf %in, %cst_8 : f32
      linalg.yield %116 : f32
    } -> tensor<7x7xf32>
    %40 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<7x7xf32>) outs(%26 : tensor<7x7xi64>) {
    ^bb0(%in: f32, %out: i64):
      %116 = arith.fptosi %in : f32 to i64
      linalg.yield %116 : i64
    } -> tensor<7x7xi64>
    %41 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<7x7xi64>) outs(%26 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %116 = arith.addi %in, %c8_i64 : i64
      linalg.yield %116 : i64
    } -> tensor<7x7xi64>
    %42 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%41, %cst_9 : tensor<7x7xi64>, tensor<7x7xi64>) outs(%26 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_38: i64, %out: i64):
      %116 = arith.minsi %in, %in_38 : i64
      linalg.yield %116 : i64
    } -> tensor<7x7xi64>
    %43 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%33, %32, %42 : tensor<7x7xi1>, tensor<7x7xi64>, tensor<7x7xi64>) outs(%26 : tensor<7x7xi64>) {
    ^bb0(%in: i1, %in_38: i64, %in_39: i64, %out: i64):
      %116 = arith.select %in, %in_38, %in_39 : i64
      linalg.yield %116 : i64
    } -> tensor<7x7xi64>
    %44 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%31, %43 : tensor<7x7xi64>, tensor<7x7xi64>) outs(%26 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_38: i64, %out: i64):
      %116 = arith.addi %in, %in_38 : i64
      linalg.yield %116 : i64
    } -> tensor<7x7xi64>
    %45 = tensor.empty() : tensor<7x7x3xf16>
    %46 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44 : tensor<7x7xi64>) outs(%45 : tensor<7x7x3xf16>) {
    ^bb0(%in: i64, %out: f16):
      %116 = arith.index_cast %in : i64 to index
      %117 = linalg.index 2 : index
      %118 = arith.cmpi slt, %116, %c32 : index
      cf.assert %118, "index must be smaller than dim size"
      %119 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %119, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg5[%116, %117] : tensor<32x3xf16>
      linalg.yield %extracted : f16
    } -> tensor<7x7x3xf16>
    %47 = tensor.empty() : tensor<3x7x7xf16>
    %transposed_18 = linalg.transpose ins(%46 : tensor<7x7x3xf16>) outs(%47 : tensor<3x7x7xf16>) permutation = [2, 0, 1] 
    %expanded_19 = tensor.expand_shape %transposed_18 [[0, 1], [2], [3]] output_shape [1, 3, 7, 7] : tensor<3x7x7xf16> into tensor<1x3x7x7xf16>
    %48 = tensor.empty() : tensor<2x3x16x7xf16>
    %transposed_20 = linalg.transpose ins(%expanded_12 : tensor<2x7x3x16xf16>) outs(%48 : tensor<2x3x16x7xf16>) permutation = [0, 2, 3, 1] 
    %collapsed_21 = tensor.collapse_shape %transposed_10 [[0, 1], [2], [3]] : tensor<2x3x7x16xf16> into tensor<6x7x16xf16>
    %collapsed_22 = tensor.collapse_shape %transposed_20 [[0, 1], [2], [3]] : tensor<2x3x16x7xf16> into tensor<6x16x7xf16>
    %49 = tensor.empty() : tensor<6x7x7xf32>
    %50 = linalg.fill ins(%cst : f32) outs(%49 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %51 = linalg.batch_matmul ins(%collapsed_21, %collapsed_22 : tensor<6x7x16xf16>, tensor<6x16x7xf16>) outs(%50 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %52 = tensor.empty() : tensor<6x7x7xf16>
    %53 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51 : tensor<6x7x7xf32>) outs(%52 : tensor<6x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %116 = arith.truncf %in : f32 to f16
      linalg.yield %116 : f16
    } -> tensor<6x7x7xf16>
    %expanded_23 = tensor.expand_shape %53 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf16> into tensor<2x3x7x7xf16>
    %54 = tensor.empty() : tensor<2x3x7x7xf16>
    %55 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_23, %expanded_19 : tensor<2x3x7x7xf16>, tensor<1x3x7x7xf16>) outs(%54 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %in_38: f16, %out: f16):
      %116 = arith.addf %in, %in_38 : f16
      linalg.yield %116 : f16
    } -> tensor<2x3x7x7xf16>
    %56 = tensor.empty() : tensor<2x3x7x7xf32>
    %57 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<2x3x7x7xf16>) outs(%56 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f16, %out: f32):
      %116 = arith.extf %in : f16 to f32
      linalg.yield %116 : f32
    } -> tensor<2x3x7x7xf32>
    %58 = tensor.empty() : tensor<2x3x7xi64>
    %59 = linalg.fill ins(%c0_i64 : i64) outs(%58 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %60 = tensor.empty() : tensor<2x3x7xf32>
    %61 = linalg.fill ins(%cst_0 : f32) outs(%60 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %62:2 = linalg.generic {indexing_maps = [#map8, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%57 : tensor<2x3x7x7xf32>) outs(%61, %59 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_38: i64):
      %116 = linalg.index 3 : index
      %117 = arith.index_cast %116 : index to i64
      %118 = arith.maximumf %in, %out : f32
      %119 = arith.cmpf ogt, %in, %out : f32
      %120 = arith.select %119, %117, %out_38 : i64
      linalg.yield %118, %120 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_24 = tensor.expand_shape %62#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %63 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57, %expanded_24 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%56 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %116 = arith.subf %in, %in_38 : f32
      linalg.yield %116 : f32
    } -> tensor<2x3x7x7xf32>
    %64 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63 : tensor<2x3x7x7xf32>) outs(%56 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = math.exp %in : f32
      linalg.yield %116 : f32
    } -> tensor<2x3x7x7xf32>
    %65 = tensor.empty() : tensor<2x3x7x1xf32>
    %66 = linalg.fill ins(%cst : f32) outs(%65 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %67 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%64 : tensor<2x3x7x7xf32>) outs(%66 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.addf %in, %out : f32
      linalg.yield %116 : f32
    } -> tensor<2x3x7x1xf32>
    %68 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64, %67 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%56 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %116 = arith.divf %in, %in_38 : f32
      linalg.yield %116 : f32
    } -> tensor<2x3x7x7xf32>
    %69 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68 : tensor<2x3x7x7xf32>) outs(%54 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %116 = arith.truncf %in : f32 to f16
      linalg.yield %116 : f16
    } -> tensor<2x3x7x7xf16>
    %collapsed_25 = tensor.collapse_shape %69 [[0, 1], [2], [3]] : tensor<2x3x7x7xf16> into tensor<6x7x7xf16>
    %collapsed_26 = tensor.collapse_shape %transposed_15 [[0, 1], [2], [3]] : tensor<2x3x7x16xf16> into tensor<6x7x16xf16>
    %70 = tensor.empty() : tensor<6x7x16xf32>
    %71 = linalg.fill ins(%cst : f32) outs(%70 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %72 = linalg.batch_matmul ins(%collapsed_25, %collapsed_26 : tensor<6x7x7xf16>, tensor<6x7x16xf16>) outs(%71 : tensor<6x7x16xf32>) -> tensor<6x7x16xf32>
    %73 = tensor.empty() : tensor<6x7x16xf16>
    %74 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<6x7x16xf32>) outs(%73 : tensor<6x7x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %116 = arith.truncf %in : f32 to f16
      linalg.yield %116 : f16
    } -> tensor<6x7x16xf16>
    %expanded_27 = tensor.expand_shape %74 [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : tensor<6x7x16xf16> into tensor<2x3x7x16xf16>
    %75 = tensor.empty() : tensor<2x7x3x16xf16>
    %transposed_28 = linalg.transpose ins(%expanded_27 : tensor<2x3x7x16xf16>) outs(%75 : tensor<2x7x3x16xf16>) permutation = [0, 2, 1, 3] 
    %transposed_29 = linalg.transpose ins(%arg4 : tensor<48x48xf16>) outs(%13 : tensor<48x48xf16>) permutation = [1, 0] 
    %collapsed_30 = tensor.collapse_shape %transposed_28 [[0, 1], [2, 3]] : tensor<2x7x3x16xf16> into tensor<14x48xf16>
    %76 = linalg.matmul ins(%collapsed_30, %transposed_29 : tensor<14x48xf16>, tensor<48x48xf16>) outs(%15 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %77 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%76 : tensor<14x48xf32>) outs(%17 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %116 = arith.truncf %in : f32 to f16
      linalg.yield %116 : f16
    } -> tensor<14x48xf16>
    %expanded_31 = tensor.expand_shape %77 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf16> into tensor<2x7x48xf16>
    %78 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded_31 : tensor<2x7x48xf16>, tensor<2x7x48xf16>) outs(%10 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_38: f16, %out: f16):
      %116 = arith.addf %in, %in_38 : f16
      linalg.yield %116 : f16
    } -> tensor<2x7x48xf16>
    %79 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78 : tensor<2x7x48xf16>) outs(%10 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %out: f16):
      %116 = math.absf %in : f16
      linalg.yield %116 : f16
    } -> tensor<2x7x48xf16>
    %80 = tensor.empty() : tensor<2x7x48xi1>
    %81 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<2x7x48xf16>) outs(%80 : tensor<2x7x48xi1>) {
    ^bb0(%in: f16, %out: i1):
      %116 = arith.extf %in : f16 to f64
      %117 = arith.cmpf oeq, %116, %cst_4 : f64
      linalg.yield %117 : i1
    } -> tensor<2x7x48xi1>
    %82 = tensor.empty() : tensor<i1>
    %83 = linalg.fill ins(%false : i1) outs(%82 : tensor<i1>) -> tensor<i1>
    %84 = linalg.generic {indexing_maps = [#map, #map12], iterator_types = ["reduction", "reduction", "reduction"]} ins(%81 : tensor<2x7x48xi1>) outs(%83 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %116 = arith.ori %in, %out : i1
      linalg.yield %116 : i1
    } -> tensor<i1>
    %85 = tensor.empty() : tensor<f32>
    %86 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = []} ins(%84, %cst_2, %cst_3 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%85 : tensor<f32>) {
    ^bb0(%in: i1, %in_38: f32, %in_39: f32, %out: f32):
      %116 = arith.select %in, %in_38, %in_39 : f32
      linalg.yield %116 : f32
    } -> tensor<f32>
    %87 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%86 : tensor<f32>) outs(%85 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.negf %in : f32
      linalg.yield %116 : f32
    } -> tensor<f32>
    %88 = linalg.generic {indexing_maps = [#map, #map12, #map12, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %87, %86 : tensor<2x7x48xf16>, tensor<f32>, tensor<f32>) outs(%10 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_38: f32, %in_39: f32, %out: f16):
      %116 = arith.truncf %in_38 : f32 to f16
      %117 = arith.cmpf ult, %in, %116 : f16
      %118 = arith.select %117, %116, %in : f16
      %119 = arith.truncf %in_39 : f32 to f16
      %120 = arith.cmpf ugt, %118, %119 : f16
      %121 = arith.select %120, %119, %118 : f16
      linalg.yield %121 : f16
    } -> tensor<2x7x48xf16>
    %89 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<2x7x48xf16>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %116 = arith.extf %in : f16 to f32
      linalg.yield %116 : f32
    } -> tensor<2x7x48xf32>
    %90 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<2x7x48xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %116 : f32
    } -> tensor<2x7x48xf32>
    %91 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%90 : tensor<2x7x48xf32>) outs(%4 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.addf %in, %out : f32
      linalg.yield %116 : f32
    } -> tensor<2x7x1xf32>
    %92 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91 : tensor<2x7x1xf32>) outs(%3 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.divf %in, %cst_7 : f32
      linalg.yield %116 : f32
    } -> tensor<2x7x1xf32>
    %93 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<2x7x1xf32>) outs(%3 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.truncf %cst_6 : f64 to f32
      %117 = arith.addf %in, %116 : f32
      linalg.yield %117 : f32
    } -> tensor<2x7x1xf32>
    %94 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<2x7x1xf32>) outs(%3 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = math.rsqrt %in : f32
      linalg.yield %116 : f32
    } -> tensor<2x7x1xf32>
    %95 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88, %94 : tensor<2x7x48xf16>, tensor<2x7x1xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f16, %in_38: f32, %out: f32):
      %116 = arith.extf %in : f16 to f32
      %117 = arith.mulf %116, %in_38 : f32
      linalg.yield %117 : f32
    } -> tensor<2x7x48xf32>
    %96 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<2x7x48xf32>) outs(%10 : tensor<2x7x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %116 = arith.truncf %in : f32 to f16
      linalg.yield %116 : f16
    } -> tensor<2x7x48xf16>
    %97 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg9, %96 : tensor<48xf16>, tensor<2x7x48xf16>) outs(%10 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_38: f16, %out: f16):
      %116 = arith.mulf %in, %in_38 : f16
      linalg.yield %116 : f16
    } -> tensor<2x7x48xf16>
    %98 = tensor.empty() : tensor<48x80xf16>
    %transposed_32 = linalg.transpose ins(%arg7 : tensor<80x48xf16>) outs(%98 : tensor<48x80xf16>) permutation = [1, 0] 
    %collapsed_33 = tensor.collapse_shape %97 [[0, 1], [2]] : tensor<2x7x48xf16> into tensor<14x48xf16>
    %99 = tensor.empty() : tensor<14x80xf32>
    %100 = linalg.fill ins(%cst : f32) outs(%99 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %101 = linalg.matmul ins(%collapsed_33, %transposed_32 : tensor<14x48xf16>, tensor<48x80xf16>) outs(%100 : tensor<14x80xf32>) -> tensor<14x80xf32>
    %102 = tensor.empty() : tensor<14x80xf16>
    %103 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%101 : tensor<14x80xf32>) outs(%102 : tensor<14x80xf16>) {
    ^bb0(%in: f32, %out: f16):
      %116 = arith.truncf %in : f32 to f16
      linalg.yield %116 : f16
    } -> tensor<14x80xf16>
    %expanded_34 = tensor.expand_shape %103 [[0, 1], [2]] output_shape [2, 7, 80] : tensor<14x80xf16> into tensor<2x7x80xf16>
    %104 = tensor.empty() : tensor<2x7x80xf16>
    %105 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_34 : tensor<2x7x80xf16>) outs(%104 : tensor<2x7x80xf16>) {
    ^bb0(%in: f16, %out: f16):
      %116 = arith.cmpf ugt, %in, %cst_1 : f16
      %117 = arith.select %116, %in, %cst_1 : f16
      linalg.yield %117 : f16
    } -> tensor<2x7x80xf16>
    %106 = tensor.empty() : tensor<80x48xf16>
    %transposed_35 = linalg.transpose ins(%arg8 : tensor<48x80xf16>) outs(%106 : tensor<80x48xf16>) permutation = [1, 0] 
    %collapsed_36 = tensor.collapse_shape %105 [[0, 1], [2]] : tensor<2x7x80xf16> into tensor<14x80xf16>
    %107 = linalg.matmul ins(%collapsed_36, %transposed_35 : tensor<14x80xf16>, tensor<80x48xf16>) outs(%15 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %108 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%107 : tensor<14x48xf32>) outs(%17 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %116 = arith.truncf %in : f32 to f16
      linalg.yield %116 : f16
    } -> tensor<14x48xf16>
    %expanded_37 = tensor.expand_shape %108 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf16> into tensor<2x7x48xf16>
    %109 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88, %expanded_37 : tensor<2x7x48xf16>, tensor<2x7x48xf16>) outs(%10 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_38: f16, %out: f16):
      %116 = arith.addf %in, %in_38 : f16
      linalg.yield %116 : f16
    } -> tensor<2x7x48xf16>
    %110 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<2x7x48xf16>) outs(%10 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %out: f16):
      %116 = math.absf %in : f16
      linalg.yield %116 : f16
    } -> tensor<2x7x48xf16>
    %111 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<2x7x48xf16>) outs(%80 : tensor<2x7x48xi1>) {
    ^bb0(%in: f16, %out: i1):
      %116 = arith.extf %in : f16 to f64
      %117 = arith.cmpf oeq, %116, %cst_4 : f64
      linalg.yield %117 : i1
    } -> tensor<2x7x48xi1>
    %112 = linalg.generic {indexing_maps = [#map, #map12], iterator_types = ["reduction", "reduction", "reduction"]} ins(%111 : tensor<2x7x48xi1>) outs(%83 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %116 = arith.ori %in, %out : i1
      linalg.yield %116 : i1
    } -> tensor<i1>
    %113 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = []} ins(%112, %cst_2, %cst_3 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%85 : tensor<f32>) {
    ^bb0(%in: i1, %in_38: f32, %in_39: f32, %out: f32):
      %116 = arith.select %in, %in_38, %in_39 : f32
      linalg.yield %116 : f32
    } -> tensor<f32>
    %114 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%113 : tensor<f32>) outs(%85 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.negf %in : f32
      linalg.yield %116 : f32
    } -> tensor<f32>
    %115 = linalg.generic {indexing_maps = [#map, #map12, #map12, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %114, %113 : tensor<2x7x48xf16>, tensor<f32>, tensor<f32>) outs(%10 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %in_38: f32, %in_39: f32, %out: f16):
      %116 = arith.truncf %in_38 : f32 to f16
      %117 = arith.cmpf ult, %in, %116 : f16
      %118 = arith.select %117, %116, %in : f16
      %119 = arith.truncf %in_39 : f32 to f16
      %120 = arith.cmpf ugt, %118, %119 : f16
      %121 = arith.select %120, %119, %118 : f16
      linalg.yield %121 : f16
    } -> tensor<2x7x48xf16>
    return %115 : tensor<2x7x48xf16>
  }
}
