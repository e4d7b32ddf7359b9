// A down projection of 384 tokens.

#x = affine_map<(m, n, k) -> (m, k)>
#w = affine_map<(m, n, k) -> (n, k)>
#y = affine_map<(m, n, k) -> (m, n)>

func.func @down(%x: tensor<384x14336xf16>, %w: tensor<4096x14336xf16>) -> tensor<384x4096xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<384x4096xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<384x4096xf32>) -> tensor<384x4096xf32>
  %r = linalg.matmul indexing_maps = [#x, #w, #y] ins(%x, %w : tensor<384x14336xf16>, tensor<4096x14336xf16>) outs(%z : tensor<384x4096xf32>) -> tensor<384x4096xf32>
  return %r : tensor<384x4096xf32>
}

