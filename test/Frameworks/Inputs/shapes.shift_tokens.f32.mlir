#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x7x16xf32>) -> tensor<2x7x16xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %padded = tensor.pad %arg0 low[0, 1, 0] high[0, 0, 0] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index):
      tensor.yield %cst : f32
    } : tensor<2x7x16xf32> to tensor<2x8x16xf32>
    %extracted_slice = tensor.extract_slice %padded[0, 0, 0] [2, 7, 16] [1, 1, 1] : tensor<2x8x16xf32> to tensor<2x7x16xf32>
    %0 = tensor.empty() : tensor<2x7x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %extracted_slice : tensor<2x7x16xf32>, tensor<2x7x16xf32>) outs(%0 : tensor<2x7x16xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %2 = arith.subf %in, %in_0 : f32
      linalg.yield %2 : f32
    } -> tensor<2x7x16xf32>
    return %1 : tensor<2x7x16xf32>
  }
}
