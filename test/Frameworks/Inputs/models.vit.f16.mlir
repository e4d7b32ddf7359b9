#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d1, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> ()>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map8 = affine_map<(d0, d1, d2) -> (d2)>
#map9 = affine_map<(d0, d1) -> (d0, d1)>
#map10 = affine_map<(d0, d1) -> (d1)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x3x8x8xf16>, %arg1: tensor<1x1x32xf16>, %arg2: tensor<1x5x32xf16>, %arg3: tensor<32x3x4x4xf16>, %arg4: tensor<32xf16>, %arg5: tensor<32x32xf16>, %arg6: tensor<32xf16>, %arg7: tensor<32x32xf16>, %arg8: tensor<32xf16>, %arg9: tensor<32x32xf16>, %arg10: tensor<32xf16>, %arg11: tensor<32x32xf16>, %arg12: tensor<32xf16>, %arg13: tensor<32xf16>, %arg14: tensor<32xf16>, %arg15: tensor<32xf16>, %arg16: tensor<32xf16>, %arg17: tensor<48x32xf16>, %arg18: tensor<48xf16>, %arg19: tensor<32x48xf16>, %arg20: tensor<32xf16>, %arg21: tensor<32x32xf16>, %arg22: tensor<32xf16>, %arg23: tensor<32x32xf16>, %arg24: tensor<32xf16>, %arg25: tensor<32x32xf16>, %arg26: tensor<32xf16>, %arg27: tensor<32x32xf16>, %arg28: tensor<32xf16>, %arg29: tensor<32xf16>, %arg30: tensor<32xf16>, %arg31: tensor<32xf16>, %arg32: tensor<32xf16>, %arg33: tensor<48x32xf16>, %arg34: tensor<48xf16>, %arg35: tensor<32x48xf16>, %arg36: tensor<32xf16>, %arg37: tensor<32xf16>, %arg38: tensor<32xf16>, %arg39: tensor<5x32xf16>, %arg40: tensor<5xf16>) -> tensor<2x5xf16> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 1.000000e+00 : f16
    %cst_3 = arith.constant 2.000000e+00 : f16
    %cst_4 = arith.constant 5.000000e-01 : f16
    %cst_5 = arith.constant dense<-6.550400e+04> : tensor<f16>
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<f16>
    %cst_7 = arith.constant 9.9999999999999998E-13 : f64
    %cst_8 = arith.constant 3.200000e+01 : f64
    %cst_9 = arith.constant 3.200000e+01 : f32
    %cst_10 = arith.constant 2.500000e-01 : f16
    %0 = tensor.empty() : tensor<2x32x2x2xf32>
    %1 = tensor.empty() : tensor<32xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg4 : tensor<32xf16>) outs(%1 : tensor<32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<32xf32>
    %broadcasted = linalg.broadcast ins(%2 : tensor<32xf32>) outs(%0 : tensor<2x32x2x2xf32>) dimensions = [0, 2, 3] 
    %3 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<4> : vector<2xi64>} ins(%arg0, %arg3 : tensor<2x3x8x8xf16>, tensor<32x3x4x4xf16>) outs(%broadcasted : tensor<2x32x2x2xf32>) -> tensor<2x32x2x2xf32>
    %4 = tensor.empty() : tensor<2x32x2x2xf16>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3 : tensor<2x32x2x2xf32>) outs(%4 : tensor<2x32x2x2xf16>) {
    ^bb0(%in: f32, %out: f16):
      %259 = arith.truncf %in : f32 to f16
      linalg.yield %259 : f16
    } -> tensor<2x32x2x2xf16>
    %collapsed = tensor.collapse_shape %5 [[0], [1], [2, 3]] : tensor<2x32x2x2xf16> into tensor<2x32x4xf16>
    %6 = tensor.empty() : tensor<2x4x32xf16>
    %transposed = linalg.transpose ins(%collapsed : tensor<2x32x4xf16>) outs(%6 : tensor<2x4x32xf16>) permutation = [0, 2, 1] 
    %7 = tensor.empty() : tensor<2x1x32xf16>
    %collapsed_11 = tensor.collapse_shape %arg1 [[0, 1], [2]] : tensor<1x1x32xf16> into tensor<1x32xf16>
    %8 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_11 : tensor<1x32xf16>) outs(%7 : tensor<2x1x32xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x1x32xf16>
    %concat = tensor.concat dim(1) %8, %transposed : (tensor<2x1x32xf16>, tensor<2x4x32xf16>) -> tensor<2x5x32xf16>
    %9 = tensor.empty() : tensor<2x5x32xf16>
    %10 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat, %arg2 : tensor<2x5x32xf16>, tensor<1x5x32xf16>) outs(%9 : tensor<2x5x32xf16>) {
    ^bb0(%in: f16, %in_69: f16, %out: f16):
      %259 = arith.addf %in, %in_69 : f16
      linalg.yield %259 : f16
    } -> tensor<2x5x32xf16>
    %11 = tensor.empty() : tensor<5xi64>
    %12 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%11 : tensor<5xi64>) {
    ^bb0(%out: i64):
      %259 = linalg.index 0 : index
      %260 = arith.index_cast %259 : index to i64
      linalg.yield %260 : i64
    } -> tensor<5xi64>
    %expanded = tensor.expand_shape %12 [[0, 1, 2, 3]] output_shape [1, 1, 5, 1] : tensor<5xi64> into tensor<1x1x5x1xi64>
    %13 = tensor.empty() : tensor<1x1x5x1xi1>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x1x5x1xi64>) outs(%13 : tensor<1x1x5x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %259 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %259 : i1
    } -> tensor<1x1x5x1xi1>
    %15 = tensor.empty() : tensor<2x1x5x5xi1>
    %collapsed_12 = tensor.collapse_shape %14 [[0, 1], [2, 3]] : tensor<1x1x5x1xi1> into tensor<1x5xi1>
    %16 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_12 : tensor<1x5xi1>) outs(%15 : tensor<2x1x5x5xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x5x5xi1>
    %17 = tensor.empty() : tensor<2x1x5x5xf16>
    %18 = linalg.generic {indexing_maps = [#map1, #map6, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %cst_6, %cst_5 : tensor<2x1x5x5xi1>, tensor<f16>, tensor<f16>) outs(%17 : tensor<2x1x5x5xf16>) {
    ^bb0(%in: i1, %in_69: f16, %in_70: f16, %out: f16):
      %259 = arith.select %in, %in_69, %in_70 : f16
      linalg.yield %259 : f16
    } -> tensor<2x1x5x5xf16>
    %19 = tensor.empty() : tensor<2x5x32xf32>
    %20 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<2x5x32xf16>) outs(%19 : tensor<2x5x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<2x5x32xf32>
    %21 = tensor.empty() : tensor<2x5x32xf64>
    %22 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<2x5x32xf32>) outs(%21 : tensor<2x5x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %259 = arith.extf %in : f32 to f64
      linalg.yield %259 : f64
    } -> tensor<2x5x32xf64>
    %23 = tensor.empty() : tensor<2x5x1xf64>
    %24 = linalg.fill ins(%cst : f64) outs(%23 : tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    %25 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%22 : tensor<2x5x32xf64>) outs(%24 : tensor<2x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %259 = arith.addf %in, %out : f64
      linalg.yield %259 : f64
    } -> tensor<2x5x1xf64>
    %26 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<2x5x1xf64>) outs(%23 : tensor<2x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %259 = arith.divf %in, %cst_8 : f64
      linalg.yield %259 : f64
    } -> tensor<2x5x1xf64>
    %27 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22, %26 : tensor<2x5x32xf64>, tensor<2x5x1xf64>) outs(%21 : tensor<2x5x32xf64>) {
    ^bb0(%in: f64, %in_69: f64, %out: f64):
      %259 = arith.subf %in, %in_69 : f64
      linalg.yield %259 : f64
    } -> tensor<2x5x32xf64>
    %28 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %27 : tensor<2x5x32xf64>, tensor<2x5x32xf64>) outs(%21 : tensor<2x5x32xf64>) {
    ^bb0(%in: f64, %in_69: f64, %out: f64):
      %259 = arith.mulf %in, %in_69 : f64
      linalg.yield %259 : f64
    } -> tensor<2x5x32xf64>
    %29 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%28 : tensor<2x5x32xf64>) outs(%24 : tensor<2x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %259 = arith.addf %in, %out : f64
      linalg.yield %259 : f64
    } -> tensor<2x5x1xf64>
    %30 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<2x5x1xf64>) outs(%23 : tensor<2x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %259 = arith.divf %in, %cst_8 : f64
      linalg.yield %259 : f64
    } -> tensor<2x5x1xf64>
    %31 = tensor.empty() : tensor<2x5x1xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<2x5x1xf64>) outs(%31 : tensor<2x5x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %259 = arith.truncf %in : f64 to f32
      linalg.yield %259 : f32
    } -> tensor<2x5x1xf32>
    %33 = linalg.fill ins(%cst_0 : f32) outs(%31 : tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %34 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%20 : tensor<2x5x32xf32>) outs(%33 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %259 = arith.addf %in, %out : f32
      linalg.yield %259 : f32
    } -> tensor<2x5x1xf32>
    %35 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34 : tensor<2x5x1xf32>) outs(%31 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %259 = arith.divf %in, %cst_9 : f32
      linalg.yield %259 : f32
    } -> tensor<2x5x1xf32>
    %36 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32 : tensor<2x5x1xf32>) outs(%31 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %259 = arith.truncf %cst_7 : f64 to f32
      %260 = arith.addf %in, %259 : f32
      linalg.yield %260 : f32
    } -> tensor<2x5x1xf32>
    %37 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36 : tensor<2x5x1xf32>) outs(%31 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %259 = math.rsqrt %in : f32
      linalg.yield %259 : f32
    } -> tensor<2x5x1xf32>
    %38 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %35 : tensor<2x5x32xf32>, tensor<2x5x1xf32>) outs(%19 : tensor<2x5x32xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %259 = arith.subf %in, %in_69 : f32
      linalg.yield %259 : f32
    } -> tensor<2x5x32xf32>
    %39 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38, %37 : tensor<2x5x32xf32>, tensor<2x5x1xf32>) outs(%19 : tensor<2x5x32xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %259 = arith.mulf %in, %in_69 : f32
      linalg.yield %259 : f32
    } -> tensor<2x5x32xf32>
    %40 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %arg13 : tensor<2x5x32xf32>, tensor<32xf16>) outs(%19 : tensor<2x5x32xf32>) {
    ^bb0(%in: f32, %in_69: f16, %out: f32):
      %259 = arith.extf %in_69 : f16 to f32
      %260 = arith.mulf %in, %259 : f32
      linalg.yield %260 : f32
    } -> tensor<2x5x32xf32>
    %41 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40, %arg14 : tensor<2x5x32xf32>, tensor<32xf16>) outs(%19 : tensor<2x5x32xf32>) {
    ^bb0(%in: f32, %in_69: f16, %out: f32):
      %259 = arith.extf %in_69 : f16 to f32
      %260 = arith.addf %in, %259 : f32
      linalg.yield %260 : f32
    } -> tensor<2x5x32xf32>
    %42 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<2x5x32xf32>) outs(%9 : tensor<2x5x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %259 = arith.truncf %in : f32 to f16
      linalg.yield %259 : f16
    } -> tensor<2x5x32xf16>
    %collapsed_13 = tensor.collapse_shape %42 [[0, 1], [2]] : tensor<2x5x32xf16> into tensor<10x32xf16>
    %43 = tensor.empty() : tensor<32x32xf16>
    %transposed_14 = linalg.transpose ins(%arg5 : tensor<32x32xf16>) outs(%43 : tensor<32x32xf16>) permutation = [1, 0] 
    %44 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg6 : tensor<32xf16>) outs(%1 : tensor<32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<32xf32>
    %45 = tensor.empty() : tensor<10x32xf32>
    %46 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%collapsed_13 : tensor<10x32xf16>) outs(%45 : tensor<10x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<10x32xf32>
    %47 = tensor.empty() : tensor<32x32xf32>
    %48 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%transposed_14 : tensor<32x32xf16>) outs(%47 : tensor<32x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<32x32xf32>
    %49 = linalg.fill ins(%cst_0 : f32) outs(%45 : tensor<10x32xf32>) -> tensor<10x32xf32>
    %50 = linalg.matmul ins(%46, %48 : tensor<10x32xf32>, tensor<32x32xf32>) outs(%49 : tensor<10x32xf32>) -> tensor<10x32xf32>
    %51 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%50, %44 : tensor<10x32xf32>, tensor<32xf32>) outs(%45 : tensor<10x32xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %259 = arith.addf %in, %in_69 : f32
      linalg.yield %259 : f32
    } -> tensor<10x32xf32>
    %52 = tensor.empty() : tensor<10x32xf16>
    %53 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%51 : tensor<10x32xf32>) outs(%52 : tensor<10x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %259 = arith.truncf %in : f32 to f16
      linalg.yield %259 : f16
    } -> tensor<10x32xf16>
    %expanded_15 = tensor.expand_shape %53 [[0, 1], [2, 3]] output_shape [2, 5, 2, 16] : tensor<10x32xf16> into tensor<2x5x2x16xf16>
    %54 = tensor.empty() : tensor<2x2x5x16xf16>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<2x5x2x16xf16>) outs(%54 : tensor<2x2x5x16xf16>) permutation = [0, 2, 1, 3] 
    %transposed_17 = linalg.transpose ins(%arg7 : tensor<32x32xf16>) outs(%43 : tensor<32x32xf16>) permutation = [1, 0] 
    %55 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg8 : tensor<32xf16>) outs(%1 : tensor<32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<32xf32>
    %56 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%transposed_17 : tensor<32x32xf16>) outs(%47 : tensor<32x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<32x32xf32>
    %57 = linalg.matmul ins(%46, %56 : tensor<10x32xf32>, tensor<32x32xf32>) outs(%49 : tensor<10x32xf32>) -> tensor<10x32xf32>
    %58 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%57, %55 : tensor<10x32xf32>, tensor<32xf32>) outs(%45 : tensor<10x32xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %259 = arith.addf %in, %in_69 : f32
      linalg.yield %259 : f32
    } -> tensor<10x32xf32>
    %59 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%58 : tensor<10x32xf32>) outs(%52 : tensor<10x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %259 = arith.truncf %in : f32 to f16
      linalg.yield %259 : f16
    } -> tensor<10x32xf16>
    %expanded_18 = tensor.expand_shape %59 [[0, 1], [2, 3]] output_shape [2, 5, 2, 16] : tensor<10x32xf16> into tensor<2x5x2x16xf16>
    %transposed_19 = linalg.transpose ins(%arg9 : tensor<32x32xf16>) outs(%43 : tensor<32x32xf16>) permutation = [1, 0] 
    %60 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg10 : tensor<32xf16>) outs(%1 : tensor<32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<32xf32>
    %61 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%transposed_19 : tensor<32x32xf16>) outs(%47 : tensor<32x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<32x32xf32>
    %62 = linalg.matmul ins(%46, %61 : tensor<10x32xf32>, tensor<32x32xf32>) outs(%49 : tensor<10x32xf32>) -> tensor<10x32xf32>
    %63 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%62, %60 : tensor<10x32xf32>, tensor<32xf32>) outs(%45 : tensor<10x32xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %259 = arith.addf %in, %in_69 : f32
      linalg.yield %259 : f32
    } -> tensor<10x32xf32>
    %64 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%63 : tensor<10x32xf32>) outs(%52 : tensor<10x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %259 = arith.truncf %in : f32 to f16
      linalg.yield %259 : f16
    } -> tensor<10x32xf16>
    %expanded_20 = tensor.expand_shape %64 [[0, 1], [2, 3]] output_shape [2, 5, 2, 16] : tensor<10x32xf16> into tensor<2x5x2x16xf16>
    %transposed_21 = linalg.transpose ins(%expanded_20 : tensor<2x5x2x16xf16>) outs(%54 : tensor<2x2x5x16xf16>) permutation = [0, 2, 1, 3] 
    %65 = tensor.empty() : tensor<2x2x16x5xf16>
    %transposed_22 = linalg.transpose ins(%expanded_18 : tensor<2x5x2x16xf16>) outs(%65 : tensor<2x2x16x5xf16>) permutation = [0, 2, 3, 1] 
    %collapsed_23 = tensor.collapse_shape %transposed_16 [[0, 1], [2], [3]] : tensor<2x2x5x16xf16> into tensor<4x5x16xf16>
    %collapsed_24 = tensor.collapse_shape %transposed_22 [[0, 1], [2], [3]] : tensor<2x2x16x5xf16> into tensor<4x16x5xf16>
    %66 = tensor.empty() : tensor<4x5x5xf32>
    %67 = linalg.fill ins(%cst_0 : f32) outs(%66 : tensor<4x5x5xf32>) -> tensor<4x5x5xf32>
    %68 = linalg.batch_matmul ins(%collapsed_23, %collapsed_24 : tensor<4x5x16xf16>, tensor<4x16x5xf16>) outs(%67 : tensor<4x5x5xf32>) -> tensor<4x5x5xf32>
    %69 = tensor.empty() : tensor<4x5x5xf16>
    %70 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68 : tensor<4x5x5xf32>) outs(%69 : tensor<4x5x5xf16>) {
    ^bb0(%in: f32, %out: f16):
      %259 = arith.truncf %in : f32 to f16
      linalg.yield %259 : f16
    } -> tensor<4x5x5xf16>
    %expanded_25 = tensor.expand_shape %70 [[0, 1], [2], [3]] output_shape [2, 2, 5, 5] : tensor<4x5x5xf16> into tensor<2x2x5x5xf16>
    %71 = tensor.empty() : tensor<2x2x5x5xf16>
    %72 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_25 : tensor<2x2x5x5xf16>) outs(%71 : tensor<2x2x5x5xf16>) {
    ^bb0(%in: f16, %out: f16):
      %259 = arith.mulf %in, %cst_10 : f16
      linalg.yield %259 : f16
    } -> tensor<2x2x5x5xf16>
    %73 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %18 : tensor<2x2x5x5xf16>, tensor<2x1x5x5xf16>) outs(%71 : tensor<2x2x5x5xf16>) {
    ^bb0(%in: f16, %in_69: f16, %out: f16):
      %259 = arith.addf %in, %in_69 : f16
      linalg.yield %259 : f16
    } -> tensor<2x2x5x5xf16>
    %74 = tensor.empty() : tensor<2x2x5x5xf32>
    %75 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73 : tensor<2x2x5x5xf16>) outs(%74 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<2x2x5x5xf32>
    %76 = tensor.empty() : tensor<2x2x5xi64>
    %77 = linalg.fill ins(%c0_i64 : i64) outs(%76 : tensor<2x2x5xi64>) -> tensor<2x2x5xi64>
    %78 = tensor.empty() : tensor<2x2x5xf32>
    %79 = linalg.fill ins(%cst_1 : f32) outs(%78 : tensor<2x2x5xf32>) -> tensor<2x2x5xf32>
    %80:2 = linalg.generic {indexing_maps = [#map1, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%75 : tensor<2x2x5x5xf32>) outs(%79, %77 : tensor<2x2x5xf32>, tensor<2x2x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_69: i64):
      %259 = linalg.index 3 : index
      %260 = arith.index_cast %259 : index to i64
      %261 = arith.maximumf %in, %out : f32
      %262 = arith.cmpf ogt, %in, %out : f32
      %263 = arith.select %262, %260, %out_69 : i64
      linalg.yield %261, %263 : f32, i64
    } -> (tensor<2x2x5xf32>, tensor<2x2x5xi64>)
    %expanded_26 = tensor.expand_shape %80#0 [[0], [1], [2, 3]] output_shape [2, 2, 5, 1] : tensor<2x2x5xf32> into tensor<2x2x5x1xf32>
    %81 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75, %expanded_26 : tensor<2x2x5x5xf32>, tensor<2x2x5x1xf32>) outs(%74 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %259 = arith.subf %in, %in_69 : f32
      linalg.yield %259 : f32
    } -> tensor<2x2x5x5xf32>
    %82 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81 : tensor<2x2x5x5xf32>) outs(%74 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %259 = math.exp %in : f32
      linalg.yield %259 : f32
    } -> tensor<2x2x5x5xf32>
    %83 = tensor.empty() : tensor<2x2x5x1xf32>
    %84 = linalg.fill ins(%cst_0 : f32) outs(%83 : tensor<2x2x5x1xf32>) -> tensor<2x2x5x1xf32>
    %85 = linalg.generic {indexing_maps = [#map1, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%82 : tensor<2x2x5x5xf32>) outs(%84 : tensor<2x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %259 = arith.addf %in, %out : f32
      linalg.yield %259 : f32
    } -> tensor<2x2x5x1xf32>
    %86 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82, %85 : tensor<2x2x5x5xf32>, tensor<2x2x5x1xf32>) outs(%74 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %259 = arith.divf %in, %in_69 : f32
      linalg.yield %259 : f32
    } -> tensor<2x2x5x5xf32>
    %87 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%86 : tensor<2x2x5x5xf32>) outs(%71 : tensor<2x2x5x5xf16>) {
    ^bb0(%in: f32, %out: f16):
      %259 = arith.truncf %in : f32 to f16
      linalg.yield %259 : f16
    } -> tensor<2x2x5x5xf16>
    %collapsed_27 = tensor.collapse_shape %87 [[0, 1], [2], [3]] : tensor<2x2x5x5xf16> into tensor<4x5x5xf16>
    %collapsed_28 = tensor.collapse_shape %transposed_21 [[0, 1], [2], [3]] : tensor<2x2x5x16xf16> into tensor<4x5x16xf16>
    %88 = tensor.empty() : tensor<4x5x16xf32>
    %89 = linalg.fill ins(%cst_0 : f32) outs(%88 : tensor<4x5x16xf32>) -> tensor<4x5x16xf32>
    %90 = linalg.batch_matmul ins(%collapsed_27, %collapsed_28 : tensor<4x5x5xf16>, tensor<4x5x16xf16>) outs(%89 : tensor<4x5x16xf32>) -> tensor<4x5x16xf32>
    %91 = tensor.empty() : tensor<4x5x16xf16>
    %92 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<4x5x16xf32>) outs(%91 : tensor<4x5x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %259 = arith.truncf %in : f32 to f16
      linalg.yield %259 : f16
    } -> tensor<4x5x16xf16>
    %expanded_29 = tensor.expand_shape %92 [[0, 1], [2], [3]] output_shape [2, 2, 5, 16] : tensor<4x5x16xf16> into tensor<2x2x5x16xf16>
    %93 = tensor.empty() : tensor<2x5x2x16xf16>
    %transposed_30 = linalg.transpose ins(%expanded_29 : tensor<2x2x5x16xf16>) outs(%93 : tensor<2x5x2x16xf16>) permutation = [0, 2, 1, 3] 
    %collapsed_31 = tensor.collapse_shape %transposed_30 [[0, 1], [2, 3]] : tensor<2x5x2x16xf16> into tensor<10x32xf16>
    %transposed_32 = linalg.transpose ins(%arg11 : tensor<32x32xf16>) outs(%43 : tensor<32x32xf16>) permutation = [1, 0] 
    %94 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg12 : tensor<32xf16>) outs(%1 : tensor<32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<32xf32>
    %95 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%collapsed_31 : tensor<10x32xf16>) outs(%45 : tensor<10x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<10x32xf32>
    %96 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%transposed_32 : tensor<32x32xf16>) outs(%47 : tensor<32x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<32x32xf32>
    %97 = linalg.matmul ins(%95, %96 : tensor<10x32xf32>, tensor<32x32xf32>) outs(%49 : tensor<10x32xf32>) -> tensor<10x32xf32>
    %98 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%97, %94 : tensor<10x32xf32>, tensor<32xf32>) outs(%45 : tensor<10x32xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %259 = arith.addf %in, %in_69 : f32
      linalg.yield %259 : f32
    } -> tensor<10x32xf32>
    %99 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%98 : tensor<10x32xf32>) outs(%52 : tensor<10x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %259 = arith.truncf %in : f32 to f16
      linalg.yield %259 : f16
    } -> tensor<10x32xf16>
    %expanded_33 = tensor.expand_shape %99 [[0, 1], [2]] output_shape [2, 5, 32] : tensor<10x32xf16> into tensor<2x5x32xf16>
    %100 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_33, %10 : tensor<2x5x32xf16>, tensor<2x5x32xf16>) outs(%9 : tensor<2x5x32xf16>) {
    ^bb0(%in: f16, %in_69: f16, %out: f16):
      %259 = arith.addf %in, %in_69 : f16
      linalg.yield %259 : f16
    } -> tensor<2x5x32xf16>
    %101 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<2x5x32xf16>) outs(%19 : tensor<2x5x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<2x5x32xf32>
    %102 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<2x5x32xf32>) outs(%21 : tensor<2x5x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %259 = arith.extf %in : f32 to f64
      linalg.yield %259 : f64
    } -> tensor<2x5x32xf64>
    %103 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%102 : tensor<2x5x32xf64>) outs(%24 : tensor<2x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %259 = arith.addf %in, %out : f64
      linalg.yield %259 : f64
    } -> tensor<2x5x1xf64>
    %104 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<2x5x1xf64>) outs(%23 : tensor<2x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %259 = arith.divf %in, %cst_8 : f64
      linalg.yield %259 : f64
    } -> tensor<2x5x1xf64>
    %105 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %104 : tensor<2x5x32xf64>, tensor<2x5x1xf64>) outs(%21 : tensor<2x5x32xf64>) {
    ^bb0(%in: f64, %in_69: f64, %out: f64):
      %259 = arith.subf %in, %in_69 : f64
      linalg.yield %259 : f64
    } -> tensor<2x5x32xf64>
    %106 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %105 : tensor<2x5x32xf64>, tensor<2x5x32xf64>) outs(%21 : tensor<2x5x32xf64>) {
    ^bb0(%in: f64, %in_69: f64, %out: f64):
      %259 = arith.mulf %in, %in_69 : f64
      linalg.yield %259 : f64
    } -> tensor<2x5x32xf64>
    %107 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%106 : tensor<2x5x32xf64>) outs(%24 : tensor<2x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %259 = arith.addf %in, %out : f64
      linalg.yield %259 : f64
    } -> tensor<2x5x1xf64>
    %108 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<2x5x1xf64>) outs(%23 : tensor<2x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %259 = arith.divf %in, %cst_8 : f64
      linalg.yield %259 : f64
    } -> tensor<2x5x1xf64>
    %109 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<2x5x1xf64>) outs(%31 : tensor<2x5x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %259 = arith.truncf %in : f64 to f32
      linalg.yield %259 : f32
    } -> tensor<2x5x1xf32>
    %110 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%101 : tensor<2x5x32xf32>) outs(%33 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %259 = arith.addf %in, %out : f32
      linalg.yield %259 : f32
    } -> tensor<2x5x1xf32>
    %111 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<2x5x1xf32>) outs(%31 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %259 = arith.divf %in, %cst_9 : f32
      linalg.yield %259 : f32
    } -> tensor<2x5x1xf32>
    %112 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<2x5x1xf32>) outs(%31 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %259 = arith.truncf %cst_7 : f64 to f32
      %260 = arith.addf %in, %259 : f32
      linalg.yield %260 : f32
    } -> tensor<2x5x1xf32>
    %113 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112 : tensor<2x5x1xf32>) outs(%31 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %259 = math.rsqrt %in : f32
      linalg.yield %259 : f32
    } -> tensor<2x5x1xf32>
    %114 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101, %111 : tensor<2x5x32xf32>, tensor<2x5x1xf32>) outs(%19 : tensor<2x5x32xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %259 = arith.subf %in, %in_69 : f32
      linalg.yield %259 : f32
    } -> tensor<2x5x32xf32>
    %115 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %113 : tensor<2x5x32xf32>, tensor<2x5x1xf32>) outs(%19 : tensor<2x5x32xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %259 = arith.mulf %in, %in_69 : f32
      linalg.yield %259 : f32
    } -> tensor<2x5x32xf32>
    %116 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115, %arg15 : tensor<2x5x32xf32>, tensor<32xf16>) outs(%19 : tensor<2x5x32xf32>) {
    ^bb0(%in: f32, %in_69: f16, %out: f32):
      %259 = arith.extf %in_69 : f16 to f32
      %260 = arith.mulf %in, %259 : f32
      linalg.yield %260 : f32
    } -> tensor<2x5x32xf32>
    %117 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116, %arg16 : tensor<2x5x32xf32>, tensor<32xf16>) outs(%19 : tensor<2x5x32xf32>) {
    ^bb0(%in: f32, %in_69: f16, %out: f32):
      %259 = arith.extf %in_69 : f16 to f32
      %260 = arith.addf %in, %259 : f32
      linalg.yield %260 : f32
    } -> tensor<2x5x32xf32>
    %118 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<2x5x32xf32>) outs(%9 : tensor<2x5x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %259 = arith.truncf %in : f32 to f16
      linalg.yield %259 : f16
    } -> tensor<2x5x32xf16>
    %collapsed_34 = tensor.collapse_shape %118 [[0, 1], [2]] : tensor<2x5x32xf16> into tensor<10x32xf16>
    %119 = tensor.empty() : tensor<32x48xf16>
    %transposed_35 = linalg.transpose ins(%arg17 : tensor<48x32xf16>) outs(%119 : tensor<32x48xf16>) permutation = [1, 0] 
    %120 = tensor.empty() : tensor<48xf32>
    %121 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg18 : tensor<48xf16>) outs(%120 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<48xf32>
    %122 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%collapsed_34 : tensor<10x32xf16>) outs(%45 : tensor<10x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<10x32xf32>
    %123 = tensor.empty() : tensor<32x48xf32>
    %124 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%transposed_35 : tensor<32x48xf16>) outs(%123 : tensor<32x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<32x48xf32>
    %125 = tensor.empty() : tensor<10x48xf32>
    %126 = linalg.fill ins(%cst_0 : f32) outs(%125 : tensor<10x48xf32>) -> tensor<10x48xf32>
    %127 = linalg.matmul ins(%122, %124 : tensor<10x32xf32>, tensor<32x48xf32>) outs(%126 : tensor<10x48xf32>) -> tensor<10x48xf32>
    %128 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%127, %121 : tensor<10x48xf32>, tensor<48xf32>) outs(%125 : tensor<10x48xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %259 = arith.addf %in, %in_69 : f32
      linalg.yield %259 : f32
    } -> tensor<10x48xf32>
    %129 = tensor.empty() : tensor<10x48xf16>
    %130 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%128 : tensor<10x48xf32>) outs(%129 : tensor<10x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %259 = arith.truncf %in : f32 to f16
      linalg.yield %259 : f16
    } -> tensor<10x48xf16>
    %expanded_36 = tensor.expand_shape %130 [[0, 1], [2]] output_shape [2, 5, 48] : tensor<10x48xf16> into tensor<2x5x48xf16>
    %131 = tensor.empty() : tensor<2x5x48xf16>
    %132 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_36 : tensor<2x5x48xf16>) outs(%131 : tensor<2x5x48xf16>) {
    ^bb0(%in: f16, %out: f16):
      %259 = math.sqrt %cst_3 : f16
      %260 = arith.divf %in, %259 : f16
      %261 = math.erf %260 : f16
      %262 = arith.addf %261, %cst_2 : f16
      %263 = arith.mulf %262, %cst_4 : f16
      %264 = arith.mulf %in, %263 : f16
      linalg.yield %264 : f16
    } -> tensor<2x5x48xf16>
    %collapsed_37 = tensor.collapse_shape %132 [[0, 1], [2]] : tensor<2x5x48xf16> into tensor<10x48xf16>
    %133 = tensor.empty() : tensor<48x32xf16>
    %transposed_38 = linalg.transpose ins(%arg19 : tensor<32x48xf16>) outs(%133 : tensor<48x32xf16>) permutation = [1, 0] 
    %134 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg20 : tensor<32xf16>) outs(%1 : tensor<32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<32xf32>
    %135 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%collapsed_37 : tensor<10x48xf16>) outs(%125 : tensor<10x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<10x48xf32>
    %136 = tensor.empty() : tensor<48x32xf32>
    %137 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%transposed_38 : tensor<48x32xf16>) outs(%136 : tensor<48x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<48x32xf32>
    %138 = linalg.matmul ins(%135, %137 : tensor<10x48xf32>, tensor<48x32xf32>) outs(%49 : tensor<10x32xf32>) -> tensor<10x32xf32>
    %139 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%138, %134 : tensor<10x32xf32>, tensor<32xf32>) outs(%45 : tensor<10x32xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %259 = arith.addf %in, %in_69 : f32
      linalg.yield %259 : f32
    } -> tensor<10x32xf32>
    %140 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%139 : tensor<10x32xf32>) outs(%52 : tensor<10x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %259 = arith.truncf %in : f32 to f16
      linalg.yield %259 : f16
    } -> tensor<10x32xf16>
    %expanded_39 = tensor.expand_shape %140 [[0, 1], [2]] output_shape [2, 5, 32] : tensor<10x32xf16> into tensor<2x5x32xf16>
    %141 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_39, %100 : tensor<2x5x32xf16>, tensor<2x5x32xf16>) outs(%9 : tensor<2x5x32xf16>) {
    ^bb0(%in: f16, %in_69: f16, %out: f16):
      %259 = arith.addf %in, %in_69 : f16
      linalg.yield %259 : f16
    } -> tensor<2x5x32xf16>
    %142 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<2x5x32xf16>) outs(%19 : tensor<2x5x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<2x5x32xf32>
    %143 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142 : tensor<2x5x32xf32>) outs(%21 : tensor<2x5x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %259 = arith.extf %in : f32 to f64
      linalg.yield %259 : f64
    } -> tensor<2x5x32xf64>
    %144 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%143 : tensor<2x5x32xf64>) outs(%24 : tensor<2x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %259 = arith.addf %in, %out : f64
      linalg.yield %259 : f64
    } -> tensor<2x5x1xf64>
    %145 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144 : tensor<2x5x1xf64>) outs(%23 : tensor<2x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %259 = arith.divf %in, %cst_8 : f64
      linalg.yield %259 : f64
    } -> tensor<2x5x1xf64>
    %146 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143, %145 : tensor<2x5x32xf64>, tensor<2x5x1xf64>) outs(%21 : tensor<2x5x32xf64>) {
    ^bb0(%in: f64, %in_69: f64, %out: f64):
      %259 = arith.subf %in, %in_69 : f64
      linalg.yield %259 : f64
    } -> tensor<2x5x32xf64>
    %147 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146, %146 : tensor<2x5x32xf64>, tensor<2x5x32xf64>) outs(%21 : tensor<2x5x32xf64>) {
    ^bb0(%in: f64, %in_69: f64, %out: f64):
      %259 = arith.mulf %in, %in_69 : f64
      linalg.yield %259 : f64
    } -> tensor<2x5x32xf64>
    %148 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%147 : tensor<2x5x32xf64>) outs(%24 : tensor<2x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %259 = arith.addf %in, %out : f64
      linalg.yield %259 : f64
    } -> tensor<2x5x1xf64>
    %149 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<2x5x1xf64>) outs(%23 : tensor<2x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %259 = arith.divf %in, %cst_8 : f64
      linalg.yield %259 : f64
    } -> tensor<2x5x1xf64>
    %150 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149 : tensor<2x5x1xf64>) outs(%31 : tensor<2x5x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %259 = arith.truncf %in : f64 to f32
      linalg.yield %259 : f32
    } -> tensor<2x5x1xf32>
    %151 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%142 : tensor<2x5x32xf32>) outs(%33 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %259 = arith.addf %in, %out : f32
      linalg.yield %259 : f32
    } -> tensor<2x5x1xf32>
    %152 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151 : tensor<2x5x1xf32>) outs(%31 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %259 = arith.divf %in, %cst_9 : f32
      linalg.yield %259 : f32
    } -> tensor<2x5x1xf32>
    %153 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150 : tensor<2x5x1xf32>) outs(%31 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %259 = arith.truncf %cst_7 : f64 to f32
      %260 = arith.addf %in, %259 : f32
      linalg.yield %260 : f32
    } -> tensor<2x5x1xf32>
    %154 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153 : tensor<2x5x1xf32>) outs(%31 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %259 = math.rsqrt %in : f32
      linalg.yield %259 : f32
    } -> tensor<2x5x1xf32>
    %155 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142, %152 : tensor<2x5x32xf32>, tensor<2x5x1xf32>) outs(%19 : tensor<2x5x32xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %259 = arith.subf %in, %in_69 : f32
      linalg.yield %259 : f32
    } -> tensor<2x5x32xf32>
    %156 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155, %154 : tensor<2x5x32xf32>, tensor<2x5x1xf32>) outs(%19 : tensor<2x5x32xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %259 = arith.mulf %in, %in_69 : f32
      linalg.yield %259 : f32
    } -> tensor<2x5x32xf32>
    %157 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156, %arg29 : tensor<2x5x32xf32>, tensor<32xf16>) outs(%19 : tensor<2x5x32xf32>) {
    ^bb0(%in: f32, %in_69: f16, %out: f32):
      %259 = arith.extf %in_69 : f16 to f32
      %260 = arith.mulf %in, %259 : f32
      linalg.yield %260 : f32
    } -> tensor<2x5x32xf32>
    %158 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157, %arg30 : tensor<2x5x32xf32>, tensor<32xf16>) outs(%19 : tensor<2x5x32xf32>) {
    ^bb0(%in: f32, %in_69: f16, %out: f32):
      %259 = arith.extf %in_69 : f16 to f32
      %260 = arith.addf %in, %259 : f32
      linalg.yield %260 : f32
    } -> tensor<2x5x32xf32>
    %159 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158 : tensor<2x5x32xf32>) outs(%9 : tensor<2x5x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %259 = arith.truncf %in : f32 to f16
      linalg.yield %259 : f16
    } -> tensor<2x5x32xf16>
    %collapsed_40 = tensor.collapse_shape %159 [[0, 1], [2]] : tensor<2x5x32xf16> into tensor<10x32xf16>
    %transposed_41 = linalg.transpose ins(%arg21 : tensor<32x32xf16>) outs(%43 : tensor<32x32xf16>) permutation = [1, 0] 
    %160 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg22 : tensor<32xf16>) outs(%1 : tensor<32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<32xf32>
    %161 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%collapsed_40 : tensor<10x32xf16>) outs(%45 : tensor<10x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<10x32xf32>
    %162 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%transposed_41 : tensor<32x32xf16>) outs(%47 : tensor<32x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<32x32xf32>
    %163 = linalg.matmul ins(%161, %162 : tensor<10x32xf32>, tensor<32x32xf32>) outs(%49 : tensor<10x32xf32>) -> tensor<10x32xf32>
    %164 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%163, %160 : tensor<10x32xf32>, tensor<32xf32>) outs(%45 : tensor<10x32xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %259 = arith.addf %in, %in_69 : f32
      linalg.yield %259 : f32
    } -> tensor<10x32xf32>
    %165 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%164 : tensor<10x32xf32>) outs(%52 : tensor<10x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %259 = arith.truncf %in : f32 to f16
      linalg.yield %259 : f16
    } -> tensor<10x32xf16>
    %expanded_42 = tensor.expand_shape %165 [[0, 1], [2, 3]] output_shape [2, 5, 2, 16] : tensor<10x32xf16> into tensor<2x5x2x16xf16>
    %transposed_43 = linalg.transpose ins(%expanded_42 : tensor<2x5x2x16xf16>) outs(%54 : tensor<2x2x5x16xf16>) permutation = [0, 2, 1, 3] 
    %transposed_44 = linalg.transpose ins(%arg23 : tensor<32x32xf16>) outs(%43 : tensor<32x32xf16>) permutation = [1, 0] 
    %166 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg24 : tensor<32xf16>) outs(%1 : tensor<32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<32xf32>
    %167 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%transposed_44 : tensor<32x32xf16>) outs(%47 : tensor<32x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<32x32xf32>
    %168 = linalg.matmul ins(%161, %167 : tensor<10x32xf32>, tensor<32x32xf32>) outs(%49 : tensor<10x32xf32>) -> tensor<10x32xf32>
    %169 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%168, %166 : tensor<10x32xf32>, tensor<32xf32>) outs(%45 : tensor<10x32xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %259 = arith.addf %in, %in_69 : f32
      linalg.yield %259 : f32
    } -> tensor<10x32xf32>
    %170 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%169 : tensor<10x32xf32>) outs(%52 : tensor<10x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %259 = arith.truncf %in : f32 to f16
      linalg.yield %259 : f16
    } -> tensor<10x32xf16>
    %expanded_45 = tensor.expand_shape %170 [[0, 1], [2, 3]] output_shape [2, 5, 2, 16] : tensor<10x32xf16> into tensor<2x5x2x16xf16>
    %transposed_46 = linalg.transpose ins(%arg25 : tensor<32x32xf16>) outs(%43 : tensor<32x32xf16>) permutation = [1, 0] 
    %171 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg26 : tensor<32xf16>) outs(%1 : tensor<32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<32xf32>
    %172 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%transposed_46 : tensor<32x32xf16>) outs(%47 : tensor<32x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<32x32xf32>
    %173 = linalg.matmul ins(%161, %172 : tensor<10x32xf32>, tensor<32x32xf32>) outs(%49 : tensor<10x32xf32>) -> tensor<10x32xf32>
    %174 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%173, %171 : tensor<10x32xf32>, tensor<32xf32>) outs(%45 : tensor<10x32xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %259 = arith.addf %in, %in_69 : f32
      linalg.yield %259 : f32
    } -> tensor<10x32xf32>
    %175 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%174 : tensor<10x32xf32>) outs(%52 : tensor<10x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %259 = arith.truncf %in : f32 to f16
      linalg.yield %259 : f16
    } -> tensor<10x32xf16>
    %expanded_47 = tensor.expand_shape %175 [[0, 1], [2, 3]] output_shape [2, 5, 2, 16] : tensor<10x32xf16> into tensor<2x5x2x16xf16>
    %transposed_48 = linalg.transpose ins(%expanded_47 : tensor<2x5x2x16xf16>) outs(%54 : tensor<2x2x5x16xf16>) permutation = [0, 2, 1, 3] 
    %transposed_49 = linalg.transpose ins(%expanded_45 : tensor<2x5x2x16xf16>) outs(%65 : tensor<2x2x16x5xf16>) permutation = [0, 2, 3, 1] 
    %collapsed_50 = tensor.collapse_shape %transposed_43 [[0, 1], [2], [3]] : tensor<2x2x5x16xf16> into tensor<4x5x16xf16>
    %collapsed_51 = tensor.collapse_shape %transposed_49 [[0, 1], [2], [3]] : tensor<2x2x16x5xf16> into tensor<4x16x5xf16>
    %176 = linalg.batch_matmul ins(%collapsed_50, %collapsed_51 : tensor<4x5x16xf16>, tensor<4x16x5xf16>) outs(%67 : tensor<4x5x5xf32>) -> tensor<4x5x5xf32>
    %177 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176 : tensor<4x5x5xf32>) outs(%69 : tensor<4x5x5xf16>) {
    ^bb0(%in: f32, %out: f16):
      %259 = arith.truncf %in : f32 to f16
      linalg.yield %259 : f16
    } -> tensor<4x5x5xf16>
    %expanded_52 = tensor.expand_shape %177 [[0, 1], [2], [3]] output_shape [2, 2, 5, 5] : tensor<4x5x5xf16> into tensor<2x2x5x5xf16>
    %178 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_52 : tensor<2x2x5x5xf16>) outs(%71 : tensor<2x2x5x5xf16>) {
    ^bb0(%in: f16, %out: f16):
      %259 = arith.mulf %in, %cst_10 : f16
      linalg.yield %259 : f16
    } -> tensor<2x2x5x5xf16>
    %179 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%178, %18 : tensor<2x2x5x5xf16>, tensor<2x1x5x5xf16>) outs(%71 : tensor<2x2x5x5xf16>) {
    ^bb0(%in: f16, %in_69: f16, %out: f16):
      %259 = arith.addf %in, %in_69 : f16
      linalg.yield %259 : f16
    } -> tensor<2x2x5x5xf16>
    %180 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%179 : tensor<2x2x5x5xf16>) outs(%74 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<2x2x5x5xf32>
    %181:2 = linalg.generic {indexing_maps = [#map1, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%180 : tensor<2x2x5x5xf32>) outs(%79, %77 : tensor<2x2x5xf32>, tensor<2x2x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_69: i64):
      %259 = linalg.index 3 : index
      %260 = arith.index_cast %259 : index to i64
      %261 = arith.maximumf %in, %out : f32
      %262 = arith.cmpf ogt, %in, %out : f32
      %263 = arith.select %262, %260, %out_69 : i64
      linalg.yield %261, %263 : f32, i64
    } -> (tensor<2x2x5xf32>, tensor<2x2x5xi64>)
    %expanded_53 = tensor.expand_shape %181#0 [[0], [1], [2, 3]] output_shape [2, 2, 5, 1] : tensor<2x2x5xf32> into tensor<2x2x5x1xf32>
    %182 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%180, %expanded_53 : tensor<2x2x5x5xf32>, tensor<2x2x5x1xf32>) outs(%74 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %259 = arith.subf %in, %in_69 : f32
      linalg.yield %259 : f32
    } -> tensor<2x2x5x5xf32>
    %183 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%182 : tensor<2x2x5x5xf32>) outs(%74 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %259 = math.exp %in : f32
      linalg.yield %259 : f32
    } -> tensor<2x2x5x5xf32>
    %184 = linalg.generic {indexing_maps = [#map1, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%183 : tensor<2x2x5x5xf32>) outs(%84 : tensor<2x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %259 = arith.addf %in, %out : f32
      linalg.yield %259 : f32
    } -> tensor<2x2x5x1xf32>
    %185 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%183, %184 : tensor<2x2x5x5xf32>, tensor<2x2x5x1xf32>) outs(%74 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %259 = arith.divf %in, %in_69 : f32
      linalg.yield %259 : f32
    } -> tensor<2x2x5x5xf32>
    %186 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%185 : tensor<2x2x5x5xf32>) outs(%71 : tensor<2x2x5x5xf16>) {
    ^bb0(%in: f32, %out: f16):
      %259 = arith.truncf %in : f32 to f16
      linalg.yield %259 : f16
    } -> tensor<2x2x5x5xf16>
    %collapsed_54 = tensor.collapse_shape %186 [[0, 1], [2], [3]] : tensor<2x2x5x5xf16> into tensor<4x5x5xf16>
    %collapsed_55 = tensor.collapse_shape %transposed_48 [[0, 1], [2], [3]] : tensor<2x2x5x16xf16> into tensor<4x5x16xf16>
    %187 = linalg.batch_matmul ins(%collapsed_54, %collapsed_55 : tensor<4x5x5xf16>, tensor<4x5x16xf16>) outs(%89 : tensor<4x5x16xf32>) -> tensor<4x5x16xf32>
    %188 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187 : tensor<4x5x16xf32>) outs(%91 : tensor<4x5x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %259 = arith.truncf %in : f32 to f16
      linalg.yield %259 : f16
    } -> tensor<4x5x16xf16>
    %expanded_56 = tensor.expand_shape %188 [[0, 1], [2], [3]] output_shape [2, 2, 5, 16] : tensor<4x5x16xf16> into tensor<2x2x5x16xf16>
    %transposed_57 = linalg.transpose ins(%expanded_56 : tensor<2x2x5x16xf16>) outs(%93 : tensor<2x5x2x16xf16>) permutation = [0, 2, 1, 3] 
    %collapsed_58 = tensor.collapse_shape %transposed_57 [[0, 1], [2, 3]] : tensor<2x5x2x16xf16> into tensor<10x32xf16>
    %transposed_59 = linalg.transpose ins(%arg27 : tensor<32x32xf16>) outs(%43 : tensor<32x32xf16>) permutation = [1, 0] 
    %189 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg28 : tensor<32xf16>) outs(%1 : tensor<32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<32xf32>
    %190 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%collapsed_58 : tensor<10x32xf16>) outs(%45 : tensor<10x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<10x32xf32>
    %191 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%transposed_59 : tensor<32x32xf16>) outs(%47 : tensor<32x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<32x32xf32>
    %192 = linalg.matmul ins(%190, %191 : tensor<10x32xf32>, tensor<32x32xf32>) outs(%49 : tensor<10x32xf32>) -> tensor<10x32xf32>
    %193 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%192, %189 : tensor<10x32xf32>, tensor<32xf32>) outs(%45 : tensor<10x32xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %259 = arith.addf %in, %in_69 : f32
      linalg.yield %259 : f32
    } -> tensor<10x32xf32>
    %194 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%193 : tensor<10x32xf32>) outs(%52 : tensor<10x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %259 = arith.truncf %in : f32 to f16
      linalg.yield %259 : f16
    } -> tensor<10x32xf16>
    %expanded_60 = tensor.expand_shape %194 [[0, 1], [2]] output_shape [2, 5, 32] : tensor<10x32xf16> into tensor<2x5x32xf16>
    %195 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_60, %141 : tensor<2x5x32xf16>, tensor<2x5x32xf16>) outs(%9 : tensor<2x5x32xf16>) {
    ^bb0(%in: f16, %in_69: f16, %out: f16):
      %259 = arith.addf %in, %in_69 : f16
      linalg.yield %259 : f16
    } -> tensor<2x5x32xf16>
    %196 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195 : tensor<2x5x32xf16>) outs(%19 : tensor<2x5x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<2x5x32xf32>
    %197 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196 : tensor<2x5x32xf32>) outs(%21 : tensor<2x5x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %259 = arith.extf %in : f32 to f64
      linalg.yield %259 : f64
    } -> tensor<2x5x32xf64>
    %198 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%197 : tensor<2x5x32xf64>) outs(%24 : tensor<2x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %259 = arith.addf %in, %out : f64
      linalg.yield %259 : f64
    } -> tensor<2x5x1xf64>
    %199 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198 : tensor<2x5x1xf64>) outs(%23 : tensor<2x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %259 = arith.divf %in, %cst_8 : f64
      linalg.yield %259 : f64
    } -> tensor<2x5x1xf64>
    %200 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197, %199 : tensor<2x5x32xf64>, tensor<2x5x1xf64>) outs(%21 : tensor<2x5x32xf64>) {
    ^bb0(%in: f64, %in_69: f64, %out: f64):
      %259 = arith.subf %in, %in_69 : f64
      linalg.yield %259 : f64
    } -> tensor<2x5x32xf64>
    %201 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200, %200 : tensor<2x5x32xf64>, tensor<2x5x32xf64>) outs(%21 : tensor<2x5x32xf64>) {
    ^bb0(%in: f64, %in_69: f64, %out: f64):
      %259 = arith.mulf %in, %in_69 : f64
      linalg.yield %259 : f64
    } -> tensor<2x5x32xf64>
    %202 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%201 : tensor<2x5x32xf64>) outs(%24 : tensor<2x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %259 = arith.addf %in, %out : f64
      linalg.yield %259 : f64
    } -> tensor<2x5x1xf64>
    %203 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%202 : tensor<2x5x1xf64>) outs(%23 : tensor<2x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %259 = arith.divf %in, %cst_8 : f64
      linalg.yield %259 : f64
    } -> tensor<2x5x1xf64>
    %204 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203 : tensor<2x5x1xf64>) outs(%31 : tensor<2x5x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %259 = arith.truncf %in : f64 to f32
      linalg.yield %259 : f32
    } -> tensor<2x5x1xf32>
    %205 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%196 : tensor<2x5x32xf32>) outs(%33 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %259 = arith.addf %in, %out : f32
      linalg.yield %259 : f32
    } -> tensor<2x5x1xf32>
    %206 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%205 : tensor<2x5x1xf32>) outs(%31 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %259 = arith.divf %in, %cst_9 : f32
      linalg.yield %259 : f32
    } -> tensor<2x5x1xf32>
    %207 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%204 : tensor<2x5x1xf32>) outs(%31 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %259 = arith.truncf %cst_7 : f64 to f32
      %260 = arith.addf %in, %259 : f32
      linalg.yield %260 : f32
    } -> tensor<2x5x1xf32>
    %208 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%207 : tensor<2x5x1xf32>) outs(%31 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %259 = math.rsqrt %in : f32
      linalg.yield %259 : f32
    } -> tensor<2x5x1xf32>
    %209 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196, %206 : tensor<2x5x32xf32>, tensor<2x5x1xf32>) outs(%19 : tensor<2x5x32xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %259 = arith.subf %in, %in_69 : f32
      linalg.yield %259 : f32
    } -> tensor<2x5x32xf32>
    %210 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%209, %208 : tensor<2x5x32xf32>, tensor<2x5x1xf32>) outs(%19 : tensor<2x5x32xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %259 = arith.mulf %in, %in_69 : f32
      linalg.yield %259 : f32
    } -> tensor<2x5x32xf32>
    %211 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%210, %arg31 : tensor<2x5x32xf32>, tensor<32xf16>) outs(%19 : tensor<2x5x32xf32>) {
    ^bb0(%in: f32, %in_69: f16, %out: f32):
      %259 = arith.extf %in_69 : f16 to f32
      %260 = arith.mulf %in, %259 : f32
      linalg.yield %260 : f32
    } -> tensor<2x5x32xf32>
    %212 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211, %arg32 : tensor<2x5x32xf32>, tensor<32xf16>) outs(%19 : tensor<2x5x32xf32>) {
    ^bb0(%in: f32, %in_69: f16, %out: f32):
      %259 = arith.extf %in_69 : f16 to f32
      %260 = arith.addf %in, %259 : f32
      linalg.yield %260 : f32
    } -> tensor<2x5x32xf32>
    %213 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%212 : tensor<2x5x32xf32>) outs(%9 : tensor<2x5x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %259 = arith.truncf %in : f32 to f16
      linalg.yield %259 : f16
    } -> tensor<2x5x32xf16>
    %collapsed_61 = tensor.collapse_shape %213 [[0, 1], [2]] : tensor<2x5x32xf16> into tensor<10x32xf16>
    %transposed_62 = linalg.transpose ins(%arg33 : tensor<48x32xf16>) outs(%119 : tensor<32x48xf16>) permutation = [1, 0] 
    %214 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg34 : tensor<48xf16>) outs(%120 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<48xf32>
    %215 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%collapsed_61 : tensor<10x32xf16>) outs(%45 : tensor<10x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<10x32xf32>
    %216 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%transposed_62 : tensor<32x48xf16>) outs(%123 : tensor<32x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<32x48xf32>
    %217 = linalg.matmul ins(%215, %216 : tensor<10x32xf32>, tensor<32x48xf32>) outs(%126 : tensor<10x48xf32>) -> tensor<10x48xf32>
    %218 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%217, %214 : tensor<10x48xf32>, tensor<48xf32>) outs(%125 : tensor<10x48xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %259 = arith.addf %in, %in_69 : f32
      linalg.yield %259 : f32
    } -> tensor<10x48xf32>
    %219 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%218 : tensor<10x48xf32>) outs(%129 : tensor<10x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %259 = arith.truncf %in : f32 to f16
      linalg.yield %259 : f16
    } -> tensor<10x48xf16>
    %expanded_63 = tensor.expand_shape %219 [[0, 1], [2]] output_shape [2, 5, 48] : tensor<10x48xf16> into tensor<2x5x48xf16>
    %220 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_63 : tensor<2x5x48xf16>) outs(%131 : tensor<2x5x48xf16>) {
    ^bb0(%in: f16, %out: f16):
      %259 = math.sqrt %cst_3 : f16
      %260 = arith.divf %in, %259 : f16
      %261 = math.erf %260 : f16
      %262 = arith.addf %261, %cst_2 : f16
      %263 = arith.mulf %262, %cst_4 : f16
      %264 = arith.mulf %in, %263 : f16
      linalg.yield %264 : f16
    } -> tensor<2x5x48xf16>
    %collapsed_64 = tensor.collapse_shape %220 [[0, 1], [2]] : tensor<2x5x48xf16> into tensor<10x48xf16>
    %transposed_65 = linalg.transpose ins(%arg35 : tensor<32x48xf16>) outs(%133 : tensor<48x32xf16>) permutation = [1, 0] 
    %221 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg36 : tensor<32xf16>) outs(%1 : tensor<32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<32xf32>
    %222 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%collapsed_64 : tensor<10x48xf16>) outs(%125 : tensor<10x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<10x48xf32>
    %223 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%transposed_65 : tensor<48x32xf16>) outs(%136 : tensor<48x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<48x32xf32>
    %224 = linalg.matmul ins(%222, %223 : tensor<10x48xf32>, tensor<48x32xf32>) outs(%49 : tensor<10x32xf32>) -> tensor<10x32xf32>
    %225 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%224, %221 : tensor<10x32xf32>, tensor<32xf32>) outs(%45 : tensor<10x32xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %259 = arith.addf %in, %in_69 : f32
      linalg.yield %259 : f32
    } -> tensor<10x32xf32>
    %226 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%225 : tensor<10x32xf32>) outs(%52 : tensor<10x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %259 = arith.truncf %in : f32 to f16
      linalg.yield %259 : f16
    } -> tensor<10x32xf16>
    %expanded_66 = tensor.expand_shape %226 [[0, 1], [2]] output_shape [2, 5, 32] : tensor<10x32xf16> into tensor<2x5x32xf16>
    %227 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_66, %195 : tensor<2x5x32xf16>, tensor<2x5x32xf16>) outs(%9 : tensor<2x5x32xf16>) {
    ^bb0(%in: f16, %in_69: f16, %out: f16):
      %259 = arith.addf %in, %in_69 : f16
      linalg.yield %259 : f16
    } -> tensor<2x5x32xf16>
    %228 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%227 : tensor<2x5x32xf16>) outs(%19 : tensor<2x5x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<2x5x32xf32>
    %229 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%228 : tensor<2x5x32xf32>) outs(%21 : tensor<2x5x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %259 = arith.extf %in : f32 to f64
      linalg.yield %259 : f64
    } -> tensor<2x5x32xf64>
    %230 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%229 : tensor<2x5x32xf64>) outs(%24 : tensor<2x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %259 = arith.addf %in, %out : f64
      linalg.yield %259 : f64
    } -> tensor<2x5x1xf64>
    %231 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%230 : tensor<2x5x1xf64>) outs(%23 : tensor<2x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %259 = arith.divf %in, %cst_8 : f64
      linalg.yield %259 : f64
    } -> tensor<2x5x1xf64>
    %232 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%229, %231 : tensor<2x5x32xf64>, tensor<2x5x1xf64>) outs(%21 : tensor<2x5x32xf64>) {
    ^bb0(%in: f64, %in_69: f64, %out: f64):
      %259 = arith.subf %in, %in_69 : f64
      linalg.yield %259 : f64
    } -> tensor<2x5x32xf64>
    %233 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%232, %232 : tensor<2x5x32xf64>, tensor<2x5x32xf64>) outs(%21 : tensor<2x5x32xf64>) {
    ^bb0(%in: f64, %in_69: f64, %out: f64):
      %259 = arith.mulf %in, %in_69 : f64
      linalg.yield %259 : f64
    } -> tensor<2x5x32xf64>
    %234 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%233 : tensor<2x5x32xf64>) outs(%24 : tensor<2x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %259 = arith.addf %in, %out : f64
      linalg.yield %259 : f64
    } -> tensor<2x5x1xf64>
    %235 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234 : tensor<2x5x1xf64>) outs(%23 : tensor<2x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %259 = arith.divf %in, %cst_8 : f64
      linalg.yield %259 : f64
    } -> tensor<2x5x1xf64>
    %236 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235 : tensor<2x5x1xf64>) outs(%31 : tensor<2x5x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %259 = arith.truncf %in : f64 to f32
      linalg.yield %259 : f32
    } -> tensor<2x5x1xf32>
    %237 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%228 : tensor<2x5x32xf32>) outs(%33 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %259 = arith.addf %in, %out : f32
      linalg.yield %259 : f32
    } -> tensor<2x5x1xf32>
    %238 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237 : tensor<2x5x1xf32>) outs(%31 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %259 = arith.divf %in, %cst_9 : f32
      linalg.yield %259 : f32
    } -> tensor<2x5x1xf32>
    %239 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%236 : tensor<2x5x1xf32>) outs(%31 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %259 = arith.truncf %cst_7 : f64 to f32
      %260 = arith.addf %in, %259 : f32
      linalg.yield %260 : f32
    } -> tensor<2x5x1xf32>
    %240 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239 : tensor<2x5x1xf32>) outs(%31 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %259 = math.rsqrt %in : f32
      linalg.yield %259 : f32
    } -> tensor<2x5x1xf32>
    %241 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%228, %238 : tensor<2x5x32xf32>, tensor<2x5x1xf32>) outs(%19 : tensor<2x5x32xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %259 = arith.subf %in, %in_69 : f32
      linalg.yield %259 : f32
    } -> tensor<2x5x32xf32>
    %242 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241, %240 : tensor<2x5x32xf32>, tensor<2x5x1xf32>) outs(%19 : tensor<2x5x32xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %259 = arith.mulf %in, %in_69 : f32
      linalg.yield %259 : f32
    } -> tensor<2x5x32xf32>
    %243 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242, %arg37 : tensor<2x5x32xf32>, tensor<32xf16>) outs(%19 : tensor<2x5x32xf32>) {
    ^bb0(%in: f32, %in_69: f16, %out: f32):
      %259 = arith.extf %in_69 : f16 to f32
      %260 = arith.mulf %in, %259 : f32
      linalg.yield %260 : f32
    } -> tensor<2x5x32xf32>
    %244 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243, %arg38 : tensor<2x5x32xf32>, tensor<32xf16>) outs(%19 : tensor<2x5x32xf32>) {
    ^bb0(%in: f32, %in_69: f16, %out: f32):
      %259 = arith.extf %in_69 : f16 to f32
      %260 = arith.addf %in, %259 : f32
      linalg.yield %260 : f32
    } -> tensor<2x5x32xf32>
    %245 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%244 : tensor<2x5x32xf32>) outs(%9 : tensor<2x5x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %259 = arith.truncf %in : f32 to f16
      linalg.yield %259 : f16
    } -> tensor<2x5x32xf16>
    %extracted_slice = tensor.extract_slice %245[0, 0, 0] [2, 1, 32] [1, 1, 1] : tensor<2x5x32xf16> to tensor<2x1x32xf16>
    %collapsed_67 = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<2x1x32xf16> into tensor<2x32xf16>
    %246 = tensor.empty() : tensor<32x5xf16>
    %transposed_68 = linalg.transpose ins(%arg39 : tensor<5x32xf16>) outs(%246 : tensor<32x5xf16>) permutation = [1, 0] 
    %247 = tensor.empty() : tensor<5xf32>
    %248 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg40 : tensor<5xf16>) outs(%247 : tensor<5xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<5xf32>
    %249 = tensor.empty() : tensor<2x32xf32>
    %250 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%collapsed_67 : tensor<2x32xf16>) outs(%249 : tensor<2x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<2x32xf32>
    %251 = tensor.empty() : tensor<32x5xf32>
    %252 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%transposed_68 : tensor<32x5xf16>) outs(%251 : tensor<32x5xf32>) {
    ^bb0(%in: f16, %out: f32):
      %259 = arith.extf %in : f16 to f32
      linalg.yield %259 : f32
    } -> tensor<32x5xf32>
    %253 = tensor.empty() : tensor<2x5xf32>
    %254 = linalg.fill ins(%cst_0 : f32) outs(%253 : tensor<2x5xf32>) -> tensor<2x5xf32>
    %255 = linalg.matmul ins(%250, %252 : tensor<2x32xf32>, tensor<32x5xf32>) outs(%254 : tensor<2x5xf32>) -> tensor<2x5xf32>
    %256 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%255, %248 : tensor<2x5xf32>, tensor<5xf32>) outs(%253 : tensor<2x5xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %259 = arith.addf %in, %in_69 : f32
      linalg.yield %259 : f32
    } -> tensor<2x5xf32>
    %257 = tensor.empty() : tensor<2x5xf16>
    %258 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%256 : tensor<2x5xf32>) outs(%257 : tensor<2x5xf16>) {
    ^bb0(%in: f32, %out: f16):
      %259 = arith.truncf %in : f32 to f16
      linalg.yield %259 : f16
    } -> tensor<2x5xf16>
    return %258 : tensor<2x5xf16>
  }
}
