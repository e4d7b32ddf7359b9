// x W^T of 8192 by 8192 by 8192, and of sizes that leave dies with numbers of tiles that differ.

#x = affine_map<(m, n, k) -> (m, k)>
#w = affine_map<(m, n, k) -> (n, k)>
#y = affine_map<(m, n, k) -> (m, n)>

func.func @square(%x: tensor<8192x8192xf16>, %w: tensor<8192x8192xf16>) -> tensor<8192x8192xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8192x8192xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<8192x8192xf32>) -> tensor<8192x8192xf32>
  %r = linalg.matmul indexing_maps = [#x, #w, #y] ins(%x, %w : tensor<8192x8192xf16>, tensor<8192x8192xf16>) outs(%z : tensor<8192x8192xf32>) -> tensor<8192x8192xf32>
  return %r : tensor<8192x8192xf32>
}

func.func @ragged(%x: tensor<5000x512xf16>, %w: tensor<3000x512xf16>) -> tensor<5000x3000xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<5000x3000xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<5000x3000xf32>) -> tensor<5000x3000xf32>
  %r = linalg.matmul indexing_maps = [#x, #w, #y] ins(%x, %w : tensor<5000x512xf16>, tensor<3000x512xf16>) outs(%z : tensor<5000x3000xf32>) -> tensor<5000x3000xf32>
  return %r : tensor<5000x3000xf32>
}
