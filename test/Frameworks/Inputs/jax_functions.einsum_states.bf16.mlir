#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0, d1, d2) -> ()>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d2)>
module @jit_einsum_states {
  func.func public @main(%arg0: tensor<2x7x12xbf16>, %arg1: tensor<2x7x10xbf16>) -> tensor<2x7x10xbf16> {
    %cst = arith.constant 1.000000e+00 : bf16
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : bf16
    %0 = tensor.empty() : tensor<2x7x12xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x12xbf16>) outs(%0 : tensor<2x7x12xi1>) {
    ^bb0(%in: bf16, %out: i1):
      %42 = arith.cmpf ogt, %in, %cst_1 : bf16
      linalg.yield %42 : i1
    } -> tensor<2x7x12xi1>
    %2 = tensor.empty() : tensor<bf16>
    %3 = linalg.generic {indexing_maps = [#map1], iterator_types = []} outs(%2 : tensor<bf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst_1 : bf16
    } -> tensor<bf16>
    %4 = tensor.empty() : tensor<2x7x12xbf16>
    %5 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<bf16>) outs(%4 : tensor<2x7x12xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x7x12xbf16>
    %6 = tensor.empty() : tensor<2x7x12xbf16>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %5, %arg0 : tensor<2x7x12xi1>, tensor<2x7x12xbf16>, tensor<2x7x12xbf16>) outs(%6 : tensor<2x7x12xbf16>) {
    ^bb0(%in: i1, %in_2: bf16, %in_3: bf16, %out: bf16):
      %42 = arith.select %in, %in_2, %in_3 : bf16
      linalg.yield %42 : bf16
    } -> tensor<2x7x12xbf16>
    %8 = tensor.empty() : tensor<2x7x12xbf16>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<2x7x12xbf16>) outs(%8 : tensor<2x7x12xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %42 = math.expm1 %in : bf16
      linalg.yield %42 : bf16
    } -> tensor<2x7x12xbf16>
    %10 = tensor.empty() : tensor<2x7x12xbf16>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %arg0, %9 : tensor<2x7x12xi1>, tensor<2x7x12xbf16>, tensor<2x7x12xbf16>) outs(%10 : tensor<2x7x12xbf16>) {
    ^bb0(%in: i1, %in_2: bf16, %in_3: bf16, %out: bf16):
      %42 = arith.select %in, %in_2, %in_3 : bf16
      linalg.yield %42 : bf16
    } -> tensor<2x7x12xbf16>
    %12 = tensor.empty() : tensor<2x7x12xbf16>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x7x12xbf16>) outs(%12 : tensor<2x7x12xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %42 = arith.addf %in, %cst : bf16
      linalg.yield %42 : bf16
    } -> tensor<2x7x12xbf16>
    %14 = tensor.empty() : tensor<2x12x7xbf16>
    %15 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x7x12xbf16>) outs(%14 : tensor<2x12x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x12x7xbf16>
    %16 = tensor.empty() : tensor<2x12x10xbf16>
    %17 = linalg.fill ins(%cst_1 : bf16) outs(%16 : tensor<2x12x10xbf16>) -> tensor<2x12x10xbf16>
    %18 = linalg.batch_matmul ins(%15, %arg1 : tensor<2x12x7xbf16>, tensor<2x7x10xbf16>) outs(%17 : tensor<2x12x10xbf16>) -> tensor<2x12x10xbf16>
    %19 = tensor.empty() : tensor<2x7x12xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x7x12xbf16>) outs(%19 : tensor<2x7x12xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %42 = arith.extf %in : bf16 to f32
      linalg.yield %42 : f32
    } -> tensor<2x7x12xf32>
    %21 = tensor.empty() : tensor<2x12xf32>
    %22 = linalg.fill ins(%cst_0 : f32) outs(%21 : tensor<2x12xf32>) -> tensor<2x12xf32>
    %23 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%20 : tensor<2x7x12xf32>) outs(%22 : tensor<2x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = arith.addf %out, %in : f32
      linalg.yield %42 : f32
    } -> tensor<2x12xf32>
    %24 = tensor.empty() : tensor<2x12xbf16>
    %25 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<2x12xf32>) outs(%24 : tensor<2x12xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %42 = arith.truncf %in : f32 to bf16
      linalg.yield %42 : bf16
    } -> tensor<2x12xbf16>
    %26 = tensor.empty() : tensor<2x7xbf16>
    %27 = linalg.fill ins(%cst_1 : bf16) outs(%26 : tensor<2x7xbf16>) -> tensor<2x7xbf16>
    %28 = linalg.generic {indexing_maps = [#map, #map6, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%13, %25 : tensor<2x7x12xbf16>, tensor<2x12xbf16>) outs(%27 : tensor<2x7xbf16>) {
    ^bb0(%in: bf16, %in_2: bf16, %out: bf16):
      %42 = arith.mulf %in, %in_2 : bf16
      %43 = arith.addf %out, %42 : bf16
      linalg.yield %43 : bf16
    } -> tensor<2x7xbf16>
    %29 = tensor.empty() : tensor<2x7xbf16>
    %30 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<2x7xbf16>) outs(%29 : tensor<2x7xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %42 = arith.divf %cst, %in : bf16
      linalg.yield %42 : bf16
    } -> tensor<2x7xbf16>
    %31 = tensor.empty() : tensor<2x10x12xbf16>
    %32 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<2x12x10xbf16>) outs(%31 : tensor<2x10x12xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x10x12xbf16>
    %33 = tensor.empty() : tensor<2x10x7xbf16>
    %34 = linalg.fill ins(%cst_1 : bf16) outs(%33 : tensor<2x10x7xbf16>) -> tensor<2x10x7xbf16>
    %35 = linalg.batch_matmul ins(%32, %15 : tensor<2x10x12xbf16>, tensor<2x12x7xbf16>) outs(%34 : tensor<2x10x7xbf16>) -> tensor<2x10x7xbf16>
    %36 = tensor.empty() : tensor<2x7x10xbf16>
    %37 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<2x10x7xbf16>) outs(%36 : tensor<2x7x10xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x7x10xbf16>
    %38 = tensor.empty() : tensor<2x7x10xbf16>
    %39 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<2x7xbf16>) outs(%38 : tensor<2x7x10xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x7x10xbf16>
    %40 = tensor.empty() : tensor<2x7x10xbf16>
    %41 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %37 : tensor<2x7x10xbf16>, tensor<2x7x10xbf16>) outs(%40 : tensor<2x7x10xbf16>) {
    ^bb0(%in: bf16, %in_2: bf16, %out: bf16):
      %42 = arith.mulf %in, %in_2 : bf16
      linalg.yield %42 : bf16
    } -> tensor<2x7x10xbf16>
    return %41 : tensor<2x7x10xbf16>
  }
}
