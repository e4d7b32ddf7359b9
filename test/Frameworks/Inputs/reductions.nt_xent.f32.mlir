#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0, d1) -> ()>
#map6 = affine_map<(d0) -> ()>
#map7 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<13x16xf32>) -> tensor<f32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-1.000000e+04> : tensor<f32>
    %cst_2 = arith.constant dense<false> : tensor<i1>
    %cst_3 = arith.constant dense<true> : tensor<i1>
    %cst_4 = arith.constant 9.9999999999999998E-13 : f64
    %cst_5 = arith.constant 5.000000e-01 : f32
    %c1 = arith.constant 1 : index
    %cst_6 = arith.constant 1.200000e+01 : f32
    %cst_7 = arith.constant 2.000000e+00 : f32
    %0 = tensor.empty() : tensor<13x1xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<13x1xf32>) -> tensor<13x1xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<13x16xf32>) outs(%1 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = math.absf %in : f32
      %36 = math.powf %35, %cst_7 : f32
      %37 = arith.addf %36, %out : f32
      linalg.yield %37 : f32
    } -> tensor<13x1xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<13x1xf32>) outs(%0 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = math.powf %in, %cst_5 : f32
      linalg.yield %35 : f32
    } -> tensor<13x1xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<13x1xf32>) outs(%0 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.truncf %cst_4 : f64 to f32
      %36 = arith.cmpf ult, %in, %35 : f32
      %37 = arith.select %36, %35, %in : f32
      linalg.yield %37 : f32
    } -> tensor<13x1xf32>
    %5 = tensor.empty() : tensor<13x16xf32>
    %collapsed = tensor.collapse_shape %4 [[0, 1]] : tensor<13x1xf32> into tensor<13xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<13xf32>) outs(%5 : tensor<13x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<13x16xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %6 : tensor<13x16xf32>, tensor<13x16xf32>) outs(%5 : tensor<13x16xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %35 = arith.divf %in, %in_9 : f32
      linalg.yield %35 : f32
    } -> tensor<13x16xf32>
    %8 = tensor.empty() : tensor<16x13xf32>
    %transposed = linalg.transpose ins(%7 : tensor<13x16xf32>) outs(%8 : tensor<16x13xf32>) permutation = [1, 0] 
    %9 = tensor.empty() : tensor<13x13xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<13x13xf32>) -> tensor<13x13xf32>
    %11 = linalg.matmul ins(%7, %transposed : tensor<13x16xf32>, tensor<16x13xf32>) outs(%10 : tensor<13x13xf32>) -> tensor<13x13xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<13x13xf32>) outs(%9 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.divf %in, %cst_5 : f32
      linalg.yield %35 : f32
    } -> tensor<13x13xf32>
    %13 = tensor.empty() : tensor<13xi64>
    %14 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%13 : tensor<13xi64>) {
    ^bb0(%out: i64):
      %35 = linalg.index 0 : index
      %36 = arith.index_cast %35 : index to i64
      linalg.yield %36 : i64
    } -> tensor<13xi64>
    %expanded = tensor.expand_shape %14 [[0, 1]] output_shape [13, 1] : tensor<13xi64> into tensor<13x1xi64>
    %15 = tensor.empty() : tensor<13x13xi1>
    %16 = linalg.generic {indexing_maps = [#map1, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded, %14 : tensor<13x1xi64>, tensor<13xi64>) outs(%15 : tensor<13x13xi1>) {
    ^bb0(%in: i64, %in_9: i64, %out: i1):
      %35 = arith.cmpi eq, %in, %in_9 : i64
      linalg.yield %35 : i1
    } -> tensor<13x13xi1>
    %17 = linalg.generic {indexing_maps = [#map, #map5, #map5, #map], iterator_types = ["parallel", "parallel"]} ins(%16, %cst_3, %cst_2 : tensor<13x13xi1>, tensor<i1>, tensor<i1>) outs(%15 : tensor<13x13xi1>) {
    ^bb0(%in: i1, %in_9: i1, %in_10: i1, %out: i1):
      %35 = arith.select %in, %in_9, %in_10 : i1
      linalg.yield %35 : i1
    } -> tensor<13x13xi1>
    %18 = linalg.generic {indexing_maps = [#map, #map5, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%17, %cst_1, %12 : tensor<13x13xi1>, tensor<f32>, tensor<13x13xf32>) outs(%9 : tensor<13x13xf32>) {
    ^bb0(%in: i1, %in_9: f32, %in_10: f32, %out: f32):
      %35 = arith.select %in, %in_9, %in_10 : f32
      linalg.yield %35 : f32
    } -> tensor<13x13xf32>
    %19 = linalg.fill ins(%c0_i64 : i64) outs(%13 : tensor<13xi64>) -> tensor<13xi64>
    %20 = tensor.empty() : tensor<13xf32>
    %21 = linalg.fill ins(%cst_0 : f32) outs(%20 : tensor<13xf32>) -> tensor<13xf32>
    %22:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%18 : tensor<13x13xf32>) outs(%21, %19 : tensor<13xf32>, tensor<13xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %35 = linalg.index 1 : index
      %36 = arith.index_cast %35 : index to i64
      %37 = arith.maximumf %in, %out : f32
      %38 = arith.cmpf ogt, %in, %out : f32
      %39 = arith.select %38, %36, %out_9 : i64
      linalg.yield %37, %39 : f32, i64
    } -> (tensor<13xf32>, tensor<13xi64>)
    %expanded_8 = tensor.expand_shape %22#0 [[0, 1]] output_shape [13, 1] : tensor<13xf32> into tensor<13x1xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%18, %expanded_8 : tensor<13x13xf32>, tensor<13x1xf32>) outs(%9 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %35 = arith.subf %in, %in_9 : f32
      linalg.yield %35 : f32
    } -> tensor<13x13xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<13x13xf32>) outs(%9 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = math.exp %in : f32
      linalg.yield %35 : f32
    } -> tensor<13x13xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%24 : tensor<13x13xf32>) outs(%1 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.addf %in, %out : f32
      linalg.yield %35 : f32
    } -> tensor<13x1xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<13x1xf32>) outs(%0 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = math.log %in : f32
      linalg.yield %35 : f32
    } -> tensor<13x1xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%23, %26 : tensor<13x13xf32>, tensor<13x1xf32>) outs(%9 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %35 = arith.subf %in, %in_9 : f32
      linalg.yield %35 : f32
    } -> tensor<13x13xf32>
    %28 = tensor.empty() : tensor<12xf32>
    %29 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%28 : tensor<12xf32>) {
    ^bb0(%out: f32):
      %35 = linalg.index 0 : index
      %36 = arith.addi %35, %c1 : index
      %extracted = tensor.extract %27[%35, %36] : tensor<13x13xf32>
      linalg.yield %extracted : f32
    } -> tensor<12xf32>
    %30 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%29 : tensor<12xf32>) outs(%28 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.negf %in : f32
      linalg.yield %35 : f32
    } -> tensor<12xf32>
    %31 = tensor.empty() : tensor<f32>
    %32 = linalg.fill ins(%cst : f32) outs(%31 : tensor<f32>) -> tensor<f32>
    %33 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["reduction"]} ins(%30 : tensor<12xf32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.addf %in, %out : f32
      linalg.yield %35 : f32
    } -> tensor<f32>
    %34 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%33 : tensor<f32>) outs(%31 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.divf %in, %cst_6 : f32
      linalg.yield %35 : f32
    } -> tensor<f32>
    return %34 : tensor<f32>
  }
}
