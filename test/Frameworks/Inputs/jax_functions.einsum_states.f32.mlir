#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_einsum_states {
  func.func public @main(%arg0: tensor<2x7x12xf32>, %arg1: tensor<2x7x10xf32>) -> tensor<2x7x10xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x7x12xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x12xf32>) outs(%0 : tensor<2x7x12xi1>) {
    ^bb0(%in: f32, %out: i1):
      %34 = arith.cmpf ogt, %in, %cst_0 : f32
      linalg.yield %34 : i1
    } -> tensor<2x7x12xi1>
    %2 = tensor.empty() : tensor<2x7x12xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %arg0 : tensor<2x7x12xi1>, tensor<2x7x12xf32>) outs(%2 : tensor<2x7x12xf32>) {
    ^bb0(%in: i1, %in_1: f32, %out: f32):
      %34 = arith.select %in, %cst_0, %in_1 : f32
      linalg.yield %34 : f32
    } -> tensor<2x7x12xf32>
    %4 = tensor.empty() : tensor<2x7x12xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<2x7x12xf32>) outs(%4 : tensor<2x7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = math.expm1 %in : f32
      linalg.yield %34 : f32
    } -> tensor<2x7x12xf32>
    %6 = tensor.empty() : tensor<2x7x12xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %arg0, %5 : tensor<2x7x12xi1>, tensor<2x7x12xf32>, tensor<2x7x12xf32>) outs(%6 : tensor<2x7x12xf32>) {
    ^bb0(%in: i1, %in_1: f32, %in_2: f32, %out: f32):
      %34 = arith.select %in, %in_1, %in_2 : f32
      linalg.yield %34 : f32
    } -> tensor<2x7x12xf32>
    %8 = tensor.empty() : tensor<2x7x12xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<2x7x12xf32>) outs(%8 : tensor<2x7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = arith.addf %in, %cst : f32
      linalg.yield %34 : f32
    } -> tensor<2x7x12xf32>
    %10 = tensor.empty() : tensor<2x12x7xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x7x12xf32>) outs(%10 : tensor<2x12x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x12x7xf32>
    %12 = tensor.empty() : tensor<2x12x10xf32>
    %13 = linalg.fill ins(%cst_0 : f32) outs(%12 : tensor<2x12x10xf32>) -> tensor<2x12x10xf32>
    %14 = linalg.batch_matmul ins(%11, %arg1 : tensor<2x12x7xf32>, tensor<2x7x10xf32>) outs(%13 : tensor<2x12x10xf32>) -> tensor<2x12x10xf32>
    %15 = tensor.empty() : tensor<2x12xf32>
    %16 = linalg.fill ins(%cst_0 : f32) outs(%15 : tensor<2x12xf32>) -> tensor<2x12xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9 : tensor<2x7x12xf32>) outs(%16 : tensor<2x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = arith.addf %out, %in : f32
      linalg.yield %34 : f32
    } -> tensor<2x12xf32>
    %18 = tensor.empty() : tensor<2x7xf32>
    %19 = linalg.fill ins(%cst_0 : f32) outs(%18 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9, %17 : tensor<2x7x12xf32>, tensor<2x12xf32>) outs(%19 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %34 = arith.mulf %in, %in_1 : f32
      %35 = arith.addf %out, %34 : f32
      linalg.yield %35 : f32
    } -> tensor<2x7xf32>
    %21 = tensor.empty() : tensor<2x7xf32>
    %22 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<2x7xf32>) outs(%21 : tensor<2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = arith.divf %cst, %in : f32
      linalg.yield %34 : f32
    } -> tensor<2x7xf32>
    %23 = tensor.empty() : tensor<2x10x12xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x12x10xf32>) outs(%23 : tensor<2x10x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x10x12xf32>
    %25 = tensor.empty() : tensor<2x10x7xf32>
    %26 = linalg.fill ins(%cst_0 : f32) outs(%25 : tensor<2x10x7xf32>) -> tensor<2x10x7xf32>
    %27 = linalg.batch_matmul ins(%24, %11 : tensor<2x10x12xf32>, tensor<2x12x7xf32>) outs(%26 : tensor<2x10x7xf32>) -> tensor<2x10x7xf32>
    %28 = tensor.empty() : tensor<2x7x10xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<2x10x7xf32>) outs(%28 : tensor<2x7x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x10xf32>
    %30 = tensor.empty() : tensor<2x7x10xf32>
    %31 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<2x7xf32>) outs(%30 : tensor<2x7x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x7x10xf32>
    %32 = tensor.empty() : tensor<2x7x10xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %29 : tensor<2x7x10xf32>, tensor<2x7x10xf32>) outs(%32 : tensor<2x7x10xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %34 = arith.mulf %in, %in_1 : f32
      linalg.yield %34 : f32
    } -> tensor<2x7x10xf32>
    return %33 : tensor<2x7x10xf32>
  }
}
