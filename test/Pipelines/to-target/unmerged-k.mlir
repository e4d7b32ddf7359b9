// RUN: fuse-opt %s --fuse-to-target="chip=sm_80" | FileCheck %s

// A pipeline that runs again and again fills its first buffers behind a barrier: warps may still
// read them. One that runs once has none there.

// CHECK-LABEL: llvm.func @again
// CHECK:       scf.for
// CHECK-NOT:   nvvm.cp.async
// CHECK:         nvvm.barrier
// CHECK:         nvvm.cp.async.shared.global
// CHECK:         nvvm.cp.async.wait.group
// CHECK-NEXT:    nvvm.barrier
func.func @again(%x: memref<5x64x64xf16>, %w: memref<64x5x64xf16>, %y: memref<64x64xf32>) {
  fuse.kernel "again" variants [#fuse.variant<schedule = #fuse.multistage<tile = [32, 32, 16], warps = [2, 1], stages = 3>>] {
    fuse.matmul (m, n, a, k) acc(f32) lhs(%x[a, m, k] : memref<5x64x64xf16>) rhs(%w[n, a, k] : memref<64x5x64xf16>)
        outs(%y[m, n] : memref<64x64xf32>) epilogue(%p) {
      fuse.yield %p : f32
    }
    fuse.yield
  }
  return
}

// CHECK-LABEL: llvm.func @once
// CHECK-NOT:   nvvm.barrier
// CHECK:       nvvm.cp.async.wait.group
func.func @once(%x: memref<64x64xf16>, %w: memref<64x64xf16>, %y: memref<64x64xf32>) {
  fuse.kernel "once" variants [#fuse.variant<schedule = #fuse.multistage<tile = [32, 32, 16], warps = [2, 1], stages = 3>>] {
    fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : memref<64x64xf16>) rhs(%w[n, k] : memref<64x64xf16>)
        outs(%y[m, n] : memref<64x64xf32>) epilogue(%p) {
      fuse.yield %p : f32
    }
    fuse.yield
  }
  return
}
