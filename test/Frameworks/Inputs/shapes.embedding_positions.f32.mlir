#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: tensor<2x7xi64>, %arg1: tensor<2x7xi64>, %arg2: tensor<30x24xf32>, %arg3: tensor<16x24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>) -> tensor<2x7x24xf32> {
    %c30 = arith.constant 30 : index
    %c0_i64 = arith.constant 0 : i64
    %c16 = arith.constant 16 : index
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e-05 : f64
    %cst_2 = arith.constant 2.400000e+01 : f64
    %cst_3 = arith.constant 2.400000e+01 : f32
    %0 = tensor.empty() : tensor<2x7x24xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7xi64>) outs(%0 : tensor<2x7x24xf32>) {
    ^bb0(%in: i64, %out: f32):
      %25 = arith.index_cast %in : i64 to index
      %26 = linalg.index 2 : index
      %27 = arith.cmpi slt, %25, %c30 : index
      cf.assert %27, "index must be smaller than dim size"
      %28 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %28, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg2[%25, %26] : tensor<30x24xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x7x24xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x7xi64>) outs(%0 : tensor<2x7x24xf32>) {
    ^bb0(%in: i64, %out: f32):
      %25 = arith.index_cast %in : i64 to index
      %26 = linalg.index 2 : index
      %27 = arith.cmpi slt, %25, %c16 : index
      cf.assert %27, "index must be smaller than dim size"
      %28 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %28, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg3[%25, %26] : tensor<16x24xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x7x24xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %2 : tensor<2x7x24xf32>, tensor<2x7x24xf32>) outs(%0 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %25 = arith.addf %in, %in_4 : f32
      linalg.yield %25 : f32
    } -> tensor<2x7x24xf32>
    %4 = tensor.empty() : tensor<2x7x24xf64>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<2x7x24xf32>) outs(%4 : tensor<2x7x24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %25 = arith.extf %in : f32 to f64
      linalg.yield %25 : f64
    } -> tensor<2x7x24xf64>
    %6 = tensor.empty() : tensor<2x7x1xf64>
    %7 = linalg.fill ins(%cst : f64) outs(%6 : tensor<2x7x1xf64>) -> tensor<2x7x1xf64>
    %8 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%5 : tensor<2x7x24xf64>) outs(%7 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %25 = arith.addf %in, %out : f64
      linalg.yield %25 : f64
    } -> tensor<2x7x1xf64>
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x7x1xf64>) outs(%6 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %25 = arith.divf %in, %cst_2 : f64
      linalg.yield %25 : f64
    } -> tensor<2x7x1xf64>
    %10 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %9 : tensor<2x7x24xf64>, tensor<2x7x1xf64>) outs(%4 : tensor<2x7x24xf64>) {
    ^bb0(%in: f64, %in_4: f64, %out: f64):
      %25 = arith.subf %in, %in_4 : f64
      linalg.yield %25 : f64
    } -> tensor<2x7x24xf64>
    %11 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %10 : tensor<2x7x24xf64>, tensor<2x7x24xf64>) outs(%4 : tensor<2x7x24xf64>) {
    ^bb0(%in: f64, %in_4: f64, %out: f64):
      %25 = arith.mulf %in, %in_4 : f64
      linalg.yield %25 : f64
    } -> tensor<2x7x24xf64>
    %12 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%11 : tensor<2x7x24xf64>) outs(%7 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %25 = arith.addf %in, %out : f64
      linalg.yield %25 : f64
    } -> tensor<2x7x1xf64>
    %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x7x1xf64>) outs(%6 : tensor<2x7x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %25 = arith.divf %in, %cst_2 : f64
      linalg.yield %25 : f64
    } -> tensor<2x7x1xf64>
    %14 = tensor.empty() : tensor<2x7x1xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x7x1xf64>) outs(%14 : tensor<2x7x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %25 = arith.truncf %in : f64 to f32
      linalg.yield %25 : f32
    } -> tensor<2x7x1xf32>
    %16 = linalg.fill ins(%cst_0 : f32) outs(%14 : tensor<2x7x1xf32>) -> tensor<2x7x1xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<2x7x24xf32>) outs(%16 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.addf %in, %out : f32
      linalg.yield %25 : f32
    } -> tensor<2x7x1xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x7x1xf32>) outs(%14 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.divf %in, %cst_3 : f32
      linalg.yield %25 : f32
    } -> tensor<2x7x1xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x7x1xf32>) outs(%14 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.truncf %cst_1 : f64 to f32
      %26 = arith.addf %in, %25 : f32
      linalg.yield %26 : f32
    } -> tensor<2x7x1xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x7x1xf32>) outs(%14 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = math.rsqrt %in : f32
      linalg.yield %25 : f32
    } -> tensor<2x7x1xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %18 : tensor<2x7x24xf32>, tensor<2x7x1xf32>) outs(%0 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %25 = arith.subf %in, %in_4 : f32
      linalg.yield %25 : f32
    } -> tensor<2x7x24xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %20 : tensor<2x7x24xf32>, tensor<2x7x1xf32>) outs(%0 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %25 = arith.mulf %in, %in_4 : f32
      linalg.yield %25 : f32
    } -> tensor<2x7x24xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22, %arg4 : tensor<2x7x24xf32>, tensor<24xf32>) outs(%0 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %25 = arith.mulf %in, %in_4 : f32
      linalg.yield %25 : f32
    } -> tensor<2x7x24xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %arg5 : tensor<2x7x24xf32>, tensor<24xf32>) outs(%0 : tensor<2x7x24xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %25 = arith.addf %in, %in_4 : f32
      linalg.yield %25 : f32
    } -> tensor<2x7x24xf32>
    return %24 : tensor<2x7x24xf32>
  }
}
