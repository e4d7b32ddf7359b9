#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x5x24xbf16>, %arg1: tensor<16x5x4xbf16>, %arg2: tensor<16xbf16>) -> tensor<2x16x6xbf16> {
    %0 = tensor.empty() : tensor<2x16x6xf32>
    %1 = tensor.empty() : tensor<16xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<16xbf16>) outs(%1 : tensor<16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %6 = arith.extf %in : bf16 to f32
      linalg.yield %6 : f32
    } -> tensor<16xf32>
    %broadcasted = linalg.broadcast ins(%2 : tensor<16xf32>) outs(%0 : tensor<2x16x6xf32>) dimensions = [0, 2] 
    %3 = linalg.conv_1d_ncw_fcw {dilations = dense<1> : vector<1xi64>, strides = dense<4> : vector<1xi64>} ins(%arg0, %arg1 : tensor<2x5x24xbf16>, tensor<16x5x4xbf16>) outs(%broadcasted : tensor<2x16x6xf32>) -> tensor<2x16x6xf32>
    %4 = tensor.empty() : tensor<2x16x6xbf16>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<2x16x6xf32>) outs(%4 : tensor<2x16x6xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %6 = arith.truncf %in : f32 to bf16
      linalg.yield %6 : bf16
    } -> tensor<2x16x6xbf16>
    return %5 : tensor<2x16x6xbf16>
  }
}
