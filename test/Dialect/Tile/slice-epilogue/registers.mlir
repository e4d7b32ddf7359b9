// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-slice-epilogue))" -split-input-file | FileCheck %s

// Kernels without roles: 128 accumulators, 64 registers of an auxiliary and 64 of a second result are
// more than ptxas has for an epilogue. Slices are 8 registers, here two vectors of 4 elements in two
// rows; the second half of 16 slices loads ahead.

#acc = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 2, 2) (d1, 8, 16) (d0, 2, 16) lane (d1, 4, 4) (d0, 8, 1) warp (d0, 2, 32)>
#row = #tile.layout<register (d1, 2, 1) (d1, 2, 2) (d1, 8, 16) lane (d1, 4, 4) (copies, 8) warp (copies, 2)>
#schedule = #fuse.multistage<tile = [64, 128, 64], warps = [2, 1], stages = 2>
!acc = !tile.frag<64x128xf32, #acc>
!half = !tile.frag<64x128xf16, #acc>

gpu.module @kernels [#nvvm.target<chip = "sm_80">] {
  // CHECK-LABEL: gpu.func @two_results
  // CHECK:         scf.for
  // CHECK:         %[[N:.*]] = arith.addi
  // CHECK-NEXT:    arith.addi
  // CHECK-NEXT:    tile.slices by [16, 16] ahead 2 from 8 {
  // CHECK-NEXT:      tile.load %{{.*}}[%{{.*}}, %[[N]]]
  // CHECK-NEXT:      tile.map
  // CHECK:           tile.store
  // CHECK-NEXT:      tile.store
  // CHECK-NEXT:    }
  gpu.func @two_results(%e: memref<64x128xf16>, %d: memref<64x128xf16>, %f: memref<64x128xf16>) kernel
      attributes {fuse.schedule = #schedule, known_block_size = array<i32: 64, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %z = tile.fill 0.0 : f32 -> !acc
    %a = tile.fill 0.0 : f16 -> !tile.frag<64x16xf16, #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 2, 8) (d0, 2, 16) lane (d1, 4, 2) (d0, 8, 1) warp (d0, 2, 32)>>
    %b = tile.fill 0.0 : f16 -> !tile.frag<128x16xf16, #tile.layout<register (d1, 2, 1) (d1, 2, 8) (d0, 16, 8) lane (d1, 4, 2) (d0, 8, 1) warp (copies, 2)>>
    %c = scf.for %k = %c0 to %c1 step %c1 iter_args(%s = %z) -> (!acc) {
      %t = tile.mma %a * %b + %s : !tile.frag<64x16xf16, #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 2, 8) (d0, 2, 16) lane (d1, 4, 2) (d0, 8, 1) warp (d0, 2, 32)>> * !tile.frag<128x16xf16, #tile.layout<register (d1, 2, 1) (d1, 2, 8) (d0, 16, 8) lane (d1, 4, 2) (d0, 8, 1) warp (copies, 2)>> + !acc
      scf.yield %t : !acc
    }
    %n = arith.addi %c0, %c0 : index
    %v = tile.load %e[%c0, %n] via(#tile.vector<4>) : memref<64x128xf16> -> !half
    %y:2 = tile.map (%p = %c : !acc, %q = %v : !half) -> (!half, !half) {
      %r = arith.truncf %p : f32 to f16
      %u = arith.addf %r, %q : f16
      tile.yield %r, %u : f16, f16
    }
    %m = arith.addi %n, %c0 : index
    tile.store %y#0, %d[%c0, %m] via(#tile.vector<4>) : !half, memref<64x128xf16>
    tile.store %y#1, %f[%c0, %c0] via(#tile.vector<2>) : !half, memref<64x128xf16>
    gpu.return
  }
}

// -----

// A lane of AMD's chips has registers enough.

#acc = #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 2, 2) (d1, 8, 16) (d0, 2, 16) lane (d1, 4, 4) (d0, 8, 1) warp (d0, 2, 32)>
#row = #tile.layout<register (d1, 2, 1) (d1, 2, 2) (d1, 8, 16) lane (d1, 4, 4) (copies, 8) warp (copies, 2)>
#schedule = #fuse.multistage<tile = [64, 128, 64], warps = [2, 1], stages = 2>
!acc = !tile.frag<64x128xf32, #acc>
!half = !tile.frag<64x128xf16, #acc>

gpu.module @kernels [#nvvm.target<chip = "gfx942">] {
  // CHECK-LABEL: gpu.func @two_results
  // CHECK-NOT:     tile.slices
  // CHECK:         tile.store
  gpu.func @two_results(%e: memref<64x128xf16>, %d: memref<64x128xf16>, %f: memref<64x128xf16>) kernel
      attributes {fuse.schedule = #schedule, known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %z = tile.fill 0.0 : f32 -> !acc
    %a = tile.fill 0.0 : f16 -> !tile.frag<64x16xf16, #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 2, 8) (d0, 2, 16) lane (d1, 4, 2) (d0, 8, 1) warp (d0, 2, 32)>>
    %b = tile.fill 0.0 : f16 -> !tile.frag<128x16xf16, #tile.layout<register (d1, 2, 1) (d1, 2, 8) (d0, 16, 8) lane (d1, 4, 2) (d0, 8, 1) warp (copies, 2)>>
    %c = scf.for %k = %c0 to %c1 step %c1 iter_args(%s = %z) -> (!acc) {
      %t = tile.mma %a * %b + %s : !tile.frag<64x16xf16, #tile.layout<register (d1, 2, 1) (d0, 2, 8) (d1, 2, 8) (d0, 2, 16) lane (d1, 4, 2) (d0, 8, 1) warp (d0, 2, 32)>> * !tile.frag<128x16xf16, #tile.layout<register (d1, 2, 1) (d1, 2, 8) (d0, 16, 8) lane (d1, 4, 2) (d0, 8, 1) warp (copies, 2)>> + !acc
      scf.yield %t : !acc
    }
    %n = arith.addi %c0, %c0 : index
    %v = tile.load %e[%c0, %n] via(#tile.vector<4>) : memref<64x128xf16> -> !half
    %y:2 = tile.map (%p = %c : !acc, %q = %v : !half) -> (!half, !half) {
      %r = arith.truncf %p : f32 to f16
      %u = arith.addf %r, %q : f16
      tile.yield %r, %u : f16, f16
    }
    %m = arith.addi %n, %c0 : index
    tile.store %y#0, %d[%c0, %m] via(#tile.vector<4>) : !half, memref<64x128xf16>
    tile.store %y#1, %f[%c0, %c0] via(#tile.vector<2>) : !half, memref<64x128xf16>
    gpu.return
  }
}
