#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
module @jit_hessian_vector {
  func.func public @main(%arg0: tensor<6x10xf32>, %arg1: tensor<6x10xf32>) -> (tensor<6x10xf32>, tensor<6x10xf32>) {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0x7F800000 : f32
    %cst_2 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<6x10xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<6x10xf32>) outs(%0 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.mulf %in, %in : f32
      linalg.yield %95 : f32
    } -> tensor<6x10xf32>
    %2 = tensor.empty() : tensor<6x10xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %arg0 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%2 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %95 = arith.mulf %in, %in_3 : f32
      linalg.yield %95 : f32
    } -> tensor<6x10xf32>
    %4 = tensor.empty() : tensor<6x10xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%4 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %95 = arith.mulf %in, %in_3 : f32
      linalg.yield %95 : f32
    } -> tensor<6x10xf32>
    %6 = tensor.empty() : tensor<6x10xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %5 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%6 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %95 = arith.addf %in, %in_3 : f32
      linalg.yield %95 : f32
    } -> tensor<6x10xf32>
    %8 = tensor.empty() : tensor<6xf32>
    %9 = linalg.fill ins(%cst_2 : f32) outs(%8 : tensor<6xf32>) -> tensor<6xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<6x10xf32>) outs(%9 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.maximumf %out, %in : f32
      linalg.yield %95 : f32
    } -> tensor<6xf32>
    %11 = tensor.empty() : tensor<6xi1>
    %12 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%10 : tensor<6xf32>) outs(%11 : tensor<6xi1>) {
    ^bb0(%in: f32, %out: i1):
      %95 = math.absf %in : f32
      %96 = arith.cmpf one, %95, %cst_1 : f32
      linalg.yield %96 : i1
    } -> tensor<6xi1>
    %13 = tensor.empty() : tensor<6xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%12, %10 : tensor<6xi1>, tensor<6xf32>) outs(%13 : tensor<6xf32>) {
    ^bb0(%in: i1, %in_3: f32, %out: f32):
      %95 = arith.select %in, %in_3, %cst_0 : f32
      linalg.yield %95 : f32
    } -> tensor<6xf32>
    %15 = tensor.empty() : tensor<6x10xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<6xf32>) outs(%15 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x10xf32>
    %17 = tensor.empty() : tensor<6x10xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %16 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%17 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %95 = arith.subf %in, %in_3 : f32
      linalg.yield %95 : f32
    } -> tensor<6x10xf32>
    %19 = tensor.empty() : tensor<6x10xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<6x10xf32>) outs(%19 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = math.exp %in : f32
      linalg.yield %95 : f32
    } -> tensor<6x10xf32>
    %21 = tensor.empty() : tensor<6x10xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %20 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%21 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %95 = arith.mulf %in, %in_3 : f32
      linalg.yield %95 : f32
    } -> tensor<6x10xf32>
    %23 = tensor.empty() : tensor<6xf32>
    %24 = linalg.fill ins(%cst_0 : f32) outs(%23 : tensor<6xf32>) -> tensor<6xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%20 : tensor<6x10xf32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.addf %out, %in : f32
      linalg.yield %95 : f32
    } -> tensor<6xf32>
    %26 = tensor.empty() : tensor<6xf32>
    %27 = linalg.fill ins(%cst_0 : f32) outs(%26 : tensor<6xf32>) -> tensor<6xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%22 : tensor<6x10xf32>) outs(%27 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.addf %out, %in : f32
      linalg.yield %95 : f32
    } -> tensor<6xf32>
    %29 = tensor.empty() : tensor<6xf32>
    %30 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%25 : tensor<6xf32>) outs(%29 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = math.absf %in : f32
      linalg.yield %95 : f32
    } -> tensor<6xf32>
    %31 = tensor.empty() : tensor<6xi1>
    %32 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%25 : tensor<6xf32>) outs(%31 : tensor<6xi1>) {
    ^bb0(%in: f32, %out: i1):
      %95 = arith.cmpf oge, %in, %cst_0 : f32
      linalg.yield %95 : i1
    } -> tensor<6xi1>
    %33 = tensor.empty() : tensor<6xf32>
    %34 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%28 : tensor<6xf32>) outs(%33 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.negf %in : f32
      linalg.yield %95 : f32
    } -> tensor<6xf32>
    %35 = tensor.empty() : tensor<6xf32>
    %36 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel"]} ins(%32, %28, %34 : tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) outs(%35 : tensor<6xf32>) {
    ^bb0(%in: i1, %in_3: f32, %in_4: f32, %out: f32):
      %95 = arith.select %in, %in_3, %in_4 : f32
      linalg.yield %95 : f32
    } -> tensor<6xf32>
    %37 = tensor.empty() : tensor<6xf32>
    %38 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%30 : tensor<6xf32>) outs(%37 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.divf %cst, %in : f32
      linalg.yield %95 : f32
    } -> tensor<6xf32>
    %39 = tensor.empty() : tensor<6xf32>
    %40 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%36 : tensor<6xf32>) outs(%39 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.negf %in : f32
      linalg.yield %95 : f32
    } -> tensor<6xf32>
    %41 = tensor.empty() : tensor<6xf32>
    %42 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%30 : tensor<6xf32>) outs(%41 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.mulf %in, %in : f32
      linalg.yield %95 : f32
    } -> tensor<6xf32>
    %43 = tensor.empty() : tensor<6xf32>
    %44 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%42 : tensor<6xf32>) outs(%43 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.divf %cst, %in : f32
      linalg.yield %95 : f32
    } -> tensor<6xf32>
    %45 = tensor.empty() : tensor<6xf32>
    %46 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%40, %44 : tensor<6xf32>, tensor<6xf32>) outs(%45 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %95 = arith.mulf %in, %in_3 : f32
      linalg.yield %95 : f32
    } -> tensor<6xf32>
    %47 = tensor.empty() : tensor<6xf32>
    %48 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%32, %38 : tensor<6xi1>, tensor<6xf32>) outs(%47 : tensor<6xf32>) {
    ^bb0(%in: i1, %in_3: f32, %out: f32):
      %95 = arith.select %in, %cst_0, %in_3 : f32
      linalg.yield %95 : f32
    } -> tensor<6xf32>
    %49 = tensor.empty() : tensor<6xf32>
    %50 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%32, %46 : tensor<6xi1>, tensor<6xf32>) outs(%49 : tensor<6xf32>) {
    ^bb0(%in: i1, %in_3: f32, %out: f32):
      %95 = arith.select %in, %cst_0, %in_3 : f32
      linalg.yield %95 : f32
    } -> tensor<6xf32>
    %51 = tensor.empty() : tensor<6xf32>
    %52 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%32, %38 : tensor<6xi1>, tensor<6xf32>) outs(%51 : tensor<6xf32>) {
    ^bb0(%in: i1, %in_3: f32, %out: f32):
      %95 = arith.select %in, %in_3, %cst_0 : f32
      linalg.yield %95 : f32
    } -> tensor<6xf32>
    %53 = tensor.empty() : tensor<6xf32>
    %54 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%32, %46 : tensor<6xi1>, tensor<6xf32>) outs(%53 : tensor<6xf32>) {
    ^bb0(%in: i1, %in_3: f32, %out: f32):
      %95 = arith.select %in, %in_3, %cst_0 : f32
      linalg.yield %95 : f32
    } -> tensor<6xf32>
    %55 = tensor.empty() : tensor<6xf32>
    %56 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%48 : tensor<6xf32>) outs(%55 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.negf %in : f32
      linalg.yield %95 : f32
    } -> tensor<6xf32>
    %57 = tensor.empty() : tensor<6xf32>
    %58 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%50 : tensor<6xf32>) outs(%57 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.negf %in : f32
      linalg.yield %95 : f32
    } -> tensor<6xf32>
    %59 = tensor.empty() : tensor<6xf32>
    %60 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%52, %56 : tensor<6xf32>, tensor<6xf32>) outs(%59 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %95 = arith.addf %in, %in_3 : f32
      linalg.yield %95 : f32
    } -> tensor<6xf32>
    %61 = tensor.empty() : tensor<6xf32>
    %62 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%54, %58 : tensor<6xf32>, tensor<6xf32>) outs(%61 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %95 = arith.addf %in, %in_3 : f32
      linalg.yield %95 : f32
    } -> tensor<6xf32>
    %63 = tensor.empty() : tensor<6x10xf32>
    %64 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%60 : tensor<6xf32>) outs(%63 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x10xf32>
    %65 = tensor.empty() : tensor<6x10xf32>
    %66 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%62 : tensor<6xf32>) outs(%65 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x10xf32>
    %67 = tensor.empty() : tensor<6x10xf32>
    %68 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%64, %20 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%67 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %95 = arith.mulf %in, %in_3 : f32
      linalg.yield %95 : f32
    } -> tensor<6x10xf32>
    %69 = tensor.empty() : tensor<6x10xf32>
    %70 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%66, %20 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%69 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %95 = arith.mulf %in, %in_3 : f32
      linalg.yield %95 : f32
    } -> tensor<6x10xf32>
    %71 = tensor.empty() : tensor<6x10xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%64, %22 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%71 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %95 = arith.mulf %in, %in_3 : f32
      linalg.yield %95 : f32
    } -> tensor<6x10xf32>
    %73 = tensor.empty() : tensor<6x10xf32>
    %74 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%70, %72 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%73 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %95 = arith.addf %in, %in_3 : f32
      linalg.yield %95 : f32
    } -> tensor<6x10xf32>
    %75 = tensor.empty() : tensor<6x10xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %68 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%75 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %95 = arith.mulf %in, %in_3 : f32
      linalg.yield %95 : f32
    } -> tensor<6x10xf32>
    %77 = tensor.empty() : tensor<6x10xf32>
    %78 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %68 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%77 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %95 = arith.mulf %in, %in_3 : f32
      linalg.yield %95 : f32
    } -> tensor<6x10xf32>
    %79 = tensor.empty() : tensor<6x10xf32>
    %80 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %74 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%79 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %95 = arith.mulf %in, %in_3 : f32
      linalg.yield %95 : f32
    } -> tensor<6x10xf32>
    %81 = tensor.empty() : tensor<6x10xf32>
    %82 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%78, %80 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%81 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %95 = arith.addf %in, %in_3 : f32
      linalg.yield %95 : f32
    } -> tensor<6x10xf32>
    %83 = tensor.empty() : tensor<6x10xf32>
    %84 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%68, %arg0 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%83 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %95 = arith.mulf %in, %in_3 : f32
      linalg.yield %95 : f32
    } -> tensor<6x10xf32>
    %85 = tensor.empty() : tensor<6x10xf32>
    %86 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%74, %arg0 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%85 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %95 = arith.mulf %in, %in_3 : f32
      linalg.yield %95 : f32
    } -> tensor<6x10xf32>
    %87 = tensor.empty() : tensor<6x10xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%68, %arg1 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%87 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %95 = arith.mulf %in, %in_3 : f32
      linalg.yield %95 : f32
    } -> tensor<6x10xf32>
    %89 = tensor.empty() : tensor<6x10xf32>
    %90 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%86, %88 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%89 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %95 = arith.addf %in, %in_3 : f32
      linalg.yield %95 : f32
    } -> tensor<6x10xf32>
    %91 = tensor.empty() : tensor<6x10xf32>
    %92 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%76, %84 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%91 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %95 = arith.addf %in, %in_3 : f32
      linalg.yield %95 : f32
    } -> tensor<6x10xf32>
    %93 = tensor.empty() : tensor<6x10xf32>
    %94 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%82, %90 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%93 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %95 = arith.addf %in, %in_3 : f32
      linalg.yield %95 : f32
    } -> tensor<6x10xf32>
    return %92, %94 : tensor<6x10xf32>, tensor<6x10xf32>
  }
}
