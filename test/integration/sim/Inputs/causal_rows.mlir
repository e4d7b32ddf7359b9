// Causal softmax of rows that a block has alone: of one input, and of two.
func.func @one(%x: tensor<?x4096xf16>) -> tensor<?x4096xf16> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x4096xf16>
  %e = tensor.empty(%m) : tensor<?x4096xf16>
  %r = fuse.softmax (m, n) over(n) causal(m, offset = 2046) ins(%x[m, n] : tensor<?x4096xf16>) outs(%e[m, n] : tensor<?x4096xf16>)
      prologue(%a) {
    %v = arith.extf %a : f16 to f32
    fuse.yield %v : f32
  } epilogue(%p, %v, %a) {
    %t = arith.truncf %p : f32 to f16
    fuse.yield %t : f16
  }
  return %r : tensor<?x4096xf16>
}

func.func @two(%x: tensor<?x4096xbf16>, %y: tensor<?x4096xbf16>) -> tensor<?x4096xbf16> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x4096xbf16>
  %e = tensor.empty(%m) : tensor<?x4096xbf16>
  %r = fuse.softmax (m, n) over(n) causal(m, offset = 1020) ins(%x[m, n] : tensor<?x4096xbf16>, %y[m, n] : tensor<?x4096xbf16>) outs(%e[m, n] : tensor<?x4096xbf16>)
      prologue(%a, %b) {
    %a32 = arith.extf %a : bf16 to f32
    %b32 = arith.extf %b : bf16 to f32
    %v = arith.addf %a32, %b32 : f32
    fuse.yield %v : f32
  } epilogue(%p, %v, %a, %b) {
    %t = arith.truncf %p : f32 to bf16
    fuse.yield %t : bf16
  }
  return %r : tensor<?x4096xbf16>
}
