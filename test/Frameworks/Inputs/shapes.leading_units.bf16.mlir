#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @main(%arg0: tensor<1x1x7x24xbf16>) -> tensor<7x24xbf16> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 2.000000e+00 : bf16
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<1x1x7x24xbf16> into tensor<1x7x24xbf16>
    %0 = tensor.empty() : tensor<1x7x24xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x7x24xbf16>) outs(%0 : tensor<1x7x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %16 = arith.mulf %in, %cst_1 : bf16
      linalg.yield %16 : bf16
    } -> tensor<1x7x24xbf16>
    %2 = tensor.empty() : tensor<1x7x24xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<1x7x24xbf16>) outs(%2 : tensor<1x7x24xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %16 = arith.extf %in : bf16 to f32
      linalg.yield %16 : f32
    } -> tensor<1x7x24xf32>
    %4 = tensor.empty() : tensor<1x7xi64>
    %5 = linalg.fill ins(%c0_i64 : i64) outs(%4 : tensor<1x7xi64>) -> tensor<1x7xi64>
    %6 = tensor.empty() : tensor<1x7xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<1x7xf32>) -> tensor<1x7xf32>
    %8:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<1x7x24xf32>) outs(%7, %5 : tensor<1x7xf32>, tensor<1x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_3: i64):
      %16 = linalg.index 2 : index
      %17 = arith.index_cast %16 : index to i64
      %18 = arith.maximumf %in, %out : f32
      %19 = arith.cmpf ogt, %in, %out : f32
      %20 = arith.select %19, %17, %out_3 : i64
      linalg.yield %18, %20 : f32, i64
    } -> (tensor<1x7xf32>, tensor<1x7xi64>)
    %expanded = tensor.expand_shape %8#0 [[0], [1, 2]] output_shape [1, 7, 1] : tensor<1x7xf32> into tensor<1x7x1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %expanded : tensor<1x7x24xf32>, tensor<1x7x1xf32>) outs(%2 : tensor<1x7x24xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %16 = arith.subf %in, %in_3 : f32
      linalg.yield %16 : f32
    } -> tensor<1x7x24xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<1x7x24xf32>) outs(%2 : tensor<1x7x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = math.exp %in : f32
      linalg.yield %16 : f32
    } -> tensor<1x7x24xf32>
    %11 = tensor.empty() : tensor<1x7x1xf32>
    %12 = linalg.fill ins(%cst_0 : f32) outs(%11 : tensor<1x7x1xf32>) -> tensor<1x7x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%10 : tensor<1x7x24xf32>) outs(%12 : tensor<1x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = arith.addf %in, %out : f32
      linalg.yield %16 : f32
    } -> tensor<1x7x1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %13 : tensor<1x7x24xf32>, tensor<1x7x1xf32>) outs(%2 : tensor<1x7x24xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %16 = arith.divf %in, %in_3 : f32
      linalg.yield %16 : f32
    } -> tensor<1x7x24xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<1x7x24xf32>) outs(%0 : tensor<1x7x24xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %16 = arith.truncf %in : f32 to bf16
      linalg.yield %16 : bf16
    } -> tensor<1x7x24xbf16>
    %collapsed_2 = tensor.collapse_shape %15 [[0, 1], [2]] : tensor<1x7x24xbf16> into tensor<7x24xbf16>
    return %collapsed_2 : tensor<7x24xbf16>
  }
}
