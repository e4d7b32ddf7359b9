// RUN: fuse-opt %s --fuse-tile="chip=sm_90" -split-input-file -verify-diagnostics

func.func @outside(%x: memref<64xf32>, %y: memref<64xf32>) {
  // expected-error @below {{stands outside of any fuse.kernel; run fuse-form-kernels first}}
  fuse.elementwise (n) ins(%x[n] : memref<64xf32>) outs(%y[n] : memref<64xf32>) body(%e) {
    fuse.yield %e : f32
  }
  return
}

// -----

func.func @tensors(%x: tensor<64xf32>) -> tensor<64xf32> {
  // expected-error @below {{works on tensors; bufferize before fuse-tile}}
  %y = fuse.kernel "k" {
    %z = fuse.elementwise (n) ins(%x[n] : tensor<64xf32>) outs(%x[n] : tensor<64xf32>) body(%e) {
      fuse.yield %e : f32
    }
    fuse.yield %z : tensor<64xf32>
  } : tensor<64xf32>
  return %y : tensor<64xf32>
}

// -----

func.func @unscheduled(%x: memref<64xf32>, %y: memref<64xf32>) {
  // expected-error @below {{kernel "k" has no schedule; run fuse-select-schedule first}}
  fuse.kernel "k" {
    fuse.elementwise (n) ins(%x[n] : memref<64xf32>) outs(%y[n] : memref<64xf32>) body(%e) {
      fuse.yield %e : f32
    }
    fuse.yield
  }
  return
}

// -----

func.func @strided(%x: memref<64x64xf32, strided<[128, 1]>>, %y: memref<64x64xf32>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.elementwise<tile = [1, 1024], warps = [1, 4]>>] {
    // expected-error @below {{operand 0 is not contiguous ('memref<64x64xf32, strided<[128, 1]>>'); kernels take contiguous row-major buffers}}
    fuse.elementwise (m, n) ins(%x[m, n] : memref<64x64xf32, strided<[128, 1]>>) outs(%y[m, n] : memref<64x64xf32>) body(%e) {
      fuse.yield %e : f32
    }
    fuse.yield
  }
  return
}

// -----

func.func @several(%x: memref<64xf32>, %y: memref<64xf32>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.elementwise<tile = [1, 1024], warps = [1, 4]>>] {
    fuse.elementwise (n) ins(%x[n] : memref<64xf32>) outs(%y[n] : memref<64xf32>) body(%e) {
      fuse.yield %e : f32
    }
    // expected-error @below {{is the second op of kernel "k"; a kernel of several ops has no expansion}}
    fuse.elementwise (n) ins(%x[n] : memref<64xf32>) outs(%y[n] : memref<64xf32>) body(%e) {
      fuse.yield %e : f32
    }
    fuse.yield
  }
  return
}

// -----

func.func @copy(%x: memref<64xf32>, %y: memref<64xf32>) {
  fuse.kernel "k" {
    // expected-error @below {{may not stand in kernel "k", which holds fuse ops and views}}
    memref.copy %x, %y : memref<64xf32> to memref<64xf32>
    fuse.yield
  }
  return
}

// -----

func.func @guards(%x: memref<?x64xf16>, %w: memref<64x64xf16>, %y: memref<?x64xf32>) {
  // expected-error @below {{kernel "k" has no variant that takes any number of rows; the last one must be unbounded}}
  fuse.kernel "k" variants [#fuse.variant<max_rows = 16, schedule = #fuse.multistage<tile = [16, 64, 64], warps = [1, 4]>>] {
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x64xf16>) rhs(%w[n, k] : memref<64x64xf16>)
        outs(%y[m, n] : memref<?x64xf32>) epilogue(%a) {
      fuse.yield %a : f32
    }
    fuse.yield
  }
  return
}

// -----

func.func @norows(%x: memref<40x64xf16>, %w: memref<64x64xf16>, %y: memref<40x64xf32>) {
  // expected-error @below {{kernel "k" has no variant for 40 rows}}
  fuse.kernel "k" variants [#fuse.variant<max_rows = 16, schedule = #fuse.multistage<tile = [16, 64, 64], warps = [1, 4]>>] {
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<40x64xf16>) rhs(%w[n, k] : memref<64x64xf16>)
        outs(%y[m, n] : memref<40x64xf32>) epilogue(%a) {
      fuse.yield %a : f32
    }
    fuse.yield
  }
  return
}

// -----

func.func @height(%x: memref<64xf32>, %y: memref<64xf32>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.elementwise<tile = [2, 1024], warps = [1, 4]>>] {
    // expected-error @below {{divides: a tile of 2 rows, but there is one row}}
    fuse.elementwise (n) ins(%x[n] : memref<64xf32>) outs(%y[n] : memref<64xf32>) body(%e) {
      fuse.yield %e : f32
    }
    fuse.yield
  }
  return
}

// -----

func.func @gathered_slice(%x: memref<9x64xf32>, %y: memref<64xf32>) {
  %s = fuse.slice %x[3, :] : memref<9x64xf32>
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.elementwise<tile = [1, 32], warps = [1, 1]>>] {
    // expected-error @below {{operand 0 is a slice, which kernels do not gather from}}
    fuse.elementwise (n) ins(%s[] : memref<64xf32, strided<[1], offset: ?>>) outs(%y[n] : memref<64xf32>) body(%t) {
      %i = fuse.index 0 : index
      %e = fuse.gather %t[%i] : memref<?xf32>
      fuse.yield %e : f32
    }
    fuse.yield
  }
  return
}

// -----

func.func @written_slice(%x: memref<64xf32>, %y: memref<9x64xf32>) {
  %s = fuse.slice %y[3, :] : memref<9x64xf32>
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.elementwise<tile = [1, 32], warps = [1, 1]>>] {
    // expected-error @below {{operand 1 is a slice, which kernels do not write}}
    fuse.elementwise (n) ins(%x[n] : memref<64xf32>) outs(%s[n] : memref<64xf32, strided<[1], offset: ?>>) body(%e) {
      fuse.yield %e : f32
    }
    fuse.yield
  }
  return
}
