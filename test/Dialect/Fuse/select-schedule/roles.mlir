// RUN: fuse-opt %s --fuse-select-schedule="chip=sm_90a" -split-input-file -verify-diagnostics

// When warps may take roles on sm_90a.

// Rows of odd length are copied by the producers, each CTA for itself.
func.func @unaligned(%x: memref<?x77xf16>, %w: memref<64x77xf16>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [128, 64, 64], warps = [8, 1], stages = 4>>] {
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x77xf16>) rhs(%w[n, k] : memref<64x77xf16>)
        outs(%y[m, n] : memref<?x64xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

func.func @unaligned_cluster(%w: memref<128x77xf16>, %y: memref<?x128xf16>, %v: memref<?x77xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [128, 128, 64], warps = [8, 1], stages = 4, cluster = [2, 1]>>] {
    // expected-error @below {{cluster: operand 0 has rows of 154 bytes; a tensor map needs multiples of 16; what producers copy is not shared by CTAs}}
    fuse.matmul (m, n, k) acc(f32) lhs(%v[m, k] : memref<?x77xf16>) rhs(%w[n, k] : memref<128x77xf16>)
        outs(%y[m, n] : memref<?x128xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

func.func @unaligned_along_n(%w: memref<128x77xf16>, %y: memref<?x128xf16>, %v: memref<?x77xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [128, 128, 64], warps = [8, 1], stages = 4, cluster = [1, 2]>>] {
    // expected-error @below {{cluster: operand 0 has rows of 154 bytes; a tensor map needs multiples of 16; what producers copy is not shared by CTAs}}
    fuse.matmul (m, n, k) acc(f32) lhs(%v[m, k] : memref<?x77xf16>) rhs(%w[n, k] : memref<128x77xf16>)
        outs(%y[m, n] : memref<?x128xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

func.func @unaligned_aux(%w: memref<128x77xf16>, %y: memref<?x128xf16>, %e: memref<?x128xf16>, %v: memref<?x77xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [128, 128, 64], warps = [8, 1], stages = 3, aux_stages = 2>>] {
    // expected-error @below {{auxiliaries: operand 0 has rows of 154 bytes; a tensor map needs multiples of 16; all producers copy it, and none is left to load auxiliaries}}
    fuse.matmul (m, n, k) acc(f32) lhs(%v[m, k] : memref<?x77xf16>) rhs(%w[n, k] : memref<128x77xf16>)
        aux(%e[m, n] : memref<?x128xf16>)
        outs(%y[m, n] : memref<?x128xf16>) epilogue(%a, %b) {
      %b32 = arith.extf %b : f16 to f32
      %s = arith.addf %a, %b32 : f32
      %r = arith.truncf %s : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

// What is converted goes through registers, which a producer's copies do not.
func.func @converted(%x: memref<?x64xf16>, %w: memref<64x64xi8>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [128, 64, 64], warps = [8, 1], stages = 4>>] {
    // expected-error @below {{roles: operand 1 is converted as it is read, in registers}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<64x64xi8>)
        outs(%y[m, n] : memref<?x64xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

// k is in the tile, but nothing of it is contiguous.
func.func @scattered(%x: memref<8x64x?xf16>, %w: memref<64x64x8xf16>, %y: memref<8x?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [128, 64, 64], warps = [8, 1], stages = 4>>] {
    // expected-error @below {{roles: operand 1 has no contiguous dimension in its tile}}
    fuse.matmul (b, m, n, k) acc(f32) lhs(%x[b, k, m] : memref<8x64x?xf16>) rhs(%w[n, k, b] : memref<64x64x8xf16>)
        outs(%y[b, m, n] : memref<8x?x64xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

func.func @warps(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [128, 64, 64], warps = [2, 4], stages = 4>>] {
    // expected-error @below {{roles: producers must be 4 warps, and the others 4, 8 or 12 along m (the operands are not swapped), 1 along n}}
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

func.func @tile(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [8, 1], stages = 4>>] {
    // expected-error @below {{roles: a tile of 64 x 64 x 64; m must be a multiple of 64 for each warpgroup}}
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

func.func @elements(%x: memref<?x64xf32>, %w: memref<64x64xf32>, %y: memref<?x64xf32>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [128, 64, 64], warps = [8, 1], stages = 4>>] {
    // expected-error @below {{roles: warpgroups multiply f16, bf16, and f32 with precision tf32, not ieee}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf32>) rhs(%w[n, k] : memref<64x64xf32>)
        outs(%y[m, n] : memref<?x64xf32>) epilogue(%a) {
      fuse.yield %a : f32
    }
    fuse.yield
  }
  return
}

// -----

// A contiguous n is loaded in pieces of 64 elements, one for each CTA of a cluster.
func.func @pieces_of_96(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [128, 96, 64], warps = [8, 1], stages = 4>>] {
    // expected-error @below {{roles: operand 1 is contiguous along its 96 tile elements; they must be a multiple of 64}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[k, n] : memref<64x64xf16>)
        outs(%y[m, n] : memref<?x64xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

// A contiguous n is loaded in pieces of 64 elements, one for each CTA of a cluster.
func.func @pieces(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [128, 64, 64], warps = [8, 1], stages = 4, cluster = [2, 1]>>] {
    // expected-error @below {{roles: operand 1 is contiguous along its 64 tile elements; they must be a multiple of 128}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[k, n] : memref<64x64xf16>)
        outs(%y[m, n] : memref<?x64xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

func.func @pieces_of_the_left(%x: memref<64x64xf16>, %w: memref<64x64xf16>, %y: memref<64x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 4, cluster = [1, 2]>>] {
    // expected-error @below {{roles: operand 0 is contiguous along its 64 tile elements; they must be a multiple of 128}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[k, m] : memref<64x64xf16>) rhs(%w[k, n] : memref<64x64xf16>)
        outs(%y[m, n] : memref<64x64xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

// Rows of 8 for each of those that share a tile.
func.func @rows_of_the_left(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [72, 64, 64], warps = [1, 4], stages = 4, cluster = [2, 2], swap = true>>] {
    // expected-error @below {{roles: a cluster of 2 loads 72 rows in equal parts of 8 rows each}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[k, n] : memref<64x64xf16>)
        outs(%y[m, n] : memref<?x64xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

// Two CTAs along a dimension, no more.
func.func @four_along_n(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [128, 64, 64], warps = [8, 1], stages = 4, cluster = [1, 4]>>] {
    // expected-error @below {{cluster: two CTAs along m, [2, 1], along n, [1, 2], or both, [2, 2], and 2, 4 or 8 along k, [1, 1, 2], have an expansion; no others do}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[k, n] : memref<64x64xf16>)
        outs(%y[m, n] : memref<?x64xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

func.func @along_all(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [128, 64, 64], warps = [8, 1], stages = 4, cluster = [1, 2, 2]>>] {
    // expected-error @below {{cluster: two CTAs along m, [2, 1], along n, [1, 2], or both, [2, 2], and 2, 4 or 8 along k, [1, 1, 2], have an expansion; no others do}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[k, n] : memref<64x64xf16>)
        outs(%y[m, n] : memref<?x64xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

func.func @registers(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [256, 256, 64], warps = [8, 1], stages = 2>>] {
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

// Beside many accumulators stand few registers of an epilogue: of one function,
func.func @two_functions(%x: memref<?x64xf16>, %w: memref<256x64xf16>, %y: memref<?x256xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [256, 128, 64], warps = [8, 1], stages = 3>>] {
    // expected-error @below {{registers: 128 accumulators per thread, at most 112 fit}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<256x64xf16>)
        outs(%y[m, n] : memref<?x256xf16>) epilogue(%a) {
      %t = math.tanh %a : f32
      %e = math.exp %t : f32
      %r = arith.truncf %e : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

func.func @power(%x: memref<?x64xf16>, %w: memref<256x64xf16>, %y: memref<?x256xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [256, 128, 64], warps = [8, 1], stages = 3>>] {
    // expected-error @below {{registers: 128 accumulators per thread, at most 112 fit}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<256x64xf16>)
        outs(%y[m, n] : memref<?x256xf16>) epilogue(%a) {
      %t = math.absf %a : f32
      %p = arith.constant 2.3 : f32
      %e = math.powf %t, %p : f32
      %r = arith.truncf %e : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

func.func @exponential(%x: memref<?x64xf16>, %w: memref<256x64xf16>, %y: memref<?x256xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [256, 192, 64], warps = [8, 1], stages = 3>>] {
    // expected-error @below {{registers: 192 accumulators per thread, at most 176 fit}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<256x64xf16>)
        outs(%y[m, n] : memref<?x256xf16>) epilogue(%a) {
      %e = math.exp %a : f32
      %r = arith.truncf %e : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

// of arithmetic that is an instruction,
func.func @division(%x: memref<?x64xf16>, %w: memref<256x64xf16>, %y: memref<?x256xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [256, 144, 64], warps = [8, 1], stages = 3>>] {
    // expected-error @below {{registers: 144 accumulators per thread, at most 128 fit}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<256x64xf16>)
        outs(%y[m, n] : memref<?x256xf16>) epilogue(%a) {
      %t = arith.constant 3.0 : f32
      %e = arith.divf %a, %t : f32
      %r = arith.truncf %e : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

func.func @wide_numbers(%x: memref<?x64xf16>, %w: memref<256x64xf16>, %y: memref<?x256xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [256, 144, 64], warps = [8, 1], stages = 3>>] {
    // expected-error @below {{registers: 144 accumulators per thread, at most 128 fit}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<256x64xf16>)
        outs(%y[m, n] : memref<?x256xf16>) epilogue(%a) {
      %t = arith.extf %a : f32 to f64
      %p = arith.mulf %t, %t : f64
      %e = arith.truncf %p : f64 to f32
      %r = arith.truncf %e : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

// of a row or a column of 16-bit elements,
func.func @wide_auxiliary(%x: memref<?x64xf16>, %w: memref<256x64xf16>, %b: memref<256xf32>, %y: memref<?x256xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [256, 192, 64], warps = [8, 1], stages = 3>>] {
    // expected-error @below {{registers: 192 accumulators per thread, at most 176 fit}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<256x64xf16>)
        aux(%b[n] : memref<256xf32>) outs(%y[m, n] : memref<?x256xf16>) epilogue(%a, %c) {
      %e = arith.addf %a, %c : f32
      %r = arith.truncf %e : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

// which keeps elements apart where a GELU by tanh would compute them side by side.
func.func @nothing_loaded(%x: memref<?x64xf16>, %w: memref<256x64xf16>, %b: memref<f16>, %y: memref<?x256xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [256, 176, 64], warps = [8, 1], stages = 3>>] {
    // expected-error @below {{registers: 176 accumulators per thread, at most 160 fit}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<256x64xf16>)
        aux(%b[] : memref<f16>) outs(%y[m, n] : memref<?x256xf16>) epilogue(%a, %c) {
      %t = arith.extf %c : f16 to f32
      %s = arith.mulf %a, %t : f32
      %e = fuse.gelu tanh %s : f32
      %r = arith.truncf %e : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

// Three products need operands in registers, split.
func.func @tf32x3(%x: memref<?x64xf32>, %w: memref<64x64xf32>, %y: memref<?x64xf32>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [128, 64, 32], warps = [8, 1], stages = 4>>] {
    // expected-error @below {{roles: warpgroups multiply f16, bf16, and f32 with precision tf32, not tf32x3}}
    fuse.matmul (m, n, k) acc(f32) precision(tf32x3) lhs(%x[m, k] : memref<?x64xf32>) rhs(%w[n, k] : memref<64x64xf32>)
        outs(%y[m, n] : memref<?x64xf32>) epilogue(%a) {
      fuse.yield %a : f32
    }
    fuse.yield
  }
  return
}

// -----

// Rows of a tile are in pieces of 128 bytes.
func.func @tf32_tile(%x: memref<?x64xf32>, %w: memref<64x64xf32>, %y: memref<?x64xf32>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [128, 64, 48], warps = [8, 1], stages = 4>>] {
    // expected-error @below {{n a multiple of 8 up to 256, k of 32 up to 128}}
    fuse.matmul (m, n, k) acc(f32) precision(tf32) lhs(%x[m, k] : memref<?x64xf32>) rhs(%w[n, k] : memref<64x64xf32>)
        outs(%y[m, n] : memref<?x64xf32>) epilogue(%a) {
      fuse.yield %a : f32
    }
    fuse.yield
  }
  return
}

// -----

// wgmma transposes 16-bit operands only.
func.func @tf32_n_contiguous(%x: memref<?x64xf32>, %w: memref<64x64xf32>, %y: memref<?x64xf32>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [128, 64, 32], warps = [8, 1], stages = 4>>] {
    // expected-error @below {{roles: operand 1 is contiguous along n; the warpgroup instructions for tf32 read operands contiguous along k only}}
    fuse.matmul (m, n, k) acc(f32) precision(tf32) lhs(%x[m, k] : memref<?x64xf32>) rhs(%w[k, n] : memref<64x64xf32>)
        outs(%y[m, n] : memref<?x64xf32>) epilogue(%a) {
      fuse.yield %a : f32
    }
    fuse.yield
  }
  return
}

// -----

// The left one likewise.
func.func @tf32_m_contiguous(%x: memref<64x?xf32>, %w: memref<64x64xf32>, %y: memref<?x64xf32>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [128, 64, 32], warps = [8, 1], stages = 4>>] {
    // expected-error @below {{roles: operand 0 has rows of no static length; a tensor map needs multiples of 16 bytes between them; the tensor memory accelerator alone rounds to tf32}}
    fuse.matmul (m, n, k) acc(f32) precision(tf32) lhs(%x[k, m] : memref<64x?xf32>) rhs(%w[n, k] : memref<64x64xf32>)
        outs(%y[m, n] : memref<?x64xf32>) epilogue(%a) {
      fuse.yield %a : f32
    }
    fuse.yield
  }
  return
}

// -----

func.func @no_auxiliary(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %e: memref<?x64xf32>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [128, 64, 64], warps = [8, 1], stages = 4, aux_stages = 2>>] {
    // expected-error @below {{auxiliaries: a ring of them needs a tile n that is a multiple of 64, and an auxiliary of 16-bit elements}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<64x64xf16>)
        aux(%e[m, n] : memref<?x64xf32>) outs(%y[m, n] : memref<?x64xf16>) epilogue(%a, %b) {
      %s = arith.addf %a, %b : f32
      %r = arith.truncf %s : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

func.func @auxiliaries_without_producers(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %e: memref<?x64xf16>, %y: memref<?x64xf16>) {
  // expected-error @below {{failed to parse Fuse_VariantAttr parameter 'schedule'}}
  // expected-error @below {{duplicate or unknown struct parameter name: aux_stages}}
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.multistage<tile = [128, 64, 64], warps = [4, 1], stages = 4, aux_stages = 2>>] {
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<64x64xf16>)
        aux(%e[m, n] : memref<?x64xf16>) outs(%y[m, n] : memref<?x64xf16>) epilogue(%a, %b) {
      %h = arith.truncf %a : f32 to f16
      %r = arith.addf %h, %b : f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

// The kernel gets an operand as its type says: rows of an unknown length, which producers shift into
// place, even where the result's type says how long they are. What that takes counts.
func.func @rows_of_unknown_length(%x: memref<8x1080xf16>, %w: memref<1080x?xf16>, %y: memref<8x372xf32>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [8, 128, 64], warps = [1, 4], stages = 12, swap = true>>] {
    // expected-error @below {{shared: 12 stages}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<8x1080xf16>) rhs(%w[k, n] : memref<1080x?xf16>)
        outs(%y[m, n] : memref<8x372xf32>) epilogue(%a) {
      fuse.yield %a : f32
    }
    fuse.yield
  }
  return
}

// -----

func.func @too_many_aux_stages(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %e: memref<?x64xf16>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 2, aux_stages = 65>>] {
    // expected-error @below {{shared: 65 aux_stages; at most 64}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<64x64xf16>)
        aux(%e[m, n] : memref<?x64xf16>) outs(%y[m, n] : memref<?x64xf16>) epilogue(%a, %b) {
      %h = arith.truncf %a : f32 to f16
      %r = arith.addf %h, %b : f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

// CTAs of a cluster share a tile along k in powers of two, each takes rows of it, and tensor maps show what they read.
func.func @parts(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 2, cluster = [1, 1, 3]>>] {
    // expected-error @below {{cluster: two CTAs along m, [2, 1], along n, [1, 2], or both, [2, 2], and 2, 4 or 8 along k, [1, 1, 2], have an expansion; no others do}}
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

func.func @parts_of_a_copy(%x: memref<?x77xf16>, %w: memref<64x77xf16>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 2, cluster = [1, 1, 2]>>] {
    // expected-error @below {{cluster: producers copy an operand; segments have an expansion where tensor maps show all of them}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x77xf16>) rhs(%w[n, k] : memref<64x77xf16>)
        outs(%y[m, n] : memref<?x64xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

func.func @parts_shared_twice(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 2, cluster = [1, 1, 2], stream_k = true>>] {
    // expected-error @below {{cluster: tiles are shared by CTAs along k, not by clusters; cluster must be [1, 1]}}
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

func.func @parts_of_auxiliaries(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %e: memref<?x64xf16>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 2, cluster = [1, 1, 2], aux_stages = 2>>] {
    // expected-error @below {{cluster: a ring would bring all of an auxiliary's tile to CTAs that store some rows; aux_stages must be 0}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<64x64xf16>)
        aux(%e[m, n] : memref<?x64xf16>)
        outs(%y[m, n] : memref<?x64xf16>) epilogue(%a, %b) {
      %b32 = arith.extf %b : f16 to f32
      %s = arith.mulf %a, %b32 : f32
      %r = arith.truncf %s : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

func.func @pieces_of_a_copy(%x: memref<?x77xf16>, %w: memref<64x77xf16>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 2, stream_k = true>>] {
    // expected-error @below {{stream_k: producers copy an operand; segments have an expansion where tensor maps show all of them}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x77xf16>) rhs(%w[n, k] : memref<64x77xf16>)
        outs(%y[m, n] : memref<?x64xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

func.func @pieces_of_auxiliaries(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %e: memref<?x64xf16>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 2, stream_k = true, aux_stages = 2>>] {
    // expected-error @below {{stream_k: a ring would bring auxiliaries to CTAs that store nothing; aux_stages must be 0}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<64x64xf16>)
        aux(%e[m, n] : memref<?x64xf16>)
        outs(%y[m, n] : memref<?x64xf16>) epilogue(%a, %b) {
      %b32 = arith.extf %b : f16 to f32
      %s = arith.mulf %a, %b32 : f32
      %r = arith.truncf %s : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

// Eight CTAs share sums of columns that their threads cannot share evenly.
func.func @parts_of_uneven_columns(%x: memref<?x64xf16>, %u: memref<144x64xf16>, %v: memref<144x64xf16>, %y: memref<?x144xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [64, 72, 64], warps = [4, 1], stages = 2, cluster = [1, 1, 8]>>] {
    // expected-error @below {{registers: 72 accumulators per thread, at most 40 fit}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%u[n, k] : memref<144x64xf16>, %v[n, k] : memref<144x64xf16>)
        outs(%y[m, n] : memref<?x144xf16>) epilogue(%a, %b) {
      %s = arith.mulf %a, %b : f32
      %r = arith.truncf %s : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

// Four of three warpgroups do.
func.func @parts_of_three_warpgroups(%x: memref<?x64xf16>, %w: memref<144x64xf16>, %y: memref<?x144xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [192, 72, 64], warps = [12, 1], stages = 2, cluster = [1, 1, 4]>>,
                            #fuse.variant<schedule = #fuse.warp_specialized<tile = [192, 88, 64], warps = [12, 1], stages = 2, cluster = [1, 1, 4]>>] {
    // expected-error @below {{registers: 44 accumulators per thread, at most 40 fit}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<144x64xf16>)
        outs(%y[m, n] : memref<?x144xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

// CTAs that share a gate's tiles along k, whose threads load an auxiliary of the result's size.
func.func @shared_gates(%x: memref<?x64xf16>, %u: memref<256x64xf16>, %v: memref<256x64xf16>, %e: memref<?x256xf16>, %y: memref<?x256xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [128, 96, 64], warps = [8, 1], stages = 2, stream_k = true>>,
                            #fuse.variant<schedule = #fuse.warp_specialized<tile = [128, 112, 64], warps = [8, 1], stages = 2, stream_k = true>>] {
    // expected-error @below {{registers: 112 accumulators per thread, at most 96 fit}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%u[n, k] : memref<256x64xf16>, %v[n, k] : memref<256x64xf16>)
        aux(%e[m, n] : memref<?x256xf16>)
        outs(%y[m, n] : memref<?x256xf16>) epilogue(%a, %b, %c) {
      %s = arith.mulf %a, %b : f32
      %c32 = arith.extf %c : f16 to f32
      %t = arith.addf %s, %c32 : f32
      %r = arith.truncf %t : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

// Three warpgroups have 160 registers a thread; two biases take more than one.
func.func @three_warpgroups(%x: memref<?x64xf16>, %w: memref<192x64xf16>, %b: memref<192xf16>, %c: memref<192xf16>, %y: memref<?x192xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [192, 192, 64], warps = [12, 1], stages = 3>>] {
    // expected-error @below {{registers: 96 accumulators per thread, at most 80 fit}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<192x64xf16>)
        aux(%b[n] : memref<192xf16>, %c[n] : memref<192xf16>)
        outs(%y[m, n] : memref<?x192xf16>) epilogue(%a, %d, %e) {
      %d32 = arith.extf %d : f16 to f32
      %e32 = arith.extf %e : f16 to f32
      %s = arith.addf %a, %d32 : f32
      %t = fuse.gelu tanh %s : f32
      %p = arith.mulf %t, %e32 : f32
      %r = arith.truncf %p : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

func.func @pingpong_of_two(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [128, 64, 64], warps = [8, 1], stages = 4, pingpong = true>>] {
    // expected-error @below {{pingpong: two groups of one warpgroup take turns; warps must be [4, 1], with swapped operands [1, 4]}}
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

func.func @pingpong_swapped(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [64, 128, 64], warps = [1, 8], stages = 4, swap = true, pingpong = true>>] {
    // expected-error @below {{pingpong: two groups of one warpgroup take turns; warps must be [4, 1], with swapped operands [1, 4]}}
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

func.func @pingpong_wide(%x: memref<?x64xf16>, %w: memref<256x64xf16>, %v: memref<256x64xf16>, %y: memref<?x256xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [40, 256, 64], warps = [1, 4], stages = 2, swap = true, pingpong = true>>] {
    // expected-error @below {{pingpong: with swapped operands one warpgroup multiplies up to 256 columns of n, of all products together; the tile has 512}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<256x64xf16>, %v[n, k] : memref<256x64xf16>)
        outs(%y[m, n] : memref<?x256xf16>) epilogue(%a, %b) {
      %p = arith.mulf %a, %b : f32
      %r = arith.truncf %p : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

func.func @pingpong_sine(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 4, pingpong = true>>] {
    // expected-error @below {{pingpong: a sine, cosine or tangent takes the registers that one warpgroup needs for a tile}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<64x64xf16>)
        outs(%y[m, n] : memref<?x64xf16>) epilogue(%a) {
      %s = math.sin %a : f32
      %r = arith.truncf %s : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

func.func @pingpong_shared(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 4, stream_k = true, pingpong = true>>] {
    // expected-error @below {{pingpong: groups go past the steps of each other's tiles, which all have as many; stream_k must be false}}
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

func.func @pingpong_copies(%x: memref<?x65xf16>, %w: memref<64x65xf16>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 4, pingpong = true>>] {
    // expected-error @below {{pingpong: producers copy an operand, and keep the registers that one warpgroup needs for a tile}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x65xf16>) rhs(%w[n, k] : memref<64x65xf16>)
        outs(%y[m, n] : memref<?x64xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

// A gate in turns has room for 160 accumulators.
func.func @pingpong_gate(%x: memref<?x64xf16>, %u: memref<176x64xf16>, %v: memref<176x64xf16>, %y: memref<?x176xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [128, 80, 64], warps = [4, 1], stages = 2, pingpong = true>>,
                            #fuse.variant<schedule = #fuse.warp_specialized<tile = [128, 88, 64], warps = [4, 1], stages = 2, pingpong = true>>] {
    // expected-error @below {{registers: 176 accumulators per thread, at most 160 fit}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%u[n, k] : memref<176x64xf16>, %v[n, k] : memref<176x64xf16>)
        outs(%y[m, n] : memref<?x176xf16>) epilogue(%a, %b) {
      %g = fuse.silu %a : f32
      %s = arith.mulf %g, %b : f32
      %r = arith.truncf %s : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

func.func @pingpong_registers(%x: memref<?x64xf16>, %w: memref<192x64xf16>, %y: memref<?x192xf32>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [128, 192, 64], warps = [4, 1], stages = 2, pingpong = true>>] {
    // expected-error @below {{registers: 192 accumulators per thread, at most 96 fit}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<192x64xf16>)
        outs(%y[m, n] : memref<?x192xf32>) epilogue(%a) {
      fuse.yield %a : f32
    }
    fuse.yield
  }
  return
}

// -----

func.func @pingpong_residual(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %e: memref<?x64xf16>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 2, pingpong = true>>] {
    // expected-error @below {{pingpong: threads load an auxiliary of the result's size, which takes the registers that one warpgroup needs for a tile}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<64x64xf16>)
        aux(%e[m, n] : memref<?x64xf16>) outs(%y[m, n] : memref<?x64xf16>) epilogue(%a, %b) {
      %h = arith.truncf %a : f32 to f16
      %r = arith.addf %h, %b : f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

func.func @pingpong_in_clusters(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 4, cluster = [1, 1, 2], pingpong = true>>] {
    // expected-error @below {{pingpong: a CTA that shares its tile along k has one, and nobody to take turns with; cluster must be [1, 1], [2, 1], [1, 2] or [2, 2]}}
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

func.func @resident_stream_k(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 4, stream_k = true, resident = 2>>] {
    // expected-error @below {{resident: CTAs that share tiles along k wait for each other, and have an SM each; resident must be 1}}
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

func.func @resident_cluster(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 4, cluster = [1, 1, 2], resident = 2>>] {
    // expected-error @below {{resident: CTAs that share tiles along k wait for each other, and have an SM each; resident must be 1}}
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

func.func @resident_copies(%x: memref<?x65xf16>, %w: memref<64x65xf16>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 2, resident = 2>>] {
    // expected-error @below {{resident: producers copy an operand, and keep registers that the CTAs of an SM lack}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x65xf16>) rhs(%w[n, k] : memref<64x65xf16>)
        outs(%y[m, n] : memref<?x64xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

func.func @resident_shared(%x: memref<?x64xf16>, %w: memref<128x64xf16>, %y: memref<?x128xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [128, 128, 64], warps = [4, 1], stages = 4, resident = 2>>] {
    // expected-error @below {{shared: 4 stages of the operand tiles take 148480 bytes, sm_90a has 115712 for each of 2 CTAs on an SM}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<128x64xf16>)
        outs(%y[m, n] : memref<?x128xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

func.func @resident_columns(%x: memref<?x64xf16>, %w: memref<128x64xf16>, %y: memref<?x128xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [128, 128, 64], warps = [8, 1], stages = 2, resident = 2>>] {
    // expected-error @below {{resident: with 2 CTAs of 384 threads on an SM an instruction has registers for 104 columns, the tile has 128}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<128x64xf16>)
        outs(%y[m, n] : memref<?x128xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

func.func @resident_accumulators(%x: memref<?x64xf16>, %w: memref<128x64xf16>, %y: memref<?x128xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [128, 96, 64], warps = [4, 1], stages = 2, resident = 3>>] {
    // expected-error @below {{registers: 96 accumulators per thread, at most 80 fit}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<128x64xf16>)
        outs(%y[m, n] : memref<?x128xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

func.func @resident_pingpong(%x: memref<?x64xf16>, %w: memref<128x64xf16>, %y: memref<?x128xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 2, pingpong = true, resident = 2>>] {
    // expected-error @below {{resident: groups that take turns have all registers of an SM; pingpong must be false}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<128x64xf16>)
        outs(%y[m, n] : memref<?x128xf16>) epilogue(%a) {
      %r = arith.truncf %a : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}

// -----

func.func @resident_many(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 2, resident = 16>>] {
    // expected-error @below {{resident: with 16 CTAs of 256 threads on an SM an instruction has registers for 0 columns, the tile has 64}}
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

// Threads load both factors, whose rows end within a piece: beside 128 accumulators they spill.

func.func @loaded(%x: memref<5760x4096xf16>, %w: memref<568x4096xf16>, %c: memref<5760x568xf16>, %d: memref<5760x568xf16>, %y: memref<5760x568xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [256, 128, 64], warps = [8, 1], stages = 4>>] {
    // expected-error @below {{registers: 128 accumulators per thread, at most 96 fit}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<5760x4096xf16>) rhs(%w[n, k] : memref<568x4096xf16>)
        aux(%c[m, n] : memref<5760x568xf16>, %d[m, n] : memref<5760x568xf16>)
        outs(%y[m, n] : memref<5760x568xf16>) epilogue(%a, %e, %f) {
      %e32 = arith.extf %e : f16 to f32
      %f32 = arith.extf %f : f16 to f32
      %p = arith.mulf %a, %e32 : f32
      %s = arith.mulf %p, %f32 : f32
      %r = arith.truncf %s : f32 to f16
      fuse.yield %r : f16
    }
    fuse.yield
  }
  return
}
