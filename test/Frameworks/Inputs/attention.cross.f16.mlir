#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x7x48xf16>, %arg1: tensor<2x11x40xf16>, %arg2: tensor<32x48xf16>, %arg3: tensor<32xf16>, %arg4: tensor<32x40xf16>, %arg5: tensor<32x40xf16>, %arg6: tensor<48x32xf16>, %arg7: tensor<48xf16>) -> tensor<2x7x48xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 2.500000e-01 : f16
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x7x48xf16> into tensor<14x48xf16>
    %0 = tensor.empty() : tensor<48x32xf16>
    %transposed = linalg.transpose ins(%arg2 : tensor<32x48xf16>) outs(%0 : tensor<48x32xf16>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<32xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg3 : tensor<32xf16>) outs(%1 : tensor<32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %62 = arith.extf %in : f16 to f32
      linalg.yield %62 : f32
    } -> tensor<32xf32>
    %3 = tensor.empty() : tensor<14x48xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<14x48xf16>) outs(%3 : tensor<14x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %62 = arith.extf %in : f16 to f32
      linalg.yield %62 : f32
    } -> tensor<14x48xf32>
    %5 = tensor.empty() : tensor<48x32xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%transposed : tensor<48x32xf16>) outs(%5 : tensor<48x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %62 = arith.extf %in : f16 to f32
      linalg.yield %62 : f32
    } -> tensor<48x32xf32>
    %7 = tensor.empty() : tensor<14x32xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %9 = linalg.matmul ins(%4, %6 : tensor<14x48xf32>, tensor<48x32xf32>) outs(%8 : tensor<14x32xf32>) -> tensor<14x32xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%9, %2 : tensor<14x32xf32>, tensor<32xf32>) outs(%7 : tensor<14x32xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %62 = arith.addf %in, %in_21 : f32
      linalg.yield %62 : f32
    } -> tensor<14x32xf32>
    %11 = tensor.empty() : tensor<14x32xf16>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<14x32xf32>) outs(%11 : tensor<14x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %62 = arith.truncf %in : f32 to f16
      linalg.yield %62 : f16
    } -> tensor<14x32xf16>
    %expanded = tensor.expand_shape %12 [[0, 1], [2, 3]] output_shape [2, 7, 2, 16] : tensor<14x32xf16> into tensor<2x7x2x16xf16>
    %13 = tensor.empty() : tensor<2x2x7x16xf16>
    %transposed_2 = linalg.transpose ins(%expanded : tensor<2x7x2x16xf16>) outs(%13 : tensor<2x2x7x16xf16>) permutation = [0, 2, 1, 3] 
    %14 = tensor.empty() : tensor<40x32xf16>
    %transposed_3 = linalg.transpose ins(%arg4 : tensor<32x40xf16>) outs(%14 : tensor<40x32xf16>) permutation = [1, 0] 
    %collapsed_4 = tensor.collapse_shape %arg1 [[0, 1], [2]] : tensor<2x11x40xf16> into tensor<22x40xf16>
    %15 = tensor.empty() : tensor<22x32xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<22x32xf32>) -> tensor<22x32xf32>
    %17 = linalg.matmul ins(%collapsed_4, %transposed_3 : tensor<22x40xf16>, tensor<40x32xf16>) outs(%16 : tensor<22x32xf32>) -> tensor<22x32xf32>
    %18 = tensor.empty() : tensor<22x32xf16>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<22x32xf32>) outs(%18 : tensor<22x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %62 = arith.truncf %in : f32 to f16
      linalg.yield %62 : f16
    } -> tensor<22x32xf16>
    %expanded_5 = tensor.expand_shape %19 [[0, 1], [2, 3]] output_shape [2, 11, 2, 16] : tensor<22x32xf16> into tensor<2x11x2x16xf16>
    %transposed_6 = linalg.transpose ins(%arg5 : tensor<32x40xf16>) outs(%14 : tensor<40x32xf16>) permutation = [1, 0] 
    %20 = linalg.matmul ins(%collapsed_4, %transposed_6 : tensor<22x40xf16>, tensor<40x32xf16>) outs(%16 : tensor<22x32xf32>) -> tensor<22x32xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<22x32xf32>) outs(%18 : tensor<22x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %62 = arith.truncf %in : f32 to f16
      linalg.yield %62 : f16
    } -> tensor<22x32xf16>
    %expanded_7 = tensor.expand_shape %21 [[0, 1], [2, 3]] output_shape [2, 11, 2, 16] : tensor<22x32xf16> into tensor<2x11x2x16xf16>
    %22 = tensor.empty() : tensor<2x2x11x16xf16>
    %transposed_8 = linalg.transpose ins(%expanded_7 : tensor<2x11x2x16xf16>) outs(%22 : tensor<2x2x11x16xf16>) permutation = [0, 2, 1, 3] 
    %23 = tensor.empty() : tensor<2x2x16x11xf16>
    %transposed_9 = linalg.transpose ins(%expanded_5 : tensor<2x11x2x16xf16>) outs(%23 : tensor<2x2x16x11xf16>) permutation = [0, 2, 3, 1] 
    %collapsed_10 = tensor.collapse_shape %transposed_2 [[0, 1], [2], [3]] : tensor<2x2x7x16xf16> into tensor<4x7x16xf16>
    %collapsed_11 = tensor.collapse_shape %transposed_9 [[0, 1], [2], [3]] : tensor<2x2x16x11xf16> into tensor<4x16x11xf16>
    %24 = tensor.empty() : tensor<4x7x11xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<4x7x11xf32>) -> tensor<4x7x11xf32>
    %26 = linalg.batch_matmul ins(%collapsed_10, %collapsed_11 : tensor<4x7x16xf16>, tensor<4x16x11xf16>) outs(%25 : tensor<4x7x11xf32>) -> tensor<4x7x11xf32>
    %27 = tensor.empty() : tensor<4x7x11xf16>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<4x7x11xf32>) outs(%27 : tensor<4x7x11xf16>) {
    ^bb0(%in: f32, %out: f16):
      %62 = arith.truncf %in : f32 to f16
      linalg.yield %62 : f16
    } -> tensor<4x7x11xf16>
    %expanded_12 = tensor.expand_shape %28 [[0, 1], [2], [3]] output_shape [2, 2, 7, 11] : tensor<4x7x11xf16> into tensor<2x2x7x11xf16>
    %29 = tensor.empty() : tensor<2x2x7x11xf16>
    %30 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_12 : tensor<2x2x7x11xf16>) outs(%29 : tensor<2x2x7x11xf16>) {
    ^bb0(%in: f16, %out: f16):
      %62 = arith.mulf %in, %cst_1 : f16
      linalg.yield %62 : f16
    } -> tensor<2x2x7x11xf16>
    %31 = tensor.empty() : tensor<2x2x7x11xf32>
    %32 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30 : tensor<2x2x7x11xf16>) outs(%31 : tensor<2x2x7x11xf32>) {
    ^bb0(%in: f16, %out: f32):
      %62 = arith.extf %in : f16 to f32
      linalg.yield %62 : f32
    } -> tensor<2x2x7x11xf32>
    %33 = tensor.empty() : tensor<2x2x7xi64>
    %34 = linalg.fill ins(%c0_i64 : i64) outs(%33 : tensor<2x2x7xi64>) -> tensor<2x2x7xi64>
    %35 = tensor.empty() : tensor<2x2x7xf32>
    %36 = linalg.fill ins(%cst_0 : f32) outs(%35 : tensor<2x2x7xf32>) -> tensor<2x2x7xf32>
    %37:2 = linalg.generic {indexing_maps = [#map4, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%32 : tensor<2x2x7x11xf32>) outs(%36, %34 : tensor<2x2x7xf32>, tensor<2x2x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_21: i64):
      %62 = linalg.index 3 : index
      %63 = arith.index_cast %62 : index to i64
      %64 = arith.maximumf %in, %out : f32
      %65 = arith.cmpf ogt, %in, %out : f32
      %66 = arith.select %65, %63, %out_21 : i64
      linalg.yield %64, %66 : f32, i64
    } -> (tensor<2x2x7xf32>, tensor<2x2x7xi64>)
    %expanded_13 = tensor.expand_shape %37#0 [[0], [1], [2, 3]] output_shape [2, 2, 7, 1] : tensor<2x2x7xf32> into tensor<2x2x7x1xf32>
    %38 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %expanded_13 : tensor<2x2x7x11xf32>, tensor<2x2x7x1xf32>) outs(%31 : tensor<2x2x7x11xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %62 = arith.subf %in, %in_21 : f32
      linalg.yield %62 : f32
    } -> tensor<2x2x7x11xf32>
    %39 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<2x2x7x11xf32>) outs(%31 : tensor<2x2x7x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = math.exp %in : f32
      linalg.yield %62 : f32
    } -> tensor<2x2x7x11xf32>
    %40 = tensor.empty() : tensor<2x2x7x1xf32>
    %41 = linalg.fill ins(%cst : f32) outs(%40 : tensor<2x2x7x1xf32>) -> tensor<2x2x7x1xf32>
    %42 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%39 : tensor<2x2x7x11xf32>) outs(%41 : tensor<2x2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = arith.addf %in, %out : f32
      linalg.yield %62 : f32
    } -> tensor<2x2x7x1xf32>
    %43 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %42 : tensor<2x2x7x11xf32>, tensor<2x2x7x1xf32>) outs(%31 : tensor<2x2x7x11xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %62 = arith.divf %in, %in_21 : f32
      linalg.yield %62 : f32
    } -> tensor<2x2x7x11xf32>
    %44 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43 : tensor<2x2x7x11xf32>) outs(%29 : tensor<2x2x7x11xf16>) {
    ^bb0(%in: f32, %out: f16):
      %62 = arith.truncf %in : f32 to f16
      linalg.yield %62 : f16
    } -> tensor<2x2x7x11xf16>
    %collapsed_14 = tensor.collapse_shape %44 [[0, 1], [2], [3]] : tensor<2x2x7x11xf16> into tensor<4x7x11xf16>
    %collapsed_15 = tensor.collapse_shape %transposed_8 [[0, 1], [2], [3]] : tensor<2x2x11x16xf16> into tensor<4x11x16xf16>
    %45 = tensor.empty() : tensor<4x7x16xf32>
    %46 = linalg.fill ins(%cst : f32) outs(%45 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %47 = linalg.batch_matmul ins(%collapsed_14, %collapsed_15 : tensor<4x7x11xf16>, tensor<4x11x16xf16>) outs(%46 : tensor<4x7x16xf32>) -> tensor<4x7x16xf32>
    %48 = tensor.empty() : tensor<4x7x16xf16>
    %49 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47 : tensor<4x7x16xf32>) outs(%48 : tensor<4x7x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %62 = arith.truncf %in : f32 to f16
      linalg.yield %62 : f16
    } -> tensor<4x7x16xf16>
    %expanded_16 = tensor.expand_shape %49 [[0, 1], [2], [3]] output_shape [2, 2, 7, 16] : tensor<4x7x16xf16> into tensor<2x2x7x16xf16>
    %50 = tensor.empty() : tensor<2x7x2x16xf16>
    %transposed_17 = linalg.transpose ins(%expanded_16 : tensor<2x2x7x16xf16>) outs(%50 : tensor<2x7x2x16xf16>) permutation = [0, 2, 1, 3] 
    %collapsed_18 = tensor.collapse_shape %transposed_17 [[0, 1], [2, 3]] : tensor<2x7x2x16xf16> into tensor<14x32xf16>
    %51 = tensor.empty() : tensor<32x48xf16>
    %transposed_19 = linalg.transpose ins(%arg6 : tensor<48x32xf16>) outs(%51 : tensor<32x48xf16>) permutation = [1, 0] 
    %52 = tensor.empty() : tensor<48xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg7 : tensor<48xf16>) outs(%52 : tensor<48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %62 = arith.extf %in : f16 to f32
      linalg.yield %62 : f32
    } -> tensor<48xf32>
    %54 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_18 : tensor<14x32xf16>) outs(%7 : tensor<14x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %62 = arith.extf %in : f16 to f32
      linalg.yield %62 : f32
    } -> tensor<14x32xf32>
    %55 = tensor.empty() : tensor<32x48xf32>
    %56 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%transposed_19 : tensor<32x48xf16>) outs(%55 : tensor<32x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %62 = arith.extf %in : f16 to f32
      linalg.yield %62 : f32
    } -> tensor<32x48xf32>
    %57 = linalg.fill ins(%cst : f32) outs(%3 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %58 = linalg.matmul ins(%54, %56 : tensor<14x32xf32>, tensor<32x48xf32>) outs(%57 : tensor<14x48xf32>) -> tensor<14x48xf32>
    %59 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%58, %53 : tensor<14x48xf32>, tensor<48xf32>) outs(%3 : tensor<14x48xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %62 = arith.addf %in, %in_21 : f32
      linalg.yield %62 : f32
    } -> tensor<14x48xf32>
    %60 = tensor.empty() : tensor<14x48xf16>
    %61 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%59 : tensor<14x48xf32>) outs(%60 : tensor<14x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %62 = arith.truncf %in : f32 to f16
      linalg.yield %62 : f16
    } -> tensor<14x48xf16>
    %expanded_20 = tensor.expand_shape %61 [[0, 1], [2]] output_shape [2, 7, 48] : tensor<14x48xf16> into tensor<2x7x48xf16>
    return %expanded_20 : tensor<2x7x48xf16>
  }
}
