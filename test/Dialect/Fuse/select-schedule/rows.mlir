// RUN: fuse-opt %s --fuse-select-schedule="chip=sm_90" | FileCheck %s
// RUN: fuse-opt %s --fuse-select-schedule="chip=gfx90a" --fuse-verify-phase="phase=scheduled chip=gfx90a" | FileCheck %s --check-prefix=AMD

// A short row: several rows to a warp.
// CHECK: "short" variants [#fuse.variant<schedule = #fuse.rows<tile = [64, 16], warps = [4, 1]>>]
// AMD: "short" variants [#fuse.variant<schedule = #fuse.rows<tile = [128, 16], warps = [4, 1]>>]
func.func @short(%x: memref<?x9xf16>, %y: memref<?x9xf16>) {
  fuse.kernel "short" {
    fuse.softmax (m, n) over(n) ins(%x[m, n] : memref<?x9xf16>) outs(%y[m, n] : memref<?x9xf16>)
        prologue(%e) {
      %v = arith.extf %e : f16 to f32
      fuse.yield %v : f32
    } epilogue(%p, %v, %e) {
      %r = arith.truncf %p : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// A warp a row.
// CHECK: "warp" variants [#fuse.variant<schedule = #fuse.rows<tile = [4, 512], warps = [4, 1]>>]
func.func @warp(%x: memref<?x500xf32>, %y: memref<?x500xf32>) {
  fuse.kernel "warp" {
    fuse.rms_norm (m, n) over(n) eps = 1.0e-05 ins(%x[m, n] : memref<?x500xf32>) outs(%y[m, n] : memref<?x500xf32>)
        prologue(%e) {
      fuse.yield %e : f32
    } epilogue(%p, %v, %e) {
      fuse.yield %p : f32
    }
    fuse.yield
  }
  return
}

// Several warps a row; five where five waste no column.
// CHECK: "wide" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 5120], warps = [1, 5]>>]
func.func @wide(%x: memref<?x5120xf16>, %y: memref<?x5120xf16>) {
  fuse.kernel "wide" {
    fuse.layer_norm (m, n) over(n) eps = 1.0e-05 ins(%x[m, n] : memref<?x5120xf16>) outs(%y[m, n] : memref<?x5120xf16>)
        prologue(%e) {
      %v = arith.extf %e : f16 to f32
      fuse.yield %v : f32
    } epilogue(%p, %v, %e) {
      %r = arith.truncf %p : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// A long row of 16-bit values: threads keep what they read, so that four blocks fit on an SM. With an activation before the
// reduction what was computed is kept.
// CHECK: "kept" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 16384], warps = [1, 8], resident = 4>>]
// AMD: "kept" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 16384], warps = [1, 8]>>]
func.func @kept(%x: memref<?x16384xf16>, %y: memref<?x16384xf16>) {
  fuse.kernel "kept" {
    fuse.softmax (m, n) over(n) ins(%x[m, n] : memref<?x16384xf16>) outs(%y[m, n] : memref<?x16384xf16>)
        prologue(%e) {
      %v = arith.extf %e : f16 to f32
      fuse.yield %v : f32
    } epilogue(%p, %v, %e) {
      %r = arith.truncf %p : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// CHECK: "costly" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 16384], warps = [1, 16]>>]
func.func @costly(%x: memref<?x16384xf16>, %y: memref<?x16384xf16>) {
  fuse.kernel "costly" {
    fuse.rms_norm (m, n) over(n) eps = 1.0e-05 ins(%x[m, n] : memref<?x16384xf16>) outs(%y[m, n] : memref<?x16384xf16>)
        prologue(%e) {
      %v = arith.extf %e : f16 to f32
      %g = fuse.silu %v : f32
      fuse.yield %g : f32
    } epilogue(%p, %v, %e) {
      %r = arith.truncf %p : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// A row that no block holds: the CTAs of a cluster share it, where there are clusters, and of few rows as many as can. One of
// unknown length: segments.
// CHECK: "long" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 14336], warps = [1, 16], cluster = [1, 8]>>]
// AMD: "long" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 8192], warps = [1, 8]>>]
func.func @long(%x: memref<3x100000xf32>, %y: memref<3x100000xf32>) {
  fuse.kernel "long" {
    fuse.softmax (m, n) over(n) ins(%x[m, n] : memref<3x100000xf32>) outs(%y[m, n] : memref<3x100000xf32>)
        prologue(%e) {
      fuse.yield %e : f32
    } epilogue(%p, %v, %e) {
      fuse.yield %p : f32
    }
    fuse.yield
  }
  return
}
// General row work of 16 bits: shared memory holds the rows, of many; of few, the registers of eight CTAs a row do. If elements
// can be loaded one at a time only, registers of 32 bits do.
// CHECK: "vocabulary" variants [#fuse.variant<max_rows = 16, schedule = #fuse.rows<tile = [1, 16384], warps = [1, 16], cluster = [1, 8]>>, #fuse.variant<schedule = #fuse.rows<tile = [1, 2048], warps = [1, 8], resident = 6, cluster = [1, 8], held = true>>]
func.func @vocabulary(%x: memref<?x128256xf16>, %y: memref<?x128256xf16>) {
  fuse.kernel "vocabulary" {
    fuse.row (m, n) over(n) ins(%x[m, n] : memref<?x128256xf16>) outs(%y[m, n] : memref<?x128256xf16>) body(%e) {
      %v = arith.extf %e : f16 to f32
      %max = fuse.reduce maximumf %v : f32
      %d = arith.subf %v, %max : f32
      %p = math.exp %d : f32
      %sum = fuse.reduce addf %p : f32
      %l = math.log %sum : f32
      %q = arith.subf %d, %l : f32
      %r = arith.truncf %q : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}
// CHECK: "odd_vocabulary" variants [#fuse.variant<max_rows = 16, schedule = #fuse.rows<tile = [1, 16384], warps = [1, 16], cluster = [1, 8]>>, #fuse.variant<schedule = #fuse.rows<tile = [1, 16384], warps = [1, 4], resident = 3, cluster = [1, 8]>>]
func.func @odd_vocabulary(%x: memref<?x128257xf16>, %y: memref<?x128257xf16>) {
  fuse.kernel "odd_vocabulary" {
    fuse.row (m, n) over(n) ins(%x[m, n] : memref<?x128257xf16>) outs(%y[m, n] : memref<?x128257xf16>) body(%e) {
      %v = arith.extf %e : f16 to f32
      %max = fuse.reduce maximumf %v : f32
      %d = arith.subf %v, %max : f32
      %p = math.exp %d : f32
      %sum = fuse.reduce addf %p : f32
      %l = math.log %sum : f32
      %q = arith.subf %d, %l : f32
      %r = arith.truncf %q : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}
// Rows that one block holds in shared memory, beside another one.
// CHECK: "books" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 4096], warps = [1, 8], resident = 2, held = true>>]
func.func @books(%x: memref<1024x50304xf16>, %y: memref<1024x50304xf16>) {
  fuse.kernel "books" {
    fuse.softmax (m, n) over(n) ins(%x[m, n] : memref<1024x50304xf16>) outs(%y[m, n] : memref<1024x50304xf16>)
        prologue(%e) {
      %v = arith.extf %e : f16 to f32
      fuse.yield %v : f32
    } epilogue(%p, %v, %e) {
      %t = arith.truncf %p : f32 to f16
      fuse.yield %t : f16
    }
    fuse.yield
  }
  return
}
// As long as the shared memory of a cluster holds, and longer: segments.
// CHECK: "beyond_registers" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 8192], warps = [1, 16], resident = 1, cluster = [1, 8], held = true>>]
func.func @beyond_registers(%x: memref<128x458752xf32>, %y: memref<128x458752xf32>) {
  fuse.kernel "beyond_registers" {
    fuse.softmax (m, n) over(n) ins(%x[m, n] : memref<128x458752xf32>) outs(%y[m, n] : memref<128x458752xf32>)
        prologue(%e) {
      fuse.yield %e : f32
    } epilogue(%p, %v, %e) {
      fuse.yield %p : f32
    }
    fuse.yield
  }
  return
}
// CHECK: "beyond_shared_memory" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 8192], warps = [1, 16]>>]
func.func @beyond_shared_memory(%x: memref<128x480000xf32>, %y: memref<128x480000xf32>) {
  fuse.kernel "beyond_shared_memory" {
    fuse.softmax (m, n) over(n) ins(%x[m, n] : memref<128x480000xf32>) outs(%y[m, n] : memref<128x480000xf32>)
        prologue(%e) {
      fuse.yield %e : f32
    } epilogue(%p, %v, %e) {
      fuse.yield %p : f32
    }
    fuse.yield
  }
  return
}
// A block of 16-bit values, or of 32, several of which fit.
// CHECK: "half_block" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 24576], warps = [1, 12], resident = 2>>]
func.func @half_block(%x: memref<?x24576xf16>, %y: memref<?x24576xf16>) {
  fuse.kernel "half_block" {
    fuse.row (m, n) over(n) ins(%x[m, n] : memref<?x24576xf16>) outs(%y[m, n] : memref<?x24576xf16>) body(%e) {
      %v = arith.extf %e : f16 to f32
      %max = fuse.reduce maximumf %v : f32
      %d = arith.subf %v, %max : f32
      %p = math.exp %d : f32
      %sum = fuse.reduce addf %p : f32
      %l = math.log %sum : f32
      %q = arith.subf %d, %l : f32
      %r = arith.truncf %q : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}
// CHECK: "block" variants [#fuse.variant<max_rows = 16, schedule = #fuse.rows<tile = [1, 4096], warps = [1, 16], cluster = [1, 8]>>, #fuse.variant<schedule = #fuse.rows<tile = [1, 24576], warps = [1, 8], resident = 2>>]
func.func @block(%x: memref<?x24576xf32>, %y: memref<?x24576xf32>) {
  fuse.kernel "block" {
    fuse.row (m, n) over(n) ins(%x[m, n] : memref<?x24576xf32>) outs(%y[m, n] : memref<?x24576xf32>) body(%e) {
      %max = fuse.reduce maximumf %e : f32
      %d = arith.subf %e, %max : f32
      %p = math.exp %d : f32
      %sum = fuse.reduce addf %p : f32
      %l = math.log %sum : f32
      %q = arith.subf %d, %l : f32
      fuse.yield %q : f32
    }
    fuse.yield
  }
  return
}
// One that is alone on an SM waits for no other CTA.
// CHECK: "whole_block" variants [#fuse.variant<max_rows = 16, schedule = #fuse.rows<tile = [1, 6144], warps = [1, 16], cluster = [1, 8]>>, #fuse.variant<schedule = #fuse.rows<tile = [1, 40960], warps = [1, 16], resident = 1>>]
func.func @whole_block(%x: memref<?x40000xf32>, %y: memref<?x40000xf32>) {
  fuse.kernel "whole_block" {
    fuse.row (m, n) over(n) ins(%x[m, n] : memref<?x40000xf32>) outs(%y[m, n] : memref<?x40000xf32>) body(%e) {
      %max = fuse.reduce maximumf %e : f32
      %d = arith.subf %e, %max : f32
      %p = math.exp %d : f32
      %sum = fuse.reduce addf %p : f32
      %l = math.log %sum : f32
      %q = arith.subf %d, %l : f32
      fuse.yield %q : f32
    }
    fuse.yield
  }
  return
}
// Of 32 bits 128 threads hold more than 256.
// CHECK: "few_threads" variants [#fuse.variant<max_rows = 16, schedule = #fuse.rows<tile = [1, 16384], warps = [1, 16], cluster = [1, 8]>>, #fuse.variant<schedule = #fuse.rows<tile = [1, 16384], warps = [1, 4], resident = 3, cluster = [1, 8]>>]
func.func @few_threads(%x: memref<?x131072xf32>, %y: memref<?x131072xf32>) {
  fuse.kernel "few_threads" {
    fuse.row (m, n) over(n) ins(%x[m, n] : memref<?x131072xf32>) outs(%y[m, n] : memref<?x131072xf32>) body(%e) {
      %max = fuse.reduce maximumf %e : f32
      %d = arith.subf %e, %max : f32
      %p = math.exp %d : f32
      %sum = fuse.reduce addf %p : f32
      %l = math.log %sum : f32
      %q = arith.subf %d, %l : f32
      fuse.yield %q : f32
    }
    fuse.yield
  }
  return
}
// The longest rows that registers hold: one block has those of an SM. Longer ones: shared memory.
// CHECK: "filling" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 40960], warps = [1, 8], cluster = [1, 8]>>]
func.func @filling(%x: memref<?x327680xf32>, %y: memref<?x327680xf32>) {
  fuse.kernel "filling" {
    fuse.softmax (m, n) over(n) ins(%x[m, n] : memref<?x327680xf32>) outs(%y[m, n] : memref<?x327680xf32>)
        prologue(%e) {
      fuse.yield %e : f32
    } epilogue(%p, %v, %e) {
      fuse.yield %p : f32
    }
    fuse.yield
  }
  return
}
// CHECK: "too_long" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 8192], warps = [1, 16], resident = 1, cluster = [1, 8], held = true>>]
func.func @too_long(%x: memref<?x327681xf32>, %y: memref<?x327681xf32>) {
  fuse.kernel "too_long" {
    fuse.softmax (m, n) over(n) ins(%x[m, n] : memref<?x327681xf32>) outs(%y[m, n] : memref<?x327681xf32>)
        prologue(%e) {
      fuse.yield %e : f32
    } epilogue(%p, %v, %e) {
      fuse.yield %p : f32
    }
    fuse.yield
  }
  return
}
// CHECK: "unknown" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 8192], warps = [1, 16]>>]
func.func @unknown(%x: memref<?xf32>, %y: memref<?xf32>) {
  fuse.kernel "unknown" {
    fuse.softmax (n) over(n) ins(%x[n] : memref<?xf32>) outs(%y[n] : memref<?xf32>)
        prologue(%e) {
      fuse.yield %e : f32
    } epilogue(%p, %v, %e) {
      fuse.yield %p : f32
    }
    fuse.yield
  }
  return
}

// A row of f32 over 512 threads, of which an SM holds two blocks: weights are loaded when they are used, and are no reason for
// more threads.
// CHECK: "weighted" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 16384], warps = [1, 16]>>]
func.func @weighted(%x: memref<?x16384xf32>, %g: memref<16384xf32>, %h: memref<16384xf32>, %y: memref<?x16384xf32>) {
  fuse.kernel "weighted" {
    fuse.layer_norm (m, n) over(n) eps = 1.0e-05 ins(%x[m, n] : memref<?x16384xf32>, %g[n] : memref<16384xf32>, %h[n] : memref<16384xf32>) outs(%y[m, n] : memref<?x16384xf32>)
        prologue(%e, %ge, %he) {
      fuse.yield %e : f32
    } epilogue(%p, %v, %e, %ge, %he) {
      %a = arith.mulf %p, %ge : f32
      %b = arith.addf %a, %he : f32
      fuse.yield %b : f32
    }
    fuse.yield
  }
  return
}

// Three inputs of f32 are loaded at once: ptxas is told how many registers there are.
// CHECK: "much" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 16384], warps = [1, 16], resident = 2>>]
func.func @much(%x: memref<?x16384xf32>, %b: memref<16384xf32>, %r: memref<?x16384xf32>, %y: memref<?x16384xf32>) {
  fuse.kernel "much" {
    fuse.softmax (m, n) over(n) ins(%x[m, n] : memref<?x16384xf32>, %b[n] : memref<16384xf32>, %r[m, n] : memref<?x16384xf32>) outs(%y[m, n] : memref<?x16384xf32>)
        prologue(%e, %be, %re) {
      %a = arith.addf %e, %be : f32
      %s = arith.addf %a, %re : f32
      fuse.yield %s : f32
    } epilogue(%p, %v, %e, %be, %re) {
      fuse.yield %p : f32
    }
    fuse.yield
  }
  return
}

// Of two rows of 8192 it may load more at once, too. A norm of one row of 16 bits has few warps, which wait less for each other.
// CHECK: "added" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 8192], warps = [1, 16], resident = 2>>]
func.func @added(%x: memref<?x8192xf32>, %r: memref<?x8192xf32>, %y: memref<?x8192xf32>) {
  fuse.kernel "added" {
    fuse.rms_norm (m, n) over(n) eps = 1.0e-05 ins(%x[m, n] : memref<?x8192xf32>, %r[m, n] : memref<?x8192xf32>) outs(%y[m, n] : memref<?x8192xf32>)
        prologue(%e, %re) {
      %s = arith.addf %e, %re : f32
      fuse.yield %s : f32
    } epilogue(%p, %v, %e, %re) {
      fuse.yield %p : f32
    }
    fuse.yield
  }
  return
}
// CHECK: "halves" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 16384], warps = [1, 8], resident = 2>>]
func.func @halves(%x: memref<?x16384xbf16>, %g: memref<16384xbf16>, %y: memref<?x16384xbf16>) {
  fuse.kernel "halves" {
    fuse.rms_norm (m, n) over(n) eps = 1.0e-05 ins(%x[m, n] : memref<?x16384xbf16>, %g[n] : memref<16384xbf16>) outs(%y[m, n] : memref<?x16384xbf16>)
        prologue(%e, %ge) {
      %v = arith.extf %e : bf16 to f32
      fuse.yield %v : f32
    } epilogue(%p, %v, %e, %ge) {
      %g32 = arith.extf %ge : bf16 to f32
      %a = arith.mulf %p, %g32 : f32
      %r = arith.truncf %a : f32 to bf16
      fuse.yield %r : bf16
    }
    fuse.yield
  }
  return
}

// A block of 1024 threads holds up to 32768 values.
// CHECK: "longest" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 32768], warps = [1, 32]>>]
func.func @longest(%x: memref<?x32768xf32>, %g: memref<32768xf32>, %y: memref<?x32768xf32>) {
  fuse.kernel "longest" {
    fuse.rms_norm (m, n) over(n) eps = 1.0e-05 ins(%x[m, n] : memref<?x32768xf32>, %g[n] : memref<32768xf32>) outs(%y[m, n] : memref<?x32768xf32>)
        prologue(%e, %ge) {
      fuse.yield %e : f32
    } epilogue(%p, %v, %e, %ge) {
      %a = arith.mulf %p, %ge : f32
      fuse.yield %a : f32
    }
    fuse.yield
  }
  return
}
