// A row of a bias, and two auxiliaries of the result's size; any number of rows, 456 columns, 520 elements of k.

func.func @main(%x: tensor<?x520xf16>, %w: tensor<456x520xf16>, %bias: tensor<456xf16>, %d: tensor<?x456xf16>,
                %e: tensor<?x456xf16>) -> tensor<?x456xf16> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x520xf16>
  %init = tensor.empty(%m) : tensor<?x456xf16>
  %y = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : tensor<?x520xf16>) rhs(%w[n, k] : tensor<456x520xf16>)
      aux(%bias[n] : tensor<456xf16>, %d[m, n] : tensor<?x456xf16>, %e[m, n] : tensor<?x456xf16>)
      outs(%init[m, n] : tensor<?x456xf16>) epilogue(%a, %b, %f, %r) {
    %b32 = arith.extf %b : f16 to f32
    %f32 = arith.extf %f : f16 to f32
    %r32 = arith.extf %r : f16 to f32
    %s = arith.addf %a, %b32 : f32
    %p = arith.mulf %s, %f32 : f32
    %q = arith.addf %p, %r32 : f32
    %h = arith.truncf %q : f32 to f16
    fuse.yield %h : f16
  }
  return %y : tensor<?x456xf16>
}
