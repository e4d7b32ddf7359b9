// Places at multiples of 4 bytes: copied 4 bytes at a time. The plane of a batch is a slice too.
func.func @main(%x: tensor<3x?x94xbf16>, %w: tensor<72x104xbf16>) -> tensor<?x72xbf16> {
  %c1 = arith.constant 1 : index
  %m = tensor.dim %x, %c1 : tensor<3x?x94xbf16>
  %xs = tensor.extract_slice %x[2, 0, 6] [1, %m, 80] [1, 1, 1] : tensor<3x?x94xbf16> to tensor<?x80xbf16>
  %ws = tensor.extract_slice %w[0, 10] [72, 80] [1, 1] : tensor<72x104xbf16> to tensor<72x80xbf16>
  %o = tensor.empty(%m) : tensor<?x72xbf16>
  %r = fuse.matmul (m, n, k) acc(f32) lhs(%xs[m, k] : tensor<?x80xbf16>) rhs(%ws[n, k] : tensor<72x80xbf16>)
    outs(%o[m, n] : tensor<?x72xbf16>) epilogue(%a) {
    %y = arith.truncf %a : f32 to bf16
    fuse.yield %y : bf16
  }
  return %r : tensor<?x72xbf16>
}
