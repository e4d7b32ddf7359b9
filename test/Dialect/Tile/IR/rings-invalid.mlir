// RUN: fuse-opt %s -split-input-file -verify-diagnostics -o /dev/null

// The protocol of rings: which role does what, one commit for each acquire, every slot released once
// and in order, nothing read after the release.

!ring = !tile.ring<2, !tile.staged<64x64xf16>>
!slot = !tile.staged<64x64xf16>

func.func @no_role(%ring: !ring) {
  // expected-error @below {{is for the producers of a tile.roles}}
  tile.ring_commit %ring : !ring
  return
}

// -----

!ring = !tile.ring<2, !tile.staged<64x64xf16>>
!slot = !tile.staged<64x64xf16>

func.func @producer_waits(%ring: !ring) {
  tile.roles producers 4 {
    // expected-error @below {{is for the consumers of a tile.roles}}
    %s = tile.ring_wait %ring : !ring -> !slot
  } consumers {
  }
  return
}

// -----

!ring = !tile.ring<2, !tile.staged<64x64xf16>>
!slot = !tile.staged<64x64xf16>

func.func @consumer_acquires(%ring: !ring) {
  tile.roles producers 4 {
  } consumers {
    // expected-error @below {{is for the producers of a tile.roles}}
    %s = tile.ring_acquire %ring : !ring -> !slot
  }
  return
}

// -----

!ring = !tile.ring<2, !tile.staged<64x64xf16>>
!slot = !tile.staged<64x64xf16>

func.func @no_commit(%ring: !ring, %x: memref<64x64xf16>, %i: index) {
  tile.roles producers 4 {
    // expected-error @below {{takes a slot that its block does not hand over: one tile.ring_commit is wanted for each tile.ring_acquire}}
    %s = tile.ring_acquire %ring : !ring -> !slot
    tile.copy %x[%i, %i] to %s : memref<64x64xf16>, !slot
  } consumers {
  }
  return
}

// -----

!ring = !tile.ring<2, !tile.staged<64x64xf16>>
!slot = !tile.staged<64x64xf16>

func.func @two_commits(%ring: !ring, %x: memref<64x64xf16>, %i: index) {
  tile.roles producers 4 {
    %s = tile.ring_acquire %ring : !ring -> !slot
    tile.copy %x[%i, %i] to %s : memref<64x64xf16>, !slot
    tile.ring_commit %ring : !ring
    // expected-error @below {{hands over no slot}}
    tile.ring_commit %ring : !ring
  } consumers {
  }
  return
}

// -----

!ring = !tile.ring<2, !tile.staged<64x64xf16>>
!slot = !tile.staged<64x64xf16>

func.func @two_acquires(%ring: !ring, %x: memref<64x64xf16>, %i: index) {
  tile.roles producers 4 {
    %s = tile.ring_acquire %ring : !ring -> !slot
    // expected-error @below {{takes a slot before tile.ring_commit has handed over the last}}
    %t = tile.ring_acquire %ring : !ring -> !slot
    tile.copy %x[%i, %i] to %s : memref<64x64xf16>, !slot
    tile.ring_commit %ring : !ring
  } consumers {
  }
  return
}

// -----

!ring = !tile.ring<2, !tile.staged<64x64xf16>>
!slot = !tile.staged<64x64xf16>

func.func @empty_tile(%ring: !ring) {
  tile.roles producers 4 {
    // expected-error @below {{takes a slot whose tile #0 no tile.copy fills before the commit}}
    %s = tile.ring_acquire %ring : !ring -> !slot
    tile.ring_commit %ring : !ring
  } consumers {
  }
  return
}

// -----

!ring = !tile.ring<2, !tile.staged<64x64xf16>>
!slot = !tile.staged<64x64xf16>

func.func @late_copy(%ring: !ring, %x: memref<64x64xf16>, %i: index) {
  tile.roles producers 4 {
    %s = tile.ring_acquire %ring : !ring -> !slot
    tile.copy %x[%i, %i] to %s : memref<64x64xf16>, !slot
    tile.ring_commit %ring : !ring
    // expected-error @below {{fills no slot that a tile.ring_acquire of its block has taken and no tile.ring_commit handed over}}
    tile.copy %x[%i, %i] to %s : memref<64x64xf16>, !slot
  } consumers {
  }
  return
}

// -----

!ring = !tile.ring<2, !tile.staged<64x64xf16>>
!slot = !tile.staged<64x64xf16>

func.func @filled_twice(%ring: !ring, %x: memref<64x64xf16>, %i: index) {
  tile.roles producers 4 {
    %s = tile.ring_acquire %ring : !ring -> !slot
    tile.copy %x[%i, %i] to %s : memref<64x64xf16>, !slot
    // expected-error @below {{fills a tile that another tile.copy fills}}
    tile.copy %x[%i, %i] to %s : memref<64x64xf16>, !slot
    tile.ring_commit %ring : !ring
  } consumers {
  }
  return
}

// -----

!ring = !tile.ring<2, !tile.staged<64x64xf16>>
!slot = !tile.staged<64x64xf16>

func.func @never_released(%ring: !ring) {
  tile.roles producers 4 {
  } consumers {
    // expected-error @below {{gives a slot that is never released: 1 of its ring are in hand at the end of the consumers}}
    %s = tile.ring_wait %ring : !ring -> !slot
  }
  return
}

// -----

!ring = !tile.ring<2, !tile.staged<64x64xf16>>

func.func @nothing_to_release(%ring: !ring) {
  tile.roles producers 4 {
  } consumers {
    // expected-error @below {{releases a slot that no tile.ring_wait has given, or that is released}}
    tile.ring_release %ring : !ring
  }
  return
}

// -----

!ring = !tile.ring<2, !tile.staged<64x64xf16>>
!slot = !tile.staged<64x64xf16>

func.func @lag(%ring: !ring) {
  tile.roles producers 4 {
  } consumers {
    %s = tile.ring_wait %ring : !ring -> !slot
    // expected-error @below {{has lag 7, but the oldest slot not released is that of lag 0; slots are released in order}}
    tile.ring_release %ring lag 7 : !ring
  }
  return
}

// -----

!ring = !tile.ring<2, !tile.staged<64x64xf16>>
!slot = !tile.staged<64x64xf16>

func.func @more_waits_than_slots(%ring: !ring) {
  tile.roles producers 4 {
  } consumers {
    %s = tile.ring_wait %ring : !ring -> !slot
    %t = tile.ring_wait %ring : !ring -> !slot
    // expected-error @below {{would never end: all 2 slots of the ring are waited for and none of them released}}
    %u = tile.ring_wait %ring : !ring -> !slot
  }
  return
}

// -----

!ring = !tile.ring<2, !tile.staged<64x64xf16>>
!slot = !tile.staged<64x64xf16>

func.func @unbalanced_loop(%ring: !ring, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  tile.roles producers 4 {
  } consumers {
    // expected-error @below {{has a region that leaves 1 slots of a ring unreleased and finds 0}}
    scf.for %i = %c0 to %n step %c1 {
      %s = tile.ring_wait %ring : !ring -> !slot
    }
  }
  return
}

// -----

!ring = !tile.ring<2, !tile.staged<64x64xf16>>
!slot = !tile.staged<64x64xf16>
!acc = !tile.frag<64x64xf32>

func.func @read_after_release(%ring: !ring, %a: !acc) {
  tile.roles producers 4 {
  } consumers {
    %s = tile.ring_wait %ring : !ring -> !slot
    tile.ring_release %ring : !ring
    // expected-error @below {{reads a slot that may be released already}}
    %b = tile.mma %s * %s + %a : !slot * !slot + !acc
  }
  return
}

// -----

!ring = !tile.ring<2, !tile.staged<64x64xf16>>
!slot = !tile.staged<64x64xf16>
!acc = !tile.frag<64x64xf32>

// In the second round the slot of the first wait is released.
func.func @read_in_a_later_round(%ring: !ring, %a: !acc, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  tile.roles producers 4 {
  } consumers {
    %s = tile.ring_wait %ring : !ring -> !slot
    scf.for %i = %c0 to %n step %c1 {
      %t = tile.ring_wait %ring : !ring -> !slot
      // expected-error @below {{reads a slot that may be released already}}
      %b = tile.mma %s * %s + %a : !slot * !slot + !acc
      tile.ring_release %ring lag 1 : !ring
    }
    tile.ring_release %ring : !ring
  }
  return
}

// -----

!ring = !tile.ring<2, !tile.staged<64x64xf16>>
!slot = !tile.staged<64x64xf16>

func.func @slot_of_no_ring() {
  %c2 = arith.constant 2 : i32
  %ring = tile.make_ring : !ring
  // expected-error @below {{names slot 2 of a ring of 2}}
  %s = tile.ring_slot %ring[%c2] : !ring -> !slot
  return
}

// -----

!ring = !tile.ring<2, !tile.staged<64x64xf16>>
!slot = !tile.staged<64x64xf16>

func.func @slot_of_a_shared_ring(%n: i32) {
  %ring = tile.make_ring : !ring
  // expected-error @below {{names a slot of a ring that roles share, where slots pass in order}}
  %s = tile.ring_slot %ring[%n] : !ring -> !slot
  tile.roles producers 4 {
  } consumers {
    %t = tile.ring_wait %ring : !ring -> !slot
    // expected-note @below {{the other use}}
    tile.ring_release %ring : !ring
  }
  return
}

// -----

!ring = !tile.ring<2, !tile.staged<64x64xf16>>

func.func @other_tiles(%n: i32) {
  %ring = tile.make_ring : !ring
  // expected-error @below {{gives the tiles of a slot of}}
  %s = tile.ring_slot %ring[%n] : !ring -> !tile.staged<32x64xf16>
  return
}

// -----

!ring = !tile.ring<2, !tile.staged<64x64xf16>>
!slot = !tile.staged<64x64xf16>

func.func @some_named(%ring: !ring, %s: i32) {
  tile.roles producers 4 {
  } consumers {
    // expected-note @below {{one that does}}
    %t = tile.ring_wait %ring[%s, %s] : !ring -> !slot
    // expected-error @below {{does not name its slot, and others do; tile-thread-rings names those of all}}
    tile.ring_release %ring : !ring
  }
  return
}

// -----

!ring = !tile.ring<2, !tile.staged<64x64xf16>>
!slot = !tile.staged<64x64xf16>

func.func @no_parity(%ring: !ring, %s: i32) {
  tile.roles producers 4 {
  } consumers {
    // expected-error @below {{names a slot or the parity of a round; it wants both or neither}}
    %t = tile.ring_wait %ring[%s, ] : !ring -> !slot
    tile.ring_release %ring[%s] : !ring
  }
  return
}

// -----

!ring = !tile.ring<2, !tile.staged<64x64xf16>>

func.func @consumer_arrives(%ring: !ring, %s: i32) {
  tile.roles producers 4 {
  } consumers {
    // expected-error @below {{is for the producers of a tile.roles}}
    tile.ring_arrive %ring[%s] : !ring
  }
  return
}

// -----

!ring = !tile.ring<2, !tile.staged<64x64xf16>>

func.func @no_such_tile(%ring: !ring, %s: i32, %x: memref<64x64xf16>) {
  tile.roles producers 4 {
    // expected-error @below {{is of tile 1 of slots of 1}}
    tile.realign tile 1 of %ring[%s] skew %s rows %x dim 0 : !ring, memref<64x64xf16>
  } consumers {
  }
  return
}

// -----

!ring = !tile.ring<2, !tile.staged<64x64xf16>>

func.func @no_such_dimension(%ring: !ring, %s: i32, %x: memref<64x64xf16>) {
  tile.roles producers 4 {
    // expected-error @below {{has rows along dimension 2 of 'memref<64x64xf16>'}}
    tile.realign tile 0 of %ring[%s] skew %s rows %x dim 2 : !ring, memref<64x64xf16>
  } consumers {
  }
  return
}

// -----

func.func @too_few_indices(%x: memref<64x64xf16>, %i: index) {
  // expected-error @below {{has 1 indices into 'memref<64x64xf16>'}}
  %s = tile.skew %x[%i] : memref<64x64xf16>
  return
}
