// RUN: fuse-opt %s --fuse-select-schedule="chip=gfx942" -split-input-file -verify-diagnostics

// What no kernel honours is an error, never silently something else.

func.func @tf32(%x: memref<8x64xf32>, %w: memref<64x64xf32>, %y: memref<8x64xf32>) {
  fuse.kernel "k" {
    // expected-error @below {{cannot run on gfx942: gfx942 has no kernel with precision 'tf32'; use ieee}}
    fuse.matmul (m, n, k) acc(f32) precision(tf32) lhs(%x[m, k] : memref<8x64xf32>) rhs(%w[n, k] : memref<64x64xf32>)
        outs(%y[m, n] : memref<8x64xf32>) epilogue(%a) {
      fuse.yield %a : f32
    }
    fuse.yield
  }
  return
}

// -----

func.func @i8(%x: memref<8x64xi8>, %w: memref<64x64xi8>, %y: memref<8x64xi32>) {
  fuse.kernel "k" {
    // expected-error @below {{cannot run on gfx942: kernels for i8 operands come later; supported: f16, bf16, f32}}
    fuse.matmul (m, n, k) acc(i32) lhs(%x[m, k] : memref<8x64xi8>) rhs(%w[n, k] : memref<64x64xi8>)
        outs(%y[m, n] : memref<8x64xi32>) epilogue(%a) {
      fuse.yield %a : i32
    }
    fuse.yield
  }
  return
}

// -----

func.func @f8(%x: memref<8x64xf8E4M3FN>, %w: memref<64x64xf8E4M3FN>, %y: memref<8x64xf32>) {
  fuse.kernel "k" {
    // expected-error @below {{kernels for f8E4M3FN operands come later}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<8x64xf8E4M3FN>) rhs(%w[n, k] : memref<64x64xf8E4M3FN>)
        outs(%y[m, n] : memref<8x64xf32>) epilogue(%a) {
      fuse.yield %a : f32
    }
    fuse.yield
  }
  return
}

// -----

func.func @f64acc(%x: memref<8x64xf16>, %w: memref<64x64xf16>, %y: memref<8x64xf64>) {
  fuse.kernel "k" {
    // expected-error @below {{kernels accumulate in f32 only}}
    fuse.matmul (m, n, k) acc(f64) lhs(%x[m, k] : memref<8x64xf16>) rhs(%w[n, k] : memref<64x64xf16>)
        outs(%y[m, n] : memref<8x64xf64>) epilogue(%a) {
      fuse.yield %a : f64
    }
    fuse.yield
  }
  return
}

// -----

func.func @two(%x: memref<64xf32>, %y: memref<64xf32>) {
  fuse.kernel "k" {
    fuse.elementwise (n) ins(%x[n] : memref<64xf32>) outs(%y[n] : memref<64xf32>) body(%e) {
      fuse.yield %e : f32
    }
    // expected-error @below {{is the second op of kernel "k"; a kernel of several ops has no schedule}}
    fuse.elementwise (n) ins(%x[n] : memref<64xf32>) outs(%y[n] : memref<64xf32>) body(%e) {
      fuse.yield %e : f32
    }
    fuse.yield
  }
  return
}

// -----

func.func @stages(%x: memref<8x64xf16>, %w: memref<64x64xf16>, %y: memref<8x64xf32>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.multistage<tile = [64, 64, 32], warps = [2, 2], stages = 2>>] {
    // expected-error @below {{stages: gfx942 has no asynchronous copies; its kernels have one buffer and the next step's loads under way in registers (#fuse.register_prefetch)}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<8x64xf16>) rhs(%w[n, k] : memref<64x64xf16>)
        outs(%y[m, n] : memref<8x64xf32>) epilogue(%a) {
      fuse.yield %a : f32
    }
    fuse.yield
  }
  return
}

// -----

func.func @registers(%x: memref<8x512xf16>, %w: memref<64x512xf16>, %y: memref<8x64xf32>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.register_prefetch<tile = [16, 32, 512], warps = [1, 2], ahead = 4>>] {
    // expected-error @below {{registers: 4 accumulators and 384 of 4 steps ahead per thread, at most 384 fit}}
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<8x512xf16>) rhs(%w[n, k] : memref<64x512xf16>)
        outs(%y[m, n] : memref<8x64xf32>) epilogue(%a) {
      fuse.yield %a : f32
    }
    fuse.yield
  }
  return
}
