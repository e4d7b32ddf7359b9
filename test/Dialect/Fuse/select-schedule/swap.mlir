// RUN: fuse-opt %s --fuse-select-schedule="chip=sm_90a" -split-input-file -verify-diagnostics

// When operands may be swapped at the instruction.

func.func @swapped_warps(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 2, swap = true>>] {
    // expected-error @below {{roles: producers must be 4 warps, and the others 4, 8 or 12 along n (the operands are swapped), 1 along m}}
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

func.func @swapped_tile(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [16, 64, 64], warps = [1, 8], stages = 2, swap = true>>] {
    // expected-error @below {{roles: a tile of 16 x 64 x 64; n must be a multiple of 64 for each warpgroup and at most 256, m a multiple of 8}}
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

func.func @swapped_alone(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %y: memref<?x64xf16>) {
  // expected-error @below {{failed to parse Fuse_VariantAttr parameter 'schedule'}}
  // expected-error @below {{duplicate or unknown struct parameter name: swap}}
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.multistage<tile = [16, 64, 64], warps = [1, 4], stages = 2, swap = true>>] {
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

func.func @swapped_auxiliaries(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %e: memref<?x64xf16>, %y: memref<?x64xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [16, 64, 64], warps = [1, 4], stages = 2, swap = true, aux_stages = 2>>] {
    // expected-error @below {{auxiliaries: no ring of them where operands are swapped}}
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

// Each element of an auxiliary of the result's size is a load of its own.

func.func @beside_elements(%x: memref<?x64xf16>, %w: memref<192x64xf16>, %r: memref<?x192xf16>, %y: memref<?x192xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.warp_specialized<tile = [72, 192, 64], warps = [1, 12], stages = 2, swap = true>>] {
    // expected-error @below {{registers: 36 accumulators per thread, at most 32 fit}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<192x64xf16>)
        aux(%r[m, n] : memref<?x192xf16>) outs(%y[m, n] : memref<?x192xf16>) epilogue(%a, %b) {
      %b32 = arith.extf %b : f16 to f32
      %s = arith.addf %a, %b32 : f32
      %t = arith.truncf %s : f32 to f16
      fuse.yield %t : f16
    }
    fuse.yield
  }
  return
}
