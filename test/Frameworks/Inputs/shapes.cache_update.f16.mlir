#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d3)>
module {
  func.func @main(%arg0: tensor<2x3x13x16xf16>, %arg1: tensor<2x3x1x16xf16>, %arg2: tensor<1xi64>) -> tensor<2x3x13x16xf16> {
    %0 = tensor.empty() : tensor<16xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<16xi64>) {
    ^bb0(%out: i64):
      %12 = linalg.index 0 : index
      %13 = arith.index_cast %12 : index to i64
      linalg.yield %13 : i64
    } -> tensor<16xi64>
    %2 = tensor.empty() : tensor<3xi64>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%2 : tensor<3xi64>) {
    ^bb0(%out: i64):
      %12 = linalg.index 0 : index
      %13 = arith.index_cast %12 : index to i64
      linalg.yield %13 : i64
    } -> tensor<3xi64>
    %4 = tensor.empty() : tensor<2xi64>
    %5 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%4 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %12 = linalg.index 0 : index
      %13 = arith.index_cast %12 : index to i64
      linalg.yield %13 : i64
    } -> tensor<2xi64>
    %6 = tensor.empty() : tensor<2x3x1x16xi64>
    %expanded = tensor.expand_shape %5 [[0, 1]] output_shape [2, 1] : tensor<2xi64> into tensor<2x1xi64>
    %7 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x1xi64>) outs(%6 : tensor<2x3x1x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x3x1x16xi64>
    %collapsed = tensor.collapse_shape %7 [[0, 1, 2, 3]] : tensor<2x3x1x16xi64> into tensor<96xi64>
    %expanded_0 = tensor.expand_shape %3 [[0, 1]] output_shape [3, 1] : tensor<3xi64> into tensor<3x1xi64>
    %8 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_0 : tensor<3x1xi64>) outs(%6 : tensor<2x3x1x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x3x1x16xi64>
    %collapsed_1 = tensor.collapse_shape %8 [[0, 1, 2, 3]] : tensor<2x3x1x16xi64> into tensor<96xi64>
    %9 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<1xi64>) outs(%6 : tensor<2x3x1x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x3x1x16xi64>
    %collapsed_2 = tensor.collapse_shape %9 [[0, 1, 2, 3]] : tensor<2x3x1x16xi64> into tensor<96xi64>
    %10 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1 : tensor<16xi64>) outs(%6 : tensor<2x3x1x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x3x1x16xi64>
    %collapsed_3 = tensor.collapse_shape %10 [[0, 1, 2, 3]] : tensor<2x3x1x16xi64> into tensor<96xi64>
    %expanded_4 = tensor.expand_shape %collapsed [[0, 1]] output_shape [96, 1] : tensor<96xi64> into tensor<96x1xi64>
    %expanded_5 = tensor.expand_shape %collapsed_1 [[0, 1]] output_shape [96, 1] : tensor<96xi64> into tensor<96x1xi64>
    %expanded_6 = tensor.expand_shape %collapsed_2 [[0, 1]] output_shape [96, 1] : tensor<96xi64> into tensor<96x1xi64>
    %expanded_7 = tensor.expand_shape %collapsed_3 [[0, 1]] output_shape [96, 1] : tensor<96xi64> into tensor<96x1xi64>
    %concat = tensor.concat dim(1) %expanded_4, %expanded_5, %expanded_6, %expanded_7 : (tensor<96x1xi64>, tensor<96x1xi64>, tensor<96x1xi64>, tensor<96x1xi64>) -> tensor<96x4xi64>
    %collapsed_8 = tensor.collapse_shape %arg1 [[0, 1, 2, 3]] : tensor<2x3x1x16xf16> into tensor<96xf16>
    %expanded_9 = tensor.expand_shape %collapsed_8 [[0, 1, 2, 3, 4]] output_shape [96, 1, 1, 1, 1] : tensor<96xf16> into tensor<96x1x1x1x1xf16>
    %11 = tm_tensor.scatter {dimension_map = array<i64: 0, 1, 2, 3>} unique_indices(true) ins(%expanded_9, %concat : tensor<96x1x1x1x1xf16>, tensor<96x4xi64>) outs(%arg0 : tensor<2x3x13x16xf16>) {
    ^bb0(%arg3: f16, %arg4: f16):
      tm_tensor.yield %arg3 : f16
    } -> tensor<2x3x13x16xf16>
    return %11 : tensor<2x3x13x16xf16>
  }
}
