// RUN: fuse-opt %s --canonicalize --cse --loop-invariant-code-motion --control-flow-sink --canonicalize --cse | FileCheck %s

// What reads a slot stays between the wait and the release; what reads registers moves.

!ring = !tile.ring<2, !tile.staged<64x64xf16>>
!slot = !tile.staged<64x64xf16>
!acc = !tile.frag<64x64xf32>

// CHECK-LABEL: func.func @product
// CHECK:       tile.ring_wait
// CHECK-NEXT:  %[[P:.*]] = tile.mma
// CHECK-NEXT:  %[[Q:.*]] = tile.map
// CHECK:       tile.mma_wait
// CHECK:       tile.ring_release
// CHECK:       scf.if
// CHECK-NEXT:    tile.store %[[P]]
// CHECK-NEXT:    tile.store %[[Q]]
func.func @product(%ring: !ring, %a: !acc, %y: memref<64x64xf32>, %if: i1) {
  %c0 = arith.constant 0 : index
  tile.roles producers 4 {
  } consumers {
    %s = tile.ring_wait %ring : !ring -> !slot
    %p = tile.mma %s * %s + %a : !slot * !slot + !acc
    %q = tile.map (%e = %s : !slot) -> !acc {
      %f = arith.extf %e : f16 to f32
      tile.yield %f : f32
    }
    tile.mma_wait
    tile.ring_release %ring : !ring
    scf.if %if {
      tile.store %p, %y[%c0, %c0] : !acc, memref<64x64xf32>
      tile.store %q, %y[%c0, %c0] : !acc, memref<64x64xf32>
    }
  }
  return
}

// Two waits give two slots: the products are not one.
// CHECK-LABEL: func.func @slots
// CHECK:       tile.ring_wait
// CHECK-NEXT:  tile.mma
// CHECK-NEXT:  tile.ring_wait
// CHECK-NEXT:  tile.mma
func.func @slots(%ring: !ring, %a: !acc, %y: memref<64x64xf32>) {
  %c0 = arith.constant 0 : index
  tile.roles producers 4 {
  } consumers {
    %s = tile.ring_wait %ring : !ring -> !slot
    %p = tile.mma %s * %s + %a : !slot * !slot + !acc
    %t = tile.ring_wait %ring : !ring -> !slot
    %q = tile.mma %t * %t + %p : !slot * !slot + !acc
    %d = tile.mma_wait (%q) : !acc -> !acc
    tile.ring_release %ring lag 1 : !ring
    tile.ring_release %ring : !ring
    tile.store %d, %y[%c0, %c0] : !acc, memref<64x64xf32>
  }
  return
}

// Products that are alike are two, each with registers of its own; they do not leave the loop.
// CHECK-LABEL: func.func @loop
// CHECK:       scf.for
// CHECK-NEXT:    tile.ring_wait
// CHECK-NEXT:    tile.mma
// CHECK-NEXT:    tile.mma
// CHECK:         tile.ring_release
func.func @loop(%ring: !ring, %a: !acc, %y: memref<64x64xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  tile.roles producers 4 {
  } consumers {
    scf.for %i = %c0 to %n step %c1 {
      %s = tile.ring_wait %ring : !ring -> !slot
      %p = tile.mma %s * %s + %a : !slot * !slot + !acc
      %q = tile.mma %s * %s + %a : !slot * !slot + !acc
      %d:2 = tile.mma_wait (%p, %q) : !acc, !acc -> !acc, !acc
      tile.ring_release %ring : !ring
      tile.store %d#0, %y[%c0, %c0] : !acc, memref<64x64xf32>
      tile.store %d#1, %y[%c0, %c0] : !acc, memref<64x64xf32>
    }
  }
  return
}

// CHECK-LABEL: func.func @registers
// CHECK:       scf.if
// CHECK-NEXT:    tile.fill
// CHECK-NEXT:    tile.mma
// CHECK-NEXT:    tile.map
// CHECK:         tile.store
// CHECK:       tile.mma
// CHECK-NEXT:  scf.for
// CHECK-NEXT:    tile.store
func.func @registers(%x: !tile.frag<64x64xf16>, %y: memref<64x64xf32>, %a: !acc, %if: i1, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = tile.fill 0.0 : f32 -> !acc
  %p = tile.mma %x * %x + %z : !tile.frag<64x64xf16> * !tile.frag<64x64xf16> + !acc
  %q = tile.map (%e = %p : !acc) -> !acc {
    %f = arith.negf %e : f32
    tile.yield %f : f32
  }
  scf.if %if {
    tile.store %q, %y[%c0, %c0] : !acc, memref<64x64xf32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %r = tile.mma %x * %x + %a : !tile.frag<64x64xf16> * !tile.frag<64x64xf16> + !acc
    tile.store %r, %y[%c0, %c0] : !acc, memref<64x64xf32>
  }
  return
}
