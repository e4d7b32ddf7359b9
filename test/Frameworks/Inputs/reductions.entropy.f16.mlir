#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<13x33xf16>) -> tensor<13xf16> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f16
    %cst_2 = arith.constant 1.000000e-09 : f64
    %0 = tensor.empty() : tensor<13x33xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x33xf16>) outs(%0 : tensor<13x33xf32>) {
    ^bb0(%in: f16, %out: f32):
      %22 = arith.extf %in : f16 to f32
      linalg.yield %22 : f32
    } -> tensor<13x33xf32>
    %2 = tensor.empty() : tensor<13xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<13xi64>) -> tensor<13xi64>
    %4 = tensor.empty() : tensor<13xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<13xf32>) -> tensor<13xf32>
    %6:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<13x33xf32>) outs(%5, %3 : tensor<13xf32>, tensor<13xi64>) {
    ^bb0(%in: f32, %out: f32, %out_3: i64):
      %22 = linalg.index 1 : index
      %23 = arith.index_cast %22 : index to i64
      %24 = arith.maximumf %in, %out : f32
      %25 = arith.cmpf ogt, %in, %out : f32
      %26 = arith.select %25, %23, %out_3 : i64
      linalg.yield %24, %26 : f32, i64
    } -> (tensor<13xf32>, tensor<13xi64>)
    %expanded = tensor.expand_shape %6#0 [[0, 1]] output_shape [13, 1] : tensor<13xf32> into tensor<13x1xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %expanded : tensor<13x33xf32>, tensor<13x1xf32>) outs(%0 : tensor<13x33xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %22 = arith.subf %in, %in_3 : f32
      linalg.yield %22 : f32
    } -> tensor<13x33xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<13x33xf32>) outs(%0 : tensor<13x33xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = math.exp %in : f32
      linalg.yield %22 : f32
    } -> tensor<13x33xf32>
    %9 = tensor.empty() : tensor<13x1xf32>
    %10 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<13x1xf32>) -> tensor<13x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%8 : tensor<13x33xf32>) outs(%10 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.addf %in, %out : f32
      linalg.yield %22 : f32
    } -> tensor<13x1xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%8, %11 : tensor<13x33xf32>, tensor<13x1xf32>) outs(%0 : tensor<13x33xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %22 = arith.divf %in, %in_3 : f32
      linalg.yield %22 : f32
    } -> tensor<13x33xf32>
    %13 = tensor.empty() : tensor<13x33xf16>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<13x33xf32>) outs(%13 : tensor<13x33xf16>) {
    ^bb0(%in: f32, %out: f16):
      %22 = arith.truncf %in : f32 to f16
      linalg.yield %22 : f16
    } -> tensor<13x33xf16>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<13x33xf16>) outs(%13 : tensor<13x33xf16>) {
    ^bb0(%in: f16, %out: f16):
      %22 = arith.truncf %cst_2 : f64 to f16
      %23 = arith.addf %in, %22 : f16
      linalg.yield %23 : f16
    } -> tensor<13x33xf16>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<13x33xf16>) outs(%13 : tensor<13x33xf16>) {
    ^bb0(%in: f16, %out: f16):
      %22 = math.log %in : f16
      linalg.yield %22 : f16
    } -> tensor<13x33xf16>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%14, %16 : tensor<13x33xf16>, tensor<13x33xf16>) outs(%13 : tensor<13x33xf16>) {
    ^bb0(%in: f16, %in_3: f16, %out: f16):
      %22 = arith.mulf %in, %in_3 : f16
      linalg.yield %22 : f16
    } -> tensor<13x33xf16>
    %18 = tensor.empty() : tensor<13xf16>
    %19 = linalg.fill ins(%cst_1 : f16) outs(%18 : tensor<13xf16>) -> tensor<13xf16>
    %20 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%17 : tensor<13x33xf16>) outs(%19 : tensor<13xf16>) {
    ^bb0(%in: f16, %out: f16):
      %22 = arith.addf %in, %out : f16
      linalg.yield %22 : f16
    } -> tensor<13xf16>
    %21 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%20 : tensor<13xf16>) outs(%18 : tensor<13xf16>) {
    ^bb0(%in: f16, %out: f16):
      %22 = arith.negf %in : f16
      linalg.yield %22 : f16
    } -> tensor<13xf16>
    return %21 : tensor<13xf16>
  }
}
