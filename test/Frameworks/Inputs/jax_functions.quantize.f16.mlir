#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<() -> ()>
#map5 = affine_map<(d0, d1) -> ()>
module @jit_quantize {
  func.func public @main(%arg0: tensor<13x40xf16>) -> (tensor<13x40xi8>, tensor<13x1xf32>) {
    %cst = arith.constant -1.280000e+02 : f32
    %cst_0 = arith.constant 1.270000e+02 : f32
    %cst_1 = arith.constant 0xFC00 : f16
    %0 = tensor.empty() : tensor<13x40xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x40xf16>) outs(%0 : tensor<13x40xf16>) {
    ^bb0(%in: f16, %out: f16):
      %31 = math.absf %in : f16
      linalg.yield %31 : f16
    } -> tensor<13x40xf16>
    %2 = tensor.empty() : tensor<13xf16>
    %3 = linalg.fill ins(%cst_1 : f16) outs(%2 : tensor<13xf16>) -> tensor<13xf16>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<13x40xf16>) outs(%3 : tensor<13xf16>) {
    ^bb0(%in: f16, %out: f16):
      %31 = arith.maximumf %out, %in : f16
      linalg.yield %31 : f16
    } -> tensor<13xf16>
    %5 = tensor.empty() : tensor<13xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%4 : tensor<13xf16>) outs(%5 : tensor<13xf32>) {
    ^bb0(%in: f16, %out: f32):
      %31 = arith.extf %in : f16 to f32
      linalg.yield %31 : f32
    } -> tensor<13xf32>
    %expanded = tensor.expand_shape %6 [[0, 1]] output_shape [13, 1] : tensor<13xf32> into tensor<13x1xf32>
    %7 = tensor.empty() : tensor<13x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<13x1xf32>) outs(%7 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.divf %in, %cst_0 : f32
      linalg.yield %31 : f32
    } -> tensor<13x1xf32>
    %9 = tensor.empty() : tensor<13x40xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x40xf16>) outs(%9 : tensor<13x40xf32>) {
    ^bb0(%in: f16, %out: f32):
      %31 = arith.extf %in : f16 to f32
      linalg.yield %31 : f32
    } -> tensor<13x40xf32>
    %11 = tensor.empty() : tensor<13x40xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<13x1xf32>) outs(%11 : tensor<13x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<13x40xf32>
    %13 = tensor.empty() : tensor<13x40xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%10, %12 : tensor<13x40xf32>, tensor<13x40xf32>) outs(%13 : tensor<13x40xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %31 = arith.divf %in, %in_2 : f32
      linalg.yield %31 : f32
    } -> tensor<13x40xf32>
    %15 = tensor.empty() : tensor<13x40xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<13x40xf32>) outs(%15 : tensor<13x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = math.roundeven %in : f32
      linalg.yield %31 : f32
    } -> tensor<13x40xf32>
    %17 = tensor.empty() : tensor<f32>
    %18 = linalg.generic {indexing_maps = [#map4], iterator_types = []} outs(%17 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %19 = tensor.empty() : tensor<13x40xf32>
    %20 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<f32>) outs(%19 : tensor<13x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<13x40xf32>
    %21 = tensor.empty() : tensor<13x40xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%20, %16 : tensor<13x40xf32>, tensor<13x40xf32>) outs(%21 : tensor<13x40xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %31 = arith.maximumf %in, %in_2 : f32
      linalg.yield %31 : f32
    } -> tensor<13x40xf32>
    %23 = tensor.empty() : tensor<f32>
    %24 = linalg.generic {indexing_maps = [#map4], iterator_types = []} outs(%23 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<f32>
    %25 = tensor.empty() : tensor<13x40xf32>
    %26 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<f32>) outs(%25 : tensor<13x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<13x40xf32>
    %27 = tensor.empty() : tensor<13x40xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%26, %22 : tensor<13x40xf32>, tensor<13x40xf32>) outs(%27 : tensor<13x40xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %31 = arith.minimumf %in, %in_2 : f32
      linalg.yield %31 : f32
    } -> tensor<13x40xf32>
    %29 = tensor.empty() : tensor<13x40xi8>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<13x40xf32>) outs(%29 : tensor<13x40xi8>) {
    ^bb0(%in: f32, %out: i8):
      %31 = arith.fptosi %in : f32 to i8
      linalg.yield %31 : i8
    } -> tensor<13x40xi8>
    return %30, %8 : tensor<13x40xi8>, tensor<13x1xf32>
  }
}
