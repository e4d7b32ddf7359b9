#map = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module @jit_rotary {
  func.func public @main(%arg0: tensor<2x7x3x16xf16>, %arg1: tensor<7x8xf16>, %arg2: tensor<7x8xf16>) -> tensor<2x7x3x16xf16> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, 0] [2, 7, 3, 8] [1, 1, 1, 1] : tensor<2x7x3x16xf16> to tensor<2x7x3x8xf16>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0, 0, 8] [2, 7, 3, 8] [1, 1, 1, 1] : tensor<2x7x3x16xf16> to tensor<2x7x3x8xf16>
    %0 = tensor.empty() : tensor<2x7x3x8xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<7x8xf16>) outs(%0 : tensor<2x7x3x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x7x3x8xf16>
    %2 = tensor.empty() : tensor<2x7x3x8xf16>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %1 : tensor<2x7x3x8xf16>, tensor<2x7x3x8xf16>) outs(%2 : tensor<2x7x3x8xf16>) {
    ^bb0(%in: f16, %in_2: f16, %out: f16):
      %17 = arith.mulf %in, %in_2 : f16
      linalg.yield %17 : f16
    } -> tensor<2x7x3x8xf16>
    %4 = tensor.empty() : tensor<2x7x3x8xf16>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<7x8xf16>) outs(%4 : tensor<2x7x3x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x7x3x8xf16>
    %6 = tensor.empty() : tensor<2x7x3x8xf16>
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_0, %5 : tensor<2x7x3x8xf16>, tensor<2x7x3x8xf16>) outs(%6 : tensor<2x7x3x8xf16>) {
    ^bb0(%in: f16, %in_2: f16, %out: f16):
      %17 = arith.mulf %in, %in_2 : f16
      linalg.yield %17 : f16
    } -> tensor<2x7x3x8xf16>
    %8 = tensor.empty() : tensor<2x7x3x8xf16>
    %9 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3, %7 : tensor<2x7x3x8xf16>, tensor<2x7x3x8xf16>) outs(%8 : tensor<2x7x3x8xf16>) {
    ^bb0(%in: f16, %in_2: f16, %out: f16):
      %17 = arith.subf %in, %in_2 : f16
      linalg.yield %17 : f16
    } -> tensor<2x7x3x8xf16>
    %10 = tensor.empty() : tensor<2x7x3x8xf16>
    %11 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_0, %1 : tensor<2x7x3x8xf16>, tensor<2x7x3x8xf16>) outs(%10 : tensor<2x7x3x8xf16>) {
    ^bb0(%in: f16, %in_2: f16, %out: f16):
      %17 = arith.mulf %in, %in_2 : f16
      linalg.yield %17 : f16
    } -> tensor<2x7x3x8xf16>
    %12 = tensor.empty() : tensor<2x7x3x8xf16>
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %5 : tensor<2x7x3x8xf16>, tensor<2x7x3x8xf16>) outs(%12 : tensor<2x7x3x8xf16>) {
    ^bb0(%in: f16, %in_2: f16, %out: f16):
      %17 = arith.mulf %in, %in_2 : f16
      linalg.yield %17 : f16
    } -> tensor<2x7x3x8xf16>
    %14 = tensor.empty() : tensor<2x7x3x8xf16>
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %13 : tensor<2x7x3x8xf16>, tensor<2x7x3x8xf16>) outs(%14 : tensor<2x7x3x8xf16>) {
    ^bb0(%in: f16, %in_2: f16, %out: f16):
      %17 = arith.addf %in, %in_2 : f16
      linalg.yield %17 : f16
    } -> tensor<2x7x3x8xf16>
    %16 = tensor.empty() : tensor<2x7x3x16xf16>
    %inserted_slice = tensor.insert_slice %9 into %16[0, 0, 0, 0] [2, 7, 3, 8] [1, 1, 1, 1] : tensor<2x7x3x8xf16> into tensor<2x7x3x16xf16>
    %inserted_slice_1 = tensor.insert_slice %15 into %inserted_slice[0, 0, 0, 8] [2, 7, 3, 8] [1, 1, 1, 1] : tensor<2x7x3x8xf16> into tensor<2x7x3x16xf16>
    return %inserted_slice_1 : tensor<2x7x3x16xf16>
  }
}
