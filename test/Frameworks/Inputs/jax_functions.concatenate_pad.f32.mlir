#map = affine_map<() -> ()>
module @jit_concatenate_pad {
  func.func public @main(%arg0: tensor<13x24xf32>, %arg1: tensor<13x12xf32>) -> tensor<13x39xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<13x36xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %0[0, 0] [13, 24] [1, 1] : tensor<13x24xf32> into tensor<13x36xf32>
    %inserted_slice_0 = tensor.insert_slice %arg1 into %inserted_slice[0, 24] [13, 12] [1, 1] : tensor<13x12xf32> into tensor<13x36xf32>
    %1 = tensor.empty() : tensor<f32>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = []} outs(%1 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %extracted = tensor.extract %2[] : tensor<f32>
    %padded = tensor.pad %inserted_slice_0 low[0, 1] high[0, 2] {
    ^bb0(%arg2: index, %arg3: index):
      tensor.yield %extracted : f32
    } : tensor<13x36xf32> to tensor<13x39xf32>
    return %padded : tensor<13x39xf32>
  }
}
