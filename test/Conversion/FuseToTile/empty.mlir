// RUN: fuse-opt %s --fuse-select-schedule="chip=sm_90" --fuse-tile="chip=sm_90" --canonicalize --cse --fuse-verify-phase="phase=kernels" -split-input-file | FileCheck %s

// k = 0: the pipeline runs no step, the epilogue sees zero.

// CHECK-LABEL: gpu.func @nothing
// CHECK:         tile.for_tiles {{.*}} krange(%[[LOW:.*]], %[[HIGH:.*]]) of %c0
// CHECK:           %[[Z:.*]] = tile.fill 0.0
// CHECK:           tile.pipeline %[[LOW]] to %[[HIGH]] {{.*}} carry(%[[Z]]
func.func @no_k(%x: memref<?x0xf16>, %w: memref<64x0xf16>, %y: memref<?x64xf32>) {
  fuse.kernel "nothing" {
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x0xf16>) rhs(%w[n, k] : memref<64x0xf16>)
        outs(%y[m, n] : memref<?x64xf32>) epilogue(%a) {
      fuse.yield %a : f32
    }
    fuse.yield
  }
  return
}

// -----

// An extent of 0 launches an empty grid.

// CHECK-LABEL: func.func @no_m
// CHECK:         gpu.launch_func @none::@none blocks in (%c0, %c1, %c1)
func.func @no_m(%x: memref<0x64xf16>, %w: memref<64x64xf16>, %y: memref<0x64xf32>) {
  fuse.kernel "none" {
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<0x64xf16>) rhs(%w[n, k] : memref<64x64xf16>)
        outs(%y[m, n] : memref<0x64xf32>) epilogue(%a) {
      fuse.yield %a : f32
    }
    fuse.yield
  }
  return
}

// -----

// CHECK-LABEL: func.func @no_row
// CHECK:         gpu.launch_func @rows::@rows blocks in (%c0, %c1, %c1)
func.func @no_row(%x: memref<0x0xf32>, %y: memref<0x0xf32>) {
  fuse.kernel "rows" {
    fuse.softmax (m, n) over(n) ins(%x[m, n] : memref<0x0xf32>) outs(%y[m, n] : memref<0x0xf32>)
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

// CHECK-LABEL: func.func @no_plane
// CHECK:         gpu.launch_func @flat::@flat blocks in (%c0, %c1, %c1)
func.func @no_plane(%x: memref<5x0xf32>, %y: memref<5x0xf32>) {
  fuse.kernel "flat" {
    fuse.elementwise (m, n) ins(%x[m, n] : memref<5x0xf32>) outs(%y[m, n] : memref<5x0xf32>) body(%e) {
      fuse.yield %e : f32
    }
    fuse.yield
  }
  return
}
