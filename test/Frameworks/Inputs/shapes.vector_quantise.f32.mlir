#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<7x12xf32>, %arg1: tensor<9x12xf32>) -> (tensor<7x12xf32>, tensor<7xi64>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0x7F800000 : f32
    %c9_i64 = arith.constant 9 : i64
    %cst_1 = arith.constant 2.000000e+00 : f32
    %0 = tensor.empty() : tensor<7x12xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg0 : tensor<7x12xf32>, tensor<7x12xf32>) outs(%0 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %23 = arith.mulf %in, %in_2 : f32
      linalg.yield %23 : f32
    } -> tensor<7x12xf32>
    %2 = tensor.empty() : tensor<7x1xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<7x1xf32>) -> tensor<7x1xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<7x12xf32>) outs(%3 : tensor<7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.addf %in, %out : f32
      linalg.yield %23 : f32
    } -> tensor<7x1xf32>
    %5 = tensor.empty() : tensor<9x12xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %arg1 : tensor<9x12xf32>, tensor<9x12xf32>) outs(%5 : tensor<9x12xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %23 = arith.mulf %in, %in_2 : f32
      linalg.yield %23 : f32
    } -> tensor<9x12xf32>
    %7 = tensor.empty() : tensor<9xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<9xf32>) -> tensor<9xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%6 : tensor<9x12xf32>) outs(%8 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.addf %in, %out : f32
      linalg.yield %23 : f32
    } -> tensor<9xf32>
    %10 = tensor.empty() : tensor<7x9xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %9 : tensor<7x1xf32>, tensor<9xf32>) outs(%10 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %23 = arith.addf %in, %in_2 : f32
      linalg.yield %23 : f32
    } -> tensor<7x9xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<7x12xf32>) outs(%0 : tensor<7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.mulf %in, %cst_1 : f32
      linalg.yield %23 : f32
    } -> tensor<7x12xf32>
    %13 = tensor.empty() : tensor<12x9xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<9x12xf32>) outs(%13 : tensor<12x9xf32>) permutation = [1, 0] 
    %14 = linalg.fill ins(%cst : f32) outs(%10 : tensor<7x9xf32>) -> tensor<7x9xf32>
    %15 = linalg.matmul ins(%12, %transposed : tensor<7x12xf32>, tensor<12x9xf32>) outs(%14 : tensor<7x9xf32>) -> tensor<7x9xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %15 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%10 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %23 = arith.subf %in, %in_2 : f32
      linalg.yield %23 : f32
    } -> tensor<7x9xf32>
    %17 = tensor.empty() : tensor<7xi64>
    %18 = linalg.fill ins(%c0_i64 : i64) outs(%17 : tensor<7xi64>) -> tensor<7xi64>
    %19 = tensor.empty() : tensor<7xf32>
    %20 = linalg.fill ins(%cst_0 : f32) outs(%19 : tensor<7xf32>) -> tensor<7xf32>
    %21:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%16 : tensor<7x9xf32>) outs(%20, %18 : tensor<7xf32>, tensor<7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_2: i64):
      %23 = linalg.index 1 : index
      %24 = arith.index_cast %23 : index to i64
      %25 = arith.minimumf %in, %out : f32
      %26 = arith.cmpf olt, %in, %out : f32
      %27 = arith.select %26, %24, %out_2 : i64
      linalg.yield %25, %27 : f32, i64
    } -> (tensor<7xf32>, tensor<7xi64>)
    %22 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%21#1 : tensor<7xi64>) outs(%0 : tensor<7x12xf32>) {
    ^bb0(%in: i64, %out: f32):
      %23 = arith.cmpi slt, %in, %c0_i64 : i64
      %24 = arith.addi %in, %c9_i64 : i64
      %25 = arith.select %23, %24, %in : i64
      %26 = arith.index_cast %25 : i64 to index
      %27 = linalg.index 1 : index
      %extracted = tensor.extract %arg1[%26, %27] : tensor<9x12xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x12xf32>
    return %22, %21#1 : tensor<7x12xf32>, tensor<7xi64>
  }
}
