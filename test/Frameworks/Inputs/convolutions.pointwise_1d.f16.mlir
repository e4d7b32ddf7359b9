#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x12x9xf16>, %arg1: tensor<20x12x1xf16>, %arg2: tensor<20xf16>) -> tensor<2x20x9xf16> {
    %0 = tensor.empty() : tensor<2x20x9xf32>
    %1 = tensor.empty() : tensor<20xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<20xf16>) outs(%1 : tensor<20xf32>) {
    ^bb0(%in: f16, %out: f32):
      %6 = arith.extf %in : f16 to f32
      linalg.yield %6 : f32
    } -> tensor<20xf32>
    %broadcasted = linalg.broadcast ins(%2 : tensor<20xf32>) outs(%0 : tensor<2x20x9xf32>) dimensions = [0, 2] 
    %3 = linalg.conv_1d_ncw_fcw {dilations = dense<1> : vector<1xi64>, strides = dense<1> : vector<1xi64>} ins(%arg0, %arg1 : tensor<2x12x9xf16>, tensor<20x12x1xf16>) outs(%broadcasted : tensor<2x20x9xf32>) -> tensor<2x20x9xf32>
    %4 = tensor.empty() : tensor<2x20x9xf16>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<2x20x9xf32>) outs(%4 : tensor<2x20x9xf16>) {
    ^bb0(%in: f32, %out: f16):
      %6 = arith.truncf %in : f32 to f16
      linalg.yield %6 : f16
    } -> tensor<2x20x9xf16>
    return %5 : tensor<2x20x9xf16>
  }
}
