#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0) -> ()>
#map5 = affine_map<() -> ()>
#map6 = affine_map<(d0, d1) -> (d0, 0)>
#map7 = affine_map<(d0, d1) -> (0, d1)>
#map8 = affine_map<(d0, d1) -> ()>
module {
  func.func @main(%arg0: tensor<20x24xf32>, %arg1: tensor<20xf32>, %arg2: tensor<24xf32>) -> (tensor<20x24xf32>, tensor<20xf32>, tensor<24xf32>) {
    %c2_i64 = arith.constant 2 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e-01 : f64
    %cst_1 = arith.constant 9.000000e-01 : f64
    %cst_2 = arith.constant 9.9999999999999995E-7 : f64
    %cst_3 = arith.constant 2.400000e+01 : f32
    %cst_4 = arith.constant 2.000000e+01 : f32
    %cst_5 = arith.constant 4.800000e+02 : f32
    %cst_6 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<20x24xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<20x24xf32>) outs(%0 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %32 : f32
    } -> tensor<20x24xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<20x24xf32>) outs(%0 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.truncf %cst_2 : f64 to f32
      %33 = arith.addf %in, %32 : f32
      linalg.yield %33 : f32
    } -> tensor<20x24xf32>
    %3 = tensor.empty() : tensor<20xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg1 : tensor<20xf32>) outs(%3 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.truncf %cst_1 : f64 to f32
      %33 = arith.mulf %in, %32 : f32
      linalg.yield %33 : f32
    } -> tensor<20xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%3 : tensor<20xf32>) -> tensor<20xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<20x24xf32>) outs(%5 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.addf %in, %out : f32
      linalg.yield %32 : f32
    } -> tensor<20xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%6 : tensor<20xf32>) outs(%3 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.divf %in, %cst_3 : f32
      linalg.yield %32 : f32
    } -> tensor<20xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%7 : tensor<20xf32>) outs(%3 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.truncf %cst_0 : f64 to f32
      %33 = arith.mulf %in, %32 : f32
      linalg.yield %33 : f32
    } -> tensor<20xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%4, %8 : tensor<20xf32>, tensor<20xf32>) outs(%3 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %32 = arith.addf %in, %in_8 : f32
      linalg.yield %32 : f32
    } -> tensor<20xf32>
    %10 = tensor.empty() : tensor<24xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg2 : tensor<24xf32>) outs(%10 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.truncf %cst_1 : f64 to f32
      %33 = arith.mulf %in, %32 : f32
      linalg.yield %33 : f32
    } -> tensor<24xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%10 : tensor<24xf32>) -> tensor<24xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%2 : tensor<20x24xf32>) outs(%12 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.addf %in, %out : f32
      linalg.yield %32 : f32
    } -> tensor<24xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%13 : tensor<24xf32>) outs(%10 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.divf %in, %cst_4 : f32
      linalg.yield %32 : f32
    } -> tensor<24xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%14 : tensor<24xf32>) outs(%10 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.truncf %cst_0 : f64 to f32
      %33 = arith.mulf %in, %32 : f32
      linalg.yield %33 : f32
    } -> tensor<24xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%11, %15 : tensor<24xf32>, tensor<24xf32>) outs(%10 : tensor<24xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %32 = arith.addf %in, %in_8 : f32
      linalg.yield %32 : f32
    } -> tensor<24xf32>
    %17 = tensor.empty() : tensor<f32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<f32>) -> tensor<f32>
    %19 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction"]} ins(%9 : tensor<20xf32>) outs(%18 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.addf %in, %out : f32
      linalg.yield %32 : f32
    } -> tensor<f32>
    %20 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%19 : tensor<f32>) outs(%17 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.divf %in, %cst_4 : f32
      linalg.yield %32 : f32
    } -> tensor<f32>
    %21 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel"]} ins(%9, %20 : tensor<20xf32>, tensor<f32>) outs(%3 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %32 = arith.divf %in, %in_8 : f32
      linalg.yield %32 : f32
    } -> tensor<20xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%21 : tensor<20xf32>) outs(%3 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = math.rsqrt %in : f32
      linalg.yield %32 : f32
    } -> tensor<20xf32>
    %expanded = tensor.expand_shape %22 [[0, 1]] output_shape [20, 1] : tensor<20xf32> into tensor<20x1xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %expanded : tensor<20x24xf32>, tensor<20x1xf32>) outs(%0 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %32 = arith.mulf %in, %in_8 : f32
      linalg.yield %32 : f32
    } -> tensor<20x24xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%16 : tensor<24xf32>) outs(%10 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = math.rsqrt %in : f32
      linalg.yield %32 : f32
    } -> tensor<24xf32>
    %expanded_7 = tensor.expand_shape %24 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%23, %expanded_7 : tensor<20x24xf32>, tensor<1x24xf32>) outs(%0 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %32 = arith.mulf %in, %in_8 : f32
      linalg.yield %32 : f32
    } -> tensor<20x24xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<20x24xf32>) outs(%0 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %32 : f32
    } -> tensor<20x24xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map8], iterator_types = ["reduction", "reduction"]} ins(%26 : tensor<20x24xf32>) outs(%18 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.addf %in, %out : f32
      linalg.yield %32 : f32
    } -> tensor<f32>
    %28 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%27 : tensor<f32>) outs(%17 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.divf %in, %cst_5 : f32
      linalg.yield %32 : f32
    } -> tensor<f32>
    %29 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%28 : tensor<f32>) outs(%17 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = math.sqrt %in : f32
      linalg.yield %32 : f32
    } -> tensor<f32>
    %30 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%29 : tensor<f32>) outs(%17 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.cmpf ult, %in, %cst_6 : f32
      %33 = arith.select %32, %cst_6, %in : f32
      linalg.yield %33 : f32
    } -> tensor<f32>
    %31 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %30 : tensor<20x24xf32>, tensor<f32>) outs(%0 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %32 = arith.divf %in, %in_8 : f32
      linalg.yield %32 : f32
    } -> tensor<20x24xf32>
    return %31, %9, %16 : tensor<20x24xf32>, tensor<20xf32>, tensor<24xf32>
  }
}
