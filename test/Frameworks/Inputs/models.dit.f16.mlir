#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map7 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map8 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map9 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: tensor<2x4x8x8xf16>, %arg1: tensor<2xf16>, %arg2: tensor<32x4x2x2xf16>, %arg3: tensor<32xf16>, %arg4: tensor<32x16xf16>, %arg5: tensor<32xf16>, %arg6: tensor<32x32xf16>, %arg7: tensor<32xf16>, %arg8: tensor<64x32xf16>, %arg9: tensor<64xf16>, %arg10: tensor<64x32xf16>, %arg11: tensor<64xf16>, %arg12: tensor<32x64xf16>, %arg13: tensor<32xf16>, %arg14: tensor<16x32xf16>, %arg15: tensor<16xf16>) -> tensor<2x4x8x8xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f64
    %cst_2 = arith.constant 1.000000e+00 : f16
    %cst_3 = arith.constant 2.000000e+00 : f16
    %cst_4 = arith.constant 5.000000e-01 : f16
    %cst_5 = arith.constant 9.9999999999999995E-7 : f64
    %cst_6 = arith.constant -1.150000e+00 : f64
    %cst_7 = arith.constant 3.200000e+01 : f64
    %cst_8 = arith.constant 3.200000e+01 : f32
    %0 = tensor.empty() : tensor<2x32x4x4xf32>
    %1 = tensor.empty() : tensor<32xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg3 : tensor<32xf16>) outs(%1 : tensor<32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %114 = arith.extf %in : f16 to f32
      linalg.yield %114 : f32
    } -> tensor<32xf32>
    %broadcasted = linalg.broadcast ins(%2 : tensor<32xf32>) outs(%0 : tensor<2x32x4x4xf32>) dimensions = [0, 2, 3] 
    %3 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%arg0, %arg2 : tensor<2x4x8x8xf16>, tensor<32x4x2x2xf16>) outs(%broadcasted : tensor<2x32x4x4xf32>) -> tensor<2x32x4x4xf32>
    %4 = tensor.empty() : tensor<2x32x4x4xf16>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3 : tensor<2x32x4x4xf32>) outs(%4 : tensor<2x32x4x4xf16>) {
    ^bb0(%in: f32, %out: f16):
      %114 = arith.truncf %in : f32 to f16
      linalg.yield %114 : f16
    } -> tensor<2x32x4x4xf16>
    %collapsed = tensor.collapse_shape %5 [[0], [1], [2, 3]] : tensor<2x32x4x4xf16> into tensor<2x32x16xf16>
    %6 = tensor.empty() : tensor<2x16x32xf16>
    %transposed = linalg.transpose ins(%collapsed : tensor<2x32x16xf16>) outs(%6 : tensor<2x16x32xf16>) permutation = [0, 2, 1] 
    %7 = tensor.empty() : tensor<8xf32>
    %8 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%7 : tensor<8xf32>) {
    ^bb0(%out: f32):
      %114 = linalg.index 0 : index
      %115 = arith.index_cast %114 : index to i64
      %116 = arith.sitofp %115 : i64 to f32
      %117 = arith.addf %116, %cst : f32
      linalg.yield %117 : f32
    } -> tensor<8xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%8 : tensor<8xf32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.truncf %cst_6 : f64 to f32
      %115 = arith.mulf %in, %114 : f32
      linalg.yield %115 : f32
    } -> tensor<8xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%9 : tensor<8xf32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = math.exp %in : f32
      linalg.yield %114 : f32
    } -> tensor<8xf32>
    %11 = tensor.empty() : tensor<2xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<2xf16>) outs(%11 : tensor<2xf32>) {
    ^bb0(%in: f16, %out: f32):
      %114 = arith.extf %in : f16 to f32
      linalg.yield %114 : f32
    } -> tensor<2xf32>
    %expanded = tensor.expand_shape %12 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
    %13 = tensor.empty() : tensor<2x8xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded, %10 : tensor<2x1xf32>, tensor<8xf32>) outs(%13 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %114 = arith.mulf %in, %in_25 : f32
      linalg.yield %114 : f32
    } -> tensor<2x8xf32>
    %15 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<2x8xf32>) outs(%13 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = math.cos %in : f32
      linalg.yield %114 : f32
    } -> tensor<2x8xf32>
    %16 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<2x8xf32>) outs(%13 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = math.sin %in : f32
      linalg.yield %114 : f32
    } -> tensor<2x8xf32>
    %concat = tensor.concat dim(1) %15, %16 : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x16xf32>
    %17 = tensor.empty() : tensor<2x16xf16>
    %18 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%concat : tensor<2x16xf32>) outs(%17 : tensor<2x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %114 = arith.truncf %in : f32 to f16
      linalg.yield %114 : f16
    } -> tensor<2x16xf16>
    %19 = tensor.empty() : tensor<16x32xf16>
    %transposed_9 = linalg.transpose ins(%arg4 : tensor<32x16xf16>) outs(%19 : tensor<16x32xf16>) permutation = [1, 0] 
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg5 : tensor<32xf16>) outs(%1 : tensor<32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %114 = arith.extf %in : f16 to f32
      linalg.yield %114 : f32
    } -> tensor<32xf32>
    %21 = tensor.empty() : tensor<2x16xf32>
    %22 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<2x16xf16>) outs(%21 : tensor<2x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %114 = arith.extf %in : f16 to f32
      linalg.yield %114 : f32
    } -> tensor<2x16xf32>
    %23 = tensor.empty() : tensor<16x32xf32>
    %24 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%transposed_9 : tensor<16x32xf16>) outs(%23 : tensor<16x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %114 = arith.extf %in : f16 to f32
      linalg.yield %114 : f32
    } -> tensor<16x32xf32>
    %25 = tensor.empty() : tensor<2x32xf32>
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<2x32xf32>) -> tensor<2x32xf32>
    %27 = linalg.matmul ins(%22, %24 : tensor<2x16xf32>, tensor<16x32xf32>) outs(%26 : tensor<2x32xf32>) -> tensor<2x32xf32>
    %28 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%27, %20 : tensor<2x32xf32>, tensor<32xf32>) outs(%25 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %114 = arith.addf %in, %in_25 : f32
      linalg.yield %114 : f32
    } -> tensor<2x32xf32>
    %29 = tensor.empty() : tensor<2x32xf16>
    %30 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<2x32xf32>) outs(%29 : tensor<2x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %114 = arith.truncf %in : f32 to f16
      linalg.yield %114 : f16
    } -> tensor<2x32xf16>
    %31 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<2x32xf16>) outs(%25 : tensor<2x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %114 = arith.extf %in : f16 to f32
      linalg.yield %114 : f32
    } -> tensor<2x32xf32>
    %32 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<2x32xf32>) outs(%25 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.negf %in : f32
      %115 = math.exp %114 : f32
      %116 = arith.addf %115, %cst_0 : f32
      %117 = arith.divf %cst_0, %116 : f32
      linalg.yield %117 : f32
    } -> tensor<2x32xf32>
    %33 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%31, %32 : tensor<2x32xf32>, tensor<2x32xf32>) outs(%25 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %114 = arith.mulf %in, %in_25 : f32
      linalg.yield %114 : f32
    } -> tensor<2x32xf32>
    %34 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<2x32xf32>) outs(%29 : tensor<2x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %114 = arith.truncf %in : f32 to f16
      linalg.yield %114 : f16
    } -> tensor<2x32xf16>
    %35 = tensor.empty() : tensor<32x32xf16>
    %transposed_10 = linalg.transpose ins(%arg6 : tensor<32x32xf16>) outs(%35 : tensor<32x32xf16>) permutation = [1, 0] 
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg7 : tensor<32xf16>) outs(%1 : tensor<32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %114 = arith.extf %in : f16 to f32
      linalg.yield %114 : f32
    } -> tensor<32xf32>
    %37 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<2x32xf16>) outs(%25 : tensor<2x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %114 = arith.extf %in : f16 to f32
      linalg.yield %114 : f32
    } -> tensor<2x32xf32>
    %38 = tensor.empty() : tensor<32x32xf32>
    %39 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%transposed_10 : tensor<32x32xf16>) outs(%38 : tensor<32x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %114 = arith.extf %in : f16 to f32
      linalg.yield %114 : f32
    } -> tensor<32x32xf32>
    %40 = linalg.matmul ins(%37, %39 : tensor<2x32xf32>, tensor<32x32xf32>) outs(%26 : tensor<2x32xf32>) -> tensor<2x32xf32>
    %41 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%40, %36 : tensor<2x32xf32>, tensor<32xf32>) outs(%25 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %114 = arith.addf %in, %in_25 : f32
      linalg.yield %114 : f32
    } -> tensor<2x32xf32>
    %42 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<2x32xf32>) outs(%29 : tensor<2x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %114 = arith.truncf %in : f32 to f16
      linalg.yield %114 : f16
    } -> tensor<2x32xf16>
    %43 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<2x32xf16>) outs(%25 : tensor<2x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %114 = arith.extf %in : f16 to f32
      linalg.yield %114 : f32
    } -> tensor<2x32xf32>
    %44 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<2x32xf32>) outs(%25 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.negf %in : f32
      %115 = math.exp %114 : f32
      %116 = arith.addf %115, %cst_0 : f32
      %117 = arith.divf %cst_0, %116 : f32
      linalg.yield %117 : f32
    } -> tensor<2x32xf32>
    %45 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%43, %44 : tensor<2x32xf32>, tensor<2x32xf32>) outs(%25 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %114 = arith.mulf %in, %in_25 : f32
      linalg.yield %114 : f32
    } -> tensor<2x32xf32>
    %46 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<2x32xf32>) outs(%29 : tensor<2x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %114 = arith.truncf %in : f32 to f16
      linalg.yield %114 : f16
    } -> tensor<2x32xf16>
    %47 = tensor.empty() : tensor<32x64xf16>
    %transposed_11 = linalg.transpose ins(%arg8 : tensor<64x32xf16>) outs(%47 : tensor<32x64xf16>) permutation = [1, 0] 
    %48 = tensor.empty() : tensor<64xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg9 : tensor<64xf16>) outs(%48 : tensor<64xf32>) {
    ^bb0(%in: f16, %out: f32):
      %114 = arith.extf %in : f16 to f32
      linalg.yield %114 : f32
    } -> tensor<64xf32>
    %50 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<2x32xf16>) outs(%25 : tensor<2x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %114 = arith.extf %in : f16 to f32
      linalg.yield %114 : f32
    } -> tensor<2x32xf32>
    %51 = tensor.empty() : tensor<32x64xf32>
    %52 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%transposed_11 : tensor<32x64xf16>) outs(%51 : tensor<32x64xf32>) {
    ^bb0(%in: f16, %out: f32):
      %114 = arith.extf %in : f16 to f32
      linalg.yield %114 : f32
    } -> tensor<32x64xf32>
    %53 = tensor.empty() : tensor<2x64xf32>
    %54 = linalg.fill ins(%cst : f32) outs(%53 : tensor<2x64xf32>) -> tensor<2x64xf32>
    %55 = linalg.matmul ins(%50, %52 : tensor<2x32xf32>, tensor<32x64xf32>) outs(%54 : tensor<2x64xf32>) -> tensor<2x64xf32>
    %56 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%55, %49 : tensor<2x64xf32>, tensor<64xf32>) outs(%53 : tensor<2x64xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %114 = arith.addf %in, %in_25 : f32
      linalg.yield %114 : f32
    } -> tensor<2x64xf32>
    %57 = tensor.empty() : tensor<2x64xf16>
    %58 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%56 : tensor<2x64xf32>) outs(%57 : tensor<2x64xf16>) {
    ^bb0(%in: f32, %out: f16):
      %114 = arith.truncf %in : f32 to f16
      linalg.yield %114 : f16
    } -> tensor<2x64xf16>
    %extracted_slice = tensor.extract_slice %58[0, 0] [2, 32] [1, 1] : tensor<2x64xf16> to tensor<2x32xf16>
    %extracted_slice_12 = tensor.extract_slice %58[0, 32] [2, 32] [1, 1] : tensor<2x64xf16> to tensor<2x32xf16>
    %59 = tensor.empty() : tensor<2x16x32xf32>
    %60 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<2x16x32xf16>) outs(%59 : tensor<2x16x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %114 = arith.extf %in : f16 to f32
      linalg.yield %114 : f32
    } -> tensor<2x16x32xf32>
    %61 = tensor.empty() : tensor<2x16x32xf64>
    %62 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60 : tensor<2x16x32xf32>) outs(%61 : tensor<2x16x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %114 = arith.extf %in : f32 to f64
      linalg.yield %114 : f64
    } -> tensor<2x16x32xf64>
    %63 = tensor.empty() : tensor<2x16x1xf64>
    %64 = linalg.fill ins(%cst_1 : f64) outs(%63 : tensor<2x16x1xf64>) -> tensor<2x16x1xf64>
    %65 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%62 : tensor<2x16x32xf64>) outs(%64 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %114 = arith.addf %in, %out : f64
      linalg.yield %114 : f64
    } -> tensor<2x16x1xf64>
    %66 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65 : tensor<2x16x1xf64>) outs(%63 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %114 = arith.divf %in, %cst_7 : f64
      linalg.yield %114 : f64
    } -> tensor<2x16x1xf64>
    %67 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62, %66 : tensor<2x16x32xf64>, tensor<2x16x1xf64>) outs(%61 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_25: f64, %out: f64):
      %114 = arith.subf %in, %in_25 : f64
      linalg.yield %114 : f64
    } -> tensor<2x16x32xf64>
    %68 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67, %67 : tensor<2x16x32xf64>, tensor<2x16x32xf64>) outs(%61 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_25: f64, %out: f64):
      %114 = arith.mulf %in, %in_25 : f64
      linalg.yield %114 : f64
    } -> tensor<2x16x32xf64>
    %69 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%68 : tensor<2x16x32xf64>) outs(%64 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %114 = arith.addf %in, %out : f64
      linalg.yield %114 : f64
    } -> tensor<2x16x1xf64>
    %70 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69 : tensor<2x16x1xf64>) outs(%63 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %114 = arith.divf %in, %cst_7 : f64
      linalg.yield %114 : f64
    } -> tensor<2x16x1xf64>
    %71 = tensor.empty() : tensor<2x16x1xf32>
    %72 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<2x16x1xf64>) outs(%71 : tensor<2x16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %114 = arith.truncf %in : f64 to f32
      linalg.yield %114 : f32
    } -> tensor<2x16x1xf32>
    %73 = linalg.fill ins(%cst : f32) outs(%71 : tensor<2x16x1xf32>) -> tensor<2x16x1xf32>
    %74 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%60 : tensor<2x16x32xf32>) outs(%73 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.addf %in, %out : f32
      linalg.yield %114 : f32
    } -> tensor<2x16x1xf32>
    %75 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<2x16x1xf32>) outs(%71 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.divf %in, %cst_8 : f32
      linalg.yield %114 : f32
    } -> tensor<2x16x1xf32>
    %76 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<2x16x1xf32>) outs(%71 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = arith.truncf %cst_5 : f64 to f32
      %115 = arith.addf %in, %114 : f32
      linalg.yield %115 : f32
    } -> tensor<2x16x1xf32>
    %77 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<2x16x1xf32>) outs(%71 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %114 = math.rsqrt %in : f32
      linalg.yield %114 : f32
    } -> tensor<2x16x1xf32>
    %78 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60, %75 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%59 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %114 = arith.subf %in, %in_25 : f32
      linalg.yield %114 : f32
    } -> tensor<2x16x32xf32>
    %79 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %77 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%59 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %114 = arith.mulf %in, %in_25 : f32
      linalg.yield %114 : f32
    } -> tensor<2x16x32xf32>
    %80 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<2x16x32xf32>) outs(%6 : tensor<2x16x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %114 = arith.truncf %in : f32 to f16
      linalg.yield %114 : f16
    } -> tensor<2x16x32xf16>
    %expanded_13 = tensor.expand_shape %extracted_slice_12 [[0], [1, 2]] output_shape [2, 1, 32] : tensor<2x32xf16> into tensor<2x1x32xf16>
    %81 = tensor.empty() : tensor<2x1x32xf16>
    %82 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_13 : tensor<2x1x32xf16>) outs(%81 : tensor<2x1x32xf16>) {
    ^bb0(%in: f16, %out: f16):
      %114 = arith.addf %in, %cst_2 : f16
      linalg.yield %114 : f16
    } -> tensor<2x1x32xf16>
    %83 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %82 : tensor<2x16x32xf16>, tensor<2x1x32xf16>) outs(%6 : tensor<2x16x32xf16>) {
    ^bb0(%in: f16, %in_25: f16, %out: f16):
      %114 = arith.mulf %in, %in_25 : f16
      linalg.yield %114 : f16
    } -> tensor<2x16x32xf16>
    %expanded_14 = tensor.expand_shape %extracted_slice [[0], [1, 2]] output_shape [2, 1, 32] : tensor<2x32xf16> into tensor<2x1x32xf16>
    %84 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83, %expanded_14 : tensor<2x16x32xf16>, tensor<2x1x32xf16>) outs(%6 : tensor<2x16x32xf16>) {
    ^bb0(%in: f16, %in_25: f16, %out: f16):
      %114 = arith.addf %in, %in_25 : f16
      linalg.yield %114 : f16
    } -> tensor<2x16x32xf16>
    %collapsed_15 = tensor.collapse_shape %84 [[0, 1], [2]] : tensor<2x16x32xf16> into tensor<32x32xf16>
    %transposed_16 = linalg.transpose ins(%arg10 : tensor<64x32xf16>) outs(%47 : tensor<32x64xf16>) permutation = [1, 0] 
    %85 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg11 : tensor<64xf16>) outs(%48 : tensor<64xf32>) {
    ^bb0(%in: f16, %out: f32):
      %114 = arith.extf %in : f16 to f32
      linalg.yield %114 : f32
    } -> tensor<64xf32>
    %86 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_15 : tensor<32x32xf16>) outs(%38 : tensor<32x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %114 = arith.extf %in : f16 to f32
      linalg.yield %114 : f32
    } -> tensor<32x32xf32>
    %87 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%transposed_16 : tensor<32x64xf16>) outs(%51 : tensor<32x64xf32>) {
    ^bb0(%in: f16, %out: f32):
      %114 = arith.extf %in : f16 to f32
      linalg.yield %114 : f32
    } -> tensor<32x64xf32>
    %88 = linalg.fill ins(%cst : f32) outs(%51 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %89 = linalg.matmul ins(%86, %87 : tensor<32x32xf32>, tensor<32x64xf32>) outs(%88 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %90 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%89, %85 : tensor<32x64xf32>, tensor<64xf32>) outs(%51 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %114 = arith.addf %in, %in_25 : f32
      linalg.yield %114 : f32
    } -> tensor<32x64xf32>
    %91 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%90 : tensor<32x64xf32>) outs(%47 : tensor<32x64xf16>) {
    ^bb0(%in: f32, %out: f16):
      %114 = arith.truncf %in : f32 to f16
      linalg.yield %114 : f16
    } -> tensor<32x64xf16>
    %expanded_17 = tensor.expand_shape %91 [[0, 1], [2]] output_shape [2, 16, 64] : tensor<32x64xf16> into tensor<2x16x64xf16>
    %92 = tensor.empty() : tensor<2x16x64xf16>
    %93 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_17 : tensor<2x16x64xf16>) outs(%92 : tensor<2x16x64xf16>) {
    ^bb0(%in: f16, %out: f16):
      %114 = math.sqrt %cst_3 : f16
      %115 = arith.divf %in, %114 : f16
      %116 = math.erf %115 : f16
      %117 = arith.addf %116, %cst_2 : f16
      %118 = arith.mulf %117, %cst_4 : f16
      %119 = arith.mulf %in, %118 : f16
      linalg.yield %119 : f16
    } -> tensor<2x16x64xf16>
    %collapsed_18 = tensor.collapse_shape %93 [[0, 1], [2]] : tensor<2x16x64xf16> into tensor<32x64xf16>
    %94 = tensor.empty() : tensor<64x32xf16>
    %transposed_19 = linalg.transpose ins(%arg12 : tensor<32x64xf16>) outs(%94 : tensor<64x32xf16>) permutation = [1, 0] 
    %95 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg13 : tensor<32xf16>) outs(%1 : tensor<32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %114 = arith.extf %in : f16 to f32
      linalg.yield %114 : f32
    } -> tensor<32xf32>
    %96 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_18 : tensor<32x64xf16>) outs(%51 : tensor<32x64xf32>) {
    ^bb0(%in: f16, %out: f32):
      %114 = arith.extf %in : f16 to f32
      linalg.yield %114 : f32
    } -> tensor<32x64xf32>
    %97 = tensor.empty() : tensor<64x32xf32>
    %98 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%transposed_19 : tensor<64x32xf16>) outs(%97 : tensor<64x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %114 = arith.extf %in : f16 to f32
      linalg.yield %114 : f32
    } -> tensor<64x32xf32>
    %99 = linalg.fill ins(%cst : f32) outs(%38 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %100 = linalg.matmul ins(%96, %98 : tensor<32x64xf32>, tensor<64x32xf32>) outs(%99 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %101 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%100, %95 : tensor<32x32xf32>, tensor<32xf32>) outs(%38 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %114 = arith.addf %in, %in_25 : f32
      linalg.yield %114 : f32
    } -> tensor<32x32xf32>
    %102 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%101 : tensor<32x32xf32>) outs(%35 : tensor<32x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %114 = arith.truncf %in : f32 to f16
      linalg.yield %114 : f16
    } -> tensor<32x32xf16>
    %expanded_20 = tensor.expand_shape %102 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf16> into tensor<2x16x32xf16>
    %103 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed, %expanded_20 : tensor<2x16x32xf16>, tensor<2x16x32xf16>) outs(%6 : tensor<2x16x32xf16>) {
    ^bb0(%in: f16, %in_25: f16, %out: f16):
      %114 = arith.addf %in, %in_25 : f16
      linalg.yield %114 : f16
    } -> tensor<2x16x32xf16>
    %104 = tensor.empty() : tensor<32x16xf16>
    %transposed_21 = linalg.transpose ins(%arg14 : tensor<16x32xf16>) outs(%104 : tensor<32x16xf16>) permutation = [1, 0] 
    %105 = tensor.empty() : tensor<2x32x16xf16>
    %106 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_21 : tensor<32x16xf16>) outs(%105 : tensor<2x32x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x32x16xf16>
    %107 = tensor.empty() : tensor<2x16x16xf32>
    %108 = linalg.fill ins(%cst : f32) outs(%107 : tensor<2x16x16xf32>) -> tensor<2x16x16xf32>
    %109 = linalg.batch_matmul ins(%103, %106 : tensor<2x16x32xf16>, tensor<2x32x16xf16>) outs(%108 : tensor<2x16x16xf32>) -> tensor<2x16x16xf32>
    %110 = tensor.empty() : tensor<2x16x16xf16>
    %111 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<2x16x16xf32>) outs(%110 : tensor<2x16x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %114 = arith.truncf %in : f32 to f16
      linalg.yield %114 : f16
    } -> tensor<2x16x16xf16>
    %112 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111, %arg15 : tensor<2x16x16xf16>, tensor<16xf16>) outs(%110 : tensor<2x16x16xf16>) {
    ^bb0(%in: f16, %in_25: f16, %out: f16):
      %114 = arith.addf %in, %in_25 : f16
      linalg.yield %114 : f16
    } -> tensor<2x16x16xf16>
    %expanded_22 = tensor.expand_shape %112 [[0], [1, 2], [3, 4, 5]] output_shape [2, 4, 4, 4, 2, 2] : tensor<2x16x16xf16> into tensor<2x4x4x4x2x2xf16>
    %113 = tensor.empty() : tensor<2x4x4x2x4x2xf16>
    %transposed_23 = linalg.transpose ins(%expanded_22 : tensor<2x4x4x4x2x2xf16>) outs(%113 : tensor<2x4x4x2x4x2xf16>) permutation = [0, 3, 1, 4, 2, 5] 
    %collapsed_24 = tensor.collapse_shape %transposed_23 [[0], [1], [2, 3], [4, 5]] : tensor<2x4x4x2x4x2xf16> into tensor<2x4x8x8xf16>
    return %collapsed_24 : tensor<2x4x8x8xf16>
  }
}
