// Two kernels, of which the first loads through tensor maps at more than 16 rows: gelu(x·Wᵀ + b)·V.
func.func @block(%x: tensor<?x64xf16> {fuse.dims = ["tokens", ""]}, %w: tensor<128x64xf16>,
                 %b: tensor<128xf16>, %v: tensor<64x128xf16>) -> tensor<?x64xf16> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x64xf16>
  %e0 = tensor.empty(%m) : tensor<?x128xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<?x128xf32>) -> tensor<?x128xf32>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>,
                       affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<?x64xf16>, tensor<128x64xf16>) outs(%f0 : tensor<?x128xf32>) {
  ^bb0(%l: f16, %r: f16, %acc: f32):
    %le = arith.extf %l : f16 to f32
    %re = arith.extf %r : f16 to f32
    %p = arith.mulf %le, %re : f32
    %s = arith.addf %acc, %p : f32
    linalg.yield %s : f32
  } -> tensor<?x128xf32>
  %e1 = tensor.empty(%m) : tensor<?x128xf16>
  %1 = linalg.generic {
      indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (n)>,
                       affine_map<(m, n) -> (m, n)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%0, %b : tensor<?x128xf32>, tensor<128xf16>) outs(%e1 : tensor<?x128xf16>) {
  ^bb0(%a: f32, %bias: f16, %out: f16):
    %be = arith.extf %bias : f16 to f32
    %s = arith.addf %a, %be : f32
    %t = math.tanh %s : f32
    %h = arith.truncf %t : f32 to f16
    linalg.yield %h : f16
  } -> tensor<?x128xf16>
  %e2 = tensor.empty(%m) : tensor<?x64xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<?x64xf32>) -> tensor<?x64xf32>
  %2 = linalg.generic {
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>,
                       affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%1, %v : tensor<?x128xf16>, tensor<64x128xf16>) outs(%f2 : tensor<?x64xf32>) {
  ^bb0(%l: f16, %r: f16, %acc: f32):
    %le = arith.extf %l : f16 to f32
    %re = arith.extf %r : f16 to f32
    %p = arith.mulf %le, %re : f32
    %s = arith.addf %acc, %p : f32
    linalg.yield %s : f32
  } -> tensor<?x64xf32>
  %e3 = tensor.empty(%m) : tensor<?x64xf16>
  %3 = linalg.generic {
      indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%2 : tensor<?x64xf32>) outs(%e3 : tensor<?x64xf16>) {
  ^bb0(%a: f32, %out: f16):
    %h = arith.truncf %a : f32 to f16
    linalg.yield %h : f16
  } -> tensor<?x64xf16>
  return %3 : tensor<?x64xf16>
}
