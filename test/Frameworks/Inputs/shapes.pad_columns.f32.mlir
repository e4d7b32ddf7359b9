module {
  func.func @main(%arg0: tensor<13x20xf32>) -> tensor<13x25xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %padded = tensor.pad %arg0 low[0, 2] high[0, 3] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst : f32
    } : tensor<13x20xf32> to tensor<13x25xf32>
    return %padded : tensor<13x25xf32>
  }
}
