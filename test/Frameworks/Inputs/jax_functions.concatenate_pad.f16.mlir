#map = affine_map<() -> ()>
module @jit_concatenate_pad {
  func.func public @main(%arg0: tensor<13x24xf16>, %arg1: tensor<13x12xf16>) -> tensor<13x39xf16> {
    %cst = arith.constant 0.000000e+00 : f16
    %0 = tensor.empty() : tensor<13x36xf16>
    %inserted_slice = tensor.insert_slice %arg0 into %0[0, 0] [13, 24] [1, 1] : tensor<13x24xf16> into tensor<13x36xf16>
    %inserted_slice_0 = tensor.insert_slice %arg1 into %inserted_slice[0, 24] [13, 12] [1, 1] : tensor<13x12xf16> into tensor<13x36xf16>
    %1 = tensor.empty() : tensor<f16>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = []} outs(%1 : tensor<f16>) {
    ^bb0(%out: f16):
      linalg.yield %cst : f16
    } -> tensor<f16>
    %extracted = tensor.extract %2[] : tensor<f16>
    %padded = tensor.pad %inserted_slice_0 low[0, 1] high[0, 2] {
    ^bb0(%arg2: index, %arg3: index):
      tensor.yield %extracted : f16
    } : tensor<13x36xf16> to tensor<13x39xf16>
    return %padded : tensor<13x39xf16>
  }
}
