#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
#map3 = affine_map<(d0, d1) -> ()>
module @jit_dense_gelu {
  func.func public @main(%arg0: tensor<?x48xf32>, %arg1: tensor<48x40xf32>, %arg2: tensor<40xf32>) -> tensor<?x40xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<4.471500e-02> : tensor<f32>
    %cst_1 = arith.constant dense<0.797884583> : tensor<f32>
    %cst_2 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<5.000000e-01> : tensor<f32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x48xf32>
    %0 = arith.index_cast %dim : index to i32
    %dim_4 = tensor.dim %arg0, %c0 : tensor<?x48xf32>
    %1 = tensor.empty(%dim_4) : tensor<?x40xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?x40xf32>) -> tensor<?x40xf32>
    %3 = linalg.matmul ins(%arg0, %arg1 : tensor<?x48xf32>, tensor<48x40xf32>) outs(%2 : tensor<?x40xf32>) -> tensor<?x40xf32>
    %4 = tensor.empty() : tensor<1x40xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<40xf32>) outs(%4 : tensor<1x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x40xf32>
    %6 = arith.index_cast %0 : i32 to index
    %7 = tensor.empty(%6) : tensor<?x40xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<1x40xf32>) outs(%7 : tensor<?x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x40xf32>
    %9 = tensor.empty(%dim_4) : tensor<?x40xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %8 : tensor<?x40xf32>, tensor<?x40xf32>) outs(%9 : tensor<?x40xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %41 = arith.addf %in, %in_5 : f32
      linalg.yield %41 : f32
    } -> tensor<?x40xf32>
    %11 = tensor.empty(%dim_4) : tensor<?x40xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<?x40xf32>) outs(%11 : tensor<?x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.mulf %in, %in : f32
      linalg.yield %41 : f32
    } -> tensor<?x40xf32>
    %13 = tensor.empty(%dim_4) : tensor<?x40xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12, %10 : tensor<?x40xf32>, tensor<?x40xf32>) outs(%13 : tensor<?x40xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %41 = arith.mulf %in, %in_5 : f32
      linalg.yield %41 : f32
    } -> tensor<?x40xf32>
    %15 = arith.index_cast %0 : i32 to index
    %16 = tensor.empty(%15) : tensor<?x40xf32>
    %17 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<f32>) outs(%16 : tensor<?x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x40xf32>
    %18 = tensor.empty(%15) : tensor<?x40xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17, %14 : tensor<?x40xf32>, tensor<?x40xf32>) outs(%18 : tensor<?x40xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %41 = arith.mulf %in, %in_5 : f32
      linalg.yield %41 : f32
    } -> tensor<?x40xf32>
    %20 = tensor.empty(%dim_4) : tensor<?x40xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10, %19 : tensor<?x40xf32>, tensor<?x40xf32>) outs(%20 : tensor<?x40xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %41 = arith.addf %in, %in_5 : f32
      linalg.yield %41 : f32
    } -> tensor<?x40xf32>
    %22 = arith.index_cast %0 : i32 to index
    %23 = tensor.empty(%22) : tensor<?x40xf32>
    %24 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%23 : tensor<?x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x40xf32>
    %25 = tensor.empty(%22) : tensor<?x40xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%24, %21 : tensor<?x40xf32>, tensor<?x40xf32>) outs(%25 : tensor<?x40xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %41 = arith.mulf %in, %in_5 : f32
      linalg.yield %41 : f32
    } -> tensor<?x40xf32>
    %27 = tensor.empty(%22) : tensor<?x40xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<?x40xf32>) outs(%27 : tensor<?x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = math.tanh %in : f32
      linalg.yield %41 : f32
    } -> tensor<?x40xf32>
    %29 = arith.index_cast %0 : i32 to index
    %30 = tensor.empty(%29) : tensor<?x40xf32>
    %31 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%30 : tensor<?x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x40xf32>
    %32 = tensor.empty(%29) : tensor<?x40xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%31, %28 : tensor<?x40xf32>, tensor<?x40xf32>) outs(%32 : tensor<?x40xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %41 = arith.addf %in, %in_5 : f32
      linalg.yield %41 : f32
    } -> tensor<?x40xf32>
    %34 = arith.index_cast %0 : i32 to index
    %35 = tensor.empty(%34) : tensor<?x40xf32>
    %36 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%35 : tensor<?x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x40xf32>
    %37 = tensor.empty(%34) : tensor<?x40xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%36, %33 : tensor<?x40xf32>, tensor<?x40xf32>) outs(%37 : tensor<?x40xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %41 = arith.mulf %in, %in_5 : f32
      linalg.yield %41 : f32
    } -> tensor<?x40xf32>
    %39 = tensor.empty(%dim_4) : tensor<?x40xf32>
    %40 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10, %38 : tensor<?x40xf32>, tensor<?x40xf32>) outs(%39 : tensor<?x40xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %41 = arith.mulf %in, %in_5 : f32
      linalg.yield %41 : f32
    } -> tensor<?x40xf32>
    return %40 : tensor<?x40xf32>
  }
}
