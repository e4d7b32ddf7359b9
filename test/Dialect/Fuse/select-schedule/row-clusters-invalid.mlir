// RUN: fuse-opt %s --fuse-tile="chip=sm_90a" -split-input-file -verify-diagnostics

// When CTAs of a cluster may share rows.

func.func @main(%x: memref<?x4096xf32>, %y: memref<?x4096xf32>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 512], warps = [1, 4], cluster = [1, 16]>>] {
    // expected-error @below {{cluster: 16 CTAs; sm_90a has clusters of 8 or fewer}}
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
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 1024], warps = [1, 4], cluster = [1, 2]>>] {
    // expected-error @below {{cluster: 2 tiles of 1 x 1024 hold no row of 4096 columns}}
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
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.rows<tile = [2, 2048], warps = [1, 4], cluster = [1, 2]>>] {
    // expected-error @below {{cluster: 2 tiles of 2 x 2048 hold no row of 4096 columns}}
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
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 1024], warps = [1, 4], cluster = [1, 2]>>] {
    // expected-error @below {{cluster: 2 tiles of 1 x 1024 hold no row of any columns}}
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

func.func @main(%x: memref<?x4096xf32>, %y: memref<?x4096xf32>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 2048], warps = [1, 4], resident = 32, cluster = [1, 2]>>] {
    // expected-error @below {{resident: 32 blocks of 128 threads}}
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

// What is reduced lies across memory.
func.func @main(%x: memref<512x4096xf32>, %y: memref<4096xf32>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.rows<tile = [128, 32], warps = [4, 1], cluster = [1, 2]>>] {
    // expected-error @below {{cluster: CTAs share rows that are contiguous in memory, not sorted, and in one part}}
    fuse.row (m, n) over(m) ins(%x[m, n] : memref<512x4096xf32>) outs(%y[n] : memref<4096xf32>) body(%e) {
      %s = fuse.reduce addf %e : f32
      fuse.yield %s : f32
    }
    fuse.yield
  }
  return
}
