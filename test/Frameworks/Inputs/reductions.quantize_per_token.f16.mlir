#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @main(%arg0: tensor<2x7x48xf16>) -> (tensor<2x7x48xi8>, tensor<2x7x1xf32>) {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 1.270000e+02 : f32
    %cst_1 = arith.constant -1.280000e+02 : f32
    %0 = tensor.empty() : tensor<2x7x48xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x7x48xf16>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %15 = arith.extf %in : f16 to f32
      linalg.yield %15 : f32
    } -> tensor<2x7x48xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x7x48xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = math.absf %in : f32
      linalg.yield %15 : f32
    } -> tensor<2x7x48xf32>
    %3 = tensor.empty() : tensor<2x7xi64>
    %4 = linalg.fill ins(%c0_i64 : i64) outs(%3 : tensor<2x7xi64>) -> tensor<2x7xi64>
    %5 = tensor.empty() : tensor<2x7xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<2x7xf32>) -> tensor<2x7xf32>
    %7:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%2 : tensor<2x7x48xf32>) outs(%6, %4 : tensor<2x7xf32>, tensor<2x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_2: i64):
      %15 = linalg.index 2 : index
      %16 = arith.index_cast %15 : index to i64
      %17 = arith.maximumf %in, %out : f32
      %18 = arith.cmpf ogt, %in, %out : f32
      %19 = arith.select %18, %16, %out_2 : i64
      linalg.yield %17, %19 : f32, i64
    } -> (tensor<2x7xf32>, tensor<2x7xi64>)
    %expanded = tensor.expand_shape %7#0 [[0], [1, 2]] output_shape [2, 7, 1] : tensor<2x7xf32> into tensor<2x7x1xf32>
    %8 = tensor.empty() : tensor<2x7x1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x7x1xf32>) outs(%8 : tensor<2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.divf %in, %cst_0 : f32
      linalg.yield %15 : f32
    } -> tensor<2x7x1xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %9 : tensor<2x7x48xf32>, tensor<2x7x1xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %15 = arith.divf %in, %in_2 : f32
      linalg.yield %15 : f32
    } -> tensor<2x7x48xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<2x7x48xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = math.roundeven %in : f32
      linalg.yield %15 : f32
    } -> tensor<2x7x48xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x7x48xf32>) outs(%0 : tensor<2x7x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.cmpf ult, %in, %cst_1 : f32
      %16 = arith.select %15, %cst_1, %in : f32
      %17 = arith.cmpf ugt, %16, %cst_0 : f32
      %18 = arith.select %17, %cst_0, %16 : f32
      linalg.yield %18 : f32
    } -> tensor<2x7x48xf32>
    %13 = tensor.empty() : tensor<2x7x48xi8>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x7x48xf32>) outs(%13 : tensor<2x7x48xi8>) {
    ^bb0(%in: f32, %out: i8):
      %15 = arith.fptosi %in : f32 to i8
      linalg.yield %15 : i8
    } -> tensor<2x7x48xi8>
    return %14, %9 : tensor<2x7x48xi8>, tensor<2x7x1xf32>
  }
}
