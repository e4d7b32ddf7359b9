// RUN: fuse-opt %s --loop-invariant-code-motion | FileCheck %s --check-prefix=LICM
// RUN: fuse-opt %s --control-flow-sink | FileCheck %s --check-prefix=SINK
// RUN: fuse-opt %s --sccp --canonicalize --cse | FileCheck %s --check-prefix=FOLD

// Upstream passes see loops and roles: what no step changes leaves a loop, loads, slots and products
// stay, and nothing moves into what may run again and again.

!x = !tile.staged<64x32xf16>
!acc = !tile.frag<64x64xf32>

// LICM-LABEL: func.func @loops
// LICM-DAG:     arith.addi
// LICM-DAG:     tile.fill
// LICM:         tile.for_tiles
// LICM-NOT:       tile.fill
// LICM:           tile.pipeline
// LICM:             tile.load
// LICM:             tile.load
// LICM:           compute
// LICM:             tile.mma
// LICM:           tile.store

// SINK-LABEL: func.func @loops
// SINK:         arith.muli
// SINK:         tile.for_tiles

// FOLD-LABEL: func.func @loops
// FOLD:         tile.for_tiles
// FOLD:           tile.pipeline
// FOLD:             tile.mma %{{.*}} * %{{.*}} + %
// FOLD:           tile.store
func.func @loops(%x: memref<?x128xf16>, %w: memref<256x128xf16>, %y: memref<?x256xf32>, %M: index) {
  %c0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %c256 = arith.constant 256 : index
  %used = arith.muli %M, %M : index
  tile.for_tiles (%m, %n) in (%M, %c256) by [64, 64] {
    %z = tile.fill 0.0 : f32 -> !acc
    %c = tile.pipeline %c0 to %c128 step 32 carry(%z : !acc) load(%k) stages 2 {
      %more = arith.addi %used, %M : index
      %at = arith.addi %m, %more : index
      %xs = tile.load %x[%at, %k] : memref<?x128xf16> -> !x
      %ws = tile.load %w[%n, %k] : memref<256x128xf16> -> !x
      tile.yield %xs, %ws : !x, !x
    } compute(%k, %xs, %ws, %a) {
      %a1 = tile.mma %xs * %ws + %a : !x * !x + !acc
      tile.yield %a1 : !acc
    }
    tile.store %c, %y[%m, %n] : !acc, memref<?x256xf32>
  }
  return
}

// What one role asks for moves into it; a ring, which both share, stays.

// SINK-LABEL: func.func @roles
// SINK-NOT:     arith.muli
// SINK:         tile.make_ring
// SINK:         tile.roles
// SINK:           arith.muli
// SINK:           tile.ring_acquire
// SINK:         consumers
// SINK:           tile.ring_wait
// SINK:           tile.mma
// SINK:           tile.ring_release

// LICM-LABEL: func.func @roles
// LICM:         tile.ring_acquire
// LICM:         tile.copy
// LICM:         tile.ring_commit
// LICM:         tile.ring_wait
// LICM:         tile.mma
// LICM:         tile.ring_release

// FOLD-LABEL: func.func @roles
// FOLD:         tile.make_ring
// FOLD:         tile.ring_acquire
// FOLD:         tile.ring_commit
// FOLD:         tile.ring_wait
// FOLD:         tile.ring_release
func.func @roles(%x: memref<?x128xf16>, %y: memref<64x64xf32>, %M: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %row = arith.muli %M, %M : index
  %ring = tile.make_ring : !tile.ring<2, !x>
  tile.roles producers 4 {
    %at = arith.addi %row, %M : index
    scf.for %i = %c0 to %M step %c1 {
      %s = tile.ring_acquire %ring : !tile.ring<2, !x> -> !x
      tile.copy %x[%at, %c0] to %s : memref<?x128xf16>, !x
      tile.ring_commit %ring : !tile.ring<2, !x>
    }
  } consumers {
    %z = tile.fill 0.0 : f32 -> !acc
    %c = scf.for %i = %c0 to %M step %c1 iter_args(%a = %z) -> !acc {
      %s = tile.ring_wait %ring : !tile.ring<2, !x> -> !x
      %a1 = tile.mma %s * %s + %a : !x * !x + !acc
      tile.ring_release %ring : !tile.ring<2, !x>
      scf.yield %a1 : !acc
    }
    tile.store %c, %y[%c0, %c0] : !acc, memref<64x64xf32>
  }
  return
}
