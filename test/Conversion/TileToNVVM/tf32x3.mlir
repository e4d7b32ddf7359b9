// RUN: fuse-opt %s --pass-pipeline='builtin.module(fuse-tile{chip=sm_80},gpu.module(tile-assign-layouts,tile-plan-transports,tile-expand-pipeline,tile-distribute,tile-allocate-shared,tile-to-nvvm,canonicalize,cse))' | FileCheck %s

// f32 as three products of tf32: each operand is rounded, and what the rounding left over is rounded too; the products
// with what is left come first, since they are small.

// CHECK-LABEL: llvm.func @k
// CHECK:       %[[HIGH:.*]] = nvvm.convert.float.to.tf32 %[[X:.*]] {rnd = #nvvm.fp_rnd_mode<rna>}
// CHECK:       %[[ROUNDED:.*]] = arith.bitcast %[[HIGH]] : i32 to f32
// CHECK:       %[[REST:.*]] = arith.subf %[[X]], %[[ROUNDED]]
// CHECK:       %[[LOW:.*]] = nvvm.convert.float.to.tf32 %[[REST]]
// CHECK:       nvvm.mma.sync A[%[[LOW]], {{.*}}<m = 16, n = 8, k = 8>
// CHECK:       nvvm.mma.sync A[%[[HIGH]], {{.*}}<m = 16, n = 8, k = 8>
// CHECK:       nvvm.mma.sync A[%[[HIGH]], {{.*}}<m = 16, n = 8, k = 8>
func.func @main(%x: memref<16x16xf32>, %w: memref<16x16xf32>, %y: memref<16x16xf32>) {
  fuse.kernel "k" variants [#fuse.variant<schedule = #fuse.multistage<tile = [16, 16, 16], warps = [1, 1], stages = 2>>] {
    fuse.matmul (m, n, k) acc(f32) precision(tf32x3) lhs(%x[m, k] : memref<16x16xf32>) rhs(%w[n, k] : memref<16x16xf32>) outs(%y[m, n] : memref<16x16xf32>) epilogue(%a) {
      fuse.yield %a : f32
    }
    fuse.yield
  }
  return
}
