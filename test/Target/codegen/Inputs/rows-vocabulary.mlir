// Rows as long as the vocabularies of language models, general row work: log-softmax, cross entropy with soft labels. And a softmax of
// which each thread has most of its registers full.
func.func @log_softmax(%x: tensor<?x128256xf32>) -> tensor<?x128256xf32> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x128256xf32>
  %e = tensor.empty(%m) : tensor<?x128256xf32>
  %y = fuse.row (m, n) over(n) ins(%x[m, n] : tensor<?x128256xf32>) outs(%e[m, n] : tensor<?x128256xf32>) body(%a) {
    %max = fuse.reduce maximumf %a : f32
    %d = arith.subf %a, %max : f32
    %p = math.exp %d : f32
    %sum = fuse.reduce addf %p : f32
    %l = math.log %sum : f32
    %q = arith.subf %d, %l : f32
    fuse.yield %q : f32
  }
  return %y : tensor<?x128256xf32>
}

func.func @softmax(%x: tensor<?x262208xf32>) -> tensor<?x262208xf32> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x262208xf32>
  %e = tensor.empty(%m) : tensor<?x262208xf32>
  %y = fuse.softmax (m, n) over(n) ins(%x[m, n] : tensor<?x262208xf32>) outs(%e[m, n] : tensor<?x262208xf32>)
      prologue(%a) {
    fuse.yield %a : f32
  } epilogue(%p, %v, %a) {
    fuse.yield %p : f32
  }
  return %y : tensor<?x262208xf32>
}
