// Rows that shared memory holds; of few rows registers do.
func.func @softmax(%x: tensor<1024x131072xf16>) -> tensor<1024x131072xf16> {
  %e = tensor.empty() : tensor<1024x131072xf16>
  %r = fuse.softmax (m, n) over(n) ins(%x[m, n] : tensor<1024x131072xf16>) outs(%e[m, n] : tensor<1024x131072xf16>)
      prologue(%a) {
    %v = arith.extf %a : f16 to f32
    fuse.yield %v : f32
  } epilogue(%p, %v, %a) {
    %t = arith.truncf %p : f32 to f16
    fuse.yield %t : f16
  }
  return %r : tensor<1024x131072xf16>
}

func.func @pair(%x: tensor<1024x50304xf16>) -> tensor<1024x50304xf16> {
  %e = tensor.empty() : tensor<1024x50304xf16>
  %y = fuse.row (m, n) over(n) ins(%x[m, n] : tensor<1024x50304xf16>) outs(%e[m, n] : tensor<1024x50304xf16>) body(%a) {
    %v = arith.extf %a : f16 to f32
    %max = fuse.reduce maximumf %v : f32
    %d = arith.subf %v, %max : f32
    %p = math.exp %d : f32
    %sum = fuse.reduce addf %p : f32
    %l = math.log %sum : f32
    %q = arith.subf %d, %l : f32
    %r = arith.truncf %q : f32 to f16
    fuse.yield %r : f16
  }
  return %y : tensor<1024x50304xf16>
}

func.func @quad(%x: tensor<1024x151936xbf16>) -> tensor<1024x151936xbf16> {
  %e = tensor.empty() : tensor<1024x151936xbf16>
  %y = fuse.row (m, n) over(n) ins(%x[m, n] : tensor<1024x151936xbf16>) outs(%e[m, n] : tensor<1024x151936xbf16>) body(%a) {
    %v = arith.extf %a : bf16 to f32
    %max = fuse.reduce maximumf %v : f32
    %d = arith.subf %v, %max : f32
    %p = math.exp %d : f32
    %sum = fuse.reduce addf %p : f32
    %l = math.log %sum : f32
    %q = arith.subf %d, %l : f32
    %r = arith.truncf %q : f32 to bf16
    fuse.yield %r : bf16
  }
  return %y : tensor<1024x151936xbf16>
}

func.func @octet(%x: tensor<1024x262208xf16>) -> tensor<1024x262208xf16> {
  %e = tensor.empty() : tensor<1024x262208xf16>
  %y = fuse.row (m, n) over(n) ins(%x[m, n] : tensor<1024x262208xf16>) outs(%e[m, n] : tensor<1024x262208xf16>) body(%a) {
    %v = arith.extf %a : f16 to f32
    %max = fuse.reduce maximumf %v : f32
    %d = arith.subf %v, %max : f32
    %p = math.exp %d : f32
    %sum = fuse.reduce addf %p : f32
    %l = math.log %sum : f32
    %q = arith.subf %d, %l : f32
    %r = arith.truncf %q : f32 to f16
    fuse.yield %r : f16
  }
  return %y : tensor<1024x262208xf16>
}

func.func @single(%x: tensor<1024x400000xf32>) -> tensor<1024x400000xf32> {
  %e = tensor.empty() : tensor<1024x400000xf32>
  %r = fuse.softmax (m, n) over(n) ins(%x[m, n] : tensor<1024x400000xf32>) outs(%e[m, n] : tensor<1024x400000xf32>)
      prologue(%a) {
    fuse.yield %a : f32
  } epilogue(%p, %v, %a) {
    fuse.yield %p : f32
  }
  return %r : tensor<1024x400000xf32>
}

func.func @weights(%x: tensor<1024x50304xf16>, %w: tensor<50304xf32>, %b: tensor<50304xf32>) -> tensor<1024x50304xf16> {
  %e = tensor.empty() : tensor<1024x50304xf16>
  %y = fuse.layer_norm (m, n) over(n) eps = 1.0e-5
      ins(%x[m, n] : tensor<1024x50304xf16>, %w[n] : tensor<50304xf32>, %b[n] : tensor<50304xf32>) outs(%e[m, n] : tensor<1024x50304xf16>)
      prologue(%a, %p, %q) {
    %v = arith.extf %a : f16 to f32
    fuse.yield %v : f32
  } epilogue(%y, %v, %a, %p, %q) {
    %s = arith.mulf %y, %p : f32
    %r = arith.addf %s, %q : f32
    %o = arith.truncf %r : f32 to f16
    fuse.yield %o : f16
  }
  return %y : tensor<1024x50304xf16>
}

func.func @cross_entropy(%x: tensor<1024x151936xbf16>, %t: tensor<1024x151936xbf16>) -> tensor<1024xf32> {
  %e = tensor.empty() : tensor<1024xf32>
  %y = fuse.row (m, n) over(n) ins(%x[m, n] : tensor<1024x151936xbf16>, %t[m, n] : tensor<1024x151936xbf16>) outs(%e[m] : tensor<1024xf32>) body(%a, %b) {
    %v = arith.extf %a : bf16 to f32
    %w = arith.extf %b : bf16 to f32
    %max = fuse.reduce maximumf %v : f32
    %d = arith.subf %v, %max : f32
    %p = math.exp %d : f32
    %sum = fuse.reduce addf %p : f32
    %l = math.log %sum : f32
    %q = arith.subf %l, %d : f32
    %c = arith.mulf %q, %w : f32
    %loss = fuse.reduce addf %c : f32
    fuse.yield %loss : f32
  }
  return %y : tensor<1024xf32>
}
