#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<?x2x?x16xf16>, %arg1: tensor<?x2x?x16xf16>, %arg2: tensor<?x2x?x16xf16>) -> tensor<?x2x?x16xf16> {
    %c0_i64 = arith.constant 0 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c16_i64 = arith.constant 16 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 2.500000e-01 : f16
    %dim = tensor.dim %arg0, %c2 : tensor<?x2x?x16xf16>
    %0 = arith.index_cast %dim : index to i64
    %dim_2 = tensor.dim %arg2, %c0 : tensor<?x2x?x16xf16>
    %1 = arith.index_cast %dim_2 : index to i64
    %dim_3 = tensor.dim %arg2, %c2 : tensor<?x2x?x16xf16>
    %2 = arith.index_cast %dim_3 : index to i64
    %dim_4 = tensor.dim %arg1, %c0 : tensor<?x2x?x16xf16>
    %dim_5 = tensor.dim %arg1, %c2 : tensor<?x2x?x16xf16>
    %3 = tensor.empty(%dim_4, %dim_5) : tensor<?x2x16x?xf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<?x2x?x16xf16>) outs(%3 : tensor<?x2x16x?xf16>) permutation = [0, 1, 3, 2] 
    %4 = arith.muli %1, %c2_i64 : i64
    %from_elements = tensor.from_elements %4, %0, %c16_i64 : tensor<3xi64>
    %reshape = tensor.reshape %arg0(%from_elements) : (tensor<?x2x?x16xf16>, tensor<3xi64>) -> tensor<?x?x16xf16>
    %from_elements_6 = tensor.from_elements %4, %c16_i64, %2 : tensor<3xi64>
    %reshape_7 = tensor.reshape %transposed(%from_elements_6) : (tensor<?x2x16x?xf16>, tensor<3xi64>) -> tensor<?x16x?xf16>
    %5 = arith.index_cast %4 : i64 to index
    %6 = tensor.empty(%5, %dim, %dim_3) : tensor<?x?x?xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %8 = linalg.batch_matmul ins(%reshape, %reshape_7 : tensor<?x?x16xf16>, tensor<?x16x?xf16>) outs(%7 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %9 = tensor.empty(%5, %dim, %dim_3) : tensor<?x?x?xf16>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<?x?x?xf32>) outs(%9 : tensor<?x?x?xf16>) {
    ^bb0(%in: f32, %out: f16):
      %32 = arith.truncf %in : f32 to f16
      linalg.yield %32 : f16
    } -> tensor<?x?x?xf16>
    %from_elements_8 = tensor.from_elements %1, %c2_i64, %0, %2 : tensor<4xi64>
    %reshape_9 = tensor.reshape %10(%from_elements_8) : (tensor<?x?x?xf16>, tensor<4xi64>) -> tensor<?x2x?x?xf16>
    %11 = tensor.empty(%dim_2, %dim, %dim_3) : tensor<?x2x?x?xf16>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_9 : tensor<?x2x?x?xf16>) outs(%11 : tensor<?x2x?x?xf16>) {
    ^bb0(%in: f16, %out: f16):
      %32 = arith.mulf %in, %cst_1 : f16
      linalg.yield %32 : f16
    } -> tensor<?x2x?x?xf16>
    %13 = tensor.empty(%dim_2, %dim, %dim_3) : tensor<?x2x?x?xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12 : tensor<?x2x?x?xf16>) outs(%13 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f16, %out: f32):
      %32 = arith.extf %in : f16 to f32
      linalg.yield %32 : f32
    } -> tensor<?x2x?x?xf32>
    %15 = tensor.empty(%dim_2, %dim) : tensor<?x2x?xi64>
    %16 = linalg.fill ins(%c0_i64 : i64) outs(%15 : tensor<?x2x?xi64>) -> tensor<?x2x?xi64>
    %17 = tensor.empty(%dim_2, %dim) : tensor<?x2x?xf32>
    %18 = linalg.fill ins(%cst_0 : f32) outs(%17 : tensor<?x2x?xf32>) -> tensor<?x2x?xf32>
    %19:2 = linalg.generic {indexing_maps = [#map1, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%14 : tensor<?x2x?x?xf32>) outs(%18, %16 : tensor<?x2x?xf32>, tensor<?x2x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_16: i64):
      %32 = linalg.index 3 : index
      %33 = arith.index_cast %32 : index to i64
      %34 = arith.maximumf %in, %out : f32
      %35 = arith.cmpf ogt, %in, %out : f32
      %36 = arith.select %35, %33, %out_16 : i64
      linalg.yield %34, %36 : f32, i64
    } -> (tensor<?x2x?xf32>, tensor<?x2x?xi64>)
    %expanded = tensor.expand_shape %19#0 [[0], [1], [2, 3]] output_shape [%dim_2, 2, %dim, 1] : tensor<?x2x?xf32> into tensor<?x2x?x1xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %expanded : tensor<?x2x?x?xf32>, tensor<?x2x?x1xf32>) outs(%13 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %32 = arith.subf %in, %in_16 : f32
      linalg.yield %32 : f32
    } -> tensor<?x2x?x?xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20 : tensor<?x2x?x?xf32>) outs(%13 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = math.exp %in : f32
      linalg.yield %32 : f32
    } -> tensor<?x2x?x?xf32>
    %22 = tensor.empty(%dim_2, %dim) : tensor<?x2x?x1xf32>
    %23 = linalg.fill ins(%cst : f32) outs(%22 : tensor<?x2x?x1xf32>) -> tensor<?x2x?x1xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%21 : tensor<?x2x?x?xf32>) outs(%23 : tensor<?x2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.addf %in, %out : f32
      linalg.yield %32 : f32
    } -> tensor<?x2x?x1xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %24 : tensor<?x2x?x?xf32>, tensor<?x2x?x1xf32>) outs(%13 : tensor<?x2x?x?xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %32 = arith.divf %in, %in_16 : f32
      linalg.yield %32 : f32
    } -> tensor<?x2x?x?xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25 : tensor<?x2x?x?xf32>) outs(%11 : tensor<?x2x?x?xf16>) {
    ^bb0(%in: f32, %out: f16):
      %32 = arith.truncf %in : f32 to f16
      linalg.yield %32 : f16
    } -> tensor<?x2x?x?xf16>
    %from_elements_10 = tensor.from_elements %4, %0, %2 : tensor<3xi64>
    %reshape_11 = tensor.reshape %26(%from_elements_10) : (tensor<?x2x?x?xf16>, tensor<3xi64>) -> tensor<?x?x?xf16>
    %from_elements_12 = tensor.from_elements %4, %2, %c16_i64 : tensor<3xi64>
    %reshape_13 = tensor.reshape %arg2(%from_elements_12) : (tensor<?x2x?x16xf16>, tensor<3xi64>) -> tensor<?x?x16xf16>
    %27 = tensor.empty(%5, %dim) : tensor<?x?x16xf32>
    %28 = linalg.fill ins(%cst : f32) outs(%27 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %29 = linalg.batch_matmul ins(%reshape_11, %reshape_13 : tensor<?x?x?xf16>, tensor<?x?x16xf16>) outs(%28 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %30 = tensor.empty(%5, %dim) : tensor<?x?x16xf16>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<?x?x16xf32>) outs(%30 : tensor<?x?x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %32 = arith.truncf %in : f32 to f16
      linalg.yield %32 : f16
    } -> tensor<?x?x16xf16>
    %from_elements_14 = tensor.from_elements %1, %c2_i64, %0, %c16_i64 : tensor<4xi64>
    %reshape_15 = tensor.reshape %31(%from_elements_14) : (tensor<?x?x16xf16>, tensor<4xi64>) -> tensor<?x2x?x16xf16>
    return %reshape_15 : tensor<?x2x?x16xf16>
  }
}
