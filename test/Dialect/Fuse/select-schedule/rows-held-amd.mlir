// RUN: fuse-opt %s --fuse-tile="chip=gfx942" -verify-diagnostics

// Chips without asynchronous copies hold no rows in shared memory.

func.func @main(%x: memref<?x4096xf32>, %y: memref<?x4096xf32>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 1024], warps = [1, 4], held = true>>] {
    // expected-error @below {{held: gfx942 has no asynchronous copies to fill shared memory with}}
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
