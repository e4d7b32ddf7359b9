#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0, d1) -> ()>
#map6 = affine_map<(d0) -> ()>
#map7 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<13x16xf16>) -> tensor<f16> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f16
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<-1.000000e+04> : tensor<f16>
    %cst_3 = arith.constant dense<false> : tensor<i1>
    %cst_4 = arith.constant dense<true> : tensor<i1>
    %cst_5 = arith.constant 9.9999999999999998E-13 : f64
    %cst_6 = arith.constant 5.000000e-01 : f16
    %c1 = arith.constant 1 : index
    %cst_7 = arith.constant 1.200000e+01 : f16
    %cst_8 = arith.constant 2.000000e+00 : f16
    %0 = tensor.empty() : tensor<13x1xf16>
    %1 = linalg.fill ins(%cst : f16) outs(%0 : tensor<13x1xf16>) -> tensor<13x1xf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<13x16xf16>) outs(%1 : tensor<13x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %41 = math.absf %in : f16
      %42 = math.powf %41, %cst_8 : f16
      %43 = arith.addf %42, %out : f16
      linalg.yield %43 : f16
    } -> tensor<13x1xf16>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<13x1xf16>) outs(%0 : tensor<13x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %41 = math.powf %in, %cst_6 : f16
      linalg.yield %41 : f16
    } -> tensor<13x1xf16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<13x1xf16>) outs(%0 : tensor<13x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %41 = arith.truncf %cst_5 : f64 to f16
      %42 = arith.cmpf ult, %in, %41 : f16
      %43 = arith.select %42, %41, %in : f16
      linalg.yield %43 : f16
    } -> tensor<13x1xf16>
    %5 = tensor.empty() : tensor<13x16xf16>
    %collapsed = tensor.collapse_shape %4 [[0, 1]] : tensor<13x1xf16> into tensor<13xf16>
    %6 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<13xf16>) outs(%5 : tensor<13x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<13x16xf16>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %6 : tensor<13x16xf16>, tensor<13x16xf16>) outs(%5 : tensor<13x16xf16>) {
    ^bb0(%in: f16, %in_10: f16, %out: f16):
      %41 = arith.divf %in, %in_10 : f16
      linalg.yield %41 : f16
    } -> tensor<13x16xf16>
    %8 = tensor.empty() : tensor<16x13xf16>
    %transposed = linalg.transpose ins(%7 : tensor<13x16xf16>) outs(%8 : tensor<16x13xf16>) permutation = [1, 0] 
    %9 = tensor.empty() : tensor<13x13xf32>
    %10 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<13x13xf32>) -> tensor<13x13xf32>
    %11 = linalg.matmul ins(%7, %transposed : tensor<13x16xf16>, tensor<16x13xf16>) outs(%10 : tensor<13x13xf32>) -> tensor<13x13xf32>
    %12 = tensor.empty() : tensor<13x13xf16>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<13x13xf32>) outs(%12 : tensor<13x13xf16>) {
    ^bb0(%in: f32, %out: f16):
      %41 = arith.truncf %in : f32 to f16
      linalg.yield %41 : f16
    } -> tensor<13x13xf16>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<13x13xf16>) outs(%12 : tensor<13x13xf16>) {
    ^bb0(%in: f16, %out: f16):
      %41 = arith.divf %in, %cst_6 : f16
      linalg.yield %41 : f16
    } -> tensor<13x13xf16>
    %15 = tensor.empty() : tensor<13xi64>
    %16 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%15 : tensor<13xi64>) {
    ^bb0(%out: i64):
      %41 = linalg.index 0 : index
      %42 = arith.index_cast %41 : index to i64
      linalg.yield %42 : i64
    } -> tensor<13xi64>
    %expanded = tensor.expand_shape %16 [[0, 1]] output_shape [13, 1] : tensor<13xi64> into tensor<13x1xi64>
    %17 = tensor.empty() : tensor<13x13xi1>
    %18 = linalg.generic {indexing_maps = [#map1, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded, %16 : tensor<13x1xi64>, tensor<13xi64>) outs(%17 : tensor<13x13xi1>) {
    ^bb0(%in: i64, %in_10: i64, %out: i1):
      %41 = arith.cmpi eq, %in, %in_10 : i64
      linalg.yield %41 : i1
    } -> tensor<13x13xi1>
    %19 = linalg.generic {indexing_maps = [#map, #map5, #map5, #map], iterator_types = ["parallel", "parallel"]} ins(%18, %cst_4, %cst_3 : tensor<13x13xi1>, tensor<i1>, tensor<i1>) outs(%17 : tensor<13x13xi1>) {
    ^bb0(%in: i1, %in_10: i1, %in_11: i1, %out: i1):
      %41 = arith.select %in, %in_10, %in_11 : i1
      linalg.yield %41 : i1
    } -> tensor<13x13xi1>
    %20 = linalg.generic {indexing_maps = [#map, #map5, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %cst_2, %14 : tensor<13x13xi1>, tensor<f16>, tensor<13x13xf16>) outs(%12 : tensor<13x13xf16>) {
    ^bb0(%in: i1, %in_10: f16, %in_11: f16, %out: f16):
      %41 = arith.select %in, %in_10, %in_11 : f16
      linalg.yield %41 : f16
    } -> tensor<13x13xf16>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<13x13xf16>) outs(%9 : tensor<13x13xf32>) {
    ^bb0(%in: f16, %out: f32):
      %41 = arith.extf %in : f16 to f32
      linalg.yield %41 : f32
    } -> tensor<13x13xf32>
    %22 = linalg.fill ins(%c0_i64 : i64) outs(%15 : tensor<13xi64>) -> tensor<13xi64>
    %23 = tensor.empty() : tensor<13xf32>
    %24 = linalg.fill ins(%cst_1 : f32) outs(%23 : tensor<13xf32>) -> tensor<13xf32>
    %25:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%21 : tensor<13x13xf32>) outs(%24, %22 : tensor<13xf32>, tensor<13xi64>) {
    ^bb0(%in: f32, %out: f32, %out_10: i64):
      %41 = linalg.index 1 : index
      %42 = arith.index_cast %41 : index to i64
      %43 = arith.maximumf %in, %out : f32
      %44 = arith.cmpf ogt, %in, %out : f32
      %45 = arith.select %44, %42, %out_10 : i64
      linalg.yield %43, %45 : f32, i64
    } -> (tensor<13xf32>, tensor<13xi64>)
    %expanded_9 = tensor.expand_shape %25#0 [[0, 1]] output_shape [13, 1] : tensor<13xf32> into tensor<13x1xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%21, %expanded_9 : tensor<13x13xf32>, tensor<13x1xf32>) outs(%9 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %41 = arith.subf %in, %in_10 : f32
      linalg.yield %41 : f32
    } -> tensor<13x13xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<13x13xf32>) outs(%9 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = math.exp %in : f32
      linalg.yield %41 : f32
    } -> tensor<13x13xf32>
    %28 = tensor.empty() : tensor<13x1xf32>
    %29 = linalg.fill ins(%cst_0 : f32) outs(%28 : tensor<13x1xf32>) -> tensor<13x1xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%27 : tensor<13x13xf32>) outs(%29 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.addf %in, %out : f32
      linalg.yield %41 : f32
    } -> tensor<13x1xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<13x1xf32>) outs(%28 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = math.log %in : f32
      linalg.yield %41 : f32
    } -> tensor<13x1xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%26, %31 : tensor<13x13xf32>, tensor<13x1xf32>) outs(%9 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %41 = arith.subf %in, %in_10 : f32
      linalg.yield %41 : f32
    } -> tensor<13x13xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<13x13xf32>) outs(%12 : tensor<13x13xf16>) {
    ^bb0(%in: f32, %out: f16):
      %41 = arith.truncf %in : f32 to f16
      linalg.yield %41 : f16
    } -> tensor<13x13xf16>
    %34 = tensor.empty() : tensor<12xf16>
    %35 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%34 : tensor<12xf16>) {
    ^bb0(%out: f16):
      %41 = linalg.index 0 : index
      %42 = arith.addi %41, %c1 : index
      %extracted = tensor.extract %33[%41, %42] : tensor<13x13xf16>
      linalg.yield %extracted : f16
    } -> tensor<12xf16>
    %36 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%35 : tensor<12xf16>) outs(%34 : tensor<12xf16>) {
    ^bb0(%in: f16, %out: f16):
      %41 = arith.negf %in : f16
      linalg.yield %41 : f16
    } -> tensor<12xf16>
    %37 = tensor.empty() : tensor<f16>
    %38 = linalg.fill ins(%cst : f16) outs(%37 : tensor<f16>) -> tensor<f16>
    %39 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["reduction"]} ins(%36 : tensor<12xf16>) outs(%38 : tensor<f16>) {
    ^bb0(%in: f16, %out: f16):
      %41 = arith.addf %in, %out : f16
      linalg.yield %41 : f16
    } -> tensor<f16>
    %40 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%39 : tensor<f16>) outs(%37 : tensor<f16>) {
    ^bb0(%in: f16, %out: f16):
      %41 = arith.divf %in, %cst_7 : f16
      linalg.yield %41 : f16
    } -> tensor<f16>
    return %40 : tensor<f16>
  }
}
