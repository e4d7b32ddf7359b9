#map = affine_map<(d0, d1) -> (d0, d1)>
module @jit_activations {
  func.func public @main(%arg0: tensor<13x24xf32>) -> (tensor<13x24xf32>, tensor<13x24xf32>, tensor<13x24xf32>, tensor<13x24xf32>) {
    %cst = arith.constant 6.000000e+00 : f32
    %cst_0 = arith.constant 3.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<13x24xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xf32>) outs(%0 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = arith.maximumf %in, %cst_1 : f32
      linalg.yield %36 : f32
    } -> tensor<13x24xf32>
    %2 = tensor.empty() : tensor<13x24xi1>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xf32>) outs(%2 : tensor<13x24xi1>) {
    ^bb0(%in: f32, %out: i1):
      %36 = arith.cmpf ogt, %in, %cst_1 : f32
      linalg.yield %36 : i1
    } -> tensor<13x24xi1>
    %4 = tensor.empty() : tensor<13x24xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %arg0 : tensor<13x24xi1>, tensor<13x24xf32>) outs(%4 : tensor<13x24xf32>) {
    ^bb0(%in: i1, %in_2: f32, %out: f32):
      %36 = arith.select %in, %cst_1, %in_2 : f32
      linalg.yield %36 : f32
    } -> tensor<13x24xf32>
    %6 = tensor.empty() : tensor<13x24xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<13x24xf32>) outs(%6 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = math.expm1 %in : f32
      linalg.yield %36 : f32
    } -> tensor<13x24xf32>
    %8 = tensor.empty() : tensor<13x24xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %arg0, %7 : tensor<13x24xi1>, tensor<13x24xf32>, tensor<13x24xf32>) outs(%8 : tensor<13x24xf32>) {
    ^bb0(%in: i1, %in_2: f32, %in_3: f32, %out: f32):
      %36 = arith.select %in, %in_2, %in_3 : f32
      linalg.yield %36 : f32
    } -> tensor<13x24xf32>
    %10 = tensor.empty() : tensor<13x24xi1>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xf32>) outs(%10 : tensor<13x24xi1>) {
    ^bb0(%in: f32, %out: i1):
      %36 = arith.cmpf une, %in, %in : f32
      linalg.yield %36 : i1
    } -> tensor<13x24xi1>
    %12 = tensor.empty() : tensor<13x24xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xf32>) outs(%12 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = arith.addf %in, %cst_1 : f32
      linalg.yield %36 : f32
    } -> tensor<13x24xf32>
    %14 = tensor.empty() : tensor<13x24xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xf32>) outs(%14 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = math.absf %in : f32
      linalg.yield %36 : f32
    } -> tensor<13x24xf32>
    %16 = tensor.empty() : tensor<13x24xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<13x24xf32>) outs(%16 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = arith.negf %in : f32
      linalg.yield %36 : f32
    } -> tensor<13x24xf32>
    %18 = tensor.empty() : tensor<13x24xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<13x24xf32>) outs(%18 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = math.exp %in : f32
      linalg.yield %36 : f32
    } -> tensor<13x24xf32>
    %20 = tensor.empty() : tensor<13x24xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<13x24xf32>) outs(%20 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = math.log1p %in : f32
      linalg.yield %36 : f32
    } -> tensor<13x24xf32>
    %22 = tensor.empty() : tensor<13x24xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %21 : tensor<13x24xf32>, tensor<13x24xf32>) outs(%22 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %36 = arith.addf %in, %in_2 : f32
      linalg.yield %36 : f32
    } -> tensor<13x24xf32>
    %24 = tensor.empty() : tensor<13x24xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %13, %23 : tensor<13x24xi1>, tensor<13x24xf32>, tensor<13x24xf32>) outs(%24 : tensor<13x24xf32>) {
    ^bb0(%in: i1, %in_2: f32, %in_3: f32, %out: f32):
      %36 = arith.select %in, %in_2, %in_3 : f32
      linalg.yield %36 : f32
    } -> tensor<13x24xf32>
    %26 = tensor.empty() : tensor<13x24xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xf32>) outs(%26 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = arith.addf %in, %cst_0 : f32
      linalg.yield %36 : f32
    } -> tensor<13x24xf32>
    %28 = tensor.empty() : tensor<13x24xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<13x24xf32>) outs(%28 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = arith.maximumf %in, %cst_1 : f32
      linalg.yield %36 : f32
    } -> tensor<13x24xf32>
    %30 = tensor.empty() : tensor<13x24xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<13x24xf32>) outs(%30 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = arith.minimumf %in, %cst : f32
      linalg.yield %36 : f32
    } -> tensor<13x24xf32>
    %32 = tensor.empty() : tensor<13x24xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<13x24xf32>) outs(%32 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = arith.divf %in, %cst : f32
      linalg.yield %36 : f32
    } -> tensor<13x24xf32>
    %34 = tensor.empty() : tensor<13x24xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %33 : tensor<13x24xf32>, tensor<13x24xf32>) outs(%34 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %36 = arith.mulf %in, %in_2 : f32
      linalg.yield %36 : f32
    } -> tensor<13x24xf32>
    return %1, %9, %25, %35 : tensor<13x24xf32>, tensor<13x24xf32>, tensor<13x24xf32>, tensor<13x24xf32>
  }
}
