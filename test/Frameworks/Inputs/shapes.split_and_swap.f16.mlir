#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<13x16xf16>, %arg1: tensor<13x16xf16>) -> tensor<13x16xf16> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [13, 8] [1, 1] : tensor<13x16xf16> to tensor<13x8xf16>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 8] [13, 8] [1, 1] : tensor<13x16xf16> to tensor<13x8xf16>
    %extracted_slice_1 = tensor.extract_slice %arg1[0, 0] [13, 8] [1, 1] : tensor<13x16xf16> to tensor<13x8xf16>
    %0 = tensor.empty() : tensor<13x8xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_0, %extracted_slice_1 : tensor<13x8xf16>, tensor<13x8xf16>) outs(%0 : tensor<13x8xf16>) {
    ^bb0(%in: f16, %in_3: f16, %out: f16):
      %3 = arith.mulf %in, %in_3 : f16
      linalg.yield %3 : f16
    } -> tensor<13x8xf16>
    %extracted_slice_2 = tensor.extract_slice %arg1[0, 8] [13, 8] [1, 1] : tensor<13x16xf16> to tensor<13x8xf16>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %extracted_slice_2 : tensor<13x8xf16>, tensor<13x8xf16>) outs(%0 : tensor<13x8xf16>) {
    ^bb0(%in: f16, %in_3: f16, %out: f16):
      %3 = arith.addf %in, %in_3 : f16
      linalg.yield %3 : f16
    } -> tensor<13x8xf16>
    %concat = tensor.concat dim(1) %1, %2 : (tensor<13x8xf16>, tensor<13x8xf16>) -> tensor<13x16xf16>
    return %concat : tensor<13x16xf16>
  }
}
