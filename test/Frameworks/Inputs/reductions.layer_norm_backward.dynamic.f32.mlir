#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<?x24xf32>, %arg1: tensor<?x24xf32>, %arg2: tensor<24xf32>) -> (tensor<?x24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 1.000000e-05 : f64
    %cst_2 = arith.constant 2.400000e+01 : f32
    %cst_3 = arith.constant 2.400000e+01 : f64
    %dim = tensor.dim %arg0, %c0 : tensor<?x24xf32>
    %0 = tensor.empty(%dim) : tensor<?x1xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<?x24xf32>) outs(%1 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.addf %in, %out : f32
      linalg.yield %38 : f32
    } -> tensor<?x1xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<?x1xf32>) outs(%0 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.divf %in, %cst_2 : f32
      linalg.yield %38 : f32
    } -> tensor<?x1xf32>
    %4 = tensor.empty(%dim) : tensor<?x24xf64>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x24xf32>) outs(%4 : tensor<?x24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %38 = arith.extf %in : f32 to f64
      linalg.yield %38 : f64
    } -> tensor<?x24xf64>
    %6 = tensor.empty(%dim) : tensor<?x1xf64>
    %7 = linalg.fill ins(%cst_0 : f64) outs(%6 : tensor<?x1xf64>) -> tensor<?x1xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%5 : tensor<?x24xf64>) outs(%7 : tensor<?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %38 = arith.addf %in, %out : f64
      linalg.yield %38 : f64
    } -> tensor<?x1xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<?x1xf64>) outs(%6 : tensor<?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %38 = arith.divf %in, %cst_3 : f64
      linalg.yield %38 : f64
    } -> tensor<?x1xf64>
    %10 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %9 : tensor<?x24xf64>, tensor<?x1xf64>) outs(%4 : tensor<?x24xf64>) {
    ^bb0(%in: f64, %in_5: f64, %out: f64):
      %38 = arith.subf %in, %in_5 : f64
      linalg.yield %38 : f64
    } -> tensor<?x24xf64>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%10, %10 : tensor<?x24xf64>, tensor<?x24xf64>) outs(%4 : tensor<?x24xf64>) {
    ^bb0(%in: f64, %in_5: f64, %out: f64):
      %38 = arith.mulf %in, %in_5 : f64
      linalg.yield %38 : f64
    } -> tensor<?x24xf64>
    %12 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%11 : tensor<?x24xf64>) outs(%7 : tensor<?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %38 = arith.addf %in, %out : f64
      linalg.yield %38 : f64
    } -> tensor<?x1xf64>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<?x1xf64>) outs(%6 : tensor<?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %38 = arith.divf %in, %cst_3 : f64
      linalg.yield %38 : f64
    } -> tensor<?x1xf64>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<?x1xf64>) outs(%0 : tensor<?x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %38 = arith.truncf %in : f64 to f32
      linalg.yield %38 : f32
    } -> tensor<?x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<?x1xf32>) outs(%0 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.truncf %cst_1 : f64 to f32
      %39 = arith.addf %in, %38 : f32
      linalg.yield %39 : f32
    } -> tensor<?x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<?x1xf32>) outs(%0 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = math.rsqrt %in : f32
      linalg.yield %38 : f32
    } -> tensor<?x1xf32>
    %17 = tensor.empty(%dim) : tensor<?x24xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %3 : tensor<?x24xf32>, tensor<?x1xf32>) outs(%17 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %38 = arith.subf %in, %in_5 : f32
      linalg.yield %38 : f32
    } -> tensor<?x24xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%18, %16 : tensor<?x24xf32>, tensor<?x1xf32>) outs(%17 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %38 = arith.mulf %in, %in_5 : f32
      linalg.yield %38 : f32
    } -> tensor<?x24xf32>
    %dim_4 = tensor.dim %arg1, %c0 : tensor<?x24xf32>
    %20 = tensor.empty(%dim_4) : tensor<?x24xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %arg2 : tensor<?x24xf32>, tensor<24xf32>) outs(%20 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %38 = arith.mulf %in, %in_5 : f32
      linalg.yield %38 : f32
    } -> tensor<?x24xf32>
    %22 = tensor.empty(%dim_4) : tensor<?x1xf32>
    %23 = linalg.fill ins(%cst : f32) outs(%22 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%21 : tensor<?x24xf32>) outs(%23 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.addf %in, %out : f32
      linalg.yield %38 : f32
    } -> tensor<?x1xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<?x1xf32>) outs(%22 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.divf %in, %cst_2 : f32
      linalg.yield %38 : f32
    } -> tensor<?x1xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%21, %25 : tensor<?x24xf32>, tensor<?x1xf32>) outs(%20 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %38 = arith.subf %in, %in_5 : f32
      linalg.yield %38 : f32
    } -> tensor<?x24xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%21, %19 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%20 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %38 = arith.mulf %in, %in_5 : f32
      linalg.yield %38 : f32
    } -> tensor<?x24xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%27 : tensor<?x24xf32>) outs(%23 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.addf %in, %out : f32
      linalg.yield %38 : f32
    } -> tensor<?x1xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<?x1xf32>) outs(%22 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.divf %in, %cst_2 : f32
      linalg.yield %38 : f32
    } -> tensor<?x1xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %29 : tensor<?x24xf32>, tensor<?x1xf32>) outs(%17 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %38 = arith.mulf %in, %in_5 : f32
      linalg.yield %38 : f32
    } -> tensor<?x24xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%26, %30 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%20 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %38 = arith.subf %in, %in_5 : f32
      linalg.yield %38 : f32
    } -> tensor<?x24xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%16, %31 : tensor<?x1xf32>, tensor<?x24xf32>) outs(%17 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %38 = arith.mulf %in, %in_5 : f32
      linalg.yield %38 : f32
    } -> tensor<?x24xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %19 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%20 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %38 = arith.mulf %in, %in_5 : f32
      linalg.yield %38 : f32
    } -> tensor<?x24xf32>
    %34 = tensor.empty() : tensor<24xf32>
    %35 = linalg.fill ins(%cst : f32) outs(%34 : tensor<24xf32>) -> tensor<24xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "parallel"]} ins(%33 : tensor<?x24xf32>) outs(%35 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.addf %in, %out : f32
      linalg.yield %38 : f32
    } -> tensor<24xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "parallel"]} ins(%arg1 : tensor<?x24xf32>) outs(%35 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.addf %in, %out : f32
      linalg.yield %38 : f32
    } -> tensor<24xf32>
    return %32, %36, %37 : tensor<?x24xf32>, tensor<24xf32>, tensor<24xf32>
  }
}
