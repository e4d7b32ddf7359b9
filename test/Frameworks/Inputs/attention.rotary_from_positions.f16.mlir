#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
module {
  func.func @main(%arg0: tensor<2x7x3x16xf16>, %arg1: tensor<2x7xi64>) -> tensor<2x7x3x16xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 2.000000e+00 : f32
    %cst_2 = arith.constant 1.600000e+01 : f32
    %cst_3 = arith.constant 1.000000e+04 : f32
    %0 = tensor.empty() : tensor<8xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<8xf32>) {
    ^bb0(%out: f32):
      %20 = linalg.index 0 : index
      %21 = arith.index_cast %20 : index to i64
      %22 = arith.sitofp %21 : i64 to f32
      %23 = arith.mulf %22, %cst_1 : f32
      %24 = arith.addf %23, %cst : f32
      linalg.yield %24 : f32
    } -> tensor<8xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<8xf32>) outs(%0 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.divf %in, %cst_2 : f32
      linalg.yield %20 : f32
    } -> tensor<8xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2 : tensor<8xf32>) outs(%0 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = math.powf %cst_3, %in : f32
      linalg.yield %20 : f32
    } -> tensor<8xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<8xf32>) outs(%0 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.cmpf one, %in, %cst : f32
      cf.assert %20, "unimplemented: tensor with zero element"
      %21 = arith.divf %cst_0, %in : f32
      linalg.yield %21 : f32
    } -> tensor<8xf32>
    %expanded = tensor.expand_shape %arg1 [[0], [1, 2]] output_shape [2, 7, 1] : tensor<2x7xi64> into tensor<2x7x1xi64>
    %5 = tensor.empty() : tensor<2x7x1xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x7x1xi64>) outs(%5 : tensor<2x7x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %20 = arith.sitofp %in : i64 to f32
      linalg.yield %20 : f32
    } -> tensor<2x7x1xf32>
    %7 = tensor.empty() : tensor<2x7x8xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %4 : tensor<2x7x1xf32>, tensor<8xf32>) outs(%7 : tensor<2x7x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %20 = arith.mulf %in, %in_7 : f32
      linalg.yield %20 : f32
    } -> tensor<2x7x8xf32>
    %concat = tensor.concat dim(2) %8, %8 : (tensor<2x7x8xf32>, tensor<2x7x8xf32>) -> tensor<2x7x16xf32>
    %expanded_4 = tensor.expand_shape %concat [[0], [1], [2, 3]] output_shape [2, 7, 1, 16] : tensor<2x7x16xf32> into tensor<2x7x1x16xf32>
    %9 = tensor.empty() : tensor<2x7x1x16xf32>
    %10 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<2x7x1x16xf32>) outs(%9 : tensor<2x7x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = math.cos %in : f32
      linalg.yield %20 : f32
    } -> tensor<2x7x1x16xf32>
    %11 = tensor.empty() : tensor<2x7x3x16xf32>
    %12 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %10 : tensor<2x7x3x16xf16>, tensor<2x7x1x16xf32>) outs(%11 : tensor<2x7x3x16xf32>) {
    ^bb0(%in: f16, %in_7: f32, %out: f32):
      %20 = arith.extf %in : f16 to f32
      %21 = arith.mulf %20, %in_7 : f32
      linalg.yield %21 : f32
    } -> tensor<2x7x3x16xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, 8] [2, 7, 3, 8] [1, 1, 1, 1] : tensor<2x7x3x16xf16> to tensor<2x7x3x8xf16>
    %13 = tensor.empty() : tensor<2x7x3x8xf16>
    %14 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x7x3x8xf16>) outs(%13 : tensor<2x7x3x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      %20 = arith.negf %in : f16
      linalg.yield %20 : f16
    } -> tensor<2x7x3x8xf16>
    %extracted_slice_5 = tensor.extract_slice %arg0[0, 0, 0, 0] [2, 7, 3, 8] [1, 1, 1, 1] : tensor<2x7x3x16xf16> to tensor<2x7x3x8xf16>
    %concat_6 = tensor.concat dim(3) %14, %extracted_slice_5 : (tensor<2x7x3x8xf16>, tensor<2x7x3x8xf16>) -> tensor<2x7x3x16xf16>
    %15 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<2x7x1x16xf32>) outs(%9 : tensor<2x7x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = math.sin %in : f32
      linalg.yield %20 : f32
    } -> tensor<2x7x1x16xf32>
    %16 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_6, %15 : tensor<2x7x3x16xf16>, tensor<2x7x1x16xf32>) outs(%11 : tensor<2x7x3x16xf32>) {
    ^bb0(%in: f16, %in_7: f32, %out: f32):
      %20 = arith.extf %in : f16 to f32
      %21 = arith.mulf %20, %in_7 : f32
      linalg.yield %21 : f32
    } -> tensor<2x7x3x16xf32>
    %17 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %16 : tensor<2x7x3x16xf32>, tensor<2x7x3x16xf32>) outs(%11 : tensor<2x7x3x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %20 = arith.addf %in, %in_7 : f32
      linalg.yield %20 : f32
    } -> tensor<2x7x3x16xf32>
    %18 = tensor.empty() : tensor<2x7x3x16xf16>
    %19 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<2x7x3x16xf32>) outs(%18 : tensor<2x7x3x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %20 = arith.truncf %in : f32 to f16
      linalg.yield %20 : f16
    } -> tensor<2x7x3x16xf16>
    return %19 : tensor<2x7x3x16xf16>
  }
}
