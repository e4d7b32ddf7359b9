#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_embedding_clipped {
  func.func public @main(%arg0: tensor<30x24xbf16>, %arg1: tensor<2x7xi32>) -> tensor<2x7x24xbf16> {
    %cst = arith.constant 4.906250e+00 : bf16
    %expanded = tensor.expand_shape %arg1 [[0], [1, 2]] output_shape [2, 7, 1] : tensor<2x7xi32> into tensor<2x7x1xi32>
    %0 = tensor.empty() : tensor<2x7x1x24xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x7x1xi32>) outs(%0 : tensor<2x7x1x24xbf16>) {
    ^bb0(%in: i32, %out: bf16):
      %4 = arith.index_cast %in : i32 to index
      %5 = linalg.index 3 : index
      %extracted = tensor.extract %arg0[%4, %5] : tensor<30x24xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<2x7x1x24xbf16>
    %collapsed = tensor.collapse_shape %1 [[0], [1], [2, 3]] : tensor<2x7x1x24xbf16> into tensor<2x7x24xbf16>
    %2 = tensor.empty() : tensor<2x7x24xbf16>
    %3 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<2x7x24xbf16>) outs(%2 : tensor<2x7x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %4 = arith.mulf %in, %cst : bf16
      linalg.yield %4 : bf16
    } -> tensor<2x7x24xbf16>
    return %3 : tensor<2x7x24xbf16>
  }
}
