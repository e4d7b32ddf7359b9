module {
  func.func @main(%arg0: tensor<13x20xbf16>) -> tensor<13x25xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %padded = tensor.pad %arg0 low[0, 2] high[0, 3] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst : bf16
    } : tensor<13x20xbf16> to tensor<13x25xbf16>
    return %padded : tensor<13x25xbf16>
  }
}
