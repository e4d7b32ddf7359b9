// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-thread-rings))" | FileCheck %s
// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-thread-rings,tile-thread-rings))" | FileCheck %s

!acc = !tile.frag<64x64xf32>
!slot = !tile.staged<64x64xf16>
!ring = !tile.ring<4, !tile.staged<64x64xf16>>
!aux = !tile.ring<2, !tile.staged<64x64xf16>>

gpu.module @kernels {
  // The first step of the consumers stands alone, and the loop goes on where it ends.
  // CHECK-LABEL: gpu.func @peeled
  // CHECK: %[[RING:.*]] = tile.make_ring
  // CHECK: tile.roles producers 4 {
  // CHECK-NEXT:   %[[Z:.*]] = arith.constant 0 : i32
  // CHECK-NEXT:   scf.for %{{.*}} iter_args(%[[S0:.*]] = %[[Z]], %[[P0:.*]] = %[[Z]]) -> (i32, i32) {
  // CHECK-NEXT:     %[[OUTER:.*]]:2 = scf.for %{{.*}} iter_args(%[[S:.*]] = %[[S0]], %[[P:.*]] = %[[P0]]) -> (i32, i32) {
  // CHECK-NEXT:       tile.ring_acquire %[[RING]][%[[S]], %[[P]]]
  // CHECK-NEXT:       tile.copy
  // CHECK-NEXT:       tile.ring_commit %[[RING]][%[[S]]]
  // CHECK-NEXT:       %[[S1:.*]], %[[P1:.*]] = tile.ring_advance %[[RING]][%[[S]], %[[P]]] : <4,
  // CHECK-NEXT:       scf.yield %[[S1]], %[[P1]]
  // CHECK:          scf.yield %[[OUTER]]#0, %[[OUTER]]#1
  // CHECK: } consumers {
  // CHECK-NEXT:   %[[Z:.*]] = arith.constant 0 : i32
  // CHECK-NEXT:   scf.for %{{.*}} iter_args(%[[S0:.*]] = %[[Z]], %[[P0:.*]] = %[[Z]]) -> (i32, i32) {
  // CHECK:          tile.ring_wait %[[RING]][%[[S0]], %[[P0]]]
  // CHECK-NEXT:     %[[S1:.*]], %[[P1:.*]] = tile.ring_advance %[[RING]][%[[S0]], %[[P0]]]
  // CHECK:          %[[LOOP:.*]]:3 = scf.for %{{.*}} iter_args(%{{.*}} = %{{.*}}, %[[S:.*]] = %[[S1]], %[[P:.*]] = %[[P1]])
  // CHECK:            tile.ring_wait %[[RING]][%[[S]], %[[P]]]
  // CHECK-NEXT:       %[[S2:.*]], %[[P2:.*]] = tile.ring_advance %[[RING]][%[[S]], %[[P]]]
  // CHECK:            %[[OLD:.*]] = tile.ring_behind %[[RING]][%[[S]]] by 1
  // CHECK-NEXT:       tile.ring_release %[[RING]][%[[OLD]]] lag 1
  // CHECK-NEXT:       scf.yield %{{.*}}, %[[S2]], %[[P2]]
  // CHECK:          %[[LAST:.*]] = tile.ring_behind %[[RING]][%[[LOOP]]#1] by 1
  // CHECK-NEXT:     tile.ring_release %[[RING]][%[[LAST]]] :
  // CHECK-NEXT:     scf.yield %[[LOOP]]#1, %[[LOOP]]#2
  gpu.func @peeled(%x: memref<64x64xf16>, %n: index) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %ring = tile.make_ring : !ring
    tile.roles producers 4 {
      scf.for %t = %c0 to %n step %c1 {
        scf.for %k = %c0 to %n step %c1 {
          %s = tile.ring_acquire %ring : !ring -> !slot
          tile.copy %x[%c0, %k] to %s : memref<64x64xf16>, !slot
          tile.ring_commit %ring : !ring
        }
      }
    } consumers {
      scf.for %t = %c0 to %n step %c1 {
        %z = tile.fill 0.0 : f32 -> !acc
        %s = tile.ring_wait %ring : !ring -> !slot
        %a = tile.mma %s * %s + %z : !slot * !slot + !acc
        %c = scf.for %k = %c1 to %n step %c1 iter_args(%b = %a) -> (!acc) {
          %u = tile.ring_wait %ring : !ring -> !slot
          %d = tile.mma %u * %u + %b : !slot * !slot + !acc
          tile.mma_wait pending 1
          tile.ring_release %ring lag 1 : !ring
          scf.yield %d : !acc
        }
        %e = tile.mma_wait (%c) : !acc -> !acc
        tile.ring_release %ring : !ring
      }
    }
    gpu.return
  }

  // Two loops one after the other share a ring, and a branch takes slots of another one, of which
  // there are none where it is not entered.
  // CHECK-LABEL: gpu.func @branch
  // CHECK: %[[RING:.*]] = tile.make_ring : <4
  // CHECK: %[[AUX:.*]] = tile.make_ring : <2
  // CHECK: } consumers {
  // CHECK-NEXT:   %[[Z:.*]] = arith.constant 0 : i32
  // CHECK-NEXT:   %[[FIRST:.*]]:2 = scf.for %{{.*}} iter_args(%{{.*}} = %[[Z]], %{{.*}} = %[[Z]])
  // CHECK:        scf.for %{{.*}} iter_args(%[[S:.*]] = %[[FIRST]]#0, %[[P:.*]] = %[[FIRST]]#1, %[[AS:.*]] = %[[Z]], %[[AP:.*]] = %[[Z]]) -> (i32, i32, i32, i32) {
  // CHECK:          tile.ring_wait %[[RING]][%[[S]], %[[P]]]
  // CHECK-NEXT:     %[[S1:.*]], %[[P1:.*]] = tile.ring_advance
  // CHECK:          tile.ring_release %[[RING]][%[[S]]] :
  // CHECK:          %[[IF:.*]]:2 = scf.if %{{.*}} -> (i32, i32) {
  // CHECK:            tile.ring_read %[[AUX]][%[[AS]], %[[AP]]]
  // CHECK-NEXT:       %[[AS1:.*]], %[[AP1:.*]] = tile.ring_advance %[[AUX]][%[[AS]], %[[AP]]] by 4 : <2,
  // CHECK:            scf.yield %[[AS1]], %[[AP1]]
  // CHECK-NEXT:     } else {
  // CHECK-NEXT:       scf.yield %[[AS]], %[[AP]]
  // CHECK:          scf.yield %[[S1]], %[[P1]], %[[IF]]#0, %[[IF]]#1
  gpu.func @branch(%x: memref<64x64xf16>, %y: memref<64x256xf16>, %n: index, %if: i1) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %ring = tile.make_ring : !ring
    %aux = tile.make_ring : !aux
    %z = tile.fill 0.0 : f32 -> !acc
    tile.roles producers 4 {
    } consumers {
      scf.for %t = %c0 to %n step %c1 {
        %s = tile.ring_wait %ring : !ring -> !slot
        tile.ring_release %ring : !ring
      }
      scf.for %t = %c0 to %n step %c1 {
        %s = tile.ring_wait %ring : !ring -> !slot
        tile.ring_release %ring : !ring
        scf.if %if {
          %e = tile.ring_read %aux : !aux -> !tile.frag<64x256xf16>
          tile.store %e, %y[%c0, %c0] : !tile.frag<64x256xf16>, memref<64x256xf16>
        }
      }
    }
    gpu.return
  }

  // Groups of consumers skip slots, and take turns: the parity of turns is 1 before the first, which
  // is that of group 0.
  // CHECK-LABEL: gpu.func @groups
  // CHECK: } consumers groups 2 {
  // CHECK-NEXT:   %[[Z:.*]] = arith.constant 0 : i32
  // CHECK-NEXT:   %[[GROUP:.*]] = tile.group
  // CHECK-NEXT:   %[[Z1:.*]] = arith.constant 0 : i32
  // CHECK-NEXT:   %[[IS_FIRST:.*]] = arith.cmpi eq, %[[GROUP]], %[[Z1]] : i32
  // CHECK-NEXT:   %[[TURN:.*]] = arith.extui %[[IS_FIRST]] : i1 to i32
  // CHECK-NEXT:   scf.for %{{.*}} iter_args(%[[S:.*]] = %[[Z]], %[[P:.*]] = %[[Z]], %[[T:.*]] = %[[TURN]]) -> (i32, i32, i32) {
  // CHECK-NEXT:     tile.ring_skip %[[RING:.*]], %[[N:.*]] : <4,
  // CHECK-NEXT:     %[[S1:.*]], %[[P1:.*]] = tile.ring_advance %[[RING]][%[[S]], %[[P]]] times %[[N]] : <4,
  // CHECK-NEXT:     tile.take_turn %[[RING]][%[[T]]] : <4,
  // CHECK-NEXT:     %[[ONE:.*]] = arith.constant 1 : i32
  // CHECK-NEXT:     %[[T1:.*]] = arith.xori %[[T]], %[[ONE]] : i32
  // CHECK-NEXT:     tile.ring_wait %[[RING]][%[[S1]], %[[P1]]]
  // CHECK-NEXT:     %[[S2:.*]], %[[P2:.*]] = tile.ring_advance %[[RING]][%[[S1]], %[[P1]]] : <4,
  // CHECK-NEXT:     tile.pass_turn %[[RING]] : <4,
  // CHECK-NEXT:     tile.ring_release %[[RING]][%[[S1]]]
  // CHECK-NEXT:     scf.yield %[[S2]], %[[P2]], %[[T1]]
  gpu.func @groups(%x: memref<64x64xf16>, %n: index) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %ring = tile.make_ring : !ring
    tile.roles producers 4 {
      scf.for %t = %c0 to %n step %c1 {
        %s = tile.ring_acquire %ring : !ring -> !slot
        tile.copy %x[%c0, %t] to %s : memref<64x64xf16>, !slot
        tile.ring_commit %ring : !ring
      }
    } consumers groups 2 {
      scf.for %t = %c0 to %n step %c1 {
        tile.ring_skip %ring, %n : !ring
        tile.take_turn %ring : !ring
        %s = tile.ring_wait %ring : !ring -> !slot
        tile.pass_turn %ring : !ring
        tile.ring_release %ring : !ring
      }
    }
    gpu.return
  }
}
