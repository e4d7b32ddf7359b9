// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-assign-layouts,tile-plan-transports,tile-expand-pipeline))" -split-input-file | FileCheck %s

// Three slots. Two steps are copied ahead of the loop, if there are so many; in the loop the copies
// of the next but one go into the slot that the step before has read, once all warps are past it.
gpu.module @three [#nvvm.target<chip = "sm_80">] {
  // CHECK-LABEL: gpu.func @k
  // CHECK:         %[[RING:.*]] = tile.make_ring : <3, !tile.staged<64x32xf16, #[[X:.*]]>, !tile.staged<64x32xf16, #{{.*}}>>
  gpu.func @k(%x: memref<?x?xf16>, %w: memref<64x512xf16>, %d: memref<?x64xf32>) kernel
      attributes {fuse.schedule = #fuse.multistage<tile = [64, 64, 32], warps = [2, 2], stages = 3>, known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %m = memref.dim %x, %c0 : memref<?x?xf16>
    %c512 = arith.constant 512 : index
    // CHECK: tile.for_tiles (%[[M:.*]], %[[N:.*]]) in {{.*}} krange(%[[K0:.*]], %[[K1:.*]]) of
    tile.for_tiles (%i, %j) in (%m, %c64) by [64, 64] krange(%k0, %k1) of %c512 {
      %z = tile.fill 0.0 : f32 -> !tile.frag<64x64xf32>
      // CHECK:      %[[S0:.*]] = arith.constant 0 : i32
      // CHECK:      %[[FIRST:.*]] = arith.cmpi slt, %[[K0]], %[[K1]]
      // CHECK:      scf.if %[[FIRST]] {
      // CHECK:        %[[T:.*]]:2 = tile.ring_slot %[[RING]][%[[S0]]]
      // CHECK:        tile.copy %{{.*}}[%[[M]], %[[K0]]] to %[[T]]#0 via(#tile.vector<1>) : memref<?x?xf16>
      // CHECK:        tile.copy %{{.*}}[%[[N]], %[[K0]]] to %[[T]]#1 via(#tile.async_copy<16>) in_bounds [true, true]
      // CHECK:      }
      // CHECK-NEXT: tile.copy_commit
      // CHECK:      %[[SECOND:.*]] = arith.addi %[[K0]], %c32
      // CHECK:      %[[S1:.*]] = arith.constant 1 : i32
      // CHECK:      scf.if
      // CHECK:        tile.ring_slot %[[RING]][%[[S1]]]
      // CHECK:      }
      // CHECK-NEXT: tile.copy_commit
      // CHECK:      %[[LOOP:.*]]:2 = scf.for %[[K:.*]] = %[[K0]] to %[[K1]] step %{{.*}} iter_args(%[[ACC:.*]] = %{{.*}}, %[[SLOT:.*]] = %{{.*}}) -> ({{.*}}, i32)
      // CHECK:        %[[LAST:.*]] = arith.cmpi eq, %[[SLOT]], %c2_i32
      // CHECK:        %[[NEXT:.*]] = arith.select %[[LAST]], %c0_i32{{.*}}, %{{.*}} : i32
      // CHECK-NEXT:   tile.copy_wait pending 1
      // CHECK-NEXT:   gpu.barrier
      // CHECK:        %[[FREE:.*]] = arith.select %{{.*}}, %c2_i32{{.*}}, %{{.*}} : i32
      // CHECK:        %[[AHEAD:.*]] = arith.addi %[[K]], %c64
      // CHECK:        %[[INSIDE:.*]] = arith.cmpi slt, %[[AHEAD]], %[[K1]]
      // CHECK:        scf.if %[[INSIDE]] {
      // CHECK:          tile.ring_slot %[[RING]][%[[FREE]]]
      // CHECK:          tile.copy %{{.*}}[%[[M]], %[[AHEAD]]]
      // CHECK:        }
      // CHECK-NEXT:   tile.copy_commit
      // CHECK:        %[[NOW:.*]]:2 = tile.ring_slot %[[RING]][%[[SLOT]]]
      // CHECK:        %[[SUM:.*]] = tile.mma %[[NOW]]#0 * %[[NOW]]#1 + %[[ACC]]
      // CHECK:        scf.yield %[[SUM]], %[[NEXT]]
      %c = tile.pipeline %k0 to %k1 step 32 carry(%z : !tile.frag<64x64xf32>) load(%k) stages 3 {
        %xs = tile.load %x[%i, %k] : memref<?x?xf16> -> !tile.staged<64x32xf16>
        %ws = tile.load %w[%j, %k] : memref<64x512xf16> -> !tile.staged<64x32xf16>
        tile.yield %xs, %ws : !tile.staged<64x32xf16>, !tile.staged<64x32xf16>
      } compute(%k, %xs, %ws, %a) {
        %b = tile.mma %xs * %ws + %a : !tile.staged<64x32xf16> * !tile.staged<64x32xf16> + !tile.frag<64x64xf32>
        tile.yield %b : !tile.frag<64x64xf32>
      }
      // CHECK: tile.store %[[LOOP]]#0
      tile.store %c, %d[%i, %j] : !tile.frag<64x64xf32>, memref<?x64xf32>
    }
    gpu.return
  }
}

// -----

// One slot: a step is copied, waited for and computed. And a pipeline that runs again and again: with
// more slots, slow warps may still read those that the next round begins with.
gpu.module @again [#nvvm.target<chip = "sm_80">] {
  // CHECK-LABEL: gpu.func @k
  gpu.func @k(%x: memref<64x64xf16>, %w: memref<64x64xf16>, %d: memref<64x64xf32>) kernel
      attributes {fuse.schedule = #fuse.multistage<tile = [64, 64, 32], warps = [2, 2], stages = 2>, known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c64 = arith.constant 64 : index
    tile.for_tiles (%i, %j) in (%c64, %c64) by [64, 64] krange(%k0, %k1) of %c64 {
      %z = tile.fill 0.0 : f32 -> !tile.frag<64x64xf32>
      // CHECK:      scf.for {{.*}} iter_args
      // CHECK-NOT:    gpu.barrier
      // CHECK:        scf.for {{.*}} iter_args
      // CHECK:          gpu.barrier
      // CHECK-NEXT:     tile.ring_slot
      // CHECK-NEXT:     tile.copy
      // CHECK-NEXT:     tile.copy
      // CHECK-NEXT:     tile.copy_commit
      // CHECK-NEXT:     tile.copy_wait
      // CHECK-NEXT:     gpu.barrier
      // CHECK-NEXT:     tile.ring_slot
      // CHECK-NEXT:     tile.mma
      // CHECK:        gpu.barrier
      // CHECK:        scf.if
      // CHECK:        scf.for {{.*}} iter_args
      %e = scf.for %r = %c0 to %c3 step %c1 iter_args(%y = %z) -> (!tile.frag<64x64xf32>) {
        %p = tile.pipeline %k0 to %k1 step 32 carry(%y : !tile.frag<64x64xf32>) load(%k) stages 1 {
          %xs = tile.load %x[%i, %k] : memref<64x64xf16> -> !tile.staged<64x32xf16>
          %ws = tile.load %w[%j, %k] : memref<64x64xf16> -> !tile.staged<64x32xf16>
          tile.yield %xs, %ws : !tile.staged<64x32xf16>, !tile.staged<64x32xf16>
        } compute(%k, %xs, %ws, %a) {
          %b = tile.mma %xs * %ws + %a : !tile.staged<64x32xf16> * !tile.staged<64x32xf16> + !tile.frag<64x64xf32>
          tile.yield %b : !tile.frag<64x64xf32>
        }
        %q = tile.pipeline %k0 to %k1 step 32 carry(%p : !tile.frag<64x64xf32>) load(%k) stages 2 {
          %xs = tile.load %x[%i, %k] : memref<64x64xf16> -> !tile.staged<64x32xf16>
          %ws = tile.load %w[%j, %k] : memref<64x64xf16> -> !tile.staged<64x32xf16>
          tile.yield %xs, %ws : !tile.staged<64x32xf16>, !tile.staged<64x32xf16>
        } compute(%k, %xs, %ws, %a) {
          %b = tile.mma %xs * %ws + %a : !tile.staged<64x32xf16> * !tile.staged<64x32xf16> + !tile.frag<64x64xf32>
          tile.yield %b : !tile.frag<64x64xf32>
        }
        scf.yield %q : !tile.frag<64x64xf32>
      }
      tile.store %e, %d[%i, %j] : !tile.frag<64x64xf32>, memref<64x64xf32>
    }
    gpu.return
  }
}

// -----

// A CTA that walks tiles runs the pipeline for each.
gpu.module @walks [#nvvm.target<chip = "sm_80">] {
  // CHECK-LABEL: gpu.func @k
  gpu.func @k(%x: memref<64x64xf16>, %w: memref<64x64xf16>, %d: memref<64x64xf32>) kernel
      attributes {fuse.schedule = #fuse.multistage<tile = [64, 64, 32], warps = [2, 2], stages = 2>, known_block_size = array<i32: 128, 1, 1>} {
    %c64 = arith.constant 64 : index
    // CHECK:      tile.for_tiles
    // CHECK:        tile.fill
    // CHECK-NEXT:   gpu.barrier
    tile.for_tiles (%i, %j) in (%c64, %c64) by [64, 64] krange(%k0, %k1) of %c64 distribution(#tile.persistent) {
      %z = tile.fill 0.0 : f32 -> !tile.frag<64x64xf32>
      %p = tile.pipeline %k0 to %k1 step 32 carry(%z : !tile.frag<64x64xf32>) load(%k) stages 2 {
        %xs = tile.load %x[%i, %k] : memref<64x64xf16> -> !tile.staged<64x32xf16>
        %ws = tile.load %w[%j, %k] : memref<64x64xf16> -> !tile.staged<64x32xf16>
        tile.yield %xs, %ws : !tile.staged<64x32xf16>, !tile.staged<64x32xf16>
      } compute(%k, %xs, %ws, %a) {
        %b = tile.mma %xs * %ws + %a : !tile.staged<64x32xf16> * !tile.staged<64x32xf16> + !tile.frag<64x64xf32>
        tile.yield %b : !tile.frag<64x64xf32>
      }
      tile.store %p, %d[%i, %j] : !tile.frag<64x64xf32>, memref<64x64xf32>
    }
    gpu.return
  }
}
