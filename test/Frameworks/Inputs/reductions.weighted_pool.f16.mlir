#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d2)>
module {
  func.func @main(%arg0: tensor<2x7x24xf16>, %arg1: tensor<2x7xf16>) -> (tensor<2x24xf16>, tensor<2x24xf16>) {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f16
    %0 = tensor.empty() : tensor<2x7xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<2x7xf16>) outs(%0 : tensor<2x7xf32>) {
    ^bb0(%in: f16, %out: f32):
      %26 = arith.extf %in : f16 to f32
      linalg.yield %26 : f32
    } -> tensor<2x7xf32>
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<2xi64>) -> tensor<2xi64>
    %4 = tensor.empty() : tensor<2xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<2xf32>) -> tensor<2xf32>
    %6:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<2x7xf32>) outs(%5, %3 : tensor<2xf32>, tensor<2xi64>) {
    ^bb0(%in: f32, %out: f32, %out_4: i64):
      %26 = linalg.index 1 : index
      %27 = arith.index_cast %26 : index to i64
      %28 = arith.maximumf %in, %out : f32
      %29 = arith.cmpf ogt, %in, %out : f32
      %30 = arith.select %29, %27, %out_4 : i64
      linalg.yield %28, %30 : f32, i64
    } -> (tensor<2xf32>, tensor<2xi64>)
    %expanded = tensor.expand_shape %6#0 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %expanded : tensor<2x7xf32>, tensor<2x1xf32>) outs(%0 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %26 = arith.subf %in, %in_4 : f32
      linalg.yield %26 : f32
    } -> tensor<2x7xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<2x7xf32>) outs(%0 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = math.exp %in : f32
      linalg.yield %26 : f32
    } -> tensor<2x7xf32>
    %9 = tensor.empty() : tensor<2x1xf32>
    %10 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<2x1xf32>) -> tensor<2x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%8 : tensor<2x7xf32>) outs(%10 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = arith.addf %in, %out : f32
      linalg.yield %26 : f32
    } -> tensor<2x1xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%8, %11 : tensor<2x7xf32>, tensor<2x1xf32>) outs(%0 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %26 = arith.divf %in, %in_4 : f32
      linalg.yield %26 : f32
    } -> tensor<2x7xf32>
    %13 = tensor.empty() : tensor<2x7xf16>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<2x7xf32>) outs(%13 : tensor<2x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %26 = arith.truncf %in : f32 to f16
      linalg.yield %26 : f16
    } -> tensor<2x7xf16>
    %expanded_2 = tensor.expand_shape %14 [[0], [1, 2]] output_shape [2, 1, 7] : tensor<2x7xf16> into tensor<2x1x7xf16>
    %15 = tensor.empty() : tensor<2x1x24xf32>
    %16 = linalg.fill ins(%cst_0 : f32) outs(%15 : tensor<2x1x24xf32>) -> tensor<2x1x24xf32>
    %17 = linalg.batch_matmul ins(%expanded_2, %arg0 : tensor<2x1x7xf16>, tensor<2x7x24xf16>) outs(%16 : tensor<2x1x24xf32>) -> tensor<2x1x24xf32>
    %18 = tensor.empty() : tensor<2x1x24xf16>
    %19 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x1x24xf32>) outs(%18 : tensor<2x1x24xf16>) {
    ^bb0(%in: f32, %out: f16):
      %26 = arith.truncf %in : f32 to f16
      linalg.yield %26 : f16
    } -> tensor<2x1x24xf16>
    %20 = tensor.empty() : tensor<2x24x1xf16>
    %transposed = linalg.transpose ins(%19 : tensor<2x1x24xf16>) outs(%20 : tensor<2x24x1xf16>) permutation = [0, 2, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1, 2]] : tensor<2x24x1xf16> into tensor<2x24xf16>
    %expanded_3 = tensor.expand_shape %arg1 [[0], [1, 2]] output_shape [2, 7, 1] : tensor<2x7xf16> into tensor<2x7x1xf16>
    %21 = tensor.empty() : tensor<2x7x24xf16>
    %22 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded_3 : tensor<2x7x24xf16>, tensor<2x7x1xf16>) outs(%21 : tensor<2x7x24xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %26 = arith.mulf %in, %in_4 : f16
      linalg.yield %26 : f16
    } -> tensor<2x7x24xf16>
    %23 = tensor.empty() : tensor<2x24xf16>
    %24 = linalg.fill ins(%cst_1 : f16) outs(%23 : tensor<2x24xf16>) -> tensor<2x24xf16>
    %25 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "reduction", "parallel"]} ins(%22 : tensor<2x7x24xf16>) outs(%24 : tensor<2x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      %26 = arith.addf %in, %out : f16
      linalg.yield %26 : f16
    } -> tensor<2x24xf16>
    return %collapsed, %25 : tensor<2x24xf16>, tensor<2x24xf16>
  }
}
