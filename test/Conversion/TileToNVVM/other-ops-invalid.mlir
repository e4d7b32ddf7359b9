// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-distribute,tile-allocate-shared,tile-to-nvvm))" -split-input-file -verify-diagnostics

// Tiles, rings and memory are taken by tile ops, scf.for and scf.if: of a tile a thread has numbers, of a ring nothing.

#schedule = #fuse.elementwise<tile = [4, 64], warps = [4, 1]>
#rows = #tile.layout<register (d1, 2, 1) lane (d1, 32, 2) warp (d0, 4, 1)>
!tile = !tile.frag<4x64xf32, #rows>
gpu.module @chosen_tile [#nvvm.target<chip = "sm_80">] {
  gpu.func @k(%x: memref<4x64xf32>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    %b = gpu.block_id x
    %first = arith.cmpi eq, %b, %c0 : index
    %p = tile.fill 1.0 : f32 -> !tile
    %q = tile.fill 2.0 : f32 -> !tile
    // expected-error @below {{in a kernel takes or gives '!tile.frag<4x64xf32, #tile.layout<register (d1, 2, 1) lane (d1, 32, 2) warp (d0, 4, 1)>>', which only tile ops do, scf.for and scf.if}}
    %r = arith.select %first, %p, %q : !tile
    tile.store %r, %x[%c0, %c0] via(#tile.vector<2>) in_bounds [true, true] : !tile, memref<4x64xf32>
    gpu.return
  }
}

// -----

#schedule = #fuse.elementwise<tile = [4, 64], warps = [4, 1]>
#rows = #tile.layout<register (d1, 2, 1) lane (d1, 32, 2) warp (d0, 4, 1)>
!tile = !tile.frag<4x64xf32, #rows>
gpu.module @tile_of_nothing [#nvvm.target<chip = "sm_80">] {
  gpu.func @k(%x: memref<4x64xf32>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    // expected-error @below {{which only tile ops do, scf.for and scf.if}}
    %r = builtin.unrealized_conversion_cast %c0 : index to !tile
    tile.store %r, %x[%c0, %c0] via(#tile.vector<2>) in_bounds [true, true] : !tile, memref<4x64xf32>
    gpu.return
  }
}

// -----

#schedule = #fuse.elementwise<tile = [4, 64], warps = [4, 1]>
gpu.module @other_memory [#nvvm.target<chip = "sm_80">] {
  gpu.func @k(%x: memref<4x64xf32>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 128, 1, 1>} {
    // expected-error @below {{in a kernel takes or gives 'memref<4x64xf32>', which only tile ops do, scf.for and scf.if}}
    %r = memref.cast %x : memref<4x64xf32> to memref<?x64xf32>
    gpu.return
  }
}

// -----

#schedule = #fuse.elementwise<tile = [4, 64], warps = [4, 1]>
#shared = #tile.shared<contiguous = 1, swizzle = []>
!ring = !tile.ring<2, !tile.staged<64x32xf16, #shared>>
gpu.module @carried_ring [#nvvm.target<chip = "sm_80">] {
  gpu.func @k(%x: memref<4x64xf32>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %ring = tile.make_ring : !ring
    %r = scf.for %i = %c0 to %c1 step %c1 iter_args(%q = %ring) -> (!ring) {
      // expected-error @below {{in a kernel takes or gives '!tile.ring<2, !tile.staged<64x32xf16, #tile.shared<contiguous = 1, swizzle = []>>>', which only tile ops do}}
      scf.yield %ring : !ring
    }
    gpu.return
  }
}

// -----

#schedule = #fuse.elementwise<tile = [4, 64], warps = [4, 1]>
gpu.module @outside_of_maps [#nvvm.target<chip = "sm_80">] {
  gpu.func @k(%x: memref<4x64xf32>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 128, 1, 1>} {
    %f = arith.constant 1.0 : f32
    // expected-error @below {{cannot be lowered inside a tile kernel}}
    %r = fuse.gelu tanh %f : f32
    gpu.return
  }
}

// -----

#schedule = #fuse.elementwise<tile = [4, 64], warps = [4, 1]>
gpu.module @blocks [#nvvm.target<chip = "sm_80">] {
  // expected-error @below {{branches between blocks; tile kernels have one, with scf.for and scf.if in it}}
  gpu.func @k(%x: memref<4x64xf32>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 128, 1, 1>} {
    cf.br ^end
  ^end:
    gpu.return
  }
}

// -----

#schedule = #fuse.elementwise<tile = [4, 64], warps = [4, 1]>
#rows = #tile.layout<register (d1, 2, 1) lane (d1, 32, 2) warp (d0, 4, 1)>
#others = #tile.layout<register (d0, 2, 1) lane (d1, 32, 1) warp (d1, 2, 32) (d0, 2, 2)>
gpu.module @odd_bits [#nvvm.target<chip = "sm_80">] {
  gpu.func @k(%x: memref<4x64xf32>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 128, 1, 1>} {
    %a = tile.fill 0 : i4 -> !tile.frag<4x64xi4, #rows>
    // expected-error @below {{moves elements of 1, 8, 16, 32 or 64 bits, got 'i4'}}
    %b = tile.convert_layout %a : !tile.frag<4x64xi4, #rows> -> !tile.frag<4x64xi4, #others>
    gpu.return
  }
}

// -----

// Sums of a cluster meet where warps have roles.

#schedule = #fuse.elementwise<tile = [8, 64], warps = [4, 1]>
#rows = #tile.layout<register (d1, 2, 1) (d0, 2, 4) lane (d1, 32, 2) warp (d0, 4, 1)>
#part = #tile.layout<register (d1, 2, 1) lane (d1, 32, 2) warp (d0, 4, 1)>
!tile = !tile.frag<8x64xf32, #rows>
!part = !tile.frag<4x64xf32, #part>
gpu.module @combined_by_all [#nvvm.target<chip = "sm_90a">] {
  gpu.func @k(%x: memref<4x64xf32>) kernel attributes {fuse.schedule = #schedule, known_block_size = array<i32: 128, 1, 1>} {
    %z = tile.fill 0.0 : f32 -> !tile
    // expected-error @below {{is lowered in kernels whose warps have roles, of targets with clusters}}
    tile.combine_rows %row (%p = %z : !tile to !part) {
      tile.store %p, %x[%row, %row] via(#tile.vector<2>) : !part, memref<4x64xf32>
    }
    gpu.return
  }
}
