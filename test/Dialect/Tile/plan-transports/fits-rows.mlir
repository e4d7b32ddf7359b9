// RUN: fuse-opt %s --fuse-to-mapped="chip=sm_90a schedule={#fuse.warp_specialized<tile = [128, 64, 64], warps = [8, 1], stages = 3>}" | FileCheck %s

// Rows that are not there are not loaded, where they may be many of all: of any number of rows, and of the 200 that two
// tiles of 128 have. Of 1000 rows 24 are, as zeros; of 256 there are none, and of the right operand's 4096 neither.

// CHECK-LABEL: gpu.func @any
// CHECK: tile.copy %arg0{{.*}} via(#tile.tensor_map<box = [128, 64], swizzle = 128, fits_rows>)
// CHECK: tile.copy %arg1{{.*}} via(#tile.tensor_map<box = [64, 64], swizzle = 128>)
func.func @any(%x: memref<?x512xf16>, %w: memref<4096x512xf16>, %y: memref<?x4096xf16>) {
  fuse.kernel "any" {
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<?x512xf16>) rhs(%w[n, k] : memref<4096x512xf16>)
        outs(%y[m, n] : memref<?x4096xf16>) epilogue(%a) {
      %t = arith.truncf %a : f32 to f16
      fuse.yield %t : f16
    }
    fuse.yield
  }
  return
}

// CHECK-LABEL: gpu.func @many
// CHECK: tile.copy %arg0{{.*}} via(#tile.tensor_map<box = [128, 64], swizzle = 128, fits_rows>)
func.func @many(%x: memref<200x512xf16>, %w: memref<4096x512xf16>, %y: memref<200x4096xf16>) {
  fuse.kernel "many" {
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<200x512xf16>) rhs(%w[n, k] : memref<4096x512xf16>)
        outs(%y[m, n] : memref<200x4096xf16>) epilogue(%a) {
      %t = arith.truncf %a : f32 to f16
      fuse.yield %t : f16
    }
    fuse.yield
  }
  return
}

// CHECK-LABEL: gpu.func @few
// CHECK: tile.copy %arg0{{.*}} via(#tile.tensor_map<box = [128, 64], swizzle = 128>)
func.func @few(%x: memref<1000x512xf16>, %w: memref<4096x512xf16>, %y: memref<1000x4096xf16>) {
  fuse.kernel "few" {
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<1000x512xf16>) rhs(%w[n, k] : memref<4096x512xf16>)
        outs(%y[m, n] : memref<1000x4096xf16>) epilogue(%a) {
      %t = arith.truncf %a : f32 to f16
      fuse.yield %t : f16
    }
    fuse.yield
  }
  return
}

// CHECK-LABEL: gpu.func @none
// CHECK: tile.copy %arg0{{.*}} via(#tile.tensor_map<box = [128, 64], swizzle = 128>)
func.func @none(%x: memref<256x512xf16>, %w: memref<4096x512xf16>, %y: memref<256x4096xf16>) {
  fuse.kernel "none" {
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<256x512xf16>) rhs(%w[n, k] : memref<4096x512xf16>)
        outs(%y[m, n] : memref<256x4096xf16>) epilogue(%a) {
      %t = arith.truncf %a : f32 to f16
      fuse.yield %t : f16
    }
    fuse.yield
  }
  return
}
