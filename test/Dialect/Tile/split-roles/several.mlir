// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-split-roles,canonicalize,cse))" | FileCheck %s

// Several rings: a tile that is loaded once per tile of the result, and two load regions. Producers
// have a loop for each. Bounds need not hold a step; then no step stands before the loop, and a slot
// is held from its first use to its last.

!acc = !tile.frag<64x64xf32>
!tile = !tile.staged<64x64xf16>
#schedule = #fuse.warp_specialized<tile = [64, 64, 64], warps = [4, 1], stages = 2>

gpu.module @kernels {
  // CHECK-LABEL: gpu.func @chained
  // CHECK-DAG: %[[Q:.*]] = tile.make_ring : <1, !tile.staged<64x64xf16>>
  // CHECK-DAG: %[[K:.*]] = tile.make_ring : <2, !tile.staged<64x64xf16>>
  // CHECK-DAG: %[[V:.*]] = tile.make_ring : <3, !tile.staged<64x64xf16>>
  // CHECK: tile.roles producers 4 {
  // CHECK:   tile.for_tiles (%[[M:.*]]) in
  // CHECK-NEXT: %[[S:.*]] = tile.ring_acquire %[[Q]]
  // CHECK-NEXT: tile.copy %arg0[%[[M]], %c0] to %[[S]]
  // CHECK-NEXT: tile.ring_commit %[[Q]]
  // CHECK-NEXT: }
  // CHECK:   tile.for_tiles (%[[M:.*]]) in
  // CHECK:     %[[HIGH:.*]] = arith.minsi
  // CHECK-NEXT: scf.for %[[J:.*]] = %c0 to %[[HIGH]] step %c64 {
  // CHECK-NEXT:   %[[S:.*]] = tile.ring_acquire %[[K]]
  // CHECK-NEXT:   tile.copy %arg1[%[[J]], %c0] to %[[S]]
  // CHECK-NEXT:   tile.ring_commit %[[K]]
  // CHECK:   tile.for_tiles
  // CHECK:     scf.for %[[J:.*]] = %c0 to
  // CHECK-NEXT:   %[[S:.*]] = tile.ring_acquire %[[V]]
  // CHECK-NEXT:   tile.copy %arg2[%[[J]], %c0] dims [1, 0] to %[[S]]
  // CHECK-NEXT:   tile.ring_commit %[[V]]
  // CHECK: } consumers {
  // CHECK:   tile.for_tiles (%[[M:.*]]) in
  // CHECK:     %[[QS:.*]] = tile.ring_wait %[[Q]]
  // CHECK:     %[[C:.*]] = scf.for %{{.*}} = %c0 to %{{.*}} step %c64 iter_args(%[[A:.*]] = %[[ZERO:.*]]) ->
  // CHECK-NEXT:  %[[KS:.*]] = tile.ring_wait %[[K]]
  // CHECK-NEXT:  %[[S:.*]] = tile.mma %[[QS]] * %[[KS]] + %[[ZERO]]
  // CHECK-NEXT:  %[[DONE:.*]] = tile.mma_wait(%[[S]])
  // CHECK-NEXT:  tile.ring_release %[[K]] :
  // CHECK-NEXT:  %[[P:.*]] = tile.map (%{{.*}} = %[[DONE]]
  // CHECK:       %[[VS:.*]] = tile.ring_wait %[[V]]
  // CHECK-NEXT:  %[[O:.*]] = tile.mma %[[P]] * %[[VS]] + %[[A]]
  // CHECK-NEXT:  %[[SUM:.*]] = tile.mma_wait(%[[O]])
  // CHECK-NEXT:  tile.ring_release %[[V]] :
  // CHECK-NEXT:  scf.yield %[[SUM]]
  // CHECK:     tile.ring_release %[[Q]] :
  // CHECK-NEXT: tile.store %[[C]]
  gpu.func @chained(%q: memref<?x64xf16>, %k: memref<77x64xf16>, %v: memref<77x64xf16>, %y: memref<?x64xf32>)
      kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 256, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c77 = arith.constant 77 : index
    %rows = memref.dim %q, %c0 : memref<?x64xf16>
    tile.for_tiles (%m) in (%rows) by [64] {
      %high = arith.minsi %m, %c77 : index
      %qs = tile.load %q[%m, %c0] : memref<?x64xf16> -> !tile
      %z = tile.fill 0.0 : f32 -> !acc
      %c = tile.pipeline %c0 to %high step 64 carry(%z : !acc) load(%j) stages 2 {
        %ks = tile.load %k[%j, %c0] : memref<77x64xf16> -> !tile
        tile.yield %ks : !tile
      } load(%j) stages 3 {
        %vs = tile.load %v[%j, %c0] dims [1, 0] : memref<77x64xf16> -> !tile
        tile.yield %vs : !tile
      } compute(%j, %ks, %vs, %a) {
        %s = tile.mma %qs * %ks + %z : !tile * !tile + !acc
        %p = tile.map (%x = %s : !acc) -> !tile.frag<64x64xf16> {
          %r = arith.truncf %x : f32 to f16
          tile.yield %r : f16
        }
        %a1 = tile.mma %p * %vs + %a : !tile.frag<64x64xf16> * !tile + !acc
        tile.yield %a1 : !acc
      }
      tile.store %c, %y[%m, %c0] : !acc, memref<?x64xf32>
    }
    gpu.return
  }

  // Of other bounds than the krange nothing says that there is a step: none stands before the loop.
  // CHECK-LABEL: gpu.func @other_bounds
  // CHECK: tile.roles
  // CHECK: scf.for %{{.*}} = %{{.*}} to %c64 step %c64 {
  // CHECK: } consumers {
  // CHECK-NOT:   tile.ring_wait
  // CHECK:       scf.for
  // CHECK-NEXT:    tile.ring_wait
  gpu.func @other_bounds(%x: memref<64x64xf16>, %y: memref<64x64xf32>)
      kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 256, 1, 1>} {
    %c64 = arith.constant 64 : index
    tile.for_tiles (%m, %n) in (%c64, %c64) by [64, 64] krange(%k0, %k1) of %c64 {
      %z = tile.fill 0.0 : f32 -> !acc
      %c = tile.pipeline %k0 to %c64 step 64 carry(%z : !acc) load(%k) stages 4 {
        %xs = tile.load %x[%m, %k] : memref<64x64xf16> -> !tile
        tile.yield %xs : !tile
      } compute(%k, %xs, %a) {
        %a1 = tile.mma %xs * %xs + %a : !tile * !tile + !acc
        tile.yield %a1 : !acc
      }
      tile.store %c, %y[%m, %n] : !acc, memref<64x64xf32>
    }
    gpu.return
  }
}
