#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d1, d2)>
module {
  func.func @main(%arg0: tensor<?x?x32xf16>) -> tensor<?x?x32xf16> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant -0.28782313662425574 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 2.000000e+00 : f32
    %dim = tensor.dim %arg0, %c1 : tensor<?x?x32xf16>
    %0 = arith.index_cast %dim : index to i64
    %1 = arith.sitofp %0 : i64 to f32
    %2 = math.ceil %1 : f32
    %3 = arith.fptoui %2 : f32 to i64
    %4 = arith.index_cast %3 : i64 to index
    %5 = tensor.empty(%4) : tensor<?xf32>
    %6 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%5 : tensor<?xf32>) {
    ^bb0(%out: f32):
      %19 = linalg.index 0 : index
      %20 = arith.index_cast %19 : index to i64
      %21 = arith.sitofp %20 : i64 to f32
      %22 = arith.addf %21, %cst_0 : f32
      linalg.yield %22 : f32
    } -> tensor<?xf32>
    %expanded = tensor.expand_shape %6 [[0, 1]] output_shape [%4, 1] : tensor<?xf32> into tensor<?x1xf32>
    %7 = tensor.empty() : tensor<16xf32>
    %8 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%7 : tensor<16xf32>) {
    ^bb0(%out: f32):
      %19 = linalg.index 0 : index
      %20 = arith.index_cast %19 : index to i64
      %21 = arith.sitofp %20 : i64 to f32
      %22 = arith.mulf %21, %cst_1 : f32
      %23 = arith.addf %22, %cst_0 : f32
      linalg.yield %23 : f32
    } -> tensor<16xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%8 : tensor<16xf32>) outs(%7 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = arith.truncf %cst : f64 to f32
      %20 = arith.mulf %in, %19 : f32
      linalg.yield %20 : f32
    } -> tensor<16xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%9 : tensor<16xf32>) outs(%7 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = math.exp %in : f32
      linalg.yield %19 : f32
    } -> tensor<16xf32>
    %11 = tensor.empty(%4) : tensor<?x16xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %10 : tensor<?x1xf32>, tensor<16xf32>) outs(%11 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %19 = arith.mulf %in, %in_4 : f32
      linalg.yield %19 : f32
    } -> tensor<?x16xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<?x16xf32>) outs(%11 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = math.sin %in : f32
      linalg.yield %19 : f32
    } -> tensor<?x16xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<?x16xf32>) outs(%11 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = math.cos %in : f32
      linalg.yield %19 : f32
    } -> tensor<?x16xf32>
    %concat = tensor.concat dim(1) %13, %14 : (tensor<?x16xf32>, tensor<?x16xf32>) -> tensor<?x32xf32>
    %dim_2 = tensor.dim %13, %c0 : tensor<?x16xf32>
    %15 = tensor.empty(%dim_2) : tensor<?x32xf16>
    %16 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%concat : tensor<?x32xf32>) outs(%15 : tensor<?x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %19 = arith.truncf %in : f32 to f16
      linalg.yield %19 : f16
    } -> tensor<?x32xf16>
    %dim_3 = tensor.dim %arg0, %c0 : tensor<?x?x32xf16>
    %17 = tensor.empty(%dim_3, %dim) : tensor<?x?x32xf16>
    %18 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %16 : tensor<?x?x32xf16>, tensor<?x32xf16>) outs(%17 : tensor<?x?x32xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %19 = arith.addf %in, %in_4 : f16
      linalg.yield %19 : f16
    } -> tensor<?x?x32xf16>
    return %18 : tensor<?x?x32xf16>
  }
}
