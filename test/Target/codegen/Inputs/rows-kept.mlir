// Long rows of 16-bit values, which threads keep as they were read.
func.func @softmax(%x: tensor<?x16384xf16>) -> tensor<?x16384xf16> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x16384xf16>
  %e = tensor.empty(%m) : tensor<?x16384xf16>
  %r = fuse.softmax (m, n) over(n) ins(%x[m, n] : tensor<?x16384xf16>) outs(%e[m, n] : tensor<?x16384xf16>)
      prologue(%a) {
    %v = arith.extf %a : f16 to f32
    fuse.yield %v : f32
  } epilogue(%p, %v, %a) {
    %t = arith.truncf %p : f32 to f16
    fuse.yield %t : f16
  }
  return %r : tensor<?x16384xf16>
}

func.func @rms_norm(%x: tensor<?x20000xbf16>) -> tensor<?x20000xbf16> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x20000xbf16>
  %e = tensor.empty(%m) : tensor<?x20000xbf16>
  %r = fuse.rms_norm (m, n) over(n) eps = 1.0e-5
      ins(%x[m, n] : tensor<?x20000xbf16>) outs(%e[m, n] : tensor<?x20000xbf16>)
      prologue(%a) {
    %v = arith.extf %a : bf16 to f32
    fuse.yield %v : f32
  } epilogue(%y, %v, %a) {
    %u = arith.truncf %y : f32 to bf16
    fuse.yield %u : bf16
  }
  return %r : tensor<?x20000xbf16>
}

func.func @layer_norm(%x: tensor<?x16384xf16>) -> tensor<?x16384xf16> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x16384xf16>
  %e = tensor.empty(%m) : tensor<?x16384xf16>
  %r = fuse.layer_norm (m, n) over(n) eps = 1.0e-5
      ins(%x[m, n] : tensor<?x16384xf16>) outs(%e[m, n] : tensor<?x16384xf16>)
      prologue(%a) {
    %v = arith.extf %a : f16 to f32
    fuse.yield %v : f32
  } epilogue(%y, %v, %a) {
    %u = arith.truncf %y : f32 to f16
    fuse.yield %u : f16
  }
  return %r : tensor<?x16384xf16>
}

func.func @causal(%x: tensor<?x16384xbf16>) -> tensor<?x16384xbf16> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x16384xbf16>
  %e = tensor.empty(%m) : tensor<?x16384xbf16>
  %r = fuse.softmax (m, n) over(n) causal(m) ins(%x[m, n] : tensor<?x16384xbf16>) outs(%e[m, n] : tensor<?x16384xbf16>)
      prologue(%a) {
    %v = arith.extf %a : bf16 to f32
    fuse.yield %v : f32
  } epilogue(%p, %v, %a) {
    %t = arith.truncf %p : f32 to bf16
    fuse.yield %t : bf16
  }
  return %r : tensor<?x16384xbf16>
}
