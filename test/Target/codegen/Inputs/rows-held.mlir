// Rows that a block holds, or a few CTAs of a cluster, in bounded registers: log-softmax, and a causal softmax, which has a mask as well.
func.func @half(%x: tensor<?x16384xf16>) -> tensor<?x16384xf16> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x16384xf16>
  %e = tensor.empty(%m) : tensor<?x16384xf16>
  %y = fuse.row (m, n) over(n) ins(%x[m, n] : tensor<?x16384xf16>) outs(%e[m, n] : tensor<?x16384xf16>) body(%a) {
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
  return %y : tensor<?x16384xf16>
}

func.func @brain(%x: tensor<?x32000xbf16>) -> tensor<?x32000xbf16> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x32000xbf16>
  %e = tensor.empty(%m) : tensor<?x32000xbf16>
  %y = fuse.row (m, n) over(n) ins(%x[m, n] : tensor<?x32000xbf16>) outs(%e[m, n] : tensor<?x32000xbf16>) body(%a) {
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
  return %y : tensor<?x32000xbf16>
}

func.func @single(%x: tensor<?x24576xf32>) -> tensor<?x24576xf32> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x24576xf32>
  %e = tensor.empty(%m) : tensor<?x24576xf32>
  %y = fuse.row (m, n) over(n) ins(%x[m, n] : tensor<?x24576xf32>) outs(%e[m, n] : tensor<?x24576xf32>) body(%a) {
    %max = fuse.reduce maximumf %a : f32
    %d = arith.subf %a, %max : f32
    %p = math.exp %d : f32
    %sum = fuse.reduce addf %p : f32
    %l = math.log %sum : f32
    %q = arith.subf %d, %l : f32
    fuse.yield %q : f32
  }
  return %y : tensor<?x24576xf32>
}

func.func @whole(%x: tensor<?x40000xf32>) -> tensor<?x40000xf32> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x40000xf32>
  %e = tensor.empty(%m) : tensor<?x40000xf32>
  %y = fuse.row (m, n) over(n) ins(%x[m, n] : tensor<?x40000xf32>) outs(%e[m, n] : tensor<?x40000xf32>) body(%a) {
    %max = fuse.reduce maximumf %a : f32
    %d = arith.subf %a, %max : f32
    %p = math.exp %d : f32
    %sum = fuse.reduce addf %p : f32
    %l = math.log %sum : f32
    %q = arith.subf %d, %l : f32
    fuse.yield %q : f32
  }
  return %y : tensor<?x40000xf32>
}

func.func @causal(%x: tensor<?x65536xf32>) -> tensor<?x65536xf32> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x65536xf32>
  %e = tensor.empty(%m) : tensor<?x65536xf32>
  %y = fuse.softmax (m, n) over(n) causal(m) ins(%x[m, n] : tensor<?x65536xf32>) outs(%e[m, n] : tensor<?x65536xf32>)
      prologue(%a) {
    fuse.yield %a : f32
  } epilogue(%p, %v, %a) {
    fuse.yield %p : f32
  }
  return %y : tensor<?x65536xf32>
}
