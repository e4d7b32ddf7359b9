#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
module @jit_log_softmax {
  func.func public @main(%arg0: tensor<13x30xf16>) -> tensor<13x30xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFC00 : f16
    %0 = tensor.empty() : tensor<13xf16>
    %1 = linalg.fill ins(%cst_0 : f16) outs(%0 : tensor<13xf16>) -> tensor<13xf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<13x30xf16>) outs(%1 : tensor<13xf16>) {
    ^bb0(%in: f16, %out: f16):
      %22 = arith.maximumf %out, %in : f16
      linalg.yield %22 : f16
    } -> tensor<13xf16>
    %3 = tensor.empty() : tensor<13x30xf16>
    %4 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<13xf16>) outs(%3 : tensor<13x30xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<13x30xf16>
    %5 = tensor.empty() : tensor<13x30xf16>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %4 : tensor<13x30xf16>, tensor<13x30xf16>) outs(%5 : tensor<13x30xf16>) {
    ^bb0(%in: f16, %in_1: f16, %out: f16):
      %22 = arith.subf %in, %in_1 : f16
      linalg.yield %22 : f16
    } -> tensor<13x30xf16>
    %7 = tensor.empty() : tensor<13x30xf16>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<13x30xf16>) outs(%7 : tensor<13x30xf16>) {
    ^bb0(%in: f16, %out: f16):
      %22 = math.exp %in : f16
      linalg.yield %22 : f16
    } -> tensor<13x30xf16>
    %9 = tensor.empty() : tensor<13x30xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<13x30xf16>) outs(%9 : tensor<13x30xf32>) {
    ^bb0(%in: f16, %out: f32):
      %22 = arith.extf %in : f16 to f32
      linalg.yield %22 : f32
    } -> tensor<13x30xf32>
    %11 = tensor.empty() : tensor<13xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<13xf32>) -> tensor<13xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%10 : tensor<13x30xf32>) outs(%12 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.addf %out, %in : f32
      linalg.yield %22 : f32
    } -> tensor<13xf32>
    %14 = tensor.empty() : tensor<13xf16>
    %15 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%13 : tensor<13xf32>) outs(%14 : tensor<13xf16>) {
    ^bb0(%in: f32, %out: f16):
      %22 = arith.truncf %in : f32 to f16
      linalg.yield %22 : f16
    } -> tensor<13xf16>
    %16 = tensor.empty() : tensor<13xf16>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%15 : tensor<13xf16>) outs(%16 : tensor<13xf16>) {
    ^bb0(%in: f16, %out: f16):
      %22 = math.log %in : f16
      linalg.yield %22 : f16
    } -> tensor<13xf16>
    %expanded = tensor.expand_shape %17 [[0, 1]] output_shape [13, 1] : tensor<13xf16> into tensor<13x1xf16>
    %18 = tensor.empty() : tensor<13x30xf16>
    %19 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<13x1xf16>) outs(%18 : tensor<13x30xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<13x30xf16>
    %20 = tensor.empty() : tensor<13x30xf16>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %19 : tensor<13x30xf16>, tensor<13x30xf16>) outs(%20 : tensor<13x30xf16>) {
    ^bb0(%in: f16, %in_1: f16, %out: f16):
      %22 = arith.subf %in, %in_1 : f16
      linalg.yield %22 : f16
    } -> tensor<13x30xf16>
    return %21 : tensor<13x30xf16>
  }
}
