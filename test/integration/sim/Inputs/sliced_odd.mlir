// Slices that no tensor map shows: rows of whole 16 bytes that begin at an odd element; rows of odd length whose slice
// ends where the buffer does; a weight with n innermost, from an odd place on.
func.func @main(%x: tensor<?x96xf16>, %w: tensor<72x90xf16>, %v: tensor<80x91xf16>) -> (tensor<?x72xf16>, tensor<?x64xf16>) {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x96xf16>
  %xs = tensor.extract_slice %x[0, 7] [%m, 77] [1, 1] : tensor<?x96xf16> to tensor<?x77xf16>
  %ws = tensor.extract_slice %w[0, 13] [72, 77] [1, 1] : tensor<72x90xf16> to tensor<72x77xf16>
  %vs = tensor.extract_slice %v[3, 27] [77, 64] [1, 1] : tensor<80x91xf16> to tensor<77x64xf16>
  %o = tensor.empty(%m) : tensor<?x72xf16>
  %q = tensor.empty(%m) : tensor<?x64xf16>
  %r = fuse.matmul (m, n, k) acc(f32) lhs(%xs[m, k] : tensor<?x77xf16>) rhs(%ws[n, k] : tensor<72x77xf16>)
    outs(%o[m, n] : tensor<?x72xf16>) epilogue(%a) {
    %y = arith.truncf %a : f32 to f16
    fuse.yield %y : f16
  }
  %s = fuse.matmul (m, n, k) acc(f32) lhs(%xs[m, k] : tensor<?x77xf16>) rhs(%vs[k, n] : tensor<77x64xf16>)
    outs(%q[m, n] : tensor<?x64xf16>) epilogue(%a) {
    %y = arith.truncf %a : f32 to f16
    fuse.yield %y : f16
  }
  return %r, %s : tensor<?x72xf16>, tensor<?x64xf16>
}
