// (silu(a_b W_b^T + d_b) * e_b) for each of 32 batches, stored as [m, b, n].
#id = affine_map<(b, m, n) -> (b, m, n)>

func.func @main(%a: tensor<32x1024x1024xf16>, %w: tensor<32x1024x1024xf16>,
                %d: tensor<32x1x1024xf16>, %e: tensor<32x1024x1024xf16>) -> tensor<1024x32x1024xf16> {
  %zero = arith.constant 0.0 : f32
  %ye = tensor.empty() : tensor<32x1024x1024xf32>
  %z = linalg.fill ins(%zero : f32) outs(%ye : tensor<32x1024x1024xf32>) -> tensor<32x1024x1024xf32>
  %y = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, n, k)>, affine_map<(b, m, n, k) -> (b, m, n)>]
      ins(%a, %w : tensor<32x1024x1024xf16>, tensor<32x1024x1024xf16>) outs(%z : tensor<32x1024x1024xf32>) -> tensor<32x1024x1024xf32>
  %se = tensor.empty() : tensor<32x1024x1024xf16>
  %s = linalg.generic {indexing_maps = [#id, affine_map<(b, m, n) -> (b, 0, n)>, #id, #id], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%y, %d, %e : tensor<32x1024x1024xf32>, tensor<32x1x1024xf16>, tensor<32x1024x1024xf16>) outs(%se : tensor<32x1024x1024xf16>) {
  ^bb0(%c: f32, %de: f16, %ee: f16, %out: f16):
    %d32 = arith.extf %de : f16 to f32
    %e32 = arith.extf %ee : f16 to f32
    %p = arith.addf %c, %d32 : f32
    %h = fuse.silu %p : f32
    %q = arith.mulf %h, %e32 : f32
    %r = arith.truncf %q : f32 to f16
    linalg.yield %r : f16
  } -> tensor<32x1024x1024xf16>
  %oe = tensor.empty() : tensor<1024x32x1024xf16>
  %o = linalg.transpose ins(%s : tensor<32x1024x1024xf16>) outs(%oe : tensor<1024x32x1024xf16>) permutation = [1, 0, 2]
  return %o : tensor<1024x32x1024xf16>
}
