// Products of products, of one operand twice, all rows of odd length.
func.func @main(%x: tensor<?x77xf16>, %w: tensor<133x77xf16>, %v: tensor<41x133xf16>, %u: tensor<41x133xf16>) -> (tensor<?x41xf16>, tensor<?x41xf16>, tensor<133x133xf16>) {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x77xf16>
  %o = tensor.empty(%m) : tensor<?x133xf16>
  %q = tensor.empty(%m) : tensor<?x41xf16>
  %s = tensor.empty() : tensor<133x133xf16>
  %h = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x77xf16>) rhs(%w[n, k] : tensor<133x77xf16>) outs(%o[m, n] : tensor<?x133xf16>) epilogue(%a) {
    %y = arith.truncf %a : f32 to f16
    fuse.yield %y : f16
  }
  %r = fuse.matmul (m, n, k) acc(f32) lhs(%h[m, k] : tensor<?x133xf16>) rhs(%v[n, k] : tensor<41x133xf16>) outs(%q[m, n] : tensor<?x41xf16>) epilogue(%a) {
    %y = arith.truncf %a : f32 to f16
    fuse.yield %y : f16
  }
  %t = fuse.matmul (m, n, k) acc(f32) lhs(%h[m, k] : tensor<?x133xf16>) rhs(%u[n, k] : tensor<41x133xf16>) aux(%r[m, n] : tensor<?x41xf16>) outs(%q[m, n] : tensor<?x41xf16>) epilogue(%a, %b) {
    %b32 = arith.extf %b : f16 to f32
    %z = arith.addf %a, %b32 : f32
    %y = arith.truncf %z : f32 to f16
    fuse.yield %y : f16
  }
  %g = fuse.matmul (m, n, k) acc(f32) lhs(%w[m, k] : tensor<133x77xf16>) rhs(%w[n, k] : tensor<133x77xf16>) outs(%s[m, n] : tensor<133x133xf16>) epilogue(%a) {
    %y = arith.truncf %a : f32 to f16
    fuse.yield %y : f16
  }
  return %r, %t, %g : tensor<?x41xf16>, tensor<?x41xf16>, tensor<133x133xf16>
}
