// RUN: fuse-opt %s --fuse-verify-phase="phase=scheduled chip=gfx942" -verify-diagnostics

// On AMD's chips nobody is told how many registers a thread may have.
func.func @main(%x: memref<?x256xf32>, %y: memref<?xf32>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 256], warps = [1, 1], resident = 2>>] {
    // expected-error @below {{resident: registers on gfx942 are not bounded; those of NVIDIA's chips are}}
    fuse.row (m, n) over(n) ins(%x[m, n] : memref<?x256xf32>) outs(%y[m] : memref<?xf32>) body(%e) {
      %s = fuse.reduce addf %e : f32
      fuse.yield %s : f32
    }
    fuse.yield
  }
  return
}
