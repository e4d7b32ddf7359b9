// RUN: fuse-opt %s --pass-pipeline='builtin.module(fuse-tile{chip=gfx90a},gpu.module(tile-assign-layouts,tile-plan-transports,tile-distribute,tile-allocate-shared,tile-to-rocdl,canonicalize,cse))' | FileCheck %s

// Four by two warps of 64 lanes reduce 24 rows each: 512 threads exchange 24 values of 4 bytes. The
// maximum and the sum do so in the same place: together they would not fit into 65536 bytes.

// CHECK: llvm.mlir.global internal @k_shared() {{.*}} : !llvm.array<49152 x i8>
// CHECK: llvm.func @k(
func.func @main(%x: memref<?x3xf16>, %y: memref<?x3xf16>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.rows<tile = [192, 64], warps = [4, 2]>>] {
    fuse.softmax (m, n) over(n) ins(%x[m, n] : memref<?x3xf16>) outs(%y[m, n] : memref<?x3xf16>)
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
