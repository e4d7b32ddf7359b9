#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0, 0)>
module @jit_cross_entropy_one_hot {
  func.func public @main(%arg0: tensor<13x30xf32>, %arg1: tensor<13xi32>) -> tensor<13xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<1x30xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<1x30xi32>) {
    ^bb0(%out: i32):
      %35 = linalg.index 1 : index
      %36 = arith.index_cast %35 : index to i32
      linalg.yield %36 : i32
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
      %35 = arith.cmpi eq, %in, %in_1 : i32
      linalg.yield %35 : i1
    } -> tensor<13x30xi1>
    %8 = tensor.empty() : tensor<13x30xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<13x30xi1>) outs(%8 : tensor<13x30xf32>) {
    ^bb0(%in: i1, %out: f32):
      %35 = arith.uitofp %in : i1 to f32
      linalg.yield %35 : f32
    } -> tensor<13x30xf32>
    %10 = tensor.empty() : tensor<13xf32>
    %11 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<13xf32>) -> tensor<13xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<13x30xf32>) outs(%11 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.maximumf %out, %in : f32
      linalg.yield %35 : f32
    } -> tensor<13xf32>
    %13 = tensor.empty() : tensor<13x30xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<13xf32>) outs(%13 : tensor<13x30xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<13x30xf32>
    %15 = tensor.empty() : tensor<13x30xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %14 : tensor<13x30xf32>, tensor<13x30xf32>) outs(%15 : tensor<13x30xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %35 = arith.subf %in, %in_1 : f32
      linalg.yield %35 : f32
    } -> tensor<13x30xf32>
    %17 = tensor.empty() : tensor<13x30xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<13x30xf32>) outs(%17 : tensor<13x30xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = math.exp %in : f32
      linalg.yield %35 : f32
    } -> tensor<13x30xf32>
    %19 = tensor.empty() : tensor<13xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<13xf32>) -> tensor<13xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%18 : tensor<13x30xf32>) outs(%20 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.addf %out, %in : f32
      linalg.yield %35 : f32
    } -> tensor<13xf32>
    %22 = tensor.empty() : tensor<13xf32>
    %23 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%21 : tensor<13xf32>) outs(%22 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = math.log %in : f32
      linalg.yield %35 : f32
    } -> tensor<13xf32>
    %expanded = tensor.expand_shape %23 [[0, 1]] output_shape [13, 1] : tensor<13xf32> into tensor<13x1xf32>
    %24 = tensor.empty() : tensor<13x30xf32>
    %25 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<13x1xf32>) outs(%24 : tensor<13x30xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<13x30xf32>
    %26 = tensor.empty() : tensor<13x30xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%16, %25 : tensor<13x30xf32>, tensor<13x30xf32>) outs(%26 : tensor<13x30xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %35 = arith.subf %in, %in_1 : f32
      linalg.yield %35 : f32
    } -> tensor<13x30xf32>
    %28 = tensor.empty() : tensor<13x30xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %27 : tensor<13x30xf32>, tensor<13x30xf32>) outs(%28 : tensor<13x30xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %35 = arith.mulf %in, %in_1 : f32
      linalg.yield %35 : f32
    } -> tensor<13x30xf32>
    %30 = tensor.empty() : tensor<13xf32>
    %31 = linalg.fill ins(%cst : f32) outs(%30 : tensor<13xf32>) -> tensor<13xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%29 : tensor<13x30xf32>) outs(%31 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.addf %out, %in : f32
      linalg.yield %35 : f32
    } -> tensor<13xf32>
    %33 = tensor.empty() : tensor<13xf32>
    %34 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%32 : tensor<13xf32>) outs(%33 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.negf %in : f32
      linalg.yield %35 : f32
    } -> tensor<13xf32>
    return %34 : tensor<13xf32>
  }
}
