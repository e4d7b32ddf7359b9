#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
module {
  func.func @main(%arg0: tensor<13x24xf16>, %arg1: tensor<8x24xf16>) -> (tensor<13xf16>, tensor<13xi64>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0xFC00 : f16
    %0 = tensor.empty() : tensor<24x8xf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<8x24xf16>) outs(%0 : tensor<24x8xf16>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<13x8xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<13x8xf32>) -> tensor<13x8xf32>
    %3 = linalg.matmul ins(%arg0, %transposed : tensor<13x24xf16>, tensor<24x8xf16>) outs(%2 : tensor<13x8xf32>) -> tensor<13x8xf32>
    %4 = tensor.empty() : tensor<13x8xf16>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<13x8xf32>) outs(%4 : tensor<13x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %22 = arith.truncf %in : f32 to f16
      linalg.yield %22 : f16
    } -> tensor<13x8xf16>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<13x8xf16>) outs(%1 : tensor<13x8xf32>) {
    ^bb0(%in: f16, %out: f32):
      %22 = arith.extf %in : f16 to f32
      linalg.yield %22 : f32
    } -> tensor<13x8xf32>
    %7 = tensor.empty() : tensor<13xi64>
    %8 = linalg.fill ins(%c0_i64 : i64) outs(%7 : tensor<13xi64>) -> tensor<13xi64>
    %9 = tensor.empty() : tensor<13xf32>
    %10 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<13xf32>) -> tensor<13xf32>
    %11:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%6 : tensor<13x8xf32>) outs(%10, %8 : tensor<13xf32>, tensor<13xi64>) {
    ^bb0(%in: f32, %out: f32, %out_2: i64):
      %22 = linalg.index 1 : index
      %23 = arith.index_cast %22 : index to i64
      %24 = arith.maximumf %in, %out : f32
      %25 = arith.cmpf ogt, %in, %out : f32
      %26 = arith.select %25, %23, %out_2 : i64
      linalg.yield %24, %26 : f32, i64
    } -> (tensor<13xf32>, tensor<13xi64>)
    %expanded = tensor.expand_shape %11#0 [[0, 1]] output_shape [13, 1] : tensor<13xf32> into tensor<13x1xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %expanded : tensor<13x8xf32>, tensor<13x1xf32>) outs(%1 : tensor<13x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %22 = arith.subf %in, %in_2 : f32
      linalg.yield %22 : f32
    } -> tensor<13x8xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<13x8xf32>) outs(%1 : tensor<13x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = math.exp %in : f32
      linalg.yield %22 : f32
    } -> tensor<13x8xf32>
    %14 = tensor.empty() : tensor<13x1xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<13x1xf32>) -> tensor<13x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%13 : tensor<13x8xf32>) outs(%15 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.addf %in, %out : f32
      linalg.yield %22 : f32
    } -> tensor<13x1xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %16 : tensor<13x8xf32>, tensor<13x1xf32>) outs(%1 : tensor<13x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %22 = arith.divf %in, %in_2 : f32
      linalg.yield %22 : f32
    } -> tensor<13x8xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<13x8xf32>) outs(%4 : tensor<13x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %22 = arith.truncf %in : f32 to f16
      linalg.yield %22 : f16
    } -> tensor<13x8xf16>
    %19 = tensor.empty() : tensor<13xf16>
    %20 = linalg.fill ins(%cst_1 : f16) outs(%19 : tensor<13xf16>) -> tensor<13xf16>
    %21:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%18 : tensor<13x8xf16>) outs(%20, %8 : tensor<13xf16>, tensor<13xi64>) {
    ^bb0(%in: f16, %out: f16, %out_2: i64):
      %22 = linalg.index 1 : index
      %23 = arith.index_cast %22 : index to i64
      %24 = arith.maximumf %in, %out : f16
      %25 = arith.cmpf ogt, %in, %out : f16
      %26 = arith.select %25, %23, %out_2 : i64
      linalg.yield %24, %26 : f16, i64
    } -> (tensor<13xf16>, tensor<13xi64>)
    return %21#0, %21#1 : tensor<13xf16>, tensor<13xi64>
  }
}
