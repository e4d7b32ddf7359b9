// Slices that a tensor map shows: rows of 640, 512 and 384 bytes, places at multiples of 16 bytes.
func.func @main(%x: tensor<?x320xf16> {fuse.dims = ["M", ""]}, %w: tensor<256x256xf16>,
                %d: tensor<?x192xf16> {fuse.dims = ["M", ""]}) -> tensor<?x128xf16> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x320xf16>
  %xs = tensor.extract_slice %x[0, 104] [%m, 136] [1, 1] : tensor<?x320xf16> to tensor<?x136xf16>
  %w0 = tensor.extract_slice %w[0, 120] [128, 136] [1, 1] : tensor<256x256xf16> to tensor<128x136xf16>
  %w1 = tensor.extract_slice %w[127, 8] [128, 136] [1, 1] : tensor<256x256xf16> to tensor<128x136xf16>
  %ds = tensor.extract_slice %d[0, 64] [%m, 128] [1, 1] : tensor<?x192xf16> to tensor<?x128xf16>
  %o = tensor.empty(%m) : tensor<?x128xf16>
  %r = fuse.matmul (m, n, k) acc(f32) lhs(%xs[m, k] : tensor<?x136xf16>)
    rhs(%w0[n, k] : tensor<128x136xf16>, %w1[n, k] : tensor<128x136xf16>)
    aux(%ds[m, n] : tensor<?x128xf16>) outs(%o[m, n] : tensor<?x128xf16>) epilogue(%a, %b, %e) {
    %e32 = arith.extf %e : f16 to f32
    %p = arith.subf %a, %b : f32
    %s = arith.addf %p, %e32 : f32
    %y = arith.truncf %s : f32 to f16
    fuse.yield %y : f16
  }
  return %r : tensor<?x128xf16>
}
