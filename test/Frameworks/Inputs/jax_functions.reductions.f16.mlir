#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> ()>
#map5 = affine_map<() -> ()>
module @jit_reductions {
  func.func public @main(%arg0: tensor<13x40xf16>) -> (tensor<40xf16>, tensor<13xf16>, tensor<13xf16>, tensor<f16>) {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f16
    %cst_1 = arith.constant 9.997550e-02 : f16
    %cst_2 = arith.constant 0x7C00 : f16
    %cst_3 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<13x40xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x40xf16>) outs(%0 : tensor<13x40xf32>) {
    ^bb0(%in: f16, %out: f32):
      %26 = arith.extf %in : f16 to f32
      linalg.yield %26 : f32
    } -> tensor<13x40xf32>
    %2 = tensor.empty() : tensor<40xf32>
    %3 = linalg.fill ins(%cst_3 : f32) outs(%2 : tensor<40xf32>) -> tensor<40xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<13x40xf32>) outs(%3 : tensor<40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = arith.addf %out, %in : f32
      linalg.yield %26 : f32
    } -> tensor<40xf32>
    %5 = tensor.empty() : tensor<40xf16>
    %6 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%4 : tensor<40xf32>) outs(%5 : tensor<40xf16>) {
    ^bb0(%in: f32, %out: f16):
      %26 = arith.truncf %in : f32 to f16
      linalg.yield %26 : f16
    } -> tensor<40xf16>
    %7 = tensor.empty() : tensor<13xf16>
    %8 = linalg.fill ins(%cst_2 : f16) outs(%7 : tensor<13xf16>) -> tensor<13xf16>
    %9 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<13x40xf16>) outs(%8 : tensor<13xf16>) {
    ^bb0(%in: f16, %out: f16):
      %26 = arith.minimumf %out, %in : f16
      linalg.yield %26 : f16
    } -> tensor<13xf16>
    %10 = tensor.empty() : tensor<13x40xf16>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x40xf16>) outs(%10 : tensor<13x40xf16>) {
    ^bb0(%in: f16, %out: f16):
      %26 = arith.mulf %in, %cst_1 : f16
      linalg.yield %26 : f16
    } -> tensor<13x40xf16>
    %12 = tensor.empty() : tensor<13x40xf16>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<13x40xf16>) outs(%12 : tensor<13x40xf16>) {
    ^bb0(%in: f16, %out: f16):
      %26 = arith.addf %in, %cst_0 : f16
      linalg.yield %26 : f16
    } -> tensor<13x40xf16>
    %14 = tensor.empty() : tensor<13x40xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<13x40xf16>) outs(%14 : tensor<13x40xf32>) {
    ^bb0(%in: f16, %out: f32):
      %26 = arith.extf %in : f16 to f32
      linalg.yield %26 : f32
    } -> tensor<13x40xf32>
    %16 = tensor.empty() : tensor<13xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<13xf32>) -> tensor<13xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%15 : tensor<13x40xf32>) outs(%17 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = arith.mulf %out, %in : f32
      linalg.yield %26 : f32
    } -> tensor<13xf32>
    %19 = tensor.empty() : tensor<13xf16>
    %20 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%18 : tensor<13xf32>) outs(%19 : tensor<13xf16>) {
    ^bb0(%in: f32, %out: f16):
      %26 = arith.truncf %in : f32 to f16
      linalg.yield %26 : f16
    } -> tensor<13xf16>
    %21 = tensor.empty() : tensor<f32>
    %22 = linalg.fill ins(%cst_3 : f32) outs(%21 : tensor<f32>) -> tensor<f32>
    %23 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["reduction", "reduction"]} ins(%1 : tensor<13x40xf32>) outs(%22 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = arith.addf %out, %in : f32
      linalg.yield %26 : f32
    } -> tensor<f32>
    %24 = tensor.empty() : tensor<f16>
    %25 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%23 : tensor<f32>) outs(%24 : tensor<f16>) {
    ^bb0(%in: f32, %out: f16):
      %26 = arith.truncf %in : f32 to f16
      linalg.yield %26 : f16
    } -> tensor<f16>
    return %6, %9, %20, %25 : tensor<40xf16>, tensor<13xf16>, tensor<13xf16>, tensor<f16>
  }
}
