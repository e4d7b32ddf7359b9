// RUN: fuse-opt %s --tile-to-sequential --canonicalize | FileCheck %s

// Buffers come first, in the accumulator's type, the right operand k x n; loads
// and stores are clamped, the launch is a call.

// CHECK-NOT:   gpu.
// CHECK-LABEL: func.func @main(
// CHECK:         call @k__k(
// CHECK-LABEL: func.func private @k__k(
// CHECK-SAME:    %[[X:.*]]: memref<?x200xf16>, %[[W:.*]]: memref<96x200xf16>, %[[D:.*]]: memref<?x96xf16>)
// CHECK-DAG:     %[[LHS:.*]] = memref.alloc() : memref<32x64xf32>
// CHECK-DAG:     %[[RHS:.*]] = memref.alloc() : memref<64x16xf32>
// CHECK-DAG:     %[[ACC:.*]] = memref.alloc() : memref<32x16xf32>
// CHECK:         scf.for %[[M:.*]] = %c0 to %{{.*}} step %c32
// CHECK:           scf.for %[[N:.*]] = %c0 to %c96 step %c16
// CHECK:             scf.for %[[K:.*]] = %c0 to %c200 step %c64
// CHECK:               scf.if
// CHECK:                 memref.store %cst, %[[LHS]]
// CHECK:               memref.load %[[X]]
// CHECK:               arith.extf {{.*}} : f16 to f32
// CHECK:               memref.load %[[W]]
// CHECK:               memref.store %{{.*}}, %[[RHS]]
// CHECK:               arith.mulf
// CHECK:               arith.addf
// CHECK:             arith.truncf
// CHECK:             memref.store %{{.*}}, %[[D]]
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @k(%x: memref<?x200xf16>, %w: memref<96x200xf16>, %d: memref<?x96xf16>) kernel {
      %c0 = arith.constant 0 : index
      %c96 = arith.constant 96 : index
      %c200 = arith.constant 200 : index
      %dim = memref.dim %x, %c0 : memref<?x200xf16>
      tile.for_tiles (%m, %n) in (%dim, %c96) by [32, 16] krange(%k0, %k1) of %c200 {
        %z = tile.fill 0.0 : f32 -> <32x16xf32>
        %c = tile.pipeline %k0 to %k1 step 64 carry(%z : !tile.frag<32x16xf32>) load(%k) stages 2 {
          %xs = tile.load %x[%m, %k] : memref<?x200xf16> -> !tile.staged<32x64xf16>
          %ws = tile.load %w[%n, %k] : memref<96x200xf16> -> !tile.staged<16x64xf16>
          tile.yield %xs, %ws : !tile.staged<32x64xf16>, !tile.staged<16x64xf16>
        } compute(%k, %xs, %ws, %a) {
          %a1 = tile.mma %xs * %ws + %a : !tile.staged<32x64xf16> * !tile.staged<16x64xf16> + <32x16xf32>
          tile.yield %a1 : !tile.frag<32x16xf32>
        }
        %y = tile.map (%p = %c : !tile.frag<32x16xf32>) -> !tile.frag<32x16xf16> {
          %r = arith.truncf %p : f32 to f16
          tile.yield %r : f16
        }
        tile.store %y, %d[%m, %n] : <32x16xf16>, memref<?x96xf16>
      }
      gpu.return
    }
  }
  func.func @main(%x: memref<?x200xf16>, %w: memref<96x200xf16>, %d: memref<?x96xf16>) {
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %c128 = arith.constant 128 : index
    gpu.launch_func @k::@k blocks in (%c6, %c1, %c1) threads in (%c128, %c1, %c1) args(%x : memref<?x200xf16>, %w : memref<96x200xf16>, %d : memref<?x96xf16>)
    return
  }
}
