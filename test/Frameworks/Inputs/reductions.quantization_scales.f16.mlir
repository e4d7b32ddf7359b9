#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x7x48xf16>) -> tensor<2x7x1xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0xFC00 : f16
    %cst_0 = arith.constant 1.270000e+02 : f32
    %0 = tensor.empty() : tensor<2x7x48xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xf16>) outs(%0 : tensor<2x7x48xf16>) {
    ^bb0(%in: f16, %out: f16):
      %10 = math.absf %in : f16
      linalg.yield %10 : f16
    } -> tensor<2x7x48xf16>
    %2 = tensor.empty() : tensor<2x7xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<2x7xi64>) -> tensor<2x7xi64>
    %4 = tensor.empty() : tensor<2x7xf16>
    %5 = linalg.fill ins(%cst : f16) outs(%4 : tensor<2x7xf16>) -> tensor<2x7xf16>
    %6:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<2x7x48xf16>) outs(%5, %3 : tensor<2x7xf16>, tensor<2x7xi64>) {
    ^bb0(%in: f16, %out: f16, %out_1: i64):
      %10 = linalg.index 2 : index
      %11 = arith.index_cast %10 : index to i64
      %12 = arith.maximumf %in, %out : f16
      %13 = arith.cmpf ogt, %in, %out : f16
      %14 = arith.select %13, %11, %out_1 : i64
      linalg.yield %12, %14 : f16, i64
    } -> (tensor<2x7xf16>, tensor<2x7xi64>)
    %expanded = tensor.expand_shape %6#0 [[0], [1, 2]] output_shape [2, 7, 1] : tensor<2x7xf16> into tensor<2x7x1xf16>
    %7 = tensor.empty() : tensor<2x7x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x7x1xf16>) outs(%7 : tensor<2x7x1xf32>) {
    ^bb0(%in: f16, %out: f32):
      %10 = arith.extf %in : f16 to f32
      linalg.yield %10 : f32
    } -> tensor<2x7x1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x7x1xf32>) outs(%7 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = arith.divf %in, %cst_0 : f32
      linalg.yield %10 : f32
    } -> tensor<2x7x1xf32>
    return %9 : tensor<2x7x1xf32>
  }
}
