#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x3x7x7xf16>) -> tensor<2x3x7x7xf16> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 2.500000e-01 : f16
    %0 = tensor.empty() : tensor<2x3x7x7xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x3x7x7xf16>) outs(%0 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %16 = arith.mulf %in, %cst_1 : f16
      linalg.yield %16 : f16
    } -> tensor<2x3x7x7xf16>
    %2 = tensor.empty() : tensor<2x3x7x7xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1 : tensor<2x3x7x7xf16>) outs(%2 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f16, %out: f32):
      %16 = arith.extf %in : f16 to f32
      linalg.yield %16 : f32
    } -> tensor<2x3x7x7xf32>
    %4 = tensor.empty() : tensor<2x3x7xi64>
    %5 = linalg.fill ins(%c0_i64 : i64) outs(%4 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %6 = tensor.empty() : tensor<2x3x7xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %8:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%3 : tensor<2x3x7x7xf32>) outs(%7, %5 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_2: i64):
      %16 = linalg.index 3 : index
      %17 = arith.index_cast %16 : index to i64
      %18 = arith.maximumf %in, %out : f32
      %19 = arith.cmpf ogt, %in, %out : f32
      %20 = arith.select %19, %17, %out_2 : i64
      linalg.yield %18, %20 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded = tensor.expand_shape %8#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3, %expanded : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%2 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %16 = arith.subf %in, %in_2 : f32
      linalg.yield %16 : f32
    } -> tensor<2x3x7x7xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<2x3x7x7xf32>) outs(%2 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = math.exp %in : f32
      linalg.yield %16 : f32
    } -> tensor<2x3x7x7xf32>
    %11 = tensor.empty() : tensor<2x3x7x1xf32>
    %12 = linalg.fill ins(%cst_0 : f32) outs(%11 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%10 : tensor<2x3x7x7xf32>) outs(%12 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = arith.addf %in, %out : f32
      linalg.yield %16 : f32
    } -> tensor<2x3x7x1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %13 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%2 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %16 = arith.divf %in, %in_2 : f32
      linalg.yield %16 : f32
    } -> tensor<2x3x7x7xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<2x3x7x7xf32>) outs(%0 : tensor<2x3x7x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %16 = arith.truncf %in : f32 to f16
      linalg.yield %16 : f16
    } -> tensor<2x3x7x7xf16>
    return %15 : tensor<2x3x7x7xf16>
  }
}
