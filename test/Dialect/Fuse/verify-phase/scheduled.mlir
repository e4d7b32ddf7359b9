// RUN: fuse-opt %s --fuse-verify-phase="phase=scheduled chip=sm_90" -split-input-file -verify-diagnostics

func.func @none(%x: memref<4xf32>, %y: memref<4xf32>) {
  // expected-error @below {{breaks a rule of the scheduled level: kernel "k" has no variants}}
  fuse.kernel "k" {
    fuse.elementwise (n) ins(%x[n] : memref<4xf32>) outs(%y[n] : memref<4xf32>) body(%a) {
      fuse.yield %a : f32
    }
    fuse.yield
  }
  return
}

// -----

func.func @guarded(%x: memref<?x4xf32>, %y: memref<?x4xf32>) {
  // expected-error @below {{the last variant of "k" must take any number of rows}}
  fuse.kernel "k" variants [#fuse.variant<max_rows = 3, schedule = #fuse.elementwise<tile = [1, 1024], warps = [1, 4]>>] {
    fuse.elementwise (m, n) ins(%x[m, n] : memref<?x4xf32>) outs(%y[m, n] : memref<?x4xf32>) body(%a) {
      fuse.yield %a : f32
    }
    fuse.yield
  }
  return
}

// -----

func.func @illegal(%x: memref<4xf32>, %y: memref<4xf32>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.elementwise<tile = [1, 1000], warps = [1, 4]>>] {
    // expected-error @below {{sm_90 cannot run #fuse.elementwise<tile = [1, 1000], warps = [1, 4]>: divides: a tile of 1 x 1000 over 128 threads}}
    fuse.elementwise (n) ins(%x[n] : memref<4xf32>) outs(%y[n] : memref<4xf32>) body(%a) {
      fuse.yield %a : f32
    }
    fuse.yield
  }
  return
}
