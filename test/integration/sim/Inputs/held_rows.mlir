// Rows that shared memory holds, of an odd number of columns, or of 2000.

func.func @norm(%x: tensor<?x1999xf32>, %r: tensor<?x1999xf32>, %c: tensor<1999xf32>, %g: tensor<1999xf32>, %h: tensor<1999xf32>) -> tensor<?x1999xf32> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x1999xf32>
  %e = tensor.empty(%m) : tensor<?x1999xf32>
  %y = fuse.layer_norm (m, n) over(n) eps = 1.0e-5
      ins(%x[m, n] : tensor<?x1999xf32>, %r[m, n] : tensor<?x1999xf32>, %c[n] : tensor<1999xf32>, %g[n] : tensor<1999xf32>, %h[n] : tensor<1999xf32>)
      outs(%e[m, n] : tensor<?x1999xf32>)
      prologue(%xe, %re, %ce, %ge, %he) {
    %s = arith.addf %xe, %re : f32
    %t = arith.addf %s, %ce : f32
    fuse.yield %t : f32
  } epilogue(%n, %v, %xe, %re, %ce, %ge, %he) {
    %a = arith.mulf %n, %ge : f32
    %b = arith.addf %a, %he : f32
    fuse.yield %b : f32
  }
  return %y : tensor<?x1999xf32>
}

func.func @softmax(%x: tensor<?x1999xf16>) -> tensor<?x1999xf16> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x1999xf16>
  %e = tensor.empty(%m) : tensor<?x1999xf16>
  %y = fuse.softmax (m, n) over(n) ins(%x[m, n] : tensor<?x1999xf16>) outs(%e[m, n] : tensor<?x1999xf16>)
      prologue(%a) {
    %v = arith.extf %a : f16 to f32
    fuse.yield %v : f32
  } epilogue(%p, %v, %a) {
    %t = arith.truncf %p : f32 to f16
    fuse.yield %t : f16
  }
  return %y : tensor<?x1999xf16>
}

func.func @general(%x: tensor<?x1999xf32>) -> (tensor<?x1999xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x1999xf32>
  %e = tensor.empty(%m) : tensor<?x1999xf32>
  %s = tensor.empty(%m) : tensor<?xf32>
  %y:2 = fuse.row (m, n) over(n) ins(%x[m, n] : tensor<?x1999xf32>) outs(%e[m, n] : tensor<?x1999xf32>, %s[m] : tensor<?xf32>) body(%a) {
    %max = fuse.reduce maximumf %a : f32
    %d = arith.subf %a, %max : f32
    %p = math.exp %d : f32
    %sum = fuse.reduce addf %p : f32
    %l = math.log %sum : f32
    %q = arith.subf %d, %l : f32
    %t = arith.addf %l, %max : f32
    fuse.yield %q, %t : f32, f32
  }
  return %y#0, %y#1 : tensor<?x1999xf32>, tensor<?xf32>
}

func.func @entropy(%x: tensor<?x1999xbf16>, %t: tensor<?x1999xbf16>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x1999xbf16>
  %e = tensor.empty(%m) : tensor<?xf32>
  %y = fuse.row (m, n) over(n) ins(%x[m, n] : tensor<?x1999xbf16>, %t[m, n] : tensor<?x1999xbf16>) outs(%e[m] : tensor<?xf32>) body(%a, %b) {
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
  return %y : tensor<?xf32>
}

func.func @halves(%x: tensor<?x2000xbf16>, %r: tensor<?x2000xf16>) -> tensor<?x2000xbf16> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x2000xbf16>
  %e = tensor.empty(%m) : tensor<?x2000xbf16>
  %y = fuse.row (m, n) over(n) ins(%x[m, n] : tensor<?x2000xbf16>, %r[m, n] : tensor<?x2000xf16>) outs(%e[m, n] : tensor<?x2000xbf16>) body(%a, %b) {
    %v = arith.extf %a : bf16 to f32
    %w = arith.extf %b : f16 to f32
    %t = arith.addf %v, %w : f32
    %max = fuse.reduce maximumf %t : f32
    %least = fuse.reduce minimumf %w : f32
    %d = arith.subf %v, %max : f32
    %f = arith.subf %d, %least : f32
    %p = math.exp %f : f32
    %sum = fuse.reduce addf %p : f32
    %l = math.log %sum : f32
    %q = arith.subf %d, %l : f32
    %z = arith.truncf %q : f32 to bf16
    fuse.yield %z : bf16
  }
  return %y : tensor<?x2000xbf16>
}

// One reduction.
func.func @squares(%x: tensor<?x1999xf32>, %g: tensor<1999xf16>) -> tensor<?x1999xf32> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x1999xf32>
  %e = tensor.empty(%m) : tensor<?x1999xf32>
  %y = fuse.rms_norm (m, n) over(n) eps = 1.0e-5 ins(%x[m, n] : tensor<?x1999xf32>, %g[n] : tensor<1999xf16>) outs(%e[m, n] : tensor<?x1999xf32>)
      prologue(%a, %b) {
    fuse.yield %a : f32
  } epilogue(%y, %v, %a, %b) {
    %w = arith.extf %b : f16 to f32
    %r = arith.mulf %y, %w : f32
    fuse.yield %r : f32
  }
  return %y : tensor<?x1999xf32>
}
