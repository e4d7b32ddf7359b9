#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<7x12xbf16>, %arg1: tensor<9x12xbf16>) -> (tensor<7x12xbf16>, tensor<7xi64>) {
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_1 = arith.constant 0x7F80 : bf16
    %c9_i64 = arith.constant 9 : i64
    %cst_2 = arith.constant 2.000000e+00 : bf16
    %0 = tensor.empty() : tensor<7x12xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg0 : tensor<7x12xbf16>, tensor<7x12xbf16>) outs(%0 : tensor<7x12xbf16>) {
    ^bb0(%in: bf16, %in_3: bf16, %out: bf16):
      %25 = arith.mulf %in, %in_3 : bf16
      linalg.yield %25 : bf16
    } -> tensor<7x12xbf16>
    %2 = tensor.empty() : tensor<7x1xbf16>
    %3 = linalg.fill ins(%cst : bf16) outs(%2 : tensor<7x1xbf16>) -> tensor<7x1xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<7x12xbf16>) outs(%3 : tensor<7x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %25 = arith.addf %in, %out : bf16
      linalg.yield %25 : bf16
    } -> tensor<7x1xbf16>
    %5 = tensor.empty() : tensor<9x12xbf16>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %arg1 : tensor<9x12xbf16>, tensor<9x12xbf16>) outs(%5 : tensor<9x12xbf16>) {
    ^bb0(%in: bf16, %in_3: bf16, %out: bf16):
      %25 = arith.mulf %in, %in_3 : bf16
      linalg.yield %25 : bf16
    } -> tensor<9x12xbf16>
    %7 = tensor.empty() : tensor<9xbf16>
    %8 = linalg.fill ins(%cst : bf16) outs(%7 : tensor<9xbf16>) -> tensor<9xbf16>
    %9 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%6 : tensor<9x12xbf16>) outs(%8 : tensor<9xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %25 = arith.addf %in, %out : bf16
      linalg.yield %25 : bf16
    } -> tensor<9xbf16>
    %10 = tensor.empty() : tensor<7x9xbf16>
    %11 = linalg.generic {indexing_maps = [#map1, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %9 : tensor<7x1xbf16>, tensor<9xbf16>) outs(%10 : tensor<7x9xbf16>) {
    ^bb0(%in: bf16, %in_3: bf16, %out: bf16):
      %25 = arith.addf %in, %in_3 : bf16
      linalg.yield %25 : bf16
    } -> tensor<7x9xbf16>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<7x12xbf16>) outs(%0 : tensor<7x12xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %25 = arith.mulf %in, %cst_2 : bf16
      linalg.yield %25 : bf16
    } -> tensor<7x12xbf16>
    %13 = tensor.empty() : tensor<12x9xbf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<9x12xbf16>) outs(%13 : tensor<12x9xbf16>) permutation = [1, 0] 
    %14 = tensor.empty() : tensor<7x9xf32>
    %15 = linalg.fill ins(%cst_0 : f32) outs(%14 : tensor<7x9xf32>) -> tensor<7x9xf32>
    %16 = linalg.matmul ins(%12, %transposed : tensor<7x12xbf16>, tensor<12x9xbf16>) outs(%15 : tensor<7x9xf32>) -> tensor<7x9xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<7x9xf32>) outs(%10 : tensor<7x9xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %25 = arith.truncf %in : f32 to bf16
      linalg.yield %25 : bf16
    } -> tensor<7x9xbf16>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %17 : tensor<7x9xbf16>, tensor<7x9xbf16>) outs(%10 : tensor<7x9xbf16>) {
    ^bb0(%in: bf16, %in_3: bf16, %out: bf16):
      %25 = arith.subf %in, %in_3 : bf16
      linalg.yield %25 : bf16
    } -> tensor<7x9xbf16>
    %19 = tensor.empty() : tensor<7xi64>
    %20 = linalg.fill ins(%c0_i64 : i64) outs(%19 : tensor<7xi64>) -> tensor<7xi64>
    %21 = tensor.empty() : tensor<7xbf16>
    %22 = linalg.fill ins(%cst_1 : bf16) outs(%21 : tensor<7xbf16>) -> tensor<7xbf16>
    %23:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%18 : tensor<7x9xbf16>) outs(%22, %20 : tensor<7xbf16>, tensor<7xi64>) {
    ^bb0(%in: bf16, %out: bf16, %out_3: i64):
      %25 = linalg.index 1 : index
      %26 = arith.index_cast %25 : index to i64
      %27 = arith.minimumf %in, %out : bf16
      %28 = arith.cmpf olt, %in, %out : bf16
      %29 = arith.select %28, %26, %out_3 : i64
      linalg.yield %27, %29 : bf16, i64
    } -> (tensor<7xbf16>, tensor<7xi64>)
    %24 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%23#1 : tensor<7xi64>) outs(%0 : tensor<7x12xbf16>) {
    ^bb0(%in: i64, %out: bf16):
      %25 = arith.cmpi slt, %in, %c0_i64 : i64
      %26 = arith.addi %in, %c9_i64 : i64
      %27 = arith.select %25, %26, %in : i64
      %28 = arith.index_cast %27 : i64 to index
      %29 = linalg.index 1 : index
      %extracted = tensor.extract %arg1[%28, %29] : tensor<9x12xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<7x12xbf16>
    return %24, %23#1 : tensor<7x12xbf16>, tensor<7xi64>
  }
}
