#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<2x12x6x5xf32>, %arg1: tensor<12x8x2x3xf32>) -> tensor<2x8x12x15xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = tensor.empty() : tensor<8x12x2x3xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<8x12x2x3xf32>) -> tensor<8x12x2x3xf32>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1 : tensor<8x12x2x3xf32>) {
    ^bb0(%out: f32):
      %8 = linalg.index 0 : index
      %9 = linalg.index 1 : index
      %10 = linalg.index 2 : index
      %11 = linalg.index 3 : index
      %12 = arith.subi %c1, %10 : index
      %13 = arith.subi %c2, %11 : index
      %extracted = tensor.extract %arg1[%9, %8, %12, %13] : tensor<12x8x2x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<8x12x2x3xf32>
    %3 = tensor.empty() : tensor<2x12x13x17xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<2x12x13x17xf32>) -> tensor<2x12x13x17xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %4[0, 0, 1, 2] [2, 12, 6, 5] [1, 1, 2, 3] : tensor<2x12x6x5xf32> into tensor<2x12x13x17xf32>
    %5 = tensor.empty() : tensor<2x8x12x15xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<2x8x12x15xf32>) -> tensor<2x8x12x15xf32>
    %7 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice, %2 : tensor<2x12x13x17xf32>, tensor<8x12x2x3xf32>) outs(%6 : tensor<2x8x12x15xf32>) -> tensor<2x8x12x15xf32>
    return %7 : tensor<2x8x12x15xf32>
  }
}
