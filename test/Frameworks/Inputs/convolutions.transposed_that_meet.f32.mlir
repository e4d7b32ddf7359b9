#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<2x4x6x6xf32>, %arg1: tensor<4x6x3x3xf32>, %arg2: tensor<6xf32>) -> tensor<2x6x12x12xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c2 = arith.constant 2 : index
    %0 = tensor.empty() : tensor<6x4x3x3xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<6x4x3x3xf32>) -> tensor<6x4x3x3xf32>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1 : tensor<6x4x3x3xf32>) {
    ^bb0(%out: f32):
      %7 = linalg.index 0 : index
      %8 = linalg.index 1 : index
      %9 = linalg.index 2 : index
      %10 = linalg.index 3 : index
      %11 = arith.subi %c2, %9 : index
      %12 = arith.subi %c2, %10 : index
      %extracted = tensor.extract %arg1[%8, %7, %11, %12] : tensor<4x6x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x4x3x3xf32>
    %3 = tensor.empty() : tensor<2x4x14x14xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<2x4x14x14xf32>) -> tensor<2x4x14x14xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %4[0, 0, 1, 1] [2, 4, 6, 6] [1, 1, 2, 2] : tensor<2x4x6x6xf32> into tensor<2x4x14x14xf32>
    %5 = tensor.empty() : tensor<2x6x12x12xf32>
    %broadcasted = linalg.broadcast ins(%arg2 : tensor<6xf32>) outs(%5 : tensor<2x6x12x12xf32>) dimensions = [0, 2, 3] 
    %6 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice, %2 : tensor<2x4x14x14xf32>, tensor<6x4x3x3xf32>) outs(%broadcasted : tensor<2x6x12x12xf32>) -> tensor<2x6x12x12xf32>
    return %6 : tensor<2x6x12x12xf32>
  }
}
