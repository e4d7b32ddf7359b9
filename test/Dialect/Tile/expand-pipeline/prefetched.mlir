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
}
