#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> ()>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @main(%arg0: tensor<?x?x16xf16>) -> tensor<?x?x?xf16> {
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16_i64 = arith.constant 16 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %true = arith.constant true
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-1.000000e+04> : tensor<f16>
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x16xf16>
    %0 = arith.index_cast %dim : index to i64
    %dim_2 = tensor.dim %arg0, %c1 : tensor<?x?x16xf16>
    %1 = arith.index_cast %dim_2 : index to i64
    %2 = tensor.empty(%dim, %dim_2) : tensor<?x16x?xf16>
    %transposed = linalg.transpose ins(%arg0 : tensor<?x?x16xf16>) outs(%2 : tensor<?x16x?xf16>) permutation = [0, 2, 1] 
    %from_elements = tensor.from_elements %0, %1, %c16_i64 : tensor<3xi64>
    %reshape = tensor.reshape %arg0(%from_elements) : (tensor<?x?x16xf16>, tensor<3xi64>) -> tensor<?x?x16xf16>
    %from_elements_3 = tensor.from_elements %0, %c16_i64, %1 : tensor<3xi64>
    %reshape_4 = tensor.reshape %transposed(%from_elements_3) : (tensor<?x16x?xf16>, tensor<3xi64>) -> tensor<?x16x?xf16>
    %3 = tensor.empty(%dim, %dim_2, %dim_2) : tensor<?x?x?xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %5 = linalg.batch_matmul ins(%reshape, %reshape_4 : tensor<?x?x16xf16>, tensor<?x16x?xf16>) outs(%4 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %6 = tensor.empty(%dim, %dim_2, %dim_2) : tensor<?x?x?xf16>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<?x?x?xf32>) outs(%6 : tensor<?x?x?xf16>) {
    ^bb0(%in: f32, %out: f16):
      %29 = arith.truncf %in : f32 to f16
      linalg.yield %29 : f16
    } -> tensor<?x?x?xf16>
    %from_elements_5 = tensor.from_elements %0, %1, %1 : tensor<3xi64>
    %reshape_6 = tensor.reshape %7(%from_elements_5) : (tensor<?x?x?xf16>, tensor<3xi64>) -> tensor<?x?x?xf16>
    %8 = tensor.empty(%dim_2) : tensor<?xi64>
    %9 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%8 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %29 = linalg.index 0 : index
      %30 = arith.index_cast %29 : index to i64
      linalg.yield %30 : i64
    } -> tensor<?xi64>
    %expanded = tensor.expand_shape %9 [[0, 1]] output_shape [1, %dim_2] : tensor<?xi64> into tensor<1x?xi64>
    %expanded_7 = tensor.expand_shape %9 [[0, 1]] output_shape [%dim_2, 1] : tensor<?xi64> into tensor<?x1xi64>
    %10 = tensor.empty(%dim_2, %dim_2) : tensor<?x?xi1>
    %11 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_7 : tensor<1x?xi64>, tensor<?x1xi64>) outs(%10 : tensor<?x?xi1>) {
    ^bb0(%in: i64, %in_9: i64, %out: i1):
      %29 = arith.cmpi sle, %in, %in_9 : i64
      linalg.yield %29 : i1
    } -> tensor<?x?xi1>
    %12 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<?x?xi1>) outs(%10 : tensor<?x?xi1>) {
    ^bb0(%in: i1, %out: i1):
      %29 = arith.xori %in, %true : i1
      linalg.yield %29 : i1
    } -> tensor<?x?xi1>
    %13 = tensor.empty(%dim, %dim_2, %dim_2) : tensor<?x?x?xf16>
    %14 = linalg.generic {indexing_maps = [#map5, #map6, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %cst_1, %reshape_6 : tensor<?x?xi1>, tensor<f16>, tensor<?x?x?xf16>) outs(%13 : tensor<?x?x?xf16>) {
    ^bb0(%in: i1, %in_9: f16, %in_10: f16, %out: f16):
      %29 = arith.select %in, %in_9, %in_10 : f16
      linalg.yield %29 : f16
    } -> tensor<?x?x?xf16>
    %15 = tensor.empty(%dim, %dim_2, %dim_2) : tensor<?x?x?xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<?x?x?xf16>) outs(%15 : tensor<?x?x?xf32>) {
    ^bb0(%in: f16, %out: f32):
      %29 = arith.extf %in : f16 to f32
      linalg.yield %29 : f32
    } -> tensor<?x?x?xf32>
    %17 = tensor.empty(%dim, %dim_2) : tensor<?x?xi64>
    %18 = linalg.fill ins(%c0_i64 : i64) outs(%17 : tensor<?x?xi64>) -> tensor<?x?xi64>
    %19 = tensor.empty(%dim, %dim_2) : tensor<?x?xf32>
    %20 = linalg.fill ins(%cst_0 : f32) outs(%19 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %21:2 = linalg.generic {indexing_maps = [#map, #map7, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%16 : tensor<?x?x?xf32>) outs(%20, %18 : tensor<?x?xf32>, tensor<?x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %29 = linalg.index 2 : index
      %30 = arith.index_cast %29 : index to i64
      %31 = arith.maximumf %in, %out : f32
      %32 = arith.cmpf ogt, %in, %out : f32
      %33 = arith.select %32, %30, %out_9 : i64
      linalg.yield %31, %33 : f32, i64
    } -> (tensor<?x?xf32>, tensor<?x?xi64>)
    %expanded_8 = tensor.expand_shape %21#0 [[0], [1, 2]] output_shape [%dim, %dim_2, 1] : tensor<?x?xf32> into tensor<?x?x1xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %expanded_8 : tensor<?x?x?xf32>, tensor<?x?x1xf32>) outs(%15 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %29 = arith.subf %in, %in_9 : f32
      linalg.yield %29 : f32
    } -> tensor<?x?x?xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<?x?x?xf32>) outs(%15 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = math.exp %in : f32
      linalg.yield %29 : f32
    } -> tensor<?x?x?xf32>
    %24 = tensor.empty(%dim, %dim_2) : tensor<?x?x1xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%23 : tensor<?x?x?xf32>) outs(%25 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.addf %in, %out : f32
      linalg.yield %29 : f32
    } -> tensor<?x?x1xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %26 : tensor<?x?x?xf32>, tensor<?x?x1xf32>) outs(%15 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %29 = arith.divf %in, %in_9 : f32
      linalg.yield %29 : f32
    } -> tensor<?x?x?xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<?x?x?xf32>) outs(%13 : tensor<?x?x?xf16>) {
    ^bb0(%in: f32, %out: f16):
      %29 = arith.truncf %in : f32 to f16
      linalg.yield %29 : f16
    } -> tensor<?x?x?xf16>
    return %28 : tensor<?x?x?xf16>
  }
}
