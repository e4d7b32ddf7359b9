// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-assign-layouts,tile-plan-transports,tile-expand-pipeline))" | FileCheck %s

// One slot, and the next step's tiles under way in registers. Two load regions share it; what is i8
// in memory becomes f16 when it is stored.
gpu.module @k [#rocdl.target<chip = "gfx942">] {
  // CHECK-LABEL: gpu.func @k
  // CHECK-SAME:    (%[[X:.*]]: memref<?x64xf16>, %[[W:.*]]: memref<64x64xi8>
  // CHECK:         %[[RING:.*]] = tile.make_ring : <1, !tile.staged<64x32xf16, #{{.*}}>, !tile.staged<64x32xf16, #{{.*}}>>
  gpu.func @k(%x: memref<?x64xf16>, %w: memref<64x64xi8>, %d: memref<?x64xf32>) kernel
      attributes {tile.sizes_agree, fuse.schedule = #fuse.register_prefetch<tile = [64, 64, 32], warps = [2, 2]>, known_block_size = array<i32: 256, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %m = memref.dim %x, %c0 : memref<?x64xf16>
    // CHECK: tile.for_tiles (%[[M:.*]], %[[N:.*]]) in {{.*}} krange(%[[K0:.*]], %[[K1:.*]]) of
    tile.for_tiles (%i, %j) in (%m, %c64) by [64, 64] krange(%k0, %k1) of %c64 {
      %z = tile.fill 0.0 : f32 -> !tile.frag<64x64xf32>
      // CHECK:      %[[ANY:.*]] = arith.cmpi slt, %[[K0]], %[[K1]]
      // CHECK:      %[[P:.*]]:2 = scf.if %[[ANY]] -> (!tile.prefetched<!tile.staged<{{.*}}>, 8 x f16>, !tile.prefetched<!tile.staged<{{.*}}>, 8 x i8>) {
      // CHECK:        %[[A:.*]] = tile.prefetch %[[X]][%[[M]], %[[K0]]] via(#tile.vector<8, clamps = true>) in_bounds [false, true]
      // CHECK:        %[[B:.*]] = tile.prefetch %[[W]][%[[N]], %[[K0]]] via(#tile.vector<8, clamps = true>) in_bounds [true, true]
      // CHECK:        scf.yield %[[A]], %[[B]]
      // CHECK:      } else {
      // CHECK:        ub.poison
      // CHECK:      scf.for %[[K:.*]] = %[[K0]] to %[[K1]] step %{{.*}} iter_args(%[[ACC:.*]] = %{{.*}}, %[[PX:.*]] = %[[P]]#0, %[[PW:.*]] = %[[P]]#1)
      // CHECK:        gpu.barrier
      // CHECK:        %[[T:.*]]:2 = tile.ring_slot %[[RING]]
      // CHECK:        tile.copy %[[X]][%[[M]], %[[K]]] prefetched(%[[PX]] : {{.*}}) to %[[T]]#0 via(#tile.vector<8, clamps = true>)
      // CHECK:        tile.copy %[[W]][%[[N]], %[[K]]] prefetched(%[[PW]] : {{.*}}) to %[[T]]#1 via(#tile.vector<8, clamps = true>)
      // CHECK:        %[[NEXT:.*]] = arith.addi %[[K]],
      // CHECK:        %[[IN:.*]] = arith.cmpi slt, %[[NEXT]], %[[K1]]
      // CHECK:        %[[AT:.*]] = arith.select %[[IN]], %[[NEXT]], %[[K]]
      // CHECK:        %[[NX:.*]] = tile.prefetch %[[X]][%[[M]], %[[AT]]]
      // CHECK:        %[[NW:.*]] = tile.prefetch %[[W]][%[[N]], %[[AT]]]
      // CHECK:        gpu.barrier
      // CHECK:        %[[SUM:.*]] = tile.mma %{{.*}} + %[[ACC]]
      // CHECK:        scf.yield %[[SUM]], %[[NX]], %[[NW]]
      %c = tile.pipeline %k0 to %k1 step 32 carry(%z : !tile.frag<64x64xf32>) load(%k) stages 1 {
        %xs = tile.load %x[%i, %k] : memref<?x64xf16> -> !tile.staged<64x32xf16>
        tile.yield %xs : !tile.staged<64x32xf16>
      } load(%k) stages 1 {
        %ws = tile.load %w[%j, %k] : memref<64x64xi8> -> !tile.staged<64x32xf16>
        tile.yield %ws : !tile.staged<64x32xf16>
      } compute(%k, %xs, %ws, %a) {
        %b = tile.mma %xs * %ws + %a : !tile.staged<64x32xf16> * !tile.staged<64x32xf16> + !tile.frag<64x64xf32>
        tile.yield %b : !tile.frag<64x64xf32>
      }
      tile.store %c, %d[%i, %j] : !tile.frag<64x64xf32>, memref<?x64xf32>
    }
    gpu.return
  }

  // Two steps ahead: each has registers of its own, which a step of the loop takes in turns. What the
  // loop leaves, an odd step, follows it.
  // CHECK-LABEL: gpu.func @ahead
  // CHECK-SAME:    (%[[X:.*]]: memref<64x?xf16>
  // CHECK:         tile.make_ring : <1,
  // CHECK:         krange(%[[K0:.*]], %[[K1:.*]]) of
  // CHECK:           %[[ANY:.*]] = arith.cmpi slt, %[[K0]], %[[K1]]
  // CHECK:           %[[P:.*]]:2 = scf.if %[[ANY]]
  // CHECK:             %[[A:.*]] = tile.prefetch %[[X]][%{{.*}}, %[[K0]]]
  // CHECK:             tile.copy_commit
  // CHECK:             %[[SECOND:.*]] = arith.addi %[[K0]], %c32
  // CHECK:             %[[IN:.*]] = arith.cmpi slt, %[[SECOND]], %[[K1]]
  // CHECK:             %[[AT:.*]] = arith.select %[[IN]], %[[SECOND]], %[[K0]]
  // CHECK:             %[[B:.*]] = tile.prefetch %[[X]][%{{.*}}, %[[AT]]]
  // CHECK:             tile.copy_commit
  // CHECK:             scf.yield %[[A]], %[[B]]
  // CHECK:           %[[EXTENT:.*]] = arith.subi %[[K1]], %[[K0]]
  // CHECK:           %[[UP:.*]] = arith.addi %[[EXTENT]], %c31
  // CHECK:           %[[GROUPS:.*]] = arith.divsi %[[UP]], %c64
  // CHECK:           %[[WHOLE:.*]] = arith.muli %[[GROUPS]], %c64
  // CHECK:           %[[END:.*]] = arith.addi %[[K0]], %[[WHOLE]]
  // CHECK:           %[[LOOP:.*]]:3 = scf.for %[[K:.*]] = %[[K0]] to %[[END]] step %c64{{.*}} iter_args(%[[ACC:.*]] = %{{.*}}, %[[PA:.*]] = %[[P]]#0, %[[PB:.*]] = %[[P]]#1)
  // CHECK:             gpu.barrier
  // CHECK:             tile.copy_wait pending 1
  // CHECK:             tile.copy %[[X]][%{{.*}}, %[[K]]] prefetched(%[[PA]] :
  // CHECK:             %[[NA:.*]] = tile.prefetch
  // CHECK:             tile.copy_commit
  // CHECK:             gpu.barrier
  // CHECK:             %[[SUM1:.*]] = tile.mma %{{.*}} + %[[ACC]]
  // CHECK:             %[[ODD:.*]] = arith.addi %[[K]], %c32
  // CHECK:             gpu.barrier
  // CHECK:             tile.copy_wait pending 1
  // CHECK:             tile.copy %[[X]][%{{.*}}, %[[ODD]]] prefetched(%[[PB]] :
  // CHECK:             %[[NEXT:.*]] = arith.addi %[[ODD]], %c64
  // CHECK:             %[[IS:.*]] = arith.cmpi slt, %[[NEXT]], %[[K1]]
  // CHECK:             %[[FROM:.*]] = arith.select %[[IS]], %[[NEXT]], %[[ODD]]
  // CHECK:             %[[NB:.*]] = tile.prefetch %[[X]][%{{.*}}, %[[FROM]]]
  // CHECK:             tile.copy_commit
  // CHECK:             gpu.barrier
  // CHECK:             %[[SUM2:.*]] = tile.mma %{{.*}} + %[[SUM1]]
  // CHECK:             scf.yield %[[SUM2]], %[[NA]], %[[NB]]
  // CHECK:           %[[LEFT:.*]] = arith.cmpi slt, %[[END]], %[[K1]]
  // CHECK:           %[[LAST:.*]] = scf.if %[[LEFT]]
  // CHECK:             gpu.barrier
  // CHECK:             tile.copy_wait pending 1
  // CHECK:             tile.copy %[[X]][%{{.*}}, %[[END]]] prefetched(%[[LOOP]]#1 :
  // CHECK-NOT:         tile.prefetch %
  // CHECK:             gpu.barrier
  // CHECK:             %[[SUM3:.*]] = tile.mma %{{.*}} + %[[LOOP]]#0
  // CHECK:             scf.yield %[[SUM3]]
  // CHECK:           else
  // CHECK:             scf.yield %[[LOOP]]#0
  // CHECK:           tile.store %[[LAST]]
  gpu.func @ahead(%x: memref<64x?xf16>, %d: memref<64x64xf32>) kernel
      attributes {tile.sizes_agree, fuse.schedule = #fuse.register_prefetch<tile = [64, 64, 32], warps = [2, 2], ahead = 2>, known_block_size = array<i32: 256, 1, 1>} {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %e = memref.dim %x, %c1 : memref<64x?xf16>
    tile.for_tiles (%i, %j) in (%c64, %c64) by [64, 64] krange(%k0, %k1) of %e {
      %z = tile.fill 0.0 : f32 -> !tile.frag<64x64xf32>
      %c = tile.pipeline %k0 to %k1 step 32 ahead 2 carry(%z : !tile.frag<64x64xf32>) load(%k) stages 1 {
        %xs = tile.load %x[%i, %k] : memref<64x?xf16> -> !tile.staged<64x32xf16>
        tile.yield %xs : !tile.staged<64x32xf16>
      } compute(%k, %xs, %a) {
        %b = tile.mma %xs * %xs + %a : !tile.staged<64x32xf16> * !tile.staged<64x32xf16> + !tile.frag<64x64xf32>
        tile.yield %b : !tile.frag<64x64xf32>
      }
      tile.store %c, %d[%i, %j] : !tile.frag<64x64xf32>, memref<64x64xf32>
    }
    gpu.return
  }
}
