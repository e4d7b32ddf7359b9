#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
module {
  func.func @main(%arg0: tensor<?x3x?x16xf16>, %arg1: tensor<?x3x?x16xf16>) -> (tensor<?x3x?x16xf16>, tensor<?x3x?x16xf16>) {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %c2 = arith.constant 2 : index
    %cst_1 = arith.constant 2.000000e+00 : f32
    %cst_2 = arith.constant 1.600000e+01 : f32
    %cst_3 = arith.constant 1.000000e+04 : f32
    %dim = tensor.dim %arg0, %c2 : tensor<?x3x?x16xf16>
    %0 = arith.index_cast %dim : index to i64
    %1 = tensor.empty() : tensor<8xf32>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%1 : tensor<8xf32>) {
    ^bb0(%out: f32):
      %34 = linalg.index 0 : index
      %35 = arith.index_cast %34 : index to i64
      %36 = arith.sitofp %35 : i64 to f32
      %37 = arith.mulf %36, %cst_1 : f32
      %38 = arith.addf %37, %cst : f32
      linalg.yield %38 : f32
    } -> tensor<8xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2 : tensor<8xf32>) outs(%1 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = arith.divf %in, %cst_2 : f32
      linalg.yield %34 : f32
    } -> tensor<8xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<8xf32>) outs(%1 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = math.powf %cst_3, %in : f32
      linalg.yield %34 : f32
    } -> tensor<8xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%4 : tensor<8xf32>) outs(%1 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = arith.cmpf one, %in, %cst : f32
      cf.assert %34, "unimplemented: tensor with zero element"
      %35 = arith.divf %cst_0, %in : f32
      linalg.yield %35 : f32
    } -> tensor<8xf32>
    %6 = arith.sitofp %0 : i64 to f32
    %7 = math.ceil %6 : f32
    %8 = arith.fptoui %7 : f32 to i64
    %9 = arith.index_cast %8 : i64 to index
    %10 = tensor.empty(%9) : tensor<?xf32>
    %11 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%10 : tensor<?xf32>) {
    ^bb0(%out: f32):
      %34 = linalg.index 0 : index
      %35 = arith.index_cast %34 : index to i64
      %36 = arith.sitofp %35 : i64 to f32
      %37 = arith.addf %36, %cst : f32
      linalg.yield %37 : f32
    } -> tensor<?xf32>
    %expanded = tensor.expand_shape %11 [[0, 1]] output_shape [%9, 1] : tensor<?xf32> into tensor<?x1xf32>
    %12 = tensor.empty(%9) : tensor<?x8xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %5 : tensor<?x1xf32>, tensor<8xf32>) outs(%12 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %34 = arith.mulf %in, %in_17 : f32
      linalg.yield %34 : f32
    } -> tensor<?x8xf32>
    %concat = tensor.concat dim(1) %13, %13 : (tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<?x16xf32>
    %dim_4 = tensor.dim %13, %c0 : tensor<?x8xf32>
    %14 = tensor.empty(%dim_4) : tensor<?x16xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%concat : tensor<?x16xf32>) outs(%14 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = math.cos %in : f32
      linalg.yield %34 : f32
    } -> tensor<?x16xf32>
    %16 = tensor.empty(%dim_4) : tensor<?x16xf16>
    %17 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<?x16xf32>) outs(%16 : tensor<?x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %34 = arith.truncf %in : f32 to f16
      linalg.yield %34 : f16
    } -> tensor<?x16xf16>
    %18 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%concat : tensor<?x16xf32>) outs(%14 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = math.sin %in : f32
      linalg.yield %34 : f32
    } -> tensor<?x16xf32>
    %19 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<?x16xf32>) outs(%16 : tensor<?x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %34 = arith.truncf %in : f32 to f16
      linalg.yield %34 : f16
    } -> tensor<?x16xf16>
    %dim_5 = tensor.dim %arg0, %c0 : tensor<?x3x?x16xf16>
    %20 = tensor.empty(%dim_5, %dim) : tensor<?x3x?x16xf16>
    %21 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %17 : tensor<?x3x?x16xf16>, tensor<?x16xf16>) outs(%20 : tensor<?x3x?x16xf16>) {
    ^bb0(%in: f16, %in_17: f16, %out: f16):
      %34 = arith.mulf %in, %in_17 : f16
      linalg.yield %34 : f16
    } -> tensor<?x3x?x16xf16>
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, 8] [%dim_5, 3, %dim, 8] [1, 1, 1, 1] : tensor<?x3x?x16xf16> to tensor<?x3x?x8xf16>
    %22 = tensor.empty(%dim_5, %dim) : tensor<?x3x?x8xf16>
    %23 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<?x3x?x8xf16>) outs(%22 : tensor<?x3x?x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      %34 = arith.negf %in : f16
      linalg.yield %34 : f16
    } -> tensor<?x3x?x8xf16>
    %extracted_slice_6 = tensor.extract_slice %arg0[0, 0, 0, 0] [%dim_5, 3, %dim, 8] [1, 1, 1, 1] : tensor<?x3x?x16xf16> to tensor<?x3x?x8xf16>
    %concat_7 = tensor.concat dim(3) %23, %extracted_slice_6 : (tensor<?x3x?x8xf16>, tensor<?x3x?x8xf16>) -> tensor<?x3x?x16xf16>
    %dim_8 = tensor.dim %23, %c0 : tensor<?x3x?x8xf16>
    %dim_9 = tensor.dim %23, %c2 : tensor<?x3x?x8xf16>
    %24 = tensor.empty(%dim_8, %dim_9) : tensor<?x3x?x16xf16>
    %25 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_7, %19 : tensor<?x3x?x16xf16>, tensor<?x16xf16>) outs(%24 : tensor<?x3x?x16xf16>) {
    ^bb0(%in: f16, %in_17: f16, %out: f16):
      %34 = arith.mulf %in, %in_17 : f16
      linalg.yield %34 : f16
    } -> tensor<?x3x?x16xf16>
    %26 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %25 : tensor<?x3x?x16xf16>, tensor<?x3x?x16xf16>) outs(%20 : tensor<?x3x?x16xf16>) {
    ^bb0(%in: f16, %in_17: f16, %out: f16):
      %34 = arith.addf %in, %in_17 : f16
      linalg.yield %34 : f16
    } -> tensor<?x3x?x16xf16>
    %dim_10 = tensor.dim %arg1, %c0 : tensor<?x3x?x16xf16>
    %dim_11 = tensor.dim %arg1, %c2 : tensor<?x3x?x16xf16>
    %27 = tensor.empty(%dim_10, %dim_11) : tensor<?x3x?x16xf16>
    %28 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1, %17 : tensor<?x3x?x16xf16>, tensor<?x16xf16>) outs(%27 : tensor<?x3x?x16xf16>) {
    ^bb0(%in: f16, %in_17: f16, %out: f16):
      %34 = arith.mulf %in, %in_17 : f16
      linalg.yield %34 : f16
    } -> tensor<?x3x?x16xf16>
    %extracted_slice_12 = tensor.extract_slice %arg1[0, 0, 0, 8] [%dim_10, 3, %dim_11, 8] [1, 1, 1, 1] : tensor<?x3x?x16xf16> to tensor<?x3x?x8xf16>
    %29 = tensor.empty(%dim_10, %dim_11) : tensor<?x3x?x8xf16>
    %30 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_12 : tensor<?x3x?x8xf16>) outs(%29 : tensor<?x3x?x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      %34 = arith.negf %in : f16
      linalg.yield %34 : f16
    } -> tensor<?x3x?x8xf16>
    %extracted_slice_13 = tensor.extract_slice %arg1[0, 0, 0, 0] [%dim_10, 3, %dim_11, 8] [1, 1, 1, 1] : tensor<?x3x?x16xf16> to tensor<?x3x?x8xf16>
    %concat_14 = tensor.concat dim(3) %30, %extracted_slice_13 : (tensor<?x3x?x8xf16>, tensor<?x3x?x8xf16>) -> tensor<?x3x?x16xf16>
    %dim_15 = tensor.dim %30, %c0 : tensor<?x3x?x8xf16>
    %dim_16 = tensor.dim %30, %c2 : tensor<?x3x?x8xf16>
    %31 = tensor.empty(%dim_15, %dim_16) : tensor<?x3x?x16xf16>
    %32 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_14, %19 : tensor<?x3x?x16xf16>, tensor<?x16xf16>) outs(%31 : tensor<?x3x?x16xf16>) {
    ^bb0(%in: f16, %in_17: f16, %out: f16):
      %34 = arith.mulf %in, %in_17 : f16
      linalg.yield %34 : f16
    } -> tensor<?x3x?x16xf16>
    %33 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28, %32 : tensor<?x3x?x16xf16>, tensor<?x3x?x16xf16>) outs(%27 : tensor<?x3x?x16xf16>) {
    ^bb0(%in: f16, %in_17: f16, %out: f16):
      %34 = arith.addf %in, %in_17 : f16
      linalg.yield %34 : f16
    } -> tensor<?x3x?x16xf16>
    return %26, %33 : tensor<?x3x?x16xf16>, tensor<?x3x?x16xf16>
  }
}
