// RUN: fuse-opt %s --fuse-tile="chip=sm_90a" -split-input-file -verify-diagnostics

// When shared memory may hold rows.

func.func @main(%x: memref<?x4096xf32>, %y: memref<?x4096xf32>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 512], warps = [1, 4], held = true>>] {
    // expected-error @below {{held: 'resident' says how many CTAs of an SM walk rows; got 0}}
    fuse.rms_norm (m, n) over(n) eps = 1.0e-05 ins(%x[m, n] : memref<?x4096xf32>) outs(%y[m, n] : memref<?x4096xf32>)
        prologue(%e) {
      fuse.yield %e : f32
    } epilogue(%p, %v, %e) {
      fuse.yield %p : f32
    }
    fuse.yield
  }
  return
}

// -----

func.func @main(%x: memref<?x4096xf32>, %y: memref<?x4096xf32>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 4096], warps = [1, 4], resident = 1, held = true>>] {
    // expected-error @below {{held: rows of more than the 4096 columns that are walked at a time; got tiles of 1 rows, and rows of 4096 columns}}
    fuse.rms_norm (m, n) over(n) eps = 1.0e-05 ins(%x[m, n] : memref<?x4096xf32>) outs(%y[m, n] : memref<?x4096xf32>)
        prologue(%e) {
      fuse.yield %e : f32
    } epilogue(%p, %v, %e) {
      fuse.yield %p : f32
    }
    fuse.yield
  }
  return
}

// -----

func.func @main(%x: memref<?x4096xf32>, %y: memref<?x4096xf32>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.rows<tile = [2, 512], warps = [1, 4], resident = 1, held = true>>] {
    // expected-error @below {{held: rows of more than the 512 columns that are walked at a time; got tiles of 2 rows, and rows of 4096 columns}}
    fuse.rms_norm (m, n) over(n) eps = 1.0e-05 ins(%x[m, n] : memref<?x4096xf32>) outs(%y[m, n] : memref<?x4096xf32>)
        prologue(%e) {
      fuse.yield %e : f32
    } epilogue(%p, %v, %e) {
      fuse.yield %p : f32
    }
    fuse.yield
  }
  return
}

// -----

func.func @main(%x: memref<?x?xf32>, %y: memref<?x?xf32>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 512], warps = [1, 4], resident = 1, held = true>>] {
    // expected-error @below {{resident: a tile of 512 columns does not hold the row}}
    fuse.rms_norm (m, n) over(n) eps = 1.0e-05 ins(%x[m, n] : memref<?x?xf32>) outs(%y[m, n] : memref<?x?xf32>)
        prologue(%e) {
      fuse.yield %e : f32
    } epilogue(%p, %v, %e) {
      fuse.yield %p : f32
    }
    fuse.yield
  }
  return
}

// -----

func.func @main(%x: memref<?x65536xf32>, %y: memref<?x65536xf32>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 4096], warps = [1, 8], resident = 1, held = true>>] {
    // expected-error @below {{held: an SM of sm_90a has room for 0 CTAs of 263168 bytes of shared memory, not 1}}
    fuse.rms_norm (m, n) over(n) eps = 1.0e-05 ins(%x[m, n] : memref<?x65536xf32>) outs(%y[m, n] : memref<?x65536xf32>)
        prologue(%e) {
      fuse.yield %e : f32
    } epilogue(%p, %v, %e) {
      fuse.yield %p : f32
    }
    fuse.yield
  }
  return
}

// -----

func.func @main(%x: memref<?x65536xf32>, %y: memref<?x65536xf32>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 4096], warps = [1, 8], resident = 4, cluster = [1, 4], held = true>>] {
    // expected-error @below {{held: an SM of sm_90a has room for 3 CTAs of 66048 bytes of shared memory, not 4}}
    fuse.rms_norm (m, n) over(n) eps = 1.0e-05 ins(%x[m, n] : memref<?x65536xf32>) outs(%y[m, n] : memref<?x65536xf32>)
        prologue(%e) {
      fuse.yield %e : f32
    } epilogue(%p, %v, %e) {
      fuse.yield %p : f32
    }
    fuse.yield
  }
  return
}

// -----

func.func @main(%x: memref<?x4096xf32>, %y: memref<?x4096xf32>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 512], warps = [1, 4], resident = 1, held = true>>] {
    // expected-error @below {{held: rows that shared memory holds are contiguous in memory, reduced over one dimension, not sorted, in one part, and not under a causal mask}}
    fuse.softmax (m, n) over(n) causal(m) ins(%x[m, n] : memref<?x4096xf32>) outs(%y[m, n] : memref<?x4096xf32>)
        prologue(%e) {
      fuse.yield %e : f32
    } epilogue(%p, %v, %e) {
      fuse.yield %p : f32
    }
    fuse.yield
  }
  return
}

// -----

// What all rows have in common is no row's own.
func.func @main(%w: memref<4096xf32>, %y: memref<?xf32>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 512], warps = [1, 4], resident = 1, held = true>>] {
    // expected-error @below {{held: no input has rows of its own}}
    fuse.row (m, n) over(n) ins(%w[n] : memref<4096xf32>) outs(%y[m] : memref<?xf32>) body(%e) {
      %s = fuse.reduce addf %e : f32
      %d = arith.subf %e, %s : f32
      %t = fuse.reduce addf %d : f32
      fuse.yield %t : f32
    }
    fuse.yield
  }
  return
}
