// A bias and GELU; any number of rows, 480 columns, 1000 elements of k.

func.func @main(%x: tensor<?x1000xf16>, %w: tensor<480x1000xf16>, %bias: tensor<480xf16>) -> tensor<?x480xf16> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x1000xf16>
  %init = tensor.empty(%m) : tensor<?x480xf16>
  %y = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x1000xf16>) rhs(%w[n, k] : tensor<480x1000xf16>)
      aux(%bias[n] : tensor<480xf16>) outs(%init[m, n] : tensor<?x480xf16>) epilogue(%a, %b) {
    %b32 = arith.extf %b : f16 to f32
    %s = arith.addf %a, %b32 : f32
    %g = fuse.gelu tanh %s : f32
    %h = arith.truncf %g : f32 to f16
    fuse.yield %h : f16
  }
  return %y : tensor<?x480xf16>
}
