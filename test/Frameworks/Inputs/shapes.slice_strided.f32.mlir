#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<13x24xf32>) -> tensor<6x8xf32> {
    %cst = arith.constant 2.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[1, 0] [6, 24] [2, 1] : tensor<13x24xf32> to tensor<6x24xf32>
    %extracted_slice_0 = tensor.extract_slice %extracted_slice[0, 0] [6, 8] [1, 3] : tensor<6x24xf32> to tensor<6x8xf32>
    %0 = tensor.empty() : tensor<6x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_0 : tensor<6x8xf32>) outs(%0 : tensor<6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.mulf %in, %cst : f32
      linalg.yield %2 : f32
    } -> tensor<6x8xf32>
    return %1 : tensor<6x8xf32>
  }
}
