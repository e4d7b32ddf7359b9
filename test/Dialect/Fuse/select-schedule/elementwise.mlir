// RUN: fuse-opt %s --fuse-select-schedule="chip=sm_90" --fuse-verify-phase="phase=scheduled chip=sm_90" | FileCheck %s

// Every dimension merges into one: a row of sixteen bytes a thread.
// CHECK: "flat" variants [#fuse.variant<schedule = #fuse.elementwise<tile = [1, 1024], warps = [1, 4]>>]
func.func @flat(%x: memref<3x?x7xf16>, %y: memref<3x?x7xf16>) {
  fuse.kernel "flat" {
    fuse.elementwise (a, b, c) ins(%x[a, b, c] : memref<3x?x7xf16>) outs(%y[a, b, c] : memref<3x?x7xf16>) body(%e) {
      fuse.yield %e : f16
    }
    fuse.yield
  }
  return
}

// A transpose: a tile about as high as wide.
// CHECK: "transpose" variants [#fuse.variant<schedule = #fuse.elementwise<tile = [16, 32], warps = [4, 1]>>]
func.func @transpose(%x: memref<100x70xf32>, %y: memref<70x100xf32>) {
  fuse.kernel "transpose" {
    fuse.elementwise (a, b) ins(%x[b, a] : memref<100x70xf32>) outs(%y[a, b] : memref<70x100xf32>) body(%e) {
      fuse.yield %e : f32
    }
    fuse.yield
  }
  return
}

// CHECK: "scalar" variants [#fuse.variant<schedule = #fuse.elementwise<tile = [1, 512], warps = [1, 4]>>]
func.func @scalar(%x: memref<f32>, %y: memref<f32>) {
  fuse.kernel "scalar" {
    fuse.elementwise () ins(%x[] : memref<f32>) outs(%y[] : memref<f32>) body(%e) {
      %s = arith.addf %e, %e : f32
      fuse.yield %s : f32
    }
    fuse.yield
  }
  return
}

// Rows that tiles of 1024 columns would reach far beyond; the last one has no more rows to offer.
// CHECK: "rows" variants [#fuse.variant<schedule = #fuse.elementwise<tile = [4, 256], warps = [4, 1]>>]
// CHECK: "even" variants [#fuse.variant<schedule = #fuse.elementwise<tile = [1, 1024], warps = [1, 4]>>]
// CHECK: "row" variants [#fuse.variant<schedule = #fuse.elementwise<tile = [1, 1024], warps = [1, 4]>>]
func.func @rows(%b: memref<4160xf16>, %y: memref<?x4160xf16>, %c: memref<4096xf16>, %z: memref<?x4096xf16>, %v: memref<1x4160xf16>) {
  fuse.kernel "rows" {
    fuse.elementwise (m, n) ins(%b[n] : memref<4160xf16>) outs(%y[m, n] : memref<?x4160xf16>) body(%e) {
      fuse.yield %e : f16
    }
    fuse.yield
  }
  fuse.kernel "even" {
    fuse.elementwise (m, n) ins(%c[n] : memref<4096xf16>) outs(%z[m, n] : memref<?x4096xf16>) body(%e) {
      fuse.yield %e : f16
    }
    fuse.yield
  }
  fuse.kernel "row" {
    fuse.elementwise (m, n) ins(%b[n] : memref<4160xf16>) outs(%v[m, n] : memref<1x4160xf16>) body(%e) {
      fuse.yield %e : f16
    }
    fuse.yield
  }
  return
}
