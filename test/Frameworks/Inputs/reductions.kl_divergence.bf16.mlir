#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> ()>
#map4 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<13x24xbf16>, %arg1: tensor<13x24xbf16>) -> tensor<bf16> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : bf16
    %cst_2 = arith.constant dense<0x7FC00000> : tensor<f32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_4 = arith.constant 1.300000e+01 : bf16
    %0 = tensor.empty() : tensor<13x24xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x24xbf16>) outs(%0 : tensor<13x24xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %38 = arith.extf %in : bf16 to f32
      linalg.yield %38 : f32
    } -> tensor<13x24xf32>
    %2 = tensor.empty() : tensor<13xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<13xi64>) -> tensor<13xi64>
    %4 = tensor.empty() : tensor<13xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<13xf32>) -> tensor<13xf32>
    %6:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<13x24xf32>) outs(%5, %3 : tensor<13xf32>, tensor<13xi64>) {
    ^bb0(%in: f32, %out: f32, %out_6: i64):
      %38 = linalg.index 1 : index
      %39 = arith.index_cast %38 : index to i64
      %40 = arith.maximumf %in, %out : f32
      %41 = arith.cmpf ogt, %in, %out : f32
      %42 = arith.select %41, %39, %out_6 : i64
      linalg.yield %40, %42 : f32, i64
    } -> (tensor<13xf32>, tensor<13xi64>)
    %expanded = tensor.expand_shape %6#0 [[0, 1]] output_shape [13, 1] : tensor<13xf32> into tensor<13x1xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %expanded : tensor<13x24xf32>, tensor<13x1xf32>) outs(%0 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %38 = arith.subf %in, %in_6 : f32
      linalg.yield %38 : f32
    } -> tensor<13x24xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<13x24xf32>) outs(%0 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = math.exp %in : f32
      linalg.yield %38 : f32
    } -> tensor<13x24xf32>
    %9 = tensor.empty() : tensor<13x1xf32>
    %10 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<13x1xf32>) -> tensor<13x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%8 : tensor<13x24xf32>) outs(%10 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.addf %in, %out : f32
      linalg.yield %38 : f32
    } -> tensor<13x1xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<13x1xf32>) outs(%9 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = math.log %in : f32
      linalg.yield %38 : f32
    } -> tensor<13x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %12 : tensor<13x24xf32>, tensor<13x1xf32>) outs(%0 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %38 = arith.subf %in, %in_6 : f32
      linalg.yield %38 : f32
    } -> tensor<13x24xf32>
    %14 = tensor.empty() : tensor<13x24xbf16>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<13x24xf32>) outs(%14 : tensor<13x24xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %38 = arith.truncf %in : f32 to bf16
      linalg.yield %38 : bf16
    } -> tensor<13x24xbf16>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<13x24xbf16>) outs(%0 : tensor<13x24xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %38 = arith.extf %in : bf16 to f32
      linalg.yield %38 : f32
    } -> tensor<13x24xf32>
    %17:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%16 : tensor<13x24xf32>) outs(%5, %3 : tensor<13xf32>, tensor<13xi64>) {
    ^bb0(%in: f32, %out: f32, %out_6: i64):
      %38 = linalg.index 1 : index
      %39 = arith.index_cast %38 : index to i64
      %40 = arith.maximumf %in, %out : f32
      %41 = arith.cmpf ogt, %in, %out : f32
      %42 = arith.select %41, %39, %out_6 : i64
      linalg.yield %40, %42 : f32, i64
    } -> (tensor<13xf32>, tensor<13xi64>)
    %expanded_5 = tensor.expand_shape %17#0 [[0, 1]] output_shape [13, 1] : tensor<13xf32> into tensor<13x1xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%16, %expanded_5 : tensor<13x24xf32>, tensor<13x1xf32>) outs(%0 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %38 = arith.subf %in, %in_6 : f32
      linalg.yield %38 : f32
    } -> tensor<13x24xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<13x24xf32>) outs(%0 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = math.exp %in : f32
      linalg.yield %38 : f32
    } -> tensor<13x24xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%19 : tensor<13x24xf32>) outs(%10 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.addf %in, %out : f32
      linalg.yield %38 : f32
    } -> tensor<13x1xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %20 : tensor<13x24xf32>, tensor<13x1xf32>) outs(%0 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %38 = arith.divf %in, %in_6 : f32
      linalg.yield %38 : f32
    } -> tensor<13x24xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<13x24xf32>) outs(%14 : tensor<13x24xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %38 = arith.truncf %in : f32 to bf16
      linalg.yield %38 : bf16
    } -> tensor<13x24xbf16>
    %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%22, %15 : tensor<13x24xbf16>, tensor<13x24xbf16>) outs(%14 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %in_6: bf16, %out: bf16):
      %38 = arith.mulf %in, %in_6 : bf16
      linalg.yield %38 : bf16
    } -> tensor<13x24xbf16>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<13x24xbf16>) outs(%0 : tensor<13x24xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %38 = arith.extf %in : bf16 to f32
      linalg.yield %38 : f32
    } -> tensor<13x24xf32>
    %25 = tensor.empty() : tensor<13x24xi1>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<13x24xf32>) outs(%25 : tensor<13x24xi1>) {
    ^bb0(%in: f32, %out: i1):
      %38 = arith.cmpf oeq, %in, %cst_0 : f32
      linalg.yield %38 : i1
    } -> tensor<13x24xi1>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<13x24xf32>) outs(%0 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = math.log %in : f32
      linalg.yield %38 : f32
    } -> tensor<13x24xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%24, %27 : tensor<13x24xf32>, tensor<13x24xf32>) outs(%0 : tensor<13x24xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %38 = arith.mulf %in, %in_6 : f32
      linalg.yield %38 : f32
    } -> tensor<13x24xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map3, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%26, %cst_3, %28 : tensor<13x24xi1>, tensor<f32>, tensor<13x24xf32>) outs(%0 : tensor<13x24xf32>) {
    ^bb0(%in: i1, %in_6: f32, %in_7: f32, %out: f32):
      %38 = arith.select %in, %in_6, %in_7 : f32
      linalg.yield %38 : f32
    } -> tensor<13x24xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%24, %24 : tensor<13x24xf32>, tensor<13x24xf32>) outs(%25 : tensor<13x24xi1>) {
    ^bb0(%in: f32, %in_6: f32, %out: i1):
      %38 = arith.cmpf une, %in, %in_6 : f32
      linalg.yield %38 : i1
    } -> tensor<13x24xi1>
    %31 = linalg.generic {indexing_maps = [#map, #map3, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%30, %cst_2, %29 : tensor<13x24xi1>, tensor<f32>, tensor<13x24xf32>) outs(%0 : tensor<13x24xf32>) {
    ^bb0(%in: i1, %in_6: f32, %in_7: f32, %out: f32):
      %38 = arith.select %in, %in_6, %in_7 : f32
      linalg.yield %38 : f32
    } -> tensor<13x24xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<13x24xf32>) outs(%14 : tensor<13x24xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %38 = arith.truncf %in : f32 to bf16
      linalg.yield %38 : bf16
    } -> tensor<13x24xbf16>
    %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%32, %23 : tensor<13x24xbf16>, tensor<13x24xbf16>) outs(%14 : tensor<13x24xbf16>) {
    ^bb0(%in: bf16, %in_6: bf16, %out: bf16):
      %38 = arith.subf %in, %in_6 : bf16
      linalg.yield %38 : bf16
    } -> tensor<13x24xbf16>
    %34 = tensor.empty() : tensor<bf16>
    %35 = linalg.fill ins(%cst_1 : bf16) outs(%34 : tensor<bf16>) -> tensor<bf16>
    %36 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "reduction"]} ins(%33 : tensor<13x24xbf16>) outs(%35 : tensor<bf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %38 = arith.addf %in, %out : bf16
      linalg.yield %38 : bf16
    } -> tensor<bf16>
    %37 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%36 : tensor<bf16>) outs(%34 : tensor<bf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %38 = arith.divf %in, %cst_4 : bf16
      linalg.yield %38 : bf16
    } -> tensor<bf16>
    return %37 : tensor<bf16>
  }
}
