// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-thread-rings,tile-await-copies))" | FileCheck %s

#shared = #tile.shared<contiguous = 1, swizzle = [0, 1, 2]>
!slot = !tile.staged<64x64xf16, #shared>
!ring = !tile.ring<4, !slot, !slot>
!four = !tile.ring<4, !slot>
!two = !tile.ring<2, !slot>
!one = !tile.ring<1, !slot>
!map = !tile.ring<2, !slot>

gpu.module @kernels {
  // Copies of two rounds are under way. Rows of the first operand are odd, and tiles of it start
  // anywhere; tiles of the second start at multiples of 16 bytes, and its rows do not.
  // CHECK-LABEL: gpu.func @behind
  // CHECK-SAME:  (%[[X:[a-z0-9]*]]: memref<?x77xf16>, %[[W:[a-z0-9]*]]: memref<?x77xf16>
  // CHECK: %[[RING:.*]] = tile.make_ring
  // CHECK: tile.roles producers 4 {
  // CHECK: %[[OUTER:.*]]:5 = scf.for {{.*}} iter_args(%{{.*}} = %[[Z:.*]], %{{.*}} = %[[Z]], %{{.*}} = %[[R:.*]], %{{.*}} = %[[A:.*]], %{{.*}} = %[[B:.*]]) ->
  // CHECK: scf.for {{.*}} iter_args(%[[SLOT:.*]] = %{{.*}}, %{{.*}} = %{{.*}}, %[[ROUNDS:.*]] = %{{.*}}, %[[SKEW1:.*]] = %{{.*}}, %[[SKEW2:.*]] = %{{.*}}) ->
  // CHECK:   tile.ring_acquire %[[RING]]
  // CHECK:   %[[SKEW:.*]] = tile.skew %[[X]][%[[M:.*]], %[[K:.*]]] : memref<?x77xf16>
  // CHECK:   tile.copy %[[X]][%[[M]], %[[K]]]
  // CHECK:   tile.copy %[[W]]
  // CHECK:   tile.ring_commit %[[RING]][%[[SLOT]]]
  // CHECK:   tile.copy_commit
  // CHECK:   %[[C2:.*]] = arith.constant 2 : i32
  // CHECK:   %[[ENOUGH:.*]] = arith.cmpi eq, %[[ROUNDS]], %[[C2]]
  // CHECK:   %[[MORE:.*]] = arith.addi %[[ROUNDS]]
  // CHECK:   %[[NEXT:.*]] = arith.select %[[ENOUGH]], %[[ROUNDS]], %[[MORE]]
  // CHECK:   scf.if %[[ENOUGH]] {
  // CHECK:     %[[C0:.*]] = arith.constant 0 : i32
  // CHECK:     %[[FULL:.*]] = tile.ring_behind %[[RING]][%[[SLOT]]] by 2
  // CHECK-NEXT: tile.copy_wait pending 2
  // CHECK-NEXT: tile.copy_barrier
  // CHECK-NEXT: tile.realign tile 0 of %[[RING]][%[[FULL]]] skew %[[SKEW2]] rows %[[X]] dim 0
  // CHECK-NEXT: tile.realign tile 1 of %[[RING]][%[[FULL]]] skew %[[C0]] rows %[[W]] dim 0
  // CHECK-NEXT: tile.ring_arrive %[[RING]][%[[FULL]]]
  // CHECK-NEXT: }
  // CHECK:   %[[S1:.*]], %[[P1:.*]] = tile.ring_advance
  // CHECK:   scf.yield %[[S1]], %[[P1]], %[[NEXT]], %[[SKEW]], %[[SKEW1]]

  // Two rounds without copies hand over what is still under way.
  // CHECK: scf.for {{.*}} iter_args(%[[SLOT:.*]] = %[[OUTER]]#0, %[[PARITY:.*]] = %[[OUTER]]#1, %{{.*}} = %[[OUTER]]#2, %{{.*}} = %[[OUTER]]#3, %[[SKEW2:.*]] = %[[OUTER]]#4)
  // CHECK:   tile.copy_commit
  // CHECK:   scf.if
  // CHECK:     tile.ring_behind %[[RING]][%[[SLOT]]] by 2
  // CHECK:     tile.realign tile 0 of {{.*}} skew %[[SKEW2]]
  // CHECK:     tile.ring_arrive
  // CHECK:   tile.ring_advance %[[RING]][%[[SLOT]], %[[PARITY]]]
  // CHECK: } consumers {
  gpu.func @behind(%x: memref<?x77xf16>, %w: memref<?x77xf16>, %n: index) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %ring = tile.make_ring : !ring
    tile.roles producers 4 {
      scf.for %t = %c0 to %n step %c1 {
        scf.for %k = %c0 to %n step %c64 {
          %s:2 = tile.ring_acquire %ring : !ring -> !slot, !slot
          tile.copy %x[%t, %k] to %s#0 via(#tile.async_copy<16, realigned = true>) : memref<?x77xf16>, !slot
          tile.copy %w[%c0, %k] to %s#1 via(#tile.async_copy<16, realigned = true>) : memref<?x77xf16>, !slot
          tile.ring_commit %ring : !ring
        }
      }
    } consumers {
    }
    gpu.return
  }

  // Of two slots the one that was filled is handed over at once.
  // CHECK-LABEL: gpu.func @at_once
  // CHECK: scf.for {{.*}} iter_args(%[[SLOT:.*]] = %{{.*}}, %{{.*}} = %{{.*}}) -> (i32, i32) {
  // CHECK:   tile.ring_commit
  // CHECK-NEXT: tile.copy_commit
  // CHECK-NEXT: tile.copy_wait{{$}}
  // CHECK-NEXT: tile.ring_arrive %{{.*}}[%[[SLOT]]]
  // CHECK-NEXT: tile.ring_advance
  // CHECK-NOT: scf.for
  // CHECK: } consumers {
  gpu.func @at_once(%x: memref<?x72xf16>, %n: index) kernel {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %ring = tile.make_ring : !two
    tile.roles producers 4 {
      scf.for %k = %c0 to %n step %c64 {
        %s = tile.ring_acquire %ring : !two -> !slot
        tile.copy %x[%c0, %k] to %s via(#tile.async_copy<16>) : memref<?x72xf16>, !slot
        tile.ring_commit %ring : !two
      }
    } consumers {
    }
    gpu.return
  }

  // So is the only one.
  // CHECK-LABEL: gpu.func @one_slot
  // CHECK:   tile.copy_commit
  // CHECK-NEXT: tile.copy_wait{{$}}
  // CHECK-NEXT: tile.ring_arrive
  gpu.func @one_slot(%x: memref<?x72xf16>, %n: index) kernel {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %ring = tile.make_ring : !one
    tile.roles producers 4 {
      scf.for %k = %c0 to %n step %c64 {
        %s = tile.ring_acquire %ring : !one -> !slot
        tile.copy %x[%c0, %k] to %s via(#tile.async_copy<16>) : memref<?x72xf16>, !slot
        tile.ring_commit %ring : !one
      }
    } consumers {
    }
    gpu.return
  }

  // Consumers that hold three slots of four wait for the second while the producers wait for the first.
  // CHECK-LABEL: gpu.func @held
  // CHECK: scf.for
  // CHECK:   scf.if
  // CHECK:     tile.ring_behind %{{.*}} by 1
  // CHECK-NEXT: tile.copy_wait pending 1
  // CHECK: } consumers {
  gpu.func @held(%x: memref<?x72xf16>, %n: index) kernel {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %ring = tile.make_ring : !four
    tile.roles producers 4 {
      scf.for %k = %c0 to %n step %c64 {
        %s = tile.ring_acquire %ring : !four -> !slot
        tile.copy %x[%c0, %k] to %s via(#tile.async_copy<16>) : memref<?x72xf16>, !slot
        tile.ring_commit %ring : !four
      }
    } consumers {
      %a = tile.ring_wait %ring : !four -> !slot
      %b = tile.ring_wait %ring : !four -> !slot
      scf.for %k = %c0 to %n step %c64 {
        %c = tile.ring_wait %ring : !four -> !slot
        tile.ring_release %ring lag 2 : !four
      }
      tile.ring_release %ring lag 1 : !four
      tile.ring_release %ring : !four
    }
    gpu.return
  }

  // A tensor map says itself when it is done.
  // CHECK-LABEL: gpu.func @by_map
  // CHECK: tile.ring_commit
  // CHECK-NEXT: tile.ring_advance
  gpu.func @by_map(%x: memref<?x72xf16>, %n: index) kernel {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %ring = tile.make_ring : !map
    tile.roles producers 4 {
      scf.for %k = %c0 to %n step %c64 {
        %s = tile.ring_acquire %ring : !map -> !slot
        tile.copy %x[%c0, %k] to %s via(#tile.tensor_map<box = [64, 64], swizzle = 128>) : memref<?x72xf16>, !slot
        tile.ring_commit %ring : !map
      }
    } consumers {
    }
    gpu.return
  }
}
