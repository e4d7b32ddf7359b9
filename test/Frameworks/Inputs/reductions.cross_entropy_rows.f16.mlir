#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<13x33xf16>, %arg1: tensor<13xi64>) -> tensor<13xf16> {
    %c-100_i64 = arith.constant -100 : i64
    %c33 = arith.constant 33 : index
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f16
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f16>
    %cst_3 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<13x33xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x33xf16>) outs(%0 : tensor<13x33xf32>) {
    ^bb0(%in: f16, %out: f32):
      %25 = arith.extf %in : f16 to f32
      linalg.yield %25 : f32
    } -> tensor<13x33xf32>
    %2 = tensor.empty() : tensor<13xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<13xi64>) -> tensor<13xi64>
    %4 = tensor.empty() : tensor<13xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<13xf32>) -> tensor<13xf32>
    %6:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<13x33xf32>) outs(%5, %3 : tensor<13xf32>, tensor<13xi64>) {
    ^bb0(%in: f32, %out: f32, %out_5: i64):
      %25 = linalg.index 1 : index
      %26 = arith.index_cast %25 : index to i64
      %27 = arith.maximumf %in, %out : f32
      %28 = arith.cmpf ogt, %in, %out : f32
      %29 = arith.select %28, %26, %out_5 : i64
      linalg.yield %27, %29 : f32, i64
    } -> (tensor<13xf32>, tensor<13xi64>)
    %expanded = tensor.expand_shape %6#0 [[0, 1]] output_shape [13, 1] : tensor<13xf32> into tensor<13x1xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %expanded : tensor<13x33xf32>, tensor<13x1xf32>) outs(%0 : tensor<13x33xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %25 = arith.subf %in, %in_5 : f32
      linalg.yield %25 : f32
    } -> tensor<13x33xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<13x33xf32>) outs(%0 : tensor<13x33xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = math.exp %in : f32
      linalg.yield %25 : f32
    } -> tensor<13x33xf32>
    %9 = tensor.empty() : tensor<13x1xf32>
    %10 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<13x1xf32>) -> tensor<13x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%8 : tensor<13x33xf32>) outs(%10 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.addf %in, %out : f32
      linalg.yield %25 : f32
    } -> tensor<13x1xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<13x1xf32>) outs(%9 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = math.log %in : f32
      linalg.yield %25 : f32
    } -> tensor<13x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %12 : tensor<13x33xf32>, tensor<13x1xf32>) outs(%0 : tensor<13x33xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %25 = arith.subf %in, %in_5 : f32
      linalg.yield %25 : f32
    } -> tensor<13x33xf32>
    %14 = tensor.empty() : tensor<13x33xf16>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<13x33xf32>) outs(%14 : tensor<13x33xf16>) {
    ^bb0(%in: f32, %out: f16):
      %25 = arith.truncf %in : f32 to f16
      linalg.yield %25 : f16
    } -> tensor<13x33xf16>
    %16 = tensor.empty() : tensor<13xi1>
    %17 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg1 : tensor<13xi64>) outs(%16 : tensor<13xi1>) {
    ^bb0(%in: i64, %out: i1):
      %25 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %25 : i1
    } -> tensor<13xi1>
    %18 = linalg.generic {indexing_maps = [#map3, #map3, #map4, #map3], iterator_types = ["parallel"]} ins(%17, %arg1, %cst_3 : tensor<13xi1>, tensor<13xi64>, tensor<i64>) outs(%2 : tensor<13xi64>) {
    ^bb0(%in: i1, %in_5: i64, %in_6: i64, %out: i64):
      %25 = arith.select %in, %in_5, %in_6 : i64
      linalg.yield %25 : i64
    } -> tensor<13xi64>
    %expanded_4 = tensor.expand_shape %18 [[0, 1]] output_shape [13, 1] : tensor<13xi64> into tensor<13x1xi64>
    %19 = tensor.empty() : tensor<13x1xf16>
    %20 = linalg.fill ins(%cst_1 : f16) outs(%19 : tensor<13x1xf16>) -> tensor<13x1xf16>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_4 : tensor<13x1xi64>) outs(%20 : tensor<13x1xf16>) {
    ^bb0(%in: i64, %out: f16):
      %25 = linalg.index 0 : index
      %26 = arith.index_cast %in : i64 to index
      %27 = arith.cmpi slt, %26, %c33 : index
      cf.assert %27, "index must be smaller than dim size"
      %28 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %28, "index must be larger or equal to 0"
      %extracted = tensor.extract %15[%25, %26] : tensor<13x33xf16>
      linalg.yield %extracted : f16
    } -> tensor<13x1xf16>
    %collapsed = tensor.collapse_shape %21 [[0, 1]] : tensor<13x1xf16> into tensor<13xf16>
    %22 = tensor.empty() : tensor<13xf16>
    %23 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed : tensor<13xf16>) outs(%22 : tensor<13xf16>) {
    ^bb0(%in: f16, %out: f16):
      %25 = arith.negf %in : f16
      linalg.yield %25 : f16
    } -> tensor<13xf16>
    %24 = linalg.generic {indexing_maps = [#map3, #map3, #map4, #map3], iterator_types = ["parallel"]} ins(%17, %23, %cst_2 : tensor<13xi1>, tensor<13xf16>, tensor<f16>) outs(%22 : tensor<13xf16>) {
    ^bb0(%in: i1, %in_5: f16, %in_6: f16, %out: f16):
      %25 = arith.select %in, %in_5, %in_6 : f16
      linalg.yield %25 : f16
    } -> tensor<13xf16>
    return %24 : tensor<13xf16>
  }
}
