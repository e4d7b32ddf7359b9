#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<() -> ()>
#map4 = affine_map<(d0, d1) -> ()>
module @jit_quantize {
  func.func public @main(%arg0: tensor<13x40xf32>) -> (tensor<13x40xi8>, tensor<13x1xf32>) {
    %cst = arith.constant -1.280000e+02 : f32
    %cst_0 = arith.constant 1.270000e+02 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<13x40xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x40xf32>) outs(%0 : tensor<13x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = math.absf %in : f32
      linalg.yield %27 : f32
    } -> tensor<13x40xf32>
    %2 = tensor.empty() : tensor<13xf32>
    %3 = linalg.fill ins(%cst_1 : f32) outs(%2 : tensor<13xf32>) -> tensor<13xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<13x40xf32>) outs(%3 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.maximumf %out, %in : f32
      linalg.yield %27 : f32
    } -> tensor<13xf32>
    %expanded = tensor.expand_shape %4 [[0, 1]] output_shape [13, 1] : tensor<13xf32> into tensor<13x1xf32>
    %5 = tensor.empty() : tensor<13x1xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<13x1xf32>) outs(%5 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.divf %in, %cst_0 : f32
      linalg.yield %27 : f32
    } -> tensor<13x1xf32>
    %7 = tensor.empty() : tensor<13x40xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<13x1xf32>) outs(%7 : tensor<13x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<13x40xf32>
    %9 = tensor.empty() : tensor<13x40xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %8 : tensor<13x40xf32>, tensor<13x40xf32>) outs(%9 : tensor<13x40xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %27 = arith.divf %in, %in_2 : f32
      linalg.yield %27 : f32
    } -> tensor<13x40xf32>
    %11 = tensor.empty() : tensor<13x40xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<13x40xf32>) outs(%11 : tensor<13x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = math.roundeven %in : f32
      linalg.yield %27 : f32
    } -> tensor<13x40xf32>
    %13 = tensor.empty() : tensor<f32>
    %14 = linalg.generic {indexing_maps = [#map3], iterator_types = []} outs(%13 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %15 = tensor.empty() : tensor<13x40xf32>
    %16 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<f32>) outs(%15 : tensor<13x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<13x40xf32>
    %17 = tensor.empty() : tensor<13x40xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%16, %12 : tensor<13x40xf32>, tensor<13x40xf32>) outs(%17 : tensor<13x40xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %27 = arith.maximumf %in, %in_2 : f32
      linalg.yield %27 : f32
    } -> tensor<13x40xf32>
    %19 = tensor.empty() : tensor<f32>
    %20 = linalg.generic {indexing_maps = [#map3], iterator_types = []} outs(%19 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<f32>
    %21 = tensor.empty() : tensor<13x40xf32>
    %22 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<f32>) outs(%21 : tensor<13x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<13x40xf32>
    %23 = tensor.empty() : tensor<13x40xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%22, %18 : tensor<13x40xf32>, tensor<13x40xf32>) outs(%23 : tensor<13x40xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %27 = arith.minimumf %in, %in_2 : f32
      linalg.yield %27 : f32
    } -> tensor<13x40xf32>
    %25 = tensor.empty() : tensor<13x40xi8>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<13x40xf32>) outs(%25 : tensor<13x40xi8>) {
    ^bb0(%in: f32, %out: i8):
      %27 = arith.fptosi %in : f32 to i8
      linalg.yield %27 : i8
    } -> tensor<13x40xi8>
    return %26, %6 : tensor<13x40xi8>, tensor<13x1xf32>
  }
}
