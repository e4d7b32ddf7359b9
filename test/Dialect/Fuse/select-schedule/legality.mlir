// RUN: fuse-opt %s --fuse-select-schedule="chip=sm_89" -split-input-file -verify-diagnostics
// RUN: fuse-opt %s --fuse-tile="chip=sm_89" -split-input-file -verify-diagnostics

// Each rule of isLegalSchedule, asked by whoever reads a schedule.

func.func @main(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.rows<tile = [64, 64], warps = [2, 2]>>] {
    // expected-error @below {{family: kernels of 'fuse.matmul' have schedules of #fuse.warp_specialized, #fuse.multistage, #fuse.register_prefetch}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<64x64xf16>)
        outs(%y[m, n] : memref<?x64xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

func.func @main(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %y: memref<?x64xf16>) {
  // expected-error @below {{failed to parse Fuse_VariantAttr parameter 'schedule'}}
  // expected-error @below {{shape: needs a tile of [m, n, k] and warps along [m, n], all positive}}
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.multistage<tile = [64, 64, 0], warps = [2, 2]>>] {
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<64x64xf16>)
        outs(%y[m, n] : memref<?x64xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

func.func @main(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %y: memref<?x64xf16>) {
  // expected-error @below {{failed to parse Fuse_VariantAttr parameter 'schedule'}}
  // expected-error @below {{shape: 'stages' must be from 1 to 65536, got 0}}
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.multistage<tile = [64, 64, 32], warps = [2, 2], stages = 0>>] {
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<64x64xf16>)
        outs(%y[m, n] : memref<?x64xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

func.func @main(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %y: memref<?x64xf16>) {
  // expected-error @below {{failed to parse Fuse_VariantAttr parameter 'schedule'}}
  // expected-error @below {{shape: a tile extent of 65552 is beyond 65536}}
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.multistage<tile = [65552, 64, 32], warps = [2, 2]>>] {
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<64x64xf16>)
        outs(%y[m, n] : memref<?x64xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

func.func @main(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.multistage<tile = [640, 64, 32], warps = [40, 1]>>] {
    // expected-error @below {{threads: 40 x 1 warps of 32 lanes, sm_89 runs at most 1024 threads per block}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<64x64xf16>)
        outs(%y[m, n] : memref<?x64xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

func.func @main(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.multistage<tile = [128, 128, 32], warps = [8, 8]>>] {
    // expected-error @below {{threads: 8 x 8 warps of 32 lanes}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<64x64xf16>)
        outs(%y[m, n] : memref<?x64xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

// Fields of other families.
func.func @main(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %y: memref<?x64xf16>) {
  // expected-error @below {{failed to parse Fuse_VariantAttr parameter 'schedule'}}
  // expected-error @below {{duplicate or unknown struct parameter name: cluster}}
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.multistage<tile = [64, 64, 32], warps = [2, 2], cluster = [2, 1]>>] {
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<64x64xf16>)
        outs(%y[m, n] : memref<?x64xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

func.func @main(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %y: memref<?x64xf16>) {
  // expected-error @below {{failed to parse Fuse_VariantAttr parameter 'schedule'}}
  // expected-error @below {{duplicate or unknown struct parameter name: producers}}
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.multistage<tile = [64, 64, 32], warps = [2, 2], producers = 2>>] {
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<64x64xf16>)
        outs(%y[m, n] : memref<?x64xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

func.func @main(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.multistage<tile = [24, 64, 32], warps = [1, 2]>>] {
    // expected-error @below {{warp-tile: 24 rows of m over 1 warps; a warp's share must be a multiple of 16}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<64x64xf16>)
        outs(%y[m, n] : memref<?x64xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

func.func @main(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.multistage<tile = [64, 32, 32], warps = [1, 4]>>] {
    // expected-error @below {{warp-tile: 32 rows of n over 4 warps}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<64x64xf16>)
        outs(%y[m, n] : memref<?x64xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

func.func @main(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.multistage<tile = [64, 64, 16], warps = [2, 2], split = 65>>] {
    // expected-error @below {{split: 65 CTAs for a tile; at most 64}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<64x64xf16>)
        outs(%y[m, n] : memref<?x64xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

func.func @main(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.multistage<tile = [64, 64, 24], warps = [2, 2]>>] {
    // expected-error @below {{k-tile: 24 is not a multiple of 16}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<64x64xf16>)
        outs(%y[m, n] : memref<?x64xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

func.func @main(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.multistage<tile = [128, 128, 64], warps = [2, 2], stages = 4>>] {
    // expected-error @below {{shared: 4 stages of the operand tiles take 131072 bytes, sm_89 has 101376 per block}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<64x64xf16>)
        outs(%y[m, n] : memref<?x64xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

func.func @main(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.multistage<tile = [256, 128, 32], warps = [2, 2]>>] {
    // expected-error @below {{registers: 256 accumulators per thread, at most 192 fit}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<64x64xf16>)
        outs(%y[m, n] : memref<?x64xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

func.func @main(%x: memref<?x64xf32>, %y: memref<?x64xf32>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.multistage<tile = [4, 64, 1], warps = [4, 1]>>] {
    // expected-error @below {{family: kernels of 'fuse.softmax' have schedules of #fuse.rows}}
    fuse.softmax (m, n) over(n) ins(%x[m, n] : memref<?x64xf32>) outs(%y[m, n] : memref<?x64xf32>)
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

func.func @main(%x: memref<?x64xf32>, %y: memref<?x64xf32>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.rows<tile = [2, 64], warps = [4, 1]>>] {
    // expected-error @below {{divides: 2 rows over 4 warps; warps must divide the tile}}
    fuse.softmax (m, n) over(n) ins(%x[m, n] : memref<?x64xf32>) outs(%y[m, n] : memref<?x64xf32>)
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

func.func @main(%x: memref<?x64xf32>, %y: memref<?x64xf32>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.rows<tile = [3, 40], warps = [1, 1]>>] {
    // expected-error @below {{divides: a tile of 3 x 40 over 32 threads; threads must divide its elements}}
    fuse.softmax (m, n) over(n) ins(%x[m, n] : memref<?x64xf32>) outs(%y[m, n] : memref<?x64xf32>)
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

func.func @main(%x: memref<?x64xf32>, %y: memref<?x64xf32>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.rows<tile = [64, 1024], warps = [1, 1]>>] {
    // expected-error @below {{registers: 2048 values per thread, at most 192 fit}}
    fuse.softmax (m, n) over(n) ins(%x[m, n] : memref<?x64xf32>) outs(%y[m, n] : memref<?x64xf32>)
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

func.func @main(%x: memref<?x256xf32>, %y: memref<?x256xf32>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.rows<tile = [128, 256], warps = [1, 8]>>] {
    // expected-error-re @below {{shared: {{.*}} is reduced or sorted in 131072 bytes, sm_89 has 101376 per block}}
    fuse.softmax (m, n) over(n) ins(%x[m, n] : memref<?x256xf32>) outs(%y[m, n] : memref<?x256xf32>)
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

func.func @main(%x: memref<?x256xf32>, %y: memref<?x256xf32>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.rows<tile = [4, 256], warps = [4, 1], split = 2>>] {
    // expected-error @below {{split: rows of 'fuse.softmax' stay whole; those of 'fuse.row' can be in parts}}
    fuse.softmax (m, n) over(n) ins(%x[m, n] : memref<?x256xf32>) outs(%y[m, n] : memref<?x256xf32>)
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

func.func @main(%x: memref<?x256xf32>, %y: memref<?xf32>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 256], warps = [1, 1], resident = 64>>] {
    // expected-error @below {{resident: 64 blocks of 32 threads with 32 registers; an SM of sm_89 has 1536 threads and 65536 registers}}
    fuse.row (m, n) over(n) ins(%x[m, n] : memref<?x256xf32>) outs(%y[m] : memref<?xf32>) body(%e) {
      %s = fuse.reduce addf %e : f32
      fuse.yield %s : f32
    }
    fuse.yield
  }
  return
}

// -----

func.func @main(%x: memref<?x4096xf16>, %y: memref<?x4096xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 2048], warps = [1, 2], resident = 2>>] {
    // expected-error @below {{resident: a tile of 2048 columns does not hold the row}}
    fuse.rms_norm (m, n) over(n) eps = 1.0e-05 ins(%x[m, n] : memref<?x4096xf16>) outs(%y[m, n] : memref<?x4096xf16>)
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

// -----

func.func @main(%x: memref<3x?x4096xf32>, %y: memref<?xf32>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 4096], warps = [1, 8], resident = 2>>] {
    // expected-error @below {{resident: a tile of 4096 columns does not hold the row}}
    fuse.row (m, k, n) over(k, n) ins(%x[k, m, n] : memref<3x?x4096xf32>) outs(%y[m] : memref<?xf32>) body(%e) {
      %s = fuse.reduce addf %e : f32
      fuse.yield %s : f32
    }
    fuse.yield
  }
  return
}

// -----

func.func @main(%x: memref<?x4096xf16>, %y: memref<?x4096xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 4096], warps = [1, 2], resident = 19>>] {
    // expected-error @below {{resident: 19 blocks of 64 threads with 56 registers; an SM of sm_89 has 1536 threads and 65536 registers}}
    fuse.rms_norm (m, n) over(n) eps = 1.0e-05 ins(%x[m, n] : memref<?x4096xf16>) outs(%y[m, n] : memref<?x4096xf16>)
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

// -----

// sm_89 has asynchronous copies, and no warpgroups.
func.func @main(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.register_prefetch<tile = [64, 64, 32], warps = [2, 2]>>] {
    // expected-error @below {{stages: sm_89 has asynchronous copies; its kernels have a ring of buffers (#fuse.multistage)}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<64x64xf16>)
        outs(%y[m, n] : memref<?x64xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

func.func @main(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 3>>] {
    // expected-error @below {{roles: sm_89 has no warpgroup matrix instructions}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<64x64xf16>)
        outs(%y[m, n] : memref<?x64xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

// The most that a field may say, whatever the chip.
func.func @main(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %y: memref<?x64xf16>) {
  // expected-error @below {{failed to parse Fuse_VariantAttr parameter 'schedule'}}
  // expected-error @below {{shape: a cluster has from 1 to 16 CTAs along each of [m, n]}}
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], cluster = [0, 1]>>] {
  }
  return
}

// -----

// A sort wants the whole row in a tile, and in shared memory.
func.func @main(%x: memref<?x1000xf32>, %y: memref<?x1000xf32>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 512], warps = [1, 4]>>] {
    // expected-error @below {{sort: a block sorts rows that a tile holds whole; this one has 512 columns, the row 1000}}
    fuse.row (m, n) over(n) ins(%x[m, n] : memref<?x1000xf32>) outs(%y[m, n] : memref<?x1000xf32>) body(%e) {
      %s = fuse.sort %e before {
      ^bb0(%a: f32, %b: f32):
        %t = arith.cmpf olt, %a, %b : f32
        fuse.yield %t : i1
      } : f32
      fuse.yield %s : f32
    }
    fuse.yield
  }
  return
}

// -----

func.func @main(%x: memref<?x1000xf32>, %y: memref<?x1000xf32>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.rows<tile = [16, 1024], warps = [16, 2]>>] {
    // expected-error-re @below {{shared: a tile of 16 x 1024 over {{.*}} warps is reduced or sorted in 131072 bytes, sm_89 has 101376 per block}}
    fuse.row (m, n) over(n) ins(%x[m, n] : memref<?x1000xf32>) outs(%y[m, n] : memref<?x1000xf32>) body(%e) {
      %s = fuse.sort %e before {
      ^bb0(%a: f32, %b: f32):
        %t = arith.cmpf olt, %a, %b : f32
        fuse.yield %t : i1
      } : f32
      fuse.yield %s : f32
    }
    fuse.yield
  }
  return
}

// -----

func.func @main(%x: memref<4x?xf32>, %y: memref<4x?xf32>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.rows<tile = [1, 512], warps = [1, 4]>>] {
    // expected-error @below {{a block sorts rows whose length is known when it is compiled}}
    fuse.row (m, n) over(n) ins(%x[m, n] : memref<4x?xf32>) outs(%y[m, n] : memref<4x?xf32>) body(%e) {
      %s = fuse.sort %e before {
      ^bb0(%a: f32, %b: f32):
        %t = arith.cmpf olt, %a, %b : f32
        fuse.yield %t : i1
      } : f32
      fuse.yield %s : f32
    }
    fuse.yield
  }
  return
}
