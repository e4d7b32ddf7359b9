// Rows that no block holds.
func.func @layer_norm(%x: tensor<?x100000xf32>, %r: tensor<?x100000xf32>, %c: tensor<100000xf32>, %g: tensor<100000xf32>, %h: tensor<100000xf32>) -> tensor<?x100000xf32> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x100000xf32>
  %e = tensor.empty(%m) : tensor<?x100000xf32>
  %y = fuse.layer_norm (m, n) over(n) eps = 1.0e-5
      ins(%x[m, n] : tensor<?x100000xf32>, %r[m, n] : tensor<?x100000xf32>, %c[n] : tensor<100000xf32>, %g[n] : tensor<100000xf32>, %h[n] : tensor<100000xf32>)
      outs(%e[m, n] : tensor<?x100000xf32>)
      prologue(%xe, %re, %ce, %ge, %he) {
    %s = arith.addf %xe, %re : f32
    %t = arith.addf %s, %ce : f32
    fuse.yield %t : f32
  } epilogue(%n, %v, %xe, %re, %ce, %ge, %he) {
    %a = arith.mulf %n, %ge : f32
    %b = arith.addf %a, %he : f32
    fuse.yield %b : f32
  }
  return %y : tensor<?x100000xf32>
}

func.func @causal(%x: tensor<?x200000xbf16>) -> tensor<?x200000xbf16> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x200000xbf16>
  %e = tensor.empty(%m) : tensor<?x200000xbf16>
  %y = fuse.softmax (m, n) over(n) causal(m) ins(%x[m, n] : tensor<?x200000xbf16>) outs(%e[m, n] : tensor<?x200000xbf16>)
      prologue(%a) {
    %v = arith.extf %a : bf16 to f32
    fuse.yield %v : f32
  } epilogue(%p, %v, %a) {
    %t = arith.truncf %p : f32 to bf16
    fuse.yield %t : bf16
  }
  return %y : tensor<?x200000xbf16>
}
