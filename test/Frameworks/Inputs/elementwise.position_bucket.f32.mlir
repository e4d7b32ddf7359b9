#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<7x24xf32>) -> tensor<7x7xi64> {
    %cst = arith.constant 4.000000e+00 : f32
    %c1_i64 = arith.constant 1 : i64
    %c7_i64 = arith.constant 7 : i64
    %c0_i64 = arith.constant 0 : i64
    %c4_i64 = arith.constant 4 : i64
    %c8_i64 = arith.constant 8 : i64
    %cst_0 = arith.constant 1.3862943611198906 : f64
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %22 = linalg.index 0 : index
      %23 = arith.index_cast %22 : index to i64
      linalg.yield %23 : i64
    } -> tensor<7xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 7] : tensor<7xi64> into tensor<1x7xi64>
    %expanded_1 = tensor.expand_shape %1 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %2 = tensor.empty() : tensor<7x7xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_1 : tensor<1x7xi64>, tensor<7x1xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_2: i64, %out: i64):
      %22 = arith.subi %in, %in_2 : i64
      linalg.yield %22 : i64
    } -> tensor<7x7xi64>
    %4 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %22 = math.absi %in : i64
      linalg.yield %22 : i64
    } -> tensor<7x7xi64>
    %5 = tensor.empty() : tensor<7x7xi1>
    %6 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<7x7xi64>) outs(%5 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %22 = arith.cmpi slt, %in, %c4_i64 : i64
      linalg.yield %22 : i1
    } -> tensor<7x7xi1>
    %7 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<7x7xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %22 = arith.maxsi %in, %c1_i64 : i64
      linalg.yield %22 : i64
    } -> tensor<7x7xi64>
    %8 = tensor.empty() : tensor<7x7xf32>
    %9 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<7x7xi64>) outs(%8 : tensor<7x7xf32>) {
    ^bb0(%in: i64, %out: f32):
      %22 = arith.sitofp %in : i64 to f32
      linalg.yield %22 : f32
    } -> tensor<7x7xf32>
    %10 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<7x7xf32>) outs(%8 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.divf %in, %cst : f32
      linalg.yield %22 : f32
    } -> tensor<7x7xf32>
    %11 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<7x7xf32>) outs(%8 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = math.log %in : f32
      linalg.yield %22 : f32
    } -> tensor<7x7xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<7x7xf32>) outs(%8 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.truncf %cst_0 : f64 to f32
      %23 = arith.divf %in, %22 : f32
      linalg.yield %23 : f32
    } -> tensor<7x7xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<7x7xf32>) outs(%8 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.mulf %in, %cst : f32
      linalg.yield %22 : f32
    } -> tensor<7x7xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<7x7xf32>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: f32, %out: i64):
      %22 = arith.fptosi %in : f32 to i64
      linalg.yield %22 : i64
    } -> tensor<7x7xi64>
    %15 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<7x7xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %22 = arith.addi %in, %c4_i64 : i64
      linalg.yield %22 : i64
    } -> tensor<7x7xi64>
    %16 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<7x7xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %22 = arith.minsi %in, %c7_i64 : i64
      linalg.yield %22 : i64
    } -> tensor<7x7xi64>
    %17 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%6, %4, %16 : tensor<7x7xi1>, tensor<7x7xi64>, tensor<7x7xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i1, %in_2: i64, %in_3: i64, %out: i64):
      %22 = arith.select %in, %in_2, %in_3 : i64
      linalg.yield %22 : i64
    } -> tensor<7x7xi64>
    %18 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<7x7xi64>) outs(%5 : tensor<7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %22 = arith.cmpi sgt, %in, %c0_i64 : i64
      linalg.yield %22 : i1
    } -> tensor<7x7xi1>
    %19 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<7x7xi1>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i1, %out: i64):
      %22 = arith.extui %in : i1 to i64
      linalg.yield %22 : i64
    } -> tensor<7x7xi64>
    %20 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<7x7xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %22 = arith.muli %in, %c8_i64 : i64
      linalg.yield %22 : i64
    } -> tensor<7x7xi64>
    %21 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%17, %20 : tensor<7x7xi64>, tensor<7x7xi64>) outs(%2 : tensor<7x7xi64>) {
    ^bb0(%in: i64, %in_2: i64, %out: i64):
      %22 = arith.addi %in, %in_2 : i64
      linalg.yield %22 : i64
    } -> tensor<7x7xi64>
    return %21 : tensor<7x7xi64>
  }
}
