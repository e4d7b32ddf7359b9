#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0, 0)>
module @jit_cross_entropy_one_hot {
  func.func public @main(%arg0: tensor<13x30xf16>, %arg1: tensor<13xi32>) -> tensor<13xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFC00 : f16
    %0 = tensor.empty() : tensor<1x30xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<1x30xi32>) {
    ^bb0(%out: i32):
      %43 = linalg.index 1 : index
      %44 = arith.index_cast %43 : index to i32
      linalg.yield %44 : i32
    } -> tensor<1x30xi32>
    %2 = tensor.empty() : tensor<13x30xi32>
    %3 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<13xi32>) outs(%2 : tensor<13x30xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<13x30xi32>
    %4 = tensor.empty() : tensor<13x30xi32>
    %5 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<1x30xi32>) outs(%4 : tensor<13x30xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<13x30xi32>
    %6 = tensor.empty() : tensor<13x30xi1>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %5 : tensor<13x30xi32>, tensor<13x30xi32>) outs(%6 : tensor<13x30xi1>) {
    ^bb0(%in: i32, %in_1: i32, %out: i1):
      %43 = arith.cmpi eq, %in, %in_1 : i32
      linalg.yield %43 : i1
    } -> tensor<13x30xi1>
    %8 = tensor.empty() : tensor<13x30xf16>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<13x30xi1>) outs(%8 : tensor<13x30xf16>) {
    ^bb0(%in: i1, %out: f16):
      %43 = arith.uitofp %in : i1 to f16
      linalg.yield %43 : f16
    } -> tensor<13x30xf16>
    %10 = tensor.empty() : tensor<13xf16>
    %11 = linalg.fill ins(%cst_0 : f16) outs(%10 : tensor<13xf16>) -> tensor<13xf16>
    %12 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<13x30xf16>) outs(%11 : tensor<13xf16>) {
    ^bb0(%in: f16, %out: f16):
      %43 = arith.maximumf %out, %in : f16
      linalg.yield %43 : f16
    } -> tensor<13xf16>
    %13 = tensor.empty() : tensor<13x30xf16>
    %14 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<13xf16>) outs(%13 : tensor<13x30xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<13x30xf16>
    %15 = tensor.empty() : tensor<13x30xf16>
    %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %14 : tensor<13x30xf16>, tensor<13x30xf16>) outs(%15 : tensor<13x30xf16>) {
    ^bb0(%in: f16, %in_1: f16, %out: f16):
      %43 = arith.subf %in, %in_1 : f16
      linalg.yield %43 : f16
    } -> tensor<13x30xf16>
    %17 = tensor.empty() : tensor<13x30xf16>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<13x30xf16>) outs(%17 : tensor<13x30xf16>) {
    ^bb0(%in: f16, %out: f16):
      %43 = math.exp %in : f16
      linalg.yield %43 : f16
    } -> tensor<13x30xf16>
    %19 = tensor.empty() : tensor<13x30xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<13x30xf16>) outs(%19 : tensor<13x30xf32>) {
    ^bb0(%in: f16, %out: f32):
      %43 = arith.extf %in : f16 to f32
      linalg.yield %43 : f32
    } -> tensor<13x30xf32>
    %21 = tensor.empty() : tensor<13xf32>
    %22 = linalg.fill ins(%cst : f32) outs(%21 : tensor<13xf32>) -> tensor<13xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%20 : tensor<13x30xf32>) outs(%22 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.addf %out, %in : f32
      linalg.yield %43 : f32
    } -> tensor<13xf32>
    %24 = tensor.empty() : tensor<13xf16>
    %25 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%23 : tensor<13xf32>) outs(%24 : tensor<13xf16>) {
    ^bb0(%in: f32, %out: f16):
      %43 = arith.truncf %in : f32 to f16
      linalg.yield %43 : f16
    } -> tensor<13xf16>
    %26 = tensor.empty() : tensor<13xf16>
    %27 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%25 : tensor<13xf16>) outs(%26 : tensor<13xf16>) {
    ^bb0(%in: f16, %out: f16):
      %43 = math.log %in : f16
      linalg.yield %43 : f16
    } -> tensor<13xf16>
    %expanded = tensor.expand_shape %27 [[0, 1]] output_shape [13, 1] : tensor<13xf16> into tensor<13x1xf16>
    %28 = tensor.empty() : tensor<13x30xf16>
    %29 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<13x1xf16>) outs(%28 : tensor<13x30xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<13x30xf16>
    %30 = tensor.empty() : tensor<13x30xf16>
    %31 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%16, %29 : tensor<13x30xf16>, tensor<13x30xf16>) outs(%30 : tensor<13x30xf16>) {
    ^bb0(%in: f16, %in_1: f16, %out: f16):
      %43 = arith.subf %in, %in_1 : f16
      linalg.yield %43 : f16
    } -> tensor<13x30xf16>
    %32 = tensor.empty() : tensor<13x30xf16>
    %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %31 : tensor<13x30xf16>, tensor<13x30xf16>) outs(%32 : tensor<13x30xf16>) {
    ^bb0(%in: f16, %in_1: f16, %out: f16):
      %43 = arith.mulf %in, %in_1 : f16
      linalg.yield %43 : f16
    } -> tensor<13x30xf16>
    %34 = tensor.empty() : tensor<13x30xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<13x30xf16>) outs(%34 : tensor<13x30xf32>) {
    ^bb0(%in: f16, %out: f32):
      %43 = arith.extf %in : f16 to f32
      linalg.yield %43 : f32
    } -> tensor<13x30xf32>
    %36 = tensor.empty() : tensor<13xf32>
    %37 = linalg.fill ins(%cst : f32) outs(%36 : tensor<13xf32>) -> tensor<13xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%35 : tensor<13x30xf32>) outs(%37 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.addf %out, %in : f32
      linalg.yield %43 : f32
    } -> tensor<13xf32>
    %39 = tensor.empty() : tensor<13xf16>
    %40 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%38 : tensor<13xf32>) outs(%39 : tensor<13xf16>) {
    ^bb0(%in: f32, %out: f16):
      %43 = arith.truncf %in : f32 to f16
      linalg.yield %43 : f16
    } -> tensor<13xf16>
    %41 = tensor.empty() : tensor<13xf16>
    %42 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%40 : tensor<13xf16>) outs(%41 : tensor<13xf16>) {
    ^bb0(%in: f16, %out: f16):
      %43 = arith.negf %in : f16
      linalg.yield %43 : f16
    } -> tensor<13xf16>
    return %42 : tensor<13xf16>
  }
}
