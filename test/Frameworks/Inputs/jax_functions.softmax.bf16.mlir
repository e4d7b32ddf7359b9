#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module @jit_softmax {
  func.func public @main(%arg0: tensor<2x3x7x7xbf16>) -> tensor<2x3x7x7xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF80 : bf16
    %cst_1 = arith.constant 2.500000e-01 : bf16
    %0 = tensor.empty() : tensor<2x3x7x7xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x3x7x7xbf16>) outs(%0 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %22 = arith.mulf %in, %cst_1 : bf16
      linalg.yield %22 : bf16
    } -> tensor<2x3x7x7xbf16>
    %2 = tensor.empty() : tensor<2x3x7xbf16>
    %3 = linalg.fill ins(%cst_0 : bf16) outs(%2 : tensor<2x3x7xbf16>) -> tensor<2x3x7xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1 : tensor<2x3x7x7xbf16>) outs(%3 : tensor<2x3x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %22 = arith.maximumf %out, %in : bf16
      linalg.yield %22 : bf16
    } -> tensor<2x3x7xbf16>
    %5 = tensor.empty() : tensor<2x3x7x7xbf16>
    %6 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4 : tensor<2x3x7xbf16>) outs(%5 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x3x7x7xbf16>
    %7 = tensor.empty() : tensor<2x3x7x7xbf16>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %6 : tensor<2x3x7x7xbf16>, tensor<2x3x7x7xbf16>) outs(%7 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: bf16, %in_2: bf16, %out: bf16):
      %22 = arith.subf %in, %in_2 : bf16
      linalg.yield %22 : bf16
    } -> tensor<2x3x7x7xbf16>
    %9 = tensor.empty() : tensor<2x3x7x7xbf16>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<2x3x7x7xbf16>) outs(%9 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %22 = math.exp %in : bf16
      linalg.yield %22 : bf16
    } -> tensor<2x3x7x7xbf16>
    %11 = tensor.empty() : tensor<2x3x7x7xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10 : tensor<2x3x7x7xbf16>) outs(%11 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %22 = arith.extf %in : bf16 to f32
      linalg.yield %22 : f32
    } -> tensor<2x3x7x7xf32>
    %13 = tensor.empty() : tensor<2x3x7xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%12 : tensor<2x3x7x7xf32>) outs(%14 : tensor<2x3x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.addf %out, %in : f32
      linalg.yield %22 : f32
    } -> tensor<2x3x7xf32>
    %16 = tensor.empty() : tensor<2x3x7xbf16>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x3x7xf32>) outs(%16 : tensor<2x3x7xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %22 = arith.truncf %in : f32 to bf16
      linalg.yield %22 : bf16
    } -> tensor<2x3x7xbf16>
    %expanded = tensor.expand_shape %17 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xbf16> into tensor<2x3x7x1xbf16>
    %18 = tensor.empty() : tensor<2x3x7x7xbf16>
    %19 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x7x1xbf16>) outs(%18 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x3x7x7xbf16>
    %20 = tensor.empty() : tensor<2x3x7x7xbf16>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %19 : tensor<2x3x7x7xbf16>, tensor<2x3x7x7xbf16>) outs(%20 : tensor<2x3x7x7xbf16>) {
    ^bb0(%in: bf16, %in_2: bf16, %out: bf16):
      %22 = arith.divf %in, %in_2 : bf16
      linalg.yield %22 : bf16
    } -> tensor<2x3x7x7xbf16>
    return %21 : tensor<2x3x7x7xbf16>
  }
}
