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
    %cst = arith.constant 0.000000e+00 : f32
    %true = arith.constant true
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-1.000000e+04> : tensor<f16>
    %dim = tensor.dim %arg0, %c1 : tensor<?x?x16xf16>
    %dim_2 = tensor.dim %arg0, %c0 : tensor<?x?x16xf16>
    %0 = tensor.empty(%dim_2, %dim) : tensor<?x16x?xf16>
    %transposed = linalg.transpose ins(%arg0 : tensor<?x?x16xf16>) outs(%0 : tensor<?x16x?xf16>) permutation = [0, 2, 1] 
    %1 = tensor.empty(%dim_2, %dim, %dim) : tensor<?x?x?xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %3 = linalg.batch_matmul ins(%arg0, %transposed : tensor<?x?x16xf16>, tensor<?x16x?xf16>) outs(%2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %4 = tensor.empty(%dim_2, %dim, %dim) : tensor<?x?x?xf16>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<?x?x?xf32>) outs(%4 : tensor<?x?x?xf16>) {
    ^bb0(%in: f32, %out: f16):
      %25 = arith.truncf %in : f32 to f16
      linalg.yield %25 : f16
    } -> tensor<?x?x?xf16>
    %6 = tensor.empty(%dim) : tensor<?xi64>
    %7 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%6 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %25 = linalg.index 0 : index
      %26 = arith.index_cast %25 : index to i64
      linalg.yield %26 : i64
    } -> tensor<?xi64>
    %expanded = tensor.expand_shape %7 [[0, 1]] output_shape [1, %dim] : tensor<?xi64> into tensor<1x?xi64>
    %expanded_3 = tensor.expand_shape %7 [[0, 1]] output_shape [%dim, 1] : tensor<?xi64> into tensor<?x1xi64>
    %8 = tensor.empty(%dim, %dim) : tensor<?x?xi1>
    %9 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_3 : tensor<1x?xi64>, tensor<?x1xi64>) outs(%8 : tensor<?x?xi1>) {
    ^bb0(%in: i64, %in_5: i64, %out: i1):
      %25 = arith.cmpi sle, %in, %in_5 : i64
      linalg.yield %25 : i1
    } -> tensor<?x?xi1>
    %10 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<?x?xi1>) outs(%8 : tensor<?x?xi1>) {
    ^bb0(%in: i1, %out: i1):
      %25 = arith.xori %in, %true : i1
      linalg.yield %25 : i1
    } -> tensor<?x?xi1>
    %11 = linalg.generic {indexing_maps = [#map5, #map6, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %cst_1, %5 : tensor<?x?xi1>, tensor<f16>, tensor<?x?x?xf16>) outs(%4 : tensor<?x?x?xf16>) {
    ^bb0(%in: i1, %in_5: f16, %in_6: f16, %out: f16):
      %25 = arith.select %in, %in_5, %in_6 : f16
      linalg.yield %25 : f16
    } -> tensor<?x?x?xf16>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<?x?x?xf16>) outs(%1 : tensor<?x?x?xf32>) {
    ^bb0(%in: f16, %out: f32):
      %25 = arith.extf %in : f16 to f32
      linalg.yield %25 : f32
    } -> tensor<?x?x?xf32>
    %13 = tensor.empty(%dim_2, %dim) : tensor<?x?xi64>
    %14 = linalg.fill ins(%c0_i64 : i64) outs(%13 : tensor<?x?xi64>) -> tensor<?x?xi64>
    %15 = tensor.empty(%dim_2, %dim) : tensor<?x?xf32>
    %16 = linalg.fill ins(%cst_0 : f32) outs(%15 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %17:2 = linalg.generic {indexing_maps = [#map, #map7, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%12 : tensor<?x?x?xf32>) outs(%16, %14 : tensor<?x?xf32>, tensor<?x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_5: i64):
      %25 = linalg.index 2 : index
      %26 = arith.index_cast %25 : index to i64
      %27 = arith.maximumf %in, %out : f32
      %28 = arith.cmpf ogt, %in, %out : f32
      %29 = arith.select %28, %26, %out_5 : i64
      linalg.yield %27, %29 : f32, i64
    } -> (tensor<?x?xf32>, tensor<?x?xi64>)
    %expanded_4 = tensor.expand_shape %17#0 [[0], [1, 2]] output_shape [%dim_2, %dim, 1] : tensor<?x?xf32> into tensor<?x?x1xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %expanded_4 : tensor<?x?x?xf32>, tensor<?x?x1xf32>) outs(%1 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %25 = arith.subf %in, %in_5 : f32
      linalg.yield %25 : f32
    } -> tensor<?x?x?xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<?x?x?xf32>) outs(%1 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = math.exp %in : f32
      linalg.yield %25 : f32
    } -> tensor<?x?x?xf32>
    %20 = tensor.empty(%dim_2, %dim) : tensor<?x?x1xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%19 : tensor<?x?x?xf32>) outs(%21 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.addf %in, %out : f32
      linalg.yield %25 : f32
    } -> tensor<?x?x1xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %22 : tensor<?x?x?xf32>, tensor<?x?x1xf32>) outs(%1 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %25 = arith.divf %in, %in_5 : f32
      linalg.yield %25 : f32
    } -> tensor<?x?x?xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<?x?x?xf32>) outs(%4 : tensor<?x?x?xf16>) {
    ^bb0(%in: f32, %out: f16):
      %25 = arith.truncf %in : f32 to f16
      linalg.yield %25 : f16
    } -> tensor<?x?x?xf16>
    return %24 : tensor<?x?x?xf16>
  }
}
