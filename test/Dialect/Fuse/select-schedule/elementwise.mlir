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
